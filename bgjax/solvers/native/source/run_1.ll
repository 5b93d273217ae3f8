; sources 706052a84815efeae6535c6df88f694ba04df42be6852585ed30e6297b674c3e
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
  br i1 %28, label %29, label %2386
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
  %167 = phi i64 [ 0, %29 ], [ %2384, %2383 ]
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
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %248, ptr noundef %265, ptr noundef null, i64 noundef %264, ptr noundef %266, i32 noundef 1) #12
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
  br i1 %895, label %2386, label %899
896:
  %897 = load i64, ptr %30, align 8
  %898 = icmp slt i64 %897, 0
  br i1 %898, label %2386, label %1028
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
  br i1 %931, label %1029, label %932
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
  %1011 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %30, i64 noundef %1004, double noundef %1010) #12
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
  br i1 %1035, label %1036, label %2386
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
  br i1 %1050, label %1051, label %1089
1051:
  %1052 = load i64, ptr %70, align 8
  %1053 = icmp eq i64 %1052, 0
  br i1 %1053, label %1089, label %1054
1054:
  %1055 = fmul double %1048, 0.000000e+00
  %1056 = fadd double %1047, %1055
  %1057 = load ptr, ptr %62, align 8
  %1058 = load ptr, ptr %123, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1056, ptr noundef %1057, ptr noundef %1058) #12
  %1059 = load i64, ptr %70, align 8
  store i64 0, ptr %70, align 8
  %1060 = load i64, ptr %0, align 8
  %1061 = load i64, ptr %43, align 8
  %1062 = add nsw i64 %1061, %1060
  %1063 = load i64, ptr %44, align 8
  %1064 = shl nsw i64 %1063, 1
  %1065 = add nsw i64 %1062, %1064
  %1066 = load i64, ptr %45, align 8
  %1067 = add nsw i64 %1065, %1066
  %1068 = icmp sgt i64 %1067, 0
  br i1 %1068, label %1069, label %1089
1069:
  %1070 = icmp eq i64 %1059, 0
  %1071 = select i1 %1070, ptr %124, ptr %123
  br label %1072
1072:
  %1073 = phi i64 [ 0, %1069 ], [ %1079, %1072 ]
  %1074 = load ptr, ptr %1071, align 8
  %1075 = getelementptr inbounds nuw double, ptr %1074, i64 %1073
  %1076 = load double, ptr %1075, align 8
  %1077 = load ptr, ptr %124, align 8
  %1078 = getelementptr inbounds nuw double, ptr %1077, i64 %1073
  store double %1076, ptr %1078, align 8
  %1079 = add nuw nsw i64 %1073, 1
  %1080 = load i64, ptr %0, align 8
  %1081 = load i64, ptr %43, align 8
  %1082 = add nsw i64 %1081, %1080
  %1083 = load i64, ptr %44, align 8
  %1084 = shl nsw i64 %1083, 1
  %1085 = add nsw i64 %1082, %1084
  %1086 = load i64, ptr %45, align 8
  %1087 = add nsw i64 %1085, %1086
  %1088 = icmp slt i64 %1079, %1087
  br i1 %1088, label %1072, label %1089
1089:
  %1090 = icmp sgt i64 %1045, 1
  br i1 %1090, label %1091, label %1113
1091:
  %1092 = phi i64 [ %1111, %1091 ], [ 1, %1089 ]
  %1093 = load ptr, ptr %125, align 8
  %1094 = mul nuw nsw i64 %1092, %1045
  %1095 = getelementptr inbounds nuw double, ptr %1093, i64 %1094
  %1096 = load ptr, ptr %62, align 8
  %1097 = load ptr, ptr %124, align 8
  %1098 = load ptr, ptr %123, align 8
  call fastcc void @bg_moved(i64 noundef %1044, i64 noundef %1092, ptr noundef nonnull %1095, double noundef %1048, ptr noundef %1096, ptr noundef %1097, ptr noundef %1098) #12
  %1099 = load ptr, ptr %126, align 8
  %1100 = getelementptr inbounds nuw double, ptr %1099, i64 %1092
  %1101 = load double, ptr %1100, align 8
  %1102 = load double, ptr %32, align 8
  %1103 = load double, ptr %99, align 8
  %1104 = fsub double %1103, %1102
  %1105 = fmul double %1101, %1104
  %1106 = fadd double %1102, %1105
  %1107 = load ptr, ptr %123, align 8
  %1108 = load ptr, ptr %124, align 8
  %1109 = mul nsw i64 %1092, %1044
  %1110 = getelementptr inbounds double, ptr %1108, i64 %1109
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1106, ptr noundef %1107, ptr noundef %1110) #12
  %1111 = add nuw nsw i64 %1092, 1
  %1112 = icmp eq i64 %1111, %1045
  br i1 %1112, label %1113, label %1091
1113:
  %1114 = load ptr, ptr %127, align 8
  %1115 = load ptr, ptr %62, align 8
  %1116 = load ptr, ptr %124, align 8
  %1117 = load ptr, ptr %50, align 8
  call fastcc void @bg_moved(i64 noundef %1044, i64 noundef %1045, ptr noundef %1114, double noundef %1048, ptr noundef %1115, ptr noundef %1116, ptr noundef %1117) #12
  %1118 = load ptr, ptr %128, align 8
  %1119 = load ptr, ptr %124, align 8
  %1120 = load ptr, ptr %129, align 8
  call fastcc void @bg_moved(i64 noundef %1044, i64 noundef %1045, ptr noundef %1118, double noundef %1048, ptr noundef null, ptr noundef %1119, ptr noundef %1120) #12
  %1121 = load ptr, ptr %37, align 8
  %1122 = icmp eq ptr %1121, null
  br i1 %1122, label %1123, label %1126
1123:
  %1124 = load ptr, ptr %113, align 8
  %1125 = icmp eq ptr %1124, null
  br i1 %1125, label %1214, label %1126
1126:
  %1127 = load i64, ptr %0, align 8
  %1128 = load i64, ptr %43, align 8
  %1129 = add nsw i64 %1128, %1127
  %1130 = load i64, ptr %44, align 8
  %1131 = shl nsw i64 %1130, 1
  %1132 = add nsw i64 %1129, %1131
  %1133 = load i64, ptr %45, align 8
  %1134 = add nsw i64 %1132, %1133
  %1135 = icmp sgt i64 %1134, 0
  br i1 %1135, label %1146, label %1136
1136:
  %1137 = load double, ptr %32, align 8
  %1138 = load double, ptr %99, align 8
  %1139 = fsub double %1138, %1137
  %1140 = fadd double %1137, %1139
  %1141 = load ptr, ptr %50, align 8
  %1142 = load ptr, ptr %131, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1140, ptr noundef %1141, ptr noundef %1142, i64 noundef 0, ptr noundef null, i32 noundef 0) #12
  %1143 = load i64, ptr %132, align 8
  %1144 = icmp ne i64 %1143, 0
  %1145 = and i1 %1135, %1144
  br i1 %1145, label %1155, label %1173
1146:
  %1147 = phi i64 [ %1153, %1146 ], [ 0, %1126 ]
  %1148 = load ptr, ptr %50, align 8
  %1149 = getelementptr inbounds nuw double, ptr %1148, i64 %1147
  %1150 = load double, ptr %1149, align 8
  %1151 = load ptr, ptr %130, align 8
  %1152 = getelementptr inbounds nuw double, ptr %1151, i64 %1147
  store double %1150, ptr %1152, align 8
  %1153 = add nuw nsw i64 %1147, 1
  %1154 = icmp eq i64 %1153, %1134
  br i1 %1154, label %1136, label %1146
1155:
  %1156 = phi i64 [ %1171, %1155 ], [ 0, %1136 ]
  %1157 = load ptr, ptr %129, align 8
  %1158 = getelementptr inbounds nuw double, ptr %1157, i64 %1156
  %1159 = load double, ptr %1158, align 8
  %1160 = load ptr, ptr %50, align 8
  %1161 = getelementptr inbounds nuw double, ptr %1160, i64 %1156
  %1162 = load double, ptr %1161, align 8
  %1163 = load ptr, ptr %130, align 8
  %1164 = getelementptr inbounds nuw double, ptr %1163, i64 %1156
  %1165 = load double, ptr %1164, align 8
  %1166 = fsub double %1162, %1165
  %1167 = call double @llvm.fabs.f64(double %1159)
  %1168 = call double @llvm.fabs.f64(double %1166)
  %1169 = fcmp olt double %1167, %1168
  %1170 = select i1 %1169, double %1166, double %1159
  store double %1170, ptr %1158, align 8
  %1171 = add nuw nsw i64 %1156, 1
  %1172 = icmp eq i64 %1171, %1134
  br i1 %1172, label %1173, label %1155
1173:
  %1174 = load ptr, ptr %133, align 8
  %1175 = icmp eq ptr %1174, null
  br i1 %1175, label %1199, label %1176
1176:
  %1177 = load double, ptr %78, align 8
  %1178 = fdiv double %1177, 1.000000e-02
  %1179 = fcmp olt double %1178, 1.000000e-03
  %1180 = fcmp ogt double %1178, 1.000000e+00
  %1181 = select i1 %1180, double 1.000000e+00, double %1178
  %1182 = select i1 %1179, double 1.000000e-03, double %1181
  %1183 = load i64, ptr %0, align 8
  %1184 = icmp sgt i64 %1183, 0
  br i1 %1184, label %1185, label %1199
1185:
  %1186 = phi i64 [ %1196, %1185 ], [ 0, %1176 ]
  %1187 = load ptr, ptr %134, align 8
  %1188 = getelementptr inbounds nuw double, ptr %1187, i64 %1186
  %1189 = load double, ptr %1188, align 8
  %1190 = fcmp ogt double %1189, 5.000000e-01
  %1191 = load ptr, ptr %129, align 8
  %1192 = getelementptr inbounds nuw double, ptr %1191, i64 %1186
  %1193 = load double, ptr %1192, align 8
  %1194 = fmul double %1182, %1193
  %1195 = select i1 %1190, double %1194, double %1193
  store double %1195, ptr %1192, align 8
  %1196 = add nuw nsw i64 %1186, 1
  %1197 = load i64, ptr %0, align 8
  %1198 = icmp slt i64 %1196, %1197
  br i1 %1198, label %1185, label %1199
1199:
  br i1 %1135, label %1200, label %1214
