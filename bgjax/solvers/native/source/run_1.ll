; sources 968cc8c22a9689bb7b7673035a8ecd1cc79199e1336468c33456cc330ff10705
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
  br i1 %28, label %29, label %2588
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
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 96
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
  %167 = phi i64 [ 0, %29 ], [ %2586, %2585 ]
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
  br i1 %895, label %2588, label %899
896:
  %897 = load i64, ptr %30, align 8
  %898 = icmp slt i64 %897, 0
  br i1 %898, label %2588, label %1008
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
  br i1 %931, label %1009, label %932
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
  %991 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %30, i64 noundef %984, double noundef %990) #11
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
  br i1 %1015, label %1016, label %2588
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
  br i1 %1030, label %1031, label %1078
1031:
  %1032 = load i64, ptr %70, align 8
  %1033 = icmp eq i64 %1032, 0
  br i1 %1033, label %1078, label %1034
1034:
  %1035 = fmul double %1028, 0.000000e+00
  %1036 = fadd double %1027, %1035
  %1037 = load ptr, ptr %62, align 8
  %1038 = load ptr, ptr %121, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1036, ptr noundef %1037, ptr noundef %1038) #11
  %1039 = load i64, ptr %0, align 8
  %1040 = load i64, ptr %43, align 8
  %1041 = add nsw i64 %1040, %1039
  %1042 = load i64, ptr %44, align 8
  %1043 = shl nsw i64 %1042, 1
  %1044 = add nsw i64 %1041, %1043
  %1045 = load i64, ptr %45, align 8
  %1046 = add nsw i64 %1044, %1045
  %1047 = icmp sgt i64 %1046, 0
  br i1 %1047, label %1048, label %1056
1048:
  %1049 = phi i64 [ %1068, %1067 ], [ %1045, %1034 ]
  %1050 = phi i64 [ %1069, %1067 ], [ %1042, %1034 ]
  %1051 = phi i64 [ %1070, %1067 ], [ %1040, %1034 ]
  %1052 = phi i64 [ %1071, %1067 ], [ %1039, %1034 ]
  %1053 = phi i64 [ %1072, %1067 ], [ 0, %1034 ]
  %1054 = load i64, ptr %70, align 8
  %1055 = icmp eq i64 %1054, 0
  br i1 %1055, label %1067, label %1057
1056:
  store i64 0, ptr %70, align 8
  br label %1078
1057:
  %1058 = load ptr, ptr %121, align 8
  %1059 = getelementptr inbounds nuw double, ptr %1058, i64 %1053
  %1060 = load double, ptr %1059, align 8
  %1061 = load ptr, ptr %122, align 8
  %1062 = getelementptr inbounds nuw double, ptr %1061, i64 %1053
  store double %1060, ptr %1062, align 8
  %1063 = load i64, ptr %0, align 8
  %1064 = load i64, ptr %43, align 8
  %1065 = load i64, ptr %44, align 8
  %1066 = load i64, ptr %45, align 8
  br label %1067
1067:
  %1068 = phi i64 [ %1049, %1048 ], [ %1066, %1057 ]
  %1069 = phi i64 [ %1050, %1048 ], [ %1065, %1057 ]
  %1070 = phi i64 [ %1051, %1048 ], [ %1064, %1057 ]
  %1071 = phi i64 [ %1052, %1048 ], [ %1063, %1057 ]
  %1072 = add nuw nsw i64 %1053, 1
  %1073 = shl nsw i64 %1069, 1
  %1074 = add i64 %1070, %1068
  %1075 = add i64 %1074, %1073
  %1076 = add i64 %1075, %1071
  %1077 = icmp slt i64 %1072, %1076
  br i1 %1077, label %1048, label %1056
1078:
  %1079 = icmp sgt i64 %1025, 1
  br i1 %1079, label %1080, label %1082
1080:
  %1081 = icmp sgt i64 %1024, 0
  br label %1150
1082:
  %1083 = load ptr, ptr %125, align 8
  %1084 = load ptr, ptr %62, align 8
  %1085 = load ptr, ptr %122, align 8
  %1086 = load ptr, ptr %50, align 8
  %1087 = icmp sgt i64 %1024, 0
  br i1 %1087, label %1088, label %1208
1088:
  %1089 = icmp sgt i64 %1025, 0
  %1090 = icmp eq ptr %1084, null
  br label %1091
1091:
  %1092 = phi i64 [ 0, %1088 ], [ %1120, %1117 ]
  %1093 = getelementptr double, ptr %1085, i64 %1092
  br i1 %1089, label %1096, label %1094
1094:
  %1095 = phi double [ 0.000000e+00, %1091 ], [ %1108, %1107 ]
  br i1 %1090, label %1115, label %1111
1096:
  %1097 = phi i64 [ %1109, %1107 ], [ 0, %1091 ]
  %1098 = phi double [ %1108, %1107 ], [ 0.000000e+00, %1091 ]
  %1099 = getelementptr inbounds nuw double, ptr %1083, i64 %1097
  %1100 = load double, ptr %1099, align 8
  %1101 = fcmp une double %1100, 0.000000e+00
  br i1 %1101, label %1102, label %1107
1102:
  %1103 = mul nuw nsw i64 %1097, %1024
  %1104 = getelementptr double, ptr %1093, i64 %1103
  %1105 = load double, ptr %1104, align 8
  %1106 = call double @llvm.fma.f64(double %1100, double %1105, double %1098)
  br label %1107
1107:
  %1108 = phi double [ %1106, %1102 ], [ %1098, %1096 ]
  %1109 = add nuw nsw i64 %1097, 1
  %1110 = icmp eq i64 %1109, %1025
  br i1 %1110, label %1094, label %1096
1111:
  %1112 = getelementptr inbounds nuw double, ptr %1084, i64 %1092
  %1113 = load double, ptr %1112, align 8
  %1114 = call double @llvm.fma.f64(double %1095, double %1028, double %1113)
  br label %1117
1115:
  %1116 = fmul double %1028, %1095
  br label %1117
1117:
  %1118 = phi double [ %1114, %1111 ], [ %1116, %1115 ]
  %1119 = getelementptr inbounds nuw double, ptr %1086, i64 %1092
  store double %1118, ptr %1119, align 8
  %1120 = add nuw nsw i64 %1092, 1
  %1121 = icmp eq i64 %1120, %1024
  br i1 %1121, label %1122, label %1091
1122:
  %1123 = load ptr, ptr %126, align 8
  %1124 = load ptr, ptr %122, align 8
  %1125 = load ptr, ptr %127, align 8
  br label %1126
1126:
  %1127 = phi i64 [ 0, %1122 ], [ %1133, %1129 ]
  %1128 = getelementptr double, ptr %1124, i64 %1127
  br i1 %1089, label %1135, label %1129
1129:
  %1130 = phi double [ 0.000000e+00, %1126 ], [ %1147, %1146 ]
  %1131 = fmul double %1028, %1130
  %1132 = getelementptr inbounds nuw double, ptr %1125, i64 %1127
  store double %1131, ptr %1132, align 8
  %1133 = add nuw nsw i64 %1127, 1
  %1134 = icmp eq i64 %1133, %1024
  br i1 %1134, label %1208, label %1126
1135:
  %1136 = phi i64 [ %1148, %1146 ], [ 0, %1126 ]
  %1137 = phi double [ %1147, %1146 ], [ 0.000000e+00, %1126 ]
  %1138 = getelementptr inbounds nuw double, ptr %1123, i64 %1136
  %1139 = load double, ptr %1138, align 8
  %1140 = fcmp une double %1139, 0.000000e+00
  br i1 %1140, label %1141, label %1146
1141:
  %1142 = mul nuw nsw i64 %1136, %1024
  %1143 = getelementptr double, ptr %1128, i64 %1142
  %1144 = load double, ptr %1143, align 8
  %1145 = call double @llvm.fma.f64(double %1139, double %1144, double %1137)
  br label %1146
1146:
  %1147 = phi double [ %1145, %1141 ], [ %1137, %1135 ]
  %1148 = add nuw nsw i64 %1136, 1
  %1149 = icmp eq i64 %1148, %1025
  br i1 %1149, label %1129, label %1135
1150:
  %1151 = phi i64 [ 1, %1080 ], [ %1206, %1193 ]
  %1152 = load ptr, ptr %123, align 8
  %1153 = mul nuw nsw i64 %1151, %1025
  %1154 = getelementptr inbounds nuw double, ptr %1152, i64 %1153
  %1155 = load ptr, ptr %62, align 8
  %1156 = load ptr, ptr %122, align 8
  %1157 = load ptr, ptr %121, align 8
  br i1 %1081, label %1158, label %1193
1158:
  %1159 = icmp eq ptr %1155, null
  br label %1160
1160:
  %1161 = phi i64 [ 0, %1158 ], [ %1188, %1185 ]
  %1162 = getelementptr double, ptr %1156, i64 %1161
  br label %1164
1163:
  br i1 %1159, label %1183, label %1179
1164:
  %1165 = phi i64 [ %1177, %1175 ], [ 0, %1160 ]
  %1166 = phi double [ %1176, %1175 ], [ 0.000000e+00, %1160 ]
  %1167 = getelementptr inbounds nuw double, ptr %1154, i64 %1165
  %1168 = load double, ptr %1167, align 8
  %1169 = fcmp une double %1168, 0.000000e+00
  br i1 %1169, label %1170, label %1175
1170:
  %1171 = mul nuw nsw i64 %1165, %1024
  %1172 = getelementptr double, ptr %1162, i64 %1171
  %1173 = load double, ptr %1172, align 8
  %1174 = call double @llvm.fma.f64(double %1168, double %1173, double %1166)
  br label %1175
1175:
  %1176 = phi double [ %1174, %1170 ], [ %1166, %1164 ]
  %1177 = add nuw nsw i64 %1165, 1
  %1178 = icmp eq i64 %1177, %1151
  br i1 %1178, label %1163, label %1164
1179:
  %1180 = getelementptr inbounds nuw double, ptr %1155, i64 %1161
  %1181 = load double, ptr %1180, align 8
  %1182 = call double @llvm.fma.f64(double %1176, double %1028, double %1181)
  br label %1185
1183:
  %1184 = fmul double %1028, %1176
  br label %1185
1185:
  %1186 = phi double [ %1182, %1179 ], [ %1184, %1183 ]
  %1187 = getelementptr inbounds nuw double, ptr %1157, i64 %1161
  store double %1186, ptr %1187, align 8
  %1188 = add nuw nsw i64 %1161, 1
  %1189 = icmp eq i64 %1188, %1024
  br i1 %1189, label %1190, label %1160
1190:
  %1191 = load ptr, ptr %121, align 8
  %1192 = load ptr, ptr %122, align 8
  br label %1193
1193:
  %1194 = phi ptr [ %1192, %1190 ], [ %1156, %1150 ]
  %1195 = phi ptr [ %1191, %1190 ], [ %1157, %1150 ]
  %1196 = load ptr, ptr %124, align 8
  %1197 = getelementptr inbounds nuw double, ptr %1196, i64 %1151
  %1198 = load double, ptr %1197, align 8
  %1199 = load double, ptr %32, align 8
  %1200 = load double, ptr %99, align 8
  %1201 = fsub double %1200, %1199
  %1202 = fmul double %1198, %1201
  %1203 = fadd double %1199, %1202
  %1204 = mul nsw i64 %1151, %1024
  %1205 = getelementptr inbounds double, ptr %1194, i64 %1204
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1203, ptr noundef %1195, ptr noundef %1205) #11
  %1206 = add nuw nsw i64 %1151, 1
  %1207 = icmp eq i64 %1206, %1025
  br i1 %1207, label %1082, label %1150
1208:
  %1209 = load ptr, ptr %37, align 8
  %1210 = icmp eq ptr %1209, null
  br i1 %1210, label %1211, label %1214
1211:
  %1212 = load ptr, ptr %113, align 8
  %1213 = icmp eq ptr %1212, null
  br i1 %1213, label %1305, label %1214
