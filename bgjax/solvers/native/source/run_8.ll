; sources 706052a84815efeae6535c6df88f694ba04df42be6852585ed30e6297b674c3e
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [8 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr }
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
  br i1 %42, label %43, label %2904
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
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 304
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
  %137 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %138 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %143 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %146
146:
  %147 = phi i64 [ 0, %43 ], [ %2902, %2901 ]
  br label %148
148:
  %149 = phi i64 [ 0, %146 ], [ %467, %466 ]
  %150 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = icmp slt i64 %151, 0
  br i1 %152, label %466, label %153
153:
  %154 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %164
157:
  %158 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %150, i64 96
  %161 = load double, ptr %160, align 8
  %162 = fcmp olt double %159, %161
  br i1 %162, label %466, label %163
163:
  store i64 1, ptr %154, align 8
  br label %164
164:
  %165 = phi i64 [ 1, %163 ], [ %155, %153 ]
  %166 = load ptr, ptr %45, align 8
  %167 = load ptr, ptr %46, align 8
  %168 = load i64, ptr %47, align 8
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %383, label %170
170:
  %171 = load ptr, ptr %48, align 8
  %172 = icmp eq ptr %171, null
  br i1 %172, label %383, label %173
173:
  %174 = load i64, ptr %49, align 8
  %175 = load ptr, ptr %50, align 8
  %176 = getelementptr double, ptr %166, i64 %149
  %177 = icmp sgt i64 %174, 0
  br i1 %177, label %178, label %190
178:
  %179 = phi i64 [ %186, %178 ], [ 0, %173 ]
  %180 = getelementptr <8 x double>, ptr %176, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = fadd double %181, 0.000000e+00
  %183 = insertelement <8 x double> poison, double %182, i64 0
  %184 = shufflevector <8 x double> %183, <8 x double> poison, <8 x i32> zeroinitializer
  %185 = getelementptr inbounds nuw <8 x double>, ptr %175, i64 %179
  store <8 x double> %184, ptr %185, align 8
  %186 = add nuw nsw i64 %179, 1
  %187 = icmp eq i64 %186, %174
  br i1 %187, label %188, label %178
188:
  %189 = load i64, ptr %49, align 8
  br label %190
190:
  %191 = phi i64 [ %189, %188 ], [ %174, %173 ]
  %192 = load i64, ptr %51, align 8
  %193 = mul nsw i64 %192, %191
  %194 = load ptr, ptr %52, align 8
  %195 = getelementptr double, ptr %167, i64 %149
  %196 = icmp sgt i64 %193, 0
  br i1 %196, label %197, label %209
197:
  %198 = phi i64 [ %205, %197 ], [ 0, %190 ]
  %199 = getelementptr <8 x double>, ptr %195, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = fadd double %200, 0.000000e+00
  %202 = insertelement <8 x double> poison, double %201, i64 0
  %203 = shufflevector <8 x double> %202, <8 x double> poison, <8 x i32> zeroinitializer
  %204 = getelementptr inbounds nuw <8 x double>, ptr %194, i64 %198
  store <8 x double> %203, ptr %204, align 8
  %205 = add nuw nsw i64 %198, 1
  %206 = icmp eq i64 %205, %193
  br i1 %206, label %207, label %197
207:
  %208 = load ptr, ptr %52, align 8
  br label %209
209:
  %210 = phi ptr [ %208, %207 ], [ %194, %190 ]
  %211 = load ptr, ptr %50, align 8
  store ptr %211, ptr %45, align 8
  store ptr %210, ptr %46, align 8
  %212 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %213 = load i64, ptr %212, align 8
  %214 = icmp sgt i64 %213, 0
  br i1 %214, label %217, label %215
215:
  store ptr %166, ptr %45, align 8
  store ptr %167, ptr %46, align 8
  %216 = load i64, ptr %154, align 8
  br label %383
217:
  %218 = phi i64 [ %381, %379 ], [ %213, %209 ]
  %219 = phi i64 [ %380, %379 ], [ 0, %209 ]
  %220 = load i64, ptr %0, align 8
  %221 = load i64, ptr %53, align 8
  %222 = load i64, ptr %54, align 8
  %223 = load i64, ptr %55, align 8
  %224 = load ptr, ptr %56, align 8
  %225 = load i64, ptr %150, align 8
  %226 = load i64, ptr %57, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #15
  %227 = load ptr, ptr %58, align 8
  %228 = load i64, ptr %59, align 8
  %229 = mul nsw i64 %228, %225
  %230 = getelementptr inbounds double, ptr %227, i64 %229
  %231 = add nsw i64 %218, -1
  br label %232
232:
  %233 = phi i64 [ 0, %217 ], [ %239, %232 ]
  %234 = getelementptr inbounds nuw double, ptr %25, i64 %233
  %235 = add nuw nsw i64 %233, %219
  %236 = call i64 @llvm.smin.i64(i64 %235, i64 %231)
  %237 = getelementptr double, ptr %230, i64 %236
  %238 = load double, ptr %237, align 8
  store double %238, ptr %234, align 8
  %239 = add nuw nsw i64 %233, 1
  %240 = icmp eq i64 %239, 8
  br i1 %240, label %241, label %232
241:
  %242 = add nsw i64 %221, %220
  %243 = mul i64 %225, %242
  %244 = mul i64 %243, %226
  %245 = getelementptr inbounds double, ptr %224, i64 %244
  %246 = load ptr, ptr %60, align 8
  %247 = icmp sgt i64 %242, 0
  br label %248
248:
  %249 = phi i64 [ 0, %241 ], [ %257, %256 ]
  %250 = getelementptr inbounds nuw double, ptr %246, i64 %249
  br i1 %247, label %251, label %256
251:
  %252 = add nuw nsw i64 %249, %219
  %253 = call i64 @llvm.smin.i64(i64 %252, i64 %231)
  %254 = mul nsw i64 %253, %242
  %255 = getelementptr double, ptr %245, i64 %254
  br label %265
256:
  %257 = add nuw nsw i64 %249, 1
  %258 = icmp eq i64 %257, 8
  br i1 %258, label %259, label %248
259:
  %260 = shl nsw i64 %222, 1
  %261 = add nsw i64 %260, %242
  %262 = add nsw i64 %261, %223
  %263 = load i64, ptr %51, align 8
  %264 = icmp sgt i64 %263, 0
  br i1 %264, label %300, label %272
265:
  %266 = phi i64 [ 0, %251 ], [ %270, %265 ]
  %267 = getelementptr double, ptr %255, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = getelementptr inbounds nuw <8 x double>, ptr %250, i64 %266
  store double %268, ptr %269, align 8
  %270 = add nuw nsw i64 %266, 1
  %271 = icmp eq i64 %270, %242
  br i1 %271, label %256, label %265
272:
  %273 = phi i64 [ %263, %259 ], [ %337, %335 ]
  %274 = load <8 x double>, ptr %25, align 8
  %275 = load ptr, ptr %60, align 8
  %276 = load ptr, ptr %62, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %274, ptr noundef %275, ptr noundef null, i64 noundef %273, ptr noundef %276, i32 noundef 1) #14
  %277 = load ptr, ptr %60, align 8
  br label %278
278:
  %279 = phi i64 [ 0, %272 ], [ %295, %294 ]
  %280 = add nuw nsw i64 %279, %219
  %281 = icmp slt i64 %280, %218
  br i1 %281, label %282, label %294
282:
  %283 = getelementptr inbounds nuw double, ptr %277, i64 %279
  br i1 %247, label %284, label %294
284:
  %285 = mul nuw nsw i64 %280, %242
  %286 = getelementptr double, ptr %245, i64 %285
  br label %287
287:
  %288 = phi i64 [ 0, %284 ], [ %292, %287 ]
  %289 = getelementptr inbounds nuw <8 x double>, ptr %283, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = getelementptr double, ptr %286, i64 %288
  store double %290, ptr %291, align 8
  %292 = add nuw nsw i64 %288, 1
  %293 = icmp eq i64 %292, %242
  br i1 %293, label %294, label %287
294:
  %295 = add nuw nsw i64 %279, 1
  %296 = icmp eq i64 %295, 8
  br i1 %296, label %297, label %278
297:
  %298 = load i64, ptr %51, align 8
  %299 = icmp sgt i64 %298, 0
  br i1 %299, label %339, label %379
300:
  %301 = phi i64 [ %337, %335 ], [ %263, %259 ]
  %302 = phi i64 [ %336, %335 ], [ 0, %259 ]
  %303 = load i64, ptr %150, align 8
  %304 = load ptr, ptr %61, align 8
  %305 = mul nsw i64 %303, %301
  %306 = add nsw i64 %305, %302
  %307 = load i64, ptr %57, align 8
  %308 = mul nsw i64 %306, %307
  %309 = load i64, ptr %0, align 8
  %310 = load i64, ptr %53, align 8
  %311 = add nsw i64 %310, %309
  %312 = mul nsw i64 %308, %311
  %313 = getelementptr inbounds double, ptr %304, i64 %312
  %314 = load ptr, ptr %62, align 8
  %315 = mul nsw i64 %302, %262
  %316 = getelementptr inbounds <8 x double>, ptr %314, i64 %315
  br label %317
317:
  %318 = phi i64 [ 0, %300 ], [ %326, %325 ]
  %319 = getelementptr inbounds nuw double, ptr %316, i64 %318
  br i1 %247, label %320, label %325
320:
  %321 = add nuw nsw i64 %318, %219
  %322 = call i64 @llvm.smin.i64(i64 %321, i64 %231)
  %323 = mul nsw i64 %322, %242
  %324 = getelementptr double, ptr %313, i64 %323
  br label %328
325:
  %326 = add nuw nsw i64 %318, 1
  %327 = icmp eq i64 %326, 8
  br i1 %327, label %335, label %317
328:
  %329 = phi i64 [ 0, %320 ], [ %333, %328 ]
  %330 = getelementptr double, ptr %324, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = getelementptr inbounds nuw <8 x double>, ptr %319, i64 %329
  store double %331, ptr %332, align 8
  %333 = add nuw nsw i64 %329, 1
  %334 = icmp eq i64 %333, %242
  br i1 %334, label %325, label %328
335:
  %336 = add nuw nsw i64 %302, 1
  %337 = load i64, ptr %51, align 8
  %338 = icmp slt i64 %336, %337
  br i1 %338, label %300, label %272
339:
  %340 = phi i64 [ %377, %375 ], [ %298, %297 ]
  %341 = phi i64 [ %376, %375 ], [ 0, %297 ]
  %342 = load ptr, ptr %62, align 8
  %343 = mul nsw i64 %341, %262
  %344 = getelementptr inbounds <8 x double>, ptr %342, i64 %343
  %345 = load i64, ptr %150, align 8
  %346 = load ptr, ptr %61, align 8
  %347 = mul nsw i64 %345, %340
  %348 = add nsw i64 %347, %341
  %349 = load i64, ptr %57, align 8
  %350 = mul nsw i64 %348, %349
  %351 = load i64, ptr %0, align 8
  %352 = load i64, ptr %53, align 8
  %353 = add nsw i64 %352, %351
  %354 = mul nsw i64 %350, %353
  %355 = getelementptr inbounds double, ptr %346, i64 %354
  br label %356
356:
  %357 = phi i64 [ 0, %339 ], [ %373, %372 ]
  %358 = add nuw nsw i64 %357, %219
  %359 = icmp slt i64 %358, %218
  br i1 %359, label %360, label %372
360:
  %361 = getelementptr inbounds nuw double, ptr %344, i64 %357
  br i1 %247, label %362, label %372
362:
  %363 = mul nuw nsw i64 %358, %242
  %364 = getelementptr double, ptr %355, i64 %363
  br label %365
365:
  %366 = phi i64 [ 0, %362 ], [ %370, %365 ]
  %367 = getelementptr inbounds nuw <8 x double>, ptr %361, i64 %366
  %368 = load double, ptr %367, align 8
  %369 = getelementptr double, ptr %364, i64 %366
  store double %368, ptr %369, align 8
  %370 = add nuw nsw i64 %366, 1
  %371 = icmp eq i64 %370, %242
  br i1 %371, label %372, label %365
372:
  %373 = add nuw nsw i64 %357, 1
  %374 = icmp eq i64 %373, 8
  br i1 %374, label %375, label %356
375:
  %376 = add nuw nsw i64 %341, 1
  %377 = load i64, ptr %51, align 8
  %378 = icmp slt i64 %376, %377
  br i1 %378, label %339, label %379
379:
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #15
  %380 = add nuw nsw i64 %219, 8
  %381 = load i64, ptr %212, align 8
  %382 = icmp slt i64 %380, %381
  br i1 %382, label %217, label %215
383:
  %384 = phi i64 [ %165, %164 ], [ %165, %170 ], [ %216, %215 ]
  %385 = load i64, ptr %0, align 8
  %386 = load i64, ptr %53, align 8
  %387 = load i64, ptr %54, align 8
  %388 = load i64, ptr %55, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #15
  %389 = sitofp i64 %384 to double
  store double %389, ptr %24, align 16
  %390 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %391 = load double, ptr %390, align 8
  store double %391, ptr %63, align 8
  %392 = getelementptr inbounds nuw i8, ptr %150, i64 40
  %393 = load i64, ptr %392, align 8
  %394 = sitofp i64 %393 to double
  store double %394, ptr %64, align 16
  %395 = getelementptr inbounds nuw i8, ptr %150, i64 48
  %396 = load i64, ptr %395, align 8
  %397 = sitofp i64 %396 to double
  store double %397, ptr %65, align 8
  %398 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %399 = load i64, ptr %398, align 8
  %400 = sitofp i64 %399 to double
  store double %400, ptr %66, align 16
  %401 = getelementptr inbounds nuw i8, ptr %150, i64 56
  %402 = load i64, ptr %401, align 8
  %403 = sitofp i64 %402 to double
  store double %403, ptr %67, align 8
  br label %410
404:
  %405 = add nsw i64 %386, %385
  %406 = shl nsw i64 %387, 1
  %407 = add nsw i64 %405, %406
  %408 = add nsw i64 %407, %388
  %409 = icmp sgt i64 %408, 0
  br i1 %409, label %424, label %421
410:
  %411 = phi i64 [ 0, %383 ], [ %419, %410 ]
  %412 = getelementptr inbounds nuw double, ptr %24, i64 %411
  %413 = load double, ptr %412, align 8
  %414 = load ptr, ptr %68, align 8
  %415 = load i64, ptr %150, align 8
  %416 = mul i64 %415, 48
  %417 = getelementptr i8, ptr %414, i64 %416
  %418 = getelementptr double, ptr %417, i64 %411
  store double %413, ptr %418, align 8
  %419 = add nuw nsw i64 %411, 1
  %420 = icmp eq i64 %419, 6
  br i1 %420, label %404, label %410
421:
  %422 = load i64, ptr %51, align 8
  %423 = icmp sgt i64 %422, 0
  br i1 %423, label %437, label %465
424:
  %425 = phi i64 [ %435, %424 ], [ 0, %404 ]
  %426 = load ptr, ptr %69, align 8
  %427 = getelementptr inbounds nuw <8 x double>, ptr %426, i64 %425
  %428 = getelementptr inbounds nuw double, ptr %427, i64 %149
  %429 = load double, ptr %428, align 8
  %430 = load ptr, ptr %70, align 8
  %431 = load i64, ptr %150, align 8
  %432 = mul nsw i64 %431, %408
  %433 = getelementptr double, ptr %430, i64 %432
  %434 = getelementptr double, ptr %433, i64 %425
  store double %429, ptr %434, align 8
  %435 = add nuw nsw i64 %425, 1
  %436 = icmp eq i64 %435, %408
  br i1 %436, label %421, label %424
437:
  %438 = phi i64 [ %445, %444 ], [ %422, %421 ]
  %439 = phi i64 [ %446, %444 ], [ 0, %421 ]
  br i1 %409, label %440, label %444
440:
  %441 = mul nuw nsw i64 %439, %408
  br label %448
442:
  %443 = load i64, ptr %51, align 8
  br label %444
444:
  %445 = phi i64 [ %443, %442 ], [ %438, %437 ]
  %446 = add nuw nsw i64 %439, 1
  %447 = icmp slt i64 %446, %445
  br i1 %447, label %437, label %465
448:
  %449 = phi i64 [ 0, %440 ], [ %463, %448 ]
  %450 = load ptr, ptr %71, align 8
  %451 = getelementptr inbounds nuw <8 x double>, ptr %450, i64 %441
  %452 = getelementptr inbounds nuw <8 x double>, ptr %451, i64 %449
  %453 = getelementptr inbounds nuw double, ptr %452, i64 %149
  %454 = load double, ptr %453, align 8
  %455 = load ptr, ptr %72, align 8
  %456 = load i64, ptr %150, align 8
  %457 = load i64, ptr %51, align 8
  %458 = mul nsw i64 %457, %456
  %459 = add nsw i64 %458, %439
  %460 = mul nsw i64 %459, %408
  %461 = getelementptr double, ptr %455, i64 %460
  %462 = getelementptr double, ptr %461, i64 %449
  store double %454, ptr %462, align 8
  %463 = add nuw nsw i64 %449, 1
  %464 = icmp eq i64 %463, %408
  br i1 %464, label %442, label %448
465:
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #15
  store i64 -1, ptr %150, align 8
  br label %466
466:
  %467 = add nuw nsw i64 %149, 1
  %468 = icmp eq i64 %467, 8
  br i1 %468, label %469, label %148
469:
  %470 = phi i32 [ %880, %879 ], [ 0, %466 ]
  %471 = phi i64 [ %881, %879 ], [ 0, %466 ]
  %472 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = icmp sgt i64 %473, -1
  br i1 %474, label %879, label %475
475:
  %476 = atomicrmw add ptr %73, i64 1 monotonic, align 8
  %477 = load i64, ptr %1, align 8
  %478 = icmp slt i64 %476, %477
  br i1 %478, label %479, label %879
479:
  %480 = load ptr, ptr %74, align 8
  %481 = load i64, ptr %75, align 8
  %482 = mul nsw i64 %481, %476
  %483 = getelementptr double, ptr %480, i64 %482
  %484 = load double, ptr %483, align 8
  %485 = load ptr, ptr %76, align 8
  %486 = load i64, ptr %77, align 8
  %487 = mul nsw i64 %486, %476
  %488 = getelementptr double, ptr %485, i64 %487
  %489 = load double, ptr %488, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %471, i64 noundef %476) #14
  store i64 %476, ptr %472, align 8
  %490 = getelementptr inbounds nuw i8, ptr %472, i64 16
  store i64 1, ptr %490, align 8
  %491 = getelementptr inbounds nuw i8, ptr %472, i64 56
  store i64 0, ptr %491, align 8
  %492 = getelementptr inbounds nuw i8, ptr %472, i64 48
  store i64 0, ptr %492, align 8
  %493 = getelementptr inbounds nuw i8, ptr %472, i64 40
  store i64 0, ptr %493, align 8
  %494 = getelementptr inbounds nuw i8, ptr %472, i64 32
  store i64 0, ptr %494, align 8
  %495 = getelementptr inbounds nuw i8, ptr %472, i64 24
  store i64 0, ptr %495, align 8
  %496 = getelementptr inbounds nuw i8, ptr %472, i64 8
  store i64 0, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %472, i64 88
  store double %484, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %472, i64 64
  store double %484, ptr %498, align 8
  %499 = getelementptr inbounds nuw i8, ptr %472, i64 96
  store double %489, ptr %499, align 8
  br label %500
500:
  %501 = phi i32 [ 0, %479 ], [ %512, %510 ]
  %502 = phi double [ %489, %479 ], [ %511, %510 ]
  %503 = fcmp oeq double %502, 0.000000e+00
  br i1 %503, label %510, label %504
504:
  %505 = bitcast double %502 to i64
  %506 = fcmp ogt double %502, 0.000000e+00
  %507 = select i1 %506, i64 -1, i64 1
  %508 = add nsw i64 %507, %505
  %509 = bitcast i64 %508 to double
  br label %510
510:
  %511 = phi double [ %509, %504 ], [ 0x8010000000000000, %500 ]
  %512 = add nuw nsw i32 %501, 1
  %513 = icmp eq i32 %512, 100
  br i1 %513, label %514, label %500
