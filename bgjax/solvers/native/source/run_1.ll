
%struct.bg_window = type { double, double, double, double }
define dso_local range(i64 0, 3) i64 @bg_advance_1(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr nounwind "no-builtins" {
  %5 = alloca [32 x double], align 16
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca [9 x ptr], align 16
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca [9 x ptr], align 16
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca [9 x ptr], align 16
  %17 = alloca [64 x double], align 16
  %18 = alloca [6 x double], align 16
  %19 = tail call i32 @bg_float_mode()
  %20 = tail call i32 @bg_plain_mode()
  tail call void @bg_set_float_mode(i32 noundef %20)
  %21 = load i64, ptr %2, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %109
23:
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 328
  %25 = load i64, ptr %0, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, %25
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = shl nsw i64 %30, 1
  %32 = add nsw i64 %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %32, %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds double, ptr %24, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 160
  store ptr %24, ptr %43, align 8
  %44 = getelementptr inbounds double, ptr %42, i64 %35
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 168
  store ptr %42, ptr %45, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %35
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 176
  store ptr %44, ptr %47, align 8
  %48 = mul i64 %35, %37
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 184
  store ptr %46, ptr %50, align 8
  %51 = getelementptr inbounds double, ptr %49, i64 %35
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 192
  store ptr %49, ptr %52, align 8
  %53 = getelementptr inbounds double, ptr %51, i64 %35
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 200
  store ptr %51, ptr %54, align 8
  %55 = getelementptr inbounds double, ptr %53, i64 %35
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 208
  store ptr %53, ptr %56, align 8
  %57 = getelementptr inbounds double, ptr %55, i64 %35
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 216
  store ptr %55, ptr %58, align 8
  %59 = getelementptr inbounds double, ptr %57, i64 %35
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 224
  store ptr %57, ptr %60, align 8
  %61 = getelementptr inbounds double, ptr %59, i64 %35
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 232
  store ptr %59, ptr %62, align 8
  %63 = getelementptr inbounds double, ptr %61, i64 %35
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 240
  store ptr %61, ptr %64, align 8
  %65 = load i64, ptr %29, align 8
  %66 = load i64, ptr %33, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr double, ptr %63, i64 %35
  %72 = getelementptr double, ptr %71, i64 %65
  %73 = getelementptr double, ptr %72, i64 %66
  %74 = shl i64 %68, 5
  %75 = getelementptr i8, ptr %73, i64 %74
  %76 = shl i64 %70, 4
  %77 = getelementptr i8, ptr %75, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 248
  store ptr %63, ptr %78, align 8
  %79 = load i64, ptr %40, align 8
  %80 = mul nsw i64 %79, %39
  %81 = getelementptr inbounds double, ptr %77, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 256
  store ptr %77, ptr %82, align 8
  %83 = mul nsw i64 %39, %35
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 264
  store ptr %81, ptr %85, align 8
  %86 = mul i64 %48, %39
  %87 = getelementptr inbounds double, ptr %84, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 272
  store ptr %84, ptr %88, align 8
  %89 = getelementptr inbounds double, ptr %87, i64 %83
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 280
  store ptr %87, ptr %90, align 8
  %91 = getelementptr inbounds double, ptr %89, i64 %83
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 288
  store ptr %89, ptr %92, align 8
  %93 = load i64, ptr %69, align 8
  %94 = icmp eq i64 %93, 0
  %95 = select i1 %94, i64 0, i64 64
  %96 = getelementptr inbounds nuw double, ptr %91, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 296
  store ptr %91, ptr %97, align 8
  %98 = load i64, ptr %69, align 8
  %99 = load i64, ptr %40, align 8
  %100 = mul i64 %98, 18432
  %101 = getelementptr i8, ptr %96, i64 %100
  %102 = getelementptr double, ptr %101, i64 %99
  %103 = getelementptr double, ptr %102, i64 %35
  %104 = getelementptr i8, ptr %103, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 304
  store ptr %96, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 312
  store ptr %104, ptr %106, align 8
  store i64 1, ptr %2, align 8
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 -1, ptr %108, align 8
  br label %109
109:
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %111 = icmp sgt i64 %3, 0
  br i1 %111, label %112, label %2009
112:
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %119 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %120 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %122 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %124 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %126 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %127 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %129 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %143 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %145 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %146 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %148 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %149 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %150 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %151 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %152 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %154 = getelementptr inbounds nuw i8, ptr %2, i64 304
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %157 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %160 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %161 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %162 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %163 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %164 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %165 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %166 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %167 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %168 = getelementptr inbounds nuw i8, ptr %2, i64 312
  %169 = getelementptr inbounds nuw i8, ptr %2, i64 248
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %171 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %182 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %185 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %190 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %191 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %192 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %193 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %194 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %195 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %199 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %200 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %204 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %206 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %208 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %209 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %216 = getelementptr inbounds nuw i8, ptr %2, i64 272
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %219 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %220 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %221 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %222 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %223 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %224 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %225 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %226 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %228 = getelementptr inbounds nuw i8, ptr %2, i64 280
  %229 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %230 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %231 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %238
238:
  %239 = phi i64 [ 0, %112 ], [ %2007, %2006 ]
  %240 = load i64, ptr %113, align 8
  %241 = icmp slt i64 %240, 0
  br i1 %241, label %325, label %242
242:
  %243 = load i64, ptr %114, align 8
  %244 = icmp eq i64 %243, 0
  %245 = load double, ptr %134, align 8
  br i1 %244, label %246, label %250
246:
  %247 = load double, ptr %115, align 8
  %248 = fcmp olt double %245, %247
  br i1 %248, label %908, label %249
249:
  store i64 1, ptr %114, align 8
  br label %250
250:
  %251 = phi i64 [ 1, %249 ], [ %243, %242 ]
  %252 = load i64, ptr %0, align 8
  %253 = load i64, ptr %116, align 8
  %254 = load i64, ptr %117, align 8
  %255 = load i64, ptr %118, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  %256 = sitofp i64 %251 to double
  store double %256, ptr %18, align 16
  store double %245, ptr %119, align 8
  %257 = load i64, ptr %121, align 8
  %258 = sitofp i64 %257 to double
  store double %258, ptr %120, align 16
  %259 = load i64, ptr %123, align 8
  %260 = sitofp i64 %259 to double
  store double %260, ptr %122, align 8
  %261 = load i64, ptr %125, align 8
  %262 = sitofp i64 %261 to double
  store double %262, ptr %124, align 16
  %263 = load i64, ptr %127, align 8
  %264 = sitofp i64 %263 to double
  store double %264, ptr %126, align 8
  br label %271
265:
  %266 = add nsw i64 %253, %252
  %267 = shl nsw i64 %254, 1
  %268 = add nsw i64 %266, %267
  %269 = add nsw i64 %268, %255
  %270 = icmp sgt i64 %269, 0
  br i1 %270, label %285, label %282
271:
  %272 = phi i64 [ 0, %250 ], [ %280, %271 ]
  %273 = getelementptr inbounds nuw double, ptr %18, i64 %272
  %274 = load double, ptr %273, align 8
  %275 = load ptr, ptr %128, align 8
  %276 = load i64, ptr %113, align 8
  %277 = mul i64 %276, 48
  %278 = getelementptr i8, ptr %275, i64 %277
  %279 = getelementptr double, ptr %278, i64 %272
  store double %274, ptr %279, align 8
  %280 = add nuw nsw i64 %272, 1
  %281 = icmp eq i64 %280, 6
  br i1 %281, label %265, label %271
282:
  %283 = load i64, ptr %131, align 8
  %284 = icmp sgt i64 %283, 0
  br i1 %284, label %297, label %324
285:
  %286 = phi i64 [ %295, %285 ], [ 0, %265 ]
  %287 = load ptr, ptr %129, align 8
  %288 = getelementptr inbounds nuw double, ptr %287, i64 %286
  %289 = load double, ptr %288, align 8
  %290 = load ptr, ptr %130, align 8
  %291 = load i64, ptr %113, align 8
  %292 = mul nsw i64 %291, %269
  %293 = getelementptr double, ptr %290, i64 %292
  %294 = getelementptr double, ptr %293, i64 %286
  store double %289, ptr %294, align 8
  %295 = add nuw nsw i64 %286, 1
  %296 = icmp eq i64 %295, %269
  br i1 %296, label %282, label %285
297:
  %298 = phi i64 [ %305, %304 ], [ %283, %282 ]
  %299 = phi i64 [ %306, %304 ], [ 0, %282 ]
  br i1 %270, label %300, label %304
300:
  %301 = mul nuw nsw i64 %299, %269
  br label %308
302:
  %303 = load i64, ptr %131, align 8
  br label %304
304:
  %305 = phi i64 [ %303, %302 ], [ %298, %297 ]
  %306 = add nuw nsw i64 %299, 1
  %307 = icmp slt i64 %306, %305
  br i1 %307, label %297, label %324
308:
  %309 = phi i64 [ 0, %300 ], [ %322, %308 ]
  %310 = load ptr, ptr %132, align 8
  %311 = getelementptr inbounds nuw double, ptr %310, i64 %301
  %312 = getelementptr inbounds nuw double, ptr %311, i64 %309
  %313 = load double, ptr %312, align 8
  %314 = load ptr, ptr %133, align 8
  %315 = load i64, ptr %113, align 8
  %316 = load i64, ptr %131, align 8
  %317 = mul nsw i64 %316, %315
  %318 = add nsw i64 %317, %299
  %319 = mul nsw i64 %318, %269
  %320 = getelementptr double, ptr %314, i64 %319
  %321 = getelementptr double, ptr %320, i64 %309
  store double %313, ptr %321, align 8
  %322 = add nuw nsw i64 %309, 1
  %323 = icmp eq i64 %322, %269
  br i1 %323, label %302, label %308
324:
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  store i64 -1, ptr %113, align 8
  br label %325
325:
  %326 = atomicrmw add ptr %175, i64 1 monotonic, align 8
  %327 = load i64, ptr %1, align 8
  %328 = icmp slt i64 %326, %327
  br i1 %328, label %329, label %862
329:
  %330 = load ptr, ptr %135, align 8
  %331 = load i64, ptr %136, align 8
  %332 = mul nsw i64 %331, %326
  %333 = getelementptr double, ptr %330, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = load ptr, ptr %137, align 8
  %336 = load i64, ptr %138, align 8
  %337 = mul nsw i64 %336, %326
  %338 = getelementptr double, ptr %335, i64 %337
  %339 = load double, ptr %338, align 8
  %340 = load i64, ptr %0, align 8
  %341 = load i64, ptr %116, align 8
  %342 = add i64 %341, %340
  %343 = load i64, ptr %117, align 8
  %344 = shl i64 %343, 1
  %345 = add i64 %344, %342
  %346 = load i64, ptr %118, align 8
  %347 = add i64 %345, %346
  %348 = load i64, ptr %156, align 8
  %349 = icmp sgt i64 %348, 0
  br i1 %349, label %352, label %350
350:
  %351 = icmp sgt i64 %347, 0
  br i1 %351, label %365, label %381
352:
  %353 = phi i64 [ %362, %352 ], [ 0, %329 ]
  %354 = load ptr, ptr %176, align 8
  %355 = load i64, ptr %177, align 8
  %356 = mul nsw i64 %355, %326
  %357 = getelementptr double, ptr %354, i64 %356
  %358 = getelementptr double, ptr %357, i64 %353
  %359 = load double, ptr %358, align 8
  %360 = load ptr, ptr %157, align 8
  %361 = getelementptr inbounds nuw double, ptr %360, i64 %353
  store double %359, ptr %361, align 8
  %362 = add nuw nsw i64 %353, 1
  %363 = load i64, ptr %156, align 8
  %364 = icmp slt i64 %362, %363
  br i1 %364, label %352, label %350
365:
  %366 = phi i64 [ %379, %375 ], [ 0, %350 ]
  %367 = icmp slt i64 %366, %342
  br i1 %367, label %368, label %375
368:
  %369 = load ptr, ptr %178, align 8
  %370 = load i64, ptr %179, align 8
  %371 = mul nsw i64 %370, %326
  %372 = getelementptr double, ptr %369, i64 %371
  %373 = getelementptr double, ptr %372, i64 %366
  %374 = load double, ptr %373, align 8
  br label %375
375:
  %376 = phi double [ %374, %368 ], [ 0.000000e+00, %365 ]
  %377 = load ptr, ptr %129, align 8
  %378 = getelementptr inbounds nuw double, ptr %377, i64 %366
  store double %376, ptr %378, align 8
  %379 = add nuw nsw i64 %366, 1
  %380 = icmp eq i64 %379, %347
  br i1 %380, label %385, label %365
381:
  %382 = load i64, ptr %131, align 8
  %383 = icmp sgt i64 %382, 0
  br i1 %383, label %402, label %384
384:
  br label %450
385:
  %386 = phi i64 [ %400, %396 ], [ 0, %375 ]
  %387 = load i64, ptr %0, align 8
  %388 = icmp slt i64 %386, %387
  br i1 %388, label %389, label %396
389:
  %390 = load ptr, ptr %180, align 8
  %391 = load i64, ptr %181, align 8
  %392 = mul nsw i64 %391, %326
  %393 = getelementptr double, ptr %390, i64 %392
  %394 = getelementptr double, ptr %393, i64 %386
  %395 = load double, ptr %394, align 8
  br label %396
396:
  %397 = phi double [ %395, %389 ], [ 1.000000e+00, %385 ]
  %398 = load ptr, ptr %182, align 8
  %399 = getelementptr inbounds nuw double, ptr %398, i64 %386
  store double %397, ptr %399, align 8
  %400 = add nuw nsw i64 %386, 1
  %401 = icmp eq i64 %400, %347
  br i1 %401, label %381, label %385
402:
  %403 = phi i64 [ %428, %427 ], [ 0, %381 ]
  %404 = load i64, ptr %156, align 8
  %405 = icmp sgt i64 %404, 0
  br i1 %405, label %410, label %406
406:
  br i1 %351, label %407, label %427
407:
  %408 = mul nsw i64 %403, %342
  %409 = mul nuw nsw i64 %403, %347
  br label %431
410:
  %411 = phi i64 [ %425, %410 ], [ %404, %402 ]
  %412 = phi i64 [ %424, %410 ], [ 0, %402 ]
  %413 = mul nsw i64 %411, %403
  %414 = load ptr, ptr %183, align 8
  %415 = load i64, ptr %184, align 8
  %416 = mul nsw i64 %415, %326
  %417 = getelementptr double, ptr %414, i64 %416
  %418 = getelementptr double, ptr %417, i64 %413
  %419 = getelementptr double, ptr %418, i64 %412
  %420 = load double, ptr %419, align 8
  %421 = load ptr, ptr %185, align 8
  %422 = getelementptr inbounds double, ptr %421, i64 %413
  %423 = getelementptr inbounds nuw double, ptr %422, i64 %412
  store double %420, ptr %423, align 8
  %424 = add nuw nsw i64 %412, 1
  %425 = load i64, ptr %156, align 8
  %426 = icmp slt i64 %424, %425
  br i1 %426, label %410, label %406
427:
  %428 = add nuw nsw i64 %403, 1
  %429 = load i64, ptr %131, align 8
  %430 = icmp slt i64 %428, %429
  br i1 %430, label %402, label %384
431:
  %432 = phi i64 [ 0, %407 ], [ %448, %443 ]
  %433 = load i64, ptr %0, align 8
  %434 = icmp slt i64 %432, %433
  br i1 %434, label %435, label %443
435:
  %436 = load ptr, ptr %186, align 8
  %437 = load i64, ptr %187, align 8
  %438 = mul nsw i64 %437, %326
  %439 = getelementptr double, ptr %436, i64 %438
  %440 = getelementptr double, ptr %439, i64 %408
  %441 = getelementptr double, ptr %440, i64 %432
  %442 = load double, ptr %441, align 8
  br label %443
443:
  %444 = phi double [ %442, %435 ], [ 0.000000e+00, %431 ]
  %445 = load ptr, ptr %132, align 8
  %446 = getelementptr inbounds nuw double, ptr %445, i64 %409
  %447 = getelementptr inbounds nuw double, ptr %446, i64 %432
  store double %444, ptr %447, align 8
  %448 = add nuw nsw i64 %432, 1
  %449 = icmp eq i64 %448, %347
  br i1 %449, label %427, label %431
450:
  %451 = phi i32 [ %462, %460 ], [ 0, %384 ]
  %452 = phi double [ %461, %460 ], [ %339, %384 ]
  %453 = fcmp oeq double %452, 0.000000e+00
  br i1 %453, label %460, label %454
454:
  %455 = bitcast double %452 to i64
  %456 = fcmp ogt double %452, 0.000000e+00
  %457 = select i1 %456, i64 -1, i64 1
  %458 = add nsw i64 %457, %455
  %459 = bitcast i64 %458 to double
  br label %460
460:
  %461 = phi double [ %459, %454 ], [ 0x8010000000000000, %450 ]
  %462 = add nuw nsw i32 %451, 1
  %463 = icmp eq i32 %462, 100
  br i1 %463, label %464, label %450
464:
  %465 = call double @llvm.fabs.f64(double %334)
  %466 = call double @llvm.fabs.f64(double %339)
  %467 = fcmp ogt double %465, %466
  %468 = select i1 %467, double %465, double %466
  %469 = fmul double %468, 0x3CC0000000000000
  %470 = fsub double %339, %334
  %471 = fmul double %470, 1.000000e-05
  %472 = load ptr, ptr %139, align 8
  %473 = load i64, ptr %140, align 8
  %474 = mul nsw i64 %473, %326
  %475 = getelementptr double, ptr %472, i64 %474
  %476 = load double, ptr %475, align 8
  %477 = load ptr, ptr %141, align 8
  %478 = load i64, ptr %142, align 8
  %479 = mul nsw i64 %478, %326
  %480 = getelementptr double, ptr %477, i64 %479
  %481 = load double, ptr %480, align 8
  store i64 %326, ptr %113, align 8
  store i64 0, ptr %125, align 8
  store i64 1, ptr %143, align 8
  store i64 0, ptr %144, align 8
  store i64 0, ptr %114, align 8
  store i64 0, ptr %121, align 8
  store i64 0, ptr %123, align 8
  store i64 0, ptr %127, align 8
  store double %334, ptr %134, align 8
  store double 0.000000e+00, ptr %145, align 8
  store double 0.000000e+00, ptr %146, align 8
  store double %334, ptr %147, align 8
  store double %339, ptr %115, align 8
  store double %461, ptr %148, align 8
  store double %476, ptr %149, align 8
  store double %481, ptr %150, align 8
  store double %469, ptr %151, align 8
  store double 1.000000e+00, ptr %152, align 8
  %482 = load i64, ptr %153, align 8
  %483 = icmp eq i64 %482, 0
  br i1 %483, label %484, label %487
484:
  %485 = fcmp ogt double %471, %469
  %486 = select i1 %485, double %471, double %469
  br label %809
487:
  %488 = shl nsw i64 %482, 10
  %489 = load ptr, ptr %154, align 8
  %490 = getelementptr inbounds double, ptr %489, i64 %488
  %491 = load i64, ptr %155, align 8
  %492 = icmp eq i64 %491, 0
  %493 = select i1 %492, double 4.000000e+00, double 4.000000e+01
  %494 = getelementptr inbounds double, ptr %490, i64 %488
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 2048
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %17, i8 0, i64 512, i1 false)
  %496 = load i64, ptr %0, align 8
  %497 = load i64, ptr %116, align 8
  %498 = add i64 %497, %496
  %499 = load i64, ptr %117, align 8
  %500 = shl i64 %499, 1
  %501 = add i64 %498, %500
  %502 = load i64, ptr %118, align 8
  %503 = add i64 %501, %502
  %504 = load i64, ptr %156, align 8
  %505 = getelementptr inbounds double, ptr %495, i64 %504
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store double 0.000000e+00, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store double 1.000000e+00, ptr %15, align 8
  %506 = icmp sgt i64 %504, 0
  br i1 %506, label %509, label %507
507:
  %508 = icmp sgt i64 %503, 0
  br i1 %508, label %524, label %519
509:
  %510 = phi i64 [ %516, %509 ], [ 0, %487 ]
  %511 = load ptr, ptr %157, align 8
  %512 = getelementptr inbounds nuw double, ptr %511, i64 %510
  %513 = load double, ptr %512, align 8
  %514 = fadd double %513, 0.000000e+00
  %515 = getelementptr inbounds nuw double, ptr %495, i64 %510
  store double %514, ptr %515, align 8
  %516 = add nuw nsw i64 %510, 1
  %517 = load i64, ptr %156, align 8
  %518 = icmp slt i64 %516, %517
  br i1 %518, label %509, label %507
519:
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %520 = load i64, ptr %159, align 8
  %521 = getelementptr inbounds double, ptr %495, i64 %520
  store ptr %521, ptr %16, align 16
  store ptr %505, ptr %160, align 8
  %522 = load i64, ptr %0, align 8
  %523 = getelementptr inbounds double, ptr %505, i64 %522
  store ptr %523, ptr %161, align 16
  store ptr %13, ptr %162, align 8
  store ptr %14, ptr %163, align 16
  store ptr %14, ptr %164, align 8
  store ptr null, ptr %165, align 16
  store ptr null, ptr %166, align 8
  store ptr %15, ptr %167, align 16
  br label %533
524:
  %525 = phi i64 [ %531, %524 ], [ 0, %507 ]
  %526 = load ptr, ptr %129, align 8
  %527 = getelementptr inbounds nuw double, ptr %526, i64 %525
  %528 = load double, ptr %527, align 8
  %529 = fadd double %528, 0.000000e+00
  %530 = getelementptr inbounds nuw double, ptr %505, i64 %525
  store double %529, ptr %530, align 8
  %531 = add nuw nsw i64 %525, 1
  %532 = icmp eq i64 %531, %503
  br i1 %532, label %519, label %524
533:
  %534 = phi i64 [ 0, %519 ], [ %535, %568 ]
  %535 = add nuw nsw i64 %534, 1
  %536 = uitofp nneg i64 %535 to double
  %537 = fmul double %536, 0x3FE3C6EF372FE950
  %538 = load double, ptr %115, align 8
  %539 = load double, ptr %147, align 8
  %540 = fsub double %538, %539
  %541 = fmul double %540, 1.562500e-02
  %542 = fptosi double %537 to i64
  %543 = sitofp i64 %542 to double
  %544 = fsub double %537, %543
  %545 = lshr i64 %534, 4
  %546 = uitofp nneg i64 %545 to double
  %547 = call double @llvm.fma.f64(double %546, double %541, double %539)
  %548 = and i64 %534, 15
  %549 = uitofp nneg i64 %548 to double
  %550 = fadd double %544, %549
  %551 = fmul double %550, 6.250000e-02
  %552 = fmul double %541, %551
  %553 = fadd double %547, %552
  store double %553, ptr %13, align 8
  %554 = load ptr, ptr %158, align 8
  %555 = load ptr, ptr %168, align 8
  %556 = load ptr, ptr %169, align 8
  call void %554(ptr noundef nonnull %16, ptr noundef %555, ptr noundef %556)
  %557 = load ptr, ptr %170, align 8
  %558 = load ptr, ptr %168, align 8
  %559 = load ptr, ptr %169, align 8
  %560 = load i64, ptr %153, align 8
  %561 = getelementptr inbounds double, ptr %559, i64 %560
  call void %557(ptr noundef nonnull %16, ptr noundef %558, ptr noundef %561)
  %562 = load i64, ptr %153, align 8
  %563 = icmp sgt i64 %562, 0
  br i1 %563, label %571, label %566
564:
  %565 = icmp eq i64 %535, 1024
  br i1 %565, label %596, label %568
566:
  %567 = icmp eq i64 %535, 1024
  br i1 %567, label %569, label %568
568:
  br label %533
569:
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %570
570:
  br label %767
571:
  %572 = phi i64 [ %594, %571 ], [ %562, %533 ]
  %573 = phi i64 [ %593, %571 ], [ 0, %533 ]
  %574 = load ptr, ptr %169, align 8
  %575 = getelementptr inbounds nuw double, ptr %574, i64 %573
  %576 = load double, ptr %575, align 8
  %577 = getelementptr inbounds double, ptr %574, i64 %572
  %578 = getelementptr inbounds nuw double, ptr %577, i64 %573
  %579 = load double, ptr %578, align 8
  %580 = call double @llvm.fabs.f64(double %576)
  %581 = fcmp one double %580, 0x7FF0000000000000
  %582 = select i1 %581, double %576, double 0.000000e+00
  %583 = mul nsw i64 %572, %534
  %584 = getelementptr double, ptr %489, i64 %583
  %585 = getelementptr double, ptr %584, i64 %573
  store double %582, ptr %585, align 8
  %586 = call double @llvm.fabs.f64(double %579)
  %587 = fcmp one double %586, 0x7FF0000000000000
  %588 = select i1 %587, double %579, double 0.000000e+00
  %589 = load i64, ptr %153, align 8
  %590 = mul nsw i64 %589, %534
  %591 = getelementptr double, ptr %490, i64 %590
  %592 = getelementptr double, ptr %591, i64 %573
  store double %588, ptr %592, align 8
  %593 = add nuw nsw i64 %573, 1
  %594 = load i64, ptr %153, align 8
  %595 = icmp slt i64 %593, %594
  br i1 %595, label %571, label %564
596:
  %597 = icmp sgt i64 %594, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br i1 %597, label %598, label %570
598:
  %599 = phi i64 [ %721, %720 ], [ 0, %596 ]
  %600 = getelementptr inbounds nuw double, ptr %489, i64 %599
  %601 = getelementptr inbounds nuw double, ptr %490, i64 %599
  br label %629
602:
  %603 = load double, ptr %149, align 8
  br label %604
604:
  %605 = phi double [ 0xFFF0000000000000, %602 ], [ %611, %604 ]
  %606 = phi double [ 0x7FF0000000000000, %602 ], [ %615, %604 ]
  %607 = phi i64 [ 0, %602 ], [ %616, %604 ]
  %608 = getelementptr inbounds nuw %struct.bg_window, ptr %494, i64 %607
  %609 = load double, ptr %608, align 8
  %610 = fcmp ogt double %609, %605
  %611 = select i1 %610, double %609, double %605
  %612 = getelementptr inbounds nuw i8, ptr %608, i64 8
  %613 = load double, ptr %612, align 8
  %614 = fcmp olt double %613, %606
  %615 = select i1 %614, double %613, double %606
  %616 = add nuw nsw i64 %607, 1
  %617 = icmp eq i64 %616, 64
  br i1 %617, label %618, label %604
618:
  %619 = call double @llvm.fabs.f64(double %611)
  %620 = call double @llvm.fabs.f64(double %615)
  %621 = fcmp ogt double %619, %620
  %622 = select i1 %621, double %619, double %620
  %623 = fmul double %603, 5.000000e-01
  %624 = fsub double %611, %615
  %625 = fmul double %623, %624
  %626 = fmul double %622, 1.000000e-09
  %627 = fcmp ogt double %625, %626
  %628 = select i1 %627, double %625, double %626
  br label %724
629:
  %630 = phi i64 [ 16, %598 ], [ %718, %712 ]
  %631 = phi i64 [ 0, %598 ], [ %717, %712 ]
  %632 = load i64, ptr %153, align 8
  %633 = shl nuw nsw i64 %631, 4
  %634 = load double, ptr %115, align 8
  %635 = load double, ptr %147, align 8
  %636 = fsub double %634, %635
  %637 = fmul double %636, 1.562500e-02
  br label %638
638:
  %639 = phi double [ 0x7FF0000000000000, %629 ], [ %709, %638 ]
  %640 = phi double [ 0.000000e+00, %629 ], [ %705, %638 ]
  %641 = phi double [ 0.000000e+00, %629 ], [ %703, %638 ]
  %642 = phi i64 [ %633, %629 ], [ %710, %638 ]
  %643 = phi double [ 0xFFF0000000000000, %629 ], [ %707, %638 ]
  %644 = icmp samesign ugt i64 %642, 1022
  %645 = sext i1 %644 to i64
  %646 = add nsw i64 %642, %645
  %647 = add nsw i64 %646, 1
  %648 = add nsw i64 %646, 2
  %649 = sitofp i64 %648 to double
  %650 = fmul double %649, 0x3FE3C6EF372FE950
  %651 = fptosi double %650 to i64
  %652 = sitofp i64 %651 to double
  %653 = fsub double %650, %652
  %654 = sdiv i64 %647, 16
  %655 = sitofp i64 %654 to double
  %656 = call double @llvm.fma.f64(double %655, double %637, double %635)
  %657 = srem i64 %647, 16
  %658 = sitofp i64 %657 to double
  %659 = fadd double %653, %658
  %660 = fmul double %659, 6.250000e-02
  %661 = fmul double %637, %660
  %662 = fadd double %656, %661
  %663 = sitofp i64 %647 to double
  %664 = fmul double %663, 0x3FE3C6EF372FE950
  %665 = fptosi double %664 to i64
  %666 = sitofp i64 %665 to double
  %667 = fsub double %664, %666
  %668 = sdiv i64 %646, 16
  %669 = sitofp i64 %668 to double
  %670 = call double @llvm.fma.f64(double %669, double %637, double %635)
  %671 = srem i64 %646, 16
  %672 = sitofp i64 %671 to double
  %673 = fadd double %667, %672
  %674 = fmul double %673, 6.250000e-02
  %675 = fmul double %637, %674
  %676 = fadd double %670, %675
  %677 = fsub double %662, %676
  %678 = mul nsw i64 %642, %632
  %679 = getelementptr inbounds double, ptr %600, i64 %678
  %680 = load double, ptr %679, align 8
  %681 = mul nsw i64 %647, %632
  %682 = getelementptr inbounds double, ptr %600, i64 %681
  %683 = load double, ptr %682, align 8
  %684 = mul nsw i64 %646, %632
  %685 = getelementptr inbounds double, ptr %600, i64 %684
  %686 = load double, ptr %685, align 8
  %687 = fsub double %683, %686
  %688 = fdiv double %687, %677
  %689 = getelementptr inbounds double, ptr %601, i64 %681
  %690 = load double, ptr %689, align 8
  %691 = getelementptr inbounds double, ptr %601, i64 %684
  %692 = load double, ptr %691, align 8
  %693 = fsub double %690, %692
  %694 = fdiv double %693, %677
  %695 = call double @llvm.fabs.f64(double %694)
  %696 = getelementptr inbounds double, ptr %601, i64 %678
  %697 = load double, ptr %696, align 8
  %698 = fmul double %697, %697
  %699 = fmul double %688, %688
  %700 = fcmp ogt double %699, %698
  %701 = select i1 %700, double %699, double %698
  %702 = fcmp ogt double %701, %641
  %703 = select i1 %702, double %701, double %641
  %704 = fcmp ogt double %695, %640
  %705 = select i1 %704, double %695, double %640
  %706 = fcmp ogt double %680, %643
  %707 = select i1 %706, double %680, double %643
  %708 = fcmp olt double %680, %639
  %709 = select i1 %708, double %680, double %639
  %710 = add nuw nsw i64 %642, 1
  %711 = icmp eq i64 %710, %630
  br i1 %711, label %712, label %638
712:
  %713 = getelementptr inbounds nuw %struct.bg_window, ptr %494, i64 %631
  store double %707, ptr %713, align 8
  %714 = getelementptr inbounds nuw i8, ptr %713, i64 8
  store double %709, ptr %714, align 8
  %715 = getelementptr inbounds nuw i8, ptr %713, i64 16
  store double %703, ptr %715, align 8
  %716 = getelementptr inbounds nuw i8, ptr %713, i64 24
  store double %705, ptr %716, align 8
  %717 = add nuw nsw i64 %631, 1
  %718 = add nuw nsw i64 %630, 16
  %719 = icmp eq i64 %717, 64
  br i1 %719, label %602, label %629
720:
  %721 = add nuw nsw i64 %599, 1
  %722 = load i64, ptr %153, align 8
  %723 = icmp slt i64 %721, %722
  br i1 %723, label %598, label %570
724:
  %725 = phi i64 [ 0, %618 ], [ %728, %765 ]
  %726 = call i64 @llvm.usub.sat.i64(i64 %725, i64 1)
  br label %732
727:
  %728 = add nuw nsw i64 %725, 1
  %729 = fsub double %739, %743
  %730 = fmul double %729, 5.000000e-01
  %731 = fcmp ogt double %730, %628
  br i1 %731, label %748, label %759
732:
  %733 = phi double [ %739, %732 ], [ 0xFFF0000000000000, %724 ]
  %734 = phi double [ %743, %732 ], [ 0x7FF0000000000000, %724 ]
  %735 = phi i64 [ %744, %732 ], [ %726, %724 ]
  %736 = getelementptr inbounds nuw %struct.bg_window, ptr %494, i64 %735
  %737 = load double, ptr %736, align 8
  %738 = fcmp ogt double %737, %733
  %739 = select i1 %738, double %737, double %733
  %740 = getelementptr inbounds nuw i8, ptr %736, i64 8
  %741 = load double, ptr %740, align 8
  %742 = fcmp olt double %741, %734
  %743 = select i1 %742, double %741, double %734
  %744 = add nuw nsw i64 %735, 1
  %745 = icmp samesign ule i64 %735, %725
  %746 = icmp samesign ult i64 %735, 63
  %747 = and i1 %745, %746
  br i1 %747, label %732, label %727
748:
  %749 = getelementptr inbounds nuw %struct.bg_window, ptr %494, i64 %725
  %750 = getelementptr inbounds nuw i8, ptr %749, i64 16
  %751 = load double, ptr %750, align 8
  %752 = fmul double %730, %730
  %753 = fdiv double %751, %752
  %754 = getelementptr inbounds nuw i8, ptr %749, i64 24
  %755 = load double, ptr %754, align 8
  %756 = fdiv double %755, %730
  %757 = fcmp ogt double %753, %756
  %758 = select i1 %757, double %753, double %756
  br label %759
759:
  %760 = phi double [ %758, %748 ], [ 0.000000e+00, %727 ]
  %761 = getelementptr inbounds nuw double, ptr %17, i64 %725
  %762 = load double, ptr %761, align 8
  %763 = fcmp ogt double %760, %762
  br i1 %763, label %764, label %765
764:
  store double %760, ptr %761, align 8
  br label %765
765:
  %766 = icmp eq i64 %728, 64
  br i1 %766, label %720, label %724
767:
  %768 = phi i64 [ %778, %767 ], [ 0, %570 ]
  %769 = getelementptr inbounds nuw double, ptr %17, i64 %768
  %770 = load double, ptr %769, align 8
  %771 = fcmp ogt double %770, 0.000000e+00
  %772 = call double @llvm.sqrt.f64(double %770)
  %773 = fdiv double 0x401921FB54442D18, %772
  %774 = fdiv double %773, %493
  %775 = select i1 %771, double %774, double 0x7FF0000000000000
  %776 = load ptr, ptr %171, align 8
  %777 = getelementptr inbounds nuw double, ptr %776, i64 %768
  store double %775, ptr %777, align 8
  %778 = add nuw nsw i64 %768, 1
  %779 = icmp eq i64 %778, 64
  br i1 %779, label %780, label %767
780:
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %781 = load double, ptr %115, align 8
  %782 = load double, ptr %147, align 8
  %783 = load i64, ptr %153, align 8
  %784 = fsub double %781, %782
  %785 = icmp eq i64 %783, 0
  %786 = fcmp ogt double %471, %469
  %787 = select i1 %786, double %471, double %469
  %788 = fmul double %784, 1.562500e-02
  br i1 %785, label %809, label %789
789:
  %790 = load ptr, ptr %171, align 8
  br label %791
791:
  %792 = phi i64 [ 0, %789 ], [ %807, %791 ]
  %793 = phi double [ 0x7FF0000000000000, %789 ], [ %806, %791 ]
  %794 = uitofp nneg i64 %792 to double
  %795 = call double @llvm.fma.f64(double %794, double %788, double %782)
  %796 = fcmp ogt double %795, %334
  %797 = fsub double %795, %334
  %798 = select i1 %796, double %797, double 0.000000e+00
  %799 = getelementptr inbounds nuw double, ptr %790, i64 %792
  %800 = load double, ptr %799, align 8
  %801 = fadd double %800, %798
  %802 = fadd double %788, %795
  %803 = fcmp ogt double %802, %334
  %804 = fcmp olt double %801, %793
  %805 = select i1 %803, i1 %804, i1 false
  %806 = select i1 %805, double %801, double %793
  %807 = add nuw nsw i64 %792, 1
  %808 = icmp eq i64 %807, 64
  br i1 %808, label %809, label %791
809:
  %810 = phi double [ %787, %780 ], [ %486, %484 ], [ %787, %791 ]
  %811 = phi double [ %784, %780 ], [ %470, %484 ], [ %784, %791 ]
  %812 = phi double [ 0x7FF0000000000000, %780 ], [ 0x7FF0000000000000, %484 ], [ %806, %791 ]
  %813 = fadd double %334, %810
  %814 = fadd double %334, %812
  %815 = fcmp olt double %814, %813
  %816 = select i1 %815, double %814, double %813
  %817 = load i64, ptr %172, align 8
  %818 = icmp eq i64 %817, 0
  br i1 %818, label %853, label %819
819:
  %820 = load ptr, ptr %173, align 8
  %821 = load i64, ptr %113, align 8
  %822 = load i64, ptr %174, align 8
  %823 = mul nsw i64 %822, %821
  %824 = getelementptr inbounds double, ptr %820, i64 %823
  %825 = fmul double %811, 0x3D70000000000000
  %826 = fadd double %334, %825
  %827 = icmp sgt i64 %817, 0
  br i1 %827, label %828, label %840
828:
  %829 = phi i64 [ %838, %828 ], [ 0, %819 ]
  %830 = phi i64 [ %837, %828 ], [ %817, %819 ]
  %831 = add nuw nsw i64 %830, %829
  %832 = lshr i64 %831, 1
  %833 = getelementptr inbounds nuw double, ptr %824, i64 %832
  %834 = load double, ptr %833, align 8
  %835 = fcmp ugt double %834, %826
  %836 = add nuw nsw i64 %832, 1
  %837 = select i1 %835, i64 %832, i64 %830
  %838 = select i1 %835, i64 %829, i64 %836
  %839 = icmp slt i64 %838, %837
  br i1 %839, label %828, label %840
840:
  %841 = phi i64 [ 0, %819 ], [ %838, %828 ]
  %842 = icmp slt i64 %841, %817
  br i1 %842, label %843, label %846
843:
  %844 = getelementptr inbounds nuw double, ptr %824, i64 %841
  %845 = load double, ptr %844, align 8
  br label %846
846:
  %847 = phi double [ %845, %843 ], [ 0x7FF0000000000000, %840 ]
  %848 = fsub double %847, %334
  %849 = fmul double %848, 0x3FEFAE147AE147AE
  %850 = fadd double %334, %849
  %851 = fcmp ogt double %816, %850
  %852 = select i1 %851, double %847, double %816
  br label %853
853:
  %854 = phi double [ %852, %846 ], [ %816, %809 ]
  %855 = fcmp olt double %854, %339
  %856 = select i1 %855, double %854, double %339
  store double %856, ptr %145, align 8
  %857 = fcmp olt double %334, %339
  br i1 %857, label %859, label %858
858:
  store i64 1, ptr %114, align 8
  br label %859
859:
  %860 = load i64, ptr %113, align 8
  %861 = icmp slt i64 %860, 0
  br i1 %861, label %2009, label %865
862:
  %863 = load i64, ptr %113, align 8
  %864 = icmp slt i64 %863, 0
  br i1 %864, label %2009, label %908
865:
  store i64 1, ptr %2, align 8
  %866 = load ptr, ptr %188, align 8
  %867 = icmp eq ptr %866, null
  br i1 %867, label %909, label %868
868:
  %869 = load double, ptr %134, align 8
  %870 = fsub double %856, %869
  %871 = fmul double %870, 0.000000e+00
  %872 = fadd double %869, %871
  %873 = load ptr, ptr %129, align 8
  %874 = load ptr, ptr %169, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store double %872, ptr %10, align 8
  store double 0.000000e+00, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %875 = load ptr, ptr %157, align 8
  %876 = load i64, ptr %189, align 8
  %877 = getelementptr inbounds double, ptr %875, i64 %876
  store ptr %877, ptr %12, align 16
  store ptr %873, ptr %190, align 8
  %878 = load i64, ptr %0, align 8
  %879 = getelementptr inbounds double, ptr %873, i64 %878
  store ptr %879, ptr %191, align 16
  store ptr %10, ptr %192, align 8
  store ptr %11, ptr %193, align 16
  %880 = load ptr, ptr %195, align 8
  store ptr %880, ptr %194, align 8
  br label %881
881:
  %882 = phi i64 [ 48, %868 ], [ %884, %881 ]
  %883 = getelementptr inbounds nuw i8, ptr %12, i64 %882
  store ptr null, ptr %883, align 8
  %884 = add nuw nsw i64 %882, 8
  %885 = icmp eq i64 %884, 72
  br i1 %885, label %886, label %881
886:
  %887 = load ptr, ptr %168, align 8
  call void %866(ptr noundef nonnull %12, ptr noundef %887, ptr noundef %874)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %888 = load i64, ptr %113, align 8
  %889 = icmp sgt i64 %888, -1
  br i1 %889, label %890, label %909
890:
  %891 = load i64, ptr %121, align 8
  %892 = icmp eq i64 %891, 0
  br i1 %892, label %893, label %909
893:
  %894 = load i64, ptr %116, align 8
  %895 = icmp sgt i64 %894, 0
  br i1 %895, label %896, label %909
896:
  %897 = phi i64 [ %905, %896 ], [ 0, %893 ]
  %898 = load ptr, ptr %169, align 8
  %899 = getelementptr inbounds nuw double, ptr %898, i64 %897
  %900 = load double, ptr %899, align 8
  %901 = load ptr, ptr %129, align 8
  %902 = load i64, ptr %0, align 8
  %903 = getelementptr inbounds double, ptr %901, i64 %902
  %904 = getelementptr inbounds nuw double, ptr %903, i64 %897
  store double %900, ptr %904, align 8
  %905 = add nuw nsw i64 %897, 1
  %906 = load i64, ptr %116, align 8
  %907 = icmp slt i64 %905, %906
  br i1 %907, label %896, label %909
908:
  store i64 1, ptr %2, align 8
  br label %909
909:
  %910 = load ptr, ptr %196, align 8
  %911 = icmp eq ptr %910, null
  br i1 %911, label %916, label %912
912:
  %913 = load i64, ptr %110, align 8
  %914 = load i64, ptr %197, align 8
  %915 = icmp slt i64 %913, %914
  br i1 %915, label %916, label %2009
916:
  %917 = load i64, ptr %0, align 8
  %918 = load i64, ptr %116, align 8
  %919 = add nsw i64 %918, %917
  %920 = load i64, ptr %117, align 8
  %921 = shl nsw i64 %920, 1
  %922 = add nsw i64 %919, %921
  %923 = load i64, ptr %118, align 8
  %924 = add nsw i64 %922, %923
  %925 = load i64, ptr %198, align 8
  %926 = load double, ptr %145, align 8
  %927 = load double, ptr %134, align 8
  %928 = fsub double %926, %927
  %929 = load i64, ptr %113, align 8
  %930 = icmp sgt i64 %929, -1
  br i1 %930, label %931, label %978
931:
  %932 = load i64, ptr %143, align 8
  %933 = icmp eq i64 %932, 0
  br i1 %933, label %978, label %934
934:
  %935 = fmul double %928, 0.000000e+00
  %936 = fadd double %927, %935
  %937 = load ptr, ptr %129, align 8
  %938 = load ptr, ptr %199, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %936, ptr noundef %937, ptr noundef %938)
  %939 = load i64, ptr %0, align 8
  %940 = load i64, ptr %116, align 8
  %941 = add nsw i64 %940, %939
  %942 = load i64, ptr %117, align 8
  %943 = shl nsw i64 %942, 1
  %944 = add nsw i64 %941, %943
  %945 = load i64, ptr %118, align 8
  %946 = add nsw i64 %944, %945
  %947 = icmp sgt i64 %946, 0
  br i1 %947, label %948, label %956
