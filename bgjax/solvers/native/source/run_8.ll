; sources a9880397d469dca8ad8c38a89b0e1615fa26a1065ec8f5bf3cb7bfb113e6dc51
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [8 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, ptr, ptr }
%struct.bg_values = type { ptr, i64 }
define range(i64 0, 3) i64 @bg_advance_8(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca <8 x i64>, align 8
  %6 = alloca [32 x double], align 16
  %7 = alloca <8 x double>, align 8
  %8 = alloca [16 x <8 x double>], align 16
  %9 = alloca [16 x <8 x double>], align 16
  %10 = alloca <8 x double>, align 8
  %11 = alloca <8 x double>, align 8
  %12 = alloca <8 x double>, align 8
  %13 = alloca <8 x double>, align 8
  %14 = alloca <8 x double>, align 8
  %15 = alloca <8 x double>, align 8
  %16 = alloca <8 x i64>, align 8
  %17 = alloca <8 x double>, align 8
  %18 = alloca [8 x i32], align 16
  %19 = alloca <8 x double>, align 8
  %20 = alloca <8 x double>, align 8
  %21 = alloca <8 x double>, align 8
  %22 = alloca <8 x double>, align 8
  %23 = alloca [9 x ptr], align 16
  %24 = alloca [6 x double], align 16
  %25 = alloca <8 x double>, align 8
  %26 = tail call i32 @bg_float_mode() #13
  %27 = tail call i32 @bg_plain_mode() #13
  tail call void @bg_set_float_mode(i32 noundef %27) #13
  %28 = load i64, ptr %2, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %40
30:
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 1400
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
  %39 = icmp eq i64 %38, 8
  br i1 %39, label %40, label %35
40:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %42 = icmp sgt i64 %3, 0
  br i1 %42, label %43, label %2927
43:
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 1352
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 1360
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 1200
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  %63 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %65 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %66 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %67 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 1320
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
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 1376
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 1368
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
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 1256
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 1232
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 1192
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 1224
  %117 = getelementptr inbounds nuw i8, ptr %2, i64 1208
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %130 = getelementptr inbounds nuw i8, ptr %2, i64 1176
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 1328
  %135 = getelementptr inbounds nuw i8, ptr %2, i64 1344
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %138 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %139 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %147
147:
  %148 = phi i64 [ 0, %43 ], [ %2925, %2924 ]
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
  %181 = getelementptr <8 x double>, ptr %177, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = fadd double %182, 0.000000e+00
  %184 = insertelement <8 x double> poison, double %183, i64 0
  %185 = shufflevector <8 x double> %184, <8 x double> poison, <8 x i32> zeroinitializer
  %186 = getelementptr inbounds nuw <8 x double>, ptr %176, i64 %180
  store <8 x double> %185, ptr %186, align 8
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
  %200 = getelementptr <8 x double>, ptr %196, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = fadd double %201, 0.000000e+00
  %203 = insertelement <8 x double> poison, double %202, i64 0
  %204 = shufflevector <8 x double> %203, <8 x double> poison, <8 x i32> zeroinitializer
  %205 = getelementptr inbounds nuw <8 x double>, ptr %195, i64 %199
  store <8 x double> %204, ptr %205, align 8
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
  %241 = icmp eq i64 %240, 8
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
  %259 = icmp eq i64 %258, 8
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
  %270 = getelementptr inbounds nuw <8 x double>, ptr %251, i64 %267
  store double %269, ptr %270, align 8
  %271 = add nuw nsw i64 %267, 1
  %272 = icmp eq i64 %271, %243
  br i1 %272, label %257, label %266
273:
  %274 = phi i64 [ %264, %260 ], [ %338, %336 ]
  %275 = load <8 x double>, ptr %25, align 8
  %276 = load ptr, ptr %60, align 8
  %277 = load ptr, ptr %62, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %275, ptr noundef %276, ptr noundef null, i64 noundef %274, ptr noundef %277, i32 noundef 1) #14
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
  %290 = getelementptr inbounds nuw <8 x double>, ptr %284, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = getelementptr double, ptr %287, i64 %289
  store double %291, ptr %292, align 8
  %293 = add nuw nsw i64 %289, 1
  %294 = icmp eq i64 %293, %243
  br i1 %294, label %295, label %288
295:
  %296 = add nuw nsw i64 %280, 1
  %297 = icmp eq i64 %296, 8
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
  %317 = getelementptr inbounds <8 x double>, ptr %315, i64 %316
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
  %328 = icmp eq i64 %327, 8
  br i1 %328, label %336, label %318
329:
  %330 = phi i64 [ 0, %321 ], [ %334, %329 ]
  %331 = getelementptr double, ptr %325, i64 %330
  %332 = load double, ptr %331, align 8
  %333 = getelementptr inbounds nuw <8 x double>, ptr %320, i64 %330
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
  %345 = getelementptr inbounds <8 x double>, ptr %343, i64 %344
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
  %368 = getelementptr inbounds nuw <8 x double>, ptr %362, i64 %367
  %369 = load double, ptr %368, align 8
  %370 = getelementptr double, ptr %365, i64 %367
  store double %369, ptr %370, align 8
  %371 = add nuw nsw i64 %367, 1
  %372 = icmp eq i64 %371, %243
  br i1 %372, label %373, label %366
373:
  %374 = add nuw nsw i64 %358, 1
  %375 = icmp eq i64 %374, 8
  br i1 %375, label %376, label %357
376:
  %377 = add nuw nsw i64 %342, 1
  %378 = load i64, ptr %51, align 8
  %379 = icmp slt i64 %377, %378
  br i1 %379, label %340, label %380
380:
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #15
  %381 = add nuw nsw i64 %220, 8
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
  %428 = getelementptr inbounds nuw <8 x double>, ptr %427, i64 %426
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
  %452 = getelementptr inbounds nuw <8 x double>, ptr %451, i64 %442
  %453 = getelementptr inbounds nuw <8 x double>, ptr %452, i64 %450
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
  %469 = icmp eq i64 %468, 8
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
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %472, i64 noundef %477) #14
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
  %559 = getelementptr inbounds <8 x double>, ptr %549, i64 %558
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #15
  store <8 x double> zeroinitializer, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #15
  store <8 x double> splat (double 1.000000e+00), ptr %22, align 8
  %560 = icmp sgt i64 %558, 0
  br i1 %560, label %563, label %561
561:
  %562 = icmp sgt i64 %557, 0
  br i1 %562, label %581, label %576
563:
  %564 = phi i64 [ %573, %563 ], [ 0, %543 ]
  %565 = load ptr, ptr %45, align 8
  %566 = getelementptr inbounds nuw <8 x double>, ptr %565, i64 %564
  %567 = getelementptr inbounds nuw double, ptr %566, i64 %472
  %568 = load double, ptr %567, align 8
  %569 = fadd double %568, 0.000000e+00
  %570 = insertelement <8 x double> poison, double %569, i64 0
  %571 = shufflevector <8 x double> %570, <8 x double> poison, <8 x i32> zeroinitializer
  %572 = getelementptr inbounds nuw <8 x double>, ptr %549, i64 %564
  store <8 x double> %571, ptr %572, align 8
  %573 = add nuw nsw i64 %564, 1
  %574 = load i64, ptr %49, align 8
  %575 = icmp slt i64 %573, %574
  br i1 %575, label %563, label %561
576:
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #15
  %577 = load i64, ptr %87, align 8
  %578 = getelementptr inbounds <8 x double>, ptr %549, i64 %577
  store ptr %578, ptr %23, align 16
  store ptr %559, ptr %88, align 8
  %579 = load i64, ptr %0, align 8
  %580 = getelementptr inbounds <8 x double>, ptr %559, i64 %579
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
  %584 = getelementptr inbounds nuw <8 x double>, ptr %583, i64 %582
  %585 = getelementptr inbounds nuw double, ptr %584, i64 %472
  %586 = load double, ptr %585, align 8
  %587 = fadd double %586, 0.000000e+00
  %588 = insertelement <8 x double> poison, double %587, i64 0
  %589 = shufflevector <8 x double> %588, <8 x double> poison, <8 x i32> zeroinitializer
  %590 = getelementptr inbounds nuw <8 x double>, ptr %559, i64 %582
  store <8 x double> %589, ptr %590, align 8
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
  %610 = getelementptr inbounds <8 x double>, ptr %608, i64 %609
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
  %629 = icmp eq i64 %628, 8
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
  %637 = add nuw nsw i64 %594, 8
  %638 = icmp samesign ult i64 %594, 1016
  br i1 %638, label %593, label %670
639:
  %640 = phi i64 [ %631, %630 ], [ %668, %643 ]
  %641 = add nuw nsw i64 %632, 1
  %642 = icmp eq i64 %641, 8
  br i1 %642, label %636, label %630
643:
  %644 = phi i64 [ %631, %634 ], [ %668, %643 ]
  %645 = phi i64 [ 0, %634 ], [ %667, %643 ]
  %646 = load ptr, ptr %97, align 8
  %647 = getelementptr inbounds nuw <8 x double>, ptr %646, i64 %645
  %648 = getelementptr inbounds nuw double, ptr %647, i64 %632
  %649 = load double, ptr %648, align 8
  %650 = getelementptr inbounds <8 x double>, ptr %646, i64 %644
  %651 = getelementptr inbounds nuw <8 x double>, ptr %650, i64 %645
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
  %679 = shl nuw nsw i64 %677, 6
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
  %848 = shl nuw nsw i64 %811, 6
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
  %859 = shl nuw nsw i64 %857, 6
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
  %874 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %472, double noundef %485, double noundef %873) #14
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
  %883 = icmp eq i64 %882, 8
  br i1 %883, label %890, label %470
884:
  %885 = icmp slt i64 %896, 0
  br i1 %885, label %2927, label %886
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
  %898 = icmp eq i64 %897, 8
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
  %918 = icmp eq i64 %917, 8
  br i1 %918, label %899, label %901
919:
  %920 = load ptr, ptr %100, align 8
  %921 = icmp eq ptr %920, null
  br i1 %921, label %955, label %922
922:
  %923 = call fastcc <8 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #14
  %924 = load ptr, ptr %69, align 8
  %925 = load ptr, ptr %97, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %2, <8 x double> noundef %923, ptr noundef %924, <8 x double> noundef zeroinitializer, ptr noundef %925) #14
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
  %941 = getelementptr inbounds nuw <8 x double>, ptr %940, i64 %939
  %942 = getelementptr inbounds nuw double, ptr %941, i64 %927
  %943 = load double, ptr %942, align 8
  %944 = load ptr, ptr %69, align 8
  %945 = load i64, ptr %0, align 8
  %946 = getelementptr inbounds <8 x double>, ptr %944, i64 %945
  %947 = getelementptr inbounds nuw <8 x double>, ptr %946, i64 %939
  %948 = getelementptr inbounds nuw double, ptr %947, i64 %927
  store double %943, ptr %948, align 8
  %949 = add nuw nsw i64 %939, 1
  %950 = load i64, ptr %53, align 8
  %951 = icmp slt i64 %949, %950
  br i1 %951, label %938, label %952
952:
  %953 = add nuw nsw i64 %927, 1
  %954 = icmp eq i64 %953, 8
  br i1 %954, label %955, label %926
955:
  %956 = load i64, ptr %101, align 8
  %957 = icmp eq i64 %956, 0
  br i1 %957, label %1067, label %958
958:
  %959 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %960 = load ptr, ptr %69, align 8
  %961 = load ptr, ptr %103, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull %2, <8 x double> noundef %959, ptr noundef %960, <8 x double> noundef zeroinitializer, ptr noundef %961) #14
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
  %979 = shl nsw i64 %975, 7
  %980 = mul nuw nsw i64 %975, 192
  br label %981
981:
  %982 = phi i64 [ 0, %978 ], [ %997, %994 ]
  %983 = phi double [ 0x7FF0000000000000, %978 ], [ %996, %994 ]
  %984 = shl nsw i64 %982, 6
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
  %1038 = shl nsw i64 %1036, 6
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
  %1054 = getelementptr inbounds nuw <8 x double>, ptr %1053, i64 %1052
  %1055 = getelementptr inbounds nuw double, ptr %1054, i64 %963
  %1056 = load double, ptr %1055, align 8
  %1057 = load ptr, ptr %104, align 8
  %1058 = getelementptr inbounds nuw <8 x double>, ptr %1057, i64 %1052
  %1059 = getelementptr inbounds nuw double, ptr %1058, i64 %963
  store double %1056, ptr %1059, align 8
  %1060 = add nuw nsw i64 %1052, 1
  %1061 = load i64, ptr %101, align 8
  %1062 = shl nsw i64 %1061, 2
  %1063 = icmp slt i64 %1060, %1062
  br i1 %1063, label %1051, label %1010
1064:
  %1065 = add nuw nsw i64 %963, 1
  %1066 = icmp eq i64 %1065, 8
  br i1 %1066, label %1067, label %962
1067:
  %1068 = load ptr, ptr %107, align 8
  %1069 = icmp eq ptr %1068, null
  br i1 %1069, label %1074, label %1070
1070:
  %1071 = load i64, ptr %41, align 8
  %1072 = load i64, ptr %108, align 8
  %1073 = icmp slt i64 %1071, %1072
  br i1 %1073, label %1074, label %2927
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
  %1090 = icmp eq i64 %1089, 8
  br i1 %1090, label %1091, label %1080
1091:
  %1092 = load <8 x double>, ptr %17, align 8
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
  %1108 = icmp eq i64 %1107, 8
  br i1 %1108, label %1109, label %1093
1109:
  %1110 = add nsw i64 %1076, %1075
  %1111 = shl nsw i64 %1077, 1
  %1112 = add nsw i64 %1110, %1111
  %1113 = add nsw i64 %1112, %1078
  %1114 = icmp eq i32 %1106, 0
  br i1 %1114, label %1162, label %1115
1115:
  %1116 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %1117 = load ptr, ptr %69, align 8
  %1118 = load ptr, ptr %110, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <8 x double> noundef %1116, ptr noundef %1117, ptr noundef %1118) #14
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
  %1130 = load <8 x i64>, ptr %16, align 8
  %1131 = icmp slt <8 x i64> %1130, zeroinitializer
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
  %1141 = icmp eq i64 %1140, 8
  br i1 %1141, label %1119, label %1132
1142:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #15
  br label %1162
1143:
  %1144 = phi i64 [ 0, %1129 ], [ %1152, %1143 ]
  %1145 = load ptr, ptr %110, align 8
  %1146 = getelementptr inbounds nuw <8 x double>, ptr %1145, i64 %1144
  %1147 = load <8 x double>, ptr %1146, align 8
  %1148 = load ptr, ptr %111, align 8
  %1149 = getelementptr inbounds nuw <8 x double>, ptr %1148, i64 %1144
  %1150 = load <8 x double>, ptr %1149, align 8
  %1151 = select <8 x i1> %1131, <8 x double> %1147, <8 x double> %1150
  store <8 x double> %1151, ptr %1149, align 8
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
  %1166 = fadd <8 x double> %1092, zeroinitializer
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
  %1176 = fadd <8 x double> %1092, zeroinitializer
  br label %1177
1177:
  %1178 = phi i64 [ 1, %1173 ], [ %1192, %1186 ]
  %1179 = phi i64 [ 0, %1173 ], [ %1178, %1186 ]
  br i1 %1174, label %1183, label %1180
1180:
  %1181 = getelementptr inbounds nuw <8 x double>, ptr %1169, i64 %1179
  %1182 = load <8 x double>, ptr %1181, align 8
  br label %1183
1183:
  %1184 = phi <8 x double> [ %1182, %1180 ], [ zeroinitializer, %1177 ]
  %1185 = getelementptr <8 x double>, ptr %1170, i64 %1179
  br i1 %1175, label %1194, label %1186
1186:
  %1187 = phi <8 x double> [ zeroinitializer, %1183 ], [ %1208, %1207 ]
  %1188 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1187, <8 x double> %1176, <8 x double> %1184)
  %1189 = fmul <8 x double> %1092, %1187
  %1190 = select i1 %1174, <8 x double> %1189, <8 x double> %1188
  %1191 = getelementptr inbounds nuw <8 x double>, ptr %1171, i64 %1179
  store <8 x double> %1190, ptr %1191, align 8
  %1192 = add nuw i64 %1178, 1
  %1193 = icmp eq i64 %1178, %1113
  br i1 %1193, label %1211, label %1177
1194:
  %1195 = phi <8 x double> [ %1208, %1207 ], [ zeroinitializer, %1183 ]
  %1196 = phi i64 [ %1209, %1207 ], [ 0, %1183 ]
  %1197 = getelementptr inbounds nuw double, ptr %1168, i64 %1196
  %1198 = load double, ptr %1197, align 8
  %1199 = fcmp une double %1198, 0.000000e+00
  br i1 %1199, label %1200, label %1207
1200:
  %1201 = insertelement <8 x double> poison, double %1198, i64 0
  %1202 = shufflevector <8 x double> %1201, <8 x double> poison, <8 x i32> zeroinitializer
  %1203 = mul nuw nsw i64 %1196, %1113
  %1204 = getelementptr <8 x double>, ptr %1185, i64 %1203
  %1205 = load <8 x double>, ptr %1204, align 8
  %1206 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1202, <8 x double> %1205, <8 x double> %1195)
  br label %1207
