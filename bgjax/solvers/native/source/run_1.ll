; sources a9880397d469dca8ad8c38a89b0e1615fa26a1065ec8f5bf3cb7bfb113e6dc51
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [1 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, ptr, ptr }
%struct.bg_values = type { ptr, i64 }
define range(i64 0, 3) i64 @bg_advance_1(ptr noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca [32 x double], align 16
  %6 = alloca [16 x double], align 16
  %7 = alloca [16 x double], align 16
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca [9 x ptr], align 16
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca [9 x ptr], align 16
  %16 = alloca [6 x double], align 16
  %17 = tail call i32 @bg_float_mode() #11
  %18 = tail call i32 @bg_plain_mode() #11
  tail call void @bg_set_float_mode(i32 noundef %18) #11
  %19 = load i64, ptr %2, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %26
21:
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 392
  %23 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %22) #12
  store i64 1, ptr %2, align 8
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 -1, ptr %25, align 8
  br label %26
26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %28 = icmp sgt i64 %3, 0
  br i1 %28, label %29, label %2409
29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 304
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 352
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 328
  %53 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %56 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %59 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 312
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 368
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %88 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %91 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %92 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %93 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %94 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %95 = getelementptr inbounds nuw i8, ptr %15, i64 64
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 376
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 248
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 280
  %117 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %129 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %130 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %131 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %135 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %136 = getelementptr inbounds nuw i8, ptr %2, i64 272
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %138 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %146 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 320
  %148 = getelementptr inbounds nuw i8, ptr %2, i64 336
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %150 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %151 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %152 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %153 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %154 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %155 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %156 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %157 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %161 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %167
167:
  %168 = phi i64 [ 0, %29 ], [ %2407, %2406 ]
  %169 = load i64, ptr %30, align 8
  %170 = icmp slt i64 %169, 0
  br i1 %170, label %426, label %171
171:
  %172 = load i64, ptr %31, align 8
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %174, label %179
174:
  %175 = load double, ptr %32, align 8
  %176 = load double, ptr %33, align 8
  %177 = fcmp olt double %175, %176
  br i1 %177, label %1029, label %178
178:
  store i64 1, ptr %31, align 8
  br label %179
179:
  %180 = phi i64 [ 1, %178 ], [ %172, %171 ]
  %181 = load ptr, ptr %34, align 8
  %182 = load ptr, ptr %35, align 8
  %183 = load i64, ptr %36, align 8
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %350, label %185
185:
  %186 = load ptr, ptr %37, align 8
  %187 = icmp eq ptr %186, null
  br i1 %187, label %350, label %188
188:
  %189 = load i64, ptr %38, align 8
  %190 = load ptr, ptr %39, align 8
  %191 = icmp sgt i64 %189, 0
  br i1 %191, label %192, label %202
192:
  %193 = phi i64 [ %198, %192 ], [ 0, %188 ]
  %194 = getelementptr inbounds nuw double, ptr %181, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = fadd double %195, 0.000000e+00
  %197 = getelementptr inbounds nuw double, ptr %190, i64 %193
  store double %196, ptr %197, align 8
  %198 = add nuw nsw i64 %193, 1
  %199 = icmp eq i64 %198, %189
  br i1 %199, label %200, label %192
200:
  %201 = load i64, ptr %38, align 8
  br label %202
202:
  %203 = phi i64 [ %201, %200 ], [ %189, %188 ]
  %204 = load i64, ptr %40, align 8
  %205 = mul nsw i64 %204, %203
  %206 = load ptr, ptr %41, align 8
  %207 = icmp sgt i64 %205, 0
  br i1 %207, label %208, label %218
208:
  %209 = phi i64 [ %214, %208 ], [ 0, %202 ]
  %210 = getelementptr inbounds nuw double, ptr %182, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = fadd double %211, 0.000000e+00
  %213 = getelementptr inbounds nuw double, ptr %206, i64 %209
  store double %212, ptr %213, align 8
  %214 = add nuw nsw i64 %209, 1
  %215 = icmp eq i64 %214, %205
  br i1 %215, label %216, label %208
216:
  %217 = load ptr, ptr %41, align 8
  br label %218
218:
  %219 = phi ptr [ %217, %216 ], [ %206, %202 ]
  %220 = load ptr, ptr %39, align 8
  store ptr %220, ptr %34, align 8
  store ptr %219, ptr %35, align 8
  %221 = load i64, ptr %42, align 8
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %225, label %223
223:
  store ptr %181, ptr %34, align 8
  store ptr %182, ptr %35, align 8
  %224 = load i64, ptr %31, align 8
  br label %350
225:
  %226 = phi i64 [ %348, %346 ], [ %221, %218 ]
  %227 = phi i64 [ %347, %346 ], [ 0, %218 ]
  %228 = load i64, ptr %0, align 8
  %229 = load i64, ptr %43, align 8
  %230 = load i64, ptr %44, align 8
  %231 = load i64, ptr %45, align 8
  %232 = load ptr, ptr %46, align 8
  %233 = load i64, ptr %30, align 8
  %234 = load i64, ptr %47, align 8
  %235 = load ptr, ptr %48, align 8
  %236 = load i64, ptr %49, align 8
  %237 = add nsw i64 %229, %228
  %238 = shl nsw i64 %230, 1
  %239 = add nsw i64 %238, %237
  %240 = add nsw i64 %239, %231
  %241 = mul i64 %233, %237
  %242 = mul i64 %241, %234
  %243 = getelementptr inbounds double, ptr %232, i64 %242
  %244 = mul nsw i64 %236, %233
  %245 = getelementptr inbounds double, ptr %235, i64 %244
  %246 = add nsw i64 %226, -1
  %247 = call i64 @llvm.smin.i64(i64 %227, i64 %246)
  %248 = getelementptr double, ptr %245, i64 %247
  %249 = load double, ptr %248, align 8
  %250 = load ptr, ptr %50, align 8
  %251 = icmp sgt i64 %237, 0
  %252 = mul nsw i64 %237, %247
  %253 = getelementptr double, ptr %243, i64 %252
  br i1 %251, label %254, label %261
254:
  %255 = phi i64 [ %259, %254 ], [ 0, %225 ]
  %256 = getelementptr double, ptr %253, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = getelementptr inbounds nuw double, ptr %250, i64 %255
  store double %257, ptr %258, align 8
  %259 = add nuw nsw i64 %255, 1
  %260 = icmp eq i64 %259, %237
  br i1 %260, label %261, label %254
261:
  %262 = load i64, ptr %40, align 8
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %284, label %264
264:
  %265 = phi i64 [ %262, %261 ], [ %312, %311 ]
  %266 = load ptr, ptr %50, align 8
  %267 = load ptr, ptr %52, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %249, ptr noundef %266, ptr noundef null, i64 noundef %265, ptr noundef %267, i32 noundef 1) #12
  %268 = load ptr, ptr %50, align 8
  %269 = icmp sge i64 %227, %226
  %270 = icmp slt i64 %237, 1
  %271 = mul nsw i64 %237, %227
  %272 = getelementptr double, ptr %243, i64 %271
  %273 = or i1 %269, %270
  br i1 %273, label %281, label %274
274:
  %275 = phi i64 [ %279, %274 ], [ 0, %264 ]
  %276 = getelementptr inbounds nuw double, ptr %268, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = getelementptr double, ptr %272, i64 %275
  store double %277, ptr %278, align 8
  %279 = add nuw nsw i64 %275, 1
  %280 = icmp eq i64 %279, %237
  br i1 %280, label %281, label %274
281:
  %282 = load i64, ptr %40, align 8
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %315, label %346
284:
  %285 = phi i64 [ %312, %311 ], [ %262, %261 ]
  %286 = phi i64 [ %313, %311 ], [ 0, %261 ]
  %287 = load i64, ptr %30, align 8
  %288 = load ptr, ptr %51, align 8
  %289 = mul nsw i64 %287, %285
  %290 = add nsw i64 %289, %286
  %291 = load i64, ptr %47, align 8
  %292 = mul nsw i64 %290, %291
  %293 = load i64, ptr %0, align 8
  %294 = load i64, ptr %43, align 8
  %295 = add nsw i64 %294, %293
  %296 = mul nsw i64 %292, %295
  %297 = getelementptr inbounds double, ptr %288, i64 %296
  %298 = load ptr, ptr %52, align 8
  %299 = mul nsw i64 %286, %240
  %300 = getelementptr inbounds double, ptr %298, i64 %299
  %301 = getelementptr double, ptr %297, i64 %252
  br i1 %251, label %302, label %311
302:
  %303 = phi i64 [ %307, %302 ], [ 0, %284 ]
  %304 = getelementptr double, ptr %301, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = getelementptr inbounds nuw double, ptr %300, i64 %303
  store double %305, ptr %306, align 8
  %307 = add nuw nsw i64 %303, 1
  %308 = icmp eq i64 %307, %237
  br i1 %308, label %309, label %302
309:
  %310 = load i64, ptr %40, align 8
  br label %311
311:
  %312 = phi i64 [ %310, %309 ], [ %285, %284 ]
  %313 = add nuw nsw i64 %286, 1
  %314 = icmp slt i64 %313, %312
  br i1 %314, label %284, label %264
315:
  %316 = phi i64 [ %343, %342 ], [ %282, %281 ]
  %317 = phi i64 [ %344, %342 ], [ 0, %281 ]
  %318 = load ptr, ptr %52, align 8
  %319 = mul nsw i64 %317, %240
  %320 = getelementptr inbounds double, ptr %318, i64 %319
  %321 = load i64, ptr %30, align 8
  %322 = load ptr, ptr %51, align 8
  %323 = mul nsw i64 %321, %316
  %324 = add nsw i64 %323, %317
  %325 = load i64, ptr %47, align 8
  %326 = mul nsw i64 %324, %325
  %327 = load i64, ptr %0, align 8
  %328 = load i64, ptr %43, align 8
  %329 = add nsw i64 %328, %327
  %330 = mul nsw i64 %326, %329
  %331 = getelementptr inbounds double, ptr %322, i64 %330
  %332 = getelementptr double, ptr %331, i64 %271
  br i1 %273, label %342, label %333
333:
  %334 = phi i64 [ %338, %333 ], [ 0, %315 ]
  %335 = getelementptr inbounds nuw double, ptr %320, i64 %334
  %336 = load double, ptr %335, align 8
  %337 = getelementptr double, ptr %332, i64 %334
  store double %336, ptr %337, align 8
  %338 = add nuw nsw i64 %334, 1
  %339 = icmp eq i64 %338, %237
  br i1 %339, label %340, label %333
340:
  %341 = load i64, ptr %40, align 8
  br label %342
342:
  %343 = phi i64 [ %341, %340 ], [ %316, %315 ]
  %344 = add nuw nsw i64 %317, 1
  %345 = icmp slt i64 %344, %343
  br i1 %345, label %315, label %346
346:
  %347 = add nuw nsw i64 %227, 1
  %348 = load i64, ptr %42, align 8
  %349 = icmp slt i64 %347, %348
  br i1 %349, label %225, label %223
350:
  %351 = phi i64 [ %180, %179 ], [ %180, %185 ], [ %224, %223 ]
  %352 = load i64, ptr %0, align 8
  %353 = load i64, ptr %43, align 8
  %354 = load i64, ptr %44, align 8
  %355 = load i64, ptr %45, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #13
  %356 = sitofp i64 %351 to double
  store double %356, ptr %16, align 16
  %357 = load double, ptr %32, align 8
  store double %357, ptr %53, align 8
  %358 = load i64, ptr %55, align 8
  %359 = sitofp i64 %358 to double
  store double %359, ptr %54, align 16
  %360 = load i64, ptr %57, align 8
  %361 = sitofp i64 %360 to double
  store double %361, ptr %56, align 8
  %362 = load i64, ptr %42, align 8
  %363 = sitofp i64 %362 to double
  store double %363, ptr %58, align 16
  %364 = load i64, ptr %60, align 8
  %365 = sitofp i64 %364 to double
  store double %365, ptr %59, align 8
  br label %372
366:
  %367 = add nsw i64 %353, %352
  %368 = shl nsw i64 %354, 1
  %369 = add nsw i64 %367, %368
  %370 = add nsw i64 %369, %355
  %371 = icmp sgt i64 %370, 0
  br i1 %371, label %386, label %383
372:
  %373 = phi i64 [ 0, %350 ], [ %381, %372 ]
  %374 = getelementptr inbounds nuw double, ptr %16, i64 %373
  %375 = load double, ptr %374, align 8
  %376 = load ptr, ptr %61, align 8
  %377 = load i64, ptr %30, align 8
  %378 = mul i64 %377, 48
  %379 = getelementptr i8, ptr %376, i64 %378
  %380 = getelementptr double, ptr %379, i64 %373
  store double %375, ptr %380, align 8
  %381 = add nuw nsw i64 %373, 1
  %382 = icmp eq i64 %381, 6
  br i1 %382, label %366, label %372
383:
  %384 = load i64, ptr %40, align 8
  %385 = icmp sgt i64 %384, 0
  br i1 %385, label %398, label %425
386:
  %387 = phi i64 [ %396, %386 ], [ 0, %366 ]
  %388 = load ptr, ptr %62, align 8
  %389 = getelementptr inbounds nuw double, ptr %388, i64 %387
  %390 = load double, ptr %389, align 8
  %391 = load ptr, ptr %63, align 8
  %392 = load i64, ptr %30, align 8
  %393 = mul nsw i64 %392, %370
  %394 = getelementptr double, ptr %391, i64 %393
  %395 = getelementptr double, ptr %394, i64 %387
  store double %390, ptr %395, align 8
  %396 = add nuw nsw i64 %387, 1
  %397 = icmp eq i64 %396, %370
  br i1 %397, label %383, label %386
398:
  %399 = phi i64 [ %406, %405 ], [ %384, %383 ]
  %400 = phi i64 [ %407, %405 ], [ 0, %383 ]
  br i1 %371, label %401, label %405
401:
  %402 = mul nuw nsw i64 %400, %370
  br label %409
403:
  %404 = load i64, ptr %40, align 8
  br label %405
405:
  %406 = phi i64 [ %404, %403 ], [ %399, %398 ]
  %407 = add nuw nsw i64 %400, 1
  %408 = icmp slt i64 %407, %406
  br i1 %408, label %398, label %425
409:
  %410 = phi i64 [ 0, %401 ], [ %423, %409 ]
  %411 = load ptr, ptr %64, align 8
  %412 = getelementptr inbounds nuw double, ptr %411, i64 %402
  %413 = getelementptr inbounds nuw double, ptr %412, i64 %410
  %414 = load double, ptr %413, align 8
  %415 = load ptr, ptr %65, align 8
  %416 = load i64, ptr %30, align 8
  %417 = load i64, ptr %40, align 8
  %418 = mul nsw i64 %417, %416
  %419 = add nsw i64 %418, %400
  %420 = mul nsw i64 %419, %370
  %421 = getelementptr double, ptr %415, i64 %420
  %422 = getelementptr double, ptr %421, i64 %410
  store double %414, ptr %422, align 8
  %423 = add nuw nsw i64 %410, 1
  %424 = icmp eq i64 %423, %370
  br i1 %424, label %403, label %409
425:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #13
  store i64 -1, ptr %30, align 8
  br label %426
426:
  %427 = atomicrmw add ptr %100, i64 1 monotonic, align 8
  %428 = load i64, ptr %1, align 8
  %429 = icmp slt i64 %427, %428
  br i1 %429, label %430, label %897
430:
  %431 = load ptr, ptr %66, align 8
  %432 = load i64, ptr %67, align 8
  %433 = mul nsw i64 %432, %427
  %434 = getelementptr double, ptr %431, i64 %433
  %435 = load double, ptr %434, align 8
  %436 = load ptr, ptr %68, align 8
  %437 = load i64, ptr %69, align 8
  %438 = mul nsw i64 %437, %427
  %439 = getelementptr double, ptr %436, i64 %438
  %440 = load double, ptr %439, align 8
  %441 = load i64, ptr %0, align 8
  %442 = load i64, ptr %43, align 8
  %443 = add i64 %442, %441
  %444 = load i64, ptr %44, align 8
  %445 = shl i64 %444, 1
  %446 = add i64 %445, %443
  %447 = load i64, ptr %45, align 8
  %448 = add i64 %446, %447
  %449 = load i64, ptr %38, align 8
  %450 = icmp sgt i64 %449, 0
  br i1 %450, label %453, label %451
451:
  %452 = icmp sgt i64 %448, 0
  br i1 %452, label %466, label %482
453:
  %454 = phi i64 [ %463, %453 ], [ 0, %430 ]
  %455 = load ptr, ptr %102, align 8
  %456 = load i64, ptr %103, align 8
  %457 = mul nsw i64 %456, %427
  %458 = getelementptr double, ptr %455, i64 %457
  %459 = getelementptr double, ptr %458, i64 %454
  %460 = load double, ptr %459, align 8
  %461 = load ptr, ptr %34, align 8
  %462 = getelementptr inbounds nuw double, ptr %461, i64 %454
  store double %460, ptr %462, align 8
  %463 = add nuw nsw i64 %454, 1
  %464 = load i64, ptr %38, align 8
  %465 = icmp slt i64 %463, %464
  br i1 %465, label %453, label %451
466:
  %467 = phi i64 [ %480, %476 ], [ 0, %451 ]
  %468 = icmp slt i64 %467, %443
  br i1 %468, label %469, label %476
469:
  %470 = load ptr, ptr %104, align 8
  %471 = load i64, ptr %105, align 8
  %472 = mul nsw i64 %471, %427
  %473 = getelementptr double, ptr %470, i64 %472
  %474 = getelementptr double, ptr %473, i64 %467
  %475 = load double, ptr %474, align 8
  br label %476
476:
  %477 = phi double [ %475, %469 ], [ 0.000000e+00, %466 ]
  %478 = load ptr, ptr %62, align 8
  %479 = getelementptr inbounds nuw double, ptr %478, i64 %467
  store double %477, ptr %479, align 8
  %480 = add nuw nsw i64 %467, 1
  %481 = icmp eq i64 %480, %448
  br i1 %481, label %485, label %466
482:
  %483 = load i64, ptr %40, align 8
  %484 = icmp sgt i64 %483, 0
  br i1 %484, label %502, label %550
485:
  %486 = phi i64 [ %500, %496 ], [ 0, %476 ]
  %487 = load i64, ptr %0, align 8
  %488 = icmp slt i64 %486, %487
  br i1 %488, label %489, label %496
489:
  %490 = load ptr, ptr %106, align 8
  %491 = load i64, ptr %107, align 8
  %492 = mul nsw i64 %491, %427
  %493 = getelementptr double, ptr %490, i64 %492
  %494 = getelementptr double, ptr %493, i64 %486
  %495 = load double, ptr %494, align 8
  br label %496
496:
  %497 = phi double [ %495, %489 ], [ 1.000000e+00, %485 ]
  %498 = load ptr, ptr %108, align 8
  %499 = getelementptr inbounds nuw double, ptr %498, i64 %486
  store double %497, ptr %499, align 8
  %500 = add nuw nsw i64 %486, 1
  %501 = icmp eq i64 %500, %448
  br i1 %501, label %482, label %485
502:
  %503 = phi i64 [ %528, %527 ], [ 0, %482 ]
  %504 = load i64, ptr %38, align 8
  %505 = icmp sgt i64 %504, 0
  br i1 %505, label %510, label %506
506:
  br i1 %452, label %507, label %527
507:
  %508 = mul nsw i64 %503, %443
  %509 = mul nuw nsw i64 %503, %448
  br label %531