948:
  %949 = phi i64 [ %968, %967 ], [ %945, %934 ]
  %950 = phi i64 [ %969, %967 ], [ %942, %934 ]
  %951 = phi i64 [ %970, %967 ], [ %940, %934 ]
  %952 = phi i64 [ %971, %967 ], [ %939, %934 ]
  %953 = phi i64 [ %972, %967 ], [ 0, %934 ]
  %954 = load i64, ptr %143, align 8
  %955 = icmp eq i64 %954, 0
  br i1 %955, label %967, label %957
956:
  store i64 0, ptr %143, align 8
  br label %978
957:
  %958 = load ptr, ptr %199, align 8
  %959 = getelementptr inbounds nuw double, ptr %958, i64 %953
  %960 = load double, ptr %959, align 8
  %961 = load ptr, ptr %200, align 8
  %962 = getelementptr inbounds nuw double, ptr %961, i64 %953
  store double %960, ptr %962, align 8
  %963 = load i64, ptr %0, align 8
  %964 = load i64, ptr %116, align 8
  %965 = load i64, ptr %117, align 8
  %966 = load i64, ptr %118, align 8
  br label %967
967:
  %968 = phi i64 [ %949, %948 ], [ %966, %957 ]
  %969 = phi i64 [ %950, %948 ], [ %965, %957 ]
  %970 = phi i64 [ %951, %948 ], [ %964, %957 ]
  %971 = phi i64 [ %952, %948 ], [ %963, %957 ]
  %972 = add nuw nsw i64 %953, 1
  %973 = shl nsw i64 %969, 1
  %974 = add i64 %970, %968
  %975 = add i64 %974, %973
  %976 = add i64 %975, %971
  %977 = icmp slt i64 %972, %976
  br i1 %977, label %948, label %956