1200:
  %1201 = phi i64 [ %1212, %1200 ], [ 0, %1199 ]
  %1202 = load ptr, ptr %129, align 8
  %1203 = getelementptr inbounds nuw double, ptr %1202, i64 %1201
  %1204 = load double, ptr %1203, align 8
  %1205 = load ptr, ptr %131, align 8
  %1206 = getelementptr inbounds nuw double, ptr %1205, i64 %1201
  %1207 = load double, ptr %1206, align 8
  %1208 = call double @llvm.fabs.f64(double %1204)
  %1209 = call double @llvm.fabs.f64(double %1207)
  %1210 = fcmp olt double %1208, %1209
  %1211 = select i1 %1210, double %1207, double %1204
  store double %1211, ptr %1203, align 8
  %1212 = add nuw nsw i64 %1201, 1
  %1213 = icmp eq i64 %1212, %1134
  br i1 %1213, label %1214, label %1200
1214:
  %1215 = load i64, ptr %114, align 8
  %1216 = icmp eq i64 %1215, 0
  br i1 %1216, label %1325, label %1217
1217:
  %1218 = load i64, ptr %0, align 8
  %1219 = load i64, ptr %43, align 8
  %1220 = add nsw i64 %1219, %1218
  %1221 = load i64, ptr %44, align 8
  %1222 = shl nsw i64 %1221, 1
  %1223 = add nsw i64 %1220, %1222
  %1224 = load i64, ptr %45, align 8
  %1225 = add nsw i64 %1223, %1224
  %1226 = icmp sgt i64 %1225, 0
  br i1 %1226, label %1234, label %1227
1227:
  %1228 = load double, ptr %99, align 8
  %1229 = load ptr, ptr %50, align 8
  %1230 = load ptr, ptr %136, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull readonly %2, double noundef %1228, ptr noundef %1229, double noundef 0.000000e+00, ptr noundef %1230) #12
  %1231 = load i64, ptr %30, align 8
  %1232 = icmp sgt i64 %1231, -1
  %1233 = load i64, ptr %114, align 8
  br i1 %1232, label %1254, label %1251
1234:
  %1235 = phi i64 [ %1241, %1234 ], [ 0, %1217 ]
  %1236 = load ptr, ptr %50, align 8
  %1237 = getelementptr inbounds nuw double, ptr %1236, i64 %1235
  %1238 = load double, ptr %1237, align 8
  %1239 = load ptr, ptr %135, align 8
  %1240 = getelementptr inbounds nuw double, ptr %1239, i64 %1235
  store double %1238, ptr %1240, align 8
  %1241 = add nuw nsw i64 %1235, 1
  %1242 = load i64, ptr %0, align 8
  %1243 = load i64, ptr %43, align 8
  %1244 = add nsw i64 %1243, %1242
  %1245 = load i64, ptr %44, align 8
  %1246 = shl nsw i64 %1245, 1
  %1247 = add nsw i64 %1244, %1246
  %1248 = load i64, ptr %45, align 8
  %1249 = add nsw i64 %1247, %1248
  %1250 = icmp slt i64 %1241, %1249
  br i1 %1250, label %1234, label %1227
1251:
  %1252 = icmp sgt i64 %1233, 0
  br i1 %1252, label %1253, label %1325
1253:
  br label %1314
1254:
  %1255 = load ptr, ptr %136, align 8
  %1256 = icmp sgt i64 %1233, 0
  br i1 %1256, label %1257, label %1325
1257:
  %1258 = load ptr, ptr %117, align 8
  br label %1259
1259:
  %1260 = phi i64 [ 0, %1257 ], [ %1271, %1259 ]
  %1261 = phi i32 [ 0, %1257 ], [ %1270, %1259 ]
  %1262 = getelementptr inbounds nuw double, ptr %1258, i64 %1260
  %1263 = load double, ptr %1262, align 8
  %1264 = getelementptr inbounds nuw double, ptr %1255, i64 %1260
  %1265 = load double, ptr %1264, align 8
  %1266 = fcmp olt double %1263, 0.000000e+00
  %1267 = fcmp oge double %1265, 0.000000e+00
  %1268 = select i1 %1266, i1 %1267, i1 false
  %1269 = zext i1 %1268 to i32
  %1270 = or i32 %1261, %1269
  %1271 = add nuw nsw i64 %1260, 1
  %1272 = icmp eq i64 %1271, %1233
  br i1 %1272, label %1273, label %1259
1273:
  %1274 = icmp eq i32 %1270, 0
  br i1 %1274, label %1253, label %1275
1275:
  %1276 = load double, ptr %99, align 8
  %1277 = load ptr, ptr %50, align 8
  %1278 = load ptr, ptr %138, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %137, ptr noundef nonnull readonly %2, double noundef %1276, ptr noundef %1277, double noundef 0.000000e+00, ptr noundef %1278) #12
  %1279 = load i64, ptr %139, align 8
  %1280 = icmp sgt i64 %1279, 0
  br i1 %1280, label %1281, label %1310
1281:
  %1282 = phi i64 [ %1307, %1306 ], [ %1279, %1275 ]
  %1283 = phi i64 [ %1308, %1306 ], [ 0, %1275 ]
  %1284 = load ptr, ptr %140, align 8
  %1285 = getelementptr inbounds nuw i64, ptr %1284, i64 %1283
  %1286 = load i64, ptr %1285, align 8
  %1287 = load ptr, ptr %117, align 8
  %1288 = getelementptr inbounds double, ptr %1287, i64 %1286
  %1289 = load double, ptr %1288, align 8
  %1290 = load ptr, ptr %136, align 8
  %1291 = getelementptr inbounds double, ptr %1290, i64 %1286
  %1292 = load double, ptr %1291, align 8
  %1293 = fcmp uge double %1289, 0.000000e+00
  %1294 = fcmp ult double %1292, 0.000000e+00
  %1295 = select i1 %1293, i1 true, i1 %1294
  br i1 %1295, label %1306, label %1296
1296:
  %1297 = load ptr, ptr %138, align 8
  %1298 = getelementptr inbounds nuw double, ptr %1297, i64 %1283
  %1299 = load double, ptr %1298, align 8
  %1300 = load ptr, ptr %50, align 8
  %1301 = load ptr, ptr %141, align 8
  %1302 = getelementptr inbounds nuw i64, ptr %1301, i64 %1283
  %1303 = load i64, ptr %1302, align 8
  %1304 = getelementptr inbounds double, ptr %1300, i64 %1303
  store double %1299, ptr %1304, align 8
  %1305 = load i64, ptr %139, align 8
  br label %1306
1306:
  %1307 = phi i64 [ %1305, %1296 ], [ %1282, %1281 ]
  %1308 = add nuw nsw i64 %1283, 1
  %1309 = icmp slt i64 %1308, %1307
  br i1 %1309, label %1281, label %1310
1310:
  %1311 = load double, ptr %99, align 8
  %1312 = load ptr, ptr %50, align 8
  %1313 = load ptr, ptr %116, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %115, ptr noundef nonnull readonly %2, double noundef %1311, ptr noundef %1312, double noundef 0.000000e+00, ptr noundef %1313) #12
  br label %1325
1314:
  %1315 = phi i64 [ %1321, %1314 ], [ 0, %1253 ]
  %1316 = load ptr, ptr %136, align 8
  %1317 = getelementptr inbounds nuw double, ptr %1316, i64 %1315
  %1318 = load double, ptr %1317, align 8
  %1319 = load ptr, ptr %116, align 8
  %1320 = getelementptr inbounds nuw double, ptr %1319, i64 %1315
  store double %1318, ptr %1320, align 8
  %1321 = add nuw nsw i64 %1315, 1
  %1322 = load i64, ptr %114, align 8
  %1323 = shl nsw i64 %1322, 2
  %1324 = icmp slt i64 %1321, %1323
  br i1 %1324, label %1314, label %1325
1325:
  %1326 = load double, ptr %78, align 8
  %1327 = load i64, ptr %0, align 8
  %1328 = load i64, ptr %43, align 8
  %1329 = add nsw i64 %1328, %1327
  %1330 = load i64, ptr %44, align 8
  %1331 = shl nsw i64 %1330, 1
  %1332 = add nsw i64 %1329, %1331
  %1333 = load i64, ptr %45, align 8
  %1334 = add nsw i64 %1332, %1333
  %1335 = icmp sgt i64 %1334, 0
  br i1 %1335, label %1336, label %1340
1336:
  %1337 = load ptr, ptr %50, align 8
  br label %1345
1338:
  %1339 = icmp eq i64 %1351, 0
  br label %1340
1340:
  %1341 = phi i1 [ false, %1325 ], [ %1339, %1338 ]
  %1342 = icmp sgt i64 %1327, 0
  br i1 %1342, label %1343, label %1390
1343:
  %1344 = load ptr, ptr %142, align 8
  br label %1354
1345:
  %1346 = phi i64 [ -1, %1336 ], [ %1351, %1345 ]
  %1347 = phi i64 [ 0, %1336 ], [ %1352, %1345 ]
  %1348 = getelementptr inbounds nuw double, ptr %1337, i64 %1347
  %1349 = load double, ptr %1348, align 8
  %1350 = fcmp ord double %1349, 0.000000e+00
  %1351 = select i1 %1350, i64 %1346, i64 0
  %1352 = add nuw nsw i64 %1347, 1
  %1353 = icmp eq i64 %1352, %1334
  br i1 %1353, label %1338, label %1345
1354:
  %1355 = phi double [ 0.000000e+00, %1343 ], [ %1385, %1384 ]
  %1356 = phi i64 [ 0, %1343 ], [ %1386, %1384 ]
  %1357 = getelementptr inbounds nuw double, ptr %1344, i64 %1356
  %1358 = load double, ptr %1357, align 8
  %1359 = fcmp ogt double %1358, 0.000000e+00
  br i1 %1359, label %1360, label %1384
1360:
  %1361 = load ptr, ptr %62, align 8
  %1362 = getelementptr inbounds nuw double, ptr %1361, i64 %1356
  %1363 = load double, ptr %1362, align 8
  %1364 = call double @llvm.fabs.f64(double %1363)
  %1365 = load ptr, ptr %50, align 8
  %1366 = getelementptr inbounds nuw double, ptr %1365, i64 %1356
  %1367 = load double, ptr %1366, align 8
  %1368 = call double @llvm.fabs.f64(double %1367)
  %1369 = fcmp uge double %1364, %1368
  %1370 = select i1 %1369, i1 true, i1 %1341
  %1371 = select i1 %1370, double %1364, double %1368
  %1372 = load ptr, ptr %129, align 8
  %1373 = getelementptr inbounds nuw double, ptr %1372, i64 %1356
  %1374 = load double, ptr %1373, align 8
  %1375 = fcmp ord double %1374, 0.000000e+00
  %1376 = select i1 %1375, double %1374, double 0x7FF0000000000000
  %1377 = load ptr, ptr %108, align 8
  %1378 = getelementptr inbounds nuw double, ptr %1377, i64 %1356
  %1379 = load double, ptr %1378, align 8
  %1380 = call double @llvm.fma.f64(double %1371, double %1326, double %1379)
  %1381 = fdiv double %1376, %1380
  %1382 = fmul double %1381, %1381
  %1383 = call double @llvm.fma.f64(double %1358, double %1382, double %1355)
  br label %1384
