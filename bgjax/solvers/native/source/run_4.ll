; sources ec9fbf5b18f9e4567e6561dcf790e99b4e682de1ed43521924b6b57b06588d5e
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [4 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.bg_values = type { ptr, i64 }
define range(i64 0, 3) i64 @bg_advance_4(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca [32 x double], align 16
  %6 = alloca <4 x double>, align 8
  %7 = alloca [16 x <4 x double>], align 16
  %8 = alloca [16 x <4 x double>], align 16
  %9 = alloca <4 x double>, align 8
  %10 = alloca <4 x double>, align 8
  %11 = alloca <4 x double>, align 8
  %12 = alloca <4 x double>, align 8
  %13 = alloca <4 x double>, align 8
  %14 = alloca <4 x double>, align 8
  %15 = alloca <4 x double>, align 8
  %16 = alloca <4 x double>, align 8
  %17 = alloca <4 x double>, align 8
  %18 = alloca [4 x i32], align 16
  %19 = alloca <4 x double>, align 8
  %20 = alloca <4 x double>, align 8
  %21 = alloca <4 x double>, align 8
  %22 = alloca [9 x ptr], align 16
  %23 = alloca [6 x double], align 16
  %24 = alloca <4 x double>, align 8
  %25 = tail call i32 @bg_float_mode() #13
  %26 = tail call i32 @bg_plain_mode() #13
  tail call void @bg_set_float_mode(i32 noundef %26) #13
  %27 = load i64, ptr %2, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %39
29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 824
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
  %38 = icmp eq i64 %37, 4
  br i1 %38, label %39, label %34
39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %41 = icmp sgt i64 %3, 0
  br i1 %41, label %42, label %2890
42:
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 592
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 736
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 776
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 784
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 624
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 760
  %62 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %64 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 608
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 744
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
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 800
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 792
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
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 808
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 680
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 712
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 696
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 656
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 616
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 648
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 632
  %117 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %120 = getelementptr inbounds nuw i8, ptr %2, i64 664
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 688
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 720
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %128 = getelementptr inbounds nuw i8, ptr %2, i64 600
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 752
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 768
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %136 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %137 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %142 = getelementptr inbounds nuw i8, ptr %2, i64 728
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %145
145:
  %146 = phi i64 [ 0, %42 ], [ %2888, %2887 ]
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
  %179 = getelementptr <4 x double>, ptr %175, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fadd double %180, 0.000000e+00
  %182 = insertelement <4 x double> poison, double %181, i64 0
  %183 = shufflevector <4 x double> %182, <4 x double> poison, <4 x i32> zeroinitializer
  %184 = getelementptr inbounds nuw <4 x double>, ptr %174, i64 %178
  store <4 x double> %183, ptr %184, align 8
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
  %198 = getelementptr <4 x double>, ptr %194, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = fadd double %199, 0.000000e+00
  %201 = insertelement <4 x double> poison, double %200, i64 0
  %202 = shufflevector <4 x double> %201, <4 x double> poison, <4 x i32> zeroinitializer
  %203 = getelementptr inbounds nuw <4 x double>, ptr %193, i64 %197
  store <4 x double> %202, ptr %203, align 8
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
  %239 = icmp eq i64 %238, 4
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
  %257 = icmp eq i64 %256, 4
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
  %268 = getelementptr inbounds nuw <4 x double>, ptr %249, i64 %265
  store double %267, ptr %268, align 8
  %269 = add nuw nsw i64 %265, 1
  %270 = icmp eq i64 %269, %241
  br i1 %270, label %255, label %264
271:
  %272 = phi i64 [ %262, %258 ], [ %336, %334 ]
  %273 = load <4 x double>, ptr %24, align 8
  %274 = load ptr, ptr %59, align 8
  %275 = load ptr, ptr %61, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <4 x double> noundef %273, ptr noundef %274, ptr noundef null, i64 noundef %272, ptr noundef %275) #14
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
  %288 = getelementptr inbounds nuw <4 x double>, ptr %282, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = getelementptr double, ptr %285, i64 %287
  store double %289, ptr %290, align 8
  %291 = add nuw nsw i64 %287, 1
  %292 = icmp eq i64 %291, %241
  br i1 %292, label %293, label %286
293:
  %294 = add nuw nsw i64 %278, 1
  %295 = icmp eq i64 %294, 4
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
  %315 = getelementptr inbounds <4 x double>, ptr %313, i64 %314
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
  %326 = icmp eq i64 %325, 4
  br i1 %326, label %334, label %316
327:
  %328 = phi i64 [ 0, %319 ], [ %332, %327 ]
  %329 = getelementptr double, ptr %323, i64 %328
  %330 = load double, ptr %329, align 8
  %331 = getelementptr inbounds nuw <4 x double>, ptr %318, i64 %328
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
  %343 = getelementptr inbounds <4 x double>, ptr %341, i64 %342
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
  %366 = getelementptr inbounds nuw <4 x double>, ptr %360, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = getelementptr double, ptr %363, i64 %365
  store double %367, ptr %368, align 8
  %369 = add nuw nsw i64 %365, 1
  %370 = icmp eq i64 %369, %241
  br i1 %370, label %371, label %364
371:
  %372 = add nuw nsw i64 %356, 1
  %373 = icmp eq i64 %372, 4
  br i1 %373, label %374, label %355
374:
  %375 = add nuw nsw i64 %340, 1
  %376 = load i64, ptr %50, align 8
  %377 = icmp slt i64 %375, %376
  br i1 %377, label %338, label %378
378:
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #15
  %379 = add nuw nsw i64 %218, 4
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
  %426 = getelementptr inbounds nuw <4 x double>, ptr %425, i64 %424
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
  %450 = getelementptr inbounds nuw <4 x double>, ptr %449, i64 %440
  %451 = getelementptr inbounds nuw <4 x double>, ptr %450, i64 %448
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
  %467 = icmp eq i64 %466, 4
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
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %470, i64 noundef %475) #14
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
  %557 = getelementptr inbounds <4 x double>, ptr %547, i64 %556
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #15
  store <4 x double> zeroinitializer, ptr %20, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #15
  store <4 x double> splat (double 1.000000e+00), ptr %21, align 8
  %558 = icmp sgt i64 %556, 0
  br i1 %558, label %561, label %559
559:
  %560 = icmp sgt i64 %555, 0
  br i1 %560, label %579, label %574
561:
  %562 = phi i64 [ %571, %561 ], [ 0, %541 ]
  %563 = load ptr, ptr %44, align 8
  %564 = getelementptr inbounds nuw <4 x double>, ptr %563, i64 %562
  %565 = getelementptr inbounds nuw double, ptr %564, i64 %470
  %566 = load double, ptr %565, align 8
  %567 = fadd double %566, 0.000000e+00
  %568 = insertelement <4 x double> poison, double %567, i64 0
  %569 = shufflevector <4 x double> %568, <4 x double> poison, <4 x i32> zeroinitializer
  %570 = getelementptr inbounds nuw <4 x double>, ptr %547, i64 %562
  store <4 x double> %569, ptr %570, align 8
  %571 = add nuw nsw i64 %562, 1
  %572 = load i64, ptr %48, align 8
  %573 = icmp slt i64 %571, %572
  br i1 %573, label %561, label %559
574:
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #15
  %575 = load i64, ptr %86, align 8
  %576 = getelementptr inbounds <4 x double>, ptr %547, i64 %575
  store ptr %576, ptr %22, align 16
  store ptr %557, ptr %87, align 8
  %577 = load i64, ptr %0, align 8
  %578 = getelementptr inbounds <4 x double>, ptr %557, i64 %577
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
  %582 = getelementptr inbounds nuw <4 x double>, ptr %581, i64 %580
  %583 = getelementptr inbounds nuw double, ptr %582, i64 %470
  %584 = load double, ptr %583, align 8
  %585 = fadd double %584, 0.000000e+00
  %586 = insertelement <4 x double> poison, double %585, i64 0
  %587 = shufflevector <4 x double> %586, <4 x double> poison, <4 x i32> zeroinitializer
  %588 = getelementptr inbounds nuw <4 x double>, ptr %557, i64 %580
  store <4 x double> %587, ptr %588, align 8
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
  %608 = getelementptr inbounds <4 x double>, ptr %606, i64 %607
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
  %627 = icmp eq i64 %626, 4
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
  %635 = add nuw nsw i64 %592, 4
  %636 = icmp samesign ult i64 %592, 1020
  br i1 %636, label %591, label %668
637:
  %638 = phi i64 [ %629, %628 ], [ %666, %641 ]
  %639 = add nuw nsw i64 %630, 1
  %640 = icmp eq i64 %639, 4
  br i1 %640, label %634, label %628
641:
  %642 = phi i64 [ %629, %632 ], [ %666, %641 ]
  %643 = phi i64 [ 0, %632 ], [ %665, %641 ]
  %644 = load ptr, ptr %96, align 8
  %645 = getelementptr inbounds nuw <4 x double>, ptr %644, i64 %643
  %646 = getelementptr inbounds nuw double, ptr %645, i64 %630
  %647 = load double, ptr %646, align 8
  %648 = getelementptr inbounds <4 x double>, ptr %644, i64 %642
  %649 = getelementptr inbounds nuw <4 x double>, ptr %648, i64 %643
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
  %677 = shl nuw nsw i64 %675, 5
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
  %846 = shl nuw nsw i64 %809, 5
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
  %857 = shl nuw nsw i64 %855, 5
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
  %872 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %470, double noundef %483, double noundef %871) #14
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
  %881 = icmp eq i64 %880, 4
  br i1 %881, label %888, label %468
882:
  %883 = icmp slt i64 %894, 0
  br i1 %883, label %2890, label %884
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
  %896 = icmp eq i64 %895, 4
  br i1 %896, label %882, label %888
897:
  store i64 1, ptr %98, align 8
  %898 = icmp eq i32 %879, 0
  br i1 %898, label %1065, label %917
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
  %916 = icmp eq i64 %915, 4
  br i1 %916, label %897, label %899
917:
  %918 = load ptr, ptr %99, align 8
  %919 = icmp eq ptr %918, null
  br i1 %919, label %953, label %920
920:
  %921 = call fastcc <4 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #14
  %922 = load ptr, ptr %68, align 8
  %923 = load ptr, ptr %96, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %99, ptr noundef nonnull readonly %2, <4 x double> noundef %921, ptr noundef %922, <4 x double> noundef zeroinitializer, ptr noundef %923) #14
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
  %939 = getelementptr inbounds nuw <4 x double>, ptr %938, i64 %937
  %940 = getelementptr inbounds nuw double, ptr %939, i64 %925
  %941 = load double, ptr %940, align 8
  %942 = load ptr, ptr %68, align 8
  %943 = load i64, ptr %0, align 8
  %944 = getelementptr inbounds <4 x double>, ptr %942, i64 %943
  %945 = getelementptr inbounds nuw <4 x double>, ptr %944, i64 %937
  %946 = getelementptr inbounds nuw double, ptr %945, i64 %925
  store double %941, ptr %946, align 8
  %947 = add nuw nsw i64 %937, 1
  %948 = load i64, ptr %52, align 8
  %949 = icmp slt i64 %947, %948
  br i1 %949, label %936, label %950
950:
  %951 = add nuw nsw i64 %925, 1
  %952 = icmp eq i64 %951, 4
  br i1 %952, label %953, label %924
953:
  %954 = load i64, ptr %100, align 8
  %955 = icmp eq i64 %954, 0
  br i1 %955, label %1065, label %956
956:
  %957 = call fastcc <4 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %958 = load ptr, ptr %68, align 8
  %959 = load ptr, ptr %102, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %101, ptr noundef nonnull %2, <4 x double> noundef %957, ptr noundef %958, <4 x double> noundef zeroinitializer, ptr noundef %959) #14
  br label %960
960:
  %961 = phi i64 [ 0, %956 ], [ %1063, %1062 ]
  %962 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %961
  %963 = load i64, ptr %962, align 8
  %964 = icmp slt i64 %963, 0
  br i1 %964, label %1062, label %965
965:
  %966 = getelementptr inbounds nuw i8, ptr %962, i64 40
  %967 = load i64, ptr %966, align 8
  %968 = icmp sgt i64 %967, 0
  br i1 %968, label %1062, label %969
969:
  %970 = getelementptr inbounds nuw i8, ptr %962, i64 64
  %971 = load double, ptr %970, align 8
  %972 = load ptr, ptr %102, align 8
  %973 = load i64, ptr %100, align 8
  %974 = getelementptr double, ptr %972, i64 %961
  %975 = icmp sgt i64 %973, 0
  br i1 %975, label %976, label %997
976:
  %977 = shl nsw i64 %973, 6
  %978 = mul nuw nsw i64 %973, 96
  br label %979
979:
  %980 = phi i64 [ 0, %976 ], [ %995, %992 ]
  %981 = phi double [ 0x7FF0000000000000, %976 ], [ %994, %992 ]
  %982 = shl nsw i64 %980, 5
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
  br i1 %1007, label %1049, label %1008
1008:
  %1009 = phi i64 [ %1006, %1005 ], [ %1059, %1049 ]
  %1010 = load i64, ptr %104, align 8
  %1011 = icmp eq i64 %1010, 0
  br i1 %1011, label %1018, label %1012
1012:
  %1013 = phi i64 [ %1029, %1023 ], [ 0, %1008 ]
  %1014 = load i64, ptr %100, align 8
  %1015 = icmp slt i64 %1013, %1014
  br i1 %1015, label %1023, label %1018
1016:
  %1017 = load i64, ptr %100, align 8
  br label %1018
1018:
  %1019 = phi i64 [ %1009, %1008 ], [ %1017, %1016 ], [ %1014, %1012 ]
  %1020 = icmp sgt i64 %1019, 0
  br i1 %1020, label %1021, label %1062
1021:
  %1022 = getelementptr inbounds nuw i8, ptr %962, i64 88
  br label %1032
1023:
  %1024 = load i64, ptr %962, align 8
  %1025 = load ptr, ptr %105, align 8
  %1026 = mul nsw i64 %1024, %1014
  %1027 = getelementptr inbounds double, ptr %1025, i64 %1026
  %1028 = getelementptr inbounds nuw double, ptr %1027, i64 %1013
  store double -1.000000e+00, ptr %1028, align 8
  %1029 = add nuw nsw i64 %1013, 1
  %1030 = load i64, ptr %104, align 8
  %1031 = icmp eq i64 %1030, 0
  br i1 %1031, label %1016, label %1012
1032:
  %1033 = phi i64 [ %1019, %1021 ], [ %1046, %1045 ]
  %1034 = phi i64 [ 0, %1021 ], [ %1047, %1045 ]
  %1035 = load ptr, ptr %103, align 8
  %1036 = shl nsw i64 %1034, 5
  %1037 = getelementptr inbounds nuw i8, ptr %1035, i64 %1036
  %1038 = getelementptr inbounds nuw double, ptr %1037, i64 %961
  %1039 = load double, ptr %1038, align 8
  %1040 = fcmp ult double %1039, 0.000000e+00
  br i1 %1040, label %1045, label %1041
1041:
  %1042 = load double, ptr %1022, align 8
  %1043 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %962, i64 noundef %1034, double noundef %1042) #14
  %1044 = load i64, ptr %100, align 8
  br label %1045
1045:
  %1046 = phi i64 [ %1033, %1032 ], [ %1044, %1041 ]
  %1047 = add nuw nsw i64 %1034, 1
  %1048 = icmp slt i64 %1047, %1046
  br i1 %1048, label %1032, label %1062
1049:
  %1050 = phi i64 [ %1058, %1049 ], [ 0, %1005 ]
  %1051 = load ptr, ptr %102, align 8
  %1052 = getelementptr inbounds nuw <4 x double>, ptr %1051, i64 %1050
  %1053 = getelementptr inbounds nuw double, ptr %1052, i64 %961
  %1054 = load double, ptr %1053, align 8
  %1055 = load ptr, ptr %103, align 8
  %1056 = getelementptr inbounds nuw <4 x double>, ptr %1055, i64 %1050
  %1057 = getelementptr inbounds nuw double, ptr %1056, i64 %961
  store double %1054, ptr %1057, align 8
  %1058 = add nuw nsw i64 %1050, 1
  %1059 = load i64, ptr %100, align 8
  %1060 = shl nsw i64 %1059, 2
  %1061 = icmp slt i64 %1058, %1060
  br i1 %1061, label %1049, label %1008
1062:
  %1063 = add nuw nsw i64 %961, 1
  %1064 = icmp eq i64 %1063, 4
  br i1 %1064, label %1065, label %960
1065:
  %1066 = load ptr, ptr %106, align 8
  %1067 = icmp eq ptr %1066, null
  br i1 %1067, label %1072, label %1068
1068:
  %1069 = load i64, ptr %40, align 8
  %1070 = load i64, ptr %107, align 8
  %1071 = icmp slt i64 %1069, %1070
  br i1 %1071, label %1072, label %2890
1072:
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #15
  %1073 = load i64, ptr %0, align 8
  %1074 = load i64, ptr %52, align 8
  %1075 = load i64, ptr %53, align 8
  %1076 = load i64, ptr %54, align 8
  %1077 = load i64, ptr %108, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #15
  br label %1078
1078:
  %1079 = phi i64 [ 0, %1072 ], [ %1087, %1078 ]
  %1080 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1079
  %1081 = getelementptr inbounds nuw i8, ptr %1080, i64 72
  %1082 = load double, ptr %1081, align 8
  %1083 = getelementptr inbounds nuw i8, ptr %1080, i64 64
  %1084 = load double, ptr %1083, align 8
  %1085 = fsub double %1082, %1084
  %1086 = getelementptr inbounds nuw double, ptr %17, i64 %1079
  store double %1085, ptr %1086, align 8
  %1087 = add nuw nsw i64 %1079, 1
  %1088 = icmp eq i64 %1087, 4
  br i1 %1088, label %1089, label %1078
1089:
  %1090 = load <4 x double>, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #15
  br label %1091
1091:
  %1092 = phi i64 [ 0, %1089 ], [ %1105, %1103 ]
  %1093 = phi i32 [ 0, %1089 ], [ %1104, %1103 ]
  %1094 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1092
  %1095 = load i64, ptr %1094, align 8
  %1096 = icmp sgt i64 %1095, -1
  br i1 %1096, label %1097, label %1103
1097:
  %1098 = getelementptr inbounds nuw i8, ptr %1094, i64 16
  %1099 = load i64, ptr %1098, align 8
  %1100 = icmp ne i64 %1099, 0
  %1101 = zext i1 %1100 to i32
  %1102 = or i32 %1093, %1101
  br label %1103