1207:
  %1208 = phi <8 x double> [ %1206, %1200 ], [ %1195, %1194 ]
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
  %1218 = getelementptr <8 x double>, ptr %1213, i64 %1217
  br i1 %1175, label %1225, label %1219
1219:
  %1220 = phi <8 x double> [ zeroinitializer, %1215 ], [ %1239, %1238 ]
  %1221 = fmul <8 x double> %1092, %1220
  %1222 = getelementptr inbounds nuw <8 x double>, ptr %1214, i64 %1217
  store <8 x double> %1221, ptr %1222, align 8
  %1223 = add nuw i64 %1216, 1
  %1224 = icmp eq i64 %1216, %1113
  br i1 %1224, label %1296, label %1215
1225:
  %1226 = phi <8 x double> [ %1239, %1238 ], [ zeroinitializer, %1215 ]
  %1227 = phi i64 [ %1240, %1238 ], [ 0, %1215 ]
  %1228 = getelementptr inbounds nuw double, ptr %1212, i64 %1227
  %1229 = load double, ptr %1228, align 8
  %1230 = fcmp une double %1229, 0.000000e+00
  br i1 %1230, label %1231, label %1238
1231:
  %1232 = insertelement <8 x double> poison, double %1229, i64 0
  %1233 = shufflevector <8 x double> %1232, <8 x double> poison, <8 x i32> zeroinitializer
  %1234 = mul nuw nsw i64 %1227, %1113
  %1235 = getelementptr <8 x double>, ptr %1218, i64 %1234
  %1236 = load <8 x double>, ptr %1235, align 8
  %1237 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1233, <8 x double> %1236, <8 x double> %1226)
  br label %1238
1238:
  %1239 = phi <8 x double> [ %1237, %1231 ], [ %1226, %1225 ]
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
  %1256 = getelementptr inbounds nuw <8 x double>, ptr %1247, i64 %1254
  %1257 = load <8 x double>, ptr %1256, align 8
  br label %1258
1258:
  %1259 = phi <8 x double> [ %1257, %1255 ], [ zeroinitializer, %1252 ]
  %1260 = getelementptr <8 x double>, ptr %1248, i64 %1254
  br label %1268
1261:
  %1262 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1282, <8 x double> %1166, <8 x double> %1259)
  %1263 = fmul <8 x double> %1092, %1282
  %1264 = select i1 %1251, <8 x double> %1263, <8 x double> %1262
  %1265 = getelementptr inbounds nuw <8 x double>, ptr %1249, i64 %1254
  store <8 x double> %1264, ptr %1265, align 8
  %1266 = add nuw i64 %1253, 1
  %1267 = icmp eq i64 %1253, %1113
  br i1 %1267, label %1285, label %1252
1268:
  %1269 = phi <8 x double> [ %1282, %1281 ], [ zeroinitializer, %1258 ]
  %1270 = phi i64 [ %1283, %1281 ], [ 0, %1258 ]
  %1271 = getelementptr inbounds nuw double, ptr %1246, i64 %1270
  %1272 = load double, ptr %1271, align 8
  %1273 = fcmp une double %1272, 0.000000e+00
  br i1 %1273, label %1274, label %1281
1274:
  %1275 = insertelement <8 x double> poison, double %1272, i64 0
  %1276 = shufflevector <8 x double> %1275, <8 x double> poison, <8 x i32> zeroinitializer
  %1277 = mul nuw nsw i64 %1270, %1113
  %1278 = getelementptr <8 x double>, ptr %1260, i64 %1277
  %1279 = load <8 x double>, ptr %1278, align 8
  %1280 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1276, <8 x double> %1279, <8 x double> %1269)
  br label %1281
1281:
  %1282 = phi <8 x double> [ %1280, %1274 ], [ %1269, %1268 ]
  %1283 = add nuw nsw i64 %1270, 1
  %1284 = icmp eq i64 %1283, %1243
  br i1 %1284, label %1261, label %1268
1285:
  %1286 = load ptr, ptr %113, align 8
  %1287 = getelementptr inbounds nuw double, ptr %1286, i64 %1243
  %1288 = load double, ptr %1287, align 8
  %1289 = call fastcc <8 x double> @bg_at(ptr noundef %2, double noundef %1288) #14
  %1290 = load ptr, ptr %110, align 8
  %1291 = load ptr, ptr %111, align 8
  %1292 = mul nsw i64 %1243, %1113
  %1293 = getelementptr inbounds <8 x double>, ptr %1291, i64 %1292
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <8 x double> noundef %1289, ptr noundef %1290, ptr noundef %1293) #14
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
  %1313 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %1314 = load ptr, ptr %60, align 8
  %1315 = load ptr, ptr %118, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %1313, ptr noundef %1314, ptr noundef %1315, i64 noundef 0, ptr noundef null, i32 noundef 0) #14
  %1316 = load i64, ptr %119, align 8
  %1317 = icmp ne i64 %1316, 0
  %1318 = and i1 %1311, %1317
  br i1 %1318, label %1328, label %1346
1319:
  %1320 = phi i64 [ %1326, %1319 ], [ 0, %1302 ]
  %1321 = load ptr, ptr %60, align 8
  %1322 = getelementptr inbounds nuw <8 x double>, ptr %1321, i64 %1320
  %1323 = load <8 x double>, ptr %1322, align 8
  %1324 = load ptr, ptr %117, align 8
  %1325 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %1320
  store <8 x double> %1323, ptr %1325, align 8
  %1326 = add nuw nsw i64 %1320, 1
  %1327 = icmp eq i64 %1326, %1310
  br i1 %1327, label %1312, label %1319
1328:
  %1329 = phi i64 [ %1344, %1328 ], [ 0, %1312 ]
  %1330 = load ptr, ptr %116, align 8
  %1331 = getelementptr inbounds nuw <8 x double>, ptr %1330, i64 %1329
  %1332 = load <8 x double>, ptr %1331, align 8
  %1333 = load ptr, ptr %60, align 8
  %1334 = getelementptr inbounds nuw <8 x double>, ptr %1333, i64 %1329
  %1335 = load <8 x double>, ptr %1334, align 8
  %1336 = load ptr, ptr %117, align 8
  %1337 = getelementptr inbounds nuw <8 x double>, ptr %1336, i64 %1329
  %1338 = load <8 x double>, ptr %1337, align 8
  %1339 = fsub <8 x double> %1335, %1338
  %1340 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1332)
  %1341 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1339)
  %1342 = fcmp olt <8 x double> %1340, %1341
  %1343 = select <8 x i1> %1342, <8 x double> %1339, <8 x double> %1332
  store <8 x double> %1343, ptr %1331, align 8
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
  %1362 = icmp eq i64 %1361, 8
  br i1 %1362, label %1363, label %1350
1363:
  %1364 = load <8 x double>, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #15
  %1365 = load i64, ptr %0, align 8
  %1366 = icmp sgt i64 %1365, 0
  br i1 %1366, label %1367, label %1381
1367:
  %1368 = phi i64 [ %1378, %1367 ], [ 0, %1363 ]
  %1369 = load ptr, ptr %121, align 8
  %1370 = getelementptr inbounds nuw <8 x double>, ptr %1369, i64 %1368
  %1371 = load <8 x double>, ptr %1370, align 8
  %1372 = fcmp ogt <8 x double> %1371, splat (double 5.000000e-01)
  %1373 = load ptr, ptr %116, align 8
  %1374 = getelementptr inbounds nuw <8 x double>, ptr %1373, i64 %1368
  %1375 = load <8 x double>, ptr %1374, align 8
  %1376 = fmul <8 x double> %1364, %1375
  %1377 = select <8 x i1> %1372, <8 x double> %1376, <8 x double> %1375
  store <8 x double> %1377, ptr %1374, align 8
  %1378 = add nuw nsw i64 %1368, 1
  %1379 = load i64, ptr %0, align 8
  %1380 = icmp slt i64 %1378, %1379
  br i1 %1380, label %1367, label %1381
1381:
  br i1 %1311, label %1382, label %1396
1382:
  %1383 = phi i64 [ %1394, %1382 ], [ 0, %1381 ]
  %1384 = load ptr, ptr %116, align 8
  %1385 = getelementptr inbounds nuw <8 x double>, ptr %1384, i64 %1383
  %1386 = load <8 x double>, ptr %1385, align 8
  %1387 = load ptr, ptr %118, align 8
  %1388 = getelementptr inbounds nuw <8 x double>, ptr %1387, i64 %1383
  %1389 = load <8 x double>, ptr %1388, align 8
  %1390 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1386)
  %1391 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1389)
  %1392 = fcmp olt <8 x double> %1390, %1391
  %1393 = select <8 x i1> %1392, <8 x double> %1389, <8 x double> %1386
  store <8 x double> %1393, ptr %1385, align 8
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
  %1417 = icmp eq i64 %1416, 8
  br i1 %1417, label %1418, label %1410
1418:
  %1419 = load <8 x double>, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #15
  %1420 = load ptr, ptr %60, align 8
  %1421 = load ptr, ptr %123, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull readonly %2, <8 x double> noundef %1419, ptr noundef %1420, <8 x double> noundef zeroinitializer, ptr noundef %1421) #14
  br label %1444
1422:
  %1423 = phi i64 [ %1429, %1422 ], [ 0, %1399 ]
  %1424 = load ptr, ptr %60, align 8
  %1425 = getelementptr inbounds nuw <8 x double>, ptr %1424, i64 %1423
  %1426 = load <8 x double>, ptr %1425, align 8
  %1427 = load ptr, ptr %122, align 8
  %1428 = getelementptr inbounds nuw <8 x double>, ptr %1427, i64 %1423
  store <8 x double> %1426, ptr %1428, align 8
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
  %1461 = shl nsw i64 %1459, 6
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
  %1478 = icmp eq i64 %1477, 8
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
  %1487 = icmp eq i64 %1486, 8
  br i1 %1487, label %1488, label %1480
1488:
  %1489 = load <8 x double>, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #15
  %1490 = load ptr, ptr %60, align 8
  %1491 = load ptr, ptr %125, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %124, ptr noundef nonnull readonly %2, <8 x double> noundef %1489, ptr noundef %1490, <8 x double> noundef zeroinitializer, ptr noundef %1491) #14
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
  %1501 = icmp eq i64 %1500, 8
  br i1 %1501, label %1502, label %1494
1502:
  %1503 = load <8 x double>, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  %1504 = load ptr, ptr %60, align 8
  %1505 = load ptr, ptr %103, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull readonly %2, <8 x double> noundef %1503, ptr noundef %1504, <8 x double> noundef zeroinitializer, ptr noundef %1505) #14
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
  %1518 = shl nsw i64 %1516, 6
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
  %1531 = getelementptr inbounds nuw <8 x double>, ptr %1530, i64 %1513
  %1532 = getelementptr inbounds nuw double, ptr %1531, i64 %1508
  %1533 = load double, ptr %1532, align 8
  %1534 = load ptr, ptr %60, align 8
  %1535 = load ptr, ptr %128, align 8
  %1536 = getelementptr inbounds nuw i64, ptr %1535, i64 %1513
  %1537 = load i64, ptr %1536, align 8
  %1538 = getelementptr inbounds <8 x double>, ptr %1534, i64 %1537
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
  %1549 = icmp eq i64 %1548, 8
  br i1 %1549, label %1493, label %1506
1550:
  %1551 = phi i64 [ %1557, %1550 ], [ 0, %1441 ]
  %1552 = load ptr, ptr %123, align 8
  %1553 = getelementptr inbounds nuw <8 x double>, ptr %1552, i64 %1551
  %1554 = load <8 x double>, ptr %1553, align 8
  %1555 = load ptr, ptr %103, align 8
  %1556 = getelementptr inbounds nuw <8 x double>, ptr %1555, i64 %1551
  store <8 x double> %1554, ptr %1556, align 8
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
  %1581 = icmp eq i64 %1580, 8
  br i1 %1581, label %1562, label %1574
1582:
  %1583 = icmp slt <8 x i64> %1596, zeroinitializer
  br label %1584
1584:
  %1585 = phi <8 x i1> [ splat (i1 true), %1562 ], [ %1583, %1582 ]
  %1586 = icmp sgt i64 %1563, 0
  br i1 %1586, label %1587, label %1635
1587:
  %1588 = load ptr, ptr %129, align 8
  %1589 = load <8 x double>, ptr %11, align 8
  br label %1599
1590:
  %1591 = phi <8 x i64> [ splat (i64 -1), %1572 ], [ %1596, %1590 ]
  %1592 = phi i64 [ 0, %1572 ], [ %1597, %1590 ]
  %1593 = getelementptr inbounds nuw <8 x double>, ptr %1573, i64 %1592
  %1594 = load <8 x double>, ptr %1593, align 8
  %1595 = fcmp ord <8 x double> %1594, zeroinitializer
  %1596 = select <8 x i1> %1595, <8 x i64> %1591, <8 x i64> zeroinitializer
  %1597 = add nuw nsw i64 %1592, 1
  %1598 = icmp eq i64 %1597, %1570
  br i1 %1598, label %1582, label %1590
1599:
  %1600 = phi <8 x double> [ zeroinitializer, %1587 ], [ %1632, %1631 ]
  %1601 = phi i64 [ 0, %1587 ], [ %1633, %1631 ]
  %1602 = getelementptr inbounds nuw double, ptr %1588, i64 %1601
  %1603 = load double, ptr %1602, align 8
  %1604 = fcmp ogt double %1603, 0.000000e+00
  br i1 %1604, label %1605, label %1631
1605:
  %1606 = load ptr, ptr %69, align 8
  %1607 = getelementptr inbounds nuw <8 x double>, ptr %1606, i64 %1601
  %1608 = load <8 x double>, ptr %1607, align 8
  %1609 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1608)
  %1610 = load ptr, ptr %60, align 8
  %1611 = getelementptr inbounds nuw <8 x double>, ptr %1610, i64 %1601
  %1612 = load <8 x double>, ptr %1611, align 8
  %1613 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1612)
  %1614 = fcmp olt <8 x double> %1609, %1613
  %1615 = select <8 x i1> %1614, <8 x i1> %1585, <8 x i1> zeroinitializer
  %1616 = select <8 x i1> %1615, <8 x double> %1613, <8 x double> %1609
  %1617 = load ptr, ptr %116, align 8
  %1618 = getelementptr inbounds nuw <8 x double>, ptr %1617, i64 %1601
  %1619 = load <8 x double>, ptr %1618, align 8
  %1620 = fcmp ord <8 x double> %1619, zeroinitializer
  %1621 = select <8 x i1> %1620, <8 x double> %1619, <8 x double> splat (double 0x7FF0000000000000)
  %1622 = load ptr, ptr %130, align 8
  %1623 = getelementptr inbounds nuw <8 x double>, ptr %1622, i64 %1601
  %1624 = load <8 x double>, ptr %1623, align 8
  %1625 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1616, <8 x double> %1589, <8 x double> %1624)
  %1626 = fdiv <8 x double> %1621, %1625
  %1627 = insertelement <8 x double> poison, double %1603, i64 0
  %1628 = shufflevector <8 x double> %1627, <8 x double> poison, <8 x i32> zeroinitializer
  %1629 = fmul <8 x double> %1626, %1626
  %1630 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1628, <8 x double> %1629, <8 x double> %1600)
  br label %1631
1631:
  %1632 = phi <8 x double> [ %1630, %1605 ], [ %1600, %1599 ]
  %1633 = add nuw nsw i64 %1601, 1
  %1634 = icmp eq i64 %1633, %1563
  br i1 %1634, label %1635, label %1599
