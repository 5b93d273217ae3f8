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
  br i1 %28, label %29, label %2382
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
  %143 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 320
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
  %167 = phi i64 [ 0, %29 ], [ %2380, %2379 ]
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
  br i1 %895, label %2382, label %899
896:
  %897 = load i64, ptr %30, align 8
  %898 = icmp slt i64 %897, 0
  br i1 %898, label %2382, label %1028
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
  br i1 %1035, label %1036, label %2382
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
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1140, ptr noundef %1141, ptr noundef %1142, i64 noundef 0, ptr noundef null) #12
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
  %1393 = call i1 @llvm.is.fpclass.f64(double %1392, i32 608)
  %1394 = select i1 %1393, double 1.000000e+00, double %1392
  %1395 = load i64, ptr %30, align 8
  %1396 = icmp sgt i64 %1395, -1
  br i1 %1396, label %1397, label %2379
1397:
  %1398 = fcmp uge double %1391, 1.000000e+00
  %1399 = load i64, ptr %71, align 8
  %1400 = freeze i64 %1399
  %1401 = load double, ptr %75, align 8
  %1402 = load i64, ptr %146, align 8
  %1403 = sitofp i64 %1402 to double
  %1404 = load double, ptr %99, align 8
  %1405 = load double, ptr %32, align 8
  %1406 = fsub double %1404, %1405
  %1407 = icmp eq i64 %1400, 0
  %1408 = and i1 %1398, %1407
  %1409 = load double, ptr %145, align 8
  %1410 = load double, ptr %144, align 8
  %1411 = fadd double %1409, %1410
  %1412 = fdiv double %1411, %1403
  %1413 = call double @bg_pow_1(double noundef %1392, double noundef %1412) #11
  %1414 = fmul double %1413, 9.000000e-01
  %1415 = load double, ptr %75, align 8
  %1416 = load double, ptr %144, align 8
  %1417 = fneg double %1416
  %1418 = fdiv double %1417, %1403
  %1419 = call double @bg_pow_1(double noundef %1415, double noundef %1418) #11
  %1420 = fmul double %1414, %1419
  %1421 = select i1 %1408, double 2.000000e-01, double 1.000000e+00
  %1422 = select i1 %1408, double 9.000000e-01, double 1.000000e+01
  %1423 = fcmp ult double %1420, %1421
  %1424 = fcmp ogt double %1420, %1422
  %1425 = select i1 %1424, double %1422, double %1420
  %1426 = select i1 %1423, double %1421, double %1425
  %1427 = fmul double %1406, %1426
  %1428 = load double, ptr %74, align 8
  %1429 = fcmp olt double %1427, %1428
  %1430 = load i64, ptr %71, align 8
  %1431 = icmp ne i64 %1430, 0
  %1432 = fcmp oeq double %1426, 1.000000e+00
  %1433 = select i1 %1431, i1 %1432, i1 false
  %1434 = select i1 %1433, double %1428, double %1427
  %1435 = fcmp ole double %1434, %1428
  %1436 = zext i1 %1435 to i64
  store i64 %1436, ptr %71, align 8
  %1437 = fcmp olt double %1434, %1428
  %1438 = select i1 %1437, double %1428, double %1434
  br i1 %1408, label %1440, label %1439
1439:
  store double %1394, ptr %75, align 8
  br label %1440
1440:
  %1441 = phi ptr [ %99, %1439 ], [ %32, %1397 ]
  %1442 = load double, ptr %1441, align 8
  %1443 = fadd double %1438, %1442
  %1444 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1442, double noundef %1443) #12
  store double %1444, ptr %143, align 8
  br i1 %1429, label %1445, label %1446
1445:
  store i64 3, ptr %31, align 8
  br label %1446
1446:
  %1447 = load i64, ptr %114, align 8
  %1448 = icmp eq i64 %1447, 0
  br i1 %1448, label %1599, label %1449
1449:
  %1450 = load double, ptr %99, align 8
  %1451 = load double, ptr %32, align 8
  %1452 = fsub double %1450, %1451
  %1453 = load double, ptr %33, align 8
  %1454 = load double, ptr %72, align 8
  %1455 = fsub double %1453, %1454
  %1456 = fmul double %1455, 1.000000e-13
  %1457 = icmp sgt i64 %1447, 0
  br i1 %1457, label %1458, label %1593
1458:
  %1459 = load ptr, ptr %117, align 8
  %1460 = shl nsw i64 %1447, 4
  %1461 = load ptr, ptr %116, align 8
  br label %1462
1462:
  %1463 = phi double [ 1.000000e+00, %1458 ], [ %1557, %1551 ]
  %1464 = phi i64 [ 0, %1458 ], [ %1558, %1551 ]
  %1465 = getelementptr inbounds nuw double, ptr %1459, i64 %1464
  %1466 = load double, ptr %1465, align 8
  %1467 = getelementptr inbounds nuw double, ptr %1465, i64 %1447
  %1468 = load double, ptr %1467, align 8
  %1469 = getelementptr inbounds nuw i8, ptr %1465, i64 %1460
  %1470 = load double, ptr %1469, align 8
  %1471 = getelementptr inbounds nuw double, ptr %1461, i64 %1464
  %1472 = load double, ptr %1471, align 8
  %1473 = getelementptr inbounds nuw double, ptr %1471, i64 %1447
  %1474 = load double, ptr %1473, align 8
  %1475 = fcmp olt double %1466, 0.000000e+00
  %1476 = select i1 %1475, double 1.000000e+00, double -1.000000e+00
  %1477 = fmul double %1470, 0x3EB0C6F7A0B5ED8D
  %1478 = fmul double %1466, %1476
  %1479 = fmul double %1476, %1472
  %1480 = fsub double %1479, %1478
  %1481 = fmul double %1468, %1476
  %1482 = fmul double %1452, %1481
  %1483 = fmul double %1476, %1474
  %1484 = fmul double %1452, %1483
  %1485 = fmul double %1480, 3.000000e+00
  %1486 = fmul double %1482, 2.000000e+00
  %1487 = fsub double %1485, %1486
  %1488 = fsub double %1487, %1484
  %1489 = fadd double %1482, %1484
  %1490 = fmul double %1480, 2.000000e+00
  %1491 = fsub double %1489, %1490
  %1492 = fcmp uge double %1472, 0.000000e+00
  %1493 = xor i1 %1475, %1492
  br i1 %1493, label %1526, label %1494
1494:
  %1495 = fcmp ogt double %1479, %1477
  br i1 %1495, label %1496, label %1551
1496:
  %1497 = fmul double %1477, 5.000000e-01
  %1498 = fmul double %1488, 2.000000e+00
  br label %1499
1499:
  %1500 = phi double [ 0.000000e+00, %1496 ], [ %1513, %1499 ]
  %1501 = phi double [ 1.000000e+00, %1496 ], [ %1512, %1499 ]
  %1502 = phi double [ 5.000000e-01, %1496 ], [ %1523, %1499 ]
  %1503 = phi i32 [ 0, %1496 ], [ %1524, %1499 ]
  %1504 = call double @llvm.fma.f64(double %1502, double %1491, double %1488)
  %1505 = call double @llvm.fma.f64(double %1502, double %1504, double %1482)
  %1506 = call double @llvm.fma.f64(double %1502, double %1505, double %1478)
  %1507 = fsub double %1506, %1497
  %1508 = fmul double %1502, 3.000000e+00
  %1509 = call double @llvm.fma.f64(double %1508, double %1491, double %1498)
  %1510 = call double @llvm.fma.f64(double %1502, double %1509, double %1482)
  %1511 = fcmp olt double %1507, 0.000000e+00
  %1512 = select i1 %1511, double %1501, double %1502
  %1513 = select i1 %1511, double %1502, double %1500
  %1514 = fcmp oeq double %1510, 0.000000e+00
  %1515 = select i1 %1514, double 1.000000e+00, double %1510
  %1516 = fdiv double %1507, %1515
  %1517 = fsub double %1502, %1516
  %1518 = fcmp ogt double %1517, %1513
  %1519 = fcmp olt double %1517, %1512
  %1520 = select i1 %1518, i1 %1519, i1 false
  %1521 = fadd double %1513, %1512
  %1522 = fmul double %1521, 5.000000e-01
  %1523 = select i1 %1520, double %1517, double %1522
  %1524 = add nuw nsw i32 %1503, 1
  %1525 = icmp eq i32 %1524, 10
  br i1 %1525, label %1551, label %1499