1214:
  %1215 = load i64, ptr %0, align 8
  %1216 = load i64, ptr %43, align 8
  %1217 = add nsw i64 %1216, %1215
  %1218 = load i64, ptr %44, align 8
  %1219 = shl nsw i64 %1218, 1
  %1220 = add nsw i64 %1217, %1219
  %1221 = load i64, ptr %45, align 8
  %1222 = add nsw i64 %1220, %1221
  %1223 = icmp sgt i64 %1222, 0
  br i1 %1223, label %1234, label %1224
1224:
  %1225 = load double, ptr %32, align 8
  %1226 = load double, ptr %99, align 8
  %1227 = fsub double %1226, %1225
  %1228 = fadd double %1225, %1227
  %1229 = load ptr, ptr %50, align 8
  %1230 = load ptr, ptr %129, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, double noundef %1228, ptr noundef %1229, ptr noundef %1230, i64 noundef 0, ptr noundef null) #11
  %1231 = load i64, ptr %130, align 8
  %1232 = icmp ne i64 %1231, 0
  %1233 = and i1 %1223, %1232
  br i1 %1233, label %1243, label %1261
1234:
  %1235 = phi i64 [ %1241, %1234 ], [ 0, %1214 ]
  %1236 = load ptr, ptr %50, align 8
  %1237 = getelementptr inbounds nuw double, ptr %1236, i64 %1235
  %1238 = load double, ptr %1237, align 8
  %1239 = load ptr, ptr %128, align 8
  %1240 = getelementptr inbounds nuw double, ptr %1239, i64 %1235
  store double %1238, ptr %1240, align 8
  %1241 = add nuw nsw i64 %1235, 1
  %1242 = icmp eq i64 %1241, %1222
  br i1 %1242, label %1224, label %1234
1243:
  %1244 = phi i64 [ %1259, %1243 ], [ 0, %1224 ]
  %1245 = load ptr, ptr %127, align 8
  %1246 = getelementptr inbounds nuw double, ptr %1245, i64 %1244
  %1247 = load double, ptr %1246, align 8
  %1248 = load ptr, ptr %50, align 8
  %1249 = getelementptr inbounds nuw double, ptr %1248, i64 %1244
  %1250 = load double, ptr %1249, align 8
  %1251 = load ptr, ptr %128, align 8
  %1252 = getelementptr inbounds nuw double, ptr %1251, i64 %1244
  %1253 = load double, ptr %1252, align 8
  %1254 = fsub double %1250, %1253
  %1255 = call double @llvm.fabs.f64(double %1254)
  %1256 = call double @llvm.fabs.f64(double %1247)
  %1257 = fcmp ogt double %1255, %1256
  %1258 = select i1 %1257, double %1254, double %1247
  store double %1258, ptr %1246, align 8
  %1259 = add nuw nsw i64 %1244, 1
  %1260 = icmp eq i64 %1259, %1222
  br i1 %1260, label %1261, label %1243
1261:
  %1262 = load ptr, ptr %131, align 8
  %1263 = icmp eq ptr %1262, null
  br i1 %1263, label %1290, label %1264
1264:
  %1265 = load i64, ptr %0, align 8
  %1266 = icmp sgt i64 %1265, 0
  br i1 %1266, label %1267, label %1290
1267:
  %1268 = phi i64 [ %1287, %1286 ], [ %1265, %1264 ]
  %1269 = phi i64 [ %1288, %1286 ], [ 0, %1264 ]
  %1270 = load ptr, ptr %132, align 8
  %1271 = getelementptr inbounds nuw double, ptr %1270, i64 %1269
  %1272 = load double, ptr %1271, align 8
  %1273 = fcmp ogt double %1272, 5.000000e-01
  br i1 %1273, label %1274, label %1286
1274:
  %1275 = load double, ptr %78, align 8
  %1276 = fdiv double %1275, 1.000000e-02
  %1277 = fcmp olt double %1276, 1.000000e-03
  %1278 = fcmp ogt double %1276, 1.000000e+00
  %1279 = select i1 %1278, double 1.000000e+00, double %1276
  %1280 = select i1 %1277, double 1.000000e-03, double %1279
  %1281 = load ptr, ptr %127, align 8
  %1282 = getelementptr inbounds nuw double, ptr %1281, i64 %1269
  %1283 = load double, ptr %1282, align 8
  %1284 = fmul double %1283, %1280
  store double %1284, ptr %1282, align 8
  %1285 = load i64, ptr %0, align 8
  br label %1286
1286:
  %1287 = phi i64 [ %1285, %1274 ], [ %1268, %1267 ]
  %1288 = add nuw nsw i64 %1269, 1
  %1289 = icmp slt i64 %1288, %1287
  br i1 %1289, label %1267, label %1290
1290:
  br i1 %1223, label %1291, label %1305
1291:
  %1292 = phi i64 [ %1303, %1291 ], [ 0, %1290 ]
  %1293 = load ptr, ptr %127, align 8
  %1294 = getelementptr inbounds nuw double, ptr %1293, i64 %1292
  %1295 = load double, ptr %1294, align 8
  %1296 = load ptr, ptr %129, align 8
  %1297 = getelementptr inbounds nuw double, ptr %1296, i64 %1292
  %1298 = load double, ptr %1297, align 8
  %1299 = call double @llvm.fabs.f64(double %1298)
  %1300 = call double @llvm.fabs.f64(double %1295)
  %1301 = fcmp ogt double %1299, %1300
  %1302 = select i1 %1301, double %1298, double %1295
  store double %1302, ptr %1294, align 8
  %1303 = add nuw nsw i64 %1292, 1
  %1304 = icmp eq i64 %1303, %1222
  br i1 %1304, label %1305, label %1291
1305:
  %1306 = load i64, ptr %114, align 8
  %1307 = icmp eq i64 %1306, 0
  br i1 %1307, label %1416, label %1308
1308:
  %1309 = load i64, ptr %0, align 8
  %1310 = load i64, ptr %43, align 8
  %1311 = add nsw i64 %1310, %1309
  %1312 = load i64, ptr %44, align 8
  %1313 = shl nsw i64 %1312, 1
  %1314 = add nsw i64 %1311, %1313
  %1315 = load i64, ptr %45, align 8
  %1316 = add nsw i64 %1314, %1315
  %1317 = icmp sgt i64 %1316, 0
  br i1 %1317, label %1325, label %1318
1318:
  %1319 = load double, ptr %99, align 8
  %1320 = load ptr, ptr %50, align 8
  %1321 = load ptr, ptr %134, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef readonly %2, double noundef %1319, ptr noundef %1320, double noundef 0.000000e+00, ptr noundef %1321) #11
  %1322 = load i64, ptr %30, align 8
  %1323 = icmp sgt i64 %1322, -1
  %1324 = load i64, ptr %114, align 8
  br i1 %1323, label %1345, label %1342
1325:
  %1326 = phi i64 [ %1332, %1325 ], [ 0, %1308 ]
  %1327 = load ptr, ptr %50, align 8
  %1328 = getelementptr inbounds nuw double, ptr %1327, i64 %1326
  %1329 = load double, ptr %1328, align 8
  %1330 = load ptr, ptr %133, align 8
  %1331 = getelementptr inbounds nuw double, ptr %1330, i64 %1326
  store double %1329, ptr %1331, align 8
  %1332 = add nuw nsw i64 %1326, 1
  %1333 = load i64, ptr %0, align 8
  %1334 = load i64, ptr %43, align 8
  %1335 = add nsw i64 %1334, %1333
  %1336 = load i64, ptr %44, align 8
  %1337 = shl nsw i64 %1336, 1
  %1338 = add nsw i64 %1335, %1337
  %1339 = load i64, ptr %45, align 8
  %1340 = add nsw i64 %1338, %1339
  %1341 = icmp slt i64 %1332, %1340
  br i1 %1341, label %1325, label %1318
1342:
  %1343 = icmp sgt i64 %1324, 0
  br i1 %1343, label %1344, label %2585
1344:
  br label %1405
1345:
  %1346 = load ptr, ptr %134, align 8
  %1347 = icmp sgt i64 %1324, 0
  br i1 %1347, label %1348, label %1416
1348:
  %1349 = load ptr, ptr %117, align 8
  br label %1350
1350:
  %1351 = phi i64 [ 0, %1348 ], [ %1362, %1350 ]
  %1352 = phi i32 [ 0, %1348 ], [ %1361, %1350 ]
  %1353 = getelementptr inbounds nuw double, ptr %1349, i64 %1351
  %1354 = load double, ptr %1353, align 8
  %1355 = getelementptr inbounds nuw double, ptr %1346, i64 %1351
  %1356 = load double, ptr %1355, align 8
  %1357 = fcmp olt double %1354, 0.000000e+00
  %1358 = fcmp oge double %1356, 0.000000e+00
  %1359 = select i1 %1357, i1 %1358, i1 false
  %1360 = zext i1 %1359 to i32
  %1361 = or i32 %1352, %1360
  %1362 = add nuw nsw i64 %1351, 1
  %1363 = icmp eq i64 %1362, %1324
  br i1 %1363, label %1364, label %1350
1364:
  %1365 = icmp eq i32 %1361, 0
  br i1 %1365, label %1344, label %1366
1366:
  %1367 = load double, ptr %99, align 8
  %1368 = load ptr, ptr %50, align 8
  %1369 = load ptr, ptr %136, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %135, ptr noundef nonnull readonly %2, double noundef %1367, ptr noundef %1368, double noundef 0.000000e+00, ptr noundef %1369) #11
  %1370 = load i64, ptr %137, align 8
  %1371 = icmp sgt i64 %1370, 0
  br i1 %1371, label %1372, label %1401
1372:
  %1373 = phi i64 [ %1398, %1397 ], [ %1370, %1366 ]
  %1374 = phi i64 [ %1399, %1397 ], [ 0, %1366 ]
  %1375 = load ptr, ptr %138, align 8
  %1376 = getelementptr inbounds nuw i64, ptr %1375, i64 %1374
  %1377 = load i64, ptr %1376, align 8
  %1378 = load ptr, ptr %117, align 8
  %1379 = getelementptr inbounds double, ptr %1378, i64 %1377
  %1380 = load double, ptr %1379, align 8
  %1381 = load ptr, ptr %134, align 8
  %1382 = getelementptr inbounds double, ptr %1381, i64 %1377
  %1383 = load double, ptr %1382, align 8
  %1384 = fcmp uge double %1380, 0.000000e+00
  %1385 = fcmp ult double %1383, 0.000000e+00
  %1386 = select i1 %1384, i1 true, i1 %1385
  br i1 %1386, label %1397, label %1387
1387:
  %1388 = load ptr, ptr %136, align 8
  %1389 = getelementptr inbounds nuw double, ptr %1388, i64 %1374
  %1390 = load double, ptr %1389, align 8
  %1391 = load ptr, ptr %50, align 8
  %1392 = load ptr, ptr %139, align 8
  %1393 = getelementptr inbounds nuw i64, ptr %1392, i64 %1374
  %1394 = load i64, ptr %1393, align 8
  %1395 = getelementptr inbounds double, ptr %1391, i64 %1394
  store double %1390, ptr %1395, align 8
  %1396 = load i64, ptr %137, align 8
  br label %1397
1397:
  %1398 = phi i64 [ %1396, %1387 ], [ %1373, %1372 ]
  %1399 = add nuw nsw i64 %1374, 1
  %1400 = icmp slt i64 %1399, %1398
  br i1 %1400, label %1372, label %1401
1401:
  %1402 = load double, ptr %99, align 8
  %1403 = load ptr, ptr %50, align 8
  %1404 = load ptr, ptr %116, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull readonly %2, double noundef %1402, ptr noundef %1403, double noundef 0.000000e+00, ptr noundef %1404) #11
  br label %1416
1405:
  %1406 = phi i64 [ %1412, %1405 ], [ 0, %1344 ]
  %1407 = load ptr, ptr %134, align 8
  %1408 = getelementptr inbounds nuw double, ptr %1407, i64 %1406
  %1409 = load double, ptr %1408, align 8
  %1410 = load ptr, ptr %116, align 8
  %1411 = getelementptr inbounds nuw double, ptr %1410, i64 %1406
  store double %1409, ptr %1411, align 8
  %1412 = add nuw nsw i64 %1406, 1
  %1413 = load i64, ptr %114, align 8
  %1414 = shl nsw i64 %1413, 2
  %1415 = icmp slt i64 %1412, %1414
  br i1 %1415, label %1405, label %1416