978:
  %979 = icmp sgt i64 %925, 1
  br i1 %979, label %980, label %982
980:
  %981 = icmp sgt i64 %924, 0
  br label %1050
982:
  %983 = load ptr, ptr %203, align 8
  %984 = load ptr, ptr %129, align 8
  %985 = load ptr, ptr %200, align 8
  %986 = load ptr, ptr %204, align 8
  %987 = icmp sgt i64 %924, 0
  br i1 %987, label %988, label %1108
988:
  %989 = icmp sgt i64 %925, 0
  %990 = icmp eq ptr %984, null
  br label %991
991:
  %992 = phi i64 [ 0, %988 ], [ %1020, %1017 ]
  %993 = getelementptr double, ptr %985, i64 %992
  br i1 %989, label %996, label %994
994:
  %995 = phi double [ 0.000000e+00, %991 ], [ %1008, %1007 ]
  br i1 %990, label %1015, label %1011
996:
  %997 = phi i64 [ %1009, %1007 ], [ 0, %991 ]
  %998 = phi double [ %1008, %1007 ], [ 0.000000e+00, %991 ]
  %999 = getelementptr inbounds nuw double, ptr %983, i64 %997
  %1000 = load double, ptr %999, align 8
  %1001 = fcmp une double %1000, 0.000000e+00
  br i1 %1001, label %1002, label %1007