1526:
  %1527 = fcmp ogt double %1481, 0.000000e+00
  %1528 = fcmp olt double %1483, 0.000000e+00
  %1529 = select i1 %1527, i1 %1528, i1 false
  br i1 %1529, label %1530, label %1551
1530:
  %1531 = fmul double %1488, %1488
  %1532 = fmul double %1491, 3.000000e+00
  %1533 = fmul double %1482, %1532
  %1534 = fsub double %1531, %1533
  %1535 = fcmp ogt double %1534, 0.000000e+00
  %1536 = select i1 %1535, double %1534, double 0.000000e+00
  %1537 = call double @llvm.sqrt.f64(double %1536)
  %1538 = fsub double %1537, %1488
  %1539 = fcmp olt double %1538, 1.000000e-300
  %1540 = select i1 %1539, double 1.000000e-300, double %1538
  %1541 = fdiv double %1482, %1540
  %1542 = fcmp olt double %1541, 0.000000e+00
  %1543 = fcmp ogt double %1541, 1.000000e+00
  %1544 = select i1 %1543, double 1.000000e+00, double %1541
  %1545 = select i1 %1542, double 0.000000e+00, double %1544
  %1546 = call double @llvm.fma.f64(double %1545, double %1491, double %1488)
  %1547 = call double @llvm.fma.f64(double %1545, double %1546, double %1482)
  %1548 = call double @llvm.fma.f64(double %1545, double %1547, double %1478)
  %1549 = fcmp ogt double %1548, 0.000000e+00
  %1550 = select i1 %1549, double %1545, double 1.000000e+00
  br label %1551
1551:
  %1552 = phi double [ 1.000000e+00, %1526 ], [ 1.000000e+00, %1494 ], [ %1550, %1530 ], [ %1523, %1499 ]
  %1553 = call double @llvm.fabs.f64(double %1552)
  %1554 = fcmp one double %1553, 0x7FF0000000000000
  %1555 = select i1 %1554, double %1552, double 1.000000e+00
  %1556 = fcmp olt double %1555, %1463
  %1557 = select i1 %1556, double %1555, double %1463
  %1558 = add nuw nsw i64 %1464, 1
  %1559 = icmp eq i64 %1558, %1447
  br i1 %1559, label %1560, label %1462
1560:
  %1561 = fcmp olt double %1557, 1.000000e+00
  %1562 = fcmp ogt double %1452, %1456
  %1563 = select i1 %1561, i1 %1562, i1 false
  br i1 %1563, label %1564, label %1574
1564:
  %1565 = call double @llvm.fma.f64(double %1557, double %1452, double %1451)
  %1566 = fmul double %1456, 5.000000e-01
  %1567 = fadd double %1451, %1566
  %1568 = fcmp olt double %1565, %1567
  %1569 = select i1 %1568, double %1567, double %1565
  br i1 %1408, label %1571, label %1570
1570:
  store double %1401, ptr %75, align 8
  store i64 %1400, ptr %71, align 8
  br label %1573
1571:
  %1572 = fcmp olt double %1569, %1444
  br i1 %1572, label %1573, label %1601
1573:
  store double %1569, ptr %143, align 8
  br label %1601
1574:
  %1575 = mul nuw nsw i64 %1447, 24
  br label %1576
1576:
  %1577 = phi i64 [ 0, %1574 ], [ %1591, %1588 ]
  %1578 = phi double [ 0x7FF0000000000000, %1574 ], [ %1590, %1588 ]
  %1579 = getelementptr inbounds nuw double, ptr %1461, i64 %1577
  %1580 = getelementptr inbounds nuw i8, ptr %1579, i64 %1460
  %1581 = load double, ptr %1580, align 8
  %1582 = getelementptr inbounds nuw i8, ptr %1579, i64 %1575
  %1583 = load double, ptr %1582, align 8
  %1584 = fcmp olt double %1583, 1.000000e-300
  %1585 = select i1 %1584, double 1.000000e-300, double %1583
  %1586 = fdiv double %1581, %1585
  %1587 = fcmp ord double %1586, 0.000000e+00
  br i1 %1587, label %1588, label %1593
1588:
  %1589 = fcmp olt double %1586, %1578
  %1590 = select i1 %1589, double %1586, double %1578
  %1591 = add nuw nsw i64 %1577, 1
  %1592 = icmp eq i64 %1591, %1447
  br i1 %1592, label %1593, label %1576
1593:
  %1594 = phi double [ 0x7FF0000000000000, %1449 ], [ %1590, %1588 ], [ 0x7FF8000000000000, %1576 ]
  %1595 = fadd double %1450, %1594
  br i1 %1408, label %1601, label %1596
1596:
  %1597 = fcmp ult double %1595, %1444
  br i1 %1597, label %1598, label %1601
1598:
  store double %1595, ptr %143, align 8
  br label %1601
1599:
  %1600 = select i1 %1408, i64 64, i64 72
  br label %1601
1601:
  %1602 = phi double [ %1444, %1593 ], [ %1444, %1599 ], [ %1444, %1596 ], [ %1444, %1571 ], [ %1569, %1573 ], [ %1595, %1598 ]
  %1603 = phi i1 [ true, %1593 ], [ %1408, %1599 ], [ false, %1596 ], [ true, %1571 ], [ true, %1573 ], [ false, %1598 ]
  %1604 = phi i64 [ 64, %1593 ], [ %1600, %1599 ], [ 72, %1596 ], [ 64, %1571 ], [ 64, %1573 ], [ 72, %1598 ]
  %1605 = getelementptr inbounds nuw i8, ptr %30, i64 %1604
  %1606 = load double, ptr %1605, align 8
  %1607 = load i64, ptr %55, align 8
  %1608 = add nsw i64 %1607, 1
  store i64 %1608, ptr %55, align 8
  %1609 = load i64, ptr %31, align 8
  %1610 = icmp eq i64 %1609, 0
  br i1 %1610, label %1611, label %1619
1611:
  %1612 = sitofp i64 %1608 to double
  %1613 = load double, ptr %81, align 8
  %1614 = fcmp ugt double %1613, %1612
  br i1 %1614, label %1619, label %1615
1615:
  %1616 = load double, ptr %33, align 8
  %1617 = fcmp olt double %1606, %1616
  br i1 %1617, label %1618, label %1619
1618:
  store i64 2, ptr %31, align 8
  br label %1619
1619:
  br i1 %1603, label %2316, label %1620
1620:
  %1621 = load i64, ptr %40, align 8
  %1622 = icmp eq i64 %1621, 0
  br i1 %1622, label %1736, label %1623
1623:
  %1624 = load i64, ptr %0, align 8
  %1625 = load i64, ptr %43, align 8
  %1626 = add i64 %1625, %1624
  %1627 = load i64, ptr %44, align 8
  %1628 = shl i64 %1627, 1
  %1629 = add i64 %1626, %1628
  %1630 = load i64, ptr %45, align 8
  %1631 = add i64 %1629, %1630
  %1632 = load i64, ptr %122, align 8
  %1633 = load double, ptr %99, align 8
  %1634 = load double, ptr %32, align 8
  %1635 = fsub double %1633, %1634
  %1636 = icmp sgt i64 %1632, 0
  br i1 %1636, label %1637, label %1640
1637:
  %1638 = icmp sgt i64 %1621, 0
  %1639 = mul i64 %1631, %1632
  br label %1644