1384:
  %1385 = phi double [ %1383, %1360 ], [ %1355, %1354 ]
  %1386 = add nuw nsw i64 %1356, 1
  %1387 = icmp eq i64 %1386, %1327
  br i1 %1387, label %1388, label %1354
1388:
  %1389 = call double @llvm.sqrt.f64(double %1385)
  br label %1390
1390:
  %1391 = phi double [ 0.000000e+00, %1340 ], [ %1389, %1388 ]
  %1392 = fdiv double 1.000000e+00, %1391
  %1393 = fcmp uge double %1391, 1.000000e+00
  %1394 = call i1 @llvm.is.fpclass.f64(double %1392, i32 608)
  %1395 = select i1 %1394, double 1.000000e+00, double %1392
  %1396 = load i64, ptr %30, align 8
  %1397 = icmp sgt i64 %1396, -1
  br i1 %1397, label %1398, label %2383
1398:
  %1399 = load i64, ptr %31, align 8
  %1400 = icmp eq i64 %1399, 0
  br i1 %1400, label %1401, label %2383
1401:
  %1402 = load i64, ptr %71, align 8
  %1403 = freeze i64 %1402
  %1404 = load double, ptr %75, align 8
  %1405 = load i64, ptr %143, align 8
  %1406 = sitofp i64 %1405 to double
  %1407 = load double, ptr %99, align 8
  %1408 = load double, ptr %32, align 8
  %1409 = fsub double %1407, %1408
  %1410 = icmp eq i64 %1403, 0
  %1411 = and i1 %1393, %1410
  %1412 = load double, ptr %144, align 8
  %1413 = load double, ptr %145, align 8
  %1414 = fadd double %1412, %1413
  %1415 = fdiv double %1414, %1406
  %1416 = call double @bg_pow_1(double noundef %1392, double noundef %1415) #11
  %1417 = fmul double %1416, 9.000000e-01
  %1418 = load double, ptr %75, align 8
  %1419 = load double, ptr %145, align 8
  %1420 = fneg double %1419
  %1421 = fdiv double %1420, %1406
  %1422 = call double @bg_pow_1(double noundef %1418, double noundef %1421) #11
  %1423 = fmul double %1417, %1422
  %1424 = select i1 %1411, double 2.000000e-01, double 1.000000e+00
  %1425 = select i1 %1411, double 9.000000e-01, double 1.000000e+01
  %1426 = fcmp ult double %1423, %1424
  %1427 = fcmp ogt double %1423, %1425
  %1428 = select i1 %1427, double %1425, double %1423
  %1429 = select i1 %1426, double %1424, double %1428
  %1430 = fmul double %1409, %1429
  %1431 = load double, ptr %74, align 8
  %1432 = fcmp olt double %1430, %1431
  %1433 = load i64, ptr %71, align 8
  %1434 = icmp ne i64 %1433, 0
  %1435 = fcmp oeq double %1429, 1.000000e+00
  %1436 = select i1 %1434, i1 %1435, i1 false
  %1437 = select i1 %1436, double %1431, double %1430
  %1438 = fcmp ole double %1437, %1431
  %1439 = zext i1 %1438 to i64
  store i64 %1439, ptr %71, align 8
  %1440 = fcmp olt double %1437, %1431
  %1441 = select i1 %1440, double %1431, double %1437
  br i1 %1411, label %1443, label %1442
1442:
  store double %1395, ptr %75, align 8
  br label %1443
1443:
  %1444 = phi ptr [ %99, %1442 ], [ %32, %1401 ]
  %1445 = load double, ptr %1444, align 8
  %1446 = fadd double %1441, %1445
  %1447 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1445, double noundef %1446) #12
  store double %1447, ptr %146, align 8
  br i1 %1432, label %1448, label %1449
1448:
  store i64 3, ptr %31, align 8
  br label %1449
1449:
  %1450 = load i64, ptr %114, align 8
  %1451 = icmp eq i64 %1450, 0
  br i1 %1451, label %1602, label %1452
1452:
  %1453 = load double, ptr %99, align 8
  %1454 = load double, ptr %32, align 8
  %1455 = fsub double %1453, %1454
  %1456 = load double, ptr %33, align 8
  %1457 = load double, ptr %72, align 8
  %1458 = fsub double %1456, %1457
  %1459 = fmul double %1458, 1.000000e-13
  %1460 = icmp sgt i64 %1450, 0
  br i1 %1460, label %1461, label %1596
1461:
  %1462 = load ptr, ptr %117, align 8
  %1463 = shl nsw i64 %1450, 4
  %1464 = load ptr, ptr %116, align 8
  br label %1465
1465:
  %1466 = phi double [ 1.000000e+00, %1461 ], [ %1560, %1554 ]
  %1467 = phi i64 [ 0, %1461 ], [ %1561, %1554 ]
  %1468 = getelementptr inbounds nuw double, ptr %1462, i64 %1467
  %1469 = load double, ptr %1468, align 8
  %1470 = getelementptr inbounds nuw double, ptr %1468, i64 %1450
  %1471 = load double, ptr %1470, align 8
  %1472 = getelementptr inbounds nuw i8, ptr %1468, i64 %1463
  %1473 = load double, ptr %1472, align 8
  %1474 = getelementptr inbounds nuw double, ptr %1464, i64 %1467
  %1475 = load double, ptr %1474, align 8
  %1476 = getelementptr inbounds nuw double, ptr %1474, i64 %1450
  %1477 = load double, ptr %1476, align 8
  %1478 = fcmp olt double %1469, 0.000000e+00
  %1479 = select i1 %1478, double 1.000000e+00, double -1.000000e+00
  %1480 = fmul double %1473, 0x3EB0C6F7A0B5ED8D
  %1481 = fmul double %1469, %1479
  %1482 = fmul double %1479, %1475
  %1483 = fsub double %1482, %1481
  %1484 = fmul double %1471, %1479
  %1485 = fmul double %1455, %1484
  %1486 = fmul double %1479, %1477
  %1487 = fmul double %1455, %1486
  %1488 = fmul double %1483, 3.000000e+00
  %1489 = fmul double %1485, 2.000000e+00
  %1490 = fsub double %1488, %1489
  %1491 = fsub double %1490, %1487
  %1492 = fadd double %1485, %1487
  %1493 = fmul double %1483, 2.000000e+00
  %1494 = fsub double %1492, %1493
  %1495 = fcmp uge double %1475, 0.000000e+00
  %1496 = xor i1 %1478, %1495
  br i1 %1496, label %1529, label %1497
1497:
  %1498 = fcmp ogt double %1482, %1480
  br i1 %1498, label %1499, label %1554
1499:
  %1500 = fmul double %1480, 5.000000e-01
  %1501 = fmul double %1491, 2.000000e+00
  br label %1502
1502:
  %1503 = phi double [ 0.000000e+00, %1499 ], [ %1516, %1502 ]
  %1504 = phi double [ 1.000000e+00, %1499 ], [ %1515, %1502 ]
  %1505 = phi double [ 5.000000e-01, %1499 ], [ %1526, %1502 ]
  %1506 = phi i32 [ 0, %1499 ], [ %1527, %1502 ]
  %1507 = call double @llvm.fma.f64(double %1505, double %1494, double %1491)
  %1508 = call double @llvm.fma.f64(double %1505, double %1507, double %1485)
  %1509 = call double @llvm.fma.f64(double %1505, double %1508, double %1481)
  %1510 = fsub double %1509, %1500
  %1511 = fmul double %1505, 3.000000e+00
  %1512 = call double @llvm.fma.f64(double %1511, double %1494, double %1501)
  %1513 = call double @llvm.fma.f64(double %1505, double %1512, double %1485)
  %1514 = fcmp olt double %1510, 0.000000e+00
  %1515 = select i1 %1514, double %1504, double %1505
  %1516 = select i1 %1514, double %1505, double %1503
  %1517 = fcmp oeq double %1513, 0.000000e+00
  %1518 = select i1 %1517, double 1.000000e+00, double %1513
  %1519 = fdiv double %1510, %1518
  %1520 = fsub double %1505, %1519
  %1521 = fcmp ult double %1520, %1516
  %1522 = fcmp ugt double %1520, %1515
  %1523 = select i1 %1521, i1 true, i1 %1522
  %1524 = fadd double %1516, %1515
  %1525 = fmul double %1524, 5.000000e-01
  %1526 = select i1 %1523, double %1525, double %1520
  %1527 = add nuw nsw i32 %1506, 1
  %1528 = icmp eq i32 %1527, 10
  br i1 %1528, label %1554, label %1502
1529:
  %1530 = fcmp ogt double %1484, 0.000000e+00
  %1531 = fcmp olt double %1486, 0.000000e+00
  %1532 = select i1 %1530, i1 %1531, i1 false
  br i1 %1532, label %1533, label %1554
1533:
  %1534 = fmul double %1491, %1491
  %1535 = fmul double %1494, 3.000000e+00
  %1536 = fmul double %1485, %1535
  %1537 = fsub double %1534, %1536
  %1538 = fcmp ogt double %1537, 0.000000e+00
  %1539 = select i1 %1538, double %1537, double 0.000000e+00
  %1540 = call double @llvm.sqrt.f64(double %1539)
  %1541 = fsub double %1540, %1491
  %1542 = fcmp olt double %1541, 1.000000e-300
  %1543 = select i1 %1542, double 1.000000e-300, double %1541
  %1544 = fdiv double %1485, %1543
  %1545 = fcmp olt double %1544, 0.000000e+00
  %1546 = fcmp ogt double %1544, 1.000000e+00
  %1547 = select i1 %1546, double 1.000000e+00, double %1544
  %1548 = select i1 %1545, double 0.000000e+00, double %1547
  %1549 = call double @llvm.fma.f64(double %1548, double %1494, double %1491)
  %1550 = call double @llvm.fma.f64(double %1548, double %1549, double %1485)
  %1551 = call double @llvm.fma.f64(double %1548, double %1550, double %1481)
  %1552 = fcmp ogt double %1551, 0.000000e+00
  %1553 = select i1 %1552, double %1548, double 1.000000e+00
  br label %1554
