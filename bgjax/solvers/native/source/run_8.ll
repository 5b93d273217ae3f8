; sources 968cc8c22a9689bb7b7673035a8ecd1cc79199e1336468c33456cc330ff10705
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [8 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.bg_values = type { ptr, i64 }
define range(i64 0, 3) i64 @bg_advance_8(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca [32 x double], align 16
  %6 = alloca <8 x double>, align 8
  %7 = alloca [16 x <8 x double>], align 16
  %8 = alloca [16 x <8 x double>], align 16
  %9 = alloca <8 x double>, align 8
  %10 = alloca <8 x double>, align 8
  %11 = alloca <8 x double>, align 8
  %12 = alloca <8 x double>, align 8
  %13 = alloca <8 x double>, align 8
  %14 = alloca <8 x double>, align 8
  %15 = alloca <8 x double>, align 8
  %16 = alloca <8 x double>, align 8
  %17 = alloca <8 x double>, align 8
  %18 = alloca [8 x i32], align 16
  %19 = alloca <8 x double>, align 8
  %20 = alloca <8 x double>, align 8
  %21 = alloca <8 x double>, align 8
  %22 = alloca [9 x ptr], align 16
  %23 = alloca [6 x double], align 16
  %24 = alloca <8 x double>, align 8
  %25 = tail call i32 @bg_float_mode() #13
  %26 = tail call i32 @bg_plain_mode() #13
  tail call void @bg_set_float_mode(i32 noundef %26) #13
  %27 = load i64, ptr %2, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %39
29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 1400
  %31 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %30) #14
  store i64 1, ptr %2, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %34
34:
  %35 = phi i64 [ 0, %29 ], [ %37, %34 ]
  %36 = getelementptr inbounds nuw %struct.bg_lane, ptr %33, i64 %35
  store i64 -1, ptr %36, align 8
  %37 = add nuw nsw i64 %35, 1
  %38 = icmp eq i64 %37, 8
  br i1 %38, label %39, label %34
39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %41 = icmp sgt i64 %3, 0
  br i1 %41, label %42, label %2868
42:
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 1352
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 1360
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 1200
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  %62 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %64 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 1376
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 1368
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %87 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %88 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %89 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %90 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %91 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %92 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %93 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %94 = getelementptr inbounds nuw i8, ptr %22, i64 64
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 1256
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 1232
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 1192
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 1224
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 1208
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  %119 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  %120 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %126 = getelementptr inbounds nuw i8, ptr %2, i64 1176
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %131 = getelementptr inbounds nuw i8, ptr %2, i64 1328
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 1344
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %135 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %141 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %145
145:
  %146 = phi i64 [ 0, %42 ], [ %2866, %2865 ]
  br label %147
147:
  %148 = phi i64 [ 0, %145 ], [ %466, %465 ]
  %149 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = icmp slt i64 %150, 0
  br i1 %151, label %465, label %152
152:
  %153 = getelementptr inbounds nuw i8, ptr %149, i64 32
  %154 = load i64, ptr %153, align 8
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %156, label %163
156:
  %157 = getelementptr inbounds nuw i8, ptr %149, i64 64
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %149, i64 96
  %160 = load double, ptr %159, align 8
  %161 = fcmp olt double %158, %160
  br i1 %161, label %465, label %162
162:
  store i64 1, ptr %153, align 8
  br label %163
163:
  %164 = phi i64 [ 1, %162 ], [ %154, %152 ]
  %165 = load ptr, ptr %44, align 8
  %166 = load ptr, ptr %45, align 8
  %167 = load i64, ptr %46, align 8
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %382, label %169
169:
  %170 = load ptr, ptr %47, align 8
  %171 = icmp eq ptr %170, null
  br i1 %171, label %382, label %172
172:
  %173 = load i64, ptr %48, align 8
  %174 = load ptr, ptr %49, align 8
  %175 = getelementptr double, ptr %165, i64 %148
  %176 = icmp sgt i64 %173, 0
  br i1 %176, label %177, label %189
177:
  %178 = phi i64 [ %185, %177 ], [ 0, %172 ]
  %179 = getelementptr <8 x double>, ptr %175, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fadd double %180, 0.000000e+00
  %182 = insertelement <8 x double> poison, double %181, i64 0
  %183 = shufflevector <8 x double> %182, <8 x double> poison, <8 x i32> zeroinitializer
  %184 = getelementptr inbounds nuw <8 x double>, ptr %174, i64 %178
  store <8 x double> %183, ptr %184, align 8
  %185 = add nuw nsw i64 %178, 1
  %186 = icmp eq i64 %185, %173
  br i1 %186, label %187, label %177
187:
  %188 = load i64, ptr %48, align 8
  br label %189
189:
  %190 = phi i64 [ %188, %187 ], [ %173, %172 ]
  %191 = load i64, ptr %50, align 8
  %192 = mul nsw i64 %191, %190
  %193 = load ptr, ptr %51, align 8
  %194 = getelementptr double, ptr %166, i64 %148
  %195 = icmp sgt i64 %192, 0
  br i1 %195, label %196, label %208
196:
  %197 = phi i64 [ %204, %196 ], [ 0, %189 ]
  %198 = getelementptr <8 x double>, ptr %194, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = fadd double %199, 0.000000e+00
  %201 = insertelement <8 x double> poison, double %200, i64 0
  %202 = shufflevector <8 x double> %201, <8 x double> poison, <8 x i32> zeroinitializer
  %203 = getelementptr inbounds nuw <8 x double>, ptr %193, i64 %197
  store <8 x double> %202, ptr %203, align 8
  %204 = add nuw nsw i64 %197, 1
  %205 = icmp eq i64 %204, %192
  br i1 %205, label %206, label %196
206:
  %207 = load ptr, ptr %51, align 8
  br label %208
208:
  %209 = phi ptr [ %207, %206 ], [ %193, %189 ]
  %210 = load ptr, ptr %49, align 8
  store ptr %210, ptr %44, align 8
  store ptr %209, ptr %45, align 8
  %211 = getelementptr inbounds nuw i8, ptr %149, i64 8
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i64 %212, 0
  br i1 %213, label %216, label %214
214:
  store ptr %165, ptr %44, align 8
  store ptr %166, ptr %45, align 8
  %215 = load i64, ptr %153, align 8
  br label %382
216:
  %217 = phi i64 [ %380, %378 ], [ %212, %208 ]
  %218 = phi i64 [ %379, %378 ], [ 0, %208 ]
  %219 = load i64, ptr %0, align 8
  %220 = load i64, ptr %52, align 8
  %221 = load i64, ptr %53, align 8
  %222 = load i64, ptr %54, align 8
  %223 = load ptr, ptr %55, align 8
  %224 = load i64, ptr %149, align 8
  %225 = load i64, ptr %56, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #15
  %226 = load ptr, ptr %57, align 8
  %227 = load i64, ptr %58, align 8
  %228 = mul nsw i64 %227, %224
  %229 = getelementptr inbounds double, ptr %226, i64 %228
  %230 = add nsw i64 %217, -1
  br label %231
231:
  %232 = phi i64 [ 0, %216 ], [ %238, %231 ]
  %233 = getelementptr inbounds nuw double, ptr %24, i64 %232
  %234 = add nuw nsw i64 %232, %218
  %235 = call i64 @llvm.smin.i64(i64 %234, i64 %230)
  %236 = getelementptr double, ptr %229, i64 %235
  %237 = load double, ptr %236, align 8
  store double %237, ptr %233, align 8
  %238 = add nuw nsw i64 %232, 1
  %239 = icmp eq i64 %238, 8
  br i1 %239, label %240, label %231
240:
  %241 = add nsw i64 %220, %219
  %242 = mul i64 %224, %241
  %243 = mul i64 %242, %225
  %244 = getelementptr inbounds double, ptr %223, i64 %243
  %245 = load ptr, ptr %59, align 8
  %246 = icmp sgt i64 %241, 0
  br label %247
247:
  %248 = phi i64 [ 0, %240 ], [ %256, %255 ]
  %249 = getelementptr inbounds nuw double, ptr %245, i64 %248
  br i1 %246, label %250, label %255
250:
  %251 = add nuw nsw i64 %248, %218
  %252 = call i64 @llvm.smin.i64(i64 %251, i64 %230)
  %253 = mul nsw i64 %252, %241
  %254 = getelementptr double, ptr %244, i64 %253
  br label %264
255:
  %256 = add nuw nsw i64 %248, 1
  %257 = icmp eq i64 %256, 8
  br i1 %257, label %258, label %247
258:
  %259 = shl nsw i64 %221, 1
  %260 = add nsw i64 %259, %241
  %261 = add nsw i64 %260, %222
  %262 = load i64, ptr %50, align 8
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %299, label %271
264:
  %265 = phi i64 [ 0, %250 ], [ %269, %264 ]
  %266 = getelementptr double, ptr %254, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = getelementptr inbounds nuw <8 x double>, ptr %249, i64 %265
  store double %267, ptr %268, align 8
  %269 = add nuw nsw i64 %265, 1
  %270 = icmp eq i64 %269, %241
  br i1 %270, label %255, label %264
271:
  %272 = phi i64 [ %262, %258 ], [ %336, %334 ]
  %273 = load <8 x double>, ptr %24, align 8
  %274 = load ptr, ptr %59, align 8
  %275 = load ptr, ptr %61, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %273, ptr noundef %274, ptr noundef null, i64 noundef %272, ptr noundef %275) #14
  %276 = load ptr, ptr %59, align 8
  br label %277
277:
  %278 = phi i64 [ 0, %271 ], [ %294, %293 ]
  %279 = add nuw nsw i64 %278, %218
  %280 = icmp slt i64 %279, %217
  br i1 %280, label %281, label %293
281:
  %282 = getelementptr inbounds nuw double, ptr %276, i64 %278
  br i1 %246, label %283, label %293
283:
  %284 = mul nuw nsw i64 %279, %241
  %285 = getelementptr double, ptr %244, i64 %284
  br label %286
286:
  %287 = phi i64 [ 0, %283 ], [ %291, %286 ]
  %288 = getelementptr inbounds nuw <8 x double>, ptr %282, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = getelementptr double, ptr %285, i64 %287
  store double %289, ptr %290, align 8
  %291 = add nuw nsw i64 %287, 1
  %292 = icmp eq i64 %291, %241
  br i1 %292, label %293, label %286
293:
  %294 = add nuw nsw i64 %278, 1
  %295 = icmp eq i64 %294, 8
  br i1 %295, label %296, label %277
296:
  %297 = load i64, ptr %50, align 8
  %298 = icmp sgt i64 %297, 0
  br i1 %298, label %338, label %378
299:
  %300 = phi i64 [ %336, %334 ], [ %262, %258 ]
  %301 = phi i64 [ %335, %334 ], [ 0, %258 ]
  %302 = load i64, ptr %149, align 8
  %303 = load ptr, ptr %60, align 8
  %304 = mul nsw i64 %302, %300
  %305 = add nsw i64 %304, %301
  %306 = load i64, ptr %56, align 8
  %307 = mul nsw i64 %305, %306
  %308 = load i64, ptr %0, align 8
  %309 = load i64, ptr %52, align 8
  %310 = add nsw i64 %309, %308
  %311 = mul nsw i64 %307, %310
  %312 = getelementptr inbounds double, ptr %303, i64 %311
  %313 = load ptr, ptr %61, align 8
  %314 = mul nsw i64 %301, %261
  %315 = getelementptr inbounds <8 x double>, ptr %313, i64 %314
  br label %316
316:
  %317 = phi i64 [ 0, %299 ], [ %325, %324 ]
  %318 = getelementptr inbounds nuw double, ptr %315, i64 %317
  br i1 %246, label %319, label %324
319:
  %320 = add nuw nsw i64 %317, %218
  %321 = call i64 @llvm.smin.i64(i64 %320, i64 %230)
  %322 = mul nsw i64 %321, %241
  %323 = getelementptr double, ptr %312, i64 %322
  br label %327
324:
  %325 = add nuw nsw i64 %317, 1
  %326 = icmp eq i64 %325, 8
  br i1 %326, label %334, label %316
327:
  %328 = phi i64 [ 0, %319 ], [ %332, %327 ]
  %329 = getelementptr double, ptr %323, i64 %328
  %330 = load double, ptr %329, align 8
  %331 = getelementptr inbounds nuw <8 x double>, ptr %318, i64 %328
  store double %330, ptr %331, align 8
  %332 = add nuw nsw i64 %328, 1
  %333 = icmp eq i64 %332, %241
  br i1 %333, label %324, label %327
334:
  %335 = add nuw nsw i64 %301, 1
  %336 = load i64, ptr %50, align 8
  %337 = icmp slt i64 %335, %336
  br i1 %337, label %299, label %271
338:
  %339 = phi i64 [ %376, %374 ], [ %297, %296 ]
  %340 = phi i64 [ %375, %374 ], [ 0, %296 ]
  %341 = load ptr, ptr %61, align 8
  %342 = mul nsw i64 %340, %261
  %343 = getelementptr inbounds <8 x double>, ptr %341, i64 %342
  %344 = load i64, ptr %149, align 8
  %345 = load ptr, ptr %60, align 8
  %346 = mul nsw i64 %344, %339
  %347 = add nsw i64 %346, %340
  %348 = load i64, ptr %56, align 8
  %349 = mul nsw i64 %347, %348
  %350 = load i64, ptr %0, align 8
  %351 = load i64, ptr %52, align 8
  %352 = add nsw i64 %351, %350
  %353 = mul nsw i64 %349, %352
  %354 = getelementptr inbounds double, ptr %345, i64 %353
  br label %355
355:
  %356 = phi i64 [ 0, %338 ], [ %372, %371 ]
  %357 = add nuw nsw i64 %356, %218
  %358 = icmp slt i64 %357, %217
  br i1 %358, label %359, label %371
359:
  %360 = getelementptr inbounds nuw double, ptr %343, i64 %356
  br i1 %246, label %361, label %371
361:
  %362 = mul nuw nsw i64 %357, %241
  %363 = getelementptr double, ptr %354, i64 %362
  br label %364
364:
  %365 = phi i64 [ 0, %361 ], [ %369, %364 ]
  %366 = getelementptr inbounds nuw <8 x double>, ptr %360, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = getelementptr double, ptr %363, i64 %365
  store double %367, ptr %368, align 8
  %369 = add nuw nsw i64 %365, 1
  %370 = icmp eq i64 %369, %241
  br i1 %370, label %371, label %364
371:
  %372 = add nuw nsw i64 %356, 1
  %373 = icmp eq i64 %372, 8
  br i1 %373, label %374, label %355
374:
  %375 = add nuw nsw i64 %340, 1
  %376 = load i64, ptr %50, align 8
  %377 = icmp slt i64 %375, %376
  br i1 %377, label %338, label %378
378:
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #15
  %379 = add nuw nsw i64 %218, 8
  %380 = load i64, ptr %211, align 8
  %381 = icmp slt i64 %379, %380
  br i1 %381, label %216, label %214
382:
  %383 = phi i64 [ %164, %163 ], [ %164, %169 ], [ %215, %214 ]
  %384 = load i64, ptr %0, align 8
  %385 = load i64, ptr %52, align 8
  %386 = load i64, ptr %53, align 8
  %387 = load i64, ptr %54, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #15
  %388 = sitofp i64 %383 to double
  store double %388, ptr %23, align 16
  %389 = getelementptr inbounds nuw i8, ptr %149, i64 64
  %390 = load double, ptr %389, align 8
  store double %390, ptr %62, align 8
  %391 = getelementptr inbounds nuw i8, ptr %149, i64 40
  %392 = load i64, ptr %391, align 8
  %393 = sitofp i64 %392 to double
  store double %393, ptr %63, align 16
  %394 = getelementptr inbounds nuw i8, ptr %149, i64 48
  %395 = load i64, ptr %394, align 8
  %396 = sitofp i64 %395 to double
  store double %396, ptr %64, align 8
  %397 = getelementptr inbounds nuw i8, ptr %149, i64 8
  %398 = load i64, ptr %397, align 8
  %399 = sitofp i64 %398 to double
  store double %399, ptr %65, align 16
  %400 = getelementptr inbounds nuw i8, ptr %149, i64 56
  %401 = load i64, ptr %400, align 8
  %402 = sitofp i64 %401 to double
  store double %402, ptr %66, align 8
  br label %409
403:
  %404 = add nsw i64 %385, %384
  %405 = shl nsw i64 %386, 1
  %406 = add nsw i64 %404, %405
  %407 = add nsw i64 %406, %387
  %408 = icmp sgt i64 %407, 0
  br i1 %408, label %423, label %420
409:
  %410 = phi i64 [ 0, %382 ], [ %418, %409 ]
  %411 = getelementptr inbounds nuw double, ptr %23, i64 %410
  %412 = load double, ptr %411, align 8
  %413 = load ptr, ptr %67, align 8
  %414 = load i64, ptr %149, align 8
  %415 = mul i64 %414, 48
  %416 = getelementptr i8, ptr %413, i64 %415
  %417 = getelementptr double, ptr %416, i64 %410
  store double %412, ptr %417, align 8
  %418 = add nuw nsw i64 %410, 1
  %419 = icmp eq i64 %418, 6
  br i1 %419, label %403, label %409
420:
  %421 = load i64, ptr %50, align 8
  %422 = icmp sgt i64 %421, 0
  br i1 %422, label %436, label %464
423:
  %424 = phi i64 [ %434, %423 ], [ 0, %403 ]
  %425 = load ptr, ptr %68, align 8
  %426 = getelementptr inbounds nuw <8 x double>, ptr %425, i64 %424
  %427 = getelementptr inbounds nuw double, ptr %426, i64 %148
  %428 = load double, ptr %427, align 8
  %429 = load ptr, ptr %69, align 8
  %430 = load i64, ptr %149, align 8
  %431 = mul nsw i64 %430, %407
  %432 = getelementptr double, ptr %429, i64 %431
  %433 = getelementptr double, ptr %432, i64 %424
  store double %428, ptr %433, align 8
  %434 = add nuw nsw i64 %424, 1
  %435 = icmp eq i64 %434, %407
  br i1 %435, label %420, label %423
436:
  %437 = phi i64 [ %444, %443 ], [ %421, %420 ]
  %438 = phi i64 [ %445, %443 ], [ 0, %420 ]
  br i1 %408, label %439, label %443
439:
  %440 = mul nuw nsw i64 %438, %407
  br label %447
441:
  %442 = load i64, ptr %50, align 8
  br label %443
443:
  %444 = phi i64 [ %442, %441 ], [ %437, %436 ]
  %445 = add nuw nsw i64 %438, 1
  %446 = icmp slt i64 %445, %444
  br i1 %446, label %436, label %464
447:
  %448 = phi i64 [ 0, %439 ], [ %462, %447 ]
  %449 = load ptr, ptr %70, align 8
  %450 = getelementptr inbounds nuw <8 x double>, ptr %449, i64 %440
  %451 = getelementptr inbounds nuw <8 x double>, ptr %450, i64 %448
  %452 = getelementptr inbounds nuw double, ptr %451, i64 %148
  %453 = load double, ptr %452, align 8
  %454 = load ptr, ptr %71, align 8
  %455 = load i64, ptr %149, align 8
  %456 = load i64, ptr %50, align 8
  %457 = mul nsw i64 %456, %455
  %458 = add nsw i64 %457, %438
  %459 = mul nsw i64 %458, %407
  %460 = getelementptr double, ptr %454, i64 %459
  %461 = getelementptr double, ptr %460, i64 %448
  store double %453, ptr %461, align 8
  %462 = add nuw nsw i64 %448, 1
  %463 = icmp eq i64 %462, %407
  br i1 %463, label %441, label %447
464:
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #15
  store i64 -1, ptr %149, align 8
  br label %465
465:
  %466 = add nuw nsw i64 %148, 1
  %467 = icmp eq i64 %466, 8
  br i1 %467, label %468, label %147
468:
  %469 = phi i32 [ %879, %878 ], [ 0, %465 ]
  %470 = phi i64 [ %880, %878 ], [ 0, %465 ]
  %471 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %470
  %472 = load i64, ptr %471, align 8
  %473 = icmp sgt i64 %472, -1
  br i1 %473, label %878, label %474
474:
  %475 = atomicrmw add ptr %72, i64 1 monotonic, align 8
  %476 = load i64, ptr %1, align 8
  %477 = icmp slt i64 %475, %476
  br i1 %477, label %478, label %878
478:
  %479 = load ptr, ptr %73, align 8
  %480 = load i64, ptr %74, align 8
  %481 = mul nsw i64 %480, %475
  %482 = getelementptr double, ptr %479, i64 %481
  %483 = load double, ptr %482, align 8
  %484 = load ptr, ptr %75, align 8
  %485 = load i64, ptr %76, align 8
  %486 = mul nsw i64 %485, %475
  %487 = getelementptr double, ptr %484, i64 %486
  %488 = load double, ptr %487, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %470, i64 noundef %475) #14
  store i64 %475, ptr %471, align 8
  %489 = getelementptr inbounds nuw i8, ptr %471, i64 16
  store i64 1, ptr %489, align 8
  %490 = getelementptr inbounds nuw i8, ptr %471, i64 56
  store i64 0, ptr %490, align 8
  %491 = getelementptr inbounds nuw i8, ptr %471, i64 48
  store i64 0, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %471, i64 40
  store i64 0, ptr %492, align 8
  %493 = getelementptr inbounds nuw i8, ptr %471, i64 32
  store i64 0, ptr %493, align 8
  %494 = getelementptr inbounds nuw i8, ptr %471, i64 24
  store i64 0, ptr %494, align 8
  %495 = getelementptr inbounds nuw i8, ptr %471, i64 8
  store i64 0, ptr %495, align 8
  %496 = getelementptr inbounds nuw i8, ptr %471, i64 88
  store double %483, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %471, i64 64
  store double %483, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %471, i64 96
  store double %488, ptr %498, align 8
  br label %499
499:
  %500 = phi i32 [ 0, %478 ], [ %511, %509 ]
  %501 = phi double [ %488, %478 ], [ %510, %509 ]
  %502 = fcmp oeq double %501, 0.000000e+00
  br i1 %502, label %509, label %503
503:
  %504 = bitcast double %501 to i64
  %505 = fcmp ogt double %501, 0.000000e+00
  %506 = select i1 %505, i64 -1, i64 1
  %507 = add nsw i64 %506, %504
  %508 = bitcast i64 %507 to double
  br label %509
509:
  %510 = phi double [ %508, %503 ], [ 0x8010000000000000, %499 ]
  %511 = add nuw nsw i32 %500, 1
  %512 = icmp eq i32 %511, 100
  br i1 %512, label %513, label %499
513:
  %514 = call double @llvm.fabs.f64(double %483)
  %515 = call double @llvm.fabs.f64(double %488)
  %516 = fcmp ogt double %514, %515
  %517 = select i1 %516, double %514, double %515
  %518 = fmul double %517, 0x3CC0000000000000
  %519 = fsub double %488, %483
  %520 = fmul double %519, 1.000000e-05
  %521 = getelementptr inbounds nuw i8, ptr %471, i64 104
  store double %510, ptr %521, align 8
  %522 = getelementptr inbounds nuw i8, ptr %471, i64 128
  store double %518, ptr %522, align 8
  %523 = getelementptr inbounds nuw i8, ptr %471, i64 136
  store double 1.000000e+00, ptr %523, align 8
  %524 = load ptr, ptr %77, align 8
  %525 = load i64, ptr %78, align 8
  %526 = mul nsw i64 %525, %475
  %527 = getelementptr double, ptr %524, i64 %526
  %528 = load double, ptr %527, align 8
  %529 = getelementptr inbounds nuw i8, ptr %471, i64 112
  store double %528, ptr %529, align 8
  %530 = load ptr, ptr %79, align 8
  %531 = load i64, ptr %80, align 8
  %532 = mul nsw i64 %531, %475
  %533 = getelementptr double, ptr %530, i64 %532
  %534 = load double, ptr %533, align 8
  %535 = getelementptr inbounds nuw i8, ptr %471, i64 120
  store double %534, ptr %535, align 8
  %536 = load i64, ptr %81, align 8
  %537 = icmp eq i64 %536, 0
  br i1 %537, label %868, label %538
538:
  %539 = load ptr, ptr %82, align 8
  %540 = load i64, ptr %83, align 8
  br label %674
541:
  %542 = shl nsw i64 %536, 10
  %543 = getelementptr inbounds double, ptr %539, i64 %542
  %544 = icmp eq i64 %540, 0
  %545 = select i1 %544, double 4.000000e+00, double 4.000000e+01
  %546 = getelementptr inbounds double, ptr %543, i64 %542
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 2048
  %548 = load i64, ptr %0, align 8
  %549 = load i64, ptr %52, align 8
  %550 = add i64 %549, %548
  %551 = load i64, ptr %53, align 8
  %552 = shl i64 %551, 1
  %553 = add i64 %550, %552
  %554 = load i64, ptr %54, align 8
  %555 = add i64 %553, %554
  %556 = load i64, ptr %48, align 8
  %557 = getelementptr inbounds <8 x double>, ptr %547, i64 %556
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #15
  store <8 x double> zeroinitializer, ptr %20, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #15
  store <8 x double> splat (double 1.000000e+00), ptr %21, align 8
  %558 = icmp sgt i64 %556, 0
  br i1 %558, label %561, label %559
559:
  %560 = icmp sgt i64 %555, 0
  br i1 %560, label %579, label %574
561:
  %562 = phi i64 [ %571, %561 ], [ 0, %541 ]
  %563 = load ptr, ptr %44, align 8
  %564 = getelementptr inbounds nuw <8 x double>, ptr %563, i64 %562
  %565 = getelementptr inbounds nuw double, ptr %564, i64 %470
  %566 = load double, ptr %565, align 8
  %567 = fadd double %566, 0.000000e+00
  %568 = insertelement <8 x double> poison, double %567, i64 0
  %569 = shufflevector <8 x double> %568, <8 x double> poison, <8 x i32> zeroinitializer
  %570 = getelementptr inbounds nuw <8 x double>, ptr %547, i64 %562
  store <8 x double> %569, ptr %570, align 8
  %571 = add nuw nsw i64 %562, 1
  %572 = load i64, ptr %48, align 8
  %573 = icmp slt i64 %571, %572
  br i1 %573, label %561, label %559
