; sources 35a8ca519d515281c20fb22a600b5c257e961c30c67b69897bd7b83f3f554b11
%struct.bg_window = type { double, double, double, double }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.bg_values = type { ptr, i64 }
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
  br i1 %25, label %26, label %1667
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
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 272
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %125 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %126 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %127 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %128 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %129 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %130 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %131 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %132 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 280
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %143
143:
  %144 = phi i64 [ 0, %26 ], [ %1665, %1664 ]
  %145 = load i64, ptr %27, align 8
  %146 = icmp slt i64 %145, 0
  br i1 %146, label %230, label %147
147:
  %148 = load i64, ptr %28, align 8
  %149 = icmp eq i64 %148, 0
  %150 = load double, ptr %48, align 8
  br i1 %149, label %151, label %155
151:
  %152 = load double, ptr %29, align 8
  %153 = fcmp olt double %150, %152
  br i1 %153, label %734, label %154
154:
  store i64 1, ptr %28, align 8
  br label %155
155:
  %156 = phi i64 [ 1, %154 ], [ %148, %147 ]
  %157 = load i64, ptr %0, align 8
  %158 = load i64, ptr %30, align 8
  %159 = load i64, ptr %31, align 8
  %160 = load i64, ptr %32, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #11
  %161 = sitofp i64 %156 to double
  store double %161, ptr %14, align 16
  store double %150, ptr %33, align 8
  %162 = load i64, ptr %35, align 8
  %163 = sitofp i64 %162 to double
  store double %163, ptr %34, align 16
  %164 = load i64, ptr %37, align 8
  %165 = sitofp i64 %164 to double
  store double %165, ptr %36, align 8
  %166 = load i64, ptr %39, align 8
  %167 = sitofp i64 %166 to double
  store double %167, ptr %38, align 16
  %168 = load i64, ptr %41, align 8
  %169 = sitofp i64 %168 to double
  store double %169, ptr %40, align 8
  br label %176
170:
  %171 = add nsw i64 %158, %157
  %172 = shl nsw i64 %159, 1
  %173 = add nsw i64 %171, %172
  %174 = add nsw i64 %173, %160
  %175 = icmp sgt i64 %174, 0
  br i1 %175, label %190, label %187
176:
  %177 = phi i64 [ 0, %155 ], [ %185, %176 ]
  %178 = getelementptr inbounds nuw double, ptr %14, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = load ptr, ptr %42, align 8
  %181 = load i64, ptr %27, align 8
  %182 = mul i64 %181, 48
  %183 = getelementptr i8, ptr %180, i64 %182
  %184 = getelementptr double, ptr %183, i64 %177
  store double %179, ptr %184, align 8
  %185 = add nuw nsw i64 %177, 1
  %186 = icmp eq i64 %185, 6
  br i1 %186, label %170, label %176
187:
  %188 = load i64, ptr %45, align 8
  %189 = icmp sgt i64 %188, 0
  br i1 %189, label %202, label %229
190:
  %191 = phi i64 [ %200, %190 ], [ 0, %170 ]
  %192 = load ptr, ptr %43, align 8
  %193 = getelementptr inbounds nuw double, ptr %192, i64 %191
  %194 = load double, ptr %193, align 8
  %195 = load ptr, ptr %44, align 8
  %196 = load i64, ptr %27, align 8
  %197 = mul nsw i64 %196, %174
  %198 = getelementptr double, ptr %195, i64 %197
  %199 = getelementptr double, ptr %198, i64 %191
  store double %194, ptr %199, align 8
  %200 = add nuw nsw i64 %191, 1
  %201 = icmp eq i64 %200, %174
  br i1 %201, label %187, label %190
202:
  %203 = phi i64 [ %210, %209 ], [ %188, %187 ]
  %204 = phi i64 [ %211, %209 ], [ 0, %187 ]
  br i1 %175, label %205, label %209
205:
  %206 = mul nuw nsw i64 %204, %174
  br label %213
207:
  %208 = load i64, ptr %45, align 8
  br label %209
209:
  %210 = phi i64 [ %208, %207 ], [ %203, %202 ]
  %211 = add nuw nsw i64 %204, 1
  %212 = icmp slt i64 %211, %210
  br i1 %212, label %202, label %229
213:
  %214 = phi i64 [ 0, %205 ], [ %227, %213 ]
  %215 = load ptr, ptr %46, align 8
  %216 = getelementptr inbounds nuw double, ptr %215, i64 %206
  %217 = getelementptr inbounds nuw double, ptr %216, i64 %214
  %218 = load double, ptr %217, align 8
  %219 = load ptr, ptr %47, align 8
  %220 = load i64, ptr %27, align 8
  %221 = load i64, ptr %45, align 8
  %222 = mul nsw i64 %221, %220
  %223 = add nsw i64 %222, %204
  %224 = mul nsw i64 %223, %174
  %225 = getelementptr double, ptr %219, i64 %224
  %226 = getelementptr double, ptr %225, i64 %214
  store double %218, ptr %226, align 8
  %227 = add nuw nsw i64 %214, 1
  %228 = icmp eq i64 %227, %174
  br i1 %228, label %207, label %213
229:
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #11
  store i64 -1, ptr %27, align 8
  br label %230
230:
  %231 = atomicrmw add ptr %85, i64 1 monotonic, align 8
  %232 = load i64, ptr %1, align 8
  %233 = icmp slt i64 %231, %232
  br i1 %233, label %234, label %701
234:
  %235 = load ptr, ptr %49, align 8
  %236 = load i64, ptr %50, align 8
  %237 = mul nsw i64 %236, %231
  %238 = getelementptr double, ptr %235, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = load ptr, ptr %51, align 8
  %241 = load i64, ptr %52, align 8
  %242 = mul nsw i64 %241, %231
  %243 = getelementptr double, ptr %240, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = load i64, ptr %0, align 8
  %246 = load i64, ptr %30, align 8
  %247 = add i64 %246, %245
  %248 = load i64, ptr %31, align 8
  %249 = shl i64 %248, 1
  %250 = add i64 %249, %247
  %251 = load i64, ptr %32, align 8
  %252 = add i64 %250, %251
  %253 = load i64, ptr %69, align 8
  %254 = icmp sgt i64 %253, 0
  br i1 %254, label %257, label %255
255:
  %256 = icmp sgt i64 %252, 0
  br i1 %256, label %270, label %286
257:
  %258 = phi i64 [ %267, %257 ], [ 0, %234 ]
  %259 = load ptr, ptr %87, align 8
  %260 = load i64, ptr %88, align 8
  %261 = mul nsw i64 %260, %231
  %262 = getelementptr double, ptr %259, i64 %261
  %263 = getelementptr double, ptr %262, i64 %258
  %264 = load double, ptr %263, align 8
  %265 = load ptr, ptr %70, align 8
  %266 = getelementptr inbounds nuw double, ptr %265, i64 %258
  store double %264, ptr %266, align 8
  %267 = add nuw nsw i64 %258, 1
  %268 = load i64, ptr %69, align 8
  %269 = icmp slt i64 %267, %268
  br i1 %269, label %257, label %255
270:
  %271 = phi i64 [ %284, %280 ], [ 0, %255 ]
  %272 = icmp slt i64 %271, %247
  br i1 %272, label %273, label %280
273:
  %274 = load ptr, ptr %89, align 8
  %275 = load i64, ptr %90, align 8
  %276 = mul nsw i64 %275, %231
  %277 = getelementptr double, ptr %274, i64 %276
  %278 = getelementptr double, ptr %277, i64 %271
  %279 = load double, ptr %278, align 8
  br label %280
280:
  %281 = phi double [ %279, %273 ], [ 0.000000e+00, %270 ]
  %282 = load ptr, ptr %43, align 8
  %283 = getelementptr inbounds nuw double, ptr %282, i64 %271
  store double %281, ptr %283, align 8
  %284 = add nuw nsw i64 %271, 1
  %285 = icmp eq i64 %284, %252
  br i1 %285, label %289, label %270
286:
  %287 = load i64, ptr %45, align 8
  %288 = icmp sgt i64 %287, 0
  br i1 %288, label %306, label %354
289:
  %290 = phi i64 [ %304, %300 ], [ 0, %280 ]
  %291 = load i64, ptr %0, align 8
  %292 = icmp slt i64 %290, %291
  br i1 %292, label %293, label %300
293:
  %294 = load ptr, ptr %91, align 8
  %295 = load i64, ptr %92, align 8
  %296 = mul nsw i64 %295, %231
  %297 = getelementptr double, ptr %294, i64 %296
  %298 = getelementptr double, ptr %297, i64 %290
  %299 = load double, ptr %298, align 8
  br label %300
300:
  %301 = phi double [ %299, %293 ], [ 1.000000e+00, %289 ]
  %302 = load ptr, ptr %93, align 8
  %303 = getelementptr inbounds nuw double, ptr %302, i64 %290
  store double %301, ptr %303, align 8
  %304 = add nuw nsw i64 %290, 1
  %305 = icmp eq i64 %304, %252
  br i1 %305, label %286, label %289
306:
  %307 = phi i64 [ %332, %331 ], [ 0, %286 ]
  %308 = load i64, ptr %69, align 8
  %309 = icmp sgt i64 %308, 0
  br i1 %309, label %314, label %310
310:
  br i1 %256, label %311, label %331
311:
  %312 = mul nsw i64 %307, %247
  %313 = mul nuw nsw i64 %307, %252
  br label %335
314:
  %315 = phi i64 [ %329, %314 ], [ %308, %306 ]
  %316 = phi i64 [ %328, %314 ], [ 0, %306 ]
  %317 = mul nsw i64 %315, %307
  %318 = load ptr, ptr %94, align 8
  %319 = load i64, ptr %95, align 8
  %320 = mul nsw i64 %319, %231
  %321 = getelementptr double, ptr %318, i64 %320
  %322 = getelementptr double, ptr %321, i64 %317
  %323 = getelementptr double, ptr %322, i64 %316
  %324 = load double, ptr %323, align 8
  %325 = load ptr, ptr %96, align 8
  %326 = getelementptr inbounds double, ptr %325, i64 %317
  %327 = getelementptr inbounds nuw double, ptr %326, i64 %316
  store double %324, ptr %327, align 8
  %328 = add nuw nsw i64 %316, 1
  %329 = load i64, ptr %69, align 8
  %330 = icmp slt i64 %328, %329
  br i1 %330, label %314, label %310
331:
  %332 = add nuw nsw i64 %307, 1
  %333 = load i64, ptr %45, align 8
  %334 = icmp slt i64 %332, %333
  br i1 %334, label %306, label %354
335:
  %336 = phi i64 [ 0, %311 ], [ %352, %347 ]
  %337 = load i64, ptr %0, align 8
  %338 = icmp slt i64 %336, %337
  br i1 %338, label %339, label %347
339:
  %340 = load ptr, ptr %97, align 8
  %341 = load i64, ptr %98, align 8
  %342 = mul nsw i64 %341, %231
  %343 = getelementptr double, ptr %340, i64 %342
  %344 = getelementptr double, ptr %343, i64 %312
  %345 = getelementptr double, ptr %344, i64 %336
  %346 = load double, ptr %345, align 8
  br label %347
347:
  %348 = phi double [ %346, %339 ], [ 0.000000e+00, %335 ]
  %349 = load ptr, ptr %46, align 8
  %350 = getelementptr inbounds nuw double, ptr %349, i64 %313
  %351 = getelementptr inbounds nuw double, ptr %350, i64 %336
  store double %348, ptr %351, align 8
  %352 = add nuw nsw i64 %336, 1
  %353 = icmp eq i64 %352, %252
  br i1 %353, label %331, label %335