1635:
  %1636 = phi <8 x double> [ zeroinitializer, %1584 ], [ %1632, %1631 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #15
  store <8 x double> %1636, ptr %19, align 8
  br label %1640
1637:
  %1638 = icmp eq i32 %1897, 0
  br i1 %1638, label %1639, label %1900
1639:
  br label %2613
1640:
  %1641 = phi i32 [ 0, %1635 ], [ %1897, %1894 ]
  %1642 = phi i64 [ 0, %1635 ], [ %1898, %1894 ]
  %1643 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1642
  %1644 = load i64, ptr %1643, align 8
  %1645 = icmp sgt i64 %1644, -1
  br i1 %1645, label %1646, label %1894
1646:
  %1647 = getelementptr inbounds nuw i8, ptr %1643, i64 32
  %1648 = load i64, ptr %1647, align 8
  %1649 = icmp eq i64 %1648, 0
  br i1 %1649, label %1650, label %1894
1650:
  %1651 = getelementptr inbounds nuw double, ptr %19, i64 %1642
  %1652 = load double, ptr %1651, align 8
  %1653 = getelementptr inbounds nuw i8, ptr %1643, i64 24
  %1654 = load i64, ptr %1653, align 8
  %1655 = freeze i64 %1654
  %1656 = getelementptr inbounds nuw i8, ptr %1643, i64 136
  %1657 = load double, ptr %1656, align 8
  %1658 = call double @llvm.sqrt.f64(double %1652)
  %1659 = fdiv double 1.000000e+00, %1658
  %1660 = load i64, ptr %131, align 8
  %1661 = sitofp i64 %1660 to double
  %1662 = getelementptr inbounds nuw i8, ptr %1643, i64 72
  %1663 = load double, ptr %1662, align 8
  %1664 = getelementptr inbounds nuw i8, ptr %1643, i64 64
  %1665 = load double, ptr %1664, align 8
  %1666 = fsub double %1663, %1665
  %1667 = fcmp olt double %1658, 1.000000e+00
  %1668 = icmp ne i64 %1655, 0
  %1669 = or i1 %1667, %1668
  %1670 = load double, ptr %132, align 8
  %1671 = load double, ptr %133, align 8
  %1672 = fadd double %1670, %1671
  %1673 = fdiv double %1672, %1661
  %1674 = call double @bg_pow_1(double noundef %1659, double noundef %1673) #13
  %1675 = fmul double %1674, 9.000000e-01
  %1676 = load double, ptr %1656, align 8
  %1677 = load double, ptr %133, align 8
  %1678 = fneg double %1677
  %1679 = fdiv double %1678, %1661
  %1680 = call double @bg_pow_1(double noundef %1676, double noundef %1679) #13
  %1681 = fmul double %1675, %1680
  %1682 = select i1 %1669, double 1.000000e+00, double 2.000000e-01
  %1683 = select i1 %1669, double 1.000000e+01, double 9.000000e-01
  %1684 = fcmp ult double %1681, %1682
  %1685 = fcmp ogt double %1681, %1683
  %1686 = select i1 %1685, double %1683, double %1681
  %1687 = select i1 %1684, double %1682, double %1686
  %1688 = fmul double %1666, %1687
  %1689 = getelementptr inbounds nuw i8, ptr %1643, i64 128
  %1690 = load double, ptr %1689, align 8
  %1691 = fcmp olt double %1688, %1690
  %1692 = load i64, ptr %1653, align 8
  %1693 = icmp ne i64 %1692, 0
  %1694 = fcmp oeq double %1687, 1.000000e+00
  %1695 = select i1 %1693, i1 %1694, i1 false
  %1696 = select i1 %1695, double %1690, double %1688
  %1697 = fcmp ole double %1696, %1690
  %1698 = zext i1 %1697 to i64
  store i64 %1698, ptr %1653, align 8
  %1699 = fcmp olt double %1696, %1690
  %1700 = select i1 %1699, double %1690, double %1696
  br i1 %1669, label %1701, label %1704
1701:
  %1702 = call i1 @llvm.is.fpclass.f64(double %1659, i32 608)
  %1703 = select i1 %1702, double 1.000000e+00, double %1659
  store double %1703, ptr %1656, align 8
  br label %1704
1704:
  %1705 = phi ptr [ %1662, %1701 ], [ %1664, %1650 ]
  %1706 = load double, ptr %1705, align 8
  %1707 = fadd double %1700, %1706
  %1708 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %1642, double noundef %1706, double noundef %1707) #14
  %1709 = getelementptr inbounds nuw i8, ptr %1643, i64 80
  store double %1708, ptr %1709, align 8
  br i1 %1691, label %1710, label %1711
1710:
  store i64 3, ptr %1647, align 8
  br label %1711
1711:
  %1712 = load i64, ptr %101, align 8
  %1713 = icmp eq i64 %1712, 0
  br i1 %1713, label %1871, label %1714
1714:
  %1715 = load double, ptr %1662, align 8
  %1716 = load double, ptr %1664, align 8
  %1717 = fsub double %1715, %1716
  %1718 = getelementptr inbounds nuw i8, ptr %1643, i64 96
  %1719 = load double, ptr %1718, align 8
  %1720 = getelementptr inbounds nuw i8, ptr %1643, i64 88
  %1721 = load double, ptr %1720, align 8
  %1722 = fsub double %1719, %1721
  %1723 = fmul double %1722, 1.000000e-13
  %1724 = icmp sgt i64 %1712, 0
  br i1 %1724, label %1725, label %1865
1725:
  %1726 = load ptr, ptr %104, align 8
  %1727 = getelementptr double, ptr %1726, i64 %1642
  %1728 = shl nsw i64 %1712, 6
  %1729 = shl nsw i64 %1712, 7
  %1730 = load ptr, ptr %103, align 8
  %1731 = getelementptr double, ptr %1730, i64 %1642
  br label %1732
1732:
  %1733 = phi double [ 1.000000e+00, %1725 ], [ %1828, %1822 ]
  %1734 = phi i64 [ 0, %1725 ], [ %1829, %1822 ]
  %1735 = shl nsw i64 %1734, 6
  %1736 = getelementptr i8, ptr %1727, i64 %1735
  %1737 = load double, ptr %1736, align 8
  %1738 = getelementptr inbounds nuw i8, ptr %1736, i64 %1728
  %1739 = load double, ptr %1738, align 8
  %1740 = getelementptr inbounds nuw i8, ptr %1736, i64 %1729
  %1741 = load double, ptr %1740, align 8
  %1742 = getelementptr i8, ptr %1731, i64 %1735
  %1743 = load double, ptr %1742, align 8
  %1744 = getelementptr inbounds nuw i8, ptr %1742, i64 %1728
  %1745 = load double, ptr %1744, align 8
  %1746 = fcmp olt double %1737, 0.000000e+00
  %1747 = select i1 %1746, double 1.000000e+00, double -1.000000e+00
  %1748 = fmul double %1741, 0x3EB0C6F7A0B5ED8D
  %1749 = fmul double %1737, %1747
  %1750 = fmul double %1747, %1743
  %1751 = fsub double %1750, %1749
  %1752 = fmul double %1739, %1747
  %1753 = fmul double %1717, %1752
  %1754 = fmul double %1747, %1745
  %1755 = fmul double %1717, %1754
  %1756 = fmul double %1751, 3.000000e+00
  %1757 = fmul double %1753, 2.000000e+00
  %1758 = fsub double %1756, %1757
  %1759 = fsub double %1758, %1755
  %1760 = fadd double %1753, %1755
  %1761 = fmul double %1751, 2.000000e+00
  %1762 = fsub double %1760, %1761
  %1763 = fcmp uge double %1743, 0.000000e+00
  %1764 = xor i1 %1746, %1763
  br i1 %1764, label %1797, label %1765
1765:
  %1766 = fcmp ogt double %1750, %1748
  br i1 %1766, label %1767, label %1822
1767:
  %1768 = fmul double %1748, 5.000000e-01
  %1769 = fmul double %1759, 2.000000e+00
  br label %1770
1770:
  %1771 = phi double [ 0.000000e+00, %1767 ], [ %1784, %1770 ]
  %1772 = phi double [ 1.000000e+00, %1767 ], [ %1783, %1770 ]
  %1773 = phi double [ 5.000000e-01, %1767 ], [ %1794, %1770 ]
  %1774 = phi i32 [ 0, %1767 ], [ %1795, %1770 ]
  %1775 = call double @llvm.fma.f64(double %1773, double %1762, double %1759)
  %1776 = call double @llvm.fma.f64(double %1773, double %1775, double %1753)
  %1777 = call double @llvm.fma.f64(double %1773, double %1776, double %1749)
  %1778 = fsub double %1777, %1768
  %1779 = fmul double %1773, 3.000000e+00
  %1780 = call double @llvm.fma.f64(double %1779, double %1762, double %1769)
  %1781 = call double @llvm.fma.f64(double %1773, double %1780, double %1753)
  %1782 = fcmp olt double %1778, 0.000000e+00
  %1783 = select i1 %1782, double %1772, double %1773
  %1784 = select i1 %1782, double %1773, double %1771
  %1785 = fcmp oeq double %1781, 0.000000e+00
  %1786 = select i1 %1785, double 1.000000e+00, double %1781
  %1787 = fdiv double %1778, %1786
  %1788 = fsub double %1773, %1787
  %1789 = fcmp ult double %1788, %1784
  %1790 = fcmp ugt double %1788, %1783
  %1791 = select i1 %1789, i1 true, i1 %1790
  %1792 = fadd double %1784, %1783
  %1793 = fmul double %1792, 5.000000e-01
  %1794 = select i1 %1791, double %1793, double %1788
  %1795 = add nuw nsw i32 %1774, 1
  %1796 = icmp eq i32 %1795, 10
  br i1 %1796, label %1822, label %1770
1797:
  %1798 = fcmp ogt double %1752, 0.000000e+00
  %1799 = fcmp olt double %1754, 0.000000e+00
  %1800 = select i1 %1798, i1 %1799, i1 false
  br i1 %1800, label %1801, label %1822
1801:
  %1802 = fmul double %1759, %1759
  %1803 = fmul double %1762, 3.000000e+00
  %1804 = fmul double %1753, %1803
  %1805 = fsub double %1802, %1804
  %1806 = fcmp ogt double %1805, 0.000000e+00
  %1807 = select i1 %1806, double %1805, double 0.000000e+00
  %1808 = call double @llvm.sqrt.f64(double %1807)
  %1809 = fsub double %1808, %1759
  %1810 = fcmp olt double %1809, 1.000000e-300
  %1811 = select i1 %1810, double 1.000000e-300, double %1809
  %1812 = fdiv double %1753, %1811
  %1813 = fcmp olt double %1812, 0.000000e+00
  %1814 = fcmp ogt double %1812, 1.000000e+00
  %1815 = select i1 %1814, double 1.000000e+00, double %1812
  %1816 = select i1 %1813, double 0.000000e+00, double %1815
  %1817 = call double @llvm.fma.f64(double %1816, double %1762, double %1759)
  %1818 = call double @llvm.fma.f64(double %1816, double %1817, double %1753)
  %1819 = call double @llvm.fma.f64(double %1816, double %1818, double %1749)
  %1820 = fcmp ogt double %1819, 0.000000e+00
  %1821 = select i1 %1820, double %1816, double 1.000000e+00
  br label %1822
1822:
  %1823 = phi double [ 1.000000e+00, %1797 ], [ 1.000000e+00, %1765 ], [ %1821, %1801 ], [ %1794, %1770 ]
  %1824 = call double @llvm.fabs.f64(double %1823)
  %1825 = fcmp one double %1824, 0x7FF0000000000000
  %1826 = select i1 %1825, double %1823, double 1.000000e+00
  %1827 = fcmp olt double %1826, %1733
  %1828 = select i1 %1827, double %1826, double %1733
  %1829 = add nuw nsw i64 %1734, 1
  %1830 = icmp eq i64 %1829, %1712
  br i1 %1830, label %1831, label %1732
1831:
  %1832 = fcmp olt double %1828, 1.000000e+00
  %1833 = fcmp ogt double %1717, %1723
  %1834 = select i1 %1832, i1 %1833, i1 false
  br i1 %1834, label %1835, label %1845
1835:
  %1836 = call double @llvm.fma.f64(double %1828, double %1717, double %1716)
  %1837 = fmul double %1723, 5.000000e-01
  %1838 = fadd double %1716, %1837
  %1839 = fcmp olt double %1836, %1838
  %1840 = select i1 %1839, double %1838, double %1836
  br i1 %1669, label %1841, label %1842
1841:
  store double %1657, ptr %1656, align 8
  store i64 %1655, ptr %1653, align 8
  br label %1844
1842:
  %1843 = fcmp olt double %1840, %1708
  br i1 %1843, label %1844, label %1874
1844:
  store double %1840, ptr %1709, align 8
  br label %1874
1845:
  %1846 = mul nuw nsw i64 %1712, 192
  br label %1847
1847:
  %1848 = phi i64 [ 0, %1845 ], [ %1863, %1860 ]
  %1849 = phi double [ 0x7FF0000000000000, %1845 ], [ %1862, %1860 ]
  %1850 = shl nsw i64 %1848, 6
  %1851 = getelementptr i8, ptr %1731, i64 %1850
  %1852 = getelementptr inbounds nuw i8, ptr %1851, i64 %1729
  %1853 = load double, ptr %1852, align 8
  %1854 = getelementptr inbounds nuw i8, ptr %1851, i64 %1846
  %1855 = load double, ptr %1854, align 8
  %1856 = fcmp olt double %1855, 1.000000e-300
  %1857 = select i1 %1856, double 1.000000e-300, double %1855
  %1858 = fdiv double %1853, %1857
  %1859 = fcmp ord double %1858, 0.000000e+00
  br i1 %1859, label %1860, label %1865
1860:
  %1861 = fcmp olt double %1858, %1849
  %1862 = select i1 %1861, double %1858, double %1849
  %1863 = add nuw nsw i64 %1848, 1
  %1864 = icmp eq i64 %1863, %1712
  br i1 %1864, label %1865, label %1847
1865:
  %1866 = phi double [ 0x7FF0000000000000, %1714 ], [ %1862, %1860 ], [ 0x7FF8000000000000, %1847 ]
  %1867 = fadd double %1715, %1866
  br i1 %1669, label %1868, label %1874
1868:
  %1869 = fcmp ult double %1867, %1708
  br i1 %1869, label %1870, label %1874
1870:
  store double %1867, ptr %1709, align 8
  br label %1874
1871:
  %1872 = zext i1 %1669 to i32
  %1873 = select i1 %1669, i64 72, i64 64
  br label %1874
1874:
  %1875 = phi i32 [ 0, %1865 ], [ %1872, %1871 ], [ 1, %1868 ], [ 0, %1842 ], [ 0, %1844 ], [ 1, %1870 ]
  %1876 = phi i64 [ 64, %1865 ], [ %1873, %1871 ], [ 72, %1868 ], [ 64, %1842 ], [ 64, %1844 ], [ 72, %1870 ]
  %1877 = getelementptr inbounds nuw i8, ptr %1643, i64 %1876
  %1878 = load double, ptr %1877, align 8
  %1879 = getelementptr inbounds nuw i8, ptr %1643, i64 40
  %1880 = load i64, ptr %1879, align 8
  %1881 = add nsw i64 %1880, 1
  store i64 %1881, ptr %1879, align 8
  %1882 = load i64, ptr %1647, align 8
  %1883 = icmp eq i64 %1882, 0
  br i1 %1883, label %1884, label %1894
1884:
  %1885 = sitofp i64 %1881 to double
  %1886 = getelementptr inbounds nuw i8, ptr %1643, i64 120
  %1887 = load double, ptr %1886, align 8
  %1888 = fcmp ugt double %1887, %1885
  br i1 %1888, label %1894, label %1889
1889:
  %1890 = getelementptr inbounds nuw i8, ptr %1643, i64 96
  %1891 = load double, ptr %1890, align 8
  %1892 = fcmp olt double %1878, %1891
  br i1 %1892, label %1893, label %1894
1893:
  store i64 2, ptr %1647, align 8
  br label %1894
1894:
  %1895 = phi i32 [ 0, %1646 ], [ %1875, %1893 ], [ %1875, %1874 ], [ %1875, %1884 ], [ %1875, %1889 ], [ 0, %1640 ]
  %1896 = getelementptr inbounds nuw i32, ptr %18, i64 %1642
  store i32 %1895, ptr %1896, align 4
  %1897 = or i32 %1895, %1641
  %1898 = add nuw nsw i64 %1642, 1
  %1899 = icmp eq i64 %1898, 8
  br i1 %1899, label %1637, label %1640
1900:
  %1901 = load i64, ptr %51, align 8
  %1902 = icmp eq i64 %1901, 0
  br i1 %1902, label %2123, label %1903
1903:
  %1904 = load i64, ptr %0, align 8
  %1905 = load i64, ptr %53, align 8
  %1906 = load i64, ptr %54, align 8
  %1907 = load i64, ptr %55, align 8
  %1908 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  br label %1909
1909:
  %1910 = phi i64 [ 0, %1903 ], [ %1918, %1909 ]
  %1911 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1910
  %1912 = getelementptr inbounds nuw i8, ptr %1911, i64 72
  %1913 = load double, ptr %1912, align 8
  %1914 = getelementptr inbounds nuw i8, ptr %1911, i64 64
  %1915 = load double, ptr %1914, align 8
  %1916 = fsub double %1913, %1915
  %1917 = getelementptr inbounds nuw double, ptr %10, i64 %1910
  store double %1916, ptr %1917, align 8
  %1918 = add nuw nsw i64 %1910, 1
  %1919 = icmp eq i64 %1918, 8
  br i1 %1919, label %1920, label %1909
1920:
  %1921 = add i64 %1905, %1904
  %1922 = shl i64 %1906, 1
  %1923 = add i64 %1921, %1922
  %1924 = add i64 %1923, %1907
  %1925 = load <8 x double>, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  %1926 = icmp sgt i64 %1908, 0
  br i1 %1926, label %1927, label %1932
1927:
  %1928 = icmp sgt i64 %1924, 0
  %1929 = fadd <8 x double> %1925, zeroinitializer
  %1930 = icmp sgt i64 %1901, 0
  %1931 = mul i64 %1924, %1908
  br label %1938
1932:
  %1933 = icmp sgt i64 %1901, 0
  br i1 %1933, label %1934, label %2055
1934:
  %1935 = mul i64 %1924, %1908
  %1936 = icmp sgt i64 %1924, 0
  %1937 = fadd <8 x double> %1925, zeroinitializer
  br label %2060
1938:
  %1939 = phi i64 [ 0, %1927 ], [ %1988, %1987 ]
  %1940 = load ptr, ptr %112, align 8
  %1941 = mul nuw nsw i64 %1939, %1908
  %1942 = getelementptr inbounds nuw double, ptr %1940, i64 %1941
  %1943 = load ptr, ptr %69, align 8
  %1944 = load ptr, ptr %111, align 8
  %1945 = load ptr, ptr %110, align 8
  br i1 %1928, label %1946, label %1983
