; sources 5bb7538ec609efc8ed2d7fd99041d1c256f1c7d4054d6e6b24385adb970a1191
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [8 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
%struct.bg_values = type { ptr, i64 }
define range(i64 0, 3) i64 @bg_advance_8(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca <8 x i64>, align 8
  %6 = alloca [32 x double], align 16
  %7 = alloca <8 x double>, align 8
  %8 = alloca [16 x <8 x double>], align 16
  %9 = alloca [16 x <8 x double>], align 16
  %10 = alloca <8 x double>, align 8
  %11 = alloca <8 x double>, align 8
  %12 = alloca <8 x double>, align 8
  %13 = alloca <8 x double>, align 8
  %14 = alloca <8 x double>, align 8
  %15 = alloca <8 x double>, align 8
  %16 = alloca <8 x i64>, align 8
  %17 = alloca <8 x double>, align 8
  %18 = alloca [8 x i32], align 16
  %19 = alloca <8 x double>, align 8
  %20 = alloca <8 x double>, align 8
  %21 = alloca <8 x double>, align 8
  %22 = alloca <8 x double>, align 8
  %23 = alloca [9 x ptr], align 16
  %24 = alloca [6 x double], align 16
  %25 = alloca <8 x double>, align 8
  %26 = tail call i32 @bg_float_mode() #13
  %27 = tail call i32 @bg_plain_mode() #13
  tail call void @bg_set_float_mode(i32 noundef %27) #13
  %28 = load i64, ptr %2, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %40
30:
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 1400
  %32 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %31) #14
  store i64 1, ptr %2, align 8
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %35
35:
  %36 = phi i64 [ 0, %30 ], [ %38, %35 ]
  %37 = getelementptr inbounds nuw %struct.bg_lane, ptr %34, i64 %36
  store i64 -1, ptr %37, align 8
  %38 = add nuw nsw i64 %36, 1
  %39 = icmp eq i64 %38, 8
  br i1 %39, label %40, label %35
40:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %42 = icmp sgt i64 %3, 0
  br i1 %42, label %43, label %2875
43:
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 1352
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 1360
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 1200
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  %63 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %65 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %66 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %67 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 1376
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 1368
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %88 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %91 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %92 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %93 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %94 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %95 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 1256
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 1232
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 1192
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 1224
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 1208
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %119 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  %120 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %128 = getelementptr inbounds nuw i8, ptr %2, i64 1176
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 1328
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 1344
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %135 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %136 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %142 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %146
146:
  %147 = phi i64 [ 0, %43 ], [ %2873, %2872 ]
  br label %148
148:
  %149 = phi i64 [ 0, %146 ], [ %467, %466 ]
  %150 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = icmp slt i64 %151, 0
  br i1 %152, label %466, label %153
153:
  %154 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %164
157:
  %158 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %150, i64 96
  %161 = load double, ptr %160, align 8
  %162 = fcmp olt double %159, %161
  br i1 %162, label %466, label %163
163:
  store i64 1, ptr %154, align 8
  br label %164
164:
  %165 = phi i64 [ 1, %163 ], [ %155, %153 ]
  %166 = load ptr, ptr %45, align 8
  %167 = load ptr, ptr %46, align 8
  %168 = load i64, ptr %47, align 8
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %383, label %170
170:
  %171 = load ptr, ptr %48, align 8
  %172 = icmp eq ptr %171, null
  br i1 %172, label %383, label %173
173:
  %174 = load i64, ptr %49, align 8
  %175 = load ptr, ptr %50, align 8
  %176 = getelementptr double, ptr %166, i64 %149
  %177 = icmp sgt i64 %174, 0
  br i1 %177, label %178, label %190
178:
  %179 = phi i64 [ %186, %178 ], [ 0, %173 ]
  %180 = getelementptr <8 x double>, ptr %176, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = fadd double %181, 0.000000e+00
  %183 = insertelement <8 x double> poison, double %182, i64 0
  %184 = shufflevector <8 x double> %183, <8 x double> poison, <8 x i32> zeroinitializer
  %185 = getelementptr inbounds nuw <8 x double>, ptr %175, i64 %179
  store <8 x double> %184, ptr %185, align 8
  %186 = add nuw nsw i64 %179, 1
  %187 = icmp eq i64 %186, %174
  br i1 %187, label %188, label %178
188:
  %189 = load i64, ptr %49, align 8
  br label %190
190:
  %191 = phi i64 [ %189, %188 ], [ %174, %173 ]
  %192 = load i64, ptr %51, align 8
  %193 = mul nsw i64 %192, %191
  %194 = load ptr, ptr %52, align 8
  %195 = getelementptr double, ptr %167, i64 %149
  %196 = icmp sgt i64 %193, 0
  br i1 %196, label %197, label %209
197:
  %198 = phi i64 [ %205, %197 ], [ 0, %190 ]
  %199 = getelementptr <8 x double>, ptr %195, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = fadd double %200, 0.000000e+00
  %202 = insertelement <8 x double> poison, double %201, i64 0
  %203 = shufflevector <8 x double> %202, <8 x double> poison, <8 x i32> zeroinitializer
  %204 = getelementptr inbounds nuw <8 x double>, ptr %194, i64 %198
  store <8 x double> %203, ptr %204, align 8
  %205 = add nuw nsw i64 %198, 1
  %206 = icmp eq i64 %205, %193
  br i1 %206, label %207, label %197
207:
  %208 = load ptr, ptr %52, align 8
  br label %209
209:
  %210 = phi ptr [ %208, %207 ], [ %194, %190 ]
  %211 = load ptr, ptr %50, align 8
  store ptr %211, ptr %45, align 8
  store ptr %210, ptr %46, align 8
  %212 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %213 = load i64, ptr %212, align 8
  %214 = icmp sgt i64 %213, 0
  br i1 %214, label %217, label %215
215:
  store ptr %166, ptr %45, align 8
  store ptr %167, ptr %46, align 8
  %216 = load i64, ptr %154, align 8
  br label %383
217:
  %218 = phi i64 [ %381, %379 ], [ %213, %209 ]
  %219 = phi i64 [ %380, %379 ], [ 0, %209 ]
  %220 = load i64, ptr %0, align 8
  %221 = load i64, ptr %53, align 8
  %222 = load i64, ptr %54, align 8
  %223 = load i64, ptr %55, align 8
  %224 = load ptr, ptr %56, align 8
  %225 = load i64, ptr %150, align 8
  %226 = load i64, ptr %57, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #15
  %227 = load ptr, ptr %58, align 8
  %228 = load i64, ptr %59, align 8
  %229 = mul nsw i64 %228, %225
  %230 = getelementptr inbounds double, ptr %227, i64 %229
  %231 = add nsw i64 %218, -1
  br label %232
232:
  %233 = phi i64 [ 0, %217 ], [ %239, %232 ]
  %234 = getelementptr inbounds nuw double, ptr %25, i64 %233
  %235 = add nuw nsw i64 %233, %219
  %236 = call i64 @llvm.smin.i64(i64 %235, i64 %231)
  %237 = getelementptr double, ptr %230, i64 %236
  %238 = load double, ptr %237, align 8
  store double %238, ptr %234, align 8
  %239 = add nuw nsw i64 %233, 1
  %240 = icmp eq i64 %239, 8
  br i1 %240, label %241, label %232
241:
  %242 = add nsw i64 %221, %220
  %243 = mul i64 %225, %242
  %244 = mul i64 %243, %226
  %245 = getelementptr inbounds double, ptr %224, i64 %244
  %246 = load ptr, ptr %60, align 8
  %247 = icmp sgt i64 %242, 0
  br label %248
248:
  %249 = phi i64 [ 0, %241 ], [ %257, %256 ]
  %250 = getelementptr inbounds nuw double, ptr %246, i64 %249
  br i1 %247, label %251, label %256
251:
  %252 = add nuw nsw i64 %249, %219
  %253 = call i64 @llvm.smin.i64(i64 %252, i64 %231)
  %254 = mul nsw i64 %253, %242
  %255 = getelementptr double, ptr %245, i64 %254
  br label %265
256:
  %257 = add nuw nsw i64 %249, 1
  %258 = icmp eq i64 %257, 8
  br i1 %258, label %259, label %248
259:
  %260 = shl nsw i64 %222, 1
  %261 = add nsw i64 %260, %242
  %262 = add nsw i64 %261, %223
  %263 = load i64, ptr %51, align 8
  %264 = icmp sgt i64 %263, 0
  br i1 %264, label %300, label %272
265:
  %266 = phi i64 [ 0, %251 ], [ %270, %265 ]
  %267 = getelementptr double, ptr %255, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = getelementptr inbounds nuw <8 x double>, ptr %250, i64 %266
  store double %268, ptr %269, align 8
  %270 = add nuw nsw i64 %266, 1
  %271 = icmp eq i64 %270, %242
  br i1 %271, label %256, label %265
272:
  %273 = phi i64 [ %263, %259 ], [ %337, %335 ]
  %274 = load <8 x double>, ptr %25, align 8
  %275 = load ptr, ptr %60, align 8
  %276 = load ptr, ptr %62, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %274, ptr noundef %275, ptr noundef null, i64 noundef %273, ptr noundef %276) #14
  %277 = load ptr, ptr %60, align 8
  br label %278
278:
  %279 = phi i64 [ 0, %272 ], [ %295, %294 ]
  %280 = add nuw nsw i64 %279, %219
  %281 = icmp slt i64 %280, %218
  br i1 %281, label %282, label %294
282:
  %283 = getelementptr inbounds nuw double, ptr %277, i64 %279
  br i1 %247, label %284, label %294
284:
  %285 = mul nuw nsw i64 %280, %242
  %286 = getelementptr double, ptr %245, i64 %285
  br label %287
287:
  %288 = phi i64 [ 0, %284 ], [ %292, %287 ]
  %289 = getelementptr inbounds nuw <8 x double>, ptr %283, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = getelementptr double, ptr %286, i64 %288
  store double %290, ptr %291, align 8
  %292 = add nuw nsw i64 %288, 1
  %293 = icmp eq i64 %292, %242
  br i1 %293, label %294, label %287
294:
  %295 = add nuw nsw i64 %279, 1
  %296 = icmp eq i64 %295, 8
  br i1 %296, label %297, label %278
297:
  %298 = load i64, ptr %51, align 8
  %299 = icmp sgt i64 %298, 0
  br i1 %299, label %339, label %379
300:
  %301 = phi i64 [ %337, %335 ], [ %263, %259 ]
  %302 = phi i64 [ %336, %335 ], [ 0, %259 ]
  %303 = load i64, ptr %150, align 8
  %304 = load ptr, ptr %61, align 8
  %305 = mul nsw i64 %303, %301
  %306 = add nsw i64 %305, %302
  %307 = load i64, ptr %57, align 8
  %308 = mul nsw i64 %306, %307
  %309 = load i64, ptr %0, align 8
  %310 = load i64, ptr %53, align 8
  %311 = add nsw i64 %310, %309
  %312 = mul nsw i64 %308, %311
  %313 = getelementptr inbounds double, ptr %304, i64 %312
  %314 = load ptr, ptr %62, align 8
  %315 = mul nsw i64 %302, %262
  %316 = getelementptr inbounds <8 x double>, ptr %314, i64 %315
  br label %317
317:
  %318 = phi i64 [ 0, %300 ], [ %326, %325 ]
  %319 = getelementptr inbounds nuw double, ptr %316, i64 %318
  br i1 %247, label %320, label %325
320:
  %321 = add nuw nsw i64 %318, %219
  %322 = call i64 @llvm.smin.i64(i64 %321, i64 %231)
  %323 = mul nsw i64 %322, %242
  %324 = getelementptr double, ptr %313, i64 %323
  br label %328
325:
  %326 = add nuw nsw i64 %318, 1
  %327 = icmp eq i64 %326, 8
  br i1 %327, label %335, label %317
328:
  %329 = phi i64 [ 0, %320 ], [ %333, %328 ]
  %330 = getelementptr double, ptr %324, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = getelementptr inbounds nuw <8 x double>, ptr %319, i64 %329
  store double %331, ptr %332, align 8
  %333 = add nuw nsw i64 %329, 1
  %334 = icmp eq i64 %333, %242
  br i1 %334, label %325, label %328
335:
  %336 = add nuw nsw i64 %302, 1
  %337 = load i64, ptr %51, align 8
  %338 = icmp slt i64 %336, %337
  br i1 %338, label %300, label %272
339:
  %340 = phi i64 [ %377, %375 ], [ %298, %297 ]
  %341 = phi i64 [ %376, %375 ], [ 0, %297 ]
  %342 = load ptr, ptr %62, align 8
  %343 = mul nsw i64 %341, %262
  %344 = getelementptr inbounds <8 x double>, ptr %342, i64 %343
  %345 = load i64, ptr %150, align 8
  %346 = load ptr, ptr %61, align 8
  %347 = mul nsw i64 %345, %340
  %348 = add nsw i64 %347, %341
  %349 = load i64, ptr %57, align 8
  %350 = mul nsw i64 %348, %349
  %351 = load i64, ptr %0, align 8
  %352 = load i64, ptr %53, align 8
  %353 = add nsw i64 %352, %351
  %354 = mul nsw i64 %350, %353
  %355 = getelementptr inbounds double, ptr %346, i64 %354
  br label %356
356:
  %357 = phi i64 [ 0, %339 ], [ %373, %372 ]
  %358 = add nuw nsw i64 %357, %219
  %359 = icmp slt i64 %358, %218
  br i1 %359, label %360, label %372
360:
  %361 = getelementptr inbounds nuw double, ptr %344, i64 %357
  br i1 %247, label %362, label %372
362:
  %363 = mul nuw nsw i64 %358, %242
  %364 = getelementptr double, ptr %355, i64 %363
  br label %365
365:
  %366 = phi i64 [ 0, %362 ], [ %370, %365 ]
  %367 = getelementptr inbounds nuw <8 x double>, ptr %361, i64 %366
  %368 = load double, ptr %367, align 8
  %369 = getelementptr double, ptr %364, i64 %366
  store double %368, ptr %369, align 8
  %370 = add nuw nsw i64 %366, 1
  %371 = icmp eq i64 %370, %242
  br i1 %371, label %372, label %365
372:
  %373 = add nuw nsw i64 %357, 1
  %374 = icmp eq i64 %373, 8
  br i1 %374, label %375, label %356
375:
  %376 = add nuw nsw i64 %341, 1
  %377 = load i64, ptr %51, align 8
  %378 = icmp slt i64 %376, %377
  br i1 %378, label %339, label %379
379:
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #15
  %380 = add nuw nsw i64 %219, 8
  %381 = load i64, ptr %212, align 8
  %382 = icmp slt i64 %380, %381
  br i1 %382, label %217, label %215
383:
  %384 = phi i64 [ %165, %164 ], [ %165, %170 ], [ %216, %215 ]
  %385 = load i64, ptr %0, align 8
  %386 = load i64, ptr %53, align 8
  %387 = load i64, ptr %54, align 8
  %388 = load i64, ptr %55, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #15
  %389 = sitofp i64 %384 to double
  store double %389, ptr %24, align 16
  %390 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %391 = load double, ptr %390, align 8
  store double %391, ptr %63, align 8
  %392 = getelementptr inbounds nuw i8, ptr %150, i64 40
  %393 = load i64, ptr %392, align 8
  %394 = sitofp i64 %393 to double
  store double %394, ptr %64, align 16
  %395 = getelementptr inbounds nuw i8, ptr %150, i64 48
  %396 = load i64, ptr %395, align 8
  %397 = sitofp i64 %396 to double
  store double %397, ptr %65, align 8
  %398 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %399 = load i64, ptr %398, align 8
  %400 = sitofp i64 %399 to double
  store double %400, ptr %66, align 16
  %401 = getelementptr inbounds nuw i8, ptr %150, i64 56
  %402 = load i64, ptr %401, align 8
  %403 = sitofp i64 %402 to double
  store double %403, ptr %67, align 8
  br label %410
404:
  %405 = add nsw i64 %386, %385
  %406 = shl nsw i64 %387, 1
  %407 = add nsw i64 %405, %406
  %408 = add nsw i64 %407, %388
  %409 = icmp sgt i64 %408, 0
  br i1 %409, label %424, label %421
410:
  %411 = phi i64 [ 0, %383 ], [ %419, %410 ]
  %412 = getelementptr inbounds nuw double, ptr %24, i64 %411
  %413 = load double, ptr %412, align 8
  %414 = load ptr, ptr %68, align 8
  %415 = load i64, ptr %150, align 8
  %416 = mul i64 %415, 48
  %417 = getelementptr i8, ptr %414, i64 %416
  %418 = getelementptr double, ptr %417, i64 %411
  store double %413, ptr %418, align 8
  %419 = add nuw nsw i64 %411, 1
  %420 = icmp eq i64 %419, 6
  br i1 %420, label %404, label %410
421:
  %422 = load i64, ptr %51, align 8
  %423 = icmp sgt i64 %422, 0
  br i1 %423, label %437, label %465
424:
  %425 = phi i64 [ %435, %424 ], [ 0, %404 ]
  %426 = load ptr, ptr %69, align 8
  %427 = getelementptr inbounds nuw <8 x double>, ptr %426, i64 %425
  %428 = getelementptr inbounds nuw double, ptr %427, i64 %149
  %429 = load double, ptr %428, align 8
  %430 = load ptr, ptr %70, align 8
  %431 = load i64, ptr %150, align 8
  %432 = mul nsw i64 %431, %408
  %433 = getelementptr double, ptr %430, i64 %432
  %434 = getelementptr double, ptr %433, i64 %425
  store double %429, ptr %434, align 8
  %435 = add nuw nsw i64 %425, 1
  %436 = icmp eq i64 %435, %408
  br i1 %436, label %421, label %424
437:
  %438 = phi i64 [ %445, %444 ], [ %422, %421 ]
  %439 = phi i64 [ %446, %444 ], [ 0, %421 ]
  br i1 %409, label %440, label %444
440:
  %441 = mul nuw nsw i64 %439, %408
  br label %448
442:
  %443 = load i64, ptr %51, align 8
  br label %444
444:
  %445 = phi i64 [ %443, %442 ], [ %438, %437 ]
  %446 = add nuw nsw i64 %439, 1
  %447 = icmp slt i64 %446, %445
  br i1 %447, label %437, label %465
448:
  %449 = phi i64 [ 0, %440 ], [ %463, %448 ]
  %450 = load ptr, ptr %71, align 8
  %451 = getelementptr inbounds nuw <8 x double>, ptr %450, i64 %441
  %452 = getelementptr inbounds nuw <8 x double>, ptr %451, i64 %449
  %453 = getelementptr inbounds nuw double, ptr %452, i64 %149
  %454 = load double, ptr %453, align 8
  %455 = load ptr, ptr %72, align 8
  %456 = load i64, ptr %150, align 8
  %457 = load i64, ptr %51, align 8
  %458 = mul nsw i64 %457, %456
  %459 = add nsw i64 %458, %439
  %460 = mul nsw i64 %459, %408
  %461 = getelementptr double, ptr %455, i64 %460
  %462 = getelementptr double, ptr %461, i64 %449
  store double %454, ptr %462, align 8
  %463 = add nuw nsw i64 %449, 1
  %464 = icmp eq i64 %463, %408
  br i1 %464, label %442, label %448
465:
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #15
  store i64 -1, ptr %150, align 8
  br label %466
466:
  %467 = add nuw nsw i64 %149, 1
  %468 = icmp eq i64 %467, 8
  br i1 %468, label %469, label %148
469:
  %470 = phi i32 [ %880, %879 ], [ 0, %466 ]
  %471 = phi i64 [ %881, %879 ], [ 0, %466 ]
  %472 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = icmp sgt i64 %473, -1
  br i1 %474, label %879, label %475
475:
  %476 = atomicrmw add ptr %73, i64 1 monotonic, align 8
  %477 = load i64, ptr %1, align 8
  %478 = icmp slt i64 %476, %477
  br i1 %478, label %479, label %879
479:
  %480 = load ptr, ptr %74, align 8
  %481 = load i64, ptr %75, align 8
  %482 = mul nsw i64 %481, %476
  %483 = getelementptr double, ptr %480, i64 %482
  %484 = load double, ptr %483, align 8
  %485 = load ptr, ptr %76, align 8
  %486 = load i64, ptr %77, align 8
  %487 = mul nsw i64 %486, %476
  %488 = getelementptr double, ptr %485, i64 %487
  %489 = load double, ptr %488, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %471, i64 noundef %476) #14
  store i64 %476, ptr %472, align 8
  %490 = getelementptr inbounds nuw i8, ptr %472, i64 16
  store i64 1, ptr %490, align 8
  %491 = getelementptr inbounds nuw i8, ptr %472, i64 56
  store i64 0, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %472, i64 48
  store i64 0, ptr %492, align 8
  %493 = getelementptr inbounds nuw i8, ptr %472, i64 40
  store i64 0, ptr %493, align 8
  %494 = getelementptr inbounds nuw i8, ptr %472, i64 32
  store i64 0, ptr %494, align 8
  %495 = getelementptr inbounds nuw i8, ptr %472, i64 24
  store i64 0, ptr %495, align 8
  %496 = getelementptr inbounds nuw i8, ptr %472, i64 8
  store i64 0, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %472, i64 88
  store double %484, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %472, i64 64
  store double %484, ptr %498, align 8
  %499 = getelementptr inbounds nuw i8, ptr %472, i64 96
  store double %489, ptr %499, align 8
  br label %500
500:
  %501 = phi i32 [ 0, %479 ], [ %512, %510 ]
  %502 = phi double [ %489, %479 ], [ %511, %510 ]
  %503 = fcmp oeq double %502, 0.000000e+00
  br i1 %503, label %510, label %504
504:
  %505 = bitcast double %502 to i64
  %506 = fcmp ogt double %502, 0.000000e+00
  %507 = select i1 %506, i64 -1, i64 1
  %508 = add nsw i64 %507, %505
  %509 = bitcast i64 %508 to double
  br label %510
510:
  %511 = phi double [ %509, %504 ], [ 0x8010000000000000, %500 ]
  %512 = add nuw nsw i32 %501, 1
  %513 = icmp eq i32 %512, 100
  br i1 %513, label %514, label %500