574:
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #15
  %575 = load i64, ptr %86, align 8
  %576 = getelementptr inbounds <8 x double>, ptr %547, i64 %575
  store ptr %576, ptr %22, align 16
  store ptr %557, ptr %87, align 8
  %577 = load i64, ptr %0, align 8
  %578 = getelementptr inbounds <8 x double>, ptr %557, i64 %577
  store ptr %578, ptr %88, align 16
  store ptr %19, ptr %89, align 8
  store ptr %20, ptr %90, align 16
  store ptr %20, ptr %91, align 8
  store ptr null, ptr %92, align 16
  store ptr null, ptr %93, align 8
  store ptr %21, ptr %94, align 16
  br label %591
579:
  %580 = phi i64 [ %589, %579 ], [ 0, %559 ]
  %581 = load ptr, ptr %68, align 8
  %582 = getelementptr inbounds nuw <8 x double>, ptr %581, i64 %580
  %583 = getelementptr inbounds nuw double, ptr %582, i64 %470
  %584 = load double, ptr %583, align 8
  %585 = fadd double %584, 0.000000e+00
  %586 = insertelement <8 x double> poison, double %585, i64 0
  %587 = shufflevector <8 x double> %586, <8 x double> poison, <8 x i32> zeroinitializer
  %588 = getelementptr inbounds nuw <8 x double>, ptr %557, i64 %580
  store <8 x double> %587, ptr %588, align 8
  %589 = add nuw nsw i64 %580, 1
  %590 = icmp eq i64 %589, %555
  br i1 %590, label %574, label %579
591:
  %592 = phi i64 [ 0, %574 ], [ %635, %634 ]
  %593 = load double, ptr %498, align 8
  %594 = load double, ptr %496, align 8
  %595 = fsub double %593, %594
  %596 = fmul double %595, 1.562500e-02
  %597 = lshr i64 %592, 4
  %598 = uitofp nneg i64 %597 to double
  %599 = call double @llvm.fma.f64(double %598, double %596, double %594)
  br label %610
600:
  %601 = load ptr, ptr %85, align 8
  %602 = load ptr, ptr %95, align 8
  %603 = load ptr, ptr %96, align 8
  call void %601(ptr noundef nonnull %22, ptr noundef %602, ptr noundef %603) #13
  %604 = load ptr, ptr %97, align 8
  %605 = load ptr, ptr %95, align 8
  %606 = load ptr, ptr %96, align 8
  %607 = load i64, ptr %81, align 8
  %608 = getelementptr inbounds <8 x double>, ptr %606, i64 %607
  call void %604(ptr noundef nonnull %22, ptr noundef %605, ptr noundef %608) #13
  %609 = load i64, ptr %81, align 8
  br label %628
610:
  %611 = phi i64 [ 0, %591 ], [ %626, %610 ]
  %612 = or disjoint i64 %611, %592
  %613 = add nuw nsw i64 %612, 1
  %614 = uitofp nneg i64 %613 to double
  %615 = fmul double %614, 0x3FE3C6EF372FE950
  %616 = fptosi double %615 to i64
  %617 = sitofp i64 %616 to double
  %618 = fsub double %615, %617
  %619 = and i64 %612, 15
  %620 = uitofp nneg i64 %619 to double
  %621 = fadd double %618, %620
  %622 = fmul double %621, 6.250000e-02
  %623 = fmul double %596, %622
  %624 = fadd double %599, %623
  %625 = getelementptr inbounds nuw double, ptr %19, i64 %611
  store double %624, ptr %625, align 8
  %626 = add nuw nsw i64 %611, 1
  %627 = icmp eq i64 %626, 8
  br i1 %627, label %600, label %610
628:
  %629 = phi i64 [ %638, %637 ], [ %609, %600 ]
  %630 = phi i64 [ %639, %637 ], [ 0, %600 ]
  %631 = icmp sgt i64 %629, 0
  br i1 %631, label %632, label %637
632:
  %633 = add nuw nsw i64 %630, %592
  br label %641
634:
  %635 = add nuw nsw i64 %592, 8
  %636 = icmp samesign ult i64 %592, 1016
  br i1 %636, label %591, label %668
637:
  %638 = phi i64 [ %629, %628 ], [ %666, %641 ]
  %639 = add nuw nsw i64 %630, 1
  %640 = icmp eq i64 %639, 8
  br i1 %640, label %634, label %628
641:
  %642 = phi i64 [ %629, %632 ], [ %666, %641 ]
  %643 = phi i64 [ 0, %632 ], [ %665, %641 ]
  %644 = load ptr, ptr %96, align 8
  %645 = getelementptr inbounds nuw <8 x double>, ptr %644, i64 %643
  %646 = getelementptr inbounds nuw double, ptr %645, i64 %630
  %647 = load double, ptr %646, align 8
  %648 = getelementptr inbounds <8 x double>, ptr %644, i64 %642
  %649 = getelementptr inbounds nuw <8 x double>, ptr %648, i64 %643
  %650 = getelementptr inbounds nuw double, ptr %649, i64 %630
  %651 = load double, ptr %650, align 8
  %652 = call double @llvm.fabs.f64(double %647)
  %653 = fcmp one double %652, 0x7FF0000000000000
  %654 = select i1 %653, double %647, double 0.000000e+00
  %655 = mul nsw i64 %642, %633
  %656 = getelementptr double, ptr %539, i64 %655
  %657 = getelementptr double, ptr %656, i64 %643
  store double %654, ptr %657, align 8
  %658 = call double @llvm.fabs.f64(double %651)
  %659 = fcmp one double %658, 0x7FF0000000000000
  %660 = select i1 %659, double %651, double 0.000000e+00
  %661 = load i64, ptr %81, align 8
  %662 = mul nsw i64 %661, %633
  %663 = getelementptr double, ptr %543, i64 %662
  %664 = getelementptr double, ptr %663, i64 %643
  store double %660, ptr %664, align 8
  %665 = add nuw nsw i64 %643, 1
  %666 = load i64, ptr %81, align 8
  %667 = icmp slt i64 %665, %666
  br i1 %667, label %641, label %637
668:
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #15
  %669 = icmp sgt i64 %638, 0
  br i1 %669, label %671, label %670
670:
  br label %854
671:
  %672 = getelementptr %struct.bg_lane, ptr %2, i64 %470
  %673 = getelementptr i8, ptr %672, i64 128
  br label %682
674:
  %675 = phi i64 [ 0, %538 ], [ %680, %674 ]
  %676 = load ptr, ptr %84, align 8
  %677 = shl nuw nsw i64 %675, 6
  %678 = getelementptr i8, ptr %676, i64 %677
  %679 = getelementptr double, ptr %678, i64 %470
  store double 0.000000e+00, ptr %679, align 8
  %680 = add nuw nsw i64 %675, 1
  %681 = icmp eq i64 %680, 64
  br i1 %681, label %541, label %674
682:
  %683 = phi i64 [ 0, %671 ], [ %805, %804 ]
  %684 = getelementptr inbounds nuw double, ptr %539, i64 %683
  %685 = getelementptr inbounds nuw double, ptr %543, i64 %683
  br label %713
686:
  %687 = load double, ptr %673, align 8
  br label %688
688:
  %689 = phi double [ 0xFFF0000000000000, %686 ], [ %695, %688 ]
  %690 = phi double [ 0x7FF0000000000000, %686 ], [ %699, %688 ]
  %691 = phi i64 [ 0, %686 ], [ %700, %688 ]
  %692 = getelementptr inbounds nuw %struct.bg_window, ptr %546, i64 %691
  %693 = load double, ptr %692, align 8
  %694 = fcmp ogt double %693, %689
  %695 = select i1 %694, double %693, double %689
  %696 = getelementptr inbounds nuw i8, ptr %692, i64 8
  %697 = load double, ptr %696, align 8
  %698 = fcmp olt double %697, %690
  %699 = select i1 %698, double %697, double %690
  %700 = add nuw nsw i64 %691, 1
  %701 = icmp eq i64 %700, 64
  br i1 %701, label %702, label %688
702:
  %703 = call double @llvm.fabs.f64(double %695)
  %704 = call double @llvm.fabs.f64(double %699)
  %705 = fcmp ogt double %703, %704
  %706 = select i1 %705, double %703, double %704
  %707 = fmul double %687, 5.000000e-01
  %708 = fsub double %695, %699
  %709 = fmul double %707, %708
  %710 = fmul double %706, 1.000000e-09
  %711 = fcmp ogt double %709, %710
  %712 = select i1 %711, double %709, double %710
  br label %808
713:
  %714 = phi i64 [ 16, %682 ], [ %802, %796 ]
  %715 = phi i64 [ 0, %682 ], [ %801, %796 ]
  %716 = load i64, ptr %81, align 8
  %717 = shl nuw nsw i64 %715, 4
  %718 = load double, ptr %498, align 8
  %719 = load double, ptr %496, align 8
  %720 = fsub double %718, %719
  %721 = fmul double %720, 1.562500e-02
  br label %722
722:
  %723 = phi double [ 0x7FF0000000000000, %713 ], [ %793, %722 ]
  %724 = phi double [ 0.000000e+00, %713 ], [ %789, %722 ]
  %725 = phi double [ 0.000000e+00, %713 ], [ %787, %722 ]
  %726 = phi i64 [ %717, %713 ], [ %794, %722 ]
  %727 = phi double [ 0xFFF0000000000000, %713 ], [ %791, %722 ]
  %728 = icmp samesign ugt i64 %726, 1022
  %729 = sext i1 %728 to i64
  %730 = add nsw i64 %726, %729
  %731 = add nsw i64 %730, 1
  %732 = add nsw i64 %730, 2
  %733 = sitofp i64 %732 to double
  %734 = fmul double %733, 0x3FE3C6EF372FE950
  %735 = fptosi double %734 to i64
  %736 = sitofp i64 %735 to double
  %737 = fsub double %734, %736
  %738 = sdiv i64 %731, 16
  %739 = sitofp i64 %738 to double
  %740 = call double @llvm.fma.f64(double %739, double %721, double %719)
  %741 = srem i64 %731, 16
  %742 = sitofp i64 %741 to double
  %743 = fadd double %737, %742
  %744 = fmul double %743, 6.250000e-02
  %745 = fmul double %721, %744
  %746 = fadd double %740, %745
  %747 = sitofp i64 %731 to double
  %748 = fmul double %747, 0x3FE3C6EF372FE950
  %749 = fptosi double %748 to i64
  %750 = sitofp i64 %749 to double
  %751 = fsub double %748, %750
  %752 = sdiv i64 %730, 16
  %753 = sitofp i64 %752 to double
  %754 = call double @llvm.fma.f64(double %753, double %721, double %719)
  %755 = srem i64 %730, 16
  %756 = sitofp i64 %755 to double
  %757 = fadd double %751, %756
  %758 = fmul double %757, 6.250000e-02
  %759 = fmul double %721, %758
  %760 = fadd double %754, %759
  %761 = fsub double %746, %760
  %762 = mul nsw i64 %726, %716
  %763 = getelementptr inbounds double, ptr %684, i64 %762
  %764 = load double, ptr %763, align 8
  %765 = mul nsw i64 %731, %716
  %766 = getelementptr inbounds double, ptr %684, i64 %765
  %767 = load double, ptr %766, align 8
  %768 = mul nsw i64 %730, %716
  %769 = getelementptr inbounds double, ptr %684, i64 %768
  %770 = load double, ptr %769, align 8
  %771 = fsub double %767, %770
  %772 = fdiv double %771, %761
  %773 = getelementptr inbounds double, ptr %685, i64 %765
  %774 = load double, ptr %773, align 8
  %775 = getelementptr inbounds double, ptr %685, i64 %768
  %776 = load double, ptr %775, align 8
  %777 = fsub double %774, %776
  %778 = fdiv double %777, %761
  %779 = call double @llvm.fabs.f64(double %778)
  %780 = getelementptr inbounds double, ptr %685, i64 %762
  %781 = load double, ptr %780, align 8
  %782 = fmul double %781, %781
  %783 = fmul double %772, %772
  %784 = fcmp ogt double %783, %782
  %785 = select i1 %784, double %783, double %782
  %786 = fcmp ogt double %785, %725
  %787 = select i1 %786, double %785, double %725
  %788 = fcmp ogt double %779, %724
  %789 = select i1 %788, double %779, double %724
  %790 = fcmp ogt double %764, %727
  %791 = select i1 %790, double %764, double %727
  %792 = fcmp olt double %764, %723
  %793 = select i1 %792, double %764, double %723
  %794 = add nuw nsw i64 %726, 1
  %795 = icmp eq i64 %794, %714
  br i1 %795, label %796, label %722
796:
  %797 = getelementptr inbounds nuw %struct.bg_window, ptr %546, i64 %715
  store double %791, ptr %797, align 8
  %798 = getelementptr inbounds nuw i8, ptr %797, i64 8
  store double %793, ptr %798, align 8
  %799 = getelementptr inbounds nuw i8, ptr %797, i64 16
  store double %787, ptr %799, align 8
  %800 = getelementptr inbounds nuw i8, ptr %797, i64 24
  store double %789, ptr %800, align 8
  %801 = add nuw nsw i64 %715, 1
  %802 = add nuw nsw i64 %714, 16
  %803 = icmp eq i64 %801, 64
  br i1 %803, label %686, label %713
804:
  %805 = add nuw nsw i64 %683, 1
  %806 = load i64, ptr %81, align 8
  %807 = icmp slt i64 %805, %806
  br i1 %807, label %682, label %670
808:
  %809 = phi i64 [ 0, %702 ], [ %812, %852 ]
  %810 = call i64 @llvm.usub.sat.i64(i64 %809, i64 1)
  br label %816
811:
  %812 = add nuw nsw i64 %809, 1
  %813 = fsub double %823, %827
  %814 = fmul double %813, 5.000000e-01
  %815 = fcmp ogt double %814, %712
  br i1 %815, label %832, label %843
816:
  %817 = phi double [ %823, %816 ], [ 0xFFF0000000000000, %808 ]
  %818 = phi double [ %827, %816 ], [ 0x7FF0000000000000, %808 ]
  %819 = phi i64 [ %828, %816 ], [ %810, %808 ]
  %820 = getelementptr inbounds nuw %struct.bg_window, ptr %546, i64 %819
  %821 = load double, ptr %820, align 8
  %822 = fcmp ogt double %821, %817
  %823 = select i1 %822, double %821, double %817
  %824 = getelementptr inbounds nuw i8, ptr %820, i64 8
  %825 = load double, ptr %824, align 8
  %826 = fcmp olt double %825, %818
  %827 = select i1 %826, double %825, double %818
  %828 = add nuw nsw i64 %819, 1
  %829 = icmp samesign ule i64 %819, %809
  %830 = icmp samesign ult i64 %819, 63
  %831 = and i1 %829, %830
  br i1 %831, label %816, label %811
832:
  %833 = getelementptr inbounds nuw %struct.bg_window, ptr %546, i64 %809
  %834 = getelementptr inbounds nuw i8, ptr %833, i64 16
  %835 = load double, ptr %834, align 8
  %836 = fmul double %814, %814
  %837 = fdiv double %835, %836
  %838 = getelementptr inbounds nuw i8, ptr %833, i64 24
  %839 = load double, ptr %838, align 8
  %840 = fdiv double %839, %814
  %841 = fcmp ogt double %837, %840
  %842 = select i1 %841, double %837, double %840
  br label %843
843:
  %844 = phi double [ %842, %832 ], [ 0.000000e+00, %811 ]
  %845 = load ptr, ptr %84, align 8
  %846 = shl nuw nsw i64 %809, 6
  %847 = getelementptr inbounds nuw i8, ptr %845, i64 %846
  %848 = getelementptr inbounds nuw double, ptr %847, i64 %470
  %849 = load double, ptr %848, align 8
  %850 = fcmp ogt double %844, %849
  br i1 %850, label %851, label %852
851:
  store double %844, ptr %848, align 8
  br label %852
852:
  %853 = icmp eq i64 %812, 64
  br i1 %853, label %804, label %808
854:
  %855 = phi i64 [ %866, %854 ], [ 0, %670 ]
  %856 = load ptr, ptr %84, align 8
  %857 = shl nuw nsw i64 %855, 6
  %858 = getelementptr inbounds nuw i8, ptr %856, i64 %857
  %859 = getelementptr inbounds nuw double, ptr %858, i64 %470
  %860 = load double, ptr %859, align 8
  %861 = fcmp ogt double %860, 0.000000e+00
  %862 = call double @llvm.sqrt.f64(double %860)
  %863 = fdiv double 0x401921FB54442D18, %862
  %864 = fdiv double %863, %545
  %865 = select i1 %861, double %864, double 0x7FF0000000000000
  store double %865, ptr %859, align 8
  %866 = add nuw nsw i64 %855, 1
  %867 = icmp eq i64 %866, 64
  br i1 %867, label %868, label %854
868:
  %869 = fcmp ogt double %520, %518
  %870 = select i1 %869, double %520, double %518
  %871 = fadd double %483, %870
  %872 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %470, double noundef %483, double noundef %871) #14
  %873 = fcmp olt double %872, %488
  %874 = select i1 %873, double %872, double %488
  %875 = getelementptr inbounds nuw i8, ptr %471, i64 72
  store double %874, ptr %875, align 8
  %876 = fcmp olt double %483, %488
  br i1 %876, label %878, label %877
877:
  store i64 1, ptr %493, align 8
  br label %878
878:
  %879 = phi i32 [ %469, %468 ], [ %469, %474 ], [ 1, %868 ], [ 1, %877 ]
  %880 = add nuw nsw i64 %470, 1
  %881 = icmp eq i64 %880, 8
  br i1 %881, label %888, label %468
882:
  %883 = icmp slt i64 %894, 0
  br i1 %883, label %2868, label %884
884:
  %885 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %894
  %886 = getelementptr inbounds nuw i8, ptr %885, i64 64
  %887 = getelementptr inbounds nuw i8, ptr %885, i64 72
  br label %899
888:
  %889 = phi i64 [ %895, %888 ], [ 0, %878 ]
  %890 = phi i64 [ %894, %888 ], [ -1, %878 ]
  %891 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %889
  %892 = load i64, ptr %891, align 8
  %893 = icmp slt i64 %892, 0
  %894 = select i1 %893, i64 %890, i64 %889
  %895 = add nuw nsw i64 %889, 1
  %896 = icmp eq i64 %895, 8
  br i1 %896, label %882, label %888
897:
  store i64 1, ptr %98, align 8
  %898 = icmp eq i32 %879, 0
  br i1 %898, label %1045, label %917
899:
  %900 = phi i64 [ 0, %884 ], [ %915, %914 ]
  %901 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %900
  %902 = load i64, ptr %901, align 8
  %903 = icmp slt i64 %902, 0
  br i1 %903, label %904, label %914
904:
  %905 = load i64, ptr %98, align 8
  %906 = icmp eq i64 %905, 0
  br i1 %906, label %907, label %909
907:
  %908 = load i64, ptr %885, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %900, i64 noundef %908) #14
  br label %909
909:
  %910 = load double, ptr %886, align 8
  %911 = getelementptr inbounds nuw i8, ptr %901, i64 64
  store double %910, ptr %911, align 8
  %912 = load double, ptr %887, align 8
  %913 = getelementptr inbounds nuw i8, ptr %901, i64 72
  store double %912, ptr %913, align 8
  br label %914
914:
  %915 = add nuw nsw i64 %900, 1
  %916 = icmp eq i64 %915, 8
  br i1 %916, label %897, label %899
917:
  %918 = load ptr, ptr %99, align 8
  %919 = icmp eq ptr %918, null
  br i1 %919, label %953, label %920
920:
  %921 = call fastcc <8 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #14
  %922 = load ptr, ptr %68, align 8
  %923 = load ptr, ptr %96, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %99, ptr noundef nonnull readonly %2, <8 x double> noundef %921, ptr noundef %922, <8 x double> noundef zeroinitializer, ptr noundef %923) #14
  br label %924
924:
  %925 = phi i64 [ 0, %920 ], [ %951, %950 ]
  %926 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %925
  %927 = load i64, ptr %926, align 8
  %928 = icmp sgt i64 %927, -1
  br i1 %928, label %929, label %950
929:
  %930 = getelementptr inbounds nuw i8, ptr %926, i64 40
  %931 = load i64, ptr %930, align 8
  %932 = icmp eq i64 %931, 0
  br i1 %932, label %933, label %950
933:
  %934 = load i64, ptr %52, align 8
  %935 = icmp sgt i64 %934, 0
  br i1 %935, label %936, label %950
936:
  %937 = phi i64 [ %947, %936 ], [ 0, %933 ]
  %938 = load ptr, ptr %96, align 8
  %939 = getelementptr inbounds nuw <8 x double>, ptr %938, i64 %937
  %940 = getelementptr inbounds nuw double, ptr %939, i64 %925
  %941 = load double, ptr %940, align 8
  %942 = load ptr, ptr %68, align 8
  %943 = load i64, ptr %0, align 8
  %944 = getelementptr inbounds <8 x double>, ptr %942, i64 %943
  %945 = getelementptr inbounds nuw <8 x double>, ptr %944, i64 %937
  %946 = getelementptr inbounds nuw double, ptr %945, i64 %925
  store double %941, ptr %946, align 8
  %947 = add nuw nsw i64 %937, 1
  %948 = load i64, ptr %52, align 8
  %949 = icmp slt i64 %947, %948
  br i1 %949, label %936, label %950
950:
  %951 = add nuw nsw i64 %925, 1
  %952 = icmp eq i64 %951, 8
  br i1 %952, label %953, label %924
953:
  %954 = load i64, ptr %100, align 8
  %955 = icmp eq i64 %954, 0
  br i1 %955, label %1045, label %956
956:
  %957 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %958 = load ptr, ptr %68, align 8
  %959 = load ptr, ptr %102, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %101, ptr noundef nonnull %2, <8 x double> noundef %957, ptr noundef %958, <8 x double> noundef zeroinitializer, ptr noundef %959) #14
  br label %960
960:
  %961 = phi i64 [ 0, %956 ], [ %1043, %1042 ]
  %962 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %961
  %963 = load i64, ptr %962, align 8
  %964 = icmp slt i64 %963, 0
  br i1 %964, label %1042, label %965
965:
  %966 = getelementptr inbounds nuw i8, ptr %962, i64 40
  %967 = load i64, ptr %966, align 8
  %968 = icmp sgt i64 %967, 0
  br i1 %968, label %1042, label %969
969:
  %970 = getelementptr inbounds nuw i8, ptr %962, i64 64
  %971 = load double, ptr %970, align 8
  %972 = load ptr, ptr %102, align 8
  %973 = load i64, ptr %100, align 8
  %974 = getelementptr double, ptr %972, i64 %961
  %975 = icmp sgt i64 %973, 0
  br i1 %975, label %976, label %997
976:
  %977 = shl nsw i64 %973, 7
  %978 = mul nuw nsw i64 %973, 192
  br label %979
979:
  %980 = phi i64 [ 0, %976 ], [ %995, %992 ]
  %981 = phi double [ 0x7FF0000000000000, %976 ], [ %994, %992 ]
  %982 = shl nsw i64 %980, 6
  %983 = getelementptr i8, ptr %974, i64 %982
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 %977
  %985 = load double, ptr %984, align 8
  %986 = getelementptr inbounds nuw i8, ptr %983, i64 %978
  %987 = load double, ptr %986, align 8
  %988 = fcmp olt double %987, 1.000000e-300
  %989 = select i1 %988, double 1.000000e-300, double %987
  %990 = fdiv double %985, %989
  %991 = fcmp ord double %990, 0.000000e+00
  br i1 %991, label %992, label %997
992:
  %993 = fcmp olt double %990, %981
  %994 = select i1 %993, double %990, double %981
  %995 = add nuw nsw i64 %980, 1
  %996 = icmp eq i64 %995, %973
  br i1 %996, label %997, label %979
997:
  %998 = phi double [ 0x7FF0000000000000, %969 ], [ 0x7FF8000000000000, %979 ], [ %994, %992 ]
  %999 = fadd double %971, %998
  %1000 = getelementptr inbounds nuw i8, ptr %962, i64 72
  %1001 = load double, ptr %1000, align 8
  %1002 = fcmp ult double %999, %1001
  br i1 %1002, label %1003, label %1005
1003:
  store double %999, ptr %1000, align 8
  %1004 = load i64, ptr %100, align 8
  br label %1005
1005:
  %1006 = phi i64 [ %1004, %1003 ], [ %973, %997 ]
  %1007 = icmp sgt i64 %1006, 0
  br i1 %1007, label %1029, label %1042
1008:
  %1009 = icmp sgt i64 %1039, 0
  br i1 %1009, label %1010, label %1042
1010:
  %1011 = getelementptr inbounds nuw i8, ptr %962, i64 88
  br label %1012
1012:
  %1013 = phi i64 [ %1039, %1010 ], [ %1026, %1025 ]
  %1014 = phi i64 [ 0, %1010 ], [ %1027, %1025 ]
  %1015 = load ptr, ptr %103, align 8
  %1016 = shl nsw i64 %1014, 6
  %1017 = getelementptr inbounds nuw i8, ptr %1015, i64 %1016
  %1018 = getelementptr inbounds nuw double, ptr %1017, i64 %961
  %1019 = load double, ptr %1018, align 8
  %1020 = fcmp ult double %1019, 0.000000e+00
  br i1 %1020, label %1025, label %1021
1021:
  %1022 = load double, ptr %1011, align 8
  %1023 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %962, i64 noundef %1014, double noundef %1022) #14
  %1024 = load i64, ptr %100, align 8
  br label %1025