510:
  %511 = phi i64 [ %525, %510 ], [ %504, %502 ]
  %512 = phi i64 [ %524, %510 ], [ 0, %502 ]
  %513 = mul nsw i64 %511, %503
  %514 = load ptr, ptr %109, align 8
  %515 = load i64, ptr %110, align 8
  %516 = mul nsw i64 %515, %427
  %517 = getelementptr double, ptr %514, i64 %516
  %518 = getelementptr double, ptr %517, i64 %513
  %519 = getelementptr double, ptr %518, i64 %512
  %520 = load double, ptr %519, align 8
  %521 = load ptr, ptr %35, align 8
  %522 = getelementptr inbounds double, ptr %521, i64 %513
  %523 = getelementptr inbounds nuw double, ptr %522, i64 %512
  store double %520, ptr %523, align 8
  %524 = add nuw nsw i64 %512, 1
  %525 = load i64, ptr %38, align 8
  %526 = icmp slt i64 %524, %525
  br i1 %526, label %510, label %506
527:
  %528 = add nuw nsw i64 %503, 1
  %529 = load i64, ptr %40, align 8
  %530 = icmp slt i64 %528, %529
  br i1 %530, label %502, label %550
531:
  %532 = phi i64 [ 0, %507 ], [ %548, %543 ]
  %533 = load i64, ptr %0, align 8
  %534 = icmp slt i64 %532, %533
  br i1 %534, label %535, label %543
535:
  %536 = load ptr, ptr %111, align 8
  %537 = load i64, ptr %112, align 8
  %538 = mul nsw i64 %537, %427
  %539 = getelementptr double, ptr %536, i64 %538
  %540 = getelementptr double, ptr %539, i64 %508
  %541 = getelementptr double, ptr %540, i64 %532
  %542 = load double, ptr %541, align 8
  br label %543
543:
  %544 = phi double [ %542, %535 ], [ 0.000000e+00, %531 ]
  %545 = load ptr, ptr %64, align 8
  %546 = getelementptr inbounds nuw double, ptr %545, i64 %509
  %547 = getelementptr inbounds nuw double, ptr %546, i64 %532
  store double %544, ptr %547, align 8
  %548 = add nuw nsw i64 %532, 1
  %549 = icmp eq i64 %548, %448
  br i1 %549, label %527, label %531
550:
  store i64 %427, ptr %30, align 8
  store i64 1, ptr %70, align 8
  store i64 0, ptr %60, align 8
  store i64 0, ptr %57, align 8
  store i64 0, ptr %55, align 8
  store i64 0, ptr %31, align 8
  store i64 0, ptr %71, align 8
  store i64 0, ptr %42, align 8
  store double %435, ptr %72, align 8
  store double %435, ptr %32, align 8
  store double %440, ptr %33, align 8
  br label %551
551:
  %552 = phi i32 [ 0, %550 ], [ %563, %561 ]
  %553 = phi double [ %440, %550 ], [ %562, %561 ]
  %554 = fcmp oeq double %553, 0.000000e+00
  br i1 %554, label %561, label %555
555:
  %556 = bitcast double %553 to i64
  %557 = fcmp ogt double %553, 0.000000e+00
  %558 = select i1 %557, i64 -1, i64 1
  %559 = add nsw i64 %558, %556
  %560 = bitcast i64 %559 to double
  br label %561
561:
  %562 = phi double [ %560, %555 ], [ 0x8010000000000000, %551 ]
  %563 = add nuw nsw i32 %552, 1
  %564 = icmp eq i32 %563, 100
  br i1 %564, label %565, label %551
565:
  %566 = call double @llvm.fabs.f64(double %435)
  %567 = call double @llvm.fabs.f64(double %440)
  %568 = fcmp ogt double %566, %567
  %569 = select i1 %568, double %566, double %567
  %570 = fmul double %569, 0x3CC0000000000000
  %571 = fsub double %440, %435
  %572 = fmul double %571, 1.000000e-05
  store double %562, ptr %73, align 8
  store double %570, ptr %74, align 8
  store double 1.000000e+00, ptr %75, align 8
  %573 = load ptr, ptr %76, align 8
  %574 = load i64, ptr %77, align 8
  %575 = mul nsw i64 %574, %427
  %576 = getelementptr double, ptr %573, i64 %575
  %577 = load double, ptr %576, align 8
  store double %577, ptr %78, align 8
  %578 = load ptr, ptr %79, align 8
  %579 = load i64, ptr %80, align 8
  %580 = mul nsw i64 %579, %427
  %581 = getelementptr double, ptr %578, i64 %580
  %582 = load double, ptr %581, align 8
  store double %582, ptr %81, align 8
  %583 = load i64, ptr %82, align 8
  %584 = icmp eq i64 %583, 0
  br i1 %584, label %885, label %585
585:
  %586 = load ptr, ptr %83, align 8
  %587 = load i64, ptr %84, align 8
  br label %697
588:
  %589 = shl nsw i64 %583, 10
  %590 = getelementptr inbounds double, ptr %586, i64 %589
  %591 = icmp eq i64 %587, 0
  %592 = select i1 %591, double 4.000000e+00, double 4.000000e+01
  %593 = getelementptr inbounds double, ptr %590, i64 %589
  %594 = getelementptr inbounds nuw i8, ptr %593, i64 2048
  %595 = load i64, ptr %0, align 8
  %596 = load i64, ptr %43, align 8
  %597 = add i64 %596, %595
  %598 = load i64, ptr %44, align 8
  %599 = shl i64 %598, 1
  %600 = add i64 %597, %599
  %601 = load i64, ptr %45, align 8
  %602 = add i64 %600, %601
  %603 = load i64, ptr %38, align 8
  %604 = getelementptr inbounds double, ptr %594, i64 %603
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #13
  store double 0.000000e+00, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #13
  store double 1.000000e+00, ptr %14, align 8
  %605 = icmp sgt i64 %603, 0
  br i1 %605, label %608, label %606
606:
  %607 = icmp sgt i64 %602, 0
  br i1 %607, label %623, label %618
608:
  %609 = phi i64 [ %615, %608 ], [ 0, %588 ]
  %610 = load ptr, ptr %34, align 8
  %611 = getelementptr inbounds nuw double, ptr %610, i64 %609
  %612 = load double, ptr %611, align 8
  %613 = fadd double %612, 0.000000e+00
  %614 = getelementptr inbounds nuw double, ptr %594, i64 %609
  store double %613, ptr %614, align 8
  %615 = add nuw nsw i64 %609, 1
  %616 = load i64, ptr %38, align 8
  %617 = icmp slt i64 %615, %616
  br i1 %617, label %608, label %606
618:
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #13
  %619 = load i64, ptr %87, align 8
  %620 = getelementptr inbounds double, ptr %594, i64 %619
  store ptr %620, ptr %15, align 16
  store ptr %604, ptr %88, align 8
  %621 = load i64, ptr %0, align 8
  %622 = getelementptr inbounds double, ptr %604, i64 %621
  store ptr %622, ptr %89, align 16
  store ptr %12, ptr %90, align 8
  store ptr %13, ptr %91, align 16
  store ptr %13, ptr %92, align 8
  store ptr null, ptr %93, align 16
  store ptr null, ptr %94, align 8
  store ptr %14, ptr %95, align 16
  br label %632
623:
  %624 = phi i64 [ %630, %623 ], [ 0, %606 ]
  %625 = load ptr, ptr %62, align 8
  %626 = getelementptr inbounds nuw double, ptr %625, i64 %624
  %627 = load double, ptr %626, align 8
  %628 = fadd double %627, 0.000000e+00
  %629 = getelementptr inbounds nuw double, ptr %604, i64 %624
  store double %628, ptr %629, align 8
  %630 = add nuw nsw i64 %624, 1
  %631 = icmp eq i64 %630, %602
  br i1 %631, label %618, label %623
632:
  %633 = phi i64 [ 0, %618 ], [ %634, %667 ]
  %634 = add nuw nsw i64 %633, 1
  %635 = uitofp nneg i64 %634 to double
  %636 = fmul double %635, 0x3FE3C6EF372FE950
  %637 = load double, ptr %33, align 8
  %638 = load double, ptr %72, align 8
  %639 = fsub double %637, %638
  %640 = fmul double %639, 1.562500e-02
  %641 = fptosi double %636 to i64
  %642 = sitofp i64 %641 to double
  %643 = fsub double %636, %642
  %644 = lshr i64 %633, 4
  %645 = uitofp nneg i64 %644 to double
  %646 = call double @llvm.fma.f64(double %645, double %640, double %638)
  %647 = and i64 %633, 15
  %648 = uitofp nneg i64 %647 to double
  %649 = fadd double %643, %648
  %650 = fmul double %649, 6.250000e-02
  %651 = fmul double %640, %650
  %652 = fadd double %646, %651
  store double %652, ptr %12, align 8
  %653 = load ptr, ptr %86, align 8
  %654 = load ptr, ptr %96, align 8
  %655 = load ptr, ptr %97, align 8
  call void %653(ptr noundef nonnull %15, ptr noundef %654, ptr noundef %655) #11
  %656 = load ptr, ptr %98, align 8
  %657 = load ptr, ptr %96, align 8
  %658 = load ptr, ptr %97, align 8
  %659 = load i64, ptr %82, align 8
  %660 = getelementptr inbounds double, ptr %658, i64 %659
  call void %656(ptr noundef nonnull %15, ptr noundef %657, ptr noundef %660) #11
  %661 = load i64, ptr %82, align 8
  %662 = icmp sgt i64 %661, 0
  br i1 %662, label %670, label %665
663:
  %664 = icmp eq i64 %634, 1024
  br i1 %664, label %695, label %667
665:
  %666 = icmp eq i64 %634, 1024
  br i1 %666, label %668, label %667
667:
  br label %632
668:
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  br label %669
669:
  br label %873
670:
  %671 = phi i64 [ %693, %670 ], [ %661, %632 ]
  %672 = phi i64 [ %692, %670 ], [ 0, %632 ]
  %673 = load ptr, ptr %97, align 8
  %674 = getelementptr inbounds nuw double, ptr %673, i64 %672
  %675 = load double, ptr %674, align 8
  %676 = getelementptr inbounds double, ptr %673, i64 %671
  %677 = getelementptr inbounds nuw double, ptr %676, i64 %672
  %678 = load double, ptr %677, align 8
  %679 = call double @llvm.fabs.f64(double %675)
  %680 = fcmp one double %679, 0x7FF0000000000000
  %681 = select i1 %680, double %675, double 0.000000e+00
  %682 = mul nsw i64 %671, %633
  %683 = getelementptr double, ptr %586, i64 %682
  %684 = getelementptr double, ptr %683, i64 %672
  store double %681, ptr %684, align 8
  %685 = call double @llvm.fabs.f64(double %678)
  %686 = fcmp one double %685, 0x7FF0000000000000
  %687 = select i1 %686, double %678, double 0.000000e+00
  %688 = load i64, ptr %82, align 8
  %689 = mul nsw i64 %688, %633
  %690 = getelementptr double, ptr %590, i64 %689
  %691 = getelementptr double, ptr %690, i64 %672
  store double %687, ptr %691, align 8
  %692 = add nuw nsw i64 %672, 1
  %693 = load i64, ptr %82, align 8
  %694 = icmp slt i64 %692, %693
  br i1 %694, label %670, label %663
695:
  %696 = icmp sgt i64 %693, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  br i1 %696, label %703, label %669
697:
  %698 = phi i64 [ 0, %585 ], [ %701, %697 ]
  %699 = load ptr, ptr %85, align 8
  %700 = getelementptr inbounds nuw double, ptr %699, i64 %698
  store double 0.000000e+00, ptr %700, align 8
  %701 = add nuw nsw i64 %698, 1
  %702 = icmp eq i64 %701, 64
  br i1 %702, label %588, label %697
703:
  %704 = phi i64 [ %826, %825 ], [ 0, %695 ]
  %705 = getelementptr inbounds nuw double, ptr %586, i64 %704
  %706 = getelementptr inbounds nuw double, ptr %590, i64 %704
  br label %734
707:
  %708 = load double, ptr %78, align 8
  br label %709
709:
  %710 = phi double [ 0xFFF0000000000000, %707 ], [ %716, %709 ]
  %711 = phi double [ 0x7FF0000000000000, %707 ], [ %720, %709 ]
  %712 = phi i64 [ 0, %707 ], [ %721, %709 ]
  %713 = getelementptr inbounds nuw %struct.bg_window, ptr %593, i64 %712
  %714 = load double, ptr %713, align 8
  %715 = fcmp ogt double %714, %710
  %716 = select i1 %715, double %714, double %710
  %717 = getelementptr inbounds nuw i8, ptr %713, i64 8
  %718 = load double, ptr %717, align 8
  %719 = fcmp olt double %718, %711
  %720 = select i1 %719, double %718, double %711
  %721 = add nuw nsw i64 %712, 1
  %722 = icmp eq i64 %721, 64
  br i1 %722, label %723, label %709
723:
  %724 = call double @llvm.fabs.f64(double %716)
  %725 = call double @llvm.fabs.f64(double %720)
  %726 = fcmp ogt double %724, %725
  %727 = select i1 %726, double %724, double %725
  %728 = fmul double %708, 5.000000e-01
  %729 = fsub double %716, %720
  %730 = fmul double %728, %729
  %731 = fmul double %727, 1.000000e-09
  %732 = fcmp ogt double %730, %731
  %733 = select i1 %732, double %730, double %731
  br label %829
734:
  %735 = phi i64 [ 16, %703 ], [ %823, %817 ]
  %736 = phi i64 [ 0, %703 ], [ %822, %817 ]
  %737 = load i64, ptr %82, align 8
  %738 = shl nuw nsw i64 %736, 4
  %739 = load double, ptr %33, align 8
  %740 = load double, ptr %72, align 8
  %741 = fsub double %739, %740
  %742 = fmul double %741, 1.562500e-02
  br label %743
743:
  %744 = phi double [ 0x7FF0000000000000, %734 ], [ %814, %743 ]
  %745 = phi double [ 0.000000e+00, %734 ], [ %810, %743 ]
  %746 = phi double [ 0.000000e+00, %734 ], [ %808, %743 ]
  %747 = phi i64 [ %738, %734 ], [ %815, %743 ]
  %748 = phi double [ 0xFFF0000000000000, %734 ], [ %812, %743 ]
  %749 = icmp samesign ugt i64 %747, 1022
  %750 = sext i1 %749 to i64
  %751 = add nsw i64 %747, %750
  %752 = add nsw i64 %751, 1
  %753 = add nsw i64 %751, 2
  %754 = sitofp i64 %753 to double
  %755 = fmul double %754, 0x3FE3C6EF372FE950
  %756 = fptosi double %755 to i64
  %757 = sitofp i64 %756 to double
  %758 = fsub double %755, %757
  %759 = sdiv i64 %752, 16
  %760 = sitofp i64 %759 to double
  %761 = call double @llvm.fma.f64(double %760, double %742, double %740)
  %762 = srem i64 %752, 16
  %763 = sitofp i64 %762 to double
  %764 = fadd double %758, %763
  %765 = fmul double %764, 6.250000e-02
  %766 = fmul double %742, %765
  %767 = fadd double %761, %766
  %768 = sitofp i64 %752 to double
  %769 = fmul double %768, 0x3FE3C6EF372FE950
  %770 = fptosi double %769 to i64
  %771 = sitofp i64 %770 to double
  %772 = fsub double %769, %771
  %773 = sdiv i64 %751, 16
  %774 = sitofp i64 %773 to double
  %775 = call double @llvm.fma.f64(double %774, double %742, double %740)
  %776 = srem i64 %751, 16
  %777 = sitofp i64 %776 to double
  %778 = fadd double %772, %777
  %779 = fmul double %778, 6.250000e-02
  %780 = fmul double %742, %779
  %781 = fadd double %775, %780
  %782 = fsub double %767, %781
  %783 = mul nsw i64 %747, %737
  %784 = getelementptr inbounds double, ptr %705, i64 %783
  %785 = load double, ptr %784, align 8
  %786 = mul nsw i64 %752, %737
  %787 = getelementptr inbounds double, ptr %705, i64 %786
  %788 = load double, ptr %787, align 8
  %789 = mul nsw i64 %751, %737
  %790 = getelementptr inbounds double, ptr %705, i64 %789
  %791 = load double, ptr %790, align 8
  %792 = fsub double %788, %791
  %793 = fdiv double %792, %782
  %794 = getelementptr inbounds double, ptr %706, i64 %786
  %795 = load double, ptr %794, align 8
  %796 = getelementptr inbounds double, ptr %706, i64 %789
  %797 = load double, ptr %796, align 8
  %798 = fsub double %795, %797
  %799 = fdiv double %798, %782
  %800 = call double @llvm.fabs.f64(double %799)
  %801 = getelementptr inbounds double, ptr %706, i64 %783
  %802 = load double, ptr %801, align 8
  %803 = fmul double %802, %802
  %804 = fmul double %793, %793
  %805 = fcmp ogt double %804, %803
  %806 = select i1 %805, double %804, double %803
  %807 = fcmp ogt double %806, %746
  %808 = select i1 %807, double %806, double %746
  %809 = fcmp ogt double %800, %745
  %810 = select i1 %809, double %800, double %745
  %811 = fcmp ogt double %785, %748
  %812 = select i1 %811, double %785, double %748
  %813 = fcmp olt double %785, %744
  %814 = select i1 %813, double %785, double %744
  %815 = add nuw nsw i64 %747, 1
  %816 = icmp eq i64 %815, %735
  br i1 %816, label %817, label %743
817:
  %818 = getelementptr inbounds nuw %struct.bg_window, ptr %593, i64 %736
  store double %812, ptr %818, align 8
  %819 = getelementptr inbounds nuw i8, ptr %818, i64 8
  store double %814, ptr %819, align 8
  %820 = getelementptr inbounds nuw i8, ptr %818, i64 16
  store double %808, ptr %820, align 8
  %821 = getelementptr inbounds nuw i8, ptr %818, i64 24
  store double %810, ptr %821, align 8
  %822 = add nuw nsw i64 %736, 1
  %823 = add nuw nsw i64 %735, 16
  %824 = icmp eq i64 %822, 64
  br i1 %824, label %707, label %734
825:
  %826 = add nuw nsw i64 %704, 1
  %827 = load i64, ptr %82, align 8
  %828 = icmp slt i64 %826, %827
  br i1 %828, label %703, label %669
829:
  %830 = phi i64 [ 0, %723 ], [ %833, %871 ]
  %831 = call i64 @llvm.usub.sat.i64(i64 %830, i64 1)
  br label %837
832:
  %833 = add nuw nsw i64 %830, 1
  %834 = fsub double %844, %848
  %835 = fmul double %834, 5.000000e-01
  %836 = fcmp ogt double %835, %733
  br i1 %836, label %853, label %864
837:
  %838 = phi double [ %844, %837 ], [ 0xFFF0000000000000, %829 ]
  %839 = phi double [ %848, %837 ], [ 0x7FF0000000000000, %829 ]
  %840 = phi i64 [ %849, %837 ], [ %831, %829 ]
  %841 = getelementptr inbounds nuw %struct.bg_window, ptr %593, i64 %840
  %842 = load double, ptr %841, align 8
  %843 = fcmp ogt double %842, %838
  %844 = select i1 %843, double %842, double %838
  %845 = getelementptr inbounds nuw i8, ptr %841, i64 8
  %846 = load double, ptr %845, align 8
  %847 = fcmp olt double %846, %839
  %848 = select i1 %847, double %846, double %839
  %849 = add nuw nsw i64 %840, 1
  %850 = icmp samesign ule i64 %840, %830
  %851 = icmp samesign ult i64 %840, 63
  %852 = and i1 %850, %851
  br i1 %852, label %837, label %832
