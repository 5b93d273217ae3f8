; sources 5bb7538ec609efc8ed2d7fd99041d1c256f1c7d4054d6e6b24385adb970a1191
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [1 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
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
  br i1 %28, label %29, label %2360
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
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %127 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %128 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %129 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 272
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %136 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %141 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %145 = getelementptr inbounds nuw i8, ptr %2, i64 320
  %146 = getelementptr inbounds nuw i8, ptr %2, i64 336
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %148 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %149 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %150 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %151 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %152 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %153 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %154 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %155 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %159 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %166
166:
  %167 = phi i64 [ 0, %29 ], [ %2358, %2357 ]
  %168 = load i64, ptr %30, align 8
  %169 = icmp slt i64 %168, 0
  br i1 %169, label %425, label %170
170:
  %171 = load i64, ptr %31, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %173, label %178
173:
  %174 = load double, ptr %32, align 8
  %175 = load double, ptr %33, align 8
  %176 = fcmp olt double %174, %175
  br i1 %176, label %1008, label %177
177:
  store i64 1, ptr %31, align 8
  br label %178
178:
  %179 = phi i64 [ 1, %177 ], [ %171, %170 ]
  %180 = load ptr, ptr %34, align 8
  %181 = load ptr, ptr %35, align 8
  %182 = load i64, ptr %36, align 8
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %349, label %184
184:
  %185 = load ptr, ptr %37, align 8
  %186 = icmp eq ptr %185, null
  br i1 %186, label %349, label %187
187:
  %188 = load i64, ptr %38, align 8
  %189 = load ptr, ptr %39, align 8
  %190 = icmp sgt i64 %188, 0
  br i1 %190, label %191, label %201
191:
  %192 = phi i64 [ %197, %191 ], [ 0, %187 ]
  %193 = getelementptr inbounds nuw double, ptr %180, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = fadd double %194, 0.000000e+00
  %196 = getelementptr inbounds nuw double, ptr %189, i64 %192
  store double %195, ptr %196, align 8
  %197 = add nuw nsw i64 %192, 1
  %198 = icmp eq i64 %197, %188
  br i1 %198, label %199, label %191
199:
  %200 = load i64, ptr %38, align 8
  br label %201
201:
  %202 = phi i64 [ %200, %199 ], [ %188, %187 ]
  %203 = load i64, ptr %40, align 8
  %204 = mul nsw i64 %203, %202
  %205 = load ptr, ptr %41, align 8
  %206 = icmp sgt i64 %204, 0
  br i1 %206, label %207, label %217
207:
  %208 = phi i64 [ %213, %207 ], [ 0, %201 ]
  %209 = getelementptr inbounds nuw double, ptr %181, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fadd double %210, 0.000000e+00
  %212 = getelementptr inbounds nuw double, ptr %205, i64 %208
  store double %211, ptr %212, align 8
  %213 = add nuw nsw i64 %208, 1
  %214 = icmp eq i64 %213, %204
  br i1 %214, label %215, label %207
215:
  %216 = load ptr, ptr %41, align 8
  br label %217
217:
  %218 = phi ptr [ %216, %215 ], [ %205, %201 ]
  %219 = load ptr, ptr %39, align 8
  store ptr %219, ptr %34, align 8
  store ptr %218, ptr %35, align 8
  %220 = load i64, ptr %42, align 8
  %221 = icmp sgt i64 %220, 0
  br i1 %221, label %224, label %222
222:
  store ptr %180, ptr %34, align 8
  store ptr %181, ptr %35, align 8
  %223 = load i64, ptr %31, align 8
  br label %349
224:
  %225 = phi i64 [ %347, %345 ], [ %220, %217 ]
  %226 = phi i64 [ %346, %345 ], [ 0, %217 ]
  %227 = load i64, ptr %0, align 8
  %228 = load i64, ptr %43, align 8
  %229 = load i64, ptr %44, align 8
  %230 = load i64, ptr %45, align 8
  %231 = load ptr, ptr %46, align 8
  %232 = load i64, ptr %30, align 8
  %233 = load i64, ptr %47, align 8
  %234 = load ptr, ptr %48, align 8
  %235 = load i64, ptr %49, align 8
  %236 = add nsw i64 %228, %227
  %237 = shl nsw i64 %229, 1
  %238 = add nsw i64 %237, %236
  %239 = add nsw i64 %238, %230
  %240 = mul i64 %232, %236
  %241 = mul i64 %240, %233
  %242 = getelementptr inbounds double, ptr %231, i64 %241
  %243 = mul nsw i64 %235, %232
  %244 = getelementptr inbounds double, ptr %234, i64 %243
  %245 = add nsw i64 %225, -1
  %246 = call i64 @llvm.smin.i64(i64 %226, i64 %245)
  %247 = getelementptr double, ptr %244, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = load ptr, ptr %50, align 8
  %250 = icmp sgt i64 %236, 0
  %251 = mul nsw i64 %236, %246
  %252 = getelementptr double, ptr %242, i64 %251
  br i1 %250, label %253, label %260
253:
  %254 = phi i64 [ %258, %253 ], [ 0, %224 ]
  %255 = getelementptr double, ptr %252, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = getelementptr inbounds nuw double, ptr %249, i64 %254
  store double %256, ptr %257, align 8
  %258 = add nuw nsw i64 %254, 1
  %259 = icmp eq i64 %258, %236
  br i1 %259, label %260, label %253
260:
  %261 = load i64, ptr %40, align 8
  %262 = icmp sgt i64 %261, 0
  br i1 %262, label %283, label %263
263:
  %264 = phi i64 [ %261, %260 ], [ %311, %310 ]
  %265 = load ptr, ptr %50, align 8
  %266 = load ptr, ptr %52, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %248, ptr noundef %265, ptr noundef null, i64 noundef %264, ptr noundef %266) #12
  %267 = load ptr, ptr %50, align 8
  %268 = icmp sge i64 %226, %225
  %269 = icmp slt i64 %236, 1
  %270 = mul nsw i64 %236, %226
  %271 = getelementptr double, ptr %242, i64 %270
  %272 = or i1 %268, %269
  br i1 %272, label %280, label %273
273:
  %274 = phi i64 [ %278, %273 ], [ 0, %263 ]
  %275 = getelementptr inbounds nuw double, ptr %267, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = getelementptr double, ptr %271, i64 %274
  store double %276, ptr %277, align 8
  %278 = add nuw nsw i64 %274, 1
  %279 = icmp eq i64 %278, %236
  br i1 %279, label %280, label %273
280:
  %281 = load i64, ptr %40, align 8
  %282 = icmp sgt i64 %281, 0
  br i1 %282, label %314, label %345
283:
  %284 = phi i64 [ %311, %310 ], [ %261, %260 ]
  %285 = phi i64 [ %312, %310 ], [ 0, %260 ]
  %286 = load i64, ptr %30, align 8
  %287 = load ptr, ptr %51, align 8
  %288 = mul nsw i64 %286, %284
  %289 = add nsw i64 %288, %285
  %290 = load i64, ptr %47, align 8
  %291 = mul nsw i64 %289, %290
  %292 = load i64, ptr %0, align 8
  %293 = load i64, ptr %43, align 8
  %294 = add nsw i64 %293, %292
  %295 = mul nsw i64 %291, %294
  %296 = getelementptr inbounds double, ptr %287, i64 %295
  %297 = load ptr, ptr %52, align 8
  %298 = mul nsw i64 %285, %239
  %299 = getelementptr inbounds double, ptr %297, i64 %298
  %300 = getelementptr double, ptr %296, i64 %251
  br i1 %250, label %301, label %310
301:
  %302 = phi i64 [ %306, %301 ], [ 0, %283 ]
  %303 = getelementptr double, ptr %300, i64 %302
  %304 = load double, ptr %303, align 8
  %305 = getelementptr inbounds nuw double, ptr %299, i64 %302
  store double %304, ptr %305, align 8
  %306 = add nuw nsw i64 %302, 1
  %307 = icmp eq i64 %306, %236
  br i1 %307, label %308, label %301
308:
  %309 = load i64, ptr %40, align 8
  br label %310
310:
  %311 = phi i64 [ %309, %308 ], [ %284, %283 ]
  %312 = add nuw nsw i64 %285, 1
  %313 = icmp slt i64 %312, %311
  br i1 %313, label %283, label %263
314:
  %315 = phi i64 [ %342, %341 ], [ %281, %280 ]
  %316 = phi i64 [ %343, %341 ], [ 0, %280 ]
  %317 = load ptr, ptr %52, align 8
  %318 = mul nsw i64 %316, %239
  %319 = getelementptr inbounds double, ptr %317, i64 %318
  %320 = load i64, ptr %30, align 8
  %321 = load ptr, ptr %51, align 8
  %322 = mul nsw i64 %320, %315
  %323 = add nsw i64 %322, %316
  %324 = load i64, ptr %47, align 8
  %325 = mul nsw i64 %323, %324
  %326 = load i64, ptr %0, align 8
  %327 = load i64, ptr %43, align 8
  %328 = add nsw i64 %327, %326
  %329 = mul nsw i64 %325, %328
  %330 = getelementptr inbounds double, ptr %321, i64 %329
  %331 = getelementptr double, ptr %330, i64 %270
  br i1 %272, label %341, label %332
332:
  %333 = phi i64 [ %337, %332 ], [ 0, %314 ]
  %334 = getelementptr inbounds nuw double, ptr %319, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = getelementptr double, ptr %331, i64 %333
  store double %335, ptr %336, align 8
  %337 = add nuw nsw i64 %333, 1
  %338 = icmp eq i64 %337, %236
  br i1 %338, label %339, label %332
339:
  %340 = load i64, ptr %40, align 8
  br label %341
341:
  %342 = phi i64 [ %340, %339 ], [ %315, %314 ]
  %343 = add nuw nsw i64 %316, 1
  %344 = icmp slt i64 %343, %342
  br i1 %344, label %314, label %345
345:
  %346 = add nuw nsw i64 %226, 1
  %347 = load i64, ptr %42, align 8
  %348 = icmp slt i64 %346, %347
  br i1 %348, label %224, label %222
349:
  %350 = phi i64 [ %179, %178 ], [ %179, %184 ], [ %223, %222 ]
  %351 = load i64, ptr %0, align 8
  %352 = load i64, ptr %43, align 8
  %353 = load i64, ptr %44, align 8
  %354 = load i64, ptr %45, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #13
  %355 = sitofp i64 %350 to double
  store double %355, ptr %16, align 16
  %356 = load double, ptr %32, align 8
  store double %356, ptr %53, align 8
  %357 = load i64, ptr %55, align 8
  %358 = sitofp i64 %357 to double
  store double %358, ptr %54, align 16
  %359 = load i64, ptr %57, align 8
  %360 = sitofp i64 %359 to double
  store double %360, ptr %56, align 8
  %361 = load i64, ptr %42, align 8
  %362 = sitofp i64 %361 to double
  store double %362, ptr %58, align 16
  %363 = load i64, ptr %60, align 8
  %364 = sitofp i64 %363 to double
  store double %364, ptr %59, align 8
  br label %371
365:
  %366 = add nsw i64 %352, %351
  %367 = shl nsw i64 %353, 1
  %368 = add nsw i64 %366, %367
  %369 = add nsw i64 %368, %354
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %385, label %382
371:
  %372 = phi i64 [ 0, %349 ], [ %380, %371 ]
  %373 = getelementptr inbounds nuw double, ptr %16, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = load ptr, ptr %61, align 8
  %376 = load i64, ptr %30, align 8
  %377 = mul i64 %376, 48
  %378 = getelementptr i8, ptr %375, i64 %377
  %379 = getelementptr double, ptr %378, i64 %372
  store double %374, ptr %379, align 8
  %380 = add nuw nsw i64 %372, 1
  %381 = icmp eq i64 %380, 6
  br i1 %381, label %365, label %371
382:
  %383 = load i64, ptr %40, align 8
  %384 = icmp sgt i64 %383, 0
  br i1 %384, label %397, label %424
385:
  %386 = phi i64 [ %395, %385 ], [ 0, %365 ]
  %387 = load ptr, ptr %62, align 8
  %388 = getelementptr inbounds nuw double, ptr %387, i64 %386
  %389 = load double, ptr %388, align 8
  %390 = load ptr, ptr %63, align 8
  %391 = load i64, ptr %30, align 8
  %392 = mul nsw i64 %391, %369
  %393 = getelementptr double, ptr %390, i64 %392
  %394 = getelementptr double, ptr %393, i64 %386
  store double %389, ptr %394, align 8
  %395 = add nuw nsw i64 %386, 1
  %396 = icmp eq i64 %395, %369
  br i1 %396, label %382, label %385
397:
  %398 = phi i64 [ %405, %404 ], [ %383, %382 ]
  %399 = phi i64 [ %406, %404 ], [ 0, %382 ]
  br i1 %370, label %400, label %404
400:
  %401 = mul nuw nsw i64 %399, %369
  br label %408
402:
  %403 = load i64, ptr %40, align 8
  br label %404
404:
  %405 = phi i64 [ %403, %402 ], [ %398, %397 ]
  %406 = add nuw nsw i64 %399, 1
  %407 = icmp slt i64 %406, %405
  br i1 %407, label %397, label %424
408:
  %409 = phi i64 [ 0, %400 ], [ %422, %408 ]
  %410 = load ptr, ptr %64, align 8
  %411 = getelementptr inbounds nuw double, ptr %410, i64 %401
  %412 = getelementptr inbounds nuw double, ptr %411, i64 %409
  %413 = load double, ptr %412, align 8
  %414 = load ptr, ptr %65, align 8
  %415 = load i64, ptr %30, align 8
  %416 = load i64, ptr %40, align 8
  %417 = mul nsw i64 %416, %415
  %418 = add nsw i64 %417, %399
  %419 = mul nsw i64 %418, %369
  %420 = getelementptr double, ptr %414, i64 %419
  %421 = getelementptr double, ptr %420, i64 %409
  store double %413, ptr %421, align 8
  %422 = add nuw nsw i64 %409, 1
  %423 = icmp eq i64 %422, %369
  br i1 %423, label %402, label %408
424:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #13
  store i64 -1, ptr %30, align 8
  br label %425
425:
  %426 = atomicrmw add ptr %100, i64 1 monotonic, align 8
  %427 = load i64, ptr %1, align 8
  %428 = icmp slt i64 %426, %427
  br i1 %428, label %429, label %896
429:
  %430 = load ptr, ptr %66, align 8
  %431 = load i64, ptr %67, align 8
  %432 = mul nsw i64 %431, %426
  %433 = getelementptr double, ptr %430, i64 %432
  %434 = load double, ptr %433, align 8
  %435 = load ptr, ptr %68, align 8
  %436 = load i64, ptr %69, align 8
  %437 = mul nsw i64 %436, %426
  %438 = getelementptr double, ptr %435, i64 %437
  %439 = load double, ptr %438, align 8
  %440 = load i64, ptr %0, align 8
  %441 = load i64, ptr %43, align 8
  %442 = add i64 %441, %440
  %443 = load i64, ptr %44, align 8
  %444 = shl i64 %443, 1
  %445 = add i64 %444, %442
  %446 = load i64, ptr %45, align 8
  %447 = add i64 %445, %446
  %448 = load i64, ptr %38, align 8
  %449 = icmp sgt i64 %448, 0
  br i1 %449, label %452, label %450
450:
  %451 = icmp sgt i64 %447, 0
  br i1 %451, label %465, label %481
452:
  %453 = phi i64 [ %462, %452 ], [ 0, %429 ]
  %454 = load ptr, ptr %102, align 8
  %455 = load i64, ptr %103, align 8
  %456 = mul nsw i64 %455, %426
  %457 = getelementptr double, ptr %454, i64 %456
  %458 = getelementptr double, ptr %457, i64 %453
  %459 = load double, ptr %458, align 8
  %460 = load ptr, ptr %34, align 8
  %461 = getelementptr inbounds nuw double, ptr %460, i64 %453
  store double %459, ptr %461, align 8
  %462 = add nuw nsw i64 %453, 1
  %463 = load i64, ptr %38, align 8
  %464 = icmp slt i64 %462, %463
  br i1 %464, label %452, label %450
465:
  %466 = phi i64 [ %479, %475 ], [ 0, %450 ]
  %467 = icmp slt i64 %466, %442
  br i1 %467, label %468, label %475
468:
  %469 = load ptr, ptr %104, align 8
  %470 = load i64, ptr %105, align 8
  %471 = mul nsw i64 %470, %426
  %472 = getelementptr double, ptr %469, i64 %471
  %473 = getelementptr double, ptr %472, i64 %466
  %474 = load double, ptr %473, align 8
  br label %475
475:
  %476 = phi double [ %474, %468 ], [ 0.000000e+00, %465 ]
  %477 = load ptr, ptr %62, align 8
  %478 = getelementptr inbounds nuw double, ptr %477, i64 %466
  store double %476, ptr %478, align 8
  %479 = add nuw nsw i64 %466, 1
  %480 = icmp eq i64 %479, %447
  br i1 %480, label %484, label %465
481:
  %482 = load i64, ptr %40, align 8
  %483 = icmp sgt i64 %482, 0
  br i1 %483, label %501, label %549
484:
  %485 = phi i64 [ %499, %495 ], [ 0, %475 ]
  %486 = load i64, ptr %0, align 8
  %487 = icmp slt i64 %485, %486
  br i1 %487, label %488, label %495
