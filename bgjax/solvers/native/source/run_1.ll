; sources 173df69696450106f20cf7bbe71f0ce059daba82925d37fcd52cd31c8a414f3b
%struct.bg_window = type { double, double, double, double }
define range(i64 0, 3) i64 @bg_advance_1(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca [32 x double], align 16
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca [9 x ptr], align 16
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca [9 x ptr], align 16
  %14 = alloca [6 x double], align 16
  %15 = tail call i32 @bg_float_mode() #9
  %16 = tail call i32 @bg_plain_mode() #9
  tail call void @bg_set_float_mode(i32 noundef %16) #9
  %17 = load i64, ptr %2, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %23
19:
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 328
  tail call fastcc void @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %20) #10
  store i64 1, ptr %2, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 -1, ptr %22, align 8
  br label %23
23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %25 = icmp sgt i64 %3, 0
  br i1 %25, label %26, label %1666
26:
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 304
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %73 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %74 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %75 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %76 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %77 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %78 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %79 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %80 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 312
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 248
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %120 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 272
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %124 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %125 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %126 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %127 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %128 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %129 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %130 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %131 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 280
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %142
142:
  %143 = phi i64 [ 0, %26 ], [ %1664, %1663 ]
  %144 = load i64, ptr %27, align 8
  %145 = icmp slt i64 %144, 0
  br i1 %145, label %229, label %146
146:
  %147 = load i64, ptr %28, align 8
  %148 = icmp eq i64 %147, 0
  %149 = load double, ptr %48, align 8
  br i1 %148, label %150, label %154
150:
  %151 = load double, ptr %29, align 8
  %152 = fcmp olt double %149, %151
  br i1 %152, label %733, label %153
153:
  store i64 1, ptr %28, align 8
  br label %154
154:
  %155 = phi i64 [ 1, %153 ], [ %147, %146 ]
  %156 = load i64, ptr %0, align 8
  %157 = load i64, ptr %30, align 8
  %158 = load i64, ptr %31, align 8
  %159 = load i64, ptr %32, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #11
  %160 = sitofp i64 %155 to double
  store double %160, ptr %14, align 16
  store double %149, ptr %33, align 8
  %161 = load i64, ptr %35, align 8
  %162 = sitofp i64 %161 to double
  store double %162, ptr %34, align 16
  %163 = load i64, ptr %37, align 8
  %164 = sitofp i64 %163 to double
  store double %164, ptr %36, align 8
  %165 = load i64, ptr %39, align 8
  %166 = sitofp i64 %165 to double
  store double %166, ptr %38, align 16
  %167 = load i64, ptr %41, align 8
  %168 = sitofp i64 %167 to double
  store double %168, ptr %40, align 8
  br label %175
169:
  %170 = add nsw i64 %157, %156
  %171 = shl nsw i64 %158, 1
  %172 = add nsw i64 %170, %171
  %173 = add nsw i64 %172, %159
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %189, label %186
175:
  %176 = phi i64 [ 0, %154 ], [ %184, %175 ]
  %177 = getelementptr inbounds nuw double, ptr %14, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = load ptr, ptr %42, align 8
  %180 = load i64, ptr %27, align 8
  %181 = mul i64 %180, 48
  %182 = getelementptr i8, ptr %179, i64 %181
  %183 = getelementptr double, ptr %182, i64 %176
  store double %178, ptr %183, align 8
  %184 = add nuw nsw i64 %176, 1
  %185 = icmp eq i64 %184, 6
  br i1 %185, label %169, label %175
186:
  %187 = load i64, ptr %45, align 8
  %188 = icmp sgt i64 %187, 0
  br i1 %188, label %201, label %228
189:
  %190 = phi i64 [ %199, %189 ], [ 0, %169 ]
  %191 = load ptr, ptr %43, align 8
  %192 = getelementptr inbounds nuw double, ptr %191, i64 %190
  %193 = load double, ptr %192, align 8
  %194 = load ptr, ptr %44, align 8
  %195 = load i64, ptr %27, align 8
  %196 = mul nsw i64 %195, %173
  %197 = getelementptr double, ptr %194, i64 %196
  %198 = getelementptr double, ptr %197, i64 %190
  store double %193, ptr %198, align 8
  %199 = add nuw nsw i64 %190, 1
  %200 = icmp eq i64 %199, %173
  br i1 %200, label %186, label %189
201:
  %202 = phi i64 [ %209, %208 ], [ %187, %186 ]
  %203 = phi i64 [ %210, %208 ], [ 0, %186 ]
  br i1 %174, label %204, label %208
204:
  %205 = mul nuw nsw i64 %203, %173
  br label %212
206:
  %207 = load i64, ptr %45, align 8
  br label %208
208:
  %209 = phi i64 [ %207, %206 ], [ %202, %201 ]
  %210 = add nuw nsw i64 %203, 1
  %211 = icmp slt i64 %210, %209
  br i1 %211, label %201, label %228
212:
  %213 = phi i64 [ 0, %204 ], [ %226, %212 ]
  %214 = load ptr, ptr %46, align 8
  %215 = getelementptr inbounds nuw double, ptr %214, i64 %205
  %216 = getelementptr inbounds nuw double, ptr %215, i64 %213
  %217 = load double, ptr %216, align 8
  %218 = load ptr, ptr %47, align 8
  %219 = load i64, ptr %27, align 8
  %220 = load i64, ptr %45, align 8
  %221 = mul nsw i64 %220, %219
  %222 = add nsw i64 %221, %203
  %223 = mul nsw i64 %222, %173
  %224 = getelementptr double, ptr %218, i64 %223
  %225 = getelementptr double, ptr %224, i64 %213
  store double %217, ptr %225, align 8
  %226 = add nuw nsw i64 %213, 1
  %227 = icmp eq i64 %226, %173
  br i1 %227, label %206, label %212
228:
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #11
  store i64 -1, ptr %27, align 8
  br label %229
229:
  %230 = atomicrmw add ptr %85, i64 1 monotonic, align 8
  %231 = load i64, ptr %1, align 8
  %232 = icmp slt i64 %230, %231
  br i1 %232, label %233, label %700
233:
  %234 = load ptr, ptr %49, align 8
  %235 = load i64, ptr %50, align 8
  %236 = mul nsw i64 %235, %230
  %237 = getelementptr double, ptr %234, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = load ptr, ptr %51, align 8
  %240 = load i64, ptr %52, align 8
  %241 = mul nsw i64 %240, %230
  %242 = getelementptr double, ptr %239, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = load i64, ptr %0, align 8
  %245 = load i64, ptr %30, align 8
  %246 = add i64 %245, %244
  %247 = load i64, ptr %31, align 8
  %248 = shl i64 %247, 1
  %249 = add i64 %248, %246
  %250 = load i64, ptr %32, align 8
  %251 = add i64 %249, %250
  %252 = load i64, ptr %69, align 8
  %253 = icmp sgt i64 %252, 0
  br i1 %253, label %256, label %254
254:
  %255 = icmp sgt i64 %251, 0
  br i1 %255, label %269, label %285
256:
  %257 = phi i64 [ %266, %256 ], [ 0, %233 ]
  %258 = load ptr, ptr %86, align 8
  %259 = load i64, ptr %87, align 8
  %260 = mul nsw i64 %259, %230
  %261 = getelementptr double, ptr %258, i64 %260
  %262 = getelementptr double, ptr %261, i64 %257
  %263 = load double, ptr %262, align 8
  %264 = load ptr, ptr %70, align 8
  %265 = getelementptr inbounds nuw double, ptr %264, i64 %257
  store double %263, ptr %265, align 8
  %266 = add nuw nsw i64 %257, 1
  %267 = load i64, ptr %69, align 8
  %268 = icmp slt i64 %266, %267
  br i1 %268, label %256, label %254
269:
  %270 = phi i64 [ %283, %279 ], [ 0, %254 ]
  %271 = icmp slt i64 %270, %246
  br i1 %271, label %272, label %279
272:
  %273 = load ptr, ptr %88, align 8
  %274 = load i64, ptr %89, align 8
  %275 = mul nsw i64 %274, %230
  %276 = getelementptr double, ptr %273, i64 %275
  %277 = getelementptr double, ptr %276, i64 %270
  %278 = load double, ptr %277, align 8
  br label %279
279:
  %280 = phi double [ %278, %272 ], [ 0.000000e+00, %269 ]
  %281 = load ptr, ptr %43, align 8
  %282 = getelementptr inbounds nuw double, ptr %281, i64 %270
  store double %280, ptr %282, align 8
  %283 = add nuw nsw i64 %270, 1
  %284 = icmp eq i64 %283, %251
  br i1 %284, label %288, label %269
285:
  %286 = load i64, ptr %45, align 8
  %287 = icmp sgt i64 %286, 0
  br i1 %287, label %305, label %353
288:
  %289 = phi i64 [ %303, %299 ], [ 0, %279 ]
  %290 = load i64, ptr %0, align 8
  %291 = icmp slt i64 %289, %290
  br i1 %291, label %292, label %299
292:
  %293 = load ptr, ptr %90, align 8
  %294 = load i64, ptr %91, align 8
  %295 = mul nsw i64 %294, %230
  %296 = getelementptr double, ptr %293, i64 %295
  %297 = getelementptr double, ptr %296, i64 %289
  %298 = load double, ptr %297, align 8
  br label %299
299:
  %300 = phi double [ %298, %292 ], [ 1.000000e+00, %288 ]
  %301 = load ptr, ptr %92, align 8
  %302 = getelementptr inbounds nuw double, ptr %301, i64 %289
  store double %300, ptr %302, align 8
  %303 = add nuw nsw i64 %289, 1
  %304 = icmp eq i64 %303, %251
  br i1 %304, label %285, label %288
305:
  %306 = phi i64 [ %331, %330 ], [ 0, %285 ]
  %307 = load i64, ptr %69, align 8
  %308 = icmp sgt i64 %307, 0
  br i1 %308, label %313, label %309
309:
  br i1 %255, label %310, label %330
310:
  %311 = mul nsw i64 %306, %246
  %312 = mul nuw nsw i64 %306, %251
  br label %334
313:
  %314 = phi i64 [ %328, %313 ], [ %307, %305 ]
  %315 = phi i64 [ %327, %313 ], [ 0, %305 ]
  %316 = mul nsw i64 %314, %306
  %317 = load ptr, ptr %93, align 8
  %318 = load i64, ptr %94, align 8
  %319 = mul nsw i64 %318, %230
  %320 = getelementptr double, ptr %317, i64 %319
  %321 = getelementptr double, ptr %320, i64 %316
  %322 = getelementptr double, ptr %321, i64 %315
  %323 = load double, ptr %322, align 8
  %324 = load ptr, ptr %95, align 8
  %325 = getelementptr inbounds double, ptr %324, i64 %316
  %326 = getelementptr inbounds nuw double, ptr %325, i64 %315
  store double %323, ptr %326, align 8
  %327 = add nuw nsw i64 %315, 1
  %328 = load i64, ptr %69, align 8
  %329 = icmp slt i64 %327, %328
  br i1 %329, label %313, label %309
330:
  %331 = add nuw nsw i64 %306, 1
  %332 = load i64, ptr %45, align 8
  %333 = icmp slt i64 %331, %332
  br i1 %333, label %305, label %353
334:
  %335 = phi i64 [ 0, %310 ], [ %351, %346 ]
  %336 = load i64, ptr %0, align 8
  %337 = icmp slt i64 %335, %336
  br i1 %337, label %338, label %346
338:
  %339 = load ptr, ptr %96, align 8
  %340 = load i64, ptr %97, align 8
  %341 = mul nsw i64 %340, %230
  %342 = getelementptr double, ptr %339, i64 %341
  %343 = getelementptr double, ptr %342, i64 %311
  %344 = getelementptr double, ptr %343, i64 %335
  %345 = load double, ptr %344, align 8
  br label %346
346:
  %347 = phi double [ %345, %338 ], [ 0.000000e+00, %334 ]
  %348 = load ptr, ptr %46, align 8
  %349 = getelementptr inbounds nuw double, ptr %348, i64 %312
  %350 = getelementptr inbounds nuw double, ptr %349, i64 %335
  store double %347, ptr %350, align 8
  %351 = add nuw nsw i64 %335, 1
  %352 = icmp eq i64 %351, %251
  br i1 %352, label %330, label %334
353:
  store i64 %230, ptr %27, align 8
  store i64 1, ptr %53, align 8
  store i64 0, ptr %41, align 8
  store i64 0, ptr %37, align 8
  store i64 0, ptr %35, align 8
  store i64 0, ptr %28, align 8
  store i64 0, ptr %54, align 8
  store i64 0, ptr %39, align 8
  store double %238, ptr %55, align 8
  store double %238, ptr %48, align 8
  store double %243, ptr %29, align 8
  br label %354
354:
  %355 = phi i32 [ 0, %353 ], [ %366, %364 ]
  %356 = phi double [ %243, %353 ], [ %365, %364 ]
  %357 = fcmp oeq double %356, 0.000000e+00
  br i1 %357, label %364, label %358
358:
  %359 = bitcast double %356 to i64
  %360 = fcmp ogt double %356, 0.000000e+00
  %361 = select i1 %360, i64 -1, i64 1
  %362 = add nsw i64 %361, %359
  %363 = bitcast i64 %362 to double
  br label %364
364:
  %365 = phi double [ %363, %358 ], [ 0x8010000000000000, %354 ]
  %366 = add nuw nsw i32 %355, 1
  %367 = icmp eq i32 %366, 100
  br i1 %367, label %368, label %354
