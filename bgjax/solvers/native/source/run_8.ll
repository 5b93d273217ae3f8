; sources 35a8ca519d515281c20fb22a600b5c257e961c30c67b69897bd7b83f3f554b11
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [8 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.bg_job = type { i64, i64, i64, i64, i64, i64, i64, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, %struct.bg_values, ptr, ptr, ptr, ptr, ptr, ptr, i64 }
%struct.bg_values = type { ptr, i64 }
define range(i64 0, 3) i64 @bg_advance_8(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca [32 x double], align 16
  %6 = alloca <8 x double>, align 8
  %7 = alloca <8 x double>, align 8
  %8 = alloca <8 x double>, align 8
  %9 = alloca <8 x double>, align 8
  %10 = alloca <8 x double>, align 8
  %11 = alloca <8 x double>, align 8
  %12 = alloca [8 x i32], align 16
  %13 = alloca <8 x double>, align 8
  %14 = alloca <8 x double>, align 8
  %15 = alloca <8 x double>, align 8
  %16 = alloca [9 x ptr], align 16
  %17 = alloca [6 x double], align 16
  %18 = tail call i32 @bg_float_mode() #12
  %19 = tail call i32 @bg_plain_mode() #12
  tail call void @bg_set_float_mode(i32 noundef %19) #12
  %20 = load i64, ptr %2, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %32
22:
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 1336
  %24 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %23) #13
  store i64 1, ptr %2, align 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  br label %27
27:
  %28 = phi i64 [ 0, %22 ], [ %30, %27 ]
  %29 = getelementptr inbounds nuw %struct.bg_lane, ptr %26, i64 %28
  store i64 -1, ptr %29, align 8
  %30 = add nuw nsw i64 %28, 1
  %31 = icmp eq i64 %30, 8
  br i1 %31, label %32, label %27
32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %34 = icmp sgt i64 %3, 0
  br i1 %34, label %35, label %1748
35:
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 1168
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %68 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %69 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %70 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %71 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %72 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %73 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %74 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %75 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 1256
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 1232
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 1192
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 1200
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 1224
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 1208
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 1240
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 1176
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %117
117:
  %118 = phi i64 [ 0, %35 ], [ %1746, %1745 ]
  br label %119
119:
  %120 = phi i64 [ 0, %117 ], [ %218, %217 ]
  %121 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %122, 0
  br i1 %123, label %217, label %124
124:
  %125 = getelementptr inbounds nuw i8, ptr %121, i64 32
  %126 = load i64, ptr %125, align 8
  %127 = icmp eq i64 %126, 0
  %128 = getelementptr inbounds nuw i8, ptr %121, i64 64
  %129 = load double, ptr %128, align 8
  br i1 %127, label %132, label %130
130:
  %131 = sitofp i64 %126 to double
  br label %137
132:
  %133 = getelementptr inbounds nuw i8, ptr %121, i64 96
  %134 = load double, ptr %133, align 8
  %135 = fcmp olt double %129, %134
  br i1 %135, label %217, label %136
136:
  store i64 1, ptr %125, align 8
  br label %137
137:
  %138 = phi double [ 1.000000e+00, %136 ], [ %131, %130 ]
  %139 = load i64, ptr %0, align 8
  %140 = load i64, ptr %37, align 8
  %141 = load i64, ptr %38, align 8
  %142 = load i64, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #14
  store double %138, ptr %17, align 16
  store double %129, ptr %40, align 8
  %143 = getelementptr inbounds nuw i8, ptr %121, i64 40
  %144 = load i64, ptr %143, align 8
  %145 = sitofp i64 %144 to double
  store double %145, ptr %41, align 16
  %146 = getelementptr inbounds nuw i8, ptr %121, i64 48
  %147 = load i64, ptr %146, align 8
  %148 = sitofp i64 %147 to double
  store double %148, ptr %42, align 8
  %149 = getelementptr inbounds nuw i8, ptr %121, i64 8
  %150 = load i64, ptr %149, align 8
  %151 = sitofp i64 %150 to double
  store double %151, ptr %43, align 16
  %152 = getelementptr inbounds nuw i8, ptr %121, i64 56
  %153 = load i64, ptr %152, align 8
  %154 = sitofp i64 %153 to double
  store double %154, ptr %44, align 8
  br label %161
155:
  %156 = add nsw i64 %140, %139
  %157 = shl nsw i64 %141, 1
  %158 = add nsw i64 %156, %157
  %159 = add nsw i64 %158, %142
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %175, label %172
161:
  %162 = phi i64 [ 0, %137 ], [ %170, %161 ]
  %163 = getelementptr inbounds nuw double, ptr %17, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = load ptr, ptr %45, align 8
  %166 = load i64, ptr %121, align 8
  %167 = mul i64 %166, 48
  %168 = getelementptr i8, ptr %165, i64 %167
  %169 = getelementptr double, ptr %168, i64 %162
  store double %164, ptr %169, align 8
  %170 = add nuw nsw i64 %162, 1
  %171 = icmp eq i64 %170, 6
  br i1 %171, label %155, label %161
172:
  %173 = load i64, ptr %48, align 8
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %188, label %216
175:
  %176 = phi i64 [ %186, %175 ], [ 0, %155 ]
  %177 = load ptr, ptr %46, align 8
  %178 = getelementptr inbounds nuw <8 x double>, ptr %177, i64 %176
  %179 = getelementptr inbounds nuw double, ptr %178, i64 %120
  %180 = load double, ptr %179, align 8
  %181 = load ptr, ptr %47, align 8
  %182 = load i64, ptr %121, align 8
  %183 = mul nsw i64 %182, %159
  %184 = getelementptr double, ptr %181, i64 %183
  %185 = getelementptr double, ptr %184, i64 %176
  store double %180, ptr %185, align 8
  %186 = add nuw nsw i64 %176, 1
  %187 = icmp eq i64 %186, %159
  br i1 %187, label %172, label %175
188:
  %189 = phi i64 [ %196, %195 ], [ %173, %172 ]
  %190 = phi i64 [ %197, %195 ], [ 0, %172 ]
  br i1 %160, label %191, label %195
191:
  %192 = mul nuw nsw i64 %190, %159
  br label %199
193:
  %194 = load i64, ptr %48, align 8
  br label %195
195:
  %196 = phi i64 [ %194, %193 ], [ %189, %188 ]
  %197 = add nuw nsw i64 %190, 1
  %198 = icmp slt i64 %197, %196
  br i1 %198, label %188, label %216
199:
  %200 = phi i64 [ 0, %191 ], [ %214, %199 ]
  %201 = load ptr, ptr %49, align 8
  %202 = getelementptr inbounds nuw <8 x double>, ptr %201, i64 %192
  %203 = getelementptr inbounds nuw <8 x double>, ptr %202, i64 %200
  %204 = getelementptr inbounds nuw double, ptr %203, i64 %120
  %205 = load double, ptr %204, align 8
  %206 = load ptr, ptr %50, align 8
  %207 = load i64, ptr %121, align 8
  %208 = load i64, ptr %48, align 8
  %209 = mul nsw i64 %208, %207
  %210 = add nsw i64 %209, %190
  %211 = mul nsw i64 %210, %159
  %212 = getelementptr double, ptr %206, i64 %211
  %213 = getelementptr double, ptr %212, i64 %200
  store double %205, ptr %213, align 8
  %214 = add nuw nsw i64 %200, 1
  %215 = icmp eq i64 %214, %159
  br i1 %215, label %193, label %199
216:
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #14
  store i64 -1, ptr %121, align 8
  br label %217
217:
  %218 = add nuw nsw i64 %120, 1
  %219 = icmp eq i64 %218, 8
  br i1 %219, label %220, label %119
220:
  %221 = phi i32 [ %631, %630 ], [ 0, %217 ]
  %222 = phi i64 [ %632, %630 ], [ 0, %217 ]
  %223 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %222
  %224 = load i64, ptr %223, align 8
  %225 = icmp sgt i64 %224, -1
  br i1 %225, label %630, label %226
226:
  %227 = atomicrmw add ptr %51, i64 1 monotonic, align 8
  %228 = load i64, ptr %1, align 8
  %229 = icmp slt i64 %227, %228
  br i1 %229, label %230, label %630
230:
  %231 = load ptr, ptr %52, align 8
  %232 = load i64, ptr %53, align 8
  %233 = mul nsw i64 %232, %227
  %234 = getelementptr double, ptr %231, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = load ptr, ptr %54, align 8
  %237 = load i64, ptr %55, align 8
  %238 = mul nsw i64 %237, %227
  %239 = getelementptr double, ptr %236, i64 %238
  %240 = load double, ptr %239, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %222, i64 noundef %227) #13
  store i64 %227, ptr %223, align 8
  %241 = getelementptr inbounds nuw i8, ptr %223, i64 16
  store i64 1, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %223, i64 56
  store i64 0, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %223, i64 48
  store i64 0, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %223, i64 40
  store i64 0, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %223, i64 32
  store i64 0, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %223, i64 24
  store i64 0, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %223, i64 8
  store i64 0, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %223, i64 88
  store double %235, ptr %248, align 8
  %249 = getelementptr inbounds nuw i8, ptr %223, i64 64
  store double %235, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %223, i64 96
  store double %240, ptr %250, align 8
  br label %251
251:
  %252 = phi i32 [ 0, %230 ], [ %263, %261 ]
  %253 = phi double [ %240, %230 ], [ %262, %261 ]
  %254 = fcmp oeq double %253, 0.000000e+00
  br i1 %254, label %261, label %255
255:
  %256 = bitcast double %253 to i64
  %257 = fcmp ogt double %253, 0.000000e+00
  %258 = select i1 %257, i64 -1, i64 1
  %259 = add nsw i64 %258, %256
  %260 = bitcast i64 %259 to double
  br label %261
261:
  %262 = phi double [ %260, %255 ], [ 0x8010000000000000, %251 ]
  %263 = add nuw nsw i32 %252, 1
  %264 = icmp eq i32 %263, 100
  br i1 %264, label %265, label %251
265:
  %266 = call double @llvm.fabs.f64(double %235)
  %267 = call double @llvm.fabs.f64(double %240)
  %268 = fcmp ogt double %266, %267
  %269 = select i1 %268, double %266, double %267
  %270 = fmul double %269, 0x3CC0000000000000
  %271 = fsub double %240, %235
  %272 = fmul double %271, 1.000000e-05
  %273 = getelementptr inbounds nuw i8, ptr %223, i64 104
  store double %262, ptr %273, align 8
  %274 = getelementptr inbounds nuw i8, ptr %223, i64 128
  store double %270, ptr %274, align 8
  %275 = getelementptr inbounds nuw i8, ptr %223, i64 136
  store double 1.000000e+00, ptr %275, align 8
  %276 = load ptr, ptr %56, align 8
  %277 = load i64, ptr %57, align 8
  %278 = mul nsw i64 %277, %227
  %279 = getelementptr double, ptr %276, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = getelementptr inbounds nuw i8, ptr %223, i64 112
  store double %280, ptr %281, align 8
  %282 = load ptr, ptr %58, align 8
  %283 = load i64, ptr %59, align 8
  %284 = mul nsw i64 %283, %227
  %285 = getelementptr double, ptr %282, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds nuw i8, ptr %223, i64 120
  store double %286, ptr %287, align 8
  %288 = load i64, ptr %60, align 8
  %289 = icmp eq i64 %288, 0
  br i1 %289, label %620, label %290
290:
  %291 = load ptr, ptr %61, align 8
  %292 = load i64, ptr %62, align 8
  br label %426
293:
  %294 = shl nsw i64 %288, 10
  %295 = getelementptr inbounds double, ptr %291, i64 %294
  %296 = icmp eq i64 %292, 0
  %297 = select i1 %296, double 4.000000e+00, double 4.000000e+01
  %298 = getelementptr inbounds double, ptr %295, i64 %294
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 2048
  %300 = load i64, ptr %0, align 8
  %301 = load i64, ptr %37, align 8
  %302 = add i64 %301, %300
  %303 = load i64, ptr %38, align 8
  %304 = shl i64 %303, 1
  %305 = add i64 %302, %304
  %306 = load i64, ptr %39, align 8
  %307 = add i64 %305, %306
  %308 = load i64, ptr %64, align 8
  %309 = getelementptr inbounds <8 x double>, ptr %299, i64 %308
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #14
  store <8 x double> zeroinitializer, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #14
  store <8 x double> splat (double 1.000000e+00), ptr %15, align 8
  %310 = icmp sgt i64 %308, 0
  br i1 %310, label %313, label %311
311:
  %312 = icmp sgt i64 %307, 0
  br i1 %312, label %331, label %326
313:
  %314 = phi i64 [ %323, %313 ], [ 0, %293 ]
  %315 = load ptr, ptr %65, align 8
  %316 = getelementptr inbounds nuw <8 x double>, ptr %315, i64 %314
  %317 = getelementptr inbounds nuw double, ptr %316, i64 %222
  %318 = load double, ptr %317, align 8
  %319 = fadd double %318, 0.000000e+00
  %320 = insertelement <8 x double> poison, double %319, i64 0
  %321 = shufflevector <8 x double> %320, <8 x double> poison, <8 x i32> zeroinitializer
  %322 = getelementptr inbounds nuw <8 x double>, ptr %299, i64 %314
  store <8 x double> %321, ptr %322, align 8
  %323 = add nuw nsw i64 %314, 1
  %324 = load i64, ptr %64, align 8
  %325 = icmp slt i64 %323, %324
  br i1 %325, label %313, label %311
326:
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #14
  %327 = load i64, ptr %67, align 8
  %328 = getelementptr inbounds <8 x double>, ptr %299, i64 %327
  store ptr %328, ptr %16, align 16
  store ptr %309, ptr %68, align 8
  %329 = load i64, ptr %0, align 8
  %330 = getelementptr inbounds <8 x double>, ptr %309, i64 %329
  store ptr %330, ptr %69, align 16
  store ptr %13, ptr %70, align 8
  store ptr %14, ptr %71, align 16
  store ptr %14, ptr %72, align 8
  store ptr null, ptr %73, align 16
  store ptr null, ptr %74, align 8
  store ptr %15, ptr %75, align 16
  br label %343
331:
  %332 = phi i64 [ %341, %331 ], [ 0, %311 ]
  %333 = load ptr, ptr %46, align 8
  %334 = getelementptr inbounds nuw <8 x double>, ptr %333, i64 %332
  %335 = getelementptr inbounds nuw double, ptr %334, i64 %222
  %336 = load double, ptr %335, align 8
  %337 = fadd double %336, 0.000000e+00
  %338 = insertelement <8 x double> poison, double %337, i64 0
  %339 = shufflevector <8 x double> %338, <8 x double> poison, <8 x i32> zeroinitializer
  %340 = getelementptr inbounds nuw <8 x double>, ptr %309, i64 %332
  store <8 x double> %339, ptr %340, align 8
  %341 = add nuw nsw i64 %332, 1
  %342 = icmp eq i64 %341, %307
  br i1 %342, label %326, label %331