514:
  %515 = call double @llvm.fabs.f64(double %484)
  %516 = call double @llvm.fabs.f64(double %489)
  %517 = fcmp ogt double %515, %516
  %518 = select i1 %517, double %515, double %516
  %519 = fmul double %518, 0x3CC0000000000000
  %520 = fsub double %489, %484
  %521 = fmul double %520, 1.000000e-05
  %522 = getelementptr inbounds nuw i8, ptr %472, i64 104
  store double %511, ptr %522, align 8
  %523 = getelementptr inbounds nuw i8, ptr %472, i64 128
  store double %519, ptr %523, align 8
  %524 = getelementptr inbounds nuw i8, ptr %472, i64 136
  store double 1.000000e+00, ptr %524, align 8
  %525 = load ptr, ptr %78, align 8
  %526 = load i64, ptr %79, align 8
  %527 = mul nsw i64 %526, %476
  %528 = getelementptr double, ptr %525, i64 %527
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds nuw i8, ptr %472, i64 112
  store double %529, ptr %530, align 8
  %531 = load ptr, ptr %80, align 8
  %532 = load i64, ptr %81, align 8
  %533 = mul nsw i64 %532, %476
  %534 = getelementptr double, ptr %531, i64 %533
  %535 = load double, ptr %534, align 8
  %536 = getelementptr inbounds nuw i8, ptr %472, i64 120
  store double %535, ptr %536, align 8
  %537 = load i64, ptr %82, align 8
  %538 = icmp eq i64 %537, 0
  br i1 %538, label %869, label %539
539:
  %540 = load ptr, ptr %83, align 8
  %541 = load i64, ptr %84, align 8
  br label %675
542:
  %543 = shl nsw i64 %537, 10
  %544 = getelementptr inbounds double, ptr %540, i64 %543
  %545 = icmp eq i64 %541, 0
  %546 = select i1 %545, double 4.000000e+00, double 4.000000e+01
  %547 = getelementptr inbounds double, ptr %544, i64 %543
  %548 = getelementptr inbounds nuw i8, ptr %547, i64 2048
  %549 = load i64, ptr %0, align 8
  %550 = load i64, ptr %53, align 8
  %551 = add i64 %550, %549
  %552 = load i64, ptr %54, align 8
  %553 = shl i64 %552, 1
  %554 = add i64 %551, %553
  %555 = load i64, ptr %55, align 8
  %556 = add i64 %554, %555
  %557 = load i64, ptr %49, align 8
  %558 = getelementptr inbounds <8 x double>, ptr %548, i64 %557
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #15
  store <8 x double> zeroinitializer, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #15
  store <8 x double> splat (double 1.000000e+00), ptr %22, align 8
  %559 = icmp sgt i64 %557, 0
  br i1 %559, label %562, label %560
560:
  %561 = icmp sgt i64 %556, 0
  br i1 %561, label %580, label %575
562:
  %563 = phi i64 [ %572, %562 ], [ 0, %542 ]
  %564 = load ptr, ptr %45, align 8
  %565 = getelementptr inbounds nuw <8 x double>, ptr %564, i64 %563
  %566 = getelementptr inbounds nuw double, ptr %565, i64 %471
  %567 = load double, ptr %566, align 8
  %568 = fadd double %567, 0.000000e+00
  %569 = insertelement <8 x double> poison, double %568, i64 0
  %570 = shufflevector <8 x double> %569, <8 x double> poison, <8 x i32> zeroinitializer
  %571 = getelementptr inbounds nuw <8 x double>, ptr %548, i64 %563
  store <8 x double> %570, ptr %571, align 8
  %572 = add nuw nsw i64 %563, 1
  %573 = load i64, ptr %49, align 8
  %574 = icmp slt i64 %572, %573
  br i1 %574, label %562, label %560
575:
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #15
  %576 = load i64, ptr %87, align 8
  %577 = getelementptr inbounds <8 x double>, ptr %548, i64 %576
  store ptr %577, ptr %23, align 16
  store ptr %558, ptr %88, align 8
  %578 = load i64, ptr %0, align 8
  %579 = getelementptr inbounds <8 x double>, ptr %558, i64 %578
  store ptr %579, ptr %89, align 16
  store ptr %20, ptr %90, align 8
  store ptr %21, ptr %91, align 16
  store ptr %21, ptr %92, align 8
  store ptr null, ptr %93, align 16
  store ptr null, ptr %94, align 8
  store ptr %22, ptr %95, align 16
  br label %592
580:
  %581 = phi i64 [ %590, %580 ], [ 0, %560 ]
  %582 = load ptr, ptr %69, align 8
  %583 = getelementptr inbounds nuw <8 x double>, ptr %582, i64 %581
  %584 = getelementptr inbounds nuw double, ptr %583, i64 %471
  %585 = load double, ptr %584, align 8
  %586 = fadd double %585, 0.000000e+00
  %587 = insertelement <8 x double> poison, double %586, i64 0
  %588 = shufflevector <8 x double> %587, <8 x double> poison, <8 x i32> zeroinitializer
  %589 = getelementptr inbounds nuw <8 x double>, ptr %558, i64 %581
  store <8 x double> %588, ptr %589, align 8
  %590 = add nuw nsw i64 %581, 1
  %591 = icmp eq i64 %590, %556
  br i1 %591, label %575, label %580
592:
  %593 = phi i64 [ 0, %575 ], [ %636, %635 ]
  %594 = load double, ptr %499, align 8
  %595 = load double, ptr %497, align 8
  %596 = fsub double %594, %595
  %597 = fmul double %596, 1.562500e-02
  %598 = lshr i64 %593, 4
  %599 = uitofp nneg i64 %598 to double
  %600 = call double @llvm.fma.f64(double %599, double %597, double %595)
  br label %611
601:
  %602 = load ptr, ptr %86, align 8
  %603 = load ptr, ptr %96, align 8
  %604 = load ptr, ptr %97, align 8
  call void %602(ptr noundef nonnull %23, ptr noundef %603, ptr noundef %604) #13
  %605 = load ptr, ptr %98, align 8
  %606 = load ptr, ptr %96, align 8
  %607 = load ptr, ptr %97, align 8
  %608 = load i64, ptr %82, align 8
  %609 = getelementptr inbounds <8 x double>, ptr %607, i64 %608
  call void %605(ptr noundef nonnull %23, ptr noundef %606, ptr noundef %609) #13
  %610 = load i64, ptr %82, align 8
  br label %629
611:
  %612 = phi i64 [ 0, %592 ], [ %627, %611 ]
  %613 = or disjoint i64 %612, %593
  %614 = add nuw nsw i64 %613, 1
  %615 = uitofp nneg i64 %614 to double
  %616 = fmul double %615, 0x3FE3C6EF372FE950
  %617 = fptosi double %616 to i64
  %618 = sitofp i64 %617 to double
  %619 = fsub double %616, %618
  %620 = and i64 %613, 15
  %621 = uitofp nneg i64 %620 to double
  %622 = fadd double %619, %621
  %623 = fmul double %622, 6.250000e-02
  %624 = fmul double %597, %623
  %625 = fadd double %600, %624
  %626 = getelementptr inbounds nuw double, ptr %20, i64 %612
  store double %625, ptr %626, align 8
  %627 = add nuw nsw i64 %612, 1
  %628 = icmp eq i64 %627, 8
  br i1 %628, label %601, label %611
629:
  %630 = phi i64 [ %639, %638 ], [ %610, %601 ]
  %631 = phi i64 [ %640, %638 ], [ 0, %601 ]
  %632 = icmp sgt i64 %630, 0
  br i1 %632, label %633, label %638
633:
  %634 = add nuw nsw i64 %631, %593
  br label %642
635:
  %636 = add nuw nsw i64 %593, 8
  %637 = icmp samesign ult i64 %593, 1016
  br i1 %637, label %592, label %669
638:
  %639 = phi i64 [ %630, %629 ], [ %667, %642 ]
  %640 = add nuw nsw i64 %631, 1
  %641 = icmp eq i64 %640, 8
  br i1 %641, label %635, label %629
642:
  %643 = phi i64 [ %630, %633 ], [ %667, %642 ]
  %644 = phi i64 [ 0, %633 ], [ %666, %642 ]
  %645 = load ptr, ptr %97, align 8
  %646 = getelementptr inbounds nuw <8 x double>, ptr %645, i64 %644
  %647 = getelementptr inbounds nuw double, ptr %646, i64 %631
  %648 = load double, ptr %647, align 8
  %649 = getelementptr inbounds <8 x double>, ptr %645, i64 %643
  %650 = getelementptr inbounds nuw <8 x double>, ptr %649, i64 %644
  %651 = getelementptr inbounds nuw double, ptr %650, i64 %631
  %652 = load double, ptr %651, align 8
  %653 = call double @llvm.fabs.f64(double %648)
  %654 = fcmp one double %653, 0x7FF0000000000000
  %655 = select i1 %654, double %648, double 0.000000e+00
  %656 = mul nsw i64 %643, %634
  %657 = getelementptr double, ptr %540, i64 %656
  %658 = getelementptr double, ptr %657, i64 %644
  store double %655, ptr %658, align 8
  %659 = call double @llvm.fabs.f64(double %652)
  %660 = fcmp one double %659, 0x7FF0000000000000
  %661 = select i1 %660, double %652, double 0.000000e+00
  %662 = load i64, ptr %82, align 8
  %663 = mul nsw i64 %662, %634
  %664 = getelementptr double, ptr %544, i64 %663
  %665 = getelementptr double, ptr %664, i64 %644
  store double %661, ptr %665, align 8
  %666 = add nuw nsw i64 %644, 1
  %667 = load i64, ptr %82, align 8
  %668 = icmp slt i64 %666, %667
  br i1 %668, label %642, label %638
669:
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #15
  %670 = icmp sgt i64 %639, 0
  br i1 %670, label %672, label %671
671:
  br label %855
672:
  %673 = getelementptr %struct.bg_lane, ptr %2, i64 %471
  %674 = getelementptr i8, ptr %673, i64 128
  br label %683
675:
  %676 = phi i64 [ 0, %539 ], [ %681, %675 ]
  %677 = load ptr, ptr %85, align 8
  %678 = shl nuw nsw i64 %676, 6
  %679 = getelementptr i8, ptr %677, i64 %678
  %680 = getelementptr double, ptr %679, i64 %471
  store double 0.000000e+00, ptr %680, align 8
  %681 = add nuw nsw i64 %676, 1
  %682 = icmp eq i64 %681, 64
  br i1 %682, label %542, label %675
683:
  %684 = phi i64 [ 0, %672 ], [ %806, %805 ]
  %685 = getelementptr inbounds nuw double, ptr %540, i64 %684
  %686 = getelementptr inbounds nuw double, ptr %544, i64 %684
  br label %714
687:
  %688 = load double, ptr %674, align 8
  br label %689
689:
  %690 = phi double [ 0xFFF0000000000000, %687 ], [ %696, %689 ]
  %691 = phi double [ 0x7FF0000000000000, %687 ], [ %700, %689 ]
  %692 = phi i64 [ 0, %687 ], [ %701, %689 ]
  %693 = getelementptr inbounds nuw %struct.bg_window, ptr %547, i64 %692
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
  %717 = load i64, ptr %82, align 8
  %718 = shl nuw nsw i64 %716, 4
  %719 = load double, ptr %499, align 8
  %720 = load double, ptr %497, align 8
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
  %798 = getelementptr inbounds nuw %struct.bg_window, ptr %547, i64 %716
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
  %807 = load i64, ptr %82, align 8
  %808 = icmp slt i64 %806, %807
  br i1 %808, label %683, label %671
809:
  %810 = phi i64 [ 0, %703 ], [ %813, %853 ]
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
  %821 = getelementptr inbounds nuw %struct.bg_window, ptr %547, i64 %820
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
  %834 = getelementptr inbounds nuw %struct.bg_window, ptr %547, i64 %810
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
  %846 = load ptr, ptr %85, align 8
  %847 = shl nuw nsw i64 %810, 6
  %848 = getelementptr inbounds nuw i8, ptr %846, i64 %847
  %849 = getelementptr inbounds nuw double, ptr %848, i64 %471
  %850 = load double, ptr %849, align 8
  %851 = fcmp ogt double %845, %850
  br i1 %851, label %852, label %853
852:
  store double %845, ptr %849, align 8
  br label %853
853:
  %854 = icmp eq i64 %813, 64
  br i1 %854, label %805, label %809
855:
  %856 = phi i64 [ %867, %855 ], [ 0, %671 ]
  %857 = load ptr, ptr %85, align 8
  %858 = shl nuw nsw i64 %856, 6
  %859 = getelementptr inbounds nuw i8, ptr %857, i64 %858
  %860 = getelementptr inbounds nuw double, ptr %859, i64 %471
  %861 = load double, ptr %860, align 8
  %862 = fcmp ogt double %861, 0.000000e+00
  %863 = call double @llvm.sqrt.f64(double %861)
  %864 = fdiv double 0x401921FB54442D18, %863
  %865 = fdiv double %864, %546
  %866 = select i1 %862, double %865, double 0x7FF0000000000000
  store double %866, ptr %860, align 8
  %867 = add nuw nsw i64 %856, 1
  %868 = icmp eq i64 %867, 64
  br i1 %868, label %869, label %855
869:
  %870 = fcmp ogt double %521, %519
  %871 = select i1 %870, double %521, double %519
  %872 = fadd double %484, %871
  %873 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %471, double noundef %484, double noundef %872) #14
  %874 = fcmp olt double %873, %489
  %875 = select i1 %874, double %873, double %489
  %876 = getelementptr inbounds nuw i8, ptr %472, i64 72
  store double %875, ptr %876, align 8
  %877 = fcmp olt double %484, %489
  br i1 %877, label %879, label %878
878:
  store i64 1, ptr %494, align 8
  br label %879
879:
  %880 = phi i32 [ %470, %469 ], [ %470, %475 ], [ 1, %869 ], [ 1, %878 ]
  %881 = add nuw nsw i64 %471, 1
  %882 = icmp eq i64 %881, 8
  br i1 %882, label %889, label %469
883:
  %884 = icmp slt i64 %895, 0
  br i1 %884, label %2904, label %885
885:
  %886 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %895
  %887 = getelementptr inbounds nuw i8, ptr %886, i64 64
  %888 = getelementptr inbounds nuw i8, ptr %886, i64 72
  br label %900
889:
  %890 = phi i64 [ %896, %889 ], [ 0, %879 ]
  %891 = phi i64 [ %895, %889 ], [ -1, %879 ]
  %892 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %890
  %893 = load i64, ptr %892, align 8
  %894 = icmp slt i64 %893, 0
  %895 = select i1 %894, i64 %891, i64 %890
  %896 = add nuw nsw i64 %890, 1
  %897 = icmp eq i64 %896, 8
  br i1 %897, label %883, label %889
898:
  store i64 1, ptr %99, align 8
  %899 = icmp eq i32 %880, 0
  br i1 %899, label %1066, label %918
900:
  %901 = phi i64 [ 0, %885 ], [ %916, %915 ]
  %902 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %901
  %903 = load i64, ptr %902, align 8
  %904 = icmp slt i64 %903, 0
  br i1 %904, label %905, label %915
905:
  %906 = load i64, ptr %99, align 8
  %907 = icmp eq i64 %906, 0
  br i1 %907, label %908, label %910
908:
  %909 = load i64, ptr %886, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %901, i64 noundef %909) #14
  br label %910
910:
  %911 = load double, ptr %887, align 8
  %912 = getelementptr inbounds nuw i8, ptr %902, i64 64
  store double %911, ptr %912, align 8
  %913 = load double, ptr %888, align 8
  %914 = getelementptr inbounds nuw i8, ptr %902, i64 72
  store double %913, ptr %914, align 8
  br label %915
915:
  %916 = add nuw nsw i64 %901, 1
  %917 = icmp eq i64 %916, 8
  br i1 %917, label %898, label %900
918:
  %919 = load ptr, ptr %100, align 8
  %920 = icmp eq ptr %919, null
  br i1 %920, label %954, label %921
921:
  %922 = call fastcc <8 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #14
  %923 = load ptr, ptr %69, align 8
  %924 = load ptr, ptr %97, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %2, <8 x double> noundef %922, ptr noundef %923, <8 x double> noundef zeroinitializer, ptr noundef %924) #14
  br label %925
925:
  %926 = phi i64 [ 0, %921 ], [ %952, %951 ]
  %927 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %926
  %928 = load i64, ptr %927, align 8
  %929 = icmp sgt i64 %928, -1
  br i1 %929, label %930, label %951
930:
  %931 = getelementptr inbounds nuw i8, ptr %927, i64 40
  %932 = load i64, ptr %931, align 8
  %933 = icmp eq i64 %932, 0
  br i1 %933, label %934, label %951
934:
  %935 = load i64, ptr %53, align 8
  %936 = icmp sgt i64 %935, 0
  br i1 %936, label %937, label %951
937:
  %938 = phi i64 [ %948, %937 ], [ 0, %934 ]
  %939 = load ptr, ptr %97, align 8
  %940 = getelementptr inbounds nuw <8 x double>, ptr %939, i64 %938
  %941 = getelementptr inbounds nuw double, ptr %940, i64 %926
  %942 = load double, ptr %941, align 8
  %943 = load ptr, ptr %69, align 8
  %944 = load i64, ptr %0, align 8
  %945 = getelementptr inbounds <8 x double>, ptr %943, i64 %944
  %946 = getelementptr inbounds nuw <8 x double>, ptr %945, i64 %938
  %947 = getelementptr inbounds nuw double, ptr %946, i64 %926
  store double %942, ptr %947, align 8
  %948 = add nuw nsw i64 %938, 1
  %949 = load i64, ptr %53, align 8
  %950 = icmp slt i64 %948, %949
  br i1 %950, label %937, label %951
951:
  %952 = add nuw nsw i64 %926, 1
  %953 = icmp eq i64 %952, 8
  br i1 %953, label %954, label %925
954:
  %955 = load i64, ptr %101, align 8
  %956 = icmp eq i64 %955, 0
  br i1 %956, label %1066, label %957
957:
  %958 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %959 = load ptr, ptr %69, align 8
  %960 = load ptr, ptr %103, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull %2, <8 x double> noundef %958, ptr noundef %959, <8 x double> noundef zeroinitializer, ptr noundef %960) #14
  br label %961
961:
  %962 = phi i64 [ 0, %957 ], [ %1064, %1063 ]
  %963 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %962
  %964 = load i64, ptr %963, align 8
  %965 = icmp slt i64 %964, 0
  br i1 %965, label %1063, label %966
966:
  %967 = getelementptr inbounds nuw i8, ptr %963, i64 40
  %968 = load i64, ptr %967, align 8
  %969 = icmp sgt i64 %968, 0
  br i1 %969, label %1063, label %970
970:
  %971 = getelementptr inbounds nuw i8, ptr %963, i64 64
  %972 = load double, ptr %971, align 8
  %973 = load ptr, ptr %103, align 8
  %974 = load i64, ptr %101, align 8
  %975 = getelementptr double, ptr %973, i64 %962
  %976 = icmp sgt i64 %974, 0
  br i1 %976, label %977, label %998
977:
  %978 = shl nsw i64 %974, 7
  %979 = mul nuw nsw i64 %974, 192
  br label %980
980:
  %981 = phi i64 [ 0, %977 ], [ %996, %993 ]
  %982 = phi double [ 0x7FF0000000000000, %977 ], [ %995, %993 ]
  %983 = shl nsw i64 %981, 6
  %984 = getelementptr i8, ptr %975, i64 %983
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 %978
  %986 = load double, ptr %985, align 8
  %987 = getelementptr inbounds nuw i8, ptr %984, i64 %979
  %988 = load double, ptr %987, align 8
  %989 = fcmp olt double %988, 1.000000e-300
  %990 = select i1 %989, double 1.000000e-300, double %988
  %991 = fdiv double %986, %990
  %992 = fcmp ord double %991, 0.000000e+00
  br i1 %992, label %993, label %998
993:
  %994 = fcmp olt double %991, %982
  %995 = select i1 %994, double %991, double %982
  %996 = add nuw nsw i64 %981, 1
  %997 = icmp eq i64 %996, %974
  br i1 %997, label %998, label %980
