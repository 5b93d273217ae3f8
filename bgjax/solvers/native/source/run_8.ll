<<<<<<< HEAD
; sources 6ae21ecb47c35e785c2eedfdc48281d12c0ad4cf31774dbbc74e17284e31c71a
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [8 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.bg_values = type { ptr, i64 }
=======
; sources 7f5e89cfbe656b3e8d599b7f82fc781b4f21570ee8961a3a959eae31e959a359
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [8 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
>>>>>>> events
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
<<<<<<< HEAD
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
=======
  %16 = alloca <8 x double>, align 8
  %17 = alloca <8 x double>, align 8
  %18 = alloca [8 x i32], align 16
  %19 = alloca <8 x double>, align 8
  %20 = alloca <8 x double>, align 8
  %21 = alloca <8 x double>, align 8
  %22 = alloca [9 x ptr], align 16
  %23 = alloca [6 x double], align 16
  %24 = tail call i32 @bg_float_mode() #12
  %25 = tail call i32 @bg_plain_mode() #12
  tail call void @bg_set_float_mode(i32 noundef %25) #12
  %26 = load i64, ptr %2, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %38
28:
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  %30 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %29) #13
  store i64 1, ptr %2, align 8
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %33
33:
  %34 = phi i64 [ 0, %28 ], [ %36, %33 ]
  %35 = getelementptr inbounds nuw %struct.bg_lane, ptr %32, i64 %34
  store i64 -1, ptr %35, align 8
  %36 = add nuw nsw i64 %34, 1
  %37 = icmp eq i64 %36, 8
  br i1 %37, label %38, label %33
38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %40 = icmp sgt i64 %3, 0
  br i1 %40, label %41, label %2651
41:
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %50 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 1360
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 1352
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %74 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %75 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %76 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %77 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %78 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %79 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %80 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %81 = getelementptr inbounds nuw i8, ptr %22, i64 64
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 1368
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 1256
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 1232
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 1192
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 1200
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %100 = getelementptr inbounds nuw i8, ptr %2, i64 1224
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 1208
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 1176
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %119 = getelementptr inbounds nuw i8, ptr %2, i64 1328
  %120 = getelementptr inbounds nuw i8, ptr %2, i64 1344
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %130 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %139
139:
  %140 = phi i64 [ 0, %41 ], [ %2649, %2648 ]
  br label %141
141:
  %142 = phi i64 [ 0, %139 ], [ %240, %239 ]
  %143 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %144, 0
  br i1 %145, label %239, label %146
146:
  %147 = getelementptr inbounds nuw i8, ptr %143, i64 32
  %148 = load i64, ptr %147, align 8
  %149 = icmp eq i64 %148, 0
  %150 = getelementptr inbounds nuw i8, ptr %143, i64 64
  %151 = load double, ptr %150, align 8
  br i1 %149, label %154, label %152
152:
  %153 = sitofp i64 %148 to double
  br label %159
154:
  %155 = getelementptr inbounds nuw i8, ptr %143, i64 96
  %156 = load double, ptr %155, align 8
  %157 = fcmp olt double %151, %156
  br i1 %157, label %239, label %158
158:
  store i64 1, ptr %147, align 8
  br label %159
159:
  %160 = phi double [ 1.000000e+00, %158 ], [ %153, %152 ]
  %161 = load i64, ptr %0, align 8
  %162 = load i64, ptr %43, align 8
  %163 = load i64, ptr %44, align 8
  %164 = load i64, ptr %45, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #14
  store double %160, ptr %23, align 16
  store double %151, ptr %46, align 8
  %165 = getelementptr inbounds nuw i8, ptr %143, i64 40
  %166 = load i64, ptr %165, align 8
  %167 = sitofp i64 %166 to double
  store double %167, ptr %47, align 16
  %168 = getelementptr inbounds nuw i8, ptr %143, i64 48
  %169 = load i64, ptr %168, align 8
  %170 = sitofp i64 %169 to double
  store double %170, ptr %48, align 8
  %171 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %172 = load i64, ptr %171, align 8
  %173 = sitofp i64 %172 to double
  store double %173, ptr %49, align 16
  %174 = getelementptr inbounds nuw i8, ptr %143, i64 56
  %175 = load i64, ptr %174, align 8
  %176 = sitofp i64 %175 to double
  store double %176, ptr %50, align 8
  br label %183
177:
  %178 = add nsw i64 %162, %161
  %179 = shl nsw i64 %163, 1
  %180 = add nsw i64 %178, %179
  %181 = add nsw i64 %180, %164
  %182 = icmp sgt i64 %181, 0
  br i1 %182, label %197, label %194
183:
  %184 = phi i64 [ 0, %159 ], [ %192, %183 ]
  %185 = getelementptr inbounds nuw double, ptr %23, i64 %184
  %186 = load double, ptr %185, align 8
  %187 = load ptr, ptr %51, align 8
  %188 = load i64, ptr %143, align 8
  %189 = mul i64 %188, 48
  %190 = getelementptr i8, ptr %187, i64 %189
  %191 = getelementptr double, ptr %190, i64 %184
  store double %186, ptr %191, align 8
  %192 = add nuw nsw i64 %184, 1
  %193 = icmp eq i64 %192, 6
  br i1 %193, label %177, label %183
194:
  %195 = load i64, ptr %54, align 8
  %196 = icmp sgt i64 %195, 0
  br i1 %196, label %210, label %238
197:
  %198 = phi i64 [ %208, %197 ], [ 0, %177 ]
  %199 = load ptr, ptr %52, align 8
  %200 = getelementptr inbounds nuw <8 x double>, ptr %199, i64 %198
  %201 = getelementptr inbounds nuw double, ptr %200, i64 %142
  %202 = load double, ptr %201, align 8
  %203 = load ptr, ptr %53, align 8
  %204 = load i64, ptr %143, align 8
  %205 = mul nsw i64 %204, %181
  %206 = getelementptr double, ptr %203, i64 %205
  %207 = getelementptr double, ptr %206, i64 %198
  store double %202, ptr %207, align 8
  %208 = add nuw nsw i64 %198, 1
  %209 = icmp eq i64 %208, %181
  br i1 %209, label %194, label %197
210:
  %211 = phi i64 [ %218, %217 ], [ %195, %194 ]
  %212 = phi i64 [ %219, %217 ], [ 0, %194 ]
  br i1 %182, label %213, label %217
213:
  %214 = mul nuw nsw i64 %212, %181
  br label %221
215:
  %216 = load i64, ptr %54, align 8
  br label %217
217:
  %218 = phi i64 [ %216, %215 ], [ %211, %210 ]
  %219 = add nuw nsw i64 %212, 1
  %220 = icmp slt i64 %219, %218
  br i1 %220, label %210, label %238
221:
  %222 = phi i64 [ 0, %213 ], [ %236, %221 ]
  %223 = load ptr, ptr %55, align 8
  %224 = getelementptr inbounds nuw <8 x double>, ptr %223, i64 %214
  %225 = getelementptr inbounds nuw <8 x double>, ptr %224, i64 %222
  %226 = getelementptr inbounds nuw double, ptr %225, i64 %142
  %227 = load double, ptr %226, align 8
  %228 = load ptr, ptr %56, align 8
  %229 = load i64, ptr %143, align 8
  %230 = load i64, ptr %54, align 8
  %231 = mul nsw i64 %230, %229
  %232 = add nsw i64 %231, %212
  %233 = mul nsw i64 %232, %181
  %234 = getelementptr double, ptr %228, i64 %233
  %235 = getelementptr double, ptr %234, i64 %222
  store double %227, ptr %235, align 8
  %236 = add nuw nsw i64 %222, 1
  %237 = icmp eq i64 %236, %181
  br i1 %237, label %215, label %221
238:
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #14
  store i64 -1, ptr %143, align 8
  br label %239
239:
  %240 = add nuw nsw i64 %142, 1
  %241 = icmp eq i64 %240, 8
  br i1 %241, label %242, label %141
242:
  %243 = phi i32 [ %653, %652 ], [ 0, %239 ]
  %244 = phi i64 [ %654, %652 ], [ 0, %239 ]
  %245 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = icmp sgt i64 %246, -1
  br i1 %247, label %652, label %248
248:
  %249 = atomicrmw add ptr %57, i64 1 monotonic, align 8
  %250 = load i64, ptr %1, align 8
  %251 = icmp slt i64 %249, %250
  br i1 %251, label %252, label %652
252:
  %253 = load ptr, ptr %58, align 8
  %254 = load i64, ptr %59, align 8
  %255 = mul nsw i64 %254, %249
  %256 = getelementptr double, ptr %253, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = load ptr, ptr %60, align 8
  %259 = load i64, ptr %61, align 8
  %260 = mul nsw i64 %259, %249
  %261 = getelementptr double, ptr %258, i64 %260
  %262 = load double, ptr %261, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %244, i64 noundef %249) #13
  store i64 %249, ptr %245, align 8
  %263 = getelementptr inbounds nuw i8, ptr %245, i64 16
  store i64 1, ptr %263, align 8
  %264 = getelementptr inbounds nuw i8, ptr %245, i64 56
  store i64 0, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %245, i64 48
  store i64 0, ptr %265, align 8
  %266 = getelementptr inbounds nuw i8, ptr %245, i64 40
  store i64 0, ptr %266, align 8
  %267 = getelementptr inbounds nuw i8, ptr %245, i64 32
  store i64 0, ptr %267, align 8
  %268 = getelementptr inbounds nuw i8, ptr %245, i64 24
  store i64 0, ptr %268, align 8
  %269 = getelementptr inbounds nuw i8, ptr %245, i64 8
  store i64 0, ptr %269, align 8
  %270 = getelementptr inbounds nuw i8, ptr %245, i64 88
  store double %257, ptr %270, align 8
  %271 = getelementptr inbounds nuw i8, ptr %245, i64 64
  store double %257, ptr %271, align 8
  %272 = getelementptr inbounds nuw i8, ptr %245, i64 96
  store double %262, ptr %272, align 8
  br label %273
273:
  %274 = phi i32 [ 0, %252 ], [ %285, %283 ]
  %275 = phi double [ %262, %252 ], [ %284, %283 ]
  %276 = fcmp oeq double %275, 0.000000e+00
  br i1 %276, label %283, label %277
277:
  %278 = bitcast double %275 to i64
  %279 = fcmp ogt double %275, 0.000000e+00
  %280 = select i1 %279, i64 -1, i64 1
  %281 = add nsw i64 %280, %278
  %282 = bitcast i64 %281 to double
  br label %283
283:
  %284 = phi double [ %282, %277 ], [ 0x8010000000000000, %273 ]
  %285 = add nuw nsw i32 %274, 1
  %286 = icmp eq i32 %285, 100
  br i1 %286, label %287, label %273
287:
  %288 = call double @llvm.fabs.f64(double %257)
  %289 = call double @llvm.fabs.f64(double %262)
  %290 = fcmp ogt double %288, %289
  %291 = select i1 %290, double %288, double %289
  %292 = fmul double %291, 0x3CC0000000000000
  %293 = fsub double %262, %257
  %294 = fmul double %293, 1.000000e-05
  %295 = getelementptr inbounds nuw i8, ptr %245, i64 104
  store double %284, ptr %295, align 8
  %296 = getelementptr inbounds nuw i8, ptr %245, i64 128
  store double %292, ptr %296, align 8
  %297 = getelementptr inbounds nuw i8, ptr %245, i64 136
  store double 1.000000e+00, ptr %297, align 8
  %298 = load ptr, ptr %62, align 8
  %299 = load i64, ptr %63, align 8
  %300 = mul nsw i64 %299, %249
  %301 = getelementptr double, ptr %298, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = getelementptr inbounds nuw i8, ptr %245, i64 112
  store double %302, ptr %303, align 8
  %304 = load ptr, ptr %64, align 8
  %305 = load i64, ptr %65, align 8
  %306 = mul nsw i64 %305, %249
  %307 = getelementptr double, ptr %304, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = getelementptr inbounds nuw i8, ptr %245, i64 120
  store double %308, ptr %309, align 8
  %310 = load i64, ptr %66, align 8
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %642, label %312
312:
  %313 = load ptr, ptr %67, align 8
  %314 = load i64, ptr %68, align 8
  br label %448
315:
  %316 = shl nsw i64 %310, 10
  %317 = getelementptr inbounds double, ptr %313, i64 %316
  %318 = icmp eq i64 %314, 0
  %319 = select i1 %318, double 4.000000e+00, double 4.000000e+01
  %320 = getelementptr inbounds double, ptr %317, i64 %316
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 2048
  %322 = load i64, ptr %0, align 8
  %323 = load i64, ptr %43, align 8
  %324 = add i64 %323, %322
  %325 = load i64, ptr %44, align 8
  %326 = shl i64 %325, 1
  %327 = add i64 %324, %326
  %328 = load i64, ptr %45, align 8
  %329 = add i64 %327, %328
  %330 = load i64, ptr %70, align 8
  %331 = getelementptr inbounds <8 x double>, ptr %321, i64 %330
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #14
  store <8 x double> zeroinitializer, ptr %20, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #14
  store <8 x double> splat (double 1.000000e+00), ptr %21, align 8
  %332 = icmp sgt i64 %330, 0
  br i1 %332, label %335, label %333
333:
  %334 = icmp sgt i64 %329, 0
  br i1 %334, label %353, label %348
335:
  %336 = phi i64 [ %345, %335 ], [ 0, %315 ]
  %337 = load ptr, ptr %71, align 8
  %338 = getelementptr inbounds nuw <8 x double>, ptr %337, i64 %336
  %339 = getelementptr inbounds nuw double, ptr %338, i64 %244
  %340 = load double, ptr %339, align 8
  %341 = fadd double %340, 0.000000e+00
  %342 = insertelement <8 x double> poison, double %341, i64 0
  %343 = shufflevector <8 x double> %342, <8 x double> poison, <8 x i32> zeroinitializer
  %344 = getelementptr inbounds nuw <8 x double>, ptr %321, i64 %336
  store <8 x double> %343, ptr %344, align 8
  %345 = add nuw nsw i64 %336, 1
  %346 = load i64, ptr %70, align 8
  %347 = icmp slt i64 %345, %346
  br i1 %347, label %335, label %333
348:
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #14
  %349 = load i64, ptr %73, align 8
  %350 = getelementptr inbounds <8 x double>, ptr %321, i64 %349
  store ptr %350, ptr %22, align 16
  store ptr %331, ptr %74, align 8
  %351 = load i64, ptr %0, align 8
  %352 = getelementptr inbounds <8 x double>, ptr %331, i64 %351
  store ptr %352, ptr %75, align 16
  store ptr %19, ptr %76, align 8
  store ptr %20, ptr %77, align 16
  store ptr %20, ptr %78, align 8
  store ptr null, ptr %79, align 16
  store ptr null, ptr %80, align 8
  store ptr %21, ptr %81, align 16
  br label %365
353:
  %354 = phi i64 [ %363, %353 ], [ 0, %333 ]
  %355 = load ptr, ptr %52, align 8
  %356 = getelementptr inbounds nuw <8 x double>, ptr %355, i64 %354
  %357 = getelementptr inbounds nuw double, ptr %356, i64 %244
  %358 = load double, ptr %357, align 8
  %359 = fadd double %358, 0.000000e+00
  %360 = insertelement <8 x double> poison, double %359, i64 0
  %361 = shufflevector <8 x double> %360, <8 x double> poison, <8 x i32> zeroinitializer
  %362 = getelementptr inbounds nuw <8 x double>, ptr %331, i64 %354
  store <8 x double> %361, ptr %362, align 8
  %363 = add nuw nsw i64 %354, 1
  %364 = icmp eq i64 %363, %329
  br i1 %364, label %348, label %353
365:
  %366 = phi i64 [ 0, %348 ], [ %409, %408 ]
  %367 = load double, ptr %272, align 8
  %368 = load double, ptr %270, align 8
  %369 = fsub double %367, %368
  %370 = fmul double %369, 1.562500e-02
  %371 = lshr i64 %366, 4
  %372 = uitofp nneg i64 %371 to double
  %373 = call double @llvm.fma.f64(double %372, double %370, double %368)
  br label %384
374:
  %375 = load ptr, ptr %72, align 8
  %376 = load ptr, ptr %82, align 8
  %377 = load ptr, ptr %83, align 8
  call void %375(ptr noundef nonnull %22, ptr noundef %376, ptr noundef %377) #12
  %378 = load ptr, ptr %84, align 8
  %379 = load ptr, ptr %82, align 8
  %380 = load ptr, ptr %83, align 8
  %381 = load i64, ptr %66, align 8
  %382 = getelementptr inbounds <8 x double>, ptr %380, i64 %381
  call void %378(ptr noundef nonnull %22, ptr noundef %379, ptr noundef %382) #12
  %383 = load i64, ptr %66, align 8
  br label %402
384:
  %385 = phi i64 [ 0, %365 ], [ %400, %384 ]
  %386 = or disjoint i64 %385, %366
  %387 = add nuw nsw i64 %386, 1
  %388 = uitofp nneg i64 %387 to double
  %389 = fmul double %388, 0x3FE3C6EF372FE950
  %390 = fptosi double %389 to i64
  %391 = sitofp i64 %390 to double
  %392 = fsub double %389, %391
  %393 = and i64 %386, 15
  %394 = uitofp nneg i64 %393 to double
  %395 = fadd double %392, %394
  %396 = fmul double %395, 6.250000e-02
  %397 = fmul double %370, %396
  %398 = fadd double %373, %397
  %399 = getelementptr inbounds nuw double, ptr %19, i64 %385
  store double %398, ptr %399, align 8
  %400 = add nuw nsw i64 %385, 1
  %401 = icmp eq i64 %400, 8
  br i1 %401, label %374, label %384
402:
  %403 = phi i64 [ %412, %411 ], [ %383, %374 ]
  %404 = phi i64 [ %413, %411 ], [ 0, %374 ]
  %405 = icmp sgt i64 %403, 0
  br i1 %405, label %406, label %411
406:
  %407 = add nuw nsw i64 %404, %366
  br label %415
408:
  %409 = add nuw nsw i64 %366, 8
  %410 = icmp samesign ult i64 %366, 1016
  br i1 %410, label %365, label %442
411:
  %412 = phi i64 [ %403, %402 ], [ %440, %415 ]
  %413 = add nuw nsw i64 %404, 1
  %414 = icmp eq i64 %413, 8
  br i1 %414, label %408, label %402
415:
  %416 = phi i64 [ %403, %406 ], [ %440, %415 ]
  %417 = phi i64 [ 0, %406 ], [ %439, %415 ]
  %418 = load ptr, ptr %83, align 8
  %419 = getelementptr inbounds nuw <8 x double>, ptr %418, i64 %417
  %420 = getelementptr inbounds nuw double, ptr %419, i64 %404
  %421 = load double, ptr %420, align 8
  %422 = getelementptr inbounds <8 x double>, ptr %418, i64 %416
  %423 = getelementptr inbounds nuw <8 x double>, ptr %422, i64 %417
  %424 = getelementptr inbounds nuw double, ptr %423, i64 %404
  %425 = load double, ptr %424, align 8
  %426 = call double @llvm.fabs.f64(double %421)
  %427 = fcmp one double %426, 0x7FF0000000000000
  %428 = select i1 %427, double %421, double 0.000000e+00
  %429 = mul nsw i64 %416, %407
  %430 = getelementptr double, ptr %313, i64 %429
  %431 = getelementptr double, ptr %430, i64 %417
  store double %428, ptr %431, align 8
  %432 = call double @llvm.fabs.f64(double %425)
  %433 = fcmp one double %432, 0x7FF0000000000000
  %434 = select i1 %433, double %425, double 0.000000e+00
  %435 = load i64, ptr %66, align 8
  %436 = mul nsw i64 %435, %407
  %437 = getelementptr double, ptr %317, i64 %436
  %438 = getelementptr double, ptr %437, i64 %417
  store double %434, ptr %438, align 8
  %439 = add nuw nsw i64 %417, 1
  %440 = load i64, ptr %66, align 8
  %441 = icmp slt i64 %439, %440
  br i1 %441, label %415, label %411