514:
  %515 = call double @llvm.fabs.f64(double %484)
  %516 = call double @llvm.fabs.f64(double %489)
  %517 = fcmp ogt double %515, %516
  %518 = select i1 %517, double %515, double %516
  %519 = fmul double %518, 0x3CC0000000000000
  %520 = fsub double %489, %484
  %521 = fmul double %520, 1.000000e-05
  %522 = getelementptr inbounds nuw i8, ptr %472, i64 104
  store double %511, ptr %522, align 8
  %523 = getelementptr inbounds nuw i8, ptr %472, i64 128
  store double %519, ptr %523, align 8
  %524 = getelementptr inbounds nuw i8, ptr %472, i64 136
  store double 1.000000e+00, ptr %524, align 8
  %525 = load ptr, ptr %78, align 8
  %526 = load i64, ptr %79, align 8
  %527 = mul nsw i64 %526, %476
  %528 = getelementptr double, ptr %525, i64 %527
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds nuw i8, ptr %472, i64 112
  store double %529, ptr %530, align 8
  %531 = load ptr, ptr %80, align 8
  %532 = load i64, ptr %81, align 8
  %533 = mul nsw i64 %532, %476
  %534 = getelementptr double, ptr %531, i64 %533
  %535 = load double, ptr %534, align 8
  %536 = getelementptr inbounds nuw i8, ptr %472, i64 120
  store double %535, ptr %536, align 8
  %537 = load i64, ptr %82, align 8
  %538 = icmp eq i64 %537, 0
  br i1 %538, label %869, label %539
539:
  %540 = load ptr, ptr %83, align 8
  %541 = load i64, ptr %84, align 8
  br label %675
542:
  %543 = shl nsw i64 %537, 10
  %544 = getelementptr inbounds double, ptr %540, i64 %543
  %545 = icmp eq i64 %541, 0
  %546 = select i1 %545, double 4.000000e+00, double 4.000000e+01
  %547 = getelementptr inbounds double, ptr %544, i64 %543
  %548 = getelementptr inbounds nuw i8, ptr %547, i64 2048
  %549 = load i64, ptr %0, align 8
  %550 = load i64, ptr %53, align 8
  %551 = add i64 %550, %549
  %552 = load i64, ptr %54, align 8
  %553 = shl i64 %552, 1
  %554 = add i64 %551, %553
  %555 = load i64, ptr %55, align 8
  %556 = add i64 %554, %555
  %557 = load i64, ptr %49, align 8
  %558 = getelementptr inbounds <8 x double>, ptr %548, i64 %557
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #15
  store <8 x double> zeroinitializer, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #15
  store <8 x double> splat (double 1.000000e+00), ptr %22, align 8
  %559 = icmp sgt i64 %557, 0
  br i1 %559, label %562, label %560
560:
  %561 = icmp sgt i64 %556, 0
  br i1 %561, label %580, label %575
562:
  %563 = phi i64 [ %572, %562 ], [ 0, %542 ]
  %564 = load ptr, ptr %45, align 8
  %565 = getelementptr inbounds nuw <8 x double>, ptr %564, i64 %563
  %566 = getelementptr inbounds nuw double, ptr %565, i64 %471
  %567 = load double, ptr %566, align 8
  %568 = fadd double %567, 0.000000e+00
  %569 = insertelement <8 x double> poison, double %568, i64 0
  %570 = shufflevector <8 x double> %569, <8 x double> poison, <8 x i32> zeroinitializer
  %571 = getelementptr inbounds nuw <8 x double>, ptr %548, i64 %563
  store <8 x double> %570, ptr %571, align 8
  %572 = add nuw nsw i64 %563, 1
  %573 = load i64, ptr %49, align 8
  %574 = icmp slt i64 %572, %573
  br i1 %574, label %562, label %560
575:
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #15
  %576 = load i64, ptr %87, align 8
  %577 = getelementptr inbounds <8 x double>, ptr %548, i64 %576
  store ptr %577, ptr %23, align 16
  store ptr %558, ptr %88, align 8
  %578 = load i64, ptr %0, align 8
  %579 = getelementptr inbounds <8 x double>, ptr %558, i64 %578
  store ptr %579, ptr %89, align 16
  store ptr %20, ptr %90, align 8
  store ptr %21, ptr %91, align 16
  store ptr %21, ptr %92, align 8
  store ptr null, ptr %93, align 16
  store ptr null, ptr %94, align 8
  store ptr %22, ptr %95, align 16
  br label %592
580:
  %581 = phi i64 [ %590, %580 ], [ 0, %560 ]
  %582 = load ptr, ptr %69, align 8
  %583 = getelementptr inbounds nuw <8 x double>, ptr %582, i64 %581
  %584 = getelementptr inbounds nuw double, ptr %583, i64 %471
  %585 = load double, ptr %584, align 8
  %586 = fadd double %585, 0.000000e+00
  %587 = insertelement <8 x double> poison, double %586, i64 0
  %588 = shufflevector <8 x double> %587, <8 x double> poison, <8 x i32> zeroinitializer
  %589 = getelementptr inbounds nuw <8 x double>, ptr %558, i64 %581
  store <8 x double> %588, ptr %589, align 8
  %590 = add nuw nsw i64 %581, 1
  %591 = icmp eq i64 %590, %556
  br i1 %591, label %575, label %580
592:
  %593 = phi i64 [ 0, %575 ], [ %636, %635 ]
  %594 = load double, ptr %499, align 8
  %595 = load double, ptr %497, align 8
  %596 = fsub double %594, %595
  %597 = fmul double %596, 1.562500e-02
  %598 = lshr i64 %593, 4
  %599 = uitofp nneg i64 %598 to double
  %600 = call double @llvm.fma.f64(double %599, double %597, double %595)
  br label %611
601:
  %602 = load ptr, ptr %86, align 8
  %603 = load ptr, ptr %96, align 8
  %604 = load ptr, ptr %97, align 8
  call void %602(ptr noundef nonnull %23, ptr noundef %603, ptr noundef %604) #13
  %605 = load ptr, ptr %98, align 8
  %606 = load ptr, ptr %96, align 8
  %607 = load ptr, ptr %97, align 8
  %608 = load i64, ptr %82, align 8
  %609 = getelementptr inbounds <8 x double>, ptr %607, i64 %608
  call void %605(ptr noundef nonnull %23, ptr noundef %606, ptr noundef %609) #13
  %610 = load i64, ptr %82, align 8
  br label %629
611:
  %612 = phi i64 [ 0, %592 ], [ %627, %611 ]
  %613 = or disjoint i64 %612, %593
  %614 = add nuw nsw i64 %613, 1
  %615 = uitofp nneg i64 %614 to double
  %616 = fmul double %615, 0x3FE3C6EF372FE950
  %617 = fptosi double %616 to i64
  %618 = sitofp i64 %617 to double
  %619 = fsub double %616, %618
  %620 = and i64 %613, 15
  %621 = uitofp nneg i64 %620 to double
  %622 = fadd double %619, %621
  %623 = fmul double %622, 6.250000e-02
  %624 = fmul double %597, %623
  %625 = fadd double %600, %624
  %626 = getelementptr inbounds nuw double, ptr %20, i64 %612
  store double %625, ptr %626, align 8
  %627 = add nuw nsw i64 %612, 1
  %628 = icmp eq i64 %627, 8
  br i1 %628, label %601, label %611
629:
  %630 = phi i64 [ %639, %638 ], [ %610, %601 ]
  %631 = phi i64 [ %640, %638 ], [ 0, %601 ]
  %632 = icmp sgt i64 %630, 0
  br i1 %632, label %633, label %638
633:
  %634 = add nuw nsw i64 %631, %593
  br label %642
635:
  %636 = add nuw nsw i64 %593, 8
  %637 = icmp samesign ult i64 %593, 1016
  br i1 %637, label %592, label %669
638:
  %639 = phi i64 [ %630, %629 ], [ %667, %642 ]
  %640 = add nuw nsw i64 %631, 1
  %641 = icmp eq i64 %640, 8
  br i1 %641, label %635, label %629
642:
  %643 = phi i64 [ %630, %633 ], [ %667, %642 ]
  %644 = phi i64 [ 0, %633 ], [ %666, %642 ]
  %645 = load ptr, ptr %97, align 8
  %646 = getelementptr inbounds nuw <8 x double>, ptr %645, i64 %644
  %647 = getelementptr inbounds nuw double, ptr %646, i64 %631
  %648 = load double, ptr %647, align 8
  %649 = getelementptr inbounds <8 x double>, ptr %645, i64 %643
  %650 = getelementptr inbounds nuw <8 x double>, ptr %649, i64 %644
  %651 = getelementptr inbounds nuw double, ptr %650, i64 %631
  %652 = load double, ptr %651, align 8
  %653 = call double @llvm.fabs.f64(double %648)
  %654 = fcmp one double %653, 0x7FF0000000000000
  %655 = select i1 %654, double %648, double 0.000000e+00
  %656 = mul nsw i64 %643, %634
  %657 = getelementptr double, ptr %540, i64 %656
  %658 = getelementptr double, ptr %657, i64 %644
  store double %655, ptr %658, align 8
  %659 = call double @llvm.fabs.f64(double %652)
  %660 = fcmp one double %659, 0x7FF0000000000000
  %661 = select i1 %660, double %652, double 0.000000e+00
  %662 = load i64, ptr %82, align 8
  %663 = mul nsw i64 %662, %634
  %664 = getelementptr double, ptr %544, i64 %663
  %665 = getelementptr double, ptr %664, i64 %644
  store double %661, ptr %665, align 8
  %666 = add nuw nsw i64 %644, 1
  %667 = load i64, ptr %82, align 8
  %668 = icmp slt i64 %666, %667
  br i1 %668, label %642, label %638
669:
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #15
  %670 = icmp sgt i64 %639, 0
  br i1 %670, label %672, label %671
671:
  br label %855
672:
  %673 = getelementptr %struct.bg_lane, ptr %2, i64 %471
  %674 = getelementptr i8, ptr %673, i64 128
  br label %683
675:
  %676 = phi i64 [ 0, %539 ], [ %681, %675 ]
  %677 = load ptr, ptr %85, align 8
  %678 = shl nuw nsw i64 %676, 6
  %679 = getelementptr i8, ptr %677, i64 %678
  %680 = getelementptr double, ptr %679, i64 %471
  store double 0.000000e+00, ptr %680, align 8
  %681 = add nuw nsw i64 %676, 1
  %682 = icmp eq i64 %681, 64
  br i1 %682, label %542, label %675
683:
  %684 = phi i64 [ 0, %672 ], [ %806, %805 ]
  %685 = getelementptr inbounds nuw double, ptr %540, i64 %684
  %686 = getelementptr inbounds nuw double, ptr %544, i64 %684
  br label %714
687:
  %688 = load double, ptr %674, align 8
  br label %689
689:
  %690 = phi double [ 0xFFF0000000000000, %687 ], [ %696, %689 ]
  %691 = phi double [ 0x7FF0000000000000, %687 ], [ %700, %689 ]
  %692 = phi i64 [ 0, %687 ], [ %701, %689 ]
  %693 = getelementptr inbounds nuw %struct.bg_window, ptr %547, i64 %692
  %694 = load double, ptr %693, align 8
  %695 = fcmp ogt double %694, %690
  %696 = select i1 %695, double %694, double %690
  %697 = getelementptr inbounds nuw i8, ptr %693, i64 8
  %698 = load double, ptr %697, align 8
  %699 = fcmp olt double %698, %691
  %700 = select i1 %699, double %698, double %691
  %701 = add nuw nsw i64 %692, 1
  %702 = icmp eq i64 %701, 64
  br i1 %702, label %703, label %689
703:
  %704 = call double @llvm.fabs.f64(double %696)
  %705 = call double @llvm.fabs.f64(double %700)
  %706 = fcmp ogt double %704, %705
  %707 = select i1 %706, double %704, double %705
  %708 = fmul double %688, 5.000000e-01
  %709 = fsub double %696, %700
  %710 = fmul double %708, %709
  %711 = fmul double %707, 1.000000e-09
  %712 = fcmp ogt double %710, %711
  %713 = select i1 %712, double %710, double %711
  br label %809
714:
  %715 = phi i64 [ 16, %683 ], [ %803, %797 ]
  %716 = phi i64 [ 0, %683 ], [ %802, %797 ]
  %717 = load i64, ptr %82, align 8
  %718 = shl nuw nsw i64 %716, 4
  %719 = load double, ptr %499, align 8
  %720 = load double, ptr %497, align 8
  %721 = fsub double %719, %720
  %722 = fmul double %721, 1.562500e-02
  br label %723
723:
  %724 = phi double [ 0x7FF0000000000000, %714 ], [ %794, %723 ]
  %725 = phi double [ 0.000000e+00, %714 ], [ %790, %723 ]
  %726 = phi double [ 0.000000e+00, %714 ], [ %788, %723 ]
  %727 = phi i64 [ %718, %714 ], [ %795, %723 ]
  %728 = phi double [ 0xFFF0000000000000, %714 ], [ %792, %723 ]
  %729 = icmp samesign ugt i64 %727, 1022
  %730 = sext i1 %729 to i64
  %731 = add nsw i64 %727, %730
  %732 = add nsw i64 %731, 1
  %733 = add nsw i64 %731, 2
  %734 = sitofp i64 %733 to double
  %735 = fmul double %734, 0x3FE3C6EF372FE950
  %736 = fptosi double %735 to i64
  %737 = sitofp i64 %736 to double
  %738 = fsub double %735, %737
  %739 = sdiv i64 %732, 16
  %740 = sitofp i64 %739 to double
  %741 = call double @llvm.fma.f64(double %740, double %722, double %720)
  %742 = srem i64 %732, 16
  %743 = sitofp i64 %742 to double
  %744 = fadd double %738, %743
  %745 = fmul double %744, 6.250000e-02
  %746 = fmul double %722, %745
  %747 = fadd double %741, %746
  %748 = sitofp i64 %732 to double
  %749 = fmul double %748, 0x3FE3C6EF372FE950
  %750 = fptosi double %749 to i64
  %751 = sitofp i64 %750 to double
  %752 = fsub double %749, %751
  %753 = sdiv i64 %731, 16
  %754 = sitofp i64 %753 to double
  %755 = call double @llvm.fma.f64(double %754, double %722, double %720)
  %756 = srem i64 %731, 16
  %757 = sitofp i64 %756 to double
  %758 = fadd double %752, %757
  %759 = fmul double %758, 6.250000e-02
  %760 = fmul double %722, %759
  %761 = fadd double %755, %760
  %762 = fsub double %747, %761
  %763 = mul nsw i64 %727, %717
  %764 = getelementptr inbounds double, ptr %685, i64 %763
  %765 = load double, ptr %764, align 8
  %766 = mul nsw i64 %732, %717
  %767 = getelementptr inbounds double, ptr %685, i64 %766
  %768 = load double, ptr %767, align 8
  %769 = mul nsw i64 %731, %717
  %770 = getelementptr inbounds double, ptr %685, i64 %769
  %771 = load double, ptr %770, align 8
  %772 = fsub double %768, %771
  %773 = fdiv double %772, %762
  %774 = getelementptr inbounds double, ptr %686, i64 %766
  %775 = load double, ptr %774, align 8
  %776 = getelementptr inbounds double, ptr %686, i64 %769
  %777 = load double, ptr %776, align 8
  %778 = fsub double %775, %777
  %779 = fdiv double %778, %762
  %780 = call double @llvm.fabs.f64(double %779)
  %781 = getelementptr inbounds double, ptr %686, i64 %763
  %782 = load double, ptr %781, align 8
  %783 = fmul double %782, %782
  %784 = fmul double %773, %773
  %785 = fcmp ogt double %784, %783
  %786 = select i1 %785, double %784, double %783
  %787 = fcmp ogt double %786, %726
  %788 = select i1 %787, double %786, double %726
  %789 = fcmp ogt double %780, %725
  %790 = select i1 %789, double %780, double %725
  %791 = fcmp ogt double %765, %728
  %792 = select i1 %791, double %765, double %728
  %793 = fcmp olt double %765, %724
  %794 = select i1 %793, double %765, double %724
  %795 = add nuw nsw i64 %727, 1
  %796 = icmp eq i64 %795, %715
  br i1 %796, label %797, label %723
797:
  %798 = getelementptr inbounds nuw %struct.bg_window, ptr %547, i64 %716
  store double %792, ptr %798, align 8
  %799 = getelementptr inbounds nuw i8, ptr %798, i64 8
  store double %794, ptr %799, align 8
  %800 = getelementptr inbounds nuw i8, ptr %798, i64 16
  store double %788, ptr %800, align 8
  %801 = getelementptr inbounds nuw i8, ptr %798, i64 24
  store double %790, ptr %801, align 8
  %802 = add nuw nsw i64 %716, 1
  %803 = add nuw nsw i64 %715, 16
  %804 = icmp eq i64 %802, 64
  br i1 %804, label %687, label %714
805:
  %806 = add nuw nsw i64 %684, 1
  %807 = load i64, ptr %82, align 8
  %808 = icmp slt i64 %806, %807
  br i1 %808, label %683, label %671
809:
  %810 = phi i64 [ 0, %703 ], [ %813, %853 ]
  %811 = call i64 @llvm.usub.sat.i64(i64 %810, i64 1)
  br label %817
812:
  %813 = add nuw nsw i64 %810, 1
  %814 = fsub double %824, %828
  %815 = fmul double %814, 5.000000e-01
  %816 = fcmp ogt double %815, %713
  br i1 %816, label %833, label %844
817:
  %818 = phi double [ %824, %817 ], [ 0xFFF0000000000000, %809 ]
  %819 = phi double [ %828, %817 ], [ 0x7FF0000000000000, %809 ]
  %820 = phi i64 [ %829, %817 ], [ %811, %809 ]
  %821 = getelementptr inbounds nuw %struct.bg_window, ptr %547, i64 %820
  %822 = load double, ptr %821, align 8
  %823 = fcmp ogt double %822, %818
  %824 = select i1 %823, double %822, double %818
  %825 = getelementptr inbounds nuw i8, ptr %821, i64 8
  %826 = load double, ptr %825, align 8
  %827 = fcmp olt double %826, %819
  %828 = select i1 %827, double %826, double %819
  %829 = add nuw nsw i64 %820, 1
  %830 = icmp samesign ule i64 %820, %810
  %831 = icmp samesign ult i64 %820, 63
  %832 = and i1 %830, %831
  br i1 %832, label %817, label %812
833:
  %834 = getelementptr inbounds nuw %struct.bg_window, ptr %547, i64 %810
  %835 = getelementptr inbounds nuw i8, ptr %834, i64 16
  %836 = load double, ptr %835, align 8
  %837 = fmul double %815, %815
  %838 = fdiv double %836, %837
  %839 = getelementptr inbounds nuw i8, ptr %834, i64 24
  %840 = load double, ptr %839, align 8
  %841 = fdiv double %840, %815
  %842 = fcmp ogt double %838, %841
  %843 = select i1 %842, double %838, double %841
  br label %844
844:
  %845 = phi double [ %843, %833 ], [ 0.000000e+00, %812 ]
  %846 = load ptr, ptr %85, align 8
  %847 = shl nuw nsw i64 %810, 6
  %848 = getelementptr inbounds nuw i8, ptr %846, i64 %847
  %849 = getelementptr inbounds nuw double, ptr %848, i64 %471
  %850 = load double, ptr %849, align 8
  %851 = fcmp ogt double %845, %850
  br i1 %851, label %852, label %853
852:
  store double %845, ptr %849, align 8
  br label %853
853:
  %854 = icmp eq i64 %813, 64
  br i1 %854, label %805, label %809
855:
  %856 = phi i64 [ %867, %855 ], [ 0, %671 ]
  %857 = load ptr, ptr %85, align 8
  %858 = shl nuw nsw i64 %856, 6
  %859 = getelementptr inbounds nuw i8, ptr %857, i64 %858
  %860 = getelementptr inbounds nuw double, ptr %859, i64 %471
  %861 = load double, ptr %860, align 8
  %862 = fcmp ogt double %861, 0.000000e+00
  %863 = call double @llvm.sqrt.f64(double %861)
  %864 = fdiv double 0x401921FB54442D18, %863
  %865 = fdiv double %864, %546
  %866 = select i1 %862, double %865, double 0x7FF0000000000000
  store double %866, ptr %860, align 8
  %867 = add nuw nsw i64 %856, 1
  %868 = icmp eq i64 %867, 64
  br i1 %868, label %869, label %855
869:
  %870 = fcmp ogt double %521, %519
  %871 = select i1 %870, double %521, double %519
  %872 = fadd double %484, %871
  %873 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %471, double noundef %484, double noundef %872) #14
  %874 = fcmp olt double %873, %489
  %875 = select i1 %874, double %873, double %489
  %876 = getelementptr inbounds nuw i8, ptr %472, i64 72
  store double %875, ptr %876, align 8
  %877 = fcmp olt double %484, %489
  br i1 %877, label %879, label %878
878:
  store i64 1, ptr %494, align 8
  br label %879
879:
  %880 = phi i32 [ %470, %469 ], [ %470, %475 ], [ 1, %869 ], [ 1, %878 ]
  %881 = add nuw nsw i64 %471, 1
  %882 = icmp eq i64 %881, 8
  br i1 %882, label %889, label %469
883:
  %884 = icmp slt i64 %895, 0
  br i1 %884, label %2875, label %885
885:
  %886 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %895
  %887 = getelementptr inbounds nuw i8, ptr %886, i64 64
  %888 = getelementptr inbounds nuw i8, ptr %886, i64 72
  br label %900
889:
  %890 = phi i64 [ %896, %889 ], [ 0, %879 ]
  %891 = phi i64 [ %895, %889 ], [ -1, %879 ]
  %892 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %890
  %893 = load i64, ptr %892, align 8
  %894 = icmp slt i64 %893, 0
  %895 = select i1 %894, i64 %891, i64 %890
  %896 = add nuw nsw i64 %890, 1
  %897 = icmp eq i64 %896, 8
  br i1 %897, label %883, label %889
898:
  store i64 1, ptr %99, align 8
  %899 = icmp eq i32 %880, 0
  br i1 %899, label %1046, label %918
900:
  %901 = phi i64 [ 0, %885 ], [ %916, %915 ]
  %902 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %901
  %903 = load i64, ptr %902, align 8
  %904 = icmp slt i64 %903, 0
  br i1 %904, label %905, label %915
905:
  %906 = load i64, ptr %99, align 8
  %907 = icmp eq i64 %906, 0
  br i1 %907, label %908, label %910
908:
  %909 = load i64, ptr %886, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %901, i64 noundef %909) #14
  br label %910
