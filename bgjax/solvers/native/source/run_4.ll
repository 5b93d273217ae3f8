
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
define dso_local range(i64 0, 3) i64 @bg_advance_4(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr nounwind "no-builtins" {
  %5 = alloca [32 x double], align 16
  %6 = alloca <4 x double>, align 8
  %7 = alloca [4 x double], align 16
  %8 = alloca <4 x double>, align 8
  %9 = alloca <4 x double>, align 8
  %10 = alloca <4 x double>, align 8
  %11 = alloca [9 x ptr], align 16
  %12 = alloca <4 x double>, align 8
  %13 = alloca [4 x double], align 16
  %14 = alloca <4 x double>, align 8
  %15 = alloca <4 x double>, align 8
  %16 = alloca <4 x double>, align 8
  %17 = alloca <4 x double>, align 8
  %18 = alloca <4 x double>, align 8
  %19 = alloca <4 x double>, align 8
  %20 = alloca [4 x double], align 16
  %21 = alloca <4 x double>, align 8
  %22 = alloca [4 x double], align 16
  %23 = alloca <4 x double>, align 8
  %24 = alloca [4 x double], align 16
  %25 = alloca <4 x double>, align 8
  %26 = alloca [4 x i32], align 16
  %27 = alloca <4 x double>, align 8
  %28 = alloca <4 x double>, align 8
  %29 = alloca [9 x ptr], align 16
  %30 = alloca <4 x double>, align 8
  %31 = alloca [4 x double], align 16
  %32 = alloca <4 x double>, align 8
  %33 = alloca <4 x double>, align 8
  %34 = alloca <4 x double>, align 8
  %35 = alloca [9 x ptr], align 16
  %36 = alloca [64 x double], align 16
  %37 = alloca [6 x double], align 16
  %38 = tail call i32 @bg_float_mode()
  %39 = tail call i32 @bg_plain_mode()
  tail call void @bg_set_float_mode(i32 noundef %39)
  %40 = load i64, ptr %2, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %139
42:
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 760
  %44 = load i64, ptr %0, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = add nsw i64 %46, %44
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = shl nsw i64 %49, 1
  %51 = add nsw i64 %47, %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %53 = load i64, ptr %52, align 8
  %54 = add nsw i64 %51, %53
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %60 = load i64, ptr %59, align 8
  %61 = shl nsw i64 %60, 5
  %62 = getelementptr inbounds i8, ptr %43, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 592
  store ptr %43, ptr %63, align 8
  %64 = shl i64 %54, 5
  %65 = getelementptr inbounds i8, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 600
  store ptr %62, ptr %66, align 8
  %67 = getelementptr inbounds i8, ptr %65, i64 %64
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 608
  store ptr %65, ptr %68, align 8
  %69 = shl i64 %56, 5
  %70 = mul i64 %69, %54
  %71 = getelementptr inbounds i8, ptr %67, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 616
  store ptr %67, ptr %72, align 8
  %73 = getelementptr inbounds i8, ptr %71, i64 %64
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 624
  store ptr %71, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %73, i64 %64
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 632
  store ptr %73, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 %64
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 640
  store ptr %75, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %77, i64 %64
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 648
  store ptr %77, ptr %80, align 8
  %81 = getelementptr inbounds i8, ptr %79, i64 %64
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 656
  store ptr %79, ptr %82, align 8
  %83 = getelementptr inbounds i8, ptr %81, i64 %64
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 664
  store ptr %81, ptr %84, align 8
  %85 = getelementptr inbounds i8, ptr %83, i64 %64
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 672
  store ptr %83, ptr %86, align 8
  %87 = load i64, ptr %48, align 8
  %88 = add nsw i64 %87, %54
  %89 = load i64, ptr %52, align 8
  %90 = add nsw i64 %88, %89
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %94 = load i64, ptr %93, align 8
  %95 = shl i64 %94, 6
  %96 = shl i64 %92, 7
  %97 = shl i64 %90, 5
  %98 = getelementptr i8, ptr %85, i64 %95
  %99 = getelementptr i8, ptr %98, i64 %96
  %100 = getelementptr i8, ptr %99, i64 %97
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 680
  store ptr %85, ptr %101, align 8
  %102 = load i64, ptr %59, align 8
  %103 = shl i64 %58, 5
  %104 = mul i64 %103, %102
  %105 = getelementptr inbounds i8, ptr %100, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 688
  store ptr %100, ptr %106, align 8
  %107 = mul i64 %64, %58
  %108 = getelementptr inbounds i8, ptr %105, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 696
  store ptr %105, ptr %109, align 8
  %110 = mul i64 %70, %58
  %111 = getelementptr inbounds i8, ptr %108, i64 %110
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 704
  store ptr %108, ptr %112, align 8
  %113 = getelementptr inbounds i8, ptr %111, i64 %107
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 712
  store ptr %111, ptr %114, align 8
  %115 = getelementptr inbounds i8, ptr %113, i64 %107
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 720
  store ptr %113, ptr %116, align 8
  %117 = load i64, ptr %93, align 8
  %118 = icmp eq i64 %117, 0
  %119 = select i1 %118, i64 0, i64 2048
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 728
  store ptr %115, ptr %121, align 8
  %122 = load i64, ptr %93, align 8
  %123 = mul nsw i64 %122, 576
  %124 = load i64, ptr %59, align 8
  %125 = add i64 %124, %54
  %126 = add i64 %125, %123
  %127 = shl i64 %126, 5
  %128 = getelementptr i8, ptr %120, i64 %127
  %129 = getelementptr i8, ptr %128, i64 128
  %130 = getelementptr inbounds nuw i8, ptr %2, i64 736
  store ptr %120, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %2, i64 744
  store ptr %129, ptr %131, align 8
  store i64 1, ptr %2, align 8
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %134
134:
  %135 = phi i64 [ 0, %42 ], [ %137, %134 ]
  %136 = getelementptr inbounds nuw %struct.bg_lane, ptr %133, i64 %135
  store i64 -1, ptr %136, align 8
  %137 = add nuw nsw i64 %135, 1
  %138 = icmp eq i64 %137, 4
  br i1 %138, label %139, label %134
139:
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %141 = icmp sgt i64 %3, 0
  br i1 %141, label %142, label %2284
142:
  %143 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %147 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %148 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %149 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %150 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %151 = getelementptr inbounds nuw i8, ptr %37, i64 40
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %153 = getelementptr inbounds nuw i8, ptr %2, i64 608
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %156 = getelementptr inbounds nuw i8, ptr %2, i64 696
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %168 = getelementptr inbounds nuw i8, ptr %2, i64 736
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %171 = getelementptr inbounds nuw i8, ptr %2, i64 592
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %174 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %175 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %176 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %177 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %178 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %179 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %180 = getelementptr inbounds nuw i8, ptr %35, i64 56
  %181 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %182 = getelementptr inbounds nuw i8, ptr %2, i64 744
  %183 = getelementptr inbounds nuw i8, ptr %2, i64 680
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %185 = getelementptr inbounds nuw i8, ptr %2, i64 728
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %191 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %192 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %193 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %194 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %195 = getelementptr inbounds nuw i8, ptr %29, i64 40
  %196 = getelementptr inbounds nuw i8, ptr %2, i64 664
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %200 = getelementptr inbounds nuw i8, ptr %2, i64 656
  %201 = getelementptr inbounds nuw i8, ptr %2, i64 616
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %205 = getelementptr inbounds nuw i8, ptr %2, i64 624
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %207 = getelementptr inbounds nuw i8, ptr %2, i64 648
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %209 = getelementptr inbounds nuw i8, ptr %2, i64 632
  %210 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %213 = getelementptr inbounds nuw i8, ptr %2, i64 600
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %218 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %219 = getelementptr inbounds nuw i8, ptr %2, i64 720
  %220 = getelementptr inbounds nuw i8, ptr %2, i64 688
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %222 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %223 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %224 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %225 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %226 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %227 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %228 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %229 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %231 = getelementptr inbounds nuw i8, ptr %2, i64 712
  %232 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %233 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %235 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %239 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %241 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %243
243:
  %244 = phi i64 [ 0, %142 ], [ %2282, %2281 ]
  br label %245
245:
  %246 = phi i64 [ 0, %243 ], [ %344, %343 ]
  %247 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %246
  %248 = load i64, ptr %247, align 8
  %249 = icmp slt i64 %248, 0
  br i1 %249, label %343, label %250
250:
  %251 = getelementptr inbounds nuw i8, ptr %247, i64 32
  %252 = load i64, ptr %251, align 8
  %253 = icmp eq i64 %252, 0
  %254 = getelementptr inbounds nuw i8, ptr %247, i64 64
  %255 = load double, ptr %254, align 8
  br i1 %253, label %258, label %256
256:
  %257 = sitofp i64 %252 to double
  br label %263
258:
  %259 = getelementptr inbounds nuw i8, ptr %247, i64 96
  %260 = load double, ptr %259, align 8
  %261 = fcmp olt double %255, %260
  br i1 %261, label %343, label %262
262:
  store i64 1, ptr %251, align 8
  br label %263
263:
  %264 = phi double [ 1.000000e+00, %262 ], [ %257, %256 ]
  %265 = load i64, ptr %0, align 8
  %266 = load i64, ptr %144, align 8
  %267 = load i64, ptr %145, align 8
  %268 = load i64, ptr %146, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %37)
  store double %264, ptr %37, align 16
  store double %255, ptr %147, align 8
  %269 = getelementptr inbounds nuw i8, ptr %247, i64 40
  %270 = load i64, ptr %269, align 8
  %271 = sitofp i64 %270 to double
  store double %271, ptr %148, align 16
  %272 = getelementptr inbounds nuw i8, ptr %247, i64 48
  %273 = load i64, ptr %272, align 8
  %274 = sitofp i64 %273 to double
  store double %274, ptr %149, align 8
  %275 = getelementptr inbounds nuw i8, ptr %247, i64 8
  %276 = load i64, ptr %275, align 8
  %277 = sitofp i64 %276 to double
  store double %277, ptr %150, align 16
  %278 = getelementptr inbounds nuw i8, ptr %247, i64 56
  %279 = load i64, ptr %278, align 8
  %280 = sitofp i64 %279 to double
  store double %280, ptr %151, align 8
  br label %287
281:
  %282 = add nsw i64 %266, %265
  %283 = shl nsw i64 %267, 1
  %284 = add nsw i64 %282, %283
  %285 = add nsw i64 %284, %268
  %286 = icmp sgt i64 %285, 0
  br i1 %286, label %301, label %298
287:
  %288 = phi i64 [ 0, %263 ], [ %296, %287 ]
  %289 = getelementptr inbounds nuw double, ptr %37, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = load ptr, ptr %152, align 8
  %292 = load i64, ptr %247, align 8
  %293 = mul i64 %292, 48
  %294 = getelementptr i8, ptr %291, i64 %293
  %295 = getelementptr double, ptr %294, i64 %288
  store double %290, ptr %295, align 8
  %296 = add nuw nsw i64 %288, 1
  %297 = icmp eq i64 %296, 6
  br i1 %297, label %281, label %287
298:
  %299 = load i64, ptr %155, align 8
  %300 = icmp sgt i64 %299, 0
  br i1 %300, label %314, label %342
301:
  %302 = phi i64 [ %312, %301 ], [ 0, %281 ]
  %303 = load ptr, ptr %153, align 8
  %304 = getelementptr inbounds nuw <4 x double>, ptr %303, i64 %302
  %305 = getelementptr inbounds nuw double, ptr %304, i64 %246
  %306 = load double, ptr %305, align 8
  %307 = load ptr, ptr %154, align 8
  %308 = load i64, ptr %247, align 8
  %309 = mul nsw i64 %308, %285
  %310 = getelementptr double, ptr %307, i64 %309
  %311 = getelementptr double, ptr %310, i64 %302
  store double %306, ptr %311, align 8
  %312 = add nuw nsw i64 %302, 1
  %313 = icmp eq i64 %312, %285
  br i1 %313, label %298, label %301
314:
  %315 = phi i64 [ %322, %321 ], [ %299, %298 ]
  %316 = phi i64 [ %323, %321 ], [ 0, %298 ]
  br i1 %286, label %317, label %321
317:
  %318 = mul nuw nsw i64 %316, %285
  br label %325
319:
  %320 = load i64, ptr %155, align 8
  br label %321
321:
  %322 = phi i64 [ %320, %319 ], [ %315, %314 ]
  %323 = add nuw nsw i64 %316, 1
  %324 = icmp slt i64 %323, %322
  br i1 %324, label %314, label %342
325:
  %326 = phi i64 [ 0, %317 ], [ %340, %325 ]
  %327 = load ptr, ptr %156, align 8
  %328 = getelementptr inbounds nuw <4 x double>, ptr %327, i64 %318
  %329 = getelementptr inbounds nuw <4 x double>, ptr %328, i64 %326
  %330 = getelementptr inbounds nuw double, ptr %329, i64 %246
  %331 = load double, ptr %330, align 8
  %332 = load ptr, ptr %157, align 8
  %333 = load i64, ptr %247, align 8
  %334 = load i64, ptr %155, align 8
  %335 = mul nsw i64 %334, %333
  %336 = add nsw i64 %335, %316
  %337 = mul nsw i64 %336, %285
  %338 = getelementptr double, ptr %332, i64 %337
  %339 = getelementptr double, ptr %338, i64 %326
  store double %331, ptr %339, align 8
  %340 = add nuw nsw i64 %326, 1
  %341 = icmp eq i64 %340, %285
  br i1 %341, label %319, label %325
342:
  call void @llvm.lifetime.end.p0(ptr nonnull %37)
  store i64 -1, ptr %247, align 8
  br label %343
343:
  %344 = add nuw nsw i64 %246, 1
  %345 = icmp eq i64 %344, 4
  br i1 %345, label %346, label %245
346:
  %347 = phi i32 [ %822, %821 ], [ 0, %343 ]
  %348 = phi i64 [ %823, %821 ], [ 0, %343 ]
  %349 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %348
  %350 = load i64, ptr %349, align 8
  %351 = icmp sgt i64 %350, -1
  br i1 %351, label %821, label %352
352:
  %353 = atomicrmw add ptr %158, i64 1 monotonic, align 8
  %354 = load i64, ptr %1, align 8
  %355 = icmp slt i64 %353, %354
  br i1 %355, label %356, label %821
356:
  %357 = load ptr, ptr %159, align 8
  %358 = load i64, ptr %160, align 8
  %359 = mul nsw i64 %358, %353
  %360 = getelementptr double, ptr %357, i64 %359
  %361 = load double, ptr %360, align 8
  %362 = load ptr, ptr %161, align 8
  %363 = load i64, ptr %162, align 8
  %364 = mul nsw i64 %363, %353
  %365 = getelementptr double, ptr %362, i64 %364
  %366 = load double, ptr %365, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %348, i64 noundef %353)
  br label %367
367:
  %368 = phi i32 [ 0, %356 ], [ %379, %377 ]
  %369 = phi double [ %366, %356 ], [ %378, %377 ]
  %370 = fcmp oeq double %369, 0.000000e+00
  br i1 %370, label %377, label %371
371:
  %372 = bitcast double %369 to i64
  %373 = fcmp ogt double %369, 0.000000e+00
  %374 = select i1 %373, i64 -1, i64 1
  %375 = add nsw i64 %374, %372
  %376 = bitcast i64 %375 to double
  br label %377
377:
  %378 = phi double [ %376, %371 ], [ 0x8010000000000000, %367 ]
  %379 = add nuw nsw i32 %368, 1
  %380 = icmp eq i32 %379, 100
  br i1 %380, label %381, label %367
381:
  %382 = call double @llvm.fabs.f64(double %361)
  %383 = call double @llvm.fabs.f64(double %366)
  %384 = fcmp ogt double %382, %383
  %385 = select i1 %384, double %382, double %383
  %386 = fmul double %385, 0x3CC0000000000000
  %387 = fsub double %366, %361
  %388 = fmul double %387, 1.000000e-05
  %389 = load ptr, ptr %163, align 8
  %390 = load i64, ptr %164, align 8
  %391 = mul nsw i64 %390, %353
  %392 = getelementptr double, ptr %389, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = load ptr, ptr %165, align 8
  %395 = load i64, ptr %166, align 8
  %396 = mul nsw i64 %395, %353
  %397 = getelementptr double, ptr %394, i64 %396
  %398 = load double, ptr %397, align 8
  store i64 %353, ptr %349, align 8
  %399 = getelementptr inbounds nuw i8, ptr %349, i64 8
  store i64 0, ptr %399, align 8
  %400 = getelementptr inbounds nuw i8, ptr %349, i64 16
  store i64 1, ptr %400, align 8
  %401 = getelementptr inbounds nuw i8, ptr %349, i64 24
  store i64 0, ptr %401, align 8
  %402 = getelementptr inbounds nuw i8, ptr %349, i64 32
  store i64 0, ptr %402, align 8
  %403 = getelementptr inbounds nuw i8, ptr %349, i64 40
  store i64 0, ptr %403, align 8
  %404 = getelementptr inbounds nuw i8, ptr %349, i64 48
  store i64 0, ptr %404, align 8
  %405 = getelementptr inbounds nuw i8, ptr %349, i64 56
  store i64 0, ptr %405, align 8
  %406 = getelementptr inbounds nuw i8, ptr %349, i64 64
  store double %361, ptr %406, align 8
  %407 = getelementptr inbounds nuw i8, ptr %349, i64 72
  store double 0.000000e+00, ptr %407, align 8
  %408 = getelementptr inbounds nuw i8, ptr %349, i64 80
  store double 0.000000e+00, ptr %408, align 8
  %409 = getelementptr inbounds nuw i8, ptr %349, i64 88
  store double %361, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %349, i64 96
  store double %366, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %349, i64 104
  store double %378, ptr %411, align 8
  %412 = getelementptr inbounds nuw i8, ptr %349, i64 112
  store double %393, ptr %412, align 8
  %413 = getelementptr inbounds nuw i8, ptr %349, i64 120
  store double %398, ptr %413, align 8
  %414 = getelementptr inbounds nuw i8, ptr %349, i64 128
  store double %386, ptr %414, align 8
  %415 = getelementptr inbounds nuw i8, ptr %349, i64 136
  store double 1.000000e+00, ptr %415, align 8
  %416 = load i64, ptr %167, align 8
  %417 = icmp eq i64 %416, 0
  br i1 %417, label %418, label %421
418:
  %419 = fcmp ogt double %388, %386
  %420 = select i1 %419, double %388, double %386
  br label %771
421:
  %422 = shl nsw i64 %416, 10
  %423 = load ptr, ptr %168, align 8
  %424 = getelementptr inbounds double, ptr %423, i64 %422
  %425 = load i64, ptr %169, align 8
  %426 = icmp eq i64 %425, 0
  %427 = select i1 %426, double 4.000000e+00, double 4.000000e+01
  %428 = getelementptr inbounds double, ptr %424, i64 %422
  %429 = getelementptr inbounds nuw i8, ptr %428, i64 2048
  call void @llvm.lifetime.start.p0(ptr nonnull %36)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %36, i8 0, i64 512, i1 false)
  %430 = load i64, ptr %0, align 8
  %431 = load i64, ptr %144, align 8
  %432 = add i64 %431, %430
  %433 = load i64, ptr %145, align 8
  %434 = shl i64 %433, 1
  %435 = add i64 %432, %434
  %436 = load i64, ptr %146, align 8
  %437 = add i64 %435, %436
  %438 = load i64, ptr %170, align 8
  %439 = getelementptr inbounds <4 x double>, ptr %429, i64 %438
  call void @llvm.lifetime.start.p0(ptr nonnull %32)
  call void @llvm.lifetime.start.p0(ptr nonnull %33)
  store <4 x double> zeroinitializer, ptr %33, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %34)
  store <4 x double> splat (double 1.000000e+00), ptr %34, align 8
  %440 = icmp sgt i64 %438, 0
  br i1 %440, label %443, label %441