998:
  %999 = phi double [ 0x7FF0000000000000, %970 ], [ 0x7FF8000000000000, %980 ], [ %995, %993 ]
  %1000 = fadd double %972, %999
  %1001 = getelementptr inbounds nuw i8, ptr %963, i64 72
  %1002 = load double, ptr %1001, align 8
  %1003 = fcmp ult double %1000, %1002
  br i1 %1003, label %1004, label %1006
1004:
  store double %1000, ptr %1001, align 8
  %1005 = load i64, ptr %101, align 8
  br label %1006
1006:
  %1007 = phi i64 [ %1005, %1004 ], [ %974, %998 ]
  %1008 = icmp sgt i64 %1007, 0
  br i1 %1008, label %1050, label %1009
1009:
  %1010 = phi i64 [ %1007, %1006 ], [ %1060, %1050 ]
  %1011 = load i64, ptr %105, align 8
  %1012 = icmp eq i64 %1011, 0
  br i1 %1012, label %1019, label %1013
1013:
  %1014 = phi i64 [ %1030, %1024 ], [ 0, %1009 ]
  %1015 = load i64, ptr %101, align 8
  %1016 = icmp slt i64 %1014, %1015
  br i1 %1016, label %1024, label %1019
1017:
  %1018 = load i64, ptr %101, align 8
  br label %1019
1019:
  %1020 = phi i64 [ %1010, %1009 ], [ %1018, %1017 ], [ %1015, %1013 ]
  %1021 = icmp sgt i64 %1020, 0
  br i1 %1021, label %1022, label %1063
1022:
  %1023 = getelementptr inbounds nuw i8, ptr %963, i64 88
  br label %1033
1024:
  %1025 = load i64, ptr %963, align 8
  %1026 = load ptr, ptr %106, align 8
  %1027 = mul nsw i64 %1025, %1015
  %1028 = getelementptr inbounds double, ptr %1026, i64 %1027
  %1029 = getelementptr inbounds nuw double, ptr %1028, i64 %1014
  store double -1.000000e+00, ptr %1029, align 8
  %1030 = add nuw nsw i64 %1014, 1
  %1031 = load i64, ptr %105, align 8
  %1032 = icmp eq i64 %1031, 0
  br i1 %1032, label %1017, label %1013
1033:
  %1034 = phi i64 [ %1020, %1022 ], [ %1047, %1046 ]
  %1035 = phi i64 [ 0, %1022 ], [ %1048, %1046 ]
  %1036 = load ptr, ptr %104, align 8
  %1037 = shl nsw i64 %1035, 6
  %1038 = getelementptr inbounds nuw i8, ptr %1036, i64 %1037
  %1039 = getelementptr inbounds nuw double, ptr %1038, i64 %962
  %1040 = load double, ptr %1039, align 8
  %1041 = fcmp ult double %1040, 0.000000e+00
  br i1 %1041, label %1046, label %1042
1042:
  %1043 = load double, ptr %1023, align 8
  %1044 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %963, i64 noundef %1035, double noundef %1043) #14
  %1045 = load i64, ptr %101, align 8
  br label %1046
1046:
  %1047 = phi i64 [ %1034, %1033 ], [ %1045, %1042 ]
  %1048 = add nuw nsw i64 %1035, 1
  %1049 = icmp slt i64 %1048, %1047
  br i1 %1049, label %1033, label %1063
1050:
  %1051 = phi i64 [ %1059, %1050 ], [ 0, %1006 ]
  %1052 = load ptr, ptr %103, align 8
  %1053 = getelementptr inbounds nuw <8 x double>, ptr %1052, i64 %1051
  %1054 = getelementptr inbounds nuw double, ptr %1053, i64 %962
  %1055 = load double, ptr %1054, align 8
  %1056 = load ptr, ptr %104, align 8
  %1057 = getelementptr inbounds nuw <8 x double>, ptr %1056, i64 %1051
  %1058 = getelementptr inbounds nuw double, ptr %1057, i64 %962
  store double %1055, ptr %1058, align 8
  %1059 = add nuw nsw i64 %1051, 1
  %1060 = load i64, ptr %101, align 8
  %1061 = shl nsw i64 %1060, 2
  %1062 = icmp slt i64 %1059, %1061
  br i1 %1062, label %1050, label %1009
1063:
  %1064 = add nuw nsw i64 %962, 1
  %1065 = icmp eq i64 %1064, 8
  br i1 %1065, label %1066, label %961
1066:
  %1067 = load ptr, ptr %107, align 8
  %1068 = icmp eq ptr %1067, null
  br i1 %1068, label %1073, label %1069
1069:
  %1070 = load i64, ptr %41, align 8
  %1071 = load i64, ptr %108, align 8
  %1072 = icmp slt i64 %1070, %1071
  br i1 %1072, label %1073, label %2904
1073:
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #15
  %1074 = load i64, ptr %0, align 8
  %1075 = load i64, ptr %53, align 8
  %1076 = load i64, ptr %54, align 8
  %1077 = load i64, ptr %55, align 8
  %1078 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #15
  br label %1079
1079:
  %1080 = phi i64 [ 0, %1073 ], [ %1088, %1079 ]
  %1081 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1080
  %1082 = getelementptr inbounds nuw i8, ptr %1081, i64 72
  %1083 = load double, ptr %1082, align 8
  %1084 = getelementptr inbounds nuw i8, ptr %1081, i64 64
  %1085 = load double, ptr %1084, align 8
  %1086 = fsub double %1083, %1085
  %1087 = getelementptr inbounds nuw double, ptr %17, i64 %1080
  store double %1086, ptr %1087, align 8
  %1088 = add nuw nsw i64 %1080, 1
  %1089 = icmp eq i64 %1088, 8
  br i1 %1089, label %1090, label %1079
1090:
  %1091 = load <8 x double>, ptr %17, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #15
  br label %1092
1092:
  %1093 = phi i64 [ 0, %1090 ], [ %1106, %1104 ]
  %1094 = phi i32 [ 0, %1090 ], [ %1105, %1104 ]
  %1095 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1093
  %1096 = load i64, ptr %1095, align 8
  %1097 = icmp sgt i64 %1096, -1
  br i1 %1097, label %1098, label %1104
1098:
  %1099 = getelementptr inbounds nuw i8, ptr %1095, i64 16
  %1100 = load i64, ptr %1099, align 8
  %1101 = icmp ne i64 %1100, 0
  %1102 = zext i1 %1101 to i32
  %1103 = or i32 %1094, %1102
  br label %1104
1104:
  %1105 = phi i32 [ %1094, %1092 ], [ %1103, %1098 ]
  %1106 = add nuw nsw i64 %1093, 1
  %1107 = icmp eq i64 %1106, 8
  br i1 %1107, label %1108, label %1092
1108:
  %1109 = add nsw i64 %1075, %1074
  %1110 = shl nsw i64 %1076, 1
  %1111 = add nsw i64 %1109, %1110
  %1112 = add nsw i64 %1111, %1077
  %1113 = icmp eq i32 %1105, 0
  br i1 %1113, label %1161, label %1114
1114:
  %1115 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #14
  %1116 = load ptr, ptr %69, align 8
  %1117 = load ptr, ptr %110, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <8 x double> noundef %1115, ptr noundef %1116, ptr noundef %1117) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #15
  br label %1131
1118:
  %1119 = load i64, ptr %0, align 8
  %1120 = load i64, ptr %53, align 8
  %1121 = add nsw i64 %1120, %1119
  %1122 = load i64, ptr %54, align 8
  %1123 = shl nsw i64 %1122, 1
  %1124 = add nsw i64 %1121, %1123
  %1125 = load i64, ptr %55, align 8
  %1126 = add nsw i64 %1124, %1125
  %1127 = icmp sgt i64 %1126, 0
  br i1 %1127, label %1128, label %1141
1128:
  %1129 = load <8 x i64>, ptr %16, align 8
  %1130 = icmp slt <8 x i64> %1129, zeroinitializer
  br label %1142
1131:
  %1132 = phi i64 [ 0, %1114 ], [ %1139, %1131 ]
  %1133 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1132
  %1134 = getelementptr inbounds nuw i8, ptr %1133, i64 32
  %1135 = load i64, ptr %1134, align 8
  %1136 = icmp ne i64 %1135, 0
  %1137 = sext i1 %1136 to i64
  %1138 = getelementptr inbounds nuw i64, ptr %16, i64 %1132
  store i64 %1137, ptr %1138, align 8
  store i64 0, ptr %1134, align 8
  %1139 = add nuw nsw i64 %1132, 1
  %1140 = icmp eq i64 %1139, 8
  br i1 %1140, label %1118, label %1131
1141:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #15
  br label %1161
1142:
  %1143 = phi i64 [ 0, %1128 ], [ %1151, %1142 ]
  %1144 = load ptr, ptr %110, align 8
  %1145 = getelementptr inbounds nuw <8 x double>, ptr %1144, i64 %1143
  %1146 = load <8 x double>, ptr %1145, align 8
  %1147 = load ptr, ptr %111, align 8
  %1148 = getelementptr inbounds nuw <8 x double>, ptr %1147, i64 %1143
  %1149 = load <8 x double>, ptr %1148, align 8
  %1150 = select <8 x i1> %1130, <8 x double> %1146, <8 x double> %1149
  store <8 x double> %1150, ptr %1148, align 8
  %1151 = add nuw nsw i64 %1143, 1
  %1152 = load i64, ptr %0, align 8
  %1153 = load i64, ptr %53, align 8
  %1154 = add nsw i64 %1153, %1152
  %1155 = load i64, ptr %54, align 8
  %1156 = shl nsw i64 %1155, 1
  %1157 = add nsw i64 %1154, %1156
  %1158 = load i64, ptr %55, align 8
  %1159 = add nsw i64 %1157, %1158
  %1160 = icmp slt i64 %1151, %1159
  br i1 %1160, label %1142, label %1141
1161:
  %1162 = icmp sgt i64 %1078, 1
  br i1 %1162, label %1163, label %1166
1163:
  %1164 = icmp sgt i64 %1112, 0
  %1165 = fadd <8 x double> %1091, zeroinitializer
  br label %1241
1166:
  %1167 = load ptr, ptr %114, align 8
  %1168 = load ptr, ptr %69, align 8
  %1169 = load ptr, ptr %111, align 8
  %1170 = load ptr, ptr %60, align 8
  %1171 = icmp sgt i64 %1112, 0
  br i1 %1171, label %1172, label %1295
1172:
  %1173 = icmp eq ptr %1168, null
  %1174 = icmp sgt i64 %1078, 0
  %1175 = fadd <8 x double> %1091, zeroinitializer
  br label %1176
1176:
  %1177 = phi i64 [ 1, %1172 ], [ %1191, %1185 ]
  %1178 = phi i64 [ 0, %1172 ], [ %1177, %1185 ]
  br i1 %1173, label %1182, label %1179
1179:
  %1180 = getelementptr inbounds nuw <8 x double>, ptr %1168, i64 %1178
  %1181 = load <8 x double>, ptr %1180, align 8
  br label %1182
1182:
  %1183 = phi <8 x double> [ %1181, %1179 ], [ zeroinitializer, %1176 ]
  %1184 = getelementptr <8 x double>, ptr %1169, i64 %1178
  br i1 %1174, label %1193, label %1185
1185:
  %1186 = phi <8 x double> [ zeroinitializer, %1182 ], [ %1207, %1206 ]
  %1187 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1186, <8 x double> %1175, <8 x double> %1183)
  %1188 = fmul <8 x double> %1091, %1186
  %1189 = select i1 %1173, <8 x double> %1188, <8 x double> %1187
  %1190 = getelementptr inbounds nuw <8 x double>, ptr %1170, i64 %1178
  store <8 x double> %1189, ptr %1190, align 8
  %1191 = add nuw i64 %1177, 1
  %1192 = icmp eq i64 %1177, %1112
  br i1 %1192, label %1210, label %1176
1193:
  %1194 = phi <8 x double> [ %1207, %1206 ], [ zeroinitializer, %1182 ]
  %1195 = phi i64 [ %1208, %1206 ], [ 0, %1182 ]
  %1196 = getelementptr inbounds nuw double, ptr %1167, i64 %1195
  %1197 = load double, ptr %1196, align 8
  %1198 = fcmp une double %1197, 0.000000e+00
  br i1 %1198, label %1199, label %1206
1199:
  %1200 = insertelement <8 x double> poison, double %1197, i64 0
  %1201 = shufflevector <8 x double> %1200, <8 x double> poison, <8 x i32> zeroinitializer
  %1202 = mul nuw nsw i64 %1195, %1112
  %1203 = getelementptr <8 x double>, ptr %1184, i64 %1202
  %1204 = load <8 x double>, ptr %1203, align 8
  %1205 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1201, <8 x double> %1204, <8 x double> %1194)
  br label %1206
1206:
  %1207 = phi <8 x double> [ %1205, %1199 ], [ %1194, %1193 ]
  %1208 = add nuw nsw i64 %1195, 1
  %1209 = icmp eq i64 %1208, %1078
  br i1 %1209, label %1185, label %1193
1210:
  %1211 = load ptr, ptr %115, align 8
  %1212 = load ptr, ptr %111, align 8
  %1213 = load ptr, ptr %116, align 8
  br label %1214
1214:
  %1215 = phi i64 [ 1, %1210 ], [ %1222, %1218 ]
  %1216 = phi i64 [ 0, %1210 ], [ %1215, %1218 ]
  %1217 = getelementptr <8 x double>, ptr %1212, i64 %1216
  br i1 %1174, label %1224, label %1218
1218:
  %1219 = phi <8 x double> [ zeroinitializer, %1214 ], [ %1238, %1237 ]
  %1220 = fmul <8 x double> %1091, %1219
  %1221 = getelementptr inbounds nuw <8 x double>, ptr %1213, i64 %1216
  store <8 x double> %1220, ptr %1221, align 8
  %1222 = add nuw i64 %1215, 1
  %1223 = icmp eq i64 %1215, %1112
  br i1 %1223, label %1295, label %1214
1224:
  %1225 = phi <8 x double> [ %1238, %1237 ], [ zeroinitializer, %1214 ]
  %1226 = phi i64 [ %1239, %1237 ], [ 0, %1214 ]
  %1227 = getelementptr inbounds nuw double, ptr %1211, i64 %1226
  %1228 = load double, ptr %1227, align 8
  %1229 = fcmp une double %1228, 0.000000e+00
  br i1 %1229, label %1230, label %1237
1230:
  %1231 = insertelement <8 x double> poison, double %1228, i64 0
  %1232 = shufflevector <8 x double> %1231, <8 x double> poison, <8 x i32> zeroinitializer
  %1233 = mul nuw nsw i64 %1226, %1112
  %1234 = getelementptr <8 x double>, ptr %1217, i64 %1233
  %1235 = load <8 x double>, ptr %1234, align 8
  %1236 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1232, <8 x double> %1235, <8 x double> %1225)
  br label %1237
1237:
  %1238 = phi <8 x double> [ %1236, %1230 ], [ %1225, %1224 ]
  %1239 = add nuw nsw i64 %1226, 1
  %1240 = icmp eq i64 %1239, %1078
  br i1 %1240, label %1218, label %1224
1241:
  %1242 = phi i64 [ 1, %1163 ], [ %1293, %1284 ]
  %1243 = load ptr, ptr %112, align 8
  %1244 = mul nuw nsw i64 %1242, %1078
  %1245 = getelementptr inbounds nuw double, ptr %1243, i64 %1244
  %1246 = load ptr, ptr %69, align 8
  %1247 = load ptr, ptr %111, align 8
  %1248 = load ptr, ptr %110, align 8
  br i1 %1164, label %1249, label %1284
1249:
  %1250 = icmp eq ptr %1246, null
  br label %1251
1251:
  %1252 = phi i64 [ 1, %1249 ], [ %1265, %1260 ]
  %1253 = phi i64 [ 0, %1249 ], [ %1252, %1260 ]
  br i1 %1250, label %1257, label %1254
1254:
  %1255 = getelementptr inbounds nuw <8 x double>, ptr %1246, i64 %1253
  %1256 = load <8 x double>, ptr %1255, align 8
  br label %1257
1257:
  %1258 = phi <8 x double> [ %1256, %1254 ], [ zeroinitializer, %1251 ]
  %1259 = getelementptr <8 x double>, ptr %1247, i64 %1253
  br label %1267
1260:
  %1261 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1281, <8 x double> %1165, <8 x double> %1258)
  %1262 = fmul <8 x double> %1091, %1281
  %1263 = select i1 %1250, <8 x double> %1262, <8 x double> %1261
  %1264 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1253
  store <8 x double> %1263, ptr %1264, align 8
  %1265 = add nuw i64 %1252, 1
  %1266 = icmp eq i64 %1252, %1112
  br i1 %1266, label %1284, label %1251
1267:
  %1268 = phi <8 x double> [ %1281, %1280 ], [ zeroinitializer, %1257 ]
  %1269 = phi i64 [ %1282, %1280 ], [ 0, %1257 ]
  %1270 = getelementptr inbounds nuw double, ptr %1245, i64 %1269
  %1271 = load double, ptr %1270, align 8
  %1272 = fcmp une double %1271, 0.000000e+00
  br i1 %1272, label %1273, label %1280
1273:
  %1274 = insertelement <8 x double> poison, double %1271, i64 0
  %1275 = shufflevector <8 x double> %1274, <8 x double> poison, <8 x i32> zeroinitializer
  %1276 = mul nuw nsw i64 %1269, %1112
  %1277 = getelementptr <8 x double>, ptr %1259, i64 %1276
  %1278 = load <8 x double>, ptr %1277, align 8
  %1279 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1275, <8 x double> %1278, <8 x double> %1268)
  br label %1280
1280:
  %1281 = phi <8 x double> [ %1279, %1273 ], [ %1268, %1267 ]
  %1282 = add nuw nsw i64 %1269, 1
  %1283 = icmp eq i64 %1282, %1242
  br i1 %1283, label %1260, label %1267
1284:
  %1285 = load ptr, ptr %113, align 8
  %1286 = getelementptr inbounds nuw double, ptr %1285, i64 %1242
  %1287 = load double, ptr %1286, align 8
  %1288 = call fastcc <8 x double> @bg_at(ptr noundef %2, double noundef %1287) #14
  %1289 = load ptr, ptr %110, align 8
  %1290 = load ptr, ptr %111, align 8
  %1291 = mul nsw i64 %1242, %1112
  %1292 = getelementptr inbounds <8 x double>, ptr %1290, i64 %1291
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <8 x double> noundef %1288, ptr noundef %1289, ptr noundef %1292) #14
  %1293 = add nuw nsw i64 %1242, 1
  %1294 = icmp eq i64 %1293, %1078
  br i1 %1294, label %1166, label %1241
1295:
  %1296 = load ptr, ptr %48, align 8
  %1297 = icmp eq ptr %1296, null
  br i1 %1297, label %1298, label %1301
1298:
  %1299 = load ptr, ptr %100, align 8
  %1300 = icmp eq ptr %1299, null
  br i1 %1300, label %1395, label %1301
1301:
  %1302 = load i64, ptr %0, align 8
  %1303 = load i64, ptr %53, align 8
  %1304 = add nsw i64 %1303, %1302
  %1305 = load i64, ptr %54, align 8
  %1306 = shl nsw i64 %1305, 1
  %1307 = add nsw i64 %1304, %1306
  %1308 = load i64, ptr %55, align 8
  %1309 = add nsw i64 %1307, %1308
  %1310 = icmp sgt i64 %1309, 0
  br i1 %1310, label %1318, label %1311
1311:
  %1312 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %1313 = load ptr, ptr %60, align 8
  %1314 = load ptr, ptr %118, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %1312, ptr noundef %1313, ptr noundef %1314, i64 noundef 0, ptr noundef null, i32 noundef 0) #14
  %1315 = load i64, ptr %119, align 8
  %1316 = icmp ne i64 %1315, 0
  %1317 = and i1 %1310, %1316
  br i1 %1317, label %1327, label %1345