1002:
  %1003 = mul nuw nsw i64 %997, %924
  %1004 = getelementptr double, ptr %993, i64 %1003
  %1005 = load double, ptr %1004, align 8
  %1006 = call double @llvm.fma.f64(double %1000, double %1005, double %998)
  br label %1007
1007:
  %1008 = phi double [ %1006, %1002 ], [ %998, %996 ]
  %1009 = add nuw nsw i64 %997, 1
  %1010 = icmp eq i64 %1009, %925
  br i1 %1010, label %994, label %996
1011:
  %1012 = getelementptr inbounds nuw double, ptr %984, i64 %992
  %1013 = load double, ptr %1012, align 8
  %1014 = call double @llvm.fma.f64(double %995, double %928, double %1013)
  br label %1017
1015:
  %1016 = fmul double %928, %995
  br label %1017
1017:
  %1018 = phi double [ %1014, %1011 ], [ %1016, %1015 ]
  %1019 = getelementptr inbounds nuw double, ptr %986, i64 %992
  store double %1018, ptr %1019, align 8
  %1020 = add nuw nsw i64 %992, 1
  %1021 = icmp eq i64 %1020, %924
  br i1 %1021, label %1022, label %991
1022:
  %1023 = load ptr, ptr %205, align 8
  %1024 = load ptr, ptr %200, align 8
  %1025 = load ptr, ptr %206, align 8
  br label %1026
1026:
  %1027 = phi i64 [ 0, %1022 ], [ %1033, %1029 ]
  %1028 = getelementptr double, ptr %1024, i64 %1027
  br i1 %989, label %1035, label %1029
1029:
  %1030 = phi double [ 0.000000e+00, %1026 ], [ %1047, %1046 ]
  %1031 = fmul double %928, %1030
  %1032 = getelementptr inbounds nuw double, ptr %1025, i64 %1027
  store double %1031, ptr %1032, align 8
  %1033 = add nuw nsw i64 %1027, 1
  %1034 = icmp eq i64 %1033, %924
  br i1 %1034, label %1108, label %1026
1035:
  %1036 = phi i64 [ %1048, %1046 ], [ 0, %1026 ]
  %1037 = phi double [ %1047, %1046 ], [ 0.000000e+00, %1026 ]
  %1038 = getelementptr inbounds nuw double, ptr %1023, i64 %1036
  %1039 = load double, ptr %1038, align 8
  %1040 = fcmp une double %1039, 0.000000e+00
  br i1 %1040, label %1041, label %1046
1041:
  %1042 = mul nuw nsw i64 %1036, %924
  %1043 = getelementptr double, ptr %1028, i64 %1042
  %1044 = load double, ptr %1043, align 8
  %1045 = call double @llvm.fma.f64(double %1039, double %1044, double %1037)
  br label %1046
1046:
  %1047 = phi double [ %1045, %1041 ], [ %1037, %1035 ]
  %1048 = add nuw nsw i64 %1036, 1
  %1049 = icmp eq i64 %1048, %925
  br i1 %1049, label %1029, label %1035
1050:
  %1051 = phi i64 [ 1, %980 ], [ %1106, %1093 ]
  %1052 = load ptr, ptr %201, align 8
  %1053 = mul nuw nsw i64 %1051, %925
  %1054 = getelementptr inbounds nuw double, ptr %1052, i64 %1053
  %1055 = load ptr, ptr %129, align 8
  %1056 = load ptr, ptr %200, align 8
  %1057 = load ptr, ptr %199, align 8
  br i1 %981, label %1058, label %1093
1058:
  %1059 = icmp eq ptr %1055, null
  br label %1060
1060:
  %1061 = phi i64 [ 0, %1058 ], [ %1088, %1085 ]
  %1062 = getelementptr double, ptr %1056, i64 %1061
  br label %1064
1063:
  br i1 %1059, label %1083, label %1079
1064:
  %1065 = phi i64 [ %1077, %1075 ], [ 0, %1060 ]
  %1066 = phi double [ %1076, %1075 ], [ 0.000000e+00, %1060 ]
  %1067 = getelementptr inbounds nuw double, ptr %1054, i64 %1065
  %1068 = load double, ptr %1067, align 8
  %1069 = fcmp une double %1068, 0.000000e+00
  br i1 %1069, label %1070, label %1075
1070:
  %1071 = mul nuw nsw i64 %1065, %924
  %1072 = getelementptr double, ptr %1062, i64 %1071
  %1073 = load double, ptr %1072, align 8
  %1074 = call double @llvm.fma.f64(double %1068, double %1073, double %1066)
  br label %1075
1075:
  %1076 = phi double [ %1074, %1070 ], [ %1066, %1064 ]
  %1077 = add nuw nsw i64 %1065, 1
  %1078 = icmp eq i64 %1077, %1051
  br i1 %1078, label %1063, label %1064
1079:
  %1080 = getelementptr inbounds nuw double, ptr %1055, i64 %1061
  %1081 = load double, ptr %1080, align 8
  %1082 = call double @llvm.fma.f64(double %1076, double %928, double %1081)
  br label %1085
1083:
  %1084 = fmul double %928, %1076
  br label %1085
1085:
  %1086 = phi double [ %1082, %1079 ], [ %1084, %1083 ]
  %1087 = getelementptr inbounds nuw double, ptr %1057, i64 %1061
  store double %1086, ptr %1087, align 8
  %1088 = add nuw nsw i64 %1061, 1
  %1089 = icmp eq i64 %1088, %924
  br i1 %1089, label %1090, label %1060
1090:
  %1091 = load ptr, ptr %199, align 8
  %1092 = load ptr, ptr %200, align 8
  br label %1093
1093:
  %1094 = phi ptr [ %1092, %1090 ], [ %1056, %1050 ]
  %1095 = phi ptr [ %1091, %1090 ], [ %1057, %1050 ]
  %1096 = load ptr, ptr %202, align 8
  %1097 = getelementptr inbounds nuw double, ptr %1096, i64 %1051
  %1098 = load double, ptr %1097, align 8
  %1099 = load double, ptr %134, align 8
  %1100 = load double, ptr %145, align 8
  %1101 = fsub double %1100, %1099
  %1102 = fmul double %1098, %1101
  %1103 = fadd double %1099, %1102
  %1104 = mul nsw i64 %1051, %924
  %1105 = getelementptr inbounds double, ptr %1094, i64 %1104
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1103, ptr noundef %1095, ptr noundef %1105)
  %1106 = add nuw nsw i64 %1051, 1
  %1107 = icmp eq i64 %1106, %925
  br i1 %1107, label %982, label %1050
1108:
  %1109 = load ptr, ptr %207, align 8
  %1110 = icmp eq ptr %1109, null
  br i1 %1110, label %1111, label %1114
1111:
  %1112 = load ptr, ptr %188, align 8
  %1113 = icmp eq ptr %1112, null
  br i1 %1113, label %1205, label %1114
1114:
  %1115 = load i64, ptr %0, align 8
  %1116 = load i64, ptr %116, align 8
  %1117 = add nsw i64 %1116, %1115
  %1118 = load i64, ptr %117, align 8
  %1119 = shl nsw i64 %1118, 1
  %1120 = add nsw i64 %1117, %1119
  %1121 = load i64, ptr %118, align 8
  %1122 = add nsw i64 %1120, %1121
  %1123 = icmp sgt i64 %1122, 0
  br i1 %1123, label %1134, label %1124
1124:
  %1125 = load double, ptr %134, align 8
  %1126 = load double, ptr %145, align 8
  %1127 = fsub double %1126, %1125
  %1128 = fadd double %1125, %1127
  %1129 = load ptr, ptr %204, align 8
  %1130 = load ptr, ptr %209, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, double noundef %1128, ptr noundef %1129, ptr noundef %1130, i64 noundef 0, ptr noundef null)
  %1131 = load i64, ptr %210, align 8
  %1132 = icmp ne i64 %1131, 0
  %1133 = and i1 %1123, %1132
  br i1 %1133, label %1143, label %1161
1134:
  %1135 = phi i64 [ %1141, %1134 ], [ 0, %1114 ]
  %1136 = load ptr, ptr %204, align 8
  %1137 = getelementptr inbounds nuw double, ptr %1136, i64 %1135
  %1138 = load double, ptr %1137, align 8
  %1139 = load ptr, ptr %208, align 8
  %1140 = getelementptr inbounds nuw double, ptr %1139, i64 %1135
  store double %1138, ptr %1140, align 8
  %1141 = add nuw nsw i64 %1135, 1
  %1142 = icmp eq i64 %1141, %1122
  br i1 %1142, label %1124, label %1134
1143:
  %1144 = phi i64 [ %1159, %1143 ], [ 0, %1124 ]
  %1145 = load ptr, ptr %206, align 8
  %1146 = getelementptr inbounds nuw double, ptr %1145, i64 %1144
  %1147 = load double, ptr %1146, align 8
  %1148 = load ptr, ptr %204, align 8
  %1149 = getelementptr inbounds nuw double, ptr %1148, i64 %1144
  %1150 = load double, ptr %1149, align 8
  %1151 = load ptr, ptr %208, align 8
  %1152 = getelementptr inbounds nuw double, ptr %1151, i64 %1144
  %1153 = load double, ptr %1152, align 8
  %1154 = fsub double %1150, %1153
  %1155 = call double @llvm.fabs.f64(double %1154)
  %1156 = call double @llvm.fabs.f64(double %1147)
  %1157 = fcmp ogt double %1155, %1156
  %1158 = select i1 %1157, double %1154, double %1147
  store double %1158, ptr %1146, align 8
  %1159 = add nuw nsw i64 %1144, 1
  %1160 = icmp eq i64 %1159, %1122
  br i1 %1160, label %1161, label %1143
1161:
  %1162 = load ptr, ptr %211, align 8
  %1163 = icmp eq ptr %1162, null
  br i1 %1163, label %1190, label %1164
1164:
  %1165 = load i64, ptr %0, align 8
  %1166 = icmp sgt i64 %1165, 0
  br i1 %1166, label %1167, label %1190
1167:
  %1168 = phi i64 [ %1187, %1186 ], [ %1165, %1164 ]
  %1169 = phi i64 [ %1188, %1186 ], [ 0, %1164 ]
  %1170 = load ptr, ptr %195, align 8
  %1171 = getelementptr inbounds nuw double, ptr %1170, i64 %1169
  %1172 = load double, ptr %1171, align 8
  %1173 = fcmp ogt double %1172, 5.000000e-01
  br i1 %1173, label %1174, label %1186
1174:
  %1175 = load double, ptr %149, align 8
  %1176 = fdiv double %1175, 1.000000e-02
  %1177 = fcmp olt double %1176, 1.000000e-03
  %1178 = fcmp ogt double %1176, 1.000000e+00
  %1179 = select i1 %1178, double 1.000000e+00, double %1176
  %1180 = select i1 %1177, double 1.000000e-03, double %1179
  %1181 = load ptr, ptr %206, align 8
  %1182 = getelementptr inbounds nuw double, ptr %1181, i64 %1169
  %1183 = load double, ptr %1182, align 8
  %1184 = fmul double %1183, %1180
  store double %1184, ptr %1182, align 8
  %1185 = load i64, ptr %0, align 8
  br label %1186
1186:
  %1187 = phi i64 [ %1185, %1174 ], [ %1168, %1167 ]
  %1188 = add nuw nsw i64 %1169, 1
  %1189 = icmp slt i64 %1188, %1187
  br i1 %1189, label %1167, label %1190
1190:
  br i1 %1123, label %1191, label %1205
1191:
  %1192 = phi i64 [ %1203, %1191 ], [ 0, %1190 ]
  %1193 = load ptr, ptr %206, align 8
  %1194 = getelementptr inbounds nuw double, ptr %1193, i64 %1192
  %1195 = load double, ptr %1194, align 8
  %1196 = load ptr, ptr %209, align 8
  %1197 = getelementptr inbounds nuw double, ptr %1196, i64 %1192
  %1198 = load double, ptr %1197, align 8
  %1199 = call double @llvm.fabs.f64(double %1198)
  %1200 = call double @llvm.fabs.f64(double %1195)
  %1201 = fcmp ogt double %1199, %1200
  %1202 = select i1 %1201, double %1198, double %1195
  store double %1202, ptr %1194, align 8
  %1203 = add nuw nsw i64 %1192, 1
  %1204 = icmp eq i64 %1203, %1122
  br i1 %1204, label %1205, label %1191
1205:
  %1206 = load i64, ptr %113, align 8
  %1207 = icmp sgt i64 %1206, -1
  br i1 %1207, label %1208, label %2006
1208:
  %1209 = load double, ptr %149, align 8
  %1210 = load i64, ptr %0, align 8
  %1211 = load i64, ptr %116, align 8
  %1212 = add nsw i64 %1211, %1210
  %1213 = load i64, ptr %117, align 8
  %1214 = shl nsw i64 %1213, 1
  %1215 = add nsw i64 %1212, %1214
  %1216 = load i64, ptr %118, align 8
  %1217 = add nsw i64 %1215, %1216
  %1218 = icmp sgt i64 %1217, 0
  br i1 %1218, label %1219, label %1223
1219:
  %1220 = load ptr, ptr %204, align 8
  br label %1232
1221:
  %1222 = icmp eq i32 %1239, 0
  br label %1223
1223:
  %1224 = phi i1 [ true, %1208 ], [ %1222, %1221 ]
  %1225 = icmp sgt i64 %1210, 0
  br i1 %1225, label %1226, label %1272
1226:
  %1227 = load ptr, ptr %129, align 8
  %1228 = load ptr, ptr %204, align 8
  %1229 = load ptr, ptr %206, align 8
  %1230 = load ptr, ptr %182, align 8
  %1231 = load ptr, ptr %212, align 8
  br label %1244
1232:
  %1233 = phi i32 [ 0, %1219 ], [ %1239, %1232 ]
  %1234 = phi i64 [ 0, %1219 ], [ %1240, %1232 ]
  %1235 = getelementptr inbounds nuw double, ptr %1220, i64 %1234
  %1236 = load double, ptr %1235, align 8
  %1237 = fcmp uno double %1236, 0.000000e+00
  %1238 = zext i1 %1237 to i32
  %1239 = or i32 %1233, %1238
  %1240 = add nuw nsw i64 %1234, 1
  %1241 = icmp eq i64 %1240, %1217
  br i1 %1241, label %1221, label %1232
1242:
  %1243 = call double @llvm.sqrt.f64(double %1269)
  br label %1272
1244:
  %1245 = phi double [ 0.000000e+00, %1226 ], [ %1269, %1244 ]
  %1246 = phi i64 [ 0, %1226 ], [ %1270, %1244 ]
  %1247 = getelementptr inbounds nuw double, ptr %1227, i64 %1246
  %1248 = load double, ptr %1247, align 8
  %1249 = call double @llvm.fabs.f64(double %1248)
  %1250 = getelementptr inbounds nuw double, ptr %1228, i64 %1246
  %1251 = load double, ptr %1250, align 8
  %1252 = call double @llvm.fabs.f64(double %1251)
  %1253 = getelementptr inbounds nuw double, ptr %1229, i64 %1246
  %1254 = load double, ptr %1253, align 8
  %1255 = getelementptr inbounds nuw double, ptr %1230, i64 %1246
  %1256 = load double, ptr %1255, align 8
  %1257 = fcmp uno double %1254, 0.000000e+00
  %1258 = select i1 %1257, double 0x7FF0000000000000, double %1254
  %1259 = fcmp ogt double %1252, %1249
  %1260 = select i1 %1224, i1 %1259, i1 false
  %1261 = select i1 %1260, double %1252, double %1249
  %1262 = getelementptr inbounds nuw double, ptr %1231, i64 %1246
  %1263 = load double, ptr %1262, align 8
  %1264 = fcmp ogt double %1263, 0.000000e+00
  %1265 = call double @llvm.fma.f64(double %1261, double %1209, double %1256)
  %1266 = fdiv double %1258, %1265
  %1267 = fmul double %1266, %1266
  %1268 = call double @llvm.fma.f64(double %1263, double %1267, double %1245)
  %1269 = select i1 %1264, double %1268, double %1245
  %1270 = add nuw nsw i64 %1246, 1
  %1271 = icmp eq i64 %1270, %1210
  br i1 %1271, label %1242, label %1244