441:
  %442 = icmp sgt i64 %437, 0
  br i1 %442, label %461, label %456
443:
  %444 = phi i64 [ %453, %443 ], [ 0, %421 ]
  %445 = load ptr, ptr %171, align 8
  %446 = getelementptr inbounds nuw <4 x double>, ptr %445, i64 %444
  %447 = getelementptr inbounds nuw double, ptr %446, i64 %348
  %448 = load double, ptr %447, align 8
  %449 = fadd double %448, 0.000000e+00
  %450 = insertelement <4 x double> poison, double %449, i64 0
  %451 = shufflevector <4 x double> %450, <4 x double> poison, <4 x i32> zeroinitializer
  %452 = getelementptr inbounds nuw <4 x double>, ptr %429, i64 %444
  store <4 x double> %451, ptr %452, align 8
  %453 = add nuw nsw i64 %444, 1
  %454 = load i64, ptr %170, align 8
  %455 = icmp slt i64 %453, %454
  br i1 %455, label %443, label %441
456:
  call void @llvm.lifetime.start.p0(ptr nonnull %35)
  %457 = load i64, ptr %173, align 8
  %458 = getelementptr inbounds <4 x double>, ptr %429, i64 %457
  store ptr %458, ptr %35, align 16
  store ptr %439, ptr %174, align 8
  %459 = load i64, ptr %0, align 8
  %460 = getelementptr inbounds <4 x double>, ptr %439, i64 %459
  store ptr %460, ptr %175, align 16
  store ptr %32, ptr %176, align 8
  store ptr %33, ptr %177, align 16
  store ptr %33, ptr %178, align 8
  store ptr null, ptr %179, align 16
  store ptr null, ptr %180, align 8
  store ptr %34, ptr %181, align 16
  br label %473
461:
  %462 = phi i64 [ %471, %461 ], [ 0, %441 ]
  %463 = load ptr, ptr %153, align 8
  %464 = getelementptr inbounds nuw <4 x double>, ptr %463, i64 %462
  %465 = getelementptr inbounds nuw double, ptr %464, i64 %348
  %466 = load double, ptr %465, align 8
  %467 = fadd double %466, 0.000000e+00
  %468 = insertelement <4 x double> poison, double %467, i64 0
  %469 = shufflevector <4 x double> %468, <4 x double> poison, <4 x i32> zeroinitializer
  %470 = getelementptr inbounds nuw <4 x double>, ptr %439, i64 %462
  store <4 x double> %469, ptr %470, align 8
  %471 = add nuw nsw i64 %462, 1
  %472 = icmp eq i64 %471, %437
  br i1 %472, label %456, label %461
473:
  %474 = phi i64 [ 0, %456 ], [ %517, %516 ]
  %475 = load double, ptr %410, align 8
  %476 = load double, ptr %409, align 8
  %477 = fsub double %475, %476
  %478 = fmul double %477, 1.562500e-02
  %479 = lshr i64 %474, 4
  %480 = uitofp nneg i64 %479 to double
  %481 = call double @llvm.fma.f64(double %480, double %478, double %476)
  br label %492
482:
  %483 = load ptr, ptr %172, align 8
  %484 = load ptr, ptr %182, align 8
  %485 = load ptr, ptr %183, align 8
  call void %483(ptr noundef nonnull %35, ptr noundef %484, ptr noundef %485)
  %486 = load ptr, ptr %184, align 8
  %487 = load ptr, ptr %182, align 8
  %488 = load ptr, ptr %183, align 8
  %489 = load i64, ptr %167, align 8
  %490 = getelementptr inbounds <4 x double>, ptr %488, i64 %489
  call void %486(ptr noundef nonnull %35, ptr noundef %487, ptr noundef %490)
  %491 = load i64, ptr %167, align 8
  br label %510
492:
  %493 = phi i64 [ 0, %473 ], [ %508, %492 ]
  %494 = or disjoint i64 %493, %474
  %495 = add nuw nsw i64 %494, 1
  %496 = uitofp nneg i64 %495 to double
  %497 = fmul double %496, 0x3FE3C6EF372FE950
  %498 = fptosi double %497 to i64
  %499 = sitofp i64 %498 to double
  %500 = fsub double %497, %499
  %501 = and i64 %494, 15
  %502 = uitofp nneg i64 %501 to double
  %503 = fadd double %500, %502
  %504 = fmul double %503, 6.250000e-02
  %505 = fmul double %478, %504
  %506 = fadd double %481, %505
  %507 = getelementptr inbounds nuw double, ptr %32, i64 %493
  store double %506, ptr %507, align 8
  %508 = add nuw nsw i64 %493, 1
  %509 = icmp eq i64 %508, 4
  br i1 %509, label %482, label %492
510:
  %511 = phi i64 [ %520, %519 ], [ %491, %482 ]
  %512 = phi i64 [ %521, %519 ], [ 0, %482 ]
  %513 = icmp sgt i64 %511, 0
  br i1 %513, label %514, label %519
514:
  %515 = add nuw nsw i64 %512, %474
  br label %523
516:
  %517 = add nuw nsw i64 %474, 4
  %518 = icmp samesign ult i64 %474, 1020
  br i1 %518, label %473, label %550
519:
  %520 = phi i64 [ %511, %510 ], [ %548, %523 ]
  %521 = add nuw nsw i64 %512, 1
  %522 = icmp eq i64 %521, 4
  br i1 %522, label %516, label %510
523:
  %524 = phi i64 [ %511, %514 ], [ %548, %523 ]
  %525 = phi i64 [ 0, %514 ], [ %547, %523 ]
  %526 = load ptr, ptr %183, align 8
  %527 = getelementptr inbounds nuw <4 x double>, ptr %526, i64 %525
  %528 = getelementptr inbounds nuw double, ptr %527, i64 %512
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds <4 x double>, ptr %526, i64 %524
  %531 = getelementptr inbounds nuw <4 x double>, ptr %530, i64 %525
  %532 = getelementptr inbounds nuw double, ptr %531, i64 %512
  %533 = load double, ptr %532, align 8
  %534 = call double @llvm.fabs.f64(double %529)
  %535 = fcmp one double %534, 0x7FF0000000000000
  %536 = select i1 %535, double %529, double 0.000000e+00
  %537 = mul nsw i64 %524, %515
  %538 = getelementptr double, ptr %423, i64 %537
  %539 = getelementptr double, ptr %538, i64 %525
  store double %536, ptr %539, align 8
  %540 = call double @llvm.fabs.f64(double %533)
  %541 = fcmp one double %540, 0x7FF0000000000000
  %542 = select i1 %541, double %533, double 0.000000e+00
  %543 = load i64, ptr %167, align 8
  %544 = mul nsw i64 %543, %515
  %545 = getelementptr double, ptr %424, i64 %544
  %546 = getelementptr double, ptr %545, i64 %525
  store double %542, ptr %546, align 8
  %547 = add nuw nsw i64 %525, 1
  %548 = load i64, ptr %167, align 8
  %549 = icmp slt i64 %547, %548
  br i1 %549, label %523, label %519
550:
  call void @llvm.lifetime.end.p0(ptr nonnull %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %32)
  %551 = icmp sgt i64 %520, 0
  br i1 %551, label %553, label %552
552:
  br label %725
553:
  %554 = getelementptr %struct.bg_lane, ptr %2, i64 %348
  %555 = getelementptr i8, ptr %554, i64 128
  br label %556
556:
  %557 = phi i64 [ 0, %553 ], [ %679, %678 ]
  %558 = getelementptr inbounds nuw double, ptr %423, i64 %557
  %559 = getelementptr inbounds nuw double, ptr %424, i64 %557
  br label %587
560:
  %561 = load double, ptr %555, align 8
  br label %562
562:
  %563 = phi double [ 0xFFF0000000000000, %560 ], [ %569, %562 ]
  %564 = phi double [ 0x7FF0000000000000, %560 ], [ %573, %562 ]
  %565 = phi i64 [ 0, %560 ], [ %574, %562 ]
  %566 = getelementptr inbounds nuw %struct.bg_window, ptr %428, i64 %565
  %567 = load double, ptr %566, align 8
  %568 = fcmp ogt double %567, %563
  %569 = select i1 %568, double %567, double %563
  %570 = getelementptr inbounds nuw i8, ptr %566, i64 8
  %571 = load double, ptr %570, align 8
  %572 = fcmp olt double %571, %564
  %573 = select i1 %572, double %571, double %564
  %574 = add nuw nsw i64 %565, 1
  %575 = icmp eq i64 %574, 64
  br i1 %575, label %576, label %562
576:
  %577 = call double @llvm.fabs.f64(double %569)
  %578 = call double @llvm.fabs.f64(double %573)
  %579 = fcmp ogt double %577, %578
  %580 = select i1 %579, double %577, double %578
  %581 = fmul double %561, 5.000000e-01
  %582 = fsub double %569, %573
  %583 = fmul double %581, %582
  %584 = fmul double %580, 1.000000e-09
  %585 = fcmp ogt double %583, %584
  %586 = select i1 %585, double %583, double %584
  br label %682
587:
  %588 = phi i64 [ 16, %556 ], [ %676, %670 ]
  %589 = phi i64 [ 0, %556 ], [ %675, %670 ]
  %590 = load i64, ptr %167, align 8
  %591 = shl nuw nsw i64 %589, 4
  %592 = load double, ptr %410, align 8
  %593 = load double, ptr %409, align 8
  %594 = fsub double %592, %593
  %595 = fmul double %594, 1.562500e-02
  br label %596
596:
  %597 = phi double [ 0x7FF0000000000000, %587 ], [ %667, %596 ]
  %598 = phi double [ 0.000000e+00, %587 ], [ %663, %596 ]
  %599 = phi double [ 0.000000e+00, %587 ], [ %661, %596 ]
  %600 = phi i64 [ %591, %587 ], [ %668, %596 ]
  %601 = phi double [ 0xFFF0000000000000, %587 ], [ %665, %596 ]
  %602 = icmp samesign ugt i64 %600, 1022
  %603 = sext i1 %602 to i64
  %604 = add nsw i64 %600, %603
  %605 = add nsw i64 %604, 1
  %606 = add nsw i64 %604, 2
  %607 = sitofp i64 %606 to double
  %608 = fmul double %607, 0x3FE3C6EF372FE950
  %609 = fptosi double %608 to i64
  %610 = sitofp i64 %609 to double
  %611 = fsub double %608, %610
  %612 = sdiv i64 %605, 16
  %613 = sitofp i64 %612 to double
  %614 = call double @llvm.fma.f64(double %613, double %595, double %593)
  %615 = srem i64 %605, 16
  %616 = sitofp i64 %615 to double
  %617 = fadd double %611, %616
  %618 = fmul double %617, 6.250000e-02
  %619 = fmul double %595, %618
  %620 = fadd double %614, %619
  %621 = sitofp i64 %605 to double
  %622 = fmul double %621, 0x3FE3C6EF372FE950
  %623 = fptosi double %622 to i64
  %624 = sitofp i64 %623 to double
  %625 = fsub double %622, %624
  %626 = sdiv i64 %604, 16
  %627 = sitofp i64 %626 to double
  %628 = call double @llvm.fma.f64(double %627, double %595, double %593)
  %629 = srem i64 %604, 16
  %630 = sitofp i64 %629 to double
  %631 = fadd double %625, %630
  %632 = fmul double %631, 6.250000e-02
  %633 = fmul double %595, %632
  %634 = fadd double %628, %633
  %635 = fsub double %620, %634
  %636 = mul nsw i64 %600, %590
  %637 = getelementptr inbounds double, ptr %558, i64 %636
  %638 = load double, ptr %637, align 8
  %639 = mul nsw i64 %605, %590
  %640 = getelementptr inbounds double, ptr %558, i64 %639
  %641 = load double, ptr %640, align 8
  %642 = mul nsw i64 %604, %590
  %643 = getelementptr inbounds double, ptr %558, i64 %642
  %644 = load double, ptr %643, align 8
  %645 = fsub double %641, %644
  %646 = fdiv double %645, %635
  %647 = getelementptr inbounds double, ptr %559, i64 %639
  %648 = load double, ptr %647, align 8
  %649 = getelementptr inbounds double, ptr %559, i64 %642
  %650 = load double, ptr %649, align 8
  %651 = fsub double %648, %650
  %652 = fdiv double %651, %635
  %653 = call double @llvm.fabs.f64(double %652)
  %654 = getelementptr inbounds double, ptr %559, i64 %636
  %655 = load double, ptr %654, align 8
  %656 = fmul double %655, %655
  %657 = fmul double %646, %646
  %658 = fcmp ogt double %657, %656
  %659 = select i1 %658, double %657, double %656
  %660 = fcmp ogt double %659, %599
  %661 = select i1 %660, double %659, double %599
  %662 = fcmp ogt double %653, %598
  %663 = select i1 %662, double %653, double %598
  %664 = fcmp ogt double %638, %601
  %665 = select i1 %664, double %638, double %601
  %666 = fcmp olt double %638, %597
  %667 = select i1 %666, double %638, double %597
  %668 = add nuw nsw i64 %600, 1
  %669 = icmp eq i64 %668, %588
  br i1 %669, label %670, label %596
670:
  %671 = getelementptr inbounds nuw %struct.bg_window, ptr %428, i64 %589
  store double %665, ptr %671, align 8
  %672 = getelementptr inbounds nuw i8, ptr %671, i64 8
  store double %667, ptr %672, align 8
  %673 = getelementptr inbounds nuw i8, ptr %671, i64 16
  store double %661, ptr %673, align 8
  %674 = getelementptr inbounds nuw i8, ptr %671, i64 24
  store double %663, ptr %674, align 8
  %675 = add nuw nsw i64 %589, 1
  %676 = add nuw nsw i64 %588, 16
  %677 = icmp eq i64 %675, 64
  br i1 %677, label %560, label %587
678:
  %679 = add nuw nsw i64 %557, 1
  %680 = load i64, ptr %167, align 8
  %681 = icmp slt i64 %679, %680
  br i1 %681, label %556, label %552
682:
  %683 = phi i64 [ 0, %576 ], [ %686, %723 ]
  %684 = call i64 @llvm.usub.sat.i64(i64 %683, i64 1)
  br label %690
685:
  %686 = add nuw nsw i64 %683, 1
  %687 = fsub double %697, %701
  %688 = fmul double %687, 5.000000e-01
  %689 = fcmp ogt double %688, %586
  br i1 %689, label %706, label %717
690:
  %691 = phi double [ %697, %690 ], [ 0xFFF0000000000000, %682 ]
  %692 = phi double [ %701, %690 ], [ 0x7FF0000000000000, %682 ]
  %693 = phi i64 [ %702, %690 ], [ %684, %682 ]
  %694 = getelementptr inbounds nuw %struct.bg_window, ptr %428, i64 %693
  %695 = load double, ptr %694, align 8
  %696 = fcmp ogt double %695, %691
  %697 = select i1 %696, double %695, double %691
  %698 = getelementptr inbounds nuw i8, ptr %694, i64 8
  %699 = load double, ptr %698, align 8
  %700 = fcmp olt double %699, %692
  %701 = select i1 %700, double %699, double %692
  %702 = add nuw nsw i64 %693, 1
  %703 = icmp samesign ule i64 %693, %683
  %704 = icmp samesign ult i64 %693, 63
  %705 = and i1 %703, %704
  br i1 %705, label %690, label %685
706:
  %707 = getelementptr inbounds nuw %struct.bg_window, ptr %428, i64 %683
  %708 = getelementptr inbounds nuw i8, ptr %707, i64 16
  %709 = load double, ptr %708, align 8
  %710 = fmul double %688, %688
  %711 = fdiv double %709, %710
  %712 = getelementptr inbounds nuw i8, ptr %707, i64 24
  %713 = load double, ptr %712, align 8
  %714 = fdiv double %713, %688
  %715 = fcmp ogt double %711, %714
  %716 = select i1 %715, double %711, double %714
  br label %717
717:
  %718 = phi double [ %716, %706 ], [ 0.000000e+00, %685 ]
  %719 = getelementptr inbounds nuw double, ptr %36, i64 %683
  %720 = load double, ptr %719, align 8
  %721 = fcmp ogt double %718, %720
  br i1 %721, label %722, label %723
722:
  store double %718, ptr %719, align 8
  br label %723
723:
  %724 = icmp eq i64 %686, 64
  br i1 %724, label %678, label %682
725:
  %726 = phi i64 [ %738, %725 ], [ 0, %552 ]
  %727 = getelementptr inbounds nuw double, ptr %36, i64 %726
  %728 = load double, ptr %727, align 8
  %729 = fcmp ogt double %728, 0.000000e+00
  %730 = call double @llvm.sqrt.f64(double %728)
  %731 = fdiv double 0x401921FB54442D18, %730
  %732 = fdiv double %731, %427
  %733 = select i1 %729, double %732, double 0x7FF0000000000000
  %734 = load ptr, ptr %185, align 8
  %735 = shl nuw nsw i64 %726, 5
  %736 = getelementptr i8, ptr %734, i64 %735
  %737 = getelementptr double, ptr %736, i64 %348
  store double %733, ptr %737, align 8
  %738 = add nuw nsw i64 %726, 1
  %739 = icmp eq i64 %738, 64
  br i1 %739, label %740, label %725
740:
  call void @llvm.lifetime.end.p0(ptr nonnull %36)
  %741 = load double, ptr %410, align 8
  %742 = load double, ptr %409, align 8
  %743 = load i64, ptr %167, align 8
  %744 = fsub double %741, %742
  %745 = icmp eq i64 %743, 0
  %746 = fcmp ogt double %388, %386
  %747 = select i1 %746, double %388, double %386
  %748 = fmul double %744, 1.562500e-02
  br i1 %745, label %771, label %749
749:
  %750 = load ptr, ptr %185, align 8
  %751 = getelementptr double, ptr %750, i64 %348
  br label %752
752:
  %753 = phi i64 [ 0, %749 ], [ %769, %752 ]
  %754 = phi double [ 0x7FF0000000000000, %749 ], [ %768, %752 ]
  %755 = uitofp nneg i64 %753 to double
  %756 = call double @llvm.fma.f64(double %755, double %748, double %742)
  %757 = fcmp ogt double %756, %361
  %758 = fsub double %756, %361
  %759 = select i1 %757, double %758, double 0.000000e+00
  %760 = shl nuw nsw i64 %753, 5
  %761 = getelementptr i8, ptr %751, i64 %760
  %762 = load double, ptr %761, align 8
  %763 = fadd double %762, %759
  %764 = fadd double %748, %756
  %765 = fcmp ogt double %764, %361
  %766 = fcmp olt double %763, %754
  %767 = select i1 %765, i1 %766, i1 false
  %768 = select i1 %767, double %763, double %754
  %769 = add nuw nsw i64 %753, 1
  %770 = icmp eq i64 %769, 64
  br i1 %770, label %771, label %752
