<<<<<<< HEAD
; sources 6ae21ecb47c35e785c2eedfdc48281d12c0ad4cf31774dbbc74e17284e31c71a
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [1 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.bg_values = type { ptr, i64 }
=======
; sources 7f5e89cfbe656b3e8d599b7f82fc781b4f21570ee8961a3a959eae31e959a359
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [1 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
>>>>>>> events
define range(i64 0, 3) i64 @bg_advance_1(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca [32 x double], align 16
  %6 = alloca [16 x double], align 16
  %7 = alloca [16 x double], align 16
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca [9 x ptr], align 16
  %12 = alloca double, align 8
<<<<<<< HEAD
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
=======
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
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 376
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
  br i1 %28, label %29, label %2412
29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %41 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 312
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %59 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 352
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 344
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %76 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %77 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %78 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %79 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %80 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %81 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %82 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %83 = getelementptr inbounds nuw i8, ptr %15, i64 64
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 248
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 304
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 280
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %119 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 272
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %126 = getelementptr inbounds nuw i8, ptr %2, i64 288
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %135 = getelementptr inbounds nuw i8, ptr %2, i64 320
  %136 = getelementptr inbounds nuw i8, ptr %2, i64 336
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %138 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %139 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %140 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %141 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %142 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %143 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %144 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %145 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 328
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %150 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %162
162:
  %163 = phi i64 [ 0, %29 ], [ %2410, %2409 ]
  %164 = load i64, ptr %30, align 8
  %165 = icmp slt i64 %164, 0
  br i1 %165, label %249, label %166
166:
  %167 = load i64, ptr %31, align 8
  %168 = icmp eq i64 %167, 0
  %169 = load double, ptr %51, align 8
  br i1 %168, label %170, label %174
170:
  %171 = load double, ptr %32, align 8
  %172 = fcmp olt double %169, %171
  br i1 %172, label %832, label %173
173:
  store i64 1, ptr %31, align 8
  br label %174
174:
  %175 = phi i64 [ 1, %173 ], [ %167, %166 ]
  %176 = load i64, ptr %0, align 8
  %177 = load i64, ptr %33, align 8
  %178 = load i64, ptr %34, align 8
  %179 = load i64, ptr %35, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #12
  %180 = sitofp i64 %175 to double
  store double %180, ptr %16, align 16
  store double %169, ptr %36, align 8
  %181 = load i64, ptr %38, align 8
  %182 = sitofp i64 %181 to double
  store double %182, ptr %37, align 16
  %183 = load i64, ptr %40, align 8
  %184 = sitofp i64 %183 to double
  store double %184, ptr %39, align 8
  %185 = load i64, ptr %42, align 8
  %186 = sitofp i64 %185 to double
  store double %186, ptr %41, align 16
  %187 = load i64, ptr %44, align 8
  %188 = sitofp i64 %187 to double
  store double %188, ptr %43, align 8
  br label %195
189:
  %190 = add nsw i64 %177, %176
  %191 = shl nsw i64 %178, 1
  %192 = add nsw i64 %190, %191
  %193 = add nsw i64 %192, %179
  %194 = icmp sgt i64 %193, 0
  br i1 %194, label %209, label %206
195:
  %196 = phi i64 [ 0, %174 ], [ %204, %195 ]
  %197 = getelementptr inbounds nuw double, ptr %16, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = load ptr, ptr %45, align 8
  %200 = load i64, ptr %30, align 8
  %201 = mul i64 %200, 48
  %202 = getelementptr i8, ptr %199, i64 %201
  %203 = getelementptr double, ptr %202, i64 %196
  store double %198, ptr %203, align 8
  %204 = add nuw nsw i64 %196, 1
  %205 = icmp eq i64 %204, 6
  br i1 %205, label %189, label %195
206:
  %207 = load i64, ptr %48, align 8
  %208 = icmp sgt i64 %207, 0
  br i1 %208, label %221, label %248
209:
  %210 = phi i64 [ %219, %209 ], [ 0, %189 ]
  %211 = load ptr, ptr %46, align 8
  %212 = getelementptr inbounds nuw double, ptr %211, i64 %210
  %213 = load double, ptr %212, align 8
  %214 = load ptr, ptr %47, align 8
  %215 = load i64, ptr %30, align 8
  %216 = mul nsw i64 %215, %193
  %217 = getelementptr double, ptr %214, i64 %216
  %218 = getelementptr double, ptr %217, i64 %210
  store double %213, ptr %218, align 8
  %219 = add nuw nsw i64 %210, 1
  %220 = icmp eq i64 %219, %193
  br i1 %220, label %206, label %209
221:
  %222 = phi i64 [ %229, %228 ], [ %207, %206 ]
  %223 = phi i64 [ %230, %228 ], [ 0, %206 ]
  br i1 %194, label %224, label %228
224:
  %225 = mul nuw nsw i64 %223, %193
  br label %232
226:
  %227 = load i64, ptr %48, align 8
  br label %228
228:
  %229 = phi i64 [ %227, %226 ], [ %222, %221 ]
  %230 = add nuw nsw i64 %223, 1
  %231 = icmp slt i64 %230, %229
  br i1 %231, label %221, label %248
232:
  %233 = phi i64 [ 0, %224 ], [ %246, %232 ]
  %234 = load ptr, ptr %49, align 8
  %235 = getelementptr inbounds nuw double, ptr %234, i64 %225
  %236 = getelementptr inbounds nuw double, ptr %235, i64 %233
  %237 = load double, ptr %236, align 8
  %238 = load ptr, ptr %50, align 8
  %239 = load i64, ptr %30, align 8
  %240 = load i64, ptr %48, align 8
  %241 = mul nsw i64 %240, %239
  %242 = add nsw i64 %241, %223
  %243 = mul nsw i64 %242, %193
  %244 = getelementptr double, ptr %238, i64 %243
  %245 = getelementptr double, ptr %244, i64 %233
  store double %237, ptr %245, align 8
  %246 = add nuw nsw i64 %233, 1
  %247 = icmp eq i64 %246, %193
  br i1 %247, label %226, label %232
248:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #12
  store i64 -1, ptr %30, align 8
  br label %249
249:
  %250 = atomicrmw add ptr %88, i64 1 monotonic, align 8
  %251 = load i64, ptr %1, align 8
  %252 = icmp slt i64 %250, %251
  br i1 %252, label %253, label %720
253:
  %254 = load ptr, ptr %52, align 8
  %255 = load i64, ptr %53, align 8
  %256 = mul nsw i64 %255, %250
  %257 = getelementptr double, ptr %254, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = load ptr, ptr %54, align 8
  %260 = load i64, ptr %55, align 8
  %261 = mul nsw i64 %260, %250
  %262 = getelementptr double, ptr %259, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = load i64, ptr %0, align 8
  %265 = load i64, ptr %33, align 8
  %266 = add i64 %265, %264
  %267 = load i64, ptr %34, align 8
  %268 = shl i64 %267, 1
  %269 = add i64 %268, %266
  %270 = load i64, ptr %35, align 8
  %271 = add i64 %269, %270
  %272 = load i64, ptr %72, align 8
  %273 = icmp sgt i64 %272, 0
  br i1 %273, label %276, label %274
274:
  %275 = icmp sgt i64 %271, 0
  br i1 %275, label %289, label %305
276:
  %277 = phi i64 [ %286, %276 ], [ 0, %253 ]
  %278 = load ptr, ptr %89, align 8
  %279 = load i64, ptr %90, align 8
  %280 = mul nsw i64 %279, %250
  %281 = getelementptr double, ptr %278, i64 %280
  %282 = getelementptr double, ptr %281, i64 %277
  %283 = load double, ptr %282, align 8
  %284 = load ptr, ptr %73, align 8
  %285 = getelementptr inbounds nuw double, ptr %284, i64 %277
  store double %283, ptr %285, align 8
  %286 = add nuw nsw i64 %277, 1
  %287 = load i64, ptr %72, align 8
  %288 = icmp slt i64 %286, %287
  br i1 %288, label %276, label %274
289:
  %290 = phi i64 [ %303, %299 ], [ 0, %274 ]
  %291 = icmp slt i64 %290, %266
  br i1 %291, label %292, label %299
292:
  %293 = load ptr, ptr %91, align 8
  %294 = load i64, ptr %92, align 8
  %295 = mul nsw i64 %294, %250
  %296 = getelementptr double, ptr %293, i64 %295
  %297 = getelementptr double, ptr %296, i64 %290
  %298 = load double, ptr %297, align 8
  br label %299
299:
  %300 = phi double [ %298, %292 ], [ 0.000000e+00, %289 ]
  %301 = load ptr, ptr %46, align 8
  %302 = getelementptr inbounds nuw double, ptr %301, i64 %290
  store double %300, ptr %302, align 8
  %303 = add nuw nsw i64 %290, 1
  %304 = icmp eq i64 %303, %271
  br i1 %304, label %308, label %289
305:
  %306 = load i64, ptr %48, align 8
  %307 = icmp sgt i64 %306, 0
  br i1 %307, label %325, label %373
308:
  %309 = phi i64 [ %323, %319 ], [ 0, %299 ]
  %310 = load i64, ptr %0, align 8
  %311 = icmp slt i64 %309, %310
  br i1 %311, label %312, label %319
312:
  %313 = load ptr, ptr %93, align 8
  %314 = load i64, ptr %94, align 8
  %315 = mul nsw i64 %314, %250
  %316 = getelementptr double, ptr %313, i64 %315
  %317 = getelementptr double, ptr %316, i64 %309
  %318 = load double, ptr %317, align 8
  br label %319
319:
  %320 = phi double [ %318, %312 ], [ 1.000000e+00, %308 ]
  %321 = load ptr, ptr %95, align 8
  %322 = getelementptr inbounds nuw double, ptr %321, i64 %309
  store double %320, ptr %322, align 8
  %323 = add nuw nsw i64 %309, 1
  %324 = icmp eq i64 %323, %271
  br i1 %324, label %305, label %308
325:
  %326 = phi i64 [ %351, %350 ], [ 0, %305 ]
  %327 = load i64, ptr %72, align 8
  %328 = icmp sgt i64 %327, 0
  br i1 %328, label %333, label %329
329:
  br i1 %275, label %330, label %350
330:
  %331 = mul nsw i64 %326, %266
  %332 = mul nuw nsw i64 %326, %271
  br label %354
333:
  %334 = phi i64 [ %348, %333 ], [ %327, %325 ]
  %335 = phi i64 [ %347, %333 ], [ 0, %325 ]
  %336 = mul nsw i64 %334, %326
  %337 = load ptr, ptr %96, align 8
  %338 = load i64, ptr %97, align 8
  %339 = mul nsw i64 %338, %250
  %340 = getelementptr double, ptr %337, i64 %339
  %341 = getelementptr double, ptr %340, i64 %336
  %342 = getelementptr double, ptr %341, i64 %335
  %343 = load double, ptr %342, align 8
  %344 = load ptr, ptr %98, align 8
  %345 = getelementptr inbounds double, ptr %344, i64 %336
  %346 = getelementptr inbounds nuw double, ptr %345, i64 %335
  store double %343, ptr %346, align 8
  %347 = add nuw nsw i64 %335, 1
  %348 = load i64, ptr %72, align 8
  %349 = icmp slt i64 %347, %348
  br i1 %349, label %333, label %329
350:
  %351 = add nuw nsw i64 %326, 1
  %352 = load i64, ptr %48, align 8
  %353 = icmp slt i64 %351, %352
  br i1 %353, label %325, label %373
354:
  %355 = phi i64 [ 0, %330 ], [ %371, %366 ]
  %356 = load i64, ptr %0, align 8
  %357 = icmp slt i64 %355, %356
  br i1 %357, label %358, label %366
358:
  %359 = load ptr, ptr %99, align 8
  %360 = load i64, ptr %100, align 8
  %361 = mul nsw i64 %360, %250
  %362 = getelementptr double, ptr %359, i64 %361
  %363 = getelementptr double, ptr %362, i64 %331
  %364 = getelementptr double, ptr %363, i64 %355
  %365 = load double, ptr %364, align 8
  br label %366
366:
  %367 = phi double [ %365, %358 ], [ 0.000000e+00, %354 ]
  %368 = load ptr, ptr %49, align 8
  %369 = getelementptr inbounds nuw double, ptr %368, i64 %332
  %370 = getelementptr inbounds nuw double, ptr %369, i64 %355
  store double %367, ptr %370, align 8
  %371 = add nuw nsw i64 %355, 1
  %372 = icmp eq i64 %371, %271
  br i1 %372, label %350, label %354
373:
  store i64 %250, ptr %30, align 8
  store i64 1, ptr %56, align 8
  store i64 0, ptr %44, align 8
  store i64 0, ptr %40, align 8
  store i64 0, ptr %38, align 8
  store i64 0, ptr %31, align 8
  store i64 0, ptr %57, align 8
  store i64 0, ptr %42, align 8
  store double %258, ptr %58, align 8
  store double %258, ptr %51, align 8
  store double %263, ptr %32, align 8
  br label %374
374:
  %375 = phi i32 [ 0, %373 ], [ %386, %384 ]
  %376 = phi double [ %263, %373 ], [ %385, %384 ]
  %377 = fcmp oeq double %376, 0.000000e+00
  br i1 %377, label %384, label %378
378:
  %379 = bitcast double %376 to i64
  %380 = fcmp ogt double %376, 0.000000e+00
  %381 = select i1 %380, i64 -1, i64 1
  %382 = add nsw i64 %381, %379
  %383 = bitcast i64 %382 to double
  br label %384
384:
  %385 = phi double [ %383, %378 ], [ 0x8010000000000000, %374 ]
  %386 = add nuw nsw i32 %375, 1
  %387 = icmp eq i32 %386, 100
  br i1 %387, label %388, label %374
388:
  %389 = call double @llvm.fabs.f64(double %258)
  %390 = call double @llvm.fabs.f64(double %263)
  %391 = fcmp ogt double %389, %390
  %392 = select i1 %391, double %389, double %390
  %393 = fmul double %392, 0x3CC0000000000000
  %394 = fsub double %263, %258
  %395 = fmul double %394, 1.000000e-05
  store double %385, ptr %59, align 8
  store double %393, ptr %60, align 8
  store double 1.000000e+00, ptr %61, align 8
  %396 = load ptr, ptr %62, align 8
  %397 = load i64, ptr %63, align 8
  %398 = mul nsw i64 %397, %250
  %399 = getelementptr double, ptr %396, i64 %398
  %400 = load double, ptr %399, align 8
  store double %400, ptr %64, align 8
  %401 = load ptr, ptr %65, align 8
  %402 = load i64, ptr %66, align 8
  %403 = mul nsw i64 %402, %250
  %404 = getelementptr double, ptr %401, i64 %403
  %405 = load double, ptr %404, align 8
  store double %405, ptr %67, align 8
  %406 = load i64, ptr %68, align 8
  %407 = icmp eq i64 %406, 0
  br i1 %407, label %708, label %408
408:
  %409 = load ptr, ptr %69, align 8
  %410 = load i64, ptr %70, align 8
  br label %520
411:
  %412 = shl nsw i64 %406, 10
  %413 = getelementptr inbounds double, ptr %409, i64 %412
  %414 = icmp eq i64 %410, 0
  %415 = select i1 %414, double 4.000000e+00, double 4.000000e+01
  %416 = getelementptr inbounds double, ptr %413, i64 %412
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 2048
  %418 = load i64, ptr %0, align 8
  %419 = load i64, ptr %33, align 8
  %420 = add i64 %419, %418
  %421 = load i64, ptr %34, align 8
  %422 = shl i64 %421, 1
  %423 = add i64 %420, %422
  %424 = load i64, ptr %35, align 8
  %425 = add i64 %423, %424
  %426 = load i64, ptr %72, align 8
  %427 = getelementptr inbounds double, ptr %417, i64 %426
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12
  store double 0.000000e+00, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #12
  store double 1.000000e+00, ptr %14, align 8
  %428 = icmp sgt i64 %426, 0
  br i1 %428, label %431, label %429
429:
  %430 = icmp sgt i64 %425, 0
  br i1 %430, label %446, label %441
431:
  %432 = phi i64 [ %438, %431 ], [ 0, %411 ]
  %433 = load ptr, ptr %73, align 8
  %434 = getelementptr inbounds nuw double, ptr %433, i64 %432
  %435 = load double, ptr %434, align 8
  %436 = fadd double %435, 0.000000e+00
  %437 = getelementptr inbounds nuw double, ptr %417, i64 %432
  store double %436, ptr %437, align 8
  %438 = add nuw nsw i64 %432, 1
  %439 = load i64, ptr %72, align 8
  %440 = icmp slt i64 %438, %439
  br i1 %440, label %431, label %429
441:
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #12
  %442 = load i64, ptr %75, align 8
  %443 = getelementptr inbounds double, ptr %417, i64 %442
  store ptr %443, ptr %15, align 16
  store ptr %427, ptr %76, align 8
  %444 = load i64, ptr %0, align 8
  %445 = getelementptr inbounds double, ptr %427, i64 %444
  store ptr %445, ptr %77, align 16
  store ptr %12, ptr %78, align 8
  store ptr %13, ptr %79, align 16
  store ptr %13, ptr %80, align 8
  store ptr null, ptr %81, align 16
  store ptr null, ptr %82, align 8
  store ptr %14, ptr %83, align 16
  br label %455
446:
  %447 = phi i64 [ %453, %446 ], [ 0, %429 ]
  %448 = load ptr, ptr %46, align 8
  %449 = getelementptr inbounds nuw double, ptr %448, i64 %447
  %450 = load double, ptr %449, align 8
  %451 = fadd double %450, 0.000000e+00
  %452 = getelementptr inbounds nuw double, ptr %427, i64 %447
  store double %451, ptr %452, align 8
  %453 = add nuw nsw i64 %447, 1
  %454 = icmp eq i64 %453, %425
  br i1 %454, label %441, label %446
455:
  %456 = phi i64 [ 0, %441 ], [ %457, %490 ]
  %457 = add nuw nsw i64 %456, 1
  %458 = uitofp nneg i64 %457 to double
  %459 = fmul double %458, 0x3FE3C6EF372FE950
  %460 = load double, ptr %32, align 8
  %461 = load double, ptr %58, align 8
  %462 = fsub double %460, %461
  %463 = fmul double %462, 1.562500e-02
  %464 = fptosi double %459 to i64
  %465 = sitofp i64 %464 to double
  %466 = fsub double %459, %465
  %467 = lshr i64 %456, 4
  %468 = uitofp nneg i64 %467 to double
  %469 = call double @llvm.fma.f64(double %468, double %463, double %461)
  %470 = and i64 %456, 15
  %471 = uitofp nneg i64 %470 to double
  %472 = fadd double %466, %471
  %473 = fmul double %472, 6.250000e-02
  %474 = fmul double %463, %473
  %475 = fadd double %469, %474
  store double %475, ptr %12, align 8
  %476 = load ptr, ptr %74, align 8
  %477 = load ptr, ptr %84, align 8
  %478 = load ptr, ptr %85, align 8
  call void %476(ptr noundef nonnull %15, ptr noundef %477, ptr noundef %478) #10
  %479 = load ptr, ptr %86, align 8
  %480 = load ptr, ptr %84, align 8
  %481 = load ptr, ptr %85, align 8
  %482 = load i64, ptr %68, align 8
  %483 = getelementptr inbounds double, ptr %481, i64 %482
  call void %479(ptr noundef nonnull %15, ptr noundef %480, ptr noundef %483) #10
  %484 = load i64, ptr %68, align 8
  %485 = icmp sgt i64 %484, 0
  br i1 %485, label %493, label %488
486:
  %487 = icmp eq i64 %457, 1024
  br i1 %487, label %518, label %490
488:
  %489 = icmp eq i64 %457, 1024
  br i1 %489, label %491, label %490
490:
  br label %455
491:
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  br label %492
492:
  br label %696
493:
  %494 = phi i64 [ %516, %493 ], [ %484, %455 ]
  %495 = phi i64 [ %515, %493 ], [ 0, %455 ]
  %496 = load ptr, ptr %85, align 8
  %497 = getelementptr inbounds nuw double, ptr %496, i64 %495
  %498 = load double, ptr %497, align 8
  %499 = getelementptr inbounds double, ptr %496, i64 %494
  %500 = getelementptr inbounds nuw double, ptr %499, i64 %495
  %501 = load double, ptr %500, align 8
  %502 = call double @llvm.fabs.f64(double %498)
  %503 = fcmp one double %502, 0x7FF0000000000000
  %504 = select i1 %503, double %498, double 0.000000e+00
  %505 = mul nsw i64 %494, %456
  %506 = getelementptr double, ptr %409, i64 %505
  %507 = getelementptr double, ptr %506, i64 %495
  store double %504, ptr %507, align 8
  %508 = call double @llvm.fabs.f64(double %501)
  %509 = fcmp one double %508, 0x7FF0000000000000
  %510 = select i1 %509, double %501, double 0.000000e+00
  %511 = load i64, ptr %68, align 8
  %512 = mul nsw i64 %511, %456
  %513 = getelementptr double, ptr %413, i64 %512
  %514 = getelementptr double, ptr %513, i64 %495
  store double %510, ptr %514, align 8
  %515 = add nuw nsw i64 %495, 1
  %516 = load i64, ptr %68, align 8
  %517 = icmp slt i64 %515, %516
  br i1 %517, label %493, label %486
518:
  %519 = icmp sgt i64 %516, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12
  br i1 %519, label %526, label %492
520:
  %521 = phi i64 [ 0, %408 ], [ %524, %520 ]
  %522 = load ptr, ptr %71, align 8
  %523 = getelementptr inbounds nuw double, ptr %522, i64 %521
  store double 0.000000e+00, ptr %523, align 8
  %524 = add nuw nsw i64 %521, 1
  %525 = icmp eq i64 %524, 64
  br i1 %525, label %411, label %520
526:
  %527 = phi i64 [ %649, %648 ], [ 0, %518 ]
  %528 = getelementptr inbounds nuw double, ptr %409, i64 %527
  %529 = getelementptr inbounds nuw double, ptr %413, i64 %527
  br label %557
530:
  %531 = load double, ptr %64, align 8
  br label %532
532:
  %533 = phi double [ 0xFFF0000000000000, %530 ], [ %539, %532 ]
  %534 = phi double [ 0x7FF0000000000000, %530 ], [ %543, %532 ]
  %535 = phi i64 [ 0, %530 ], [ %544, %532 ]
  %536 = getelementptr inbounds nuw %struct.bg_window, ptr %416, i64 %535
  %537 = load double, ptr %536, align 8
  %538 = fcmp ogt double %537, %533
  %539 = select i1 %538, double %537, double %533
  %540 = getelementptr inbounds nuw i8, ptr %536, i64 8
  %541 = load double, ptr %540, align 8
  %542 = fcmp olt double %541, %534
  %543 = select i1 %542, double %541, double %534
  %544 = add nuw nsw i64 %535, 1
  %545 = icmp eq i64 %544, 64
  br i1 %545, label %546, label %532
546:
  %547 = call double @llvm.fabs.f64(double %539)
  %548 = call double @llvm.fabs.f64(double %543)
  %549 = fcmp ogt double %547, %548
  %550 = select i1 %549, double %547, double %548
  %551 = fmul double %531, 5.000000e-01
  %552 = fsub double %539, %543
  %553 = fmul double %551, %552
  %554 = fmul double %550, 1.000000e-09
  %555 = fcmp ogt double %553, %554
  %556 = select i1 %555, double %553, double %554
  br label %652
557:
  %558 = phi i64 [ 16, %526 ], [ %646, %640 ]
  %559 = phi i64 [ 0, %526 ], [ %645, %640 ]
  %560 = load i64, ptr %68, align 8
  %561 = shl nuw nsw i64 %559, 4
  %562 = load double, ptr %32, align 8
  %563 = load double, ptr %58, align 8
  %564 = fsub double %562, %563
  %565 = fmul double %564, 1.562500e-02
  br label %566
566:
  %567 = phi double [ 0x7FF0000000000000, %557 ], [ %637, %566 ]
  %568 = phi double [ 0.000000e+00, %557 ], [ %633, %566 ]
  %569 = phi double [ 0.000000e+00, %557 ], [ %631, %566 ]
  %570 = phi i64 [ %561, %557 ], [ %638, %566 ]
  %571 = phi double [ 0xFFF0000000000000, %557 ], [ %635, %566 ]
  %572 = icmp samesign ugt i64 %570, 1022
  %573 = sext i1 %572 to i64
  %574 = add nsw i64 %570, %573
  %575 = add nsw i64 %574, 1
  %576 = add nsw i64 %574, 2
  %577 = sitofp i64 %576 to double
  %578 = fmul double %577, 0x3FE3C6EF372FE950
  %579 = fptosi double %578 to i64
  %580 = sitofp i64 %579 to double
  %581 = fsub double %578, %580
  %582 = sdiv i64 %575, 16
  %583 = sitofp i64 %582 to double
  %584 = call double @llvm.fma.f64(double %583, double %565, double %563)
  %585 = srem i64 %575, 16
  %586 = sitofp i64 %585 to double
  %587 = fadd double %581, %586
  %588 = fmul double %587, 6.250000e-02
  %589 = fmul double %565, %588
  %590 = fadd double %584, %589
  %591 = sitofp i64 %575 to double
  %592 = fmul double %591, 0x3FE3C6EF372FE950
  %593 = fptosi double %592 to i64
  %594 = sitofp i64 %593 to double
  %595 = fsub double %592, %594
  %596 = sdiv i64 %574, 16
  %597 = sitofp i64 %596 to double
  %598 = call double @llvm.fma.f64(double %597, double %565, double %563)
  %599 = srem i64 %574, 16
  %600 = sitofp i64 %599 to double
  %601 = fadd double %595, %600
  %602 = fmul double %601, 6.250000e-02
  %603 = fmul double %565, %602
  %604 = fadd double %598, %603
  %605 = fsub double %590, %604
  %606 = mul nsw i64 %570, %560
  %607 = getelementptr inbounds double, ptr %528, i64 %606
  %608 = load double, ptr %607, align 8
  %609 = mul nsw i64 %575, %560
  %610 = getelementptr inbounds double, ptr %528, i64 %609
  %611 = load double, ptr %610, align 8
  %612 = mul nsw i64 %574, %560
  %613 = getelementptr inbounds double, ptr %528, i64 %612
  %614 = load double, ptr %613, align 8
  %615 = fsub double %611, %614
  %616 = fdiv double %615, %605
  %617 = getelementptr inbounds double, ptr %529, i64 %609
  %618 = load double, ptr %617, align 8
  %619 = getelementptr inbounds double, ptr %529, i64 %612
  %620 = load double, ptr %619, align 8
  %621 = fsub double %618, %620
  %622 = fdiv double %621, %605
  %623 = call double @llvm.fabs.f64(double %622)
  %624 = getelementptr inbounds double, ptr %529, i64 %606
  %625 = load double, ptr %624, align 8
  %626 = fmul double %625, %625
  %627 = fmul double %616, %616
  %628 = fcmp ogt double %627, %626
  %629 = select i1 %628, double %627, double %626
  %630 = fcmp ogt double %629, %569
  %631 = select i1 %630, double %629, double %569
  %632 = fcmp ogt double %623, %568
  %633 = select i1 %632, double %623, double %568
  %634 = fcmp ogt double %608, %571
  %635 = select i1 %634, double %608, double %571
  %636 = fcmp olt double %608, %567
  %637 = select i1 %636, double %608, double %567
  %638 = add nuw nsw i64 %570, 1
  %639 = icmp eq i64 %638, %558
  br i1 %639, label %640, label %566
640:
  %641 = getelementptr inbounds nuw %struct.bg_window, ptr %416, i64 %559
  store double %635, ptr %641, align 8
  %642 = getelementptr inbounds nuw i8, ptr %641, i64 8
  store double %637, ptr %642, align 8
  %643 = getelementptr inbounds nuw i8, ptr %641, i64 16
  store double %631, ptr %643, align 8
  %644 = getelementptr inbounds nuw i8, ptr %641, i64 24
  store double %633, ptr %644, align 8
  %645 = add nuw nsw i64 %559, 1
  %646 = add nuw nsw i64 %558, 16
  %647 = icmp eq i64 %645, 64
  br i1 %647, label %530, label %557
648:
  %649 = add nuw nsw i64 %527, 1
  %650 = load i64, ptr %68, align 8
  %651 = icmp slt i64 %649, %650
  br i1 %651, label %526, label %492
652:
  %653 = phi i64 [ 0, %546 ], [ %656, %694 ]
  %654 = call i64 @llvm.usub.sat.i64(i64 %653, i64 1)
  br label %660
655:
  %656 = add nuw nsw i64 %653, 1
  %657 = fsub double %667, %671
  %658 = fmul double %657, 5.000000e-01
  %659 = fcmp ogt double %658, %556
  br i1 %659, label %676, label %687
660:
  %661 = phi double [ %667, %660 ], [ 0xFFF0000000000000, %652 ]
  %662 = phi double [ %671, %660 ], [ 0x7FF0000000000000, %652 ]
  %663 = phi i64 [ %672, %660 ], [ %654, %652 ]
  %664 = getelementptr inbounds nuw %struct.bg_window, ptr %416, i64 %663
  %665 = load double, ptr %664, align 8
  %666 = fcmp ogt double %665, %661
  %667 = select i1 %666, double %665, double %661
  %668 = getelementptr inbounds nuw i8, ptr %664, i64 8
  %669 = load double, ptr %668, align 8
  %670 = fcmp olt double %669, %662
  %671 = select i1 %670, double %669, double %662
  %672 = add nuw nsw i64 %663, 1
  %673 = icmp samesign ule i64 %663, %653
  %674 = icmp samesign ult i64 %663, 63
  %675 = and i1 %673, %674
  br i1 %675, label %660, label %655
676:
  %677 = getelementptr inbounds nuw %struct.bg_window, ptr %416, i64 %653
  %678 = getelementptr inbounds nuw i8, ptr %677, i64 16
  %679 = load double, ptr %678, align 8
  %680 = fmul double %658, %658
  %681 = fdiv double %679, %680
  %682 = getelementptr inbounds nuw i8, ptr %677, i64 24
  %683 = load double, ptr %682, align 8
  %684 = fdiv double %683, %658
  %685 = fcmp ogt double %681, %684
  %686 = select i1 %685, double %681, double %684
  br label %687
687:
  %688 = phi double [ %686, %676 ], [ 0.000000e+00, %655 ]
  %689 = load ptr, ptr %71, align 8
  %690 = getelementptr inbounds nuw double, ptr %689, i64 %653
  %691 = load double, ptr %690, align 8
  %692 = fcmp ogt double %688, %691
  br i1 %692, label %693, label %694
693:
  store double %688, ptr %690, align 8
  br label %694
694:
  %695 = icmp eq i64 %656, 64
  br i1 %695, label %648, label %652
696:
  %697 = phi i64 [ %706, %696 ], [ 0, %492 ]
  %698 = load ptr, ptr %71, align 8
  %699 = getelementptr inbounds nuw double, ptr %698, i64 %697
  %700 = load double, ptr %699, align 8
  %701 = fcmp ogt double %700, 0.000000e+00
  %702 = call double @llvm.sqrt.f64(double %700)
  %703 = fdiv double 0x401921FB54442D18, %702
  %704 = fdiv double %703, %415
  %705 = select i1 %701, double %704, double 0x7FF0000000000000
  store double %705, ptr %699, align 8
  %706 = add nuw nsw i64 %697, 1
  %707 = icmp eq i64 %706, 64
  br i1 %707, label %708, label %696
708:
  %709 = fcmp ogt double %395, %393
  %710 = select i1 %709, double %395, double %393
  %711 = fadd double %258, %710
  %712 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, double noundef %258, double noundef %711) #11
  %713 = fcmp olt double %712, %263
  %714 = select i1 %713, double %712, double %263
  store double %714, ptr %87, align 8
  %715 = fcmp olt double %258, %263
  br i1 %715, label %717, label %716
716:
  store i64 1, ptr %31, align 8
  br label %717
717:
  %718 = load i64, ptr %30, align 8
  %719 = icmp slt i64 %718, 0
  br i1 %719, label %2412, label %723
720:
  %721 = load i64, ptr %30, align 8
  %722 = icmp slt i64 %721, 0
  br i1 %722, label %2412, label %832
723:
  store i64 1, ptr %2, align 8
  %724 = load ptr, ptr %101, align 8
  %725 = icmp eq ptr %724, null
  br i1 %725, label %753, label %726
726:
  %727 = load double, ptr %51, align 8
  %728 = fsub double %714, %727
  %729 = fmul double %728, 0.000000e+00
  %730 = fadd double %727, %729
  %731 = load ptr, ptr %46, align 8
  %732 = load ptr, ptr %85, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %101, ptr noundef nonnull readonly %2, double noundef %730, ptr noundef %731, double noundef 0.000000e+00, ptr noundef %732) #11
  %733 = load i64, ptr %30, align 8
  %734 = icmp sgt i64 %733, -1
  br i1 %734, label %735, label %753
735:
  %736 = load i64, ptr %38, align 8
  %737 = icmp eq i64 %736, 0
  br i1 %737, label %738, label %753
738:
  %739 = load i64, ptr %33, align 8
  %740 = icmp sgt i64 %739, 0
  br i1 %740, label %741, label %753
741:
  %742 = phi i64 [ %750, %741 ], [ 0, %738 ]
  %743 = load ptr, ptr %85, align 8
  %744 = getelementptr inbounds nuw double, ptr %743, i64 %742
  %745 = load double, ptr %744, align 8
  %746 = load ptr, ptr %46, align 8
  %747 = load i64, ptr %0, align 8
  %748 = getelementptr inbounds double, ptr %746, i64 %747
  %749 = getelementptr inbounds nuw double, ptr %748, i64 %742
  store double %745, ptr %749, align 8
  %750 = add nuw nsw i64 %742, 1
  %751 = load i64, ptr %33, align 8
  %752 = icmp slt i64 %750, %751
  br i1 %752, label %741, label %753
753:
  %754 = load i64, ptr %102, align 8
  %755 = icmp eq i64 %754, 0
  br i1 %755, label %833, label %756
756:
  %757 = load double, ptr %51, align 8
  %758 = load double, ptr %87, align 8
  %759 = fsub double %758, %757
  %760 = fmul double %759, 0.000000e+00
  %761 = fadd double %757, %760
  %762 = load ptr, ptr %46, align 8
  %763 = load ptr, ptr %104, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %103, ptr noundef nonnull %2, double noundef %761, ptr noundef %762, double noundef 0.000000e+00, ptr noundef %763) #11
  %764 = load i64, ptr %30, align 8
  %765 = icmp slt i64 %764, 0
  br i1 %765, label %833, label %766