1416:
  %1417 = load i64, ptr %30, align 8
  %1418 = icmp sgt i64 %1417, -1
  br i1 %1418, label %1419, label %2585
1419:
  %1420 = load i64, ptr %71, align 8
  %1421 = freeze i64 %1420
  %1422 = load double, ptr %75, align 8
  %1423 = load double, ptr %78, align 8
  %1424 = load i64, ptr %0, align 8
  %1425 = load i64, ptr %43, align 8
  %1426 = add nsw i64 %1425, %1424
  %1427 = load i64, ptr %44, align 8
  %1428 = shl nsw i64 %1427, 1
  %1429 = add nsw i64 %1426, %1428
  %1430 = load i64, ptr %45, align 8
  %1431 = add nsw i64 %1429, %1430
  %1432 = icmp sgt i64 %1431, 0
  br i1 %1432, label %1433, label %1437
1433:
  %1434 = load ptr, ptr %50, align 8
  br label %1446
1435:
  %1436 = icmp eq i32 %1453, 0
  br label %1437
1437:
  %1438 = phi i1 [ true, %1419 ], [ %1436, %1435 ]
  %1439 = icmp sgt i64 %1424, 0
  br i1 %1439, label %1440, label %1486
1440:
  %1441 = load ptr, ptr %62, align 8
  %1442 = load ptr, ptr %50, align 8
  %1443 = load ptr, ptr %127, align 8
  %1444 = load ptr, ptr %108, align 8
  %1445 = load ptr, ptr %140, align 8
  br label %1458
1446:
  %1447 = phi i32 [ 0, %1433 ], [ %1453, %1446 ]
  %1448 = phi i64 [ 0, %1433 ], [ %1454, %1446 ]
  %1449 = getelementptr inbounds nuw double, ptr %1434, i64 %1448
  %1450 = load double, ptr %1449, align 8
  %1451 = fcmp uno double %1450, 0.000000e+00
  %1452 = zext i1 %1451 to i32
  %1453 = or i32 %1447, %1452
  %1454 = add nuw nsw i64 %1448, 1
  %1455 = icmp eq i64 %1454, %1431
  br i1 %1455, label %1435, label %1446
1456:
  %1457 = call double @llvm.sqrt.f64(double %1483)
  br label %1486
1458:
  %1459 = phi double [ 0.000000e+00, %1440 ], [ %1483, %1458 ]
  %1460 = phi i64 [ 0, %1440 ], [ %1484, %1458 ]
  %1461 = getelementptr inbounds nuw double, ptr %1441, i64 %1460
  %1462 = load double, ptr %1461, align 8
  %1463 = call double @llvm.fabs.f64(double %1462)
  %1464 = getelementptr inbounds nuw double, ptr %1442, i64 %1460
  %1465 = load double, ptr %1464, align 8
  %1466 = call double @llvm.fabs.f64(double %1465)
  %1467 = getelementptr inbounds nuw double, ptr %1443, i64 %1460
  %1468 = load double, ptr %1467, align 8
  %1469 = getelementptr inbounds nuw double, ptr %1444, i64 %1460
  %1470 = load double, ptr %1469, align 8
  %1471 = fcmp uno double %1468, 0.000000e+00
  %1472 = select i1 %1471, double 0x7FF0000000000000, double %1468
  %1473 = fcmp ogt double %1466, %1463
  %1474 = select i1 %1438, i1 %1473, i1 false
  %1475 = select i1 %1474, double %1466, double %1463
  %1476 = getelementptr inbounds nuw double, ptr %1445, i64 %1460
  %1477 = load double, ptr %1476, align 8
  %1478 = fcmp ogt double %1477, 0.000000e+00
  %1479 = call double @llvm.fma.f64(double %1475, double %1423, double %1470)
  %1480 = fdiv double %1472, %1479
  %1481 = fmul double %1480, %1480
  %1482 = call double @llvm.fma.f64(double %1477, double %1481, double %1459)
  %1483 = select i1 %1478, double %1482, double %1459
  %1484 = add nuw nsw i64 %1460, 1
  %1485 = icmp eq i64 %1484, %1424
  br i1 %1485, label %1456, label %1458
1486:
  %1487 = phi double [ 0.000000e+00, %1437 ], [ %1457, %1456 ]
  %1488 = fdiv double 1.000000e+00, %1487
  %1489 = load i64, ptr %141, align 8
  %1490 = sitofp i64 %1489 to double
  %1491 = load double, ptr %99, align 8
  %1492 = load double, ptr %32, align 8
  %1493 = fsub double %1491, %1492
  %1494 = fcmp uge double %1487, 1.000000e+00
  %1495 = icmp eq i64 %1421, 0
  %1496 = and i1 %1495, %1494
  %1497 = load double, ptr %142, align 8
  %1498 = load double, ptr %143, align 8
  %1499 = fadd double %1497, %1498
  %1500 = fdiv double %1499, %1490
  %1501 = call double @bg_pow_1(double noundef %1488, double noundef %1500) #10
  %1502 = fmul double %1501, 9.000000e-01
  %1503 = load double, ptr %75, align 8
  %1504 = load double, ptr %143, align 8
  %1505 = fneg double %1504
  %1506 = fdiv double %1505, %1490
  %1507 = call double @bg_pow_1(double noundef %1503, double noundef %1506) #10
  %1508 = fmul double %1502, %1507
  %1509 = select i1 %1496, double 2.000000e-01, double 1.000000e+00
  %1510 = select i1 %1496, double 9.000000e-01, double 1.000000e+01
  %1511 = fcmp ult double %1508, %1509
  %1512 = fcmp ogt double %1508, %1510
  %1513 = select i1 %1512, double %1510, double %1508
  %1514 = select i1 %1511, double %1509, double %1513
  %1515 = fmul double %1493, %1514
  %1516 = load double, ptr %74, align 8
  %1517 = fcmp olt double %1515, %1516
  %1518 = load i64, ptr %71, align 8
  %1519 = icmp ne i64 %1518, 0
  %1520 = fcmp oeq double %1514, 1.000000e+00
  %1521 = select i1 %1519, i1 %1520, i1 false
  %1522 = select i1 %1521, double %1516, double %1515
  %1523 = fcmp ole double %1522, %1516
  %1524 = zext i1 %1523 to i64
  store i64 %1524, ptr %71, align 8
  %1525 = fcmp olt double %1522, %1516
  %1526 = select i1 %1525, double %1516, double %1522
  br i1 %1496, label %1530, label %1527
1527:
  %1528 = call i1 @llvm.is.fpclass.f64(double %1488, i32 608)
  %1529 = select i1 %1528, double 1.000000e+00, double %1488
  store double %1529, ptr %75, align 8
  br label %1530
1530:
  %1531 = phi ptr [ %99, %1527 ], [ %32, %1486 ]
  %1532 = load double, ptr %1531, align 8
  %1533 = fadd double %1526, %1532
  %1534 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1532, double noundef %1533) #11
  store double %1534, ptr %144, align 8
  br i1 %1517, label %1535, label %1536
1535:
  store i64 3, ptr %31, align 8
  br label %1536
1536:
  %1537 = load i64, ptr %114, align 8
  %1538 = icmp eq i64 %1537, 0
  br i1 %1538, label %1689, label %1539
1539:
  %1540 = load double, ptr %99, align 8
  %1541 = load double, ptr %32, align 8
  %1542 = fsub double %1540, %1541
  %1543 = load double, ptr %33, align 8
  %1544 = load double, ptr %72, align 8
  %1545 = fsub double %1543, %1544
  %1546 = fmul double %1545, 1.000000e-13
  %1547 = icmp sgt i64 %1537, 0
  br i1 %1547, label %1548, label %1683
1548:
  %1549 = load ptr, ptr %117, align 8
  %1550 = shl nsw i64 %1537, 4
  %1551 = load ptr, ptr %116, align 8
  br label %1552
1552:
  %1553 = phi double [ 1.000000e+00, %1548 ], [ %1647, %1641 ]
  %1554 = phi i64 [ 0, %1548 ], [ %1648, %1641 ]
  %1555 = getelementptr inbounds nuw double, ptr %1549, i64 %1554
  %1556 = load double, ptr %1555, align 8
  %1557 = getelementptr inbounds nuw double, ptr %1555, i64 %1537
  %1558 = load double, ptr %1557, align 8
  %1559 = getelementptr inbounds nuw i8, ptr %1555, i64 %1550
  %1560 = load double, ptr %1559, align 8
  %1561 = getelementptr inbounds nuw double, ptr %1551, i64 %1554
  %1562 = load double, ptr %1561, align 8
  %1563 = getelementptr inbounds nuw double, ptr %1561, i64 %1537
  %1564 = load double, ptr %1563, align 8
  %1565 = fcmp olt double %1556, 0.000000e+00
  %1566 = select i1 %1565, double 1.000000e+00, double -1.000000e+00
  %1567 = fmul double %1560, 0x3EB0C6F7A0B5ED8D
  %1568 = fmul double %1556, %1566
  %1569 = fmul double %1566, %1562
  %1570 = fsub double %1569, %1568
  %1571 = fmul double %1558, %1566
  %1572 = fmul double %1542, %1571
  %1573 = fmul double %1566, %1564
  %1574 = fmul double %1542, %1573
  %1575 = fmul double %1570, 3.000000e+00
  %1576 = fmul double %1572, 2.000000e+00
  %1577 = fsub double %1575, %1576
  %1578 = fsub double %1577, %1574
  %1579 = fadd double %1572, %1574
  %1580 = fmul double %1570, 2.000000e+00
  %1581 = fsub double %1579, %1580
  %1582 = fcmp uge double %1562, 0.000000e+00
  %1583 = xor i1 %1565, %1582
  br i1 %1583, label %1616, label %1584
1584:
  %1585 = fcmp ogt double %1569, %1567
  br i1 %1585, label %1586, label %1641
1586:
  %1587 = fmul double %1567, 5.000000e-01
  %1588 = fmul double %1578, 2.000000e+00
  br label %1589
1589:
  %1590 = phi double [ 0.000000e+00, %1586 ], [ %1603, %1589 ]
  %1591 = phi double [ 1.000000e+00, %1586 ], [ %1602, %1589 ]
  %1592 = phi double [ 5.000000e-01, %1586 ], [ %1613, %1589 ]
  %1593 = phi i32 [ 0, %1586 ], [ %1614, %1589 ]
  %1594 = call double @llvm.fma.f64(double %1592, double %1581, double %1578)
  %1595 = call double @llvm.fma.f64(double %1592, double %1594, double %1572)
  %1596 = call double @llvm.fma.f64(double %1592, double %1595, double %1568)
  %1597 = fsub double %1596, %1587
  %1598 = fmul double %1592, 3.000000e+00
  %1599 = call double @llvm.fma.f64(double %1598, double %1581, double %1588)
  %1600 = call double @llvm.fma.f64(double %1592, double %1599, double %1572)
  %1601 = fcmp olt double %1597, 0.000000e+00
  %1602 = select i1 %1601, double %1591, double %1592
  %1603 = select i1 %1601, double %1592, double %1590
  %1604 = fcmp oeq double %1600, 0.000000e+00
  %1605 = select i1 %1604, double 1.000000e+00, double %1600
  %1606 = fdiv double %1597, %1605
  %1607 = fsub double %1592, %1606
  %1608 = fcmp ogt double %1607, %1603
  %1609 = fcmp olt double %1607, %1602
  %1610 = select i1 %1608, i1 %1609, i1 false
  %1611 = fadd double %1603, %1602
  %1612 = fmul double %1611, 5.000000e-01
  %1613 = select i1 %1610, double %1607, double %1612
  %1614 = add nuw nsw i32 %1593, 1
  %1615 = icmp eq i32 %1614, 10
  br i1 %1615, label %1641, label %1589
1616:
  %1617 = fcmp ogt double %1571, 0.000000e+00
  %1618 = fcmp olt double %1573, 0.000000e+00
  %1619 = select i1 %1617, i1 %1618, i1 false
  br i1 %1619, label %1620, label %1641