1025:
  %1026 = phi i64 [ %1013, %1012 ], [ %1024, %1021 ]
  %1027 = add nuw nsw i64 %1014, 1
  %1028 = icmp slt i64 %1027, %1026
  br i1 %1028, label %1012, label %1042
1029:
  %1030 = phi i64 [ %1038, %1029 ], [ 0, %1005 ]
  %1031 = load ptr, ptr %102, align 8
  %1032 = getelementptr inbounds nuw <8 x double>, ptr %1031, i64 %1030
  %1033 = getelementptr inbounds nuw double, ptr %1032, i64 %961
  %1034 = load double, ptr %1033, align 8
  %1035 = load ptr, ptr %103, align 8
  %1036 = getelementptr inbounds nuw <8 x double>, ptr %1035, i64 %1030
  %1037 = getelementptr inbounds nuw double, ptr %1036, i64 %961
  store double %1034, ptr %1037, align 8
  %1038 = add nuw nsw i64 %1030, 1
  %1039 = load i64, ptr %100, align 8
  %1040 = shl nsw i64 %1039, 2
  %1041 = icmp slt i64 %1038, %1040
  br i1 %1041, label %1029, label %1008
1042:
  %1043 = add nuw nsw i64 %961, 1
  %1044 = icmp eq i64 %1043, 8
  br i1 %1044, label %1045, label %960
1045:
  %1046 = load ptr, ptr %104, align 8
  %1047 = icmp eq ptr %1046, null
  br i1 %1047, label %1052, label %1048
1048:
  %1049 = load i64, ptr %40, align 8
  %1050 = load i64, ptr %105, align 8
  %1051 = icmp slt i64 %1049, %1050
  br i1 %1051, label %1052, label %2868
1052:
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #15
  %1053 = load i64, ptr %0, align 8
  %1054 = load i64, ptr %52, align 8
  %1055 = load i64, ptr %53, align 8
  %1056 = load i64, ptr %54, align 8
  %1057 = load i64, ptr %106, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #15
  br label %1058
1058:
  %1059 = phi i64 [ 0, %1052 ], [ %1067, %1058 ]
  %1060 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1059
  %1061 = getelementptr inbounds nuw i8, ptr %1060, i64 72
  %1062 = load double, ptr %1061, align 8
  %1063 = getelementptr inbounds nuw i8, ptr %1060, i64 64
  %1064 = load double, ptr %1063, align 8
  %1065 = fsub double %1062, %1064
  %1066 = getelementptr inbounds nuw double, ptr %17, i64 %1059
  store double %1065, ptr %1066, align 8
  %1067 = add nuw nsw i64 %1059, 1
  %1068 = icmp eq i64 %1067, 8
  br i1 %1068, label %1069, label %1058
1069:
  %1070 = load <8 x double>, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #15
  br label %1071
1071:
  %1072 = phi i64 [ 0, %1069 ], [ %1085, %1083 ]
  %1073 = phi i32 [ 0, %1069 ], [ %1084, %1083 ]
  %1074 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1072
  %1075 = load i64, ptr %1074, align 8
  %1076 = icmp sgt i64 %1075, -1
  br i1 %1076, label %1077, label %1083
1077:
  %1078 = getelementptr inbounds nuw i8, ptr %1074, i64 16
  %1079 = load i64, ptr %1078, align 8
  %1080 = icmp ne i64 %1079, 0
  %1081 = zext i1 %1080 to i32
  %1082 = or i32 %1073, %1081
  br label %1083
1083:
  %1084 = phi i32 [ %1073, %1071 ], [ %1082, %1077 ]
  %1085 = add nuw nsw i64 %1072, 1
  %1086 = icmp eq i64 %1085, 8
  br i1 %1086, label %1087, label %1071
1087:
  %1088 = add nsw i64 %1054, %1053
  %1089 = shl nsw i64 %1055, 1
  %1090 = add nsw i64 %1088, %1089
  %1091 = add nsw i64 %1090, %1056
  %1092 = icmp eq i32 %1084, 0
  br i1 %1092, label %1143, label %1093
1093:
  %1094 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %1095 = load ptr, ptr %68, align 8
  %1096 = load ptr, ptr %107, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <8 x double> noundef %1094, ptr noundef %1095, ptr noundef %1096) #14
  %1097 = load i64, ptr %0, align 8
  %1098 = load i64, ptr %52, align 8
  %1099 = add nsw i64 %1098, %1097
  %1100 = load i64, ptr %53, align 8
  %1101 = shl nsw i64 %1100, 1
  %1102 = add nsw i64 %1099, %1101
  %1103 = load i64, ptr %54, align 8
  %1104 = add nsw i64 %1102, %1103
  %1105 = icmp sgt i64 %1104, 0
  br i1 %1105, label %1107, label %1106
1106:
  br label %1137
1107:
  %1108 = phi i64 [ %1110, %1109 ], [ 0, %1093 ]
  br label %1120
1109:
  %1110 = add nuw nsw i64 %1108, 1
  %1111 = load i64, ptr %0, align 8
  %1112 = load i64, ptr %52, align 8
  %1113 = add nsw i64 %1112, %1111
  %1114 = load i64, ptr %53, align 8
  %1115 = shl nsw i64 %1114, 1
  %1116 = add nsw i64 %1113, %1115
  %1117 = load i64, ptr %54, align 8
  %1118 = add nsw i64 %1116, %1117
  %1119 = icmp slt i64 %1110, %1118
  br i1 %1119, label %1107, label %1106
1120:
  %1121 = phi i64 [ 0, %1107 ], [ %1135, %1134 ]
  %1122 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1121
  %1123 = getelementptr inbounds nuw i8, ptr %1122, i64 32
  %1124 = load i64, ptr %1123, align 8
  %1125 = icmp eq i64 %1124, 0
  br i1 %1125, label %1134, label %1126
1126:
  %1127 = load ptr, ptr %107, align 8
  %1128 = getelementptr inbounds nuw <8 x double>, ptr %1127, i64 %1108
  %1129 = getelementptr inbounds nuw double, ptr %1128, i64 %1121
  %1130 = load double, ptr %1129, align 8
  %1131 = load ptr, ptr %108, align 8
  %1132 = getelementptr inbounds nuw <8 x double>, ptr %1131, i64 %1108
  %1133 = getelementptr inbounds nuw double, ptr %1132, i64 %1121
  store double %1130, ptr %1133, align 8
  br label %1134
1134:
  %1135 = add nuw nsw i64 %1121, 1
  %1136 = icmp eq i64 %1135, 8
  br i1 %1136, label %1109, label %1120
1137:
  %1138 = phi i64 [ %1141, %1137 ], [ 0, %1106 ]
  %1139 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1138
  %1140 = getelementptr inbounds nuw i8, ptr %1139, i64 32
  store i64 0, ptr %1140, align 8
  %1141 = add nuw nsw i64 %1138, 1
  %1142 = icmp eq i64 %1141, 8
  br i1 %1142, label %1143, label %1137
1143:
  %1144 = icmp sgt i64 %1057, 1
  br i1 %1144, label %1145, label %1147
1145:
  %1146 = icmp sgt i64 %1091, 0
  br label %1219
1147:
  %1148 = load ptr, ptr %111, align 8
  %1149 = load ptr, ptr %68, align 8
  %1150 = load ptr, ptr %108, align 8
  %1151 = load ptr, ptr %59, align 8
  %1152 = icmp sgt i64 %1091, 0
  br i1 %1152, label %1153, label %1272
1153:
  %1154 = icmp sgt i64 %1057, 0
  %1155 = icmp eq ptr %1149, null
  br label %1156
1156:
  %1157 = phi i64 [ 0, %1153 ], [ %1187, %1184 ]
  %1158 = getelementptr <8 x double>, ptr %1150, i64 %1157
  br i1 %1154, label %1161, label %1159
1159:
  %1160 = phi <8 x double> [ zeroinitializer, %1156 ], [ %1175, %1174 ]
  br i1 %1155, label %1182, label %1178
1161:
  %1162 = phi i64 [ %1176, %1174 ], [ 0, %1156 ]
  %1163 = phi <8 x double> [ %1175, %1174 ], [ zeroinitializer, %1156 ]
  %1164 = getelementptr inbounds nuw double, ptr %1148, i64 %1162
  %1165 = load double, ptr %1164, align 8
  %1166 = fcmp une double %1165, 0.000000e+00
  br i1 %1166, label %1167, label %1174
1167:
  %1168 = insertelement <8 x double> poison, double %1165, i64 0
  %1169 = shufflevector <8 x double> %1168, <8 x double> poison, <8 x i32> zeroinitializer
  %1170 = mul nuw nsw i64 %1162, %1091
  %1171 = getelementptr <8 x double>, ptr %1158, i64 %1170
  %1172 = load <8 x double>, ptr %1171, align 8
  %1173 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1169, <8 x double> %1172, <8 x double> %1163)
  br label %1174
1174:
  %1175 = phi <8 x double> [ %1173, %1167 ], [ %1163, %1161 ]
  %1176 = add nuw nsw i64 %1162, 1
  %1177 = icmp eq i64 %1176, %1057
  br i1 %1177, label %1159, label %1161
1178:
  %1179 = getelementptr inbounds nuw <8 x double>, ptr %1149, i64 %1157
  %1180 = load <8 x double>, ptr %1179, align 8
  %1181 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1160, <8 x double> %1070, <8 x double> %1180)
  br label %1184
1182:
  %1183 = fmul <8 x double> %1070, %1160
  br label %1184
1184:
  %1185 = phi <8 x double> [ %1181, %1178 ], [ %1183, %1182 ]
  %1186 = getelementptr inbounds nuw <8 x double>, ptr %1151, i64 %1157
  store <8 x double> %1185, ptr %1186, align 8
  %1187 = add nuw nsw i64 %1157, 1
  %1188 = icmp eq i64 %1187, %1091
  br i1 %1188, label %1189, label %1156
1189:
  %1190 = load ptr, ptr %112, align 8
  %1191 = load ptr, ptr %108, align 8
  %1192 = load ptr, ptr %113, align 8
  br label %1193
1193:
  %1194 = phi i64 [ 0, %1189 ], [ %1200, %1196 ]
  %1195 = getelementptr <8 x double>, ptr %1191, i64 %1194
  br i1 %1154, label %1202, label %1196
1196:
  %1197 = phi <8 x double> [ zeroinitializer, %1193 ], [ %1216, %1215 ]
  %1198 = fmul <8 x double> %1070, %1197
  %1199 = getelementptr inbounds nuw <8 x double>, ptr %1192, i64 %1194
  store <8 x double> %1198, ptr %1199, align 8
  %1200 = add nuw nsw i64 %1194, 1
  %1201 = icmp eq i64 %1200, %1091
  br i1 %1201, label %1272, label %1193
1202:
  %1203 = phi i64 [ %1217, %1215 ], [ 0, %1193 ]
  %1204 = phi <8 x double> [ %1216, %1215 ], [ zeroinitializer, %1193 ]
  %1205 = getelementptr inbounds nuw double, ptr %1190, i64 %1203
  %1206 = load double, ptr %1205, align 8
  %1207 = fcmp une double %1206, 0.000000e+00
  br i1 %1207, label %1208, label %1215
1208:
  %1209 = insertelement <8 x double> poison, double %1206, i64 0
  %1210 = shufflevector <8 x double> %1209, <8 x double> poison, <8 x i32> zeroinitializer
  %1211 = mul nuw nsw i64 %1203, %1091
  %1212 = getelementptr <8 x double>, ptr %1195, i64 %1211
  %1213 = load <8 x double>, ptr %1212, align 8
  %1214 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1210, <8 x double> %1213, <8 x double> %1204)
  br label %1215
1215:
  %1216 = phi <8 x double> [ %1214, %1208 ], [ %1204, %1202 ]
  %1217 = add nuw nsw i64 %1203, 1
  %1218 = icmp eq i64 %1217, %1057
  br i1 %1218, label %1196, label %1202
1219:
  %1220 = phi i64 [ 1, %1145 ], [ %1270, %1261 ]
  %1221 = load ptr, ptr %109, align 8
  %1222 = mul nuw nsw i64 %1220, %1057
  %1223 = getelementptr inbounds nuw double, ptr %1221, i64 %1222
  %1224 = load ptr, ptr %68, align 8
  %1225 = load ptr, ptr %108, align 8
  %1226 = load ptr, ptr %107, align 8
  br i1 %1146, label %1227, label %1261
1227:
  %1228 = icmp eq ptr %1224, null
  br label %1229
1229:
  %1230 = phi i64 [ 0, %1227 ], [ %1259, %1256 ]
  %1231 = getelementptr <8 x double>, ptr %1225, i64 %1230
  br label %1233
1232:
  br i1 %1228, label %1254, label %1250
1233:
  %1234 = phi i64 [ %1248, %1246 ], [ 0, %1229 ]
  %1235 = phi <8 x double> [ %1247, %1246 ], [ zeroinitializer, %1229 ]
  %1236 = getelementptr inbounds nuw double, ptr %1223, i64 %1234
  %1237 = load double, ptr %1236, align 8
  %1238 = fcmp une double %1237, 0.000000e+00
  br i1 %1238, label %1239, label %1246
1239:
  %1240 = insertelement <8 x double> poison, double %1237, i64 0
  %1241 = shufflevector <8 x double> %1240, <8 x double> poison, <8 x i32> zeroinitializer
  %1242 = mul nuw nsw i64 %1234, %1091
  %1243 = getelementptr <8 x double>, ptr %1231, i64 %1242
  %1244 = load <8 x double>, ptr %1243, align 8
  %1245 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1241, <8 x double> %1244, <8 x double> %1235)
  br label %1246
1246:
  %1247 = phi <8 x double> [ %1245, %1239 ], [ %1235, %1233 ]
  %1248 = add nuw nsw i64 %1234, 1
  %1249 = icmp eq i64 %1248, %1220
  br i1 %1249, label %1232, label %1233
1250:
  %1251 = getelementptr inbounds nuw <8 x double>, ptr %1224, i64 %1230
  %1252 = load <8 x double>, ptr %1251, align 8
  %1253 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1247, <8 x double> %1070, <8 x double> %1252)
  br label %1256
1254:
  %1255 = fmul <8 x double> %1070, %1247
  br label %1256
1256:
  %1257 = phi <8 x double> [ %1253, %1250 ], [ %1255, %1254 ]
  %1258 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1230
  store <8 x double> %1257, ptr %1258, align 8
  %1259 = add nuw nsw i64 %1230, 1
  %1260 = icmp eq i64 %1259, %1091
  br i1 %1260, label %1261, label %1229
1261:
  %1262 = load ptr, ptr %110, align 8
  %1263 = getelementptr inbounds nuw double, ptr %1262, i64 %1220
  %1264 = load double, ptr %1263, align 8
  %1265 = call fastcc <8 x double> @bg_at(ptr noundef %2, double noundef %1264) #14
  %1266 = load ptr, ptr %107, align 8
  %1267 = load ptr, ptr %108, align 8
  %1268 = mul nsw i64 %1220, %1091
  %1269 = getelementptr inbounds <8 x double>, ptr %1267, i64 %1268
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <8 x double> noundef %1265, ptr noundef %1266, ptr noundef %1269) #14
  %1270 = add nuw nsw i64 %1220, 1
  %1271 = icmp eq i64 %1270, %1057
  br i1 %1271, label %1147, label %1219
1272:
  %1273 = load ptr, ptr %47, align 8
  %1274 = icmp eq ptr %1273, null
  br i1 %1274, label %1275, label %1278
1275:
  %1276 = load ptr, ptr %99, align 8
  %1277 = icmp eq ptr %1276, null
  br i1 %1277, label %1395, label %1278
1278:
  %1279 = load i64, ptr %0, align 8
  %1280 = load i64, ptr %52, align 8
  %1281 = add nsw i64 %1280, %1279
  %1282 = load i64, ptr %53, align 8
  %1283 = shl nsw i64 %1282, 1
  %1284 = add nsw i64 %1281, %1283
  %1285 = load i64, ptr %54, align 8
  %1286 = add nsw i64 %1284, %1285
  %1287 = icmp sgt i64 %1286, 0
  br i1 %1287, label %1295, label %1288
1288:
  %1289 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %1290 = load ptr, ptr %59, align 8
  %1291 = load ptr, ptr %115, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %1289, ptr noundef %1290, ptr noundef %1291, i64 noundef 0, ptr noundef null) #14
  %1292 = load i64, ptr %116, align 8
  %1293 = icmp ne i64 %1292, 0
  %1294 = and i1 %1287, %1293
  br i1 %1294, label %1304, label %1333
1295:
  %1296 = phi i64 [ %1302, %1295 ], [ 0, %1278 ]
  %1297 = load ptr, ptr %59, align 8
  %1298 = getelementptr inbounds nuw <8 x double>, ptr %1297, i64 %1296
  %1299 = load <8 x double>, ptr %1298, align 8
  %1300 = load ptr, ptr %114, align 8
  %1301 = getelementptr inbounds nuw <8 x double>, ptr %1300, i64 %1296
  store <8 x double> %1299, ptr %1301, align 8
  %1302 = add nuw nsw i64 %1296, 1
  %1303 = icmp eq i64 %1302, %1286
  br i1 %1303, label %1288, label %1295
1304:
  %1305 = phi i64 [ %1331, %1329 ], [ 0, %1288 ]
  %1306 = load ptr, ptr %113, align 8
  %1307 = getelementptr inbounds nuw <8 x double>, ptr %1306, i64 %1305
  %1308 = load <8 x double>, ptr %1307, align 8
  %1309 = load ptr, ptr %59, align 8
  %1310 = getelementptr inbounds nuw <8 x double>, ptr %1309, i64 %1305
  %1311 = load <8 x double>, ptr %1310, align 8
  %1312 = load ptr, ptr %114, align 8
  %1313 = getelementptr inbounds nuw <8 x double>, ptr %1312, i64 %1305
  %1314 = load <8 x double>, ptr %1313, align 8
  %1315 = fsub <8 x double> %1311, %1314
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store <8 x double> %1308, ptr %15, align 8
  store <8 x double> %1315, ptr %16, align 8
  br label %1316
1316:
  %1317 = phi i64 [ 0, %1304 ], [ %1327, %1326 ]
  %1318 = getelementptr inbounds nuw double, ptr %15, i64 %1317
  %1319 = getelementptr inbounds nuw double, ptr %16, i64 %1317
  %1320 = load double, ptr %1319, align 8
  %1321 = call double @llvm.fabs.f64(double %1320)
  %1322 = load double, ptr %1318, align 8
  %1323 = call double @llvm.fabs.f64(double %1322)
  %1324 = fcmp ogt double %1321, %1323
  br i1 %1324, label %1325, label %1326
1325:
  store double %1320, ptr %1318, align 8
  br label %1326
1326:
  %1327 = add nuw nsw i64 %1317, 1
  %1328 = icmp eq i64 %1327, 8
  br i1 %1328, label %1329, label %1316
1329:
  %1330 = load <8 x double>, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  store <8 x double> %1330, ptr %1307, align 8
  %1331 = add nuw nsw i64 %1305, 1
  %1332 = icmp eq i64 %1331, %1286
  br i1 %1332, label %1333, label %1304
1333:
  %1334 = load ptr, ptr %117, align 8
  %1335 = icmp eq ptr %1334, null
  br i1 %1335, label %1369, label %1336
1336:
  %1337 = load i64, ptr %0, align 8
  %1338 = icmp sgt i64 %1337, 0
  br i1 %1338, label %1339, label %1369
1339:
  %1340 = phi i64 [ %1342, %1341 ], [ 0, %1336 ]
  br label %1345
1341:
  %1342 = add nuw nsw i64 %1340, 1
  %1343 = load i64, ptr %0, align 8
  %1344 = icmp slt i64 %1342, %1343
  br i1 %1344, label %1339, label %1369
1345:
  %1346 = phi i64 [ 0, %1339 ], [ %1367, %1366 ]
  %1347 = load ptr, ptr %118, align 8
  %1348 = getelementptr inbounds nuw <8 x double>, ptr %1347, i64 %1340
  %1349 = getelementptr inbounds nuw double, ptr %1348, i64 %1346
  %1350 = load double, ptr %1349, align 8
  %1351 = fcmp ogt double %1350, 5.000000e-01
  br i1 %1351, label %1352, label %1366
1352:
  %1353 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1346
  %1354 = getelementptr inbounds nuw i8, ptr %1353, i64 128
  %1355 = load double, ptr %1354, align 8
  %1356 = fdiv double %1355, 1.000000e-02
  %1357 = fcmp olt double %1356, 1.000000e-03
  %1358 = fcmp ogt double %1356, 1.000000e+00
  %1359 = select i1 %1358, double 1.000000e+00, double %1356
  %1360 = select i1 %1357, double 1.000000e-03, double %1359
  %1361 = load ptr, ptr %113, align 8
  %1362 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %1340
  %1363 = getelementptr inbounds nuw double, ptr %1362, i64 %1346
  %1364 = load double, ptr %1363, align 8
  %1365 = fmul double %1364, %1360
  store double %1365, ptr %1363, align 8
  br label %1366
1366:
  %1367 = add nuw nsw i64 %1346, 1
  %1368 = icmp eq i64 %1367, 8
  br i1 %1368, label %1341, label %1345
1369:
  br i1 %1287, label %1370, label %1395
1370:
  %1371 = phi i64 [ %1393, %1391 ], [ 0, %1369 ]
  %1372 = load ptr, ptr %113, align 8
  %1373 = getelementptr inbounds nuw <8 x double>, ptr %1372, i64 %1371
  %1374 = load <8 x double>, ptr %1373, align 8
  %1375 = load ptr, ptr %115, align 8
  %1376 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %1371
  %1377 = load <8 x double>, ptr %1376, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store <8 x double> %1374, ptr %13, align 8
  store <8 x double> %1377, ptr %14, align 8
  br label %1378
1378:
  %1379 = phi i64 [ 0, %1370 ], [ %1389, %1388 ]
  %1380 = getelementptr inbounds nuw double, ptr %13, i64 %1379
  %1381 = getelementptr inbounds nuw double, ptr %14, i64 %1379
  %1382 = load double, ptr %1381, align 8
  %1383 = call double @llvm.fabs.f64(double %1382)
  %1384 = load double, ptr %1380, align 8
  %1385 = call double @llvm.fabs.f64(double %1384)
  %1386 = fcmp ogt double %1383, %1385
  br i1 %1386, label %1387, label %1388
1387:
  store double %1382, ptr %1380, align 8
  br label %1388
1388:
  %1389 = add nuw nsw i64 %1379, 1
  %1390 = icmp eq i64 %1389, 8
  br i1 %1390, label %1391, label %1378
1391:
  %1392 = load <8 x double>, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  store <8 x double> %1392, ptr %1373, align 8
  %1393 = add nuw nsw i64 %1371, 1
  %1394 = icmp eq i64 %1393, %1286
  br i1 %1394, label %1395, label %1370
1395:
  %1396 = load i64, ptr %100, align 8
  %1397 = icmp eq i64 %1396, 0
  br i1 %1397, label %1398, label %1399
1398:
  br label %1563
1399:
  %1400 = load i64, ptr %0, align 8
  %1401 = load i64, ptr %52, align 8
  %1402 = add nsw i64 %1401, %1400
  %1403 = load i64, ptr %53, align 8
  %1404 = shl nsw i64 %1403, 1
  %1405 = add nsw i64 %1402, %1404
  %1406 = load i64, ptr %54, align 8
  %1407 = add nsw i64 %1405, %1406
  %1408 = icmp sgt i64 %1407, 0
  br i1 %1408, label %1422, label %1409
1409:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  br label %1410
1410:
  %1411 = phi i64 [ 0, %1409 ], [ %1416, %1410 ]
  %1412 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1411
  %1413 = getelementptr inbounds nuw i8, ptr %1412, i64 88
  %1414 = load double, ptr %1413, align 8
  %1415 = getelementptr inbounds nuw double, ptr %12, i64 %1411
  store double %1414, ptr %1415, align 8
  %1416 = add nuw nsw i64 %1411, 1
  %1417 = icmp eq i64 %1416, 8
  br i1 %1417, label %1418, label %1410
1418:
  %1419 = load <8 x double>, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  %1420 = load ptr, ptr %59, align 8
  %1421 = load ptr, ptr %120, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %101, ptr noundef nonnull readonly %2, <8 x double> noundef %1419, ptr noundef %1420, <8 x double> noundef zeroinitializer, ptr noundef %1421) #14
  br label %1444
1422:
  %1423 = phi i64 [ %1429, %1422 ], [ 0, %1399 ]
  %1424 = load ptr, ptr %59, align 8
  %1425 = getelementptr inbounds nuw <8 x double>, ptr %1424, i64 %1423
  %1426 = load <8 x double>, ptr %1425, align 8
  %1427 = load ptr, ptr %119, align 8
  %1428 = getelementptr inbounds nuw <8 x double>, ptr %1427, i64 %1423
  store <8 x double> %1426, ptr %1428, align 8
  %1429 = add nuw nsw i64 %1423, 1
  %1430 = load i64, ptr %0, align 8
  %1431 = load i64, ptr %52, align 8
  %1432 = add nsw i64 %1431, %1430
  %1433 = load i64, ptr %53, align 8
  %1434 = shl nsw i64 %1433, 1
  %1435 = add nsw i64 %1432, %1434
  %1436 = load i64, ptr %54, align 8
  %1437 = add nsw i64 %1435, %1436
  %1438 = icmp slt i64 %1429, %1437
  br i1 %1438, label %1422, label %1409
1439:
  %1440 = icmp eq i32 %1476, 0
  br i1 %1440, label %1441, label %1479
1441:
  %1442 = load i64, ptr %100, align 8
  %1443 = icmp sgt i64 %1442, 0
  br i1 %1443, label %1550, label %1398
1444:
  %1445 = phi i32 [ 0, %1418 ], [ %1476, %1475 ]
  %1446 = phi i64 [ 0, %1418 ], [ %1477, %1475 ]
  %1447 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1446
  %1448 = load i64, ptr %1447, align 8
  %1449 = icmp sgt i64 %1448, -1
  br i1 %1449, label %1450, label %1475
