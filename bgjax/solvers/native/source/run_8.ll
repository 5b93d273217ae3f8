; sources 6ae21ecb47c35e785c2eedfdc48281d12c0ad4cf31774dbbc74e17284e31c71a
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [8 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.bg_values = type { ptr, i64 }
define range(i64 0, 3) i64 @bg_advance_8(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca [32 x double], align 16
  %6 = alloca <8 x double>, align 8
  %7 = alloca <8 x double>, align 8
  %8 = alloca <8 x double>, align 8
  %9 = alloca <8 x double>, align 8
  %10 = alloca <8 x double>, align 8
  %11 = alloca <8 x double>, align 8
  %12 = alloca [8 x i32], align 16
  %13 = alloca <8 x double>, align 8
  %14 = alloca <8 x double>, align 8
  %15 = alloca <8 x double>, align 8
  %16 = alloca [9 x ptr], align 16
  %17 = alloca [6 x double], align 16
  %18 = alloca <8 x double>, align 8
  %19 = tail call i32 @bg_float_mode() #12
  %20 = tail call i32 @bg_plain_mode() #12
  tail call void @bg_set_float_mode(i32 noundef %20) #12
  %21 = load i64, ptr %2, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33
23:
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 1352
  %25 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %24) #13
  store i64 1, ptr %2, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %28
28:
  %29 = phi i64 [ 0, %23 ], [ %31, %28 ]
  %30 = getelementptr inbounds nuw %struct.bg_lane, ptr %27, i64 %29
  store i64 -1, ptr %30, align 8
  %31 = add nuw nsw i64 %29, 1
  %32 = icmp eq i64 %31, 8
  br i1 %32, label %33, label %28
33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %35 = icmp sgt i64 %3, 0
  br i1 %35, label %36, label %1973
36:
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 1200
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %59 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %60 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 1328
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %81 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %82 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %83 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %84 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %85 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %86 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %87 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %88 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 1256
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 1232
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 1192
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 1224
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 1208
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 1176
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %117 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %122
122:
  %123 = phi i64 [ 0, %36 ], [ %1971, %1970 ]
  br label %124
124:
  %125 = phi i64 [ 0, %122 ], [ %443, %442 ]
  %126 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %127, 0
  br i1 %128, label %442, label %129
129:
  %130 = getelementptr inbounds nuw i8, ptr %126, i64 32
  %131 = load i64, ptr %130, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %140
133:
  %134 = getelementptr inbounds nuw i8, ptr %126, i64 64
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %126, i64 96
  %137 = load double, ptr %136, align 8
  %138 = fcmp olt double %135, %137
  br i1 %138, label %442, label %139
139:
  store i64 1, ptr %130, align 8
  br label %140
140:
  %141 = phi i64 [ 1, %139 ], [ %131, %129 ]
  %142 = load ptr, ptr %38, align 8
  %143 = load ptr, ptr %39, align 8
  %144 = load i64, ptr %40, align 8
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %359, label %146
146:
  %147 = load ptr, ptr %41, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %359, label %149
149:
  %150 = load i64, ptr %42, align 8
  %151 = load ptr, ptr %43, align 8
  %152 = getelementptr double, ptr %142, i64 %125
  %153 = icmp sgt i64 %150, 0
  br i1 %153, label %154, label %166
154:
  %155 = phi i64 [ %162, %154 ], [ 0, %149 ]
  %156 = getelementptr <8 x double>, ptr %152, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = fadd double %157, 0.000000e+00
  %159 = insertelement <8 x double> poison, double %158, i64 0
  %160 = shufflevector <8 x double> %159, <8 x double> poison, <8 x i32> zeroinitializer
  %161 = getelementptr inbounds nuw <8 x double>, ptr %151, i64 %155
  store <8 x double> %160, ptr %161, align 8
  %162 = add nuw nsw i64 %155, 1
  %163 = icmp eq i64 %162, %150
  br i1 %163, label %164, label %154
164:
  %165 = load i64, ptr %42, align 8
  br label %166
166:
  %167 = phi i64 [ %165, %164 ], [ %150, %149 ]
  %168 = load i64, ptr %44, align 8
  %169 = mul nsw i64 %168, %167
  %170 = load ptr, ptr %45, align 8
  %171 = getelementptr double, ptr %143, i64 %125
  %172 = icmp sgt i64 %169, 0
  br i1 %172, label %173, label %185
173:
  %174 = phi i64 [ %181, %173 ], [ 0, %166 ]
  %175 = getelementptr <8 x double>, ptr %171, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = fadd double %176, 0.000000e+00
  %178 = insertelement <8 x double> poison, double %177, i64 0
  %179 = shufflevector <8 x double> %178, <8 x double> poison, <8 x i32> zeroinitializer
  %180 = getelementptr inbounds nuw <8 x double>, ptr %170, i64 %174
  store <8 x double> %179, ptr %180, align 8
  %181 = add nuw nsw i64 %174, 1
  %182 = icmp eq i64 %181, %169
  br i1 %182, label %183, label %173
183:
  %184 = load ptr, ptr %45, align 8
  br label %185
185:
  %186 = phi ptr [ %184, %183 ], [ %170, %166 ]
  %187 = load ptr, ptr %43, align 8
  store ptr %187, ptr %38, align 8
  store ptr %186, ptr %39, align 8
  %188 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %189 = load i64, ptr %188, align 8
  %190 = icmp sgt i64 %189, 0
  br i1 %190, label %193, label %191
191:
  store ptr %142, ptr %38, align 8
  store ptr %143, ptr %39, align 8
  %192 = load i64, ptr %130, align 8
  br label %359
193:
  %194 = phi i64 [ %357, %355 ], [ %189, %185 ]
  %195 = phi i64 [ %356, %355 ], [ 0, %185 ]
  %196 = load i64, ptr %0, align 8
  %197 = load i64, ptr %46, align 8
  %198 = load i64, ptr %47, align 8
  %199 = load i64, ptr %48, align 8
  %200 = load ptr, ptr %49, align 8
  %201 = load i64, ptr %126, align 8
  %202 = load i64, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #14
  %203 = load ptr, ptr %51, align 8
  %204 = load i64, ptr %52, align 8
  %205 = mul nsw i64 %204, %201
  %206 = getelementptr inbounds double, ptr %203, i64 %205
  %207 = add nsw i64 %194, -1
  br label %208
208:
  %209 = phi i64 [ 0, %193 ], [ %215, %208 ]
  %210 = getelementptr inbounds nuw double, ptr %18, i64 %209
  %211 = add nuw nsw i64 %209, %195
  %212 = call i64 @llvm.smin.i64(i64 %211, i64 %207)
  %213 = getelementptr double, ptr %206, i64 %212
  %214 = load double, ptr %213, align 8
  store double %214, ptr %210, align 8
  %215 = add nuw nsw i64 %209, 1
  %216 = icmp eq i64 %215, 8
  br i1 %216, label %217, label %208
217:
  %218 = add nsw i64 %197, %196
  %219 = mul i64 %201, %218
  %220 = mul i64 %219, %202
  %221 = getelementptr inbounds double, ptr %200, i64 %220
  %222 = load ptr, ptr %53, align 8
  %223 = icmp sgt i64 %218, 0
  br label %224
224:
  %225 = phi i64 [ 0, %217 ], [ %233, %232 ]
  %226 = getelementptr inbounds nuw double, ptr %222, i64 %225
  br i1 %223, label %227, label %232
227:
  %228 = add nuw nsw i64 %225, %195
  %229 = call i64 @llvm.smin.i64(i64 %228, i64 %207)
  %230 = mul nsw i64 %229, %218
  %231 = getelementptr double, ptr %221, i64 %230
  br label %241
232:
  %233 = add nuw nsw i64 %225, 1
  %234 = icmp eq i64 %233, 8
  br i1 %234, label %235, label %224
235:
  %236 = shl nsw i64 %198, 1
  %237 = add nsw i64 %236, %218
  %238 = add nsw i64 %237, %199
  %239 = load i64, ptr %44, align 8
  %240 = icmp sgt i64 %239, 0
  br i1 %240, label %276, label %248
241:
  %242 = phi i64 [ 0, %227 ], [ %246, %241 ]
  %243 = getelementptr double, ptr %231, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds nuw <8 x double>, ptr %226, i64 %242
  store double %244, ptr %245, align 8
  %246 = add nuw nsw i64 %242, 1
  %247 = icmp eq i64 %246, %218
  br i1 %247, label %232, label %241
248:
  %249 = phi i64 [ %239, %235 ], [ %313, %311 ]
  %250 = load <8 x double>, ptr %18, align 8
  %251 = load ptr, ptr %53, align 8
  %252 = load ptr, ptr %55, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %250, ptr noundef %251, ptr noundef null, i64 noundef %249, ptr noundef %252) #13
  %253 = load ptr, ptr %53, align 8
  br label %254
254:
  %255 = phi i64 [ 0, %248 ], [ %271, %270 ]
  %256 = add nuw nsw i64 %255, %195
  %257 = icmp slt i64 %256, %194
  br i1 %257, label %258, label %270
258:
  %259 = getelementptr inbounds nuw double, ptr %253, i64 %255
  br i1 %223, label %260, label %270
260:
  %261 = mul nuw nsw i64 %256, %218
  %262 = getelementptr double, ptr %221, i64 %261
  br label %263
263:
  %264 = phi i64 [ 0, %260 ], [ %268, %263 ]
  %265 = getelementptr inbounds nuw <8 x double>, ptr %259, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = getelementptr double, ptr %262, i64 %264
  store double %266, ptr %267, align 8
  %268 = add nuw nsw i64 %264, 1
  %269 = icmp eq i64 %268, %218
  br i1 %269, label %270, label %263
270:
  %271 = add nuw nsw i64 %255, 1
  %272 = icmp eq i64 %271, 8
  br i1 %272, label %273, label %254
273:
  %274 = load i64, ptr %44, align 8
  %275 = icmp sgt i64 %274, 0
  br i1 %275, label %315, label %355
276:
  %277 = phi i64 [ %313, %311 ], [ %239, %235 ]
  %278 = phi i64 [ %312, %311 ], [ 0, %235 ]
  %279 = load i64, ptr %126, align 8
  %280 = load ptr, ptr %54, align 8
  %281 = mul nsw i64 %279, %277
  %282 = add nsw i64 %281, %278
  %283 = load i64, ptr %50, align 8
  %284 = mul nsw i64 %282, %283
  %285 = load i64, ptr %0, align 8
  %286 = load i64, ptr %46, align 8
  %287 = add nsw i64 %286, %285
  %288 = mul nsw i64 %284, %287
  %289 = getelementptr inbounds double, ptr %280, i64 %288
  %290 = load ptr, ptr %55, align 8
  %291 = mul nsw i64 %278, %238
  %292 = getelementptr inbounds <8 x double>, ptr %290, i64 %291
  br label %293
293:
  %294 = phi i64 [ 0, %276 ], [ %302, %301 ]
  %295 = getelementptr inbounds nuw double, ptr %292, i64 %294
  br i1 %223, label %296, label %301
296:
  %297 = add nuw nsw i64 %294, %195
  %298 = call i64 @llvm.smin.i64(i64 %297, i64 %207)
  %299 = mul nsw i64 %298, %218
  %300 = getelementptr double, ptr %289, i64 %299
  br label %304
301:
  %302 = add nuw nsw i64 %294, 1
  %303 = icmp eq i64 %302, 8
  br i1 %303, label %311, label %293
304:
  %305 = phi i64 [ 0, %296 ], [ %309, %304 ]
  %306 = getelementptr double, ptr %300, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = getelementptr inbounds nuw <8 x double>, ptr %295, i64 %305
  store double %307, ptr %308, align 8
  %309 = add nuw nsw i64 %305, 1
  %310 = icmp eq i64 %309, %218
  br i1 %310, label %301, label %304
311:
  %312 = add nuw nsw i64 %278, 1
  %313 = load i64, ptr %44, align 8
  %314 = icmp slt i64 %312, %313
  br i1 %314, label %276, label %248
315:
  %316 = phi i64 [ %353, %351 ], [ %274, %273 ]
  %317 = phi i64 [ %352, %351 ], [ 0, %273 ]
  %318 = load ptr, ptr %55, align 8
  %319 = mul nsw i64 %317, %238
  %320 = getelementptr inbounds <8 x double>, ptr %318, i64 %319
  %321 = load i64, ptr %126, align 8
  %322 = load ptr, ptr %54, align 8
  %323 = mul nsw i64 %321, %316
  %324 = add nsw i64 %323, %317
  %325 = load i64, ptr %50, align 8
  %326 = mul nsw i64 %324, %325
  %327 = load i64, ptr %0, align 8
  %328 = load i64, ptr %46, align 8
  %329 = add nsw i64 %328, %327
  %330 = mul nsw i64 %326, %329
  %331 = getelementptr inbounds double, ptr %322, i64 %330
  br label %332
332:
  %333 = phi i64 [ 0, %315 ], [ %349, %348 ]
  %334 = add nuw nsw i64 %333, %195
  %335 = icmp slt i64 %334, %194
  br i1 %335, label %336, label %348
336:
  %337 = getelementptr inbounds nuw double, ptr %320, i64 %333
  br i1 %223, label %338, label %348
338:
  %339 = mul nuw nsw i64 %334, %218
  %340 = getelementptr double, ptr %331, i64 %339
  br label %341
341:
  %342 = phi i64 [ 0, %338 ], [ %346, %341 ]
  %343 = getelementptr inbounds nuw <8 x double>, ptr %337, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = getelementptr double, ptr %340, i64 %342
  store double %344, ptr %345, align 8
  %346 = add nuw nsw i64 %342, 1
  %347 = icmp eq i64 %346, %218
  br i1 %347, label %348, label %341
348:
  %349 = add nuw nsw i64 %333, 1
  %350 = icmp eq i64 %349, 8
  br i1 %350, label %351, label %332
351:
  %352 = add nuw nsw i64 %317, 1
  %353 = load i64, ptr %44, align 8
  %354 = icmp slt i64 %352, %353
  br i1 %354, label %315, label %355
355:
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #14
  %356 = add nuw nsw i64 %195, 8
  %357 = load i64, ptr %188, align 8
  %358 = icmp slt i64 %356, %357
  br i1 %358, label %193, label %191
359:
  %360 = phi i64 [ %141, %140 ], [ %141, %146 ], [ %192, %191 ]
  %361 = load i64, ptr %0, align 8
  %362 = load i64, ptr %46, align 8
  %363 = load i64, ptr %47, align 8
  %364 = load i64, ptr %48, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  %365 = sitofp i64 %360 to double
  store double %365, ptr %17, align 16
  %366 = getelementptr inbounds nuw i8, ptr %126, i64 64
  %367 = load double, ptr %366, align 8
  store double %367, ptr %56, align 8
  %368 = getelementptr inbounds nuw i8, ptr %126, i64 40
  %369 = load i64, ptr %368, align 8
  %370 = sitofp i64 %369 to double
  store double %370, ptr %57, align 16
  %371 = getelementptr inbounds nuw i8, ptr %126, i64 48
  %372 = load i64, ptr %371, align 8
  %373 = sitofp i64 %372 to double
  store double %373, ptr %58, align 8
  %374 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %375 = load i64, ptr %374, align 8
  %376 = sitofp i64 %375 to double
  store double %376, ptr %59, align 16
  %377 = getelementptr inbounds nuw i8, ptr %126, i64 56
  %378 = load i64, ptr %377, align 8
  %379 = sitofp i64 %378 to double
  store double %379, ptr %60, align 8
  br label %386