766:
  %767 = load i64, ptr %38, align 8
  %768 = icmp sgt i64 %767, 0
  br i1 %768, label %833, label %769
769:
  %770 = load double, ptr %51, align 8
  %771 = load ptr, ptr %104, align 8
  %772 = load i64, ptr %102, align 8
  %773 = icmp sgt i64 %772, 0
  br i1 %773, label %774, label %794
774:
  %775 = shl nsw i64 %772, 4
  %776 = mul nuw nsw i64 %772, 24
  br label %777
777:
  %778 = phi i64 [ 0, %774 ], [ %792, %789 ]
  %779 = phi double [ 0x7FF0000000000000, %774 ], [ %791, %789 ]
  %780 = getelementptr inbounds nuw double, ptr %771, i64 %778
  %781 = getelementptr inbounds nuw i8, ptr %780, i64 %775
  %782 = load double, ptr %781, align 8
  %783 = getelementptr inbounds nuw i8, ptr %780, i64 %776
  %784 = load double, ptr %783, align 8
  %785 = fcmp olt double %784, 1.000000e-300
  %786 = select i1 %785, double 1.000000e-300, double %784
  %787 = fdiv double %782, %786
  %788 = fcmp ord double %787, 0.000000e+00
  br i1 %788, label %789, label %794