1450:
  %1451 = load ptr, ptr %120, align 8
  %1452 = load i64, ptr %100, align 8
  %1453 = getelementptr double, ptr %1451, i64 %1446
  %1454 = icmp sgt i64 %1452, 0
  br i1 %1454, label %1455, label %1475
1455:
  %1456 = load ptr, ptr %103, align 8
  %1457 = getelementptr double, ptr %1456, i64 %1446
  br label %1458
1458:
  %1459 = phi i64 [ 0, %1455 ], [ %1471, %1458 ]
  %1460 = phi i32 [ 0, %1455 ], [ %1470, %1458 ]
  %1461 = shl nsw i64 %1459, 6
  %1462 = getelementptr i8, ptr %1457, i64 %1461
  %1463 = load double, ptr %1462, align 8
  %1464 = getelementptr i8, ptr %1453, i64 %1461
  %1465 = load double, ptr %1464, align 8
  %1466 = fcmp olt double %1463, 0.000000e+00
  %1467 = fcmp oge double %1465, 0.000000e+00
  %1468 = select i1 %1466, i1 %1467, i1 false
  %1469 = zext i1 %1468 to i32
  %1470 = or i32 %1460, %1469
  %1471 = add nuw nsw i64 %1459, 1
  %1472 = icmp eq i64 %1471, %1452
  br i1 %1472, label %1473, label %1458
1473:
  %1474 = or i32 %1470, %1445
  br label %1475
1475:
  %1476 = phi i32 [ %1445, %1444 ], [ %1445, %1450 ], [ %1474, %1473 ]
  %1477 = add nuw nsw i64 %1446, 1
  %1478 = icmp eq i64 %1477, 8
  br i1 %1478, label %1439, label %1444
1479:
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #15
  br label %1480
1480:
  %1481 = phi i64 [ 0, %1479 ], [ %1486, %1480 ]
  %1482 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1481
  %1483 = getelementptr inbounds nuw i8, ptr %1482, i64 88
  %1484 = load double, ptr %1483, align 8
  %1485 = getelementptr inbounds nuw double, ptr %11, i64 %1481
  store double %1484, ptr %1485, align 8
  %1486 = add nuw nsw i64 %1481, 1
  %1487 = icmp eq i64 %1486, 8
  br i1 %1487, label %1488, label %1480
1488:
  %1489 = load <8 x double>, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #15
  %1490 = load ptr, ptr %59, align 8
  %1491 = load ptr, ptr %122, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %121, ptr noundef nonnull readonly %2, <8 x double> noundef %1489, ptr noundef %1490, <8 x double> noundef zeroinitializer, ptr noundef %1491) #14
  %1492 = load i64, ptr %123, align 8
  br label %1506
1493:
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  br label %1494
1494:
  %1495 = phi i64 [ 0, %1493 ], [ %1500, %1494 ]
  %1496 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1495
  %1497 = getelementptr inbounds nuw i8, ptr %1496, i64 88
  %1498 = load double, ptr %1497, align 8
  %1499 = getelementptr inbounds nuw double, ptr %10, i64 %1495
  store double %1498, ptr %1499, align 8
  %1500 = add nuw nsw i64 %1495, 1
  %1501 = icmp eq i64 %1500, 8
  br i1 %1501, label %1502, label %1494
1502:
  %1503 = load <8 x double>, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  %1504 = load ptr, ptr %59, align 8
  %1505 = load ptr, ptr %102, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %101, ptr noundef nonnull readonly %2, <8 x double> noundef %1503, ptr noundef %1504, <8 x double> noundef zeroinitializer, ptr noundef %1505) #14
  br label %1398
1506:
  %1507 = phi i64 [ %1492, %1488 ], [ %1547, %1546 ]
  %1508 = phi i64 [ 0, %1488 ], [ %1548, %1546 ]
  %1509 = icmp sgt i64 %1507, 0
  br i1 %1509, label %1510, label %1546
1510:
  %1511 = phi i64 [ %1542, %1541 ], [ %1507, %1506 ]
  %1512 = phi i64 [ %1543, %1541 ], [ %1507, %1506 ]
  %1513 = phi i64 [ %1544, %1541 ], [ 0, %1506 ]
  %1514 = load ptr, ptr %124, align 8
  %1515 = getelementptr inbounds nuw i64, ptr %1514, i64 %1513
  %1516 = load i64, ptr %1515, align 8
  %1517 = load ptr, ptr %103, align 8
  %1518 = shl nsw i64 %1516, 6
  %1519 = getelementptr inbounds i8, ptr %1517, i64 %1518
  %1520 = getelementptr inbounds nuw double, ptr %1519, i64 %1508
  %1521 = load double, ptr %1520, align 8
  %1522 = load ptr, ptr %120, align 8
  %1523 = getelementptr inbounds i8, ptr %1522, i64 %1518
  %1524 = getelementptr inbounds nuw double, ptr %1523, i64 %1508
  %1525 = load double, ptr %1524, align 8
  %1526 = fcmp uge double %1521, 0.000000e+00
  %1527 = fcmp ult double %1525, 0.000000e+00
  %1528 = select i1 %1526, i1 true, i1 %1527
  br i1 %1528, label %1541, label %1529
1529:
  %1530 = load ptr, ptr %122, align 8
  %1531 = getelementptr inbounds nuw <8 x double>, ptr %1530, i64 %1513
  %1532 = getelementptr inbounds nuw double, ptr %1531, i64 %1508
  %1533 = load double, ptr %1532, align 8
  %1534 = load ptr, ptr %59, align 8
  %1535 = load ptr, ptr %125, align 8
  %1536 = getelementptr inbounds nuw i64, ptr %1535, i64 %1513
  %1537 = load i64, ptr %1536, align 8
  %1538 = getelementptr inbounds <8 x double>, ptr %1534, i64 %1537
  %1539 = getelementptr inbounds nuw double, ptr %1538, i64 %1508
  store double %1533, ptr %1539, align 8
  %1540 = load i64, ptr %123, align 8
  br label %1541
1541:
  %1542 = phi i64 [ %1540, %1529 ], [ %1511, %1510 ]
  %1543 = phi i64 [ %1540, %1529 ], [ %1512, %1510 ]
  %1544 = add nuw nsw i64 %1513, 1
  %1545 = icmp slt i64 %1544, %1543
  br i1 %1545, label %1510, label %1546
1546:
  %1547 = phi i64 [ %1507, %1506 ], [ %1542, %1541 ]
  %1548 = add nuw nsw i64 %1508, 1
  %1549 = icmp eq i64 %1548, 8
  br i1 %1549, label %1493, label %1506
1550:
  %1551 = phi i64 [ %1557, %1550 ], [ 0, %1441 ]
  %1552 = load ptr, ptr %120, align 8
  %1553 = getelementptr inbounds nuw <8 x double>, ptr %1552, i64 %1551
  %1554 = load <8 x double>, ptr %1553, align 8
  %1555 = load ptr, ptr %102, align 8
  %1556 = getelementptr inbounds nuw <8 x double>, ptr %1555, i64 %1551
  store <8 x double> %1554, ptr %1556, align 8
  %1557 = add nuw nsw i64 %1551, 1
  %1558 = load i64, ptr %100, align 8
  %1559 = shl nsw i64 %1558, 2
  %1560 = icmp slt i64 %1557, %1559
  br i1 %1560, label %1550, label %1398
1561:
  %1562 = icmp eq i32 %1886, 0
  br i1 %1562, label %2572, label %1889
1563:
  %1564 = phi i32 [ %1886, %1883 ], [ 0, %1398 ]
  %1565 = phi i64 [ %1887, %1883 ], [ 0, %1398 ]
  %1566 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1565
  %1567 = load i64, ptr %1566, align 8
  %1568 = icmp sgt i64 %1567, -1
  br i1 %1568, label %1569, label %1883
1569:
  %1570 = getelementptr inbounds nuw i8, ptr %1566, i64 24
  %1571 = load i64, ptr %1570, align 8
  %1572 = freeze i64 %1571
  %1573 = getelementptr inbounds nuw i8, ptr %1566, i64 32
  %1574 = getelementptr inbounds nuw i8, ptr %1566, i64 136
  %1575 = load double, ptr %1574, align 8
  %1576 = getelementptr %struct.bg_lane, ptr %2, i64 %1565
  %1577 = getelementptr i8, ptr %1576, i64 128
  %1578 = load double, ptr %1577, align 8
  %1579 = load i64, ptr %0, align 8
  %1580 = load i64, ptr %52, align 8
  %1581 = add nsw i64 %1580, %1579
  %1582 = load i64, ptr %53, align 8
  %1583 = shl nsw i64 %1582, 1
  %1584 = add nsw i64 %1581, %1583
  %1585 = load i64, ptr %54, align 8
  %1586 = add nsw i64 %1584, %1585
  %1587 = icmp sgt i64 %1586, 0
  br i1 %1587, label %1588, label %1593
1588:
  %1589 = load ptr, ptr %59, align 8
  %1590 = getelementptr double, ptr %1589, i64 %1565
  br label %1606
1591:
  %1592 = icmp eq i32 %1613, 0
  br label %1593
1593:
  %1594 = phi i1 [ true, %1569 ], [ %1592, %1591 ]
  %1595 = icmp sgt i64 %1579, 0
  br i1 %1595, label %1596, label %1646
1596:
  %1597 = load ptr, ptr %68, align 8
  %1598 = getelementptr double, ptr %1597, i64 %1565
  %1599 = load ptr, ptr %59, align 8
  %1600 = getelementptr double, ptr %1599, i64 %1565
  %1601 = load ptr, ptr %113, align 8
  %1602 = getelementptr double, ptr %1601, i64 %1565
  %1603 = load ptr, ptr %126, align 8
  %1604 = getelementptr double, ptr %1603, i64 %1565
  %1605 = load ptr, ptr %127, align 8
  br label %1618
1606:
  %1607 = phi i32 [ 0, %1588 ], [ %1613, %1606 ]
  %1608 = phi i64 [ 0, %1588 ], [ %1614, %1606 ]
  %1609 = getelementptr <8 x double>, ptr %1590, i64 %1608
  %1610 = load double, ptr %1609, align 8
  %1611 = fcmp uno double %1610, 0.000000e+00
  %1612 = zext i1 %1611 to i32
  %1613 = or i32 %1607, %1612
  %1614 = add nuw nsw i64 %1608, 1
  %1615 = icmp eq i64 %1614, %1586
  br i1 %1615, label %1591, label %1606
1616:
  %1617 = call double @llvm.sqrt.f64(double %1643)
  br label %1646
1618:
  %1619 = phi double [ 0.000000e+00, %1596 ], [ %1643, %1618 ]
  %1620 = phi i64 [ 0, %1596 ], [ %1644, %1618 ]
  %1621 = getelementptr <8 x double>, ptr %1598, i64 %1620
  %1622 = load double, ptr %1621, align 8
  %1623 = call double @llvm.fabs.f64(double %1622)
  %1624 = getelementptr <8 x double>, ptr %1600, i64 %1620
  %1625 = load double, ptr %1624, align 8
  %1626 = call double @llvm.fabs.f64(double %1625)
  %1627 = getelementptr <8 x double>, ptr %1602, i64 %1620
  %1628 = load double, ptr %1627, align 8
  %1629 = getelementptr <8 x double>, ptr %1604, i64 %1620
  %1630 = load double, ptr %1629, align 8
  %1631 = fcmp uno double %1628, 0.000000e+00
  %1632 = select i1 %1631, double 0x7FF0000000000000, double %1628
  %1633 = fcmp ogt double %1626, %1623
  %1634 = select i1 %1594, i1 %1633, i1 false
  %1635 = select i1 %1634, double %1626, double %1623
  %1636 = getelementptr inbounds nuw double, ptr %1605, i64 %1620
  %1637 = load double, ptr %1636, align 8
  %1638 = fcmp ogt double %1637, 0.000000e+00
  %1639 = call double @llvm.fma.f64(double %1635, double %1578, double %1630)
  %1640 = fdiv double %1632, %1639
  %1641 = fmul double %1640, %1640
  %1642 = call double @llvm.fma.f64(double %1637, double %1641, double %1619)
  %1643 = select i1 %1638, double %1642, double %1619
  %1644 = add nuw nsw i64 %1620, 1
  %1645 = icmp eq i64 %1644, %1579
  br i1 %1645, label %1616, label %1618
1646:
  %1647 = phi double [ 0.000000e+00, %1593 ], [ %1617, %1616 ]
  %1648 = fdiv double 1.000000e+00, %1647
  %1649 = load i64, ptr %128, align 8
  %1650 = sitofp i64 %1649 to double
  %1651 = getelementptr inbounds nuw i8, ptr %1566, i64 72
  %1652 = load double, ptr %1651, align 8
  %1653 = getelementptr inbounds nuw i8, ptr %1566, i64 64
  %1654 = load double, ptr %1653, align 8
  %1655 = fsub double %1652, %1654
  %1656 = fcmp olt double %1647, 1.000000e+00
  %1657 = icmp ne i64 %1572, 0
  %1658 = or i1 %1657, %1656
  %1659 = load double, ptr %129, align 8
  %1660 = load double, ptr %130, align 8
  %1661 = fadd double %1659, %1660
  %1662 = fdiv double %1661, %1650
  %1663 = call double @bg_pow_1(double noundef %1648, double noundef %1662) #13
  %1664 = fmul double %1663, 9.000000e-01
  %1665 = load double, ptr %1574, align 8
  %1666 = load double, ptr %130, align 8
  %1667 = fneg double %1666
  %1668 = fdiv double %1667, %1650
  %1669 = call double @bg_pow_1(double noundef %1665, double noundef %1668) #13
  %1670 = fmul double %1664, %1669
  %1671 = select i1 %1658, double 1.000000e+00, double 2.000000e-01
  %1672 = select i1 %1658, double 1.000000e+01, double 9.000000e-01
  %1673 = fcmp ult double %1670, %1671
  %1674 = fcmp ogt double %1670, %1672
  %1675 = select i1 %1674, double %1672, double %1670
  %1676 = select i1 %1673, double %1671, double %1675
  %1677 = fmul double %1655, %1676
  %1678 = getelementptr inbounds nuw i8, ptr %1566, i64 128
  %1679 = load double, ptr %1678, align 8
  %1680 = fcmp olt double %1677, %1679
  %1681 = load i64, ptr %1570, align 8
  %1682 = icmp ne i64 %1681, 0
  %1683 = fcmp oeq double %1676, 1.000000e+00
  %1684 = select i1 %1682, i1 %1683, i1 false
  %1685 = select i1 %1684, double %1679, double %1677
  %1686 = fcmp ole double %1685, %1679
  %1687 = zext i1 %1686 to i64
  store i64 %1687, ptr %1570, align 8
  %1688 = fcmp olt double %1685, %1679
  %1689 = select i1 %1688, double %1679, double %1685
  br i1 %1658, label %1690, label %1693
1690:
  %1691 = call i1 @llvm.is.fpclass.f64(double %1648, i32 608)
  %1692 = select i1 %1691, double 1.000000e+00, double %1648
  store double %1692, ptr %1574, align 8
  br label %1693
1693:
  %1694 = phi ptr [ %1651, %1690 ], [ %1653, %1646 ]
  %1695 = load double, ptr %1694, align 8
  %1696 = fadd double %1689, %1695
  %1697 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %1565, double noundef %1695, double noundef %1696) #14
  %1698 = getelementptr inbounds nuw i8, ptr %1566, i64 80
  store double %1697, ptr %1698, align 8
  br i1 %1680, label %1699, label %1700
1699:
  store i64 3, ptr %1573, align 8
  br label %1700
1700:
  %1701 = load i64, ptr %100, align 8
  %1702 = icmp eq i64 %1701, 0
  br i1 %1702, label %1860, label %1703
1703:
  %1704 = load double, ptr %1651, align 8
  %1705 = load double, ptr %1653, align 8
  %1706 = fsub double %1704, %1705
  %1707 = getelementptr inbounds nuw i8, ptr %1566, i64 96
  %1708 = load double, ptr %1707, align 8
  %1709 = getelementptr inbounds nuw i8, ptr %1566, i64 88
  %1710 = load double, ptr %1709, align 8
  %1711 = fsub double %1708, %1710
  %1712 = fmul double %1711, 1.000000e-13
  %1713 = icmp sgt i64 %1701, 0
  br i1 %1713, label %1714, label %1854
1714:
  %1715 = load ptr, ptr %103, align 8
  %1716 = getelementptr double, ptr %1715, i64 %1565
  %1717 = shl nsw i64 %1701, 6
  %1718 = shl nsw i64 %1701, 7
  %1719 = load ptr, ptr %102, align 8
  %1720 = getelementptr double, ptr %1719, i64 %1565
  br label %1721
1721:
  %1722 = phi double [ 1.000000e+00, %1714 ], [ %1817, %1811 ]
  %1723 = phi i64 [ 0, %1714 ], [ %1818, %1811 ]
  %1724 = shl nsw i64 %1723, 6
  %1725 = getelementptr i8, ptr %1716, i64 %1724
  %1726 = load double, ptr %1725, align 8
  %1727 = getelementptr inbounds nuw i8, ptr %1725, i64 %1717
  %1728 = load double, ptr %1727, align 8
  %1729 = getelementptr inbounds nuw i8, ptr %1725, i64 %1718
  %1730 = load double, ptr %1729, align 8
  %1731 = getelementptr i8, ptr %1720, i64 %1724
  %1732 = load double, ptr %1731, align 8
  %1733 = getelementptr inbounds nuw i8, ptr %1731, i64 %1717
  %1734 = load double, ptr %1733, align 8
  %1735 = fcmp olt double %1726, 0.000000e+00
  %1736 = select i1 %1735, double 1.000000e+00, double -1.000000e+00
  %1737 = fmul double %1730, 0x3EB0C6F7A0B5ED8D
  %1738 = fmul double %1726, %1736
  %1739 = fmul double %1736, %1732
  %1740 = fsub double %1739, %1738
  %1741 = fmul double %1728, %1736
  %1742 = fmul double %1706, %1741
  %1743 = fmul double %1736, %1734
  %1744 = fmul double %1706, %1743
  %1745 = fmul double %1740, 3.000000e+00
  %1746 = fmul double %1742, 2.000000e+00
  %1747 = fsub double %1745, %1746
  %1748 = fsub double %1747, %1744
  %1749 = fadd double %1742, %1744
  %1750 = fmul double %1740, 2.000000e+00
  %1751 = fsub double %1749, %1750
  %1752 = fcmp uge double %1732, 0.000000e+00
  %1753 = xor i1 %1735, %1752
  br i1 %1753, label %1786, label %1754
1754:
  %1755 = fcmp ogt double %1739, %1737
  br i1 %1755, label %1756, label %1811
1756:
  %1757 = fmul double %1737, 5.000000e-01
  %1758 = fmul double %1748, 2.000000e+00
  br label %1759
1759:
  %1760 = phi double [ 0.000000e+00, %1756 ], [ %1773, %1759 ]
  %1761 = phi double [ 1.000000e+00, %1756 ], [ %1772, %1759 ]
  %1762 = phi double [ 5.000000e-01, %1756 ], [ %1783, %1759 ]
  %1763 = phi i32 [ 0, %1756 ], [ %1784, %1759 ]
  %1764 = call double @llvm.fma.f64(double %1762, double %1751, double %1748)
  %1765 = call double @llvm.fma.f64(double %1762, double %1764, double %1742)
  %1766 = call double @llvm.fma.f64(double %1762, double %1765, double %1738)
  %1767 = fsub double %1766, %1757
  %1768 = fmul double %1762, 3.000000e+00
  %1769 = call double @llvm.fma.f64(double %1768, double %1751, double %1758)
  %1770 = call double @llvm.fma.f64(double %1762, double %1769, double %1742)
  %1771 = fcmp olt double %1767, 0.000000e+00
  %1772 = select i1 %1771, double %1761, double %1762
  %1773 = select i1 %1771, double %1762, double %1760
  %1774 = fcmp oeq double %1770, 0.000000e+00
  %1775 = select i1 %1774, double 1.000000e+00, double %1770
  %1776 = fdiv double %1767, %1775
  %1777 = fsub double %1762, %1776
  %1778 = fcmp ogt double %1777, %1773
  %1779 = fcmp olt double %1777, %1772
  %1780 = select i1 %1778, i1 %1779, i1 false
  %1781 = fadd double %1773, %1772
  %1782 = fmul double %1781, 5.000000e-01
  %1783 = select i1 %1780, double %1777, double %1782
  %1784 = add nuw nsw i32 %1763, 1
  %1785 = icmp eq i32 %1784, 10
  br i1 %1785, label %1811, label %1759
1786:
  %1787 = fcmp ogt double %1741, 0.000000e+00
  %1788 = fcmp olt double %1743, 0.000000e+00
  %1789 = select i1 %1787, i1 %1788, i1 false
  br i1 %1789, label %1790, label %1811
1790:
  %1791 = fmul double %1748, %1748
  %1792 = fmul double %1751, 3.000000e+00
  %1793 = fmul double %1742, %1792
  %1794 = fsub double %1791, %1793
  %1795 = fcmp ogt double %1794, 0.000000e+00
  %1796 = select i1 %1795, double %1794, double 0.000000e+00
  %1797 = call double @llvm.sqrt.f64(double %1796)
  %1798 = fsub double %1797, %1748
  %1799 = fcmp olt double %1798, 1.000000e-300
  %1800 = select i1 %1799, double 1.000000e-300, double %1798
  %1801 = fdiv double %1742, %1800
  %1802 = fcmp olt double %1801, 0.000000e+00
  %1803 = fcmp ogt double %1801, 1.000000e+00
  %1804 = select i1 %1803, double 1.000000e+00, double %1801
  %1805 = select i1 %1802, double 0.000000e+00, double %1804
  %1806 = call double @llvm.fma.f64(double %1805, double %1751, double %1748)
  %1807 = call double @llvm.fma.f64(double %1805, double %1806, double %1742)
  %1808 = call double @llvm.fma.f64(double %1805, double %1807, double %1738)
  %1809 = fcmp ogt double %1808, 0.000000e+00
  %1810 = select i1 %1809, double %1805, double 1.000000e+00
  br label %1811
1811:
  %1812 = phi double [ 1.000000e+00, %1786 ], [ 1.000000e+00, %1754 ], [ %1810, %1790 ], [ %1783, %1759 ]
  %1813 = call double @llvm.fabs.f64(double %1812)
  %1814 = fcmp one double %1813, 0x7FF0000000000000
  %1815 = select i1 %1814, double %1812, double 1.000000e+00
  %1816 = fcmp olt double %1815, %1722
  %1817 = select i1 %1816, double %1815, double %1722
  %1818 = add nuw nsw i64 %1723, 1
  %1819 = icmp eq i64 %1818, %1701
  br i1 %1819, label %1820, label %1721
1820:
  %1821 = fcmp olt double %1817, 1.000000e+00
  %1822 = fcmp ogt double %1706, %1712
  %1823 = select i1 %1821, i1 %1822, i1 false
  br i1 %1823, label %1824, label %1834
1824:
  %1825 = call double @llvm.fma.f64(double %1817, double %1706, double %1705)
  %1826 = fmul double %1712, 5.000000e-01
  %1827 = fadd double %1705, %1826
  %1828 = fcmp olt double %1825, %1827
  %1829 = select i1 %1828, double %1827, double %1825
  br i1 %1658, label %1830, label %1831
1830:
  store double %1575, ptr %1574, align 8
  store i64 %1572, ptr %1570, align 8
  br label %1833
1831:
  %1832 = fcmp olt double %1829, %1697
  br i1 %1832, label %1833, label %1863
1833:
  store double %1829, ptr %1698, align 8
  br label %1863
1834:
  %1835 = mul nuw nsw i64 %1701, 192
  br label %1836
1836:
  %1837 = phi i64 [ 0, %1834 ], [ %1852, %1849 ]
  %1838 = phi double [ 0x7FF0000000000000, %1834 ], [ %1851, %1849 ]
  %1839 = shl nsw i64 %1837, 6
  %1840 = getelementptr i8, ptr %1720, i64 %1839
  %1841 = getelementptr inbounds nuw i8, ptr %1840, i64 %1718
  %1842 = load double, ptr %1841, align 8
  %1843 = getelementptr inbounds nuw i8, ptr %1840, i64 %1835
  %1844 = load double, ptr %1843, align 8
  %1845 = fcmp olt double %1844, 1.000000e-300
  %1846 = select i1 %1845, double 1.000000e-300, double %1844
  %1847 = fdiv double %1842, %1846
  %1848 = fcmp ord double %1847, 0.000000e+00
  br i1 %1848, label %1849, label %1854
1849:
  %1850 = fcmp olt double %1847, %1838
  %1851 = select i1 %1850, double %1847, double %1838
  %1852 = add nuw nsw i64 %1837, 1
  %1853 = icmp eq i64 %1852, %1701
  br i1 %1853, label %1854, label %1836
1854:
  %1855 = phi double [ 0x7FF0000000000000, %1703 ], [ %1851, %1849 ], [ 0x7FF8000000000000, %1836 ]
  %1856 = fadd double %1704, %1855
  br i1 %1658, label %1857, label %1863
1857:
  %1858 = fcmp ult double %1856, %1697
  br i1 %1858, label %1859, label %1863
1859:
  store double %1856, ptr %1698, align 8
  br label %1863
1860:
  %1861 = zext i1 %1658 to i32
  %1862 = select i1 %1658, i64 72, i64 64
  br label %1863