380:
  %381 = add nsw i64 %362, %361
  %382 = shl nsw i64 %363, 1
  %383 = add nsw i64 %381, %382
  %384 = add nsw i64 %383, %364
  %385 = icmp sgt i64 %384, 0
  br i1 %385, label %400, label %397
386:
  %387 = phi i64 [ 0, %359 ], [ %395, %386 ]
  %388 = getelementptr inbounds nuw double, ptr %17, i64 %387
  %389 = load double, ptr %388, align 8
  %390 = load ptr, ptr %61, align 8
  %391 = load i64, ptr %126, align 8
  %392 = mul i64 %391, 48
  %393 = getelementptr i8, ptr %390, i64 %392
  %394 = getelementptr double, ptr %393, i64 %387
  store double %389, ptr %394, align 8
  %395 = add nuw nsw i64 %387, 1
  %396 = icmp eq i64 %395, 6
  br i1 %396, label %380, label %386
397:
  %398 = load i64, ptr %44, align 8
  %399 = icmp sgt i64 %398, 0
  br i1 %399, label %413, label %441
400:
  %401 = phi i64 [ %411, %400 ], [ 0, %380 ]
  %402 = load ptr, ptr %62, align 8
  %403 = getelementptr inbounds nuw <8 x double>, ptr %402, i64 %401
  %404 = getelementptr inbounds nuw double, ptr %403, i64 %125
  %405 = load double, ptr %404, align 8
  %406 = load ptr, ptr %63, align 8
  %407 = load i64, ptr %126, align 8
  %408 = mul nsw i64 %407, %384
  %409 = getelementptr double, ptr %406, i64 %408
  %410 = getelementptr double, ptr %409, i64 %401
  store double %405, ptr %410, align 8
  %411 = add nuw nsw i64 %401, 1
  %412 = icmp eq i64 %411, %384
  br i1 %412, label %397, label %400
413:
  %414 = phi i64 [ %421, %420 ], [ %398, %397 ]
  %415 = phi i64 [ %422, %420 ], [ 0, %397 ]
  br i1 %385, label %416, label %420
416:
  %417 = mul nuw nsw i64 %415, %384
  br label %424
418:
  %419 = load i64, ptr %44, align 8
  br label %420
420:
  %421 = phi i64 [ %419, %418 ], [ %414, %413 ]
  %422 = add nuw nsw i64 %415, 1
  %423 = icmp slt i64 %422, %421
  br i1 %423, label %413, label %441
424:
  %425 = phi i64 [ 0, %416 ], [ %439, %424 ]
  %426 = load ptr, ptr %64, align 8
  %427 = getelementptr inbounds nuw <8 x double>, ptr %426, i64 %417
  %428 = getelementptr inbounds nuw <8 x double>, ptr %427, i64 %425
  %429 = getelementptr inbounds nuw double, ptr %428, i64 %125
  %430 = load double, ptr %429, align 8
  %431 = load ptr, ptr %65, align 8
  %432 = load i64, ptr %126, align 8
  %433 = load i64, ptr %44, align 8
  %434 = mul nsw i64 %433, %432
  %435 = add nsw i64 %434, %415
  %436 = mul nsw i64 %435, %384
  %437 = getelementptr double, ptr %431, i64 %436
  %438 = getelementptr double, ptr %437, i64 %425
  store double %430, ptr %438, align 8
  %439 = add nuw nsw i64 %425, 1
  %440 = icmp eq i64 %439, %384
  br i1 %440, label %418, label %424
441:
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  store i64 -1, ptr %126, align 8
  br label %442
442:
  %443 = add nuw nsw i64 %125, 1
  %444 = icmp eq i64 %443, 8
  br i1 %444, label %445, label %124
445:
  %446 = phi i32 [ %856, %855 ], [ 0, %442 ]
  %447 = phi i64 [ %857, %855 ], [ 0, %442 ]
  %448 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = icmp sgt i64 %449, -1
  br i1 %450, label %855, label %451
451:
  %452 = atomicrmw add ptr %66, i64 1 monotonic, align 8
  %453 = load i64, ptr %1, align 8
  %454 = icmp slt i64 %452, %453
  br i1 %454, label %455, label %855
455:
  %456 = load ptr, ptr %67, align 8
  %457 = load i64, ptr %68, align 8
  %458 = mul nsw i64 %457, %452
  %459 = getelementptr double, ptr %456, i64 %458
  %460 = load double, ptr %459, align 8
  %461 = load ptr, ptr %69, align 8
  %462 = load i64, ptr %70, align 8
  %463 = mul nsw i64 %462, %452
  %464 = getelementptr double, ptr %461, i64 %463
  %465 = load double, ptr %464, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %447, i64 noundef %452) #13
  store i64 %452, ptr %448, align 8
  %466 = getelementptr inbounds nuw i8, ptr %448, i64 16
  store i64 1, ptr %466, align 8
  %467 = getelementptr inbounds nuw i8, ptr %448, i64 56
  store i64 0, ptr %467, align 8
  %468 = getelementptr inbounds nuw i8, ptr %448, i64 48
  store i64 0, ptr %468, align 8
  %469 = getelementptr inbounds nuw i8, ptr %448, i64 40
  store i64 0, ptr %469, align 8
  %470 = getelementptr inbounds nuw i8, ptr %448, i64 32
  store i64 0, ptr %470, align 8
  %471 = getelementptr inbounds nuw i8, ptr %448, i64 24
  store i64 0, ptr %471, align 8
  %472 = getelementptr inbounds nuw i8, ptr %448, i64 8
  store i64 0, ptr %472, align 8
  %473 = getelementptr inbounds nuw i8, ptr %448, i64 88
  store double %460, ptr %473, align 8
  %474 = getelementptr inbounds nuw i8, ptr %448, i64 64
  store double %460, ptr %474, align 8
  %475 = getelementptr inbounds nuw i8, ptr %448, i64 96
  store double %465, ptr %475, align 8
  br label %476
476:
  %477 = phi i32 [ 0, %455 ], [ %488, %486 ]
  %478 = phi double [ %465, %455 ], [ %487, %486 ]
  %479 = fcmp oeq double %478, 0.000000e+00
  br i1 %479, label %486, label %480
480:
  %481 = bitcast double %478 to i64
  %482 = fcmp ogt double %478, 0.000000e+00
  %483 = select i1 %482, i64 -1, i64 1
  %484 = add nsw i64 %483, %481
  %485 = bitcast i64 %484 to double
  br label %486
486:
  %487 = phi double [ %485, %480 ], [ 0x8010000000000000, %476 ]
  %488 = add nuw nsw i32 %477, 1
  %489 = icmp eq i32 %488, 100
  br i1 %489, label %490, label %476
490:
  %491 = call double @llvm.fabs.f64(double %460)
  %492 = call double @llvm.fabs.f64(double %465)
  %493 = fcmp ogt double %491, %492
  %494 = select i1 %493, double %491, double %492
  %495 = fmul double %494, 0x3CC0000000000000
  %496 = fsub double %465, %460
  %497 = fmul double %496, 1.000000e-05
  %498 = getelementptr inbounds nuw i8, ptr %448, i64 104
  store double %487, ptr %498, align 8
  %499 = getelementptr inbounds nuw i8, ptr %448, i64 128
  store double %495, ptr %499, align 8
  %500 = getelementptr inbounds nuw i8, ptr %448, i64 136
  store double 1.000000e+00, ptr %500, align 8
  %501 = load ptr, ptr %71, align 8
  %502 = load i64, ptr %72, align 8
  %503 = mul nsw i64 %502, %452
  %504 = getelementptr double, ptr %501, i64 %503
  %505 = load double, ptr %504, align 8
  %506 = getelementptr inbounds nuw i8, ptr %448, i64 112
  store double %505, ptr %506, align 8
  %507 = load ptr, ptr %73, align 8
  %508 = load i64, ptr %74, align 8
  %509 = mul nsw i64 %508, %452
  %510 = getelementptr double, ptr %507, i64 %509
  %511 = load double, ptr %510, align 8
  %512 = getelementptr inbounds nuw i8, ptr %448, i64 120
  store double %511, ptr %512, align 8
  %513 = load i64, ptr %75, align 8
  %514 = icmp eq i64 %513, 0
  br i1 %514, label %845, label %515
515:
  %516 = load ptr, ptr %76, align 8
  %517 = load i64, ptr %77, align 8
  br label %651
518:
  %519 = shl nsw i64 %513, 10
  %520 = getelementptr inbounds double, ptr %516, i64 %519
  %521 = icmp eq i64 %517, 0
  %522 = select i1 %521, double 4.000000e+00, double 4.000000e+01
  %523 = getelementptr inbounds double, ptr %520, i64 %519
  %524 = getelementptr inbounds nuw i8, ptr %523, i64 2048
  %525 = load i64, ptr %0, align 8
  %526 = load i64, ptr %46, align 8
  %527 = add i64 %526, %525
  %528 = load i64, ptr %47, align 8
  %529 = shl i64 %528, 1
  %530 = add i64 %527, %529
  %531 = load i64, ptr %48, align 8
  %532 = add i64 %530, %531
  %533 = load i64, ptr %42, align 8
  %534 = getelementptr inbounds <8 x double>, ptr %524, i64 %533
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  store <8 x double> zeroinitializer, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store <8 x double> splat (double 1.000000e+00), ptr %15, align 8
  %535 = icmp sgt i64 %533, 0
  br i1 %535, label %538, label %536
536:
  %537 = icmp sgt i64 %532, 0
  br i1 %537, label %556, label %551
538:
  %539 = phi i64 [ %548, %538 ], [ 0, %518 ]
  %540 = load ptr, ptr %38, align 8
  %541 = getelementptr inbounds nuw <8 x double>, ptr %540, i64 %539
  %542 = getelementptr inbounds nuw double, ptr %541, i64 %447
  %543 = load double, ptr %542, align 8
  %544 = fadd double %543, 0.000000e+00
  %545 = insertelement <8 x double> poison, double %544, i64 0
  %546 = shufflevector <8 x double> %545, <8 x double> poison, <8 x i32> zeroinitializer
  %547 = getelementptr inbounds nuw <8 x double>, ptr %524, i64 %539
  store <8 x double> %546, ptr %547, align 8
  %548 = add nuw nsw i64 %539, 1
  %549 = load i64, ptr %42, align 8
  %550 = icmp slt i64 %548, %549
  br i1 %550, label %538, label %536
551:
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  %552 = load i64, ptr %80, align 8
  %553 = getelementptr inbounds <8 x double>, ptr %524, i64 %552
  store ptr %553, ptr %16, align 16
  store ptr %534, ptr %81, align 8
  %554 = load i64, ptr %0, align 8
  %555 = getelementptr inbounds <8 x double>, ptr %534, i64 %554
  store ptr %555, ptr %82, align 16
  store ptr %13, ptr %83, align 8
  store ptr %14, ptr %84, align 16
  store ptr %14, ptr %85, align 8
  store ptr null, ptr %86, align 16
  store ptr null, ptr %87, align 8
  store ptr %15, ptr %88, align 16
  br label %568
556:
  %557 = phi i64 [ %566, %556 ], [ 0, %536 ]
  %558 = load ptr, ptr %62, align 8
  %559 = getelementptr inbounds nuw <8 x double>, ptr %558, i64 %557
  %560 = getelementptr inbounds nuw double, ptr %559, i64 %447
  %561 = load double, ptr %560, align 8
  %562 = fadd double %561, 0.000000e+00
  %563 = insertelement <8 x double> poison, double %562, i64 0
  %564 = shufflevector <8 x double> %563, <8 x double> poison, <8 x i32> zeroinitializer
  %565 = getelementptr inbounds nuw <8 x double>, ptr %534, i64 %557
  store <8 x double> %564, ptr %565, align 8
  %566 = add nuw nsw i64 %557, 1
  %567 = icmp eq i64 %566, %532
  br i1 %567, label %551, label %556
568:
  %569 = phi i64 [ 0, %551 ], [ %612, %611 ]
  %570 = load double, ptr %475, align 8
  %571 = load double, ptr %473, align 8
  %572 = fsub double %570, %571
  %573 = fmul double %572, 1.562500e-02
  %574 = lshr i64 %569, 4
  %575 = uitofp nneg i64 %574 to double
  %576 = call double @llvm.fma.f64(double %575, double %573, double %571)
  br label %587
577:
  %578 = load ptr, ptr %79, align 8
  %579 = load ptr, ptr %89, align 8
  %580 = load ptr, ptr %90, align 8
  call void %578(ptr noundef nonnull %16, ptr noundef %579, ptr noundef %580) #12
  %581 = load ptr, ptr %91, align 8
  %582 = load ptr, ptr %89, align 8
  %583 = load ptr, ptr %90, align 8
  %584 = load i64, ptr %75, align 8
  %585 = getelementptr inbounds <8 x double>, ptr %583, i64 %584
  call void %581(ptr noundef nonnull %16, ptr noundef %582, ptr noundef %585) #12
  %586 = load i64, ptr %75, align 8
  br label %605
587:
  %588 = phi i64 [ 0, %568 ], [ %603, %587 ]
  %589 = or disjoint i64 %588, %569
  %590 = add nuw nsw i64 %589, 1
  %591 = uitofp nneg i64 %590 to double
  %592 = fmul double %591, 0x3FE3C6EF372FE950
  %593 = fptosi double %592 to i64
  %594 = sitofp i64 %593 to double
  %595 = fsub double %592, %594
  %596 = and i64 %589, 15
  %597 = uitofp nneg i64 %596 to double
  %598 = fadd double %595, %597
  %599 = fmul double %598, 6.250000e-02
  %600 = fmul double %573, %599
  %601 = fadd double %576, %600
  %602 = getelementptr inbounds nuw double, ptr %13, i64 %588
  store double %601, ptr %602, align 8
  %603 = add nuw nsw i64 %588, 1
  %604 = icmp eq i64 %603, 8
  br i1 %604, label %577, label %587
605:
  %606 = phi i64 [ %615, %614 ], [ %586, %577 ]
  %607 = phi i64 [ %616, %614 ], [ 0, %577 ]
  %608 = icmp sgt i64 %606, 0
  br i1 %608, label %609, label %614
609:
  %610 = add nuw nsw i64 %607, %569
  br label %618
611:
  %612 = add nuw nsw i64 %569, 8
  %613 = icmp samesign ult i64 %569, 1016
  br i1 %613, label %568, label %645
614:
  %615 = phi i64 [ %606, %605 ], [ %643, %618 ]
  %616 = add nuw nsw i64 %607, 1
  %617 = icmp eq i64 %616, 8
  br i1 %617, label %611, label %605