354:
  store i64 %231, ptr %27, align 8
  store i64 1, ptr %53, align 8
  store i64 0, ptr %41, align 8
  store i64 0, ptr %37, align 8
  store i64 0, ptr %35, align 8
  store i64 0, ptr %28, align 8
  store i64 0, ptr %54, align 8
  store i64 0, ptr %39, align 8
  store double %239, ptr %55, align 8
  store double %239, ptr %48, align 8
  store double %244, ptr %29, align 8
  br label %355
355:
  %356 = phi i32 [ 0, %354 ], [ %367, %365 ]
  %357 = phi double [ %244, %354 ], [ %366, %365 ]
  %358 = fcmp oeq double %357, 0.000000e+00
  br i1 %358, label %365, label %359
359:
  %360 = bitcast double %357 to i64
  %361 = fcmp ogt double %357, 0.000000e+00
  %362 = select i1 %361, i64 -1, i64 1
  %363 = add nsw i64 %362, %360
  %364 = bitcast i64 %363 to double
  br label %365
365:
  %366 = phi double [ %364, %359 ], [ 0x8010000000000000, %355 ]
  %367 = add nuw nsw i32 %356, 1
  %368 = icmp eq i32 %367, 100
  br i1 %368, label %369, label %355
369:
  %370 = call double @llvm.fabs.f64(double %239)
  %371 = call double @llvm.fabs.f64(double %244)
  %372 = fcmp ogt double %370, %371
  %373 = select i1 %372, double %370, double %371
  %374 = fmul double %373, 0x3CC0000000000000
  %375 = fsub double %244, %239
  %376 = fmul double %375, 1.000000e-05
  store double %366, ptr %56, align 8
  store double %374, ptr %57, align 8
  store double 1.000000e+00, ptr %58, align 8
  %377 = load ptr, ptr %59, align 8
  %378 = load i64, ptr %60, align 8
  %379 = mul nsw i64 %378, %231
  %380 = getelementptr double, ptr %377, i64 %379
  %381 = load double, ptr %380, align 8
  store double %381, ptr %61, align 8
  %382 = load ptr, ptr %62, align 8
  %383 = load i64, ptr %63, align 8
  %384 = mul nsw i64 %383, %231
  %385 = getelementptr double, ptr %382, i64 %384
  %386 = load double, ptr %385, align 8
  store double %386, ptr %64, align 8
  %387 = load i64, ptr %65, align 8
  %388 = icmp eq i64 %387, 0
  br i1 %388, label %689, label %389
389:
  %390 = load ptr, ptr %66, align 8
  %391 = load i64, ptr %67, align 8
  br label %501
392:
  %393 = shl nsw i64 %387, 10
  %394 = getelementptr inbounds double, ptr %390, i64 %393
  %395 = icmp eq i64 %391, 0
  %396 = select i1 %395, double 4.000000e+00, double 4.000000e+01
  %397 = getelementptr inbounds double, ptr %394, i64 %393
  %398 = getelementptr inbounds nuw i8, ptr %397, i64 2048
  %399 = load i64, ptr %0, align 8
  %400 = load i64, ptr %30, align 8
  %401 = add i64 %400, %399
  %402 = load i64, ptr %31, align 8
  %403 = shl i64 %402, 1
  %404 = add i64 %401, %403
  %405 = load i64, ptr %32, align 8
  %406 = add i64 %404, %405
  %407 = load i64, ptr %69, align 8
  %408 = getelementptr inbounds double, ptr %398, i64 %407
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  store double 0.000000e+00, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  store double 1.000000e+00, ptr %12, align 8
  %409 = icmp sgt i64 %407, 0
  br i1 %409, label %412, label %410
410:
  %411 = icmp sgt i64 %406, 0
  br i1 %411, label %427, label %422
412:
  %413 = phi i64 [ %419, %412 ], [ 0, %392 ]
  %414 = load ptr, ptr %70, align 8
  %415 = getelementptr inbounds nuw double, ptr %414, i64 %413
  %416 = load double, ptr %415, align 8
  %417 = fadd double %416, 0.000000e+00
  %418 = getelementptr inbounds nuw double, ptr %398, i64 %413
  store double %417, ptr %418, align 8
  %419 = add nuw nsw i64 %413, 1
  %420 = load i64, ptr %69, align 8
  %421 = icmp slt i64 %419, %420
  br i1 %421, label %412, label %410
422:
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #11
  %423 = load i64, ptr %72, align 8
  %424 = getelementptr inbounds double, ptr %398, i64 %423
  store ptr %424, ptr %13, align 16
  store ptr %408, ptr %73, align 8
  %425 = load i64, ptr %0, align 8
  %426 = getelementptr inbounds double, ptr %408, i64 %425
  store ptr %426, ptr %74, align 16
  store ptr %10, ptr %75, align 8
  store ptr %11, ptr %76, align 16
  store ptr %11, ptr %77, align 8
  store ptr null, ptr %78, align 16
  store ptr null, ptr %79, align 8
  store ptr %12, ptr %80, align 16
  br label %436
427:
  %428 = phi i64 [ %434, %427 ], [ 0, %410 ]
  %429 = load ptr, ptr %43, align 8
  %430 = getelementptr inbounds nuw double, ptr %429, i64 %428
  %431 = load double, ptr %430, align 8
  %432 = fadd double %431, 0.000000e+00
  %433 = getelementptr inbounds nuw double, ptr %408, i64 %428
  store double %432, ptr %433, align 8
  %434 = add nuw nsw i64 %428, 1
  %435 = icmp eq i64 %434, %406
  br i1 %435, label %422, label %427
436:
  %437 = phi i64 [ 0, %422 ], [ %438, %471 ]
  %438 = add nuw nsw i64 %437, 1
  %439 = uitofp nneg i64 %438 to double
  %440 = fmul double %439, 0x3FE3C6EF372FE950
  %441 = load double, ptr %29, align 8
  %442 = load double, ptr %55, align 8
  %443 = fsub double %441, %442
  %444 = fmul double %443, 1.562500e-02
  %445 = fptosi double %440 to i64
  %446 = sitofp i64 %445 to double
  %447 = fsub double %440, %446
  %448 = lshr i64 %437, 4
  %449 = uitofp nneg i64 %448 to double
  %450 = call double @llvm.fma.f64(double %449, double %444, double %442)
  %451 = and i64 %437, 15
  %452 = uitofp nneg i64 %451 to double
  %453 = fadd double %447, %452
  %454 = fmul double %453, 6.250000e-02
  %455 = fmul double %444, %454
  %456 = fadd double %450, %455
  store double %456, ptr %10, align 8
  %457 = load ptr, ptr %71, align 8
  %458 = load ptr, ptr %81, align 8
  %459 = load ptr, ptr %82, align 8
  call void %457(ptr noundef nonnull %13, ptr noundef %458, ptr noundef %459) #9
  %460 = load ptr, ptr %83, align 8
  %461 = load ptr, ptr %81, align 8
  %462 = load ptr, ptr %82, align 8
  %463 = load i64, ptr %65, align 8
  %464 = getelementptr inbounds double, ptr %462, i64 %463
  call void %460(ptr noundef nonnull %13, ptr noundef %461, ptr noundef %464) #9
  %465 = load i64, ptr %65, align 8
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %474, label %469
467:
  %468 = icmp eq i64 %438, 1024
  br i1 %468, label %499, label %471
469:
  %470 = icmp eq i64 %438, 1024
  br i1 %470, label %472, label %471
471:
  br label %436
472:
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br label %473
473:
  br label %677
474:
  %475 = phi i64 [ %497, %474 ], [ %465, %436 ]
  %476 = phi i64 [ %496, %474 ], [ 0, %436 ]
  %477 = load ptr, ptr %82, align 8
  %478 = getelementptr inbounds nuw double, ptr %477, i64 %476
  %479 = load double, ptr %478, align 8
  %480 = getelementptr inbounds double, ptr %477, i64 %475
  %481 = getelementptr inbounds nuw double, ptr %480, i64 %476
  %482 = load double, ptr %481, align 8
  %483 = call double @llvm.fabs.f64(double %479)
  %484 = fcmp one double %483, 0x7FF0000000000000
  %485 = select i1 %484, double %479, double 0.000000e+00
  %486 = mul nsw i64 %475, %437
  %487 = getelementptr double, ptr %390, i64 %486
  %488 = getelementptr double, ptr %487, i64 %476
  store double %485, ptr %488, align 8
  %489 = call double @llvm.fabs.f64(double %482)
  %490 = fcmp one double %489, 0x7FF0000000000000
  %491 = select i1 %490, double %482, double 0.000000e+00
  %492 = load i64, ptr %65, align 8
  %493 = mul nsw i64 %492, %437
  %494 = getelementptr double, ptr %394, i64 %493
  %495 = getelementptr double, ptr %494, i64 %476
  store double %491, ptr %495, align 8
  %496 = add nuw nsw i64 %476, 1
  %497 = load i64, ptr %65, align 8
  %498 = icmp slt i64 %496, %497
  br i1 %498, label %474, label %467
499:
  %500 = icmp sgt i64 %497, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br i1 %500, label %507, label %473
501:
  %502 = phi i64 [ 0, %389 ], [ %505, %501 ]
  %503 = load ptr, ptr %68, align 8
  %504 = getelementptr inbounds nuw double, ptr %503, i64 %502
  store double 0.000000e+00, ptr %504, align 8
  %505 = add nuw nsw i64 %502, 1
  %506 = icmp eq i64 %505, 64
  br i1 %506, label %392, label %501
507:
  %508 = phi i64 [ %630, %629 ], [ 0, %499 ]
  %509 = getelementptr inbounds nuw double, ptr %390, i64 %508
  %510 = getelementptr inbounds nuw double, ptr %394, i64 %508
  br label %538
511:
  %512 = load double, ptr %61, align 8
  br label %513
513:
  %514 = phi double [ 0xFFF0000000000000, %511 ], [ %520, %513 ]
  %515 = phi double [ 0x7FF0000000000000, %511 ], [ %524, %513 ]
  %516 = phi i64 [ 0, %511 ], [ %525, %513 ]
  %517 = getelementptr inbounds nuw %struct.bg_window, ptr %397, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = fcmp ogt double %518, %514
  %520 = select i1 %519, double %518, double %514
  %521 = getelementptr inbounds nuw i8, ptr %517, i64 8
  %522 = load double, ptr %521, align 8
  %523 = fcmp olt double %522, %515
  %524 = select i1 %523, double %522, double %515
  %525 = add nuw nsw i64 %516, 1
  %526 = icmp eq i64 %525, 64
  br i1 %526, label %527, label %513
527:
  %528 = call double @llvm.fabs.f64(double %520)
  %529 = call double @llvm.fabs.f64(double %524)
  %530 = fcmp ogt double %528, %529
  %531 = select i1 %530, double %528, double %529
  %532 = fmul double %512, 5.000000e-01
  %533 = fsub double %520, %524
  %534 = fmul double %532, %533
  %535 = fmul double %531, 1.000000e-09
  %536 = fcmp ogt double %534, %535
  %537 = select i1 %536, double %534, double %535
  br label %633
538:
  %539 = phi i64 [ 16, %507 ], [ %627, %621 ]
  %540 = phi i64 [ 0, %507 ], [ %626, %621 ]
  %541 = load i64, ptr %65, align 8
  %542 = shl nuw nsw i64 %540, 4
  %543 = load double, ptr %29, align 8
  %544 = load double, ptr %55, align 8
  %545 = fsub double %543, %544
  %546 = fmul double %545, 1.562500e-02
  br label %547