1620:
  %1621 = fmul double %1578, %1578
  %1622 = fmul double %1581, 3.000000e+00
  %1623 = fmul double %1572, %1622
  %1624 = fsub double %1621, %1623
  %1625 = fcmp ogt double %1624, 0.000000e+00
  %1626 = select i1 %1625, double %1624, double 0.000000e+00
  %1627 = call double @llvm.sqrt.f64(double %1626)
  %1628 = fsub double %1627, %1578
  %1629 = fcmp olt double %1628, 1.000000e-300
  %1630 = select i1 %1629, double 1.000000e-300, double %1628
  %1631 = fdiv double %1572, %1630
  %1632 = fcmp olt double %1631, 0.000000e+00
  %1633 = fcmp ogt double %1631, 1.000000e+00
  %1634 = select i1 %1633, double 1.000000e+00, double %1631
  %1635 = select i1 %1632, double 0.000000e+00, double %1634
  %1636 = call double @llvm.fma.f64(double %1635, double %1581, double %1578)
  %1637 = call double @llvm.fma.f64(double %1635, double %1636, double %1572)
  %1638 = call double @llvm.fma.f64(double %1635, double %1637, double %1568)
  %1639 = fcmp ogt double %1638, 0.000000e+00
  %1640 = select i1 %1639, double %1635, double 1.000000e+00
  br label %1641
1641:
  %1642 = phi double [ 1.000000e+00, %1616 ], [ 1.000000e+00, %1584 ], [ %1640, %1620 ], [ %1613, %1589 ]
  %1643 = call double @llvm.fabs.f64(double %1642)
  %1644 = fcmp one double %1643, 0x7FF0000000000000
  %1645 = select i1 %1644, double %1642, double 1.000000e+00
  %1646 = fcmp olt double %1645, %1553
  %1647 = select i1 %1646, double %1645, double %1553
  %1648 = add nuw nsw i64 %1554, 1
  %1649 = icmp eq i64 %1648, %1537
  br i1 %1649, label %1650, label %1552
1650:
  %1651 = fcmp olt double %1647, 1.000000e+00
  %1652 = fcmp ogt double %1542, %1546
  %1653 = select i1 %1651, i1 %1652, i1 false
  br i1 %1653, label %1654, label %1664
1654:
  %1655 = call double @llvm.fma.f64(double %1647, double %1542, double %1541)
  %1656 = fmul double %1546, 5.000000e-01
  %1657 = fadd double %1541, %1656
  %1658 = fcmp olt double %1655, %1657
  %1659 = select i1 %1658, double %1657, double %1655
  br i1 %1496, label %1661, label %1660
1660:
  store double %1422, ptr %75, align 8
  store i64 %1421, ptr %71, align 8
  br label %1663
1661:
  %1662 = fcmp olt double %1659, %1534
  br i1 %1662, label %1663, label %1691
1663:
  store double %1659, ptr %144, align 8
  br label %1691
1664:
  %1665 = mul nuw nsw i64 %1537, 24
  br label %1666
1666:
  %1667 = phi i64 [ 0, %1664 ], [ %1681, %1678 ]
  %1668 = phi double [ 0x7FF0000000000000, %1664 ], [ %1680, %1678 ]
  %1669 = getelementptr inbounds nuw double, ptr %1551, i64 %1667
  %1670 = getelementptr inbounds nuw i8, ptr %1669, i64 %1550
  %1671 = load double, ptr %1670, align 8
  %1672 = getelementptr inbounds nuw i8, ptr %1669, i64 %1665
  %1673 = load double, ptr %1672, align 8
  %1674 = fcmp olt double %1673, 1.000000e-300
  %1675 = select i1 %1674, double 1.000000e-300, double %1673
  %1676 = fdiv double %1671, %1675
  %1677 = fcmp ord double %1676, 0.000000e+00
  br i1 %1677, label %1678, label %1683
1678:
  %1679 = fcmp olt double %1676, %1668
  %1680 = select i1 %1679, double %1676, double %1668
  %1681 = add nuw nsw i64 %1667, 1
  %1682 = icmp eq i64 %1681, %1537
  br i1 %1682, label %1683, label %1666
1683:
  %1684 = phi double [ 0x7FF0000000000000, %1539 ], [ %1680, %1678 ], [ 0x7FF8000000000000, %1666 ]
  %1685 = fadd double %1540, %1684
  br i1 %1496, label %1691, label %1686
1686:
  %1687 = fcmp ult double %1685, %1534
  br i1 %1687, label %1688, label %1691
1688:
  store double %1685, ptr %144, align 8
  br label %1691
1689:
  %1690 = select i1 %1496, i64 64, i64 72
  br label %1691
1691:
  %1692 = phi double [ %1534, %1683 ], [ %1534, %1689 ], [ %1534, %1686 ], [ %1534, %1661 ], [ %1659, %1663 ], [ %1685, %1688 ]
  %1693 = phi i1 [ true, %1683 ], [ %1496, %1689 ], [ false, %1686 ], [ true, %1661 ], [ true, %1663 ], [ false, %1688 ]
  %1694 = phi i64 [ 64, %1683 ], [ %1690, %1689 ], [ 72, %1686 ], [ 64, %1661 ], [ 64, %1663 ], [ 72, %1688 ]
  %1695 = getelementptr inbounds nuw i8, ptr %30, i64 %1694
  %1696 = load double, ptr %1695, align 8
  %1697 = load i64, ptr %55, align 8
  %1698 = add nsw i64 %1697, 1
  store i64 %1698, ptr %55, align 8
  %1699 = load i64, ptr %31, align 8
  %1700 = icmp eq i64 %1699, 0
  br i1 %1700, label %1701, label %1709
1701:
  %1702 = sitofp i64 %1698 to double
  %1703 = load double, ptr %81, align 8
  %1704 = fcmp ugt double %1703, %1702
  br i1 %1704, label %1709, label %1705
1705:
  %1706 = load double, ptr %33, align 8
  %1707 = fcmp olt double %1696, %1706
  br i1 %1707, label %1708, label %1709
1708:
  store i64 2, ptr %31, align 8
  br label %1709
1709:
  br i1 %1693, label %2332, label %1710
1710:
  %1711 = load i64, ptr %40, align 8
  %1712 = icmp eq i64 %1711, 0
  br i1 %1712, label %1934, label %1713
1713:
  %1714 = load i64, ptr %0, align 8
  %1715 = load i64, ptr %43, align 8
  %1716 = add i64 %1715, %1714
  %1717 = load i64, ptr %44, align 8
  %1718 = shl i64 %1717, 1
  %1719 = add i64 %1716, %1718
  %1720 = load i64, ptr %45, align 8
  %1721 = add i64 %1719, %1720
  %1722 = load i64, ptr %120, align 8
  %1723 = load double, ptr %99, align 8
  %1724 = load double, ptr %32, align 8
  %1725 = fsub double %1723, %1724
  %1726 = icmp sgt i64 %1722, 0
  br i1 %1726, label %1727, label %1731
1727:
  %1728 = icmp sgt i64 %1721, 0
  %1729 = icmp sgt i64 %1711, 0
  %1730 = mul i64 %1721, %1722
  br label %1736
1731:
  %1732 = icmp sgt i64 %1711, 0
  br i1 %1732, label %1733, label %1866
1733:
  %1734 = mul i64 %1721, %1722
  %1735 = icmp sgt i64 %1721, 0
  br label %1871
1736:
  %1737 = phi i64 [ 0, %1727 ], [ %1783, %1782 ]
  %1738 = load ptr, ptr %123, align 8
  %1739 = mul nuw nsw i64 %1737, %1722
  %1740 = getelementptr inbounds nuw double, ptr %1738, i64 %1739
  %1741 = load ptr, ptr %62, align 8
  %1742 = load ptr, ptr %122, align 8
  %1743 = load ptr, ptr %121, align 8
  br i1 %1728, label %1744, label %1778
1744:
  %1745 = icmp eq i64 %1737, 0
  %1746 = icmp eq ptr %1741, null
  br label %1747
1747:
  %1748 = phi i64 [ 0, %1744 ], [ %1776, %1773 ]
  %1749 = getelementptr double, ptr %1742, i64 %1748
  br i1 %1745, label %1750, label %1752
1750:
  %1751 = phi double [ 0.000000e+00, %1747 ], [ %1764, %1763 ]
  br i1 %1746, label %1771, label %1767
1752:
  %1753 = phi i64 [ %1765, %1763 ], [ 0, %1747 ]
  %1754 = phi double [ %1764, %1763 ], [ 0.000000e+00, %1747 ]
  %1755 = getelementptr inbounds nuw double, ptr %1740, i64 %1753
  %1756 = load double, ptr %1755, align 8
  %1757 = fcmp une double %1756, 0.000000e+00
  br i1 %1757, label %1758, label %1763
1758:
  %1759 = mul nuw nsw i64 %1753, %1721
  %1760 = getelementptr double, ptr %1749, i64 %1759
  %1761 = load double, ptr %1760, align 8
  %1762 = call double @llvm.fma.f64(double %1756, double %1761, double %1754)
  br label %1763
1763:
  %1764 = phi double [ %1762, %1758 ], [ %1754, %1752 ]
  %1765 = add nuw nsw i64 %1753, 1
  %1766 = icmp eq i64 %1765, %1737
  br i1 %1766, label %1750, label %1752
1767:
  %1768 = getelementptr inbounds nuw double, ptr %1741, i64 %1748
  %1769 = load double, ptr %1768, align 8
  %1770 = call double @llvm.fma.f64(double %1751, double %1725, double %1769)
  br label %1773
1771:
  %1772 = fmul double %1725, %1751
  br label %1773
1773:
  %1774 = phi double [ %1770, %1767 ], [ %1772, %1771 ]
  %1775 = getelementptr inbounds nuw double, ptr %1743, i64 %1748
  store double %1774, ptr %1775, align 8
  %1776 = add nuw nsw i64 %1748, 1
  %1777 = icmp eq i64 %1776, %1721
  br i1 %1777, label %1778, label %1747
1778:
  br i1 %1729, label %1779, label %1782
1779:
  %1780 = icmp eq i64 %1737, 0
  %1781 = mul nsw i64 %1737, %1721
  br label %1785
1782:
  %1783 = add nuw nsw i64 %1737, 1
  %1784 = icmp eq i64 %1783, %1722
  br i1 %1784, label %1731, label %1736
1785:
  %1786 = phi i64 [ 0, %1779 ], [ %1859, %1858 ]
  %1787 = load ptr, ptr %145, align 8
  %1788 = mul i64 %1730, %1786
  %1789 = getelementptr inbounds double, ptr %1787, i64 %1788
  %1790 = load ptr, ptr %123, align 8
  %1791 = getelementptr inbounds nuw double, ptr %1790, i64 %1739
  %1792 = load ptr, ptr %64, align 8
  %1793 = mul nsw i64 %1786, %1721
  %1794 = getelementptr inbounds double, ptr %1792, i64 %1793
  %1795 = load ptr, ptr %146, align 8
  br i1 %1728, label %1796, label %1831
1796:
  %1797 = icmp eq ptr %1792, null
  br label %1798
1798:
  %1799 = phi i64 [ 0, %1796 ], [ %1827, %1824 ]
  %1800 = getelementptr double, ptr %1789, i64 %1799
  br i1 %1780, label %1801, label %1803
1801:
  %1802 = phi double [ 0.000000e+00, %1798 ], [ %1815, %1814 ]
  br i1 %1797, label %1822, label %1818
1803:
  %1804 = phi i64 [ %1816, %1814 ], [ 0, %1798 ]
  %1805 = phi double [ %1815, %1814 ], [ 0.000000e+00, %1798 ]
  %1806 = getelementptr inbounds nuw double, ptr %1791, i64 %1804
  %1807 = load double, ptr %1806, align 8
  %1808 = fcmp une double %1807, 0.000000e+00
  br i1 %1808, label %1809, label %1814
1809:
  %1810 = mul nuw nsw i64 %1804, %1721
  %1811 = getelementptr double, ptr %1800, i64 %1810
  %1812 = load double, ptr %1811, align 8
  %1813 = call double @llvm.fma.f64(double %1807, double %1812, double %1805)
  br label %1814