618:
  %619 = phi i64 [ %606, %609 ], [ %643, %618 ]
  %620 = phi i64 [ 0, %609 ], [ %642, %618 ]
  %621 = load ptr, ptr %90, align 8
  %622 = getelementptr inbounds nuw <8 x double>, ptr %621, i64 %620
  %623 = getelementptr inbounds nuw double, ptr %622, i64 %607
  %624 = load double, ptr %623, align 8
  %625 = getelementptr inbounds <8 x double>, ptr %621, i64 %619
  %626 = getelementptr inbounds nuw <8 x double>, ptr %625, i64 %620
  %627 = getelementptr inbounds nuw double, ptr %626, i64 %607
  %628 = load double, ptr %627, align 8
  %629 = call double @llvm.fabs.f64(double %624)
  %630 = fcmp one double %629, 0x7FF0000000000000
  %631 = select i1 %630, double %624, double 0.000000e+00
  %632 = mul nsw i64 %619, %610
  %633 = getelementptr double, ptr %516, i64 %632
  %634 = getelementptr double, ptr %633, i64 %620
  store double %631, ptr %634, align 8
  %635 = call double @llvm.fabs.f64(double %628)
  %636 = fcmp one double %635, 0x7FF0000000000000
  %637 = select i1 %636, double %628, double 0.000000e+00
  %638 = load i64, ptr %75, align 8
  %639 = mul nsw i64 %638, %610
  %640 = getelementptr double, ptr %520, i64 %639
  %641 = getelementptr double, ptr %640, i64 %620
  store double %637, ptr %641, align 8
  %642 = add nuw nsw i64 %620, 1
  %643 = load i64, ptr %75, align 8
  %644 = icmp slt i64 %642, %643
  br i1 %644, label %618, label %614
645:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  %646 = icmp sgt i64 %615, 0
  br i1 %646, label %648, label %647
647:
  br label %831
648:
  %649 = getelementptr %struct.bg_lane, ptr %2, i64 %447
  %650 = getelementptr i8, ptr %649, i64 128
  br label %659
651:
  %652 = phi i64 [ 0, %515 ], [ %657, %651 ]
  %653 = load ptr, ptr %78, align 8
  %654 = shl nuw nsw i64 %652, 6
  %655 = getelementptr i8, ptr %653, i64 %654
  %656 = getelementptr double, ptr %655, i64 %447
  store double 0.000000e+00, ptr %656, align 8
  %657 = add nuw nsw i64 %652, 1
  %658 = icmp eq i64 %657, 64
  br i1 %658, label %518, label %651
659:
  %660 = phi i64 [ 0, %648 ], [ %782, %781 ]
  %661 = getelementptr inbounds nuw double, ptr %516, i64 %660
  %662 = getelementptr inbounds nuw double, ptr %520, i64 %660
  br label %690
663:
  %664 = load double, ptr %650, align 8
  br label %665
665:
  %666 = phi double [ 0xFFF0000000000000, %663 ], [ %672, %665 ]
  %667 = phi double [ 0x7FF0000000000000, %663 ], [ %676, %665 ]
  %668 = phi i64 [ 0, %663 ], [ %677, %665 ]
  %669 = getelementptr inbounds nuw %struct.bg_window, ptr %523, i64 %668
  %670 = load double, ptr %669, align 8
  %671 = fcmp ogt double %670, %666
  %672 = select i1 %671, double %670, double %666
  %673 = getelementptr inbounds nuw i8, ptr %669, i64 8
  %674 = load double, ptr %673, align 8
  %675 = fcmp olt double %674, %667
  %676 = select i1 %675, double %674, double %667
  %677 = add nuw nsw i64 %668, 1
  %678 = icmp eq i64 %677, 64
  br i1 %678, label %679, label %665
679:
  %680 = call double @llvm.fabs.f64(double %672)
  %681 = call double @llvm.fabs.f64(double %676)
  %682 = fcmp ogt double %680, %681
  %683 = select i1 %682, double %680, double %681
  %684 = fmul double %664, 5.000000e-01
  %685 = fsub double %672, %676
  %686 = fmul double %684, %685
  %687 = fmul double %683, 1.000000e-09
  %688 = fcmp ogt double %686, %687
  %689 = select i1 %688, double %686, double %687
  br label %785
690:
  %691 = phi i64 [ 16, %659 ], [ %779, %773 ]
  %692 = phi i64 [ 0, %659 ], [ %778, %773 ]
  %693 = load i64, ptr %75, align 8
  %694 = shl nuw nsw i64 %692, 4
  %695 = load double, ptr %475, align 8
  %696 = load double, ptr %473, align 8
  %697 = fsub double %695, %696
  %698 = fmul double %697, 1.562500e-02
  br label %699
699:
  %700 = phi double [ 0x7FF0000000000000, %690 ], [ %770, %699 ]
  %701 = phi double [ 0.000000e+00, %690 ], [ %766, %699 ]
  %702 = phi double [ 0.000000e+00, %690 ], [ %764, %699 ]
  %703 = phi i64 [ %694, %690 ], [ %771, %699 ]
  %704 = phi double [ 0xFFF0000000000000, %690 ], [ %768, %699 ]
  %705 = icmp samesign ugt i64 %703, 1022
  %706 = sext i1 %705 to i64
  %707 = add nsw i64 %703, %706
  %708 = add nsw i64 %707, 1
  %709 = add nsw i64 %707, 2
  %710 = sitofp i64 %709 to double
  %711 = fmul double %710, 0x3FE3C6EF372FE950
  %712 = fptosi double %711 to i64
  %713 = sitofp i64 %712 to double
  %714 = fsub double %711, %713
  %715 = sdiv i64 %708, 16
  %716 = sitofp i64 %715 to double
  %717 = call double @llvm.fma.f64(double %716, double %698, double %696)
  %718 = srem i64 %708, 16
  %719 = sitofp i64 %718 to double
  %720 = fadd double %714, %719
  %721 = fmul double %720, 6.250000e-02
  %722 = fmul double %698, %721
  %723 = fadd double %717, %722
  %724 = sitofp i64 %708 to double
  %725 = fmul double %724, 0x3FE3C6EF372FE950
  %726 = fptosi double %725 to i64
  %727 = sitofp i64 %726 to double
  %728 = fsub double %725, %727
  %729 = sdiv i64 %707, 16
  %730 = sitofp i64 %729 to double
  %731 = call double @llvm.fma.f64(double %730, double %698, double %696)
  %732 = srem i64 %707, 16
  %733 = sitofp i64 %732 to double
  %734 = fadd double %728, %733
  %735 = fmul double %734, 6.250000e-02
  %736 = fmul double %698, %735
  %737 = fadd double %731, %736
  %738 = fsub double %723, %737
  %739 = mul nsw i64 %703, %693
  %740 = getelementptr inbounds double, ptr %661, i64 %739
  %741 = load double, ptr %740, align 8
  %742 = mul nsw i64 %708, %693
  %743 = getelementptr inbounds double, ptr %661, i64 %742
  %744 = load double, ptr %743, align 8
  %745 = mul nsw i64 %707, %693
  %746 = getelementptr inbounds double, ptr %661, i64 %745
  %747 = load double, ptr %746, align 8
  %748 = fsub double %744, %747
  %749 = fdiv double %748, %738
  %750 = getelementptr inbounds double, ptr %662, i64 %742
  %751 = load double, ptr %750, align 8
  %752 = getelementptr inbounds double, ptr %662, i64 %745
  %753 = load double, ptr %752, align 8
  %754 = fsub double %751, %753
  %755 = fdiv double %754, %738
  %756 = call double @llvm.fabs.f64(double %755)
  %757 = getelementptr inbounds double, ptr %662, i64 %739
  %758 = load double, ptr %757, align 8
  %759 = fmul double %758, %758
  %760 = fmul double %749, %749
  %761 = fcmp ogt double %760, %759
  %762 = select i1 %761, double %760, double %759
  %763 = fcmp ogt double %762, %702
  %764 = select i1 %763, double %762, double %702
  %765 = fcmp ogt double %756, %701
  %766 = select i1 %765, double %756, double %701
  %767 = fcmp ogt double %741, %704
  %768 = select i1 %767, double %741, double %704
  %769 = fcmp olt double %741, %700
  %770 = select i1 %769, double %741, double %700
  %771 = add nuw nsw i64 %703, 1
  %772 = icmp eq i64 %771, %691
  br i1 %772, label %773, label %699
773:
  %774 = getelementptr inbounds nuw %struct.bg_window, ptr %523, i64 %692
  store double %768, ptr %774, align 8
  %775 = getelementptr inbounds nuw i8, ptr %774, i64 8
  store double %770, ptr %775, align 8
  %776 = getelementptr inbounds nuw i8, ptr %774, i64 16
  store double %764, ptr %776, align 8
  %777 = getelementptr inbounds nuw i8, ptr %774, i64 24
  store double %766, ptr %777, align 8
  %778 = add nuw nsw i64 %692, 1
  %779 = add nuw nsw i64 %691, 16
  %780 = icmp eq i64 %778, 64
  br i1 %780, label %663, label %690
781:
  %782 = add nuw nsw i64 %660, 1
  %783 = load i64, ptr %75, align 8
  %784 = icmp slt i64 %782, %783
  br i1 %784, label %659, label %647
785:
  %786 = phi i64 [ 0, %679 ], [ %789, %829 ]
  %787 = call i64 @llvm.usub.sat.i64(i64 %786, i64 1)
  br label %793
788:
  %789 = add nuw nsw i64 %786, 1
  %790 = fsub double %800, %804
  %791 = fmul double %790, 5.000000e-01
  %792 = fcmp ogt double %791, %689
  br i1 %792, label %809, label %820
793:
  %794 = phi double [ %800, %793 ], [ 0xFFF0000000000000, %785 ]
  %795 = phi double [ %804, %793 ], [ 0x7FF0000000000000, %785 ]
  %796 = phi i64 [ %805, %793 ], [ %787, %785 ]
  %797 = getelementptr inbounds nuw %struct.bg_window, ptr %523, i64 %796
  %798 = load double, ptr %797, align 8
  %799 = fcmp ogt double %798, %794
  %800 = select i1 %799, double %798, double %794
  %801 = getelementptr inbounds nuw i8, ptr %797, i64 8
  %802 = load double, ptr %801, align 8
  %803 = fcmp olt double %802, %795
  %804 = select i1 %803, double %802, double %795
  %805 = add nuw nsw i64 %796, 1
  %806 = icmp samesign ule i64 %796, %786
  %807 = icmp samesign ult i64 %796, 63
  %808 = and i1 %806, %807
  br i1 %808, label %793, label %788
809:
  %810 = getelementptr inbounds nuw %struct.bg_window, ptr %523, i64 %786
  %811 = getelementptr inbounds nuw i8, ptr %810, i64 16
  %812 = load double, ptr %811, align 8
  %813 = fmul double %791, %791
  %814 = fdiv double %812, %813
  %815 = getelementptr inbounds nuw i8, ptr %810, i64 24
  %816 = load double, ptr %815, align 8
  %817 = fdiv double %816, %791
  %818 = fcmp ogt double %814, %817
  %819 = select i1 %818, double %814, double %817
  br label %820
820:
  %821 = phi double [ %819, %809 ], [ 0.000000e+00, %788 ]
  %822 = load ptr, ptr %78, align 8
  %823 = shl nuw nsw i64 %786, 6
  %824 = getelementptr inbounds nuw i8, ptr %822, i64 %823
  %825 = getelementptr inbounds nuw double, ptr %824, i64 %447
  %826 = load double, ptr %825, align 8
  %827 = fcmp ogt double %821, %826
  br i1 %827, label %828, label %829
828:
  store double %821, ptr %825, align 8
  br label %829
829:
  %830 = icmp eq i64 %789, 64
  br i1 %830, label %781, label %785
831:
  %832 = phi i64 [ %843, %831 ], [ 0, %647 ]
  %833 = load ptr, ptr %78, align 8
  %834 = shl nuw nsw i64 %832, 6
  %835 = getelementptr inbounds nuw i8, ptr %833, i64 %834
  %836 = getelementptr inbounds nuw double, ptr %835, i64 %447
  %837 = load double, ptr %836, align 8
  %838 = fcmp ogt double %837, 0.000000e+00
  %839 = call double @llvm.sqrt.f64(double %837)
  %840 = fdiv double 0x401921FB54442D18, %839
  %841 = fdiv double %840, %522
  %842 = select i1 %838, double %841, double 0x7FF0000000000000
  store double %842, ptr %836, align 8
  %843 = add nuw nsw i64 %832, 1
  %844 = icmp eq i64 %843, 64
  br i1 %844, label %845, label %831
845:
  %846 = fcmp ogt double %497, %495
  %847 = select i1 %846, double %497, double %495
  %848 = fadd double %460, %847
  %849 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %447, double noundef %460, double noundef %848) #13
  %850 = fcmp olt double %849, %465
  %851 = select i1 %850, double %849, double %465
  %852 = getelementptr inbounds nuw i8, ptr %448, i64 72
  store double %851, ptr %852, align 8
  %853 = fcmp olt double %460, %465
  br i1 %853, label %855, label %854
854:
  store i64 1, ptr %470, align 8
  br label %855
855:
  %856 = phi i32 [ %446, %445 ], [ %446, %451 ], [ 1, %845 ], [ 1, %854 ]
  %857 = add nuw nsw i64 %447, 1
  %858 = icmp eq i64 %857, 8
  br i1 %858, label %865, label %445
859:
  %860 = icmp slt i64 %871, 0
  br i1 %860, label %1973, label %861
861:
  %862 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %871
  %863 = getelementptr inbounds nuw i8, ptr %862, i64 64
  %864 = getelementptr inbounds nuw i8, ptr %862, i64 72
  br label %876
865:
  %866 = phi i64 [ %872, %865 ], [ 0, %855 ]
  %867 = phi i64 [ %871, %865 ], [ -1, %855 ]
  %868 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %866
  %869 = load i64, ptr %868, align 8
  %870 = icmp slt i64 %869, 0
  %871 = select i1 %870, i64 %867, i64 %866
  %872 = add nuw nsw i64 %866, 1
  %873 = icmp eq i64 %872, 8
  br i1 %873, label %859, label %865
874:
  store i64 1, ptr %92, align 8
  %875 = icmp eq i32 %856, 0
  br i1 %875, label %930, label %894
876:
  %877 = phi i64 [ 0, %861 ], [ %892, %891 ]
  %878 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %877
  %879 = load i64, ptr %878, align 8
  %880 = icmp slt i64 %879, 0
  br i1 %880, label %881, label %891
881:
  %882 = load i64, ptr %92, align 8
  %883 = icmp eq i64 %882, 0
  br i1 %883, label %884, label %886
884:
  %885 = load i64, ptr %862, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %877, i64 noundef %885) #13
  br label %886