442:
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #14
  %443 = icmp sgt i64 %412, 0
  br i1 %443, label %445, label %444
444:
  br label %628
445:
  %446 = getelementptr %struct.bg_lane, ptr %2, i64 %244
  %447 = getelementptr i8, ptr %446, i64 128
  br label %456
448:
  %449 = phi i64 [ 0, %312 ], [ %454, %448 ]
  %450 = load ptr, ptr %69, align 8
  %451 = shl nuw nsw i64 %449, 6
  %452 = getelementptr i8, ptr %450, i64 %451
  %453 = getelementptr double, ptr %452, i64 %244
  store double 0.000000e+00, ptr %453, align 8
  %454 = add nuw nsw i64 %449, 1
  %455 = icmp eq i64 %454, 64
  br i1 %455, label %315, label %448
456:
  %457 = phi i64 [ 0, %445 ], [ %579, %578 ]
  %458 = getelementptr inbounds nuw double, ptr %313, i64 %457
  %459 = getelementptr inbounds nuw double, ptr %317, i64 %457
  br label %487
460:
  %461 = load double, ptr %447, align 8
  br label %462
462:
  %463 = phi double [ 0xFFF0000000000000, %460 ], [ %469, %462 ]
  %464 = phi double [ 0x7FF0000000000000, %460 ], [ %473, %462 ]
  %465 = phi i64 [ 0, %460 ], [ %474, %462 ]
  %466 = getelementptr inbounds nuw %struct.bg_window, ptr %320, i64 %465
  %467 = load double, ptr %466, align 8
  %468 = fcmp ogt double %467, %463
  %469 = select i1 %468, double %467, double %463
  %470 = getelementptr inbounds nuw i8, ptr %466, i64 8
  %471 = load double, ptr %470, align 8
  %472 = fcmp olt double %471, %464
  %473 = select i1 %472, double %471, double %464
  %474 = add nuw nsw i64 %465, 1
  %475 = icmp eq i64 %474, 64
  br i1 %475, label %476, label %462
476:
  %477 = call double @llvm.fabs.f64(double %469)
  %478 = call double @llvm.fabs.f64(double %473)
  %479 = fcmp ogt double %477, %478
  %480 = select i1 %479, double %477, double %478
  %481 = fmul double %461, 5.000000e-01
  %482 = fsub double %469, %473
  %483 = fmul double %481, %482
  %484 = fmul double %480, 1.000000e-09
  %485 = fcmp ogt double %483, %484
  %486 = select i1 %485, double %483, double %484
  br label %582
487:
  %488 = phi i64 [ 16, %456 ], [ %576, %570 ]
  %489 = phi i64 [ 0, %456 ], [ %575, %570 ]
  %490 = load i64, ptr %66, align 8
  %491 = shl nuw nsw i64 %489, 4
  %492 = load double, ptr %272, align 8
  %493 = load double, ptr %270, align 8
  %494 = fsub double %492, %493
  %495 = fmul double %494, 1.562500e-02
  br label %496
496:
  %497 = phi double [ 0x7FF0000000000000, %487 ], [ %567, %496 ]
  %498 = phi double [ 0.000000e+00, %487 ], [ %563, %496 ]
  %499 = phi double [ 0.000000e+00, %487 ], [ %561, %496 ]
  %500 = phi i64 [ %491, %487 ], [ %568, %496 ]
  %501 = phi double [ 0xFFF0000000000000, %487 ], [ %565, %496 ]
  %502 = icmp samesign ugt i64 %500, 1022
  %503 = sext i1 %502 to i64
  %504 = add nsw i64 %500, %503
  %505 = add nsw i64 %504, 1
  %506 = add nsw i64 %504, 2
  %507 = sitofp i64 %506 to double
  %508 = fmul double %507, 0x3FE3C6EF372FE950
  %509 = fptosi double %508 to i64
  %510 = sitofp i64 %509 to double
  %511 = fsub double %508, %510
  %512 = sdiv i64 %505, 16
  %513 = sitofp i64 %512 to double
  %514 = call double @llvm.fma.f64(double %513, double %495, double %493)
  %515 = srem i64 %505, 16
  %516 = sitofp i64 %515 to double
  %517 = fadd double %511, %516
  %518 = fmul double %517, 6.250000e-02
  %519 = fmul double %495, %518
  %520 = fadd double %514, %519
  %521 = sitofp i64 %505 to double
  %522 = fmul double %521, 0x3FE3C6EF372FE950
  %523 = fptosi double %522 to i64
  %524 = sitofp i64 %523 to double
  %525 = fsub double %522, %524
  %526 = sdiv i64 %504, 16
  %527 = sitofp i64 %526 to double
  %528 = call double @llvm.fma.f64(double %527, double %495, double %493)
  %529 = srem i64 %504, 16
  %530 = sitofp i64 %529 to double
  %531 = fadd double %525, %530
  %532 = fmul double %531, 6.250000e-02
  %533 = fmul double %495, %532
  %534 = fadd double %528, %533
  %535 = fsub double %520, %534
  %536 = mul nsw i64 %500, %490
  %537 = getelementptr inbounds double, ptr %458, i64 %536
  %538 = load double, ptr %537, align 8
  %539 = mul nsw i64 %505, %490
  %540 = getelementptr inbounds double, ptr %458, i64 %539
  %541 = load double, ptr %540, align 8
  %542 = mul nsw i64 %504, %490
  %543 = getelementptr inbounds double, ptr %458, i64 %542
  %544 = load double, ptr %543, align 8
  %545 = fsub double %541, %544
  %546 = fdiv double %545, %535
  %547 = getelementptr inbounds double, ptr %459, i64 %539
  %548 = load double, ptr %547, align 8
  %549 = getelementptr inbounds double, ptr %459, i64 %542
  %550 = load double, ptr %549, align 8
  %551 = fsub double %548, %550
  %552 = fdiv double %551, %535
  %553 = call double @llvm.fabs.f64(double %552)
  %554 = getelementptr inbounds double, ptr %459, i64 %536
  %555 = load double, ptr %554, align 8
  %556 = fmul double %555, %555
  %557 = fmul double %546, %546
  %558 = fcmp ogt double %557, %556
  %559 = select i1 %558, double %557, double %556
  %560 = fcmp ogt double %559, %499
  %561 = select i1 %560, double %559, double %499
  %562 = fcmp ogt double %553, %498
  %563 = select i1 %562, double %553, double %498
  %564 = fcmp ogt double %538, %501
  %565 = select i1 %564, double %538, double %501
  %566 = fcmp olt double %538, %497
  %567 = select i1 %566, double %538, double %497
  %568 = add nuw nsw i64 %500, 1
  %569 = icmp eq i64 %568, %488
  br i1 %569, label %570, label %496
570:
  %571 = getelementptr inbounds nuw %struct.bg_window, ptr %320, i64 %489
  store double %565, ptr %571, align 8
  %572 = getelementptr inbounds nuw i8, ptr %571, i64 8
  store double %567, ptr %572, align 8
  %573 = getelementptr inbounds nuw i8, ptr %571, i64 16
  store double %561, ptr %573, align 8
  %574 = getelementptr inbounds nuw i8, ptr %571, i64 24
  store double %563, ptr %574, align 8
  %575 = add nuw nsw i64 %489, 1
  %576 = add nuw nsw i64 %488, 16
  %577 = icmp eq i64 %575, 64
  br i1 %577, label %460, label %487
578:
  %579 = add nuw nsw i64 %457, 1
  %580 = load i64, ptr %66, align 8
  %581 = icmp slt i64 %579, %580
  br i1 %581, label %456, label %444
582:
  %583 = phi i64 [ 0, %476 ], [ %586, %626 ]
  %584 = call i64 @llvm.usub.sat.i64(i64 %583, i64 1)
  br label %590
585:
  %586 = add nuw nsw i64 %583, 1
  %587 = fsub double %597, %601
  %588 = fmul double %587, 5.000000e-01
  %589 = fcmp ogt double %588, %486
  br i1 %589, label %606, label %617
590:
  %591 = phi double [ %597, %590 ], [ 0xFFF0000000000000, %582 ]
  %592 = phi double [ %601, %590 ], [ 0x7FF0000000000000, %582 ]
  %593 = phi i64 [ %602, %590 ], [ %584, %582 ]
  %594 = getelementptr inbounds nuw %struct.bg_window, ptr %320, i64 %593
  %595 = load double, ptr %594, align 8
  %596 = fcmp ogt double %595, %591
  %597 = select i1 %596, double %595, double %591
  %598 = getelementptr inbounds nuw i8, ptr %594, i64 8
  %599 = load double, ptr %598, align 8
  %600 = fcmp olt double %599, %592
  %601 = select i1 %600, double %599, double %592
  %602 = add nuw nsw i64 %593, 1
  %603 = icmp samesign ule i64 %593, %583
  %604 = icmp samesign ult i64 %593, 63
  %605 = and i1 %603, %604
  br i1 %605, label %590, label %585
606:
  %607 = getelementptr inbounds nuw %struct.bg_window, ptr %320, i64 %583
  %608 = getelementptr inbounds nuw i8, ptr %607, i64 16
  %609 = load double, ptr %608, align 8
  %610 = fmul double %588, %588
  %611 = fdiv double %609, %610
  %612 = getelementptr inbounds nuw i8, ptr %607, i64 24
  %613 = load double, ptr %612, align 8
  %614 = fdiv double %613, %588
  %615 = fcmp ogt double %611, %614
  %616 = select i1 %615, double %611, double %614
  br label %617
617:
  %618 = phi double [ %616, %606 ], [ 0.000000e+00, %585 ]
  %619 = load ptr, ptr %69, align 8
  %620 = shl nuw nsw i64 %583, 6
  %621 = getelementptr inbounds nuw i8, ptr %619, i64 %620
  %622 = getelementptr inbounds nuw double, ptr %621, i64 %244
  %623 = load double, ptr %622, align 8
  %624 = fcmp ogt double %618, %623
  br i1 %624, label %625, label %626
625:
  store double %618, ptr %622, align 8
  br label %626
626:
  %627 = icmp eq i64 %586, 64
  br i1 %627, label %578, label %582
628:
  %629 = phi i64 [ %640, %628 ], [ 0, %444 ]
  %630 = load ptr, ptr %69, align 8
  %631 = shl nuw nsw i64 %629, 6
  %632 = getelementptr inbounds nuw i8, ptr %630, i64 %631
  %633 = getelementptr inbounds nuw double, ptr %632, i64 %244
  %634 = load double, ptr %633, align 8
  %635 = fcmp ogt double %634, 0.000000e+00
  %636 = call double @llvm.sqrt.f64(double %634)
  %637 = fdiv double 0x401921FB54442D18, %636
  %638 = fdiv double %637, %319
  %639 = select i1 %635, double %638, double 0x7FF0000000000000
  store double %639, ptr %633, align 8
  %640 = add nuw nsw i64 %629, 1
  %641 = icmp eq i64 %640, 64
  br i1 %641, label %642, label %628
642:
  %643 = fcmp ogt double %294, %292
  %644 = select i1 %643, double %294, double %292
  %645 = fadd double %257, %644
  %646 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %244, double noundef %257, double noundef %645) #13
  %647 = fcmp olt double %646, %262
  %648 = select i1 %647, double %646, double %262
  %649 = getelementptr inbounds nuw i8, ptr %245, i64 72
  store double %648, ptr %649, align 8
  %650 = fcmp olt double %257, %262
  br i1 %650, label %652, label %651
651:
  store i64 1, ptr %267, align 8
  br label %652
652:
  %653 = phi i32 [ %243, %242 ], [ %243, %248 ], [ 1, %642 ], [ 1, %651 ]
  %654 = add nuw nsw i64 %244, 1
  %655 = icmp eq i64 %654, 8
  br i1 %655, label %660, label %242
656:
  %657 = icmp slt i64 %666, 0
  br i1 %657, label %2651, label %658
658:
  %659 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %666
  br label %672
660:
  %661 = phi i64 [ %667, %660 ], [ 0, %652 ]
  %662 = phi i64 [ %666, %660 ], [ -1, %652 ]
  %663 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %661
  %664 = load i64, ptr %663, align 8
  %665 = icmp slt i64 %664, 0
  %666 = select i1 %665, i64 %662, i64 %661
  %667 = add nuw nsw i64 %661, 1
  %668 = icmp eq i64 %667, 8
  br i1 %668, label %656, label %660
669:
  %670 = getelementptr inbounds nuw i8, ptr %659, i64 64
  %671 = getelementptr inbounds nuw i8, ptr %659, i64 72
  br label %687
672:
  %673 = phi i64 [ 0, %658 ], [ %683, %682 ]
  %674 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %673
  %675 = load i64, ptr %674, align 8
  %676 = icmp slt i64 %675, 0
  br i1 %676, label %677, label %682
677:
  %678 = load i64, ptr %2, align 8
  %679 = icmp eq i64 %678, 0
  br i1 %679, label %680, label %682
680:
  %681 = load i64, ptr %659, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %673, i64 noundef %681) #13
  br label %682
682:
  %683 = add nuw nsw i64 %673, 1
  %684 = icmp eq i64 %683, 8
  br i1 %684, label %669, label %672
685:
  store i64 1, ptr %2, align 8
  %686 = icmp eq i32 %653, 0
  br i1 %686, label %828, label %700
687:
  %688 = phi i64 [ 0, %669 ], [ %698, %697 ]
  %689 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %688
  %690 = load i64, ptr %689, align 8
  %691 = icmp slt i64 %690, 0
  br i1 %691, label %692, label %697
692:
  %693 = load double, ptr %670, align 8
  %694 = getelementptr inbounds nuw i8, ptr %689, i64 64
  store double %693, ptr %694, align 8
  %695 = load double, ptr %671, align 8
  %696 = getelementptr inbounds nuw i8, ptr %689, i64 72
  store double %695, ptr %696, align 8
  br label %697
697:
  %698 = add nuw nsw i64 %688, 1
  %699 = icmp eq i64 %698, 8
  br i1 %699, label %685, label %687
700:
  %701 = load ptr, ptr %85, align 8
  %702 = icmp eq ptr %701, null
  br i1 %702, label %736, label %703
703:
  %704 = call fastcc <8 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #13
  %705 = load ptr, ptr %52, align 8
  %706 = load ptr, ptr %83, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %85, ptr noundef nonnull readonly %2, <8 x double> noundef %704, ptr noundef %705, <8 x double> noundef zeroinitializer, ptr noundef %706) #13
  br label %707
707:
  %708 = phi i64 [ 0, %703 ], [ %734, %733 ]
  %709 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %708
  %710 = load i64, ptr %709, align 8
  %711 = icmp sgt i64 %710, -1
  br i1 %711, label %712, label %733
712:
  %713 = getelementptr inbounds nuw i8, ptr %709, i64 40
  %714 = load i64, ptr %713, align 8
  %715 = icmp eq i64 %714, 0
  br i1 %715, label %716, label %733
716:
  %717 = load i64, ptr %43, align 8
  %718 = icmp sgt i64 %717, 0
  br i1 %718, label %719, label %733
719:
  %720 = phi i64 [ %730, %719 ], [ 0, %716 ]
  %721 = load ptr, ptr %83, align 8
  %722 = getelementptr inbounds nuw <8 x double>, ptr %721, i64 %720
  %723 = getelementptr inbounds nuw double, ptr %722, i64 %708
  %724 = load double, ptr %723, align 8
  %725 = load ptr, ptr %52, align 8
  %726 = load i64, ptr %0, align 8
  %727 = getelementptr inbounds <8 x double>, ptr %725, i64 %726
  %728 = getelementptr inbounds nuw <8 x double>, ptr %727, i64 %720
  %729 = getelementptr inbounds nuw double, ptr %728, i64 %708
  store double %724, ptr %729, align 8
  %730 = add nuw nsw i64 %720, 1
  %731 = load i64, ptr %43, align 8
  %732 = icmp slt i64 %730, %731
  br i1 %732, label %719, label %733
733:
  %734 = add nuw nsw i64 %708, 1
  %735 = icmp eq i64 %734, 8
  br i1 %735, label %736, label %707
736:
  %737 = load i64, ptr %86, align 8
  %738 = icmp eq i64 %737, 0
  br i1 %738, label %828, label %739
739:
  %740 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #13
  %741 = load ptr, ptr %52, align 8
  %742 = load ptr, ptr %88, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %87, ptr noundef nonnull %2, <8 x double> noundef %740, ptr noundef %741, <8 x double> noundef zeroinitializer, ptr noundef %742) #13
  br label %743
743:
  %744 = phi i64 [ 0, %739 ], [ %826, %825 ]
  %745 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %744
  %746 = load i64, ptr %745, align 8
  %747 = icmp slt i64 %746, 0
  br i1 %747, label %825, label %748
748:
  %749 = getelementptr inbounds nuw i8, ptr %745, i64 40
  %750 = load i64, ptr %749, align 8
  %751 = icmp sgt i64 %750, 0
  br i1 %751, label %825, label %752
752:
  %753 = getelementptr inbounds nuw i8, ptr %745, i64 64
  %754 = load double, ptr %753, align 8
  %755 = load ptr, ptr %88, align 8
  %756 = load i64, ptr %86, align 8
  %757 = getelementptr double, ptr %755, i64 %744
  %758 = icmp sgt i64 %756, 0
  br i1 %758, label %759, label %780
759:
  %760 = shl nsw i64 %756, 7
  %761 = mul nuw nsw i64 %756, 192
  br label %762
762:
  %763 = phi i64 [ 0, %759 ], [ %778, %775 ]
  %764 = phi double [ 0x7FF0000000000000, %759 ], [ %777, %775 ]
  %765 = shl nsw i64 %763, 6
  %766 = getelementptr i8, ptr %757, i64 %765
  %767 = getelementptr inbounds nuw i8, ptr %766, i64 %760
  %768 = load double, ptr %767, align 8
  %769 = getelementptr inbounds nuw i8, ptr %766, i64 %761
  %770 = load double, ptr %769, align 8
  %771 = fcmp olt double %770, 1.000000e-300
  %772 = select i1 %771, double 1.000000e-300, double %770
  %773 = fdiv double %768, %772
  %774 = fcmp ord double %773, 0.000000e+00
  br i1 %774, label %775, label %780
775:
  %776 = fcmp olt double %773, %764
  %777 = select i1 %776, double %773, double %764
  %778 = add nuw nsw i64 %763, 1
  %779 = icmp eq i64 %778, %756
  br i1 %779, label %780, label %762
780:
  %781 = phi double [ 0x7FF0000000000000, %752 ], [ 0x7FF8000000000000, %762 ], [ %777, %775 ]
  %782 = fadd double %754, %781
  %783 = getelementptr inbounds nuw i8, ptr %745, i64 72
  %784 = load double, ptr %783, align 8
  %785 = fcmp ult double %782, %784
  br i1 %785, label %786, label %788
786:
  store double %782, ptr %783, align 8
  %787 = load i64, ptr %86, align 8
  br label %788
788:
  %789 = phi i64 [ %787, %786 ], [ %756, %780 ]
  %790 = icmp sgt i64 %789, 0
  br i1 %790, label %812, label %825
791:
  %792 = icmp sgt i64 %822, 0
  br i1 %792, label %793, label %825
793:
  %794 = getelementptr inbounds nuw i8, ptr %745, i64 88
  br label %795
