; sources a9880397d469dca8ad8c38a89b0e1615fa26a1065ec8f5bf3cb7bfb113e6dc51
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [4 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, ptr, ptr }
%struct.bg_values = type { ptr, i64 }
define range(i64 0, 3) i64 @bg_advance_4(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca <4 x i64>, align 8
  %6 = alloca [32 x double], align 16
  %7 = alloca <4 x double>, align 8
  %8 = alloca [16 x <4 x double>], align 16
  %9 = alloca [16 x <4 x double>], align 16
  %10 = alloca <4 x double>, align 8
  %11 = alloca <4 x double>, align 8
  %12 = alloca <4 x double>, align 8
  %13 = alloca <4 x double>, align 8
  %14 = alloca <4 x double>, align 8
  %15 = alloca <4 x double>, align 8
  %16 = alloca <4 x i64>, align 8
  %17 = alloca <4 x double>, align 8
  %18 = alloca [4 x i32], align 16
  %19 = alloca <4 x double>, align 8
  %20 = alloca <4 x double>, align 8
  %21 = alloca <4 x double>, align 8
  %22 = alloca <4 x double>, align 8
  %23 = alloca [9 x ptr], align 16
  %24 = alloca [6 x double], align 16
  %25 = alloca <4 x double>, align 8
  %26 = tail call i32 @bg_float_mode() #13
  %27 = tail call i32 @bg_plain_mode() #13
  tail call void @bg_set_float_mode(i32 noundef %27) #13
  %28 = load i64, ptr %2, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %40
30:
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 824
  %32 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %31) #14
  store i64 1, ptr %2, align 8
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %35
35:
  %36 = phi i64 [ 0, %30 ], [ %38, %35 ]
  %37 = getelementptr inbounds nuw %struct.bg_lane, ptr %34, i64 %36
  store i64 -1, ptr %37, align 8
  %38 = add nuw nsw i64 %36, 1
  %39 = icmp eq i64 %38, 4
  br i1 %39, label %40, label %35
40:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %42 = icmp sgt i64 %3, 0
  br i1 %42, label %43, label %2920
43:
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 592
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 736
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 776
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 784
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 624
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 760
  %63 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %65 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %66 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %67 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 608
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 744
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 800
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 792
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %88 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %91 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %92 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %93 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %94 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %95 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 808
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 680
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 712
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 696
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 656
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 616
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 648
  %117 = getelementptr inbounds nuw i8, ptr %2, i64 632
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 664
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 688
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 720
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %130 = getelementptr inbounds nuw i8, ptr %2, i64 600
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 752
  %135 = getelementptr inbounds nuw i8, ptr %2, i64 768
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %138 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %139 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 728
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %147
147:
  %148 = phi i64 [ 0, %43 ], [ %2918, %2917 ]
  br label %149
149:
  %150 = phi i64 [ 0, %147 ], [ %468, %467 ]
  %151 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = icmp slt i64 %152, 0
  br i1 %153, label %467, label %154
154:
  %155 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %158, label %165
158:
  %159 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %151, i64 96
  %162 = load double, ptr %161, align 8
  %163 = fcmp olt double %160, %162
  br i1 %163, label %467, label %164
164:
  store i64 1, ptr %155, align 8
  br label %165
165:
  %166 = phi i64 [ 1, %164 ], [ %156, %154 ]
  %167 = load ptr, ptr %45, align 8
  %168 = load ptr, ptr %46, align 8
  %169 = load i64, ptr %47, align 8
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %384, label %171
171:
  %172 = load ptr, ptr %48, align 8
  %173 = icmp eq ptr %172, null
  br i1 %173, label %384, label %174
174:
  %175 = load i64, ptr %49, align 8
  %176 = load ptr, ptr %50, align 8
  %177 = getelementptr double, ptr %167, i64 %150
  %178 = icmp sgt i64 %175, 0
  br i1 %178, label %179, label %191
179:
  %180 = phi i64 [ %187, %179 ], [ 0, %174 ]
  %181 = getelementptr <4 x double>, ptr %177, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = fadd double %182, 0.000000e+00
  %184 = insertelement <4 x double> poison, double %183, i64 0
  %185 = shufflevector <4 x double> %184, <4 x double> poison, <4 x i32> zeroinitializer
  %186 = getelementptr inbounds nuw <4 x double>, ptr %176, i64 %180
  store <4 x double> %185, ptr %186, align 8
  %187 = add nuw nsw i64 %180, 1
  %188 = icmp eq i64 %187, %175
  br i1 %188, label %189, label %179
189:
  %190 = load i64, ptr %49, align 8
  br label %191
191:
  %192 = phi i64 [ %190, %189 ], [ %175, %174 ]
  %193 = load i64, ptr %51, align 8
  %194 = mul nsw i64 %193, %192
  %195 = load ptr, ptr %52, align 8
  %196 = getelementptr double, ptr %168, i64 %150
  %197 = icmp sgt i64 %194, 0
  br i1 %197, label %198, label %210
198:
  %199 = phi i64 [ %206, %198 ], [ 0, %191 ]
  %200 = getelementptr <4 x double>, ptr %196, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = fadd double %201, 0.000000e+00
  %203 = insertelement <4 x double> poison, double %202, i64 0
  %204 = shufflevector <4 x double> %203, <4 x double> poison, <4 x i32> zeroinitializer
  %205 = getelementptr inbounds nuw <4 x double>, ptr %195, i64 %199
  store <4 x double> %204, ptr %205, align 8
  %206 = add nuw nsw i64 %199, 1
  %207 = icmp eq i64 %206, %194
  br i1 %207, label %208, label %198
208:
  %209 = load ptr, ptr %52, align 8
  br label %210
210:
  %211 = phi ptr [ %209, %208 ], [ %195, %191 ]
  %212 = load ptr, ptr %50, align 8
  store ptr %212, ptr %45, align 8
  store ptr %211, ptr %46, align 8
  %213 = getelementptr inbounds nuw i8, ptr %151, i64 8
  %214 = load i64, ptr %213, align 8
  %215 = icmp sgt i64 %214, 0
  br i1 %215, label %218, label %216
216:
  store ptr %167, ptr %45, align 8
  store ptr %168, ptr %46, align 8
  %217 = load i64, ptr %155, align 8
  br label %384
218:
  %219 = phi i64 [ %382, %380 ], [ %214, %210 ]
  %220 = phi i64 [ %381, %380 ], [ 0, %210 ]
  %221 = load i64, ptr %0, align 8
  %222 = load i64, ptr %53, align 8
  %223 = load i64, ptr %54, align 8
  %224 = load i64, ptr %55, align 8
  %225 = load ptr, ptr %56, align 8
  %226 = load i64, ptr %151, align 8
  %227 = load i64, ptr %57, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #15
  %228 = load ptr, ptr %58, align 8
  %229 = load i64, ptr %59, align 8
  %230 = mul nsw i64 %229, %226
  %231 = getelementptr inbounds double, ptr %228, i64 %230
  %232 = add nsw i64 %219, -1
  br label %233
233:
  %234 = phi i64 [ 0, %218 ], [ %240, %233 ]
  %235 = getelementptr inbounds nuw double, ptr %25, i64 %234
  %236 = add nuw nsw i64 %234, %220
  %237 = call i64 @llvm.smin.i64(i64 %236, i64 %232)
  %238 = getelementptr double, ptr %231, i64 %237
  %239 = load double, ptr %238, align 8
  store double %239, ptr %235, align 8
  %240 = add nuw nsw i64 %234, 1
  %241 = icmp eq i64 %240, 4
  br i1 %241, label %242, label %233
242:
  %243 = add nsw i64 %222, %221
  %244 = mul i64 %226, %243
  %245 = mul i64 %244, %227
  %246 = getelementptr inbounds double, ptr %225, i64 %245
  %247 = load ptr, ptr %60, align 8
  %248 = icmp sgt i64 %243, 0
  br label %249
249:
  %250 = phi i64 [ 0, %242 ], [ %258, %257 ]
  %251 = getelementptr inbounds nuw double, ptr %247, i64 %250
  br i1 %248, label %252, label %257
252:
  %253 = add nuw nsw i64 %250, %220
  %254 = call i64 @llvm.smin.i64(i64 %253, i64 %232)
  %255 = mul nsw i64 %254, %243
  %256 = getelementptr double, ptr %246, i64 %255
  br label %266
257:
  %258 = add nuw nsw i64 %250, 1
  %259 = icmp eq i64 %258, 4
  br i1 %259, label %260, label %249
260:
  %261 = shl nsw i64 %223, 1
  %262 = add nsw i64 %261, %243
  %263 = add nsw i64 %262, %224
  %264 = load i64, ptr %51, align 8
  %265 = icmp sgt i64 %264, 0
  br i1 %265, label %301, label %273
266:
  %267 = phi i64 [ 0, %252 ], [ %271, %266 ]
  %268 = getelementptr double, ptr %256, i64 %267
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds nuw <4 x double>, ptr %251, i64 %267
  store double %269, ptr %270, align 8
  %271 = add nuw nsw i64 %267, 1
  %272 = icmp eq i64 %271, %243
  br i1 %272, label %257, label %266
273:
  %274 = phi i64 [ %264, %260 ], [ %338, %336 ]
  %275 = load <4 x double>, ptr %25, align 8
  %276 = load ptr, ptr %60, align 8
  %277 = load ptr, ptr %62, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <4 x double> noundef %275, ptr noundef %276, ptr noundef null, i64 noundef %274, ptr noundef %277) #14
  %278 = load ptr, ptr %60, align 8
  br label %279
279:
  %280 = phi i64 [ 0, %273 ], [ %296, %295 ]
  %281 = add nuw nsw i64 %280, %220
  %282 = icmp slt i64 %281, %219
  br i1 %282, label %283, label %295
283:
  %284 = getelementptr inbounds nuw double, ptr %278, i64 %280
  br i1 %248, label %285, label %295
285:
  %286 = mul nuw nsw i64 %281, %243
  %287 = getelementptr double, ptr %246, i64 %286
  br label %288
288:
  %289 = phi i64 [ 0, %285 ], [ %293, %288 ]
  %290 = getelementptr inbounds nuw <4 x double>, ptr %284, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = getelementptr double, ptr %287, i64 %289
  store double %291, ptr %292, align 8
  %293 = add nuw nsw i64 %289, 1
  %294 = icmp eq i64 %293, %243
  br i1 %294, label %295, label %288
295:
  %296 = add nuw nsw i64 %280, 1
  %297 = icmp eq i64 %296, 4
  br i1 %297, label %298, label %279
298:
  %299 = load i64, ptr %51, align 8
  %300 = icmp sgt i64 %299, 0
  br i1 %300, label %340, label %380
301:
  %302 = phi i64 [ %338, %336 ], [ %264, %260 ]
  %303 = phi i64 [ %337, %336 ], [ 0, %260 ]
  %304 = load i64, ptr %151, align 8
  %305 = load ptr, ptr %61, align 8
  %306 = mul nsw i64 %304, %302
  %307 = add nsw i64 %306, %303
  %308 = load i64, ptr %57, align 8
  %309 = mul nsw i64 %307, %308
  %310 = load i64, ptr %0, align 8
  %311 = load i64, ptr %53, align 8
  %312 = add nsw i64 %311, %310
  %313 = mul nsw i64 %309, %312
  %314 = getelementptr inbounds double, ptr %305, i64 %313
  %315 = load ptr, ptr %62, align 8
  %316 = mul nsw i64 %303, %263
  %317 = getelementptr inbounds <4 x double>, ptr %315, i64 %316
  br label %318
318:
  %319 = phi i64 [ 0, %301 ], [ %327, %326 ]
  %320 = getelementptr inbounds nuw double, ptr %317, i64 %319
  br i1 %248, label %321, label %326
321:
  %322 = add nuw nsw i64 %319, %220
  %323 = call i64 @llvm.smin.i64(i64 %322, i64 %232)
  %324 = mul nsw i64 %323, %243
  %325 = getelementptr double, ptr %314, i64 %324
  br label %329
326:
  %327 = add nuw nsw i64 %319, 1
  %328 = icmp eq i64 %327, 4
  br i1 %328, label %336, label %318
329:
  %330 = phi i64 [ 0, %321 ], [ %334, %329 ]
  %331 = getelementptr double, ptr %325, i64 %330
  %332 = load double, ptr %331, align 8
  %333 = getelementptr inbounds nuw <4 x double>, ptr %320, i64 %330
  store double %332, ptr %333, align 8
  %334 = add nuw nsw i64 %330, 1
  %335 = icmp eq i64 %334, %243
  br i1 %335, label %326, label %329
336:
  %337 = add nuw nsw i64 %303, 1
  %338 = load i64, ptr %51, align 8
  %339 = icmp slt i64 %337, %338
  br i1 %339, label %301, label %273
340:
  %341 = phi i64 [ %378, %376 ], [ %299, %298 ]
  %342 = phi i64 [ %377, %376 ], [ 0, %298 ]
  %343 = load ptr, ptr %62, align 8
  %344 = mul nsw i64 %342, %263
  %345 = getelementptr inbounds <4 x double>, ptr %343, i64 %344
  %346 = load i64, ptr %151, align 8
  %347 = load ptr, ptr %61, align 8
  %348 = mul nsw i64 %346, %341
  %349 = add nsw i64 %348, %342
  %350 = load i64, ptr %57, align 8
  %351 = mul nsw i64 %349, %350
  %352 = load i64, ptr %0, align 8
  %353 = load i64, ptr %53, align 8
  %354 = add nsw i64 %353, %352
  %355 = mul nsw i64 %351, %354
  %356 = getelementptr inbounds double, ptr %347, i64 %355
  br label %357
357:
  %358 = phi i64 [ 0, %340 ], [ %374, %373 ]
  %359 = add nuw nsw i64 %358, %220
  %360 = icmp slt i64 %359, %219
  br i1 %360, label %361, label %373
361:
  %362 = getelementptr inbounds nuw double, ptr %345, i64 %358
  br i1 %248, label %363, label %373
363:
  %364 = mul nuw nsw i64 %359, %243
  %365 = getelementptr double, ptr %356, i64 %364
  br label %366
366:
  %367 = phi i64 [ 0, %363 ], [ %371, %366 ]
  %368 = getelementptr inbounds nuw <4 x double>, ptr %362, i64 %367
  %369 = load double, ptr %368, align 8
  %370 = getelementptr double, ptr %365, i64 %367
  store double %369, ptr %370, align 8
  %371 = add nuw nsw i64 %367, 1
  %372 = icmp eq i64 %371, %243
  br i1 %372, label %373, label %366
373:
  %374 = add nuw nsw i64 %358, 1
  %375 = icmp eq i64 %374, 4
  br i1 %375, label %376, label %357
376:
  %377 = add nuw nsw i64 %342, 1
  %378 = load i64, ptr %51, align 8
  %379 = icmp slt i64 %377, %378
  br i1 %379, label %340, label %380
380:
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #15
  %381 = add nuw nsw i64 %220, 4
  %382 = load i64, ptr %213, align 8
  %383 = icmp slt i64 %381, %382
  br i1 %383, label %218, label %216
384:
  %385 = phi i64 [ %166, %165 ], [ %166, %171 ], [ %217, %216 ]
  %386 = load i64, ptr %0, align 8
  %387 = load i64, ptr %53, align 8
  %388 = load i64, ptr %54, align 8
  %389 = load i64, ptr %55, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #15
  %390 = sitofp i64 %385 to double
  store double %390, ptr %24, align 16
  %391 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %392 = load double, ptr %391, align 8
  store double %392, ptr %63, align 8
  %393 = getelementptr inbounds nuw i8, ptr %151, i64 40
  %394 = load i64, ptr %393, align 8
  %395 = sitofp i64 %394 to double
  store double %395, ptr %64, align 16
  %396 = getelementptr inbounds nuw i8, ptr %151, i64 48
  %397 = load i64, ptr %396, align 8
  %398 = sitofp i64 %397 to double
  store double %398, ptr %65, align 8
  %399 = getelementptr inbounds nuw i8, ptr %151, i64 8
  %400 = load i64, ptr %399, align 8
  %401 = sitofp i64 %400 to double
  store double %401, ptr %66, align 16
  %402 = getelementptr inbounds nuw i8, ptr %151, i64 56
  %403 = load i64, ptr %402, align 8
  %404 = sitofp i64 %403 to double
  store double %404, ptr %67, align 8
  br label %411
405:
  %406 = add nsw i64 %387, %386
  %407 = shl nsw i64 %388, 1
  %408 = add nsw i64 %406, %407
  %409 = add nsw i64 %408, %389
  %410 = icmp sgt i64 %409, 0
  br i1 %410, label %425, label %422
411:
  %412 = phi i64 [ 0, %384 ], [ %420, %411 ]
  %413 = getelementptr inbounds nuw double, ptr %24, i64 %412
  %414 = load double, ptr %413, align 8
  %415 = load ptr, ptr %68, align 8
  %416 = load i64, ptr %151, align 8
  %417 = mul i64 %416, 48
  %418 = getelementptr i8, ptr %415, i64 %417
  %419 = getelementptr double, ptr %418, i64 %412
  store double %414, ptr %419, align 8
  %420 = add nuw nsw i64 %412, 1
  %421 = icmp eq i64 %420, 6
  br i1 %421, label %405, label %411
422:
  %423 = load i64, ptr %51, align 8
  %424 = icmp sgt i64 %423, 0
  br i1 %424, label %438, label %466
425:
  %426 = phi i64 [ %436, %425 ], [ 0, %405 ]
  %427 = load ptr, ptr %69, align 8
  %428 = getelementptr inbounds nuw <4 x double>, ptr %427, i64 %426
  %429 = getelementptr inbounds nuw double, ptr %428, i64 %150
  %430 = load double, ptr %429, align 8
  %431 = load ptr, ptr %70, align 8
  %432 = load i64, ptr %151, align 8
  %433 = mul nsw i64 %432, %409
  %434 = getelementptr double, ptr %431, i64 %433
  %435 = getelementptr double, ptr %434, i64 %426
  store double %430, ptr %435, align 8
  %436 = add nuw nsw i64 %426, 1
  %437 = icmp eq i64 %436, %409
  br i1 %437, label %422, label %425
438:
  %439 = phi i64 [ %446, %445 ], [ %423, %422 ]
  %440 = phi i64 [ %447, %445 ], [ 0, %422 ]
  br i1 %410, label %441, label %445
441:
  %442 = mul nuw nsw i64 %440, %409
  br label %449
443:
  %444 = load i64, ptr %51, align 8
  br label %445
445:
  %446 = phi i64 [ %444, %443 ], [ %439, %438 ]
  %447 = add nuw nsw i64 %440, 1
  %448 = icmp slt i64 %447, %446
  br i1 %448, label %438, label %466
449:
  %450 = phi i64 [ 0, %441 ], [ %464, %449 ]
  %451 = load ptr, ptr %71, align 8
  %452 = getelementptr inbounds nuw <4 x double>, ptr %451, i64 %442
  %453 = getelementptr inbounds nuw <4 x double>, ptr %452, i64 %450
  %454 = getelementptr inbounds nuw double, ptr %453, i64 %150
  %455 = load double, ptr %454, align 8
  %456 = load ptr, ptr %72, align 8
  %457 = load i64, ptr %151, align 8
  %458 = load i64, ptr %51, align 8
  %459 = mul nsw i64 %458, %457
  %460 = add nsw i64 %459, %440
  %461 = mul nsw i64 %460, %409
  %462 = getelementptr double, ptr %456, i64 %461
  %463 = getelementptr double, ptr %462, i64 %450
  store double %455, ptr %463, align 8
  %464 = add nuw nsw i64 %450, 1
  %465 = icmp eq i64 %464, %409
  br i1 %465, label %443, label %449
466:
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #15
  store i64 -1, ptr %151, align 8
  br label %467
467:
  %468 = add nuw nsw i64 %150, 1
  %469 = icmp eq i64 %468, 4
  br i1 %469, label %470, label %149
470:
  %471 = phi i32 [ %881, %880 ], [ 0, %467 ]
  %472 = phi i64 [ %882, %880 ], [ 0, %467 ]
  %473 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %472
  %474 = load i64, ptr %473, align 8
  %475 = icmp sgt i64 %474, -1
  br i1 %475, label %880, label %476
476:
  %477 = atomicrmw add ptr %73, i64 1 monotonic, align 8
  %478 = load i64, ptr %1, align 8
  %479 = icmp slt i64 %477, %478
  br i1 %479, label %480, label %880
480:
  %481 = load ptr, ptr %74, align 8
  %482 = load i64, ptr %75, align 8
  %483 = mul nsw i64 %482, %477
  %484 = getelementptr double, ptr %481, i64 %483
  %485 = load double, ptr %484, align 8
  %486 = load ptr, ptr %76, align 8
  %487 = load i64, ptr %77, align 8
  %488 = mul nsw i64 %487, %477
  %489 = getelementptr double, ptr %486, i64 %488
  %490 = load double, ptr %489, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %472, i64 noundef %477) #14
  store i64 %477, ptr %473, align 8
  %491 = getelementptr inbounds nuw i8, ptr %473, i64 16
  store i64 1, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %473, i64 56
  store i64 0, ptr %492, align 8
  %493 = getelementptr inbounds nuw i8, ptr %473, i64 48
  store i64 0, ptr %493, align 8
  %494 = getelementptr inbounds nuw i8, ptr %473, i64 40
  store i64 0, ptr %494, align 8
  %495 = getelementptr inbounds nuw i8, ptr %473, i64 32
  store i64 0, ptr %495, align 8
  %496 = getelementptr inbounds nuw i8, ptr %473, i64 24
  store i64 0, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %473, i64 8
  store i64 0, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %473, i64 88
  store double %485, ptr %498, align 8
  %499 = getelementptr inbounds nuw i8, ptr %473, i64 64
  store double %485, ptr %499, align 8
  %500 = getelementptr inbounds nuw i8, ptr %473, i64 96
  store double %490, ptr %500, align 8
  br label %501
501:
  %502 = phi i32 [ 0, %480 ], [ %513, %511 ]
  %503 = phi double [ %490, %480 ], [ %512, %511 ]
  %504 = fcmp oeq double %503, 0.000000e+00
  br i1 %504, label %511, label %505
505:
  %506 = bitcast double %503 to i64
  %507 = fcmp ogt double %503, 0.000000e+00
  %508 = select i1 %507, i64 -1, i64 1
  %509 = add nsw i64 %508, %506
  %510 = bitcast i64 %509 to double
  br label %511
511:
  %512 = phi double [ %510, %505 ], [ 0x8010000000000000, %501 ]
  %513 = add nuw nsw i32 %502, 1
  %514 = icmp eq i32 %513, 100
  br i1 %514, label %515, label %501
515:
  %516 = call double @llvm.fabs.f64(double %485)
  %517 = call double @llvm.fabs.f64(double %490)
  %518 = fcmp ogt double %516, %517
  %519 = select i1 %518, double %516, double %517
  %520 = fmul double %519, 0x3CC0000000000000
  %521 = fsub double %490, %485
  %522 = fmul double %521, 1.000000e-05
  %523 = getelementptr inbounds nuw i8, ptr %473, i64 104
  store double %512, ptr %523, align 8
  %524 = getelementptr inbounds nuw i8, ptr %473, i64 128
  store double %520, ptr %524, align 8
  %525 = getelementptr inbounds nuw i8, ptr %473, i64 136
  store double 1.000000e+00, ptr %525, align 8
  %526 = load ptr, ptr %78, align 8
  %527 = load i64, ptr %79, align 8
  %528 = mul nsw i64 %527, %477
  %529 = getelementptr double, ptr %526, i64 %528
  %530 = load double, ptr %529, align 8
  %531 = getelementptr inbounds nuw i8, ptr %473, i64 112
  store double %530, ptr %531, align 8
  %532 = load ptr, ptr %80, align 8
  %533 = load i64, ptr %81, align 8
  %534 = mul nsw i64 %533, %477
  %535 = getelementptr double, ptr %532, i64 %534
  %536 = load double, ptr %535, align 8
  %537 = getelementptr inbounds nuw i8, ptr %473, i64 120
  store double %536, ptr %537, align 8
  %538 = load i64, ptr %82, align 8
  %539 = icmp eq i64 %538, 0
  br i1 %539, label %870, label %540
540:
  %541 = load ptr, ptr %83, align 8
  %542 = load i64, ptr %84, align 8
  br label %676
543:
  %544 = shl nsw i64 %538, 10
  %545 = getelementptr inbounds double, ptr %541, i64 %544
  %546 = icmp eq i64 %542, 0
  %547 = select i1 %546, double 4.000000e+00, double 4.000000e+01
  %548 = getelementptr inbounds double, ptr %545, i64 %544
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 2048
  %550 = load i64, ptr %0, align 8
  %551 = load i64, ptr %53, align 8
  %552 = add i64 %551, %550
  %553 = load i64, ptr %54, align 8
  %554 = shl i64 %553, 1
  %555 = add i64 %552, %554
  %556 = load i64, ptr %55, align 8
  %557 = add i64 %555, %556
  %558 = load i64, ptr %49, align 8
  %559 = getelementptr inbounds <4 x double>, ptr %549, i64 %558
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #15
  store <4 x double> zeroinitializer, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #15
  store <4 x double> splat (double 1.000000e+00), ptr %22, align 8
  %560 = icmp sgt i64 %558, 0
  br i1 %560, label %563, label %561