910:
  %911 = load double, ptr %887, align 8
  %912 = getelementptr inbounds nuw i8, ptr %902, i64 64
  store double %911, ptr %912, align 8
  %913 = load double, ptr %888, align 8
  %914 = getelementptr inbounds nuw i8, ptr %902, i64 72
  store double %913, ptr %914, align 8
  br label %915
915:
  %916 = add nuw nsw i64 %901, 1
  %917 = icmp eq i64 %916, 8
  br i1 %917, label %898, label %900
918:
  %919 = load ptr, ptr %100, align 8
  %920 = icmp eq ptr %919, null
  br i1 %920, label %954, label %921
921:
  %922 = call fastcc <8 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #14
  %923 = load ptr, ptr %69, align 8
  %924 = load ptr, ptr %97, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %2, <8 x double> noundef %922, ptr noundef %923, <8 x double> noundef zeroinitializer, ptr noundef %924) #14
  br label %925
925:
  %926 = phi i64 [ 0, %921 ], [ %952, %951 ]
  %927 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %926
  %928 = load i64, ptr %927, align 8
  %929 = icmp sgt i64 %928, -1
  br i1 %929, label %930, label %951
930:
  %931 = getelementptr inbounds nuw i8, ptr %927, i64 40
  %932 = load i64, ptr %931, align 8
  %933 = icmp eq i64 %932, 0
  br i1 %933, label %934, label %951
934:
  %935 = load i64, ptr %53, align 8
  %936 = icmp sgt i64 %935, 0
  br i1 %936, label %937, label %951
937:
  %938 = phi i64 [ %948, %937 ], [ 0, %934 ]
  %939 = load ptr, ptr %97, align 8
  %940 = getelementptr inbounds nuw <8 x double>, ptr %939, i64 %938
  %941 = getelementptr inbounds nuw double, ptr %940, i64 %926
  %942 = load double, ptr %941, align 8
  %943 = load ptr, ptr %69, align 8
  %944 = load i64, ptr %0, align 8
  %945 = getelementptr inbounds <8 x double>, ptr %943, i64 %944
  %946 = getelementptr inbounds nuw <8 x double>, ptr %945, i64 %938
  %947 = getelementptr inbounds nuw double, ptr %946, i64 %926
  store double %942, ptr %947, align 8
  %948 = add nuw nsw i64 %938, 1
  %949 = load i64, ptr %53, align 8
  %950 = icmp slt i64 %948, %949
  br i1 %950, label %937, label %951
951:
  %952 = add nuw nsw i64 %926, 1
  %953 = icmp eq i64 %952, 8
  br i1 %953, label %954, label %925
954:
  %955 = load i64, ptr %101, align 8
  %956 = icmp eq i64 %955, 0
  br i1 %956, label %1046, label %957
957:
  %958 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %959 = load ptr, ptr %69, align 8
  %960 = load ptr, ptr %103, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull %2, <8 x double> noundef %958, ptr noundef %959, <8 x double> noundef zeroinitializer, ptr noundef %960) #14
  br label %961
961:
  %962 = phi i64 [ 0, %957 ], [ %1044, %1043 ]
  %963 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %962
  %964 = load i64, ptr %963, align 8
  %965 = icmp slt i64 %964, 0
  br i1 %965, label %1043, label %966
966:
  %967 = getelementptr inbounds nuw i8, ptr %963, i64 40
  %968 = load i64, ptr %967, align 8
  %969 = icmp sgt i64 %968, 0
  br i1 %969, label %1043, label %970
970:
  %971 = getelementptr inbounds nuw i8, ptr %963, i64 64
  %972 = load double, ptr %971, align 8
  %973 = load ptr, ptr %103, align 8
  %974 = load i64, ptr %101, align 8
  %975 = getelementptr double, ptr %973, i64 %962
  %976 = icmp sgt i64 %974, 0
  br i1 %976, label %977, label %998
977:
  %978 = shl nsw i64 %974, 7
  %979 = mul nuw nsw i64 %974, 192
  br label %980
980:
  %981 = phi i64 [ 0, %977 ], [ %996, %993 ]
  %982 = phi double [ 0x7FF0000000000000, %977 ], [ %995, %993 ]
  %983 = shl nsw i64 %981, 6
  %984 = getelementptr i8, ptr %975, i64 %983
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 %978
  %986 = load double, ptr %985, align 8
  %987 = getelementptr inbounds nuw i8, ptr %984, i64 %979
  %988 = load double, ptr %987, align 8
  %989 = fcmp olt double %988, 1.000000e-300
  %990 = select i1 %989, double 1.000000e-300, double %988
  %991 = fdiv double %986, %990
  %992 = fcmp ord double %991, 0.000000e+00
  br i1 %992, label %993, label %998
993:
  %994 = fcmp olt double %991, %982
  %995 = select i1 %994, double %991, double %982
  %996 = add nuw nsw i64 %981, 1
  %997 = icmp eq i64 %996, %974
  br i1 %997, label %998, label %980
998:
  %999 = phi double [ 0x7FF0000000000000, %970 ], [ 0x7FF8000000000000, %980 ], [ %995, %993 ]
  %1000 = fadd double %972, %999
  %1001 = getelementptr inbounds nuw i8, ptr %963, i64 72
  %1002 = load double, ptr %1001, align 8
  %1003 = fcmp ult double %1000, %1002
  br i1 %1003, label %1004, label %1006
1004:
  store double %1000, ptr %1001, align 8
  %1005 = load i64, ptr %101, align 8
  br label %1006
1006:
  %1007 = phi i64 [ %1005, %1004 ], [ %974, %998 ]
  %1008 = icmp sgt i64 %1007, 0
  br i1 %1008, label %1030, label %1043
1009:
  %1010 = icmp sgt i64 %1040, 0
  br i1 %1010, label %1011, label %1043
1011:
  %1012 = getelementptr inbounds nuw i8, ptr %963, i64 88
  br label %1013
1013:
  %1014 = phi i64 [ %1040, %1011 ], [ %1027, %1026 ]
  %1015 = phi i64 [ 0, %1011 ], [ %1028, %1026 ]
  %1016 = load ptr, ptr %104, align 8
  %1017 = shl nsw i64 %1015, 6
  %1018 = getelementptr inbounds nuw i8, ptr %1016, i64 %1017
  %1019 = getelementptr inbounds nuw double, ptr %1018, i64 %962
  %1020 = load double, ptr %1019, align 8
  %1021 = fcmp ult double %1020, 0.000000e+00
  br i1 %1021, label %1026, label %1022
1022:
  %1023 = load double, ptr %1012, align 8
  %1024 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %963, i64 noundef %1015, double noundef %1023) #14
  %1025 = load i64, ptr %101, align 8
  br label %1026
1026:
  %1027 = phi i64 [ %1014, %1013 ], [ %1025, %1022 ]
  %1028 = add nuw nsw i64 %1015, 1
  %1029 = icmp slt i64 %1028, %1027
  br i1 %1029, label %1013, label %1043
1030:
  %1031 = phi i64 [ %1039, %1030 ], [ 0, %1006 ]
  %1032 = load ptr, ptr %103, align 8
  %1033 = getelementptr inbounds nuw <8 x double>, ptr %1032, i64 %1031
  %1034 = getelementptr inbounds nuw double, ptr %1033, i64 %962
  %1035 = load double, ptr %1034, align 8
  %1036 = load ptr, ptr %104, align 8
  %1037 = getelementptr inbounds nuw <8 x double>, ptr %1036, i64 %1031
  %1038 = getelementptr inbounds nuw double, ptr %1037, i64 %962
  store double %1035, ptr %1038, align 8
  %1039 = add nuw nsw i64 %1031, 1
  %1040 = load i64, ptr %101, align 8
  %1041 = shl nsw i64 %1040, 2
  %1042 = icmp slt i64 %1039, %1041
  br i1 %1042, label %1030, label %1009
1043:
  %1044 = add nuw nsw i64 %962, 1
  %1045 = icmp eq i64 %1044, 8
  br i1 %1045, label %1046, label %961
1046:
  %1047 = load ptr, ptr %105, align 8
  %1048 = icmp eq ptr %1047, null
  br i1 %1048, label %1053, label %1049
1049:
  %1050 = load i64, ptr %41, align 8
  %1051 = load i64, ptr %106, align 8
  %1052 = icmp slt i64 %1050, %1051
  br i1 %1052, label %1053, label %2875
1053:
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #15
  %1054 = load i64, ptr %0, align 8
  %1055 = load i64, ptr %53, align 8
  %1056 = load i64, ptr %54, align 8
  %1057 = load i64, ptr %55, align 8
  %1058 = load i64, ptr %107, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #15
  br label %1059
1059:
  %1060 = phi i64 [ 0, %1053 ], [ %1068, %1059 ]
  %1061 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1060
  %1062 = getelementptr inbounds nuw i8, ptr %1061, i64 72
  %1063 = load double, ptr %1062, align 8
  %1064 = getelementptr inbounds nuw i8, ptr %1061, i64 64
  %1065 = load double, ptr %1064, align 8
  %1066 = fsub double %1063, %1065
  %1067 = getelementptr inbounds nuw double, ptr %17, i64 %1060
  store double %1066, ptr %1067, align 8
  %1068 = add nuw nsw i64 %1060, 1
  %1069 = icmp eq i64 %1068, 8
  br i1 %1069, label %1070, label %1059
1070:
  %1071 = load <8 x double>, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #15
  br label %1072
1072:
  %1073 = phi i64 [ 0, %1070 ], [ %1086, %1084 ]
  %1074 = phi i32 [ 0, %1070 ], [ %1085, %1084 ]
  %1075 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1073
  %1076 = load i64, ptr %1075, align 8
  %1077 = icmp sgt i64 %1076, -1
  br i1 %1077, label %1078, label %1084
1078:
  %1079 = getelementptr inbounds nuw i8, ptr %1075, i64 16
  %1080 = load i64, ptr %1079, align 8
  %1081 = icmp ne i64 %1080, 0
  %1082 = zext i1 %1081 to i32
  %1083 = or i32 %1074, %1082
  br label %1084
1084:
  %1085 = phi i32 [ %1074, %1072 ], [ %1083, %1078 ]
  %1086 = add nuw nsw i64 %1073, 1
  %1087 = icmp eq i64 %1086, 8
  br i1 %1087, label %1088, label %1072
1088:
  %1089 = add nsw i64 %1055, %1054
  %1090 = shl nsw i64 %1056, 1
  %1091 = add nsw i64 %1089, %1090
  %1092 = add nsw i64 %1091, %1057
  %1093 = icmp eq i32 %1085, 0
  br i1 %1093, label %1141, label %1094
1094:
  %1095 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %1096 = load ptr, ptr %69, align 8
  %1097 = load ptr, ptr %108, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <8 x double> noundef %1095, ptr noundef %1096, ptr noundef %1097) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #15
  br label %1111
1098:
  %1099 = load i64, ptr %0, align 8
  %1100 = load i64, ptr %53, align 8
  %1101 = add nsw i64 %1100, %1099
  %1102 = load i64, ptr %54, align 8
  %1103 = shl nsw i64 %1102, 1
  %1104 = add nsw i64 %1101, %1103
  %1105 = load i64, ptr %55, align 8
  %1106 = add nsw i64 %1104, %1105
  %1107 = icmp sgt i64 %1106, 0
  br i1 %1107, label %1108, label %1121
1108:
  %1109 = load <8 x i64>, ptr %16, align 8
  %1110 = icmp slt <8 x i64> %1109, zeroinitializer
  br label %1122
1111:
  %1112 = phi i64 [ 0, %1094 ], [ %1119, %1111 ]
  %1113 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1112
  %1114 = getelementptr inbounds nuw i8, ptr %1113, i64 32
  %1115 = load i64, ptr %1114, align 8
  %1116 = icmp ne i64 %1115, 0
  %1117 = sext i1 %1116 to i64
  %1118 = getelementptr inbounds nuw i64, ptr %16, i64 %1112
  store i64 %1117, ptr %1118, align 8
  store i64 0, ptr %1114, align 8
  %1119 = add nuw nsw i64 %1112, 1
  %1120 = icmp eq i64 %1119, 8
  br i1 %1120, label %1098, label %1111
1121:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #15
  br label %1141
1122:
  %1123 = phi i64 [ 0, %1108 ], [ %1131, %1122 ]
  %1124 = load ptr, ptr %108, align 8
  %1125 = getelementptr inbounds nuw <8 x double>, ptr %1124, i64 %1123
  %1126 = load <8 x double>, ptr %1125, align 8
  %1127 = load ptr, ptr %109, align 8
  %1128 = getelementptr inbounds nuw <8 x double>, ptr %1127, i64 %1123
  %1129 = load <8 x double>, ptr %1128, align 8
  %1130 = select <8 x i1> %1110, <8 x double> %1126, <8 x double> %1129
  store <8 x double> %1130, ptr %1128, align 8
  %1131 = add nuw nsw i64 %1123, 1
  %1132 = load i64, ptr %0, align 8
  %1133 = load i64, ptr %53, align 8
  %1134 = add nsw i64 %1133, %1132
  %1135 = load i64, ptr %54, align 8
  %1136 = shl nsw i64 %1135, 1
  %1137 = add nsw i64 %1134, %1136
  %1138 = load i64, ptr %55, align 8
  %1139 = add nsw i64 %1137, %1138
  %1140 = icmp slt i64 %1131, %1139
  br i1 %1140, label %1122, label %1121
1141:
  %1142 = icmp sgt i64 %1058, 1
  br i1 %1142, label %1143, label %1146
1143:
  %1144 = icmp sgt i64 %1092, 0
  %1145 = fadd <8 x double> %1071, zeroinitializer
  br label %1221
1146:
  %1147 = load ptr, ptr %112, align 8
  %1148 = load ptr, ptr %69, align 8
  %1149 = load ptr, ptr %109, align 8
  %1150 = load ptr, ptr %60, align 8
  %1151 = icmp sgt i64 %1092, 0
  br i1 %1151, label %1152, label %1275
1152:
  %1153 = icmp eq ptr %1148, null
  %1154 = icmp sgt i64 %1058, 0
  %1155 = fadd <8 x double> %1071, zeroinitializer
  br label %1156
1156:
  %1157 = phi i64 [ 1, %1152 ], [ %1171, %1165 ]
  %1158 = phi i64 [ 0, %1152 ], [ %1157, %1165 ]
  br i1 %1153, label %1162, label %1159
1159:
  %1160 = getelementptr inbounds nuw <8 x double>, ptr %1148, i64 %1158
  %1161 = load <8 x double>, ptr %1160, align 8
  br label %1162
1162:
  %1163 = phi <8 x double> [ %1161, %1159 ], [ zeroinitializer, %1156 ]
  %1164 = getelementptr <8 x double>, ptr %1149, i64 %1158
  br i1 %1154, label %1173, label %1165
1165:
  %1166 = phi <8 x double> [ zeroinitializer, %1162 ], [ %1187, %1186 ]
  %1167 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1166, <8 x double> %1155, <8 x double> %1163)
  %1168 = fmul <8 x double> %1071, %1166
  %1169 = select i1 %1153, <8 x double> %1168, <8 x double> %1167
  %1170 = getelementptr inbounds nuw <8 x double>, ptr %1150, i64 %1158
  store <8 x double> %1169, ptr %1170, align 8
  %1171 = add nuw i64 %1157, 1
  %1172 = icmp eq i64 %1157, %1092
  br i1 %1172, label %1190, label %1156
1173:
  %1174 = phi <8 x double> [ %1187, %1186 ], [ zeroinitializer, %1162 ]
  %1175 = phi i64 [ %1188, %1186 ], [ 0, %1162 ]
  %1176 = getelementptr inbounds nuw double, ptr %1147, i64 %1175
  %1177 = load double, ptr %1176, align 8
  %1178 = fcmp une double %1177, 0.000000e+00
  br i1 %1178, label %1179, label %1186
1179:
  %1180 = insertelement <8 x double> poison, double %1177, i64 0
  %1181 = shufflevector <8 x double> %1180, <8 x double> poison, <8 x i32> zeroinitializer
  %1182 = mul nuw nsw i64 %1175, %1092
  %1183 = getelementptr <8 x double>, ptr %1164, i64 %1182
  %1184 = load <8 x double>, ptr %1183, align 8
  %1185 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1181, <8 x double> %1184, <8 x double> %1174)
  br label %1186
1186:
  %1187 = phi <8 x double> [ %1185, %1179 ], [ %1174, %1173 ]
  %1188 = add nuw nsw i64 %1175, 1
  %1189 = icmp eq i64 %1188, %1058
  br i1 %1189, label %1165, label %1173
1190:
  %1191 = load ptr, ptr %113, align 8
  %1192 = load ptr, ptr %109, align 8
  %1193 = load ptr, ptr %114, align 8
  br label %1194
1194:
  %1195 = phi i64 [ 1, %1190 ], [ %1202, %1198 ]
  %1196 = phi i64 [ 0, %1190 ], [ %1195, %1198 ]
  %1197 = getelementptr <8 x double>, ptr %1192, i64 %1196
  br i1 %1154, label %1204, label %1198
1198:
  %1199 = phi <8 x double> [ zeroinitializer, %1194 ], [ %1218, %1217 ]
  %1200 = fmul <8 x double> %1071, %1199
  %1201 = getelementptr inbounds nuw <8 x double>, ptr %1193, i64 %1196
  store <8 x double> %1200, ptr %1201, align 8
  %1202 = add nuw i64 %1195, 1
  %1203 = icmp eq i64 %1195, %1092
  br i1 %1203, label %1275, label %1194
1204:
  %1205 = phi <8 x double> [ %1218, %1217 ], [ zeroinitializer, %1194 ]
  %1206 = phi i64 [ %1219, %1217 ], [ 0, %1194 ]
  %1207 = getelementptr inbounds nuw double, ptr %1191, i64 %1206
  %1208 = load double, ptr %1207, align 8
  %1209 = fcmp une double %1208, 0.000000e+00
  br i1 %1209, label %1210, label %1217
1210:
  %1211 = insertelement <8 x double> poison, double %1208, i64 0
  %1212 = shufflevector <8 x double> %1211, <8 x double> poison, <8 x i32> zeroinitializer
  %1213 = mul nuw nsw i64 %1206, %1092
  %1214 = getelementptr <8 x double>, ptr %1197, i64 %1213
  %1215 = load <8 x double>, ptr %1214, align 8
  %1216 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1212, <8 x double> %1215, <8 x double> %1205)
  br label %1217
1217:
  %1218 = phi <8 x double> [ %1216, %1210 ], [ %1205, %1204 ]
  %1219 = add nuw nsw i64 %1206, 1
  %1220 = icmp eq i64 %1219, %1058
  br i1 %1220, label %1198, label %1204
1221:
  %1222 = phi i64 [ 1, %1143 ], [ %1273, %1264 ]
  %1223 = load ptr, ptr %110, align 8
  %1224 = mul nuw nsw i64 %1222, %1058
  %1225 = getelementptr inbounds nuw double, ptr %1223, i64 %1224
  %1226 = load ptr, ptr %69, align 8
  %1227 = load ptr, ptr %109, align 8
  %1228 = load ptr, ptr %108, align 8
  br i1 %1144, label %1229, label %1264
1229:
  %1230 = icmp eq ptr %1226, null
  br label %1231
1231:
  %1232 = phi i64 [ 1, %1229 ], [ %1245, %1240 ]
  %1233 = phi i64 [ 0, %1229 ], [ %1232, %1240 ]
  br i1 %1230, label %1237, label %1234
1234:
  %1235 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1233
  %1236 = load <8 x double>, ptr %1235, align 8
  br label %1237
1237:
  %1238 = phi <8 x double> [ %1236, %1234 ], [ zeroinitializer, %1231 ]
  %1239 = getelementptr <8 x double>, ptr %1227, i64 %1233
  br label %1247
1240:
  %1241 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1261, <8 x double> %1145, <8 x double> %1238)
  %1242 = fmul <8 x double> %1071, %1261
  %1243 = select i1 %1230, <8 x double> %1242, <8 x double> %1241
  %1244 = getelementptr inbounds nuw <8 x double>, ptr %1228, i64 %1233
  store <8 x double> %1243, ptr %1244, align 8
  %1245 = add nuw i64 %1232, 1
  %1246 = icmp eq i64 %1232, %1092
  br i1 %1246, label %1264, label %1231
1247:
  %1248 = phi <8 x double> [ %1261, %1260 ], [ zeroinitializer, %1237 ]
  %1249 = phi i64 [ %1262, %1260 ], [ 0, %1237 ]
  %1250 = getelementptr inbounds nuw double, ptr %1225, i64 %1249
  %1251 = load double, ptr %1250, align 8
  %1252 = fcmp une double %1251, 0.000000e+00
  br i1 %1252, label %1253, label %1260
1253:
  %1254 = insertelement <8 x double> poison, double %1251, i64 0
  %1255 = shufflevector <8 x double> %1254, <8 x double> poison, <8 x i32> zeroinitializer
  %1256 = mul nuw nsw i64 %1249, %1092
  %1257 = getelementptr <8 x double>, ptr %1239, i64 %1256
  %1258 = load <8 x double>, ptr %1257, align 8
  %1259 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1255, <8 x double> %1258, <8 x double> %1248)
  br label %1260
1260:
  %1261 = phi <8 x double> [ %1259, %1253 ], [ %1248, %1247 ]
  %1262 = add nuw nsw i64 %1249, 1
  %1263 = icmp eq i64 %1262, %1222
  br i1 %1263, label %1240, label %1247
1264:
  %1265 = load ptr, ptr %111, align 8
  %1266 = getelementptr inbounds nuw double, ptr %1265, i64 %1222
  %1267 = load double, ptr %1266, align 8
  %1268 = call fastcc <8 x double> @bg_at(ptr noundef %2, double noundef %1267) #14
  %1269 = load ptr, ptr %108, align 8
  %1270 = load ptr, ptr %109, align 8
  %1271 = mul nsw i64 %1222, %1092
  %1272 = getelementptr inbounds <8 x double>, ptr %1270, i64 %1271
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <8 x double> noundef %1268, ptr noundef %1269, ptr noundef %1272) #14
  %1273 = add nuw nsw i64 %1222, 1
  %1274 = icmp eq i64 %1273, %1058
  br i1 %1274, label %1146, label %1221
1275:
  %1276 = load ptr, ptr %48, align 8
  %1277 = icmp eq ptr %1276, null
  br i1 %1277, label %1278, label %1281
1278:
  %1279 = load ptr, ptr %100, align 8
  %1280 = icmp eq ptr %1279, null
  br i1 %1280, label %1375, label %1281
