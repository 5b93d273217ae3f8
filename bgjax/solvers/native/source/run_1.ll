; sources ec9fbf5b18f9e4567e6561dcf790e99b4e682de1ed43521924b6b57b06588d5e
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
  %17 = tail call i32 @bg_float_mode() #10
  %18 = tail call i32 @bg_plain_mode() #10
  tail call void @bg_set_float_mode(i32 noundef %18) #10
  %19 = load i64, ptr %2, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %26
21:
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 392
  %23 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %22) #11
  store i64 1, ptr %2, align 8
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 -1, ptr %25, align 8
  br label %26
26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %28 = icmp sgt i64 %3, 0
  br i1 %28, label %29, label %2610
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
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 304
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
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %160 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %166
166:
  %167 = phi i64 [ 0, %29 ], [ %2608, %2607 ]
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
  br i1 %176, label %1028, label %177
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
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %248, ptr noundef %265, ptr noundef null, i64 noundef %264, ptr noundef %266) #11
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
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
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
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
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
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store double 0.000000e+00, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
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
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
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
  call void %652(ptr noundef nonnull %15, ptr noundef %653, ptr noundef %654) #10
  %655 = load ptr, ptr %98, align 8
  %656 = load ptr, ptr %96, align 8
  %657 = load ptr, ptr %97, align 8
  %658 = load i64, ptr %82, align 8
  %659 = getelementptr inbounds double, ptr %657, i64 %658
  call void %655(ptr noundef nonnull %15, ptr noundef %656, ptr noundef %659) #10
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
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
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
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
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
  %888 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, double noundef %434, double noundef %887) #11
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
  br i1 %895, label %2610, label %899
896:
  %897 = load i64, ptr %30, align 8
  %898 = icmp slt i64 %897, 0
  br i1 %898, label %2610, label %1028
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
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %113, ptr noundef nonnull readonly %2, double noundef %906, ptr noundef %907, double noundef 0.000000e+00, ptr noundef %908) #11
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
  br i1 %931, label %1029, label %932
932:
  %933 = load double, ptr %32, align 8
  %934 = load double, ptr %99, align 8
  %935 = fsub double %934, %933
  %936 = fmul double %935, 0.000000e+00
  %937 = fadd double %933, %936
  %938 = load ptr, ptr %62, align 8
  %939 = load ptr, ptr %116, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull %2, double noundef %937, ptr noundef %938, double noundef 0.000000e+00, ptr noundef %939) #11
  %940 = load i64, ptr %30, align 8
  %941 = icmp slt i64 %940, 0
  br i1 %941, label %1029, label %942
942:
  %943 = load i64, ptr %55, align 8
  %944 = icmp sgt i64 %943, 0
  br i1 %944, label %1029, label %945
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
  br i1 %979, label %1017, label %980
980:
  %981 = phi i64 [ %978, %977 ], [ %1025, %1017 ]
  %982 = load i64, ptr %118, align 8
  %983 = icmp eq i64 %982, 0
  br i1 %983, label %990, label %984
984:
  %985 = phi i64 [ %999, %993 ], [ 0, %980 ]
  %986 = load i64, ptr %114, align 8
  %987 = icmp slt i64 %985, %986
  br i1 %987, label %993, label %990
988:
  %989 = load i64, ptr %114, align 8
  br label %990
990:
  %991 = phi i64 [ %981, %980 ], [ %989, %988 ], [ %986, %984 ]
  %992 = icmp sgt i64 %991, 0
  br i1 %992, label %1002, label %1029
993:
  %994 = load i64, ptr %30, align 8
  %995 = load ptr, ptr %119, align 8
  %996 = mul nsw i64 %994, %986
  %997 = getelementptr inbounds double, ptr %995, i64 %996
  %998 = getelementptr inbounds nuw double, ptr %997, i64 %985
  store double -1.000000e+00, ptr %998, align 8
  %999 = add nuw nsw i64 %985, 1
  %1000 = load i64, ptr %118, align 8
  %1001 = icmp eq i64 %1000, 0
  br i1 %1001, label %988, label %984
1002:
  %1003 = phi i64 [ %1014, %1013 ], [ %991, %990 ]
  %1004 = phi i64 [ %1015, %1013 ], [ 0, %990 ]
  %1005 = load ptr, ptr %117, align 8
  %1006 = getelementptr inbounds nuw double, ptr %1005, i64 %1004
  %1007 = load double, ptr %1006, align 8
  %1008 = fcmp ult double %1007, 0.000000e+00
  br i1 %1008, label %1013, label %1009
1009:
  %1010 = load double, ptr %72, align 8
  %1011 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %30, i64 noundef %1004, double noundef %1010) #11
  %1012 = load i64, ptr %114, align 8
  br label %1013
1013:
  %1014 = phi i64 [ %1003, %1002 ], [ %1012, %1009 ]
  %1015 = add nuw nsw i64 %1004, 1
  %1016 = icmp slt i64 %1015, %1014
  br i1 %1016, label %1002, label %1029
1017:
  %1018 = phi i64 [ %1024, %1017 ], [ 0, %977 ]
  %1019 = load ptr, ptr %116, align 8
  %1020 = getelementptr inbounds nuw double, ptr %1019, i64 %1018
  %1021 = load double, ptr %1020, align 8
  %1022 = load ptr, ptr %117, align 8
  %1023 = getelementptr inbounds nuw double, ptr %1022, i64 %1018
  store double %1021, ptr %1023, align 8
  %1024 = add nuw nsw i64 %1018, 1
  %1025 = load i64, ptr %114, align 8
  %1026 = shl nsw i64 %1025, 2
  %1027 = icmp slt i64 %1024, %1026
  br i1 %1027, label %1017, label %980
1028:
  store i64 1, ptr %101, align 8
  br label %1029
1029:
  %1030 = load ptr, ptr %120, align 8
  %1031 = icmp eq ptr %1030, null
  br i1 %1031, label %1036, label %1032
1032:
  %1033 = load i64, ptr %27, align 8
  %1034 = load i64, ptr %121, align 8
  %1035 = icmp slt i64 %1033, %1034
  br i1 %1035, label %1036, label %2610
1036:
  %1037 = load i64, ptr %0, align 8
  %1038 = load i64, ptr %43, align 8
  %1039 = add nsw i64 %1038, %1037
  %1040 = load i64, ptr %44, align 8
  %1041 = shl nsw i64 %1040, 1
  %1042 = add nsw i64 %1039, %1041
  %1043 = load i64, ptr %45, align 8
  %1044 = add nsw i64 %1042, %1043
  %1045 = load i64, ptr %122, align 8
  %1046 = load double, ptr %99, align 8
  %1047 = load double, ptr %32, align 8
  %1048 = fsub double %1046, %1047
  %1049 = load i64, ptr %30, align 8
  %1050 = icmp sgt i64 %1049, -1
  br i1 %1050, label %1051, label %1098
1051:
  %1052 = load i64, ptr %70, align 8
  %1053 = icmp eq i64 %1052, 0
  br i1 %1053, label %1098, label %1054
1054:
  %1055 = fmul double %1048, 0.000000e+00
  %1056 = fadd double %1047, %1055
  %1057 = load ptr, ptr %62, align 8
  %1058 = load ptr, ptr %123, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1056, ptr noundef %1057, ptr noundef %1058) #11
  %1059 = load i64, ptr %0, align 8
  %1060 = load i64, ptr %43, align 8
  %1061 = add nsw i64 %1060, %1059
  %1062 = load i64, ptr %44, align 8
  %1063 = shl nsw i64 %1062, 1
  %1064 = add nsw i64 %1061, %1063
  %1065 = load i64, ptr %45, align 8
  %1066 = add nsw i64 %1064, %1065
  %1067 = icmp sgt i64 %1066, 0
  br i1 %1067, label %1068, label %1076
1068:
  %1069 = phi i64 [ %1088, %1087 ], [ %1065, %1054 ]
  %1070 = phi i64 [ %1089, %1087 ], [ %1062, %1054 ]
  %1071 = phi i64 [ %1090, %1087 ], [ %1060, %1054 ]
  %1072 = phi i64 [ %1091, %1087 ], [ %1059, %1054 ]
  %1073 = phi i64 [ %1092, %1087 ], [ 0, %1054 ]
  %1074 = load i64, ptr %70, align 8
  %1075 = icmp eq i64 %1074, 0
  br i1 %1075, label %1087, label %1077
1076:
  store i64 0, ptr %70, align 8
  br label %1098
1077:
  %1078 = load ptr, ptr %123, align 8
  %1079 = getelementptr inbounds nuw double, ptr %1078, i64 %1073
  %1080 = load double, ptr %1079, align 8
  %1081 = load ptr, ptr %124, align 8
  %1082 = getelementptr inbounds nuw double, ptr %1081, i64 %1073
  store double %1080, ptr %1082, align 8
  %1083 = load i64, ptr %0, align 8
  %1084 = load i64, ptr %43, align 8
  %1085 = load i64, ptr %44, align 8
  %1086 = load i64, ptr %45, align 8
  br label %1087
1087:
  %1088 = phi i64 [ %1069, %1068 ], [ %1086, %1077 ]
  %1089 = phi i64 [ %1070, %1068 ], [ %1085, %1077 ]
  %1090 = phi i64 [ %1071, %1068 ], [ %1084, %1077 ]
  %1091 = phi i64 [ %1072, %1068 ], [ %1083, %1077 ]
  %1092 = add nuw nsw i64 %1073, 1
  %1093 = shl nsw i64 %1089, 1
  %1094 = add i64 %1090, %1088
  %1095 = add i64 %1094, %1093
  %1096 = add i64 %1095, %1091
  %1097 = icmp slt i64 %1092, %1096
  br i1 %1097, label %1068, label %1076
1098:
  %1099 = icmp sgt i64 %1045, 1
  br i1 %1099, label %1100, label %1102
1100:
  %1101 = icmp sgt i64 %1044, 0
  br label %1170
1102:
  %1103 = load ptr, ptr %127, align 8
  %1104 = load ptr, ptr %62, align 8
  %1105 = load ptr, ptr %124, align 8
  %1106 = load ptr, ptr %50, align 8
  %1107 = icmp sgt i64 %1044, 0
  br i1 %1107, label %1108, label %1228
1108:
  %1109 = icmp sgt i64 %1045, 0
  %1110 = icmp eq ptr %1104, null
  br label %1111
1111:
  %1112 = phi i64 [ 0, %1108 ], [ %1140, %1137 ]
  %1113 = getelementptr double, ptr %1105, i64 %1112
  br i1 %1109, label %1116, label %1114
1114:
  %1115 = phi double [ 0.000000e+00, %1111 ], [ %1128, %1127 ]
  br i1 %1110, label %1135, label %1131
1116:
  %1117 = phi i64 [ %1129, %1127 ], [ 0, %1111 ]
  %1118 = phi double [ %1128, %1127 ], [ 0.000000e+00, %1111 ]
  %1119 = getelementptr inbounds nuw double, ptr %1103, i64 %1117
  %1120 = load double, ptr %1119, align 8
  %1121 = fcmp une double %1120, 0.000000e+00
  br i1 %1121, label %1122, label %1127
1122:
  %1123 = mul nuw nsw i64 %1117, %1044
  %1124 = getelementptr double, ptr %1113, i64 %1123
  %1125 = load double, ptr %1124, align 8
  %1126 = call double @llvm.fma.f64(double %1120, double %1125, double %1118)
  br label %1127
1127:
  %1128 = phi double [ %1126, %1122 ], [ %1118, %1116 ]
  %1129 = add nuw nsw i64 %1117, 1
  %1130 = icmp eq i64 %1129, %1045
  br i1 %1130, label %1114, label %1116
1131:
  %1132 = getelementptr inbounds nuw double, ptr %1104, i64 %1112
  %1133 = load double, ptr %1132, align 8
  %1134 = call double @llvm.fma.f64(double %1115, double %1048, double %1133)
  br label %1137
1135:
  %1136 = fmul double %1048, %1115
  br label %1137
1137:
  %1138 = phi double [ %1134, %1131 ], [ %1136, %1135 ]
  %1139 = getelementptr inbounds nuw double, ptr %1106, i64 %1112
  store double %1138, ptr %1139, align 8
  %1140 = add nuw nsw i64 %1112, 1
  %1141 = icmp eq i64 %1140, %1044
  br i1 %1141, label %1142, label %1111
1142:
  %1143 = load ptr, ptr %128, align 8
  %1144 = load ptr, ptr %124, align 8
  %1145 = load ptr, ptr %129, align 8
  br label %1146
1146:
  %1147 = phi i64 [ 0, %1142 ], [ %1153, %1149 ]
  %1148 = getelementptr double, ptr %1144, i64 %1147
  br i1 %1109, label %1155, label %1149
1149:
  %1150 = phi double [ 0.000000e+00, %1146 ], [ %1167, %1166 ]
  %1151 = fmul double %1048, %1150
  %1152 = getelementptr inbounds nuw double, ptr %1145, i64 %1147
  store double %1151, ptr %1152, align 8
  %1153 = add nuw nsw i64 %1147, 1
  %1154 = icmp eq i64 %1153, %1044
  br i1 %1154, label %1228, label %1146