488:
  %489 = load ptr, ptr %106, align 8
  %490 = load i64, ptr %107, align 8
  %491 = mul nsw i64 %490, %426
  %492 = getelementptr double, ptr %489, i64 %491
  %493 = getelementptr double, ptr %492, i64 %485
  %494 = load double, ptr %493, align 8
  br label %495
495:
  %496 = phi double [ %494, %488 ], [ 1.000000e+00, %484 ]
  %497 = load ptr, ptr %108, align 8
  %498 = getelementptr inbounds nuw double, ptr %497, i64 %485
  store double %496, ptr %498, align 8
  %499 = add nuw nsw i64 %485, 1
  %500 = icmp eq i64 %499, %447
  br i1 %500, label %481, label %484
501:
  %502 = phi i64 [ %527, %526 ], [ 0, %481 ]
  %503 = load i64, ptr %38, align 8
  %504 = icmp sgt i64 %503, 0
  br i1 %504, label %509, label %505
505:
  br i1 %451, label %506, label %526
506:
  %507 = mul nsw i64 %502, %442
  %508 = mul nuw nsw i64 %502, %447
  br label %530
509:
  %510 = phi i64 [ %524, %509 ], [ %503, %501 ]
  %511 = phi i64 [ %523, %509 ], [ 0, %501 ]
  %512 = mul nsw i64 %510, %502
  %513 = load ptr, ptr %109, align 8
  %514 = load i64, ptr %110, align 8
  %515 = mul nsw i64 %514, %426
  %516 = getelementptr double, ptr %513, i64 %515
  %517 = getelementptr double, ptr %516, i64 %512
  %518 = getelementptr double, ptr %517, i64 %511
  %519 = load double, ptr %518, align 8
  %520 = load ptr, ptr %35, align 8
  %521 = getelementptr inbounds double, ptr %520, i64 %512
  %522 = getelementptr inbounds nuw double, ptr %521, i64 %511
  store double %519, ptr %522, align 8
  %523 = add nuw nsw i64 %511, 1
  %524 = load i64, ptr %38, align 8
  %525 = icmp slt i64 %523, %524
  br i1 %525, label %509, label %505
526:
  %527 = add nuw nsw i64 %502, 1
  %528 = load i64, ptr %40, align 8
  %529 = icmp slt i64 %527, %528
  br i1 %529, label %501, label %549
530:
  %531 = phi i64 [ 0, %506 ], [ %547, %542 ]
  %532 = load i64, ptr %0, align 8
  %533 = icmp slt i64 %531, %532
  br i1 %533, label %534, label %542
534:
  %535 = load ptr, ptr %111, align 8
  %536 = load i64, ptr %112, align 8
  %537 = mul nsw i64 %536, %426
  %538 = getelementptr double, ptr %535, i64 %537
  %539 = getelementptr double, ptr %538, i64 %507
  %540 = getelementptr double, ptr %539, i64 %531
  %541 = load double, ptr %540, align 8
  br label %542
542:
  %543 = phi double [ %541, %534 ], [ 0.000000e+00, %530 ]
  %544 = load ptr, ptr %64, align 8
  %545 = getelementptr inbounds nuw double, ptr %544, i64 %508
  %546 = getelementptr inbounds nuw double, ptr %545, i64 %531
  store double %543, ptr %546, align 8
  %547 = add nuw nsw i64 %531, 1
  %548 = icmp eq i64 %547, %447
  br i1 %548, label %526, label %530
549:
  store i64 %426, ptr %30, align 8
  store i64 1, ptr %70, align 8
  store i64 0, ptr %60, align 8
  store i64 0, ptr %57, align 8
  store i64 0, ptr %55, align 8
  store i64 0, ptr %31, align 8
  store i64 0, ptr %71, align 8
  store i64 0, ptr %42, align 8
  store double %434, ptr %72, align 8
  store double %434, ptr %32, align 8
  store double %439, ptr %33, align 8
  br label %550
550:
  %551 = phi i32 [ 0, %549 ], [ %562, %560 ]
  %552 = phi double [ %439, %549 ], [ %561, %560 ]
  %553 = fcmp oeq double %552, 0.000000e+00
  br i1 %553, label %560, label %554
554:
  %555 = bitcast double %552 to i64
  %556 = fcmp ogt double %552, 0.000000e+00
  %557 = select i1 %556, i64 -1, i64 1
  %558 = add nsw i64 %557, %555
  %559 = bitcast i64 %558 to double
  br label %560
560:
  %561 = phi double [ %559, %554 ], [ 0x8010000000000000, %550 ]
  %562 = add nuw nsw i32 %551, 1
  %563 = icmp eq i32 %562, 100
  br i1 %563, label %564, label %550
564:
  %565 = call double @llvm.fabs.f64(double %434)
  %566 = call double @llvm.fabs.f64(double %439)
  %567 = fcmp ogt double %565, %566
  %568 = select i1 %567, double %565, double %566
  %569 = fmul double %568, 0x3CC0000000000000
  %570 = fsub double %439, %434
  %571 = fmul double %570, 1.000000e-05
  store double %561, ptr %73, align 8
  store double %569, ptr %74, align 8
  store double 1.000000e+00, ptr %75, align 8
  %572 = load ptr, ptr %76, align 8
  %573 = load i64, ptr %77, align 8
  %574 = mul nsw i64 %573, %426
  %575 = getelementptr double, ptr %572, i64 %574
  %576 = load double, ptr %575, align 8
  store double %576, ptr %78, align 8
  %577 = load ptr, ptr %79, align 8
  %578 = load i64, ptr %80, align 8
  %579 = mul nsw i64 %578, %426
  %580 = getelementptr double, ptr %577, i64 %579
  %581 = load double, ptr %580, align 8
  store double %581, ptr %81, align 8
  %582 = load i64, ptr %82, align 8
  %583 = icmp eq i64 %582, 0
  br i1 %583, label %884, label %584
584:
  %585 = load ptr, ptr %83, align 8
  %586 = load i64, ptr %84, align 8
  br label %696
587:
  %588 = shl nsw i64 %582, 10
  %589 = getelementptr inbounds double, ptr %585, i64 %588
  %590 = icmp eq i64 %586, 0
  %591 = select i1 %590, double 4.000000e+00, double 4.000000e+01
  %592 = getelementptr inbounds double, ptr %589, i64 %588
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 2048
  %594 = load i64, ptr %0, align 8
  %595 = load i64, ptr %43, align 8
  %596 = add i64 %595, %594
  %597 = load i64, ptr %44, align 8
  %598 = shl i64 %597, 1
  %599 = add i64 %596, %598
  %600 = load i64, ptr %45, align 8
  %601 = add i64 %599, %600
  %602 = load i64, ptr %38, align 8
  %603 = getelementptr inbounds double, ptr %593, i64 %602
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #13
  store double 0.000000e+00, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #13
  store double 1.000000e+00, ptr %14, align 8
  %604 = icmp sgt i64 %602, 0
  br i1 %604, label %607, label %605
605:
  %606 = icmp sgt i64 %601, 0
  br i1 %606, label %622, label %617
607:
  %608 = phi i64 [ %614, %607 ], [ 0, %587 ]
  %609 = load ptr, ptr %34, align 8
  %610 = getelementptr inbounds nuw double, ptr %609, i64 %608
  %611 = load double, ptr %610, align 8
  %612 = fadd double %611, 0.000000e+00
  %613 = getelementptr inbounds nuw double, ptr %593, i64 %608
  store double %612, ptr %613, align 8
  %614 = add nuw nsw i64 %608, 1
  %615 = load i64, ptr %38, align 8
  %616 = icmp slt i64 %614, %615
  br i1 %616, label %607, label %605
617:
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #13
  %618 = load i64, ptr %87, align 8
  %619 = getelementptr inbounds double, ptr %593, i64 %618
  store ptr %619, ptr %15, align 16
  store ptr %603, ptr %88, align 8
  %620 = load i64, ptr %0, align 8
  %621 = getelementptr inbounds double, ptr %603, i64 %620
  store ptr %621, ptr %89, align 16
  store ptr %12, ptr %90, align 8
  store ptr %13, ptr %91, align 16
  store ptr %13, ptr %92, align 8
  store ptr null, ptr %93, align 16
  store ptr null, ptr %94, align 8
  store ptr %14, ptr %95, align 16
  br label %631
622:
  %623 = phi i64 [ %629, %622 ], [ 0, %605 ]
  %624 = load ptr, ptr %62, align 8
  %625 = getelementptr inbounds nuw double, ptr %624, i64 %623
  %626 = load double, ptr %625, align 8
  %627 = fadd double %626, 0.000000e+00
  %628 = getelementptr inbounds nuw double, ptr %603, i64 %623
  store double %627, ptr %628, align 8
  %629 = add nuw nsw i64 %623, 1
  %630 = icmp eq i64 %629, %601
  br i1 %630, label %617, label %622
631:
  %632 = phi i64 [ 0, %617 ], [ %633, %666 ]
  %633 = add nuw nsw i64 %632, 1
  %634 = uitofp nneg i64 %633 to double
  %635 = fmul double %634, 0x3FE3C6EF372FE950
  %636 = load double, ptr %33, align 8
  %637 = load double, ptr %72, align 8
  %638 = fsub double %636, %637
  %639 = fmul double %638, 1.562500e-02
  %640 = fptosi double %635 to i64
  %641 = sitofp i64 %640 to double
  %642 = fsub double %635, %641
  %643 = lshr i64 %632, 4
  %644 = uitofp nneg i64 %643 to double
  %645 = call double @llvm.fma.f64(double %644, double %639, double %637)
  %646 = and i64 %632, 15
  %647 = uitofp nneg i64 %646 to double
  %648 = fadd double %642, %647
  %649 = fmul double %648, 6.250000e-02
  %650 = fmul double %639, %649
  %651 = fadd double %645, %650
  store double %651, ptr %12, align 8
  %652 = load ptr, ptr %86, align 8
  %653 = load ptr, ptr %96, align 8
  %654 = load ptr, ptr %97, align 8
  call void %652(ptr noundef nonnull %15, ptr noundef %653, ptr noundef %654) #11
  %655 = load ptr, ptr %98, align 8
  %656 = load ptr, ptr %96, align 8
  %657 = load ptr, ptr %97, align 8
  %658 = load i64, ptr %82, align 8
  %659 = getelementptr inbounds double, ptr %657, i64 %658
  call void %655(ptr noundef nonnull %15, ptr noundef %656, ptr noundef %659) #11
  %660 = load i64, ptr %82, align 8
  %661 = icmp sgt i64 %660, 0
  br i1 %661, label %669, label %664
662:
  %663 = icmp eq i64 %633, 1024
  br i1 %663, label %694, label %666
664:
  %665 = icmp eq i64 %633, 1024
  br i1 %665, label %667, label %666
666:
  br label %631
667:
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  br label %668
668:
  br label %872
669:
  %670 = phi i64 [ %692, %669 ], [ %660, %631 ]
  %671 = phi i64 [ %691, %669 ], [ 0, %631 ]
  %672 = load ptr, ptr %97, align 8
  %673 = getelementptr inbounds nuw double, ptr %672, i64 %671
  %674 = load double, ptr %673, align 8
  %675 = getelementptr inbounds double, ptr %672, i64 %670
  %676 = getelementptr inbounds nuw double, ptr %675, i64 %671
  %677 = load double, ptr %676, align 8
  %678 = call double @llvm.fabs.f64(double %674)
  %679 = fcmp one double %678, 0x7FF0000000000000
  %680 = select i1 %679, double %674, double 0.000000e+00
  %681 = mul nsw i64 %670, %632
  %682 = getelementptr double, ptr %585, i64 %681
  %683 = getelementptr double, ptr %682, i64 %671
  store double %680, ptr %683, align 8
  %684 = call double @llvm.fabs.f64(double %677)
  %685 = fcmp one double %684, 0x7FF0000000000000
  %686 = select i1 %685, double %677, double 0.000000e+00
  %687 = load i64, ptr %82, align 8
  %688 = mul nsw i64 %687, %632
  %689 = getelementptr double, ptr %589, i64 %688
  %690 = getelementptr double, ptr %689, i64 %671
  store double %686, ptr %690, align 8
  %691 = add nuw nsw i64 %671, 1
  %692 = load i64, ptr %82, align 8
  %693 = icmp slt i64 %691, %692
  br i1 %693, label %669, label %662
694:
  %695 = icmp sgt i64 %692, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  br i1 %695, label %702, label %668
696:
  %697 = phi i64 [ 0, %584 ], [ %700, %696 ]
  %698 = load ptr, ptr %85, align 8
  %699 = getelementptr inbounds nuw double, ptr %698, i64 %697
  store double 0.000000e+00, ptr %699, align 8
  %700 = add nuw nsw i64 %697, 1
  %701 = icmp eq i64 %700, 64
  br i1 %701, label %587, label %696
702:
  %703 = phi i64 [ %825, %824 ], [ 0, %694 ]
  %704 = getelementptr inbounds nuw double, ptr %585, i64 %703
  %705 = getelementptr inbounds nuw double, ptr %589, i64 %703
  br label %733
706:
  %707 = load double, ptr %78, align 8
  br label %708
708:
  %709 = phi double [ 0xFFF0000000000000, %706 ], [ %715, %708 ]
  %710 = phi double [ 0x7FF0000000000000, %706 ], [ %719, %708 ]
  %711 = phi i64 [ 0, %706 ], [ %720, %708 ]
  %712 = getelementptr inbounds nuw %struct.bg_window, ptr %592, i64 %711
  %713 = load double, ptr %712, align 8
  %714 = fcmp ogt double %713, %709
  %715 = select i1 %714, double %713, double %709
  %716 = getelementptr inbounds nuw i8, ptr %712, i64 8
  %717 = load double, ptr %716, align 8
  %718 = fcmp olt double %717, %710
  %719 = select i1 %718, double %717, double %710
  %720 = add nuw nsw i64 %711, 1
  %721 = icmp eq i64 %720, 64
  br i1 %721, label %722, label %708
722:
  %723 = call double @llvm.fabs.f64(double %715)
  %724 = call double @llvm.fabs.f64(double %719)
  %725 = fcmp ogt double %723, %724
  %726 = select i1 %725, double %723, double %724
  %727 = fmul double %707, 5.000000e-01
  %728 = fsub double %715, %719
  %729 = fmul double %727, %728
  %730 = fmul double %726, 1.000000e-09
  %731 = fcmp ogt double %729, %730
  %732 = select i1 %731, double %729, double %730
  br label %828
733:
  %734 = phi i64 [ 16, %702 ], [ %822, %816 ]
  %735 = phi i64 [ 0, %702 ], [ %821, %816 ]
  %736 = load i64, ptr %82, align 8
  %737 = shl nuw nsw i64 %735, 4
  %738 = load double, ptr %33, align 8
  %739 = load double, ptr %72, align 8
  %740 = fsub double %738, %739
  %741 = fmul double %740, 1.562500e-02
  br label %742
742:
  %743 = phi double [ 0x7FF0000000000000, %733 ], [ %813, %742 ]
  %744 = phi double [ 0.000000e+00, %733 ], [ %809, %742 ]
  %745 = phi double [ 0.000000e+00, %733 ], [ %807, %742 ]
  %746 = phi i64 [ %737, %733 ], [ %814, %742 ]
  %747 = phi double [ 0xFFF0000000000000, %733 ], [ %811, %742 ]
  %748 = icmp samesign ugt i64 %746, 1022
  %749 = sext i1 %748 to i64
  %750 = add nsw i64 %746, %749
  %751 = add nsw i64 %750, 1
  %752 = add nsw i64 %750, 2
  %753 = sitofp i64 %752 to double
  %754 = fmul double %753, 0x3FE3C6EF372FE950
  %755 = fptosi double %754 to i64
  %756 = sitofp i64 %755 to double
  %757 = fsub double %754, %756
  %758 = sdiv i64 %751, 16
  %759 = sitofp i64 %758 to double
  %760 = call double @llvm.fma.f64(double %759, double %741, double %739)
  %761 = srem i64 %751, 16
  %762 = sitofp i64 %761 to double
  %763 = fadd double %757, %762
  %764 = fmul double %763, 6.250000e-02
  %765 = fmul double %741, %764
  %766 = fadd double %760, %765
  %767 = sitofp i64 %751 to double
  %768 = fmul double %767, 0x3FE3C6EF372FE950
  %769 = fptosi double %768 to i64
  %770 = sitofp i64 %769 to double
  %771 = fsub double %768, %770
  %772 = sdiv i64 %750, 16
  %773 = sitofp i64 %772 to double
  %774 = call double @llvm.fma.f64(double %773, double %741, double %739)
  %775 = srem i64 %750, 16
  %776 = sitofp i64 %775 to double
  %777 = fadd double %771, %776
  %778 = fmul double %777, 6.250000e-02
  %779 = fmul double %741, %778
  %780 = fadd double %774, %779
  %781 = fsub double %766, %780
  %782 = mul nsw i64 %746, %736
  %783 = getelementptr inbounds double, ptr %704, i64 %782
  %784 = load double, ptr %783, align 8
  %785 = mul nsw i64 %751, %736
  %786 = getelementptr inbounds double, ptr %704, i64 %785
  %787 = load double, ptr %786, align 8
  %788 = mul nsw i64 %750, %736
  %789 = getelementptr inbounds double, ptr %704, i64 %788
  %790 = load double, ptr %789, align 8
  %791 = fsub double %787, %790
  %792 = fdiv double %791, %781
  %793 = getelementptr inbounds double, ptr %705, i64 %785
  %794 = load double, ptr %793, align 8
  %795 = getelementptr inbounds double, ptr %705, i64 %788
  %796 = load double, ptr %795, align 8
  %797 = fsub double %794, %796
  %798 = fdiv double %797, %781
  %799 = call double @llvm.fabs.f64(double %798)
  %800 = getelementptr inbounds double, ptr %705, i64 %782
  %801 = load double, ptr %800, align 8
  %802 = fmul double %801, %801
  %803 = fmul double %792, %792
  %804 = fcmp ogt double %803, %802
  %805 = select i1 %804, double %803, double %802
  %806 = fcmp ogt double %805, %745
  %807 = select i1 %806, double %805, double %745
  %808 = fcmp ogt double %799, %744
  %809 = select i1 %808, double %799, double %744
  %810 = fcmp ogt double %784, %747
  %811 = select i1 %810, double %784, double %747
  %812 = fcmp olt double %784, %743
  %813 = select i1 %812, double %784, double %743
  %814 = add nuw nsw i64 %746, 1
  %815 = icmp eq i64 %814, %734
  br i1 %815, label %816, label %742