1281:
  %1282 = load i64, ptr %0, align 8
  %1283 = load i64, ptr %53, align 8
  %1284 = add nsw i64 %1283, %1282
  %1285 = load i64, ptr %54, align 8
  %1286 = shl nsw i64 %1285, 1
  %1287 = add nsw i64 %1284, %1286
  %1288 = load i64, ptr %55, align 8
  %1289 = add nsw i64 %1287, %1288
  %1290 = icmp sgt i64 %1289, 0
  br i1 %1290, label %1298, label %1291
1291:
  %1292 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %1293 = load ptr, ptr %60, align 8
  %1294 = load ptr, ptr %116, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %1292, ptr noundef %1293, ptr noundef %1294, i64 noundef 0, ptr noundef null) #14
  %1295 = load i64, ptr %117, align 8
  %1296 = icmp ne i64 %1295, 0
  %1297 = and i1 %1290, %1296
  br i1 %1297, label %1307, label %1325
1298:
  %1299 = phi i64 [ %1305, %1298 ], [ 0, %1281 ]
  %1300 = load ptr, ptr %60, align 8
  %1301 = getelementptr inbounds nuw <8 x double>, ptr %1300, i64 %1299
  %1302 = load <8 x double>, ptr %1301, align 8
  %1303 = load ptr, ptr %115, align 8
  %1304 = getelementptr inbounds nuw <8 x double>, ptr %1303, i64 %1299
  store <8 x double> %1302, ptr %1304, align 8
  %1305 = add nuw nsw i64 %1299, 1
  %1306 = icmp eq i64 %1305, %1289
  br i1 %1306, label %1291, label %1298
1307:
  %1308 = phi i64 [ %1323, %1307 ], [ 0, %1291 ]
  %1309 = load ptr, ptr %114, align 8
  %1310 = getelementptr inbounds nuw <8 x double>, ptr %1309, i64 %1308
  %1311 = load <8 x double>, ptr %1310, align 8
  %1312 = load ptr, ptr %60, align 8
  %1313 = getelementptr inbounds nuw <8 x double>, ptr %1312, i64 %1308
  %1314 = load <8 x double>, ptr %1313, align 8
  %1315 = load ptr, ptr %115, align 8
  %1316 = getelementptr inbounds nuw <8 x double>, ptr %1315, i64 %1308
  %1317 = load <8 x double>, ptr %1316, align 8
  %1318 = fsub <8 x double> %1314, %1317
  %1319 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1311)
  %1320 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1318)
  %1321 = fcmp olt <8 x double> %1319, %1320
  %1322 = select <8 x i1> %1321, <8 x double> %1318, <8 x double> %1311
  store <8 x double> %1322, ptr %1310, align 8
  %1323 = add nuw nsw i64 %1308, 1
  %1324 = icmp eq i64 %1323, %1289
  br i1 %1324, label %1325, label %1307
1325:
  %1326 = load ptr, ptr %118, align 8
  %1327 = icmp eq ptr %1326, null
  br i1 %1327, label %1360, label %1328
1328:
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #15
  br label %1329
1329:
  %1330 = phi i64 [ 0, %1328 ], [ %1340, %1329 ]
  %1331 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1330
  %1332 = getelementptr inbounds nuw i8, ptr %1331, i64 128
  %1333 = load double, ptr %1332, align 8
  %1334 = fdiv double %1333, 1.000000e-02
  %1335 = fcmp olt double %1334, 1.000000e-03
  %1336 = fcmp ogt double %1334, 1.000000e+00
  %1337 = select i1 %1336, double 1.000000e+00, double %1334
  %1338 = select i1 %1335, double 1.000000e-03, double %1337
  %1339 = getelementptr inbounds nuw double, ptr %15, i64 %1330
  store double %1338, ptr %1339, align 8
  %1340 = add nuw nsw i64 %1330, 1
  %1341 = icmp eq i64 %1340, 8
  br i1 %1341, label %1342, label %1329
1342:
  %1343 = load <8 x double>, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #15
  %1344 = load i64, ptr %0, align 8
  %1345 = icmp sgt i64 %1344, 0
  br i1 %1345, label %1346, label %1360
1346:
  %1347 = phi i64 [ %1357, %1346 ], [ 0, %1342 ]
  %1348 = load ptr, ptr %119, align 8
  %1349 = getelementptr inbounds nuw <8 x double>, ptr %1348, i64 %1347
  %1350 = load <8 x double>, ptr %1349, align 8
  %1351 = fcmp ogt <8 x double> %1350, splat (double 5.000000e-01)
  %1352 = load ptr, ptr %114, align 8
  %1353 = getelementptr inbounds nuw <8 x double>, ptr %1352, i64 %1347
  %1354 = load <8 x double>, ptr %1353, align 8
  %1355 = fmul <8 x double> %1343, %1354
  %1356 = select <8 x i1> %1351, <8 x double> %1355, <8 x double> %1354
  store <8 x double> %1356, ptr %1353, align 8
  %1357 = add nuw nsw i64 %1347, 1
  %1358 = load i64, ptr %0, align 8
  %1359 = icmp slt i64 %1357, %1358
  br i1 %1359, label %1346, label %1360
1360:
  br i1 %1290, label %1361, label %1375
1361:
  %1362 = phi i64 [ %1373, %1361 ], [ 0, %1360 ]
  %1363 = load ptr, ptr %114, align 8
  %1364 = getelementptr inbounds nuw <8 x double>, ptr %1363, i64 %1362
  %1365 = load <8 x double>, ptr %1364, align 8
  %1366 = load ptr, ptr %116, align 8
  %1367 = getelementptr inbounds nuw <8 x double>, ptr %1366, i64 %1362
  %1368 = load <8 x double>, ptr %1367, align 8
  %1369 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1365)
  %1370 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1368)
  %1371 = fcmp olt <8 x double> %1369, %1370
  %1372 = select <8 x i1> %1371, <8 x double> %1368, <8 x double> %1365
  store <8 x double> %1372, ptr %1364, align 8
  %1373 = add nuw nsw i64 %1362, 1
  %1374 = icmp eq i64 %1373, %1289
  br i1 %1374, label %1375, label %1361
1375:
  %1376 = load i64, ptr %101, align 8
  %1377 = icmp eq i64 %1376, 0
  br i1 %1377, label %1540, label %1378
1378:
  %1379 = load i64, ptr %0, align 8
  %1380 = load i64, ptr %53, align 8
  %1381 = add nsw i64 %1380, %1379
  %1382 = load i64, ptr %54, align 8
  %1383 = shl nsw i64 %1382, 1
  %1384 = add nsw i64 %1381, %1383
  %1385 = load i64, ptr %55, align 8
  %1386 = add nsw i64 %1384, %1385
  %1387 = icmp sgt i64 %1386, 0
  br i1 %1387, label %1401, label %1388
1388:
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #15
  br label %1389
1389:
  %1390 = phi i64 [ 0, %1388 ], [ %1395, %1389 ]
  %1391 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1390
  %1392 = getelementptr inbounds nuw i8, ptr %1391, i64 88
  %1393 = load double, ptr %1392, align 8
  %1394 = getelementptr inbounds nuw double, ptr %14, i64 %1390
  store double %1393, ptr %1394, align 8
  %1395 = add nuw nsw i64 %1390, 1
  %1396 = icmp eq i64 %1395, 8
  br i1 %1396, label %1397, label %1389
1397:
  %1398 = load <8 x double>, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #15
  %1399 = load ptr, ptr %60, align 8
  %1400 = load ptr, ptr %121, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull readonly %2, <8 x double> noundef %1398, ptr noundef %1399, <8 x double> noundef zeroinitializer, ptr noundef %1400) #14
  br label %1423
1401:
  %1402 = phi i64 [ %1408, %1401 ], [ 0, %1378 ]
  %1403 = load ptr, ptr %60, align 8
  %1404 = getelementptr inbounds nuw <8 x double>, ptr %1403, i64 %1402
  %1405 = load <8 x double>, ptr %1404, align 8
  %1406 = load ptr, ptr %120, align 8
  %1407 = getelementptr inbounds nuw <8 x double>, ptr %1406, i64 %1402
  store <8 x double> %1405, ptr %1407, align 8
  %1408 = add nuw nsw i64 %1402, 1
  %1409 = load i64, ptr %0, align 8
  %1410 = load i64, ptr %53, align 8
  %1411 = add nsw i64 %1410, %1409
  %1412 = load i64, ptr %54, align 8
  %1413 = shl nsw i64 %1412, 1
  %1414 = add nsw i64 %1411, %1413
  %1415 = load i64, ptr %55, align 8
  %1416 = add nsw i64 %1414, %1415
  %1417 = icmp slt i64 %1408, %1416
  br i1 %1417, label %1401, label %1388
1418:
  %1419 = icmp eq i32 %1455, 0
  br i1 %1419, label %1420, label %1458
1420:
  %1421 = load i64, ptr %101, align 8
  %1422 = icmp sgt i64 %1421, 0
  br i1 %1422, label %1529, label %1540
1423:
  %1424 = phi i32 [ 0, %1397 ], [ %1455, %1454 ]
  %1425 = phi i64 [ 0, %1397 ], [ %1456, %1454 ]
  %1426 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1425
  %1427 = load i64, ptr %1426, align 8
  %1428 = icmp sgt i64 %1427, -1
  br i1 %1428, label %1429, label %1454
1429:
  %1430 = load ptr, ptr %121, align 8
  %1431 = load i64, ptr %101, align 8
  %1432 = getelementptr double, ptr %1430, i64 %1425
  %1433 = icmp sgt i64 %1431, 0
  br i1 %1433, label %1434, label %1454
1434:
  %1435 = load ptr, ptr %104, align 8
  %1436 = getelementptr double, ptr %1435, i64 %1425
  br label %1437
1437:
  %1438 = phi i64 [ 0, %1434 ], [ %1450, %1437 ]
  %1439 = phi i32 [ 0, %1434 ], [ %1449, %1437 ]
  %1440 = shl nsw i64 %1438, 6
  %1441 = getelementptr i8, ptr %1436, i64 %1440
  %1442 = load double, ptr %1441, align 8
  %1443 = getelementptr i8, ptr %1432, i64 %1440
  %1444 = load double, ptr %1443, align 8
  %1445 = fcmp olt double %1442, 0.000000e+00
  %1446 = fcmp oge double %1444, 0.000000e+00
  %1447 = select i1 %1445, i1 %1446, i1 false
  %1448 = zext i1 %1447 to i32
  %1449 = or i32 %1439, %1448
  %1450 = add nuw nsw i64 %1438, 1
  %1451 = icmp eq i64 %1450, %1431
  br i1 %1451, label %1452, label %1437
1452:
  %1453 = or i32 %1449, %1424
  br label %1454
1454:
  %1455 = phi i32 [ %1424, %1423 ], [ %1424, %1429 ], [ %1453, %1452 ]
  %1456 = add nuw nsw i64 %1425, 1
  %1457 = icmp eq i64 %1456, 8
  br i1 %1457, label %1418, label %1423
1458:
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #15
  br label %1459
1459:
  %1460 = phi i64 [ 0, %1458 ], [ %1465, %1459 ]
  %1461 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1460
  %1462 = getelementptr inbounds nuw i8, ptr %1461, i64 88
  %1463 = load double, ptr %1462, align 8
  %1464 = getelementptr inbounds nuw double, ptr %13, i64 %1460
  store double %1463, ptr %1464, align 8
  %1465 = add nuw nsw i64 %1460, 1
  %1466 = icmp eq i64 %1465, 8
  br i1 %1466, label %1467, label %1459
1467:
  %1468 = load <8 x double>, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #15
  %1469 = load ptr, ptr %60, align 8
  %1470 = load ptr, ptr %123, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %122, ptr noundef nonnull readonly %2, <8 x double> noundef %1468, ptr noundef %1469, <8 x double> noundef zeroinitializer, ptr noundef %1470) #14
  %1471 = load i64, ptr %124, align 8
  br label %1485
1472:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  br label %1473
1473:
  %1474 = phi i64 [ 0, %1472 ], [ %1479, %1473 ]
  %1475 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1474
  %1476 = getelementptr inbounds nuw i8, ptr %1475, i64 88
  %1477 = load double, ptr %1476, align 8
  %1478 = getelementptr inbounds nuw double, ptr %12, i64 %1474
  store double %1477, ptr %1478, align 8
  %1479 = add nuw nsw i64 %1474, 1
  %1480 = icmp eq i64 %1479, 8
  br i1 %1480, label %1481, label %1473
1481:
  %1482 = load <8 x double>, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  %1483 = load ptr, ptr %60, align 8
  %1484 = load ptr, ptr %103, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull readonly %2, <8 x double> noundef %1482, ptr noundef %1483, <8 x double> noundef zeroinitializer, ptr noundef %1484) #14
  br label %1540
1485:
  %1486 = phi i64 [ %1471, %1467 ], [ %1526, %1525 ]
  %1487 = phi i64 [ 0, %1467 ], [ %1527, %1525 ]
  %1488 = icmp sgt i64 %1486, 0
  br i1 %1488, label %1489, label %1525
1489:
  %1490 = phi i64 [ %1521, %1520 ], [ %1486, %1485 ]
  %1491 = phi i64 [ %1522, %1520 ], [ %1486, %1485 ]
  %1492 = phi i64 [ %1523, %1520 ], [ 0, %1485 ]
  %1493 = load ptr, ptr %125, align 8
  %1494 = getelementptr inbounds nuw i64, ptr %1493, i64 %1492
  %1495 = load i64, ptr %1494, align 8
  %1496 = load ptr, ptr %104, align 8
  %1497 = shl nsw i64 %1495, 6
  %1498 = getelementptr inbounds i8, ptr %1496, i64 %1497
  %1499 = getelementptr inbounds nuw double, ptr %1498, i64 %1487
  %1500 = load double, ptr %1499, align 8
  %1501 = load ptr, ptr %121, align 8
  %1502 = getelementptr inbounds i8, ptr %1501, i64 %1497
  %1503 = getelementptr inbounds nuw double, ptr %1502, i64 %1487
  %1504 = load double, ptr %1503, align 8
  %1505 = fcmp uge double %1500, 0.000000e+00
  %1506 = fcmp ult double %1504, 0.000000e+00
  %1507 = select i1 %1505, i1 true, i1 %1506
  br i1 %1507, label %1520, label %1508
1508:
  %1509 = load ptr, ptr %123, align 8
  %1510 = getelementptr inbounds nuw <8 x double>, ptr %1509, i64 %1492
  %1511 = getelementptr inbounds nuw double, ptr %1510, i64 %1487
  %1512 = load double, ptr %1511, align 8
  %1513 = load ptr, ptr %60, align 8
  %1514 = load ptr, ptr %126, align 8
  %1515 = getelementptr inbounds nuw i64, ptr %1514, i64 %1492
  %1516 = load i64, ptr %1515, align 8
  %1517 = getelementptr inbounds <8 x double>, ptr %1513, i64 %1516
  %1518 = getelementptr inbounds nuw double, ptr %1517, i64 %1487
  store double %1512, ptr %1518, align 8
  %1519 = load i64, ptr %124, align 8
  br label %1520
1520:
  %1521 = phi i64 [ %1519, %1508 ], [ %1490, %1489 ]
  %1522 = phi i64 [ %1519, %1508 ], [ %1491, %1489 ]
  %1523 = add nuw nsw i64 %1492, 1
  %1524 = icmp slt i64 %1523, %1522
  br i1 %1524, label %1489, label %1525
1525:
  %1526 = phi i64 [ %1486, %1485 ], [ %1521, %1520 ]
  %1527 = add nuw nsw i64 %1487, 1
  %1528 = icmp eq i64 %1527, 8
  br i1 %1528, label %1472, label %1485
1529:
  %1530 = phi i64 [ %1536, %1529 ], [ 0, %1420 ]
  %1531 = load ptr, ptr %121, align 8
  %1532 = getelementptr inbounds nuw <8 x double>, ptr %1531, i64 %1530
  %1533 = load <8 x double>, ptr %1532, align 8
  %1534 = load ptr, ptr %103, align 8
  %1535 = getelementptr inbounds nuw <8 x double>, ptr %1534, i64 %1530
  store <8 x double> %1533, ptr %1535, align 8
  %1536 = add nuw nsw i64 %1530, 1
  %1537 = load i64, ptr %101, align 8
  %1538 = shl nsw i64 %1537, 2
  %1539 = icmp slt i64 %1536, %1538
  br i1 %1539, label %1529, label %1540
1540:
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #15
  br label %1553
1541:
  %1542 = load i64, ptr %0, align 8
  %1543 = load i64, ptr %53, align 8
  %1544 = add nsw i64 %1543, %1542
  %1545 = load i64, ptr %54, align 8
  %1546 = shl nsw i64 %1545, 1
  %1547 = add nsw i64 %1544, %1546
  %1548 = load i64, ptr %55, align 8
  %1549 = add nsw i64 %1547, %1548
  %1550 = icmp sgt i64 %1549, 0
  br i1 %1550, label %1551, label %1563
1551:
  %1552 = load ptr, ptr %60, align 8
  br label %1569
1553:
  %1554 = phi i64 [ 0, %1540 ], [ %1559, %1553 ]
  %1555 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1554
  %1556 = getelementptr inbounds nuw i8, ptr %1555, i64 128
  %1557 = load double, ptr %1556, align 8
  %1558 = getelementptr inbounds nuw double, ptr %11, i64 %1554
  store double %1557, ptr %1558, align 8
  %1559 = add nuw nsw i64 %1554, 1
  %1560 = icmp eq i64 %1559, 8
  br i1 %1560, label %1541, label %1553
1561:
  %1562 = icmp slt <8 x i64> %1575, zeroinitializer
  br label %1563
1563:
  %1564 = phi <8 x i1> [ splat (i1 true), %1541 ], [ %1562, %1561 ]
  %1565 = icmp sgt i64 %1542, 0
  br i1 %1565, label %1566, label %1614
1566:
  %1567 = load ptr, ptr %127, align 8
  %1568 = load <8 x double>, ptr %11, align 8
  br label %1578
1569:
  %1570 = phi <8 x i64> [ splat (i64 -1), %1551 ], [ %1575, %1569 ]
  %1571 = phi i64 [ 0, %1551 ], [ %1576, %1569 ]
  %1572 = getelementptr inbounds nuw <8 x double>, ptr %1552, i64 %1571
  %1573 = load <8 x double>, ptr %1572, align 8
  %1574 = fcmp ord <8 x double> %1573, zeroinitializer
  %1575 = select <8 x i1> %1574, <8 x i64> %1570, <8 x i64> zeroinitializer
  %1576 = add nuw nsw i64 %1571, 1
  %1577 = icmp eq i64 %1576, %1549
  br i1 %1577, label %1561, label %1569
1578:
  %1579 = phi <8 x double> [ zeroinitializer, %1566 ], [ %1611, %1610 ]
  %1580 = phi i64 [ 0, %1566 ], [ %1612, %1610 ]
  %1581 = getelementptr inbounds nuw double, ptr %1567, i64 %1580
  %1582 = load double, ptr %1581, align 8
  %1583 = fcmp ogt double %1582, 0.000000e+00
  br i1 %1583, label %1584, label %1610
1584:
  %1585 = load ptr, ptr %69, align 8
  %1586 = getelementptr inbounds nuw <8 x double>, ptr %1585, i64 %1580
  %1587 = load <8 x double>, ptr %1586, align 8
  %1588 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1587)
  %1589 = load ptr, ptr %60, align 8
  %1590 = getelementptr inbounds nuw <8 x double>, ptr %1589, i64 %1580
  %1591 = load <8 x double>, ptr %1590, align 8
  %1592 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1591)
  %1593 = fcmp olt <8 x double> %1588, %1592
  %1594 = select <8 x i1> %1593, <8 x i1> %1564, <8 x i1> zeroinitializer
  %1595 = select <8 x i1> %1594, <8 x double> %1592, <8 x double> %1588
  %1596 = load ptr, ptr %114, align 8
  %1597 = getelementptr inbounds nuw <8 x double>, ptr %1596, i64 %1580
  %1598 = load <8 x double>, ptr %1597, align 8
  %1599 = fcmp ord <8 x double> %1598, zeroinitializer
  %1600 = select <8 x i1> %1599, <8 x double> %1598, <8 x double> splat (double 0x7FF0000000000000)
  %1601 = load ptr, ptr %128, align 8
  %1602 = getelementptr inbounds nuw <8 x double>, ptr %1601, i64 %1580
  %1603 = load <8 x double>, ptr %1602, align 8
  %1604 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1595, <8 x double> %1568, <8 x double> %1603)
  %1605 = fdiv <8 x double> %1600, %1604
  %1606 = insertelement <8 x double> poison, double %1582, i64 0
  %1607 = shufflevector <8 x double> %1606, <8 x double> poison, <8 x i32> zeroinitializer
  %1608 = fmul <8 x double> %1605, %1605
  %1609 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1607, <8 x double> %1608, <8 x double> %1579)
  br label %1610
1610:
  %1611 = phi <8 x double> [ %1609, %1584 ], [ %1579, %1578 ]
  %1612 = add nuw nsw i64 %1580, 1
  %1613 = icmp eq i64 %1612, %1542
  br i1 %1613, label %1614, label %1578