1814:
  %1815 = phi double [ %1813, %1809 ], [ %1805, %1803 ]
  %1816 = add nuw nsw i64 %1804, 1
  %1817 = icmp eq i64 %1816, %1737
  br i1 %1817, label %1801, label %1803
1818:
  %1819 = getelementptr inbounds nuw double, ptr %1794, i64 %1799
  %1820 = load double, ptr %1819, align 8
  %1821 = call double @llvm.fma.f64(double %1802, double %1725, double %1820)
  br label %1824
1822:
  %1823 = fmul double %1725, %1802
  br label %1824
1824:
  %1825 = phi double [ %1821, %1818 ], [ %1823, %1822 ]
  %1826 = getelementptr inbounds nuw double, ptr %1795, i64 %1799
  store double %1825, ptr %1826, align 8
  %1827 = add nuw nsw i64 %1799, 1
  %1828 = icmp eq i64 %1827, %1721
  br i1 %1828, label %1829, label %1798
1829:
  %1830 = load ptr, ptr %146, align 8
  br label %1831
1831:
  %1832 = phi ptr [ %1830, %1829 ], [ %1795, %1785 ]
  %1833 = load ptr, ptr %124, align 8
  %1834 = getelementptr inbounds nuw double, ptr %1833, i64 %1737
  %1835 = load double, ptr %1834, align 8
  %1836 = load double, ptr %32, align 8
  %1837 = load double, ptr %99, align 8
  %1838 = fsub double %1837, %1836
  %1839 = fmul double %1835, %1838
  %1840 = fadd double %1836, %1839
  %1841 = load ptr, ptr %121, align 8
  %1842 = getelementptr double, ptr %1789, i64 %1781
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %1840, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store double 0.000000e+00, ptr %10, align 8
  %1843 = load ptr, ptr %35, align 8
  %1844 = load i64, ptr %38, align 8
  %1845 = mul nsw i64 %1844, %1786
  %1846 = getelementptr inbounds double, ptr %1843, i64 %1845
  %1847 = load i64, ptr %147, align 8
  %1848 = getelementptr inbounds double, ptr %1846, i64 %1847
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %1849 = load ptr, ptr %34, align 8
  %1850 = getelementptr inbounds double, ptr %1849, i64 %1847
  store ptr %1850, ptr %11, align 16
  store ptr %1841, ptr %148, align 8
  %1851 = load i64, ptr %0, align 8
  %1852 = getelementptr inbounds double, ptr %1841, i64 %1851
  store ptr %1852, ptr %149, align 16
  store ptr %8, ptr %150, align 8
  store ptr %9, ptr %151, align 16
  %1853 = load ptr, ptr %132, align 8
  store ptr %1853, ptr %152, align 8
  store ptr %1848, ptr %153, align 16
  store ptr %1832, ptr %154, align 8
  store ptr %10, ptr %155, align 16
  %1854 = load ptr, ptr %156, align 8
  %1855 = load ptr, ptr %96, align 8
  call void %1854(ptr noundef nonnull %11, ptr noundef %1855, ptr noundef %1842) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %1856 = load i64, ptr %0, align 8
  %1857 = icmp slt i64 %1856, %1721
  br i1 %1857, label %1861, label %1858
1858:
  %1859 = add nuw nsw i64 %1786, 1
  %1860 = icmp eq i64 %1859, %1711
  br i1 %1860, label %1782, label %1785
1861:
  %1862 = phi i64 [ %1864, %1861 ], [ %1856, %1831 ]
  %1863 = getelementptr double, ptr %1842, i64 %1862
  store double 0.000000e+00, ptr %1863, align 8
  %1864 = add nsw i64 %1862, 1
  %1865 = icmp slt i64 %1864, %1721
  br i1 %1865, label %1861, label %1858
1866:
  %1867 = load ptr, ptr %37, align 8
  %1868 = icmp eq ptr %1867, null
  br i1 %1868, label %1934, label %1869
1869:
  %1870 = icmp sgt i64 %1721, 0
  br i1 %1870, label %1925, label %1918
1871:
  %1872 = phi i64 [ 0, %1733 ], [ %1916, %1915 ]
  %1873 = load ptr, ptr %125, align 8
  %1874 = load ptr, ptr %64, align 8
  %1875 = mul nsw i64 %1872, %1721
  %1876 = getelementptr inbounds double, ptr %1874, i64 %1875
  %1877 = load ptr, ptr %145, align 8
  %1878 = mul i64 %1734, %1872
  %1879 = getelementptr inbounds double, ptr %1877, i64 %1878
  %1880 = load ptr, ptr %52, align 8
  %1881 = getelementptr inbounds double, ptr %1880, i64 %1875
  br i1 %1735, label %1882, label %1915
1882:
  %1883 = icmp eq ptr %1874, null
  br label %1884
1884:
  %1885 = phi i64 [ 0, %1882 ], [ %1913, %1910 ]
  %1886 = getelementptr double, ptr %1879, i64 %1885
  br i1 %1726, label %1889, label %1887
1887:
  %1888 = phi double [ 0.000000e+00, %1884 ], [ %1901, %1900 ]
  br i1 %1883, label %1908, label %1904
1889:
  %1890 = phi i64 [ %1902, %1900 ], [ 0, %1884 ]
  %1891 = phi double [ %1901, %1900 ], [ 0.000000e+00, %1884 ]
  %1892 = getelementptr inbounds nuw double, ptr %1873, i64 %1890
  %1893 = load double, ptr %1892, align 8
  %1894 = fcmp une double %1893, 0.000000e+00
  br i1 %1894, label %1895, label %1900
1895:
  %1896 = mul nuw nsw i64 %1890, %1721
  %1897 = getelementptr double, ptr %1886, i64 %1896
  %1898 = load double, ptr %1897, align 8
  %1899 = call double @llvm.fma.f64(double %1893, double %1898, double %1891)
  br label %1900
1900:
  %1901 = phi double [ %1899, %1895 ], [ %1891, %1889 ]
  %1902 = add nuw nsw i64 %1890, 1
  %1903 = icmp eq i64 %1902, %1722
  br i1 %1903, label %1887, label %1889
1904:
  %1905 = getelementptr inbounds nuw double, ptr %1876, i64 %1885
  %1906 = load double, ptr %1905, align 8
  %1907 = call double @llvm.fma.f64(double %1888, double %1725, double %1906)
  br label %1910
1908:
  %1909 = fmul double %1725, %1888
  br label %1910
1910:
  %1911 = phi double [ %1907, %1904 ], [ %1909, %1908 ]
  %1912 = getelementptr inbounds nuw double, ptr %1881, i64 %1885
  store double %1911, ptr %1912, align 8
  %1913 = add nuw nsw i64 %1885, 1
  %1914 = icmp eq i64 %1913, %1721
  br i1 %1914, label %1915, label %1884
1915:
  %1916 = add nuw nsw i64 %1872, 1
  %1917 = icmp eq i64 %1916, %1711
  br i1 %1917, label %1866, label %1871
1918:
  %1919 = load double, ptr %32, align 8
  %1920 = load double, ptr %99, align 8
  %1921 = fsub double %1920, %1919
  %1922 = fadd double %1919, %1921
  %1923 = load ptr, ptr %121, align 8
  %1924 = load ptr, ptr %52, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1922, ptr noundef %1923, ptr noundef null, i64 noundef range(i64 1, 0) %1711, ptr noundef %1924) #11
  br label %1934
1925:
  %1926 = phi i64 [ %1932, %1925 ], [ 0, %1869 ]
  %1927 = load ptr, ptr %128, align 8
  %1928 = getelementptr inbounds nuw double, ptr %1927, i64 %1926
  %1929 = load double, ptr %1928, align 8
  %1930 = load ptr, ptr %121, align 8
  %1931 = getelementptr inbounds nuw double, ptr %1930, i64 %1926
  store double %1929, ptr %1931, align 8
  %1932 = add nuw nsw i64 %1926, 1
  %1933 = icmp eq i64 %1932, %1721
  br i1 %1933, label %1918, label %1925
1934:
  %1935 = load ptr, ptr %118, align 8
  %1936 = icmp eq ptr %1935, null
  br i1 %1936, label %1990, label %1937
1937:
  %1938 = load i64, ptr %0, align 8
  %1939 = load i64, ptr %43, align 8
  %1940 = add nsw i64 %1939, %1938
  %1941 = load i64, ptr %44, align 8
  %1942 = shl nsw i64 %1941, 1
  %1943 = add nsw i64 %1940, %1942
  %1944 = load i64, ptr %45, align 8
  %1945 = add nsw i64 %1943, %1944
  %1946 = load i64, ptr %120, align 8
  %1947 = load i64, ptr %27, align 8
  %1948 = add nsw i64 %1947, 1
  store i64 %1948, ptr %27, align 8
  %1949 = add nsw i64 %1946, 2
  %1950 = mul nsw i64 %1949, %1945
  %1951 = add nsw i64 %1950, 2
  %1952 = mul nsw i64 %1951, %1947
  %1953 = getelementptr inbounds double, ptr %1935, i64 %1952
  %1954 = load double, ptr %32, align 8
  %1955 = getelementptr inbounds nuw i8, ptr %1953, i64 8
  store double %1954, ptr %1953, align 8
  %1956 = load double, ptr %99, align 8
  %1957 = getelementptr inbounds nuw i8, ptr %1953, i64 16
  store double %1956, ptr %1955, align 8
  %1958 = icmp sgt i64 %1945, 0
  br i1 %1958, label %1959, label %1968
1959:
  %1960 = phi i64 [ %1966, %1959 ], [ 0, %1937 ]
  %1961 = phi ptr [ %1965, %1959 ], [ %1957, %1937 ]
  %1962 = load ptr, ptr %62, align 8
  %1963 = getelementptr inbounds nuw double, ptr %1962, i64 %1960
  %1964 = load double, ptr %1963, align 8
  %1965 = getelementptr inbounds nuw i8, ptr %1961, i64 8
  store double %1964, ptr %1961, align 8
  %1966 = add nuw nsw i64 %1960, 1
  %1967 = icmp eq i64 %1966, %1945
  br i1 %1967, label %1972, label %1959
1968:
  %1969 = phi ptr [ %1957, %1937 ], [ %1978, %1972 ]
  %1970 = mul nsw i64 %1945, %1946
  %1971 = icmp sgt i64 %1970, 0
  br i1 %1971, label %1981, label %1990
1972:
  %1973 = phi i64 [ %1979, %1972 ], [ 0, %1959 ]
  %1974 = phi ptr [ %1978, %1972 ], [ %1965, %1959 ]
  %1975 = load ptr, ptr %50, align 8
  %1976 = getelementptr inbounds nuw double, ptr %1975, i64 %1973
  %1977 = load double, ptr %1976, align 8
  %1978 = getelementptr inbounds nuw i8, ptr %1974, i64 8
  store double %1977, ptr %1974, align 8
  %1979 = add nuw nsw i64 %1973, 1
  %1980 = icmp eq i64 %1979, %1945
  br i1 %1980, label %1968, label %1972
1981:
  %1982 = phi i64 [ %1988, %1981 ], [ 0, %1968 ]
  %1983 = phi ptr [ %1987, %1981 ], [ %1969, %1968 ]
  %1984 = load ptr, ptr %122, align 8
  %1985 = getelementptr inbounds nuw double, ptr %1984, i64 %1982
  %1986 = load double, ptr %1985, align 8
  %1987 = getelementptr inbounds nuw i8, ptr %1983, i64 8
  store double %1986, ptr %1983, align 8
  %1988 = add nuw nsw i64 %1982, 1
  %1989 = icmp eq i64 %1988, %1970
  br i1 %1989, label %1990, label %1981
1990:
  %1991 = load i64, ptr %114, align 8
  %1992 = icmp sgt i64 %1991, 0
  br i1 %1992, label %1995, label %2329
1993:
  %1994 = icmp eq i32 %2004, 0
  br i1 %1994, label %2252, label %2007
1995:
  %1996 = load ptr, ptr %117, align 8
  br label %1997
