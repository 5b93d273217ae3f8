; sources 6ae21ecb47c35e785c2eedfdc48281d12c0ad4cf31774dbbc74e17284e31c71a
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [1 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
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
  br i1 %18, label %19, label %24
19:
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %21 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %20) #10
  store i64 1, ptr %2, align 8
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 -1, ptr %23, align 8
  br label %24
24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %26 = icmp sgt i64 %3, 0
  br i1 %26, label %27, label %1843
27:
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 304
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 280
  %51 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %54 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 320
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 312
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %86 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %87 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %88 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %89 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %90 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %91 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %92 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %93 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 328
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 248
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %126 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %131 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 272
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %135 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %136 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %137 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %138 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %139 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %140 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %141 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %142 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %147
147:
  %148 = phi i64 [ 0, %27 ], [ %1841, %1840 ]
  %149 = load i64, ptr %28, align 8
  %150 = icmp slt i64 %149, 0
  br i1 %150, label %406, label %151
151:
  %152 = load i64, ptr %29, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %154, label %159
154:
  %155 = load double, ptr %30, align 8
  %156 = load double, ptr %31, align 8
  %157 = fcmp olt double %155, %156
  br i1 %157, label %910, label %158
158:
  store i64 1, ptr %29, align 8
  br label %159
159:
  %160 = phi i64 [ 1, %158 ], [ %152, %151 ]
  %161 = load ptr, ptr %32, align 8
  %162 = load ptr, ptr %33, align 8
  %163 = load i64, ptr %34, align 8
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %330, label %165
165:
  %166 = load ptr, ptr %35, align 8
  %167 = icmp eq ptr %166, null
  br i1 %167, label %330, label %168
168:
  %169 = load i64, ptr %36, align 8
  %170 = load ptr, ptr %37, align 8
  %171 = icmp sgt i64 %169, 0
  br i1 %171, label %172, label %182
172:
  %173 = phi i64 [ %178, %172 ], [ 0, %168 ]
  %174 = getelementptr inbounds nuw double, ptr %161, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = fadd double %175, 0.000000e+00
  %177 = getelementptr inbounds nuw double, ptr %170, i64 %173
  store double %176, ptr %177, align 8
  %178 = add nuw nsw i64 %173, 1
  %179 = icmp eq i64 %178, %169
  br i1 %179, label %180, label %172
180:
  %181 = load i64, ptr %36, align 8
  br label %182
182:
  %183 = phi i64 [ %181, %180 ], [ %169, %168 ]
  %184 = load i64, ptr %38, align 8
  %185 = mul nsw i64 %184, %183
  %186 = load ptr, ptr %39, align 8
  %187 = icmp sgt i64 %185, 0
  br i1 %187, label %188, label %198
188:
  %189 = phi i64 [ %194, %188 ], [ 0, %182 ]
  %190 = getelementptr inbounds nuw double, ptr %162, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = fadd double %191, 0.000000e+00
  %193 = getelementptr inbounds nuw double, ptr %186, i64 %189
  store double %192, ptr %193, align 8
  %194 = add nuw nsw i64 %189, 1
  %195 = icmp eq i64 %194, %185
  br i1 %195, label %196, label %188
196:
  %197 = load ptr, ptr %39, align 8
  br label %198
198:
  %199 = phi ptr [ %197, %196 ], [ %186, %182 ]
  %200 = load ptr, ptr %37, align 8
  store ptr %200, ptr %32, align 8
  store ptr %199, ptr %33, align 8
  %201 = load i64, ptr %40, align 8
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %205, label %203
203:
  store ptr %161, ptr %32, align 8
  store ptr %162, ptr %33, align 8
  %204 = load i64, ptr %29, align 8
  br label %330
205:
  %206 = phi i64 [ %328, %326 ], [ %201, %198 ]
  %207 = phi i64 [ %327, %326 ], [ 0, %198 ]
  %208 = load i64, ptr %0, align 8
  %209 = load i64, ptr %41, align 8
  %210 = load i64, ptr %42, align 8
  %211 = load i64, ptr %43, align 8
  %212 = load ptr, ptr %44, align 8
  %213 = load i64, ptr %28, align 8
  %214 = load i64, ptr %45, align 8
  %215 = load ptr, ptr %46, align 8
  %216 = load i64, ptr %47, align 8
  %217 = add nsw i64 %209, %208
  %218 = shl nsw i64 %210, 1
  %219 = add nsw i64 %218, %217
  %220 = add nsw i64 %219, %211
  %221 = mul i64 %213, %217
  %222 = mul i64 %221, %214
  %223 = getelementptr inbounds double, ptr %212, i64 %222
  %224 = mul nsw i64 %216, %213
  %225 = getelementptr inbounds double, ptr %215, i64 %224
  %226 = add nsw i64 %206, -1
  %227 = call i64 @llvm.smin.i64(i64 %207, i64 %226)
  %228 = getelementptr double, ptr %225, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = load ptr, ptr %48, align 8
  %231 = icmp sgt i64 %217, 0
  %232 = mul nsw i64 %217, %227
  %233 = getelementptr double, ptr %223, i64 %232
  br i1 %231, label %234, label %241
234:
  %235 = phi i64 [ %239, %234 ], [ 0, %205 ]
  %236 = getelementptr double, ptr %233, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds nuw double, ptr %230, i64 %235
  store double %237, ptr %238, align 8
  %239 = add nuw nsw i64 %235, 1
  %240 = icmp eq i64 %239, %217
  br i1 %240, label %241, label %234
241:
  %242 = load i64, ptr %38, align 8
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %264, label %244
244:
  %245 = phi i64 [ %242, %241 ], [ %292, %291 ]
  %246 = load ptr, ptr %48, align 8
  %247 = load ptr, ptr %50, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %229, ptr noundef %246, ptr noundef null, i64 noundef %245, ptr noundef %247) #10
  %248 = load ptr, ptr %48, align 8
  %249 = icmp sge i64 %207, %206
  %250 = icmp slt i64 %217, 1
  %251 = mul nsw i64 %217, %207
  %252 = getelementptr double, ptr %223, i64 %251
  %253 = or i1 %249, %250
  br i1 %253, label %261, label %254
254:
  %255 = phi i64 [ %259, %254 ], [ 0, %244 ]
  %256 = getelementptr inbounds nuw double, ptr %248, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = getelementptr double, ptr %252, i64 %255
  store double %257, ptr %258, align 8
  %259 = add nuw nsw i64 %255, 1
  %260 = icmp eq i64 %259, %217
  br i1 %260, label %261, label %254
261:
  %262 = load i64, ptr %38, align 8
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %295, label %326
264:
  %265 = phi i64 [ %292, %291 ], [ %242, %241 ]
  %266 = phi i64 [ %293, %291 ], [ 0, %241 ]
  %267 = load i64, ptr %28, align 8
  %268 = load ptr, ptr %49, align 8
  %269 = mul nsw i64 %267, %265
  %270 = add nsw i64 %269, %266
  %271 = load i64, ptr %45, align 8
  %272 = mul nsw i64 %270, %271
  %273 = load i64, ptr %0, align 8
  %274 = load i64, ptr %41, align 8
  %275 = add nsw i64 %274, %273
  %276 = mul nsw i64 %272, %275
  %277 = getelementptr inbounds double, ptr %268, i64 %276
  %278 = load ptr, ptr %50, align 8
  %279 = mul nsw i64 %266, %220
  %280 = getelementptr inbounds double, ptr %278, i64 %279
  %281 = getelementptr double, ptr %277, i64 %232
  br i1 %231, label %282, label %291
282:
  %283 = phi i64 [ %287, %282 ], [ 0, %264 ]
  %284 = getelementptr double, ptr %281, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = getelementptr inbounds nuw double, ptr %280, i64 %283
  store double %285, ptr %286, align 8
  %287 = add nuw nsw i64 %283, 1
  %288 = icmp eq i64 %287, %217
  br i1 %288, label %289, label %282
289:
  %290 = load i64, ptr %38, align 8
  br label %291
291:
  %292 = phi i64 [ %290, %289 ], [ %265, %264 ]
  %293 = add nuw nsw i64 %266, 1
  %294 = icmp slt i64 %293, %292
  br i1 %294, label %264, label %244
295:
  %296 = phi i64 [ %323, %322 ], [ %262, %261 ]
  %297 = phi i64 [ %324, %322 ], [ 0, %261 ]
  %298 = load ptr, ptr %50, align 8
  %299 = mul nsw i64 %297, %220
  %300 = getelementptr inbounds double, ptr %298, i64 %299
  %301 = load i64, ptr %28, align 8
  %302 = load ptr, ptr %49, align 8
  %303 = mul nsw i64 %301, %296
  %304 = add nsw i64 %303, %297
  %305 = load i64, ptr %45, align 8
  %306 = mul nsw i64 %304, %305
  %307 = load i64, ptr %0, align 8
  %308 = load i64, ptr %41, align 8
  %309 = add nsw i64 %308, %307
  %310 = mul nsw i64 %306, %309
  %311 = getelementptr inbounds double, ptr %302, i64 %310
  %312 = getelementptr double, ptr %311, i64 %251
  br i1 %253, label %322, label %313
313:
  %314 = phi i64 [ %318, %313 ], [ 0, %295 ]
  %315 = getelementptr inbounds nuw double, ptr %300, i64 %314
  %316 = load double, ptr %315, align 8
  %317 = getelementptr double, ptr %312, i64 %314
  store double %316, ptr %317, align 8
  %318 = add nuw nsw i64 %314, 1
  %319 = icmp eq i64 %318, %217
  br i1 %319, label %320, label %313
320:
  %321 = load i64, ptr %38, align 8
  br label %322
322:
  %323 = phi i64 [ %321, %320 ], [ %296, %295 ]
  %324 = add nuw nsw i64 %297, 1
  %325 = icmp slt i64 %324, %323
  br i1 %325, label %295, label %326
326:
  %327 = add nuw nsw i64 %207, 1
  %328 = load i64, ptr %40, align 8
  %329 = icmp slt i64 %327, %328
  br i1 %329, label %205, label %203
330:
  %331 = phi i64 [ %160, %159 ], [ %160, %165 ], [ %204, %203 ]
  %332 = load i64, ptr %0, align 8
  %333 = load i64, ptr %41, align 8
  %334 = load i64, ptr %42, align 8
  %335 = load i64, ptr %43, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #11
  %336 = sitofp i64 %331 to double
  store double %336, ptr %14, align 16
  %337 = load double, ptr %30, align 8
  store double %337, ptr %51, align 8
  %338 = load i64, ptr %53, align 8
  %339 = sitofp i64 %338 to double
  store double %339, ptr %52, align 16
  %340 = load i64, ptr %55, align 8
  %341 = sitofp i64 %340 to double
  store double %341, ptr %54, align 8
  %342 = load i64, ptr %40, align 8
  %343 = sitofp i64 %342 to double
  store double %343, ptr %56, align 16
  %344 = load i64, ptr %58, align 8
  %345 = sitofp i64 %344 to double
  store double %345, ptr %57, align 8
  br label %352
346:
  %347 = add nsw i64 %333, %332
  %348 = shl nsw i64 %334, 1
  %349 = add nsw i64 %347, %348
  %350 = add nsw i64 %349, %335
  %351 = icmp sgt i64 %350, 0
  br i1 %351, label %366, label %363
352:
  %353 = phi i64 [ 0, %330 ], [ %361, %352 ]
  %354 = getelementptr inbounds nuw double, ptr %14, i64 %353
  %355 = load double, ptr %354, align 8
  %356 = load ptr, ptr %59, align 8
  %357 = load i64, ptr %28, align 8
  %358 = mul i64 %357, 48
  %359 = getelementptr i8, ptr %356, i64 %358
  %360 = getelementptr double, ptr %359, i64 %353
  store double %355, ptr %360, align 8
  %361 = add nuw nsw i64 %353, 1
  %362 = icmp eq i64 %361, 6
  br i1 %362, label %346, label %352
363:
  %364 = load i64, ptr %38, align 8
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %378, label %405
366:
  %367 = phi i64 [ %376, %366 ], [ 0, %346 ]
  %368 = load ptr, ptr %60, align 8
  %369 = getelementptr inbounds nuw double, ptr %368, i64 %367
  %370 = load double, ptr %369, align 8
  %371 = load ptr, ptr %61, align 8
  %372 = load i64, ptr %28, align 8
  %373 = mul nsw i64 %372, %350
  %374 = getelementptr double, ptr %371, i64 %373
  %375 = getelementptr double, ptr %374, i64 %367
  store double %370, ptr %375, align 8
  %376 = add nuw nsw i64 %367, 1
  %377 = icmp eq i64 %376, %350
  br i1 %377, label %363, label %366
378:
  %379 = phi i64 [ %386, %385 ], [ %364, %363 ]
  %380 = phi i64 [ %387, %385 ], [ 0, %363 ]
  br i1 %351, label %381, label %385
381:
  %382 = mul nuw nsw i64 %380, %350
  br label %389
383:
  %384 = load i64, ptr %38, align 8
  br label %385