1155:
  %1156 = phi i64 [ %1168, %1166 ], [ 0, %1146 ]
  %1157 = phi double [ %1167, %1166 ], [ 0.000000e+00, %1146 ]
  %1158 = getelementptr inbounds nuw double, ptr %1143, i64 %1156
  %1159 = load double, ptr %1158, align 8
  %1160 = fcmp une double %1159, 0.000000e+00
  br i1 %1160, label %1161, label %1166
1161:
  %1162 = mul nuw nsw i64 %1156, %1044
  %1163 = getelementptr double, ptr %1148, i64 %1162
  %1164 = load double, ptr %1163, align 8
  %1165 = call double @llvm.fma.f64(double %1159, double %1164, double %1157)
  br label %1166
1166:
  %1167 = phi double [ %1165, %1161 ], [ %1157, %1155 ]
  %1168 = add nuw nsw i64 %1156, 1
  %1169 = icmp eq i64 %1168, %1045
  br i1 %1169, label %1149, label %1155
1170:
  %1171 = phi i64 [ 1, %1100 ], [ %1226, %1213 ]
  %1172 = load ptr, ptr %125, align 8
  %1173 = mul nuw nsw i64 %1171, %1045
  %1174 = getelementptr inbounds nuw double, ptr %1172, i64 %1173
  %1175 = load ptr, ptr %62, align 8
  %1176 = load ptr, ptr %124, align 8
  %1177 = load ptr, ptr %123, align 8
  br i1 %1101, label %1178, label %1213
1178:
  %1179 = icmp eq ptr %1175, null
  br label %1180
1180:
  %1181 = phi i64 [ 0, %1178 ], [ %1208, %1205 ]
  %1182 = getelementptr double, ptr %1176, i64 %1181
  br label %1184
1183:
  br i1 %1179, label %1203, label %1199
1184:
  %1185 = phi i64 [ %1197, %1195 ], [ 0, %1180 ]
  %1186 = phi double [ %1196, %1195 ], [ 0.000000e+00, %1180 ]
  %1187 = getelementptr inbounds nuw double, ptr %1174, i64 %1185
  %1188 = load double, ptr %1187, align 8
  %1189 = fcmp une double %1188, 0.000000e+00
  br i1 %1189, label %1190, label %1195
1190:
  %1191 = mul nuw nsw i64 %1185, %1044
  %1192 = getelementptr double, ptr %1182, i64 %1191
  %1193 = load double, ptr %1192, align 8
  %1194 = call double @llvm.fma.f64(double %1188, double %1193, double %1186)
  br label %1195
1195:
  %1196 = phi double [ %1194, %1190 ], [ %1186, %1184 ]
  %1197 = add nuw nsw i64 %1185, 1
  %1198 = icmp eq i64 %1197, %1171
  br i1 %1198, label %1183, label %1184
1199:
  %1200 = getelementptr inbounds nuw double, ptr %1175, i64 %1181
  %1201 = load double, ptr %1200, align 8
  %1202 = call double @llvm.fma.f64(double %1196, double %1048, double %1201)
  br label %1205
1203:
  %1204 = fmul double %1048, %1196
  br label %1205
1205:
  %1206 = phi double [ %1202, %1199 ], [ %1204, %1203 ]
  %1207 = getelementptr inbounds nuw double, ptr %1177, i64 %1181
  store double %1206, ptr %1207, align 8
  %1208 = add nuw nsw i64 %1181, 1
  %1209 = icmp eq i64 %1208, %1044
  br i1 %1209, label %1210, label %1180
1210:
  %1211 = load ptr, ptr %123, align 8
  %1212 = load ptr, ptr %124, align 8
  br label %1213
1213:
  %1214 = phi ptr [ %1212, %1210 ], [ %1176, %1170 ]
  %1215 = phi ptr [ %1211, %1210 ], [ %1177, %1170 ]
  %1216 = load ptr, ptr %126, align 8
  %1217 = getelementptr inbounds nuw double, ptr %1216, i64 %1171
  %1218 = load double, ptr %1217, align 8
  %1219 = load double, ptr %32, align 8
  %1220 = load double, ptr %99, align 8
  %1221 = fsub double %1220, %1219
  %1222 = fmul double %1218, %1221
  %1223 = fadd double %1219, %1222
  %1224 = mul nsw i64 %1171, %1044
  %1225 = getelementptr inbounds double, ptr %1214, i64 %1224
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1223, ptr noundef %1215, ptr noundef %1225) #11
  %1226 = add nuw nsw i64 %1171, 1
  %1227 = icmp eq i64 %1226, %1045
  br i1 %1227, label %1102, label %1170
1228:
  %1229 = load ptr, ptr %37, align 8
  %1230 = icmp eq ptr %1229, null
  br i1 %1230, label %1231, label %1234
1231:
  %1232 = load ptr, ptr %113, align 8
  %1233 = icmp eq ptr %1232, null
  br i1 %1233, label %1325, label %1234
1234:
  %1235 = load i64, ptr %0, align 8
  %1236 = load i64, ptr %43, align 8
  %1237 = add nsw i64 %1236, %1235
  %1238 = load i64, ptr %44, align 8
  %1239 = shl nsw i64 %1238, 1
  %1240 = add nsw i64 %1237, %1239
  %1241 = load i64, ptr %45, align 8
  %1242 = add nsw i64 %1240, %1241
  %1243 = icmp sgt i64 %1242, 0
  br i1 %1243, label %1254, label %1244
1244:
  %1245 = load double, ptr %32, align 8
  %1246 = load double, ptr %99, align 8
  %1247 = fsub double %1246, %1245
  %1248 = fadd double %1245, %1247
  %1249 = load ptr, ptr %50, align 8
  %1250 = load ptr, ptr %131, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, double noundef %1248, ptr noundef %1249, ptr noundef %1250, i64 noundef 0, ptr noundef null) #11
  %1251 = load i64, ptr %132, align 8
  %1252 = icmp ne i64 %1251, 0
  %1253 = and i1 %1243, %1252
  br i1 %1253, label %1263, label %1281
1254:
  %1255 = phi i64 [ %1261, %1254 ], [ 0, %1234 ]
  %1256 = load ptr, ptr %50, align 8
  %1257 = getelementptr inbounds nuw double, ptr %1256, i64 %1255
  %1258 = load double, ptr %1257, align 8
  %1259 = load ptr, ptr %130, align 8
  %1260 = getelementptr inbounds nuw double, ptr %1259, i64 %1255
  store double %1258, ptr %1260, align 8
  %1261 = add nuw nsw i64 %1255, 1
  %1262 = icmp eq i64 %1261, %1242
  br i1 %1262, label %1244, label %1254
1263:
  %1264 = phi i64 [ %1279, %1263 ], [ 0, %1244 ]
  %1265 = load ptr, ptr %129, align 8
  %1266 = getelementptr inbounds nuw double, ptr %1265, i64 %1264
  %1267 = load double, ptr %1266, align 8
  %1268 = load ptr, ptr %50, align 8
  %1269 = getelementptr inbounds nuw double, ptr %1268, i64 %1264
  %1270 = load double, ptr %1269, align 8
  %1271 = load ptr, ptr %130, align 8
  %1272 = getelementptr inbounds nuw double, ptr %1271, i64 %1264
  %1273 = load double, ptr %1272, align 8
  %1274 = fsub double %1270, %1273
  %1275 = call double @llvm.fabs.f64(double %1274)
  %1276 = call double @llvm.fabs.f64(double %1267)
  %1277 = fcmp ogt double %1275, %1276
  %1278 = select i1 %1277, double %1274, double %1267
  store double %1278, ptr %1266, align 8
  %1279 = add nuw nsw i64 %1264, 1
  %1280 = icmp eq i64 %1279, %1242
  br i1 %1280, label %1281, label %1263
1281:
  %1282 = load ptr, ptr %133, align 8
  %1283 = icmp eq ptr %1282, null
  br i1 %1283, label %1310, label %1284
1284:
  %1285 = load i64, ptr %0, align 8
  %1286 = icmp sgt i64 %1285, 0
  br i1 %1286, label %1287, label %1310
1287:
  %1288 = phi i64 [ %1307, %1306 ], [ %1285, %1284 ]
  %1289 = phi i64 [ %1308, %1306 ], [ 0, %1284 ]
  %1290 = load ptr, ptr %134, align 8
  %1291 = getelementptr inbounds nuw double, ptr %1290, i64 %1289
  %1292 = load double, ptr %1291, align 8
  %1293 = fcmp ogt double %1292, 5.000000e-01
  br i1 %1293, label %1294, label %1306
1294:
  %1295 = load double, ptr %78, align 8
  %1296 = fdiv double %1295, 1.000000e-02
  %1297 = fcmp olt double %1296, 1.000000e-03
  %1298 = fcmp ogt double %1296, 1.000000e+00
  %1299 = select i1 %1298, double 1.000000e+00, double %1296
  %1300 = select i1 %1297, double 1.000000e-03, double %1299
  %1301 = load ptr, ptr %129, align 8
  %1302 = getelementptr inbounds nuw double, ptr %1301, i64 %1289
  %1303 = load double, ptr %1302, align 8
  %1304 = fmul double %1303, %1300
  store double %1304, ptr %1302, align 8
  %1305 = load i64, ptr %0, align 8
  br label %1306
1306:
  %1307 = phi i64 [ %1305, %1294 ], [ %1288, %1287 ]
  %1308 = add nuw nsw i64 %1289, 1
  %1309 = icmp slt i64 %1308, %1307
  br i1 %1309, label %1287, label %1310
1310:
  br i1 %1243, label %1311, label %1325
1311:
  %1312 = phi i64 [ %1323, %1311 ], [ 0, %1310 ]
  %1313 = load ptr, ptr %129, align 8
  %1314 = getelementptr inbounds nuw double, ptr %1313, i64 %1312
  %1315 = load double, ptr %1314, align 8
  %1316 = load ptr, ptr %131, align 8
  %1317 = getelementptr inbounds nuw double, ptr %1316, i64 %1312
  %1318 = load double, ptr %1317, align 8
  %1319 = call double @llvm.fabs.f64(double %1318)
  %1320 = call double @llvm.fabs.f64(double %1315)
  %1321 = fcmp ogt double %1319, %1320
  %1322 = select i1 %1321, double %1318, double %1315
  store double %1322, ptr %1314, align 8
  %1323 = add nuw nsw i64 %1312, 1
  %1324 = icmp eq i64 %1323, %1242
  br i1 %1324, label %1325, label %1311
1325:
  %1326 = load i64, ptr %114, align 8
  %1327 = icmp eq i64 %1326, 0
  br i1 %1327, label %1436, label %1328
1328:
  %1329 = load i64, ptr %0, align 8
  %1330 = load i64, ptr %43, align 8
  %1331 = add nsw i64 %1330, %1329
  %1332 = load i64, ptr %44, align 8
  %1333 = shl nsw i64 %1332, 1
  %1334 = add nsw i64 %1331, %1333
  %1335 = load i64, ptr %45, align 8
  %1336 = add nsw i64 %1334, %1335
  %1337 = icmp sgt i64 %1336, 0
  br i1 %1337, label %1345, label %1338
1338:
  %1339 = load double, ptr %99, align 8
  %1340 = load ptr, ptr %50, align 8
  %1341 = load ptr, ptr %136, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef readonly %2, double noundef %1339, ptr noundef %1340, double noundef 0.000000e+00, ptr noundef %1341) #11
  %1342 = load i64, ptr %30, align 8
  %1343 = icmp sgt i64 %1342, -1
  %1344 = load i64, ptr %114, align 8
  br i1 %1343, label %1365, label %1362
1345:
  %1346 = phi i64 [ %1352, %1345 ], [ 0, %1328 ]
  %1347 = load ptr, ptr %50, align 8
  %1348 = getelementptr inbounds nuw double, ptr %1347, i64 %1346
  %1349 = load double, ptr %1348, align 8
  %1350 = load ptr, ptr %135, align 8
  %1351 = getelementptr inbounds nuw double, ptr %1350, i64 %1346
  store double %1349, ptr %1351, align 8
  %1352 = add nuw nsw i64 %1346, 1
  %1353 = load i64, ptr %0, align 8
  %1354 = load i64, ptr %43, align 8
  %1355 = add nsw i64 %1354, %1353
  %1356 = load i64, ptr %44, align 8
  %1357 = shl nsw i64 %1356, 1
  %1358 = add nsw i64 %1355, %1357
  %1359 = load i64, ptr %45, align 8
  %1360 = add nsw i64 %1358, %1359
  %1361 = icmp slt i64 %1352, %1360
  br i1 %1361, label %1345, label %1338
1362:
  %1363 = icmp sgt i64 %1344, 0
  br i1 %1363, label %1364, label %2607
1364:
  br label %1425
1365:
  %1366 = load ptr, ptr %136, align 8
  %1367 = icmp sgt i64 %1344, 0
  br i1 %1367, label %1368, label %1436
1368:
  %1369 = load ptr, ptr %117, align 8
  br label %1370