1946:
  %1947 = icmp eq ptr %1943, null
  %1948 = icmp eq i64 %1939, 0
  br label %1949
1949:
  %1950 = phi i64 [ 1, %1946 ], [ %1964, %1958 ]
  %1951 = phi i64 [ 0, %1946 ], [ %1950, %1958 ]
  br i1 %1947, label %1955, label %1952
1952:
  %1953 = getelementptr inbounds nuw <8 x double>, ptr %1943, i64 %1951
  %1954 = load <8 x double>, ptr %1953, align 8
  br label %1955
1955:
  %1956 = phi <8 x double> [ %1954, %1952 ], [ zeroinitializer, %1949 ]
  %1957 = getelementptr <8 x double>, ptr %1944, i64 %1951
  br i1 %1948, label %1958, label %1966
1958:
  %1959 = phi <8 x double> [ zeroinitializer, %1955 ], [ %1980, %1979 ]
  %1960 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1959, <8 x double> %1929, <8 x double> %1956)
  %1961 = fmul <8 x double> %1925, %1959
  %1962 = select i1 %1947, <8 x double> %1961, <8 x double> %1960
  %1963 = getelementptr inbounds nuw <8 x double>, ptr %1945, i64 %1951
  store <8 x double> %1962, ptr %1963, align 8
  %1964 = add nuw i64 %1950, 1
  %1965 = icmp eq i64 %1950, %1924
  br i1 %1965, label %1983, label %1949
1966:
  %1967 = phi <8 x double> [ %1980, %1979 ], [ zeroinitializer, %1955 ]
  %1968 = phi i64 [ %1981, %1979 ], [ 0, %1955 ]
  %1969 = getelementptr inbounds nuw double, ptr %1942, i64 %1968
  %1970 = load double, ptr %1969, align 8
  %1971 = fcmp une double %1970, 0.000000e+00
  br i1 %1971, label %1972, label %1979
1972:
  %1973 = insertelement <8 x double> poison, double %1970, i64 0
  %1974 = shufflevector <8 x double> %1973, <8 x double> poison, <8 x i32> zeroinitializer
  %1975 = mul nuw nsw i64 %1968, %1924
  %1976 = getelementptr <8 x double>, ptr %1957, i64 %1975
  %1977 = load <8 x double>, ptr %1976, align 8
  %1978 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1974, <8 x double> %1977, <8 x double> %1967)
  br label %1979
1979:
  %1980 = phi <8 x double> [ %1978, %1972 ], [ %1967, %1966 ]
  %1981 = add nuw nsw i64 %1968, 1
  %1982 = icmp eq i64 %1981, %1939
  br i1 %1982, label %1958, label %1966
1983:
  br i1 %1930, label %1984, label %1987
1984:
  %1985 = icmp eq i64 %1939, 0
  %1986 = mul nsw i64 %1939, %1924
  br label %1990
1987:
  %1988 = add nuw nsw i64 %1939, 1
  %1989 = icmp eq i64 %1988, %1908
  br i1 %1989, label %1932, label %1938
1990:
  %1991 = phi i64 [ 0, %1984 ], [ %2048, %2047 ]
  %1992 = load ptr, ptr %134, align 8
  %1993 = mul i64 %1931, %1991
  %1994 = getelementptr inbounds <8 x double>, ptr %1992, i64 %1993
  %1995 = load ptr, ptr %112, align 8
  %1996 = getelementptr inbounds nuw double, ptr %1995, i64 %1941
  %1997 = load ptr, ptr %71, align 8
  %1998 = mul nsw i64 %1991, %1924
  %1999 = getelementptr inbounds <8 x double>, ptr %1997, i64 %1998
  %2000 = load ptr, ptr %135, align 8
  br i1 %1928, label %2001, label %2037
2001:
  %2002 = icmp eq ptr %1997, null
  br label %2003
2003:
  %2004 = phi i64 [ 1, %2001 ], [ %2018, %2012 ]
  %2005 = phi i64 [ 0, %2001 ], [ %2004, %2012 ]
  br i1 %2002, label %2009, label %2006
2006:
  %2007 = getelementptr inbounds nuw <8 x double>, ptr %1999, i64 %2005
  %2008 = load <8 x double>, ptr %2007, align 8
  br label %2009
2009:
  %2010 = phi <8 x double> [ %2008, %2006 ], [ zeroinitializer, %2003 ]
  %2011 = getelementptr <8 x double>, ptr %1994, i64 %2005
  br i1 %1985, label %2012, label %2020
2012:
  %2013 = phi <8 x double> [ zeroinitializer, %2009 ], [ %2034, %2033 ]
  %2014 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2013, <8 x double> %1929, <8 x double> %2010)
  %2015 = fmul <8 x double> %1925, %2013
  %2016 = select i1 %2002, <8 x double> %2015, <8 x double> %2014
  %2017 = getelementptr inbounds nuw <8 x double>, ptr %2000, i64 %2005
  store <8 x double> %2016, ptr %2017, align 8
  %2018 = add nuw i64 %2004, 1
  %2019 = icmp eq i64 %2004, %1924
  br i1 %2019, label %2037, label %2003
2020:
  %2021 = phi <8 x double> [ %2034, %2033 ], [ zeroinitializer, %2009 ]
  %2022 = phi i64 [ %2035, %2033 ], [ 0, %2009 ]
  %2023 = getelementptr inbounds nuw double, ptr %1996, i64 %2022
  %2024 = load double, ptr %2023, align 8
  %2025 = fcmp une double %2024, 0.000000e+00
  br i1 %2025, label %2026, label %2033
2026:
  %2027 = insertelement <8 x double> poison, double %2024, i64 0
  %2028 = shufflevector <8 x double> %2027, <8 x double> poison, <8 x i32> zeroinitializer
  %2029 = mul nuw nsw i64 %2022, %1924
  %2030 = getelementptr <8 x double>, ptr %2011, i64 %2029
  %2031 = load <8 x double>, ptr %2030, align 8
  %2032 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2028, <8 x double> %2031, <8 x double> %2021)
  br label %2033
2033:
  %2034 = phi <8 x double> [ %2032, %2026 ], [ %2021, %2020 ]
  %2035 = add nuw nsw i64 %2022, 1
  %2036 = icmp eq i64 %2035, %1939
  br i1 %2036, label %2012, label %2020
2037:
  %2038 = load ptr, ptr %113, align 8
  %2039 = getelementptr inbounds nuw double, ptr %2038, i64 %1939
  %2040 = load double, ptr %2039, align 8
  %2041 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %2040) #14
  %2042 = load ptr, ptr %110, align 8
  %2043 = load ptr, ptr %135, align 8
  %2044 = getelementptr inbounds <8 x double>, ptr %1994, i64 %1986
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %136, ptr noundef readonly %2, <8 x double> noundef %2041, ptr noundef %2042, <8 x double> noundef zeroinitializer, i64 noundef %1991, ptr noundef %2043, ptr noundef %2044) #14
  %2045 = load i64, ptr %0, align 8
  %2046 = icmp slt i64 %2045, %1924
  br i1 %2046, label %2050, label %2047
2047:
  %2048 = add nuw nsw i64 %1991, 1
  %2049 = icmp eq i64 %2048, %1901
  br i1 %2049, label %1987, label %1990
2050:
  %2051 = phi i64 [ %2053, %2050 ], [ %2045, %2037 ]
  %2052 = getelementptr <8 x double>, ptr %2044, i64 %2051
  store <8 x double> zeroinitializer, ptr %2052, align 8
  %2053 = add nsw i64 %2051, 1
  %2054 = icmp slt i64 %2053, %1924
  br i1 %2054, label %2050, label %2047
2055:
  %2056 = load ptr, ptr %48, align 8
  %2057 = icmp eq ptr %2056, null
  br i1 %2057, label %2123, label %2058
2058:
  %2059 = icmp sgt i64 %1924, 0
  br i1 %2059, label %2114, label %2110
2060:
  %2061 = phi i64 [ 0, %1934 ], [ %2108, %2107 ]
  %2062 = load ptr, ptr %114, align 8
  %2063 = load ptr, ptr %71, align 8
  %2064 = mul nsw i64 %2061, %1924
  %2065 = getelementptr inbounds <8 x double>, ptr %2063, i64 %2064
  %2066 = load ptr, ptr %134, align 8
  %2067 = mul i64 %1935, %2061
  %2068 = getelementptr inbounds <8 x double>, ptr %2066, i64 %2067
  %2069 = load ptr, ptr %62, align 8
  %2070 = getelementptr inbounds <8 x double>, ptr %2069, i64 %2064
  br i1 %1936, label %2071, label %2107
2071:
  %2072 = icmp eq ptr %2063, null
  br label %2073
2073:
  %2074 = phi i64 [ 1, %2071 ], [ %2088, %2082 ]
  %2075 = phi i64 [ 0, %2071 ], [ %2074, %2082 ]
  br i1 %2072, label %2079, label %2076
2076:
  %2077 = getelementptr inbounds nuw <8 x double>, ptr %2065, i64 %2075
  %2078 = load <8 x double>, ptr %2077, align 8
  br label %2079
2079:
  %2080 = phi <8 x double> [ %2078, %2076 ], [ zeroinitializer, %2073 ]
  %2081 = getelementptr <8 x double>, ptr %2068, i64 %2075
  br i1 %1926, label %2090, label %2082
2082:
  %2083 = phi <8 x double> [ zeroinitializer, %2079 ], [ %2104, %2103 ]
  %2084 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2083, <8 x double> %1937, <8 x double> %2080)
  %2085 = fmul <8 x double> %1925, %2083
  %2086 = select i1 %2072, <8 x double> %2085, <8 x double> %2084
  %2087 = getelementptr inbounds nuw <8 x double>, ptr %2070, i64 %2075
  store <8 x double> %2086, ptr %2087, align 8
  %2088 = add nuw i64 %2074, 1
  %2089 = icmp eq i64 %2074, %1924
  br i1 %2089, label %2107, label %2073
2090:
  %2091 = phi <8 x double> [ %2104, %2103 ], [ zeroinitializer, %2079 ]
  %2092 = phi i64 [ %2105, %2103 ], [ 0, %2079 ]
  %2093 = getelementptr inbounds nuw double, ptr %2062, i64 %2092
  %2094 = load double, ptr %2093, align 8
  %2095 = fcmp une double %2094, 0.000000e+00
  br i1 %2095, label %2096, label %2103
2096:
  %2097 = insertelement <8 x double> poison, double %2094, i64 0
  %2098 = shufflevector <8 x double> %2097, <8 x double> poison, <8 x i32> zeroinitializer
  %2099 = mul nuw nsw i64 %2092, %1924
  %2100 = getelementptr <8 x double>, ptr %2081, i64 %2099
  %2101 = load <8 x double>, ptr %2100, align 8
  %2102 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2098, <8 x double> %2101, <8 x double> %2091)
  br label %2103
2103:
  %2104 = phi <8 x double> [ %2102, %2096 ], [ %2091, %2090 ]
  %2105 = add nuw nsw i64 %2092, 1
  %2106 = icmp eq i64 %2105, %1908
  br i1 %2106, label %2082, label %2090
2107:
  %2108 = add nuw nsw i64 %2061, 1
  %2109 = icmp eq i64 %2108, %1901
  br i1 %2109, label %2055, label %2060
2110:
  %2111 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %2112 = load ptr, ptr %110, align 8
  %2113 = load ptr, ptr %62, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %2111, ptr noundef %2112, ptr noundef null, i64 noundef range(i64 1, 0) %1901, ptr noundef %2113, i32 noundef 0) #14
  br label %2123
2114:
  %2115 = phi i64 [ %2121, %2114 ], [ 0, %2058 ]
  %2116 = load ptr, ptr %117, align 8
  %2117 = getelementptr inbounds nuw <8 x double>, ptr %2116, i64 %2115
  %2118 = load <8 x double>, ptr %2117, align 8
  %2119 = load ptr, ptr %110, align 8
  %2120 = getelementptr inbounds nuw <8 x double>, ptr %2119, i64 %2115
  store <8 x double> %2118, ptr %2120, align 8
  %2121 = add nuw nsw i64 %2115, 1
  %2122 = icmp eq i64 %2121, %1924
  br i1 %2122, label %2110, label %2114
2123:
  %2124 = load ptr, ptr %107, align 8
  %2125 = icmp eq ptr %2124, null
  br i1 %2125, label %2201, label %2126
2126:
  %2127 = load i64, ptr %0, align 8
  %2128 = load i64, ptr %53, align 8
  %2129 = add nsw i64 %2128, %2127
  %2130 = load i64, ptr %54, align 8
  %2131 = shl nsw i64 %2130, 1
  %2132 = add nsw i64 %2129, %2131
  %2133 = load i64, ptr %55, align 8
  %2134 = add nsw i64 %2132, %2133
  %2135 = load i64, ptr %109, align 8
  %2136 = shl nsw i64 %2134, 1
  %2137 = add nsw i64 %2136, 2
  %2138 = load i64, ptr %137, align 8
  %2139 = icmp eq i64 %2138, 0
  %2140 = add nsw i64 %2135, 1
  %2141 = mul nsw i64 %2140, %2134
  %2142 = select i1 %2139, i64 0, i64 %2141
  %2143 = add nsw i64 %2137, %2142
  %2144 = load i64, ptr %41, align 8
  %2145 = add nsw i64 %2144, 1
  store i64 %2145, ptr %41, align 8
  %2146 = mul nsw i64 %2143, %2144
  %2147 = getelementptr inbounds double, ptr %2124, i64 %2146
  %2148 = load double, ptr %138, align 8
  %2149 = getelementptr inbounds nuw i8, ptr %2147, i64 8
  store double %2148, ptr %2147, align 8
  %2150 = load double, ptr %139, align 8
  %2151 = getelementptr inbounds nuw i8, ptr %2147, i64 16
  store double %2150, ptr %2149, align 8
  %2152 = load ptr, ptr %69, align 8
  %2153 = icmp sgt i64 %2134, 0
  br i1 %2153, label %2154, label %2175
2154:
  %2155 = phi i64 [ %2159, %2154 ], [ 0, %2126 ]
  %2156 = getelementptr inbounds nuw <8 x double>, ptr %2152, i64 %2155
  %2157 = load double, ptr %2156, align 8
  %2158 = getelementptr inbounds nuw double, ptr %2151, i64 %2155
  store double %2157, ptr %2158, align 8
  %2159 = add nuw nsw i64 %2155, 1
  %2160 = icmp eq i64 %2159, %2134
  br i1 %2160, label %2161, label %2154
2161:
  %2162 = getelementptr inbounds nuw double, ptr %2151, i64 %2134
  %2163 = load ptr, ptr %60, align 8
  br label %2164
2164:
  %2165 = phi i64 [ %2169, %2164 ], [ 0, %2161 ]
  %2166 = getelementptr inbounds nuw <8 x double>, ptr %2163, i64 %2165
  %2167 = load double, ptr %2166, align 8
  %2168 = getelementptr inbounds nuw double, ptr %2162, i64 %2165
  store double %2167, ptr %2168, align 8
  %2169 = add nuw nsw i64 %2165, 1
  %2170 = icmp eq i64 %2169, %2134
  br i1 %2170, label %2171, label %2164
2171:
  %2172 = getelementptr inbounds nuw double, ptr %2162, i64 %2134
  %2173 = load i64, ptr %137, align 8
  %2174 = icmp eq i64 %2173, 0
  br i1 %2174, label %2201, label %2178
2175:
  %2176 = load i64, ptr %137, align 8
  %2177 = icmp eq i64 %2176, 0
  br i1 %2177, label %2201, label %2187
2178:
  %2179 = load ptr, ptr %122, align 8
  br label %2180
2180:
  %2181 = phi i64 [ %2185, %2180 ], [ 0, %2178 ]
  %2182 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2181
  %2183 = load double, ptr %2182, align 8
  %2184 = getelementptr inbounds nuw double, ptr %2172, i64 %2181
  store double %2183, ptr %2184, align 8
  %2185 = add nuw nsw i64 %2181, 1
  %2186 = icmp eq i64 %2185, %2134
  br i1 %2186, label %2187, label %2180
2187:
  %2188 = getelementptr inbounds double, ptr %2151, i64 %2134
  %2189 = getelementptr inbounds double, ptr %2188, i64 %2134
  %2190 = getelementptr inbounds double, ptr %2189, i64 %2134
  %2191 = load ptr, ptr %111, align 8
  %2192 = mul nsw i64 %2134, %2135
  %2193 = icmp sgt i64 %2192, 0
  br i1 %2193, label %2194, label %2201
2194:
  %2195 = phi i64 [ %2199, %2194 ], [ 0, %2187 ]
  %2196 = getelementptr inbounds nuw <8 x double>, ptr %2191, i64 %2195
  %2197 = load double, ptr %2196, align 8
  %2198 = getelementptr inbounds nuw double, ptr %2190, i64 %2195
  store double %2197, ptr %2198, align 8
  %2199 = add nuw nsw i64 %2195, 1
  %2200 = icmp eq i64 %2199, %2192
  br i1 %2200, label %2201, label %2194