789:
  %790 = fcmp olt double %787, %779
  %791 = select i1 %790, double %787, double %779
  %792 = add nuw nsw i64 %778, 1
  %793 = icmp eq i64 %792, %772
  br i1 %793, label %794, label %777
794:
  %795 = phi double [ 0x7FF0000000000000, %769 ], [ 0x7FF8000000000000, %777 ], [ %791, %789 ]
  %796 = fadd double %770, %795
  %797 = load double, ptr %87, align 8
  %798 = fcmp ult double %796, %797
  br i1 %798, label %799, label %801
799:
  store double %796, ptr %87, align 8
  %800 = load i64, ptr %102, align 8
  br label %801
801:
  %802 = phi i64 [ %800, %799 ], [ %772, %794 ]
  %803 = icmp sgt i64 %802, 0
  br i1 %803, label %821, label %833
804:
  %805 = icmp sgt i64 %829, 0
  br i1 %805, label %806, label %833
806:
  %807 = phi i64 [ %818, %817 ], [ %829, %804 ]
  %808 = phi i64 [ %819, %817 ], [ 0, %804 ]
  %809 = load ptr, ptr %105, align 8
  %810 = getelementptr inbounds nuw double, ptr %809, i64 %808
  %811 = load double, ptr %810, align 8
  %812 = fcmp ult double %811, 0.000000e+00
  br i1 %812, label %817, label %813
813:
  %814 = load double, ptr %58, align 8
  %815 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %30, i64 noundef %808, double noundef %814) #11
  %816 = load i64, ptr %102, align 8
  br label %817
817:
  %818 = phi i64 [ %807, %806 ], [ %816, %813 ]
  %819 = add nuw nsw i64 %808, 1
  %820 = icmp slt i64 %819, %818
  br i1 %820, label %806, label %833
821:
  %822 = phi i64 [ %828, %821 ], [ 0, %801 ]
  %823 = load ptr, ptr %104, align 8
  %824 = getelementptr inbounds nuw double, ptr %823, i64 %822
  %825 = load double, ptr %824, align 8
  %826 = load ptr, ptr %105, align 8
  %827 = getelementptr inbounds nuw double, ptr %826, i64 %822
  store double %825, ptr %827, align 8
  %828 = add nuw nsw i64 %822, 1
  %829 = load i64, ptr %102, align 8
  %830 = shl nsw i64 %829, 2
  %831 = icmp slt i64 %828, %830
  br i1 %831, label %821, label %804
832:
  store i64 1, ptr %2, align 8
  br label %833
833:
  %834 = load ptr, ptr %106, align 8
  %835 = icmp eq ptr %834, null
  br i1 %835, label %840, label %836
836:
  %837 = load i64, ptr %27, align 8
  %838 = load i64, ptr %107, align 8
  %839 = icmp slt i64 %837, %838
  br i1 %839, label %840, label %2412
840:
  %841 = load i64, ptr %0, align 8
  %842 = load i64, ptr %33, align 8
  %843 = add nsw i64 %842, %841
  %844 = load i64, ptr %34, align 8
  %845 = shl nsw i64 %844, 1
  %846 = add nsw i64 %843, %845
  %847 = load i64, ptr %35, align 8
  %848 = add nsw i64 %846, %847
  %849 = load i64, ptr %108, align 8
  %850 = load double, ptr %87, align 8
  %851 = load double, ptr %51, align 8
  %852 = fsub double %850, %851
  %853 = load i64, ptr %30, align 8
  %854 = icmp sgt i64 %853, -1
  br i1 %854, label %855, label %902
855:
  %856 = load i64, ptr %56, align 8
  %857 = icmp eq i64 %856, 0
  br i1 %857, label %902, label %858
858:
  %859 = fmul double %852, 0.000000e+00
  %860 = fadd double %851, %859
  %861 = load ptr, ptr %46, align 8
  %862 = load ptr, ptr %109, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %860, ptr noundef %861, ptr noundef %862) #11
  %863 = load i64, ptr %0, align 8
  %864 = load i64, ptr %33, align 8
  %865 = add nsw i64 %864, %863
  %866 = load i64, ptr %34, align 8
  %867 = shl nsw i64 %866, 1
  %868 = add nsw i64 %865, %867
  %869 = load i64, ptr %35, align 8
  %870 = add nsw i64 %868, %869
  %871 = icmp sgt i64 %870, 0
  br i1 %871, label %872, label %880
872:
  %873 = phi i64 [ %892, %891 ], [ %869, %858 ]
  %874 = phi i64 [ %893, %891 ], [ %866, %858 ]
  %875 = phi i64 [ %894, %891 ], [ %864, %858 ]
  %876 = phi i64 [ %895, %891 ], [ %863, %858 ]
  %877 = phi i64 [ %896, %891 ], [ 0, %858 ]
  %878 = load i64, ptr %56, align 8
  %879 = icmp eq i64 %878, 0
  br i1 %879, label %891, label %881
880:
  store i64 0, ptr %56, align 8
  br label %902
881:
  %882 = load ptr, ptr %109, align 8
  %883 = getelementptr inbounds nuw double, ptr %882, i64 %877
  %884 = load double, ptr %883, align 8
  %885 = load ptr, ptr %110, align 8
  %886 = getelementptr inbounds nuw double, ptr %885, i64 %877
  store double %884, ptr %886, align 8
  %887 = load i64, ptr %0, align 8
  %888 = load i64, ptr %33, align 8
  %889 = load i64, ptr %34, align 8
  %890 = load i64, ptr %35, align 8
  br label %891
891:
  %892 = phi i64 [ %873, %872 ], [ %890, %881 ]
  %893 = phi i64 [ %874, %872 ], [ %889, %881 ]
  %894 = phi i64 [ %875, %872 ], [ %888, %881 ]
  %895 = phi i64 [ %876, %872 ], [ %887, %881 ]
  %896 = add nuw nsw i64 %877, 1
  %897 = shl nsw i64 %893, 1
  %898 = add i64 %894, %892
  %899 = add i64 %898, %897
  %900 = add i64 %899, %895
  %901 = icmp slt i64 %896, %900
  br i1 %901, label %872, label %880
902:
  %903 = icmp sgt i64 %849, 1
  br i1 %903, label %904, label %906
904:
  %905 = icmp sgt i64 %848, 0
  br label %974
906:
  %907 = load ptr, ptr %113, align 8
  %908 = load ptr, ptr %46, align 8
  %909 = load ptr, ptr %110, align 8
  %910 = load ptr, ptr %114, align 8
  %911 = icmp sgt i64 %848, 0
  br i1 %911, label %912, label %1032
912:
  %913 = icmp sgt i64 %849, 0
  %914 = icmp eq ptr %908, null
  br label %915
915:
  %916 = phi i64 [ 0, %912 ], [ %944, %941 ]
  %917 = getelementptr double, ptr %909, i64 %916
  br i1 %913, label %920, label %918
918:
  %919 = phi double [ 0.000000e+00, %915 ], [ %932, %931 ]
  br i1 %914, label %939, label %935
920:
  %921 = phi i64 [ %933, %931 ], [ 0, %915 ]
  %922 = phi double [ %932, %931 ], [ 0.000000e+00, %915 ]
  %923 = getelementptr inbounds nuw double, ptr %907, i64 %921
  %924 = load double, ptr %923, align 8
  %925 = fcmp une double %924, 0.000000e+00
  br i1 %925, label %926, label %931
926:
  %927 = mul nuw nsw i64 %921, %848
  %928 = getelementptr double, ptr %917, i64 %927
  %929 = load double, ptr %928, align 8
  %930 = call double @llvm.fma.f64(double %924, double %929, double %922)
  br label %931
931:
  %932 = phi double [ %930, %926 ], [ %922, %920 ]
  %933 = add nuw nsw i64 %921, 1
  %934 = icmp eq i64 %933, %849
  br i1 %934, label %918, label %920
935:
  %936 = getelementptr inbounds nuw double, ptr %908, i64 %916
  %937 = load double, ptr %936, align 8
  %938 = call double @llvm.fma.f64(double %919, double %852, double %937)
  br label %941
939:
  %940 = fmul double %852, %919
  br label %941
941:
  %942 = phi double [ %938, %935 ], [ %940, %939 ]
  %943 = getelementptr inbounds nuw double, ptr %910, i64 %916
  store double %942, ptr %943, align 8
  %944 = add nuw nsw i64 %916, 1
  %945 = icmp eq i64 %944, %848
  br i1 %945, label %946, label %915
946:
  %947 = load ptr, ptr %115, align 8
  %948 = load ptr, ptr %110, align 8
  %949 = load ptr, ptr %116, align 8
  br label %950
950:
  %951 = phi i64 [ 0, %946 ], [ %957, %953 ]
  %952 = getelementptr double, ptr %948, i64 %951
  br i1 %913, label %959, label %953
953:
  %954 = phi double [ 0.000000e+00, %950 ], [ %971, %970 ]
  %955 = fmul double %852, %954
  %956 = getelementptr inbounds nuw double, ptr %949, i64 %951
  store double %955, ptr %956, align 8
  %957 = add nuw nsw i64 %951, 1
  %958 = icmp eq i64 %957, %848
  br i1 %958, label %1032, label %950
959:
  %960 = phi i64 [ %972, %970 ], [ 0, %950 ]
  %961 = phi double [ %971, %970 ], [ 0.000000e+00, %950 ]
  %962 = getelementptr inbounds nuw double, ptr %947, i64 %960
  %963 = load double, ptr %962, align 8
  %964 = fcmp une double %963, 0.000000e+00
  br i1 %964, label %965, label %970
965:
  %966 = mul nuw nsw i64 %960, %848
  %967 = getelementptr double, ptr %952, i64 %966
  %968 = load double, ptr %967, align 8
  %969 = call double @llvm.fma.f64(double %963, double %968, double %961)
  br label %970
970:
  %971 = phi double [ %969, %965 ], [ %961, %959 ]
  %972 = add nuw nsw i64 %960, 1
  %973 = icmp eq i64 %972, %849
  br i1 %973, label %953, label %959
974:
  %975 = phi i64 [ 1, %904 ], [ %1030, %1017 ]
  %976 = load ptr, ptr %111, align 8
  %977 = mul nuw nsw i64 %975, %849
  %978 = getelementptr inbounds nuw double, ptr %976, i64 %977
  %979 = load ptr, ptr %46, align 8
  %980 = load ptr, ptr %110, align 8
  %981 = load ptr, ptr %109, align 8
  br i1 %905, label %982, label %1017
982:
  %983 = icmp eq ptr %979, null
  br label %984
984:
  %985 = phi i64 [ 0, %982 ], [ %1012, %1009 ]
  %986 = getelementptr double, ptr %980, i64 %985
  br label %988
987:
  br i1 %983, label %1007, label %1003
988:
  %989 = phi i64 [ %1001, %999 ], [ 0, %984 ]
  %990 = phi double [ %1000, %999 ], [ 0.000000e+00, %984 ]
  %991 = getelementptr inbounds nuw double, ptr %978, i64 %989
  %992 = load double, ptr %991, align 8
  %993 = fcmp une double %992, 0.000000e+00
  br i1 %993, label %994, label %999
994:
  %995 = mul nuw nsw i64 %989, %848
  %996 = getelementptr double, ptr %986, i64 %995
  %997 = load double, ptr %996, align 8
  %998 = call double @llvm.fma.f64(double %992, double %997, double %990)
  br label %999
999:
  %1000 = phi double [ %998, %994 ], [ %990, %988 ]
  %1001 = add nuw nsw i64 %989, 1
  %1002 = icmp eq i64 %1001, %975
  br i1 %1002, label %987, label %988
1003:
  %1004 = getelementptr inbounds nuw double, ptr %979, i64 %985
  %1005 = load double, ptr %1004, align 8
  %1006 = call double @llvm.fma.f64(double %1000, double %852, double %1005)
  br label %1009
1007:
  %1008 = fmul double %852, %1000
  br label %1009
1009:
  %1010 = phi double [ %1006, %1003 ], [ %1008, %1007 ]
  %1011 = getelementptr inbounds nuw double, ptr %981, i64 %985
  store double %1010, ptr %1011, align 8
  %1012 = add nuw nsw i64 %985, 1
  %1013 = icmp eq i64 %1012, %848
  br i1 %1013, label %1014, label %984
1014:
  %1015 = load ptr, ptr %109, align 8
  %1016 = load ptr, ptr %110, align 8
  br label %1017
1017:
  %1018 = phi ptr [ %1016, %1014 ], [ %980, %974 ]
  %1019 = phi ptr [ %1015, %1014 ], [ %981, %974 ]
  %1020 = load ptr, ptr %112, align 8
  %1021 = getelementptr inbounds nuw double, ptr %1020, i64 %975
  %1022 = load double, ptr %1021, align 8
  %1023 = load double, ptr %51, align 8
  %1024 = load double, ptr %87, align 8
  %1025 = fsub double %1024, %1023
  %1026 = fmul double %1022, %1025
  %1027 = fadd double %1023, %1026
  %1028 = mul nsw i64 %975, %848
  %1029 = getelementptr inbounds double, ptr %1018, i64 %1028
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, double noundef %1027, ptr noundef %1019, ptr noundef %1029) #11
  %1030 = add nuw nsw i64 %975, 1
  %1031 = icmp eq i64 %1030, %849
  br i1 %1031, label %906, label %974
1032:
  %1033 = load ptr, ptr %117, align 8
  %1034 = icmp eq ptr %1033, null
  br i1 %1034, label %1035, label %1038
1035:
  %1036 = load ptr, ptr %101, align 8
  %1037 = icmp eq ptr %1036, null
  br i1 %1037, label %1129, label %1038
1038:
  %1039 = load i64, ptr %0, align 8
  %1040 = load i64, ptr %33, align 8
  %1041 = add nsw i64 %1040, %1039
  %1042 = load i64, ptr %34, align 8
  %1043 = shl nsw i64 %1042, 1
  %1044 = add nsw i64 %1041, %1043
  %1045 = load i64, ptr %35, align 8
  %1046 = add nsw i64 %1044, %1045
  %1047 = icmp sgt i64 %1046, 0
  br i1 %1047, label %1058, label %1048
1048:
  %1049 = load double, ptr %51, align 8
  %1050 = load double, ptr %87, align 8
  %1051 = fsub double %1050, %1049
  %1052 = fadd double %1049, %1051
  %1053 = load ptr, ptr %114, align 8
  %1054 = load ptr, ptr %119, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, double noundef %1052, ptr noundef %1053, ptr noundef %1054, i64 noundef 0, ptr noundef null) #11
  %1055 = load i64, ptr %120, align 8
  %1056 = icmp ne i64 %1055, 0
  %1057 = and i1 %1047, %1056
  br i1 %1057, label %1067, label %1085
1058:
  %1059 = phi i64 [ %1065, %1058 ], [ 0, %1038 ]
  %1060 = load ptr, ptr %114, align 8
  %1061 = getelementptr inbounds nuw double, ptr %1060, i64 %1059
  %1062 = load double, ptr %1061, align 8
  %1063 = load ptr, ptr %118, align 8
  %1064 = getelementptr inbounds nuw double, ptr %1063, i64 %1059
  store double %1062, ptr %1064, align 8
  %1065 = add nuw nsw i64 %1059, 1
  %1066 = icmp eq i64 %1065, %1046
  br i1 %1066, label %1048, label %1058