1272:
  %1273 = phi double [ 0.000000e+00, %1223 ], [ %1243, %1242 ]
  %1274 = fdiv double 1.000000e+00, %1273
  %1275 = load i64, ptr %213, align 8
  %1276 = sitofp i64 %1275 to double
  %1277 = load double, ptr %145, align 8
  %1278 = load double, ptr %134, align 8
  %1279 = fsub double %1277, %1278
  %1280 = fcmp olt double %1273, 1.000000e+00
  br i1 %1280, label %1285, label %1281
1281:
  %1282 = load i64, ptr %144, align 8
  %1283 = freeze i64 %1282
  %1284 = icmp ne i64 %1283, 0
  br label %1285
1285:
  %1286 = phi i1 [ true, %1272 ], [ %1284, %1281 ]
  %1287 = load double, ptr %214, align 8
  %1288 = load double, ptr %215, align 8
  %1289 = fadd double %1287, %1288
  %1290 = fdiv double %1289, %1276
  %1291 = call double @bg_pow_1(double noundef %1274, double noundef %1290)
  %1292 = fmul double %1291, 9.000000e-01
  %1293 = load double, ptr %152, align 8
  %1294 = load double, ptr %215, align 8
  %1295 = fneg double %1294
  %1296 = fdiv double %1295, %1276
  %1297 = call double @bg_pow_1(double noundef %1293, double noundef %1296)
  %1298 = fmul double %1292, %1297
  %1299 = select i1 %1286, double 1.000000e+00, double 2.000000e-01
  %1300 = select i1 %1286, double 1.000000e+01, double 9.000000e-01
  %1301 = fcmp ult double %1298, %1299
  %1302 = fcmp ogt double %1298, %1300
  %1303 = select i1 %1302, double %1300, double %1298
  %1304 = select i1 %1301, double %1299, double %1303
  %1305 = fmul double %1279, %1304
  %1306 = load double, ptr %151, align 8
  %1307 = fcmp olt double %1305, %1306
  %1308 = load i64, ptr %144, align 8
  %1309 = icmp ne i64 %1308, 0
  %1310 = fcmp oeq double %1304, 1.000000e+00
  %1311 = select i1 %1309, i1 %1310, i1 false
  %1312 = select i1 %1311, double %1306, double %1305
  %1313 = fcmp ole double %1312, %1306
  %1314 = zext i1 %1313 to i64
  store i64 %1314, ptr %144, align 8
  %1315 = fcmp olt double %1312, %1306
  %1316 = select i1 %1315, double %1306, double %1312
  br i1 %1286, label %1317, label %1320
1317:
  %1318 = call i1 @llvm.is.fpclass.f64(double %1274, i32 608)
  %1319 = select i1 %1318, double 1.000000e+00, double %1274
  store double %1319, ptr %152, align 8
  br label %1320
1320:
  %1321 = phi ptr [ %145, %1317 ], [ %134, %1285 ]
  %1322 = load double, ptr %1321, align 8
  %1323 = fadd double %1316, %1322
  %1324 = load double, ptr %115, align 8
  %1325 = load double, ptr %147, align 8
  %1326 = fsub double %1324, %1325
  %1327 = fmul double %1326, 1.562500e-02
  %1328 = load i64, ptr %153, align 8
  %1329 = icmp eq i64 %1328, 0
  br i1 %1329, label %1350, label %1330
1330:
  %1331 = load ptr, ptr %171, align 8
  br label %1332
1332:
  %1333 = phi i64 [ 0, %1330 ], [ %1348, %1332 ]
  %1334 = phi double [ 0x7FF0000000000000, %1330 ], [ %1347, %1332 ]
  %1335 = uitofp nneg i64 %1333 to double
  %1336 = call double @llvm.fma.f64(double %1335, double %1327, double %1325)
  %1337 = fcmp ogt double %1336, %1322
  %1338 = fsub double %1336, %1322
  %1339 = select i1 %1337, double %1338, double 0.000000e+00
  %1340 = getelementptr inbounds nuw double, ptr %1331, i64 %1333
  %1341 = load double, ptr %1340, align 8
  %1342 = fadd double %1341, %1339
  %1343 = fadd double %1327, %1336
  %1344 = fcmp ogt double %1343, %1322
  %1345 = fcmp olt double %1342, %1334
  %1346 = select i1 %1344, i1 %1345, i1 false
  %1347 = select i1 %1346, double %1342, double %1334
  %1348 = add nuw nsw i64 %1333, 1
  %1349 = icmp eq i64 %1348, 64
  br i1 %1349, label %1350, label %1332
1350:
  %1351 = phi double [ 0x7FF0000000000000, %1320 ], [ %1347, %1332 ]
  %1352 = fadd double %1322, %1351
  %1353 = fcmp olt double %1352, %1323
  %1354 = select i1 %1353, double %1352, double %1323
  %1355 = load i64, ptr %172, align 8
  %1356 = icmp eq i64 %1355, 0
  br i1 %1356, label %1391, label %1357
1357:
  %1358 = load ptr, ptr %173, align 8
  %1359 = load i64, ptr %113, align 8
  %1360 = load i64, ptr %174, align 8
  %1361 = mul nsw i64 %1360, %1359
  %1362 = getelementptr inbounds double, ptr %1358, i64 %1361
  %1363 = fmul double %1326, 0x3D70000000000000
  %1364 = fadd double %1322, %1363
  %1365 = icmp sgt i64 %1355, 0
  br i1 %1365, label %1366, label %1378
1366:
  %1367 = phi i64 [ %1376, %1366 ], [ 0, %1357 ]
  %1368 = phi i64 [ %1375, %1366 ], [ %1355, %1357 ]
  %1369 = add nuw nsw i64 %1368, %1367
  %1370 = lshr i64 %1369, 1
  %1371 = getelementptr inbounds nuw double, ptr %1362, i64 %1370
  %1372 = load double, ptr %1371, align 8
  %1373 = fcmp ugt double %1372, %1364
  %1374 = add nuw nsw i64 %1370, 1
  %1375 = select i1 %1373, i64 %1370, i64 %1368
  %1376 = select i1 %1373, i64 %1367, i64 %1374
  %1377 = icmp slt i64 %1376, %1375
  br i1 %1377, label %1366, label %1378
1378:
  %1379 = phi i64 [ 0, %1357 ], [ %1376, %1366 ]
  %1380 = icmp slt i64 %1379, %1355
  br i1 %1380, label %1381, label %1384
1381:
  %1382 = getelementptr inbounds nuw double, ptr %1362, i64 %1379
  %1383 = load double, ptr %1382, align 8
  br label %1384
1384:
  %1385 = phi double [ %1383, %1381 ], [ 0x7FF0000000000000, %1378 ]
  %1386 = fsub double %1385, %1322
  %1387 = fmul double %1386, 0x3FEFAE147AE147AE
  %1388 = fadd double %1322, %1387
  %1389 = fcmp ogt double %1354, %1388
  %1390 = select i1 %1389, double %1385, double %1354
  br label %1391
1391:
  %1392 = phi double [ %1390, %1384 ], [ %1354, %1350 ]
  store double %1392, ptr %146, align 8
  br i1 %1307, label %1393, label %1396
1393:
  store i64 3, ptr %114, align 8
  %1394 = load i64, ptr %121, align 8
  %1395 = add nsw i64 %1394, 1
  store i64 %1395, ptr %121, align 8
  br label %1405
1396:
  %1397 = load i64, ptr %121, align 8
  %1398 = add nsw i64 %1397, 1
  store i64 %1398, ptr %121, align 8
  %1399 = sitofp i64 %1398 to double
  %1400 = load double, ptr %150, align 8
  %1401 = fcmp ole double %1400, %1399
  %1402 = fcmp olt double %1322, %1324
  %1403 = select i1 %1401, i1 %1402, i1 false
  br i1 %1403, label %1404, label %1405
1404:
  store i64 2, ptr %114, align 8
  br label %1405
1405:
  br i1 %1286, label %1406, label %1689
1406:
  %1407 = load i64, ptr %131, align 8
  %1408 = icmp eq i64 %1407, 0
  br i1 %1408, label %1630, label %1409
1409:
  %1410 = load i64, ptr %0, align 8
  %1411 = load i64, ptr %116, align 8
  %1412 = add i64 %1411, %1410
  %1413 = load i64, ptr %117, align 8
  %1414 = shl i64 %1413, 1
  %1415 = add i64 %1412, %1414
  %1416 = load i64, ptr %118, align 8
  %1417 = add i64 %1415, %1416
  %1418 = load i64, ptr %198, align 8
  %1419 = load double, ptr %145, align 8
  %1420 = load double, ptr %134, align 8
  %1421 = fsub double %1419, %1420
  %1422 = icmp sgt i64 %1418, 0
  br i1 %1422, label %1423, label %1427
1423:
  %1424 = icmp sgt i64 %1417, 0
  %1425 = icmp sgt i64 %1407, 0
  %1426 = mul i64 %1417, %1418
  br label %1432
1427:
  %1428 = icmp sgt i64 %1407, 0
  br i1 %1428, label %1429, label %1562
1429:
  %1430 = mul i64 %1417, %1418
  %1431 = icmp sgt i64 %1417, 0
  br label %1567
1432:
  %1433 = phi i64 [ 0, %1423 ], [ %1479, %1478 ]
  %1434 = load ptr, ptr %201, align 8
  %1435 = mul nuw nsw i64 %1433, %1418
  %1436 = getelementptr inbounds nuw double, ptr %1434, i64 %1435
  %1437 = load ptr, ptr %129, align 8
  %1438 = load ptr, ptr %200, align 8
  %1439 = load ptr, ptr %199, align 8
  br i1 %1424, label %1440, label %1474
1440:
  %1441 = icmp eq i64 %1433, 0
  %1442 = icmp eq ptr %1437, null
  br label %1443
1443:
  %1444 = phi i64 [ 0, %1440 ], [ %1472, %1469 ]
  %1445 = getelementptr double, ptr %1438, i64 %1444
  br i1 %1441, label %1446, label %1448
1446:
  %1447 = phi double [ 0.000000e+00, %1443 ], [ %1460, %1459 ]
  br i1 %1442, label %1467, label %1463
1448:
  %1449 = phi i64 [ %1461, %1459 ], [ 0, %1443 ]
  %1450 = phi double [ %1460, %1459 ], [ 0.000000e+00, %1443 ]
  %1451 = getelementptr inbounds nuw double, ptr %1436, i64 %1449
  %1452 = load double, ptr %1451, align 8
  %1453 = fcmp une double %1452, 0.000000e+00
  br i1 %1453, label %1454, label %1459
1454:
  %1455 = mul nuw nsw i64 %1449, %1417
  %1456 = getelementptr double, ptr %1445, i64 %1455
  %1457 = load double, ptr %1456, align 8
  %1458 = call double @llvm.fma.f64(double %1452, double %1457, double %1450)
  br label %1459
1459:
  %1460 = phi double [ %1458, %1454 ], [ %1450, %1448 ]
  %1461 = add nuw nsw i64 %1449, 1
  %1462 = icmp eq i64 %1461, %1433
  br i1 %1462, label %1446, label %1448
1463:
  %1464 = getelementptr inbounds nuw double, ptr %1437, i64 %1444
  %1465 = load double, ptr %1464, align 8
  %1466 = call double @llvm.fma.f64(double %1447, double %1421, double %1465)
  br label %1469
1467:
  %1468 = fmul double %1421, %1447
  br label %1469
1469:
  %1470 = phi double [ %1466, %1463 ], [ %1468, %1467 ]
  %1471 = getelementptr inbounds nuw double, ptr %1439, i64 %1444
  store double %1470, ptr %1471, align 8
  %1472 = add nuw nsw i64 %1444, 1
  %1473 = icmp eq i64 %1472, %1417
  br i1 %1473, label %1474, label %1443
1474:
  br i1 %1425, label %1475, label %1478
1475:
  %1476 = icmp eq i64 %1433, 0
  %1477 = mul nsw i64 %1433, %1417
  br label %1481
1478:
  %1479 = add nuw nsw i64 %1433, 1
  %1480 = icmp eq i64 %1479, %1418
  br i1 %1480, label %1427, label %1432
1481:
  %1482 = phi i64 [ 0, %1475 ], [ %1555, %1554 ]
  %1483 = load ptr, ptr %216, align 8
  %1484 = mul i64 %1426, %1482
  %1485 = getelementptr inbounds double, ptr %1483, i64 %1484
  %1486 = load ptr, ptr %201, align 8
  %1487 = getelementptr inbounds nuw double, ptr %1486, i64 %1435
  %1488 = load ptr, ptr %132, align 8
  %1489 = mul nsw i64 %1482, %1417
  %1490 = getelementptr inbounds double, ptr %1488, i64 %1489
  %1491 = load ptr, ptr %217, align 8
  br i1 %1424, label %1492, label %1527
1492:
  %1493 = icmp eq ptr %1488, null
  br label %1494
1494:
  %1495 = phi i64 [ 0, %1492 ], [ %1523, %1520 ]
  %1496 = getelementptr double, ptr %1485, i64 %1495
  br i1 %1476, label %1497, label %1499
1497:
  %1498 = phi double [ 0.000000e+00, %1494 ], [ %1511, %1510 ]
  br i1 %1493, label %1518, label %1514
1499:
  %1500 = phi i64 [ %1512, %1510 ], [ 0, %1494 ]
  %1501 = phi double [ %1511, %1510 ], [ 0.000000e+00, %1494 ]
  %1502 = getelementptr inbounds nuw double, ptr %1487, i64 %1500
  %1503 = load double, ptr %1502, align 8
  %1504 = fcmp une double %1503, 0.000000e+00
  br i1 %1504, label %1505, label %1510
1505:
  %1506 = mul nuw nsw i64 %1500, %1417
  %1507 = getelementptr double, ptr %1496, i64 %1506
  %1508 = load double, ptr %1507, align 8
  %1509 = call double @llvm.fma.f64(double %1503, double %1508, double %1501)
  br label %1510
1510:
  %1511 = phi double [ %1509, %1505 ], [ %1501, %1499 ]
  %1512 = add nuw nsw i64 %1500, 1
  %1513 = icmp eq i64 %1512, %1433
  br i1 %1513, label %1497, label %1499
1514:
  %1515 = getelementptr inbounds nuw double, ptr %1490, i64 %1495
  %1516 = load double, ptr %1515, align 8
  %1517 = call double @llvm.fma.f64(double %1498, double %1421, double %1516)
  br label %1520
1518:
  %1519 = fmul double %1421, %1498
  br label %1520
1520:
  %1521 = phi double [ %1517, %1514 ], [ %1519, %1518 ]
  %1522 = getelementptr inbounds nuw double, ptr %1491, i64 %1495
  store double %1521, ptr %1522, align 8
  %1523 = add nuw nsw i64 %1495, 1
  %1524 = icmp eq i64 %1523, %1417
  br i1 %1524, label %1525, label %1494
1525:
  %1526 = load ptr, ptr %217, align 8
  br label %1527