2201:
  %2202 = load i64, ptr %101, align 8
  %2203 = icmp eq i64 %2202, 0
  br i1 %2203, label %1639, label %2204
2204:
  %2205 = icmp sgt i64 %2202, 0
  br label %2206
2206:
  %2207 = phi i32 [ 0, %2204 ], [ %2218, %2217 ]
  %2208 = phi i64 [ 0, %2204 ], [ %2219, %2217 ]
  br i1 %2205, label %2209, label %2217
2209:
  %2210 = getelementptr inbounds nuw i32, ptr %18, i64 %2208
  %2211 = load i32, ptr %2210, align 4
  %2212 = icmp eq i32 %2211, 0
  br label %2221
2213:
  %2214 = icmp eq i32 %2218, 0
  br i1 %2214, label %2215, label %2237
2215:
  %2216 = phi i64 [ %2202, %2237 ], [ %2202, %2213 ], [ %2402, %2401 ]
  br label %2516
2217:
  %2218 = phi i32 [ %2207, %2206 ], [ %2234, %2233 ]
  %2219 = add nuw nsw i64 %2208, 1
  %2220 = icmp eq i64 %2219, 8
  br i1 %2220, label %2213, label %2206
2221:
  %2222 = phi i32 [ %2207, %2209 ], [ %2234, %2233 ]
  %2223 = phi i64 [ 0, %2209 ], [ %2235, %2233 ]
  br i1 %2212, label %2233, label %2224
2224:
  %2225 = load ptr, ptr %104, align 8
  %2226 = shl nsw i64 %2223, 6
  %2227 = getelementptr inbounds nuw i8, ptr %2225, i64 %2226
  %2228 = getelementptr inbounds nuw double, ptr %2227, i64 %2208
  %2229 = load double, ptr %2228, align 8
  %2230 = fcmp oge double %2229, 0.000000e+00
  %2231 = zext i1 %2230 to i32
  %2232 = or i32 %2222, %2231
  br label %2233
2233:
  %2234 = phi i32 [ %2222, %2221 ], [ %2232, %2224 ]
  %2235 = add nuw nsw i64 %2223, 1
  %2236 = icmp eq i64 %2235, %2202
  br i1 %2236, label %2217, label %2221
2237:
  %2238 = load i64, ptr %105, align 8
  %2239 = icmp eq i64 %2238, 0
  br i1 %2239, label %2215, label %2242
2240:
  %2241 = load i64, ptr %101, align 8
  br label %2389
2242:
  %2243 = phi i64 [ %2387, %2380 ], [ 0, %2237 ]
  %2244 = load ptr, ptr %110, align 8
  %2245 = load i64, ptr %0, align 8
  %2246 = load i64, ptr %53, align 8
  %2247 = load i64, ptr %54, align 8
  %2248 = load i64, ptr %55, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  br label %2249
2249:
  %2250 = phi i64 [ 0, %2242 ], [ %2258, %2249 ]
  %2251 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2250
  %2252 = getelementptr inbounds nuw i8, ptr %2251, i64 72
  %2253 = load double, ptr %2252, align 8
  %2254 = getelementptr inbounds nuw i8, ptr %2251, i64 64
  %2255 = load double, ptr %2254, align 8
  %2256 = fsub double %2253, %2255
  %2257 = getelementptr inbounds nuw double, ptr %7, i64 %2250
  store double %2256, ptr %2257, align 8
  %2258 = add nuw nsw i64 %2250, 1
  %2259 = icmp eq i64 %2258, 8
  br i1 %2259, label %2260, label %2249
2260:
  %2261 = uitofp nneg i64 %2243 to double
  %2262 = fmul double %2261, 1.250000e-01
  %2263 = add nsw i64 %2246, %2245
  %2264 = shl nsw i64 %2247, 1
  %2265 = add nsw i64 %2264, %2263
  %2266 = add nsw i64 %2265, %2248
  %2267 = load <8 x double>, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #15
  %2268 = load i64, ptr %109, align 8
  %2269 = icmp sgt i64 %2268, 0
  br i1 %2269, label %2270, label %2276
2270:
  %2271 = load i64, ptr %141, align 8
  %2272 = icmp sgt i64 %2271, 0
  %2273 = fmul double %2262, 0.000000e+00
  %2274 = insertelement <8 x double> poison, double %2273, i64 0
  %2275 = shufflevector <8 x double> %2274, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2281
2276:
  %2277 = icmp sgt i64 %2263, 0
  br i1 %2277, label %2278, label %2380
2278:
  %2279 = insertelement <8 x double> poison, double %2262, i64 0
  %2280 = shufflevector <8 x double> %2279, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2320
2281:
  %2282 = phi i64 [ 0, %2270 ], [ %2318, %2313 ]
  br i1 %2272, label %2283, label %2295
2283:
  %2284 = load ptr, ptr %142, align 8
  %2285 = mul nuw nsw i64 %2282, %2271
  %2286 = getelementptr double, ptr %2284, i64 %2285
  br label %2287
2287:
  %2288 = phi i64 [ %2271, %2283 ], [ %2290, %2287 ]
  %2289 = phi double [ 0.000000e+00, %2283 ], [ %2293, %2287 ]
  %2290 = add nsw i64 %2288, -1
  %2291 = getelementptr double, ptr %2286, i64 %2290
  %2292 = load double, ptr %2291, align 8
  %2293 = call double @llvm.fma.f64(double %2289, double %2262, double %2292)
  %2294 = icmp samesign ugt i64 %2288, 1
  br i1 %2294, label %2287, label %2297
2295:
  %2296 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2282
  store <8 x double> %2275, ptr %2296, align 16
  br label %2313
2297:
  %2298 = fmul double %2262, %2293
  %2299 = fadd double %2298, 0.000000e+00
  %2300 = insertelement <8 x double> poison, double %2299, i64 0
  %2301 = shufflevector <8 x double> %2300, <8 x double> poison, <8 x i32> zeroinitializer
  %2302 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2282
  store <8 x double> %2301, ptr %2302, align 16
  br label %2303
2303:
  %2304 = phi i64 [ %2271, %2297 ], [ %2306, %2303 ]
  %2305 = phi double [ 0.000000e+00, %2297 ], [ %2309, %2303 ]
  %2306 = add nsw i64 %2304, -1
  %2307 = getelementptr double, ptr %2286, i64 %2306
  %2308 = load double, ptr %2307, align 8
  %2309 = fadd double %2305, %2308
  %2310 = icmp samesign ugt i64 %2304, 1
  br i1 %2310, label %2303, label %2311
2311:
  %2312 = fadd double %2309, 0.000000e+00
  br label %2313
2313:
  %2314 = phi double [ 0.000000e+00, %2295 ], [ %2312, %2311 ]
  %2315 = insertelement <8 x double> poison, double %2314, i64 0
  %2316 = shufflevector <8 x double> %2315, <8 x double> poison, <8 x i32> zeroinitializer
  %2317 = getelementptr inbounds nuw <8 x double>, ptr %9, i64 %2282
  store <8 x double> %2316, ptr %2317, align 16
  %2318 = add nuw nsw i64 %2282, 1
  %2319 = icmp eq i64 %2318, %2268
  br i1 %2319, label %2276, label %2281
2320:
  %2321 = phi i64 [ 0, %2278 ], [ %2375, %2374 ]
  %2322 = load i64, ptr %109, align 8
  %2323 = icmp sgt i64 %2322, 0
  br i1 %2323, label %2324, label %2341
2324:
  %2325 = load ptr, ptr %111, align 8
  %2326 = getelementptr <8 x double>, ptr %2325, i64 %2321
  br label %2330
2327:
  %2328 = load i64, ptr %143, align 8
  %2329 = icmp eq i64 %2328, 0
  br i1 %2329, label %2341, label %2351
2330:
  %2331 = phi i64 [ 0, %2324 ], [ %2339, %2330 ]
  %2332 = phi <8 x double> [ zeroinitializer, %2324 ], [ %2338, %2330 ]
  %2333 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2331
  %2334 = load <8 x double>, ptr %2333, align 16
  %2335 = mul nsw i64 %2331, %2266
  %2336 = getelementptr <8 x double>, ptr %2326, i64 %2335
  %2337 = load <8 x double>, ptr %2336, align 8
  %2338 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2334, <8 x double> %2337, <8 x double> %2332)
  %2339 = add nuw nsw i64 %2331, 1
  %2340 = icmp eq i64 %2339, %2322
  br i1 %2340, label %2327, label %2330
2341:
  %2342 = phi <8 x double> [ %2338, %2327 ], [ zeroinitializer, %2320 ], [ %2338, %2351 ]
  %2343 = phi <8 x double> [ zeroinitializer, %2327 ], [ zeroinitializer, %2320 ], [ %2359, %2351 ]
  %2344 = load ptr, ptr %69, align 8
  %2345 = getelementptr inbounds nuw <8 x double>, ptr %2344, i64 %2321
  %2346 = load <8 x double>, ptr %2345, align 8
  %2347 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2267, <8 x double> %2342, <8 x double> %2346)
  %2348 = getelementptr inbounds nuw <8 x double>, ptr %2244, i64 %2321
  store <8 x double> %2347, ptr %2348, align 8
  %2349 = load i64, ptr %143, align 8
  %2350 = icmp eq i64 %2349, 0
  br i1 %2350, label %2374, label %2362
2351:
  %2352 = phi i64 [ %2360, %2351 ], [ 0, %2327 ]
  %2353 = phi <8 x double> [ %2359, %2351 ], [ zeroinitializer, %2327 ]
  %2354 = getelementptr inbounds nuw <8 x double>, ptr %9, i64 %2352
  %2355 = load <8 x double>, ptr %2354, align 16
  %2356 = mul nsw i64 %2352, %2266
  %2357 = getelementptr <8 x double>, ptr %2326, i64 %2356
  %2358 = load <8 x double>, ptr %2357, align 8
  %2359 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2355, <8 x double> %2358, <8 x double> %2353)
  %2360 = add nuw nsw i64 %2352, 1
  %2361 = icmp eq i64 %2360, %2322
  br i1 %2361, label %2341, label %2351
2362:
  %2363 = load ptr, ptr %122, align 8
  %2364 = getelementptr inbounds nuw <8 x double>, ptr %2363, i64 %2321
  %2365 = load <8 x double>, ptr %2364, align 8
  %2366 = load ptr, ptr %69, align 8
  %2367 = getelementptr inbounds nuw <8 x double>, ptr %2366, i64 %2321
  %2368 = load <8 x double>, ptr %2367, align 8
  %2369 = fsub <8 x double> %2365, %2368
  %2370 = fmul <8 x double> %2267, %2343
  %2371 = fsub <8 x double> %2369, %2370
  %2372 = fmul <8 x double> %2280, %2371
  %2373 = fadd <8 x double> %2347, %2372
  store <8 x double> %2373, ptr %2348, align 8
  br label %2374
2374:
  %2375 = add nuw nsw i64 %2321, 1
  %2376 = load i64, ptr %0, align 8
  %2377 = load i64, ptr %53, align 8
  %2378 = add nsw i64 %2377, %2376
  %2379 = icmp slt i64 %2375, %2378
  br i1 %2379, label %2320, label %2380
2380:
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  %2381 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %2262) #14
  %2382 = load ptr, ptr %110, align 8
  %2383 = load ptr, ptr %144, align 8
  %2384 = load i64, ptr %101, align 8
  %2385 = mul nsw i64 %2384, %2243
  %2386 = getelementptr inbounds <8 x double>, ptr %2383, i64 %2385
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %140, ptr noundef readonly %2, <8 x double> noundef %2381, ptr noundef %2382, <8 x double> noundef zeroinitializer, ptr noundef %2386) #14
  %2387 = add nuw nsw i64 %2243, 1
  %2388 = icmp eq i64 %2387, 9
  br i1 %2388, label %2240, label %2242
2389:
  %2390 = phi i64 [ %2241, %2240 ], [ %2402, %2401 ]
  %2391 = phi i64 [ %2241, %2240 ], [ %2403, %2401 ]
  %2392 = phi i64 [ 0, %2240 ], [ %2404, %2401 ]
  %2393 = icmp sgt i64 %2391, 0
  br i1 %2393, label %2394, label %2401
2394:
  %2395 = getelementptr inbounds nuw i32, ptr %18, i64 %2392
  %2396 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2392
  %2397 = getelementptr inbounds nuw i8, ptr %2396, i64 64
  %2398 = getelementptr inbounds nuw i8, ptr %2396, i64 72
  %2399 = load i32, ptr %2395, align 4
  %2400 = icmp eq i32 %2399, 0
  br label %2406
2401:
  %2402 = phi i64 [ %2390, %2389 ], [ %2513, %2512 ]
  %2403 = phi i64 [ %2391, %2389 ], [ %2513, %2512 ]
  %2404 = add nuw nsw i64 %2392, 1
  %2405 = icmp eq i64 %2404, 8
  br i1 %2405, label %2215, label %2389
2406:
  %2407 = phi i64 [ %2390, %2394 ], [ %2513, %2512 ]
  %2408 = phi i64 [ %2391, %2394 ], [ %2513, %2512 ]
  %2409 = phi i64 [ 0, %2394 ], [ %2514, %2512 ]
  br i1 %2400, label %2512, label %2410
2410:
  %2411 = load ptr, ptr %104, align 8
  %2412 = shl nsw i64 %2409, 6
  %2413 = getelementptr inbounds nuw i8, ptr %2411, i64 %2412
  %2414 = getelementptr inbounds nuw double, ptr %2413, i64 %2392
  %2415 = load double, ptr %2414, align 8
  %2416 = fcmp ult double %2415, 0.000000e+00
  br i1 %2416, label %2512, label %2417
2417:
  %2418 = load i64, ptr %2396, align 8
  %2419 = load ptr, ptr %106, align 8
  %2420 = mul nsw i64 %2418, %2408
  %2421 = getelementptr inbounds double, ptr %2419, i64 %2420
  %2422 = getelementptr inbounds nuw double, ptr %2421, i64 %2409
  %2423 = load double, ptr %2422, align 8
  %2424 = fptosi double %2423 to i64
  %2425 = icmp slt i64 %2424, 0
  br i1 %2425, label %2435, label %2426
2426:
  %2427 = load i64, ptr %105, align 8
  %2428 = icmp sgt i64 %2427, %2424
  br i1 %2428, label %2429, label %2435
2429:
  %2430 = load ptr, ptr %145, align 8
  %2431 = mul nsw i64 %2427, %2418
  %2432 = add nsw i64 %2431, %2424
  %2433 = mul nsw i64 %2432, 48
  %2434 = getelementptr inbounds i8, ptr %2430, i64 %2433
  br label %2435
2435:
  %2436 = phi ptr [ %2434, %2429 ], [ null, %2426 ], [ null, %2417 ]
  %2437 = load ptr, ptr %144, align 8
  %2438 = getelementptr inbounds nuw <8 x double>, ptr %2437, i64 %2409
  %2439 = getelementptr inbounds nuw double, ptr %2438, i64 %2392
  %2440 = shl i64 %2408, 6
  br label %2441
2441:
  %2442 = phi i64 [ 0, %2435 ], [ %2455, %2454 ]
  %2443 = phi i64 [ 0, %2435 ], [ %2456, %2454 ]
  %2444 = mul i64 %2442, %2440
  %2445 = getelementptr inbounds i8, ptr %2439, i64 %2444
  %2446 = load double, ptr %2445, align 8
  %2447 = fcmp uno double %2446, 0.000000e+00
  br i1 %2447, label %2454, label %2448
2448:
  %2449 = mul i64 %2443, %2440
  %2450 = getelementptr inbounds i8, ptr %2439, i64 %2449
  %2451 = load double, ptr %2450, align 8
  %2452 = fcmp ugt double %2451, %2446
  br i1 %2452, label %2453, label %2454
2453:
  br label %2454
2454:
  %2455 = phi i64 [ %2442, %2441 ], [ %2442, %2448 ], [ %2443, %2453 ]
  %2456 = add nuw nsw i64 %2443, 1
  %2457 = icmp eq i64 %2456, 9
  br i1 %2457, label %2458, label %2441
2458:
  %2459 = shl nsw i64 %2408, 3
  %2460 = call i64 @llvm.smax.i64(i64 %2455, i64 1)
  %2461 = call i64 @llvm.umin.i64(i64 %2460, i64 7)
  %2462 = mul nsw i64 %2461, %2408
  %2463 = getelementptr inbounds <8 x double>, ptr %2437, i64 %2462
  %2464 = getelementptr inbounds nuw <8 x double>, ptr %2463, i64 %2409
  %2465 = getelementptr inbounds nuw double, ptr %2464, i64 %2392
  %2466 = getelementptr inbounds double, ptr %2465, i64 %2459
  %2467 = load double, ptr %2466, align 8
  %2468 = sub nsw i64 0, %2459
  %2469 = getelementptr inbounds double, ptr %2465, i64 %2468
  %2470 = load double, ptr %2469, align 8
  %2471 = fsub double %2467, %2470
  %2472 = fmul double %2471, 5.000000e-01
  %2473 = fadd double %2467, %2470
  %2474 = fmul double %2473, 5.000000e-01
  %2475 = load double, ptr %2465, align 8
  %2476 = fsub double %2474, %2475
  %2477 = fcmp olt double %2476, 0.000000e+00
  br i1 %2477, label %2478, label %2481