1370:
  %1371 = phi i64 [ 0, %1368 ], [ %1382, %1370 ]
  %1372 = phi i32 [ 0, %1368 ], [ %1381, %1370 ]
  %1373 = getelementptr inbounds nuw double, ptr %1369, i64 %1371
  %1374 = load double, ptr %1373, align 8
  %1375 = getelementptr inbounds nuw double, ptr %1366, i64 %1371
  %1376 = load double, ptr %1375, align 8
  %1377 = fcmp olt double %1374, 0.000000e+00
  %1378 = fcmp oge double %1376, 0.000000e+00
  %1379 = select i1 %1377, i1 %1378, i1 false
  %1380 = zext i1 %1379 to i32
  %1381 = or i32 %1372, %1380
  %1382 = add nuw nsw i64 %1371, 1
  %1383 = icmp eq i64 %1382, %1344
  br i1 %1383, label %1384, label %1370
1384:
  %1385 = icmp eq i32 %1381, 0
  br i1 %1385, label %1364, label %1386
1386:
  %1387 = load double, ptr %99, align 8
  %1388 = load ptr, ptr %50, align 8
  %1389 = load ptr, ptr %138, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %137, ptr noundef nonnull readonly %2, double noundef %1387, ptr noundef %1388, double noundef 0.000000e+00, ptr noundef %1389) #11
  %1390 = load i64, ptr %139, align 8
  %1391 = icmp sgt i64 %1390, 0
  br i1 %1391, label %1392, label %1421
1392:
  %1393 = phi i64 [ %1418, %1417 ], [ %1390, %1386 ]
  %1394 = phi i64 [ %1419, %1417 ], [ 0, %1386 ]
  %1395 = load ptr, ptr %140, align 8
  %1396 = getelementptr inbounds nuw i64, ptr %1395, i64 %1394
  %1397 = load i64, ptr %1396, align 8
  %1398 = load ptr, ptr %117, align 8
  %1399 = getelementptr inbounds double, ptr %1398, i64 %1397
  %1400 = load double, ptr %1399, align 8
  %1401 = load ptr, ptr %136, align 8
  %1402 = getelementptr inbounds double, ptr %1401, i64 %1397
  %1403 = load double, ptr %1402, align 8
  %1404 = fcmp uge double %1400, 0.000000e+00
  %1405 = fcmp ult double %1403, 0.000000e+00
  %1406 = select i1 %1404, i1 true, i1 %1405
  br i1 %1406, label %1417, label %1407
1407:
  %1408 = load ptr, ptr %138, align 8
  %1409 = getelementptr inbounds nuw double, ptr %1408, i64 %1394
  %1410 = load double, ptr %1409, align 8
  %1411 = load ptr, ptr %50, align 8
  %1412 = load ptr, ptr %141, align 8
  %1413 = getelementptr inbounds nuw i64, ptr %1412, i64 %1394
  %1414 = load i64, ptr %1413, align 8
  %1415 = getelementptr inbounds double, ptr %1411, i64 %1414
  store double %1410, ptr %1415, align 8
  %1416 = load i64, ptr %139, align 8
  br label %1417
1417:
  %1418 = phi i64 [ %1416, %1407 ], [ %1393, %1392 ]
  %1419 = add nuw nsw i64 %1394, 1
  %1420 = icmp slt i64 %1419, %1418
  br i1 %1420, label %1392, label %1421
1421:
  %1422 = load double, ptr %99, align 8
  %1423 = load ptr, ptr %50, align 8
  %1424 = load ptr, ptr %116, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull readonly %2, double noundef %1422, ptr noundef %1423, double noundef 0.000000e+00, ptr noundef %1424) #11
  br label %1436
1425:
  %1426 = phi i64 [ %1432, %1425 ], [ 0, %1364 ]
  %1427 = load ptr, ptr %136, align 8
  %1428 = getelementptr inbounds nuw double, ptr %1427, i64 %1426
  %1429 = load double, ptr %1428, align 8
  %1430 = load ptr, ptr %116, align 8
  %1431 = getelementptr inbounds nuw double, ptr %1430, i64 %1426
  store double %1429, ptr %1431, align 8
  %1432 = add nuw nsw i64 %1426, 1
  %1433 = load i64, ptr %114, align 8
  %1434 = shl nsw i64 %1433, 2
  %1435 = icmp slt i64 %1432, %1434
  br i1 %1435, label %1425, label %1436
1436:
  %1437 = load i64, ptr %30, align 8
  %1438 = icmp sgt i64 %1437, -1
  br i1 %1438, label %1439, label %2607
1439:
  %1440 = load i64, ptr %71, align 8
  %1441 = freeze i64 %1440
  %1442 = load double, ptr %75, align 8
  %1443 = load double, ptr %78, align 8
  %1444 = load i64, ptr %0, align 8
  %1445 = load i64, ptr %43, align 8
  %1446 = add nsw i64 %1445, %1444
  %1447 = load i64, ptr %44, align 8
  %1448 = shl nsw i64 %1447, 1
  %1449 = add nsw i64 %1446, %1448
  %1450 = load i64, ptr %45, align 8
  %1451 = add nsw i64 %1449, %1450
  %1452 = icmp sgt i64 %1451, 0
  br i1 %1452, label %1453, label %1457
1453:
  %1454 = load ptr, ptr %50, align 8
  br label %1466
1455:
  %1456 = icmp eq i32 %1473, 0
  br label %1457
1457:
  %1458 = phi i1 [ true, %1439 ], [ %1456, %1455 ]
  %1459 = icmp sgt i64 %1444, 0
  br i1 %1459, label %1460, label %1506
1460:
  %1461 = load ptr, ptr %62, align 8
  %1462 = load ptr, ptr %50, align 8
  %1463 = load ptr, ptr %129, align 8
  %1464 = load ptr, ptr %108, align 8
  %1465 = load ptr, ptr %142, align 8
  br label %1478
1466:
  %1467 = phi i32 [ 0, %1453 ], [ %1473, %1466 ]
  %1468 = phi i64 [ 0, %1453 ], [ %1474, %1466 ]
  %1469 = getelementptr inbounds nuw double, ptr %1454, i64 %1468
  %1470 = load double, ptr %1469, align 8
  %1471 = fcmp uno double %1470, 0.000000e+00
  %1472 = zext i1 %1471 to i32
  %1473 = or i32 %1467, %1472
  %1474 = add nuw nsw i64 %1468, 1
  %1475 = icmp eq i64 %1474, %1451
  br i1 %1475, label %1455, label %1466
1476:
  %1477 = call double @llvm.sqrt.f64(double %1503)
  br label %1506
1478:
  %1479 = phi double [ 0.000000e+00, %1460 ], [ %1503, %1478 ]
  %1480 = phi i64 [ 0, %1460 ], [ %1504, %1478 ]
  %1481 = getelementptr inbounds nuw double, ptr %1461, i64 %1480
  %1482 = load double, ptr %1481, align 8
  %1483 = call double @llvm.fabs.f64(double %1482)
  %1484 = getelementptr inbounds nuw double, ptr %1462, i64 %1480
  %1485 = load double, ptr %1484, align 8
  %1486 = call double @llvm.fabs.f64(double %1485)
  %1487 = getelementptr inbounds nuw double, ptr %1463, i64 %1480
  %1488 = load double, ptr %1487, align 8
  %1489 = getelementptr inbounds nuw double, ptr %1464, i64 %1480
  %1490 = load double, ptr %1489, align 8
  %1491 = fcmp uno double %1488, 0.000000e+00
  %1492 = select i1 %1491, double 0x7FF0000000000000, double %1488
  %1493 = fcmp ogt double %1486, %1483
  %1494 = select i1 %1458, i1 %1493, i1 false
  %1495 = select i1 %1494, double %1486, double %1483
  %1496 = getelementptr inbounds nuw double, ptr %1465, i64 %1480
  %1497 = load double, ptr %1496, align 8
  %1498 = fcmp ogt double %1497, 0.000000e+00
  %1499 = call double @llvm.fma.f64(double %1495, double %1443, double %1490)
  %1500 = fdiv double %1492, %1499
  %1501 = fmul double %1500, %1500
  %1502 = call double @llvm.fma.f64(double %1497, double %1501, double %1479)
  %1503 = select i1 %1498, double %1502, double %1479
  %1504 = add nuw nsw i64 %1480, 1
  %1505 = icmp eq i64 %1504, %1444
  br i1 %1505, label %1476, label %1478
1506:
  %1507 = phi double [ 0.000000e+00, %1457 ], [ %1477, %1476 ]
  %1508 = fdiv double 1.000000e+00, %1507
  %1509 = load i64, ptr %143, align 8
  %1510 = sitofp i64 %1509 to double
  %1511 = load double, ptr %99, align 8
  %1512 = load double, ptr %32, align 8
  %1513 = fsub double %1511, %1512
  %1514 = fcmp uge double %1507, 1.000000e+00
  %1515 = icmp eq i64 %1441, 0
  %1516 = and i1 %1515, %1514
  %1517 = load double, ptr %144, align 8
  %1518 = load double, ptr %145, align 8
  %1519 = fadd double %1517, %1518
  %1520 = fdiv double %1519, %1510
  %1521 = call double @bg_pow_1(double noundef %1508, double noundef %1520) #10
  %1522 = fmul double %1521, 9.000000e-01
  %1523 = load double, ptr %75, align 8
  %1524 = load double, ptr %145, align 8
  %1525 = fneg double %1524
  %1526 = fdiv double %1525, %1510
  %1527 = call double @bg_pow_1(double noundef %1523, double noundef %1526) #10
  %1528 = fmul double %1522, %1527
  %1529 = select i1 %1516, double 2.000000e-01, double 1.000000e+00
  %1530 = select i1 %1516, double 9.000000e-01, double 1.000000e+01
  %1531 = fcmp ult double %1528, %1529
  %1532 = fcmp ogt double %1528, %1530
  %1533 = select i1 %1532, double %1530, double %1528
  %1534 = select i1 %1531, double %1529, double %1533
  %1535 = fmul double %1513, %1534
  %1536 = load double, ptr %74, align 8
  %1537 = fcmp olt double %1535, %1536
  %1538 = load i64, ptr %71, align 8
  %1539 = icmp ne i64 %1538, 0
  %1540 = fcmp oeq double %1534, 1.000000e+00
  %1541 = select i1 %1539, i1 %1540, i1 false
  %1542 = select i1 %1541, double %1536, double %1535
  %1543 = fcmp ole double %1542, %1536
  %1544 = zext i1 %1543 to i64
  store i64 %1544, ptr %71, align 8
  %1545 = fcmp olt double %1542, %1536
  %1546 = select i1 %1545, double %1536, double %1542
  br i1 %1516, label %1550, label %1547
1547:
  %1548 = call i1 @llvm.is.fpclass.f64(double %1508, i32 608)
  %1549 = select i1 %1548, double 1.000000e+00, double %1508
  store double %1549, ptr %75, align 8
  br label %1550
1550:
  %1551 = phi ptr [ %99, %1547 ], [ %32, %1506 ]
  %1552 = load double, ptr %1551, align 8
  %1553 = fadd double %1546, %1552
  %1554 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1552, double noundef %1553) #11
  store double %1554, ptr %146, align 8
  br i1 %1537, label %1555, label %1556
1555:
  store i64 3, ptr %31, align 8
  br label %1556
1556:
  %1557 = load i64, ptr %114, align 8
  %1558 = icmp eq i64 %1557, 0
  br i1 %1558, label %1709, label %1559
1559:
  %1560 = load double, ptr %99, align 8
  %1561 = load double, ptr %32, align 8
  %1562 = fsub double %1560, %1561
  %1563 = load double, ptr %33, align 8
  %1564 = load double, ptr %72, align 8
  %1565 = fsub double %1563, %1564
  %1566 = fmul double %1565, 1.000000e-13
  %1567 = icmp sgt i64 %1557, 0
  br i1 %1567, label %1568, label %1703
1568:
  %1569 = load ptr, ptr %117, align 8
  %1570 = shl nsw i64 %1557, 4
  %1571 = load ptr, ptr %116, align 8
  br label %1572
1572:
  %1573 = phi double [ 1.000000e+00, %1568 ], [ %1667, %1661 ]
  %1574 = phi i64 [ 0, %1568 ], [ %1668, %1661 ]
  %1575 = getelementptr inbounds nuw double, ptr %1569, i64 %1574
  %1576 = load double, ptr %1575, align 8
  %1577 = getelementptr inbounds nuw double, ptr %1575, i64 %1557
  %1578 = load double, ptr %1577, align 8
  %1579 = getelementptr inbounds nuw i8, ptr %1575, i64 %1570
  %1580 = load double, ptr %1579, align 8
  %1581 = getelementptr inbounds nuw double, ptr %1571, i64 %1574
  %1582 = load double, ptr %1581, align 8
  %1583 = getelementptr inbounds nuw double, ptr %1581, i64 %1557
  %1584 = load double, ptr %1583, align 8
  %1585 = fcmp olt double %1576, 0.000000e+00
  %1586 = select i1 %1585, double 1.000000e+00, double -1.000000e+00
  %1587 = fmul double %1580, 0x3EB0C6F7A0B5ED8D
  %1588 = fmul double %1576, %1586
  %1589 = fmul double %1586, %1582
  %1590 = fsub double %1589, %1588
  %1591 = fmul double %1578, %1586
  %1592 = fmul double %1562, %1591
  %1593 = fmul double %1586, %1584
  %1594 = fmul double %1562, %1593
  %1595 = fmul double %1590, 3.000000e+00
  %1596 = fmul double %1592, 2.000000e+00
  %1597 = fsub double %1595, %1596
  %1598 = fsub double %1597, %1594
  %1599 = fadd double %1592, %1594
  %1600 = fmul double %1590, 2.000000e+00
  %1601 = fsub double %1599, %1600
  %1602 = fcmp uge double %1582, 0.000000e+00
  %1603 = xor i1 %1585, %1602
  br i1 %1603, label %1636, label %1604