368:
  %369 = call double @llvm.fabs.f64(double %238)
  %370 = call double @llvm.fabs.f64(double %243)
  %371 = fcmp ogt double %369, %370
  %372 = select i1 %371, double %369, double %370
  %373 = fmul double %372, 0x3CC0000000000000
  %374 = fsub double %243, %238
  %375 = fmul double %374, 1.000000e-05
  store double %365, ptr %56, align 8
  store double %373, ptr %57, align 8
  store double 1.000000e+00, ptr %58, align 8
  %376 = load ptr, ptr %59, align 8
  %377 = load i64, ptr %60, align 8
  %378 = mul nsw i64 %377, %230
  %379 = getelementptr double, ptr %376, i64 %378
  %380 = load double, ptr %379, align 8
  store double %380, ptr %61, align 8
  %381 = load ptr, ptr %62, align 8
  %382 = load i64, ptr %63, align 8
  %383 = mul nsw i64 %382, %230
  %384 = getelementptr double, ptr %381, i64 %383
  %385 = load double, ptr %384, align 8
  store double %385, ptr %64, align 8
  %386 = load i64, ptr %65, align 8
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %688, label %388
388:
  %389 = load ptr, ptr %66, align 8
  %390 = load i64, ptr %67, align 8
  br label %500
391:
  %392 = shl nsw i64 %386, 10
  %393 = getelementptr inbounds double, ptr %389, i64 %392
  %394 = icmp eq i64 %390, 0
  %395 = select i1 %394, double 4.000000e+00, double 4.000000e+01
  %396 = getelementptr inbounds double, ptr %393, i64 %392
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 2048
  %398 = load i64, ptr %0, align 8
  %399 = load i64, ptr %30, align 8
  %400 = add i64 %399, %398
  %401 = load i64, ptr %31, align 8
  %402 = shl i64 %401, 1
  %403 = add i64 %400, %402
  %404 = load i64, ptr %32, align 8
  %405 = add i64 %403, %404
  %406 = load i64, ptr %69, align 8
  %407 = getelementptr inbounds double, ptr %397, i64 %406
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  store double 0.000000e+00, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  store double 1.000000e+00, ptr %12, align 8
  %408 = icmp sgt i64 %406, 0
  br i1 %408, label %411, label %409
409:
  %410 = icmp sgt i64 %405, 0
  br i1 %410, label %426, label %421
411:
  %412 = phi i64 [ %418, %411 ], [ 0, %391 ]
  %413 = load ptr, ptr %70, align 8
  %414 = getelementptr inbounds nuw double, ptr %413, i64 %412
  %415 = load double, ptr %414, align 8
  %416 = fadd double %415, 0.000000e+00
  %417 = getelementptr inbounds nuw double, ptr %397, i64 %412
  store double %416, ptr %417, align 8
  %418 = add nuw nsw i64 %412, 1
  %419 = load i64, ptr %69, align 8
  %420 = icmp slt i64 %418, %419
  br i1 %420, label %411, label %409
421:
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #11
  %422 = load i64, ptr %72, align 8
  %423 = getelementptr inbounds double, ptr %397, i64 %422
  store ptr %423, ptr %13, align 16
  store ptr %407, ptr %73, align 8
  %424 = load i64, ptr %0, align 8
  %425 = getelementptr inbounds double, ptr %407, i64 %424
  store ptr %425, ptr %74, align 16
  store ptr %10, ptr %75, align 8
  store ptr %11, ptr %76, align 16
  store ptr %11, ptr %77, align 8
  store ptr null, ptr %78, align 16
  store ptr null, ptr %79, align 8
  store ptr %12, ptr %80, align 16
  br label %435
426:
  %427 = phi i64 [ %433, %426 ], [ 0, %409 ]
  %428 = load ptr, ptr %43, align 8
  %429 = getelementptr inbounds nuw double, ptr %428, i64 %427
  %430 = load double, ptr %429, align 8
  %431 = fadd double %430, 0.000000e+00
  %432 = getelementptr inbounds nuw double, ptr %407, i64 %427
  store double %431, ptr %432, align 8
  %433 = add nuw nsw i64 %427, 1
  %434 = icmp eq i64 %433, %405
  br i1 %434, label %421, label %426
435:
  %436 = phi i64 [ 0, %421 ], [ %437, %470 ]
  %437 = add nuw nsw i64 %436, 1
  %438 = uitofp nneg i64 %437 to double
  %439 = fmul double %438, 0x3FE3C6EF372FE950
  %440 = load double, ptr %29, align 8
  %441 = load double, ptr %55, align 8
  %442 = fsub double %440, %441
  %443 = fmul double %442, 1.562500e-02
  %444 = fptosi double %439 to i64
  %445 = sitofp i64 %444 to double
  %446 = fsub double %439, %445
  %447 = lshr i64 %436, 4
  %448 = uitofp nneg i64 %447 to double
  %449 = call double @llvm.fma.f64(double %448, double %443, double %441)
  %450 = and i64 %436, 15
  %451 = uitofp nneg i64 %450 to double
  %452 = fadd double %446, %451
  %453 = fmul double %452, 6.250000e-02
  %454 = fmul double %443, %453
  %455 = fadd double %449, %454
  store double %455, ptr %10, align 8
  %456 = load ptr, ptr %71, align 8
  %457 = load ptr, ptr %81, align 8
  %458 = load ptr, ptr %82, align 8
  call void %456(ptr noundef nonnull %13, ptr noundef %457, ptr noundef %458) #9
  %459 = load ptr, ptr %83, align 8
  %460 = load ptr, ptr %81, align 8
  %461 = load ptr, ptr %82, align 8
  %462 = load i64, ptr %65, align 8
  %463 = getelementptr inbounds double, ptr %461, i64 %462
  call void %459(ptr noundef nonnull %13, ptr noundef %460, ptr noundef %463) #9
  %464 = load i64, ptr %65, align 8
  %465 = icmp sgt i64 %464, 0
  br i1 %465, label %473, label %468
466:
  %467 = icmp eq i64 %437, 1024
  br i1 %467, label %498, label %470
468:
  %469 = icmp eq i64 %437, 1024
  br i1 %469, label %471, label %470
470:
  br label %435
471:
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br label %472
472:
  br label %676
473:
  %474 = phi i64 [ %496, %473 ], [ %464, %435 ]
  %475 = phi i64 [ %495, %473 ], [ 0, %435 ]
  %476 = load ptr, ptr %82, align 8
  %477 = getelementptr inbounds nuw double, ptr %476, i64 %475
  %478 = load double, ptr %477, align 8
  %479 = getelementptr inbounds double, ptr %476, i64 %474
  %480 = getelementptr inbounds nuw double, ptr %479, i64 %475
  %481 = load double, ptr %480, align 8
  %482 = call double @llvm.fabs.f64(double %478)
  %483 = fcmp one double %482, 0x7FF0000000000000
  %484 = select i1 %483, double %478, double 0.000000e+00
  %485 = mul nsw i64 %474, %436
  %486 = getelementptr double, ptr %389, i64 %485
  %487 = getelementptr double, ptr %486, i64 %475
  store double %484, ptr %487, align 8
  %488 = call double @llvm.fabs.f64(double %481)
  %489 = fcmp one double %488, 0x7FF0000000000000
  %490 = select i1 %489, double %481, double 0.000000e+00
  %491 = load i64, ptr %65, align 8
  %492 = mul nsw i64 %491, %436
  %493 = getelementptr double, ptr %393, i64 %492
  %494 = getelementptr double, ptr %493, i64 %475
  store double %490, ptr %494, align 8
  %495 = add nuw nsw i64 %475, 1
  %496 = load i64, ptr %65, align 8
  %497 = icmp slt i64 %495, %496
  br i1 %497, label %473, label %466
498:
  %499 = icmp sgt i64 %496, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br i1 %499, label %506, label %472
500:
  %501 = phi i64 [ 0, %388 ], [ %504, %500 ]
  %502 = load ptr, ptr %68, align 8
  %503 = getelementptr inbounds nuw double, ptr %502, i64 %501
  store double 0.000000e+00, ptr %503, align 8
  %504 = add nuw nsw i64 %501, 1
  %505 = icmp eq i64 %504, 64
  br i1 %505, label %391, label %500
506:
  %507 = phi i64 [ %629, %628 ], [ 0, %498 ]
  %508 = getelementptr inbounds nuw double, ptr %389, i64 %507
  %509 = getelementptr inbounds nuw double, ptr %393, i64 %507
  br label %537
510:
  %511 = load double, ptr %61, align 8
  br label %512
512:
  %513 = phi double [ 0xFFF0000000000000, %510 ], [ %519, %512 ]
  %514 = phi double [ 0x7FF0000000000000, %510 ], [ %523, %512 ]
  %515 = phi i64 [ 0, %510 ], [ %524, %512 ]
  %516 = getelementptr inbounds nuw %struct.bg_window, ptr %396, i64 %515
  %517 = load double, ptr %516, align 8
  %518 = fcmp ogt double %517, %513
  %519 = select i1 %518, double %517, double %513
  %520 = getelementptr inbounds nuw i8, ptr %516, i64 8
  %521 = load double, ptr %520, align 8
  %522 = fcmp olt double %521, %514
  %523 = select i1 %522, double %521, double %514
  %524 = add nuw nsw i64 %515, 1
  %525 = icmp eq i64 %524, 64
  br i1 %525, label %526, label %512
526:
  %527 = call double @llvm.fabs.f64(double %519)
  %528 = call double @llvm.fabs.f64(double %523)
  %529 = fcmp ogt double %527, %528
  %530 = select i1 %529, double %527, double %528
  %531 = fmul double %511, 5.000000e-01
  %532 = fsub double %519, %523
  %533 = fmul double %531, %532
  %534 = fmul double %530, 1.000000e-09
  %535 = fcmp ogt double %533, %534
  %536 = select i1 %535, double %533, double %534
  br label %632
537:
  %538 = phi i64 [ 16, %506 ], [ %626, %620 ]
  %539 = phi i64 [ 0, %506 ], [ %625, %620 ]
  %540 = load i64, ptr %65, align 8
  %541 = shl nuw nsw i64 %539, 4
  %542 = load double, ptr %29, align 8
  %543 = load double, ptr %55, align 8
  %544 = fsub double %542, %543
  %545 = fmul double %544, 1.562500e-02
  br label %546
546:
  %547 = phi double [ 0x7FF0000000000000, %537 ], [ %617, %546 ]
  %548 = phi double [ 0.000000e+00, %537 ], [ %613, %546 ]
  %549 = phi double [ 0.000000e+00, %537 ], [ %611, %546 ]
  %550 = phi i64 [ %541, %537 ], [ %618, %546 ]
  %551 = phi double [ 0xFFF0000000000000, %537 ], [ %615, %546 ]
  %552 = icmp samesign ugt i64 %550, 1022
  %553 = sext i1 %552 to i64
  %554 = add nsw i64 %550, %553
  %555 = add nsw i64 %554, 1
  %556 = add nsw i64 %554, 2
  %557 = sitofp i64 %556 to double
  %558 = fmul double %557, 0x3FE3C6EF372FE950
  %559 = fptosi double %558 to i64
  %560 = sitofp i64 %559 to double
  %561 = fsub double %558, %560
  %562 = sdiv i64 %555, 16
  %563 = sitofp i64 %562 to double
  %564 = call double @llvm.fma.f64(double %563, double %545, double %543)
  %565 = srem i64 %555, 16
  %566 = sitofp i64 %565 to double
  %567 = fadd double %561, %566
  %568 = fmul double %567, 6.250000e-02
  %569 = fmul double %545, %568
  %570 = fadd double %564, %569
  %571 = sitofp i64 %555 to double
  %572 = fmul double %571, 0x3FE3C6EF372FE950
  %573 = fptosi double %572 to i64
  %574 = sitofp i64 %573 to double
  %575 = fsub double %572, %574
  %576 = sdiv i64 %554, 16
  %577 = sitofp i64 %576 to double
  %578 = call double @llvm.fma.f64(double %577, double %545, double %543)
  %579 = srem i64 %554, 16
  %580 = sitofp i64 %579 to double
  %581 = fadd double %575, %580
  %582 = fmul double %581, 6.250000e-02
  %583 = fmul double %545, %582
  %584 = fadd double %578, %583
  %585 = fsub double %570, %584
  %586 = mul nsw i64 %550, %540
  %587 = getelementptr inbounds double, ptr %508, i64 %586
  %588 = load double, ptr %587, align 8
  %589 = mul nsw i64 %555, %540
  %590 = getelementptr inbounds double, ptr %508, i64 %589
  %591 = load double, ptr %590, align 8
  %592 = mul nsw i64 %554, %540
  %593 = getelementptr inbounds double, ptr %508, i64 %592
  %594 = load double, ptr %593, align 8
  %595 = fsub double %591, %594
  %596 = fdiv double %595, %585
  %597 = getelementptr inbounds double, ptr %509, i64 %589
  %598 = load double, ptr %597, align 8
  %599 = getelementptr inbounds double, ptr %509, i64 %592
  %600 = load double, ptr %599, align 8
  %601 = fsub double %598, %600
  %602 = fdiv double %601, %585
  %603 = call double @llvm.fabs.f64(double %602)
  %604 = getelementptr inbounds double, ptr %509, i64 %586
  %605 = load double, ptr %604, align 8
  %606 = fmul double %605, %605
  %607 = fmul double %596, %596
  %608 = fcmp ogt double %607, %606
  %609 = select i1 %608, double %607, double %606
  %610 = fcmp ogt double %609, %549
  %611 = select i1 %610, double %609, double %549
  %612 = fcmp ogt double %603, %548
  %613 = select i1 %612, double %603, double %548
  %614 = fcmp ogt double %588, %551
  %615 = select i1 %614, double %588, double %551
  %616 = fcmp olt double %588, %547
  %617 = select i1 %616, double %588, double %547
  %618 = add nuw nsw i64 %550, 1
  %619 = icmp eq i64 %618, %538
  br i1 %619, label %620, label %546
620:
  %621 = getelementptr inbounds nuw %struct.bg_window, ptr %396, i64 %539
  store double %615, ptr %621, align 8
  %622 = getelementptr inbounds nuw i8, ptr %621, i64 8
  store double %617, ptr %622, align 8
  %623 = getelementptr inbounds nuw i8, ptr %621, i64 16
  store double %611, ptr %623, align 8
  %624 = getelementptr inbounds nuw i8, ptr %621, i64 24
  store double %613, ptr %624, align 8
  %625 = add nuw nsw i64 %539, 1
  %626 = add nuw nsw i64 %538, 16
  %627 = icmp eq i64 %625, 64
  br i1 %627, label %510, label %537