2478:
  %2479 = fmul double %2472, -5.000000e-01
  %2480 = fdiv double %2479, %2476
  br label %2486
2481:
  %2482 = fcmp ogt double %2472, 0.000000e+00
  br i1 %2482, label %2486, label %2483
2483:
  %2484 = fcmp olt double %2472, 0.000000e+00
  %2485 = select i1 %2484, double -1.000000e+00, double %2472
  br label %2486
2486:
  %2487 = phi double [ %2480, %2478 ], [ %2485, %2483 ], [ 1.000000e+00, %2481 ]
  %2488 = fcmp olt double %2487, -1.000000e+00
  %2489 = fcmp ogt double %2487, 1.000000e+00
  %2490 = select i1 %2489, double 1.000000e+00, double %2487
  %2491 = select i1 %2488, double -1.000000e+00, double %2490
  %2492 = fmul double %2476, %2491
  %2493 = fadd double %2472, %2492
  %2494 = fmul double %2491, %2493
  %2495 = fadd double %2475, %2494
  %2496 = icmp eq ptr %2436, null
  br i1 %2496, label %2512, label %2497
2497:
  %2498 = getelementptr inbounds nuw i8, ptr %2436, i64 32
  %2499 = load double, ptr %2498, align 8
  %2500 = fcmp ult double %2499, %2495
  br i1 %2500, label %2501, label %2512
2501:
  store double %2495, ptr %2498, align 8
  %2502 = load double, ptr %2397, align 8
  %2503 = load double, ptr %2398, align 8
  %2504 = fsub double %2503, %2502
  %2505 = uitofp nneg i64 %2461 to double
  %2506 = fadd double %2491, %2505
  %2507 = fmul double %2506, %2504
  %2508 = fmul double %2507, 1.250000e-01
  %2509 = fadd double %2502, %2508
  %2510 = getelementptr inbounds nuw i8, ptr %2436, i64 40
  store double %2509, ptr %2510, align 8
  %2511 = load i64, ptr %101, align 8
  br label %2512
2512:
  %2513 = phi i64 [ %2511, %2501 ], [ %2407, %2497 ], [ %2407, %2486 ], [ %2407, %2406 ], [ %2407, %2410 ]
  %2514 = add nuw nsw i64 %2409, 1
  %2515 = icmp slt i64 %2514, %2513
  br i1 %2515, label %2406, label %2401
2516:
  %2517 = phi i64 [ %2609, %2608 ], [ %2216, %2215 ]
  %2518 = phi i64 [ %2610, %2608 ], [ 0, %2215 ]
  %2519 = getelementptr inbounds nuw i32, ptr %18, i64 %2518
  %2520 = load i32, ptr %2519, align 4
  %2521 = icmp eq i32 %2520, 0
  br i1 %2521, label %2608, label %2522
2522:
  %2523 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2518
  %2524 = icmp sgt i64 %2517, 0
  br i1 %2524, label %2525, label %2608
2525:
  %2526 = getelementptr inbounds nuw i8, ptr %2523, i64 72
  br label %2527
2527:
  %2528 = phi i64 [ %2517, %2525 ], [ %2606, %2604 ]
  %2529 = phi i64 [ 0, %2525 ], [ %2605, %2604 ]
  %2530 = load ptr, ptr %104, align 8
  %2531 = shl nsw i64 %2529, 6
  %2532 = getelementptr inbounds nuw i8, ptr %2530, i64 %2531
  %2533 = getelementptr inbounds nuw double, ptr %2532, i64 %2518
  %2534 = load double, ptr %2533, align 8
  %2535 = shl nsw i64 %2528, 6
  %2536 = load ptr, ptr %123, align 8
  %2537 = getelementptr inbounds nuw i8, ptr %2536, i64 %2531
  %2538 = getelementptr inbounds nuw double, ptr %2537, i64 %2518
  %2539 = load double, ptr %2538, align 8
  %2540 = getelementptr inbounds i8, ptr %2538, i64 %2535
  %2541 = load double, ptr %2540, align 8
  %2542 = load double, ptr %2526, align 8
  %2543 = fcmp oeq double %2541, 0.000000e+00
  %2544 = select i1 %2543, double 0x7FF0000000000000, double %2541
  %2545 = fdiv double %2539, %2544
  %2546 = fsub double %2542, %2545
  %2547 = fcmp uge double %2534, 0.000000e+00
  %2548 = fcmp ult double %2539, 0.000000e+00
  %2549 = select i1 %2547, i1 true, i1 %2548
  br i1 %2549, label %2577, label %2550
2550:
  %2551 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2523, i64 noundef %2529, double noundef %2546) #14
  %2552 = icmp eq ptr %2551, null
  br i1 %2552, label %2604, label %2553
2553:
  %2554 = load i64, ptr %126, align 8
  %2555 = icmp sgt i64 %2554, 0
  br i1 %2555, label %2556, label %2574
2556:
  %2557 = load ptr, ptr %127, align 8
  br label %2558
2558:
  %2559 = phi i64 [ 0, %2556 ], [ %2564, %2563 ]
  %2560 = getelementptr inbounds nuw i64, ptr %2557, i64 %2559
  %2561 = load i64, ptr %2560, align 8
  %2562 = icmp eq i64 %2561, %2529
  br i1 %2562, label %2566, label %2563
2563:
  %2564 = add nuw nsw i64 %2559, 1
  %2565 = icmp eq i64 %2564, %2554
  br i1 %2565, label %2574, label %2558
2566:
  %2567 = load ptr, ptr %60, align 8
  %2568 = load ptr, ptr %128, align 8
  %2569 = getelementptr inbounds nuw i64, ptr %2568, i64 %2559
  %2570 = load i64, ptr %2569, align 8
  %2571 = getelementptr inbounds <8 x double>, ptr %2567, i64 %2570
  %2572 = getelementptr inbounds nuw double, ptr %2571, i64 %2518
  %2573 = load double, ptr %2572, align 8
  br label %2574
2574:
  %2575 = phi double [ %2573, %2566 ], [ 0x7FF8000000000000, %2553 ], [ 0x7FF8000000000000, %2563 ]
  %2576 = getelementptr inbounds nuw i8, ptr %2551, i64 16
  store double %2575, ptr %2576, align 8
  br label %2604
2577:
  %2578 = load i64, ptr %105, align 8
  %2579 = icmp ne i64 %2578, 0
  %2580 = fcmp oge double %2534, 0.000000e+00
  %2581 = and i1 %2580, %2579
  %2582 = fcmp olt double %2539, 0.000000e+00
  %2583 = select i1 %2581, i1 %2582, i1 false
  br i1 %2583, label %2584, label %2604
2584:
  %2585 = load i64, ptr %2523, align 8
  %2586 = load ptr, ptr %106, align 8
  %2587 = mul nsw i64 %2585, %2528
  %2588 = getelementptr inbounds double, ptr %2586, i64 %2587
  %2589 = getelementptr inbounds nuw double, ptr %2588, i64 %2529
  %2590 = load double, ptr %2589, align 8
  %2591 = fptosi double %2590 to i64
  %2592 = icmp sgt i64 %2591, -1
  %2593 = icmp sgt i64 %2578, %2591
  %2594 = and i1 %2592, %2593
  br i1 %2594, label %2595, label %2604
2595:
  %2596 = load ptr, ptr %145, align 8
  %2597 = icmp eq ptr %2596, null
  br i1 %2597, label %2604, label %2598
2598:
  %2599 = mul nsw i64 %2585, %2578
  %2600 = add nsw i64 %2599, %2591
  %2601 = mul nsw i64 %2600, 48
  %2602 = getelementptr inbounds i8, ptr %2596, i64 %2601
  %2603 = getelementptr inbounds nuw i8, ptr %2602, i64 24
  store double %2546, ptr %2603, align 8
  br label %2604
2604:
  %2605 = add nuw nsw i64 %2529, 1
  %2606 = load i64, ptr %101, align 8
  %2607 = icmp slt i64 %2605, %2606
  br i1 %2607, label %2527, label %2608
2608:
  %2609 = phi i64 [ %2517, %2516 ], [ %2517, %2522 ], [ %2606, %2604 ]
  %2610 = add nuw nsw i64 %2518, 1
  %2611 = icmp eq i64 %2610, 8
  br i1 %2611, label %1639, label %2516
2612:
  br i1 %1638, label %2827, label %2755
2613:
  %2614 = phi i64 [ %2753, %2752 ], [ 0, %1639 ]
  %2615 = getelementptr inbounds nuw i32, ptr %18, i64 %2614
  %2616 = load i32, ptr %2615, align 4
  %2617 = icmp eq i32 %2616, 0
  br i1 %2617, label %2752, label %2618
2618:
  %2619 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2614
  %2620 = load ptr, ptr %58, align 8
  %2621 = load i64, ptr %2619, align 8
  %2622 = load i64, ptr %59, align 8
  %2623 = mul nsw i64 %2622, %2621
  %2624 = getelementptr inbounds double, ptr %2620, i64 %2623
  %2625 = getelementptr inbounds nuw i8, ptr %2619, i64 8
  %2626 = load i64, ptr %2625, align 8
  %2627 = load i64, ptr %57, align 8
  %2628 = icmp slt i64 %2626, %2627
  br i1 %2628, label %2629, label %2752
2629:
  %2630 = getelementptr inbounds nuw i8, ptr %2619, i64 72
  %2631 = getelementptr inbounds nuw i8, ptr %2619, i64 64
  br label %2632
2632:
  %2633 = phi i64 [ %2627, %2629 ], [ %2750, %2747 ]
  %2634 = phi i64 [ %2626, %2629 ], [ %2749, %2747 ]
  %2635 = getelementptr inbounds double, ptr %2624, i64 %2634
  %2636 = load double, ptr %2635, align 8
  %2637 = load double, ptr %2630, align 8
  %2638 = fcmp ugt double %2636, %2637
  br i1 %2638, label %2752, label %2639
2639:
  %2640 = load double, ptr %2631, align 8
  %2641 = fsub double %2636, %2640
  %2642 = fsub double %2637, %2640
  %2643 = fdiv double %2641, %2642
  %2644 = load i64, ptr %0, align 8
  %2645 = load i64, ptr %53, align 8
  %2646 = add i64 %2645, %2644
  %2647 = load i64, ptr %54, align 8
  %2648 = shl nsw i64 %2647, 1
  %2649 = add nsw i64 %2648, %2646
  %2650 = load i64, ptr %55, align 8
  %2651 = add nsw i64 %2649, %2650
  %2652 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %2653 = load i64, ptr %141, align 8
  %2654 = icmp ne i64 %2653, 0
  %2655 = icmp sgt i64 %2652, 0
  %2656 = select i1 %2654, i1 %2655, i1 false
  br i1 %2656, label %2657, label %2661
2657:
  %2658 = icmp sgt i64 %2653, 0
  %2659 = fmul double %2643, 0.000000e+00
  %2660 = getelementptr double, ptr %6, i64 %2652
  br label %2669
2661:
  %2662 = load ptr, ptr %56, align 8
  %2663 = load i64, ptr %2619, align 8
  %2664 = mul nsw i64 %2663, %2633
  %2665 = add nsw i64 %2664, %2634
  %2666 = mul nsw i64 %2665, %2646
  %2667 = getelementptr inbounds double, ptr %2662, i64 %2666
  %2668 = icmp sgt i64 %2646, 0
  br i1 %2668, label %2706, label %2701
2669:
  %2670 = phi i64 [ 0, %2657 ], [ %2699, %2696 ]
  br i1 %2658, label %2671, label %2683
2671:
  %2672 = load ptr, ptr %142, align 8
  %2673 = mul nuw nsw i64 %2670, %2653
  %2674 = getelementptr double, ptr %2672, i64 %2673
  br label %2675
2675:
  %2676 = phi i64 [ %2653, %2671 ], [ %2678, %2675 ]
  %2677 = phi double [ 0.000000e+00, %2671 ], [ %2681, %2675 ]
  %2678 = add nsw i64 %2676, -1
  %2679 = getelementptr double, ptr %2674, i64 %2678
  %2680 = load double, ptr %2679, align 8
  %2681 = call double @llvm.fma.f64(double %2677, double %2643, double %2680)
  %2682 = icmp samesign ugt i64 %2676, 1
  br i1 %2682, label %2675, label %2685
2683:
  %2684 = getelementptr inbounds nuw double, ptr %6, i64 %2670
  store double %2659, ptr %2684, align 8
  br label %2696
2685:
  %2686 = fmul double %2643, %2681
  %2687 = getelementptr inbounds nuw double, ptr %6, i64 %2670
  store double %2686, ptr %2687, align 8
  br label %2688
2688:
  %2689 = phi i64 [ %2653, %2685 ], [ %2691, %2688 ]
  %2690 = phi double [ 0.000000e+00, %2685 ], [ %2694, %2688 ]
  %2691 = add nsw i64 %2689, -1
  %2692 = getelementptr double, ptr %2674, i64 %2691
  %2693 = load double, ptr %2692, align 8
  %2694 = fadd double %2690, %2693
  %2695 = icmp samesign ugt i64 %2689, 1
  br i1 %2695, label %2688, label %2696
2696:
  %2697 = phi double [ 0.000000e+00, %2683 ], [ %2694, %2688 ]
  %2698 = getelementptr double, ptr %2660, i64 %2670
  store double %2697, ptr %2698, align 8
  %2699 = add nuw nsw i64 %2670, 1
  %2700 = icmp eq i64 %2699, %2652
  br i1 %2700, label %2661, label %2669
2701:
  %2702 = load i64, ptr %51, align 8
  %2703 = icmp sgt i64 %2702, 0
  br i1 %2703, label %2704, label %2747
2704:
  %2705 = mul i64 %2651, %2652
  br label %2715
2706:
  %2707 = phi i64 [ %2713, %2706 ], [ 0, %2661 ]
  %2708 = load ptr, ptr %69, align 8
  %2709 = load ptr, ptr %122, align 8
  %2710 = load ptr, ptr %111, align 8
  %2711 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2708, ptr noundef %2709, ptr noundef %2710, ptr noundef %6, double noundef %2643, double noundef %2642, i64 noundef %2707, i64 noundef range(i64 -9223372036854775808, 8) %2614) #14
  %2712 = getelementptr inbounds nuw double, ptr %2667, i64 %2707
  store double %2711, ptr %2712, align 8
  %2713 = add nuw nsw i64 %2707, 1
  %2714 = icmp eq i64 %2713, %2646
  br i1 %2714, label %2701, label %2706
2715:
  %2716 = phi i64 [ %2702, %2704 ], [ %2738, %2737 ]
  %2717 = phi i64 [ 0, %2704 ], [ %2739, %2737 ]
  %2718 = load ptr, ptr %61, align 8
  %2719 = load i64, ptr %2619, align 8
  %2720 = mul nsw i64 %2719, %2716
  %2721 = add nsw i64 %2720, %2717
  %2722 = load i64, ptr %57, align 8
  %2723 = mul nsw i64 %2721, %2722
  %2724 = add nsw i64 %2723, %2634
  %2725 = mul nsw i64 %2724, %2646
  %2726 = getelementptr inbounds double, ptr %2718, i64 %2725
  %2727 = load ptr, ptr %71, align 8
  %2728 = mul nsw i64 %2717, %2651
  %2729 = getelementptr inbounds <8 x double>, ptr %2727, i64 %2728
  %2730 = load ptr, ptr %62, align 8
  %2731 = getelementptr inbounds <8 x double>, ptr %2730, i64 %2728
  %2732 = load ptr, ptr %134, align 8
  %2733 = mul i64 %2705, %2717
  %2734 = getelementptr inbounds <8 x double>, ptr %2732, i64 %2733
  br i1 %2668, label %2741, label %2737
2735:
  %2736 = load i64, ptr %51, align 8
  br label %2737
2737:
  %2738 = phi i64 [ %2736, %2735 ], [ %2716, %2715 ]
  %2739 = add nuw nsw i64 %2717, 1
  %2740 = icmp slt i64 %2739, %2738
  br i1 %2740, label %2715, label %2747
2741:
  %2742 = phi i64 [ %2745, %2741 ], [ 0, %2715 ]
  %2743 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2729, ptr noundef %2731, ptr noundef %2734, ptr noundef %6, double noundef %2643, double noundef %2642, i64 noundef %2742, i64 noundef range(i64 -9223372036854775808, 8) %2614) #14
  %2744 = getelementptr inbounds nuw double, ptr %2726, i64 %2742
  store double %2743, ptr %2744, align 8
  %2745 = add nuw nsw i64 %2742, 1
  %2746 = icmp eq i64 %2745, %2646
  br i1 %2746, label %2735, label %2741
2747:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  %2748 = load i64, ptr %2625, align 8
  %2749 = add nsw i64 %2748, 1
  store i64 %2749, ptr %2625, align 8
  %2750 = load i64, ptr %57, align 8
  %2751 = icmp slt i64 %2749, %2750
  br i1 %2751, label %2632, label %2752
2752:
  %2753 = add nuw nsw i64 %2614, 1
  %2754 = icmp eq i64 %2753, 8
  br i1 %2754, label %2612, label %2613