343:
  %344 = phi i64 [ 0, %326 ], [ %387, %386 ]
  %345 = load double, ptr %250, align 8
  %346 = load double, ptr %248, align 8
  %347 = fsub double %345, %346
  %348 = fmul double %347, 1.562500e-02
  %349 = lshr i64 %344, 4
  %350 = uitofp nneg i64 %349 to double
  %351 = call double @llvm.fma.f64(double %350, double %348, double %346)
  br label %362
352:
  %353 = load ptr, ptr %66, align 8
  %354 = load ptr, ptr %76, align 8
  %355 = load ptr, ptr %77, align 8
  call void %353(ptr noundef nonnull %16, ptr noundef %354, ptr noundef %355) #12
  %356 = load ptr, ptr %78, align 8
  %357 = load ptr, ptr %76, align 8
  %358 = load ptr, ptr %77, align 8
  %359 = load i64, ptr %60, align 8
  %360 = getelementptr inbounds <8 x double>, ptr %358, i64 %359
  call void %356(ptr noundef nonnull %16, ptr noundef %357, ptr noundef %360) #12
  %361 = load i64, ptr %60, align 8
  br label %380
362:
  %363 = phi i64 [ 0, %343 ], [ %378, %362 ]
  %364 = or disjoint i64 %363, %344
  %365 = add nuw nsw i64 %364, 1
  %366 = uitofp nneg i64 %365 to double
  %367 = fmul double %366, 0x3FE3C6EF372FE950
  %368 = fptosi double %367 to i64
  %369 = sitofp i64 %368 to double
  %370 = fsub double %367, %369
  %371 = and i64 %364, 15
  %372 = uitofp nneg i64 %371 to double
  %373 = fadd double %370, %372
  %374 = fmul double %373, 6.250000e-02
  %375 = fmul double %348, %374
  %376 = fadd double %351, %375
  %377 = getelementptr inbounds nuw double, ptr %13, i64 %363
  store double %376, ptr %377, align 8
  %378 = add nuw nsw i64 %363, 1
  %379 = icmp eq i64 %378, 8
  br i1 %379, label %352, label %362
380:
  %381 = phi i64 [ %390, %389 ], [ %361, %352 ]
  %382 = phi i64 [ %391, %389 ], [ 0, %352 ]
  %383 = icmp sgt i64 %381, 0
  br i1 %383, label %384, label %389
384:
  %385 = add nuw nsw i64 %382, %344
  br label %393
386:
  %387 = add nuw nsw i64 %344, 8
  %388 = icmp samesign ult i64 %344, 1016
  br i1 %388, label %343, label %420
389:
  %390 = phi i64 [ %381, %380 ], [ %418, %393 ]
  %391 = add nuw nsw i64 %382, 1
  %392 = icmp eq i64 %391, 8
  br i1 %392, label %386, label %380
393:
  %394 = phi i64 [ %381, %384 ], [ %418, %393 ]
  %395 = phi i64 [ 0, %384 ], [ %417, %393 ]
  %396 = load ptr, ptr %77, align 8
  %397 = getelementptr inbounds nuw <8 x double>, ptr %396, i64 %395
  %398 = getelementptr inbounds nuw double, ptr %397, i64 %382
  %399 = load double, ptr %398, align 8
  %400 = getelementptr inbounds <8 x double>, ptr %396, i64 %394
  %401 = getelementptr inbounds nuw <8 x double>, ptr %400, i64 %395
  %402 = getelementptr inbounds nuw double, ptr %401, i64 %382
  %403 = load double, ptr %402, align 8
  %404 = call double @llvm.fabs.f64(double %399)
  %405 = fcmp one double %404, 0x7FF0000000000000
  %406 = select i1 %405, double %399, double 0.000000e+00
  %407 = mul nsw i64 %394, %385
  %408 = getelementptr double, ptr %291, i64 %407
  %409 = getelementptr double, ptr %408, i64 %395
  store double %406, ptr %409, align 8
  %410 = call double @llvm.fabs.f64(double %403)
  %411 = fcmp one double %410, 0x7FF0000000000000
  %412 = select i1 %411, double %403, double 0.000000e+00
  %413 = load i64, ptr %60, align 8
  %414 = mul nsw i64 %413, %385
  %415 = getelementptr double, ptr %295, i64 %414
  %416 = getelementptr double, ptr %415, i64 %395
  store double %412, ptr %416, align 8
  %417 = add nuw nsw i64 %395, 1
  %418 = load i64, ptr %60, align 8
  %419 = icmp slt i64 %417, %418
  br i1 %419, label %393, label %389
420:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  %421 = icmp sgt i64 %390, 0
  br i1 %421, label %423, label %422
422:
  br label %606
423:
  %424 = getelementptr %struct.bg_lane, ptr %2, i64 %222
  %425 = getelementptr i8, ptr %424, i64 128
  br label %434
426:
  %427 = phi i64 [ 0, %290 ], [ %432, %426 ]
  %428 = load ptr, ptr %63, align 8
  %429 = shl nuw nsw i64 %427, 6
  %430 = getelementptr i8, ptr %428, i64 %429
  %431 = getelementptr double, ptr %430, i64 %222
  store double 0.000000e+00, ptr %431, align 8
  %432 = add nuw nsw i64 %427, 1
  %433 = icmp eq i64 %432, 64
  br i1 %433, label %293, label %426
434:
  %435 = phi i64 [ 0, %423 ], [ %557, %556 ]
  %436 = getelementptr inbounds nuw double, ptr %291, i64 %435
  %437 = getelementptr inbounds nuw double, ptr %295, i64 %435
  br label %465
438:
  %439 = load double, ptr %425, align 8
  br label %440
440:
  %441 = phi double [ 0xFFF0000000000000, %438 ], [ %447, %440 ]
  %442 = phi double [ 0x7FF0000000000000, %438 ], [ %451, %440 ]
  %443 = phi i64 [ 0, %438 ], [ %452, %440 ]
  %444 = getelementptr inbounds nuw %struct.bg_window, ptr %298, i64 %443
  %445 = load double, ptr %444, align 8
  %446 = fcmp ogt double %445, %441
  %447 = select i1 %446, double %445, double %441
  %448 = getelementptr inbounds nuw i8, ptr %444, i64 8
  %449 = load double, ptr %448, align 8
  %450 = fcmp olt double %449, %442
  %451 = select i1 %450, double %449, double %442
  %452 = add nuw nsw i64 %443, 1
  %453 = icmp eq i64 %452, 64
  br i1 %453, label %454, label %440
454:
  %455 = call double @llvm.fabs.f64(double %447)
  %456 = call double @llvm.fabs.f64(double %451)
  %457 = fcmp ogt double %455, %456
  %458 = select i1 %457, double %455, double %456
  %459 = fmul double %439, 5.000000e-01
  %460 = fsub double %447, %451
  %461 = fmul double %459, %460
  %462 = fmul double %458, 1.000000e-09
  %463 = fcmp ogt double %461, %462
  %464 = select i1 %463, double %461, double %462
  br label %560
465:
  %466 = phi i64 [ 16, %434 ], [ %554, %548 ]
  %467 = phi i64 [ 0, %434 ], [ %553, %548 ]
  %468 = load i64, ptr %60, align 8
  %469 = shl nuw nsw i64 %467, 4
  %470 = load double, ptr %250, align 8
  %471 = load double, ptr %248, align 8
  %472 = fsub double %470, %471
  %473 = fmul double %472, 1.562500e-02
  br label %474
474:
  %475 = phi double [ 0x7FF0000000000000, %465 ], [ %545, %474 ]
  %476 = phi double [ 0.000000e+00, %465 ], [ %541, %474 ]
  %477 = phi double [ 0.000000e+00, %465 ], [ %539, %474 ]
  %478 = phi i64 [ %469, %465 ], [ %546, %474 ]
  %479 = phi double [ 0xFFF0000000000000, %465 ], [ %543, %474 ]
  %480 = icmp samesign ugt i64 %478, 1022
  %481 = sext i1 %480 to i64
  %482 = add nsw i64 %478, %481
  %483 = add nsw i64 %482, 1
  %484 = add nsw i64 %482, 2
  %485 = sitofp i64 %484 to double
  %486 = fmul double %485, 0x3FE3C6EF372FE950
  %487 = fptosi double %486 to i64
  %488 = sitofp i64 %487 to double
  %489 = fsub double %486, %488
  %490 = sdiv i64 %483, 16
  %491 = sitofp i64 %490 to double
  %492 = call double @llvm.fma.f64(double %491, double %473, double %471)
  %493 = srem i64 %483, 16
  %494 = sitofp i64 %493 to double
  %495 = fadd double %489, %494
  %496 = fmul double %495, 6.250000e-02
  %497 = fmul double %473, %496
  %498 = fadd double %492, %497
  %499 = sitofp i64 %483 to double
  %500 = fmul double %499, 0x3FE3C6EF372FE950
  %501 = fptosi double %500 to i64
  %502 = sitofp i64 %501 to double
  %503 = fsub double %500, %502
  %504 = sdiv i64 %482, 16
  %505 = sitofp i64 %504 to double
  %506 = call double @llvm.fma.f64(double %505, double %473, double %471)
  %507 = srem i64 %482, 16
  %508 = sitofp i64 %507 to double
  %509 = fadd double %503, %508
  %510 = fmul double %509, 6.250000e-02
  %511 = fmul double %473, %510
  %512 = fadd double %506, %511
  %513 = fsub double %498, %512
  %514 = mul nsw i64 %478, %468
  %515 = getelementptr inbounds double, ptr %436, i64 %514
  %516 = load double, ptr %515, align 8
  %517 = mul nsw i64 %483, %468
  %518 = getelementptr inbounds double, ptr %436, i64 %517
  %519 = load double, ptr %518, align 8
  %520 = mul nsw i64 %482, %468
  %521 = getelementptr inbounds double, ptr %436, i64 %520
  %522 = load double, ptr %521, align 8
  %523 = fsub double %519, %522
  %524 = fdiv double %523, %513
  %525 = getelementptr inbounds double, ptr %437, i64 %517
  %526 = load double, ptr %525, align 8
  %527 = getelementptr inbounds double, ptr %437, i64 %520
  %528 = load double, ptr %527, align 8
  %529 = fsub double %526, %528
  %530 = fdiv double %529, %513
  %531 = call double @llvm.fabs.f64(double %530)
  %532 = getelementptr inbounds double, ptr %437, i64 %514
  %533 = load double, ptr %532, align 8
  %534 = fmul double %533, %533
  %535 = fmul double %524, %524
  %536 = fcmp ogt double %535, %534
  %537 = select i1 %536, double %535, double %534
  %538 = fcmp ogt double %537, %477
  %539 = select i1 %538, double %537, double %477
  %540 = fcmp ogt double %531, %476
  %541 = select i1 %540, double %531, double %476
  %542 = fcmp ogt double %516, %479
  %543 = select i1 %542, double %516, double %479
  %544 = fcmp olt double %516, %475
  %545 = select i1 %544, double %516, double %475
  %546 = add nuw nsw i64 %478, 1
  %547 = icmp eq i64 %546, %466
  br i1 %547, label %548, label %474
548:
  %549 = getelementptr inbounds nuw %struct.bg_window, ptr %298, i64 %467
  store double %543, ptr %549, align 8
  %550 = getelementptr inbounds nuw i8, ptr %549, i64 8
  store double %545, ptr %550, align 8
  %551 = getelementptr inbounds nuw i8, ptr %549, i64 16
  store double %539, ptr %551, align 8
  %552 = getelementptr inbounds nuw i8, ptr %549, i64 24
  store double %541, ptr %552, align 8
  %553 = add nuw nsw i64 %467, 1
  %554 = add nuw nsw i64 %466, 16
  %555 = icmp eq i64 %553, 64
  br i1 %555, label %438, label %465
556:
  %557 = add nuw nsw i64 %435, 1
  %558 = load i64, ptr %60, align 8
  %559 = icmp slt i64 %557, %558
  br i1 %559, label %434, label %422
560:
  %561 = phi i64 [ 0, %454 ], [ %564, %604 ]
  %562 = call i64 @llvm.usub.sat.i64(i64 %561, i64 1)
  br label %568
563:
  %564 = add nuw nsw i64 %561, 1
  %565 = fsub double %575, %579
  %566 = fmul double %565, 5.000000e-01
  %567 = fcmp ogt double %566, %464
  br i1 %567, label %584, label %595
568:
  %569 = phi double [ %575, %568 ], [ 0xFFF0000000000000, %560 ]
  %570 = phi double [ %579, %568 ], [ 0x7FF0000000000000, %560 ]
  %571 = phi i64 [ %580, %568 ], [ %562, %560 ]
  %572 = getelementptr inbounds nuw %struct.bg_window, ptr %298, i64 %571
  %573 = load double, ptr %572, align 8
  %574 = fcmp ogt double %573, %569
  %575 = select i1 %574, double %573, double %569
  %576 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %577 = load double, ptr %576, align 8
  %578 = fcmp olt double %577, %570
  %579 = select i1 %578, double %577, double %570
  %580 = add nuw nsw i64 %571, 1
  %581 = icmp samesign ule i64 %571, %561
  %582 = icmp samesign ult i64 %571, 63
  %583 = and i1 %581, %582
  br i1 %583, label %568, label %563
584:
  %585 = getelementptr inbounds nuw %struct.bg_window, ptr %298, i64 %561
  %586 = getelementptr inbounds nuw i8, ptr %585, i64 16
  %587 = load double, ptr %586, align 8
  %588 = fmul double %566, %566
  %589 = fdiv double %587, %588
  %590 = getelementptr inbounds nuw i8, ptr %585, i64 24
  %591 = load double, ptr %590, align 8
  %592 = fdiv double %591, %566
  %593 = fcmp ogt double %589, %592
  %594 = select i1 %593, double %589, double %592
  br label %595
595:
  %596 = phi double [ %594, %584 ], [ 0.000000e+00, %563 ]
  %597 = load ptr, ptr %63, align 8
  %598 = shl nuw nsw i64 %561, 6
  %599 = getelementptr inbounds nuw i8, ptr %597, i64 %598
  %600 = getelementptr inbounds nuw double, ptr %599, i64 %222
  %601 = load double, ptr %600, align 8
  %602 = fcmp ogt double %596, %601
  br i1 %602, label %603, label %604