1640:
  %1641 = icmp sgt i64 %1621, 0
  br i1 %1641, label %1642, label %1702
1642:
  %1643 = mul i64 %1631, %1632
  br label %1707
1644:
  %1645 = phi i64 [ 0, %1637 ], [ %1655, %1654 ]
  %1646 = load ptr, ptr %125, align 8
  %1647 = mul nuw nsw i64 %1645, %1632
  %1648 = getelementptr inbounds nuw double, ptr %1646, i64 %1647
  %1649 = load ptr, ptr %62, align 8
  %1650 = load ptr, ptr %124, align 8
  %1651 = load ptr, ptr %123, align 8
  call fastcc void @bg_moved(i64 noundef %1631, i64 noundef %1645, ptr noundef %1648, double noundef %1635, ptr noundef %1649, ptr noundef %1650, ptr noundef %1651) #12
  br i1 %1638, label %1652, label %1654
1652:
  %1653 = mul nsw i64 %1645, %1631
  br label %1657
1654:
  %1655 = add nuw nsw i64 %1645, 1
  %1656 = icmp eq i64 %1655, %1632
  br i1 %1656, label %1640, label %1644
1657:
  %1658 = phi i64 [ 0, %1652 ], [ %1695, %1694 ]
  %1659 = load ptr, ptr %147, align 8
  %1660 = mul i64 %1639, %1658
  %1661 = getelementptr inbounds double, ptr %1659, i64 %1660
  %1662 = load ptr, ptr %125, align 8
  %1663 = getelementptr inbounds nuw double, ptr %1662, i64 %1647
  %1664 = load ptr, ptr %64, align 8
  %1665 = mul nsw i64 %1658, %1631
  %1666 = getelementptr inbounds double, ptr %1664, i64 %1665
  %1667 = load ptr, ptr %148, align 8
  call fastcc void @bg_moved(i64 noundef %1631, i64 noundef %1645, ptr noundef %1663, double noundef %1635, ptr noundef %1666, ptr noundef %1661, ptr noundef %1667) #12
  %1668 = load ptr, ptr %126, align 8
  %1669 = getelementptr inbounds nuw double, ptr %1668, i64 %1645
  %1670 = load double, ptr %1669, align 8
  %1671 = load double, ptr %32, align 8
  %1672 = load double, ptr %99, align 8
  %1673 = fsub double %1672, %1671
  %1674 = fmul double %1670, %1673
  %1675 = fadd double %1671, %1674
  %1676 = load ptr, ptr %123, align 8
  %1677 = load ptr, ptr %148, align 8
  %1678 = getelementptr double, ptr %1661, i64 %1653
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %1675, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
  store double 0.000000e+00, ptr %10, align 8
  %1679 = load ptr, ptr %35, align 8
  %1680 = load i64, ptr %38, align 8
  %1681 = mul nsw i64 %1680, %1658
  %1682 = getelementptr inbounds double, ptr %1679, i64 %1681
  %1683 = load i64, ptr %149, align 8
  %1684 = getelementptr inbounds double, ptr %1682, i64 %1683
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  %1685 = load ptr, ptr %34, align 8
  %1686 = getelementptr inbounds double, ptr %1685, i64 %1683
  store ptr %1686, ptr %11, align 16
  store ptr %1676, ptr %150, align 8
  %1687 = load i64, ptr %0, align 8
  %1688 = getelementptr inbounds double, ptr %1676, i64 %1687
  store ptr %1688, ptr %151, align 16
  store ptr %8, ptr %152, align 8
  store ptr %9, ptr %153, align 16
  %1689 = load ptr, ptr %134, align 8
  store ptr %1689, ptr %154, align 8
  store ptr %1684, ptr %155, align 16
  store ptr %1677, ptr %156, align 8
  store ptr %10, ptr %157, align 16
  %1690 = load ptr, ptr %158, align 8
  %1691 = load ptr, ptr %96, align 8
  call void %1690(ptr noundef nonnull %11, ptr noundef %1691, ptr noundef %1678) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %1692 = load i64, ptr %0, align 8
  %1693 = icmp slt i64 %1692, %1631
  br i1 %1693, label %1697, label %1694
1694:
  %1695 = add nuw nsw i64 %1658, 1
  %1696 = icmp eq i64 %1695, %1621
  br i1 %1696, label %1654, label %1657
1697:
  %1698 = phi i64 [ %1700, %1697 ], [ %1692, %1657 ]
  %1699 = getelementptr double, ptr %1678, i64 %1698
  store double 0.000000e+00, ptr %1699, align 8
  %1700 = add nsw i64 %1698, 1
  %1701 = icmp slt i64 %1700, %1631
  br i1 %1701, label %1697, label %1694
1702:
  %1703 = load ptr, ptr %37, align 8
  %1704 = icmp eq ptr %1703, null
  br i1 %1704, label %1736, label %1705
1705:
  %1706 = icmp sgt i64 %1631, 0
  br i1 %1706, label %1727, label %1720
1707:
  %1708 = phi i64 [ 0, %1642 ], [ %1718, %1707 ]
  %1709 = load ptr, ptr %127, align 8
  %1710 = load ptr, ptr %64, align 8
  %1711 = mul nsw i64 %1708, %1631
  %1712 = getelementptr inbounds double, ptr %1710, i64 %1711
  %1713 = load ptr, ptr %147, align 8
  %1714 = mul i64 %1643, %1708
  %1715 = getelementptr inbounds double, ptr %1713, i64 %1714
  %1716 = load ptr, ptr %52, align 8
  %1717 = getelementptr inbounds double, ptr %1716, i64 %1711
  call fastcc void @bg_moved(i64 noundef %1631, i64 noundef %1632, ptr noundef %1709, double noundef %1635, ptr noundef %1712, ptr noundef %1715, ptr noundef %1717) #12
  %1718 = add nuw nsw i64 %1708, 1
  %1719 = icmp eq i64 %1718, %1621
  br i1 %1719, label %1702, label %1707
1720:
  %1721 = load double, ptr %32, align 8
  %1722 = load double, ptr %99, align 8
  %1723 = fsub double %1722, %1721
  %1724 = fadd double %1721, %1723
  %1725 = load ptr, ptr %123, align 8
  %1726 = load ptr, ptr %52, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1724, ptr noundef %1725, ptr noundef null, i64 noundef range(i64 1, 0) %1621, ptr noundef %1726) #12
  br label %1736
1727:
  %1728 = phi i64 [ %1734, %1727 ], [ 0, %1705 ]
  %1729 = load ptr, ptr %130, align 8
  %1730 = getelementptr inbounds nuw double, ptr %1729, i64 %1728
  %1731 = load double, ptr %1730, align 8
  %1732 = load ptr, ptr %123, align 8
  %1733 = getelementptr inbounds nuw double, ptr %1732, i64 %1728
  store double %1731, ptr %1733, align 8
  %1734 = add nuw nsw i64 %1728, 1
  %1735 = icmp eq i64 %1734, %1631
  br i1 %1735, label %1720, label %1727
1736:
  %1737 = load ptr, ptr %120, align 8
  %1738 = icmp eq ptr %1737, null
  br i1 %1738, label %1792, label %1739