1604:
  %1605 = fcmp ogt double %1589, %1587
  br i1 %1605, label %1606, label %1661
1606:
  %1607 = fmul double %1587, 5.000000e-01
  %1608 = fmul double %1598, 2.000000e+00
  br label %1609
1609:
  %1610 = phi double [ 0.000000e+00, %1606 ], [ %1623, %1609 ]
  %1611 = phi double [ 1.000000e+00, %1606 ], [ %1622, %1609 ]
  %1612 = phi double [ 5.000000e-01, %1606 ], [ %1633, %1609 ]
  %1613 = phi i32 [ 0, %1606 ], [ %1634, %1609 ]
  %1614 = call double @llvm.fma.f64(double %1612, double %1601, double %1598)
  %1615 = call double @llvm.fma.f64(double %1612, double %1614, double %1592)
  %1616 = call double @llvm.fma.f64(double %1612, double %1615, double %1588)
  %1617 = fsub double %1616, %1607
  %1618 = fmul double %1612, 3.000000e+00
  %1619 = call double @llvm.fma.f64(double %1618, double %1601, double %1608)
  %1620 = call double @llvm.fma.f64(double %1612, double %1619, double %1592)
  %1621 = fcmp olt double %1617, 0.000000e+00
  %1622 = select i1 %1621, double %1611, double %1612
  %1623 = select i1 %1621, double %1612, double %1610
  %1624 = fcmp oeq double %1620, 0.000000e+00
  %1625 = select i1 %1624, double 1.000000e+00, double %1620
  %1626 = fdiv double %1617, %1625
  %1627 = fsub double %1612, %1626
  %1628 = fcmp ogt double %1627, %1623
  %1629 = fcmp olt double %1627, %1622
  %1630 = select i1 %1628, i1 %1629, i1 false
  %1631 = fadd double %1623, %1622
  %1632 = fmul double %1631, 5.000000e-01
  %1633 = select i1 %1630, double %1627, double %1632
  %1634 = add nuw nsw i32 %1613, 1
  %1635 = icmp eq i32 %1634, 10
  br i1 %1635, label %1661, label %1609
1636:
  %1637 = fcmp ogt double %1591, 0.000000e+00
  %1638 = fcmp olt double %1593, 0.000000e+00
  %1639 = select i1 %1637, i1 %1638, i1 false
  br i1 %1639, label %1640, label %1661
1640:
  %1641 = fmul double %1598, %1598
  %1642 = fmul double %1601, 3.000000e+00
  %1643 = fmul double %1592, %1642
  %1644 = fsub double %1641, %1643
  %1645 = fcmp ogt double %1644, 0.000000e+00
  %1646 = select i1 %1645, double %1644, double 0.000000e+00
  %1647 = call double @llvm.sqrt.f64(double %1646)
  %1648 = fsub double %1647, %1598
  %1649 = fcmp olt double %1648, 1.000000e-300
  %1650 = select i1 %1649, double 1.000000e-300, double %1648
  %1651 = fdiv double %1592, %1650
  %1652 = fcmp olt double %1651, 0.000000e+00
  %1653 = fcmp ogt double %1651, 1.000000e+00
  %1654 = select i1 %1653, double 1.000000e+00, double %1651
  %1655 = select i1 %1652, double 0.000000e+00, double %1654
  %1656 = call double @llvm.fma.f64(double %1655, double %1601, double %1598)
  %1657 = call double @llvm.fma.f64(double %1655, double %1656, double %1592)
  %1658 = call double @llvm.fma.f64(double %1655, double %1657, double %1588)
  %1659 = fcmp ogt double %1658, 0.000000e+00
  %1660 = select i1 %1659, double %1655, double 1.000000e+00
  br label %1661
1661:
  %1662 = phi double [ 1.000000e+00, %1636 ], [ 1.000000e+00, %1604 ], [ %1660, %1640 ], [ %1633, %1609 ]
  %1663 = call double @llvm.fabs.f64(double %1662)
  %1664 = fcmp one double %1663, 0x7FF0000000000000
  %1665 = select i1 %1664, double %1662, double 1.000000e+00
  %1666 = fcmp olt double %1665, %1573
  %1667 = select i1 %1666, double %1665, double %1573
  %1668 = add nuw nsw i64 %1574, 1
  %1669 = icmp eq i64 %1668, %1557
  br i1 %1669, label %1670, label %1572
1670:
  %1671 = fcmp olt double %1667, 1.000000e+00
  %1672 = fcmp ogt double %1562, %1566
  %1673 = select i1 %1671, i1 %1672, i1 false
  br i1 %1673, label %1674, label %1684
1674:
  %1675 = call double @llvm.fma.f64(double %1667, double %1562, double %1561)
  %1676 = fmul double %1566, 5.000000e-01
  %1677 = fadd double %1561, %1676
  %1678 = fcmp olt double %1675, %1677
  %1679 = select i1 %1678, double %1677, double %1675
  br i1 %1516, label %1681, label %1680
1680:
  store double %1442, ptr %75, align 8
  store i64 %1441, ptr %71, align 8
  br label %1683
1681:
  %1682 = fcmp olt double %1679, %1554
  br i1 %1682, label %1683, label %1711
1683:
  store double %1679, ptr %146, align 8
  br label %1711
1684:
  %1685 = mul nuw nsw i64 %1557, 24
  br label %1686
1686:
  %1687 = phi i64 [ 0, %1684 ], [ %1701, %1698 ]
  %1688 = phi double [ 0x7FF0000000000000, %1684 ], [ %1700, %1698 ]
  %1689 = getelementptr inbounds nuw double, ptr %1571, i64 %1687
  %1690 = getelementptr inbounds nuw i8, ptr %1689, i64 %1570
  %1691 = load double, ptr %1690, align 8
  %1692 = getelementptr inbounds nuw i8, ptr %1689, i64 %1685
  %1693 = load double, ptr %1692, align 8
  %1694 = fcmp olt double %1693, 1.000000e-300
  %1695 = select i1 %1694, double 1.000000e-300, double %1693
  %1696 = fdiv double %1691, %1695
  %1697 = fcmp ord double %1696, 0.000000e+00
  br i1 %1697, label %1698, label %1703
1698:
  %1699 = fcmp olt double %1696, %1688
  %1700 = select i1 %1699, double %1696, double %1688
  %1701 = add nuw nsw i64 %1687, 1
  %1702 = icmp eq i64 %1701, %1557
  br i1 %1702, label %1703, label %1686
1703:
  %1704 = phi double [ 0x7FF0000000000000, %1559 ], [ %1700, %1698 ], [ 0x7FF8000000000000, %1686 ]
  %1705 = fadd double %1560, %1704
  br i1 %1516, label %1711, label %1706
1706:
  %1707 = fcmp ult double %1705, %1554
  br i1 %1707, label %1708, label %1711
1708:
  store double %1705, ptr %146, align 8
  br label %1711
1709:
  %1710 = select i1 %1516, i64 64, i64 72
  br label %1711
1711:
  %1712 = phi double [ %1554, %1703 ], [ %1554, %1709 ], [ %1554, %1706 ], [ %1554, %1681 ], [ %1679, %1683 ], [ %1705, %1708 ]
  %1713 = phi i1 [ true, %1703 ], [ %1516, %1709 ], [ false, %1706 ], [ true, %1681 ], [ true, %1683 ], [ false, %1708 ]
  %1714 = phi i64 [ 64, %1703 ], [ %1710, %1709 ], [ 72, %1706 ], [ 64, %1681 ], [ 64, %1683 ], [ 72, %1708 ]
  %1715 = getelementptr inbounds nuw i8, ptr %30, i64 %1714
  %1716 = load double, ptr %1715, align 8
  %1717 = load i64, ptr %55, align 8
  %1718 = add nsw i64 %1717, 1
  store i64 %1718, ptr %55, align 8
  %1719 = load i64, ptr %31, align 8
  %1720 = icmp eq i64 %1719, 0
  br i1 %1720, label %1721, label %1729
1721:
  %1722 = sitofp i64 %1718 to double
  %1723 = load double, ptr %81, align 8
  %1724 = fcmp ugt double %1723, %1722
  br i1 %1724, label %1729, label %1725
1725:
  %1726 = load double, ptr %33, align 8
  %1727 = fcmp olt double %1716, %1726
  br i1 %1727, label %1728, label %1729
1728:
  store i64 2, ptr %31, align 8
  br label %1729
1729:
  br i1 %1713, label %2354, label %1730
1730:
  %1731 = load i64, ptr %40, align 8
  %1732 = icmp eq i64 %1731, 0
  br i1 %1732, label %1954, label %1733
1733:
  %1734 = load i64, ptr %0, align 8
  %1735 = load i64, ptr %43, align 8
  %1736 = add i64 %1735, %1734
  %1737 = load i64, ptr %44, align 8
  %1738 = shl i64 %1737, 1
  %1739 = add i64 %1736, %1738
  %1740 = load i64, ptr %45, align 8
  %1741 = add i64 %1739, %1740
  %1742 = load i64, ptr %122, align 8
  %1743 = load double, ptr %99, align 8
  %1744 = load double, ptr %32, align 8
  %1745 = fsub double %1743, %1744
  %1746 = icmp sgt i64 %1742, 0
  br i1 %1746, label %1747, label %1751
1747:
  %1748 = icmp sgt i64 %1741, 0
  %1749 = icmp sgt i64 %1731, 0
  %1750 = mul i64 %1741, %1742
  br label %1756
1751:
  %1752 = icmp sgt i64 %1731, 0
  br i1 %1752, label %1753, label %1886
1753:
  %1754 = mul i64 %1741, %1742
  %1755 = icmp sgt i64 %1741, 0
  br label %1891
1756:
  %1757 = phi i64 [ 0, %1747 ], [ %1803, %1802 ]
  %1758 = load ptr, ptr %125, align 8
  %1759 = mul nuw nsw i64 %1757, %1742
  %1760 = getelementptr inbounds nuw double, ptr %1758, i64 %1759
  %1761 = load ptr, ptr %62, align 8
  %1762 = load ptr, ptr %124, align 8
  %1763 = load ptr, ptr %123, align 8
  br i1 %1748, label %1764, label %1798
1764:
  %1765 = icmp eq i64 %1757, 0
  %1766 = icmp eq ptr %1761, null
  br label %1767
1767:
  %1768 = phi i64 [ 0, %1764 ], [ %1796, %1793 ]
  %1769 = getelementptr double, ptr %1762, i64 %1768
  br i1 %1765, label %1770, label %1772
1770:
  %1771 = phi double [ 0.000000e+00, %1767 ], [ %1784, %1783 ]
  br i1 %1766, label %1791, label %1787
1772:
  %1773 = phi i64 [ %1785, %1783 ], [ 0, %1767 ]
  %1774 = phi double [ %1784, %1783 ], [ 0.000000e+00, %1767 ]
  %1775 = getelementptr inbounds nuw double, ptr %1760, i64 %1773
  %1776 = load double, ptr %1775, align 8
  %1777 = fcmp une double %1776, 0.000000e+00
  br i1 %1777, label %1778, label %1783
1778:
  %1779 = mul nuw nsw i64 %1773, %1741
  %1780 = getelementptr double, ptr %1769, i64 %1779
  %1781 = load double, ptr %1780, align 8
  %1782 = call double @llvm.fma.f64(double %1776, double %1781, double %1774)
  br label %1783
1783:
  %1784 = phi double [ %1782, %1778 ], [ %1774, %1772 ]
  %1785 = add nuw nsw i64 %1773, 1
  %1786 = icmp eq i64 %1785, %1757
  br i1 %1786, label %1770, label %1772
1787:
  %1788 = getelementptr inbounds nuw double, ptr %1761, i64 %1768
  %1789 = load double, ptr %1788, align 8
  %1790 = call double @llvm.fma.f64(double %1771, double %1745, double %1789)
  br label %1793
1791:
  %1792 = fmul double %1745, %1771
  br label %1793
1793:
  %1794 = phi double [ %1790, %1787 ], [ %1792, %1791 ]
  %1795 = getelementptr inbounds nuw double, ptr %1763, i64 %1768
  store double %1794, ptr %1795, align 8
  %1796 = add nuw nsw i64 %1768, 1
  %1797 = icmp eq i64 %1796, %1741
  br i1 %1797, label %1798, label %1767