1554:
  %1555 = phi double [ 1.000000e+00, %1529 ], [ 1.000000e+00, %1497 ], [ %1553, %1533 ], [ %1526, %1502 ]
  %1556 = call double @llvm.fabs.f64(double %1555)
  %1557 = fcmp one double %1556, 0x7FF0000000000000
  %1558 = select i1 %1557, double %1555, double 1.000000e+00
  %1559 = fcmp olt double %1558, %1466
  %1560 = select i1 %1559, double %1558, double %1466
  %1561 = add nuw nsw i64 %1467, 1
  %1562 = icmp eq i64 %1561, %1450
  br i1 %1562, label %1563, label %1465
1563:
  %1564 = fcmp olt double %1560, 1.000000e+00
  %1565 = fcmp ogt double %1455, %1459
  %1566 = select i1 %1564, i1 %1565, i1 false
  br i1 %1566, label %1567, label %1577
1567:
  %1568 = call double @llvm.fma.f64(double %1560, double %1455, double %1454)
  %1569 = fmul double %1459, 5.000000e-01
  %1570 = fadd double %1454, %1569
  %1571 = fcmp olt double %1568, %1570
  %1572 = select i1 %1571, double %1570, double %1568
  br i1 %1411, label %1574, label %1573
1573:
  store double %1404, ptr %75, align 8
  store i64 %1403, ptr %71, align 8
  br label %1576
1574:
  %1575 = fcmp olt double %1572, %1447
  br i1 %1575, label %1576, label %1604
1576:
  store double %1572, ptr %146, align 8
  br label %1604
1577:
  %1578 = mul nuw nsw i64 %1450, 24
  br label %1579
1579:
  %1580 = phi i64 [ 0, %1577 ], [ %1594, %1591 ]
  %1581 = phi double [ 0x7FF0000000000000, %1577 ], [ %1593, %1591 ]
  %1582 = getelementptr inbounds nuw double, ptr %1464, i64 %1580
  %1583 = getelementptr inbounds nuw i8, ptr %1582, i64 %1463
  %1584 = load double, ptr %1583, align 8
  %1585 = getelementptr inbounds nuw i8, ptr %1582, i64 %1578
  %1586 = load double, ptr %1585, align 8
  %1587 = fcmp olt double %1586, 1.000000e-300
  %1588 = select i1 %1587, double 1.000000e-300, double %1586
  %1589 = fdiv double %1584, %1588
  %1590 = fcmp ord double %1589, 0.000000e+00
  br i1 %1590, label %1591, label %1596
1591:
  %1592 = fcmp olt double %1589, %1581
  %1593 = select i1 %1592, double %1589, double %1581
  %1594 = add nuw nsw i64 %1580, 1
  %1595 = icmp eq i64 %1594, %1450
  br i1 %1595, label %1596, label %1579
1596:
  %1597 = phi double [ 0x7FF0000000000000, %1452 ], [ %1593, %1591 ], [ 0x7FF8000000000000, %1579 ]
  %1598 = fadd double %1453, %1597
  br i1 %1411, label %1604, label %1599
1599:
  %1600 = fcmp ult double %1598, %1447
  br i1 %1600, label %1601, label %1604
1601:
  store double %1598, ptr %146, align 8
  br label %1604
1602:
  %1603 = select i1 %1411, i64 64, i64 72
  br label %1604
1604:
  %1605 = phi double [ %1447, %1596 ], [ %1447, %1602 ], [ %1447, %1599 ], [ %1447, %1574 ], [ %1572, %1576 ], [ %1598, %1601 ]
  %1606 = phi i1 [ true, %1596 ], [ %1411, %1602 ], [ false, %1599 ], [ true, %1574 ], [ true, %1576 ], [ false, %1601 ]
  %1607 = phi i64 [ 64, %1596 ], [ %1603, %1602 ], [ 72, %1599 ], [ 64, %1574 ], [ 64, %1576 ], [ 72, %1601 ]
  %1608 = getelementptr inbounds nuw i8, ptr %30, i64 %1607
  %1609 = load double, ptr %1608, align 8
  %1610 = load i64, ptr %55, align 8
  %1611 = add nsw i64 %1610, 1
  store i64 %1611, ptr %55, align 8
  %1612 = load i64, ptr %31, align 8
  %1613 = icmp eq i64 %1612, 0
  br i1 %1613, label %1614, label %1622
1614:
  %1615 = sitofp i64 %1611 to double
  %1616 = load double, ptr %81, align 8
  %1617 = fcmp ugt double %1616, %1615
  br i1 %1617, label %1622, label %1618
1618:
  %1619 = load double, ptr %33, align 8
  %1620 = fcmp olt double %1609, %1619
  br i1 %1620, label %1621, label %1622
1621:
  store i64 2, ptr %31, align 8
  br label %1622
1622:
  %1623 = phi i1 [ true, %1621 ], [ false, %1618 ], [ false, %1614 ], [ true, %1604 ]
  br i1 %1606, label %2317, label %1624
1624:
  %1625 = load i64, ptr %40, align 8
  %1626 = icmp eq i64 %1625, 0
  br i1 %1626, label %1740, label %1627
1627:
  %1628 = load i64, ptr %0, align 8
  %1629 = load i64, ptr %43, align 8
  %1630 = add i64 %1629, %1628
  %1631 = load i64, ptr %44, align 8
  %1632 = shl i64 %1631, 1
  %1633 = add i64 %1630, %1632
  %1634 = load i64, ptr %45, align 8
  %1635 = add i64 %1633, %1634
  %1636 = load i64, ptr %122, align 8
  %1637 = load double, ptr %99, align 8
  %1638 = load double, ptr %32, align 8
  %1639 = fsub double %1637, %1638
  %1640 = icmp sgt i64 %1636, 0
  br i1 %1640, label %1641, label %1644
1641:
  %1642 = icmp sgt i64 %1625, 0
  %1643 = mul i64 %1635, %1636
  br label %1648
1644:
  %1645 = icmp sgt i64 %1625, 0
  br i1 %1645, label %1646, label %1706
1646:
  %1647 = mul i64 %1635, %1636
  br label %1711
1648:
  %1649 = phi i64 [ 0, %1641 ], [ %1659, %1658 ]
  %1650 = load ptr, ptr %125, align 8
  %1651 = mul nuw nsw i64 %1649, %1636
  %1652 = getelementptr inbounds nuw double, ptr %1650, i64 %1651
  %1653 = load ptr, ptr %62, align 8
  %1654 = load ptr, ptr %124, align 8
  %1655 = load ptr, ptr %123, align 8
  call fastcc void @bg_moved(i64 noundef %1635, i64 noundef %1649, ptr noundef %1652, double noundef %1639, ptr noundef %1653, ptr noundef %1654, ptr noundef %1655) #12
  br i1 %1642, label %1656, label %1658
1656:
  %1657 = mul nsw i64 %1649, %1635
  br label %1661
1658:
  %1659 = add nuw nsw i64 %1649, 1
  %1660 = icmp eq i64 %1659, %1636
  br i1 %1660, label %1644, label %1648
1661:
  %1662 = phi i64 [ 0, %1656 ], [ %1699, %1698 ]
  %1663 = load ptr, ptr %147, align 8
  %1664 = mul i64 %1643, %1662
  %1665 = getelementptr inbounds double, ptr %1663, i64 %1664
  %1666 = load ptr, ptr %125, align 8
  %1667 = getelementptr inbounds nuw double, ptr %1666, i64 %1651
  %1668 = load ptr, ptr %64, align 8
  %1669 = mul nsw i64 %1662, %1635
  %1670 = getelementptr inbounds double, ptr %1668, i64 %1669
  %1671 = load ptr, ptr %148, align 8
  call fastcc void @bg_moved(i64 noundef %1635, i64 noundef %1649, ptr noundef %1667, double noundef %1639, ptr noundef %1670, ptr noundef %1665, ptr noundef %1671) #12
  %1672 = load ptr, ptr %126, align 8
  %1673 = getelementptr inbounds nuw double, ptr %1672, i64 %1649
  %1674 = load double, ptr %1673, align 8
  %1675 = load double, ptr %32, align 8
  %1676 = load double, ptr %99, align 8
  %1677 = fsub double %1676, %1675
  %1678 = fmul double %1674, %1677
  %1679 = fadd double %1675, %1678
  %1680 = load ptr, ptr %123, align 8
  %1681 = load ptr, ptr %148, align 8
  %1682 = getelementptr double, ptr %1665, i64 %1657
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %1679, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  store double 0.000000e+00, ptr %10, align 8
  %1683 = load ptr, ptr %35, align 8
  %1684 = load i64, ptr %38, align 8
  %1685 = mul nsw i64 %1684, %1662
  %1686 = getelementptr inbounds double, ptr %1683, i64 %1685
  %1687 = load i64, ptr %149, align 8
  %1688 = getelementptr inbounds double, ptr %1686, i64 %1687
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  %1689 = load ptr, ptr %34, align 8
  %1690 = getelementptr inbounds double, ptr %1689, i64 %1687
  store ptr %1690, ptr %11, align 16
  store ptr %1680, ptr %150, align 8
  %1691 = load i64, ptr %0, align 8
  %1692 = getelementptr inbounds double, ptr %1680, i64 %1691
  store ptr %1692, ptr %151, align 16
  store ptr %8, ptr %152, align 8
  store ptr %9, ptr %153, align 16
  %1693 = load ptr, ptr %134, align 8
  store ptr %1693, ptr %154, align 8
  store ptr %1688, ptr %155, align 16
  store ptr %1681, ptr %156, align 8
  store ptr %10, ptr %157, align 16
  %1694 = load ptr, ptr %158, align 8
  %1695 = load ptr, ptr %96, align 8
  call void %1694(ptr noundef nonnull %11, ptr noundef %1695, ptr noundef %1682) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %1696 = load i64, ptr %0, align 8
  %1697 = icmp slt i64 %1696, %1635
  br i1 %1697, label %1701, label %1698
1698:
  %1699 = add nuw nsw i64 %1662, 1
  %1700 = icmp eq i64 %1699, %1625
  br i1 %1700, label %1658, label %1661
1701:
  %1702 = phi i64 [ %1704, %1701 ], [ %1696, %1661 ]
  %1703 = getelementptr double, ptr %1682, i64 %1702
  store double 0.000000e+00, ptr %1703, align 8
  %1704 = add nsw i64 %1702, 1
  %1705 = icmp slt i64 %1704, %1635
  br i1 %1705, label %1701, label %1698