1739:
  %1740 = load i64, ptr %0, align 8
  %1741 = load i64, ptr %43, align 8
  %1742 = add nsw i64 %1741, %1740
  %1743 = load i64, ptr %44, align 8
  %1744 = shl nsw i64 %1743, 1
  %1745 = add nsw i64 %1742, %1744
  %1746 = load i64, ptr %45, align 8
  %1747 = add nsw i64 %1745, %1746
  %1748 = load i64, ptr %122, align 8
  %1749 = load i64, ptr %27, align 8
  %1750 = add nsw i64 %1749, 1
  store i64 %1750, ptr %27, align 8
  %1751 = add nsw i64 %1748, 2
  %1752 = mul nsw i64 %1751, %1747
  %1753 = add nsw i64 %1752, 2
  %1754 = mul nsw i64 %1753, %1749
  %1755 = getelementptr inbounds double, ptr %1737, i64 %1754
  %1756 = load double, ptr %32, align 8
  %1757 = getelementptr inbounds nuw i8, ptr %1755, i64 8
  store double %1756, ptr %1755, align 8
  %1758 = load double, ptr %99, align 8
  %1759 = getelementptr inbounds nuw i8, ptr %1755, i64 16
  store double %1758, ptr %1757, align 8
  %1760 = icmp sgt i64 %1747, 0
  br i1 %1760, label %1761, label %1770
1761:
  %1762 = phi i64 [ %1768, %1761 ], [ 0, %1739 ]
  %1763 = phi ptr [ %1767, %1761 ], [ %1759, %1739 ]
  %1764 = load ptr, ptr %62, align 8
  %1765 = getelementptr inbounds nuw double, ptr %1764, i64 %1762
  %1766 = load double, ptr %1765, align 8
  %1767 = getelementptr inbounds nuw i8, ptr %1763, i64 8
  store double %1766, ptr %1763, align 8
  %1768 = add nuw nsw i64 %1762, 1
  %1769 = icmp eq i64 %1768, %1747
  br i1 %1769, label %1774, label %1761
1770:
  %1771 = phi ptr [ %1759, %1739 ], [ %1780, %1774 ]
  %1772 = mul nsw i64 %1747, %1748
  %1773 = icmp sgt i64 %1772, 0
  br i1 %1773, label %1783, label %1792
1774:
  %1775 = phi i64 [ %1781, %1774 ], [ 0, %1761 ]
  %1776 = phi ptr [ %1780, %1774 ], [ %1767, %1761 ]
  %1777 = load ptr, ptr %50, align 8
  %1778 = getelementptr inbounds nuw double, ptr %1777, i64 %1775
  %1779 = load double, ptr %1778, align 8
  %1780 = getelementptr inbounds nuw i8, ptr %1776, i64 8
  store double %1779, ptr %1776, align 8
  %1781 = add nuw nsw i64 %1775, 1
  %1782 = icmp eq i64 %1781, %1747
  br i1 %1782, label %1770, label %1774
1783:
  %1784 = phi i64 [ %1790, %1783 ], [ 0, %1770 ]
  %1785 = phi ptr [ %1789, %1783 ], [ %1771, %1770 ]
  %1786 = load ptr, ptr %124, align 8
  %1787 = getelementptr inbounds nuw double, ptr %1786, i64 %1784
  %1788 = load double, ptr %1787, align 8
  %1789 = getelementptr inbounds nuw i8, ptr %1785, i64 8
  store double %1788, ptr %1785, align 8
  %1790 = add nuw nsw i64 %1784, 1
  %1791 = icmp eq i64 %1790, %1772
  br i1 %1791, label %1792, label %1783
1792:
  %1793 = load i64, ptr %114, align 8
  %1794 = icmp sgt i64 %1793, 0
  br i1 %1794, label %1797, label %2133
1795:
  %1796 = icmp eq i32 %1806, 0
  br i1 %1796, label %2055, label %1809
1797:
  %1798 = load ptr, ptr %117, align 8
  br label %1799
1799:
  %1800 = phi i32 [ 0, %1797 ], [ %1806, %1799 ]
  %1801 = phi i64 [ 0, %1797 ], [ %1807, %1799 ]
  %1802 = getelementptr inbounds nuw double, ptr %1798, i64 %1801
  %1803 = load double, ptr %1802, align 8
  %1804 = fcmp oge double %1803, 0.000000e+00
  %1805 = zext i1 %1804 to i32
  %1806 = or i32 %1800, %1805
  %1807 = add nuw nsw i64 %1801, 1
  %1808 = icmp eq i64 %1807, %1793
  br i1 %1808, label %1795, label %1799
1809:
  %1810 = load i64, ptr %118, align 8
  %1811 = icmp eq i64 %1810, 0
  br i1 %1811, label %2055, label %1815
1812:
  %1813 = load i64, ptr %114, align 8
  %1814 = icmp sgt i64 %1813, 0
  br i1 %1814, label %1951, label %2133
1815:
  %1816 = phi i64 [ %1949, %1939 ], [ 0, %1809 ]
  %1817 = uitofp nneg i64 %1816 to double
  %1818 = fmul double %1817, 1.250000e-01
  %1819 = load ptr, ptr %123, align 8
  %1820 = load i64, ptr %0, align 8
  %1821 = load i64, ptr %43, align 8
  %1822 = add nsw i64 %1821, %1820
  %1823 = load i64, ptr %44, align 8
  %1824 = shl nsw i64 %1823, 1
  %1825 = add nsw i64 %1824, %1822
  %1826 = load i64, ptr %45, align 8
  %1827 = add nsw i64 %1825, %1826
  %1828 = load double, ptr %99, align 8
  %1829 = load double, ptr %32, align 8
  %1830 = fsub double %1828, %1829
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #13
  %1831 = load i64, ptr %122, align 8
  %1832 = icmp sgt i64 %1831, 0
  br i1 %1832, label %1833, label %1837
1833:
  %1834 = load i64, ptr %161, align 8
  %1835 = icmp sgt i64 %1834, 0
  %1836 = fmul double %1818, 0.000000e+00
  br label %1839
1837:
  %1838 = icmp sgt i64 %1822, 0
  br i1 %1838, label %1874, label %1939
1839:
  %1840 = phi i64 [ 0, %1833 ], [ %1872, %1869 ]
  br i1 %1835, label %1841, label %1853
1841:
  %1842 = load ptr, ptr %162, align 8
  %1843 = mul nuw nsw i64 %1840, %1834
  %1844 = getelementptr double, ptr %1842, i64 %1843
  br label %1845
1845:
  %1846 = phi i64 [ %1834, %1841 ], [ %1848, %1845 ]
  %1847 = phi double [ 0.000000e+00, %1841 ], [ %1851, %1845 ]
  %1848 = add nsw i64 %1846, -1
  %1849 = getelementptr double, ptr %1844, i64 %1848
  %1850 = load double, ptr %1849, align 8
  %1851 = call double @llvm.fma.f64(double %1847, double %1818, double %1850)
  %1852 = icmp samesign ugt i64 %1846, 1
  br i1 %1852, label %1845, label %1855
1853:
  %1854 = getelementptr inbounds nuw double, ptr %6, i64 %1840
  store double %1836, ptr %1854, align 8
  br label %1869
1855:
  %1856 = fmul double %1818, %1851
  %1857 = fadd double %1856, 0.000000e+00
  %1858 = getelementptr inbounds nuw double, ptr %6, i64 %1840
  store double %1857, ptr %1858, align 8
  br label %1859
1859:
  %1860 = phi i64 [ %1834, %1855 ], [ %1862, %1859 ]
  %1861 = phi double [ 0.000000e+00, %1855 ], [ %1865, %1859 ]
  %1862 = add nsw i64 %1860, -1
  %1863 = getelementptr double, ptr %1844, i64 %1862
  %1864 = load double, ptr %1863, align 8
  %1865 = fadd double %1861, %1864
  %1866 = icmp samesign ugt i64 %1860, 1
  br i1 %1866, label %1859, label %1867
1867:
  %1868 = fadd double %1865, 0.000000e+00
  br label %1869
1869:
  %1870 = phi double [ 0.000000e+00, %1853 ], [ %1868, %1867 ]
  %1871 = getelementptr inbounds nuw double, ptr %7, i64 %1840
  store double %1870, ptr %1871, align 8
  %1872 = add nuw nsw i64 %1840, 1
  %1873 = icmp eq i64 %1872, %1831
  br i1 %1873, label %1837, label %1839