795:
  %796 = phi i64 [ %822, %793 ], [ %809, %808 ]
  %797 = phi i64 [ 0, %793 ], [ %810, %808 ]
  %798 = load ptr, ptr %89, align 8
  %799 = shl nsw i64 %797, 6
  %800 = getelementptr inbounds nuw i8, ptr %798, i64 %799
  %801 = getelementptr inbounds nuw double, ptr %800, i64 %744
  %802 = load double, ptr %801, align 8
  %803 = fcmp ult double %802, 0.000000e+00
  br i1 %803, label %808, label %804
804:
  %805 = load double, ptr %794, align 8
  %806 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %745, i64 noundef %797, double noundef %805) #13
  %807 = load i64, ptr %86, align 8
  br label %808
808:
  %809 = phi i64 [ %796, %795 ], [ %807, %804 ]
  %810 = add nuw nsw i64 %797, 1
  %811 = icmp slt i64 %810, %809
  br i1 %811, label %795, label %825
812:
  %813 = phi i64 [ %821, %812 ], [ 0, %788 ]
  %814 = load ptr, ptr %88, align 8
  %815 = getelementptr inbounds nuw <8 x double>, ptr %814, i64 %813
  %816 = getelementptr inbounds nuw double, ptr %815, i64 %744
  %817 = load double, ptr %816, align 8
  %818 = load ptr, ptr %89, align 8
  %819 = getelementptr inbounds nuw <8 x double>, ptr %818, i64 %813
  %820 = getelementptr inbounds nuw double, ptr %819, i64 %744
  store double %817, ptr %820, align 8
  %821 = add nuw nsw i64 %813, 1
  %822 = load i64, ptr %86, align 8
  %823 = shl nsw i64 %822, 2
  %824 = icmp slt i64 %821, %823
  br i1 %824, label %812, label %791
825:
  %826 = add nuw nsw i64 %744, 1
  %827 = icmp eq i64 %826, 8
  br i1 %827, label %828, label %743
828:
  %829 = load ptr, ptr %90, align 8
  %830 = icmp eq ptr %829, null
  br i1 %830, label %835, label %831
831:
  %832 = load i64, ptr %39, align 8
  %833 = load i64, ptr %91, align 8
  %834 = icmp slt i64 %832, %833
  br i1 %834, label %835, label %2651
835:
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #14
  %836 = load i64, ptr %0, align 8
  %837 = load i64, ptr %43, align 8
  %838 = load i64, ptr %44, align 8
  %839 = load i64, ptr %45, align 8
  %840 = load i64, ptr %92, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  br label %841
841:
  %842 = phi i64 [ 0, %835 ], [ %850, %841 ]
  %843 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %842
  %844 = getelementptr inbounds nuw i8, ptr %843, i64 72
  %845 = load double, ptr %844, align 8
  %846 = getelementptr inbounds nuw i8, ptr %843, i64 64
  %847 = load double, ptr %846, align 8
  %848 = fsub double %845, %847
  %849 = getelementptr inbounds nuw double, ptr %17, i64 %842
  store double %848, ptr %849, align 8
  %850 = add nuw nsw i64 %842, 1
  %851 = icmp eq i64 %850, 8
  br i1 %851, label %852, label %841
852:
  %853 = load <8 x double>, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  br label %854
854:
  %855 = phi i64 [ 0, %852 ], [ %868, %866 ]
  %856 = phi i32 [ 0, %852 ], [ %867, %866 ]
  %857 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %855
  %858 = load i64, ptr %857, align 8
  %859 = icmp sgt i64 %858, -1
  br i1 %859, label %860, label %866
860:
  %861 = getelementptr inbounds nuw i8, ptr %857, i64 16
  %862 = load i64, ptr %861, align 8
  %863 = icmp ne i64 %862, 0
  %864 = zext i1 %863 to i32
  %865 = or i32 %856, %864
  br label %866
866:
  %867 = phi i32 [ %856, %854 ], [ %865, %860 ]
  %868 = add nuw nsw i64 %855, 1
  %869 = icmp eq i64 %868, 8
  br i1 %869, label %870, label %854
870:
  %871 = add nsw i64 %837, %836
  %872 = shl nsw i64 %838, 1
  %873 = add nsw i64 %871, %872
  %874 = add nsw i64 %873, %839
  %875 = icmp eq i32 %867, 0
  br i1 %875, label %926, label %876
876:
  %877 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #13
  %878 = load ptr, ptr %52, align 8
  %879 = load ptr, ptr %93, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <8 x double> noundef %877, ptr noundef %878, ptr noundef %879) #13
  %880 = load i64, ptr %0, align 8
  %881 = load i64, ptr %43, align 8
  %882 = add nsw i64 %881, %880
  %883 = load i64, ptr %44, align 8
  %884 = shl nsw i64 %883, 1
  %885 = add nsw i64 %882, %884
  %886 = load i64, ptr %45, align 8
  %887 = add nsw i64 %885, %886
  %888 = icmp sgt i64 %887, 0
  br i1 %888, label %890, label %889
889:
  br label %920
890:
  %891 = phi i64 [ %893, %892 ], [ 0, %876 ]
  br label %903
892:
  %893 = add nuw nsw i64 %891, 1
  %894 = load i64, ptr %0, align 8
  %895 = load i64, ptr %43, align 8
  %896 = add nsw i64 %895, %894
  %897 = load i64, ptr %44, align 8
  %898 = shl nsw i64 %897, 1
  %899 = add nsw i64 %896, %898
  %900 = load i64, ptr %45, align 8
  %901 = add nsw i64 %899, %900
  %902 = icmp slt i64 %893, %901
  br i1 %902, label %890, label %889
903:
  %904 = phi i64 [ 0, %890 ], [ %918, %917 ]
  %905 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %904
  %906 = getelementptr inbounds nuw i8, ptr %905, i64 32
  %907 = load i64, ptr %906, align 8
  %908 = icmp eq i64 %907, 0
  br i1 %908, label %917, label %909
909:
  %910 = load ptr, ptr %93, align 8
  %911 = getelementptr inbounds nuw <8 x double>, ptr %910, i64 %891
  %912 = getelementptr inbounds nuw double, ptr %911, i64 %904
  %913 = load double, ptr %912, align 8
  %914 = load ptr, ptr %94, align 8
  %915 = getelementptr inbounds nuw <8 x double>, ptr %914, i64 %891
  %916 = getelementptr inbounds nuw double, ptr %915, i64 %904
  store double %913, ptr %916, align 8
  br label %917
917:
  %918 = add nuw nsw i64 %904, 1
  %919 = icmp eq i64 %918, 8
  br i1 %919, label %892, label %903
920:
  %921 = phi i64 [ %924, %920 ], [ 0, %889 ]
  %922 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %921
  %923 = getelementptr inbounds nuw i8, ptr %922, i64 32
  store i64 0, ptr %923, align 8
  %924 = add nuw nsw i64 %921, 1
  %925 = icmp eq i64 %924, 8
  br i1 %925, label %926, label %920
926:
  %927 = icmp sgt i64 %840, 1
  br i1 %927, label %928, label %930
928:
  %929 = icmp sgt i64 %874, 0
  br label %1002
930:
  %931 = load ptr, ptr %97, align 8
  %932 = load ptr, ptr %52, align 8
  %933 = load ptr, ptr %94, align 8
  %934 = load ptr, ptr %98, align 8
  %935 = icmp sgt i64 %874, 0
  br i1 %935, label %936, label %1055
936:
  %937 = icmp sgt i64 %840, 0
  %938 = icmp eq ptr %932, null
  br label %939
939:
  %940 = phi i64 [ 0, %936 ], [ %970, %967 ]
  %941 = getelementptr <8 x double>, ptr %933, i64 %940
  br i1 %937, label %944, label %942
942:
  %943 = phi <8 x double> [ zeroinitializer, %939 ], [ %958, %957 ]
  br i1 %938, label %965, label %961
944:
  %945 = phi i64 [ %959, %957 ], [ 0, %939 ]
  %946 = phi <8 x double> [ %958, %957 ], [ zeroinitializer, %939 ]
  %947 = getelementptr inbounds nuw double, ptr %931, i64 %945
  %948 = load double, ptr %947, align 8
  %949 = fcmp une double %948, 0.000000e+00
  br i1 %949, label %950, label %957
950:
  %951 = insertelement <8 x double> poison, double %948, i64 0
  %952 = shufflevector <8 x double> %951, <8 x double> poison, <8 x i32> zeroinitializer
  %953 = mul nuw nsw i64 %945, %874
  %954 = getelementptr <8 x double>, ptr %941, i64 %953
  %955 = load <8 x double>, ptr %954, align 8
  %956 = call <8 x double> @llvm.fma.v8f64(<8 x double> %952, <8 x double> %955, <8 x double> %946)
  br label %957
957:
  %958 = phi <8 x double> [ %956, %950 ], [ %946, %944 ]
  %959 = add nuw nsw i64 %945, 1
  %960 = icmp eq i64 %959, %840
  br i1 %960, label %942, label %944
961:
  %962 = getelementptr inbounds nuw <8 x double>, ptr %932, i64 %940
  %963 = load <8 x double>, ptr %962, align 8
  %964 = call <8 x double> @llvm.fma.v8f64(<8 x double> %943, <8 x double> %853, <8 x double> %963)
  br label %967
965:
  %966 = fmul <8 x double> %853, %943
  br label %967
967:
  %968 = phi <8 x double> [ %964, %961 ], [ %966, %965 ]
  %969 = getelementptr inbounds nuw <8 x double>, ptr %934, i64 %940
  store <8 x double> %968, ptr %969, align 8
  %970 = add nuw nsw i64 %940, 1
  %971 = icmp eq i64 %970, %874
  br i1 %971, label %972, label %939
972:
  %973 = load ptr, ptr %99, align 8
  %974 = load ptr, ptr %94, align 8
  %975 = load ptr, ptr %100, align 8
  br label %976
976:
  %977 = phi i64 [ 0, %972 ], [ %983, %979 ]
  %978 = getelementptr <8 x double>, ptr %974, i64 %977
  br i1 %937, label %985, label %979
979:
  %980 = phi <8 x double> [ zeroinitializer, %976 ], [ %999, %998 ]
  %981 = fmul <8 x double> %853, %980
  %982 = getelementptr inbounds nuw <8 x double>, ptr %975, i64 %977
  store <8 x double> %981, ptr %982, align 8
  %983 = add nuw nsw i64 %977, 1
  %984 = icmp eq i64 %983, %874
  br i1 %984, label %1055, label %976
985:
  %986 = phi i64 [ %1000, %998 ], [ 0, %976 ]
  %987 = phi <8 x double> [ %999, %998 ], [ zeroinitializer, %976 ]
  %988 = getelementptr inbounds nuw double, ptr %973, i64 %986
  %989 = load double, ptr %988, align 8
  %990 = fcmp une double %989, 0.000000e+00
  br i1 %990, label %991, label %998
991:
  %992 = insertelement <8 x double> poison, double %989, i64 0
  %993 = shufflevector <8 x double> %992, <8 x double> poison, <8 x i32> zeroinitializer
  %994 = mul nuw nsw i64 %986, %874
  %995 = getelementptr <8 x double>, ptr %978, i64 %994
  %996 = load <8 x double>, ptr %995, align 8
  %997 = call <8 x double> @llvm.fma.v8f64(<8 x double> %993, <8 x double> %996, <8 x double> %987)
  br label %998
998:
  %999 = phi <8 x double> [ %997, %991 ], [ %987, %985 ]
  %1000 = add nuw nsw i64 %986, 1
  %1001 = icmp eq i64 %1000, %840
  br i1 %1001, label %979, label %985
1002:
  %1003 = phi i64 [ 1, %928 ], [ %1053, %1044 ]
  %1004 = load ptr, ptr %95, align 8
  %1005 = mul nuw nsw i64 %1003, %840
  %1006 = getelementptr inbounds nuw double, ptr %1004, i64 %1005
  %1007 = load ptr, ptr %52, align 8
  %1008 = load ptr, ptr %94, align 8
  %1009 = load ptr, ptr %93, align 8
  br i1 %929, label %1010, label %1044
1010:
  %1011 = icmp eq ptr %1007, null
  br label %1012
1012:
  %1013 = phi i64 [ 0, %1010 ], [ %1042, %1039 ]
  %1014 = getelementptr <8 x double>, ptr %1008, i64 %1013
  br label %1016
1015:
  br i1 %1011, label %1037, label %1033
1016:
  %1017 = phi i64 [ %1031, %1029 ], [ 0, %1012 ]
  %1018 = phi <8 x double> [ %1030, %1029 ], [ zeroinitializer, %1012 ]
  %1019 = getelementptr inbounds nuw double, ptr %1006, i64 %1017
  %1020 = load double, ptr %1019, align 8
  %1021 = fcmp une double %1020, 0.000000e+00
  br i1 %1021, label %1022, label %1029
1022:
  %1023 = insertelement <8 x double> poison, double %1020, i64 0
  %1024 = shufflevector <8 x double> %1023, <8 x double> poison, <8 x i32> zeroinitializer
  %1025 = mul nuw nsw i64 %1017, %874
  %1026 = getelementptr <8 x double>, ptr %1014, i64 %1025
  %1027 = load <8 x double>, ptr %1026, align 8
  %1028 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1024, <8 x double> %1027, <8 x double> %1018)
  br label %1029
1029:
  %1030 = phi <8 x double> [ %1028, %1022 ], [ %1018, %1016 ]
  %1031 = add nuw nsw i64 %1017, 1
  %1032 = icmp eq i64 %1031, %1003
  br i1 %1032, label %1015, label %1016
1033:
  %1034 = getelementptr inbounds nuw <8 x double>, ptr %1007, i64 %1013
  %1035 = load <8 x double>, ptr %1034, align 8
  %1036 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1030, <8 x double> %853, <8 x double> %1035)
  br label %1039
1037:
  %1038 = fmul <8 x double> %853, %1030
  br label %1039
1039:
  %1040 = phi <8 x double> [ %1036, %1033 ], [ %1038, %1037 ]
  %1041 = getelementptr inbounds nuw <8 x double>, ptr %1009, i64 %1013
  store <8 x double> %1040, ptr %1041, align 8
  %1042 = add nuw nsw i64 %1013, 1
  %1043 = icmp eq i64 %1042, %874
  br i1 %1043, label %1044, label %1012
1044:
  %1045 = load ptr, ptr %96, align 8
  %1046 = getelementptr inbounds nuw double, ptr %1045, i64 %1003
  %1047 = load double, ptr %1046, align 8
  %1048 = call fastcc <8 x double> @bg_at(ptr noundef %2, double noundef %1047) #13
  %1049 = load ptr, ptr %93, align 8
  %1050 = load ptr, ptr %94, align 8
  %1051 = mul nsw i64 %1003, %874
  %1052 = getelementptr inbounds <8 x double>, ptr %1050, i64 %1051
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <8 x double> noundef %1048, ptr noundef %1049, ptr noundef %1052) #13
  %1053 = add nuw nsw i64 %1003, 1
  %1054 = icmp eq i64 %1053, %840
  br i1 %1054, label %930, label %1002
1055:
  %1056 = load ptr, ptr %101, align 8
  %1057 = icmp eq ptr %1056, null
  br i1 %1057, label %1058, label %1061
1058:
  %1059 = load ptr, ptr %85, align 8
  %1060 = icmp eq ptr %1059, null
  br i1 %1060, label %1178, label %1061
1061:
  %1062 = load i64, ptr %0, align 8
  %1063 = load i64, ptr %43, align 8
  %1064 = add nsw i64 %1063, %1062
  %1065 = load i64, ptr %44, align 8
  %1066 = shl nsw i64 %1065, 1
  %1067 = add nsw i64 %1064, %1066
  %1068 = load i64, ptr %45, align 8
  %1069 = add nsw i64 %1067, %1068
  %1070 = icmp sgt i64 %1069, 0
  br i1 %1070, label %1078, label %1071
1071:
  %1072 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #13
  %1073 = load ptr, ptr %98, align 8
  %1074 = load ptr, ptr %103, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %1072, ptr noundef %1073, ptr noundef %1074, i64 noundef 0, ptr noundef null) #13
  %1075 = load i64, ptr %104, align 8
  %1076 = icmp ne i64 %1075, 0
  %1077 = and i1 %1070, %1076
  br i1 %1077, label %1087, label %1116
1078:
  %1079 = phi i64 [ %1085, %1078 ], [ 0, %1061 ]
  %1080 = load ptr, ptr %98, align 8
  %1081 = getelementptr inbounds nuw <8 x double>, ptr %1080, i64 %1079
  %1082 = load <8 x double>, ptr %1081, align 8
  %1083 = load ptr, ptr %102, align 8
  %1084 = getelementptr inbounds nuw <8 x double>, ptr %1083, i64 %1079
  store <8 x double> %1082, ptr %1084, align 8
  %1085 = add nuw nsw i64 %1079, 1
  %1086 = icmp eq i64 %1085, %1069
  br i1 %1086, label %1071, label %1078
1087:
  %1088 = phi i64 [ %1114, %1112 ], [ 0, %1071 ]
  %1089 = load ptr, ptr %100, align 8
  %1090 = getelementptr inbounds nuw <8 x double>, ptr %1089, i64 %1088
  %1091 = load <8 x double>, ptr %1090, align 8
  %1092 = load ptr, ptr %98, align 8
  %1093 = getelementptr inbounds nuw <8 x double>, ptr %1092, i64 %1088
  %1094 = load <8 x double>, ptr %1093, align 8
  %1095 = load ptr, ptr %102, align 8
  %1096 = getelementptr inbounds nuw <8 x double>, ptr %1095, i64 %1088
  %1097 = load <8 x double>, ptr %1096, align 8
  %1098 = fsub <8 x double> %1094, %1097
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store <8 x double> %1091, ptr %15, align 8
  store <8 x double> %1098, ptr %16, align 8
  br label %1099
1099:
  %1100 = phi i64 [ 0, %1087 ], [ %1110, %1109 ]
  %1101 = getelementptr inbounds nuw double, ptr %15, i64 %1100
  %1102 = getelementptr inbounds nuw double, ptr %16, i64 %1100
  %1103 = load double, ptr %1102, align 8
  %1104 = call double @llvm.fabs.f64(double %1103)
  %1105 = load double, ptr %1101, align 8
  %1106 = call double @llvm.fabs.f64(double %1105)
  %1107 = fcmp ogt double %1104, %1106
  br i1 %1107, label %1108, label %1109
1108:
  store double %1103, ptr %1101, align 8
  br label %1109
1109:
  %1110 = add nuw nsw i64 %1100, 1
  %1111 = icmp eq i64 %1110, 8
  br i1 %1111, label %1112, label %1099
1112:
  %1113 = load <8 x double>, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  store <8 x double> %1113, ptr %1090, align 8
  %1114 = add nuw nsw i64 %1088, 1
  %1115 = icmp eq i64 %1114, %1069
  br i1 %1115, label %1116, label %1087
1116:
  %1117 = load ptr, ptr %105, align 8
  %1118 = icmp eq ptr %1117, null
  br i1 %1118, label %1152, label %1119
1119:
  %1120 = load i64, ptr %0, align 8
  %1121 = icmp sgt i64 %1120, 0
  br i1 %1121, label %1122, label %1152
1122:
  %1123 = phi i64 [ %1125, %1124 ], [ 0, %1119 ]
  br label %1128
1124:
  %1125 = add nuw nsw i64 %1123, 1
  %1126 = load i64, ptr %0, align 8
  %1127 = icmp slt i64 %1125, %1126
  br i1 %1127, label %1122, label %1152
1128:
  %1129 = phi i64 [ 0, %1122 ], [ %1150, %1149 ]
  %1130 = load ptr, ptr %106, align 8
  %1131 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %1123
  %1132 = getelementptr inbounds nuw double, ptr %1131, i64 %1129
  %1133 = load double, ptr %1132, align 8
  %1134 = fcmp ogt double %1133, 5.000000e-01
  br i1 %1134, label %1135, label %1149