1614:
  %1615 = phi <8 x double> [ zeroinitializer, %1563 ], [ %1611, %1610 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #15
  store <8 x double> %1615, ptr %19, align 8
  br label %1619
1616:
  %1617 = icmp eq i32 %1873, 0
  br i1 %1617, label %1618, label %1876
1618:
  br label %2565
1619:
  %1620 = phi i32 [ 0, %1614 ], [ %1873, %1870 ]
  %1621 = phi i64 [ 0, %1614 ], [ %1874, %1870 ]
  %1622 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1621
  %1623 = load i64, ptr %1622, align 8
  %1624 = icmp sgt i64 %1623, -1
  br i1 %1624, label %1625, label %1870
1625:
  %1626 = getelementptr inbounds nuw double, ptr %19, i64 %1621
  %1627 = load double, ptr %1626, align 8
  %1628 = getelementptr inbounds nuw i8, ptr %1622, i64 24
  %1629 = load i64, ptr %1628, align 8
  %1630 = freeze i64 %1629
  %1631 = getelementptr inbounds nuw i8, ptr %1622, i64 32
  %1632 = getelementptr inbounds nuw i8, ptr %1622, i64 136
  %1633 = load double, ptr %1632, align 8
  %1634 = call double @llvm.sqrt.f64(double %1627)
  %1635 = fdiv double 1.000000e+00, %1634
  %1636 = load i64, ptr %129, align 8
  %1637 = sitofp i64 %1636 to double
  %1638 = getelementptr inbounds nuw i8, ptr %1622, i64 72
  %1639 = load double, ptr %1638, align 8
  %1640 = getelementptr inbounds nuw i8, ptr %1622, i64 64
  %1641 = load double, ptr %1640, align 8
  %1642 = fsub double %1639, %1641
  %1643 = fcmp olt double %1634, 1.000000e+00
  %1644 = icmp ne i64 %1630, 0
  %1645 = or i1 %1643, %1644
  %1646 = load double, ptr %130, align 8
  %1647 = load double, ptr %131, align 8
  %1648 = fadd double %1646, %1647
  %1649 = fdiv double %1648, %1637
  %1650 = call double @bg_pow_1(double noundef %1635, double noundef %1649) #13
  %1651 = fmul double %1650, 9.000000e-01
  %1652 = load double, ptr %1632, align 8
  %1653 = load double, ptr %131, align 8
  %1654 = fneg double %1653
  %1655 = fdiv double %1654, %1637
  %1656 = call double @bg_pow_1(double noundef %1652, double noundef %1655) #13
  %1657 = fmul double %1651, %1656
  %1658 = select i1 %1645, double 1.000000e+00, double 2.000000e-01
  %1659 = select i1 %1645, double 1.000000e+01, double 9.000000e-01
  %1660 = fcmp ult double %1657, %1658
  %1661 = fcmp ogt double %1657, %1659
  %1662 = select i1 %1661, double %1659, double %1657
  %1663 = select i1 %1660, double %1658, double %1662
  %1664 = fmul double %1642, %1663
  %1665 = getelementptr inbounds nuw i8, ptr %1622, i64 128
  %1666 = load double, ptr %1665, align 8
  %1667 = fcmp olt double %1664, %1666
  %1668 = load i64, ptr %1628, align 8
  %1669 = icmp ne i64 %1668, 0
  %1670 = fcmp oeq double %1663, 1.000000e+00
  %1671 = select i1 %1669, i1 %1670, i1 false
  %1672 = select i1 %1671, double %1666, double %1664
  %1673 = fcmp ole double %1672, %1666
  %1674 = zext i1 %1673 to i64
  store i64 %1674, ptr %1628, align 8
  %1675 = fcmp olt double %1672, %1666
  %1676 = select i1 %1675, double %1666, double %1672
  br i1 %1645, label %1677, label %1680
1677:
  %1678 = call i1 @llvm.is.fpclass.f64(double %1635, i32 608)
  %1679 = select i1 %1678, double 1.000000e+00, double %1635
  store double %1679, ptr %1632, align 8
  br label %1680
1680:
  %1681 = phi ptr [ %1638, %1677 ], [ %1640, %1625 ]
  %1682 = load double, ptr %1681, align 8
  %1683 = fadd double %1676, %1682
  %1684 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %1621, double noundef %1682, double noundef %1683) #14
  %1685 = getelementptr inbounds nuw i8, ptr %1622, i64 80
  store double %1684, ptr %1685, align 8
  br i1 %1667, label %1686, label %1687
1686:
  store i64 3, ptr %1631, align 8
  br label %1687
1687:
  %1688 = load i64, ptr %101, align 8
  %1689 = icmp eq i64 %1688, 0
  br i1 %1689, label %1847, label %1690
1690:
  %1691 = load double, ptr %1638, align 8
  %1692 = load double, ptr %1640, align 8
  %1693 = fsub double %1691, %1692
  %1694 = getelementptr inbounds nuw i8, ptr %1622, i64 96
  %1695 = load double, ptr %1694, align 8
  %1696 = getelementptr inbounds nuw i8, ptr %1622, i64 88
  %1697 = load double, ptr %1696, align 8
  %1698 = fsub double %1695, %1697
  %1699 = fmul double %1698, 1.000000e-13
  %1700 = icmp sgt i64 %1688, 0
  br i1 %1700, label %1701, label %1841
1701:
  %1702 = load ptr, ptr %104, align 8
  %1703 = getelementptr double, ptr %1702, i64 %1621
  %1704 = shl nsw i64 %1688, 6
  %1705 = shl nsw i64 %1688, 7
  %1706 = load ptr, ptr %103, align 8
  %1707 = getelementptr double, ptr %1706, i64 %1621
  br label %1708
1708:
  %1709 = phi double [ 1.000000e+00, %1701 ], [ %1804, %1798 ]
  %1710 = phi i64 [ 0, %1701 ], [ %1805, %1798 ]
  %1711 = shl nsw i64 %1710, 6
  %1712 = getelementptr i8, ptr %1703, i64 %1711
  %1713 = load double, ptr %1712, align 8
  %1714 = getelementptr inbounds nuw i8, ptr %1712, i64 %1704
  %1715 = load double, ptr %1714, align 8
  %1716 = getelementptr inbounds nuw i8, ptr %1712, i64 %1705
  %1717 = load double, ptr %1716, align 8
  %1718 = getelementptr i8, ptr %1707, i64 %1711
  %1719 = load double, ptr %1718, align 8
  %1720 = getelementptr inbounds nuw i8, ptr %1718, i64 %1704
  %1721 = load double, ptr %1720, align 8
  %1722 = fcmp olt double %1713, 0.000000e+00
  %1723 = select i1 %1722, double 1.000000e+00, double -1.000000e+00
  %1724 = fmul double %1717, 0x3EB0C6F7A0B5ED8D
  %1725 = fmul double %1713, %1723
  %1726 = fmul double %1723, %1719
  %1727 = fsub double %1726, %1725
  %1728 = fmul double %1715, %1723
  %1729 = fmul double %1693, %1728
  %1730 = fmul double %1723, %1721
  %1731 = fmul double %1693, %1730
  %1732 = fmul double %1727, 3.000000e+00
  %1733 = fmul double %1729, 2.000000e+00
  %1734 = fsub double %1732, %1733
  %1735 = fsub double %1734, %1731
  %1736 = fadd double %1729, %1731
  %1737 = fmul double %1727, 2.000000e+00
  %1738 = fsub double %1736, %1737
  %1739 = fcmp uge double %1719, 0.000000e+00
  %1740 = xor i1 %1722, %1739
  br i1 %1740, label %1773, label %1741
1741:
  %1742 = fcmp ogt double %1726, %1724
  br i1 %1742, label %1743, label %1798
1743:
  %1744 = fmul double %1724, 5.000000e-01
  %1745 = fmul double %1735, 2.000000e+00
  br label %1746
1746:
  %1747 = phi double [ 0.000000e+00, %1743 ], [ %1760, %1746 ]
  %1748 = phi double [ 1.000000e+00, %1743 ], [ %1759, %1746 ]
  %1749 = phi double [ 5.000000e-01, %1743 ], [ %1770, %1746 ]
  %1750 = phi i32 [ 0, %1743 ], [ %1771, %1746 ]
  %1751 = call double @llvm.fma.f64(double %1749, double %1738, double %1735)
  %1752 = call double @llvm.fma.f64(double %1749, double %1751, double %1729)
  %1753 = call double @llvm.fma.f64(double %1749, double %1752, double %1725)
  %1754 = fsub double %1753, %1744
  %1755 = fmul double %1749, 3.000000e+00
  %1756 = call double @llvm.fma.f64(double %1755, double %1738, double %1745)
  %1757 = call double @llvm.fma.f64(double %1749, double %1756, double %1729)
  %1758 = fcmp olt double %1754, 0.000000e+00
  %1759 = select i1 %1758, double %1748, double %1749
  %1760 = select i1 %1758, double %1749, double %1747
  %1761 = fcmp oeq double %1757, 0.000000e+00
  %1762 = select i1 %1761, double 1.000000e+00, double %1757
  %1763 = fdiv double %1754, %1762
  %1764 = fsub double %1749, %1763
  %1765 = fcmp ogt double %1764, %1760
  %1766 = fcmp olt double %1764, %1759
  %1767 = select i1 %1765, i1 %1766, i1 false
  %1768 = fadd double %1760, %1759
  %1769 = fmul double %1768, 5.000000e-01
  %1770 = select i1 %1767, double %1764, double %1769
  %1771 = add nuw nsw i32 %1750, 1
  %1772 = icmp eq i32 %1771, 10
  br i1 %1772, label %1798, label %1746
1773:
  %1774 = fcmp ogt double %1728, 0.000000e+00
  %1775 = fcmp olt double %1730, 0.000000e+00
  %1776 = select i1 %1774, i1 %1775, i1 false
  br i1 %1776, label %1777, label %1798
1777:
  %1778 = fmul double %1735, %1735
  %1779 = fmul double %1738, 3.000000e+00
  %1780 = fmul double %1729, %1779
  %1781 = fsub double %1778, %1780
  %1782 = fcmp ogt double %1781, 0.000000e+00
  %1783 = select i1 %1782, double %1781, double 0.000000e+00
  %1784 = call double @llvm.sqrt.f64(double %1783)
  %1785 = fsub double %1784, %1735
  %1786 = fcmp olt double %1785, 1.000000e-300
  %1787 = select i1 %1786, double 1.000000e-300, double %1785
  %1788 = fdiv double %1729, %1787
  %1789 = fcmp olt double %1788, 0.000000e+00
  %1790 = fcmp ogt double %1788, 1.000000e+00
  %1791 = select i1 %1790, double 1.000000e+00, double %1788
  %1792 = select i1 %1789, double 0.000000e+00, double %1791
  %1793 = call double @llvm.fma.f64(double %1792, double %1738, double %1735)
  %1794 = call double @llvm.fma.f64(double %1792, double %1793, double %1729)
  %1795 = call double @llvm.fma.f64(double %1792, double %1794, double %1725)
  %1796 = fcmp ogt double %1795, 0.000000e+00
  %1797 = select i1 %1796, double %1792, double 1.000000e+00
  br label %1798
1798:
  %1799 = phi double [ 1.000000e+00, %1773 ], [ 1.000000e+00, %1741 ], [ %1797, %1777 ], [ %1770, %1746 ]
  %1800 = call double @llvm.fabs.f64(double %1799)
  %1801 = fcmp one double %1800, 0x7FF0000000000000
  %1802 = select i1 %1801, double %1799, double 1.000000e+00
  %1803 = fcmp olt double %1802, %1709
  %1804 = select i1 %1803, double %1802, double %1709
  %1805 = add nuw nsw i64 %1710, 1
  %1806 = icmp eq i64 %1805, %1688
  br i1 %1806, label %1807, label %1708
1807:
  %1808 = fcmp olt double %1804, 1.000000e+00
  %1809 = fcmp ogt double %1693, %1699
  %1810 = select i1 %1808, i1 %1809, i1 false
  br i1 %1810, label %1811, label %1821
1811:
  %1812 = call double @llvm.fma.f64(double %1804, double %1693, double %1692)
  %1813 = fmul double %1699, 5.000000e-01
  %1814 = fadd double %1692, %1813
  %1815 = fcmp olt double %1812, %1814
  %1816 = select i1 %1815, double %1814, double %1812
  br i1 %1645, label %1817, label %1818
1817:
  store double %1633, ptr %1632, align 8
  store i64 %1630, ptr %1628, align 8
  br label %1820
1818:
  %1819 = fcmp olt double %1816, %1684
  br i1 %1819, label %1820, label %1850
1820:
  store double %1816, ptr %1685, align 8
  br label %1850
1821:
  %1822 = mul nuw nsw i64 %1688, 192
  br label %1823
1823:
  %1824 = phi i64 [ 0, %1821 ], [ %1839, %1836 ]
  %1825 = phi double [ 0x7FF0000000000000, %1821 ], [ %1838, %1836 ]
  %1826 = shl nsw i64 %1824, 6
  %1827 = getelementptr i8, ptr %1707, i64 %1826
  %1828 = getelementptr inbounds nuw i8, ptr %1827, i64 %1705
  %1829 = load double, ptr %1828, align 8
  %1830 = getelementptr inbounds nuw i8, ptr %1827, i64 %1822
  %1831 = load double, ptr %1830, align 8
  %1832 = fcmp olt double %1831, 1.000000e-300
  %1833 = select i1 %1832, double 1.000000e-300, double %1831
  %1834 = fdiv double %1829, %1833
  %1835 = fcmp ord double %1834, 0.000000e+00
  br i1 %1835, label %1836, label %1841
1836:
  %1837 = fcmp olt double %1834, %1825
  %1838 = select i1 %1837, double %1834, double %1825
  %1839 = add nuw nsw i64 %1824, 1
  %1840 = icmp eq i64 %1839, %1688
  br i1 %1840, label %1841, label %1823
1841:
  %1842 = phi double [ 0x7FF0000000000000, %1690 ], [ %1838, %1836 ], [ 0x7FF8000000000000, %1823 ]
  %1843 = fadd double %1691, %1842
  br i1 %1645, label %1844, label %1850
1844:
  %1845 = fcmp ult double %1843, %1684
  br i1 %1845, label %1846, label %1850
1846:
  store double %1843, ptr %1685, align 8
  br label %1850
1847:
  %1848 = zext i1 %1645 to i32
  %1849 = select i1 %1645, i64 72, i64 64
  br label %1850
1850:
  %1851 = phi i32 [ 0, %1841 ], [ %1848, %1847 ], [ 1, %1844 ], [ 0, %1818 ], [ 0, %1820 ], [ 1, %1846 ]
  %1852 = phi i64 [ 64, %1841 ], [ %1849, %1847 ], [ 72, %1844 ], [ 64, %1818 ], [ 64, %1820 ], [ 72, %1846 ]
  %1853 = getelementptr inbounds nuw i8, ptr %1622, i64 %1852
  %1854 = load double, ptr %1853, align 8
  %1855 = getelementptr inbounds nuw i8, ptr %1622, i64 40
  %1856 = load i64, ptr %1855, align 8
  %1857 = add nsw i64 %1856, 1
  store i64 %1857, ptr %1855, align 8
  %1858 = load i64, ptr %1631, align 8
  %1859 = icmp eq i64 %1858, 0
  br i1 %1859, label %1860, label %1870
1860:
  %1861 = sitofp i64 %1857 to double
  %1862 = getelementptr inbounds nuw i8, ptr %1622, i64 120
  %1863 = load double, ptr %1862, align 8
  %1864 = fcmp ugt double %1863, %1861
  br i1 %1864, label %1870, label %1865
1865:
  %1866 = getelementptr inbounds nuw i8, ptr %1622, i64 96
  %1867 = load double, ptr %1866, align 8
  %1868 = fcmp olt double %1854, %1867
  br i1 %1868, label %1869, label %1870
1869:
  store i64 2, ptr %1631, align 8
  br label %1870
1870:
  %1871 = phi i32 [ 0, %1619 ], [ %1851, %1850 ], [ %1851, %1860 ], [ %1851, %1865 ], [ %1851, %1869 ]
  %1872 = getelementptr inbounds nuw i32, ptr %18, i64 %1621
  store i32 %1871, ptr %1872, align 4
  %1873 = or i32 %1871, %1620
  %1874 = add nuw nsw i64 %1621, 1
  %1875 = icmp eq i64 %1874, 8
  br i1 %1875, label %1616, label %1619
1876:
  %1877 = load i64, ptr %51, align 8
  %1878 = icmp eq i64 %1877, 0
  br i1 %1878, label %2099, label %1879
1879:
  %1880 = load i64, ptr %0, align 8
  %1881 = load i64, ptr %53, align 8
  %1882 = load i64, ptr %54, align 8
  %1883 = load i64, ptr %55, align 8
  %1884 = load i64, ptr %107, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  br label %1885
1885:
  %1886 = phi i64 [ 0, %1879 ], [ %1894, %1885 ]
  %1887 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1886
  %1888 = getelementptr inbounds nuw i8, ptr %1887, i64 72
  %1889 = load double, ptr %1888, align 8
  %1890 = getelementptr inbounds nuw i8, ptr %1887, i64 64
  %1891 = load double, ptr %1890, align 8
  %1892 = fsub double %1889, %1891
  %1893 = getelementptr inbounds nuw double, ptr %10, i64 %1886
  store double %1892, ptr %1893, align 8
  %1894 = add nuw nsw i64 %1886, 1
  %1895 = icmp eq i64 %1894, 8
  br i1 %1895, label %1896, label %1885
1896:
  %1897 = add i64 %1881, %1880
  %1898 = shl i64 %1882, 1
  %1899 = add i64 %1897, %1898
  %1900 = add i64 %1899, %1883
  %1901 = load <8 x double>, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  %1902 = icmp sgt i64 %1884, 0
  br i1 %1902, label %1903, label %1908
1903:
  %1904 = icmp sgt i64 %1900, 0
  %1905 = fadd <8 x double> %1901, zeroinitializer
  %1906 = icmp sgt i64 %1877, 0
  %1907 = mul i64 %1900, %1884
  br label %1914
1908:
  %1909 = icmp sgt i64 %1877, 0
  br i1 %1909, label %1910, label %2031
1910:
  %1911 = mul i64 %1900, %1884
  %1912 = icmp sgt i64 %1900, 0
  %1913 = fadd <8 x double> %1901, zeroinitializer
  br label %2036
1914:
  %1915 = phi i64 [ 0, %1903 ], [ %1964, %1963 ]
  %1916 = load ptr, ptr %110, align 8
  %1917 = mul nuw nsw i64 %1915, %1884
  %1918 = getelementptr inbounds nuw double, ptr %1916, i64 %1917
  %1919 = load ptr, ptr %69, align 8
  %1920 = load ptr, ptr %109, align 8
  %1921 = load ptr, ptr %108, align 8
  br i1 %1904, label %1922, label %1959
1922:
  %1923 = icmp eq ptr %1919, null
  %1924 = icmp eq i64 %1915, 0
  br label %1925
1925:
  %1926 = phi i64 [ 1, %1922 ], [ %1940, %1934 ]
  %1927 = phi i64 [ 0, %1922 ], [ %1926, %1934 ]
  br i1 %1923, label %1931, label %1928
1928:
  %1929 = getelementptr inbounds nuw <8 x double>, ptr %1919, i64 %1927
  %1930 = load <8 x double>, ptr %1929, align 8
  br label %1931
1931:
  %1932 = phi <8 x double> [ %1930, %1928 ], [ zeroinitializer, %1925 ]
  %1933 = getelementptr <8 x double>, ptr %1920, i64 %1927
  br i1 %1924, label %1934, label %1942
1934:
  %1935 = phi <8 x double> [ zeroinitializer, %1931 ], [ %1956, %1955 ]
  %1936 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1935, <8 x double> %1905, <8 x double> %1932)
  %1937 = fmul <8 x double> %1901, %1935
  %1938 = select i1 %1923, <8 x double> %1937, <8 x double> %1936
  %1939 = getelementptr inbounds nuw <8 x double>, ptr %1921, i64 %1927
  store <8 x double> %1938, ptr %1939, align 8
  %1940 = add nuw i64 %1926, 1
  %1941 = icmp eq i64 %1926, %1900
  br i1 %1941, label %1959, label %1925
1942:
  %1943 = phi <8 x double> [ %1956, %1955 ], [ zeroinitializer, %1931 ]
  %1944 = phi i64 [ %1957, %1955 ], [ 0, %1931 ]
  %1945 = getelementptr inbounds nuw double, ptr %1918, i64 %1944
  %1946 = load double, ptr %1945, align 8
  %1947 = fcmp une double %1946, 0.000000e+00
  br i1 %1947, label %1948, label %1955
1948:
  %1949 = insertelement <8 x double> poison, double %1946, i64 0
  %1950 = shufflevector <8 x double> %1949, <8 x double> poison, <8 x i32> zeroinitializer
  %1951 = mul nuw nsw i64 %1944, %1900
  %1952 = getelementptr <8 x double>, ptr %1933, i64 %1951
  %1953 = load <8 x double>, ptr %1952, align 8
  %1954 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1950, <8 x double> %1953, <8 x double> %1943)
  br label %1955
1955:
  %1956 = phi <8 x double> [ %1954, %1948 ], [ %1943, %1942 ]
  %1957 = add nuw nsw i64 %1944, 1
  %1958 = icmp eq i64 %1957, %1915
  br i1 %1958, label %1934, label %1942
1959:
  br i1 %1906, label %1960, label %1963
1960:
  %1961 = icmp eq i64 %1915, 0
  %1962 = mul nsw i64 %1915, %1900
  br label %1966
1963:
  %1964 = add nuw nsw i64 %1915, 1
  %1965 = icmp eq i64 %1964, %1884
  br i1 %1965, label %1908, label %1914
1966:
  %1967 = phi i64 [ 0, %1960 ], [ %2024, %2023 ]
  %1968 = load ptr, ptr %132, align 8
  %1969 = mul i64 %1907, %1967
  %1970 = getelementptr inbounds <8 x double>, ptr %1968, i64 %1969
  %1971 = load ptr, ptr %110, align 8
  %1972 = getelementptr inbounds nuw double, ptr %1971, i64 %1917
  %1973 = load ptr, ptr %71, align 8
  %1974 = mul nsw i64 %1967, %1900
  %1975 = getelementptr inbounds <8 x double>, ptr %1973, i64 %1974
  %1976 = load ptr, ptr %133, align 8
  br i1 %1904, label %1977, label %2013
1977:
  %1978 = icmp eq ptr %1973, null
  br label %1979
1979:
  %1980 = phi i64 [ 1, %1977 ], [ %1994, %1988 ]
  %1981 = phi i64 [ 0, %1977 ], [ %1980, %1988 ]
  br i1 %1978, label %1985, label %1982
1982:
  %1983 = getelementptr inbounds nuw <8 x double>, ptr %1975, i64 %1981
  %1984 = load <8 x double>, ptr %1983, align 8
  br label %1985
1985:
  %1986 = phi <8 x double> [ %1984, %1982 ], [ zeroinitializer, %1979 ]
  %1987 = getelementptr <8 x double>, ptr %1970, i64 %1981
  br i1 %1961, label %1988, label %1996
1988:
  %1989 = phi <8 x double> [ zeroinitializer, %1985 ], [ %2010, %2009 ]
  %1990 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1989, <8 x double> %1905, <8 x double> %1986)
  %1991 = fmul <8 x double> %1901, %1989
  %1992 = select i1 %1978, <8 x double> %1991, <8 x double> %1990
  %1993 = getelementptr inbounds nuw <8 x double>, ptr %1976, i64 %1981
  store <8 x double> %1992, ptr %1993, align 8
  %1994 = add nuw i64 %1980, 1
  %1995 = icmp eq i64 %1980, %1900
  br i1 %1995, label %2013, label %1979