886:
  %887 = load double, ptr %863, align 8
  %888 = getelementptr inbounds nuw i8, ptr %878, i64 64
  store double %887, ptr %888, align 8
  %889 = load double, ptr %864, align 8
  %890 = getelementptr inbounds nuw i8, ptr %878, i64 72
  store double %889, ptr %890, align 8
  br label %891
891:
  %892 = add nuw nsw i64 %877, 1
  %893 = icmp eq i64 %892, 8
  br i1 %893, label %874, label %876
894:
  %895 = load ptr, ptr %93, align 8
  %896 = icmp eq ptr %895, null
  br i1 %896, label %930, label %897
897:
  %898 = call fastcc <8 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #13
  %899 = load ptr, ptr %62, align 8
  %900 = load ptr, ptr %90, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %93, ptr noundef nonnull readonly %2, <8 x double> noundef %898, ptr noundef %899, <8 x double> noundef zeroinitializer, ptr noundef %900) #13
  br label %901
901:
  %902 = phi i64 [ 0, %897 ], [ %928, %927 ]
  %903 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %902
  %904 = load i64, ptr %903, align 8
  %905 = icmp sgt i64 %904, -1
  br i1 %905, label %906, label %927
906:
  %907 = getelementptr inbounds nuw i8, ptr %903, i64 40
  %908 = load i64, ptr %907, align 8
  %909 = icmp eq i64 %908, 0
  br i1 %909, label %910, label %927
910:
  %911 = load i64, ptr %46, align 8
  %912 = icmp sgt i64 %911, 0
  br i1 %912, label %913, label %927
913:
  %914 = phi i64 [ %924, %913 ], [ 0, %910 ]
  %915 = load ptr, ptr %90, align 8
  %916 = getelementptr inbounds nuw <8 x double>, ptr %915, i64 %914
  %917 = getelementptr inbounds nuw double, ptr %916, i64 %902
  %918 = load double, ptr %917, align 8
  %919 = load ptr, ptr %62, align 8
  %920 = load i64, ptr %0, align 8
  %921 = getelementptr inbounds <8 x double>, ptr %919, i64 %920
  %922 = getelementptr inbounds nuw <8 x double>, ptr %921, i64 %914
  %923 = getelementptr inbounds nuw double, ptr %922, i64 %902
  store double %918, ptr %923, align 8
  %924 = add nuw nsw i64 %914, 1
  %925 = load i64, ptr %46, align 8
  %926 = icmp slt i64 %924, %925
  br i1 %926, label %913, label %927
927:
  %928 = add nuw nsw i64 %902, 1
  %929 = icmp eq i64 %928, 8
  br i1 %929, label %930, label %901
930:
  %931 = load ptr, ptr %94, align 8
  %932 = icmp eq ptr %931, null
  br i1 %932, label %937, label %933
933:
  %934 = load i64, ptr %34, align 8
  %935 = load i64, ptr %95, align 8
  %936 = icmp slt i64 %934, %935
  br i1 %936, label %937, label %1973
937:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  %938 = load i64, ptr %0, align 8
  %939 = load i64, ptr %46, align 8
  %940 = load i64, ptr %47, align 8
  %941 = load i64, ptr %48, align 8
  %942 = load i64, ptr %96, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  br label %943
943:
  %944 = phi i64 [ 0, %937 ], [ %952, %943 ]
  %945 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %944
  %946 = getelementptr inbounds nuw i8, ptr %945, i64 72
  %947 = load double, ptr %946, align 8
  %948 = getelementptr inbounds nuw i8, ptr %945, i64 64
  %949 = load double, ptr %948, align 8
  %950 = fsub double %947, %949
  %951 = getelementptr inbounds nuw double, ptr %11, i64 %944
  store double %950, ptr %951, align 8
  %952 = add nuw nsw i64 %944, 1
  %953 = icmp eq i64 %952, 8
  br i1 %953, label %954, label %943
954:
  %955 = load <8 x double>, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  br label %956
956:
  %957 = phi i64 [ 0, %954 ], [ %970, %968 ]
  %958 = phi i32 [ 0, %954 ], [ %969, %968 ]
  %959 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %957
  %960 = load i64, ptr %959, align 8
  %961 = icmp sgt i64 %960, -1
  br i1 %961, label %962, label %968
962:
  %963 = getelementptr inbounds nuw i8, ptr %959, i64 16
  %964 = load i64, ptr %963, align 8
  %965 = icmp ne i64 %964, 0
  %966 = zext i1 %965 to i32
  %967 = or i32 %958, %966
  br label %968
968:
  %969 = phi i32 [ %958, %956 ], [ %967, %962 ]
  %970 = add nuw nsw i64 %957, 1
  %971 = icmp eq i64 %970, 8
  br i1 %971, label %972, label %956
972:
  %973 = add nsw i64 %939, %938
  %974 = shl nsw i64 %940, 1
  %975 = add nsw i64 %973, %974
  %976 = add nsw i64 %975, %941
  %977 = icmp eq i32 %969, 0
  br i1 %977, label %1028, label %978
978:
  %979 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #13
  %980 = load ptr, ptr %62, align 8
  %981 = load ptr, ptr %97, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <8 x double> noundef %979, ptr noundef %980, ptr noundef %981) #13
  %982 = load i64, ptr %0, align 8
  %983 = load i64, ptr %46, align 8
  %984 = add nsw i64 %983, %982
  %985 = load i64, ptr %47, align 8
  %986 = shl nsw i64 %985, 1
  %987 = add nsw i64 %984, %986
  %988 = load i64, ptr %48, align 8
  %989 = add nsw i64 %987, %988
  %990 = icmp sgt i64 %989, 0
  br i1 %990, label %992, label %991
991:
  br label %1022
992:
  %993 = phi i64 [ %995, %994 ], [ 0, %978 ]
  br label %1005
994:
  %995 = add nuw nsw i64 %993, 1
  %996 = load i64, ptr %0, align 8
  %997 = load i64, ptr %46, align 8
  %998 = add nsw i64 %997, %996
  %999 = load i64, ptr %47, align 8
  %1000 = shl nsw i64 %999, 1
  %1001 = add nsw i64 %998, %1000
  %1002 = load i64, ptr %48, align 8
  %1003 = add nsw i64 %1001, %1002
  %1004 = icmp slt i64 %995, %1003
  br i1 %1004, label %992, label %991
1005:
  %1006 = phi i64 [ 0, %992 ], [ %1020, %1019 ]
  %1007 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1006
  %1008 = getelementptr inbounds nuw i8, ptr %1007, i64 32
  %1009 = load i64, ptr %1008, align 8
  %1010 = icmp eq i64 %1009, 0
  br i1 %1010, label %1019, label %1011
1011:
  %1012 = load ptr, ptr %97, align 8
  %1013 = getelementptr inbounds nuw <8 x double>, ptr %1012, i64 %993
  %1014 = getelementptr inbounds nuw double, ptr %1013, i64 %1006
  %1015 = load double, ptr %1014, align 8
  %1016 = load ptr, ptr %98, align 8
  %1017 = getelementptr inbounds nuw <8 x double>, ptr %1016, i64 %993
  %1018 = getelementptr inbounds nuw double, ptr %1017, i64 %1006
  store double %1015, ptr %1018, align 8
  br label %1019
1019:
  %1020 = add nuw nsw i64 %1006, 1
  %1021 = icmp eq i64 %1020, 8
  br i1 %1021, label %994, label %1005
1022:
  %1023 = phi i64 [ %1026, %1022 ], [ 0, %991 ]
  %1024 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1023
  %1025 = getelementptr inbounds nuw i8, ptr %1024, i64 32
  store i64 0, ptr %1025, align 8
  %1026 = add nuw nsw i64 %1023, 1
  %1027 = icmp eq i64 %1026, 8
  br i1 %1027, label %1028, label %1022
1028:
  %1029 = icmp sgt i64 %942, 1
  br i1 %1029, label %1030, label %1032
1030:
  %1031 = icmp sgt i64 %976, 0
  br label %1104
1032:
  %1033 = load ptr, ptr %101, align 8
  %1034 = load ptr, ptr %62, align 8
  %1035 = load ptr, ptr %98, align 8
  %1036 = load ptr, ptr %53, align 8
  %1037 = icmp sgt i64 %976, 0
  br i1 %1037, label %1038, label %1157
1038:
  %1039 = icmp sgt i64 %942, 0
  %1040 = icmp eq ptr %1034, null
  br label %1041
1041:
  %1042 = phi i64 [ 0, %1038 ], [ %1072, %1069 ]
  %1043 = getelementptr <8 x double>, ptr %1035, i64 %1042
  br i1 %1039, label %1046, label %1044
1044:
  %1045 = phi <8 x double> [ zeroinitializer, %1041 ], [ %1060, %1059 ]
  br i1 %1040, label %1067, label %1063
1046:
  %1047 = phi i64 [ %1061, %1059 ], [ 0, %1041 ]
  %1048 = phi <8 x double> [ %1060, %1059 ], [ zeroinitializer, %1041 ]
  %1049 = getelementptr inbounds nuw double, ptr %1033, i64 %1047
  %1050 = load double, ptr %1049, align 8
  %1051 = fcmp une double %1050, 0.000000e+00
  br i1 %1051, label %1052, label %1059
1052:
  %1053 = insertelement <8 x double> poison, double %1050, i64 0
  %1054 = shufflevector <8 x double> %1053, <8 x double> poison, <8 x i32> zeroinitializer
  %1055 = mul nuw nsw i64 %1047, %976
  %1056 = getelementptr <8 x double>, ptr %1043, i64 %1055
  %1057 = load <8 x double>, ptr %1056, align 8
  %1058 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1054, <8 x double> %1057, <8 x double> %1048)
  br label %1059
1059:
  %1060 = phi <8 x double> [ %1058, %1052 ], [ %1048, %1046 ]
  %1061 = add nuw nsw i64 %1047, 1
  %1062 = icmp eq i64 %1061, %942
  br i1 %1062, label %1044, label %1046
1063:
  %1064 = getelementptr inbounds nuw <8 x double>, ptr %1034, i64 %1042
  %1065 = load <8 x double>, ptr %1064, align 8
  %1066 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1045, <8 x double> %955, <8 x double> %1065)
  br label %1069
1067:
  %1068 = fmul <8 x double> %955, %1045
  br label %1069
1069:
  %1070 = phi <8 x double> [ %1066, %1063 ], [ %1068, %1067 ]
  %1071 = getelementptr inbounds nuw <8 x double>, ptr %1036, i64 %1042
  store <8 x double> %1070, ptr %1071, align 8
  %1072 = add nuw nsw i64 %1042, 1
  %1073 = icmp eq i64 %1072, %976
  br i1 %1073, label %1074, label %1041
1074:
  %1075 = load ptr, ptr %102, align 8
  %1076 = load ptr, ptr %98, align 8
  %1077 = load ptr, ptr %103, align 8
  br label %1078
1078:
  %1079 = phi i64 [ 0, %1074 ], [ %1085, %1081 ]
  %1080 = getelementptr <8 x double>, ptr %1076, i64 %1079
  br i1 %1039, label %1087, label %1081
1081:
  %1082 = phi <8 x double> [ zeroinitializer, %1078 ], [ %1101, %1100 ]
  %1083 = fmul <8 x double> %955, %1082
  %1084 = getelementptr inbounds nuw <8 x double>, ptr %1077, i64 %1079
  store <8 x double> %1083, ptr %1084, align 8
  %1085 = add nuw nsw i64 %1079, 1
  %1086 = icmp eq i64 %1085, %976
  br i1 %1086, label %1157, label %1078
1087:
  %1088 = phi i64 [ %1102, %1100 ], [ 0, %1078 ]
  %1089 = phi <8 x double> [ %1101, %1100 ], [ zeroinitializer, %1078 ]
  %1090 = getelementptr inbounds nuw double, ptr %1075, i64 %1088
  %1091 = load double, ptr %1090, align 8
  %1092 = fcmp une double %1091, 0.000000e+00
  br i1 %1092, label %1093, label %1100
1093:
  %1094 = insertelement <8 x double> poison, double %1091, i64 0
  %1095 = shufflevector <8 x double> %1094, <8 x double> poison, <8 x i32> zeroinitializer
  %1096 = mul nuw nsw i64 %1088, %976
  %1097 = getelementptr <8 x double>, ptr %1080, i64 %1096
  %1098 = load <8 x double>, ptr %1097, align 8
  %1099 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1095, <8 x double> %1098, <8 x double> %1089)
  br label %1100
1100:
  %1101 = phi <8 x double> [ %1099, %1093 ], [ %1089, %1087 ]
  %1102 = add nuw nsw i64 %1088, 1
  %1103 = icmp eq i64 %1102, %942
  br i1 %1103, label %1081, label %1087
1104:
  %1105 = phi i64 [ 1, %1030 ], [ %1155, %1146 ]
  %1106 = load ptr, ptr %99, align 8
  %1107 = mul nuw nsw i64 %1105, %942
  %1108 = getelementptr inbounds nuw double, ptr %1106, i64 %1107
  %1109 = load ptr, ptr %62, align 8
  %1110 = load ptr, ptr %98, align 8
  %1111 = load ptr, ptr %97, align 8
  br i1 %1031, label %1112, label %1146
1112:
  %1113 = icmp eq ptr %1109, null
  br label %1114
1114:
  %1115 = phi i64 [ 0, %1112 ], [ %1144, %1141 ]
  %1116 = getelementptr <8 x double>, ptr %1110, i64 %1115
  br label %1118
1117:
  br i1 %1113, label %1139, label %1135
1118:
  %1119 = phi i64 [ %1133, %1131 ], [ 0, %1114 ]
  %1120 = phi <8 x double> [ %1132, %1131 ], [ zeroinitializer, %1114 ]
  %1121 = getelementptr inbounds nuw double, ptr %1108, i64 %1119
  %1122 = load double, ptr %1121, align 8
  %1123 = fcmp une double %1122, 0.000000e+00
  br i1 %1123, label %1124, label %1131
1124:
  %1125 = insertelement <8 x double> poison, double %1122, i64 0
  %1126 = shufflevector <8 x double> %1125, <8 x double> poison, <8 x i32> zeroinitializer
  %1127 = mul nuw nsw i64 %1119, %976
  %1128 = getelementptr <8 x double>, ptr %1116, i64 %1127
  %1129 = load <8 x double>, ptr %1128, align 8
  %1130 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1126, <8 x double> %1129, <8 x double> %1120)
  br label %1131
1131:
  %1132 = phi <8 x double> [ %1130, %1124 ], [ %1120, %1118 ]
  %1133 = add nuw nsw i64 %1119, 1
  %1134 = icmp eq i64 %1133, %1105
  br i1 %1134, label %1117, label %1118
1135:
  %1136 = getelementptr inbounds nuw <8 x double>, ptr %1109, i64 %1115
  %1137 = load <8 x double>, ptr %1136, align 8
  %1138 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1132, <8 x double> %955, <8 x double> %1137)
  br label %1141
1139:
  %1140 = fmul <8 x double> %955, %1132
  br label %1141