1798:
  br i1 %1749, label %1799, label %1802
1799:
  %1800 = icmp eq i64 %1757, 0
  %1801 = mul nsw i64 %1757, %1741
  br label %1805
1802:
  %1803 = add nuw nsw i64 %1757, 1
  %1804 = icmp eq i64 %1803, %1742
  br i1 %1804, label %1751, label %1756
1805:
  %1806 = phi i64 [ 0, %1799 ], [ %1879, %1878 ]
  %1807 = load ptr, ptr %147, align 8
  %1808 = mul i64 %1750, %1806
  %1809 = getelementptr inbounds double, ptr %1807, i64 %1808
  %1810 = load ptr, ptr %125, align 8
  %1811 = getelementptr inbounds nuw double, ptr %1810, i64 %1759
  %1812 = load ptr, ptr %64, align 8
  %1813 = mul nsw i64 %1806, %1741
  %1814 = getelementptr inbounds double, ptr %1812, i64 %1813
  %1815 = load ptr, ptr %148, align 8
  br i1 %1748, label %1816, label %1851
1816:
  %1817 = icmp eq ptr %1812, null
  br label %1818
1818:
  %1819 = phi i64 [ 0, %1816 ], [ %1847, %1844 ]
  %1820 = getelementptr double, ptr %1809, i64 %1819
  br i1 %1800, label %1821, label %1823
1821:
  %1822 = phi double [ 0.000000e+00, %1818 ], [ %1835, %1834 ]
  br i1 %1817, label %1842, label %1838
1823:
  %1824 = phi i64 [ %1836, %1834 ], [ 0, %1818 ]
  %1825 = phi double [ %1835, %1834 ], [ 0.000000e+00, %1818 ]
  %1826 = getelementptr inbounds nuw double, ptr %1811, i64 %1824
  %1827 = load double, ptr %1826, align 8
  %1828 = fcmp une double %1827, 0.000000e+00
  br i1 %1828, label %1829, label %1834
1829:
  %1830 = mul nuw nsw i64 %1824, %1741
  %1831 = getelementptr double, ptr %1820, i64 %1830
  %1832 = load double, ptr %1831, align 8
  %1833 = call double @llvm.fma.f64(double %1827, double %1832, double %1825)
  br label %1834
1834:
  %1835 = phi double [ %1833, %1829 ], [ %1825, %1823 ]
  %1836 = add nuw nsw i64 %1824, 1
  %1837 = icmp eq i64 %1836, %1757
  br i1 %1837, label %1821, label %1823
1838:
  %1839 = getelementptr inbounds nuw double, ptr %1814, i64 %1819
  %1840 = load double, ptr %1839, align 8
  %1841 = call double @llvm.fma.f64(double %1822, double %1745, double %1840)
  br label %1844
1842:
  %1843 = fmul double %1745, %1822
  br label %1844
1844:
  %1845 = phi double [ %1841, %1838 ], [ %1843, %1842 ]
  %1846 = getelementptr inbounds nuw double, ptr %1815, i64 %1819
  store double %1845, ptr %1846, align 8
  %1847 = add nuw nsw i64 %1819, 1
  %1848 = icmp eq i64 %1847, %1741
  br i1 %1848, label %1849, label %1818
1849:
  %1850 = load ptr, ptr %148, align 8
  br label %1851
1851:
  %1852 = phi ptr [ %1850, %1849 ], [ %1815, %1805 ]
  %1853 = load ptr, ptr %126, align 8
  %1854 = getelementptr inbounds nuw double, ptr %1853, i64 %1757
  %1855 = load double, ptr %1854, align 8
  %1856 = load double, ptr %32, align 8
  %1857 = load double, ptr %99, align 8
  %1858 = fsub double %1857, %1856
  %1859 = fmul double %1855, %1858
  %1860 = fadd double %1856, %1859
  %1861 = load ptr, ptr %123, align 8
  %1862 = getelementptr double, ptr %1809, i64 %1801
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %1860, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store double 0.000000e+00, ptr %10, align 8
  %1863 = load ptr, ptr %35, align 8
  %1864 = load i64, ptr %38, align 8
  %1865 = mul nsw i64 %1864, %1806
  %1866 = getelementptr inbounds double, ptr %1863, i64 %1865
  %1867 = load i64, ptr %149, align 8
  %1868 = getelementptr inbounds double, ptr %1866, i64 %1867
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %1869 = load ptr, ptr %34, align 8
  %1870 = getelementptr inbounds double, ptr %1869, i64 %1867
  store ptr %1870, ptr %11, align 16
  store ptr %1861, ptr %150, align 8
  %1871 = load i64, ptr %0, align 8
  %1872 = getelementptr inbounds double, ptr %1861, i64 %1871
  store ptr %1872, ptr %151, align 16
  store ptr %8, ptr %152, align 8
  store ptr %9, ptr %153, align 16
  %1873 = load ptr, ptr %134, align 8
  store ptr %1873, ptr %154, align 8
  store ptr %1868, ptr %155, align 16
  store ptr %1852, ptr %156, align 8
  store ptr %10, ptr %157, align 16
  %1874 = load ptr, ptr %158, align 8
  %1875 = load ptr, ptr %96, align 8
  call void %1874(ptr noundef nonnull %11, ptr noundef %1875, ptr noundef %1862) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %1876 = load i64, ptr %0, align 8
  %1877 = icmp slt i64 %1876, %1741
  br i1 %1877, label %1881, label %1878
1878:
  %1879 = add nuw nsw i64 %1806, 1
  %1880 = icmp eq i64 %1879, %1731
  br i1 %1880, label %1802, label %1805
1881:
  %1882 = phi i64 [ %1884, %1881 ], [ %1876, %1851 ]
  %1883 = getelementptr double, ptr %1862, i64 %1882
  store double 0.000000e+00, ptr %1883, align 8
  %1884 = add nsw i64 %1882, 1
  %1885 = icmp slt i64 %1884, %1741
  br i1 %1885, label %1881, label %1878
1886:
  %1887 = load ptr, ptr %37, align 8
  %1888 = icmp eq ptr %1887, null
  br i1 %1888, label %1954, label %1889
1889:
  %1890 = icmp sgt i64 %1741, 0
  br i1 %1890, label %1945, label %1938
1891:
  %1892 = phi i64 [ 0, %1753 ], [ %1936, %1935 ]
  %1893 = load ptr, ptr %127, align 8
  %1894 = load ptr, ptr %64, align 8
  %1895 = mul nsw i64 %1892, %1741
  %1896 = getelementptr inbounds double, ptr %1894, i64 %1895
  %1897 = load ptr, ptr %147, align 8
  %1898 = mul i64 %1754, %1892
  %1899 = getelementptr inbounds double, ptr %1897, i64 %1898
  %1900 = load ptr, ptr %52, align 8
  %1901 = getelementptr inbounds double, ptr %1900, i64 %1895
  br i1 %1755, label %1902, label %1935
1902:
  %1903 = icmp eq ptr %1894, null
  br label %1904
1904:
  %1905 = phi i64 [ 0, %1902 ], [ %1933, %1930 ]
  %1906 = getelementptr double, ptr %1899, i64 %1905
  br i1 %1746, label %1909, label %1907
1907:
  %1908 = phi double [ 0.000000e+00, %1904 ], [ %1921, %1920 ]
  br i1 %1903, label %1928, label %1924
1909:
  %1910 = phi i64 [ %1922, %1920 ], [ 0, %1904 ]
  %1911 = phi double [ %1921, %1920 ], [ 0.000000e+00, %1904 ]
  %1912 = getelementptr inbounds nuw double, ptr %1893, i64 %1910
  %1913 = load double, ptr %1912, align 8
  %1914 = fcmp une double %1913, 0.000000e+00
  br i1 %1914, label %1915, label %1920
1915:
  %1916 = mul nuw nsw i64 %1910, %1741
  %1917 = getelementptr double, ptr %1906, i64 %1916
  %1918 = load double, ptr %1917, align 8
  %1919 = call double @llvm.fma.f64(double %1913, double %1918, double %1911)
  br label %1920
1920:
  %1921 = phi double [ %1919, %1915 ], [ %1911, %1909 ]
  %1922 = add nuw nsw i64 %1910, 1
  %1923 = icmp eq i64 %1922, %1742
  br i1 %1923, label %1907, label %1909
1924:
  %1925 = getelementptr inbounds nuw double, ptr %1896, i64 %1905
  %1926 = load double, ptr %1925, align 8
  %1927 = call double @llvm.fma.f64(double %1908, double %1745, double %1926)
  br label %1930
1928:
  %1929 = fmul double %1745, %1908
  br label %1930
1930:
  %1931 = phi double [ %1927, %1924 ], [ %1929, %1928 ]
  %1932 = getelementptr inbounds nuw double, ptr %1901, i64 %1905
  store double %1931, ptr %1932, align 8
  %1933 = add nuw nsw i64 %1905, 1
  %1934 = icmp eq i64 %1933, %1741
  br i1 %1934, label %1935, label %1904
1935:
  %1936 = add nuw nsw i64 %1892, 1
  %1937 = icmp eq i64 %1936, %1731
  br i1 %1937, label %1886, label %1891
1938:
  %1939 = load double, ptr %32, align 8
  %1940 = load double, ptr %99, align 8
  %1941 = fsub double %1940, %1939
  %1942 = fadd double %1939, %1941
  %1943 = load ptr, ptr %123, align 8
  %1944 = load ptr, ptr %52, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1942, ptr noundef %1943, ptr noundef null, i64 noundef range(i64 1, 0) %1731, ptr noundef %1944) #11
  br label %1954
1945:
  %1946 = phi i64 [ %1952, %1945 ], [ 0, %1889 ]
  %1947 = load ptr, ptr %130, align 8
  %1948 = getelementptr inbounds nuw double, ptr %1947, i64 %1946
  %1949 = load double, ptr %1948, align 8
  %1950 = load ptr, ptr %123, align 8
  %1951 = getelementptr inbounds nuw double, ptr %1950, i64 %1946
  store double %1949, ptr %1951, align 8
  %1952 = add nuw nsw i64 %1946, 1
  %1953 = icmp eq i64 %1952, %1741
  br i1 %1953, label %1938, label %1945
1954:
  %1955 = load ptr, ptr %120, align 8
  %1956 = icmp eq ptr %1955, null
  br i1 %1956, label %2010, label %1957
1957:
  %1958 = load i64, ptr %0, align 8
  %1959 = load i64, ptr %43, align 8
  %1960 = add nsw i64 %1959, %1958
  %1961 = load i64, ptr %44, align 8
  %1962 = shl nsw i64 %1961, 1
  %1963 = add nsw i64 %1960, %1962
  %1964 = load i64, ptr %45, align 8
  %1965 = add nsw i64 %1963, %1964
  %1966 = load i64, ptr %122, align 8
  %1967 = load i64, ptr %27, align 8
  %1968 = add nsw i64 %1967, 1
  store i64 %1968, ptr %27, align 8
  %1969 = add nsw i64 %1966, 2
  %1970 = mul nsw i64 %1969, %1965
  %1971 = add nsw i64 %1970, 2
  %1972 = mul nsw i64 %1971, %1967
  %1973 = getelementptr inbounds double, ptr %1955, i64 %1972
  %1974 = load double, ptr %32, align 8
  %1975 = getelementptr inbounds nuw i8, ptr %1973, i64 8
  store double %1974, ptr %1973, align 8
  %1976 = load double, ptr %99, align 8
  %1977 = getelementptr inbounds nuw i8, ptr %1973, i64 16
  store double %1976, ptr %1975, align 8
  %1978 = icmp sgt i64 %1965, 0
  br i1 %1978, label %1979, label %1988
1979:
  %1980 = phi i64 [ %1986, %1979 ], [ 0, %1957 ]
  %1981 = phi ptr [ %1985, %1979 ], [ %1977, %1957 ]
  %1982 = load ptr, ptr %62, align 8
  %1983 = getelementptr inbounds nuw double, ptr %1982, i64 %1980
  %1984 = load double, ptr %1983, align 8
  %1985 = getelementptr inbounds nuw i8, ptr %1981, i64 8
  store double %1984, ptr %1981, align 8
  %1986 = add nuw nsw i64 %1980, 1
  %1987 = icmp eq i64 %1986, %1965
  br i1 %1987, label %1992, label %1979
1988:
  %1989 = phi ptr [ %1977, %1957 ], [ %1998, %1992 ]
  %1990 = mul nsw i64 %1965, %1966
  %1991 = icmp sgt i64 %1990, 0
  br i1 %1991, label %2001, label %2010
1992:
  %1993 = phi i64 [ %1999, %1992 ], [ 0, %1979 ]
  %1994 = phi ptr [ %1998, %1992 ], [ %1985, %1979 ]
  %1995 = load ptr, ptr %50, align 8
  %1996 = getelementptr inbounds nuw double, ptr %1995, i64 %1993
  %1997 = load double, ptr %1996, align 8
  %1998 = getelementptr inbounds nuw i8, ptr %1994, i64 8
  store double %1997, ptr %1994, align 8
  %1999 = add nuw nsw i64 %1993, 1
  %2000 = icmp eq i64 %1999, %1965
  br i1 %2000, label %1988, label %1992