385:
  %386 = phi i64 [ %384, %383 ], [ %379, %378 ]
  %387 = add nuw nsw i64 %380, 1
  %388 = icmp slt i64 %387, %386
  br i1 %388, label %378, label %405
389:
  %390 = phi i64 [ 0, %381 ], [ %403, %389 ]
  %391 = load ptr, ptr %62, align 8
  %392 = getelementptr inbounds nuw double, ptr %391, i64 %382
  %393 = getelementptr inbounds nuw double, ptr %392, i64 %390
  %394 = load double, ptr %393, align 8
  %395 = load ptr, ptr %63, align 8
  %396 = load i64, ptr %28, align 8
  %397 = load i64, ptr %38, align 8
  %398 = mul nsw i64 %397, %396
  %399 = add nsw i64 %398, %380
  %400 = mul nsw i64 %399, %350
  %401 = getelementptr double, ptr %395, i64 %400
  %402 = getelementptr double, ptr %401, i64 %390
  store double %394, ptr %402, align 8
  %403 = add nuw nsw i64 %390, 1
  %404 = icmp eq i64 %403, %350
  br i1 %404, label %383, label %389
405:
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #11
  store i64 -1, ptr %28, align 8
  br label %406
406:
  %407 = atomicrmw add ptr %98, i64 1 monotonic, align 8
  %408 = load i64, ptr %1, align 8
  %409 = icmp slt i64 %407, %408
  br i1 %409, label %410, label %877
410:
  %411 = load ptr, ptr %64, align 8
  %412 = load i64, ptr %65, align 8
  %413 = mul nsw i64 %412, %407
  %414 = getelementptr double, ptr %411, i64 %413
  %415 = load double, ptr %414, align 8
  %416 = load ptr, ptr %66, align 8
  %417 = load i64, ptr %67, align 8
  %418 = mul nsw i64 %417, %407
  %419 = getelementptr double, ptr %416, i64 %418
  %420 = load double, ptr %419, align 8
  %421 = load i64, ptr %0, align 8
  %422 = load i64, ptr %41, align 8
  %423 = add i64 %422, %421
  %424 = load i64, ptr %42, align 8
  %425 = shl i64 %424, 1
  %426 = add i64 %425, %423
  %427 = load i64, ptr %43, align 8
  %428 = add i64 %426, %427
  %429 = load i64, ptr %36, align 8
  %430 = icmp sgt i64 %429, 0
  br i1 %430, label %433, label %431
431:
  %432 = icmp sgt i64 %428, 0
  br i1 %432, label %446, label %462
433:
  %434 = phi i64 [ %443, %433 ], [ 0, %410 ]
  %435 = load ptr, ptr %100, align 8
  %436 = load i64, ptr %101, align 8
  %437 = mul nsw i64 %436, %407
  %438 = getelementptr double, ptr %435, i64 %437
  %439 = getelementptr double, ptr %438, i64 %434
  %440 = load double, ptr %439, align 8
  %441 = load ptr, ptr %32, align 8
  %442 = getelementptr inbounds nuw double, ptr %441, i64 %434
  store double %440, ptr %442, align 8
  %443 = add nuw nsw i64 %434, 1
  %444 = load i64, ptr %36, align 8
  %445 = icmp slt i64 %443, %444
  br i1 %445, label %433, label %431
446:
  %447 = phi i64 [ %460, %456 ], [ 0, %431 ]
  %448 = icmp slt i64 %447, %423
  br i1 %448, label %449, label %456
449:
  %450 = load ptr, ptr %102, align 8
  %451 = load i64, ptr %103, align 8
  %452 = mul nsw i64 %451, %407
  %453 = getelementptr double, ptr %450, i64 %452
  %454 = getelementptr double, ptr %453, i64 %447
  %455 = load double, ptr %454, align 8
  br label %456
456:
  %457 = phi double [ %455, %449 ], [ 0.000000e+00, %446 ]
  %458 = load ptr, ptr %60, align 8
  %459 = getelementptr inbounds nuw double, ptr %458, i64 %447
  store double %457, ptr %459, align 8
  %460 = add nuw nsw i64 %447, 1
  %461 = icmp eq i64 %460, %428
  br i1 %461, label %465, label %446
462:
  %463 = load i64, ptr %38, align 8
  %464 = icmp sgt i64 %463, 0
  br i1 %464, label %482, label %530
465:
  %466 = phi i64 [ %480, %476 ], [ 0, %456 ]
  %467 = load i64, ptr %0, align 8
  %468 = icmp slt i64 %466, %467
  br i1 %468, label %469, label %476
469:
  %470 = load ptr, ptr %104, align 8
  %471 = load i64, ptr %105, align 8
  %472 = mul nsw i64 %471, %407
  %473 = getelementptr double, ptr %470, i64 %472
  %474 = getelementptr double, ptr %473, i64 %466
  %475 = load double, ptr %474, align 8
  br label %476
476:
  %477 = phi double [ %475, %469 ], [ 1.000000e+00, %465 ]
  %478 = load ptr, ptr %106, align 8
  %479 = getelementptr inbounds nuw double, ptr %478, i64 %466
  store double %477, ptr %479, align 8
  %480 = add nuw nsw i64 %466, 1
  %481 = icmp eq i64 %480, %428
  br i1 %481, label %462, label %465
482:
  %483 = phi i64 [ %508, %507 ], [ 0, %462 ]
  %484 = load i64, ptr %36, align 8
  %485 = icmp sgt i64 %484, 0
  br i1 %485, label %490, label %486
486:
  br i1 %432, label %487, label %507
487:
  %488 = mul nsw i64 %483, %423
  %489 = mul nuw nsw i64 %483, %428
  br label %511
490:
  %491 = phi i64 [ %505, %490 ], [ %484, %482 ]
  %492 = phi i64 [ %504, %490 ], [ 0, %482 ]
  %493 = mul nsw i64 %491, %483
  %494 = load ptr, ptr %107, align 8
  %495 = load i64, ptr %108, align 8
  %496 = mul nsw i64 %495, %407
  %497 = getelementptr double, ptr %494, i64 %496
  %498 = getelementptr double, ptr %497, i64 %493
  %499 = getelementptr double, ptr %498, i64 %492
  %500 = load double, ptr %499, align 8
  %501 = load ptr, ptr %33, align 8
  %502 = getelementptr inbounds double, ptr %501, i64 %493
  %503 = getelementptr inbounds nuw double, ptr %502, i64 %492
  store double %500, ptr %503, align 8
  %504 = add nuw nsw i64 %492, 1
  %505 = load i64, ptr %36, align 8
  %506 = icmp slt i64 %504, %505
  br i1 %506, label %490, label %486
507:
  %508 = add nuw nsw i64 %483, 1
  %509 = load i64, ptr %38, align 8
  %510 = icmp slt i64 %508, %509
  br i1 %510, label %482, label %530
511:
  %512 = phi i64 [ 0, %487 ], [ %528, %523 ]
  %513 = load i64, ptr %0, align 8
  %514 = icmp slt i64 %512, %513
  br i1 %514, label %515, label %523
515:
  %516 = load ptr, ptr %109, align 8
  %517 = load i64, ptr %110, align 8
  %518 = mul nsw i64 %517, %407
  %519 = getelementptr double, ptr %516, i64 %518
  %520 = getelementptr double, ptr %519, i64 %488
  %521 = getelementptr double, ptr %520, i64 %512
  %522 = load double, ptr %521, align 8
  br label %523
523:
  %524 = phi double [ %522, %515 ], [ 0.000000e+00, %511 ]
  %525 = load ptr, ptr %62, align 8
  %526 = getelementptr inbounds nuw double, ptr %525, i64 %489
  %527 = getelementptr inbounds nuw double, ptr %526, i64 %512
  store double %524, ptr %527, align 8
  %528 = add nuw nsw i64 %512, 1
  %529 = icmp eq i64 %528, %428
  br i1 %529, label %507, label %511
530:
  store i64 %407, ptr %28, align 8
  store i64 1, ptr %68, align 8
  store i64 0, ptr %58, align 8
  store i64 0, ptr %55, align 8
  store i64 0, ptr %53, align 8
  store i64 0, ptr %29, align 8
  store i64 0, ptr %69, align 8
  store i64 0, ptr %40, align 8
  store double %415, ptr %70, align 8
  store double %415, ptr %30, align 8
  store double %420, ptr %31, align 8
  br label %531
531:
  %532 = phi i32 [ 0, %530 ], [ %543, %541 ]
  %533 = phi double [ %420, %530 ], [ %542, %541 ]
  %534 = fcmp oeq double %533, 0.000000e+00
  br i1 %534, label %541, label %535
535:
  %536 = bitcast double %533 to i64
  %537 = fcmp ogt double %533, 0.000000e+00
  %538 = select i1 %537, i64 -1, i64 1
  %539 = add nsw i64 %538, %536
  %540 = bitcast i64 %539 to double
  br label %541
541:
  %542 = phi double [ %540, %535 ], [ 0x8010000000000000, %531 ]
  %543 = add nuw nsw i32 %532, 1
  %544 = icmp eq i32 %543, 100
  br i1 %544, label %545, label %531
545:
  %546 = call double @llvm.fabs.f64(double %415)
  %547 = call double @llvm.fabs.f64(double %420)
  %548 = fcmp ogt double %546, %547
  %549 = select i1 %548, double %546, double %547
  %550 = fmul double %549, 0x3CC0000000000000
  %551 = fsub double %420, %415
  %552 = fmul double %551, 1.000000e-05
  store double %542, ptr %71, align 8
  store double %550, ptr %72, align 8
  store double 1.000000e+00, ptr %73, align 8
  %553 = load ptr, ptr %74, align 8
  %554 = load i64, ptr %75, align 8
  %555 = mul nsw i64 %554, %407
  %556 = getelementptr double, ptr %553, i64 %555
  %557 = load double, ptr %556, align 8
  store double %557, ptr %76, align 8
  %558 = load ptr, ptr %77, align 8
  %559 = load i64, ptr %78, align 8
  %560 = mul nsw i64 %559, %407
  %561 = getelementptr double, ptr %558, i64 %560
  %562 = load double, ptr %561, align 8
  store double %562, ptr %79, align 8
  %563 = load i64, ptr %80, align 8
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %865, label %565
565:
  %566 = load ptr, ptr %81, align 8
  %567 = load i64, ptr %82, align 8
  br label %677
568:
  %569 = shl nsw i64 %563, 10
  %570 = getelementptr inbounds double, ptr %566, i64 %569
  %571 = icmp eq i64 %567, 0
  %572 = select i1 %571, double 4.000000e+00, double 4.000000e+01
  %573 = getelementptr inbounds double, ptr %570, i64 %569
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 2048
  %575 = load i64, ptr %0, align 8
  %576 = load i64, ptr %41, align 8
  %577 = add i64 %576, %575
  %578 = load i64, ptr %42, align 8
  %579 = shl i64 %578, 1
  %580 = add i64 %577, %579
  %581 = load i64, ptr %43, align 8
  %582 = add i64 %580, %581
  %583 = load i64, ptr %36, align 8
  %584 = getelementptr inbounds double, ptr %574, i64 %583
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  store double 0.000000e+00, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  store double 1.000000e+00, ptr %12, align 8
  %585 = icmp sgt i64 %583, 0
  br i1 %585, label %588, label %586
586:
  %587 = icmp sgt i64 %582, 0
  br i1 %587, label %603, label %598
588:
  %589 = phi i64 [ %595, %588 ], [ 0, %568 ]
  %590 = load ptr, ptr %32, align 8
  %591 = getelementptr inbounds nuw double, ptr %590, i64 %589
  %592 = load double, ptr %591, align 8
  %593 = fadd double %592, 0.000000e+00
  %594 = getelementptr inbounds nuw double, ptr %574, i64 %589
  store double %593, ptr %594, align 8
  %595 = add nuw nsw i64 %589, 1
  %596 = load i64, ptr %36, align 8
  %597 = icmp slt i64 %595, %596
  br i1 %597, label %588, label %586
598:
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #11
  %599 = load i64, ptr %85, align 8
  %600 = getelementptr inbounds double, ptr %574, i64 %599
  store ptr %600, ptr %13, align 16
  store ptr %584, ptr %86, align 8
  %601 = load i64, ptr %0, align 8
  %602 = getelementptr inbounds double, ptr %584, i64 %601
  store ptr %602, ptr %87, align 16
  store ptr %10, ptr %88, align 8
  store ptr %11, ptr %89, align 16
  store ptr %11, ptr %90, align 8
  store ptr null, ptr %91, align 16
  store ptr null, ptr %92, align 8
  store ptr %12, ptr %93, align 16
  br label %612
603:
  %604 = phi i64 [ %610, %603 ], [ 0, %586 ]
  %605 = load ptr, ptr %60, align 8
  %606 = getelementptr inbounds nuw double, ptr %605, i64 %604
  %607 = load double, ptr %606, align 8
  %608 = fadd double %607, 0.000000e+00
  %609 = getelementptr inbounds nuw double, ptr %584, i64 %604
  store double %608, ptr %609, align 8
  %610 = add nuw nsw i64 %604, 1
  %611 = icmp eq i64 %610, %582
  br i1 %611, label %598, label %603