816:
  %817 = getelementptr inbounds nuw %struct.bg_window, ptr %592, i64 %735
  store double %811, ptr %817, align 8
  %818 = getelementptr inbounds nuw i8, ptr %817, i64 8
  store double %813, ptr %818, align 8
  %819 = getelementptr inbounds nuw i8, ptr %817, i64 16
  store double %807, ptr %819, align 8
  %820 = getelementptr inbounds nuw i8, ptr %817, i64 24
  store double %809, ptr %820, align 8
  %821 = add nuw nsw i64 %735, 1
  %822 = add nuw nsw i64 %734, 16
  %823 = icmp eq i64 %821, 64
  br i1 %823, label %706, label %733
824:
  %825 = add nuw nsw i64 %703, 1
  %826 = load i64, ptr %82, align 8
  %827 = icmp slt i64 %825, %826
  br i1 %827, label %702, label %668
828:
  %829 = phi i64 [ 0, %722 ], [ %832, %870 ]
  %830 = call i64 @llvm.usub.sat.i64(i64 %829, i64 1)
  br label %836
831:
  %832 = add nuw nsw i64 %829, 1
  %833 = fsub double %843, %847
  %834 = fmul double %833, 5.000000e-01
  %835 = fcmp ogt double %834, %732
  br i1 %835, label %852, label %863
836:
  %837 = phi double [ %843, %836 ], [ 0xFFF0000000000000, %828 ]
  %838 = phi double [ %847, %836 ], [ 0x7FF0000000000000, %828 ]
  %839 = phi i64 [ %848, %836 ], [ %830, %828 ]
  %840 = getelementptr inbounds nuw %struct.bg_window, ptr %592, i64 %839
  %841 = load double, ptr %840, align 8
  %842 = fcmp ogt double %841, %837
  %843 = select i1 %842, double %841, double %837
  %844 = getelementptr inbounds nuw i8, ptr %840, i64 8
  %845 = load double, ptr %844, align 8
  %846 = fcmp olt double %845, %838
  %847 = select i1 %846, double %845, double %838
  %848 = add nuw nsw i64 %839, 1
  %849 = icmp samesign ule i64 %839, %829
  %850 = icmp samesign ult i64 %839, 63
  %851 = and i1 %849, %850
  br i1 %851, label %836, label %831
852:
  %853 = getelementptr inbounds nuw %struct.bg_window, ptr %592, i64 %829
  %854 = getelementptr inbounds nuw i8, ptr %853, i64 16
  %855 = load double, ptr %854, align 8
  %856 = fmul double %834, %834
  %857 = fdiv double %855, %856
  %858 = getelementptr inbounds nuw i8, ptr %853, i64 24
  %859 = load double, ptr %858, align 8
  %860 = fdiv double %859, %834
  %861 = fcmp ogt double %857, %860
  %862 = select i1 %861, double %857, double %860
  br label %863
863:
  %864 = phi double [ %862, %852 ], [ 0.000000e+00, %831 ]
  %865 = load ptr, ptr %85, align 8
  %866 = getelementptr inbounds nuw double, ptr %865, i64 %829
  %867 = load double, ptr %866, align 8
  %868 = fcmp ogt double %864, %867
  br i1 %868, label %869, label %870
869:
  store double %864, ptr %866, align 8
  br label %870
870:
  %871 = icmp eq i64 %832, 64
  br i1 %871, label %824, label %828
872:
  %873 = phi i64 [ %882, %872 ], [ 0, %668 ]
  %874 = load ptr, ptr %85, align 8
  %875 = getelementptr inbounds nuw double, ptr %874, i64 %873
  %876 = load double, ptr %875, align 8
  %877 = fcmp ogt double %876, 0.000000e+00
  %878 = call double @llvm.sqrt.f64(double %876)
  %879 = fdiv double 0x401921FB54442D18, %878
  %880 = fdiv double %879, %591
  %881 = select i1 %877, double %880, double 0x7FF0000000000000
  store double %881, ptr %875, align 8
  %882 = add nuw nsw i64 %873, 1
  %883 = icmp eq i64 %882, 64
  br i1 %883, label %884, label %872
884:
  %885 = fcmp ogt double %571, %569
  %886 = select i1 %885, double %571, double %569
  %887 = fadd double %434, %886
  %888 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, double noundef %434, double noundef %887) #12
  %889 = fcmp olt double %888, %439
  %890 = select i1 %889, double %888, double %439
  store double %890, ptr %99, align 8
  %891 = fcmp olt double %434, %439
  br i1 %891, label %893, label %892
892:
  store i64 1, ptr %31, align 8
  br label %893
893:
  %894 = load i64, ptr %30, align 8
  %895 = icmp slt i64 %894, 0
  br i1 %895, label %2360, label %899
896:
  %897 = load i64, ptr %30, align 8
  %898 = icmp slt i64 %897, 0
  br i1 %898, label %2360, label %1008
899:
  store i64 1, ptr %101, align 8
  %900 = load ptr, ptr %113, align 8
  %901 = icmp eq ptr %900, null
  br i1 %901, label %929, label %902
902:
  %903 = load double, ptr %32, align 8
  %904 = fsub double %890, %903
  %905 = fmul double %904, 0.000000e+00
  %906 = fadd double %903, %905
  %907 = load ptr, ptr %62, align 8
  %908 = load ptr, ptr %97, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %113, ptr noundef nonnull readonly %2, double noundef %906, ptr noundef %907, double noundef 0.000000e+00, ptr noundef %908) #12
  %909 = load i64, ptr %30, align 8
  %910 = icmp sgt i64 %909, -1
  br i1 %910, label %911, label %929
911:
  %912 = load i64, ptr %55, align 8
  %913 = icmp eq i64 %912, 0
  br i1 %913, label %914, label %929
914:
  %915 = load i64, ptr %43, align 8
  %916 = icmp sgt i64 %915, 0
  br i1 %916, label %917, label %929
917:
  %918 = phi i64 [ %926, %917 ], [ 0, %914 ]
  %919 = load ptr, ptr %97, align 8
  %920 = getelementptr inbounds nuw double, ptr %919, i64 %918
  %921 = load double, ptr %920, align 8
  %922 = load ptr, ptr %62, align 8
  %923 = load i64, ptr %0, align 8
  %924 = getelementptr inbounds double, ptr %922, i64 %923
  %925 = getelementptr inbounds nuw double, ptr %924, i64 %918
  store double %921, ptr %925, align 8
  %926 = add nuw nsw i64 %918, 1
  %927 = load i64, ptr %43, align 8
  %928 = icmp slt i64 %926, %927
  br i1 %928, label %917, label %929
929:
  %930 = load i64, ptr %114, align 8
  %931 = icmp eq i64 %930, 0
  br i1 %931, label %1009, label %932
932:
  %933 = load double, ptr %32, align 8
  %934 = load double, ptr %99, align 8
  %935 = fsub double %934, %933
  %936 = fmul double %935, 0.000000e+00
  %937 = fadd double %933, %936
  %938 = load ptr, ptr %62, align 8
  %939 = load ptr, ptr %116, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull %2, double noundef %937, ptr noundef %938, double noundef 0.000000e+00, ptr noundef %939) #12
  %940 = load i64, ptr %30, align 8
  %941 = icmp slt i64 %940, 0
  br i1 %941, label %1009, label %942
942:
  %943 = load i64, ptr %55, align 8
  %944 = icmp sgt i64 %943, 0
  br i1 %944, label %1009, label %945
945:
  %946 = load double, ptr %32, align 8
  %947 = load ptr, ptr %116, align 8
  %948 = load i64, ptr %114, align 8
  %949 = icmp sgt i64 %948, 0
  br i1 %949, label %950, label %970
950:
  %951 = shl nsw i64 %948, 4
  %952 = mul nuw nsw i64 %948, 24
  br label %953
953:
  %954 = phi i64 [ 0, %950 ], [ %968, %965 ]
  %955 = phi double [ 0x7FF0000000000000, %950 ], [ %967, %965 ]
  %956 = getelementptr inbounds nuw double, ptr %947, i64 %954
  %957 = getelementptr inbounds nuw i8, ptr %956, i64 %951
  %958 = load double, ptr %957, align 8
  %959 = getelementptr inbounds nuw i8, ptr %956, i64 %952
  %960 = load double, ptr %959, align 8
  %961 = fcmp olt double %960, 1.000000e-300
  %962 = select i1 %961, double 1.000000e-300, double %960
  %963 = fdiv double %958, %962
  %964 = fcmp ord double %963, 0.000000e+00
  br i1 %964, label %965, label %970
965:
  %966 = fcmp olt double %963, %955
  %967 = select i1 %966, double %963, double %955
  %968 = add nuw nsw i64 %954, 1
  %969 = icmp eq i64 %968, %948
  br i1 %969, label %970, label %953
970:
  %971 = phi double [ 0x7FF0000000000000, %945 ], [ 0x7FF8000000000000, %953 ], [ %967, %965 ]
  %972 = fadd double %946, %971
  %973 = load double, ptr %99, align 8
  %974 = fcmp ult double %972, %973
  br i1 %974, label %975, label %977
975:
  store double %972, ptr %99, align 8
  %976 = load i64, ptr %114, align 8
  br label %977
977:
  %978 = phi i64 [ %976, %975 ], [ %948, %970 ]
  %979 = icmp sgt i64 %978, 0
  br i1 %979, label %997, label %1009
980:
  %981 = icmp sgt i64 %1005, 0
  br i1 %981, label %982, label %1009
982:
  %983 = phi i64 [ %994, %993 ], [ %1005, %980 ]
  %984 = phi i64 [ %995, %993 ], [ 0, %980 ]
  %985 = load ptr, ptr %117, align 8
  %986 = getelementptr inbounds nuw double, ptr %985, i64 %984
  %987 = load double, ptr %986, align 8
  %988 = fcmp ult double %987, 0.000000e+00
  br i1 %988, label %993, label %989
989:
  %990 = load double, ptr %72, align 8
  %991 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %30, i64 noundef %984, double noundef %990) #12
  %992 = load i64, ptr %114, align 8
  br label %993
993:
  %994 = phi i64 [ %983, %982 ], [ %992, %989 ]
  %995 = add nuw nsw i64 %984, 1
  %996 = icmp slt i64 %995, %994
  br i1 %996, label %982, label %1009
997:
  %998 = phi i64 [ %1004, %997 ], [ 0, %977 ]
  %999 = load ptr, ptr %116, align 8
  %1000 = getelementptr inbounds nuw double, ptr %999, i64 %998
  %1001 = load double, ptr %1000, align 8
  %1002 = load ptr, ptr %117, align 8
  %1003 = getelementptr inbounds nuw double, ptr %1002, i64 %998
  store double %1001, ptr %1003, align 8
  %1004 = add nuw nsw i64 %998, 1
  %1005 = load i64, ptr %114, align 8
  %1006 = shl nsw i64 %1005, 2
  %1007 = icmp slt i64 %1004, %1006
  br i1 %1007, label %997, label %980
1008:
  store i64 1, ptr %101, align 8
  br label %1009
1009:
  %1010 = load ptr, ptr %118, align 8
  %1011 = icmp eq ptr %1010, null
  br i1 %1011, label %1016, label %1012
1012:
  %1013 = load i64, ptr %27, align 8
  %1014 = load i64, ptr %119, align 8
  %1015 = icmp slt i64 %1013, %1014
  br i1 %1015, label %1016, label %2360
1016:
  %1017 = load i64, ptr %0, align 8
  %1018 = load i64, ptr %43, align 8
  %1019 = add nsw i64 %1018, %1017
  %1020 = load i64, ptr %44, align 8
  %1021 = shl nsw i64 %1020, 1
  %1022 = add nsw i64 %1019, %1021
  %1023 = load i64, ptr %45, align 8
  %1024 = add nsw i64 %1022, %1023
  %1025 = load i64, ptr %120, align 8
  %1026 = load double, ptr %99, align 8
  %1027 = load double, ptr %32, align 8
  %1028 = fsub double %1026, %1027
  %1029 = load i64, ptr %30, align 8
  %1030 = icmp sgt i64 %1029, -1
  br i1 %1030, label %1031, label %1069
1031:
  %1032 = load i64, ptr %70, align 8
  %1033 = icmp eq i64 %1032, 0
  br i1 %1033, label %1069, label %1034
1034:
  %1035 = fmul double %1028, 0.000000e+00
  %1036 = fadd double %1027, %1035
  %1037 = load ptr, ptr %62, align 8
  %1038 = load ptr, ptr %121, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1036, ptr noundef %1037, ptr noundef %1038) #12
  %1039 = load i64, ptr %70, align 8
  store i64 0, ptr %70, align 8
  %1040 = load i64, ptr %0, align 8
  %1041 = load i64, ptr %43, align 8
  %1042 = add nsw i64 %1041, %1040
  %1043 = load i64, ptr %44, align 8
  %1044 = shl nsw i64 %1043, 1
  %1045 = add nsw i64 %1042, %1044
  %1046 = load i64, ptr %45, align 8
  %1047 = add nsw i64 %1045, %1046
  %1048 = icmp sgt i64 %1047, 0
  br i1 %1048, label %1049, label %1069
1049:
  %1050 = icmp eq i64 %1039, 0
  %1051 = select i1 %1050, ptr %122, ptr %121
  br label %1052
1052:
  %1053 = phi i64 [ 0, %1049 ], [ %1059, %1052 ]
  %1054 = load ptr, ptr %1051, align 8
  %1055 = getelementptr inbounds nuw double, ptr %1054, i64 %1053
  %1056 = load double, ptr %1055, align 8
  %1057 = load ptr, ptr %122, align 8
  %1058 = getelementptr inbounds nuw double, ptr %1057, i64 %1053
  store double %1056, ptr %1058, align 8
  %1059 = add nuw nsw i64 %1053, 1
  %1060 = load i64, ptr %0, align 8
  %1061 = load i64, ptr %43, align 8
  %1062 = add nsw i64 %1061, %1060
  %1063 = load i64, ptr %44, align 8
  %1064 = shl nsw i64 %1063, 1
  %1065 = add nsw i64 %1062, %1064
  %1066 = load i64, ptr %45, align 8
  %1067 = add nsw i64 %1065, %1066
  %1068 = icmp slt i64 %1059, %1067
  br i1 %1068, label %1052, label %1069
1069:
  %1070 = icmp sgt i64 %1025, 1
  br i1 %1070, label %1071, label %1093
1071:
  %1072 = phi i64 [ %1091, %1071 ], [ 1, %1069 ]
  %1073 = load ptr, ptr %123, align 8
  %1074 = mul nuw nsw i64 %1072, %1025
  %1075 = getelementptr inbounds nuw double, ptr %1073, i64 %1074
  %1076 = load ptr, ptr %62, align 8
  %1077 = load ptr, ptr %122, align 8
  %1078 = load ptr, ptr %121, align 8
  call fastcc void @bg_moved(i64 noundef %1024, i64 noundef %1072, ptr noundef nonnull %1075, double noundef %1028, ptr noundef %1076, ptr noundef %1077, ptr noundef %1078) #12
  %1079 = load ptr, ptr %124, align 8
  %1080 = getelementptr inbounds nuw double, ptr %1079, i64 %1072
  %1081 = load double, ptr %1080, align 8
  %1082 = load double, ptr %32, align 8
  %1083 = load double, ptr %99, align 8
  %1084 = fsub double %1083, %1082
  %1085 = fmul double %1081, %1084
  %1086 = fadd double %1082, %1085
  %1087 = load ptr, ptr %121, align 8
  %1088 = load ptr, ptr %122, align 8
  %1089 = mul nsw i64 %1072, %1024
  %1090 = getelementptr inbounds double, ptr %1088, i64 %1089
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1086, ptr noundef %1087, ptr noundef %1090) #12
  %1091 = add nuw nsw i64 %1072, 1
  %1092 = icmp eq i64 %1091, %1025
  br i1 %1092, label %1093, label %1071