628:
  %629 = add nuw nsw i64 %507, 1
  %630 = load i64, ptr %65, align 8
  %631 = icmp slt i64 %629, %630
  br i1 %631, label %506, label %472
632:
  %633 = phi i64 [ 0, %526 ], [ %636, %674 ]
  %634 = call i64 @llvm.usub.sat.i64(i64 %633, i64 1)
  br label %640
635:
  %636 = add nuw nsw i64 %633, 1
  %637 = fsub double %647, %651
  %638 = fmul double %637, 5.000000e-01
  %639 = fcmp ogt double %638, %536
  br i1 %639, label %656, label %667
640:
  %641 = phi double [ %647, %640 ], [ 0xFFF0000000000000, %632 ]
  %642 = phi double [ %651, %640 ], [ 0x7FF0000000000000, %632 ]
  %643 = phi i64 [ %652, %640 ], [ %634, %632 ]
  %644 = getelementptr inbounds nuw %struct.bg_window, ptr %396, i64 %643
  %645 = load double, ptr %644, align 8
  %646 = fcmp ogt double %645, %641
  %647 = select i1 %646, double %645, double %641
  %648 = getelementptr inbounds nuw i8, ptr %644, i64 8
  %649 = load double, ptr %648, align 8
  %650 = fcmp olt double %649, %642
  %651 = select i1 %650, double %649, double %642
  %652 = add nuw nsw i64 %643, 1
  %653 = icmp samesign ule i64 %643, %633
  %654 = icmp samesign ult i64 %643, 63
  %655 = and i1 %653, %654
  br i1 %655, label %640, label %635
656:
  %657 = getelementptr inbounds nuw %struct.bg_window, ptr %396, i64 %633
  %658 = getelementptr inbounds nuw i8, ptr %657, i64 16
  %659 = load double, ptr %658, align 8
  %660 = fmul double %638, %638
  %661 = fdiv double %659, %660
  %662 = getelementptr inbounds nuw i8, ptr %657, i64 24
  %663 = load double, ptr %662, align 8
  %664 = fdiv double %663, %638
  %665 = fcmp ogt double %661, %664
  %666 = select i1 %665, double %661, double %664
  br label %667
667:
  %668 = phi double [ %666, %656 ], [ 0.000000e+00, %635 ]
  %669 = load ptr, ptr %68, align 8
  %670 = getelementptr inbounds nuw double, ptr %669, i64 %633
  %671 = load double, ptr %670, align 8
  %672 = fcmp ogt double %668, %671
  br i1 %672, label %673, label %674
673:
  store double %668, ptr %670, align 8
  br label %674
674:
  %675 = icmp eq i64 %636, 64
  br i1 %675, label %628, label %632
676:
  %677 = phi i64 [ %686, %676 ], [ 0, %472 ]
  %678 = load ptr, ptr %68, align 8
  %679 = getelementptr inbounds nuw double, ptr %678, i64 %677
  %680 = load double, ptr %679, align 8
  %681 = fcmp ogt double %680, 0.000000e+00
  %682 = call double @llvm.sqrt.f64(double %680)
  %683 = fdiv double 0x401921FB54442D18, %682
  %684 = fdiv double %683, %395
  %685 = select i1 %681, double %684, double 0x7FF0000000000000
  store double %685, ptr %679, align 8
  %686 = add nuw nsw i64 %677, 1
  %687 = icmp eq i64 %686, 64
  br i1 %687, label %688, label %676
688:
  %689 = fcmp ogt double %375, %373
  %690 = select i1 %689, double %375, double %373
  %691 = fadd double %238, %690
  %692 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, double noundef %238, double noundef %691) #10
  %693 = fcmp olt double %692, %243
  %694 = select i1 %693, double %692, double %243
  store double %694, ptr %84, align 8
  %695 = fcmp olt double %238, %243
  br i1 %695, label %697, label %696
696:
  store i64 1, ptr %28, align 8
  br label %697
697:
  %698 = load i64, ptr %27, align 8
  %699 = icmp slt i64 %698, 0
  br i1 %699, label %1666, label %703
700:
  %701 = load i64, ptr %27, align 8
  %702 = icmp slt i64 %701, 0
  br i1 %702, label %1666, label %733
703:
  store i64 1, ptr %2, align 8
  %704 = load ptr, ptr %98, align 8
  %705 = icmp eq ptr %704, null
  br i1 %705, label %734, label %706
706:
  %707 = load double, ptr %48, align 8
  %708 = fsub double %694, %707
  %709 = fmul double %708, 0.000000e+00
  %710 = fadd double %707, %709
  %711 = load ptr, ptr %43, align 8
  %712 = load ptr, ptr %82, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %98, ptr noundef nonnull readonly %2, double noundef %710, ptr noundef %711, double noundef 0.000000e+00, ptr noundef %712) #10
  %713 = load i64, ptr %27, align 8
  %714 = icmp sgt i64 %713, -1
  br i1 %714, label %715, label %734
715:
  %716 = load i64, ptr %35, align 8
  %717 = icmp eq i64 %716, 0
  br i1 %717, label %718, label %734
718:
  %719 = load i64, ptr %30, align 8
  %720 = icmp sgt i64 %719, 0
  br i1 %720, label %721, label %734
721:
  %722 = phi i64 [ %730, %721 ], [ 0, %718 ]
  %723 = load ptr, ptr %82, align 8
  %724 = getelementptr inbounds nuw double, ptr %723, i64 %722
  %725 = load double, ptr %724, align 8
  %726 = load ptr, ptr %43, align 8
  %727 = load i64, ptr %0, align 8
  %728 = getelementptr inbounds double, ptr %726, i64 %727
  %729 = getelementptr inbounds nuw double, ptr %728, i64 %722
  store double %725, ptr %729, align 8
  %730 = add nuw nsw i64 %722, 1
  %731 = load i64, ptr %30, align 8
  %732 = icmp slt i64 %730, %731
  br i1 %732, label %721, label %734
733:
  store i64 1, ptr %2, align 8
  br label %734
734:
  %735 = load ptr, ptr %99, align 8
  %736 = icmp eq ptr %735, null
  br i1 %736, label %741, label %737
737:
  %738 = load i64, ptr %24, align 8
  %739 = load i64, ptr %100, align 8
  %740 = icmp slt i64 %738, %739
  br i1 %740, label %741, label %1666
741:
  %742 = load i64, ptr %0, align 8
  %743 = load i64, ptr %30, align 8
  %744 = add nsw i64 %743, %742
  %745 = load i64, ptr %31, align 8
  %746 = shl nsw i64 %745, 1
  %747 = add nsw i64 %744, %746
  %748 = load i64, ptr %32, align 8
  %749 = add nsw i64 %747, %748
  %750 = load i64, ptr %101, align 8
  %751 = load double, ptr %84, align 8
  %752 = load double, ptr %48, align 8
  %753 = fsub double %751, %752
  %754 = load i64, ptr %27, align 8
  %755 = icmp sgt i64 %754, -1
  br i1 %755, label %756, label %803
756:
  %757 = load i64, ptr %53, align 8
  %758 = icmp eq i64 %757, 0
  br i1 %758, label %803, label %759
759:
  %760 = fmul double %753, 0.000000e+00
  %761 = fadd double %752, %760
  %762 = load ptr, ptr %43, align 8
  %763 = load ptr, ptr %102, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %761, ptr noundef %762, ptr noundef %763) #10
  %764 = load i64, ptr %0, align 8
  %765 = load i64, ptr %30, align 8
  %766 = add nsw i64 %765, %764
  %767 = load i64, ptr %31, align 8
  %768 = shl nsw i64 %767, 1
  %769 = add nsw i64 %766, %768
  %770 = load i64, ptr %32, align 8
  %771 = add nsw i64 %769, %770
  %772 = icmp sgt i64 %771, 0
  br i1 %772, label %773, label %781
773:
  %774 = phi i64 [ %793, %792 ], [ %770, %759 ]
  %775 = phi i64 [ %794, %792 ], [ %767, %759 ]
  %776 = phi i64 [ %795, %792 ], [ %765, %759 ]
  %777 = phi i64 [ %796, %792 ], [ %764, %759 ]
  %778 = phi i64 [ %797, %792 ], [ 0, %759 ]
  %779 = load i64, ptr %53, align 8
  %780 = icmp eq i64 %779, 0
  br i1 %780, label %792, label %782
781:
  store i64 0, ptr %53, align 8
  br label %803
782:
  %783 = load ptr, ptr %102, align 8
  %784 = getelementptr inbounds nuw double, ptr %783, i64 %778
  %785 = load double, ptr %784, align 8
  %786 = load ptr, ptr %103, align 8
  %787 = getelementptr inbounds nuw double, ptr %786, i64 %778
  store double %785, ptr %787, align 8
  %788 = load i64, ptr %0, align 8
  %789 = load i64, ptr %30, align 8
  %790 = load i64, ptr %31, align 8
  %791 = load i64, ptr %32, align 8
  br label %792
792:
  %793 = phi i64 [ %774, %773 ], [ %791, %782 ]
  %794 = phi i64 [ %775, %773 ], [ %790, %782 ]
  %795 = phi i64 [ %776, %773 ], [ %789, %782 ]
  %796 = phi i64 [ %777, %773 ], [ %788, %782 ]
  %797 = add nuw nsw i64 %778, 1
  %798 = shl nsw i64 %794, 1
  %799 = add i64 %795, %793
  %800 = add i64 %799, %798
  %801 = add i64 %800, %796
  %802 = icmp slt i64 %797, %801
  br i1 %802, label %773, label %781
803:
  %804 = icmp sgt i64 %750, 1
  br i1 %804, label %805, label %807
805:
  %806 = icmp sgt i64 %749, 0
  br label %875
807:
  %808 = load ptr, ptr %106, align 8
  %809 = load ptr, ptr %43, align 8
  %810 = load ptr, ptr %103, align 8
  %811 = load ptr, ptr %107, align 8
  %812 = icmp sgt i64 %749, 0
  br i1 %812, label %813, label %933
813:
  %814 = icmp sgt i64 %750, 0
  %815 = icmp eq ptr %809, null
  br label %816
816:
  %817 = phi i64 [ 0, %813 ], [ %845, %842 ]
  %818 = getelementptr double, ptr %810, i64 %817
  br i1 %814, label %821, label %819
819:
  %820 = phi double [ 0.000000e+00, %816 ], [ %833, %832 ]
  br i1 %815, label %840, label %836
821:
  %822 = phi i64 [ %834, %832 ], [ 0, %816 ]
  %823 = phi double [ %833, %832 ], [ 0.000000e+00, %816 ]
  %824 = getelementptr inbounds nuw double, ptr %808, i64 %822
  %825 = load double, ptr %824, align 8
  %826 = fcmp une double %825, 0.000000e+00
  br i1 %826, label %827, label %832
827:
  %828 = mul nuw nsw i64 %822, %749
  %829 = getelementptr double, ptr %818, i64 %828
  %830 = load double, ptr %829, align 8
  %831 = call double @llvm.fma.f64(double %825, double %830, double %823)
  br label %832
832:
  %833 = phi double [ %831, %827 ], [ %823, %821 ]
  %834 = add nuw nsw i64 %822, 1
  %835 = icmp eq i64 %834, %750
  br i1 %835, label %819, label %821
836:
  %837 = getelementptr inbounds nuw double, ptr %809, i64 %817
  %838 = load double, ptr %837, align 8
  %839 = call double @llvm.fma.f64(double %820, double %753, double %838)
  br label %842
840:
  %841 = fmul double %753, %820
  br label %842
842:
  %843 = phi double [ %839, %836 ], [ %841, %840 ]
  %844 = getelementptr inbounds nuw double, ptr %811, i64 %817
  store double %843, ptr %844, align 8
  %845 = add nuw nsw i64 %817, 1
  %846 = icmp eq i64 %845, %749
  br i1 %846, label %847, label %816
847:
  %848 = load ptr, ptr %108, align 8
  %849 = load ptr, ptr %103, align 8
  %850 = load ptr, ptr %109, align 8
  br label %851
851:
  %852 = phi i64 [ 0, %847 ], [ %858, %854 ]
  %853 = getelementptr double, ptr %849, i64 %852
  br i1 %814, label %860, label %854
854:
  %855 = phi double [ 0.000000e+00, %851 ], [ %872, %871 ]
  %856 = fmul double %753, %855
  %857 = getelementptr inbounds nuw double, ptr %850, i64 %852
  store double %856, ptr %857, align 8
  %858 = add nuw nsw i64 %852, 1
  %859 = icmp eq i64 %858, %749
  br i1 %859, label %933, label %851
860:
  %861 = phi i64 [ %873, %871 ], [ 0, %851 ]
  %862 = phi double [ %872, %871 ], [ 0.000000e+00, %851 ]
  %863 = getelementptr inbounds nuw double, ptr %848, i64 %861
  %864 = load double, ptr %863, align 8
  %865 = fcmp une double %864, 0.000000e+00
  br i1 %865, label %866, label %871
866:
  %867 = mul nuw nsw i64 %861, %749
  %868 = getelementptr double, ptr %853, i64 %867
  %869 = load double, ptr %868, align 8
  %870 = call double @llvm.fma.f64(double %864, double %869, double %862)
  br label %871
871:
  %872 = phi double [ %870, %866 ], [ %862, %860 ]
  %873 = add nuw nsw i64 %861, 1
  %874 = icmp eq i64 %873, %750
  br i1 %874, label %854, label %860
875:
  %876 = phi i64 [ 1, %805 ], [ %931, %918 ]
  %877 = load ptr, ptr %104, align 8
  %878 = mul nuw nsw i64 %876, %750
  %879 = getelementptr inbounds nuw double, ptr %877, i64 %878
  %880 = load ptr, ptr %43, align 8
  %881 = load ptr, ptr %103, align 8
  %882 = load ptr, ptr %102, align 8
  br i1 %806, label %883, label %918