612:
  %613 = phi i64 [ 0, %598 ], [ %614, %647 ]
  %614 = add nuw nsw i64 %613, 1
  %615 = uitofp nneg i64 %614 to double
  %616 = fmul double %615, 0x3FE3C6EF372FE950
  %617 = load double, ptr %31, align 8
  %618 = load double, ptr %70, align 8
  %619 = fsub double %617, %618
  %620 = fmul double %619, 1.562500e-02
  %621 = fptosi double %616 to i64
  %622 = sitofp i64 %621 to double
  %623 = fsub double %616, %622
  %624 = lshr i64 %613, 4
  %625 = uitofp nneg i64 %624 to double
  %626 = call double @llvm.fma.f64(double %625, double %620, double %618)
  %627 = and i64 %613, 15
  %628 = uitofp nneg i64 %627 to double
  %629 = fadd double %623, %628
  %630 = fmul double %629, 6.250000e-02
  %631 = fmul double %620, %630
  %632 = fadd double %626, %631
  store double %632, ptr %10, align 8
  %633 = load ptr, ptr %84, align 8
  %634 = load ptr, ptr %94, align 8
  %635 = load ptr, ptr %95, align 8
  call void %633(ptr noundef nonnull %13, ptr noundef %634, ptr noundef %635) #9
  %636 = load ptr, ptr %96, align 8
  %637 = load ptr, ptr %94, align 8
  %638 = load ptr, ptr %95, align 8
  %639 = load i64, ptr %80, align 8
  %640 = getelementptr inbounds double, ptr %638, i64 %639
  call void %636(ptr noundef nonnull %13, ptr noundef %637, ptr noundef %640) #9
  %641 = load i64, ptr %80, align 8
  %642 = icmp sgt i64 %641, 0
  br i1 %642, label %650, label %645
643:
  %644 = icmp eq i64 %614, 1024
  br i1 %644, label %675, label %647
645:
  %646 = icmp eq i64 %614, 1024
  br i1 %646, label %648, label %647
647:
  br label %612
648:
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br label %649
649:
  br label %853
650:
  %651 = phi i64 [ %673, %650 ], [ %641, %612 ]
  %652 = phi i64 [ %672, %650 ], [ 0, %612 ]
  %653 = load ptr, ptr %95, align 8
  %654 = getelementptr inbounds nuw double, ptr %653, i64 %652
  %655 = load double, ptr %654, align 8
  %656 = getelementptr inbounds double, ptr %653, i64 %651
  %657 = getelementptr inbounds nuw double, ptr %656, i64 %652
  %658 = load double, ptr %657, align 8
  %659 = call double @llvm.fabs.f64(double %655)
  %660 = fcmp one double %659, 0x7FF0000000000000
  %661 = select i1 %660, double %655, double 0.000000e+00
  %662 = mul nsw i64 %651, %613
  %663 = getelementptr double, ptr %566, i64 %662
  %664 = getelementptr double, ptr %663, i64 %652
  store double %661, ptr %664, align 8
  %665 = call double @llvm.fabs.f64(double %658)
  %666 = fcmp one double %665, 0x7FF0000000000000
  %667 = select i1 %666, double %658, double 0.000000e+00
  %668 = load i64, ptr %80, align 8
  %669 = mul nsw i64 %668, %613
  %670 = getelementptr double, ptr %570, i64 %669
  %671 = getelementptr double, ptr %670, i64 %652
  store double %667, ptr %671, align 8
  %672 = add nuw nsw i64 %652, 1
  %673 = load i64, ptr %80, align 8
  %674 = icmp slt i64 %672, %673
  br i1 %674, label %650, label %643
675:
  %676 = icmp sgt i64 %673, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  br i1 %676, label %683, label %649
677:
  %678 = phi i64 [ 0, %565 ], [ %681, %677 ]
  %679 = load ptr, ptr %83, align 8
  %680 = getelementptr inbounds nuw double, ptr %679, i64 %678
  store double 0.000000e+00, ptr %680, align 8
  %681 = add nuw nsw i64 %678, 1
  %682 = icmp eq i64 %681, 64
  br i1 %682, label %568, label %677
683:
  %684 = phi i64 [ %806, %805 ], [ 0, %675 ]
  %685 = getelementptr inbounds nuw double, ptr %566, i64 %684
  %686 = getelementptr inbounds nuw double, ptr %570, i64 %684
  br label %714
687:
  %688 = load double, ptr %76, align 8
  br label %689
689:
  %690 = phi double [ 0xFFF0000000000000, %687 ], [ %696, %689 ]
  %691 = phi double [ 0x7FF0000000000000, %687 ], [ %700, %689 ]
  %692 = phi i64 [ 0, %687 ], [ %701, %689 ]
  %693 = getelementptr inbounds nuw %struct.bg_window, ptr %573, i64 %692
  %694 = load double, ptr %693, align 8
  %695 = fcmp ogt double %694, %690
  %696 = select i1 %695, double %694, double %690
  %697 = getelementptr inbounds nuw i8, ptr %693, i64 8
  %698 = load double, ptr %697, align 8
  %699 = fcmp olt double %698, %691
  %700 = select i1 %699, double %698, double %691
  %701 = add nuw nsw i64 %692, 1
  %702 = icmp eq i64 %701, 64
  br i1 %702, label %703, label %689
703:
  %704 = call double @llvm.fabs.f64(double %696)
  %705 = call double @llvm.fabs.f64(double %700)
  %706 = fcmp ogt double %704, %705
  %707 = select i1 %706, double %704, double %705
  %708 = fmul double %688, 5.000000e-01
  %709 = fsub double %696, %700
  %710 = fmul double %708, %709
  %711 = fmul double %707, 1.000000e-09
  %712 = fcmp ogt double %710, %711
  %713 = select i1 %712, double %710, double %711
  br label %809
714:
  %715 = phi i64 [ 16, %683 ], [ %803, %797 ]
  %716 = phi i64 [ 0, %683 ], [ %802, %797 ]
  %717 = load i64, ptr %80, align 8
  %718 = shl nuw nsw i64 %716, 4
  %719 = load double, ptr %31, align 8
  %720 = load double, ptr %70, align 8
  %721 = fsub double %719, %720
  %722 = fmul double %721, 1.562500e-02
  br label %723
723:
  %724 = phi double [ 0x7FF0000000000000, %714 ], [ %794, %723 ]
  %725 = phi double [ 0.000000e+00, %714 ], [ %790, %723 ]
  %726 = phi double [ 0.000000e+00, %714 ], [ %788, %723 ]
  %727 = phi i64 [ %718, %714 ], [ %795, %723 ]
  %728 = phi double [ 0xFFF0000000000000, %714 ], [ %792, %723 ]
  %729 = icmp samesign ugt i64 %727, 1022
  %730 = sext i1 %729 to i64
  %731 = add nsw i64 %727, %730
  %732 = add nsw i64 %731, 1
  %733 = add nsw i64 %731, 2
  %734 = sitofp i64 %733 to double
  %735 = fmul double %734, 0x3FE3C6EF372FE950
  %736 = fptosi double %735 to i64
  %737 = sitofp i64 %736 to double
  %738 = fsub double %735, %737
  %739 = sdiv i64 %732, 16
  %740 = sitofp i64 %739 to double
  %741 = call double @llvm.fma.f64(double %740, double %722, double %720)
  %742 = srem i64 %732, 16
  %743 = sitofp i64 %742 to double
  %744 = fadd double %738, %743
  %745 = fmul double %744, 6.250000e-02
  %746 = fmul double %722, %745
  %747 = fadd double %741, %746
  %748 = sitofp i64 %732 to double
  %749 = fmul double %748, 0x3FE3C6EF372FE950
  %750 = fptosi double %749 to i64
  %751 = sitofp i64 %750 to double
  %752 = fsub double %749, %751
  %753 = sdiv i64 %731, 16
  %754 = sitofp i64 %753 to double
  %755 = call double @llvm.fma.f64(double %754, double %722, double %720)
  %756 = srem i64 %731, 16
  %757 = sitofp i64 %756 to double
  %758 = fadd double %752, %757
  %759 = fmul double %758, 6.250000e-02
  %760 = fmul double %722, %759
  %761 = fadd double %755, %760
  %762 = fsub double %747, %761
  %763 = mul nsw i64 %727, %717
  %764 = getelementptr inbounds double, ptr %685, i64 %763
  %765 = load double, ptr %764, align 8
  %766 = mul nsw i64 %732, %717
  %767 = getelementptr inbounds double, ptr %685, i64 %766
  %768 = load double, ptr %767, align 8
  %769 = mul nsw i64 %731, %717
  %770 = getelementptr inbounds double, ptr %685, i64 %769
  %771 = load double, ptr %770, align 8
  %772 = fsub double %768, %771
  %773 = fdiv double %772, %762
  %774 = getelementptr inbounds double, ptr %686, i64 %766
  %775 = load double, ptr %774, align 8
  %776 = getelementptr inbounds double, ptr %686, i64 %769
  %777 = load double, ptr %776, align 8
  %778 = fsub double %775, %777
  %779 = fdiv double %778, %762
  %780 = call double @llvm.fabs.f64(double %779)
  %781 = getelementptr inbounds double, ptr %686, i64 %763
  %782 = load double, ptr %781, align 8
  %783 = fmul double %782, %782
  %784 = fmul double %773, %773
  %785 = fcmp ogt double %784, %783
  %786 = select i1 %785, double %784, double %783
  %787 = fcmp ogt double %786, %726
  %788 = select i1 %787, double %786, double %726
  %789 = fcmp ogt double %780, %725
  %790 = select i1 %789, double %780, double %725
  %791 = fcmp ogt double %765, %728
  %792 = select i1 %791, double %765, double %728
  %793 = fcmp olt double %765, %724
  %794 = select i1 %793, double %765, double %724
  %795 = add nuw nsw i64 %727, 1
  %796 = icmp eq i64 %795, %715
  br i1 %796, label %797, label %723
797:
  %798 = getelementptr inbounds nuw %struct.bg_window, ptr %573, i64 %716
  store double %792, ptr %798, align 8
  %799 = getelementptr inbounds nuw i8, ptr %798, i64 8
  store double %794, ptr %799, align 8
  %800 = getelementptr inbounds nuw i8, ptr %798, i64 16
  store double %788, ptr %800, align 8
  %801 = getelementptr inbounds nuw i8, ptr %798, i64 24
  store double %790, ptr %801, align 8
  %802 = add nuw nsw i64 %716, 1
  %803 = add nuw nsw i64 %715, 16
  %804 = icmp eq i64 %802, 64
  br i1 %804, label %687, label %714
805:
  %806 = add nuw nsw i64 %684, 1
  %807 = load i64, ptr %80, align 8
  %808 = icmp slt i64 %806, %807
  br i1 %808, label %683, label %649
809:
  %810 = phi i64 [ 0, %703 ], [ %813, %851 ]
  %811 = call i64 @llvm.usub.sat.i64(i64 %810, i64 1)
  br label %817
812:
  %813 = add nuw nsw i64 %810, 1
  %814 = fsub double %824, %828
  %815 = fmul double %814, 5.000000e-01
  %816 = fcmp ogt double %815, %713
  br i1 %816, label %833, label %844
817:
  %818 = phi double [ %824, %817 ], [ 0xFFF0000000000000, %809 ]
  %819 = phi double [ %828, %817 ], [ 0x7FF0000000000000, %809 ]
  %820 = phi i64 [ %829, %817 ], [ %811, %809 ]
  %821 = getelementptr inbounds nuw %struct.bg_window, ptr %573, i64 %820
  %822 = load double, ptr %821, align 8
  %823 = fcmp ogt double %822, %818
  %824 = select i1 %823, double %822, double %818
  %825 = getelementptr inbounds nuw i8, ptr %821, i64 8
  %826 = load double, ptr %825, align 8
  %827 = fcmp olt double %826, %819
  %828 = select i1 %827, double %826, double %819
  %829 = add nuw nsw i64 %820, 1
  %830 = icmp samesign ule i64 %820, %810
  %831 = icmp samesign ult i64 %820, 63
  %832 = and i1 %830, %831
  br i1 %832, label %817, label %812
833:
  %834 = getelementptr inbounds nuw %struct.bg_window, ptr %573, i64 %810
  %835 = getelementptr inbounds nuw i8, ptr %834, i64 16
  %836 = load double, ptr %835, align 8
  %837 = fmul double %815, %815
  %838 = fdiv double %836, %837
  %839 = getelementptr inbounds nuw i8, ptr %834, i64 24
  %840 = load double, ptr %839, align 8
  %841 = fdiv double %840, %815
  %842 = fcmp ogt double %838, %841
  %843 = select i1 %842, double %838, double %841
  br label %844
844:
  %845 = phi double [ %843, %833 ], [ 0.000000e+00, %812 ]
  %846 = load ptr, ptr %83, align 8
  %847 = getelementptr inbounds nuw double, ptr %846, i64 %810
  %848 = load double, ptr %847, align 8
  %849 = fcmp ogt double %845, %848
  br i1 %849, label %850, label %851