1527:
  %1528 = phi ptr [ %1526, %1525 ], [ %1491, %1481 ]
  %1529 = load ptr, ptr %202, align 8
  %1530 = getelementptr inbounds nuw double, ptr %1529, i64 %1433
  %1531 = load double, ptr %1530, align 8
  %1532 = load double, ptr %134, align 8
  %1533 = load double, ptr %145, align 8
  %1534 = fsub double %1533, %1532
  %1535 = fmul double %1531, %1534
  %1536 = fadd double %1532, %1535
  %1537 = load ptr, ptr %199, align 8
  %1538 = getelementptr double, ptr %1485, i64 %1477
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double %1536, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store double 0.000000e+00, ptr %8, align 8
  %1539 = load ptr, ptr %185, align 8
  %1540 = load i64, ptr %156, align 8
  %1541 = mul nsw i64 %1540, %1482
  %1542 = getelementptr inbounds double, ptr %1539, i64 %1541
  %1543 = load i64, ptr %218, align 8
  %1544 = getelementptr inbounds double, ptr %1542, i64 %1543
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %1545 = load ptr, ptr %157, align 8
  %1546 = getelementptr inbounds double, ptr %1545, i64 %1543
  store ptr %1546, ptr %9, align 16
  store ptr %1537, ptr %219, align 8
  %1547 = load i64, ptr %0, align 8
  %1548 = getelementptr inbounds double, ptr %1537, i64 %1547
  store ptr %1548, ptr %220, align 16
  store ptr %6, ptr %221, align 8
  store ptr %7, ptr %222, align 16
  %1549 = load ptr, ptr %195, align 8
  store ptr %1549, ptr %223, align 8
  store ptr %1544, ptr %224, align 16
  store ptr %1528, ptr %225, align 8
  store ptr %8, ptr %226, align 16
  %1550 = load ptr, ptr %227, align 8
  %1551 = load ptr, ptr %168, align 8
  call void %1550(ptr noundef nonnull %9, ptr noundef %1551, ptr noundef %1538)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %1552 = load i64, ptr %0, align 8
  %1553 = icmp slt i64 %1552, %1417
  br i1 %1553, label %1557, label %1554
1554:
  %1555 = add nuw nsw i64 %1482, 1
  %1556 = icmp eq i64 %1555, %1407
  br i1 %1556, label %1478, label %1481
1557:
  %1558 = phi i64 [ %1560, %1557 ], [ %1552, %1527 ]
  %1559 = getelementptr double, ptr %1538, i64 %1558
  store double 0.000000e+00, ptr %1559, align 8
  %1560 = add nsw i64 %1558, 1
  %1561 = icmp slt i64 %1560, %1417
  br i1 %1561, label %1557, label %1554
1562:
  %1563 = load ptr, ptr %207, align 8
  %1564 = icmp eq ptr %1563, null
  br i1 %1564, label %1630, label %1565
1565:
  %1566 = icmp sgt i64 %1417, 0
  br i1 %1566, label %1621, label %1614
1567:
  %1568 = phi i64 [ 0, %1429 ], [ %1612, %1611 ]
  %1569 = load ptr, ptr %203, align 8
  %1570 = load ptr, ptr %132, align 8
  %1571 = mul nsw i64 %1568, %1417
  %1572 = getelementptr inbounds double, ptr %1570, i64 %1571
  %1573 = load ptr, ptr %216, align 8
  %1574 = mul i64 %1430, %1568
  %1575 = getelementptr inbounds double, ptr %1573, i64 %1574
  %1576 = load ptr, ptr %228, align 8
  %1577 = getelementptr inbounds double, ptr %1576, i64 %1571
  br i1 %1431, label %1578, label %1611
1578:
  %1579 = icmp eq ptr %1570, null
  br label %1580
1580:
  %1581 = phi i64 [ 0, %1578 ], [ %1609, %1606 ]
  %1582 = getelementptr double, ptr %1575, i64 %1581
  br i1 %1422, label %1585, label %1583
1583:
  %1584 = phi double [ 0.000000e+00, %1580 ], [ %1597, %1596 ]
  br i1 %1579, label %1604, label %1600
1585:
  %1586 = phi i64 [ %1598, %1596 ], [ 0, %1580 ]
  %1587 = phi double [ %1597, %1596 ], [ 0.000000e+00, %1580 ]
  %1588 = getelementptr inbounds nuw double, ptr %1569, i64 %1586
  %1589 = load double, ptr %1588, align 8
  %1590 = fcmp une double %1589, 0.000000e+00
  br i1 %1590, label %1591, label %1596
1591:
  %1592 = mul nuw nsw i64 %1586, %1417
  %1593 = getelementptr double, ptr %1582, i64 %1592
  %1594 = load double, ptr %1593, align 8
  %1595 = call double @llvm.fma.f64(double %1589, double %1594, double %1587)
  br label %1596
1596:
  %1597 = phi double [ %1595, %1591 ], [ %1587, %1585 ]
  %1598 = add nuw nsw i64 %1586, 1
  %1599 = icmp eq i64 %1598, %1418
  br i1 %1599, label %1583, label %1585
1600:
  %1601 = getelementptr inbounds nuw double, ptr %1572, i64 %1581
  %1602 = load double, ptr %1601, align 8
  %1603 = call double @llvm.fma.f64(double %1584, double %1421, double %1602)
  br label %1606
1604:
  %1605 = fmul double %1421, %1584
  br label %1606
1606:
  %1607 = phi double [ %1603, %1600 ], [ %1605, %1604 ]
  %1608 = getelementptr inbounds nuw double, ptr %1577, i64 %1581
  store double %1607, ptr %1608, align 8
  %1609 = add nuw nsw i64 %1581, 1
  %1610 = icmp eq i64 %1609, %1417
  br i1 %1610, label %1611, label %1580
1611:
  %1612 = add nuw nsw i64 %1568, 1
  %1613 = icmp eq i64 %1612, %1407
  br i1 %1613, label %1562, label %1567
1614:
  %1615 = load double, ptr %134, align 8
  %1616 = load double, ptr %145, align 8
  %1617 = fsub double %1616, %1615
  %1618 = fadd double %1615, %1617
  %1619 = load ptr, ptr %199, align 8
  %1620 = load ptr, ptr %228, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, double noundef %1618, ptr noundef %1619, ptr noundef null, i64 noundef range(i64 1, 0) %1407, ptr noundef %1620)
  br label %1630
1621:
  %1622 = phi i64 [ %1628, %1621 ], [ 0, %1565 ]
  %1623 = load ptr, ptr %208, align 8
  %1624 = getelementptr inbounds nuw double, ptr %1623, i64 %1622
  %1625 = load double, ptr %1624, align 8
  %1626 = load ptr, ptr %199, align 8
  %1627 = getelementptr inbounds nuw double, ptr %1626, i64 %1622
  store double %1625, ptr %1627, align 8
  %1628 = add nuw nsw i64 %1622, 1
  %1629 = icmp eq i64 %1628, %1417
  br i1 %1629, label %1614, label %1621
1630:
  %1631 = load ptr, ptr %196, align 8
  %1632 = icmp eq ptr %1631, null
  br i1 %1632, label %1686, label %1633
1633:
  %1634 = load i64, ptr %0, align 8
  %1635 = load i64, ptr %116, align 8
  %1636 = add nsw i64 %1635, %1634
  %1637 = load i64, ptr %117, align 8
  %1638 = shl nsw i64 %1637, 1
  %1639 = add nsw i64 %1636, %1638
  %1640 = load i64, ptr %118, align 8
  %1641 = add nsw i64 %1639, %1640
  %1642 = load i64, ptr %198, align 8
  %1643 = load i64, ptr %110, align 8
  %1644 = add nsw i64 %1643, 1
  store i64 %1644, ptr %110, align 8
  %1645 = add nsw i64 %1642, 2
  %1646 = mul nsw i64 %1645, %1641
  %1647 = add nsw i64 %1646, 2
  %1648 = mul nsw i64 %1647, %1643
  %1649 = getelementptr inbounds double, ptr %1631, i64 %1648
  %1650 = load double, ptr %134, align 8
  %1651 = getelementptr inbounds nuw i8, ptr %1649, i64 8
  store double %1650, ptr %1649, align 8
  %1652 = load double, ptr %145, align 8
  %1653 = getelementptr inbounds nuw i8, ptr %1649, i64 16
  store double %1652, ptr %1651, align 8
  %1654 = icmp sgt i64 %1641, 0
  br i1 %1654, label %1655, label %1664
1655:
  %1656 = phi i64 [ %1662, %1655 ], [ 0, %1633 ]
  %1657 = phi ptr [ %1661, %1655 ], [ %1653, %1633 ]
  %1658 = load ptr, ptr %129, align 8
  %1659 = getelementptr inbounds nuw double, ptr %1658, i64 %1656
  %1660 = load double, ptr %1659, align 8
  %1661 = getelementptr inbounds nuw i8, ptr %1657, i64 8
  store double %1660, ptr %1657, align 8
  %1662 = add nuw nsw i64 %1656, 1
  %1663 = icmp eq i64 %1662, %1641
  br i1 %1663, label %1668, label %1655
1664:
  %1665 = phi ptr [ %1653, %1633 ], [ %1674, %1668 ]
  %1666 = mul nsw i64 %1641, %1642
  %1667 = icmp sgt i64 %1666, 0
  br i1 %1667, label %1677, label %1686
1668:
  %1669 = phi i64 [ %1675, %1668 ], [ 0, %1655 ]
  %1670 = phi ptr [ %1674, %1668 ], [ %1661, %1655 ]
  %1671 = load ptr, ptr %204, align 8
  %1672 = getelementptr inbounds nuw double, ptr %1671, i64 %1669
  %1673 = load double, ptr %1672, align 8
  %1674 = getelementptr inbounds nuw i8, ptr %1670, i64 8
  store double %1673, ptr %1670, align 8
  %1675 = add nuw nsw i64 %1669, 1
  %1676 = icmp eq i64 %1675, %1641
  br i1 %1676, label %1664, label %1668
1677:
  %1678 = phi i64 [ %1684, %1677 ], [ 0, %1664 ]
  %1679 = phi ptr [ %1683, %1677 ], [ %1665, %1664 ]
  %1680 = load ptr, ptr %200, align 8
  %1681 = getelementptr inbounds nuw double, ptr %1680, i64 %1678
  %1682 = load double, ptr %1681, align 8
  %1683 = getelementptr inbounds nuw i8, ptr %1679, i64 8
  store double %1682, ptr %1679, align 8
  %1684 = add nuw nsw i64 %1678, 1
  %1685 = icmp eq i64 %1684, %1666
  br i1 %1685, label %1686, label %1677
1686:
  %1687 = load i64, ptr %113, align 8
  %1688 = icmp slt i64 %1687, 0
  br i1 %1688, label %2006, label %1692
1689:
  %1690 = load i64, ptr %113, align 8
  %1691 = icmp slt i64 %1690, 0
  br i1 %1691, label %2006, label %1994
1692:
  %1693 = load i64, ptr %0, align 8
  %1694 = load i64, ptr %116, align 8
  %1695 = add i64 %1694, %1693
  %1696 = load i64, ptr %117, align 8
  %1697 = shl i64 %1696, 1
  %1698 = add i64 %1695, %1697
  %1699 = load i64, ptr %118, align 8
  %1700 = add i64 %1698, %1699
  %1701 = load i64, ptr %198, align 8
  %1702 = add nsw i64 %1701, -1
  %1703 = mul nsw i64 %1702, %1700
  %1704 = load ptr, ptr %229, align 8
  %1705 = load i64, ptr %230, align 8
  %1706 = mul nsw i64 %1705, %1687
  %1707 = getelementptr inbounds double, ptr %1704, i64 %1706
  %1708 = load i64, ptr %125, align 8
  %1709 = load i64, ptr %231, align 8
  %1710 = icmp slt i64 %1708, %1709
  br i1 %1710, label %1711, label %1933
1711:
  %1712 = phi i64 [ %1931, %1928 ], [ %1709, %1692 ]
  %1713 = phi i64 [ %1930, %1928 ], [ %1708, %1692 ]
  %1714 = getelementptr inbounds double, ptr %1707, i64 %1713
  %1715 = load double, ptr %1714, align 8
  %1716 = load double, ptr %145, align 8
  %1717 = fcmp ugt double %1715, %1716
  br i1 %1717, label %1933, label %1718
1718:
  %1719 = load double, ptr %134, align 8
  %1720 = fsub double %1715, %1719
  %1721 = fsub double %1716, %1719
  %1722 = fdiv double %1720, %1721
  %1723 = load i64, ptr %0, align 8
  %1724 = load i64, ptr %116, align 8
  %1725 = add i64 %1724, %1723
  %1726 = load i64, ptr %117, align 8
  %1727 = shl nsw i64 %1726, 1
  %1728 = add nsw i64 %1727, %1725
  %1729 = load i64, ptr %118, align 8
  %1730 = add nsw i64 %1728, %1729
  %1731 = load i64, ptr %198, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %1732 = load i64, ptr %232, align 8
  %1733 = icmp ne i64 %1732, 0
  %1734 = icmp sgt i64 %1731, 0
  %1735 = select i1 %1733, i1 %1734, i1 false
  br i1 %1735, label %1736, label %1740
1736:
  %1737 = icmp sgt i64 %1732, 0
  %1738 = fmul double %1722, 0.000000e+00
  %1739 = getelementptr double, ptr %5, i64 %1731
  br label %1748
1740:
  %1741 = load ptr, ptr %234, align 8
  %1742 = load i64, ptr %113, align 8
  %1743 = mul nsw i64 %1742, %1712
  %1744 = add nsw i64 %1743, %1713
  %1745 = mul nsw i64 %1744, %1725
  %1746 = getelementptr inbounds double, ptr %1741, i64 %1745
  %1747 = icmp sgt i64 %1725, 0
  br i1 %1747, label %1785, label %1780
1748:
  %1749 = phi i64 [ 0, %1736 ], [ %1778, %1775 ]
  br i1 %1737, label %1750, label %1762
1750:
  %1751 = load ptr, ptr %233, align 8
  %1752 = mul nuw nsw i64 %1749, %1732
  %1753 = getelementptr double, ptr %1751, i64 %1752
  br label %1754
1754:
  %1755 = phi i64 [ %1732, %1750 ], [ %1757, %1754 ]
  %1756 = phi double [ 0.000000e+00, %1750 ], [ %1760, %1754 ]
  %1757 = add nsw i64 %1755, -1
  %1758 = getelementptr double, ptr %1753, i64 %1757
  %1759 = load double, ptr %1758, align 8
  %1760 = call double @llvm.fma.f64(double %1756, double %1722, double %1759)
  %1761 = icmp samesign ugt i64 %1755, 1
  br i1 %1761, label %1754, label %1764
1762:
  %1763 = getelementptr inbounds nuw double, ptr %5, i64 %1749
  store double %1738, ptr %1763, align 8
  br label %1775
1764:
  %1765 = fmul double %1722, %1760
  %1766 = getelementptr inbounds nuw double, ptr %5, i64 %1749
  store double %1765, ptr %1766, align 8
  br label %1767
1767:
  %1768 = phi i64 [ %1732, %1764 ], [ %1770, %1767 ]
  %1769 = phi double [ 0.000000e+00, %1764 ], [ %1773, %1767 ]
  %1770 = add nsw i64 %1768, -1
  %1771 = getelementptr double, ptr %1753, i64 %1770
  %1772 = load double, ptr %1771, align 8
  %1773 = fadd double %1769, %1772
  %1774 = icmp samesign ugt i64 %1768, 1
  br i1 %1774, label %1767, label %1775
1775:
  %1776 = phi double [ 0.000000e+00, %1762 ], [ %1773, %1767 ]
  %1777 = getelementptr double, ptr %1739, i64 %1749
  store double %1776, ptr %1777, align 8
  %1778 = add nuw nsw i64 %1749, 1
  %1779 = icmp eq i64 %1778, %1731
  br i1 %1779, label %1740, label %1748
1780:
  %1781 = load i64, ptr %131, align 8
  %1782 = icmp sgt i64 %1781, 0
  br i1 %1782, label %1783, label %1928
1783:
  %1784 = mul i64 %1730, %1731
  br label %1845