1067:
  %1068 = phi i64 [ %1083, %1067 ], [ 0, %1048 ]
  %1069 = load ptr, ptr %116, align 8
  %1070 = getelementptr inbounds nuw double, ptr %1069, i64 %1068
  %1071 = load double, ptr %1070, align 8
  %1072 = load ptr, ptr %114, align 8
  %1073 = getelementptr inbounds nuw double, ptr %1072, i64 %1068
  %1074 = load double, ptr %1073, align 8
  %1075 = load ptr, ptr %118, align 8
  %1076 = getelementptr inbounds nuw double, ptr %1075, i64 %1068
  %1077 = load double, ptr %1076, align 8
  %1078 = fsub double %1074, %1077
  %1079 = call double @llvm.fabs.f64(double %1078)
  %1080 = call double @llvm.fabs.f64(double %1071)
  %1081 = fcmp ogt double %1079, %1080
  %1082 = select i1 %1081, double %1078, double %1071
  store double %1082, ptr %1070, align 8
  %1083 = add nuw nsw i64 %1068, 1
  %1084 = icmp eq i64 %1083, %1046
  br i1 %1084, label %1085, label %1067
1085:
  %1086 = load ptr, ptr %121, align 8
  %1087 = icmp eq ptr %1086, null
  br i1 %1087, label %1114, label %1088
1088:
  %1089 = load i64, ptr %0, align 8
  %1090 = icmp sgt i64 %1089, 0
  br i1 %1090, label %1091, label %1114
1091:
  %1092 = phi i64 [ %1111, %1110 ], [ %1089, %1088 ]
  %1093 = phi i64 [ %1112, %1110 ], [ 0, %1088 ]
  %1094 = load ptr, ptr %122, align 8
  %1095 = getelementptr inbounds nuw double, ptr %1094, i64 %1093
  %1096 = load double, ptr %1095, align 8
  %1097 = fcmp ogt double %1096, 5.000000e-01
  br i1 %1097, label %1098, label %1110
1098:
  %1099 = load double, ptr %64, align 8
  %1100 = fdiv double %1099, 1.000000e-02
  %1101 = fcmp olt double %1100, 1.000000e-03
  %1102 = fcmp ogt double %1100, 1.000000e+00
  %1103 = select i1 %1102, double 1.000000e+00, double %1100
  %1104 = select i1 %1101, double 1.000000e-03, double %1103
  %1105 = load ptr, ptr %116, align 8
  %1106 = getelementptr inbounds nuw double, ptr %1105, i64 %1093
  %1107 = load double, ptr %1106, align 8
  %1108 = fmul double %1107, %1104
  store double %1108, ptr %1106, align 8
  %1109 = load i64, ptr %0, align 8
  br label %1110
1110:
  %1111 = phi i64 [ %1109, %1098 ], [ %1092, %1091 ]
  %1112 = add nuw nsw i64 %1093, 1
  %1113 = icmp slt i64 %1112, %1111
  br i1 %1113, label %1091, label %1114
1114:
  br i1 %1047, label %1115, label %1129
1115:
  %1116 = phi i64 [ %1127, %1115 ], [ 0, %1114 ]
  %1117 = load ptr, ptr %116, align 8
  %1118 = getelementptr inbounds nuw double, ptr %1117, i64 %1116
  %1119 = load double, ptr %1118, align 8
  %1120 = load ptr, ptr %119, align 8
  %1121 = getelementptr inbounds nuw double, ptr %1120, i64 %1116
  %1122 = load double, ptr %1121, align 8
  %1123 = call double @llvm.fabs.f64(double %1122)
  %1124 = call double @llvm.fabs.f64(double %1119)
  %1125 = fcmp ogt double %1123, %1124
  %1126 = select i1 %1125, double %1122, double %1119
  store double %1126, ptr %1118, align 8
  %1127 = add nuw nsw i64 %1116, 1
  %1128 = icmp eq i64 %1127, %1046
  br i1 %1128, label %1129, label %1115
1129:
  %1130 = load i64, ptr %102, align 8
  %1131 = icmp eq i64 %1130, 0
  br i1 %1131, label %1240, label %1132
1132:
  %1133 = load i64, ptr %0, align 8
  %1134 = load i64, ptr %33, align 8
  %1135 = add nsw i64 %1134, %1133
  %1136 = load i64, ptr %34, align 8
  %1137 = shl nsw i64 %1136, 1
  %1138 = add nsw i64 %1135, %1137
  %1139 = load i64, ptr %35, align 8
  %1140 = add nsw i64 %1138, %1139
  %1141 = icmp sgt i64 %1140, 0
  br i1 %1141, label %1149, label %1142
1142:
  %1143 = load double, ptr %87, align 8
  %1144 = load ptr, ptr %114, align 8
  %1145 = load ptr, ptr %124, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %103, ptr noundef readonly %2, double noundef %1143, ptr noundef %1144, double noundef 0.000000e+00, ptr noundef %1145) #11
  %1146 = load i64, ptr %30, align 8
  %1147 = icmp sgt i64 %1146, -1
  %1148 = load i64, ptr %102, align 8
  br i1 %1147, label %1169, label %1166
1149:
  %1150 = phi i64 [ %1156, %1149 ], [ 0, %1132 ]
  %1151 = load ptr, ptr %114, align 8
  %1152 = getelementptr inbounds nuw double, ptr %1151, i64 %1150
  %1153 = load double, ptr %1152, align 8
  %1154 = load ptr, ptr %123, align 8
  %1155 = getelementptr inbounds nuw double, ptr %1154, i64 %1150
  store double %1153, ptr %1155, align 8
  %1156 = add nuw nsw i64 %1150, 1
  %1157 = load i64, ptr %0, align 8
  %1158 = load i64, ptr %33, align 8
  %1159 = add nsw i64 %1158, %1157
  %1160 = load i64, ptr %34, align 8
  %1161 = shl nsw i64 %1160, 1
  %1162 = add nsw i64 %1159, %1161
  %1163 = load i64, ptr %35, align 8
  %1164 = add nsw i64 %1162, %1163
  %1165 = icmp slt i64 %1156, %1164
  br i1 %1165, label %1149, label %1142
1166:
  %1167 = icmp sgt i64 %1148, 0
  br i1 %1167, label %1168, label %2409
1168:
  br label %1229
1169:
  %1170 = load ptr, ptr %124, align 8
  %1171 = icmp sgt i64 %1148, 0
  br i1 %1171, label %1172, label %1240
1172:
  %1173 = load ptr, ptr %105, align 8
  br label %1174
1174:
  %1175 = phi i64 [ 0, %1172 ], [ %1186, %1174 ]
  %1176 = phi i32 [ 0, %1172 ], [ %1185, %1174 ]
  %1177 = getelementptr inbounds nuw double, ptr %1173, i64 %1175
  %1178 = load double, ptr %1177, align 8
  %1179 = getelementptr inbounds nuw double, ptr %1170, i64 %1175
  %1180 = load double, ptr %1179, align 8
  %1181 = fcmp olt double %1178, 0.000000e+00
  %1182 = fcmp oge double %1180, 0.000000e+00
  %1183 = select i1 %1181, i1 %1182, i1 false
  %1184 = zext i1 %1183 to i32
  %1185 = or i32 %1176, %1184
  %1186 = add nuw nsw i64 %1175, 1
  %1187 = icmp eq i64 %1186, %1148
  br i1 %1187, label %1188, label %1174
1188:
  %1189 = icmp eq i32 %1185, 0
  br i1 %1189, label %1168, label %1190
1190:
  %1191 = load double, ptr %87, align 8
  %1192 = load ptr, ptr %114, align 8
  %1193 = load ptr, ptr %126, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %125, ptr noundef nonnull readonly %2, double noundef %1191, ptr noundef %1192, double noundef 0.000000e+00, ptr noundef %1193) #11
  %1194 = load i64, ptr %127, align 8
  %1195 = icmp sgt i64 %1194, 0
  br i1 %1195, label %1196, label %1225
1196:
  %1197 = phi i64 [ %1222, %1221 ], [ %1194, %1190 ]
  %1198 = phi i64 [ %1223, %1221 ], [ 0, %1190 ]
  %1199 = load ptr, ptr %128, align 8
  %1200 = getelementptr inbounds nuw i64, ptr %1199, i64 %1198
  %1201 = load i64, ptr %1200, align 8
  %1202 = load ptr, ptr %105, align 8
  %1203 = getelementptr inbounds double, ptr %1202, i64 %1201
  %1204 = load double, ptr %1203, align 8
  %1205 = load ptr, ptr %124, align 8
  %1206 = getelementptr inbounds double, ptr %1205, i64 %1201
  %1207 = load double, ptr %1206, align 8
  %1208 = fcmp uge double %1204, 0.000000e+00
  %1209 = fcmp ult double %1207, 0.000000e+00
  %1210 = select i1 %1208, i1 true, i1 %1209
  br i1 %1210, label %1221, label %1211
1211:
  %1212 = load ptr, ptr %126, align 8
  %1213 = getelementptr inbounds nuw double, ptr %1212, i64 %1198
  %1214 = load double, ptr %1213, align 8
  %1215 = load ptr, ptr %114, align 8
  %1216 = load ptr, ptr %129, align 8
  %1217 = getelementptr inbounds nuw i64, ptr %1216, i64 %1198
  %1218 = load i64, ptr %1217, align 8
  %1219 = getelementptr inbounds double, ptr %1215, i64 %1218
  store double %1214, ptr %1219, align 8
  %1220 = load i64, ptr %127, align 8
  br label %1221
1221:
  %1222 = phi i64 [ %1220, %1211 ], [ %1197, %1196 ]
  %1223 = add nuw nsw i64 %1198, 1
  %1224 = icmp slt i64 %1223, %1222
  br i1 %1224, label %1196, label %1225
1225:
  %1226 = load double, ptr %87, align 8
  %1227 = load ptr, ptr %114, align 8
  %1228 = load ptr, ptr %104, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %103, ptr noundef nonnull readonly %2, double noundef %1226, ptr noundef %1227, double noundef 0.000000e+00, ptr noundef %1228) #11
  br label %1240
1229:
  %1230 = phi i64 [ %1236, %1229 ], [ 0, %1168 ]
  %1231 = load ptr, ptr %124, align 8
  %1232 = getelementptr inbounds nuw double, ptr %1231, i64 %1230
  %1233 = load double, ptr %1232, align 8
  %1234 = load ptr, ptr %104, align 8
  %1235 = getelementptr inbounds nuw double, ptr %1234, i64 %1230
  store double %1233, ptr %1235, align 8
  %1236 = add nuw nsw i64 %1230, 1
  %1237 = load i64, ptr %102, align 8
  %1238 = shl nsw i64 %1237, 2
  %1239 = icmp slt i64 %1236, %1238
  br i1 %1239, label %1229, label %1240
1240:
  %1241 = load i64, ptr %30, align 8
  %1242 = icmp sgt i64 %1241, -1
  br i1 %1242, label %1243, label %2409
1243:
  %1244 = load i64, ptr %57, align 8
  %1245 = freeze i64 %1244
  %1246 = load double, ptr %61, align 8
  %1247 = load double, ptr %64, align 8
  %1248 = load i64, ptr %0, align 8
  %1249 = load i64, ptr %33, align 8
  %1250 = add nsw i64 %1249, %1248
  %1251 = load i64, ptr %34, align 8
  %1252 = shl nsw i64 %1251, 1
  %1253 = add nsw i64 %1250, %1252
  %1254 = load i64, ptr %35, align 8
  %1255 = add nsw i64 %1253, %1254
  %1256 = icmp sgt i64 %1255, 0
  br i1 %1256, label %1257, label %1261
1257:
  %1258 = load ptr, ptr %114, align 8
  br label %1270
1259:
  %1260 = icmp eq i32 %1277, 0
  br label %1261
1261:
  %1262 = phi i1 [ true, %1243 ], [ %1260, %1259 ]
  %1263 = icmp sgt i64 %1248, 0
  br i1 %1263, label %1264, label %1310
1264:
  %1265 = load ptr, ptr %46, align 8
  %1266 = load ptr, ptr %114, align 8
  %1267 = load ptr, ptr %116, align 8
  %1268 = load ptr, ptr %95, align 8
  %1269 = load ptr, ptr %130, align 8
  br label %1282
1270:
  %1271 = phi i32 [ 0, %1257 ], [ %1277, %1270 ]
  %1272 = phi i64 [ 0, %1257 ], [ %1278, %1270 ]
  %1273 = getelementptr inbounds nuw double, ptr %1258, i64 %1272
  %1274 = load double, ptr %1273, align 8
  %1275 = fcmp uno double %1274, 0.000000e+00
  %1276 = zext i1 %1275 to i32
  %1277 = or i32 %1271, %1276
  %1278 = add nuw nsw i64 %1272, 1
  %1279 = icmp eq i64 %1278, %1255
  br i1 %1279, label %1259, label %1270
1280:
  %1281 = call double @llvm.sqrt.f64(double %1307)
  br label %1310
1282:
  %1283 = phi double [ 0.000000e+00, %1264 ], [ %1307, %1282 ]
  %1284 = phi i64 [ 0, %1264 ], [ %1308, %1282 ]
  %1285 = getelementptr inbounds nuw double, ptr %1265, i64 %1284
  %1286 = load double, ptr %1285, align 8
  %1287 = call double @llvm.fabs.f64(double %1286)
  %1288 = getelementptr inbounds nuw double, ptr %1266, i64 %1284
  %1289 = load double, ptr %1288, align 8
  %1290 = call double @llvm.fabs.f64(double %1289)
  %1291 = getelementptr inbounds nuw double, ptr %1267, i64 %1284
  %1292 = load double, ptr %1291, align 8
  %1293 = getelementptr inbounds nuw double, ptr %1268, i64 %1284
  %1294 = load double, ptr %1293, align 8
  %1295 = fcmp uno double %1292, 0.000000e+00
  %1296 = select i1 %1295, double 0x7FF0000000000000, double %1292
  %1297 = fcmp ogt double %1290, %1287
  %1298 = select i1 %1262, i1 %1297, i1 false
  %1299 = select i1 %1298, double %1290, double %1287
  %1300 = getelementptr inbounds nuw double, ptr %1269, i64 %1284
  %1301 = load double, ptr %1300, align 8
  %1302 = fcmp ogt double %1301, 0.000000e+00
  %1303 = call double @llvm.fma.f64(double %1299, double %1247, double %1294)
  %1304 = fdiv double %1296, %1303
  %1305 = fmul double %1304, %1304
  %1306 = call double @llvm.fma.f64(double %1301, double %1305, double %1283)
  %1307 = select i1 %1302, double %1306, double %1283
  %1308 = add nuw nsw i64 %1284, 1
  %1309 = icmp eq i64 %1308, %1248
  br i1 %1309, label %1280, label %1282
1310:
  %1311 = phi double [ 0.000000e+00, %1261 ], [ %1281, %1280 ]
  %1312 = fdiv double 1.000000e+00, %1311
  %1313 = load i64, ptr %131, align 8
  %1314 = sitofp i64 %1313 to double
  %1315 = load double, ptr %87, align 8
  %1316 = load double, ptr %51, align 8
  %1317 = fsub double %1315, %1316
  %1318 = fcmp uge double %1311, 1.000000e+00
  %1319 = icmp eq i64 %1245, 0
  %1320 = and i1 %1319, %1318
  %1321 = load double, ptr %132, align 8
  %1322 = load double, ptr %133, align 8
  %1323 = fadd double %1321, %1322
  %1324 = fdiv double %1323, %1314
  %1325 = call double @bg_pow_1(double noundef %1312, double noundef %1324) #10
  %1326 = fmul double %1325, 9.000000e-01
  %1327 = load double, ptr %61, align 8
  %1328 = load double, ptr %133, align 8
  %1329 = fneg double %1328
  %1330 = fdiv double %1329, %1314
  %1331 = call double @bg_pow_1(double noundef %1327, double noundef %1330) #10
  %1332 = fmul double %1326, %1331
  %1333 = select i1 %1320, double 2.000000e-01, double 1.000000e+00
  %1334 = select i1 %1320, double 9.000000e-01, double 1.000000e+01
  %1335 = fcmp ult double %1332, %1333
  %1336 = fcmp ogt double %1332, %1334
  %1337 = select i1 %1336, double %1334, double %1332
  %1338 = select i1 %1335, double %1333, double %1337
  %1339 = fmul double %1317, %1338
  %1340 = load double, ptr %60, align 8
  %1341 = fcmp olt double %1339, %1340
  %1342 = load i64, ptr %57, align 8
  %1343 = icmp ne i64 %1342, 0
  %1344 = fcmp oeq double %1338, 1.000000e+00
  %1345 = select i1 %1343, i1 %1344, i1 false
  %1346 = select i1 %1345, double %1340, double %1339
  %1347 = fcmp ole double %1346, %1340
  %1348 = zext i1 %1347 to i64
  store i64 %1348, ptr %57, align 8
  %1349 = fcmp olt double %1346, %1340
  %1350 = select i1 %1349, double %1340, double %1346
  br i1 %1320, label %1354, label %1351