561:
  %562 = icmp sgt i64 %557, 0
  br i1 %562, label %581, label %576
563:
  %564 = phi i64 [ %573, %563 ], [ 0, %543 ]
  %565 = load ptr, ptr %45, align 8
  %566 = getelementptr inbounds nuw <4 x double>, ptr %565, i64 %564
  %567 = getelementptr inbounds nuw double, ptr %566, i64 %472
  %568 = load double, ptr %567, align 8
  %569 = fadd double %568, 0.000000e+00
  %570 = insertelement <4 x double> poison, double %569, i64 0
  %571 = shufflevector <4 x double> %570, <4 x double> poison, <4 x i32> zeroinitializer
  %572 = getelementptr inbounds nuw <4 x double>, ptr %549, i64 %564
  store <4 x double> %571, ptr %572, align 8
  %573 = add nuw nsw i64 %564, 1
  %574 = load i64, ptr %49, align 8
  %575 = icmp slt i64 %573, %574
  br i1 %575, label %563, label %561
576:
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #15
  %577 = load i64, ptr %87, align 8
  %578 = getelementptr inbounds <4 x double>, ptr %549, i64 %577
  store ptr %578, ptr %23, align 16
  store ptr %559, ptr %88, align 8
  %579 = load i64, ptr %0, align 8
  %580 = getelementptr inbounds <4 x double>, ptr %559, i64 %579
  store ptr %580, ptr %89, align 16
  store ptr %20, ptr %90, align 8
  store ptr %21, ptr %91, align 16
  store ptr %21, ptr %92, align 8
  store ptr null, ptr %93, align 16
  store ptr null, ptr %94, align 8
  store ptr %22, ptr %95, align 16
  br label %593
581:
  %582 = phi i64 [ %591, %581 ], [ 0, %561 ]
  %583 = load ptr, ptr %69, align 8
  %584 = getelementptr inbounds nuw <4 x double>, ptr %583, i64 %582
  %585 = getelementptr inbounds nuw double, ptr %584, i64 %472
  %586 = load double, ptr %585, align 8
  %587 = fadd double %586, 0.000000e+00
  %588 = insertelement <4 x double> poison, double %587, i64 0
  %589 = shufflevector <4 x double> %588, <4 x double> poison, <4 x i32> zeroinitializer
  %590 = getelementptr inbounds nuw <4 x double>, ptr %559, i64 %582
  store <4 x double> %589, ptr %590, align 8
  %591 = add nuw nsw i64 %582, 1
  %592 = icmp eq i64 %591, %557
  br i1 %592, label %576, label %581
593:
  %594 = phi i64 [ 0, %576 ], [ %637, %636 ]
  %595 = load double, ptr %500, align 8
  %596 = load double, ptr %498, align 8
  %597 = fsub double %595, %596
  %598 = fmul double %597, 1.562500e-02
  %599 = lshr i64 %594, 4
  %600 = uitofp nneg i64 %599 to double
  %601 = call double @llvm.fma.f64(double %600, double %598, double %596)
  br label %612
602:
  %603 = load ptr, ptr %86, align 8
  %604 = load ptr, ptr %96, align 8
  %605 = load ptr, ptr %97, align 8
  call void %603(ptr noundef nonnull %23, ptr noundef %604, ptr noundef %605) #13
  %606 = load ptr, ptr %98, align 8
  %607 = load ptr, ptr %96, align 8
  %608 = load ptr, ptr %97, align 8
  %609 = load i64, ptr %82, align 8
  %610 = getelementptr inbounds <4 x double>, ptr %608, i64 %609
  call void %606(ptr noundef nonnull %23, ptr noundef %607, ptr noundef %610) #13
  %611 = load i64, ptr %82, align 8
  br label %630
612:
  %613 = phi i64 [ 0, %593 ], [ %628, %612 ]
  %614 = or disjoint i64 %613, %594
  %615 = add nuw nsw i64 %614, 1
  %616 = uitofp nneg i64 %615 to double
  %617 = fmul double %616, 0x3FE3C6EF372FE950
  %618 = fptosi double %617 to i64
  %619 = sitofp i64 %618 to double
  %620 = fsub double %617, %619
  %621 = and i64 %614, 15
  %622 = uitofp nneg i64 %621 to double
  %623 = fadd double %620, %622
  %624 = fmul double %623, 6.250000e-02
  %625 = fmul double %598, %624
  %626 = fadd double %601, %625
  %627 = getelementptr inbounds nuw double, ptr %20, i64 %613
  store double %626, ptr %627, align 8
  %628 = add nuw nsw i64 %613, 1
  %629 = icmp eq i64 %628, 4
  br i1 %629, label %602, label %612
630:
  %631 = phi i64 [ %640, %639 ], [ %611, %602 ]
  %632 = phi i64 [ %641, %639 ], [ 0, %602 ]
  %633 = icmp sgt i64 %631, 0
  br i1 %633, label %634, label %639
634:
  %635 = add nuw nsw i64 %632, %594
  br label %643
636:
  %637 = add nuw nsw i64 %594, 4
  %638 = icmp samesign ult i64 %594, 1020
  br i1 %638, label %593, label %670
639:
  %640 = phi i64 [ %631, %630 ], [ %668, %643 ]
  %641 = add nuw nsw i64 %632, 1
  %642 = icmp eq i64 %641, 4
  br i1 %642, label %636, label %630
643:
  %644 = phi i64 [ %631, %634 ], [ %668, %643 ]
  %645 = phi i64 [ 0, %634 ], [ %667, %643 ]
  %646 = load ptr, ptr %97, align 8
  %647 = getelementptr inbounds nuw <4 x double>, ptr %646, i64 %645
  %648 = getelementptr inbounds nuw double, ptr %647, i64 %632
  %649 = load double, ptr %648, align 8
  %650 = getelementptr inbounds <4 x double>, ptr %646, i64 %644
  %651 = getelementptr inbounds nuw <4 x double>, ptr %650, i64 %645
  %652 = getelementptr inbounds nuw double, ptr %651, i64 %632
  %653 = load double, ptr %652, align 8
  %654 = call double @llvm.fabs.f64(double %649)
  %655 = fcmp one double %654, 0x7FF0000000000000
  %656 = select i1 %655, double %649, double 0.000000e+00
  %657 = mul nsw i64 %644, %635
  %658 = getelementptr double, ptr %541, i64 %657
  %659 = getelementptr double, ptr %658, i64 %645
  store double %656, ptr %659, align 8
  %660 = call double @llvm.fabs.f64(double %653)
  %661 = fcmp one double %660, 0x7FF0000000000000
  %662 = select i1 %661, double %653, double 0.000000e+00
  %663 = load i64, ptr %82, align 8
  %664 = mul nsw i64 %663, %635
  %665 = getelementptr double, ptr %545, i64 %664
  %666 = getelementptr double, ptr %665, i64 %645
  store double %662, ptr %666, align 8
  %667 = add nuw nsw i64 %645, 1
  %668 = load i64, ptr %82, align 8
  %669 = icmp slt i64 %667, %668
  br i1 %669, label %643, label %639
670:
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #15
  %671 = icmp sgt i64 %640, 0
  br i1 %671, label %673, label %672
672:
  br label %856
673:
  %674 = getelementptr %struct.bg_lane, ptr %2, i64 %472
  %675 = getelementptr i8, ptr %674, i64 128
  br label %684
676:
  %677 = phi i64 [ 0, %540 ], [ %682, %676 ]
  %678 = load ptr, ptr %85, align 8
  %679 = shl nuw nsw i64 %677, 5
  %680 = getelementptr i8, ptr %678, i64 %679
  %681 = getelementptr double, ptr %680, i64 %472
  store double 0.000000e+00, ptr %681, align 8
  %682 = add nuw nsw i64 %677, 1
  %683 = icmp eq i64 %682, 64
  br i1 %683, label %543, label %676
684:
  %685 = phi i64 [ 0, %673 ], [ %807, %806 ]
  %686 = getelementptr inbounds nuw double, ptr %541, i64 %685
  %687 = getelementptr inbounds nuw double, ptr %545, i64 %685
  br label %715
688:
  %689 = load double, ptr %675, align 8
  br label %690
690:
  %691 = phi double [ 0xFFF0000000000000, %688 ], [ %697, %690 ]
  %692 = phi double [ 0x7FF0000000000000, %688 ], [ %701, %690 ]
  %693 = phi i64 [ 0, %688 ], [ %702, %690 ]
  %694 = getelementptr inbounds nuw %struct.bg_window, ptr %548, i64 %693
  %695 = load double, ptr %694, align 8
  %696 = fcmp ogt double %695, %691
  %697 = select i1 %696, double %695, double %691
  %698 = getelementptr inbounds nuw i8, ptr %694, i64 8
  %699 = load double, ptr %698, align 8
  %700 = fcmp olt double %699, %692
  %701 = select i1 %700, double %699, double %692
  %702 = add nuw nsw i64 %693, 1
  %703 = icmp eq i64 %702, 64
  br i1 %703, label %704, label %690
704:
  %705 = call double @llvm.fabs.f64(double %697)
  %706 = call double @llvm.fabs.f64(double %701)
  %707 = fcmp ogt double %705, %706
  %708 = select i1 %707, double %705, double %706
  %709 = fmul double %689, 5.000000e-01
  %710 = fsub double %697, %701
  %711 = fmul double %709, %710
  %712 = fmul double %708, 1.000000e-09
  %713 = fcmp ogt double %711, %712
  %714 = select i1 %713, double %711, double %712
  br label %810
715:
  %716 = phi i64 [ 16, %684 ], [ %804, %798 ]
  %717 = phi i64 [ 0, %684 ], [ %803, %798 ]
  %718 = load i64, ptr %82, align 8
  %719 = shl nuw nsw i64 %717, 4
  %720 = load double, ptr %500, align 8
  %721 = load double, ptr %498, align 8
  %722 = fsub double %720, %721
  %723 = fmul double %722, 1.562500e-02
  br label %724
724:
  %725 = phi double [ 0x7FF0000000000000, %715 ], [ %795, %724 ]
  %726 = phi double [ 0.000000e+00, %715 ], [ %791, %724 ]
  %727 = phi double [ 0.000000e+00, %715 ], [ %789, %724 ]
  %728 = phi i64 [ %719, %715 ], [ %796, %724 ]
  %729 = phi double [ 0xFFF0000000000000, %715 ], [ %793, %724 ]
  %730 = icmp samesign ugt i64 %728, 1022
  %731 = sext i1 %730 to i64
  %732 = add nsw i64 %728, %731
  %733 = add nsw i64 %732, 1
  %734 = add nsw i64 %732, 2
  %735 = sitofp i64 %734 to double
  %736 = fmul double %735, 0x3FE3C6EF372FE950
  %737 = fptosi double %736 to i64
  %738 = sitofp i64 %737 to double
  %739 = fsub double %736, %738
  %740 = sdiv i64 %733, 16
  %741 = sitofp i64 %740 to double
  %742 = call double @llvm.fma.f64(double %741, double %723, double %721)
  %743 = srem i64 %733, 16
  %744 = sitofp i64 %743 to double
  %745 = fadd double %739, %744
  %746 = fmul double %745, 6.250000e-02
  %747 = fmul double %723, %746
  %748 = fadd double %742, %747
  %749 = sitofp i64 %733 to double
  %750 = fmul double %749, 0x3FE3C6EF372FE950
  %751 = fptosi double %750 to i64
  %752 = sitofp i64 %751 to double
  %753 = fsub double %750, %752
  %754 = sdiv i64 %732, 16
  %755 = sitofp i64 %754 to double
  %756 = call double @llvm.fma.f64(double %755, double %723, double %721)
  %757 = srem i64 %732, 16
  %758 = sitofp i64 %757 to double
  %759 = fadd double %753, %758
  %760 = fmul double %759, 6.250000e-02
  %761 = fmul double %723, %760
  %762 = fadd double %756, %761
  %763 = fsub double %748, %762
  %764 = mul nsw i64 %728, %718
  %765 = getelementptr inbounds double, ptr %686, i64 %764
  %766 = load double, ptr %765, align 8
  %767 = mul nsw i64 %733, %718
  %768 = getelementptr inbounds double, ptr %686, i64 %767
  %769 = load double, ptr %768, align 8
  %770 = mul nsw i64 %732, %718
  %771 = getelementptr inbounds double, ptr %686, i64 %770
  %772 = load double, ptr %771, align 8
  %773 = fsub double %769, %772
  %774 = fdiv double %773, %763
  %775 = getelementptr inbounds double, ptr %687, i64 %767
  %776 = load double, ptr %775, align 8
  %777 = getelementptr inbounds double, ptr %687, i64 %770
  %778 = load double, ptr %777, align 8
  %779 = fsub double %776, %778
  %780 = fdiv double %779, %763
  %781 = call double @llvm.fabs.f64(double %780)
  %782 = getelementptr inbounds double, ptr %687, i64 %764
  %783 = load double, ptr %782, align 8
  %784 = fmul double %783, %783
  %785 = fmul double %774, %774
  %786 = fcmp ogt double %785, %784
  %787 = select i1 %786, double %785, double %784
  %788 = fcmp ogt double %787, %727
  %789 = select i1 %788, double %787, double %727
  %790 = fcmp ogt double %781, %726
  %791 = select i1 %790, double %781, double %726
  %792 = fcmp ogt double %766, %729
  %793 = select i1 %792, double %766, double %729
  %794 = fcmp olt double %766, %725
  %795 = select i1 %794, double %766, double %725
  %796 = add nuw nsw i64 %728, 1
  %797 = icmp eq i64 %796, %716
  br i1 %797, label %798, label %724
798:
  %799 = getelementptr inbounds nuw %struct.bg_window, ptr %548, i64 %717
  store double %793, ptr %799, align 8
  %800 = getelementptr inbounds nuw i8, ptr %799, i64 8
  store double %795, ptr %800, align 8
  %801 = getelementptr inbounds nuw i8, ptr %799, i64 16
  store double %789, ptr %801, align 8
  %802 = getelementptr inbounds nuw i8, ptr %799, i64 24
  store double %791, ptr %802, align 8
  %803 = add nuw nsw i64 %717, 1
  %804 = add nuw nsw i64 %716, 16
  %805 = icmp eq i64 %803, 64
  br i1 %805, label %688, label %715
806:
  %807 = add nuw nsw i64 %685, 1
  %808 = load i64, ptr %82, align 8
  %809 = icmp slt i64 %807, %808
  br i1 %809, label %684, label %672
810:
  %811 = phi i64 [ 0, %704 ], [ %814, %854 ]
  %812 = call i64 @llvm.usub.sat.i64(i64 %811, i64 1)
  br label %818
813:
  %814 = add nuw nsw i64 %811, 1
  %815 = fsub double %825, %829
  %816 = fmul double %815, 5.000000e-01
  %817 = fcmp ogt double %816, %714
  br i1 %817, label %834, label %845
818:
  %819 = phi double [ %825, %818 ], [ 0xFFF0000000000000, %810 ]
  %820 = phi double [ %829, %818 ], [ 0x7FF0000000000000, %810 ]
  %821 = phi i64 [ %830, %818 ], [ %812, %810 ]
  %822 = getelementptr inbounds nuw %struct.bg_window, ptr %548, i64 %821
  %823 = load double, ptr %822, align 8
  %824 = fcmp ogt double %823, %819
  %825 = select i1 %824, double %823, double %819
  %826 = getelementptr inbounds nuw i8, ptr %822, i64 8
  %827 = load double, ptr %826, align 8
  %828 = fcmp olt double %827, %820
  %829 = select i1 %828, double %827, double %820
  %830 = add nuw nsw i64 %821, 1
  %831 = icmp samesign ule i64 %821, %811
  %832 = icmp samesign ult i64 %821, 63
  %833 = and i1 %831, %832
  br i1 %833, label %818, label %813
834:
  %835 = getelementptr inbounds nuw %struct.bg_window, ptr %548, i64 %811
  %836 = getelementptr inbounds nuw i8, ptr %835, i64 16
  %837 = load double, ptr %836, align 8
  %838 = fmul double %816, %816
  %839 = fdiv double %837, %838
  %840 = getelementptr inbounds nuw i8, ptr %835, i64 24
  %841 = load double, ptr %840, align 8
  %842 = fdiv double %841, %816
  %843 = fcmp ogt double %839, %842
  %844 = select i1 %843, double %839, double %842
  br label %845
845:
  %846 = phi double [ %844, %834 ], [ 0.000000e+00, %813 ]
  %847 = load ptr, ptr %85, align 8
  %848 = shl nuw nsw i64 %811, 5
  %849 = getelementptr inbounds nuw i8, ptr %847, i64 %848
  %850 = getelementptr inbounds nuw double, ptr %849, i64 %472
  %851 = load double, ptr %850, align 8
  %852 = fcmp ogt double %846, %851
  br i1 %852, label %853, label %854
853:
  store double %846, ptr %850, align 8
  br label %854
854:
  %855 = icmp eq i64 %814, 64
  br i1 %855, label %806, label %810
856:
  %857 = phi i64 [ %868, %856 ], [ 0, %672 ]
  %858 = load ptr, ptr %85, align 8
  %859 = shl nuw nsw i64 %857, 5
  %860 = getelementptr inbounds nuw i8, ptr %858, i64 %859
  %861 = getelementptr inbounds nuw double, ptr %860, i64 %472
  %862 = load double, ptr %861, align 8
  %863 = fcmp ogt double %862, 0.000000e+00
  %864 = call double @llvm.sqrt.f64(double %862)
  %865 = fdiv double 0x401921FB54442D18, %864
  %866 = fdiv double %865, %547
  %867 = select i1 %863, double %866, double 0x7FF0000000000000
  store double %867, ptr %861, align 8
  %868 = add nuw nsw i64 %857, 1
  %869 = icmp eq i64 %868, 64
  br i1 %869, label %870, label %856
870:
  %871 = fcmp ogt double %522, %520
  %872 = select i1 %871, double %522, double %520
  %873 = fadd double %485, %872
  %874 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %472, double noundef %485, double noundef %873) #14
  %875 = fcmp olt double %874, %490
  %876 = select i1 %875, double %874, double %490
  %877 = getelementptr inbounds nuw i8, ptr %473, i64 72
  store double %876, ptr %877, align 8
  %878 = fcmp olt double %485, %490
  br i1 %878, label %880, label %879
879:
  store i64 1, ptr %495, align 8
  br label %880
880:
  %881 = phi i32 [ %471, %470 ], [ %471, %476 ], [ 1, %870 ], [ 1, %879 ]
  %882 = add nuw nsw i64 %472, 1
  %883 = icmp eq i64 %882, 4
  br i1 %883, label %890, label %470
884:
  %885 = icmp slt i64 %896, 0
  br i1 %885, label %2920, label %886
886:
  %887 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %896
  %888 = getelementptr inbounds nuw i8, ptr %887, i64 64
  %889 = getelementptr inbounds nuw i8, ptr %887, i64 72
  br label %901
890:
  %891 = phi i64 [ %897, %890 ], [ 0, %880 ]
  %892 = phi i64 [ %896, %890 ], [ -1, %880 ]
  %893 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %891
  %894 = load i64, ptr %893, align 8
  %895 = icmp slt i64 %894, 0
  %896 = select i1 %895, i64 %892, i64 %891
  %897 = add nuw nsw i64 %891, 1
  %898 = icmp eq i64 %897, 4
  br i1 %898, label %884, label %890
899:
  store i64 1, ptr %99, align 8
  %900 = icmp eq i32 %881, 0
  br i1 %900, label %1067, label %919
901:
  %902 = phi i64 [ 0, %886 ], [ %917, %916 ]
  %903 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %902
  %904 = load i64, ptr %903, align 8
  %905 = icmp slt i64 %904, 0
  br i1 %905, label %906, label %916
906:
  %907 = load i64, ptr %99, align 8
  %908 = icmp eq i64 %907, 0
  br i1 %908, label %909, label %911
909:
  %910 = load i64, ptr %887, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %902, i64 noundef %910) #14
  br label %911
911:
  %912 = load double, ptr %888, align 8
  %913 = getelementptr inbounds nuw i8, ptr %903, i64 64
  store double %912, ptr %913, align 8
  %914 = load double, ptr %889, align 8
  %915 = getelementptr inbounds nuw i8, ptr %903, i64 72
  store double %914, ptr %915, align 8
  br label %916
916:
  %917 = add nuw nsw i64 %902, 1
  %918 = icmp eq i64 %917, 4
  br i1 %918, label %899, label %901
919:
  %920 = load ptr, ptr %100, align 8
  %921 = icmp eq ptr %920, null
  br i1 %921, label %955, label %922
922:
  %923 = call fastcc <4 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #14
  %924 = load ptr, ptr %69, align 8
  %925 = load ptr, ptr %97, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %2, <4 x double> noundef %923, ptr noundef %924, <4 x double> noundef zeroinitializer, ptr noundef %925) #14
  br label %926
926:
  %927 = phi i64 [ 0, %922 ], [ %953, %952 ]
  %928 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %927
  %929 = load i64, ptr %928, align 8
  %930 = icmp sgt i64 %929, -1
  br i1 %930, label %931, label %952
931:
  %932 = getelementptr inbounds nuw i8, ptr %928, i64 40
  %933 = load i64, ptr %932, align 8
  %934 = icmp eq i64 %933, 0
  br i1 %934, label %935, label %952
935:
  %936 = load i64, ptr %53, align 8
  %937 = icmp sgt i64 %936, 0
  br i1 %937, label %938, label %952
938:
  %939 = phi i64 [ %949, %938 ], [ 0, %935 ]
  %940 = load ptr, ptr %97, align 8
  %941 = getelementptr inbounds nuw <4 x double>, ptr %940, i64 %939
  %942 = getelementptr inbounds nuw double, ptr %941, i64 %927
  %943 = load double, ptr %942, align 8
  %944 = load ptr, ptr %69, align 8
  %945 = load i64, ptr %0, align 8
  %946 = getelementptr inbounds <4 x double>, ptr %944, i64 %945
  %947 = getelementptr inbounds nuw <4 x double>, ptr %946, i64 %939
  %948 = getelementptr inbounds nuw double, ptr %947, i64 %927
  store double %943, ptr %948, align 8
  %949 = add nuw nsw i64 %939, 1
  %950 = load i64, ptr %53, align 8
  %951 = icmp slt i64 %949, %950
  br i1 %951, label %938, label %952
952:
  %953 = add nuw nsw i64 %927, 1
  %954 = icmp eq i64 %953, 4
  br i1 %954, label %955, label %926
955:
  %956 = load i64, ptr %101, align 8
  %957 = icmp eq i64 %956, 0
  br i1 %957, label %1067, label %958
958:
  %959 = call fastcc <4 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %960 = load ptr, ptr %69, align 8
  %961 = load ptr, ptr %103, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull %2, <4 x double> noundef %959, ptr noundef %960, <4 x double> noundef zeroinitializer, ptr noundef %961) #14
  br label %962
962:
  %963 = phi i64 [ 0, %958 ], [ %1065, %1064 ]
  %964 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %963
  %965 = load i64, ptr %964, align 8
  %966 = icmp slt i64 %965, 0
  br i1 %966, label %1064, label %967
967:
  %968 = getelementptr inbounds nuw i8, ptr %964, i64 40
  %969 = load i64, ptr %968, align 8
  %970 = icmp sgt i64 %969, 0
  br i1 %970, label %1064, label %971
971:
  %972 = getelementptr inbounds nuw i8, ptr %964, i64 64
  %973 = load double, ptr %972, align 8
  %974 = load ptr, ptr %103, align 8
  %975 = load i64, ptr %101, align 8
  %976 = getelementptr double, ptr %974, i64 %963
  %977 = icmp sgt i64 %975, 0
  br i1 %977, label %978, label %999
978:
  %979 = shl nsw i64 %975, 6
  %980 = mul nuw nsw i64 %975, 96
  br label %981
981:
  %982 = phi i64 [ 0, %978 ], [ %997, %994 ]
  %983 = phi double [ 0x7FF0000000000000, %978 ], [ %996, %994 ]
  %984 = shl nsw i64 %982, 5
  %985 = getelementptr i8, ptr %976, i64 %984
  %986 = getelementptr inbounds nuw i8, ptr %985, i64 %979
  %987 = load double, ptr %986, align 8
  %988 = getelementptr inbounds nuw i8, ptr %985, i64 %980
  %989 = load double, ptr %988, align 8
  %990 = fcmp olt double %989, 1.000000e-300
  %991 = select i1 %990, double 1.000000e-300, double %989
  %992 = fdiv double %987, %991
  %993 = fcmp ord double %992, 0.000000e+00
  br i1 %993, label %994, label %999
994:
  %995 = fcmp olt double %992, %983
  %996 = select i1 %995, double %992, double %983
  %997 = add nuw nsw i64 %982, 1
  %998 = icmp eq i64 %997, %975
  br i1 %998, label %999, label %981