1706:
  %1707 = load ptr, ptr %37, align 8
  %1708 = icmp eq ptr %1707, null
  br i1 %1708, label %1740, label %1709
1709:
  %1710 = icmp sgt i64 %1635, 0
  br i1 %1710, label %1731, label %1724
1711:
  %1712 = phi i64 [ 0, %1646 ], [ %1722, %1711 ]
  %1713 = load ptr, ptr %127, align 8
  %1714 = load ptr, ptr %64, align 8
  %1715 = mul nsw i64 %1712, %1635
  %1716 = getelementptr inbounds double, ptr %1714, i64 %1715
  %1717 = load ptr, ptr %147, align 8
  %1718 = mul i64 %1647, %1712
  %1719 = getelementptr inbounds double, ptr %1717, i64 %1718
  %1720 = load ptr, ptr %52, align 8
  %1721 = getelementptr inbounds double, ptr %1720, i64 %1715
  call fastcc void @bg_moved(i64 noundef %1635, i64 noundef %1636, ptr noundef %1713, double noundef %1639, ptr noundef %1716, ptr noundef %1719, ptr noundef %1721) #12
  %1722 = add nuw nsw i64 %1712, 1
  %1723 = icmp eq i64 %1722, %1625
  br i1 %1723, label %1706, label %1711
1724:
  %1725 = load double, ptr %32, align 8
  %1726 = load double, ptr %99, align 8
  %1727 = fsub double %1726, %1725
  %1728 = fadd double %1725, %1727
  %1729 = load ptr, ptr %123, align 8
  %1730 = load ptr, ptr %52, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1728, ptr noundef %1729, ptr noundef null, i64 noundef range(i64 1, 0) %1625, ptr noundef %1730, i32 noundef 0) #12
  br label %1740
1731:
  %1732 = phi i64 [ %1738, %1731 ], [ 0, %1709 ]
  %1733 = load ptr, ptr %130, align 8
  %1734 = getelementptr inbounds nuw double, ptr %1733, i64 %1732
  %1735 = load double, ptr %1734, align 8
  %1736 = load ptr, ptr %123, align 8
  %1737 = getelementptr inbounds nuw double, ptr %1736, i64 %1732
  store double %1735, ptr %1737, align 8
  %1738 = add nuw nsw i64 %1732, 1
  %1739 = icmp eq i64 %1738, %1635
  br i1 %1739, label %1724, label %1731
1740:
  %1741 = load ptr, ptr %120, align 8
  %1742 = icmp eq ptr %1741, null
  br i1 %1742, label %1796, label %1743
1743:
  %1744 = load i64, ptr %0, align 8
  %1745 = load i64, ptr %43, align 8
  %1746 = add nsw i64 %1745, %1744
  %1747 = load i64, ptr %44, align 8
  %1748 = shl nsw i64 %1747, 1
  %1749 = add nsw i64 %1746, %1748
  %1750 = load i64, ptr %45, align 8
  %1751 = add nsw i64 %1749, %1750
  %1752 = load i64, ptr %122, align 8
  %1753 = load i64, ptr %27, align 8
  %1754 = add nsw i64 %1753, 1
  store i64 %1754, ptr %27, align 8
  %1755 = add nsw i64 %1752, 2
  %1756 = mul nsw i64 %1755, %1751
  %1757 = add nsw i64 %1756, 2
  %1758 = mul nsw i64 %1757, %1753
  %1759 = getelementptr inbounds double, ptr %1741, i64 %1758
  %1760 = load double, ptr %32, align 8
  %1761 = getelementptr inbounds nuw i8, ptr %1759, i64 8
  store double %1760, ptr %1759, align 8
  %1762 = load double, ptr %99, align 8
  %1763 = getelementptr inbounds nuw i8, ptr %1759, i64 16
  store double %1762, ptr %1761, align 8
  %1764 = icmp sgt i64 %1751, 0
  br i1 %1764, label %1765, label %1774
1765:
  %1766 = phi i64 [ %1772, %1765 ], [ 0, %1743 ]
  %1767 = phi ptr [ %1771, %1765 ], [ %1763, %1743 ]
  %1768 = load ptr, ptr %62, align 8
  %1769 = getelementptr inbounds nuw double, ptr %1768, i64 %1766
  %1770 = load double, ptr %1769, align 8
  %1771 = getelementptr inbounds nuw i8, ptr %1767, i64 8
  store double %1770, ptr %1767, align 8
  %1772 = add nuw nsw i64 %1766, 1
  %1773 = icmp eq i64 %1772, %1751
  br i1 %1773, label %1778, label %1765
1774:
  %1775 = phi ptr [ %1763, %1743 ], [ %1784, %1778 ]
  %1776 = mul nsw i64 %1751, %1752
  %1777 = icmp sgt i64 %1776, 0
  br i1 %1777, label %1787, label %1796
1778:
  %1779 = phi i64 [ %1785, %1778 ], [ 0, %1765 ]
  %1780 = phi ptr [ %1784, %1778 ], [ %1771, %1765 ]
  %1781 = load ptr, ptr %50, align 8
  %1782 = getelementptr inbounds nuw double, ptr %1781, i64 %1779
  %1783 = load double, ptr %1782, align 8
  %1784 = getelementptr inbounds nuw i8, ptr %1780, i64 8
  store double %1783, ptr %1780, align 8
  %1785 = add nuw nsw i64 %1779, 1
  %1786 = icmp eq i64 %1785, %1751
  br i1 %1786, label %1774, label %1778
1787:
  %1788 = phi i64 [ %1794, %1787 ], [ 0, %1774 ]
  %1789 = phi ptr [ %1793, %1787 ], [ %1775, %1774 ]
  %1790 = load ptr, ptr %124, align 8
  %1791 = getelementptr inbounds nuw double, ptr %1790, i64 %1788
  %1792 = load double, ptr %1791, align 8
  %1793 = getelementptr inbounds nuw i8, ptr %1789, i64 8
  store double %1792, ptr %1789, align 8
  %1794 = add nuw nsw i64 %1788, 1
  %1795 = icmp eq i64 %1794, %1776
  br i1 %1795, label %1796, label %1787
1796:
  %1797 = load i64, ptr %114, align 8
  %1798 = icmp sgt i64 %1797, 0
  br i1 %1798, label %1801, label %2137
1799:
  %1800 = icmp eq i32 %1810, 0
  br i1 %1800, label %2059, label %1813
1801:
  %1802 = load ptr, ptr %117, align 8
  br label %1803
1803:
  %1804 = phi i32 [ 0, %1801 ], [ %1810, %1803 ]
  %1805 = phi i64 [ 0, %1801 ], [ %1811, %1803 ]
  %1806 = getelementptr inbounds nuw double, ptr %1802, i64 %1805
  %1807 = load double, ptr %1806, align 8
  %1808 = fcmp oge double %1807, 0.000000e+00
  %1809 = zext i1 %1808 to i32
  %1810 = or i32 %1804, %1809
  %1811 = add nuw nsw i64 %1805, 1
  %1812 = icmp eq i64 %1811, %1797
  br i1 %1812, label %1799, label %1803
1813:
  %1814 = load i64, ptr %118, align 8
  %1815 = icmp eq i64 %1814, 0
  br i1 %1815, label %2059, label %1819
1816:
  %1817 = load i64, ptr %114, align 8
  %1818 = icmp sgt i64 %1817, 0
  br i1 %1818, label %1955, label %2137
1819:
  %1820 = phi i64 [ %1953, %1943 ], [ 0, %1813 ]
  %1821 = uitofp nneg i64 %1820 to double
  %1822 = fmul double %1821, 1.250000e-01
  %1823 = load ptr, ptr %123, align 8
  %1824 = load i64, ptr %0, align 8
  %1825 = load i64, ptr %43, align 8
  %1826 = add nsw i64 %1825, %1824
  %1827 = load i64, ptr %44, align 8
  %1828 = shl nsw i64 %1827, 1
  %1829 = add nsw i64 %1828, %1826
  %1830 = load i64, ptr %45, align 8
  %1831 = add nsw i64 %1829, %1830
  %1832 = load double, ptr %99, align 8
  %1833 = load double, ptr %32, align 8
  %1834 = fsub double %1832, %1833
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %1835 = load i64, ptr %122, align 8
  %1836 = icmp sgt i64 %1835, 0
  br i1 %1836, label %1837, label %1841
1837:
  %1838 = load i64, ptr %161, align 8
  %1839 = icmp sgt i64 %1838, 0
  %1840 = fmul double %1822, 0.000000e+00
  br label %1843
1841:
  %1842 = icmp sgt i64 %1826, 0
  br i1 %1842, label %1878, label %1943
1843:
  %1844 = phi i64 [ 0, %1837 ], [ %1876, %1873 ]
  br i1 %1839, label %1845, label %1857
1845:
  %1846 = load ptr, ptr %162, align 8
  %1847 = mul nuw nsw i64 %1844, %1838
  %1848 = getelementptr double, ptr %1846, i64 %1847
  br label %1849
1849:
  %1850 = phi i64 [ %1838, %1845 ], [ %1852, %1849 ]
  %1851 = phi double [ 0.000000e+00, %1845 ], [ %1855, %1849 ]
  %1852 = add nsw i64 %1850, -1
  %1853 = getelementptr double, ptr %1848, i64 %1852
  %1854 = load double, ptr %1853, align 8
  %1855 = call double @llvm.fma.f64(double %1851, double %1822, double %1854)
  %1856 = icmp samesign ugt i64 %1850, 1
  br i1 %1856, label %1849, label %1859
1857:
  %1858 = getelementptr inbounds nuw double, ptr %6, i64 %1844
  store double %1840, ptr %1858, align 8
  br label %1873
1859:
  %1860 = fmul double %1822, %1855
  %1861 = fadd double %1860, 0.000000e+00
  %1862 = getelementptr inbounds nuw double, ptr %6, i64 %1844
  store double %1861, ptr %1862, align 8
  br label %1863
1863:
  %1864 = phi i64 [ %1838, %1859 ], [ %1866, %1863 ]
  %1865 = phi double [ 0.000000e+00, %1859 ], [ %1869, %1863 ]
  %1866 = add nsw i64 %1864, -1
  %1867 = getelementptr double, ptr %1848, i64 %1866
  %1868 = load double, ptr %1867, align 8
  %1869 = fadd double %1865, %1868
  %1870 = icmp samesign ugt i64 %1864, 1
  br i1 %1870, label %1863, label %1871
1871:
  %1872 = fadd double %1869, 0.000000e+00
  br label %1873