1103:
  %1104 = phi i32 [ %1093, %1091 ], [ %1102, %1097 ]
  %1105 = add nuw nsw i64 %1092, 1
  %1106 = icmp eq i64 %1105, 4
  br i1 %1106, label %1107, label %1091
1107:
  %1108 = add nsw i64 %1074, %1073
  %1109 = shl nsw i64 %1075, 1
  %1110 = add nsw i64 %1108, %1109
  %1111 = add nsw i64 %1110, %1076
  %1112 = icmp eq i32 %1104, 0
  br i1 %1112, label %1163, label %1113
1113:
  %1114 = call fastcc <4 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %1115 = load ptr, ptr %68, align 8
  %1116 = load ptr, ptr %109, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <4 x double> noundef %1114, ptr noundef %1115, ptr noundef %1116) #14
  %1117 = load i64, ptr %0, align 8
  %1118 = load i64, ptr %52, align 8
  %1119 = add nsw i64 %1118, %1117
  %1120 = load i64, ptr %53, align 8
  %1121 = shl nsw i64 %1120, 1
  %1122 = add nsw i64 %1119, %1121
  %1123 = load i64, ptr %54, align 8
  %1124 = add nsw i64 %1122, %1123
  %1125 = icmp sgt i64 %1124, 0
  br i1 %1125, label %1127, label %1126
1126:
  br label %1157
1127:
  %1128 = phi i64 [ %1130, %1129 ], [ 0, %1113 ]
  br label %1140
1129:
  %1130 = add nuw nsw i64 %1128, 1
  %1131 = load i64, ptr %0, align 8
  %1132 = load i64, ptr %52, align 8
  %1133 = add nsw i64 %1132, %1131
  %1134 = load i64, ptr %53, align 8
  %1135 = shl nsw i64 %1134, 1
  %1136 = add nsw i64 %1133, %1135
  %1137 = load i64, ptr %54, align 8
  %1138 = add nsw i64 %1136, %1137
  %1139 = icmp slt i64 %1130, %1138
  br i1 %1139, label %1127, label %1126
1140:
  %1141 = phi i64 [ 0, %1127 ], [ %1155, %1154 ]
  %1142 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1141
  %1143 = getelementptr inbounds nuw i8, ptr %1142, i64 32
  %1144 = load i64, ptr %1143, align 8
  %1145 = icmp eq i64 %1144, 0
  br i1 %1145, label %1154, label %1146
1146:
  %1147 = load ptr, ptr %109, align 8
  %1148 = getelementptr inbounds nuw <4 x double>, ptr %1147, i64 %1128
  %1149 = getelementptr inbounds nuw double, ptr %1148, i64 %1141
  %1150 = load double, ptr %1149, align 8
  %1151 = load ptr, ptr %110, align 8
  %1152 = getelementptr inbounds nuw <4 x double>, ptr %1151, i64 %1128
  %1153 = getelementptr inbounds nuw double, ptr %1152, i64 %1141
  store double %1150, ptr %1153, align 8
  br label %1154
1154:
  %1155 = add nuw nsw i64 %1141, 1
  %1156 = icmp eq i64 %1155, 4
  br i1 %1156, label %1129, label %1140
1157:
  %1158 = phi i64 [ %1161, %1157 ], [ 0, %1126 ]
  %1159 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1158
  %1160 = getelementptr inbounds nuw i8, ptr %1159, i64 32
  store i64 0, ptr %1160, align 8
  %1161 = add nuw nsw i64 %1158, 1
  %1162 = icmp eq i64 %1161, 4
  br i1 %1162, label %1163, label %1157
1163:
  %1164 = icmp sgt i64 %1077, 1
  br i1 %1164, label %1165, label %1167
1165:
  %1166 = icmp sgt i64 %1111, 0
  br label %1239
1167:
  %1168 = load ptr, ptr %113, align 8
  %1169 = load ptr, ptr %68, align 8
  %1170 = load ptr, ptr %110, align 8
  %1171 = load ptr, ptr %59, align 8
  %1172 = icmp sgt i64 %1111, 0
  br i1 %1172, label %1173, label %1292
1173:
  %1174 = icmp sgt i64 %1077, 0
  %1175 = icmp eq ptr %1169, null
  br label %1176
1176:
  %1177 = phi i64 [ 0, %1173 ], [ %1207, %1204 ]
  %1178 = getelementptr <4 x double>, ptr %1170, i64 %1177
  br i1 %1174, label %1181, label %1179
1179:
  %1180 = phi <4 x double> [ zeroinitializer, %1176 ], [ %1195, %1194 ]
  br i1 %1175, label %1202, label %1198
1181:
  %1182 = phi i64 [ %1196, %1194 ], [ 0, %1176 ]
  %1183 = phi <4 x double> [ %1195, %1194 ], [ zeroinitializer, %1176 ]
  %1184 = getelementptr inbounds nuw double, ptr %1168, i64 %1182
  %1185 = load double, ptr %1184, align 8
  %1186 = fcmp une double %1185, 0.000000e+00
  br i1 %1186, label %1187, label %1194
1187:
  %1188 = insertelement <4 x double> poison, double %1185, i64 0
  %1189 = shufflevector <4 x double> %1188, <4 x double> poison, <4 x i32> zeroinitializer
  %1190 = mul nuw nsw i64 %1182, %1111
  %1191 = getelementptr <4 x double>, ptr %1178, i64 %1190
  %1192 = load <4 x double>, ptr %1191, align 8
  %1193 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1189, <4 x double> %1192, <4 x double> %1183)
  br label %1194
1194:
  %1195 = phi <4 x double> [ %1193, %1187 ], [ %1183, %1181 ]
  %1196 = add nuw nsw i64 %1182, 1
  %1197 = icmp eq i64 %1196, %1077
  br i1 %1197, label %1179, label %1181
1198:
  %1199 = getelementptr inbounds nuw <4 x double>, ptr %1169, i64 %1177
  %1200 = load <4 x double>, ptr %1199, align 8
  %1201 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1180, <4 x double> %1090, <4 x double> %1200)
  br label %1204
1202:
  %1203 = fmul <4 x double> %1090, %1180
  br label %1204
1204:
  %1205 = phi <4 x double> [ %1201, %1198 ], [ %1203, %1202 ]
  %1206 = getelementptr inbounds nuw <4 x double>, ptr %1171, i64 %1177
  store <4 x double> %1205, ptr %1206, align 8
  %1207 = add nuw nsw i64 %1177, 1
  %1208 = icmp eq i64 %1207, %1111
  br i1 %1208, label %1209, label %1176
1209:
  %1210 = load ptr, ptr %114, align 8
  %1211 = load ptr, ptr %110, align 8
  %1212 = load ptr, ptr %115, align 8
  br label %1213
1213:
  %1214 = phi i64 [ 0, %1209 ], [ %1220, %1216 ]
  %1215 = getelementptr <4 x double>, ptr %1211, i64 %1214
  br i1 %1174, label %1222, label %1216
1216:
  %1217 = phi <4 x double> [ zeroinitializer, %1213 ], [ %1236, %1235 ]
  %1218 = fmul <4 x double> %1090, %1217
  %1219 = getelementptr inbounds nuw <4 x double>, ptr %1212, i64 %1214
  store <4 x double> %1218, ptr %1219, align 8
  %1220 = add nuw nsw i64 %1214, 1
  %1221 = icmp eq i64 %1220, %1111
  br i1 %1221, label %1292, label %1213
1222:
  %1223 = phi i64 [ %1237, %1235 ], [ 0, %1213 ]
  %1224 = phi <4 x double> [ %1236, %1235 ], [ zeroinitializer, %1213 ]
  %1225 = getelementptr inbounds nuw double, ptr %1210, i64 %1223
  %1226 = load double, ptr %1225, align 8
  %1227 = fcmp une double %1226, 0.000000e+00
  br i1 %1227, label %1228, label %1235
1228:
  %1229 = insertelement <4 x double> poison, double %1226, i64 0
  %1230 = shufflevector <4 x double> %1229, <4 x double> poison, <4 x i32> zeroinitializer
  %1231 = mul nuw nsw i64 %1223, %1111
  %1232 = getelementptr <4 x double>, ptr %1215, i64 %1231
  %1233 = load <4 x double>, ptr %1232, align 8
  %1234 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1230, <4 x double> %1233, <4 x double> %1224)
  br label %1235
1235:
  %1236 = phi <4 x double> [ %1234, %1228 ], [ %1224, %1222 ]
  %1237 = add nuw nsw i64 %1223, 1
  %1238 = icmp eq i64 %1237, %1077
  br i1 %1238, label %1216, label %1222
1239:
  %1240 = phi i64 [ 1, %1165 ], [ %1290, %1281 ]
  %1241 = load ptr, ptr %111, align 8
  %1242 = mul nuw nsw i64 %1240, %1077
  %1243 = getelementptr inbounds nuw double, ptr %1241, i64 %1242
  %1244 = load ptr, ptr %68, align 8
  %1245 = load ptr, ptr %110, align 8
  %1246 = load ptr, ptr %109, align 8
  br i1 %1166, label %1247, label %1281
1247:
  %1248 = icmp eq ptr %1244, null
  br label %1249
1249:
  %1250 = phi i64 [ 0, %1247 ], [ %1279, %1276 ]
  %1251 = getelementptr <4 x double>, ptr %1245, i64 %1250
  br label %1253
1252:
  br i1 %1248, label %1274, label %1270
1253:
  %1254 = phi i64 [ %1268, %1266 ], [ 0, %1249 ]
  %1255 = phi <4 x double> [ %1267, %1266 ], [ zeroinitializer, %1249 ]
  %1256 = getelementptr inbounds nuw double, ptr %1243, i64 %1254
  %1257 = load double, ptr %1256, align 8
  %1258 = fcmp une double %1257, 0.000000e+00
  br i1 %1258, label %1259, label %1266
1259:
  %1260 = insertelement <4 x double> poison, double %1257, i64 0
  %1261 = shufflevector <4 x double> %1260, <4 x double> poison, <4 x i32> zeroinitializer
  %1262 = mul nuw nsw i64 %1254, %1111
  %1263 = getelementptr <4 x double>, ptr %1251, i64 %1262
  %1264 = load <4 x double>, ptr %1263, align 8
  %1265 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1261, <4 x double> %1264, <4 x double> %1255)
  br label %1266
1266:
  %1267 = phi <4 x double> [ %1265, %1259 ], [ %1255, %1253 ]
  %1268 = add nuw nsw i64 %1254, 1
  %1269 = icmp eq i64 %1268, %1240
  br i1 %1269, label %1252, label %1253
1270:
  %1271 = getelementptr inbounds nuw <4 x double>, ptr %1244, i64 %1250
  %1272 = load <4 x double>, ptr %1271, align 8
  %1273 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1267, <4 x double> %1090, <4 x double> %1272)
  br label %1276
1274:
  %1275 = fmul <4 x double> %1090, %1267
  br label %1276
1276:
  %1277 = phi <4 x double> [ %1273, %1270 ], [ %1275, %1274 ]
  %1278 = getelementptr inbounds nuw <4 x double>, ptr %1246, i64 %1250
  store <4 x double> %1277, ptr %1278, align 8
  %1279 = add nuw nsw i64 %1250, 1
  %1280 = icmp eq i64 %1279, %1111
  br i1 %1280, label %1281, label %1249
1281:
  %1282 = load ptr, ptr %112, align 8
  %1283 = getelementptr inbounds nuw double, ptr %1282, i64 %1240
  %1284 = load double, ptr %1283, align 8
  %1285 = call fastcc <4 x double> @bg_at(ptr noundef %2, double noundef %1284) #14
  %1286 = load ptr, ptr %109, align 8
  %1287 = load ptr, ptr %110, align 8
  %1288 = mul nsw i64 %1240, %1111
  %1289 = getelementptr inbounds <4 x double>, ptr %1287, i64 %1288
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <4 x double> noundef %1285, ptr noundef %1286, ptr noundef %1289) #14
  %1290 = add nuw nsw i64 %1240, 1
  %1291 = icmp eq i64 %1290, %1077
  br i1 %1291, label %1167, label %1239
1292:
  %1293 = load ptr, ptr %47, align 8
  %1294 = icmp eq ptr %1293, null
  br i1 %1294, label %1295, label %1298
1295:
  %1296 = load ptr, ptr %99, align 8
  %1297 = icmp eq ptr %1296, null
  br i1 %1297, label %1415, label %1298
1298:
  %1299 = load i64, ptr %0, align 8
  %1300 = load i64, ptr %52, align 8
  %1301 = add nsw i64 %1300, %1299
  %1302 = load i64, ptr %53, align 8
  %1303 = shl nsw i64 %1302, 1
  %1304 = add nsw i64 %1301, %1303
  %1305 = load i64, ptr %54, align 8
  %1306 = add nsw i64 %1304, %1305
  %1307 = icmp sgt i64 %1306, 0
  br i1 %1307, label %1315, label %1308
1308:
  %1309 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %1310 = load ptr, ptr %59, align 8
  %1311 = load ptr, ptr %117, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <4 x double> noundef %1309, ptr noundef %1310, ptr noundef %1311, i64 noundef 0, ptr noundef null) #14
  %1312 = load i64, ptr %118, align 8
  %1313 = icmp ne i64 %1312, 0
  %1314 = and i1 %1307, %1313
  br i1 %1314, label %1324, label %1353
1315:
  %1316 = phi i64 [ %1322, %1315 ], [ 0, %1298 ]
  %1317 = load ptr, ptr %59, align 8
  %1318 = getelementptr inbounds nuw <4 x double>, ptr %1317, i64 %1316
  %1319 = load <4 x double>, ptr %1318, align 8
  %1320 = load ptr, ptr %116, align 8
  %1321 = getelementptr inbounds nuw <4 x double>, ptr %1320, i64 %1316
  store <4 x double> %1319, ptr %1321, align 8
  %1322 = add nuw nsw i64 %1316, 1
  %1323 = icmp eq i64 %1322, %1306
  br i1 %1323, label %1308, label %1315
1324:
  %1325 = phi i64 [ %1351, %1349 ], [ 0, %1308 ]
  %1326 = load ptr, ptr %115, align 8
  %1327 = getelementptr inbounds nuw <4 x double>, ptr %1326, i64 %1325
  %1328 = load <4 x double>, ptr %1327, align 8
  %1329 = load ptr, ptr %59, align 8
  %1330 = getelementptr inbounds nuw <4 x double>, ptr %1329, i64 %1325
  %1331 = load <4 x double>, ptr %1330, align 8
  %1332 = load ptr, ptr %116, align 8
  %1333 = getelementptr inbounds nuw <4 x double>, ptr %1332, i64 %1325
  %1334 = load <4 x double>, ptr %1333, align 8
  %1335 = fsub <4 x double> %1331, %1334
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store <4 x double> %1328, ptr %15, align 8
  store <4 x double> %1335, ptr %16, align 8
  br label %1336
1336:
  %1337 = phi i64 [ 0, %1324 ], [ %1347, %1346 ]
  %1338 = getelementptr inbounds nuw double, ptr %15, i64 %1337
  %1339 = getelementptr inbounds nuw double, ptr %16, i64 %1337
  %1340 = load double, ptr %1339, align 8
  %1341 = call double @llvm.fabs.f64(double %1340)
  %1342 = load double, ptr %1338, align 8
  %1343 = call double @llvm.fabs.f64(double %1342)
  %1344 = fcmp ogt double %1341, %1343
  br i1 %1344, label %1345, label %1346
1345:
  store double %1340, ptr %1338, align 8
  br label %1346
1346:
  %1347 = add nuw nsw i64 %1337, 1
  %1348 = icmp eq i64 %1347, 4
  br i1 %1348, label %1349, label %1336
1349:
  %1350 = load <4 x double>, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  store <4 x double> %1350, ptr %1327, align 8
  %1351 = add nuw nsw i64 %1325, 1
  %1352 = icmp eq i64 %1351, %1306
  br i1 %1352, label %1353, label %1324
1353:
  %1354 = load ptr, ptr %119, align 8
  %1355 = icmp eq ptr %1354, null
  br i1 %1355, label %1389, label %1356
1356:
  %1357 = load i64, ptr %0, align 8
  %1358 = icmp sgt i64 %1357, 0
  br i1 %1358, label %1359, label %1389
1359:
  %1360 = phi i64 [ %1362, %1361 ], [ 0, %1356 ]
  br label %1365
1361:
  %1362 = add nuw nsw i64 %1360, 1
  %1363 = load i64, ptr %0, align 8
  %1364 = icmp slt i64 %1362, %1363
  br i1 %1364, label %1359, label %1389
1365:
  %1366 = phi i64 [ 0, %1359 ], [ %1387, %1386 ]
  %1367 = load ptr, ptr %120, align 8
  %1368 = getelementptr inbounds nuw <4 x double>, ptr %1367, i64 %1360
  %1369 = getelementptr inbounds nuw double, ptr %1368, i64 %1366
  %1370 = load double, ptr %1369, align 8
  %1371 = fcmp ogt double %1370, 5.000000e-01
  br i1 %1371, label %1372, label %1386
1372:
  %1373 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1366
  %1374 = getelementptr inbounds nuw i8, ptr %1373, i64 128
  %1375 = load double, ptr %1374, align 8
  %1376 = fdiv double %1375, 1.000000e-02
  %1377 = fcmp olt double %1376, 1.000000e-03
  %1378 = fcmp ogt double %1376, 1.000000e+00
  %1379 = select i1 %1378, double 1.000000e+00, double %1376
  %1380 = select i1 %1377, double 1.000000e-03, double %1379
  %1381 = load ptr, ptr %115, align 8
  %1382 = getelementptr inbounds nuw <4 x double>, ptr %1381, i64 %1360
  %1383 = getelementptr inbounds nuw double, ptr %1382, i64 %1366
  %1384 = load double, ptr %1383, align 8
  %1385 = fmul double %1384, %1380
  store double %1385, ptr %1383, align 8
  br label %1386
1386:
  %1387 = add nuw nsw i64 %1366, 1
  %1388 = icmp eq i64 %1387, 4
  br i1 %1388, label %1361, label %1365
1389:
  br i1 %1307, label %1390, label %1415
1390:
  %1391 = phi i64 [ %1413, %1411 ], [ 0, %1389 ]
  %1392 = load ptr, ptr %115, align 8
  %1393 = getelementptr inbounds nuw <4 x double>, ptr %1392, i64 %1391
  %1394 = load <4 x double>, ptr %1393, align 8
  %1395 = load ptr, ptr %117, align 8
  %1396 = getelementptr inbounds nuw <4 x double>, ptr %1395, i64 %1391
  %1397 = load <4 x double>, ptr %1396, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store <4 x double> %1394, ptr %13, align 8
  store <4 x double> %1397, ptr %14, align 8
  br label %1398