853:
  %854 = getelementptr inbounds nuw %struct.bg_window, ptr %593, i64 %830
  %855 = getelementptr inbounds nuw i8, ptr %854, i64 16
  %856 = load double, ptr %855, align 8
  %857 = fmul double %835, %835
  %858 = fdiv double %856, %857
  %859 = getelementptr inbounds nuw i8, ptr %854, i64 24
  %860 = load double, ptr %859, align 8
  %861 = fdiv double %860, %835
  %862 = fcmp ogt double %858, %861
  %863 = select i1 %862, double %858, double %861
  br label %864
864:
  %865 = phi double [ %863, %853 ], [ 0.000000e+00, %832 ]
  %866 = load ptr, ptr %85, align 8
  %867 = getelementptr inbounds nuw double, ptr %866, i64 %830
  %868 = load double, ptr %867, align 8
  %869 = fcmp ogt double %865, %868
  br i1 %869, label %870, label %871
870:
  store double %865, ptr %867, align 8
  br label %871
871:
  %872 = icmp eq i64 %833, 64
  br i1 %872, label %825, label %829
873:
  %874 = phi i64 [ %883, %873 ], [ 0, %669 ]
  %875 = load ptr, ptr %85, align 8
  %876 = getelementptr inbounds nuw double, ptr %875, i64 %874
  %877 = load double, ptr %876, align 8
  %878 = fcmp ogt double %877, 0.000000e+00
  %879 = call double @llvm.sqrt.f64(double %877)
  %880 = fdiv double 0x401921FB54442D18, %879
  %881 = fdiv double %880, %592
  %882 = select i1 %878, double %881, double 0x7FF0000000000000
  store double %882, ptr %876, align 8
  %883 = add nuw nsw i64 %874, 1
  %884 = icmp eq i64 %883, 64
  br i1 %884, label %885, label %873
885:
  %886 = fcmp ogt double %572, %570
  %887 = select i1 %886, double %572, double %570
  %888 = fadd double %435, %887
  %889 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, double noundef %435, double noundef %888) #12
  %890 = fcmp olt double %889, %440
  %891 = select i1 %890, double %889, double %440
  store double %891, ptr %99, align 8
  %892 = fcmp olt double %435, %440
  br i1 %892, label %894, label %893
893:
  store i64 1, ptr %31, align 8
  br label %894
894:
  %895 = load i64, ptr %30, align 8
  %896 = icmp slt i64 %895, 0
  br i1 %896, label %2409, label %900
897:
  %898 = load i64, ptr %30, align 8
  %899 = icmp slt i64 %898, 0
  br i1 %899, label %2409, label %1029
900:
  store i64 1, ptr %101, align 8
  %901 = load ptr, ptr %113, align 8
  %902 = icmp eq ptr %901, null
  br i1 %902, label %930, label %903
903:
  %904 = load double, ptr %32, align 8
  %905 = fsub double %891, %904
  %906 = fmul double %905, 0.000000e+00
  %907 = fadd double %904, %906
  %908 = load ptr, ptr %62, align 8
  %909 = load ptr, ptr %97, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %113, ptr noundef nonnull readonly %2, double noundef %907, ptr noundef %908, double noundef 0.000000e+00, ptr noundef %909) #12
  %910 = load i64, ptr %30, align 8
  %911 = icmp sgt i64 %910, -1
  br i1 %911, label %912, label %930
912:
  %913 = load i64, ptr %55, align 8
  %914 = icmp eq i64 %913, 0
  br i1 %914, label %915, label %930
915:
  %916 = load i64, ptr %43, align 8
  %917 = icmp sgt i64 %916, 0
  br i1 %917, label %918, label %930
918:
  %919 = phi i64 [ %927, %918 ], [ 0, %915 ]
  %920 = load ptr, ptr %97, align 8
  %921 = getelementptr inbounds nuw double, ptr %920, i64 %919
  %922 = load double, ptr %921, align 8
  %923 = load ptr, ptr %62, align 8
  %924 = load i64, ptr %0, align 8
  %925 = getelementptr inbounds double, ptr %923, i64 %924
  %926 = getelementptr inbounds nuw double, ptr %925, i64 %919
  store double %922, ptr %926, align 8
  %927 = add nuw nsw i64 %919, 1
  %928 = load i64, ptr %43, align 8
  %929 = icmp slt i64 %927, %928
  br i1 %929, label %918, label %930
930:
  %931 = load i64, ptr %114, align 8
  %932 = icmp eq i64 %931, 0
  br i1 %932, label %1030, label %933
933:
  %934 = load double, ptr %32, align 8
  %935 = load double, ptr %99, align 8
  %936 = fsub double %935, %934
  %937 = fmul double %936, 0.000000e+00
  %938 = fadd double %934, %937
  %939 = load ptr, ptr %62, align 8
  %940 = load ptr, ptr %116, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull %2, double noundef %938, ptr noundef %939, double noundef 0.000000e+00, ptr noundef %940) #12
  %941 = load i64, ptr %30, align 8
  %942 = icmp slt i64 %941, 0
  br i1 %942, label %1030, label %943
943:
  %944 = load i64, ptr %55, align 8
  %945 = icmp sgt i64 %944, 0
  br i1 %945, label %1030, label %946
946:
  %947 = load double, ptr %32, align 8
  %948 = load ptr, ptr %116, align 8
  %949 = load i64, ptr %114, align 8
  %950 = icmp sgt i64 %949, 0
  br i1 %950, label %951, label %971
951:
  %952 = shl nsw i64 %949, 4
  %953 = mul nuw nsw i64 %949, 24
  br label %954
954:
  %955 = phi i64 [ 0, %951 ], [ %969, %966 ]
  %956 = phi double [ 0x7FF0000000000000, %951 ], [ %968, %966 ]
  %957 = getelementptr inbounds nuw double, ptr %948, i64 %955
  %958 = getelementptr inbounds nuw i8, ptr %957, i64 %952
  %959 = load double, ptr %958, align 8
  %960 = getelementptr inbounds nuw i8, ptr %957, i64 %953
  %961 = load double, ptr %960, align 8
  %962 = fcmp olt double %961, 1.000000e-300
  %963 = select i1 %962, double 1.000000e-300, double %961
  %964 = fdiv double %959, %963
  %965 = fcmp ord double %964, 0.000000e+00
  br i1 %965, label %966, label %971
966:
  %967 = fcmp olt double %964, %956
  %968 = select i1 %967, double %964, double %956
  %969 = add nuw nsw i64 %955, 1
  %970 = icmp eq i64 %969, %949
  br i1 %970, label %971, label %954
971:
  %972 = phi double [ 0x7FF0000000000000, %946 ], [ 0x7FF8000000000000, %954 ], [ %968, %966 ]
  %973 = fadd double %947, %972
  %974 = load double, ptr %99, align 8
  %975 = fcmp ult double %973, %974
  br i1 %975, label %976, label %978
976:
  store double %973, ptr %99, align 8
  %977 = load i64, ptr %114, align 8
  br label %978
978:
  %979 = phi i64 [ %977, %976 ], [ %949, %971 ]
  %980 = icmp sgt i64 %979, 0
  br i1 %980, label %1018, label %981
981:
  %982 = phi i64 [ %979, %978 ], [ %1026, %1018 ]
  %983 = load i64, ptr %118, align 8
  %984 = icmp eq i64 %983, 0
  br i1 %984, label %991, label %985
985:
  %986 = phi i64 [ %1000, %994 ], [ 0, %981 ]
  %987 = load i64, ptr %114, align 8
  %988 = icmp slt i64 %986, %987
  br i1 %988, label %994, label %991
989:
  %990 = load i64, ptr %114, align 8
  br label %991
991:
  %992 = phi i64 [ %982, %981 ], [ %990, %989 ], [ %987, %985 ]
  %993 = icmp sgt i64 %992, 0
  br i1 %993, label %1003, label %1030
994:
  %995 = load i64, ptr %30, align 8
  %996 = load ptr, ptr %119, align 8
  %997 = mul nsw i64 %995, %987
  %998 = getelementptr inbounds double, ptr %996, i64 %997
  %999 = getelementptr inbounds nuw double, ptr %998, i64 %986
  store double -1.000000e+00, ptr %999, align 8
  %1000 = add nuw nsw i64 %986, 1
  %1001 = load i64, ptr %118, align 8
  %1002 = icmp eq i64 %1001, 0
  br i1 %1002, label %989, label %985
1003:
  %1004 = phi i64 [ %1015, %1014 ], [ %992, %991 ]
  %1005 = phi i64 [ %1016, %1014 ], [ 0, %991 ]
  %1006 = load ptr, ptr %117, align 8
  %1007 = getelementptr inbounds nuw double, ptr %1006, i64 %1005
  %1008 = load double, ptr %1007, align 8
  %1009 = fcmp ult double %1008, 0.000000e+00
  br i1 %1009, label %1014, label %1010
1010:
  %1011 = load double, ptr %72, align 8
  %1012 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %30, i64 noundef %1005, double noundef %1011) #12
  %1013 = load i64, ptr %114, align 8
  br label %1014
1014:
  %1015 = phi i64 [ %1004, %1003 ], [ %1013, %1010 ]
  %1016 = add nuw nsw i64 %1005, 1
  %1017 = icmp slt i64 %1016, %1015
  br i1 %1017, label %1003, label %1030
1018:
  %1019 = phi i64 [ %1025, %1018 ], [ 0, %978 ]
  %1020 = load ptr, ptr %116, align 8
  %1021 = getelementptr inbounds nuw double, ptr %1020, i64 %1019
  %1022 = load double, ptr %1021, align 8
  %1023 = load ptr, ptr %117, align 8
  %1024 = getelementptr inbounds nuw double, ptr %1023, i64 %1019
  store double %1022, ptr %1024, align 8
  %1025 = add nuw nsw i64 %1019, 1
  %1026 = load i64, ptr %114, align 8
  %1027 = shl nsw i64 %1026, 2
  %1028 = icmp slt i64 %1025, %1027
  br i1 %1028, label %1018, label %981
1029:
  store i64 1, ptr %101, align 8
  br label %1030
1030:
  %1031 = load ptr, ptr %120, align 8
  %1032 = icmp eq ptr %1031, null
  br i1 %1032, label %1037, label %1033
1033:
  %1034 = load i64, ptr %27, align 8
  %1035 = load i64, ptr %121, align 8
  %1036 = icmp slt i64 %1034, %1035
  br i1 %1036, label %1037, label %2409
1037:
  %1038 = load i64, ptr %0, align 8
  %1039 = load i64, ptr %43, align 8
  %1040 = add nsw i64 %1039, %1038
  %1041 = load i64, ptr %44, align 8
  %1042 = shl nsw i64 %1041, 1
  %1043 = add nsw i64 %1040, %1042
  %1044 = load i64, ptr %45, align 8
  %1045 = add nsw i64 %1043, %1044
  %1046 = load i64, ptr %122, align 8
  %1047 = load double, ptr %99, align 8
  %1048 = load double, ptr %32, align 8
  %1049 = fsub double %1047, %1048
  %1050 = load i64, ptr %30, align 8
  %1051 = icmp sgt i64 %1050, -1
  br i1 %1051, label %1052, label %1090
1052:
  %1053 = load i64, ptr %70, align 8
  %1054 = icmp eq i64 %1053, 0
  br i1 %1054, label %1090, label %1055
1055:
  %1056 = fmul double %1049, 0.000000e+00
  %1057 = fadd double %1048, %1056
  %1058 = load ptr, ptr %62, align 8
  %1059 = load ptr, ptr %123, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1057, ptr noundef %1058, ptr noundef %1059) #12
  %1060 = load i64, ptr %70, align 8
  store i64 0, ptr %70, align 8
  %1061 = load i64, ptr %0, align 8
  %1062 = load i64, ptr %43, align 8
  %1063 = add nsw i64 %1062, %1061
  %1064 = load i64, ptr %44, align 8
  %1065 = shl nsw i64 %1064, 1
  %1066 = add nsw i64 %1063, %1065
  %1067 = load i64, ptr %45, align 8
  %1068 = add nsw i64 %1066, %1067
  %1069 = icmp sgt i64 %1068, 0
  br i1 %1069, label %1070, label %1090
1070:
  %1071 = icmp eq i64 %1060, 0
  %1072 = select i1 %1071, ptr %124, ptr %123
  br label %1073
1073:
  %1074 = phi i64 [ 0, %1070 ], [ %1080, %1073 ]
  %1075 = load ptr, ptr %1072, align 8
  %1076 = getelementptr inbounds nuw double, ptr %1075, i64 %1074
  %1077 = load double, ptr %1076, align 8
  %1078 = load ptr, ptr %124, align 8
  %1079 = getelementptr inbounds nuw double, ptr %1078, i64 %1074
  store double %1077, ptr %1079, align 8
  %1080 = add nuw nsw i64 %1074, 1
  %1081 = load i64, ptr %0, align 8
  %1082 = load i64, ptr %43, align 8
  %1083 = add nsw i64 %1082, %1081
  %1084 = load i64, ptr %44, align 8
  %1085 = shl nsw i64 %1084, 1
  %1086 = add nsw i64 %1083, %1085
  %1087 = load i64, ptr %45, align 8
  %1088 = add nsw i64 %1086, %1087
  %1089 = icmp slt i64 %1080, %1088
  br i1 %1089, label %1073, label %1090
1090:
  %1091 = icmp sgt i64 %1046, 1
  br i1 %1091, label %1092, label %1114
1092:
  %1093 = phi i64 [ %1112, %1092 ], [ 1, %1090 ]
  %1094 = load ptr, ptr %125, align 8
  %1095 = mul nuw nsw i64 %1093, %1046
  %1096 = getelementptr inbounds nuw double, ptr %1094, i64 %1095
  %1097 = load ptr, ptr %62, align 8
  %1098 = load ptr, ptr %124, align 8
  %1099 = load ptr, ptr %123, align 8
  call fastcc void @bg_moved(i64 noundef %1045, i64 noundef %1093, ptr noundef nonnull %1096, double noundef %1049, ptr noundef %1097, ptr noundef %1098, ptr noundef %1099) #12
  %1100 = load ptr, ptr %126, align 8
  %1101 = getelementptr inbounds nuw double, ptr %1100, i64 %1093
  %1102 = load double, ptr %1101, align 8
  %1103 = load double, ptr %32, align 8
  %1104 = load double, ptr %99, align 8
  %1105 = fsub double %1104, %1103
  %1106 = fmul double %1102, %1105
  %1107 = fadd double %1103, %1106
  %1108 = load ptr, ptr %123, align 8
  %1109 = load ptr, ptr %124, align 8
  %1110 = mul nsw i64 %1093, %1045
  %1111 = getelementptr inbounds double, ptr %1109, i64 %1110
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1107, ptr noundef %1108, ptr noundef %1111) #12
  %1112 = add nuw nsw i64 %1093, 1
  %1113 = icmp eq i64 %1112, %1046
  br i1 %1113, label %1114, label %1092
1114:
  %1115 = load ptr, ptr %127, align 8
  %1116 = load ptr, ptr %62, align 8
  %1117 = load ptr, ptr %124, align 8
  %1118 = load ptr, ptr %50, align 8
  call fastcc void @bg_moved(i64 noundef %1045, i64 noundef %1046, ptr noundef %1115, double noundef %1049, ptr noundef %1116, ptr noundef %1117, ptr noundef %1118) #12
  %1119 = load ptr, ptr %128, align 8
  %1120 = load ptr, ptr %124, align 8
  %1121 = load ptr, ptr %129, align 8
  call fastcc void @bg_moved(i64 noundef %1045, i64 noundef %1046, ptr noundef %1119, double noundef %1049, ptr noundef null, ptr noundef %1120, ptr noundef %1121) #12
  %1122 = load ptr, ptr %37, align 8
  %1123 = icmp eq ptr %1122, null
  br i1 %1123, label %1124, label %1127
1124:
  %1125 = load ptr, ptr %113, align 8
  %1126 = icmp eq ptr %1125, null
  br i1 %1126, label %1215, label %1127
1127:
  %1128 = load i64, ptr %0, align 8
  %1129 = load i64, ptr %43, align 8
  %1130 = add nsw i64 %1129, %1128
  %1131 = load i64, ptr %44, align 8
  %1132 = shl nsw i64 %1131, 1
  %1133 = add nsw i64 %1130, %1132
  %1134 = load i64, ptr %45, align 8
  %1135 = add nsw i64 %1133, %1134
  %1136 = icmp sgt i64 %1135, 0
  br i1 %1136, label %1147, label %1137
1137:
  %1138 = load double, ptr %32, align 8
  %1139 = load double, ptr %99, align 8
  %1140 = fsub double %1139, %1138
  %1141 = fadd double %1138, %1140
  %1142 = load ptr, ptr %50, align 8
  %1143 = load ptr, ptr %131, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1141, ptr noundef %1142, ptr noundef %1143, i64 noundef 0, ptr noundef null, i32 noundef 0) #12
  %1144 = load i64, ptr %132, align 8
  %1145 = icmp ne i64 %1144, 0
  %1146 = and i1 %1136, %1145
  br i1 %1146, label %1156, label %1174
1147:
  %1148 = phi i64 [ %1154, %1147 ], [ 0, %1127 ]
  %1149 = load ptr, ptr %50, align 8
  %1150 = getelementptr inbounds nuw double, ptr %1149, i64 %1148
  %1151 = load double, ptr %1150, align 8
  %1152 = load ptr, ptr %130, align 8
  %1153 = getelementptr inbounds nuw double, ptr %1152, i64 %1148
  store double %1151, ptr %1153, align 8
  %1154 = add nuw nsw i64 %1148, 1
  %1155 = icmp eq i64 %1154, %1135
  br i1 %1155, label %1137, label %1147
1156:
  %1157 = phi i64 [ %1172, %1156 ], [ 0, %1137 ]
  %1158 = load ptr, ptr %129, align 8
  %1159 = getelementptr inbounds nuw double, ptr %1158, i64 %1157
  %1160 = load double, ptr %1159, align 8
  %1161 = load ptr, ptr %50, align 8
  %1162 = getelementptr inbounds nuw double, ptr %1161, i64 %1157
  %1163 = load double, ptr %1162, align 8
  %1164 = load ptr, ptr %130, align 8
  %1165 = getelementptr inbounds nuw double, ptr %1164, i64 %1157
  %1166 = load double, ptr %1165, align 8
  %1167 = fsub double %1163, %1166
  %1168 = call double @llvm.fabs.f64(double %1160)
  %1169 = call double @llvm.fabs.f64(double %1167)
  %1170 = fcmp olt double %1168, %1169
  %1171 = select i1 %1170, double %1167, double %1160
  store double %1171, ptr %1159, align 8
  %1172 = add nuw nsw i64 %1157, 1
  %1173 = icmp eq i64 %1172, %1135
  br i1 %1173, label %1174, label %1156
1174:
  %1175 = load ptr, ptr %133, align 8
  %1176 = icmp eq ptr %1175, null
  br i1 %1176, label %1200, label %1177
1177:
  %1178 = load double, ptr %78, align 8
  %1179 = fdiv double %1178, 1.000000e-02
  %1180 = fcmp olt double %1179, 1.000000e-03
  %1181 = fcmp ogt double %1179, 1.000000e+00
  %1182 = select i1 %1181, double 1.000000e+00, double %1179
  %1183 = select i1 %1180, double 1.000000e-03, double %1182
  %1184 = load i64, ptr %0, align 8
  %1185 = icmp sgt i64 %1184, 0
  br i1 %1185, label %1186, label %1200