1318:
  %1319 = phi i64 [ %1325, %1318 ], [ 0, %1301 ]
  %1320 = load ptr, ptr %60, align 8
  %1321 = getelementptr inbounds nuw <8 x double>, ptr %1320, i64 %1319
  %1322 = load <8 x double>, ptr %1321, align 8
  %1323 = load ptr, ptr %117, align 8
  %1324 = getelementptr inbounds nuw <8 x double>, ptr %1323, i64 %1319
  store <8 x double> %1322, ptr %1324, align 8
  %1325 = add nuw nsw i64 %1319, 1
  %1326 = icmp eq i64 %1325, %1309
  br i1 %1326, label %1311, label %1318
1327:
  %1328 = phi i64 [ %1343, %1327 ], [ 0, %1311 ]
  %1329 = load ptr, ptr %116, align 8
  %1330 = getelementptr inbounds nuw <8 x double>, ptr %1329, i64 %1328
  %1331 = load <8 x double>, ptr %1330, align 8
  %1332 = load ptr, ptr %60, align 8
  %1333 = getelementptr inbounds nuw <8 x double>, ptr %1332, i64 %1328
  %1334 = load <8 x double>, ptr %1333, align 8
  %1335 = load ptr, ptr %117, align 8
  %1336 = getelementptr inbounds nuw <8 x double>, ptr %1335, i64 %1328
  %1337 = load <8 x double>, ptr %1336, align 8
  %1338 = fsub <8 x double> %1334, %1337
  %1339 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1331)
  %1340 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1338)
  %1341 = fcmp olt <8 x double> %1339, %1340
  %1342 = select <8 x i1> %1341, <8 x double> %1338, <8 x double> %1331
  store <8 x double> %1342, ptr %1330, align 8
  %1343 = add nuw nsw i64 %1328, 1
  %1344 = icmp eq i64 %1343, %1309
  br i1 %1344, label %1345, label %1327
1345:
  %1346 = load ptr, ptr %120, align 8
  %1347 = icmp eq ptr %1346, null
  br i1 %1347, label %1380, label %1348
1348:
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #15
  br label %1349
1349:
  %1350 = phi i64 [ 0, %1348 ], [ %1360, %1349 ]
  %1351 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1350
  %1352 = getelementptr inbounds nuw i8, ptr %1351, i64 128
  %1353 = load double, ptr %1352, align 8
  %1354 = fdiv double %1353, 1.000000e-02
  %1355 = fcmp olt double %1354, 1.000000e-03
  %1356 = fcmp ogt double %1354, 1.000000e+00
  %1357 = select i1 %1356, double 1.000000e+00, double %1354
  %1358 = select i1 %1355, double 1.000000e-03, double %1357
  %1359 = getelementptr inbounds nuw double, ptr %15, i64 %1350
  store double %1358, ptr %1359, align 8
  %1360 = add nuw nsw i64 %1350, 1
  %1361 = icmp eq i64 %1360, 8
  br i1 %1361, label %1362, label %1349
1362:
  %1363 = load <8 x double>, ptr %15, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #15
  %1364 = load i64, ptr %0, align 8
  %1365 = icmp sgt i64 %1364, 0
  br i1 %1365, label %1366, label %1380
1366:
  %1367 = phi i64 [ %1377, %1366 ], [ 0, %1362 ]
  %1368 = load ptr, ptr %121, align 8
  %1369 = getelementptr inbounds nuw <8 x double>, ptr %1368, i64 %1367
  %1370 = load <8 x double>, ptr %1369, align 8
  %1371 = fcmp ogt <8 x double> %1370, splat (double 5.000000e-01)
  %1372 = load ptr, ptr %116, align 8
  %1373 = getelementptr inbounds nuw <8 x double>, ptr %1372, i64 %1367
  %1374 = load <8 x double>, ptr %1373, align 8
  %1375 = fmul <8 x double> %1363, %1374
  %1376 = select <8 x i1> %1371, <8 x double> %1375, <8 x double> %1374
  store <8 x double> %1376, ptr %1373, align 8
  %1377 = add nuw nsw i64 %1367, 1
  %1378 = load i64, ptr %0, align 8
  %1379 = icmp slt i64 %1377, %1378
  br i1 %1379, label %1366, label %1380
1380:
  br i1 %1310, label %1381, label %1395
1381:
  %1382 = phi i64 [ %1393, %1381 ], [ 0, %1380 ]
  %1383 = load ptr, ptr %116, align 8
  %1384 = getelementptr inbounds nuw <8 x double>, ptr %1383, i64 %1382
  %1385 = load <8 x double>, ptr %1384, align 8
  %1386 = load ptr, ptr %118, align 8
  %1387 = getelementptr inbounds nuw <8 x double>, ptr %1386, i64 %1382
  %1388 = load <8 x double>, ptr %1387, align 8
  %1389 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1385)
  %1390 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1388)
  %1391 = fcmp olt <8 x double> %1389, %1390
  %1392 = select <8 x i1> %1391, <8 x double> %1388, <8 x double> %1385
  store <8 x double> %1392, ptr %1384, align 8
  %1393 = add nuw nsw i64 %1382, 1
  %1394 = icmp eq i64 %1393, %1309
  br i1 %1394, label %1395, label %1381
1395:
  %1396 = load i64, ptr %101, align 8
  %1397 = icmp eq i64 %1396, 0
  br i1 %1397, label %1560, label %1398
1398:
  %1399 = load i64, ptr %0, align 8
  %1400 = load i64, ptr %53, align 8
  %1401 = add nsw i64 %1400, %1399
  %1402 = load i64, ptr %54, align 8
  %1403 = shl nsw i64 %1402, 1
  %1404 = add nsw i64 %1401, %1403
  %1405 = load i64, ptr %55, align 8
  %1406 = add nsw i64 %1404, %1405
  %1407 = icmp sgt i64 %1406, 0
  br i1 %1407, label %1421, label %1408
1408:
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #15
  br label %1409
1409:
  %1410 = phi i64 [ 0, %1408 ], [ %1415, %1409 ]
  %1411 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1410
  %1412 = getelementptr inbounds nuw i8, ptr %1411, i64 88
  %1413 = load double, ptr %1412, align 8
  %1414 = getelementptr inbounds nuw double, ptr %14, i64 %1410
  store double %1413, ptr %1414, align 8
  %1415 = add nuw nsw i64 %1410, 1
  %1416 = icmp eq i64 %1415, 8
  br i1 %1416, label %1417, label %1409
1417:
  %1418 = load <8 x double>, ptr %14, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #15
  %1419 = load ptr, ptr %60, align 8
  %1420 = load ptr, ptr %123, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull readonly %2, <8 x double> noundef %1418, ptr noundef %1419, <8 x double> noundef zeroinitializer, ptr noundef %1420) #14
  br label %1443
1421:
  %1422 = phi i64 [ %1428, %1421 ], [ 0, %1398 ]
  %1423 = load ptr, ptr %60, align 8
  %1424 = getelementptr inbounds nuw <8 x double>, ptr %1423, i64 %1422
  %1425 = load <8 x double>, ptr %1424, align 8
  %1426 = load ptr, ptr %122, align 8
  %1427 = getelementptr inbounds nuw <8 x double>, ptr %1426, i64 %1422
  store <8 x double> %1425, ptr %1427, align 8
  %1428 = add nuw nsw i64 %1422, 1
  %1429 = load i64, ptr %0, align 8
  %1430 = load i64, ptr %53, align 8
  %1431 = add nsw i64 %1430, %1429
  %1432 = load i64, ptr %54, align 8
  %1433 = shl nsw i64 %1432, 1
  %1434 = add nsw i64 %1431, %1433
  %1435 = load i64, ptr %55, align 8
  %1436 = add nsw i64 %1434, %1435
  %1437 = icmp slt i64 %1428, %1436
  br i1 %1437, label %1421, label %1408
1438:
  %1439 = icmp eq i32 %1475, 0
  br i1 %1439, label %1440, label %1478
1440:
  %1441 = load i64, ptr %101, align 8
  %1442 = icmp sgt i64 %1441, 0
  br i1 %1442, label %1549, label %1560
1443:
  %1444 = phi i32 [ 0, %1417 ], [ %1475, %1474 ]
  %1445 = phi i64 [ 0, %1417 ], [ %1476, %1474 ]
  %1446 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1445
  %1447 = load i64, ptr %1446, align 8
  %1448 = icmp sgt i64 %1447, -1
  br i1 %1448, label %1449, label %1474
1449:
  %1450 = load ptr, ptr %123, align 8
  %1451 = load i64, ptr %101, align 8
  %1452 = getelementptr double, ptr %1450, i64 %1445
  %1453 = icmp sgt i64 %1451, 0
  br i1 %1453, label %1454, label %1474
1454:
  %1455 = load ptr, ptr %104, align 8
  %1456 = getelementptr double, ptr %1455, i64 %1445
  br label %1457
1457:
  %1458 = phi i64 [ 0, %1454 ], [ %1470, %1457 ]
  %1459 = phi i32 [ 0, %1454 ], [ %1469, %1457 ]
  %1460 = shl nsw i64 %1458, 6
  %1461 = getelementptr i8, ptr %1456, i64 %1460
  %1462 = load double, ptr %1461, align 8
  %1463 = getelementptr i8, ptr %1452, i64 %1460
  %1464 = load double, ptr %1463, align 8
  %1465 = fcmp olt double %1462, 0.000000e+00
  %1466 = fcmp oge double %1464, 0.000000e+00
  %1467 = select i1 %1465, i1 %1466, i1 false
  %1468 = zext i1 %1467 to i32
  %1469 = or i32 %1459, %1468
  %1470 = add nuw nsw i64 %1458, 1
  %1471 = icmp eq i64 %1470, %1451
  br i1 %1471, label %1472, label %1457
1472:
  %1473 = or i32 %1469, %1444
  br label %1474
1474:
  %1475 = phi i32 [ %1444, %1443 ], [ %1444, %1449 ], [ %1473, %1472 ]
  %1476 = add nuw nsw i64 %1445, 1
  %1477 = icmp eq i64 %1476, 8
  br i1 %1477, label %1438, label %1443
1478:
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #15
  br label %1479
1479:
  %1480 = phi i64 [ 0, %1478 ], [ %1485, %1479 ]
  %1481 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1480
  %1482 = getelementptr inbounds nuw i8, ptr %1481, i64 88
  %1483 = load double, ptr %1482, align 8
  %1484 = getelementptr inbounds nuw double, ptr %13, i64 %1480
  store double %1483, ptr %1484, align 8
  %1485 = add nuw nsw i64 %1480, 1
  %1486 = icmp eq i64 %1485, 8
  br i1 %1486, label %1487, label %1479
1487:
  %1488 = load <8 x double>, ptr %13, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #15
  %1489 = load ptr, ptr %60, align 8
  %1490 = load ptr, ptr %125, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %124, ptr noundef nonnull readonly %2, <8 x double> noundef %1488, ptr noundef %1489, <8 x double> noundef zeroinitializer, ptr noundef %1490) #14
  %1491 = load i64, ptr %126, align 8
  br label %1505
1492:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #15
  br label %1493
1493:
  %1494 = phi i64 [ 0, %1492 ], [ %1499, %1493 ]
  %1495 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1494
  %1496 = getelementptr inbounds nuw i8, ptr %1495, i64 88
  %1497 = load double, ptr %1496, align 8
  %1498 = getelementptr inbounds nuw double, ptr %12, i64 %1494
  store double %1497, ptr %1498, align 8
  %1499 = add nuw nsw i64 %1494, 1
  %1500 = icmp eq i64 %1499, 8
  br i1 %1500, label %1501, label %1493
1501:
  %1502 = load <8 x double>, ptr %12, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #15
  %1503 = load ptr, ptr %60, align 8
  %1504 = load ptr, ptr %103, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %102, ptr noundef nonnull readonly %2, <8 x double> noundef %1502, ptr noundef %1503, <8 x double> noundef zeroinitializer, ptr noundef %1504) #14
  br label %1560
1505:
  %1506 = phi i64 [ %1491, %1487 ], [ %1546, %1545 ]
  %1507 = phi i64 [ 0, %1487 ], [ %1547, %1545 ]
  %1508 = icmp sgt i64 %1506, 0
  br i1 %1508, label %1509, label %1545
1509:
  %1510 = phi i64 [ %1541, %1540 ], [ %1506, %1505 ]
  %1511 = phi i64 [ %1542, %1540 ], [ %1506, %1505 ]
  %1512 = phi i64 [ %1543, %1540 ], [ 0, %1505 ]
  %1513 = load ptr, ptr %127, align 8
  %1514 = getelementptr inbounds nuw i64, ptr %1513, i64 %1512
  %1515 = load i64, ptr %1514, align 8
  %1516 = load ptr, ptr %104, align 8
  %1517 = shl nsw i64 %1515, 6
  %1518 = getelementptr inbounds i8, ptr %1516, i64 %1517
  %1519 = getelementptr inbounds nuw double, ptr %1518, i64 %1507
  %1520 = load double, ptr %1519, align 8
  %1521 = load ptr, ptr %123, align 8
  %1522 = getelementptr inbounds i8, ptr %1521, i64 %1517
  %1523 = getelementptr inbounds nuw double, ptr %1522, i64 %1507
  %1524 = load double, ptr %1523, align 8
  %1525 = fcmp uge double %1520, 0.000000e+00
  %1526 = fcmp ult double %1524, 0.000000e+00
  %1527 = select i1 %1525, i1 true, i1 %1526
  br i1 %1527, label %1540, label %1528
1528:
  %1529 = load ptr, ptr %125, align 8
  %1530 = getelementptr inbounds nuw <8 x double>, ptr %1529, i64 %1512
  %1531 = getelementptr inbounds nuw double, ptr %1530, i64 %1507
  %1532 = load double, ptr %1531, align 8
  %1533 = load ptr, ptr %60, align 8
  %1534 = load ptr, ptr %128, align 8
  %1535 = getelementptr inbounds nuw i64, ptr %1534, i64 %1512
  %1536 = load i64, ptr %1535, align 8
  %1537 = getelementptr inbounds <8 x double>, ptr %1533, i64 %1536
  %1538 = getelementptr inbounds nuw double, ptr %1537, i64 %1507
  store double %1532, ptr %1538, align 8
  %1539 = load i64, ptr %126, align 8
  br label %1540
1540:
  %1541 = phi i64 [ %1539, %1528 ], [ %1510, %1509 ]
  %1542 = phi i64 [ %1539, %1528 ], [ %1511, %1509 ]
  %1543 = add nuw nsw i64 %1512, 1
  %1544 = icmp slt i64 %1543, %1542
  br i1 %1544, label %1509, label %1545
1545:
  %1546 = phi i64 [ %1506, %1505 ], [ %1541, %1540 ]
  %1547 = add nuw nsw i64 %1507, 1
  %1548 = icmp eq i64 %1547, 8
  br i1 %1548, label %1492, label %1505
1549:
  %1550 = phi i64 [ %1556, %1549 ], [ 0, %1440 ]
  %1551 = load ptr, ptr %123, align 8
  %1552 = getelementptr inbounds nuw <8 x double>, ptr %1551, i64 %1550
  %1553 = load <8 x double>, ptr %1552, align 8
  %1554 = load ptr, ptr %103, align 8
  %1555 = getelementptr inbounds nuw <8 x double>, ptr %1554, i64 %1550
  store <8 x double> %1553, ptr %1555, align 8
  %1556 = add nuw nsw i64 %1550, 1
  %1557 = load i64, ptr %101, align 8
  %1558 = shl nsw i64 %1557, 2
  %1559 = icmp slt i64 %1556, %1558
  br i1 %1559, label %1549, label %1560
1560:
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #15
  br label %1573
1561:
  %1562 = load i64, ptr %0, align 8
  %1563 = load i64, ptr %53, align 8
  %1564 = add nsw i64 %1563, %1562
  %1565 = load i64, ptr %54, align 8
  %1566 = shl nsw i64 %1565, 1
  %1567 = add nsw i64 %1564, %1566
  %1568 = load i64, ptr %55, align 8
  %1569 = add nsw i64 %1567, %1568
  %1570 = icmp sgt i64 %1569, 0
  br i1 %1570, label %1571, label %1583
1571:
  %1572 = load ptr, ptr %60, align 8
  br label %1589
1573:
  %1574 = phi i64 [ 0, %1560 ], [ %1579, %1573 ]
  %1575 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1574
  %1576 = getelementptr inbounds nuw i8, ptr %1575, i64 128
  %1577 = load double, ptr %1576, align 8
  %1578 = getelementptr inbounds nuw double, ptr %11, i64 %1574
  store double %1577, ptr %1578, align 8
  %1579 = add nuw nsw i64 %1574, 1
  %1580 = icmp eq i64 %1579, 8
  br i1 %1580, label %1561, label %1573
1581:
  %1582 = icmp slt <8 x i64> %1595, zeroinitializer
  br label %1583
1583:
  %1584 = phi <8 x i1> [ splat (i1 true), %1561 ], [ %1582, %1581 ]
  %1585 = icmp sgt i64 %1562, 0
  br i1 %1585, label %1586, label %1634
1586:
  %1587 = load ptr, ptr %129, align 8
  %1588 = load <8 x double>, ptr %11, align 8
  br label %1598
1589:
  %1590 = phi <8 x i64> [ splat (i64 -1), %1571 ], [ %1595, %1589 ]
  %1591 = phi i64 [ 0, %1571 ], [ %1596, %1589 ]
  %1592 = getelementptr inbounds nuw <8 x double>, ptr %1572, i64 %1591
  %1593 = load <8 x double>, ptr %1592, align 8
  %1594 = fcmp ord <8 x double> %1593, zeroinitializer
  %1595 = select <8 x i1> %1594, <8 x i64> %1590, <8 x i64> zeroinitializer
  %1596 = add nuw nsw i64 %1591, 1
  %1597 = icmp eq i64 %1596, %1569
  br i1 %1597, label %1581, label %1589
1598:
  %1599 = phi <8 x double> [ zeroinitializer, %1586 ], [ %1631, %1630 ]
  %1600 = phi i64 [ 0, %1586 ], [ %1632, %1630 ]
  %1601 = getelementptr inbounds nuw double, ptr %1587, i64 %1600
  %1602 = load double, ptr %1601, align 8
  %1603 = fcmp ogt double %1602, 0.000000e+00
  br i1 %1603, label %1604, label %1630
1604:
  %1605 = load ptr, ptr %69, align 8
  %1606 = getelementptr inbounds nuw <8 x double>, ptr %1605, i64 %1600
  %1607 = load <8 x double>, ptr %1606, align 8
  %1608 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1607)
  %1609 = load ptr, ptr %60, align 8
  %1610 = getelementptr inbounds nuw <8 x double>, ptr %1609, i64 %1600
  %1611 = load <8 x double>, ptr %1610, align 8
  %1612 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1611)
  %1613 = fcmp olt <8 x double> %1608, %1612
  %1614 = select <8 x i1> %1613, <8 x i1> %1584, <8 x i1> zeroinitializer
  %1615 = select <8 x i1> %1614, <8 x double> %1612, <8 x double> %1608
  %1616 = load ptr, ptr %116, align 8
  %1617 = getelementptr inbounds nuw <8 x double>, ptr %1616, i64 %1600
  %1618 = load <8 x double>, ptr %1617, align 8
  %1619 = fcmp ord <8 x double> %1618, zeroinitializer
  %1620 = select <8 x i1> %1619, <8 x double> %1618, <8 x double> splat (double 0x7FF0000000000000)
  %1621 = load ptr, ptr %130, align 8
  %1622 = getelementptr inbounds nuw <8 x double>, ptr %1621, i64 %1600
  %1623 = load <8 x double>, ptr %1622, align 8
  %1624 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1615, <8 x double> %1588, <8 x double> %1623)
  %1625 = fdiv <8 x double> %1620, %1624
  %1626 = insertelement <8 x double> poison, double %1602, i64 0
  %1627 = shufflevector <8 x double> %1626, <8 x double> poison, <8 x i32> zeroinitializer
  %1628 = fmul <8 x double> %1625, %1625
  %1629 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1627, <8 x double> %1628, <8 x double> %1599)
  br label %1630