1863:
  %1864 = phi i32 [ 0, %1854 ], [ %1861, %1860 ], [ 1, %1857 ], [ 0, %1831 ], [ 0, %1833 ], [ 1, %1859 ]
  %1865 = phi i64 [ 64, %1854 ], [ %1862, %1860 ], [ 72, %1857 ], [ 64, %1831 ], [ 64, %1833 ], [ 72, %1859 ]
  %1866 = getelementptr inbounds nuw i8, ptr %1566, i64 %1865
  %1867 = load double, ptr %1866, align 8
  %1868 = getelementptr inbounds nuw i8, ptr %1566, i64 40
  %1869 = load i64, ptr %1868, align 8
  %1870 = add nsw i64 %1869, 1
  store i64 %1870, ptr %1868, align 8
  %1871 = load i64, ptr %1573, align 8
  %1872 = icmp eq i64 %1871, 0
  br i1 %1872, label %1873, label %1883
1873:
  %1874 = sitofp i64 %1870 to double
  %1875 = getelementptr inbounds nuw i8, ptr %1566, i64 120
  %1876 = load double, ptr %1875, align 8
  %1877 = fcmp ugt double %1876, %1874
  br i1 %1877, label %1883, label %1878
1878:
  %1879 = getelementptr inbounds nuw i8, ptr %1566, i64 96
  %1880 = load double, ptr %1879, align 8
  %1881 = fcmp olt double %1867, %1880
  br i1 %1881, label %1882, label %1883
1882:
  store i64 2, ptr %1573, align 8
  br label %1883
1883:
  %1884 = phi i32 [ 0, %1563 ], [ %1864, %1863 ], [ %1864, %1873 ], [ %1864, %1878 ], [ %1864, %1882 ]
  %1885 = getelementptr inbounds nuw i32, ptr %18, i64 %1565
  store i32 %1884, ptr %1885, align 4
  %1886 = or i32 %1884, %1564
  %1887 = add nuw nsw i64 %1565, 1
  %1888 = icmp eq i64 %1887, 8
  br i1 %1888, label %1561, label %1563
1889:
  %1890 = load i64, ptr %50, align 8
  %1891 = icmp eq i64 %1890, 0
  br i1 %1891, label %2107, label %1892
1892:
  %1893 = load i64, ptr %0, align 8
  %1894 = load i64, ptr %52, align 8
  %1895 = load i64, ptr %53, align 8
  %1896 = load i64, ptr %54, align 8
  %1897 = load i64, ptr %106, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #15
  br label %1898
1898:
  %1899 = phi i64 [ 0, %1892 ], [ %1907, %1898 ]
  %1900 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1899
  %1901 = getelementptr inbounds nuw i8, ptr %1900, i64 72
  %1902 = load double, ptr %1901, align 8
  %1903 = getelementptr inbounds nuw i8, ptr %1900, i64 64
  %1904 = load double, ptr %1903, align 8
  %1905 = fsub double %1902, %1904
  %1906 = getelementptr inbounds nuw double, ptr %9, i64 %1899
  store double %1905, ptr %1906, align 8
  %1907 = add nuw nsw i64 %1899, 1
  %1908 = icmp eq i64 %1907, 8
  br i1 %1908, label %1909, label %1898
1909:
  %1910 = add i64 %1894, %1893
  %1911 = shl i64 %1895, 1
  %1912 = add i64 %1910, %1911
  %1913 = add i64 %1912, %1896
  %1914 = load <8 x double>, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #15
  %1915 = icmp sgt i64 %1897, 0
  br i1 %1915, label %1916, label %1920
1916:
  %1917 = icmp sgt i64 %1913, 0
  %1918 = icmp sgt i64 %1890, 0
  %1919 = mul i64 %1913, %1897
  br label %1925
1920:
  %1921 = icmp sgt i64 %1890, 0
  br i1 %1921, label %1922, label %2040
1922:
  %1923 = mul i64 %1913, %1897
  %1924 = icmp sgt i64 %1913, 0
  br label %2045
1925:
  %1926 = phi i64 [ 0, %1916 ], [ %1974, %1973 ]
  %1927 = load ptr, ptr %109, align 8
  %1928 = mul nuw nsw i64 %1926, %1897
  %1929 = getelementptr inbounds nuw double, ptr %1927, i64 %1928
  %1930 = load ptr, ptr %68, align 8
  %1931 = load ptr, ptr %108, align 8
  %1932 = load ptr, ptr %107, align 8
  br i1 %1917, label %1933, label %1969
1933:
  %1934 = icmp eq i64 %1926, 0
  %1935 = icmp eq ptr %1930, null
  br label %1936
1936:
  %1937 = phi i64 [ 0, %1933 ], [ %1967, %1964 ]
  %1938 = getelementptr <8 x double>, ptr %1931, i64 %1937
  br i1 %1934, label %1939, label %1941
1939:
  %1940 = phi <8 x double> [ zeroinitializer, %1936 ], [ %1955, %1954 ]
  br i1 %1935, label %1962, label %1958
1941:
  %1942 = phi i64 [ %1956, %1954 ], [ 0, %1936 ]
  %1943 = phi <8 x double> [ %1955, %1954 ], [ zeroinitializer, %1936 ]
  %1944 = getelementptr inbounds nuw double, ptr %1929, i64 %1942
  %1945 = load double, ptr %1944, align 8
  %1946 = fcmp une double %1945, 0.000000e+00
  br i1 %1946, label %1947, label %1954
1947:
  %1948 = insertelement <8 x double> poison, double %1945, i64 0
  %1949 = shufflevector <8 x double> %1948, <8 x double> poison, <8 x i32> zeroinitializer
  %1950 = mul nuw nsw i64 %1942, %1913
  %1951 = getelementptr <8 x double>, ptr %1938, i64 %1950
  %1952 = load <8 x double>, ptr %1951, align 8
  %1953 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1949, <8 x double> %1952, <8 x double> %1943)
  br label %1954
1954:
  %1955 = phi <8 x double> [ %1953, %1947 ], [ %1943, %1941 ]
  %1956 = add nuw nsw i64 %1942, 1
  %1957 = icmp eq i64 %1956, %1926
  br i1 %1957, label %1939, label %1941
1958:
  %1959 = getelementptr inbounds nuw <8 x double>, ptr %1930, i64 %1937
  %1960 = load <8 x double>, ptr %1959, align 8
  %1961 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1940, <8 x double> %1914, <8 x double> %1960)
  br label %1964
1962:
  %1963 = fmul <8 x double> %1914, %1940
  br label %1964
1964:
  %1965 = phi <8 x double> [ %1961, %1958 ], [ %1963, %1962 ]
  %1966 = getelementptr inbounds nuw <8 x double>, ptr %1932, i64 %1937
  store <8 x double> %1965, ptr %1966, align 8
  %1967 = add nuw nsw i64 %1937, 1
  %1968 = icmp eq i64 %1967, %1913
  br i1 %1968, label %1969, label %1936
1969:
  br i1 %1918, label %1970, label %1973
1970:
  %1971 = icmp eq i64 %1926, 0
  %1972 = mul nsw i64 %1926, %1913
  br label %1976
1973:
  %1974 = add nuw nsw i64 %1926, 1
  %1975 = icmp eq i64 %1974, %1897
  br i1 %1975, label %1920, label %1925
1976:
  %1977 = phi i64 [ 0, %1970 ], [ %2033, %2032 ]
  %1978 = load ptr, ptr %131, align 8
  %1979 = mul i64 %1919, %1977
  %1980 = getelementptr inbounds <8 x double>, ptr %1978, i64 %1979
  %1981 = load ptr, ptr %109, align 8
  %1982 = getelementptr inbounds nuw double, ptr %1981, i64 %1928
  %1983 = load ptr, ptr %70, align 8
  %1984 = mul nsw i64 %1977, %1913
  %1985 = getelementptr inbounds <8 x double>, ptr %1983, i64 %1984
  %1986 = load ptr, ptr %132, align 8
  br i1 %1917, label %1987, label %2022
1987:
  %1988 = icmp eq ptr %1983, null
  br label %1989
1989:
  %1990 = phi i64 [ 0, %1987 ], [ %2020, %2017 ]
  %1991 = getelementptr <8 x double>, ptr %1980, i64 %1990
  br i1 %1971, label %1992, label %1994
1992:
  %1993 = phi <8 x double> [ zeroinitializer, %1989 ], [ %2008, %2007 ]
  br i1 %1988, label %2015, label %2011
1994:
  %1995 = phi i64 [ %2009, %2007 ], [ 0, %1989 ]
  %1996 = phi <8 x double> [ %2008, %2007 ], [ zeroinitializer, %1989 ]
  %1997 = getelementptr inbounds nuw double, ptr %1982, i64 %1995
  %1998 = load double, ptr %1997, align 8
  %1999 = fcmp une double %1998, 0.000000e+00
  br i1 %1999, label %2000, label %2007
2000:
  %2001 = insertelement <8 x double> poison, double %1998, i64 0
  %2002 = shufflevector <8 x double> %2001, <8 x double> poison, <8 x i32> zeroinitializer
  %2003 = mul nuw nsw i64 %1995, %1913
  %2004 = getelementptr <8 x double>, ptr %1991, i64 %2003
  %2005 = load <8 x double>, ptr %2004, align 8
  %2006 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2002, <8 x double> %2005, <8 x double> %1996)
  br label %2007
2007:
  %2008 = phi <8 x double> [ %2006, %2000 ], [ %1996, %1994 ]
  %2009 = add nuw nsw i64 %1995, 1
  %2010 = icmp eq i64 %2009, %1926
  br i1 %2010, label %1992, label %1994
2011:
  %2012 = getelementptr inbounds nuw <8 x double>, ptr %1985, i64 %1990
  %2013 = load <8 x double>, ptr %2012, align 8
  %2014 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1993, <8 x double> %1914, <8 x double> %2013)
  br label %2017
2015:
  %2016 = fmul <8 x double> %1914, %1993
  br label %2017
2017:
  %2018 = phi <8 x double> [ %2014, %2011 ], [ %2016, %2015 ]
  %2019 = getelementptr inbounds nuw <8 x double>, ptr %1986, i64 %1990
  store <8 x double> %2018, ptr %2019, align 8
  %2020 = add nuw nsw i64 %1990, 1
  %2021 = icmp eq i64 %2020, %1913
  br i1 %2021, label %2022, label %1989
2022:
  %2023 = load ptr, ptr %110, align 8
  %2024 = getelementptr inbounds nuw double, ptr %2023, i64 %1926
  %2025 = load double, ptr %2024, align 8
  %2026 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %2025) #14
  %2027 = load ptr, ptr %107, align 8
  %2028 = load ptr, ptr %132, align 8
  %2029 = getelementptr inbounds <8 x double>, ptr %1980, i64 %1972
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %133, ptr noundef readonly %2, <8 x double> noundef %2026, ptr noundef %2027, <8 x double> noundef zeroinitializer, i64 noundef %1977, ptr noundef %2028, ptr noundef %2029) #14
  %2030 = load i64, ptr %0, align 8
  %2031 = icmp slt i64 %2030, %1913
  br i1 %2031, label %2035, label %2032
2032:
  %2033 = add nuw nsw i64 %1977, 1
  %2034 = icmp eq i64 %2033, %1890
  br i1 %2034, label %1973, label %1976
2035:
  %2036 = phi i64 [ %2038, %2035 ], [ %2030, %2022 ]
  %2037 = getelementptr <8 x double>, ptr %2029, i64 %2036
  store <8 x double> zeroinitializer, ptr %2037, align 8
  %2038 = add nsw i64 %2036, 1
  %2039 = icmp slt i64 %2038, %1913
  br i1 %2039, label %2035, label %2032
2040:
  %2041 = load ptr, ptr %47, align 8
  %2042 = icmp eq ptr %2041, null
  br i1 %2042, label %2107, label %2043
2043:
  %2044 = icmp sgt i64 %1913, 0
  br i1 %2044, label %2098, label %2094
2045:
  %2046 = phi i64 [ 0, %1922 ], [ %2092, %2091 ]
  %2047 = load ptr, ptr %111, align 8
  %2048 = load ptr, ptr %70, align 8
  %2049 = mul nsw i64 %2046, %1913
  %2050 = getelementptr inbounds <8 x double>, ptr %2048, i64 %2049
  %2051 = load ptr, ptr %131, align 8
  %2052 = mul i64 %1923, %2046
  %2053 = getelementptr inbounds <8 x double>, ptr %2051, i64 %2052
  %2054 = load ptr, ptr %61, align 8
  %2055 = getelementptr inbounds <8 x double>, ptr %2054, i64 %2049
  br i1 %1924, label %2056, label %2091
2056:
  %2057 = icmp eq ptr %2048, null
  br label %2058
2058:
  %2059 = phi i64 [ 0, %2056 ], [ %2089, %2086 ]
  %2060 = getelementptr <8 x double>, ptr %2053, i64 %2059
  br i1 %1915, label %2063, label %2061
2061:
  %2062 = phi <8 x double> [ zeroinitializer, %2058 ], [ %2077, %2076 ]
  br i1 %2057, label %2084, label %2080
2063:
  %2064 = phi i64 [ %2078, %2076 ], [ 0, %2058 ]
  %2065 = phi <8 x double> [ %2077, %2076 ], [ zeroinitializer, %2058 ]
  %2066 = getelementptr inbounds nuw double, ptr %2047, i64 %2064
  %2067 = load double, ptr %2066, align 8
  %2068 = fcmp une double %2067, 0.000000e+00
  br i1 %2068, label %2069, label %2076
2069:
  %2070 = insertelement <8 x double> poison, double %2067, i64 0
  %2071 = shufflevector <8 x double> %2070, <8 x double> poison, <8 x i32> zeroinitializer
  %2072 = mul nuw nsw i64 %2064, %1913
  %2073 = getelementptr <8 x double>, ptr %2060, i64 %2072
  %2074 = load <8 x double>, ptr %2073, align 8
  %2075 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2071, <8 x double> %2074, <8 x double> %2065)
  br label %2076
2076:
  %2077 = phi <8 x double> [ %2075, %2069 ], [ %2065, %2063 ]
  %2078 = add nuw nsw i64 %2064, 1
  %2079 = icmp eq i64 %2078, %1897
  br i1 %2079, label %2061, label %2063
2080:
  %2081 = getelementptr inbounds nuw <8 x double>, ptr %2050, i64 %2059
  %2082 = load <8 x double>, ptr %2081, align 8
  %2083 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2062, <8 x double> %1914, <8 x double> %2082)
  br label %2086
2084:
  %2085 = fmul <8 x double> %1914, %2062
  br label %2086
2086:
  %2087 = phi <8 x double> [ %2083, %2080 ], [ %2085, %2084 ]
  %2088 = getelementptr inbounds nuw <8 x double>, ptr %2055, i64 %2059
  store <8 x double> %2087, ptr %2088, align 8
  %2089 = add nuw nsw i64 %2059, 1
  %2090 = icmp eq i64 %2089, %1913
  br i1 %2090, label %2091, label %2058
2091:
  %2092 = add nuw nsw i64 %2046, 1
  %2093 = icmp eq i64 %2092, %1890
  br i1 %2093, label %2040, label %2045
2094:
  %2095 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %2096 = load ptr, ptr %107, align 8
  %2097 = load ptr, ptr %61, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %2095, ptr noundef %2096, ptr noundef null, i64 noundef range(i64 1, 0) %1890, ptr noundef %2097) #14
  br label %2107
2098:
  %2099 = phi i64 [ %2105, %2098 ], [ 0, %2043 ]
  %2100 = load ptr, ptr %114, align 8
  %2101 = getelementptr inbounds nuw <8 x double>, ptr %2100, i64 %2099
  %2102 = load <8 x double>, ptr %2101, align 8
  %2103 = load ptr, ptr %107, align 8
  %2104 = getelementptr inbounds nuw <8 x double>, ptr %2103, i64 %2099
  store <8 x double> %2102, ptr %2104, align 8
  %2105 = add nuw nsw i64 %2099, 1
  %2106 = icmp eq i64 %2105, %1913
  br i1 %2106, label %2094, label %2098
2107:
  %2108 = load ptr, ptr %104, align 8
  %2109 = icmp eq ptr %2108, null
  br i1 %2109, label %2163, label %2110
2110:
  %2111 = load i64, ptr %0, align 8
  %2112 = load i64, ptr %52, align 8
  %2113 = add nsw i64 %2112, %2111
  %2114 = load i64, ptr %53, align 8
  %2115 = shl nsw i64 %2114, 1
  %2116 = add nsw i64 %2113, %2115
  %2117 = load i64, ptr %54, align 8
  %2118 = add nsw i64 %2116, %2117
  %2119 = load i64, ptr %106, align 8
  %2120 = load i64, ptr %40, align 8
  %2121 = add nsw i64 %2120, 1
  store i64 %2121, ptr %40, align 8
  %2122 = add nsw i64 %2119, 2
  %2123 = mul nsw i64 %2122, %2118
  %2124 = add nsw i64 %2123, 2
  %2125 = mul nsw i64 %2124, %2120
  %2126 = getelementptr inbounds double, ptr %2108, i64 %2125
  %2127 = load double, ptr %134, align 8
  %2128 = getelementptr inbounds nuw i8, ptr %2126, i64 8
  store double %2127, ptr %2126, align 8
  %2129 = load double, ptr %135, align 8
  %2130 = getelementptr inbounds nuw i8, ptr %2126, i64 16
  store double %2129, ptr %2128, align 8
  %2131 = icmp sgt i64 %2118, 0
  br i1 %2131, label %2132, label %2141
2132:
  %2133 = phi i64 [ %2139, %2132 ], [ 0, %2110 ]
  %2134 = phi ptr [ %2138, %2132 ], [ %2130, %2110 ]
  %2135 = load ptr, ptr %68, align 8
  %2136 = getelementptr inbounds nuw <8 x double>, ptr %2135, i64 %2133
  %2137 = load double, ptr %2136, align 8
  %2138 = getelementptr inbounds nuw i8, ptr %2134, i64 8
  store double %2137, ptr %2134, align 8
  %2139 = add nuw nsw i64 %2133, 1
  %2140 = icmp eq i64 %2139, %2118
  br i1 %2140, label %2145, label %2132
2141:
  %2142 = phi ptr [ %2130, %2110 ], [ %2151, %2145 ]
  %2143 = mul nsw i64 %2118, %2119
  %2144 = icmp sgt i64 %2143, 0
  br i1 %2144, label %2154, label %2163
2145:
  %2146 = phi i64 [ %2152, %2145 ], [ 0, %2132 ]
  %2147 = phi ptr [ %2151, %2145 ], [ %2138, %2132 ]
  %2148 = load ptr, ptr %59, align 8
  %2149 = getelementptr inbounds nuw <8 x double>, ptr %2148, i64 %2146
  %2150 = load double, ptr %2149, align 8
  %2151 = getelementptr inbounds nuw i8, ptr %2147, i64 8
  store double %2150, ptr %2147, align 8
  %2152 = add nuw nsw i64 %2146, 1
  %2153 = icmp eq i64 %2152, %2118
  br i1 %2153, label %2141, label %2145
2154:
  %2155 = phi i64 [ %2161, %2154 ], [ 0, %2141 ]
  %2156 = phi ptr [ %2160, %2154 ], [ %2142, %2141 ]
  %2157 = load ptr, ptr %108, align 8
  %2158 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2155
  %2159 = load double, ptr %2158, align 8
  %2160 = getelementptr inbounds nuw i8, ptr %2156, i64 8
  store double %2159, ptr %2156, align 8
  %2161 = add nuw nsw i64 %2155, 1
  %2162 = icmp eq i64 %2161, %2143
  br i1 %2162, label %2163, label %2154
2163:
  %2164 = load i64, ptr %100, align 8
  %2165 = icmp eq i64 %2164, 0
  br i1 %2165, label %2572, label %2166
2166:
  %2167 = icmp sgt i64 %2164, 0
  br label %2168
2168:
  %2169 = phi i32 [ 0, %2166 ], [ %2180, %2179 ]
  %2170 = phi i64 [ 0, %2166 ], [ %2181, %2179 ]
  br i1 %2167, label %2171, label %2179
2171:
  %2172 = getelementptr inbounds nuw i32, ptr %18, i64 %2170
  %2173 = load i32, ptr %2172, align 4
  %2174 = icmp eq i32 %2173, 0
  br label %2183
2175:
  %2176 = icmp eq i32 %2180, 0
  br i1 %2176, label %2177, label %2199
2177:
  %2178 = phi i64 [ %2164, %2199 ], [ %2164, %2175 ], [ %2364, %2363 ]
  br label %2477
2179:
  %2180 = phi i32 [ %2169, %2168 ], [ %2196, %2195 ]
  %2181 = add nuw nsw i64 %2170, 1
  %2182 = icmp eq i64 %2181, 8
  br i1 %2182, label %2175, label %2168
2183:
  %2184 = phi i32 [ %2169, %2171 ], [ %2196, %2195 ]
  %2185 = phi i64 [ 0, %2171 ], [ %2197, %2195 ]
  br i1 %2174, label %2195, label %2186
2186:
  %2187 = load ptr, ptr %103, align 8
  %2188 = shl nsw i64 %2185, 6
  %2189 = getelementptr inbounds nuw i8, ptr %2187, i64 %2188
  %2190 = getelementptr inbounds nuw double, ptr %2189, i64 %2170
  %2191 = load double, ptr %2190, align 8
  %2192 = fcmp oge double %2191, 0.000000e+00
  %2193 = zext i1 %2192 to i32
  %2194 = or i32 %2184, %2193
  br label %2195
2195:
  %2196 = phi i32 [ %2184, %2183 ], [ %2194, %2186 ]
  %2197 = add nuw nsw i64 %2185, 1
  %2198 = icmp eq i64 %2197, %2164
  br i1 %2198, label %2179, label %2183
2199:
  %2200 = load i64, ptr %136, align 8
  %2201 = icmp eq i64 %2200, 0
  br i1 %2201, label %2177, label %2204
2202:
  %2203 = load i64, ptr %100, align 8
  br label %2351
2204:
  %2205 = phi i64 [ %2349, %2342 ], [ 0, %2199 ]
  %2206 = load ptr, ptr %107, align 8
  %2207 = load i64, ptr %0, align 8
  %2208 = load i64, ptr %52, align 8
  %2209 = load i64, ptr %53, align 8
  %2210 = load i64, ptr %54, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  br label %2211
2211:
  %2212 = phi i64 [ 0, %2204 ], [ %2220, %2211 ]
  %2213 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %2212
  %2214 = getelementptr inbounds nuw i8, ptr %2213, i64 72
  %2215 = load double, ptr %2214, align 8
  %2216 = getelementptr inbounds nuw i8, ptr %2213, i64 64
  %2217 = load double, ptr %2216, align 8
  %2218 = fsub double %2215, %2217
  %2219 = getelementptr inbounds nuw double, ptr %6, i64 %2212
  store double %2218, ptr %2219, align 8
  %2220 = add nuw nsw i64 %2212, 1
  %2221 = icmp eq i64 %2220, 8
  br i1 %2221, label %2222, label %2211
2222:
  %2223 = uitofp nneg i64 %2205 to double
  %2224 = fmul double %2223, 1.250000e-01
  %2225 = add nsw i64 %2208, %2207
  %2226 = shl nsw i64 %2209, 1
  %2227 = add nsw i64 %2226, %2225
  %2228 = add nsw i64 %2227, %2210
  %2229 = load <8 x double>, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  %2230 = load i64, ptr %106, align 8
  %2231 = icmp sgt i64 %2230, 0
  br i1 %2231, label %2232, label %2238
2232:
  %2233 = load i64, ptr %138, align 8
  %2234 = icmp sgt i64 %2233, 0
  %2235 = fmul double %2224, 0.000000e+00
  %2236 = insertelement <8 x double> poison, double %2235, i64 0
  %2237 = shufflevector <8 x double> %2236, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2243
2238:
  %2239 = icmp sgt i64 %2225, 0
  br i1 %2239, label %2240, label %2342
2240:
  %2241 = insertelement <8 x double> poison, double %2224, i64 0
  %2242 = shufflevector <8 x double> %2241, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2282
2243:
  %2244 = phi i64 [ 0, %2232 ], [ %2280, %2275 ]
  br i1 %2234, label %2245, label %2257
2245:
  %2246 = load ptr, ptr %139, align 8
  %2247 = mul nuw nsw i64 %2244, %2233
  %2248 = getelementptr double, ptr %2246, i64 %2247
  br label %2249
2249:
  %2250 = phi i64 [ %2233, %2245 ], [ %2252, %2249 ]
  %2251 = phi double [ 0.000000e+00, %2245 ], [ %2255, %2249 ]
  %2252 = add nsw i64 %2250, -1
  %2253 = getelementptr double, ptr %2248, i64 %2252
  %2254 = load double, ptr %2253, align 8
  %2255 = call double @llvm.fma.f64(double %2251, double %2224, double %2254)
  %2256 = icmp samesign ugt i64 %2250, 1
  br i1 %2256, label %2249, label %2259
2257:
  %2258 = getelementptr inbounds nuw <8 x double>, ptr %7, i64 %2244
  store <8 x double> %2237, ptr %2258, align 16
  br label %2275
2259:
  %2260 = fmul double %2224, %2255
  %2261 = fadd double %2260, 0.000000e+00
  %2262 = insertelement <8 x double> poison, double %2261, i64 0
  %2263 = shufflevector <8 x double> %2262, <8 x double> poison, <8 x i32> zeroinitializer
  %2264 = getelementptr inbounds nuw <8 x double>, ptr %7, i64 %2244
  store <8 x double> %2263, ptr %2264, align 16
  br label %2265
2265:
  %2266 = phi i64 [ %2233, %2259 ], [ %2268, %2265 ]
  %2267 = phi double [ 0.000000e+00, %2259 ], [ %2271, %2265 ]
  %2268 = add nsw i64 %2266, -1
  %2269 = getelementptr double, ptr %2248, i64 %2268
  %2270 = load double, ptr %2269, align 8
  %2271 = fadd double %2267, %2270
  %2272 = icmp samesign ugt i64 %2266, 1
  br i1 %2272, label %2265, label %2273
2273:
  %2274 = fadd double %2271, 0.000000e+00
  br label %2275