850:
  store double %845, ptr %847, align 8
  br label %851
851:
  %852 = icmp eq i64 %813, 64
  br i1 %852, label %805, label %809
853:
  %854 = phi i64 [ %863, %853 ], [ 0, %649 ]
  %855 = load ptr, ptr %83, align 8
  %856 = getelementptr inbounds nuw double, ptr %855, i64 %854
  %857 = load double, ptr %856, align 8
  %858 = fcmp ogt double %857, 0.000000e+00
  %859 = call double @llvm.sqrt.f64(double %857)
  %860 = fdiv double 0x401921FB54442D18, %859
  %861 = fdiv double %860, %572
  %862 = select i1 %858, double %861, double 0x7FF0000000000000
  store double %862, ptr %856, align 8
  %863 = add nuw nsw i64 %854, 1
  %864 = icmp eq i64 %863, 64
  br i1 %864, label %865, label %853
865:
  %866 = fcmp ogt double %552, %550
  %867 = select i1 %866, double %552, double %550
  %868 = fadd double %415, %867
  %869 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, double noundef %415, double noundef %868) #10
  %870 = fcmp olt double %869, %420
  %871 = select i1 %870, double %869, double %420
  store double %871, ptr %97, align 8
  %872 = fcmp olt double %415, %420
  br i1 %872, label %874, label %873
873:
  store i64 1, ptr %29, align 8
  br label %874
874:
  %875 = load i64, ptr %28, align 8
  %876 = icmp slt i64 %875, 0
  br i1 %876, label %1843, label %880
877:
  %878 = load i64, ptr %28, align 8
  %879 = icmp slt i64 %878, 0
  br i1 %879, label %1843, label %910
880:
  store i64 1, ptr %99, align 8
  %881 = load ptr, ptr %111, align 8
  %882 = icmp eq ptr %881, null
  br i1 %882, label %911, label %883
883:
  %884 = load double, ptr %30, align 8
  %885 = fsub double %871, %884
  %886 = fmul double %885, 0.000000e+00
  %887 = fadd double %884, %886
  %888 = load ptr, ptr %60, align 8
  %889 = load ptr, ptr %95, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %111, ptr noundef nonnull readonly %2, double noundef %887, ptr noundef %888, double noundef 0.000000e+00, ptr noundef %889) #10
  %890 = load i64, ptr %28, align 8
  %891 = icmp sgt i64 %890, -1
  br i1 %891, label %892, label %911
892:
  %893 = load i64, ptr %53, align 8
  %894 = icmp eq i64 %893, 0
  br i1 %894, label %895, label %911
895:
  %896 = load i64, ptr %41, align 8
  %897 = icmp sgt i64 %896, 0
  br i1 %897, label %898, label %911
898:
  %899 = phi i64 [ %907, %898 ], [ 0, %895 ]
  %900 = load ptr, ptr %95, align 8
  %901 = getelementptr inbounds nuw double, ptr %900, i64 %899
  %902 = load double, ptr %901, align 8
  %903 = load ptr, ptr %60, align 8
  %904 = load i64, ptr %0, align 8
  %905 = getelementptr inbounds double, ptr %903, i64 %904
  %906 = getelementptr inbounds nuw double, ptr %905, i64 %899
  store double %902, ptr %906, align 8
  %907 = add nuw nsw i64 %899, 1
  %908 = load i64, ptr %41, align 8
  %909 = icmp slt i64 %907, %908
  br i1 %909, label %898, label %911
910:
  store i64 1, ptr %99, align 8
  br label %911
911:
  %912 = load ptr, ptr %112, align 8
  %913 = icmp eq ptr %912, null
  br i1 %913, label %918, label %914
914:
  %915 = load i64, ptr %25, align 8
  %916 = load i64, ptr %113, align 8
  %917 = icmp slt i64 %915, %916
  br i1 %917, label %918, label %1843
918:
  %919 = load i64, ptr %0, align 8
  %920 = load i64, ptr %41, align 8
  %921 = add nsw i64 %920, %919
  %922 = load i64, ptr %42, align 8
  %923 = shl nsw i64 %922, 1
  %924 = add nsw i64 %921, %923
  %925 = load i64, ptr %43, align 8
  %926 = add nsw i64 %924, %925
  %927 = load i64, ptr %114, align 8
  %928 = load double, ptr %97, align 8
  %929 = load double, ptr %30, align 8
  %930 = fsub double %928, %929
  %931 = load i64, ptr %28, align 8
  %932 = icmp sgt i64 %931, -1
  br i1 %932, label %933, label %980
933:
  %934 = load i64, ptr %68, align 8
  %935 = icmp eq i64 %934, 0
  br i1 %935, label %980, label %936
936:
  %937 = fmul double %930, 0.000000e+00
  %938 = fadd double %929, %937
  %939 = load ptr, ptr %60, align 8
  %940 = load ptr, ptr %115, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %938, ptr noundef %939, ptr noundef %940) #10
  %941 = load i64, ptr %0, align 8
  %942 = load i64, ptr %41, align 8
  %943 = add nsw i64 %942, %941
  %944 = load i64, ptr %42, align 8
  %945 = shl nsw i64 %944, 1
  %946 = add nsw i64 %943, %945
  %947 = load i64, ptr %43, align 8
  %948 = add nsw i64 %946, %947
  %949 = icmp sgt i64 %948, 0
  br i1 %949, label %950, label %958
950:
  %951 = phi i64 [ %970, %969 ], [ %947, %936 ]
  %952 = phi i64 [ %971, %969 ], [ %944, %936 ]
  %953 = phi i64 [ %972, %969 ], [ %942, %936 ]
  %954 = phi i64 [ %973, %969 ], [ %941, %936 ]
  %955 = phi i64 [ %974, %969 ], [ 0, %936 ]
  %956 = load i64, ptr %68, align 8
  %957 = icmp eq i64 %956, 0
  br i1 %957, label %969, label %959
958:
  store i64 0, ptr %68, align 8
  br label %980
959:
  %960 = load ptr, ptr %115, align 8
  %961 = getelementptr inbounds nuw double, ptr %960, i64 %955
  %962 = load double, ptr %961, align 8
  %963 = load ptr, ptr %116, align 8
  %964 = getelementptr inbounds nuw double, ptr %963, i64 %955
  store double %962, ptr %964, align 8
  %965 = load i64, ptr %0, align 8
  %966 = load i64, ptr %41, align 8
  %967 = load i64, ptr %42, align 8
  %968 = load i64, ptr %43, align 8
  br label %969
969:
  %970 = phi i64 [ %951, %950 ], [ %968, %959 ]
  %971 = phi i64 [ %952, %950 ], [ %967, %959 ]
  %972 = phi i64 [ %953, %950 ], [ %966, %959 ]
  %973 = phi i64 [ %954, %950 ], [ %965, %959 ]
  %974 = add nuw nsw i64 %955, 1
  %975 = shl nsw i64 %971, 1
  %976 = add i64 %972, %970
  %977 = add i64 %976, %975
  %978 = add i64 %977, %973
  %979 = icmp slt i64 %974, %978
  br i1 %979, label %950, label %958
980:
  %981 = icmp sgt i64 %927, 1
  br i1 %981, label %982, label %984
982:
  %983 = icmp sgt i64 %926, 0
  br label %1052
984:
  %985 = load ptr, ptr %119, align 8
  %986 = load ptr, ptr %60, align 8
  %987 = load ptr, ptr %116, align 8
  %988 = load ptr, ptr %48, align 8
  %989 = icmp sgt i64 %926, 0
  br i1 %989, label %990, label %1110
990:
  %991 = icmp sgt i64 %927, 0
  %992 = icmp eq ptr %986, null
  br label %993
993:
  %994 = phi i64 [ 0, %990 ], [ %1022, %1019 ]
  %995 = getelementptr double, ptr %987, i64 %994
  br i1 %991, label %998, label %996
996:
  %997 = phi double [ 0.000000e+00, %993 ], [ %1010, %1009 ]
  br i1 %992, label %1017, label %1013
998:
  %999 = phi i64 [ %1011, %1009 ], [ 0, %993 ]
  %1000 = phi double [ %1010, %1009 ], [ 0.000000e+00, %993 ]
  %1001 = getelementptr inbounds nuw double, ptr %985, i64 %999
  %1002 = load double, ptr %1001, align 8
  %1003 = fcmp une double %1002, 0.000000e+00
  br i1 %1003, label %1004, label %1009
1004:
  %1005 = mul nuw nsw i64 %999, %926
  %1006 = getelementptr double, ptr %995, i64 %1005
  %1007 = load double, ptr %1006, align 8
  %1008 = call double @llvm.fma.f64(double %1002, double %1007, double %1000)
  br label %1009
1009:
  %1010 = phi double [ %1008, %1004 ], [ %1000, %998 ]
  %1011 = add nuw nsw i64 %999, 1
  %1012 = icmp eq i64 %1011, %927
  br i1 %1012, label %996, label %998
1013:
  %1014 = getelementptr inbounds nuw double, ptr %986, i64 %994
  %1015 = load double, ptr %1014, align 8
  %1016 = call double @llvm.fma.f64(double %997, double %930, double %1015)
  br label %1019
1017:
  %1018 = fmul double %930, %997
  br label %1019
1019:
  %1020 = phi double [ %1016, %1013 ], [ %1018, %1017 ]
  %1021 = getelementptr inbounds nuw double, ptr %988, i64 %994
  store double %1020, ptr %1021, align 8
  %1022 = add nuw nsw i64 %994, 1
  %1023 = icmp eq i64 %1022, %926
  br i1 %1023, label %1024, label %993
1024:
  %1025 = load ptr, ptr %120, align 8
  %1026 = load ptr, ptr %116, align 8
  %1027 = load ptr, ptr %121, align 8
  br label %1028
1028:
  %1029 = phi i64 [ 0, %1024 ], [ %1035, %1031 ]
  %1030 = getelementptr double, ptr %1026, i64 %1029
  br i1 %991, label %1037, label %1031
1031:
  %1032 = phi double [ 0.000000e+00, %1028 ], [ %1049, %1048 ]
  %1033 = fmul double %930, %1032
  %1034 = getelementptr inbounds nuw double, ptr %1027, i64 %1029
  store double %1033, ptr %1034, align 8
  %1035 = add nuw nsw i64 %1029, 1
  %1036 = icmp eq i64 %1035, %926
  br i1 %1036, label %1110, label %1028
1037:
  %1038 = phi i64 [ %1050, %1048 ], [ 0, %1028 ]
  %1039 = phi double [ %1049, %1048 ], [ 0.000000e+00, %1028 ]
  %1040 = getelementptr inbounds nuw double, ptr %1025, i64 %1038
  %1041 = load double, ptr %1040, align 8
  %1042 = fcmp une double %1041, 0.000000e+00
  br i1 %1042, label %1043, label %1048
1043:
  %1044 = mul nuw nsw i64 %1038, %926
  %1045 = getelementptr double, ptr %1030, i64 %1044
  %1046 = load double, ptr %1045, align 8
  %1047 = call double @llvm.fma.f64(double %1041, double %1046, double %1039)
  br label %1048
1048:
  %1049 = phi double [ %1047, %1043 ], [ %1039, %1037 ]
  %1050 = add nuw nsw i64 %1038, 1
  %1051 = icmp eq i64 %1050, %927
  br i1 %1051, label %1031, label %1037
1052:
  %1053 = phi i64 [ 1, %982 ], [ %1108, %1095 ]
  %1054 = load ptr, ptr %117, align 8
  %1055 = mul nuw nsw i64 %1053, %927
  %1056 = getelementptr inbounds nuw double, ptr %1054, i64 %1055
  %1057 = load ptr, ptr %60, align 8
  %1058 = load ptr, ptr %116, align 8
  %1059 = load ptr, ptr %115, align 8
  br i1 %983, label %1060, label %1095
1060:
  %1061 = icmp eq ptr %1057, null
  br label %1062
1062:
  %1063 = phi i64 [ 0, %1060 ], [ %1090, %1087 ]
  %1064 = getelementptr double, ptr %1058, i64 %1063
  br label %1066
1065:
  br i1 %1061, label %1085, label %1081
1066:
  %1067 = phi i64 [ %1079, %1077 ], [ 0, %1062 ]
  %1068 = phi double [ %1078, %1077 ], [ 0.000000e+00, %1062 ]
  %1069 = getelementptr inbounds nuw double, ptr %1056, i64 %1067
  %1070 = load double, ptr %1069, align 8
  %1071 = fcmp une double %1070, 0.000000e+00
  br i1 %1071, label %1072, label %1077
1072:
  %1073 = mul nuw nsw i64 %1067, %926
  %1074 = getelementptr double, ptr %1064, i64 %1073
  %1075 = load double, ptr %1074, align 8
  %1076 = call double @llvm.fma.f64(double %1070, double %1075, double %1068)
  br label %1077