771:
  %772 = phi double [ %747, %740 ], [ %420, %418 ], [ %747, %752 ]
  %773 = phi double [ %744, %740 ], [ %387, %418 ], [ %744, %752 ]
  %774 = phi double [ 0x7FF0000000000000, %740 ], [ 0x7FF0000000000000, %418 ], [ %768, %752 ]
  %775 = fadd double %361, %772
  %776 = fadd double %361, %774
  %777 = fcmp olt double %776, %775
  %778 = select i1 %777, double %776, double %775
  %779 = load i64, ptr %186, align 8
  %780 = icmp eq i64 %779, 0
  br i1 %780, label %815, label %781
781:
  %782 = load ptr, ptr %187, align 8
  %783 = load i64, ptr %349, align 8
  %784 = load i64, ptr %188, align 8
  %785 = mul nsw i64 %784, %783
  %786 = getelementptr inbounds double, ptr %782, i64 %785
  %787 = fmul double %773, 0x3D70000000000000
  %788 = fadd double %361, %787
  %789 = icmp sgt i64 %779, 0
  br i1 %789, label %790, label %802
790:
  %791 = phi i64 [ %800, %790 ], [ 0, %781 ]
  %792 = phi i64 [ %799, %790 ], [ %779, %781 ]
  %793 = add nuw nsw i64 %792, %791
  %794 = lshr i64 %793, 1
  %795 = getelementptr inbounds nuw double, ptr %786, i64 %794
  %796 = load double, ptr %795, align 8
  %797 = fcmp ugt double %796, %788
  %798 = add nuw nsw i64 %794, 1
  %799 = select i1 %797, i64 %794, i64 %792
  %800 = select i1 %797, i64 %791, i64 %798
  %801 = icmp slt i64 %800, %799
  br i1 %801, label %790, label %802
802:
  %803 = phi i64 [ 0, %781 ], [ %800, %790 ]
  %804 = icmp slt i64 %803, %779
  br i1 %804, label %805, label %808
805:
  %806 = getelementptr inbounds nuw double, ptr %786, i64 %803
  %807 = load double, ptr %806, align 8
  br label %808
808:
  %809 = phi double [ %807, %805 ], [ 0x7FF0000000000000, %802 ]
  %810 = fsub double %809, %361
  %811 = fmul double %810, 0x3FEFAE147AE147AE
  %812 = fadd double %361, %811
  %813 = fcmp ogt double %778, %812
  %814 = select i1 %813, double %809, double %778
  br label %815
815:
  %816 = phi double [ %814, %808 ], [ %778, %771 ]
  %817 = fcmp olt double %816, %366
  %818 = select i1 %817, double %816, double %366
  store double %818, ptr %407, align 8
  %819 = fcmp olt double %361, %366
  br i1 %819, label %821, label %820
820:
  store i64 1, ptr %402, align 8
  br label %821
821:
  %822 = phi i32 [ %347, %346 ], [ %347, %352 ], [ 1, %815 ], [ 1, %820 ]
  %823 = add nuw nsw i64 %348, 1
  %824 = icmp eq i64 %823, 4
  br i1 %824, label %829, label %346
825:
  %826 = icmp slt i64 %835, 0
  br i1 %826, label %2284, label %827
827:
  %828 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %835
  br label %841
829:
  %830 = phi i64 [ %836, %829 ], [ 0, %821 ]
  %831 = phi i64 [ %835, %829 ], [ -1, %821 ]
  %832 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %830
  %833 = load i64, ptr %832, align 8
  %834 = icmp slt i64 %833, 0
  %835 = select i1 %834, i64 %831, i64 %830
  %836 = add nuw nsw i64 %830, 1
  %837 = icmp eq i64 %836, 4
  br i1 %837, label %825, label %829
838:
  %839 = getelementptr inbounds nuw i8, ptr %828, i64 64
  %840 = getelementptr inbounds nuw i8, ptr %828, i64 72
  br label %856
841:
  %842 = phi i64 [ 0, %827 ], [ %852, %851 ]
  %843 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %842
  %844 = load i64, ptr %843, align 8
  %845 = icmp slt i64 %844, 0
  br i1 %845, label %846, label %851
846:
  %847 = load i64, ptr %2, align 8
  %848 = icmp eq i64 %847, 0
  br i1 %848, label %849, label %851
849:
  %850 = load i64, ptr %828, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %842, i64 noundef %850)
  br label %851
851:
  %852 = add nuw nsw i64 %842, 1
  %853 = icmp eq i64 %852, 4
  br i1 %853, label %838, label %841
854:
  store i64 1, ptr %2, align 8
  %855 = icmp eq i32 %822, 0
  br i1 %855, label %940, label %869
856:
  %857 = phi i64 [ 0, %838 ], [ %867, %866 ]
  %858 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %857
  %859 = load i64, ptr %858, align 8
  %860 = icmp slt i64 %859, 0
  br i1 %860, label %861, label %866
861:
  %862 = load double, ptr %839, align 8
  %863 = getelementptr inbounds nuw i8, ptr %858, i64 64
  store double %862, ptr %863, align 8
  %864 = load double, ptr %840, align 8
  %865 = getelementptr inbounds nuw i8, ptr %858, i64 72
  store double %864, ptr %865, align 8
  br label %866
866:
  %867 = add nuw nsw i64 %857, 1
  %868 = icmp eq i64 %867, 4
  br i1 %868, label %854, label %856
869:
  %870 = load ptr, ptr %189, align 8
  %871 = icmp eq ptr %870, null
  br i1 %871, label %940, label %872
872:
  call void @llvm.lifetime.start.p0(ptr nonnull %31)
  br label %889
873:
  call void @llvm.lifetime.start.p0(ptr nonnull %30)
  br label %874
874:
  %875 = phi i64 [ 0, %873 ], [ %887, %874 ]
  %876 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %875
  %877 = getelementptr inbounds nuw i8, ptr %876, i64 64
  %878 = load double, ptr %877, align 8
  %879 = getelementptr inbounds nuw double, ptr %31, i64 %875
  %880 = load double, ptr %879, align 8
  %881 = getelementptr inbounds nuw i8, ptr %876, i64 72
  %882 = load double, ptr %881, align 8
  %883 = fsub double %882, %878
  %884 = fmul double %880, %883
  %885 = fadd double %878, %884
  %886 = getelementptr inbounds nuw double, ptr %30, i64 %875
  store double %885, ptr %886, align 8
  %887 = add nuw nsw i64 %875, 1
  %888 = icmp eq i64 %887, 4
  br i1 %888, label %894, label %874
889:
  %890 = phi i64 [ 0, %872 ], [ %892, %889 ]
  %891 = getelementptr inbounds nuw double, ptr %31, i64 %890
  store double 0.000000e+00, ptr %891, align 8
  %892 = add nuw nsw i64 %890, 1
  %893 = icmp eq i64 %892, 4
  br i1 %893, label %873, label %889
894:
  %895 = load <4 x double>, ptr %30, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %31)
  %896 = load ptr, ptr %153, align 8
  %897 = load ptr, ptr %183, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %27)
  call void @llvm.lifetime.start.p0(ptr nonnull %28)
  store <4 x double> %895, ptr %27, align 8
  store <4 x double> zeroinitializer, ptr %28, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %29)
  %898 = load ptr, ptr %171, align 8
  %899 = load i64, ptr %190, align 8
  %900 = getelementptr inbounds <4 x double>, ptr %898, i64 %899
  store ptr %900, ptr %29, align 16
  store ptr %896, ptr %191, align 8
  %901 = load i64, ptr %0, align 8
  %902 = getelementptr inbounds <4 x double>, ptr %896, i64 %901
  store ptr %902, ptr %192, align 16
  store ptr %27, ptr %193, align 8
  store ptr %28, ptr %194, align 16
  %903 = load ptr, ptr %196, align 8
  store ptr %903, ptr %195, align 8
  br label %904
904:
  %905 = phi i64 [ 48, %894 ], [ %907, %904 ]
  %906 = getelementptr inbounds nuw i8, ptr %29, i64 %905
  store ptr null, ptr %906, align 8
  %907 = add nuw nsw i64 %905, 8
  %908 = icmp eq i64 %907, 72
  br i1 %908, label %909, label %904
909:
  %910 = load ptr, ptr %182, align 8
  call void %870(ptr noundef nonnull %29, ptr noundef %910, ptr noundef %897)
  call void @llvm.lifetime.end.p0(ptr nonnull %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %28)
  br label %911
911:
  %912 = phi i64 [ 0, %909 ], [ %938, %937 ]
  %913 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %912
  %914 = load i64, ptr %913, align 8
  %915 = icmp sgt i64 %914, -1
  br i1 %915, label %916, label %937
916:
  %917 = getelementptr inbounds nuw i8, ptr %913, i64 40
  %918 = load i64, ptr %917, align 8
  %919 = icmp eq i64 %918, 0
  br i1 %919, label %920, label %937
920:
  %921 = load i64, ptr %144, align 8
  %922 = icmp sgt i64 %921, 0
  br i1 %922, label %923, label %937
923:
  %924 = phi i64 [ %934, %923 ], [ 0, %920 ]
  %925 = load ptr, ptr %183, align 8
  %926 = getelementptr inbounds nuw <4 x double>, ptr %925, i64 %924
  %927 = getelementptr inbounds nuw double, ptr %926, i64 %912
  %928 = load double, ptr %927, align 8
  %929 = load ptr, ptr %153, align 8
  %930 = load i64, ptr %0, align 8
  %931 = getelementptr inbounds <4 x double>, ptr %929, i64 %930
  %932 = getelementptr inbounds nuw <4 x double>, ptr %931, i64 %924
  %933 = getelementptr inbounds nuw double, ptr %932, i64 %912
  store double %928, ptr %933, align 8
  %934 = add nuw nsw i64 %924, 1
  %935 = load i64, ptr %144, align 8
  %936 = icmp slt i64 %934, %935
  br i1 %936, label %923, label %937
937:
  %938 = add nuw nsw i64 %912, 1
  %939 = icmp eq i64 %938, 4
  br i1 %939, label %940, label %911
940:
  %941 = load ptr, ptr %197, align 8
  %942 = icmp eq ptr %941, null
  br i1 %942, label %947, label %943
943:
  %944 = load i64, ptr %140, align 8
  %945 = load i64, ptr %198, align 8
  %946 = icmp slt i64 %944, %945
  br i1 %946, label %947, label %2284
947:
  call void @llvm.lifetime.start.p0(ptr nonnull %26)
  %948 = load i64, ptr %0, align 8
  %949 = load i64, ptr %144, align 8
  %950 = load i64, ptr %145, align 8
  %951 = load i64, ptr %146, align 8
  %952 = load i64, ptr %199, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %25)
  br label %953
953:
  %954 = phi i64 [ 0, %947 ], [ %962, %953 ]
  %955 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %954
  %956 = getelementptr inbounds nuw i8, ptr %955, i64 72
  %957 = load double, ptr %956, align 8
  %958 = getelementptr inbounds nuw i8, ptr %955, i64 64
  %959 = load double, ptr %958, align 8
  %960 = fsub double %957, %959
  %961 = getelementptr inbounds nuw double, ptr %25, i64 %954
  store double %960, ptr %961, align 8
  %962 = add nuw nsw i64 %954, 1
  %963 = icmp eq i64 %962, 4
  br i1 %963, label %964, label %953
964:
  %965 = load <4 x double>, ptr %25, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %25)
  br label %966
966:
  %967 = phi i64 [ 0, %964 ], [ %980, %978 ]
  %968 = phi i32 [ 0, %964 ], [ %979, %978 ]
  %969 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %967
  %970 = load i64, ptr %969, align 8
  %971 = icmp sgt i64 %970, -1
  br i1 %971, label %972, label %978
972:
  %973 = getelementptr inbounds nuw i8, ptr %969, i64 16
  %974 = load i64, ptr %973, align 8
  %975 = icmp ne i64 %974, 0
  %976 = zext i1 %975 to i32
  %977 = or i32 %968, %976
  br label %978
978:
  %979 = phi i32 [ %968, %966 ], [ %977, %972 ]
  %980 = add nuw nsw i64 %967, 1
  %981 = icmp eq i64 %980, 4
  br i1 %981, label %982, label %966
982:
  %983 = add nsw i64 %949, %948
  %984 = shl nsw i64 %950, 1
  %985 = add nsw i64 %983, %984
  %986 = add nsw i64 %985, %951
  %987 = icmp eq i32 %979, 0
  br i1 %987, label %1060, label %988
988:
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  br label %1005
989:
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  br label %990
990:
  %991 = phi i64 [ 0, %989 ], [ %1003, %990 ]
  %992 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %991
  %993 = getelementptr inbounds nuw i8, ptr %992, i64 64
  %994 = load double, ptr %993, align 8
  %995 = getelementptr inbounds nuw double, ptr %24, i64 %991
  %996 = load double, ptr %995, align 8
  %997 = getelementptr inbounds nuw i8, ptr %992, i64 72
  %998 = load double, ptr %997, align 8
  %999 = fsub double %998, %994
  %1000 = fmul double %996, %999
  %1001 = fadd double %994, %1000
  %1002 = getelementptr inbounds nuw double, ptr %23, i64 %991
  store double %1001, ptr %1002, align 8
  %1003 = add nuw nsw i64 %991, 1
  %1004 = icmp eq i64 %1003, 4
  br i1 %1004, label %1010, label %990
1005:
  %1006 = phi i64 [ 0, %988 ], [ %1008, %1005 ]
  %1007 = getelementptr inbounds nuw double, ptr %24, i64 %1006
  store double 0.000000e+00, ptr %1007, align 8
  %1008 = add nuw nsw i64 %1006, 1
  %1009 = icmp eq i64 %1008, 4
  br i1 %1009, label %989, label %1005
1010:
  %1011 = load <4 x double>, ptr %23, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  %1012 = load ptr, ptr %153, align 8
  %1013 = load ptr, ptr %200, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <4 x double> noundef %1011, ptr noundef %1012, ptr noundef %1013)
  %1014 = load i64, ptr %0, align 8
  %1015 = load i64, ptr %144, align 8
  %1016 = add nsw i64 %1015, %1014
  %1017 = load i64, ptr %145, align 8
  %1018 = shl nsw i64 %1017, 1
  %1019 = add nsw i64 %1016, %1018
  %1020 = load i64, ptr %146, align 8
  %1021 = add nsw i64 %1019, %1020
  %1022 = icmp sgt i64 %1021, 0
  br i1 %1022, label %1024, label %1023
1023:
  br label %1054
1024:
  %1025 = phi i64 [ %1027, %1026 ], [ 0, %1010 ]
  br label %1037
1026:
  %1027 = add nuw nsw i64 %1025, 1
  %1028 = load i64, ptr %0, align 8
  %1029 = load i64, ptr %144, align 8
  %1030 = add nsw i64 %1029, %1028
  %1031 = load i64, ptr %145, align 8
  %1032 = shl nsw i64 %1031, 1
  %1033 = add nsw i64 %1030, %1032
  %1034 = load i64, ptr %146, align 8
  %1035 = add nsw i64 %1033, %1034
  %1036 = icmp slt i64 %1027, %1035
  br i1 %1036, label %1024, label %1023
1037:
  %1038 = phi i64 [ 0, %1024 ], [ %1052, %1051 ]
  %1039 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1038
  %1040 = getelementptr inbounds nuw i8, ptr %1039, i64 32
  %1041 = load i64, ptr %1040, align 8
  %1042 = icmp eq i64 %1041, 0
  br i1 %1042, label %1051, label %1043
1043:
  %1044 = load ptr, ptr %200, align 8
  %1045 = getelementptr inbounds nuw <4 x double>, ptr %1044, i64 %1025
  %1046 = getelementptr inbounds nuw double, ptr %1045, i64 %1038
  %1047 = load double, ptr %1046, align 8
  %1048 = load ptr, ptr %201, align 8
  %1049 = getelementptr inbounds nuw <4 x double>, ptr %1048, i64 %1025
  %1050 = getelementptr inbounds nuw double, ptr %1049, i64 %1038
  store double %1047, ptr %1050, align 8
  br label %1051
1051:
  %1052 = add nuw nsw i64 %1038, 1
  %1053 = icmp eq i64 %1052, 4
  br i1 %1053, label %1026, label %1037
1054:
  %1055 = phi i64 [ %1058, %1054 ], [ 0, %1023 ]
  %1056 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1055
  %1057 = getelementptr inbounds nuw i8, ptr %1056, i64 32
  store i64 0, ptr %1057, align 8
  %1058 = add nuw nsw i64 %1055, 1
  %1059 = icmp eq i64 %1058, 4
  br i1 %1059, label %1060, label %1054
1060:
  %1061 = icmp sgt i64 %952, 1
  br i1 %1061, label %1062, label %1064
1062:
  %1063 = icmp sgt i64 %986, 0
  br label %1136
1064:
  %1065 = load ptr, ptr %204, align 8
  %1066 = load ptr, ptr %153, align 8
  %1067 = load ptr, ptr %201, align 8
  %1068 = load ptr, ptr %205, align 8
  %1069 = icmp sgt i64 %986, 0
  br i1 %1069, label %1070, label %1211
1070:
  %1071 = icmp sgt i64 %952, 0
  %1072 = icmp eq ptr %1066, null
  br label %1073
1073:
  %1074 = phi i64 [ 0, %1070 ], [ %1104, %1101 ]
  %1075 = getelementptr <4 x double>, ptr %1067, i64 %1074
  br i1 %1071, label %1078, label %1076
1076:
  %1077 = phi <4 x double> [ zeroinitializer, %1073 ], [ %1092, %1091 ]
  br i1 %1072, label %1099, label %1095
1078:
  %1079 = phi i64 [ %1093, %1091 ], [ 0, %1073 ]
  %1080 = phi <4 x double> [ %1092, %1091 ], [ zeroinitializer, %1073 ]
  %1081 = getelementptr inbounds nuw double, ptr %1065, i64 %1079
  %1082 = load double, ptr %1081, align 8
  %1083 = fcmp une double %1082, 0.000000e+00
  br i1 %1083, label %1084, label %1091
1084:
  %1085 = insertelement <4 x double> poison, double %1082, i64 0
  %1086 = shufflevector <4 x double> %1085, <4 x double> poison, <4 x i32> zeroinitializer
  %1087 = mul nuw nsw i64 %1079, %986
  %1088 = getelementptr <4 x double>, ptr %1075, i64 %1087
  %1089 = load <4 x double>, ptr %1088, align 8
  %1090 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1086, <4 x double> %1089, <4 x double> %1080)
  br label %1091
1091:
  %1092 = phi <4 x double> [ %1090, %1084 ], [ %1080, %1078 ]
  %1093 = add nuw nsw i64 %1079, 1
  %1094 = icmp eq i64 %1093, %952
  br i1 %1094, label %1076, label %1078
1095:
  %1096 = getelementptr inbounds nuw <4 x double>, ptr %1066, i64 %1074
  %1097 = load <4 x double>, ptr %1096, align 8
  %1098 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1077, <4 x double> %965, <4 x double> %1097)
  br label %1101
1099:
  %1100 = fmul <4 x double> %965, %1077
  br label %1101
1101:
  %1102 = phi <4 x double> [ %1098, %1095 ], [ %1100, %1099 ]
  %1103 = getelementptr inbounds nuw <4 x double>, ptr %1068, i64 %1074
  store <4 x double> %1102, ptr %1103, align 8
  %1104 = add nuw nsw i64 %1074, 1
  %1105 = icmp eq i64 %1104, %986
  br i1 %1105, label %1106, label %1073
1106:
  %1107 = load ptr, ptr %206, align 8
  %1108 = load ptr, ptr %201, align 8
  %1109 = load ptr, ptr %207, align 8
  br label %1110