1186:
  %1187 = phi i64 [ %1197, %1186 ], [ 0, %1177 ]
  %1188 = load ptr, ptr %134, align 8
  %1189 = getelementptr inbounds nuw double, ptr %1188, i64 %1187
  %1190 = load double, ptr %1189, align 8
  %1191 = fcmp ogt double %1190, 5.000000e-01
  %1192 = load ptr, ptr %129, align 8
  %1193 = getelementptr inbounds nuw double, ptr %1192, i64 %1187
  %1194 = load double, ptr %1193, align 8
  %1195 = fmul double %1183, %1194
  %1196 = select i1 %1191, double %1195, double %1194
  store double %1196, ptr %1193, align 8
  %1197 = add nuw nsw i64 %1187, 1
  %1198 = load i64, ptr %0, align 8
  %1199 = icmp slt i64 %1197, %1198
  br i1 %1199, label %1186, label %1200
1200:
  br i1 %1136, label %1201, label %1215
1201:
  %1202 = phi i64 [ %1213, %1201 ], [ 0, %1200 ]
  %1203 = load ptr, ptr %129, align 8
  %1204 = getelementptr inbounds nuw double, ptr %1203, i64 %1202
  %1205 = load double, ptr %1204, align 8
  %1206 = load ptr, ptr %131, align 8
  %1207 = getelementptr inbounds nuw double, ptr %1206, i64 %1202
  %1208 = load double, ptr %1207, align 8
  %1209 = call double @llvm.fabs.f64(double %1205)
  %1210 = call double @llvm.fabs.f64(double %1208)
  %1211 = fcmp olt double %1209, %1210
  %1212 = select i1 %1211, double %1208, double %1205
  store double %1212, ptr %1204, align 8
  %1213 = add nuw nsw i64 %1202, 1
  %1214 = icmp eq i64 %1213, %1135
  br i1 %1214, label %1215, label %1201
1215:
  %1216 = load i64, ptr %114, align 8
  %1217 = icmp eq i64 %1216, 0
  br i1 %1217, label %1326, label %1218
1218:
  %1219 = load i64, ptr %0, align 8
  %1220 = load i64, ptr %43, align 8
  %1221 = add nsw i64 %1220, %1219
  %1222 = load i64, ptr %44, align 8
  %1223 = shl nsw i64 %1222, 1
  %1224 = add nsw i64 %1221, %1223
  %1225 = load i64, ptr %45, align 8
  %1226 = add nsw i64 %1224, %1225
  %1227 = icmp sgt i64 %1226, 0
  br i1 %1227, label %1235, label %1228
1228:
  %1229 = load double, ptr %99, align 8
  %1230 = load ptr, ptr %50, align 8
  %1231 = load ptr, ptr %136, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull readonly %2, double noundef %1229, ptr noundef %1230, double noundef 0.000000e+00, ptr noundef %1231) #12
  %1232 = load i64, ptr %30, align 8
  %1233 = icmp sgt i64 %1232, -1
  %1234 = load i64, ptr %114, align 8
  br i1 %1233, label %1255, label %1252
1235:
  %1236 = phi i64 [ %1242, %1235 ], [ 0, %1218 ]
  %1237 = load ptr, ptr %50, align 8
  %1238 = getelementptr inbounds nuw double, ptr %1237, i64 %1236
  %1239 = load double, ptr %1238, align 8
  %1240 = load ptr, ptr %135, align 8
  %1241 = getelementptr inbounds nuw double, ptr %1240, i64 %1236
  store double %1239, ptr %1241, align 8
  %1242 = add nuw nsw i64 %1236, 1
  %1243 = load i64, ptr %0, align 8
  %1244 = load i64, ptr %43, align 8
  %1245 = add nsw i64 %1244, %1243
  %1246 = load i64, ptr %44, align 8
  %1247 = shl nsw i64 %1246, 1
  %1248 = add nsw i64 %1245, %1247
  %1249 = load i64, ptr %45, align 8
  %1250 = add nsw i64 %1248, %1249
  %1251 = icmp slt i64 %1242, %1250
  br i1 %1251, label %1235, label %1228
1252:
  %1253 = icmp sgt i64 %1234, 0
  br i1 %1253, label %1254, label %1326
1254:
  br label %1315
1255:
  %1256 = load ptr, ptr %136, align 8
  %1257 = icmp sgt i64 %1234, 0
  br i1 %1257, label %1258, label %1326
1258:
  %1259 = load ptr, ptr %117, align 8
  br label %1260
1260:
  %1261 = phi i64 [ 0, %1258 ], [ %1272, %1260 ]
  %1262 = phi i32 [ 0, %1258 ], [ %1271, %1260 ]
  %1263 = getelementptr inbounds nuw double, ptr %1259, i64 %1261
  %1264 = load double, ptr %1263, align 8
  %1265 = getelementptr inbounds nuw double, ptr %1256, i64 %1261
  %1266 = load double, ptr %1265, align 8
  %1267 = fcmp olt double %1264, 0.000000e+00
  %1268 = fcmp oge double %1266, 0.000000e+00
  %1269 = select i1 %1267, i1 %1268, i1 false
  %1270 = zext i1 %1269 to i32
  %1271 = or i32 %1262, %1270
  %1272 = add nuw nsw i64 %1261, 1
  %1273 = icmp eq i64 %1272, %1234
  br i1 %1273, label %1274, label %1260
1274:
  %1275 = icmp eq i32 %1271, 0
  br i1 %1275, label %1254, label %1276
1276:
  %1277 = load double, ptr %99, align 8
  %1278 = load ptr, ptr %50, align 8
  %1279 = load ptr, ptr %138, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %137, ptr noundef nonnull readonly %2, double noundef %1277, ptr noundef %1278, double noundef 0.000000e+00, ptr noundef %1279) #12
  %1280 = load i64, ptr %139, align 8
  %1281 = icmp sgt i64 %1280, 0
  br i1 %1281, label %1282, label %1311
1282:
  %1283 = phi i64 [ %1308, %1307 ], [ %1280, %1276 ]
  %1284 = phi i64 [ %1309, %1307 ], [ 0, %1276 ]
  %1285 = load ptr, ptr %140, align 8
  %1286 = getelementptr inbounds nuw i64, ptr %1285, i64 %1284
  %1287 = load i64, ptr %1286, align 8
  %1288 = load ptr, ptr %117, align 8
  %1289 = getelementptr inbounds double, ptr %1288, i64 %1287
  %1290 = load double, ptr %1289, align 8
  %1291 = load ptr, ptr %136, align 8
  %1292 = getelementptr inbounds double, ptr %1291, i64 %1287
  %1293 = load double, ptr %1292, align 8
  %1294 = fcmp uge double %1290, 0.000000e+00
  %1295 = fcmp ult double %1293, 0.000000e+00
  %1296 = select i1 %1294, i1 true, i1 %1295
  br i1 %1296, label %1307, label %1297
1297:
  %1298 = load ptr, ptr %138, align 8
  %1299 = getelementptr inbounds nuw double, ptr %1298, i64 %1284
  %1300 = load double, ptr %1299, align 8
  %1301 = load ptr, ptr %50, align 8
  %1302 = load ptr, ptr %141, align 8
  %1303 = getelementptr inbounds nuw i64, ptr %1302, i64 %1284
  %1304 = load i64, ptr %1303, align 8
  %1305 = getelementptr inbounds double, ptr %1301, i64 %1304
  store double %1300, ptr %1305, align 8
  %1306 = load i64, ptr %139, align 8
  br label %1307
1307:
  %1308 = phi i64 [ %1306, %1297 ], [ %1283, %1282 ]
  %1309 = add nuw nsw i64 %1284, 1
  %1310 = icmp slt i64 %1309, %1308
  br i1 %1310, label %1282, label %1311
1311:
  %1312 = load double, ptr %99, align 8
  %1313 = load ptr, ptr %50, align 8
  %1314 = load ptr, ptr %116, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull readonly %2, double noundef %1312, ptr noundef %1313, double noundef 0.000000e+00, ptr noundef %1314) #12
  br label %1326
1315:
  %1316 = phi i64 [ %1322, %1315 ], [ 0, %1254 ]
  %1317 = load ptr, ptr %136, align 8
  %1318 = getelementptr inbounds nuw double, ptr %1317, i64 %1316
  %1319 = load double, ptr %1318, align 8
  %1320 = load ptr, ptr %116, align 8
  %1321 = getelementptr inbounds nuw double, ptr %1320, i64 %1316
  store double %1319, ptr %1321, align 8
  %1322 = add nuw nsw i64 %1316, 1
  %1323 = load i64, ptr %114, align 8
  %1324 = shl nsw i64 %1323, 2
  %1325 = icmp slt i64 %1322, %1324
  br i1 %1325, label %1315, label %1326
1326:
  %1327 = load double, ptr %78, align 8
  %1328 = load i64, ptr %0, align 8
  %1329 = load i64, ptr %43, align 8
  %1330 = add nsw i64 %1329, %1328
  %1331 = load i64, ptr %44, align 8
  %1332 = shl nsw i64 %1331, 1
  %1333 = add nsw i64 %1330, %1332
  %1334 = load i64, ptr %45, align 8
  %1335 = add nsw i64 %1333, %1334
  %1336 = icmp sgt i64 %1335, 0
  br i1 %1336, label %1337, label %1341
1337:
  %1338 = load ptr, ptr %50, align 8
  br label %1346
1339:
  %1340 = icmp eq i64 %1352, 0
  br label %1341
1341:
  %1342 = phi i1 [ false, %1326 ], [ %1340, %1339 ]
  %1343 = icmp sgt i64 %1328, 0
  br i1 %1343, label %1344, label %1391
1344:
  %1345 = load ptr, ptr %142, align 8
  br label %1355
1346:
  %1347 = phi i64 [ -1, %1337 ], [ %1352, %1346 ]
  %1348 = phi i64 [ 0, %1337 ], [ %1353, %1346 ]
  %1349 = getelementptr inbounds nuw double, ptr %1338, i64 %1348
  %1350 = load double, ptr %1349, align 8
  %1351 = fcmp ord double %1350, 0.000000e+00
  %1352 = select i1 %1351, i64 %1347, i64 0
  %1353 = add nuw nsw i64 %1348, 1
  %1354 = icmp eq i64 %1353, %1335
  br i1 %1354, label %1339, label %1346
1355:
  %1356 = phi double [ 0.000000e+00, %1344 ], [ %1386, %1385 ]
  %1357 = phi i64 [ 0, %1344 ], [ %1387, %1385 ]
  %1358 = getelementptr inbounds nuw double, ptr %1345, i64 %1357
  %1359 = load double, ptr %1358, align 8
  %1360 = fcmp ogt double %1359, 0.000000e+00
  br i1 %1360, label %1361, label %1385
1361:
  %1362 = load ptr, ptr %62, align 8
  %1363 = getelementptr inbounds nuw double, ptr %1362, i64 %1357
  %1364 = load double, ptr %1363, align 8
  %1365 = call double @llvm.fabs.f64(double %1364)
  %1366 = load ptr, ptr %50, align 8
  %1367 = getelementptr inbounds nuw double, ptr %1366, i64 %1357
  %1368 = load double, ptr %1367, align 8
  %1369 = call double @llvm.fabs.f64(double %1368)
  %1370 = fcmp uge double %1365, %1369
  %1371 = select i1 %1370, i1 true, i1 %1342
  %1372 = select i1 %1371, double %1365, double %1369
  %1373 = load ptr, ptr %129, align 8
  %1374 = getelementptr inbounds nuw double, ptr %1373, i64 %1357
  %1375 = load double, ptr %1374, align 8
  %1376 = fcmp ord double %1375, 0.000000e+00
  %1377 = select i1 %1376, double %1375, double 0x7FF0000000000000
  %1378 = load ptr, ptr %108, align 8
  %1379 = getelementptr inbounds nuw double, ptr %1378, i64 %1357
  %1380 = load double, ptr %1379, align 8
  %1381 = call double @llvm.fma.f64(double %1372, double %1327, double %1380)
  %1382 = fdiv double %1377, %1381
  %1383 = fmul double %1382, %1382
  %1384 = call double @llvm.fma.f64(double %1359, double %1383, double %1356)
  br label %1385
1385:
  %1386 = phi double [ %1384, %1361 ], [ %1356, %1355 ]
  %1387 = add nuw nsw i64 %1357, 1
  %1388 = icmp eq i64 %1387, %1328
  br i1 %1388, label %1389, label %1355
1389:
  %1390 = call double @llvm.sqrt.f64(double %1386)
  br label %1391
1391:
  %1392 = phi double [ 0.000000e+00, %1341 ], [ %1390, %1389 ]
  %1393 = fdiv double 1.000000e+00, %1392
  %1394 = fcmp uge double %1392, 1.000000e+00
  %1395 = call i1 @llvm.is.fpclass.f64(double %1393, i32 608)
  %1396 = select i1 %1395, double 1.000000e+00, double %1393
  %1397 = load i64, ptr %30, align 8
  %1398 = icmp sgt i64 %1397, -1
  br i1 %1398, label %1399, label %2406
1399:
  %1400 = load i64, ptr %31, align 8
  %1401 = icmp eq i64 %1400, 0
  br i1 %1401, label %1402, label %2406
1402:
  %1403 = load i64, ptr %71, align 8
  %1404 = freeze i64 %1403
  %1405 = load double, ptr %75, align 8
  %1406 = load i64, ptr %143, align 8
  %1407 = sitofp i64 %1406 to double
  %1408 = load double, ptr %99, align 8
  %1409 = load double, ptr %32, align 8
  %1410 = fsub double %1408, %1409
  %1411 = icmp eq i64 %1404, 0
  %1412 = and i1 %1394, %1411
  %1413 = load double, ptr %144, align 8
  %1414 = load double, ptr %145, align 8
  %1415 = fadd double %1413, %1414
  %1416 = fdiv double %1415, %1407
  %1417 = call double @bg_pow_1(double noundef %1393, double noundef %1416) #11
  %1418 = fmul double %1417, 9.000000e-01
  %1419 = load double, ptr %75, align 8
  %1420 = load double, ptr %145, align 8
  %1421 = fneg double %1420
  %1422 = fdiv double %1421, %1407
  %1423 = call double @bg_pow_1(double noundef %1419, double noundef %1422) #11
  %1424 = fmul double %1418, %1423
  %1425 = select i1 %1412, double 2.000000e-01, double 1.000000e+00
  %1426 = select i1 %1412, double 9.000000e-01, double 1.000000e+01
  %1427 = fcmp ult double %1424, %1425
  %1428 = fcmp ogt double %1424, %1426
  %1429 = select i1 %1428, double %1426, double %1424
  %1430 = select i1 %1427, double %1425, double %1429
  %1431 = fmul double %1410, %1430
  %1432 = load double, ptr %74, align 8
  %1433 = fcmp olt double %1431, %1432
  %1434 = load i64, ptr %71, align 8
  %1435 = icmp ne i64 %1434, 0
  %1436 = fcmp oeq double %1430, 1.000000e+00
  %1437 = select i1 %1435, i1 %1436, i1 false
  %1438 = select i1 %1437, double %1432, double %1431
  %1439 = fcmp ole double %1438, %1432
  %1440 = zext i1 %1439 to i64
  store i64 %1440, ptr %71, align 8
  %1441 = fcmp olt double %1438, %1432
  %1442 = select i1 %1441, double %1432, double %1438
  br i1 %1412, label %1444, label %1443
1443:
  store double %1396, ptr %75, align 8
  br label %1444
1444:
  %1445 = phi ptr [ %99, %1443 ], [ %32, %1402 ]
  %1446 = load double, ptr %1445, align 8
  %1447 = fadd double %1442, %1446
  %1448 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1446, double noundef %1447) #12
  store double %1448, ptr %146, align 8
  br i1 %1433, label %1449, label %1450
1449:
  store i64 3, ptr %31, align 8
  br label %1450
1450:
  %1451 = load i64, ptr %114, align 8
  %1452 = icmp eq i64 %1451, 0
  br i1 %1452, label %1603, label %1453
1453:
  %1454 = load double, ptr %99, align 8
  %1455 = load double, ptr %32, align 8
  %1456 = fsub double %1454, %1455
  %1457 = load double, ptr %33, align 8
  %1458 = load double, ptr %72, align 8
  %1459 = fsub double %1457, %1458
  %1460 = fmul double %1459, 1.000000e-13
  %1461 = icmp sgt i64 %1451, 0
  br i1 %1461, label %1462, label %1597
1462:
  %1463 = load ptr, ptr %117, align 8
  %1464 = shl nsw i64 %1451, 4
  %1465 = load ptr, ptr %116, align 8
  br label %1466
1466:
  %1467 = phi double [ 1.000000e+00, %1462 ], [ %1561, %1555 ]
  %1468 = phi i64 [ 0, %1462 ], [ %1562, %1555 ]
  %1469 = getelementptr inbounds nuw double, ptr %1463, i64 %1468
  %1470 = load double, ptr %1469, align 8
  %1471 = getelementptr inbounds nuw double, ptr %1469, i64 %1451
  %1472 = load double, ptr %1471, align 8
  %1473 = getelementptr inbounds nuw i8, ptr %1469, i64 %1464
  %1474 = load double, ptr %1473, align 8
  %1475 = getelementptr inbounds nuw double, ptr %1465, i64 %1468
  %1476 = load double, ptr %1475, align 8
  %1477 = getelementptr inbounds nuw double, ptr %1475, i64 %1451
  %1478 = load double, ptr %1477, align 8
  %1479 = fcmp olt double %1470, 0.000000e+00
  %1480 = select i1 %1479, double 1.000000e+00, double -1.000000e+00
  %1481 = fmul double %1474, 0x3EB0C6F7A0B5ED8D
  %1482 = fmul double %1470, %1480
  %1483 = fmul double %1480, %1476
  %1484 = fsub double %1483, %1482
  %1485 = fmul double %1472, %1480
  %1486 = fmul double %1456, %1485
  %1487 = fmul double %1480, %1478
  %1488 = fmul double %1456, %1487
  %1489 = fmul double %1484, 3.000000e+00
  %1490 = fmul double %1486, 2.000000e+00
  %1491 = fsub double %1489, %1490
  %1492 = fsub double %1491, %1488
  %1493 = fadd double %1486, %1488
  %1494 = fmul double %1484, 2.000000e+00
  %1495 = fsub double %1493, %1494
  %1496 = fcmp uge double %1476, 0.000000e+00
  %1497 = xor i1 %1479, %1496
  br i1 %1497, label %1530, label %1498
1498:
  %1499 = fcmp ogt double %1483, %1481
  br i1 %1499, label %1500, label %1555
1500:
  %1501 = fmul double %1481, 5.000000e-01
  %1502 = fmul double %1492, 2.000000e+00
  br label %1503