999:
  %1000 = phi double [ 0x7FF0000000000000, %971 ], [ 0x7FF8000000000000, %981 ], [ %996, %994 ]
  %1001 = fadd double %973, %1000
  %1002 = getelementptr inbounds nuw i8, ptr %964, i64 72
  %1003 = load double, ptr %1002, align 8
  %1004 = fcmp ult double %1001, %1003
  br i1 %1004, label %1005, label %1007
1005:
  store double %1001, ptr %1002, align 8
  %1006 = load i64, ptr %101, align 8
  br label %1007
1007:
  %1008 = phi i64 [ %1006, %1005 ], [ %975, %999 ]
  %1009 = icmp sgt i64 %1008, 0
  br i1 %1009, label %1051, label %1010
1010:
  %1011 = phi i64 [ %1008, %1007 ], [ %1061, %1051 ]
  %1012 = load i64, ptr %105, align 8
  %1013 = icmp eq i64 %1012, 0
  br i1 %1013, label %1020, label %1014
1014:
  %1015 = phi i64 [ %1031, %1025 ], [ 0, %1010 ]
  %1016 = load i64, ptr %101, align 8
  %1017 = icmp slt i64 %1015, %1016
  br i1 %1017, label %1025, label %1020
1018:
  %1019 = load i64, ptr %101, align 8
  br label %1020
1020:
  %1021 = phi i64 [ %1011, %1010 ], [ %1019, %1018 ], [ %1016, %1014 ]
  %1022 = icmp sgt i64 %1021, 0
  br i1 %1022, label %1023, label %1064
1023:
  %1024 = getelementptr inbounds nuw i8, ptr %964, i64 88
  br label %1034
1025:
  %1026 = load i64, ptr %964, align 8
  %1027 = load ptr, ptr %106, align 8
  %1028 = mul nsw i64 %1026, %1016
  %1029 = getelementptr inbounds double, ptr %1027, i64 %1028
  %1030 = getelementptr inbounds nuw double, ptr %1029, i64 %1015
  store double -1.000000e+00, ptr %1030, align 8
  %1031 = add nuw nsw i64 %1015, 1
  %1032 = load i64, ptr %105, align 8
  %1033 = icmp eq i64 %1032, 0
  br i1 %1033, label %1018, label %1014
1034:
  %1035 = phi i64 [ %1021, %1023 ], [ %1048, %1047 ]
  %1036 = phi i64 [ 0, %1023 ], [ %1049, %1047 ]
  %1037 = load ptr, ptr %104, align 8
  %1038 = shl nsw i64 %1036, 5
  %1039 = getelementptr inbounds nuw i8, ptr %1037, i64 %1038
  %1040 = getelementptr inbounds nuw double, ptr %1039, i64 %963
  %1041 = load double, ptr %1040, align 8
  %1042 = fcmp ult double %1041, 0.000000e+00
  br i1 %1042, label %1047, label %1043
1043:
  %1044 = load double, ptr %1024, align 8
  %1045 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %964, i64 noundef %1036, double noundef %1044) #14
  %1046 = load i64, ptr %101, align 8
  br label %1047
1047:
  %1048 = phi i64 [ %1035, %1034 ], [ %1046, %1043 ]
  %1049 = add nuw nsw i64 %1036, 1
  %1050 = icmp slt i64 %1049, %1048
  br i1 %1050, label %1034, label %1064
1051:
  %1052 = phi i64 [ %1060, %1051 ], [ 0, %1007 ]
  %1053 = load ptr, ptr %103, align 8
  %1054 = getelementptr inbounds nuw <4 x double>, ptr %1053, i64 %1052
  %1055 = getelementptr inbounds nuw double, ptr %1054, i64 %963
  %1056 = load double, ptr %1055, align 8
  %1057 = load ptr, ptr %104, align 8
  %1058 = getelementptr inbounds nuw <4 x double>, ptr %1057, i64 %1052
  %1059 = getelementptr inbounds nuw double, ptr %1058, i64 %963
  store double %1056, ptr %1059, align 8
  %1060 = add nuw nsw i64 %1052, 1
  %1061 = load i64, ptr %101, align 8
  %1062 = shl nsw i64 %1061, 2
  %1063 = icmp slt i64 %1060, %1062
  br i1 %1063, label %1051, label %1010
1064:
  %1065 = add nuw nsw i64 %963, 1
  %1066 = icmp eq i64 %1065, 4
  br i1 %1066, label %1067, label %962
1067:
  %1068 = load ptr, ptr %107, align 8
  %1069 = icmp eq ptr %1068, null
  br i1 %1069, label %1074, label %1070
1070:
  %1071 = load i64, ptr %41, align 8
  %1072 = load i64, ptr %108, align 8
  %1073 = icmp slt i64 %1071, %1072
  br i1 %1073, label %1074, label %2920
1074:
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #15
  %1075 = load i64, ptr %0, align 8
  %1076 = load i64, ptr %53, align 8
  %1077 = load i64, ptr %54, align 8
  %1078 = load i64, ptr %55, align 8
  %1079 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #15
  br label %1080
1080:
  %1081 = phi i64 [ 0, %1074 ], [ %1089, %1080 ]
  %1082 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1081
  %1083 = getelementptr inbounds nuw i8, ptr %1082, i64 72
  %1084 = load double, ptr %1083, align 8
  %1085 = getelementptr inbounds nuw i8, ptr %1082, i64 64
  %1086 = load double, ptr %1085, align 8
  %1087 = fsub double %1084, %1086
  %1088 = getelementptr inbounds nuw double, ptr %17, i64 %1081
  store double %1087, ptr %1088, align 8
  %1089 = add nuw nsw i64 %1081, 1
  %1090 = icmp eq i64 %1089, 4
  br i1 %1090, label %1091, label %1080
1091:
  %1092 = load <4 x double>, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #15
  br label %1093
1093:
  %1094 = phi i64 [ 0, %1091 ], [ %1107, %1105 ]
  %1095 = phi i32 [ 0, %1091 ], [ %1106, %1105 ]
  %1096 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1094
  %1097 = load i64, ptr %1096, align 8
  %1098 = icmp sgt i64 %1097, -1
  br i1 %1098, label %1099, label %1105
1099:
  %1100 = getelementptr inbounds nuw i8, ptr %1096, i64 16
  %1101 = load i64, ptr %1100, align 8
  %1102 = icmp ne i64 %1101, 0
  %1103 = zext i1 %1102 to i32
  %1104 = or i32 %1095, %1103
  br label %1105
1105:
  %1106 = phi i32 [ %1095, %1093 ], [ %1104, %1099 ]
  %1107 = add nuw nsw i64 %1094, 1
  %1108 = icmp eq i64 %1107, 4
  br i1 %1108, label %1109, label %1093
1109:
  %1110 = add nsw i64 %1076, %1075
  %1111 = shl nsw i64 %1077, 1
  %1112 = add nsw i64 %1110, %1111
  %1113 = add nsw i64 %1112, %1078
  %1114 = icmp eq i32 %1106, 0
  br i1 %1114, label %1162, label %1115
1115:
  %1116 = call fastcc <4 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %1117 = load ptr, ptr %69, align 8
  %1118 = load ptr, ptr %110, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <4 x double> noundef %1116, ptr noundef %1117, ptr noundef %1118) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #15
  br label %1132
1119:
  %1120 = load i64, ptr %0, align 8
  %1121 = load i64, ptr %53, align 8
  %1122 = add nsw i64 %1121, %1120
  %1123 = load i64, ptr %54, align 8
  %1124 = shl nsw i64 %1123, 1
  %1125 = add nsw i64 %1122, %1124
  %1126 = load i64, ptr %55, align 8
  %1127 = add nsw i64 %1125, %1126
  %1128 = icmp sgt i64 %1127, 0
  br i1 %1128, label %1129, label %1142
1129:
  %1130 = load <4 x i64>, ptr %16, align 8
  %1131 = icmp slt <4 x i64> %1130, zeroinitializer
  br label %1143
1132:
  %1133 = phi i64 [ 0, %1115 ], [ %1140, %1132 ]
  %1134 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1133
  %1135 = getelementptr inbounds nuw i8, ptr %1134, i64 32
  %1136 = load i64, ptr %1135, align 8
  %1137 = icmp ne i64 %1136, 0
  %1138 = sext i1 %1137 to i64
  %1139 = getelementptr inbounds nuw i64, ptr %16, i64 %1133
  store i64 %1138, ptr %1139, align 8
  store i64 0, ptr %1135, align 8
  %1140 = add nuw nsw i64 %1133, 1
  %1141 = icmp eq i64 %1140, 4
  br i1 %1141, label %1119, label %1132
1142:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #15
  br label %1162
1143:
  %1144 = phi i64 [ 0, %1129 ], [ %1152, %1143 ]
  %1145 = load ptr, ptr %110, align 8
  %1146 = getelementptr inbounds nuw <4 x double>, ptr %1145, i64 %1144
  %1147 = load <4 x double>, ptr %1146, align 8
  %1148 = load ptr, ptr %111, align 8
  %1149 = getelementptr inbounds nuw <4 x double>, ptr %1148, i64 %1144
  %1150 = load <4 x double>, ptr %1149, align 8
  %1151 = select <4 x i1> %1131, <4 x double> %1147, <4 x double> %1150
  store <4 x double> %1151, ptr %1149, align 8
  %1152 = add nuw nsw i64 %1144, 1
  %1153 = load i64, ptr %0, align 8
  %1154 = load i64, ptr %53, align 8
  %1155 = add nsw i64 %1154, %1153
  %1156 = load i64, ptr %54, align 8
  %1157 = shl nsw i64 %1156, 1
  %1158 = add nsw i64 %1155, %1157
  %1159 = load i64, ptr %55, align 8
  %1160 = add nsw i64 %1158, %1159
  %1161 = icmp slt i64 %1152, %1160
  br i1 %1161, label %1143, label %1142
1162:
  %1163 = icmp sgt i64 %1079, 1
  br i1 %1163, label %1164, label %1167
1164:
  %1165 = icmp sgt i64 %1113, 0
  %1166 = fadd <4 x double> %1092, zeroinitializer
  br label %1242
1167:
  %1168 = load ptr, ptr %114, align 8
  %1169 = load ptr, ptr %69, align 8
  %1170 = load ptr, ptr %111, align 8
  %1171 = load ptr, ptr %60, align 8
  %1172 = icmp sgt i64 %1113, 0
  br i1 %1172, label %1173, label %1296
1173:
  %1174 = icmp eq ptr %1169, null
  %1175 = icmp sgt i64 %1079, 0
  %1176 = fadd <4 x double> %1092, zeroinitializer
  br label %1177
1177:
  %1178 = phi i64 [ 1, %1173 ], [ %1192, %1186 ]
  %1179 = phi i64 [ 0, %1173 ], [ %1178, %1186 ]
  br i1 %1174, label %1183, label %1180
1180:
  %1181 = getelementptr inbounds nuw <4 x double>, ptr %1169, i64 %1179
  %1182 = load <4 x double>, ptr %1181, align 8
  br label %1183
1183:
  %1184 = phi <4 x double> [ %1182, %1180 ], [ zeroinitializer, %1177 ]
  %1185 = getelementptr <4 x double>, ptr %1170, i64 %1179
  br i1 %1175, label %1194, label %1186
1186:
  %1187 = phi <4 x double> [ zeroinitializer, %1183 ], [ %1208, %1207 ]
  %1188 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1187, <4 x double> %1176, <4 x double> %1184)
  %1189 = fmul <4 x double> %1092, %1187
  %1190 = select i1 %1174, <4 x double> %1189, <4 x double> %1188
  %1191 = getelementptr inbounds nuw <4 x double>, ptr %1171, i64 %1179
  store <4 x double> %1190, ptr %1191, align 8
  %1192 = add nuw i64 %1178, 1
  %1193 = icmp eq i64 %1178, %1113
  br i1 %1193, label %1211, label %1177
1194:
  %1195 = phi <4 x double> [ %1208, %1207 ], [ zeroinitializer, %1183 ]
  %1196 = phi i64 [ %1209, %1207 ], [ 0, %1183 ]
  %1197 = getelementptr inbounds nuw double, ptr %1168, i64 %1196
  %1198 = load double, ptr %1197, align 8
  %1199 = fcmp une double %1198, 0.000000e+00
  br i1 %1199, label %1200, label %1207
1200:
  %1201 = insertelement <4 x double> poison, double %1198, i64 0
  %1202 = shufflevector <4 x double> %1201, <4 x double> poison, <4 x i32> zeroinitializer
  %1203 = mul nuw nsw i64 %1196, %1113
  %1204 = getelementptr <4 x double>, ptr %1185, i64 %1203
  %1205 = load <4 x double>, ptr %1204, align 8
  %1206 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1202, <4 x double> %1205, <4 x double> %1195)
  br label %1207
1207:
  %1208 = phi <4 x double> [ %1206, %1200 ], [ %1195, %1194 ]
  %1209 = add nuw nsw i64 %1196, 1
  %1210 = icmp eq i64 %1209, %1079
  br i1 %1210, label %1186, label %1194
1211:
  %1212 = load ptr, ptr %115, align 8
  %1213 = load ptr, ptr %111, align 8
  %1214 = load ptr, ptr %116, align 8
  br label %1215
1215:
  %1216 = phi i64 [ 1, %1211 ], [ %1223, %1219 ]
  %1217 = phi i64 [ 0, %1211 ], [ %1216, %1219 ]
  %1218 = getelementptr <4 x double>, ptr %1213, i64 %1217
  br i1 %1175, label %1225, label %1219
1219:
  %1220 = phi <4 x double> [ zeroinitializer, %1215 ], [ %1239, %1238 ]
  %1221 = fmul <4 x double> %1092, %1220
  %1222 = getelementptr inbounds nuw <4 x double>, ptr %1214, i64 %1217
  store <4 x double> %1221, ptr %1222, align 8
  %1223 = add nuw i64 %1216, 1
  %1224 = icmp eq i64 %1216, %1113
  br i1 %1224, label %1296, label %1215
1225:
  %1226 = phi <4 x double> [ %1239, %1238 ], [ zeroinitializer, %1215 ]
  %1227 = phi i64 [ %1240, %1238 ], [ 0, %1215 ]
  %1228 = getelementptr inbounds nuw double, ptr %1212, i64 %1227
  %1229 = load double, ptr %1228, align 8
  %1230 = fcmp une double %1229, 0.000000e+00
  br i1 %1230, label %1231, label %1238
1231:
  %1232 = insertelement <4 x double> poison, double %1229, i64 0
  %1233 = shufflevector <4 x double> %1232, <4 x double> poison, <4 x i32> zeroinitializer
  %1234 = mul nuw nsw i64 %1227, %1113
  %1235 = getelementptr <4 x double>, ptr %1218, i64 %1234
  %1236 = load <4 x double>, ptr %1235, align 8
  %1237 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1233, <4 x double> %1236, <4 x double> %1226)
  br label %1238
1238:
  %1239 = phi <4 x double> [ %1237, %1231 ], [ %1226, %1225 ]
  %1240 = add nuw nsw i64 %1227, 1
  %1241 = icmp eq i64 %1240, %1079
  br i1 %1241, label %1219, label %1225
1242:
  %1243 = phi i64 [ 1, %1164 ], [ %1294, %1285 ]
  %1244 = load ptr, ptr %112, align 8
  %1245 = mul nuw nsw i64 %1243, %1079
  %1246 = getelementptr inbounds nuw double, ptr %1244, i64 %1245
  %1247 = load ptr, ptr %69, align 8
  %1248 = load ptr, ptr %111, align 8
  %1249 = load ptr, ptr %110, align 8
  br i1 %1165, label %1250, label %1285
1250:
  %1251 = icmp eq ptr %1247, null
  br label %1252
1252:
  %1253 = phi i64 [ 1, %1250 ], [ %1266, %1261 ]
  %1254 = phi i64 [ 0, %1250 ], [ %1253, %1261 ]
  br i1 %1251, label %1258, label %1255
1255:
  %1256 = getelementptr inbounds nuw <4 x double>, ptr %1247, i64 %1254
  %1257 = load <4 x double>, ptr %1256, align 8
  br label %1258
1258:
  %1259 = phi <4 x double> [ %1257, %1255 ], [ zeroinitializer, %1252 ]
  %1260 = getelementptr <4 x double>, ptr %1248, i64 %1254
  br label %1268
1261:
  %1262 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1282, <4 x double> %1166, <4 x double> %1259)
  %1263 = fmul <4 x double> %1092, %1282
  %1264 = select i1 %1251, <4 x double> %1263, <4 x double> %1262
  %1265 = getelementptr inbounds nuw <4 x double>, ptr %1249, i64 %1254
  store <4 x double> %1264, ptr %1265, align 8
  %1266 = add nuw i64 %1253, 1
  %1267 = icmp eq i64 %1253, %1113
  br i1 %1267, label %1285, label %1252
1268:
  %1269 = phi <4 x double> [ %1282, %1281 ], [ zeroinitializer, %1258 ]
  %1270 = phi i64 [ %1283, %1281 ], [ 0, %1258 ]
  %1271 = getelementptr inbounds nuw double, ptr %1246, i64 %1270
  %1272 = load double, ptr %1271, align 8
  %1273 = fcmp une double %1272, 0.000000e+00
  br i1 %1273, label %1274, label %1281
1274:
  %1275 = insertelement <4 x double> poison, double %1272, i64 0
  %1276 = shufflevector <4 x double> %1275, <4 x double> poison, <4 x i32> zeroinitializer
  %1277 = mul nuw nsw i64 %1270, %1113
  %1278 = getelementptr <4 x double>, ptr %1260, i64 %1277
  %1279 = load <4 x double>, ptr %1278, align 8
  %1280 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1276, <4 x double> %1279, <4 x double> %1269)
  br label %1281
1281:
  %1282 = phi <4 x double> [ %1280, %1274 ], [ %1269, %1268 ]
  %1283 = add nuw nsw i64 %1270, 1
  %1284 = icmp eq i64 %1283, %1243
  br i1 %1284, label %1261, label %1268
1285:
  %1286 = load ptr, ptr %113, align 8
  %1287 = getelementptr inbounds nuw double, ptr %1286, i64 %1243
  %1288 = load double, ptr %1287, align 8
  %1289 = call fastcc <4 x double> @bg_at(ptr noundef %2, double noundef %1288) #14
  %1290 = load ptr, ptr %110, align 8
  %1291 = load ptr, ptr %111, align 8
  %1292 = mul nsw i64 %1243, %1113
  %1293 = getelementptr inbounds <4 x double>, ptr %1291, i64 %1292
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <4 x double> noundef %1289, ptr noundef %1290, ptr noundef %1293) #14
  %1294 = add nuw nsw i64 %1243, 1
  %1295 = icmp eq i64 %1294, %1079
  br i1 %1295, label %1167, label %1242
1296:
  %1297 = load ptr, ptr %48, align 8
  %1298 = icmp eq ptr %1297, null
  br i1 %1298, label %1299, label %1302
1299:
  %1300 = load ptr, ptr %100, align 8
  %1301 = icmp eq ptr %1300, null
  br i1 %1301, label %1396, label %1302
1302:
  %1303 = load i64, ptr %0, align 8
  %1304 = load i64, ptr %53, align 8
  %1305 = add nsw i64 %1304, %1303
  %1306 = load i64, ptr %54, align 8
  %1307 = shl nsw i64 %1306, 1
  %1308 = add nsw i64 %1305, %1307
  %1309 = load i64, ptr %55, align 8
  %1310 = add nsw i64 %1308, %1309
  %1311 = icmp sgt i64 %1310, 0
  br i1 %1311, label %1319, label %1312
1312:
  %1313 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %1314 = load ptr, ptr %60, align 8
  %1315 = load ptr, ptr %118, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <4 x double> noundef %1313, ptr noundef %1314, ptr noundef %1315, i64 noundef 0, ptr noundef null) #14
  %1316 = load i64, ptr %119, align 8
  %1317 = icmp ne i64 %1316, 0
  %1318 = and i1 %1311, %1317
  br i1 %1318, label %1328, label %1346
1319:
  %1320 = phi i64 [ %1326, %1319 ], [ 0, %1302 ]
  %1321 = load ptr, ptr %60, align 8
  %1322 = getelementptr inbounds nuw <4 x double>, ptr %1321, i64 %1320
  %1323 = load <4 x double>, ptr %1322, align 8
  %1324 = load ptr, ptr %117, align 8
  %1325 = getelementptr inbounds nuw <4 x double>, ptr %1324, i64 %1320
  store <4 x double> %1323, ptr %1325, align 8
  %1326 = add nuw nsw i64 %1320, 1
  %1327 = icmp eq i64 %1326, %1310
  br i1 %1327, label %1312, label %1319
1328:
  %1329 = phi i64 [ %1344, %1328 ], [ 0, %1312 ]
  %1330 = load ptr, ptr %116, align 8
  %1331 = getelementptr inbounds nuw <4 x double>, ptr %1330, i64 %1329
  %1332 = load <4 x double>, ptr %1331, align 8
  %1333 = load ptr, ptr %60, align 8
  %1334 = getelementptr inbounds nuw <4 x double>, ptr %1333, i64 %1329
  %1335 = load <4 x double>, ptr %1334, align 8
  %1336 = load ptr, ptr %117, align 8
  %1337 = getelementptr inbounds nuw <4 x double>, ptr %1336, i64 %1329
  %1338 = load <4 x double>, ptr %1337, align 8
  %1339 = fsub <4 x double> %1335, %1338
  %1340 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %1332)
  %1341 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %1339)
  %1342 = fcmp olt <4 x double> %1340, %1341
  %1343 = select <4 x i1> %1342, <4 x double> %1339, <4 x double> %1332
  store <4 x double> %1343, ptr %1331, align 8
  %1344 = add nuw nsw i64 %1329, 1
  %1345 = icmp eq i64 %1344, %1310
  br i1 %1345, label %1346, label %1328
1346:
  %1347 = load ptr, ptr %120, align 8
  %1348 = icmp eq ptr %1347, null
  br i1 %1348, label %1381, label %1349
1349:
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #15
  br label %1350
1350:
  %1351 = phi i64 [ 0, %1349 ], [ %1361, %1350 ]
  %1352 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1351
  %1353 = getelementptr inbounds nuw i8, ptr %1352, i64 128
  %1354 = load double, ptr %1353, align 8
  %1355 = fdiv double %1354, 1.000000e-02
  %1356 = fcmp olt double %1355, 1.000000e-03
  %1357 = fcmp ogt double %1355, 1.000000e+00
  %1358 = select i1 %1357, double 1.000000e+00, double %1355
  %1359 = select i1 %1356, double 1.000000e-03, double %1358
  %1360 = getelementptr inbounds nuw double, ptr %15, i64 %1351
  store double %1359, ptr %1360, align 8
  %1361 = add nuw nsw i64 %1351, 1
  %1362 = icmp eq i64 %1361, 4
  br i1 %1362, label %1363, label %1350
1363:
  %1364 = load <4 x double>, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #15
  %1365 = load i64, ptr %0, align 8
  %1366 = icmp sgt i64 %1365, 0
  br i1 %1366, label %1367, label %1381
1367:
  %1368 = phi i64 [ %1378, %1367 ], [ 0, %1363 ]
  %1369 = load ptr, ptr %121, align 8
  %1370 = getelementptr inbounds nuw <4 x double>, ptr %1369, i64 %1368
  %1371 = load <4 x double>, ptr %1370, align 8
  %1372 = fcmp ogt <4 x double> %1371, splat (double 5.000000e-01)
  %1373 = load ptr, ptr %116, align 8
  %1374 = getelementptr inbounds nuw <4 x double>, ptr %1373, i64 %1368
  %1375 = load <4 x double>, ptr %1374, align 8
  %1376 = fmul <4 x double> %1364, %1375
  %1377 = select <4 x i1> %1372, <4 x double> %1376, <4 x double> %1375
  store <4 x double> %1377, ptr %1374, align 8
  %1378 = add nuw nsw i64 %1368, 1
  %1379 = load i64, ptr %0, align 8
  %1380 = icmp slt i64 %1378, %1379
  br i1 %1380, label %1367, label %1381
1381:
  br i1 %1311, label %1382, label %1396
1382:
  %1383 = phi i64 [ %1394, %1382 ], [ 0, %1381 ]
  %1384 = load ptr, ptr %116, align 8
  %1385 = getelementptr inbounds nuw <4 x double>, ptr %1384, i64 %1383
  %1386 = load <4 x double>, ptr %1385, align 8
  %1387 = load ptr, ptr %118, align 8
  %1388 = getelementptr inbounds nuw <4 x double>, ptr %1387, i64 %1383
  %1389 = load <4 x double>, ptr %1388, align 8
  %1390 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %1386)
  %1391 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %1389)
  %1392 = fcmp olt <4 x double> %1390, %1391
  %1393 = select <4 x i1> %1392, <4 x double> %1389, <4 x double> %1386
  store <4 x double> %1393, ptr %1385, align 8
  %1394 = add nuw nsw i64 %1383, 1
  %1395 = icmp eq i64 %1394, %1310
  br i1 %1395, label %1396, label %1382
1396:
  %1397 = load i64, ptr %101, align 8
  %1398 = icmp eq i64 %1397, 0
  br i1 %1398, label %1561, label %1399