1110:
  %1111 = phi i64 [ 0, %1106 ], [ %1117, %1113 ]
  %1112 = getelementptr <4 x double>, ptr %1108, i64 %1111
  br i1 %1071, label %1119, label %1113
1113:
  %1114 = phi <4 x double> [ zeroinitializer, %1110 ], [ %1133, %1132 ]
  %1115 = fmul <4 x double> %965, %1114
  %1116 = getelementptr inbounds nuw <4 x double>, ptr %1109, i64 %1111
  store <4 x double> %1115, ptr %1116, align 8
  %1117 = add nuw nsw i64 %1111, 1
  %1118 = icmp eq i64 %1117, %986
  br i1 %1118, label %1211, label %1110
1119:
  %1120 = phi i64 [ %1134, %1132 ], [ 0, %1110 ]
  %1121 = phi <4 x double> [ %1133, %1132 ], [ zeroinitializer, %1110 ]
  %1122 = getelementptr inbounds nuw double, ptr %1107, i64 %1120
  %1123 = load double, ptr %1122, align 8
  %1124 = fcmp une double %1123, 0.000000e+00
  br i1 %1124, label %1125, label %1132
1125:
  %1126 = insertelement <4 x double> poison, double %1123, i64 0
  %1127 = shufflevector <4 x double> %1126, <4 x double> poison, <4 x i32> zeroinitializer
  %1128 = mul nuw nsw i64 %1120, %986
  %1129 = getelementptr <4 x double>, ptr %1112, i64 %1128
  %1130 = load <4 x double>, ptr %1129, align 8
  %1131 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1127, <4 x double> %1130, <4 x double> %1121)
  br label %1132
1132:
  %1133 = phi <4 x double> [ %1131, %1125 ], [ %1121, %1119 ]
  %1134 = add nuw nsw i64 %1120, 1
  %1135 = icmp eq i64 %1134, %952
  br i1 %1135, label %1113, label %1119
1136:
  %1137 = phi i64 [ 1, %1062 ], [ %1209, %1203 ]
  %1138 = load ptr, ptr %202, align 8
  %1139 = mul nuw nsw i64 %1137, %952
  %1140 = getelementptr inbounds nuw double, ptr %1138, i64 %1139
  %1141 = load ptr, ptr %153, align 8
  %1142 = load ptr, ptr %201, align 8
  %1143 = load ptr, ptr %200, align 8
  br i1 %1063, label %1144, label %1178
1144:
  %1145 = icmp eq ptr %1141, null
  br label %1146
1146:
  %1147 = phi i64 [ 0, %1144 ], [ %1176, %1173 ]
  %1148 = getelementptr <4 x double>, ptr %1142, i64 %1147
  br label %1150
1149:
  br i1 %1145, label %1171, label %1167
1150:
  %1151 = phi i64 [ %1165, %1163 ], [ 0, %1146 ]
  %1152 = phi <4 x double> [ %1164, %1163 ], [ zeroinitializer, %1146 ]
  %1153 = getelementptr inbounds nuw double, ptr %1140, i64 %1151
  %1154 = load double, ptr %1153, align 8
  %1155 = fcmp une double %1154, 0.000000e+00
  br i1 %1155, label %1156, label %1163
1156:
  %1157 = insertelement <4 x double> poison, double %1154, i64 0
  %1158 = shufflevector <4 x double> %1157, <4 x double> poison, <4 x i32> zeroinitializer
  %1159 = mul nuw nsw i64 %1151, %986
  %1160 = getelementptr <4 x double>, ptr %1148, i64 %1159
  %1161 = load <4 x double>, ptr %1160, align 8
  %1162 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1158, <4 x double> %1161, <4 x double> %1152)
  br label %1163
1163:
  %1164 = phi <4 x double> [ %1162, %1156 ], [ %1152, %1150 ]
  %1165 = add nuw nsw i64 %1151, 1
  %1166 = icmp eq i64 %1165, %1137
  br i1 %1166, label %1149, label %1150
1167:
  %1168 = getelementptr inbounds nuw <4 x double>, ptr %1141, i64 %1147
  %1169 = load <4 x double>, ptr %1168, align 8
  %1170 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1164, <4 x double> %965, <4 x double> %1169)
  br label %1173
1171:
  %1172 = fmul <4 x double> %965, %1164
  br label %1173
1173:
  %1174 = phi <4 x double> [ %1170, %1167 ], [ %1172, %1171 ]
  %1175 = getelementptr inbounds nuw <4 x double>, ptr %1143, i64 %1147
  store <4 x double> %1174, ptr %1175, align 8
  %1176 = add nuw nsw i64 %1147, 1
  %1177 = icmp eq i64 %1176, %986
  br i1 %1177, label %1178, label %1146
1178:
  %1179 = load ptr, ptr %203, align 8
  %1180 = getelementptr inbounds nuw double, ptr %1179, i64 %1137
  %1181 = load double, ptr %1180, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  br label %1198
1182:
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  br label %1183
1183:
  %1184 = phi i64 [ 0, %1182 ], [ %1196, %1183 ]
  %1185 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %1184
  %1186 = getelementptr inbounds nuw i8, ptr %1185, i64 64
  %1187 = load double, ptr %1186, align 8
  %1188 = getelementptr inbounds nuw double, ptr %22, i64 %1184
  %1189 = load double, ptr %1188, align 8
  %1190 = getelementptr inbounds nuw i8, ptr %1185, i64 72
  %1191 = load double, ptr %1190, align 8
  %1192 = fsub double %1191, %1187
  %1193 = fmul double %1189, %1192
  %1194 = fadd double %1187, %1193
  %1195 = getelementptr inbounds nuw double, ptr %21, i64 %1184
  store double %1194, ptr %1195, align 8
  %1196 = add nuw nsw i64 %1184, 1
  %1197 = icmp eq i64 %1196, 4
  br i1 %1197, label %1203, label %1183
1198:
  %1199 = phi i64 [ 0, %1178 ], [ %1201, %1198 ]
  %1200 = getelementptr inbounds nuw double, ptr %22, i64 %1199
  store double %1181, ptr %1200, align 8
  %1201 = add nuw nsw i64 %1199, 1
  %1202 = icmp eq i64 %1201, 4
  br i1 %1202, label %1182, label %1198
1203:
  %1204 = load <4 x double>, ptr %21, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  %1205 = load ptr, ptr %200, align 8
  %1206 = load ptr, ptr %201, align 8
  %1207 = mul nsw i64 %1137, %986
  %1208 = getelementptr inbounds <4 x double>, ptr %1206, i64 %1207
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <4 x double> noundef %1204, ptr noundef %1205, ptr noundef %1208)
  %1209 = add nuw nsw i64 %1137, 1
  %1210 = icmp eq i64 %1209, %952
  br i1 %1210, label %1064, label %1136
1211:
  %1212 = load ptr, ptr %208, align 8
  %1213 = icmp eq ptr %1212, null
  br i1 %1213, label %1214, label %1218
1214:
  %1215 = load ptr, ptr %189, align 8
  %1216 = icmp eq ptr %1215, null
  br i1 %1216, label %1217, label %1218
1217:
  br label %1359
1218:
  %1219 = load i64, ptr %0, align 8
  %1220 = load i64, ptr %144, align 8
  %1221 = add nsw i64 %1220, %1219
  %1222 = load i64, ptr %145, align 8
  %1223 = shl nsw i64 %1222, 1
  %1224 = add nsw i64 %1221, %1223
  %1225 = load i64, ptr %146, align 8
  %1226 = add nsw i64 %1224, %1225
  %1227 = icmp sgt i64 %1226, 0
  br i1 %1227, label %1257, label %1228
1228:
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  br label %1245
1229:
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  br label %1230
1230:
  %1231 = phi i64 [ 0, %1229 ], [ %1243, %1230 ]
  %1232 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %1231
  %1233 = getelementptr inbounds nuw i8, ptr %1232, i64 64
  %1234 = load double, ptr %1233, align 8
  %1235 = getelementptr inbounds nuw double, ptr %20, i64 %1231
  %1236 = load double, ptr %1235, align 8
  %1237 = getelementptr inbounds nuw i8, ptr %1232, i64 72
  %1238 = load double, ptr %1237, align 8
  %1239 = fsub double %1238, %1234
  %1240 = fmul double %1236, %1239
  %1241 = fadd double %1234, %1240
  %1242 = getelementptr inbounds nuw double, ptr %19, i64 %1231
  store double %1241, ptr %1242, align 8
  %1243 = add nuw nsw i64 %1231, 1
  %1244 = icmp eq i64 %1243, 4
  br i1 %1244, label %1250, label %1230
1245:
  %1246 = phi i64 [ 0, %1228 ], [ %1248, %1245 ]
  %1247 = getelementptr inbounds nuw double, ptr %20, i64 %1246
  store double 1.000000e+00, ptr %1247, align 8
  %1248 = add nuw nsw i64 %1246, 1
  %1249 = icmp eq i64 %1248, 4
  br i1 %1249, label %1229, label %1245
1250:
  %1251 = load <4 x double>, ptr %19, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  %1252 = load ptr, ptr %205, align 8
  %1253 = load ptr, ptr %210, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, <4 x double> noundef %1251, ptr noundef %1252, ptr noundef %1253, i64 noundef 0, ptr noundef null)
  %1254 = load i64, ptr %211, align 8
  %1255 = icmp ne i64 %1254, 0
  %1256 = and i1 %1227, %1255
  br i1 %1256, label %1266, label %1295
1257:
  %1258 = phi i64 [ %1264, %1257 ], [ 0, %1218 ]
  %1259 = load ptr, ptr %205, align 8
  %1260 = getelementptr inbounds nuw <4 x double>, ptr %1259, i64 %1258
  %1261 = load <4 x double>, ptr %1260, align 8
  %1262 = load ptr, ptr %209, align 8
  %1263 = getelementptr inbounds nuw <4 x double>, ptr %1262, i64 %1258
  store <4 x double> %1261, ptr %1263, align 8
  %1264 = add nuw nsw i64 %1258, 1
  %1265 = icmp eq i64 %1264, %1226
  br i1 %1265, label %1228, label %1257
1266:
  %1267 = phi i64 [ %1293, %1291 ], [ 0, %1250 ]
  %1268 = load ptr, ptr %207, align 8
  %1269 = getelementptr inbounds nuw <4 x double>, ptr %1268, i64 %1267
  %1270 = load <4 x double>, ptr %1269, align 8
  %1271 = load ptr, ptr %205, align 8
  %1272 = getelementptr inbounds nuw <4 x double>, ptr %1271, i64 %1267
  %1273 = load <4 x double>, ptr %1272, align 8
  %1274 = load ptr, ptr %209, align 8
  %1275 = getelementptr inbounds nuw <4 x double>, ptr %1274, i64 %1267
  %1276 = load <4 x double>, ptr %1275, align 8
  %1277 = fsub <4 x double> %1273, %1276
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store <4 x double> %1270, ptr %17, align 8
  store <4 x double> %1277, ptr %18, align 8
  br label %1278
1278:
  %1279 = phi i64 [ 0, %1266 ], [ %1289, %1288 ]
  %1280 = getelementptr inbounds nuw double, ptr %17, i64 %1279
  %1281 = getelementptr inbounds nuw double, ptr %18, i64 %1279
  %1282 = load double, ptr %1281, align 8
  %1283 = call double @llvm.fabs.f64(double %1282)
  %1284 = load double, ptr %1280, align 8
  %1285 = call double @llvm.fabs.f64(double %1284)
  %1286 = fcmp ogt double %1283, %1285
  br i1 %1286, label %1287, label %1288
1287:
  store double %1282, ptr %1280, align 8
  br label %1288
1288:
  %1289 = add nuw nsw i64 %1279, 1
  %1290 = icmp eq i64 %1289, 4
  br i1 %1290, label %1291, label %1278
1291:
  %1292 = load <4 x double>, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  store <4 x double> %1292, ptr %1269, align 8
  %1293 = add nuw nsw i64 %1267, 1
  %1294 = icmp eq i64 %1293, %1226
  br i1 %1294, label %1295, label %1266
1295:
  %1296 = load ptr, ptr %212, align 8
  %1297 = icmp eq ptr %1296, null
  br i1 %1297, label %1331, label %1298
1298:
  %1299 = load i64, ptr %0, align 8
  %1300 = icmp sgt i64 %1299, 0
  br i1 %1300, label %1301, label %1331
1301:
  %1302 = phi i64 [ %1304, %1303 ], [ 0, %1298 ]
  br label %1307
1303:
  %1304 = add nuw nsw i64 %1302, 1
  %1305 = load i64, ptr %0, align 8
  %1306 = icmp slt i64 %1304, %1305
  br i1 %1306, label %1301, label %1331
1307:
  %1308 = phi i64 [ 0, %1301 ], [ %1329, %1328 ]
  %1309 = load ptr, ptr %196, align 8
  %1310 = getelementptr inbounds nuw <4 x double>, ptr %1309, i64 %1302
  %1311 = getelementptr inbounds nuw double, ptr %1310, i64 %1308
  %1312 = load double, ptr %1311, align 8
  %1313 = fcmp ogt double %1312, 5.000000e-01
  br i1 %1313, label %1314, label %1328
1314:
  %1315 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1308
  %1316 = getelementptr inbounds nuw i8, ptr %1315, i64 128
  %1317 = load double, ptr %1316, align 8
  %1318 = fdiv double %1317, 1.000000e-02
  %1319 = fcmp olt double %1318, 1.000000e-03
  %1320 = fcmp ogt double %1318, 1.000000e+00
  %1321 = select i1 %1320, double 1.000000e+00, double %1318
  %1322 = select i1 %1319, double 1.000000e-03, double %1321
  %1323 = load ptr, ptr %207, align 8
  %1324 = getelementptr inbounds nuw <4 x double>, ptr %1323, i64 %1302
  %1325 = getelementptr inbounds nuw double, ptr %1324, i64 %1308
  %1326 = load double, ptr %1325, align 8
  %1327 = fmul double %1326, %1322
  store double %1327, ptr %1325, align 8
  br label %1328
1328:
  %1329 = add nuw nsw i64 %1308, 1
  %1330 = icmp eq i64 %1329, 4
  br i1 %1330, label %1303, label %1307
1331:
  br i1 %1227, label %1332, label %1217
1332:
  %1333 = phi i64 [ %1355, %1353 ], [ 0, %1331 ]
  %1334 = load ptr, ptr %207, align 8
  %1335 = getelementptr inbounds nuw <4 x double>, ptr %1334, i64 %1333
  %1336 = load <4 x double>, ptr %1335, align 8
  %1337 = load ptr, ptr %210, align 8
  %1338 = getelementptr inbounds nuw <4 x double>, ptr %1337, i64 %1333
  %1339 = load <4 x double>, ptr %1338, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store <4 x double> %1336, ptr %15, align 8
  store <4 x double> %1339, ptr %16, align 8
  br label %1340
1340:
  %1341 = phi i64 [ 0, %1332 ], [ %1351, %1350 ]
  %1342 = getelementptr inbounds nuw double, ptr %15, i64 %1341
  %1343 = getelementptr inbounds nuw double, ptr %16, i64 %1341
  %1344 = load double, ptr %1343, align 8
  %1345 = call double @llvm.fabs.f64(double %1344)
  %1346 = load double, ptr %1342, align 8
  %1347 = call double @llvm.fabs.f64(double %1346)
  %1348 = fcmp ogt double %1345, %1347
  br i1 %1348, label %1349, label %1350
1349:
  store double %1344, ptr %1342, align 8
  br label %1350
1350:
  %1351 = add nuw nsw i64 %1341, 1
  %1352 = icmp eq i64 %1351, 4
  br i1 %1352, label %1353, label %1340
1353:
  %1354 = load <4 x double>, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  store <4 x double> %1354, ptr %1335, align 8
  %1355 = add nuw nsw i64 %1333, 1
  %1356 = icmp eq i64 %1355, %1226
  br i1 %1356, label %1217, label %1332
1357:
  %1358 = icmp eq i32 %1590, 0
  br i1 %1358, label %1924, label %1593
1359:
  %1360 = phi i32 [ %1590, %1587 ], [ 0, %1217 ]
  %1361 = phi i64 [ %1591, %1587 ], [ 0, %1217 ]
  %1362 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %1361
  %1363 = load i64, ptr %1362, align 8
  %1364 = icmp sgt i64 %1363, -1
  br i1 %1364, label %1365, label %1587
1365:
  %1366 = getelementptr %struct.bg_lane, ptr %2, i64 %1361
  %1367 = getelementptr i8, ptr %1366, i64 128
  %1368 = load double, ptr %1367, align 8
  %1369 = load i64, ptr %0, align 8
  %1370 = load i64, ptr %144, align 8
  %1371 = add nsw i64 %1370, %1369
  %1372 = load i64, ptr %145, align 8
  %1373 = shl nsw i64 %1372, 1
  %1374 = add nsw i64 %1371, %1373
  %1375 = load i64, ptr %146, align 8
  %1376 = add nsw i64 %1374, %1375
  %1377 = icmp sgt i64 %1376, 0
  br i1 %1377, label %1378, label %1383
1378:
  %1379 = load ptr, ptr %205, align 8
  %1380 = getelementptr double, ptr %1379, i64 %1361
  br label %1396
1381:
  %1382 = icmp eq i32 %1403, 0
  br label %1383
1383:
  %1384 = phi i1 [ true, %1365 ], [ %1382, %1381 ]
  %1385 = icmp sgt i64 %1369, 0
  br i1 %1385, label %1386, label %1436
1386:
  %1387 = load ptr, ptr %153, align 8
  %1388 = getelementptr double, ptr %1387, i64 %1361
  %1389 = load ptr, ptr %205, align 8
  %1390 = getelementptr double, ptr %1389, i64 %1361
  %1391 = load ptr, ptr %207, align 8
  %1392 = getelementptr double, ptr %1391, i64 %1361
  %1393 = load ptr, ptr %213, align 8
  %1394 = getelementptr double, ptr %1393, i64 %1361
  %1395 = load ptr, ptr %214, align 8
  br label %1408
1396:
  %1397 = phi i32 [ 0, %1378 ], [ %1403, %1396 ]
  %1398 = phi i64 [ 0, %1378 ], [ %1404, %1396 ]
  %1399 = getelementptr <4 x double>, ptr %1380, i64 %1398
  %1400 = load double, ptr %1399, align 8
  %1401 = fcmp uno double %1400, 0.000000e+00
  %1402 = zext i1 %1401 to i32
  %1403 = or i32 %1397, %1402
  %1404 = add nuw nsw i64 %1398, 1
  %1405 = icmp eq i64 %1404, %1376
  br i1 %1405, label %1381, label %1396
1406:
  %1407 = call double @llvm.sqrt.f64(double %1433)
  br label %1436