1141:
  %1142 = phi <8 x double> [ %1138, %1135 ], [ %1140, %1139 ]
  %1143 = getelementptr inbounds nuw <8 x double>, ptr %1111, i64 %1115
  store <8 x double> %1142, ptr %1143, align 8
  %1144 = add nuw nsw i64 %1115, 1
  %1145 = icmp eq i64 %1144, %976
  br i1 %1145, label %1146, label %1114
1146:
  %1147 = load ptr, ptr %100, align 8
  %1148 = getelementptr inbounds nuw double, ptr %1147, i64 %1105
  %1149 = load double, ptr %1148, align 8
  %1150 = call fastcc <8 x double> @bg_at(ptr noundef %2, double noundef %1149) #13
  %1151 = load ptr, ptr %97, align 8
  %1152 = load ptr, ptr %98, align 8
  %1153 = mul nsw i64 %1105, %976
  %1154 = getelementptr inbounds <8 x double>, ptr %1152, i64 %1153
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <8 x double> noundef %1150, ptr noundef %1151, ptr noundef %1154) #13
  %1155 = add nuw nsw i64 %1105, 1
  %1156 = icmp eq i64 %1155, %942
  br i1 %1156, label %1032, label %1104
1157:
  %1158 = load ptr, ptr %41, align 8
  %1159 = icmp eq ptr %1158, null
  br i1 %1159, label %1160, label %1164
1160:
  %1161 = load ptr, ptr %93, align 8
  %1162 = icmp eq ptr %1161, null
  br i1 %1162, label %1163, label %1164
1163:
  br label %1283
1164:
  %1165 = load i64, ptr %0, align 8
  %1166 = load i64, ptr %46, align 8
  %1167 = add nsw i64 %1166, %1165
  %1168 = load i64, ptr %47, align 8
  %1169 = shl nsw i64 %1168, 1
  %1170 = add nsw i64 %1167, %1169
  %1171 = load i64, ptr %48, align 8
  %1172 = add nsw i64 %1170, %1171
  %1173 = icmp sgt i64 %1172, 0
  br i1 %1173, label %1181, label %1174
1174:
  %1175 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #13
  %1176 = load ptr, ptr %53, align 8
  %1177 = load ptr, ptr %105, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %1175, ptr noundef %1176, ptr noundef %1177, i64 noundef 0, ptr noundef null) #13
  %1178 = load i64, ptr %106, align 8
  %1179 = icmp ne i64 %1178, 0
  %1180 = and i1 %1173, %1179
  br i1 %1180, label %1190, label %1219
1181:
  %1182 = phi i64 [ %1188, %1181 ], [ 0, %1164 ]
  %1183 = load ptr, ptr %53, align 8
  %1184 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %1182
  %1185 = load <8 x double>, ptr %1184, align 8
  %1186 = load ptr, ptr %104, align 8
  %1187 = getelementptr inbounds nuw <8 x double>, ptr %1186, i64 %1182
  store <8 x double> %1185, ptr %1187, align 8
  %1188 = add nuw nsw i64 %1182, 1
  %1189 = icmp eq i64 %1188, %1172
  br i1 %1189, label %1174, label %1181
1190:
  %1191 = phi i64 [ %1217, %1215 ], [ 0, %1174 ]
  %1192 = load ptr, ptr %103, align 8
  %1193 = getelementptr inbounds nuw <8 x double>, ptr %1192, i64 %1191
  %1194 = load <8 x double>, ptr %1193, align 8
  %1195 = load ptr, ptr %53, align 8
  %1196 = getelementptr inbounds nuw <8 x double>, ptr %1195, i64 %1191
  %1197 = load <8 x double>, ptr %1196, align 8
  %1198 = load ptr, ptr %104, align 8
  %1199 = getelementptr inbounds nuw <8 x double>, ptr %1198, i64 %1191
  %1200 = load <8 x double>, ptr %1199, align 8
  %1201 = fsub <8 x double> %1197, %1200
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <8 x double> %1194, ptr %9, align 8
  store <8 x double> %1201, ptr %10, align 8
  br label %1202
1202:
  %1203 = phi i64 [ 0, %1190 ], [ %1213, %1212 ]
  %1204 = getelementptr inbounds nuw double, ptr %9, i64 %1203
  %1205 = getelementptr inbounds nuw double, ptr %10, i64 %1203
  %1206 = load double, ptr %1205, align 8
  %1207 = call double @llvm.fabs.f64(double %1206)
  %1208 = load double, ptr %1204, align 8
  %1209 = call double @llvm.fabs.f64(double %1208)
  %1210 = fcmp ogt double %1207, %1209
  br i1 %1210, label %1211, label %1212
1211:
  store double %1206, ptr %1204, align 8
  br label %1212
1212:
  %1213 = add nuw nsw i64 %1203, 1
  %1214 = icmp eq i64 %1213, 8
  br i1 %1214, label %1215, label %1202
1215:
  %1216 = load <8 x double>, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  store <8 x double> %1216, ptr %1193, align 8
  %1217 = add nuw nsw i64 %1191, 1
  %1218 = icmp eq i64 %1217, %1172
  br i1 %1218, label %1219, label %1190
1219:
  %1220 = load ptr, ptr %107, align 8
  %1221 = icmp eq ptr %1220, null
  br i1 %1221, label %1255, label %1222
1222:
  %1223 = load i64, ptr %0, align 8
  %1224 = icmp sgt i64 %1223, 0
  br i1 %1224, label %1225, label %1255
1225:
  %1226 = phi i64 [ %1228, %1227 ], [ 0, %1222 ]
  br label %1231
1227:
  %1228 = add nuw nsw i64 %1226, 1
  %1229 = load i64, ptr %0, align 8
  %1230 = icmp slt i64 %1228, %1229
  br i1 %1230, label %1225, label %1255
1231:
  %1232 = phi i64 [ 0, %1225 ], [ %1253, %1252 ]
  %1233 = load ptr, ptr %108, align 8
  %1234 = getelementptr inbounds nuw <8 x double>, ptr %1233, i64 %1226
  %1235 = getelementptr inbounds nuw double, ptr %1234, i64 %1232
  %1236 = load double, ptr %1235, align 8
  %1237 = fcmp ogt double %1236, 5.000000e-01
  br i1 %1237, label %1238, label %1252
1238:
  %1239 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1232
  %1240 = getelementptr inbounds nuw i8, ptr %1239, i64 128
  %1241 = load double, ptr %1240, align 8
  %1242 = fdiv double %1241, 1.000000e-02
  %1243 = fcmp olt double %1242, 1.000000e-03
  %1244 = fcmp ogt double %1242, 1.000000e+00
  %1245 = select i1 %1244, double 1.000000e+00, double %1242
  %1246 = select i1 %1243, double 1.000000e-03, double %1245
  %1247 = load ptr, ptr %103, align 8
  %1248 = getelementptr inbounds nuw <8 x double>, ptr %1247, i64 %1226
  %1249 = getelementptr inbounds nuw double, ptr %1248, i64 %1232
  %1250 = load double, ptr %1249, align 8
  %1251 = fmul double %1250, %1246
  store double %1251, ptr %1249, align 8
  br label %1252
1252:
  %1253 = add nuw nsw i64 %1232, 1
  %1254 = icmp eq i64 %1253, 8
  br i1 %1254, label %1227, label %1231
1255:
  br i1 %1173, label %1256, label %1163
1256:
  %1257 = phi i64 [ %1279, %1277 ], [ 0, %1255 ]
  %1258 = load ptr, ptr %103, align 8
  %1259 = getelementptr inbounds nuw <8 x double>, ptr %1258, i64 %1257
  %1260 = load <8 x double>, ptr %1259, align 8
  %1261 = load ptr, ptr %105, align 8
  %1262 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1257
  %1263 = load <8 x double>, ptr %1262, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <8 x double> %1260, ptr %7, align 8
  store <8 x double> %1263, ptr %8, align 8
  br label %1264
1264:
  %1265 = phi i64 [ 0, %1256 ], [ %1275, %1274 ]
  %1266 = getelementptr inbounds nuw double, ptr %7, i64 %1265
  %1267 = getelementptr inbounds nuw double, ptr %8, i64 %1265
  %1268 = load double, ptr %1267, align 8
  %1269 = call double @llvm.fabs.f64(double %1268)
  %1270 = load double, ptr %1266, align 8
  %1271 = call double @llvm.fabs.f64(double %1270)
  %1272 = fcmp ogt double %1269, %1271
  br i1 %1272, label %1273, label %1274
1273:
  store double %1268, ptr %1266, align 8
  br label %1274
1274:
  %1275 = add nuw nsw i64 %1265, 1
  %1276 = icmp eq i64 %1275, 8
  br i1 %1276, label %1277, label %1264
1277:
  %1278 = load <8 x double>, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  store <8 x double> %1278, ptr %1259, align 8
  %1279 = add nuw nsw i64 %1257, 1
  %1280 = icmp eq i64 %1279, %1172
  br i1 %1280, label %1163, label %1256
1281:
  %1282 = icmp eq i32 %1444, 0
  br i1 %1282, label %1721, label %1447
1283:
  %1284 = phi i32 [ %1444, %1441 ], [ 0, %1163 ]
  %1285 = phi i64 [ %1445, %1441 ], [ 0, %1163 ]
  %1286 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %1285
  %1287 = load i64, ptr %1286, align 8
  %1288 = icmp sgt i64 %1287, -1
  br i1 %1288, label %1289, label %1441
1289:
  %1290 = getelementptr %struct.bg_lane, ptr %2, i64 %1285
  %1291 = getelementptr i8, ptr %1290, i64 128
  %1292 = load double, ptr %1291, align 8
  %1293 = load i64, ptr %0, align 8
  %1294 = load i64, ptr %46, align 8
  %1295 = add nsw i64 %1294, %1293
  %1296 = load i64, ptr %47, align 8
  %1297 = shl nsw i64 %1296, 1
  %1298 = add nsw i64 %1295, %1297
  %1299 = load i64, ptr %48, align 8
  %1300 = add nsw i64 %1298, %1299
  %1301 = icmp sgt i64 %1300, 0
  br i1 %1301, label %1302, label %1307
1302:
  %1303 = load ptr, ptr %53, align 8
  %1304 = getelementptr double, ptr %1303, i64 %1285
  br label %1320
1305:
  %1306 = icmp eq i32 %1327, 0
  br label %1307
1307:
  %1308 = phi i1 [ true, %1289 ], [ %1306, %1305 ]
  %1309 = icmp sgt i64 %1293, 0
  br i1 %1309, label %1310, label %1360
1310:
  %1311 = load ptr, ptr %62, align 8
  %1312 = getelementptr double, ptr %1311, i64 %1285
  %1313 = load ptr, ptr %53, align 8
  %1314 = getelementptr double, ptr %1313, i64 %1285
  %1315 = load ptr, ptr %103, align 8
  %1316 = getelementptr double, ptr %1315, i64 %1285
  %1317 = load ptr, ptr %109, align 8
  %1318 = getelementptr double, ptr %1317, i64 %1285
  %1319 = load ptr, ptr %110, align 8
  br label %1332
1320:
  %1321 = phi i32 [ 0, %1302 ], [ %1327, %1320 ]
  %1322 = phi i64 [ 0, %1302 ], [ %1328, %1320 ]
  %1323 = getelementptr <8 x double>, ptr %1304, i64 %1322
  %1324 = load double, ptr %1323, align 8
  %1325 = fcmp uno double %1324, 0.000000e+00
  %1326 = zext i1 %1325 to i32
  %1327 = or i32 %1321, %1326
  %1328 = add nuw nsw i64 %1322, 1
  %1329 = icmp eq i64 %1328, %1300
  br i1 %1329, label %1305, label %1320
1330:
  %1331 = call double @llvm.sqrt.f64(double %1357)
  br label %1360
1332:
  %1333 = phi double [ 0.000000e+00, %1310 ], [ %1357, %1332 ]
  %1334 = phi i64 [ 0, %1310 ], [ %1358, %1332 ]
  %1335 = getelementptr <8 x double>, ptr %1312, i64 %1334
  %1336 = load double, ptr %1335, align 8
  %1337 = call double @llvm.fabs.f64(double %1336)
  %1338 = getelementptr <8 x double>, ptr %1314, i64 %1334
  %1339 = load double, ptr %1338, align 8
  %1340 = call double @llvm.fabs.f64(double %1339)
  %1341 = getelementptr <8 x double>, ptr %1316, i64 %1334
  %1342 = load double, ptr %1341, align 8
  %1343 = getelementptr <8 x double>, ptr %1318, i64 %1334
  %1344 = load double, ptr %1343, align 8
  %1345 = fcmp uno double %1342, 0.000000e+00
  %1346 = select i1 %1345, double 0x7FF0000000000000, double %1342
  %1347 = fcmp ogt double %1340, %1337
  %1348 = select i1 %1308, i1 %1347, i1 false
  %1349 = select i1 %1348, double %1340, double %1337
  %1350 = getelementptr inbounds nuw double, ptr %1319, i64 %1334
  %1351 = load double, ptr %1350, align 8
  %1352 = fcmp ogt double %1351, 0.000000e+00
  %1353 = call double @llvm.fma.f64(double %1349, double %1292, double %1344)
  %1354 = fdiv double %1346, %1353
  %1355 = fmul double %1354, %1354
  %1356 = call double @llvm.fma.f64(double %1351, double %1355, double %1333)
  %1357 = select i1 %1352, double %1356, double %1333
  %1358 = add nuw nsw i64 %1334, 1
  %1359 = icmp eq i64 %1358, %1293
  br i1 %1359, label %1330, label %1332
1360:
  %1361 = phi double [ 0.000000e+00, %1307 ], [ %1331, %1330 ]
  %1362 = fdiv double 1.000000e+00, %1361
  %1363 = load i64, ptr %111, align 8
  %1364 = sitofp i64 %1363 to double
  %1365 = getelementptr inbounds nuw i8, ptr %1286, i64 72
  %1366 = load double, ptr %1365, align 8
  %1367 = getelementptr inbounds nuw i8, ptr %1286, i64 64
  %1368 = load double, ptr %1367, align 8
  %1369 = fsub double %1366, %1368
  %1370 = fcmp olt double %1361, 1.000000e+00
  br i1 %1370, label %1376, label %1371
1371:
  %1372 = getelementptr inbounds nuw i8, ptr %1286, i64 24
  %1373 = load i64, ptr %1372, align 8
  %1374 = freeze i64 %1373
  %1375 = icmp ne i64 %1374, 0
  br label %1376