1503:
  %1504 = phi double [ 0.000000e+00, %1500 ], [ %1517, %1503 ]
  %1505 = phi double [ 1.000000e+00, %1500 ], [ %1516, %1503 ]
  %1506 = phi double [ 5.000000e-01, %1500 ], [ %1527, %1503 ]
  %1507 = phi i32 [ 0, %1500 ], [ %1528, %1503 ]
  %1508 = call double @llvm.fma.f64(double %1506, double %1495, double %1492)
  %1509 = call double @llvm.fma.f64(double %1506, double %1508, double %1486)
  %1510 = call double @llvm.fma.f64(double %1506, double %1509, double %1482)
  %1511 = fsub double %1510, %1501
  %1512 = fmul double %1506, 3.000000e+00
  %1513 = call double @llvm.fma.f64(double %1512, double %1495, double %1502)
  %1514 = call double @llvm.fma.f64(double %1506, double %1513, double %1486)
  %1515 = fcmp olt double %1511, 0.000000e+00
  %1516 = select i1 %1515, double %1505, double %1506
  %1517 = select i1 %1515, double %1506, double %1504
  %1518 = fcmp oeq double %1514, 0.000000e+00
  %1519 = select i1 %1518, double 1.000000e+00, double %1514
  %1520 = fdiv double %1511, %1519
  %1521 = fsub double %1506, %1520
  %1522 = fcmp ult double %1521, %1517
  %1523 = fcmp ugt double %1521, %1516
  %1524 = select i1 %1522, i1 true, i1 %1523
  %1525 = fadd double %1517, %1516
  %1526 = fmul double %1525, 5.000000e-01
  %1527 = select i1 %1524, double %1526, double %1521
  %1528 = add nuw nsw i32 %1507, 1
  %1529 = icmp eq i32 %1528, 10
  br i1 %1529, label %1555, label %1503
1530:
  %1531 = fcmp ogt double %1485, 0.000000e+00
  %1532 = fcmp olt double %1487, 0.000000e+00
  %1533 = select i1 %1531, i1 %1532, i1 false
  br i1 %1533, label %1534, label %1555
1534:
  %1535 = fmul double %1492, %1492
  %1536 = fmul double %1495, 3.000000e+00
  %1537 = fmul double %1486, %1536
  %1538 = fsub double %1535, %1537
  %1539 = fcmp ogt double %1538, 0.000000e+00
  %1540 = select i1 %1539, double %1538, double 0.000000e+00
  %1541 = call double @llvm.sqrt.f64(double %1540)
  %1542 = fsub double %1541, %1492
  %1543 = fcmp olt double %1542, 1.000000e-300
  %1544 = select i1 %1543, double 1.000000e-300, double %1542
  %1545 = fdiv double %1486, %1544
  %1546 = fcmp olt double %1545, 0.000000e+00
  %1547 = fcmp ogt double %1545, 1.000000e+00
  %1548 = select i1 %1547, double 1.000000e+00, double %1545
  %1549 = select i1 %1546, double 0.000000e+00, double %1548
  %1550 = call double @llvm.fma.f64(double %1549, double %1495, double %1492)
  %1551 = call double @llvm.fma.f64(double %1549, double %1550, double %1486)
  %1552 = call double @llvm.fma.f64(double %1549, double %1551, double %1482)
  %1553 = fcmp ogt double %1552, 0.000000e+00
  %1554 = select i1 %1553, double %1549, double 1.000000e+00
  br label %1555
1555:
  %1556 = phi double [ 1.000000e+00, %1530 ], [ 1.000000e+00, %1498 ], [ %1554, %1534 ], [ %1527, %1503 ]
  %1557 = call double @llvm.fabs.f64(double %1556)
  %1558 = fcmp one double %1557, 0x7FF0000000000000
  %1559 = select i1 %1558, double %1556, double 1.000000e+00
  %1560 = fcmp olt double %1559, %1467
  %1561 = select i1 %1560, double %1559, double %1467
  %1562 = add nuw nsw i64 %1468, 1
  %1563 = icmp eq i64 %1562, %1451
  br i1 %1563, label %1564, label %1466
1564:
  %1565 = fcmp olt double %1561, 1.000000e+00
  %1566 = fcmp ogt double %1456, %1460
  %1567 = select i1 %1565, i1 %1566, i1 false
  br i1 %1567, label %1568, label %1578
1568:
  %1569 = call double @llvm.fma.f64(double %1561, double %1456, double %1455)
  %1570 = fmul double %1460, 5.000000e-01
  %1571 = fadd double %1455, %1570
  %1572 = fcmp olt double %1569, %1571
  %1573 = select i1 %1572, double %1571, double %1569
  br i1 %1412, label %1575, label %1574
1574:
  store double %1405, ptr %75, align 8
  store i64 %1404, ptr %71, align 8
  br label %1577
1575:
  %1576 = fcmp olt double %1573, %1448
  br i1 %1576, label %1577, label %1605
1577:
  store double %1573, ptr %146, align 8
  br label %1605
1578:
  %1579 = mul nuw nsw i64 %1451, 24
  br label %1580
1580:
  %1581 = phi i64 [ 0, %1578 ], [ %1595, %1592 ]
  %1582 = phi double [ 0x7FF0000000000000, %1578 ], [ %1594, %1592 ]
  %1583 = getelementptr inbounds nuw double, ptr %1465, i64 %1581
  %1584 = getelementptr inbounds nuw i8, ptr %1583, i64 %1464
  %1585 = load double, ptr %1584, align 8
  %1586 = getelementptr inbounds nuw i8, ptr %1583, i64 %1579
  %1587 = load double, ptr %1586, align 8
  %1588 = fcmp olt double %1587, 1.000000e-300
  %1589 = select i1 %1588, double 1.000000e-300, double %1587
  %1590 = fdiv double %1585, %1589
  %1591 = fcmp ord double %1590, 0.000000e+00
  br i1 %1591, label %1592, label %1597
1592:
  %1593 = fcmp olt double %1590, %1582
  %1594 = select i1 %1593, double %1590, double %1582
  %1595 = add nuw nsw i64 %1581, 1
  %1596 = icmp eq i64 %1595, %1451
  br i1 %1596, label %1597, label %1580
1597:
  %1598 = phi double [ 0x7FF0000000000000, %1453 ], [ %1594, %1592 ], [ 0x7FF8000000000000, %1580 ]
  %1599 = fadd double %1454, %1598
  br i1 %1412, label %1605, label %1600
1600:
  %1601 = fcmp ult double %1599, %1448
  br i1 %1601, label %1602, label %1605
1602:
  store double %1599, ptr %146, align 8
  br label %1605
1603:
  %1604 = select i1 %1412, i64 64, i64 72
  br label %1605
1605:
  %1606 = phi double [ %1448, %1597 ], [ %1448, %1603 ], [ %1448, %1600 ], [ %1448, %1575 ], [ %1573, %1577 ], [ %1599, %1602 ]
  %1607 = phi i1 [ true, %1597 ], [ %1412, %1603 ], [ false, %1600 ], [ true, %1575 ], [ true, %1577 ], [ false, %1602 ]
  %1608 = phi i64 [ 64, %1597 ], [ %1604, %1603 ], [ 72, %1600 ], [ 64, %1575 ], [ 64, %1577 ], [ 72, %1602 ]
  %1609 = getelementptr inbounds nuw i8, ptr %30, i64 %1608
  %1610 = load double, ptr %1609, align 8
  %1611 = load i64, ptr %55, align 8
  %1612 = add nsw i64 %1611, 1
  store i64 %1612, ptr %55, align 8
  %1613 = load i64, ptr %31, align 8
  %1614 = icmp eq i64 %1613, 0
  br i1 %1614, label %1615, label %1623
1615:
  %1616 = sitofp i64 %1612 to double
  %1617 = load double, ptr %81, align 8
  %1618 = fcmp ugt double %1617, %1616
  br i1 %1618, label %1623, label %1619
1619:
  %1620 = load double, ptr %33, align 8
  %1621 = fcmp olt double %1610, %1620
  br i1 %1621, label %1622, label %1623
1622:
  store i64 2, ptr %31, align 8
  br label %1623
1623:
  %1624 = phi i1 [ true, %1622 ], [ false, %1619 ], [ false, %1615 ], [ true, %1605 ]
  br i1 %1607, label %2340, label %1625
1625:
  %1626 = load i64, ptr %40, align 8
  %1627 = icmp eq i64 %1626, 0
  br i1 %1627, label %1741, label %1628
1628:
  %1629 = load i64, ptr %0, align 8
  %1630 = load i64, ptr %43, align 8
  %1631 = add i64 %1630, %1629
  %1632 = load i64, ptr %44, align 8
  %1633 = shl i64 %1632, 1
  %1634 = add i64 %1631, %1633
  %1635 = load i64, ptr %45, align 8
  %1636 = add i64 %1634, %1635
  %1637 = load i64, ptr %122, align 8
  %1638 = load double, ptr %99, align 8
  %1639 = load double, ptr %32, align 8
  %1640 = fsub double %1638, %1639
  %1641 = icmp sgt i64 %1637, 0
  br i1 %1641, label %1642, label %1645
1642:
  %1643 = icmp sgt i64 %1626, 0
  %1644 = mul i64 %1636, %1637
  br label %1649
1645:
  %1646 = icmp sgt i64 %1626, 0
  br i1 %1646, label %1647, label %1707
1647:
  %1648 = mul i64 %1636, %1637
  br label %1712
1649:
  %1650 = phi i64 [ 0, %1642 ], [ %1660, %1659 ]
  %1651 = load ptr, ptr %125, align 8
  %1652 = mul nuw nsw i64 %1650, %1637
  %1653 = getelementptr inbounds nuw double, ptr %1651, i64 %1652
  %1654 = load ptr, ptr %62, align 8
  %1655 = load ptr, ptr %124, align 8
  %1656 = load ptr, ptr %123, align 8
  call fastcc void @bg_moved(i64 noundef %1636, i64 noundef %1650, ptr noundef %1653, double noundef %1640, ptr noundef %1654, ptr noundef %1655, ptr noundef %1656) #12
  br i1 %1643, label %1657, label %1659
1657:
  %1658 = mul nsw i64 %1650, %1636
  br label %1662
1659:
  %1660 = add nuw nsw i64 %1650, 1
  %1661 = icmp eq i64 %1660, %1637
  br i1 %1661, label %1645, label %1649
1662:
  %1663 = phi i64 [ 0, %1657 ], [ %1700, %1699 ]
  %1664 = load ptr, ptr %147, align 8
  %1665 = mul i64 %1644, %1663
  %1666 = getelementptr inbounds double, ptr %1664, i64 %1665
  %1667 = load ptr, ptr %125, align 8
  %1668 = getelementptr inbounds nuw double, ptr %1667, i64 %1652
  %1669 = load ptr, ptr %64, align 8
  %1670 = mul nsw i64 %1663, %1636
  %1671 = getelementptr inbounds double, ptr %1669, i64 %1670
  %1672 = load ptr, ptr %148, align 8
  call fastcc void @bg_moved(i64 noundef %1636, i64 noundef %1650, ptr noundef %1668, double noundef %1640, ptr noundef %1671, ptr noundef %1666, ptr noundef %1672) #12
  %1673 = load ptr, ptr %126, align 8
  %1674 = getelementptr inbounds nuw double, ptr %1673, i64 %1650
  %1675 = load double, ptr %1674, align 8
  %1676 = load double, ptr %32, align 8
  %1677 = load double, ptr %99, align 8
  %1678 = fsub double %1677, %1676
  %1679 = fmul double %1675, %1678
  %1680 = fadd double %1676, %1679
  %1681 = load ptr, ptr %123, align 8
  %1682 = load ptr, ptr %148, align 8
  %1683 = getelementptr double, ptr %1666, i64 %1658
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %1680, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  store double 0.000000e+00, ptr %10, align 8
  %1684 = load ptr, ptr %35, align 8
  %1685 = load i64, ptr %38, align 8
  %1686 = mul nsw i64 %1685, %1663
  %1687 = getelementptr inbounds double, ptr %1684, i64 %1686
  %1688 = load i64, ptr %149, align 8
  %1689 = getelementptr inbounds double, ptr %1687, i64 %1688
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  %1690 = load ptr, ptr %34, align 8
  %1691 = getelementptr inbounds double, ptr %1690, i64 %1688
  store ptr %1691, ptr %11, align 16
  store ptr %1681, ptr %150, align 8
  %1692 = load i64, ptr %0, align 8
  %1693 = getelementptr inbounds double, ptr %1681, i64 %1692
  store ptr %1693, ptr %151, align 16
  store ptr %8, ptr %152, align 8
  store ptr %9, ptr %153, align 16
  %1694 = load ptr, ptr %134, align 8
  store ptr %1694, ptr %154, align 8
  store ptr %1689, ptr %155, align 16
  store ptr %1682, ptr %156, align 8
  store ptr %10, ptr %157, align 16
  %1695 = load ptr, ptr %158, align 8
  %1696 = load ptr, ptr %96, align 8
  call void %1695(ptr noundef nonnull %11, ptr noundef %1696, ptr noundef %1683) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %1697 = load i64, ptr %0, align 8
  %1698 = icmp slt i64 %1697, %1636
  br i1 %1698, label %1702, label %1699
1699:
  %1700 = add nuw nsw i64 %1663, 1
  %1701 = icmp eq i64 %1700, %1626
  br i1 %1701, label %1659, label %1662
1702:
  %1703 = phi i64 [ %1705, %1702 ], [ %1697, %1662 ]
  %1704 = getelementptr double, ptr %1683, i64 %1703
  store double 0.000000e+00, ptr %1704, align 8
  %1705 = add nsw i64 %1703, 1
  %1706 = icmp slt i64 %1705, %1636
  br i1 %1706, label %1702, label %1699
1707:
  %1708 = load ptr, ptr %37, align 8
  %1709 = icmp eq ptr %1708, null
  br i1 %1709, label %1741, label %1710
1710:
  %1711 = icmp sgt i64 %1636, 0
  br i1 %1711, label %1732, label %1725
1712:
  %1713 = phi i64 [ 0, %1647 ], [ %1723, %1712 ]
  %1714 = load ptr, ptr %127, align 8
  %1715 = load ptr, ptr %64, align 8
  %1716 = mul nsw i64 %1713, %1636
  %1717 = getelementptr inbounds double, ptr %1715, i64 %1716
  %1718 = load ptr, ptr %147, align 8
  %1719 = mul i64 %1648, %1713
  %1720 = getelementptr inbounds double, ptr %1718, i64 %1719
  %1721 = load ptr, ptr %52, align 8
  %1722 = getelementptr inbounds double, ptr %1721, i64 %1716
  call fastcc void @bg_moved(i64 noundef %1636, i64 noundef %1637, ptr noundef %1714, double noundef %1640, ptr noundef %1717, ptr noundef %1720, ptr noundef %1722) #12
  %1723 = add nuw nsw i64 %1713, 1
  %1724 = icmp eq i64 %1723, %1626
  br i1 %1724, label %1707, label %1712
1725:
  %1726 = load double, ptr %32, align 8
  %1727 = load double, ptr %99, align 8
  %1728 = fsub double %1727, %1726
  %1729 = fadd double %1726, %1728
  %1730 = load ptr, ptr %123, align 8
  %1731 = load ptr, ptr %52, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1729, ptr noundef %1730, ptr noundef null, i64 noundef range(i64 1, 0) %1626, ptr noundef %1731, i32 noundef 0) #12
  br label %1741
1732:
  %1733 = phi i64 [ %1739, %1732 ], [ 0, %1710 ]
  %1734 = load ptr, ptr %130, align 8
  %1735 = getelementptr inbounds nuw double, ptr %1734, i64 %1733
  %1736 = load double, ptr %1735, align 8
  %1737 = load ptr, ptr %123, align 8
  %1738 = getelementptr inbounds nuw double, ptr %1737, i64 %1733
  store double %1736, ptr %1738, align 8
  %1739 = add nuw nsw i64 %1733, 1
  %1740 = icmp eq i64 %1739, %1636
  br i1 %1740, label %1725, label %1732
1741:
  %1742 = load ptr, ptr %120, align 8
  %1743 = icmp eq ptr %1742, null
  br i1 %1743, label %1819, label %1744
1744:
  %1745 = load i64, ptr %0, align 8
  %1746 = load i64, ptr %43, align 8
  %1747 = add nsw i64 %1746, %1745
  %1748 = load i64, ptr %44, align 8
  %1749 = shl nsw i64 %1748, 1
  %1750 = add nsw i64 %1747, %1749
  %1751 = load i64, ptr %45, align 8
  %1752 = add nsw i64 %1750, %1751
  %1753 = load i64, ptr %122, align 8
  %1754 = shl nsw i64 %1752, 1
  %1755 = add nsw i64 %1754, 2
  %1756 = load i64, ptr %159, align 8
  %1757 = icmp eq i64 %1756, 0
  %1758 = add nsw i64 %1753, 1
  %1759 = mul nsw i64 %1758, %1752
  %1760 = select i1 %1757, i64 0, i64 %1759
  %1761 = add nsw i64 %1755, %1760
  %1762 = load i64, ptr %27, align 8
  %1763 = add nsw i64 %1762, 1
  store i64 %1763, ptr %27, align 8
  %1764 = mul nsw i64 %1761, %1762
  %1765 = getelementptr inbounds double, ptr %1742, i64 %1764
  %1766 = load double, ptr %32, align 8
  %1767 = getelementptr inbounds nuw i8, ptr %1765, i64 8
  store double %1766, ptr %1765, align 8
  %1768 = load double, ptr %99, align 8
  %1769 = getelementptr inbounds nuw i8, ptr %1765, i64 16
  store double %1768, ptr %1767, align 8
  %1770 = load ptr, ptr %62, align 8
  %1771 = icmp sgt i64 %1752, 0
  br i1 %1771, label %1772, label %1793
1772:
  %1773 = phi i64 [ %1777, %1772 ], [ 0, %1744 ]
  %1774 = getelementptr inbounds nuw double, ptr %1770, i64 %1773
  %1775 = load double, ptr %1774, align 8
  %1776 = getelementptr inbounds nuw double, ptr %1769, i64 %1773
  store double %1775, ptr %1776, align 8
  %1777 = add nuw nsw i64 %1773, 1
  %1778 = icmp eq i64 %1777, %1752
  br i1 %1778, label %1779, label %1772
1779:
  %1780 = getelementptr inbounds nuw double, ptr %1769, i64 %1752
  %1781 = load ptr, ptr %50, align 8
  br label %1782
1782:
  %1783 = phi i64 [ %1787, %1782 ], [ 0, %1779 ]
  %1784 = getelementptr inbounds nuw double, ptr %1781, i64 %1783
  %1785 = load double, ptr %1784, align 8
  %1786 = getelementptr inbounds nuw double, ptr %1780, i64 %1783
  store double %1785, ptr %1786, align 8
  %1787 = add nuw nsw i64 %1783, 1
  %1788 = icmp eq i64 %1787, %1752
  br i1 %1788, label %1789, label %1782
1789:
  %1790 = getelementptr inbounds nuw double, ptr %1780, i64 %1752
  %1791 = load i64, ptr %159, align 8
  %1792 = icmp eq i64 %1791, 0
  br i1 %1792, label %1819, label %1796
1793:
  %1794 = load i64, ptr %159, align 8
  %1795 = icmp eq i64 %1794, 0
  br i1 %1795, label %1819, label %1805
1796:
  %1797 = load ptr, ptr %135, align 8
  br label %1798
1798:
  %1799 = phi i64 [ %1803, %1798 ], [ 0, %1796 ]
  %1800 = getelementptr inbounds nuw double, ptr %1797, i64 %1799
  %1801 = load double, ptr %1800, align 8
  %1802 = getelementptr inbounds nuw double, ptr %1790, i64 %1799
  store double %1801, ptr %1802, align 8
  %1803 = add nuw nsw i64 %1799, 1
  %1804 = icmp eq i64 %1803, %1752
  br i1 %1804, label %1805, label %1798