1093:
  %1094 = load ptr, ptr %125, align 8
  %1095 = load ptr, ptr %62, align 8
  %1096 = load ptr, ptr %122, align 8
  %1097 = load ptr, ptr %50, align 8
  call fastcc void @bg_moved(i64 noundef %1024, i64 noundef %1025, ptr noundef %1094, double noundef %1028, ptr noundef %1095, ptr noundef %1096, ptr noundef %1097) #12
  %1098 = load ptr, ptr %126, align 8
  %1099 = load ptr, ptr %122, align 8
  %1100 = load ptr, ptr %127, align 8
  call fastcc void @bg_moved(i64 noundef %1024, i64 noundef %1025, ptr noundef %1098, double noundef %1028, ptr noundef null, ptr noundef %1099, ptr noundef %1100) #12
  %1101 = load ptr, ptr %37, align 8
  %1102 = icmp eq ptr %1101, null
  br i1 %1102, label %1103, label %1106
1103:
  %1104 = load ptr, ptr %113, align 8
  %1105 = icmp eq ptr %1104, null
  br i1 %1105, label %1194, label %1106
1106:
  %1107 = load i64, ptr %0, align 8
  %1108 = load i64, ptr %43, align 8
  %1109 = add nsw i64 %1108, %1107
  %1110 = load i64, ptr %44, align 8
  %1111 = shl nsw i64 %1110, 1
  %1112 = add nsw i64 %1109, %1111
  %1113 = load i64, ptr %45, align 8
  %1114 = add nsw i64 %1112, %1113
  %1115 = icmp sgt i64 %1114, 0
  br i1 %1115, label %1126, label %1116
1116:
  %1117 = load double, ptr %32, align 8
  %1118 = load double, ptr %99, align 8
  %1119 = fsub double %1118, %1117
  %1120 = fadd double %1117, %1119
  %1121 = load ptr, ptr %50, align 8
  %1122 = load ptr, ptr %129, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1120, ptr noundef %1121, ptr noundef %1122, i64 noundef 0, ptr noundef null) #12
  %1123 = load i64, ptr %130, align 8
  %1124 = icmp ne i64 %1123, 0
  %1125 = and i1 %1115, %1124
  br i1 %1125, label %1135, label %1153
1126:
  %1127 = phi i64 [ %1133, %1126 ], [ 0, %1106 ]
  %1128 = load ptr, ptr %50, align 8
  %1129 = getelementptr inbounds nuw double, ptr %1128, i64 %1127
  %1130 = load double, ptr %1129, align 8
  %1131 = load ptr, ptr %128, align 8
  %1132 = getelementptr inbounds nuw double, ptr %1131, i64 %1127
  store double %1130, ptr %1132, align 8
  %1133 = add nuw nsw i64 %1127, 1
  %1134 = icmp eq i64 %1133, %1114
  br i1 %1134, label %1116, label %1126
1135:
  %1136 = phi i64 [ %1151, %1135 ], [ 0, %1116 ]
  %1137 = load ptr, ptr %127, align 8
  %1138 = getelementptr inbounds nuw double, ptr %1137, i64 %1136
  %1139 = load double, ptr %1138, align 8
  %1140 = load ptr, ptr %50, align 8
  %1141 = getelementptr inbounds nuw double, ptr %1140, i64 %1136
  %1142 = load double, ptr %1141, align 8
  %1143 = load ptr, ptr %128, align 8
  %1144 = getelementptr inbounds nuw double, ptr %1143, i64 %1136
  %1145 = load double, ptr %1144, align 8
  %1146 = fsub double %1142, %1145
  %1147 = call double @llvm.fabs.f64(double %1139)
  %1148 = call double @llvm.fabs.f64(double %1146)
  %1149 = fcmp olt double %1147, %1148
  %1150 = select i1 %1149, double %1146, double %1139
  store double %1150, ptr %1138, align 8
  %1151 = add nuw nsw i64 %1136, 1
  %1152 = icmp eq i64 %1151, %1114
  br i1 %1152, label %1153, label %1135
1153:
  %1154 = load ptr, ptr %131, align 8
  %1155 = icmp eq ptr %1154, null
  br i1 %1155, label %1179, label %1156
1156:
  %1157 = load double, ptr %78, align 8
  %1158 = fdiv double %1157, 1.000000e-02
  %1159 = fcmp olt double %1158, 1.000000e-03
  %1160 = fcmp ogt double %1158, 1.000000e+00
  %1161 = select i1 %1160, double 1.000000e+00, double %1158
  %1162 = select i1 %1159, double 1.000000e-03, double %1161
  %1163 = load i64, ptr %0, align 8
  %1164 = icmp sgt i64 %1163, 0
  br i1 %1164, label %1165, label %1179
1165:
  %1166 = phi i64 [ %1176, %1165 ], [ 0, %1156 ]
  %1167 = load ptr, ptr %132, align 8
  %1168 = getelementptr inbounds nuw double, ptr %1167, i64 %1166
  %1169 = load double, ptr %1168, align 8
  %1170 = fcmp ogt double %1169, 5.000000e-01
  %1171 = load ptr, ptr %127, align 8
  %1172 = getelementptr inbounds nuw double, ptr %1171, i64 %1166
  %1173 = load double, ptr %1172, align 8
  %1174 = fmul double %1162, %1173
  %1175 = select i1 %1170, double %1174, double %1173
  store double %1175, ptr %1172, align 8
  %1176 = add nuw nsw i64 %1166, 1
  %1177 = load i64, ptr %0, align 8
  %1178 = icmp slt i64 %1176, %1177
  br i1 %1178, label %1165, label %1179
1179:
  br i1 %1115, label %1180, label %1194
1180:
  %1181 = phi i64 [ %1192, %1180 ], [ 0, %1179 ]
  %1182 = load ptr, ptr %127, align 8
  %1183 = getelementptr inbounds nuw double, ptr %1182, i64 %1181
  %1184 = load double, ptr %1183, align 8
  %1185 = load ptr, ptr %129, align 8
  %1186 = getelementptr inbounds nuw double, ptr %1185, i64 %1181
  %1187 = load double, ptr %1186, align 8
  %1188 = call double @llvm.fabs.f64(double %1184)
  %1189 = call double @llvm.fabs.f64(double %1187)
  %1190 = fcmp olt double %1188, %1189
  %1191 = select i1 %1190, double %1187, double %1184
  store double %1191, ptr %1183, align 8
  %1192 = add nuw nsw i64 %1181, 1
  %1193 = icmp eq i64 %1192, %1114
  br i1 %1193, label %1194, label %1180
1194:
  %1195 = load i64, ptr %114, align 8
  %1196 = icmp eq i64 %1195, 0
  br i1 %1196, label %1305, label %1197
1197:
  %1198 = load i64, ptr %0, align 8
  %1199 = load i64, ptr %43, align 8
  %1200 = add nsw i64 %1199, %1198
  %1201 = load i64, ptr %44, align 8
  %1202 = shl nsw i64 %1201, 1
  %1203 = add nsw i64 %1200, %1202
  %1204 = load i64, ptr %45, align 8
  %1205 = add nsw i64 %1203, %1204
  %1206 = icmp sgt i64 %1205, 0
  br i1 %1206, label %1214, label %1207
1207:
  %1208 = load double, ptr %99, align 8
  %1209 = load ptr, ptr %50, align 8
  %1210 = load ptr, ptr %134, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull readonly %2, double noundef %1208, ptr noundef %1209, double noundef 0.000000e+00, ptr noundef %1210) #12
  %1211 = load i64, ptr %30, align 8
  %1212 = icmp sgt i64 %1211, -1
  %1213 = load i64, ptr %114, align 8
  br i1 %1212, label %1234, label %1231
1214:
  %1215 = phi i64 [ %1221, %1214 ], [ 0, %1197 ]
  %1216 = load ptr, ptr %50, align 8
  %1217 = getelementptr inbounds nuw double, ptr %1216, i64 %1215
  %1218 = load double, ptr %1217, align 8
  %1219 = load ptr, ptr %133, align 8
  %1220 = getelementptr inbounds nuw double, ptr %1219, i64 %1215
  store double %1218, ptr %1220, align 8
  %1221 = add nuw nsw i64 %1215, 1
  %1222 = load i64, ptr %0, align 8
  %1223 = load i64, ptr %43, align 8
  %1224 = add nsw i64 %1223, %1222
  %1225 = load i64, ptr %44, align 8
  %1226 = shl nsw i64 %1225, 1
  %1227 = add nsw i64 %1224, %1226
  %1228 = load i64, ptr %45, align 8
  %1229 = add nsw i64 %1227, %1228
  %1230 = icmp slt i64 %1221, %1229
  br i1 %1230, label %1214, label %1207
1231:
  %1232 = icmp sgt i64 %1213, 0
  br i1 %1232, label %1233, label %1305
1233:
  br label %1294
1234:
  %1235 = load ptr, ptr %134, align 8
  %1236 = icmp sgt i64 %1213, 0
  br i1 %1236, label %1237, label %1305
1237:
  %1238 = load ptr, ptr %117, align 8
  br label %1239
1239:
  %1240 = phi i64 [ 0, %1237 ], [ %1251, %1239 ]
  %1241 = phi i32 [ 0, %1237 ], [ %1250, %1239 ]
  %1242 = getelementptr inbounds nuw double, ptr %1238, i64 %1240
  %1243 = load double, ptr %1242, align 8
  %1244 = getelementptr inbounds nuw double, ptr %1235, i64 %1240
  %1245 = load double, ptr %1244, align 8
  %1246 = fcmp olt double %1243, 0.000000e+00
  %1247 = fcmp oge double %1245, 0.000000e+00
  %1248 = select i1 %1246, i1 %1247, i1 false
  %1249 = zext i1 %1248 to i32
  %1250 = or i32 %1241, %1249
  %1251 = add nuw nsw i64 %1240, 1
  %1252 = icmp eq i64 %1251, %1213
  br i1 %1252, label %1253, label %1239
1253:
  %1254 = icmp eq i32 %1250, 0
  br i1 %1254, label %1233, label %1255
1255:
  %1256 = load double, ptr %99, align 8
  %1257 = load ptr, ptr %50, align 8
  %1258 = load ptr, ptr %136, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %135, ptr noundef nonnull readonly %2, double noundef %1256, ptr noundef %1257, double noundef 0.000000e+00, ptr noundef %1258) #12
  %1259 = load i64, ptr %137, align 8
  %1260 = icmp sgt i64 %1259, 0
  br i1 %1260, label %1261, label %1290
1261:
  %1262 = phi i64 [ %1287, %1286 ], [ %1259, %1255 ]
  %1263 = phi i64 [ %1288, %1286 ], [ 0, %1255 ]
  %1264 = load ptr, ptr %138, align 8
  %1265 = getelementptr inbounds nuw i64, ptr %1264, i64 %1263
  %1266 = load i64, ptr %1265, align 8
  %1267 = load ptr, ptr %117, align 8
  %1268 = getelementptr inbounds double, ptr %1267, i64 %1266
  %1269 = load double, ptr %1268, align 8
  %1270 = load ptr, ptr %134, align 8
  %1271 = getelementptr inbounds double, ptr %1270, i64 %1266
  %1272 = load double, ptr %1271, align 8
  %1273 = fcmp uge double %1269, 0.000000e+00
  %1274 = fcmp ult double %1272, 0.000000e+00
  %1275 = select i1 %1273, i1 true, i1 %1274
  br i1 %1275, label %1286, label %1276
1276:
  %1277 = load ptr, ptr %136, align 8
  %1278 = getelementptr inbounds nuw double, ptr %1277, i64 %1263
  %1279 = load double, ptr %1278, align 8
  %1280 = load ptr, ptr %50, align 8
  %1281 = load ptr, ptr %139, align 8
  %1282 = getelementptr inbounds nuw i64, ptr %1281, i64 %1263
  %1283 = load i64, ptr %1282, align 8
  %1284 = getelementptr inbounds double, ptr %1280, i64 %1283
  store double %1279, ptr %1284, align 8
  %1285 = load i64, ptr %137, align 8
  br label %1286
1286:
  %1287 = phi i64 [ %1285, %1276 ], [ %1262, %1261 ]
  %1288 = add nuw nsw i64 %1263, 1
  %1289 = icmp slt i64 %1288, %1287
  br i1 %1289, label %1261, label %1290
1290:
  %1291 = load double, ptr %99, align 8
  %1292 = load ptr, ptr %50, align 8
  %1293 = load ptr, ptr %116, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull readonly %2, double noundef %1291, ptr noundef %1292, double noundef 0.000000e+00, ptr noundef %1293) #12
  br label %1305
1294:
  %1295 = phi i64 [ %1301, %1294 ], [ 0, %1233 ]
  %1296 = load ptr, ptr %134, align 8
  %1297 = getelementptr inbounds nuw double, ptr %1296, i64 %1295
  %1298 = load double, ptr %1297, align 8
  %1299 = load ptr, ptr %116, align 8
  %1300 = getelementptr inbounds nuw double, ptr %1299, i64 %1295
  store double %1298, ptr %1300, align 8
  %1301 = add nuw nsw i64 %1295, 1
  %1302 = load i64, ptr %114, align 8
  %1303 = shl nsw i64 %1302, 2
  %1304 = icmp slt i64 %1301, %1303
  br i1 %1304, label %1294, label %1305
1305:
  %1306 = load double, ptr %78, align 8
  %1307 = load i64, ptr %0, align 8
  %1308 = load i64, ptr %43, align 8
  %1309 = add nsw i64 %1308, %1307
  %1310 = load i64, ptr %44, align 8
  %1311 = shl nsw i64 %1310, 1
  %1312 = add nsw i64 %1309, %1311
  %1313 = load i64, ptr %45, align 8
  %1314 = add nsw i64 %1312, %1313
  %1315 = icmp sgt i64 %1314, 0
  br i1 %1315, label %1316, label %1320
1316:
  %1317 = load ptr, ptr %50, align 8
  br label %1325
1318:
  %1319 = icmp eq i64 %1331, 0
  br label %1320
1320:
  %1321 = phi i1 [ false, %1305 ], [ %1319, %1318 ]
  %1322 = icmp sgt i64 %1307, 0
  br i1 %1322, label %1323, label %1370
1323:
  %1324 = load ptr, ptr %140, align 8
  br label %1334
1325:
  %1326 = phi i64 [ -1, %1316 ], [ %1331, %1325 ]
  %1327 = phi i64 [ 0, %1316 ], [ %1332, %1325 ]
  %1328 = getelementptr inbounds nuw double, ptr %1317, i64 %1327
  %1329 = load double, ptr %1328, align 8
  %1330 = fcmp ord double %1329, 0.000000e+00
  %1331 = select i1 %1330, i64 %1326, i64 0
  %1332 = add nuw nsw i64 %1327, 1
  %1333 = icmp eq i64 %1332, %1314
  br i1 %1333, label %1318, label %1325
1334:
  %1335 = phi double [ 0.000000e+00, %1323 ], [ %1365, %1364 ]
  %1336 = phi i64 [ 0, %1323 ], [ %1366, %1364 ]
  %1337 = getelementptr inbounds nuw double, ptr %1324, i64 %1336
  %1338 = load double, ptr %1337, align 8
  %1339 = fcmp ogt double %1338, 0.000000e+00
  br i1 %1339, label %1340, label %1364
1340:
  %1341 = load ptr, ptr %62, align 8
  %1342 = getelementptr inbounds nuw double, ptr %1341, i64 %1336
  %1343 = load double, ptr %1342, align 8
  %1344 = call double @llvm.fabs.f64(double %1343)
  %1345 = load ptr, ptr %50, align 8
  %1346 = getelementptr inbounds nuw double, ptr %1345, i64 %1336
  %1347 = load double, ptr %1346, align 8
  %1348 = call double @llvm.fabs.f64(double %1347)
  %1349 = fcmp uge double %1344, %1348
  %1350 = select i1 %1349, i1 true, i1 %1321
  %1351 = select i1 %1350, double %1344, double %1348
  %1352 = load ptr, ptr %127, align 8
  %1353 = getelementptr inbounds nuw double, ptr %1352, i64 %1336
  %1354 = load double, ptr %1353, align 8
  %1355 = fcmp ord double %1354, 0.000000e+00
  %1356 = select i1 %1355, double %1354, double 0x7FF0000000000000
  %1357 = load ptr, ptr %108, align 8
  %1358 = getelementptr inbounds nuw double, ptr %1357, i64 %1336
  %1359 = load double, ptr %1358, align 8
  %1360 = call double @llvm.fma.f64(double %1351, double %1306, double %1359)
  %1361 = fdiv double %1356, %1360
  %1362 = fmul double %1361, %1361
  %1363 = call double @llvm.fma.f64(double %1338, double %1362, double %1335)
  br label %1364
1364:
  %1365 = phi double [ %1363, %1340 ], [ %1335, %1334 ]
  %1366 = add nuw nsw i64 %1336, 1
  %1367 = icmp eq i64 %1366, %1307
  br i1 %1367, label %1368, label %1334
1368:
  %1369 = call double @llvm.sqrt.f64(double %1365)
  br label %1370
1370:
  %1371 = phi double [ 0.000000e+00, %1320 ], [ %1369, %1368 ]
  %1372 = fdiv double 1.000000e+00, %1371
  %1373 = call i1 @llvm.is.fpclass.f64(double %1372, i32 608)
  %1374 = select i1 %1373, double 1.000000e+00, double %1372
  %1375 = load i64, ptr %30, align 8
  %1376 = icmp sgt i64 %1375, -1
  br i1 %1376, label %1377, label %2357