1376:
  %1377 = phi i1 [ true, %1360 ], [ %1375, %1371 ]
  %1378 = load double, ptr %112, align 8
  %1379 = load double, ptr %113, align 8
  %1380 = fadd double %1378, %1379
  %1381 = fdiv double %1380, %1364
  %1382 = call double @bg_pow_1(double noundef %1362, double noundef %1381) #12
  %1383 = fmul double %1382, 9.000000e-01
  %1384 = getelementptr inbounds nuw i8, ptr %1286, i64 136
  %1385 = load double, ptr %1384, align 8
  %1386 = load double, ptr %113, align 8
  %1387 = fneg double %1386
  %1388 = fdiv double %1387, %1364
  %1389 = call double @bg_pow_1(double noundef %1385, double noundef %1388) #12
  %1390 = fmul double %1383, %1389
  %1391 = select i1 %1377, double 1.000000e+00, double 2.000000e-01
  %1392 = select i1 %1377, double 1.000000e+01, double 9.000000e-01
  %1393 = fcmp ult double %1390, %1391
  %1394 = fcmp ogt double %1390, %1392
  %1395 = select i1 %1394, double %1392, double %1390
  %1396 = select i1 %1393, double %1391, double %1395
  %1397 = fmul double %1369, %1396
  %1398 = getelementptr inbounds nuw i8, ptr %1286, i64 128
  %1399 = load double, ptr %1398, align 8
  %1400 = fcmp olt double %1397, %1399
  %1401 = getelementptr inbounds nuw i8, ptr %1286, i64 24
  %1402 = load i64, ptr %1401, align 8
  %1403 = icmp ne i64 %1402, 0
  %1404 = fcmp oeq double %1396, 1.000000e+00
  %1405 = select i1 %1403, i1 %1404, i1 false
  %1406 = select i1 %1405, double %1399, double %1397
  %1407 = fcmp ole double %1406, %1399
  %1408 = zext i1 %1407 to i64
  store i64 %1408, ptr %1401, align 8
  %1409 = fcmp olt double %1406, %1399
  %1410 = select i1 %1409, double %1399, double %1406
  br i1 %1377, label %1411, label %1414
1411:
  %1412 = call i1 @llvm.is.fpclass.f64(double %1362, i32 608)
  %1413 = select i1 %1412, double 1.000000e+00, double %1362
  store double %1413, ptr %1384, align 8
  br label %1414
1414:
  %1415 = phi ptr [ %1365, %1411 ], [ %1367, %1376 ]
  %1416 = load double, ptr %1415, align 8
  %1417 = fadd double %1410, %1416
  %1418 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %1285, double noundef %1416, double noundef %1417) #13
  %1419 = getelementptr inbounds nuw i8, ptr %1286, i64 80
  store double %1418, ptr %1419, align 8
  br i1 %1400, label %1420, label %1425
1420:
  %1421 = getelementptr inbounds nuw i8, ptr %1286, i64 32
  store i64 3, ptr %1421, align 8
  %1422 = getelementptr inbounds nuw i8, ptr %1286, i64 40
  %1423 = load i64, ptr %1422, align 8
  %1424 = add nsw i64 %1423, 1
  store i64 %1424, ptr %1422, align 8
  br label %1439
1425:
  %1426 = getelementptr inbounds nuw i8, ptr %1286, i64 40
  %1427 = load i64, ptr %1426, align 8
  %1428 = add nsw i64 %1427, 1
  store i64 %1428, ptr %1426, align 8
  %1429 = sitofp i64 %1428 to double
  %1430 = getelementptr inbounds nuw i8, ptr %1286, i64 120
  %1431 = load double, ptr %1430, align 8
  %1432 = fcmp ugt double %1431, %1429
  br i1 %1432, label %1439, label %1433
1433:
  %1434 = getelementptr inbounds nuw i8, ptr %1286, i64 96
  %1435 = load double, ptr %1434, align 8
  %1436 = fcmp olt double %1416, %1435
  br i1 %1436, label %1437, label %1439
1437:
  %1438 = getelementptr inbounds nuw i8, ptr %1286, i64 32
  store i64 2, ptr %1438, align 8
  br label %1439
1439:
  %1440 = zext i1 %1377 to i32
  br label %1441
1441:
  %1442 = phi i32 [ 0, %1283 ], [ %1440, %1439 ]
  %1443 = getelementptr inbounds nuw i32, ptr %12, i64 %1285
  store i32 %1442, ptr %1443, align 4
  %1444 = or i32 %1442, %1284
  %1445 = add nuw nsw i64 %1285, 1
  %1446 = icmp eq i64 %1445, 8
  br i1 %1446, label %1281, label %1283
1447:
  %1448 = load i64, ptr %44, align 8
  %1449 = icmp eq i64 %1448, 0
  br i1 %1449, label %1665, label %1450
1450:
  %1451 = load i64, ptr %0, align 8
  %1452 = load i64, ptr %46, align 8
  %1453 = load i64, ptr %47, align 8
  %1454 = load i64, ptr %48, align 8
  %1455 = load i64, ptr %96, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  br label %1456
1456:
  %1457 = phi i64 [ 0, %1450 ], [ %1465, %1456 ]
  %1458 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %1457
  %1459 = getelementptr inbounds nuw i8, ptr %1458, i64 72
  %1460 = load double, ptr %1459, align 8
  %1461 = getelementptr inbounds nuw i8, ptr %1458, i64 64
  %1462 = load double, ptr %1461, align 8
  %1463 = fsub double %1460, %1462
  %1464 = getelementptr inbounds nuw double, ptr %6, i64 %1457
  store double %1463, ptr %1464, align 8
  %1465 = add nuw nsw i64 %1457, 1
  %1466 = icmp eq i64 %1465, 8
  br i1 %1466, label %1467, label %1456
1467:
  %1468 = add i64 %1452, %1451
  %1469 = shl i64 %1453, 1
  %1470 = add i64 %1468, %1469
  %1471 = add i64 %1470, %1454
  %1472 = load <8 x double>, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %1473 = icmp sgt i64 %1455, 0
  br i1 %1473, label %1474, label %1478
1474:
  %1475 = icmp sgt i64 %1471, 0
  %1476 = icmp sgt i64 %1448, 0
  %1477 = mul i64 %1471, %1455
  br label %1483
1478:
  %1479 = icmp sgt i64 %1448, 0
  br i1 %1479, label %1480, label %1598
1480:
  %1481 = mul i64 %1471, %1455
  %1482 = icmp sgt i64 %1471, 0
  br label %1603
1483:
  %1484 = phi i64 [ 0, %1474 ], [ %1532, %1531 ]
  %1485 = load ptr, ptr %99, align 8
  %1486 = mul nuw nsw i64 %1484, %1455
  %1487 = getelementptr inbounds nuw double, ptr %1485, i64 %1486
  %1488 = load ptr, ptr %62, align 8
  %1489 = load ptr, ptr %98, align 8
  %1490 = load ptr, ptr %97, align 8
  br i1 %1475, label %1491, label %1527
1491:
  %1492 = icmp eq i64 %1484, 0
  %1493 = icmp eq ptr %1488, null
  br label %1494
1494:
  %1495 = phi i64 [ 0, %1491 ], [ %1525, %1522 ]
  %1496 = getelementptr <8 x double>, ptr %1489, i64 %1495
  br i1 %1492, label %1497, label %1499
1497:
  %1498 = phi <8 x double> [ zeroinitializer, %1494 ], [ %1513, %1512 ]
  br i1 %1493, label %1520, label %1516
1499:
  %1500 = phi i64 [ %1514, %1512 ], [ 0, %1494 ]
  %1501 = phi <8 x double> [ %1513, %1512 ], [ zeroinitializer, %1494 ]
  %1502 = getelementptr inbounds nuw double, ptr %1487, i64 %1500
  %1503 = load double, ptr %1502, align 8
  %1504 = fcmp une double %1503, 0.000000e+00
  br i1 %1504, label %1505, label %1512
1505:
  %1506 = insertelement <8 x double> poison, double %1503, i64 0
  %1507 = shufflevector <8 x double> %1506, <8 x double> poison, <8 x i32> zeroinitializer
  %1508 = mul nuw nsw i64 %1500, %1471
  %1509 = getelementptr <8 x double>, ptr %1496, i64 %1508
  %1510 = load <8 x double>, ptr %1509, align 8
  %1511 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1507, <8 x double> %1510, <8 x double> %1501)
  br label %1512
1512:
  %1513 = phi <8 x double> [ %1511, %1505 ], [ %1501, %1499 ]
  %1514 = add nuw nsw i64 %1500, 1
  %1515 = icmp eq i64 %1514, %1484
  br i1 %1515, label %1497, label %1499
1516:
  %1517 = getelementptr inbounds nuw <8 x double>, ptr %1488, i64 %1495
  %1518 = load <8 x double>, ptr %1517, align 8
  %1519 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1498, <8 x double> %1472, <8 x double> %1518)
  br label %1522
1520:
  %1521 = fmul <8 x double> %1472, %1498
  br label %1522
1522:
  %1523 = phi <8 x double> [ %1519, %1516 ], [ %1521, %1520 ]
  %1524 = getelementptr inbounds nuw <8 x double>, ptr %1490, i64 %1495
  store <8 x double> %1523, ptr %1524, align 8
  %1525 = add nuw nsw i64 %1495, 1
  %1526 = icmp eq i64 %1525, %1471
  br i1 %1526, label %1527, label %1494
1527:
  br i1 %1476, label %1528, label %1531
1528:
  %1529 = icmp eq i64 %1484, 0
  %1530 = mul nsw i64 %1484, %1471
  br label %1534
1531:
  %1532 = add nuw nsw i64 %1484, 1
  %1533 = icmp eq i64 %1532, %1455
  br i1 %1533, label %1478, label %1483
1534:
  %1535 = phi i64 [ 0, %1528 ], [ %1591, %1590 ]
  %1536 = load ptr, ptr %114, align 8
  %1537 = mul i64 %1477, %1535
  %1538 = getelementptr inbounds <8 x double>, ptr %1536, i64 %1537
  %1539 = load ptr, ptr %99, align 8
  %1540 = getelementptr inbounds nuw double, ptr %1539, i64 %1486
  %1541 = load ptr, ptr %64, align 8
  %1542 = mul nsw i64 %1535, %1471
  %1543 = getelementptr inbounds <8 x double>, ptr %1541, i64 %1542
  %1544 = load ptr, ptr %115, align 8
  br i1 %1475, label %1545, label %1580
1545:
  %1546 = icmp eq ptr %1541, null
  br label %1547
1547:
  %1548 = phi i64 [ 0, %1545 ], [ %1578, %1575 ]
  %1549 = getelementptr <8 x double>, ptr %1538, i64 %1548
  br i1 %1529, label %1550, label %1552
1550:
  %1551 = phi <8 x double> [ zeroinitializer, %1547 ], [ %1566, %1565 ]
  br i1 %1546, label %1573, label %1569
1552:
  %1553 = phi i64 [ %1567, %1565 ], [ 0, %1547 ]
  %1554 = phi <8 x double> [ %1566, %1565 ], [ zeroinitializer, %1547 ]
  %1555 = getelementptr inbounds nuw double, ptr %1540, i64 %1553
  %1556 = load double, ptr %1555, align 8
  %1557 = fcmp une double %1556, 0.000000e+00
  br i1 %1557, label %1558, label %1565
1558:
  %1559 = insertelement <8 x double> poison, double %1556, i64 0
  %1560 = shufflevector <8 x double> %1559, <8 x double> poison, <8 x i32> zeroinitializer
  %1561 = mul nuw nsw i64 %1553, %1471
  %1562 = getelementptr <8 x double>, ptr %1549, i64 %1561
  %1563 = load <8 x double>, ptr %1562, align 8
  %1564 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1560, <8 x double> %1563, <8 x double> %1554)
  br label %1565
1565:
  %1566 = phi <8 x double> [ %1564, %1558 ], [ %1554, %1552 ]
  %1567 = add nuw nsw i64 %1553, 1
  %1568 = icmp eq i64 %1567, %1484
  br i1 %1568, label %1550, label %1552
1569:
  %1570 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %1548
  %1571 = load <8 x double>, ptr %1570, align 8
  %1572 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1551, <8 x double> %1472, <8 x double> %1571)
  br label %1575
1573:
  %1574 = fmul <8 x double> %1472, %1551
  br label %1575
1575:
  %1576 = phi <8 x double> [ %1572, %1569 ], [ %1574, %1573 ]
  %1577 = getelementptr inbounds nuw <8 x double>, ptr %1544, i64 %1548
  store <8 x double> %1576, ptr %1577, align 8
  %1578 = add nuw nsw i64 %1548, 1
  %1579 = icmp eq i64 %1578, %1471
  br i1 %1579, label %1580, label %1547
1580:
  %1581 = load ptr, ptr %100, align 8
  %1582 = getelementptr inbounds nuw double, ptr %1581, i64 %1484
  %1583 = load double, ptr %1582, align 8
  %1584 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %1583) #13
  %1585 = load ptr, ptr %97, align 8
  %1586 = load ptr, ptr %115, align 8
  %1587 = getelementptr inbounds <8 x double>, ptr %1538, i64 %1530
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %116, ptr noundef readonly %2, <8 x double> noundef %1584, ptr noundef %1585, <8 x double> noundef zeroinitializer, i64 noundef %1535, ptr noundef %1586, ptr noundef %1587) #13
  %1588 = load i64, ptr %0, align 8
  %1589 = icmp slt i64 %1588, %1471
  br i1 %1589, label %1593, label %1590
1590:
  %1591 = add nuw nsw i64 %1535, 1
  %1592 = icmp eq i64 %1591, %1448
  br i1 %1592, label %1531, label %1534
1593:
  %1594 = phi i64 [ %1596, %1593 ], [ %1588, %1580 ]
  %1595 = getelementptr <8 x double>, ptr %1587, i64 %1594
  store <8 x double> zeroinitializer, ptr %1595, align 8
  %1596 = add nsw i64 %1594, 1
  %1597 = icmp slt i64 %1596, %1471
  br i1 %1597, label %1593, label %1590
1598:
  %1599 = load ptr, ptr %41, align 8
  %1600 = icmp eq ptr %1599, null
  br i1 %1600, label %1665, label %1601
1601:
  %1602 = icmp sgt i64 %1471, 0
  br i1 %1602, label %1656, label %1652
1603:
  %1604 = phi i64 [ 0, %1480 ], [ %1650, %1649 ]
  %1605 = load ptr, ptr %101, align 8
  %1606 = load ptr, ptr %64, align 8
  %1607 = mul nsw i64 %1604, %1471
  %1608 = getelementptr inbounds <8 x double>, ptr %1606, i64 %1607
  %1609 = load ptr, ptr %114, align 8
  %1610 = mul i64 %1481, %1604
  %1611 = getelementptr inbounds <8 x double>, ptr %1609, i64 %1610
  %1612 = load ptr, ptr %55, align 8
  %1613 = getelementptr inbounds <8 x double>, ptr %1612, i64 %1607
  br i1 %1482, label %1614, label %1649
1614:
  %1615 = icmp eq ptr %1606, null
  br label %1616
1616:
  %1617 = phi i64 [ 0, %1614 ], [ %1647, %1644 ]
  %1618 = getelementptr <8 x double>, ptr %1611, i64 %1617
  br i1 %1473, label %1621, label %1619
1619:
  %1620 = phi <8 x double> [ zeroinitializer, %1616 ], [ %1635, %1634 ]
  br i1 %1615, label %1642, label %1638