1997:
  %1998 = phi i32 [ 0, %1995 ], [ %2004, %1997 ]
  %1999 = phi i64 [ 0, %1995 ], [ %2005, %1997 ]
  %2000 = getelementptr inbounds nuw double, ptr %1996, i64 %1999
  %2001 = load double, ptr %2000, align 8
  %2002 = fcmp oge double %2001, 0.000000e+00
  %2003 = zext i1 %2002 to i32
  %2004 = or i32 %1998, %2003
  %2005 = add nuw nsw i64 %1999, 1
  %2006 = icmp eq i64 %2005, %1991
  br i1 %2006, label %1993, label %1997
2007:
  %2008 = load i64, ptr %157, align 8
  %2009 = icmp eq i64 %2008, 0
  br i1 %2009, label %2252, label %2013
2010:
  %2011 = load i64, ptr %114, align 8
  %2012 = icmp sgt i64 %2011, 0
  br i1 %2012, label %2149, label %2329
2013:
  %2014 = phi i64 [ %2147, %2137 ], [ 0, %2007 ]
  %2015 = uitofp nneg i64 %2014 to double
  %2016 = fmul double %2015, 1.250000e-01
  %2017 = load ptr, ptr %121, align 8
  %2018 = load i64, ptr %0, align 8
  %2019 = load i64, ptr %43, align 8
  %2020 = add nsw i64 %2019, %2018
  %2021 = load i64, ptr %44, align 8
  %2022 = shl nsw i64 %2021, 1
  %2023 = add nsw i64 %2022, %2020
  %2024 = load i64, ptr %45, align 8
  %2025 = add nsw i64 %2023, %2024
  %2026 = load double, ptr %99, align 8
  %2027 = load double, ptr %32, align 8
  %2028 = fsub double %2026, %2027
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %2029 = load i64, ptr %120, align 8
  %2030 = icmp sgt i64 %2029, 0
  br i1 %2030, label %2031, label %2035
2031:
  %2032 = load i64, ptr %160, align 8
  %2033 = icmp sgt i64 %2032, 0
  %2034 = fmul double %2016, 0.000000e+00
  br label %2037
2035:
  %2036 = icmp sgt i64 %2020, 0
  br i1 %2036, label %2072, label %2137
2037:
  %2038 = phi i64 [ 0, %2031 ], [ %2070, %2067 ]
  br i1 %2033, label %2039, label %2051
2039:
  %2040 = load ptr, ptr %161, align 8
  %2041 = mul nuw nsw i64 %2038, %2032
  %2042 = getelementptr double, ptr %2040, i64 %2041
  br label %2043
2043:
  %2044 = phi i64 [ %2032, %2039 ], [ %2046, %2043 ]
  %2045 = phi double [ 0.000000e+00, %2039 ], [ %2049, %2043 ]
  %2046 = add nsw i64 %2044, -1
  %2047 = getelementptr double, ptr %2042, i64 %2046
  %2048 = load double, ptr %2047, align 8
  %2049 = call double @llvm.fma.f64(double %2045, double %2016, double %2048)
  %2050 = icmp samesign ugt i64 %2044, 1
  br i1 %2050, label %2043, label %2053
2051:
  %2052 = getelementptr inbounds nuw double, ptr %6, i64 %2038
  store double %2034, ptr %2052, align 8
  br label %2067
2053:
  %2054 = fmul double %2016, %2049
  %2055 = fadd double %2054, 0.000000e+00
  %2056 = getelementptr inbounds nuw double, ptr %6, i64 %2038
  store double %2055, ptr %2056, align 8
  br label %2057
2057:
  %2058 = phi i64 [ %2032, %2053 ], [ %2060, %2057 ]
  %2059 = phi double [ 0.000000e+00, %2053 ], [ %2063, %2057 ]
  %2060 = add nsw i64 %2058, -1
  %2061 = getelementptr double, ptr %2042, i64 %2060
  %2062 = load double, ptr %2061, align 8
  %2063 = fadd double %2059, %2062
  %2064 = icmp samesign ugt i64 %2058, 1
  br i1 %2064, label %2057, label %2065
2065:
  %2066 = fadd double %2063, 0.000000e+00
  br label %2067
2067:
  %2068 = phi double [ 0.000000e+00, %2051 ], [ %2066, %2065 ]
  %2069 = getelementptr inbounds nuw double, ptr %7, i64 %2038
  store double %2068, ptr %2069, align 8
  %2070 = add nuw nsw i64 %2038, 1
  %2071 = icmp eq i64 %2070, %2029
  br i1 %2071, label %2035, label %2037
2072:
  %2073 = phi i64 [ %2127, %2126 ], [ 0, %2035 ]
  %2074 = load i64, ptr %120, align 8
  %2075 = icmp sgt i64 %2074, 0
  br i1 %2075, label %2076, label %2093
2076:
  %2077 = load ptr, ptr %122, align 8
  %2078 = getelementptr double, ptr %2077, i64 %2073
  br label %2082
2079:
  %2080 = load i64, ptr %162, align 8
  %2081 = icmp eq i64 %2080, 0
  br i1 %2081, label %2093, label %2103
2082:
  %2083 = phi i64 [ 0, %2076 ], [ %2091, %2082 ]
  %2084 = phi double [ 0.000000e+00, %2076 ], [ %2090, %2082 ]
  %2085 = getelementptr inbounds nuw double, ptr %6, i64 %2083
  %2086 = load double, ptr %2085, align 8
  %2087 = mul nsw i64 %2083, %2025
  %2088 = getelementptr double, ptr %2078, i64 %2087
  %2089 = load double, ptr %2088, align 8
  %2090 = call double @llvm.fma.f64(double %2086, double %2089, double %2084)
  %2091 = add nuw nsw i64 %2083, 1
  %2092 = icmp eq i64 %2091, %2074
  br i1 %2092, label %2079, label %2082
2093:
  %2094 = phi double [ %2090, %2079 ], [ 0.000000e+00, %2072 ], [ %2090, %2103 ]
  %2095 = phi double [ 0.000000e+00, %2079 ], [ 0.000000e+00, %2072 ], [ %2111, %2103 ]
  %2096 = load ptr, ptr %62, align 8
  %2097 = getelementptr inbounds nuw double, ptr %2096, i64 %2073
  %2098 = load double, ptr %2097, align 8
  %2099 = call double @llvm.fma.f64(double %2028, double %2094, double %2098)
  %2100 = getelementptr inbounds nuw double, ptr %2017, i64 %2073
  store double %2099, ptr %2100, align 8
  %2101 = load i64, ptr %162, align 8
  %2102 = icmp eq i64 %2101, 0
  br i1 %2102, label %2126, label %2114
2103:
  %2104 = phi i64 [ %2112, %2103 ], [ 0, %2079 ]
  %2105 = phi double [ %2111, %2103 ], [ 0.000000e+00, %2079 ]
  %2106 = getelementptr inbounds nuw double, ptr %7, i64 %2104
  %2107 = load double, ptr %2106, align 8
  %2108 = mul nsw i64 %2104, %2025
  %2109 = getelementptr double, ptr %2078, i64 %2108
  %2110 = load double, ptr %2109, align 8
  %2111 = call double @llvm.fma.f64(double %2107, double %2110, double %2105)
  %2112 = add nuw nsw i64 %2104, 1
  %2113 = icmp eq i64 %2112, %2074
  br i1 %2113, label %2093, label %2103
2114:
  %2115 = load ptr, ptr %133, align 8
  %2116 = getelementptr inbounds nuw double, ptr %2115, i64 %2073
  %2117 = load double, ptr %2116, align 8
  %2118 = load ptr, ptr %62, align 8
  %2119 = getelementptr inbounds nuw double, ptr %2118, i64 %2073
  %2120 = load double, ptr %2119, align 8
  %2121 = fsub double %2117, %2120
  %2122 = fmul double %2028, %2095
  %2123 = fsub double %2121, %2122
  %2124 = fmul double %2016, %2123
  %2125 = fadd double %2099, %2124
  store double %2125, ptr %2100, align 8
  br label %2126
2126:
  %2127 = add nuw nsw i64 %2073, 1
  %2128 = load i64, ptr %0, align 8
  %2129 = load i64, ptr %43, align 8
  %2130 = add nsw i64 %2129, %2128
  %2131 = icmp slt i64 %2127, %2130
  br i1 %2131, label %2072, label %2132
2132:
  %2133 = load double, ptr %32, align 8
  %2134 = load double, ptr %99, align 8
  %2135 = load ptr, ptr %121, align 8
  %2136 = fsub double %2134, %2133
  br label %2137
2137:
  %2138 = phi double [ %2136, %2132 ], [ %2028, %2035 ]
  %2139 = phi ptr [ %2135, %2132 ], [ %2017, %2035 ]
  %2140 = phi double [ %2133, %2132 ], [ %2027, %2035 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %2141 = fmul double %2016, %2138
  %2142 = fadd double %2141, %2140
  %2143 = load ptr, ptr %159, align 8
  %2144 = load i64, ptr %114, align 8
  %2145 = mul nsw i64 %2144, %2014
  %2146 = getelementptr inbounds double, ptr %2143, i64 %2145
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %158, ptr noundef nonnull readonly %2, double noundef %2142, ptr noundef %2139, double noundef 0.000000e+00, ptr noundef %2146) #11
  %2147 = add nuw nsw i64 %2014, 1
  %2148 = icmp eq i64 %2147, 9
  br i1 %2148, label %2010, label %2013
2149:
  %2150 = phi i64 [ %2247, %2246 ], [ %2011, %2010 ]
  %2151 = phi i64 [ %2248, %2246 ], [ 0, %2010 ]
  %2152 = load ptr, ptr %117, align 8
  %2153 = getelementptr inbounds nuw double, ptr %2152, i64 %2151
  %2154 = load double, ptr %2153, align 8
  %2155 = fcmp ult double %2154, 0.000000e+00
  br i1 %2155, label %2246, label %2156
2156:
  %2157 = load i64, ptr %30, align 8
  %2158 = load ptr, ptr %163, align 8
  %2159 = mul nsw i64 %2157, %2150
  %2160 = getelementptr inbounds i64, ptr %2158, i64 %2159
  %2161 = getelementptr inbounds nuw i64, ptr %2160, i64 %2151
  %2162 = load i64, ptr %2161, align 8
  %2163 = icmp slt i64 %2162, 0
  br i1 %2163, label %2173, label %2164
2164:
  %2165 = load i64, ptr %157, align 8
  %2166 = icmp slt i64 %2162, %2165
  br i1 %2166, label %2167, label %2173
2167:
  %2168 = load ptr, ptr %164, align 8
  %2169 = mul nsw i64 %2165, %2157
  %2170 = add nsw i64 %2169, %2162
  %2171 = mul nsw i64 %2170, 48
  %2172 = getelementptr inbounds i8, ptr %2168, i64 %2171
  br label %2173
2173:
  %2174 = phi ptr [ %2172, %2167 ], [ null, %2164 ], [ null, %2156 ]
  %2175 = load ptr, ptr %159, align 8
  %2176 = getelementptr inbounds nuw double, ptr %2175, i64 %2151
  br label %2177
2177:
  %2178 = phi i64 [ 0, %2173 ], [ %2191, %2190 ]
  %2179 = phi i64 [ 0, %2173 ], [ %2192, %2190 ]
  %2180 = mul nsw i64 %2178, %2150
  %2181 = getelementptr inbounds double, ptr %2176, i64 %2180
  %2182 = load double, ptr %2181, align 8
  %2183 = fcmp uno double %2182, 0.000000e+00
  br i1 %2183, label %2190, label %2184
2184:
  %2185 = mul nsw i64 %2179, %2150
  %2186 = getelementptr inbounds double, ptr %2176, i64 %2185
  %2187 = load double, ptr %2186, align 8
  %2188 = fcmp ugt double %2187, %2182
  br i1 %2188, label %2189, label %2190
2189:
  br label %2190
2190:
  %2191 = phi i64 [ %2178, %2177 ], [ %2178, %2184 ], [ %2179, %2189 ]
  %2192 = add nuw nsw i64 %2179, 1
  %2193 = icmp eq i64 %2192, 9
  br i1 %2193, label %2194, label %2177