1135:
  %1136 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1129
  %1137 = getelementptr inbounds nuw i8, ptr %1136, i64 128
  %1138 = load double, ptr %1137, align 8
  %1139 = fdiv double %1138, 1.000000e-02
  %1140 = fcmp olt double %1139, 1.000000e-03
  %1141 = fcmp ogt double %1139, 1.000000e+00
  %1142 = select i1 %1141, double 1.000000e+00, double %1139
  %1143 = select i1 %1140, double 1.000000e-03, double %1142
  %1144 = load ptr, ptr %100, align 8
  %1145 = getelementptr inbounds nuw <8 x double>, ptr %1144, i64 %1123
  %1146 = getelementptr inbounds nuw double, ptr %1145, i64 %1129
  %1147 = load double, ptr %1146, align 8
  %1148 = fmul double %1147, %1143
  store double %1148, ptr %1146, align 8
  br label %1149
1149:
  %1150 = add nuw nsw i64 %1129, 1
  %1151 = icmp eq i64 %1150, 8
  br i1 %1151, label %1124, label %1128
1152:
  br i1 %1070, label %1153, label %1178
1153:
  %1154 = phi i64 [ %1176, %1174 ], [ 0, %1152 ]
  %1155 = load ptr, ptr %100, align 8
  %1156 = getelementptr inbounds nuw <8 x double>, ptr %1155, i64 %1154
  %1157 = load <8 x double>, ptr %1156, align 8
  %1158 = load ptr, ptr %103, align 8
  %1159 = getelementptr inbounds nuw <8 x double>, ptr %1158, i64 %1154
  %1160 = load <8 x double>, ptr %1159, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store <8 x double> %1157, ptr %13, align 8
  store <8 x double> %1160, ptr %14, align 8
  br label %1161
1161:
  %1162 = phi i64 [ 0, %1153 ], [ %1172, %1171 ]
  %1163 = getelementptr inbounds nuw double, ptr %13, i64 %1162
  %1164 = getelementptr inbounds nuw double, ptr %14, i64 %1162
  %1165 = load double, ptr %1164, align 8
  %1166 = call double @llvm.fabs.f64(double %1165)
  %1167 = load double, ptr %1163, align 8
  %1168 = call double @llvm.fabs.f64(double %1167)
  %1169 = fcmp ogt double %1166, %1168
  br i1 %1169, label %1170, label %1171
1170:
  store double %1165, ptr %1163, align 8
  br label %1171
1171:
  %1172 = add nuw nsw i64 %1162, 1
  %1173 = icmp eq i64 %1172, 8
  br i1 %1173, label %1174, label %1161
1174:
  %1175 = load <8 x double>, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  store <8 x double> %1175, ptr %1156, align 8
  %1176 = add nuw nsw i64 %1154, 1
  %1177 = icmp eq i64 %1176, %1069
  br i1 %1177, label %1178, label %1153
1178:
  %1179 = load i64, ptr %86, align 8
  %1180 = icmp eq i64 %1179, 0
  br i1 %1180, label %1181, label %1182
1181:
  br label %1346
1182:
  %1183 = load i64, ptr %0, align 8
  %1184 = load i64, ptr %43, align 8
  %1185 = add nsw i64 %1184, %1183
  %1186 = load i64, ptr %44, align 8
  %1187 = shl nsw i64 %1186, 1
  %1188 = add nsw i64 %1185, %1187
  %1189 = load i64, ptr %45, align 8
  %1190 = add nsw i64 %1188, %1189
  %1191 = icmp sgt i64 %1190, 0
  br i1 %1191, label %1205, label %1192
1192:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  br label %1193
1193:
  %1194 = phi i64 [ 0, %1192 ], [ %1199, %1193 ]
  %1195 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1194
  %1196 = getelementptr inbounds nuw i8, ptr %1195, i64 88
  %1197 = load double, ptr %1196, align 8
  %1198 = getelementptr inbounds nuw double, ptr %12, i64 %1194
  store double %1197, ptr %1198, align 8
  %1199 = add nuw nsw i64 %1194, 1
  %1200 = icmp eq i64 %1199, 8
  br i1 %1200, label %1201, label %1193
1201:
  %1202 = load <8 x double>, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  %1203 = load ptr, ptr %98, align 8
  %1204 = load ptr, ptr %108, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %87, ptr noundef nonnull readonly %2, <8 x double> noundef %1202, ptr noundef %1203, <8 x double> noundef zeroinitializer, ptr noundef %1204) #13
  br label %1227
1205:
  %1206 = phi i64 [ %1212, %1205 ], [ 0, %1182 ]
  %1207 = load ptr, ptr %98, align 8
  %1208 = getelementptr inbounds nuw <8 x double>, ptr %1207, i64 %1206
  %1209 = load <8 x double>, ptr %1208, align 8
  %1210 = load ptr, ptr %107, align 8
  %1211 = getelementptr inbounds nuw <8 x double>, ptr %1210, i64 %1206
  store <8 x double> %1209, ptr %1211, align 8
  %1212 = add nuw nsw i64 %1206, 1
  %1213 = load i64, ptr %0, align 8
  %1214 = load i64, ptr %43, align 8
  %1215 = add nsw i64 %1214, %1213
  %1216 = load i64, ptr %44, align 8
  %1217 = shl nsw i64 %1216, 1
  %1218 = add nsw i64 %1215, %1217
  %1219 = load i64, ptr %45, align 8
  %1220 = add nsw i64 %1218, %1219
  %1221 = icmp slt i64 %1212, %1220
  br i1 %1221, label %1205, label %1192
1222:
  %1223 = icmp eq i32 %1259, 0
  br i1 %1223, label %1224, label %1262
1224:
  %1225 = load i64, ptr %86, align 8
  %1226 = icmp sgt i64 %1225, 0
  br i1 %1226, label %1333, label %1181
1227:
  %1228 = phi i32 [ 0, %1201 ], [ %1259, %1258 ]
  %1229 = phi i64 [ 0, %1201 ], [ %1260, %1258 ]
  %1230 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %1229
  %1231 = load i64, ptr %1230, align 8
  %1232 = icmp sgt i64 %1231, -1
  br i1 %1232, label %1233, label %1258
1233:
  %1234 = load ptr, ptr %108, align 8
  %1235 = load i64, ptr %86, align 8
  %1236 = getelementptr double, ptr %1234, i64 %1229
  %1237 = icmp sgt i64 %1235, 0
  br i1 %1237, label %1238, label %1258
1238:
  %1239 = load ptr, ptr %89, align 8
  %1240 = getelementptr double, ptr %1239, i64 %1229
  br label %1241
1241:
  %1242 = phi i64 [ 0, %1238 ], [ %1254, %1241 ]
  %1243 = phi i32 [ 0, %1238 ], [ %1253, %1241 ]
  %1244 = shl nsw i64 %1242, 6
  %1245 = getelementptr i8, ptr %1240, i64 %1244
  %1246 = load double, ptr %1245, align 8
  %1247 = getelementptr i8, ptr %1236, i64 %1244
  %1248 = load double, ptr %1247, align 8
  %1249 = fcmp olt double %1246, 0.000000e+00
  %1250 = fcmp oge double %1248, 0.000000e+00
  %1251 = select i1 %1249, i1 %1250, i1 false
  %1252 = zext i1 %1251 to i32
  %1253 = or i32 %1243, %1252
  %1254 = add nuw nsw i64 %1242, 1
  %1255 = icmp eq i64 %1254, %1235
  br i1 %1255, label %1256, label %1241
1256:
  %1257 = or i32 %1253, %1228
  br label %1258
1258:
  %1259 = phi i32 [ %1228, %1227 ], [ %1228, %1233 ], [ %1257, %1256 ]
  %1260 = add nuw nsw i64 %1229, 1
  %1261 = icmp eq i64 %1260, 8
  br i1 %1261, label %1222, label %1227
1262:
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  br label %1263
1263:
  %1264 = phi i64 [ 0, %1262 ], [ %1269, %1263 ]
  %1265 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1264
  %1266 = getelementptr inbounds nuw i8, ptr %1265, i64 88
  %1267 = load double, ptr %1266, align 8
  %1268 = getelementptr inbounds nuw double, ptr %11, i64 %1264
  store double %1267, ptr %1268, align 8
  %1269 = add nuw nsw i64 %1264, 1
  %1270 = icmp eq i64 %1269, 8
  br i1 %1270, label %1271, label %1263
1271:
  %1272 = load <8 x double>, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  %1273 = load ptr, ptr %98, align 8
  %1274 = load ptr, ptr %110, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %109, ptr noundef nonnull readonly %2, <8 x double> noundef %1272, ptr noundef %1273, <8 x double> noundef zeroinitializer, ptr noundef %1274) #13
  %1275 = load i64, ptr %111, align 8
  br label %1289
1276:
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
  br label %1277
1277:
  %1278 = phi i64 [ 0, %1276 ], [ %1283, %1277 ]
  %1279 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1278
  %1280 = getelementptr inbounds nuw i8, ptr %1279, i64 88
  %1281 = load double, ptr %1280, align 8
  %1282 = getelementptr inbounds nuw double, ptr %10, i64 %1278
  store double %1281, ptr %1282, align 8
  %1283 = add nuw nsw i64 %1278, 1
  %1284 = icmp eq i64 %1283, 8
  br i1 %1284, label %1285, label %1277
1285:
  %1286 = load <8 x double>, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  %1287 = load ptr, ptr %98, align 8
  %1288 = load ptr, ptr %88, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %87, ptr noundef nonnull readonly %2, <8 x double> noundef %1286, ptr noundef %1287, <8 x double> noundef zeroinitializer, ptr noundef %1288) #13
  br label %1181
1289:
  %1290 = phi i64 [ %1275, %1271 ], [ %1330, %1329 ]
  %1291 = phi i64 [ 0, %1271 ], [ %1331, %1329 ]
  %1292 = icmp sgt i64 %1290, 0
  br i1 %1292, label %1293, label %1329
1293:
  %1294 = phi i64 [ %1325, %1324 ], [ %1290, %1289 ]
  %1295 = phi i64 [ %1326, %1324 ], [ %1290, %1289 ]
  %1296 = phi i64 [ %1327, %1324 ], [ 0, %1289 ]
  %1297 = load ptr, ptr %112, align 8
  %1298 = getelementptr inbounds nuw i64, ptr %1297, i64 %1296
  %1299 = load i64, ptr %1298, align 8
  %1300 = load ptr, ptr %89, align 8
  %1301 = shl nsw i64 %1299, 6
  %1302 = getelementptr inbounds i8, ptr %1300, i64 %1301
  %1303 = getelementptr inbounds nuw double, ptr %1302, i64 %1291
  %1304 = load double, ptr %1303, align 8
  %1305 = load ptr, ptr %108, align 8
  %1306 = getelementptr inbounds i8, ptr %1305, i64 %1301
  %1307 = getelementptr inbounds nuw double, ptr %1306, i64 %1291
  %1308 = load double, ptr %1307, align 8
  %1309 = fcmp uge double %1304, 0.000000e+00
  %1310 = fcmp ult double %1308, 0.000000e+00
  %1311 = select i1 %1309, i1 true, i1 %1310
  br i1 %1311, label %1324, label %1312
1312:
  %1313 = load ptr, ptr %110, align 8
  %1314 = getelementptr inbounds nuw <8 x double>, ptr %1313, i64 %1296
  %1315 = getelementptr inbounds nuw double, ptr %1314, i64 %1291
  %1316 = load double, ptr %1315, align 8
  %1317 = load ptr, ptr %98, align 8
  %1318 = load ptr, ptr %113, align 8
  %1319 = getelementptr inbounds nuw i64, ptr %1318, i64 %1296
  %1320 = load i64, ptr %1319, align 8
  %1321 = getelementptr inbounds <8 x double>, ptr %1317, i64 %1320
  %1322 = getelementptr inbounds nuw double, ptr %1321, i64 %1291
  store double %1316, ptr %1322, align 8
  %1323 = load i64, ptr %111, align 8
  br label %1324
1324:
  %1325 = phi i64 [ %1323, %1312 ], [ %1294, %1293 ]
  %1326 = phi i64 [ %1323, %1312 ], [ %1295, %1293 ]
  %1327 = add nuw nsw i64 %1296, 1
  %1328 = icmp slt i64 %1327, %1326
  br i1 %1328, label %1293, label %1329
1329:
  %1330 = phi i64 [ %1290, %1289 ], [ %1325, %1324 ]
  %1331 = add nuw nsw i64 %1291, 1
  %1332 = icmp eq i64 %1331, 8
  br i1 %1332, label %1276, label %1289
1333:
  %1334 = phi i64 [ %1340, %1333 ], [ 0, %1224 ]
  %1335 = load ptr, ptr %108, align 8
  %1336 = getelementptr inbounds nuw <8 x double>, ptr %1335, i64 %1334
  %1337 = load <8 x double>, ptr %1336, align 8
  %1338 = load ptr, ptr %88, align 8
  %1339 = getelementptr inbounds nuw <8 x double>, ptr %1338, i64 %1334
  store <8 x double> %1337, ptr %1339, align 8
  %1340 = add nuw nsw i64 %1334, 1
  %1341 = load i64, ptr %86, align 8
  %1342 = shl nsw i64 %1341, 2
  %1343 = icmp slt i64 %1340, %1342
  br i1 %1343, label %1333, label %1181
1344:
  %1345 = icmp eq i32 %1669, 0
  br i1 %1345, label %2355, label %1672
1346:
  %1347 = phi i32 [ %1669, %1666 ], [ 0, %1181 ]
  %1348 = phi i64 [ %1670, %1666 ], [ 0, %1181 ]
  %1349 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %1348
  %1350 = load i64, ptr %1349, align 8
  %1351 = icmp sgt i64 %1350, -1
  br i1 %1351, label %1352, label %1666
1352:
  %1353 = getelementptr inbounds nuw i8, ptr %1349, i64 24
  %1354 = load i64, ptr %1353, align 8
  %1355 = freeze i64 %1354
  %1356 = getelementptr inbounds nuw i8, ptr %1349, i64 32
  %1357 = getelementptr inbounds nuw i8, ptr %1349, i64 136
  %1358 = load double, ptr %1357, align 8
  %1359 = getelementptr %struct.bg_lane, ptr %2, i64 %1348
  %1360 = getelementptr i8, ptr %1359, i64 128
  %1361 = load double, ptr %1360, align 8
  %1362 = load i64, ptr %0, align 8
  %1363 = load i64, ptr %43, align 8
  %1364 = add nsw i64 %1363, %1362
  %1365 = load i64, ptr %44, align 8
  %1366 = shl nsw i64 %1365, 1
  %1367 = add nsw i64 %1364, %1366
  %1368 = load i64, ptr %45, align 8
  %1369 = add nsw i64 %1367, %1368
  %1370 = icmp sgt i64 %1369, 0
  br i1 %1370, label %1371, label %1376
1371:
  %1372 = load ptr, ptr %98, align 8
  %1373 = getelementptr double, ptr %1372, i64 %1348
  br label %1389
1374:
  %1375 = icmp eq i32 %1396, 0
  br label %1376
1376:
  %1377 = phi i1 [ true, %1352 ], [ %1375, %1374 ]
  %1378 = icmp sgt i64 %1362, 0
  br i1 %1378, label %1379, label %1429
1379:
  %1380 = load ptr, ptr %52, align 8
  %1381 = getelementptr double, ptr %1380, i64 %1348
  %1382 = load ptr, ptr %98, align 8
  %1383 = getelementptr double, ptr %1382, i64 %1348
  %1384 = load ptr, ptr %100, align 8
  %1385 = getelementptr double, ptr %1384, i64 %1348
  %1386 = load ptr, ptr %114, align 8
  %1387 = getelementptr double, ptr %1386, i64 %1348
  %1388 = load ptr, ptr %115, align 8
  br label %1401
1389:
  %1390 = phi i32 [ 0, %1371 ], [ %1396, %1389 ]
  %1391 = phi i64 [ 0, %1371 ], [ %1397, %1389 ]
  %1392 = getelementptr <8 x double>, ptr %1373, i64 %1391
  %1393 = load double, ptr %1392, align 8
  %1394 = fcmp uno double %1393, 0.000000e+00
  %1395 = zext i1 %1394 to i32
  %1396 = or i32 %1390, %1395
  %1397 = add nuw nsw i64 %1391, 1
  %1398 = icmp eq i64 %1397, %1369
  br i1 %1398, label %1374, label %1389
1399:
  %1400 = call double @llvm.sqrt.f64(double %1426)
  br label %1429
1401:
  %1402 = phi double [ 0.000000e+00, %1379 ], [ %1426, %1401 ]
  %1403 = phi i64 [ 0, %1379 ], [ %1427, %1401 ]
  %1404 = getelementptr <8 x double>, ptr %1381, i64 %1403
  %1405 = load double, ptr %1404, align 8
  %1406 = call double @llvm.fabs.f64(double %1405)
  %1407 = getelementptr <8 x double>, ptr %1383, i64 %1403
  %1408 = load double, ptr %1407, align 8
  %1409 = call double @llvm.fabs.f64(double %1408)
  %1410 = getelementptr <8 x double>, ptr %1385, i64 %1403
  %1411 = load double, ptr %1410, align 8
  %1412 = getelementptr <8 x double>, ptr %1387, i64 %1403
  %1413 = load double, ptr %1412, align 8
  %1414 = fcmp uno double %1411, 0.000000e+00
  %1415 = select i1 %1414, double 0x7FF0000000000000, double %1411
  %1416 = fcmp ogt double %1409, %1406
  %1417 = select i1 %1377, i1 %1416, i1 false
  %1418 = select i1 %1417, double %1409, double %1406
  %1419 = getelementptr inbounds nuw double, ptr %1388, i64 %1403
  %1420 = load double, ptr %1419, align 8
  %1421 = fcmp ogt double %1420, 0.000000e+00
  %1422 = call double @llvm.fma.f64(double %1418, double %1361, double %1413)
  %1423 = fdiv double %1415, %1422
  %1424 = fmul double %1423, %1423
  %1425 = call double @llvm.fma.f64(double %1420, double %1424, double %1402)
  %1426 = select i1 %1421, double %1425, double %1402
  %1427 = add nuw nsw i64 %1403, 1
  %1428 = icmp eq i64 %1427, %1362
  br i1 %1428, label %1399, label %1401
1429:
  %1430 = phi double [ 0.000000e+00, %1376 ], [ %1400, %1399 ]
  %1431 = fdiv double 1.000000e+00, %1430
  %1432 = load i64, ptr %116, align 8
  %1433 = sitofp i64 %1432 to double
  %1434 = getelementptr inbounds nuw i8, ptr %1349, i64 72
  %1435 = load double, ptr %1434, align 8
  %1436 = getelementptr inbounds nuw i8, ptr %1349, i64 64
  %1437 = load double, ptr %1436, align 8
  %1438 = fsub double %1435, %1437
  %1439 = fcmp olt double %1430, 1.000000e+00
  %1440 = icmp ne i64 %1355, 0
  %1441 = or i1 %1440, %1439
  %1442 = load double, ptr %117, align 8
  %1443 = load double, ptr %118, align 8
  %1444 = fadd double %1442, %1443
  %1445 = fdiv double %1444, %1433
  %1446 = call double @bg_pow_1(double noundef %1431, double noundef %1445) #12
  %1447 = fmul double %1446, 9.000000e-01
  %1448 = load double, ptr %1357, align 8
  %1449 = load double, ptr %118, align 8
  %1450 = fneg double %1449
  %1451 = fdiv double %1450, %1433
  %1452 = call double @bg_pow_1(double noundef %1448, double noundef %1451) #12
  %1453 = fmul double %1447, %1452
  %1454 = select i1 %1441, double 1.000000e+00, double 2.000000e-01
  %1455 = select i1 %1441, double 1.000000e+01, double 9.000000e-01
  %1456 = fcmp ult double %1453, %1454
  %1457 = fcmp ogt double %1453, %1455
  %1458 = select i1 %1457, double %1455, double %1453
  %1459 = select i1 %1456, double %1454, double %1458
  %1460 = fmul double %1438, %1459
  %1461 = getelementptr inbounds nuw i8, ptr %1349, i64 128
  %1462 = load double, ptr %1461, align 8
  %1463 = fcmp olt double %1460, %1462
  %1464 = load i64, ptr %1353, align 8
  %1465 = icmp ne i64 %1464, 0
  %1466 = fcmp oeq double %1459, 1.000000e+00
  %1467 = select i1 %1465, i1 %1466, i1 false
  %1468 = select i1 %1467, double %1462, double %1460
  %1469 = fcmp ole double %1468, %1462
  %1470 = zext i1 %1469 to i64
  store i64 %1470, ptr %1353, align 8
  %1471 = fcmp olt double %1468, %1462
  %1472 = select i1 %1471, double %1462, double %1468
  br i1 %1441, label %1473, label %1476