1408:
  %1409 = phi double [ 0.000000e+00, %1386 ], [ %1433, %1408 ]
  %1410 = phi i64 [ 0, %1386 ], [ %1434, %1408 ]
  %1411 = getelementptr <4 x double>, ptr %1388, i64 %1410
  %1412 = load double, ptr %1411, align 8
  %1413 = call double @llvm.fabs.f64(double %1412)
  %1414 = getelementptr <4 x double>, ptr %1390, i64 %1410
  %1415 = load double, ptr %1414, align 8
  %1416 = call double @llvm.fabs.f64(double %1415)
  %1417 = getelementptr <4 x double>, ptr %1392, i64 %1410
  %1418 = load double, ptr %1417, align 8
  %1419 = getelementptr <4 x double>, ptr %1394, i64 %1410
  %1420 = load double, ptr %1419, align 8
  %1421 = fcmp uno double %1418, 0.000000e+00
  %1422 = select i1 %1421, double 0x7FF0000000000000, double %1418
  %1423 = fcmp ogt double %1416, %1413
  %1424 = select i1 %1384, i1 %1423, i1 false
  %1425 = select i1 %1424, double %1416, double %1413
  %1426 = getelementptr inbounds nuw double, ptr %1395, i64 %1410
  %1427 = load double, ptr %1426, align 8
  %1428 = fcmp ogt double %1427, 0.000000e+00
  %1429 = call double @llvm.fma.f64(double %1425, double %1368, double %1420)
  %1430 = fdiv double %1422, %1429
  %1431 = fmul double %1430, %1430
  %1432 = call double @llvm.fma.f64(double %1427, double %1431, double %1409)
  %1433 = select i1 %1428, double %1432, double %1409
  %1434 = add nuw nsw i64 %1410, 1
  %1435 = icmp eq i64 %1434, %1369
  br i1 %1435, label %1406, label %1408
1436:
  %1437 = phi double [ 0.000000e+00, %1383 ], [ %1407, %1406 ]
  %1438 = fdiv double 1.000000e+00, %1437
  %1439 = load i64, ptr %215, align 8
  %1440 = sitofp i64 %1439 to double
  %1441 = getelementptr inbounds nuw i8, ptr %1362, i64 72
  %1442 = load double, ptr %1441, align 8
  %1443 = getelementptr inbounds nuw i8, ptr %1362, i64 64
  %1444 = load double, ptr %1443, align 8
  %1445 = fsub double %1442, %1444
  %1446 = fcmp olt double %1437, 1.000000e+00
  br i1 %1446, label %1452, label %1447
1447:
  %1448 = getelementptr inbounds nuw i8, ptr %1362, i64 24
  %1449 = load i64, ptr %1448, align 8
  %1450 = freeze i64 %1449
  %1451 = icmp ne i64 %1450, 0
  br label %1452
1452:
  %1453 = phi i1 [ true, %1436 ], [ %1451, %1447 ]
  %1454 = load double, ptr %216, align 8
  %1455 = load double, ptr %217, align 8
  %1456 = fadd double %1454, %1455
  %1457 = fdiv double %1456, %1440
  %1458 = call double @bg_pow_1(double noundef %1438, double noundef %1457)
  %1459 = fmul double %1458, 9.000000e-01
  %1460 = getelementptr inbounds nuw i8, ptr %1362, i64 136
  %1461 = load double, ptr %1460, align 8
  %1462 = load double, ptr %217, align 8
  %1463 = fneg double %1462
  %1464 = fdiv double %1463, %1440
  %1465 = call double @bg_pow_1(double noundef %1461, double noundef %1464)
  %1466 = fmul double %1459, %1465
  %1467 = select i1 %1453, double 1.000000e+00, double 2.000000e-01
  %1468 = select i1 %1453, double 1.000000e+01, double 9.000000e-01
  %1469 = fcmp ult double %1466, %1467
  %1470 = fcmp ogt double %1466, %1468
  %1471 = select i1 %1470, double %1468, double %1466
  %1472 = select i1 %1469, double %1467, double %1471
  %1473 = fmul double %1445, %1472
  %1474 = getelementptr inbounds nuw i8, ptr %1362, i64 128
  %1475 = load double, ptr %1474, align 8
  %1476 = fcmp olt double %1473, %1475
  %1477 = getelementptr inbounds nuw i8, ptr %1362, i64 24
  %1478 = load i64, ptr %1477, align 8
  %1479 = icmp ne i64 %1478, 0
  %1480 = fcmp oeq double %1472, 1.000000e+00
  %1481 = select i1 %1479, i1 %1480, i1 false
  %1482 = select i1 %1481, double %1475, double %1473
  %1483 = fcmp ole double %1482, %1475
  %1484 = zext i1 %1483 to i64
  store i64 %1484, ptr %1477, align 8
  %1485 = fcmp olt double %1482, %1475
  %1486 = select i1 %1485, double %1475, double %1482
  br i1 %1453, label %1487, label %1490
1487:
  %1488 = call i1 @llvm.is.fpclass.f64(double %1438, i32 608)
  %1489 = select i1 %1488, double 1.000000e+00, double %1438
  store double %1489, ptr %1460, align 8
  br label %1490
1490:
  %1491 = phi ptr [ %1441, %1487 ], [ %1443, %1452 ]
  %1492 = load double, ptr %1491, align 8
  %1493 = fadd double %1486, %1492
  %1494 = getelementptr inbounds nuw i8, ptr %1362, i64 96
  %1495 = load double, ptr %1494, align 8
  %1496 = getelementptr inbounds nuw i8, ptr %1362, i64 88
  %1497 = load double, ptr %1496, align 8
  %1498 = fsub double %1495, %1497
  %1499 = fmul double %1498, 1.562500e-02
  %1500 = load i64, ptr %167, align 8
  %1501 = icmp eq i64 %1500, 0
  br i1 %1501, label %1524, label %1502
1502:
  %1503 = load ptr, ptr %185, align 8
  %1504 = getelementptr double, ptr %1503, i64 %1361
  br label %1505
1505:
  %1506 = phi i64 [ 0, %1502 ], [ %1522, %1505 ]
  %1507 = phi double [ 0x7FF0000000000000, %1502 ], [ %1521, %1505 ]
  %1508 = uitofp nneg i64 %1506 to double
  %1509 = call double @llvm.fma.f64(double %1508, double %1499, double %1497)
  %1510 = fcmp ogt double %1509, %1492
  %1511 = fsub double %1509, %1492
  %1512 = select i1 %1510, double %1511, double 0.000000e+00
  %1513 = shl nuw nsw i64 %1506, 5
  %1514 = getelementptr i8, ptr %1504, i64 %1513
  %1515 = load double, ptr %1514, align 8
  %1516 = fadd double %1515, %1512
  %1517 = fadd double %1499, %1509
  %1518 = fcmp ogt double %1517, %1492
  %1519 = fcmp olt double %1516, %1507
  %1520 = select i1 %1518, i1 %1519, i1 false
  %1521 = select i1 %1520, double %1516, double %1507
  %1522 = add nuw nsw i64 %1506, 1
  %1523 = icmp eq i64 %1522, 64
  br i1 %1523, label %1524, label %1505
1524:
  %1525 = phi double [ 0x7FF0000000000000, %1490 ], [ %1521, %1505 ]
  %1526 = fadd double %1492, %1525
  %1527 = fcmp olt double %1526, %1493
  %1528 = select i1 %1527, double %1526, double %1493
  %1529 = load i64, ptr %186, align 8
  %1530 = icmp eq i64 %1529, 0
  br i1 %1530, label %1565, label %1531
1531:
  %1532 = load ptr, ptr %187, align 8
  %1533 = load i64, ptr %1362, align 8
  %1534 = load i64, ptr %188, align 8
  %1535 = mul nsw i64 %1534, %1533
  %1536 = getelementptr inbounds double, ptr %1532, i64 %1535
  %1537 = fmul double %1498, 0x3D70000000000000
  %1538 = fadd double %1492, %1537
  %1539 = icmp sgt i64 %1529, 0
  br i1 %1539, label %1540, label %1552
1540:
  %1541 = phi i64 [ %1550, %1540 ], [ 0, %1531 ]
  %1542 = phi i64 [ %1549, %1540 ], [ %1529, %1531 ]
  %1543 = add nuw nsw i64 %1542, %1541
  %1544 = lshr i64 %1543, 1
  %1545 = getelementptr inbounds nuw double, ptr %1536, i64 %1544
  %1546 = load double, ptr %1545, align 8
  %1547 = fcmp ugt double %1546, %1538
  %1548 = add nuw nsw i64 %1544, 1
  %1549 = select i1 %1547, i64 %1544, i64 %1542
  %1550 = select i1 %1547, i64 %1541, i64 %1548
  %1551 = icmp slt i64 %1550, %1549
  br i1 %1551, label %1540, label %1552
1552:
  %1553 = phi i64 [ 0, %1531 ], [ %1550, %1540 ]
  %1554 = icmp slt i64 %1553, %1529
  br i1 %1554, label %1555, label %1558
1555:
  %1556 = getelementptr inbounds nuw double, ptr %1536, i64 %1553
  %1557 = load double, ptr %1556, align 8
  br label %1558
1558:
  %1559 = phi double [ %1557, %1555 ], [ 0x7FF0000000000000, %1552 ]
  %1560 = fsub double %1559, %1492
  %1561 = fmul double %1560, 0x3FEFAE147AE147AE
  %1562 = fadd double %1492, %1561
  %1563 = fcmp ogt double %1528, %1562
  %1564 = select i1 %1563, double %1559, double %1528
  br label %1565
1565:
  %1566 = phi double [ %1564, %1558 ], [ %1528, %1524 ]
  %1567 = getelementptr inbounds nuw i8, ptr %1362, i64 80
  store double %1566, ptr %1567, align 8
  br i1 %1476, label %1568, label %1573
1568:
  %1569 = getelementptr inbounds nuw i8, ptr %1362, i64 32
  store i64 3, ptr %1569, align 8
  %1570 = getelementptr inbounds nuw i8, ptr %1362, i64 40
  %1571 = load i64, ptr %1570, align 8
  %1572 = add nsw i64 %1571, 1
  store i64 %1572, ptr %1570, align 8
  br label %1585
1573:
  %1574 = getelementptr inbounds nuw i8, ptr %1362, i64 40
  %1575 = load i64, ptr %1574, align 8
  %1576 = add nsw i64 %1575, 1
  store i64 %1576, ptr %1574, align 8
  %1577 = sitofp i64 %1576 to double
  %1578 = getelementptr inbounds nuw i8, ptr %1362, i64 120
  %1579 = load double, ptr %1578, align 8
  %1580 = fcmp ole double %1579, %1577
  %1581 = fcmp olt double %1492, %1495
  %1582 = select i1 %1580, i1 %1581, i1 false
  br i1 %1582, label %1583, label %1585
1583:
  %1584 = getelementptr inbounds nuw i8, ptr %1362, i64 32
  store i64 2, ptr %1584, align 8
  br label %1585
1585:
  %1586 = zext i1 %1453 to i32
  br label %1587
1587:
  %1588 = phi i32 [ 0, %1359 ], [ %1586, %1585 ]
  %1589 = getelementptr inbounds nuw i32, ptr %26, i64 %1361
  store i32 %1588, ptr %1589, align 4
  %1590 = or i32 %1588, %1360
  %1591 = add nuw nsw i64 %1361, 1
  %1592 = icmp eq i64 %1591, 4
  br i1 %1592, label %1357, label %1359
1593:
  %1594 = load i64, ptr %155, align 8
  %1595 = icmp eq i64 %1594, 0
  br i1 %1595, label %1868, label %1596
1596:
  %1597 = load i64, ptr %0, align 8
  %1598 = load i64, ptr %144, align 8
  %1599 = load i64, ptr %145, align 8
  %1600 = load i64, ptr %146, align 8
  %1601 = load i64, ptr %199, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  br label %1602
1602:
  %1603 = phi i64 [ 0, %1596 ], [ %1611, %1602 ]
  %1604 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %1603
  %1605 = getelementptr inbounds nuw i8, ptr %1604, i64 72
  %1606 = load double, ptr %1605, align 8
  %1607 = getelementptr inbounds nuw i8, ptr %1604, i64 64
  %1608 = load double, ptr %1607, align 8
  %1609 = fsub double %1606, %1608
  %1610 = getelementptr inbounds nuw double, ptr %14, i64 %1603
  store double %1609, ptr %1610, align 8
  %1611 = add nuw nsw i64 %1603, 1
  %1612 = icmp eq i64 %1611, 4
  br i1 %1612, label %1613, label %1602
1613:
  %1614 = add i64 %1598, %1597
  %1615 = shl i64 %1599, 1
  %1616 = add i64 %1614, %1615
  %1617 = add i64 %1616, %1600
  %1618 = load <4 x double>, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %1619 = icmp sgt i64 %1601, 0
  br i1 %1619, label %1620, label %1624
1620:
  %1621 = icmp sgt i64 %1617, 0
  %1622 = icmp sgt i64 %1594, 0
  %1623 = mul i64 %1617, %1601
  br label %1629
1624:
  %1625 = icmp sgt i64 %1594, 0
  br i1 %1625, label %1626, label %1779
1626:
  %1627 = mul i64 %1617, %1601
  %1628 = icmp sgt i64 %1617, 0
  br label %1784
1629:
  %1630 = phi i64 [ 0, %1620 ], [ %1678, %1677 ]
  %1631 = load ptr, ptr %202, align 8
  %1632 = mul nuw nsw i64 %1630, %1601
  %1633 = getelementptr inbounds nuw double, ptr %1631, i64 %1632
  %1634 = load ptr, ptr %153, align 8
  %1635 = load ptr, ptr %201, align 8
  %1636 = load ptr, ptr %200, align 8
  br i1 %1621, label %1637, label %1673
1637:
  %1638 = icmp eq i64 %1630, 0
  %1639 = icmp eq ptr %1634, null
  br label %1640
1640:
  %1641 = phi i64 [ 0, %1637 ], [ %1671, %1668 ]
  %1642 = getelementptr <4 x double>, ptr %1635, i64 %1641
  br i1 %1638, label %1643, label %1645
1643:
  %1644 = phi <4 x double> [ zeroinitializer, %1640 ], [ %1659, %1658 ]
  br i1 %1639, label %1666, label %1662
1645:
  %1646 = phi i64 [ %1660, %1658 ], [ 0, %1640 ]
  %1647 = phi <4 x double> [ %1659, %1658 ], [ zeroinitializer, %1640 ]
  %1648 = getelementptr inbounds nuw double, ptr %1633, i64 %1646
  %1649 = load double, ptr %1648, align 8
  %1650 = fcmp une double %1649, 0.000000e+00
  br i1 %1650, label %1651, label %1658
1651:
  %1652 = insertelement <4 x double> poison, double %1649, i64 0
  %1653 = shufflevector <4 x double> %1652, <4 x double> poison, <4 x i32> zeroinitializer
  %1654 = mul nuw nsw i64 %1646, %1617
  %1655 = getelementptr <4 x double>, ptr %1642, i64 %1654
  %1656 = load <4 x double>, ptr %1655, align 8
  %1657 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1653, <4 x double> %1656, <4 x double> %1647)
  br label %1658
1658:
  %1659 = phi <4 x double> [ %1657, %1651 ], [ %1647, %1645 ]
  %1660 = add nuw nsw i64 %1646, 1
  %1661 = icmp eq i64 %1660, %1630
  br i1 %1661, label %1643, label %1645
1662:
  %1663 = getelementptr inbounds nuw <4 x double>, ptr %1634, i64 %1641
  %1664 = load <4 x double>, ptr %1663, align 8
  %1665 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1644, <4 x double> %1618, <4 x double> %1664)
  br label %1668
1666:
  %1667 = fmul <4 x double> %1618, %1644
  br label %1668
1668:
  %1669 = phi <4 x double> [ %1665, %1662 ], [ %1667, %1666 ]
  %1670 = getelementptr inbounds nuw <4 x double>, ptr %1636, i64 %1641
  store <4 x double> %1669, ptr %1670, align 8
  %1671 = add nuw nsw i64 %1641, 1
  %1672 = icmp eq i64 %1671, %1617
  br i1 %1672, label %1673, label %1640
1673:
  br i1 %1622, label %1674, label %1677
1674:
  %1675 = icmp eq i64 %1630, 0
  %1676 = mul nsw i64 %1630, %1617
  br label %1680
1677:
  %1678 = add nuw nsw i64 %1630, 1
  %1679 = icmp eq i64 %1678, %1601
  br i1 %1679, label %1624, label %1629
1680:
  %1681 = phi i64 [ 0, %1674 ], [ %1772, %1771 ]
  %1682 = load ptr, ptr %218, align 8
  %1683 = mul i64 %1623, %1681
  %1684 = getelementptr inbounds <4 x double>, ptr %1682, i64 %1683
  %1685 = load ptr, ptr %202, align 8
  %1686 = getelementptr inbounds nuw double, ptr %1685, i64 %1632
  %1687 = load ptr, ptr %156, align 8
  %1688 = mul nsw i64 %1681, %1617
  %1689 = getelementptr inbounds <4 x double>, ptr %1687, i64 %1688
  %1690 = load ptr, ptr %219, align 8
  br i1 %1621, label %1691, label %1726
1691:
  %1692 = icmp eq ptr %1687, null
  br label %1693
1693:
  %1694 = phi i64 [ 0, %1691 ], [ %1724, %1721 ]
  %1695 = getelementptr <4 x double>, ptr %1684, i64 %1694
  br i1 %1675, label %1696, label %1698
1696:
  %1697 = phi <4 x double> [ zeroinitializer, %1693 ], [ %1712, %1711 ]
  br i1 %1692, label %1719, label %1715
1698:
  %1699 = phi i64 [ %1713, %1711 ], [ 0, %1693 ]
  %1700 = phi <4 x double> [ %1712, %1711 ], [ zeroinitializer, %1693 ]
  %1701 = getelementptr inbounds nuw double, ptr %1686, i64 %1699
  %1702 = load double, ptr %1701, align 8
  %1703 = fcmp une double %1702, 0.000000e+00
  br i1 %1703, label %1704, label %1711
1704:
  %1705 = insertelement <4 x double> poison, double %1702, i64 0
  %1706 = shufflevector <4 x double> %1705, <4 x double> poison, <4 x i32> zeroinitializer
  %1707 = mul nuw nsw i64 %1699, %1617
  %1708 = getelementptr <4 x double>, ptr %1695, i64 %1707
  %1709 = load <4 x double>, ptr %1708, align 8
  %1710 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1706, <4 x double> %1709, <4 x double> %1700)
  br label %1711
1711:
  %1712 = phi <4 x double> [ %1710, %1704 ], [ %1700, %1698 ]
  %1713 = add nuw nsw i64 %1699, 1
  %1714 = icmp eq i64 %1713, %1630
  br i1 %1714, label %1696, label %1698
1715:
  %1716 = getelementptr inbounds nuw <4 x double>, ptr %1689, i64 %1694
  %1717 = load <4 x double>, ptr %1716, align 8
  %1718 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1697, <4 x double> %1618, <4 x double> %1717)
  br label %1721
1719:
  %1720 = fmul <4 x double> %1618, %1697
  br label %1721
1721:
  %1722 = phi <4 x double> [ %1718, %1715 ], [ %1720, %1719 ]
  %1723 = getelementptr inbounds nuw <4 x double>, ptr %1690, i64 %1694
  store <4 x double> %1722, ptr %1723, align 8
  %1724 = add nuw nsw i64 %1694, 1
  %1725 = icmp eq i64 %1724, %1617
  br i1 %1725, label %1726, label %1693
1726:
  %1727 = load ptr, ptr %203, align 8
  %1728 = getelementptr inbounds nuw double, ptr %1727, i64 %1630
  %1729 = load double, ptr %1728, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  br label %1746
1730:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  br label %1731
1731:
  %1732 = phi i64 [ 0, %1730 ], [ %1744, %1731 ]
  %1733 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %1732
  %1734 = getelementptr inbounds nuw i8, ptr %1733, i64 64
  %1735 = load double, ptr %1734, align 8
  %1736 = getelementptr inbounds nuw double, ptr %13, i64 %1732
  %1737 = load double, ptr %1736, align 8
  %1738 = getelementptr inbounds nuw i8, ptr %1733, i64 72
  %1739 = load double, ptr %1738, align 8
  %1740 = fsub double %1739, %1735
  %1741 = fmul double %1737, %1740
  %1742 = fadd double %1735, %1741
  %1743 = getelementptr inbounds nuw double, ptr %12, i64 %1732
  store double %1742, ptr %1743, align 8
  %1744 = add nuw nsw i64 %1732, 1
  %1745 = icmp eq i64 %1744, 4
  br i1 %1745, label %1751, label %1731