547:
  %548 = phi double [ 0x7FF0000000000000, %538 ], [ %618, %547 ]
  %549 = phi double [ 0.000000e+00, %538 ], [ %614, %547 ]
  %550 = phi double [ 0.000000e+00, %538 ], [ %612, %547 ]
  %551 = phi i64 [ %542, %538 ], [ %619, %547 ]
  %552 = phi double [ 0xFFF0000000000000, %538 ], [ %616, %547 ]
  %553 = icmp samesign ugt i64 %551, 1022
  %554 = sext i1 %553 to i64
  %555 = add nsw i64 %551, %554
  %556 = add nsw i64 %555, 1
  %557 = add nsw i64 %555, 2
  %558 = sitofp i64 %557 to double
  %559 = fmul double %558, 0x3FE3C6EF372FE950
  %560 = fptosi double %559 to i64
  %561 = sitofp i64 %560 to double
  %562 = fsub double %559, %561
  %563 = sdiv i64 %556, 16
  %564 = sitofp i64 %563 to double
  %565 = call double @llvm.fma.f64(double %564, double %546, double %544)
  %566 = srem i64 %556, 16
  %567 = sitofp i64 %566 to double
  %568 = fadd double %562, %567
  %569 = fmul double %568, 6.250000e-02
  %570 = fmul double %546, %569
  %571 = fadd double %565, %570
  %572 = sitofp i64 %556 to double
  %573 = fmul double %572, 0x3FE3C6EF372FE950
  %574 = fptosi double %573 to i64
  %575 = sitofp i64 %574 to double
  %576 = fsub double %573, %575
  %577 = sdiv i64 %555, 16
  %578 = sitofp i64 %577 to double
  %579 = call double @llvm.fma.f64(double %578, double %546, double %544)
  %580 = srem i64 %555, 16
  %581 = sitofp i64 %580 to double
  %582 = fadd double %576, %581
  %583 = fmul double %582, 6.250000e-02
  %584 = fmul double %546, %583
  %585 = fadd double %579, %584
  %586 = fsub double %571, %585
  %587 = mul nsw i64 %551, %541
  %588 = getelementptr inbounds double, ptr %509, i64 %587
  %589 = load double, ptr %588, align 8
  %590 = mul nsw i64 %556, %541
  %591 = getelementptr inbounds double, ptr %509, i64 %590
  %592 = load double, ptr %591, align 8
  %593 = mul nsw i64 %555, %541
  %594 = getelementptr inbounds double, ptr %509, i64 %593
  %595 = load double, ptr %594, align 8
  %596 = fsub double %592, %595
  %597 = fdiv double %596, %586
  %598 = getelementptr inbounds double, ptr %510, i64 %590
  %599 = load double, ptr %598, align 8
  %600 = getelementptr inbounds double, ptr %510, i64 %593
  %601 = load double, ptr %600, align 8
  %602 = fsub double %599, %601
  %603 = fdiv double %602, %586
  %604 = call double @llvm.fabs.f64(double %603)
  %605 = getelementptr inbounds double, ptr %510, i64 %587
  %606 = load double, ptr %605, align 8
  %607 = fmul double %606, %606
  %608 = fmul double %597, %597
  %609 = fcmp ogt double %608, %607
  %610 = select i1 %609, double %608, double %607
  %611 = fcmp ogt double %610, %550
  %612 = select i1 %611, double %610, double %550
  %613 = fcmp ogt double %604, %549
  %614 = select i1 %613, double %604, double %549
  %615 = fcmp ogt double %589, %552
  %616 = select i1 %615, double %589, double %552
  %617 = fcmp olt double %589, %548
  %618 = select i1 %617, double %589, double %548
  %619 = add nuw nsw i64 %551, 1
  %620 = icmp eq i64 %619, %539
  br i1 %620, label %621, label %547
621:
  %622 = getelementptr inbounds nuw %struct.bg_window, ptr %397, i64 %540
  store double %616, ptr %622, align 8
  %623 = getelementptr inbounds nuw i8, ptr %622, i64 8
  store double %618, ptr %623, align 8
  %624 = getelementptr inbounds nuw i8, ptr %622, i64 16
  store double %612, ptr %624, align 8
  %625 = getelementptr inbounds nuw i8, ptr %622, i64 24
  store double %614, ptr %625, align 8
  %626 = add nuw nsw i64 %540, 1
  %627 = add nuw nsw i64 %539, 16
  %628 = icmp eq i64 %626, 64
  br i1 %628, label %511, label %538
629:
  %630 = add nuw nsw i64 %508, 1
  %631 = load i64, ptr %65, align 8
  %632 = icmp slt i64 %630, %631
  br i1 %632, label %507, label %473
633:
  %634 = phi i64 [ 0, %527 ], [ %637, %675 ]
  %635 = call i64 @llvm.usub.sat.i64(i64 %634, i64 1)
  br label %641
636:
  %637 = add nuw nsw i64 %634, 1
  %638 = fsub double %648, %652
  %639 = fmul double %638, 5.000000e-01
  %640 = fcmp ogt double %639, %537
  br i1 %640, label %657, label %668
641:
  %642 = phi double [ %648, %641 ], [ 0xFFF0000000000000, %633 ]
  %643 = phi double [ %652, %641 ], [ 0x7FF0000000000000, %633 ]
  %644 = phi i64 [ %653, %641 ], [ %635, %633 ]
  %645 = getelementptr inbounds nuw %struct.bg_window, ptr %397, i64 %644
  %646 = load double, ptr %645, align 8
  %647 = fcmp ogt double %646, %642
  %648 = select i1 %647, double %646, double %642
  %649 = getelementptr inbounds nuw i8, ptr %645, i64 8
  %650 = load double, ptr %649, align 8
  %651 = fcmp olt double %650, %643
  %652 = select i1 %651, double %650, double %643
  %653 = add nuw nsw i64 %644, 1
  %654 = icmp samesign ule i64 %644, %634
  %655 = icmp samesign ult i64 %644, 63
  %656 = and i1 %654, %655
  br i1 %656, label %641, label %636
657:
  %658 = getelementptr inbounds nuw %struct.bg_window, ptr %397, i64 %634
  %659 = getelementptr inbounds nuw i8, ptr %658, i64 16
  %660 = load double, ptr %659, align 8
  %661 = fmul double %639, %639
  %662 = fdiv double %660, %661
  %663 = getelementptr inbounds nuw i8, ptr %658, i64 24
  %664 = load double, ptr %663, align 8
  %665 = fdiv double %664, %639
  %666 = fcmp ogt double %662, %665
  %667 = select i1 %666, double %662, double %665
  br label %668
668:
  %669 = phi double [ %667, %657 ], [ 0.000000e+00, %636 ]
  %670 = load ptr, ptr %68, align 8
  %671 = getelementptr inbounds nuw double, ptr %670, i64 %634
  %672 = load double, ptr %671, align 8
  %673 = fcmp ogt double %669, %672
  br i1 %673, label %674, label %675
674:
  store double %669, ptr %671, align 8
  br label %675
675:
  %676 = icmp eq i64 %637, 64
  br i1 %676, label %629, label %633
677:
  %678 = phi i64 [ %687, %677 ], [ 0, %473 ]
  %679 = load ptr, ptr %68, align 8
  %680 = getelementptr inbounds nuw double, ptr %679, i64 %678
  %681 = load double, ptr %680, align 8
  %682 = fcmp ogt double %681, 0.000000e+00
  %683 = call double @llvm.sqrt.f64(double %681)
  %684 = fdiv double 0x401921FB54442D18, %683
  %685 = fdiv double %684, %396
  %686 = select i1 %682, double %685, double 0x7FF0000000000000
  store double %686, ptr %680, align 8
  %687 = add nuw nsw i64 %678, 1
  %688 = icmp eq i64 %687, 64
  br i1 %688, label %689, label %677
689:
  %690 = fcmp ogt double %376, %374
  %691 = select i1 %690, double %376, double %374
  %692 = fadd double %239, %691
  %693 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, double noundef %239, double noundef %692) #10
  %694 = fcmp olt double %693, %244
  %695 = select i1 %694, double %693, double %244
  store double %695, ptr %84, align 8
  %696 = fcmp olt double %239, %244
  br i1 %696, label %698, label %697
697:
  store i64 1, ptr %28, align 8
  br label %698
698:
  %699 = load i64, ptr %27, align 8
  %700 = icmp slt i64 %699, 0
  br i1 %700, label %1667, label %704
701:
  %702 = load i64, ptr %27, align 8
  %703 = icmp slt i64 %702, 0
  br i1 %703, label %1667, label %734
704:
  store i64 1, ptr %86, align 8
  %705 = load ptr, ptr %99, align 8
  %706 = icmp eq ptr %705, null
  br i1 %706, label %735, label %707
707:
  %708 = load double, ptr %48, align 8
  %709 = fsub double %695, %708
  %710 = fmul double %709, 0.000000e+00
  %711 = fadd double %708, %710
  %712 = load ptr, ptr %43, align 8
  %713 = load ptr, ptr %82, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %99, ptr noundef nonnull readonly %2, double noundef %711, ptr noundef %712, double noundef 0.000000e+00, ptr noundef %713) #10
  %714 = load i64, ptr %27, align 8
  %715 = icmp sgt i64 %714, -1
  br i1 %715, label %716, label %735
716:
  %717 = load i64, ptr %35, align 8
  %718 = icmp eq i64 %717, 0
  br i1 %718, label %719, label %735
719:
  %720 = load i64, ptr %30, align 8
  %721 = icmp sgt i64 %720, 0
  br i1 %721, label %722, label %735
722:
  %723 = phi i64 [ %731, %722 ], [ 0, %719 ]
  %724 = load ptr, ptr %82, align 8
  %725 = getelementptr inbounds nuw double, ptr %724, i64 %723
  %726 = load double, ptr %725, align 8
  %727 = load ptr, ptr %43, align 8
  %728 = load i64, ptr %0, align 8
  %729 = getelementptr inbounds double, ptr %727, i64 %728
  %730 = getelementptr inbounds nuw double, ptr %729, i64 %723
  store double %726, ptr %730, align 8
  %731 = add nuw nsw i64 %723, 1
  %732 = load i64, ptr %30, align 8
  %733 = icmp slt i64 %731, %732
  br i1 %733, label %722, label %735
734:
  store i64 1, ptr %86, align 8
  br label %735
735:
  %736 = load ptr, ptr %100, align 8
  %737 = icmp eq ptr %736, null
  br i1 %737, label %742, label %738
738:
  %739 = load i64, ptr %24, align 8
  %740 = load i64, ptr %101, align 8
  %741 = icmp slt i64 %739, %740
  br i1 %741, label %742, label %1667
742:
  %743 = load i64, ptr %0, align 8
  %744 = load i64, ptr %30, align 8
  %745 = add nsw i64 %744, %743
  %746 = load i64, ptr %31, align 8
  %747 = shl nsw i64 %746, 1
  %748 = add nsw i64 %745, %747
  %749 = load i64, ptr %32, align 8
  %750 = add nsw i64 %748, %749
  %751 = load i64, ptr %102, align 8
  %752 = load double, ptr %84, align 8
  %753 = load double, ptr %48, align 8
  %754 = fsub double %752, %753
  %755 = load i64, ptr %27, align 8
  %756 = icmp sgt i64 %755, -1
  br i1 %756, label %757, label %804
757:
  %758 = load i64, ptr %53, align 8
  %759 = icmp eq i64 %758, 0
  br i1 %759, label %804, label %760