883:
  %884 = icmp eq ptr %880, null
  br label %885
885:
  %886 = phi i64 [ 0, %883 ], [ %913, %910 ]
  %887 = getelementptr double, ptr %881, i64 %886
  br label %889
888:
  br i1 %884, label %908, label %904
889:
  %890 = phi i64 [ %902, %900 ], [ 0, %885 ]
  %891 = phi double [ %901, %900 ], [ 0.000000e+00, %885 ]
  %892 = getelementptr inbounds nuw double, ptr %879, i64 %890
  %893 = load double, ptr %892, align 8
  %894 = fcmp une double %893, 0.000000e+00
  br i1 %894, label %895, label %900
895:
  %896 = mul nuw nsw i64 %890, %749
  %897 = getelementptr double, ptr %887, i64 %896
  %898 = load double, ptr %897, align 8
  %899 = call double @llvm.fma.f64(double %893, double %898, double %891)
  br label %900
900:
  %901 = phi double [ %899, %895 ], [ %891, %889 ]
  %902 = add nuw nsw i64 %890, 1
  %903 = icmp eq i64 %902, %876
  br i1 %903, label %888, label %889
904:
  %905 = getelementptr inbounds nuw double, ptr %880, i64 %886
  %906 = load double, ptr %905, align 8
  %907 = call double @llvm.fma.f64(double %901, double %753, double %906)
  br label %910
908:
  %909 = fmul double %753, %901
  br label %910
910:
  %911 = phi double [ %907, %904 ], [ %909, %908 ]
  %912 = getelementptr inbounds nuw double, ptr %882, i64 %886
  store double %911, ptr %912, align 8
  %913 = add nuw nsw i64 %886, 1
  %914 = icmp eq i64 %913, %749
  br i1 %914, label %915, label %885
915:
  %916 = load ptr, ptr %102, align 8
  %917 = load ptr, ptr %103, align 8
  br label %918
918:
  %919 = phi ptr [ %917, %915 ], [ %881, %875 ]
  %920 = phi ptr [ %916, %915 ], [ %882, %875 ]
  %921 = load ptr, ptr %105, align 8
  %922 = getelementptr inbounds nuw double, ptr %921, i64 %876
  %923 = load double, ptr %922, align 8
  %924 = load double, ptr %48, align 8
  %925 = load double, ptr %84, align 8
  %926 = fsub double %925, %924
  %927 = fmul double %923, %926
  %928 = fadd double %924, %927
  %929 = mul nsw i64 %876, %749
  %930 = getelementptr inbounds double, ptr %919, i64 %929
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %928, ptr noundef %920, ptr noundef %930) #10
  %931 = add nuw nsw i64 %876, 1
  %932 = icmp eq i64 %931, %750
  br i1 %932, label %807, label %875
933:
  %934 = load ptr, ptr %110, align 8
  %935 = icmp eq ptr %934, null
  br i1 %935, label %936, label %939
936:
  %937 = load ptr, ptr %98, align 8
  %938 = icmp eq ptr %937, null
  br i1 %938, label %1030, label %939
939:
  %940 = load i64, ptr %0, align 8
  %941 = load i64, ptr %30, align 8
  %942 = add nsw i64 %941, %940
  %943 = load i64, ptr %31, align 8
  %944 = shl nsw i64 %943, 1
  %945 = add nsw i64 %942, %944
  %946 = load i64, ptr %32, align 8
  %947 = add nsw i64 %945, %946
  %948 = icmp sgt i64 %947, 0
  br i1 %948, label %959, label %949
949:
  %950 = load double, ptr %48, align 8
  %951 = load double, ptr %84, align 8
  %952 = fsub double %951, %950
  %953 = fadd double %950, %952
  %954 = load ptr, ptr %107, align 8
  %955 = load ptr, ptr %112, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, double noundef %953, ptr noundef %954, ptr noundef %955, i64 noundef 0, ptr noundef null) #10
  %956 = load i64, ptr %113, align 8
  %957 = icmp ne i64 %956, 0
  %958 = and i1 %948, %957
  br i1 %958, label %968, label %986
959:
  %960 = phi i64 [ %966, %959 ], [ 0, %939 ]
  %961 = load ptr, ptr %107, align 8
  %962 = getelementptr inbounds nuw double, ptr %961, i64 %960
  %963 = load double, ptr %962, align 8
  %964 = load ptr, ptr %111, align 8
  %965 = getelementptr inbounds nuw double, ptr %964, i64 %960
  store double %963, ptr %965, align 8
  %966 = add nuw nsw i64 %960, 1
  %967 = icmp eq i64 %966, %947
  br i1 %967, label %949, label %959
968:
  %969 = phi i64 [ %984, %968 ], [ 0, %949 ]
  %970 = load ptr, ptr %109, align 8
  %971 = getelementptr inbounds nuw double, ptr %970, i64 %969
  %972 = load double, ptr %971, align 8
  %973 = load ptr, ptr %107, align 8
  %974 = getelementptr inbounds nuw double, ptr %973, i64 %969
  %975 = load double, ptr %974, align 8
  %976 = load ptr, ptr %111, align 8
  %977 = getelementptr inbounds nuw double, ptr %976, i64 %969
  %978 = load double, ptr %977, align 8
  %979 = fsub double %975, %978
  %980 = call double @llvm.fabs.f64(double %979)
  %981 = call double @llvm.fabs.f64(double %972)
  %982 = fcmp ogt double %980, %981
  %983 = select i1 %982, double %979, double %972
  store double %983, ptr %971, align 8
  %984 = add nuw nsw i64 %969, 1
  %985 = icmp eq i64 %984, %947
  br i1 %985, label %986, label %968
986:
  %987 = load ptr, ptr %114, align 8
  %988 = icmp eq ptr %987, null
  br i1 %988, label %1015, label %989
989:
  %990 = load i64, ptr %0, align 8
  %991 = icmp sgt i64 %990, 0
  br i1 %991, label %992, label %1015
992:
  %993 = phi i64 [ %1012, %1011 ], [ %990, %989 ]
  %994 = phi i64 [ %1013, %1011 ], [ 0, %989 ]
  %995 = load ptr, ptr %115, align 8
  %996 = getelementptr inbounds nuw double, ptr %995, i64 %994
  %997 = load double, ptr %996, align 8
  %998 = fcmp ogt double %997, 5.000000e-01
  br i1 %998, label %999, label %1011
999:
  %1000 = load double, ptr %61, align 8
  %1001 = fdiv double %1000, 1.000000e-02
  %1002 = fcmp olt double %1001, 1.000000e-03
  %1003 = fcmp ogt double %1001, 1.000000e+00
  %1004 = select i1 %1003, double 1.000000e+00, double %1001
  %1005 = select i1 %1002, double 1.000000e-03, double %1004
  %1006 = load ptr, ptr %109, align 8
  %1007 = getelementptr inbounds nuw double, ptr %1006, i64 %994
  %1008 = load double, ptr %1007, align 8
  %1009 = fmul double %1008, %1005
  store double %1009, ptr %1007, align 8
  %1010 = load i64, ptr %0, align 8
  br label %1011
1011:
  %1012 = phi i64 [ %1010, %999 ], [ %993, %992 ]
  %1013 = add nuw nsw i64 %994, 1
  %1014 = icmp slt i64 %1013, %1012
  br i1 %1014, label %992, label %1015
1015:
  br i1 %948, label %1016, label %1030
1016:
  %1017 = phi i64 [ %1028, %1016 ], [ 0, %1015 ]
  %1018 = load ptr, ptr %109, align 8
  %1019 = getelementptr inbounds nuw double, ptr %1018, i64 %1017
  %1020 = load double, ptr %1019, align 8
  %1021 = load ptr, ptr %112, align 8
  %1022 = getelementptr inbounds nuw double, ptr %1021, i64 %1017
  %1023 = load double, ptr %1022, align 8
  %1024 = call double @llvm.fabs.f64(double %1023)
  %1025 = call double @llvm.fabs.f64(double %1020)
  %1026 = fcmp ogt double %1024, %1025
  %1027 = select i1 %1026, double %1023, double %1020
  store double %1027, ptr %1019, align 8
  %1028 = add nuw nsw i64 %1017, 1
  %1029 = icmp eq i64 %1028, %947
  br i1 %1029, label %1030, label %1016
1030:
  %1031 = load i64, ptr %27, align 8
  %1032 = icmp sgt i64 %1031, -1
  br i1 %1032, label %1033, label %1663
1033:
  %1034 = load double, ptr %61, align 8
  %1035 = load i64, ptr %0, align 8
  %1036 = load i64, ptr %30, align 8
  %1037 = add nsw i64 %1036, %1035
  %1038 = load i64, ptr %31, align 8
  %1039 = shl nsw i64 %1038, 1
  %1040 = add nsw i64 %1037, %1039
  %1041 = load i64, ptr %32, align 8
  %1042 = add nsw i64 %1040, %1041
  %1043 = icmp sgt i64 %1042, 0
  br i1 %1043, label %1044, label %1048
1044:
  %1045 = load ptr, ptr %107, align 8
  br label %1057
1046:
  %1047 = icmp eq i32 %1064, 0
  br label %1048
1048:
  %1049 = phi i1 [ true, %1033 ], [ %1047, %1046 ]
  %1050 = icmp sgt i64 %1035, 0
  br i1 %1050, label %1051, label %1097
1051:
  %1052 = load ptr, ptr %43, align 8
  %1053 = load ptr, ptr %107, align 8
  %1054 = load ptr, ptr %109, align 8
  %1055 = load ptr, ptr %92, align 8
  %1056 = load ptr, ptr %116, align 8
  br label %1069
1057:
  %1058 = phi i32 [ 0, %1044 ], [ %1064, %1057 ]
  %1059 = phi i64 [ 0, %1044 ], [ %1065, %1057 ]
  %1060 = getelementptr inbounds nuw double, ptr %1045, i64 %1059
  %1061 = load double, ptr %1060, align 8
  %1062 = fcmp uno double %1061, 0.000000e+00
  %1063 = zext i1 %1062 to i32
  %1064 = or i32 %1058, %1063
  %1065 = add nuw nsw i64 %1059, 1
  %1066 = icmp eq i64 %1065, %1042
  br i1 %1066, label %1046, label %1057
1067:
  %1068 = call double @llvm.sqrt.f64(double %1094)
  br label %1097
1069:
  %1070 = phi double [ 0.000000e+00, %1051 ], [ %1094, %1069 ]
  %1071 = phi i64 [ 0, %1051 ], [ %1095, %1069 ]
  %1072 = getelementptr inbounds nuw double, ptr %1052, i64 %1071
  %1073 = load double, ptr %1072, align 8
  %1074 = call double @llvm.fabs.f64(double %1073)
  %1075 = getelementptr inbounds nuw double, ptr %1053, i64 %1071
  %1076 = load double, ptr %1075, align 8
  %1077 = call double @llvm.fabs.f64(double %1076)
  %1078 = getelementptr inbounds nuw double, ptr %1054, i64 %1071
  %1079 = load double, ptr %1078, align 8
  %1080 = getelementptr inbounds nuw double, ptr %1055, i64 %1071
  %1081 = load double, ptr %1080, align 8
  %1082 = fcmp uno double %1079, 0.000000e+00
  %1083 = select i1 %1082, double 0x7FF0000000000000, double %1079
  %1084 = fcmp ogt double %1077, %1074
  %1085 = select i1 %1049, i1 %1084, i1 false
  %1086 = select i1 %1085, double %1077, double %1074
  %1087 = getelementptr inbounds nuw double, ptr %1056, i64 %1071
  %1088 = load double, ptr %1087, align 8
  %1089 = fcmp ogt double %1088, 0.000000e+00
  %1090 = call double @llvm.fma.f64(double %1086, double %1034, double %1081)
  %1091 = fdiv double %1083, %1090
  %1092 = fmul double %1091, %1091
  %1093 = call double @llvm.fma.f64(double %1088, double %1092, double %1070)
  %1094 = select i1 %1089, double %1093, double %1070
  %1095 = add nuw nsw i64 %1071, 1
  %1096 = icmp eq i64 %1095, %1035
  br i1 %1096, label %1067, label %1069
1097:
  %1098 = phi double [ 0.000000e+00, %1048 ], [ %1068, %1067 ]
  %1099 = fdiv double 1.000000e+00, %1098
  %1100 = load i64, ptr %117, align 8
  %1101 = sitofp i64 %1100 to double
  %1102 = load double, ptr %84, align 8
  %1103 = load double, ptr %48, align 8
  %1104 = fsub double %1102, %1103
  %1105 = fcmp olt double %1098, 1.000000e+00
  br i1 %1105, label %1110, label %1106
1106:
  %1107 = load i64, ptr %54, align 8
  %1108 = freeze i64 %1107
  %1109 = icmp ne i64 %1108, 0
  br label %1110
1110:
  %1111 = phi i1 [ true, %1097 ], [ %1109, %1106 ]
  %1112 = load double, ptr %118, align 8
  %1113 = load double, ptr %119, align 8
  %1114 = fadd double %1112, %1113
  %1115 = fdiv double %1114, %1101
  %1116 = call double @bg_pow_1(double noundef %1099, double noundef %1115) #9
  %1117 = fmul double %1116, 9.000000e-01
  %1118 = load double, ptr %58, align 8
  %1119 = load double, ptr %119, align 8
  %1120 = fneg double %1119
  %1121 = fdiv double %1120, %1101
  %1122 = call double @bg_pow_1(double noundef %1118, double noundef %1121) #9
  %1123 = fmul double %1117, %1122
  %1124 = select i1 %1111, double 1.000000e+00, double 2.000000e-01
  %1125 = select i1 %1111, double 1.000000e+01, double 9.000000e-01
  %1126 = fcmp ult double %1123, %1124
  %1127 = fcmp ogt double %1123, %1125
  %1128 = select i1 %1127, double %1125, double %1123
  %1129 = select i1 %1126, double %1124, double %1128
  %1130 = fmul double %1104, %1129
  %1131 = load double, ptr %57, align 8
  %1132 = fcmp olt double %1130, %1131
  %1133 = load i64, ptr %54, align 8
  %1134 = icmp ne i64 %1133, 0
  %1135 = fcmp oeq double %1129, 1.000000e+00
  %1136 = select i1 %1134, i1 %1135, i1 false
  %1137 = select i1 %1136, double %1131, double %1130
  %1138 = fcmp ole double %1137, %1131
  %1139 = zext i1 %1138 to i64
  store i64 %1139, ptr %54, align 8
  %1140 = fcmp olt double %1137, %1131
  %1141 = select i1 %1140, double %1131, double %1137
  br i1 %1111, label %1142, label %1145