1746:
  %1747 = phi i64 [ 0, %1726 ], [ %1749, %1746 ]
  %1748 = getelementptr inbounds nuw double, ptr %13, i64 %1747
  store double %1729, ptr %1748, align 8
  %1749 = add nuw nsw i64 %1747, 1
  %1750 = icmp eq i64 %1749, 4
  br i1 %1750, label %1730, label %1746
1751:
  %1752 = load <4 x double>, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %1753 = load ptr, ptr %200, align 8
  %1754 = load ptr, ptr %219, align 8
  %1755 = getelementptr <4 x double>, ptr %1684, i64 %1676
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store <4 x double> %1752, ptr %8, align 8
  store <4 x double> zeroinitializer, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <4 x double> zeroinitializer, ptr %10, align 8
  %1756 = load ptr, ptr %220, align 8
  %1757 = load i64, ptr %170, align 8
  %1758 = mul nsw i64 %1757, %1681
  %1759 = getelementptr inbounds <4 x double>, ptr %1756, i64 %1758
  %1760 = load i64, ptr %221, align 8
  %1761 = getelementptr inbounds <4 x double>, ptr %1759, i64 %1760
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %1762 = load ptr, ptr %171, align 8
  %1763 = getelementptr inbounds <4 x double>, ptr %1762, i64 %1760
  store ptr %1763, ptr %11, align 16
  store ptr %1753, ptr %222, align 8
  %1764 = load i64, ptr %0, align 8
  %1765 = getelementptr inbounds <4 x double>, ptr %1753, i64 %1764
  store ptr %1765, ptr %223, align 16
  store ptr %8, ptr %224, align 8
  store ptr %9, ptr %225, align 16
  %1766 = load ptr, ptr %196, align 8
  store ptr %1766, ptr %226, align 8
  store ptr %1761, ptr %227, align 16
  store ptr %1754, ptr %228, align 8
  store ptr %10, ptr %229, align 16
  %1767 = load ptr, ptr %230, align 8
  %1768 = load ptr, ptr %182, align 8
  call void %1767(ptr noundef nonnull %11, ptr noundef %1768, ptr noundef %1755)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %1769 = load i64, ptr %0, align 8
  %1770 = icmp slt i64 %1769, %1617
  br i1 %1770, label %1774, label %1771
1771:
  %1772 = add nuw nsw i64 %1681, 1
  %1773 = icmp eq i64 %1772, %1594
  br i1 %1773, label %1677, label %1680
1774:
  %1775 = phi i64 [ %1777, %1774 ], [ %1769, %1751 ]
  %1776 = getelementptr <4 x double>, ptr %1755, i64 %1775
  store <4 x double> zeroinitializer, ptr %1776, align 8
  %1777 = add nsw i64 %1775, 1
  %1778 = icmp slt i64 %1777, %1617
  br i1 %1778, label %1774, label %1771
1779:
  %1780 = load ptr, ptr %208, align 8
  %1781 = icmp eq ptr %1780, null
  br i1 %1781, label %1868, label %1782
1782:
  %1783 = icmp sgt i64 %1617, 0
  br i1 %1783, label %1859, label %1833
1784:
  %1785 = phi i64 [ 0, %1626 ], [ %1831, %1830 ]
  %1786 = load ptr, ptr %204, align 8
  %1787 = load ptr, ptr %156, align 8
  %1788 = mul nsw i64 %1785, %1617
  %1789 = getelementptr inbounds <4 x double>, ptr %1787, i64 %1788
  %1790 = load ptr, ptr %218, align 8
  %1791 = mul i64 %1627, %1785
  %1792 = getelementptr inbounds <4 x double>, ptr %1790, i64 %1791
  %1793 = load ptr, ptr %231, align 8
  %1794 = getelementptr inbounds <4 x double>, ptr %1793, i64 %1788
  br i1 %1628, label %1795, label %1830
1795:
  %1796 = icmp eq ptr %1787, null
  br label %1797
1797:
  %1798 = phi i64 [ 0, %1795 ], [ %1828, %1825 ]
  %1799 = getelementptr <4 x double>, ptr %1792, i64 %1798
  br i1 %1619, label %1802, label %1800
1800:
  %1801 = phi <4 x double> [ zeroinitializer, %1797 ], [ %1816, %1815 ]
  br i1 %1796, label %1823, label %1819
1802:
  %1803 = phi i64 [ %1817, %1815 ], [ 0, %1797 ]
  %1804 = phi <4 x double> [ %1816, %1815 ], [ zeroinitializer, %1797 ]
  %1805 = getelementptr inbounds nuw double, ptr %1786, i64 %1803
  %1806 = load double, ptr %1805, align 8
  %1807 = fcmp une double %1806, 0.000000e+00
  br i1 %1807, label %1808, label %1815
1808:
  %1809 = insertelement <4 x double> poison, double %1806, i64 0
  %1810 = shufflevector <4 x double> %1809, <4 x double> poison, <4 x i32> zeroinitializer
  %1811 = mul nuw nsw i64 %1803, %1617
  %1812 = getelementptr <4 x double>, ptr %1799, i64 %1811
  %1813 = load <4 x double>, ptr %1812, align 8
  %1814 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1810, <4 x double> %1813, <4 x double> %1804)
  br label %1815
1815:
  %1816 = phi <4 x double> [ %1814, %1808 ], [ %1804, %1802 ]
  %1817 = add nuw nsw i64 %1803, 1
  %1818 = icmp eq i64 %1817, %1601
  br i1 %1818, label %1800, label %1802
1819:
  %1820 = getelementptr inbounds nuw <4 x double>, ptr %1789, i64 %1798
  %1821 = load <4 x double>, ptr %1820, align 8
  %1822 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1801, <4 x double> %1618, <4 x double> %1821)
  br label %1825
1823:
  %1824 = fmul <4 x double> %1618, %1801
  br label %1825
1825:
  %1826 = phi <4 x double> [ %1822, %1819 ], [ %1824, %1823 ]
  %1827 = getelementptr inbounds nuw <4 x double>, ptr %1794, i64 %1798
  store <4 x double> %1826, ptr %1827, align 8
  %1828 = add nuw nsw i64 %1798, 1
  %1829 = icmp eq i64 %1828, %1617
  br i1 %1829, label %1830, label %1797
1830:
  %1831 = add nuw nsw i64 %1785, 1
  %1832 = icmp eq i64 %1831, %1594
  br i1 %1832, label %1779, label %1784
1833:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  br label %1850
1834:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br label %1835
1835:
  %1836 = phi i64 [ 0, %1834 ], [ %1848, %1835 ]
  %1837 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %1836
  %1838 = getelementptr inbounds nuw i8, ptr %1837, i64 64
  %1839 = load double, ptr %1838, align 8
  %1840 = getelementptr inbounds nuw double, ptr %7, i64 %1836
  %1841 = load double, ptr %1840, align 8
  %1842 = getelementptr inbounds nuw i8, ptr %1837, i64 72
  %1843 = load double, ptr %1842, align 8
  %1844 = fsub double %1843, %1839
  %1845 = fmul double %1841, %1844
  %1846 = fadd double %1839, %1845
  %1847 = getelementptr inbounds nuw double, ptr %6, i64 %1836
  store double %1846, ptr %1847, align 8
  %1848 = add nuw nsw i64 %1836, 1
  %1849 = icmp eq i64 %1848, 4
  br i1 %1849, label %1855, label %1835
1850:
  %1851 = phi i64 [ 0, %1833 ], [ %1853, %1850 ]
  %1852 = getelementptr inbounds nuw double, ptr %7, i64 %1851
  store double 1.000000e+00, ptr %1852, align 8
  %1853 = add nuw nsw i64 %1851, 1
  %1854 = icmp eq i64 %1853, 4
  br i1 %1854, label %1834, label %1850
1855:
  %1856 = load <4 x double>, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %1857 = load ptr, ptr %200, align 8
  %1858 = load ptr, ptr %231, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, <4 x double> noundef %1856, ptr noundef %1857, ptr noundef null, i64 noundef range(i64 1, 0) %1594, ptr noundef %1858)
  br label %1868
1859:
  %1860 = phi i64 [ %1866, %1859 ], [ 0, %1782 ]
  %1861 = load ptr, ptr %209, align 8
  %1862 = getelementptr inbounds nuw <4 x double>, ptr %1861, i64 %1860
  %1863 = load <4 x double>, ptr %1862, align 8
  %1864 = load ptr, ptr %200, align 8
  %1865 = getelementptr inbounds nuw <4 x double>, ptr %1864, i64 %1860
  store <4 x double> %1863, ptr %1865, align 8
  %1866 = add nuw nsw i64 %1860, 1
  %1867 = icmp eq i64 %1866, %1617
  br i1 %1867, label %1833, label %1859
1868:
  %1869 = load ptr, ptr %197, align 8
  %1870 = icmp eq ptr %1869, null
  br i1 %1870, label %1924, label %1871
1871:
  %1872 = load i64, ptr %0, align 8
  %1873 = load i64, ptr %144, align 8
  %1874 = add nsw i64 %1873, %1872
  %1875 = load i64, ptr %145, align 8
  %1876 = shl nsw i64 %1875, 1
  %1877 = add nsw i64 %1874, %1876
  %1878 = load i64, ptr %146, align 8
  %1879 = add nsw i64 %1877, %1878
  %1880 = load i64, ptr %199, align 8
  %1881 = load i64, ptr %140, align 8
  %1882 = add nsw i64 %1881, 1
  store i64 %1882, ptr %140, align 8
  %1883 = add nsw i64 %1880, 2
  %1884 = mul nsw i64 %1883, %1879
  %1885 = add nsw i64 %1884, 2
  %1886 = mul nsw i64 %1885, %1881
  %1887 = getelementptr inbounds double, ptr %1869, i64 %1886
  %1888 = load double, ptr %232, align 8
  %1889 = getelementptr inbounds nuw i8, ptr %1887, i64 8
  store double %1888, ptr %1887, align 8
  %1890 = load double, ptr %233, align 8
  %1891 = getelementptr inbounds nuw i8, ptr %1887, i64 16
  store double %1890, ptr %1889, align 8
  %1892 = icmp sgt i64 %1879, 0
  br i1 %1892, label %1893, label %1902
1893:
  %1894 = phi i64 [ %1900, %1893 ], [ 0, %1871 ]
  %1895 = phi ptr [ %1899, %1893 ], [ %1891, %1871 ]
  %1896 = load ptr, ptr %153, align 8
  %1897 = getelementptr inbounds nuw <4 x double>, ptr %1896, i64 %1894
  %1898 = load double, ptr %1897, align 8
  %1899 = getelementptr inbounds nuw i8, ptr %1895, i64 8
  store double %1898, ptr %1895, align 8
  %1900 = add nuw nsw i64 %1894, 1
  %1901 = icmp eq i64 %1900, %1879
  br i1 %1901, label %1906, label %1893
1902:
  %1903 = phi ptr [ %1891, %1871 ], [ %1912, %1906 ]
  %1904 = mul nsw i64 %1879, %1880
  %1905 = icmp sgt i64 %1904, 0
  br i1 %1905, label %1915, label %1924
1906:
  %1907 = phi i64 [ %1913, %1906 ], [ 0, %1893 ]
  %1908 = phi ptr [ %1912, %1906 ], [ %1899, %1893 ]
  %1909 = load ptr, ptr %205, align 8
  %1910 = getelementptr inbounds nuw <4 x double>, ptr %1909, i64 %1907
  %1911 = load double, ptr %1910, align 8
  %1912 = getelementptr inbounds nuw i8, ptr %1908, i64 8
  store double %1911, ptr %1908, align 8
  %1913 = add nuw nsw i64 %1907, 1
  %1914 = icmp eq i64 %1913, %1879
  br i1 %1914, label %1902, label %1906
1915:
  %1916 = phi i64 [ %1922, %1915 ], [ 0, %1902 ]
  %1917 = phi ptr [ %1921, %1915 ], [ %1903, %1902 ]
  %1918 = load ptr, ptr %201, align 8
  %1919 = getelementptr inbounds nuw <4 x double>, ptr %1918, i64 %1916
  %1920 = load double, ptr %1919, align 8
  %1921 = getelementptr inbounds nuw i8, ptr %1917, i64 8
  store double %1920, ptr %1917, align 8
  %1922 = add nuw nsw i64 %1916, 1
  %1923 = icmp eq i64 %1922, %1904
  br i1 %1923, label %1924, label %1915
1924:
  br label %1925
1925:
  %1926 = phi i64 [ %2279, %2278 ], [ 0, %1924 ]
  %1927 = getelementptr inbounds nuw %struct.bg_lane, ptr %143, i64 %1926
  %1928 = load i64, ptr %1927, align 8
  %1929 = icmp slt i64 %1928, 0
  br i1 %1929, label %2278, label %1930
1930:
  %1931 = getelementptr inbounds nuw i32, ptr %26, i64 %1926
  %1932 = load i32, ptr %1931, align 4
  %1933 = icmp eq i32 %1932, 0
  br i1 %1933, label %2258, label %1934
1934:
  %1935 = load i64, ptr %0, align 8
  %1936 = load i64, ptr %144, align 8
  %1937 = add i64 %1936, %1935
  %1938 = load i64, ptr %145, align 8
  %1939 = shl i64 %1938, 1
  %1940 = add i64 %1937, %1939
  %1941 = load i64, ptr %146, align 8
  %1942 = add i64 %1940, %1941
  %1943 = load i64, ptr %199, align 8
  %1944 = add nsw i64 %1943, -1
  %1945 = mul nsw i64 %1944, %1942
  %1946 = load ptr, ptr %234, align 8
  %1947 = load i64, ptr %235, align 8
  %1948 = mul nsw i64 %1947, %1928
  %1949 = getelementptr inbounds double, ptr %1946, i64 %1948
  %1950 = getelementptr inbounds nuw i8, ptr %1927, i64 8
  %1951 = load i64, ptr %1950, align 8
  %1952 = load i64, ptr %236, align 8
  %1953 = icmp slt i64 %1951, %1952
  br i1 %1953, label %1954, label %2185
1954:
  %1955 = getelementptr inbounds nuw i8, ptr %1927, i64 72
  %1956 = getelementptr inbounds nuw i8, ptr %1927, i64 64
  br label %1957
1957:
  %1958 = phi i64 [ %1952, %1954 ], [ %2183, %2180 ]
  %1959 = phi i64 [ %1951, %1954 ], [ %2182, %2180 ]
  %1960 = getelementptr inbounds double, ptr %1949, i64 %1959
  %1961 = load double, ptr %1960, align 8
  %1962 = load double, ptr %1955, align 8
  %1963 = fcmp ugt double %1961, %1962
  br i1 %1963, label %2185, label %1964
1964:
  %1965 = load double, ptr %1956, align 8
  %1966 = fsub double %1961, %1965
  %1967 = fsub double %1962, %1965
  %1968 = fdiv double %1966, %1967
  %1969 = load i64, ptr %0, align 8
  %1970 = load i64, ptr %144, align 8
  %1971 = add i64 %1970, %1969
  %1972 = load i64, ptr %145, align 8
  %1973 = shl nsw i64 %1972, 1
  %1974 = add nsw i64 %1973, %1971
  %1975 = load i64, ptr %146, align 8
  %1976 = add nsw i64 %1974, %1975
  %1977 = load i64, ptr %199, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %1978 = load i64, ptr %237, align 8
  %1979 = icmp ne i64 %1978, 0
  %1980 = icmp sgt i64 %1977, 0
  %1981 = select i1 %1979, i1 %1980, i1 false
  br i1 %1981, label %1982, label %1986
1982:
  %1983 = icmp sgt i64 %1978, 0
  %1984 = fmul double %1968, 0.000000e+00
  %1985 = getelementptr double, ptr %5, i64 %1977
  br label %1994
1986:
  %1987 = load ptr, ptr %239, align 8
  %1988 = load i64, ptr %1927, align 8
  %1989 = mul nsw i64 %1988, %1958
  %1990 = add nsw i64 %1989, %1959
  %1991 = mul nsw i64 %1990, %1971
  %1992 = getelementptr inbounds double, ptr %1987, i64 %1991
  %1993 = icmp sgt i64 %1971, 0
  br i1 %1993, label %2031, label %2026
1994:
  %1995 = phi i64 [ 0, %1982 ], [ %2024, %2021 ]
  br i1 %1983, label %1996, label %2008
1996:
  %1997 = load ptr, ptr %238, align 8
  %1998 = mul nuw nsw i64 %1995, %1978
  %1999 = getelementptr double, ptr %1997, i64 %1998
  br label %2000
2000:
  %2001 = phi i64 [ %1978, %1996 ], [ %2003, %2000 ]
  %2002 = phi double [ 0.000000e+00, %1996 ], [ %2006, %2000 ]
  %2003 = add nsw i64 %2001, -1
  %2004 = getelementptr double, ptr %1999, i64 %2003
  %2005 = load double, ptr %2004, align 8
  %2006 = call double @llvm.fma.f64(double %2002, double %1968, double %2005)
  %2007 = icmp samesign ugt i64 %2001, 1
  br i1 %2007, label %2000, label %2010
2008:
  %2009 = getelementptr inbounds nuw double, ptr %5, i64 %1995
  store double %1984, ptr %2009, align 8
  br label %2021
2010:
  %2011 = fmul double %1968, %2006
  %2012 = getelementptr inbounds nuw double, ptr %5, i64 %1995
  store double %2011, ptr %2012, align 8
  br label %2013
2013:
  %2014 = phi i64 [ %1978, %2010 ], [ %2016, %2013 ]
  %2015 = phi double [ 0.000000e+00, %2010 ], [ %2019, %2013 ]
  %2016 = add nsw i64 %2014, -1
  %2017 = getelementptr double, ptr %1999, i64 %2016
  %2018 = load double, ptr %2017, align 8
  %2019 = fadd double %2015, %2018
  %2020 = icmp samesign ugt i64 %2014, 1
  br i1 %2020, label %2013, label %2021
2021:
  %2022 = phi double [ 0.000000e+00, %2008 ], [ %2019, %2013 ]
  %2023 = getelementptr double, ptr %1985, i64 %1995
  store double %2022, ptr %2023, align 8
  %2024 = add nuw nsw i64 %1995, 1
  %2025 = icmp eq i64 %2024, %1977
  br i1 %2025, label %1986, label %1994
2026:
  %2027 = load i64, ptr %155, align 8
  %2028 = icmp sgt i64 %2027, 0
  br i1 %2028, label %2029, label %2180
2029:
  %2030 = mul i64 %1976, %1977
  br label %2094
2031:
  %2032 = phi i64 [ %2092, %2089 ], [ 0, %1986 ]
  %2033 = load ptr, ptr %153, align 8
  %2034 = load ptr, ptr %205, align 8
  %2035 = load i64, ptr %0, align 8
  %2036 = load i64, ptr %144, align 8
  %2037 = add nsw i64 %2036, %2035
  %2038 = load i64, ptr %145, align 8
  %2039 = shl nsw i64 %2038, 1
  %2040 = add nsw i64 %2037, %2039
  %2041 = load i64, ptr %146, align 8
  %2042 = add nsw i64 %2040, %2041
  %2043 = getelementptr inbounds nuw <4 x double>, ptr %2033, i64 %2032
  %2044 = getelementptr inbounds nuw double, ptr %2043, i64 %1926
  %2045 = load double, ptr %2044, align 8
  %2046 = getelementptr inbounds nuw <4 x double>, ptr %2034, i64 %2032
  %2047 = getelementptr inbounds nuw double, ptr %2046, i64 %1926
  %2048 = load double, ptr %2047, align 8
  %2049 = load i64, ptr %237, align 8
  %2050 = icmp eq i64 %2049, 0
  br i1 %2050, label %2059, label %2051