1398:
  %1399 = phi i64 [ 0, %1390 ], [ %1409, %1408 ]
  %1400 = getelementptr inbounds nuw double, ptr %13, i64 %1399
  %1401 = getelementptr inbounds nuw double, ptr %14, i64 %1399
  %1402 = load double, ptr %1401, align 8
  %1403 = call double @llvm.fabs.f64(double %1402)
  %1404 = load double, ptr %1400, align 8
  %1405 = call double @llvm.fabs.f64(double %1404)
  %1406 = fcmp ogt double %1403, %1405
  br i1 %1406, label %1407, label %1408
1407:
  store double %1402, ptr %1400, align 8
  br label %1408
1408:
  %1409 = add nuw nsw i64 %1399, 1
  %1410 = icmp eq i64 %1409, 4
  br i1 %1410, label %1411, label %1398
1411:
  %1412 = load <4 x double>, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  store <4 x double> %1412, ptr %1393, align 8
  %1413 = add nuw nsw i64 %1391, 1
  %1414 = icmp eq i64 %1413, %1306
  br i1 %1414, label %1415, label %1390
1415:
  %1416 = load i64, ptr %100, align 8
  %1417 = icmp eq i64 %1416, 0
  br i1 %1417, label %1418, label %1419
1418:
  br label %1583
1419:
  %1420 = load i64, ptr %0, align 8
  %1421 = load i64, ptr %52, align 8
  %1422 = add nsw i64 %1421, %1420
  %1423 = load i64, ptr %53, align 8
  %1424 = shl nsw i64 %1423, 1
  %1425 = add nsw i64 %1422, %1424
  %1426 = load i64, ptr %54, align 8
  %1427 = add nsw i64 %1425, %1426
  %1428 = icmp sgt i64 %1427, 0
  br i1 %1428, label %1442, label %1429
1429:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  br label %1430
1430:
  %1431 = phi i64 [ 0, %1429 ], [ %1436, %1430 ]
  %1432 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1431
  %1433 = getelementptr inbounds nuw i8, ptr %1432, i64 88
  %1434 = load double, ptr %1433, align 8
  %1435 = getelementptr inbounds nuw double, ptr %12, i64 %1431
  store double %1434, ptr %1435, align 8
  %1436 = add nuw nsw i64 %1431, 1
  %1437 = icmp eq i64 %1436, 4
  br i1 %1437, label %1438, label %1430
1438:
  %1439 = load <4 x double>, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  %1440 = load ptr, ptr %59, align 8
  %1441 = load ptr, ptr %122, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %101, ptr noundef nonnull readonly %2, <4 x double> noundef %1439, ptr noundef %1440, <4 x double> noundef zeroinitializer, ptr noundef %1441) #14
  br label %1464
1442:
  %1443 = phi i64 [ %1449, %1442 ], [ 0, %1419 ]
  %1444 = load ptr, ptr %59, align 8
  %1445 = getelementptr inbounds nuw <4 x double>, ptr %1444, i64 %1443
  %1446 = load <4 x double>, ptr %1445, align 8
  %1447 = load ptr, ptr %121, align 8
  %1448 = getelementptr inbounds nuw <4 x double>, ptr %1447, i64 %1443
  store <4 x double> %1446, ptr %1448, align 8
  %1449 = add nuw nsw i64 %1443, 1
  %1450 = load i64, ptr %0, align 8
  %1451 = load i64, ptr %52, align 8
  %1452 = add nsw i64 %1451, %1450
  %1453 = load i64, ptr %53, align 8
  %1454 = shl nsw i64 %1453, 1
  %1455 = add nsw i64 %1452, %1454
  %1456 = load i64, ptr %54, align 8
  %1457 = add nsw i64 %1455, %1456
  %1458 = icmp slt i64 %1449, %1457
  br i1 %1458, label %1442, label %1429
1459:
  %1460 = icmp eq i32 %1496, 0
  br i1 %1460, label %1461, label %1499
1461:
  %1462 = load i64, ptr %100, align 8
  %1463 = icmp sgt i64 %1462, 0
  br i1 %1463, label %1570, label %1418
1464:
  %1465 = phi i32 [ 0, %1438 ], [ %1496, %1495 ]
  %1466 = phi i64 [ 0, %1438 ], [ %1497, %1495 ]
  %1467 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1466
  %1468 = load i64, ptr %1467, align 8
  %1469 = icmp sgt i64 %1468, -1
  br i1 %1469, label %1470, label %1495
1470:
  %1471 = load ptr, ptr %122, align 8
  %1472 = load i64, ptr %100, align 8
  %1473 = getelementptr double, ptr %1471, i64 %1466
  %1474 = icmp sgt i64 %1472, 0
  br i1 %1474, label %1475, label %1495
1475:
  %1476 = load ptr, ptr %103, align 8
  %1477 = getelementptr double, ptr %1476, i64 %1466
  br label %1478
1478:
  %1479 = phi i64 [ 0, %1475 ], [ %1491, %1478 ]
  %1480 = phi i32 [ 0, %1475 ], [ %1490, %1478 ]
  %1481 = shl nsw i64 %1479, 5
  %1482 = getelementptr i8, ptr %1477, i64 %1481
  %1483 = load double, ptr %1482, align 8
  %1484 = getelementptr i8, ptr %1473, i64 %1481
  %1485 = load double, ptr %1484, align 8
  %1486 = fcmp olt double %1483, 0.000000e+00
  %1487 = fcmp oge double %1485, 0.000000e+00
  %1488 = select i1 %1486, i1 %1487, i1 false
  %1489 = zext i1 %1488 to i32
  %1490 = or i32 %1480, %1489
  %1491 = add nuw nsw i64 %1479, 1
  %1492 = icmp eq i64 %1491, %1472
  br i1 %1492, label %1493, label %1478
1493:
  %1494 = or i32 %1490, %1465
  br label %1495
1495:
  %1496 = phi i32 [ %1465, %1464 ], [ %1465, %1470 ], [ %1494, %1493 ]
  %1497 = add nuw nsw i64 %1466, 1
  %1498 = icmp eq i64 %1497, 4
  br i1 %1498, label %1459, label %1464
1499:
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #15
  br label %1500
1500:
  %1501 = phi i64 [ 0, %1499 ], [ %1506, %1500 ]
  %1502 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1501
  %1503 = getelementptr inbounds nuw i8, ptr %1502, i64 88
  %1504 = load double, ptr %1503, align 8
  %1505 = getelementptr inbounds nuw double, ptr %11, i64 %1501
  store double %1504, ptr %1505, align 8
  %1506 = add nuw nsw i64 %1501, 1
  %1507 = icmp eq i64 %1506, 4
  br i1 %1507, label %1508, label %1500
1508:
  %1509 = load <4 x double>, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #15
  %1510 = load ptr, ptr %59, align 8
  %1511 = load ptr, ptr %124, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %123, ptr noundef nonnull readonly %2, <4 x double> noundef %1509, ptr noundef %1510, <4 x double> noundef zeroinitializer, ptr noundef %1511) #14
  %1512 = load i64, ptr %125, align 8
  br label %1526
1513:
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  br label %1514
1514:
  %1515 = phi i64 [ 0, %1513 ], [ %1520, %1514 ]
  %1516 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1515
  %1517 = getelementptr inbounds nuw i8, ptr %1516, i64 88
  %1518 = load double, ptr %1517, align 8
  %1519 = getelementptr inbounds nuw double, ptr %10, i64 %1515
  store double %1518, ptr %1519, align 8
  %1520 = add nuw nsw i64 %1515, 1
  %1521 = icmp eq i64 %1520, 4
  br i1 %1521, label %1522, label %1514
1522:
  %1523 = load <4 x double>, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  %1524 = load ptr, ptr %59, align 8
  %1525 = load ptr, ptr %102, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %101, ptr noundef nonnull readonly %2, <4 x double> noundef %1523, ptr noundef %1524, <4 x double> noundef zeroinitializer, ptr noundef %1525) #14
  br label %1418
1526:
  %1527 = phi i64 [ %1512, %1508 ], [ %1567, %1566 ]
  %1528 = phi i64 [ 0, %1508 ], [ %1568, %1566 ]
  %1529 = icmp sgt i64 %1527, 0
  br i1 %1529, label %1530, label %1566
1530:
  %1531 = phi i64 [ %1562, %1561 ], [ %1527, %1526 ]
  %1532 = phi i64 [ %1563, %1561 ], [ %1527, %1526 ]
  %1533 = phi i64 [ %1564, %1561 ], [ 0, %1526 ]
  %1534 = load ptr, ptr %126, align 8
  %1535 = getelementptr inbounds nuw i64, ptr %1534, i64 %1533
  %1536 = load i64, ptr %1535, align 8
  %1537 = load ptr, ptr %103, align 8
  %1538 = shl nsw i64 %1536, 5
  %1539 = getelementptr inbounds i8, ptr %1537, i64 %1538
  %1540 = getelementptr inbounds nuw double, ptr %1539, i64 %1528
  %1541 = load double, ptr %1540, align 8
  %1542 = load ptr, ptr %122, align 8
  %1543 = getelementptr inbounds i8, ptr %1542, i64 %1538
  %1544 = getelementptr inbounds nuw double, ptr %1543, i64 %1528
  %1545 = load double, ptr %1544, align 8
  %1546 = fcmp uge double %1541, 0.000000e+00
  %1547 = fcmp ult double %1545, 0.000000e+00
  %1548 = select i1 %1546, i1 true, i1 %1547
  br i1 %1548, label %1561, label %1549
1549:
  %1550 = load ptr, ptr %124, align 8
  %1551 = getelementptr inbounds nuw <4 x double>, ptr %1550, i64 %1533
  %1552 = getelementptr inbounds nuw double, ptr %1551, i64 %1528
  %1553 = load double, ptr %1552, align 8
  %1554 = load ptr, ptr %59, align 8
  %1555 = load ptr, ptr %127, align 8
  %1556 = getelementptr inbounds nuw i64, ptr %1555, i64 %1533
  %1557 = load i64, ptr %1556, align 8
  %1558 = getelementptr inbounds <4 x double>, ptr %1554, i64 %1557
  %1559 = getelementptr inbounds nuw double, ptr %1558, i64 %1528
  store double %1553, ptr %1559, align 8
  %1560 = load i64, ptr %125, align 8
  br label %1561
1561:
  %1562 = phi i64 [ %1560, %1549 ], [ %1531, %1530 ]
  %1563 = phi i64 [ %1560, %1549 ], [ %1532, %1530 ]
  %1564 = add nuw nsw i64 %1533, 1
  %1565 = icmp slt i64 %1564, %1563
  br i1 %1565, label %1530, label %1566
1566:
  %1567 = phi i64 [ %1527, %1526 ], [ %1562, %1561 ]
  %1568 = add nuw nsw i64 %1528, 1
  %1569 = icmp eq i64 %1568, 4
  br i1 %1569, label %1513, label %1526
1570:
  %1571 = phi i64 [ %1577, %1570 ], [ 0, %1461 ]
  %1572 = load ptr, ptr %122, align 8
  %1573 = getelementptr inbounds nuw <4 x double>, ptr %1572, i64 %1571
  %1574 = load <4 x double>, ptr %1573, align 8
  %1575 = load ptr, ptr %102, align 8
  %1576 = getelementptr inbounds nuw <4 x double>, ptr %1575, i64 %1571
  store <4 x double> %1574, ptr %1576, align 8
  %1577 = add nuw nsw i64 %1571, 1
  %1578 = load i64, ptr %100, align 8
  %1579 = shl nsw i64 %1578, 2
  %1580 = icmp slt i64 %1577, %1579
  br i1 %1580, label %1570, label %1418
1581:
  %1582 = icmp eq i32 %1906, 0
  br i1 %1582, label %2594, label %1909
1583:
  %1584 = phi i32 [ %1906, %1903 ], [ 0, %1418 ]
  %1585 = phi i64 [ %1907, %1903 ], [ 0, %1418 ]
  %1586 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1585
  %1587 = load i64, ptr %1586, align 8
  %1588 = icmp sgt i64 %1587, -1
  br i1 %1588, label %1589, label %1903
1589:
  %1590 = getelementptr inbounds nuw i8, ptr %1586, i64 24
  %1591 = load i64, ptr %1590, align 8
  %1592 = freeze i64 %1591
  %1593 = getelementptr inbounds nuw i8, ptr %1586, i64 32
  %1594 = getelementptr inbounds nuw i8, ptr %1586, i64 136
  %1595 = load double, ptr %1594, align 8
  %1596 = getelementptr %struct.bg_lane, ptr %2, i64 %1585
  %1597 = getelementptr i8, ptr %1596, i64 128
  %1598 = load double, ptr %1597, align 8
  %1599 = load i64, ptr %0, align 8
  %1600 = load i64, ptr %52, align 8
  %1601 = add nsw i64 %1600, %1599
  %1602 = load i64, ptr %53, align 8
  %1603 = shl nsw i64 %1602, 1
  %1604 = add nsw i64 %1601, %1603
  %1605 = load i64, ptr %54, align 8
  %1606 = add nsw i64 %1604, %1605
  %1607 = icmp sgt i64 %1606, 0
  br i1 %1607, label %1608, label %1613
1608:
  %1609 = load ptr, ptr %59, align 8
  %1610 = getelementptr double, ptr %1609, i64 %1585
  br label %1626
1611:
  %1612 = icmp eq i32 %1633, 0
  br label %1613
1613:
  %1614 = phi i1 [ true, %1589 ], [ %1612, %1611 ]
  %1615 = icmp sgt i64 %1599, 0
  br i1 %1615, label %1616, label %1666
1616:
  %1617 = load ptr, ptr %68, align 8
  %1618 = getelementptr double, ptr %1617, i64 %1585
  %1619 = load ptr, ptr %59, align 8
  %1620 = getelementptr double, ptr %1619, i64 %1585
  %1621 = load ptr, ptr %115, align 8
  %1622 = getelementptr double, ptr %1621, i64 %1585
  %1623 = load ptr, ptr %128, align 8
  %1624 = getelementptr double, ptr %1623, i64 %1585
  %1625 = load ptr, ptr %129, align 8
  br label %1638
1626:
  %1627 = phi i32 [ 0, %1608 ], [ %1633, %1626 ]
  %1628 = phi i64 [ 0, %1608 ], [ %1634, %1626 ]
  %1629 = getelementptr <4 x double>, ptr %1610, i64 %1628
  %1630 = load double, ptr %1629, align 8
  %1631 = fcmp uno double %1630, 0.000000e+00
  %1632 = zext i1 %1631 to i32
  %1633 = or i32 %1627, %1632
  %1634 = add nuw nsw i64 %1628, 1
  %1635 = icmp eq i64 %1634, %1606
  br i1 %1635, label %1611, label %1626
1636:
  %1637 = call double @llvm.sqrt.f64(double %1663)
  br label %1666
1638:
  %1639 = phi double [ 0.000000e+00, %1616 ], [ %1663, %1638 ]
  %1640 = phi i64 [ 0, %1616 ], [ %1664, %1638 ]
  %1641 = getelementptr <4 x double>, ptr %1618, i64 %1640
  %1642 = load double, ptr %1641, align 8
  %1643 = call double @llvm.fabs.f64(double %1642)
  %1644 = getelementptr <4 x double>, ptr %1620, i64 %1640
  %1645 = load double, ptr %1644, align 8
  %1646 = call double @llvm.fabs.f64(double %1645)
  %1647 = getelementptr <4 x double>, ptr %1622, i64 %1640
  %1648 = load double, ptr %1647, align 8
  %1649 = getelementptr <4 x double>, ptr %1624, i64 %1640
  %1650 = load double, ptr %1649, align 8
  %1651 = fcmp uno double %1648, 0.000000e+00
  %1652 = select i1 %1651, double 0x7FF0000000000000, double %1648
  %1653 = fcmp ogt double %1646, %1643
  %1654 = select i1 %1614, i1 %1653, i1 false
  %1655 = select i1 %1654, double %1646, double %1643
  %1656 = getelementptr inbounds nuw double, ptr %1625, i64 %1640
  %1657 = load double, ptr %1656, align 8
  %1658 = fcmp ogt double %1657, 0.000000e+00
  %1659 = call double @llvm.fma.f64(double %1655, double %1598, double %1650)
  %1660 = fdiv double %1652, %1659
  %1661 = fmul double %1660, %1660
  %1662 = call double @llvm.fma.f64(double %1657, double %1661, double %1639)
  %1663 = select i1 %1658, double %1662, double %1639
  %1664 = add nuw nsw i64 %1640, 1
  %1665 = icmp eq i64 %1664, %1599
  br i1 %1665, label %1636, label %1638
1666:
  %1667 = phi double [ 0.000000e+00, %1613 ], [ %1637, %1636 ]
  %1668 = fdiv double 1.000000e+00, %1667
  %1669 = load i64, ptr %130, align 8
  %1670 = sitofp i64 %1669 to double
  %1671 = getelementptr inbounds nuw i8, ptr %1586, i64 72
  %1672 = load double, ptr %1671, align 8
  %1673 = getelementptr inbounds nuw i8, ptr %1586, i64 64
  %1674 = load double, ptr %1673, align 8
  %1675 = fsub double %1672, %1674
  %1676 = fcmp olt double %1667, 1.000000e+00
  %1677 = icmp ne i64 %1592, 0
  %1678 = or i1 %1677, %1676
  %1679 = load double, ptr %131, align 8
  %1680 = load double, ptr %132, align 8
  %1681 = fadd double %1679, %1680
  %1682 = fdiv double %1681, %1670
  %1683 = call double @bg_pow_1(double noundef %1668, double noundef %1682) #13
  %1684 = fmul double %1683, 9.000000e-01
  %1685 = load double, ptr %1594, align 8
  %1686 = load double, ptr %132, align 8
  %1687 = fneg double %1686
  %1688 = fdiv double %1687, %1670
  %1689 = call double @bg_pow_1(double noundef %1685, double noundef %1688) #13
  %1690 = fmul double %1684, %1689
  %1691 = select i1 %1678, double 1.000000e+00, double 2.000000e-01
  %1692 = select i1 %1678, double 1.000000e+01, double 9.000000e-01
  %1693 = fcmp ult double %1690, %1691
  %1694 = fcmp ogt double %1690, %1692
  %1695 = select i1 %1694, double %1692, double %1690
  %1696 = select i1 %1693, double %1691, double %1695
  %1697 = fmul double %1675, %1696
  %1698 = getelementptr inbounds nuw i8, ptr %1586, i64 128
  %1699 = load double, ptr %1698, align 8
  %1700 = fcmp olt double %1697, %1699
  %1701 = load i64, ptr %1590, align 8
  %1702 = icmp ne i64 %1701, 0
  %1703 = fcmp oeq double %1696, 1.000000e+00
  %1704 = select i1 %1702, i1 %1703, i1 false
  %1705 = select i1 %1704, double %1699, double %1697
  %1706 = fcmp ole double %1705, %1699
  %1707 = zext i1 %1706 to i64
  store i64 %1707, ptr %1590, align 8
  %1708 = fcmp olt double %1705, %1699
  %1709 = select i1 %1708, double %1699, double %1705
  br i1 %1678, label %1710, label %1713