1805:
  %1806 = getelementptr inbounds double, ptr %1769, i64 %1752
  %1807 = getelementptr inbounds double, ptr %1806, i64 %1752
  %1808 = getelementptr inbounds double, ptr %1807, i64 %1752
  %1809 = load ptr, ptr %124, align 8
  %1810 = mul nsw i64 %1752, %1753
  %1811 = icmp sgt i64 %1810, 0
  br i1 %1811, label %1812, label %1819
1812:
  %1813 = phi i64 [ %1817, %1812 ], [ 0, %1805 ]
  %1814 = getelementptr inbounds nuw double, ptr %1809, i64 %1813
  %1815 = load double, ptr %1814, align 8
  %1816 = getelementptr inbounds nuw double, ptr %1808, i64 %1813
  store double %1815, ptr %1816, align 8
  %1817 = add nuw nsw i64 %1813, 1
  %1818 = icmp eq i64 %1817, %1810
  br i1 %1818, label %1819, label %1812
1819:
  %1820 = load i64, ptr %114, align 8
  %1821 = icmp sgt i64 %1820, 0
  br i1 %1821, label %1824, label %2160
1822:
  %1823 = icmp eq i32 %1833, 0
  br i1 %1823, label %2082, label %1836
1824:
  %1825 = load ptr, ptr %117, align 8
  br label %1826
1826:
  %1827 = phi i32 [ 0, %1824 ], [ %1833, %1826 ]
  %1828 = phi i64 [ 0, %1824 ], [ %1834, %1826 ]
  %1829 = getelementptr inbounds nuw double, ptr %1825, i64 %1828
  %1830 = load double, ptr %1829, align 8
  %1831 = fcmp oge double %1830, 0.000000e+00
  %1832 = zext i1 %1831 to i32
  %1833 = or i32 %1827, %1832
  %1834 = add nuw nsw i64 %1828, 1
  %1835 = icmp eq i64 %1834, %1820
  br i1 %1835, label %1822, label %1826
1836:
  %1837 = load i64, ptr %118, align 8
  %1838 = icmp eq i64 %1837, 0
  br i1 %1838, label %2082, label %1842
1839:
  %1840 = load i64, ptr %114, align 8
  %1841 = icmp sgt i64 %1840, 0
  br i1 %1841, label %1978, label %2160
1842:
  %1843 = phi i64 [ %1976, %1966 ], [ 0, %1836 ]
  %1844 = uitofp nneg i64 %1843 to double
  %1845 = fmul double %1844, 1.250000e-01
  %1846 = load ptr, ptr %123, align 8
  %1847 = load i64, ptr %0, align 8
  %1848 = load i64, ptr %43, align 8
  %1849 = add nsw i64 %1848, %1847
  %1850 = load i64, ptr %44, align 8
  %1851 = shl nsw i64 %1850, 1
  %1852 = add nsw i64 %1851, %1849
  %1853 = load i64, ptr %45, align 8
  %1854 = add nsw i64 %1852, %1853
  %1855 = load double, ptr %99, align 8
  %1856 = load double, ptr %32, align 8
  %1857 = fsub double %1855, %1856
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %1858 = load i64, ptr %122, align 8
  %1859 = icmp sgt i64 %1858, 0
  br i1 %1859, label %1860, label %1864
1860:
  %1861 = load i64, ptr %162, align 8
  %1862 = icmp sgt i64 %1861, 0
  %1863 = fmul double %1845, 0.000000e+00
  br label %1866
1864:
  %1865 = icmp sgt i64 %1849, 0
  br i1 %1865, label %1901, label %1966
1866:
  %1867 = phi i64 [ 0, %1860 ], [ %1899, %1896 ]
  br i1 %1862, label %1868, label %1880
1868:
  %1869 = load ptr, ptr %163, align 8
  %1870 = mul nuw nsw i64 %1867, %1861
  %1871 = getelementptr double, ptr %1869, i64 %1870
  br label %1872
1872:
  %1873 = phi i64 [ %1861, %1868 ], [ %1875, %1872 ]
  %1874 = phi double [ 0.000000e+00, %1868 ], [ %1878, %1872 ]
  %1875 = add nsw i64 %1873, -1
  %1876 = getelementptr double, ptr %1871, i64 %1875
  %1877 = load double, ptr %1876, align 8
  %1878 = call double @llvm.fma.f64(double %1874, double %1845, double %1877)
  %1879 = icmp samesign ugt i64 %1873, 1
  br i1 %1879, label %1872, label %1882
1880:
  %1881 = getelementptr inbounds nuw double, ptr %6, i64 %1867
  store double %1863, ptr %1881, align 8
  br label %1896
1882:
  %1883 = fmul double %1845, %1878
  %1884 = fadd double %1883, 0.000000e+00
  %1885 = getelementptr inbounds nuw double, ptr %6, i64 %1867
  store double %1884, ptr %1885, align 8
  br label %1886
1886:
  %1887 = phi i64 [ %1861, %1882 ], [ %1889, %1886 ]
  %1888 = phi double [ 0.000000e+00, %1882 ], [ %1892, %1886 ]
  %1889 = add nsw i64 %1887, -1
  %1890 = getelementptr double, ptr %1871, i64 %1889
  %1891 = load double, ptr %1890, align 8
  %1892 = fadd double %1888, %1891
  %1893 = icmp samesign ugt i64 %1887, 1
  br i1 %1893, label %1886, label %1894
1894:
  %1895 = fadd double %1892, 0.000000e+00
  br label %1896
1896:
  %1897 = phi double [ 0.000000e+00, %1880 ], [ %1895, %1894 ]
  %1898 = getelementptr inbounds nuw double, ptr %7, i64 %1867
  store double %1897, ptr %1898, align 8
  %1899 = add nuw nsw i64 %1867, 1
  %1900 = icmp eq i64 %1899, %1858
  br i1 %1900, label %1864, label %1866
1901:
  %1902 = phi i64 [ %1956, %1955 ], [ 0, %1864 ]
  %1903 = load i64, ptr %122, align 8
  %1904 = icmp sgt i64 %1903, 0
  br i1 %1904, label %1905, label %1922
1905:
  %1906 = load ptr, ptr %124, align 8
  %1907 = getelementptr double, ptr %1906, i64 %1902
  br label %1911
1908:
  %1909 = load i64, ptr %164, align 8
  %1910 = icmp eq i64 %1909, 0
  br i1 %1910, label %1922, label %1932
1911:
  %1912 = phi i64 [ 0, %1905 ], [ %1920, %1911 ]
  %1913 = phi double [ 0.000000e+00, %1905 ], [ %1919, %1911 ]
  %1914 = getelementptr inbounds nuw double, ptr %6, i64 %1912
  %1915 = load double, ptr %1914, align 8
  %1916 = mul nsw i64 %1912, %1854
  %1917 = getelementptr double, ptr %1907, i64 %1916
  %1918 = load double, ptr %1917, align 8
  %1919 = call double @llvm.fma.f64(double %1915, double %1918, double %1913)
  %1920 = add nuw nsw i64 %1912, 1
  %1921 = icmp eq i64 %1920, %1903
  br i1 %1921, label %1908, label %1911
1922:
  %1923 = phi double [ %1919, %1908 ], [ 0.000000e+00, %1901 ], [ %1919, %1932 ]
  %1924 = phi double [ 0.000000e+00, %1908 ], [ 0.000000e+00, %1901 ], [ %1940, %1932 ]
  %1925 = load ptr, ptr %62, align 8
  %1926 = getelementptr inbounds nuw double, ptr %1925, i64 %1902
  %1927 = load double, ptr %1926, align 8
  %1928 = call double @llvm.fma.f64(double %1857, double %1923, double %1927)
  %1929 = getelementptr inbounds nuw double, ptr %1846, i64 %1902
  store double %1928, ptr %1929, align 8
  %1930 = load i64, ptr %164, align 8
  %1931 = icmp eq i64 %1930, 0
  br i1 %1931, label %1955, label %1943
1932:
  %1933 = phi i64 [ %1941, %1932 ], [ 0, %1908 ]
  %1934 = phi double [ %1940, %1932 ], [ 0.000000e+00, %1908 ]
  %1935 = getelementptr inbounds nuw double, ptr %7, i64 %1933
  %1936 = load double, ptr %1935, align 8
  %1937 = mul nsw i64 %1933, %1854
  %1938 = getelementptr double, ptr %1907, i64 %1937
  %1939 = load double, ptr %1938, align 8
  %1940 = call double @llvm.fma.f64(double %1936, double %1939, double %1934)
  %1941 = add nuw nsw i64 %1933, 1
  %1942 = icmp eq i64 %1941, %1903
  br i1 %1942, label %1922, label %1932
1943:
  %1944 = load ptr, ptr %135, align 8
  %1945 = getelementptr inbounds nuw double, ptr %1944, i64 %1902
  %1946 = load double, ptr %1945, align 8
  %1947 = load ptr, ptr %62, align 8
  %1948 = getelementptr inbounds nuw double, ptr %1947, i64 %1902
  %1949 = load double, ptr %1948, align 8
  %1950 = fsub double %1946, %1949
  %1951 = fmul double %1857, %1924
  %1952 = fsub double %1950, %1951
  %1953 = fmul double %1845, %1952
  %1954 = fadd double %1928, %1953
  store double %1954, ptr %1929, align 8
  br label %1955
1955:
  %1956 = add nuw nsw i64 %1902, 1
  %1957 = load i64, ptr %0, align 8
  %1958 = load i64, ptr %43, align 8
  %1959 = add nsw i64 %1958, %1957
  %1960 = icmp slt i64 %1956, %1959
  br i1 %1960, label %1901, label %1961
1961:
  %1962 = load double, ptr %32, align 8
  %1963 = load double, ptr %99, align 8
  %1964 = load ptr, ptr %123, align 8
  %1965 = fsub double %1963, %1962
  br label %1966
1966:
  %1967 = phi double [ %1965, %1961 ], [ %1857, %1864 ]
  %1968 = phi ptr [ %1964, %1961 ], [ %1846, %1864 ]
  %1969 = phi double [ %1962, %1961 ], [ %1856, %1864 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %1970 = fmul double %1845, %1967
  %1971 = fadd double %1970, %1969
  %1972 = load ptr, ptr %161, align 8
  %1973 = load i64, ptr %114, align 8
  %1974 = mul nsw i64 %1973, %1843
  %1975 = getelementptr inbounds double, ptr %1972, i64 %1974
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %160, ptr noundef nonnull readonly %2, double noundef %1971, ptr noundef %1968, double noundef 0.000000e+00, ptr noundef %1975) #12
  %1976 = add nuw nsw i64 %1843, 1
  %1977 = icmp eq i64 %1976, 9
  br i1 %1977, label %1839, label %1842
1978:
  %1979 = phi i64 [ %2077, %2076 ], [ %1840, %1839 ]
  %1980 = phi i64 [ %2078, %2076 ], [ 0, %1839 ]
  %1981 = load ptr, ptr %117, align 8
  %1982 = getelementptr inbounds nuw double, ptr %1981, i64 %1980
  %1983 = load double, ptr %1982, align 8
  %1984 = fcmp ult double %1983, 0.000000e+00
  br i1 %1984, label %2076, label %1985
1985:
  %1986 = load i64, ptr %30, align 8
  %1987 = load ptr, ptr %119, align 8
  %1988 = mul nsw i64 %1986, %1979
  %1989 = getelementptr inbounds double, ptr %1987, i64 %1988
  %1990 = getelementptr inbounds nuw double, ptr %1989, i64 %1980
  %1991 = load double, ptr %1990, align 8
  %1992 = fptosi double %1991 to i64
  %1993 = icmp slt i64 %1992, 0
  br i1 %1993, label %2003, label %1994
1994:
  %1995 = load i64, ptr %118, align 8
  %1996 = icmp sgt i64 %1995, %1992
  br i1 %1996, label %1997, label %2003
1997:
  %1998 = load ptr, ptr %165, align 8
  %1999 = mul nsw i64 %1995, %1986
  %2000 = add nsw i64 %1999, %1992
  %2001 = mul nsw i64 %2000, 48
  %2002 = getelementptr inbounds i8, ptr %1998, i64 %2001
  br label %2003
2003:
  %2004 = phi ptr [ %2002, %1997 ], [ null, %1994 ], [ null, %1985 ]
  %2005 = load ptr, ptr %161, align 8
  %2006 = getelementptr inbounds nuw double, ptr %2005, i64 %1980
  br label %2007
2007:
  %2008 = phi i64 [ 0, %2003 ], [ %2021, %2020 ]
  %2009 = phi i64 [ 0, %2003 ], [ %2022, %2020 ]
  %2010 = mul nsw i64 %2008, %1979
  %2011 = getelementptr inbounds double, ptr %2006, i64 %2010
  %2012 = load double, ptr %2011, align 8
  %2013 = fcmp uno double %2012, 0.000000e+00
  br i1 %2013, label %2020, label %2014
2014:
  %2015 = mul nsw i64 %2009, %1979
  %2016 = getelementptr inbounds double, ptr %2006, i64 %2015
  %2017 = load double, ptr %2016, align 8
  %2018 = fcmp ugt double %2017, %2012
  br i1 %2018, label %2019, label %2020
2019:
  br label %2020
2020:
  %2021 = phi i64 [ %2008, %2007 ], [ %2008, %2014 ], [ %2009, %2019 ]
  %2022 = add nuw nsw i64 %2009, 1
  %2023 = icmp eq i64 %2022, 9
  br i1 %2023, label %2024, label %2007
2024:
  %2025 = call i64 @llvm.smax.i64(i64 %2021, i64 1)
  %2026 = call i64 @llvm.umin.i64(i64 %2025, i64 7)
  %2027 = mul nsw i64 %2026, %1979
  %2028 = getelementptr inbounds double, ptr %2005, i64 %2027
  %2029 = getelementptr inbounds nuw double, ptr %2028, i64 %1980
  %2030 = getelementptr inbounds double, ptr %2029, i64 %1979
  %2031 = load double, ptr %2030, align 8
  %2032 = sub nsw i64 0, %1979
  %2033 = getelementptr inbounds double, ptr %2029, i64 %2032
  %2034 = load double, ptr %2033, align 8
  %2035 = fsub double %2031, %2034
  %2036 = fmul double %2035, 5.000000e-01
  %2037 = fadd double %2031, %2034
  %2038 = fmul double %2037, 5.000000e-01
  %2039 = load double, ptr %2029, align 8
  %2040 = fsub double %2038, %2039
  %2041 = fcmp olt double %2040, 0.000000e+00
  br i1 %2041, label %2042, label %2045
2042:
  %2043 = fmul double %2036, -5.000000e-01
  %2044 = fdiv double %2043, %2040
  br label %2050
2045:
  %2046 = fcmp ogt double %2036, 0.000000e+00
  br i1 %2046, label %2050, label %2047
2047:
  %2048 = fcmp olt double %2036, 0.000000e+00
  %2049 = select i1 %2048, double -1.000000e+00, double %2036
  br label %2050
2050:
  %2051 = phi double [ %2044, %2042 ], [ %2049, %2047 ], [ 1.000000e+00, %2045 ]
  %2052 = fcmp olt double %2051, -1.000000e+00
  %2053 = fcmp ogt double %2051, 1.000000e+00
  %2054 = select i1 %2053, double 1.000000e+00, double %2051
  %2055 = select i1 %2052, double -1.000000e+00, double %2054
  %2056 = fmul double %2040, %2055
  %2057 = fadd double %2036, %2056
  %2058 = fmul double %2055, %2057
  %2059 = fadd double %2039, %2058
  %2060 = icmp eq ptr %2004, null
  br i1 %2060, label %2076, label %2061
2061:
  %2062 = getelementptr inbounds nuw i8, ptr %2004, i64 32
  %2063 = load double, ptr %2062, align 8
  %2064 = fcmp ult double %2063, %2059
  br i1 %2064, label %2065, label %2076
2065:
  store double %2059, ptr %2062, align 8
  %2066 = load double, ptr %32, align 8
  %2067 = load double, ptr %99, align 8
  %2068 = fsub double %2067, %2066
  %2069 = uitofp nneg i64 %2026 to double
  %2070 = fadd double %2055, %2069
  %2071 = fmul double %2070, %2068
  %2072 = fmul double %2071, 1.250000e-01
  %2073 = fadd double %2066, %2072
  %2074 = getelementptr inbounds nuw i8, ptr %2004, i64 40
  store double %2073, ptr %2074, align 8
  %2075 = load i64, ptr %114, align 8
  br label %2076
2076:
  %2077 = phi i64 [ %2075, %2065 ], [ %1979, %2061 ], [ %1979, %2050 ], [ %1979, %1978 ]
  %2078 = add nuw nsw i64 %1980, 1
  %2079 = icmp slt i64 %2078, %2077
  br i1 %2079, label %1978, label %2080
2080:
  %2081 = icmp sgt i64 %2077, 0
  br i1 %2081, label %2082, label %2160
2082:
  %2083 = phi i64 [ %1820, %1822 ], [ %1820, %1836 ], [ %2077, %2080 ]
  br label %2084
2084:
  %2085 = phi i64 [ %2158, %2156 ], [ %2083, %2082 ]
  %2086 = phi i64 [ %2157, %2156 ], [ 0, %2082 ]
  %2087 = load ptr, ptr %117, align 8
  %2088 = getelementptr inbounds nuw double, ptr %2087, i64 %2086
  %2089 = load double, ptr %2088, align 8
  %2090 = load ptr, ptr %136, align 8
  %2091 = getelementptr inbounds nuw double, ptr %2090, i64 %2086
  %2092 = load double, ptr %2091, align 8
  %2093 = getelementptr inbounds double, ptr %2091, i64 %2085
  %2094 = load double, ptr %2093, align 8
  %2095 = load double, ptr %99, align 8
  %2096 = fcmp oeq double %2094, 0.000000e+00
  %2097 = select i1 %2096, double 0x7FF0000000000000, double %2094
  %2098 = fdiv double %2092, %2097
  %2099 = fsub double %2095, %2098
  %2100 = fcmp uge double %2089, 0.000000e+00
  %2101 = fcmp ult double %2092, 0.000000e+00
  %2102 = select i1 %2100, i1 true, i1 %2101
  br i1 %2102, label %2129, label %2103
2103:
  %2104 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %30, i64 noundef %2086, double noundef %2099) #12
  %2105 = icmp eq ptr %2104, null
  br i1 %2105, label %2156, label %2106
2106:
  %2107 = load i64, ptr %139, align 8
  %2108 = icmp sgt i64 %2107, 0
  br i1 %2108, label %2109, label %2126
2109:
  %2110 = load ptr, ptr %140, align 8
  br label %2111
2111:
  %2112 = phi i64 [ 0, %2109 ], [ %2117, %2116 ]
  %2113 = getelementptr inbounds nuw i64, ptr %2110, i64 %2112
  %2114 = load i64, ptr %2113, align 8
  %2115 = icmp eq i64 %2114, %2086
  br i1 %2115, label %2119, label %2116
2116:
  %2117 = add nuw nsw i64 %2112, 1
  %2118 = icmp eq i64 %2117, %2107
  br i1 %2118, label %2126, label %2111
2119:
  %2120 = load ptr, ptr %50, align 8
  %2121 = load ptr, ptr %141, align 8
  %2122 = getelementptr inbounds nuw i64, ptr %2121, i64 %2112
  %2123 = load i64, ptr %2122, align 8
  %2124 = getelementptr inbounds double, ptr %2120, i64 %2123
  %2125 = load double, ptr %2124, align 8
  br label %2126