1874:
  %1875 = phi i64 [ %1929, %1928 ], [ 0, %1837 ]
  %1876 = load i64, ptr %122, align 8
  %1877 = icmp sgt i64 %1876, 0
  br i1 %1877, label %1878, label %1895
1878:
  %1879 = load ptr, ptr %124, align 8
  %1880 = getelementptr double, ptr %1879, i64 %1875
  br label %1884
1881:
  %1882 = load i64, ptr %163, align 8
  %1883 = icmp eq i64 %1882, 0
  br i1 %1883, label %1895, label %1905
1884:
  %1885 = phi i64 [ 0, %1878 ], [ %1893, %1884 ]
  %1886 = phi double [ 0.000000e+00, %1878 ], [ %1892, %1884 ]
  %1887 = getelementptr inbounds nuw double, ptr %6, i64 %1885
  %1888 = load double, ptr %1887, align 8
  %1889 = mul nsw i64 %1885, %1827
  %1890 = getelementptr double, ptr %1880, i64 %1889
  %1891 = load double, ptr %1890, align 8
  %1892 = call double @llvm.fma.f64(double %1888, double %1891, double %1886)
  %1893 = add nuw nsw i64 %1885, 1
  %1894 = icmp eq i64 %1893, %1876
  br i1 %1894, label %1881, label %1884
1895:
  %1896 = phi double [ %1892, %1881 ], [ 0.000000e+00, %1874 ], [ %1892, %1905 ]
  %1897 = phi double [ 0.000000e+00, %1881 ], [ 0.000000e+00, %1874 ], [ %1913, %1905 ]
  %1898 = load ptr, ptr %62, align 8
  %1899 = getelementptr inbounds nuw double, ptr %1898, i64 %1875
  %1900 = load double, ptr %1899, align 8
  %1901 = call double @llvm.fma.f64(double %1830, double %1896, double %1900)
  %1902 = getelementptr inbounds nuw double, ptr %1819, i64 %1875
  store double %1901, ptr %1902, align 8
  %1903 = load i64, ptr %163, align 8
  %1904 = icmp eq i64 %1903, 0
  br i1 %1904, label %1928, label %1916
1905:
  %1906 = phi i64 [ %1914, %1905 ], [ 0, %1881 ]
  %1907 = phi double [ %1913, %1905 ], [ 0.000000e+00, %1881 ]
  %1908 = getelementptr inbounds nuw double, ptr %7, i64 %1906
  %1909 = load double, ptr %1908, align 8
  %1910 = mul nsw i64 %1906, %1827
  %1911 = getelementptr double, ptr %1880, i64 %1910
  %1912 = load double, ptr %1911, align 8
  %1913 = call double @llvm.fma.f64(double %1909, double %1912, double %1907)
  %1914 = add nuw nsw i64 %1906, 1
  %1915 = icmp eq i64 %1914, %1876
  br i1 %1915, label %1895, label %1905
1916:
  %1917 = load ptr, ptr %135, align 8
  %1918 = getelementptr inbounds nuw double, ptr %1917, i64 %1875
  %1919 = load double, ptr %1918, align 8
  %1920 = load ptr, ptr %62, align 8
  %1921 = getelementptr inbounds nuw double, ptr %1920, i64 %1875
  %1922 = load double, ptr %1921, align 8
  %1923 = fsub double %1919, %1922
  %1924 = fmul double %1830, %1897
  %1925 = fsub double %1923, %1924
  %1926 = fmul double %1818, %1925
  %1927 = fadd double %1901, %1926
  store double %1927, ptr %1902, align 8
  br label %1928
1928:
  %1929 = add nuw nsw i64 %1875, 1
  %1930 = load i64, ptr %0, align 8
  %1931 = load i64, ptr %43, align 8
  %1932 = add nsw i64 %1931, %1930
  %1933 = icmp slt i64 %1929, %1932
  br i1 %1933, label %1874, label %1934
1934:
  %1935 = load double, ptr %32, align 8
  %1936 = load double, ptr %99, align 8
  %1937 = load ptr, ptr %123, align 8
  %1938 = fsub double %1936, %1935
  br label %1939
1939:
  %1940 = phi double [ %1938, %1934 ], [ %1830, %1837 ]
  %1941 = phi ptr [ %1937, %1934 ], [ %1819, %1837 ]
  %1942 = phi double [ %1935, %1934 ], [ %1829, %1837 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %1943 = fmul double %1818, %1940
  %1944 = fadd double %1943, %1942
  %1945 = load ptr, ptr %160, align 8
  %1946 = load i64, ptr %114, align 8
  %1947 = mul nsw i64 %1946, %1816
  %1948 = getelementptr inbounds double, ptr %1945, i64 %1947
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %159, ptr noundef nonnull readonly %2, double noundef %1944, ptr noundef %1941, double noundef 0.000000e+00, ptr noundef %1948) #12
  %1949 = add nuw nsw i64 %1816, 1
  %1950 = icmp eq i64 %1949, 9
  br i1 %1950, label %1812, label %1815
1951:
  %1952 = phi i64 [ %2050, %2049 ], [ %1813, %1812 ]
  %1953 = phi i64 [ %2051, %2049 ], [ 0, %1812 ]
  %1954 = load ptr, ptr %117, align 8
  %1955 = getelementptr inbounds nuw double, ptr %1954, i64 %1953
  %1956 = load double, ptr %1955, align 8
  %1957 = fcmp ult double %1956, 0.000000e+00
  br i1 %1957, label %2049, label %1958
1958:
  %1959 = load i64, ptr %30, align 8
  %1960 = load ptr, ptr %119, align 8
  %1961 = mul nsw i64 %1959, %1952
  %1962 = getelementptr inbounds double, ptr %1960, i64 %1961
  %1963 = getelementptr inbounds nuw double, ptr %1962, i64 %1953
  %1964 = load double, ptr %1963, align 8
  %1965 = fptosi double %1964 to i64
  %1966 = icmp slt i64 %1965, 0
  br i1 %1966, label %1976, label %1967
1967:
  %1968 = load i64, ptr %118, align 8
  %1969 = icmp sgt i64 %1968, %1965
  br i1 %1969, label %1970, label %1976
1970:
  %1971 = load ptr, ptr %164, align 8
  %1972 = mul nsw i64 %1968, %1959
  %1973 = add nsw i64 %1972, %1965
  %1974 = mul nsw i64 %1973, 48
  %1975 = getelementptr inbounds i8, ptr %1971, i64 %1974
  br label %1976
1976:
  %1977 = phi ptr [ %1975, %1970 ], [ null, %1967 ], [ null, %1958 ]
  %1978 = load ptr, ptr %160, align 8
  %1979 = getelementptr inbounds nuw double, ptr %1978, i64 %1953
  br label %1980
1980:
  %1981 = phi i64 [ 0, %1976 ], [ %1994, %1993 ]
  %1982 = phi i64 [ 0, %1976 ], [ %1995, %1993 ]
  %1983 = mul nsw i64 %1981, %1952
  %1984 = getelementptr inbounds double, ptr %1979, i64 %1983
  %1985 = load double, ptr %1984, align 8
  %1986 = fcmp uno double %1985, 0.000000e+00
  br i1 %1986, label %1993, label %1987
1987:
  %1988 = mul nsw i64 %1982, %1952
  %1989 = getelementptr inbounds double, ptr %1979, i64 %1988
  %1990 = load double, ptr %1989, align 8
  %1991 = fcmp ugt double %1990, %1985
  br i1 %1991, label %1992, label %1993
1992:
  br label %1993
1993:
  %1994 = phi i64 [ %1981, %1980 ], [ %1981, %1987 ], [ %1982, %1992 ]
  %1995 = add nuw nsw i64 %1982, 1
  %1996 = icmp eq i64 %1995, 9
  br i1 %1996, label %1997, label %1980