1377:
  %1378 = fcmp uge double %1371, 1.000000e+00
  %1379 = load i64, ptr %71, align 8
  %1380 = freeze i64 %1379
  %1381 = load double, ptr %75, align 8
  %1382 = load i64, ptr %144, align 8
  %1383 = sitofp i64 %1382 to double
  %1384 = load double, ptr %99, align 8
  %1385 = load double, ptr %32, align 8
  %1386 = fsub double %1384, %1385
  %1387 = icmp eq i64 %1380, 0
  %1388 = and i1 %1378, %1387
  %1389 = load double, ptr %143, align 8
  %1390 = load double, ptr %142, align 8
  %1391 = fadd double %1389, %1390
  %1392 = fdiv double %1391, %1383
  %1393 = call double @bg_pow_1(double noundef %1372, double noundef %1392) #11
  %1394 = fmul double %1393, 9.000000e-01
  %1395 = load double, ptr %75, align 8
  %1396 = load double, ptr %142, align 8
  %1397 = fneg double %1396
  %1398 = fdiv double %1397, %1383
  %1399 = call double @bg_pow_1(double noundef %1395, double noundef %1398) #11
  %1400 = fmul double %1394, %1399
  %1401 = select i1 %1388, double 2.000000e-01, double 1.000000e+00
  %1402 = select i1 %1388, double 9.000000e-01, double 1.000000e+01
  %1403 = fcmp ult double %1400, %1401
  %1404 = fcmp ogt double %1400, %1402
  %1405 = select i1 %1404, double %1402, double %1400
  %1406 = select i1 %1403, double %1401, double %1405
  %1407 = fmul double %1386, %1406
  %1408 = load double, ptr %74, align 8
  %1409 = fcmp olt double %1407, %1408
  %1410 = load i64, ptr %71, align 8
  %1411 = icmp ne i64 %1410, 0
  %1412 = fcmp oeq double %1406, 1.000000e+00
  %1413 = select i1 %1411, i1 %1412, i1 false
  %1414 = select i1 %1413, double %1408, double %1407
  %1415 = fcmp ole double %1414, %1408
  %1416 = zext i1 %1415 to i64
  store i64 %1416, ptr %71, align 8
  %1417 = fcmp olt double %1414, %1408
  %1418 = select i1 %1417, double %1408, double %1414
  br i1 %1388, label %1420, label %1419
1419:
  store double %1374, ptr %75, align 8
  br label %1420
1420:
  %1421 = phi ptr [ %99, %1419 ], [ %32, %1377 ]
  %1422 = load double, ptr %1421, align 8
  %1423 = fadd double %1418, %1422
  %1424 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1422, double noundef %1423) #12
  store double %1424, ptr %141, align 8
  br i1 %1409, label %1425, label %1426
1425:
  store i64 3, ptr %31, align 8
  br label %1426
1426:
  %1427 = load i64, ptr %114, align 8
  %1428 = icmp eq i64 %1427, 0
  br i1 %1428, label %1579, label %1429
1429:
  %1430 = load double, ptr %99, align 8
  %1431 = load double, ptr %32, align 8
  %1432 = fsub double %1430, %1431
  %1433 = load double, ptr %33, align 8
  %1434 = load double, ptr %72, align 8
  %1435 = fsub double %1433, %1434
  %1436 = fmul double %1435, 1.000000e-13
  %1437 = icmp sgt i64 %1427, 0
  br i1 %1437, label %1438, label %1573
1438:
  %1439 = load ptr, ptr %117, align 8
  %1440 = shl nsw i64 %1427, 4
  %1441 = load ptr, ptr %116, align 8
  br label %1442
1442:
  %1443 = phi double [ 1.000000e+00, %1438 ], [ %1537, %1531 ]
  %1444 = phi i64 [ 0, %1438 ], [ %1538, %1531 ]
  %1445 = getelementptr inbounds nuw double, ptr %1439, i64 %1444
  %1446 = load double, ptr %1445, align 8
  %1447 = getelementptr inbounds nuw double, ptr %1445, i64 %1427
  %1448 = load double, ptr %1447, align 8
  %1449 = getelementptr inbounds nuw i8, ptr %1445, i64 %1440
  %1450 = load double, ptr %1449, align 8
  %1451 = getelementptr inbounds nuw double, ptr %1441, i64 %1444
  %1452 = load double, ptr %1451, align 8
  %1453 = getelementptr inbounds nuw double, ptr %1451, i64 %1427
  %1454 = load double, ptr %1453, align 8
  %1455 = fcmp olt double %1446, 0.000000e+00
  %1456 = select i1 %1455, double 1.000000e+00, double -1.000000e+00
  %1457 = fmul double %1450, 0x3EB0C6F7A0B5ED8D
  %1458 = fmul double %1446, %1456
  %1459 = fmul double %1456, %1452
  %1460 = fsub double %1459, %1458
  %1461 = fmul double %1448, %1456
  %1462 = fmul double %1432, %1461
  %1463 = fmul double %1456, %1454
  %1464 = fmul double %1432, %1463
  %1465 = fmul double %1460, 3.000000e+00
  %1466 = fmul double %1462, 2.000000e+00
  %1467 = fsub double %1465, %1466
  %1468 = fsub double %1467, %1464
  %1469 = fadd double %1462, %1464
  %1470 = fmul double %1460, 2.000000e+00
  %1471 = fsub double %1469, %1470
  %1472 = fcmp uge double %1452, 0.000000e+00
  %1473 = xor i1 %1455, %1472
  br i1 %1473, label %1506, label %1474
1474:
  %1475 = fcmp ogt double %1459, %1457
  br i1 %1475, label %1476, label %1531
1476:
  %1477 = fmul double %1457, 5.000000e-01
  %1478 = fmul double %1468, 2.000000e+00
  br label %1479
1479:
  %1480 = phi double [ 0.000000e+00, %1476 ], [ %1493, %1479 ]
  %1481 = phi double [ 1.000000e+00, %1476 ], [ %1492, %1479 ]
  %1482 = phi double [ 5.000000e-01, %1476 ], [ %1503, %1479 ]
  %1483 = phi i32 [ 0, %1476 ], [ %1504, %1479 ]
  %1484 = call double @llvm.fma.f64(double %1482, double %1471, double %1468)
  %1485 = call double @llvm.fma.f64(double %1482, double %1484, double %1462)
  %1486 = call double @llvm.fma.f64(double %1482, double %1485, double %1458)
  %1487 = fsub double %1486, %1477
  %1488 = fmul double %1482, 3.000000e+00
  %1489 = call double @llvm.fma.f64(double %1488, double %1471, double %1478)
  %1490 = call double @llvm.fma.f64(double %1482, double %1489, double %1462)
  %1491 = fcmp olt double %1487, 0.000000e+00
  %1492 = select i1 %1491, double %1481, double %1482
  %1493 = select i1 %1491, double %1482, double %1480
  %1494 = fcmp oeq double %1490, 0.000000e+00
  %1495 = select i1 %1494, double 1.000000e+00, double %1490
  %1496 = fdiv double %1487, %1495
  %1497 = fsub double %1482, %1496
  %1498 = fcmp ogt double %1497, %1493
  %1499 = fcmp olt double %1497, %1492
  %1500 = select i1 %1498, i1 %1499, i1 false
  %1501 = fadd double %1493, %1492
  %1502 = fmul double %1501, 5.000000e-01
  %1503 = select i1 %1500, double %1497, double %1502
  %1504 = add nuw nsw i32 %1483, 1
  %1505 = icmp eq i32 %1504, 10
  br i1 %1505, label %1531, label %1479
1506:
  %1507 = fcmp ogt double %1461, 0.000000e+00
  %1508 = fcmp olt double %1463, 0.000000e+00
  %1509 = select i1 %1507, i1 %1508, i1 false
  br i1 %1509, label %1510, label %1531
1510:
  %1511 = fmul double %1468, %1468
  %1512 = fmul double %1471, 3.000000e+00
  %1513 = fmul double %1462, %1512
  %1514 = fsub double %1511, %1513
  %1515 = fcmp ogt double %1514, 0.000000e+00
  %1516 = select i1 %1515, double %1514, double 0.000000e+00
  %1517 = call double @llvm.sqrt.f64(double %1516)
  %1518 = fsub double %1517, %1468
  %1519 = fcmp olt double %1518, 1.000000e-300
  %1520 = select i1 %1519, double 1.000000e-300, double %1518
  %1521 = fdiv double %1462, %1520
  %1522 = fcmp olt double %1521, 0.000000e+00
  %1523 = fcmp ogt double %1521, 1.000000e+00
  %1524 = select i1 %1523, double 1.000000e+00, double %1521
  %1525 = select i1 %1522, double 0.000000e+00, double %1524
  %1526 = call double @llvm.fma.f64(double %1525, double %1471, double %1468)
  %1527 = call double @llvm.fma.f64(double %1525, double %1526, double %1462)
  %1528 = call double @llvm.fma.f64(double %1525, double %1527, double %1458)
  %1529 = fcmp ogt double %1528, 0.000000e+00
  %1530 = select i1 %1529, double %1525, double 1.000000e+00
  br label %1531
1531:
  %1532 = phi double [ 1.000000e+00, %1506 ], [ 1.000000e+00, %1474 ], [ %1530, %1510 ], [ %1503, %1479 ]
  %1533 = call double @llvm.fabs.f64(double %1532)
  %1534 = fcmp one double %1533, 0x7FF0000000000000
  %1535 = select i1 %1534, double %1532, double 1.000000e+00
  %1536 = fcmp olt double %1535, %1443
  %1537 = select i1 %1536, double %1535, double %1443
  %1538 = add nuw nsw i64 %1444, 1
  %1539 = icmp eq i64 %1538, %1427
  br i1 %1539, label %1540, label %1442
1540:
  %1541 = fcmp olt double %1537, 1.000000e+00
  %1542 = fcmp ogt double %1432, %1436
  %1543 = select i1 %1541, i1 %1542, i1 false
  br i1 %1543, label %1544, label %1554
1544:
  %1545 = call double @llvm.fma.f64(double %1537, double %1432, double %1431)
  %1546 = fmul double %1436, 5.000000e-01
  %1547 = fadd double %1431, %1546
  %1548 = fcmp olt double %1545, %1547
  %1549 = select i1 %1548, double %1547, double %1545
  br i1 %1388, label %1551, label %1550
1550:
  store double %1381, ptr %75, align 8
  store i64 %1380, ptr %71, align 8
  br label %1553
1551:
  %1552 = fcmp olt double %1549, %1424
  br i1 %1552, label %1553, label %1581
1553:
  store double %1549, ptr %141, align 8
  br label %1581
1554:
  %1555 = mul nuw nsw i64 %1427, 24
  br label %1556
1556:
  %1557 = phi i64 [ 0, %1554 ], [ %1571, %1568 ]
  %1558 = phi double [ 0x7FF0000000000000, %1554 ], [ %1570, %1568 ]
  %1559 = getelementptr inbounds nuw double, ptr %1441, i64 %1557
  %1560 = getelementptr inbounds nuw i8, ptr %1559, i64 %1440
  %1561 = load double, ptr %1560, align 8
  %1562 = getelementptr inbounds nuw i8, ptr %1559, i64 %1555
  %1563 = load double, ptr %1562, align 8
  %1564 = fcmp olt double %1563, 1.000000e-300
  %1565 = select i1 %1564, double 1.000000e-300, double %1563
  %1566 = fdiv double %1561, %1565
  %1567 = fcmp ord double %1566, 0.000000e+00
  br i1 %1567, label %1568, label %1573
1568:
  %1569 = fcmp olt double %1566, %1558
  %1570 = select i1 %1569, double %1566, double %1558
  %1571 = add nuw nsw i64 %1557, 1
  %1572 = icmp eq i64 %1571, %1427
  br i1 %1572, label %1573, label %1556
1573:
  %1574 = phi double [ 0x7FF0000000000000, %1429 ], [ %1570, %1568 ], [ 0x7FF8000000000000, %1556 ]
  %1575 = fadd double %1430, %1574
  br i1 %1388, label %1581, label %1576
1576:
  %1577 = fcmp ult double %1575, %1424
  br i1 %1577, label %1578, label %1581
1578:
  store double %1575, ptr %141, align 8
  br label %1581
1579:
  %1580 = select i1 %1388, i64 64, i64 72
  br label %1581
1581:
  %1582 = phi double [ %1424, %1573 ], [ %1424, %1579 ], [ %1424, %1576 ], [ %1424, %1551 ], [ %1549, %1553 ], [ %1575, %1578 ]
  %1583 = phi i1 [ true, %1573 ], [ %1388, %1579 ], [ false, %1576 ], [ true, %1551 ], [ true, %1553 ], [ false, %1578 ]
  %1584 = phi i64 [ 64, %1573 ], [ %1580, %1579 ], [ 72, %1576 ], [ 64, %1551 ], [ 64, %1553 ], [ 72, %1578 ]
  %1585 = getelementptr inbounds nuw i8, ptr %30, i64 %1584
  %1586 = load double, ptr %1585, align 8
  %1587 = load i64, ptr %55, align 8
  %1588 = add nsw i64 %1587, 1
  store i64 %1588, ptr %55, align 8
  %1589 = load i64, ptr %31, align 8
  %1590 = icmp eq i64 %1589, 0
  br i1 %1590, label %1591, label %1599
1591:
  %1592 = sitofp i64 %1588 to double
  %1593 = load double, ptr %81, align 8
  %1594 = fcmp ugt double %1593, %1592
  br i1 %1594, label %1599, label %1595
1595:
  %1596 = load double, ptr %33, align 8
  %1597 = fcmp olt double %1586, %1596
  br i1 %1597, label %1598, label %1599
1598:
  store i64 2, ptr %31, align 8
  br label %1599
1599:
  br i1 %1583, label %2294, label %1600
1600:
  %1601 = load i64, ptr %40, align 8
  %1602 = icmp eq i64 %1601, 0
  br i1 %1602, label %1716, label %1603
1603:
  %1604 = load i64, ptr %0, align 8
  %1605 = load i64, ptr %43, align 8
  %1606 = add i64 %1605, %1604
  %1607 = load i64, ptr %44, align 8
  %1608 = shl i64 %1607, 1
  %1609 = add i64 %1606, %1608
  %1610 = load i64, ptr %45, align 8
  %1611 = add i64 %1609, %1610
  %1612 = load i64, ptr %120, align 8
  %1613 = load double, ptr %99, align 8
  %1614 = load double, ptr %32, align 8
  %1615 = fsub double %1613, %1614
  %1616 = icmp sgt i64 %1612, 0
  br i1 %1616, label %1617, label %1620
1617:
  %1618 = icmp sgt i64 %1601, 0
  %1619 = mul i64 %1611, %1612
  br label %1624
1620:
  %1621 = icmp sgt i64 %1601, 0
  br i1 %1621, label %1622, label %1682
1622:
  %1623 = mul i64 %1611, %1612
  br label %1687
1624:
  %1625 = phi i64 [ 0, %1617 ], [ %1635, %1634 ]
  %1626 = load ptr, ptr %123, align 8
  %1627 = mul nuw nsw i64 %1625, %1612
  %1628 = getelementptr inbounds nuw double, ptr %1626, i64 %1627
  %1629 = load ptr, ptr %62, align 8
  %1630 = load ptr, ptr %122, align 8
  %1631 = load ptr, ptr %121, align 8
  call fastcc void @bg_moved(i64 noundef %1611, i64 noundef %1625, ptr noundef %1628, double noundef %1615, ptr noundef %1629, ptr noundef %1630, ptr noundef %1631) #12
  br i1 %1618, label %1632, label %1634
1632:
  %1633 = mul nsw i64 %1625, %1611
  br label %1637
1634:
  %1635 = add nuw nsw i64 %1625, 1
  %1636 = icmp eq i64 %1635, %1612
  br i1 %1636, label %1620, label %1624
1637:
  %1638 = phi i64 [ 0, %1632 ], [ %1675, %1674 ]
  %1639 = load ptr, ptr %145, align 8
  %1640 = mul i64 %1619, %1638
  %1641 = getelementptr inbounds double, ptr %1639, i64 %1640
  %1642 = load ptr, ptr %123, align 8
  %1643 = getelementptr inbounds nuw double, ptr %1642, i64 %1627
  %1644 = load ptr, ptr %64, align 8
  %1645 = mul nsw i64 %1638, %1611
  %1646 = getelementptr inbounds double, ptr %1644, i64 %1645
  %1647 = load ptr, ptr %146, align 8
  call fastcc void @bg_moved(i64 noundef %1611, i64 noundef %1625, ptr noundef %1643, double noundef %1615, ptr noundef %1646, ptr noundef %1641, ptr noundef %1647) #12
  %1648 = load ptr, ptr %124, align 8
  %1649 = getelementptr inbounds nuw double, ptr %1648, i64 %1625
  %1650 = load double, ptr %1649, align 8
  %1651 = load double, ptr %32, align 8
  %1652 = load double, ptr %99, align 8
  %1653 = fsub double %1652, %1651
  %1654 = fmul double %1650, %1653
  %1655 = fadd double %1651, %1654
  %1656 = load ptr, ptr %121, align 8
  %1657 = load ptr, ptr %146, align 8
  %1658 = getelementptr double, ptr %1641, i64 %1633
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %1655, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  store double 0.000000e+00, ptr %10, align 8
  %1659 = load ptr, ptr %35, align 8
  %1660 = load i64, ptr %38, align 8
  %1661 = mul nsw i64 %1660, %1638
  %1662 = getelementptr inbounds double, ptr %1659, i64 %1661
  %1663 = load i64, ptr %147, align 8
  %1664 = getelementptr inbounds double, ptr %1662, i64 %1663
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  %1665 = load ptr, ptr %34, align 8
  %1666 = getelementptr inbounds double, ptr %1665, i64 %1663
  store ptr %1666, ptr %11, align 16
  store ptr %1656, ptr %148, align 8
  %1667 = load i64, ptr %0, align 8
  %1668 = getelementptr inbounds double, ptr %1656, i64 %1667
  store ptr %1668, ptr %149, align 16
  store ptr %8, ptr %150, align 8
  store ptr %9, ptr %151, align 16
  %1669 = load ptr, ptr %132, align 8
  store ptr %1669, ptr %152, align 8
  store ptr %1664, ptr %153, align 16
  store ptr %1657, ptr %154, align 8
  store ptr %10, ptr %155, align 16
  %1670 = load ptr, ptr %156, align 8
  %1671 = load ptr, ptr %96, align 8
  call void %1670(ptr noundef nonnull %11, ptr noundef %1671, ptr noundef %1658) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %1672 = load i64, ptr %0, align 8
  %1673 = icmp slt i64 %1672, %1611
  br i1 %1673, label %1677, label %1674