1399:
  %1400 = load i64, ptr %0, align 8
  %1401 = load i64, ptr %53, align 8
  %1402 = add nsw i64 %1401, %1400
  %1403 = load i64, ptr %54, align 8
  %1404 = shl nsw i64 %1403, 1
  %1405 = add nsw i64 %1402, %1404
  %1406 = load i64, ptr %55, align 8
  %1407 = add nsw i64 %1405, %1406
  %1408 = icmp sgt i64 %1407, 0
  br i1 %1408, label %1422, label %1409
1409:
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #15
  br label %1410
1410:
  %1411 = phi i64 [ 0, %1409 ], [ %1416, %1410 ]
  %1412 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1411
  %1413 = getelementptr inbounds nuw i8, ptr %1412, i64 88
  %1414 = load double, ptr %1413, align 8
  %1415 = getelementptr inbounds nuw double, ptr %14, i64 %1411
  store double %1414, ptr %1415, align 8
  %1416 = add nuw nsw i64 %1411, 1
  %1417 = icmp eq i64 %1416, 4
  br i1 %1417, label %1418, label %1410
1418:
  %1419 = load <4 x double>, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #15
  %1420 = load ptr, ptr %60, align 8
  %1421 = load ptr, ptr %123, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull readonly %2, <4 x double> noundef %1419, ptr noundef %1420, <4 x double> noundef zeroinitializer, ptr noundef %1421) #14
  br label %1444
1422:
  %1423 = phi i64 [ %1429, %1422 ], [ 0, %1399 ]
  %1424 = load ptr, ptr %60, align 8
  %1425 = getelementptr inbounds nuw <4 x double>, ptr %1424, i64 %1423
  %1426 = load <4 x double>, ptr %1425, align 8
  %1427 = load ptr, ptr %122, align 8
  %1428 = getelementptr inbounds nuw <4 x double>, ptr %1427, i64 %1423
  store <4 x double> %1426, ptr %1428, align 8
  %1429 = add nuw nsw i64 %1423, 1
  %1430 = load i64, ptr %0, align 8
  %1431 = load i64, ptr %53, align 8
  %1432 = add nsw i64 %1431, %1430
  %1433 = load i64, ptr %54, align 8
  %1434 = shl nsw i64 %1433, 1
  %1435 = add nsw i64 %1432, %1434
  %1436 = load i64, ptr %55, align 8
  %1437 = add nsw i64 %1435, %1436
  %1438 = icmp slt i64 %1429, %1437
  br i1 %1438, label %1422, label %1409
1439:
  %1440 = icmp eq i32 %1476, 0
  br i1 %1440, label %1441, label %1479
1441:
  %1442 = load i64, ptr %101, align 8
  %1443 = icmp sgt i64 %1442, 0
  br i1 %1443, label %1550, label %1561
1444:
  %1445 = phi i32 [ 0, %1418 ], [ %1476, %1475 ]
  %1446 = phi i64 [ 0, %1418 ], [ %1477, %1475 ]
  %1447 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1446
  %1448 = load i64, ptr %1447, align 8
  %1449 = icmp sgt i64 %1448, -1
  br i1 %1449, label %1450, label %1475
1450:
  %1451 = load ptr, ptr %123, align 8
  %1452 = load i64, ptr %101, align 8
  %1453 = getelementptr double, ptr %1451, i64 %1446
  %1454 = icmp sgt i64 %1452, 0
  br i1 %1454, label %1455, label %1475
1455:
  %1456 = load ptr, ptr %104, align 8
  %1457 = getelementptr double, ptr %1456, i64 %1446
  br label %1458
1458:
  %1459 = phi i64 [ 0, %1455 ], [ %1471, %1458 ]
  %1460 = phi i32 [ 0, %1455 ], [ %1470, %1458 ]
  %1461 = shl nsw i64 %1459, 5
  %1462 = getelementptr i8, ptr %1457, i64 %1461
  %1463 = load double, ptr %1462, align 8
  %1464 = getelementptr i8, ptr %1453, i64 %1461
  %1465 = load double, ptr %1464, align 8
  %1466 = fcmp olt double %1463, 0.000000e+00
  %1467 = fcmp oge double %1465, 0.000000e+00
  %1468 = select i1 %1466, i1 %1467, i1 false
  %1469 = zext i1 %1468 to i32
  %1470 = or i32 %1460, %1469
  %1471 = add nuw nsw i64 %1459, 1
  %1472 = icmp eq i64 %1471, %1452
  br i1 %1472, label %1473, label %1458
1473:
  %1474 = or i32 %1470, %1445
  br label %1475
1475:
  %1476 = phi i32 [ %1445, %1444 ], [ %1445, %1450 ], [ %1474, %1473 ]
  %1477 = add nuw nsw i64 %1446, 1
  %1478 = icmp eq i64 %1477, 4
  br i1 %1478, label %1439, label %1444
1479:
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #15
  br label %1480
1480:
  %1481 = phi i64 [ 0, %1479 ], [ %1486, %1480 ]
  %1482 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1481
  %1483 = getelementptr inbounds nuw i8, ptr %1482, i64 88
  %1484 = load double, ptr %1483, align 8
  %1485 = getelementptr inbounds nuw double, ptr %13, i64 %1481
  store double %1484, ptr %1485, align 8
  %1486 = add nuw nsw i64 %1481, 1
  %1487 = icmp eq i64 %1486, 4
  br i1 %1487, label %1488, label %1480
1488:
  %1489 = load <4 x double>, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #15
  %1490 = load ptr, ptr %60, align 8
  %1491 = load ptr, ptr %125, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %124, ptr noundef nonnull readonly %2, <4 x double> noundef %1489, ptr noundef %1490, <4 x double> noundef zeroinitializer, ptr noundef %1491) #14
  %1492 = load i64, ptr %126, align 8
  br label %1506
1493:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  br label %1494
1494:
  %1495 = phi i64 [ 0, %1493 ], [ %1500, %1494 ]
  %1496 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1495
  %1497 = getelementptr inbounds nuw i8, ptr %1496, i64 88
  %1498 = load double, ptr %1497, align 8
  %1499 = getelementptr inbounds nuw double, ptr %12, i64 %1495
  store double %1498, ptr %1499, align 8
  %1500 = add nuw nsw i64 %1495, 1
  %1501 = icmp eq i64 %1500, 4
  br i1 %1501, label %1502, label %1494
1502:
  %1503 = load <4 x double>, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  %1504 = load ptr, ptr %60, align 8
  %1505 = load ptr, ptr %103, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull readonly %2, <4 x double> noundef %1503, ptr noundef %1504, <4 x double> noundef zeroinitializer, ptr noundef %1505) #14
  br label %1561
1506:
  %1507 = phi i64 [ %1492, %1488 ], [ %1547, %1546 ]
  %1508 = phi i64 [ 0, %1488 ], [ %1548, %1546 ]
  %1509 = icmp sgt i64 %1507, 0
  br i1 %1509, label %1510, label %1546
1510:
  %1511 = phi i64 [ %1542, %1541 ], [ %1507, %1506 ]
  %1512 = phi i64 [ %1543, %1541 ], [ %1507, %1506 ]
  %1513 = phi i64 [ %1544, %1541 ], [ 0, %1506 ]
  %1514 = load ptr, ptr %127, align 8
  %1515 = getelementptr inbounds nuw i64, ptr %1514, i64 %1513
  %1516 = load i64, ptr %1515, align 8
  %1517 = load ptr, ptr %104, align 8
  %1518 = shl nsw i64 %1516, 5
  %1519 = getelementptr inbounds i8, ptr %1517, i64 %1518
  %1520 = getelementptr inbounds nuw double, ptr %1519, i64 %1508
  %1521 = load double, ptr %1520, align 8
  %1522 = load ptr, ptr %123, align 8
  %1523 = getelementptr inbounds i8, ptr %1522, i64 %1518
  %1524 = getelementptr inbounds nuw double, ptr %1523, i64 %1508
  %1525 = load double, ptr %1524, align 8
  %1526 = fcmp uge double %1521, 0.000000e+00
  %1527 = fcmp ult double %1525, 0.000000e+00
  %1528 = select i1 %1526, i1 true, i1 %1527
  br i1 %1528, label %1541, label %1529
1529:
  %1530 = load ptr, ptr %125, align 8
  %1531 = getelementptr inbounds nuw <4 x double>, ptr %1530, i64 %1513
  %1532 = getelementptr inbounds nuw double, ptr %1531, i64 %1508
  %1533 = load double, ptr %1532, align 8
  %1534 = load ptr, ptr %60, align 8
  %1535 = load ptr, ptr %128, align 8
  %1536 = getelementptr inbounds nuw i64, ptr %1535, i64 %1513
  %1537 = load i64, ptr %1536, align 8
  %1538 = getelementptr inbounds <4 x double>, ptr %1534, i64 %1537
  %1539 = getelementptr inbounds nuw double, ptr %1538, i64 %1508
  store double %1533, ptr %1539, align 8
  %1540 = load i64, ptr %126, align 8
  br label %1541
1541:
  %1542 = phi i64 [ %1540, %1529 ], [ %1511, %1510 ]
  %1543 = phi i64 [ %1540, %1529 ], [ %1512, %1510 ]
  %1544 = add nuw nsw i64 %1513, 1
  %1545 = icmp slt i64 %1544, %1543
  br i1 %1545, label %1510, label %1546
1546:
  %1547 = phi i64 [ %1507, %1506 ], [ %1542, %1541 ]
  %1548 = add nuw nsw i64 %1508, 1
  %1549 = icmp eq i64 %1548, 4
  br i1 %1549, label %1493, label %1506
1550:
  %1551 = phi i64 [ %1557, %1550 ], [ 0, %1441 ]
  %1552 = load ptr, ptr %123, align 8
  %1553 = getelementptr inbounds nuw <4 x double>, ptr %1552, i64 %1551
  %1554 = load <4 x double>, ptr %1553, align 8
  %1555 = load ptr, ptr %103, align 8
  %1556 = getelementptr inbounds nuw <4 x double>, ptr %1555, i64 %1551
  store <4 x double> %1554, ptr %1556, align 8
  %1557 = add nuw nsw i64 %1551, 1
  %1558 = load i64, ptr %101, align 8
  %1559 = shl nsw i64 %1558, 2
  %1560 = icmp slt i64 %1557, %1559
  br i1 %1560, label %1550, label %1561
1561:
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #15
  br label %1574
1562:
  %1563 = load i64, ptr %0, align 8
  %1564 = load i64, ptr %53, align 8
  %1565 = add nsw i64 %1564, %1563
  %1566 = load i64, ptr %54, align 8
  %1567 = shl nsw i64 %1566, 1
  %1568 = add nsw i64 %1565, %1567
  %1569 = load i64, ptr %55, align 8
  %1570 = add nsw i64 %1568, %1569
  %1571 = icmp sgt i64 %1570, 0
  br i1 %1571, label %1572, label %1584
1572:
  %1573 = load ptr, ptr %60, align 8
  br label %1590
1574:
  %1575 = phi i64 [ 0, %1561 ], [ %1580, %1574 ]
  %1576 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1575
  %1577 = getelementptr inbounds nuw i8, ptr %1576, i64 128
  %1578 = load double, ptr %1577, align 8
  %1579 = getelementptr inbounds nuw double, ptr %11, i64 %1575
  store double %1578, ptr %1579, align 8
  %1580 = add nuw nsw i64 %1575, 1
  %1581 = icmp eq i64 %1580, 4
  br i1 %1581, label %1562, label %1574
1582:
  %1583 = icmp slt <4 x i64> %1596, zeroinitializer
  br label %1584
1584:
  %1585 = phi <4 x i1> [ splat (i1 true), %1562 ], [ %1583, %1582 ]
  %1586 = icmp sgt i64 %1563, 0
  br i1 %1586, label %1587, label %1635
1587:
  %1588 = load ptr, ptr %129, align 8
  %1589 = load <4 x double>, ptr %11, align 8
  br label %1599
1590:
  %1591 = phi <4 x i64> [ splat (i64 -1), %1572 ], [ %1596, %1590 ]
  %1592 = phi i64 [ 0, %1572 ], [ %1597, %1590 ]
  %1593 = getelementptr inbounds nuw <4 x double>, ptr %1573, i64 %1592
  %1594 = load <4 x double>, ptr %1593, align 8
  %1595 = fcmp ord <4 x double> %1594, zeroinitializer
  %1596 = select <4 x i1> %1595, <4 x i64> %1591, <4 x i64> zeroinitializer
  %1597 = add nuw nsw i64 %1592, 1
  %1598 = icmp eq i64 %1597, %1570
  br i1 %1598, label %1582, label %1590
1599:
  %1600 = phi <4 x double> [ zeroinitializer, %1587 ], [ %1632, %1631 ]
  %1601 = phi i64 [ 0, %1587 ], [ %1633, %1631 ]
  %1602 = getelementptr inbounds nuw double, ptr %1588, i64 %1601
  %1603 = load double, ptr %1602, align 8
  %1604 = fcmp ogt double %1603, 0.000000e+00
  br i1 %1604, label %1605, label %1631
1605:
  %1606 = load ptr, ptr %69, align 8
  %1607 = getelementptr inbounds nuw <4 x double>, ptr %1606, i64 %1601
  %1608 = load <4 x double>, ptr %1607, align 8
  %1609 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %1608)
  %1610 = load ptr, ptr %60, align 8
  %1611 = getelementptr inbounds nuw <4 x double>, ptr %1610, i64 %1601
  %1612 = load <4 x double>, ptr %1611, align 8
  %1613 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %1612)
  %1614 = fcmp olt <4 x double> %1609, %1613
  %1615 = select <4 x i1> %1614, <4 x i1> %1585, <4 x i1> zeroinitializer
  %1616 = select <4 x i1> %1615, <4 x double> %1613, <4 x double> %1609
  %1617 = load ptr, ptr %116, align 8
  %1618 = getelementptr inbounds nuw <4 x double>, ptr %1617, i64 %1601
  %1619 = load <4 x double>, ptr %1618, align 8
  %1620 = fcmp ord <4 x double> %1619, zeroinitializer
  %1621 = select <4 x i1> %1620, <4 x double> %1619, <4 x double> splat (double 0x7FF0000000000000)
  %1622 = load ptr, ptr %130, align 8
  %1623 = getelementptr inbounds nuw <4 x double>, ptr %1622, i64 %1601
  %1624 = load <4 x double>, ptr %1623, align 8
  %1625 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1616, <4 x double> %1589, <4 x double> %1624)
  %1626 = fdiv <4 x double> %1621, %1625
  %1627 = insertelement <4 x double> poison, double %1603, i64 0
  %1628 = shufflevector <4 x double> %1627, <4 x double> poison, <4 x i32> zeroinitializer
  %1629 = fmul <4 x double> %1626, %1626
  %1630 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1628, <4 x double> %1629, <4 x double> %1600)
  br label %1631
1631:
  %1632 = phi <4 x double> [ %1630, %1605 ], [ %1600, %1599 ]
  %1633 = add nuw nsw i64 %1601, 1
  %1634 = icmp eq i64 %1633, %1563
  br i1 %1634, label %1635, label %1599
1635:
  %1636 = phi <4 x double> [ zeroinitializer, %1584 ], [ %1632, %1631 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #15
  store <4 x double> %1636, ptr %19, align 8
  br label %1640
1637:
  %1638 = icmp eq i32 %1894, 0
  br i1 %1638, label %1639, label %1897
1639:
  br label %2610
1640:
  %1641 = phi i32 [ 0, %1635 ], [ %1894, %1891 ]
  %1642 = phi i64 [ 0, %1635 ], [ %1895, %1891 ]
  %1643 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1642
  %1644 = load i64, ptr %1643, align 8
  %1645 = icmp sgt i64 %1644, -1
  br i1 %1645, label %1646, label %1891
1646:
  %1647 = getelementptr inbounds nuw double, ptr %19, i64 %1642
  %1648 = load double, ptr %1647, align 8
  %1649 = getelementptr inbounds nuw i8, ptr %1643, i64 24
  %1650 = load i64, ptr %1649, align 8
  %1651 = freeze i64 %1650
  %1652 = getelementptr inbounds nuw i8, ptr %1643, i64 32
  %1653 = getelementptr inbounds nuw i8, ptr %1643, i64 136
  %1654 = load double, ptr %1653, align 8
  %1655 = call double @llvm.sqrt.f64(double %1648)
  %1656 = fdiv double 1.000000e+00, %1655
  %1657 = load i64, ptr %131, align 8
  %1658 = sitofp i64 %1657 to double
  %1659 = getelementptr inbounds nuw i8, ptr %1643, i64 72
  %1660 = load double, ptr %1659, align 8
  %1661 = getelementptr inbounds nuw i8, ptr %1643, i64 64
  %1662 = load double, ptr %1661, align 8
  %1663 = fsub double %1660, %1662
  %1664 = fcmp olt double %1655, 1.000000e+00
  %1665 = icmp ne i64 %1651, 0
  %1666 = or i1 %1664, %1665
  %1667 = load double, ptr %132, align 8
  %1668 = load double, ptr %133, align 8
  %1669 = fadd double %1667, %1668
  %1670 = fdiv double %1669, %1658
  %1671 = call double @bg_pow_1(double noundef %1656, double noundef %1670) #13
  %1672 = fmul double %1671, 9.000000e-01
  %1673 = load double, ptr %1653, align 8
  %1674 = load double, ptr %133, align 8
  %1675 = fneg double %1674
  %1676 = fdiv double %1675, %1658
  %1677 = call double @bg_pow_1(double noundef %1673, double noundef %1676) #13
  %1678 = fmul double %1672, %1677
  %1679 = select i1 %1666, double 1.000000e+00, double 2.000000e-01
  %1680 = select i1 %1666, double 1.000000e+01, double 9.000000e-01
  %1681 = fcmp ult double %1678, %1679
  %1682 = fcmp ogt double %1678, %1680
  %1683 = select i1 %1682, double %1680, double %1678
  %1684 = select i1 %1681, double %1679, double %1683
  %1685 = fmul double %1663, %1684
  %1686 = getelementptr inbounds nuw i8, ptr %1643, i64 128
  %1687 = load double, ptr %1686, align 8
  %1688 = fcmp olt double %1685, %1687
  %1689 = load i64, ptr %1649, align 8
  %1690 = icmp ne i64 %1689, 0
  %1691 = fcmp oeq double %1684, 1.000000e+00
  %1692 = select i1 %1690, i1 %1691, i1 false
  %1693 = select i1 %1692, double %1687, double %1685
  %1694 = fcmp ole double %1693, %1687
  %1695 = zext i1 %1694 to i64
  store i64 %1695, ptr %1649, align 8
  %1696 = fcmp olt double %1693, %1687
  %1697 = select i1 %1696, double %1687, double %1693
  br i1 %1666, label %1698, label %1701
1698:
  %1699 = call i1 @llvm.is.fpclass.f64(double %1656, i32 608)
  %1700 = select i1 %1699, double 1.000000e+00, double %1656
  store double %1700, ptr %1653, align 8
  br label %1701
1701:
  %1702 = phi ptr [ %1659, %1698 ], [ %1661, %1646 ]
  %1703 = load double, ptr %1702, align 8
  %1704 = fadd double %1697, %1703
  %1705 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %1642, double noundef %1703, double noundef %1704) #14
  %1706 = getelementptr inbounds nuw i8, ptr %1643, i64 80
  store double %1705, ptr %1706, align 8
  br i1 %1688, label %1707, label %1708
1707:
  store i64 3, ptr %1652, align 8
  br label %1708
1708:
  %1709 = load i64, ptr %101, align 8
  %1710 = icmp eq i64 %1709, 0
  br i1 %1710, label %1868, label %1711
1711:
  %1712 = load double, ptr %1659, align 8
  %1713 = load double, ptr %1661, align 8
  %1714 = fsub double %1712, %1713
  %1715 = getelementptr inbounds nuw i8, ptr %1643, i64 96
  %1716 = load double, ptr %1715, align 8
  %1717 = getelementptr inbounds nuw i8, ptr %1643, i64 88
  %1718 = load double, ptr %1717, align 8
  %1719 = fsub double %1716, %1718
  %1720 = fmul double %1719, 1.000000e-13
  %1721 = icmp sgt i64 %1709, 0
  br i1 %1721, label %1722, label %1862
1722:
  %1723 = load ptr, ptr %104, align 8
  %1724 = getelementptr double, ptr %1723, i64 %1642
  %1725 = shl nsw i64 %1709, 5
  %1726 = shl nsw i64 %1709, 6
  %1727 = load ptr, ptr %103, align 8
  %1728 = getelementptr double, ptr %1727, i64 %1642
  br label %1729
1729:
  %1730 = phi double [ 1.000000e+00, %1722 ], [ %1825, %1819 ]
  %1731 = phi i64 [ 0, %1722 ], [ %1826, %1819 ]
  %1732 = shl nsw i64 %1731, 5
  %1733 = getelementptr i8, ptr %1724, i64 %1732
  %1734 = load double, ptr %1733, align 8
  %1735 = getelementptr inbounds nuw i8, ptr %1733, i64 %1725
  %1736 = load double, ptr %1735, align 8
  %1737 = getelementptr inbounds nuw i8, ptr %1733, i64 %1726
  %1738 = load double, ptr %1737, align 8
  %1739 = getelementptr i8, ptr %1728, i64 %1732
  %1740 = load double, ptr %1739, align 8
  %1741 = getelementptr inbounds nuw i8, ptr %1739, i64 %1725
  %1742 = load double, ptr %1741, align 8
  %1743 = fcmp olt double %1734, 0.000000e+00
  %1744 = select i1 %1743, double 1.000000e+00, double -1.000000e+00
  %1745 = fmul double %1738, 0x3EB0C6F7A0B5ED8D
  %1746 = fmul double %1734, %1744
  %1747 = fmul double %1744, %1740
  %1748 = fsub double %1747, %1746
  %1749 = fmul double %1736, %1744
  %1750 = fmul double %1714, %1749
  %1751 = fmul double %1744, %1742
  %1752 = fmul double %1714, %1751
  %1753 = fmul double %1748, 3.000000e+00
  %1754 = fmul double %1750, 2.000000e+00
  %1755 = fsub double %1753, %1754
  %1756 = fsub double %1755, %1752
  %1757 = fadd double %1750, %1752
  %1758 = fmul double %1748, 2.000000e+00
  %1759 = fsub double %1757, %1758
  %1760 = fcmp uge double %1740, 0.000000e+00
  %1761 = xor i1 %1743, %1760
  br i1 %1761, label %1794, label %1762
1762:
  %1763 = fcmp ogt double %1747, %1745
  br i1 %1763, label %1764, label %1819
1764:
  %1765 = fmul double %1745, 5.000000e-01
  %1766 = fmul double %1756, 2.000000e+00
  br label %1767
1767:
  %1768 = phi double [ 0.000000e+00, %1764 ], [ %1781, %1767 ]
  %1769 = phi double [ 1.000000e+00, %1764 ], [ %1780, %1767 ]
  %1770 = phi double [ 5.000000e-01, %1764 ], [ %1791, %1767 ]
  %1771 = phi i32 [ 0, %1764 ], [ %1792, %1767 ]
  %1772 = call double @llvm.fma.f64(double %1770, double %1759, double %1756)
  %1773 = call double @llvm.fma.f64(double %1770, double %1772, double %1750)
  %1774 = call double @llvm.fma.f64(double %1770, double %1773, double %1746)
  %1775 = fsub double %1774, %1765
  %1776 = fmul double %1770, 3.000000e+00
  %1777 = call double @llvm.fma.f64(double %1776, double %1759, double %1766)
  %1778 = call double @llvm.fma.f64(double %1770, double %1777, double %1750)
  %1779 = fcmp olt double %1775, 0.000000e+00
  %1780 = select i1 %1779, double %1769, double %1770
  %1781 = select i1 %1779, double %1770, double %1768
  %1782 = fcmp oeq double %1778, 0.000000e+00
  %1783 = select i1 %1782, double 1.000000e+00, double %1778
  %1784 = fdiv double %1775, %1783
  %1785 = fsub double %1770, %1784
  %1786 = fcmp ogt double %1785, %1781
  %1787 = fcmp olt double %1785, %1780
  %1788 = select i1 %1786, i1 %1787, i1 false
  %1789 = fadd double %1781, %1780
  %1790 = fmul double %1789, 5.000000e-01
  %1791 = select i1 %1788, double %1785, double %1790
  %1792 = add nuw nsw i32 %1771, 1
  %1793 = icmp eq i32 %1792, 10
  br i1 %1793, label %1819, label %1767
1794:
  %1795 = fcmp ogt double %1749, 0.000000e+00
  %1796 = fcmp olt double %1751, 0.000000e+00
  %1797 = select i1 %1795, i1 %1796, i1 false
  br i1 %1797, label %1798, label %1819