1077:
  %1078 = phi double [ %1076, %1072 ], [ %1068, %1066 ]
  %1079 = add nuw nsw i64 %1067, 1
  %1080 = icmp eq i64 %1079, %1053
  br i1 %1080, label %1065, label %1066
1081:
  %1082 = getelementptr inbounds nuw double, ptr %1057, i64 %1063
  %1083 = load double, ptr %1082, align 8
  %1084 = call double @llvm.fma.f64(double %1078, double %930, double %1083)
  br label %1087
1085:
  %1086 = fmul double %930, %1078
  br label %1087
1087:
  %1088 = phi double [ %1084, %1081 ], [ %1086, %1085 ]
  %1089 = getelementptr inbounds nuw double, ptr %1059, i64 %1063
  store double %1088, ptr %1089, align 8
  %1090 = add nuw nsw i64 %1063, 1
  %1091 = icmp eq i64 %1090, %926
  br i1 %1091, label %1092, label %1062
1092:
  %1093 = load ptr, ptr %115, align 8
  %1094 = load ptr, ptr %116, align 8
  br label %1095
1095:
  %1096 = phi ptr [ %1094, %1092 ], [ %1058, %1052 ]
  %1097 = phi ptr [ %1093, %1092 ], [ %1059, %1052 ]
  %1098 = load ptr, ptr %118, align 8
  %1099 = getelementptr inbounds nuw double, ptr %1098, i64 %1053
  %1100 = load double, ptr %1099, align 8
  %1101 = load double, ptr %30, align 8
  %1102 = load double, ptr %97, align 8
  %1103 = fsub double %1102, %1101
  %1104 = fmul double %1100, %1103
  %1105 = fadd double %1101, %1104
  %1106 = mul nsw i64 %1053, %926
  %1107 = getelementptr inbounds double, ptr %1096, i64 %1106
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1105, ptr noundef %1097, ptr noundef %1107) #10
  %1108 = add nuw nsw i64 %1053, 1
  %1109 = icmp eq i64 %1108, %927
  br i1 %1109, label %984, label %1052
1110:
  %1111 = load ptr, ptr %35, align 8
  %1112 = icmp eq ptr %1111, null
  br i1 %1112, label %1113, label %1116
1113:
  %1114 = load ptr, ptr %111, align 8
  %1115 = icmp eq ptr %1114, null
  br i1 %1115, label %1207, label %1116
1116:
  %1117 = load i64, ptr %0, align 8
  %1118 = load i64, ptr %41, align 8
  %1119 = add nsw i64 %1118, %1117
  %1120 = load i64, ptr %42, align 8
  %1121 = shl nsw i64 %1120, 1
  %1122 = add nsw i64 %1119, %1121
  %1123 = load i64, ptr %43, align 8
  %1124 = add nsw i64 %1122, %1123
  %1125 = icmp sgt i64 %1124, 0
  br i1 %1125, label %1136, label %1126
1126:
  %1127 = load double, ptr %30, align 8
  %1128 = load double, ptr %97, align 8
  %1129 = fsub double %1128, %1127
  %1130 = fadd double %1127, %1129
  %1131 = load ptr, ptr %48, align 8
  %1132 = load ptr, ptr %123, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, double noundef %1130, ptr noundef %1131, ptr noundef %1132, i64 noundef 0, ptr noundef null) #10
  %1133 = load i64, ptr %124, align 8
  %1134 = icmp ne i64 %1133, 0
  %1135 = and i1 %1125, %1134
  br i1 %1135, label %1145, label %1163
1136:
  %1137 = phi i64 [ %1143, %1136 ], [ 0, %1116 ]
  %1138 = load ptr, ptr %48, align 8
  %1139 = getelementptr inbounds nuw double, ptr %1138, i64 %1137
  %1140 = load double, ptr %1139, align 8
  %1141 = load ptr, ptr %122, align 8
  %1142 = getelementptr inbounds nuw double, ptr %1141, i64 %1137
  store double %1140, ptr %1142, align 8
  %1143 = add nuw nsw i64 %1137, 1
  %1144 = icmp eq i64 %1143, %1124
  br i1 %1144, label %1126, label %1136
1145:
  %1146 = phi i64 [ %1161, %1145 ], [ 0, %1126 ]
  %1147 = load ptr, ptr %121, align 8
  %1148 = getelementptr inbounds nuw double, ptr %1147, i64 %1146
  %1149 = load double, ptr %1148, align 8
  %1150 = load ptr, ptr %48, align 8
  %1151 = getelementptr inbounds nuw double, ptr %1150, i64 %1146
  %1152 = load double, ptr %1151, align 8
  %1153 = load ptr, ptr %122, align 8
  %1154 = getelementptr inbounds nuw double, ptr %1153, i64 %1146
  %1155 = load double, ptr %1154, align 8
  %1156 = fsub double %1152, %1155
  %1157 = call double @llvm.fabs.f64(double %1156)
  %1158 = call double @llvm.fabs.f64(double %1149)
  %1159 = fcmp ogt double %1157, %1158
  %1160 = select i1 %1159, double %1156, double %1149
  store double %1160, ptr %1148, align 8
  %1161 = add nuw nsw i64 %1146, 1
  %1162 = icmp eq i64 %1161, %1124
  br i1 %1162, label %1163, label %1145
1163:
  %1164 = load ptr, ptr %125, align 8
  %1165 = icmp eq ptr %1164, null
  br i1 %1165, label %1192, label %1166
1166:
  %1167 = load i64, ptr %0, align 8
  %1168 = icmp sgt i64 %1167, 0
  br i1 %1168, label %1169, label %1192
1169:
  %1170 = phi i64 [ %1189, %1188 ], [ %1167, %1166 ]
  %1171 = phi i64 [ %1190, %1188 ], [ 0, %1166 ]
  %1172 = load ptr, ptr %126, align 8
  %1173 = getelementptr inbounds nuw double, ptr %1172, i64 %1171
  %1174 = load double, ptr %1173, align 8
  %1175 = fcmp ogt double %1174, 5.000000e-01
  br i1 %1175, label %1176, label %1188
1176:
  %1177 = load double, ptr %76, align 8
  %1178 = fdiv double %1177, 1.000000e-02
  %1179 = fcmp olt double %1178, 1.000000e-03
  %1180 = fcmp ogt double %1178, 1.000000e+00
  %1181 = select i1 %1180, double 1.000000e+00, double %1178
  %1182 = select i1 %1179, double 1.000000e-03, double %1181
  %1183 = load ptr, ptr %121, align 8
  %1184 = getelementptr inbounds nuw double, ptr %1183, i64 %1171
  %1185 = load double, ptr %1184, align 8
  %1186 = fmul double %1185, %1182
  store double %1186, ptr %1184, align 8
  %1187 = load i64, ptr %0, align 8
  br label %1188
1188:
  %1189 = phi i64 [ %1187, %1176 ], [ %1170, %1169 ]
  %1190 = add nuw nsw i64 %1171, 1
  %1191 = icmp slt i64 %1190, %1189
  br i1 %1191, label %1169, label %1192
1192:
  br i1 %1125, label %1193, label %1207
1193:
  %1194 = phi i64 [ %1205, %1193 ], [ 0, %1192 ]
  %1195 = load ptr, ptr %121, align 8
  %1196 = getelementptr inbounds nuw double, ptr %1195, i64 %1194
  %1197 = load double, ptr %1196, align 8
  %1198 = load ptr, ptr %123, align 8
  %1199 = getelementptr inbounds nuw double, ptr %1198, i64 %1194
  %1200 = load double, ptr %1199, align 8
  %1201 = call double @llvm.fabs.f64(double %1200)
  %1202 = call double @llvm.fabs.f64(double %1197)
  %1203 = fcmp ogt double %1201, %1202
  %1204 = select i1 %1203, double %1200, double %1197
  store double %1204, ptr %1196, align 8
  %1205 = add nuw nsw i64 %1194, 1
  %1206 = icmp eq i64 %1205, %1124
  br i1 %1206, label %1207, label %1193
1207:
  %1208 = load i64, ptr %28, align 8
  %1209 = icmp sgt i64 %1208, -1
  br i1 %1209, label %1210, label %1840
1210:
  %1211 = load double, ptr %76, align 8
  %1212 = load i64, ptr %0, align 8
  %1213 = load i64, ptr %41, align 8
  %1214 = add nsw i64 %1213, %1212
  %1215 = load i64, ptr %42, align 8
  %1216 = shl nsw i64 %1215, 1
  %1217 = add nsw i64 %1214, %1216
  %1218 = load i64, ptr %43, align 8
  %1219 = add nsw i64 %1217, %1218
  %1220 = icmp sgt i64 %1219, 0
  br i1 %1220, label %1221, label %1225
1221:
  %1222 = load ptr, ptr %48, align 8
  br label %1234
1223:
  %1224 = icmp eq i32 %1241, 0
  br label %1225
1225:
  %1226 = phi i1 [ true, %1210 ], [ %1224, %1223 ]
  %1227 = icmp sgt i64 %1212, 0
  br i1 %1227, label %1228, label %1274
1228:
  %1229 = load ptr, ptr %60, align 8
  %1230 = load ptr, ptr %48, align 8
  %1231 = load ptr, ptr %121, align 8
  %1232 = load ptr, ptr %106, align 8
  %1233 = load ptr, ptr %127, align 8
  br label %1246
1234:
  %1235 = phi i32 [ 0, %1221 ], [ %1241, %1234 ]
  %1236 = phi i64 [ 0, %1221 ], [ %1242, %1234 ]
  %1237 = getelementptr inbounds nuw double, ptr %1222, i64 %1236
  %1238 = load double, ptr %1237, align 8
  %1239 = fcmp uno double %1238, 0.000000e+00
  %1240 = zext i1 %1239 to i32
  %1241 = or i32 %1235, %1240
  %1242 = add nuw nsw i64 %1236, 1
  %1243 = icmp eq i64 %1242, %1219
  br i1 %1243, label %1223, label %1234
1244:
  %1245 = call double @llvm.sqrt.f64(double %1271)
  br label %1274
1246:
  %1247 = phi double [ 0.000000e+00, %1228 ], [ %1271, %1246 ]
  %1248 = phi i64 [ 0, %1228 ], [ %1272, %1246 ]
  %1249 = getelementptr inbounds nuw double, ptr %1229, i64 %1248
  %1250 = load double, ptr %1249, align 8
  %1251 = call double @llvm.fabs.f64(double %1250)
  %1252 = getelementptr inbounds nuw double, ptr %1230, i64 %1248
  %1253 = load double, ptr %1252, align 8
  %1254 = call double @llvm.fabs.f64(double %1253)
  %1255 = getelementptr inbounds nuw double, ptr %1231, i64 %1248
  %1256 = load double, ptr %1255, align 8
  %1257 = getelementptr inbounds nuw double, ptr %1232, i64 %1248
  %1258 = load double, ptr %1257, align 8
  %1259 = fcmp uno double %1256, 0.000000e+00
  %1260 = select i1 %1259, double 0x7FF0000000000000, double %1256
  %1261 = fcmp ogt double %1254, %1251
  %1262 = select i1 %1226, i1 %1261, i1 false
  %1263 = select i1 %1262, double %1254, double %1251
  %1264 = getelementptr inbounds nuw double, ptr %1233, i64 %1248
  %1265 = load double, ptr %1264, align 8
  %1266 = fcmp ogt double %1265, 0.000000e+00
  %1267 = call double @llvm.fma.f64(double %1263, double %1211, double %1258)
  %1268 = fdiv double %1260, %1267
  %1269 = fmul double %1268, %1268
  %1270 = call double @llvm.fma.f64(double %1265, double %1269, double %1247)
  %1271 = select i1 %1266, double %1270, double %1247
  %1272 = add nuw nsw i64 %1248, 1
  %1273 = icmp eq i64 %1272, %1212
  br i1 %1273, label %1244, label %1246
1274:
  %1275 = phi double [ 0.000000e+00, %1225 ], [ %1245, %1244 ]
  %1276 = fdiv double 1.000000e+00, %1275
  %1277 = load i64, ptr %128, align 8
  %1278 = sitofp i64 %1277 to double
  %1279 = load double, ptr %97, align 8
  %1280 = load double, ptr %30, align 8
  %1281 = fsub double %1279, %1280
  %1282 = fcmp olt double %1275, 1.000000e+00
  br i1 %1282, label %1287, label %1283
1283:
  %1284 = load i64, ptr %69, align 8
  %1285 = freeze i64 %1284
  %1286 = icmp ne i64 %1285, 0
  br label %1287