1997:
  %1998 = call i64 @llvm.smax.i64(i64 %1994, i64 1)
  %1999 = call i64 @llvm.umin.i64(i64 %1998, i64 7)
  %2000 = mul nsw i64 %1999, %1952
  %2001 = getelementptr inbounds double, ptr %1978, i64 %2000
  %2002 = getelementptr inbounds nuw double, ptr %2001, i64 %1953
  %2003 = getelementptr inbounds double, ptr %2002, i64 %1952
  %2004 = load double, ptr %2003, align 8
  %2005 = sub nsw i64 0, %1952
  %2006 = getelementptr inbounds double, ptr %2002, i64 %2005
  %2007 = load double, ptr %2006, align 8
  %2008 = fsub double %2004, %2007
  %2009 = fmul double %2008, 5.000000e-01
  %2010 = fadd double %2004, %2007
  %2011 = fmul double %2010, 5.000000e-01
  %2012 = load double, ptr %2002, align 8
  %2013 = fsub double %2011, %2012
  %2014 = fcmp olt double %2013, 0.000000e+00
  br i1 %2014, label %2015, label %2018
2015:
  %2016 = fmul double %2009, -5.000000e-01
  %2017 = fdiv double %2016, %2013
  br label %2023
2018:
  %2019 = fcmp ogt double %2009, 0.000000e+00
  br i1 %2019, label %2023, label %2020
2020:
  %2021 = fcmp olt double %2009, 0.000000e+00
  %2022 = select i1 %2021, double -1.000000e+00, double %2009
  br label %2023
2023:
  %2024 = phi double [ %2017, %2015 ], [ %2022, %2020 ], [ 1.000000e+00, %2018 ]
  %2025 = fcmp olt double %2024, -1.000000e+00
  %2026 = fcmp ogt double %2024, 1.000000e+00
  %2027 = select i1 %2026, double 1.000000e+00, double %2024
  %2028 = select i1 %2025, double -1.000000e+00, double %2027
  %2029 = fmul double %2013, %2028
  %2030 = fadd double %2009, %2029
  %2031 = fmul double %2028, %2030
  %2032 = fadd double %2012, %2031
  %2033 = icmp eq ptr %1977, null
  br i1 %2033, label %2049, label %2034
2034:
  %2035 = getelementptr inbounds nuw i8, ptr %1977, i64 32
  %2036 = load double, ptr %2035, align 8
  %2037 = fcmp ult double %2036, %2032
  br i1 %2037, label %2038, label %2049
2038:
  store double %2032, ptr %2035, align 8
  %2039 = load double, ptr %32, align 8
  %2040 = load double, ptr %99, align 8
  %2041 = fsub double %2040, %2039
  %2042 = uitofp nneg i64 %1999 to double
  %2043 = fadd double %2028, %2042
  %2044 = fmul double %2043, %2041
  %2045 = fmul double %2044, 1.250000e-01
  %2046 = fadd double %2039, %2045
  %2047 = getelementptr inbounds nuw i8, ptr %1977, i64 40
  store double %2046, ptr %2047, align 8
  %2048 = load i64, ptr %114, align 8
  br label %2049
2049:
  %2050 = phi i64 [ %2048, %2038 ], [ %1952, %2034 ], [ %1952, %2023 ], [ %1952, %1951 ]
  %2051 = add nuw nsw i64 %1953, 1
  %2052 = icmp slt i64 %2051, %2050
  br i1 %2052, label %1951, label %2053
2053:
  %2054 = icmp sgt i64 %2050, 0
  br i1 %2054, label %2055, label %2133
2055:
  %2056 = phi i64 [ %1793, %1795 ], [ %1793, %1809 ], [ %2050, %2053 ]
  br label %2057
2057:
  %2058 = phi i64 [ %2131, %2129 ], [ %2056, %2055 ]
  %2059 = phi i64 [ %2130, %2129 ], [ 0, %2055 ]
  %2060 = load ptr, ptr %117, align 8
  %2061 = getelementptr inbounds nuw double, ptr %2060, i64 %2059
  %2062 = load double, ptr %2061, align 8
  %2063 = load ptr, ptr %136, align 8
  %2064 = getelementptr inbounds nuw double, ptr %2063, i64 %2059
  %2065 = load double, ptr %2064, align 8
  %2066 = getelementptr inbounds double, ptr %2064, i64 %2058
  %2067 = load double, ptr %2066, align 8
  %2068 = load double, ptr %99, align 8
  %2069 = fcmp oeq double %2067, 0.000000e+00
  %2070 = select i1 %2069, double 0x7FF0000000000000, double %2067
  %2071 = fdiv double %2065, %2070
  %2072 = fsub double %2068, %2071
  %2073 = fcmp uge double %2062, 0.000000e+00
  %2074 = fcmp ult double %2065, 0.000000e+00
  %2075 = select i1 %2073, i1 true, i1 %2074
  br i1 %2075, label %2102, label %2076
2076:
  %2077 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %30, i64 noundef %2059, double noundef %2072) #12
  %2078 = icmp eq ptr %2077, null
  br i1 %2078, label %2129, label %2079
2079:
  %2080 = load i64, ptr %139, align 8
  %2081 = icmp sgt i64 %2080, 0
  br i1 %2081, label %2082, label %2099
2082:
  %2083 = load ptr, ptr %140, align 8
  br label %2084
2084:
  %2085 = phi i64 [ 0, %2082 ], [ %2090, %2089 ]
  %2086 = getelementptr inbounds nuw i64, ptr %2083, i64 %2085
  %2087 = load i64, ptr %2086, align 8
  %2088 = icmp eq i64 %2087, %2059
  br i1 %2088, label %2092, label %2089
2089:
  %2090 = add nuw nsw i64 %2085, 1
  %2091 = icmp eq i64 %2090, %2080
  br i1 %2091, label %2099, label %2084
2092:
  %2093 = load ptr, ptr %50, align 8
  %2094 = load ptr, ptr %141, align 8
  %2095 = getelementptr inbounds nuw i64, ptr %2094, i64 %2085
  %2096 = load i64, ptr %2095, align 8
  %2097 = getelementptr inbounds double, ptr %2093, i64 %2096
  %2098 = load double, ptr %2097, align 8
  br label %2099
2099:
  %2100 = phi double [ %2098, %2092 ], [ 0x7FF8000000000000, %2079 ], [ 0x7FF8000000000000, %2089 ]
  %2101 = getelementptr inbounds nuw i8, ptr %2077, i64 16
  store double %2100, ptr %2101, align 8
  br label %2129
2102:
  %2103 = load i64, ptr %118, align 8
  %2104 = icmp ne i64 %2103, 0
  %2105 = fcmp oge double %2062, 0.000000e+00
  %2106 = and i1 %2105, %2104
  %2107 = fcmp olt double %2065, 0.000000e+00
  %2108 = select i1 %2106, i1 %2107, i1 false
  br i1 %2108, label %2109, label %2129
2109:
  %2110 = load i64, ptr %30, align 8
  %2111 = load ptr, ptr %119, align 8
  %2112 = mul nsw i64 %2110, %2058
  %2113 = getelementptr inbounds double, ptr %2111, i64 %2112
  %2114 = getelementptr inbounds nuw double, ptr %2113, i64 %2059
  %2115 = load double, ptr %2114, align 8
  %2116 = fptosi double %2115 to i64
  %2117 = icmp sgt i64 %2116, -1
  %2118 = icmp sgt i64 %2103, %2116
  %2119 = and i1 %2117, %2118
  br i1 %2119, label %2120, label %2129
2120:
  %2121 = load ptr, ptr %164, align 8
  %2122 = icmp eq ptr %2121, null
  br i1 %2122, label %2129, label %2123
2123:
  %2124 = mul nsw i64 %2110, %2103
  %2125 = add nsw i64 %2124, %2116
  %2126 = mul nsw i64 %2125, 48
  %2127 = getelementptr inbounds i8, ptr %2121, i64 %2126
  %2128 = getelementptr inbounds nuw i8, ptr %2127, i64 24
  store double %2072, ptr %2128, align 8
  br label %2129