1873:
  %1874 = phi double [ 0.000000e+00, %1857 ], [ %1872, %1871 ]
  %1875 = getelementptr inbounds nuw double, ptr %7, i64 %1844
  store double %1874, ptr %1875, align 8
  %1876 = add nuw nsw i64 %1844, 1
  %1877 = icmp eq i64 %1876, %1835
  br i1 %1877, label %1841, label %1843
1878:
  %1879 = phi i64 [ %1933, %1932 ], [ 0, %1841 ]
  %1880 = load i64, ptr %122, align 8
  %1881 = icmp sgt i64 %1880, 0
  br i1 %1881, label %1882, label %1899
1882:
  %1883 = load ptr, ptr %124, align 8
  %1884 = getelementptr double, ptr %1883, i64 %1879
  br label %1888
1885:
  %1886 = load i64, ptr %163, align 8
  %1887 = icmp eq i64 %1886, 0
  br i1 %1887, label %1899, label %1909
1888:
  %1889 = phi i64 [ 0, %1882 ], [ %1897, %1888 ]
  %1890 = phi double [ 0.000000e+00, %1882 ], [ %1896, %1888 ]
  %1891 = getelementptr inbounds nuw double, ptr %6, i64 %1889
  %1892 = load double, ptr %1891, align 8
  %1893 = mul nsw i64 %1889, %1831
  %1894 = getelementptr double, ptr %1884, i64 %1893
  %1895 = load double, ptr %1894, align 8
  %1896 = call double @llvm.fma.f64(double %1892, double %1895, double %1890)
  %1897 = add nuw nsw i64 %1889, 1
  %1898 = icmp eq i64 %1897, %1880
  br i1 %1898, label %1885, label %1888
1899:
  %1900 = phi double [ %1896, %1885 ], [ 0.000000e+00, %1878 ], [ %1896, %1909 ]
  %1901 = phi double [ 0.000000e+00, %1885 ], [ 0.000000e+00, %1878 ], [ %1917, %1909 ]
  %1902 = load ptr, ptr %62, align 8
  %1903 = getelementptr inbounds nuw double, ptr %1902, i64 %1879
  %1904 = load double, ptr %1903, align 8
  %1905 = call double @llvm.fma.f64(double %1834, double %1900, double %1904)
  %1906 = getelementptr inbounds nuw double, ptr %1823, i64 %1879
  store double %1905, ptr %1906, align 8
  %1907 = load i64, ptr %163, align 8
  %1908 = icmp eq i64 %1907, 0
  br i1 %1908, label %1932, label %1920
1909:
  %1910 = phi i64 [ %1918, %1909 ], [ 0, %1885 ]
  %1911 = phi double [ %1917, %1909 ], [ 0.000000e+00, %1885 ]
  %1912 = getelementptr inbounds nuw double, ptr %7, i64 %1910
  %1913 = load double, ptr %1912, align 8
  %1914 = mul nsw i64 %1910, %1831
  %1915 = getelementptr double, ptr %1884, i64 %1914
  %1916 = load double, ptr %1915, align 8
  %1917 = call double @llvm.fma.f64(double %1913, double %1916, double %1911)
  %1918 = add nuw nsw i64 %1910, 1
  %1919 = icmp eq i64 %1918, %1880
  br i1 %1919, label %1899, label %1909
1920:
  %1921 = load ptr, ptr %135, align 8
  %1922 = getelementptr inbounds nuw double, ptr %1921, i64 %1879
  %1923 = load double, ptr %1922, align 8
  %1924 = load ptr, ptr %62, align 8
  %1925 = getelementptr inbounds nuw double, ptr %1924, i64 %1879
  %1926 = load double, ptr %1925, align 8
  %1927 = fsub double %1923, %1926
  %1928 = fmul double %1834, %1901
  %1929 = fsub double %1927, %1928
  %1930 = fmul double %1822, %1929
  %1931 = fadd double %1905, %1930
  store double %1931, ptr %1906, align 8
  br label %1932
1932:
  %1933 = add nuw nsw i64 %1879, 1
  %1934 = load i64, ptr %0, align 8
  %1935 = load i64, ptr %43, align 8
  %1936 = add nsw i64 %1935, %1934
  %1937 = icmp slt i64 %1933, %1936
  br i1 %1937, label %1878, label %1938
1938:
  %1939 = load double, ptr %32, align 8
  %1940 = load double, ptr %99, align 8
  %1941 = load ptr, ptr %123, align 8
  %1942 = fsub double %1940, %1939
  br label %1943
1943:
  %1944 = phi double [ %1942, %1938 ], [ %1834, %1841 ]
  %1945 = phi ptr [ %1941, %1938 ], [ %1823, %1841 ]
  %1946 = phi double [ %1939, %1938 ], [ %1833, %1841 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %1947 = fmul double %1822, %1944
  %1948 = fadd double %1947, %1946
  %1949 = load ptr, ptr %160, align 8
  %1950 = load i64, ptr %114, align 8
  %1951 = mul nsw i64 %1950, %1820
  %1952 = getelementptr inbounds double, ptr %1949, i64 %1951
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %159, ptr noundef nonnull readonly %2, double noundef %1948, ptr noundef %1945, double noundef 0.000000e+00, ptr noundef %1952) #12
  %1953 = add nuw nsw i64 %1820, 1
  %1954 = icmp eq i64 %1953, 9
  br i1 %1954, label %1816, label %1819
1955:
  %1956 = phi i64 [ %2054, %2053 ], [ %1817, %1816 ]
  %1957 = phi i64 [ %2055, %2053 ], [ 0, %1816 ]
  %1958 = load ptr, ptr %117, align 8
  %1959 = getelementptr inbounds nuw double, ptr %1958, i64 %1957
  %1960 = load double, ptr %1959, align 8
  %1961 = fcmp ult double %1960, 0.000000e+00
  br i1 %1961, label %2053, label %1962
1962:
  %1963 = load i64, ptr %30, align 8
  %1964 = load ptr, ptr %119, align 8
  %1965 = mul nsw i64 %1963, %1956
  %1966 = getelementptr inbounds double, ptr %1964, i64 %1965
  %1967 = getelementptr inbounds nuw double, ptr %1966, i64 %1957
  %1968 = load double, ptr %1967, align 8
  %1969 = fptosi double %1968 to i64
  %1970 = icmp slt i64 %1969, 0
  br i1 %1970, label %1980, label %1971
1971:
  %1972 = load i64, ptr %118, align 8
  %1973 = icmp sgt i64 %1972, %1969
  br i1 %1973, label %1974, label %1980
1974:
  %1975 = load ptr, ptr %164, align 8
  %1976 = mul nsw i64 %1972, %1963
  %1977 = add nsw i64 %1976, %1969
  %1978 = mul nsw i64 %1977, 48
  %1979 = getelementptr inbounds i8, ptr %1975, i64 %1978
  br label %1980
1980:
  %1981 = phi ptr [ %1979, %1974 ], [ null, %1971 ], [ null, %1962 ]
  %1982 = load ptr, ptr %160, align 8
  %1983 = getelementptr inbounds nuw double, ptr %1982, i64 %1957
  br label %1984
1984:
  %1985 = phi i64 [ 0, %1980 ], [ %1998, %1997 ]
  %1986 = phi i64 [ 0, %1980 ], [ %1999, %1997 ]
  %1987 = mul nsw i64 %1985, %1956
  %1988 = getelementptr inbounds double, ptr %1983, i64 %1987
  %1989 = load double, ptr %1988, align 8
  %1990 = fcmp uno double %1989, 0.000000e+00
  br i1 %1990, label %1997, label %1991
1991:
  %1992 = mul nsw i64 %1986, %1956
  %1993 = getelementptr inbounds double, ptr %1983, i64 %1992
  %1994 = load double, ptr %1993, align 8
  %1995 = fcmp ugt double %1994, %1989
  br i1 %1995, label %1996, label %1997
1996:
  br label %1997
1997:
  %1998 = phi i64 [ %1985, %1984 ], [ %1985, %1991 ], [ %1986, %1996 ]
  %1999 = add nuw nsw i64 %1986, 1
  %2000 = icmp eq i64 %1999, 9
  br i1 %2000, label %2001, label %1984
2001:
  %2002 = call i64 @llvm.smax.i64(i64 %1998, i64 1)
  %2003 = call i64 @llvm.umin.i64(i64 %2002, i64 7)
  %2004 = mul nsw i64 %2003, %1956
  %2005 = getelementptr inbounds double, ptr %1982, i64 %2004
  %2006 = getelementptr inbounds nuw double, ptr %2005, i64 %1957
  %2007 = getelementptr inbounds double, ptr %2006, i64 %1956
  %2008 = load double, ptr %2007, align 8
  %2009 = sub nsw i64 0, %1956
  %2010 = getelementptr inbounds double, ptr %2006, i64 %2009
  %2011 = load double, ptr %2010, align 8
  %2012 = fsub double %2008, %2011
  %2013 = fmul double %2012, 5.000000e-01
  %2014 = fadd double %2008, %2011
  %2015 = fmul double %2014, 5.000000e-01
  %2016 = load double, ptr %2006, align 8
  %2017 = fsub double %2015, %2016
  %2018 = fcmp olt double %2017, 0.000000e+00
  br i1 %2018, label %2019, label %2022
2019:
  %2020 = fmul double %2013, -5.000000e-01
  %2021 = fdiv double %2020, %2017
  br label %2027
2022:
  %2023 = fcmp ogt double %2013, 0.000000e+00
  br i1 %2023, label %2027, label %2024
2024:
  %2025 = fcmp olt double %2013, 0.000000e+00
  %2026 = select i1 %2025, double -1.000000e+00, double %2013
  br label %2027
2027:
  %2028 = phi double [ %2021, %2019 ], [ %2026, %2024 ], [ 1.000000e+00, %2022 ]
  %2029 = fcmp olt double %2028, -1.000000e+00
  %2030 = fcmp ogt double %2028, 1.000000e+00
  %2031 = select i1 %2030, double 1.000000e+00, double %2028
  %2032 = select i1 %2029, double -1.000000e+00, double %2031
  %2033 = fmul double %2017, %2032
  %2034 = fadd double %2013, %2033
  %2035 = fmul double %2032, %2034
  %2036 = fadd double %2016, %2035
  %2037 = icmp eq ptr %1981, null
  br i1 %2037, label %2053, label %2038
2038:
  %2039 = getelementptr inbounds nuw i8, ptr %1981, i64 32
  %2040 = load double, ptr %2039, align 8
  %2041 = fcmp ult double %2040, %2036
  br i1 %2041, label %2042, label %2053