1674:
  %1675 = add nuw nsw i64 %1638, 1
  %1676 = icmp eq i64 %1675, %1601
  br i1 %1676, label %1634, label %1637
1677:
  %1678 = phi i64 [ %1680, %1677 ], [ %1672, %1637 ]
  %1679 = getelementptr double, ptr %1658, i64 %1678
  store double 0.000000e+00, ptr %1679, align 8
  %1680 = add nsw i64 %1678, 1
  %1681 = icmp slt i64 %1680, %1611
  br i1 %1681, label %1677, label %1674
1682:
  %1683 = load ptr, ptr %37, align 8
  %1684 = icmp eq ptr %1683, null
  br i1 %1684, label %1716, label %1685
1685:
  %1686 = icmp sgt i64 %1611, 0
  br i1 %1686, label %1707, label %1700
1687:
  %1688 = phi i64 [ 0, %1622 ], [ %1698, %1687 ]
  %1689 = load ptr, ptr %125, align 8
  %1690 = load ptr, ptr %64, align 8
  %1691 = mul nsw i64 %1688, %1611
  %1692 = getelementptr inbounds double, ptr %1690, i64 %1691
  %1693 = load ptr, ptr %145, align 8
  %1694 = mul i64 %1623, %1688
  %1695 = getelementptr inbounds double, ptr %1693, i64 %1694
  %1696 = load ptr, ptr %52, align 8
  %1697 = getelementptr inbounds double, ptr %1696, i64 %1691
  call fastcc void @bg_moved(i64 noundef %1611, i64 noundef %1612, ptr noundef %1689, double noundef %1615, ptr noundef %1692, ptr noundef %1695, ptr noundef %1697) #12
  %1698 = add nuw nsw i64 %1688, 1
  %1699 = icmp eq i64 %1698, %1601
  br i1 %1699, label %1682, label %1687
1700:
  %1701 = load double, ptr %32, align 8
  %1702 = load double, ptr %99, align 8
  %1703 = fsub double %1702, %1701
  %1704 = fadd double %1701, %1703
  %1705 = load ptr, ptr %121, align 8
  %1706 = load ptr, ptr %52, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1704, ptr noundef %1705, ptr noundef null, i64 noundef range(i64 1, 0) %1601, ptr noundef %1706) #12
  br label %1716
1707:
  %1708 = phi i64 [ %1714, %1707 ], [ 0, %1685 ]
  %1709 = load ptr, ptr %128, align 8
  %1710 = getelementptr inbounds nuw double, ptr %1709, i64 %1708
  %1711 = load double, ptr %1710, align 8
  %1712 = load ptr, ptr %121, align 8
  %1713 = getelementptr inbounds nuw double, ptr %1712, i64 %1708
  store double %1711, ptr %1713, align 8
  %1714 = add nuw nsw i64 %1708, 1
  %1715 = icmp eq i64 %1714, %1611
  br i1 %1715, label %1700, label %1707
1716:
  %1717 = load ptr, ptr %118, align 8
  %1718 = icmp eq ptr %1717, null
  br i1 %1718, label %1772, label %1719
1719:
  %1720 = load i64, ptr %0, align 8
  %1721 = load i64, ptr %43, align 8
  %1722 = add nsw i64 %1721, %1720
  %1723 = load i64, ptr %44, align 8
  %1724 = shl nsw i64 %1723, 1
  %1725 = add nsw i64 %1722, %1724
  %1726 = load i64, ptr %45, align 8
  %1727 = add nsw i64 %1725, %1726
  %1728 = load i64, ptr %120, align 8
  %1729 = load i64, ptr %27, align 8
  %1730 = add nsw i64 %1729, 1
  store i64 %1730, ptr %27, align 8
  %1731 = add nsw i64 %1728, 2
  %1732 = mul nsw i64 %1731, %1727
  %1733 = add nsw i64 %1732, 2
  %1734 = mul nsw i64 %1733, %1729
  %1735 = getelementptr inbounds double, ptr %1717, i64 %1734
  %1736 = load double, ptr %32, align 8
  %1737 = getelementptr inbounds nuw i8, ptr %1735, i64 8
  store double %1736, ptr %1735, align 8
  %1738 = load double, ptr %99, align 8
  %1739 = getelementptr inbounds nuw i8, ptr %1735, i64 16
  store double %1738, ptr %1737, align 8
  %1740 = icmp sgt i64 %1727, 0
  br i1 %1740, label %1741, label %1750
1741:
  %1742 = phi i64 [ %1748, %1741 ], [ 0, %1719 ]
  %1743 = phi ptr [ %1747, %1741 ], [ %1739, %1719 ]
  %1744 = load ptr, ptr %62, align 8
  %1745 = getelementptr inbounds nuw double, ptr %1744, i64 %1742
  %1746 = load double, ptr %1745, align 8
  %1747 = getelementptr inbounds nuw i8, ptr %1743, i64 8
  store double %1746, ptr %1743, align 8
  %1748 = add nuw nsw i64 %1742, 1
  %1749 = icmp eq i64 %1748, %1727
  br i1 %1749, label %1754, label %1741
1750:
  %1751 = phi ptr [ %1739, %1719 ], [ %1760, %1754 ]
  %1752 = mul nsw i64 %1727, %1728
  %1753 = icmp sgt i64 %1752, 0
  br i1 %1753, label %1763, label %1772
1754:
  %1755 = phi i64 [ %1761, %1754 ], [ 0, %1741 ]
  %1756 = phi ptr [ %1760, %1754 ], [ %1747, %1741 ]
  %1757 = load ptr, ptr %50, align 8
  %1758 = getelementptr inbounds nuw double, ptr %1757, i64 %1755
  %1759 = load double, ptr %1758, align 8
  %1760 = getelementptr inbounds nuw i8, ptr %1756, i64 8
  store double %1759, ptr %1756, align 8
  %1761 = add nuw nsw i64 %1755, 1
  %1762 = icmp eq i64 %1761, %1727
  br i1 %1762, label %1750, label %1754
1763:
  %1764 = phi i64 [ %1770, %1763 ], [ 0, %1750 ]
  %1765 = phi ptr [ %1769, %1763 ], [ %1751, %1750 ]
  %1766 = load ptr, ptr %122, align 8
  %1767 = getelementptr inbounds nuw double, ptr %1766, i64 %1764
  %1768 = load double, ptr %1767, align 8
  %1769 = getelementptr inbounds nuw i8, ptr %1765, i64 8
  store double %1768, ptr %1765, align 8
  %1770 = add nuw nsw i64 %1764, 1
  %1771 = icmp eq i64 %1770, %1752
  br i1 %1771, label %1772, label %1763
1772:
  %1773 = load i64, ptr %114, align 8
  %1774 = icmp sgt i64 %1773, 0
  br i1 %1774, label %1777, label %2111
1775:
  %1776 = icmp eq i32 %1786, 0
  br i1 %1776, label %2034, label %1789
1777:
  %1778 = load ptr, ptr %117, align 8
  br label %1779
1779:
  %1780 = phi i32 [ 0, %1777 ], [ %1786, %1779 ]
  %1781 = phi i64 [ 0, %1777 ], [ %1787, %1779 ]
  %1782 = getelementptr inbounds nuw double, ptr %1778, i64 %1781
  %1783 = load double, ptr %1782, align 8
  %1784 = fcmp oge double %1783, 0.000000e+00
  %1785 = zext i1 %1784 to i32
  %1786 = or i32 %1780, %1785
  %1787 = add nuw nsw i64 %1781, 1
  %1788 = icmp eq i64 %1787, %1773
  br i1 %1788, label %1775, label %1779
1789:
  %1790 = load i64, ptr %157, align 8
  %1791 = icmp eq i64 %1790, 0
  br i1 %1791, label %2034, label %1795
1792:
  %1793 = load i64, ptr %114, align 8
  %1794 = icmp sgt i64 %1793, 0
  br i1 %1794, label %1931, label %2111
1795:
  %1796 = phi i64 [ %1929, %1919 ], [ 0, %1789 ]
  %1797 = uitofp nneg i64 %1796 to double
  %1798 = fmul double %1797, 1.250000e-01
  %1799 = load ptr, ptr %121, align 8
  %1800 = load i64, ptr %0, align 8
  %1801 = load i64, ptr %43, align 8
  %1802 = add nsw i64 %1801, %1800
  %1803 = load i64, ptr %44, align 8
  %1804 = shl nsw i64 %1803, 1
  %1805 = add nsw i64 %1804, %1802
  %1806 = load i64, ptr %45, align 8
  %1807 = add nsw i64 %1805, %1806
  %1808 = load double, ptr %99, align 8
  %1809 = load double, ptr %32, align 8
  %1810 = fsub double %1808, %1809
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %1811 = load i64, ptr %120, align 8
  %1812 = icmp sgt i64 %1811, 0
  br i1 %1812, label %1813, label %1817
1813:
  %1814 = load i64, ptr %160, align 8
  %1815 = icmp sgt i64 %1814, 0
  %1816 = fmul double %1798, 0.000000e+00
  br label %1819
1817:
  %1818 = icmp sgt i64 %1802, 0
  br i1 %1818, label %1854, label %1919
1819:
  %1820 = phi i64 [ 0, %1813 ], [ %1852, %1849 ]
  br i1 %1815, label %1821, label %1833
1821:
  %1822 = load ptr, ptr %161, align 8
  %1823 = mul nuw nsw i64 %1820, %1814
  %1824 = getelementptr double, ptr %1822, i64 %1823
  br label %1825
1825:
  %1826 = phi i64 [ %1814, %1821 ], [ %1828, %1825 ]
  %1827 = phi double [ 0.000000e+00, %1821 ], [ %1831, %1825 ]
  %1828 = add nsw i64 %1826, -1
  %1829 = getelementptr double, ptr %1824, i64 %1828
  %1830 = load double, ptr %1829, align 8
  %1831 = call double @llvm.fma.f64(double %1827, double %1798, double %1830)
  %1832 = icmp samesign ugt i64 %1826, 1
  br i1 %1832, label %1825, label %1835
1833:
  %1834 = getelementptr inbounds nuw double, ptr %6, i64 %1820
  store double %1816, ptr %1834, align 8
  br label %1849
1835:
  %1836 = fmul double %1798, %1831
  %1837 = fadd double %1836, 0.000000e+00
  %1838 = getelementptr inbounds nuw double, ptr %6, i64 %1820
  store double %1837, ptr %1838, align 8
  br label %1839
1839:
  %1840 = phi i64 [ %1814, %1835 ], [ %1842, %1839 ]
  %1841 = phi double [ 0.000000e+00, %1835 ], [ %1845, %1839 ]
  %1842 = add nsw i64 %1840, -1
  %1843 = getelementptr double, ptr %1824, i64 %1842
  %1844 = load double, ptr %1843, align 8
  %1845 = fadd double %1841, %1844
  %1846 = icmp samesign ugt i64 %1840, 1
  br i1 %1846, label %1839, label %1847
1847:
  %1848 = fadd double %1845, 0.000000e+00
  br label %1849
1849:
  %1850 = phi double [ 0.000000e+00, %1833 ], [ %1848, %1847 ]
  %1851 = getelementptr inbounds nuw double, ptr %7, i64 %1820
  store double %1850, ptr %1851, align 8
  %1852 = add nuw nsw i64 %1820, 1
  %1853 = icmp eq i64 %1852, %1811
  br i1 %1853, label %1817, label %1819
1854:
  %1855 = phi i64 [ %1909, %1908 ], [ 0, %1817 ]
  %1856 = load i64, ptr %120, align 8
  %1857 = icmp sgt i64 %1856, 0
  br i1 %1857, label %1858, label %1875
1858:
  %1859 = load ptr, ptr %122, align 8
  %1860 = getelementptr double, ptr %1859, i64 %1855
  br label %1864
1861:
  %1862 = load i64, ptr %162, align 8
  %1863 = icmp eq i64 %1862, 0
  br i1 %1863, label %1875, label %1885
1864:
  %1865 = phi i64 [ 0, %1858 ], [ %1873, %1864 ]
  %1866 = phi double [ 0.000000e+00, %1858 ], [ %1872, %1864 ]
  %1867 = getelementptr inbounds nuw double, ptr %6, i64 %1865
  %1868 = load double, ptr %1867, align 8
  %1869 = mul nsw i64 %1865, %1807
  %1870 = getelementptr double, ptr %1860, i64 %1869
  %1871 = load double, ptr %1870, align 8
  %1872 = call double @llvm.fma.f64(double %1868, double %1871, double %1866)
  %1873 = add nuw nsw i64 %1865, 1
  %1874 = icmp eq i64 %1873, %1856
  br i1 %1874, label %1861, label %1864
1875:
  %1876 = phi double [ %1872, %1861 ], [ 0.000000e+00, %1854 ], [ %1872, %1885 ]
  %1877 = phi double [ 0.000000e+00, %1861 ], [ 0.000000e+00, %1854 ], [ %1893, %1885 ]
  %1878 = load ptr, ptr %62, align 8
  %1879 = getelementptr inbounds nuw double, ptr %1878, i64 %1855
  %1880 = load double, ptr %1879, align 8
  %1881 = call double @llvm.fma.f64(double %1810, double %1876, double %1880)
  %1882 = getelementptr inbounds nuw double, ptr %1799, i64 %1855
  store double %1881, ptr %1882, align 8
  %1883 = load i64, ptr %162, align 8
  %1884 = icmp eq i64 %1883, 0
  br i1 %1884, label %1908, label %1896
1885:
  %1886 = phi i64 [ %1894, %1885 ], [ 0, %1861 ]
  %1887 = phi double [ %1893, %1885 ], [ 0.000000e+00, %1861 ]
  %1888 = getelementptr inbounds nuw double, ptr %7, i64 %1886
  %1889 = load double, ptr %1888, align 8
  %1890 = mul nsw i64 %1886, %1807
  %1891 = getelementptr double, ptr %1860, i64 %1890
  %1892 = load double, ptr %1891, align 8
  %1893 = call double @llvm.fma.f64(double %1889, double %1892, double %1887)
  %1894 = add nuw nsw i64 %1886, 1
  %1895 = icmp eq i64 %1894, %1856
  br i1 %1895, label %1875, label %1885
1896:
  %1897 = load ptr, ptr %133, align 8
  %1898 = getelementptr inbounds nuw double, ptr %1897, i64 %1855
  %1899 = load double, ptr %1898, align 8
  %1900 = load ptr, ptr %62, align 8
  %1901 = getelementptr inbounds nuw double, ptr %1900, i64 %1855
  %1902 = load double, ptr %1901, align 8
  %1903 = fsub double %1899, %1902
  %1904 = fmul double %1810, %1877
  %1905 = fsub double %1903, %1904
  %1906 = fmul double %1798, %1905
  %1907 = fadd double %1881, %1906
  store double %1907, ptr %1882, align 8
  br label %1908
1908:
  %1909 = add nuw nsw i64 %1855, 1
  %1910 = load i64, ptr %0, align 8
  %1911 = load i64, ptr %43, align 8
  %1912 = add nsw i64 %1911, %1910
  %1913 = icmp slt i64 %1909, %1912
  br i1 %1913, label %1854, label %1914
1914:
  %1915 = load double, ptr %32, align 8
  %1916 = load double, ptr %99, align 8
  %1917 = load ptr, ptr %121, align 8
  %1918 = fsub double %1916, %1915
  br label %1919
1919:
  %1920 = phi double [ %1918, %1914 ], [ %1810, %1817 ]
  %1921 = phi ptr [ %1917, %1914 ], [ %1799, %1817 ]
  %1922 = phi double [ %1915, %1914 ], [ %1809, %1817 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %1923 = fmul double %1798, %1920
  %1924 = fadd double %1923, %1922
  %1925 = load ptr, ptr %159, align 8
  %1926 = load i64, ptr %114, align 8
  %1927 = mul nsw i64 %1926, %1796
  %1928 = getelementptr inbounds double, ptr %1925, i64 %1927
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %158, ptr noundef nonnull readonly %2, double noundef %1924, ptr noundef %1921, double noundef 0.000000e+00, ptr noundef %1928) #12
  %1929 = add nuw nsw i64 %1796, 1
  %1930 = icmp eq i64 %1929, 9
  br i1 %1930, label %1792, label %1795