760:
  %761 = fmul double %754, 0.000000e+00
  %762 = fadd double %753, %761
  %763 = load ptr, ptr %43, align 8
  %764 = load ptr, ptr %103, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %762, ptr noundef %763, ptr noundef %764) #10
  %765 = load i64, ptr %0, align 8
  %766 = load i64, ptr %30, align 8
  %767 = add nsw i64 %766, %765
  %768 = load i64, ptr %31, align 8
  %769 = shl nsw i64 %768, 1
  %770 = add nsw i64 %767, %769
  %771 = load i64, ptr %32, align 8
  %772 = add nsw i64 %770, %771
  %773 = icmp sgt i64 %772, 0
  br i1 %773, label %774, label %782
774:
  %775 = phi i64 [ %794, %793 ], [ %771, %760 ]
  %776 = phi i64 [ %795, %793 ], [ %768, %760 ]
  %777 = phi i64 [ %796, %793 ], [ %766, %760 ]
  %778 = phi i64 [ %797, %793 ], [ %765, %760 ]
  %779 = phi i64 [ %798, %793 ], [ 0, %760 ]
  %780 = load i64, ptr %53, align 8
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %793, label %783
782:
  store i64 0, ptr %53, align 8
  br label %804
783:
  %784 = load ptr, ptr %103, align 8
  %785 = getelementptr inbounds nuw double, ptr %784, i64 %779
  %786 = load double, ptr %785, align 8
  %787 = load ptr, ptr %104, align 8
  %788 = getelementptr inbounds nuw double, ptr %787, i64 %779
  store double %786, ptr %788, align 8
  %789 = load i64, ptr %0, align 8
  %790 = load i64, ptr %30, align 8
  %791 = load i64, ptr %31, align 8
  %792 = load i64, ptr %32, align 8
  br label %793
793:
  %794 = phi i64 [ %775, %774 ], [ %792, %783 ]
  %795 = phi i64 [ %776, %774 ], [ %791, %783 ]
  %796 = phi i64 [ %777, %774 ], [ %790, %783 ]
  %797 = phi i64 [ %778, %774 ], [ %789, %783 ]
  %798 = add nuw nsw i64 %779, 1
  %799 = shl nsw i64 %795, 1
  %800 = add i64 %796, %794
  %801 = add i64 %800, %799
  %802 = add i64 %801, %797
  %803 = icmp slt i64 %798, %802
  br i1 %803, label %774, label %782
804:
  %805 = icmp sgt i64 %751, 1
  br i1 %805, label %806, label %808
806:
  %807 = icmp sgt i64 %750, 0
  br label %876
808:
  %809 = load ptr, ptr %107, align 8
  %810 = load ptr, ptr %43, align 8
  %811 = load ptr, ptr %104, align 8
  %812 = load ptr, ptr %108, align 8
  %813 = icmp sgt i64 %750, 0
  br i1 %813, label %814, label %934
814:
  %815 = icmp sgt i64 %751, 0
  %816 = icmp eq ptr %810, null
  br label %817
817:
  %818 = phi i64 [ 0, %814 ], [ %846, %843 ]
  %819 = getelementptr double, ptr %811, i64 %818
  br i1 %815, label %822, label %820
820:
  %821 = phi double [ 0.000000e+00, %817 ], [ %834, %833 ]
  br i1 %816, label %841, label %837
822:
  %823 = phi i64 [ %835, %833 ], [ 0, %817 ]
  %824 = phi double [ %834, %833 ], [ 0.000000e+00, %817 ]
  %825 = getelementptr inbounds nuw double, ptr %809, i64 %823
  %826 = load double, ptr %825, align 8
  %827 = fcmp une double %826, 0.000000e+00
  br i1 %827, label %828, label %833
828:
  %829 = mul nuw nsw i64 %823, %750
  %830 = getelementptr double, ptr %819, i64 %829
  %831 = load double, ptr %830, align 8
  %832 = call double @llvm.fma.f64(double %826, double %831, double %824)
  br label %833
833:
  %834 = phi double [ %832, %828 ], [ %824, %822 ]
  %835 = add nuw nsw i64 %823, 1
  %836 = icmp eq i64 %835, %751
  br i1 %836, label %820, label %822
837:
  %838 = getelementptr inbounds nuw double, ptr %810, i64 %818
  %839 = load double, ptr %838, align 8
  %840 = call double @llvm.fma.f64(double %821, double %754, double %839)
  br label %843
841:
  %842 = fmul double %754, %821
  br label %843
843:
  %844 = phi double [ %840, %837 ], [ %842, %841 ]
  %845 = getelementptr inbounds nuw double, ptr %812, i64 %818
  store double %844, ptr %845, align 8
  %846 = add nuw nsw i64 %818, 1
  %847 = icmp eq i64 %846, %750
  br i1 %847, label %848, label %817
848:
  %849 = load ptr, ptr %109, align 8
  %850 = load ptr, ptr %104, align 8
  %851 = load ptr, ptr %110, align 8
  br label %852
852:
  %853 = phi i64 [ 0, %848 ], [ %859, %855 ]
  %854 = getelementptr double, ptr %850, i64 %853
  br i1 %815, label %861, label %855
855:
  %856 = phi double [ 0.000000e+00, %852 ], [ %873, %872 ]
  %857 = fmul double %754, %856
  %858 = getelementptr inbounds nuw double, ptr %851, i64 %853
  store double %857, ptr %858, align 8
  %859 = add nuw nsw i64 %853, 1
  %860 = icmp eq i64 %859, %750
  br i1 %860, label %934, label %852
861:
  %862 = phi i64 [ %874, %872 ], [ 0, %852 ]
  %863 = phi double [ %873, %872 ], [ 0.000000e+00, %852 ]
  %864 = getelementptr inbounds nuw double, ptr %849, i64 %862
  %865 = load double, ptr %864, align 8
  %866 = fcmp une double %865, 0.000000e+00
  br i1 %866, label %867, label %872
867:
  %868 = mul nuw nsw i64 %862, %750
  %869 = getelementptr double, ptr %854, i64 %868
  %870 = load double, ptr %869, align 8
  %871 = call double @llvm.fma.f64(double %865, double %870, double %863)
  br label %872
872:
  %873 = phi double [ %871, %867 ], [ %863, %861 ]
  %874 = add nuw nsw i64 %862, 1
  %875 = icmp eq i64 %874, %751
  br i1 %875, label %855, label %861
876:
  %877 = phi i64 [ 1, %806 ], [ %932, %919 ]
  %878 = load ptr, ptr %105, align 8
  %879 = mul nuw nsw i64 %877, %751
  %880 = getelementptr inbounds nuw double, ptr %878, i64 %879
  %881 = load ptr, ptr %43, align 8
  %882 = load ptr, ptr %104, align 8
  %883 = load ptr, ptr %103, align 8
  br i1 %807, label %884, label %919
884:
  %885 = icmp eq ptr %881, null
  br label %886
886:
  %887 = phi i64 [ 0, %884 ], [ %914, %911 ]
  %888 = getelementptr double, ptr %882, i64 %887
  br label %890
889:
  br i1 %885, label %909, label %905
890:
  %891 = phi i64 [ %903, %901 ], [ 0, %886 ]
  %892 = phi double [ %902, %901 ], [ 0.000000e+00, %886 ]
  %893 = getelementptr inbounds nuw double, ptr %880, i64 %891
  %894 = load double, ptr %893, align 8
  %895 = fcmp une double %894, 0.000000e+00
  br i1 %895, label %896, label %901
896:
  %897 = mul nuw nsw i64 %891, %750
  %898 = getelementptr double, ptr %888, i64 %897
  %899 = load double, ptr %898, align 8
  %900 = call double @llvm.fma.f64(double %894, double %899, double %892)
  br label %901
901:
  %902 = phi double [ %900, %896 ], [ %892, %890 ]
  %903 = add nuw nsw i64 %891, 1
  %904 = icmp eq i64 %903, %877
  br i1 %904, label %889, label %890
905:
  %906 = getelementptr inbounds nuw double, ptr %881, i64 %887
  %907 = load double, ptr %906, align 8
  %908 = call double @llvm.fma.f64(double %902, double %754, double %907)
  br label %911
909:
  %910 = fmul double %754, %902
  br label %911
911:
  %912 = phi double [ %908, %905 ], [ %910, %909 ]
  %913 = getelementptr inbounds nuw double, ptr %883, i64 %887
  store double %912, ptr %913, align 8
  %914 = add nuw nsw i64 %887, 1
  %915 = icmp eq i64 %914, %750
  br i1 %915, label %916, label %886
916:
  %917 = load ptr, ptr %103, align 8
  %918 = load ptr, ptr %104, align 8
  br label %919
919:
  %920 = phi ptr [ %918, %916 ], [ %882, %876 ]
  %921 = phi ptr [ %917, %916 ], [ %883, %876 ]
  %922 = load ptr, ptr %106, align 8
  %923 = getelementptr inbounds nuw double, ptr %922, i64 %877
  %924 = load double, ptr %923, align 8
  %925 = load double, ptr %48, align 8
  %926 = load double, ptr %84, align 8
  %927 = fsub double %926, %925
  %928 = fmul double %924, %927
  %929 = fadd double %925, %928
  %930 = mul nsw i64 %877, %750
  %931 = getelementptr inbounds double, ptr %920, i64 %930
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %929, ptr noundef %921, ptr noundef %931) #10
  %932 = add nuw nsw i64 %877, 1
  %933 = icmp eq i64 %932, %751
  br i1 %933, label %808, label %876
934:
  %935 = load ptr, ptr %111, align 8
  %936 = icmp eq ptr %935, null
  br i1 %936, label %937, label %940
937:
  %938 = load ptr, ptr %99, align 8
  %939 = icmp eq ptr %938, null
  br i1 %939, label %1031, label %940
940:
  %941 = load i64, ptr %0, align 8
  %942 = load i64, ptr %30, align 8
  %943 = add nsw i64 %942, %941
  %944 = load i64, ptr %31, align 8
  %945 = shl nsw i64 %944, 1
  %946 = add nsw i64 %943, %945
  %947 = load i64, ptr %32, align 8
  %948 = add nsw i64 %946, %947
  %949 = icmp sgt i64 %948, 0
  br i1 %949, label %960, label %950
950:
  %951 = load double, ptr %48, align 8
  %952 = load double, ptr %84, align 8
  %953 = fsub double %952, %951
  %954 = fadd double %951, %953
  %955 = load ptr, ptr %108, align 8
  %956 = load ptr, ptr %113, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, double noundef %954, ptr noundef %955, ptr noundef %956, i64 noundef 0, ptr noundef null) #10
  %957 = load i64, ptr %114, align 8
  %958 = icmp ne i64 %957, 0
  %959 = and i1 %949, %958
  br i1 %959, label %969, label %987
960:
  %961 = phi i64 [ %967, %960 ], [ 0, %940 ]
  %962 = load ptr, ptr %108, align 8
  %963 = getelementptr inbounds nuw double, ptr %962, i64 %961
  %964 = load double, ptr %963, align 8
  %965 = load ptr, ptr %112, align 8
  %966 = getelementptr inbounds nuw double, ptr %965, i64 %961
  store double %964, ptr %966, align 8
  %967 = add nuw nsw i64 %961, 1
  %968 = icmp eq i64 %967, %948
  br i1 %968, label %950, label %960