2042:
  store double %2036, ptr %2039, align 8
  %2043 = load double, ptr %32, align 8
  %2044 = load double, ptr %99, align 8
  %2045 = fsub double %2044, %2043
  %2046 = uitofp nneg i64 %2003 to double
  %2047 = fadd double %2032, %2046
  %2048 = fmul double %2047, %2045
  %2049 = fmul double %2048, 1.250000e-01
  %2050 = fadd double %2043, %2049
  %2051 = getelementptr inbounds nuw i8, ptr %1981, i64 40
  store double %2050, ptr %2051, align 8
  %2052 = load i64, ptr %114, align 8
  br label %2053
2053:
  %2054 = phi i64 [ %2052, %2042 ], [ %1956, %2038 ], [ %1956, %2027 ], [ %1956, %1955 ]
  %2055 = add nuw nsw i64 %1957, 1
  %2056 = icmp slt i64 %2055, %2054
  br i1 %2056, label %1955, label %2057
2057:
  %2058 = icmp sgt i64 %2054, 0
  br i1 %2058, label %2059, label %2137
2059:
  %2060 = phi i64 [ %1797, %1799 ], [ %1797, %1813 ], [ %2054, %2057 ]
  br label %2061
2061:
  %2062 = phi i64 [ %2135, %2133 ], [ %2060, %2059 ]
  %2063 = phi i64 [ %2134, %2133 ], [ 0, %2059 ]
  %2064 = load ptr, ptr %117, align 8
  %2065 = getelementptr inbounds nuw double, ptr %2064, i64 %2063
  %2066 = load double, ptr %2065, align 8
  %2067 = load ptr, ptr %136, align 8
  %2068 = getelementptr inbounds nuw double, ptr %2067, i64 %2063
  %2069 = load double, ptr %2068, align 8
  %2070 = getelementptr inbounds double, ptr %2068, i64 %2062
  %2071 = load double, ptr %2070, align 8
  %2072 = load double, ptr %99, align 8
  %2073 = fcmp oeq double %2071, 0.000000e+00
  %2074 = select i1 %2073, double 0x7FF0000000000000, double %2071
  %2075 = fdiv double %2069, %2074
  %2076 = fsub double %2072, %2075
  %2077 = fcmp uge double %2066, 0.000000e+00
  %2078 = fcmp ult double %2069, 0.000000e+00
  %2079 = select i1 %2077, i1 true, i1 %2078
  br i1 %2079, label %2106, label %2080
2080:
  %2081 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %30, i64 noundef %2063, double noundef %2076) #12
  %2082 = icmp eq ptr %2081, null
  br i1 %2082, label %2133, label %2083
2083:
  %2084 = load i64, ptr %139, align 8
  %2085 = icmp sgt i64 %2084, 0
  br i1 %2085, label %2086, label %2103
2086:
  %2087 = load ptr, ptr %140, align 8
  br label %2088
2088:
  %2089 = phi i64 [ 0, %2086 ], [ %2094, %2093 ]
  %2090 = getelementptr inbounds nuw i64, ptr %2087, i64 %2089
  %2091 = load i64, ptr %2090, align 8
  %2092 = icmp eq i64 %2091, %2063
  br i1 %2092, label %2096, label %2093
2093:
  %2094 = add nuw nsw i64 %2089, 1
  %2095 = icmp eq i64 %2094, %2084
  br i1 %2095, label %2103, label %2088
2096:
  %2097 = load ptr, ptr %50, align 8
  %2098 = load ptr, ptr %141, align 8
  %2099 = getelementptr inbounds nuw i64, ptr %2098, i64 %2089
  %2100 = load i64, ptr %2099, align 8
  %2101 = getelementptr inbounds double, ptr %2097, i64 %2100
  %2102 = load double, ptr %2101, align 8
  br label %2103
2103:
  %2104 = phi double [ %2102, %2096 ], [ 0x7FF8000000000000, %2083 ], [ 0x7FF8000000000000, %2093 ]
  %2105 = getelementptr inbounds nuw i8, ptr %2081, i64 16
  store double %2104, ptr %2105, align 8
  br label %2133
2106:
  %2107 = load i64, ptr %118, align 8
  %2108 = icmp ne i64 %2107, 0
  %2109 = fcmp oge double %2066, 0.000000e+00
  %2110 = and i1 %2109, %2108
  %2111 = fcmp olt double %2069, 0.000000e+00
  %2112 = select i1 %2110, i1 %2111, i1 false
  br i1 %2112, label %2113, label %2133
2113:
  %2114 = load i64, ptr %30, align 8
  %2115 = load ptr, ptr %119, align 8
  %2116 = mul nsw i64 %2114, %2062
  %2117 = getelementptr inbounds double, ptr %2115, i64 %2116
  %2118 = getelementptr inbounds nuw double, ptr %2117, i64 %2063
  %2119 = load double, ptr %2118, align 8
  %2120 = fptosi double %2119 to i64
  %2121 = icmp sgt i64 %2120, -1
  %2122 = icmp sgt i64 %2107, %2120
  %2123 = and i1 %2121, %2122
  br i1 %2123, label %2124, label %2133
2124:
  %2125 = load ptr, ptr %164, align 8
  %2126 = icmp eq ptr %2125, null
  br i1 %2126, label %2133, label %2127
2127:
  %2128 = mul nsw i64 %2114, %2107
  %2129 = add nsw i64 %2128, %2120
  %2130 = mul nsw i64 %2129, 48
  %2131 = getelementptr inbounds i8, ptr %2125, i64 %2130
  %2132 = getelementptr inbounds nuw i8, ptr %2131, i64 24
  store double %2076, ptr %2132, align 8
  br label %2133
2133:
  %2134 = add nuw nsw i64 %2063, 1
  %2135 = load i64, ptr %114, align 8
  %2136 = icmp slt i64 %2134, %2135
  br i1 %2136, label %2061, label %2137
2137:
  %2138 = load ptr, ptr %48, align 8
  %2139 = load i64, ptr %30, align 8
  %2140 = load i64, ptr %49, align 8
  %2141 = mul nsw i64 %2140, %2139
  %2142 = getelementptr inbounds double, ptr %2138, i64 %2141
  %2143 = load i64, ptr %42, align 8
  %2144 = load i64, ptr %47, align 8
  %2145 = icmp slt i64 %2143, %2144
  br i1 %2145, label %2146, label %2266
2146:
  %2147 = phi i64 [ %2264, %2261 ], [ %2144, %2137 ]
  %2148 = phi i64 [ %2263, %2261 ], [ %2143, %2137 ]
  %2149 = getelementptr inbounds double, ptr %2142, i64 %2148
  %2150 = load double, ptr %2149, align 8
  %2151 = load double, ptr %99, align 8
  %2152 = fcmp ugt double %2150, %2151
  br i1 %2152, label %2266, label %2153
2153:
  %2154 = load double, ptr %32, align 8
  %2155 = fsub double %2150, %2154
  %2156 = fsub double %2151, %2154
  %2157 = fdiv double %2155, %2156
  %2158 = load i64, ptr %0, align 8
  %2159 = load i64, ptr %43, align 8
  %2160 = add i64 %2159, %2158
  %2161 = load i64, ptr %44, align 8
  %2162 = shl nsw i64 %2161, 1
  %2163 = add nsw i64 %2162, %2160
  %2164 = load i64, ptr %45, align 8
  %2165 = add nsw i64 %2163, %2164
  %2166 = load i64, ptr %122, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %2167 = load i64, ptr %161, align 8
  %2168 = icmp ne i64 %2167, 0
  %2169 = icmp sgt i64 %2166, 0
  %2170 = select i1 %2168, i1 %2169, i1 false
  br i1 %2170, label %2171, label %2175
2171:
  %2172 = icmp sgt i64 %2167, 0
  %2173 = fmul double %2157, 0.000000e+00
  %2174 = getelementptr double, ptr %5, i64 %2166
  br label %2183
2175:
  %2176 = load ptr, ptr %46, align 8
  %2177 = load i64, ptr %30, align 8
  %2178 = mul nsw i64 %2177, %2147
  %2179 = add nsw i64 %2178, %2148
  %2180 = mul nsw i64 %2179, %2160
  %2181 = getelementptr inbounds double, ptr %2176, i64 %2180
  %2182 = icmp sgt i64 %2160, 0
  br i1 %2182, label %2220, label %2215
2183:
  %2184 = phi i64 [ 0, %2171 ], [ %2213, %2210 ]
  br i1 %2172, label %2185, label %2197
2185:
  %2186 = load ptr, ptr %162, align 8
  %2187 = mul nuw nsw i64 %2184, %2167
  %2188 = getelementptr double, ptr %2186, i64 %2187
  br label %2189
2189:
  %2190 = phi i64 [ %2167, %2185 ], [ %2192, %2189 ]
  %2191 = phi double [ 0.000000e+00, %2185 ], [ %2195, %2189 ]
  %2192 = add nsw i64 %2190, -1
  %2193 = getelementptr double, ptr %2188, i64 %2192
  %2194 = load double, ptr %2193, align 8
  %2195 = call double @llvm.fma.f64(double %2191, double %2157, double %2194)
  %2196 = icmp samesign ugt i64 %2190, 1
  br i1 %2196, label %2189, label %2199
2197:
  %2198 = getelementptr inbounds nuw double, ptr %5, i64 %2184
  store double %2173, ptr %2198, align 8
  br label %2210
2199:
  %2200 = fmul double %2157, %2195
  %2201 = getelementptr inbounds nuw double, ptr %5, i64 %2184
  store double %2200, ptr %2201, align 8
  br label %2202
2202:
  %2203 = phi i64 [ %2167, %2199 ], [ %2205, %2202 ]
  %2204 = phi double [ 0.000000e+00, %2199 ], [ %2208, %2202 ]
  %2205 = add nsw i64 %2203, -1
  %2206 = getelementptr double, ptr %2188, i64 %2205
  %2207 = load double, ptr %2206, align 8
  %2208 = fadd double %2204, %2207
  %2209 = icmp samesign ugt i64 %2203, 1
  br i1 %2209, label %2202, label %2210
2210:
  %2211 = phi double [ 0.000000e+00, %2197 ], [ %2208, %2202 ]
  %2212 = getelementptr double, ptr %2174, i64 %2184
  store double %2211, ptr %2212, align 8
  %2213 = add nuw nsw i64 %2184, 1
  %2214 = icmp eq i64 %2213, %2166
  br i1 %2214, label %2175, label %2183
2215:
  %2216 = load i64, ptr %40, align 8
  %2217 = icmp sgt i64 %2216, 0
  br i1 %2217, label %2218, label %2261