1798:
  %1799 = fmul double %1756, %1756
  %1800 = fmul double %1759, 3.000000e+00
  %1801 = fmul double %1750, %1800
  %1802 = fsub double %1799, %1801
  %1803 = fcmp ogt double %1802, 0.000000e+00
  %1804 = select i1 %1803, double %1802, double 0.000000e+00
  %1805 = call double @llvm.sqrt.f64(double %1804)
  %1806 = fsub double %1805, %1756
  %1807 = fcmp olt double %1806, 1.000000e-300
  %1808 = select i1 %1807, double 1.000000e-300, double %1806
  %1809 = fdiv double %1750, %1808
  %1810 = fcmp olt double %1809, 0.000000e+00
  %1811 = fcmp ogt double %1809, 1.000000e+00
  %1812 = select i1 %1811, double 1.000000e+00, double %1809
  %1813 = select i1 %1810, double 0.000000e+00, double %1812
  %1814 = call double @llvm.fma.f64(double %1813, double %1759, double %1756)
  %1815 = call double @llvm.fma.f64(double %1813, double %1814, double %1750)
  %1816 = call double @llvm.fma.f64(double %1813, double %1815, double %1746)
  %1817 = fcmp ogt double %1816, 0.000000e+00
  %1818 = select i1 %1817, double %1813, double 1.000000e+00
  br label %1819
1819:
  %1820 = phi double [ 1.000000e+00, %1794 ], [ 1.000000e+00, %1762 ], [ %1818, %1798 ], [ %1791, %1767 ]
  %1821 = call double @llvm.fabs.f64(double %1820)
  %1822 = fcmp one double %1821, 0x7FF0000000000000
  %1823 = select i1 %1822, double %1820, double 1.000000e+00
  %1824 = fcmp olt double %1823, %1730
  %1825 = select i1 %1824, double %1823, double %1730
  %1826 = add nuw nsw i64 %1731, 1
  %1827 = icmp eq i64 %1826, %1709
  br i1 %1827, label %1828, label %1729
1828:
  %1829 = fcmp olt double %1825, 1.000000e+00
  %1830 = fcmp ogt double %1714, %1720
  %1831 = select i1 %1829, i1 %1830, i1 false
  br i1 %1831, label %1832, label %1842
1832:
  %1833 = call double @llvm.fma.f64(double %1825, double %1714, double %1713)
  %1834 = fmul double %1720, 5.000000e-01
  %1835 = fadd double %1713, %1834
  %1836 = fcmp olt double %1833, %1835
  %1837 = select i1 %1836, double %1835, double %1833
  br i1 %1666, label %1838, label %1839
1838:
  store double %1654, ptr %1653, align 8
  store i64 %1651, ptr %1649, align 8
  br label %1841
1839:
  %1840 = fcmp olt double %1837, %1705
  br i1 %1840, label %1841, label %1871
1841:
  store double %1837, ptr %1706, align 8
  br label %1871
1842:
  %1843 = mul nuw nsw i64 %1709, 96
  br label %1844
1844:
  %1845 = phi i64 [ 0, %1842 ], [ %1860, %1857 ]
  %1846 = phi double [ 0x7FF0000000000000, %1842 ], [ %1859, %1857 ]
  %1847 = shl nsw i64 %1845, 5
  %1848 = getelementptr i8, ptr %1728, i64 %1847
  %1849 = getelementptr inbounds nuw i8, ptr %1848, i64 %1726
  %1850 = load double, ptr %1849, align 8
  %1851 = getelementptr inbounds nuw i8, ptr %1848, i64 %1843
  %1852 = load double, ptr %1851, align 8
  %1853 = fcmp olt double %1852, 1.000000e-300
  %1854 = select i1 %1853, double 1.000000e-300, double %1852
  %1855 = fdiv double %1850, %1854
  %1856 = fcmp ord double %1855, 0.000000e+00
  br i1 %1856, label %1857, label %1862
1857:
  %1858 = fcmp olt double %1855, %1846
  %1859 = select i1 %1858, double %1855, double %1846
  %1860 = add nuw nsw i64 %1845, 1
  %1861 = icmp eq i64 %1860, %1709
  br i1 %1861, label %1862, label %1844
1862:
  %1863 = phi double [ 0x7FF0000000000000, %1711 ], [ %1859, %1857 ], [ 0x7FF8000000000000, %1844 ]
  %1864 = fadd double %1712, %1863
  br i1 %1666, label %1865, label %1871
1865:
  %1866 = fcmp ult double %1864, %1705
  br i1 %1866, label %1867, label %1871
1867:
  store double %1864, ptr %1706, align 8
  br label %1871
1868:
  %1869 = zext i1 %1666 to i32
  %1870 = select i1 %1666, i64 72, i64 64
  br label %1871
1871:
  %1872 = phi i32 [ 0, %1862 ], [ %1869, %1868 ], [ 1, %1865 ], [ 0, %1839 ], [ 0, %1841 ], [ 1, %1867 ]
  %1873 = phi i64 [ 64, %1862 ], [ %1870, %1868 ], [ 72, %1865 ], [ 64, %1839 ], [ 64, %1841 ], [ 72, %1867 ]
  %1874 = getelementptr inbounds nuw i8, ptr %1643, i64 %1873
  %1875 = load double, ptr %1874, align 8
  %1876 = getelementptr inbounds nuw i8, ptr %1643, i64 40
  %1877 = load i64, ptr %1876, align 8
  %1878 = add nsw i64 %1877, 1
  store i64 %1878, ptr %1876, align 8
  %1879 = load i64, ptr %1652, align 8
  %1880 = icmp eq i64 %1879, 0
  br i1 %1880, label %1881, label %1891
1881:
  %1882 = sitofp i64 %1878 to double
  %1883 = getelementptr inbounds nuw i8, ptr %1643, i64 120
  %1884 = load double, ptr %1883, align 8
  %1885 = fcmp ugt double %1884, %1882
  br i1 %1885, label %1891, label %1886
1886:
  %1887 = getelementptr inbounds nuw i8, ptr %1643, i64 96
  %1888 = load double, ptr %1887, align 8
  %1889 = fcmp olt double %1875, %1888
  br i1 %1889, label %1890, label %1891
1890:
  store i64 2, ptr %1652, align 8
  br label %1891
1891:
  %1892 = phi i32 [ 0, %1640 ], [ %1872, %1871 ], [ %1872, %1881 ], [ %1872, %1886 ], [ %1872, %1890 ]
  %1893 = getelementptr inbounds nuw i32, ptr %18, i64 %1642
  store i32 %1892, ptr %1893, align 4
  %1894 = or i32 %1892, %1641
  %1895 = add nuw nsw i64 %1642, 1
  %1896 = icmp eq i64 %1895, 4
  br i1 %1896, label %1637, label %1640
1897:
  %1898 = load i64, ptr %51, align 8
  %1899 = icmp eq i64 %1898, 0
  br i1 %1899, label %2120, label %1900
1900:
  %1901 = load i64, ptr %0, align 8
  %1902 = load i64, ptr %53, align 8
  %1903 = load i64, ptr %54, align 8
  %1904 = load i64, ptr %55, align 8
  %1905 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  br label %1906
1906:
  %1907 = phi i64 [ 0, %1900 ], [ %1915, %1906 ]
  %1908 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1907
  %1909 = getelementptr inbounds nuw i8, ptr %1908, i64 72
  %1910 = load double, ptr %1909, align 8
  %1911 = getelementptr inbounds nuw i8, ptr %1908, i64 64
  %1912 = load double, ptr %1911, align 8
  %1913 = fsub double %1910, %1912
  %1914 = getelementptr inbounds nuw double, ptr %10, i64 %1907
  store double %1913, ptr %1914, align 8
  %1915 = add nuw nsw i64 %1907, 1
  %1916 = icmp eq i64 %1915, 4
  br i1 %1916, label %1917, label %1906
1917:
  %1918 = add i64 %1902, %1901
  %1919 = shl i64 %1903, 1
  %1920 = add i64 %1918, %1919
  %1921 = add i64 %1920, %1904
  %1922 = load <4 x double>, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  %1923 = icmp sgt i64 %1905, 0
  br i1 %1923, label %1924, label %1929
1924:
  %1925 = icmp sgt i64 %1921, 0
  %1926 = fadd <4 x double> %1922, zeroinitializer
  %1927 = icmp sgt i64 %1898, 0
  %1928 = mul i64 %1921, %1905
  br label %1935
1929:
  %1930 = icmp sgt i64 %1898, 0
  br i1 %1930, label %1931, label %2052
1931:
  %1932 = mul i64 %1921, %1905
  %1933 = icmp sgt i64 %1921, 0
  %1934 = fadd <4 x double> %1922, zeroinitializer
  br label %2057
1935:
  %1936 = phi i64 [ 0, %1924 ], [ %1985, %1984 ]
  %1937 = load ptr, ptr %112, align 8
  %1938 = mul nuw nsw i64 %1936, %1905
  %1939 = getelementptr inbounds nuw double, ptr %1937, i64 %1938
  %1940 = load ptr, ptr %69, align 8
  %1941 = load ptr, ptr %111, align 8
  %1942 = load ptr, ptr %110, align 8
  br i1 %1925, label %1943, label %1980
1943:
  %1944 = icmp eq ptr %1940, null
  %1945 = icmp eq i64 %1936, 0
  br label %1946
1946:
  %1947 = phi i64 [ 1, %1943 ], [ %1961, %1955 ]
  %1948 = phi i64 [ 0, %1943 ], [ %1947, %1955 ]
  br i1 %1944, label %1952, label %1949
1949:
  %1950 = getelementptr inbounds nuw <4 x double>, ptr %1940, i64 %1948
  %1951 = load <4 x double>, ptr %1950, align 8
  br label %1952
1952:
  %1953 = phi <4 x double> [ %1951, %1949 ], [ zeroinitializer, %1946 ]
  %1954 = getelementptr <4 x double>, ptr %1941, i64 %1948
  br i1 %1945, label %1955, label %1963
1955:
  %1956 = phi <4 x double> [ zeroinitializer, %1952 ], [ %1977, %1976 ]
  %1957 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1956, <4 x double> %1926, <4 x double> %1953)
  %1958 = fmul <4 x double> %1922, %1956
  %1959 = select i1 %1944, <4 x double> %1958, <4 x double> %1957
  %1960 = getelementptr inbounds nuw <4 x double>, ptr %1942, i64 %1948
  store <4 x double> %1959, ptr %1960, align 8
  %1961 = add nuw i64 %1947, 1
  %1962 = icmp eq i64 %1947, %1921
  br i1 %1962, label %1980, label %1946
1963:
  %1964 = phi <4 x double> [ %1977, %1976 ], [ zeroinitializer, %1952 ]
  %1965 = phi i64 [ %1978, %1976 ], [ 0, %1952 ]
  %1966 = getelementptr inbounds nuw double, ptr %1939, i64 %1965
  %1967 = load double, ptr %1966, align 8
  %1968 = fcmp une double %1967, 0.000000e+00
  br i1 %1968, label %1969, label %1976
1969:
  %1970 = insertelement <4 x double> poison, double %1967, i64 0
  %1971 = shufflevector <4 x double> %1970, <4 x double> poison, <4 x i32> zeroinitializer
  %1972 = mul nuw nsw i64 %1965, %1921
  %1973 = getelementptr <4 x double>, ptr %1954, i64 %1972
  %1974 = load <4 x double>, ptr %1973, align 8
  %1975 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1971, <4 x double> %1974, <4 x double> %1964)
  br label %1976
1976:
  %1977 = phi <4 x double> [ %1975, %1969 ], [ %1964, %1963 ]
  %1978 = add nuw nsw i64 %1965, 1
  %1979 = icmp eq i64 %1978, %1936
  br i1 %1979, label %1955, label %1963
1980:
  br i1 %1927, label %1981, label %1984
1981:
  %1982 = icmp eq i64 %1936, 0
  %1983 = mul nsw i64 %1936, %1921
  br label %1987
1984:
  %1985 = add nuw nsw i64 %1936, 1
  %1986 = icmp eq i64 %1985, %1905
  br i1 %1986, label %1929, label %1935
1987:
  %1988 = phi i64 [ 0, %1981 ], [ %2045, %2044 ]
  %1989 = load ptr, ptr %134, align 8
  %1990 = mul i64 %1928, %1988
  %1991 = getelementptr inbounds <4 x double>, ptr %1989, i64 %1990
  %1992 = load ptr, ptr %112, align 8
  %1993 = getelementptr inbounds nuw double, ptr %1992, i64 %1938
  %1994 = load ptr, ptr %71, align 8
  %1995 = mul nsw i64 %1988, %1921
  %1996 = getelementptr inbounds <4 x double>, ptr %1994, i64 %1995
  %1997 = load ptr, ptr %135, align 8
  br i1 %1925, label %1998, label %2034
1998:
  %1999 = icmp eq ptr %1994, null
  br label %2000
2000:
  %2001 = phi i64 [ 1, %1998 ], [ %2015, %2009 ]
  %2002 = phi i64 [ 0, %1998 ], [ %2001, %2009 ]
  br i1 %1999, label %2006, label %2003
2003:
  %2004 = getelementptr inbounds nuw <4 x double>, ptr %1996, i64 %2002
  %2005 = load <4 x double>, ptr %2004, align 8
  br label %2006
2006:
  %2007 = phi <4 x double> [ %2005, %2003 ], [ zeroinitializer, %2000 ]
  %2008 = getelementptr <4 x double>, ptr %1991, i64 %2002
  br i1 %1982, label %2009, label %2017
2009:
  %2010 = phi <4 x double> [ zeroinitializer, %2006 ], [ %2031, %2030 ]
  %2011 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2010, <4 x double> %1926, <4 x double> %2007)
  %2012 = fmul <4 x double> %1922, %2010
  %2013 = select i1 %1999, <4 x double> %2012, <4 x double> %2011
  %2014 = getelementptr inbounds nuw <4 x double>, ptr %1997, i64 %2002
  store <4 x double> %2013, ptr %2014, align 8
  %2015 = add nuw i64 %2001, 1
  %2016 = icmp eq i64 %2001, %1921
  br i1 %2016, label %2034, label %2000
2017:
  %2018 = phi <4 x double> [ %2031, %2030 ], [ zeroinitializer, %2006 ]
  %2019 = phi i64 [ %2032, %2030 ], [ 0, %2006 ]
  %2020 = getelementptr inbounds nuw double, ptr %1993, i64 %2019
  %2021 = load double, ptr %2020, align 8
  %2022 = fcmp une double %2021, 0.000000e+00
  br i1 %2022, label %2023, label %2030
2023:
  %2024 = insertelement <4 x double> poison, double %2021, i64 0
  %2025 = shufflevector <4 x double> %2024, <4 x double> poison, <4 x i32> zeroinitializer
  %2026 = mul nuw nsw i64 %2019, %1921
  %2027 = getelementptr <4 x double>, ptr %2008, i64 %2026
  %2028 = load <4 x double>, ptr %2027, align 8
  %2029 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2025, <4 x double> %2028, <4 x double> %2018)
  br label %2030
2030:
  %2031 = phi <4 x double> [ %2029, %2023 ], [ %2018, %2017 ]
  %2032 = add nuw nsw i64 %2019, 1
  %2033 = icmp eq i64 %2032, %1936
  br i1 %2033, label %2009, label %2017
2034:
  %2035 = load ptr, ptr %113, align 8
  %2036 = getelementptr inbounds nuw double, ptr %2035, i64 %1936
  %2037 = load double, ptr %2036, align 8
  %2038 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef %2037) #14
  %2039 = load ptr, ptr %110, align 8
  %2040 = load ptr, ptr %135, align 8
  %2041 = getelementptr inbounds <4 x double>, ptr %1991, i64 %1983
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %136, ptr noundef readonly %2, <4 x double> noundef %2038, ptr noundef %2039, <4 x double> noundef zeroinitializer, i64 noundef %1988, ptr noundef %2040, ptr noundef %2041) #14
  %2042 = load i64, ptr %0, align 8
  %2043 = icmp slt i64 %2042, %1921
  br i1 %2043, label %2047, label %2044
2044:
  %2045 = add nuw nsw i64 %1988, 1
  %2046 = icmp eq i64 %2045, %1898
  br i1 %2046, label %1984, label %1987
2047:
  %2048 = phi i64 [ %2050, %2047 ], [ %2042, %2034 ]
  %2049 = getelementptr <4 x double>, ptr %2041, i64 %2048
  store <4 x double> zeroinitializer, ptr %2049, align 8
  %2050 = add nsw i64 %2048, 1
  %2051 = icmp slt i64 %2050, %1921
  br i1 %2051, label %2047, label %2044
2052:
  %2053 = load ptr, ptr %48, align 8
  %2054 = icmp eq ptr %2053, null
  br i1 %2054, label %2120, label %2055
2055:
  %2056 = icmp sgt i64 %1921, 0
  br i1 %2056, label %2111, label %2107
2057:
  %2058 = phi i64 [ 0, %1931 ], [ %2105, %2104 ]
  %2059 = load ptr, ptr %114, align 8
  %2060 = load ptr, ptr %71, align 8
  %2061 = mul nsw i64 %2058, %1921
  %2062 = getelementptr inbounds <4 x double>, ptr %2060, i64 %2061
  %2063 = load ptr, ptr %134, align 8
  %2064 = mul i64 %1932, %2058
  %2065 = getelementptr inbounds <4 x double>, ptr %2063, i64 %2064
  %2066 = load ptr, ptr %62, align 8
  %2067 = getelementptr inbounds <4 x double>, ptr %2066, i64 %2061
  br i1 %1933, label %2068, label %2104
2068:
  %2069 = icmp eq ptr %2060, null
  br label %2070
2070:
  %2071 = phi i64 [ 1, %2068 ], [ %2085, %2079 ]
  %2072 = phi i64 [ 0, %2068 ], [ %2071, %2079 ]
  br i1 %2069, label %2076, label %2073
2073:
  %2074 = getelementptr inbounds nuw <4 x double>, ptr %2062, i64 %2072
  %2075 = load <4 x double>, ptr %2074, align 8
  br label %2076
2076:
  %2077 = phi <4 x double> [ %2075, %2073 ], [ zeroinitializer, %2070 ]
  %2078 = getelementptr <4 x double>, ptr %2065, i64 %2072
  br i1 %1923, label %2087, label %2079
2079:
  %2080 = phi <4 x double> [ zeroinitializer, %2076 ], [ %2101, %2100 ]
  %2081 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2080, <4 x double> %1934, <4 x double> %2077)
  %2082 = fmul <4 x double> %1922, %2080
  %2083 = select i1 %2069, <4 x double> %2082, <4 x double> %2081
  %2084 = getelementptr inbounds nuw <4 x double>, ptr %2067, i64 %2072
  store <4 x double> %2083, ptr %2084, align 8
  %2085 = add nuw i64 %2071, 1
  %2086 = icmp eq i64 %2071, %1921
  br i1 %2086, label %2104, label %2070
2087:
  %2088 = phi <4 x double> [ %2101, %2100 ], [ zeroinitializer, %2076 ]
  %2089 = phi i64 [ %2102, %2100 ], [ 0, %2076 ]
  %2090 = getelementptr inbounds nuw double, ptr %2059, i64 %2089
  %2091 = load double, ptr %2090, align 8
  %2092 = fcmp une double %2091, 0.000000e+00
  br i1 %2092, label %2093, label %2100
2093:
  %2094 = insertelement <4 x double> poison, double %2091, i64 0
  %2095 = shufflevector <4 x double> %2094, <4 x double> poison, <4 x i32> zeroinitializer
  %2096 = mul nuw nsw i64 %2089, %1921
  %2097 = getelementptr <4 x double>, ptr %2078, i64 %2096
  %2098 = load <4 x double>, ptr %2097, align 8
  %2099 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2095, <4 x double> %2098, <4 x double> %2088)
  br label %2100
2100:
  %2101 = phi <4 x double> [ %2099, %2093 ], [ %2088, %2087 ]
  %2102 = add nuw nsw i64 %2089, 1
  %2103 = icmp eq i64 %2102, %1905
  br i1 %2103, label %2079, label %2087
2104:
  %2105 = add nuw nsw i64 %2058, 1
  %2106 = icmp eq i64 %2105, %1898
  br i1 %2106, label %2052, label %2057
2107:
  %2108 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %2109 = load ptr, ptr %110, align 8
  %2110 = load ptr, ptr %62, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <4 x double> noundef %2108, ptr noundef %2109, ptr noundef null, i64 noundef range(i64 1, 0) %1898, ptr noundef %2110) #14
  br label %2120
2111:
  %2112 = phi i64 [ %2118, %2111 ], [ 0, %2055 ]
  %2113 = load ptr, ptr %117, align 8
  %2114 = getelementptr inbounds nuw <4 x double>, ptr %2113, i64 %2112
  %2115 = load <4 x double>, ptr %2114, align 8
  %2116 = load ptr, ptr %110, align 8
  %2117 = getelementptr inbounds nuw <4 x double>, ptr %2116, i64 %2112
  store <4 x double> %2115, ptr %2117, align 8
  %2118 = add nuw nsw i64 %2112, 1
  %2119 = icmp eq i64 %2118, %1921
  br i1 %2119, label %2107, label %2111
2120:
  %2121 = load ptr, ptr %107, align 8
  %2122 = icmp eq ptr %2121, null
  br i1 %2122, label %2198, label %2123
2123:
  %2124 = load i64, ptr %0, align 8
  %2125 = load i64, ptr %53, align 8
  %2126 = add nsw i64 %2125, %2124
  %2127 = load i64, ptr %54, align 8
  %2128 = shl nsw i64 %2127, 1
  %2129 = add nsw i64 %2126, %2128
  %2130 = load i64, ptr %55, align 8
  %2131 = add nsw i64 %2129, %2130
  %2132 = load i64, ptr %109, align 8
  %2133 = shl nsw i64 %2131, 1
  %2134 = add nsw i64 %2133, 2
  %2135 = load i64, ptr %137, align 8
  %2136 = icmp eq i64 %2135, 0
  %2137 = add nsw i64 %2132, 1
  %2138 = mul nsw i64 %2137, %2131
  %2139 = select i1 %2136, i64 0, i64 %2138
  %2140 = add nsw i64 %2134, %2139
  %2141 = load i64, ptr %41, align 8
  %2142 = add nsw i64 %2141, 1
  store i64 %2142, ptr %41, align 8
  %2143 = mul nsw i64 %2140, %2141
  %2144 = getelementptr inbounds double, ptr %2121, i64 %2143
  %2145 = load double, ptr %138, align 8
  %2146 = getelementptr inbounds nuw i8, ptr %2144, i64 8
  store double %2145, ptr %2144, align 8
  %2147 = load double, ptr %139, align 8
  %2148 = getelementptr inbounds nuw i8, ptr %2144, i64 16
  store double %2147, ptr %2146, align 8
  %2149 = load ptr, ptr %69, align 8
  %2150 = icmp sgt i64 %2131, 0
  br i1 %2150, label %2151, label %2172
2151:
  %2152 = phi i64 [ %2156, %2151 ], [ 0, %2123 ]
  %2153 = getelementptr inbounds nuw <4 x double>, ptr %2149, i64 %2152
  %2154 = load double, ptr %2153, align 8
  %2155 = getelementptr inbounds nuw double, ptr %2148, i64 %2152
  store double %2154, ptr %2155, align 8
  %2156 = add nuw nsw i64 %2152, 1
  %2157 = icmp eq i64 %2156, %2131
  br i1 %2157, label %2158, label %2151
2158:
  %2159 = getelementptr inbounds nuw double, ptr %2148, i64 %2131
  %2160 = load ptr, ptr %60, align 8
  br label %2161
2161:
  %2162 = phi i64 [ %2166, %2161 ], [ 0, %2158 ]
  %2163 = getelementptr inbounds nuw <4 x double>, ptr %2160, i64 %2162
  %2164 = load double, ptr %2163, align 8
  %2165 = getelementptr inbounds nuw double, ptr %2159, i64 %2162
  store double %2164, ptr %2165, align 8
  %2166 = add nuw nsw i64 %2162, 1
  %2167 = icmp eq i64 %2166, %2131
  br i1 %2167, label %2168, label %2161
2168:
  %2169 = getelementptr inbounds nuw double, ptr %2159, i64 %2131
  %2170 = load i64, ptr %137, align 8
  %2171 = icmp eq i64 %2170, 0
  br i1 %2171, label %2198, label %2175
2172:
  %2173 = load i64, ptr %137, align 8
  %2174 = icmp eq i64 %2173, 0
  br i1 %2174, label %2198, label %2184
2175:
  %2176 = load ptr, ptr %122, align 8
  br label %2177
2177:
  %2178 = phi i64 [ %2182, %2177 ], [ 0, %2175 ]
  %2179 = getelementptr inbounds nuw <4 x double>, ptr %2176, i64 %2178
  %2180 = load double, ptr %2179, align 8
  %2181 = getelementptr inbounds nuw double, ptr %2169, i64 %2178
  store double %2180, ptr %2181, align 8
  %2182 = add nuw nsw i64 %2178, 1
  %2183 = icmp eq i64 %2182, %2131
  br i1 %2183, label %2184, label %2177
2184:
  %2185 = getelementptr inbounds double, ptr %2148, i64 %2131
  %2186 = getelementptr inbounds double, ptr %2185, i64 %2131
  %2187 = getelementptr inbounds double, ptr %2186, i64 %2131
  %2188 = load ptr, ptr %111, align 8
  %2189 = mul nsw i64 %2131, %2132
  %2190 = icmp sgt i64 %2189, 0
  br i1 %2190, label %2191, label %2198