2051:
  %2052 = load ptr, ptr %201, align 8
  %2053 = load i64, ptr %199, align 8
  %2054 = getelementptr <4 x double>, ptr %2052, i64 %2032
  %2055 = getelementptr double, ptr %2054, i64 %1926
  %2056 = icmp sgt i64 %2053, 0
  br i1 %2056, label %2057, label %2062
2057:
  %2058 = getelementptr double, ptr %5, i64 %2053
  br label %2074
2059:
  %2060 = fsub double %2048, %2045
  %2061 = call double @llvm.fma.f64(double %1968, double %2060, double %2045)
  br label %2089
2062:
  %2063 = phi double [ 0.000000e+00, %2051 ], [ %2086, %2074 ]
  %2064 = phi double [ 0.000000e+00, %2051 ], [ %2083, %2074 ]
  %2065 = load i64, ptr %240, align 8
  %2066 = icmp eq i64 %2065, 0
  %2067 = fsub double %2048, %2045
  %2068 = fmul double %1967, %2063
  %2069 = fsub double %2067, %2068
  %2070 = fmul double %1968, %2069
  %2071 = select i1 %2066, double 0.000000e+00, double %2070
  %2072 = call double @llvm.fma.f64(double %1967, double %2064, double %2045)
  %2073 = fadd double %2072, %2071
  br label %2089
2074:
  %2075 = phi double [ 0.000000e+00, %2057 ], [ %2083, %2074 ]
  %2076 = phi i64 [ 0, %2057 ], [ %2087, %2074 ]
  %2077 = phi double [ 0.000000e+00, %2057 ], [ %2086, %2074 ]
  %2078 = mul nsw i64 %2076, %2042
  %2079 = getelementptr <4 x double>, ptr %2055, i64 %2078
  %2080 = load double, ptr %2079, align 8
  %2081 = getelementptr inbounds nuw double, ptr %5, i64 %2076
  %2082 = load double, ptr %2081, align 8
  %2083 = call double @llvm.fma.f64(double %2082, double %2080, double %2075)
  %2084 = getelementptr double, ptr %2058, i64 %2076
  %2085 = load double, ptr %2084, align 8
  %2086 = call double @llvm.fma.f64(double %2085, double %2080, double %2077)
  %2087 = add nuw nsw i64 %2076, 1
  %2088 = icmp eq i64 %2087, %2053
  br i1 %2088, label %2062, label %2074
2089:
  %2090 = phi double [ %2073, %2062 ], [ %2061, %2059 ]
  %2091 = getelementptr inbounds nuw double, ptr %1992, i64 %2032
  store double %2090, ptr %2091, align 8
  %2092 = add nuw nsw i64 %2032, 1
  %2093 = icmp eq i64 %2092, %1971
  br i1 %2093, label %2026, label %2031
2094:
  %2095 = phi i64 [ %2027, %2029 ], [ %2120, %2119 ]
  %2096 = phi i64 [ 0, %2029 ], [ %2121, %2119 ]
  %2097 = load ptr, ptr %241, align 8
  %2098 = load i64, ptr %1927, align 8
  %2099 = mul nsw i64 %2098, %2095
  %2100 = add nsw i64 %2099, %2096
  %2101 = load i64, ptr %236, align 8
  %2102 = mul nsw i64 %2100, %2101
  %2103 = add nsw i64 %2102, %1959
  %2104 = mul nsw i64 %2103, %1971
  %2105 = getelementptr inbounds double, ptr %2097, i64 %2104
  %2106 = load ptr, ptr %156, align 8
  %2107 = mul nsw i64 %2096, %1976
  %2108 = getelementptr inbounds <4 x double>, ptr %2106, i64 %2107
  %2109 = load ptr, ptr %231, align 8
  %2110 = getelementptr inbounds <4 x double>, ptr %2109, i64 %2107
  %2111 = load ptr, ptr %218, align 8
  %2112 = mul i64 %2030, %2096
  %2113 = getelementptr inbounds <4 x double>, ptr %2111, i64 %2112
  %2114 = getelementptr double, ptr %2108, i64 %1926
  %2115 = getelementptr double, ptr %2110, i64 %1926
  %2116 = getelementptr double, ptr %2113, i64 %1926
  br i1 %1993, label %2123, label %2119
2117:
  %2118 = load i64, ptr %155, align 8
  br label %2119
2119:
  %2120 = phi i64 [ %2118, %2117 ], [ %2095, %2094 ]
  %2121 = add nuw nsw i64 %2096, 1
  %2122 = icmp slt i64 %2121, %2120
  br i1 %2122, label %2094, label %2180
2123:
  %2124 = phi i64 [ %2178, %2175 ], [ 0, %2094 ]
  %2125 = load i64, ptr %0, align 8
  %2126 = load i64, ptr %144, align 8
  %2127 = add nsw i64 %2126, %2125
  %2128 = load i64, ptr %145, align 8
  %2129 = shl nsw i64 %2128, 1
  %2130 = add nsw i64 %2127, %2129
  %2131 = load i64, ptr %146, align 8
  %2132 = add nsw i64 %2130, %2131
  %2133 = getelementptr <4 x double>, ptr %2114, i64 %2124
  %2134 = load double, ptr %2133, align 8
  %2135 = getelementptr <4 x double>, ptr %2115, i64 %2124
  %2136 = load double, ptr %2135, align 8
  %2137 = load i64, ptr %237, align 8
  %2138 = icmp eq i64 %2137, 0
  br i1 %2138, label %2145, label %2139
2139:
  %2140 = load i64, ptr %199, align 8
  %2141 = getelementptr <4 x double>, ptr %2116, i64 %2124
  %2142 = icmp sgt i64 %2140, 0
  br i1 %2142, label %2143, label %2148
2143:
  %2144 = getelementptr double, ptr %5, i64 %2140
  br label %2160
2145:
  %2146 = fsub double %2136, %2134
  %2147 = call double @llvm.fma.f64(double %1968, double %2146, double %2134)
  br label %2175
2148:
  %2149 = phi double [ 0.000000e+00, %2139 ], [ %2172, %2160 ]
  %2150 = phi double [ 0.000000e+00, %2139 ], [ %2169, %2160 ]
  %2151 = load i64, ptr %240, align 8
  %2152 = icmp eq i64 %2151, 0
  %2153 = fsub double %2136, %2134
  %2154 = fmul double %1967, %2149
  %2155 = fsub double %2153, %2154
  %2156 = fmul double %1968, %2155
  %2157 = select i1 %2152, double 0.000000e+00, double %2156
  %2158 = call double @llvm.fma.f64(double %1967, double %2150, double %2134)
  %2159 = fadd double %2158, %2157
  br label %2175
2160:
  %2161 = phi double [ 0.000000e+00, %2143 ], [ %2169, %2160 ]
  %2162 = phi i64 [ 0, %2143 ], [ %2173, %2160 ]
  %2163 = phi double [ 0.000000e+00, %2143 ], [ %2172, %2160 ]
  %2164 = mul nsw i64 %2162, %2132
  %2165 = getelementptr <4 x double>, ptr %2141, i64 %2164
  %2166 = load double, ptr %2165, align 8
  %2167 = getelementptr inbounds nuw double, ptr %5, i64 %2162
  %2168 = load double, ptr %2167, align 8
  %2169 = call double @llvm.fma.f64(double %2168, double %2166, double %2161)
  %2170 = getelementptr double, ptr %2144, i64 %2162
  %2171 = load double, ptr %2170, align 8
  %2172 = call double @llvm.fma.f64(double %2171, double %2166, double %2163)
  %2173 = add nuw nsw i64 %2162, 1
  %2174 = icmp eq i64 %2173, %2140
  br i1 %2174, label %2148, label %2160
2175:
  %2176 = phi double [ %2159, %2148 ], [ %2147, %2145 ]
  %2177 = getelementptr inbounds nuw double, ptr %2105, i64 %2124
  store double %2176, ptr %2177, align 8
  %2178 = add nuw nsw i64 %2124, 1
  %2179 = icmp eq i64 %2178, %1971
  br i1 %2179, label %2117, label %2123
2180:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %2181 = load i64, ptr %1950, align 8
  %2182 = add nsw i64 %2181, 1
  store i64 %2182, ptr %1950, align 8
  %2183 = load i64, ptr %236, align 8
  %2184 = icmp slt i64 %2182, %2183
  br i1 %2184, label %1957, label %2185
2185:
  %2186 = icmp sgt i64 %1942, 0
  br i1 %2186, label %2190, label %2187
2187:
  %2188 = load i64, ptr %155, align 8
  %2189 = icmp sgt i64 %2188, 0
  br i1 %2189, label %2201, label %2225
2190:
  %2191 = phi i64 [ %2199, %2190 ], [ 0, %2185 ]
  %2192 = load ptr, ptr %205, align 8
  %2193 = getelementptr inbounds nuw <4 x double>, ptr %2192, i64 %2191
  %2194 = getelementptr inbounds nuw double, ptr %2193, i64 %1926
  %2195 = load double, ptr %2194, align 8
  %2196 = load ptr, ptr %153, align 8
  %2197 = getelementptr inbounds nuw <4 x double>, ptr %2196, i64 %2191
  %2198 = getelementptr inbounds nuw double, ptr %2197, i64 %1926
  store double %2195, ptr %2198, align 8
  %2199 = add nuw nsw i64 %2191, 1
  %2200 = icmp eq i64 %2199, %1942
  br i1 %2200, label %2187, label %2190
2201:
  %2202 = phi i64 [ %2209, %2208 ], [ %2188, %2187 ]
  %2203 = phi i64 [ %2210, %2208 ], [ 0, %2187 ]
  br i1 %2186, label %2204, label %2208
2204:
  %2205 = mul nuw nsw i64 %2203, %1942
  br label %2212
2206:
  %2207 = load i64, ptr %155, align 8
  br label %2208
2208:
  %2209 = phi i64 [ %2207, %2206 ], [ %2202, %2201 ]
  %2210 = add nuw nsw i64 %2203, 1
  %2211 = icmp slt i64 %2210, %2209
  br i1 %2211, label %2201, label %2225
2212:
  %2213 = phi i64 [ 0, %2204 ], [ %2223, %2212 ]
  %2214 = load ptr, ptr %231, align 8
  %2215 = getelementptr inbounds nuw <4 x double>, ptr %2214, i64 %2205
  %2216 = getelementptr inbounds nuw <4 x double>, ptr %2215, i64 %2213
  %2217 = getelementptr inbounds nuw double, ptr %2216, i64 %1926
  %2218 = load double, ptr %2217, align 8
  %2219 = load ptr, ptr %156, align 8
  %2220 = getelementptr inbounds nuw <4 x double>, ptr %2219, i64 %2205
  %2221 = getelementptr inbounds nuw <4 x double>, ptr %2220, i64 %2213
  %2222 = getelementptr inbounds nuw double, ptr %2221, i64 %1926
  store double %2218, ptr %2222, align 8
  %2223 = add nuw nsw i64 %2213, 1
  %2224 = icmp eq i64 %2223, %1942
  br i1 %2224, label %2206, label %2212
2225:
  %2226 = load i64, ptr %242, align 8
  %2227 = icmp ne i64 %2226, 0
  %2228 = and i1 %2186, %2227
  br i1 %2228, label %2229, label %2242
2229:
  %2230 = phi i64 [ %2238, %2229 ], [ 0, %2225 ]
  %2231 = load ptr, ptr %201, align 8
  %2232 = getelementptr inbounds <4 x double>, ptr %2231, i64 %1945
  %2233 = getelementptr inbounds nuw <4 x double>, ptr %2232, i64 %2230
  %2234 = getelementptr inbounds nuw double, ptr %2233, i64 %1926
  %2235 = load double, ptr %2234, align 8
  %2236 = getelementptr inbounds nuw <4 x double>, ptr %2231, i64 %2230
  %2237 = getelementptr inbounds nuw double, ptr %2236, i64 %1926
  store double %2235, ptr %2237, align 8
  %2238 = add nuw nsw i64 %2230, 1
  %2239 = icmp eq i64 %2238, %1942
  br i1 %2239, label %2240, label %2229
2240:
  %2241 = load i64, ptr %242, align 8
  br label %2242
2242:
  %2243 = phi i64 [ %2241, %2240 ], [ %2226, %2225 ]
  %2244 = icmp eq i64 %2243, 0
  %2245 = zext i1 %2244 to i64
  %2246 = getelementptr inbounds nuw i8, ptr %1927, i64 16
  store i64 %2245, ptr %2246, align 8
  %2247 = getelementptr inbounds nuw i8, ptr %1927, i64 72
  %2248 = load double, ptr %2247, align 8
  %2249 = getelementptr inbounds nuw i8, ptr %1927, i64 64
  store double %2248, ptr %2249, align 8
  %2250 = getelementptr inbounds nuw i8, ptr %1927, i64 48
  %2251 = load i64, ptr %2250, align 8
  %2252 = add nsw i64 %2251, 1
  store i64 %2252, ptr %2250, align 8
  %2253 = getelementptr inbounds nuw i8, ptr %1927, i64 80
  %2254 = load double, ptr %2253, align 8
  %2255 = getelementptr inbounds nuw i8, ptr %1927, i64 104
  %2256 = load double, ptr %2255, align 8
  %2257 = fcmp ogt double %2254, %2256
  br i1 %2257, label %2272, label %2275
2258:
  %2259 = getelementptr inbounds nuw i8, ptr %1927, i64 80
  %2260 = load double, ptr %2259, align 8
  %2261 = getelementptr inbounds nuw i8, ptr %1927, i64 104
  %2262 = load double, ptr %2261, align 8
  %2263 = fcmp ogt double %2260, %2262
  br i1 %2263, label %2264, label %2275
2264:
  %2265 = getelementptr inbounds nuw i8, ptr %1927, i64 64
  %2266 = load double, ptr %2265, align 8
  %2267 = getelementptr inbounds nuw i8, ptr %1927, i64 96
  %2268 = load double, ptr %2267, align 8
  %2269 = fsub double %2268, %2266
  %2270 = fmul double %2269, 5.000000e-01
  %2271 = fadd double %2266, %2270
  br label %2275
2272:
  %2273 = getelementptr inbounds nuw i8, ptr %1927, i64 96
  %2274 = load double, ptr %2273, align 8
  br label %2275
2275:
  %2276 = phi double [ %2254, %2242 ], [ %2271, %2264 ], [ %2274, %2272 ], [ %2260, %2258 ]
  %2277 = getelementptr inbounds nuw i8, ptr %1927, i64 72
  store double %2276, ptr %2277, align 8
  br label %2278
2278:
  %2279 = add nuw nsw i64 %1926, 1
  %2280 = icmp eq i64 %2279, 4
  br i1 %2280, label %2281, label %1925
2281:
  call void @llvm.lifetime.end.p0(ptr nonnull %26)
  %2282 = add nuw nsw i64 %244, 1
  %2283 = icmp eq i64 %2282, %3
  br i1 %2283, label %2284, label %243