2755:
  %2756 = load i64, ptr %0, align 8
  %2757 = load i64, ptr %53, align 8
  %2758 = load i64, ptr %54, align 8
  %2759 = load i64, ptr %55, align 8
  %2760 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  br label %2803
2761:
  %2762 = add nsw i64 %2757, %2756
  %2763 = shl nsw i64 %2758, 1
  %2764 = add nsw i64 %2762, %2763
  %2765 = add nsw i64 %2764, %2759
  %2766 = add nsw i64 %2760, -1
  %2767 = mul nsw i64 %2766, %2765
  %2768 = load <8 x i64>, ptr %5, align 8
  %2769 = load ptr, ptr %60, align 8
  %2770 = load ptr, ptr %69, align 8
  %2771 = icmp sgt i64 %2765, 0
  br i1 %2771, label %2772, label %2783
2772:
  %2773 = icmp slt <8 x i64> %2768, zeroinitializer
  br label %2774
2774:
  %2775 = phi i64 [ 0, %2772 ], [ %2781, %2774 ]
  %2776 = getelementptr inbounds nuw <8 x double>, ptr %2769, i64 %2775
  %2777 = load <8 x double>, ptr %2776, align 8
  %2778 = getelementptr inbounds nuw <8 x double>, ptr %2770, i64 %2775
  %2779 = load <8 x double>, ptr %2778, align 8
  %2780 = select <8 x i1> %2773, <8 x double> %2777, <8 x double> %2779
  store <8 x double> %2780, ptr %2778, align 8
  %2781 = add nuw nsw i64 %2775, 1
  %2782 = icmp eq i64 %2781, %2765
  br i1 %2782, label %2783, label %2774
2783:
  %2784 = load i64, ptr %51, align 8
  %2785 = mul nsw i64 %2784, %2765
  %2786 = load ptr, ptr %62, align 8
  %2787 = load ptr, ptr %71, align 8
  %2788 = icmp sgt i64 %2785, 0
  br i1 %2788, label %2789, label %2800
2789:
  %2790 = icmp slt <8 x i64> %2768, zeroinitializer
  br label %2791
2791:
  %2792 = phi i64 [ 0, %2789 ], [ %2798, %2791 ]
  %2793 = getelementptr inbounds nuw <8 x double>, ptr %2786, i64 %2792
  %2794 = load <8 x double>, ptr %2793, align 8
  %2795 = getelementptr inbounds nuw <8 x double>, ptr %2787, i64 %2792
  %2796 = load <8 x double>, ptr %2795, align 8
  %2797 = select <8 x i1> %2790, <8 x double> %2794, <8 x double> %2796
  store <8 x double> %2797, ptr %2795, align 8
  %2798 = add nuw nsw i64 %2792, 1
  %2799 = icmp eq i64 %2798, %2785
  br i1 %2799, label %2800, label %2791
2800:
  %2801 = load i64, ptr %146, align 8
  %2802 = icmp eq i64 %2801, 0
  br i1 %2802, label %2826, label %2812
2803:
  %2804 = phi i64 [ 0, %2755 ], [ %2810, %2803 ]
  %2805 = getelementptr inbounds nuw i32, ptr %18, i64 %2804
  %2806 = load i32, ptr %2805, align 4
  %2807 = icmp ne i32 %2806, 0
  %2808 = sext i1 %2807 to i64
  %2809 = getelementptr inbounds nuw i64, ptr %5, i64 %2804
  store i64 %2808, ptr %2809, align 8
  %2810 = add nuw nsw i64 %2804, 1
  %2811 = icmp eq i64 %2810, 8
  br i1 %2811, label %2761, label %2803
2812:
  %2813 = load ptr, ptr %111, align 8
  %2814 = getelementptr inbounds <8 x double>, ptr %2813, i64 %2767
  br i1 %2771, label %2815, label %2826
2815:
  %2816 = icmp slt <8 x i64> %2768, zeroinitializer
  br label %2817
2817:
  %2818 = phi i64 [ 0, %2815 ], [ %2824, %2817 ]
  %2819 = getelementptr inbounds nuw <8 x double>, ptr %2814, i64 %2818
  %2820 = load <8 x double>, ptr %2819, align 8
  %2821 = getelementptr inbounds nuw <8 x double>, ptr %2813, i64 %2818
  %2822 = load <8 x double>, ptr %2821, align 8
  %2823 = select <8 x i1> %2816, <8 x double> %2820, <8 x double> %2822
  store <8 x double> %2823, ptr %2821, align 8
  %2824 = add nuw nsw i64 %2818, 1
  %2825 = icmp eq i64 %2824, %2765
  br i1 %2825, label %2826, label %2817
2826:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  br label %2827
2827:
  br label %2828
2828:
  %2829 = phi i64 [ %2922, %2921 ], [ 0, %2827 ]
  %2830 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2829
  %2831 = getelementptr inbounds nuw i32, ptr %18, i64 %2829
  %2832 = load i32, ptr %2831, align 4
  %2833 = icmp eq i32 %2832, 0
  br i1 %2833, label %2834, label %2841
2834:
  %2835 = load i64, ptr %2830, align 8
  %2836 = icmp sgt i64 %2835, -1
  br i1 %2836, label %2837, label %2921
2837:
  %2838 = getelementptr inbounds nuw i8, ptr %2830, i64 32
  %2839 = load i64, ptr %2838, align 8
  %2840 = icmp eq i64 %2839, 0
  br i1 %2840, label %2889, label %2921
2841:
  %2842 = load i64, ptr %146, align 8
  %2843 = icmp eq i64 %2842, 0
  %2844 = zext i1 %2843 to i64
  %2845 = getelementptr inbounds nuw i8, ptr %2830, i64 16
  store i64 %2844, ptr %2845, align 8
  %2846 = load ptr, ptr %103, align 8
  %2847 = load i64, ptr %101, align 8
  %2848 = getelementptr double, ptr %2846, i64 %2829
  %2849 = icmp sgt i64 %2847, 0
  br i1 %2849, label %2850, label %2895
2850:
  %2851 = load ptr, ptr %104, align 8
  %2852 = getelementptr double, ptr %2851, i64 %2829
  br label %2853
2853:
  %2854 = phi i64 [ 0, %2850 ], [ %2866, %2853 ]
  %2855 = phi i32 [ 0, %2850 ], [ %2865, %2853 ]
  %2856 = shl nsw i64 %2854, 6
  %2857 = getelementptr i8, ptr %2852, i64 %2856
  %2858 = load double, ptr %2857, align 8
  %2859 = getelementptr i8, ptr %2848, i64 %2856
  %2860 = load double, ptr %2859, align 8
  %2861 = fcmp olt double %2858, 0.000000e+00
  %2862 = fcmp oge double %2860, 0.000000e+00
  %2863 = select i1 %2861, i1 %2862, i1 false
  %2864 = zext i1 %2863 to i32
  %2865 = or i32 %2855, %2864
  %2866 = add nuw nsw i64 %2854, 1
  %2867 = icmp eq i64 %2866, %2847
  br i1 %2867, label %2868, label %2853
2868:
  %2869 = icmp eq i32 %2865, 0
  br i1 %2869, label %2875, label %2870
2870:
  %2871 = getelementptr %struct.bg_lane, ptr %2, i64 %2829
  %2872 = getelementptr i8, ptr %2871, i64 32
  store i64 1, ptr %2872, align 8
  %2873 = load i64, ptr %101, align 8
  %2874 = icmp sgt i64 %2873, 0
  br i1 %2874, label %2875, label %2895
2875:
  br label %2876
2876:
  %2877 = phi i64 [ %2885, %2876 ], [ 0, %2875 ]
  %2878 = load ptr, ptr %103, align 8
  %2879 = getelementptr inbounds nuw <8 x double>, ptr %2878, i64 %2877
  %2880 = getelementptr inbounds nuw double, ptr %2879, i64 %2829
  %2881 = load double, ptr %2880, align 8
  %2882 = load ptr, ptr %104, align 8
  %2883 = getelementptr inbounds nuw <8 x double>, ptr %2882, i64 %2877
  %2884 = getelementptr inbounds nuw double, ptr %2883, i64 %2829
  store double %2881, ptr %2884, align 8
  %2885 = add nuw nsw i64 %2877, 1
  %2886 = load i64, ptr %101, align 8
  %2887 = shl nsw i64 %2886, 2
  %2888 = icmp slt i64 %2885, %2887
  br i1 %2888, label %2876, label %2895
2889:
  %2890 = getelementptr inbounds nuw i8, ptr %2830, i64 80
  %2891 = load double, ptr %2890, align 8
  %2892 = getelementptr inbounds nuw i8, ptr %2830, i64 104
  %2893 = load double, ptr %2892, align 8
  %2894 = fcmp ogt double %2891, %2893
  br i1 %2894, label %2910, label %2918
2895:
  %2896 = getelementptr inbounds nuw i8, ptr %2830, i64 72
  %2897 = load double, ptr %2896, align 8
  %2898 = getelementptr inbounds nuw i8, ptr %2830, i64 64
  store double %2897, ptr %2898, align 8
  %2899 = getelementptr inbounds nuw i8, ptr %2830, i64 48
  %2900 = load i64, ptr %2899, align 8
  %2901 = add nsw i64 %2900, 1
  store i64 %2901, ptr %2899, align 8
  %2902 = getelementptr inbounds nuw i8, ptr %2830, i64 80
  %2903 = load double, ptr %2902, align 8
  %2904 = getelementptr inbounds nuw i8, ptr %2830, i64 104
  %2905 = load double, ptr %2904, align 8
  %2906 = fcmp ogt double %2903, %2905
  br i1 %2906, label %2907, label %2918
2907:
  %2908 = getelementptr inbounds nuw i8, ptr %2830, i64 96
  %2909 = load double, ptr %2908, align 8
  br label %2918
2910:
  %2911 = getelementptr inbounds nuw i8, ptr %2830, i64 64
  %2912 = load double, ptr %2911, align 8
  %2913 = getelementptr inbounds nuw i8, ptr %2830, i64 96
  %2914 = load double, ptr %2913, align 8
  %2915 = fsub double %2914, %2912
  %2916 = fmul double %2915, 5.000000e-01
  %2917 = fadd double %2912, %2916
  br label %2918
2918:
  %2919 = phi double [ %2891, %2889 ], [ %2917, %2910 ], [ %2909, %2907 ], [ %2903, %2895 ]
  %2920 = getelementptr inbounds nuw i8, ptr %2830, i64 72
  store double %2919, ptr %2920, align 8
  br label %2921
2921:
  %2922 = add nuw nsw i64 %2829, 1
  %2923 = icmp eq i64 %2922, 8
  br i1 %2923, label %2924, label %2828
2924:
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #15
  %2925 = add nuw nsw i64 %148, 1
  %2926 = icmp eq i64 %2925, %3
  br i1 %2926, label %2927, label %147
2927:
  %2928 = phi i64 [ 1, %40 ], [ 2, %1070 ], [ 0, %884 ], [ 1, %2924 ]
  %2929 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %2930 = getelementptr inbounds nuw i8, ptr %1, i64 264
  br label %2932
2931:
  call void @bg_set_float_mode(i32 noundef %26) #13
  ret i64 %2928
2932:
  %2933 = phi i64 [ 0, %2927 ], [ %2945, %2944 ]
  %2934 = getelementptr inbounds nuw %struct.bg_lane, ptr %2929, i64 %2933
  %2935 = load i64, ptr %2934, align 8
  %2936 = icmp sgt i64 %2935, -1
  br i1 %2936, label %2937, label %2944
2937:
  %2938 = getelementptr inbounds nuw i8, ptr %2934, i64 64
  %2939 = load double, ptr %2938, align 8
  %2940 = load ptr, ptr %2930, align 8
  %2941 = mul nuw nsw i64 %2935, 48
  %2942 = getelementptr inbounds nuw i8, ptr %2940, i64 %2941
  %2943 = getelementptr inbounds nuw i8, ptr %2942, i64 8
  store double %2939, ptr %2943, align 8
  br label %2944
2944:
  %2945 = add nuw nsw i64 %2933, 1
  %2946 = icmp eq i64 %2945, 8
  br i1 %2946, label %2931, label %2932
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846801, 1152921504606847151) i64 @bg_memory_8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #14
  %5 = add nsw i64 %4, 175
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((1168, 1392)) %2, ptr noundef %3) unnamed_addr #4 {
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
  %22 = shl nsw i64 %21, 6
  %23 = getelementptr inbounds i8, ptr %3, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  store ptr %3, ptr %24, align 8
  %25 = shl nsw i64 %15, 6
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 1176
  store ptr %23, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 %25
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  store ptr %26, ptr %29, align 8
  %30 = mul i64 %15, %17
  %31 = shl i64 %30, 6
  %32 = getelementptr inbounds i8, ptr %28, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 1192
  store ptr %28, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %32, i64 %25
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 1200
  store ptr %32, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %34, i64 %25
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 1208
  store ptr %34, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 %25
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  store ptr %36, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 %25
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 1224
  store ptr %38, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %40, i64 %25
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 1232
  store ptr %40, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 %25
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  store ptr %42, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %44, i64 %25
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 1248
  store ptr %44, ptr %47, align 8
  %48 = load i64, ptr %9, align 8
  %49 = add nsw i64 %48, %15
  %50 = load i64, ptr %13, align 8
  %51 = add nsw i64 %49, %50
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %55 = load i64, ptr %54, align 8
  %56 = shl i64 %55, 7
  %57 = shl i64 %53, 8
  %58 = shl i64 %51, 6
  %59 = getelementptr i8, ptr %46, i64 %56
  %60 = getelementptr i8, ptr %59, i64 %57
  %61 = getelementptr i8, ptr %60, i64 %58
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 1256
  store ptr %46, ptr %62, align 8
  %63 = load i64, ptr %52, align 8
  %64 = icmp eq i64 %63, 0
  %65 = select i1 %64, i64 0, i64 %25
  %66 = getelementptr inbounds i8, ptr %61, i64 %65
  %67 = select i1 %64, ptr %32, ptr %61
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  store ptr %67, ptr %68, align 8
  %69 = load i64, ptr %52, align 8
  %70 = shl i64 %69, 8
  %71 = getelementptr inbounds i8, ptr %66, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  store ptr %66, ptr %72, align 8
  %73 = load i64, ptr %52, align 8
  %74 = shl i64 %73, 8
  %75 = getelementptr inbounds i8, ptr %71, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  store ptr %71, ptr %76, align 8
  %77 = load i64, ptr %52, align 8
  %78 = shl i64 %77, 8
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  store ptr %75, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %82 = load i64, ptr %81, align 8
  %83 = shl nsw i64 %82, 6
  %84 = getelementptr inbounds i8, ptr %79, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  store ptr %79, ptr %85, align 8
  %86 = load i64, ptr %52, align 8
  %87 = mul i64 %86, 576
  %88 = getelementptr inbounds i8, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  store ptr %84, ptr %89, align 8
  %90 = load i64, ptr %20, align 8
  %91 = shl i64 %19, 6
  %92 = mul i64 %91, %90
  %93 = getelementptr inbounds i8, ptr %88, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  store ptr %88, ptr %94, align 8
  %95 = mul nsw i64 %19, %15
  %96 = shl nsw i64 %95, 6
  %97 = getelementptr inbounds i8, ptr %93, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  store ptr %93, ptr %98, align 8
  %99 = mul i64 %31, %19
  %100 = getelementptr inbounds i8, ptr %97, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 1328
  store ptr %97, ptr %101, align 8
  %102 = getelementptr inbounds i8, ptr %100, i64 %96
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  store ptr %100, ptr %103, align 8
  %104 = getelementptr inbounds i8, ptr %102, i64 %96
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 1344
  store ptr %102, ptr %105, align 8
  %106 = load i64, ptr %20, align 8
  %107 = shl nsw i64 %106, 6
  %108 = getelementptr inbounds i8, ptr %104, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 1352
  store ptr %104, ptr %109, align 8
  %110 = load i64, ptr %20, align 8
  %111 = mul i64 %91, %110
  %112 = getelementptr inbounds i8, ptr %108, i64 %111
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 1360
  store ptr %108, ptr %113, align 8
  %114 = load i64, ptr %54, align 8
  %115 = icmp eq i64 %114, 0
  %116 = select i1 %115, i64 0, i64 4096
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 %116
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 1368
  store ptr %112, ptr %118, align 8
  %119 = load i64, ptr %54, align 8
  %120 = mul nsw i64 %119, 288
  %121 = load i64, ptr %20, align 8
  %122 = add i64 %121, %15
  %123 = add i64 %122, %120
  %124 = shl i64 %123, 6
  %125 = getelementptr i8, ptr %117, i64 %124
  %126 = getelementptr i8, ptr %125, i64 512
  %127 = getelementptr inbounds nuw i8, ptr %2, i64 1376
  store ptr %117, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %129 = load i64, ptr %128, align 8
  %130 = shl nsw i64 %129, 6
  %131 = getelementptr inbounds i8, ptr %126, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  store ptr %126, ptr %132, align 8
  %133 = ptrtoint ptr %131 to i64
  %134 = ptrtoint ptr %3 to i64
  %135 = sub i64 %133, %134
  %136 = ashr exact i64 %135, 3
  ret i64 %136
}
define noalias noundef ptr @bg_call_8(ptr noundef readonly captures(none) %0, ptr noundef %1) #5 {
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
  %194 = call i64 @bg_advance_8(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #14
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %196, label %193
196:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  ret ptr null
}
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <8 x double> noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6, i32 noundef range(i32 0, 2) %7) unnamed_addr #0 {
  %9 = alloca <8 x i64>, align 8
  %10 = icmp eq i32 %7, 0
  br i1 %10, label %11, label %14
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  br label %14
14:
  %15 = phi i64 [ %13, %11 ], [ 0, %8 ]
  %16 = icmp ne ptr %4, null
  br i1 %16, label %17, label %43