1473:
  %1474 = call i1 @llvm.is.fpclass.f64(double %1431, i32 608)
  %1475 = select i1 %1474, double 1.000000e+00, double %1431
  store double %1475, ptr %1357, align 8
  br label %1476
1476:
  %1477 = phi ptr [ %1434, %1473 ], [ %1436, %1429 ]
  %1478 = load double, ptr %1477, align 8
  %1479 = fadd double %1472, %1478
  %1480 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %1348, double noundef %1478, double noundef %1479) #13
  %1481 = getelementptr inbounds nuw i8, ptr %1349, i64 80
  store double %1480, ptr %1481, align 8
  br i1 %1463, label %1482, label %1483
1482:
  store i64 3, ptr %1356, align 8
  br label %1483
1483:
  %1484 = load i64, ptr %86, align 8
  %1485 = icmp eq i64 %1484, 0
  br i1 %1485, label %1643, label %1486
1486:
  %1487 = load double, ptr %1434, align 8
  %1488 = load double, ptr %1436, align 8
  %1489 = fsub double %1487, %1488
  %1490 = getelementptr inbounds nuw i8, ptr %1349, i64 96
  %1491 = load double, ptr %1490, align 8
  %1492 = getelementptr inbounds nuw i8, ptr %1349, i64 88
  %1493 = load double, ptr %1492, align 8
  %1494 = fsub double %1491, %1493
  %1495 = fmul double %1494, 1.000000e-13
  %1496 = icmp sgt i64 %1484, 0
  br i1 %1496, label %1497, label %1637
1497:
  %1498 = load ptr, ptr %89, align 8
  %1499 = getelementptr double, ptr %1498, i64 %1348
  %1500 = shl nsw i64 %1484, 6
  %1501 = shl nsw i64 %1484, 7
  %1502 = load ptr, ptr %88, align 8
  %1503 = getelementptr double, ptr %1502, i64 %1348
  br label %1504
1504:
  %1505 = phi double [ 1.000000e+00, %1497 ], [ %1600, %1594 ]
  %1506 = phi i64 [ 0, %1497 ], [ %1601, %1594 ]
  %1507 = shl nsw i64 %1506, 6
  %1508 = getelementptr i8, ptr %1499, i64 %1507
  %1509 = load double, ptr %1508, align 8
  %1510 = getelementptr inbounds nuw i8, ptr %1508, i64 %1500
  %1511 = load double, ptr %1510, align 8
  %1512 = getelementptr inbounds nuw i8, ptr %1508, i64 %1501
  %1513 = load double, ptr %1512, align 8
  %1514 = getelementptr i8, ptr %1503, i64 %1507
  %1515 = load double, ptr %1514, align 8
  %1516 = getelementptr inbounds nuw i8, ptr %1514, i64 %1500
  %1517 = load double, ptr %1516, align 8
  %1518 = fcmp olt double %1509, 0.000000e+00
  %1519 = select i1 %1518, double 1.000000e+00, double -1.000000e+00
  %1520 = fmul double %1513, 0x3EB0C6F7A0B5ED8D
  %1521 = fmul double %1509, %1519
  %1522 = fmul double %1519, %1515
  %1523 = fsub double %1522, %1521
  %1524 = fmul double %1511, %1519
  %1525 = fmul double %1489, %1524
  %1526 = fmul double %1519, %1517
  %1527 = fmul double %1489, %1526
  %1528 = fmul double %1523, 3.000000e+00
  %1529 = fmul double %1525, 2.000000e+00
  %1530 = fsub double %1528, %1529
  %1531 = fsub double %1530, %1527
  %1532 = fadd double %1525, %1527
  %1533 = fmul double %1523, 2.000000e+00
  %1534 = fsub double %1532, %1533
  %1535 = fcmp uge double %1515, 0.000000e+00
  %1536 = xor i1 %1518, %1535
  br i1 %1536, label %1569, label %1537
1537:
  %1538 = fcmp ogt double %1522, %1520
  br i1 %1538, label %1539, label %1594
1539:
  %1540 = fmul double %1520, 5.000000e-01
  %1541 = fmul double %1531, 2.000000e+00
  br label %1542
1542:
  %1543 = phi double [ 0.000000e+00, %1539 ], [ %1556, %1542 ]
  %1544 = phi double [ 1.000000e+00, %1539 ], [ %1555, %1542 ]
  %1545 = phi double [ 5.000000e-01, %1539 ], [ %1566, %1542 ]
  %1546 = phi i32 [ 0, %1539 ], [ %1567, %1542 ]
  %1547 = call double @llvm.fma.f64(double %1545, double %1534, double %1531)
  %1548 = call double @llvm.fma.f64(double %1545, double %1547, double %1525)
  %1549 = call double @llvm.fma.f64(double %1545, double %1548, double %1521)
  %1550 = fsub double %1549, %1540
  %1551 = fmul double %1545, 3.000000e+00
  %1552 = call double @llvm.fma.f64(double %1551, double %1534, double %1541)
  %1553 = call double @llvm.fma.f64(double %1545, double %1552, double %1525)
  %1554 = fcmp olt double %1550, 0.000000e+00
  %1555 = select i1 %1554, double %1544, double %1545
  %1556 = select i1 %1554, double %1545, double %1543
  %1557 = fcmp oeq double %1553, 0.000000e+00
  %1558 = select i1 %1557, double 1.000000e+00, double %1553
  %1559 = fdiv double %1550, %1558
  %1560 = fsub double %1545, %1559
  %1561 = fcmp ogt double %1560, %1556
  %1562 = fcmp olt double %1560, %1555
  %1563 = select i1 %1561, i1 %1562, i1 false
  %1564 = fadd double %1556, %1555
  %1565 = fmul double %1564, 5.000000e-01
  %1566 = select i1 %1563, double %1560, double %1565
  %1567 = add nuw nsw i32 %1546, 1
  %1568 = icmp eq i32 %1567, 10
  br i1 %1568, label %1594, label %1542
1569:
  %1570 = fcmp ogt double %1524, 0.000000e+00
  %1571 = fcmp olt double %1526, 0.000000e+00
  %1572 = select i1 %1570, i1 %1571, i1 false
  br i1 %1572, label %1573, label %1594
1573:
  %1574 = fmul double %1531, %1531
  %1575 = fmul double %1534, 3.000000e+00
  %1576 = fmul double %1525, %1575
  %1577 = fsub double %1574, %1576
  %1578 = fcmp ogt double %1577, 0.000000e+00
  %1579 = select i1 %1578, double %1577, double 0.000000e+00
  %1580 = call double @llvm.sqrt.f64(double %1579)
  %1581 = fsub double %1580, %1531
  %1582 = fcmp olt double %1581, 1.000000e-300
  %1583 = select i1 %1582, double 1.000000e-300, double %1581
  %1584 = fdiv double %1525, %1583
  %1585 = fcmp olt double %1584, 0.000000e+00
  %1586 = fcmp ogt double %1584, 1.000000e+00
  %1587 = select i1 %1586, double 1.000000e+00, double %1584
  %1588 = select i1 %1585, double 0.000000e+00, double %1587
  %1589 = call double @llvm.fma.f64(double %1588, double %1534, double %1531)
  %1590 = call double @llvm.fma.f64(double %1588, double %1589, double %1525)
  %1591 = call double @llvm.fma.f64(double %1588, double %1590, double %1521)
  %1592 = fcmp ogt double %1591, 0.000000e+00
  %1593 = select i1 %1592, double %1588, double 1.000000e+00
  br label %1594
1594:
  %1595 = phi double [ 1.000000e+00, %1569 ], [ 1.000000e+00, %1537 ], [ %1593, %1573 ], [ %1566, %1542 ]
  %1596 = call double @llvm.fabs.f64(double %1595)
  %1597 = fcmp one double %1596, 0x7FF0000000000000
  %1598 = select i1 %1597, double %1595, double 1.000000e+00
  %1599 = fcmp olt double %1598, %1505
  %1600 = select i1 %1599, double %1598, double %1505
  %1601 = add nuw nsw i64 %1506, 1
  %1602 = icmp eq i64 %1601, %1484
  br i1 %1602, label %1603, label %1504
1603:
  %1604 = fcmp olt double %1600, 1.000000e+00
  %1605 = fcmp ogt double %1489, %1495
  %1606 = select i1 %1604, i1 %1605, i1 false
  br i1 %1606, label %1607, label %1617
1607:
  %1608 = call double @llvm.fma.f64(double %1600, double %1489, double %1488)
  %1609 = fmul double %1495, 5.000000e-01
  %1610 = fadd double %1488, %1609
  %1611 = fcmp olt double %1608, %1610
  %1612 = select i1 %1611, double %1610, double %1608
  br i1 %1441, label %1613, label %1614
1613:
  store double %1358, ptr %1357, align 8
  store i64 %1355, ptr %1353, align 8
  br label %1616
1614:
  %1615 = fcmp olt double %1612, %1480
  br i1 %1615, label %1616, label %1646
1616:
  store double %1612, ptr %1481, align 8
  br label %1646
1617:
  %1618 = mul nuw nsw i64 %1484, 192
  br label %1619
1619:
  %1620 = phi i64 [ 0, %1617 ], [ %1635, %1632 ]
  %1621 = phi double [ 0x7FF0000000000000, %1617 ], [ %1634, %1632 ]
  %1622 = shl nsw i64 %1620, 6
  %1623 = getelementptr i8, ptr %1503, i64 %1622
  %1624 = getelementptr inbounds nuw i8, ptr %1623, i64 %1501
  %1625 = load double, ptr %1624, align 8
  %1626 = getelementptr inbounds nuw i8, ptr %1623, i64 %1618
  %1627 = load double, ptr %1626, align 8
  %1628 = fcmp olt double %1627, 1.000000e-300
  %1629 = select i1 %1628, double 1.000000e-300, double %1627
  %1630 = fdiv double %1625, %1629
  %1631 = fcmp ord double %1630, 0.000000e+00
  br i1 %1631, label %1632, label %1637
1632:
  %1633 = fcmp olt double %1630, %1621
  %1634 = select i1 %1633, double %1630, double %1621
  %1635 = add nuw nsw i64 %1620, 1
  %1636 = icmp eq i64 %1635, %1484
  br i1 %1636, label %1637, label %1619
1637:
  %1638 = phi double [ 0x7FF0000000000000, %1486 ], [ %1634, %1632 ], [ 0x7FF8000000000000, %1619 ]
  %1639 = fadd double %1487, %1638
  br i1 %1441, label %1640, label %1646
1640:
  %1641 = fcmp ult double %1639, %1480
  br i1 %1641, label %1642, label %1646
1642:
  store double %1639, ptr %1481, align 8
  br label %1646
1643:
  %1644 = zext i1 %1441 to i32
  %1645 = select i1 %1441, i64 72, i64 64
  br label %1646
1646:
  %1647 = phi i32 [ 0, %1637 ], [ %1644, %1643 ], [ 1, %1640 ], [ 0, %1614 ], [ 0, %1616 ], [ 1, %1642 ]
  %1648 = phi i64 [ 64, %1637 ], [ %1645, %1643 ], [ 72, %1640 ], [ 64, %1614 ], [ 64, %1616 ], [ 72, %1642 ]
  %1649 = getelementptr inbounds nuw i8, ptr %1349, i64 %1648
  %1650 = load double, ptr %1649, align 8
  %1651 = getelementptr inbounds nuw i8, ptr %1349, i64 40
  %1652 = load i64, ptr %1651, align 8
  %1653 = add nsw i64 %1652, 1
  store i64 %1653, ptr %1651, align 8
  %1654 = load i64, ptr %1356, align 8
  %1655 = icmp eq i64 %1654, 0
  br i1 %1655, label %1656, label %1666
1656:
  %1657 = sitofp i64 %1653 to double
  %1658 = getelementptr inbounds nuw i8, ptr %1349, i64 120
  %1659 = load double, ptr %1658, align 8
  %1660 = fcmp ugt double %1659, %1657
  br i1 %1660, label %1666, label %1661
1661:
  %1662 = getelementptr inbounds nuw i8, ptr %1349, i64 96
  %1663 = load double, ptr %1662, align 8
  %1664 = fcmp olt double %1650, %1663
  br i1 %1664, label %1665, label %1666
1665:
  store i64 2, ptr %1356, align 8
  br label %1666
1666:
  %1667 = phi i32 [ 0, %1346 ], [ %1647, %1646 ], [ %1647, %1656 ], [ %1647, %1661 ], [ %1647, %1665 ]
  %1668 = getelementptr inbounds nuw i32, ptr %18, i64 %1348
  store i32 %1667, ptr %1668, align 4
  %1669 = or i32 %1667, %1347
  %1670 = add nuw nsw i64 %1348, 1
  %1671 = icmp eq i64 %1670, 8
  br i1 %1671, label %1344, label %1346
1672:
  %1673 = load i64, ptr %54, align 8
  %1674 = icmp eq i64 %1673, 0
  br i1 %1674, label %1890, label %1675
1675:
  %1676 = load i64, ptr %0, align 8
  %1677 = load i64, ptr %43, align 8
  %1678 = load i64, ptr %44, align 8
  %1679 = load i64, ptr %45, align 8
  %1680 = load i64, ptr %92, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #14
  br label %1681
1681:
  %1682 = phi i64 [ 0, %1675 ], [ %1690, %1681 ]
  %1683 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %1682
  %1684 = getelementptr inbounds nuw i8, ptr %1683, i64 72
  %1685 = load double, ptr %1684, align 8
  %1686 = getelementptr inbounds nuw i8, ptr %1683, i64 64
  %1687 = load double, ptr %1686, align 8
  %1688 = fsub double %1685, %1687
  %1689 = getelementptr inbounds nuw double, ptr %9, i64 %1682
  store double %1688, ptr %1689, align 8
  %1690 = add nuw nsw i64 %1682, 1
  %1691 = icmp eq i64 %1690, 8
  br i1 %1691, label %1692, label %1681
1692:
  %1693 = add i64 %1677, %1676
  %1694 = shl i64 %1678, 1
  %1695 = add i64 %1693, %1694
  %1696 = add i64 %1695, %1679
  %1697 = load <8 x double>, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #14
  %1698 = icmp sgt i64 %1680, 0
  br i1 %1698, label %1699, label %1703
1699:
  %1700 = icmp sgt i64 %1696, 0
  %1701 = icmp sgt i64 %1673, 0
  %1702 = mul i64 %1696, %1680
  br label %1708
1703:
  %1704 = icmp sgt i64 %1673, 0
  br i1 %1704, label %1705, label %1823
1705:
  %1706 = mul i64 %1696, %1680
  %1707 = icmp sgt i64 %1696, 0
  br label %1828
1708:
  %1709 = phi i64 [ 0, %1699 ], [ %1757, %1756 ]
  %1710 = load ptr, ptr %95, align 8
  %1711 = mul nuw nsw i64 %1709, %1680
  %1712 = getelementptr inbounds nuw double, ptr %1710, i64 %1711
  %1713 = load ptr, ptr %52, align 8
  %1714 = load ptr, ptr %94, align 8
  %1715 = load ptr, ptr %93, align 8
  br i1 %1700, label %1716, label %1752
1716:
  %1717 = icmp eq i64 %1709, 0
  %1718 = icmp eq ptr %1713, null
  br label %1719
1719:
  %1720 = phi i64 [ 0, %1716 ], [ %1750, %1747 ]
  %1721 = getelementptr <8 x double>, ptr %1714, i64 %1720
  br i1 %1717, label %1722, label %1724
1722:
  %1723 = phi <8 x double> [ zeroinitializer, %1719 ], [ %1738, %1737 ]
  br i1 %1718, label %1745, label %1741
1724:
  %1725 = phi i64 [ %1739, %1737 ], [ 0, %1719 ]
  %1726 = phi <8 x double> [ %1738, %1737 ], [ zeroinitializer, %1719 ]
  %1727 = getelementptr inbounds nuw double, ptr %1712, i64 %1725
  %1728 = load double, ptr %1727, align 8
  %1729 = fcmp une double %1728, 0.000000e+00
  br i1 %1729, label %1730, label %1737
1730:
  %1731 = insertelement <8 x double> poison, double %1728, i64 0
  %1732 = shufflevector <8 x double> %1731, <8 x double> poison, <8 x i32> zeroinitializer
  %1733 = mul nuw nsw i64 %1725, %1696
  %1734 = getelementptr <8 x double>, ptr %1721, i64 %1733
  %1735 = load <8 x double>, ptr %1734, align 8
  %1736 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1732, <8 x double> %1735, <8 x double> %1726)
  br label %1737
1737:
  %1738 = phi <8 x double> [ %1736, %1730 ], [ %1726, %1724 ]
  %1739 = add nuw nsw i64 %1725, 1
  %1740 = icmp eq i64 %1739, %1709
  br i1 %1740, label %1722, label %1724
1741:
  %1742 = getelementptr inbounds nuw <8 x double>, ptr %1713, i64 %1720
  %1743 = load <8 x double>, ptr %1742, align 8
  %1744 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1723, <8 x double> %1697, <8 x double> %1743)
  br label %1747
1745:
  %1746 = fmul <8 x double> %1697, %1723
  br label %1747
1747:
  %1748 = phi <8 x double> [ %1744, %1741 ], [ %1746, %1745 ]
  %1749 = getelementptr inbounds nuw <8 x double>, ptr %1715, i64 %1720
  store <8 x double> %1748, ptr %1749, align 8
  %1750 = add nuw nsw i64 %1720, 1
  %1751 = icmp eq i64 %1750, %1696
  br i1 %1751, label %1752, label %1719
1752:
  br i1 %1701, label %1753, label %1756
1753:
  %1754 = icmp eq i64 %1709, 0
  %1755 = mul nsw i64 %1709, %1696
  br label %1759
1756:
  %1757 = add nuw nsw i64 %1709, 1
  %1758 = icmp eq i64 %1757, %1680
  br i1 %1758, label %1703, label %1708
1759:
  %1760 = phi i64 [ 0, %1753 ], [ %1816, %1815 ]
  %1761 = load ptr, ptr %119, align 8
  %1762 = mul i64 %1702, %1760
  %1763 = getelementptr inbounds <8 x double>, ptr %1761, i64 %1762
  %1764 = load ptr, ptr %95, align 8
  %1765 = getelementptr inbounds nuw double, ptr %1764, i64 %1711
  %1766 = load ptr, ptr %55, align 8
  %1767 = mul nsw i64 %1760, %1696
  %1768 = getelementptr inbounds <8 x double>, ptr %1766, i64 %1767
  %1769 = load ptr, ptr %120, align 8
  br i1 %1700, label %1770, label %1805
1770:
  %1771 = icmp eq ptr %1766, null
  br label %1772
1772:
  %1773 = phi i64 [ 0, %1770 ], [ %1803, %1800 ]
  %1774 = getelementptr <8 x double>, ptr %1763, i64 %1773
  br i1 %1754, label %1775, label %1777