1351:
  %1352 = call i1 @llvm.is.fpclass.f64(double %1312, i32 608)
  %1353 = select i1 %1352, double 1.000000e+00, double %1312
  store double %1353, ptr %61, align 8
  br label %1354
1354:
  %1355 = phi ptr [ %87, %1351 ], [ %51, %1310 ]
  %1356 = load double, ptr %1355, align 8
  %1357 = fadd double %1350, %1356
  %1358 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, double noundef %1356, double noundef %1357) #11
  store double %1358, ptr %134, align 8
  br i1 %1341, label %1359, label %1360
1359:
  store i64 3, ptr %31, align 8
  br label %1360
1360:
  %1361 = load i64, ptr %102, align 8
  %1362 = icmp eq i64 %1361, 0
  br i1 %1362, label %1513, label %1363
1363:
  %1364 = load double, ptr %87, align 8
  %1365 = load double, ptr %51, align 8
  %1366 = fsub double %1364, %1365
  %1367 = load double, ptr %32, align 8
  %1368 = load double, ptr %58, align 8
  %1369 = fsub double %1367, %1368
  %1370 = fmul double %1369, 1.000000e-13
  %1371 = icmp sgt i64 %1361, 0
  br i1 %1371, label %1372, label %1507
1372:
  %1373 = load ptr, ptr %105, align 8
  %1374 = shl nsw i64 %1361, 4
  %1375 = load ptr, ptr %104, align 8
  br label %1376
1376:
  %1377 = phi double [ 1.000000e+00, %1372 ], [ %1471, %1465 ]
  %1378 = phi i64 [ 0, %1372 ], [ %1472, %1465 ]
  %1379 = getelementptr inbounds nuw double, ptr %1373, i64 %1378
  %1380 = load double, ptr %1379, align 8
  %1381 = getelementptr inbounds nuw double, ptr %1379, i64 %1361
  %1382 = load double, ptr %1381, align 8
  %1383 = getelementptr inbounds nuw i8, ptr %1379, i64 %1374
  %1384 = load double, ptr %1383, align 8
  %1385 = getelementptr inbounds nuw double, ptr %1375, i64 %1378
  %1386 = load double, ptr %1385, align 8
  %1387 = getelementptr inbounds nuw double, ptr %1385, i64 %1361
  %1388 = load double, ptr %1387, align 8
  %1389 = fcmp olt double %1380, 0.000000e+00
  %1390 = select i1 %1389, double 1.000000e+00, double -1.000000e+00
  %1391 = fmul double %1384, 0x3EB0C6F7A0B5ED8D
  %1392 = fmul double %1380, %1390
  %1393 = fmul double %1390, %1386
  %1394 = fsub double %1393, %1392
  %1395 = fmul double %1382, %1390
  %1396 = fmul double %1366, %1395
  %1397 = fmul double %1390, %1388
  %1398 = fmul double %1366, %1397
  %1399 = fmul double %1394, 3.000000e+00
  %1400 = fmul double %1396, 2.000000e+00
  %1401 = fsub double %1399, %1400
  %1402 = fsub double %1401, %1398
  %1403 = fadd double %1396, %1398
  %1404 = fmul double %1394, 2.000000e+00
  %1405 = fsub double %1403, %1404
  %1406 = fcmp uge double %1386, 0.000000e+00
  %1407 = xor i1 %1389, %1406
  br i1 %1407, label %1440, label %1408
1408:
  %1409 = fcmp ogt double %1393, %1391
  br i1 %1409, label %1410, label %1465
1410:
  %1411 = fmul double %1391, 5.000000e-01
  %1412 = fmul double %1402, 2.000000e+00
  br label %1413
1413:
  %1414 = phi double [ 0.000000e+00, %1410 ], [ %1427, %1413 ]
  %1415 = phi double [ 1.000000e+00, %1410 ], [ %1426, %1413 ]
  %1416 = phi double [ 5.000000e-01, %1410 ], [ %1437, %1413 ]
  %1417 = phi i32 [ 0, %1410 ], [ %1438, %1413 ]
  %1418 = call double @llvm.fma.f64(double %1416, double %1405, double %1402)
  %1419 = call double @llvm.fma.f64(double %1416, double %1418, double %1396)
  %1420 = call double @llvm.fma.f64(double %1416, double %1419, double %1392)
  %1421 = fsub double %1420, %1411
  %1422 = fmul double %1416, 3.000000e+00
  %1423 = call double @llvm.fma.f64(double %1422, double %1405, double %1412)
  %1424 = call double @llvm.fma.f64(double %1416, double %1423, double %1396)
  %1425 = fcmp olt double %1421, 0.000000e+00
  %1426 = select i1 %1425, double %1415, double %1416
  %1427 = select i1 %1425, double %1416, double %1414
  %1428 = fcmp oeq double %1424, 0.000000e+00
  %1429 = select i1 %1428, double 1.000000e+00, double %1424
  %1430 = fdiv double %1421, %1429
  %1431 = fsub double %1416, %1430
  %1432 = fcmp ogt double %1431, %1427
  %1433 = fcmp olt double %1431, %1426
  %1434 = select i1 %1432, i1 %1433, i1 false
  %1435 = fadd double %1427, %1426
  %1436 = fmul double %1435, 5.000000e-01
  %1437 = select i1 %1434, double %1431, double %1436
  %1438 = add nuw nsw i32 %1417, 1
  %1439 = icmp eq i32 %1438, 10
  br i1 %1439, label %1465, label %1413
1440:
  %1441 = fcmp ogt double %1395, 0.000000e+00
  %1442 = fcmp olt double %1397, 0.000000e+00
  %1443 = select i1 %1441, i1 %1442, i1 false
  br i1 %1443, label %1444, label %1465
1444:
  %1445 = fmul double %1402, %1402
  %1446 = fmul double %1405, 3.000000e+00
  %1447 = fmul double %1396, %1446
  %1448 = fsub double %1445, %1447
  %1449 = fcmp ogt double %1448, 0.000000e+00
  %1450 = select i1 %1449, double %1448, double 0.000000e+00
  %1451 = call double @llvm.sqrt.f64(double %1450)
  %1452 = fsub double %1451, %1402
  %1453 = fcmp olt double %1452, 1.000000e-300
  %1454 = select i1 %1453, double 1.000000e-300, double %1452
  %1455 = fdiv double %1396, %1454
  %1456 = fcmp olt double %1455, 0.000000e+00
  %1457 = fcmp ogt double %1455, 1.000000e+00
  %1458 = select i1 %1457, double 1.000000e+00, double %1455
  %1459 = select i1 %1456, double 0.000000e+00, double %1458
  %1460 = call double @llvm.fma.f64(double %1459, double %1405, double %1402)
  %1461 = call double @llvm.fma.f64(double %1459, double %1460, double %1396)
  %1462 = call double @llvm.fma.f64(double %1459, double %1461, double %1392)
  %1463 = fcmp ogt double %1462, 0.000000e+00
  %1464 = select i1 %1463, double %1459, double 1.000000e+00
  br label %1465
1465:
  %1466 = phi double [ 1.000000e+00, %1440 ], [ 1.000000e+00, %1408 ], [ %1464, %1444 ], [ %1437, %1413 ]
  %1467 = call double @llvm.fabs.f64(double %1466)
  %1468 = fcmp one double %1467, 0x7FF0000000000000
  %1469 = select i1 %1468, double %1466, double 1.000000e+00
  %1470 = fcmp olt double %1469, %1377
  %1471 = select i1 %1470, double %1469, double %1377
  %1472 = add nuw nsw i64 %1378, 1
  %1473 = icmp eq i64 %1472, %1361
  br i1 %1473, label %1474, label %1376
1474:
  %1475 = fcmp olt double %1471, 1.000000e+00
  %1476 = fcmp ogt double %1366, %1370
  %1477 = select i1 %1475, i1 %1476, i1 false
  br i1 %1477, label %1478, label %1488
1478:
  %1479 = call double @llvm.fma.f64(double %1471, double %1366, double %1365)
  %1480 = fmul double %1370, 5.000000e-01
  %1481 = fadd double %1365, %1480
  %1482 = fcmp olt double %1479, %1481
  %1483 = select i1 %1482, double %1481, double %1479
  br i1 %1320, label %1485, label %1484
1484:
  store double %1246, ptr %61, align 8
  store i64 %1245, ptr %57, align 8
  br label %1487
1485:
  %1486 = fcmp olt double %1483, %1358
  br i1 %1486, label %1487, label %1515
1487:
  store double %1483, ptr %134, align 8
  br label %1515
1488:
  %1489 = mul nuw nsw i64 %1361, 24
  br label %1490
1490:
  %1491 = phi i64 [ 0, %1488 ], [ %1505, %1502 ]
  %1492 = phi double [ 0x7FF0000000000000, %1488 ], [ %1504, %1502 ]
  %1493 = getelementptr inbounds nuw double, ptr %1375, i64 %1491
  %1494 = getelementptr inbounds nuw i8, ptr %1493, i64 %1374
  %1495 = load double, ptr %1494, align 8
  %1496 = getelementptr inbounds nuw i8, ptr %1493, i64 %1489
  %1497 = load double, ptr %1496, align 8
  %1498 = fcmp olt double %1497, 1.000000e-300
  %1499 = select i1 %1498, double 1.000000e-300, double %1497
  %1500 = fdiv double %1495, %1499
  %1501 = fcmp ord double %1500, 0.000000e+00
  br i1 %1501, label %1502, label %1507
1502:
  %1503 = fcmp olt double %1500, %1492
  %1504 = select i1 %1503, double %1500, double %1492
  %1505 = add nuw nsw i64 %1491, 1
  %1506 = icmp eq i64 %1505, %1361
  br i1 %1506, label %1507, label %1490
1507:
  %1508 = phi double [ 0x7FF0000000000000, %1363 ], [ %1504, %1502 ], [ 0x7FF8000000000000, %1490 ]
  %1509 = fadd double %1364, %1508
  br i1 %1320, label %1515, label %1510
1510:
  %1511 = fcmp ult double %1509, %1358
  br i1 %1511, label %1512, label %1515
1512:
  store double %1509, ptr %134, align 8
  br label %1515
1513:
  %1514 = select i1 %1320, i64 64, i64 72
  br label %1515
1515:
  %1516 = phi double [ %1358, %1507 ], [ %1358, %1513 ], [ %1358, %1510 ], [ %1358, %1485 ], [ %1483, %1487 ], [ %1509, %1512 ]
  %1517 = phi i1 [ true, %1507 ], [ %1320, %1513 ], [ false, %1510 ], [ true, %1485 ], [ true, %1487 ], [ false, %1512 ]
  %1518 = phi i64 [ 64, %1507 ], [ %1514, %1513 ], [ 72, %1510 ], [ 64, %1485 ], [ 64, %1487 ], [ 72, %1512 ]
  %1519 = getelementptr inbounds nuw i8, ptr %30, i64 %1518
  %1520 = load double, ptr %1519, align 8
  %1521 = load i64, ptr %38, align 8
  %1522 = add nsw i64 %1521, 1
  store i64 %1522, ptr %38, align 8
  %1523 = load i64, ptr %31, align 8
  %1524 = icmp eq i64 %1523, 0
  br i1 %1524, label %1525, label %1533
1525:
  %1526 = sitofp i64 %1522 to double
  %1527 = load double, ptr %67, align 8
  %1528 = fcmp ugt double %1527, %1526
  br i1 %1528, label %1533, label %1529
1529:
  %1530 = load double, ptr %32, align 8
  %1531 = fcmp olt double %1520, %1530
  br i1 %1531, label %1532, label %1533
1532:
  store i64 2, ptr %31, align 8
  br label %1533
1533:
  br i1 %1517, label %2156, label %1534
1534:
  %1535 = load i64, ptr %48, align 8
  %1536 = icmp eq i64 %1535, 0
  br i1 %1536, label %1758, label %1537
1537:
  %1538 = load i64, ptr %0, align 8
  %1539 = load i64, ptr %33, align 8
  %1540 = add i64 %1539, %1538
  %1541 = load i64, ptr %34, align 8
  %1542 = shl i64 %1541, 1
  %1543 = add i64 %1540, %1542
  %1544 = load i64, ptr %35, align 8
  %1545 = add i64 %1543, %1544
  %1546 = load i64, ptr %108, align 8
  %1547 = load double, ptr %87, align 8
  %1548 = load double, ptr %51, align 8
  %1549 = fsub double %1547, %1548
  %1550 = icmp sgt i64 %1546, 0
  br i1 %1550, label %1551, label %1555
1551:
  %1552 = icmp sgt i64 %1545, 0
  %1553 = icmp sgt i64 %1535, 0
  %1554 = mul i64 %1545, %1546
  br label %1560
1555:
  %1556 = icmp sgt i64 %1535, 0
  br i1 %1556, label %1557, label %1690
1557:
  %1558 = mul i64 %1545, %1546
  %1559 = icmp sgt i64 %1545, 0
  br label %1695
1560:
  %1561 = phi i64 [ 0, %1551 ], [ %1607, %1606 ]
  %1562 = load ptr, ptr %111, align 8
  %1563 = mul nuw nsw i64 %1561, %1546
  %1564 = getelementptr inbounds nuw double, ptr %1562, i64 %1563
  %1565 = load ptr, ptr %46, align 8
  %1566 = load ptr, ptr %110, align 8
  %1567 = load ptr, ptr %109, align 8
  br i1 %1552, label %1568, label %1602
1568:
  %1569 = icmp eq i64 %1561, 0
  %1570 = icmp eq ptr %1565, null
  br label %1571
1571:
  %1572 = phi i64 [ 0, %1568 ], [ %1600, %1597 ]
  %1573 = getelementptr double, ptr %1566, i64 %1572
  br i1 %1569, label %1574, label %1576
1574:
  %1575 = phi double [ 0.000000e+00, %1571 ], [ %1588, %1587 ]
  br i1 %1570, label %1595, label %1591
1576:
  %1577 = phi i64 [ %1589, %1587 ], [ 0, %1571 ]
  %1578 = phi double [ %1588, %1587 ], [ 0.000000e+00, %1571 ]
  %1579 = getelementptr inbounds nuw double, ptr %1564, i64 %1577
  %1580 = load double, ptr %1579, align 8
  %1581 = fcmp une double %1580, 0.000000e+00
  br i1 %1581, label %1582, label %1587
1582:
  %1583 = mul nuw nsw i64 %1577, %1545
  %1584 = getelementptr double, ptr %1573, i64 %1583
  %1585 = load double, ptr %1584, align 8
  %1586 = call double @llvm.fma.f64(double %1580, double %1585, double %1578)
  br label %1587
1587:
  %1588 = phi double [ %1586, %1582 ], [ %1578, %1576 ]
  %1589 = add nuw nsw i64 %1577, 1
  %1590 = icmp eq i64 %1589, %1561
  br i1 %1590, label %1574, label %1576
1591:
  %1592 = getelementptr inbounds nuw double, ptr %1565, i64 %1572
  %1593 = load double, ptr %1592, align 8
  %1594 = call double @llvm.fma.f64(double %1575, double %1549, double %1593)
  br label %1597
1595:
  %1596 = fmul double %1549, %1575
  br label %1597
1597:
  %1598 = phi double [ %1594, %1591 ], [ %1596, %1595 ]
  %1599 = getelementptr inbounds nuw double, ptr %1567, i64 %1572
  store double %1598, ptr %1599, align 8
  %1600 = add nuw nsw i64 %1572, 1
  %1601 = icmp eq i64 %1600, %1545
  br i1 %1601, label %1602, label %1571
1602:
  br i1 %1553, label %1603, label %1606
1603:
  %1604 = icmp eq i64 %1561, 0
  %1605 = mul nsw i64 %1561, %1545
  br label %1609
1606:
  %1607 = add nuw nsw i64 %1561, 1
  %1608 = icmp eq i64 %1607, %1546
  br i1 %1608, label %1555, label %1560
1609:
  %1610 = phi i64 [ 0, %1603 ], [ %1683, %1682 ]
  %1611 = load ptr, ptr %135, align 8
  %1612 = mul i64 %1554, %1610
  %1613 = getelementptr inbounds double, ptr %1611, i64 %1612
  %1614 = load ptr, ptr %111, align 8
  %1615 = getelementptr inbounds nuw double, ptr %1614, i64 %1563
  %1616 = load ptr, ptr %49, align 8
  %1617 = mul nsw i64 %1610, %1545
  %1618 = getelementptr inbounds double, ptr %1616, i64 %1617
  %1619 = load ptr, ptr %136, align 8
  br i1 %1552, label %1620, label %1655
1620:
  %1621 = icmp eq ptr %1616, null
  br label %1622
1622:
  %1623 = phi i64 [ 0, %1620 ], [ %1651, %1648 ]
  %1624 = getelementptr double, ptr %1613, i64 %1623
  br i1 %1604, label %1625, label %1627