17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load i64, ptr %0, align 8
  %22 = load i64, ptr %18, align 8
  %23 = add nsw i64 %22, %21
  %24 = load i64, ptr %19, align 8
  %25 = shl nsw i64 %24, 1
  %26 = add nsw i64 %23, %25
  %27 = load i64, ptr %20, align 8
  %28 = add nsw i64 %26, %27
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %43
30:
  %31 = phi i64 [ %33, %30 ], [ 0, %17 ]
  %32 = getelementptr inbounds nuw <8 x double>, ptr %4, i64 %31
  store <8 x double> zeroinitializer, ptr %32, align 8
  %33 = add nuw nsw i64 %31, 1
  %34 = load i64, ptr %0, align 8
  %35 = load i64, ptr %18, align 8
  %36 = add nsw i64 %35, %34
  %37 = load i64, ptr %19, align 8
  %38 = shl nsw i64 %37, 1
  %39 = add nsw i64 %36, %38
  %40 = load i64, ptr %20, align 8
  %41 = add nsw i64 %39, %40
  %42 = icmp slt i64 %33, %41
  br i1 %42, label %30, label %43
43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %50, label %47
47:
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 1240
  %49 = load ptr, ptr %48, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %44, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %49) #14
  br label %50
50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %52 = load ptr, ptr %51, align 8
  %53 = icmp ne ptr %52, null
  %54 = icmp slt i64 %15, 3
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %64
56:
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 1248
  %58 = icmp ne i64 %5, 0
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %62 = icmp sgt i64 %5, 0
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  br label %68
64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %66, null
  br i1 %67, label %215, label %198
68:
  %69 = phi i64 [ %15, %56 ], [ %196, %195 ]
  %70 = icmp eq i64 %69, 2
  %71 = select i1 %70, double 1.000000e+00, double 0.000000e+00
  %72 = insertelement <8 x double> poison, double %71, i64 0
  %73 = shufflevector <8 x double> %72, <8 x double> poison, <8 x i32> zeroinitializer
  %74 = select i1 %10, i64 %69, i64 0
  %75 = load ptr, ptr %57, align 8
  %76 = icmp ne i64 %74, 1
  %77 = sext i1 %76 to i64
  %78 = insertelement <8 x i64> poison, i64 %77, i64 0
  %79 = shufflevector <8 x i64> %78, <8 x i64> poison, <8 x i32> zeroinitializer
  %80 = icmp eq i64 %74, 1
  br i1 %80, label %81, label %99
81:
  %82 = load i64, ptr %0, align 8
  %83 = icmp slt i64 %82, 1
  br i1 %83, label %99, label %84
84:
  %85 = phi <8 x i64> [ %96, %84 ], [ %79, %81 ]
  %86 = phi i64 [ %97, %84 ], [ 0, %81 ]
  %87 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %86
  %88 = load <8 x double>, ptr %87, align 8
  %89 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %88)
  %90 = fadd <8 x double> %89, splat (double 1.000000e+00)
  %91 = fmul <8 x double> %90, splat (double 0x3E7AD7F29ABCAF48)
  %92 = getelementptr inbounds nuw <8 x double>, ptr %75, i64 %86
  %93 = load <8 x double>, ptr %92, align 8
  %94 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %93)
  %95 = fcmp olt <8 x double> %91, %94
  %96 = select <8 x i1> %95, <8 x i64> splat (i64 -1), <8 x i64> %85
  %97 = add nuw nsw i64 %86, 1
  %98 = icmp eq i64 %82, %97
  br i1 %98, label %99, label %84
99:
  %100 = phi <8 x i64> [ %79, %68 ], [ %79, %81 ], [ %96, %84 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store <8 x i64> %100, ptr %9, align 8
  br label %101
101:
  %102 = phi i64 [ 0, %99 ], [ %109, %101 ]
  %103 = phi i32 [ 0, %99 ], [ %108, %101 ]
  %104 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %105 = load i64, ptr %104, align 8
  %106 = icmp ne i64 %105, 0
  %107 = zext i1 %106 to i32
  %108 = or i32 %103, %107
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp eq i64 %109, 8
  br i1 %110, label %111, label %101
111:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %112 = icmp ne i32 %108, 0
  %113 = and i1 %58, %112
  br i1 %113, label %114, label %148
114:
  %115 = load i64, ptr %0, align 8
  %116 = load i64, ptr %59, align 8
  %117 = add nsw i64 %116, %115
  %118 = load i64, ptr %60, align 8
  %119 = shl nsw i64 %118, 1
  %120 = add nsw i64 %117, %119
  %121 = load i64, ptr %61, align 8
  %122 = add nsw i64 %120, %121
  br i1 %62, label %123, label %161
123:
  %124 = icmp slt <8 x i64> %100, zeroinitializer
  br label %125
125:
  %126 = phi i64 [ 0, %123 ], [ %146, %145 ]
  %127 = mul nsw i64 %126, %122
  %128 = getelementptr inbounds <8 x double>, ptr %6, i64 %127
  %129 = load ptr, ptr %63, align 8
  tail call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %51, ptr noundef nonnull readonly %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %73, i64 noundef %126, ptr noundef %128, ptr noundef %129) #14
  %130 = load i64, ptr %0, align 8
  %131 = load ptr, ptr %63, align 8
  %132 = icmp sgt i64 %130, 0
  br i1 %132, label %133, label %145
133:
  %134 = phi i64 [ %143, %133 ], [ 0, %125 ]
  %135 = getelementptr inbounds nuw <8 x double>, ptr %128, i64 %134
  %136 = load <8 x double>, ptr %135, align 8
  %137 = getelementptr inbounds nuw <8 x double>, ptr %131, i64 %134
  %138 = load <8 x double>, ptr %137, align 8
  %139 = fadd <8 x double> %136, %138
  %140 = select <8 x i1> %124, <8 x double> %139, <8 x double> %136
  store <8 x double> %140, ptr %135, align 8
  %141 = load <8 x double>, ptr %137, align 8
  %142 = select <8 x i1> %124, <8 x double> %141, <8 x double> zeroinitializer
  store <8 x double> %142, ptr %137, align 8
  %143 = add nuw nsw i64 %134, 1
  %144 = icmp eq i64 %143, %130
  br i1 %144, label %145, label %133
145:
  %146 = add nuw nsw i64 %126, 1
  %147 = icmp eq i64 %146, %5
  br i1 %147, label %148, label %125
148:
  br i1 %112, label %159, label %149
149:
  %150 = load i64, ptr %0, align 8
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %152, label %180
152:
  %153 = phi i64 [ %156, %152 ], [ 0, %149 ]
  %154 = load ptr, ptr %57, align 8
  %155 = getelementptr inbounds nuw <8 x double>, ptr %154, i64 %153
  store <8 x double> zeroinitializer, ptr %155, align 8
  %156 = add nuw nsw i64 %153, 1
  %157 = load i64, ptr %0, align 8
  %158 = icmp slt i64 %156, %157
  br i1 %158, label %152, label %180
159:
  %160 = load ptr, ptr %57, align 8
  br label %161
161:
  %162 = phi ptr [ %160, %159 ], [ %75, %114 ]
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %51, ptr noundef nonnull %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %73, ptr noundef %162) #14
  %163 = load i64, ptr %0, align 8
  %164 = load ptr, ptr %57, align 8
  %165 = icmp sgt i64 %163, 0
  br i1 %165, label %166, label %180
166:
  %167 = icmp slt <8 x i64> %100, zeroinitializer
  br label %168
168:
  %169 = phi i64 [ 0, %166 ], [ %178, %168 ]
  %170 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %169
  %171 = load <8 x double>, ptr %170, align 8
  %172 = getelementptr inbounds nuw <8 x double>, ptr %164, i64 %169
  %173 = load <8 x double>, ptr %172, align 8
  %174 = fadd <8 x double> %171, %173
  %175 = select <8 x i1> %167, <8 x double> %174, <8 x double> %171
  store <8 x double> %175, ptr %170, align 8
  %176 = load <8 x double>, ptr %172, align 8
  %177 = select <8 x i1> %167, <8 x double> %176, <8 x double> zeroinitializer
  store <8 x double> %177, ptr %172, align 8
  %178 = add nuw nsw i64 %169, 1
  %179 = icmp eq i64 %178, %163
  br i1 %179, label %180, label %168
180:
  %181 = icmp eq i64 %69, 1
  %182 = and i1 %16, %181
  br i1 %182, label %183, label %195
183:
  %184 = load i64, ptr %0, align 8
  %185 = icmp sgt i64 %184, 0
  br i1 %185, label %186, label %195
186:
  %187 = phi i64 [ %192, %186 ], [ 0, %183 ]
  %188 = load ptr, ptr %57, align 8
  %189 = getelementptr inbounds nuw <8 x double>, ptr %188, i64 %187
  %190 = load <8 x double>, ptr %189, align 8
  %191 = getelementptr inbounds nuw <8 x double>, ptr %4, i64 %187
  store <8 x double> %190, ptr %191, align 8
  %192 = add nuw nsw i64 %187, 1
  %193 = load i64, ptr %0, align 8
  %194 = icmp slt i64 %192, %193
  br i1 %194, label %186, label %195
195:
  %196 = add nsw i64 %69, 1
  %197 = icmp eq i64 %196, 3
  br i1 %197, label %64, label %68
198:
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  %200 = load ptr, ptr %199, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %65, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %200) #14
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %202 = load i64, ptr %201, align 8
  %203 = icmp sgt i64 %202, 0
  br i1 %203, label %204, label %215
204:
  %205 = phi i64 [ %212, %204 ], [ 0, %198 ]
  %206 = load ptr, ptr %199, align 8
  %207 = getelementptr inbounds nuw <8 x double>, ptr %206, i64 %205
  %208 = load <8 x double>, ptr %207, align 8
  %209 = load i64, ptr %0, align 8
  %210 = getelementptr <8 x double>, ptr %3, i64 %209
  %211 = getelementptr <8 x double>, ptr %210, i64 %205
  store <8 x double> %208, ptr %211, align 8
  %212 = add nuw nsw i64 %205, 1
  %213 = load i64, ptr %201, align 8
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %204, label %215
215:
  ret void
}
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <8 x double> noundef %3, ptr noundef %4, <8 x double> noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca <8 x double>, align 8
  %9 = alloca <8 x double>, align 8
  %10 = alloca [9 x ptr], align 16
  store <8 x double> %3, ptr %8, align 8
  store <8 x double> %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds <8 x double>, ptr %12, i64 %14
  store ptr %15, ptr %10, align 16
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %18 = load i64, ptr %0, align 8
  %19 = getelementptr inbounds <8 x double>, ptr %4, i64 %18
  store ptr %19, ptr %17, align 16
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %8, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store ptr %9, ptr %21, align 16
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 1240
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  ret void
}
declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #6
define internal fastcc void @bg_run_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <8 x double> noundef %3, ptr noundef %4, <8 x double> noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8) unnamed_addr #0 {
  %10 = alloca <8 x double>, align 8
  %11 = alloca <8 x double>, align 8
  %12 = alloca <8 x double>, align 8
  %13 = alloca [9 x ptr], align 16
  store <8 x double> %3, ptr %10, align 8
  store <8 x double> %5, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  store <8 x double> zeroinitializer, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %6
  %19 = getelementptr inbounds <8 x double>, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds <8 x double>, ptr %19, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #15
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds <8 x double>, ptr %24, i64 %21
  store ptr %25, ptr %13, align 16
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %4, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %28 = load i64, ptr %0, align 8
  %29 = getelementptr inbounds <8 x double>, ptr %4, i64 %28
  store ptr %29, ptr %27, align 16
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store ptr %10, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store ptr %11, ptr %31, align 16
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 1240
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
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 1384
  %41 = load ptr, ptr %40, align 8
  call void %39(ptr noundef nonnull %13, ptr noundef %41, ptr noundef %8) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  ret void
}
define internal fastcc void @bg_fill(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 8) %3, i64 noundef %4) unnamed_addr #7 {
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
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  br label %30
24:
  %25 = icmp sgt i64 %16, 0
  br i1 %25, label %26, label %65
26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 1184
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
  %39 = getelementptr inbounds nuw <8 x double>, ptr %38, i64 %31
  %40 = getelementptr inbounds double, ptr %39, i64 %3
  store double %37, ptr %40, align 8
  %41 = add nuw nsw i64 %31, 1
  %42 = load i64, ptr %17, align 8
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %30, label %24
44:
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 1176
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
  %61 = getelementptr inbounds nuw <8 x double>, ptr %60, i64 %49
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
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 1320
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
  %90 = getelementptr inbounds nuw <8 x double>, ptr %89, i64 %77
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
  %115 = getelementptr inbounds <8 x double>, ptr %114, i64 %106
  %116 = getelementptr inbounds nuw <8 x double>, ptr %115, i64 %105
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
  %140 = getelementptr inbounds nuw <8 x double>, ptr %139, i64 %102
  %141 = getelementptr inbounds nuw <8 x double>, ptr %140, i64 %126
  %142 = getelementptr inbounds double, ptr %141, i64 %3
  store double %138, ptr %142, align 8
  %143 = add nuw nsw i64 %126, 1
  %144 = icmp eq i64 %143, %16
  br i1 %144, label %121, label %125
}
declare double @llvm.fabs.f64(double) #6
define internal fastcc double @bg_end(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 8) %3, double noundef %4, double noundef %5) unnamed_addr #8 {
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
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 1368
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
  %30 = shl nuw nsw i64 %23, 6
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
define internal fastcc <8 x double> @bg_at(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #9 {
  %3 = alloca <8 x double>, align 8
  %4 = alloca [8 x double], align 16
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
  %21 = icmp eq i64 %20, 8
  br i1 %21, label %22, label %7
22:
  %23 = load <8 x double>, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  ret <8 x double> %23
24:
  %25 = phi i64 [ 0, %2 ], [ %27, %24 ]
  %26 = getelementptr inbounds nuw double, ptr %4, i64 %25
  store double %1, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, 8
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
define internal fastcc void @bg_rates(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <8 x double> noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #0 {
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %4) #14
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %21) #14
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
  %30 = getelementptr inbounds nuw <8 x double>, ptr %29, i64 %28
  %31 = load <8 x double>, ptr %30, align 8
  %32 = getelementptr inbounds nuw <8 x double>, ptr %4, i64 %28
  store <8 x double> %31, ptr %32, align 8
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
  %42 = getelementptr <8 x double>, ptr %4, i64 %41
  %43 = getelementptr <8 x double>, ptr %42, i64 %40
  store <8 x double> zeroinitializer, ptr %43, align 8
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
  %53 = getelementptr <8 x double>, ptr %4, i64 %11
  br label %60
54:
  %55 = load i64, ptr %13, align 8
  %56 = add nsw i64 %55, %7
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %83
58:
  %59 = getelementptr <8 x double>, ptr %4, i64 %12
  br label %70
60:
  %61 = phi i64 [ 0, %52 ], [ %68, %60 ]
  %62 = load ptr, ptr %20, align 8
  %63 = load i64, ptr %0, align 8
  %64 = getelementptr <8 x double>, ptr %62, i64 %63
  %65 = getelementptr <8 x double>, ptr %64, i64 %61
  %66 = load <8 x double>, ptr %65, align 8
  %67 = getelementptr <8 x double>, ptr %53, i64 %61
  store <8 x double> %66, ptr %67, align 8
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %7
  br i1 %69, label %54, label %60
70:
  %71 = phi i64 [ 0, %58 ], [ %79, %70 ]
  %72 = load ptr, ptr %20, align 8
  %73 = load i64, ptr %0, align 8
  %74 = getelementptr <8 x double>, ptr %72, i64 %73
  %75 = getelementptr <8 x double>, ptr %74, i64 %71
  %76 = load <8 x double>, ptr %75, align 8
  %77 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %76)
  %78 = getelementptr <8 x double>, ptr %59, i64 %71
  store <8 x double> %77, ptr %78, align 8
  %79 = add nuw nsw i64 %71, 1
  %80 = load i64, ptr %13, align 8
  %81 = add nsw i64 %80, %7
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %70, label %83
83:
  ret void
}
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>) #6
declare double @bg_pow_1(double noundef, double noundef) #2
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7, i64 noundef range(i64 -9223372036854775808, 8) %8) unnamed_addr #11 {
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
  %21 = getelementptr inbounds <8 x double>, ptr %1, i64 %7
  %22 = getelementptr inbounds double, ptr %21, i64 %8
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds <8 x double>, ptr %2, i64 %7
  %25 = getelementptr inbounds double, ptr %24, i64 %8
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %38, label %30
30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr <8 x double>, ptr %3, i64 %7
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
  %59 = getelementptr <8 x double>, ptr %34, i64 %58
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