1142:
  %1143 = call i1 @llvm.is.fpclass.f64(double %1099, i32 608)
  %1144 = select i1 %1143, double 1.000000e+00, double %1099
  store double %1144, ptr %58, align 8
  br label %1145
1145:
  %1146 = phi ptr [ %84, %1142 ], [ %48, %1110 ]
  %1147 = load double, ptr %1146, align 8
  %1148 = fadd double %1141, %1147
  %1149 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1147, double noundef %1148) #10
  store double %1149, ptr %120, align 8
  br i1 %1132, label %1150, label %1153
1150:
  store i64 3, ptr %28, align 8
  %1151 = load i64, ptr %35, align 8
  %1152 = add nsw i64 %1151, 1
  store i64 %1152, ptr %35, align 8
  br label %1163
1153:
  %1154 = load i64, ptr %35, align 8
  %1155 = add nsw i64 %1154, 1
  store i64 %1155, ptr %35, align 8
  %1156 = sitofp i64 %1155 to double
  %1157 = load double, ptr %64, align 8
  %1158 = fcmp ugt double %1157, %1156
  br i1 %1158, label %1163, label %1159
1159:
  %1160 = load double, ptr %29, align 8
  %1161 = fcmp olt double %1147, %1160
  br i1 %1161, label %1162, label %1163
1162:
  store i64 2, ptr %28, align 8
  br label %1163
1163:
  br i1 %1111, label %1164, label %1447
1164:
  %1165 = load i64, ptr %45, align 8
  %1166 = icmp eq i64 %1165, 0
  br i1 %1166, label %1388, label %1167
1167:
  %1168 = load i64, ptr %0, align 8
  %1169 = load i64, ptr %30, align 8
  %1170 = add i64 %1169, %1168
  %1171 = load i64, ptr %31, align 8
  %1172 = shl i64 %1171, 1
  %1173 = add i64 %1170, %1172
  %1174 = load i64, ptr %32, align 8
  %1175 = add i64 %1173, %1174
  %1176 = load i64, ptr %101, align 8
  %1177 = load double, ptr %84, align 8
  %1178 = load double, ptr %48, align 8
  %1179 = fsub double %1177, %1178
  %1180 = icmp sgt i64 %1176, 0
  br i1 %1180, label %1181, label %1185
1181:
  %1182 = icmp sgt i64 %1175, 0
  %1183 = icmp sgt i64 %1165, 0
  %1184 = mul i64 %1175, %1176
  br label %1190
1185:
  %1186 = icmp sgt i64 %1165, 0
  br i1 %1186, label %1187, label %1320
1187:
  %1188 = mul i64 %1175, %1176
  %1189 = icmp sgt i64 %1175, 0
  br label %1325
1190:
  %1191 = phi i64 [ 0, %1181 ], [ %1237, %1236 ]
  %1192 = load ptr, ptr %104, align 8
  %1193 = mul nuw nsw i64 %1191, %1176
  %1194 = getelementptr inbounds nuw double, ptr %1192, i64 %1193
  %1195 = load ptr, ptr %43, align 8
  %1196 = load ptr, ptr %103, align 8
  %1197 = load ptr, ptr %102, align 8
  br i1 %1182, label %1198, label %1232
1198:
  %1199 = icmp eq i64 %1191, 0
  %1200 = icmp eq ptr %1195, null
  br label %1201
1201:
  %1202 = phi i64 [ 0, %1198 ], [ %1230, %1227 ]
  %1203 = getelementptr double, ptr %1196, i64 %1202
  br i1 %1199, label %1204, label %1206
1204:
  %1205 = phi double [ 0.000000e+00, %1201 ], [ %1218, %1217 ]
  br i1 %1200, label %1225, label %1221
1206:
  %1207 = phi i64 [ %1219, %1217 ], [ 0, %1201 ]
  %1208 = phi double [ %1218, %1217 ], [ 0.000000e+00, %1201 ]
  %1209 = getelementptr inbounds nuw double, ptr %1194, i64 %1207
  %1210 = load double, ptr %1209, align 8
  %1211 = fcmp une double %1210, 0.000000e+00
  br i1 %1211, label %1212, label %1217
1212:
  %1213 = mul nuw nsw i64 %1207, %1175
  %1214 = getelementptr double, ptr %1203, i64 %1213
  %1215 = load double, ptr %1214, align 8
  %1216 = call double @llvm.fma.f64(double %1210, double %1215, double %1208)
  br label %1217
1217:
  %1218 = phi double [ %1216, %1212 ], [ %1208, %1206 ]
  %1219 = add nuw nsw i64 %1207, 1
  %1220 = icmp eq i64 %1219, %1191
  br i1 %1220, label %1204, label %1206
1221:
  %1222 = getelementptr inbounds nuw double, ptr %1195, i64 %1202
  %1223 = load double, ptr %1222, align 8
  %1224 = call double @llvm.fma.f64(double %1205, double %1179, double %1223)
  br label %1227
1225:
  %1226 = fmul double %1179, %1205
  br label %1227
1227:
  %1228 = phi double [ %1224, %1221 ], [ %1226, %1225 ]
  %1229 = getelementptr inbounds nuw double, ptr %1197, i64 %1202
  store double %1228, ptr %1229, align 8
  %1230 = add nuw nsw i64 %1202, 1
  %1231 = icmp eq i64 %1230, %1175
  br i1 %1231, label %1232, label %1201
1232:
  br i1 %1183, label %1233, label %1236
1233:
  %1234 = icmp eq i64 %1191, 0
  %1235 = mul nsw i64 %1191, %1175
  br label %1239
1236:
  %1237 = add nuw nsw i64 %1191, 1
  %1238 = icmp eq i64 %1237, %1176
  br i1 %1238, label %1185, label %1190
1239:
  %1240 = phi i64 [ 0, %1233 ], [ %1313, %1312 ]
  %1241 = load ptr, ptr %121, align 8
  %1242 = mul i64 %1184, %1240
  %1243 = getelementptr inbounds double, ptr %1241, i64 %1242
  %1244 = load ptr, ptr %104, align 8
  %1245 = getelementptr inbounds nuw double, ptr %1244, i64 %1193
  %1246 = load ptr, ptr %46, align 8
  %1247 = mul nsw i64 %1240, %1175
  %1248 = getelementptr inbounds double, ptr %1246, i64 %1247
  %1249 = load ptr, ptr %122, align 8
  br i1 %1182, label %1250, label %1285
1250:
  %1251 = icmp eq ptr %1246, null
  br label %1252
1252:
  %1253 = phi i64 [ 0, %1250 ], [ %1281, %1278 ]
  %1254 = getelementptr double, ptr %1243, i64 %1253
  br i1 %1234, label %1255, label %1257
1255:
  %1256 = phi double [ 0.000000e+00, %1252 ], [ %1269, %1268 ]
  br i1 %1251, label %1276, label %1272
1257:
  %1258 = phi i64 [ %1270, %1268 ], [ 0, %1252 ]
  %1259 = phi double [ %1269, %1268 ], [ 0.000000e+00, %1252 ]
  %1260 = getelementptr inbounds nuw double, ptr %1245, i64 %1258
  %1261 = load double, ptr %1260, align 8
  %1262 = fcmp une double %1261, 0.000000e+00
  br i1 %1262, label %1263, label %1268
1263:
  %1264 = mul nuw nsw i64 %1258, %1175
  %1265 = getelementptr double, ptr %1254, i64 %1264
  %1266 = load double, ptr %1265, align 8
  %1267 = call double @llvm.fma.f64(double %1261, double %1266, double %1259)
  br label %1268
1268:
  %1269 = phi double [ %1267, %1263 ], [ %1259, %1257 ]
  %1270 = add nuw nsw i64 %1258, 1
  %1271 = icmp eq i64 %1270, %1191
  br i1 %1271, label %1255, label %1257
1272:
  %1273 = getelementptr inbounds nuw double, ptr %1248, i64 %1253
  %1274 = load double, ptr %1273, align 8
  %1275 = call double @llvm.fma.f64(double %1256, double %1179, double %1274)
  br label %1278
1276:
  %1277 = fmul double %1179, %1256
  br label %1278
1278:
  %1279 = phi double [ %1275, %1272 ], [ %1277, %1276 ]
  %1280 = getelementptr inbounds nuw double, ptr %1249, i64 %1253
  store double %1279, ptr %1280, align 8
  %1281 = add nuw nsw i64 %1253, 1
  %1282 = icmp eq i64 %1281, %1175
  br i1 %1282, label %1283, label %1252
1283:
  %1284 = load ptr, ptr %122, align 8
  br label %1285
1285:
  %1286 = phi ptr [ %1284, %1283 ], [ %1249, %1239 ]
  %1287 = load ptr, ptr %105, align 8
  %1288 = getelementptr inbounds nuw double, ptr %1287, i64 %1191
  %1289 = load double, ptr %1288, align 8
  %1290 = load double, ptr %48, align 8
  %1291 = load double, ptr %84, align 8
  %1292 = fsub double %1291, %1290
  %1293 = fmul double %1289, %1292
  %1294 = fadd double %1290, %1293
  %1295 = load ptr, ptr %102, align 8
  %1296 = getelementptr double, ptr %1243, i64 %1235
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double %1294, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  store double 0.000000e+00, ptr %8, align 8
  %1297 = load ptr, ptr %95, align 8
  %1298 = load i64, ptr %69, align 8
  %1299 = mul nsw i64 %1298, %1240
  %1300 = getelementptr inbounds double, ptr %1297, i64 %1299
  %1301 = load i64, ptr %123, align 8
  %1302 = getelementptr inbounds double, ptr %1300, i64 %1301
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  %1303 = load ptr, ptr %70, align 8
  %1304 = getelementptr inbounds double, ptr %1303, i64 %1301
  store ptr %1304, ptr %9, align 16
  store ptr %1295, ptr %124, align 8
  %1305 = load i64, ptr %0, align 8
  %1306 = getelementptr inbounds double, ptr %1295, i64 %1305
  store ptr %1306, ptr %125, align 16
  store ptr %6, ptr %126, align 8
  store ptr %7, ptr %127, align 16
  %1307 = load ptr, ptr %115, align 8
  store ptr %1307, ptr %128, align 8
  store ptr %1302, ptr %129, align 16
  store ptr %1286, ptr %130, align 8
  store ptr %8, ptr %131, align 16
  %1308 = load ptr, ptr %132, align 8
  %1309 = load ptr, ptr %81, align 8
  call void %1308(ptr noundef nonnull %9, ptr noundef %1309, ptr noundef %1296) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %1310 = load i64, ptr %0, align 8
  %1311 = icmp slt i64 %1310, %1175
  br i1 %1311, label %1315, label %1312
1312:
  %1313 = add nuw nsw i64 %1240, 1
  %1314 = icmp eq i64 %1313, %1165
  br i1 %1314, label %1236, label %1239
1315:
  %1316 = phi i64 [ %1318, %1315 ], [ %1310, %1285 ]
  %1317 = getelementptr double, ptr %1296, i64 %1316
  store double 0.000000e+00, ptr %1317, align 8
  %1318 = add nsw i64 %1316, 1
  %1319 = icmp slt i64 %1318, %1175
  br i1 %1319, label %1315, label %1312
1320:
  %1321 = load ptr, ptr %110, align 8
  %1322 = icmp eq ptr %1321, null
  br i1 %1322, label %1388, label %1323
1323:
  %1324 = icmp sgt i64 %1175, 0
  br i1 %1324, label %1379, label %1372
1325:
  %1326 = phi i64 [ 0, %1187 ], [ %1370, %1369 ]
  %1327 = load ptr, ptr %106, align 8
  %1328 = load ptr, ptr %46, align 8
  %1329 = mul nsw i64 %1326, %1175
  %1330 = getelementptr inbounds double, ptr %1328, i64 %1329
  %1331 = load ptr, ptr %121, align 8
  %1332 = mul i64 %1188, %1326
  %1333 = getelementptr inbounds double, ptr %1331, i64 %1332
  %1334 = load ptr, ptr %133, align 8
  %1335 = getelementptr inbounds double, ptr %1334, i64 %1329
  br i1 %1189, label %1336, label %1369
1336:
  %1337 = icmp eq ptr %1328, null
  br label %1338
1338:
  %1339 = phi i64 [ 0, %1336 ], [ %1367, %1364 ]
  %1340 = getelementptr double, ptr %1333, i64 %1339
  br i1 %1180, label %1343, label %1341
1341:
  %1342 = phi double [ 0.000000e+00, %1338 ], [ %1355, %1354 ]
  br i1 %1337, label %1362, label %1358
1343:
  %1344 = phi i64 [ %1356, %1354 ], [ 0, %1338 ]
  %1345 = phi double [ %1355, %1354 ], [ 0.000000e+00, %1338 ]
  %1346 = getelementptr inbounds nuw double, ptr %1327, i64 %1344
  %1347 = load double, ptr %1346, align 8
  %1348 = fcmp une double %1347, 0.000000e+00
  br i1 %1348, label %1349, label %1354