2191:
  %2192 = phi i64 [ %2196, %2191 ], [ 0, %2184 ]
  %2193 = getelementptr inbounds nuw <4 x double>, ptr %2188, i64 %2192
  %2194 = load double, ptr %2193, align 8
  %2195 = getelementptr inbounds nuw double, ptr %2187, i64 %2192
  store double %2194, ptr %2195, align 8
  %2196 = add nuw nsw i64 %2192, 1
  %2197 = icmp eq i64 %2196, %2189
  br i1 %2197, label %2198, label %2191
2198:
  %2199 = load i64, ptr %101, align 8
  %2200 = icmp eq i64 %2199, 0
  br i1 %2200, label %1639, label %2201
2201:
  %2202 = icmp sgt i64 %2199, 0
  br label %2203
2203:
  %2204 = phi i32 [ 0, %2201 ], [ %2215, %2214 ]
  %2205 = phi i64 [ 0, %2201 ], [ %2216, %2214 ]
  br i1 %2202, label %2206, label %2214
2206:
  %2207 = getelementptr inbounds nuw i32, ptr %18, i64 %2205
  %2208 = load i32, ptr %2207, align 4
  %2209 = icmp eq i32 %2208, 0
  br label %2218
2210:
  %2211 = icmp eq i32 %2215, 0
  br i1 %2211, label %2212, label %2234
2212:
  %2213 = phi i64 [ %2199, %2234 ], [ %2199, %2210 ], [ %2399, %2398 ]
  br label %2513
2214:
  %2215 = phi i32 [ %2204, %2203 ], [ %2231, %2230 ]
  %2216 = add nuw nsw i64 %2205, 1
  %2217 = icmp eq i64 %2216, 4
  br i1 %2217, label %2210, label %2203
2218:
  %2219 = phi i32 [ %2204, %2206 ], [ %2231, %2230 ]
  %2220 = phi i64 [ 0, %2206 ], [ %2232, %2230 ]
  br i1 %2209, label %2230, label %2221
2221:
  %2222 = load ptr, ptr %104, align 8
  %2223 = shl nsw i64 %2220, 5
  %2224 = getelementptr inbounds nuw i8, ptr %2222, i64 %2223
  %2225 = getelementptr inbounds nuw double, ptr %2224, i64 %2205
  %2226 = load double, ptr %2225, align 8
  %2227 = fcmp oge double %2226, 0.000000e+00
  %2228 = zext i1 %2227 to i32
  %2229 = or i32 %2219, %2228
  br label %2230
2230:
  %2231 = phi i32 [ %2219, %2218 ], [ %2229, %2221 ]
  %2232 = add nuw nsw i64 %2220, 1
  %2233 = icmp eq i64 %2232, %2199
  br i1 %2233, label %2214, label %2218
2234:
  %2235 = load i64, ptr %105, align 8
  %2236 = icmp eq i64 %2235, 0
  br i1 %2236, label %2212, label %2239
2237:
  %2238 = load i64, ptr %101, align 8
  br label %2386
2239:
  %2240 = phi i64 [ %2384, %2377 ], [ 0, %2234 ]
  %2241 = load ptr, ptr %110, align 8
  %2242 = load i64, ptr %0, align 8
  %2243 = load i64, ptr %53, align 8
  %2244 = load i64, ptr %54, align 8
  %2245 = load i64, ptr %55, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  br label %2246
2246:
  %2247 = phi i64 [ 0, %2239 ], [ %2255, %2246 ]
  %2248 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2247
  %2249 = getelementptr inbounds nuw i8, ptr %2248, i64 72
  %2250 = load double, ptr %2249, align 8
  %2251 = getelementptr inbounds nuw i8, ptr %2248, i64 64
  %2252 = load double, ptr %2251, align 8
  %2253 = fsub double %2250, %2252
  %2254 = getelementptr inbounds nuw double, ptr %7, i64 %2247
  store double %2253, ptr %2254, align 8
  %2255 = add nuw nsw i64 %2247, 1
  %2256 = icmp eq i64 %2255, 4
  br i1 %2256, label %2257, label %2246
2257:
  %2258 = uitofp nneg i64 %2240 to double
  %2259 = fmul double %2258, 1.250000e-01
  %2260 = add nsw i64 %2243, %2242
  %2261 = shl nsw i64 %2244, 1
  %2262 = add nsw i64 %2261, %2260
  %2263 = add nsw i64 %2262, %2245
  %2264 = load <4 x double>, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #15
  %2265 = load i64, ptr %109, align 8
  %2266 = icmp sgt i64 %2265, 0
  br i1 %2266, label %2267, label %2273
2267:
  %2268 = load i64, ptr %141, align 8
  %2269 = icmp sgt i64 %2268, 0
  %2270 = fmul double %2259, 0.000000e+00
  %2271 = insertelement <4 x double> poison, double %2270, i64 0
  %2272 = shufflevector <4 x double> %2271, <4 x double> poison, <4 x i32> zeroinitializer
  br label %2278
2273:
  %2274 = icmp sgt i64 %2260, 0
  br i1 %2274, label %2275, label %2377
2275:
  %2276 = insertelement <4 x double> poison, double %2259, i64 0
  %2277 = shufflevector <4 x double> %2276, <4 x double> poison, <4 x i32> zeroinitializer
  br label %2317
2278:
  %2279 = phi i64 [ 0, %2267 ], [ %2315, %2310 ]
  br i1 %2269, label %2280, label %2292
2280:
  %2281 = load ptr, ptr %142, align 8
  %2282 = mul nuw nsw i64 %2279, %2268
  %2283 = getelementptr double, ptr %2281, i64 %2282
  br label %2284
2284:
  %2285 = phi i64 [ %2268, %2280 ], [ %2287, %2284 ]
  %2286 = phi double [ 0.000000e+00, %2280 ], [ %2290, %2284 ]
  %2287 = add nsw i64 %2285, -1
  %2288 = getelementptr double, ptr %2283, i64 %2287
  %2289 = load double, ptr %2288, align 8
  %2290 = call double @llvm.fma.f64(double %2286, double %2259, double %2289)
  %2291 = icmp samesign ugt i64 %2285, 1
  br i1 %2291, label %2284, label %2294
2292:
  %2293 = getelementptr inbounds nuw <4 x double>, ptr %8, i64 %2279
  store <4 x double> %2272, ptr %2293, align 16
  br label %2310
2294:
  %2295 = fmul double %2259, %2290
  %2296 = fadd double %2295, 0.000000e+00
  %2297 = insertelement <4 x double> poison, double %2296, i64 0
  %2298 = shufflevector <4 x double> %2297, <4 x double> poison, <4 x i32> zeroinitializer
  %2299 = getelementptr inbounds nuw <4 x double>, ptr %8, i64 %2279
  store <4 x double> %2298, ptr %2299, align 16
  br label %2300
2300:
  %2301 = phi i64 [ %2268, %2294 ], [ %2303, %2300 ]
  %2302 = phi double [ 0.000000e+00, %2294 ], [ %2306, %2300 ]
  %2303 = add nsw i64 %2301, -1
  %2304 = getelementptr double, ptr %2283, i64 %2303
  %2305 = load double, ptr %2304, align 8
  %2306 = fadd double %2302, %2305
  %2307 = icmp samesign ugt i64 %2301, 1
  br i1 %2307, label %2300, label %2308
2308:
  %2309 = fadd double %2306, 0.000000e+00
  br label %2310
2310:
  %2311 = phi double [ 0.000000e+00, %2292 ], [ %2309, %2308 ]
  %2312 = insertelement <4 x double> poison, double %2311, i64 0
  %2313 = shufflevector <4 x double> %2312, <4 x double> poison, <4 x i32> zeroinitializer
  %2314 = getelementptr inbounds nuw <4 x double>, ptr %9, i64 %2279
  store <4 x double> %2313, ptr %2314, align 16
  %2315 = add nuw nsw i64 %2279, 1
  %2316 = icmp eq i64 %2315, %2265
  br i1 %2316, label %2273, label %2278
2317:
  %2318 = phi i64 [ 0, %2275 ], [ %2372, %2371 ]
  %2319 = load i64, ptr %109, align 8
  %2320 = icmp sgt i64 %2319, 0
  br i1 %2320, label %2321, label %2338
2321:
  %2322 = load ptr, ptr %111, align 8
  %2323 = getelementptr <4 x double>, ptr %2322, i64 %2318
  br label %2327
2324:
  %2325 = load i64, ptr %143, align 8
  %2326 = icmp eq i64 %2325, 0
  br i1 %2326, label %2338, label %2348
2327:
  %2328 = phi i64 [ 0, %2321 ], [ %2336, %2327 ]
  %2329 = phi <4 x double> [ zeroinitializer, %2321 ], [ %2335, %2327 ]
  %2330 = getelementptr inbounds nuw <4 x double>, ptr %8, i64 %2328
  %2331 = load <4 x double>, ptr %2330, align 16
  %2332 = mul nsw i64 %2328, %2263
  %2333 = getelementptr <4 x double>, ptr %2323, i64 %2332
  %2334 = load <4 x double>, ptr %2333, align 8
  %2335 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2331, <4 x double> %2334, <4 x double> %2329)
  %2336 = add nuw nsw i64 %2328, 1
  %2337 = icmp eq i64 %2336, %2319
  br i1 %2337, label %2324, label %2327
2338:
  %2339 = phi <4 x double> [ %2335, %2324 ], [ zeroinitializer, %2317 ], [ %2335, %2348 ]
  %2340 = phi <4 x double> [ zeroinitializer, %2324 ], [ zeroinitializer, %2317 ], [ %2356, %2348 ]
  %2341 = load ptr, ptr %69, align 8
  %2342 = getelementptr inbounds nuw <4 x double>, ptr %2341, i64 %2318
  %2343 = load <4 x double>, ptr %2342, align 8
  %2344 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2264, <4 x double> %2339, <4 x double> %2343)
  %2345 = getelementptr inbounds nuw <4 x double>, ptr %2241, i64 %2318
  store <4 x double> %2344, ptr %2345, align 8
  %2346 = load i64, ptr %143, align 8
  %2347 = icmp eq i64 %2346, 0
  br i1 %2347, label %2371, label %2359
2348:
  %2349 = phi i64 [ %2357, %2348 ], [ 0, %2324 ]
  %2350 = phi <4 x double> [ %2356, %2348 ], [ zeroinitializer, %2324 ]
  %2351 = getelementptr inbounds nuw <4 x double>, ptr %9, i64 %2349
  %2352 = load <4 x double>, ptr %2351, align 16
  %2353 = mul nsw i64 %2349, %2263
  %2354 = getelementptr <4 x double>, ptr %2323, i64 %2353
  %2355 = load <4 x double>, ptr %2354, align 8
  %2356 = call <4 x double> @llvm.fma.v4f64(<4 x double> %2352, <4 x double> %2355, <4 x double> %2350)
  %2357 = add nuw nsw i64 %2349, 1
  %2358 = icmp eq i64 %2357, %2319
  br i1 %2358, label %2338, label %2348
2359:
  %2360 = load ptr, ptr %122, align 8
  %2361 = getelementptr inbounds nuw <4 x double>, ptr %2360, i64 %2318
  %2362 = load <4 x double>, ptr %2361, align 8
  %2363 = load ptr, ptr %69, align 8
  %2364 = getelementptr inbounds nuw <4 x double>, ptr %2363, i64 %2318
  %2365 = load <4 x double>, ptr %2364, align 8
  %2366 = fsub <4 x double> %2362, %2365
  %2367 = fmul <4 x double> %2264, %2340
  %2368 = fsub <4 x double> %2366, %2367
  %2369 = fmul <4 x double> %2277, %2368
  %2370 = fadd <4 x double> %2344, %2369
  store <4 x double> %2370, ptr %2345, align 8
  br label %2371
2371:
  %2372 = add nuw nsw i64 %2318, 1
  %2373 = load i64, ptr %0, align 8
  %2374 = load i64, ptr %53, align 8
  %2375 = add nsw i64 %2374, %2373
  %2376 = icmp slt i64 %2372, %2375
  br i1 %2376, label %2317, label %2377
2377:
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  %2378 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef %2259) #14
  %2379 = load ptr, ptr %110, align 8
  %2380 = load ptr, ptr %144, align 8
  %2381 = load i64, ptr %101, align 8
  %2382 = mul nsw i64 %2381, %2240
  %2383 = getelementptr inbounds <4 x double>, ptr %2380, i64 %2382
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %140, ptr noundef readonly %2, <4 x double> noundef %2378, ptr noundef %2379, <4 x double> noundef zeroinitializer, ptr noundef %2383) #14
  %2384 = add nuw nsw i64 %2240, 1
  %2385 = icmp eq i64 %2384, 9
  br i1 %2385, label %2237, label %2239
2386:
  %2387 = phi i64 [ %2238, %2237 ], [ %2399, %2398 ]
  %2388 = phi i64 [ %2238, %2237 ], [ %2400, %2398 ]
  %2389 = phi i64 [ 0, %2237 ], [ %2401, %2398 ]
  %2390 = icmp sgt i64 %2388, 0
  br i1 %2390, label %2391, label %2398
2391:
  %2392 = getelementptr inbounds nuw i32, ptr %18, i64 %2389
  %2393 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2389
  %2394 = getelementptr inbounds nuw i8, ptr %2393, i64 64
  %2395 = getelementptr inbounds nuw i8, ptr %2393, i64 72
  %2396 = load i32, ptr %2392, align 4
  %2397 = icmp eq i32 %2396, 0
  br label %2403
2398:
  %2399 = phi i64 [ %2387, %2386 ], [ %2510, %2509 ]
  %2400 = phi i64 [ %2388, %2386 ], [ %2510, %2509 ]
  %2401 = add nuw nsw i64 %2389, 1
  %2402 = icmp eq i64 %2401, 4
  br i1 %2402, label %2212, label %2386
2403:
  %2404 = phi i64 [ %2387, %2391 ], [ %2510, %2509 ]
  %2405 = phi i64 [ %2388, %2391 ], [ %2510, %2509 ]
  %2406 = phi i64 [ 0, %2391 ], [ %2511, %2509 ]
  br i1 %2397, label %2509, label %2407
2407:
  %2408 = load ptr, ptr %104, align 8
  %2409 = shl nsw i64 %2406, 5
  %2410 = getelementptr inbounds nuw i8, ptr %2408, i64 %2409
  %2411 = getelementptr inbounds nuw double, ptr %2410, i64 %2389
  %2412 = load double, ptr %2411, align 8
  %2413 = fcmp ult double %2412, 0.000000e+00
  br i1 %2413, label %2509, label %2414
2414:
  %2415 = load i64, ptr %2393, align 8
  %2416 = load ptr, ptr %106, align 8
  %2417 = mul nsw i64 %2415, %2405
  %2418 = getelementptr inbounds double, ptr %2416, i64 %2417
  %2419 = getelementptr inbounds nuw double, ptr %2418, i64 %2406
  %2420 = load double, ptr %2419, align 8
  %2421 = fptosi double %2420 to i64
  %2422 = icmp slt i64 %2421, 0
  br i1 %2422, label %2432, label %2423
2423:
  %2424 = load i64, ptr %105, align 8
  %2425 = icmp sgt i64 %2424, %2421
  br i1 %2425, label %2426, label %2432
2426:
  %2427 = load ptr, ptr %145, align 8
  %2428 = mul nsw i64 %2424, %2415
  %2429 = add nsw i64 %2428, %2421
  %2430 = mul nsw i64 %2429, 48
  %2431 = getelementptr inbounds i8, ptr %2427, i64 %2430
  br label %2432
2432:
  %2433 = phi ptr [ %2431, %2426 ], [ null, %2423 ], [ null, %2414 ]
  %2434 = load ptr, ptr %144, align 8
  %2435 = getelementptr inbounds nuw <4 x double>, ptr %2434, i64 %2406
  %2436 = getelementptr inbounds nuw double, ptr %2435, i64 %2389
  %2437 = shl i64 %2405, 5
  br label %2438
2438:
  %2439 = phi i64 [ 0, %2432 ], [ %2452, %2451 ]
  %2440 = phi i64 [ 0, %2432 ], [ %2453, %2451 ]
  %2441 = mul i64 %2439, %2437
  %2442 = getelementptr inbounds i8, ptr %2436, i64 %2441
  %2443 = load double, ptr %2442, align 8
  %2444 = fcmp uno double %2443, 0.000000e+00
  br i1 %2444, label %2451, label %2445
2445:
  %2446 = mul i64 %2440, %2437
  %2447 = getelementptr inbounds i8, ptr %2436, i64 %2446
  %2448 = load double, ptr %2447, align 8
  %2449 = fcmp ugt double %2448, %2443
  br i1 %2449, label %2450, label %2451
2450:
  br label %2451
2451:
  %2452 = phi i64 [ %2439, %2438 ], [ %2439, %2445 ], [ %2440, %2450 ]
  %2453 = add nuw nsw i64 %2440, 1
  %2454 = icmp eq i64 %2453, 9
  br i1 %2454, label %2455, label %2438
2455:
  %2456 = shl nsw i64 %2405, 2
  %2457 = call i64 @llvm.smax.i64(i64 %2452, i64 1)
  %2458 = call i64 @llvm.umin.i64(i64 %2457, i64 7)
  %2459 = mul nsw i64 %2458, %2405
  %2460 = getelementptr inbounds <4 x double>, ptr %2434, i64 %2459
  %2461 = getelementptr inbounds nuw <4 x double>, ptr %2460, i64 %2406
  %2462 = getelementptr inbounds nuw double, ptr %2461, i64 %2389
  %2463 = getelementptr inbounds double, ptr %2462, i64 %2456
  %2464 = load double, ptr %2463, align 8
  %2465 = sub nsw i64 0, %2456
  %2466 = getelementptr inbounds double, ptr %2462, i64 %2465
  %2467 = load double, ptr %2466, align 8
  %2468 = fsub double %2464, %2467
  %2469 = fmul double %2468, 5.000000e-01
  %2470 = fadd double %2464, %2467
  %2471 = fmul double %2470, 5.000000e-01
  %2472 = load double, ptr %2462, align 8
  %2473 = fsub double %2471, %2472
  %2474 = fcmp olt double %2473, 0.000000e+00
  br i1 %2474, label %2475, label %2478
2475:
  %2476 = fmul double %2469, -5.000000e-01
  %2477 = fdiv double %2476, %2473
  br label %2483
2478:
  %2479 = fcmp ogt double %2469, 0.000000e+00
  br i1 %2479, label %2483, label %2480
2480:
  %2481 = fcmp olt double %2469, 0.000000e+00
  %2482 = select i1 %2481, double -1.000000e+00, double %2469
  br label %2483
2483:
  %2484 = phi double [ %2477, %2475 ], [ %2482, %2480 ], [ 1.000000e+00, %2478 ]
  %2485 = fcmp olt double %2484, -1.000000e+00
  %2486 = fcmp ogt double %2484, 1.000000e+00
  %2487 = select i1 %2486, double 1.000000e+00, double %2484
  %2488 = select i1 %2485, double -1.000000e+00, double %2487
  %2489 = fmul double %2473, %2488
  %2490 = fadd double %2469, %2489
  %2491 = fmul double %2488, %2490
  %2492 = fadd double %2472, %2491
  %2493 = icmp eq ptr %2433, null
  br i1 %2493, label %2509, label %2494
2494:
  %2495 = getelementptr inbounds nuw i8, ptr %2433, i64 32
  %2496 = load double, ptr %2495, align 8
  %2497 = fcmp ult double %2496, %2492
  br i1 %2497, label %2498, label %2509
2498:
  store double %2492, ptr %2495, align 8
  %2499 = load double, ptr %2394, align 8
  %2500 = load double, ptr %2395, align 8
  %2501 = fsub double %2500, %2499
  %2502 = uitofp nneg i64 %2458 to double
  %2503 = fadd double %2488, %2502
  %2504 = fmul double %2503, %2501
  %2505 = fmul double %2504, 1.250000e-01
  %2506 = fadd double %2499, %2505
  %2507 = getelementptr inbounds nuw i8, ptr %2433, i64 40
  store double %2506, ptr %2507, align 8
  %2508 = load i64, ptr %101, align 8
  br label %2509
2509:
  %2510 = phi i64 [ %2508, %2498 ], [ %2404, %2494 ], [ %2404, %2483 ], [ %2404, %2403 ], [ %2404, %2407 ]
  %2511 = add nuw nsw i64 %2406, 1
  %2512 = icmp slt i64 %2511, %2510
  br i1 %2512, label %2403, label %2398
2513:
  %2514 = phi i64 [ %2606, %2605 ], [ %2213, %2212 ]
  %2515 = phi i64 [ %2607, %2605 ], [ 0, %2212 ]
  %2516 = getelementptr inbounds nuw i32, ptr %18, i64 %2515
  %2517 = load i32, ptr %2516, align 4
  %2518 = icmp eq i32 %2517, 0
  br i1 %2518, label %2605, label %2519
2519:
  %2520 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2515
  %2521 = icmp sgt i64 %2514, 0
  br i1 %2521, label %2522, label %2605
2522:
  %2523 = getelementptr inbounds nuw i8, ptr %2520, i64 72
  br label %2524
2524:
  %2525 = phi i64 [ %2514, %2522 ], [ %2603, %2601 ]
  %2526 = phi i64 [ 0, %2522 ], [ %2602, %2601 ]
  %2527 = load ptr, ptr %104, align 8
  %2528 = shl nsw i64 %2526, 5
  %2529 = getelementptr inbounds nuw i8, ptr %2527, i64 %2528
  %2530 = getelementptr inbounds nuw double, ptr %2529, i64 %2515
  %2531 = load double, ptr %2530, align 8
  %2532 = shl nsw i64 %2525, 5
  %2533 = load ptr, ptr %123, align 8
  %2534 = getelementptr inbounds nuw i8, ptr %2533, i64 %2528
  %2535 = getelementptr inbounds nuw double, ptr %2534, i64 %2515
  %2536 = load double, ptr %2535, align 8
  %2537 = getelementptr inbounds i8, ptr %2535, i64 %2532
  %2538 = load double, ptr %2537, align 8
  %2539 = load double, ptr %2523, align 8
  %2540 = fcmp oeq double %2538, 0.000000e+00
  %2541 = select i1 %2540, double 0x7FF0000000000000, double %2538
  %2542 = fdiv double %2536, %2541
  %2543 = fsub double %2539, %2542
  %2544 = fcmp uge double %2531, 0.000000e+00
  %2545 = fcmp ult double %2536, 0.000000e+00
  %2546 = select i1 %2544, i1 true, i1 %2545
  br i1 %2546, label %2574, label %2547
2547:
  %2548 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2520, i64 noundef %2526, double noundef %2543) #14
  %2549 = icmp eq ptr %2548, null
  br i1 %2549, label %2601, label %2550
2550:
  %2551 = load i64, ptr %126, align 8
  %2552 = icmp sgt i64 %2551, 0
  br i1 %2552, label %2553, label %2571
2553:
  %2554 = load ptr, ptr %127, align 8
  br label %2555
2555:
  %2556 = phi i64 [ 0, %2553 ], [ %2561, %2560 ]
  %2557 = getelementptr inbounds nuw i64, ptr %2554, i64 %2556
  %2558 = load i64, ptr %2557, align 8
  %2559 = icmp eq i64 %2558, %2526
  br i1 %2559, label %2563, label %2560
2560:
  %2561 = add nuw nsw i64 %2556, 1
  %2562 = icmp eq i64 %2561, %2551
  br i1 %2562, label %2571, label %2555
2563:
  %2564 = load ptr, ptr %60, align 8
  %2565 = load ptr, ptr %128, align 8
  %2566 = getelementptr inbounds nuw i64, ptr %2565, i64 %2556
  %2567 = load i64, ptr %2566, align 8
  %2568 = getelementptr inbounds <4 x double>, ptr %2564, i64 %2567
  %2569 = getelementptr inbounds nuw double, ptr %2568, i64 %2515
  %2570 = load double, ptr %2569, align 8
  br label %2571
2571:
  %2572 = phi double [ %2570, %2563 ], [ 0x7FF8000000000000, %2550 ], [ 0x7FF8000000000000, %2560 ]
  %2573 = getelementptr inbounds nuw i8, ptr %2548, i64 16
  store double %2572, ptr %2573, align 8
  br label %2601
2574:
  %2575 = load i64, ptr %105, align 8
  %2576 = icmp ne i64 %2575, 0
  %2577 = fcmp oge double %2531, 0.000000e+00
  %2578 = and i1 %2577, %2576
  %2579 = fcmp olt double %2536, 0.000000e+00
  %2580 = select i1 %2578, i1 %2579, i1 false
  br i1 %2580, label %2581, label %2601
2581:
  %2582 = load i64, ptr %2520, align 8
  %2583 = load ptr, ptr %106, align 8
  %2584 = mul nsw i64 %2582, %2525
  %2585 = getelementptr inbounds double, ptr %2583, i64 %2584
  %2586 = getelementptr inbounds nuw double, ptr %2585, i64 %2526
  %2587 = load double, ptr %2586, align 8
  %2588 = fptosi double %2587 to i64
  %2589 = icmp sgt i64 %2588, -1
  %2590 = icmp sgt i64 %2575, %2588
  %2591 = and i1 %2589, %2590
  br i1 %2591, label %2592, label %2601