603:
  store double %596, ptr %600, align 8
  br label %604
604:
  %605 = icmp eq i64 %564, 64
  br i1 %605, label %556, label %560
606:
  %607 = phi i64 [ %618, %606 ], [ 0, %422 ]
  %608 = load ptr, ptr %63, align 8
  %609 = shl nuw nsw i64 %607, 6
  %610 = getelementptr inbounds nuw i8, ptr %608, i64 %609
  %611 = getelementptr inbounds nuw double, ptr %610, i64 %222
  %612 = load double, ptr %611, align 8
  %613 = fcmp ogt double %612, 0.000000e+00
  %614 = call double @llvm.sqrt.f64(double %612)
  %615 = fdiv double 0x401921FB54442D18, %614
  %616 = fdiv double %615, %297
  %617 = select i1 %613, double %616, double 0x7FF0000000000000
  store double %617, ptr %611, align 8
  %618 = add nuw nsw i64 %607, 1
  %619 = icmp eq i64 %618, 64
  br i1 %619, label %620, label %606
620:
  %621 = fcmp ogt double %272, %270
  %622 = select i1 %621, double %272, double %270
  %623 = fadd double %235, %622
  %624 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %222, double noundef %235, double noundef %623) #13
  %625 = fcmp olt double %624, %240
  %626 = select i1 %625, double %624, double %240
  %627 = getelementptr inbounds nuw i8, ptr %223, i64 72
  store double %626, ptr %627, align 8
  %628 = fcmp olt double %235, %240
  br i1 %628, label %630, label %629
629:
  store i64 1, ptr %245, align 8
  br label %630
630:
  %631 = phi i32 [ %221, %220 ], [ %221, %226 ], [ 1, %620 ], [ 1, %629 ]
  %632 = add nuw nsw i64 %222, 1
  %633 = icmp eq i64 %632, 8
  br i1 %633, label %640, label %220
634:
  %635 = icmp slt i64 %646, 0
  br i1 %635, label %1748, label %636
636:
  %637 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %646
  %638 = getelementptr inbounds nuw i8, ptr %637, i64 64
  %639 = getelementptr inbounds nuw i8, ptr %637, i64 72
  br label %651
640:
  %641 = phi i64 [ %647, %640 ], [ 0, %630 ]
  %642 = phi i64 [ %646, %640 ], [ -1, %630 ]
  %643 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %641
  %644 = load i64, ptr %643, align 8
  %645 = icmp slt i64 %644, 0
  %646 = select i1 %645, i64 %642, i64 %641
  %647 = add nuw nsw i64 %641, 1
  %648 = icmp eq i64 %647, 8
  br i1 %648, label %634, label %640
649:
  store i64 1, ptr %79, align 8
  %650 = icmp eq i32 %631, 0
  br i1 %650, label %705, label %669
651:
  %652 = phi i64 [ 0, %636 ], [ %667, %666 ]
  %653 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %652
  %654 = load i64, ptr %653, align 8
  %655 = icmp slt i64 %654, 0
  br i1 %655, label %656, label %666
656:
  %657 = load i64, ptr %79, align 8
  %658 = icmp eq i64 %657, 0
  br i1 %658, label %659, label %661
659:
  %660 = load i64, ptr %637, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %652, i64 noundef %660) #13
  br label %661
661:
  %662 = load double, ptr %638, align 8
  %663 = getelementptr inbounds nuw i8, ptr %653, i64 64
  store double %662, ptr %663, align 8
  %664 = load double, ptr %639, align 8
  %665 = getelementptr inbounds nuw i8, ptr %653, i64 72
  store double %664, ptr %665, align 8
  br label %666
666:
  %667 = add nuw nsw i64 %652, 1
  %668 = icmp eq i64 %667, 8
  br i1 %668, label %649, label %651
669:
  %670 = load ptr, ptr %80, align 8
  %671 = icmp eq ptr %670, null
  br i1 %671, label %705, label %672
672:
  %673 = call fastcc <8 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #13
  %674 = load ptr, ptr %46, align 8
  %675 = load ptr, ptr %77, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %80, ptr noundef nonnull readonly %2, <8 x double> noundef %673, ptr noundef %674, <8 x double> noundef zeroinitializer, ptr noundef %675) #13
  br label %676
676:
  %677 = phi i64 [ 0, %672 ], [ %703, %702 ]
  %678 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %677
  %679 = load i64, ptr %678, align 8
  %680 = icmp sgt i64 %679, -1
  br i1 %680, label %681, label %702
681:
  %682 = getelementptr inbounds nuw i8, ptr %678, i64 40
  %683 = load i64, ptr %682, align 8
  %684 = icmp eq i64 %683, 0
  br i1 %684, label %685, label %702
685:
  %686 = load i64, ptr %37, align 8
  %687 = icmp sgt i64 %686, 0
  br i1 %687, label %688, label %702
688:
  %689 = phi i64 [ %699, %688 ], [ 0, %685 ]
  %690 = load ptr, ptr %77, align 8
  %691 = getelementptr inbounds nuw <8 x double>, ptr %690, i64 %689
  %692 = getelementptr inbounds nuw double, ptr %691, i64 %677
  %693 = load double, ptr %692, align 8
  %694 = load ptr, ptr %46, align 8
  %695 = load i64, ptr %0, align 8
  %696 = getelementptr inbounds <8 x double>, ptr %694, i64 %695
  %697 = getelementptr inbounds nuw <8 x double>, ptr %696, i64 %689
  %698 = getelementptr inbounds nuw double, ptr %697, i64 %677
  store double %693, ptr %698, align 8
  %699 = add nuw nsw i64 %689, 1
  %700 = load i64, ptr %37, align 8
  %701 = icmp slt i64 %699, %700
  br i1 %701, label %688, label %702
702:
  %703 = add nuw nsw i64 %677, 1
  %704 = icmp eq i64 %703, 8
  br i1 %704, label %705, label %676
705:
  %706 = load ptr, ptr %81, align 8
  %707 = icmp eq ptr %706, null
  br i1 %707, label %712, label %708
708:
  %709 = load i64, ptr %33, align 8
  %710 = load i64, ptr %82, align 8
  %711 = icmp slt i64 %709, %710
  br i1 %711, label %712, label %1748
712:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  %713 = load i64, ptr %0, align 8
  %714 = load i64, ptr %37, align 8
  %715 = load i64, ptr %38, align 8
  %716 = load i64, ptr %39, align 8
  %717 = load i64, ptr %83, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #14
  br label %718
718:
  %719 = phi i64 [ 0, %712 ], [ %727, %718 ]
  %720 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %719
  %721 = getelementptr inbounds nuw i8, ptr %720, i64 72
  %722 = load double, ptr %721, align 8
  %723 = getelementptr inbounds nuw i8, ptr %720, i64 64
  %724 = load double, ptr %723, align 8
  %725 = fsub double %722, %724
  %726 = getelementptr inbounds nuw double, ptr %11, i64 %719
  store double %725, ptr %726, align 8
  %727 = add nuw nsw i64 %719, 1
  %728 = icmp eq i64 %727, 8
  br i1 %728, label %729, label %718
729:
  %730 = load <8 x double>, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #14
  br label %731
731:
  %732 = phi i64 [ 0, %729 ], [ %745, %743 ]
  %733 = phi i32 [ 0, %729 ], [ %744, %743 ]
  %734 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %732
  %735 = load i64, ptr %734, align 8
  %736 = icmp sgt i64 %735, -1
  br i1 %736, label %737, label %743
737:
  %738 = getelementptr inbounds nuw i8, ptr %734, i64 16
  %739 = load i64, ptr %738, align 8
  %740 = icmp ne i64 %739, 0
  %741 = zext i1 %740 to i32
  %742 = or i32 %733, %741
  br label %743
743:
  %744 = phi i32 [ %733, %731 ], [ %742, %737 ]
  %745 = add nuw nsw i64 %732, 1
  %746 = icmp eq i64 %745, 8
  br i1 %746, label %747, label %731
747:
  %748 = add nsw i64 %714, %713
  %749 = shl nsw i64 %715, 1
  %750 = add nsw i64 %748, %749
  %751 = add nsw i64 %750, %716
  %752 = icmp eq i32 %744, 0
  br i1 %752, label %803, label %753
753:
  %754 = call fastcc <8 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #13
  %755 = load ptr, ptr %46, align 8
  %756 = load ptr, ptr %84, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <8 x double> noundef %754, ptr noundef %755, ptr noundef %756) #13
  %757 = load i64, ptr %0, align 8
  %758 = load i64, ptr %37, align 8
  %759 = add nsw i64 %758, %757
  %760 = load i64, ptr %38, align 8
  %761 = shl nsw i64 %760, 1
  %762 = add nsw i64 %759, %761
  %763 = load i64, ptr %39, align 8
  %764 = add nsw i64 %762, %763
  %765 = icmp sgt i64 %764, 0
  br i1 %765, label %767, label %766
766:
  br label %797
767:
  %768 = phi i64 [ %770, %769 ], [ 0, %753 ]
  br label %780
769:
  %770 = add nuw nsw i64 %768, 1
  %771 = load i64, ptr %0, align 8
  %772 = load i64, ptr %37, align 8
  %773 = add nsw i64 %772, %771
  %774 = load i64, ptr %38, align 8
  %775 = shl nsw i64 %774, 1
  %776 = add nsw i64 %773, %775
  %777 = load i64, ptr %39, align 8
  %778 = add nsw i64 %776, %777
  %779 = icmp slt i64 %770, %778
  br i1 %779, label %767, label %766
780:
  %781 = phi i64 [ 0, %767 ], [ %795, %794 ]
  %782 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %781
  %783 = getelementptr inbounds nuw i8, ptr %782, i64 32
  %784 = load i64, ptr %783, align 8
  %785 = icmp eq i64 %784, 0
  br i1 %785, label %794, label %786
786:
  %787 = load ptr, ptr %84, align 8
  %788 = getelementptr inbounds nuw <8 x double>, ptr %787, i64 %768
  %789 = getelementptr inbounds nuw double, ptr %788, i64 %781
  %790 = load double, ptr %789, align 8
  %791 = load ptr, ptr %85, align 8
  %792 = getelementptr inbounds nuw <8 x double>, ptr %791, i64 %768
  %793 = getelementptr inbounds nuw double, ptr %792, i64 %781
  store double %790, ptr %793, align 8
  br label %794
794:
  %795 = add nuw nsw i64 %781, 1
  %796 = icmp eq i64 %795, 8
  br i1 %796, label %769, label %780
797:
  %798 = phi i64 [ %801, %797 ], [ 0, %766 ]
  %799 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %798
  %800 = getelementptr inbounds nuw i8, ptr %799, i64 32
  store i64 0, ptr %800, align 8
  %801 = add nuw nsw i64 %798, 1
  %802 = icmp eq i64 %801, 8
  br i1 %802, label %803, label %797
803:
  %804 = icmp sgt i64 %717, 1
  br i1 %804, label %805, label %807
805:
  %806 = icmp sgt i64 %751, 0
  br label %879
807:
  %808 = load ptr, ptr %88, align 8
  %809 = load ptr, ptr %46, align 8
  %810 = load ptr, ptr %85, align 8
  %811 = load ptr, ptr %89, align 8
  %812 = icmp sgt i64 %751, 0
  br i1 %812, label %813, label %932
813:
  %814 = icmp sgt i64 %717, 0
  %815 = icmp eq ptr %809, null
  br label %816
816:
  %817 = phi i64 [ 0, %813 ], [ %847, %844 ]
  %818 = getelementptr <8 x double>, ptr %810, i64 %817
  br i1 %814, label %821, label %819
819:
  %820 = phi <8 x double> [ zeroinitializer, %816 ], [ %835, %834 ]
  br i1 %815, label %842, label %838
821:
  %822 = phi i64 [ %836, %834 ], [ 0, %816 ]
  %823 = phi <8 x double> [ %835, %834 ], [ zeroinitializer, %816 ]
  %824 = getelementptr inbounds nuw double, ptr %808, i64 %822
  %825 = load double, ptr %824, align 8
  %826 = fcmp une double %825, 0.000000e+00
  br i1 %826, label %827, label %834
827:
  %828 = insertelement <8 x double> poison, double %825, i64 0
  %829 = shufflevector <8 x double> %828, <8 x double> poison, <8 x i32> zeroinitializer
  %830 = mul nuw nsw i64 %822, %751
  %831 = getelementptr <8 x double>, ptr %818, i64 %830
  %832 = load <8 x double>, ptr %831, align 8
  %833 = call <8 x double> @llvm.fma.v8f64(<8 x double> %829, <8 x double> %832, <8 x double> %823)
  br label %834
834:
  %835 = phi <8 x double> [ %833, %827 ], [ %823, %821 ]
  %836 = add nuw nsw i64 %822, 1
  %837 = icmp eq i64 %836, %717
  br i1 %837, label %819, label %821
838:
  %839 = getelementptr inbounds nuw <8 x double>, ptr %809, i64 %817
  %840 = load <8 x double>, ptr %839, align 8
  %841 = call <8 x double> @llvm.fma.v8f64(<8 x double> %820, <8 x double> %730, <8 x double> %840)
  br label %844
842:
  %843 = fmul <8 x double> %730, %820
  br label %844
844:
  %845 = phi <8 x double> [ %841, %838 ], [ %843, %842 ]
  %846 = getelementptr inbounds nuw <8 x double>, ptr %811, i64 %817
  store <8 x double> %845, ptr %846, align 8
  %847 = add nuw nsw i64 %817, 1
  %848 = icmp eq i64 %847, %751
  br i1 %848, label %849, label %816
849:
  %850 = load ptr, ptr %90, align 8
  %851 = load ptr, ptr %85, align 8
  %852 = load ptr, ptr %91, align 8
  br label %853
853:
  %854 = phi i64 [ 0, %849 ], [ %860, %856 ]
  %855 = getelementptr <8 x double>, ptr %851, i64 %854
  br i1 %814, label %862, label %856
856:
  %857 = phi <8 x double> [ zeroinitializer, %853 ], [ %876, %875 ]
  %858 = fmul <8 x double> %730, %857
  %859 = getelementptr inbounds nuw <8 x double>, ptr %852, i64 %854
  store <8 x double> %858, ptr %859, align 8
  %860 = add nuw nsw i64 %854, 1
  %861 = icmp eq i64 %860, %751
  br i1 %861, label %932, label %853