1349:
  %1350 = mul nuw nsw i64 %1344, %1175
  %1351 = getelementptr double, ptr %1340, i64 %1350
  %1352 = load double, ptr %1351, align 8
  %1353 = call double @llvm.fma.f64(double %1347, double %1352, double %1345)
  br label %1354
1354:
  %1355 = phi double [ %1353, %1349 ], [ %1345, %1343 ]
  %1356 = add nuw nsw i64 %1344, 1
  %1357 = icmp eq i64 %1356, %1176
  br i1 %1357, label %1341, label %1343
1358:
  %1359 = getelementptr inbounds nuw double, ptr %1330, i64 %1339
  %1360 = load double, ptr %1359, align 8
  %1361 = call double @llvm.fma.f64(double %1342, double %1179, double %1360)
  br label %1364
1362:
  %1363 = fmul double %1179, %1342
  br label %1364
1364:
  %1365 = phi double [ %1361, %1358 ], [ %1363, %1362 ]
  %1366 = getelementptr inbounds nuw double, ptr %1335, i64 %1339
  store double %1365, ptr %1366, align 8
  %1367 = add nuw nsw i64 %1339, 1
  %1368 = icmp eq i64 %1367, %1175
  br i1 %1368, label %1369, label %1338
1369:
  %1370 = add nuw nsw i64 %1326, 1
  %1371 = icmp eq i64 %1370, %1165
  br i1 %1371, label %1320, label %1325
1372:
  %1373 = load double, ptr %48, align 8
  %1374 = load double, ptr %84, align 8
  %1375 = fsub double %1374, %1373
  %1376 = fadd double %1373, %1375
  %1377 = load ptr, ptr %102, align 8
  %1378 = load ptr, ptr %133, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1376, ptr noundef %1377, ptr noundef null, i64 noundef range(i64 1, 0) %1165, ptr noundef %1378) #10
  br label %1388
1379:
  %1380 = phi i64 [ %1386, %1379 ], [ 0, %1323 ]
  %1381 = load ptr, ptr %111, align 8
  %1382 = getelementptr inbounds nuw double, ptr %1381, i64 %1380
  %1383 = load double, ptr %1382, align 8
  %1384 = load ptr, ptr %102, align 8
  %1385 = getelementptr inbounds nuw double, ptr %1384, i64 %1380
  store double %1383, ptr %1385, align 8
  %1386 = add nuw nsw i64 %1380, 1
  %1387 = icmp eq i64 %1386, %1175
  br i1 %1387, label %1372, label %1379
1388:
  %1389 = load ptr, ptr %99, align 8
  %1390 = icmp eq ptr %1389, null
  br i1 %1390, label %1444, label %1391
1391:
  %1392 = load i64, ptr %0, align 8
  %1393 = load i64, ptr %30, align 8
  %1394 = add nsw i64 %1393, %1392
  %1395 = load i64, ptr %31, align 8
  %1396 = shl nsw i64 %1395, 1
  %1397 = add nsw i64 %1394, %1396
  %1398 = load i64, ptr %32, align 8
  %1399 = add nsw i64 %1397, %1398
  %1400 = load i64, ptr %101, align 8
  %1401 = load i64, ptr %24, align 8
  %1402 = add nsw i64 %1401, 1
  store i64 %1402, ptr %24, align 8
  %1403 = add nsw i64 %1400, 2
  %1404 = mul nsw i64 %1403, %1399
  %1405 = add nsw i64 %1404, 2
  %1406 = mul nsw i64 %1405, %1401
  %1407 = getelementptr inbounds double, ptr %1389, i64 %1406
  %1408 = load double, ptr %48, align 8
  %1409 = getelementptr inbounds nuw i8, ptr %1407, i64 8
  store double %1408, ptr %1407, align 8
  %1410 = load double, ptr %84, align 8
  %1411 = getelementptr inbounds nuw i8, ptr %1407, i64 16
  store double %1410, ptr %1409, align 8
  %1412 = icmp sgt i64 %1399, 0
  br i1 %1412, label %1413, label %1422
1413:
  %1414 = phi i64 [ %1420, %1413 ], [ 0, %1391 ]
  %1415 = phi ptr [ %1419, %1413 ], [ %1411, %1391 ]
  %1416 = load ptr, ptr %43, align 8
  %1417 = getelementptr inbounds nuw double, ptr %1416, i64 %1414
  %1418 = load double, ptr %1417, align 8
  %1419 = getelementptr inbounds nuw i8, ptr %1415, i64 8
  store double %1418, ptr %1415, align 8
  %1420 = add nuw nsw i64 %1414, 1
  %1421 = icmp eq i64 %1420, %1399
  br i1 %1421, label %1426, label %1413
1422:
  %1423 = phi ptr [ %1411, %1391 ], [ %1432, %1426 ]
  %1424 = mul nsw i64 %1399, %1400
  %1425 = icmp sgt i64 %1424, 0
  br i1 %1425, label %1435, label %1444
1426:
  %1427 = phi i64 [ %1433, %1426 ], [ 0, %1413 ]
  %1428 = phi ptr [ %1432, %1426 ], [ %1419, %1413 ]
  %1429 = load ptr, ptr %107, align 8
  %1430 = getelementptr inbounds nuw double, ptr %1429, i64 %1427
  %1431 = load double, ptr %1430, align 8
  %1432 = getelementptr inbounds nuw i8, ptr %1428, i64 8
  store double %1431, ptr %1428, align 8
  %1433 = add nuw nsw i64 %1427, 1
  %1434 = icmp eq i64 %1433, %1399
  br i1 %1434, label %1422, label %1426
1435:
  %1436 = phi i64 [ %1442, %1435 ], [ 0, %1422 ]
  %1437 = phi ptr [ %1441, %1435 ], [ %1423, %1422 ]
  %1438 = load ptr, ptr %103, align 8
  %1439 = getelementptr inbounds nuw double, ptr %1438, i64 %1436
  %1440 = load double, ptr %1439, align 8
  %1441 = getelementptr inbounds nuw i8, ptr %1437, i64 8
  store double %1440, ptr %1437, align 8
  %1442 = add nuw nsw i64 %1436, 1
  %1443 = icmp eq i64 %1442, %1424
  br i1 %1443, label %1444, label %1435
1444:
  %1445 = load i64, ptr %27, align 8
  %1446 = icmp slt i64 %1445, 0
  br i1 %1446, label %1663, label %1450
1447:
  %1448 = load i64, ptr %27, align 8
  %1449 = icmp slt i64 %1448, 0
  br i1 %1449, label %1663, label %1650
1450:
  %1451 = load i64, ptr %0, align 8
  %1452 = load i64, ptr %30, align 8
  %1453 = add i64 %1452, %1451
  %1454 = load i64, ptr %31, align 8
  %1455 = shl i64 %1454, 1
  %1456 = add i64 %1453, %1455
  %1457 = load i64, ptr %32, align 8
  %1458 = add i64 %1456, %1457
  %1459 = load i64, ptr %101, align 8
  %1460 = add nsw i64 %1459, -1
  %1461 = mul nsw i64 %1460, %1458
  %1462 = load ptr, ptr %134, align 8
  %1463 = load i64, ptr %135, align 8
  %1464 = mul nsw i64 %1463, %1445
  %1465 = getelementptr inbounds double, ptr %1462, i64 %1464
  %1466 = load i64, ptr %39, align 8
  %1467 = load i64, ptr %136, align 8
  %1468 = icmp slt i64 %1466, %1467
  br i1 %1468, label %1469, label %1589
1469:
  %1470 = phi i64 [ %1587, %1584 ], [ %1467, %1450 ]
  %1471 = phi i64 [ %1586, %1584 ], [ %1466, %1450 ]
  %1472 = getelementptr inbounds double, ptr %1465, i64 %1471
  %1473 = load double, ptr %1472, align 8
  %1474 = load double, ptr %84, align 8
  %1475 = fcmp ugt double %1473, %1474
  br i1 %1475, label %1589, label %1476
1476:
  %1477 = load double, ptr %48, align 8
  %1478 = fsub double %1473, %1477
  %1479 = fsub double %1474, %1477
  %1480 = fdiv double %1478, %1479
  %1481 = load i64, ptr %0, align 8
  %1482 = load i64, ptr %30, align 8
  %1483 = add i64 %1482, %1481
  %1484 = load i64, ptr %31, align 8
  %1485 = shl nsw i64 %1484, 1
  %1486 = add nsw i64 %1485, %1483
  %1487 = load i64, ptr %32, align 8
  %1488 = add nsw i64 %1486, %1487
  %1489 = load i64, ptr %101, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %1490 = load i64, ptr %137, align 8
  %1491 = icmp ne i64 %1490, 0
  %1492 = icmp sgt i64 %1489, 0
  %1493 = select i1 %1491, i1 %1492, i1 false
  br i1 %1493, label %1494, label %1498
1494:
  %1495 = icmp sgt i64 %1490, 0
  %1496 = fmul double %1480, 0.000000e+00
  %1497 = getelementptr double, ptr %5, i64 %1489
  br label %1506
1498:
  %1499 = load ptr, ptr %139, align 8
  %1500 = load i64, ptr %27, align 8
  %1501 = mul nsw i64 %1500, %1470
  %1502 = add nsw i64 %1501, %1471
  %1503 = mul nsw i64 %1502, %1483
  %1504 = getelementptr inbounds double, ptr %1499, i64 %1503
  %1505 = icmp sgt i64 %1483, 0
  br i1 %1505, label %1543, label %1538
1506:
  %1507 = phi i64 [ 0, %1494 ], [ %1536, %1533 ]
  br i1 %1495, label %1508, label %1520
1508:
  %1509 = load ptr, ptr %138, align 8
  %1510 = mul nuw nsw i64 %1507, %1490
  %1511 = getelementptr double, ptr %1509, i64 %1510
  br label %1512
1512:
  %1513 = phi i64 [ %1490, %1508 ], [ %1515, %1512 ]
  %1514 = phi double [ 0.000000e+00, %1508 ], [ %1518, %1512 ]
  %1515 = add nsw i64 %1513, -1
  %1516 = getelementptr double, ptr %1511, i64 %1515
  %1517 = load double, ptr %1516, align 8
  %1518 = call double @llvm.fma.f64(double %1514, double %1480, double %1517)
  %1519 = icmp samesign ugt i64 %1513, 1
  br i1 %1519, label %1512, label %1522
1520:
  %1521 = getelementptr inbounds nuw double, ptr %5, i64 %1507
  store double %1496, ptr %1521, align 8
  br label %1533
1522:
  %1523 = fmul double %1480, %1518
  %1524 = getelementptr inbounds nuw double, ptr %5, i64 %1507
  store double %1523, ptr %1524, align 8
  br label %1525
1525:
  %1526 = phi i64 [ %1490, %1522 ], [ %1528, %1525 ]
  %1527 = phi double [ 0.000000e+00, %1522 ], [ %1531, %1525 ]
  %1528 = add nsw i64 %1526, -1
  %1529 = getelementptr double, ptr %1511, i64 %1528
  %1530 = load double, ptr %1529, align 8
  %1531 = fadd double %1527, %1530
  %1532 = icmp samesign ugt i64 %1526, 1
  br i1 %1532, label %1525, label %1533
1533:
  %1534 = phi double [ 0.000000e+00, %1520 ], [ %1531, %1525 ]
  %1535 = getelementptr double, ptr %1497, i64 %1507
  store double %1534, ptr %1535, align 8
  %1536 = add nuw nsw i64 %1507, 1
  %1537 = icmp eq i64 %1536, %1489
  br i1 %1537, label %1498, label %1506
1538:
  %1539 = load i64, ptr %45, align 8
  %1540 = icmp sgt i64 %1539, 0
  br i1 %1540, label %1541, label %1584
1541:
  %1542 = mul i64 %1488, %1489
  br label %1552
1543:
  %1544 = phi i64 [ %1550, %1543 ], [ 0, %1498 ]
  %1545 = load ptr, ptr %43, align 8
  %1546 = load ptr, ptr %107, align 8
  %1547 = load ptr, ptr %103, align 8
  %1548 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1545, ptr noundef %1546, ptr noundef %1547, ptr noundef %5, double noundef %1480, double noundef %1479, i64 noundef %1544) #10
  %1549 = getelementptr inbounds nuw double, ptr %1504, i64 %1544
  store double %1548, ptr %1549, align 8
  %1550 = add nuw nsw i64 %1544, 1
  %1551 = icmp eq i64 %1550, %1483
  br i1 %1551, label %1538, label %1543
1552:
  %1553 = phi i64 [ %1539, %1541 ], [ %1575, %1574 ]
  %1554 = phi i64 [ 0, %1541 ], [ %1576, %1574 ]
  %1555 = load ptr, ptr %140, align 8
  %1556 = load i64, ptr %27, align 8
  %1557 = mul nsw i64 %1556, %1553
  %1558 = add nsw i64 %1557, %1554
  %1559 = load i64, ptr %136, align 8
  %1560 = mul nsw i64 %1558, %1559
  %1561 = add nsw i64 %1560, %1471
  %1562 = mul nsw i64 %1561, %1483
  %1563 = getelementptr inbounds double, ptr %1555, i64 %1562
  %1564 = load ptr, ptr %46, align 8
  %1565 = mul nsw i64 %1554, %1488
  %1566 = getelementptr inbounds double, ptr %1564, i64 %1565
  %1567 = load ptr, ptr %133, align 8
  %1568 = getelementptr inbounds double, ptr %1567, i64 %1565
  %1569 = load ptr, ptr %121, align 8
  %1570 = mul i64 %1542, %1554
  %1571 = getelementptr inbounds double, ptr %1569, i64 %1570
  br i1 %1505, label %1578, label %1574
1572:
  %1573 = load i64, ptr %45, align 8
  br label %1574
1574:
  %1575 = phi i64 [ %1573, %1572 ], [ %1553, %1552 ]
  %1576 = add nuw nsw i64 %1554, 1
  %1577 = icmp slt i64 %1576, %1575
  br i1 %1577, label %1552, label %1584