1710:
  %1711 = call i1 @llvm.is.fpclass.f64(double %1668, i32 608)
  %1712 = select i1 %1711, double 1.000000e+00, double %1668
  store double %1712, ptr %1594, align 8
  br label %1713
1713:
  %1714 = phi ptr [ %1671, %1710 ], [ %1673, %1666 ]
  %1715 = load double, ptr %1714, align 8
  %1716 = fadd double %1709, %1715
  %1717 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %1585, double noundef %1715, double noundef %1716) #14
  %1718 = getelementptr inbounds nuw i8, ptr %1586, i64 80
  store double %1717, ptr %1718, align 8
  br i1 %1700, label %1719, label %1720
1719:
  store i64 3, ptr %1593, align 8
  br label %1720
1720:
  %1721 = load i64, ptr %100, align 8
  %1722 = icmp eq i64 %1721, 0
  br i1 %1722, label %1880, label %1723
1723:
  %1724 = load double, ptr %1671, align 8
  %1725 = load double, ptr %1673, align 8
  %1726 = fsub double %1724, %1725
  %1727 = getelementptr inbounds nuw i8, ptr %1586, i64 96
  %1728 = load double, ptr %1727, align 8
  %1729 = getelementptr inbounds nuw i8, ptr %1586, i64 88
  %1730 = load double, ptr %1729, align 8
  %1731 = fsub double %1728, %1730
  %1732 = fmul double %1731, 1.000000e-13
  %1733 = icmp sgt i64 %1721, 0
  br i1 %1733, label %1734, label %1874
1734:
  %1735 = load ptr, ptr %103, align 8
  %1736 = getelementptr double, ptr %1735, i64 %1585
  %1737 = shl nsw i64 %1721, 5
  %1738 = shl nsw i64 %1721, 6
  %1739 = load ptr, ptr %102, align 8
  %1740 = getelementptr double, ptr %1739, i64 %1585
  br label %1741
1741:
  %1742 = phi double [ 1.000000e+00, %1734 ], [ %1837, %1831 ]
  %1743 = phi i64 [ 0, %1734 ], [ %1838, %1831 ]
  %1744 = shl nsw i64 %1743, 5
  %1745 = getelementptr i8, ptr %1736, i64 %1744
  %1746 = load double, ptr %1745, align 8
  %1747 = getelementptr inbounds nuw i8, ptr %1745, i64 %1737
  %1748 = load double, ptr %1747, align 8
  %1749 = getelementptr inbounds nuw i8, ptr %1745, i64 %1738
  %1750 = load double, ptr %1749, align 8
  %1751 = getelementptr i8, ptr %1740, i64 %1744
  %1752 = load double, ptr %1751, align 8
  %1753 = getelementptr inbounds nuw i8, ptr %1751, i64 %1737
  %1754 = load double, ptr %1753, align 8
  %1755 = fcmp olt double %1746, 0.000000e+00
  %1756 = select i1 %1755, double 1.000000e+00, double -1.000000e+00
  %1757 = fmul double %1750, 0x3EB0C6F7A0B5ED8D
  %1758 = fmul double %1746, %1756
  %1759 = fmul double %1756, %1752
  %1760 = fsub double %1759, %1758
  %1761 = fmul double %1748, %1756
  %1762 = fmul double %1726, %1761
  %1763 = fmul double %1756, %1754
  %1764 = fmul double %1726, %1763
  %1765 = fmul double %1760, 3.000000e+00
  %1766 = fmul double %1762, 2.000000e+00
  %1767 = fsub double %1765, %1766
  %1768 = fsub double %1767, %1764
  %1769 = fadd double %1762, %1764
  %1770 = fmul double %1760, 2.000000e+00
  %1771 = fsub double %1769, %1770
  %1772 = fcmp uge double %1752, 0.000000e+00
  %1773 = xor i1 %1755, %1772
  br i1 %1773, label %1806, label %1774
1774:
  %1775 = fcmp ogt double %1759, %1757
  br i1 %1775, label %1776, label %1831
1776:
  %1777 = fmul double %1757, 5.000000e-01
  %1778 = fmul double %1768, 2.000000e+00
  br label %1779
1779:
  %1780 = phi double [ 0.000000e+00, %1776 ], [ %1793, %1779 ]
  %1781 = phi double [ 1.000000e+00, %1776 ], [ %1792, %1779 ]
  %1782 = phi double [ 5.000000e-01, %1776 ], [ %1803, %1779 ]
  %1783 = phi i32 [ 0, %1776 ], [ %1804, %1779 ]
  %1784 = call double @llvm.fma.f64(double %1782, double %1771, double %1768)
  %1785 = call double @llvm.fma.f64(double %1782, double %1784, double %1762)
  %1786 = call double @llvm.fma.f64(double %1782, double %1785, double %1758)
  %1787 = fsub double %1786, %1777
  %1788 = fmul double %1782, 3.000000e+00
  %1789 = call double @llvm.fma.f64(double %1788, double %1771, double %1778)
  %1790 = call double @llvm.fma.f64(double %1782, double %1789, double %1762)
  %1791 = fcmp olt double %1787, 0.000000e+00
  %1792 = select i1 %1791, double %1781, double %1782
  %1793 = select i1 %1791, double %1782, double %1780
  %1794 = fcmp oeq double %1790, 0.000000e+00
  %1795 = select i1 %1794, double 1.000000e+00, double %1790
  %1796 = fdiv double %1787, %1795
  %1797 = fsub double %1782, %1796
  %1798 = fcmp ogt double %1797, %1793
  %1799 = fcmp olt double %1797, %1792
  %1800 = select i1 %1798, i1 %1799, i1 false
  %1801 = fadd double %1793, %1792
  %1802 = fmul double %1801, 5.000000e-01
  %1803 = select i1 %1800, double %1797, double %1802
  %1804 = add nuw nsw i32 %1783, 1
  %1805 = icmp eq i32 %1804, 10
  br i1 %1805, label %1831, label %1779
1806:
  %1807 = fcmp ogt double %1761, 0.000000e+00
  %1808 = fcmp olt double %1763, 0.000000e+00
  %1809 = select i1 %1807, i1 %1808, i1 false
  br i1 %1809, label %1810, label %1831
1810:
  %1811 = fmul double %1768, %1768
  %1812 = fmul double %1771, 3.000000e+00
  %1813 = fmul double %1762, %1812
  %1814 = fsub double %1811, %1813
  %1815 = fcmp ogt double %1814, 0.000000e+00
  %1816 = select i1 %1815, double %1814, double 0.000000e+00
  %1817 = call double @llvm.sqrt.f64(double %1816)
  %1818 = fsub double %1817, %1768
  %1819 = fcmp olt double %1818, 1.000000e-300
  %1820 = select i1 %1819, double 1.000000e-300, double %1818
  %1821 = fdiv double %1762, %1820
  %1822 = fcmp olt double %1821, 0.000000e+00
  %1823 = fcmp ogt double %1821, 1.000000e+00
  %1824 = select i1 %1823, double 1.000000e+00, double %1821
  %1825 = select i1 %1822, double 0.000000e+00, double %1824
  %1826 = call double @llvm.fma.f64(double %1825, double %1771, double %1768)
  %1827 = call double @llvm.fma.f64(double %1825, double %1826, double %1762)
  %1828 = call double @llvm.fma.f64(double %1825, double %1827, double %1758)
  %1829 = fcmp ogt double %1828, 0.000000e+00
  %1830 = select i1 %1829, double %1825, double 1.000000e+00
  br label %1831
1831:
  %1832 = phi double [ 1.000000e+00, %1806 ], [ 1.000000e+00, %1774 ], [ %1830, %1810 ], [ %1803, %1779 ]
  %1833 = call double @llvm.fabs.f64(double %1832)
  %1834 = fcmp one double %1833, 0x7FF0000000000000
  %1835 = select i1 %1834, double %1832, double 1.000000e+00
  %1836 = fcmp olt double %1835, %1742
  %1837 = select i1 %1836, double %1835, double %1742
  %1838 = add nuw nsw i64 %1743, 1
  %1839 = icmp eq i64 %1838, %1721
  br i1 %1839, label %1840, label %1741
1840:
  %1841 = fcmp olt double %1837, 1.000000e+00
  %1842 = fcmp ogt double %1726, %1732
  %1843 = select i1 %1841, i1 %1842, i1 false
  br i1 %1843, label %1844, label %1854
1844:
  %1845 = call double @llvm.fma.f64(double %1837, double %1726, double %1725)
  %1846 = fmul double %1732, 5.000000e-01
  %1847 = fadd double %1725, %1846
  %1848 = fcmp olt double %1845, %1847
  %1849 = select i1 %1848, double %1847, double %1845
  br i1 %1678, label %1850, label %1851
1850:
  store double %1595, ptr %1594, align 8
  store i64 %1592, ptr %1590, align 8
  br label %1853
1851:
  %1852 = fcmp olt double %1849, %1717
  br i1 %1852, label %1853, label %1883
1853:
  store double %1849, ptr %1718, align 8
  br label %1883
1854:
  %1855 = mul nuw nsw i64 %1721, 96
  br label %1856
1856:
  %1857 = phi i64 [ 0, %1854 ], [ %1872, %1869 ]
  %1858 = phi double [ 0x7FF0000000000000, %1854 ], [ %1871, %1869 ]
  %1859 = shl nsw i64 %1857, 5
  %1860 = getelementptr i8, ptr %1740, i64 %1859
  %1861 = getelementptr inbounds nuw i8, ptr %1860, i64 %1738
  %1862 = load double, ptr %1861, align 8
  %1863 = getelementptr inbounds nuw i8, ptr %1860, i64 %1855
  %1864 = load double, ptr %1863, align 8
  %1865 = fcmp olt double %1864, 1.000000e-300
  %1866 = select i1 %1865, double 1.000000e-300, double %1864
  %1867 = fdiv double %1862, %1866
  %1868 = fcmp ord double %1867, 0.000000e+00
  br i1 %1868, label %1869, label %1874
1869:
  %1870 = fcmp olt double %1867, %1858
  %1871 = select i1 %1870, double %1867, double %1858
  %1872 = add nuw nsw i64 %1857, 1
  %1873 = icmp eq i64 %1872, %1721
  br i1 %1873, label %1874, label %1856
1874:
  %1875 = phi double [ 0x7FF0000000000000, %1723 ], [ %1871, %1869 ], [ 0x7FF8000000000000, %1856 ]
  %1876 = fadd double %1724, %1875
  br i1 %1678, label %1877, label %1883
1877:
  %1878 = fcmp ult double %1876, %1717
  br i1 %1878, label %1879, label %1883
1879:
  store double %1876, ptr %1718, align 8
  br label %1883
1880:
  %1881 = zext i1 %1678 to i32
  %1882 = select i1 %1678, i64 72, i64 64
  br label %1883
1883:
  %1884 = phi i32 [ 0, %1874 ], [ %1881, %1880 ], [ 1, %1877 ], [ 0, %1851 ], [ 0, %1853 ], [ 1, %1879 ]
  %1885 = phi i64 [ 64, %1874 ], [ %1882, %1880 ], [ 72, %1877 ], [ 64, %1851 ], [ 64, %1853 ], [ 72, %1879 ]
  %1886 = getelementptr inbounds nuw i8, ptr %1586, i64 %1885
  %1887 = load double, ptr %1886, align 8
  %1888 = getelementptr inbounds nuw i8, ptr %1586, i64 40
  %1889 = load i64, ptr %1888, align 8
  %1890 = add nsw i64 %1889, 1
  store i64 %1890, ptr %1888, align 8
  %1891 = load i64, ptr %1593, align 8
  %1892 = icmp eq i64 %1891, 0
  br i1 %1892, label %1893, label %1903
1893:
  %1894 = sitofp i64 %1890 to double
  %1895 = getelementptr inbounds nuw i8, ptr %1586, i64 120
  %1896 = load double, ptr %1895, align 8
  %1897 = fcmp ugt double %1896, %1894
  br i1 %1897, label %1903, label %1898
1898:
  %1899 = getelementptr inbounds nuw i8, ptr %1586, i64 96
  %1900 = load double, ptr %1899, align 8
  %1901 = fcmp olt double %1887, %1900
  br i1 %1901, label %1902, label %1903
1902:
  store i64 2, ptr %1593, align 8
  br label %1903
1903:
  %1904 = phi i32 [ 0, %1583 ], [ %1884, %1883 ], [ %1884, %1893 ], [ %1884, %1898 ], [ %1884, %1902 ]
  %1905 = getelementptr inbounds nuw i32, ptr %18, i64 %1585
  store i32 %1904, ptr %1905, align 4
  %1906 = or i32 %1904, %1584
  %1907 = add nuw nsw i64 %1585, 1
  %1908 = icmp eq i64 %1907, 4
  br i1 %1908, label %1581, label %1583
1909:
  %1910 = load i64, ptr %50, align 8
  %1911 = icmp eq i64 %1910, 0
  br i1 %1911, label %2127, label %1912
1912:
  %1913 = load i64, ptr %0, align 8
  %1914 = load i64, ptr %52, align 8
  %1915 = load i64, ptr %53, align 8
  %1916 = load i64, ptr %54, align 8
  %1917 = load i64, ptr %108, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #15
  br label %1918
1918:
  %1919 = phi i64 [ 0, %1912 ], [ %1927, %1918 ]
  %1920 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %1919
  %1921 = getelementptr inbounds nuw i8, ptr %1920, i64 72
  %1922 = load double, ptr %1921, align 8
  %1923 = getelementptr inbounds nuw i8, ptr %1920, i64 64
  %1924 = load double, ptr %1923, align 8
  %1925 = fsub double %1922, %1924
  %1926 = getelementptr inbounds nuw double, ptr %9, i64 %1919
  store double %1925, ptr %1926, align 8
  %1927 = add nuw nsw i64 %1919, 1
  %1928 = icmp eq i64 %1927, 4
  br i1 %1928, label %1929, label %1918
1929:
  %1930 = add i64 %1914, %1913
  %1931 = shl i64 %1915, 1
  %1932 = add i64 %1930, %1931
  %1933 = add i64 %1932, %1916
  %1934 = load <4 x double>, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #15
  %1935 = icmp sgt i64 %1917, 0
  br i1 %1935, label %1936, label %1940
1936:
  %1937 = icmp sgt i64 %1933, 0
  %1938 = icmp sgt i64 %1910, 0
  %1939 = mul i64 %1933, %1917
  br label %1945
1940:
  %1941 = icmp sgt i64 %1910, 0
  br i1 %1941, label %1942, label %2060
1942:
  %1943 = mul i64 %1933, %1917
  %1944 = icmp sgt i64 %1933, 0
  br label %2065
1945:
  %1946 = phi i64 [ 0, %1936 ], [ %1994, %1993 ]
  %1947 = load ptr, ptr %111, align 8
  %1948 = mul nuw nsw i64 %1946, %1917
  %1949 = getelementptr inbounds nuw double, ptr %1947, i64 %1948
  %1950 = load ptr, ptr %68, align 8
  %1951 = load ptr, ptr %110, align 8
  %1952 = load ptr, ptr %109, align 8
  br i1 %1937, label %1953, label %1989
1953:
  %1954 = icmp eq i64 %1946, 0
  %1955 = icmp eq ptr %1950, null
  br label %1956
1956:
  %1957 = phi i64 [ 0, %1953 ], [ %1987, %1984 ]
  %1958 = getelementptr <4 x double>, ptr %1951, i64 %1957
  br i1 %1954, label %1959, label %1961
1959:
  %1960 = phi <4 x double> [ zeroinitializer, %1956 ], [ %1975, %1974 ]
  br i1 %1955, label %1982, label %1978
1961:
  %1962 = phi i64 [ %1976, %1974 ], [ 0, %1956 ]
  %1963 = phi <4 x double> [ %1975, %1974 ], [ zeroinitializer, %1956 ]
  %1964 = getelementptr inbounds nuw double, ptr %1949, i64 %1962
  %1965 = load double, ptr %1964, align 8
  %1966 = fcmp une double %1965, 0.000000e+00
  br i1 %1966, label %1967, label %1974
1967:
  %1968 = insertelement <4 x double> poison, double %1965, i64 0
  %1969 = shufflevector <4 x double> %1968, <4 x double> poison, <4 x i32> zeroinitializer
  %1970 = mul nuw nsw i64 %1962, %1933
  %1971 = getelementptr <4 x double>, ptr %1958, i64 %1970
  %1972 = load <4 x double>, ptr %1971, align 8
  %1973 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1969, <4 x double> %1972, <4 x double> %1963)
  br label %1974
1974:
  %1975 = phi <4 x double> [ %1973, %1967 ], [ %1963, %1961 ]
  %1976 = add nuw nsw i64 %1962, 1
  %1977 = icmp eq i64 %1976, %1946
  br i1 %1977, label %1959, label %1961
1978:
  %1979 = getelementptr inbounds nuw <4 x double>, ptr %1950, i64 %1957
  %1980 = load <4 x double>, ptr %1979, align 8
  %1981 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1960, <4 x double> %1934, <4 x double> %1980)
  br label %1984
1982:
  %1983 = fmul <4 x double> %1934, %1960
  br label %1984
1984:
  %1985 = phi <4 x double> [ %1981, %1978 ], [ %1983, %1982 ]
  %1986 = getelementptr inbounds nuw <4 x double>, ptr %1952, i64 %1957
  store <4 x double> %1985, ptr %1986, align 8
  %1987 = add nuw nsw i64 %1957, 1
  %1988 = icmp eq i64 %1987, %1933
  br i1 %1988, label %1989, label %1956
1989:
  br i1 %1938, label %1990, label %1993
1990:
  %1991 = icmp eq i64 %1946, 0
  %1992 = mul nsw i64 %1946, %1933
  br label %1996
1993:
  %1994 = add nuw nsw i64 %1946, 1
  %1995 = icmp eq i64 %1994, %1917
  br i1 %1995, label %1940, label %1945
1996:
  %1997 = phi i64 [ 0, %1990 ], [ %2053, %2052 ]
  %1998 = load ptr, ptr %133, align 8
  %1999 = mul i64 %1939, %1997
  %2000 = getelementptr inbounds <4 x double>, ptr %1998, i64 %1999
  %2001 = load ptr, ptr %111, align 8
  %2002 = getelementptr inbounds nuw double, ptr %2001, i64 %1948
  %2003 = load ptr, ptr %70, align 8
  %2004 = mul nsw i64 %1997, %1933
  %2005 = getelementptr inbounds <4 x double>, ptr %2003, i64 %2004
  %2006 = load ptr, ptr %134, align 8
  br i1 %1937, label %2007, label %2042