2129:
  %2130 = add nuw nsw i64 %2059, 1
  %2131 = load i64, ptr %114, align 8
  %2132 = icmp slt i64 %2130, %2131
  br i1 %2132, label %2057, label %2133
2133:
  %2134 = load ptr, ptr %48, align 8
  %2135 = load i64, ptr %30, align 8
  %2136 = load i64, ptr %49, align 8
  %2137 = mul nsw i64 %2136, %2135
  %2138 = getelementptr inbounds double, ptr %2134, i64 %2137
  %2139 = load i64, ptr %42, align 8
  %2140 = load i64, ptr %47, align 8
  %2141 = icmp slt i64 %2139, %2140
  br i1 %2141, label %2142, label %2262
2142:
  %2143 = phi i64 [ %2260, %2257 ], [ %2140, %2133 ]
  %2144 = phi i64 [ %2259, %2257 ], [ %2139, %2133 ]
  %2145 = getelementptr inbounds double, ptr %2138, i64 %2144
  %2146 = load double, ptr %2145, align 8
  %2147 = load double, ptr %99, align 8
  %2148 = fcmp ugt double %2146, %2147
  br i1 %2148, label %2262, label %2149
2149:
  %2150 = load double, ptr %32, align 8
  %2151 = fsub double %2146, %2150
  %2152 = fsub double %2147, %2150
  %2153 = fdiv double %2151, %2152
  %2154 = load i64, ptr %0, align 8
  %2155 = load i64, ptr %43, align 8
  %2156 = add i64 %2155, %2154
  %2157 = load i64, ptr %44, align 8
  %2158 = shl nsw i64 %2157, 1
  %2159 = add nsw i64 %2158, %2156
  %2160 = load i64, ptr %45, align 8
  %2161 = add nsw i64 %2159, %2160
  %2162 = load i64, ptr %122, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %2163 = load i64, ptr %161, align 8
  %2164 = icmp ne i64 %2163, 0
  %2165 = icmp sgt i64 %2162, 0
  %2166 = select i1 %2164, i1 %2165, i1 false
  br i1 %2166, label %2167, label %2171
2167:
  %2168 = icmp sgt i64 %2163, 0
  %2169 = fmul double %2153, 0.000000e+00
  %2170 = getelementptr double, ptr %5, i64 %2162
  br label %2179
2171:
  %2172 = load ptr, ptr %46, align 8
  %2173 = load i64, ptr %30, align 8
  %2174 = mul nsw i64 %2173, %2143
  %2175 = add nsw i64 %2174, %2144
  %2176 = mul nsw i64 %2175, %2156
  %2177 = getelementptr inbounds double, ptr %2172, i64 %2176
  %2178 = icmp sgt i64 %2156, 0
  br i1 %2178, label %2216, label %2211
2179:
  %2180 = phi i64 [ 0, %2167 ], [ %2209, %2206 ]
  br i1 %2168, label %2181, label %2193
2181:
  %2182 = load ptr, ptr %162, align 8
  %2183 = mul nuw nsw i64 %2180, %2163
  %2184 = getelementptr double, ptr %2182, i64 %2183
  br label %2185
2185:
  %2186 = phi i64 [ %2163, %2181 ], [ %2188, %2185 ]
  %2187 = phi double [ 0.000000e+00, %2181 ], [ %2191, %2185 ]
  %2188 = add nsw i64 %2186, -1
  %2189 = getelementptr double, ptr %2184, i64 %2188
  %2190 = load double, ptr %2189, align 8
  %2191 = call double @llvm.fma.f64(double %2187, double %2153, double %2190)
  %2192 = icmp samesign ugt i64 %2186, 1
  br i1 %2192, label %2185, label %2195
2193:
  %2194 = getelementptr inbounds nuw double, ptr %5, i64 %2180
  store double %2169, ptr %2194, align 8
  br label %2206
2195:
  %2196 = fmul double %2153, %2191
  %2197 = getelementptr inbounds nuw double, ptr %5, i64 %2180
  store double %2196, ptr %2197, align 8
  br label %2198
2198:
  %2199 = phi i64 [ %2163, %2195 ], [ %2201, %2198 ]
  %2200 = phi double [ 0.000000e+00, %2195 ], [ %2204, %2198 ]
  %2201 = add nsw i64 %2199, -1
  %2202 = getelementptr double, ptr %2184, i64 %2201
  %2203 = load double, ptr %2202, align 8
  %2204 = fadd double %2200, %2203
  %2205 = icmp samesign ugt i64 %2199, 1
  br i1 %2205, label %2198, label %2206
2206:
  %2207 = phi double [ 0.000000e+00, %2193 ], [ %2204, %2198 ]
  %2208 = getelementptr double, ptr %2170, i64 %2180
  store double %2207, ptr %2208, align 8
  %2209 = add nuw nsw i64 %2180, 1
  %2210 = icmp eq i64 %2209, %2162
  br i1 %2210, label %2171, label %2179
2211:
  %2212 = load i64, ptr %40, align 8
  %2213 = icmp sgt i64 %2212, 0
  br i1 %2213, label %2214, label %2257
2214:
  %2215 = mul i64 %2161, %2162
  br label %2225
2216:
  %2217 = phi i64 [ %2223, %2216 ], [ 0, %2171 ]
  %2218 = load ptr, ptr %62, align 8
  %2219 = load ptr, ptr %135, align 8
  %2220 = load ptr, ptr %124, align 8
  %2221 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2218, ptr noundef %2219, ptr noundef %2220, ptr noundef %5, double noundef %2153, double noundef %2152, i64 noundef %2217) #12
  %2222 = getelementptr inbounds nuw double, ptr %2177, i64 %2217
  store double %2221, ptr %2222, align 8
  %2223 = add nuw nsw i64 %2217, 1
  %2224 = icmp eq i64 %2223, %2156
  br i1 %2224, label %2211, label %2216
2225:
  %2226 = phi i64 [ %2212, %2214 ], [ %2248, %2247 ]
  %2227 = phi i64 [ 0, %2214 ], [ %2249, %2247 ]
  %2228 = load ptr, ptr %51, align 8
  %2229 = load i64, ptr %30, align 8
  %2230 = mul nsw i64 %2229, %2226
  %2231 = add nsw i64 %2230, %2227
  %2232 = load i64, ptr %47, align 8
  %2233 = mul nsw i64 %2231, %2232
  %2234 = add nsw i64 %2233, %2144
  %2235 = mul nsw i64 %2234, %2156
  %2236 = getelementptr inbounds double, ptr %2228, i64 %2235
  %2237 = load ptr, ptr %64, align 8
  %2238 = mul nsw i64 %2227, %2161
  %2239 = getelementptr inbounds double, ptr %2237, i64 %2238
  %2240 = load ptr, ptr %52, align 8
  %2241 = getelementptr inbounds double, ptr %2240, i64 %2238
  %2242 = load ptr, ptr %147, align 8
  %2243 = mul i64 %2215, %2227
  %2244 = getelementptr inbounds double, ptr %2242, i64 %2243
  br i1 %2178, label %2251, label %2247
2245:
  %2246 = load i64, ptr %40, align 8
  br label %2247
2247:
  %2248 = phi i64 [ %2246, %2245 ], [ %2226, %2225 ]
  %2249 = add nuw nsw i64 %2227, 1
  %2250 = icmp slt i64 %2249, %2248
  br i1 %2250, label %2225, label %2257
2251:
  %2252 = phi i64 [ %2255, %2251 ], [ 0, %2225 ]
  %2253 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2239, ptr noundef %2241, ptr noundef %2244, ptr noundef %5, double noundef %2153, double noundef %2152, i64 noundef %2252) #12
  %2254 = getelementptr inbounds nuw double, ptr %2236, i64 %2252
  store double %2253, ptr %2254, align 8
  %2255 = add nuw nsw i64 %2252, 1
  %2256 = icmp eq i64 %2255, %2156
  br i1 %2256, label %2245, label %2251