1996:
  %1997 = phi <8 x double> [ %2010, %2009 ], [ zeroinitializer, %1985 ]
  %1998 = phi i64 [ %2011, %2009 ], [ 0, %1985 ]
  %1999 = getelementptr inbounds nuw double, ptr %1972, i64 %1998
  %2000 = load double, ptr %1999, align 8
  %2001 = fcmp une double %2000, 0.000000e+00
  br i1 %2001, label %2002, label %2009
2002:
  %2003 = insertelement <8 x double> poison, double %2000, i64 0
  %2004 = shufflevector <8 x double> %2003, <8 x double> poison, <8 x i32> zeroinitializer
  %2005 = mul nuw nsw i64 %1998, %1900
  %2006 = getelementptr <8 x double>, ptr %1987, i64 %2005
  %2007 = load <8 x double>, ptr %2006, align 8
  %2008 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2004, <8 x double> %2007, <8 x double> %1997)
  br label %2009
2009:
  %2010 = phi <8 x double> [ %2008, %2002 ], [ %1997, %1996 ]
  %2011 = add nuw nsw i64 %1998, 1
  %2012 = icmp eq i64 %2011, %1915
  br i1 %2012, label %1988, label %1996
2013:
  %2014 = load ptr, ptr %111, align 8
  %2015 = getelementptr inbounds nuw double, ptr %2014, i64 %1915
  %2016 = load double, ptr %2015, align 8
  %2017 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %2016) #14
  %2018 = load ptr, ptr %108, align 8
  %2019 = load ptr, ptr %133, align 8
  %2020 = getelementptr inbounds <8 x double>, ptr %1970, i64 %1962
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %134, ptr noundef readonly %2, <8 x double> noundef %2017, ptr noundef %2018, <8 x double> noundef zeroinitializer, i64 noundef %1967, ptr noundef %2019, ptr noundef %2020) #14
  %2021 = load i64, ptr %0, align 8
  %2022 = icmp slt i64 %2021, %1900
  br i1 %2022, label %2026, label %2023
2023:
  %2024 = add nuw nsw i64 %1967, 1
  %2025 = icmp eq i64 %2024, %1877
  br i1 %2025, label %1963, label %1966
2026:
  %2027 = phi i64 [ %2029, %2026 ], [ %2021, %2013 ]
  %2028 = getelementptr <8 x double>, ptr %2020, i64 %2027
  store <8 x double> zeroinitializer, ptr %2028, align 8
  %2029 = add nsw i64 %2027, 1
  %2030 = icmp slt i64 %2029, %1900
  br i1 %2030, label %2026, label %2023
2031:
  %2032 = load ptr, ptr %48, align 8
  %2033 = icmp eq ptr %2032, null
  br i1 %2033, label %2099, label %2034
2034:
  %2035 = icmp sgt i64 %1900, 0
  br i1 %2035, label %2090, label %2086
2036:
  %2037 = phi i64 [ 0, %1910 ], [ %2084, %2083 ]
  %2038 = load ptr, ptr %112, align 8
  %2039 = load ptr, ptr %71, align 8
  %2040 = mul nsw i64 %2037, %1900
  %2041 = getelementptr inbounds <8 x double>, ptr %2039, i64 %2040
  %2042 = load ptr, ptr %132, align 8
  %2043 = mul i64 %1911, %2037
  %2044 = getelementptr inbounds <8 x double>, ptr %2042, i64 %2043
  %2045 = load ptr, ptr %62, align 8
  %2046 = getelementptr inbounds <8 x double>, ptr %2045, i64 %2040
  br i1 %1912, label %2047, label %2083
2047:
  %2048 = icmp eq ptr %2039, null
  br label %2049
2049:
  %2050 = phi i64 [ 1, %2047 ], [ %2064, %2058 ]
  %2051 = phi i64 [ 0, %2047 ], [ %2050, %2058 ]
  br i1 %2048, label %2055, label %2052
2052:
  %2053 = getelementptr inbounds nuw <8 x double>, ptr %2041, i64 %2051
  %2054 = load <8 x double>, ptr %2053, align 8
  br label %2055
2055:
  %2056 = phi <8 x double> [ %2054, %2052 ], [ zeroinitializer, %2049 ]
  %2057 = getelementptr <8 x double>, ptr %2044, i64 %2051
  br i1 %1902, label %2066, label %2058
2058:
  %2059 = phi <8 x double> [ zeroinitializer, %2055 ], [ %2080, %2079 ]
  %2060 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2059, <8 x double> %1913, <8 x double> %2056)
  %2061 = fmul <8 x double> %1901, %2059
  %2062 = select i1 %2048, <8 x double> %2061, <8 x double> %2060
  %2063 = getelementptr inbounds nuw <8 x double>, ptr %2046, i64 %2051
  store <8 x double> %2062, ptr %2063, align 8
  %2064 = add nuw i64 %2050, 1
  %2065 = icmp eq i64 %2050, %1900
  br i1 %2065, label %2083, label %2049
2066:
  %2067 = phi <8 x double> [ %2080, %2079 ], [ zeroinitializer, %2055 ]
  %2068 = phi i64 [ %2081, %2079 ], [ 0, %2055 ]
  %2069 = getelementptr inbounds nuw double, ptr %2038, i64 %2068
  %2070 = load double, ptr %2069, align 8
  %2071 = fcmp une double %2070, 0.000000e+00
  br i1 %2071, label %2072, label %2079
2072:
  %2073 = insertelement <8 x double> poison, double %2070, i64 0
  %2074 = shufflevector <8 x double> %2073, <8 x double> poison, <8 x i32> zeroinitializer
  %2075 = mul nuw nsw i64 %2068, %1900
  %2076 = getelementptr <8 x double>, ptr %2057, i64 %2075
  %2077 = load <8 x double>, ptr %2076, align 8
  %2078 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2074, <8 x double> %2077, <8 x double> %2067)
  br label %2079
2079:
  %2080 = phi <8 x double> [ %2078, %2072 ], [ %2067, %2066 ]
  %2081 = add nuw nsw i64 %2068, 1
  %2082 = icmp eq i64 %2081, %1884
  br i1 %2082, label %2058, label %2066
2083:
  %2084 = add nuw nsw i64 %2037, 1
  %2085 = icmp eq i64 %2084, %1877
  br i1 %2085, label %2031, label %2036
2086:
  %2087 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %2088 = load ptr, ptr %108, align 8
  %2089 = load ptr, ptr %62, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %2087, ptr noundef %2088, ptr noundef null, i64 noundef range(i64 1, 0) %1877, ptr noundef %2089) #14
  br label %2099
2090:
  %2091 = phi i64 [ %2097, %2090 ], [ 0, %2034 ]
  %2092 = load ptr, ptr %115, align 8
  %2093 = getelementptr inbounds nuw <8 x double>, ptr %2092, i64 %2091
  %2094 = load <8 x double>, ptr %2093, align 8
  %2095 = load ptr, ptr %108, align 8
  %2096 = getelementptr inbounds nuw <8 x double>, ptr %2095, i64 %2091
  store <8 x double> %2094, ptr %2096, align 8
  %2097 = add nuw nsw i64 %2091, 1
  %2098 = icmp eq i64 %2097, %1900
  br i1 %2098, label %2086, label %2090
2099:
  %2100 = load ptr, ptr %105, align 8
  %2101 = icmp eq ptr %2100, null
  br i1 %2101, label %2155, label %2102
2102:
  %2103 = load i64, ptr %0, align 8
  %2104 = load i64, ptr %53, align 8
  %2105 = add nsw i64 %2104, %2103
  %2106 = load i64, ptr %54, align 8
  %2107 = shl nsw i64 %2106, 1
  %2108 = add nsw i64 %2105, %2107
  %2109 = load i64, ptr %55, align 8
  %2110 = add nsw i64 %2108, %2109
  %2111 = load i64, ptr %107, align 8
  %2112 = load i64, ptr %41, align 8
  %2113 = add nsw i64 %2112, 1
  store i64 %2113, ptr %41, align 8
  %2114 = add nsw i64 %2111, 2
  %2115 = mul nsw i64 %2114, %2110
  %2116 = add nsw i64 %2115, 2
  %2117 = mul nsw i64 %2116, %2112
  %2118 = getelementptr inbounds double, ptr %2100, i64 %2117
  %2119 = load double, ptr %135, align 8
  %2120 = getelementptr inbounds nuw i8, ptr %2118, i64 8
  store double %2119, ptr %2118, align 8
  %2121 = load double, ptr %136, align 8
  %2122 = getelementptr inbounds nuw i8, ptr %2118, i64 16
  store double %2121, ptr %2120, align 8
  %2123 = icmp sgt i64 %2110, 0
  br i1 %2123, label %2124, label %2133
2124:
  %2125 = phi i64 [ %2131, %2124 ], [ 0, %2102 ]
  %2126 = phi ptr [ %2130, %2124 ], [ %2122, %2102 ]
  %2127 = load ptr, ptr %69, align 8
  %2128 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2125
  %2129 = load double, ptr %2128, align 8
  %2130 = getelementptr inbounds nuw i8, ptr %2126, i64 8
  store double %2129, ptr %2126, align 8
  %2131 = add nuw nsw i64 %2125, 1
  %2132 = icmp eq i64 %2131, %2110
  br i1 %2132, label %2137, label %2124
2133:
  %2134 = phi ptr [ %2122, %2102 ], [ %2143, %2137 ]
  %2135 = mul nsw i64 %2110, %2111
  %2136 = icmp sgt i64 %2135, 0
  br i1 %2136, label %2146, label %2155
2137:
  %2138 = phi i64 [ %2144, %2137 ], [ 0, %2124 ]
  %2139 = phi ptr [ %2143, %2137 ], [ %2130, %2124 ]
  %2140 = load ptr, ptr %60, align 8
  %2141 = getelementptr inbounds nuw <8 x double>, ptr %2140, i64 %2138
  %2142 = load double, ptr %2141, align 8
  %2143 = getelementptr inbounds nuw i8, ptr %2139, i64 8
  store double %2142, ptr %2139, align 8
  %2144 = add nuw nsw i64 %2138, 1
  %2145 = icmp eq i64 %2144, %2110
  br i1 %2145, label %2133, label %2137
2146:
  %2147 = phi i64 [ %2153, %2146 ], [ 0, %2133 ]
  %2148 = phi ptr [ %2152, %2146 ], [ %2134, %2133 ]
  %2149 = load ptr, ptr %109, align 8
  %2150 = getelementptr inbounds nuw <8 x double>, ptr %2149, i64 %2147
  %2151 = load double, ptr %2150, align 8
  %2152 = getelementptr inbounds nuw i8, ptr %2148, i64 8
  store double %2151, ptr %2148, align 8
  %2153 = add nuw nsw i64 %2147, 1
  %2154 = icmp eq i64 %2153, %2135
  br i1 %2154, label %2155, label %2146
2155:
  %2156 = load i64, ptr %101, align 8
  %2157 = icmp eq i64 %2156, 0
  br i1 %2157, label %1618, label %2158
2158:
  %2159 = icmp sgt i64 %2156, 0
  br label %2160
2160:
  %2161 = phi i32 [ 0, %2158 ], [ %2172, %2171 ]
  %2162 = phi i64 [ 0, %2158 ], [ %2173, %2171 ]
  br i1 %2159, label %2163, label %2171
2163:
  %2164 = getelementptr inbounds nuw i32, ptr %18, i64 %2162
  %2165 = load i32, ptr %2164, align 4
  %2166 = icmp eq i32 %2165, 0
  br label %2175
2167:
  %2168 = icmp eq i32 %2172, 0
  br i1 %2168, label %2169, label %2191
2169:
  %2170 = phi i64 [ %2156, %2191 ], [ %2156, %2167 ], [ %2356, %2355 ]
  br label %2469
2171:
  %2172 = phi i32 [ %2161, %2160 ], [ %2188, %2187 ]
  %2173 = add nuw nsw i64 %2162, 1
  %2174 = icmp eq i64 %2173, 8
  br i1 %2174, label %2167, label %2160
2175:
  %2176 = phi i32 [ %2161, %2163 ], [ %2188, %2187 ]
  %2177 = phi i64 [ 0, %2163 ], [ %2189, %2187 ]
  br i1 %2166, label %2187, label %2178
2178:
  %2179 = load ptr, ptr %104, align 8
  %2180 = shl nsw i64 %2177, 6
  %2181 = getelementptr inbounds nuw i8, ptr %2179, i64 %2180
  %2182 = getelementptr inbounds nuw double, ptr %2181, i64 %2162
  %2183 = load double, ptr %2182, align 8
  %2184 = fcmp oge double %2183, 0.000000e+00
  %2185 = zext i1 %2184 to i32
  %2186 = or i32 %2176, %2185
  br label %2187
2187:
  %2188 = phi i32 [ %2176, %2175 ], [ %2186, %2178 ]
  %2189 = add nuw nsw i64 %2177, 1
  %2190 = icmp eq i64 %2189, %2156
  br i1 %2190, label %2171, label %2175
2191:
  %2192 = load i64, ptr %137, align 8
  %2193 = icmp eq i64 %2192, 0
  br i1 %2193, label %2169, label %2196
2194:
  %2195 = load i64, ptr %101, align 8
  br label %2343
2196:
  %2197 = phi i64 [ %2341, %2334 ], [ 0, %2191 ]
  %2198 = load ptr, ptr %108, align 8
  %2199 = load i64, ptr %0, align 8
  %2200 = load i64, ptr %53, align 8
  %2201 = load i64, ptr %54, align 8
  %2202 = load i64, ptr %55, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  br label %2203
2203:
  %2204 = phi i64 [ 0, %2196 ], [ %2212, %2203 ]
  %2205 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2204
  %2206 = getelementptr inbounds nuw i8, ptr %2205, i64 72
  %2207 = load double, ptr %2206, align 8
  %2208 = getelementptr inbounds nuw i8, ptr %2205, i64 64
  %2209 = load double, ptr %2208, align 8
  %2210 = fsub double %2207, %2209
  %2211 = getelementptr inbounds nuw double, ptr %7, i64 %2204
  store double %2210, ptr %2211, align 8
  %2212 = add nuw nsw i64 %2204, 1
  %2213 = icmp eq i64 %2212, 8
  br i1 %2213, label %2214, label %2203
2214:
  %2215 = uitofp nneg i64 %2197 to double
  %2216 = fmul double %2215, 1.250000e-01
  %2217 = add nsw i64 %2200, %2199
  %2218 = shl nsw i64 %2201, 1
  %2219 = add nsw i64 %2218, %2217
  %2220 = add nsw i64 %2219, %2202
  %2221 = load <8 x double>, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #15
  %2222 = load i64, ptr %107, align 8
  %2223 = icmp sgt i64 %2222, 0
  br i1 %2223, label %2224, label %2230
2224:
  %2225 = load i64, ptr %139, align 8
  %2226 = icmp sgt i64 %2225, 0
  %2227 = fmul double %2216, 0.000000e+00
  %2228 = insertelement <8 x double> poison, double %2227, i64 0
  %2229 = shufflevector <8 x double> %2228, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2235
2230:
  %2231 = icmp sgt i64 %2217, 0
  br i1 %2231, label %2232, label %2334
2232:
  %2233 = insertelement <8 x double> poison, double %2216, i64 0
  %2234 = shufflevector <8 x double> %2233, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2274
2235:
  %2236 = phi i64 [ 0, %2224 ], [ %2272, %2267 ]
  br i1 %2226, label %2237, label %2249
2237:
  %2238 = load ptr, ptr %140, align 8
  %2239 = mul nuw nsw i64 %2236, %2225
  %2240 = getelementptr double, ptr %2238, i64 %2239
  br label %2241
2241:
  %2242 = phi i64 [ %2225, %2237 ], [ %2244, %2241 ]
  %2243 = phi double [ 0.000000e+00, %2237 ], [ %2247, %2241 ]
  %2244 = add nsw i64 %2242, -1
  %2245 = getelementptr double, ptr %2240, i64 %2244
  %2246 = load double, ptr %2245, align 8
  %2247 = call double @llvm.fma.f64(double %2243, double %2216, double %2246)
  %2248 = icmp samesign ugt i64 %2242, 1
  br i1 %2248, label %2241, label %2251
2249:
  %2250 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2236
  store <8 x double> %2229, ptr %2250, align 16
  br label %2267
2251:
  %2252 = fmul double %2216, %2247
  %2253 = fadd double %2252, 0.000000e+00
  %2254 = insertelement <8 x double> poison, double %2253, i64 0
  %2255 = shufflevector <8 x double> %2254, <8 x double> poison, <8 x i32> zeroinitializer
  %2256 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2236
  store <8 x double> %2255, ptr %2256, align 16
  br label %2257
2257:
  %2258 = phi i64 [ %2225, %2251 ], [ %2260, %2257 ]
  %2259 = phi double [ 0.000000e+00, %2251 ], [ %2263, %2257 ]
  %2260 = add nsw i64 %2258, -1
  %2261 = getelementptr double, ptr %2240, i64 %2260
  %2262 = load double, ptr %2261, align 8
  %2263 = fadd double %2259, %2262
  %2264 = icmp samesign ugt i64 %2258, 1
  br i1 %2264, label %2257, label %2265
2265:
  %2266 = fadd double %2263, 0.000000e+00
  br label %2267
2267:
  %2268 = phi double [ 0.000000e+00, %2249 ], [ %2266, %2265 ]
  %2269 = insertelement <8 x double> poison, double %2268, i64 0
  %2270 = shufflevector <8 x double> %2269, <8 x double> poison, <8 x i32> zeroinitializer
  %2271 = getelementptr inbounds nuw <8 x double>, ptr %9, i64 %2236
  store <8 x double> %2270, ptr %2271, align 16
  %2272 = add nuw nsw i64 %2236, 1
  %2273 = icmp eq i64 %2272, %2222
  br i1 %2273, label %2230, label %2235
2274:
  %2275 = phi i64 [ 0, %2232 ], [ %2329, %2328 ]
  %2276 = load i64, ptr %107, align 8
  %2277 = icmp sgt i64 %2276, 0
  br i1 %2277, label %2278, label %2295
2278:
  %2279 = load ptr, ptr %109, align 8
  %2280 = getelementptr <8 x double>, ptr %2279, i64 %2275
  br label %2284
2281:
  %2282 = load i64, ptr %141, align 8
  %2283 = icmp eq i64 %2282, 0
  br i1 %2283, label %2295, label %2305
2284:
  %2285 = phi i64 [ 0, %2278 ], [ %2293, %2284 ]
  %2286 = phi <8 x double> [ zeroinitializer, %2278 ], [ %2292, %2284 ]
  %2287 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2285
  %2288 = load <8 x double>, ptr %2287, align 16
  %2289 = mul nsw i64 %2285, %2220
  %2290 = getelementptr <8 x double>, ptr %2280, i64 %2289
  %2291 = load <8 x double>, ptr %2290, align 8
  %2292 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2288, <8 x double> %2291, <8 x double> %2286)
  %2293 = add nuw nsw i64 %2285, 1
  %2294 = icmp eq i64 %2293, %2276
  br i1 %2294, label %2281, label %2284
2295:
  %2296 = phi <8 x double> [ %2292, %2281 ], [ zeroinitializer, %2274 ], [ %2292, %2305 ]
  %2297 = phi <8 x double> [ zeroinitializer, %2281 ], [ zeroinitializer, %2274 ], [ %2313, %2305 ]
  %2298 = load ptr, ptr %69, align 8
  %2299 = getelementptr inbounds nuw <8 x double>, ptr %2298, i64 %2275
  %2300 = load <8 x double>, ptr %2299, align 8
  %2301 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2221, <8 x double> %2296, <8 x double> %2300)
  %2302 = getelementptr inbounds nuw <8 x double>, ptr %2198, i64 %2275
  store <8 x double> %2301, ptr %2302, align 8
  %2303 = load i64, ptr %141, align 8
  %2304 = icmp eq i64 %2303, 0
  br i1 %2304, label %2328, label %2316
2305:
  %2306 = phi i64 [ %2314, %2305 ], [ 0, %2281 ]
  %2307 = phi <8 x double> [ %2313, %2305 ], [ zeroinitializer, %2281 ]
  %2308 = getelementptr inbounds nuw <8 x double>, ptr %9, i64 %2306
  %2309 = load <8 x double>, ptr %2308, align 16
  %2310 = mul nsw i64 %2306, %2220
  %2311 = getelementptr <8 x double>, ptr %2280, i64 %2310
  %2312 = load <8 x double>, ptr %2311, align 8
  %2313 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2309, <8 x double> %2312, <8 x double> %2307)
  %2314 = add nuw nsw i64 %2306, 1
  %2315 = icmp eq i64 %2314, %2276
  br i1 %2315, label %2295, label %2305
2316:
  %2317 = load ptr, ptr %120, align 8
  %2318 = getelementptr inbounds nuw <8 x double>, ptr %2317, i64 %2275
  %2319 = load <8 x double>, ptr %2318, align 8
  %2320 = load ptr, ptr %69, align 8
  %2321 = getelementptr inbounds nuw <8 x double>, ptr %2320, i64 %2275
  %2322 = load <8 x double>, ptr %2321, align 8
  %2323 = fsub <8 x double> %2319, %2322
  %2324 = fmul <8 x double> %2221, %2297
  %2325 = fsub <8 x double> %2323, %2324
  %2326 = fmul <8 x double> %2234, %2325
  %2327 = fadd <8 x double> %2301, %2326
  store <8 x double> %2327, ptr %2302, align 8
  br label %2328
2328:
  %2329 = add nuw nsw i64 %2275, 1
  %2330 = load i64, ptr %0, align 8
  %2331 = load i64, ptr %53, align 8
  %2332 = add nsw i64 %2331, %2330
  %2333 = icmp slt i64 %2329, %2332
  br i1 %2333, label %2274, label %2334
2334:
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  %2335 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %2216) #14
  %2336 = load ptr, ptr %108, align 8
  %2337 = load ptr, ptr %142, align 8
  %2338 = load i64, ptr %101, align 8
  %2339 = mul nsw i64 %2338, %2197
  %2340 = getelementptr inbounds <8 x double>, ptr %2337, i64 %2339
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %138, ptr noundef readonly %2, <8 x double> noundef %2335, ptr noundef %2336, <8 x double> noundef zeroinitializer, ptr noundef %2340) #14
  %2341 = add nuw nsw i64 %2197, 1
  %2342 = icmp eq i64 %2341, 9
  br i1 %2342, label %2194, label %2196