1625:
  %1626 = phi double [ 0.000000e+00, %1622 ], [ %1639, %1638 ]
  br i1 %1621, label %1646, label %1642
1627:
  %1628 = phi i64 [ %1640, %1638 ], [ 0, %1622 ]
  %1629 = phi double [ %1639, %1638 ], [ 0.000000e+00, %1622 ]
  %1630 = getelementptr inbounds nuw double, ptr %1615, i64 %1628
  %1631 = load double, ptr %1630, align 8
  %1632 = fcmp une double %1631, 0.000000e+00
  br i1 %1632, label %1633, label %1638
1633:
  %1634 = mul nuw nsw i64 %1628, %1545
  %1635 = getelementptr double, ptr %1624, i64 %1634
  %1636 = load double, ptr %1635, align 8
  %1637 = call double @llvm.fma.f64(double %1631, double %1636, double %1629)
  br label %1638
1638:
  %1639 = phi double [ %1637, %1633 ], [ %1629, %1627 ]
  %1640 = add nuw nsw i64 %1628, 1
  %1641 = icmp eq i64 %1640, %1561
  br i1 %1641, label %1625, label %1627
1642:
  %1643 = getelementptr inbounds nuw double, ptr %1618, i64 %1623
  %1644 = load double, ptr %1643, align 8
  %1645 = call double @llvm.fma.f64(double %1626, double %1549, double %1644)
  br label %1648
1646:
  %1647 = fmul double %1549, %1626
  br label %1648
1648:
  %1649 = phi double [ %1645, %1642 ], [ %1647, %1646 ]
  %1650 = getelementptr inbounds nuw double, ptr %1619, i64 %1623
  store double %1649, ptr %1650, align 8
  %1651 = add nuw nsw i64 %1623, 1
  %1652 = icmp eq i64 %1651, %1545
  br i1 %1652, label %1653, label %1622
1653:
  %1654 = load ptr, ptr %136, align 8
  br label %1655
1655:
  %1656 = phi ptr [ %1654, %1653 ], [ %1619, %1609 ]
  %1657 = load ptr, ptr %112, align 8
  %1658 = getelementptr inbounds nuw double, ptr %1657, i64 %1561
  %1659 = load double, ptr %1658, align 8
  %1660 = load double, ptr %51, align 8
  %1661 = load double, ptr %87, align 8
  %1662 = fsub double %1661, %1660
  %1663 = fmul double %1659, %1662
  %1664 = fadd double %1660, %1663
  %1665 = load ptr, ptr %109, align 8
  %1666 = getelementptr double, ptr %1613, i64 %1605
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double %1664, ptr %8, align 8
  store double 0.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12
  store double 0.000000e+00, ptr %10, align 8
  %1667 = load ptr, ptr %98, align 8
  %1668 = load i64, ptr %72, align 8
  %1669 = mul nsw i64 %1668, %1610
  %1670 = getelementptr inbounds double, ptr %1667, i64 %1669
  %1671 = load i64, ptr %137, align 8
  %1672 = getelementptr inbounds double, ptr %1670, i64 %1671
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12
  %1673 = load ptr, ptr %73, align 8
  %1674 = getelementptr inbounds double, ptr %1673, i64 %1671
  store ptr %1674, ptr %11, align 16
  store ptr %1665, ptr %138, align 8
  %1675 = load i64, ptr %0, align 8
  %1676 = getelementptr inbounds double, ptr %1665, i64 %1675
  store ptr %1676, ptr %139, align 16
  store ptr %8, ptr %140, align 8
  store ptr %9, ptr %141, align 16
  %1677 = load ptr, ptr %122, align 8
  store ptr %1677, ptr %142, align 8
  store ptr %1672, ptr %143, align 16
  store ptr %1656, ptr %144, align 8
  store ptr %10, ptr %145, align 16
  %1678 = load ptr, ptr %146, align 8
  %1679 = load ptr, ptr %84, align 8
  call void %1678(ptr noundef nonnull %11, ptr noundef %1679, ptr noundef %1666) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %1680 = load i64, ptr %0, align 8
  %1681 = icmp slt i64 %1680, %1545
  br i1 %1681, label %1685, label %1682
1682:
  %1683 = add nuw nsw i64 %1610, 1
  %1684 = icmp eq i64 %1683, %1535
  br i1 %1684, label %1606, label %1609
1685:
  %1686 = phi i64 [ %1688, %1685 ], [ %1680, %1655 ]
  %1687 = getelementptr double, ptr %1666, i64 %1686
  store double 0.000000e+00, ptr %1687, align 8
  %1688 = add nsw i64 %1686, 1
  %1689 = icmp slt i64 %1688, %1545
  br i1 %1689, label %1685, label %1682
1690:
  %1691 = load ptr, ptr %117, align 8
  %1692 = icmp eq ptr %1691, null
  br i1 %1692, label %1758, label %1693
1693:
  %1694 = icmp sgt i64 %1545, 0
  br i1 %1694, label %1749, label %1742
1695:
  %1696 = phi i64 [ 0, %1557 ], [ %1740, %1739 ]
  %1697 = load ptr, ptr %113, align 8
  %1698 = load ptr, ptr %49, align 8
  %1699 = mul nsw i64 %1696, %1545
  %1700 = getelementptr inbounds double, ptr %1698, i64 %1699
  %1701 = load ptr, ptr %135, align 8
  %1702 = mul i64 %1558, %1696
  %1703 = getelementptr inbounds double, ptr %1701, i64 %1702
  %1704 = load ptr, ptr %147, align 8
  %1705 = getelementptr inbounds double, ptr %1704, i64 %1699
  br i1 %1559, label %1706, label %1739
1706:
  %1707 = icmp eq ptr %1698, null
  br label %1708
1708:
  %1709 = phi i64 [ 0, %1706 ], [ %1737, %1734 ]
  %1710 = getelementptr double, ptr %1703, i64 %1709
  br i1 %1550, label %1713, label %1711
1711:
  %1712 = phi double [ 0.000000e+00, %1708 ], [ %1725, %1724 ]
  br i1 %1707, label %1732, label %1728
1713:
  %1714 = phi i64 [ %1726, %1724 ], [ 0, %1708 ]
  %1715 = phi double [ %1725, %1724 ], [ 0.000000e+00, %1708 ]
  %1716 = getelementptr inbounds nuw double, ptr %1697, i64 %1714
  %1717 = load double, ptr %1716, align 8
  %1718 = fcmp une double %1717, 0.000000e+00
  br i1 %1718, label %1719, label %1724
1719:
  %1720 = mul nuw nsw i64 %1714, %1545
  %1721 = getelementptr double, ptr %1710, i64 %1720
  %1722 = load double, ptr %1721, align 8
  %1723 = call double @llvm.fma.f64(double %1717, double %1722, double %1715)
  br label %1724
1724:
  %1725 = phi double [ %1723, %1719 ], [ %1715, %1713 ]
  %1726 = add nuw nsw i64 %1714, 1
  %1727 = icmp eq i64 %1726, %1546
  br i1 %1727, label %1711, label %1713
1728:
  %1729 = getelementptr inbounds nuw double, ptr %1700, i64 %1709
  %1730 = load double, ptr %1729, align 8
  %1731 = call double @llvm.fma.f64(double %1712, double %1549, double %1730)
  br label %1734
1732:
  %1733 = fmul double %1549, %1712
  br label %1734
1734:
  %1735 = phi double [ %1731, %1728 ], [ %1733, %1732 ]
  %1736 = getelementptr inbounds nuw double, ptr %1705, i64 %1709
  store double %1735, ptr %1736, align 8
  %1737 = add nuw nsw i64 %1709, 1
  %1738 = icmp eq i64 %1737, %1545
  br i1 %1738, label %1739, label %1708
1739:
  %1740 = add nuw nsw i64 %1696, 1
  %1741 = icmp eq i64 %1740, %1535
  br i1 %1741, label %1690, label %1695
1742:
  %1743 = load double, ptr %51, align 8
  %1744 = load double, ptr %87, align 8
  %1745 = fsub double %1744, %1743
  %1746 = fadd double %1743, %1745
  %1747 = load ptr, ptr %109, align 8
  %1748 = load ptr, ptr %147, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %2, double noundef %1746, ptr noundef %1747, ptr noundef null, i64 noundef range(i64 1, 0) %1535, ptr noundef %1748) #11
  br label %1758
1749:
  %1750 = phi i64 [ %1756, %1749 ], [ 0, %1693 ]
  %1751 = load ptr, ptr %118, align 8
  %1752 = getelementptr inbounds nuw double, ptr %1751, i64 %1750
  %1753 = load double, ptr %1752, align 8
  %1754 = load ptr, ptr %109, align 8
  %1755 = getelementptr inbounds nuw double, ptr %1754, i64 %1750
  store double %1753, ptr %1755, align 8
  %1756 = add nuw nsw i64 %1750, 1
  %1757 = icmp eq i64 %1756, %1545
  br i1 %1757, label %1742, label %1749
1758:
  %1759 = load ptr, ptr %106, align 8
  %1760 = icmp eq ptr %1759, null
  br i1 %1760, label %1814, label %1761
1761:
  %1762 = load i64, ptr %0, align 8
  %1763 = load i64, ptr %33, align 8
  %1764 = add nsw i64 %1763, %1762
  %1765 = load i64, ptr %34, align 8
  %1766 = shl nsw i64 %1765, 1
  %1767 = add nsw i64 %1764, %1766
  %1768 = load i64, ptr %35, align 8
  %1769 = add nsw i64 %1767, %1768
  %1770 = load i64, ptr %108, align 8
  %1771 = load i64, ptr %27, align 8
  %1772 = add nsw i64 %1771, 1
  store i64 %1772, ptr %27, align 8
  %1773 = add nsw i64 %1770, 2
  %1774 = mul nsw i64 %1773, %1769
  %1775 = add nsw i64 %1774, 2
  %1776 = mul nsw i64 %1775, %1771
  %1777 = getelementptr inbounds double, ptr %1759, i64 %1776
  %1778 = load double, ptr %51, align 8
  %1779 = getelementptr inbounds nuw i8, ptr %1777, i64 8
  store double %1778, ptr %1777, align 8
  %1780 = load double, ptr %87, align 8
  %1781 = getelementptr inbounds nuw i8, ptr %1777, i64 16
  store double %1780, ptr %1779, align 8
  %1782 = icmp sgt i64 %1769, 0
  br i1 %1782, label %1783, label %1792
1783:
  %1784 = phi i64 [ %1790, %1783 ], [ 0, %1761 ]
  %1785 = phi ptr [ %1789, %1783 ], [ %1781, %1761 ]
  %1786 = load ptr, ptr %46, align 8
  %1787 = getelementptr inbounds nuw double, ptr %1786, i64 %1784
  %1788 = load double, ptr %1787, align 8
  %1789 = getelementptr inbounds nuw i8, ptr %1785, i64 8
  store double %1788, ptr %1785, align 8
  %1790 = add nuw nsw i64 %1784, 1
  %1791 = icmp eq i64 %1790, %1769
  br i1 %1791, label %1796, label %1783
1792:
  %1793 = phi ptr [ %1781, %1761 ], [ %1802, %1796 ]
  %1794 = mul nsw i64 %1769, %1770
  %1795 = icmp sgt i64 %1794, 0
  br i1 %1795, label %1805, label %1814
1796:
  %1797 = phi i64 [ %1803, %1796 ], [ 0, %1783 ]
  %1798 = phi ptr [ %1802, %1796 ], [ %1789, %1783 ]
  %1799 = load ptr, ptr %114, align 8
  %1800 = getelementptr inbounds nuw double, ptr %1799, i64 %1797
  %1801 = load double, ptr %1800, align 8
  %1802 = getelementptr inbounds nuw i8, ptr %1798, i64 8
  store double %1801, ptr %1798, align 8
  %1803 = add nuw nsw i64 %1797, 1
  %1804 = icmp eq i64 %1803, %1769
  br i1 %1804, label %1792, label %1796
1805:
  %1806 = phi i64 [ %1812, %1805 ], [ 0, %1792 ]
  %1807 = phi ptr [ %1811, %1805 ], [ %1793, %1792 ]
  %1808 = load ptr, ptr %110, align 8
  %1809 = getelementptr inbounds nuw double, ptr %1808, i64 %1806
  %1810 = load double, ptr %1809, align 8
  %1811 = getelementptr inbounds nuw i8, ptr %1807, i64 8
  store double %1810, ptr %1807, align 8
  %1812 = add nuw nsw i64 %1806, 1
  %1813 = icmp eq i64 %1812, %1794
  br i1 %1813, label %1814, label %1805
1814:
  %1815 = load i64, ptr %102, align 8
  %1816 = icmp sgt i64 %1815, 0
  br i1 %1816, label %1819, label %2153
1817:
  %1818 = icmp eq i32 %1828, 0
  br i1 %1818, label %2076, label %1831
1819:
  %1820 = load ptr, ptr %105, align 8
  br label %1821
1821:
  %1822 = phi i32 [ 0, %1819 ], [ %1828, %1821 ]
  %1823 = phi i64 [ 0, %1819 ], [ %1829, %1821 ]
  %1824 = getelementptr inbounds nuw double, ptr %1820, i64 %1823
  %1825 = load double, ptr %1824, align 8
  %1826 = fcmp oge double %1825, 0.000000e+00
  %1827 = zext i1 %1826 to i32
  %1828 = or i32 %1822, %1827
  %1829 = add nuw nsw i64 %1823, 1
  %1830 = icmp eq i64 %1829, %1815
  br i1 %1830, label %1817, label %1821
1831:
  %1832 = load i64, ptr %148, align 8
  %1833 = icmp eq i64 %1832, 0
  br i1 %1833, label %2076, label %1837
1834:
  %1835 = load i64, ptr %102, align 8
  %1836 = icmp sgt i64 %1835, 0
  br i1 %1836, label %1973, label %2153
1837:
  %1838 = phi i64 [ %1971, %1961 ], [ 0, %1831 ]
  %1839 = uitofp nneg i64 %1838 to double
  %1840 = fmul double %1839, 1.250000e-01
  %1841 = load ptr, ptr %109, align 8
  %1842 = load i64, ptr %0, align 8
  %1843 = load i64, ptr %33, align 8
  %1844 = add nsw i64 %1843, %1842
  %1845 = load i64, ptr %34, align 8
  %1846 = shl nsw i64 %1845, 1
  %1847 = add nsw i64 %1846, %1844
  %1848 = load i64, ptr %35, align 8
  %1849 = add nsw i64 %1847, %1848
  %1850 = load double, ptr %87, align 8
  %1851 = load double, ptr %51, align 8
  %1852 = fsub double %1850, %1851
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12
  %1853 = load i64, ptr %108, align 8
  %1854 = icmp sgt i64 %1853, 0
  br i1 %1854, label %1855, label %1859
1855:
  %1856 = load i64, ptr %151, align 8
  %1857 = icmp sgt i64 %1856, 0
  %1858 = fmul double %1840, 0.000000e+00
  br label %1861
1859:
  %1860 = icmp sgt i64 %1844, 0
  br i1 %1860, label %1896, label %1961
1861:
  %1862 = phi i64 [ 0, %1855 ], [ %1894, %1891 ]
  br i1 %1857, label %1863, label %1875
1863:
  %1864 = load ptr, ptr %152, align 8
  %1865 = mul nuw nsw i64 %1862, %1856
  %1866 = getelementptr double, ptr %1864, i64 %1865
  br label %1867
1867:
  %1868 = phi i64 [ %1856, %1863 ], [ %1870, %1867 ]
  %1869 = phi double [ 0.000000e+00, %1863 ], [ %1873, %1867 ]
  %1870 = add nsw i64 %1868, -1
  %1871 = getelementptr double, ptr %1866, i64 %1870
  %1872 = load double, ptr %1871, align 8
  %1873 = call double @llvm.fma.f64(double %1869, double %1840, double %1872)
  %1874 = icmp samesign ugt i64 %1868, 1
  br i1 %1874, label %1867, label %1877
1875:
  %1876 = getelementptr inbounds nuw double, ptr %6, i64 %1862
  store double %1858, ptr %1876, align 8
  br label %1891
1877:
  %1878 = fmul double %1840, %1873
  %1879 = fadd double %1878, 0.000000e+00
  %1880 = getelementptr inbounds nuw double, ptr %6, i64 %1862
  store double %1879, ptr %1880, align 8
  br label %1881
1881:
  %1882 = phi i64 [ %1856, %1877 ], [ %1884, %1881 ]
  %1883 = phi double [ 0.000000e+00, %1877 ], [ %1887, %1881 ]
  %1884 = add nsw i64 %1882, -1
  %1885 = getelementptr double, ptr %1866, i64 %1884
  %1886 = load double, ptr %1885, align 8
  %1887 = fadd double %1883, %1886
  %1888 = icmp samesign ugt i64 %1882, 1
  br i1 %1888, label %1881, label %1889
1889:
  %1890 = fadd double %1887, 0.000000e+00
  br label %1891