1931:
  %1932 = phi i64 [ %2029, %2028 ], [ %1793, %1792 ]
  %1933 = phi i64 [ %2030, %2028 ], [ 0, %1792 ]
  %1934 = load ptr, ptr %117, align 8
  %1935 = getelementptr inbounds nuw double, ptr %1934, i64 %1933
  %1936 = load double, ptr %1935, align 8
  %1937 = fcmp ult double %1936, 0.000000e+00
  br i1 %1937, label %2028, label %1938
1938:
  %1939 = load i64, ptr %30, align 8
  %1940 = load ptr, ptr %163, align 8
  %1941 = mul nsw i64 %1939, %1932
  %1942 = getelementptr inbounds i64, ptr %1940, i64 %1941
  %1943 = getelementptr inbounds nuw i64, ptr %1942, i64 %1933
  %1944 = load i64, ptr %1943, align 8
  %1945 = icmp slt i64 %1944, 0
  br i1 %1945, label %1955, label %1946
1946:
  %1947 = load i64, ptr %157, align 8
  %1948 = icmp slt i64 %1944, %1947
  br i1 %1948, label %1949, label %1955
1949:
  %1950 = load ptr, ptr %164, align 8
  %1951 = mul nsw i64 %1947, %1939
  %1952 = add nsw i64 %1951, %1944
  %1953 = mul nsw i64 %1952, 48
  %1954 = getelementptr inbounds i8, ptr %1950, i64 %1953
  br label %1955
1955:
  %1956 = phi ptr [ %1954, %1949 ], [ null, %1946 ], [ null, %1938 ]
  %1957 = load ptr, ptr %159, align 8
  %1958 = getelementptr inbounds nuw double, ptr %1957, i64 %1933
  br label %1959
1959:
  %1960 = phi i64 [ 0, %1955 ], [ %1973, %1972 ]
  %1961 = phi i64 [ 0, %1955 ], [ %1974, %1972 ]
  %1962 = mul nsw i64 %1960, %1932
  %1963 = getelementptr inbounds double, ptr %1958, i64 %1962
  %1964 = load double, ptr %1963, align 8
  %1965 = fcmp uno double %1964, 0.000000e+00
  br i1 %1965, label %1972, label %1966
1966:
  %1967 = mul nsw i64 %1961, %1932
  %1968 = getelementptr inbounds double, ptr %1958, i64 %1967
  %1969 = load double, ptr %1968, align 8
  %1970 = fcmp ugt double %1969, %1964
  br i1 %1970, label %1971, label %1972
1971:
  br label %1972
1972:
  %1973 = phi i64 [ %1960, %1959 ], [ %1960, %1966 ], [ %1961, %1971 ]
  %1974 = add nuw nsw i64 %1961, 1
  %1975 = icmp eq i64 %1974, 9
  br i1 %1975, label %1976, label %1959
1976:
  %1977 = call i64 @llvm.smax.i64(i64 %1973, i64 1)
  %1978 = call i64 @llvm.umin.i64(i64 %1977, i64 7)
  %1979 = mul nsw i64 %1978, %1932
  %1980 = getelementptr inbounds double, ptr %1957, i64 %1979
  %1981 = getelementptr inbounds nuw double, ptr %1980, i64 %1933
  %1982 = getelementptr inbounds double, ptr %1981, i64 %1932
  %1983 = load double, ptr %1982, align 8
  %1984 = sub nsw i64 0, %1932
  %1985 = getelementptr inbounds double, ptr %1981, i64 %1984
  %1986 = load double, ptr %1985, align 8
  %1987 = fsub double %1983, %1986
  %1988 = fmul double %1987, 5.000000e-01
  %1989 = fadd double %1983, %1986
  %1990 = fmul double %1989, 5.000000e-01
  %1991 = load double, ptr %1981, align 8
  %1992 = fsub double %1990, %1991
  %1993 = fcmp olt double %1992, 0.000000e+00
  br i1 %1993, label %1994, label %1997
1994:
  %1995 = fmul double %1988, -5.000000e-01
  %1996 = fdiv double %1995, %1992
  br label %2002
1997:
  %1998 = fcmp ogt double %1988, 0.000000e+00
  br i1 %1998, label %2002, label %1999
1999:
  %2000 = fcmp olt double %1988, 0.000000e+00
  %2001 = select i1 %2000, double -1.000000e+00, double %1988
  br label %2002
2002:
  %2003 = phi double [ %1996, %1994 ], [ %2001, %1999 ], [ 1.000000e+00, %1997 ]
  %2004 = fcmp olt double %2003, -1.000000e+00
  %2005 = fcmp ogt double %2003, 1.000000e+00
  %2006 = select i1 %2005, double 1.000000e+00, double %2003
  %2007 = select i1 %2004, double -1.000000e+00, double %2006
  %2008 = fmul double %1992, %2007
  %2009 = fadd double %1988, %2008
  %2010 = fmul double %2007, %2009
  %2011 = fadd double %1991, %2010
  %2012 = icmp eq ptr %1956, null
  br i1 %2012, label %2028, label %2013
2013:
  %2014 = getelementptr inbounds nuw i8, ptr %1956, i64 32
  %2015 = load double, ptr %2014, align 8
  %2016 = fcmp ult double %2015, %2011
  br i1 %2016, label %2017, label %2028
2017:
  store double %2011, ptr %2014, align 8
  %2018 = load double, ptr %32, align 8
  %2019 = load double, ptr %99, align 8
  %2020 = fsub double %2019, %2018
  %2021 = uitofp nneg i64 %1978 to double
  %2022 = fadd double %2007, %2021
  %2023 = fmul double %2022, %2020
  %2024 = fmul double %2023, 1.250000e-01
  %2025 = fadd double %2018, %2024
  %2026 = getelementptr inbounds nuw i8, ptr %1956, i64 40
  store double %2025, ptr %2026, align 8
  %2027 = load i64, ptr %114, align 8
  br label %2028
2028:
  %2029 = phi i64 [ %2027, %2017 ], [ %1932, %2013 ], [ %1932, %2002 ], [ %1932, %1931 ]
  %2030 = add nuw nsw i64 %1933, 1
  %2031 = icmp slt i64 %2030, %2029
  br i1 %2031, label %1931, label %2032
2032:
  %2033 = icmp sgt i64 %2029, 0
  br i1 %2033, label %2034, label %2111
2034:
  %2035 = phi i64 [ %1773, %1775 ], [ %1773, %1789 ], [ %2029, %2032 ]
  br label %2036
2036:
  %2037 = phi i64 [ %2109, %2107 ], [ %2035, %2034 ]
  %2038 = phi i64 [ %2108, %2107 ], [ 0, %2034 ]
  %2039 = load ptr, ptr %117, align 8
  %2040 = getelementptr inbounds nuw double, ptr %2039, i64 %2038
  %2041 = load double, ptr %2040, align 8
  %2042 = load ptr, ptr %134, align 8
  %2043 = getelementptr inbounds nuw double, ptr %2042, i64 %2038
  %2044 = load double, ptr %2043, align 8
  %2045 = getelementptr inbounds double, ptr %2043, i64 %2037
  %2046 = load double, ptr %2045, align 8
  %2047 = load double, ptr %99, align 8
  %2048 = fcmp oeq double %2046, 0.000000e+00
  %2049 = select i1 %2048, double 0x7FF0000000000000, double %2046
  %2050 = fdiv double %2044, %2049
  %2051 = fsub double %2047, %2050
  %2052 = fcmp uge double %2041, 0.000000e+00
  %2053 = fcmp ult double %2044, 0.000000e+00
  %2054 = select i1 %2052, i1 true, i1 %2053
  br i1 %2054, label %2081, label %2055
2055:
  %2056 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %30, i64 noundef %2038, double noundef %2051) #12
  %2057 = icmp eq ptr %2056, null
  br i1 %2057, label %2107, label %2058
2058:
  %2059 = load i64, ptr %137, align 8
  %2060 = icmp sgt i64 %2059, 0
  br i1 %2060, label %2061, label %2078
2061:
  %2062 = load ptr, ptr %138, align 8
  br label %2063
2063:
  %2064 = phi i64 [ 0, %2061 ], [ %2069, %2068 ]
  %2065 = getelementptr inbounds nuw i64, ptr %2062, i64 %2064
  %2066 = load i64, ptr %2065, align 8
  %2067 = icmp eq i64 %2066, %2038
  br i1 %2067, label %2071, label %2068
2068:
  %2069 = add nuw nsw i64 %2064, 1
  %2070 = icmp eq i64 %2069, %2059
  br i1 %2070, label %2078, label %2063
2071:
  %2072 = load ptr, ptr %50, align 8
  %2073 = load ptr, ptr %139, align 8
  %2074 = getelementptr inbounds nuw i64, ptr %2073, i64 %2064
  %2075 = load i64, ptr %2074, align 8
  %2076 = getelementptr inbounds double, ptr %2072, i64 %2075
  %2077 = load double, ptr %2076, align 8
  br label %2078
2078:
  %2079 = phi double [ %2077, %2071 ], [ 0x7FF8000000000000, %2058 ], [ 0x7FF8000000000000, %2068 ]
  %2080 = getelementptr inbounds nuw i8, ptr %2056, i64 16
  store double %2079, ptr %2080, align 8
  br label %2107
2081:
  %2082 = load i64, ptr %157, align 8
  %2083 = icmp ne i64 %2082, 0
  %2084 = fcmp oge double %2041, 0.000000e+00
  %2085 = and i1 %2084, %2083
  %2086 = fcmp olt double %2044, 0.000000e+00
  %2087 = select i1 %2085, i1 %2086, i1 false
  br i1 %2087, label %2088, label %2107
2088:
  %2089 = load i64, ptr %30, align 8
  %2090 = load ptr, ptr %163, align 8
  %2091 = mul nsw i64 %2089, %2037
  %2092 = getelementptr inbounds i64, ptr %2090, i64 %2091
  %2093 = getelementptr inbounds nuw i64, ptr %2092, i64 %2038
  %2094 = load i64, ptr %2093, align 8
  %2095 = icmp sgt i64 %2094, -1
  %2096 = icmp slt i64 %2094, %2082
  %2097 = and i1 %2095, %2096
  br i1 %2097, label %2098, label %2107
2098:
  %2099 = load ptr, ptr %164, align 8
  %2100 = icmp eq ptr %2099, null
  br i1 %2100, label %2107, label %2101
2101:
  %2102 = mul nsw i64 %2089, %2082
  %2103 = add nsw i64 %2094, %2102
  %2104 = mul nsw i64 %2103, 48
  %2105 = getelementptr inbounds i8, ptr %2099, i64 %2104
  %2106 = getelementptr inbounds nuw i8, ptr %2105, i64 24
  store double %2051, ptr %2106, align 8
  br label %2107
2107:
  %2108 = add nuw nsw i64 %2038, 1
  %2109 = load i64, ptr %114, align 8
  %2110 = icmp slt i64 %2108, %2109
  br i1 %2110, label %2036, label %2111
2111:
  %2112 = load ptr, ptr %48, align 8
  %2113 = load i64, ptr %30, align 8
  %2114 = load i64, ptr %49, align 8
  %2115 = mul nsw i64 %2114, %2113
  %2116 = getelementptr inbounds double, ptr %2112, i64 %2115
  %2117 = load i64, ptr %42, align 8
  %2118 = load i64, ptr %47, align 8
  %2119 = icmp slt i64 %2117, %2118
  br i1 %2119, label %2120, label %2240
2120:
  %2121 = phi i64 [ %2238, %2235 ], [ %2118, %2111 ]
  %2122 = phi i64 [ %2237, %2235 ], [ %2117, %2111 ]
  %2123 = getelementptr inbounds double, ptr %2116, i64 %2122
  %2124 = load double, ptr %2123, align 8
  %2125 = load double, ptr %99, align 8
  %2126 = fcmp ugt double %2124, %2125
  br i1 %2126, label %2240, label %2127
2127:
  %2128 = load double, ptr %32, align 8
  %2129 = fsub double %2124, %2128
  %2130 = fsub double %2125, %2128
  %2131 = fdiv double %2129, %2130
  %2132 = load i64, ptr %0, align 8
  %2133 = load i64, ptr %43, align 8
  %2134 = add i64 %2133, %2132
  %2135 = load i64, ptr %44, align 8
  %2136 = shl nsw i64 %2135, 1
  %2137 = add nsw i64 %2136, %2134
  %2138 = load i64, ptr %45, align 8
  %2139 = add nsw i64 %2137, %2138
  %2140 = load i64, ptr %120, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %2141 = load i64, ptr %160, align 8
  %2142 = icmp ne i64 %2141, 0
  %2143 = icmp sgt i64 %2140, 0
  %2144 = select i1 %2142, i1 %2143, i1 false
  br i1 %2144, label %2145, label %2149
2145:
  %2146 = icmp sgt i64 %2141, 0
  %2147 = fmul double %2131, 0.000000e+00
  %2148 = getelementptr double, ptr %5, i64 %2140
  br label %2157
2149:
  %2150 = load ptr, ptr %46, align 8
  %2151 = load i64, ptr %30, align 8
  %2152 = mul nsw i64 %2151, %2121
  %2153 = add nsw i64 %2152, %2122
  %2154 = mul nsw i64 %2153, %2134
  %2155 = getelementptr inbounds double, ptr %2150, i64 %2154
  %2156 = icmp sgt i64 %2134, 0
  br i1 %2156, label %2194, label %2189
2157:
  %2158 = phi i64 [ 0, %2145 ], [ %2187, %2184 ]
  br i1 %2146, label %2159, label %2171
2159:
  %2160 = load ptr, ptr %161, align 8
  %2161 = mul nuw nsw i64 %2158, %2141
  %2162 = getelementptr double, ptr %2160, i64 %2161
  br label %2163
2163:
  %2164 = phi i64 [ %2141, %2159 ], [ %2166, %2163 ]
  %2165 = phi double [ 0.000000e+00, %2159 ], [ %2169, %2163 ]
  %2166 = add nsw i64 %2164, -1
  %2167 = getelementptr double, ptr %2162, i64 %2166
  %2168 = load double, ptr %2167, align 8
  %2169 = call double @llvm.fma.f64(double %2165, double %2131, double %2168)
  %2170 = icmp samesign ugt i64 %2164, 1
  br i1 %2170, label %2163, label %2173
2171:
  %2172 = getelementptr inbounds nuw double, ptr %5, i64 %2158
  store double %2147, ptr %2172, align 8
  br label %2184
2173:
  %2174 = fmul double %2131, %2169
  %2175 = getelementptr inbounds nuw double, ptr %5, i64 %2158
  store double %2174, ptr %2175, align 8
  br label %2176
2176:
  %2177 = phi i64 [ %2141, %2173 ], [ %2179, %2176 ]
  %2178 = phi double [ 0.000000e+00, %2173 ], [ %2182, %2176 ]
  %2179 = add nsw i64 %2177, -1
  %2180 = getelementptr double, ptr %2162, i64 %2179
  %2181 = load double, ptr %2180, align 8
  %2182 = fadd double %2178, %2181
  %2183 = icmp samesign ugt i64 %2177, 1
  br i1 %2183, label %2176, label %2184
2184:
  %2185 = phi double [ 0.000000e+00, %2171 ], [ %2182, %2176 ]
  %2186 = getelementptr double, ptr %2148, i64 %2158
  store double %2185, ptr %2186, align 8
  %2187 = add nuw nsw i64 %2158, 1
  %2188 = icmp eq i64 %2187, %2140
  br i1 %2188, label %2149, label %2157
2189:
  %2190 = load i64, ptr %40, align 8
  %2191 = icmp sgt i64 %2190, 0
  br i1 %2191, label %2192, label %2235
2192:
  %2193 = mul i64 %2139, %2140
  br label %2203
2194:
  %2195 = phi i64 [ %2201, %2194 ], [ 0, %2149 ]
  %2196 = load ptr, ptr %62, align 8
  %2197 = load ptr, ptr %133, align 8
  %2198 = load ptr, ptr %122, align 8
  %2199 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2196, ptr noundef %2197, ptr noundef %2198, ptr noundef %5, double noundef %2131, double noundef %2130, i64 noundef %2195) #12
  %2200 = getelementptr inbounds nuw double, ptr %2155, i64 %2195
  store double %2199, ptr %2200, align 8
  %2201 = add nuw nsw i64 %2195, 1
  %2202 = icmp eq i64 %2201, %2134
  br i1 %2202, label %2189, label %2194
2203:
  %2204 = phi i64 [ %2190, %2192 ], [ %2226, %2225 ]
  %2205 = phi i64 [ 0, %2192 ], [ %2227, %2225 ]
  %2206 = load ptr, ptr %51, align 8
  %2207 = load i64, ptr %30, align 8
  %2208 = mul nsw i64 %2207, %2204
  %2209 = add nsw i64 %2208, %2205
  %2210 = load i64, ptr %47, align 8
  %2211 = mul nsw i64 %2209, %2210
  %2212 = add nsw i64 %2211, %2122
  %2213 = mul nsw i64 %2212, %2134
  %2214 = getelementptr inbounds double, ptr %2206, i64 %2213
  %2215 = load ptr, ptr %64, align 8
  %2216 = mul nsw i64 %2205, %2139
  %2217 = getelementptr inbounds double, ptr %2215, i64 %2216
  %2218 = load ptr, ptr %52, align 8
  %2219 = getelementptr inbounds double, ptr %2218, i64 %2216
  %2220 = load ptr, ptr %145, align 8
  %2221 = mul i64 %2193, %2205
  %2222 = getelementptr inbounds double, ptr %2220, i64 %2221
  br i1 %2156, label %2229, label %2225