969:
  %970 = phi i64 [ %985, %969 ], [ 0, %950 ]
  %971 = load ptr, ptr %110, align 8
  %972 = getelementptr inbounds nuw double, ptr %971, i64 %970
  %973 = load double, ptr %972, align 8
  %974 = load ptr, ptr %108, align 8
  %975 = getelementptr inbounds nuw double, ptr %974, i64 %970
  %976 = load double, ptr %975, align 8
  %977 = load ptr, ptr %112, align 8
  %978 = getelementptr inbounds nuw double, ptr %977, i64 %970
  %979 = load double, ptr %978, align 8
  %980 = fsub double %976, %979
  %981 = call double @llvm.fabs.f64(double %980)
  %982 = call double @llvm.fabs.f64(double %973)
  %983 = fcmp ogt double %981, %982
  %984 = select i1 %983, double %980, double %973
  store double %984, ptr %972, align 8
  %985 = add nuw nsw i64 %970, 1
  %986 = icmp eq i64 %985, %948
  br i1 %986, label %987, label %969
987:
  %988 = load ptr, ptr %115, align 8
  %989 = icmp eq ptr %988, null
  br i1 %989, label %1016, label %990
990:
  %991 = load i64, ptr %0, align 8
  %992 = icmp sgt i64 %991, 0
  br i1 %992, label %993, label %1016
993:
  %994 = phi i64 [ %1013, %1012 ], [ %991, %990 ]
  %995 = phi i64 [ %1014, %1012 ], [ 0, %990 ]
  %996 = load ptr, ptr %116, align 8
  %997 = getelementptr inbounds nuw double, ptr %996, i64 %995
  %998 = load double, ptr %997, align 8
  %999 = fcmp ogt double %998, 5.000000e-01
  br i1 %999, label %1000, label %1012
1000:
  %1001 = load double, ptr %61, align 8
  %1002 = fdiv double %1001, 1.000000e-02
  %1003 = fcmp olt double %1002, 1.000000e-03
  %1004 = fcmp ogt double %1002, 1.000000e+00
  %1005 = select i1 %1004, double 1.000000e+00, double %1002
  %1006 = select i1 %1003, double 1.000000e-03, double %1005
  %1007 = load ptr, ptr %110, align 8
  %1008 = getelementptr inbounds nuw double, ptr %1007, i64 %995
  %1009 = load double, ptr %1008, align 8
  %1010 = fmul double %1009, %1006
  store double %1010, ptr %1008, align 8
  %1011 = load i64, ptr %0, align 8
  br label %1012
1012:
  %1013 = phi i64 [ %1011, %1000 ], [ %994, %993 ]
  %1014 = add nuw nsw i64 %995, 1
  %1015 = icmp slt i64 %1014, %1013
  br i1 %1015, label %993, label %1016
1016:
  br i1 %949, label %1017, label %1031
1017:
  %1018 = phi i64 [ %1029, %1017 ], [ 0, %1016 ]
  %1019 = load ptr, ptr %110, align 8
  %1020 = getelementptr inbounds nuw double, ptr %1019, i64 %1018
  %1021 = load double, ptr %1020, align 8
  %1022 = load ptr, ptr %113, align 8
  %1023 = getelementptr inbounds nuw double, ptr %1022, i64 %1018
  %1024 = load double, ptr %1023, align 8
  %1025 = call double @llvm.fabs.f64(double %1024)
  %1026 = call double @llvm.fabs.f64(double %1021)
  %1027 = fcmp ogt double %1025, %1026
  %1028 = select i1 %1027, double %1024, double %1021
  store double %1028, ptr %1020, align 8
  %1029 = add nuw nsw i64 %1018, 1
  %1030 = icmp eq i64 %1029, %948
  br i1 %1030, label %1031, label %1017
1031:
  %1032 = load i64, ptr %27, align 8
  %1033 = icmp sgt i64 %1032, -1
  br i1 %1033, label %1034, label %1664
1034:
  %1035 = load double, ptr %61, align 8
  %1036 = load i64, ptr %0, align 8
  %1037 = load i64, ptr %30, align 8
  %1038 = add nsw i64 %1037, %1036
  %1039 = load i64, ptr %31, align 8
  %1040 = shl nsw i64 %1039, 1
  %1041 = add nsw i64 %1038, %1040
  %1042 = load i64, ptr %32, align 8
  %1043 = add nsw i64 %1041, %1042
  %1044 = icmp sgt i64 %1043, 0
  br i1 %1044, label %1045, label %1049
1045:
  %1046 = load ptr, ptr %108, align 8
  br label %1058
1047:
  %1048 = icmp eq i32 %1065, 0
  br label %1049
1049:
  %1050 = phi i1 [ true, %1034 ], [ %1048, %1047 ]
  %1051 = icmp sgt i64 %1036, 0
  br i1 %1051, label %1052, label %1098
1052:
  %1053 = load ptr, ptr %43, align 8
  %1054 = load ptr, ptr %108, align 8
  %1055 = load ptr, ptr %110, align 8
  %1056 = load ptr, ptr %93, align 8
  %1057 = load ptr, ptr %117, align 8
  br label %1070
1058:
  %1059 = phi i32 [ 0, %1045 ], [ %1065, %1058 ]
  %1060 = phi i64 [ 0, %1045 ], [ %1066, %1058 ]
  %1061 = getelementptr inbounds nuw double, ptr %1046, i64 %1060
  %1062 = load double, ptr %1061, align 8
  %1063 = fcmp uno double %1062, 0.000000e+00
  %1064 = zext i1 %1063 to i32
  %1065 = or i32 %1059, %1064
  %1066 = add nuw nsw i64 %1060, 1
  %1067 = icmp eq i64 %1066, %1043
  br i1 %1067, label %1047, label %1058
1068:
  %1069 = call double @llvm.sqrt.f64(double %1095)
  br label %1098
1070:
  %1071 = phi double [ 0.000000e+00, %1052 ], [ %1095, %1070 ]
  %1072 = phi i64 [ 0, %1052 ], [ %1096, %1070 ]
  %1073 = getelementptr inbounds nuw double, ptr %1053, i64 %1072
  %1074 = load double, ptr %1073, align 8
  %1075 = call double @llvm.fabs.f64(double %1074)
  %1076 = getelementptr inbounds nuw double, ptr %1054, i64 %1072
  %1077 = load double, ptr %1076, align 8
  %1078 = call double @llvm.fabs.f64(double %1077)
  %1079 = getelementptr inbounds nuw double, ptr %1055, i64 %1072
  %1080 = load double, ptr %1079, align 8
  %1081 = getelementptr inbounds nuw double, ptr %1056, i64 %1072
  %1082 = load double, ptr %1081, align 8
  %1083 = fcmp uno double %1080, 0.000000e+00
  %1084 = select i1 %1083, double 0x7FF0000000000000, double %1080
  %1085 = fcmp ogt double %1078, %1075
  %1086 = select i1 %1050, i1 %1085, i1 false
  %1087 = select i1 %1086, double %1078, double %1075
  %1088 = getelementptr inbounds nuw double, ptr %1057, i64 %1072
  %1089 = load double, ptr %1088, align 8
  %1090 = fcmp ogt double %1089, 0.000000e+00
  %1091 = call double @llvm.fma.f64(double %1087, double %1035, double %1082)
  %1092 = fdiv double %1084, %1091
  %1093 = fmul double %1092, %1092
  %1094 = call double @llvm.fma.f64(double %1089, double %1093, double %1071)
  %1095 = select i1 %1090, double %1094, double %1071
  %1096 = add nuw nsw i64 %1072, 1
  %1097 = icmp eq i64 %1096, %1036
  br i1 %1097, label %1068, label %1070
1098:
  %1099 = phi double [ 0.000000e+00, %1049 ], [ %1069, %1068 ]
  %1100 = fdiv double 1.000000e+00, %1099
  %1101 = load i64, ptr %118, align 8
  %1102 = sitofp i64 %1101 to double
  %1103 = load double, ptr %84, align 8
  %1104 = load double, ptr %48, align 8
  %1105 = fsub double %1103, %1104
  %1106 = fcmp olt double %1099, 1.000000e+00
  br i1 %1106, label %1111, label %1107
1107:
  %1108 = load i64, ptr %54, align 8
  %1109 = freeze i64 %1108
  %1110 = icmp ne i64 %1109, 0
  br label %1111
1111:
  %1112 = phi i1 [ true, %1098 ], [ %1110, %1107 ]
  %1113 = load double, ptr %119, align 8
  %1114 = load double, ptr %120, align 8
  %1115 = fadd double %1113, %1114
  %1116 = fdiv double %1115, %1102
  %1117 = call double @bg_pow_1(double noundef %1100, double noundef %1116) #9
  %1118 = fmul double %1117, 9.000000e-01
  %1119 = load double, ptr %58, align 8
  %1120 = load double, ptr %120, align 8
  %1121 = fneg double %1120
  %1122 = fdiv double %1121, %1102
  %1123 = call double @bg_pow_1(double noundef %1119, double noundef %1122) #9
  %1124 = fmul double %1118, %1123
  %1125 = select i1 %1112, double 1.000000e+00, double 2.000000e-01
  %1126 = select i1 %1112, double 1.000000e+01, double 9.000000e-01
  %1127 = fcmp ult double %1124, %1125
  %1128 = fcmp ogt double %1124, %1126
  %1129 = select i1 %1128, double %1126, double %1124
  %1130 = select i1 %1127, double %1125, double %1129
  %1131 = fmul double %1105, %1130
  %1132 = load double, ptr %57, align 8
  %1133 = fcmp olt double %1131, %1132
  %1134 = load i64, ptr %54, align 8
  %1135 = icmp ne i64 %1134, 0
  %1136 = fcmp oeq double %1130, 1.000000e+00
  %1137 = select i1 %1135, i1 %1136, i1 false
  %1138 = select i1 %1137, double %1132, double %1131
  %1139 = fcmp ole double %1138, %1132
  %1140 = zext i1 %1139 to i64
  store i64 %1140, ptr %54, align 8
  %1141 = fcmp olt double %1138, %1132
  %1142 = select i1 %1141, double %1132, double %1138
  br i1 %1112, label %1143, label %1146
1143:
  %1144 = call i1 @llvm.is.fpclass.f64(double %1100, i32 608)
  %1145 = select i1 %1144, double 1.000000e+00, double %1100
  store double %1145, ptr %58, align 8
  br label %1146
1146:
  %1147 = phi ptr [ %84, %1143 ], [ %48, %1111 ]
  %1148 = load double, ptr %1147, align 8
  %1149 = fadd double %1142, %1148
  %1150 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1148, double noundef %1149) #10
  store double %1150, ptr %121, align 8
  br i1 %1133, label %1151, label %1154
1151:
  store i64 3, ptr %28, align 8
  %1152 = load i64, ptr %35, align 8
  %1153 = add nsw i64 %1152, 1
  store i64 %1153, ptr %35, align 8
  br label %1164
1154:
  %1155 = load i64, ptr %35, align 8
  %1156 = add nsw i64 %1155, 1
  store i64 %1156, ptr %35, align 8
  %1157 = sitofp i64 %1156 to double
  %1158 = load double, ptr %64, align 8
  %1159 = fcmp ugt double %1158, %1157
  br i1 %1159, label %1164, label %1160
1160:
  %1161 = load double, ptr %29, align 8
  %1162 = fcmp olt double %1148, %1161
  br i1 %1162, label %1163, label %1164
1163:
  store i64 2, ptr %28, align 8
  br label %1164
1164:
  br i1 %1112, label %1165, label %1448
1165:
  %1166 = load i64, ptr %45, align 8
  %1167 = icmp eq i64 %1166, 0
  br i1 %1167, label %1389, label %1168