2007:
  %2008 = icmp eq ptr %2003, null
  br label %2009
2009:
  %2010 = phi i64 [ 0, %2007 ], [ %2040, %2037 ]
  %2011 = getelementptr <4 x double>, ptr %2000, i64 %2010
  br i1 %1991, label %2012, label %2014
2012:
  %2013 = phi <4 x double> [ zeroinitializer, %2009 ], [ %2028, %2027 ]
  br i1 %2008, label %2035, label %2031
2014:
  %2015 = phi i64 [ %2029, %2027 ], [ 0, %2009 ]
  %2016 = phi <4 x double> [ %2028, %2027 ], [ zeroinitializer, %2009 ]
  %2017 = getelementptr inbounds nuw double, ptr %2002, i64 %2015
  %2018 = load double, ptr %2017, align 8
  %2019 = fcmp une double %2018, 0.000000e+00
  br i1 %2019, label %2020, label %2027
2020:
  %2021 = insertelement <4 x double> poison, double %2018, i64 0
  %2022 = shufflevector <4 x double> %2021, <4 x double> poison, <4 x i32> zeroinitializer
  %2023 = mul nuw nsw i64 %2015, %1933
  %2024 = getelementptr <4 x double>, ptr %2011, i64 %2023
  %2025 = load <4 x double>, ptr %2024, align 8
  %2026 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2022, <4 x double> %2025, <4 x double> %2016)
  br label %2027
2027:
  %2028 = phi <4 x double> [ %2026, %2020 ], [ %2016, %2014 ]
  %2029 = add nuw nsw i64 %2015, 1
  %2030 = icmp eq i64 %2029, %1946
  br i1 %2030, label %2012, label %2014
2031:
  %2032 = getelementptr inbounds nuw <4 x double>, ptr %2005, i64 %2010
  %2033 = load <4 x double>, ptr %2032, align 8
  %2034 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2013, <4 x double> %1934, <4 x double> %2033)
  br label %2037
2035:
  %2036 = fmul <4 x double> %1934, %2013
  br label %2037
2037:
  %2038 = phi <4 x double> [ %2034, %2031 ], [ %2036, %2035 ]
  %2039 = getelementptr inbounds nuw <4 x double>, ptr %2006, i64 %2010
  store <4 x double> %2038, ptr %2039, align 8
  %2040 = add nuw nsw i64 %2010, 1
  %2041 = icmp eq i64 %2040, %1933
  br i1 %2041, label %2042, label %2009
2042:
  %2043 = load ptr, ptr %112, align 8
  %2044 = getelementptr inbounds nuw double, ptr %2043, i64 %1946
  %2045 = load double, ptr %2044, align 8
  %2046 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef %2045) #14
  %2047 = load ptr, ptr %109, align 8
  %2048 = load ptr, ptr %134, align 8
  %2049 = getelementptr inbounds <4 x double>, ptr %2000, i64 %1992
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %135, ptr noundef readonly %2, <4 x double> noundef %2046, ptr noundef %2047, <4 x double> noundef zeroinitializer, i64 noundef %1997, ptr noundef %2048, ptr noundef %2049) #14
  %2050 = load i64, ptr %0, align 8
  %2051 = icmp slt i64 %2050, %1933
  br i1 %2051, label %2055, label %2052
2052:
  %2053 = add nuw nsw i64 %1997, 1
  %2054 = icmp eq i64 %2053, %1910
  br i1 %2054, label %1993, label %1996
2055:
  %2056 = phi i64 [ %2058, %2055 ], [ %2050, %2042 ]
  %2057 = getelementptr <4 x double>, ptr %2049, i64 %2056
  store <4 x double> zeroinitializer, ptr %2057, align 8
  %2058 = add nsw i64 %2056, 1
  %2059 = icmp slt i64 %2058, %1933
  br i1 %2059, label %2055, label %2052
2060:
  %2061 = load ptr, ptr %47, align 8
  %2062 = icmp eq ptr %2061, null
  br i1 %2062, label %2127, label %2063
2063:
  %2064 = icmp sgt i64 %1933, 0
  br i1 %2064, label %2118, label %2114
2065:
  %2066 = phi i64 [ 0, %1942 ], [ %2112, %2111 ]
  %2067 = load ptr, ptr %113, align 8
  %2068 = load ptr, ptr %70, align 8
  %2069 = mul nsw i64 %2066, %1933
  %2070 = getelementptr inbounds <4 x double>, ptr %2068, i64 %2069
  %2071 = load ptr, ptr %133, align 8
  %2072 = mul i64 %1943, %2066
  %2073 = getelementptr inbounds <4 x double>, ptr %2071, i64 %2072
  %2074 = load ptr, ptr %61, align 8
  %2075 = getelementptr inbounds <4 x double>, ptr %2074, i64 %2069
  br i1 %1944, label %2076, label %2111
2076:
  %2077 = icmp eq ptr %2068, null
  br label %2078
2078:
  %2079 = phi i64 [ 0, %2076 ], [ %2109, %2106 ]
  %2080 = getelementptr <4 x double>, ptr %2073, i64 %2079
  br i1 %1935, label %2083, label %2081
2081:
  %2082 = phi <4 x double> [ zeroinitializer, %2078 ], [ %2097, %2096 ]
  br i1 %2077, label %2104, label %2100
2083:
  %2084 = phi i64 [ %2098, %2096 ], [ 0, %2078 ]
  %2085 = phi <4 x double> [ %2097, %2096 ], [ zeroinitializer, %2078 ]
  %2086 = getelementptr inbounds nuw double, ptr %2067, i64 %2084
  %2087 = load double, ptr %2086, align 8
  %2088 = fcmp une double %2087, 0.000000e+00
  br i1 %2088, label %2089, label %2096
2089:
  %2090 = insertelement <4 x double> poison, double %2087, i64 0
  %2091 = shufflevector <4 x double> %2090, <4 x double> poison, <4 x i32> zeroinitializer
  %2092 = mul nuw nsw i64 %2084, %1933
  %2093 = getelementptr <4 x double>, ptr %2080, i64 %2092
  %2094 = load <4 x double>, ptr %2093, align 8
  %2095 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2091, <4 x double> %2094, <4 x double> %2085)
  br label %2096
2096:
  %2097 = phi <4 x double> [ %2095, %2089 ], [ %2085, %2083 ]
  %2098 = add nuw nsw i64 %2084, 1
  %2099 = icmp eq i64 %2098, %1917
  br i1 %2099, label %2081, label %2083
2100:
  %2101 = getelementptr inbounds nuw <4 x double>, ptr %2070, i64 %2079
  %2102 = load <4 x double>, ptr %2101, align 8
  %2103 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2082, <4 x double> %1934, <4 x double> %2102)
  br label %2106
2104:
  %2105 = fmul <4 x double> %1934, %2082
  br label %2106
2106:
  %2107 = phi <4 x double> [ %2103, %2100 ], [ %2105, %2104 ]
  %2108 = getelementptr inbounds nuw <4 x double>, ptr %2075, i64 %2079
  store <4 x double> %2107, ptr %2108, align 8
  %2109 = add nuw nsw i64 %2079, 1
  %2110 = icmp eq i64 %2109, %1933
  br i1 %2110, label %2111, label %2078
2111:
  %2112 = add nuw nsw i64 %2066, 1
  %2113 = icmp eq i64 %2112, %1910
  br i1 %2113, label %2060, label %2065
2114:
  %2115 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %2116 = load ptr, ptr %109, align 8
  %2117 = load ptr, ptr %61, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <4 x double> noundef %2115, ptr noundef %2116, ptr noundef null, i64 noundef range(i64 1, 0) %1910, ptr noundef %2117) #14
  br label %2127
2118:
  %2119 = phi i64 [ %2125, %2118 ], [ 0, %2063 ]
  %2120 = load ptr, ptr %116, align 8
  %2121 = getelementptr inbounds nuw <4 x double>, ptr %2120, i64 %2119
  %2122 = load <4 x double>, ptr %2121, align 8
  %2123 = load ptr, ptr %109, align 8
  %2124 = getelementptr inbounds nuw <4 x double>, ptr %2123, i64 %2119
  store <4 x double> %2122, ptr %2124, align 8
  %2125 = add nuw nsw i64 %2119, 1
  %2126 = icmp eq i64 %2125, %1933
  br i1 %2126, label %2114, label %2118
2127:
  %2128 = load ptr, ptr %106, align 8
  %2129 = icmp eq ptr %2128, null
  br i1 %2129, label %2183, label %2130
2130:
  %2131 = load i64, ptr %0, align 8
  %2132 = load i64, ptr %52, align 8
  %2133 = add nsw i64 %2132, %2131
  %2134 = load i64, ptr %53, align 8
  %2135 = shl nsw i64 %2134, 1
  %2136 = add nsw i64 %2133, %2135
  %2137 = load i64, ptr %54, align 8
  %2138 = add nsw i64 %2136, %2137
  %2139 = load i64, ptr %108, align 8
  %2140 = load i64, ptr %40, align 8
  %2141 = add nsw i64 %2140, 1
  store i64 %2141, ptr %40, align 8
  %2142 = add nsw i64 %2139, 2
  %2143 = mul nsw i64 %2142, %2138
  %2144 = add nsw i64 %2143, 2
  %2145 = mul nsw i64 %2144, %2140
  %2146 = getelementptr inbounds double, ptr %2128, i64 %2145
  %2147 = load double, ptr %136, align 8
  %2148 = getelementptr inbounds nuw i8, ptr %2146, i64 8
  store double %2147, ptr %2146, align 8
  %2149 = load double, ptr %137, align 8
  %2150 = getelementptr inbounds nuw i8, ptr %2146, i64 16
  store double %2149, ptr %2148, align 8
  %2151 = icmp sgt i64 %2138, 0
  br i1 %2151, label %2152, label %2161
2152:
  %2153 = phi i64 [ %2159, %2152 ], [ 0, %2130 ]
  %2154 = phi ptr [ %2158, %2152 ], [ %2150, %2130 ]
  %2155 = load ptr, ptr %68, align 8
  %2156 = getelementptr inbounds nuw <4 x double>, ptr %2155, i64 %2153
  %2157 = load double, ptr %2156, align 8
  %2158 = getelementptr inbounds nuw i8, ptr %2154, i64 8
  store double %2157, ptr %2154, align 8
  %2159 = add nuw nsw i64 %2153, 1
  %2160 = icmp eq i64 %2159, %2138
  br i1 %2160, label %2165, label %2152
2161:
  %2162 = phi ptr [ %2150, %2130 ], [ %2171, %2165 ]
  %2163 = mul nsw i64 %2138, %2139
  %2164 = icmp sgt i64 %2163, 0
  br i1 %2164, label %2174, label %2183
2165:
  %2166 = phi i64 [ %2172, %2165 ], [ 0, %2152 ]
  %2167 = phi ptr [ %2171, %2165 ], [ %2158, %2152 ]
  %2168 = load ptr, ptr %59, align 8
  %2169 = getelementptr inbounds nuw <4 x double>, ptr %2168, i64 %2166
  %2170 = load double, ptr %2169, align 8
  %2171 = getelementptr inbounds nuw i8, ptr %2167, i64 8
  store double %2170, ptr %2167, align 8
  %2172 = add nuw nsw i64 %2166, 1
  %2173 = icmp eq i64 %2172, %2138
  br i1 %2173, label %2161, label %2165
2174:
  %2175 = phi i64 [ %2181, %2174 ], [ 0, %2161 ]
  %2176 = phi ptr [ %2180, %2174 ], [ %2162, %2161 ]
  %2177 = load ptr, ptr %110, align 8
  %2178 = getelementptr inbounds nuw <4 x double>, ptr %2177, i64 %2175
  %2179 = load double, ptr %2178, align 8
  %2180 = getelementptr inbounds nuw i8, ptr %2176, i64 8
  store double %2179, ptr %2176, align 8
  %2181 = add nuw nsw i64 %2175, 1
  %2182 = icmp eq i64 %2181, %2163
  br i1 %2182, label %2183, label %2174
2183:
  %2184 = load i64, ptr %100, align 8
  %2185 = icmp eq i64 %2184, 0
  br i1 %2185, label %2594, label %2186
2186:
  %2187 = icmp sgt i64 %2184, 0
  br label %2188
2188:
  %2189 = phi i32 [ 0, %2186 ], [ %2200, %2199 ]
  %2190 = phi i64 [ 0, %2186 ], [ %2201, %2199 ]
  br i1 %2187, label %2191, label %2199
2191:
  %2192 = getelementptr inbounds nuw i32, ptr %18, i64 %2190
  %2193 = load i32, ptr %2192, align 4
  %2194 = icmp eq i32 %2193, 0
  br label %2203
2195:
  %2196 = icmp eq i32 %2200, 0
  br i1 %2196, label %2197, label %2219
2197:
  %2198 = phi i64 [ %2184, %2219 ], [ %2184, %2195 ], [ %2384, %2383 ]
  br label %2498
2199:
  %2200 = phi i32 [ %2189, %2188 ], [ %2216, %2215 ]
  %2201 = add nuw nsw i64 %2190, 1
  %2202 = icmp eq i64 %2201, 4
  br i1 %2202, label %2195, label %2188
2203:
  %2204 = phi i32 [ %2189, %2191 ], [ %2216, %2215 ]
  %2205 = phi i64 [ 0, %2191 ], [ %2217, %2215 ]
  br i1 %2194, label %2215, label %2206
2206:
  %2207 = load ptr, ptr %103, align 8
  %2208 = shl nsw i64 %2205, 5
  %2209 = getelementptr inbounds nuw i8, ptr %2207, i64 %2208
  %2210 = getelementptr inbounds nuw double, ptr %2209, i64 %2190
  %2211 = load double, ptr %2210, align 8
  %2212 = fcmp oge double %2211, 0.000000e+00
  %2213 = zext i1 %2212 to i32
  %2214 = or i32 %2204, %2213
  br label %2215
2215:
  %2216 = phi i32 [ %2204, %2203 ], [ %2214, %2206 ]
  %2217 = add nuw nsw i64 %2205, 1
  %2218 = icmp eq i64 %2217, %2184
  br i1 %2218, label %2199, label %2203
2219:
  %2220 = load i64, ptr %104, align 8
  %2221 = icmp eq i64 %2220, 0
  br i1 %2221, label %2197, label %2224
2222:
  %2223 = load i64, ptr %100, align 8
  br label %2371
2224:
  %2225 = phi i64 [ %2369, %2362 ], [ 0, %2219 ]
  %2226 = load ptr, ptr %109, align 8
  %2227 = load i64, ptr %0, align 8
  %2228 = load i64, ptr %52, align 8
  %2229 = load i64, ptr %53, align 8
  %2230 = load i64, ptr %54, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  br label %2231
2231:
  %2232 = phi i64 [ 0, %2224 ], [ %2240, %2231 ]
  %2233 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %2232
  %2234 = getelementptr inbounds nuw i8, ptr %2233, i64 72
  %2235 = load double, ptr %2234, align 8
  %2236 = getelementptr inbounds nuw i8, ptr %2233, i64 64
  %2237 = load double, ptr %2236, align 8
  %2238 = fsub double %2235, %2237
  %2239 = getelementptr inbounds nuw double, ptr %6, i64 %2232
  store double %2238, ptr %2239, align 8
  %2240 = add nuw nsw i64 %2232, 1
  %2241 = icmp eq i64 %2240, 4
  br i1 %2241, label %2242, label %2231
2242:
  %2243 = uitofp nneg i64 %2225 to double
  %2244 = fmul double %2243, 1.250000e-01
  %2245 = add nsw i64 %2228, %2227
  %2246 = shl nsw i64 %2229, 1
  %2247 = add nsw i64 %2246, %2245
  %2248 = add nsw i64 %2247, %2230
  %2249 = load <4 x double>, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  %2250 = load i64, ptr %108, align 8
  %2251 = icmp sgt i64 %2250, 0
  br i1 %2251, label %2252, label %2258
2252:
  %2253 = load i64, ptr %139, align 8
  %2254 = icmp sgt i64 %2253, 0
  %2255 = fmul double %2244, 0.000000e+00
  %2256 = insertelement <4 x double> poison, double %2255, i64 0
  %2257 = shufflevector <4 x double> %2256, <4 x double> poison, <4 x i32> zeroinitializer
  br label %2263
2258:
  %2259 = icmp sgt i64 %2245, 0
  br i1 %2259, label %2260, label %2362
2260:
  %2261 = insertelement <4 x double> poison, double %2244, i64 0
  %2262 = shufflevector <4 x double> %2261, <4 x double> poison, <4 x i32> zeroinitializer
  br label %2302
2263:
  %2264 = phi i64 [ 0, %2252 ], [ %2300, %2295 ]
  br i1 %2254, label %2265, label %2277
2265:
  %2266 = load ptr, ptr %140, align 8
  %2267 = mul nuw nsw i64 %2264, %2253
  %2268 = getelementptr double, ptr %2266, i64 %2267
  br label %2269
2269:
  %2270 = phi i64 [ %2253, %2265 ], [ %2272, %2269 ]
  %2271 = phi double [ 0.000000e+00, %2265 ], [ %2275, %2269 ]
  %2272 = add nsw i64 %2270, -1
  %2273 = getelementptr double, ptr %2268, i64 %2272
  %2274 = load double, ptr %2273, align 8
  %2275 = call double @llvm.fma.f64(double %2271, double %2244, double %2274)
  %2276 = icmp samesign ugt i64 %2270, 1
  br i1 %2276, label %2269, label %2279
2277:
  %2278 = getelementptr inbounds nuw <4 x double>, ptr %7, i64 %2264
  store <4 x double> %2257, ptr %2278, align 16
  br label %2295
2279:
  %2280 = fmul double %2244, %2275
  %2281 = fadd double %2280, 0.000000e+00
  %2282 = insertelement <4 x double> poison, double %2281, i64 0
  %2283 = shufflevector <4 x double> %2282, <4 x double> poison, <4 x i32> zeroinitializer
  %2284 = getelementptr inbounds nuw <4 x double>, ptr %7, i64 %2264
  store <4 x double> %2283, ptr %2284, align 16
  br label %2285
2285:
  %2286 = phi i64 [ %2253, %2279 ], [ %2288, %2285 ]
  %2287 = phi double [ 0.000000e+00, %2279 ], [ %2291, %2285 ]
  %2288 = add nsw i64 %2286, -1
  %2289 = getelementptr double, ptr %2268, i64 %2288
  %2290 = load double, ptr %2289, align 8
  %2291 = fadd double %2287, %2290
  %2292 = icmp samesign ugt i64 %2286, 1
  br i1 %2292, label %2285, label %2293