2001:
  %2002 = phi i64 [ %2008, %2001 ], [ 0, %1988 ]
  %2003 = phi ptr [ %2007, %2001 ], [ %1989, %1988 ]
  %2004 = load ptr, ptr %124, align 8
  %2005 = getelementptr inbounds nuw double, ptr %2004, i64 %2002
  %2006 = load double, ptr %2005, align 8
  %2007 = getelementptr inbounds nuw i8, ptr %2003, i64 8
  store double %2006, ptr %2003, align 8
  %2008 = add nuw nsw i64 %2002, 1
  %2009 = icmp eq i64 %2008, %1990
  br i1 %2009, label %2010, label %2001
2010:
  %2011 = load i64, ptr %114, align 8
  %2012 = icmp sgt i64 %2011, 0
  br i1 %2012, label %2015, label %2351
2013:
  %2014 = icmp eq i32 %2024, 0
  br i1 %2014, label %2273, label %2027
2015:
  %2016 = load ptr, ptr %117, align 8
  br label %2017
2017:
  %2018 = phi i32 [ 0, %2015 ], [ %2024, %2017 ]
  %2019 = phi i64 [ 0, %2015 ], [ %2025, %2017 ]
  %2020 = getelementptr inbounds nuw double, ptr %2016, i64 %2019
  %2021 = load double, ptr %2020, align 8
  %2022 = fcmp oge double %2021, 0.000000e+00
  %2023 = zext i1 %2022 to i32
  %2024 = or i32 %2018, %2023
  %2025 = add nuw nsw i64 %2019, 1
  %2026 = icmp eq i64 %2025, %2011
  br i1 %2026, label %2013, label %2017
2027:
  %2028 = load i64, ptr %118, align 8
  %2029 = icmp eq i64 %2028, 0
  br i1 %2029, label %2273, label %2033
2030:
  %2031 = load i64, ptr %114, align 8
  %2032 = icmp sgt i64 %2031, 0
  br i1 %2032, label %2169, label %2351
2033:
  %2034 = phi i64 [ %2167, %2157 ], [ 0, %2027 ]
  %2035 = uitofp nneg i64 %2034 to double
  %2036 = fmul double %2035, 1.250000e-01
  %2037 = load ptr, ptr %123, align 8
  %2038 = load i64, ptr %0, align 8
  %2039 = load i64, ptr %43, align 8
  %2040 = add nsw i64 %2039, %2038
  %2041 = load i64, ptr %44, align 8
  %2042 = shl nsw i64 %2041, 1
  %2043 = add nsw i64 %2042, %2040
  %2044 = load i64, ptr %45, align 8
  %2045 = add nsw i64 %2043, %2044
  %2046 = load double, ptr %99, align 8
  %2047 = load double, ptr %32, align 8
  %2048 = fsub double %2046, %2047
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %2049 = load i64, ptr %122, align 8
  %2050 = icmp sgt i64 %2049, 0
  br i1 %2050, label %2051, label %2055
2051:
  %2052 = load i64, ptr %161, align 8
  %2053 = icmp sgt i64 %2052, 0
  %2054 = fmul double %2036, 0.000000e+00
  br label %2057
2055:
  %2056 = icmp sgt i64 %2040, 0
  br i1 %2056, label %2092, label %2157
2057:
  %2058 = phi i64 [ 0, %2051 ], [ %2090, %2087 ]
  br i1 %2053, label %2059, label %2071
2059:
  %2060 = load ptr, ptr %162, align 8
  %2061 = mul nuw nsw i64 %2058, %2052
  %2062 = getelementptr double, ptr %2060, i64 %2061
  br label %2063
2063:
  %2064 = phi i64 [ %2052, %2059 ], [ %2066, %2063 ]
  %2065 = phi double [ 0.000000e+00, %2059 ], [ %2069, %2063 ]
  %2066 = add nsw i64 %2064, -1
  %2067 = getelementptr double, ptr %2062, i64 %2066
  %2068 = load double, ptr %2067, align 8
  %2069 = call double @llvm.fma.f64(double %2065, double %2036, double %2068)
  %2070 = icmp samesign ugt i64 %2064, 1
  br i1 %2070, label %2063, label %2073
2071:
  %2072 = getelementptr inbounds nuw double, ptr %6, i64 %2058
  store double %2054, ptr %2072, align 8
  br label %2087
2073:
  %2074 = fmul double %2036, %2069
  %2075 = fadd double %2074, 0.000000e+00
  %2076 = getelementptr inbounds nuw double, ptr %6, i64 %2058
  store double %2075, ptr %2076, align 8
  br label %2077
2077:
  %2078 = phi i64 [ %2052, %2073 ], [ %2080, %2077 ]
  %2079 = phi double [ 0.000000e+00, %2073 ], [ %2083, %2077 ]
  %2080 = add nsw i64 %2078, -1
  %2081 = getelementptr double, ptr %2062, i64 %2080
  %2082 = load double, ptr %2081, align 8
  %2083 = fadd double %2079, %2082
  %2084 = icmp samesign ugt i64 %2078, 1
  br i1 %2084, label %2077, label %2085
2085:
  %2086 = fadd double %2083, 0.000000e+00
  br label %2087
2087:
  %2088 = phi double [ 0.000000e+00, %2071 ], [ %2086, %2085 ]
  %2089 = getelementptr inbounds nuw double, ptr %7, i64 %2058
  store double %2088, ptr %2089, align 8
  %2090 = add nuw nsw i64 %2058, 1
  %2091 = icmp eq i64 %2090, %2049
  br i1 %2091, label %2055, label %2057
2092:
  %2093 = phi i64 [ %2147, %2146 ], [ 0, %2055 ]
  %2094 = load i64, ptr %122, align 8
  %2095 = icmp sgt i64 %2094, 0
  br i1 %2095, label %2096, label %2113
2096:
  %2097 = load ptr, ptr %124, align 8
  %2098 = getelementptr double, ptr %2097, i64 %2093
  br label %2102
2099:
  %2100 = load i64, ptr %163, align 8
  %2101 = icmp eq i64 %2100, 0
  br i1 %2101, label %2113, label %2123
2102:
  %2103 = phi i64 [ 0, %2096 ], [ %2111, %2102 ]
  %2104 = phi double [ 0.000000e+00, %2096 ], [ %2110, %2102 ]
  %2105 = getelementptr inbounds nuw double, ptr %6, i64 %2103
  %2106 = load double, ptr %2105, align 8
  %2107 = mul nsw i64 %2103, %2045
  %2108 = getelementptr double, ptr %2098, i64 %2107
  %2109 = load double, ptr %2108, align 8
  %2110 = call double @llvm.fma.f64(double %2106, double %2109, double %2104)
  %2111 = add nuw nsw i64 %2103, 1
  %2112 = icmp eq i64 %2111, %2094
  br i1 %2112, label %2099, label %2102
2113:
  %2114 = phi double [ %2110, %2099 ], [ 0.000000e+00, %2092 ], [ %2110, %2123 ]
  %2115 = phi double [ 0.000000e+00, %2099 ], [ 0.000000e+00, %2092 ], [ %2131, %2123 ]
  %2116 = load ptr, ptr %62, align 8
  %2117 = getelementptr inbounds nuw double, ptr %2116, i64 %2093
  %2118 = load double, ptr %2117, align 8
  %2119 = call double @llvm.fma.f64(double %2048, double %2114, double %2118)
  %2120 = getelementptr inbounds nuw double, ptr %2037, i64 %2093
  store double %2119, ptr %2120, align 8
  %2121 = load i64, ptr %163, align 8
  %2122 = icmp eq i64 %2121, 0
  br i1 %2122, label %2146, label %2134
2123:
  %2124 = phi i64 [ %2132, %2123 ], [ 0, %2099 ]
  %2125 = phi double [ %2131, %2123 ], [ 0.000000e+00, %2099 ]
  %2126 = getelementptr inbounds nuw double, ptr %7, i64 %2124
  %2127 = load double, ptr %2126, align 8
  %2128 = mul nsw i64 %2124, %2045
  %2129 = getelementptr double, ptr %2098, i64 %2128
  %2130 = load double, ptr %2129, align 8
  %2131 = call double @llvm.fma.f64(double %2127, double %2130, double %2125)
  %2132 = add nuw nsw i64 %2124, 1
  %2133 = icmp eq i64 %2132, %2094
  br i1 %2133, label %2113, label %2123
2134:
  %2135 = load ptr, ptr %135, align 8
  %2136 = getelementptr inbounds nuw double, ptr %2135, i64 %2093
  %2137 = load double, ptr %2136, align 8
  %2138 = load ptr, ptr %62, align 8
  %2139 = getelementptr inbounds nuw double, ptr %2138, i64 %2093
  %2140 = load double, ptr %2139, align 8
  %2141 = fsub double %2137, %2140
  %2142 = fmul double %2048, %2115
  %2143 = fsub double %2141, %2142
  %2144 = fmul double %2036, %2143
  %2145 = fadd double %2119, %2144
  store double %2145, ptr %2120, align 8
  br label %2146
2146:
  %2147 = add nuw nsw i64 %2093, 1
  %2148 = load i64, ptr %0, align 8
  %2149 = load i64, ptr %43, align 8
  %2150 = add nsw i64 %2149, %2148
  %2151 = icmp slt i64 %2147, %2150
  br i1 %2151, label %2092, label %2152
2152:
  %2153 = load double, ptr %32, align 8
  %2154 = load double, ptr %99, align 8
  %2155 = load ptr, ptr %123, align 8
  %2156 = fsub double %2154, %2153
  br label %2157
2157:
  %2158 = phi double [ %2156, %2152 ], [ %2048, %2055 ]
  %2159 = phi ptr [ %2155, %2152 ], [ %2037, %2055 ]
  %2160 = phi double [ %2153, %2152 ], [ %2047, %2055 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %2161 = fmul double %2036, %2158
  %2162 = fadd double %2161, %2160
  %2163 = load ptr, ptr %160, align 8
  %2164 = load i64, ptr %114, align 8
  %2165 = mul nsw i64 %2164, %2034
  %2166 = getelementptr inbounds double, ptr %2163, i64 %2165
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %159, ptr noundef nonnull readonly %2, double noundef %2162, ptr noundef %2159, double noundef 0.000000e+00, ptr noundef %2166) #11
  %2167 = add nuw nsw i64 %2034, 1
  %2168 = icmp eq i64 %2167, 9
  br i1 %2168, label %2030, label %2033
2169:
  %2170 = phi i64 [ %2268, %2267 ], [ %2031, %2030 ]
  %2171 = phi i64 [ %2269, %2267 ], [ 0, %2030 ]
  %2172 = load ptr, ptr %117, align 8
  %2173 = getelementptr inbounds nuw double, ptr %2172, i64 %2171
  %2174 = load double, ptr %2173, align 8
  %2175 = fcmp ult double %2174, 0.000000e+00
  br i1 %2175, label %2267, label %2176
2176:
  %2177 = load i64, ptr %30, align 8
  %2178 = load ptr, ptr %119, align 8
  %2179 = mul nsw i64 %2177, %2170
  %2180 = getelementptr inbounds double, ptr %2178, i64 %2179
  %2181 = getelementptr inbounds nuw double, ptr %2180, i64 %2171
  %2182 = load double, ptr %2181, align 8
  %2183 = fptosi double %2182 to i64
  %2184 = icmp slt i64 %2183, 0
  br i1 %2184, label %2194, label %2185
2185:
  %2186 = load i64, ptr %118, align 8
  %2187 = icmp sgt i64 %2186, %2183
  br i1 %2187, label %2188, label %2194
2188:
  %2189 = load ptr, ptr %164, align 8
  %2190 = mul nsw i64 %2186, %2177
  %2191 = add nsw i64 %2190, %2183
  %2192 = mul nsw i64 %2191, 48
  %2193 = getelementptr inbounds i8, ptr %2189, i64 %2192
  br label %2194
2194:
  %2195 = phi ptr [ %2193, %2188 ], [ null, %2185 ], [ null, %2176 ]
  %2196 = load ptr, ptr %160, align 8
  %2197 = getelementptr inbounds nuw double, ptr %2196, i64 %2171
  br label %2198
2198:
  %2199 = phi i64 [ 0, %2194 ], [ %2212, %2211 ]
  %2200 = phi i64 [ 0, %2194 ], [ %2213, %2211 ]
  %2201 = mul nsw i64 %2199, %2170
  %2202 = getelementptr inbounds double, ptr %2197, i64 %2201
  %2203 = load double, ptr %2202, align 8
  %2204 = fcmp uno double %2203, 0.000000e+00
  br i1 %2204, label %2211, label %2205
2205:
  %2206 = mul nsw i64 %2200, %2170
  %2207 = getelementptr inbounds double, ptr %2197, i64 %2206
  %2208 = load double, ptr %2207, align 8
  %2209 = fcmp ugt double %2208, %2203
  br i1 %2209, label %2210, label %2211