862:
  %863 = phi i64 [ %877, %875 ], [ 0, %853 ]
  %864 = phi <8 x double> [ %876, %875 ], [ zeroinitializer, %853 ]
  %865 = getelementptr inbounds nuw double, ptr %850, i64 %863
  %866 = load double, ptr %865, align 8
  %867 = fcmp une double %866, 0.000000e+00
  br i1 %867, label %868, label %875
868:
  %869 = insertelement <8 x double> poison, double %866, i64 0
  %870 = shufflevector <8 x double> %869, <8 x double> poison, <8 x i32> zeroinitializer
  %871 = mul nuw nsw i64 %863, %751
  %872 = getelementptr <8 x double>, ptr %855, i64 %871
  %873 = load <8 x double>, ptr %872, align 8
  %874 = call <8 x double> @llvm.fma.v8f64(<8 x double> %870, <8 x double> %873, <8 x double> %864)
  br label %875
875:
  %876 = phi <8 x double> [ %874, %868 ], [ %864, %862 ]
  %877 = add nuw nsw i64 %863, 1
  %878 = icmp eq i64 %877, %717
  br i1 %878, label %856, label %862
879:
  %880 = phi i64 [ 1, %805 ], [ %930, %921 ]
  %881 = load ptr, ptr %86, align 8
  %882 = mul nuw nsw i64 %880, %717
  %883 = getelementptr inbounds nuw double, ptr %881, i64 %882
  %884 = load ptr, ptr %46, align 8
  %885 = load ptr, ptr %85, align 8
  %886 = load ptr, ptr %84, align 8
  br i1 %806, label %887, label %921
887:
  %888 = icmp eq ptr %884, null
  br label %889
889:
  %890 = phi i64 [ 0, %887 ], [ %919, %916 ]
  %891 = getelementptr <8 x double>, ptr %885, i64 %890
  br label %893
892:
  br i1 %888, label %914, label %910
893:
  %894 = phi i64 [ %908, %906 ], [ 0, %889 ]
  %895 = phi <8 x double> [ %907, %906 ], [ zeroinitializer, %889 ]
  %896 = getelementptr inbounds nuw double, ptr %883, i64 %894
  %897 = load double, ptr %896, align 8
  %898 = fcmp une double %897, 0.000000e+00
  br i1 %898, label %899, label %906
899:
  %900 = insertelement <8 x double> poison, double %897, i64 0
  %901 = shufflevector <8 x double> %900, <8 x double> poison, <8 x i32> zeroinitializer
  %902 = mul nuw nsw i64 %894, %751
  %903 = getelementptr <8 x double>, ptr %891, i64 %902
  %904 = load <8 x double>, ptr %903, align 8
  %905 = call <8 x double> @llvm.fma.v8f64(<8 x double> %901, <8 x double> %904, <8 x double> %895)
  br label %906
906:
  %907 = phi <8 x double> [ %905, %899 ], [ %895, %893 ]
  %908 = add nuw nsw i64 %894, 1
  %909 = icmp eq i64 %908, %880
  br i1 %909, label %892, label %893
910:
  %911 = getelementptr inbounds nuw <8 x double>, ptr %884, i64 %890
  %912 = load <8 x double>, ptr %911, align 8
  %913 = call <8 x double> @llvm.fma.v8f64(<8 x double> %907, <8 x double> %730, <8 x double> %912)
  br label %916
914:
  %915 = fmul <8 x double> %730, %907
  br label %916
916:
  %917 = phi <8 x double> [ %913, %910 ], [ %915, %914 ]
  %918 = getelementptr inbounds nuw <8 x double>, ptr %886, i64 %890
  store <8 x double> %917, ptr %918, align 8
  %919 = add nuw nsw i64 %890, 1
  %920 = icmp eq i64 %919, %751
  br i1 %920, label %921, label %889
921:
  %922 = load ptr, ptr %87, align 8
  %923 = getelementptr inbounds nuw double, ptr %922, i64 %880
  %924 = load double, ptr %923, align 8
  %925 = call fastcc <8 x double> @bg_at(ptr noundef %2, double noundef %924) #13
  %926 = load ptr, ptr %84, align 8
  %927 = load ptr, ptr %85, align 8
  %928 = mul nsw i64 %880, %751
  %929 = getelementptr inbounds <8 x double>, ptr %927, i64 %928
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <8 x double> noundef %925, ptr noundef %926, ptr noundef %929) #13
  %930 = add nuw nsw i64 %880, 1
  %931 = icmp eq i64 %930, %717
  br i1 %931, label %807, label %879
932:
  %933 = load ptr, ptr %92, align 8
  %934 = icmp eq ptr %933, null
  br i1 %934, label %935, label %939
935:
  %936 = load ptr, ptr %80, align 8
  %937 = icmp eq ptr %936, null
  br i1 %937, label %938, label %939
938:
  br label %1058
939:
  %940 = load i64, ptr %0, align 8
  %941 = load i64, ptr %37, align 8
  %942 = add nsw i64 %941, %940
  %943 = load i64, ptr %38, align 8
  %944 = shl nsw i64 %943, 1
  %945 = add nsw i64 %942, %944
  %946 = load i64, ptr %39, align 8
  %947 = add nsw i64 %945, %946
  %948 = icmp sgt i64 %947, 0
  br i1 %948, label %956, label %949
949:
  %950 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #13
  %951 = load ptr, ptr %89, align 8
  %952 = load ptr, ptr %94, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %950, ptr noundef %951, ptr noundef %952, i64 noundef 0, ptr noundef null) #13
  %953 = load i64, ptr %95, align 8
  %954 = icmp ne i64 %953, 0
  %955 = and i1 %948, %954
  br i1 %955, label %965, label %994
956:
  %957 = phi i64 [ %963, %956 ], [ 0, %939 ]
  %958 = load ptr, ptr %89, align 8
  %959 = getelementptr inbounds nuw <8 x double>, ptr %958, i64 %957
  %960 = load <8 x double>, ptr %959, align 8
  %961 = load ptr, ptr %93, align 8
  %962 = getelementptr inbounds nuw <8 x double>, ptr %961, i64 %957
  store <8 x double> %960, ptr %962, align 8
  %963 = add nuw nsw i64 %957, 1
  %964 = icmp eq i64 %963, %947
  br i1 %964, label %949, label %956
965:
  %966 = phi i64 [ %992, %990 ], [ 0, %949 ]
  %967 = load ptr, ptr %91, align 8
  %968 = getelementptr inbounds nuw <8 x double>, ptr %967, i64 %966
  %969 = load <8 x double>, ptr %968, align 8
  %970 = load ptr, ptr %89, align 8
  %971 = getelementptr inbounds nuw <8 x double>, ptr %970, i64 %966
  %972 = load <8 x double>, ptr %971, align 8
  %973 = load ptr, ptr %93, align 8
  %974 = getelementptr inbounds nuw <8 x double>, ptr %973, i64 %966
  %975 = load <8 x double>, ptr %974, align 8
  %976 = fsub <8 x double> %972, %975
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <8 x double> %969, ptr %9, align 8
  store <8 x double> %976, ptr %10, align 8
  br label %977
977:
  %978 = phi i64 [ 0, %965 ], [ %988, %987 ]
  %979 = getelementptr inbounds nuw double, ptr %9, i64 %978
  %980 = getelementptr inbounds nuw double, ptr %10, i64 %978
  %981 = load double, ptr %980, align 8
  %982 = call double @llvm.fabs.f64(double %981)
  %983 = load double, ptr %979, align 8
  %984 = call double @llvm.fabs.f64(double %983)
  %985 = fcmp ogt double %982, %984
  br i1 %985, label %986, label %987
986:
  store double %981, ptr %979, align 8
  br label %987
987:
  %988 = add nuw nsw i64 %978, 1
  %989 = icmp eq i64 %988, 8
  br i1 %989, label %990, label %977
990:
  %991 = load <8 x double>, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  store <8 x double> %991, ptr %968, align 8
  %992 = add nuw nsw i64 %966, 1
  %993 = icmp eq i64 %992, %947
  br i1 %993, label %994, label %965
994:
  %995 = load ptr, ptr %96, align 8
  %996 = icmp eq ptr %995, null
  br i1 %996, label %1030, label %997
997:
  %998 = load i64, ptr %0, align 8
  %999 = icmp sgt i64 %998, 0
  br i1 %999, label %1000, label %1030
1000:
  %1001 = phi i64 [ %1003, %1002 ], [ 0, %997 ]
  br label %1006
1002:
  %1003 = add nuw nsw i64 %1001, 1
  %1004 = load i64, ptr %0, align 8
  %1005 = icmp slt i64 %1003, %1004
  br i1 %1005, label %1000, label %1030
1006:
  %1007 = phi i64 [ 0, %1000 ], [ %1028, %1027 ]
  %1008 = load ptr, ptr %97, align 8
  %1009 = getelementptr inbounds nuw <8 x double>, ptr %1008, i64 %1001
  %1010 = getelementptr inbounds nuw double, ptr %1009, i64 %1007
  %1011 = load double, ptr %1010, align 8
  %1012 = fcmp ogt double %1011, 5.000000e-01
  br i1 %1012, label %1013, label %1027
1013:
  %1014 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1007
  %1015 = getelementptr inbounds nuw i8, ptr %1014, i64 128
  %1016 = load double, ptr %1015, align 8
  %1017 = fdiv double %1016, 1.000000e-02
  %1018 = fcmp olt double %1017, 1.000000e-03
  %1019 = fcmp ogt double %1017, 1.000000e+00
  %1020 = select i1 %1019, double 1.000000e+00, double %1017
  %1021 = select i1 %1018, double 1.000000e-03, double %1020
  %1022 = load ptr, ptr %91, align 8
  %1023 = getelementptr inbounds nuw <8 x double>, ptr %1022, i64 %1001
  %1024 = getelementptr inbounds nuw double, ptr %1023, i64 %1007
  %1025 = load double, ptr %1024, align 8
  %1026 = fmul double %1025, %1021
  store double %1026, ptr %1024, align 8
  br label %1027
1027:
  %1028 = add nuw nsw i64 %1007, 1
  %1029 = icmp eq i64 %1028, 8
  br i1 %1029, label %1002, label %1006
1030:
  br i1 %948, label %1031, label %938
1031:
  %1032 = phi i64 [ %1054, %1052 ], [ 0, %1030 ]
  %1033 = load ptr, ptr %91, align 8
  %1034 = getelementptr inbounds nuw <8 x double>, ptr %1033, i64 %1032
  %1035 = load <8 x double>, ptr %1034, align 8
  %1036 = load ptr, ptr %94, align 8
  %1037 = getelementptr inbounds nuw <8 x double>, ptr %1036, i64 %1032
  %1038 = load <8 x double>, ptr %1037, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <8 x double> %1035, ptr %7, align 8
  store <8 x double> %1038, ptr %8, align 8
  br label %1039
1039:
  %1040 = phi i64 [ 0, %1031 ], [ %1050, %1049 ]
  %1041 = getelementptr inbounds nuw double, ptr %7, i64 %1040
  %1042 = getelementptr inbounds nuw double, ptr %8, i64 %1040
  %1043 = load double, ptr %1042, align 8
  %1044 = call double @llvm.fabs.f64(double %1043)
  %1045 = load double, ptr %1041, align 8
  %1046 = call double @llvm.fabs.f64(double %1045)
  %1047 = fcmp ogt double %1044, %1046
  br i1 %1047, label %1048, label %1049
1048:
  store double %1043, ptr %1041, align 8
  br label %1049
1049:
  %1050 = add nuw nsw i64 %1040, 1
  %1051 = icmp eq i64 %1050, 8
  br i1 %1051, label %1052, label %1039
1052:
  %1053 = load <8 x double>, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  store <8 x double> %1053, ptr %1034, align 8
  %1054 = add nuw nsw i64 %1032, 1
  %1055 = icmp eq i64 %1054, %947
  br i1 %1055, label %938, label %1031
1056:
  %1057 = icmp eq i32 %1219, 0
  br i1 %1057, label %1496, label %1222
1058:
  %1059 = phi i32 [ %1219, %1216 ], [ 0, %938 ]
  %1060 = phi i64 [ %1220, %1216 ], [ 0, %938 ]
  %1061 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %1060
  %1062 = load i64, ptr %1061, align 8
  %1063 = icmp sgt i64 %1062, -1
  br i1 %1063, label %1064, label %1216
1064:
  %1065 = getelementptr %struct.bg_lane, ptr %2, i64 %1060
  %1066 = getelementptr i8, ptr %1065, i64 128
  %1067 = load double, ptr %1066, align 8
  %1068 = load i64, ptr %0, align 8
  %1069 = load i64, ptr %37, align 8
  %1070 = add nsw i64 %1069, %1068
  %1071 = load i64, ptr %38, align 8
  %1072 = shl nsw i64 %1071, 1
  %1073 = add nsw i64 %1070, %1072
  %1074 = load i64, ptr %39, align 8
  %1075 = add nsw i64 %1073, %1074
  %1076 = icmp sgt i64 %1075, 0
  br i1 %1076, label %1077, label %1082
1077:
  %1078 = load ptr, ptr %89, align 8
  %1079 = getelementptr double, ptr %1078, i64 %1060
  br label %1095
1080:
  %1081 = icmp eq i32 %1102, 0
  br label %1082
1082:
  %1083 = phi i1 [ true, %1064 ], [ %1081, %1080 ]
  %1084 = icmp sgt i64 %1068, 0
  br i1 %1084, label %1085, label %1135
1085:
  %1086 = load ptr, ptr %46, align 8
  %1087 = getelementptr double, ptr %1086, i64 %1060
  %1088 = load ptr, ptr %89, align 8
  %1089 = getelementptr double, ptr %1088, i64 %1060
  %1090 = load ptr, ptr %91, align 8
  %1091 = getelementptr double, ptr %1090, i64 %1060
  %1092 = load ptr, ptr %98, align 8
  %1093 = getelementptr double, ptr %1092, i64 %1060
  %1094 = load ptr, ptr %99, align 8
  br label %1107
1095:
  %1096 = phi i32 [ 0, %1077 ], [ %1102, %1095 ]
  %1097 = phi i64 [ 0, %1077 ], [ %1103, %1095 ]
  %1098 = getelementptr <8 x double>, ptr %1079, i64 %1097
  %1099 = load double, ptr %1098, align 8
  %1100 = fcmp uno double %1099, 0.000000e+00
  %1101 = zext i1 %1100 to i32
  %1102 = or i32 %1096, %1101
  %1103 = add nuw nsw i64 %1097, 1
  %1104 = icmp eq i64 %1103, %1075
  br i1 %1104, label %1080, label %1095
1105:
  %1106 = call double @llvm.sqrt.f64(double %1132)
  br label %1135