2293:
  %2294 = fadd double %2291, 0.000000e+00
  br label %2295
2295:
  %2296 = phi double [ 0.000000e+00, %2277 ], [ %2294, %2293 ]
  %2297 = insertelement <4 x double> poison, double %2296, i64 0
  %2298 = shufflevector <4 x double> %2297, <4 x double> poison, <4 x i32> zeroinitializer
  %2299 = getelementptr inbounds nuw <4 x double>, ptr %8, i64 %2264
  store <4 x double> %2298, ptr %2299, align 16
  %2300 = add nuw nsw i64 %2264, 1
  %2301 = icmp eq i64 %2300, %2250
  br i1 %2301, label %2258, label %2263
2302:
  %2303 = phi i64 [ 0, %2260 ], [ %2357, %2356 ]
  %2304 = load i64, ptr %108, align 8
  %2305 = icmp sgt i64 %2304, 0
  br i1 %2305, label %2306, label %2323
2306:
  %2307 = load ptr, ptr %110, align 8
  %2308 = getelementptr <4 x double>, ptr %2307, i64 %2303
  br label %2312
2309:
  %2310 = load i64, ptr %141, align 8
  %2311 = icmp eq i64 %2310, 0
  br i1 %2311, label %2323, label %2333
2312:
  %2313 = phi i64 [ 0, %2306 ], [ %2321, %2312 ]
  %2314 = phi <4 x double> [ zeroinitializer, %2306 ], [ %2320, %2312 ]
  %2315 = getelementptr inbounds nuw <4 x double>, ptr %7, i64 %2313
  %2316 = load <4 x double>, ptr %2315, align 16
  %2317 = mul nsw i64 %2313, %2248
  %2318 = getelementptr <4 x double>, ptr %2308, i64 %2317
  %2319 = load <4 x double>, ptr %2318, align 8
  %2320 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2316, <4 x double> %2319, <4 x double> %2314)
  %2321 = add nuw nsw i64 %2313, 1
  %2322 = icmp eq i64 %2321, %2304
  br i1 %2322, label %2309, label %2312
2323:
  %2324 = phi <4 x double> [ %2320, %2309 ], [ zeroinitializer, %2302 ], [ %2320, %2333 ]
  %2325 = phi <4 x double> [ zeroinitializer, %2309 ], [ zeroinitializer, %2302 ], [ %2341, %2333 ]
  %2326 = load ptr, ptr %68, align 8
  %2327 = getelementptr inbounds nuw <4 x double>, ptr %2326, i64 %2303
  %2328 = load <4 x double>, ptr %2327, align 8
  %2329 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2249, <4 x double> %2324, <4 x double> %2328)
  %2330 = getelementptr inbounds nuw <4 x double>, ptr %2226, i64 %2303
  store <4 x double> %2329, ptr %2330, align 8
  %2331 = load i64, ptr %141, align 8
  %2332 = icmp eq i64 %2331, 0
  br i1 %2332, label %2356, label %2344
2333:
  %2334 = phi i64 [ %2342, %2333 ], [ 0, %2309 ]
  %2335 = phi <4 x double> [ %2341, %2333 ], [ zeroinitializer, %2309 ]
  %2336 = getelementptr inbounds nuw <4 x double>, ptr %8, i64 %2334
  %2337 = load <4 x double>, ptr %2336, align 16
  %2338 = mul nsw i64 %2334, %2248
  %2339 = getelementptr <4 x double>, ptr %2308, i64 %2338
  %2340 = load <4 x double>, ptr %2339, align 8
  %2341 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2337, <4 x double> %2340, <4 x double> %2335)
  %2342 = add nuw nsw i64 %2334, 1
  %2343 = icmp eq i64 %2342, %2304
  br i1 %2343, label %2323, label %2333
2344:
  %2345 = load ptr, ptr %121, align 8
  %2346 = getelementptr inbounds nuw <4 x double>, ptr %2345, i64 %2303
  %2347 = load <4 x double>, ptr %2346, align 8
  %2348 = load ptr, ptr %68, align 8
  %2349 = getelementptr inbounds nuw <4 x double>, ptr %2348, i64 %2303
  %2350 = load <4 x double>, ptr %2349, align 8
  %2351 = fsub <4 x double> %2347, %2350
  %2352 = fmul <4 x double> %2249, %2325
  %2353 = fsub <4 x double> %2351, %2352
  %2354 = fmul <4 x double> %2262, %2353
  %2355 = fadd <4 x double> %2329, %2354
  store <4 x double> %2355, ptr %2330, align 8
  br label %2356
2356:
  %2357 = add nuw nsw i64 %2303, 1
  %2358 = load i64, ptr %0, align 8
  %2359 = load i64, ptr %52, align 8
  %2360 = add nsw i64 %2359, %2358
  %2361 = icmp slt i64 %2357, %2360
  br i1 %2361, label %2302, label %2362
2362:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  %2363 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef %2244) #14
  %2364 = load ptr, ptr %109, align 8
  %2365 = load ptr, ptr %142, align 8
  %2366 = load i64, ptr %100, align 8
  %2367 = mul nsw i64 %2366, %2225
  %2368 = getelementptr inbounds <4 x double>, ptr %2365, i64 %2367
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %138, ptr noundef readonly %2, <4 x double> noundef %2363, ptr noundef %2364, <4 x double> noundef zeroinitializer, ptr noundef %2368) #14
  %2369 = add nuw nsw i64 %2225, 1
  %2370 = icmp eq i64 %2369, 9
  br i1 %2370, label %2222, label %2224
2371:
  %2372 = phi i64 [ %2223, %2222 ], [ %2384, %2383 ]
  %2373 = phi i64 [ %2223, %2222 ], [ %2385, %2383 ]
  %2374 = phi i64 [ 0, %2222 ], [ %2386, %2383 ]
  %2375 = icmp sgt i64 %2373, 0
  br i1 %2375, label %2376, label %2383
2376:
  %2377 = getelementptr inbounds nuw i32, ptr %18, i64 %2374
  %2378 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %2374
  %2379 = getelementptr inbounds nuw i8, ptr %2378, i64 64
  %2380 = getelementptr inbounds nuw i8, ptr %2378, i64 72
  %2381 = load i32, ptr %2377, align 4
  %2382 = icmp eq i32 %2381, 0
  br label %2388
2383:
  %2384 = phi i64 [ %2372, %2371 ], [ %2495, %2494 ]
  %2385 = phi i64 [ %2373, %2371 ], [ %2495, %2494 ]
  %2386 = add nuw nsw i64 %2374, 1
  %2387 = icmp eq i64 %2386, 4
  br i1 %2387, label %2197, label %2371
2388:
  %2389 = phi i64 [ %2372, %2376 ], [ %2495, %2494 ]
  %2390 = phi i64 [ %2373, %2376 ], [ %2495, %2494 ]
  %2391 = phi i64 [ 0, %2376 ], [ %2496, %2494 ]
  br i1 %2382, label %2494, label %2392
2392:
  %2393 = load ptr, ptr %103, align 8
  %2394 = shl nsw i64 %2391, 5
  %2395 = getelementptr inbounds nuw i8, ptr %2393, i64 %2394
  %2396 = getelementptr inbounds nuw double, ptr %2395, i64 %2374
  %2397 = load double, ptr %2396, align 8
  %2398 = fcmp ult double %2397, 0.000000e+00
  br i1 %2398, label %2494, label %2399
2399:
  %2400 = load i64, ptr %2378, align 8
  %2401 = load ptr, ptr %105, align 8
  %2402 = mul nsw i64 %2400, %2390
  %2403 = getelementptr inbounds double, ptr %2401, i64 %2402
  %2404 = getelementptr inbounds nuw double, ptr %2403, i64 %2391
  %2405 = load double, ptr %2404, align 8
  %2406 = fptosi double %2405 to i64
  %2407 = icmp slt i64 %2406, 0
  br i1 %2407, label %2417, label %2408
2408:
  %2409 = load i64, ptr %104, align 8
  %2410 = icmp sgt i64 %2409, %2406
  br i1 %2410, label %2411, label %2417
2411:
  %2412 = load ptr, ptr %143, align 8
  %2413 = mul nsw i64 %2409, %2400
  %2414 = add nsw i64 %2413, %2406
  %2415 = mul nsw i64 %2414, 48
  %2416 = getelementptr inbounds i8, ptr %2412, i64 %2415
  br label %2417
2417:
  %2418 = phi ptr [ %2416, %2411 ], [ null, %2408 ], [ null, %2399 ]
  %2419 = load ptr, ptr %142, align 8
  %2420 = getelementptr inbounds nuw <4 x double>, ptr %2419, i64 %2391
  %2421 = getelementptr inbounds nuw double, ptr %2420, i64 %2374
  %2422 = shl i64 %2390, 5
  br label %2423
2423:
  %2424 = phi i64 [ 0, %2417 ], [ %2437, %2436 ]
  %2425 = phi i64 [ 0, %2417 ], [ %2438, %2436 ]
  %2426 = mul i64 %2424, %2422
  %2427 = getelementptr inbounds i8, ptr %2421, i64 %2426
  %2428 = load double, ptr %2427, align 8
  %2429 = fcmp uno double %2428, 0.000000e+00
  br i1 %2429, label %2436, label %2430
2430:
  %2431 = mul i64 %2425, %2422
  %2432 = getelementptr inbounds i8, ptr %2421, i64 %2431
  %2433 = load double, ptr %2432, align 8
  %2434 = fcmp ugt double %2433, %2428
  br i1 %2434, label %2435, label %2436
2435:
  br label %2436
2436:
  %2437 = phi i64 [ %2424, %2423 ], [ %2424, %2430 ], [ %2425, %2435 ]
  %2438 = add nuw nsw i64 %2425, 1
  %2439 = icmp eq i64 %2438, 9
  br i1 %2439, label %2440, label %2423
2440:
  %2441 = shl nsw i64 %2390, 2
  %2442 = call i64 @llvm.smax.i64(i64 %2437, i64 1)
  %2443 = call i64 @llvm.umin.i64(i64 %2442, i64 7)
  %2444 = mul nsw i64 %2443, %2390
  %2445 = getelementptr inbounds <4 x double>, ptr %2419, i64 %2444
  %2446 = getelementptr inbounds nuw <4 x double>, ptr %2445, i64 %2391
  %2447 = getelementptr inbounds nuw double, ptr %2446, i64 %2374
  %2448 = getelementptr inbounds double, ptr %2447, i64 %2441
  %2449 = load double, ptr %2448, align 8
  %2450 = sub nsw i64 0, %2441
  %2451 = getelementptr inbounds double, ptr %2447, i64 %2450
  %2452 = load double, ptr %2451, align 8
  %2453 = fsub double %2449, %2452
  %2454 = fmul double %2453, 5.000000e-01
  %2455 = fadd double %2449, %2452
  %2456 = fmul double %2455, 5.000000e-01
  %2457 = load double, ptr %2447, align 8
  %2458 = fsub double %2456, %2457
  %2459 = fcmp olt double %2458, 0.000000e+00
  br i1 %2459, label %2460, label %2463
2460:
  %2461 = fmul double %2454, -5.000000e-01
  %2462 = fdiv double %2461, %2458
  br label %2468
2463:
  %2464 = fcmp ogt double %2454, 0.000000e+00
  br i1 %2464, label %2468, label %2465
2465:
  %2466 = fcmp olt double %2454, 0.000000e+00
  %2467 = select i1 %2466, double -1.000000e+00, double %2454
  br label %2468
2468:
  %2469 = phi double [ %2462, %2460 ], [ %2467, %2465 ], [ 1.000000e+00, %2463 ]
  %2470 = fcmp olt double %2469, -1.000000e+00
  %2471 = fcmp ogt double %2469, 1.000000e+00
  %2472 = select i1 %2471, double 1.000000e+00, double %2469
  %2473 = select i1 %2470, double -1.000000e+00, double %2472
  %2474 = fmul double %2458, %2473
  %2475 = fadd double %2454, %2474
  %2476 = fmul double %2473, %2475
  %2477 = fadd double %2457, %2476
  %2478 = icmp eq ptr %2418, null
  br i1 %2478, label %2494, label %2479
2479:
  %2480 = getelementptr inbounds nuw i8, ptr %2418, i64 32
  %2481 = load double, ptr %2480, align 8
  %2482 = fcmp ult double %2481, %2477
  br i1 %2482, label %2483, label %2494
2483:
  store double %2477, ptr %2480, align 8
  %2484 = load double, ptr %2379, align 8
  %2485 = load double, ptr %2380, align 8
  %2486 = fsub double %2485, %2484
  %2487 = uitofp nneg i64 %2443 to double
  %2488 = fadd double %2473, %2487
  %2489 = fmul double %2488, %2486
  %2490 = fmul double %2489, 1.250000e-01
  %2491 = fadd double %2484, %2490
  %2492 = getelementptr inbounds nuw i8, ptr %2418, i64 40
  store double %2491, ptr %2492, align 8
  %2493 = load i64, ptr %100, align 8
  br label %2494
2494:
  %2495 = phi i64 [ %2493, %2483 ], [ %2389, %2479 ], [ %2389, %2468 ], [ %2389, %2388 ], [ %2389, %2392 ]
  %2496 = add nuw nsw i64 %2391, 1
  %2497 = icmp slt i64 %2496, %2495
  br i1 %2497, label %2388, label %2383
2498:
  %2499 = phi i64 [ %2591, %2590 ], [ %2198, %2197 ]
  %2500 = phi i64 [ %2592, %2590 ], [ 0, %2197 ]
  %2501 = getelementptr inbounds nuw i32, ptr %18, i64 %2500
  %2502 = load i32, ptr %2501, align 4
  %2503 = icmp eq i32 %2502, 0
  br i1 %2503, label %2590, label %2504
2504:
  %2505 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %2500
  %2506 = icmp sgt i64 %2499, 0
  br i1 %2506, label %2507, label %2590
2507:
  %2508 = getelementptr inbounds nuw i8, ptr %2505, i64 72
  br label %2509
2509:
  %2510 = phi i64 [ %2499, %2507 ], [ %2588, %2586 ]
  %2511 = phi i64 [ 0, %2507 ], [ %2587, %2586 ]
  %2512 = load ptr, ptr %103, align 8
  %2513 = shl nsw i64 %2511, 5
  %2514 = getelementptr inbounds nuw i8, ptr %2512, i64 %2513
  %2515 = getelementptr inbounds nuw double, ptr %2514, i64 %2500
  %2516 = load double, ptr %2515, align 8
  %2517 = shl nsw i64 %2510, 5
  %2518 = load ptr, ptr %122, align 8
  %2519 = getelementptr inbounds nuw i8, ptr %2518, i64 %2513
  %2520 = getelementptr inbounds nuw double, ptr %2519, i64 %2500
  %2521 = load double, ptr %2520, align 8
  %2522 = getelementptr inbounds i8, ptr %2520, i64 %2517
  %2523 = load double, ptr %2522, align 8
  %2524 = load double, ptr %2508, align 8
  %2525 = fcmp oeq double %2523, 0.000000e+00
  %2526 = select i1 %2525, double 0x7FF0000000000000, double %2523
  %2527 = fdiv double %2521, %2526
  %2528 = fsub double %2524, %2527
  %2529 = fcmp uge double %2516, 0.000000e+00
  %2530 = fcmp ult double %2521, 0.000000e+00
  %2531 = select i1 %2529, i1 true, i1 %2530
  br i1 %2531, label %2559, label %2532
2532:
  %2533 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2505, i64 noundef %2511, double noundef %2528) #14
  %2534 = icmp eq ptr %2533, null
  br i1 %2534, label %2586, label %2535
2535:
  %2536 = load i64, ptr %125, align 8
  %2537 = icmp sgt i64 %2536, 0
  br i1 %2537, label %2538, label %2556
2538:
  %2539 = load ptr, ptr %126, align 8
  br label %2540
2540:
  %2541 = phi i64 [ 0, %2538 ], [ %2546, %2545 ]
  %2542 = getelementptr inbounds nuw i64, ptr %2539, i64 %2541
  %2543 = load i64, ptr %2542, align 8
  %2544 = icmp eq i64 %2543, %2511
  br i1 %2544, label %2548, label %2545
2545:
  %2546 = add nuw nsw i64 %2541, 1
  %2547 = icmp eq i64 %2546, %2536
  br i1 %2547, label %2556, label %2540
2548:
  %2549 = load ptr, ptr %59, align 8
  %2550 = load ptr, ptr %127, align 8
  %2551 = getelementptr inbounds nuw i64, ptr %2550, i64 %2541
  %2552 = load i64, ptr %2551, align 8
  %2553 = getelementptr inbounds <4 x double>, ptr %2549, i64 %2552
  %2554 = getelementptr inbounds nuw double, ptr %2553, i64 %2500
  %2555 = load double, ptr %2554, align 8
  br label %2556
2556:
  %2557 = phi double [ %2555, %2548 ], [ 0x7FF8000000000000, %2535 ], [ 0x7FF8000000000000, %2545 ]
  %2558 = getelementptr inbounds nuw i8, ptr %2533, i64 16
  store double %2557, ptr %2558, align 8
  br label %2586
2559:
  %2560 = load i64, ptr %104, align 8
  %2561 = icmp ne i64 %2560, 0
  %2562 = fcmp oge double %2516, 0.000000e+00
  %2563 = and i1 %2562, %2561
  %2564 = fcmp olt double %2521, 0.000000e+00
  %2565 = select i1 %2563, i1 %2564, i1 false
  br i1 %2565, label %2566, label %2586
2566:
  %2567 = load i64, ptr %2505, align 8
  %2568 = load ptr, ptr %105, align 8
  %2569 = mul nsw i64 %2567, %2510
  %2570 = getelementptr inbounds double, ptr %2568, i64 %2569
  %2571 = getelementptr inbounds nuw double, ptr %2570, i64 %2511
  %2572 = load double, ptr %2571, align 8
  %2573 = fptosi double %2572 to i64
  %2574 = icmp sgt i64 %2573, -1
  %2575 = icmp sgt i64 %2560, %2573
  %2576 = and i1 %2574, %2575
  br i1 %2576, label %2577, label %2586
2577:
  %2578 = load ptr, ptr %143, align 8
  %2579 = icmp eq ptr %2578, null
  br i1 %2579, label %2586, label %2580
2580:
  %2581 = mul nsw i64 %2567, %2560
  %2582 = add nsw i64 %2581, %2573
  %2583 = mul nsw i64 %2582, 48
  %2584 = getelementptr inbounds i8, ptr %2578, i64 %2583
  %2585 = getelementptr inbounds nuw i8, ptr %2584, i64 24
  store double %2528, ptr %2585, align 8
  br label %2586