1891:
  %1892 = phi double [ 0.000000e+00, %1875 ], [ %1890, %1889 ]
  %1893 = getelementptr inbounds nuw double, ptr %7, i64 %1862
  store double %1892, ptr %1893, align 8
  %1894 = add nuw nsw i64 %1862, 1
  %1895 = icmp eq i64 %1894, %1853
  br i1 %1895, label %1859, label %1861
1896:
  %1897 = phi i64 [ %1951, %1950 ], [ 0, %1859 ]
  %1898 = load i64, ptr %108, align 8
  %1899 = icmp sgt i64 %1898, 0
  br i1 %1899, label %1900, label %1917
1900:
  %1901 = load ptr, ptr %110, align 8
  %1902 = getelementptr double, ptr %1901, i64 %1897
  br label %1906
1903:
  %1904 = load i64, ptr %153, align 8
  %1905 = icmp eq i64 %1904, 0
  br i1 %1905, label %1917, label %1927
1906:
  %1907 = phi i64 [ 0, %1900 ], [ %1915, %1906 ]
  %1908 = phi double [ 0.000000e+00, %1900 ], [ %1914, %1906 ]
  %1909 = getelementptr inbounds nuw double, ptr %6, i64 %1907
  %1910 = load double, ptr %1909, align 8
  %1911 = mul nsw i64 %1907, %1849
  %1912 = getelementptr double, ptr %1902, i64 %1911
  %1913 = load double, ptr %1912, align 8
  %1914 = call double @llvm.fma.f64(double %1910, double %1913, double %1908)
  %1915 = add nuw nsw i64 %1907, 1
  %1916 = icmp eq i64 %1915, %1898
  br i1 %1916, label %1903, label %1906
1917:
  %1918 = phi double [ %1914, %1903 ], [ 0.000000e+00, %1896 ], [ %1914, %1927 ]
  %1919 = phi double [ 0.000000e+00, %1903 ], [ 0.000000e+00, %1896 ], [ %1935, %1927 ]
  %1920 = load ptr, ptr %46, align 8
  %1921 = getelementptr inbounds nuw double, ptr %1920, i64 %1897
  %1922 = load double, ptr %1921, align 8
  %1923 = call double @llvm.fma.f64(double %1852, double %1918, double %1922)
  %1924 = getelementptr inbounds nuw double, ptr %1841, i64 %1897
  store double %1923, ptr %1924, align 8
  %1925 = load i64, ptr %153, align 8
  %1926 = icmp eq i64 %1925, 0
  br i1 %1926, label %1950, label %1938
1927:
  %1928 = phi i64 [ %1936, %1927 ], [ 0, %1903 ]
  %1929 = phi double [ %1935, %1927 ], [ 0.000000e+00, %1903 ]
  %1930 = getelementptr inbounds nuw double, ptr %7, i64 %1928
  %1931 = load double, ptr %1930, align 8
  %1932 = mul nsw i64 %1928, %1849
  %1933 = getelementptr double, ptr %1902, i64 %1932
  %1934 = load double, ptr %1933, align 8
  %1935 = call double @llvm.fma.f64(double %1931, double %1934, double %1929)
  %1936 = add nuw nsw i64 %1928, 1
  %1937 = icmp eq i64 %1936, %1898
  br i1 %1937, label %1917, label %1927
1938:
  %1939 = load ptr, ptr %123, align 8
  %1940 = getelementptr inbounds nuw double, ptr %1939, i64 %1897
  %1941 = load double, ptr %1940, align 8
  %1942 = load ptr, ptr %46, align 8
  %1943 = getelementptr inbounds nuw double, ptr %1942, i64 %1897
  %1944 = load double, ptr %1943, align 8
  %1945 = fsub double %1941, %1944
  %1946 = fmul double %1852, %1919
  %1947 = fsub double %1945, %1946
  %1948 = fmul double %1840, %1947
  %1949 = fadd double %1923, %1948
  store double %1949, ptr %1924, align 8
  br label %1950
1950:
  %1951 = add nuw nsw i64 %1897, 1
  %1952 = load i64, ptr %0, align 8
  %1953 = load i64, ptr %33, align 8
  %1954 = add nsw i64 %1953, %1952
  %1955 = icmp slt i64 %1951, %1954
  br i1 %1955, label %1896, label %1956
1956:
  %1957 = load double, ptr %51, align 8
  %1958 = load double, ptr %87, align 8
  %1959 = load ptr, ptr %109, align 8
  %1960 = fsub double %1958, %1957
  br label %1961
1961:
  %1962 = phi double [ %1960, %1956 ], [ %1852, %1859 ]
  %1963 = phi ptr [ %1959, %1956 ], [ %1841, %1859 ]
  %1964 = phi double [ %1957, %1956 ], [ %1851, %1859 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  %1965 = fmul double %1840, %1962
  %1966 = fadd double %1965, %1964
  %1967 = load ptr, ptr %150, align 8
  %1968 = load i64, ptr %102, align 8
  %1969 = mul nsw i64 %1968, %1838
  %1970 = getelementptr inbounds double, ptr %1967, i64 %1969
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %149, ptr noundef nonnull readonly %2, double noundef %1966, ptr noundef %1963, double noundef 0.000000e+00, ptr noundef %1970) #11
  %1971 = add nuw nsw i64 %1838, 1
  %1972 = icmp eq i64 %1971, 9
  br i1 %1972, label %1834, label %1837
1973:
  %1974 = phi i64 [ %2071, %2070 ], [ %1835, %1834 ]
  %1975 = phi i64 [ %2072, %2070 ], [ 0, %1834 ]
  %1976 = load ptr, ptr %105, align 8
  %1977 = getelementptr inbounds nuw double, ptr %1976, i64 %1975
  %1978 = load double, ptr %1977, align 8
  %1979 = fcmp ult double %1978, 0.000000e+00
  br i1 %1979, label %2070, label %1980
1980:
  %1981 = load i64, ptr %30, align 8
  %1982 = load ptr, ptr %154, align 8
  %1983 = mul nsw i64 %1981, %1974
  %1984 = getelementptr inbounds i64, ptr %1982, i64 %1983
  %1985 = getelementptr inbounds nuw i64, ptr %1984, i64 %1975
  %1986 = load i64, ptr %1985, align 8
  %1987 = icmp slt i64 %1986, 0
  br i1 %1987, label %1997, label %1988
1988:
  %1989 = load i64, ptr %148, align 8
  %1990 = icmp slt i64 %1986, %1989
  br i1 %1990, label %1991, label %1997
1991:
  %1992 = load ptr, ptr %155, align 8
  %1993 = mul nsw i64 %1989, %1981
  %1994 = add nsw i64 %1993, %1986
  %1995 = mul nsw i64 %1994, 48
  %1996 = getelementptr inbounds i8, ptr %1992, i64 %1995
  br label %1997
1997:
  %1998 = phi ptr [ %1996, %1991 ], [ null, %1988 ], [ null, %1980 ]
  %1999 = load ptr, ptr %150, align 8
  %2000 = getelementptr inbounds nuw double, ptr %1999, i64 %1975
  br label %2001
2001:
  %2002 = phi i64 [ 0, %1997 ], [ %2015, %2014 ]
  %2003 = phi i64 [ 0, %1997 ], [ %2016, %2014 ]
  %2004 = mul nsw i64 %2002, %1974
  %2005 = getelementptr inbounds double, ptr %2000, i64 %2004
  %2006 = load double, ptr %2005, align 8
  %2007 = fcmp uno double %2006, 0.000000e+00
  br i1 %2007, label %2014, label %2008
2008:
  %2009 = mul nsw i64 %2003, %1974
  %2010 = getelementptr inbounds double, ptr %2000, i64 %2009
  %2011 = load double, ptr %2010, align 8
  %2012 = fcmp ugt double %2011, %2006
  br i1 %2012, label %2013, label %2014
2013:
  br label %2014
2014:
  %2015 = phi i64 [ %2002, %2001 ], [ %2002, %2008 ], [ %2003, %2013 ]
  %2016 = add nuw nsw i64 %2003, 1
  %2017 = icmp eq i64 %2016, 9
  br i1 %2017, label %2018, label %2001
2018:
  %2019 = call i64 @llvm.smax.i64(i64 %2015, i64 1)
  %2020 = call i64 @llvm.umin.i64(i64 %2019, i64 7)
  %2021 = mul nsw i64 %2020, %1974
  %2022 = getelementptr inbounds double, ptr %1999, i64 %2021
  %2023 = getelementptr inbounds nuw double, ptr %2022, i64 %1975
  %2024 = getelementptr inbounds double, ptr %2023, i64 %1974
  %2025 = load double, ptr %2024, align 8
  %2026 = sub nsw i64 0, %1974
  %2027 = getelementptr inbounds double, ptr %2023, i64 %2026
  %2028 = load double, ptr %2027, align 8
  %2029 = fsub double %2025, %2028
  %2030 = fmul double %2029, 5.000000e-01
  %2031 = fadd double %2025, %2028
  %2032 = fmul double %2031, 5.000000e-01
  %2033 = load double, ptr %2023, align 8
  %2034 = fsub double %2032, %2033
  %2035 = fcmp olt double %2034, 0.000000e+00
  br i1 %2035, label %2036, label %2039
2036:
  %2037 = fmul double %2030, -5.000000e-01
  %2038 = fdiv double %2037, %2034
  br label %2044
2039:
  %2040 = fcmp ogt double %2030, 0.000000e+00
  br i1 %2040, label %2044, label %2041
2041:
  %2042 = fcmp olt double %2030, 0.000000e+00
  %2043 = select i1 %2042, double -1.000000e+00, double %2030
  br label %2044
2044:
  %2045 = phi double [ %2038, %2036 ], [ %2043, %2041 ], [ 1.000000e+00, %2039 ]
  %2046 = fcmp olt double %2045, -1.000000e+00
  %2047 = fcmp ogt double %2045, 1.000000e+00
  %2048 = select i1 %2047, double 1.000000e+00, double %2045
  %2049 = select i1 %2046, double -1.000000e+00, double %2048
  %2050 = fmul double %2034, %2049
  %2051 = fadd double %2030, %2050
  %2052 = fmul double %2049, %2051
  %2053 = fadd double %2033, %2052
  %2054 = icmp eq ptr %1998, null
  br i1 %2054, label %2070, label %2055
2055:
  %2056 = getelementptr inbounds nuw i8, ptr %1998, i64 32
  %2057 = load double, ptr %2056, align 8
  %2058 = fcmp ult double %2057, %2053
  br i1 %2058, label %2059, label %2070
2059:
  store double %2053, ptr %2056, align 8
  %2060 = load double, ptr %51, align 8
  %2061 = load double, ptr %87, align 8
  %2062 = fsub double %2061, %2060
  %2063 = uitofp nneg i64 %2020 to double
  %2064 = fadd double %2049, %2063
  %2065 = fmul double %2064, %2062
  %2066 = fmul double %2065, 1.250000e-01
  %2067 = fadd double %2060, %2066
  %2068 = getelementptr inbounds nuw i8, ptr %1998, i64 40
  store double %2067, ptr %2068, align 8
  %2069 = load i64, ptr %102, align 8
  br label %2070
2070:
  %2071 = phi i64 [ %2069, %2059 ], [ %1974, %2055 ], [ %1974, %2044 ], [ %1974, %1973 ]
  %2072 = add nuw nsw i64 %1975, 1
  %2073 = icmp slt i64 %2072, %2071
  br i1 %2073, label %1973, label %2074
2074:
  %2075 = icmp sgt i64 %2071, 0
  br i1 %2075, label %2076, label %2153
2076:
  %2077 = phi i64 [ %1815, %1817 ], [ %1815, %1831 ], [ %2071, %2074 ]
  br label %2078
2078:
  %2079 = phi i64 [ %2151, %2149 ], [ %2077, %2076 ]
  %2080 = phi i64 [ %2150, %2149 ], [ 0, %2076 ]
  %2081 = load ptr, ptr %105, align 8
  %2082 = getelementptr inbounds nuw double, ptr %2081, i64 %2080
  %2083 = load double, ptr %2082, align 8
  %2084 = load ptr, ptr %124, align 8
  %2085 = getelementptr inbounds nuw double, ptr %2084, i64 %2080
  %2086 = load double, ptr %2085, align 8
  %2087 = getelementptr inbounds double, ptr %2085, i64 %2079
  %2088 = load double, ptr %2087, align 8
  %2089 = load double, ptr %87, align 8
  %2090 = fcmp oeq double %2088, 0.000000e+00
  %2091 = select i1 %2090, double 0x7FF0000000000000, double %2088
  %2092 = fdiv double %2086, %2091
  %2093 = fsub double %2089, %2092
  %2094 = fcmp uge double %2083, 0.000000e+00
  %2095 = fcmp ult double %2086, 0.000000e+00
  %2096 = select i1 %2094, i1 true, i1 %2095
  br i1 %2096, label %2123, label %2097
2097:
  %2098 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %30, i64 noundef %2080, double noundef %2093) #11
  %2099 = icmp eq ptr %2098, null
  br i1 %2099, label %2149, label %2100
2100:
  %2101 = load i64, ptr %127, align 8
  %2102 = icmp sgt i64 %2101, 0
  br i1 %2102, label %2103, label %2120
2103:
  %2104 = load ptr, ptr %128, align 8
  br label %2105
2105:
  %2106 = phi i64 [ 0, %2103 ], [ %2111, %2110 ]
  %2107 = getelementptr inbounds nuw i64, ptr %2104, i64 %2106
  %2108 = load i64, ptr %2107, align 8
  %2109 = icmp eq i64 %2108, %2080
  br i1 %2109, label %2113, label %2110
2110:
  %2111 = add nuw nsw i64 %2106, 1
  %2112 = icmp eq i64 %2111, %2101
  br i1 %2112, label %2120, label %2105
2113:
  %2114 = load ptr, ptr %114, align 8
  %2115 = load ptr, ptr %129, align 8
  %2116 = getelementptr inbounds nuw i64, ptr %2115, i64 %2106
  %2117 = load i64, ptr %2116, align 8
  %2118 = getelementptr inbounds double, ptr %2114, i64 %2117
  %2119 = load double, ptr %2118, align 8
  br label %2120
2120:
  %2121 = phi double [ %2119, %2113 ], [ 0x7FF8000000000000, %2100 ], [ 0x7FF8000000000000, %2110 ]
  %2122 = getelementptr inbounds nuw i8, ptr %2098, i64 16
  store double %2121, ptr %2122, align 8
  br label %2149
2123:
  %2124 = load i64, ptr %148, align 8
  %2125 = icmp ne i64 %2124, 0
  %2126 = fcmp oge double %2083, 0.000000e+00
  %2127 = and i1 %2126, %2125
  %2128 = fcmp olt double %2086, 0.000000e+00
  %2129 = select i1 %2127, i1 %2128, i1 false
  br i1 %2129, label %2130, label %2149
2130:
  %2131 = load i64, ptr %30, align 8
  %2132 = load ptr, ptr %154, align 8
  %2133 = mul nsw i64 %2131, %2079
  %2134 = getelementptr inbounds i64, ptr %2132, i64 %2133
  %2135 = getelementptr inbounds nuw i64, ptr %2134, i64 %2080
  %2136 = load i64, ptr %2135, align 8
  %2137 = icmp sgt i64 %2136, -1
  %2138 = icmp slt i64 %2136, %2124
  %2139 = and i1 %2137, %2138
  br i1 %2139, label %2140, label %2149
2140:
  %2141 = load ptr, ptr %155, align 8
  %2142 = icmp eq ptr %2141, null
  br i1 %2142, label %2149, label %2143
2143:
  %2144 = mul nsw i64 %2131, %2124
  %2145 = add nsw i64 %2136, %2144
  %2146 = mul nsw i64 %2145, 48
  %2147 = getelementptr inbounds i8, ptr %2141, i64 %2146
  %2148 = getelementptr inbounds nuw i8, ptr %2147, i64 24
  store double %2093, ptr %2148, align 8
  br label %2149
2149:
  %2150 = add nuw nsw i64 %2080, 1
  %2151 = load i64, ptr %102, align 8
  %2152 = icmp slt i64 %2150, %2151
  br i1 %2152, label %2078, label %2153
2153:
  %2154 = load i64, ptr %30, align 8
  %2155 = icmp slt i64 %2154, 0
  br i1 %2155, label %2409, label %2159
2156:
  %2157 = load i64, ptr %30, align 8
  %2158 = icmp slt i64 %2157, 0
  br i1 %2158, label %2409, label %2396
2159:
  %2160 = load i64, ptr %0, align 8
  %2161 = load i64, ptr %33, align 8
  %2162 = add i64 %2161, %2160
  %2163 = load i64, ptr %34, align 8
  %2164 = shl i64 %2163, 1
  %2165 = add i64 %2162, %2164
  %2166 = load i64, ptr %35, align 8
  %2167 = add i64 %2165, %2166
  %2168 = load i64, ptr %108, align 8
  %2169 = add nsw i64 %2168, -1
  %2170 = mul nsw i64 %2169, %2167
  %2171 = load ptr, ptr %156, align 8
  %2172 = load i64, ptr %157, align 8
  %2173 = mul nsw i64 %2172, %2154
  %2174 = getelementptr inbounds double, ptr %2171, i64 %2173
  %2175 = load i64, ptr %42, align 8
  %2176 = load i64, ptr %158, align 8
  %2177 = icmp slt i64 %2175, %2176
  br i1 %2177, label %2178, label %2298