2194:
  %2195 = call i64 @llvm.smax.i64(i64 %2191, i64 1)
  %2196 = call i64 @llvm.umin.i64(i64 %2195, i64 7)
  %2197 = mul nsw i64 %2196, %2150
  %2198 = getelementptr inbounds double, ptr %2175, i64 %2197
  %2199 = getelementptr inbounds nuw double, ptr %2198, i64 %2151
  %2200 = getelementptr inbounds double, ptr %2199, i64 %2150
  %2201 = load double, ptr %2200, align 8
  %2202 = sub nsw i64 0, %2150
  %2203 = getelementptr inbounds double, ptr %2199, i64 %2202
  %2204 = load double, ptr %2203, align 8
  %2205 = fsub double %2201, %2204
  %2206 = fmul double %2205, 5.000000e-01
  %2207 = fadd double %2201, %2204
  %2208 = fmul double %2207, 5.000000e-01
  %2209 = load double, ptr %2199, align 8
  %2210 = fsub double %2208, %2209
  %2211 = fcmp olt double %2210, 0.000000e+00
  br i1 %2211, label %2212, label %2215
2212:
  %2213 = fmul double %2206, -5.000000e-01
  %2214 = fdiv double %2213, %2210
  br label %2220
2215:
  %2216 = fcmp ogt double %2206, 0.000000e+00
  br i1 %2216, label %2220, label %2217
2217:
  %2218 = fcmp olt double %2206, 0.000000e+00
  %2219 = select i1 %2218, double -1.000000e+00, double %2206
  br label %2220
2220:
  %2221 = phi double [ %2214, %2212 ], [ %2219, %2217 ], [ 1.000000e+00, %2215 ]
  %2222 = fcmp olt double %2221, -1.000000e+00
  %2223 = fcmp ogt double %2221, 1.000000e+00
  %2224 = select i1 %2223, double 1.000000e+00, double %2221
  %2225 = select i1 %2222, double -1.000000e+00, double %2224
  %2226 = fmul double %2210, %2225
  %2227 = fadd double %2206, %2226
  %2228 = fmul double %2225, %2227
  %2229 = fadd double %2209, %2228
  %2230 = icmp eq ptr %2174, null
  br i1 %2230, label %2246, label %2231
2231:
  %2232 = getelementptr inbounds nuw i8, ptr %2174, i64 32
  %2233 = load double, ptr %2232, align 8
  %2234 = fcmp ult double %2233, %2229
  br i1 %2234, label %2235, label %2246
2235:
  store double %2229, ptr %2232, align 8
  %2236 = load double, ptr %32, align 8
  %2237 = load double, ptr %99, align 8
  %2238 = fsub double %2237, %2236
  %2239 = uitofp nneg i64 %2196 to double
  %2240 = fadd double %2225, %2239
  %2241 = fmul double %2240, %2238
  %2242 = fmul double %2241, 1.250000e-01
  %2243 = fadd double %2236, %2242
  %2244 = getelementptr inbounds nuw i8, ptr %2174, i64 40
  store double %2243, ptr %2244, align 8
  %2245 = load i64, ptr %114, align 8
  br label %2246
2246:
  %2247 = phi i64 [ %2245, %2235 ], [ %2150, %2231 ], [ %2150, %2220 ], [ %2150, %2149 ]
  %2248 = add nuw nsw i64 %2151, 1
  %2249 = icmp slt i64 %2248, %2247
  br i1 %2249, label %2149, label %2250
2250:
  %2251 = icmp sgt i64 %2247, 0
  br i1 %2251, label %2252, label %2329
2252:
  %2253 = phi i64 [ %1991, %1993 ], [ %1991, %2007 ], [ %2247, %2250 ]
  br label %2254
2254:
  %2255 = phi i64 [ %2327, %2325 ], [ %2253, %2252 ]
  %2256 = phi i64 [ %2326, %2325 ], [ 0, %2252 ]
  %2257 = load ptr, ptr %117, align 8
  %2258 = getelementptr inbounds nuw double, ptr %2257, i64 %2256
  %2259 = load double, ptr %2258, align 8
  %2260 = load ptr, ptr %134, align 8
  %2261 = getelementptr inbounds nuw double, ptr %2260, i64 %2256
  %2262 = load double, ptr %2261, align 8
  %2263 = getelementptr inbounds double, ptr %2261, i64 %2255
  %2264 = load double, ptr %2263, align 8
  %2265 = load double, ptr %99, align 8
  %2266 = fcmp oeq double %2264, 0.000000e+00
  %2267 = select i1 %2266, double 0x7FF0000000000000, double %2264
  %2268 = fdiv double %2262, %2267
  %2269 = fsub double %2265, %2268
  %2270 = fcmp uge double %2259, 0.000000e+00
  %2271 = fcmp ult double %2262, 0.000000e+00
  %2272 = select i1 %2270, i1 true, i1 %2271
  br i1 %2272, label %2299, label %2273
2273:
  %2274 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %30, i64 noundef %2256, double noundef %2269) #11
  %2275 = icmp eq ptr %2274, null
  br i1 %2275, label %2325, label %2276
2276:
  %2277 = load i64, ptr %137, align 8
  %2278 = icmp sgt i64 %2277, 0
  br i1 %2278, label %2279, label %2296
2279:
  %2280 = load ptr, ptr %138, align 8
  br label %2281
2281:
  %2282 = phi i64 [ 0, %2279 ], [ %2287, %2286 ]
  %2283 = getelementptr inbounds nuw i64, ptr %2280, i64 %2282
  %2284 = load i64, ptr %2283, align 8
  %2285 = icmp eq i64 %2284, %2256
  br i1 %2285, label %2289, label %2286
2286:
  %2287 = add nuw nsw i64 %2282, 1
  %2288 = icmp eq i64 %2287, %2277
  br i1 %2288, label %2296, label %2281
2289:
  %2290 = load ptr, ptr %50, align 8
  %2291 = load ptr, ptr %139, align 8
  %2292 = getelementptr inbounds nuw i64, ptr %2291, i64 %2282
  %2293 = load i64, ptr %2292, align 8
  %2294 = getelementptr inbounds double, ptr %2290, i64 %2293
  %2295 = load double, ptr %2294, align 8
  br label %2296
2296:
  %2297 = phi double [ %2295, %2289 ], [ 0x7FF8000000000000, %2276 ], [ 0x7FF8000000000000, %2286 ]
  %2298 = getelementptr inbounds nuw i8, ptr %2274, i64 16
  store double %2297, ptr %2298, align 8
  br label %2325
2299:
  %2300 = load i64, ptr %157, align 8
  %2301 = icmp ne i64 %2300, 0
  %2302 = fcmp oge double %2259, 0.000000e+00
  %2303 = and i1 %2302, %2301
  %2304 = fcmp olt double %2262, 0.000000e+00
  %2305 = select i1 %2303, i1 %2304, i1 false
  br i1 %2305, label %2306, label %2325
2306:
  %2307 = load i64, ptr %30, align 8
  %2308 = load ptr, ptr %163, align 8
  %2309 = mul nsw i64 %2307, %2255
  %2310 = getelementptr inbounds i64, ptr %2308, i64 %2309
  %2311 = getelementptr inbounds nuw i64, ptr %2310, i64 %2256
  %2312 = load i64, ptr %2311, align 8
  %2313 = icmp sgt i64 %2312, -1
  %2314 = icmp slt i64 %2312, %2300
  %2315 = and i1 %2313, %2314
  br i1 %2315, label %2316, label %2325
2316:
  %2317 = load ptr, ptr %164, align 8
  %2318 = icmp eq ptr %2317, null
  br i1 %2318, label %2325, label %2319
2319:
  %2320 = mul nsw i64 %2307, %2300
  %2321 = add nsw i64 %2312, %2320
  %2322 = mul nsw i64 %2321, 48
  %2323 = getelementptr inbounds i8, ptr %2317, i64 %2322
  %2324 = getelementptr inbounds nuw i8, ptr %2323, i64 24
  store double %2269, ptr %2324, align 8
  br label %2325
2325:
  %2326 = add nuw nsw i64 %2256, 1
  %2327 = load i64, ptr %114, align 8
  %2328 = icmp slt i64 %2326, %2327
  br i1 %2328, label %2254, label %2329
2329:
  %2330 = load i64, ptr %30, align 8
  %2331 = icmp slt i64 %2330, 0
  br i1 %2331, label %2585, label %2335
2332:
  %2333 = load i64, ptr %30, align 8
  %2334 = icmp slt i64 %2333, 0
  br i1 %2334, label %2585, label %2572
2335:
  %2336 = load i64, ptr %0, align 8
  %2337 = load i64, ptr %43, align 8
  %2338 = add i64 %2337, %2336
  %2339 = load i64, ptr %44, align 8
  %2340 = shl i64 %2339, 1
  %2341 = add i64 %2338, %2340
  %2342 = load i64, ptr %45, align 8
  %2343 = add i64 %2341, %2342
  %2344 = load i64, ptr %120, align 8
  %2345 = add nsw i64 %2344, -1
  %2346 = mul nsw i64 %2345, %2343
  %2347 = load ptr, ptr %48, align 8
  %2348 = load i64, ptr %49, align 8
  %2349 = mul nsw i64 %2348, %2330
  %2350 = getelementptr inbounds double, ptr %2347, i64 %2349
  %2351 = load i64, ptr %42, align 8
  %2352 = load i64, ptr %47, align 8
  %2353 = icmp slt i64 %2351, %2352
  br i1 %2353, label %2354, label %2474
2354:
  %2355 = phi i64 [ %2472, %2469 ], [ %2352, %2335 ]
  %2356 = phi i64 [ %2471, %2469 ], [ %2351, %2335 ]
  %2357 = getelementptr inbounds double, ptr %2350, i64 %2356
  %2358 = load double, ptr %2357, align 8
  %2359 = load double, ptr %99, align 8
  %2360 = fcmp ugt double %2358, %2359
  br i1 %2360, label %2474, label %2361
2361:
  %2362 = load double, ptr %32, align 8
  %2363 = fsub double %2358, %2362
  %2364 = fsub double %2359, %2362
  %2365 = fdiv double %2363, %2364
  %2366 = load i64, ptr %0, align 8
  %2367 = load i64, ptr %43, align 8
  %2368 = add i64 %2367, %2366
  %2369 = load i64, ptr %44, align 8
  %2370 = shl nsw i64 %2369, 1
  %2371 = add nsw i64 %2370, %2368
  %2372 = load i64, ptr %45, align 8
  %2373 = add nsw i64 %2371, %2372
  %2374 = load i64, ptr %120, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %2375 = load i64, ptr %160, align 8
  %2376 = icmp ne i64 %2375, 0
  %2377 = icmp sgt i64 %2374, 0
  %2378 = select i1 %2376, i1 %2377, i1 false
  br i1 %2378, label %2379, label %2383
2379:
  %2380 = icmp sgt i64 %2375, 0
  %2381 = fmul double %2365, 0.000000e+00
  %2382 = getelementptr double, ptr %5, i64 %2374
  br label %2391
2383:
  %2384 = load ptr, ptr %46, align 8
  %2385 = load i64, ptr %30, align 8
  %2386 = mul nsw i64 %2385, %2355
  %2387 = add nsw i64 %2386, %2356
  %2388 = mul nsw i64 %2387, %2368
  %2389 = getelementptr inbounds double, ptr %2384, i64 %2388
  %2390 = icmp sgt i64 %2368, 0
  br i1 %2390, label %2428, label %2423
2391:
  %2392 = phi i64 [ 0, %2379 ], [ %2421, %2418 ]
  br i1 %2380, label %2393, label %2405
2393:
  %2394 = load ptr, ptr %161, align 8
  %2395 = mul nuw nsw i64 %2392, %2375
  %2396 = getelementptr double, ptr %2394, i64 %2395
  br label %2397
2397:
  %2398 = phi i64 [ %2375, %2393 ], [ %2400, %2397 ]
  %2399 = phi double [ 0.000000e+00, %2393 ], [ %2403, %2397 ]
  %2400 = add nsw i64 %2398, -1
  %2401 = getelementptr double, ptr %2396, i64 %2400
  %2402 = load double, ptr %2401, align 8
  %2403 = call double @llvm.fma.f64(double %2399, double %2365, double %2402)
  %2404 = icmp samesign ugt i64 %2398, 1
  br i1 %2404, label %2397, label %2407