2284:
  %2285 = phi i64 [ 1, %139 ], [ 2, %943 ], [ 0, %825 ], [ 1, %2281 ]
  call void @bg_set_float_mode(i32 noundef %38)
  ret i64 %2285
}
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare i32 @bg_float_mode() local_unnamed_addr
declare void @bg_set_float_mode(i32 noundef) local_unnamed_addr
declare i32 @bg_plain_mode() local_unnamed_addr
declare void @llvm.lifetime.end.p0(ptr captures(none))
define dso_local range(i64 -1152921504606846881, 1152921504606847071) i64 @bg_memory_4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr nounwind "no-builtins" {
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
  %20 = shl i64 %15, 5
  %21 = mul i64 %20, %13
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 %17, %13
  %27 = mul i64 %21, %17
  %28 = icmp eq i64 %25, 0
  %29 = select i1 %28, i64 0, i64 2048
  %30 = mul nsw i64 %25, 576
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = mul i64 %13, 3
  %34 = add i64 %17, 2
  %35 = mul i64 %34, %19
  %36 = add i64 %12, %8
  %37 = add i64 %36, %26
  %38 = add i64 %37, %33
  %39 = add i64 %38, %35
  %40 = add i64 %39, %30
  %41 = add i64 %40, %32
  %42 = shl i64 %41, 5
  %43 = add i64 %25, %26
  %44 = shl i64 %13, 7
  %45 = shl i64 %43, 6
  %46 = add i64 %44, %45
  %47 = add i64 %23, %13
  %48 = shl i64 %47, 7
  %49 = add i64 %21, 128
  %50 = add i64 %49, %27
  %51 = add i64 %50, %48
  %52 = add i64 %51, %29
  %53 = add i64 %52, %46
  %54 = add i64 %53, %42
  %55 = ashr exact i64 %54, 3
  %56 = add nsw i64 %55, 95
  ret i64 %56
}
define internal fastcc void @bg_fill(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 4) %3, i64 noundef %4) unnamed_addr nounwind "no-builtins" {
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
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 592
  br label %30
24:
  %25 = icmp sgt i64 %16, 0
  br i1 %25, label %26, label %65
26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 608
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
  %39 = getelementptr inbounds nuw <4 x double>, ptr %38, i64 %31
  %40 = getelementptr inbounds double, ptr %39, i64 %3
  store double %37, ptr %40, align 8
  %41 = add nuw nsw i64 %31, 1
  %42 = load i64, ptr %17, align 8
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %30, label %24
44:
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 600
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
  %61 = getelementptr inbounds nuw <4 x double>, ptr %60, i64 %49
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
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 688
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 696
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
  %90 = getelementptr inbounds nuw <4 x double>, ptr %89, i64 %77
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
  %115 = getelementptr inbounds <4 x double>, ptr %114, i64 %106
  %116 = getelementptr inbounds nuw <4 x double>, ptr %115, i64 %105
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
  %140 = getelementptr inbounds nuw <4 x double>, ptr %139, i64 %102
  %141 = getelementptr inbounds nuw <4 x double>, ptr %140, i64 %126
  %142 = getelementptr inbounds double, ptr %141, i64 %3
  store double %138, ptr %142, align 8
  %143 = add nuw nsw i64 %126, 1
  %144 = icmp eq i64 %143, %16
  br i1 %144, label %121, label %125
}
declare double @llvm.fabs.f64(double)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
declare double @llvm.sqrt.f64(double)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare double @llvm.fma.f64(double, double, double)
define internal fastcc void @bg_rates(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <4 x double> noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr nounwind "no-builtins" {
  %6 = alloca <4 x double>, align 8
  %7 = alloca <4 x double>, align 8
  %8 = alloca [9 x ptr], align 16
  %9 = alloca <4 x double>, align 8
  %10 = alloca <4 x double>, align 8
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
  store <4 x double> %2, ptr %9, align 8
  store <4 x double> zeroinitializer, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds <4 x double>, ptr %25, i64 %27
  store ptr %28, ptr %11, align 16
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %3, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %31 = getelementptr inbounds <4 x double>, ptr %3, i64 %14
  store ptr %31, ptr %30, align 16
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store ptr %9, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store ptr %10, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 664
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
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 744
  %46 = load ptr, ptr %45, align 8
  call void %44(ptr noundef nonnull %11, ptr noundef %46, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %134
47:
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 680
  %49 = load ptr, ptr %48, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <4 x double> %2, ptr %6, align 8
  store <4 x double> zeroinitializer, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds <4 x double>, ptr %51, i64 %53
  store ptr %54, ptr %8, align 16
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %3, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %57 = getelementptr inbounds <4 x double>, ptr %3, i64 %14
  store ptr %57, ptr %56, align 16
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %6, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %7, ptr %59, align 16
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 664
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
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 744
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
  %81 = getelementptr inbounds nuw <4 x double>, ptr %80, i64 %79
  %82 = load <4 x double>, ptr %81, align 8
  %83 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %79
  store <4 x double> %82, ptr %83, align 8
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
  %93 = getelementptr <4 x double>, ptr %4, i64 %92
  %94 = getelementptr <4 x double>, ptr %93, i64 %91
  store <4 x double> zeroinitializer, ptr %94, align 8
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
  %104 = getelementptr <4 x double>, ptr %4, i64 %17
  br label %111
105:
  %106 = load i64, ptr %19, align 8
  %107 = add nsw i64 %106, %13
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %134
109:
  %110 = getelementptr <4 x double>, ptr %4, i64 %18
  br label %121
111:
  %112 = phi i64 [ 0, %103 ], [ %119, %111 ]
  %113 = load ptr, ptr %48, align 8
  %114 = load i64, ptr %0, align 8
  %115 = getelementptr <4 x double>, ptr %113, i64 %114
  %116 = getelementptr <4 x double>, ptr %115, i64 %112
  %117 = load <4 x double>, ptr %116, align 8
  %118 = getelementptr <4 x double>, ptr %104, i64 %112
  store <4 x double> %117, ptr %118, align 8
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, %13
  br i1 %120, label %105, label %111
121:
  %122 = phi i64 [ 0, %109 ], [ %130, %121 ]
  %123 = load ptr, ptr %48, align 8
  %124 = load i64, ptr %0, align 8
  %125 = getelementptr <4 x double>, ptr %123, i64 %124
  %126 = getelementptr <4 x double>, ptr %125, i64 %122
  %127 = load <4 x double>, ptr %126, align 8
  %128 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %127)
  %129 = getelementptr <4 x double>, ptr %110, i64 %122
  store <4 x double> %128, ptr %129, align 8
  %130 = add nuw nsw i64 %122, 1
  %131 = load i64, ptr %19, align 8
  %132 = add nsw i64 %131, %13
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %121, label %134
134:
  ret void
}
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>)
declare <4 x double> @llvm.fabs.v4f64(<4 x double>)
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <4 x double> noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr nounwind "no-builtins" {
  %8 = alloca <4 x double>, align 8
  %9 = alloca <4 x double>, align 8
  %10 = alloca [9 x ptr], align 16
  %11 = alloca <4 x double>, align 8
  %12 = alloca <4 x double>, align 8
  %13 = alloca [9 x ptr], align 16
  %14 = alloca <4 x double>, align 8
  %15 = alloca <4 x double>, align 8
  %16 = alloca <4 x double>, align 8
  %17 = alloca [9 x ptr], align 16
  %18 = alloca <4 x double>, align 8
  %19 = alloca <4 x double>, align 8
  %20 = alloca [9 x ptr], align 16
  %21 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %4, null
  br i1 %24, label %25, label %51
25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %29 = load i64, ptr %0, align 8
  %30 = load i64, ptr %26, align 8
  %31 = add nsw i64 %30, %29
  %32 = load i64, ptr %27, align 8
  %33 = shl nsw i64 %32, 1
  %34 = add nsw i64 %31, %33
  %35 = load i64, ptr %28, align 8
  %36 = add nsw i64 %34, %35
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %51
38:
  %39 = phi i64 [ %41, %38 ], [ 0, %25 ]
  %40 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %39
  store <4 x double> zeroinitializer, ptr %40, align 8
  %41 = add nuw nsw i64 %39, 1
  %42 = load i64, ptr %0, align 8
  %43 = load i64, ptr %26, align 8
  %44 = add nsw i64 %43, %42
  %45 = load i64, ptr %27, align 8
  %46 = shl nsw i64 %45, 1
  %47 = add nsw i64 %44, %46
  %48 = load i64, ptr %28, align 8
  %49 = add nsw i64 %47, %48
  %50 = icmp slt i64 %41, %49
  br i1 %50, label %38, label %51
51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %78, label %55
55:
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 664
  %57 = load ptr, ptr %56, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  store <4 x double> %2, ptr %18, align 8
  store <4 x double> zeroinitializer, ptr %19, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %20)
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds <4 x double>, ptr %59, i64 %61
  store ptr %62, ptr %20, align 16
  %63 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store ptr %3, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %65 = load i64, ptr %0, align 8
  %66 = getelementptr inbounds <4 x double>, ptr %3, i64 %65
  store ptr %66, ptr %64, align 16
  %67 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store ptr %18, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %20, i64 32
  store ptr %19, ptr %68, align 16
  %69 = getelementptr inbounds nuw i8, ptr %20, i64 40
  store ptr %57, ptr %69, align 8
  br label %70
70:
  %71 = phi i64 [ 48, %55 ], [ %73, %70 ]
  %72 = getelementptr inbounds nuw i8, ptr %20, i64 %71
  store ptr null, ptr %72, align 8
  %73 = add nuw nsw i64 %71, 8
  %74 = icmp eq i64 %73, 72
  br i1 %74, label %75, label %70
75:
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 744
  %77 = load ptr, ptr %76, align 8
  call void %53(ptr noundef nonnull %20, ptr noundef %77, ptr noundef %57)
  call void @llvm.lifetime.end.p0(ptr nonnull %20)
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  br label %78
78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %80 = load ptr, ptr %79, align 8
  %81 = icmp ne ptr %80, null
  %82 = icmp slt i64 %23, 3
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %112
84:
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 672
  %86 = icmp ne i64 %5, 0
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %90 = icmp sgt i64 %5, 0
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 680
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 688
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %96 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %97 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %98 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %99 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %100 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 664
  %102 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %103 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %104 = getelementptr inbounds nuw i8, ptr %17, i64 64
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 744
  %107 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %109 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %110 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %111 = getelementptr inbounds nuw i8, ptr %13, i64 40
  br label %116
112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %114 = load ptr, ptr %113, align 8
  %115 = icmp eq ptr %114, null
  br i1 %115, label %328, label %289
116:
  %117 = phi i64 [ %23, %84 ], [ %287, %286 ]
  %118 = load ptr, ptr %85, align 8
  %119 = icmp ne i64 %117, 1
  %120 = zext i1 %119 to i64
  %121 = load i64, ptr %0, align 8
  %122 = icmp sgt i64 %121, 0
  br label %123
123:
  %124 = phi i32 [ 0, %116 ], [ %134, %131 ]
  %125 = phi i64 [ 0, %116 ], [ %135, %131 ]
  %126 = getelementptr inbounds nuw i64, ptr %21, i64 %125
  store i64 %120, ptr %126, align 8
  %127 = getelementptr inbounds nuw double, ptr %118, i64 %125
  %128 = getelementptr inbounds nuw double, ptr %3, i64 %125
  br i1 %122, label %137, label %131
129:
  store i64 %150, ptr %126, align 8
  %130 = icmp ne i64 %150, 0
  br label %131
131:
  %132 = phi i1 [ %130, %129 ], [ %119, %123 ]
  %133 = zext i1 %132 to i32
  %134 = or i32 %124, %133
  %135 = add nuw nsw i64 %125, 1
  %136 = icmp eq i64 %135, 4
  br i1 %136, label %153, label %123
137:
  %138 = phi i64 [ %150, %137 ], [ %120, %123 ]
  %139 = phi i64 [ %151, %137 ], [ 0, %123 ]
  %140 = getelementptr inbounds nuw <4 x double>, ptr %127, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds nuw <4 x double>, ptr %128, i64 %139
  %143 = load double, ptr %142, align 8
  %144 = call double @llvm.fabs.f64(double %141)
  %145 = call double @llvm.fabs.f64(double %143)
  %146 = fadd double %145, 1.000000e+00
  %147 = fmul double %146, 0x3E7AD7F29ABCAF48
  %148 = fcmp ogt double %144, %147
  %149 = zext i1 %148 to i64
  %150 = or i64 %138, %149
  %151 = add nuw nsw i64 %139, 1
  %152 = icmp eq i64 %151, %121
  br i1 %152, label %129, label %137
153:
  %154 = icmp eq i64 %117, 2
  %155 = select i1 %154, double 1.000000e+00, double 0.000000e+00
  %156 = insertelement <4 x double> poison, double %155, i64 0
  %157 = shufflevector <4 x double> %156, <4 x double> poison, <4 x i32> zeroinitializer
  %158 = icmp ne i32 %134, 0
  %159 = and i1 %86, %158
  br i1 %159, label %160, label %215
160:
  %161 = load i64, ptr %87, align 8
  %162 = add nsw i64 %161, %121
  %163 = load i64, ptr %88, align 8
  %164 = shl nsw i64 %163, 1
  %165 = add nsw i64 %162, %164
  %166 = load i64, ptr %89, align 8
  %167 = add nsw i64 %165, %166
  br i1 %90, label %168, label %222
168:
  %169 = phi i64 [ %213, %212 ], [ 0, %160 ]
  %170 = mul nsw i64 %169, %167
  %171 = getelementptr inbounds <4 x double>, ptr %6, i64 %170
  %172 = load ptr, ptr %91, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store <4 x double> %2, ptr %14, align 8
  store <4 x double> %157, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store <4 x double> zeroinitializer, ptr %16, align 8
  %173 = load ptr, ptr %92, align 8
  %174 = load i64, ptr %93, align 8
  %175 = mul nsw i64 %174, %169
  %176 = getelementptr inbounds <4 x double>, ptr %173, i64 %175
  %177 = load i64, ptr %94, align 8
  %178 = getelementptr inbounds <4 x double>, ptr %176, i64 %177
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %179 = load ptr, ptr %95, align 8
  %180 = getelementptr inbounds <4 x double>, ptr %179, i64 %177
  store ptr %180, ptr %17, align 16
  store ptr %3, ptr %96, align 8
  %181 = load i64, ptr %0, align 8
  %182 = getelementptr inbounds <4 x double>, ptr %3, i64 %181
  store ptr %182, ptr %97, align 16
  store ptr %14, ptr %98, align 8
  store ptr %15, ptr %99, align 16
  %183 = load ptr, ptr %101, align 8
  store ptr %183, ptr %100, align 8
  store ptr %178, ptr %102, align 16
  store ptr %171, ptr %103, align 8
  store ptr %16, ptr %104, align 16
  %184 = load ptr, ptr %105, align 8
  %185 = load ptr, ptr %106, align 8
  call void %184(ptr noundef nonnull %17, ptr noundef %185, ptr noundef %172)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  %186 = load i64, ptr %0, align 8
  %187 = load ptr, ptr %91, align 8
  %188 = icmp sgt i64 %186, 0
  br i1 %188, label %189, label %212
189:
  %190 = phi i64 [ %194, %193 ], [ 0, %168 ]
  %191 = getelementptr inbounds nuw <4 x double>, ptr %187, i64 %190
  %192 = getelementptr inbounds nuw <4 x double>, ptr %171, i64 %190
  br label %196
193:
  %194 = add nuw nsw i64 %190, 1
  %195 = icmp eq i64 %194, %186
  br i1 %195, label %212, label %189
196:
  %197 = phi i64 [ 0, %189 ], [ %210, %205 ]
  %198 = getelementptr inbounds nuw double, ptr %191, i64 %197
  %199 = getelementptr inbounds nuw i64, ptr %21, i64 %197
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %204, label %202
202:
  %203 = load double, ptr %198, align 8
  br label %205
204:
  store double 0.000000e+00, ptr %198, align 8
  br label %205
205:
  %206 = phi double [ %203, %202 ], [ 0.000000e+00, %204 ]
  %207 = getelementptr inbounds nuw double, ptr %192, i64 %197
  %208 = load double, ptr %207, align 8
  %209 = fadd double %206, %208
  store double %209, ptr %207, align 8
  %210 = add nuw nsw i64 %197, 1
  %211 = icmp eq i64 %210, 4
  br i1 %211, label %193, label %196
212:
  %213 = add nuw nsw i64 %169, 1
  %214 = icmp eq i64 %213, %5
  br i1 %214, label %215, label %168
215:
  br i1 %158, label %219, label %216
216:
  %217 = load i64, ptr %0, align 8
  %218 = icmp sgt i64 %217, 0
  br i1 %218, label %235, label %271
219:
  %220 = load ptr, ptr %85, align 8
  %221 = load i64, ptr %0, align 8
  br label %222
222:
  %223 = phi i64 [ %221, %219 ], [ %121, %160 ]
  %224 = phi ptr [ %220, %219 ], [ %118, %160 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store <4 x double> %2, ptr %11, align 8
  store <4 x double> %157, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %225 = load ptr, ptr %95, align 8
  %226 = load i64, ptr %94, align 8
  %227 = getelementptr inbounds <4 x double>, ptr %225, i64 %226
  store ptr %227, ptr %13, align 16
  store ptr %3, ptr %107, align 8
  %228 = getelementptr inbounds <4 x double>, ptr %3, i64 %223
  store ptr %228, ptr %108, align 16
  store ptr %11, ptr %109, align 8
  store ptr %12, ptr %110, align 16
  %229 = load ptr, ptr %101, align 8
  store ptr %229, ptr %111, align 8
  br label %230
230:
  %231 = phi i64 [ 48, %222 ], [ %233, %230 ]
  %232 = getelementptr inbounds nuw i8, ptr %13, i64 %231
  store ptr null, ptr %232, align 8
  %233 = add nuw nsw i64 %231, 8
  %234 = icmp eq i64 %233, 72
  br i1 %234, label %242, label %230
235:
  %236 = phi i64 [ %239, %235 ], [ 0, %216 ]
  %237 = load ptr, ptr %85, align 8
  %238 = getelementptr inbounds nuw <4 x double>, ptr %237, i64 %236
  store <4 x double> zeroinitializer, ptr %238, align 8
  %239 = add nuw nsw i64 %236, 1
  %240 = load i64, ptr %0, align 8
  %241 = icmp slt i64 %239, %240
  br i1 %241, label %235, label %271
242:
  %243 = load ptr, ptr %79, align 8
  %244 = load ptr, ptr %106, align 8
  call void %243(ptr noundef nonnull %13, ptr noundef %244, ptr noundef %224)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %245 = load i64, ptr %0, align 8
  %246 = load ptr, ptr %85, align 8
  %247 = icmp sgt i64 %245, 0
  br i1 %247, label %248, label %271
248:
  %249 = phi i64 [ %253, %252 ], [ 0, %242 ]
  %250 = getelementptr inbounds nuw <4 x double>, ptr %246, i64 %249
  %251 = getelementptr inbounds nuw <4 x double>, ptr %3, i64 %249
  br label %255
252:
  %253 = add nuw nsw i64 %249, 1
  %254 = icmp eq i64 %253, %245
  br i1 %254, label %271, label %248
255:
  %256 = phi i64 [ 0, %248 ], [ %269, %264 ]
  %257 = getelementptr inbounds nuw double, ptr %250, i64 %256
  %258 = getelementptr inbounds nuw i64, ptr %21, i64 %256
  %259 = load i64, ptr %258, align 8
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %263, label %261
261:
  %262 = load double, ptr %257, align 8
  br label %264
263:
  store double 0.000000e+00, ptr %257, align 8
  br label %264
264:
  %265 = phi double [ %262, %261 ], [ 0.000000e+00, %263 ]
  %266 = getelementptr inbounds nuw double, ptr %251, i64 %256
  %267 = load double, ptr %266, align 8
  %268 = fadd double %265, %267
  store double %268, ptr %266, align 8
  %269 = add nuw nsw i64 %256, 1
  %270 = icmp eq i64 %269, 4
  br i1 %270, label %252, label %255
271:
  %272 = icmp eq i64 %117, 1
  %273 = and i1 %24, %272
  br i1 %273, label %274, label %286
274:
  %275 = load i64, ptr %0, align 8
  %276 = icmp sgt i64 %275, 0
  br i1 %276, label %277, label %286
277:
  %278 = phi i64 [ %283, %277 ], [ 0, %274 ]
  %279 = load ptr, ptr %85, align 8
  %280 = getelementptr inbounds nuw <4 x double>, ptr %279, i64 %278
  %281 = load <4 x double>, ptr %280, align 8
  %282 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %278
  store <4 x double> %281, ptr %282, align 8
  %283 = add nuw nsw i64 %278, 1
  %284 = load i64, ptr %0, align 8
  %285 = icmp slt i64 %283, %284
  br i1 %285, label %277, label %286
286:
  %287 = add nsw i64 %117, 1
  %288 = icmp eq i64 %287, 3
  br i1 %288, label %112, label %116
289:
  %290 = getelementptr inbounds nuw i8, ptr %1, i64 680
  %291 = load ptr, ptr %290, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store <4 x double> %2, ptr %8, align 8
  store <4 x double> zeroinitializer, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %292 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %293 = load ptr, ptr %292, align 8
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %295 = load i64, ptr %294, align 8
  %296 = getelementptr inbounds <4 x double>, ptr %293, i64 %295
  store ptr %296, ptr %10, align 16
  %297 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %3, ptr %297, align 8
  %298 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %299 = load i64, ptr %0, align 8
  %300 = getelementptr inbounds <4 x double>, ptr %3, i64 %299
  store ptr %300, ptr %298, align 16
  %301 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %8, ptr %301, align 8
  %302 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %9, ptr %302, align 16
  %303 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %304 = getelementptr inbounds nuw i8, ptr %1, i64 664
  %305 = load ptr, ptr %304, align 8
  store ptr %305, ptr %303, align 8
  br label %306
306:
  %307 = phi i64 [ 48, %289 ], [ %309, %306 ]
  %308 = getelementptr inbounds nuw i8, ptr %10, i64 %307
  store ptr null, ptr %308, align 8
  %309 = add nuw nsw i64 %307, 8
  %310 = icmp eq i64 %309, 72
  br i1 %310, label %311, label %306
311:
  %312 = getelementptr inbounds nuw i8, ptr %1, i64 744
  %313 = load ptr, ptr %312, align 8
  call void %114(ptr noundef nonnull %10, ptr noundef %313, ptr noundef %291)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %315 = load i64, ptr %314, align 8
  %316 = icmp sgt i64 %315, 0
  br i1 %316, label %317, label %328
317:
  %318 = phi i64 [ %325, %317 ], [ 0, %311 ]
  %319 = load ptr, ptr %290, align 8
  %320 = getelementptr inbounds nuw <4 x double>, ptr %319, i64 %318
  %321 = load <4 x double>, ptr %320, align 8
  %322 = load i64, ptr %0, align 8
  %323 = getelementptr <4 x double>, ptr %3, i64 %322
  %324 = getelementptr <4 x double>, ptr %323, i64 %318
  store <4 x double> %321, ptr %324, align 8
  %325 = add nuw nsw i64 %318, 1
  %326 = load i64, ptr %314, align 8
  %327 = icmp slt i64 %325, %326
  br i1 %327, label %317, label %328
328:
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  ret void
}
declare double @bg_pow_1(double noundef, double noundef) local_unnamed_addr
declare i64 @llvm.usub.sat.i64(i64, i64)