1107:
  %1108 = phi double [ 0.000000e+00, %1085 ], [ %1132, %1107 ]
  %1109 = phi i64 [ 0, %1085 ], [ %1133, %1107 ]
  %1110 = getelementptr <8 x double>, ptr %1087, i64 %1109
  %1111 = load double, ptr %1110, align 8
  %1112 = call double @llvm.fabs.f64(double %1111)
  %1113 = getelementptr <8 x double>, ptr %1089, i64 %1109
  %1114 = load double, ptr %1113, align 8
  %1115 = call double @llvm.fabs.f64(double %1114)
  %1116 = getelementptr <8 x double>, ptr %1091, i64 %1109
  %1117 = load double, ptr %1116, align 8
  %1118 = getelementptr <8 x double>, ptr %1093, i64 %1109
  %1119 = load double, ptr %1118, align 8
  %1120 = fcmp uno double %1117, 0.000000e+00
  %1121 = select i1 %1120, double 0x7FF0000000000000, double %1117
  %1122 = fcmp ogt double %1115, %1112
  %1123 = select i1 %1083, i1 %1122, i1 false
  %1124 = select i1 %1123, double %1115, double %1112
  %1125 = getelementptr inbounds nuw double, ptr %1094, i64 %1109
  %1126 = load double, ptr %1125, align 8
  %1127 = fcmp ogt double %1126, 0.000000e+00
  %1128 = call double @llvm.fma.f64(double %1124, double %1067, double %1119)
  %1129 = fdiv double %1121, %1128
  %1130 = fmul double %1129, %1129
  %1131 = call double @llvm.fma.f64(double %1126, double %1130, double %1108)
  %1132 = select i1 %1127, double %1131, double %1108
  %1133 = add nuw nsw i64 %1109, 1
  %1134 = icmp eq i64 %1133, %1068
  br i1 %1134, label %1105, label %1107
1135:
  %1136 = phi double [ 0.000000e+00, %1082 ], [ %1106, %1105 ]
  %1137 = fdiv double 1.000000e+00, %1136
  %1138 = load i64, ptr %100, align 8
  %1139 = sitofp i64 %1138 to double
  %1140 = getelementptr inbounds nuw i8, ptr %1061, i64 72
  %1141 = load double, ptr %1140, align 8
  %1142 = getelementptr inbounds nuw i8, ptr %1061, i64 64
  %1143 = load double, ptr %1142, align 8
  %1144 = fsub double %1141, %1143
  %1145 = fcmp olt double %1136, 1.000000e+00
  br i1 %1145, label %1151, label %1146
1146:
  %1147 = getelementptr inbounds nuw i8, ptr %1061, i64 24
  %1148 = load i64, ptr %1147, align 8
  %1149 = freeze i64 %1148
  %1150 = icmp ne i64 %1149, 0
  br label %1151
1151:
  %1152 = phi i1 [ true, %1135 ], [ %1150, %1146 ]
  %1153 = load double, ptr %101, align 8
  %1154 = load double, ptr %102, align 8
  %1155 = fadd double %1153, %1154
  %1156 = fdiv double %1155, %1139
  %1157 = call double @bg_pow_1(double noundef %1137, double noundef %1156) #12
  %1158 = fmul double %1157, 9.000000e-01
  %1159 = getelementptr inbounds nuw i8, ptr %1061, i64 136
  %1160 = load double, ptr %1159, align 8
  %1161 = load double, ptr %102, align 8
  %1162 = fneg double %1161
  %1163 = fdiv double %1162, %1139
  %1164 = call double @bg_pow_1(double noundef %1160, double noundef %1163) #12
  %1165 = fmul double %1158, %1164
  %1166 = select i1 %1152, double 1.000000e+00, double 2.000000e-01
  %1167 = select i1 %1152, double 1.000000e+01, double 9.000000e-01
  %1168 = fcmp ult double %1165, %1166
  %1169 = fcmp ogt double %1165, %1167
  %1170 = select i1 %1169, double %1167, double %1165
  %1171 = select i1 %1168, double %1166, double %1170
  %1172 = fmul double %1144, %1171
  %1173 = getelementptr inbounds nuw i8, ptr %1061, i64 128
  %1174 = load double, ptr %1173, align 8
  %1175 = fcmp olt double %1172, %1174
  %1176 = getelementptr inbounds nuw i8, ptr %1061, i64 24
  %1177 = load i64, ptr %1176, align 8
  %1178 = icmp ne i64 %1177, 0
  %1179 = fcmp oeq double %1171, 1.000000e+00
  %1180 = select i1 %1178, i1 %1179, i1 false
  %1181 = select i1 %1180, double %1174, double %1172
  %1182 = fcmp ole double %1181, %1174
  %1183 = zext i1 %1182 to i64
  store i64 %1183, ptr %1176, align 8
  %1184 = fcmp olt double %1181, %1174
  %1185 = select i1 %1184, double %1174, double %1181
  br i1 %1152, label %1186, label %1189
1186:
  %1187 = call i1 @llvm.is.fpclass.f64(double %1137, i32 608)
  %1188 = select i1 %1187, double 1.000000e+00, double %1137
  store double %1188, ptr %1159, align 8
  br label %1189
1189:
  %1190 = phi ptr [ %1140, %1186 ], [ %1142, %1151 ]
  %1191 = load double, ptr %1190, align 8
  %1192 = fadd double %1185, %1191
  %1193 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 8) %1060, double noundef %1191, double noundef %1192) #13
  %1194 = getelementptr inbounds nuw i8, ptr %1061, i64 80
  store double %1193, ptr %1194, align 8
  br i1 %1175, label %1195, label %1200
1195:
  %1196 = getelementptr inbounds nuw i8, ptr %1061, i64 32
  store i64 3, ptr %1196, align 8
  %1197 = getelementptr inbounds nuw i8, ptr %1061, i64 40
  %1198 = load i64, ptr %1197, align 8
  %1199 = add nsw i64 %1198, 1
  store i64 %1199, ptr %1197, align 8
  br label %1214
1200:
  %1201 = getelementptr inbounds nuw i8, ptr %1061, i64 40
  %1202 = load i64, ptr %1201, align 8
  %1203 = add nsw i64 %1202, 1
  store i64 %1203, ptr %1201, align 8
  %1204 = sitofp i64 %1203 to double
  %1205 = getelementptr inbounds nuw i8, ptr %1061, i64 120
  %1206 = load double, ptr %1205, align 8
  %1207 = fcmp ugt double %1206, %1204
  br i1 %1207, label %1214, label %1208
1208:
  %1209 = getelementptr inbounds nuw i8, ptr %1061, i64 96
  %1210 = load double, ptr %1209, align 8
  %1211 = fcmp olt double %1191, %1210
  br i1 %1211, label %1212, label %1214
1212:
  %1213 = getelementptr inbounds nuw i8, ptr %1061, i64 32
  store i64 2, ptr %1213, align 8
  br label %1214
1214:
  %1215 = zext i1 %1152 to i32
  br label %1216
1216:
  %1217 = phi i32 [ 0, %1058 ], [ %1215, %1214 ]
  %1218 = getelementptr inbounds nuw i32, ptr %12, i64 %1060
  store i32 %1217, ptr %1218, align 4
  %1219 = or i32 %1217, %1059
  %1220 = add nuw nsw i64 %1060, 1
  %1221 = icmp eq i64 %1220, 8
  br i1 %1221, label %1056, label %1058
1222:
  %1223 = load i64, ptr %48, align 8
  %1224 = icmp eq i64 %1223, 0
  br i1 %1224, label %1440, label %1225
1225:
  %1226 = load i64, ptr %0, align 8
  %1227 = load i64, ptr %37, align 8
  %1228 = load i64, ptr %38, align 8
  %1229 = load i64, ptr %39, align 8
  %1230 = load i64, ptr %83, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14
  br label %1231
1231:
  %1232 = phi i64 [ 0, %1225 ], [ %1240, %1231 ]
  %1233 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %1232
  %1234 = getelementptr inbounds nuw i8, ptr %1233, i64 72
  %1235 = load double, ptr %1234, align 8
  %1236 = getelementptr inbounds nuw i8, ptr %1233, i64 64
  %1237 = load double, ptr %1236, align 8
  %1238 = fsub double %1235, %1237
  %1239 = getelementptr inbounds nuw double, ptr %6, i64 %1232
  store double %1238, ptr %1239, align 8
  %1240 = add nuw nsw i64 %1232, 1
  %1241 = icmp eq i64 %1240, 8
  br i1 %1241, label %1242, label %1231
1242:
  %1243 = add i64 %1227, %1226
  %1244 = shl i64 %1228, 1
  %1245 = add i64 %1243, %1244
  %1246 = add i64 %1245, %1229
  %1247 = load <8 x double>, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14
  %1248 = icmp sgt i64 %1230, 0
  br i1 %1248, label %1249, label %1253
1249:
  %1250 = icmp sgt i64 %1246, 0
  %1251 = icmp sgt i64 %1223, 0
  %1252 = mul i64 %1246, %1230
  br label %1258
1253:
  %1254 = icmp sgt i64 %1223, 0
  br i1 %1254, label %1255, label %1373
1255:
  %1256 = mul i64 %1246, %1230
  %1257 = icmp sgt i64 %1246, 0
  br label %1378
1258:
  %1259 = phi i64 [ 0, %1249 ], [ %1307, %1306 ]
  %1260 = load ptr, ptr %86, align 8
  %1261 = mul nuw nsw i64 %1259, %1230
  %1262 = getelementptr inbounds nuw double, ptr %1260, i64 %1261
  %1263 = load ptr, ptr %46, align 8
  %1264 = load ptr, ptr %85, align 8
  %1265 = load ptr, ptr %84, align 8
  br i1 %1250, label %1266, label %1302
1266:
  %1267 = icmp eq i64 %1259, 0
  %1268 = icmp eq ptr %1263, null
  br label %1269
1269:
  %1270 = phi i64 [ 0, %1266 ], [ %1300, %1297 ]
  %1271 = getelementptr <8 x double>, ptr %1264, i64 %1270
  br i1 %1267, label %1272, label %1274
1272:
  %1273 = phi <8 x double> [ zeroinitializer, %1269 ], [ %1288, %1287 ]
  br i1 %1268, label %1295, label %1291
1274:
  %1275 = phi i64 [ %1289, %1287 ], [ 0, %1269 ]
  %1276 = phi <8 x double> [ %1288, %1287 ], [ zeroinitializer, %1269 ]
  %1277 = getelementptr inbounds nuw double, ptr %1262, i64 %1275
  %1278 = load double, ptr %1277, align 8
  %1279 = fcmp une double %1278, 0.000000e+00
  br i1 %1279, label %1280, label %1287
1280:
  %1281 = insertelement <8 x double> poison, double %1278, i64 0
  %1282 = shufflevector <8 x double> %1281, <8 x double> poison, <8 x i32> zeroinitializer
  %1283 = mul nuw nsw i64 %1275, %1246
  %1284 = getelementptr <8 x double>, ptr %1271, i64 %1283
  %1285 = load <8 x double>, ptr %1284, align 8
  %1286 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1282, <8 x double> %1285, <8 x double> %1276)
  br label %1287
1287:
  %1288 = phi <8 x double> [ %1286, %1280 ], [ %1276, %1274 ]
  %1289 = add nuw nsw i64 %1275, 1
  %1290 = icmp eq i64 %1289, %1259
  br i1 %1290, label %1272, label %1274
1291:
  %1292 = getelementptr inbounds nuw <8 x double>, ptr %1263, i64 %1270
  %1293 = load <8 x double>, ptr %1292, align 8
  %1294 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1273, <8 x double> %1247, <8 x double> %1293)
  br label %1297
1295:
  %1296 = fmul <8 x double> %1247, %1273
  br label %1297
1297:
  %1298 = phi <8 x double> [ %1294, %1291 ], [ %1296, %1295 ]
  %1299 = getelementptr inbounds nuw <8 x double>, ptr %1265, i64 %1270
  store <8 x double> %1298, ptr %1299, align 8
  %1300 = add nuw nsw i64 %1270, 1
  %1301 = icmp eq i64 %1300, %1246
  br i1 %1301, label %1302, label %1269
1302:
  br i1 %1251, label %1303, label %1306
1303:
  %1304 = icmp eq i64 %1259, 0
  %1305 = mul nsw i64 %1259, %1246
  br label %1309
1306:
  %1307 = add nuw nsw i64 %1259, 1
  %1308 = icmp eq i64 %1307, %1230
  br i1 %1308, label %1253, label %1258
1309:
  %1310 = phi i64 [ 0, %1303 ], [ %1366, %1365 ]
  %1311 = load ptr, ptr %103, align 8
  %1312 = mul i64 %1252, %1310
  %1313 = getelementptr inbounds <8 x double>, ptr %1311, i64 %1312
  %1314 = load ptr, ptr %86, align 8
  %1315 = getelementptr inbounds nuw double, ptr %1314, i64 %1261
  %1316 = load ptr, ptr %49, align 8
  %1317 = mul nsw i64 %1310, %1246
  %1318 = getelementptr inbounds <8 x double>, ptr %1316, i64 %1317
  %1319 = load ptr, ptr %104, align 8
  br i1 %1250, label %1320, label %1355
1320:
  %1321 = icmp eq ptr %1316, null
  br label %1322
1322:
  %1323 = phi i64 [ 0, %1320 ], [ %1353, %1350 ]
  %1324 = getelementptr <8 x double>, ptr %1313, i64 %1323
  br i1 %1304, label %1325, label %1327
1325:
  %1326 = phi <8 x double> [ zeroinitializer, %1322 ], [ %1341, %1340 ]
  br i1 %1321, label %1348, label %1344
1327:
  %1328 = phi i64 [ %1342, %1340 ], [ 0, %1322 ]
  %1329 = phi <8 x double> [ %1341, %1340 ], [ zeroinitializer, %1322 ]
  %1330 = getelementptr inbounds nuw double, ptr %1315, i64 %1328
  %1331 = load double, ptr %1330, align 8
  %1332 = fcmp une double %1331, 0.000000e+00
  br i1 %1332, label %1333, label %1340
1333:
  %1334 = insertelement <8 x double> poison, double %1331, i64 0
  %1335 = shufflevector <8 x double> %1334, <8 x double> poison, <8 x i32> zeroinitializer
  %1336 = mul nuw nsw i64 %1328, %1246
  %1337 = getelementptr <8 x double>, ptr %1324, i64 %1336
  %1338 = load <8 x double>, ptr %1337, align 8
  %1339 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1335, <8 x double> %1338, <8 x double> %1329)
  br label %1340