2210:
  br label %2211
2211:
  %2212 = phi i64 [ %2199, %2198 ], [ %2199, %2205 ], [ %2200, %2210 ]
  %2213 = add nuw nsw i64 %2200, 1
  %2214 = icmp eq i64 %2213, 9
  br i1 %2214, label %2215, label %2198
2215:
  %2216 = call i64 @llvm.smax.i64(i64 %2212, i64 1)
  %2217 = call i64 @llvm.umin.i64(i64 %2216, i64 7)
  %2218 = mul nsw i64 %2217, %2170
  %2219 = getelementptr inbounds double, ptr %2196, i64 %2218
  %2220 = getelementptr inbounds nuw double, ptr %2219, i64 %2171
  %2221 = getelementptr inbounds double, ptr %2220, i64 %2170
  %2222 = load double, ptr %2221, align 8
  %2223 = sub nsw i64 0, %2170
  %2224 = getelementptr inbounds double, ptr %2220, i64 %2223
  %2225 = load double, ptr %2224, align 8
  %2226 = fsub double %2222, %2225
  %2227 = fmul double %2226, 5.000000e-01
  %2228 = fadd double %2222, %2225
  %2229 = fmul double %2228, 5.000000e-01
  %2230 = load double, ptr %2220, align 8
  %2231 = fsub double %2229, %2230
  %2232 = fcmp olt double %2231, 0.000000e+00
  br i1 %2232, label %2233, label %2236
2233:
  %2234 = fmul double %2227, -5.000000e-01
  %2235 = fdiv double %2234, %2231
  br label %2241
2236:
  %2237 = fcmp ogt double %2227, 0.000000e+00
  br i1 %2237, label %2241, label %2238
2238:
  %2239 = fcmp olt double %2227, 0.000000e+00
  %2240 = select i1 %2239, double -1.000000e+00, double %2227
  br label %2241
2241:
  %2242 = phi double [ %2235, %2233 ], [ %2240, %2238 ], [ 1.000000e+00, %2236 ]
  %2243 = fcmp olt double %2242, -1.000000e+00
  %2244 = fcmp ogt double %2242, 1.000000e+00
  %2245 = select i1 %2244, double 1.000000e+00, double %2242
  %2246 = select i1 %2243, double -1.000000e+00, double %2245
  %2247 = fmul double %2231, %2246
  %2248 = fadd double %2227, %2247
  %2249 = fmul double %2246, %2248
  %2250 = fadd double %2230, %2249
  %2251 = icmp eq ptr %2195, null
  br i1 %2251, label %2267, label %2252
2252:
  %2253 = getelementptr inbounds nuw i8, ptr %2195, i64 32
  %2254 = load double, ptr %2253, align 8
  %2255 = fcmp ult double %2254, %2250
  br i1 %2255, label %2256, label %2267
2256:
  store double %2250, ptr %2253, align 8
  %2257 = load double, ptr %32, align 8
  %2258 = load double, ptr %99, align 8
  %2259 = fsub double %2258, %2257
  %2260 = uitofp nneg i64 %2217 to double
  %2261 = fadd double %2246, %2260
  %2262 = fmul double %2261, %2259
  %2263 = fmul double %2262, 1.250000e-01
  %2264 = fadd double %2257, %2263
  %2265 = getelementptr inbounds nuw i8, ptr %2195, i64 40
  store double %2264, ptr %2265, align 8
  %2266 = load i64, ptr %114, align 8
  br label %2267
2267:
  %2268 = phi i64 [ %2266, %2256 ], [ %2170, %2252 ], [ %2170, %2241 ], [ %2170, %2169 ]
  %2269 = add nuw nsw i64 %2171, 1
  %2270 = icmp slt i64 %2269, %2268
  br i1 %2270, label %2169, label %2271
2271:
  %2272 = icmp sgt i64 %2268, 0
  br i1 %2272, label %2273, label %2351
2273:
  %2274 = phi i64 [ %2011, %2013 ], [ %2011, %2027 ], [ %2268, %2271 ]
  br label %2275
2275:
  %2276 = phi i64 [ %2349, %2347 ], [ %2274, %2273 ]
  %2277 = phi i64 [ %2348, %2347 ], [ 0, %2273 ]
  %2278 = load ptr, ptr %117, align 8
  %2279 = getelementptr inbounds nuw double, ptr %2278, i64 %2277
  %2280 = load double, ptr %2279, align 8
  %2281 = load ptr, ptr %136, align 8
  %2282 = getelementptr inbounds nuw double, ptr %2281, i64 %2277
  %2283 = load double, ptr %2282, align 8
  %2284 = getelementptr inbounds double, ptr %2282, i64 %2276
  %2285 = load double, ptr %2284, align 8
  %2286 = load double, ptr %99, align 8
  %2287 = fcmp oeq double %2285, 0.000000e+00
  %2288 = select i1 %2287, double 0x7FF0000000000000, double %2285
  %2289 = fdiv double %2283, %2288
  %2290 = fsub double %2286, %2289
  %2291 = fcmp uge double %2280, 0.000000e+00
  %2292 = fcmp ult double %2283, 0.000000e+00
  %2293 = select i1 %2291, i1 true, i1 %2292
  br i1 %2293, label %2320, label %2294
2294:
  %2295 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %30, i64 noundef %2277, double noundef %2290) #11
  %2296 = icmp eq ptr %2295, null
  br i1 %2296, label %2347, label %2297
2297:
  %2298 = load i64, ptr %139, align 8
  %2299 = icmp sgt i64 %2298, 0
  br i1 %2299, label %2300, label %2317
2300:
  %2301 = load ptr, ptr %140, align 8
  br label %2302
2302:
  %2303 = phi i64 [ 0, %2300 ], [ %2308, %2307 ]
  %2304 = getelementptr inbounds nuw i64, ptr %2301, i64 %2303
  %2305 = load i64, ptr %2304, align 8
  %2306 = icmp eq i64 %2305, %2277
  br i1 %2306, label %2310, label %2307
2307:
  %2308 = add nuw nsw i64 %2303, 1
  %2309 = icmp eq i64 %2308, %2298
  br i1 %2309, label %2317, label %2302
2310:
  %2311 = load ptr, ptr %50, align 8
  %2312 = load ptr, ptr %141, align 8
  %2313 = getelementptr inbounds nuw i64, ptr %2312, i64 %2303
  %2314 = load i64, ptr %2313, align 8
  %2315 = getelementptr inbounds double, ptr %2311, i64 %2314
  %2316 = load double, ptr %2315, align 8
  br label %2317
2317:
  %2318 = phi double [ %2316, %2310 ], [ 0x7FF8000000000000, %2297 ], [ 0x7FF8000000000000, %2307 ]
  %2319 = getelementptr inbounds nuw i8, ptr %2295, i64 16
  store double %2318, ptr %2319, align 8
  br label %2347
2320:
  %2321 = load i64, ptr %118, align 8
  %2322 = icmp ne i64 %2321, 0
  %2323 = fcmp oge double %2280, 0.000000e+00
  %2324 = and i1 %2323, %2322
  %2325 = fcmp olt double %2283, 0.000000e+00
  %2326 = select i1 %2324, i1 %2325, i1 false
  br i1 %2326, label %2327, label %2347
2327:
  %2328 = load i64, ptr %30, align 8
  %2329 = load ptr, ptr %119, align 8
  %2330 = mul nsw i64 %2328, %2276
  %2331 = getelementptr inbounds double, ptr %2329, i64 %2330
  %2332 = getelementptr inbounds nuw double, ptr %2331, i64 %2277
  %2333 = load double, ptr %2332, align 8
  %2334 = fptosi double %2333 to i64
  %2335 = icmp sgt i64 %2334, -1
  %2336 = icmp sgt i64 %2321, %2334
  %2337 = and i1 %2335, %2336
  br i1 %2337, label %2338, label %2347
2338:
  %2339 = load ptr, ptr %164, align 8
  %2340 = icmp eq ptr %2339, null
  br i1 %2340, label %2347, label %2341
2341:
  %2342 = mul nsw i64 %2328, %2321
  %2343 = add nsw i64 %2342, %2334
  %2344 = mul nsw i64 %2343, 48
  %2345 = getelementptr inbounds i8, ptr %2339, i64 %2344
  %2346 = getelementptr inbounds nuw i8, ptr %2345, i64 24
  store double %2290, ptr %2346, align 8
  br label %2347
2347:
  %2348 = add nuw nsw i64 %2277, 1
  %2349 = load i64, ptr %114, align 8
  %2350 = icmp slt i64 %2348, %2349
  br i1 %2350, label %2275, label %2351
2351:
  %2352 = load i64, ptr %30, align 8
  %2353 = icmp slt i64 %2352, 0
  br i1 %2353, label %2607, label %2357
2354:
  %2355 = load i64, ptr %30, align 8
  %2356 = icmp slt i64 %2355, 0
  br i1 %2356, label %2607, label %2594
2357:
  %2358 = load i64, ptr %0, align 8
  %2359 = load i64, ptr %43, align 8
  %2360 = add i64 %2359, %2358
  %2361 = load i64, ptr %44, align 8
  %2362 = shl i64 %2361, 1
  %2363 = add i64 %2360, %2362
  %2364 = load i64, ptr %45, align 8
  %2365 = add i64 %2363, %2364
  %2366 = load i64, ptr %122, align 8
  %2367 = add nsw i64 %2366, -1
  %2368 = mul nsw i64 %2367, %2365
  %2369 = load ptr, ptr %48, align 8
  %2370 = load i64, ptr %49, align 8
  %2371 = mul nsw i64 %2370, %2352
  %2372 = getelementptr inbounds double, ptr %2369, i64 %2371
  %2373 = load i64, ptr %42, align 8
  %2374 = load i64, ptr %47, align 8
  %2375 = icmp slt i64 %2373, %2374
  br i1 %2375, label %2376, label %2496
2376:
  %2377 = phi i64 [ %2494, %2491 ], [ %2374, %2357 ]
  %2378 = phi i64 [ %2493, %2491 ], [ %2373, %2357 ]
  %2379 = getelementptr inbounds double, ptr %2372, i64 %2378
  %2380 = load double, ptr %2379, align 8
  %2381 = load double, ptr %99, align 8
  %2382 = fcmp ugt double %2380, %2381
  br i1 %2382, label %2496, label %2383
2383:
  %2384 = load double, ptr %32, align 8
  %2385 = fsub double %2380, %2384
  %2386 = fsub double %2381, %2384
  %2387 = fdiv double %2385, %2386
  %2388 = load i64, ptr %0, align 8
  %2389 = load i64, ptr %43, align 8
  %2390 = add i64 %2389, %2388
  %2391 = load i64, ptr %44, align 8
  %2392 = shl nsw i64 %2391, 1
  %2393 = add nsw i64 %2392, %2390
  %2394 = load i64, ptr %45, align 8
  %2395 = add nsw i64 %2393, %2394
  %2396 = load i64, ptr %122, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %2397 = load i64, ptr %161, align 8
  %2398 = icmp ne i64 %2397, 0
  %2399 = icmp sgt i64 %2396, 0
  %2400 = select i1 %2398, i1 %2399, i1 false
  br i1 %2400, label %2401, label %2405
2401:
  %2402 = icmp sgt i64 %2397, 0
  %2403 = fmul double %2387, 0.000000e+00
  %2404 = getelementptr double, ptr %5, i64 %2396
  br label %2413
2405:
  %2406 = load ptr, ptr %46, align 8
  %2407 = load i64, ptr %30, align 8
  %2408 = mul nsw i64 %2407, %2377
  %2409 = add nsw i64 %2408, %2378
  %2410 = mul nsw i64 %2409, %2390
  %2411 = getelementptr inbounds double, ptr %2406, i64 %2410
  %2412 = icmp sgt i64 %2390, 0
  br i1 %2412, label %2450, label %2445
2413:
  %2414 = phi i64 [ 0, %2401 ], [ %2443, %2440 ]
  br i1 %2402, label %2415, label %2427
2415:
  %2416 = load ptr, ptr %162, align 8
  %2417 = mul nuw nsw i64 %2414, %2397
  %2418 = getelementptr double, ptr %2416, i64 %2417
  br label %2419
2419:
  %2420 = phi i64 [ %2397, %2415 ], [ %2422, %2419 ]
  %2421 = phi double [ 0.000000e+00, %2415 ], [ %2425, %2419 ]
  %2422 = add nsw i64 %2420, -1
  %2423 = getelementptr double, ptr %2418, i64 %2422
  %2424 = load double, ptr %2423, align 8
  %2425 = call double @llvm.fma.f64(double %2421, double %2387, double %2424)
  %2426 = icmp samesign ugt i64 %2420, 1
  br i1 %2426, label %2419, label %2429
2427:
  %2428 = getelementptr inbounds nuw double, ptr %5, i64 %2414
  store double %2403, ptr %2428, align 8
  br label %2440
2429:
  %2430 = fmul double %2387, %2425
  %2431 = getelementptr inbounds nuw double, ptr %5, i64 %2414
  store double %2430, ptr %2431, align 8
  br label %2432