2275:
  %2276 = phi double [ 0.000000e+00, %2257 ], [ %2274, %2273 ]
  %2277 = insertelement <8 x double> poison, double %2276, i64 0
  %2278 = shufflevector <8 x double> %2277, <8 x double> poison, <8 x i32> zeroinitializer
  %2279 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2244
  store <8 x double> %2278, ptr %2279, align 16
  %2280 = add nuw nsw i64 %2244, 1
  %2281 = icmp eq i64 %2280, %2230
  br i1 %2281, label %2238, label %2243
2282:
  %2283 = phi i64 [ 0, %2240 ], [ %2337, %2336 ]
  %2284 = load i64, ptr %106, align 8
  %2285 = icmp sgt i64 %2284, 0
  br i1 %2285, label %2286, label %2303
2286:
  %2287 = load ptr, ptr %108, align 8
  %2288 = getelementptr <8 x double>, ptr %2287, i64 %2283
  br label %2292
2289:
  %2290 = load i64, ptr %140, align 8
  %2291 = icmp eq i64 %2290, 0
  br i1 %2291, label %2303, label %2313
2292:
  %2293 = phi i64 [ 0, %2286 ], [ %2301, %2292 ]
  %2294 = phi <8 x double> [ zeroinitializer, %2286 ], [ %2300, %2292 ]
  %2295 = getelementptr inbounds nuw <8 x double>, ptr %7, i64 %2293
  %2296 = load <8 x double>, ptr %2295, align 16
  %2297 = mul nsw i64 %2293, %2228
  %2298 = getelementptr <8 x double>, ptr %2288, i64 %2297
  %2299 = load <8 x double>, ptr %2298, align 8
  %2300 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2296, <8 x double> %2299, <8 x double> %2294)
  %2301 = add nuw nsw i64 %2293, 1
  %2302 = icmp eq i64 %2301, %2284
  br i1 %2302, label %2289, label %2292
2303:
  %2304 = phi <8 x double> [ %2300, %2289 ], [ zeroinitializer, %2282 ], [ %2300, %2313 ]
  %2305 = phi <8 x double> [ zeroinitializer, %2289 ], [ zeroinitializer, %2282 ], [ %2321, %2313 ]
  %2306 = load ptr, ptr %68, align 8
  %2307 = getelementptr inbounds nuw <8 x double>, ptr %2306, i64 %2283
  %2308 = load <8 x double>, ptr %2307, align 8
  %2309 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2229, <8 x double> %2304, <8 x double> %2308)
  %2310 = getelementptr inbounds nuw <8 x double>, ptr %2206, i64 %2283
  store <8 x double> %2309, ptr %2310, align 8
  %2311 = load i64, ptr %140, align 8
  %2312 = icmp eq i64 %2311, 0
  br i1 %2312, label %2336, label %2324
2313:
  %2314 = phi i64 [ %2322, %2313 ], [ 0, %2289 ]
  %2315 = phi <8 x double> [ %2321, %2313 ], [ zeroinitializer, %2289 ]
  %2316 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2314
  %2317 = load <8 x double>, ptr %2316, align 16
  %2318 = mul nsw i64 %2314, %2228
  %2319 = getelementptr <8 x double>, ptr %2288, i64 %2318
  %2320 = load <8 x double>, ptr %2319, align 8
  %2321 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2317, <8 x double> %2320, <8 x double> %2315)
  %2322 = add nuw nsw i64 %2314, 1
  %2323 = icmp eq i64 %2322, %2284
  br i1 %2323, label %2303, label %2313
2324:
  %2325 = load ptr, ptr %119, align 8
  %2326 = getelementptr inbounds nuw <8 x double>, ptr %2325, i64 %2283
  %2327 = load <8 x double>, ptr %2326, align 8
  %2328 = load ptr, ptr %68, align 8
  %2329 = getelementptr inbounds nuw <8 x double>, ptr %2328, i64 %2283
  %2330 = load <8 x double>, ptr %2329, align 8
  %2331 = fsub <8 x double> %2327, %2330
  %2332 = fmul <8 x double> %2229, %2305
  %2333 = fsub <8 x double> %2331, %2332
  %2334 = fmul <8 x double> %2242, %2333
  %2335 = fadd <8 x double> %2309, %2334
  store <8 x double> %2335, ptr %2310, align 8
  br label %2336
2336:
  %2337 = add nuw nsw i64 %2283, 1
  %2338 = load i64, ptr %0, align 8
  %2339 = load i64, ptr %52, align 8
  %2340 = add nsw i64 %2339, %2338
  %2341 = icmp slt i64 %2337, %2340
  br i1 %2341, label %2282, label %2342
2342:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  %2343 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %2224) #14
  %2344 = load ptr, ptr %107, align 8
  %2345 = load ptr, ptr %141, align 8
  %2346 = load i64, ptr %100, align 8
  %2347 = mul nsw i64 %2346, %2205
  %2348 = getelementptr inbounds <8 x double>, ptr %2345, i64 %2347
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %137, ptr noundef readonly %2, <8 x double> noundef %2343, ptr noundef %2344, <8 x double> noundef zeroinitializer, ptr noundef %2348) #14
  %2349 = add nuw nsw i64 %2205, 1
  %2350 = icmp eq i64 %2349, 9
  br i1 %2350, label %2202, label %2204
2351:
  %2352 = phi i64 [ %2203, %2202 ], [ %2364, %2363 ]
  %2353 = phi i64 [ %2203, %2202 ], [ %2365, %2363 ]
  %2354 = phi i64 [ 0, %2202 ], [ %2366, %2363 ]
  %2355 = icmp sgt i64 %2353, 0
  br i1 %2355, label %2356, label %2363
2356:
  %2357 = getelementptr inbounds nuw i32, ptr %18, i64 %2354
  %2358 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %2354
  %2359 = getelementptr inbounds nuw i8, ptr %2358, i64 64
  %2360 = getelementptr inbounds nuw i8, ptr %2358, i64 72
  %2361 = load i32, ptr %2357, align 4
  %2362 = icmp eq i32 %2361, 0
  br label %2368
2363:
  %2364 = phi i64 [ %2352, %2351 ], [ %2474, %2473 ]
  %2365 = phi i64 [ %2353, %2351 ], [ %2474, %2473 ]
  %2366 = add nuw nsw i64 %2354, 1
  %2367 = icmp eq i64 %2366, 8
  br i1 %2367, label %2177, label %2351
2368:
  %2369 = phi i64 [ %2352, %2356 ], [ %2474, %2473 ]
  %2370 = phi i64 [ %2353, %2356 ], [ %2474, %2473 ]
  %2371 = phi i64 [ 0, %2356 ], [ %2475, %2473 ]
  br i1 %2362, label %2473, label %2372
2372:
  %2373 = load ptr, ptr %103, align 8
  %2374 = shl nsw i64 %2371, 6
  %2375 = getelementptr inbounds nuw i8, ptr %2373, i64 %2374
  %2376 = getelementptr inbounds nuw double, ptr %2375, i64 %2354
  %2377 = load double, ptr %2376, align 8
  %2378 = fcmp ult double %2377, 0.000000e+00
  br i1 %2378, label %2473, label %2379
2379:
  %2380 = load i64, ptr %2358, align 8
  %2381 = load ptr, ptr %142, align 8
  %2382 = mul nsw i64 %2380, %2370
  %2383 = getelementptr inbounds i64, ptr %2381, i64 %2382
  %2384 = getelementptr inbounds nuw i64, ptr %2383, i64 %2371
  %2385 = load i64, ptr %2384, align 8
  %2386 = icmp slt i64 %2385, 0
  br i1 %2386, label %2396, label %2387
2387:
  %2388 = load i64, ptr %136, align 8
  %2389 = icmp slt i64 %2385, %2388
  br i1 %2389, label %2390, label %2396
2390:
  %2391 = load ptr, ptr %143, align 8
  %2392 = mul nsw i64 %2388, %2380
  %2393 = add nsw i64 %2392, %2385
  %2394 = mul nsw i64 %2393, 48
  %2395 = getelementptr inbounds i8, ptr %2391, i64 %2394
  br label %2396
2396:
  %2397 = phi ptr [ %2395, %2390 ], [ null, %2387 ], [ null, %2379 ]
  %2398 = load ptr, ptr %141, align 8
  %2399 = getelementptr inbounds nuw <8 x double>, ptr %2398, i64 %2371
  %2400 = getelementptr inbounds nuw double, ptr %2399, i64 %2354
  %2401 = shl i64 %2370, 6
  br label %2402
2402:
  %2403 = phi i64 [ 0, %2396 ], [ %2416, %2415 ]
  %2404 = phi i64 [ 0, %2396 ], [ %2417, %2415 ]
  %2405 = mul i64 %2403, %2401
  %2406 = getelementptr inbounds i8, ptr %2400, i64 %2405
  %2407 = load double, ptr %2406, align 8
  %2408 = fcmp uno double %2407, 0.000000e+00
  br i1 %2408, label %2415, label %2409
2409:
  %2410 = mul i64 %2404, %2401
  %2411 = getelementptr inbounds i8, ptr %2400, i64 %2410
  %2412 = load double, ptr %2411, align 8
  %2413 = fcmp ugt double %2412, %2407
  br i1 %2413, label %2414, label %2415
2414:
  br label %2415
2415:
  %2416 = phi i64 [ %2403, %2402 ], [ %2403, %2409 ], [ %2404, %2414 ]
  %2417 = add nuw nsw i64 %2404, 1
  %2418 = icmp eq i64 %2417, 9
  br i1 %2418, label %2419, label %2402
2419:
  %2420 = shl nsw i64 %2370, 3
  %2421 = call i64 @llvm.smax.i64(i64 %2416, i64 1)
  %2422 = call i64 @llvm.umin.i64(i64 %2421, i64 7)
  %2423 = mul nsw i64 %2422, %2370
  %2424 = getelementptr inbounds <8 x double>, ptr %2398, i64 %2423
  %2425 = getelementptr inbounds nuw <8 x double>, ptr %2424, i64 %2371
  %2426 = getelementptr inbounds nuw double, ptr %2425, i64 %2354
  %2427 = getelementptr inbounds double, ptr %2426, i64 %2420
  %2428 = load double, ptr %2427, align 8
  %2429 = sub nsw i64 0, %2420
  %2430 = getelementptr inbounds double, ptr %2426, i64 %2429
  %2431 = load double, ptr %2430, align 8
  %2432 = fsub double %2428, %2431
  %2433 = fmul double %2432, 5.000000e-01
  %2434 = fadd double %2428, %2431
  %2435 = fmul double %2434, 5.000000e-01
  %2436 = load double, ptr %2426, align 8
  %2437 = fsub double %2435, %2436
  %2438 = fcmp olt double %2437, 0.000000e+00
  br i1 %2438, label %2439, label %2442
2439:
  %2440 = fmul double %2433, -5.000000e-01
  %2441 = fdiv double %2440, %2437
  br label %2447
2442:
  %2443 = fcmp ogt double %2433, 0.000000e+00
  br i1 %2443, label %2447, label %2444
2444:
  %2445 = fcmp olt double %2433, 0.000000e+00
  %2446 = select i1 %2445, double -1.000000e+00, double %2433
  br label %2447
2447:
  %2448 = phi double [ %2441, %2439 ], [ %2446, %2444 ], [ 1.000000e+00, %2442 ]
  %2449 = fcmp olt double %2448, -1.000000e+00
  %2450 = fcmp ogt double %2448, 1.000000e+00
  %2451 = select i1 %2450, double 1.000000e+00, double %2448
  %2452 = select i1 %2449, double -1.000000e+00, double %2451
  %2453 = fmul double %2437, %2452
  %2454 = fadd double %2433, %2453
  %2455 = fmul double %2452, %2454
  %2456 = fadd double %2436, %2455
  %2457 = icmp eq ptr %2397, null
  br i1 %2457, label %2473, label %2458
2458:
  %2459 = getelementptr inbounds nuw i8, ptr %2397, i64 32
  %2460 = load double, ptr %2459, align 8
  %2461 = fcmp ult double %2460, %2456
  br i1 %2461, label %2462, label %2473
2462:
  store double %2456, ptr %2459, align 8
  %2463 = load double, ptr %2359, align 8
  %2464 = load double, ptr %2360, align 8
  %2465 = fsub double %2464, %2463
  %2466 = uitofp nneg i64 %2422 to double
  %2467 = fadd double %2452, %2466
  %2468 = fmul double %2467, %2465
  %2469 = fmul double %2468, 1.250000e-01
  %2470 = fadd double %2463, %2469
  %2471 = getelementptr inbounds nuw i8, ptr %2397, i64 40
  store double %2470, ptr %2471, align 8
  %2472 = load i64, ptr %100, align 8
  br label %2473
2473:
  %2474 = phi i64 [ %2472, %2462 ], [ %2369, %2458 ], [ %2369, %2447 ], [ %2369, %2368 ], [ %2369, %2372 ]
  %2475 = add nuw nsw i64 %2371, 1
  %2476 = icmp slt i64 %2475, %2474
  br i1 %2476, label %2368, label %2363
2477:
  %2478 = phi i64 [ %2569, %2568 ], [ %2178, %2177 ]
  %2479 = phi i64 [ %2570, %2568 ], [ 0, %2177 ]
  %2480 = getelementptr inbounds nuw i32, ptr %18, i64 %2479
  %2481 = load i32, ptr %2480, align 4
  %2482 = icmp eq i32 %2481, 0
  br i1 %2482, label %2568, label %2483
2483:
  %2484 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %2479
  %2485 = icmp sgt i64 %2478, 0
  br i1 %2485, label %2486, label %2568
2486:
  %2487 = getelementptr inbounds nuw i8, ptr %2484, i64 72
  br label %2488
2488:
  %2489 = phi i64 [ %2478, %2486 ], [ %2566, %2564 ]
  %2490 = phi i64 [ 0, %2486 ], [ %2565, %2564 ]
  %2491 = load ptr, ptr %103, align 8
  %2492 = shl nsw i64 %2490, 6
  %2493 = getelementptr inbounds nuw i8, ptr %2491, i64 %2492
  %2494 = getelementptr inbounds nuw double, ptr %2493, i64 %2479
  %2495 = load double, ptr %2494, align 8
  %2496 = shl nsw i64 %2489, 6
  %2497 = load ptr, ptr %120, align 8
  %2498 = getelementptr inbounds nuw i8, ptr %2497, i64 %2492
  %2499 = getelementptr inbounds nuw double, ptr %2498, i64 %2479
  %2500 = load double, ptr %2499, align 8
  %2501 = getelementptr inbounds i8, ptr %2499, i64 %2496
  %2502 = load double, ptr %2501, align 8
  %2503 = load double, ptr %2487, align 8
  %2504 = fcmp oeq double %2502, 0.000000e+00
  %2505 = select i1 %2504, double 0x7FF0000000000000, double %2502
  %2506 = fdiv double %2500, %2505
  %2507 = fsub double %2503, %2506
  %2508 = fcmp uge double %2495, 0.000000e+00
  %2509 = fcmp ult double %2500, 0.000000e+00
  %2510 = select i1 %2508, i1 true, i1 %2509
  br i1 %2510, label %2538, label %2511
2511:
  %2512 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2484, i64 noundef %2490, double noundef %2507) #14
  %2513 = icmp eq ptr %2512, null
  br i1 %2513, label %2564, label %2514
2514:
  %2515 = load i64, ptr %123, align 8
  %2516 = icmp sgt i64 %2515, 0
  br i1 %2516, label %2517, label %2535
2517:
  %2518 = load ptr, ptr %124, align 8
  br label %2519
2519:
  %2520 = phi i64 [ 0, %2517 ], [ %2525, %2524 ]
  %2521 = getelementptr inbounds nuw i64, ptr %2518, i64 %2520
  %2522 = load i64, ptr %2521, align 8
  %2523 = icmp eq i64 %2522, %2490
  br i1 %2523, label %2527, label %2524
2524:
  %2525 = add nuw nsw i64 %2520, 1
  %2526 = icmp eq i64 %2525, %2515
  br i1 %2526, label %2535, label %2519
2527:
  %2528 = load ptr, ptr %59, align 8
  %2529 = load ptr, ptr %125, align 8
  %2530 = getelementptr inbounds nuw i64, ptr %2529, i64 %2520
  %2531 = load i64, ptr %2530, align 8
  %2532 = getelementptr inbounds <8 x double>, ptr %2528, i64 %2531
  %2533 = getelementptr inbounds nuw double, ptr %2532, i64 %2479
  %2534 = load double, ptr %2533, align 8
  br label %2535
2535:
  %2536 = phi double [ %2534, %2527 ], [ 0x7FF8000000000000, %2514 ], [ 0x7FF8000000000000, %2524 ]
  %2537 = getelementptr inbounds nuw i8, ptr %2512, i64 16
  store double %2536, ptr %2537, align 8
  br label %2564
2538:
  %2539 = load i64, ptr %136, align 8
  %2540 = icmp ne i64 %2539, 0
  %2541 = fcmp oge double %2495, 0.000000e+00
  %2542 = and i1 %2541, %2540
  %2543 = fcmp olt double %2500, 0.000000e+00
  %2544 = select i1 %2542, i1 %2543, i1 false
  br i1 %2544, label %2545, label %2564
2545:
  %2546 = load i64, ptr %2484, align 8
  %2547 = load ptr, ptr %142, align 8
  %2548 = mul nsw i64 %2546, %2489
  %2549 = getelementptr inbounds i64, ptr %2547, i64 %2548
  %2550 = getelementptr inbounds nuw i64, ptr %2549, i64 %2490
  %2551 = load i64, ptr %2550, align 8
  %2552 = icmp sgt i64 %2551, -1
  %2553 = icmp slt i64 %2551, %2539
  %2554 = and i1 %2552, %2553
  br i1 %2554, label %2555, label %2564
2555:
  %2556 = load ptr, ptr %143, align 8
  %2557 = icmp eq ptr %2556, null
  br i1 %2557, label %2564, label %2558
2558:
  %2559 = mul nsw i64 %2546, %2539
  %2560 = add nsw i64 %2551, %2559
  %2561 = mul nsw i64 %2560, 48
  %2562 = getelementptr inbounds i8, ptr %2556, i64 %2561
  %2563 = getelementptr inbounds nuw i8, ptr %2562, i64 24
  store double %2507, ptr %2563, align 8
  br label %2564
2564:
  %2565 = add nuw nsw i64 %2490, 1
  %2566 = load i64, ptr %100, align 8
  %2567 = icmp slt i64 %2565, %2566
  br i1 %2567, label %2488, label %2568
2568:
  %2569 = phi i64 [ %2478, %2477 ], [ %2478, %2483 ], [ %2566, %2564 ]
  %2570 = add nuw nsw i64 %2479, 1
  %2571 = icmp eq i64 %2570, 8
  br i1 %2571, label %2572, label %2477
2572:
  br label %2573
2573:
  %2574 = phi i64 [ %2863, %2862 ], [ 0, %2572 ]
  %2575 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %2574
  %2576 = load i64, ptr %2575, align 8
  %2577 = icmp slt i64 %2576, 0
  br i1 %2577, label %2862, label %2578
2578:
  %2579 = getelementptr inbounds nuw i32, ptr %18, i64 %2574
  %2580 = load i32, ptr %2579, align 4
  %2581 = icmp eq i32 %2580, 0
  br i1 %2581, label %2842, label %2582
2582:
  %2583 = load i64, ptr %0, align 8
  %2584 = load i64, ptr %52, align 8
  %2585 = add i64 %2584, %2583
  %2586 = load i64, ptr %53, align 8
  %2587 = shl i64 %2586, 1
  %2588 = add i64 %2585, %2587
  %2589 = load i64, ptr %54, align 8
  %2590 = add i64 %2588, %2589
  %2591 = load i64, ptr %106, align 8
  %2592 = add nsw i64 %2591, -1
  %2593 = mul nsw i64 %2592, %2590
  %2594 = load ptr, ptr %57, align 8
  %2595 = load i64, ptr %58, align 8
  %2596 = mul nsw i64 %2595, %2576
  %2597 = getelementptr inbounds double, ptr %2594, i64 %2596
  %2598 = getelementptr inbounds nuw i8, ptr %2575, i64 8
  %2599 = load i64, ptr %2598, align 8
  %2600 = load i64, ptr %56, align 8
  %2601 = icmp slt i64 %2599, %2600
  br i1 %2601, label %2602, label %2725
2602:
  %2603 = getelementptr inbounds nuw i8, ptr %2575, i64 72
  %2604 = getelementptr inbounds nuw i8, ptr %2575, i64 64
  br label %2605
2605:
  %2606 = phi i64 [ %2600, %2602 ], [ %2723, %2720 ]
  %2607 = phi i64 [ %2599, %2602 ], [ %2722, %2720 ]
  %2608 = getelementptr inbounds double, ptr %2597, i64 %2607
  %2609 = load double, ptr %2608, align 8
  %2610 = load double, ptr %2603, align 8
  %2611 = fcmp ugt double %2609, %2610
  br i1 %2611, label %2725, label %2612
2612:
  %2613 = load double, ptr %2604, align 8
  %2614 = fsub double %2609, %2613
  %2615 = fsub double %2610, %2613
  %2616 = fdiv double %2614, %2615
  %2617 = load i64, ptr %0, align 8
  %2618 = load i64, ptr %52, align 8
  %2619 = add i64 %2618, %2617
  %2620 = load i64, ptr %53, align 8
  %2621 = shl nsw i64 %2620, 1
  %2622 = add nsw i64 %2621, %2619
  %2623 = load i64, ptr %54, align 8
  %2624 = add nsw i64 %2622, %2623
  %2625 = load i64, ptr %106, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  %2626 = load i64, ptr %138, align 8
  %2627 = icmp ne i64 %2626, 0
  %2628 = icmp sgt i64 %2625, 0
  %2629 = select i1 %2627, i1 %2628, i1 false
  br i1 %2629, label %2630, label %2634
2630:
  %2631 = icmp sgt i64 %2626, 0
  %2632 = fmul double %2616, 0.000000e+00
  %2633 = getelementptr double, ptr %5, i64 %2625
  br label %2642
2634:
  %2635 = load ptr, ptr %55, align 8
  %2636 = load i64, ptr %2575, align 8
  %2637 = mul nsw i64 %2636, %2606
  %2638 = add nsw i64 %2637, %2607
  %2639 = mul nsw i64 %2638, %2619
  %2640 = getelementptr inbounds double, ptr %2635, i64 %2639
  %2641 = icmp sgt i64 %2619, 0
  br i1 %2641, label %2679, label %2674
2642:
  %2643 = phi i64 [ 0, %2630 ], [ %2672, %2669 ]
  br i1 %2631, label %2644, label %2656
2644:
  %2645 = load ptr, ptr %139, align 8
  %2646 = mul nuw nsw i64 %2643, %2626
  %2647 = getelementptr double, ptr %2645, i64 %2646
  br label %2648
2648:
  %2649 = phi i64 [ %2626, %2644 ], [ %2651, %2648 ]
  %2650 = phi double [ 0.000000e+00, %2644 ], [ %2654, %2648 ]
  %2651 = add nsw i64 %2649, -1
  %2652 = getelementptr double, ptr %2647, i64 %2651
  %2653 = load double, ptr %2652, align 8
  %2654 = call double @llvm.fma.f64(double %2650, double %2616, double %2653)
  %2655 = icmp samesign ugt i64 %2649, 1
  br i1 %2655, label %2648, label %2658
2656:
  %2657 = getelementptr inbounds nuw double, ptr %5, i64 %2643
  store double %2632, ptr %2657, align 8
  br label %2669
2658:
  %2659 = fmul double %2616, %2654
  %2660 = getelementptr inbounds nuw double, ptr %5, i64 %2643
  store double %2659, ptr %2660, align 8
  br label %2661
2661:
  %2662 = phi i64 [ %2626, %2658 ], [ %2664, %2661 ]
  %2663 = phi double [ 0.000000e+00, %2658 ], [ %2667, %2661 ]
  %2664 = add nsw i64 %2662, -1
  %2665 = getelementptr double, ptr %2647, i64 %2664
  %2666 = load double, ptr %2665, align 8
  %2667 = fadd double %2663, %2666
  %2668 = icmp samesign ugt i64 %2662, 1
  br i1 %2668, label %2661, label %2669
2669:
  %2670 = phi double [ 0.000000e+00, %2656 ], [ %2667, %2661 ]
  %2671 = getelementptr double, ptr %2633, i64 %2643
  store double %2670, ptr %2671, align 8
  %2672 = add nuw nsw i64 %2643, 1
  %2673 = icmp eq i64 %2672, %2625
  br i1 %2673, label %2634, label %2642
2674:
  %2675 = load i64, ptr %50, align 8
  %2676 = icmp sgt i64 %2675, 0
  br i1 %2676, label %2677, label %2720
2677:
  %2678 = mul i64 %2624, %2625
  br label %2688
2679:
  %2680 = phi i64 [ %2686, %2679 ], [ 0, %2634 ]
  %2681 = load ptr, ptr %68, align 8
  %2682 = load ptr, ptr %119, align 8
  %2683 = load ptr, ptr %108, align 8
  %2684 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2681, ptr noundef %2682, ptr noundef %2683, ptr noundef %5, double noundef %2616, double noundef %2615, i64 noundef %2680, i64 noundef range(i64 -9223372036854775808, 8) %2574) #14
  %2685 = getelementptr inbounds nuw double, ptr %2640, i64 %2680
  store double %2684, ptr %2685, align 8
  %2686 = add nuw nsw i64 %2680, 1
  %2687 = icmp eq i64 %2686, %2619
  br i1 %2687, label %2674, label %2679