1785:
  %1786 = phi i64 [ %1843, %1840 ], [ 0, %1740 ]
  %1787 = load ptr, ptr %129, align 8
  %1788 = load ptr, ptr %204, align 8
  %1789 = load i64, ptr %0, align 8
  %1790 = load i64, ptr %116, align 8
  %1791 = add nsw i64 %1790, %1789
  %1792 = load i64, ptr %117, align 8
  %1793 = shl nsw i64 %1792, 1
  %1794 = add nsw i64 %1791, %1793
  %1795 = load i64, ptr %118, align 8
  %1796 = add nsw i64 %1794, %1795
  %1797 = getelementptr inbounds nuw double, ptr %1787, i64 %1786
  %1798 = load double, ptr %1797, align 8
  %1799 = getelementptr inbounds nuw double, ptr %1788, i64 %1786
  %1800 = load double, ptr %1799, align 8
  %1801 = load i64, ptr %232, align 8
  %1802 = icmp eq i64 %1801, 0
  br i1 %1802, label %1810, label %1803
1803:
  %1804 = load ptr, ptr %200, align 8
  %1805 = load i64, ptr %198, align 8
  %1806 = getelementptr double, ptr %1804, i64 %1786
  %1807 = icmp sgt i64 %1805, 0
  br i1 %1807, label %1808, label %1813
1808:
  %1809 = getelementptr double, ptr %5, i64 %1805
  br label %1825
1810:
  %1811 = fsub double %1800, %1798
  %1812 = call double @llvm.fma.f64(double %1722, double %1811, double %1798)
  br label %1840
1813:
  %1814 = phi double [ 0.000000e+00, %1803 ], [ %1837, %1825 ]
  %1815 = phi double [ 0.000000e+00, %1803 ], [ %1834, %1825 ]
  %1816 = load i64, ptr %235, align 8
  %1817 = icmp eq i64 %1816, 0
  %1818 = fsub double %1800, %1798
  %1819 = fmul double %1721, %1814
  %1820 = fsub double %1818, %1819
  %1821 = fmul double %1722, %1820
  %1822 = select i1 %1817, double 0.000000e+00, double %1821
  %1823 = call double @llvm.fma.f64(double %1721, double %1815, double %1798)
  %1824 = fadd double %1823, %1822
  br label %1840
1825:
  %1826 = phi double [ 0.000000e+00, %1808 ], [ %1834, %1825 ]
  %1827 = phi i64 [ 0, %1808 ], [ %1838, %1825 ]
  %1828 = phi double [ 0.000000e+00, %1808 ], [ %1837, %1825 ]
  %1829 = mul nsw i64 %1827, %1796
  %1830 = getelementptr double, ptr %1806, i64 %1829
  %1831 = load double, ptr %1830, align 8
  %1832 = getelementptr inbounds nuw double, ptr %5, i64 %1827
  %1833 = load double, ptr %1832, align 8
  %1834 = call double @llvm.fma.f64(double %1833, double %1831, double %1826)
  %1835 = getelementptr double, ptr %1809, i64 %1827
  %1836 = load double, ptr %1835, align 8
  %1837 = call double @llvm.fma.f64(double %1836, double %1831, double %1828)
  %1838 = add nuw nsw i64 %1827, 1
  %1839 = icmp eq i64 %1838, %1805
  br i1 %1839, label %1813, label %1825
1840:
  %1841 = phi double [ %1824, %1813 ], [ %1812, %1810 ]
  %1842 = getelementptr inbounds nuw double, ptr %1746, i64 %1786
  store double %1841, ptr %1842, align 8
  %1843 = add nuw nsw i64 %1786, 1
  %1844 = icmp eq i64 %1843, %1725
  br i1 %1844, label %1780, label %1785
1845:
  %1846 = phi i64 [ %1781, %1783 ], [ %1868, %1867 ]
  %1847 = phi i64 [ 0, %1783 ], [ %1869, %1867 ]
  %1848 = load ptr, ptr %236, align 8
  %1849 = load i64, ptr %113, align 8
  %1850 = mul nsw i64 %1849, %1846
  %1851 = add nsw i64 %1850, %1847
  %1852 = load i64, ptr %231, align 8
  %1853 = mul nsw i64 %1851, %1852
  %1854 = add nsw i64 %1853, %1713
  %1855 = mul nsw i64 %1854, %1725
  %1856 = getelementptr inbounds double, ptr %1848, i64 %1855
  %1857 = load ptr, ptr %132, align 8
  %1858 = mul nsw i64 %1847, %1730
  %1859 = getelementptr inbounds double, ptr %1857, i64 %1858
  %1860 = load ptr, ptr %228, align 8
  %1861 = getelementptr inbounds double, ptr %1860, i64 %1858
  %1862 = load ptr, ptr %216, align 8
  %1863 = mul i64 %1784, %1847
  %1864 = getelementptr inbounds double, ptr %1862, i64 %1863
  br i1 %1747, label %1871, label %1867
1865:
  %1866 = load i64, ptr %131, align 8
  br label %1867
1867:
  %1868 = phi i64 [ %1866, %1865 ], [ %1846, %1845 ]
  %1869 = add nuw nsw i64 %1847, 1
  %1870 = icmp slt i64 %1869, %1868
  br i1 %1870, label %1845, label %1928
1871:
  %1872 = phi i64 [ %1926, %1923 ], [ 0, %1845 ]
  %1873 = load i64, ptr %0, align 8
  %1874 = load i64, ptr %116, align 8
  %1875 = add nsw i64 %1874, %1873
  %1876 = load i64, ptr %117, align 8
  %1877 = shl nsw i64 %1876, 1
  %1878 = add nsw i64 %1875, %1877
  %1879 = load i64, ptr %118, align 8
  %1880 = add nsw i64 %1878, %1879
  %1881 = getelementptr inbounds nuw double, ptr %1859, i64 %1872
  %1882 = load double, ptr %1881, align 8
  %1883 = getelementptr inbounds nuw double, ptr %1861, i64 %1872
  %1884 = load double, ptr %1883, align 8
  %1885 = load i64, ptr %232, align 8
  %1886 = icmp eq i64 %1885, 0
  br i1 %1886, label %1893, label %1887
1887:
  %1888 = load i64, ptr %198, align 8
  %1889 = getelementptr double, ptr %1864, i64 %1872
  %1890 = icmp sgt i64 %1888, 0
  br i1 %1890, label %1891, label %1896
1891:
  %1892 = getelementptr double, ptr %5, i64 %1888
  br label %1908
1893:
  %1894 = fsub double %1884, %1882
  %1895 = call double @llvm.fma.f64(double %1722, double %1894, double %1882)
  br label %1923
1896:
  %1897 = phi double [ 0.000000e+00, %1887 ], [ %1920, %1908 ]
  %1898 = phi double [ 0.000000e+00, %1887 ], [ %1917, %1908 ]
  %1899 = load i64, ptr %235, align 8
  %1900 = icmp eq i64 %1899, 0
  %1901 = fsub double %1884, %1882
  %1902 = fmul double %1721, %1897
  %1903 = fsub double %1901, %1902
  %1904 = fmul double %1722, %1903
  %1905 = select i1 %1900, double 0.000000e+00, double %1904
  %1906 = call double @llvm.fma.f64(double %1721, double %1898, double %1882)
  %1907 = fadd double %1906, %1905
  br label %1923
1908:
  %1909 = phi double [ 0.000000e+00, %1891 ], [ %1917, %1908 ]
  %1910 = phi i64 [ 0, %1891 ], [ %1921, %1908 ]
  %1911 = phi double [ 0.000000e+00, %1891 ], [ %1920, %1908 ]
  %1912 = mul nsw i64 %1910, %1880
  %1913 = getelementptr double, ptr %1889, i64 %1912
  %1914 = load double, ptr %1913, align 8
  %1915 = getelementptr inbounds nuw double, ptr %5, i64 %1910
  %1916 = load double, ptr %1915, align 8
  %1917 = call double @llvm.fma.f64(double %1916, double %1914, double %1909)
  %1918 = getelementptr double, ptr %1892, i64 %1910
  %1919 = load double, ptr %1918, align 8
  %1920 = call double @llvm.fma.f64(double %1919, double %1914, double %1911)
  %1921 = add nuw nsw i64 %1910, 1
  %1922 = icmp eq i64 %1921, %1888
  br i1 %1922, label %1896, label %1908
1923:
  %1924 = phi double [ %1907, %1896 ], [ %1895, %1893 ]
  %1925 = getelementptr inbounds nuw double, ptr %1856, i64 %1872
  store double %1924, ptr %1925, align 8
  %1926 = add nuw nsw i64 %1872, 1
  %1927 = icmp eq i64 %1926, %1725
  br i1 %1927, label %1865, label %1871
1928:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %1929 = load i64, ptr %125, align 8
  %1930 = add nsw i64 %1929, 1
  store i64 %1930, ptr %125, align 8
  %1931 = load i64, ptr %231, align 8
  %1932 = icmp slt i64 %1930, %1931
  br i1 %1932, label %1711, label %1933
1933:
  %1934 = icmp sgt i64 %1700, 0
  br i1 %1934, label %1938, label %1935
1935:
  %1936 = load i64, ptr %131, align 8
  %1937 = icmp sgt i64 %1936, 0
  br i1 %1937, label %1947, label %1969
1938:
  %1939 = phi i64 [ %1945, %1938 ], [ 0, %1933 ]
  %1940 = load ptr, ptr %204, align 8
  %1941 = getelementptr inbounds nuw double, ptr %1940, i64 %1939
  %1942 = load double, ptr %1941, align 8
  %1943 = load ptr, ptr %129, align 8
  %1944 = getelementptr inbounds nuw double, ptr %1943, i64 %1939
  store double %1942, ptr %1944, align 8
  %1945 = add nuw nsw i64 %1939, 1
  %1946 = icmp eq i64 %1945, %1700
  br i1 %1946, label %1935, label %1938
1947:
  %1948 = phi i64 [ %1955, %1954 ], [ %1936, %1935 ]
  %1949 = phi i64 [ %1956, %1954 ], [ 0, %1935 ]
  br i1 %1934, label %1950, label %1954
1950:
  %1951 = mul nuw nsw i64 %1949, %1700
  br label %1958
1952:
  %1953 = load i64, ptr %131, align 8
  br label %1954
1954:
  %1955 = phi i64 [ %1953, %1952 ], [ %1948, %1947 ]
  %1956 = add nuw nsw i64 %1949, 1
  %1957 = icmp slt i64 %1956, %1955
  br i1 %1957, label %1947, label %1969
1958:
  %1959 = phi i64 [ 0, %1950 ], [ %1967, %1958 ]
  %1960 = load ptr, ptr %228, align 8
  %1961 = getelementptr inbounds nuw double, ptr %1960, i64 %1951
  %1962 = getelementptr inbounds nuw double, ptr %1961, i64 %1959
  %1963 = load double, ptr %1962, align 8
  %1964 = load ptr, ptr %132, align 8
  %1965 = getelementptr inbounds nuw double, ptr %1964, i64 %1951
  %1966 = getelementptr inbounds nuw double, ptr %1965, i64 %1959
  store double %1963, ptr %1966, align 8
  %1967 = add nuw nsw i64 %1959, 1
  %1968 = icmp eq i64 %1967, %1700
  br i1 %1968, label %1952, label %1958
1969:
  %1970 = load i64, ptr %237, align 8
  %1971 = icmp ne i64 %1970, 0
  %1972 = and i1 %1934, %1971
  br i1 %1972, label %1973, label %1984
1973:
  %1974 = phi i64 [ %1980, %1973 ], [ 0, %1969 ]
  %1975 = load ptr, ptr %200, align 8
  %1976 = getelementptr inbounds double, ptr %1975, i64 %1703
  %1977 = getelementptr inbounds nuw double, ptr %1976, i64 %1974
  %1978 = load double, ptr %1977, align 8
  %1979 = getelementptr inbounds nuw double, ptr %1975, i64 %1974
  store double %1978, ptr %1979, align 8
  %1980 = add nuw nsw i64 %1974, 1
  %1981 = icmp eq i64 %1980, %1700
  br i1 %1981, label %1982, label %1973
1982:
  %1983 = load i64, ptr %237, align 8
  br label %1984
1984:
  %1985 = phi i64 [ %1983, %1982 ], [ %1970, %1969 ]
  %1986 = icmp eq i64 %1985, 0
  %1987 = zext i1 %1986 to i64
  store i64 %1987, ptr %143, align 8
  %1988 = load double, ptr %145, align 8
  store double %1988, ptr %134, align 8
  %1989 = load i64, ptr %123, align 8
  %1990 = add nsw i64 %1989, 1
  store i64 %1990, ptr %123, align 8
  %1991 = load double, ptr %146, align 8
  %1992 = load double, ptr %148, align 8
  %1993 = fcmp ogt double %1991, %1992
  br i1 %1993, label %2002, label %2004
1994:
  %1995 = load double, ptr %148, align 8
  %1996 = fcmp ogt double %1392, %1995
  br i1 %1996, label %1997, label %2004
1997:
  %1998 = load double, ptr %134, align 8
  %1999 = fsub double %1324, %1998
  %2000 = fmul double %1999, 5.000000e-01
  %2001 = fadd double %1998, %2000
  br label %2004
2002:
  %2003 = load double, ptr %115, align 8
  br label %2004
2004:
  %2005 = phi double [ %1991, %1984 ], [ %2001, %1997 ], [ %2003, %2002 ], [ %1392, %1994 ]
  store double %2005, ptr %145, align 8
  br label %2006
2006:
  %2007 = add nuw nsw i64 %239, 1
  %2008 = icmp eq i64 %2007, %3
  br i1 %2008, label %2009, label %238