2432:
  %2433 = phi i64 [ %2397, %2429 ], [ %2435, %2432 ]
  %2434 = phi double [ 0.000000e+00, %2429 ], [ %2438, %2432 ]
  %2435 = add nsw i64 %2433, -1
  %2436 = getelementptr double, ptr %2418, i64 %2435
  %2437 = load double, ptr %2436, align 8
  %2438 = fadd double %2434, %2437
  %2439 = icmp samesign ugt i64 %2433, 1
  br i1 %2439, label %2432, label %2440
2440:
  %2441 = phi double [ 0.000000e+00, %2427 ], [ %2438, %2432 ]
  %2442 = getelementptr double, ptr %2404, i64 %2414
  store double %2441, ptr %2442, align 8
  %2443 = add nuw nsw i64 %2414, 1
  %2444 = icmp eq i64 %2443, %2396
  br i1 %2444, label %2405, label %2413
2445:
  %2446 = load i64, ptr %40, align 8
  %2447 = icmp sgt i64 %2446, 0
  br i1 %2447, label %2448, label %2491
2448:
  %2449 = mul i64 %2395, %2396
  br label %2459
2450:
  %2451 = phi i64 [ %2457, %2450 ], [ 0, %2405 ]
  %2452 = load ptr, ptr %62, align 8
  %2453 = load ptr, ptr %135, align 8
  %2454 = load ptr, ptr %124, align 8
  %2455 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2452, ptr noundef %2453, ptr noundef %2454, ptr noundef %5, double noundef %2387, double noundef %2386, i64 noundef %2451) #11
  %2456 = getelementptr inbounds nuw double, ptr %2411, i64 %2451
  store double %2455, ptr %2456, align 8
  %2457 = add nuw nsw i64 %2451, 1
  %2458 = icmp eq i64 %2457, %2390
  br i1 %2458, label %2445, label %2450
2459:
  %2460 = phi i64 [ %2446, %2448 ], [ %2482, %2481 ]
  %2461 = phi i64 [ 0, %2448 ], [ %2483, %2481 ]
  %2462 = load ptr, ptr %51, align 8
  %2463 = load i64, ptr %30, align 8
  %2464 = mul nsw i64 %2463, %2460
  %2465 = add nsw i64 %2464, %2461
  %2466 = load i64, ptr %47, align 8
  %2467 = mul nsw i64 %2465, %2466
  %2468 = add nsw i64 %2467, %2378
  %2469 = mul nsw i64 %2468, %2390
  %2470 = getelementptr inbounds double, ptr %2462, i64 %2469
  %2471 = load ptr, ptr %64, align 8
  %2472 = mul nsw i64 %2461, %2395
  %2473 = getelementptr inbounds double, ptr %2471, i64 %2472
  %2474 = load ptr, ptr %52, align 8
  %2475 = getelementptr inbounds double, ptr %2474, i64 %2472
  %2476 = load ptr, ptr %147, align 8
  %2477 = mul i64 %2449, %2461
  %2478 = getelementptr inbounds double, ptr %2476, i64 %2477
  br i1 %2412, label %2485, label %2481
2479:
  %2480 = load i64, ptr %40, align 8
  br label %2481
2481:
  %2482 = phi i64 [ %2480, %2479 ], [ %2460, %2459 ]
  %2483 = add nuw nsw i64 %2461, 1
  %2484 = icmp slt i64 %2483, %2482
  br i1 %2484, label %2459, label %2491
2485:
  %2486 = phi i64 [ %2489, %2485 ], [ 0, %2459 ]
  %2487 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2473, ptr noundef %2475, ptr noundef %2478, ptr noundef %5, double noundef %2387, double noundef %2386, i64 noundef %2486) #11
  %2488 = getelementptr inbounds nuw double, ptr %2470, i64 %2486
  store double %2487, ptr %2488, align 8
  %2489 = add nuw nsw i64 %2486, 1
  %2490 = icmp eq i64 %2489, %2390
  br i1 %2490, label %2479, label %2485
2491:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %2492 = load i64, ptr %42, align 8
  %2493 = add nsw i64 %2492, 1
  store i64 %2493, ptr %42, align 8
  %2494 = load i64, ptr %47, align 8
  %2495 = icmp slt i64 %2493, %2494
  br i1 %2495, label %2376, label %2496
2496:
  %2497 = icmp sgt i64 %2365, 0
  br i1 %2497, label %2501, label %2498
2498:
  %2499 = load i64, ptr %40, align 8
  %2500 = icmp sgt i64 %2499, 0
  br i1 %2500, label %2510, label %2532
2501:
  %2502 = phi i64 [ %2508, %2501 ], [ 0, %2496 ]
  %2503 = load ptr, ptr %50, align 8
  %2504 = getelementptr inbounds nuw double, ptr %2503, i64 %2502
  %2505 = load double, ptr %2504, align 8
  %2506 = load ptr, ptr %62, align 8
  %2507 = getelementptr inbounds nuw double, ptr %2506, i64 %2502
  store double %2505, ptr %2507, align 8
  %2508 = add nuw nsw i64 %2502, 1
  %2509 = icmp eq i64 %2508, %2365
  br i1 %2509, label %2498, label %2501
2510:
  %2511 = phi i64 [ %2518, %2517 ], [ %2499, %2498 ]
  %2512 = phi i64 [ %2519, %2517 ], [ 0, %2498 ]
  br i1 %2497, label %2513, label %2517
2513:
  %2514 = mul nuw nsw i64 %2512, %2365
  br label %2521
2515:
  %2516 = load i64, ptr %40, align 8
  br label %2517
2517:
  %2518 = phi i64 [ %2516, %2515 ], [ %2511, %2510 ]
  %2519 = add nuw nsw i64 %2512, 1
  %2520 = icmp slt i64 %2519, %2518
  br i1 %2520, label %2510, label %2532
2521:
  %2522 = phi i64 [ 0, %2513 ], [ %2530, %2521 ]
  %2523 = load ptr, ptr %52, align 8
  %2524 = getelementptr inbounds nuw double, ptr %2523, i64 %2514
  %2525 = getelementptr inbounds nuw double, ptr %2524, i64 %2522
  %2526 = load double, ptr %2525, align 8
  %2527 = load ptr, ptr %64, align 8
  %2528 = getelementptr inbounds nuw double, ptr %2527, i64 %2514
  %2529 = getelementptr inbounds nuw double, ptr %2528, i64 %2522
  store double %2526, ptr %2529, align 8
  %2530 = add nuw nsw i64 %2522, 1
  %2531 = icmp eq i64 %2530, %2365
  br i1 %2531, label %2515, label %2521
2532:
  %2533 = load i64, ptr %165, align 8
  %2534 = icmp ne i64 %2533, 0
  %2535 = and i1 %2497, %2534
  br i1 %2535, label %2536, label %2547
2536:
  %2537 = phi i64 [ %2543, %2536 ], [ 0, %2532 ]
  %2538 = load ptr, ptr %124, align 8
  %2539 = getelementptr inbounds double, ptr %2538, i64 %2368
  %2540 = getelementptr inbounds nuw double, ptr %2539, i64 %2537
  %2541 = load double, ptr %2540, align 8
  %2542 = getelementptr inbounds nuw double, ptr %2538, i64 %2537
  store double %2541, ptr %2542, align 8
  %2543 = add nuw nsw i64 %2537, 1
  %2544 = icmp eq i64 %2543, %2365
  br i1 %2544, label %2545, label %2536
2545:
  %2546 = load i64, ptr %165, align 8
  br label %2547
2547:
  %2548 = phi i64 [ %2546, %2545 ], [ %2533, %2532 ]
  %2549 = icmp eq i64 %2548, 0
  %2550 = zext i1 %2549 to i64
  store i64 %2550, ptr %70, align 8
  %2551 = load ptr, ptr %116, align 8
  %2552 = load i64, ptr %114, align 8
  %2553 = icmp sgt i64 %2552, 0
  br i1 %2553, label %2554, label %2587
2554:
  %2555 = load ptr, ptr %117, align 8
  br label %2556
2556:
  %2557 = phi i64 [ 0, %2554 ], [ %2568, %2556 ]
  %2558 = phi i32 [ 0, %2554 ], [ %2567, %2556 ]
  %2559 = getelementptr inbounds nuw double, ptr %2555, i64 %2557
  %2560 = load double, ptr %2559, align 8
  %2561 = getelementptr inbounds nuw double, ptr %2551, i64 %2557
  %2562 = load double, ptr %2561, align 8
  %2563 = fcmp olt double %2560, 0.000000e+00
  %2564 = fcmp oge double %2562, 0.000000e+00
  %2565 = select i1 %2563, i1 %2564, i1 false
  %2566 = zext i1 %2565 to i32
  %2567 = or i32 %2558, %2566
  %2568 = add nuw nsw i64 %2557, 1
  %2569 = icmp eq i64 %2568, %2552
  br i1 %2569, label %2570, label %2556
2570:
  %2571 = icmp eq i32 %2567, 0
  br i1 %2571, label %2575, label %2572
2572:
  store i64 1, ptr %70, align 8
  %2573 = load i64, ptr %114, align 8
  %2574 = icmp sgt i64 %2573, 0
  br i1 %2574, label %2575, label %2587
2575:
  br label %2576
2576:
  %2577 = phi i64 [ %2583, %2576 ], [ 0, %2575 ]
  %2578 = load ptr, ptr %116, align 8
  %2579 = getelementptr inbounds nuw double, ptr %2578, i64 %2577
  %2580 = load double, ptr %2579, align 8
  %2581 = load ptr, ptr %117, align 8
  %2582 = getelementptr inbounds nuw double, ptr %2581, i64 %2577
  store double %2580, ptr %2582, align 8
  %2583 = add nuw nsw i64 %2577, 1
  %2584 = load i64, ptr %114, align 8
  %2585 = shl nsw i64 %2584, 2
  %2586 = icmp slt i64 %2583, %2585
  br i1 %2586, label %2576, label %2587
2587:
  %2588 = load double, ptr %99, align 8
  store double %2588, ptr %32, align 8
  %2589 = load i64, ptr %57, align 8
  %2590 = add nsw i64 %2589, 1
  store i64 %2590, ptr %57, align 8
  %2591 = load double, ptr %146, align 8
  %2592 = load double, ptr %73, align 8
  %2593 = fcmp ogt double %2591, %2592
  br i1 %2593, label %2603, label %2605
2594:
  %2595 = load double, ptr %73, align 8
  %2596 = fcmp ogt double %1712, %2595
  br i1 %2596, label %2597, label %2605
2597:
  %2598 = load double, ptr %32, align 8
  %2599 = load double, ptr %33, align 8
  %2600 = fsub double %2599, %2598
  %2601 = fmul double %2600, 5.000000e-01
  %2602 = fadd double %2598, %2601
  br label %2605
2603:
  %2604 = load double, ptr %33, align 8
  br label %2605
2605:
  %2606 = phi double [ %2591, %2587 ], [ %2602, %2597 ], [ %2604, %2603 ], [ %1712, %2594 ]
  store double %2606, ptr %99, align 8
  br label %2607
2607:
  %2608 = add nuw nsw i64 %167, 1
  %2609 = icmp eq i64 %2608, %3
  br i1 %2609, label %2610, label %166
2610:
  %2611 = phi i64 [ 1, %26 ], [ 2, %1032 ], [ 0, %896 ], [ 0, %893 ], [ 1, %2607 ]
  call void @bg_set_float_mode(i32 noundef %17) #10
  ret i64 %2611
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846927, 1152921504606847025) i64 @bg_memory_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #11
  %5 = add nsw i64 %4, 49
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
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
  %194 = call i64 @bg_advance_1(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #11
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %196, label %193
196:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %42, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %47) #11
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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store double 0.000000e+00, ptr %10, align 8
  %127 = load ptr, ptr %62, align 8
  %128 = load i64, ptr %63, align 8
  %129 = mul nsw i64 %128, %123
  %130 = getelementptr inbounds double, ptr %127, i64 %129
  %131 = load i64, ptr %64, align 8
  %132 = getelementptr inbounds double, ptr %130, i64 %131
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
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
  call void %138(ptr noundef nonnull %11, ptr noundef %139, ptr noundef %126) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
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
  call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %49, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef %84, ptr noundef %171) #11
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
  call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %78, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %210) #11
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
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, double noundef %3, ptr noundef %4, double noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca [9 x ptr], align 16
  store double %3, ptr %8, align 8
  store double %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
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
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %4) #11
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 0.000000e+00, ptr noundef %21) #11
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
declare double @bg_pow_1(double noundef, double noundef) #2
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7) unnamed_addr #8 {
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
declare i64 @llvm.smax.i64(i64, i64) #9
declare i64 @llvm.smin.i64(i64, i64) #9
declare i64 @llvm.usub.sat.i64(i64, i64) #9
declare i64 @llvm.umin.i64(i64, i64) #9
attributes #0 = { nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { optsize }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nobuiltin nounwind optsize }
attributes #11 = { nobuiltin optsize }
attributes #12 = { nounwind }