2343:
  %2344 = phi i64 [ %2195, %2194 ], [ %2356, %2355 ]
  %2345 = phi i64 [ %2195, %2194 ], [ %2357, %2355 ]
  %2346 = phi i64 [ 0, %2194 ], [ %2358, %2355 ]
  %2347 = icmp sgt i64 %2345, 0
  br i1 %2347, label %2348, label %2355
2348:
  %2349 = getelementptr inbounds nuw i32, ptr %18, i64 %2346
  %2350 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2346
  %2351 = getelementptr inbounds nuw i8, ptr %2350, i64 64
  %2352 = getelementptr inbounds nuw i8, ptr %2350, i64 72
  %2353 = load i32, ptr %2349, align 4
  %2354 = icmp eq i32 %2353, 0
  br label %2360
2355:
  %2356 = phi i64 [ %2344, %2343 ], [ %2466, %2465 ]
  %2357 = phi i64 [ %2345, %2343 ], [ %2466, %2465 ]
  %2358 = add nuw nsw i64 %2346, 1
  %2359 = icmp eq i64 %2358, 8
  br i1 %2359, label %2169, label %2343
2360:
  %2361 = phi i64 [ %2344, %2348 ], [ %2466, %2465 ]
  %2362 = phi i64 [ %2345, %2348 ], [ %2466, %2465 ]
  %2363 = phi i64 [ 0, %2348 ], [ %2467, %2465 ]
  br i1 %2354, label %2465, label %2364
2364:
  %2365 = load ptr, ptr %104, align 8
  %2366 = shl nsw i64 %2363, 6
  %2367 = getelementptr inbounds nuw i8, ptr %2365, i64 %2366
  %2368 = getelementptr inbounds nuw double, ptr %2367, i64 %2346
  %2369 = load double, ptr %2368, align 8
  %2370 = fcmp ult double %2369, 0.000000e+00
  br i1 %2370, label %2465, label %2371
2371:
  %2372 = load i64, ptr %2350, align 8
  %2373 = load ptr, ptr %143, align 8
  %2374 = mul nsw i64 %2372, %2362
  %2375 = getelementptr inbounds i64, ptr %2373, i64 %2374
  %2376 = getelementptr inbounds nuw i64, ptr %2375, i64 %2363
  %2377 = load i64, ptr %2376, align 8
  %2378 = icmp slt i64 %2377, 0
  br i1 %2378, label %2388, label %2379
2379:
  %2380 = load i64, ptr %137, align 8
  %2381 = icmp slt i64 %2377, %2380
  br i1 %2381, label %2382, label %2388
2382:
  %2383 = load ptr, ptr %144, align 8
  %2384 = mul nsw i64 %2380, %2372
  %2385 = add nsw i64 %2384, %2377
  %2386 = mul nsw i64 %2385, 48
  %2387 = getelementptr inbounds i8, ptr %2383, i64 %2386
  br label %2388
2388:
  %2389 = phi ptr [ %2387, %2382 ], [ null, %2379 ], [ null, %2371 ]
  %2390 = load ptr, ptr %142, align 8
  %2391 = getelementptr inbounds nuw <8 x double>, ptr %2390, i64 %2363
  %2392 = getelementptr inbounds nuw double, ptr %2391, i64 %2346
  %2393 = shl i64 %2362, 6
  br label %2394
2394:
  %2395 = phi i64 [ 0, %2388 ], [ %2408, %2407 ]
  %2396 = phi i64 [ 0, %2388 ], [ %2409, %2407 ]
  %2397 = mul i64 %2395, %2393
  %2398 = getelementptr inbounds i8, ptr %2392, i64 %2397
  %2399 = load double, ptr %2398, align 8
  %2400 = fcmp uno double %2399, 0.000000e+00
  br i1 %2400, label %2407, label %2401
2401:
  %2402 = mul i64 %2396, %2393
  %2403 = getelementptr inbounds i8, ptr %2392, i64 %2402
  %2404 = load double, ptr %2403, align 8
  %2405 = fcmp ugt double %2404, %2399
  br i1 %2405, label %2406, label %2407
2406:
  br label %2407
2407:
  %2408 = phi i64 [ %2395, %2394 ], [ %2395, %2401 ], [ %2396, %2406 ]
  %2409 = add nuw nsw i64 %2396, 1
  %2410 = icmp eq i64 %2409, 9
  br i1 %2410, label %2411, label %2394
2411:
  %2412 = shl nsw i64 %2362, 3
  %2413 = call i64 @llvm.smax.i64(i64 %2408, i64 1)
  %2414 = call i64 @llvm.umin.i64(i64 %2413, i64 7)
  %2415 = mul nsw i64 %2414, %2362
  %2416 = getelementptr inbounds <8 x double>, ptr %2390, i64 %2415
  %2417 = getelementptr inbounds nuw <8 x double>, ptr %2416, i64 %2363
  %2418 = getelementptr inbounds nuw double, ptr %2417, i64 %2346
  %2419 = getelementptr inbounds double, ptr %2418, i64 %2412
  %2420 = load double, ptr %2419, align 8
  %2421 = sub nsw i64 0, %2412
  %2422 = getelementptr inbounds double, ptr %2418, i64 %2421
  %2423 = load double, ptr %2422, align 8
  %2424 = fsub double %2420, %2423
  %2425 = fmul double %2424, 5.000000e-01
  %2426 = fadd double %2420, %2423
  %2427 = fmul double %2426, 5.000000e-01
  %2428 = load double, ptr %2418, align 8
  %2429 = fsub double %2427, %2428
  %2430 = fcmp olt double %2429, 0.000000e+00
  br i1 %2430, label %2431, label %2434
2431:
  %2432 = fmul double %2425, -5.000000e-01
  %2433 = fdiv double %2432, %2429
  br label %2439
2434:
  %2435 = fcmp ogt double %2425, 0.000000e+00
  br i1 %2435, label %2439, label %2436
2436:
  %2437 = fcmp olt double %2425, 0.000000e+00
  %2438 = select i1 %2437, double -1.000000e+00, double %2425
  br label %2439
2439:
  %2440 = phi double [ %2433, %2431 ], [ %2438, %2436 ], [ 1.000000e+00, %2434 ]
  %2441 = fcmp olt double %2440, -1.000000e+00
  %2442 = fcmp ogt double %2440, 1.000000e+00
  %2443 = select i1 %2442, double 1.000000e+00, double %2440
  %2444 = select i1 %2441, double -1.000000e+00, double %2443
  %2445 = fmul double %2429, %2444
  %2446 = fadd double %2425, %2445
  %2447 = fmul double %2444, %2446
  %2448 = fadd double %2428, %2447
  %2449 = icmp eq ptr %2389, null
  br i1 %2449, label %2465, label %2450
2450:
  %2451 = getelementptr inbounds nuw i8, ptr %2389, i64 32
  %2452 = load double, ptr %2451, align 8
  %2453 = fcmp ult double %2452, %2448
  br i1 %2453, label %2454, label %2465
2454:
  store double %2448, ptr %2451, align 8
  %2455 = load double, ptr %2351, align 8
  %2456 = load double, ptr %2352, align 8
  %2457 = fsub double %2456, %2455
  %2458 = uitofp nneg i64 %2414 to double
  %2459 = fadd double %2444, %2458
  %2460 = fmul double %2459, %2457
  %2461 = fmul double %2460, 1.250000e-01
  %2462 = fadd double %2455, %2461
  %2463 = getelementptr inbounds nuw i8, ptr %2389, i64 40
  store double %2462, ptr %2463, align 8
  %2464 = load i64, ptr %101, align 8
  br label %2465
2465:
  %2466 = phi i64 [ %2464, %2454 ], [ %2361, %2450 ], [ %2361, %2439 ], [ %2361, %2360 ], [ %2361, %2364 ]
  %2467 = add nuw nsw i64 %2363, 1
  %2468 = icmp slt i64 %2467, %2466
  br i1 %2468, label %2360, label %2355
2469:
  %2470 = phi i64 [ %2561, %2560 ], [ %2170, %2169 ]
  %2471 = phi i64 [ %2562, %2560 ], [ 0, %2169 ]
  %2472 = getelementptr inbounds nuw i32, ptr %18, i64 %2471
  %2473 = load i32, ptr %2472, align 4
  %2474 = icmp eq i32 %2473, 0
  br i1 %2474, label %2560, label %2475
2475:
  %2476 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2471
  %2477 = icmp sgt i64 %2470, 0
  br i1 %2477, label %2478, label %2560
2478:
  %2479 = getelementptr inbounds nuw i8, ptr %2476, i64 72
  br label %2480
2480:
  %2481 = phi i64 [ %2470, %2478 ], [ %2558, %2556 ]
  %2482 = phi i64 [ 0, %2478 ], [ %2557, %2556 ]
  %2483 = load ptr, ptr %104, align 8
  %2484 = shl nsw i64 %2482, 6
  %2485 = getelementptr inbounds nuw i8, ptr %2483, i64 %2484
  %2486 = getelementptr inbounds nuw double, ptr %2485, i64 %2471
  %2487 = load double, ptr %2486, align 8
  %2488 = shl nsw i64 %2481, 6
  %2489 = load ptr, ptr %121, align 8
  %2490 = getelementptr inbounds nuw i8, ptr %2489, i64 %2484
  %2491 = getelementptr inbounds nuw double, ptr %2490, i64 %2471
  %2492 = load double, ptr %2491, align 8
  %2493 = getelementptr inbounds i8, ptr %2491, i64 %2488
  %2494 = load double, ptr %2493, align 8
  %2495 = load double, ptr %2479, align 8
  %2496 = fcmp oeq double %2494, 0.000000e+00
  %2497 = select i1 %2496, double 0x7FF0000000000000, double %2494
  %2498 = fdiv double %2492, %2497
  %2499 = fsub double %2495, %2498
  %2500 = fcmp uge double %2487, 0.000000e+00
  %2501 = fcmp ult double %2492, 0.000000e+00
  %2502 = select i1 %2500, i1 true, i1 %2501
  br i1 %2502, label %2530, label %2503
2503:
  %2504 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2476, i64 noundef %2482, double noundef %2499) #14
  %2505 = icmp eq ptr %2504, null
  br i1 %2505, label %2556, label %2506
2506:
  %2507 = load i64, ptr %124, align 8
  %2508 = icmp sgt i64 %2507, 0
  br i1 %2508, label %2509, label %2527
2509:
  %2510 = load ptr, ptr %125, align 8
  br label %2511
2511:
  %2512 = phi i64 [ 0, %2509 ], [ %2517, %2516 ]
  %2513 = getelementptr inbounds nuw i64, ptr %2510, i64 %2512
  %2514 = load i64, ptr %2513, align 8
  %2515 = icmp eq i64 %2514, %2482
  br i1 %2515, label %2519, label %2516
2516:
  %2517 = add nuw nsw i64 %2512, 1
  %2518 = icmp eq i64 %2517, %2507
  br i1 %2518, label %2527, label %2511
2519:
  %2520 = load ptr, ptr %60, align 8
  %2521 = load ptr, ptr %126, align 8
  %2522 = getelementptr inbounds nuw i64, ptr %2521, i64 %2512
  %2523 = load i64, ptr %2522, align 8
  %2524 = getelementptr inbounds <8 x double>, ptr %2520, i64 %2523
  %2525 = getelementptr inbounds nuw double, ptr %2524, i64 %2471
  %2526 = load double, ptr %2525, align 8
  br label %2527
2527:
  %2528 = phi double [ %2526, %2519 ], [ 0x7FF8000000000000, %2506 ], [ 0x7FF8000000000000, %2516 ]
  %2529 = getelementptr inbounds nuw i8, ptr %2504, i64 16
  store double %2528, ptr %2529, align 8
  br label %2556
2530:
  %2531 = load i64, ptr %137, align 8
  %2532 = icmp ne i64 %2531, 0
  %2533 = fcmp oge double %2487, 0.000000e+00
  %2534 = and i1 %2533, %2532
  %2535 = fcmp olt double %2492, 0.000000e+00
  %2536 = select i1 %2534, i1 %2535, i1 false
  br i1 %2536, label %2537, label %2556
2537:
  %2538 = load i64, ptr %2476, align 8
  %2539 = load ptr, ptr %143, align 8
  %2540 = mul nsw i64 %2538, %2481
  %2541 = getelementptr inbounds i64, ptr %2539, i64 %2540
  %2542 = getelementptr inbounds nuw i64, ptr %2541, i64 %2482
  %2543 = load i64, ptr %2542, align 8
  %2544 = icmp sgt i64 %2543, -1
  %2545 = icmp slt i64 %2543, %2531
  %2546 = and i1 %2544, %2545
  br i1 %2546, label %2547, label %2556
2547:
  %2548 = load ptr, ptr %144, align 8
  %2549 = icmp eq ptr %2548, null
  br i1 %2549, label %2556, label %2550
2550:
  %2551 = mul nsw i64 %2538, %2531
  %2552 = add nsw i64 %2543, %2551
  %2553 = mul nsw i64 %2552, 48
  %2554 = getelementptr inbounds i8, ptr %2548, i64 %2553
  %2555 = getelementptr inbounds nuw i8, ptr %2554, i64 24
  store double %2499, ptr %2555, align 8
  br label %2556
2556:
  %2557 = add nuw nsw i64 %2482, 1
  %2558 = load i64, ptr %101, align 8
  %2559 = icmp slt i64 %2557, %2558
  br i1 %2559, label %2480, label %2560
2560:
  %2561 = phi i64 [ %2470, %2469 ], [ %2470, %2475 ], [ %2558, %2556 ]
  %2562 = add nuw nsw i64 %2471, 1
  %2563 = icmp eq i64 %2562, 8
  br i1 %2563, label %1618, label %2469
2564:
  br i1 %1617, label %2779, label %2707
2565:
  %2566 = phi i64 [ %2705, %2704 ], [ 0, %1618 ]
  %2567 = getelementptr inbounds nuw i32, ptr %18, i64 %2566
  %2568 = load i32, ptr %2567, align 4
  %2569 = icmp eq i32 %2568, 0
  br i1 %2569, label %2704, label %2570
2570:
  %2571 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2566
  %2572 = load ptr, ptr %58, align 8
  %2573 = load i64, ptr %2571, align 8
  %2574 = load i64, ptr %59, align 8
  %2575 = mul nsw i64 %2574, %2573
  %2576 = getelementptr inbounds double, ptr %2572, i64 %2575
  %2577 = getelementptr inbounds nuw i8, ptr %2571, i64 8
  %2578 = load i64, ptr %2577, align 8
  %2579 = load i64, ptr %57, align 8
  %2580 = icmp slt i64 %2578, %2579
  br i1 %2580, label %2581, label %2704
2581:
  %2582 = getelementptr inbounds nuw i8, ptr %2571, i64 72
  %2583 = getelementptr inbounds nuw i8, ptr %2571, i64 64
  br label %2584
2584:
  %2585 = phi i64 [ %2579, %2581 ], [ %2702, %2699 ]
  %2586 = phi i64 [ %2578, %2581 ], [ %2701, %2699 ]
  %2587 = getelementptr inbounds double, ptr %2576, i64 %2586
  %2588 = load double, ptr %2587, align 8
  %2589 = load double, ptr %2582, align 8
  %2590 = fcmp ugt double %2588, %2589
  br i1 %2590, label %2704, label %2591
2591:
  %2592 = load double, ptr %2583, align 8
  %2593 = fsub double %2588, %2592
  %2594 = fsub double %2589, %2592
  %2595 = fdiv double %2593, %2594
  %2596 = load i64, ptr %0, align 8
  %2597 = load i64, ptr %53, align 8
  %2598 = add i64 %2597, %2596
  %2599 = load i64, ptr %54, align 8
  %2600 = shl nsw i64 %2599, 1
  %2601 = add nsw i64 %2600, %2598
  %2602 = load i64, ptr %55, align 8
  %2603 = add nsw i64 %2601, %2602
  %2604 = load i64, ptr %107, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %2605 = load i64, ptr %139, align 8
  %2606 = icmp ne i64 %2605, 0
  %2607 = icmp sgt i64 %2604, 0
  %2608 = select i1 %2606, i1 %2607, i1 false
  br i1 %2608, label %2609, label %2613
2609:
  %2610 = icmp sgt i64 %2605, 0
  %2611 = fmul double %2595, 0.000000e+00
  %2612 = getelementptr double, ptr %6, i64 %2604
  br label %2621
2613:
  %2614 = load ptr, ptr %56, align 8
  %2615 = load i64, ptr %2571, align 8
  %2616 = mul nsw i64 %2615, %2585
  %2617 = add nsw i64 %2616, %2586
  %2618 = mul nsw i64 %2617, %2598
  %2619 = getelementptr inbounds double, ptr %2614, i64 %2618
  %2620 = icmp sgt i64 %2598, 0
  br i1 %2620, label %2658, label %2653
2621:
  %2622 = phi i64 [ 0, %2609 ], [ %2651, %2648 ]
  br i1 %2610, label %2623, label %2635
2623:
  %2624 = load ptr, ptr %140, align 8
  %2625 = mul nuw nsw i64 %2622, %2605
  %2626 = getelementptr double, ptr %2624, i64 %2625
  br label %2627
2627:
  %2628 = phi i64 [ %2605, %2623 ], [ %2630, %2627 ]
  %2629 = phi double [ 0.000000e+00, %2623 ], [ %2633, %2627 ]
  %2630 = add nsw i64 %2628, -1
  %2631 = getelementptr double, ptr %2626, i64 %2630
  %2632 = load double, ptr %2631, align 8
  %2633 = call double @llvm.fma.f64(double %2629, double %2595, double %2632)
  %2634 = icmp samesign ugt i64 %2628, 1
  br i1 %2634, label %2627, label %2637
2635:
  %2636 = getelementptr inbounds nuw double, ptr %6, i64 %2622
  store double %2611, ptr %2636, align 8
  br label %2648
2637:
  %2638 = fmul double %2595, %2633
  %2639 = getelementptr inbounds nuw double, ptr %6, i64 %2622
  store double %2638, ptr %2639, align 8
  br label %2640
2640:
  %2641 = phi i64 [ %2605, %2637 ], [ %2643, %2640 ]
  %2642 = phi double [ 0.000000e+00, %2637 ], [ %2646, %2640 ]
  %2643 = add nsw i64 %2641, -1
  %2644 = getelementptr double, ptr %2626, i64 %2643
  %2645 = load double, ptr %2644, align 8
  %2646 = fadd double %2642, %2645
  %2647 = icmp samesign ugt i64 %2641, 1
  br i1 %2647, label %2640, label %2648
2648:
  %2649 = phi double [ 0.000000e+00, %2635 ], [ %2646, %2640 ]
  %2650 = getelementptr double, ptr %2612, i64 %2622
  store double %2649, ptr %2650, align 8
  %2651 = add nuw nsw i64 %2622, 1
  %2652 = icmp eq i64 %2651, %2604
  br i1 %2652, label %2613, label %2621
2653:
  %2654 = load i64, ptr %51, align 8
  %2655 = icmp sgt i64 %2654, 0
  br i1 %2655, label %2656, label %2699
2656:
  %2657 = mul i64 %2603, %2604
  br label %2667
2658:
  %2659 = phi i64 [ %2665, %2658 ], [ 0, %2613 ]
  %2660 = load ptr, ptr %69, align 8
  %2661 = load ptr, ptr %120, align 8
  %2662 = load ptr, ptr %109, align 8
  %2663 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2660, ptr noundef %2661, ptr noundef %2662, ptr noundef %6, double noundef %2595, double noundef %2594, i64 noundef %2659, i64 noundef range(i64 -9223372036854775808, 8) %2566) #14
  %2664 = getelementptr inbounds nuw double, ptr %2619, i64 %2659
  store double %2663, ptr %2664, align 8
  %2665 = add nuw nsw i64 %2659, 1
  %2666 = icmp eq i64 %2665, %2598
  br i1 %2666, label %2653, label %2658
2667:
  %2668 = phi i64 [ %2654, %2656 ], [ %2690, %2689 ]
  %2669 = phi i64 [ 0, %2656 ], [ %2691, %2689 ]
  %2670 = load ptr, ptr %61, align 8
  %2671 = load i64, ptr %2571, align 8
  %2672 = mul nsw i64 %2671, %2668
  %2673 = add nsw i64 %2672, %2669
  %2674 = load i64, ptr %57, align 8
  %2675 = mul nsw i64 %2673, %2674
  %2676 = add nsw i64 %2675, %2586
  %2677 = mul nsw i64 %2676, %2598
  %2678 = getelementptr inbounds double, ptr %2670, i64 %2677
  %2679 = load ptr, ptr %71, align 8
  %2680 = mul nsw i64 %2669, %2603
  %2681 = getelementptr inbounds <8 x double>, ptr %2679, i64 %2680
  %2682 = load ptr, ptr %62, align 8
  %2683 = getelementptr inbounds <8 x double>, ptr %2682, i64 %2680
  %2684 = load ptr, ptr %132, align 8
  %2685 = mul i64 %2657, %2669
  %2686 = getelementptr inbounds <8 x double>, ptr %2684, i64 %2685
  br i1 %2620, label %2693, label %2689
2687:
  %2688 = load i64, ptr %51, align 8
  br label %2689
2689:
  %2690 = phi i64 [ %2688, %2687 ], [ %2668, %2667 ]
  %2691 = add nuw nsw i64 %2669, 1
  %2692 = icmp slt i64 %2691, %2690
  br i1 %2692, label %2667, label %2699
2693:
  %2694 = phi i64 [ %2697, %2693 ], [ 0, %2667 ]
  %2695 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2681, ptr noundef %2683, ptr noundef %2686, ptr noundef %6, double noundef %2595, double noundef %2594, i64 noundef %2694, i64 noundef range(i64 -9223372036854775808, 8) %2566) #14
  %2696 = getelementptr inbounds nuw double, ptr %2678, i64 %2694
  store double %2695, ptr %2696, align 8
  %2697 = add nuw nsw i64 %2694, 1
  %2698 = icmp eq i64 %2697, %2598
  br i1 %2698, label %2687, label %2693
2699:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  %2700 = load i64, ptr %2577, align 8
  %2701 = add nsw i64 %2700, 1
  store i64 %2701, ptr %2577, align 8
  %2702 = load i64, ptr %57, align 8
  %2703 = icmp slt i64 %2701, %2702
  br i1 %2703, label %2584, label %2704