1578:
  %1579 = phi i64 [ %1582, %1578 ], [ 0, %1552 ]
  %1580 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1566, ptr noundef %1568, ptr noundef %1571, ptr noundef %5, double noundef %1480, double noundef %1479, i64 noundef %1579) #10
  %1581 = getelementptr inbounds nuw double, ptr %1563, i64 %1579
  store double %1580, ptr %1581, align 8
  %1582 = add nuw nsw i64 %1579, 1
  %1583 = icmp eq i64 %1582, %1483
  br i1 %1583, label %1572, label %1578
1584:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %1585 = load i64, ptr %39, align 8
  %1586 = add nsw i64 %1585, 1
  store i64 %1586, ptr %39, align 8
  %1587 = load i64, ptr %136, align 8
  %1588 = icmp slt i64 %1586, %1587
  br i1 %1588, label %1469, label %1589
1589:
  %1590 = icmp sgt i64 %1458, 0
  br i1 %1590, label %1594, label %1591
1591:
  %1592 = load i64, ptr %45, align 8
  %1593 = icmp sgt i64 %1592, 0
  br i1 %1593, label %1603, label %1625
1594:
  %1595 = phi i64 [ %1601, %1594 ], [ 0, %1589 ]
  %1596 = load ptr, ptr %107, align 8
  %1597 = getelementptr inbounds nuw double, ptr %1596, i64 %1595
  %1598 = load double, ptr %1597, align 8
  %1599 = load ptr, ptr %43, align 8
  %1600 = getelementptr inbounds nuw double, ptr %1599, i64 %1595
  store double %1598, ptr %1600, align 8
  %1601 = add nuw nsw i64 %1595, 1
  %1602 = icmp eq i64 %1601, %1458
  br i1 %1602, label %1591, label %1594
1603:
  %1604 = phi i64 [ %1611, %1610 ], [ %1592, %1591 ]
  %1605 = phi i64 [ %1612, %1610 ], [ 0, %1591 ]
  br i1 %1590, label %1606, label %1610
1606:
  %1607 = mul nuw nsw i64 %1605, %1458
  br label %1614
1608:
  %1609 = load i64, ptr %45, align 8
  br label %1610
1610:
  %1611 = phi i64 [ %1609, %1608 ], [ %1604, %1603 ]
  %1612 = add nuw nsw i64 %1605, 1
  %1613 = icmp slt i64 %1612, %1611
  br i1 %1613, label %1603, label %1625
1614:
  %1615 = phi i64 [ 0, %1606 ], [ %1623, %1614 ]
  %1616 = load ptr, ptr %133, align 8
  %1617 = getelementptr inbounds nuw double, ptr %1616, i64 %1607
  %1618 = getelementptr inbounds nuw double, ptr %1617, i64 %1615
  %1619 = load double, ptr %1618, align 8
  %1620 = load ptr, ptr %46, align 8
  %1621 = getelementptr inbounds nuw double, ptr %1620, i64 %1607
  %1622 = getelementptr inbounds nuw double, ptr %1621, i64 %1615
  store double %1619, ptr %1622, align 8
  %1623 = add nuw nsw i64 %1615, 1
  %1624 = icmp eq i64 %1623, %1458
  br i1 %1624, label %1608, label %1614
1625:
  %1626 = load i64, ptr %141, align 8
  %1627 = icmp ne i64 %1626, 0
  %1628 = and i1 %1590, %1627
  br i1 %1628, label %1629, label %1640
1629:
  %1630 = phi i64 [ %1636, %1629 ], [ 0, %1625 ]
  %1631 = load ptr, ptr %103, align 8
  %1632 = getelementptr inbounds double, ptr %1631, i64 %1461
  %1633 = getelementptr inbounds nuw double, ptr %1632, i64 %1630
  %1634 = load double, ptr %1633, align 8
  %1635 = getelementptr inbounds nuw double, ptr %1631, i64 %1630
  store double %1634, ptr %1635, align 8
  %1636 = add nuw nsw i64 %1630, 1
  %1637 = icmp eq i64 %1636, %1458
  br i1 %1637, label %1638, label %1629
1638:
  %1639 = load i64, ptr %141, align 8
  br label %1640
1640:
  %1641 = phi i64 [ %1639, %1638 ], [ %1626, %1625 ]
  %1642 = icmp eq i64 %1641, 0
  %1643 = zext i1 %1642 to i64
  store i64 %1643, ptr %53, align 8
  %1644 = load double, ptr %84, align 8
  store double %1644, ptr %48, align 8
  %1645 = load i64, ptr %37, align 8
  %1646 = add nsw i64 %1645, 1
  store i64 %1646, ptr %37, align 8
  %1647 = load double, ptr %120, align 8
  %1648 = load double, ptr %56, align 8
  %1649 = fcmp ogt double %1647, %1648
  br i1 %1649, label %1659, label %1661
1650:
  %1651 = load double, ptr %56, align 8
  %1652 = fcmp ogt double %1149, %1651
  br i1 %1652, label %1653, label %1661
1653:
  %1654 = load double, ptr %48, align 8
  %1655 = load double, ptr %29, align 8
  %1656 = fsub double %1655, %1654
  %1657 = fmul double %1656, 5.000000e-01
  %1658 = fadd double %1654, %1657
  br label %1661
1659:
  %1660 = load double, ptr %29, align 8
  br label %1661
1661:
  %1662 = phi double [ %1647, %1640 ], [ %1658, %1653 ], [ %1660, %1659 ], [ %1149, %1650 ]
  store double %1662, ptr %84, align 8
  br label %1663
1663:
  %1664 = add nuw nsw i64 %143, 1
  %1665 = icmp eq i64 %1664, %3
  br i1 %1665, label %1666, label %142
1666:
  %1667 = phi i64 [ 1, %23 ], [ 2, %737 ], [ 0, %700 ], [ 0, %697 ], [ 1, %1663 ]
  call void @bg_set_float_mode(i32 noundef %15) #9
  ret i64 %1667
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846935, 1152921504606847017) i64 @bg_memory_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = load i64, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = shl nsw i64 %8, 1
  %10 = add nsw i64 %6, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %10, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %13, %15
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %24 = load i64, ptr %23, align 8
  %25 = shl i64 %22, 5
  %26 = icmp eq i64 %24, 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %19, %13
  %30 = add i64 %29, %20
  %31 = shl i64 %13, 1
  %32 = add i64 %30, %31
  %33 = mul i64 %32, %17
  %34 = select i1 %26, i64 0, i64 512
  %35 = add i64 %12, %8
  %36 = add i64 %35, %13
  %37 = add i64 %36, %20
  %38 = add i64 %37, %28
  %39 = add i64 %38, %33
  %40 = shl i64 %19, 4
  %41 = shl i64 %39, 3
  %42 = add i64 %40, %41
  %43 = mul i64 %24, 18448
  %44 = mul i64 %13, 80
  %45 = or disjoint i64 %44, 8
  %46 = add i64 %45, %25
  %47 = add i64 %46, %43
  %48 = add i64 %47, %34
  %49 = add i64 %48, %42
  %50 = ashr exact i64 %49, 3
  %51 = add nsw i64 %50, 41
  ret i64 %51
}
define internal fastcc void @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((160, 320)) %2, ptr noundef %3) unnamed_addr #4 {
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
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 160
  store ptr %3, ptr %23, align 8
  %24 = getelementptr inbounds double, ptr %22, i64 %15
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 168
  store ptr %22, ptr %25, align 8
  %26 = getelementptr inbounds double, ptr %24, i64 %15
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 176
  store ptr %24, ptr %27, align 8
  %28 = mul i64 %15, %17
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 184
  store ptr %26, ptr %30, align 8
  %31 = getelementptr inbounds double, ptr %29, i64 %15
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store ptr %29, ptr %32, align 8
  %33 = getelementptr inbounds double, ptr %31, i64 %15
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 200
  store ptr %31, ptr %34, align 8
  %35 = getelementptr inbounds double, ptr %33, i64 %15
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 208
  store ptr %33, ptr %36, align 8
  %37 = getelementptr inbounds double, ptr %35, i64 %15
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 216
  store ptr %35, ptr %38, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %15
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 224
  store ptr %37, ptr %40, align 8
  %41 = getelementptr inbounds double, ptr %39, i64 %15
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 232
  store ptr %39, ptr %42, align 8
  %43 = getelementptr inbounds double, ptr %41, i64 %15
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 240
  store ptr %41, ptr %44, align 8
  %45 = load i64, ptr %9, align 8
  %46 = load i64, ptr %13, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr double, ptr %43, i64 %15
  %52 = getelementptr double, ptr %51, i64 %45
  %53 = getelementptr double, ptr %52, i64 %46
  %54 = shl i64 %48, 5
  %55 = getelementptr i8, ptr %53, i64 %54
  %56 = shl i64 %50, 4
  %57 = getelementptr i8, ptr %55, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 248
  store ptr %43, ptr %58, align 8
  %59 = load i64, ptr %20, align 8
  %60 = mul nsw i64 %59, %19
  %61 = getelementptr inbounds double, ptr %57, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 256
  store ptr %57, ptr %62, align 8
  %63 = mul nsw i64 %19, %15
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 264
  store ptr %61, ptr %65, align 8
  %66 = mul i64 %28, %19
  %67 = getelementptr inbounds double, ptr %64, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 272
  store ptr %64, ptr %68, align 8
  %69 = getelementptr inbounds double, ptr %67, i64 %63
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 280
  store ptr %67, ptr %70, align 8
  %71 = getelementptr inbounds double, ptr %69, i64 %63
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 288
  store ptr %69, ptr %72, align 8
  %73 = load i64, ptr %49, align 8
  %74 = icmp eq i64 %73, 0
  %75 = select i1 %74, i64 0, i64 64
  %76 = getelementptr inbounds nuw double, ptr %71, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 296
  store ptr %71, ptr %77, align 8
  %78 = load i64, ptr %49, align 8
  %79 = load i64, ptr %20, align 8
  %80 = mul i64 %78, 18432
  %81 = getelementptr i8, ptr %76, i64 %80
  %82 = getelementptr double, ptr %81, i64 %79
  %83 = getelementptr double, ptr %82, i64 %15
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 304
  store ptr %76, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 312
  store ptr %84, ptr %86, align 8
  ret void
}
declare double @llvm.fabs.f64(double) #5
define internal fastcc double @bg_end(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, double noundef %3, double noundef %4) unnamed_addr #6 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %9 = load double, ptr %8, align 8
  %10 = fsub double %7, %9
  %11 = fmul double %10, 1.562500e-02
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %36, label %15
15:
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %17 = load ptr, ptr %16, align 8
  br label %18
18:
  %19 = phi i64 [ 0, %15 ], [ %34, %18 ]
  %20 = phi double [ 0x7FF0000000000000, %15 ], [ %33, %18 ]
  %21 = uitofp nneg i64 %19 to double
  %22 = tail call double @llvm.fma.f64(double %21, double %11, double %9)
  %23 = fcmp ogt double %22, %3
  %24 = fsub double %22, %3
  %25 = select i1 %23, double %24, double 0.000000e+00
  %26 = getelementptr inbounds nuw double, ptr %17, i64 %19
  %27 = load double, ptr %26, align 8
  %28 = fadd double %27, %25
  %29 = fadd double %11, %22
  %30 = fcmp ogt double %29, %3
  %31 = fcmp olt double %28, %20
  %32 = select i1 %30, i1 %31, i1 false
  %33 = select i1 %32, double %28, double %20
  %34 = add nuw nsw i64 %19, 1
  %35 = icmp eq i64 %34, 64
  br i1 %35, label %36, label %18
36:
  %37 = phi double [ 0x7FF0000000000000, %5 ], [ %33, %18 ]
  %38 = fadd double %3, %37
  %39 = fcmp olt double %38, %4
  %40 = select i1 %39, double %38, double %4
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %81, label %44
44:
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %47 = load ptr, ptr %46, align 8
  %48 = load i64, ptr %45, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %50, %48
  %52 = getelementptr inbounds double, ptr %47, i64 %51
  %53 = fmul double %10, 0x3D70000000000000
  %54 = fadd double %3, %53
  %55 = icmp sgt i64 %42, 0
  br i1 %55, label %56, label %68
56:
  %57 = phi i64 [ %66, %56 ], [ 0, %44 ]
  %58 = phi i64 [ %65, %56 ], [ %42, %44 ]
  %59 = add nuw nsw i64 %58, %57
  %60 = lshr i64 %59, 1
  %61 = getelementptr inbounds nuw double, ptr %52, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fcmp ugt double %62, %54
  %64 = add nuw nsw i64 %60, 1
  %65 = select i1 %63, i64 %60, i64 %58
  %66 = select i1 %63, i64 %57, i64 %64
  %67 = icmp slt i64 %66, %65
  br i1 %67, label %56, label %68
68:
  %69 = phi i64 [ 0, %44 ], [ %66, %56 ]
  %70 = icmp slt i64 %69, %42
  br i1 %70, label %71, label %74
71:
  %72 = getelementptr inbounds nuw double, ptr %52, i64 %69
  %73 = load double, ptr %72, align 8
  br label %74
74:
  %75 = phi double [ %73, %71 ], [ 0x7FF0000000000000, %68 ]
  %76 = fsub double %75, %3
  %77 = fmul double %76, 0x3FEFAE147AE147AE
  %78 = fadd double %3, %77
  %79 = fcmp ogt double %40, %78
  %80 = select i1 %79, double %75, double %40
  br label %81