1621:
  %1622 = phi i64 [ %1636, %1634 ], [ 0, %1616 ]
  %1623 = phi <8 x double> [ %1635, %1634 ], [ zeroinitializer, %1616 ]
  %1624 = getelementptr inbounds nuw double, ptr %1605, i64 %1622
  %1625 = load double, ptr %1624, align 8
  %1626 = fcmp une double %1625, 0.000000e+00
  br i1 %1626, label %1627, label %1634
1627:
  %1628 = insertelement <8 x double> poison, double %1625, i64 0
  %1629 = shufflevector <8 x double> %1628, <8 x double> poison, <8 x i32> zeroinitializer
  %1630 = mul nuw nsw i64 %1622, %1471
  %1631 = getelementptr <8 x double>, ptr %1618, i64 %1630
  %1632 = load <8 x double>, ptr %1631, align 8
  %1633 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1629, <8 x double> %1632, <8 x double> %1623)
  br label %1634
1634:
  %1635 = phi <8 x double> [ %1633, %1627 ], [ %1623, %1621 ]
  %1636 = add nuw nsw i64 %1622, 1
  %1637 = icmp eq i64 %1636, %1455
  br i1 %1637, label %1619, label %1621
1638:
  %1639 = getelementptr inbounds nuw <8 x double>, ptr %1608, i64 %1617
  %1640 = load <8 x double>, ptr %1639, align 8
  %1641 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1620, <8 x double> %1472, <8 x double> %1640)
  br label %1644
1642:
  %1643 = fmul <8 x double> %1472, %1620
  br label %1644
1644:
  %1645 = phi <8 x double> [ %1641, %1638 ], [ %1643, %1642 ]
  %1646 = getelementptr inbounds nuw <8 x double>, ptr %1613, i64 %1617
  store <8 x double> %1645, ptr %1646, align 8
  %1647 = add nuw nsw i64 %1617, 1
  %1648 = icmp eq i64 %1647, %1471
  br i1 %1648, label %1649, label %1616
1649:
  %1650 = add nuw nsw i64 %1604, 1
  %1651 = icmp eq i64 %1650, %1448
  br i1 %1651, label %1598, label %1603
1652:
  %1653 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #13
  %1654 = load ptr, ptr %97, align 8
  %1655 = load ptr, ptr %55, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %1653, ptr noundef %1654, ptr noundef null, i64 noundef range(i64 1, 0) %1448, ptr noundef %1655) #13
  br label %1665
1656:
  %1657 = phi i64 [ %1663, %1656 ], [ 0, %1601 ]
  %1658 = load ptr, ptr %104, align 8
  %1659 = getelementptr inbounds nuw <8 x double>, ptr %1658, i64 %1657
  %1660 = load <8 x double>, ptr %1659, align 8
  %1661 = load ptr, ptr %97, align 8
  %1662 = getelementptr inbounds nuw <8 x double>, ptr %1661, i64 %1657
  store <8 x double> %1660, ptr %1662, align 8
  %1663 = add nuw nsw i64 %1657, 1
  %1664 = icmp eq i64 %1663, %1471
  br i1 %1664, label %1652, label %1656
1665:
  %1666 = load ptr, ptr %94, align 8
  %1667 = icmp eq ptr %1666, null
  br i1 %1667, label %1721, label %1668
1668:
  %1669 = load i64, ptr %0, align 8
  %1670 = load i64, ptr %46, align 8
  %1671 = add nsw i64 %1670, %1669
  %1672 = load i64, ptr %47, align 8
  %1673 = shl nsw i64 %1672, 1
  %1674 = add nsw i64 %1671, %1673
  %1675 = load i64, ptr %48, align 8
  %1676 = add nsw i64 %1674, %1675
  %1677 = load i64, ptr %96, align 8
  %1678 = load i64, ptr %34, align 8
  %1679 = add nsw i64 %1678, 1
  store i64 %1679, ptr %34, align 8
  %1680 = add nsw i64 %1677, 2
  %1681 = mul nsw i64 %1680, %1676
  %1682 = add nsw i64 %1681, 2
  %1683 = mul nsw i64 %1682, %1678
  %1684 = getelementptr inbounds double, ptr %1666, i64 %1683
  %1685 = load double, ptr %117, align 8
  %1686 = getelementptr inbounds nuw i8, ptr %1684, i64 8
  store double %1685, ptr %1684, align 8
  %1687 = load double, ptr %118, align 8
  %1688 = getelementptr inbounds nuw i8, ptr %1684, i64 16
  store double %1687, ptr %1686, align 8
  %1689 = icmp sgt i64 %1676, 0
  br i1 %1689, label %1690, label %1699
1690:
  %1691 = phi i64 [ %1697, %1690 ], [ 0, %1668 ]
  %1692 = phi ptr [ %1696, %1690 ], [ %1688, %1668 ]
  %1693 = load ptr, ptr %62, align 8
  %1694 = getelementptr inbounds nuw <8 x double>, ptr %1693, i64 %1691
  %1695 = load double, ptr %1694, align 8
  %1696 = getelementptr inbounds nuw i8, ptr %1692, i64 8
  store double %1695, ptr %1692, align 8
  %1697 = add nuw nsw i64 %1691, 1
  %1698 = icmp eq i64 %1697, %1676
  br i1 %1698, label %1703, label %1690
1699:
  %1700 = phi ptr [ %1688, %1668 ], [ %1709, %1703 ]
  %1701 = mul nsw i64 %1676, %1677
  %1702 = icmp sgt i64 %1701, 0
  br i1 %1702, label %1712, label %1721
1703:
  %1704 = phi i64 [ %1710, %1703 ], [ 0, %1690 ]
  %1705 = phi ptr [ %1709, %1703 ], [ %1696, %1690 ]
  %1706 = load ptr, ptr %53, align 8
  %1707 = getelementptr inbounds nuw <8 x double>, ptr %1706, i64 %1704
  %1708 = load double, ptr %1707, align 8
  %1709 = getelementptr inbounds nuw i8, ptr %1705, i64 8
  store double %1708, ptr %1705, align 8
  %1710 = add nuw nsw i64 %1704, 1
  %1711 = icmp eq i64 %1710, %1676
  br i1 %1711, label %1699, label %1703
1712:
  %1713 = phi i64 [ %1719, %1712 ], [ 0, %1699 ]
  %1714 = phi ptr [ %1718, %1712 ], [ %1700, %1699 ]
  %1715 = load ptr, ptr %98, align 8
  %1716 = getelementptr inbounds nuw <8 x double>, ptr %1715, i64 %1713
  %1717 = load double, ptr %1716, align 8
  %1718 = getelementptr inbounds nuw i8, ptr %1714, i64 8
  store double %1717, ptr %1714, align 8
  %1719 = add nuw nsw i64 %1713, 1
  %1720 = icmp eq i64 %1719, %1701
  br i1 %1720, label %1721, label %1712
1721:
  br label %1722
1722:
  %1723 = phi i64 [ %1968, %1967 ], [ 0, %1721 ]
  %1724 = getelementptr inbounds nuw %struct.bg_lane, ptr %37, i64 %1723
  %1725 = load i64, ptr %1724, align 8
  %1726 = icmp slt i64 %1725, 0
  br i1 %1726, label %1967, label %1727
1727:
  %1728 = getelementptr inbounds nuw i32, ptr %12, i64 %1723
  %1729 = load i32, ptr %1728, align 4
  %1730 = icmp eq i32 %1729, 0
  br i1 %1730, label %1947, label %1731
1731:
  %1732 = load i64, ptr %0, align 8
  %1733 = load i64, ptr %46, align 8
  %1734 = add i64 %1733, %1732
  %1735 = load i64, ptr %47, align 8
  %1736 = shl i64 %1735, 1
  %1737 = add i64 %1734, %1736
  %1738 = load i64, ptr %48, align 8
  %1739 = add i64 %1737, %1738
  %1740 = load i64, ptr %96, align 8
  %1741 = add nsw i64 %1740, -1
  %1742 = mul nsw i64 %1741, %1739
  %1743 = load ptr, ptr %51, align 8
  %1744 = load i64, ptr %52, align 8
  %1745 = mul nsw i64 %1744, %1725
  %1746 = getelementptr inbounds double, ptr %1743, i64 %1745
  %1747 = getelementptr inbounds nuw i8, ptr %1724, i64 8
  %1748 = load i64, ptr %1747, align 8
  %1749 = load i64, ptr %50, align 8
  %1750 = icmp slt i64 %1748, %1749
  br i1 %1750, label %1751, label %1874
1751:
  %1752 = getelementptr inbounds nuw i8, ptr %1724, i64 72
  %1753 = getelementptr inbounds nuw i8, ptr %1724, i64 64
  br label %1754
1754:
  %1755 = phi i64 [ %1749, %1751 ], [ %1872, %1869 ]
  %1756 = phi i64 [ %1748, %1751 ], [ %1871, %1869 ]
  %1757 = getelementptr inbounds double, ptr %1746, i64 %1756
  %1758 = load double, ptr %1757, align 8
  %1759 = load double, ptr %1752, align 8
  %1760 = fcmp ugt double %1758, %1759
  br i1 %1760, label %1874, label %1761
1761:
  %1762 = load double, ptr %1753, align 8
  %1763 = fsub double %1758, %1762
  %1764 = fsub double %1759, %1762
  %1765 = fdiv double %1763, %1764
  %1766 = load i64, ptr %0, align 8
  %1767 = load i64, ptr %46, align 8
  %1768 = add i64 %1767, %1766
  %1769 = load i64, ptr %47, align 8
  %1770 = shl nsw i64 %1769, 1
  %1771 = add nsw i64 %1770, %1768
  %1772 = load i64, ptr %48, align 8
  %1773 = add nsw i64 %1771, %1772
  %1774 = load i64, ptr %96, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  %1775 = load i64, ptr %119, align 8
  %1776 = icmp ne i64 %1775, 0
  %1777 = icmp sgt i64 %1774, 0
  %1778 = select i1 %1776, i1 %1777, i1 false
  br i1 %1778, label %1779, label %1783
1779:
  %1780 = icmp sgt i64 %1775, 0
  %1781 = fmul double %1765, 0.000000e+00
  %1782 = getelementptr double, ptr %5, i64 %1774
  br label %1791
1783:
  %1784 = load ptr, ptr %49, align 8
  %1785 = load i64, ptr %1724, align 8
  %1786 = mul nsw i64 %1785, %1755
  %1787 = add nsw i64 %1786, %1756
  %1788 = mul nsw i64 %1787, %1768
  %1789 = getelementptr inbounds double, ptr %1784, i64 %1788
  %1790 = icmp sgt i64 %1768, 0
  br i1 %1790, label %1828, label %1823
1791:
  %1792 = phi i64 [ 0, %1779 ], [ %1821, %1818 ]
  br i1 %1780, label %1793, label %1805
1793:
  %1794 = load ptr, ptr %120, align 8
  %1795 = mul nuw nsw i64 %1792, %1775
  %1796 = getelementptr double, ptr %1794, i64 %1795
  br label %1797
1797:
  %1798 = phi i64 [ %1775, %1793 ], [ %1800, %1797 ]
  %1799 = phi double [ 0.000000e+00, %1793 ], [ %1803, %1797 ]
  %1800 = add nsw i64 %1798, -1
  %1801 = getelementptr double, ptr %1796, i64 %1800
  %1802 = load double, ptr %1801, align 8
  %1803 = call double @llvm.fma.f64(double %1799, double %1765, double %1802)
  %1804 = icmp samesign ugt i64 %1798, 1
  br i1 %1804, label %1797, label %1807
1805:
  %1806 = getelementptr inbounds nuw double, ptr %5, i64 %1792
  store double %1781, ptr %1806, align 8
  br label %1818
1807:
  %1808 = fmul double %1765, %1803
  %1809 = getelementptr inbounds nuw double, ptr %5, i64 %1792
  store double %1808, ptr %1809, align 8
  br label %1810
1810:
  %1811 = phi i64 [ %1775, %1807 ], [ %1813, %1810 ]
  %1812 = phi double [ 0.000000e+00, %1807 ], [ %1816, %1810 ]
  %1813 = add nsw i64 %1811, -1
  %1814 = getelementptr double, ptr %1796, i64 %1813
  %1815 = load double, ptr %1814, align 8
  %1816 = fadd double %1812, %1815
  %1817 = icmp samesign ugt i64 %1811, 1
  br i1 %1817, label %1810, label %1818
1818:
  %1819 = phi double [ 0.000000e+00, %1805 ], [ %1816, %1810 ]
  %1820 = getelementptr double, ptr %1782, i64 %1792
  store double %1819, ptr %1820, align 8
  %1821 = add nuw nsw i64 %1792, 1
  %1822 = icmp eq i64 %1821, %1774
  br i1 %1822, label %1783, label %1791
1823:
  %1824 = load i64, ptr %44, align 8
  %1825 = icmp sgt i64 %1824, 0
  br i1 %1825, label %1826, label %1869
1826:
  %1827 = mul i64 %1773, %1774
  br label %1837
1828:
  %1829 = phi i64 [ %1835, %1828 ], [ 0, %1783 ]
  %1830 = load ptr, ptr %62, align 8
  %1831 = load ptr, ptr %53, align 8
  %1832 = load ptr, ptr %98, align 8
  %1833 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1830, ptr noundef %1831, ptr noundef %1832, ptr noundef %5, double noundef %1765, double noundef %1764, i64 noundef %1829, i64 noundef range(i64 -9223372036854775808, 8) %1723) #13
  %1834 = getelementptr inbounds nuw double, ptr %1789, i64 %1829
  store double %1833, ptr %1834, align 8
  %1835 = add nuw nsw i64 %1829, 1
  %1836 = icmp eq i64 %1835, %1768
  br i1 %1836, label %1823, label %1828
1837:
  %1838 = phi i64 [ %1824, %1826 ], [ %1860, %1859 ]
  %1839 = phi i64 [ 0, %1826 ], [ %1861, %1859 ]
  %1840 = load ptr, ptr %54, align 8
  %1841 = load i64, ptr %1724, align 8
  %1842 = mul nsw i64 %1841, %1838
  %1843 = add nsw i64 %1842, %1839
  %1844 = load i64, ptr %50, align 8
  %1845 = mul nsw i64 %1843, %1844
  %1846 = add nsw i64 %1845, %1756
  %1847 = mul nsw i64 %1846, %1768
  %1848 = getelementptr inbounds double, ptr %1840, i64 %1847
  %1849 = load ptr, ptr %64, align 8
  %1850 = mul nsw i64 %1839, %1773
  %1851 = getelementptr inbounds <8 x double>, ptr %1849, i64 %1850
  %1852 = load ptr, ptr %55, align 8
  %1853 = getelementptr inbounds <8 x double>, ptr %1852, i64 %1850
  %1854 = load ptr, ptr %114, align 8
  %1855 = mul i64 %1827, %1839
  %1856 = getelementptr inbounds <8 x double>, ptr %1854, i64 %1855
  br i1 %1790, label %1863, label %1859
1857:
  %1858 = load i64, ptr %44, align 8
  br label %1859