2223:
  %2224 = load i64, ptr %40, align 8
  br label %2225
2225:
  %2226 = phi i64 [ %2224, %2223 ], [ %2204, %2203 ]
  %2227 = add nuw nsw i64 %2205, 1
  %2228 = icmp slt i64 %2227, %2226
  br i1 %2228, label %2203, label %2235
2229:
  %2230 = phi i64 [ %2233, %2229 ], [ 0, %2203 ]
  %2231 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2217, ptr noundef %2219, ptr noundef %2222, ptr noundef %5, double noundef %2131, double noundef %2130, i64 noundef %2230) #12
  %2232 = getelementptr inbounds nuw double, ptr %2214, i64 %2230
  store double %2231, ptr %2232, align 8
  %2233 = add nuw nsw i64 %2230, 1
  %2234 = icmp eq i64 %2233, %2134
  br i1 %2234, label %2223, label %2229
2235:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %2236 = load i64, ptr %42, align 8
  %2237 = add nsw i64 %2236, 1
  store i64 %2237, ptr %42, align 8
  %2238 = load i64, ptr %47, align 8
  %2239 = icmp slt i64 %2237, %2238
  br i1 %2239, label %2120, label %2240
2240:
  %2241 = load i64, ptr %0, align 8
  %2242 = load i64, ptr %43, align 8
  %2243 = add nsw i64 %2242, %2241
  %2244 = load i64, ptr %44, align 8
  %2245 = shl nsw i64 %2244, 1
  %2246 = add nsw i64 %2243, %2245
  %2247 = load i64, ptr %45, align 8
  %2248 = add nsw i64 %2246, %2247
  %2249 = load i64, ptr %120, align 8
  %2250 = add nsw i64 %2249, -1
  %2251 = mul nsw i64 %2250, %2248
  %2252 = load ptr, ptr %62, align 8
  %2253 = icmp sgt i64 %2248, 0
  br i1 %2253, label %2254, label %2263
2254:
  %2255 = load ptr, ptr %50, align 8
  br label %2256
2256:
  %2257 = phi i64 [ 0, %2254 ], [ %2261, %2256 ]
  %2258 = getelementptr inbounds nuw double, ptr %2255, i64 %2257
  %2259 = load double, ptr %2258, align 8
  %2260 = getelementptr inbounds nuw double, ptr %2252, i64 %2257
  store double %2259, ptr %2260, align 8
  %2261 = add nuw nsw i64 %2257, 1
  %2262 = icmp eq i64 %2261, %2248
  br i1 %2262, label %2263, label %2256
2263:
  %2264 = load i64, ptr %40, align 8
  %2265 = mul nsw i64 %2264, %2248
  %2266 = load ptr, ptr %64, align 8
  %2267 = icmp sgt i64 %2265, 0
  br i1 %2267, label %2268, label %2277
2268:
  %2269 = load ptr, ptr %52, align 8
  br label %2270
2270:
  %2271 = phi i64 [ 0, %2268 ], [ %2275, %2270 ]
  %2272 = getelementptr inbounds nuw double, ptr %2269, i64 %2271
  %2273 = load double, ptr %2272, align 8
  %2274 = getelementptr inbounds nuw double, ptr %2266, i64 %2271
  store double %2273, ptr %2274, align 8
  %2275 = add nuw nsw i64 %2271, 1
  %2276 = icmp eq i64 %2275, %2265
  br i1 %2276, label %2277, label %2270
2277:
  %2278 = load i64, ptr %165, align 8
  %2279 = icmp eq i64 %2278, 0
  br i1 %2279, label %2291, label %2280
2280:
  %2281 = load ptr, ptr %122, align 8
  br i1 %2253, label %2282, label %2291
2282:
  %2283 = getelementptr inbounds double, ptr %2281, i64 %2251
  br label %2284
2284:
  %2285 = phi i64 [ 0, %2282 ], [ %2289, %2284 ]
  %2286 = getelementptr inbounds nuw double, ptr %2283, i64 %2285
  %2287 = load double, ptr %2286, align 8
  %2288 = getelementptr inbounds nuw double, ptr %2281, i64 %2285
  store double %2287, ptr %2288, align 8
  %2289 = add nuw nsw i64 %2285, 1
  %2290 = icmp eq i64 %2289, %2248
  br i1 %2290, label %2291, label %2284
2291:
  %2292 = load i64, ptr %30, align 8
  %2293 = icmp slt i64 %2292, 0
  br i1 %2293, label %2357, label %2297
2294:
  %2295 = load i64, ptr %30, align 8
  %2296 = icmp slt i64 %2295, 0
  br i1 %2296, label %2357, label %2337
2297:
  %2298 = load i64, ptr %165, align 8
  %2299 = icmp eq i64 %2298, 0
  %2300 = zext i1 %2299 to i64
  store i64 %2300, ptr %70, align 8
  %2301 = load ptr, ptr %116, align 8
  %2302 = load i64, ptr %114, align 8
  %2303 = icmp sgt i64 %2302, 0
  br i1 %2303, label %2304, label %2340
2304:
  %2305 = load ptr, ptr %117, align 8
  br label %2306
2306:
  %2307 = phi i64 [ 0, %2304 ], [ %2318, %2306 ]
  %2308 = phi i32 [ 0, %2304 ], [ %2317, %2306 ]
  %2309 = getelementptr inbounds nuw double, ptr %2305, i64 %2307
  %2310 = load double, ptr %2309, align 8
  %2311 = getelementptr inbounds nuw double, ptr %2301, i64 %2307
  %2312 = load double, ptr %2311, align 8
  %2313 = fcmp olt double %2310, 0.000000e+00
  %2314 = fcmp oge double %2312, 0.000000e+00
  %2315 = select i1 %2313, i1 %2314, i1 false
  %2316 = zext i1 %2315 to i32
  %2317 = or i32 %2308, %2316
  %2318 = add nuw nsw i64 %2307, 1
  %2319 = icmp eq i64 %2318, %2302
  br i1 %2319, label %2320, label %2306
2320:
  %2321 = icmp eq i32 %2317, 0
  br i1 %2321, label %2325, label %2322
2322:
  store i64 1, ptr %70, align 8
  %2323 = load i64, ptr %114, align 8
  %2324 = icmp sgt i64 %2323, 0
  br i1 %2324, label %2325, label %2340
2325:
  br label %2326
2326:
  %2327 = phi i64 [ %2333, %2326 ], [ 0, %2325 ]
  %2328 = load ptr, ptr %116, align 8
  %2329 = getelementptr inbounds nuw double, ptr %2328, i64 %2327
  %2330 = load double, ptr %2329, align 8
  %2331 = load ptr, ptr %117, align 8
  %2332 = getelementptr inbounds nuw double, ptr %2331, i64 %2327
  store double %2330, ptr %2332, align 8
  %2333 = add nuw nsw i64 %2327, 1
  %2334 = load i64, ptr %114, align 8
  %2335 = shl nsw i64 %2334, 2
  %2336 = icmp slt i64 %2333, %2335
  br i1 %2336, label %2326, label %2340
2337:
  %2338 = load double, ptr %73, align 8
  %2339 = fcmp ogt double %1582, %2338
  br i1 %2339, label %2349, label %2355
2340:
  %2341 = load double, ptr %99, align 8
  store double %2341, ptr %32, align 8
  %2342 = load i64, ptr %57, align 8
  %2343 = add nsw i64 %2342, 1
  store i64 %2343, ptr %57, align 8
  %2344 = load double, ptr %141, align 8
  %2345 = load double, ptr %73, align 8
  %2346 = fcmp ogt double %2344, %2345
  br i1 %2346, label %2347, label %2355
2347:
  %2348 = load double, ptr %33, align 8
  br label %2355
2349:
  %2350 = load double, ptr %32, align 8
  %2351 = load double, ptr %33, align 8
  %2352 = fsub double %2351, %2350
  %2353 = fmul double %2352, 5.000000e-01
  %2354 = fadd double %2350, %2353
  br label %2355
2355:
  %2356 = phi double [ %1582, %2337 ], [ %2354, %2349 ], [ %2348, %2347 ], [ %2344, %2340 ]
  store double %2356, ptr %99, align 8
  br label %2357
2357:
  %2358 = add nuw nsw i64 %167, 1
  %2359 = icmp eq i64 %2358, %3
  br i1 %2359, label %2360, label %166
2360:
  %2361 = phi i64 [ 1, %26 ], [ 2, %1012 ], [ 0, %896 ], [ 0, %893 ], [ 1, %2357 ]
  call void @bg_set_float_mode(i32 noundef %17) #11
  ret i64 %2361
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
  %79 = icmp eq i64 %64, 11
  br i1 %79, label %116, label %123
80:
  %81 = phi i64 [ %91, %111 ], [ 1, %61 ]
  %82 = phi i64 [ %114, %111 ], [ 0, %61 ]
  %83 = getelementptr inbounds nuw ptr, ptr %77, i64 %82
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 40
  %86 = load ptr, ptr %85, align 8
  %87 = load i64, ptr %86, align 8
  %88 = icmp sgt i64 %87, %81
  br i1 %88, label %89, label %90
89:
  store i64 %87, ptr %3, align 8
  br label %90
90:
  %91 = phi i64 [ %87, %89 ], [ %81, %80 ]
  %92 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds nuw %struct.bg_values, ptr %62, i64 %82
  store ptr %93, ptr %94, align 8
  %95 = icmp sgt i64 %87, 1
  br i1 %95, label %96, label %111
96:
  %97 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %98 = load i64, ptr %97, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %108
100:
  %101 = phi i64 [ %106, %100 ], [ 0, %96 ]
  %102 = phi i64 [ %105, %100 ], [ 1, %96 ]
  %103 = getelementptr inbounds nuw i64, ptr %86, i64 %101
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %104, %102
  %106 = add nuw nsw i64 %101, 1
  %107 = icmp eq i64 %106, %98
  br i1 %107, label %108, label %100
108:
  %109 = phi i64 [ 1, %96 ], [ %105, %100 ]
  %110 = sdiv i64 %109, %87
  br label %111
111:
  %112 = phi i64 [ %110, %108 ], [ 0, %90 ]
  %113 = getelementptr inbounds nuw i8, ptr %94, i64 8
  store i64 %112, ptr %113, align 8
  %114 = add nuw nsw i64 %82, 1
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
  %169 = call i64 @bg_advance_1(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #12
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %171, label %168
171:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret ptr null
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %42, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %47) #12
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
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 304
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
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 376
  br label %81
77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %79 = load ptr, ptr %78, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %216, label %199
81:
  %82 = phi i64 [ %13, %54 ], [ %197, %196 ]
  %83 = icmp eq i64 %82, 2
  %84 = select i1 %83, double 1.000000e+00, double 0.000000e+00
  %85 = load ptr, ptr %55, align 8
  %86 = icmp ne i64 %82, 1
  %87 = icmp eq i64 %82, 1
  br i1 %87, label %88, label %110
88:
  %89 = load i64, ptr %0, align 8
  %90 = icmp slt i64 %89, 1
  br i1 %90, label %110, label %91
91:
  %92 = sext i1 %86 to i64
  br label %93
93:
  %94 = phi i64 [ %105, %93 ], [ %92, %91 ]
  %95 = phi i64 [ %106, %93 ], [ 0, %91 ]
  %96 = getelementptr inbounds nuw double, ptr %3, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = call double @llvm.fabs.f64(double %97)
  %99 = fadd double %98, 1.000000e+00
  %100 = fmul double %99, 0x3E7AD7F29ABCAF48
  %101 = getelementptr inbounds nuw double, ptr %85, i64 %95
  %102 = load double, ptr %101, align 8
  %103 = call double @llvm.fabs.f64(double %102)
  %104 = fcmp olt double %100, %103
  %105 = select i1 %104, i64 -1, i64 %94
  %106 = add nuw nsw i64 %95, 1
  %107 = icmp eq i64 %89, %106
  br i1 %107, label %108, label %93
108:
  %109 = icmp ne i64 %105, 0
  br label %110
110:
  %111 = phi i1 [ %86, %81 ], [ %86, %88 ], [ %109, %108 ]
  %112 = and i1 %56, %111
  br i1 %112, label %113, label %155
113:
  %114 = load i64, ptr %0, align 8
  %115 = load i64, ptr %57, align 8
  %116 = add nsw i64 %115, %114
  %117 = load i64, ptr %58, align 8
  %118 = shl nsw i64 %117, 1
  %119 = add nsw i64 %116, %118
  %120 = load i64, ptr %59, align 8
  %121 = add nsw i64 %119, %120
  br i1 %60, label %122, label %168
122:
  %123 = phi i64 [ %153, %152 ], [ 0, %113 ]
  %124 = mul nsw i64 %123, %121
  %125 = getelementptr inbounds double, ptr %6, i64 %124
  %126 = load ptr, ptr %61, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %2, ptr %8, align 8
  store double %84, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  store double 0.000000e+00, ptr %10, align 8
  %127 = load ptr, ptr %62, align 8
  %128 = load i64, ptr %63, align 8
  %129 = mul nsw i64 %128, %123
  %130 = getelementptr inbounds double, ptr %127, i64 %129
  %131 = load i64, ptr %64, align 8
  %132 = getelementptr inbounds double, ptr %130, i64 %131
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
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
  call void %138(ptr noundef nonnull %11, ptr noundef %139, ptr noundef %126) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %140 = load i64, ptr %0, align 8
  %141 = load ptr, ptr %61, align 8
  %142 = icmp sgt i64 %140, 0
  br i1 %142, label %143, label %152
143:
  %144 = phi i64 [ %150, %143 ], [ 0, %122 ]
  %145 = getelementptr inbounds nuw double, ptr %141, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds nuw double, ptr %125, i64 %144
  %148 = load double, ptr %147, align 8
  %149 = fadd double %146, %148
  store double %149, ptr %147, align 8
  %150 = add nuw nsw i64 %144, 1
  %151 = icmp eq i64 %150, %140
  br i1 %151, label %152, label %143
152:
  %153 = add nuw nsw i64 %123, 1
  %154 = icmp eq i64 %153, %5
  br i1 %154, label %155, label %122
155:
  br i1 %111, label %166, label %156
156:
  %157 = load i64, ptr %0, align 8
  %158 = icmp sgt i64 %157, 0
  br i1 %158, label %159, label %182
159:
  %160 = phi i64 [ %163, %159 ], [ 0, %156 ]
  %161 = load ptr, ptr %55, align 8
  %162 = getelementptr inbounds nuw double, ptr %161, i64 %160
  store double 0.000000e+00, ptr %162, align 8
  %163 = add nuw nsw i64 %160, 1
  %164 = load i64, ptr %0, align 8
  %165 = icmp slt i64 %163, %164
  br i1 %165, label %159, label %182
166:
  %167 = load ptr, ptr %55, align 8
  br label %168
168:
  %169 = phi ptr [ %167, %166 ], [ %85, %113 ]
  call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %49, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, double noundef %84, ptr noundef %169) #12
  %170 = load i64, ptr %0, align 8
  %171 = load ptr, ptr %55, align 8
  %172 = icmp sgt i64 %170, 0
  br i1 %172, label %173, label %182
173:
  %174 = phi i64 [ %180, %173 ], [ 0, %168 ]
  %175 = getelementptr inbounds nuw double, ptr %171, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds nuw double, ptr %3, i64 %174
  %178 = load double, ptr %177, align 8
  %179 = fadd double %176, %178
  store double %179, ptr %177, align 8
  %180 = add nuw nsw i64 %174, 1
  %181 = icmp eq i64 %180, %170
  br i1 %181, label %182, label %173
182:
  %183 = and i1 %14, %87
  br i1 %183, label %184, label %196
184:
  %185 = load i64, ptr %0, align 8
  %186 = icmp sgt i64 %185, 0
  br i1 %186, label %187, label %196
187:
  %188 = phi i64 [ %193, %187 ], [ 0, %184 ]
  %189 = load ptr, ptr %55, align 8
  %190 = getelementptr inbounds nuw double, ptr %189, i64 %188
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds nuw double, ptr %4, i64 %188
  store double %191, ptr %192, align 8
  %193 = add nuw nsw i64 %188, 1
  %194 = load i64, ptr %0, align 8
  %195 = icmp slt i64 %193, %194
  br i1 %195, label %187, label %196
196:
  %197 = add nsw i64 %82, 1
  %198 = icmp eq i64 %197, 3
  br i1 %198, label %77, label %81
199:
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %201 = load ptr, ptr %200, align 8
  call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %78, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %201) #12
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %203 = load i64, ptr %202, align 8
  %204 = icmp sgt i64 %203, 0
  br i1 %204, label %205, label %216
205:
  %206 = phi i64 [ %213, %205 ], [ 0, %199 ]
  %207 = load ptr, ptr %200, align 8
  %208 = getelementptr inbounds nuw double, ptr %207, i64 %206
  %209 = load double, ptr %208, align 8
  %210 = load i64, ptr %0, align 8
  %211 = getelementptr double, ptr %3, i64 %210
  %212 = getelementptr double, ptr %211, i64 %206
  store double %209, ptr %212, align 8
  %213 = add nuw nsw i64 %206, 1
  %214 = load i64, ptr %202, align 8
  %215 = icmp slt i64 %213, %214
  br i1 %215, label %205, label %216
216:
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