2688:
  %2689 = phi i64 [ %2675, %2677 ], [ %2711, %2710 ]
  %2690 = phi i64 [ 0, %2677 ], [ %2712, %2710 ]
  %2691 = load ptr, ptr %60, align 8
  %2692 = load i64, ptr %2575, align 8
  %2693 = mul nsw i64 %2692, %2689
  %2694 = add nsw i64 %2693, %2690
  %2695 = load i64, ptr %56, align 8
  %2696 = mul nsw i64 %2694, %2695
  %2697 = add nsw i64 %2696, %2607
  %2698 = mul nsw i64 %2697, %2619
  %2699 = getelementptr inbounds double, ptr %2691, i64 %2698
  %2700 = load ptr, ptr %70, align 8
  %2701 = mul nsw i64 %2690, %2624
  %2702 = getelementptr inbounds <8 x double>, ptr %2700, i64 %2701
  %2703 = load ptr, ptr %61, align 8
  %2704 = getelementptr inbounds <8 x double>, ptr %2703, i64 %2701
  %2705 = load ptr, ptr %131, align 8
  %2706 = mul i64 %2678, %2690
  %2707 = getelementptr inbounds <8 x double>, ptr %2705, i64 %2706
  br i1 %2641, label %2714, label %2710
2708:
  %2709 = load i64, ptr %50, align 8
  br label %2710
2710:
  %2711 = phi i64 [ %2709, %2708 ], [ %2689, %2688 ]
  %2712 = add nuw nsw i64 %2690, 1
  %2713 = icmp slt i64 %2712, %2711
  br i1 %2713, label %2688, label %2720
2714:
  %2715 = phi i64 [ %2718, %2714 ], [ 0, %2688 ]
  %2716 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2702, ptr noundef %2704, ptr noundef %2707, ptr noundef %5, double noundef %2616, double noundef %2615, i64 noundef %2715, i64 noundef range(i64 -9223372036854775808, 8) %2574) #14
  %2717 = getelementptr inbounds nuw double, ptr %2699, i64 %2715
  store double %2716, ptr %2717, align 8
  %2718 = add nuw nsw i64 %2715, 1
  %2719 = icmp eq i64 %2718, %2619
  br i1 %2719, label %2708, label %2714
2720:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  %2721 = load i64, ptr %2598, align 8
  %2722 = add nsw i64 %2721, 1
  store i64 %2722, ptr %2598, align 8
  %2723 = load i64, ptr %56, align 8
  %2724 = icmp slt i64 %2722, %2723
  br i1 %2724, label %2605, label %2725
2725:
  %2726 = icmp sgt i64 %2590, 0
  br i1 %2726, label %2730, label %2727
2727:
  %2728 = load i64, ptr %50, align 8
  %2729 = icmp sgt i64 %2728, 0
  br i1 %2729, label %2741, label %2765
2730:
  %2731 = phi i64 [ %2739, %2730 ], [ 0, %2725 ]
  %2732 = load ptr, ptr %59, align 8
  %2733 = getelementptr inbounds nuw <8 x double>, ptr %2732, i64 %2731
  %2734 = getelementptr inbounds nuw double, ptr %2733, i64 %2574
  %2735 = load double, ptr %2734, align 8
  %2736 = load ptr, ptr %68, align 8
  %2737 = getelementptr inbounds nuw <8 x double>, ptr %2736, i64 %2731
  %2738 = getelementptr inbounds nuw double, ptr %2737, i64 %2574
  store double %2735, ptr %2738, align 8
  %2739 = add nuw nsw i64 %2731, 1
  %2740 = icmp eq i64 %2739, %2590
  br i1 %2740, label %2727, label %2730
2741:
  %2742 = phi i64 [ %2749, %2748 ], [ %2728, %2727 ]
  %2743 = phi i64 [ %2750, %2748 ], [ 0, %2727 ]
  br i1 %2726, label %2744, label %2748
2744:
  %2745 = mul nuw nsw i64 %2743, %2590
  br label %2752
2746:
  %2747 = load i64, ptr %50, align 8
  br label %2748
2748:
  %2749 = phi i64 [ %2747, %2746 ], [ %2742, %2741 ]
  %2750 = add nuw nsw i64 %2743, 1
  %2751 = icmp slt i64 %2750, %2749
  br i1 %2751, label %2741, label %2765
2752:
  %2753 = phi i64 [ 0, %2744 ], [ %2763, %2752 ]
  %2754 = load ptr, ptr %61, align 8
  %2755 = getelementptr inbounds nuw <8 x double>, ptr %2754, i64 %2745
  %2756 = getelementptr inbounds nuw <8 x double>, ptr %2755, i64 %2753
  %2757 = getelementptr inbounds nuw double, ptr %2756, i64 %2574
  %2758 = load double, ptr %2757, align 8
  %2759 = load ptr, ptr %70, align 8
  %2760 = getelementptr inbounds nuw <8 x double>, ptr %2759, i64 %2745
  %2761 = getelementptr inbounds nuw <8 x double>, ptr %2760, i64 %2753
  %2762 = getelementptr inbounds nuw double, ptr %2761, i64 %2574
  store double %2758, ptr %2762, align 8
  %2763 = add nuw nsw i64 %2753, 1
  %2764 = icmp eq i64 %2763, %2590
  br i1 %2764, label %2746, label %2752
2765:
  %2766 = load i64, ptr %144, align 8
  %2767 = icmp ne i64 %2766, 0
  %2768 = and i1 %2726, %2767
  br i1 %2768, label %2769, label %2782
2769:
  %2770 = phi i64 [ %2778, %2769 ], [ 0, %2765 ]
  %2771 = load ptr, ptr %108, align 8
  %2772 = getelementptr inbounds <8 x double>, ptr %2771, i64 %2593
  %2773 = getelementptr inbounds nuw <8 x double>, ptr %2772, i64 %2770
  %2774 = getelementptr inbounds nuw double, ptr %2773, i64 %2574
  %2775 = load double, ptr %2774, align 8
  %2776 = getelementptr inbounds nuw <8 x double>, ptr %2771, i64 %2770
  %2777 = getelementptr inbounds nuw double, ptr %2776, i64 %2574
  store double %2775, ptr %2777, align 8
  %2778 = add nuw nsw i64 %2770, 1
  %2779 = icmp eq i64 %2778, %2590
  br i1 %2779, label %2780, label %2769
2780:
  %2781 = load i64, ptr %144, align 8
  br label %2782
2782:
  %2783 = phi i64 [ %2781, %2780 ], [ %2766, %2765 ]
  %2784 = icmp eq i64 %2783, 0
  %2785 = zext i1 %2784 to i64
  %2786 = getelementptr inbounds nuw i8, ptr %2575, i64 16
  store i64 %2785, ptr %2786, align 8
  %2787 = load ptr, ptr %102, align 8
  %2788 = load i64, ptr %100, align 8
  %2789 = getelementptr double, ptr %2787, i64 %2574
  %2790 = icmp sgt i64 %2788, 0
  br i1 %2790, label %2791, label %2830
2791:
  %2792 = load ptr, ptr %103, align 8
  %2793 = getelementptr double, ptr %2792, i64 %2574
  br label %2794
2794:
  %2795 = phi i64 [ 0, %2791 ], [ %2807, %2794 ]
  %2796 = phi i32 [ 0, %2791 ], [ %2806, %2794 ]
  %2797 = shl nsw i64 %2795, 6
  %2798 = getelementptr i8, ptr %2793, i64 %2797
  %2799 = load double, ptr %2798, align 8
  %2800 = getelementptr i8, ptr %2789, i64 %2797
  %2801 = load double, ptr %2800, align 8
  %2802 = fcmp olt double %2799, 0.000000e+00
  %2803 = fcmp oge double %2801, 0.000000e+00
  %2804 = select i1 %2802, i1 %2803, i1 false
  %2805 = zext i1 %2804 to i32
  %2806 = or i32 %2796, %2805
  %2807 = add nuw nsw i64 %2795, 1
  %2808 = icmp eq i64 %2807, %2788
  br i1 %2808, label %2809, label %2794
2809:
  %2810 = icmp eq i32 %2806, 0
  br i1 %2810, label %2816, label %2811
2811:
  %2812 = getelementptr %struct.bg_lane, ptr %2, i64 %2574
  %2813 = getelementptr i8, ptr %2812, i64 32
  store i64 1, ptr %2813, align 8
  %2814 = load i64, ptr %100, align 8
  %2815 = icmp sgt i64 %2814, 0
  br i1 %2815, label %2816, label %2830
2816:
  br label %2817
2817:
  %2818 = phi i64 [ %2826, %2817 ], [ 0, %2816 ]
  %2819 = load ptr, ptr %102, align 8
  %2820 = getelementptr inbounds nuw <8 x double>, ptr %2819, i64 %2818
  %2821 = getelementptr inbounds nuw double, ptr %2820, i64 %2574
  %2822 = load double, ptr %2821, align 8
  %2823 = load ptr, ptr %103, align 8
  %2824 = getelementptr inbounds nuw <8 x double>, ptr %2823, i64 %2818
  %2825 = getelementptr inbounds nuw double, ptr %2824, i64 %2574
  store double %2822, ptr %2825, align 8
  %2826 = add nuw nsw i64 %2818, 1
  %2827 = load i64, ptr %100, align 8
  %2828 = shl nsw i64 %2827, 2
  %2829 = icmp slt i64 %2826, %2828
  br i1 %2829, label %2817, label %2830
2830:
  %2831 = getelementptr inbounds nuw i8, ptr %2575, i64 72
  %2832 = load double, ptr %2831, align 8
  %2833 = getelementptr inbounds nuw i8, ptr %2575, i64 64
  store double %2832, ptr %2833, align 8
  %2834 = getelementptr inbounds nuw i8, ptr %2575, i64 48
  %2835 = load i64, ptr %2834, align 8
  %2836 = add nsw i64 %2835, 1
  store i64 %2836, ptr %2834, align 8
  %2837 = getelementptr inbounds nuw i8, ptr %2575, i64 80
  %2838 = load double, ptr %2837, align 8
  %2839 = getelementptr inbounds nuw i8, ptr %2575, i64 104
  %2840 = load double, ptr %2839, align 8
  %2841 = fcmp ogt double %2838, %2840
  br i1 %2841, label %2856, label %2859
2842:
  %2843 = getelementptr inbounds nuw i8, ptr %2575, i64 80
  %2844 = load double, ptr %2843, align 8
  %2845 = getelementptr inbounds nuw i8, ptr %2575, i64 104
  %2846 = load double, ptr %2845, align 8
  %2847 = fcmp ogt double %2844, %2846
  br i1 %2847, label %2848, label %2859
2848:
  %2849 = getelementptr inbounds nuw i8, ptr %2575, i64 64
  %2850 = load double, ptr %2849, align 8
  %2851 = getelementptr inbounds nuw i8, ptr %2575, i64 96
  %2852 = load double, ptr %2851, align 8
  %2853 = fsub double %2852, %2850
  %2854 = fmul double %2853, 5.000000e-01
  %2855 = fadd double %2850, %2854
  br label %2859
2856:
  %2857 = getelementptr inbounds nuw i8, ptr %2575, i64 96
  %2858 = load double, ptr %2857, align 8
  br label %2859
2859:
  %2860 = phi double [ %2838, %2830 ], [ %2855, %2848 ], [ %2858, %2856 ], [ %2844, %2842 ]
  %2861 = getelementptr inbounds nuw i8, ptr %2575, i64 72
  store double %2860, ptr %2861, align 8
  br label %2862
2862:
  %2863 = add nuw nsw i64 %2574, 1
  %2864 = icmp eq i64 %2863, 8
  br i1 %2864, label %2865, label %2573
2865:
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #15
  %2866 = add nuw nsw i64 %146, 1
  %2867 = icmp eq i64 %2866, %3
  br i1 %2867, label %2868, label %145
2868:
  %2869 = phi i64 [ 1, %39 ], [ 2, %1048 ], [ 0, %882 ], [ 1, %2865 ]
  call void @bg_set_float_mode(i32 noundef %25) #13
  ret i64 %2869
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846801, 1152921504606847151) i64 @bg_memory_8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #14
  %5 = add nsw i64 %4, 175
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((1168, 1392)) %2, ptr noundef %3) unnamed_addr #4 {
  %5 = load i64, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = shl nsw i64 %10, 1
  %12 = add nsw i64 %8, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %12, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load i64, ptr %20, align 8
  %22 = shl nsw i64 %21, 6
  %23 = getelementptr inbounds i8, ptr %3, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  store ptr %3, ptr %24, align 8
  %25 = shl nsw i64 %15, 6
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 1176
  store ptr %23, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 %25
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  store ptr %26, ptr %29, align 8
  %30 = mul i64 %15, %17
  %31 = shl i64 %30, 6
  %32 = getelementptr inbounds i8, ptr %28, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 1192
  store ptr %28, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %32, i64 %25
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 1200
  store ptr %32, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %34, i64 %25
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 1208
  store ptr %34, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %25
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  store ptr %36, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %25
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 1224
  store ptr %38, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %40, i64 %25
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 1232
  store ptr %40, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 %25
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  store ptr %42, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %44, i64 %25
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 1248
  store ptr %44, ptr %47, align 8
  %48 = load i64, ptr %9, align 8
  %49 = add nsw i64 %48, %15
  %50 = load i64, ptr %13, align 8
  %51 = add nsw i64 %49, %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %55 = load i64, ptr %54, align 8
  %56 = shl i64 %55, 7
  %57 = shl i64 %53, 8
  %58 = shl i64 %51, 6
  %59 = getelementptr i8, ptr %46, i64 %56
  %60 = getelementptr i8, ptr %59, i64 %57
  %61 = getelementptr i8, ptr %60, i64 %58
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 1256
  store ptr %46, ptr %62, align 8
  %63 = load i64, ptr %52, align 8
  %64 = icmp eq i64 %63, 0
  %65 = select i1 %64, i64 0, i64 %25
  %66 = getelementptr inbounds i8, ptr %61, i64 %65
  %67 = select i1 %64, ptr %32, ptr %61
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  store ptr %67, ptr %68, align 8
  %69 = load i64, ptr %52, align 8
  %70 = shl i64 %69, 8
  %71 = getelementptr inbounds i8, ptr %66, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  store ptr %66, ptr %72, align 8
  %73 = load i64, ptr %52, align 8
  %74 = shl i64 %73, 8
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  store ptr %71, ptr %76, align 8
  %77 = load i64, ptr %52, align 8
  %78 = shl i64 %77, 8
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  store ptr %75, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %82 = load i64, ptr %81, align 8
  %83 = shl nsw i64 %82, 6
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  store ptr %79, ptr %85, align 8
  %86 = load i64, ptr %52, align 8
  %87 = mul i64 %86, 576
  %88 = getelementptr inbounds i8, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  store ptr %84, ptr %89, align 8
  %90 = load i64, ptr %20, align 8
  %91 = shl i64 %19, 6
  %92 = mul i64 %91, %90
  %93 = getelementptr inbounds i8, ptr %88, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  store ptr %88, ptr %94, align 8
  %95 = mul nsw i64 %19, %15
  %96 = shl nsw i64 %95, 6
  %97 = getelementptr inbounds i8, ptr %93, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  store ptr %93, ptr %98, align 8
  %99 = mul i64 %31, %19
  %100 = getelementptr inbounds i8, ptr %97, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 1328
  store ptr %97, ptr %101, align 8
  %102 = getelementptr inbounds i8, ptr %100, i64 %96
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  store ptr %100, ptr %103, align 8
  %104 = getelementptr inbounds i8, ptr %102, i64 %96
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 1344
  store ptr %102, ptr %105, align 8
  %106 = load i64, ptr %20, align 8
  %107 = shl nsw i64 %106, 6
  %108 = getelementptr inbounds i8, ptr %104, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 1352
  store ptr %104, ptr %109, align 8
  %110 = load i64, ptr %20, align 8
  %111 = mul i64 %91, %110
  %112 = getelementptr inbounds i8, ptr %108, i64 %111
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 1360
  store ptr %108, ptr %113, align 8
  %114 = load i64, ptr %54, align 8
  %115 = icmp eq i64 %114, 0
  %116 = select i1 %115, i64 0, i64 4096
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 %116
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 1368
  store ptr %112, ptr %118, align 8
  %119 = load i64, ptr %54, align 8
  %120 = mul nsw i64 %119, 288
  %121 = load i64, ptr %20, align 8
  %122 = add i64 %121, %15
  %123 = add i64 %122, %120
  %124 = shl i64 %123, 6
  %125 = getelementptr i8, ptr %117, i64 %124
  %126 = getelementptr i8, ptr %125, i64 512
  %127 = getelementptr inbounds nuw i8, ptr %2, i64 1376
  store ptr %117, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %129 = load i64, ptr %128, align 8
  %130 = shl nsw i64 %129, 6
  %131 = getelementptr inbounds i8, ptr %126, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  store ptr %126, ptr %132, align 8
  %133 = ptrtoint ptr %131 to i64
  %134 = ptrtoint ptr %3 to i64
  %135 = sub i64 %133, %134
  %136 = ashr exact i64 %135, 3
  ret i64 %136
}
define noalias noundef ptr @bg_call_8(ptr noundef readonly captures(none) %0, ptr noundef %1) #5 {
  %3 = alloca %struct.bg_job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %16, label %7
7:
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %16
11:
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i32 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 28
  store i32 3, ptr %15, align 4
  br label %177
16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr ptr, ptr %20, i64 %18
  %22 = getelementptr i8, ptr %21, i64 -8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load ptr, ptr %24, align 8
  %26 = icmp sgt i64 %18, 1
  br i1 %26, label %27, label %61
27:
  %28 = phi i64 [ %53, %52 ], [ 0, %16 ]
  %29 = load ptr, ptr %19, align 8
  %30 = getelementptr inbounds nuw ptr, ptr %29, i64 %28
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 24
  br label %35
35:
  %36 = phi i64 [ 0, %27 ], [ %60, %57 ]
  %37 = load i64, ptr %32, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %49
39:
  %40 = load ptr, ptr %33, align 8
  br label %41
41:
  %42 = phi i64 [ 0, %39 ], [ %47, %41 ]
  %43 = phi i64 [ 1, %39 ], [ %46, %41 ]
  %44 = getelementptr inbounds nuw i64, ptr %40, i64 %42
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %45, %43
  %47 = add nuw nsw i64 %42, 1
  %48 = icmp eq i64 %47, %37
  br i1 %48, label %49, label %41
49:
  %50 = phi i64 [ 1, %35 ], [ %46, %41 ]
  %51 = icmp slt i64 %36, %50
  br i1 %51, label %57, label %52
52:
  %53 = add nuw nsw i64 %28, 1
  %54 = load i64, ptr %17, align 8
  %55 = add nsw i64 %54, -1
  %56 = icmp slt i64 %53, %55
  br i1 %56, label %27, label %61
57:
  %58 = load ptr, ptr %34, align 8
  %59 = getelementptr inbounds nuw double, ptr %58, i64 %36
  store double 0x7FF8000000000000, ptr %59, align 8
  %60 = add nuw nsw i64 %36, 1
  br label %35
61:
  store i64 0, ptr %25, align 8
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %64 = load i64, ptr %63, align 8
  store i64 1, ptr %3, align 8
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 0, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 272
  store ptr null, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 288
  store i64 0, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 280
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 0, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %71 = load i64, ptr %70, align 8
  %72 = icmp sgt i64 %71, 0
  br i1 %72, label %73, label %78
73:
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 0
  %77 = zext i1 %76 to i64
  br label %78
78:
  %79 = phi i64 [ 0, %61 ], [ %77, %73 ]
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %79, ptr %80, align 8
  %81 = icmp sgt i64 %64, 0
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %83 = load ptr, ptr %82, align 8
  br i1 %81, label %86, label %129
84:
  store i64 %96, ptr %3, align 8
  %85 = icmp eq i64 %64, 11
  br i1 %85, label %122, label %129
86:
  %87 = phi i64 [ %96, %117 ], [ 1, %78 ]
  %88 = phi i64 [ %97, %117 ], [ 1, %78 ]
  %89 = phi i64 [ %120, %117 ], [ 0, %78 ]
  %90 = getelementptr inbounds nuw ptr, ptr %83, i64 %89
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 40
  %93 = load ptr, ptr %92, align 8
  %94 = load i64, ptr %93, align 8
  %95 = icmp sgt i64 %94, %88
  %96 = select i1 %95, i64 %94, i64 %87
  %97 = tail call i64 @llvm.smax.i64(i64 %94, i64 %88)
  %98 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.bg_values, ptr %62, i64 %89
  store ptr %99, ptr %100, align 8
  %101 = icmp sgt i64 %94, 1
  br i1 %101, label %102, label %117
102:
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %114
106:
  %107 = phi i64 [ %112, %106 ], [ 0, %102 ]
  %108 = phi i64 [ %111, %106 ], [ 1, %102 ]
  %109 = getelementptr inbounds nuw i64, ptr %93, i64 %107
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %108
  %112 = add nuw nsw i64 %107, 1
  %113 = icmp eq i64 %112, %104
  br i1 %113, label %114, label %106
114:
  %115 = phi i64 [ 1, %102 ], [ %111, %106 ]
  %116 = sdiv i64 %115, %94
  br label %117
117:
  %118 = phi i64 [ %116, %114 ], [ 0, %86 ]
  %119 = getelementptr inbounds nuw i8, ptr %100, i64 8
  store i64 %118, ptr %119, align 8
  %120 = add nuw nsw i64 %89, 1
  %121 = icmp eq i64 %120, %64
  br i1 %121, label %84, label %86
122:
  %123 = getelementptr inbounds nuw i8, ptr %83, i64 72
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 40
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %128 = load i64, ptr %127, align 8
  br label %129
129:
  %130 = phi i64 [ %128, %122 ], [ 0, %84 ], [ 0, %78 ]
  %131 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 40
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %137, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %83, i64 64
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 8
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %144, ptr %145, align 8
  %146 = load ptr, ptr %19, align 8
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 24
  %149 = load ptr, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %3, i64 232
  store ptr %149, ptr %150, align 8
  %151 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %154 = load ptr, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %3, i64 248
  store ptr %154, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %146, i64 16
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 24
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %3, i64 264
  store ptr %159, ptr %160, align 8
  %161 = icmp eq i64 %130, 0
  br i1 %161, label %173, label %162
162:
  %163 = getelementptr inbounds nuw i8, ptr %146, i64 24
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 24
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %3, i64 240
  store ptr %166, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %146, i64 32
  %169 = load ptr, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %171 = load ptr, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %3, i64 256
  store ptr %171, ptr %172, align 8
  br label %173
173:
  br label %174
174:
  %175 = call i64 @bg_advance_8(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #14
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %177, label %174
177:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret ptr null
}
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <8 x double> noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne ptr %4, null
  br i1 %11, label %12, label %38
12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i64, ptr %0, align 8
  %17 = load i64, ptr %13, align 8
  %18 = add nsw i64 %17, %16
  %19 = load i64, ptr %14, align 8
  %20 = shl nsw i64 %19, 1
  %21 = add nsw i64 %18, %20
  %22 = load i64, ptr %15, align 8
  %23 = add nsw i64 %21, %22
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %38
25:
  %26 = phi i64 [ %28, %25 ], [ 0, %12 ]
  %27 = getelementptr inbounds nuw <8 x double>, ptr %4, i64 %26
  store <8 x double> zeroinitializer, ptr %27, align 8
  %28 = add nuw nsw i64 %26, 1
  %29 = load i64, ptr %0, align 8
  %30 = load i64, ptr %13, align 8
  %31 = add nsw i64 %30, %29
  %32 = load i64, ptr %14, align 8
  %33 = shl nsw i64 %32, 1
  %34 = add nsw i64 %31, %33
  %35 = load i64, ptr %15, align 8
  %36 = add nsw i64 %34, %35
  %37 = icmp slt i64 %28, %36
  br i1 %37, label %25, label %38
38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42
42:
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 1240
  %44 = load ptr, ptr %43, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %39, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %44) #14
  br label %45
45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load ptr, ptr %46, align 8
  %48 = icmp ne ptr %47, null
  %49 = icmp slt i64 %10, 3
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %59
51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 1248
  %53 = icmp ne i64 %5, 0
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %57 = icmp sgt i64 %5, 0
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  br label %63
59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %225, label %208
63:
  %64 = phi i64 [ %10, %51 ], [ %206, %205 ]
  %65 = load ptr, ptr %52, align 8
  %66 = icmp ne i64 %64, 1
  %67 = zext i1 %66 to i64
  %68 = load i64, ptr %0, align 8
  %69 = icmp sgt i64 %68, 0
  br label %70
70:
  %71 = phi i32 [ 0, %63 ], [ %81, %78 ]
  %72 = phi i64 [ 0, %63 ], [ %82, %78 ]
  %73 = getelementptr inbounds nuw i64, ptr %8, i64 %72
  store i64 %67, ptr %73, align 8
  %74 = getelementptr inbounds nuw double, ptr %65, i64 %72
  %75 = getelementptr inbounds nuw double, ptr %3, i64 %72
  br i1 %69, label %84, label %78
76:
  store i64 %97, ptr %73, align 8
  %77 = icmp ne i64 %97, 0
  br label %78
78:
  %79 = phi i1 [ %77, %76 ], [ %66, %70 ]
  %80 = zext i1 %79 to i32
  %81 = or i32 %71, %80
  %82 = add nuw nsw i64 %72, 1
  %83 = icmp eq i64 %82, 8
  br i1 %83, label %100, label %70
84:
  %85 = phi i64 [ %97, %84 ], [ %67, %70 ]
  %86 = phi i64 [ %98, %84 ], [ 0, %70 ]
  %87 = getelementptr inbounds nuw <8 x double>, ptr %74, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw <8 x double>, ptr %75, i64 %86
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.fabs.f64(double %88)
  %92 = tail call double @llvm.fabs.f64(double %90)
  %93 = fadd double %92, 1.000000e+00
  %94 = fmul double %93, 0x3E7AD7F29ABCAF48
  %95 = fcmp ogt double %91, %94
  %96 = zext i1 %95 to i64
  %97 = or i64 %85, %96
  %98 = add nuw nsw i64 %86, 1
  %99 = icmp eq i64 %98, %68
  br i1 %99, label %76, label %84