2704:
  %2705 = add nuw nsw i64 %2566, 1
  %2706 = icmp eq i64 %2705, 8
  br i1 %2706, label %2564, label %2565
2707:
  %2708 = load i64, ptr %0, align 8
  %2709 = load i64, ptr %53, align 8
  %2710 = load i64, ptr %54, align 8
  %2711 = load i64, ptr %55, align 8
  %2712 = load i64, ptr %107, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  br label %2755
2713:
  %2714 = add nsw i64 %2709, %2708
  %2715 = shl nsw i64 %2710, 1
  %2716 = add nsw i64 %2714, %2715
  %2717 = add nsw i64 %2716, %2711
  %2718 = add nsw i64 %2712, -1
  %2719 = mul nsw i64 %2718, %2717
  %2720 = load <8 x i64>, ptr %5, align 8
  %2721 = load ptr, ptr %60, align 8
  %2722 = load ptr, ptr %69, align 8
  %2723 = icmp sgt i64 %2717, 0
  br i1 %2723, label %2724, label %2735
2724:
  %2725 = icmp slt <8 x i64> %2720, zeroinitializer
  br label %2726
2726:
  %2727 = phi i64 [ 0, %2724 ], [ %2733, %2726 ]
  %2728 = getelementptr inbounds nuw <8 x double>, ptr %2721, i64 %2727
  %2729 = load <8 x double>, ptr %2728, align 8
  %2730 = getelementptr inbounds nuw <8 x double>, ptr %2722, i64 %2727
  %2731 = load <8 x double>, ptr %2730, align 8
  %2732 = select <8 x i1> %2725, <8 x double> %2729, <8 x double> %2731
  store <8 x double> %2732, ptr %2730, align 8
  %2733 = add nuw nsw i64 %2727, 1
  %2734 = icmp eq i64 %2733, %2717
  br i1 %2734, label %2735, label %2726
2735:
  %2736 = load i64, ptr %51, align 8
  %2737 = mul nsw i64 %2736, %2717
  %2738 = load ptr, ptr %62, align 8
  %2739 = load ptr, ptr %71, align 8
  %2740 = icmp sgt i64 %2737, 0
  br i1 %2740, label %2741, label %2752
2741:
  %2742 = icmp slt <8 x i64> %2720, zeroinitializer
  br label %2743
2743:
  %2744 = phi i64 [ 0, %2741 ], [ %2750, %2743 ]
  %2745 = getelementptr inbounds nuw <8 x double>, ptr %2738, i64 %2744
  %2746 = load <8 x double>, ptr %2745, align 8
  %2747 = getelementptr inbounds nuw <8 x double>, ptr %2739, i64 %2744
  %2748 = load <8 x double>, ptr %2747, align 8
  %2749 = select <8 x i1> %2742, <8 x double> %2746, <8 x double> %2748
  store <8 x double> %2749, ptr %2747, align 8
  %2750 = add nuw nsw i64 %2744, 1
  %2751 = icmp eq i64 %2750, %2737
  br i1 %2751, label %2752, label %2743
2752:
  %2753 = load i64, ptr %145, align 8
  %2754 = icmp eq i64 %2753, 0
  br i1 %2754, label %2778, label %2764
2755:
  %2756 = phi i64 [ 0, %2707 ], [ %2762, %2755 ]
  %2757 = getelementptr inbounds nuw i32, ptr %18, i64 %2756
  %2758 = load i32, ptr %2757, align 4
  %2759 = icmp ne i32 %2758, 0
  %2760 = sext i1 %2759 to i64
  %2761 = getelementptr inbounds nuw i64, ptr %5, i64 %2756
  store i64 %2760, ptr %2761, align 8
  %2762 = add nuw nsw i64 %2756, 1
  %2763 = icmp eq i64 %2762, 8
  br i1 %2763, label %2713, label %2755
2764:
  %2765 = load ptr, ptr %109, align 8
  %2766 = getelementptr inbounds <8 x double>, ptr %2765, i64 %2719
  br i1 %2723, label %2767, label %2778
2767:
  %2768 = icmp slt <8 x i64> %2720, zeroinitializer
  br label %2769
2769:
  %2770 = phi i64 [ 0, %2767 ], [ %2776, %2769 ]
  %2771 = getelementptr inbounds nuw <8 x double>, ptr %2766, i64 %2770
  %2772 = load <8 x double>, ptr %2771, align 8
  %2773 = getelementptr inbounds nuw <8 x double>, ptr %2765, i64 %2770
  %2774 = load <8 x double>, ptr %2773, align 8
  %2775 = select <8 x i1> %2768, <8 x double> %2772, <8 x double> %2774
  store <8 x double> %2775, ptr %2773, align 8
  %2776 = add nuw nsw i64 %2770, 1
  %2777 = icmp eq i64 %2776, %2717
  br i1 %2777, label %2778, label %2769
2778:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  br label %2779
2779:
  br label %2780
2780:
  %2781 = phi i64 [ %2870, %2869 ], [ 0, %2779 ]
  %2782 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2781
  %2783 = load i64, ptr %2782, align 8
  %2784 = icmp slt i64 %2783, 0
  br i1 %2784, label %2869, label %2785
2785:
  %2786 = getelementptr inbounds nuw i32, ptr %18, i64 %2781
  %2787 = load i32, ptr %2786, align 4
  %2788 = icmp eq i32 %2787, 0
  br i1 %2788, label %2837, label %2789
2789:
  %2790 = load i64, ptr %145, align 8
  %2791 = icmp eq i64 %2790, 0
  %2792 = zext i1 %2791 to i64
  %2793 = getelementptr inbounds nuw i8, ptr %2782, i64 16
  store i64 %2792, ptr %2793, align 8
  %2794 = load ptr, ptr %103, align 8
  %2795 = load i64, ptr %101, align 8
  %2796 = getelementptr double, ptr %2794, i64 %2781
  %2797 = icmp sgt i64 %2795, 0
  br i1 %2797, label %2798, label %2843
2798:
  %2799 = load ptr, ptr %104, align 8
  %2800 = getelementptr double, ptr %2799, i64 %2781
  br label %2801
2801:
  %2802 = phi i64 [ 0, %2798 ], [ %2814, %2801 ]
  %2803 = phi i32 [ 0, %2798 ], [ %2813, %2801 ]
  %2804 = shl nsw i64 %2802, 6
  %2805 = getelementptr i8, ptr %2800, i64 %2804
  %2806 = load double, ptr %2805, align 8
  %2807 = getelementptr i8, ptr %2796, i64 %2804
  %2808 = load double, ptr %2807, align 8
  %2809 = fcmp olt double %2806, 0.000000e+00
  %2810 = fcmp oge double %2808, 0.000000e+00
  %2811 = select i1 %2809, i1 %2810, i1 false
  %2812 = zext i1 %2811 to i32
  %2813 = or i32 %2803, %2812
  %2814 = add nuw nsw i64 %2802, 1
  %2815 = icmp eq i64 %2814, %2795
  br i1 %2815, label %2816, label %2801
2816:
  %2817 = icmp eq i32 %2813, 0
  br i1 %2817, label %2823, label %2818
2818:
  %2819 = getelementptr %struct.bg_lane, ptr %2, i64 %2781
  %2820 = getelementptr i8, ptr %2819, i64 32
  store i64 1, ptr %2820, align 8
  %2821 = load i64, ptr %101, align 8
  %2822 = icmp sgt i64 %2821, 0
  br i1 %2822, label %2823, label %2843
2823:
  br label %2824
2824:
  %2825 = phi i64 [ %2833, %2824 ], [ 0, %2823 ]
  %2826 = load ptr, ptr %103, align 8
  %2827 = getelementptr inbounds nuw <8 x double>, ptr %2826, i64 %2825
  %2828 = getelementptr inbounds nuw double, ptr %2827, i64 %2781
  %2829 = load double, ptr %2828, align 8
  %2830 = load ptr, ptr %104, align 8
  %2831 = getelementptr inbounds nuw <8 x double>, ptr %2830, i64 %2825
  %2832 = getelementptr inbounds nuw double, ptr %2831, i64 %2781
  store double %2829, ptr %2832, align 8
  %2833 = add nuw nsw i64 %2825, 1
  %2834 = load i64, ptr %101, align 8
  %2835 = shl nsw i64 %2834, 2
  %2836 = icmp slt i64 %2833, %2835
  br i1 %2836, label %2824, label %2843
2837:
  %2838 = getelementptr inbounds nuw i8, ptr %2782, i64 80
  %2839 = load double, ptr %2838, align 8
  %2840 = getelementptr inbounds nuw i8, ptr %2782, i64 104
  %2841 = load double, ptr %2840, align 8
  %2842 = fcmp ogt double %2839, %2841
  br i1 %2842, label %2858, label %2866
2843:
  %2844 = getelementptr inbounds nuw i8, ptr %2782, i64 72
  %2845 = load double, ptr %2844, align 8
  %2846 = getelementptr inbounds nuw i8, ptr %2782, i64 64
  store double %2845, ptr %2846, align 8
  %2847 = getelementptr inbounds nuw i8, ptr %2782, i64 48
  %2848 = load i64, ptr %2847, align 8
  %2849 = add nsw i64 %2848, 1
  store i64 %2849, ptr %2847, align 8
  %2850 = getelementptr inbounds nuw i8, ptr %2782, i64 80
  %2851 = load double, ptr %2850, align 8
  %2852 = getelementptr inbounds nuw i8, ptr %2782, i64 104
  %2853 = load double, ptr %2852, align 8
  %2854 = fcmp ogt double %2851, %2853
  br i1 %2854, label %2855, label %2866
2855:
  %2856 = getelementptr inbounds nuw i8, ptr %2782, i64 96
  %2857 = load double, ptr %2856, align 8
  br label %2866
2858:
  %2859 = getelementptr inbounds nuw i8, ptr %2782, i64 64
  %2860 = load double, ptr %2859, align 8
  %2861 = getelementptr inbounds nuw i8, ptr %2782, i64 96
  %2862 = load double, ptr %2861, align 8
  %2863 = fsub double %2862, %2860
  %2864 = fmul double %2863, 5.000000e-01
  %2865 = fadd double %2860, %2864
  br label %2866
2866:
  %2867 = phi double [ %2839, %2837 ], [ %2865, %2858 ], [ %2857, %2855 ], [ %2851, %2843 ]
  %2868 = getelementptr inbounds nuw i8, ptr %2782, i64 72
  store double %2867, ptr %2868, align 8
  br label %2869
2869:
  %2870 = add nuw nsw i64 %2781, 1
  %2871 = icmp eq i64 %2870, 8
  br i1 %2871, label %2872, label %2780
2872:
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #15
  %2873 = add nuw nsw i64 %147, 1
  %2874 = icmp eq i64 %2873, %3
  br i1 %2874, label %2875, label %146
2875:
  %2876 = phi i64 [ 1, %40 ], [ 2, %1049 ], [ 0, %883 ], [ 1, %2872 ]
  call void @bg_set_float_mode(i32 noundef %26) #13
  ret i64 %2876
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
  br label %171
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
  %73 = zext i1 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %73, ptr %74, align 8
  %75 = icmp sgt i64 %64, 0
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %77 = load ptr, ptr %76, align 8
  br i1 %75, label %80, label %123
78:
  store i64 %90, ptr %3, align 8
  %79 = icmp eq i64 %64, 11
  br i1 %79, label %116, label %123
80:
  %81 = phi i64 [ %90, %111 ], [ 1, %61 ]
  %82 = phi i64 [ %91, %111 ], [ 1, %61 ]
  %83 = phi i64 [ %114, %111 ], [ 0, %61 ]
  %84 = getelementptr inbounds nuw ptr, ptr %77, i64 %83
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 40
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %87, align 8
  %89 = icmp sgt i64 %88, %82
  %90 = select i1 %89, i64 %88, i64 %81
  %91 = tail call i64 @llvm.smax.i64(i64 %88, i64 %82)
  %92 = getelementptr inbounds nuw i8, ptr %85, i64 24
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds nuw %struct.bg_values, ptr %62, i64 %83
  store ptr %93, ptr %94, align 8
  %95 = icmp sgt i64 %88, 1
  br i1 %95, label %96, label %111
96:
  %97 = getelementptr inbounds nuw i8, ptr %85, i64 32
  %98 = load i64, ptr %97, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %108
100:
  %101 = phi i64 [ %106, %100 ], [ 0, %96 ]
  %102 = phi i64 [ %105, %100 ], [ 1, %96 ]
  %103 = getelementptr inbounds nuw i64, ptr %87, i64 %101
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %104, %102
  %106 = add nuw nsw i64 %101, 1
  %107 = icmp eq i64 %106, %98
  br i1 %107, label %108, label %100
108:
  %109 = phi i64 [ 1, %96 ], [ %105, %100 ]
  %110 = sdiv i64 %109, %88
  br label %111
111:
  %112 = phi i64 [ %110, %108 ], [ 0, %80 ]
  %113 = getelementptr inbounds nuw i8, ptr %94, i64 8
  store i64 %112, ptr %113, align 8
  %114 = add nuw nsw i64 %83, 1
  %115 = icmp eq i64 %114, %64
  br i1 %115, label %78, label %80
116:
  %117 = getelementptr inbounds nuw i8, ptr %77, i64 72
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 40
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %122 = load i64, ptr %121, align 8
  br label %123
123:
  %124 = phi i64 [ %122, %116 ], [ 0, %78 ], [ 0, %61 ]
  %125 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %124, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %77, i64 56
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %131, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %77, i64 64
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 40
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %138, ptr %139, align 8
  %140 = load ptr, ptr %19, align 8
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load ptr, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %3, i64 232
  store ptr %143, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 24
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %3, i64 248
  store ptr %148, ptr %149, align 8
  %150 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %151 = load ptr, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 24
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %3, i64 264
  store ptr %153, ptr %154, align 8
  %155 = icmp eq i64 %124, 0
  br i1 %155, label %167, label %156
156:
  %157 = getelementptr inbounds nuw i8, ptr %140, i64 24
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %3, i64 240
  store ptr %160, ptr %161, align 8
  %162 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %163 = load ptr, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 24
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds nuw i8, ptr %3, i64 256
  store ptr %165, ptr %166, align 8
  br label %167
167:
  br label %168
168:
  %169 = call i64 @bg_advance_8(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #14
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %171, label %168
171:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret ptr null
}
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <8 x double> noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca <8 x i64>, align 8
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
  br i1 %62, label %204, label %187
63:
  %64 = phi i64 [ %10, %51 ], [ %185, %184 ]
  %65 = icmp eq i64 %64, 2
  %66 = select i1 %65, double 1.000000e+00, double 0.000000e+00
  %67 = insertelement <8 x double> poison, double %66, i64 0
  %68 = shufflevector <8 x double> %67, <8 x double> poison, <8 x i32> zeroinitializer
  %69 = load ptr, ptr %52, align 8
  %70 = icmp ne i64 %64, 1
  %71 = sext i1 %70 to i64
  %72 = insertelement <8 x i64> poison, i64 %71, i64 0
  %73 = shufflevector <8 x i64> %72, <8 x i64> poison, <8 x i32> zeroinitializer
  %74 = icmp eq i64 %64, 1
  br i1 %74, label %75, label %93
75:
  %76 = load i64, ptr %0, align 8
  %77 = icmp slt i64 %76, 1
  br i1 %77, label %93, label %78
78:
  %79 = phi <8 x i64> [ %90, %78 ], [ %73, %75 ]
  %80 = phi i64 [ %91, %78 ], [ 0, %75 ]
  %81 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %80
  %82 = load <8 x double>, ptr %81, align 8
  %83 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %82)
  %84 = fadd <8 x double> %83, splat (double 1.000000e+00)
  %85 = fmul <8 x double> %84, splat (double 0x3E7AD7F29ABCAF48)
  %86 = getelementptr inbounds nuw <8 x double>, ptr %69, i64 %80
  %87 = load <8 x double>, ptr %86, align 8
  %88 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %87)
  %89 = fcmp olt <8 x double> %85, %88
  %90 = select <8 x i1> %89, <8 x i64> splat (i64 -1), <8 x i64> %79
  %91 = add nuw nsw i64 %80, 1
  %92 = icmp eq i64 %76, %91
  br i1 %92, label %93, label %78
93:
  %94 = phi <8 x i64> [ %73, %63 ], [ %73, %75 ], [ %90, %78 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <8 x i64> %94, ptr %8, align 8
  br label %95
95:
  %96 = phi i64 [ 0, %93 ], [ %103, %95 ]
  %97 = phi i32 [ 0, %93 ], [ %102, %95 ]
  %98 = getelementptr inbounds nuw i64, ptr %8, i64 %96
  %99 = load i64, ptr %98, align 8
  %100 = icmp ne i64 %99, 0
  %101 = zext i1 %100 to i32
  %102 = or i32 %97, %101
  %103 = add nuw nsw i64 %96, 1
  %104 = icmp eq i64 %103, 8
  br i1 %104, label %105, label %95
105:
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %106 = icmp ne i32 %102, 0
  %107 = and i1 %53, %106
  br i1 %107, label %108, label %140
108:
  %109 = load i64, ptr %0, align 8
  %110 = load i64, ptr %54, align 8
  %111 = add nsw i64 %110, %109
  %112 = load i64, ptr %55, align 8
  %113 = shl nsw i64 %112, 1
  %114 = add nsw i64 %111, %113
  %115 = load i64, ptr %56, align 8
  %116 = add nsw i64 %114, %115
  br i1 %57, label %117, label %153
117:
  %118 = icmp slt <8 x i64> %94, zeroinitializer
  br label %119
119:
  %120 = phi i64 [ 0, %117 ], [ %138, %137 ]
  %121 = mul nsw i64 %120, %116
  %122 = getelementptr inbounds <8 x double>, ptr %6, i64 %121
  %123 = load ptr, ptr %58, align 8
  tail call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %46, ptr noundef nonnull readonly %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %68, i64 noundef %120, ptr noundef %122, ptr noundef %123) #14
  %124 = load i64, ptr %0, align 8
  %125 = load ptr, ptr %58, align 8
  %126 = icmp sgt i64 %124, 0
  br i1 %126, label %127, label %137
127:
  %128 = phi i64 [ %135, %127 ], [ 0, %119 ]
  %129 = getelementptr inbounds nuw <8 x double>, ptr %125, i64 %128
  %130 = load <8 x double>, ptr %129, align 8
  %131 = select <8 x i1> %118, <8 x double> %130, <8 x double> zeroinitializer
  store <8 x double> %131, ptr %129, align 8
  %132 = getelementptr inbounds nuw <8 x double>, ptr %122, i64 %128
  %133 = load <8 x double>, ptr %132, align 8
  %134 = fadd <8 x double> %131, %133
  store <8 x double> %134, ptr %132, align 8
  %135 = add nuw nsw i64 %128, 1
  %136 = icmp eq i64 %135, %124
  br i1 %136, label %137, label %127
137:
  %138 = add nuw nsw i64 %120, 1
  %139 = icmp eq i64 %138, %5
  br i1 %139, label %140, label %119
140:
  br i1 %106, label %151, label %141
141:
  %142 = load i64, ptr %0, align 8
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %170
144:
  %145 = phi i64 [ %148, %144 ], [ 0, %141 ]
  %146 = load ptr, ptr %52, align 8
  %147 = getelementptr inbounds nuw <8 x double>, ptr %146, i64 %145
  store <8 x double> zeroinitializer, ptr %147, align 8
  %148 = add nuw nsw i64 %145, 1
  %149 = load i64, ptr %0, align 8
  %150 = icmp slt i64 %148, %149
  br i1 %150, label %144, label %170
151:
  %152 = load ptr, ptr %52, align 8
  br label %153
153:
  %154 = phi ptr [ %152, %151 ], [ %69, %108 ]
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %46, ptr noundef nonnull %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %68, ptr noundef %154) #14
  %155 = load i64, ptr %0, align 8
  %156 = load ptr, ptr %52, align 8
  %157 = icmp sgt i64 %155, 0
  br i1 %157, label %158, label %170
158:
  %159 = icmp slt <8 x i64> %94, zeroinitializer
  br label %160
160:
  %161 = phi i64 [ 0, %158 ], [ %168, %160 ]
  %162 = getelementptr inbounds nuw <8 x double>, ptr %156, i64 %161
  %163 = load <8 x double>, ptr %162, align 8
  %164 = select <8 x i1> %159, <8 x double> %163, <8 x double> zeroinitializer
  store <8 x double> %164, ptr %162, align 8
  %165 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %161
  %166 = load <8 x double>, ptr %165, align 8
  %167 = fadd <8 x double> %164, %166
  store <8 x double> %167, ptr %165, align 8
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, %155
  br i1 %169, label %170, label %160
170:
  %171 = and i1 %11, %74
  br i1 %171, label %172, label %184
172:
  %173 = load i64, ptr %0, align 8
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %175, label %184
175:
  %176 = phi i64 [ %181, %175 ], [ 0, %172 ]
  %177 = load ptr, ptr %52, align 8
  %178 = getelementptr inbounds nuw <8 x double>, ptr %177, i64 %176
  %179 = load <8 x double>, ptr %178, align 8
  %180 = getelementptr inbounds nuw <8 x double>, ptr %4, i64 %176
  store <8 x double> %179, ptr %180, align 8
  %181 = add nuw nsw i64 %176, 1
  %182 = load i64, ptr %0, align 8
  %183 = icmp slt i64 %181, %182
  br i1 %183, label %175, label %184
184:
  %185 = add nsw i64 %64, 1
  %186 = icmp eq i64 %185, 3
  br i1 %186, label %59, label %63
187:
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  %189 = load ptr, ptr %188, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %60, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %189) #14
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %191 = load i64, ptr %190, align 8
  %192 = icmp sgt i64 %191, 0
  br i1 %192, label %193, label %204
193:
  %194 = phi i64 [ %201, %193 ], [ 0, %187 ]
  %195 = load ptr, ptr %188, align 8
  %196 = getelementptr inbounds nuw <8 x double>, ptr %195, i64 %194
  %197 = load <8 x double>, ptr %196, align 8
  %198 = load i64, ptr %0, align 8
  %199 = getelementptr <8 x double>, ptr %3, i64 %198
  %200 = getelementptr <8 x double>, ptr %199, i64 %194
  store <8 x double> %197, ptr %200, align 8
  %201 = add nuw nsw i64 %194, 1
  %202 = load i64, ptr %190, align 8
  %203 = icmp slt i64 %201, %202
  br i1 %203, label %193, label %204
204:
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
declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #6
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
declare double @llvm.fabs.f64(double) #6
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