1340:
  %1341 = phi <8 x double> [ %1339, %1333 ], [ %1329, %1327 ]
  %1342 = add nuw nsw i64 %1328, 1
  %1343 = icmp eq i64 %1342, %1259
  br i1 %1343, label %1325, label %1327
1344:
  %1345 = getelementptr inbounds nuw <8 x double>, ptr %1318, i64 %1323
  %1346 = load <8 x double>, ptr %1345, align 8
  %1347 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1326, <8 x double> %1247, <8 x double> %1346)
  br label %1350
1348:
  %1349 = fmul <8 x double> %1247, %1326
  br label %1350
1350:
  %1351 = phi <8 x double> [ %1347, %1344 ], [ %1349, %1348 ]
  %1352 = getelementptr inbounds nuw <8 x double>, ptr %1319, i64 %1323
  store <8 x double> %1351, ptr %1352, align 8
  %1353 = add nuw nsw i64 %1323, 1
  %1354 = icmp eq i64 %1353, %1246
  br i1 %1354, label %1355, label %1322
1355:
  %1356 = load ptr, ptr %87, align 8
  %1357 = getelementptr inbounds nuw double, ptr %1356, i64 %1259
  %1358 = load double, ptr %1357, align 8
  %1359 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef %1358) #13
  %1360 = load ptr, ptr %84, align 8
  %1361 = load ptr, ptr %104, align 8
  %1362 = getelementptr inbounds <8 x double>, ptr %1313, i64 %1305
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %105, ptr noundef readonly %2, <8 x double> noundef %1359, ptr noundef %1360, <8 x double> noundef zeroinitializer, i64 noundef %1310, ptr noundef %1361, ptr noundef %1362) #13
  %1363 = load i64, ptr %0, align 8
  %1364 = icmp slt i64 %1363, %1246
  br i1 %1364, label %1368, label %1365
1365:
  %1366 = add nuw nsw i64 %1310, 1
  %1367 = icmp eq i64 %1366, %1223
  br i1 %1367, label %1306, label %1309
1368:
  %1369 = phi i64 [ %1371, %1368 ], [ %1363, %1355 ]
  %1370 = getelementptr <8 x double>, ptr %1362, i64 %1369
  store <8 x double> zeroinitializer, ptr %1370, align 8
  %1371 = add nsw i64 %1369, 1
  %1372 = icmp slt i64 %1371, %1246
  br i1 %1372, label %1368, label %1365
1373:
  %1374 = load ptr, ptr %92, align 8
  %1375 = icmp eq ptr %1374, null
  br i1 %1375, label %1440, label %1376
1376:
  %1377 = icmp sgt i64 %1246, 0
  br i1 %1377, label %1431, label %1427
1378:
  %1379 = phi i64 [ 0, %1255 ], [ %1425, %1424 ]
  %1380 = load ptr, ptr %88, align 8
  %1381 = load ptr, ptr %49, align 8
  %1382 = mul nsw i64 %1379, %1246
  %1383 = getelementptr inbounds <8 x double>, ptr %1381, i64 %1382
  %1384 = load ptr, ptr %103, align 8
  %1385 = mul i64 %1256, %1379
  %1386 = getelementptr inbounds <8 x double>, ptr %1384, i64 %1385
  %1387 = load ptr, ptr %106, align 8
  %1388 = getelementptr inbounds <8 x double>, ptr %1387, i64 %1382
  br i1 %1257, label %1389, label %1424
1389:
  %1390 = icmp eq ptr %1381, null
  br label %1391
1391:
  %1392 = phi i64 [ 0, %1389 ], [ %1422, %1419 ]
  %1393 = getelementptr <8 x double>, ptr %1386, i64 %1392
  br i1 %1248, label %1396, label %1394
1394:
  %1395 = phi <8 x double> [ zeroinitializer, %1391 ], [ %1410, %1409 ]
  br i1 %1390, label %1417, label %1413
1396:
  %1397 = phi i64 [ %1411, %1409 ], [ 0, %1391 ]
  %1398 = phi <8 x double> [ %1410, %1409 ], [ zeroinitializer, %1391 ]
  %1399 = getelementptr inbounds nuw double, ptr %1380, i64 %1397
  %1400 = load double, ptr %1399, align 8
  %1401 = fcmp une double %1400, 0.000000e+00
  br i1 %1401, label %1402, label %1409
1402:
  %1403 = insertelement <8 x double> poison, double %1400, i64 0
  %1404 = shufflevector <8 x double> %1403, <8 x double> poison, <8 x i32> zeroinitializer
  %1405 = mul nuw nsw i64 %1397, %1246
  %1406 = getelementptr <8 x double>, ptr %1393, i64 %1405
  %1407 = load <8 x double>, ptr %1406, align 8
  %1408 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1404, <8 x double> %1407, <8 x double> %1398)
  br label %1409
1409:
  %1410 = phi <8 x double> [ %1408, %1402 ], [ %1398, %1396 ]
  %1411 = add nuw nsw i64 %1397, 1
  %1412 = icmp eq i64 %1411, %1230
  br i1 %1412, label %1394, label %1396
1413:
  %1414 = getelementptr inbounds nuw <8 x double>, ptr %1383, i64 %1392
  %1415 = load <8 x double>, ptr %1414, align 8
  %1416 = call <8 x double> @llvm.fma.v8f64(<8 x double> %1395, <8 x double> %1247, <8 x double> %1415)
  br label %1419
1417:
  %1418 = fmul <8 x double> %1247, %1395
  br label %1419
1419:
  %1420 = phi <8 x double> [ %1416, %1413 ], [ %1418, %1417 ]
  %1421 = getelementptr inbounds nuw <8 x double>, ptr %1388, i64 %1392
  store <8 x double> %1420, ptr %1421, align 8
  %1422 = add nuw nsw i64 %1392, 1
  %1423 = icmp eq i64 %1422, %1246
  br i1 %1423, label %1424, label %1391
1424:
  %1425 = add nuw nsw i64 %1379, 1
  %1426 = icmp eq i64 %1425, %1223
  br i1 %1426, label %1373, label %1378
1427:
  %1428 = call fastcc <8 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #13
  %1429 = load ptr, ptr %84, align 8
  %1430 = load ptr, ptr %106, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <8 x double> noundef %1428, ptr noundef %1429, ptr noundef null, i64 noundef range(i64 1, 0) %1223, ptr noundef %1430) #13
  br label %1440
1431:
  %1432 = phi i64 [ %1438, %1431 ], [ 0, %1376 ]
  %1433 = load ptr, ptr %93, align 8
  %1434 = getelementptr inbounds nuw <8 x double>, ptr %1433, i64 %1432
  %1435 = load <8 x double>, ptr %1434, align 8
  %1436 = load ptr, ptr %84, align 8
  %1437 = getelementptr inbounds nuw <8 x double>, ptr %1436, i64 %1432
  store <8 x double> %1435, ptr %1437, align 8
  %1438 = add nuw nsw i64 %1432, 1
  %1439 = icmp eq i64 %1438, %1246
  br i1 %1439, label %1427, label %1431
1440:
  %1441 = load ptr, ptr %81, align 8
  %1442 = icmp eq ptr %1441, null
  br i1 %1442, label %1496, label %1443
1443:
  %1444 = load i64, ptr %0, align 8
  %1445 = load i64, ptr %37, align 8
  %1446 = add nsw i64 %1445, %1444
  %1447 = load i64, ptr %38, align 8
  %1448 = shl nsw i64 %1447, 1
  %1449 = add nsw i64 %1446, %1448
  %1450 = load i64, ptr %39, align 8
  %1451 = add nsw i64 %1449, %1450
  %1452 = load i64, ptr %83, align 8
  %1453 = load i64, ptr %33, align 8
  %1454 = add nsw i64 %1453, 1
  store i64 %1454, ptr %33, align 8
  %1455 = add nsw i64 %1452, 2
  %1456 = mul nsw i64 %1455, %1451
  %1457 = add nsw i64 %1456, 2
  %1458 = mul nsw i64 %1457, %1453
  %1459 = getelementptr inbounds double, ptr %1441, i64 %1458
  %1460 = load double, ptr %107, align 8
  %1461 = getelementptr inbounds nuw i8, ptr %1459, i64 8
  store double %1460, ptr %1459, align 8
  %1462 = load double, ptr %108, align 8
  %1463 = getelementptr inbounds nuw i8, ptr %1459, i64 16
  store double %1462, ptr %1461, align 8
  %1464 = icmp sgt i64 %1451, 0
  br i1 %1464, label %1465, label %1474
1465:
  %1466 = phi i64 [ %1472, %1465 ], [ 0, %1443 ]
  %1467 = phi ptr [ %1471, %1465 ], [ %1463, %1443 ]
  %1468 = load ptr, ptr %46, align 8
  %1469 = getelementptr inbounds nuw <8 x double>, ptr %1468, i64 %1466
  %1470 = load double, ptr %1469, align 8
  %1471 = getelementptr inbounds nuw i8, ptr %1467, i64 8
  store double %1470, ptr %1467, align 8
  %1472 = add nuw nsw i64 %1466, 1
  %1473 = icmp eq i64 %1472, %1451
  br i1 %1473, label %1478, label %1465
1474:
  %1475 = phi ptr [ %1463, %1443 ], [ %1484, %1478 ]
  %1476 = mul nsw i64 %1451, %1452
  %1477 = icmp sgt i64 %1476, 0
  br i1 %1477, label %1487, label %1496
1478:
  %1479 = phi i64 [ %1485, %1478 ], [ 0, %1465 ]
  %1480 = phi ptr [ %1484, %1478 ], [ %1471, %1465 ]
  %1481 = load ptr, ptr %89, align 8
  %1482 = getelementptr inbounds nuw <8 x double>, ptr %1481, i64 %1479
  %1483 = load double, ptr %1482, align 8
  %1484 = getelementptr inbounds nuw i8, ptr %1480, i64 8
  store double %1483, ptr %1480, align 8
  %1485 = add nuw nsw i64 %1479, 1
  %1486 = icmp eq i64 %1485, %1451
  br i1 %1486, label %1474, label %1478
1487:
  %1488 = phi i64 [ %1494, %1487 ], [ 0, %1474 ]
  %1489 = phi ptr [ %1493, %1487 ], [ %1475, %1474 ]
  %1490 = load ptr, ptr %85, align 8
  %1491 = getelementptr inbounds nuw <8 x double>, ptr %1490, i64 %1488
  %1492 = load double, ptr %1491, align 8
  %1493 = getelementptr inbounds nuw i8, ptr %1489, i64 8
  store double %1492, ptr %1489, align 8
  %1494 = add nuw nsw i64 %1488, 1
  %1495 = icmp eq i64 %1494, %1476
  br i1 %1495, label %1496, label %1487
1496:
  br label %1497
1497:
  %1498 = phi i64 [ %1743, %1742 ], [ 0, %1496 ]
  %1499 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %1498
  %1500 = load i64, ptr %1499, align 8
  %1501 = icmp slt i64 %1500, 0
  br i1 %1501, label %1742, label %1502
1502:
  %1503 = getelementptr inbounds nuw i32, ptr %12, i64 %1498
  %1504 = load i32, ptr %1503, align 4
  %1505 = icmp eq i32 %1504, 0
  br i1 %1505, label %1722, label %1506
1506:
  %1507 = load i64, ptr %0, align 8
  %1508 = load i64, ptr %37, align 8
  %1509 = add i64 %1508, %1507
  %1510 = load i64, ptr %38, align 8
  %1511 = shl i64 %1510, 1
  %1512 = add i64 %1509, %1511
  %1513 = load i64, ptr %39, align 8
  %1514 = add i64 %1512, %1513
  %1515 = load i64, ptr %83, align 8
  %1516 = add nsw i64 %1515, -1
  %1517 = mul nsw i64 %1516, %1514
  %1518 = load ptr, ptr %109, align 8
  %1519 = load i64, ptr %110, align 8
  %1520 = mul nsw i64 %1519, %1500
  %1521 = getelementptr inbounds double, ptr %1518, i64 %1520
  %1522 = getelementptr inbounds nuw i8, ptr %1499, i64 8
  %1523 = load i64, ptr %1522, align 8
  %1524 = load i64, ptr %111, align 8
  %1525 = icmp slt i64 %1523, %1524
  br i1 %1525, label %1526, label %1649
1526:
  %1527 = getelementptr inbounds nuw i8, ptr %1499, i64 72
  %1528 = getelementptr inbounds nuw i8, ptr %1499, i64 64
  br label %1529
1529:
  %1530 = phi i64 [ %1524, %1526 ], [ %1647, %1644 ]
  %1531 = phi i64 [ %1523, %1526 ], [ %1646, %1644 ]
  %1532 = getelementptr inbounds double, ptr %1521, i64 %1531
  %1533 = load double, ptr %1532, align 8
  %1534 = load double, ptr %1527, align 8
  %1535 = fcmp ugt double %1533, %1534
  br i1 %1535, label %1649, label %1536
1536:
  %1537 = load double, ptr %1528, align 8
  %1538 = fsub double %1533, %1537
  %1539 = fsub double %1534, %1537
  %1540 = fdiv double %1538, %1539
  %1541 = load i64, ptr %0, align 8
  %1542 = load i64, ptr %37, align 8
  %1543 = add i64 %1542, %1541
  %1544 = load i64, ptr %38, align 8
  %1545 = shl nsw i64 %1544, 1
  %1546 = add nsw i64 %1545, %1543
  %1547 = load i64, ptr %39, align 8
  %1548 = add nsw i64 %1546, %1547
  %1549 = load i64, ptr %83, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14
  %1550 = load i64, ptr %112, align 8
  %1551 = icmp ne i64 %1550, 0
  %1552 = icmp sgt i64 %1549, 0
  %1553 = select i1 %1551, i1 %1552, i1 false
  br i1 %1553, label %1554, label %1558
1554:
  %1555 = icmp sgt i64 %1550, 0
  %1556 = fmul double %1540, 0.000000e+00
  %1557 = getelementptr double, ptr %5, i64 %1549
  br label %1566
1558:
  %1559 = load ptr, ptr %114, align 8
  %1560 = load i64, ptr %1499, align 8
  %1561 = mul nsw i64 %1560, %1530
  %1562 = add nsw i64 %1561, %1531
  %1563 = mul nsw i64 %1562, %1543
  %1564 = getelementptr inbounds double, ptr %1559, i64 %1563
  %1565 = icmp sgt i64 %1543, 0
  br i1 %1565, label %1603, label %1598
1566:
  %1567 = phi i64 [ 0, %1554 ], [ %1596, %1593 ]
  br i1 %1555, label %1568, label %1580
1568:
  %1569 = load ptr, ptr %113, align 8
  %1570 = mul nuw nsw i64 %1567, %1550
  %1571 = getelementptr double, ptr %1569, i64 %1570
  br label %1572