100:
  %101 = icmp eq i64 %64, 2
  %102 = select i1 %101, double 1.000000e+00, double 0.000000e+00
  %103 = insertelement <8 x double> poison, double %102, i64 0
  %104 = shufflevector <8 x double> %103, <8 x double> poison, <8 x i32> zeroinitializer
  %105 = icmp ne i32 %81, 0
  %106 = and i1 %53, %105
  br i1 %106, label %107, label %149
107:
  %108 = load i64, ptr %54, align 8
  %109 = add nsw i64 %108, %68
  %110 = load i64, ptr %55, align 8
  %111 = shl nsw i64 %110, 1
  %112 = add nsw i64 %109, %111
  %113 = load i64, ptr %56, align 8
  %114 = add nsw i64 %112, %113
  br i1 %57, label %115, label %162
115:
  %116 = phi i64 [ %147, %146 ], [ 0, %107 ]
  %117 = mul nsw i64 %116, %114
  %118 = getelementptr inbounds <8 x double>, ptr %6, i64 %117
  %119 = load ptr, ptr %58, align 8
  tail call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %46, ptr noundef readonly %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %104, i64 noundef %116, ptr noundef %118, ptr noundef %119) #14
  %120 = load i64, ptr %0, align 8
  %121 = load ptr, ptr %58, align 8
  %122 = icmp sgt i64 %120, 0
  br i1 %122, label %123, label %146
123:
  %124 = phi i64 [ %128, %127 ], [ 0, %115 ]
  %125 = getelementptr inbounds nuw <8 x double>, ptr %121, i64 %124
  %126 = getelementptr inbounds nuw <8 x double>, ptr %118, i64 %124
  br label %130
127:
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, %120
  br i1 %129, label %146, label %123
130:
  %131 = phi i64 [ 0, %123 ], [ %144, %139 ]
  %132 = getelementptr inbounds nuw double, ptr %125, i64 %131
  %133 = getelementptr inbounds nuw i64, ptr %8, i64 %131
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %138, label %136
136:
  %137 = load double, ptr %132, align 8
  br label %139
138:
  store double 0.000000e+00, ptr %132, align 8
  br label %139
139:
  %140 = phi double [ %137, %136 ], [ 0.000000e+00, %138 ]
  %141 = getelementptr inbounds nuw double, ptr %126, i64 %131
  %142 = load double, ptr %141, align 8
  %143 = fadd double %140, %142
  store double %143, ptr %141, align 8
  %144 = add nuw nsw i64 %131, 1
  %145 = icmp eq i64 %144, 8
  br i1 %145, label %127, label %130
146:
  %147 = add nuw nsw i64 %116, 1
  %148 = icmp eq i64 %147, %5
  br i1 %148, label %149, label %115
149:
  br i1 %105, label %160, label %150
150:
  %151 = load i64, ptr %0, align 8
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %190
153:
  %154 = phi i64 [ %157, %153 ], [ 0, %150 ]
  %155 = load ptr, ptr %52, align 8
  %156 = getelementptr inbounds nuw <8 x double>, ptr %155, i64 %154
  store <8 x double> zeroinitializer, ptr %156, align 8
  %157 = add nuw nsw i64 %154, 1
  %158 = load i64, ptr %0, align 8
  %159 = icmp slt i64 %157, %158
  br i1 %159, label %153, label %190
160:
  %161 = load ptr, ptr %52, align 8
  br label %162
162:
  %163 = phi ptr [ %161, %160 ], [ %65, %107 ]
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %46, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %104, ptr noundef %163) #14
  %164 = load i64, ptr %0, align 8
  %165 = load ptr, ptr %52, align 8
  %166 = icmp sgt i64 %164, 0
  br i1 %166, label %167, label %190
167:
  %168 = phi i64 [ %172, %171 ], [ 0, %162 ]
  %169 = getelementptr inbounds nuw <8 x double>, ptr %165, i64 %168
  %170 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %168
  br label %174
171:
  %172 = add nuw nsw i64 %168, 1
  %173 = icmp eq i64 %172, %164
  br i1 %173, label %190, label %167
174:
  %175 = phi i64 [ 0, %167 ], [ %188, %183 ]
  %176 = getelementptr inbounds nuw double, ptr %169, i64 %175
  %177 = getelementptr inbounds nuw i64, ptr %8, i64 %175
  %178 = load i64, ptr %177, align 8
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %182, label %180
180:
  %181 = load double, ptr %176, align 8
  br label %183
182:
  store double 0.000000e+00, ptr %176, align 8
  br label %183
183:
  %184 = phi double [ %181, %180 ], [ 0.000000e+00, %182 ]
  %185 = getelementptr inbounds nuw double, ptr %170, i64 %175
  %186 = load double, ptr %185, align 8
  %187 = fadd double %184, %186
  store double %187, ptr %185, align 8
  %188 = add nuw nsw i64 %175, 1
  %189 = icmp eq i64 %188, 8
  br i1 %189, label %171, label %174
190:
  %191 = icmp eq i64 %64, 1
  %192 = and i1 %11, %191
  br i1 %192, label %193, label %205
193:
  %194 = load i64, ptr %0, align 8
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %196, label %205
196:
  %197 = phi i64 [ %202, %196 ], [ 0, %193 ]
  %198 = load ptr, ptr %52, align 8
  %199 = getelementptr inbounds nuw <8 x double>, ptr %198, i64 %197
  %200 = load <8 x double>, ptr %199, align 8
  %201 = getelementptr inbounds nuw <8 x double>, ptr %4, i64 %197
  store <8 x double> %200, ptr %201, align 8
  %202 = add nuw nsw i64 %197, 1
  %203 = load i64, ptr %0, align 8
  %204 = icmp slt i64 %202, %203
  br i1 %204, label %196, label %205
205:
  %206 = add nsw i64 %64, 1
  %207 = icmp eq i64 %206, 3
  br i1 %207, label %59, label %63
208:
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  %210 = load ptr, ptr %209, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %60, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %210) #14
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i64 %212, 0
  br i1 %213, label %214, label %225
214:
  %215 = phi i64 [ %222, %214 ], [ 0, %208 ]
  %216 = load ptr, ptr %209, align 8
  %217 = getelementptr inbounds nuw <8 x double>, ptr %216, i64 %215
  %218 = load <8 x double>, ptr %217, align 8
  %219 = load i64, ptr %0, align 8
  %220 = getelementptr <8 x double>, ptr %3, i64 %219
  %221 = getelementptr <8 x double>, ptr %220, i64 %215
  store <8 x double> %218, ptr %221, align 8
  %222 = add nuw nsw i64 %215, 1
  %223 = load i64, ptr %211, align 8
  %224 = icmp slt i64 %222, %223
  br i1 %224, label %214, label %225
225:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  ret void
}
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <8 x double> noundef %3, ptr noundef %4, <8 x double> noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca <8 x double>, align 8
  %9 = alloca <8 x double>, align 8
  %10 = alloca [9 x ptr], align 16
  store <8 x double> %3, ptr %8, align 8
  store <8 x double> %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds <8 x double>, ptr %12, i64 %14
  store ptr %15, ptr %10, align 16
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %18 = load i64, ptr %0, align 8
  %19 = getelementptr inbounds <8 x double>, ptr %4, i64 %18
  store ptr %19, ptr %17, align 16
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %8, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %9, ptr %21, align 16
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %22, align 8
  br label %25
25:
  %26 = phi i64 [ 48, %7 ], [ %28, %25 ]
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 %26
  store ptr null, ptr %27, align 8
  %28 = add nuw nsw i64 %26, 8
  %29 = icmp eq i64 %28, 72
  br i1 %29, label %30, label %25
30:
  %31 = load ptr, ptr %1, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  ret void
}
declare double @llvm.fabs.f64(double) #6
define internal fastcc void @bg_run_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <8 x double> noundef %3, ptr noundef %4, <8 x double> noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8) unnamed_addr #0 {
  %10 = alloca <8 x double>, align 8
  %11 = alloca <8 x double>, align 8
  %12 = alloca <8 x double>, align 8
  %13 = alloca [9 x ptr], align 16
  store <8 x double> %3, ptr %10, align 8
  store <8 x double> %5, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  store <8 x double> zeroinitializer, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %6
  %19 = getelementptr inbounds <8 x double>, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds <8 x double>, ptr %19, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #15
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds <8 x double>, ptr %24, i64 %21
  store ptr %25, ptr %13, align 16
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %4, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %28 = load i64, ptr %0, align 8
  %29 = getelementptr inbounds <8 x double>, ptr %4, i64 %28
  store ptr %29, ptr %27, align 16
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store ptr %10, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store ptr %11, ptr %31, align 16
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store ptr %22, ptr %35, align 16
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 56
  store ptr %7, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 64
  store ptr %12, ptr %37, align 16
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  %41 = load ptr, ptr %40, align 8
  call void %39(ptr noundef nonnull %13, ptr noundef %41, ptr noundef %8) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  ret void
}
define internal fastcc void @bg_fill(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 8) %3, i64 noundef %4) unnamed_addr #7 {
  %6 = load i64, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = shl i64 %11, 1
  %13 = add i64 %12, %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %24
20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  br label %30
24:
  %25 = icmp sgt i64 %16, 0
  br i1 %25, label %26, label %65
26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  br label %48
30:
  %31 = phi i64 [ 0, %20 ], [ %41, %30 ]
  %32 = load ptr, ptr %21, align 8
  %33 = load i64, ptr %22, align 8
  %34 = mul nsw i64 %33, %4
  %35 = getelementptr double, ptr %32, i64 %34
  %36 = getelementptr double, ptr %35, i64 %31
  %37 = load double, ptr %36, align 8
  %38 = load ptr, ptr %23, align 8
  %39 = getelementptr inbounds nuw <8 x double>, ptr %38, i64 %31
  %40 = getelementptr inbounds double, ptr %39, i64 %3
  store double %37, ptr %40, align 8
  %41 = add nuw nsw i64 %31, 1
  %42 = load i64, ptr %17, align 8
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %30, label %24
44:
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 1176
  br label %76
48:
  %49 = phi i64 [ 0, %26 ], [ %63, %58 ]
  %50 = icmp slt i64 %49, %9
  br i1 %50, label %51, label %58
51:
  %52 = load ptr, ptr %27, align 8
  %53 = load i64, ptr %28, align 8
  %54 = mul nsw i64 %53, %4
  %55 = getelementptr double, ptr %52, i64 %54
  %56 = getelementptr double, ptr %55, i64 %49
  %57 = load double, ptr %56, align 8
  br label %58
58:
  %59 = phi double [ %57, %51 ], [ 0.000000e+00, %48 ]
  %60 = load ptr, ptr %29, align 8
  %61 = getelementptr inbounds nuw <8 x double>, ptr %60, i64 %49
  %62 = getelementptr inbounds double, ptr %61, i64 %3
  store double %59, ptr %62, align 8
  %63 = add nuw nsw i64 %49, 1
  %64 = icmp eq i64 %63, %16
  br i1 %64, label %44, label %48
65:
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %98
69:
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  br label %94
76:
  %77 = phi i64 [ 0, %44 ], [ %92, %87 ]
  %78 = load i64, ptr %0, align 8
  %79 = icmp slt i64 %77, %78
  br i1 %79, label %80, label %87
80:
  %81 = load ptr, ptr %45, align 8
  %82 = load i64, ptr %46, align 8
  %83 = mul nsw i64 %82, %4
  %84 = getelementptr double, ptr %81, i64 %83
  %85 = getelementptr double, ptr %84, i64 %77
  %86 = load double, ptr %85, align 8
  br label %87
87:
  %88 = phi double [ %86, %80 ], [ 1.000000e+00, %76 ]
  %89 = load ptr, ptr %47, align 8
  %90 = getelementptr inbounds nuw <8 x double>, ptr %89, i64 %77
  %91 = getelementptr inbounds double, ptr %90, i64 %3
  store double %88, ptr %91, align 8
  %92 = add nuw nsw i64 %77, 1
  %93 = icmp eq i64 %92, %16
  br i1 %93, label %65, label %76
94:
  %95 = phi i64 [ 0, %69 ], [ %122, %121 ]
  %96 = load i64, ptr %17, align 8
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %103, label %99
98:
  ret void
99:
  br i1 %25, label %100, label %121
100:
  %101 = mul nsw i64 %95, %9
  %102 = mul nuw nsw i64 %95, %16
  br label %125
103:
  %104 = phi i64 [ %119, %103 ], [ %96, %94 ]
  %105 = phi i64 [ %118, %103 ], [ 0, %94 ]
  %106 = mul nsw i64 %104, %95
  %107 = load ptr, ptr %70, align 8
  %108 = load i64, ptr %71, align 8
  %109 = mul nsw i64 %108, %4
  %110 = getelementptr double, ptr %107, i64 %109
  %111 = getelementptr double, ptr %110, i64 %106
  %112 = getelementptr double, ptr %111, i64 %105
  %113 = load double, ptr %112, align 8
  %114 = load ptr, ptr %72, align 8
  %115 = getelementptr inbounds <8 x double>, ptr %114, i64 %106
  %116 = getelementptr inbounds nuw <8 x double>, ptr %115, i64 %105
  %117 = getelementptr inbounds double, ptr %116, i64 %3
  store double %113, ptr %117, align 8
  %118 = add nuw nsw i64 %105, 1
  %119 = load i64, ptr %17, align 8
  %120 = icmp slt i64 %118, %119
  br i1 %120, label %103, label %99
121:
  %122 = add nuw nsw i64 %95, 1
  %123 = load i64, ptr %66, align 8
  %124 = icmp slt i64 %122, %123
  br i1 %124, label %94, label %98
125:
  %126 = phi i64 [ 0, %100 ], [ %143, %137 ]
  %127 = load i64, ptr %0, align 8
  %128 = icmp slt i64 %126, %127
  br i1 %128, label %129, label %137
129:
  %130 = load ptr, ptr %73, align 8
  %131 = load i64, ptr %74, align 8
  %132 = mul nsw i64 %131, %4
  %133 = getelementptr double, ptr %130, i64 %132
  %134 = getelementptr double, ptr %133, i64 %101
  %135 = getelementptr double, ptr %134, i64 %126
  %136 = load double, ptr %135, align 8
  br label %137
137:
  %138 = phi double [ %136, %129 ], [ 0.000000e+00, %125 ]
  %139 = load ptr, ptr %75, align 8
  %140 = getelementptr inbounds nuw <8 x double>, ptr %139, i64 %102
  %141 = getelementptr inbounds nuw <8 x double>, ptr %140, i64 %126
  %142 = getelementptr inbounds double, ptr %141, i64 %3
  store double %138, ptr %142, align 8
  %143 = add nuw nsw i64 %126, 1
  %144 = icmp eq i64 %143, %16
  br i1 %144, label %121, label %125
}
define internal fastcc double @bg_end(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 8) %3, double noundef %4, double noundef %5) unnamed_addr #8 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = getelementptr inbounds %struct.bg_lane, ptr %7, i64 %3
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %12 = load double, ptr %11, align 8
  %13 = fsub double %10, %12
  %14 = fmul double %13, 1.562500e-02
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %41, label %18
18:
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 1368
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr double, ptr %20, i64 %3
  br label %22
22:
  %23 = phi i64 [ 0, %18 ], [ %39, %22 ]
  %24 = phi double [ 0x7FF0000000000000, %18 ], [ %38, %22 ]
  %25 = uitofp nneg i64 %23 to double
  %26 = tail call double @llvm.fma.f64(double %25, double %14, double %12)
  %27 = fcmp ogt double %26, %4
  %28 = fsub double %26, %4
  %29 = select i1 %27, double %28, double 0.000000e+00
  %30 = shl nuw nsw i64 %23, 6
  %31 = getelementptr i8, ptr %21, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fadd double %32, %29
  %34 = fadd double %14, %26
  %35 = fcmp ogt double %34, %4
  %36 = fcmp olt double %33, %24
  %37 = select i1 %35, i1 %36, i1 false
  %38 = select i1 %37, double %33, double %24
  %39 = add nuw nsw i64 %23, 1
  %40 = icmp eq i64 %39, 64
  br i1 %40, label %41, label %22
41:
  %42 = phi double [ 0x7FF0000000000000, %6 ], [ %38, %22 ]
  %43 = fadd double %4, %42
  %44 = fcmp olt double %43, %5
  %45 = select i1 %44, double %43, double %5
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %85, label %49
49:
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %51 = load ptr, ptr %50, align 8
  %52 = load i64, ptr %8, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %54, %52
  %56 = getelementptr inbounds double, ptr %51, i64 %55
  %57 = fmul double %13, 0x3D70000000000000
  %58 = fadd double %4, %57
  %59 = icmp sgt i64 %47, 0
  br i1 %59, label %60, label %72
60:
  %61 = phi i64 [ %70, %60 ], [ 0, %49 ]
  %62 = phi i64 [ %69, %60 ], [ %47, %49 ]
  %63 = add nuw nsw i64 %62, %61
  %64 = lshr i64 %63, 1
  %65 = getelementptr inbounds nuw double, ptr %56, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fcmp ugt double %66, %58
  %68 = add nuw nsw i64 %64, 1
  %69 = select i1 %67, i64 %64, i64 %62
  %70 = select i1 %67, i64 %61, i64 %68
  %71 = icmp slt i64 %70, %69
  br i1 %71, label %60, label %72
72:
  %73 = phi i64 [ 0, %49 ], [ %70, %60 ]
  %74 = icmp slt i64 %73, %47
  br i1 %74, label %75, label %78
75:
  %76 = getelementptr inbounds nuw double, ptr %56, i64 %73
  %77 = load double, ptr %76, align 8
  br label %78
78:
  %79 = phi double [ %77, %75 ], [ 0x7FF0000000000000, %72 ]
  %80 = fsub double %79, %4
  %81 = fmul double %80, 0x3FEFAE147AE147AE
  %82 = fadd double %4, %81
  %83 = fcmp ogt double %45, %82
  %84 = select i1 %83, double %79, double %45
  br label %85
85:
  %86 = phi double [ %84, %78 ], [ %45, %41 ]
  ret double %86
}
declare double @llvm.sqrt.f64(double) #6
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #6
declare double @llvm.fma.f64(double, double, double) #6
define internal fastcc <8 x double> @bg_at(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #9 {
  %3 = alloca <8 x double>, align 8
  %4 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  br label %24
5:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %7
7:
  %8 = phi i64 [ 0, %5 ], [ %20, %7 ]
  %9 = getelementptr inbounds nuw %struct.bg_lane, ptr %6, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw double, ptr %4, i64 %8
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %15 = load double, ptr %14, align 8
  %16 = fsub double %15, %11
  %17 = fmul double %13, %16
  %18 = fadd double %11, %17
  %19 = getelementptr inbounds nuw double, ptr %3, i64 %8
  store double %18, ptr %19, align 8
  %20 = add nuw nsw i64 %8, 1
  %21 = icmp eq i64 %20, 8
  br i1 %21, label %22, label %7
22:
  %23 = load <8 x double>, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  ret <8 x double> %23
24:
  %25 = phi i64 [ 0, %2 ], [ %27, %24 ]
  %26 = getelementptr inbounds nuw double, ptr %4, i64 %25
  store double %1, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, 8
  br i1 %28, label %5, label %24
}
define internal fastcc noundef ptr @bg_new_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, double noundef %4) unnamed_addr #10 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %37, label %12
12:
  %13 = load i64, ptr %2, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %13
  %19 = getelementptr inbounds i64, ptr %15, i64 %18
  %20 = getelementptr inbounds i64, ptr %19, i64 %3
  store i64 %7, ptr %20, align 8
  %21 = load i64, ptr %2, align 8
  %22 = icmp slt i64 %7, 0
  br i1 %22, label %37, label %23
23:
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %7, %24
  br i1 %25, label %26, label %37
26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %37, label %30
30:
  %31 = mul nsw i64 %24, %21
  %32 = add nsw i64 %31, %7
  %33 = mul nsw i64 %32, 48
  %34 = getelementptr inbounds i8, ptr %28, i64 %33
  %35 = sitofp i64 %3 to double
  store double %35, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store double %4, ptr %36, align 8
  br label %37
37:
  %38 = phi ptr [ null, %5 ], [ %34, %30 ], [ null, %26 ], [ null, %23 ], [ null, %12 ]
  ret ptr %38
}
define internal fastcc void @bg_rates(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <8 x double> noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = load i64, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, %8
  %12 = add nsw i64 %11, %7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %12, %14
  %16 = icmp eq i64 %15, %8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br i1 %16, label %18, label %19
18:
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %4) #14
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %21) #14
  %22 = load i64, ptr %0, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %27, label %24
24:
  %25 = load i64, ptr %9, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %39, label %36
27:
  %28 = phi i64 [ %33, %27 ], [ 0, %19 ]
  %29 = load ptr, ptr %20, align 8
  %30 = getelementptr inbounds nuw <8 x double>, ptr %29, i64 %28
  %31 = load <8 x double>, ptr %30, align 8
  %32 = getelementptr inbounds nuw <8 x double>, ptr %4, i64 %28
  store <8 x double> %31, ptr %32, align 8
  %33 = add nuw nsw i64 %28, 1
  %34 = load i64, ptr %0, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %27, label %24
36:
  %37 = load i64, ptr %6, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %47, label %50
39:
  %40 = phi i64 [ %44, %39 ], [ 0, %24 ]
  %41 = load i64, ptr %0, align 8
  %42 = getelementptr <8 x double>, ptr %4, i64 %41
  %43 = getelementptr <8 x double>, ptr %42, i64 %40
  store <8 x double> zeroinitializer, ptr %43, align 8
  %44 = add nuw nsw i64 %40, 1
  %45 = load i64, ptr %9, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %39, label %36
47:
  %48 = load i64, ptr %13, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %83, label %50
50:
  %51 = icmp sgt i64 %7, 0
  br i1 %51, label %52, label %54
52:
  %53 = getelementptr <8 x double>, ptr %4, i64 %11
  br label %60
54:
  %55 = load i64, ptr %13, align 8
  %56 = add nsw i64 %55, %7
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %83
58:
  %59 = getelementptr <8 x double>, ptr %4, i64 %12
  br label %70
60:
  %61 = phi i64 [ 0, %52 ], [ %68, %60 ]
  %62 = load ptr, ptr %20, align 8
  %63 = load i64, ptr %0, align 8
  %64 = getelementptr <8 x double>, ptr %62, i64 %63
  %65 = getelementptr <8 x double>, ptr %64, i64 %61
  %66 = load <8 x double>, ptr %65, align 8
  %67 = getelementptr <8 x double>, ptr %53, i64 %61
  store <8 x double> %66, ptr %67, align 8
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %7
  br i1 %69, label %54, label %60
70:
  %71 = phi i64 [ 0, %58 ], [ %79, %70 ]
  %72 = load ptr, ptr %20, align 8
  %73 = load i64, ptr %0, align 8
  %74 = getelementptr <8 x double>, ptr %72, i64 %73
  %75 = getelementptr <8 x double>, ptr %74, i64 %71
  %76 = load <8 x double>, ptr %75, align 8
  %77 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %76)
  %78 = getelementptr <8 x double>, ptr %59, i64 %71
  store <8 x double> %77, ptr %78, align 8
  %79 = add nuw nsw i64 %71, 1
  %80 = load i64, ptr %13, align 8
  %81 = add nsw i64 %80, %7
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %70, label %83
83:
  ret void
}
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>) #6
declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #6
declare double @bg_pow_1(double noundef, double noundef) #2
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7, i64 noundef range(i64 -9223372036854775808, 8) %8) unnamed_addr #11 {
  %10 = load i64, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 1
  %17 = add nsw i64 %13, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %17, %19
  %21 = getelementptr inbounds <8 x double>, ptr %1, i64 %7
  %22 = getelementptr inbounds double, ptr %21, i64 %8
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds <8 x double>, ptr %2, i64 %7
  %25 = getelementptr inbounds double, ptr %24, i64 %8
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %38, label %30
30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr <8 x double>, ptr %3, i64 %7
  %34 = getelementptr double, ptr %33, i64 %8
  %35 = icmp sgt i64 %32, 0
  br i1 %35, label %36, label %41
36:
  %37 = getelementptr double, ptr %4, i64 %32
  br label %54
38:
  %39 = fsub double %26, %23
  %40 = tail call double @llvm.fma.f64(double %5, double %39, double %23)
  br label %69
41:
  %42 = phi double [ 0.000000e+00, %30 ], [ %66, %54 ]
  %43 = phi double [ 0.000000e+00, %30 ], [ %63, %54 ]
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  %47 = fsub double %26, %23
  %48 = fmul double %6, %42
  %49 = fsub double %47, %48
  %50 = fmul double %5, %49
  %51 = select i1 %46, double 0.000000e+00, double %50
  %52 = tail call double @llvm.fma.f64(double %6, double %43, double %23)
  %53 = fadd double %52, %51
  br label %69
54:
  %55 = phi double [ 0.000000e+00, %36 ], [ %63, %54 ]
  %56 = phi i64 [ 0, %36 ], [ %67, %54 ]
  %57 = phi double [ 0.000000e+00, %36 ], [ %66, %54 ]
  %58 = mul nsw i64 %56, %20
  %59 = getelementptr <8 x double>, ptr %34, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw double, ptr %4, i64 %56
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.fma.f64(double %62, double %60, double %55)
  %64 = getelementptr double, ptr %37, i64 %56
  %65 = load double, ptr %64, align 8
  %66 = tail call double @llvm.fma.f64(double %65, double %60, double %57)
  %67 = add nuw nsw i64 %56, 1
  %68 = icmp eq i64 %67, %32
  br i1 %68, label %41, label %54
69:
  %70 = phi double [ %53, %41 ], [ %40, %38 ]
  ret double %70
}
declare i64 @llvm.smax.i64(i64, i64) #12
declare i64 @llvm.smin.i64(i64, i64) #12
declare i64 @llvm.umin.i64(i64, i64) #12
declare i64 @llvm.usub.sat.i64(i64, i64) #12
attributes #0 = { nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { optsize }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind optsize }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #10 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nobuiltin nounwind optsize }
attributes #14 = { nobuiltin optsize }
attributes #15 = { nounwind }