1287:
  %1288 = phi i1 [ true, %1274 ], [ %1286, %1283 ]
  %1289 = load double, ptr %129, align 8
  %1290 = load double, ptr %130, align 8
  %1291 = fadd double %1289, %1290
  %1292 = fdiv double %1291, %1278
  %1293 = call double @bg_pow_1(double noundef %1276, double noundef %1292) #9
  %1294 = fmul double %1293, 9.000000e-01
  %1295 = load double, ptr %73, align 8
  %1296 = load double, ptr %130, align 8
  %1297 = fneg double %1296
  %1298 = fdiv double %1297, %1278
  %1299 = call double @bg_pow_1(double noundef %1295, double noundef %1298) #9
  %1300 = fmul double %1294, %1299
  %1301 = select i1 %1288, double 1.000000e+00, double 2.000000e-01
  %1302 = select i1 %1288, double 1.000000e+01, double 9.000000e-01
  %1303 = fcmp ult double %1300, %1301
  %1304 = fcmp ogt double %1300, %1302
  %1305 = select i1 %1304, double %1302, double %1300
  %1306 = select i1 %1303, double %1301, double %1305
  %1307 = fmul double %1281, %1306
  %1308 = load double, ptr %72, align 8
  %1309 = fcmp olt double %1307, %1308
  %1310 = load i64, ptr %69, align 8
  %1311 = icmp ne i64 %1310, 0
  %1312 = fcmp oeq double %1306, 1.000000e+00
  %1313 = select i1 %1311, i1 %1312, i1 false
  %1314 = select i1 %1313, double %1308, double %1307
  %1315 = fcmp ole double %1314, %1308
  %1316 = zext i1 %1315 to i64
  store i64 %1316, ptr %69, align 8
  %1317 = fcmp olt double %1314, %1308
  %1318 = select i1 %1317, double %1308, double %1314
  br i1 %1288, label %1319, label %1322
1319:
  %1320 = call i1 @llvm.is.fpclass.f64(double %1276, i32 608)
  %1321 = select i1 %1320, double 1.000000e+00, double %1276
  store double %1321, ptr %73, align 8
  br label %1322
1322:
  %1323 = phi ptr [ %97, %1319 ], [ %30, %1287 ]
  %1324 = load double, ptr %1323, align 8
  %1325 = fadd double %1318, %1324
  %1326 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1324, double noundef %1325) #10
  store double %1326, ptr %131, align 8
  br i1 %1309, label %1327, label %1330
1327:
  store i64 3, ptr %29, align 8
  %1328 = load i64, ptr %53, align 8
  %1329 = add nsw i64 %1328, 1
  store i64 %1329, ptr %53, align 8
  br label %1340
1330:
  %1331 = load i64, ptr %53, align 8
  %1332 = add nsw i64 %1331, 1
  store i64 %1332, ptr %53, align 8
  %1333 = sitofp i64 %1332 to double
  %1334 = load double, ptr %79, align 8
  %1335 = fcmp ugt double %1334, %1333
  br i1 %1335, label %1340, label %1336
1336:
  %1337 = load double, ptr %31, align 8
  %1338 = fcmp olt double %1324, %1337
  br i1 %1338, label %1339, label %1340
1339:
  store i64 2, ptr %29, align 8
  br label %1340
1340:
  br i1 %1288, label %1341, label %1624
1341:
  %1342 = load i64, ptr %38, align 8
  %1343 = icmp eq i64 %1342, 0
  br i1 %1343, label %1565, label %1344
1344:
  %1345 = load i64, ptr %0, align 8
  %1346 = load i64, ptr %41, align 8
  %1347 = add i64 %1346, %1345
  %1348 = load i64, ptr %42, align 8
  %1349 = shl i64 %1348, 1
  %1350 = add i64 %1347, %1349
  %1351 = load i64, ptr %43, align 8
  %1352 = add i64 %1350, %1351
  %1353 = load i64, ptr %114, align 8
  %1354 = load double, ptr %97, align 8
  %1355 = load double, ptr %30, align 8
  %1356 = fsub double %1354, %1355
  %1357 = icmp sgt i64 %1353, 0
  br i1 %1357, label %1358, label %1362
1358:
  %1359 = icmp sgt i64 %1352, 0
  %1360 = icmp sgt i64 %1342, 0
  %1361 = mul i64 %1352, %1353
  br label %1367
1362:
  %1363 = icmp sgt i64 %1342, 0
  br i1 %1363, label %1364, label %1497
1364:
  %1365 = mul i64 %1352, %1353
  %1366 = icmp sgt i64 %1352, 0
  br label %1502
1367:
  %1368 = phi i64 [ 0, %1358 ], [ %1414, %1413 ]
  %1369 = load ptr, ptr %117, align 8
  %1370 = mul nuw nsw i64 %1368, %1353
  %1371 = getelementptr inbounds nuw double, ptr %1369, i64 %1370
  %1372 = load ptr, ptr %60, align 8
  %1373 = load ptr, ptr %116, align 8
  %1374 = load ptr, ptr %115, align 8
  br i1 %1359, label %1375, label %1409
1375:
  %1376 = icmp eq i64 %1368, 0
  %1377 = icmp eq ptr %1372, null
  br label %1378
1378:
  %1379 = phi i64 [ 0, %1375 ], [ %1407, %1404 ]
  %1380 = getelementptr double, ptr %1373, i64 %1379
  br i1 %1376, label %1381, label %1383
1381:
  %1382 = phi double [ 0.000000e+00, %1378 ], [ %1395, %1394 ]
  br i1 %1377, label %1402, label %1398
1383:
  %1384 = phi i64 [ %1396, %1394 ], [ 0, %1378 ]
  %1385 = phi double [ %1395, %1394 ], [ 0.000000e+00, %1378 ]
  %1386 = getelementptr inbounds nuw double, ptr %1371, i64 %1384
  %1387 = load double, ptr %1386, align 8
  %1388 = fcmp une double %1387, 0.000000e+00
  br i1 %1388, label %1389, label %1394
1389:
  %1390 = mul nuw nsw i64 %1384, %1352
  %1391 = getelementptr double, ptr %1380, i64 %1390
  %1392 = load double, ptr %1391, align 8
  %1393 = call double @llvm.fma.f64(double %1387, double %1392, double %1385)
  br label %1394
1394:
  %1395 = phi double [ %1393, %1389 ], [ %1385, %1383 ]
  %1396 = add nuw nsw i64 %1384, 1
  %1397 = icmp eq i64 %1396, %1368
  br i1 %1397, label %1381, label %1383
1398:
  %1399 = getelementptr inbounds nuw double, ptr %1372, i64 %1379
  %1400 = load double, ptr %1399, align 8
  %1401 = call double @llvm.fma.f64(double %1382, double %1356, double %1400)
  br label %1404
1402:
  %1403 = fmul double %1356, %1382
  br label %1404
1404:
  %1405 = phi double [ %1401, %1398 ], [ %1403, %1402 ]
  %1406 = getelementptr inbounds nuw double, ptr %1374, i64 %1379
  store double %1405, ptr %1406, align 8
  %1407 = add nuw nsw i64 %1379, 1
  %1408 = icmp eq i64 %1407, %1352
  br i1 %1408, label %1409, label %1378
1409:
  br i1 %1360, label %1410, label %1413
1410:
  %1411 = icmp eq i64 %1368, 0
  %1412 = mul nsw i64 %1368, %1352
  br label %1416
1413:
  %1414 = add nuw nsw i64 %1368, 1
  %1415 = icmp eq i64 %1414, %1353
  br i1 %1415, label %1362, label %1367
1416:
  %1417 = phi i64 [ 0, %1410 ], [ %1490, %1489 ]
  %1418 = load ptr, ptr %132, align 8
  %1419 = mul i64 %1361, %1417
  %1420 = getelementptr inbounds double, ptr %1418, i64 %1419
  %1421 = load ptr, ptr %117, align 8
  %1422 = getelementptr inbounds nuw double, ptr %1421, i64 %1370
  %1423 = load ptr, ptr %62, align 8
  %1424 = mul nsw i64 %1417, %1352
  %1425 = getelementptr inbounds double, ptr %1423, i64 %1424
  %1426 = load ptr, ptr %133, align 8
  br i1 %1359, label %1427, label %1462
1427:
  %1428 = icmp eq ptr %1423, null
  br label %1429
1429:
  %1430 = phi i64 [ 0, %1427 ], [ %1458, %1455 ]
  %1431 = getelementptr double, ptr %1420, i64 %1430
  br i1 %1411, label %1432, label %1434
1432:
  %1433 = phi double [ 0.000000e+00, %1429 ], [ %1446, %1445 ]
  br i1 %1428, label %1453, label %1449
1434:
  %1435 = phi i64 [ %1447, %1445 ], [ 0, %1429 ]
  %1436 = phi double [ %1446, %1445 ], [ 0.000000e+00, %1429 ]
  %1437 = getelementptr inbounds nuw double, ptr %1422, i64 %1435
  %1438 = load double, ptr %1437, align 8
  %1439 = fcmp une double %1438, 0.000000e+00
  br i1 %1439, label %1440, label %1445
1440:
  %1441 = mul nuw nsw i64 %1435, %1352
  %1442 = getelementptr double, ptr %1431, i64 %1441
  %1443 = load double, ptr %1442, align 8
  %1444 = call double @llvm.fma.f64(double %1438, double %1443, double %1436)
  br label %1445
1445:
  %1446 = phi double [ %1444, %1440 ], [ %1436, %1434 ]
  %1447 = add nuw nsw i64 %1435, 1
  %1448 = icmp eq i64 %1447, %1368
  br i1 %1448, label %1432, label %1434
1449:
  %1450 = getelementptr inbounds nuw double, ptr %1425, i64 %1430
  %1451 = load double, ptr %1450, align 8
  %1452 = call double @llvm.fma.f64(double %1433, double %1356, double %1451)
  br label %1455
1453:
  %1454 = fmul double %1356, %1433
  br label %1455
1455:
  %1456 = phi double [ %1452, %1449 ], [ %1454, %1453 ]
  %1457 = getelementptr inbounds nuw double, ptr %1426, i64 %1430
  store double %1456, ptr %1457, align 8
  %1458 = add nuw nsw i64 %1430, 1
  %1459 = icmp eq i64 %1458, %1352
  br i1 %1459, label %1460, label %1429
1460:
  %1461 = load ptr, ptr %133, align 8
  br label %1462
1462:
  %1463 = phi ptr [ %1461, %1460 ], [ %1426, %1416 ]
  %1464 = load ptr, ptr %118, align 8
  %1465 = getelementptr inbounds nuw double, ptr %1464, i64 %1368
  %1466 = load double, ptr %1465, align 8
  %1467 = load double, ptr %30, align 8
  %1468 = load double, ptr %97, align 8
  %1469 = fsub double %1468, %1467
  %1470 = fmul double %1466, %1469
  %1471 = fadd double %1467, %1470
  %1472 = load ptr, ptr %115, align 8
  %1473 = getelementptr double, ptr %1420, i64 %1412
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double %1471, ptr %6, align 8
  store double 0.000000e+00, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  store double 0.000000e+00, ptr %8, align 8
  %1474 = load ptr, ptr %33, align 8
  %1475 = load i64, ptr %36, align 8
  %1476 = mul nsw i64 %1475, %1417
  %1477 = getelementptr inbounds double, ptr %1474, i64 %1476
  %1478 = load i64, ptr %134, align 8
  %1479 = getelementptr inbounds double, ptr %1477, i64 %1478
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  %1480 = load ptr, ptr %32, align 8
  %1481 = getelementptr inbounds double, ptr %1480, i64 %1478
  store ptr %1481, ptr %9, align 16
  store ptr %1472, ptr %135, align 8
  %1482 = load i64, ptr %0, align 8
  %1483 = getelementptr inbounds double, ptr %1472, i64 %1482
  store ptr %1483, ptr %136, align 16
  store ptr %6, ptr %137, align 8
  store ptr %7, ptr %138, align 16
  %1484 = load ptr, ptr %126, align 8
  store ptr %1484, ptr %139, align 8
  store ptr %1479, ptr %140, align 16
  store ptr %1463, ptr %141, align 8
  store ptr %8, ptr %142, align 16
  %1485 = load ptr, ptr %143, align 8
  %1486 = load ptr, ptr %94, align 8
  call void %1485(ptr noundef nonnull %9, ptr noundef %1486, ptr noundef %1473) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %1487 = load i64, ptr %0, align 8
  %1488 = icmp slt i64 %1487, %1352
  br i1 %1488, label %1492, label %1489
1489:
  %1490 = add nuw nsw i64 %1417, 1
  %1491 = icmp eq i64 %1490, %1342
  br i1 %1491, label %1413, label %1416
1492:
  %1493 = phi i64 [ %1495, %1492 ], [ %1487, %1462 ]
  %1494 = getelementptr double, ptr %1473, i64 %1493
  store double 0.000000e+00, ptr %1494, align 8
  %1495 = add nsw i64 %1493, 1
  %1496 = icmp slt i64 %1495, %1352
  br i1 %1496, label %1492, label %1489
1497:
  %1498 = load ptr, ptr %35, align 8
  %1499 = icmp eq ptr %1498, null
  br i1 %1499, label %1565, label %1500
1500:
  %1501 = icmp sgt i64 %1352, 0
  br i1 %1501, label %1556, label %1549