1572:
  %1573 = phi i64 [ %1550, %1568 ], [ %1575, %1572 ]
  %1574 = phi double [ 0.000000e+00, %1568 ], [ %1578, %1572 ]
  %1575 = add nsw i64 %1573, -1
  %1576 = getelementptr double, ptr %1571, i64 %1575
  %1577 = load double, ptr %1576, align 8
  %1578 = call double @llvm.fma.f64(double %1574, double %1540, double %1577)
  %1579 = icmp samesign ugt i64 %1573, 1
  br i1 %1579, label %1572, label %1582
1580:
  %1581 = getelementptr inbounds nuw double, ptr %5, i64 %1567
  store double %1556, ptr %1581, align 8
  br label %1593
1582:
  %1583 = fmul double %1540, %1578
  %1584 = getelementptr inbounds nuw double, ptr %5, i64 %1567
  store double %1583, ptr %1584, align 8
  br label %1585
1585:
  %1586 = phi i64 [ %1550, %1582 ], [ %1588, %1585 ]
  %1587 = phi double [ 0.000000e+00, %1582 ], [ %1591, %1585 ]
  %1588 = add nsw i64 %1586, -1
  %1589 = getelementptr double, ptr %1571, i64 %1588
  %1590 = load double, ptr %1589, align 8
  %1591 = fadd double %1587, %1590
  %1592 = icmp samesign ugt i64 %1586, 1
  br i1 %1592, label %1585, label %1593
1593:
  %1594 = phi double [ 0.000000e+00, %1580 ], [ %1591, %1585 ]
  %1595 = getelementptr double, ptr %1557, i64 %1567
  store double %1594, ptr %1595, align 8
  %1596 = add nuw nsw i64 %1567, 1
  %1597 = icmp eq i64 %1596, %1549
  br i1 %1597, label %1558, label %1566
1598:
  %1599 = load i64, ptr %48, align 8
  %1600 = icmp sgt i64 %1599, 0
  br i1 %1600, label %1601, label %1644
1601:
  %1602 = mul i64 %1548, %1549
  br label %1612
1603:
  %1604 = phi i64 [ %1610, %1603 ], [ 0, %1558 ]
  %1605 = load ptr, ptr %46, align 8
  %1606 = load ptr, ptr %89, align 8
  %1607 = load ptr, ptr %85, align 8
  %1608 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1605, ptr noundef %1606, ptr noundef %1607, ptr noundef %5, double noundef %1540, double noundef %1539, i64 noundef %1604, i64 noundef range(i64 -9223372036854775808, 8) %1498) #13
  %1609 = getelementptr inbounds nuw double, ptr %1564, i64 %1604
  store double %1608, ptr %1609, align 8
  %1610 = add nuw nsw i64 %1604, 1
  %1611 = icmp eq i64 %1610, %1543
  br i1 %1611, label %1598, label %1603
1612:
  %1613 = phi i64 [ %1599, %1601 ], [ %1635, %1634 ]
  %1614 = phi i64 [ 0, %1601 ], [ %1636, %1634 ]
  %1615 = load ptr, ptr %115, align 8
  %1616 = load i64, ptr %1499, align 8
  %1617 = mul nsw i64 %1616, %1613
  %1618 = add nsw i64 %1617, %1614
  %1619 = load i64, ptr %111, align 8
  %1620 = mul nsw i64 %1618, %1619
  %1621 = add nsw i64 %1620, %1531
  %1622 = mul nsw i64 %1621, %1543
  %1623 = getelementptr inbounds double, ptr %1615, i64 %1622
  %1624 = load ptr, ptr %49, align 8
  %1625 = mul nsw i64 %1614, %1548
  %1626 = getelementptr inbounds <8 x double>, ptr %1624, i64 %1625
  %1627 = load ptr, ptr %106, align 8
  %1628 = getelementptr inbounds <8 x double>, ptr %1627, i64 %1625
  %1629 = load ptr, ptr %103, align 8
  %1630 = mul i64 %1602, %1614
  %1631 = getelementptr inbounds <8 x double>, ptr %1629, i64 %1630
  br i1 %1565, label %1638, label %1634
1632:
  %1633 = load i64, ptr %48, align 8
  br label %1634
1634:
  %1635 = phi i64 [ %1633, %1632 ], [ %1613, %1612 ]
  %1636 = add nuw nsw i64 %1614, 1
  %1637 = icmp slt i64 %1636, %1635
  br i1 %1637, label %1612, label %1644
1638:
  %1639 = phi i64 [ %1642, %1638 ], [ 0, %1612 ]
  %1640 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1626, ptr noundef %1628, ptr noundef %1631, ptr noundef %5, double noundef %1540, double noundef %1539, i64 noundef %1639, i64 noundef range(i64 -9223372036854775808, 8) %1498) #13
  %1641 = getelementptr inbounds nuw double, ptr %1623, i64 %1639
  store double %1640, ptr %1641, align 8
  %1642 = add nuw nsw i64 %1639, 1
  %1643 = icmp eq i64 %1642, %1543
  br i1 %1643, label %1632, label %1638
1644:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14
  %1645 = load i64, ptr %1522, align 8
  %1646 = add nsw i64 %1645, 1
  store i64 %1646, ptr %1522, align 8
  %1647 = load i64, ptr %111, align 8
  %1648 = icmp slt i64 %1646, %1647
  br i1 %1648, label %1529, label %1649
1649:
  %1650 = icmp sgt i64 %1514, 0
  br i1 %1650, label %1654, label %1651
1651:
  %1652 = load i64, ptr %48, align 8
  %1653 = icmp sgt i64 %1652, 0
  br i1 %1653, label %1665, label %1689
1654:
  %1655 = phi i64 [ %1663, %1654 ], [ 0, %1649 ]
  %1656 = load ptr, ptr %89, align 8
  %1657 = getelementptr inbounds nuw <8 x double>, ptr %1656, i64 %1655
  %1658 = getelementptr inbounds nuw double, ptr %1657, i64 %1498
  %1659 = load double, ptr %1658, align 8
  %1660 = load ptr, ptr %46, align 8
  %1661 = getelementptr inbounds nuw <8 x double>, ptr %1660, i64 %1655
  %1662 = getelementptr inbounds nuw double, ptr %1661, i64 %1498
  store double %1659, ptr %1662, align 8
  %1663 = add nuw nsw i64 %1655, 1
  %1664 = icmp eq i64 %1663, %1514
  br i1 %1664, label %1651, label %1654
1665:
  %1666 = phi i64 [ %1673, %1672 ], [ %1652, %1651 ]
  %1667 = phi i64 [ %1674, %1672 ], [ 0, %1651 ]
  br i1 %1650, label %1668, label %1672
1668:
  %1669 = mul nuw nsw i64 %1667, %1514
  br label %1676
1670:
  %1671 = load i64, ptr %48, align 8
  br label %1672
1672:
  %1673 = phi i64 [ %1671, %1670 ], [ %1666, %1665 ]
  %1674 = add nuw nsw i64 %1667, 1
  %1675 = icmp slt i64 %1674, %1673
  br i1 %1675, label %1665, label %1689
1676:
  %1677 = phi i64 [ 0, %1668 ], [ %1687, %1676 ]
  %1678 = load ptr, ptr %106, align 8
  %1679 = getelementptr inbounds nuw <8 x double>, ptr %1678, i64 %1669
  %1680 = getelementptr inbounds nuw <8 x double>, ptr %1679, i64 %1677
  %1681 = getelementptr inbounds nuw double, ptr %1680, i64 %1498
  %1682 = load double, ptr %1681, align 8
  %1683 = load ptr, ptr %49, align 8
  %1684 = getelementptr inbounds nuw <8 x double>, ptr %1683, i64 %1669
  %1685 = getelementptr inbounds nuw <8 x double>, ptr %1684, i64 %1677
  %1686 = getelementptr inbounds nuw double, ptr %1685, i64 %1498
  store double %1682, ptr %1686, align 8
  %1687 = add nuw nsw i64 %1677, 1
  %1688 = icmp eq i64 %1687, %1514
  br i1 %1688, label %1670, label %1676
1689:
  %1690 = load i64, ptr %116, align 8
  %1691 = icmp ne i64 %1690, 0
  %1692 = and i1 %1650, %1691
  br i1 %1692, label %1693, label %1706
1693:
  %1694 = phi i64 [ %1702, %1693 ], [ 0, %1689 ]
  %1695 = load ptr, ptr %85, align 8
  %1696 = getelementptr inbounds <8 x double>, ptr %1695, i64 %1517
  %1697 = getelementptr inbounds nuw <8 x double>, ptr %1696, i64 %1694
  %1698 = getelementptr inbounds nuw double, ptr %1697, i64 %1498
  %1699 = load double, ptr %1698, align 8
  %1700 = getelementptr inbounds nuw <8 x double>, ptr %1695, i64 %1694
  %1701 = getelementptr inbounds nuw double, ptr %1700, i64 %1498
  store double %1699, ptr %1701, align 8
  %1702 = add nuw nsw i64 %1694, 1
  %1703 = icmp eq i64 %1702, %1514
  br i1 %1703, label %1704, label %1693
1704:
  %1705 = load i64, ptr %116, align 8
  br label %1706
1706:
  %1707 = phi i64 [ %1705, %1704 ], [ %1690, %1689 ]
  %1708 = icmp eq i64 %1707, 0
  %1709 = zext i1 %1708 to i64
  %1710 = getelementptr inbounds nuw i8, ptr %1499, i64 16
  store i64 %1709, ptr %1710, align 8
  %1711 = getelementptr inbounds nuw i8, ptr %1499, i64 72
  %1712 = load double, ptr %1711, align 8
  %1713 = getelementptr inbounds nuw i8, ptr %1499, i64 64
  store double %1712, ptr %1713, align 8
  %1714 = getelementptr inbounds nuw i8, ptr %1499, i64 48
  %1715 = load i64, ptr %1714, align 8
  %1716 = add nsw i64 %1715, 1
  store i64 %1716, ptr %1714, align 8
  %1717 = getelementptr inbounds nuw i8, ptr %1499, i64 80
  %1718 = load double, ptr %1717, align 8
  %1719 = getelementptr inbounds nuw i8, ptr %1499, i64 104
  %1720 = load double, ptr %1719, align 8
  %1721 = fcmp ogt double %1718, %1720
  br i1 %1721, label %1736, label %1739
1722:
  %1723 = getelementptr inbounds nuw i8, ptr %1499, i64 80
  %1724 = load double, ptr %1723, align 8
  %1725 = getelementptr inbounds nuw i8, ptr %1499, i64 104
  %1726 = load double, ptr %1725, align 8
  %1727 = fcmp ogt double %1724, %1726
  br i1 %1727, label %1728, label %1739
1728:
  %1729 = getelementptr inbounds nuw i8, ptr %1499, i64 64
  %1730 = load double, ptr %1729, align 8
  %1731 = getelementptr inbounds nuw i8, ptr %1499, i64 96
  %1732 = load double, ptr %1731, align 8
  %1733 = fsub double %1732, %1730
  %1734 = fmul double %1733, 5.000000e-01
  %1735 = fadd double %1730, %1734
  br label %1739
1736:
  %1737 = getelementptr inbounds nuw i8, ptr %1499, i64 96
  %1738 = load double, ptr %1737, align 8
  br label %1739
1739:
  %1740 = phi double [ %1718, %1706 ], [ %1735, %1728 ], [ %1738, %1736 ], [ %1724, %1722 ]
  %1741 = getelementptr inbounds nuw i8, ptr %1499, i64 72
  store double %1740, ptr %1741, align 8
  br label %1742
1742:
  %1743 = add nuw nsw i64 %1498, 1
  %1744 = icmp eq i64 %1743, 8
  br i1 %1744, label %1745, label %1497
1745:
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  %1746 = add nuw nsw i64 %118, 1
  %1747 = icmp eq i64 %1746, %3
  br i1 %1747, label %1748, label %117
1748:
  %1749 = phi i64 [ 1, %32 ], [ 2, %708 ], [ 0, %634 ], [ 1, %1745 ]
  call void @bg_set_float_mode(i32 noundef %18) #12
  ret i64 %1749
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846809, 1152921504606847143) i64 @bg_memory_8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #13
  %5 = add nsw i64 %4, 167
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((1168, 1328)) %2, ptr noundef %3) unnamed_addr #4 {
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
  %63 = load i64, ptr %20, align 8
  %64 = shl i64 %19, 6
  %65 = mul i64 %64, %63
  %66 = getelementptr inbounds i8, ptr %61, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  store ptr %61, ptr %67, align 8
  %68 = mul nsw i64 %19, %15
  %69 = shl nsw i64 %68, 6
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 1272
  store ptr %66, ptr %71, align 8
  %72 = mul i64 %31, %19
  %73 = getelementptr inbounds i8, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  store ptr %70, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %73, i64 %69
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 1288
  store ptr %73, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 %69
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 1296
  store ptr %75, ptr %78, align 8
  %79 = load i64, ptr %54, align 8
  %80 = icmp eq i64 %79, 0
  %81 = select i1 %80, i64 0, i64 4096
  %82 = getelementptr inbounds nuw i8, ptr %77, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 1304
  store ptr %77, ptr %83, align 8
  %84 = load i64, ptr %54, align 8
  %85 = mul nsw i64 %84, 288
  %86 = load i64, ptr %20, align 8
  %87 = add i64 %86, %15
  %88 = add i64 %87, %85
  %89 = shl i64 %88, 6
  %90 = getelementptr i8, ptr %82, i64 %89
  %91 = getelementptr i8, ptr %90, i64 512
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 1312
  store ptr %82, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %94 = load i64, ptr %93, align 8
  %95 = shl nsw i64 %94, 6
  %96 = getelementptr inbounds i8, ptr %91, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  store ptr %91, ptr %97, align 8
  %98 = ptrtoint ptr %96 to i64
  %99 = ptrtoint ptr %3 to i64
  %100 = sub i64 %98, %99
  %101 = ashr exact i64 %100, 3
  ret i64 %101
}
define noalias noundef ptr @bg_call_8(ptr noundef readonly captures(none) %0, ptr noundef %1) #5 {
  %3 = alloca %struct.bg_job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
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
  br label %166
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
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 0, ptr %69, align 8
  %70 = icmp sgt i64 %64, 0
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %72 = load ptr, ptr %71, align 8
  br i1 %70, label %75, label %118
73:
  store i64 %85, ptr %3, align 8
  %74 = icmp eq i64 %64, 11
  br i1 %74, label %111, label %118