1630:
  %1631 = phi <8 x double> [ %1629, %1604 ], [ %1599, %1598 ]
  %1632 = add nuw nsw i64 %1600, 1
  %1633 = icmp eq i64 %1632, %1562
  br i1 %1633, label %1634, label %1598
1634:
  %1635 = phi <8 x double> [ zeroinitializer, %1583 ], [ %1631, %1630 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #15
  store <8 x double> %1635, ptr %19, align 8
  br label %1639
1636:
  %1637 = icmp eq i32 %1896, 0
  br i1 %1637, label %1638, label %1899
1638:
  br label %2590
1639:
  %1640 = phi i32 [ 0, %1634 ], [ %1896, %1893 ]
  %1641 = phi i64 [ 0, %1634 ], [ %1897, %1893 ]
  %1642 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1641
  %1643 = load i64, ptr %1642, align 8
  %1644 = icmp sgt i64 %1643, -1
  br i1 %1644, label %1645, label %1893
1645:
  %1646 = getelementptr inbounds nuw i8, ptr %1642, i64 32
  %1647 = load i64, ptr %1646, align 8
  %1648 = icmp eq i64 %1647, 0
  br i1 %1648, label %1649, label %1893
1649:
  %1650 = getelementptr inbounds nuw double, ptr %19, i64 %1641
  %1651 = load double, ptr %1650, align 8
  %1652 = getelementptr inbounds nuw i8, ptr %1642, i64 24
  %1653 = load i64, ptr %1652, align 8
  %1654 = freeze i64 %1653
  %1655 = getelementptr inbounds nuw i8, ptr %1642, i64 136
  %1656 = load double, ptr %1655, align 8
  %1657 = call double @llvm.sqrt.f64(double %1651)
  %1658 = fdiv double 1.000000e+00, %1657
  %1659 = load i64, ptr %131, align 8
  %1660 = sitofp i64 %1659 to double
  %1661 = getelementptr inbounds nuw i8, ptr %1642, i64 72
  %1662 = load double, ptr %1661, align 8
  %1663 = getelementptr inbounds nuw i8, ptr %1642, i64 64
  %1664 = load double, ptr %1663, align 8
  %1665 = fsub double %1662, %1664
  %1666 = fcmp olt double %1657, 1.000000e+00
  %1667 = icmp ne i64 %1654, 0
  %1668 = or i1 %1666, %1667
  %1669 = load double, ptr %132, align 8
  %1670 = load double, ptr %133, align 8
  %1671 = fadd double %1669, %1670
  %1672 = fdiv double %1671, %1660
  %1673 = call double @bg_pow_1(double noundef %1658, double noundef %1672) #13
  %1674 = fmul double %1673, 9.000000e-01
  %1675 = load double, ptr %1655, align 8
  %1676 = load double, ptr %133, align 8
  %1677 = fneg double %1676
  %1678 = fdiv double %1677, %1660
  %1679 = call double @bg_pow_1(double noundef %1675, double noundef %1678) #13
  %1680 = fmul double %1674, %1679
  %1681 = select i1 %1668, double 1.000000e+00, double 2.000000e-01
  %1682 = select i1 %1668, double 1.000000e+01, double 9.000000e-01
  %1683 = fcmp ult double %1680, %1681
  %1684 = fcmp ogt double %1680, %1682
  %1685 = select i1 %1684, double %1682, double %1680
  %1686 = select i1 %1683, double %1681, double %1685
  %1687 = fmul double %1665, %1686
  %1688 = getelementptr inbounds nuw i8, ptr %1642, i64 128
  %1689 = load double, ptr %1688, align 8
  %1690 = fcmp olt double %1687, %1689
  %1691 = load i64, ptr %1652, align 8
  %1692 = icmp ne i64 %1691, 0
  %1693 = fcmp oeq double %1686, 1.000000e+00
  %1694 = select i1 %1692, i1 %1693, i1 false
  %1695 = select i1 %1694, double %1689, double %1687
  %1696 = fcmp ole double %1695, %1689
  %1697 = zext i1 %1696 to i64
  store i64 %1697, ptr %1652, align 8
  %1698 = fcmp olt double %1695, %1689
  %1699 = select i1 %1698, double %1689, double %1695
  br i1 %1668, label %1700, label %1703
1700:
  %1701 = call i1 @llvm.is.fpclass.f64(double %1658, i32 608)
  %1702 = select i1 %1701, double 1.000000e+00, double %1658
  store double %1702, ptr %1655, align 8
  br label %1703
1703:
  %1704 = phi ptr [ %1661, %1700 ], [ %1663, %1649 ]
  %1705 = load double, ptr %1704, align 8
  %1706 = fadd double %1699, %1705
  %1707 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %1641, double noundef %1705, double noundef %1706) #14
  %1708 = getelementptr inbounds nuw i8, ptr %1642, i64 80
  store double %1707, ptr %1708, align 8
  br i1 %1690, label %1709, label %1710
1709:
  store i64 3, ptr %1646, align 8
  br label %1710
1710:
  %1711 = load i64, ptr %101, align 8
  %1712 = icmp eq i64 %1711, 0
  br i1 %1712, label %1870, label %1713
1713:
  %1714 = load double, ptr %1661, align 8
  %1715 = load double, ptr %1663, align 8
  %1716 = fsub double %1714, %1715
  %1717 = getelementptr inbounds nuw i8, ptr %1642, i64 96
  %1718 = load double, ptr %1717, align 8
  %1719 = getelementptr inbounds nuw i8, ptr %1642, i64 88
  %1720 = load double, ptr %1719, align 8
  %1721 = fsub double %1718, %1720
  %1722 = fmul double %1721, 1.000000e-13
  %1723 = icmp sgt i64 %1711, 0
  br i1 %1723, label %1724, label %1864
1724:
  %1725 = load ptr, ptr %104, align 8
  %1726 = getelementptr double, ptr %1725, i64 %1641
  %1727 = shl nsw i64 %1711, 6
  %1728 = shl nsw i64 %1711, 7
  %1729 = load ptr, ptr %103, align 8
  %1730 = getelementptr double, ptr %1729, i64 %1641
  br label %1731
1731:
  %1732 = phi double [ 1.000000e+00, %1724 ], [ %1827, %1821 ]
  %1733 = phi i64 [ 0, %1724 ], [ %1828, %1821 ]
  %1734 = shl nsw i64 %1733, 6
  %1735 = getelementptr i8, ptr %1726, i64 %1734
  %1736 = load double, ptr %1735, align 8
  %1737 = getelementptr inbounds nuw i8, ptr %1735, i64 %1727
  %1738 = load double, ptr %1737, align 8
  %1739 = getelementptr inbounds nuw i8, ptr %1735, i64 %1728
  %1740 = load double, ptr %1739, align 8
  %1741 = getelementptr i8, ptr %1730, i64 %1734
  %1742 = load double, ptr %1741, align 8
  %1743 = getelementptr inbounds nuw i8, ptr %1741, i64 %1727
  %1744 = load double, ptr %1743, align 8
  %1745 = fcmp olt double %1736, 0.000000e+00
  %1746 = select i1 %1745, double 1.000000e+00, double -1.000000e+00
  %1747 = fmul double %1740, 0x3EB0C6F7A0B5ED8D
  %1748 = fmul double %1736, %1746
  %1749 = fmul double %1746, %1742
  %1750 = fsub double %1749, %1748
  %1751 = fmul double %1738, %1746
  %1752 = fmul double %1716, %1751
  %1753 = fmul double %1746, %1744
  %1754 = fmul double %1716, %1753
  %1755 = fmul double %1750, 3.000000e+00
  %1756 = fmul double %1752, 2.000000e+00
  %1757 = fsub double %1755, %1756
  %1758 = fsub double %1757, %1754
  %1759 = fadd double %1752, %1754
  %1760 = fmul double %1750, 2.000000e+00
  %1761 = fsub double %1759, %1760
  %1762 = fcmp uge double %1742, 0.000000e+00
  %1763 = xor i1 %1745, %1762
  br i1 %1763, label %1796, label %1764
1764:
  %1765 = fcmp ogt double %1749, %1747
  br i1 %1765, label %1766, label %1821
1766:
  %1767 = fmul double %1747, 5.000000e-01
  %1768 = fmul double %1758, 2.000000e+00
  br label %1769
1769:
  %1770 = phi double [ 0.000000e+00, %1766 ], [ %1783, %1769 ]
  %1771 = phi double [ 1.000000e+00, %1766 ], [ %1782, %1769 ]
  %1772 = phi double [ 5.000000e-01, %1766 ], [ %1793, %1769 ]
  %1773 = phi i32 [ 0, %1766 ], [ %1794, %1769 ]
  %1774 = call double @llvm.fma.f64(double %1772, double %1761, double %1758)
  %1775 = call double @llvm.fma.f64(double %1772, double %1774, double %1752)
  %1776 = call double @llvm.fma.f64(double %1772, double %1775, double %1748)
  %1777 = fsub double %1776, %1767
  %1778 = fmul double %1772, 3.000000e+00
  %1779 = call double @llvm.fma.f64(double %1778, double %1761, double %1768)
  %1780 = call double @llvm.fma.f64(double %1772, double %1779, double %1752)
  %1781 = fcmp olt double %1777, 0.000000e+00
  %1782 = select i1 %1781, double %1771, double %1772
  %1783 = select i1 %1781, double %1772, double %1770
  %1784 = fcmp oeq double %1780, 0.000000e+00
  %1785 = select i1 %1784, double 1.000000e+00, double %1780
  %1786 = fdiv double %1777, %1785
  %1787 = fsub double %1772, %1786
  %1788 = fcmp ult double %1787, %1783
  %1789 = fcmp ugt double %1787, %1782
  %1790 = select i1 %1788, i1 true, i1 %1789
  %1791 = fadd double %1783, %1782
  %1792 = fmul double %1791, 5.000000e-01
  %1793 = select i1 %1790, double %1792, double %1787
  %1794 = add nuw nsw i32 %1773, 1
  %1795 = icmp eq i32 %1794, 10
  br i1 %1795, label %1821, label %1769
1796:
  %1797 = fcmp ogt double %1751, 0.000000e+00
  %1798 = fcmp olt double %1753, 0.000000e+00
  %1799 = select i1 %1797, i1 %1798, i1 false
  br i1 %1799, label %1800, label %1821
1800:
  %1801 = fmul double %1758, %1758
  %1802 = fmul double %1761, 3.000000e+00
  %1803 = fmul double %1752, %1802
  %1804 = fsub double %1801, %1803
  %1805 = fcmp ogt double %1804, 0.000000e+00
  %1806 = select i1 %1805, double %1804, double 0.000000e+00
  %1807 = call double @llvm.sqrt.f64(double %1806)
  %1808 = fsub double %1807, %1758
  %1809 = fcmp olt double %1808, 1.000000e-300
  %1810 = select i1 %1809, double 1.000000e-300, double %1808
  %1811 = fdiv double %1752, %1810
  %1812 = fcmp olt double %1811, 0.000000e+00
  %1813 = fcmp ogt double %1811, 1.000000e+00
  %1814 = select i1 %1813, double 1.000000e+00, double %1811
  %1815 = select i1 %1812, double 0.000000e+00, double %1814
  %1816 = call double @llvm.fma.f64(double %1815, double %1761, double %1758)
  %1817 = call double @llvm.fma.f64(double %1815, double %1816, double %1752)
  %1818 = call double @llvm.fma.f64(double %1815, double %1817, double %1748)
  %1819 = fcmp ogt double %1818, 0.000000e+00
  %1820 = select i1 %1819, double %1815, double 1.000000e+00
  br label %1821
1821:
  %1822 = phi double [ 1.000000e+00, %1796 ], [ 1.000000e+00, %1764 ], [ %1820, %1800 ], [ %1793, %1769 ]
  %1823 = call double @llvm.fabs.f64(double %1822)
  %1824 = fcmp one double %1823, 0x7FF0000000000000
  %1825 = select i1 %1824, double %1822, double 1.000000e+00
  %1826 = fcmp olt double %1825, %1732
  %1827 = select i1 %1826, double %1825, double %1732
  %1828 = add nuw nsw i64 %1733, 1
  %1829 = icmp eq i64 %1828, %1711
  br i1 %1829, label %1830, label %1731
1830:
  %1831 = fcmp olt double %1827, 1.000000e+00
  %1832 = fcmp ogt double %1716, %1722
  %1833 = select i1 %1831, i1 %1832, i1 false
  br i1 %1833, label %1834, label %1844
1834:
  %1835 = call double @llvm.fma.f64(double %1827, double %1716, double %1715)
  %1836 = fmul double %1722, 5.000000e-01
  %1837 = fadd double %1715, %1836
  %1838 = fcmp olt double %1835, %1837
  %1839 = select i1 %1838, double %1837, double %1835
  br i1 %1668, label %1840, label %1841
1840:
  store double %1656, ptr %1655, align 8
  store i64 %1654, ptr %1652, align 8
  br label %1843
1841:
  %1842 = fcmp olt double %1839, %1707
  br i1 %1842, label %1843, label %1873
1843:
  store double %1839, ptr %1708, align 8
  br label %1873
1844:
  %1845 = mul nuw nsw i64 %1711, 192
  br label %1846
1846:
  %1847 = phi i64 [ 0, %1844 ], [ %1862, %1859 ]
  %1848 = phi double [ 0x7FF0000000000000, %1844 ], [ %1861, %1859 ]
  %1849 = shl nsw i64 %1847, 6
  %1850 = getelementptr i8, ptr %1730, i64 %1849
  %1851 = getelementptr inbounds nuw i8, ptr %1850, i64 %1728
  %1852 = load double, ptr %1851, align 8
  %1853 = getelementptr inbounds nuw i8, ptr %1850, i64 %1845
  %1854 = load double, ptr %1853, align 8
  %1855 = fcmp olt double %1854, 1.000000e-300
  %1856 = select i1 %1855, double 1.000000e-300, double %1854
  %1857 = fdiv double %1852, %1856
  %1858 = fcmp ord double %1857, 0.000000e+00
  br i1 %1858, label %1859, label %1864
1859:
  %1860 = fcmp olt double %1857, %1848
  %1861 = select i1 %1860, double %1857, double %1848
  %1862 = add nuw nsw i64 %1847, 1
  %1863 = icmp eq i64 %1862, %1711
  br i1 %1863, label %1864, label %1846
1864:
  %1865 = phi double [ 0x7FF0000000000000, %1713 ], [ %1861, %1859 ], [ 0x7FF8000000000000, %1846 ]
  %1866 = fadd double %1714, %1865
  br i1 %1668, label %1867, label %1873
1867:
  %1868 = fcmp ult double %1866, %1707
  br i1 %1868, label %1869, label %1873
1869:
  store double %1866, ptr %1708, align 8
  br label %1873
1870:
  %1871 = zext i1 %1668 to i32
  %1872 = select i1 %1668, i64 72, i64 64
  br label %1873
1873:
  %1874 = phi i32 [ 0, %1864 ], [ %1871, %1870 ], [ 1, %1867 ], [ 0, %1841 ], [ 0, %1843 ], [ 1, %1869 ]
  %1875 = phi i64 [ 64, %1864 ], [ %1872, %1870 ], [ 72, %1867 ], [ 64, %1841 ], [ 64, %1843 ], [ 72, %1869 ]
  %1876 = getelementptr inbounds nuw i8, ptr %1642, i64 %1875
  %1877 = load double, ptr %1876, align 8
  %1878 = getelementptr inbounds nuw i8, ptr %1642, i64 40
  %1879 = load i64, ptr %1878, align 8
  %1880 = add nsw i64 %1879, 1
  store i64 %1880, ptr %1878, align 8
  %1881 = load i64, ptr %1646, align 8
  %1882 = icmp eq i64 %1881, 0
  br i1 %1882, label %1883, label %1893
1883:
  %1884 = sitofp i64 %1880 to double
  %1885 = getelementptr inbounds nuw i8, ptr %1642, i64 120
  %1886 = load double, ptr %1885, align 8
  %1887 = fcmp ugt double %1886, %1884
  br i1 %1887, label %1893, label %1888
1888:
  %1889 = getelementptr inbounds nuw i8, ptr %1642, i64 96
  %1890 = load double, ptr %1889, align 8
  %1891 = fcmp olt double %1877, %1890
  br i1 %1891, label %1892, label %1893
1892:
  store i64 2, ptr %1646, align 8
  br label %1893
1893:
  %1894 = phi i32 [ 0, %1645 ], [ %1874, %1892 ], [ %1874, %1873 ], [ %1874, %1883 ], [ %1874, %1888 ], [ 0, %1639 ]
  %1895 = getelementptr inbounds nuw i32, ptr %18, i64 %1641
  store i32 %1894, ptr %1895, align 4
  %1896 = or i32 %1894, %1640
  %1897 = add nuw nsw i64 %1641, 1
  %1898 = icmp eq i64 %1897, 8
  br i1 %1898, label %1636, label %1639
1899:
  %1900 = load i64, ptr %51, align 8
  %1901 = icmp eq i64 %1900, 0
  br i1 %1901, label %2122, label %1902
1902:
  %1903 = load i64, ptr %0, align 8
  %1904 = load i64, ptr %53, align 8
  %1905 = load i64, ptr %54, align 8
  %1906 = load i64, ptr %55, align 8
  %1907 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #15
  br label %1908
1908:
  %1909 = phi i64 [ 0, %1902 ], [ %1917, %1908 ]
  %1910 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %1909
  %1911 = getelementptr inbounds nuw i8, ptr %1910, i64 72
  %1912 = load double, ptr %1911, align 8
  %1913 = getelementptr inbounds nuw i8, ptr %1910, i64 64
  %1914 = load double, ptr %1913, align 8
  %1915 = fsub double %1912, %1914
  %1916 = getelementptr inbounds nuw double, ptr %10, i64 %1909
  store double %1915, ptr %1916, align 8
  %1917 = add nuw nsw i64 %1909, 1
  %1918 = icmp eq i64 %1917, 8
  br i1 %1918, label %1919, label %1908
1919:
  %1920 = add i64 %1904, %1903
  %1921 = shl i64 %1905, 1
  %1922 = add i64 %1920, %1921
  %1923 = add i64 %1922, %1906
  %1924 = load <8 x double>, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #15
  %1925 = icmp sgt i64 %1907, 0
  br i1 %1925, label %1926, label %1931
1926:
  %1927 = icmp sgt i64 %1923, 0
  %1928 = fadd <8 x double> %1924, zeroinitializer
  %1929 = icmp sgt i64 %1900, 0
  %1930 = mul i64 %1923, %1907
  br label %1937
1931:
  %1932 = icmp sgt i64 %1900, 0
  br i1 %1932, label %1933, label %2054
1933:
  %1934 = mul i64 %1923, %1907
  %1935 = icmp sgt i64 %1923, 0
  %1936 = fadd <8 x double> %1924, zeroinitializer
  br label %2059
1937:
  %1938 = phi i64 [ 0, %1926 ], [ %1987, %1986 ]
  %1939 = load ptr, ptr %112, align 8
  %1940 = mul nuw nsw i64 %1938, %1907
  %1941 = getelementptr inbounds nuw double, ptr %1939, i64 %1940
  %1942 = load ptr, ptr %69, align 8
  %1943 = load ptr, ptr %111, align 8
  %1944 = load ptr, ptr %110, align 8
  br i1 %1927, label %1945, label %1982
1945:
  %1946 = icmp eq ptr %1942, null
  %1947 = icmp eq i64 %1938, 0
  br label %1948
1948:
  %1949 = phi i64 [ 1, %1945 ], [ %1963, %1957 ]
  %1950 = phi i64 [ 0, %1945 ], [ %1949, %1957 ]
  br i1 %1946, label %1954, label %1951
1951:
  %1952 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1950
  %1953 = load <8 x double>, ptr %1952, align 8
  br label %1954
1954:
  %1955 = phi <8 x double> [ %1953, %1951 ], [ zeroinitializer, %1948 ]
  %1956 = getelementptr <8 x double>, ptr %1943, i64 %1950
  br i1 %1947, label %1957, label %1965