2257:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %2258 = load i64, ptr %42, align 8
  %2259 = add nsw i64 %2258, 1
  store i64 %2259, ptr %42, align 8
  %2260 = load i64, ptr %47, align 8
  %2261 = icmp slt i64 %2259, %2260
  br i1 %2261, label %2142, label %2262
2262:
  %2263 = load i64, ptr %0, align 8
  %2264 = load i64, ptr %43, align 8
  %2265 = add nsw i64 %2264, %2263
  %2266 = load i64, ptr %44, align 8
  %2267 = shl nsw i64 %2266, 1
  %2268 = add nsw i64 %2265, %2267
  %2269 = load i64, ptr %45, align 8
  %2270 = add nsw i64 %2268, %2269
  %2271 = load i64, ptr %122, align 8
  %2272 = add nsw i64 %2271, -1
  %2273 = mul nsw i64 %2272, %2270
  %2274 = load ptr, ptr %62, align 8
  %2275 = icmp sgt i64 %2270, 0
  br i1 %2275, label %2276, label %2285
2276:
  %2277 = load ptr, ptr %50, align 8
  br label %2278
2278:
  %2279 = phi i64 [ 0, %2276 ], [ %2283, %2278 ]
  %2280 = getelementptr inbounds nuw double, ptr %2277, i64 %2279
  %2281 = load double, ptr %2280, align 8
  %2282 = getelementptr inbounds nuw double, ptr %2274, i64 %2279
  store double %2281, ptr %2282, align 8
  %2283 = add nuw nsw i64 %2279, 1
  %2284 = icmp eq i64 %2283, %2270
  br i1 %2284, label %2285, label %2278
2285:
  %2286 = load i64, ptr %40, align 8
  %2287 = mul nsw i64 %2286, %2270
  %2288 = load ptr, ptr %64, align 8
  %2289 = icmp sgt i64 %2287, 0
  br i1 %2289, label %2290, label %2299
2290:
  %2291 = load ptr, ptr %52, align 8
  br label %2292
2292:
  %2293 = phi i64 [ 0, %2290 ], [ %2297, %2292 ]
  %2294 = getelementptr inbounds nuw double, ptr %2291, i64 %2293
  %2295 = load double, ptr %2294, align 8
  %2296 = getelementptr inbounds nuw double, ptr %2288, i64 %2293
  store double %2295, ptr %2296, align 8
  %2297 = add nuw nsw i64 %2293, 1
  %2298 = icmp eq i64 %2297, %2287
  br i1 %2298, label %2299, label %2292
2299:
  %2300 = load i64, ptr %165, align 8
  %2301 = icmp eq i64 %2300, 0
  br i1 %2301, label %2313, label %2302
2302:
  %2303 = load ptr, ptr %124, align 8
  br i1 %2275, label %2304, label %2313
2304:
  %2305 = getelementptr inbounds double, ptr %2303, i64 %2273
  br label %2306
2306:
  %2307 = phi i64 [ 0, %2304 ], [ %2311, %2306 ]
  %2308 = getelementptr inbounds nuw double, ptr %2305, i64 %2307
  %2309 = load double, ptr %2308, align 8
  %2310 = getelementptr inbounds nuw double, ptr %2303, i64 %2307
  store double %2309, ptr %2310, align 8
  %2311 = add nuw nsw i64 %2307, 1
  %2312 = icmp eq i64 %2311, %2270
  br i1 %2312, label %2313, label %2306
2313:
  %2314 = load i64, ptr %30, align 8
  %2315 = icmp slt i64 %2314, 0
  br i1 %2315, label %2379, label %2319
2316:
  %2317 = load i64, ptr %30, align 8
  %2318 = icmp slt i64 %2317, 0
  br i1 %2318, label %2379, label %2359
2319:
  %2320 = load i64, ptr %165, align 8
  %2321 = icmp eq i64 %2320, 0
  %2322 = zext i1 %2321 to i64
  store i64 %2322, ptr %70, align 8
  %2323 = load ptr, ptr %116, align 8
  %2324 = load i64, ptr %114, align 8
  %2325 = icmp sgt i64 %2324, 0
  br i1 %2325, label %2326, label %2362
2326:
  %2327 = load ptr, ptr %117, align 8
  br label %2328
2328:
  %2329 = phi i64 [ 0, %2326 ], [ %2340, %2328 ]
  %2330 = phi i32 [ 0, %2326 ], [ %2339, %2328 ]
  %2331 = getelementptr inbounds nuw double, ptr %2327, i64 %2329
  %2332 = load double, ptr %2331, align 8
  %2333 = getelementptr inbounds nuw double, ptr %2323, i64 %2329
  %2334 = load double, ptr %2333, align 8
  %2335 = fcmp olt double %2332, 0.000000e+00
  %2336 = fcmp oge double %2334, 0.000000e+00
  %2337 = select i1 %2335, i1 %2336, i1 false
  %2338 = zext i1 %2337 to i32
  %2339 = or i32 %2330, %2338
  %2340 = add nuw nsw i64 %2329, 1
  %2341 = icmp eq i64 %2340, %2324
  br i1 %2341, label %2342, label %2328
2342:
  %2343 = icmp eq i32 %2339, 0
  br i1 %2343, label %2347, label %2344
2344:
  store i64 1, ptr %70, align 8
  %2345 = load i64, ptr %114, align 8
  %2346 = icmp sgt i64 %2345, 0
  br i1 %2346, label %2347, label %2362
2347:
  br label %2348
2348:
  %2349 = phi i64 [ %2355, %2348 ], [ 0, %2347 ]
  %2350 = load ptr, ptr %116, align 8
  %2351 = getelementptr inbounds nuw double, ptr %2350, i64 %2349
  %2352 = load double, ptr %2351, align 8
  %2353 = load ptr, ptr %117, align 8
  %2354 = getelementptr inbounds nuw double, ptr %2353, i64 %2349
  store double %2352, ptr %2354, align 8
  %2355 = add nuw nsw i64 %2349, 1
  %2356 = load i64, ptr %114, align 8
  %2357 = shl nsw i64 %2356, 2
  %2358 = icmp slt i64 %2355, %2357
  br i1 %2358, label %2348, label %2362
2359:
  %2360 = load double, ptr %73, align 8
  %2361 = fcmp ogt double %1602, %2360
  br i1 %2361, label %2371, label %2377
2362:
  %2363 = load double, ptr %99, align 8
  store double %2363, ptr %32, align 8
  %2364 = load i64, ptr %57, align 8
  %2365 = add nsw i64 %2364, 1
  store i64 %2365, ptr %57, align 8
  %2366 = load double, ptr %143, align 8
  %2367 = load double, ptr %73, align 8
  %2368 = fcmp ogt double %2366, %2367
  br i1 %2368, label %2369, label %2377
2369:
  %2370 = load double, ptr %33, align 8
  br label %2377
2371:
  %2372 = load double, ptr %32, align 8
  %2373 = load double, ptr %33, align 8
  %2374 = fsub double %2373, %2372
  %2375 = fmul double %2374, 5.000000e-01
  %2376 = fadd double %2372, %2375
  br label %2377
2377:
  %2378 = phi double [ %1602, %2359 ], [ %2376, %2371 ], [ %2370, %2369 ], [ %2366, %2362 ]
  store double %2378, ptr %99, align 8
  br label %2379
2379:
  %2380 = add nuw nsw i64 %167, 1
  %2381 = icmp eq i64 %2380, %3
  br i1 %2381, label %2382, label %166
2382:
  %2383 = phi i64 [ 1, %26 ], [ 2, %1032 ], [ 0, %896 ], [ 0, %893 ], [ 1, %2379 ]
  call void @bg_set_float_mode(i32 noundef %17) #11
  ret i64 %2383
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