1502:
  %1503 = phi i64 [ 0, %1364 ], [ %1547, %1546 ]
  %1504 = load ptr, ptr %119, align 8
  %1505 = load ptr, ptr %62, align 8
  %1506 = mul nsw i64 %1503, %1352
  %1507 = getelementptr inbounds double, ptr %1505, i64 %1506
  %1508 = load ptr, ptr %132, align 8
  %1509 = mul i64 %1365, %1503
  %1510 = getelementptr inbounds double, ptr %1508, i64 %1509
  %1511 = load ptr, ptr %50, align 8
  %1512 = getelementptr inbounds double, ptr %1511, i64 %1506
  br i1 %1366, label %1513, label %1546
1513:
  %1514 = icmp eq ptr %1505, null
  br label %1515
1515:
  %1516 = phi i64 [ 0, %1513 ], [ %1544, %1541 ]
  %1517 = getelementptr double, ptr %1510, i64 %1516
  br i1 %1357, label %1520, label %1518
1518:
  %1519 = phi double [ 0.000000e+00, %1515 ], [ %1532, %1531 ]
  br i1 %1514, label %1539, label %1535
1520:
  %1521 = phi i64 [ %1533, %1531 ], [ 0, %1515 ]
  %1522 = phi double [ %1532, %1531 ], [ 0.000000e+00, %1515 ]
  %1523 = getelementptr inbounds nuw double, ptr %1504, i64 %1521
  %1524 = load double, ptr %1523, align 8
  %1525 = fcmp une double %1524, 0.000000e+00
  br i1 %1525, label %1526, label %1531
1526:
  %1527 = mul nuw nsw i64 %1521, %1352
  %1528 = getelementptr double, ptr %1517, i64 %1527
  %1529 = load double, ptr %1528, align 8
  %1530 = call double @llvm.fma.f64(double %1524, double %1529, double %1522)
  br label %1531
1531:
  %1532 = phi double [ %1530, %1526 ], [ %1522, %1520 ]
  %1533 = add nuw nsw i64 %1521, 1
  %1534 = icmp eq i64 %1533, %1353
  br i1 %1534, label %1518, label %1520
1535:
  %1536 = getelementptr inbounds nuw double, ptr %1507, i64 %1516
  %1537 = load double, ptr %1536, align 8
  %1538 = call double @llvm.fma.f64(double %1519, double %1356, double %1537)
  br label %1541
1539:
  %1540 = fmul double %1356, %1519
  br label %1541
1541:
  %1542 = phi double [ %1538, %1535 ], [ %1540, %1539 ]
  %1543 = getelementptr inbounds nuw double, ptr %1512, i64 %1516
  store double %1542, ptr %1543, align 8
  %1544 = add nuw nsw i64 %1516, 1
  %1545 = icmp eq i64 %1544, %1352
  br i1 %1545, label %1546, label %1515
1546:
  %1547 = add nuw nsw i64 %1503, 1
  %1548 = icmp eq i64 %1547, %1342
  br i1 %1548, label %1497, label %1502
1549:
  %1550 = load double, ptr %30, align 8
  %1551 = load double, ptr %97, align 8
  %1552 = fsub double %1551, %1550
  %1553 = fadd double %1550, %1552
  %1554 = load ptr, ptr %115, align 8
  %1555 = load ptr, ptr %50, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1553, ptr noundef %1554, ptr noundef null, i64 noundef range(i64 1, 0) %1342, ptr noundef %1555) #10
  br label %1565
1556:
  %1557 = phi i64 [ %1563, %1556 ], [ 0, %1500 ]
  %1558 = load ptr, ptr %122, align 8
  %1559 = getelementptr inbounds nuw double, ptr %1558, i64 %1557
  %1560 = load double, ptr %1559, align 8
  %1561 = load ptr, ptr %115, align 8
  %1562 = getelementptr inbounds nuw double, ptr %1561, i64 %1557
  store double %1560, ptr %1562, align 8
  %1563 = add nuw nsw i64 %1557, 1
  %1564 = icmp eq i64 %1563, %1352
  br i1 %1564, label %1549, label %1556
1565:
  %1566 = load ptr, ptr %112, align 8
  %1567 = icmp eq ptr %1566, null
  br i1 %1567, label %1621, label %1568
1568:
  %1569 = load i64, ptr %0, align 8
  %1570 = load i64, ptr %41, align 8
  %1571 = add nsw i64 %1570, %1569
  %1572 = load i64, ptr %42, align 8
  %1573 = shl nsw i64 %1572, 1
  %1574 = add nsw i64 %1571, %1573
  %1575 = load i64, ptr %43, align 8
  %1576 = add nsw i64 %1574, %1575
  %1577 = load i64, ptr %114, align 8
  %1578 = load i64, ptr %25, align 8
  %1579 = add nsw i64 %1578, 1
  store i64 %1579, ptr %25, align 8
  %1580 = add nsw i64 %1577, 2
  %1581 = mul nsw i64 %1580, %1576
  %1582 = add nsw i64 %1581, 2
  %1583 = mul nsw i64 %1582, %1578
  %1584 = getelementptr inbounds double, ptr %1566, i64 %1583
  %1585 = load double, ptr %30, align 8
  %1586 = getelementptr inbounds nuw i8, ptr %1584, i64 8
  store double %1585, ptr %1584, align 8
  %1587 = load double, ptr %97, align 8
  %1588 = getelementptr inbounds nuw i8, ptr %1584, i64 16
  store double %1587, ptr %1586, align 8
  %1589 = icmp sgt i64 %1576, 0
  br i1 %1589, label %1590, label %1599
1590:
  %1591 = phi i64 [ %1597, %1590 ], [ 0, %1568 ]
  %1592 = phi ptr [ %1596, %1590 ], [ %1588, %1568 ]
  %1593 = load ptr, ptr %60, align 8
  %1594 = getelementptr inbounds nuw double, ptr %1593, i64 %1591
  %1595 = load double, ptr %1594, align 8
  %1596 = getelementptr inbounds nuw i8, ptr %1592, i64 8
  store double %1595, ptr %1592, align 8
  %1597 = add nuw nsw i64 %1591, 1
  %1598 = icmp eq i64 %1597, %1576
  br i1 %1598, label %1603, label %1590
1599:
  %1600 = phi ptr [ %1588, %1568 ], [ %1609, %1603 ]
  %1601 = mul nsw i64 %1576, %1577
  %1602 = icmp sgt i64 %1601, 0
  br i1 %1602, label %1612, label %1621
1603:
  %1604 = phi i64 [ %1610, %1603 ], [ 0, %1590 ]
  %1605 = phi ptr [ %1609, %1603 ], [ %1596, %1590 ]
  %1606 = load ptr, ptr %48, align 8
  %1607 = getelementptr inbounds nuw double, ptr %1606, i64 %1604
  %1608 = load double, ptr %1607, align 8
  %1609 = getelementptr inbounds nuw i8, ptr %1605, i64 8
  store double %1608, ptr %1605, align 8
  %1610 = add nuw nsw i64 %1604, 1
  %1611 = icmp eq i64 %1610, %1576
  br i1 %1611, label %1599, label %1603
1612:
  %1613 = phi i64 [ %1619, %1612 ], [ 0, %1599 ]
  %1614 = phi ptr [ %1618, %1612 ], [ %1600, %1599 ]
  %1615 = load ptr, ptr %116, align 8
  %1616 = getelementptr inbounds nuw double, ptr %1615, i64 %1613
  %1617 = load double, ptr %1616, align 8
  %1618 = getelementptr inbounds nuw i8, ptr %1614, i64 8
  store double %1617, ptr %1614, align 8
  %1619 = add nuw nsw i64 %1613, 1
  %1620 = icmp eq i64 %1619, %1601
  br i1 %1620, label %1621, label %1612
1621:
  %1622 = load i64, ptr %28, align 8
  %1623 = icmp slt i64 %1622, 0
  br i1 %1623, label %1840, label %1627
1624:
  %1625 = load i64, ptr %28, align 8
  %1626 = icmp slt i64 %1625, 0
  br i1 %1626, label %1840, label %1827
1627:
  %1628 = load i64, ptr %0, align 8
  %1629 = load i64, ptr %41, align 8
  %1630 = add i64 %1629, %1628
  %1631 = load i64, ptr %42, align 8
  %1632 = shl i64 %1631, 1
  %1633 = add i64 %1630, %1632
  %1634 = load i64, ptr %43, align 8
  %1635 = add i64 %1633, %1634
  %1636 = load i64, ptr %114, align 8
  %1637 = add nsw i64 %1636, -1
  %1638 = mul nsw i64 %1637, %1635
  %1639 = load ptr, ptr %46, align 8
  %1640 = load i64, ptr %47, align 8
  %1641 = mul nsw i64 %1640, %1622
  %1642 = getelementptr inbounds double, ptr %1639, i64 %1641
  %1643 = load i64, ptr %40, align 8
  %1644 = load i64, ptr %45, align 8
  %1645 = icmp slt i64 %1643, %1644
  br i1 %1645, label %1646, label %1766
1646:
  %1647 = phi i64 [ %1764, %1761 ], [ %1644, %1627 ]
  %1648 = phi i64 [ %1763, %1761 ], [ %1643, %1627 ]
  %1649 = getelementptr inbounds double, ptr %1642, i64 %1648
  %1650 = load double, ptr %1649, align 8
  %1651 = load double, ptr %97, align 8
  %1652 = fcmp ugt double %1650, %1651
  br i1 %1652, label %1766, label %1653
1653:
  %1654 = load double, ptr %30, align 8
  %1655 = fsub double %1650, %1654
  %1656 = fsub double %1651, %1654
  %1657 = fdiv double %1655, %1656
  %1658 = load i64, ptr %0, align 8
  %1659 = load i64, ptr %41, align 8
  %1660 = add i64 %1659, %1658
  %1661 = load i64, ptr %42, align 8
  %1662 = shl nsw i64 %1661, 1
  %1663 = add nsw i64 %1662, %1660
  %1664 = load i64, ptr %43, align 8
  %1665 = add nsw i64 %1663, %1664
  %1666 = load i64, ptr %114, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %1667 = load i64, ptr %144, align 8
  %1668 = icmp ne i64 %1667, 0
  %1669 = icmp sgt i64 %1666, 0
  %1670 = select i1 %1668, i1 %1669, i1 false
  br i1 %1670, label %1671, label %1675
1671:
  %1672 = icmp sgt i64 %1667, 0
  %1673 = fmul double %1657, 0.000000e+00
  %1674 = getelementptr double, ptr %5, i64 %1666
  br label %1683
1675:
  %1676 = load ptr, ptr %44, align 8
  %1677 = load i64, ptr %28, align 8
  %1678 = mul nsw i64 %1677, %1647
  %1679 = add nsw i64 %1678, %1648
  %1680 = mul nsw i64 %1679, %1660
  %1681 = getelementptr inbounds double, ptr %1676, i64 %1680
  %1682 = icmp sgt i64 %1660, 0
  br i1 %1682, label %1720, label %1715
1683:
  %1684 = phi i64 [ 0, %1671 ], [ %1713, %1710 ]
  br i1 %1672, label %1685, label %1697
1685:
  %1686 = load ptr, ptr %145, align 8
  %1687 = mul nuw nsw i64 %1684, %1667
  %1688 = getelementptr double, ptr %1686, i64 %1687
  br label %1689
1689:
  %1690 = phi i64 [ %1667, %1685 ], [ %1692, %1689 ]
  %1691 = phi double [ 0.000000e+00, %1685 ], [ %1695, %1689 ]
  %1692 = add nsw i64 %1690, -1
  %1693 = getelementptr double, ptr %1688, i64 %1692
  %1694 = load double, ptr %1693, align 8
  %1695 = call double @llvm.fma.f64(double %1691, double %1657, double %1694)
  %1696 = icmp samesign ugt i64 %1690, 1
  br i1 %1696, label %1689, label %1699
1697:
  %1698 = getelementptr inbounds nuw double, ptr %5, i64 %1684
  store double %1673, ptr %1698, align 8
  br label %1710
1699:
  %1700 = fmul double %1657, %1695
  %1701 = getelementptr inbounds nuw double, ptr %5, i64 %1684
  store double %1700, ptr %1701, align 8
  br label %1702
1702:
  %1703 = phi i64 [ %1667, %1699 ], [ %1705, %1702 ]
  %1704 = phi double [ 0.000000e+00, %1699 ], [ %1708, %1702 ]
  %1705 = add nsw i64 %1703, -1
  %1706 = getelementptr double, ptr %1688, i64 %1705
  %1707 = load double, ptr %1706, align 8
  %1708 = fadd double %1704, %1707
  %1709 = icmp samesign ugt i64 %1703, 1
  br i1 %1709, label %1702, label %1710
1710:
  %1711 = phi double [ 0.000000e+00, %1697 ], [ %1708, %1702 ]
  %1712 = getelementptr double, ptr %1674, i64 %1684
  store double %1711, ptr %1712, align 8
  %1713 = add nuw nsw i64 %1684, 1
  %1714 = icmp eq i64 %1713, %1666
  br i1 %1714, label %1675, label %1683
1715:
  %1716 = load i64, ptr %38, align 8
  %1717 = icmp sgt i64 %1716, 0
  br i1 %1717, label %1718, label %1761