2586:
  %2587 = add nuw nsw i64 %2511, 1
  %2588 = load i64, ptr %100, align 8
  %2589 = icmp slt i64 %2587, %2588
  br i1 %2589, label %2509, label %2590
2590:
  %2591 = phi i64 [ %2499, %2498 ], [ %2499, %2504 ], [ %2588, %2586 ]
  %2592 = add nuw nsw i64 %2500, 1
  %2593 = icmp eq i64 %2592, 4
  br i1 %2593, label %2594, label %2498
2594:
  br label %2595
2595:
  %2596 = phi i64 [ %2885, %2884 ], [ 0, %2594 ]
  %2597 = getelementptr inbounds nuw %struct.bg_lane, ptr %43, i64 %2596
  %2598 = load i64, ptr %2597, align 8
  %2599 = icmp slt i64 %2598, 0
  br i1 %2599, label %2884, label %2600
2600:
  %2601 = getelementptr inbounds nuw i32, ptr %18, i64 %2596
  %2602 = load i32, ptr %2601, align 4
  %2603 = icmp eq i32 %2602, 0
  br i1 %2603, label %2864, label %2604
2604:
  %2605 = load i64, ptr %0, align 8
  %2606 = load i64, ptr %52, align 8
  %2607 = add i64 %2606, %2605
  %2608 = load i64, ptr %53, align 8
  %2609 = shl i64 %2608, 1
  %2610 = add i64 %2607, %2609
  %2611 = load i64, ptr %54, align 8
  %2612 = add i64 %2610, %2611
  %2613 = load i64, ptr %108, align 8
  %2614 = add nsw i64 %2613, -1
  %2615 = mul nsw i64 %2614, %2612
  %2616 = load ptr, ptr %57, align 8
  %2617 = load i64, ptr %58, align 8
  %2618 = mul nsw i64 %2617, %2598
  %2619 = getelementptr inbounds double, ptr %2616, i64 %2618
  %2620 = getelementptr inbounds nuw i8, ptr %2597, i64 8
  %2621 = load i64, ptr %2620, align 8
  %2622 = load i64, ptr %56, align 8
  %2623 = icmp slt i64 %2621, %2622
  br i1 %2623, label %2624, label %2747
2624:
  %2625 = getelementptr inbounds nuw i8, ptr %2597, i64 72
  %2626 = getelementptr inbounds nuw i8, ptr %2597, i64 64
  br label %2627
2627:
  %2628 = phi i64 [ %2622, %2624 ], [ %2745, %2742 ]
  %2629 = phi i64 [ %2621, %2624 ], [ %2744, %2742 ]
  %2630 = getelementptr inbounds double, ptr %2619, i64 %2629
  %2631 = load double, ptr %2630, align 8
  %2632 = load double, ptr %2625, align 8
  %2633 = fcmp ugt double %2631, %2632
  br i1 %2633, label %2747, label %2634
2634:
  %2635 = load double, ptr %2626, align 8
  %2636 = fsub double %2631, %2635
  %2637 = fsub double %2632, %2635
  %2638 = fdiv double %2636, %2637
  %2639 = load i64, ptr %0, align 8
  %2640 = load i64, ptr %52, align 8
  %2641 = add i64 %2640, %2639
  %2642 = load i64, ptr %53, align 8
  %2643 = shl nsw i64 %2642, 1
  %2644 = add nsw i64 %2643, %2641
  %2645 = load i64, ptr %54, align 8
  %2646 = add nsw i64 %2644, %2645
  %2647 = load i64, ptr %108, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  %2648 = load i64, ptr %139, align 8
  %2649 = icmp ne i64 %2648, 0
  %2650 = icmp sgt i64 %2647, 0
  %2651 = select i1 %2649, i1 %2650, i1 false
  br i1 %2651, label %2652, label %2656
2652:
  %2653 = icmp sgt i64 %2648, 0
  %2654 = fmul double %2638, 0.000000e+00
  %2655 = getelementptr double, ptr %5, i64 %2647
  br label %2664
2656:
  %2657 = load ptr, ptr %55, align 8
  %2658 = load i64, ptr %2597, align 8
  %2659 = mul nsw i64 %2658, %2628
  %2660 = add nsw i64 %2659, %2629
  %2661 = mul nsw i64 %2660, %2641
  %2662 = getelementptr inbounds double, ptr %2657, i64 %2661
  %2663 = icmp sgt i64 %2641, 0
  br i1 %2663, label %2701, label %2696
2664:
  %2665 = phi i64 [ 0, %2652 ], [ %2694, %2691 ]
  br i1 %2653, label %2666, label %2678
2666:
  %2667 = load ptr, ptr %140, align 8
  %2668 = mul nuw nsw i64 %2665, %2648
  %2669 = getelementptr double, ptr %2667, i64 %2668
  br label %2670
2670:
  %2671 = phi i64 [ %2648, %2666 ], [ %2673, %2670 ]
  %2672 = phi double [ 0.000000e+00, %2666 ], [ %2676, %2670 ]
  %2673 = add nsw i64 %2671, -1
  %2674 = getelementptr double, ptr %2669, i64 %2673
  %2675 = load double, ptr %2674, align 8
  %2676 = call double @llvm.fma.f64(double %2672, double %2638, double %2675)
  %2677 = icmp samesign ugt i64 %2671, 1
  br i1 %2677, label %2670, label %2680
2678:
  %2679 = getelementptr inbounds nuw double, ptr %5, i64 %2665
  store double %2654, ptr %2679, align 8
  br label %2691
2680:
  %2681 = fmul double %2638, %2676
  %2682 = getelementptr inbounds nuw double, ptr %5, i64 %2665
  store double %2681, ptr %2682, align 8
  br label %2683
2683:
  %2684 = phi i64 [ %2648, %2680 ], [ %2686, %2683 ]
  %2685 = phi double [ 0.000000e+00, %2680 ], [ %2689, %2683 ]
  %2686 = add nsw i64 %2684, -1
  %2687 = getelementptr double, ptr %2669, i64 %2686
  %2688 = load double, ptr %2687, align 8
  %2689 = fadd double %2685, %2688
  %2690 = icmp samesign ugt i64 %2684, 1
  br i1 %2690, label %2683, label %2691
2691:
  %2692 = phi double [ 0.000000e+00, %2678 ], [ %2689, %2683 ]
  %2693 = getelementptr double, ptr %2655, i64 %2665
  store double %2692, ptr %2693, align 8
  %2694 = add nuw nsw i64 %2665, 1
  %2695 = icmp eq i64 %2694, %2647
  br i1 %2695, label %2656, label %2664
2696:
  %2697 = load i64, ptr %50, align 8
  %2698 = icmp sgt i64 %2697, 0
  br i1 %2698, label %2699, label %2742
2699:
  %2700 = mul i64 %2646, %2647
  br label %2710
2701:
  %2702 = phi i64 [ %2708, %2701 ], [ 0, %2656 ]
  %2703 = load ptr, ptr %68, align 8
  %2704 = load ptr, ptr %121, align 8
  %2705 = load ptr, ptr %110, align 8
  %2706 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2703, ptr noundef %2704, ptr noundef %2705, ptr noundef %5, double noundef %2638, double noundef %2637, i64 noundef %2702, i64 noundef range(i64 -9223372036854775808, 4) %2596) #14
  %2707 = getelementptr inbounds nuw double, ptr %2662, i64 %2702
  store double %2706, ptr %2707, align 8
  %2708 = add nuw nsw i64 %2702, 1
  %2709 = icmp eq i64 %2708, %2641
  br i1 %2709, label %2696, label %2701
2710:
  %2711 = phi i64 [ %2697, %2699 ], [ %2733, %2732 ]
  %2712 = phi i64 [ 0, %2699 ], [ %2734, %2732 ]
  %2713 = load ptr, ptr %60, align 8
  %2714 = load i64, ptr %2597, align 8
  %2715 = mul nsw i64 %2714, %2711
  %2716 = add nsw i64 %2715, %2712
  %2717 = load i64, ptr %56, align 8
  %2718 = mul nsw i64 %2716, %2717
  %2719 = add nsw i64 %2718, %2629
  %2720 = mul nsw i64 %2719, %2641
  %2721 = getelementptr inbounds double, ptr %2713, i64 %2720
  %2722 = load ptr, ptr %70, align 8
  %2723 = mul nsw i64 %2712, %2646
  %2724 = getelementptr inbounds <4 x double>, ptr %2722, i64 %2723
  %2725 = load ptr, ptr %61, align 8
  %2726 = getelementptr inbounds <4 x double>, ptr %2725, i64 %2723
  %2727 = load ptr, ptr %133, align 8
  %2728 = mul i64 %2700, %2712
  %2729 = getelementptr inbounds <4 x double>, ptr %2727, i64 %2728
  br i1 %2663, label %2736, label %2732
2730:
  %2731 = load i64, ptr %50, align 8
  br label %2732
2732:
  %2733 = phi i64 [ %2731, %2730 ], [ %2711, %2710 ]
  %2734 = add nuw nsw i64 %2712, 1
  %2735 = icmp slt i64 %2734, %2733
  br i1 %2735, label %2710, label %2742
2736:
  %2737 = phi i64 [ %2740, %2736 ], [ 0, %2710 ]
  %2738 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2724, ptr noundef %2726, ptr noundef %2729, ptr noundef %5, double noundef %2638, double noundef %2637, i64 noundef %2737, i64 noundef range(i64 -9223372036854775808, 4) %2596) #14
  %2739 = getelementptr inbounds nuw double, ptr %2721, i64 %2737
  store double %2738, ptr %2739, align 8
  %2740 = add nuw nsw i64 %2737, 1
  %2741 = icmp eq i64 %2740, %2641
  br i1 %2741, label %2730, label %2736
2742:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  %2743 = load i64, ptr %2620, align 8
  %2744 = add nsw i64 %2743, 1
  store i64 %2744, ptr %2620, align 8
  %2745 = load i64, ptr %56, align 8
  %2746 = icmp slt i64 %2744, %2745
  br i1 %2746, label %2627, label %2747
2747:
  %2748 = icmp sgt i64 %2612, 0
  br i1 %2748, label %2752, label %2749
2749:
  %2750 = load i64, ptr %50, align 8
  %2751 = icmp sgt i64 %2750, 0
  br i1 %2751, label %2763, label %2787
2752:
  %2753 = phi i64 [ %2761, %2752 ], [ 0, %2747 ]
  %2754 = load ptr, ptr %59, align 8
  %2755 = getelementptr inbounds nuw <4 x double>, ptr %2754, i64 %2753
  %2756 = getelementptr inbounds nuw double, ptr %2755, i64 %2596
  %2757 = load double, ptr %2756, align 8
  %2758 = load ptr, ptr %68, align 8
  %2759 = getelementptr inbounds nuw <4 x double>, ptr %2758, i64 %2753
  %2760 = getelementptr inbounds nuw double, ptr %2759, i64 %2596
  store double %2757, ptr %2760, align 8
  %2761 = add nuw nsw i64 %2753, 1
  %2762 = icmp eq i64 %2761, %2612
  br i1 %2762, label %2749, label %2752
2763:
  %2764 = phi i64 [ %2771, %2770 ], [ %2750, %2749 ]
  %2765 = phi i64 [ %2772, %2770 ], [ 0, %2749 ]
  br i1 %2748, label %2766, label %2770
2766:
  %2767 = mul nuw nsw i64 %2765, %2612
  br label %2774
2768:
  %2769 = load i64, ptr %50, align 8
  br label %2770
2770:
  %2771 = phi i64 [ %2769, %2768 ], [ %2764, %2763 ]
  %2772 = add nuw nsw i64 %2765, 1
  %2773 = icmp slt i64 %2772, %2771
  br i1 %2773, label %2763, label %2787
2774:
  %2775 = phi i64 [ 0, %2766 ], [ %2785, %2774 ]
  %2776 = load ptr, ptr %61, align 8
  %2777 = getelementptr inbounds nuw <4 x double>, ptr %2776, i64 %2767
  %2778 = getelementptr inbounds nuw <4 x double>, ptr %2777, i64 %2775
  %2779 = getelementptr inbounds nuw double, ptr %2778, i64 %2596
  %2780 = load double, ptr %2779, align 8
  %2781 = load ptr, ptr %70, align 8
  %2782 = getelementptr inbounds nuw <4 x double>, ptr %2781, i64 %2767
  %2783 = getelementptr inbounds nuw <4 x double>, ptr %2782, i64 %2775
  %2784 = getelementptr inbounds nuw double, ptr %2783, i64 %2596
  store double %2780, ptr %2784, align 8
  %2785 = add nuw nsw i64 %2775, 1
  %2786 = icmp eq i64 %2785, %2612
  br i1 %2786, label %2768, label %2774
2787:
  %2788 = load i64, ptr %144, align 8
  %2789 = icmp ne i64 %2788, 0
  %2790 = and i1 %2748, %2789
  br i1 %2790, label %2791, label %2804
2791:
  %2792 = phi i64 [ %2800, %2791 ], [ 0, %2787 ]
  %2793 = load ptr, ptr %110, align 8
  %2794 = getelementptr inbounds <4 x double>, ptr %2793, i64 %2615
  %2795 = getelementptr inbounds nuw <4 x double>, ptr %2794, i64 %2792
  %2796 = getelementptr inbounds nuw double, ptr %2795, i64 %2596
  %2797 = load double, ptr %2796, align 8
  %2798 = getelementptr inbounds nuw <4 x double>, ptr %2793, i64 %2792
  %2799 = getelementptr inbounds nuw double, ptr %2798, i64 %2596
  store double %2797, ptr %2799, align 8
  %2800 = add nuw nsw i64 %2792, 1
  %2801 = icmp eq i64 %2800, %2612
  br i1 %2801, label %2802, label %2791
2802:
  %2803 = load i64, ptr %144, align 8
  br label %2804
2804:
  %2805 = phi i64 [ %2803, %2802 ], [ %2788, %2787 ]
  %2806 = icmp eq i64 %2805, 0
  %2807 = zext i1 %2806 to i64
  %2808 = getelementptr inbounds nuw i8, ptr %2597, i64 16
  store i64 %2807, ptr %2808, align 8
  %2809 = load ptr, ptr %102, align 8
  %2810 = load i64, ptr %100, align 8
  %2811 = getelementptr double, ptr %2809, i64 %2596
  %2812 = icmp sgt i64 %2810, 0
  br i1 %2812, label %2813, label %2852
2813:
  %2814 = load ptr, ptr %103, align 8
  %2815 = getelementptr double, ptr %2814, i64 %2596
  br label %2816
2816:
  %2817 = phi i64 [ 0, %2813 ], [ %2829, %2816 ]
  %2818 = phi i32 [ 0, %2813 ], [ %2828, %2816 ]
  %2819 = shl nsw i64 %2817, 5
  %2820 = getelementptr i8, ptr %2815, i64 %2819
  %2821 = load double, ptr %2820, align 8
  %2822 = getelementptr i8, ptr %2811, i64 %2819
  %2823 = load double, ptr %2822, align 8
  %2824 = fcmp olt double %2821, 0.000000e+00
  %2825 = fcmp oge double %2823, 0.000000e+00
  %2826 = select i1 %2824, i1 %2825, i1 false
  %2827 = zext i1 %2826 to i32
  %2828 = or i32 %2818, %2827
  %2829 = add nuw nsw i64 %2817, 1
  %2830 = icmp eq i64 %2829, %2810
  br i1 %2830, label %2831, label %2816
2831:
  %2832 = icmp eq i32 %2828, 0
  br i1 %2832, label %2838, label %2833
2833:
  %2834 = getelementptr %struct.bg_lane, ptr %2, i64 %2596
  %2835 = getelementptr i8, ptr %2834, i64 32
  store i64 1, ptr %2835, align 8
  %2836 = load i64, ptr %100, align 8
  %2837 = icmp sgt i64 %2836, 0
  br i1 %2837, label %2838, label %2852
2838:
  br label %2839
2839:
  %2840 = phi i64 [ %2848, %2839 ], [ 0, %2838 ]
  %2841 = load ptr, ptr %102, align 8
  %2842 = getelementptr inbounds nuw <4 x double>, ptr %2841, i64 %2840
  %2843 = getelementptr inbounds nuw double, ptr %2842, i64 %2596
  %2844 = load double, ptr %2843, align 8
  %2845 = load ptr, ptr %103, align 8
  %2846 = getelementptr inbounds nuw <4 x double>, ptr %2845, i64 %2840
  %2847 = getelementptr inbounds nuw double, ptr %2846, i64 %2596
  store double %2844, ptr %2847, align 8
  %2848 = add nuw nsw i64 %2840, 1
  %2849 = load i64, ptr %100, align 8
  %2850 = shl nsw i64 %2849, 2
  %2851 = icmp slt i64 %2848, %2850
  br i1 %2851, label %2839, label %2852
2852:
  %2853 = getelementptr inbounds nuw i8, ptr %2597, i64 72
  %2854 = load double, ptr %2853, align 8
  %2855 = getelementptr inbounds nuw i8, ptr %2597, i64 64
  store double %2854, ptr %2855, align 8
  %2856 = getelementptr inbounds nuw i8, ptr %2597, i64 48
  %2857 = load i64, ptr %2856, align 8
  %2858 = add nsw i64 %2857, 1
  store i64 %2858, ptr %2856, align 8
  %2859 = getelementptr inbounds nuw i8, ptr %2597, i64 80
  %2860 = load double, ptr %2859, align 8
  %2861 = getelementptr inbounds nuw i8, ptr %2597, i64 104
  %2862 = load double, ptr %2861, align 8
  %2863 = fcmp ogt double %2860, %2862
  br i1 %2863, label %2878, label %2881
2864:
  %2865 = getelementptr inbounds nuw i8, ptr %2597, i64 80
  %2866 = load double, ptr %2865, align 8
  %2867 = getelementptr inbounds nuw i8, ptr %2597, i64 104
  %2868 = load double, ptr %2867, align 8
  %2869 = fcmp ogt double %2866, %2868
  br i1 %2869, label %2870, label %2881
2870:
  %2871 = getelementptr inbounds nuw i8, ptr %2597, i64 64
  %2872 = load double, ptr %2871, align 8
  %2873 = getelementptr inbounds nuw i8, ptr %2597, i64 96
  %2874 = load double, ptr %2873, align 8
  %2875 = fsub double %2874, %2872
  %2876 = fmul double %2875, 5.000000e-01
  %2877 = fadd double %2872, %2876
  br label %2881
2878:
  %2879 = getelementptr inbounds nuw i8, ptr %2597, i64 96
  %2880 = load double, ptr %2879, align 8
  br label %2881