2405:
  %2406 = getelementptr inbounds nuw double, ptr %5, i64 %2392
  store double %2381, ptr %2406, align 8
  br label %2418
2407:
  %2408 = fmul double %2365, %2403
  %2409 = getelementptr inbounds nuw double, ptr %5, i64 %2392
  store double %2408, ptr %2409, align 8
  br label %2410
2410:
  %2411 = phi i64 [ %2375, %2407 ], [ %2413, %2410 ]
  %2412 = phi double [ 0.000000e+00, %2407 ], [ %2416, %2410 ]
  %2413 = add nsw i64 %2411, -1
  %2414 = getelementptr double, ptr %2396, i64 %2413
  %2415 = load double, ptr %2414, align 8
  %2416 = fadd double %2412, %2415
  %2417 = icmp samesign ugt i64 %2411, 1
  br i1 %2417, label %2410, label %2418
2418:
  %2419 = phi double [ 0.000000e+00, %2405 ], [ %2416, %2410 ]
  %2420 = getelementptr double, ptr %2382, i64 %2392
  store double %2419, ptr %2420, align 8
  %2421 = add nuw nsw i64 %2392, 1
  %2422 = icmp eq i64 %2421, %2374
  br i1 %2422, label %2383, label %2391
2423:
  %2424 = load i64, ptr %40, align 8
  %2425 = icmp sgt i64 %2424, 0
  br i1 %2425, label %2426, label %2469
2426:
  %2427 = mul i64 %2373, %2374
  br label %2437
2428:
  %2429 = phi i64 [ %2435, %2428 ], [ 0, %2383 ]
  %2430 = load ptr, ptr %62, align 8
  %2431 = load ptr, ptr %133, align 8
  %2432 = load ptr, ptr %122, align 8
  %2433 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2430, ptr noundef %2431, ptr noundef %2432, ptr noundef %5, double noundef %2365, double noundef %2364, i64 noundef %2429) #11
  %2434 = getelementptr inbounds nuw double, ptr %2389, i64 %2429
  store double %2433, ptr %2434, align 8
  %2435 = add nuw nsw i64 %2429, 1
  %2436 = icmp eq i64 %2435, %2368
  br i1 %2436, label %2423, label %2428
2437:
  %2438 = phi i64 [ %2424, %2426 ], [ %2460, %2459 ]
  %2439 = phi i64 [ 0, %2426 ], [ %2461, %2459 ]
  %2440 = load ptr, ptr %51, align 8
  %2441 = load i64, ptr %30, align 8
  %2442 = mul nsw i64 %2441, %2438
  %2443 = add nsw i64 %2442, %2439
  %2444 = load i64, ptr %47, align 8
  %2445 = mul nsw i64 %2443, %2444
  %2446 = add nsw i64 %2445, %2356
  %2447 = mul nsw i64 %2446, %2368
  %2448 = getelementptr inbounds double, ptr %2440, i64 %2447
  %2449 = load ptr, ptr %64, align 8
  %2450 = mul nsw i64 %2439, %2373
  %2451 = getelementptr inbounds double, ptr %2449, i64 %2450
  %2452 = load ptr, ptr %52, align 8
  %2453 = getelementptr inbounds double, ptr %2452, i64 %2450
  %2454 = load ptr, ptr %145, align 8
  %2455 = mul i64 %2427, %2439
  %2456 = getelementptr inbounds double, ptr %2454, i64 %2455
  br i1 %2390, label %2463, label %2459
2457:
  %2458 = load i64, ptr %40, align 8
  br label %2459
2459:
  %2460 = phi i64 [ %2458, %2457 ], [ %2438, %2437 ]
  %2461 = add nuw nsw i64 %2439, 1
  %2462 = icmp slt i64 %2461, %2460
  br i1 %2462, label %2437, label %2469
2463:
  %2464 = phi i64 [ %2467, %2463 ], [ 0, %2437 ]
  %2465 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2451, ptr noundef %2453, ptr noundef %2456, ptr noundef %5, double noundef %2365, double noundef %2364, i64 noundef %2464) #11
  %2466 = getelementptr inbounds nuw double, ptr %2448, i64 %2464
  store double %2465, ptr %2466, align 8
  %2467 = add nuw nsw i64 %2464, 1
  %2468 = icmp eq i64 %2467, %2368
  br i1 %2468, label %2457, label %2463
2469:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %2470 = load i64, ptr %42, align 8
  %2471 = add nsw i64 %2470, 1
  store i64 %2471, ptr %42, align 8
  %2472 = load i64, ptr %47, align 8
  %2473 = icmp slt i64 %2471, %2472
  br i1 %2473, label %2354, label %2474
2474:
  %2475 = icmp sgt i64 %2343, 0
  br i1 %2475, label %2479, label %2476
2476:
  %2477 = load i64, ptr %40, align 8
  %2478 = icmp sgt i64 %2477, 0
  br i1 %2478, label %2488, label %2510
2479:
  %2480 = phi i64 [ %2486, %2479 ], [ 0, %2474 ]
  %2481 = load ptr, ptr %50, align 8
  %2482 = getelementptr inbounds nuw double, ptr %2481, i64 %2480
  %2483 = load double, ptr %2482, align 8
  %2484 = load ptr, ptr %62, align 8
  %2485 = getelementptr inbounds nuw double, ptr %2484, i64 %2480
  store double %2483, ptr %2485, align 8
  %2486 = add nuw nsw i64 %2480, 1
  %2487 = icmp eq i64 %2486, %2343
  br i1 %2487, label %2476, label %2479
2488:
  %2489 = phi i64 [ %2496, %2495 ], [ %2477, %2476 ]
  %2490 = phi i64 [ %2497, %2495 ], [ 0, %2476 ]
  br i1 %2475, label %2491, label %2495
2491:
  %2492 = mul nuw nsw i64 %2490, %2343
  br label %2499
2493:
  %2494 = load i64, ptr %40, align 8
  br label %2495
2495:
  %2496 = phi i64 [ %2494, %2493 ], [ %2489, %2488 ]
  %2497 = add nuw nsw i64 %2490, 1
  %2498 = icmp slt i64 %2497, %2496
  br i1 %2498, label %2488, label %2510
2499:
  %2500 = phi i64 [ 0, %2491 ], [ %2508, %2499 ]
  %2501 = load ptr, ptr %52, align 8
  %2502 = getelementptr inbounds nuw double, ptr %2501, i64 %2492
  %2503 = getelementptr inbounds nuw double, ptr %2502, i64 %2500
  %2504 = load double, ptr %2503, align 8
  %2505 = load ptr, ptr %64, align 8
  %2506 = getelementptr inbounds nuw double, ptr %2505, i64 %2492
  %2507 = getelementptr inbounds nuw double, ptr %2506, i64 %2500
  store double %2504, ptr %2507, align 8
  %2508 = add nuw nsw i64 %2500, 1
  %2509 = icmp eq i64 %2508, %2343
  br i1 %2509, label %2493, label %2499
2510:
  %2511 = load i64, ptr %165, align 8
  %2512 = icmp ne i64 %2511, 0
  %2513 = and i1 %2475, %2512
  br i1 %2513, label %2514, label %2525
2514:
  %2515 = phi i64 [ %2521, %2514 ], [ 0, %2510 ]
  %2516 = load ptr, ptr %122, align 8
  %2517 = getelementptr inbounds double, ptr %2516, i64 %2346
  %2518 = getelementptr inbounds nuw double, ptr %2517, i64 %2515
  %2519 = load double, ptr %2518, align 8
  %2520 = getelementptr inbounds nuw double, ptr %2516, i64 %2515
  store double %2519, ptr %2520, align 8
  %2521 = add nuw nsw i64 %2515, 1
  %2522 = icmp eq i64 %2521, %2343
  br i1 %2522, label %2523, label %2514
2523:
  %2524 = load i64, ptr %165, align 8
  br label %2525
2525:
  %2526 = phi i64 [ %2524, %2523 ], [ %2511, %2510 ]
  %2527 = icmp eq i64 %2526, 0
  %2528 = zext i1 %2527 to i64
  store i64 %2528, ptr %70, align 8
  %2529 = load ptr, ptr %116, align 8
  %2530 = load i64, ptr %114, align 8
  %2531 = icmp sgt i64 %2530, 0
  br i1 %2531, label %2532, label %2565
2532:
  %2533 = load ptr, ptr %117, align 8
  br label %2534
2534:
  %2535 = phi i64 [ 0, %2532 ], [ %2546, %2534 ]
  %2536 = phi i32 [ 0, %2532 ], [ %2545, %2534 ]
  %2537 = getelementptr inbounds nuw double, ptr %2533, i64 %2535
  %2538 = load double, ptr %2537, align 8
  %2539 = getelementptr inbounds nuw double, ptr %2529, i64 %2535
  %2540 = load double, ptr %2539, align 8
  %2541 = fcmp olt double %2538, 0.000000e+00
  %2542 = fcmp oge double %2540, 0.000000e+00
  %2543 = select i1 %2541, i1 %2542, i1 false
  %2544 = zext i1 %2543 to i32
  %2545 = or i32 %2536, %2544
  %2546 = add nuw nsw i64 %2535, 1
  %2547 = icmp eq i64 %2546, %2530
  br i1 %2547, label %2548, label %2534
2548:
  %2549 = icmp eq i32 %2545, 0
  br i1 %2549, label %2553, label %2550
2550:
  store i64 1, ptr %70, align 8
  %2551 = load i64, ptr %114, align 8
  %2552 = icmp sgt i64 %2551, 0
  br i1 %2552, label %2553, label %2565
2553:
  br label %2554
2554:
  %2555 = phi i64 [ %2561, %2554 ], [ 0, %2553 ]
  %2556 = load ptr, ptr %116, align 8
  %2557 = getelementptr inbounds nuw double, ptr %2556, i64 %2555
  %2558 = load double, ptr %2557, align 8
  %2559 = load ptr, ptr %117, align 8
  %2560 = getelementptr inbounds nuw double, ptr %2559, i64 %2555
  store double %2558, ptr %2560, align 8
  %2561 = add nuw nsw i64 %2555, 1
  %2562 = load i64, ptr %114, align 8
  %2563 = shl nsw i64 %2562, 2
  %2564 = icmp slt i64 %2561, %2563
  br i1 %2564, label %2554, label %2565
2565:
  %2566 = load double, ptr %99, align 8
  store double %2566, ptr %32, align 8
  %2567 = load i64, ptr %57, align 8
  %2568 = add nsw i64 %2567, 1
  store i64 %2568, ptr %57, align 8
  %2569 = load double, ptr %144, align 8
  %2570 = load double, ptr %73, align 8
  %2571 = fcmp ogt double %2569, %2570
  br i1 %2571, label %2581, label %2583
2572:
  %2573 = load double, ptr %73, align 8
  %2574 = fcmp ogt double %1692, %2573
  br i1 %2574, label %2575, label %2583
2575:
  %2576 = load double, ptr %32, align 8
  %2577 = load double, ptr %33, align 8
  %2578 = fsub double %2577, %2576
  %2579 = fmul double %2578, 5.000000e-01
  %2580 = fadd double %2576, %2579
  br label %2583
2581:
  %2582 = load double, ptr %33, align 8
  br label %2583
2583:
  %2584 = phi double [ %2569, %2565 ], [ %2580, %2575 ], [ %2582, %2581 ], [ %1692, %2572 ]
  store double %2584, ptr %99, align 8
  br label %2585
2585:
  %2586 = add nuw nsw i64 %167, 1
  %2587 = icmp eq i64 %2586, %3
  br i1 %2587, label %2588, label %166
2588:
  %2589 = phi i64 [ 1, %26 ], [ 2, %1012 ], [ 0, %896 ], [ 0, %893 ], [ 1, %2585 ]
  call void @bg_set_float_mode(i32 noundef %17) #10
  ret i64 %2589
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
  br label %173
173:
  br label %174
174:
  %175 = call i64 @bg_advance_1(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #11
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %177, label %174
177:
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