1859:
  %1860 = phi i64 [ %1858, %1857 ], [ %1838, %1837 ]
  %1861 = add nuw nsw i64 %1839, 1
  %1862 = icmp slt i64 %1861, %1860
  br i1 %1862, label %1837, label %1869
1863:
  %1864 = phi i64 [ %1867, %1863 ], [ 0, %1837 ]
  %1865 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1851, ptr noundef %1853, ptr noundef %1856, ptr noundef %5, double noundef %1765, double noundef %1764, i64 noundef %1864, i64 noundef range(i64 -9223372036854775808, 8) %1723) #13
  %1866 = getelementptr inbounds nuw double, ptr %1848, i64 %1864
  store double %1865, ptr %1866, align 8
  %1867 = add nuw nsw i64 %1864, 1
  %1868 = icmp eq i64 %1867, %1768
  br i1 %1868, label %1857, label %1863
1869:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  %1870 = load i64, ptr %1747, align 8
  %1871 = add nsw i64 %1870, 1
  store i64 %1871, ptr %1747, align 8
  %1872 = load i64, ptr %50, align 8
  %1873 = icmp slt i64 %1871, %1872
  br i1 %1873, label %1754, label %1874
1874:
  %1875 = icmp sgt i64 %1739, 0
  br i1 %1875, label %1879, label %1876
1876:
  %1877 = load i64, ptr %44, align 8
  %1878 = icmp sgt i64 %1877, 0
  br i1 %1878, label %1890, label %1914
1879:
  %1880 = phi i64 [ %1888, %1879 ], [ 0, %1874 ]
  %1881 = load ptr, ptr %53, align 8
  %1882 = getelementptr inbounds nuw <8 x double>, ptr %1881, i64 %1880
  %1883 = getelementptr inbounds nuw double, ptr %1882, i64 %1723
  %1884 = load double, ptr %1883, align 8
  %1885 = load ptr, ptr %62, align 8
  %1886 = getelementptr inbounds nuw <8 x double>, ptr %1885, i64 %1880
  %1887 = getelementptr inbounds nuw double, ptr %1886, i64 %1723
  store double %1884, ptr %1887, align 8
  %1888 = add nuw nsw i64 %1880, 1
  %1889 = icmp eq i64 %1888, %1739
  br i1 %1889, label %1876, label %1879
1890:
  %1891 = phi i64 [ %1898, %1897 ], [ %1877, %1876 ]
  %1892 = phi i64 [ %1899, %1897 ], [ 0, %1876 ]
  br i1 %1875, label %1893, label %1897
1893:
  %1894 = mul nuw nsw i64 %1892, %1739
  br label %1901
1895:
  %1896 = load i64, ptr %44, align 8
  br label %1897
1897:
  %1898 = phi i64 [ %1896, %1895 ], [ %1891, %1890 ]
  %1899 = add nuw nsw i64 %1892, 1
  %1900 = icmp slt i64 %1899, %1898
  br i1 %1900, label %1890, label %1914
1901:
  %1902 = phi i64 [ 0, %1893 ], [ %1912, %1901 ]
  %1903 = load ptr, ptr %55, align 8
  %1904 = getelementptr inbounds nuw <8 x double>, ptr %1903, i64 %1894
  %1905 = getelementptr inbounds nuw <8 x double>, ptr %1904, i64 %1902
  %1906 = getelementptr inbounds nuw double, ptr %1905, i64 %1723
  %1907 = load double, ptr %1906, align 8
  %1908 = load ptr, ptr %64, align 8
  %1909 = getelementptr inbounds nuw <8 x double>, ptr %1908, i64 %1894
  %1910 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1902
  %1911 = getelementptr inbounds nuw double, ptr %1910, i64 %1723
  store double %1907, ptr %1911, align 8
  %1912 = add nuw nsw i64 %1902, 1
  %1913 = icmp eq i64 %1912, %1739
  br i1 %1913, label %1895, label %1901
1914:
  %1915 = load i64, ptr %121, align 8
  %1916 = icmp ne i64 %1915, 0
  %1917 = and i1 %1875, %1916
  br i1 %1917, label %1918, label %1931
1918:
  %1919 = phi i64 [ %1927, %1918 ], [ 0, %1914 ]
  %1920 = load ptr, ptr %98, align 8
  %1921 = getelementptr inbounds <8 x double>, ptr %1920, i64 %1742
  %1922 = getelementptr inbounds nuw <8 x double>, ptr %1921, i64 %1919
  %1923 = getelementptr inbounds nuw double, ptr %1922, i64 %1723
  %1924 = load double, ptr %1923, align 8
  %1925 = getelementptr inbounds nuw <8 x double>, ptr %1920, i64 %1919
  %1926 = getelementptr inbounds nuw double, ptr %1925, i64 %1723
  store double %1924, ptr %1926, align 8
  %1927 = add nuw nsw i64 %1919, 1
  %1928 = icmp eq i64 %1927, %1739
  br i1 %1928, label %1929, label %1918
1929:
  %1930 = load i64, ptr %121, align 8
  br label %1931
1931:
  %1932 = phi i64 [ %1930, %1929 ], [ %1915, %1914 ]
  %1933 = icmp eq i64 %1932, 0
  %1934 = zext i1 %1933 to i64
  %1935 = getelementptr inbounds nuw i8, ptr %1724, i64 16
  store i64 %1934, ptr %1935, align 8
  %1936 = getelementptr inbounds nuw i8, ptr %1724, i64 72
  %1937 = load double, ptr %1936, align 8
  %1938 = getelementptr inbounds nuw i8, ptr %1724, i64 64
  store double %1937, ptr %1938, align 8
  %1939 = getelementptr inbounds nuw i8, ptr %1724, i64 48
  %1940 = load i64, ptr %1939, align 8
  %1941 = add nsw i64 %1940, 1
  store i64 %1941, ptr %1939, align 8
  %1942 = getelementptr inbounds nuw i8, ptr %1724, i64 80
  %1943 = load double, ptr %1942, align 8
  %1944 = getelementptr inbounds nuw i8, ptr %1724, i64 104
  %1945 = load double, ptr %1944, align 8
  %1946 = fcmp ogt double %1943, %1945
  br i1 %1946, label %1961, label %1964
1947:
  %1948 = getelementptr inbounds nuw i8, ptr %1724, i64 80
  %1949 = load double, ptr %1948, align 8
  %1950 = getelementptr inbounds nuw i8, ptr %1724, i64 104
  %1951 = load double, ptr %1950, align 8
  %1952 = fcmp ogt double %1949, %1951
  br i1 %1952, label %1953, label %1964
1953:
  %1954 = getelementptr inbounds nuw i8, ptr %1724, i64 64
  %1955 = load double, ptr %1954, align 8
  %1956 = getelementptr inbounds nuw i8, ptr %1724, i64 96
  %1957 = load double, ptr %1956, align 8
  %1958 = fsub double %1957, %1955
  %1959 = fmul double %1958, 5.000000e-01
  %1960 = fadd double %1955, %1959
  br label %1964
1961:
  %1962 = getelementptr inbounds nuw i8, ptr %1724, i64 96
  %1963 = load double, ptr %1962, align 8
  br label %1964
1964:
  %1965 = phi double [ %1943, %1931 ], [ %1960, %1953 ], [ %1963, %1961 ], [ %1949, %1947 ]
  %1966 = getelementptr inbounds nuw i8, ptr %1724, i64 72
  store double %1965, ptr %1966, align 8
  br label %1967
1967:
  %1968 = add nuw nsw i64 %1723, 1
  %1969 = icmp eq i64 %1968, 8
  br i1 %1969, label %1970, label %1722
1970:
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  %1971 = add nuw nsw i64 %123, 1
  %1972 = icmp eq i64 %1971, %3
  br i1 %1972, label %1973, label %122
1973:
  %1974 = phi i64 [ 1, %33 ], [ 2, %933 ], [ 0, %859 ], [ 1, %1970 ]
  call void @bg_set_float_mode(i32 noundef %19) #12
  ret i64 %1974
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846807, 1152921504606847145) i64 @bg_memory_8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #13
  %5 = add nsw i64 %4, 169
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((1168, 1344)) %2, ptr noundef %3) unnamed_addr #4 {
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
  %63 = load i64, ptr %20, align 8
  %64 = shl i64 %19, 6
  %65 = mul i64 %64, %63
  %66 = getelementptr inbounds i8, ptr %61, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  store ptr %61, ptr %67, align 8
  %68 = mul nsw i64 %19, %15
  %69 = shl nsw i64 %68, 6
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  store ptr %66, ptr %71, align 8
  %72 = mul i64 %31, %19
  %73 = getelementptr inbounds i8, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  store ptr %70, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %73, i64 %69
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  store ptr %73, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 %69
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  store ptr %75, ptr %78, align 8
  %79 = load i64, ptr %20, align 8
  %80 = shl nsw i64 %79, 6
  %81 = getelementptr inbounds i8, ptr %77, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  store ptr %77, ptr %82, align 8
  %83 = load i64, ptr %20, align 8
  %84 = mul i64 %64, %83
  %85 = getelementptr inbounds i8, ptr %81, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  store ptr %81, ptr %86, align 8
  %87 = load i64, ptr %54, align 8
  %88 = icmp eq i64 %87, 0
  %89 = select i1 %88, i64 0, i64 4096
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  store ptr %85, ptr %91, align 8
  %92 = load i64, ptr %54, align 8
  %93 = mul nsw i64 %92, 288
  %94 = load i64, ptr %20, align 8
  %95 = add i64 %94, %15
  %96 = add i64 %95, %93
  %97 = shl i64 %96, 6
  %98 = getelementptr i8, ptr %90, i64 %97
  %99 = getelementptr i8, ptr %98, i64 512
  %100 = getelementptr inbounds nuw i8, ptr %2, i64 1328
  store ptr %90, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %102 = load i64, ptr %101, align 8
  %103 = shl nsw i64 %102, 6
  %104 = getelementptr inbounds i8, ptr %99, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  store ptr %99, ptr %105, align 8
  %106 = ptrtoint ptr %104 to i64
  %107 = ptrtoint ptr %3 to i64
  %108 = sub i64 %106, %107
  %109 = ashr exact i64 %108, 3
  ret i64 %109
}
define noalias noundef ptr @bg_call_8(ptr noundef readonly captures(none) %0, ptr noundef %1) #5 {
  %3 = alloca %struct.bg_job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
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
  br label %170
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
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 280
  store i64 0, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %70 = load i64, ptr %69, align 8
  %71 = icmp sgt i64 %70, 0
  %72 = zext i1 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %72, ptr %73, align 8
  %74 = icmp sgt i64 %64, 0
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %76 = load ptr, ptr %75, align 8
  br i1 %74, label %79, label %122
77:
  store i64 %89, ptr %3, align 8
  %78 = icmp eq i64 %64, 11
  br i1 %78, label %115, label %122
79:
  %80 = phi i64 [ %89, %110 ], [ 1, %61 ]
  %81 = phi i64 [ %90, %110 ], [ 1, %61 ]
  %82 = phi i64 [ %113, %110 ], [ 0, %61 ]
  %83 = getelementptr inbounds nuw ptr, ptr %76, i64 %82
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 40
  %86 = load ptr, ptr %85, align 8
  %87 = load i64, ptr %86, align 8
  %88 = icmp sgt i64 %87, %81
  %89 = select i1 %88, i64 %87, i64 %80
  %90 = tail call i64 @llvm.smax.i64(i64 %87, i64 %81)
  %91 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw %struct.bg_values, ptr %62, i64 %82
  store ptr %92, ptr %93, align 8
  %94 = icmp sgt i64 %87, 1
  br i1 %94, label %95, label %110
95:
  %96 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %107
99:
  %100 = phi i64 [ %105, %99 ], [ 0, %95 ]
  %101 = phi i64 [ %104, %99 ], [ 1, %95 ]
  %102 = getelementptr inbounds nuw i64, ptr %86, i64 %100
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %103, %101
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %97
  br i1 %106, label %107, label %99
107:
  %108 = phi i64 [ 1, %95 ], [ %104, %99 ]
  %109 = sdiv i64 %108, %87
  br label %110
110:
  %111 = phi i64 [ %109, %107 ], [ 0, %79 ]
  %112 = getelementptr inbounds nuw i8, ptr %93, i64 8
  store i64 %111, ptr %112, align 8
  %113 = add nuw nsw i64 %82, 1
  %114 = icmp eq i64 %113, %64
  br i1 %114, label %77, label %79
115:
  %116 = getelementptr inbounds nuw i8, ptr %76, i64 72
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 40
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %121 = load i64, ptr %120, align 8
  br label %122
122:
  %123 = phi i64 [ %121, %115 ], [ 0, %77 ], [ 0, %61 ]
  %124 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %123, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %76, i64 56
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 40
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %76, i64 64
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 40
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %137, ptr %138, align 8
  %139 = load ptr, ptr %19, align 8
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 24
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %3, i64 232
  store ptr %142, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 24
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 248
  store ptr %147, ptr %148, align 8
  %149 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 24
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %3, i64 264
  store ptr %152, ptr %153, align 8
  %154 = icmp eq i64 %123, 0
  br i1 %154, label %166, label %155
155:
  %156 = getelementptr inbounds nuw i8, ptr %139, i64 24
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 24
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %3, i64 240
  store ptr %159, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %139, i64 32
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %3, i64 256
  store ptr %164, ptr %165, align 8
  br label %166
166:
  br label %167
167:
  %168 = call i64 @bg_advance_8(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #13
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %170, label %167
170:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret ptr null
}
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <8 x double> noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %39, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %44) #13
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
  tail call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %46, ptr noundef readonly %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %104, i64 noundef %116, ptr noundef %118, ptr noundef %119) #13
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %46, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %104, ptr noundef %163) #13
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %60, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %210) #13
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
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret void
}
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <8 x double> noundef %3, ptr noundef %4, <8 x double> noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca <8 x double>, align 8
  %9 = alloca <8 x double>, align 8
  %10 = alloca [9 x ptr], align 16
  store <8 x double> %3, ptr %8, align 8
  store <8 x double> %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
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
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store <8 x double> zeroinitializer, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %6
  %19 = getelementptr inbounds <8 x double>, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds <8 x double>, ptr %19, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
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
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  %41 = load ptr, ptr %40, align 8
  call void %39(ptr noundef nonnull %13, ptr noundef %41, ptr noundef %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
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
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 1272
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
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 1320
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  br label %24
5:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  ret <8 x double> %23
24:
  %25 = phi i64 [ 0, %2 ], [ %27, %24 ]
  %26 = getelementptr inbounds nuw double, ptr %4, i64 %25
  store double %1, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, 8
  br i1 %28, label %5, label %24
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %4) #13
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %21) #13
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
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7, i64 noundef range(i64 -9223372036854775808, 8) %8) unnamed_addr #10 {
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
declare i64 @llvm.smax.i64(i64, i64) #11
declare i64 @llvm.smin.i64(i64, i64) #11
declare i64 @llvm.usub.sat.i64(i64, i64) #11
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
attributes #10 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nobuiltin nounwind optsize }
attributes #13 = { nobuiltin optsize }
attributes #14 = { nounwind }