2592:
  %2593 = load ptr, ptr %145, align 8
  %2594 = icmp eq ptr %2593, null
  br i1 %2594, label %2601, label %2595
2595:
  %2596 = mul nsw i64 %2582, %2575
  %2597 = add nsw i64 %2596, %2588
  %2598 = mul nsw i64 %2597, 48
  %2599 = getelementptr inbounds i8, ptr %2593, i64 %2598
  %2600 = getelementptr inbounds nuw i8, ptr %2599, i64 24
  store double %2543, ptr %2600, align 8
  br label %2601
2601:
  %2602 = add nuw nsw i64 %2526, 1
  %2603 = load i64, ptr %101, align 8
  %2604 = icmp slt i64 %2602, %2603
  br i1 %2604, label %2524, label %2605
2605:
  %2606 = phi i64 [ %2514, %2513 ], [ %2514, %2519 ], [ %2603, %2601 ]
  %2607 = add nuw nsw i64 %2515, 1
  %2608 = icmp eq i64 %2607, 4
  br i1 %2608, label %1639, label %2513
2609:
  br i1 %1638, label %2824, label %2752
2610:
  %2611 = phi i64 [ %2750, %2749 ], [ 0, %1639 ]
  %2612 = getelementptr inbounds nuw i32, ptr %18, i64 %2611
  %2613 = load i32, ptr %2612, align 4
  %2614 = icmp eq i32 %2613, 0
  br i1 %2614, label %2749, label %2615
2615:
  %2616 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2611
  %2617 = load ptr, ptr %58, align 8
  %2618 = load i64, ptr %2616, align 8
  %2619 = load i64, ptr %59, align 8
  %2620 = mul nsw i64 %2619, %2618
  %2621 = getelementptr inbounds double, ptr %2617, i64 %2620
  %2622 = getelementptr inbounds nuw i8, ptr %2616, i64 8
  %2623 = load i64, ptr %2622, align 8
  %2624 = load i64, ptr %57, align 8
  %2625 = icmp slt i64 %2623, %2624
  br i1 %2625, label %2626, label %2749
2626:
  %2627 = getelementptr inbounds nuw i8, ptr %2616, i64 72
  %2628 = getelementptr inbounds nuw i8, ptr %2616, i64 64
  br label %2629
2629:
  %2630 = phi i64 [ %2624, %2626 ], [ %2747, %2744 ]
  %2631 = phi i64 [ %2623, %2626 ], [ %2746, %2744 ]
  %2632 = getelementptr inbounds double, ptr %2621, i64 %2631
  %2633 = load double, ptr %2632, align 8
  %2634 = load double, ptr %2627, align 8
  %2635 = fcmp ugt double %2633, %2634
  br i1 %2635, label %2749, label %2636
2636:
  %2637 = load double, ptr %2628, align 8
  %2638 = fsub double %2633, %2637
  %2639 = fsub double %2634, %2637
  %2640 = fdiv double %2638, %2639
  %2641 = load i64, ptr %0, align 8
  %2642 = load i64, ptr %53, align 8
  %2643 = add i64 %2642, %2641
  %2644 = load i64, ptr %54, align 8
  %2645 = shl nsw i64 %2644, 1
  %2646 = add nsw i64 %2645, %2643
  %2647 = load i64, ptr %55, align 8
  %2648 = add nsw i64 %2646, %2647
  %2649 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %2650 = load i64, ptr %141, align 8
  %2651 = icmp ne i64 %2650, 0
  %2652 = icmp sgt i64 %2649, 0
  %2653 = select i1 %2651, i1 %2652, i1 false
  br i1 %2653, label %2654, label %2658
2654:
  %2655 = icmp sgt i64 %2650, 0
  %2656 = fmul double %2640, 0.000000e+00
  %2657 = getelementptr double, ptr %6, i64 %2649
  br label %2666
2658:
  %2659 = load ptr, ptr %56, align 8
  %2660 = load i64, ptr %2616, align 8
  %2661 = mul nsw i64 %2660, %2630
  %2662 = add nsw i64 %2661, %2631
  %2663 = mul nsw i64 %2662, %2643
  %2664 = getelementptr inbounds double, ptr %2659, i64 %2663
  %2665 = icmp sgt i64 %2643, 0
  br i1 %2665, label %2703, label %2698
2666:
  %2667 = phi i64 [ 0, %2654 ], [ %2696, %2693 ]
  br i1 %2655, label %2668, label %2680
2668:
  %2669 = load ptr, ptr %142, align 8
  %2670 = mul nuw nsw i64 %2667, %2650
  %2671 = getelementptr double, ptr %2669, i64 %2670
  br label %2672
2672:
  %2673 = phi i64 [ %2650, %2668 ], [ %2675, %2672 ]
  %2674 = phi double [ 0.000000e+00, %2668 ], [ %2678, %2672 ]
  %2675 = add nsw i64 %2673, -1
  %2676 = getelementptr double, ptr %2671, i64 %2675
  %2677 = load double, ptr %2676, align 8
  %2678 = call double @llvm.fma.f64(double %2674, double %2640, double %2677)
  %2679 = icmp samesign ugt i64 %2673, 1
  br i1 %2679, label %2672, label %2682
2680:
  %2681 = getelementptr inbounds nuw double, ptr %6, i64 %2667
  store double %2656, ptr %2681, align 8
  br label %2693
2682:
  %2683 = fmul double %2640, %2678
  %2684 = getelementptr inbounds nuw double, ptr %6, i64 %2667
  store double %2683, ptr %2684, align 8
  br label %2685
2685:
  %2686 = phi i64 [ %2650, %2682 ], [ %2688, %2685 ]
  %2687 = phi double [ 0.000000e+00, %2682 ], [ %2691, %2685 ]
  %2688 = add nsw i64 %2686, -1
  %2689 = getelementptr double, ptr %2671, i64 %2688
  %2690 = load double, ptr %2689, align 8
  %2691 = fadd double %2687, %2690
  %2692 = icmp samesign ugt i64 %2686, 1
  br i1 %2692, label %2685, label %2693
2693:
  %2694 = phi double [ 0.000000e+00, %2680 ], [ %2691, %2685 ]
  %2695 = getelementptr double, ptr %2657, i64 %2667
  store double %2694, ptr %2695, align 8
  %2696 = add nuw nsw i64 %2667, 1
  %2697 = icmp eq i64 %2696, %2649
  br i1 %2697, label %2658, label %2666
2698:
  %2699 = load i64, ptr %51, align 8
  %2700 = icmp sgt i64 %2699, 0
  br i1 %2700, label %2701, label %2744
2701:
  %2702 = mul i64 %2648, %2649
  br label %2712
2703:
  %2704 = phi i64 [ %2710, %2703 ], [ 0, %2658 ]
  %2705 = load ptr, ptr %69, align 8
  %2706 = load ptr, ptr %122, align 8
  %2707 = load ptr, ptr %111, align 8
  %2708 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2705, ptr noundef %2706, ptr noundef %2707, ptr noundef %6, double noundef %2640, double noundef %2639, i64 noundef %2704, i64 noundef range(i64 -9223372036854775808, 4) %2611) #14
  %2709 = getelementptr inbounds nuw double, ptr %2664, i64 %2704
  store double %2708, ptr %2709, align 8
  %2710 = add nuw nsw i64 %2704, 1
  %2711 = icmp eq i64 %2710, %2643
  br i1 %2711, label %2698, label %2703
2712:
  %2713 = phi i64 [ %2699, %2701 ], [ %2735, %2734 ]
  %2714 = phi i64 [ 0, %2701 ], [ %2736, %2734 ]
  %2715 = load ptr, ptr %61, align 8
  %2716 = load i64, ptr %2616, align 8
  %2717 = mul nsw i64 %2716, %2713
  %2718 = add nsw i64 %2717, %2714
  %2719 = load i64, ptr %57, align 8
  %2720 = mul nsw i64 %2718, %2719
  %2721 = add nsw i64 %2720, %2631
  %2722 = mul nsw i64 %2721, %2643
  %2723 = getelementptr inbounds double, ptr %2715, i64 %2722
  %2724 = load ptr, ptr %71, align 8
  %2725 = mul nsw i64 %2714, %2648
  %2726 = getelementptr inbounds <4 x double>, ptr %2724, i64 %2725
  %2727 = load ptr, ptr %62, align 8
  %2728 = getelementptr inbounds <4 x double>, ptr %2727, i64 %2725
  %2729 = load ptr, ptr %134, align 8
  %2730 = mul i64 %2702, %2714
  %2731 = getelementptr inbounds <4 x double>, ptr %2729, i64 %2730
  br i1 %2665, label %2738, label %2734
2732:
  %2733 = load i64, ptr %51, align 8
  br label %2734
2734:
  %2735 = phi i64 [ %2733, %2732 ], [ %2713, %2712 ]
  %2736 = add nuw nsw i64 %2714, 1
  %2737 = icmp slt i64 %2736, %2735
  br i1 %2737, label %2712, label %2744
2738:
  %2739 = phi i64 [ %2742, %2738 ], [ 0, %2712 ]
  %2740 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2726, ptr noundef %2728, ptr noundef %2731, ptr noundef %6, double noundef %2640, double noundef %2639, i64 noundef %2739, i64 noundef range(i64 -9223372036854775808, 4) %2611) #14
  %2741 = getelementptr inbounds nuw double, ptr %2723, i64 %2739
  store double %2740, ptr %2741, align 8
  %2742 = add nuw nsw i64 %2739, 1
  %2743 = icmp eq i64 %2742, %2643
  br i1 %2743, label %2732, label %2738
2744:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  %2745 = load i64, ptr %2622, align 8
  %2746 = add nsw i64 %2745, 1
  store i64 %2746, ptr %2622, align 8
  %2747 = load i64, ptr %57, align 8
  %2748 = icmp slt i64 %2746, %2747
  br i1 %2748, label %2629, label %2749
2749:
  %2750 = add nuw nsw i64 %2611, 1
  %2751 = icmp eq i64 %2750, 4
  br i1 %2751, label %2609, label %2610
2752:
  %2753 = load i64, ptr %0, align 8
  %2754 = load i64, ptr %53, align 8
  %2755 = load i64, ptr %54, align 8
  %2756 = load i64, ptr %55, align 8
  %2757 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  br label %2800
2758:
  %2759 = add nsw i64 %2754, %2753
  %2760 = shl nsw i64 %2755, 1
  %2761 = add nsw i64 %2759, %2760
  %2762 = add nsw i64 %2761, %2756
  %2763 = add nsw i64 %2757, -1
  %2764 = mul nsw i64 %2763, %2762
  %2765 = load <4 x i64>, ptr %5, align 8
  %2766 = load ptr, ptr %60, align 8
  %2767 = load ptr, ptr %69, align 8
  %2768 = icmp sgt i64 %2762, 0
  br i1 %2768, label %2769, label %2780
2769:
  %2770 = icmp slt <4 x i64> %2765, zeroinitializer
  br label %2771
2771:
  %2772 = phi i64 [ 0, %2769 ], [ %2778, %2771 ]
  %2773 = getelementptr inbounds nuw <4 x double>, ptr %2766, i64 %2772
  %2774 = load <4 x double>, ptr %2773, align 8
  %2775 = getelementptr inbounds nuw <4 x double>, ptr %2767, i64 %2772
  %2776 = load <4 x double>, ptr %2775, align 8
  %2777 = select <4 x i1> %2770, <4 x double> %2774, <4 x double> %2776
  store <4 x double> %2777, ptr %2775, align 8
  %2778 = add nuw nsw i64 %2772, 1
  %2779 = icmp eq i64 %2778, %2762
  br i1 %2779, label %2780, label %2771
2780:
  %2781 = load i64, ptr %51, align 8
  %2782 = mul nsw i64 %2781, %2762
  %2783 = load ptr, ptr %62, align 8
  %2784 = load ptr, ptr %71, align 8
  %2785 = icmp sgt i64 %2782, 0
  br i1 %2785, label %2786, label %2797
2786:
  %2787 = icmp slt <4 x i64> %2765, zeroinitializer
  br label %2788
2788:
  %2789 = phi i64 [ 0, %2786 ], [ %2795, %2788 ]
  %2790 = getelementptr inbounds nuw <4 x double>, ptr %2783, i64 %2789
  %2791 = load <4 x double>, ptr %2790, align 8
  %2792 = getelementptr inbounds nuw <4 x double>, ptr %2784, i64 %2789
  %2793 = load <4 x double>, ptr %2792, align 8
  %2794 = select <4 x i1> %2787, <4 x double> %2791, <4 x double> %2793
  store <4 x double> %2794, ptr %2792, align 8
  %2795 = add nuw nsw i64 %2789, 1
  %2796 = icmp eq i64 %2795, %2782
  br i1 %2796, label %2797, label %2788
2797:
  %2798 = load i64, ptr %146, align 8
  %2799 = icmp eq i64 %2798, 0
  br i1 %2799, label %2823, label %2809
2800:
  %2801 = phi i64 [ 0, %2752 ], [ %2807, %2800 ]
  %2802 = getelementptr inbounds nuw i32, ptr %18, i64 %2801
  %2803 = load i32, ptr %2802, align 4
  %2804 = icmp ne i32 %2803, 0
  %2805 = sext i1 %2804 to i64
  %2806 = getelementptr inbounds nuw i64, ptr %5, i64 %2801
  store i64 %2805, ptr %2806, align 8
  %2807 = add nuw nsw i64 %2801, 1
  %2808 = icmp eq i64 %2807, 4
  br i1 %2808, label %2758, label %2800
2809:
  %2810 = load ptr, ptr %111, align 8
  %2811 = getelementptr inbounds <4 x double>, ptr %2810, i64 %2764
  br i1 %2768, label %2812, label %2823
2812:
  %2813 = icmp slt <4 x i64> %2765, zeroinitializer
  br label %2814
2814:
  %2815 = phi i64 [ 0, %2812 ], [ %2821, %2814 ]
  %2816 = getelementptr inbounds nuw <4 x double>, ptr %2811, i64 %2815
  %2817 = load <4 x double>, ptr %2816, align 8
  %2818 = getelementptr inbounds nuw <4 x double>, ptr %2810, i64 %2815
  %2819 = load <4 x double>, ptr %2818, align 8
  %2820 = select <4 x i1> %2813, <4 x double> %2817, <4 x double> %2819
  store <4 x double> %2820, ptr %2818, align 8
  %2821 = add nuw nsw i64 %2815, 1
  %2822 = icmp eq i64 %2821, %2762
  br i1 %2822, label %2823, label %2814
2823:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  br label %2824
2824:
  br label %2825
2825:
  %2826 = phi i64 [ %2915, %2914 ], [ 0, %2824 ]
  %2827 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2826
  %2828 = load i64, ptr %2827, align 8
  %2829 = icmp slt i64 %2828, 0
  br i1 %2829, label %2914, label %2830
2830:
  %2831 = getelementptr inbounds nuw i32, ptr %18, i64 %2826
  %2832 = load i32, ptr %2831, align 4
  %2833 = icmp eq i32 %2832, 0
  br i1 %2833, label %2882, label %2834
2834:
  %2835 = load i64, ptr %146, align 8
  %2836 = icmp eq i64 %2835, 0
  %2837 = zext i1 %2836 to i64
  %2838 = getelementptr inbounds nuw i8, ptr %2827, i64 16
  store i64 %2837, ptr %2838, align 8
  %2839 = load ptr, ptr %103, align 8
  %2840 = load i64, ptr %101, align 8
  %2841 = getelementptr double, ptr %2839, i64 %2826
  %2842 = icmp sgt i64 %2840, 0
  br i1 %2842, label %2843, label %2888
2843:
  %2844 = load ptr, ptr %104, align 8
  %2845 = getelementptr double, ptr %2844, i64 %2826
  br label %2846
2846:
  %2847 = phi i64 [ 0, %2843 ], [ %2859, %2846 ]
  %2848 = phi i32 [ 0, %2843 ], [ %2858, %2846 ]
  %2849 = shl nsw i64 %2847, 5
  %2850 = getelementptr i8, ptr %2845, i64 %2849
  %2851 = load double, ptr %2850, align 8
  %2852 = getelementptr i8, ptr %2841, i64 %2849
  %2853 = load double, ptr %2852, align 8
  %2854 = fcmp olt double %2851, 0.000000e+00
  %2855 = fcmp oge double %2853, 0.000000e+00
  %2856 = select i1 %2854, i1 %2855, i1 false
  %2857 = zext i1 %2856 to i32
  %2858 = or i32 %2848, %2857
  %2859 = add nuw nsw i64 %2847, 1
  %2860 = icmp eq i64 %2859, %2840
  br i1 %2860, label %2861, label %2846
2861:
  %2862 = icmp eq i32 %2858, 0
  br i1 %2862, label %2868, label %2863
2863:
  %2864 = getelementptr %struct.bg_lane, ptr %2, i64 %2826
  %2865 = getelementptr i8, ptr %2864, i64 32
  store i64 1, ptr %2865, align 8
  %2866 = load i64, ptr %101, align 8
  %2867 = icmp sgt i64 %2866, 0
  br i1 %2867, label %2868, label %2888
2868:
  br label %2869
2869:
  %2870 = phi i64 [ %2878, %2869 ], [ 0, %2868 ]
  %2871 = load ptr, ptr %103, align 8
  %2872 = getelementptr inbounds nuw <4 x double>, ptr %2871, i64 %2870
  %2873 = getelementptr inbounds nuw double, ptr %2872, i64 %2826
  %2874 = load double, ptr %2873, align 8
  %2875 = load ptr, ptr %104, align 8
  %2876 = getelementptr inbounds nuw <4 x double>, ptr %2875, i64 %2870
  %2877 = getelementptr inbounds nuw double, ptr %2876, i64 %2826
  store double %2874, ptr %2877, align 8
  %2878 = add nuw nsw i64 %2870, 1
  %2879 = load i64, ptr %101, align 8
  %2880 = shl nsw i64 %2879, 2
  %2881 = icmp slt i64 %2878, %2880
  br i1 %2881, label %2869, label %2888
2882:
  %2883 = getelementptr inbounds nuw i8, ptr %2827, i64 80
  %2884 = load double, ptr %2883, align 8
  %2885 = getelementptr inbounds nuw i8, ptr %2827, i64 104
  %2886 = load double, ptr %2885, align 8
  %2887 = fcmp ogt double %2884, %2886
  br i1 %2887, label %2903, label %2911
2888:
  %2889 = getelementptr inbounds nuw i8, ptr %2827, i64 72
  %2890 = load double, ptr %2889, align 8
  %2891 = getelementptr inbounds nuw i8, ptr %2827, i64 64
  store double %2890, ptr %2891, align 8
  %2892 = getelementptr inbounds nuw i8, ptr %2827, i64 48
  %2893 = load i64, ptr %2892, align 8
  %2894 = add nsw i64 %2893, 1
  store i64 %2894, ptr %2892, align 8
  %2895 = getelementptr inbounds nuw i8, ptr %2827, i64 80
  %2896 = load double, ptr %2895, align 8
  %2897 = getelementptr inbounds nuw i8, ptr %2827, i64 104
  %2898 = load double, ptr %2897, align 8
  %2899 = fcmp ogt double %2896, %2898
  br i1 %2899, label %2900, label %2911
2900:
  %2901 = getelementptr inbounds nuw i8, ptr %2827, i64 96
  %2902 = load double, ptr %2901, align 8
  br label %2911
2903:
  %2904 = getelementptr inbounds nuw i8, ptr %2827, i64 64
  %2905 = load double, ptr %2904, align 8
  %2906 = getelementptr inbounds nuw i8, ptr %2827, i64 96
  %2907 = load double, ptr %2906, align 8
  %2908 = fsub double %2907, %2905
  %2909 = fmul double %2908, 5.000000e-01
  %2910 = fadd double %2905, %2909
  br label %2911
2911:
  %2912 = phi double [ %2884, %2882 ], [ %2910, %2903 ], [ %2902, %2900 ], [ %2896, %2888 ]
  %2913 = getelementptr inbounds nuw i8, ptr %2827, i64 72
  store double %2912, ptr %2913, align 8
  br label %2914
2914:
  %2915 = add nuw nsw i64 %2826, 1
  %2916 = icmp eq i64 %2915, 4
  br i1 %2916, label %2917, label %2825
2917:
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #15
  %2918 = add nuw nsw i64 %148, 1
  %2919 = icmp eq i64 %2918, %3
  br i1 %2919, label %2920, label %147
2920:
  %2921 = phi i64 [ 1, %40 ], [ 2, %1070 ], [ 0, %884 ], [ 1, %2917 ]
  %2922 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %2923 = getelementptr inbounds nuw i8, ptr %1, i64 264
  br label %2925
2924:
  call void @bg_set_float_mode(i32 noundef %26) #13
  ret i64 %2921
2925:
  %2926 = phi i64 [ 0, %2920 ], [ %2938, %2937 ]
  %2927 = getelementptr inbounds nuw %struct.bg_lane, ptr %2922, i64 %2926
  %2928 = load i64, ptr %2927, align 8
  %2929 = icmp sgt i64 %2928, -1
  br i1 %2929, label %2930, label %2937
2930:
  %2931 = getelementptr inbounds nuw i8, ptr %2927, i64 64
  %2932 = load double, ptr %2931, align 8
  %2933 = load ptr, ptr %2923, align 8
  %2934 = mul nuw nsw i64 %2928, 48
  %2935 = getelementptr inbounds nuw i8, ptr %2933, i64 %2934
  %2936 = getelementptr inbounds nuw i8, ptr %2935, i64 8
  store double %2932, ptr %2936, align 8
  br label %2937
2937:
  %2938 = add nuw nsw i64 %2926, 1
  %2939 = icmp eq i64 %2938, 4
  br i1 %2939, label %2924, label %2925
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846873, 1152921504606847079) i64 @bg_memory_4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #14
  %5 = add nsw i64 %4, 103
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((592, 816)) %2, ptr noundef %3) unnamed_addr #4 {
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
  %22 = shl nsw i64 %21, 5
  %23 = getelementptr inbounds i8, ptr %3, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 592
  store ptr %3, ptr %24, align 8
  %25 = shl nsw i64 %15, 5
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 600
  store ptr %23, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 %25
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 608
  store ptr %26, ptr %29, align 8
  %30 = mul i64 %15, %17
  %31 = shl i64 %30, 5
  %32 = getelementptr inbounds i8, ptr %28, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 616
  store ptr %28, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %32, i64 %25
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 624
  store ptr %32, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %34, i64 %25
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 632
  store ptr %34, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %25
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 640
  store ptr %36, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %25
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 648
  store ptr %38, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %40, i64 %25
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 656
  store ptr %40, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 %25
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 664
  store ptr %42, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %44, i64 %25
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 672
  store ptr %44, ptr %47, align 8
  %48 = load i64, ptr %9, align 8
  %49 = add nsw i64 %48, %15
  %50 = load i64, ptr %13, align 8
  %51 = add nsw i64 %49, %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %55 = load i64, ptr %54, align 8
  %56 = shl i64 %55, 6
  %57 = shl i64 %53, 7
  %58 = shl i64 %51, 5
  %59 = getelementptr i8, ptr %46, i64 %56
  %60 = getelementptr i8, ptr %59, i64 %57
  %61 = getelementptr i8, ptr %60, i64 %58
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 680
  store ptr %46, ptr %62, align 8
  %63 = load i64, ptr %52, align 8
  %64 = icmp eq i64 %63, 0
  %65 = select i1 %64, i64 0, i64 %25
  %66 = getelementptr inbounds i8, ptr %61, i64 %65
  %67 = select i1 %64, ptr %32, ptr %61
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 688
  store ptr %67, ptr %68, align 8
  %69 = load i64, ptr %52, align 8
  %70 = shl i64 %69, 7
  %71 = getelementptr inbounds i8, ptr %66, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 696
  store ptr %66, ptr %72, align 8
  %73 = load i64, ptr %52, align 8
  %74 = shl i64 %73, 7
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 704
  store ptr %71, ptr %76, align 8
  %77 = load i64, ptr %52, align 8
  %78 = shl i64 %77, 7
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 712
  store ptr %75, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %82 = load i64, ptr %81, align 8
  %83 = shl nsw i64 %82, 5
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 720
  store ptr %79, ptr %85, align 8
  %86 = load i64, ptr %52, align 8
  %87 = mul i64 %86, 288
  %88 = getelementptr inbounds i8, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 728
  store ptr %84, ptr %89, align 8
  %90 = load i64, ptr %20, align 8
  %91 = shl i64 %19, 5
  %92 = mul i64 %91, %90
  %93 = getelementptr inbounds i8, ptr %88, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 736
  store ptr %88, ptr %94, align 8
  %95 = mul nsw i64 %19, %15
  %96 = shl nsw i64 %95, 5
  %97 = getelementptr inbounds i8, ptr %93, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 744
  store ptr %93, ptr %98, align 8
  %99 = mul i64 %31, %19
  %100 = getelementptr inbounds i8, ptr %97, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 752
  store ptr %97, ptr %101, align 8
  %102 = getelementptr inbounds i8, ptr %100, i64 %96
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 760
  store ptr %100, ptr %103, align 8
  %104 = getelementptr inbounds i8, ptr %102, i64 %96
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 768
  store ptr %102, ptr %105, align 8
  %106 = load i64, ptr %20, align 8
  %107 = shl nsw i64 %106, 5
  %108 = getelementptr inbounds i8, ptr %104, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 776
  store ptr %104, ptr %109, align 8
  %110 = load i64, ptr %20, align 8
  %111 = mul i64 %91, %110
  %112 = getelementptr inbounds i8, ptr %108, i64 %111
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 784
  store ptr %108, ptr %113, align 8
  %114 = load i64, ptr %54, align 8
  %115 = icmp eq i64 %114, 0
  %116 = select i1 %115, i64 0, i64 2048
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 %116
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 792
  store ptr %112, ptr %118, align 8
  %119 = load i64, ptr %54, align 8
  %120 = mul nsw i64 %119, 576
  %121 = load i64, ptr %20, align 8
  %122 = add i64 %121, %15
  %123 = add i64 %122, %120
  %124 = shl i64 %123, 5
  %125 = getelementptr i8, ptr %117, i64 %124
  %126 = getelementptr i8, ptr %125, i64 128
  %127 = getelementptr inbounds nuw i8, ptr %2, i64 800
  store ptr %117, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %129 = load i64, ptr %128, align 8
  %130 = shl nsw i64 %129, 5
  %131 = getelementptr inbounds i8, ptr %126, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 808
  store ptr %126, ptr %132, align 8
  %133 = ptrtoint ptr %131 to i64
  %134 = ptrtoint ptr %3 to i64
  %135 = sub i64 %133, %134
  %136 = ashr exact i64 %135, 3
  ret i64 %136
}
define noalias noundef ptr @bg_call_4(ptr noundef readonly captures(none) %0, ptr noundef %1) #5 {
  %3 = alloca %struct.bg_job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
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
  store i64 %96, ptr %3, align 8
  %85 = icmp eq i64 %64, 11
  br i1 %85, label %122, label %129