1775:
  %1776 = phi <8 x double> [ zeroinitializer, %1772 ], [ %1791, %1790 ]
  br i1 %1771, label %1798, label %1794
1777:
  %1778 = phi i64 [ %1792, %1790 ], [ 0, %1772 ]
  %1779 = phi <8 x double> [ %1791, %1790 ], [ zeroinitializer, %1772 ]
  %1780 = getelementptr inbounds nuw double, ptr %1765, i64 %1778
  %1781 = load double, ptr %1780, align 8
  %1782 = fcmp une double %1781, 0.000000e+00
  br i1 %1782, label %1783, label %1790
1783:
  %1784 = insertelement <8 x double> poison, double %1781, i64 0
  %1785 = shufflevector <8 x double> %1784, <8 x double> poison, <8 x i32> zeroinitializer
  %1786 = mul nuw nsw i64 %1778, %1696
  %1787 = getelementptr <8 x double>, ptr %1774, i64 %1786
  %1788 = load <8 x double>, ptr %1787, align 8
  %1789 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1785, <8 x double> %1788, <8 x double> %1779)
  br label %1790
1790:
  %1791 = phi <8 x double> [ %1789, %1783 ], [ %1779, %1777 ]
  %1792 = add nuw nsw i64 %1778, 1
  %1793 = icmp eq i64 %1792, %1709
  br i1 %1793, label %1775, label %1777
1794:
  %1795 = getelementptr inbounds nuw <8 x double>, ptr %1768, i64 %1773
  %1796 = load <8 x double>, ptr %1795, align 8
  %1797 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1776, <8 x double> %1697, <8 x double> %1796)
  br label %1800
1798:
  %1799 = fmul <8 x double> %1697, %1776
  br label %1800
1800:
  %1801 = phi <8 x double> [ %1797, %1794 ], [ %1799, %1798 ]
  %1802 = getelementptr inbounds nuw <8 x double>, ptr %1769, i64 %1773
  store <8 x double> %1801, ptr %1802, align 8
  %1803 = add nuw nsw i64 %1773, 1
  %1804 = icmp eq i64 %1803, %1696
  br i1 %1804, label %1805, label %1772
1805:
  %1806 = load ptr, ptr %96, align 8
  %1807 = getelementptr inbounds nuw double, ptr %1806, i64 %1709
  %1808 = load double, ptr %1807, align 8
  %1809 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %1808) #13
  %1810 = load ptr, ptr %93, align 8
  %1811 = load ptr, ptr %120, align 8
  %1812 = getelementptr inbounds <8 x double>, ptr %1763, i64 %1755
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %121, ptr noundef readonly %2, <8 x double> noundef %1809, ptr noundef %1810, <8 x double> noundef zeroinitializer, i64 noundef %1760, ptr noundef %1811, ptr noundef %1812) #13
  %1813 = load i64, ptr %0, align 8
  %1814 = icmp slt i64 %1813, %1696
  br i1 %1814, label %1818, label %1815
1815:
  %1816 = add nuw nsw i64 %1760, 1
  %1817 = icmp eq i64 %1816, %1673
  br i1 %1817, label %1756, label %1759
1818:
  %1819 = phi i64 [ %1821, %1818 ], [ %1813, %1805 ]
  %1820 = getelementptr <8 x double>, ptr %1812, i64 %1819
  store <8 x double> zeroinitializer, ptr %1820, align 8
  %1821 = add nsw i64 %1819, 1
  %1822 = icmp slt i64 %1821, %1696
  br i1 %1822, label %1818, label %1815
1823:
  %1824 = load ptr, ptr %101, align 8
  %1825 = icmp eq ptr %1824, null
  br i1 %1825, label %1890, label %1826
1826:
  %1827 = icmp sgt i64 %1696, 0
  br i1 %1827, label %1881, label %1877
1828:
  %1829 = phi i64 [ 0, %1705 ], [ %1875, %1874 ]
  %1830 = load ptr, ptr %97, align 8
  %1831 = load ptr, ptr %55, align 8
  %1832 = mul nsw i64 %1829, %1696
  %1833 = getelementptr inbounds <8 x double>, ptr %1831, i64 %1832
  %1834 = load ptr, ptr %119, align 8
  %1835 = mul i64 %1706, %1829
  %1836 = getelementptr inbounds <8 x double>, ptr %1834, i64 %1835
  %1837 = load ptr, ptr %122, align 8
  %1838 = getelementptr inbounds <8 x double>, ptr %1837, i64 %1832
  br i1 %1707, label %1839, label %1874
1839:
  %1840 = icmp eq ptr %1831, null
  br label %1841
1841:
  %1842 = phi i64 [ 0, %1839 ], [ %1872, %1869 ]
  %1843 = getelementptr <8 x double>, ptr %1836, i64 %1842
  br i1 %1698, label %1846, label %1844
1844:
  %1845 = phi <8 x double> [ zeroinitializer, %1841 ], [ %1860, %1859 ]
  br i1 %1840, label %1867, label %1863
1846:
  %1847 = phi i64 [ %1861, %1859 ], [ 0, %1841 ]
  %1848 = phi <8 x double> [ %1860, %1859 ], [ zeroinitializer, %1841 ]
  %1849 = getelementptr inbounds nuw double, ptr %1830, i64 %1847
  %1850 = load double, ptr %1849, align 8
  %1851 = fcmp une double %1850, 0.000000e+00
  br i1 %1851, label %1852, label %1859
1852:
  %1853 = insertelement <8 x double> poison, double %1850, i64 0
  %1854 = shufflevector <8 x double> %1853, <8 x double> poison, <8 x i32> zeroinitializer
  %1855 = mul nuw nsw i64 %1847, %1696
  %1856 = getelementptr <8 x double>, ptr %1843, i64 %1855
  %1857 = load <8 x double>, ptr %1856, align 8
  %1858 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1854, <8 x double> %1857, <8 x double> %1848)
  br label %1859
1859:
  %1860 = phi <8 x double> [ %1858, %1852 ], [ %1848, %1846 ]
  %1861 = add nuw nsw i64 %1847, 1
  %1862 = icmp eq i64 %1861, %1680
  br i1 %1862, label %1844, label %1846
1863:
  %1864 = getelementptr inbounds nuw <8 x double>, ptr %1833, i64 %1842
  %1865 = load <8 x double>, ptr %1864, align 8
  %1866 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1845, <8 x double> %1697, <8 x double> %1865)
  br label %1869
1867:
  %1868 = fmul <8 x double> %1697, %1845
  br label %1869
1869:
  %1870 = phi <8 x double> [ %1866, %1863 ], [ %1868, %1867 ]
  %1871 = getelementptr inbounds nuw <8 x double>, ptr %1838, i64 %1842
  store <8 x double> %1870, ptr %1871, align 8
  %1872 = add nuw nsw i64 %1842, 1
  %1873 = icmp eq i64 %1872, %1696
  br i1 %1873, label %1874, label %1841
1874:
  %1875 = add nuw nsw i64 %1829, 1
  %1876 = icmp eq i64 %1875, %1673
  br i1 %1876, label %1823, label %1828
1877:
  %1878 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #13
  %1879 = load ptr, ptr %93, align 8
  %1880 = load ptr, ptr %122, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %1878, ptr noundef %1879, ptr noundef null, i64 noundef range(i64 1, 0) %1673, ptr noundef %1880) #13
  br label %1890
1881:
  %1882 = phi i64 [ %1888, %1881 ], [ 0, %1826 ]
  %1883 = load ptr, ptr %102, align 8
  %1884 = getelementptr inbounds nuw <8 x double>, ptr %1883, i64 %1882
  %1885 = load <8 x double>, ptr %1884, align 8
  %1886 = load ptr, ptr %93, align 8
  %1887 = getelementptr inbounds nuw <8 x double>, ptr %1886, i64 %1882
  store <8 x double> %1885, ptr %1887, align 8
  %1888 = add nuw nsw i64 %1882, 1
  %1889 = icmp eq i64 %1888, %1696
  br i1 %1889, label %1877, label %1881
1890:
  %1891 = load ptr, ptr %90, align 8
  %1892 = icmp eq ptr %1891, null
  br i1 %1892, label %1946, label %1893
1893:
  %1894 = load i64, ptr %0, align 8
  %1895 = load i64, ptr %43, align 8
  %1896 = add nsw i64 %1895, %1894
  %1897 = load i64, ptr %44, align 8
  %1898 = shl nsw i64 %1897, 1
  %1899 = add nsw i64 %1896, %1898
  %1900 = load i64, ptr %45, align 8
  %1901 = add nsw i64 %1899, %1900
  %1902 = load i64, ptr %92, align 8
  %1903 = load i64, ptr %39, align 8
  %1904 = add nsw i64 %1903, 1
  store i64 %1904, ptr %39, align 8
  %1905 = add nsw i64 %1902, 2
  %1906 = mul nsw i64 %1905, %1901
  %1907 = add nsw i64 %1906, 2
  %1908 = mul nsw i64 %1907, %1903
  %1909 = getelementptr inbounds double, ptr %1891, i64 %1908
  %1910 = load double, ptr %123, align 8
  %1911 = getelementptr inbounds nuw i8, ptr %1909, i64 8
  store double %1910, ptr %1909, align 8
  %1912 = load double, ptr %124, align 8
  %1913 = getelementptr inbounds nuw i8, ptr %1909, i64 16
  store double %1912, ptr %1911, align 8
  %1914 = icmp sgt i64 %1901, 0
  br i1 %1914, label %1915, label %1924
1915:
  %1916 = phi i64 [ %1922, %1915 ], [ 0, %1893 ]
  %1917 = phi ptr [ %1921, %1915 ], [ %1913, %1893 ]
  %1918 = load ptr, ptr %52, align 8
  %1919 = getelementptr inbounds nuw <8 x double>, ptr %1918, i64 %1916
  %1920 = load double, ptr %1919, align 8
  %1921 = getelementptr inbounds nuw i8, ptr %1917, i64 8
  store double %1920, ptr %1917, align 8
  %1922 = add nuw nsw i64 %1916, 1
  %1923 = icmp eq i64 %1922, %1901
  br i1 %1923, label %1928, label %1915
1924:
  %1925 = phi ptr [ %1913, %1893 ], [ %1934, %1928 ]
  %1926 = mul nsw i64 %1901, %1902
  %1927 = icmp sgt i64 %1926, 0
  br i1 %1927, label %1937, label %1946
1928:
  %1929 = phi i64 [ %1935, %1928 ], [ 0, %1915 ]
  %1930 = phi ptr [ %1934, %1928 ], [ %1921, %1915 ]
  %1931 = load ptr, ptr %98, align 8
  %1932 = getelementptr inbounds nuw <8 x double>, ptr %1931, i64 %1929
  %1933 = load double, ptr %1932, align 8
  %1934 = getelementptr inbounds nuw i8, ptr %1930, i64 8
  store double %1933, ptr %1930, align 8
  %1935 = add nuw nsw i64 %1929, 1
  %1936 = icmp eq i64 %1935, %1901
  br i1 %1936, label %1924, label %1928
1937:
  %1938 = phi i64 [ %1944, %1937 ], [ 0, %1924 ]
  %1939 = phi ptr [ %1943, %1937 ], [ %1925, %1924 ]
  %1940 = load ptr, ptr %94, align 8
  %1941 = getelementptr inbounds nuw <8 x double>, ptr %1940, i64 %1938
  %1942 = load double, ptr %1941, align 8
  %1943 = getelementptr inbounds nuw i8, ptr %1939, i64 8
  store double %1942, ptr %1939, align 8
  %1944 = add nuw nsw i64 %1938, 1
  %1945 = icmp eq i64 %1944, %1926
  br i1 %1945, label %1946, label %1937
1946:
  %1947 = load i64, ptr %86, align 8
  %1948 = icmp eq i64 %1947, 0
  br i1 %1948, label %2355, label %1949
1949:
  %1950 = icmp sgt i64 %1947, 0
  br label %1951
1951:
  %1952 = phi i32 [ 0, %1949 ], [ %1963, %1962 ]
  %1953 = phi i64 [ 0, %1949 ], [ %1964, %1962 ]
  br i1 %1950, label %1954, label %1962
1954:
  %1955 = getelementptr inbounds nuw i32, ptr %18, i64 %1953
  %1956 = load i32, ptr %1955, align 4
  %1957 = icmp eq i32 %1956, 0
  br label %1966
1958:
  %1959 = icmp eq i32 %1963, 0
  br i1 %1959, label %1960, label %1982
1960:
  %1961 = phi i64 [ %1947, %1982 ], [ %1947, %1958 ], [ %2147, %2146 ]
  br label %2260
1962:
  %1963 = phi i32 [ %1952, %1951 ], [ %1979, %1978 ]
  %1964 = add nuw nsw i64 %1953, 1
  %1965 = icmp eq i64 %1964, 8
  br i1 %1965, label %1958, label %1951
1966:
  %1967 = phi i32 [ %1952, %1954 ], [ %1979, %1978 ]
  %1968 = phi i64 [ 0, %1954 ], [ %1980, %1978 ]
  br i1 %1957, label %1978, label %1969
1969:
  %1970 = load ptr, ptr %89, align 8
  %1971 = shl nsw i64 %1968, 6
  %1972 = getelementptr inbounds nuw i8, ptr %1970, i64 %1971
  %1973 = getelementptr inbounds nuw double, ptr %1972, i64 %1953
  %1974 = load double, ptr %1973, align 8
  %1975 = fcmp oge double %1974, 0.000000e+00
  %1976 = zext i1 %1975 to i32
  %1977 = or i32 %1967, %1976
  br label %1978
1978:
  %1979 = phi i32 [ %1967, %1966 ], [ %1977, %1969 ]
  %1980 = add nuw nsw i64 %1968, 1
  %1981 = icmp eq i64 %1980, %1947
  br i1 %1981, label %1962, label %1966
1982:
  %1983 = load i64, ptr %125, align 8
  %1984 = icmp eq i64 %1983, 0
  br i1 %1984, label %1960, label %1987
1985:
  %1986 = load i64, ptr %86, align 8
  br label %2134
1987:
  %1988 = phi i64 [ %2132, %2125 ], [ 0, %1982 ]
  %1989 = load ptr, ptr %93, align 8
  %1990 = load i64, ptr %0, align 8
  %1991 = load i64, ptr %43, align 8
  %1992 = load i64, ptr %44, align 8
  %1993 = load i64, ptr %45, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  br label %1994
1994:
  %1995 = phi i64 [ 0, %1987 ], [ %2003, %1994 ]
  %1996 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %1995
  %1997 = getelementptr inbounds nuw i8, ptr %1996, i64 72
  %1998 = load double, ptr %1997, align 8
  %1999 = getelementptr inbounds nuw i8, ptr %1996, i64 64
  %2000 = load double, ptr %1999, align 8
  %2001 = fsub double %1998, %2000
  %2002 = getelementptr inbounds nuw double, ptr %6, i64 %1995
  store double %2001, ptr %2002, align 8
  %2003 = add nuw nsw i64 %1995, 1
  %2004 = icmp eq i64 %2003, 8
  br i1 %2004, label %2005, label %1994
2005:
  %2006 = uitofp nneg i64 %1988 to double
  %2007 = fmul double %2006, 1.250000e-01
  %2008 = add nsw i64 %1991, %1990
  %2009 = shl nsw i64 %1992, 1
  %2010 = add nsw i64 %2009, %2008
  %2011 = add nsw i64 %2010, %1993
  %2012 = load <8 x double>, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
  %2013 = load i64, ptr %92, align 8
  %2014 = icmp sgt i64 %2013, 0
  br i1 %2014, label %2015, label %2021
2015:
  %2016 = load i64, ptr %127, align 8
  %2017 = icmp sgt i64 %2016, 0
  %2018 = fmul double %2007, 0.000000e+00
  %2019 = insertelement <8 x double> poison, double %2018, i64 0
  %2020 = shufflevector <8 x double> %2019, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2026
2021:
  %2022 = icmp sgt i64 %2008, 0
  br i1 %2022, label %2023, label %2125
2023:
  %2024 = insertelement <8 x double> poison, double %2007, i64 0
  %2025 = shufflevector <8 x double> %2024, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2065
2026:
  %2027 = phi i64 [ 0, %2015 ], [ %2063, %2058 ]
  br i1 %2017, label %2028, label %2040
2028:
  %2029 = load ptr, ptr %128, align 8
  %2030 = mul nuw nsw i64 %2027, %2016
  %2031 = getelementptr double, ptr %2029, i64 %2030
  br label %2032
2032:
  %2033 = phi i64 [ %2016, %2028 ], [ %2035, %2032 ]
  %2034 = phi double [ 0.000000e+00, %2028 ], [ %2038, %2032 ]
  %2035 = add nsw i64 %2033, -1
  %2036 = getelementptr double, ptr %2031, i64 %2035
  %2037 = load double, ptr %2036, align 8
  %2038 = call double @llvm.fma.f64(double %2034, double %2007, double %2037)
  %2039 = icmp samesign ugt i64 %2033, 1
  br i1 %2039, label %2032, label %2042
2040:
  %2041 = getelementptr inbounds nuw <8 x double>, ptr %7, i64 %2027
  store <8 x double> %2020, ptr %2041, align 16
  br label %2058
2042:
  %2043 = fmul double %2007, %2038
  %2044 = fadd double %2043, 0.000000e+00
  %2045 = insertelement <8 x double> poison, double %2044, i64 0
  %2046 = shufflevector <8 x double> %2045, <8 x double> poison, <8 x i32> zeroinitializer
  %2047 = getelementptr inbounds nuw <8 x double>, ptr %7, i64 %2027
  store <8 x double> %2046, ptr %2047, align 16
  br label %2048
2048:
  %2049 = phi i64 [ %2016, %2042 ], [ %2051, %2048 ]
  %2050 = phi double [ 0.000000e+00, %2042 ], [ %2054, %2048 ]
  %2051 = add nsw i64 %2049, -1
  %2052 = getelementptr double, ptr %2031, i64 %2051
  %2053 = load double, ptr %2052, align 8
  %2054 = fadd double %2050, %2053
  %2055 = icmp samesign ugt i64 %2049, 1
  br i1 %2055, label %2048, label %2056
2056:
  %2057 = fadd double %2054, 0.000000e+00
  br label %2058
2058:
  %2059 = phi double [ 0.000000e+00, %2040 ], [ %2057, %2056 ]
  %2060 = insertelement <8 x double> poison, double %2059, i64 0
  %2061 = shufflevector <8 x double> %2060, <8 x double> poison, <8 x i32> zeroinitializer
  %2062 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2027
  store <8 x double> %2061, ptr %2062, align 16
  %2063 = add nuw nsw i64 %2027, 1
  %2064 = icmp eq i64 %2063, %2013
  br i1 %2064, label %2021, label %2026
2065:
  %2066 = phi i64 [ 0, %2023 ], [ %2120, %2119 ]
  %2067 = load i64, ptr %92, align 8
  %2068 = icmp sgt i64 %2067, 0
  br i1 %2068, label %2069, label %2086
2069:
  %2070 = load ptr, ptr %94, align 8
  %2071 = getelementptr <8 x double>, ptr %2070, i64 %2066
  br label %2075
2072:
  %2073 = load i64, ptr %129, align 8
  %2074 = icmp eq i64 %2073, 0
  br i1 %2074, label %2086, label %2096
2075:
  %2076 = phi i64 [ 0, %2069 ], [ %2084, %2075 ]
  %2077 = phi <8 x double> [ zeroinitializer, %2069 ], [ %2083, %2075 ]
  %2078 = getelementptr inbounds nuw <8 x double>, ptr %7, i64 %2076
  %2079 = load <8 x double>, ptr %2078, align 16
  %2080 = mul nsw i64 %2076, %2011
  %2081 = getelementptr <8 x double>, ptr %2071, i64 %2080
  %2082 = load <8 x double>, ptr %2081, align 8
  %2083 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2079, <8 x double> %2082, <8 x double> %2077)
  %2084 = add nuw nsw i64 %2076, 1
  %2085 = icmp eq i64 %2084, %2067
  br i1 %2085, label %2072, label %2075