2881:
  %2882 = phi double [ %2860, %2852 ], [ %2877, %2870 ], [ %2880, %2878 ], [ %2866, %2864 ]
  %2883 = getelementptr inbounds nuw i8, ptr %2597, i64 72
  store double %2882, ptr %2883, align 8
  br label %2884
2884:
  %2885 = add nuw nsw i64 %2596, 1
  %2886 = icmp eq i64 %2885, 4
  br i1 %2886, label %2887, label %2595
2887:
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #15
  %2888 = add nuw nsw i64 %146, 1
  %2889 = icmp eq i64 %2888, %3
  br i1 %2889, label %2890, label %145
2890:
  %2891 = phi i64 [ 1, %39 ], [ 2, %1068 ], [ 0, %882 ], [ 1, %2887 ]
  call void @bg_set_float_mode(i32 noundef %25) #13
  ret i64 %2891
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846873, 1152921504606847079) i64 @bg_memory_4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #14
  %5 = add nsw i64 %4, 103
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((592, 816)) %2, ptr noundef %3) unnamed_addr #4 {
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
  %22 = shl nsw i64 %21, 5
  %23 = getelementptr inbounds i8, ptr %3, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 592
  store ptr %3, ptr %24, align 8
  %25 = shl nsw i64 %15, 5
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 600
  store ptr %23, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 %25
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 608
  store ptr %26, ptr %29, align 8
  %30 = mul i64 %15, %17
  %31 = shl i64 %30, 5
  %32 = getelementptr inbounds i8, ptr %28, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 616
  store ptr %28, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %32, i64 %25
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 624
  store ptr %32, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %34, i64 %25
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 632
  store ptr %34, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %25
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 640
  store ptr %36, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %25
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 648
  store ptr %38, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %40, i64 %25
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 656
  store ptr %40, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 %25
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 664
  store ptr %42, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %44, i64 %25
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 672
  store ptr %44, ptr %47, align 8
  %48 = load i64, ptr %9, align 8
  %49 = add nsw i64 %48, %15
  %50 = load i64, ptr %13, align 8
  %51 = add nsw i64 %49, %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %55 = load i64, ptr %54, align 8
  %56 = shl i64 %55, 6
  %57 = shl i64 %53, 7
  %58 = shl i64 %51, 5
  %59 = getelementptr i8, ptr %46, i64 %56
  %60 = getelementptr i8, ptr %59, i64 %57
  %61 = getelementptr i8, ptr %60, i64 %58
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 680
  store ptr %46, ptr %62, align 8
  %63 = load i64, ptr %52, align 8
  %64 = icmp eq i64 %63, 0
  %65 = select i1 %64, i64 0, i64 %25
  %66 = getelementptr inbounds i8, ptr %61, i64 %65
  %67 = select i1 %64, ptr %32, ptr %61
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 688
  store ptr %67, ptr %68, align 8
  %69 = load i64, ptr %52, align 8
  %70 = shl i64 %69, 7
  %71 = getelementptr inbounds i8, ptr %66, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 696
  store ptr %66, ptr %72, align 8
  %73 = load i64, ptr %52, align 8
  %74 = shl i64 %73, 7
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 704
  store ptr %71, ptr %76, align 8
  %77 = load i64, ptr %52, align 8
  %78 = shl i64 %77, 7
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 712
  store ptr %75, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %82 = load i64, ptr %81, align 8
  %83 = shl nsw i64 %82, 5
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 720
  store ptr %79, ptr %85, align 8
  %86 = load i64, ptr %52, align 8
  %87 = mul i64 %86, 288
  %88 = getelementptr inbounds i8, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 728
  store ptr %84, ptr %89, align 8
  %90 = load i64, ptr %20, align 8
  %91 = shl i64 %19, 5
  %92 = mul i64 %91, %90
  %93 = getelementptr inbounds i8, ptr %88, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 736
  store ptr %88, ptr %94, align 8
  %95 = mul nsw i64 %19, %15
  %96 = shl nsw i64 %95, 5
  %97 = getelementptr inbounds i8, ptr %93, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 744
  store ptr %93, ptr %98, align 8
  %99 = mul i64 %31, %19
  %100 = getelementptr inbounds i8, ptr %97, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 752
  store ptr %97, ptr %101, align 8
  %102 = getelementptr inbounds i8, ptr %100, i64 %96
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 760
  store ptr %100, ptr %103, align 8
  %104 = getelementptr inbounds i8, ptr %102, i64 %96
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 768
  store ptr %102, ptr %105, align 8
  %106 = load i64, ptr %20, align 8
  %107 = shl nsw i64 %106, 5
  %108 = getelementptr inbounds i8, ptr %104, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 776
  store ptr %104, ptr %109, align 8
  %110 = load i64, ptr %20, align 8
  %111 = mul i64 %91, %110
  %112 = getelementptr inbounds i8, ptr %108, i64 %111
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 784
  store ptr %108, ptr %113, align 8
  %114 = load i64, ptr %54, align 8
  %115 = icmp eq i64 %114, 0
  %116 = select i1 %115, i64 0, i64 2048
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 %116
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 792
  store ptr %112, ptr %118, align 8
  %119 = load i64, ptr %54, align 8
  %120 = mul nsw i64 %119, 576
  %121 = load i64, ptr %20, align 8
  %122 = add i64 %121, %15
  %123 = add i64 %122, %120
  %124 = shl i64 %123, 5
  %125 = getelementptr i8, ptr %117, i64 %124
  %126 = getelementptr i8, ptr %125, i64 128
  %127 = getelementptr inbounds nuw i8, ptr %2, i64 800
  store ptr %117, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %129 = load i64, ptr %128, align 8
  %130 = shl nsw i64 %129, 5
  %131 = getelementptr inbounds i8, ptr %126, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 808
  store ptr %126, ptr %132, align 8
  %133 = ptrtoint ptr %131 to i64
  %134 = ptrtoint ptr %3 to i64
  %135 = sub i64 %133, %134
  %136 = ashr exact i64 %135, 3
  ret i64 %136
}
define noalias noundef ptr @bg_call_4(ptr noundef readonly captures(none) %0, ptr noundef %1) #5 {
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
  br label %196
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
  br label %192
173:
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %175 = load i64, ptr %174, align 8
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %192, label %177
177:
  %178 = getelementptr inbounds nuw i8, ptr %146, i64 24
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 24
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %3, i64 296
  store ptr %181, ptr %182, align 8
  %183 = getelementptr inbounds nuw i8, ptr %146, i64 32
  %184 = load ptr, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 24
  %186 = load ptr, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %3, i64 304
  store ptr %186, ptr %187, align 8
  %188 = getelementptr inbounds nuw i8, ptr %179, i64 40
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %191 = load i64, ptr %190, align 8
  store i64 %191, ptr %67, align 8
  br label %192
192:
  br label %193
193:
  %194 = call i64 @bg_advance_4(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #14
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %196, label %193
196:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret ptr null
}
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <4 x double> noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca [4 x i64], align 16
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
  %27 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %26
  store <4 x double> zeroinitializer, ptr %27, align 8
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
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 664
  %44 = load ptr, ptr %43, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %39, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %44) #14
  br label %45
45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load ptr, ptr %46, align 8
  %48 = icmp ne ptr %47, null
  %49 = icmp slt i64 %10, 3
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %59
51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 672
  %53 = icmp ne i64 %5, 0
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %57 = icmp sgt i64 %5, 0
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 680
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
  %83 = icmp eq i64 %82, 4
  br i1 %83, label %100, label %70
84:
  %85 = phi i64 [ %97, %84 ], [ %67, %70 ]
  %86 = phi i64 [ %98, %84 ], [ 0, %70 ]
  %87 = getelementptr inbounds nuw <4 x double>, ptr %74, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw <4 x double>, ptr %75, i64 %86
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
  %103 = insertelement <4 x double> poison, double %102, i64 0
  %104 = shufflevector <4 x double> %103, <4 x double> poison, <4 x i32> zeroinitializer
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
  %118 = getelementptr inbounds <4 x double>, ptr %6, i64 %117
  %119 = load ptr, ptr %58, align 8
  tail call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %46, ptr noundef readonly %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef %104, i64 noundef %116, ptr noundef %118, ptr noundef %119) #14
  %120 = load i64, ptr %0, align 8
  %121 = load ptr, ptr %58, align 8
  %122 = icmp sgt i64 %120, 0
  br i1 %122, label %123, label %146
123:
  %124 = phi i64 [ %128, %127 ], [ 0, %115 ]
  %125 = getelementptr inbounds nuw <4 x double>, ptr %121, i64 %124
  %126 = getelementptr inbounds nuw <4 x double>, ptr %118, i64 %124
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
  %145 = icmp eq i64 %144, 4
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
  %156 = getelementptr inbounds nuw <4 x double>, ptr %155, i64 %154
  store <4 x double> zeroinitializer, ptr %156, align 8
  %157 = add nuw nsw i64 %154, 1
  %158 = load i64, ptr %0, align 8
  %159 = icmp slt i64 %157, %158
  br i1 %159, label %153, label %190
160:
  %161 = load ptr, ptr %52, align 8
  br label %162
162:
  %163 = phi ptr [ %161, %160 ], [ %65, %107 ]
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %46, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef %104, ptr noundef %163) #14
  %164 = load i64, ptr %0, align 8
  %165 = load ptr, ptr %52, align 8
  %166 = icmp sgt i64 %164, 0
  br i1 %166, label %167, label %190
167:
  %168 = phi i64 [ %172, %171 ], [ 0, %162 ]
  %169 = getelementptr inbounds nuw <4 x double>, ptr %165, i64 %168
  %170 = getelementptr inbounds nuw <4 x double>, ptr %3, i64 %168
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
  %189 = icmp eq i64 %188, 4
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
  %199 = getelementptr inbounds nuw <4 x double>, ptr %198, i64 %197
  %200 = load <4 x double>, ptr %199, align 8
  %201 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %197
  store <4 x double> %200, ptr %201, align 8
  %202 = add nuw nsw i64 %197, 1
  %203 = load i64, ptr %0, align 8
  %204 = icmp slt i64 %202, %203
  br i1 %204, label %196, label %205
205:
  %206 = add nsw i64 %64, 1
  %207 = icmp eq i64 %206, 3
  br i1 %207, label %59, label %63
208:
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 680
  %210 = load ptr, ptr %209, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %60, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %210) #14
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i64 %212, 0
  br i1 %213, label %214, label %225
214:
  %215 = phi i64 [ %222, %214 ], [ 0, %208 ]
  %216 = load ptr, ptr %209, align 8
  %217 = getelementptr inbounds nuw <4 x double>, ptr %216, i64 %215
  %218 = load <4 x double>, ptr %217, align 8
  %219 = load i64, ptr %0, align 8
  %220 = getelementptr <4 x double>, ptr %3, i64 %219
  %221 = getelementptr <4 x double>, ptr %220, i64 %215
  store <4 x double> %218, ptr %221, align 8
  %222 = add nuw nsw i64 %215, 1
  %223 = load i64, ptr %211, align 8
  %224 = icmp slt i64 %222, %223
  br i1 %224, label %214, label %225
225:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  ret void
}
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <4 x double> noundef %3, ptr noundef %4, <4 x double> noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca <4 x double>, align 8
  %9 = alloca <4 x double>, align 8
  %10 = alloca [9 x ptr], align 16
  store <4 x double> %3, ptr %8, align 8
  store <4 x double> %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 592
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds <4 x double>, ptr %12, i64 %14
  store ptr %15, ptr %10, align 16
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %18 = load i64, ptr %0, align 8
  %19 = getelementptr inbounds <4 x double>, ptr %4, i64 %18
  store ptr %19, ptr %17, align 16
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %8, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %9, ptr %21, align 16
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 664
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 808
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  ret void
}
declare double @llvm.fabs.f64(double) #6
define internal fastcc void @bg_run_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <4 x double> noundef %3, ptr noundef %4, <4 x double> noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8) unnamed_addr #0 {
  %10 = alloca <4 x double>, align 8
  %11 = alloca <4 x double>, align 8
  %12 = alloca <4 x double>, align 8
  %13 = alloca [9 x ptr], align 16
  store <4 x double> %3, ptr %10, align 8
  store <4 x double> %5, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  store <4 x double> zeroinitializer, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 736
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %6
  %19 = getelementptr inbounds <4 x double>, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds <4 x double>, ptr %19, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #15
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 592
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds <4 x double>, ptr %24, i64 %21
  store ptr %25, ptr %13, align 16
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %4, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %28 = load i64, ptr %0, align 8
  %29 = getelementptr inbounds <4 x double>, ptr %4, i64 %28
  store ptr %29, ptr %27, align 16
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store ptr %10, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store ptr %11, ptr %31, align 16
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 664
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
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 808
  %41 = load ptr, ptr %40, align 8
  call void %39(ptr noundef nonnull %13, ptr noundef %41, ptr noundef %8) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  ret void
}
define internal fastcc void @bg_fill(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 4) %3, i64 noundef %4) unnamed_addr #7 {
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
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 592
  br label %30
24:
  %25 = icmp sgt i64 %16, 0
  br i1 %25, label %26, label %65
26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 608
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
  %39 = getelementptr inbounds nuw <4 x double>, ptr %38, i64 %31
  %40 = getelementptr inbounds double, ptr %39, i64 %3
  store double %37, ptr %40, align 8
  %41 = add nuw nsw i64 %31, 1
  %42 = load i64, ptr %17, align 8
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %30, label %24
44:
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 600
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
  %61 = getelementptr inbounds nuw <4 x double>, ptr %60, i64 %49
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
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 736
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 744
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
  %90 = getelementptr inbounds nuw <4 x double>, ptr %89, i64 %77
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
  %115 = getelementptr inbounds <4 x double>, ptr %114, i64 %106
  %116 = getelementptr inbounds nuw <4 x double>, ptr %115, i64 %105
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
  %140 = getelementptr inbounds nuw <4 x double>, ptr %139, i64 %102
  %141 = getelementptr inbounds nuw <4 x double>, ptr %140, i64 %126
  %142 = getelementptr inbounds double, ptr %141, i64 %3
  store double %138, ptr %142, align 8
  %143 = add nuw nsw i64 %126, 1
  %144 = icmp eq i64 %143, %16
  br i1 %144, label %121, label %125
}
define internal fastcc double @bg_end(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 4) %3, double noundef %4, double noundef %5) unnamed_addr #8 {
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
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 792
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
  %30 = shl nuw nsw i64 %23, 5
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
define internal fastcc <4 x double> @bg_at(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #9 {
  %3 = alloca <4 x double>, align 8
  %4 = alloca [4 x double], align 16
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
  %21 = icmp eq i64 %20, 4
  br i1 %21, label %22, label %7
22:
  %23 = load <4 x double>, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  ret <4 x double> %23
24:
  %25 = phi i64 [ 0, %2 ], [ %27, %24 ]
  %26 = getelementptr inbounds nuw double, ptr %4, i64 %25
  store double %1, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, 4
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
  br i1 %11, label %38, label %12
12:
  %13 = sitofp i64 %7 to double
  %14 = load i64, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %18, %14
  %20 = getelementptr inbounds double, ptr %16, i64 %19
  %21 = getelementptr inbounds double, ptr %20, i64 %3
  store double %13, ptr %21, align 8
  %22 = load i64, ptr %2, align 8
  %23 = icmp slt i64 %7, 0
  br i1 %23, label %38, label %24
24:
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %7, %25
  br i1 %26, label %27, label %38
27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %38, label %31
31:
  %32 = mul nsw i64 %25, %22
  %33 = add nsw i64 %32, %7
  %34 = mul nsw i64 %33, 48
  %35 = getelementptr inbounds i8, ptr %29, i64 %34
  %36 = sitofp i64 %3 to double
  store double %36, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store double %4, ptr %37, align 8
  br label %38
38:
  %39 = phi ptr [ null, %5 ], [ %35, %31 ], [ null, %27 ], [ null, %24 ], [ null, %12 ]
  ret ptr %39
}
define internal fastcc void @bg_rates(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <4 x double> noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #0 {
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %4) #14
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 680
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %21) #14
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
  %30 = getelementptr inbounds nuw <4 x double>, ptr %29, i64 %28
  %31 = load <4 x double>, ptr %30, align 8
  %32 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %28
  store <4 x double> %31, ptr %32, align 8
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
  %42 = getelementptr <4 x double>, ptr %4, i64 %41
  %43 = getelementptr <4 x double>, ptr %42, i64 %40
  store <4 x double> zeroinitializer, ptr %43, align 8
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
  %53 = getelementptr <4 x double>, ptr %4, i64 %11
  br label %60
54:
  %55 = load i64, ptr %13, align 8
  %56 = add nsw i64 %55, %7
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %83
58:
  %59 = getelementptr <4 x double>, ptr %4, i64 %12
  br label %70
60:
  %61 = phi i64 [ 0, %52 ], [ %68, %60 ]
  %62 = load ptr, ptr %20, align 8
  %63 = load i64, ptr %0, align 8
  %64 = getelementptr <4 x double>, ptr %62, i64 %63
  %65 = getelementptr <4 x double>, ptr %64, i64 %61
  %66 = load <4 x double>, ptr %65, align 8
  %67 = getelementptr <4 x double>, ptr %53, i64 %61
  store <4 x double> %66, ptr %67, align 8
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %7
  br i1 %69, label %54, label %60
70:
  %71 = phi i64 [ 0, %58 ], [ %79, %70 ]
  %72 = load ptr, ptr %20, align 8
  %73 = load i64, ptr %0, align 8
  %74 = getelementptr <4 x double>, ptr %72, i64 %73
  %75 = getelementptr <4 x double>, ptr %74, i64 %71
  %76 = load <4 x double>, ptr %75, align 8
  %77 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %76)
  %78 = getelementptr <4 x double>, ptr %59, i64 %71
  store <4 x double> %77, ptr %78, align 8
  %79 = add nuw nsw i64 %71, 1
  %80 = load i64, ptr %13, align 8
  %81 = add nsw i64 %80, %7
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %70, label %83
83:
  ret void
}
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>) #6
declare <4 x double> @llvm.fabs.v4f64(<4 x double>) #6
declare double @bg_pow_1(double noundef, double noundef) #2
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7, i64 noundef range(i64 -9223372036854775808, 4) %8) unnamed_addr #11 {
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
  %21 = getelementptr inbounds <4 x double>, ptr %1, i64 %7
  %22 = getelementptr inbounds double, ptr %21, i64 %8
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds <4 x double>, ptr %2, i64 %7
  %25 = getelementptr inbounds double, ptr %24, i64 %8
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %38, label %30
30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr <4 x double>, ptr %3, i64 %7
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
  %59 = getelementptr <4 x double>, ptr %34, i64 %58
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