1168:
  %1169 = load i64, ptr %0, align 8
  %1170 = load i64, ptr %30, align 8
  %1171 = add i64 %1170, %1169
  %1172 = load i64, ptr %31, align 8
  %1173 = shl i64 %1172, 1
  %1174 = add i64 %1171, %1173
  %1175 = load i64, ptr %32, align 8
  %1176 = add i64 %1174, %1175
  %1177 = load i64, ptr %102, align 8
  %1178 = load double, ptr %84, align 8
  %1179 = load double, ptr %48, align 8
  %1180 = fsub double %1178, %1179
  %1181 = icmp sgt i64 %1177, 0
  br i1 %1181, label %1182, label %1186
1182:
  %1183 = icmp sgt i64 %1176, 0
  %1184 = icmp sgt i64 %1166, 0
  %1185 = mul i64 %1176, %1177
  br label %1191
1186:
  %1187 = icmp sgt i64 %1166, 0
  br i1 %1187, label %1188, label %1321
1188:
  %1189 = mul i64 %1176, %1177
  %1190 = icmp sgt i64 %1176, 0
  br label %1326
1191:
  %1192 = phi i64 [ 0, %1182 ], [ %1238, %1237 ]
  %1193 = load ptr, ptr %105, align 8
  %1194 = mul nuw nsw i64 %1192, %1177
  %1195 = getelementptr inbounds nuw double, ptr %1193, i64 %1194
  %1196 = load ptr, ptr %43, align 8
  %1197 = load ptr, ptr %104, align 8
  %1198 = load ptr, ptr %103, align 8
  br i1 %1183, label %1199, label %1233
1199:
  %1200 = icmp eq i64 %1192, 0
  %1201 = icmp eq ptr %1196, null
  br label %1202
1202:
  %1203 = phi i64 [ 0, %1199 ], [ %1231, %1228 ]
  %1204 = getelementptr double, ptr %1197, i64 %1203
  br i1 %1200, label %1205, label %1207
1205:
  %1206 = phi double [ 0.000000e+00, %1202 ], [ %1219, %1218 ]
  br i1 %1201, label %1226, label %1222
1207:
  %1208 = phi i64 [ %1220, %1218 ], [ 0, %1202 ]
  %1209 = phi double [ %1219, %1218 ], [ 0.000000e+00, %1202 ]
  %1210 = getelementptr inbounds nuw double, ptr %1195, i64 %1208
  %1211 = load double, ptr %1210, align 8
  %1212 = fcmp une double %1211, 0.000000e+00
  br i1 %1212, label %1213, label %1218
1213:
  %1214 = mul nuw nsw i64 %1208, %1176
  %1215 = getelementptr double, ptr %1204, i64 %1214
  %1216 = load double, ptr %1215, align 8
  %1217 = call double @llvm.fma.f64(double %1211, double %1216, double %1209)
  br label %1218
1218:
  %1219 = phi double [ %1217, %1213 ], [ %1209, %1207 ]
  %1220 = add nuw nsw i64 %1208, 1
  %1221 = icmp eq i64 %1220, %1192
  br i1 %1221, label %1205, label %1207
1222:
  %1223 = getelementptr inbounds nuw double, ptr %1196, i64 %1203
  %1224 = load double, ptr %1223, align 8
  %1225 = call double @llvm.fma.f64(double %1206, double %1180, double %1224)
  br label %1228
1226:
  %1227 = fmul double %1180, %1206
  br label %1228
1228:
  %1229 = phi double [ %1225, %1222 ], [ %1227, %1226 ]
  %1230 = getelementptr inbounds nuw double, ptr %1198, i64 %1203
  store double %1229, ptr %1230, align 8
  %1231 = add nuw nsw i64 %1203, 1
  %1232 = icmp eq i64 %1231, %1176
  br i1 %1232, label %1233, label %1202
1233:
  br i1 %1184, label %1234, label %1237
1234:
  %1235 = icmp eq i64 %1192, 0
  %1236 = mul nsw i64 %1192, %1176
  br label %1240
1237:
  %1238 = add nuw nsw i64 %1192, 1
  %1239 = icmp eq i64 %1238, %1177
  br i1 %1239, label %1186, label %1191
1240:
  %1241 = phi i64 [ 0, %1234 ], [ %1314, %1313 ]
  %1242 = load ptr, ptr %122, align 8
  %1243 = mul i64 %1185, %1241
  %1244 = getelementptr inbounds double, ptr %1242, i64 %1243
  %1245 = load ptr, ptr %105, align 8
  %1246 = getelementptr inbounds nuw double, ptr %1245, i64 %1194
  %1247 = load ptr, ptr %46, align 8
  %1248 = mul nsw i64 %1241, %1176
  %1249 = getelementptr inbounds double, ptr %1247, i64 %1248
  %1250 = load ptr, ptr %123, align 8
  br i1 %1183, label %1251, label %1286
1251:
  %1252 = icmp eq ptr %1247, null
  br label %1253
1253:
  %1254 = phi i64 [ 0, %1251 ], [ %1282, %1279 ]
  %1255 = getelementptr double, ptr %1244, i64 %1254
  br i1 %1235, label %1256, label %1258
1256:
  %1257 = phi double [ 0.000000e+00, %1253 ], [ %1270, %1269 ]
  br i1 %1252, label %1277, label %1273
1258:
  %1259 = phi i64 [ %1271, %1269 ], [ 0, %1253 ]
  %1260 = phi double [ %1270, %1269 ], [ 0.000000e+00, %1253 ]
  %1261 = getelementptr inbounds nuw double, ptr %1246, i64 %1259
  %1262 = load double, ptr %1261, align 8
  %1263 = fcmp une double %1262, 0.000000e+00
  br i1 %1263, label %1264, label %1269
1264:
  %1265 = mul nuw nsw i64 %1259, %1176
  %1266 = getelementptr double, ptr %1255, i64 %1265
  %1267 = load double, ptr %1266, align 8
  %1268 = call double @llvm.fma.f64(double %1262, double %1267, double %1260)
  br label %1269
1269:
  %1270 = phi double [ %1268, %1264 ], [ %1260, %1258 ]
  %1271 = add nuw nsw i64 %1259, 1
  %1272 = icmp eq i64 %1271, %1192
  br i1 %1272, label %1256, label %1258
1273:
  %1274 = getelementptr inbounds nuw double, ptr %1249, i64 %1254
  %1275 = load double, ptr %1274, align 8
  %1276 = call double @llvm.fma.f64(double %1257, double %1180, double %1275)
  br label %1279
1277:
  %1278 = fmul double %1180, %1257
  br label %1279
1279:
  %1280 = phi double [ %1276, %1273 ], [ %1278, %1277 ]
  %1281 = getelementptr inbounds nuw double, ptr %1250, i64 %1254
  store double %1280, ptr %1281, align 8
  %1282 = add nuw nsw i64 %1254, 1
  %1283 = icmp eq i64 %1282, %1176
  br i1 %1283, label %1284, label %1253
1284:
  %1285 = load ptr, ptr %123, align 8
  br label %1286
1286:
  %1287 = phi ptr [ %1285, %1284 ], [ %1250, %1240 ]
  %1288 = load ptr, ptr %106, align 8
  %1289 = getelementptr inbounds nuw double, ptr %1288, i64 %1192
  %1290 = load double, ptr %1289, align 8
  %1291 = load double, ptr %48, align 8
  %1292 = load double, ptr %84, align 8
  %1293 = fsub double %1292, %1291
  %1294 = fmul double %1290, %1293
  %1295 = fadd double %1291, %1294
  %1296 = load ptr, ptr %103, align 8
  %1297 = getelementptr double, ptr %1244, i64 %1236
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double %1295, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  store double 0.000000e+00, ptr %8, align 8
  %1298 = load ptr, ptr %96, align 8
  %1299 = load i64, ptr %69, align 8
  %1300 = mul nsw i64 %1299, %1241
  %1301 = getelementptr inbounds double, ptr %1298, i64 %1300
  %1302 = load i64, ptr %124, align 8
  %1303 = getelementptr inbounds double, ptr %1301, i64 %1302
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  %1304 = load ptr, ptr %70, align 8
  %1305 = getelementptr inbounds double, ptr %1304, i64 %1302
  store ptr %1305, ptr %9, align 16
  store ptr %1296, ptr %125, align 8
  %1306 = load i64, ptr %0, align 8
  %1307 = getelementptr inbounds double, ptr %1296, i64 %1306
  store ptr %1307, ptr %126, align 16
  store ptr %6, ptr %127, align 8
  store ptr %7, ptr %128, align 16
  %1308 = load ptr, ptr %116, align 8
  store ptr %1308, ptr %129, align 8
  store ptr %1303, ptr %130, align 16
  store ptr %1287, ptr %131, align 8
  store ptr %8, ptr %132, align 16
  %1309 = load ptr, ptr %133, align 8
  %1310 = load ptr, ptr %81, align 8
  call void %1309(ptr noundef nonnull %9, ptr noundef %1310, ptr noundef %1297) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %1311 = load i64, ptr %0, align 8
  %1312 = icmp slt i64 %1311, %1176
  br i1 %1312, label %1316, label %1313
1313:
  %1314 = add nuw nsw i64 %1241, 1
  %1315 = icmp eq i64 %1314, %1166
  br i1 %1315, label %1237, label %1240
1316:
  %1317 = phi i64 [ %1319, %1316 ], [ %1311, %1286 ]
  %1318 = getelementptr double, ptr %1297, i64 %1317
  store double 0.000000e+00, ptr %1318, align 8
  %1319 = add nsw i64 %1317, 1
  %1320 = icmp slt i64 %1319, %1176
  br i1 %1320, label %1316, label %1313
1321:
  %1322 = load ptr, ptr %111, align 8
  %1323 = icmp eq ptr %1322, null
  br i1 %1323, label %1389, label %1324
1324:
  %1325 = icmp sgt i64 %1176, 0
  br i1 %1325, label %1380, label %1373
1326:
  %1327 = phi i64 [ 0, %1188 ], [ %1371, %1370 ]
  %1328 = load ptr, ptr %107, align 8
  %1329 = load ptr, ptr %46, align 8
  %1330 = mul nsw i64 %1327, %1176
  %1331 = getelementptr inbounds double, ptr %1329, i64 %1330
  %1332 = load ptr, ptr %122, align 8
  %1333 = mul i64 %1189, %1327
  %1334 = getelementptr inbounds double, ptr %1332, i64 %1333
  %1335 = load ptr, ptr %134, align 8
  %1336 = getelementptr inbounds double, ptr %1335, i64 %1330
  br i1 %1190, label %1337, label %1370
1337:
  %1338 = icmp eq ptr %1329, null
  br label %1339
1339:
  %1340 = phi i64 [ 0, %1337 ], [ %1368, %1365 ]
  %1341 = getelementptr double, ptr %1334, i64 %1340
  br i1 %1181, label %1344, label %1342
1342:
  %1343 = phi double [ 0.000000e+00, %1339 ], [ %1356, %1355 ]
  br i1 %1338, label %1363, label %1359
1344:
  %1345 = phi i64 [ %1357, %1355 ], [ 0, %1339 ]
  %1346 = phi double [ %1356, %1355 ], [ 0.000000e+00, %1339 ]
  %1347 = getelementptr inbounds nuw double, ptr %1328, i64 %1345
  %1348 = load double, ptr %1347, align 8
  %1349 = fcmp une double %1348, 0.000000e+00
  br i1 %1349, label %1350, label %1355