2086:
  %2087 = phi <8 x double> [ %2083, %2072 ], [ zeroinitializer, %2065 ], [ %2083, %2096 ]
  %2088 = phi <8 x double> [ zeroinitializer, %2072 ], [ zeroinitializer, %2065 ], [ %2104, %2096 ]
  %2089 = load ptr, ptr %52, align 8
  %2090 = getelementptr inbounds nuw <8 x double>, ptr %2089, i64 %2066
  %2091 = load <8 x double>, ptr %2090, align 8
  %2092 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2012, <8 x double> %2087, <8 x double> %2091)
  %2093 = getelementptr inbounds nuw <8 x double>, ptr %1989, i64 %2066
  store <8 x double> %2092, ptr %2093, align 8
  %2094 = load i64, ptr %129, align 8
  %2095 = icmp eq i64 %2094, 0
  br i1 %2095, label %2119, label %2107
2096:
  %2097 = phi i64 [ %2105, %2096 ], [ 0, %2072 ]
  %2098 = phi <8 x double> [ %2104, %2096 ], [ zeroinitializer, %2072 ]
  %2099 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2097
  %2100 = load <8 x double>, ptr %2099, align 16
  %2101 = mul nsw i64 %2097, %2011
  %2102 = getelementptr <8 x double>, ptr %2071, i64 %2101
  %2103 = load <8 x double>, ptr %2102, align 8
  %2104 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2100, <8 x double> %2103, <8 x double> %2098)
  %2105 = add nuw nsw i64 %2097, 1
  %2106 = icmp eq i64 %2105, %2067
  br i1 %2106, label %2086, label %2096
2107:
  %2108 = load ptr, ptr %107, align 8
  %2109 = getelementptr inbounds nuw <8 x double>, ptr %2108, i64 %2066
  %2110 = load <8 x double>, ptr %2109, align 8
  %2111 = load ptr, ptr %52, align 8
  %2112 = getelementptr inbounds nuw <8 x double>, ptr %2111, i64 %2066
  %2113 = load <8 x double>, ptr %2112, align 8
  %2114 = fsub <8 x double> %2110, %2113
  %2115 = fmul <8 x double> %2012, %2088
  %2116 = fsub <8 x double> %2114, %2115
  %2117 = fmul <8 x double> %2025, %2116
  %2118 = fadd <8 x double> %2092, %2117
  store <8 x double> %2118, ptr %2093, align 8
  br label %2119
2119:
  %2120 = add nuw nsw i64 %2066, 1
  %2121 = load i64, ptr %0, align 8
  %2122 = load i64, ptr %43, align 8
  %2123 = add nsw i64 %2122, %2121
  %2124 = icmp slt i64 %2120, %2123
  br i1 %2124, label %2065, label %2125
2125:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #14
  %2126 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %2007) #13
  %2127 = load ptr, ptr %93, align 8
  %2128 = load ptr, ptr %130, align 8
  %2129 = load i64, ptr %86, align 8
  %2130 = mul nsw i64 %2129, %1988
  %2131 = getelementptr inbounds <8 x double>, ptr %2128, i64 %2130
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %126, ptr noundef readonly %2, <8 x double> noundef %2126, ptr noundef %2127, <8 x double> noundef zeroinitializer, ptr noundef %2131) #13
  %2132 = add nuw nsw i64 %1988, 1
  %2133 = icmp eq i64 %2132, 9
  br i1 %2133, label %1985, label %1987
2134:
  %2135 = phi i64 [ %1986, %1985 ], [ %2147, %2146 ]
  %2136 = phi i64 [ %1986, %1985 ], [ %2148, %2146 ]
  %2137 = phi i64 [ 0, %1985 ], [ %2149, %2146 ]
  %2138 = icmp sgt i64 %2136, 0
  br i1 %2138, label %2139, label %2146
2139:
  %2140 = getelementptr inbounds nuw i32, ptr %18, i64 %2137
  %2141 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %2137
  %2142 = getelementptr inbounds nuw i8, ptr %2141, i64 64
  %2143 = getelementptr inbounds nuw i8, ptr %2141, i64 72
  %2144 = load i32, ptr %2140, align 4
  %2145 = icmp eq i32 %2144, 0
  br label %2151
2146:
  %2147 = phi i64 [ %2135, %2134 ], [ %2257, %2256 ]
  %2148 = phi i64 [ %2136, %2134 ], [ %2257, %2256 ]
  %2149 = add nuw nsw i64 %2137, 1
  %2150 = icmp eq i64 %2149, 8
  br i1 %2150, label %1960, label %2134
2151:
  %2152 = phi i64 [ %2135, %2139 ], [ %2257, %2256 ]
  %2153 = phi i64 [ %2136, %2139 ], [ %2257, %2256 ]
  %2154 = phi i64 [ 0, %2139 ], [ %2258, %2256 ]
  br i1 %2145, label %2256, label %2155
2155:
  %2156 = load ptr, ptr %89, align 8
  %2157 = shl nsw i64 %2154, 6
  %2158 = getelementptr inbounds nuw i8, ptr %2156, i64 %2157
  %2159 = getelementptr inbounds nuw double, ptr %2158, i64 %2137
  %2160 = load double, ptr %2159, align 8
  %2161 = fcmp ult double %2160, 0.000000e+00
  br i1 %2161, label %2256, label %2162
2162:
  %2163 = load i64, ptr %2141, align 8
  %2164 = load ptr, ptr %131, align 8
  %2165 = mul nsw i64 %2163, %2153
  %2166 = getelementptr inbounds i64, ptr %2164, i64 %2165
  %2167 = getelementptr inbounds nuw i64, ptr %2166, i64 %2154
  %2168 = load i64, ptr %2167, align 8
  %2169 = icmp slt i64 %2168, 0
  br i1 %2169, label %2179, label %2170
2170:
  %2171 = load i64, ptr %125, align 8
  %2172 = icmp slt i64 %2168, %2171
  br i1 %2172, label %2173, label %2179
2173:
  %2174 = load ptr, ptr %132, align 8
  %2175 = mul nsw i64 %2171, %2163
  %2176 = add nsw i64 %2175, %2168
  %2177 = mul nsw i64 %2176, 48
  %2178 = getelementptr inbounds i8, ptr %2174, i64 %2177
  br label %2179
2179:
  %2180 = phi ptr [ %2178, %2173 ], [ null, %2170 ], [ null, %2162 ]
  %2181 = load ptr, ptr %130, align 8
  %2182 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2154
  %2183 = getelementptr inbounds nuw double, ptr %2182, i64 %2137
  %2184 = shl i64 %2153, 6
  br label %2185
2185:
  %2186 = phi i64 [ 0, %2179 ], [ %2199, %2198 ]
  %2187 = phi i64 [ 0, %2179 ], [ %2200, %2198 ]
  %2188 = mul i64 %2186, %2184
  %2189 = getelementptr inbounds i8, ptr %2183, i64 %2188
  %2190 = load double, ptr %2189, align 8
  %2191 = fcmp uno double %2190, 0.000000e+00
  br i1 %2191, label %2198, label %2192
2192:
  %2193 = mul i64 %2187, %2184
  %2194 = getelementptr inbounds i8, ptr %2183, i64 %2193
  %2195 = load double, ptr %2194, align 8
  %2196 = fcmp ugt double %2195, %2190
  br i1 %2196, label %2197, label %2198
2197:
  br label %2198
2198:
  %2199 = phi i64 [ %2186, %2185 ], [ %2186, %2192 ], [ %2187, %2197 ]
  %2200 = add nuw nsw i64 %2187, 1
  %2201 = icmp eq i64 %2200, 9
  br i1 %2201, label %2202, label %2185
2202:
  %2203 = shl nsw i64 %2153, 3
  %2204 = call i64 @llvm.smax.i64(i64 %2199, i64 1)
  %2205 = call i64 @llvm.umin.i64(i64 %2204, i64 7)
  %2206 = mul nsw i64 %2205, %2153
  %2207 = getelementptr inbounds <8 x double>, ptr %2181, i64 %2206
  %2208 = getelementptr inbounds nuw <8 x double>, ptr %2207, i64 %2154
  %2209 = getelementptr inbounds nuw double, ptr %2208, i64 %2137
  %2210 = getelementptr inbounds double, ptr %2209, i64 %2203
  %2211 = load double, ptr %2210, align 8
  %2212 = sub nsw i64 0, %2203
  %2213 = getelementptr inbounds double, ptr %2209, i64 %2212
  %2214 = load double, ptr %2213, align 8
  %2215 = fsub double %2211, %2214
  %2216 = fmul double %2215, 5.000000e-01
  %2217 = fadd double %2211, %2214
  %2218 = fmul double %2217, 5.000000e-01
  %2219 = load double, ptr %2209, align 8
  %2220 = fsub double %2218, %2219
  %2221 = fcmp olt double %2220, 0.000000e+00
  br i1 %2221, label %2222, label %2225
2222:
  %2223 = fmul double %2216, -5.000000e-01
  %2224 = fdiv double %2223, %2220
  br label %2230
2225:
  %2226 = fcmp ogt double %2216, 0.000000e+00
  br i1 %2226, label %2230, label %2227
2227:
  %2228 = fcmp olt double %2216, 0.000000e+00
  %2229 = select i1 %2228, double -1.000000e+00, double %2216
  br label %2230
2230:
  %2231 = phi double [ %2224, %2222 ], [ %2229, %2227 ], [ 1.000000e+00, %2225 ]
  %2232 = fcmp olt double %2231, -1.000000e+00
  %2233 = fcmp ogt double %2231, 1.000000e+00
  %2234 = select i1 %2233, double 1.000000e+00, double %2231
  %2235 = select i1 %2232, double -1.000000e+00, double %2234
  %2236 = fmul double %2220, %2235
  %2237 = fadd double %2216, %2236
  %2238 = fmul double %2235, %2237
  %2239 = fadd double %2219, %2238
  %2240 = icmp eq ptr %2180, null
  br i1 %2240, label %2256, label %2241
2241:
  %2242 = getelementptr inbounds nuw i8, ptr %2180, i64 32
  %2243 = load double, ptr %2242, align 8
  %2244 = fcmp ult double %2243, %2239
  br i1 %2244, label %2245, label %2256
2245:
  store double %2239, ptr %2242, align 8
  %2246 = load double, ptr %2142, align 8
  %2247 = load double, ptr %2143, align 8
  %2248 = fsub double %2247, %2246
  %2249 = uitofp nneg i64 %2205 to double
  %2250 = fadd double %2235, %2249
  %2251 = fmul double %2250, %2248
  %2252 = fmul double %2251, 1.250000e-01
  %2253 = fadd double %2246, %2252
  %2254 = getelementptr inbounds nuw i8, ptr %2180, i64 40
  store double %2253, ptr %2254, align 8
  %2255 = load i64, ptr %86, align 8
  br label %2256
2256:
  %2257 = phi i64 [ %2255, %2245 ], [ %2152, %2241 ], [ %2152, %2230 ], [ %2152, %2151 ], [ %2152, %2155 ]
  %2258 = add nuw nsw i64 %2154, 1
  %2259 = icmp slt i64 %2258, %2257
  br i1 %2259, label %2151, label %2146
2260:
  %2261 = phi i64 [ %2352, %2351 ], [ %1961, %1960 ]
  %2262 = phi i64 [ %2353, %2351 ], [ 0, %1960 ]
  %2263 = getelementptr inbounds nuw i32, ptr %18, i64 %2262
  %2264 = load i32, ptr %2263, align 4
  %2265 = icmp eq i32 %2264, 0
  br i1 %2265, label %2351, label %2266
2266:
  %2267 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %2262
  %2268 = icmp sgt i64 %2261, 0
  br i1 %2268, label %2269, label %2351
2269:
  %2270 = getelementptr inbounds nuw i8, ptr %2267, i64 72
  br label %2271
2271:
  %2272 = phi i64 [ %2261, %2269 ], [ %2349, %2347 ]
  %2273 = phi i64 [ 0, %2269 ], [ %2348, %2347 ]
  %2274 = load ptr, ptr %89, align 8
  %2275 = shl nsw i64 %2273, 6
  %2276 = getelementptr inbounds nuw i8, ptr %2274, i64 %2275
  %2277 = getelementptr inbounds nuw double, ptr %2276, i64 %2262
  %2278 = load double, ptr %2277, align 8
  %2279 = shl nsw i64 %2272, 6
  %2280 = load ptr, ptr %108, align 8
  %2281 = getelementptr inbounds nuw i8, ptr %2280, i64 %2275
  %2282 = getelementptr inbounds nuw double, ptr %2281, i64 %2262
  %2283 = load double, ptr %2282, align 8
  %2284 = getelementptr inbounds i8, ptr %2282, i64 %2279
  %2285 = load double, ptr %2284, align 8
  %2286 = load double, ptr %2270, align 8
  %2287 = fcmp oeq double %2285, 0.000000e+00
  %2288 = select i1 %2287, double 0x7FF0000000000000, double %2285
  %2289 = fdiv double %2283, %2288
  %2290 = fsub double %2286, %2289
  %2291 = fcmp uge double %2278, 0.000000e+00
  %2292 = fcmp ult double %2283, 0.000000e+00
  %2293 = select i1 %2291, i1 true, i1 %2292
  br i1 %2293, label %2321, label %2294
2294:
  %2295 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2267, i64 noundef %2273, double noundef %2290) #13
  %2296 = icmp eq ptr %2295, null
  br i1 %2296, label %2347, label %2297
2297:
  %2298 = load i64, ptr %111, align 8
  %2299 = icmp sgt i64 %2298, 0
  br i1 %2299, label %2300, label %2318
2300:
  %2301 = load ptr, ptr %112, align 8
  br label %2302
2302:
  %2303 = phi i64 [ 0, %2300 ], [ %2308, %2307 ]
  %2304 = getelementptr inbounds nuw i64, ptr %2301, i64 %2303
  %2305 = load i64, ptr %2304, align 8
  %2306 = icmp eq i64 %2305, %2273
  br i1 %2306, label %2310, label %2307
2307:
  %2308 = add nuw nsw i64 %2303, 1
  %2309 = icmp eq i64 %2308, %2298
  br i1 %2309, label %2318, label %2302
2310:
  %2311 = load ptr, ptr %98, align 8
  %2312 = load ptr, ptr %113, align 8
  %2313 = getelementptr inbounds nuw i64, ptr %2312, i64 %2303
  %2314 = load i64, ptr %2313, align 8
  %2315 = getelementptr inbounds <8 x double>, ptr %2311, i64 %2314
  %2316 = getelementptr inbounds nuw double, ptr %2315, i64 %2262
  %2317 = load double, ptr %2316, align 8
  br label %2318
2318:
  %2319 = phi double [ %2317, %2310 ], [ 0x7FF8000000000000, %2297 ], [ 0x7FF8000000000000, %2307 ]
  %2320 = getelementptr inbounds nuw i8, ptr %2295, i64 16
  store double %2319, ptr %2320, align 8
  br label %2347
2321:
  %2322 = load i64, ptr %125, align 8
  %2323 = icmp ne i64 %2322, 0
  %2324 = fcmp oge double %2278, 0.000000e+00
  %2325 = and i1 %2324, %2323
  %2326 = fcmp olt double %2283, 0.000000e+00
  %2327 = select i1 %2325, i1 %2326, i1 false
  br i1 %2327, label %2328, label %2347
2328:
  %2329 = load i64, ptr %2267, align 8
  %2330 = load ptr, ptr %131, align 8
  %2331 = mul nsw i64 %2329, %2272
  %2332 = getelementptr inbounds i64, ptr %2330, i64 %2331
  %2333 = getelementptr inbounds nuw i64, ptr %2332, i64 %2273
  %2334 = load i64, ptr %2333, align 8
  %2335 = icmp sgt i64 %2334, -1
  %2336 = icmp slt i64 %2334, %2322
  %2337 = and i1 %2335, %2336
  br i1 %2337, label %2338, label %2347
2338:
  %2339 = load ptr, ptr %132, align 8
  %2340 = icmp eq ptr %2339, null
  br i1 %2340, label %2347, label %2341
2341:
  %2342 = mul nsw i64 %2329, %2322
  %2343 = add nsw i64 %2334, %2342
  %2344 = mul nsw i64 %2343, 48
  %2345 = getelementptr inbounds i8, ptr %2339, i64 %2344
  %2346 = getelementptr inbounds nuw i8, ptr %2345, i64 24
  store double %2290, ptr %2346, align 8
  br label %2347
2347:
  %2348 = add nuw nsw i64 %2273, 1
  %2349 = load i64, ptr %86, align 8
  %2350 = icmp slt i64 %2348, %2349
  br i1 %2350, label %2271, label %2351
2351:
  %2352 = phi i64 [ %2261, %2260 ], [ %2261, %2266 ], [ %2349, %2347 ]
  %2353 = add nuw nsw i64 %2262, 1
  %2354 = icmp eq i64 %2353, 8
  br i1 %2354, label %2355, label %2260
2355:
  br label %2356
2356:
  %2357 = phi i64 [ %2646, %2645 ], [ 0, %2355 ]
  %2358 = getelementptr inbounds nuw %struct.bg_lane, ptr %42, i64 %2357
  %2359 = load i64, ptr %2358, align 8
  %2360 = icmp slt i64 %2359, 0
  br i1 %2360, label %2645, label %2361
2361:
  %2362 = getelementptr inbounds nuw i32, ptr %18, i64 %2357
  %2363 = load i32, ptr %2362, align 4
  %2364 = icmp eq i32 %2363, 0
  br i1 %2364, label %2625, label %2365
2365:
  %2366 = load i64, ptr %0, align 8
  %2367 = load i64, ptr %43, align 8
  %2368 = add i64 %2367, %2366
  %2369 = load i64, ptr %44, align 8
  %2370 = shl i64 %2369, 1
  %2371 = add i64 %2368, %2370
  %2372 = load i64, ptr %45, align 8
  %2373 = add i64 %2371, %2372
  %2374 = load i64, ptr %92, align 8
  %2375 = add nsw i64 %2374, -1
  %2376 = mul nsw i64 %2375, %2373
  %2377 = load ptr, ptr %133, align 8
  %2378 = load i64, ptr %134, align 8
  %2379 = mul nsw i64 %2378, %2359
  %2380 = getelementptr inbounds double, ptr %2377, i64 %2379
  %2381 = getelementptr inbounds nuw i8, ptr %2358, i64 8
  %2382 = load i64, ptr %2381, align 8
  %2383 = load i64, ptr %135, align 8
  %2384 = icmp slt i64 %2382, %2383
  br i1 %2384, label %2385, label %2508
2385:
  %2386 = getelementptr inbounds nuw i8, ptr %2358, i64 72
  %2387 = getelementptr inbounds nuw i8, ptr %2358, i64 64
  br label %2388
2388:
  %2389 = phi i64 [ %2383, %2385 ], [ %2506, %2503 ]
  %2390 = phi i64 [ %2382, %2385 ], [ %2505, %2503 ]
  %2391 = getelementptr inbounds double, ptr %2380, i64 %2390
  %2392 = load double, ptr %2391, align 8
  %2393 = load double, ptr %2386, align 8
  %2394 = fcmp ugt double %2392, %2393
  br i1 %2394, label %2508, label %2395