1957:
  %1958 = phi <8 x double> [ zeroinitializer, %1954 ], [ %1979, %1978 ]
  %1959 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1958, <8 x double> %1928, <8 x double> %1955)
  %1960 = fmul <8 x double> %1924, %1958
  %1961 = select i1 %1946, <8 x double> %1960, <8 x double> %1959
  %1962 = getelementptr inbounds nuw <8 x double>, ptr %1944, i64 %1950
  store <8 x double> %1961, ptr %1962, align 8
  %1963 = add nuw i64 %1949, 1
  %1964 = icmp eq i64 %1949, %1923
  br i1 %1964, label %1982, label %1948
1965:
  %1966 = phi <8 x double> [ %1979, %1978 ], [ zeroinitializer, %1954 ]
  %1967 = phi i64 [ %1980, %1978 ], [ 0, %1954 ]
  %1968 = getelementptr inbounds nuw double, ptr %1941, i64 %1967
  %1969 = load double, ptr %1968, align 8
  %1970 = fcmp une double %1969, 0.000000e+00
  br i1 %1970, label %1971, label %1978
1971:
  %1972 = insertelement <8 x double> poison, double %1969, i64 0
  %1973 = shufflevector <8 x double> %1972, <8 x double> poison, <8 x i32> zeroinitializer
  %1974 = mul nuw nsw i64 %1967, %1923
  %1975 = getelementptr <8 x double>, ptr %1956, i64 %1974
  %1976 = load <8 x double>, ptr %1975, align 8
  %1977 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1973, <8 x double> %1976, <8 x double> %1966)
  br label %1978
1978:
  %1979 = phi <8 x double> [ %1977, %1971 ], [ %1966, %1965 ]
  %1980 = add nuw nsw i64 %1967, 1
  %1981 = icmp eq i64 %1980, %1938
  br i1 %1981, label %1957, label %1965
1982:
  br i1 %1929, label %1983, label %1986
1983:
  %1984 = icmp eq i64 %1938, 0
  %1985 = mul nsw i64 %1938, %1923
  br label %1989
1986:
  %1987 = add nuw nsw i64 %1938, 1
  %1988 = icmp eq i64 %1987, %1907
  br i1 %1988, label %1931, label %1937
1989:
  %1990 = phi i64 [ 0, %1983 ], [ %2047, %2046 ]
  %1991 = load ptr, ptr %134, align 8
  %1992 = mul i64 %1930, %1990
  %1993 = getelementptr inbounds <8 x double>, ptr %1991, i64 %1992
  %1994 = load ptr, ptr %112, align 8
  %1995 = getelementptr inbounds nuw double, ptr %1994, i64 %1940
  %1996 = load ptr, ptr %71, align 8
  %1997 = mul nsw i64 %1990, %1923
  %1998 = getelementptr inbounds <8 x double>, ptr %1996, i64 %1997
  %1999 = load ptr, ptr %135, align 8
  br i1 %1927, label %2000, label %2036
2000:
  %2001 = icmp eq ptr %1996, null
  br label %2002
2002:
  %2003 = phi i64 [ 1, %2000 ], [ %2017, %2011 ]
  %2004 = phi i64 [ 0, %2000 ], [ %2003, %2011 ]
  br i1 %2001, label %2008, label %2005
2005:
  %2006 = getelementptr inbounds nuw <8 x double>, ptr %1998, i64 %2004
  %2007 = load <8 x double>, ptr %2006, align 8
  br label %2008
2008:
  %2009 = phi <8 x double> [ %2007, %2005 ], [ zeroinitializer, %2002 ]
  %2010 = getelementptr <8 x double>, ptr %1993, i64 %2004
  br i1 %1984, label %2011, label %2019
2011:
  %2012 = phi <8 x double> [ zeroinitializer, %2008 ], [ %2033, %2032 ]
  %2013 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2012, <8 x double> %1928, <8 x double> %2009)
  %2014 = fmul <8 x double> %1924, %2012
  %2015 = select i1 %2001, <8 x double> %2014, <8 x double> %2013
  %2016 = getelementptr inbounds nuw <8 x double>, ptr %1999, i64 %2004
  store <8 x double> %2015, ptr %2016, align 8
  %2017 = add nuw i64 %2003, 1
  %2018 = icmp eq i64 %2003, %1923
  br i1 %2018, label %2036, label %2002
2019:
  %2020 = phi <8 x double> [ %2033, %2032 ], [ zeroinitializer, %2008 ]
  %2021 = phi i64 [ %2034, %2032 ], [ 0, %2008 ]
  %2022 = getelementptr inbounds nuw double, ptr %1995, i64 %2021
  %2023 = load double, ptr %2022, align 8
  %2024 = fcmp une double %2023, 0.000000e+00
  br i1 %2024, label %2025, label %2032
2025:
  %2026 = insertelement <8 x double> poison, double %2023, i64 0
  %2027 = shufflevector <8 x double> %2026, <8 x double> poison, <8 x i32> zeroinitializer
  %2028 = mul nuw nsw i64 %2021, %1923
  %2029 = getelementptr <8 x double>, ptr %2010, i64 %2028
  %2030 = load <8 x double>, ptr %2029, align 8
  %2031 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2027, <8 x double> %2030, <8 x double> %2020)
  br label %2032
2032:
  %2033 = phi <8 x double> [ %2031, %2025 ], [ %2020, %2019 ]
  %2034 = add nuw nsw i64 %2021, 1
  %2035 = icmp eq i64 %2034, %1938
  br i1 %2035, label %2011, label %2019
2036:
  %2037 = load ptr, ptr %113, align 8
  %2038 = getelementptr inbounds nuw double, ptr %2037, i64 %1938
  %2039 = load double, ptr %2038, align 8
  %2040 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %2039) #14
  %2041 = load ptr, ptr %110, align 8
  %2042 = load ptr, ptr %135, align 8
  %2043 = getelementptr inbounds <8 x double>, ptr %1993, i64 %1985
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %136, ptr noundef readonly %2, <8 x double> noundef %2040, ptr noundef %2041, <8 x double> noundef zeroinitializer, i64 noundef %1990, ptr noundef %2042, ptr noundef %2043) #14
  %2044 = load i64, ptr %0, align 8
  %2045 = icmp slt i64 %2044, %1923
  br i1 %2045, label %2049, label %2046
2046:
  %2047 = add nuw nsw i64 %1990, 1
  %2048 = icmp eq i64 %2047, %1900
  br i1 %2048, label %1986, label %1989
2049:
  %2050 = phi i64 [ %2052, %2049 ], [ %2044, %2036 ]
  %2051 = getelementptr <8 x double>, ptr %2043, i64 %2050
  store <8 x double> zeroinitializer, ptr %2051, align 8
  %2052 = add nsw i64 %2050, 1
  %2053 = icmp slt i64 %2052, %1923
  br i1 %2053, label %2049, label %2046
2054:
  %2055 = load ptr, ptr %48, align 8
  %2056 = icmp eq ptr %2055, null
  br i1 %2056, label %2122, label %2057
2057:
  %2058 = icmp sgt i64 %1923, 0
  br i1 %2058, label %2113, label %2109
2059:
  %2060 = phi i64 [ 0, %1933 ], [ %2107, %2106 ]
  %2061 = load ptr, ptr %114, align 8
  %2062 = load ptr, ptr %71, align 8
  %2063 = mul nsw i64 %2060, %1923
  %2064 = getelementptr inbounds <8 x double>, ptr %2062, i64 %2063
  %2065 = load ptr, ptr %134, align 8
  %2066 = mul i64 %1934, %2060
  %2067 = getelementptr inbounds <8 x double>, ptr %2065, i64 %2066
  %2068 = load ptr, ptr %62, align 8
  %2069 = getelementptr inbounds <8 x double>, ptr %2068, i64 %2063
  br i1 %1935, label %2070, label %2106
2070:
  %2071 = icmp eq ptr %2062, null
  br label %2072
2072:
  %2073 = phi i64 [ 1, %2070 ], [ %2087, %2081 ]
  %2074 = phi i64 [ 0, %2070 ], [ %2073, %2081 ]
  br i1 %2071, label %2078, label %2075
2075:
  %2076 = getelementptr inbounds nuw <8 x double>, ptr %2064, i64 %2074
  %2077 = load <8 x double>, ptr %2076, align 8
  br label %2078
2078:
  %2079 = phi <8 x double> [ %2077, %2075 ], [ zeroinitializer, %2072 ]
  %2080 = getelementptr <8 x double>, ptr %2067, i64 %2074
  br i1 %1925, label %2089, label %2081
2081:
  %2082 = phi <8 x double> [ zeroinitializer, %2078 ], [ %2103, %2102 ]
  %2083 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2082, <8 x double> %1936, <8 x double> %2079)
  %2084 = fmul <8 x double> %1924, %2082
  %2085 = select i1 %2071, <8 x double> %2084, <8 x double> %2083
  %2086 = getelementptr inbounds nuw <8 x double>, ptr %2069, i64 %2074
  store <8 x double> %2085, ptr %2086, align 8
  %2087 = add nuw i64 %2073, 1
  %2088 = icmp eq i64 %2073, %1923
  br i1 %2088, label %2106, label %2072
2089:
  %2090 = phi <8 x double> [ %2103, %2102 ], [ zeroinitializer, %2078 ]
  %2091 = phi i64 [ %2104, %2102 ], [ 0, %2078 ]
  %2092 = getelementptr inbounds nuw double, ptr %2061, i64 %2091
  %2093 = load double, ptr %2092, align 8
  %2094 = fcmp une double %2093, 0.000000e+00
  br i1 %2094, label %2095, label %2102
2095:
  %2096 = insertelement <8 x double> poison, double %2093, i64 0
  %2097 = shufflevector <8 x double> %2096, <8 x double> poison, <8 x i32> zeroinitializer
  %2098 = mul nuw nsw i64 %2091, %1923
  %2099 = getelementptr <8 x double>, ptr %2080, i64 %2098
  %2100 = load <8 x double>, ptr %2099, align 8
  %2101 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2097, <8 x double> %2100, <8 x double> %2090)
  br label %2102
2102:
  %2103 = phi <8 x double> [ %2101, %2095 ], [ %2090, %2089 ]
  %2104 = add nuw nsw i64 %2091, 1
  %2105 = icmp eq i64 %2104, %1907
  br i1 %2105, label %2081, label %2089
2106:
  %2107 = add nuw nsw i64 %2060, 1
  %2108 = icmp eq i64 %2107, %1900
  br i1 %2108, label %2054, label %2059
2109:
  %2110 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #14
  %2111 = load ptr, ptr %110, align 8
  %2112 = load ptr, ptr %62, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %2110, ptr noundef %2111, ptr noundef null, i64 noundef range(i64 1, 0) %1900, ptr noundef %2112, i32 noundef 0) #14
  br label %2122
2113:
  %2114 = phi i64 [ %2120, %2113 ], [ 0, %2057 ]
  %2115 = load ptr, ptr %117, align 8
  %2116 = getelementptr inbounds nuw <8 x double>, ptr %2115, i64 %2114
  %2117 = load <8 x double>, ptr %2116, align 8
  %2118 = load ptr, ptr %110, align 8
  %2119 = getelementptr inbounds nuw <8 x double>, ptr %2118, i64 %2114
  store <8 x double> %2117, ptr %2119, align 8
  %2120 = add nuw nsw i64 %2114, 1
  %2121 = icmp eq i64 %2120, %1923
  br i1 %2121, label %2109, label %2113
2122:
  %2123 = load ptr, ptr %107, align 8
  %2124 = icmp eq ptr %2123, null
  br i1 %2124, label %2178, label %2125
2125:
  %2126 = load i64, ptr %0, align 8
  %2127 = load i64, ptr %53, align 8
  %2128 = add nsw i64 %2127, %2126
  %2129 = load i64, ptr %54, align 8
  %2130 = shl nsw i64 %2129, 1
  %2131 = add nsw i64 %2128, %2130
  %2132 = load i64, ptr %55, align 8
  %2133 = add nsw i64 %2131, %2132
  %2134 = load i64, ptr %109, align 8
  %2135 = load i64, ptr %41, align 8
  %2136 = add nsw i64 %2135, 1
  store i64 %2136, ptr %41, align 8
  %2137 = add nsw i64 %2134, 2
  %2138 = mul nsw i64 %2137, %2133
  %2139 = add nsw i64 %2138, 2
  %2140 = mul nsw i64 %2139, %2135
  %2141 = getelementptr inbounds double, ptr %2123, i64 %2140
  %2142 = load double, ptr %137, align 8
  %2143 = getelementptr inbounds nuw i8, ptr %2141, i64 8
  store double %2142, ptr %2141, align 8
  %2144 = load double, ptr %138, align 8
  %2145 = getelementptr inbounds nuw i8, ptr %2141, i64 16
  store double %2144, ptr %2143, align 8
  %2146 = icmp sgt i64 %2133, 0
  br i1 %2146, label %2147, label %2156
2147:
  %2148 = phi i64 [ %2154, %2147 ], [ 0, %2125 ]
  %2149 = phi ptr [ %2153, %2147 ], [ %2145, %2125 ]
  %2150 = load ptr, ptr %69, align 8
  %2151 = getelementptr inbounds nuw <8 x double>, ptr %2150, i64 %2148
  %2152 = load double, ptr %2151, align 8
  %2153 = getelementptr inbounds nuw i8, ptr %2149, i64 8
  store double %2152, ptr %2149, align 8
  %2154 = add nuw nsw i64 %2148, 1
  %2155 = icmp eq i64 %2154, %2133
  br i1 %2155, label %2160, label %2147
2156:
  %2157 = phi ptr [ %2145, %2125 ], [ %2166, %2160 ]
  %2158 = mul nsw i64 %2133, %2134
  %2159 = icmp sgt i64 %2158, 0
  br i1 %2159, label %2169, label %2178
2160:
  %2161 = phi i64 [ %2167, %2160 ], [ 0, %2147 ]
  %2162 = phi ptr [ %2166, %2160 ], [ %2153, %2147 ]
  %2163 = load ptr, ptr %60, align 8
  %2164 = getelementptr inbounds nuw <8 x double>, ptr %2163, i64 %2161
  %2165 = load double, ptr %2164, align 8
  %2166 = getelementptr inbounds nuw i8, ptr %2162, i64 8
  store double %2165, ptr %2162, align 8
  %2167 = add nuw nsw i64 %2161, 1
  %2168 = icmp eq i64 %2167, %2133
  br i1 %2168, label %2156, label %2160
2169:
  %2170 = phi i64 [ %2176, %2169 ], [ 0, %2156 ]
  %2171 = phi ptr [ %2175, %2169 ], [ %2157, %2156 ]
  %2172 = load ptr, ptr %111, align 8
  %2173 = getelementptr inbounds nuw <8 x double>, ptr %2172, i64 %2170
  %2174 = load double, ptr %2173, align 8
  %2175 = getelementptr inbounds nuw i8, ptr %2171, i64 8
  store double %2174, ptr %2171, align 8
  %2176 = add nuw nsw i64 %2170, 1
  %2177 = icmp eq i64 %2176, %2158
  br i1 %2177, label %2178, label %2169
2178:
  %2179 = load i64, ptr %101, align 8
  %2180 = icmp eq i64 %2179, 0
  br i1 %2180, label %1638, label %2181
2181:
  %2182 = icmp sgt i64 %2179, 0
  br label %2183
2183:
  %2184 = phi i32 [ 0, %2181 ], [ %2195, %2194 ]
  %2185 = phi i64 [ 0, %2181 ], [ %2196, %2194 ]
  br i1 %2182, label %2186, label %2194
2186:
  %2187 = getelementptr inbounds nuw i32, ptr %18, i64 %2185
  %2188 = load i32, ptr %2187, align 4
  %2189 = icmp eq i32 %2188, 0
  br label %2198
2190:
  %2191 = icmp eq i32 %2195, 0
  br i1 %2191, label %2192, label %2214
2192:
  %2193 = phi i64 [ %2179, %2214 ], [ %2179, %2190 ], [ %2379, %2378 ]
  br label %2493
2194:
  %2195 = phi i32 [ %2184, %2183 ], [ %2211, %2210 ]
  %2196 = add nuw nsw i64 %2185, 1
  %2197 = icmp eq i64 %2196, 8
  br i1 %2197, label %2190, label %2183
2198:
  %2199 = phi i32 [ %2184, %2186 ], [ %2211, %2210 ]
  %2200 = phi i64 [ 0, %2186 ], [ %2212, %2210 ]
  br i1 %2189, label %2210, label %2201
2201:
  %2202 = load ptr, ptr %104, align 8
  %2203 = shl nsw i64 %2200, 6
  %2204 = getelementptr inbounds nuw i8, ptr %2202, i64 %2203
  %2205 = getelementptr inbounds nuw double, ptr %2204, i64 %2185
  %2206 = load double, ptr %2205, align 8
  %2207 = fcmp oge double %2206, 0.000000e+00
  %2208 = zext i1 %2207 to i32
  %2209 = or i32 %2199, %2208
  br label %2210
2210:
  %2211 = phi i32 [ %2199, %2198 ], [ %2209, %2201 ]
  %2212 = add nuw nsw i64 %2200, 1
  %2213 = icmp eq i64 %2212, %2179
  br i1 %2213, label %2194, label %2198
2214:
  %2215 = load i64, ptr %105, align 8
  %2216 = icmp eq i64 %2215, 0
  br i1 %2216, label %2192, label %2219
2217:
  %2218 = load i64, ptr %101, align 8
  br label %2366
2219:
  %2220 = phi i64 [ %2364, %2357 ], [ 0, %2214 ]
  %2221 = load ptr, ptr %110, align 8
  %2222 = load i64, ptr %0, align 8
  %2223 = load i64, ptr %53, align 8
  %2224 = load i64, ptr %54, align 8
  %2225 = load i64, ptr %55, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15
  br label %2226
2226:
  %2227 = phi i64 [ 0, %2219 ], [ %2235, %2226 ]
  %2228 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2227
  %2229 = getelementptr inbounds nuw i8, ptr %2228, i64 72
  %2230 = load double, ptr %2229, align 8
  %2231 = getelementptr inbounds nuw i8, ptr %2228, i64 64
  %2232 = load double, ptr %2231, align 8
  %2233 = fsub double %2230, %2232
  %2234 = getelementptr inbounds nuw double, ptr %7, i64 %2227
  store double %2233, ptr %2234, align 8
  %2235 = add nuw nsw i64 %2227, 1
  %2236 = icmp eq i64 %2235, 8
  br i1 %2236, label %2237, label %2226
2237:
  %2238 = uitofp nneg i64 %2220 to double
  %2239 = fmul double %2238, 1.250000e-01
  %2240 = add nsw i64 %2223, %2222
  %2241 = shl nsw i64 %2224, 1
  %2242 = add nsw i64 %2241, %2240
  %2243 = add nsw i64 %2242, %2225
  %2244 = load <8 x double>, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #15
  %2245 = load i64, ptr %109, align 8
  %2246 = icmp sgt i64 %2245, 0
  br i1 %2246, label %2247, label %2253
2247:
  %2248 = load i64, ptr %140, align 8
  %2249 = icmp sgt i64 %2248, 0
  %2250 = fmul double %2239, 0.000000e+00
  %2251 = insertelement <8 x double> poison, double %2250, i64 0
  %2252 = shufflevector <8 x double> %2251, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2258
2253:
  %2254 = icmp sgt i64 %2240, 0
  br i1 %2254, label %2255, label %2357
2255:
  %2256 = insertelement <8 x double> poison, double %2239, i64 0
  %2257 = shufflevector <8 x double> %2256, <8 x double> poison, <8 x i32> zeroinitializer
  br label %2297
2258:
  %2259 = phi i64 [ 0, %2247 ], [ %2295, %2290 ]
  br i1 %2249, label %2260, label %2272
2260:
  %2261 = load ptr, ptr %141, align 8
  %2262 = mul nuw nsw i64 %2259, %2248
  %2263 = getelementptr double, ptr %2261, i64 %2262
  br label %2264
2264:
  %2265 = phi i64 [ %2248, %2260 ], [ %2267, %2264 ]
  %2266 = phi double [ 0.000000e+00, %2260 ], [ %2270, %2264 ]
  %2267 = add nsw i64 %2265, -1
  %2268 = getelementptr double, ptr %2263, i64 %2267
  %2269 = load double, ptr %2268, align 8
  %2270 = call double @llvm.fma.f64(double %2266, double %2239, double %2269)
  %2271 = icmp samesign ugt i64 %2265, 1
  br i1 %2271, label %2264, label %2274