1350:
  %1351 = mul nuw nsw i64 %1345, %1176
  %1352 = getelementptr double, ptr %1341, i64 %1351
  %1353 = load double, ptr %1352, align 8
  %1354 = call double @llvm.fma.f64(double %1348, double %1353, double %1346)
  br label %1355
1355:
  %1356 = phi double [ %1354, %1350 ], [ %1346, %1344 ]
  %1357 = add nuw nsw i64 %1345, 1
  %1358 = icmp eq i64 %1357, %1177
  br i1 %1358, label %1342, label %1344
1359:
  %1360 = getelementptr inbounds nuw double, ptr %1331, i64 %1340
  %1361 = load double, ptr %1360, align 8
  %1362 = call double @llvm.fma.f64(double %1343, double %1180, double %1361)
  br label %1365
1363:
  %1364 = fmul double %1180, %1343
  br label %1365
1365:
  %1366 = phi double [ %1362, %1359 ], [ %1364, %1363 ]
  %1367 = getelementptr inbounds nuw double, ptr %1336, i64 %1340
  store double %1366, ptr %1367, align 8
  %1368 = add nuw nsw i64 %1340, 1
  %1369 = icmp eq i64 %1368, %1176
  br i1 %1369, label %1370, label %1339
1370:
  %1371 = add nuw nsw i64 %1327, 1
  %1372 = icmp eq i64 %1371, %1166
  br i1 %1372, label %1321, label %1326
1373:
  %1374 = load double, ptr %48, align 8
  %1375 = load double, ptr %84, align 8
  %1376 = fsub double %1375, %1374
  %1377 = fadd double %1374, %1376
  %1378 = load ptr, ptr %103, align 8
  %1379 = load ptr, ptr %134, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1377, ptr noundef %1378, ptr noundef null, i64 noundef range(i64 1, 0) %1166, ptr noundef %1379) #10
  br label %1389
1380:
  %1381 = phi i64 [ %1387, %1380 ], [ 0, %1324 ]
  %1382 = load ptr, ptr %112, align 8
  %1383 = getelementptr inbounds nuw double, ptr %1382, i64 %1381
  %1384 = load double, ptr %1383, align 8
  %1385 = load ptr, ptr %103, align 8
  %1386 = getelementptr inbounds nuw double, ptr %1385, i64 %1381
  store double %1384, ptr %1386, align 8
  %1387 = add nuw nsw i64 %1381, 1
  %1388 = icmp eq i64 %1387, %1176
  br i1 %1388, label %1373, label %1380
1389:
  %1390 = load ptr, ptr %100, align 8
  %1391 = icmp eq ptr %1390, null
  br i1 %1391, label %1445, label %1392
1392:
  %1393 = load i64, ptr %0, align 8
  %1394 = load i64, ptr %30, align 8
  %1395 = add nsw i64 %1394, %1393
  %1396 = load i64, ptr %31, align 8
  %1397 = shl nsw i64 %1396, 1
  %1398 = add nsw i64 %1395, %1397
  %1399 = load i64, ptr %32, align 8
  %1400 = add nsw i64 %1398, %1399
  %1401 = load i64, ptr %102, align 8
  %1402 = load i64, ptr %24, align 8
  %1403 = add nsw i64 %1402, 1
  store i64 %1403, ptr %24, align 8
  %1404 = add nsw i64 %1401, 2
  %1405 = mul nsw i64 %1404, %1400
  %1406 = add nsw i64 %1405, 2
  %1407 = mul nsw i64 %1406, %1402
  %1408 = getelementptr inbounds double, ptr %1390, i64 %1407
  %1409 = load double, ptr %48, align 8
  %1410 = getelementptr inbounds nuw i8, ptr %1408, i64 8
  store double %1409, ptr %1408, align 8
  %1411 = load double, ptr %84, align 8
  %1412 = getelementptr inbounds nuw i8, ptr %1408, i64 16
  store double %1411, ptr %1410, align 8
  %1413 = icmp sgt i64 %1400, 0
  br i1 %1413, label %1414, label %1423
1414:
  %1415 = phi i64 [ %1421, %1414 ], [ 0, %1392 ]
  %1416 = phi ptr [ %1420, %1414 ], [ %1412, %1392 ]
  %1417 = load ptr, ptr %43, align 8
  %1418 = getelementptr inbounds nuw double, ptr %1417, i64 %1415
  %1419 = load double, ptr %1418, align 8
  %1420 = getelementptr inbounds nuw i8, ptr %1416, i64 8
  store double %1419, ptr %1416, align 8
  %1421 = add nuw nsw i64 %1415, 1
  %1422 = icmp eq i64 %1421, %1400
  br i1 %1422, label %1427, label %1414
1423:
  %1424 = phi ptr [ %1412, %1392 ], [ %1433, %1427 ]
  %1425 = mul nsw i64 %1400, %1401
  %1426 = icmp sgt i64 %1425, 0
  br i1 %1426, label %1436, label %1445
1427:
  %1428 = phi i64 [ %1434, %1427 ], [ 0, %1414 ]
  %1429 = phi ptr [ %1433, %1427 ], [ %1420, %1414 ]
  %1430 = load ptr, ptr %108, align 8
  %1431 = getelementptr inbounds nuw double, ptr %1430, i64 %1428
  %1432 = load double, ptr %1431, align 8
  %1433 = getelementptr inbounds nuw i8, ptr %1429, i64 8
  store double %1432, ptr %1429, align 8
  %1434 = add nuw nsw i64 %1428, 1
  %1435 = icmp eq i64 %1434, %1400
  br i1 %1435, label %1423, label %1427
1436:
  %1437 = phi i64 [ %1443, %1436 ], [ 0, %1423 ]
  %1438 = phi ptr [ %1442, %1436 ], [ %1424, %1423 ]
  %1439 = load ptr, ptr %104, align 8
  %1440 = getelementptr inbounds nuw double, ptr %1439, i64 %1437
  %1441 = load double, ptr %1440, align 8
  %1442 = getelementptr inbounds nuw i8, ptr %1438, i64 8
  store double %1441, ptr %1438, align 8
  %1443 = add nuw nsw i64 %1437, 1
  %1444 = icmp eq i64 %1443, %1425
  br i1 %1444, label %1445, label %1436
1445:
  %1446 = load i64, ptr %27, align 8
  %1447 = icmp slt i64 %1446, 0
  br i1 %1447, label %1664, label %1451
1448:
  %1449 = load i64, ptr %27, align 8
  %1450 = icmp slt i64 %1449, 0
  br i1 %1450, label %1664, label %1651
1451:
  %1452 = load i64, ptr %0, align 8
  %1453 = load i64, ptr %30, align 8
  %1454 = add i64 %1453, %1452
  %1455 = load i64, ptr %31, align 8
  %1456 = shl i64 %1455, 1
  %1457 = add i64 %1454, %1456
  %1458 = load i64, ptr %32, align 8
  %1459 = add i64 %1457, %1458
  %1460 = load i64, ptr %102, align 8
  %1461 = add nsw i64 %1460, -1
  %1462 = mul nsw i64 %1461, %1459
  %1463 = load ptr, ptr %135, align 8
  %1464 = load i64, ptr %136, align 8
  %1465 = mul nsw i64 %1464, %1446
  %1466 = getelementptr inbounds double, ptr %1463, i64 %1465
  %1467 = load i64, ptr %39, align 8
  %1468 = load i64, ptr %137, align 8
  %1469 = icmp slt i64 %1467, %1468
  br i1 %1469, label %1470, label %1590
1470:
  %1471 = phi i64 [ %1588, %1585 ], [ %1468, %1451 ]
  %1472 = phi i64 [ %1587, %1585 ], [ %1467, %1451 ]
  %1473 = getelementptr inbounds double, ptr %1466, i64 %1472
  %1474 = load double, ptr %1473, align 8
  %1475 = load double, ptr %84, align 8
  %1476 = fcmp ugt double %1474, %1475
  br i1 %1476, label %1590, label %1477
1477:
  %1478 = load double, ptr %48, align 8
  %1479 = fsub double %1474, %1478
  %1480 = fsub double %1475, %1478
  %1481 = fdiv double %1479, %1480
  %1482 = load i64, ptr %0, align 8
  %1483 = load i64, ptr %30, align 8
  %1484 = add i64 %1483, %1482
  %1485 = load i64, ptr %31, align 8
  %1486 = shl nsw i64 %1485, 1
  %1487 = add nsw i64 %1486, %1484
  %1488 = load i64, ptr %32, align 8
  %1489 = add nsw i64 %1487, %1488
  %1490 = load i64, ptr %102, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %1491 = load i64, ptr %138, align 8
  %1492 = icmp ne i64 %1491, 0
  %1493 = icmp sgt i64 %1490, 0
  %1494 = select i1 %1492, i1 %1493, i1 false
  br i1 %1494, label %1495, label %1499
1495:
  %1496 = icmp sgt i64 %1491, 0
  %1497 = fmul double %1481, 0.000000e+00
  %1498 = getelementptr double, ptr %5, i64 %1490
  br label %1507
1499:
  %1500 = load ptr, ptr %140, align 8
  %1501 = load i64, ptr %27, align 8
  %1502 = mul nsw i64 %1501, %1471
  %1503 = add nsw i64 %1502, %1472
  %1504 = mul nsw i64 %1503, %1484
  %1505 = getelementptr inbounds double, ptr %1500, i64 %1504
  %1506 = icmp sgt i64 %1484, 0
  br i1 %1506, label %1544, label %1539
1507:
  %1508 = phi i64 [ 0, %1495 ], [ %1537, %1534 ]
  br i1 %1496, label %1509, label %1521
1509:
  %1510 = load ptr, ptr %139, align 8
  %1511 = mul nuw nsw i64 %1508, %1491
  %1512 = getelementptr double, ptr %1510, i64 %1511
  br label %1513
1513:
  %1514 = phi i64 [ %1491, %1509 ], [ %1516, %1513 ]
  %1515 = phi double [ 0.000000e+00, %1509 ], [ %1519, %1513 ]
  %1516 = add nsw i64 %1514, -1
  %1517 = getelementptr double, ptr %1512, i64 %1516
  %1518 = load double, ptr %1517, align 8
  %1519 = call double @llvm.fma.f64(double %1515, double %1481, double %1518)
  %1520 = icmp samesign ugt i64 %1514, 1
  br i1 %1520, label %1513, label %1523
1521:
  %1522 = getelementptr inbounds nuw double, ptr %5, i64 %1508
  store double %1497, ptr %1522, align 8
  br label %1534
1523:
  %1524 = fmul double %1481, %1519
  %1525 = getelementptr inbounds nuw double, ptr %5, i64 %1508
  store double %1524, ptr %1525, align 8
  br label %1526
1526:
  %1527 = phi i64 [ %1491, %1523 ], [ %1529, %1526 ]
  %1528 = phi double [ 0.000000e+00, %1523 ], [ %1532, %1526 ]
  %1529 = add nsw i64 %1527, -1
  %1530 = getelementptr double, ptr %1512, i64 %1529
  %1531 = load double, ptr %1530, align 8
  %1532 = fadd double %1528, %1531
  %1533 = icmp samesign ugt i64 %1527, 1
  br i1 %1533, label %1526, label %1534
1534:
  %1535 = phi double [ 0.000000e+00, %1521 ], [ %1532, %1526 ]
  %1536 = getelementptr double, ptr %1498, i64 %1508
  store double %1535, ptr %1536, align 8
  %1537 = add nuw nsw i64 %1508, 1
  %1538 = icmp eq i64 %1537, %1490
  br i1 %1538, label %1499, label %1507