2126:
  %2127 = phi double [ %2125, %2119 ], [ 0x7FF8000000000000, %2106 ], [ 0x7FF8000000000000, %2116 ]
  %2128 = getelementptr inbounds nuw i8, ptr %2104, i64 16
  store double %2127, ptr %2128, align 8
  br label %2156
2129:
  %2130 = load i64, ptr %118, align 8
  %2131 = icmp ne i64 %2130, 0
  %2132 = fcmp oge double %2089, 0.000000e+00
  %2133 = and i1 %2132, %2131
  %2134 = fcmp olt double %2092, 0.000000e+00
  %2135 = select i1 %2133, i1 %2134, i1 false
  br i1 %2135, label %2136, label %2156
2136:
  %2137 = load i64, ptr %30, align 8
  %2138 = load ptr, ptr %119, align 8
  %2139 = mul nsw i64 %2137, %2085
  %2140 = getelementptr inbounds double, ptr %2138, i64 %2139
  %2141 = getelementptr inbounds nuw double, ptr %2140, i64 %2086
  %2142 = load double, ptr %2141, align 8
  %2143 = fptosi double %2142 to i64
  %2144 = icmp sgt i64 %2143, -1
  %2145 = icmp sgt i64 %2130, %2143
  %2146 = and i1 %2144, %2145
  br i1 %2146, label %2147, label %2156
2147:
  %2148 = load ptr, ptr %165, align 8
  %2149 = icmp eq ptr %2148, null
  br i1 %2149, label %2156, label %2150
2150:
  %2151 = mul nsw i64 %2137, %2130
  %2152 = add nsw i64 %2151, %2143
  %2153 = mul nsw i64 %2152, 48
  %2154 = getelementptr inbounds i8, ptr %2148, i64 %2153
  %2155 = getelementptr inbounds nuw i8, ptr %2154, i64 24
  store double %2099, ptr %2155, align 8
  br label %2156
2156:
  %2157 = add nuw nsw i64 %2086, 1
  %2158 = load i64, ptr %114, align 8
  %2159 = icmp slt i64 %2157, %2158
  br i1 %2159, label %2084, label %2160
2160:
  %2161 = load ptr, ptr %48, align 8
  %2162 = load i64, ptr %30, align 8
  %2163 = load i64, ptr %49, align 8
  %2164 = mul nsw i64 %2163, %2162
  %2165 = getelementptr inbounds double, ptr %2161, i64 %2164
  %2166 = load i64, ptr %42, align 8
  %2167 = load i64, ptr %47, align 8
  %2168 = icmp slt i64 %2166, %2167
  br i1 %2168, label %2169, label %2289
2169:
  %2170 = phi i64 [ %2287, %2284 ], [ %2167, %2160 ]
  %2171 = phi i64 [ %2286, %2284 ], [ %2166, %2160 ]
  %2172 = getelementptr inbounds double, ptr %2165, i64 %2171
  %2173 = load double, ptr %2172, align 8
  %2174 = load double, ptr %99, align 8
  %2175 = fcmp ugt double %2173, %2174
  br i1 %2175, label %2289, label %2176
2176:
  %2177 = load double, ptr %32, align 8
  %2178 = fsub double %2173, %2177
  %2179 = fsub double %2174, %2177
  %2180 = fdiv double %2178, %2179
  %2181 = load i64, ptr %0, align 8
  %2182 = load i64, ptr %43, align 8
  %2183 = add i64 %2182, %2181
  %2184 = load i64, ptr %44, align 8
  %2185 = shl nsw i64 %2184, 1
  %2186 = add nsw i64 %2185, %2183
  %2187 = load i64, ptr %45, align 8
  %2188 = add nsw i64 %2186, %2187
  %2189 = load i64, ptr %122, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %2190 = load i64, ptr %162, align 8
  %2191 = icmp ne i64 %2190, 0
  %2192 = icmp sgt i64 %2189, 0
  %2193 = select i1 %2191, i1 %2192, i1 false
  br i1 %2193, label %2194, label %2198
2194:
  %2195 = icmp sgt i64 %2190, 0
  %2196 = fmul double %2180, 0.000000e+00
  %2197 = getelementptr double, ptr %5, i64 %2189
  br label %2206
2198:
  %2199 = load ptr, ptr %46, align 8
  %2200 = load i64, ptr %30, align 8
  %2201 = mul nsw i64 %2200, %2170
  %2202 = add nsw i64 %2201, %2171
  %2203 = mul nsw i64 %2202, %2183
  %2204 = getelementptr inbounds double, ptr %2199, i64 %2203
  %2205 = icmp sgt i64 %2183, 0
  br i1 %2205, label %2243, label %2238
2206:
  %2207 = phi i64 [ 0, %2194 ], [ %2236, %2233 ]
  br i1 %2195, label %2208, label %2220
2208:
  %2209 = load ptr, ptr %163, align 8
  %2210 = mul nuw nsw i64 %2207, %2190
  %2211 = getelementptr double, ptr %2209, i64 %2210
  br label %2212
2212:
  %2213 = phi i64 [ %2190, %2208 ], [ %2215, %2212 ]
  %2214 = phi double [ 0.000000e+00, %2208 ], [ %2218, %2212 ]
  %2215 = add nsw i64 %2213, -1
  %2216 = getelementptr double, ptr %2211, i64 %2215
  %2217 = load double, ptr %2216, align 8
  %2218 = call double @llvm.fma.f64(double %2214, double %2180, double %2217)
  %2219 = icmp samesign ugt i64 %2213, 1
  br i1 %2219, label %2212, label %2222
2220:
  %2221 = getelementptr inbounds nuw double, ptr %5, i64 %2207
  store double %2196, ptr %2221, align 8
  br label %2233
2222:
  %2223 = fmul double %2180, %2218
  %2224 = getelementptr inbounds nuw double, ptr %5, i64 %2207
  store double %2223, ptr %2224, align 8
  br label %2225
2225:
  %2226 = phi i64 [ %2190, %2222 ], [ %2228, %2225 ]
  %2227 = phi double [ 0.000000e+00, %2222 ], [ %2231, %2225 ]
  %2228 = add nsw i64 %2226, -1
  %2229 = getelementptr double, ptr %2211, i64 %2228
  %2230 = load double, ptr %2229, align 8
  %2231 = fadd double %2227, %2230
  %2232 = icmp samesign ugt i64 %2226, 1
  br i1 %2232, label %2225, label %2233
2233:
  %2234 = phi double [ 0.000000e+00, %2220 ], [ %2231, %2225 ]
  %2235 = getelementptr double, ptr %2197, i64 %2207
  store double %2234, ptr %2235, align 8
  %2236 = add nuw nsw i64 %2207, 1
  %2237 = icmp eq i64 %2236, %2189
  br i1 %2237, label %2198, label %2206
2238:
  %2239 = load i64, ptr %40, align 8
  %2240 = icmp sgt i64 %2239, 0
  br i1 %2240, label %2241, label %2284
2241:
  %2242 = mul i64 %2188, %2189
  br label %2252
2243:
  %2244 = phi i64 [ %2250, %2243 ], [ 0, %2198 ]
  %2245 = load ptr, ptr %62, align 8
  %2246 = load ptr, ptr %135, align 8
  %2247 = load ptr, ptr %124, align 8
  %2248 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2245, ptr noundef %2246, ptr noundef %2247, ptr noundef %5, double noundef %2180, double noundef %2179, i64 noundef %2244) #12
  %2249 = getelementptr inbounds nuw double, ptr %2204, i64 %2244
  store double %2248, ptr %2249, align 8
  %2250 = add nuw nsw i64 %2244, 1
  %2251 = icmp eq i64 %2250, %2183
  br i1 %2251, label %2238, label %2243
2252:
  %2253 = phi i64 [ %2239, %2241 ], [ %2275, %2274 ]
  %2254 = phi i64 [ 0, %2241 ], [ %2276, %2274 ]
  %2255 = load ptr, ptr %51, align 8
  %2256 = load i64, ptr %30, align 8
  %2257 = mul nsw i64 %2256, %2253
  %2258 = add nsw i64 %2257, %2254
  %2259 = load i64, ptr %47, align 8
  %2260 = mul nsw i64 %2258, %2259
  %2261 = add nsw i64 %2260, %2171
  %2262 = mul nsw i64 %2261, %2183
  %2263 = getelementptr inbounds double, ptr %2255, i64 %2262
  %2264 = load ptr, ptr %64, align 8
  %2265 = mul nsw i64 %2254, %2188
  %2266 = getelementptr inbounds double, ptr %2264, i64 %2265
  %2267 = load ptr, ptr %52, align 8
  %2268 = getelementptr inbounds double, ptr %2267, i64 %2265
  %2269 = load ptr, ptr %147, align 8
  %2270 = mul i64 %2242, %2254
  %2271 = getelementptr inbounds double, ptr %2269, i64 %2270
  br i1 %2205, label %2278, label %2274
2272:
  %2273 = load i64, ptr %40, align 8
  br label %2274
2274:
  %2275 = phi i64 [ %2273, %2272 ], [ %2253, %2252 ]
  %2276 = add nuw nsw i64 %2254, 1
  %2277 = icmp slt i64 %2276, %2275
  br i1 %2277, label %2252, label %2284
2278:
  %2279 = phi i64 [ %2282, %2278 ], [ 0, %2252 ]
  %2280 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2266, ptr noundef %2268, ptr noundef %2271, ptr noundef %5, double noundef %2180, double noundef %2179, i64 noundef %2279) #12
  %2281 = getelementptr inbounds nuw double, ptr %2263, i64 %2279
  store double %2280, ptr %2281, align 8
  %2282 = add nuw nsw i64 %2279, 1
  %2283 = icmp eq i64 %2282, %2183
  br i1 %2283, label %2272, label %2278
2284:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %2285 = load i64, ptr %42, align 8
  %2286 = add nsw i64 %2285, 1
  store i64 %2286, ptr %42, align 8
  %2287 = load i64, ptr %47, align 8
  %2288 = icmp slt i64 %2286, %2287
  br i1 %2288, label %2169, label %2289
2289:
  %2290 = load i64, ptr %0, align 8
  %2291 = load i64, ptr %43, align 8
  %2292 = add nsw i64 %2291, %2290
  %2293 = load i64, ptr %44, align 8
  %2294 = shl nsw i64 %2293, 1
  %2295 = add nsw i64 %2292, %2294
  %2296 = load i64, ptr %45, align 8
  %2297 = add nsw i64 %2295, %2296
  %2298 = load i64, ptr %122, align 8
  %2299 = add nsw i64 %2298, -1
  %2300 = mul nsw i64 %2299, %2297
  %2301 = load ptr, ptr %62, align 8
  %2302 = icmp sgt i64 %2297, 0
  br i1 %2302, label %2303, label %2312
2303:
  %2304 = load ptr, ptr %50, align 8
  br label %2305
2305:
  %2306 = phi i64 [ 0, %2303 ], [ %2310, %2305 ]
  %2307 = getelementptr inbounds nuw double, ptr %2304, i64 %2306
  %2308 = load double, ptr %2307, align 8
  %2309 = getelementptr inbounds nuw double, ptr %2301, i64 %2306
  store double %2308, ptr %2309, align 8
  %2310 = add nuw nsw i64 %2306, 1
  %2311 = icmp eq i64 %2310, %2297
  br i1 %2311, label %2312, label %2305
2312:
  %2313 = load i64, ptr %40, align 8
  %2314 = mul nsw i64 %2313, %2297
  %2315 = load ptr, ptr %64, align 8
  %2316 = icmp sgt i64 %2314, 0
  br i1 %2316, label %2317, label %2326
2317:
  %2318 = load ptr, ptr %52, align 8
  br label %2319
2319:
  %2320 = phi i64 [ 0, %2317 ], [ %2324, %2319 ]
  %2321 = getelementptr inbounds nuw double, ptr %2318, i64 %2320
  %2322 = load double, ptr %2321, align 8
  %2323 = getelementptr inbounds nuw double, ptr %2315, i64 %2320
  store double %2322, ptr %2323, align 8
  %2324 = add nuw nsw i64 %2320, 1
  %2325 = icmp eq i64 %2324, %2314
  br i1 %2325, label %2326, label %2319
2326:
  %2327 = load i64, ptr %166, align 8
  %2328 = icmp eq i64 %2327, 0
  br i1 %2328, label %2348, label %2329
2329:
  %2330 = load ptr, ptr %124, align 8
  br i1 %2302, label %2331, label %2348
2331:
  %2332 = getelementptr inbounds double, ptr %2330, i64 %2300
  br label %2333
2333:
  %2334 = phi i64 [ 0, %2331 ], [ %2338, %2333 ]
  %2335 = getelementptr inbounds nuw double, ptr %2332, i64 %2334
  %2336 = load double, ptr %2335, align 8
  %2337 = getelementptr inbounds nuw double, ptr %2330, i64 %2334
  store double %2336, ptr %2337, align 8
  %2338 = add nuw nsw i64 %2334, 1
  %2339 = icmp eq i64 %2338, %2297
  br i1 %2339, label %2344, label %2333
2340:
  %2341 = load i64, ptr %30, align 8
  %2342 = icmp slt i64 %2341, 0
  %2343 = or i1 %2342, %1624
  br i1 %2343, label %2406, label %2386
2344:
  %2345 = load i64, ptr %166, align 8
  %2346 = icmp eq i64 %2345, 0
  %2347 = zext i1 %2346 to i64
  br label %2348
2348:
  %2349 = phi i64 [ %2347, %2344 ], [ 0, %2329 ], [ 1, %2326 ]
  store i64 %2349, ptr %70, align 8
  %2350 = load ptr, ptr %116, align 8
  %2351 = load i64, ptr %114, align 8
  %2352 = icmp sgt i64 %2351, 0
  br i1 %2352, label %2353, label %2389
2353:
  %2354 = load ptr, ptr %117, align 8
  br label %2355
2355:
  %2356 = phi i64 [ 0, %2353 ], [ %2367, %2355 ]
  %2357 = phi i32 [ 0, %2353 ], [ %2366, %2355 ]
  %2358 = getelementptr inbounds nuw double, ptr %2354, i64 %2356
  %2359 = load double, ptr %2358, align 8
  %2360 = getelementptr inbounds nuw double, ptr %2350, i64 %2356
  %2361 = load double, ptr %2360, align 8
  %2362 = fcmp olt double %2359, 0.000000e+00
  %2363 = fcmp oge double %2361, 0.000000e+00
  %2364 = select i1 %2362, i1 %2363, i1 false
  %2365 = zext i1 %2364 to i32
  %2366 = or i32 %2357, %2365
  %2367 = add nuw nsw i64 %2356, 1
  %2368 = icmp eq i64 %2367, %2351
  br i1 %2368, label %2369, label %2355
2369:
  %2370 = icmp eq i32 %2366, 0
  br i1 %2370, label %2374, label %2371
2371:
  store i64 1, ptr %70, align 8
  %2372 = load i64, ptr %114, align 8
  %2373 = icmp sgt i64 %2372, 0
  br i1 %2373, label %2374, label %2389
2374:
  br label %2375
2375:
  %2376 = phi i64 [ %2382, %2375 ], [ 0, %2374 ]
  %2377 = load ptr, ptr %116, align 8
  %2378 = getelementptr inbounds nuw double, ptr %2377, i64 %2376
  %2379 = load double, ptr %2378, align 8
  %2380 = load ptr, ptr %117, align 8
  %2381 = getelementptr inbounds nuw double, ptr %2380, i64 %2376
  store double %2379, ptr %2381, align 8
  %2382 = add nuw nsw i64 %2376, 1
  %2383 = load i64, ptr %114, align 8
  %2384 = shl nsw i64 %2383, 2
  %2385 = icmp slt i64 %2382, %2384
  br i1 %2385, label %2375, label %2389
2386:
  %2387 = load double, ptr %73, align 8
  %2388 = fcmp ogt double %1606, %2387
  br i1 %2388, label %2398, label %2404
2389:
  %2390 = load double, ptr %99, align 8
  store double %2390, ptr %32, align 8
  %2391 = load i64, ptr %57, align 8
  %2392 = add nsw i64 %2391, 1
  store i64 %2392, ptr %57, align 8
  %2393 = load double, ptr %146, align 8
  %2394 = load double, ptr %73, align 8
  %2395 = fcmp ogt double %2393, %2394
  br i1 %2395, label %2396, label %2404
2396:
  %2397 = load double, ptr %33, align 8
  br label %2404
2398:
  %2399 = load double, ptr %32, align 8
  %2400 = load double, ptr %33, align 8
  %2401 = fsub double %2400, %2399
  %2402 = fmul double %2401, 5.000000e-01
  %2403 = fadd double %2399, %2402
  br label %2404
2404:
  %2405 = phi double [ %1606, %2386 ], [ %2403, %2398 ], [ %2397, %2396 ], [ %2393, %2389 ]
  store double %2405, ptr %99, align 8
  br label %2406
2406:
  %2407 = add nuw nsw i64 %168, 1
  %2408 = icmp eq i64 %2407, %3
  br i1 %2408, label %2409, label %167
2409:
  %2410 = phi i64 [ 1, %26 ], [ 2, %1033 ], [ 0, %897 ], [ 0, %894 ], [ 1, %2406 ]
  %2411 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %2412 = load i64, ptr %2411, align 8
  %2413 = icmp sgt i64 %2412, -1
  br i1 %2413, label %2414, label %2422
2414:
  %2415 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %2416 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %2417 = load double, ptr %2416, align 8
  %2418 = load ptr, ptr %2415, align 8
  %2419 = mul nuw nsw i64 %2412, 48
  %2420 = getelementptr inbounds nuw i8, ptr %2418, i64 %2419
  %2421 = getelementptr inbounds nuw i8, ptr %2420, i64 8
  store double %2417, ptr %2421, align 8
  br label %2422