2272:
  %2273 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2259
  store <8 x double> %2252, ptr %2273, align 16
  br label %2290
2274:
  %2275 = fmul double %2239, %2270
  %2276 = fadd double %2275, 0.000000e+00
  %2277 = insertelement <8 x double> poison, double %2276, i64 0
  %2278 = shufflevector <8 x double> %2277, <8 x double> poison, <8 x i32> zeroinitializer
  %2279 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2259
  store <8 x double> %2278, ptr %2279, align 16
  br label %2280
2280:
  %2281 = phi i64 [ %2248, %2274 ], [ %2283, %2280 ]
  %2282 = phi double [ 0.000000e+00, %2274 ], [ %2286, %2280 ]
  %2283 = add nsw i64 %2281, -1
  %2284 = getelementptr double, ptr %2263, i64 %2283
  %2285 = load double, ptr %2284, align 8
  %2286 = fadd double %2282, %2285
  %2287 = icmp samesign ugt i64 %2281, 1
  br i1 %2287, label %2280, label %2288
2288:
  %2289 = fadd double %2286, 0.000000e+00
  br label %2290
2290:
  %2291 = phi double [ 0.000000e+00, %2272 ], [ %2289, %2288 ]
  %2292 = insertelement <8 x double> poison, double %2291, i64 0
  %2293 = shufflevector <8 x double> %2292, <8 x double> poison, <8 x i32> zeroinitializer
  %2294 = getelementptr inbounds nuw <8 x double>, ptr %9, i64 %2259
  store <8 x double> %2293, ptr %2294, align 16
  %2295 = add nuw nsw i64 %2259, 1
  %2296 = icmp eq i64 %2295, %2245
  br i1 %2296, label %2253, label %2258
2297:
  %2298 = phi i64 [ 0, %2255 ], [ %2352, %2351 ]
  %2299 = load i64, ptr %109, align 8
  %2300 = icmp sgt i64 %2299, 0
  br i1 %2300, label %2301, label %2318
2301:
  %2302 = load ptr, ptr %111, align 8
  %2303 = getelementptr <8 x double>, ptr %2302, i64 %2298
  br label %2307
2304:
  %2305 = load i64, ptr %142, align 8
  %2306 = icmp eq i64 %2305, 0
  br i1 %2306, label %2318, label %2328
2307:
  %2308 = phi i64 [ 0, %2301 ], [ %2316, %2307 ]
  %2309 = phi <8 x double> [ zeroinitializer, %2301 ], [ %2315, %2307 ]
  %2310 = getelementptr inbounds nuw <8 x double>, ptr %8, i64 %2308
  %2311 = load <8 x double>, ptr %2310, align 16
  %2312 = mul nsw i64 %2308, %2243
  %2313 = getelementptr <8 x double>, ptr %2303, i64 %2312
  %2314 = load <8 x double>, ptr %2313, align 8
  %2315 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2311, <8 x double> %2314, <8 x double> %2309)
  %2316 = add nuw nsw i64 %2308, 1
  %2317 = icmp eq i64 %2316, %2299
  br i1 %2317, label %2304, label %2307
2318:
  %2319 = phi <8 x double> [ %2315, %2304 ], [ zeroinitializer, %2297 ], [ %2315, %2328 ]
  %2320 = phi <8 x double> [ zeroinitializer, %2304 ], [ zeroinitializer, %2297 ], [ %2336, %2328 ]
  %2321 = load ptr, ptr %69, align 8
  %2322 = getelementptr inbounds nuw <8 x double>, ptr %2321, i64 %2298
  %2323 = load <8 x double>, ptr %2322, align 8
  %2324 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2244, <8 x double> %2319, <8 x double> %2323)
  %2325 = getelementptr inbounds nuw <8 x double>, ptr %2221, i64 %2298
  store <8 x double> %2324, ptr %2325, align 8
  %2326 = load i64, ptr %142, align 8
  %2327 = icmp eq i64 %2326, 0
  br i1 %2327, label %2351, label %2339
2328:
  %2329 = phi i64 [ %2337, %2328 ], [ 0, %2304 ]
  %2330 = phi <8 x double> [ %2336, %2328 ], [ zeroinitializer, %2304 ]
  %2331 = getelementptr inbounds nuw <8 x double>, ptr %9, i64 %2329
  %2332 = load <8 x double>, ptr %2331, align 16
  %2333 = mul nsw i64 %2329, %2243
  %2334 = getelementptr <8 x double>, ptr %2303, i64 %2333
  %2335 = load <8 x double>, ptr %2334, align 8
  %2336 = call <8 x double> @llvm.fma.v8f64(<8 x double> %2332, <8 x double> %2335, <8 x double> %2330)
  %2337 = add nuw nsw i64 %2329, 1
  %2338 = icmp eq i64 %2337, %2299
  br i1 %2338, label %2318, label %2328
2339:
  %2340 = load ptr, ptr %122, align 8
  %2341 = getelementptr inbounds nuw <8 x double>, ptr %2340, i64 %2298
  %2342 = load <8 x double>, ptr %2341, align 8
  %2343 = load ptr, ptr %69, align 8
  %2344 = getelementptr inbounds nuw <8 x double>, ptr %2343, i64 %2298
  %2345 = load <8 x double>, ptr %2344, align 8
  %2346 = fsub <8 x double> %2342, %2345
  %2347 = fmul <8 x double> %2244, %2320
  %2348 = fsub <8 x double> %2346, %2347
  %2349 = fmul <8 x double> %2257, %2348
  %2350 = fadd <8 x double> %2324, %2349
  store <8 x double> %2350, ptr %2325, align 8
  br label %2351
2351:
  %2352 = add nuw nsw i64 %2298, 1
  %2353 = load i64, ptr %0, align 8
  %2354 = load i64, ptr %53, align 8
  %2355 = add nsw i64 %2354, %2353
  %2356 = icmp slt i64 %2352, %2355
  br i1 %2356, label %2297, label %2357
2357:
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15
  %2358 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %2239) #14
  %2359 = load ptr, ptr %110, align 8
  %2360 = load ptr, ptr %143, align 8
  %2361 = load i64, ptr %101, align 8
  %2362 = mul nsw i64 %2361, %2220
  %2363 = getelementptr inbounds <8 x double>, ptr %2360, i64 %2362
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %139, ptr noundef readonly %2, <8 x double> noundef %2358, ptr noundef %2359, <8 x double> noundef zeroinitializer, ptr noundef %2363) #14
  %2364 = add nuw nsw i64 %2220, 1
  %2365 = icmp eq i64 %2364, 9
  br i1 %2365, label %2217, label %2219
2366:
  %2367 = phi i64 [ %2218, %2217 ], [ %2379, %2378 ]
  %2368 = phi i64 [ %2218, %2217 ], [ %2380, %2378 ]
  %2369 = phi i64 [ 0, %2217 ], [ %2381, %2378 ]
  %2370 = icmp sgt i64 %2368, 0
  br i1 %2370, label %2371, label %2378
2371:
  %2372 = getelementptr inbounds nuw i32, ptr %18, i64 %2369
  %2373 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2369
  %2374 = getelementptr inbounds nuw i8, ptr %2373, i64 64
  %2375 = getelementptr inbounds nuw i8, ptr %2373, i64 72
  %2376 = load i32, ptr %2372, align 4
  %2377 = icmp eq i32 %2376, 0
  br label %2383
2378:
  %2379 = phi i64 [ %2367, %2366 ], [ %2490, %2489 ]
  %2380 = phi i64 [ %2368, %2366 ], [ %2490, %2489 ]
  %2381 = add nuw nsw i64 %2369, 1
  %2382 = icmp eq i64 %2381, 8
  br i1 %2382, label %2192, label %2366
2383:
  %2384 = phi i64 [ %2367, %2371 ], [ %2490, %2489 ]
  %2385 = phi i64 [ %2368, %2371 ], [ %2490, %2489 ]
  %2386 = phi i64 [ 0, %2371 ], [ %2491, %2489 ]
  br i1 %2377, label %2489, label %2387
2387:
  %2388 = load ptr, ptr %104, align 8
  %2389 = shl nsw i64 %2386, 6
  %2390 = getelementptr inbounds nuw i8, ptr %2388, i64 %2389
  %2391 = getelementptr inbounds nuw double, ptr %2390, i64 %2369
  %2392 = load double, ptr %2391, align 8
  %2393 = fcmp ult double %2392, 0.000000e+00
  br i1 %2393, label %2489, label %2394
2394:
  %2395 = load i64, ptr %2373, align 8
  %2396 = load ptr, ptr %106, align 8
  %2397 = mul nsw i64 %2395, %2385
  %2398 = getelementptr inbounds double, ptr %2396, i64 %2397
  %2399 = getelementptr inbounds nuw double, ptr %2398, i64 %2386
  %2400 = load double, ptr %2399, align 8
  %2401 = fptosi double %2400 to i64
  %2402 = icmp slt i64 %2401, 0
  br i1 %2402, label %2412, label %2403
2403:
  %2404 = load i64, ptr %105, align 8
  %2405 = icmp sgt i64 %2404, %2401
  br i1 %2405, label %2406, label %2412
2406:
  %2407 = load ptr, ptr %144, align 8
  %2408 = mul nsw i64 %2404, %2395
  %2409 = add nsw i64 %2408, %2401
  %2410 = mul nsw i64 %2409, 48
  %2411 = getelementptr inbounds i8, ptr %2407, i64 %2410
  br label %2412
2412:
  %2413 = phi ptr [ %2411, %2406 ], [ null, %2403 ], [ null, %2394 ]
  %2414 = load ptr, ptr %143, align 8
  %2415 = getelementptr inbounds nuw <8 x double>, ptr %2414, i64 %2386
  %2416 = getelementptr inbounds nuw double, ptr %2415, i64 %2369
  %2417 = shl i64 %2385, 6
  br label %2418
2418:
  %2419 = phi i64 [ 0, %2412 ], [ %2432, %2431 ]
  %2420 = phi i64 [ 0, %2412 ], [ %2433, %2431 ]
  %2421 = mul i64 %2419, %2417
  %2422 = getelementptr inbounds i8, ptr %2416, i64 %2421
  %2423 = load double, ptr %2422, align 8
  %2424 = fcmp uno double %2423, 0.000000e+00
  br i1 %2424, label %2431, label %2425
2425:
  %2426 = mul i64 %2420, %2417
  %2427 = getelementptr inbounds i8, ptr %2416, i64 %2426
  %2428 = load double, ptr %2427, align 8
  %2429 = fcmp ugt double %2428, %2423
  br i1 %2429, label %2430, label %2431
2430:
  br label %2431
2431:
  %2432 = phi i64 [ %2419, %2418 ], [ %2419, %2425 ], [ %2420, %2430 ]
  %2433 = add nuw nsw i64 %2420, 1
  %2434 = icmp eq i64 %2433, 9
  br i1 %2434, label %2435, label %2418
2435:
  %2436 = shl nsw i64 %2385, 3
  %2437 = call i64 @llvm.smax.i64(i64 %2432, i64 1)
  %2438 = call i64 @llvm.umin.i64(i64 %2437, i64 7)
  %2439 = mul nsw i64 %2438, %2385
  %2440 = getelementptr inbounds <8 x double>, ptr %2414, i64 %2439
  %2441 = getelementptr inbounds nuw <8 x double>, ptr %2440, i64 %2386
  %2442 = getelementptr inbounds nuw double, ptr %2441, i64 %2369
  %2443 = getelementptr inbounds double, ptr %2442, i64 %2436
  %2444 = load double, ptr %2443, align 8
  %2445 = sub nsw i64 0, %2436
  %2446 = getelementptr inbounds double, ptr %2442, i64 %2445
  %2447 = load double, ptr %2446, align 8
  %2448 = fsub double %2444, %2447
  %2449 = fmul double %2448, 5.000000e-01
  %2450 = fadd double %2444, %2447
  %2451 = fmul double %2450, 5.000000e-01
  %2452 = load double, ptr %2442, align 8
  %2453 = fsub double %2451, %2452
  %2454 = fcmp olt double %2453, 0.000000e+00
  br i1 %2454, label %2455, label %2458
2455:
  %2456 = fmul double %2449, -5.000000e-01
  %2457 = fdiv double %2456, %2453
  br label %2463
2458:
  %2459 = fcmp ogt double %2449, 0.000000e+00
  br i1 %2459, label %2463, label %2460
2460:
  %2461 = fcmp olt double %2449, 0.000000e+00
  %2462 = select i1 %2461, double -1.000000e+00, double %2449
  br label %2463
2463:
  %2464 = phi double [ %2457, %2455 ], [ %2462, %2460 ], [ 1.000000e+00, %2458 ]
  %2465 = fcmp olt double %2464, -1.000000e+00
  %2466 = fcmp ogt double %2464, 1.000000e+00
  %2467 = select i1 %2466, double 1.000000e+00, double %2464
  %2468 = select i1 %2465, double -1.000000e+00, double %2467
  %2469 = fmul double %2453, %2468
  %2470 = fadd double %2449, %2469
  %2471 = fmul double %2468, %2470
  %2472 = fadd double %2452, %2471
  %2473 = icmp eq ptr %2413, null
  br i1 %2473, label %2489, label %2474
2474:
  %2475 = getelementptr inbounds nuw i8, ptr %2413, i64 32
  %2476 = load double, ptr %2475, align 8
  %2477 = fcmp ult double %2476, %2472
  br i1 %2477, label %2478, label %2489
2478:
  store double %2472, ptr %2475, align 8
  %2479 = load double, ptr %2374, align 8
  %2480 = load double, ptr %2375, align 8
  %2481 = fsub double %2480, %2479
  %2482 = uitofp nneg i64 %2438 to double
  %2483 = fadd double %2468, %2482
  %2484 = fmul double %2483, %2481
  %2485 = fmul double %2484, 1.250000e-01
  %2486 = fadd double %2479, %2485
  %2487 = getelementptr inbounds nuw i8, ptr %2413, i64 40
  store double %2486, ptr %2487, align 8
  %2488 = load i64, ptr %101, align 8
  br label %2489
2489:
  %2490 = phi i64 [ %2488, %2478 ], [ %2384, %2474 ], [ %2384, %2463 ], [ %2384, %2383 ], [ %2384, %2387 ]
  %2491 = add nuw nsw i64 %2386, 1
  %2492 = icmp slt i64 %2491, %2490
  br i1 %2492, label %2383, label %2378
2493:
  %2494 = phi i64 [ %2586, %2585 ], [ %2193, %2192 ]
  %2495 = phi i64 [ %2587, %2585 ], [ 0, %2192 ]
  %2496 = getelementptr inbounds nuw i32, ptr %18, i64 %2495
  %2497 = load i32, ptr %2496, align 4
  %2498 = icmp eq i32 %2497, 0
  br i1 %2498, label %2585, label %2499
2499:
  %2500 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2495
  %2501 = icmp sgt i64 %2494, 0
  br i1 %2501, label %2502, label %2585
2502:
  %2503 = getelementptr inbounds nuw i8, ptr %2500, i64 72
  br label %2504
2504:
  %2505 = phi i64 [ %2494, %2502 ], [ %2583, %2581 ]
  %2506 = phi i64 [ 0, %2502 ], [ %2582, %2581 ]
  %2507 = load ptr, ptr %104, align 8
  %2508 = shl nsw i64 %2506, 6
  %2509 = getelementptr inbounds nuw i8, ptr %2507, i64 %2508
  %2510 = getelementptr inbounds nuw double, ptr %2509, i64 %2495
  %2511 = load double, ptr %2510, align 8
  %2512 = shl nsw i64 %2505, 6
  %2513 = load ptr, ptr %123, align 8
  %2514 = getelementptr inbounds nuw i8, ptr %2513, i64 %2508
  %2515 = getelementptr inbounds nuw double, ptr %2514, i64 %2495
  %2516 = load double, ptr %2515, align 8
  %2517 = getelementptr inbounds i8, ptr %2515, i64 %2512
  %2518 = load double, ptr %2517, align 8
  %2519 = load double, ptr %2503, align 8
  %2520 = fcmp oeq double %2518, 0.000000e+00
  %2521 = select i1 %2520, double 0x7FF0000000000000, double %2518
  %2522 = fdiv double %2516, %2521
  %2523 = fsub double %2519, %2522
  %2524 = fcmp uge double %2511, 0.000000e+00
  %2525 = fcmp ult double %2516, 0.000000e+00
  %2526 = select i1 %2524, i1 true, i1 %2525
  br i1 %2526, label %2554, label %2527
2527:
  %2528 = call fastcc ptr @bg_new_row(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2500, i64 noundef %2506, double noundef %2523) #14
  %2529 = icmp eq ptr %2528, null
  br i1 %2529, label %2581, label %2530
2530:
  %2531 = load i64, ptr %126, align 8
  %2532 = icmp sgt i64 %2531, 0
  br i1 %2532, label %2533, label %2551
2533:
  %2534 = load ptr, ptr %127, align 8
  br label %2535
2535:
  %2536 = phi i64 [ 0, %2533 ], [ %2541, %2540 ]
  %2537 = getelementptr inbounds nuw i64, ptr %2534, i64 %2536
  %2538 = load i64, ptr %2537, align 8
  %2539 = icmp eq i64 %2538, %2506
  br i1 %2539, label %2543, label %2540
2540:
  %2541 = add nuw nsw i64 %2536, 1
  %2542 = icmp eq i64 %2541, %2531
  br i1 %2542, label %2551, label %2535
2543:
  %2544 = load ptr, ptr %60, align 8
  %2545 = load ptr, ptr %128, align 8
  %2546 = getelementptr inbounds nuw i64, ptr %2545, i64 %2536
  %2547 = load i64, ptr %2546, align 8
  %2548 = getelementptr inbounds <8 x double>, ptr %2544, i64 %2547
  %2549 = getelementptr inbounds nuw double, ptr %2548, i64 %2495
  %2550 = load double, ptr %2549, align 8
  br label %2551
2551:
  %2552 = phi double [ %2550, %2543 ], [ 0x7FF8000000000000, %2530 ], [ 0x7FF8000000000000, %2540 ]
  %2553 = getelementptr inbounds nuw i8, ptr %2528, i64 16
  store double %2552, ptr %2553, align 8
  br label %2581
2554:
  %2555 = load i64, ptr %105, align 8
  %2556 = icmp ne i64 %2555, 0
  %2557 = fcmp oge double %2511, 0.000000e+00
  %2558 = and i1 %2557, %2556
  %2559 = fcmp olt double %2516, 0.000000e+00
  %2560 = select i1 %2558, i1 %2559, i1 false
  br i1 %2560, label %2561, label %2581
2561:
  %2562 = load i64, ptr %2500, align 8
  %2563 = load ptr, ptr %106, align 8
  %2564 = mul nsw i64 %2562, %2505
  %2565 = getelementptr inbounds double, ptr %2563, i64 %2564
  %2566 = getelementptr inbounds nuw double, ptr %2565, i64 %2506
  %2567 = load double, ptr %2566, align 8
  %2568 = fptosi double %2567 to i64
  %2569 = icmp sgt i64 %2568, -1
  %2570 = icmp sgt i64 %2555, %2568
  %2571 = and i1 %2569, %2570
  br i1 %2571, label %2572, label %2581
2572:
  %2573 = load ptr, ptr %144, align 8
  %2574 = icmp eq ptr %2573, null
  br i1 %2574, label %2581, label %2575
2575:
  %2576 = mul nsw i64 %2562, %2555
  %2577 = add nsw i64 %2576, %2568
  %2578 = mul nsw i64 %2577, 48
  %2579 = getelementptr inbounds i8, ptr %2573, i64 %2578
  %2580 = getelementptr inbounds nuw i8, ptr %2579, i64 24
  store double %2523, ptr %2580, align 8
  br label %2581
2581:
  %2582 = add nuw nsw i64 %2506, 1
  %2583 = load i64, ptr %101, align 8
  %2584 = icmp slt i64 %2582, %2583
  br i1 %2584, label %2504, label %2585