2395:
  %2396 = load double, ptr %2387, align 8
  %2397 = fsub double %2392, %2396
  %2398 = fsub double %2393, %2396
  %2399 = fdiv double %2397, %2398
  %2400 = load i64, ptr %0, align 8
  %2401 = load i64, ptr %43, align 8
  %2402 = add i64 %2401, %2400
  %2403 = load i64, ptr %44, align 8
  %2404 = shl nsw i64 %2403, 1
  %2405 = add nsw i64 %2404, %2402
  %2406 = load i64, ptr %45, align 8
  %2407 = add nsw i64 %2405, %2406
  %2408 = load i64, ptr %92, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  %2409 = load i64, ptr %127, align 8
  %2410 = icmp ne i64 %2409, 0
  %2411 = icmp sgt i64 %2408, 0
  %2412 = select i1 %2410, i1 %2411, i1 false
  br i1 %2412, label %2413, label %2417
2413:
  %2414 = icmp sgt i64 %2409, 0
  %2415 = fmul double %2399, 0.000000e+00
  %2416 = getelementptr double, ptr %5, i64 %2408
  br label %2425
2417:
  %2418 = load ptr, ptr %136, align 8
  %2419 = load i64, ptr %2358, align 8
  %2420 = mul nsw i64 %2419, %2389
  %2421 = add nsw i64 %2420, %2390
  %2422 = mul nsw i64 %2421, %2402
  %2423 = getelementptr inbounds double, ptr %2418, i64 %2422
  %2424 = icmp sgt i64 %2402, 0
  br i1 %2424, label %2462, label %2457
2425:
  %2426 = phi i64 [ 0, %2413 ], [ %2455, %2452 ]
  br i1 %2414, label %2427, label %2439
2427:
  %2428 = load ptr, ptr %128, align 8
  %2429 = mul nuw nsw i64 %2426, %2409
  %2430 = getelementptr double, ptr %2428, i64 %2429
  br label %2431
2431:
  %2432 = phi i64 [ %2409, %2427 ], [ %2434, %2431 ]
  %2433 = phi double [ 0.000000e+00, %2427 ], [ %2437, %2431 ]
  %2434 = add nsw i64 %2432, -1
  %2435 = getelementptr double, ptr %2430, i64 %2434
  %2436 = load double, ptr %2435, align 8
  %2437 = call double @llvm.fma.f64(double %2433, double %2399, double %2436)
  %2438 = icmp samesign ugt i64 %2432, 1
  br i1 %2438, label %2431, label %2441
2439:
  %2440 = getelementptr inbounds nuw double, ptr %5, i64 %2426
  store double %2415, ptr %2440, align 8
  br label %2452
2441:
  %2442 = fmul double %2399, %2437
  %2443 = getelementptr inbounds nuw double, ptr %5, i64 %2426
  store double %2442, ptr %2443, align 8
  br label %2444
2444:
  %2445 = phi i64 [ %2409, %2441 ], [ %2447, %2444 ]
  %2446 = phi double [ 0.000000e+00, %2441 ], [ %2450, %2444 ]
  %2447 = add nsw i64 %2445, -1
  %2448 = getelementptr double, ptr %2430, i64 %2447
  %2449 = load double, ptr %2448, align 8
  %2450 = fadd double %2446, %2449
  %2451 = icmp samesign ugt i64 %2445, 1
  br i1 %2451, label %2444, label %2452
2452:
  %2453 = phi double [ 0.000000e+00, %2439 ], [ %2450, %2444 ]
  %2454 = getelementptr double, ptr %2416, i64 %2426
  store double %2453, ptr %2454, align 8
  %2455 = add nuw nsw i64 %2426, 1
  %2456 = icmp eq i64 %2455, %2408
  br i1 %2456, label %2417, label %2425
2457:
  %2458 = load i64, ptr %54, align 8
  %2459 = icmp sgt i64 %2458, 0
  br i1 %2459, label %2460, label %2503
2460:
  %2461 = mul i64 %2407, %2408
  br label %2471
2462:
  %2463 = phi i64 [ %2469, %2462 ], [ 0, %2417 ]
  %2464 = load ptr, ptr %52, align 8
  %2465 = load ptr, ptr %107, align 8
  %2466 = load ptr, ptr %94, align 8
  %2467 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2464, ptr noundef %2465, ptr noundef %2466, ptr noundef %5, double noundef %2399, double noundef %2398, i64 noundef %2463, i64 noundef range(i64 -9223372036854775808, 8) %2357) #13
  %2468 = getelementptr inbounds nuw double, ptr %2423, i64 %2463
  store double %2467, ptr %2468, align 8
  %2469 = add nuw nsw i64 %2463, 1
  %2470 = icmp eq i64 %2469, %2402
  br i1 %2470, label %2457, label %2462
2471:
  %2472 = phi i64 [ %2458, %2460 ], [ %2494, %2493 ]
  %2473 = phi i64 [ 0, %2460 ], [ %2495, %2493 ]
  %2474 = load ptr, ptr %137, align 8
  %2475 = load i64, ptr %2358, align 8
  %2476 = mul nsw i64 %2475, %2472
  %2477 = add nsw i64 %2476, %2473
  %2478 = load i64, ptr %135, align 8
  %2479 = mul nsw i64 %2477, %2478
  %2480 = add nsw i64 %2479, %2390
  %2481 = mul nsw i64 %2480, %2402
  %2482 = getelementptr inbounds double, ptr %2474, i64 %2481
  %2483 = load ptr, ptr %55, align 8
  %2484 = mul nsw i64 %2473, %2407
  %2485 = getelementptr inbounds <8 x double>, ptr %2483, i64 %2484
  %2486 = load ptr, ptr %122, align 8
  %2487 = getelementptr inbounds <8 x double>, ptr %2486, i64 %2484
  %2488 = load ptr, ptr %119, align 8
  %2489 = mul i64 %2461, %2473
  %2490 = getelementptr inbounds <8 x double>, ptr %2488, i64 %2489
  br i1 %2424, label %2497, label %2493
2491:
  %2492 = load i64, ptr %54, align 8
  br label %2493
2493:
  %2494 = phi i64 [ %2492, %2491 ], [ %2472, %2471 ]
  %2495 = add nuw nsw i64 %2473, 1
  %2496 = icmp slt i64 %2495, %2494
  br i1 %2496, label %2471, label %2503
2497:
  %2498 = phi i64 [ %2501, %2497 ], [ 0, %2471 ]
  %2499 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2485, ptr noundef %2487, ptr noundef %2490, ptr noundef %5, double noundef %2399, double noundef %2398, i64 noundef %2498, i64 noundef range(i64 -9223372036854775808, 8) %2357) #13
  %2500 = getelementptr inbounds nuw double, ptr %2482, i64 %2498
  store double %2499, ptr %2500, align 8
  %2501 = add nuw nsw i64 %2498, 1
  %2502 = icmp eq i64 %2501, %2402
  br i1 %2502, label %2491, label %2497
2503:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  %2504 = load i64, ptr %2381, align 8
  %2505 = add nsw i64 %2504, 1
  store i64 %2505, ptr %2381, align 8
  %2506 = load i64, ptr %135, align 8
  %2507 = icmp slt i64 %2505, %2506
  br i1 %2507, label %2388, label %2508
2508:
  %2509 = icmp sgt i64 %2373, 0
  br i1 %2509, label %2513, label %2510
2510:
  %2511 = load i64, ptr %54, align 8
  %2512 = icmp sgt i64 %2511, 0
  br i1 %2512, label %2524, label %2548
2513:
  %2514 = phi i64 [ %2522, %2513 ], [ 0, %2508 ]
  %2515 = load ptr, ptr %98, align 8
  %2516 = getelementptr inbounds nuw <8 x double>, ptr %2515, i64 %2514
  %2517 = getelementptr inbounds nuw double, ptr %2516, i64 %2357
  %2518 = load double, ptr %2517, align 8
  %2519 = load ptr, ptr %52, align 8
  %2520 = getelementptr inbounds nuw <8 x double>, ptr %2519, i64 %2514
  %2521 = getelementptr inbounds nuw double, ptr %2520, i64 %2357
  store double %2518, ptr %2521, align 8
  %2522 = add nuw nsw i64 %2514, 1
  %2523 = icmp eq i64 %2522, %2373
  br i1 %2523, label %2510, label %2513
2524:
  %2525 = phi i64 [ %2532, %2531 ], [ %2511, %2510 ]
  %2526 = phi i64 [ %2533, %2531 ], [ 0, %2510 ]
  br i1 %2509, label %2527, label %2531
2527:
  %2528 = mul nuw nsw i64 %2526, %2373
  br label %2535
2529:
  %2530 = load i64, ptr %54, align 8
  br label %2531
2531:
  %2532 = phi i64 [ %2530, %2529 ], [ %2525, %2524 ]
  %2533 = add nuw nsw i64 %2526, 1
  %2534 = icmp slt i64 %2533, %2532
  br i1 %2534, label %2524, label %2548
2535:
  %2536 = phi i64 [ 0, %2527 ], [ %2546, %2535 ]
  %2537 = load ptr, ptr %122, align 8
  %2538 = getelementptr inbounds nuw <8 x double>, ptr %2537, i64 %2528
  %2539 = getelementptr inbounds nuw <8 x double>, ptr %2538, i64 %2536
  %2540 = getelementptr inbounds nuw double, ptr %2539, i64 %2357
  %2541 = load double, ptr %2540, align 8
  %2542 = load ptr, ptr %55, align 8
  %2543 = getelementptr inbounds nuw <8 x double>, ptr %2542, i64 %2528
  %2544 = getelementptr inbounds nuw <8 x double>, ptr %2543, i64 %2536
  %2545 = getelementptr inbounds nuw double, ptr %2544, i64 %2357
  store double %2541, ptr %2545, align 8
  %2546 = add nuw nsw i64 %2536, 1
  %2547 = icmp eq i64 %2546, %2373
  br i1 %2547, label %2529, label %2535
2548:
  %2549 = load i64, ptr %138, align 8
  %2550 = icmp ne i64 %2549, 0
  %2551 = and i1 %2509, %2550
  br i1 %2551, label %2552, label %2565
2552:
  %2553 = phi i64 [ %2561, %2552 ], [ 0, %2548 ]
  %2554 = load ptr, ptr %94, align 8
  %2555 = getelementptr inbounds <8 x double>, ptr %2554, i64 %2376
  %2556 = getelementptr inbounds nuw <8 x double>, ptr %2555, i64 %2553
  %2557 = getelementptr inbounds nuw double, ptr %2556, i64 %2357
  %2558 = load double, ptr %2557, align 8
  %2559 = getelementptr inbounds nuw <8 x double>, ptr %2554, i64 %2553
  %2560 = getelementptr inbounds nuw double, ptr %2559, i64 %2357
  store double %2558, ptr %2560, align 8
  %2561 = add nuw nsw i64 %2553, 1
  %2562 = icmp eq i64 %2561, %2373
  br i1 %2562, label %2563, label %2552
2563:
  %2564 = load i64, ptr %138, align 8
  br label %2565
2565:
  %2566 = phi i64 [ %2564, %2563 ], [ %2549, %2548 ]
  %2567 = icmp eq i64 %2566, 0
  %2568 = zext i1 %2567 to i64
  %2569 = getelementptr inbounds nuw i8, ptr %2358, i64 16
  store i64 %2568, ptr %2569, align 8
  %2570 = load ptr, ptr %88, align 8
  %2571 = load i64, ptr %86, align 8
  %2572 = getelementptr double, ptr %2570, i64 %2357
  %2573 = icmp sgt i64 %2571, 0
  br i1 %2573, label %2574, label %2613
2574:
  %2575 = load ptr, ptr %89, align 8
  %2576 = getelementptr double, ptr %2575, i64 %2357
  br label %2577
2577:
  %2578 = phi i64 [ 0, %2574 ], [ %2590, %2577 ]
  %2579 = phi i32 [ 0, %2574 ], [ %2589, %2577 ]
  %2580 = shl nsw i64 %2578, 6
  %2581 = getelementptr i8, ptr %2576, i64 %2580
  %2582 = load double, ptr %2581, align 8
  %2583 = getelementptr i8, ptr %2572, i64 %2580
  %2584 = load double, ptr %2583, align 8
  %2585 = fcmp olt double %2582, 0.000000e+00
  %2586 = fcmp oge double %2584, 0.000000e+00
  %2587 = select i1 %2585, i1 %2586, i1 false
  %2588 = zext i1 %2587 to i32
  %2589 = or i32 %2579, %2588
  %2590 = add nuw nsw i64 %2578, 1
  %2591 = icmp eq i64 %2590, %2571
  br i1 %2591, label %2592, label %2577
2592:
  %2593 = icmp eq i32 %2589, 0
  br i1 %2593, label %2599, label %2594
2594:
  %2595 = getelementptr %struct.bg_lane, ptr %2, i64 %2357
  %2596 = getelementptr i8, ptr %2595, i64 32
  store i64 1, ptr %2596, align 8
  %2597 = load i64, ptr %86, align 8
  %2598 = icmp sgt i64 %2597, 0
  br i1 %2598, label %2599, label %2613
2599:
  br label %2600
2600:
  %2601 = phi i64 [ %2609, %2600 ], [ 0, %2599 ]
  %2602 = load ptr, ptr %88, align 8
  %2603 = getelementptr inbounds nuw <8 x double>, ptr %2602, i64 %2601
  %2604 = getelementptr inbounds nuw double, ptr %2603, i64 %2357
  %2605 = load double, ptr %2604, align 8
  %2606 = load ptr, ptr %89, align 8
  %2607 = getelementptr inbounds nuw <8 x double>, ptr %2606, i64 %2601
  %2608 = getelementptr inbounds nuw double, ptr %2607, i64 %2357
  store double %2605, ptr %2608, align 8
  %2609 = add nuw nsw i64 %2601, 1
  %2610 = load i64, ptr %86, align 8
  %2611 = shl nsw i64 %2610, 2
  %2612 = icmp slt i64 %2609, %2611
  br i1 %2612, label %2600, label %2613
2613:
  %2614 = getelementptr inbounds nuw i8, ptr %2358, i64 72
  %2615 = load double, ptr %2614, align 8
  %2616 = getelementptr inbounds nuw i8, ptr %2358, i64 64
  store double %2615, ptr %2616, align 8
  %2617 = getelementptr inbounds nuw i8, ptr %2358, i64 48
  %2618 = load i64, ptr %2617, align 8
  %2619 = add nsw i64 %2618, 1
  store i64 %2619, ptr %2617, align 8
  %2620 = getelementptr inbounds nuw i8, ptr %2358, i64 80
  %2621 = load double, ptr %2620, align 8
  %2622 = getelementptr inbounds nuw i8, ptr %2358, i64 104
  %2623 = load double, ptr %2622, align 8
  %2624 = fcmp ogt double %2621, %2623
  br i1 %2624, label %2639, label %2642
2625:
  %2626 = getelementptr inbounds nuw i8, ptr %2358, i64 80
  %2627 = load double, ptr %2626, align 8
  %2628 = getelementptr inbounds nuw i8, ptr %2358, i64 104
  %2629 = load double, ptr %2628, align 8
  %2630 = fcmp ogt double %2627, %2629
  br i1 %2630, label %2631, label %2642
2631:
  %2632 = getelementptr inbounds nuw i8, ptr %2358, i64 64
  %2633 = load double, ptr %2632, align 8
  %2634 = getelementptr inbounds nuw i8, ptr %2358, i64 96
  %2635 = load double, ptr %2634, align 8
  %2636 = fsub double %2635, %2633
  %2637 = fmul double %2636, 5.000000e-01
  %2638 = fadd double %2633, %2637
  br label %2642
2639:
  %2640 = getelementptr inbounds nuw i8, ptr %2358, i64 96
  %2641 = load double, ptr %2640, align 8
  br label %2642
2642:
  %2643 = phi double [ %2621, %2613 ], [ %2638, %2631 ], [ %2641, %2639 ], [ %2627, %2625 ]
  %2644 = getelementptr inbounds nuw i8, ptr %2358, i64 72
  store double %2643, ptr %2644, align 8
  br label %2645
2645:
  %2646 = add nuw nsw i64 %2357, 1
  %2647 = icmp eq i64 %2646, 8
  br i1 %2647, label %2648, label %2356
2648:
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #14
  %2649 = add nuw nsw i64 %140, 1
  %2650 = icmp eq i64 %2649, %3
  br i1 %2650, label %2651, label %139
2651:
  %2652 = phi i64 [ 1, %38 ], [ 2, %831 ], [ 0, %656 ], [ 1, %2648 ]
  call void @bg_set_float_mode(i32 noundef %24) #12
  ret i64 %2652
>>>>>>> events
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
<<<<<<< HEAD
define range(i64 -1152921504606846807, 1152921504606847145) i64 @bg_memory_8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #13
  %5 = add nsw i64 %4, 169
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((1168, 1344)) %2, ptr noundef %3) unnamed_addr #4 {
=======
define range(i64 -1152921504606846803, 1152921504606847149) i64 @bg_memory_8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #13
  %5 = add nsw i64 %4, 173
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((1168, 1376)) %2, ptr noundef %3) unnamed_addr #4 {
>>>>>>> events
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
<<<<<<< HEAD
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
=======
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
  %106 = load i64, ptr %54, align 8
  %107 = icmp eq i64 %106, 0
  %108 = select i1 %107, i64 0, i64 4096
  %109 = getelementptr inbounds nuw i8, ptr %104, i64 %108
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 1352
  store ptr %104, ptr %110, align 8
  %111 = load i64, ptr %54, align 8
  %112 = mul nsw i64 %111, 288
  %113 = load i64, ptr %20, align 8
  %114 = add i64 %113, %15
  %115 = add i64 %114, %112
  %116 = shl i64 %115, 6
  %117 = getelementptr i8, ptr %109, i64 %116
  %118 = getelementptr i8, ptr %117, i64 512
  %119 = getelementptr inbounds nuw i8, ptr %2, i64 1360
  store ptr %109, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %121 = load i64, ptr %120, align 8
  %122 = shl nsw i64 %121, 6
  %123 = getelementptr inbounds i8, ptr %118, i64 %122
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 1368
  store ptr %118, ptr %124, align 8
  %125 = ptrtoint ptr %123 to i64
  %126 = ptrtoint ptr %3 to i64
  %127 = sub i64 %125, %126
  %128 = ashr exact i64 %127, 3
  ret i64 %128
>>>>>>> events
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
<<<<<<< HEAD
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 1320
=======
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 1352
>>>>>>> events
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
<<<<<<< HEAD
define internal fastcc <8 x double> @bg_at(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #9 {
=======
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 1368
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  ret void
}
define internal fastcc <8 x double> @bg_at(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #8 {
>>>>>>> events
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
define internal fastcc noundef ptr @bg_new_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, double noundef %4) unnamed_addr #9 {
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
<<<<<<< HEAD
=======
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
define internal fastcc void @bg_run_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <8 x double> noundef %3, ptr noundef %4, <8 x double> noundef %5, i64 noundef range(i64 -9223372036854775808, 9223372036854775807) %6, ptr noundef %7, ptr noundef %8) unnamed_addr #0 {
  %10 = alloca <8 x double>, align 8
  %11 = alloca <8 x double>, align 8
  %12 = alloca <8 x double>, align 8
  %13 = alloca [9 x ptr], align 16
  store <8 x double> %3, ptr %10, align 8
  store <8 x double> %5, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
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
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 1368
  %41 = load ptr, ptr %40, align 8
  call void %39(ptr noundef nonnull %13, ptr noundef %41, ptr noundef %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  ret void
}
>>>>>>> events
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
<<<<<<< HEAD
declare i64 @llvm.smin.i64(i64, i64) #11
=======
declare i64 @llvm.umin.i64(i64, i64) #11
>>>>>>> events
declare i64 @llvm.usub.sat.i64(i64, i64) #11
attributes #0 = { nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { optsize }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind optsize }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
<<<<<<< HEAD
attributes #7 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
=======
attributes #7 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
>>>>>>> events
attributes #10 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nobuiltin nounwind optsize }
attributes #13 = { nobuiltin optsize }
attributes #14 = { nounwind }