2218:
  %2219 = mul i64 %2165, %2166
  br label %2229
2220:
  %2221 = phi i64 [ %2227, %2220 ], [ 0, %2175 ]
  %2222 = load ptr, ptr %62, align 8
  %2223 = load ptr, ptr %135, align 8
  %2224 = load ptr, ptr %124, align 8
  %2225 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2222, ptr noundef %2223, ptr noundef %2224, ptr noundef %5, double noundef %2157, double noundef %2156, i64 noundef %2221) #12
  %2226 = getelementptr inbounds nuw double, ptr %2181, i64 %2221
  store double %2225, ptr %2226, align 8
  %2227 = add nuw nsw i64 %2221, 1
  %2228 = icmp eq i64 %2227, %2160
  br i1 %2228, label %2215, label %2220
2229:
  %2230 = phi i64 [ %2216, %2218 ], [ %2252, %2251 ]
  %2231 = phi i64 [ 0, %2218 ], [ %2253, %2251 ]
  %2232 = load ptr, ptr %51, align 8
  %2233 = load i64, ptr %30, align 8
  %2234 = mul nsw i64 %2233, %2230
  %2235 = add nsw i64 %2234, %2231
  %2236 = load i64, ptr %47, align 8
  %2237 = mul nsw i64 %2235, %2236
  %2238 = add nsw i64 %2237, %2148
  %2239 = mul nsw i64 %2238, %2160
  %2240 = getelementptr inbounds double, ptr %2232, i64 %2239
  %2241 = load ptr, ptr %64, align 8
  %2242 = mul nsw i64 %2231, %2165
  %2243 = getelementptr inbounds double, ptr %2241, i64 %2242
  %2244 = load ptr, ptr %52, align 8
  %2245 = getelementptr inbounds double, ptr %2244, i64 %2242
  %2246 = load ptr, ptr %147, align 8
  %2247 = mul i64 %2219, %2231
  %2248 = getelementptr inbounds double, ptr %2246, i64 %2247
  br i1 %2182, label %2255, label %2251
2249:
  %2250 = load i64, ptr %40, align 8
  br label %2251
2251:
  %2252 = phi i64 [ %2250, %2249 ], [ %2230, %2229 ]
  %2253 = add nuw nsw i64 %2231, 1
  %2254 = icmp slt i64 %2253, %2252
  br i1 %2254, label %2229, label %2261
2255:
  %2256 = phi i64 [ %2259, %2255 ], [ 0, %2229 ]
  %2257 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2243, ptr noundef %2245, ptr noundef %2248, ptr noundef %5, double noundef %2157, double noundef %2156, i64 noundef %2256) #12
  %2258 = getelementptr inbounds nuw double, ptr %2240, i64 %2256
  store double %2257, ptr %2258, align 8
  %2259 = add nuw nsw i64 %2256, 1
  %2260 = icmp eq i64 %2259, %2160
  br i1 %2260, label %2249, label %2255
2261:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %2262 = load i64, ptr %42, align 8
  %2263 = add nsw i64 %2262, 1
  store i64 %2263, ptr %42, align 8
  %2264 = load i64, ptr %47, align 8
  %2265 = icmp slt i64 %2263, %2264
  br i1 %2265, label %2146, label %2266
2266:
  %2267 = load i64, ptr %0, align 8
  %2268 = load i64, ptr %43, align 8
  %2269 = add nsw i64 %2268, %2267
  %2270 = load i64, ptr %44, align 8
  %2271 = shl nsw i64 %2270, 1
  %2272 = add nsw i64 %2269, %2271
  %2273 = load i64, ptr %45, align 8
  %2274 = add nsw i64 %2272, %2273
  %2275 = load i64, ptr %122, align 8
  %2276 = add nsw i64 %2275, -1
  %2277 = mul nsw i64 %2276, %2274
  %2278 = load ptr, ptr %62, align 8
  %2279 = icmp sgt i64 %2274, 0
  br i1 %2279, label %2280, label %2289
2280:
  %2281 = load ptr, ptr %50, align 8
  br label %2282
2282:
  %2283 = phi i64 [ 0, %2280 ], [ %2287, %2282 ]
  %2284 = getelementptr inbounds nuw double, ptr %2281, i64 %2283
  %2285 = load double, ptr %2284, align 8
  %2286 = getelementptr inbounds nuw double, ptr %2278, i64 %2283
  store double %2285, ptr %2286, align 8
  %2287 = add nuw nsw i64 %2283, 1
  %2288 = icmp eq i64 %2287, %2274
  br i1 %2288, label %2289, label %2282
2289:
  %2290 = load i64, ptr %40, align 8
  %2291 = mul nsw i64 %2290, %2274
  %2292 = load ptr, ptr %64, align 8
  %2293 = icmp sgt i64 %2291, 0
  br i1 %2293, label %2294, label %2303
2294:
  %2295 = load ptr, ptr %52, align 8
  br label %2296
2296:
  %2297 = phi i64 [ 0, %2294 ], [ %2301, %2296 ]
  %2298 = getelementptr inbounds nuw double, ptr %2295, i64 %2297
  %2299 = load double, ptr %2298, align 8
  %2300 = getelementptr inbounds nuw double, ptr %2292, i64 %2297
  store double %2299, ptr %2300, align 8
  %2301 = add nuw nsw i64 %2297, 1
  %2302 = icmp eq i64 %2301, %2291
  br i1 %2302, label %2303, label %2296
2303:
  %2304 = load i64, ptr %165, align 8
  %2305 = icmp eq i64 %2304, 0
  br i1 %2305, label %2325, label %2306
2306:
  %2307 = load ptr, ptr %124, align 8
  br i1 %2279, label %2308, label %2325
2308:
  %2309 = getelementptr inbounds double, ptr %2307, i64 %2277
  br label %2310
2310:
  %2311 = phi i64 [ 0, %2308 ], [ %2315, %2310 ]
  %2312 = getelementptr inbounds nuw double, ptr %2309, i64 %2311
  %2313 = load double, ptr %2312, align 8
  %2314 = getelementptr inbounds nuw double, ptr %2307, i64 %2311
  store double %2313, ptr %2314, align 8
  %2315 = add nuw nsw i64 %2311, 1
  %2316 = icmp eq i64 %2315, %2274
  br i1 %2316, label %2321, label %2310
2317:
  %2318 = load i64, ptr %30, align 8
  %2319 = icmp slt i64 %2318, 0
  %2320 = or i1 %2319, %1623
  br i1 %2320, label %2383, label %2363
2321:
  %2322 = load i64, ptr %165, align 8
  %2323 = icmp eq i64 %2322, 0
  %2324 = zext i1 %2323 to i64
  br label %2325
2325:
  %2326 = phi i64 [ %2324, %2321 ], [ 0, %2306 ], [ 1, %2303 ]
  store i64 %2326, ptr %70, align 8
  %2327 = load ptr, ptr %116, align 8
  %2328 = load i64, ptr %114, align 8
  %2329 = icmp sgt i64 %2328, 0
  br i1 %2329, label %2330, label %2366
2330:
  %2331 = load ptr, ptr %117, align 8
  br label %2332
2332:
  %2333 = phi i64 [ 0, %2330 ], [ %2344, %2332 ]
  %2334 = phi i32 [ 0, %2330 ], [ %2343, %2332 ]
  %2335 = getelementptr inbounds nuw double, ptr %2331, i64 %2333
  %2336 = load double, ptr %2335, align 8
  %2337 = getelementptr inbounds nuw double, ptr %2327, i64 %2333
  %2338 = load double, ptr %2337, align 8
  %2339 = fcmp olt double %2336, 0.000000e+00
  %2340 = fcmp oge double %2338, 0.000000e+00
  %2341 = select i1 %2339, i1 %2340, i1 false
  %2342 = zext i1 %2341 to i32
  %2343 = or i32 %2334, %2342
  %2344 = add nuw nsw i64 %2333, 1
  %2345 = icmp eq i64 %2344, %2328
  br i1 %2345, label %2346, label %2332
2346:
  %2347 = icmp eq i32 %2343, 0
  br i1 %2347, label %2351, label %2348
2348:
  store i64 1, ptr %70, align 8
  %2349 = load i64, ptr %114, align 8
  %2350 = icmp sgt i64 %2349, 0
  br i1 %2350, label %2351, label %2366
2351:
  br label %2352
2352:
  %2353 = phi i64 [ %2359, %2352 ], [ 0, %2351 ]
  %2354 = load ptr, ptr %116, align 8
  %2355 = getelementptr inbounds nuw double, ptr %2354, i64 %2353
  %2356 = load double, ptr %2355, align 8
  %2357 = load ptr, ptr %117, align 8
  %2358 = getelementptr inbounds nuw double, ptr %2357, i64 %2353
  store double %2356, ptr %2358, align 8
  %2359 = add nuw nsw i64 %2353, 1
  %2360 = load i64, ptr %114, align 8
  %2361 = shl nsw i64 %2360, 2
  %2362 = icmp slt i64 %2359, %2361
  br i1 %2362, label %2352, label %2366
2363:
  %2364 = load double, ptr %73, align 8
  %2365 = fcmp ogt double %1605, %2364
  br i1 %2365, label %2375, label %2381
2366:
  %2367 = load double, ptr %99, align 8
  store double %2367, ptr %32, align 8
  %2368 = load i64, ptr %57, align 8
  %2369 = add nsw i64 %2368, 1
  store i64 %2369, ptr %57, align 8
  %2370 = load double, ptr %146, align 8
  %2371 = load double, ptr %73, align 8
  %2372 = fcmp ogt double %2370, %2371
  br i1 %2372, label %2373, label %2381
2373:
  %2374 = load double, ptr %33, align 8
  br label %2381
2375:
  %2376 = load double, ptr %32, align 8
  %2377 = load double, ptr %33, align 8
  %2378 = fsub double %2377, %2376
  %2379 = fmul double %2378, 5.000000e-01
  %2380 = fadd double %2376, %2379
  br label %2381
2381:
  %2382 = phi double [ %1605, %2363 ], [ %2380, %2375 ], [ %2374, %2373 ], [ %2370, %2366 ]
  store double %2382, ptr %99, align 8
  br label %2383
2383:
  %2384 = add nuw nsw i64 %167, 1
  %2385 = icmp eq i64 %2384, %3
  br i1 %2385, label %2386, label %166
2386:
  %2387 = phi i64 [ 1, %26 ], [ 2, %1032 ], [ 0, %896 ], [ 0, %893 ], [ 1, %2383 ]
  call void @bg_set_float_mode(i32 noundef %17) #11
  ret i64 %2387
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