86:
  %87 = phi i64 [ %96, %117 ], [ 1, %78 ]
  %88 = phi i64 [ %97, %117 ], [ 1, %78 ]
  %89 = phi i64 [ %120, %117 ], [ 0, %78 ]
  %90 = getelementptr inbounds nuw ptr, ptr %83, i64 %89
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 40
  %93 = load ptr, ptr %92, align 8
  %94 = load i64, ptr %93, align 8
  %95 = icmp sgt i64 %94, %88
  %96 = select i1 %95, i64 %94, i64 %87
  %97 = tail call i64 @llvm.smax.i64(i64 %94, i64 %88)
  %98 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.bg_values, ptr %62, i64 %89
  store ptr %99, ptr %100, align 8
  %101 = icmp sgt i64 %94, 1
  br i1 %101, label %102, label %117
102:
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %114
106:
  %107 = phi i64 [ %112, %106 ], [ 0, %102 ]
  %108 = phi i64 [ %111, %106 ], [ 1, %102 ]
  %109 = getelementptr inbounds nuw i64, ptr %93, i64 %107
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %108
  %112 = add nuw nsw i64 %107, 1
  %113 = icmp eq i64 %112, %104
  br i1 %113, label %114, label %106
114:
  %115 = phi i64 [ 1, %102 ], [ %111, %106 ]
  %116 = sdiv i64 %115, %94
  br label %117
117:
  %118 = phi i64 [ %116, %114 ], [ 0, %86 ]
  %119 = getelementptr inbounds nuw i8, ptr %100, i64 8
  store i64 %118, ptr %119, align 8
  %120 = add nuw nsw i64 %89, 1
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
  %194 = call i64 @bg_advance_4(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #14
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %196, label %193
196:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret ptr null
}
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <4 x double> noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca <4 x i64>, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne ptr %4, null
  br i1 %11, label %12, label %38
12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i64, ptr %0, align 8
  %17 = load i64, ptr %13, align 8
  %18 = add nsw i64 %17, %16
  %19 = load i64, ptr %14, align 8
  %20 = shl nsw i64 %19, 1
  %21 = add nsw i64 %18, %20
  %22 = load i64, ptr %15, align 8
  %23 = add nsw i64 %21, %22
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %38
25:
  %26 = phi i64 [ %28, %25 ], [ 0, %12 ]
  %27 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %26
  store <4 x double> zeroinitializer, ptr %27, align 8
  %28 = add nuw nsw i64 %26, 1
  %29 = load i64, ptr %0, align 8
  %30 = load i64, ptr %13, align 8
  %31 = add nsw i64 %30, %29
  %32 = load i64, ptr %14, align 8
  %33 = shl nsw i64 %32, 1
  %34 = add nsw i64 %31, %33
  %35 = load i64, ptr %15, align 8
  %36 = add nsw i64 %34, %35
  %37 = icmp slt i64 %28, %36
  br i1 %37, label %25, label %38
38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42
42:
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 664
  %44 = load ptr, ptr %43, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %39, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %44) #14
  br label %45
45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load ptr, ptr %46, align 8
  %48 = icmp ne ptr %47, null
  %49 = icmp slt i64 %10, 3
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %59
51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 672
  %53 = icmp ne i64 %5, 0
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %57 = icmp sgt i64 %5, 0
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 680
  br label %63
59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %204, label %187
63:
  %64 = phi i64 [ %10, %51 ], [ %185, %184 ]
  %65 = icmp eq i64 %64, 2
  %66 = select i1 %65, double 1.000000e+00, double 0.000000e+00
  %67 = insertelement <4 x double> poison, double %66, i64 0
  %68 = shufflevector <4 x double> %67, <4 x double> poison, <4 x i32> zeroinitializer
  %69 = load ptr, ptr %52, align 8
  %70 = icmp ne i64 %64, 1
  %71 = sext i1 %70 to i64
  %72 = insertelement <4 x i64> poison, i64 %71, i64 0
  %73 = shufflevector <4 x i64> %72, <4 x i64> poison, <4 x i32> zeroinitializer
  %74 = icmp eq i64 %64, 1
  br i1 %74, label %75, label %93
75:
  %76 = load i64, ptr %0, align 8
  %77 = icmp slt i64 %76, 1
  br i1 %77, label %93, label %78
78:
  %79 = phi <4 x i64> [ %90, %78 ], [ %73, %75 ]
  %80 = phi i64 [ %91, %78 ], [ 0, %75 ]
  %81 = getelementptr inbounds nuw <4 x double>, ptr %3, i64 %80
  %82 = load <4 x double>, ptr %81, align 8
  %83 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %82)
  %84 = fadd <4 x double> %83, splat (double 1.000000e+00)
  %85 = fmul <4 x double> %84, splat (double 0x3E7AD7F29ABCAF48)
  %86 = getelementptr inbounds nuw <4 x double>, ptr %69, i64 %80
  %87 = load <4 x double>, ptr %86, align 8
  %88 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %87)
  %89 = fcmp olt <4 x double> %85, %88
  %90 = select <4 x i1> %89, <4 x i64> splat (i64 -1), <4 x i64> %79
  %91 = add nuw nsw i64 %80, 1
  %92 = icmp eq i64 %76, %91
  br i1 %92, label %93, label %78
93:
  %94 = phi <4 x i64> [ %73, %63 ], [ %73, %75 ], [ %90, %78 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <4 x i64> %94, ptr %8, align 8
  br label %95
95:
  %96 = phi i64 [ 0, %93 ], [ %103, %95 ]
  %97 = phi i32 [ 0, %93 ], [ %102, %95 ]
  %98 = getelementptr inbounds nuw i64, ptr %8, i64 %96
  %99 = load i64, ptr %98, align 8
  %100 = icmp ne i64 %99, 0
  %101 = zext i1 %100 to i32
  %102 = or i32 %97, %101
  %103 = add nuw nsw i64 %96, 1
  %104 = icmp eq i64 %103, 4
  br i1 %104, label %105, label %95
105:
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %106 = icmp ne i32 %102, 0
  %107 = and i1 %53, %106
  br i1 %107, label %108, label %140
108:
  %109 = load i64, ptr %0, align 8
  %110 = load i64, ptr %54, align 8
  %111 = add nsw i64 %110, %109
  %112 = load i64, ptr %55, align 8
  %113 = shl nsw i64 %112, 1
  %114 = add nsw i64 %111, %113
  %115 = load i64, ptr %56, align 8
  %116 = add nsw i64 %114, %115
  br i1 %57, label %117, label %153
117:
  %118 = icmp slt <4 x i64> %94, zeroinitializer
  br label %119
119:
  %120 = phi i64 [ 0, %117 ], [ %138, %137 ]
  %121 = mul nsw i64 %120, %116
  %122 = getelementptr inbounds <4 x double>, ptr %6, i64 %121
  %123 = load ptr, ptr %58, align 8
  tail call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %46, ptr noundef nonnull readonly %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef %68, i64 noundef %120, ptr noundef %122, ptr noundef %123) #14
  %124 = load i64, ptr %0, align 8
  %125 = load ptr, ptr %58, align 8
  %126 = icmp sgt i64 %124, 0
  br i1 %126, label %127, label %137
127:
  %128 = phi i64 [ %135, %127 ], [ 0, %119 ]
  %129 = getelementptr inbounds nuw <4 x double>, ptr %125, i64 %128
  %130 = load <4 x double>, ptr %129, align 8
  %131 = select <4 x i1> %118, <4 x double> %130, <4 x double> zeroinitializer
  store <4 x double> %131, ptr %129, align 8
  %132 = getelementptr inbounds nuw <4 x double>, ptr %122, i64 %128
  %133 = load <4 x double>, ptr %132, align 8
  %134 = fadd <4 x double> %131, %133
  store <4 x double> %134, ptr %132, align 8
  %135 = add nuw nsw i64 %128, 1
  %136 = icmp eq i64 %135, %124
  br i1 %136, label %137, label %127
137:
  %138 = add nuw nsw i64 %120, 1
  %139 = icmp eq i64 %138, %5
  br i1 %139, label %140, label %119
140:
  br i1 %106, label %151, label %141
141:
  %142 = load i64, ptr %0, align 8
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %170
144:
  %145 = phi i64 [ %148, %144 ], [ 0, %141 ]
  %146 = load ptr, ptr %52, align 8
  %147 = getelementptr inbounds nuw <4 x double>, ptr %146, i64 %145
  store <4 x double> zeroinitializer, ptr %147, align 8
  %148 = add nuw nsw i64 %145, 1
  %149 = load i64, ptr %0, align 8
  %150 = icmp slt i64 %148, %149
  br i1 %150, label %144, label %170
151:
  %152 = load ptr, ptr %52, align 8
  br label %153
153:
  %154 = phi ptr [ %152, %151 ], [ %69, %108 ]
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %46, ptr noundef nonnull %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef %68, ptr noundef %154) #14
  %155 = load i64, ptr %0, align 8
  %156 = load ptr, ptr %52, align 8
  %157 = icmp sgt i64 %155, 0
  br i1 %157, label %158, label %170
158:
  %159 = icmp slt <4 x i64> %94, zeroinitializer
  br label %160
160:
  %161 = phi i64 [ 0, %158 ], [ %168, %160 ]
  %162 = getelementptr inbounds nuw <4 x double>, ptr %156, i64 %161
  %163 = load <4 x double>, ptr %162, align 8
  %164 = select <4 x i1> %159, <4 x double> %163, <4 x double> zeroinitializer
  store <4 x double> %164, ptr %162, align 8
  %165 = getelementptr inbounds nuw <4 x double>, ptr %3, i64 %161
  %166 = load <4 x double>, ptr %165, align 8
  %167 = fadd <4 x double> %164, %166
  store <4 x double> %167, ptr %165, align 8
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, %155
  br i1 %169, label %170, label %160
170:
  %171 = and i1 %11, %74
  br i1 %171, label %172, label %184
172:
  %173 = load i64, ptr %0, align 8
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %175, label %184
175:
  %176 = phi i64 [ %181, %175 ], [ 0, %172 ]
  %177 = load ptr, ptr %52, align 8
  %178 = getelementptr inbounds nuw <4 x double>, ptr %177, i64 %176
  %179 = load <4 x double>, ptr %178, align 8
  %180 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %176
  store <4 x double> %179, ptr %180, align 8
  %181 = add nuw nsw i64 %176, 1
  %182 = load i64, ptr %0, align 8
  %183 = icmp slt i64 %181, %182
  br i1 %183, label %175, label %184
184:
  %185 = add nsw i64 %64, 1
  %186 = icmp eq i64 %185, 3
  br i1 %186, label %59, label %63
187:
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 680
  %189 = load ptr, ptr %188, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %60, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %189) #14
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %191 = load i64, ptr %190, align 8
  %192 = icmp sgt i64 %191, 0
  br i1 %192, label %193, label %204
193:
  %194 = phi i64 [ %201, %193 ], [ 0, %187 ]
  %195 = load ptr, ptr %188, align 8
  %196 = getelementptr inbounds nuw <4 x double>, ptr %195, i64 %194
  %197 = load <4 x double>, ptr %196, align 8
  %198 = load i64, ptr %0, align 8
  %199 = getelementptr <4 x double>, ptr %3, i64 %198
  %200 = getelementptr <4 x double>, ptr %199, i64 %194
  store <4 x double> %197, ptr %200, align 8
  %201 = add nuw nsw i64 %194, 1
  %202 = load i64, ptr %190, align 8
  %203 = icmp slt i64 %201, %202
  br i1 %203, label %193, label %204
204:
  ret void
}
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <4 x double> noundef %3, ptr noundef %4, <4 x double> noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca <4 x double>, align 8
  %9 = alloca <4 x double>, align 8
  %10 = alloca [9 x ptr], align 16
  store <4 x double> %3, ptr %8, align 8
  store <4 x double> %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 592
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds <4 x double>, ptr %12, i64 %14
  store ptr %15, ptr %10, align 16
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %18 = load i64, ptr %0, align 8
  %19 = getelementptr inbounds <4 x double>, ptr %4, i64 %18
  store ptr %19, ptr %17, align 16
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %8, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %9, ptr %21, align 16
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 664
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 808
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  ret void
}
declare <4 x double> @llvm.fabs.v4f64(<4 x double>) #6
define internal fastcc void @bg_run_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <4 x double> noundef %3, ptr noundef %4, <4 x double> noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8) unnamed_addr #0 {
  %10 = alloca <4 x double>, align 8
  %11 = alloca <4 x double>, align 8
  %12 = alloca <4 x double>, align 8
  %13 = alloca [9 x ptr], align 16
  store <4 x double> %3, ptr %10, align 8
  store <4 x double> %5, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  store <4 x double> zeroinitializer, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 736
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %6
  %19 = getelementptr inbounds <4 x double>, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds <4 x double>, ptr %19, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #15
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 592
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds <4 x double>, ptr %24, i64 %21
  store ptr %25, ptr %13, align 16
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %4, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %28 = load i64, ptr %0, align 8
  %29 = getelementptr inbounds <4 x double>, ptr %4, i64 %28
  store ptr %29, ptr %27, align 16
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store ptr %10, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store ptr %11, ptr %31, align 16
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 664
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 48
  store ptr %22, ptr %35, align 16
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 56
  store ptr %7, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %13, i64 64
  store ptr %12, ptr %37, align 16
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 808
  %41 = load ptr, ptr %40, align 8
  call void %39(ptr noundef nonnull %13, ptr noundef %41, ptr noundef %8) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  ret void
}
define internal fastcc void @bg_fill(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 4) %3, i64 noundef %4) unnamed_addr #7 {
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
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 736
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 744
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
declare double @llvm.fabs.f64(double) #6
define internal fastcc double @bg_end(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 4) %3, double noundef %4, double noundef %5) unnamed_addr #8 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = getelementptr inbounds %struct.bg_lane, ptr %7, i64 %3
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %12 = load double, ptr %11, align 8
  %13 = fsub double %10, %12
  %14 = fmul double %13, 1.562500e-02
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %41, label %18
18:
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 792
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr double, ptr %20, i64 %3
  br label %22
22:
  %23 = phi i64 [ 0, %18 ], [ %39, %22 ]
  %24 = phi double [ 0x7FF0000000000000, %18 ], [ %38, %22 ]
  %25 = uitofp nneg i64 %23 to double
  %26 = tail call double @llvm.fma.f64(double %25, double %14, double %12)
  %27 = fcmp ogt double %26, %4
  %28 = fsub double %26, %4
  %29 = select i1 %27, double %28, double 0.000000e+00
  %30 = shl nuw nsw i64 %23, 5
  %31 = getelementptr i8, ptr %21, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fadd double %32, %29
  %34 = fadd double %14, %26
  %35 = fcmp ogt double %34, %4
  %36 = fcmp olt double %33, %24
  %37 = select i1 %35, i1 %36, i1 false
  %38 = select i1 %37, double %33, double %24
  %39 = add nuw nsw i64 %23, 1
  %40 = icmp eq i64 %39, 64
  br i1 %40, label %41, label %22
41:
  %42 = phi double [ 0x7FF0000000000000, %6 ], [ %38, %22 ]
  %43 = fadd double %4, %42
  %44 = fcmp olt double %43, %5
  %45 = select i1 %44, double %43, double %5
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %85, label %49
49:
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %51 = load ptr, ptr %50, align 8
  %52 = load i64, ptr %8, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %54, %52
  %56 = getelementptr inbounds double, ptr %51, i64 %55
  %57 = fmul double %13, 0x3D70000000000000
  %58 = fadd double %4, %57
  %59 = icmp sgt i64 %47, 0
  br i1 %59, label %60, label %72
60:
  %61 = phi i64 [ %70, %60 ], [ 0, %49 ]
  %62 = phi i64 [ %69, %60 ], [ %47, %49 ]
  %63 = add nuw nsw i64 %62, %61
  %64 = lshr i64 %63, 1
  %65 = getelementptr inbounds nuw double, ptr %56, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fcmp ugt double %66, %58
  %68 = add nuw nsw i64 %64, 1
  %69 = select i1 %67, i64 %64, i64 %62
  %70 = select i1 %67, i64 %61, i64 %68
  %71 = icmp slt i64 %70, %69
  br i1 %71, label %60, label %72
72:
  %73 = phi i64 [ 0, %49 ], [ %70, %60 ]
  %74 = icmp slt i64 %73, %47
  br i1 %74, label %75, label %78
75:
  %76 = getelementptr inbounds nuw double, ptr %56, i64 %73
  %77 = load double, ptr %76, align 8
  br label %78
78:
  %79 = phi double [ %77, %75 ], [ 0x7FF0000000000000, %72 ]
  %80 = fsub double %79, %4
  %81 = fmul double %80, 0x3FEFAE147AE147AE
  %82 = fadd double %4, %81
  %83 = fcmp ogt double %45, %82
  %84 = select i1 %83, double %79, double %45
  br label %85
85:
  %86 = phi double [ %84, %78 ], [ %45, %41 ]
  ret double %86
}
declare double @llvm.sqrt.f64(double) #6
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #6
declare double @llvm.fma.f64(double, double, double) #6
define internal fastcc <4 x double> @bg_at(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #9 {
  %3 = alloca <4 x double>, align 8
  %4 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  br label %24
5:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %7
7:
  %8 = phi i64 [ 0, %5 ], [ %20, %7 ]
  %9 = getelementptr inbounds nuw %struct.bg_lane, ptr %6, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw double, ptr %4, i64 %8
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %15 = load double, ptr %14, align 8
  %16 = fsub double %15, %11
  %17 = fmul double %13, %16
  %18 = fadd double %11, %17
  %19 = getelementptr inbounds nuw double, ptr %3, i64 %8
  store double %18, ptr %19, align 8
  %20 = add nuw nsw i64 %8, 1
  %21 = icmp eq i64 %20, 4
  br i1 %21, label %22, label %7
22:
  %23 = load <4 x double>, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  ret <4 x double> %23
24:
  %25 = phi i64 [ 0, %2 ], [ %27, %24 ]
  %26 = getelementptr inbounds nuw double, ptr %4, i64 %25
  store double %1, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, 4
  br i1 %28, label %5, label %24
}
define internal fastcc noundef ptr @bg_new_row(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i64 noundef %3, double noundef %4) unnamed_addr #10 {
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
define internal fastcc void @bg_rates(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <4 x double> noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #0 {
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %4) #14
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 680
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %21) #14
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
  %30 = getelementptr inbounds nuw <4 x double>, ptr %29, i64 %28
  %31 = load <4 x double>, ptr %30, align 8
  %32 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %28
  store <4 x double> %31, ptr %32, align 8
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
  %42 = getelementptr <4 x double>, ptr %4, i64 %41
  %43 = getelementptr <4 x double>, ptr %42, i64 %40
  store <4 x double> zeroinitializer, ptr %43, align 8
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
  %53 = getelementptr <4 x double>, ptr %4, i64 %11
  br label %60
54:
  %55 = load i64, ptr %13, align 8
  %56 = add nsw i64 %55, %7
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %83
58:
  %59 = getelementptr <4 x double>, ptr %4, i64 %12
  br label %70
60:
  %61 = phi i64 [ 0, %52 ], [ %68, %60 ]
  %62 = load ptr, ptr %20, align 8
  %63 = load i64, ptr %0, align 8
  %64 = getelementptr <4 x double>, ptr %62, i64 %63
  %65 = getelementptr <4 x double>, ptr %64, i64 %61
  %66 = load <4 x double>, ptr %65, align 8
  %67 = getelementptr <4 x double>, ptr %53, i64 %61
  store <4 x double> %66, ptr %67, align 8
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %7
  br i1 %69, label %54, label %60
70:
  %71 = phi i64 [ 0, %58 ], [ %79, %70 ]
  %72 = load ptr, ptr %20, align 8
  %73 = load i64, ptr %0, align 8
  %74 = getelementptr <4 x double>, ptr %72, i64 %73
  %75 = getelementptr <4 x double>, ptr %74, i64 %71
  %76 = load <4 x double>, ptr %75, align 8
  %77 = tail call <4 x double> @llvm.fabs.v4f64(<4 x double> %76)
  %78 = getelementptr <4 x double>, ptr %59, i64 %71
  store <4 x double> %77, ptr %78, align 8
  %79 = add nuw nsw i64 %71, 1
  %80 = load i64, ptr %13, align 8
  %81 = add nsw i64 %80, %7
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %70, label %83
83:
  ret void
}
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>) #6
declare double @bg_pow_1(double noundef, double noundef) #2
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7, i64 noundef range(i64 -9223372036854775808, 4) %8) unnamed_addr #11 {
  %10 = load i64, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = shl nsw i64 %15, 1
  %17 = add nsw i64 %13, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %17, %19
  %21 = getelementptr inbounds <4 x double>, ptr %1, i64 %7
  %22 = getelementptr inbounds double, ptr %21, i64 %8
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds <4 x double>, ptr %2, i64 %7
  %25 = getelementptr inbounds double, ptr %24, i64 %8
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %38, label %30
30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr <4 x double>, ptr %3, i64 %7
  %34 = getelementptr double, ptr %33, i64 %8
  %35 = icmp sgt i64 %32, 0
  br i1 %35, label %36, label %41
36:
  %37 = getelementptr double, ptr %4, i64 %32
  br label %54
38:
  %39 = fsub double %26, %23
  %40 = tail call double @llvm.fma.f64(double %5, double %39, double %23)
  br label %69
41:
  %42 = phi double [ 0.000000e+00, %30 ], [ %66, %54 ]
  %43 = phi double [ 0.000000e+00, %30 ], [ %63, %54 ]
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  %47 = fsub double %26, %23
  %48 = fmul double %6, %42
  %49 = fsub double %47, %48
  %50 = fmul double %5, %49
  %51 = select i1 %46, double 0.000000e+00, double %50
  %52 = tail call double @llvm.fma.f64(double %6, double %43, double %23)
  %53 = fadd double %52, %51
  br label %69
54:
  %55 = phi double [ 0.000000e+00, %36 ], [ %63, %54 ]
  %56 = phi i64 [ 0, %36 ], [ %67, %54 ]
  %57 = phi double [ 0.000000e+00, %36 ], [ %66, %54 ]
  %58 = mul nsw i64 %56, %20
  %59 = getelementptr <4 x double>, ptr %34, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw double, ptr %4, i64 %56
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.fma.f64(double %62, double %60, double %55)
  %64 = getelementptr double, ptr %37, i64 %56
  %65 = load double, ptr %64, align 8
  %66 = tail call double @llvm.fma.f64(double %65, double %60, double %57)
  %67 = add nuw nsw i64 %56, 1
  %68 = icmp eq i64 %67, %32
  br i1 %68, label %41, label %54
69:
  %70 = phi double [ %53, %41 ], [ %40, %38 ]
  ret double %70
}
declare i64 @llvm.smax.i64(i64, i64) #12
declare i64 @llvm.smin.i64(i64, i64) #12
declare i64 @llvm.umin.i64(i64, i64) #12
declare i64 @llvm.usub.sat.i64(i64, i64) #12
attributes #0 = { nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { optsize }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind optsize }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #10 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #11 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nobuiltin nounwind optsize }
attributes #14 = { nobuiltin optsize }
attributes #15 = { nounwind }