2422:
  call void @bg_set_float_mode(i32 noundef %17) #11
  ret i64 %2410
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846927, 1152921504606847025) i64 @bg_memory_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #12
  %5 = add nsw i64 %4, 49
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((160, 384)) %2, ptr noundef %3) unnamed_addr #4 {
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
  %59 = load i64, ptr %47, align 8
  %60 = icmp eq i64 %59, 0
  %61 = select i1 %60, i64 0, i64 %15
  %62 = getelementptr inbounds double, ptr %57, i64 %61
  %63 = select i1 %60, ptr %29, ptr %57
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 256
  store ptr %63, ptr %64, align 8
  %65 = load i64, ptr %47, align 8
  %66 = shl nsw i64 %65, 5
  %67 = getelementptr inbounds i8, ptr %62, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 264
  store ptr %62, ptr %68, align 8
  %69 = load i64, ptr %47, align 8
  %70 = shl nsw i64 %69, 5
  %71 = getelementptr inbounds i8, ptr %67, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 272
  store ptr %67, ptr %72, align 8
  %73 = load i64, ptr %47, align 8
  %74 = shl nsw i64 %73, 5
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 280
  store ptr %71, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 288
  store ptr %75, ptr %80, align 8
  %81 = load i64, ptr %47, align 8
  %82 = mul nsw i64 %81, 72
  %83 = getelementptr inbounds i8, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 296
  store ptr %79, ptr %84, align 8
  %85 = load i64, ptr %20, align 8
  %86 = mul nsw i64 %85, %19
  %87 = getelementptr inbounds double, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 304
  store ptr %83, ptr %88, align 8
  %89 = mul nsw i64 %19, %15
  %90 = getelementptr inbounds double, ptr %87, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 312
  store ptr %87, ptr %91, align 8
  %92 = mul i64 %28, %19
  %93 = getelementptr inbounds double, ptr %90, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 320
  store ptr %90, ptr %94, align 8
  %95 = getelementptr inbounds double, ptr %93, i64 %89
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 328
  store ptr %93, ptr %96, align 8
  %97 = getelementptr inbounds double, ptr %95, i64 %89
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 336
  store ptr %95, ptr %98, align 8
  %99 = load i64, ptr %20, align 8
  %100 = getelementptr inbounds double, ptr %97, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 344
  store ptr %97, ptr %101, align 8
  %102 = load i64, ptr %20, align 8
  %103 = mul nsw i64 %102, %19
  %104 = getelementptr inbounds double, ptr %100, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 352
  store ptr %100, ptr %105, align 8
  %106 = load i64, ptr %49, align 8
  %107 = icmp eq i64 %106, 0
  %108 = select i1 %107, i64 0, i64 64
  %109 = getelementptr inbounds nuw double, ptr %104, i64 %108
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 360
  store ptr %104, ptr %110, align 8
  %111 = load i64, ptr %49, align 8
  %112 = load i64, ptr %20, align 8
  %113 = mul i64 %111, 18432
  %114 = getelementptr i8, ptr %109, i64 %113
  %115 = getelementptr double, ptr %114, i64 %112
  %116 = getelementptr double, ptr %115, i64 %15
  %117 = getelementptr i8, ptr %116, i64 8
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 368
  store ptr %109, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %117, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 376
  store ptr %117, ptr %122, align 8
  %123 = ptrtoint ptr %121 to i64
  %124 = ptrtoint ptr %3 to i64
  %125 = sub i64 %123, %124
  %126 = ashr exact i64 %125, 3
  ret i64 %126
}
define noalias noundef ptr @bg_call_1(ptr noundef readonly captures(none) %0, ptr noundef %1) #0 {
  %3 = alloca %struct.bg_job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
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
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 296
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
  %85 = icmp eq i64 %64, 11
  br i1 %85, label %122, label %129
86:
  %87 = phi i64 [ %97, %117 ], [ 1, %78 ]
  %88 = phi i64 [ %120, %117 ], [ 0, %78 ]
  %89 = getelementptr inbounds nuw ptr, ptr %83, i64 %88
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 40
  %92 = load ptr, ptr %91, align 8
  %93 = load i64, ptr %92, align 8
  %94 = icmp sgt i64 %93, %87
  br i1 %94, label %95, label %96
95:
  store i64 %93, ptr %3, align 8
  br label %96
96:
  %97 = phi i64 [ %93, %95 ], [ %87, %86 ]
  %98 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.bg_values, ptr %62, i64 %88
  store ptr %99, ptr %100, align 8
  %101 = icmp sgt i64 %93, 1
  br i1 %101, label %102, label %117
102:
  %103 = getelementptr inbounds nuw i8, ptr %90, i64 32
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %114
106:
  %107 = phi i64 [ %112, %106 ], [ 0, %102 ]
  %108 = phi i64 [ %111, %106 ], [ 1, %102 ]
  %109 = getelementptr inbounds nuw i64, ptr %92, i64 %107
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %108
  %112 = add nuw nsw i64 %107, 1
  %113 = icmp eq i64 %112, %104
  br i1 %113, label %114, label %106
114:
  %115 = phi i64 [ 1, %102 ], [ %111, %106 ]
  %116 = sdiv i64 %115, %93
  br label %117
117:
  %118 = phi i64 [ %116, %114 ], [ 0, %96 ]
  %119 = getelementptr inbounds nuw i8, ptr %100, i64 8
  store i64 %118, ptr %119, align 8
  %120 = add nuw nsw i64 %88, 1
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
  %182 = getelementptr inbounds nuw i8, ptr %3, i64 304
  store ptr %181, ptr %182, align 8
  %183 = getelementptr inbounds nuw i8, ptr %146, i64 32
  %184 = load ptr, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 24
  %186 = load ptr, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %3, i64 312
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
  %194 = call i64 @bg_advance_1(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #12
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %196, label %193
196:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret ptr null
}
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6, i32 noundef range(i32 0, 2) %7) unnamed_addr #0 {
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca [9 x ptr], align 16
  %13 = icmp eq i32 %7, 0
  br i1 %13, label %14, label %17
14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load i64, ptr %15, align 8
  br label %17
17:
  %18 = phi i64 [ %16, %14 ], [ 0, %8 ]
  %19 = icmp ne ptr %4, null
  br i1 %19, label %20, label %46
20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load i64, ptr %0, align 8
  %25 = load i64, ptr %21, align 8
  %26 = add nsw i64 %25, %24
  %27 = load i64, ptr %22, align 8
  %28 = shl nsw i64 %27, 1
  %29 = add nsw i64 %26, %28
  %30 = load i64, ptr %23, align 8
  %31 = add nsw i64 %29, %30
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %46
33:
  %34 = phi i64 [ %36, %33 ], [ 0, %20 ]
  %35 = getelementptr inbounds nuw double, ptr %4, i64 %34
  store double 0.000000e+00, ptr %35, align 8
  %36 = add nuw nsw i64 %34, 1
  %37 = load i64, ptr %0, align 8
  %38 = load i64, ptr %21, align 8
  %39 = add nsw i64 %38, %37
  %40 = load i64, ptr %22, align 8
  %41 = shl nsw i64 %40, 1
  %42 = add nsw i64 %39, %41
  %43 = load i64, ptr %23, align 8
  %44 = add nsw i64 %42, %43
  %45 = icmp slt i64 %36, %44
  br i1 %45, label %33, label %46
46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %53, label %50
50:
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %52 = load ptr, ptr %51, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %47, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %52) #12
  br label %53
53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %55 = load ptr, ptr %54, align 8
  %56 = icmp ne ptr %55, null
  %57 = icmp slt i64 %18, 3
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %59, label %82
59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %61 = icmp ne i64 %5, 0
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %65 = icmp sgt i64 %5, 0
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %71 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %73 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %74 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %75 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %77 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %78 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %79 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 376
  br label %86
82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %223, label %206
86:
  %87 = phi i64 [ %18, %59 ], [ %204, %203 ]
  %88 = icmp eq i64 %87, 2
  %89 = select i1 %88, double 1.000000e+00, double 0.000000e+00
  %90 = select i1 %13, i64 %87, i64 0
  %91 = load ptr, ptr %60, align 8
  %92 = icmp ne i64 %90, 1
  %93 = icmp eq i64 %90, 1
  br i1 %93, label %94, label %116
94:
  %95 = load i64, ptr %0, align 8
  %96 = icmp slt i64 %95, 1
  br i1 %96, label %116, label %97
97:
  %98 = sext i1 %92 to i64
  br label %99
99:
  %100 = phi i64 [ %111, %99 ], [ %98, %97 ]
  %101 = phi i64 [ %112, %99 ], [ 0, %97 ]
  %102 = getelementptr inbounds nuw double, ptr %3, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = call double @llvm.fabs.f64(double %103)
  %105 = fadd double %104, 1.000000e+00
  %106 = fmul double %105, 0x3E7AD7F29ABCAF48
  %107 = getelementptr inbounds nuw double, ptr %91, i64 %101
  %108 = load double, ptr %107, align 8
  %109 = call double @llvm.fabs.f64(double %108)
  %110 = fcmp olt double %106, %109
  %111 = select i1 %110, i64 -1, i64 %100
  %112 = add nuw nsw i64 %101, 1
  %113 = icmp eq i64 %95, %112
  br i1 %113, label %114, label %99
114:
  %115 = icmp ne i64 %111, 0
  br label %116
116:
  %117 = phi i1 [ %92, %86 ], [ %92, %94 ], [ %115, %114 ]
  %118 = and i1 %61, %117
  br i1 %118, label %119, label %161
119:
  %120 = load i64, ptr %0, align 8
  %121 = load i64, ptr %62, align 8
  %122 = add nsw i64 %121, %120
  %123 = load i64, ptr %63, align 8
  %124 = shl nsw i64 %123, 1
  %125 = add nsw i64 %122, %124
  %126 = load i64, ptr %64, align 8
  %127 = add nsw i64 %125, %126
  br i1 %65, label %128, label %174
128:
  %129 = phi i64 [ %159, %158 ], [ 0, %119 ]
  %130 = mul nsw i64 %129, %127
  %131 = getelementptr inbounds double, ptr %6, i64 %130
  %132 = load ptr, ptr %66, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store double %2, ptr %9, align 8
  store double %89, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  store double 0.000000e+00, ptr %11, align 8
  %133 = load ptr, ptr %67, align 8
  %134 = load i64, ptr %68, align 8
  %135 = mul nsw i64 %134, %129
  %136 = getelementptr inbounds double, ptr %133, i64 %135
  %137 = load i64, ptr %69, align 8
  %138 = getelementptr inbounds double, ptr %136, i64 %137
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #13
  %139 = load ptr, ptr %70, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 %137
  store ptr %140, ptr %12, align 16
  store ptr %3, ptr %71, align 8
  %141 = load i64, ptr %0, align 8
  %142 = getelementptr inbounds double, ptr %3, i64 %141
  store ptr %142, ptr %72, align 16
  store ptr %9, ptr %73, align 8
  store ptr %10, ptr %74, align 16
  %143 = load ptr, ptr %76, align 8
  store ptr %143, ptr %75, align 8
  store ptr %138, ptr %77, align 16
  store ptr %131, ptr %78, align 8
  store ptr %11, ptr %79, align 16
  %144 = load ptr, ptr %80, align 8
  %145 = load ptr, ptr %81, align 8
  call void %144(ptr noundef nonnull %12, ptr noundef %145, ptr noundef %132) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %146 = load i64, ptr %0, align 8
  %147 = load ptr, ptr %66, align 8
  %148 = icmp sgt i64 %146, 0
  br i1 %148, label %149, label %158
149:
  %150 = phi i64 [ %156, %149 ], [ 0, %128 ]
  %151 = getelementptr inbounds nuw double, ptr %131, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = getelementptr inbounds nuw double, ptr %147, i64 %150
  %154 = load double, ptr %153, align 8
  %155 = fadd double %152, %154
  store double %155, ptr %151, align 8
  %156 = add nuw nsw i64 %150, 1
  %157 = icmp eq i64 %156, %146
  br i1 %157, label %158, label %149
158:
  %159 = add nuw nsw i64 %129, 1
  %160 = icmp eq i64 %159, %5
  br i1 %160, label %161, label %128
161:
  br i1 %117, label %172, label %162
162:
  %163 = load i64, ptr %0, align 8
  %164 = icmp sgt i64 %163, 0
  br i1 %164, label %165, label %188
165:
  %166 = phi i64 [ %169, %165 ], [ 0, %162 ]
  %167 = load ptr, ptr %60, align 8
  %168 = getelementptr inbounds nuw double, ptr %167, i64 %166
  store double 0.000000e+00, ptr %168, align 8
  %169 = add nuw nsw i64 %166, 1
  %170 = load i64, ptr %0, align 8
  %171 = icmp slt i64 %169, %170
  br i1 %171, label %165, label %188
172:
  %173 = load ptr, ptr %60, align 8
  br label %174
174:
  %175 = phi ptr [ %173, %172 ], [ %91, %119 ]
  call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %54, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, double noundef %89, ptr noundef %175) #12
  %176 = load i64, ptr %0, align 8
  %177 = load ptr, ptr %60, align 8
  %178 = icmp sgt i64 %176, 0
  br i1 %178, label %179, label %188
179:
  %180 = phi i64 [ %186, %179 ], [ 0, %174 ]
  %181 = getelementptr inbounds nuw double, ptr %3, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw double, ptr %177, i64 %180
  %184 = load double, ptr %183, align 8
  %185 = fadd double %182, %184
  store double %185, ptr %181, align 8
  %186 = add nuw nsw i64 %180, 1
  %187 = icmp eq i64 %186, %176
  br i1 %187, label %188, label %179
188:
  %189 = icmp eq i64 %87, 1
  %190 = and i1 %19, %189
  br i1 %190, label %191, label %203
191:
  %192 = load i64, ptr %0, align 8
  %193 = icmp sgt i64 %192, 0
  br i1 %193, label %194, label %203
194:
  %195 = phi i64 [ %200, %194 ], [ 0, %191 ]
  %196 = load ptr, ptr %60, align 8
  %197 = getelementptr inbounds nuw double, ptr %196, i64 %195
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds nuw double, ptr %4, i64 %195
  store double %198, ptr %199, align 8
  %200 = add nuw nsw i64 %195, 1
  %201 = load i64, ptr %0, align 8
  %202 = icmp slt i64 %200, %201
  br i1 %202, label %194, label %203
203:
  %204 = add nsw i64 %87, 1
  %205 = icmp eq i64 %204, 3
  br i1 %205, label %82, label %86
206:
  %207 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %208 = load ptr, ptr %207, align 8
  call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %83, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %208) #12
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %210 = load i64, ptr %209, align 8
  %211 = icmp sgt i64 %210, 0
  br i1 %211, label %212, label %223
212:
  %213 = phi i64 [ %220, %212 ], [ 0, %206 ]
  %214 = load ptr, ptr %207, align 8
  %215 = getelementptr inbounds nuw double, ptr %214, i64 %213
  %216 = load double, ptr %215, align 8
  %217 = load i64, ptr %0, align 8
  %218 = getelementptr double, ptr %3, i64 %217
  %219 = getelementptr double, ptr %218, i64 %213
  store double %216, ptr %219, align 8
  %220 = add nuw nsw i64 %213, 1
  %221 = load i64, ptr %209, align 8
  %222 = icmp slt i64 %220, %221
  br i1 %222, label %212, label %223
223:
  ret void
}
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, double noundef %3, ptr noundef %4, double noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca [9 x ptr], align 16
  store double %3, ptr %8, align 8
  store double %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 376
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
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
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 360
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
define internal fastcc noundef ptr @bg_new_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, double noundef %4) unnamed_addr #7 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %38, label %12
12:
  %13 = sitofp i64 %7 to double
  %14 = load i64, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 312
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 304
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
define internal fastcc void @bg_moved(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, double noundef %3, ptr noundef readonly captures(address_is_null) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) unnamed_addr #8 {
  %8 = icmp slt i64 %0, 8
  br i1 %8, label %17, label %9
9:
  %10 = icmp eq ptr %4, null
  %11 = icmp sgt i64 %1, 0
  %12 = fadd double %3, 0.000000e+00
  %13 = insertelement <8 x double> poison, double %12, i64 0
  %14 = shufflevector <8 x double> %13, <8 x double> poison, <8 x i32> zeroinitializer
  %15 = insertelement <8 x double> poison, double %3, i64 0
  %16 = shufflevector <8 x double> %15, <8 x double> poison, <8 x i32> zeroinitializer
  br label %25
17:
  %18 = phi i64 [ 0, %7 ], [ %26, %34 ]
  %19 = icmp slt i64 %18, %0
  br i1 %19, label %20, label %91
20:
  %21 = or disjoint i64 %18, 1
  %22 = icmp eq ptr %4, null
  %23 = icmp sgt i64 %1, 0
  %24 = fadd double %3, 0.000000e+00
  br label %59
25:
  %26 = phi i64 [ 8, %9 ], [ %40, %34 ]
  %27 = phi i64 [ 0, %9 ], [ %26, %34 ]
  br i1 %10, label %31, label %28
28:
  %29 = getelementptr inbounds nuw double, ptr %4, i64 %27
  %30 = load <8 x double>, ptr %29, align 8
  br label %31
31:
  %32 = phi <8 x double> [ %30, %28 ], [ zeroinitializer, %25 ]
  %33 = getelementptr double, ptr %5, i64 %27
  br i1 %11, label %42, label %34
34:
  %35 = phi <8 x double> [ zeroinitializer, %31 ], [ %56, %55 ]
  %36 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %35, <8 x double> %14, <8 x double> %32)
  %37 = fmul <8 x double> %16, %35
  %38 = select i1 %10, <8 x double> %37, <8 x double> %36
  %39 = getelementptr inbounds nuw double, ptr %6, i64 %27
  store <8 x double> %38, ptr %39, align 8
  %40 = add nuw nsw i64 %26, 8
  %41 = icmp sgt i64 %40, %0
  br i1 %41, label %17, label %25
42:
  %43 = phi <8 x double> [ %56, %55 ], [ zeroinitializer, %31 ]
  %44 = phi i64 [ %57, %55 ], [ 0, %31 ]
  %45 = getelementptr inbounds nuw double, ptr %2, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fcmp une double %46, 0.000000e+00
  br i1 %47, label %48, label %55
48:
  %49 = insertelement <8 x double> poison, double %46, i64 0
  %50 = shufflevector <8 x double> %49, <8 x double> poison, <8 x i32> zeroinitializer
  %51 = mul nuw nsw i64 %44, %0
  %52 = getelementptr double, ptr %33, i64 %51
  %53 = load <8 x double>, ptr %52, align 8
  %54 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %50, <8 x double> %53, <8 x double> %43)
  br label %55
55:
  %56 = phi <8 x double> [ %54, %48 ], [ %43, %42 ]
  %57 = add nuw nsw i64 %44, 1
  %58 = icmp eq i64 %57, %1
  br i1 %58, label %34, label %42
59:
  %60 = phi i64 [ %21, %20 ], [ %74, %68 ]
  %61 = phi i64 [ %18, %20 ], [ %60, %68 ]
  br i1 %22, label %65, label %62
62:
  %63 = getelementptr inbounds nuw double, ptr %4, i64 %61
  %64 = load double, ptr %63, align 8
  br label %65
65:
  %66 = phi double [ %64, %62 ], [ 0.000000e+00, %59 ]
  %67 = getelementptr double, ptr %5, i64 %61
  br i1 %23, label %76, label %68
68:
  %69 = phi double [ 0.000000e+00, %65 ], [ %88, %87 ]
  %70 = tail call double @llvm.fma.f64(double %69, double %24, double %66)
  %71 = fmul double %3, %69
  %72 = select i1 %22, double %71, double %70
  %73 = getelementptr inbounds nuw double, ptr %6, i64 %61
  store double %72, ptr %73, align 8
  %74 = add nuw i64 %60, 1
  %75 = icmp eq i64 %60, %0
  br i1 %75, label %91, label %59
76:
  %77 = phi i64 [ %89, %87 ], [ 0, %65 ]
  %78 = phi double [ %88, %87 ], [ 0.000000e+00, %65 ]
  %79 = getelementptr inbounds nuw double, ptr %2, i64 %77
  %80 = load double, ptr %79, align 8
  %81 = fcmp une double %80, 0.000000e+00
  br i1 %81, label %82, label %87
82:
  %83 = mul nsw i64 %77, %0
  %84 = getelementptr double, ptr %67, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = tail call double @llvm.fma.f64(double %80, double %85, double %78)
  br label %87
87:
  %88 = phi double [ %86, %82 ], [ %78, %76 ]
  %89 = add nuw nsw i64 %77, 1
  %90 = icmp eq i64 %89, %1
  br i1 %90, label %68, label %76
91:
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %4) #12
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %21) #12
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
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>) #5
declare double @bg_pow_1(double noundef, double noundef) #2
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7) unnamed_addr #9 {
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
declare i64 @llvm.smax.i64(i64, i64) #10
declare i64 @llvm.smin.i64(i64, i64) #10
declare i64 @llvm.usub.sat.i64(i64, i64) #10
declare i64 @llvm.umin.i64(i64, i64) #10
attributes #0 = { nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { optsize }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin nounwind optsize }
attributes #12 = { nobuiltin optsize }
attributes #13 = { nounwind }