2009:
  %2010 = phi i64 [ 1, %109 ], [ 2, %912 ], [ 0, %862 ], [ 0, %859 ], [ 1, %2006 ]
  call void @bg_set_float_mode(i32 noundef %19)
  ret i64 %2010
}
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare i32 @bg_float_mode() local_unnamed_addr
declare void @bg_set_float_mode(i32 noundef) local_unnamed_addr
declare i32 @bg_plain_mode() local_unnamed_addr
declare void @llvm.lifetime.end.p0(ptr captures(none))
define dso_local range(i64 -1152921504606846935, 1152921504606847017) i64 @bg_memory_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr nounwind "no-builtins" {
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
declare double @llvm.fabs.f64(double)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
declare double @llvm.sqrt.f64(double)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare double @llvm.fma.f64(double, double, double)
define internal fastcc void @bg_rates(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr nounwind "no-builtins" {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca [9 x ptr], align 16
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca [9 x ptr], align 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %0, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, %14
  %18 = add nsw i64 %17, %13
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %18, %20
  %22 = icmp eq i64 %21, %14
  br i1 %22, label %23, label %47
23:
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store double %2, ptr %9, align 8
  store double 0.000000e+00, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  store ptr %28, ptr %11, align 16
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %3, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %31 = getelementptr inbounds double, ptr %3, i64 %14
  store ptr %31, ptr %30, align 16
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %9, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %10, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %34, align 8
  br label %37
37:
  %38 = phi i64 [ 48, %23 ], [ %40, %37 ]
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 %38
  store ptr null, ptr %39, align 8
  %40 = add nuw nsw i64 %38, 8
  %41 = icmp eq i64 %40, 72
  br i1 %41, label %42, label %37
42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %46 = load ptr, ptr %45, align 8
  call void %44(ptr noundef nonnull %11, ptr noundef %46, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %134
47:
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %49 = load ptr, ptr %48, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double %2, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  store ptr %54, ptr %8, align 16
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %3, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %57 = getelementptr inbounds double, ptr %3, i64 %14
  store ptr %57, ptr %56, align 16
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %6, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %7, ptr %59, align 16
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %60, align 8
  br label %63
63:
  %64 = phi i64 [ 48, %47 ], [ %66, %63 ]
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 %64
  store ptr null, ptr %65, align 8
  %66 = add nuw nsw i64 %64, 8
  %67 = icmp eq i64 %66, 72
  br i1 %67, label %68, label %63
68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %72 = load ptr, ptr %71, align 8
  call void %70(ptr noundef nonnull %8, ptr noundef %72, ptr noundef %49)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %73 = load i64, ptr %0, align 8
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %78, label %75
75:
  %76 = load i64, ptr %15, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %90, label %87
78:
  %79 = phi i64 [ %84, %78 ], [ 0, %68 ]
  %80 = load ptr, ptr %48, align 8
  %81 = getelementptr inbounds nuw double, ptr %80, i64 %79
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw double, ptr %4, i64 %79
  store double %82, ptr %83, align 8
  %84 = add nuw nsw i64 %79, 1
  %85 = load i64, ptr %0, align 8
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %78, label %75
87:
  %88 = load i64, ptr %12, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %98, label %101
90:
  %91 = phi i64 [ %95, %90 ], [ 0, %75 ]
  %92 = load i64, ptr %0, align 8
  %93 = getelementptr double, ptr %4, i64 %92
  %94 = getelementptr double, ptr %93, i64 %91
  store double 0.000000e+00, ptr %94, align 8
  %95 = add nuw nsw i64 %91, 1
  %96 = load i64, ptr %15, align 8
  %97 = icmp slt i64 %95, %96
  br i1 %97, label %90, label %87
98:
  %99 = load i64, ptr %19, align 8
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %134, label %101
101:
  %102 = icmp sgt i64 %13, 0
  br i1 %102, label %103, label %105
103:
  %104 = getelementptr double, ptr %4, i64 %17
  br label %111
105:
  %106 = load i64, ptr %19, align 8
  %107 = add nsw i64 %106, %13
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %134
109:
  %110 = getelementptr double, ptr %4, i64 %18
  br label %121
111:
  %112 = phi i64 [ 0, %103 ], [ %119, %111 ]
  %113 = load ptr, ptr %48, align 8
  %114 = load i64, ptr %0, align 8
  %115 = getelementptr double, ptr %113, i64 %114
  %116 = getelementptr double, ptr %115, i64 %112
  %117 = load double, ptr %116, align 8
  %118 = getelementptr double, ptr %104, i64 %112
  store double %117, ptr %118, align 8
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, %13
  br i1 %120, label %105, label %111
121:
  %122 = phi i64 [ 0, %109 ], [ %130, %121 ]
  %123 = load ptr, ptr %48, align 8
  %124 = load i64, ptr %0, align 8
  %125 = getelementptr double, ptr %123, i64 %124
  %126 = getelementptr double, ptr %125, i64 %122
  %127 = load double, ptr %126, align 8
  %128 = call double @llvm.fabs.f64(double %127)
  %129 = getelementptr double, ptr %110, i64 %122
  store double %128, ptr %129, align 8
  %130 = add nuw nsw i64 %122, 1
  %131 = load i64, ptr %19, align 8
  %132 = add nsw i64 %131, %13
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %121, label %134
134:
  ret void
}
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, double noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr nounwind "no-builtins" {
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca [9 x ptr], align 16
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca [9 x ptr], align 16
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca [9 x ptr], align 16
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca [9 x ptr], align 16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load i64, ptr %21, align 8
  %23 = icmp ne ptr %4, null
  br i1 %23, label %24, label %50
24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = load i64, ptr %0, align 8
  %29 = load i64, ptr %25, align 8
  %30 = add nsw i64 %29, %28
  %31 = load i64, ptr %26, align 8
  %32 = shl nsw i64 %31, 1
  %33 = add nsw i64 %30, %32
  %34 = load i64, ptr %27, align 8
  %35 = add nsw i64 %33, %34
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %37, label %50
37:
  %38 = phi i64 [ %40, %37 ], [ 0, %24 ]
  %39 = getelementptr inbounds nuw double, ptr %4, i64 %38
  store double 0.000000e+00, ptr %39, align 8
  %40 = add nuw nsw i64 %38, 1
  %41 = load i64, ptr %0, align 8
  %42 = load i64, ptr %25, align 8
  %43 = add nsw i64 %42, %41
  %44 = load i64, ptr %26, align 8
  %45 = shl nsw i64 %44, 1
  %46 = add nsw i64 %43, %45
  %47 = load i64, ptr %27, align 8
  %48 = add nsw i64 %46, %47
  %49 = icmp slt i64 %40, %48
  br i1 %49, label %37, label %50
50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %77, label %54
54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %56 = load ptr, ptr %55, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  store double %2, ptr %18, align 8
  store double 0.000000e+00, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  store ptr %61, ptr %20, align 16
  %62 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %3, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %64 = load i64, ptr %0, align 8
  %65 = getelementptr inbounds double, ptr %3, i64 %64
  store ptr %65, ptr %63, align 16
  %66 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store ptr %18, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store ptr %19, ptr %67, align 16
  %68 = getelementptr inbounds nuw i8, ptr %20, i64 40
  store ptr %56, ptr %68, align 8
  br label %69
69:
  %70 = phi i64 [ 48, %54 ], [ %72, %69 ]
  %71 = getelementptr inbounds nuw i8, ptr %20, i64 %70
  store ptr null, ptr %71, align 8
  %72 = add nuw nsw i64 %70, 8
  %73 = icmp eq i64 %72, 72
  br i1 %73, label %74, label %69
74:
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %76 = load ptr, ptr %75, align 8
  call void %52(ptr noundef nonnull %20, ptr noundef %76, ptr noundef %56)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  br label %77
77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %79 = load ptr, ptr %78, align 8
  %80 = icmp ne ptr %79, null
  %81 = icmp slt i64 %22, 3
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %83, label %111
83:
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %85 = icmp ne i64 %5, 0
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %89 = icmp sgt i64 %5, 0
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %95 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %96 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %97 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %98 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %99 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %101 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %102 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %103 = getelementptr inbounds nuw i8, ptr %17, i64 64
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %106 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %107 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %108 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %109 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %110 = getelementptr inbounds nuw i8, ptr %13, i64 40
  br label %115
111:
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %295, label %256
115:
  %116 = phi i64 [ %22, %83 ], [ %254, %253 ]
  %117 = icmp eq i64 %116, 2
  %118 = select i1 %117, double 1.000000e+00, double 0.000000e+00
  %119 = load ptr, ptr %84, align 8
  %120 = icmp ne i64 %116, 1
  %121 = zext i1 %120 to i64
  %122 = load i64, ptr %0, align 8
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %126, label %142
124:
  %125 = icmp ne i64 %139, 0
  br label %142
126:
  %127 = phi i64 [ %139, %126 ], [ %121, %115 ]
  %128 = phi i64 [ %140, %126 ], [ 0, %115 ]
  %129 = getelementptr inbounds nuw double, ptr %119, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds nuw double, ptr %3, i64 %128
  %132 = load double, ptr %131, align 8
  %133 = call double @llvm.fabs.f64(double %130)
  %134 = call double @llvm.fabs.f64(double %132)
  %135 = fadd double %134, 1.000000e+00
  %136 = fmul double %135, 0x3E7AD7F29ABCAF48
  %137 = fcmp ogt double %133, %136
  %138 = zext i1 %137 to i64
  %139 = or i64 %127, %138
  %140 = add nuw nsw i64 %128, 1
  %141 = icmp eq i64 %140, %122
  br i1 %141, label %124, label %126
142:
  %143 = phi i64 [ %139, %124 ], [ %121, %115 ]
  %144 = phi i1 [ %125, %124 ], [ %120, %115 ]
  %145 = and i1 %85, %144
  br i1 %145, label %146, label %193
146:
  %147 = load i64, ptr %86, align 8
  %148 = add nsw i64 %147, %122
  %149 = load i64, ptr %87, align 8
  %150 = shl nsw i64 %149, 1
  %151 = add nsw i64 %148, %150
  %152 = load i64, ptr %88, align 8
  %153 = add nsw i64 %151, %152
  br i1 %89, label %154, label %193
154:
  %155 = icmp eq i64 %143, 0
  br label %156
156:
  %157 = phi i64 [ 0, %154 ], [ %191, %190 ]
  %158 = mul nsw i64 %157, %153
  %159 = getelementptr inbounds double, ptr %6, i64 %158
  %160 = load ptr, ptr %90, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store double %2, ptr %14, align 8
  store double %118, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store double 0.000000e+00, ptr %16, align 8
  %161 = load ptr, ptr %91, align 8
  %162 = load i64, ptr %92, align 8
  %163 = mul nsw i64 %162, %157
  %164 = getelementptr inbounds double, ptr %161, i64 %163
  %165 = load i64, ptr %93, align 8
  %166 = getelementptr inbounds double, ptr %164, i64 %165
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %167 = load ptr, ptr %94, align 8
  %168 = getelementptr inbounds double, ptr %167, i64 %165
  store ptr %168, ptr %17, align 16
  store ptr %3, ptr %95, align 8
  %169 = load i64, ptr %0, align 8
  %170 = getelementptr inbounds double, ptr %3, i64 %169
  store ptr %170, ptr %96, align 16
  store ptr %14, ptr %97, align 8
  store ptr %15, ptr %98, align 16
  %171 = load ptr, ptr %100, align 8
  store ptr %171, ptr %99, align 8
  store ptr %166, ptr %101, align 16
  store ptr %159, ptr %102, align 8
  store ptr %16, ptr %103, align 16
  %172 = load ptr, ptr %104, align 8
  %173 = load ptr, ptr %105, align 8
  call void %172(ptr noundef nonnull %17, ptr noundef %173, ptr noundef %160)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %174 = load i64, ptr %0, align 8
  %175 = load ptr, ptr %90, align 8
  %176 = icmp sgt i64 %174, 0
  br i1 %176, label %177, label %190
177:
  %178 = phi i64 [ %188, %184 ], [ 0, %156 ]
  %179 = getelementptr inbounds nuw double, ptr %175, i64 %178
  %180 = getelementptr inbounds nuw double, ptr %159, i64 %178
  br i1 %155, label %183, label %181
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
  %189 = icmp eq i64 %188, %174
  br i1 %189, label %190, label %177
190:
  %191 = add nuw nsw i64 %157, 1
  %192 = icmp eq i64 %191, %5
  br i1 %192, label %193, label %156
193:
  br i1 %144, label %197, label %194
194:
  %195 = load i64, ptr %0, align 8
  %196 = icmp sgt i64 %195, 0
  br i1 %196, label %210, label %238
197:
  %198 = load ptr, ptr %84, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store double %2, ptr %11, align 8
  store double %118, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %199 = load ptr, ptr %94, align 8
  %200 = load i64, ptr %93, align 8
  %201 = getelementptr inbounds double, ptr %199, i64 %200
  store ptr %201, ptr %13, align 16
  store ptr %3, ptr %106, align 8
  %202 = load i64, ptr %0, align 8
  %203 = getelementptr inbounds double, ptr %3, i64 %202
  store ptr %203, ptr %107, align 16
  store ptr %11, ptr %108, align 8
  store ptr %12, ptr %109, align 16
  %204 = load ptr, ptr %100, align 8
  store ptr %204, ptr %110, align 8
  br label %205
205:
  %206 = phi i64 [ 48, %197 ], [ %208, %205 ]
  %207 = getelementptr inbounds nuw i8, ptr %13, i64 %206
  store ptr null, ptr %207, align 8
  %208 = add nuw nsw i64 %206, 8
  %209 = icmp eq i64 %208, 72
  br i1 %209, label %217, label %205
210:
  %211 = phi i64 [ %214, %210 ], [ 0, %194 ]
  %212 = load ptr, ptr %84, align 8
  %213 = getelementptr inbounds nuw double, ptr %212, i64 %211
  store double 0.000000e+00, ptr %213, align 8
  %214 = add nuw nsw i64 %211, 1
  %215 = load i64, ptr %0, align 8
  %216 = icmp slt i64 %214, %215
  br i1 %216, label %210, label %238
217:
  %218 = load ptr, ptr %78, align 8
  %219 = load ptr, ptr %105, align 8
  call void %218(ptr noundef nonnull %13, ptr noundef %219, ptr noundef %198)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %220 = load i64, ptr %0, align 8
  %221 = load ptr, ptr %84, align 8
  %222 = icmp sgt i64 %220, 0
  br i1 %222, label %223, label %238
223:
  %224 = icmp eq i64 %143, 0
  br label %225
225:
  %226 = phi i64 [ %236, %232 ], [ 0, %223 ]
  %227 = getelementptr inbounds nuw double, ptr %221, i64 %226
  %228 = getelementptr inbounds nuw double, ptr %3, i64 %226
  br i1 %224, label %231, label %229
229:
  %230 = load double, ptr %227, align 8
  br label %232
231:
  store double 0.000000e+00, ptr %227, align 8
  br label %232
232:
  %233 = phi double [ %230, %229 ], [ 0.000000e+00, %231 ]
  %234 = load double, ptr %228, align 8
  %235 = fadd double %233, %234
  store double %235, ptr %228, align 8
  %236 = add nuw nsw i64 %226, 1
  %237 = icmp eq i64 %236, %220
  br i1 %237, label %238, label %225
238:
  %239 = icmp eq i64 %116, 1
  %240 = and i1 %23, %239
  br i1 %240, label %241, label %253
241:
  %242 = load i64, ptr %0, align 8
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %253
244:
  %245 = phi i64 [ %250, %244 ], [ 0, %241 ]
  %246 = load ptr, ptr %84, align 8
  %247 = getelementptr inbounds nuw double, ptr %246, i64 %245
  %248 = load double, ptr %247, align 8
  %249 = getelementptr inbounds nuw double, ptr %4, i64 %245
  store double %248, ptr %249, align 8
  %250 = add nuw nsw i64 %245, 1
  %251 = load i64, ptr %0, align 8
  %252 = icmp slt i64 %250, %251
  br i1 %252, label %244, label %253
253:
  %254 = add nsw i64 %116, 1
  %255 = icmp eq i64 %254, 3
  br i1 %255, label %111, label %115
256:
  %257 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %258 = load ptr, ptr %257, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %2, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %259 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %260 = load ptr, ptr %259, align 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds double, ptr %260, i64 %262
  store ptr %263, ptr %10, align 16
  %264 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %3, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %266 = load i64, ptr %0, align 8
  %267 = getelementptr inbounds double, ptr %3, i64 %266
  store ptr %267, ptr %265, align 16
  %268 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %8, ptr %268, align 8
  %269 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %9, ptr %269, align 16
  %270 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %271 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %272 = load ptr, ptr %271, align 8
  store ptr %272, ptr %270, align 8
  br label %273
273:
  %274 = phi i64 [ 48, %256 ], [ %276, %273 ]
  %275 = getelementptr inbounds nuw i8, ptr %10, i64 %274
  store ptr null, ptr %275, align 8
  %276 = add nuw nsw i64 %274, 8
  %277 = icmp eq i64 %276, 72
  br i1 %277, label %278, label %273
278:
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %280 = load ptr, ptr %279, align 8
  call void %113(ptr noundef nonnull %10, ptr noundef %280, ptr noundef %258)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %282 = load i64, ptr %281, align 8
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %284, label %295
284:
  %285 = phi i64 [ %292, %284 ], [ 0, %278 ]
  %286 = load ptr, ptr %257, align 8
  %287 = getelementptr inbounds nuw double, ptr %286, i64 %285
  %288 = load double, ptr %287, align 8
  %289 = load i64, ptr %0, align 8
  %290 = getelementptr double, ptr %3, i64 %289
  %291 = getelementptr double, ptr %290, i64 %285
  store double %288, ptr %291, align 8
  %292 = add nuw nsw i64 %285, 1
  %293 = load i64, ptr %281, align 8
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %284, label %295
295:
  ret void
}
declare double @bg_pow_1(double noundef, double noundef) local_unnamed_addr
declare i64 @llvm.usub.sat.i64(i64, i64)