2585:
  %2586 = phi i64 [ %2494, %2493 ], [ %2494, %2499 ], [ %2583, %2581 ]
  %2587 = add nuw nsw i64 %2495, 1
  %2588 = icmp eq i64 %2587, 8
  br i1 %2588, label %1638, label %2493
2589:
  br i1 %1637, label %2804, label %2732
2590:
  %2591 = phi i64 [ %2730, %2729 ], [ 0, %1638 ]
  %2592 = getelementptr inbounds nuw i32, ptr %18, i64 %2591
  %2593 = load i32, ptr %2592, align 4
  %2594 = icmp eq i32 %2593, 0
  br i1 %2594, label %2729, label %2595
2595:
  %2596 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2591
  %2597 = load ptr, ptr %58, align 8
  %2598 = load i64, ptr %2596, align 8
  %2599 = load i64, ptr %59, align 8
  %2600 = mul nsw i64 %2599, %2598
  %2601 = getelementptr inbounds double, ptr %2597, i64 %2600
  %2602 = getelementptr inbounds nuw i8, ptr %2596, i64 8
  %2603 = load i64, ptr %2602, align 8
  %2604 = load i64, ptr %57, align 8
  %2605 = icmp slt i64 %2603, %2604
  br i1 %2605, label %2606, label %2729
2606:
  %2607 = getelementptr inbounds nuw i8, ptr %2596, i64 72
  %2608 = getelementptr inbounds nuw i8, ptr %2596, i64 64
  br label %2609
2609:
  %2610 = phi i64 [ %2604, %2606 ], [ %2727, %2724 ]
  %2611 = phi i64 [ %2603, %2606 ], [ %2726, %2724 ]
  %2612 = getelementptr inbounds double, ptr %2601, i64 %2611
  %2613 = load double, ptr %2612, align 8
  %2614 = load double, ptr %2607, align 8
  %2615 = fcmp ugt double %2613, %2614
  br i1 %2615, label %2729, label %2616
2616:
  %2617 = load double, ptr %2608, align 8
  %2618 = fsub double %2613, %2617
  %2619 = fsub double %2614, %2617
  %2620 = fdiv double %2618, %2619
  %2621 = load i64, ptr %0, align 8
  %2622 = load i64, ptr %53, align 8
  %2623 = add i64 %2622, %2621
  %2624 = load i64, ptr %54, align 8
  %2625 = shl nsw i64 %2624, 1
  %2626 = add nsw i64 %2625, %2623
  %2627 = load i64, ptr %55, align 8
  %2628 = add nsw i64 %2626, %2627
  %2629 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
  %2630 = load i64, ptr %140, align 8
  %2631 = icmp ne i64 %2630, 0
  %2632 = icmp sgt i64 %2629, 0
  %2633 = select i1 %2631, i1 %2632, i1 false
  br i1 %2633, label %2634, label %2638
2634:
  %2635 = icmp sgt i64 %2630, 0
  %2636 = fmul double %2620, 0.000000e+00
  %2637 = getelementptr double, ptr %6, i64 %2629
  br label %2646
2638:
  %2639 = load ptr, ptr %56, align 8
  %2640 = load i64, ptr %2596, align 8
  %2641 = mul nsw i64 %2640, %2610
  %2642 = add nsw i64 %2641, %2611
  %2643 = mul nsw i64 %2642, %2623
  %2644 = getelementptr inbounds double, ptr %2639, i64 %2643
  %2645 = icmp sgt i64 %2623, 0
  br i1 %2645, label %2683, label %2678
2646:
  %2647 = phi i64 [ 0, %2634 ], [ %2676, %2673 ]
  br i1 %2635, label %2648, label %2660
2648:
  %2649 = load ptr, ptr %141, align 8
  %2650 = mul nuw nsw i64 %2647, %2630
  %2651 = getelementptr double, ptr %2649, i64 %2650
  br label %2652
2652:
  %2653 = phi i64 [ %2630, %2648 ], [ %2655, %2652 ]
  %2654 = phi double [ 0.000000e+00, %2648 ], [ %2658, %2652 ]
  %2655 = add nsw i64 %2653, -1
  %2656 = getelementptr double, ptr %2651, i64 %2655
  %2657 = load double, ptr %2656, align 8
  %2658 = call double @llvm.fma.f64(double %2654, double %2620, double %2657)
  %2659 = icmp samesign ugt i64 %2653, 1
  br i1 %2659, label %2652, label %2662
2660:
  %2661 = getelementptr inbounds nuw double, ptr %6, i64 %2647
  store double %2636, ptr %2661, align 8
  br label %2673
2662:
  %2663 = fmul double %2620, %2658
  %2664 = getelementptr inbounds nuw double, ptr %6, i64 %2647
  store double %2663, ptr %2664, align 8
  br label %2665
2665:
  %2666 = phi i64 [ %2630, %2662 ], [ %2668, %2665 ]
  %2667 = phi double [ 0.000000e+00, %2662 ], [ %2671, %2665 ]
  %2668 = add nsw i64 %2666, -1
  %2669 = getelementptr double, ptr %2651, i64 %2668
  %2670 = load double, ptr %2669, align 8
  %2671 = fadd double %2667, %2670
  %2672 = icmp samesign ugt i64 %2666, 1
  br i1 %2672, label %2665, label %2673
2673:
  %2674 = phi double [ 0.000000e+00, %2660 ], [ %2671, %2665 ]
  %2675 = getelementptr double, ptr %2637, i64 %2647
  store double %2674, ptr %2675, align 8
  %2676 = add nuw nsw i64 %2647, 1
  %2677 = icmp eq i64 %2676, %2629
  br i1 %2677, label %2638, label %2646
2678:
  %2679 = load i64, ptr %51, align 8
  %2680 = icmp sgt i64 %2679, 0
  br i1 %2680, label %2681, label %2724
2681:
  %2682 = mul i64 %2628, %2629
  br label %2692
2683:
  %2684 = phi i64 [ %2690, %2683 ], [ 0, %2638 ]
  %2685 = load ptr, ptr %69, align 8
  %2686 = load ptr, ptr %122, align 8
  %2687 = load ptr, ptr %111, align 8
  %2688 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2685, ptr noundef %2686, ptr noundef %2687, ptr noundef %6, double noundef %2620, double noundef %2619, i64 noundef %2684, i64 noundef range(i64 -9223372036854775808, 8) %2591) #14
  %2689 = getelementptr inbounds nuw double, ptr %2644, i64 %2684
  store double %2688, ptr %2689, align 8
  %2690 = add nuw nsw i64 %2684, 1
  %2691 = icmp eq i64 %2690, %2623
  br i1 %2691, label %2678, label %2683
2692:
  %2693 = phi i64 [ %2679, %2681 ], [ %2715, %2714 ]
  %2694 = phi i64 [ 0, %2681 ], [ %2716, %2714 ]
  %2695 = load ptr, ptr %61, align 8
  %2696 = load i64, ptr %2596, align 8
  %2697 = mul nsw i64 %2696, %2693
  %2698 = add nsw i64 %2697, %2694
  %2699 = load i64, ptr %57, align 8
  %2700 = mul nsw i64 %2698, %2699
  %2701 = add nsw i64 %2700, %2611
  %2702 = mul nsw i64 %2701, %2623
  %2703 = getelementptr inbounds double, ptr %2695, i64 %2702
  %2704 = load ptr, ptr %71, align 8
  %2705 = mul nsw i64 %2694, %2628
  %2706 = getelementptr inbounds <8 x double>, ptr %2704, i64 %2705
  %2707 = load ptr, ptr %62, align 8
  %2708 = getelementptr inbounds <8 x double>, ptr %2707, i64 %2705
  %2709 = load ptr, ptr %134, align 8
  %2710 = mul i64 %2682, %2694
  %2711 = getelementptr inbounds <8 x double>, ptr %2709, i64 %2710
  br i1 %2645, label %2718, label %2714
2712:
  %2713 = load i64, ptr %51, align 8
  br label %2714
2714:
  %2715 = phi i64 [ %2713, %2712 ], [ %2693, %2692 ]
  %2716 = add nuw nsw i64 %2694, 1
  %2717 = icmp slt i64 %2716, %2715
  br i1 %2717, label %2692, label %2724
2718:
  %2719 = phi i64 [ %2722, %2718 ], [ 0, %2692 ]
  %2720 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %2706, ptr noundef %2708, ptr noundef %2711, ptr noundef %6, double noundef %2620, double noundef %2619, i64 noundef %2719, i64 noundef range(i64 -9223372036854775808, 8) %2591) #14
  %2721 = getelementptr inbounds nuw double, ptr %2703, i64 %2719
  store double %2720, ptr %2721, align 8
  %2722 = add nuw nsw i64 %2719, 1
  %2723 = icmp eq i64 %2722, %2623
  br i1 %2723, label %2712, label %2718
2724:
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  %2725 = load i64, ptr %2602, align 8
  %2726 = add nsw i64 %2725, 1
  store i64 %2726, ptr %2602, align 8
  %2727 = load i64, ptr %57, align 8
  %2728 = icmp slt i64 %2726, %2727
  br i1 %2728, label %2609, label %2729
2729:
  %2730 = add nuw nsw i64 %2591, 1
  %2731 = icmp eq i64 %2730, 8
  br i1 %2731, label %2589, label %2590
2732:
  %2733 = load i64, ptr %0, align 8
  %2734 = load i64, ptr %53, align 8
  %2735 = load i64, ptr %54, align 8
  %2736 = load i64, ptr %55, align 8
  %2737 = load i64, ptr %109, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
  br label %2780
2738:
  %2739 = add nsw i64 %2734, %2733
  %2740 = shl nsw i64 %2735, 1
  %2741 = add nsw i64 %2739, %2740
  %2742 = add nsw i64 %2741, %2736
  %2743 = add nsw i64 %2737, -1
  %2744 = mul nsw i64 %2743, %2742
  %2745 = load <8 x i64>, ptr %5, align 8
  %2746 = load ptr, ptr %60, align 8
  %2747 = load ptr, ptr %69, align 8
  %2748 = icmp sgt i64 %2742, 0
  br i1 %2748, label %2749, label %2760
2749:
  %2750 = icmp slt <8 x i64> %2745, zeroinitializer
  br label %2751
2751:
  %2752 = phi i64 [ 0, %2749 ], [ %2758, %2751 ]
  %2753 = getelementptr inbounds nuw <8 x double>, ptr %2746, i64 %2752
  %2754 = load <8 x double>, ptr %2753, align 8
  %2755 = getelementptr inbounds nuw <8 x double>, ptr %2747, i64 %2752
  %2756 = load <8 x double>, ptr %2755, align 8
  %2757 = select <8 x i1> %2750, <8 x double> %2754, <8 x double> %2756
  store <8 x double> %2757, ptr %2755, align 8
  %2758 = add nuw nsw i64 %2752, 1
  %2759 = icmp eq i64 %2758, %2742
  br i1 %2759, label %2760, label %2751
2760:
  %2761 = load i64, ptr %51, align 8
  %2762 = mul nsw i64 %2761, %2742
  %2763 = load ptr, ptr %62, align 8
  %2764 = load ptr, ptr %71, align 8
  %2765 = icmp sgt i64 %2762, 0
  br i1 %2765, label %2766, label %2777
2766:
  %2767 = icmp slt <8 x i64> %2745, zeroinitializer
  br label %2768
2768:
  %2769 = phi i64 [ 0, %2766 ], [ %2775, %2768 ]
  %2770 = getelementptr inbounds nuw <8 x double>, ptr %2763, i64 %2769
  %2771 = load <8 x double>, ptr %2770, align 8
  %2772 = getelementptr inbounds nuw <8 x double>, ptr %2764, i64 %2769
  %2773 = load <8 x double>, ptr %2772, align 8
  %2774 = select <8 x i1> %2767, <8 x double> %2771, <8 x double> %2773
  store <8 x double> %2774, ptr %2772, align 8
  %2775 = add nuw nsw i64 %2769, 1
  %2776 = icmp eq i64 %2775, %2762
  br i1 %2776, label %2777, label %2768
2777:
  %2778 = load i64, ptr %145, align 8
  %2779 = icmp eq i64 %2778, 0
  br i1 %2779, label %2803, label %2789
2780:
  %2781 = phi i64 [ 0, %2732 ], [ %2787, %2780 ]
  %2782 = getelementptr inbounds nuw i32, ptr %18, i64 %2781
  %2783 = load i32, ptr %2782, align 4
  %2784 = icmp ne i32 %2783, 0
  %2785 = sext i1 %2784 to i64
  %2786 = getelementptr inbounds nuw i64, ptr %5, i64 %2781
  store i64 %2785, ptr %2786, align 8
  %2787 = add nuw nsw i64 %2781, 1
  %2788 = icmp eq i64 %2787, 8
  br i1 %2788, label %2738, label %2780
2789:
  %2790 = load ptr, ptr %111, align 8
  %2791 = getelementptr inbounds <8 x double>, ptr %2790, i64 %2744
  br i1 %2748, label %2792, label %2803
2792:
  %2793 = icmp slt <8 x i64> %2745, zeroinitializer
  br label %2794
2794:
  %2795 = phi i64 [ 0, %2792 ], [ %2801, %2794 ]
  %2796 = getelementptr inbounds nuw <8 x double>, ptr %2791, i64 %2795
  %2797 = load <8 x double>, ptr %2796, align 8
  %2798 = getelementptr inbounds nuw <8 x double>, ptr %2790, i64 %2795
  %2799 = load <8 x double>, ptr %2798, align 8
  %2800 = select <8 x i1> %2793, <8 x double> %2797, <8 x double> %2799
  store <8 x double> %2800, ptr %2798, align 8
  %2801 = add nuw nsw i64 %2795, 1
  %2802 = icmp eq i64 %2801, %2742
  br i1 %2802, label %2803, label %2794
2803:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
  br label %2804
2804:
  br label %2805
2805:
  %2806 = phi i64 [ %2899, %2898 ], [ 0, %2804 ]
  %2807 = getelementptr inbounds nuw %struct.bg_lane, ptr %44, i64 %2806
  %2808 = getelementptr inbounds nuw i32, ptr %18, i64 %2806
  %2809 = load i32, ptr %2808, align 4
  %2810 = icmp eq i32 %2809, 0
  br i1 %2810, label %2811, label %2818
2811:
  %2812 = load i64, ptr %2807, align 8
  %2813 = icmp sgt i64 %2812, -1
  br i1 %2813, label %2814, label %2898
2814:
  %2815 = getelementptr inbounds nuw i8, ptr %2807, i64 32
  %2816 = load i64, ptr %2815, align 8
  %2817 = icmp eq i64 %2816, 0
  br i1 %2817, label %2866, label %2898
2818:
  %2819 = load i64, ptr %145, align 8
  %2820 = icmp eq i64 %2819, 0
  %2821 = zext i1 %2820 to i64
  %2822 = getelementptr inbounds nuw i8, ptr %2807, i64 16
  store i64 %2821, ptr %2822, align 8
  %2823 = load ptr, ptr %103, align 8
  %2824 = load i64, ptr %101, align 8
  %2825 = getelementptr double, ptr %2823, i64 %2806
  %2826 = icmp sgt i64 %2824, 0
  br i1 %2826, label %2827, label %2872
2827:
  %2828 = load ptr, ptr %104, align 8
  %2829 = getelementptr double, ptr %2828, i64 %2806
  br label %2830
2830:
  %2831 = phi i64 [ 0, %2827 ], [ %2843, %2830 ]
  %2832 = phi i32 [ 0, %2827 ], [ %2842, %2830 ]
  %2833 = shl nsw i64 %2831, 6
  %2834 = getelementptr i8, ptr %2829, i64 %2833
  %2835 = load double, ptr %2834, align 8
  %2836 = getelementptr i8, ptr %2825, i64 %2833
  %2837 = load double, ptr %2836, align 8
  %2838 = fcmp olt double %2835, 0.000000e+00
  %2839 = fcmp oge double %2837, 0.000000e+00
  %2840 = select i1 %2838, i1 %2839, i1 false
  %2841 = zext i1 %2840 to i32
  %2842 = or i32 %2832, %2841
  %2843 = add nuw nsw i64 %2831, 1
  %2844 = icmp eq i64 %2843, %2824
  br i1 %2844, label %2845, label %2830
2845:
  %2846 = icmp eq i32 %2842, 0
  br i1 %2846, label %2852, label %2847
2847:
  %2848 = getelementptr %struct.bg_lane, ptr %2, i64 %2806
  %2849 = getelementptr i8, ptr %2848, i64 32
  store i64 1, ptr %2849, align 8
  %2850 = load i64, ptr %101, align 8
  %2851 = icmp sgt i64 %2850, 0
  br i1 %2851, label %2852, label %2872
2852:
  br label %2853
2853:
  %2854 = phi i64 [ %2862, %2853 ], [ 0, %2852 ]
  %2855 = load ptr, ptr %103, align 8
  %2856 = getelementptr inbounds nuw <8 x double>, ptr %2855, i64 %2854
  %2857 = getelementptr inbounds nuw double, ptr %2856, i64 %2806
  %2858 = load double, ptr %2857, align 8
  %2859 = load ptr, ptr %104, align 8
  %2860 = getelementptr inbounds nuw <8 x double>, ptr %2859, i64 %2854
  %2861 = getelementptr inbounds nuw double, ptr %2860, i64 %2806
  store double %2858, ptr %2861, align 8
  %2862 = add nuw nsw i64 %2854, 1
  %2863 = load i64, ptr %101, align 8
  %2864 = shl nsw i64 %2863, 2
  %2865 = icmp slt i64 %2862, %2864
  br i1 %2865, label %2853, label %2872
2866:
  %2867 = getelementptr inbounds nuw i8, ptr %2807, i64 80
  %2868 = load double, ptr %2867, align 8
  %2869 = getelementptr inbounds nuw i8, ptr %2807, i64 104
  %2870 = load double, ptr %2869, align 8
  %2871 = fcmp ogt double %2868, %2870
  br i1 %2871, label %2887, label %2895
2872:
  %2873 = getelementptr inbounds nuw i8, ptr %2807, i64 72
  %2874 = load double, ptr %2873, align 8
  %2875 = getelementptr inbounds nuw i8, ptr %2807, i64 64
  store double %2874, ptr %2875, align 8
  %2876 = getelementptr inbounds nuw i8, ptr %2807, i64 48
  %2877 = load i64, ptr %2876, align 8
  %2878 = add nsw i64 %2877, 1
  store i64 %2878, ptr %2876, align 8
  %2879 = getelementptr inbounds nuw i8, ptr %2807, i64 80
  %2880 = load double, ptr %2879, align 8
  %2881 = getelementptr inbounds nuw i8, ptr %2807, i64 104
  %2882 = load double, ptr %2881, align 8
  %2883 = fcmp ogt double %2880, %2882
  br i1 %2883, label %2884, label %2895
2884:
  %2885 = getelementptr inbounds nuw i8, ptr %2807, i64 96
  %2886 = load double, ptr %2885, align 8
  br label %2895
2887:
  %2888 = getelementptr inbounds nuw i8, ptr %2807, i64 64
  %2889 = load double, ptr %2888, align 8
  %2890 = getelementptr inbounds nuw i8, ptr %2807, i64 96
  %2891 = load double, ptr %2890, align 8
  %2892 = fsub double %2891, %2889
  %2893 = fmul double %2892, 5.000000e-01
  %2894 = fadd double %2889, %2893
  br label %2895
2895:
  %2896 = phi double [ %2868, %2866 ], [ %2894, %2887 ], [ %2886, %2884 ], [ %2880, %2872 ]
  %2897 = getelementptr inbounds nuw i8, ptr %2807, i64 72
  store double %2896, ptr %2897, align 8
  br label %2898
2898:
  %2899 = add nuw nsw i64 %2806, 1
  %2900 = icmp eq i64 %2899, 8
  br i1 %2900, label %2901, label %2805
2901:
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #15
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #15
  %2902 = add nuw nsw i64 %147, 1
  %2903 = icmp eq i64 %2902, %3
  br i1 %2903, label %2904, label %146
2904:
  %2905 = phi i64 [ 1, %40 ], [ 2, %1069 ], [ 0, %883 ], [ 1, %2901 ]
  call void @bg_set_float_mode(i32 noundef %26) #13
  ret i64 %2905
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