81:
  %82 = phi double [ %80, %74 ], [ %40, %36 ]
  ret double %82
}
declare double @llvm.sqrt.f64(double) #5
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #5
declare double @llvm.fma.f64(double, double, double) #5
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, double noundef %3, ptr noundef %4, double noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca [9 x ptr], align 16
  store double %3, ptr %8, align 8
  store double %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  store ptr %15, ptr %10, align 16
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %18 = load i64, ptr %0, align 8
  %19 = getelementptr inbounds double, ptr %4, i64 %18
  store ptr %19, ptr %17, align 16
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %8, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %9, ptr %21, align 16
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 232
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 312
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  ret void
}
define internal fastcc void @bg_rates(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #0 {
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %4) #10
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %21) #10
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
  %30 = getelementptr inbounds nuw double, ptr %29, i64 %28
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw double, ptr %4, i64 %28
  store double %31, ptr %32, align 8
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
  %42 = getelementptr double, ptr %4, i64 %41
  %43 = getelementptr double, ptr %42, i64 %40
  store double 0.000000e+00, ptr %43, align 8
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
  %53 = getelementptr double, ptr %4, i64 %11
  br label %60
54:
  %55 = load i64, ptr %13, align 8
  %56 = add nsw i64 %55, %7
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %83
58:
  %59 = getelementptr double, ptr %4, i64 %12
  br label %70
60:
  %61 = phi i64 [ 0, %52 ], [ %68, %60 ]
  %62 = load ptr, ptr %20, align 8
  %63 = load i64, ptr %0, align 8
  %64 = getelementptr double, ptr %62, i64 %63
  %65 = getelementptr double, ptr %64, i64 %61
  %66 = load double, ptr %65, align 8
  %67 = getelementptr double, ptr %53, i64 %61
  store double %66, ptr %67, align 8
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %7
  br i1 %69, label %54, label %60
70:
  %71 = phi i64 [ 0, %58 ], [ %79, %70 ]
  %72 = load ptr, ptr %20, align 8
  %73 = load i64, ptr %0, align 8
  %74 = getelementptr double, ptr %72, i64 %73
  %75 = getelementptr double, ptr %74, i64 %71
  %76 = load double, ptr %75, align 8
  %77 = tail call double @llvm.fabs.f64(double %76)
  %78 = getelementptr double, ptr %59, i64 %71
  store double %77, ptr %78, align 8
  %79 = add nuw nsw i64 %71, 1
  %80 = load i64, ptr %13, align 8
  %81 = add nsw i64 %80, %7
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %70, label %83
83:
  ret void
}
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca [9 x ptr], align 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne ptr %4, null
  br i1 %14, label %15, label %41
15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %0, align 8
  %20 = load i64, ptr %16, align 8
  %21 = add nsw i64 %20, %19
  %22 = load i64, ptr %17, align 8
  %23 = shl nsw i64 %22, 1
  %24 = add nsw i64 %21, %23
  %25 = load i64, ptr %18, align 8
  %26 = add nsw i64 %24, %25
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %41
28:
  %29 = phi i64 [ %31, %28 ], [ 0, %15 ]
  %30 = getelementptr inbounds nuw double, ptr %4, i64 %29
  store double 0.000000e+00, ptr %30, align 8
  %31 = add nuw nsw i64 %29, 1
  %32 = load i64, ptr %0, align 8
  %33 = load i64, ptr %16, align 8
  %34 = add nsw i64 %33, %32
  %35 = load i64, ptr %17, align 8
  %36 = shl nsw i64 %35, 1
  %37 = add nsw i64 %34, %36
  %38 = load i64, ptr %18, align 8
  %39 = add nsw i64 %37, %38
  %40 = icmp slt i64 %31, %39
  br i1 %40, label %28, label %41
41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %48, label %45
45:
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %47 = load ptr, ptr %46, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %42, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %47) #10
  br label %48
48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %50 = load ptr, ptr %49, align 8
  %51 = icmp ne ptr %50, null
  %52 = icmp slt i64 %13, 3
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %77
54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %56 = icmp ne i64 %5, 0
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = icmp sgt i64 %5, 0
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %66 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %67 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %68 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %69 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %70 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %72 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %73 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %74 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 312
  br label %81
77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %79 = load ptr, ptr %78, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %225, label %208
81:
  %82 = phi i64 [ %13, %54 ], [ %206, %205 ]
  %83 = icmp eq i64 %82, 2
  %84 = select i1 %83, double 1.000000e+00, double 0.000000e+00
  %85 = load ptr, ptr %55, align 8
  %86 = icmp ne i64 %82, 1
  %87 = zext i1 %86 to i64
  %88 = load i64, ptr %0, align 8
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %92, label %108
90:
  %91 = icmp ne i64 %105, 0
  br label %108
92:
  %93 = phi i64 [ %105, %92 ], [ %87, %81 ]
  %94 = phi i64 [ %106, %92 ], [ 0, %81 ]
  %95 = getelementptr inbounds nuw double, ptr %85, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw double, ptr %3, i64 %94
  %98 = load double, ptr %97, align 8
  %99 = call double @llvm.fabs.f64(double %96)
  %100 = call double @llvm.fabs.f64(double %98)
  %101 = fadd double %100, 1.000000e+00
  %102 = fmul double %101, 0x3E7AD7F29ABCAF48
  %103 = fcmp ogt double %99, %102
  %104 = zext i1 %103 to i64
  %105 = or i64 %93, %104
  %106 = add nuw nsw i64 %94, 1
  %107 = icmp eq i64 %106, %88
  br i1 %107, label %90, label %92
108:
  %109 = phi i64 [ %105, %90 ], [ %87, %81 ]
  %110 = phi i1 [ %91, %90 ], [ %86, %81 ]
  %111 = and i1 %56, %110
  br i1 %111, label %112, label %159
112:
  %113 = load i64, ptr %57, align 8
  %114 = add nsw i64 %113, %88
  %115 = load i64, ptr %58, align 8
  %116 = shl nsw i64 %115, 1
  %117 = add nsw i64 %114, %116
  %118 = load i64, ptr %59, align 8
  %119 = add nsw i64 %117, %118
  br i1 %60, label %120, label %159
120:
  %121 = icmp eq i64 %109, 0
  br label %122
122:
  %123 = phi i64 [ 0, %120 ], [ %157, %156 ]
  %124 = mul nsw i64 %123, %119
  %125 = getelementptr inbounds double, ptr %6, i64 %124
  %126 = load ptr, ptr %61, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %2, ptr %8, align 8
  store double %84, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  store double 0.000000e+00, ptr %10, align 8
  %127 = load ptr, ptr %62, align 8
  %128 = load i64, ptr %63, align 8
  %129 = mul nsw i64 %128, %123
  %130 = getelementptr inbounds double, ptr %127, i64 %129
  %131 = load i64, ptr %64, align 8
  %132 = getelementptr inbounds double, ptr %130, i64 %131
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  %133 = load ptr, ptr %65, align 8
  %134 = getelementptr inbounds double, ptr %133, i64 %131
  store ptr %134, ptr %11, align 16
  store ptr %3, ptr %66, align 8
  %135 = load i64, ptr %0, align 8
  %136 = getelementptr inbounds double, ptr %3, i64 %135
  store ptr %136, ptr %67, align 16
  store ptr %8, ptr %68, align 8
  store ptr %9, ptr %69, align 16
  %137 = load ptr, ptr %71, align 8
  store ptr %137, ptr %70, align 8
  store ptr %132, ptr %72, align 16
  store ptr %125, ptr %73, align 8
  store ptr %10, ptr %74, align 16
  %138 = load ptr, ptr %75, align 8
  %139 = load ptr, ptr %76, align 8
  call void %138(ptr noundef nonnull %11, ptr noundef %139, ptr noundef %126) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %140 = load i64, ptr %0, align 8
  %141 = load ptr, ptr %61, align 8
  %142 = icmp sgt i64 %140, 0
  br i1 %142, label %143, label %156
143:
  %144 = phi i64 [ %154, %150 ], [ 0, %122 ]
  %145 = getelementptr inbounds nuw double, ptr %141, i64 %144
  %146 = getelementptr inbounds nuw double, ptr %125, i64 %144
  br i1 %121, label %149, label %147
147:
  %148 = load double, ptr %145, align 8
  br label %150
149:
  store double 0.000000e+00, ptr %145, align 8
  br label %150
150:
  %151 = phi double [ %148, %147 ], [ 0.000000e+00, %149 ]
  %152 = load double, ptr %146, align 8
  %153 = fadd double %151, %152
  store double %153, ptr %146, align 8
  %154 = add nuw nsw i64 %144, 1
  %155 = icmp eq i64 %154, %140
  br i1 %155, label %156, label %143
156:
  %157 = add nuw nsw i64 %123, 1
  %158 = icmp eq i64 %157, %5
  br i1 %158, label %159, label %122
159:
  br i1 %110, label %170, label %160
160:
  %161 = load i64, ptr %0, align 8
  %162 = icmp sgt i64 %161, 0
  br i1 %162, label %163, label %190
163:
  %164 = phi i64 [ %167, %163 ], [ 0, %160 ]
  %165 = load ptr, ptr %55, align 8
  %166 = getelementptr inbounds nuw double, ptr %165, i64 %164
  store double 0.000000e+00, ptr %166, align 8
  %167 = add nuw nsw i64 %164, 1
  %168 = load i64, ptr %0, align 8
  %169 = icmp slt i64 %167, %168
  br i1 %169, label %163, label %190
170:
  %171 = load ptr, ptr %55, align 8
  call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %49, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef %84, ptr noundef %171) #10
  %172 = load i64, ptr %0, align 8
  %173 = load ptr, ptr %55, align 8
  %174 = icmp sgt i64 %172, 0
  br i1 %174, label %175, label %190
175:
  %176 = icmp eq i64 %109, 0
  br label %177
177:
  %178 = phi i64 [ %188, %184 ], [ 0, %175 ]
  %179 = getelementptr inbounds nuw double, ptr %173, i64 %178
  %180 = getelementptr inbounds nuw double, ptr %3, i64 %178
  br i1 %176, label %183, label %181
181:
  %182 = load double, ptr %179, align 8
  br label %184
183:
  store double 0.000000e+00, ptr %179, align 8
  br label %184
184:
  %185 = phi double [ %182, %181 ], [ 0.000000e+00, %183 ]
  %186 = load double, ptr %180, align 8
  %187 = fadd double %185, %186
  store double %187, ptr %180, align 8
  %188 = add nuw nsw i64 %178, 1
  %189 = icmp eq i64 %188, %172
  br i1 %189, label %190, label %177
190:
  %191 = icmp eq i64 %82, 1
  %192 = and i1 %14, %191
  br i1 %192, label %193, label %205
193:
  %194 = load i64, ptr %0, align 8
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %196, label %205
196:
  %197 = phi i64 [ %202, %196 ], [ 0, %193 ]
  %198 = load ptr, ptr %55, align 8
  %199 = getelementptr inbounds nuw double, ptr %198, i64 %197
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds nuw double, ptr %4, i64 %197
  store double %200, ptr %201, align 8
  %202 = add nuw nsw i64 %197, 1
  %203 = load i64, ptr %0, align 8
  %204 = icmp slt i64 %202, %203
  br i1 %204, label %196, label %205
205:
  %206 = add nsw i64 %82, 1
  %207 = icmp eq i64 %206, 3
  br i1 %207, label %77, label %81
208:
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %210 = load ptr, ptr %209, align 8
  call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %78, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %210) #10
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i64 %212, 0
  br i1 %213, label %214, label %225
214:
  %215 = phi i64 [ %222, %214 ], [ 0, %208 ]
  %216 = load ptr, ptr %209, align 8
  %217 = getelementptr inbounds nuw double, ptr %216, i64 %215
  %218 = load double, ptr %217, align 8
  %219 = load i64, ptr %0, align 8
  %220 = getelementptr double, ptr %3, i64 %219
  %221 = getelementptr double, ptr %220, i64 %215
  store double %218, ptr %221, align 8
  %222 = add nuw nsw i64 %215, 1
  %223 = load i64, ptr %211, align 8
  %224 = icmp slt i64 %222, %223
  br i1 %224, label %214, label %225
225:
  ret void
}
declare double @bg_pow_1(double noundef, double noundef) #2
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7) unnamed_addr #7 {
  %9 = load i64, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = shl nsw i64 %14, 1
  %16 = add nsw i64 %12, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %16, %18
  %20 = getelementptr inbounds double, ptr %1, i64 %7
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %2, i64 %7
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %34, label %27
27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr double, ptr %3, i64 %7
  %31 = icmp sgt i64 %29, 0
  br i1 %31, label %32, label %37
32:
  %33 = getelementptr double, ptr %4, i64 %29
  br label %50
34:
  %35 = fsub double %23, %21
  %36 = tail call double @llvm.fma.f64(double %5, double %35, double %21)
  br label %65
37:
  %38 = phi double [ 0.000000e+00, %27 ], [ %62, %50 ]
  %39 = phi double [ 0.000000e+00, %27 ], [ %59, %50 ]
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  %43 = fsub double %23, %21
  %44 = fmul double %6, %38
  %45 = fsub double %43, %44
  %46 = fmul double %5, %45
  %47 = select i1 %42, double 0.000000e+00, double %46
  %48 = tail call double @llvm.fma.f64(double %6, double %39, double %21)
  %49 = fadd double %48, %47
  br label %65
50:
  %51 = phi double [ 0.000000e+00, %32 ], [ %59, %50 ]
  %52 = phi i64 [ 0, %32 ], [ %63, %50 ]
  %53 = phi double [ 0.000000e+00, %32 ], [ %62, %50 ]
  %54 = mul nsw i64 %52, %19
  %55 = getelementptr double, ptr %30, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw double, ptr %4, i64 %52
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fma.f64(double %58, double %56, double %51)
  %60 = getelementptr double, ptr %33, i64 %52
  %61 = load double, ptr %60, align 8
  %62 = tail call double @llvm.fma.f64(double %61, double %56, double %53)
  %63 = add nuw nsw i64 %52, 1
  %64 = icmp eq i64 %63, %29
  br i1 %64, label %37, label %50
65:
  %66 = phi double [ %49, %37 ], [ %36, %34 ]
  ret double %66
}
declare i64 @llvm.usub.sat.i64(i64, i64) #8
attributes #0 = { nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { optsize }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nobuiltin nounwind optsize }
attributes #10 = { nobuiltin optsize }
attributes #11 = { nounwind }