2178:
  %2179 = phi i64 [ %2296, %2293 ], [ %2176, %2159 ]
  %2180 = phi i64 [ %2295, %2293 ], [ %2175, %2159 ]
  %2181 = getelementptr inbounds double, ptr %2174, i64 %2180
  %2182 = load double, ptr %2181, align 8
  %2183 = load double, ptr %87, align 8
  %2184 = fcmp ugt double %2182, %2183
  br i1 %2184, label %2298, label %2185
2185:
  %2186 = load double, ptr %51, align 8
  %2187 = fsub double %2182, %2186
  %2188 = fsub double %2183, %2186
  %2189 = fdiv double %2187, %2188
  %2190 = load i64, ptr %0, align 8
  %2191 = load i64, ptr %33, align 8
  %2192 = add i64 %2191, %2190
  %2193 = load i64, ptr %34, align 8
  %2194 = shl nsw i64 %2193, 1
  %2195 = add nsw i64 %2194, %2192
  %2196 = load i64, ptr %35, align 8
  %2197 = add nsw i64 %2195, %2196
  %2198 = load i64, ptr %108, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  %2199 = load i64, ptr %151, align 8
  %2200 = icmp ne i64 %2199, 0
  %2201 = icmp sgt i64 %2198, 0
  %2202 = select i1 %2200, i1 %2201, i1 false
  br i1 %2202, label %2203, label %2207
2203:
  %2204 = icmp sgt i64 %2199, 0
  %2205 = fmul double %2189, 0.000000e+00
  %2206 = getelementptr double, ptr %5, i64 %2198
  br label %2215
2207:
  %2208 = load ptr, ptr %159, align 8
  %2209 = load i64, ptr %30, align 8
  %2210 = mul nsw i64 %2209, %2179
  %2211 = add nsw i64 %2210, %2180
  %2212 = mul nsw i64 %2211, %2192
  %2213 = getelementptr inbounds double, ptr %2208, i64 %2212
  %2214 = icmp sgt i64 %2192, 0
  br i1 %2214, label %2252, label %2247
2215:
  %2216 = phi i64 [ 0, %2203 ], [ %2245, %2242 ]
  br i1 %2204, label %2217, label %2229
2217:
  %2218 = load ptr, ptr %152, align 8
  %2219 = mul nuw nsw i64 %2216, %2199
  %2220 = getelementptr double, ptr %2218, i64 %2219
  br label %2221
2221:
  %2222 = phi i64 [ %2199, %2217 ], [ %2224, %2221 ]
  %2223 = phi double [ 0.000000e+00, %2217 ], [ %2227, %2221 ]
  %2224 = add nsw i64 %2222, -1
  %2225 = getelementptr double, ptr %2220, i64 %2224
  %2226 = load double, ptr %2225, align 8
  %2227 = call double @llvm.fma.f64(double %2223, double %2189, double %2226)
  %2228 = icmp samesign ugt i64 %2222, 1
  br i1 %2228, label %2221, label %2231
2229:
  %2230 = getelementptr inbounds nuw double, ptr %5, i64 %2216
  store double %2205, ptr %2230, align 8
  br label %2242
2231:
  %2232 = fmul double %2189, %2227
  %2233 = getelementptr inbounds nuw double, ptr %5, i64 %2216
  store double %2232, ptr %2233, align 8
  br label %2234
2234:
  %2235 = phi i64 [ %2199, %2231 ], [ %2237, %2234 ]
  %2236 = phi double [ 0.000000e+00, %2231 ], [ %2240, %2234 ]
  %2237 = add nsw i64 %2235, -1
  %2238 = getelementptr double, ptr %2220, i64 %2237
  %2239 = load double, ptr %2238, align 8
  %2240 = fadd double %2236, %2239
  %2241 = icmp samesign ugt i64 %2235, 1
  br i1 %2241, label %2234, label %2242
2242:
  %2243 = phi double [ 0.000000e+00, %2229 ], [ %2240, %2234 ]
  %2244 = getelementptr double, ptr %2206, i64 %2216
  store double %2243, ptr %2244, align 8
  %2245 = add nuw nsw i64 %2216, 1
  %2246 = icmp eq i64 %2245, %2198
  br i1 %2246, label %2207, label %2215
2247:
  %2248 = load i64, ptr %48, align 8
  %2249 = icmp sgt i64 %2248, 0
  br i1 %2249, label %2250, label %2293
2250:
  %2251 = mul i64 %2197, %2198
  br label %2261
2252:
  %2253 = phi i64 [ %2259, %2252 ], [ 0, %2207 ]
  %2254 = load ptr, ptr %46, align 8
  %2255 = load ptr, ptr %123, align 8
  %2256 = load ptr, ptr %110, align 8
  %2257 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2254, ptr noundef %2255, ptr noundef %2256, ptr noundef %5, double noundef %2189, double noundef %2188, i64 noundef %2253) #11
  %2258 = getelementptr inbounds nuw double, ptr %2213, i64 %2253
  store double %2257, ptr %2258, align 8
  %2259 = add nuw nsw i64 %2253, 1
  %2260 = icmp eq i64 %2259, %2192
  br i1 %2260, label %2247, label %2252
2261:
  %2262 = phi i64 [ %2248, %2250 ], [ %2284, %2283 ]
  %2263 = phi i64 [ 0, %2250 ], [ %2285, %2283 ]
  %2264 = load ptr, ptr %160, align 8
  %2265 = load i64, ptr %30, align 8
  %2266 = mul nsw i64 %2265, %2262
  %2267 = add nsw i64 %2266, %2263
  %2268 = load i64, ptr %158, align 8
  %2269 = mul nsw i64 %2267, %2268
  %2270 = add nsw i64 %2269, %2180
  %2271 = mul nsw i64 %2270, %2192
  %2272 = getelementptr inbounds double, ptr %2264, i64 %2271
  %2273 = load ptr, ptr %49, align 8
  %2274 = mul nsw i64 %2263, %2197
  %2275 = getelementptr inbounds double, ptr %2273, i64 %2274
  %2276 = load ptr, ptr %147, align 8
  %2277 = getelementptr inbounds double, ptr %2276, i64 %2274
  %2278 = load ptr, ptr %135, align 8
  %2279 = mul i64 %2251, %2263
  %2280 = getelementptr inbounds double, ptr %2278, i64 %2279
  br i1 %2214, label %2287, label %2283
2281:
  %2282 = load i64, ptr %48, align 8
  br label %2283
2283:
  %2284 = phi i64 [ %2282, %2281 ], [ %2262, %2261 ]
  %2285 = add nuw nsw i64 %2263, 1
  %2286 = icmp slt i64 %2285, %2284
  br i1 %2286, label %2261, label %2293
2287:
  %2288 = phi i64 [ %2291, %2287 ], [ 0, %2261 ]
  %2289 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2275, ptr noundef %2277, ptr noundef %2280, ptr noundef %5, double noundef %2189, double noundef %2188, i64 noundef %2288) #11
  %2290 = getelementptr inbounds nuw double, ptr %2272, i64 %2288
  store double %2289, ptr %2290, align 8
  %2291 = add nuw nsw i64 %2288, 1
  %2292 = icmp eq i64 %2291, %2192
  br i1 %2292, label %2281, label %2287
2293:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %2294 = load i64, ptr %42, align 8
  %2295 = add nsw i64 %2294, 1
  store i64 %2295, ptr %42, align 8
  %2296 = load i64, ptr %158, align 8
  %2297 = icmp slt i64 %2295, %2296
  br i1 %2297, label %2178, label %2298
2298:
  %2299 = icmp sgt i64 %2167, 0
  br i1 %2299, label %2303, label %2300
2300:
  %2301 = load i64, ptr %48, align 8
  %2302 = icmp sgt i64 %2301, 0
  br i1 %2302, label %2312, label %2334
2303:
  %2304 = phi i64 [ %2310, %2303 ], [ 0, %2298 ]
  %2305 = load ptr, ptr %114, align 8
  %2306 = getelementptr inbounds nuw double, ptr %2305, i64 %2304
  %2307 = load double, ptr %2306, align 8
  %2308 = load ptr, ptr %46, align 8
  %2309 = getelementptr inbounds nuw double, ptr %2308, i64 %2304
  store double %2307, ptr %2309, align 8
  %2310 = add nuw nsw i64 %2304, 1
  %2311 = icmp eq i64 %2310, %2167
  br i1 %2311, label %2300, label %2303
2312:
  %2313 = phi i64 [ %2320, %2319 ], [ %2301, %2300 ]
  %2314 = phi i64 [ %2321, %2319 ], [ 0, %2300 ]
  br i1 %2299, label %2315, label %2319
2315:
  %2316 = mul nuw nsw i64 %2314, %2167
  br label %2323
2317:
  %2318 = load i64, ptr %48, align 8
  br label %2319
2319:
  %2320 = phi i64 [ %2318, %2317 ], [ %2313, %2312 ]
  %2321 = add nuw nsw i64 %2314, 1
  %2322 = icmp slt i64 %2321, %2320
  br i1 %2322, label %2312, label %2334
2323:
  %2324 = phi i64 [ 0, %2315 ], [ %2332, %2323 ]
  %2325 = load ptr, ptr %147, align 8
  %2326 = getelementptr inbounds nuw double, ptr %2325, i64 %2316
  %2327 = getelementptr inbounds nuw double, ptr %2326, i64 %2324
  %2328 = load double, ptr %2327, align 8
  %2329 = load ptr, ptr %49, align 8
  %2330 = getelementptr inbounds nuw double, ptr %2329, i64 %2316
  %2331 = getelementptr inbounds nuw double, ptr %2330, i64 %2324
  store double %2328, ptr %2331, align 8
  %2332 = add nuw nsw i64 %2324, 1
  %2333 = icmp eq i64 %2332, %2167
  br i1 %2333, label %2317, label %2323
2334:
  %2335 = load i64, ptr %161, align 8
  %2336 = icmp ne i64 %2335, 0
  %2337 = and i1 %2299, %2336
  br i1 %2337, label %2338, label %2349
2338:
  %2339 = phi i64 [ %2345, %2338 ], [ 0, %2334 ]
  %2340 = load ptr, ptr %110, align 8
  %2341 = getelementptr inbounds double, ptr %2340, i64 %2170
  %2342 = getelementptr inbounds nuw double, ptr %2341, i64 %2339
  %2343 = load double, ptr %2342, align 8
  %2344 = getelementptr inbounds nuw double, ptr %2340, i64 %2339
  store double %2343, ptr %2344, align 8
  %2345 = add nuw nsw i64 %2339, 1
  %2346 = icmp eq i64 %2345, %2167
  br i1 %2346, label %2347, label %2338
2347:
  %2348 = load i64, ptr %161, align 8
  br label %2349
2349:
  %2350 = phi i64 [ %2348, %2347 ], [ %2335, %2334 ]
  %2351 = icmp eq i64 %2350, 0
  %2352 = zext i1 %2351 to i64
  store i64 %2352, ptr %56, align 8
  %2353 = load ptr, ptr %104, align 8
  %2354 = load i64, ptr %102, align 8
  %2355 = icmp sgt i64 %2354, 0
  br i1 %2355, label %2356, label %2389
2356:
  %2357 = load ptr, ptr %105, align 8
  br label %2358
2358:
  %2359 = phi i64 [ 0, %2356 ], [ %2370, %2358 ]
  %2360 = phi i32 [ 0, %2356 ], [ %2369, %2358 ]
  %2361 = getelementptr inbounds nuw double, ptr %2357, i64 %2359
  %2362 = load double, ptr %2361, align 8
  %2363 = getelementptr inbounds nuw double, ptr %2353, i64 %2359
  %2364 = load double, ptr %2363, align 8
  %2365 = fcmp olt double %2362, 0.000000e+00
  %2366 = fcmp oge double %2364, 0.000000e+00
  %2367 = select i1 %2365, i1 %2366, i1 false
  %2368 = zext i1 %2367 to i32
  %2369 = or i32 %2360, %2368
  %2370 = add nuw nsw i64 %2359, 1
  %2371 = icmp eq i64 %2370, %2354
  br i1 %2371, label %2372, label %2358
2372:
  %2373 = icmp eq i32 %2369, 0
  br i1 %2373, label %2377, label %2374
2374:
  store i64 1, ptr %56, align 8
  %2375 = load i64, ptr %102, align 8
  %2376 = icmp sgt i64 %2375, 0
  br i1 %2376, label %2377, label %2389
2377:
  br label %2378
2378:
  %2379 = phi i64 [ %2385, %2378 ], [ 0, %2377 ]
  %2380 = load ptr, ptr %104, align 8
  %2381 = getelementptr inbounds nuw double, ptr %2380, i64 %2379
  %2382 = load double, ptr %2381, align 8
  %2383 = load ptr, ptr %105, align 8
  %2384 = getelementptr inbounds nuw double, ptr %2383, i64 %2379
  store double %2382, ptr %2384, align 8
  %2385 = add nuw nsw i64 %2379, 1
  %2386 = load i64, ptr %102, align 8
  %2387 = shl nsw i64 %2386, 2
  %2388 = icmp slt i64 %2385, %2387
  br i1 %2388, label %2378, label %2389
2389:
  %2390 = load double, ptr %87, align 8
  store double %2390, ptr %51, align 8
  %2391 = load i64, ptr %40, align 8
  %2392 = add nsw i64 %2391, 1
  store i64 %2392, ptr %40, align 8
  %2393 = load double, ptr %134, align 8
  %2394 = load double, ptr %59, align 8
  %2395 = fcmp ogt double %2393, %2394
  br i1 %2395, label %2405, label %2407
2396:
  %2397 = load double, ptr %59, align 8
  %2398 = fcmp ogt double %1516, %2397
  br i1 %2398, label %2399, label %2407
2399:
  %2400 = load double, ptr %51, align 8
  %2401 = load double, ptr %32, align 8
  %2402 = fsub double %2401, %2400
  %2403 = fmul double %2402, 5.000000e-01
  %2404 = fadd double %2400, %2403
  br label %2407
2405:
  %2406 = load double, ptr %32, align 8
  br label %2407
2407:
  %2408 = phi double [ %2393, %2389 ], [ %2404, %2399 ], [ %2406, %2405 ], [ %1516, %2396 ]
  store double %2408, ptr %87, align 8
  br label %2409
2409:
  %2410 = add nuw nsw i64 %163, 1
  %2411 = icmp eq i64 %2410, %3
  br i1 %2411, label %2412, label %162
2412:
  %2413 = phi i64 [ 1, %26 ], [ 2, %836 ], [ 0, %720 ], [ 0, %717 ], [ 1, %2409 ]
  call void @bg_set_float_mode(i32 noundef %17) #10
  ret i64 %2413
>>>>>>> events
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
<<<<<<< HEAD
define range(i64 -1152921504606846933, 1152921504606847019) i64 @bg_memory_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #10
  %5 = add nsw i64 %4, 43
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((160, 336)) %2, ptr noundef %3) unnamed_addr #4 {
=======
define range(i64 -1152921504606846929, 1152921504606847023) i64 @bg_memory_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #11
  %5 = add nsw i64 %4, 47
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((160, 368)) %2, ptr noundef %3) unnamed_addr #4 {
>>>>>>> events
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
<<<<<<< HEAD
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
=======
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
  %99 = load i64, ptr %49, align 8
  %100 = icmp eq i64 %99, 0
  %101 = select i1 %100, i64 0, i64 64
  %102 = getelementptr inbounds nuw double, ptr %97, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 344
  store ptr %97, ptr %103, align 8
  %104 = load i64, ptr %49, align 8
  %105 = load i64, ptr %20, align 8
  %106 = mul i64 %104, 18432
  %107 = getelementptr i8, ptr %102, i64 %106
  %108 = getelementptr double, ptr %107, i64 %105
  %109 = getelementptr double, ptr %108, i64 %15
  %110 = getelementptr i8, ptr %109, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 352
  store ptr %102, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds double, ptr %110, i64 %113
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 360
  store ptr %110, ptr %115, align 8
  %116 = ptrtoint ptr %114 to i64
  %117 = ptrtoint ptr %3 to i64
  %118 = sub i64 %116, %117
  %119 = ashr exact i64 %118, 3
  ret i64 %119
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
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 344
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 360
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12
  ret void
}
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
>>>>>>> events
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
<<<<<<< HEAD
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 328
=======
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 360
>>>>>>> events
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
<<<<<<< HEAD
declare i64 @llvm.smax.i64(i64, i64) #8
declare i64 @llvm.smin.i64(i64, i64) #8
declare i64 @llvm.usub.sat.i64(i64, i64) #8
=======
declare i64 @llvm.smax.i64(i64, i64) #9
declare i64 @llvm.usub.sat.i64(i64, i64) #9
declare i64 @llvm.umin.i64(i64, i64) #9
>>>>>>> events
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