75:
  %76 = phi i64 [ %85, %106 ], [ 1, %61 ]
  %77 = phi i64 [ %86, %106 ], [ 1, %61 ]
  %78 = phi i64 [ %109, %106 ], [ 0, %61 ]
  %79 = getelementptr inbounds nuw ptr, ptr %72, i64 %78
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 40
  %82 = load ptr, ptr %81, align 8
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %83, %77
  %85 = select i1 %84, i64 %83, i64 %76
  %86 = tail call i64 @llvm.smax.i64(i64 %83, i64 %77)
  %87 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw %struct.bg_values, ptr %62, i64 %78
  store ptr %88, ptr %89, align 8
  %90 = icmp sgt i64 %83, 1
  br i1 %90, label %91, label %106
91:
  %92 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %93 = load i64, ptr %92, align 8
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %103
95:
  %96 = phi i64 [ %101, %95 ], [ 0, %91 ]
  %97 = phi i64 [ %100, %95 ], [ 1, %91 ]
  %98 = getelementptr inbounds nuw i64, ptr %82, i64 %96
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %99, %97
  %101 = add nuw nsw i64 %96, 1
  %102 = icmp eq i64 %101, %93
  br i1 %102, label %103, label %95
103:
  %104 = phi i64 [ 1, %91 ], [ %100, %95 ]
  %105 = sdiv i64 %104, %83
  br label %106
106:
  %107 = phi i64 [ %105, %103 ], [ 0, %75 ]
  %108 = getelementptr inbounds nuw i8, ptr %89, i64 8
  store i64 %107, ptr %108, align 8
  %109 = add nuw nsw i64 %78, 1
  %110 = icmp eq i64 %109, %64
  br i1 %110, label %73, label %75
111:
  %112 = getelementptr inbounds nuw i8, ptr %72, i64 72
  %113 = load ptr, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 40
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %117 = load i64, ptr %116, align 8
  br label %118
118:
  %119 = phi i64 [ %117, %111 ], [ 0, %73 ], [ 0, %61 ]
  %120 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %119, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %126, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %72, i64 64
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 40
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %133, ptr %134, align 8
  %135 = load ptr, ptr %19, align 8
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %3, i64 232
  store ptr %138, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load ptr, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %3, i64 248
  store ptr %143, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %135, i64 16
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 24
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %3, i64 264
  store ptr %148, ptr %149, align 8
  %150 = icmp eq i64 %119, 0
  br i1 %150, label %162, label %151
151:
  %152 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %3, i64 240
  store ptr %155, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %135, i64 32
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %3, i64 256
  store ptr %160, ptr %161, align 8
  br label %162
162:
  br label %163
163:
  %164 = call i64 @bg_advance_8(ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %25, i64 noundef 1048576) #13
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %163
166:
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret ptr null
}
define internal fastcc void @bg_fill(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 8) %3, i64 noundef %4) unnamed_addr #6 {
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
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 1272
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
declare double @llvm.fabs.f64(double) #7
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
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 1304
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
declare double @llvm.sqrt.f64(double) #7
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #7
declare double @llvm.fma.f64(double, double, double) #7
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <8 x double> noundef %3, ptr noundef %4, <8 x double> noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca <8 x double>, align 8
  %9 = alloca <8 x double>, align 8
  %10 = alloca [9 x ptr], align 16
  store <8 x double> %3, ptr %8, align 8
  store <8 x double> %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #14
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #14
  ret void
}
define internal fastcc <8 x double> @bg_at(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #9 {
  %3 = alloca <8 x double>, align 8
  %4 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14
  br label %24
5:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14
  ret <8 x double> %23
24:
  %25 = phi i64 [ 0, %2 ], [ %27, %24 ]
  %26 = getelementptr inbounds nuw double, ptr %4, i64 %25
  store double %1, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, 8
  br i1 %28, label %5, label %24
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %4) #13
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %21) #13
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
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>) #7
declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #7
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <8 x double> noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca [8 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #14
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
  %27 = getelementptr inbounds nuw <8 x double>, ptr %4, i64 %26
  store <8 x double> zeroinitializer, ptr %27, align 8
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
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 1240
  %44 = load ptr, ptr %43, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %39, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %44) #13
  br label %45
45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load ptr, ptr %46, align 8
  %48 = icmp ne ptr %47, null
  %49 = icmp slt i64 %10, 3
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %59
51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 1248
  %53 = icmp ne i64 %5, 0
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %57 = icmp sgt i64 %5, 0
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  br label %63
59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %225, label %208
63:
  %64 = phi i64 [ %10, %51 ], [ %206, %205 ]
  %65 = load ptr, ptr %52, align 8
  %66 = icmp ne i64 %64, 1
  %67 = zext i1 %66 to i64
  %68 = load i64, ptr %0, align 8
  %69 = icmp sgt i64 %68, 0
  br label %70
70:
  %71 = phi i32 [ 0, %63 ], [ %81, %78 ]
  %72 = phi i64 [ 0, %63 ], [ %82, %78 ]
  %73 = getelementptr inbounds nuw i64, ptr %8, i64 %72
  store i64 %67, ptr %73, align 8
  %74 = getelementptr inbounds nuw double, ptr %65, i64 %72
  %75 = getelementptr inbounds nuw double, ptr %3, i64 %72
  br i1 %69, label %84, label %78
76:
  store i64 %97, ptr %73, align 8
  %77 = icmp ne i64 %97, 0
  br label %78
78:
  %79 = phi i1 [ %77, %76 ], [ %66, %70 ]
  %80 = zext i1 %79 to i32
  %81 = or i32 %71, %80
  %82 = add nuw nsw i64 %72, 1
  %83 = icmp eq i64 %82, 8
  br i1 %83, label %100, label %70
84:
  %85 = phi i64 [ %97, %84 ], [ %67, %70 ]
  %86 = phi i64 [ %98, %84 ], [ 0, %70 ]
  %87 = getelementptr inbounds nuw <8 x double>, ptr %74, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw <8 x double>, ptr %75, i64 %86
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.fabs.f64(double %88)
  %92 = tail call double @llvm.fabs.f64(double %90)
  %93 = fadd double %92, 1.000000e+00
  %94 = fmul double %93, 0x3E7AD7F29ABCAF48
  %95 = fcmp ogt double %91, %94
  %96 = zext i1 %95 to i64
  %97 = or i64 %85, %96
  %98 = add nuw nsw i64 %86, 1
  %99 = icmp eq i64 %98, %68
  br i1 %99, label %76, label %84
100:
  %101 = icmp eq i64 %64, 2
  %102 = select i1 %101, double 1.000000e+00, double 0.000000e+00
  %103 = insertelement <8 x double> poison, double %102, i64 0
  %104 = shufflevector <8 x double> %103, <8 x double> poison, <8 x i32> zeroinitializer
  %105 = icmp ne i32 %81, 0
  %106 = and i1 %53, %105
  br i1 %106, label %107, label %149
107:
  %108 = load i64, ptr %54, align 8
  %109 = add nsw i64 %108, %68
  %110 = load i64, ptr %55, align 8
  %111 = shl nsw i64 %110, 1
  %112 = add nsw i64 %109, %111
  %113 = load i64, ptr %56, align 8
  %114 = add nsw i64 %112, %113
  br i1 %57, label %115, label %162
115:
  %116 = phi i64 [ %147, %146 ], [ 0, %107 ]
  %117 = mul nsw i64 %116, %114
  %118 = getelementptr inbounds <8 x double>, ptr %6, i64 %117
  %119 = load ptr, ptr %58, align 8
  tail call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %46, ptr noundef readonly %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %104, i64 noundef %116, ptr noundef %118, ptr noundef %119) #13
  %120 = load i64, ptr %0, align 8
  %121 = load ptr, ptr %58, align 8
  %122 = icmp sgt i64 %120, 0
  br i1 %122, label %123, label %146
123:
  %124 = phi i64 [ %128, %127 ], [ 0, %115 ]
  %125 = getelementptr inbounds nuw <8 x double>, ptr %121, i64 %124
  %126 = getelementptr inbounds nuw <8 x double>, ptr %118, i64 %124
  br label %130
127:
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, %120
  br i1 %129, label %146, label %123
130:
  %131 = phi i64 [ 0, %123 ], [ %144, %139 ]
  %132 = getelementptr inbounds nuw double, ptr %125, i64 %131
  %133 = getelementptr inbounds nuw i64, ptr %8, i64 %131
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %138, label %136
136:
  %137 = load double, ptr %132, align 8
  br label %139
138:
  store double 0.000000e+00, ptr %132, align 8
  br label %139
139:
  %140 = phi double [ %137, %136 ], [ 0.000000e+00, %138 ]
  %141 = getelementptr inbounds nuw double, ptr %126, i64 %131
  %142 = load double, ptr %141, align 8
  %143 = fadd double %140, %142
  store double %143, ptr %141, align 8
  %144 = add nuw nsw i64 %131, 1
  %145 = icmp eq i64 %144, 8
  br i1 %145, label %127, label %130
146:
  %147 = add nuw nsw i64 %116, 1
  %148 = icmp eq i64 %147, %5
  br i1 %148, label %149, label %115
149:
  br i1 %105, label %160, label %150
150:
  %151 = load i64, ptr %0, align 8
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %190
153:
  %154 = phi i64 [ %157, %153 ], [ 0, %150 ]
  %155 = load ptr, ptr %52, align 8
  %156 = getelementptr inbounds nuw <8 x double>, ptr %155, i64 %154
  store <8 x double> zeroinitializer, ptr %156, align 8
  %157 = add nuw nsw i64 %154, 1
  %158 = load i64, ptr %0, align 8
  %159 = icmp slt i64 %157, %158
  br i1 %159, label %153, label %190
160:
  %161 = load ptr, ptr %52, align 8
  br label %162
162:
  %163 = phi ptr [ %161, %160 ], [ %65, %107 ]
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %46, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef %104, ptr noundef %163) #13
  %164 = load i64, ptr %0, align 8
  %165 = load ptr, ptr %52, align 8
  %166 = icmp sgt i64 %164, 0
  br i1 %166, label %167, label %190
167:
  %168 = phi i64 [ %172, %171 ], [ 0, %162 ]
  %169 = getelementptr inbounds nuw <8 x double>, ptr %165, i64 %168
  %170 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %168
  br label %174
171:
  %172 = add nuw nsw i64 %168, 1
  %173 = icmp eq i64 %172, %164
  br i1 %173, label %190, label %167
174:
  %175 = phi i64 [ 0, %167 ], [ %188, %183 ]
  %176 = getelementptr inbounds nuw double, ptr %169, i64 %175
  %177 = getelementptr inbounds nuw i64, ptr %8, i64 %175
  %178 = load i64, ptr %177, align 8
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %182, label %180
180:
  %181 = load double, ptr %176, align 8
  br label %183
182:
  store double 0.000000e+00, ptr %176, align 8
  br label %183
183:
  %184 = phi double [ %181, %180 ], [ 0.000000e+00, %182 ]
  %185 = getelementptr inbounds nuw double, ptr %170, i64 %175
  %186 = load double, ptr %185, align 8
  %187 = fadd double %184, %186
  store double %187, ptr %185, align 8
  %188 = add nuw nsw i64 %175, 1
  %189 = icmp eq i64 %188, 8
  br i1 %189, label %171, label %174
190:
  %191 = icmp eq i64 %64, 1
  %192 = and i1 %11, %191
  br i1 %192, label %193, label %205
193:
  %194 = load i64, ptr %0, align 8
  %195 = icmp sgt i64 %194, 0
  br i1 %195, label %196, label %205
196:
  %197 = phi i64 [ %202, %196 ], [ 0, %193 ]
  %198 = load ptr, ptr %52, align 8
  %199 = getelementptr inbounds nuw <8 x double>, ptr %198, i64 %197
  %200 = load <8 x double>, ptr %199, align 8
  %201 = getelementptr inbounds nuw <8 x double>, ptr %4, i64 %197
  store <8 x double> %200, ptr %201, align 8
  %202 = add nuw nsw i64 %197, 1
  %203 = load i64, ptr %0, align 8
  %204 = icmp slt i64 %202, %203
  br i1 %204, label %196, label %205
205:
  %206 = add nsw i64 %64, 1
  %207 = icmp eq i64 %206, 3
  br i1 %207, label %59, label %63
208:
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 1256
  %210 = load ptr, ptr %209, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %60, ptr noundef %1, <8 x double> noundef %2, ptr noundef %3, <8 x double> noundef zeroinitializer, ptr noundef %210) #13
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i64 %212, 0
  br i1 %213, label %214, label %225
214:
  %215 = phi i64 [ %222, %214 ], [ 0, %208 ]
  %216 = load ptr, ptr %209, align 8
  %217 = getelementptr inbounds nuw <8 x double>, ptr %216, i64 %215
  %218 = load <8 x double>, ptr %217, align 8
  %219 = load i64, ptr %0, align 8
  %220 = getelementptr <8 x double>, ptr %3, i64 %219
  %221 = getelementptr <8 x double>, ptr %220, i64 %215
  store <8 x double> %218, ptr %221, align 8
  %222 = add nuw nsw i64 %215, 1
  %223 = load i64, ptr %211, align 8
  %224 = icmp slt i64 %222, %223
  br i1 %224, label %214, label %225
225:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #14
  ret void
}
define internal fastcc void @bg_run_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <8 x double> noundef %3, ptr noundef %4, <8 x double> noundef %5, i64 noundef range(i64 -9223372036854775808, 9223372036854775807) %6, ptr noundef %7, ptr noundef %8) unnamed_addr #0 {
  %10 = alloca <8 x double>, align 8
  %11 = alloca <8 x double>, align 8
  %12 = alloca <8 x double>, align 8
  %13 = alloca [9 x ptr], align 16
  store <8 x double> %3, ptr %10, align 8
  store <8 x double> %5, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #14
  store <8 x double> zeroinitializer, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 1264
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %6
  %19 = getelementptr inbounds <8 x double>, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds <8 x double>, ptr %19, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #14
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
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 1320
  %41 = load ptr, ptr %40, align 8
  call void %39(ptr noundef nonnull %13, ptr noundef %41, ptr noundef %8) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #14
  ret void
}
declare double @bg_pow_1(double noundef, double noundef) #2
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7, i64 noundef range(i64 -9223372036854775808, 8) %8) unnamed_addr #10 {
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
declare i64 @llvm.smax.i64(i64, i64) #11
declare i64 @llvm.usub.sat.i64(i64, i64) #11
attributes #0 = { nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { optsize }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind optsize }
attributes #6 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #10 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nobuiltin nounwind optsize }
attributes #13 = { nobuiltin optsize }
attributes #14 = { nounwind }