1718:
  %1719 = mul i64 %1665, %1666
  br label %1729
1720:
  %1721 = phi i64 [ %1727, %1720 ], [ 0, %1675 ]
  %1722 = load ptr, ptr %60, align 8
  %1723 = load ptr, ptr %48, align 8
  %1724 = load ptr, ptr %116, align 8
  %1725 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1722, ptr noundef %1723, ptr noundef %1724, ptr noundef %5, double noundef %1657, double noundef %1656, i64 noundef %1721) #10
  %1726 = getelementptr inbounds nuw double, ptr %1681, i64 %1721
  store double %1725, ptr %1726, align 8
  %1727 = add nuw nsw i64 %1721, 1
  %1728 = icmp eq i64 %1727, %1660
  br i1 %1728, label %1715, label %1720
1729:
  %1730 = phi i64 [ %1716, %1718 ], [ %1752, %1751 ]
  %1731 = phi i64 [ 0, %1718 ], [ %1753, %1751 ]
  %1732 = load ptr, ptr %49, align 8
  %1733 = load i64, ptr %28, align 8
  %1734 = mul nsw i64 %1733, %1730
  %1735 = add nsw i64 %1734, %1731
  %1736 = load i64, ptr %45, align 8
  %1737 = mul nsw i64 %1735, %1736
  %1738 = add nsw i64 %1737, %1648
  %1739 = mul nsw i64 %1738, %1660
  %1740 = getelementptr inbounds double, ptr %1732, i64 %1739
  %1741 = load ptr, ptr %62, align 8
  %1742 = mul nsw i64 %1731, %1665
  %1743 = getelementptr inbounds double, ptr %1741, i64 %1742
  %1744 = load ptr, ptr %50, align 8
  %1745 = getelementptr inbounds double, ptr %1744, i64 %1742
  %1746 = load ptr, ptr %132, align 8
  %1747 = mul i64 %1719, %1731
  %1748 = getelementptr inbounds double, ptr %1746, i64 %1747
  br i1 %1682, label %1755, label %1751
1749:
  %1750 = load i64, ptr %38, align 8
  br label %1751
1751:
  %1752 = phi i64 [ %1750, %1749 ], [ %1730, %1729 ]
  %1753 = add nuw nsw i64 %1731, 1
  %1754 = icmp slt i64 %1753, %1752
  br i1 %1754, label %1729, label %1761
1755:
  %1756 = phi i64 [ %1759, %1755 ], [ 0, %1729 ]
  %1757 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1743, ptr noundef %1745, ptr noundef %1748, ptr noundef %5, double noundef %1657, double noundef %1656, i64 noundef %1756) #10
  %1758 = getelementptr inbounds nuw double, ptr %1740, i64 %1756
  store double %1757, ptr %1758, align 8
  %1759 = add nuw nsw i64 %1756, 1
  %1760 = icmp eq i64 %1759, %1660
  br i1 %1760, label %1749, label %1755
1761:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %1762 = load i64, ptr %40, align 8
  %1763 = add nsw i64 %1762, 1
  store i64 %1763, ptr %40, align 8
  %1764 = load i64, ptr %45, align 8
  %1765 = icmp slt i64 %1763, %1764
  br i1 %1765, label %1646, label %1766
1766:
  %1767 = icmp sgt i64 %1635, 0
  br i1 %1767, label %1771, label %1768
1768:
  %1769 = load i64, ptr %38, align 8
  %1770 = icmp sgt i64 %1769, 0
  br i1 %1770, label %1780, label %1802
1771:
  %1772 = phi i64 [ %1778, %1771 ], [ 0, %1766 ]
  %1773 = load ptr, ptr %48, align 8
  %1774 = getelementptr inbounds nuw double, ptr %1773, i64 %1772
  %1775 = load double, ptr %1774, align 8
  %1776 = load ptr, ptr %60, align 8
  %1777 = getelementptr inbounds nuw double, ptr %1776, i64 %1772
  store double %1775, ptr %1777, align 8
  %1778 = add nuw nsw i64 %1772, 1
  %1779 = icmp eq i64 %1778, %1635
  br i1 %1779, label %1768, label %1771
1780:
  %1781 = phi i64 [ %1788, %1787 ], [ %1769, %1768 ]
  %1782 = phi i64 [ %1789, %1787 ], [ 0, %1768 ]
  br i1 %1767, label %1783, label %1787
1783:
  %1784 = mul nuw nsw i64 %1782, %1635
  br label %1791
1785:
  %1786 = load i64, ptr %38, align 8
  br label %1787
1787:
  %1788 = phi i64 [ %1786, %1785 ], [ %1781, %1780 ]
  %1789 = add nuw nsw i64 %1782, 1
  %1790 = icmp slt i64 %1789, %1788
  br i1 %1790, label %1780, label %1802
1791:
  %1792 = phi i64 [ 0, %1783 ], [ %1800, %1791 ]
  %1793 = load ptr, ptr %50, align 8
  %1794 = getelementptr inbounds nuw double, ptr %1793, i64 %1784
  %1795 = getelementptr inbounds nuw double, ptr %1794, i64 %1792
  %1796 = load double, ptr %1795, align 8
  %1797 = load ptr, ptr %62, align 8
  %1798 = getelementptr inbounds nuw double, ptr %1797, i64 %1784
  %1799 = getelementptr inbounds nuw double, ptr %1798, i64 %1792
  store double %1796, ptr %1799, align 8
  %1800 = add nuw nsw i64 %1792, 1
  %1801 = icmp eq i64 %1800, %1635
  br i1 %1801, label %1785, label %1791
1802:
  %1803 = load i64, ptr %146, align 8
  %1804 = icmp ne i64 %1803, 0
  %1805 = and i1 %1767, %1804
  br i1 %1805, label %1806, label %1817
1806:
  %1807 = phi i64 [ %1813, %1806 ], [ 0, %1802 ]
  %1808 = load ptr, ptr %116, align 8
  %1809 = getelementptr inbounds double, ptr %1808, i64 %1638
  %1810 = getelementptr inbounds nuw double, ptr %1809, i64 %1807
  %1811 = load double, ptr %1810, align 8
  %1812 = getelementptr inbounds nuw double, ptr %1808, i64 %1807
  store double %1811, ptr %1812, align 8
  %1813 = add nuw nsw i64 %1807, 1
  %1814 = icmp eq i64 %1813, %1635
  br i1 %1814, label %1815, label %1806
1815:
  %1816 = load i64, ptr %146, align 8
  br label %1817
1817:
  %1818 = phi i64 [ %1816, %1815 ], [ %1803, %1802 ]
  %1819 = icmp eq i64 %1818, 0
  %1820 = zext i1 %1819 to i64
  store i64 %1820, ptr %68, align 8
  %1821 = load double, ptr %97, align 8
  store double %1821, ptr %30, align 8
  %1822 = load i64, ptr %55, align 8
  %1823 = add nsw i64 %1822, 1
  store i64 %1823, ptr %55, align 8
  %1824 = load double, ptr %131, align 8
  %1825 = load double, ptr %71, align 8
  %1826 = fcmp ogt double %1824, %1825
  br i1 %1826, label %1836, label %1838
1827:
  %1828 = load double, ptr %71, align 8
  %1829 = fcmp ogt double %1326, %1828
  br i1 %1829, label %1830, label %1838
1830:
  %1831 = load double, ptr %30, align 8
  %1832 = load double, ptr %31, align 8
  %1833 = fsub double %1832, %1831
  %1834 = fmul double %1833, 5.000000e-01
  %1835 = fadd double %1831, %1834
  br label %1838
1836:
  %1837 = load double, ptr %31, align 8
  br label %1838
1838:
  %1839 = phi double [ %1824, %1817 ], [ %1835, %1830 ], [ %1837, %1836 ], [ %1326, %1827 ]
  store double %1839, ptr %97, align 8
  br label %1840
1840:
  %1841 = add nuw nsw i64 %148, 1
  %1842 = icmp eq i64 %1841, %3
  br i1 %1842, label %1843, label %147
1843:
  %1844 = phi i64 [ 1, %24 ], [ 2, %914 ], [ 0, %877 ], [ 0, %874 ], [ 1, %1840 ]
  call void @bg_set_float_mode(i32 noundef %15) #9
  ret i64 %1844
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846933, 1152921504606847019) i64 @bg_memory_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #10
  %5 = add nsw i64 %4, 43
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((160, 336)) %2, ptr noundef %3) unnamed_addr #4 {
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
  %73 = load i64, ptr %20, align 8
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 296
  store ptr %71, ptr %75, align 8
  %76 = load i64, ptr %20, align 8
  %77 = mul nsw i64 %76, %19
  %78 = getelementptr inbounds double, ptr %74, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 304
  store ptr %74, ptr %79, align 8
  %80 = load i64, ptr %49, align 8
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %81, i64 0, i64 64
  %83 = getelementptr inbounds nuw double, ptr %78, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 312
  store ptr %78, ptr %84, align 8
  %85 = load i64, ptr %49, align 8
  %86 = load i64, ptr %20, align 8
  %87 = mul i64 %85, 18432
  %88 = getelementptr i8, ptr %83, i64 %87
  %89 = getelementptr double, ptr %88, i64 %86
  %90 = getelementptr double, ptr %89, i64 %15
  %91 = getelementptr i8, ptr %90, i64 8
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 320
  store ptr %83, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds double, ptr %91, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 328
  store ptr %91, ptr %96, align 8
  %97 = ptrtoint ptr %95 to i64
  %98 = ptrtoint ptr %3 to i64
  %99 = sub i64 %97, %98
  %100 = ashr exact i64 %99, 3
  ret i64 %100
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
  br label %170
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
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %70 = load i64, ptr %69, align 8
  %71 = icmp sgt i64 %70, 0
  %72 = zext i1 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %72, ptr %73, align 8
  %74 = icmp sgt i64 %64, 0
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %76 = load ptr, ptr %75, align 8
  br i1 %74, label %79, label %122
77:
  store i64 %89, ptr %3, align 8
  %78 = icmp eq i64 %64, 11
  br i1 %78, label %115, label %122
79:
  %80 = phi i64 [ %89, %110 ], [ 1, %61 ]
  %81 = phi i64 [ %90, %110 ], [ 1, %61 ]
  %82 = phi i64 [ %113, %110 ], [ 0, %61 ]
  %83 = getelementptr inbounds nuw ptr, ptr %76, i64 %82
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 40
  %86 = load ptr, ptr %85, align 8
  %87 = load i64, ptr %86, align 8
  %88 = icmp sgt i64 %87, %81
  %89 = select i1 %88, i64 %87, i64 %80
  %90 = tail call i64 @llvm.smax.i64(i64 %87, i64 %81)
  %91 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw %struct.bg_values, ptr %62, i64 %82
  store ptr %92, ptr %93, align 8
  %94 = icmp sgt i64 %87, 1
  br i1 %94, label %95, label %110
95:
  %96 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %107
99:
  %100 = phi i64 [ %105, %99 ], [ 0, %95 ]
  %101 = phi i64 [ %104, %99 ], [ 1, %95 ]
  %102 = getelementptr inbounds nuw i64, ptr %86, i64 %100
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %103, %101
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %97
  br i1 %106, label %107, label %99
107:
  %108 = phi i64 [ 1, %95 ], [ %104, %99 ]
  %109 = sdiv i64 %108, %87
  br label %110
110:
  %111 = phi i64 [ %109, %107 ], [ 0, %79 ]
  %112 = getelementptr inbounds nuw i8, ptr %93, i64 8
  store i64 %111, ptr %112, align 8
  %113 = add nuw nsw i64 %82, 1
  %114 = icmp eq i64 %113, %64
  br i1 %114, label %77, label %79
115:
  %116 = getelementptr inbounds nuw i8, ptr %76, i64 72
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 40
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %121 = load i64, ptr %120, align 8
  br label %122
122:
  %123 = phi i64 [ %121, %115 ], [ 0, %77 ], [ 0, %61 ]
  %124 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %123, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %76, i64 56
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 40
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %76, i64 64
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 40
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %137, ptr %138, align 8
  %139 = load ptr, ptr %19, align 8
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 24
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %3, i64 232
  store ptr %142, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 24
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 248
  store ptr %147, ptr %148, align 8
  %149 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 24
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %3, i64 264
  store ptr %152, ptr %153, align 8
  %154 = icmp eq i64 %123, 0
  br i1 %154, label %166, label %155
155:
  %156 = getelementptr inbounds nuw i8, ptr %139, i64 24
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 24
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %3, i64 240
  store ptr %159, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %139, i64 32
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %3, i64 256
  store ptr %164, ptr %165, align 8
  br label %166
166:
  br label %167
167:
  %168 = call i64 @bg_advance_1(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #10
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %170, label %167
170:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
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
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 328
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 328
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
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
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 312
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
declare i64 @llvm.smin.i64(i64, i64) #8
declare i64 @llvm.usub.sat.i64(i64, i64) #8
attributes #0 = { nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { optsize }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nobuiltin nounwind optsize }
attributes #10 = { nobuiltin optsize }
attributes #11 = { nounwind }