1539:
  %1540 = load i64, ptr %45, align 8
  %1541 = icmp sgt i64 %1540, 0
  br i1 %1541, label %1542, label %1585
1542:
  %1543 = mul i64 %1489, %1490
  br label %1553
1544:
  %1545 = phi i64 [ %1551, %1544 ], [ 0, %1499 ]
  %1546 = load ptr, ptr %43, align 8
  %1547 = load ptr, ptr %108, align 8
  %1548 = load ptr, ptr %104, align 8
  %1549 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1546, ptr noundef %1547, ptr noundef %1548, ptr noundef %5, double noundef %1481, double noundef %1480, i64 noundef %1545) #10
  %1550 = getelementptr inbounds nuw double, ptr %1505, i64 %1545
  store double %1549, ptr %1550, align 8
  %1551 = add nuw nsw i64 %1545, 1
  %1552 = icmp eq i64 %1551, %1484
  br i1 %1552, label %1539, label %1544
1553:
  %1554 = phi i64 [ %1540, %1542 ], [ %1576, %1575 ]
  %1555 = phi i64 [ 0, %1542 ], [ %1577, %1575 ]
  %1556 = load ptr, ptr %141, align 8
  %1557 = load i64, ptr %27, align 8
  %1558 = mul nsw i64 %1557, %1554
  %1559 = add nsw i64 %1558, %1555
  %1560 = load i64, ptr %137, align 8
  %1561 = mul nsw i64 %1559, %1560
  %1562 = add nsw i64 %1561, %1472
  %1563 = mul nsw i64 %1562, %1484
  %1564 = getelementptr inbounds double, ptr %1556, i64 %1563
  %1565 = load ptr, ptr %46, align 8
  %1566 = mul nsw i64 %1555, %1489
  %1567 = getelementptr inbounds double, ptr %1565, i64 %1566
  %1568 = load ptr, ptr %134, align 8
  %1569 = getelementptr inbounds double, ptr %1568, i64 %1566
  %1570 = load ptr, ptr %122, align 8
  %1571 = mul i64 %1543, %1555
  %1572 = getelementptr inbounds double, ptr %1570, i64 %1571
  br i1 %1506, label %1579, label %1575
1573:
  %1574 = load i64, ptr %45, align 8
  br label %1575
1575:
  %1576 = phi i64 [ %1574, %1573 ], [ %1554, %1553 ]
  %1577 = add nuw nsw i64 %1555, 1
  %1578 = icmp slt i64 %1577, %1576
  br i1 %1578, label %1553, label %1585
1579:
  %1580 = phi i64 [ %1583, %1579 ], [ 0, %1553 ]
  %1581 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1567, ptr noundef %1569, ptr noundef %1572, ptr noundef %5, double noundef %1481, double noundef %1480, i64 noundef %1580) #10
  %1582 = getelementptr inbounds nuw double, ptr %1564, i64 %1580
  store double %1581, ptr %1582, align 8
  %1583 = add nuw nsw i64 %1580, 1
  %1584 = icmp eq i64 %1583, %1484
  br i1 %1584, label %1573, label %1579
1585:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %1586 = load i64, ptr %39, align 8
  %1587 = add nsw i64 %1586, 1
  store i64 %1587, ptr %39, align 8
  %1588 = load i64, ptr %137, align 8
  %1589 = icmp slt i64 %1587, %1588
  br i1 %1589, label %1470, label %1590
1590:
  %1591 = icmp sgt i64 %1459, 0
  br i1 %1591, label %1595, label %1592
1592:
  %1593 = load i64, ptr %45, align 8
  %1594 = icmp sgt i64 %1593, 0
  br i1 %1594, label %1604, label %1626
1595:
  %1596 = phi i64 [ %1602, %1595 ], [ 0, %1590 ]
  %1597 = load ptr, ptr %108, align 8
  %1598 = getelementptr inbounds nuw double, ptr %1597, i64 %1596
  %1599 = load double, ptr %1598, align 8
  %1600 = load ptr, ptr %43, align 8
  %1601 = getelementptr inbounds nuw double, ptr %1600, i64 %1596
  store double %1599, ptr %1601, align 8
  %1602 = add nuw nsw i64 %1596, 1
  %1603 = icmp eq i64 %1602, %1459
  br i1 %1603, label %1592, label %1595
1604:
  %1605 = phi i64 [ %1612, %1611 ], [ %1593, %1592 ]
  %1606 = phi i64 [ %1613, %1611 ], [ 0, %1592 ]
  br i1 %1591, label %1607, label %1611
1607:
  %1608 = mul nuw nsw i64 %1606, %1459
  br label %1615
1609:
  %1610 = load i64, ptr %45, align 8
  br label %1611
1611:
  %1612 = phi i64 [ %1610, %1609 ], [ %1605, %1604 ]
  %1613 = add nuw nsw i64 %1606, 1
  %1614 = icmp slt i64 %1613, %1612
  br i1 %1614, label %1604, label %1626
1615:
  %1616 = phi i64 [ 0, %1607 ], [ %1624, %1615 ]
  %1617 = load ptr, ptr %134, align 8
  %1618 = getelementptr inbounds nuw double, ptr %1617, i64 %1608
  %1619 = getelementptr inbounds nuw double, ptr %1618, i64 %1616
  %1620 = load double, ptr %1619, align 8
  %1621 = load ptr, ptr %46, align 8
  %1622 = getelementptr inbounds nuw double, ptr %1621, i64 %1608
  %1623 = getelementptr inbounds nuw double, ptr %1622, i64 %1616
  store double %1620, ptr %1623, align 8
  %1624 = add nuw nsw i64 %1616, 1
  %1625 = icmp eq i64 %1624, %1459
  br i1 %1625, label %1609, label %1615
1626:
  %1627 = load i64, ptr %142, align 8
  %1628 = icmp ne i64 %1627, 0
  %1629 = and i1 %1591, %1628
  br i1 %1629, label %1630, label %1641
1630:
  %1631 = phi i64 [ %1637, %1630 ], [ 0, %1626 ]
  %1632 = load ptr, ptr %104, align 8
  %1633 = getelementptr inbounds double, ptr %1632, i64 %1462
  %1634 = getelementptr inbounds nuw double, ptr %1633, i64 %1631
  %1635 = load double, ptr %1634, align 8
  %1636 = getelementptr inbounds nuw double, ptr %1632, i64 %1631
  store double %1635, ptr %1636, align 8
  %1637 = add nuw nsw i64 %1631, 1
  %1638 = icmp eq i64 %1637, %1459
  br i1 %1638, label %1639, label %1630
1639:
  %1640 = load i64, ptr %142, align 8
  br label %1641
1641:
  %1642 = phi i64 [ %1640, %1639 ], [ %1627, %1626 ]
  %1643 = icmp eq i64 %1642, 0
  %1644 = zext i1 %1643 to i64
  store i64 %1644, ptr %53, align 8
  %1645 = load double, ptr %84, align 8
  store double %1645, ptr %48, align 8
  %1646 = load i64, ptr %37, align 8
  %1647 = add nsw i64 %1646, 1
  store i64 %1647, ptr %37, align 8
  %1648 = load double, ptr %121, align 8
  %1649 = load double, ptr %56, align 8
  %1650 = fcmp ogt double %1648, %1649
  br i1 %1650, label %1660, label %1662
1651:
  %1652 = load double, ptr %56, align 8
  %1653 = fcmp ogt double %1150, %1652
  br i1 %1653, label %1654, label %1662
1654:
  %1655 = load double, ptr %48, align 8
  %1656 = load double, ptr %29, align 8
  %1657 = fsub double %1656, %1655
  %1658 = fmul double %1657, 5.000000e-01
  %1659 = fadd double %1655, %1658
  br label %1662
1660:
  %1661 = load double, ptr %29, align 8
  br label %1662
1662:
  %1663 = phi double [ %1648, %1641 ], [ %1659, %1654 ], [ %1661, %1660 ], [ %1150, %1651 ]
  store double %1663, ptr %84, align 8
  br label %1664
1664:
  %1665 = add nuw nsw i64 %144, 1
  %1666 = icmp eq i64 %1665, %3
  br i1 %1666, label %1667, label %143
1667:
  %1668 = phi i64 [ 1, %23 ], [ 2, %738 ], [ 0, %701 ], [ 0, %698 ], [ 1, %1664 ]
  call void @bg_set_float_mode(i32 noundef %15) #9
  ret i64 %1668
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
define noalias noundef ptr @bg_call_1(ptr noundef readonly captures(none) %0, ptr noundef %1) #0 {
  %3 = alloca %struct.bg_job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
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
  br label %166
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
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 0, ptr %69, align 8
  %70 = icmp sgt i64 %64, 0
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %72 = load ptr, ptr %71, align 8
  br i1 %70, label %75, label %118
73:
  store i64 %85, ptr %3, align 8
  %74 = icmp eq i64 %64, 11
  br i1 %74, label %111, label %118
75:
  %76 = phi i64 [ %85, %106 ], [ 1, %61 ]
  %77 = phi i64 [ %86, %106 ], [ 1, %61 ]
  %78 = phi i64 [ %109, %106 ], [ 0, %61 ]
  %79 = getelementptr inbounds nuw ptr, ptr %72, i64 %78
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 40
  %82 = load ptr, ptr %81, align 8
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %83, %77
  %85 = select i1 %84, i64 %83, i64 %76
  %86 = tail call i64 @llvm.smax.i64(i64 %83, i64 %77)
  %87 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw %struct.bg_values, ptr %62, i64 %78
  store ptr %88, ptr %89, align 8
  %90 = icmp sgt i64 %83, 1
  br i1 %90, label %91, label %106
91:
  %92 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %93 = load i64, ptr %92, align 8
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %103
95:
  %96 = phi i64 [ %101, %95 ], [ 0, %91 ]
  %97 = phi i64 [ %100, %95 ], [ 1, %91 ]
  %98 = getelementptr inbounds nuw i64, ptr %82, i64 %96
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %99, %97
  %101 = add nuw nsw i64 %96, 1
  %102 = icmp eq i64 %101, %93
  br i1 %102, label %103, label %95
103:
  %104 = phi i64 [ 1, %91 ], [ %100, %95 ]
  %105 = sdiv i64 %104, %83
  br label %106
106:
  %107 = phi i64 [ %105, %103 ], [ 0, %75 ]
  %108 = getelementptr inbounds nuw i8, ptr %89, i64 8
  store i64 %107, ptr %108, align 8
  %109 = add nuw nsw i64 %78, 1
  %110 = icmp eq i64 %109, %64
  br i1 %110, label %73, label %75
111:
  %112 = getelementptr inbounds nuw i8, ptr %72, i64 72
  %113 = load ptr, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 40
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %117 = load i64, ptr %116, align 8
  br label %118
118:
  %119 = phi i64 [ %117, %111 ], [ 0, %73 ], [ 0, %61 ]
  %120 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %119, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %126, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %72, i64 64
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 40
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %133, ptr %134, align 8
  %135 = load ptr, ptr %19, align 8
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %3, i64 232
  store ptr %138, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load ptr, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %3, i64 248
  store ptr %143, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %135, i64 16
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 24
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %3, i64 264
  store ptr %148, ptr %149, align 8
  %150 = icmp eq i64 %119, 0
  br i1 %150, label %162, label %151
151:
  %152 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %3, i64 240
  store ptr %155, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %135, i64 32
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %3, i64 256
  store ptr %160, ptr %161, align 8
  br label %162
162:
  br label %163
163:
  %164 = call i64 @bg_advance_1(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #10
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %163
166:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret ptr null
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
declare i64 @llvm.smax.i64(i64, i64) #8
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
