; sources 173df69696450106f20cf7bbe71f0ce059daba82925d37fcd52cd31c8a414f3b
%struct.bg_lane = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, double, double }
%struct.bg_window = type { double, double, double, double }
%struct.bg_work = type { i64, i64, [4 x %struct.bg_lane], ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
define range(i64 0, 3) i64 @bg_advance_4(ptr noundef readonly %0, ptr noundef captures(none) %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca [32 x double], align 16
  %6 = alloca <4 x double>, align 8
  %7 = alloca <4 x double>, align 8
  %8 = alloca <4 x double>, align 8
  %9 = alloca <4 x double>, align 8
  %10 = alloca <4 x double>, align 8
  %11 = alloca <4 x double>, align 8
  %12 = alloca [4 x i32], align 16
  %13 = alloca <4 x double>, align 8
  %14 = alloca <4 x double>, align 8
  %15 = alloca <4 x double>, align 8
  %16 = alloca [9 x ptr], align 16
  %17 = alloca [6 x double], align 16
  %18 = tail call i32 @bg_float_mode() #11
  %19 = tail call i32 @bg_plain_mode() #11
  tail call void @bg_set_float_mode(i32 noundef %19) #11
  %20 = load i64, ptr %2, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %32
22:
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 760
  %24 = tail call fastcc i64 @bg_divide(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, ptr noundef nonnull %23) #12
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
  %31 = icmp eq i64 %30, 4
  br i1 %31, label %32, label %27
32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %34 = icmp sgt i64 %3, 0
  br i1 %34, label %35, label %1756
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
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 608
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 696
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
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 736
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 728
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 592
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
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 744
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 680
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 656
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 616
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 624
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 648
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 632
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 664
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 600
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %102 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 720
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 712
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %116
116:
  %117 = phi i64 [ 0, %35 ], [ %1754, %1753 ]
  br label %118
118:
  %119 = phi i64 [ 0, %116 ], [ %217, %216 ]
  %120 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %121, 0
  br i1 %122, label %216, label %123
123:
  %124 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %125 = load i64, ptr %124, align 8
  %126 = icmp eq i64 %125, 0
  %127 = getelementptr inbounds nuw i8, ptr %120, i64 64
  %128 = load double, ptr %127, align 8
  br i1 %126, label %131, label %129
129:
  %130 = sitofp i64 %125 to double
  br label %136
131:
  %132 = getelementptr inbounds nuw i8, ptr %120, i64 96
  %133 = load double, ptr %132, align 8
  %134 = fcmp olt double %128, %133
  br i1 %134, label %216, label %135
135:
  store i64 1, ptr %124, align 8
  br label %136
136:
  %137 = phi double [ 1.000000e+00, %135 ], [ %130, %129 ]
  %138 = load i64, ptr %0, align 8
  %139 = load i64, ptr %37, align 8
  %140 = load i64, ptr %38, align 8
  %141 = load i64, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #13
  store double %137, ptr %17, align 16
  store double %128, ptr %40, align 8
  %142 = getelementptr inbounds nuw i8, ptr %120, i64 40
  %143 = load i64, ptr %142, align 8
  %144 = sitofp i64 %143 to double
  store double %144, ptr %41, align 16
  %145 = getelementptr inbounds nuw i8, ptr %120, i64 48
  %146 = load i64, ptr %145, align 8
  %147 = sitofp i64 %146 to double
  store double %147, ptr %42, align 8
  %148 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %149 = load i64, ptr %148, align 8
  %150 = sitofp i64 %149 to double
  store double %150, ptr %43, align 16
  %151 = getelementptr inbounds nuw i8, ptr %120, i64 56
  %152 = load i64, ptr %151, align 8
  %153 = sitofp i64 %152 to double
  store double %153, ptr %44, align 8
  br label %160
154:
  %155 = add nsw i64 %139, %138
  %156 = shl nsw i64 %140, 1
  %157 = add nsw i64 %155, %156
  %158 = add nsw i64 %157, %141
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %174, label %171
160:
  %161 = phi i64 [ 0, %136 ], [ %169, %160 ]
  %162 = getelementptr inbounds nuw double, ptr %17, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = load ptr, ptr %45, align 8
  %165 = load i64, ptr %120, align 8
  %166 = mul i64 %165, 48
  %167 = getelementptr i8, ptr %164, i64 %166
  %168 = getelementptr double, ptr %167, i64 %161
  store double %163, ptr %168, align 8
  %169 = add nuw nsw i64 %161, 1
  %170 = icmp eq i64 %169, 6
  br i1 %170, label %154, label %160
171:
  %172 = load i64, ptr %48, align 8
  %173 = icmp sgt i64 %172, 0
  br i1 %173, label %187, label %215
174:
  %175 = phi i64 [ %185, %174 ], [ 0, %154 ]
  %176 = load ptr, ptr %46, align 8
  %177 = getelementptr inbounds nuw <4 x double>, ptr %176, i64 %175
  %178 = getelementptr inbounds nuw double, ptr %177, i64 %119
  %179 = load double, ptr %178, align 8
  %180 = load ptr, ptr %47, align 8
  %181 = load i64, ptr %120, align 8
  %182 = mul nsw i64 %181, %158
  %183 = getelementptr double, ptr %180, i64 %182
  %184 = getelementptr double, ptr %183, i64 %175
  store double %179, ptr %184, align 8
  %185 = add nuw nsw i64 %175, 1
  %186 = icmp eq i64 %185, %158
  br i1 %186, label %171, label %174
187:
  %188 = phi i64 [ %195, %194 ], [ %172, %171 ]
  %189 = phi i64 [ %196, %194 ], [ 0, %171 ]
  br i1 %159, label %190, label %194
190:
  %191 = mul nuw nsw i64 %189, %158
  br label %198
192:
  %193 = load i64, ptr %48, align 8
  br label %194
194:
  %195 = phi i64 [ %193, %192 ], [ %188, %187 ]
  %196 = add nuw nsw i64 %189, 1
  %197 = icmp slt i64 %196, %195
  br i1 %197, label %187, label %215
198:
  %199 = phi i64 [ 0, %190 ], [ %213, %198 ]
  %200 = load ptr, ptr %49, align 8
  %201 = getelementptr inbounds nuw <4 x double>, ptr %200, i64 %191
  %202 = getelementptr inbounds nuw <4 x double>, ptr %201, i64 %199
  %203 = getelementptr inbounds nuw double, ptr %202, i64 %119
  %204 = load double, ptr %203, align 8
  %205 = load ptr, ptr %50, align 8
  %206 = load i64, ptr %120, align 8
  %207 = load i64, ptr %48, align 8
  %208 = mul nsw i64 %207, %206
  %209 = add nsw i64 %208, %189
  %210 = mul nsw i64 %209, %158
  %211 = getelementptr double, ptr %205, i64 %210
  %212 = getelementptr double, ptr %211, i64 %199
  store double %204, ptr %212, align 8
  %213 = add nuw nsw i64 %199, 1
  %214 = icmp eq i64 %213, %158
  br i1 %214, label %192, label %198
215:
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #13
  store i64 -1, ptr %120, align 8
  br label %216
216:
  %217 = add nuw nsw i64 %119, 1
  %218 = icmp eq i64 %217, 4
  br i1 %218, label %219, label %118
219:
  %220 = phi i32 [ %630, %629 ], [ 0, %216 ]
  %221 = phi i64 [ %631, %629 ], [ 0, %216 ]
  %222 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = icmp sgt i64 %223, -1
  br i1 %224, label %629, label %225
225:
  %226 = atomicrmw add ptr %51, i64 1 monotonic, align 8
  %227 = load i64, ptr %1, align 8
  %228 = icmp slt i64 %226, %227
  br i1 %228, label %229, label %629
229:
  %230 = load ptr, ptr %52, align 8
  %231 = load i64, ptr %53, align 8
  %232 = mul nsw i64 %231, %226
  %233 = getelementptr double, ptr %230, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = load ptr, ptr %54, align 8
  %236 = load i64, ptr %55, align 8
  %237 = mul nsw i64 %236, %226
  %238 = getelementptr double, ptr %235, i64 %237
  %239 = load double, ptr %238, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %221, i64 noundef %226) #12
  store i64 %226, ptr %222, align 8
  %240 = getelementptr inbounds nuw i8, ptr %222, i64 16
  store i64 1, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %222, i64 56
  store i64 0, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %222, i64 48
  store i64 0, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %222, i64 40
  store i64 0, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %222, i64 32
  store i64 0, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %222, i64 24
  store i64 0, ptr %245, align 8
  %246 = getelementptr inbounds nuw i8, ptr %222, i64 8
  store i64 0, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %222, i64 88
  store double %234, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %222, i64 64
  store double %234, ptr %248, align 8
  %249 = getelementptr inbounds nuw i8, ptr %222, i64 96
  store double %239, ptr %249, align 8
  br label %250
250:
  %251 = phi i32 [ 0, %229 ], [ %262, %260 ]
  %252 = phi double [ %239, %229 ], [ %261, %260 ]
  %253 = fcmp oeq double %252, 0.000000e+00
  br i1 %253, label %260, label %254
254:
  %255 = bitcast double %252 to i64
  %256 = fcmp ogt double %252, 0.000000e+00
  %257 = select i1 %256, i64 -1, i64 1
  %258 = add nsw i64 %257, %255
  %259 = bitcast i64 %258 to double
  br label %260
260:
  %261 = phi double [ %259, %254 ], [ 0x8010000000000000, %250 ]
  %262 = add nuw nsw i32 %251, 1
  %263 = icmp eq i32 %262, 100
  br i1 %263, label %264, label %250
264:
  %265 = call double @llvm.fabs.f64(double %234)
  %266 = call double @llvm.fabs.f64(double %239)
  %267 = fcmp ogt double %265, %266
  %268 = select i1 %267, double %265, double %266
  %269 = fmul double %268, 0x3CC0000000000000
  %270 = fsub double %239, %234
  %271 = fmul double %270, 1.000000e-05
  %272 = getelementptr inbounds nuw i8, ptr %222, i64 104
  store double %261, ptr %272, align 8
  %273 = getelementptr inbounds nuw i8, ptr %222, i64 128
  store double %269, ptr %273, align 8
  %274 = getelementptr inbounds nuw i8, ptr %222, i64 136
  store double 1.000000e+00, ptr %274, align 8
  %275 = load ptr, ptr %56, align 8
  %276 = load i64, ptr %57, align 8
  %277 = mul nsw i64 %276, %226
  %278 = getelementptr double, ptr %275, i64 %277
  %279 = load double, ptr %278, align 8
  %280 = getelementptr inbounds nuw i8, ptr %222, i64 112
  store double %279, ptr %280, align 8
  %281 = load ptr, ptr %58, align 8
  %282 = load i64, ptr %59, align 8
  %283 = mul nsw i64 %282, %226
  %284 = getelementptr double, ptr %281, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = getelementptr inbounds nuw i8, ptr %222, i64 120
  store double %285, ptr %286, align 8
  %287 = load i64, ptr %60, align 8
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %619, label %289
289:
  %290 = load ptr, ptr %61, align 8
  %291 = load i64, ptr %62, align 8
  br label %425
292:
  %293 = shl nsw i64 %287, 10
  %294 = getelementptr inbounds double, ptr %290, i64 %293
  %295 = icmp eq i64 %291, 0
  %296 = select i1 %295, double 4.000000e+00, double 4.000000e+01
  %297 = getelementptr inbounds double, ptr %294, i64 %293
  %298 = getelementptr inbounds nuw i8, ptr %297, i64 2048
  %299 = load i64, ptr %0, align 8
  %300 = load i64, ptr %37, align 8
  %301 = add i64 %300, %299
  %302 = load i64, ptr %38, align 8
  %303 = shl i64 %302, 1
  %304 = add i64 %301, %303
  %305 = load i64, ptr %39, align 8
  %306 = add i64 %304, %305
  %307 = load i64, ptr %64, align 8
  %308 = getelementptr inbounds <4 x double>, ptr %298, i64 %307
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #13
  store <4 x double> zeroinitializer, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #13
  store <4 x double> splat (double 1.000000e+00), ptr %15, align 8
  %309 = icmp sgt i64 %307, 0
  br i1 %309, label %312, label %310
310:
  %311 = icmp sgt i64 %306, 0
  br i1 %311, label %330, label %325
312:
  %313 = phi i64 [ %322, %312 ], [ 0, %292 ]
  %314 = load ptr, ptr %65, align 8
  %315 = getelementptr inbounds nuw <4 x double>, ptr %314, i64 %313
  %316 = getelementptr inbounds nuw double, ptr %315, i64 %221
  %317 = load double, ptr %316, align 8
  %318 = fadd double %317, 0.000000e+00
  %319 = insertelement <4 x double> poison, double %318, i64 0
  %320 = shufflevector <4 x double> %319, <4 x double> poison, <4 x i32> zeroinitializer
  %321 = getelementptr inbounds nuw <4 x double>, ptr %298, i64 %313
  store <4 x double> %320, ptr %321, align 8
  %322 = add nuw nsw i64 %313, 1
  %323 = load i64, ptr %64, align 8
  %324 = icmp slt i64 %322, %323
  br i1 %324, label %312, label %310
325:
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #13
  %326 = load i64, ptr %67, align 8
  %327 = getelementptr inbounds <4 x double>, ptr %298, i64 %326
  store ptr %327, ptr %16, align 16
  store ptr %308, ptr %68, align 8
  %328 = load i64, ptr %0, align 8
  %329 = getelementptr inbounds <4 x double>, ptr %308, i64 %328
  store ptr %329, ptr %69, align 16
  store ptr %13, ptr %70, align 8
  store ptr %14, ptr %71, align 16
  store ptr %14, ptr %72, align 8
  store ptr null, ptr %73, align 16
  store ptr null, ptr %74, align 8
  store ptr %15, ptr %75, align 16
  br label %342
330:
  %331 = phi i64 [ %340, %330 ], [ 0, %310 ]
  %332 = load ptr, ptr %46, align 8
  %333 = getelementptr inbounds nuw <4 x double>, ptr %332, i64 %331
  %334 = getelementptr inbounds nuw double, ptr %333, i64 %221
  %335 = load double, ptr %334, align 8
  %336 = fadd double %335, 0.000000e+00
  %337 = insertelement <4 x double> poison, double %336, i64 0
  %338 = shufflevector <4 x double> %337, <4 x double> poison, <4 x i32> zeroinitializer
  %339 = getelementptr inbounds nuw <4 x double>, ptr %308, i64 %331
  store <4 x double> %338, ptr %339, align 8
  %340 = add nuw nsw i64 %331, 1
  %341 = icmp eq i64 %340, %306
  br i1 %341, label %325, label %330
342:
  %343 = phi i64 [ 0, %325 ], [ %386, %385 ]
  %344 = load double, ptr %249, align 8
  %345 = load double, ptr %247, align 8
  %346 = fsub double %344, %345
  %347 = fmul double %346, 1.562500e-02
  %348 = lshr i64 %343, 4
  %349 = uitofp nneg i64 %348 to double
  %350 = call double @llvm.fma.f64(double %349, double %347, double %345)
  br label %361
351:
  %352 = load ptr, ptr %66, align 8
  %353 = load ptr, ptr %76, align 8
  %354 = load ptr, ptr %77, align 8
  call void %352(ptr noundef nonnull %16, ptr noundef %353, ptr noundef %354) #11
  %355 = load ptr, ptr %78, align 8
  %356 = load ptr, ptr %76, align 8
  %357 = load ptr, ptr %77, align 8
  %358 = load i64, ptr %60, align 8
  %359 = getelementptr inbounds <4 x double>, ptr %357, i64 %358
  call void %355(ptr noundef nonnull %16, ptr noundef %356, ptr noundef %359) #11
  %360 = load i64, ptr %60, align 8
  br label %379
361:
  %362 = phi i64 [ 0, %342 ], [ %377, %361 ]
  %363 = or disjoint i64 %362, %343
  %364 = add nuw nsw i64 %363, 1
  %365 = uitofp nneg i64 %364 to double
  %366 = fmul double %365, 0x3FE3C6EF372FE950
  %367 = fptosi double %366 to i64
  %368 = sitofp i64 %367 to double
  %369 = fsub double %366, %368
  %370 = and i64 %363, 15
  %371 = uitofp nneg i64 %370 to double
  %372 = fadd double %369, %371
  %373 = fmul double %372, 6.250000e-02
  %374 = fmul double %347, %373
  %375 = fadd double %350, %374
  %376 = getelementptr inbounds nuw double, ptr %13, i64 %362
  store double %375, ptr %376, align 8
  %377 = add nuw nsw i64 %362, 1
  %378 = icmp eq i64 %377, 4
  br i1 %378, label %351, label %361
379:
  %380 = phi i64 [ %389, %388 ], [ %360, %351 ]
  %381 = phi i64 [ %390, %388 ], [ 0, %351 ]
  %382 = icmp sgt i64 %380, 0
  br i1 %382, label %383, label %388
383:
  %384 = add nuw nsw i64 %381, %343
  br label %392
385:
  %386 = add nuw nsw i64 %343, 4
  %387 = icmp samesign ult i64 %343, 1020
  br i1 %387, label %342, label %419
388:
  %389 = phi i64 [ %380, %379 ], [ %417, %392 ]
  %390 = add nuw nsw i64 %381, 1
  %391 = icmp eq i64 %390, 4
  br i1 %391, label %385, label %379
392:
  %393 = phi i64 [ %380, %383 ], [ %417, %392 ]
  %394 = phi i64 [ 0, %383 ], [ %416, %392 ]
  %395 = load ptr, ptr %77, align 8
  %396 = getelementptr inbounds nuw <4 x double>, ptr %395, i64 %394
  %397 = getelementptr inbounds nuw double, ptr %396, i64 %381
  %398 = load double, ptr %397, align 8
  %399 = getelementptr inbounds <4 x double>, ptr %395, i64 %393
  %400 = getelementptr inbounds nuw <4 x double>, ptr %399, i64 %394
  %401 = getelementptr inbounds nuw double, ptr %400, i64 %381
  %402 = load double, ptr %401, align 8
  %403 = call double @llvm.fabs.f64(double %398)
  %404 = fcmp one double %403, 0x7FF0000000000000
  %405 = select i1 %404, double %398, double 0.000000e+00
  %406 = mul nsw i64 %393, %384
  %407 = getelementptr double, ptr %290, i64 %406
  %408 = getelementptr double, ptr %407, i64 %394
  store double %405, ptr %408, align 8
  %409 = call double @llvm.fabs.f64(double %402)
  %410 = fcmp one double %409, 0x7FF0000000000000
  %411 = select i1 %410, double %402, double 0.000000e+00
  %412 = load i64, ptr %60, align 8
  %413 = mul nsw i64 %412, %384
  %414 = getelementptr double, ptr %294, i64 %413
  %415 = getelementptr double, ptr %414, i64 %394
  store double %411, ptr %415, align 8
  %416 = add nuw nsw i64 %394, 1
  %417 = load i64, ptr %60, align 8
  %418 = icmp slt i64 %416, %417
  br i1 %418, label %392, label %388
419:
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  %420 = icmp sgt i64 %389, 0
  br i1 %420, label %422, label %421
421:
  br label %605
422:
  %423 = getelementptr %struct.bg_lane, ptr %2, i64 %221
  %424 = getelementptr i8, ptr %423, i64 128
  br label %433
425:
  %426 = phi i64 [ 0, %289 ], [ %431, %425 ]
  %427 = load ptr, ptr %63, align 8
  %428 = shl nuw nsw i64 %426, 5
  %429 = getelementptr i8, ptr %427, i64 %428
  %430 = getelementptr double, ptr %429, i64 %221
  store double 0.000000e+00, ptr %430, align 8
  %431 = add nuw nsw i64 %426, 1
  %432 = icmp eq i64 %431, 64
  br i1 %432, label %292, label %425
433:
  %434 = phi i64 [ 0, %422 ], [ %556, %555 ]
  %435 = getelementptr inbounds nuw double, ptr %290, i64 %434
  %436 = getelementptr inbounds nuw double, ptr %294, i64 %434
  br label %464
437:
  %438 = load double, ptr %424, align 8
  br label %439
439:
  %440 = phi double [ 0xFFF0000000000000, %437 ], [ %446, %439 ]
  %441 = phi double [ 0x7FF0000000000000, %437 ], [ %450, %439 ]
  %442 = phi i64 [ 0, %437 ], [ %451, %439 ]
  %443 = getelementptr inbounds nuw %struct.bg_window, ptr %297, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = fcmp ogt double %444, %440
  %446 = select i1 %445, double %444, double %440
  %447 = getelementptr inbounds nuw i8, ptr %443, i64 8
  %448 = load double, ptr %447, align 8
  %449 = fcmp olt double %448, %441
  %450 = select i1 %449, double %448, double %441
  %451 = add nuw nsw i64 %442, 1
  %452 = icmp eq i64 %451, 64
  br i1 %452, label %453, label %439
453:
  %454 = call double @llvm.fabs.f64(double %446)
  %455 = call double @llvm.fabs.f64(double %450)
  %456 = fcmp ogt double %454, %455
  %457 = select i1 %456, double %454, double %455
  %458 = fmul double %438, 5.000000e-01
  %459 = fsub double %446, %450
  %460 = fmul double %458, %459
  %461 = fmul double %457, 1.000000e-09
  %462 = fcmp ogt double %460, %461
  %463 = select i1 %462, double %460, double %461
  br label %559
464:
  %465 = phi i64 [ 16, %433 ], [ %553, %547 ]
  %466 = phi i64 [ 0, %433 ], [ %552, %547 ]
  %467 = load i64, ptr %60, align 8
  %468 = shl nuw nsw i64 %466, 4
  %469 = load double, ptr %249, align 8
  %470 = load double, ptr %247, align 8
  %471 = fsub double %469, %470
  %472 = fmul double %471, 1.562500e-02
  br label %473
473:
  %474 = phi double [ 0x7FF0000000000000, %464 ], [ %544, %473 ]
  %475 = phi double [ 0.000000e+00, %464 ], [ %540, %473 ]
  %476 = phi double [ 0.000000e+00, %464 ], [ %538, %473 ]
  %477 = phi i64 [ %468, %464 ], [ %545, %473 ]
  %478 = phi double [ 0xFFF0000000000000, %464 ], [ %542, %473 ]
  %479 = icmp samesign ugt i64 %477, 1022
  %480 = sext i1 %479 to i64
  %481 = add nsw i64 %477, %480
  %482 = add nsw i64 %481, 1
  %483 = add nsw i64 %481, 2
  %484 = sitofp i64 %483 to double
  %485 = fmul double %484, 0x3FE3C6EF372FE950
  %486 = fptosi double %485 to i64
  %487 = sitofp i64 %486 to double
  %488 = fsub double %485, %487
  %489 = sdiv i64 %482, 16
  %490 = sitofp i64 %489 to double
  %491 = call double @llvm.fma.f64(double %490, double %472, double %470)
  %492 = srem i64 %482, 16
  %493 = sitofp i64 %492 to double
  %494 = fadd double %488, %493
  %495 = fmul double %494, 6.250000e-02
  %496 = fmul double %472, %495
  %497 = fadd double %491, %496
  %498 = sitofp i64 %482 to double
  %499 = fmul double %498, 0x3FE3C6EF372FE950
  %500 = fptosi double %499 to i64
  %501 = sitofp i64 %500 to double
  %502 = fsub double %499, %501
  %503 = sdiv i64 %481, 16
  %504 = sitofp i64 %503 to double
  %505 = call double @llvm.fma.f64(double %504, double %472, double %470)
  %506 = srem i64 %481, 16
  %507 = sitofp i64 %506 to double
  %508 = fadd double %502, %507
  %509 = fmul double %508, 6.250000e-02
  %510 = fmul double %472, %509
  %511 = fadd double %505, %510
  %512 = fsub double %497, %511
  %513 = mul nsw i64 %477, %467
  %514 = getelementptr inbounds double, ptr %435, i64 %513
  %515 = load double, ptr %514, align 8
  %516 = mul nsw i64 %482, %467
  %517 = getelementptr inbounds double, ptr %435, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = mul nsw i64 %481, %467
  %520 = getelementptr inbounds double, ptr %435, i64 %519
  %521 = load double, ptr %520, align 8
  %522 = fsub double %518, %521
  %523 = fdiv double %522, %512
  %524 = getelementptr inbounds double, ptr %436, i64 %516
  %525 = load double, ptr %524, align 8
  %526 = getelementptr inbounds double, ptr %436, i64 %519
  %527 = load double, ptr %526, align 8
  %528 = fsub double %525, %527
  %529 = fdiv double %528, %512
  %530 = call double @llvm.fabs.f64(double %529)
  %531 = getelementptr inbounds double, ptr %436, i64 %513
  %532 = load double, ptr %531, align 8
  %533 = fmul double %532, %532
  %534 = fmul double %523, %523
  %535 = fcmp ogt double %534, %533
  %536 = select i1 %535, double %534, double %533
  %537 = fcmp ogt double %536, %476
  %538 = select i1 %537, double %536, double %476
  %539 = fcmp ogt double %530, %475
  %540 = select i1 %539, double %530, double %475
  %541 = fcmp ogt double %515, %478
  %542 = select i1 %541, double %515, double %478
  %543 = fcmp olt double %515, %474
  %544 = select i1 %543, double %515, double %474
  %545 = add nuw nsw i64 %477, 1
  %546 = icmp eq i64 %545, %465
  br i1 %546, label %547, label %473
547:
  %548 = getelementptr inbounds nuw %struct.bg_window, ptr %297, i64 %466
  store double %542, ptr %548, align 8
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 8
  store double %544, ptr %549, align 8
  %550 = getelementptr inbounds nuw i8, ptr %548, i64 16
  store double %538, ptr %550, align 8
  %551 = getelementptr inbounds nuw i8, ptr %548, i64 24
  store double %540, ptr %551, align 8
  %552 = add nuw nsw i64 %466, 1
  %553 = add nuw nsw i64 %465, 16
  %554 = icmp eq i64 %552, 64
  br i1 %554, label %437, label %464
555:
  %556 = add nuw nsw i64 %434, 1
  %557 = load i64, ptr %60, align 8
  %558 = icmp slt i64 %556, %557
  br i1 %558, label %433, label %421
559:
  %560 = phi i64 [ 0, %453 ], [ %563, %603 ]
  %561 = call i64 @llvm.usub.sat.i64(i64 %560, i64 1)
  br label %567
562:
  %563 = add nuw nsw i64 %560, 1
  %564 = fsub double %574, %578
  %565 = fmul double %564, 5.000000e-01
  %566 = fcmp ogt double %565, %463
  br i1 %566, label %583, label %594
567:
  %568 = phi double [ %574, %567 ], [ 0xFFF0000000000000, %559 ]
  %569 = phi double [ %578, %567 ], [ 0x7FF0000000000000, %559 ]
  %570 = phi i64 [ %579, %567 ], [ %561, %559 ]
  %571 = getelementptr inbounds nuw %struct.bg_window, ptr %297, i64 %570
  %572 = load double, ptr %571, align 8
  %573 = fcmp ogt double %572, %568
  %574 = select i1 %573, double %572, double %568
  %575 = getelementptr inbounds nuw i8, ptr %571, i64 8
  %576 = load double, ptr %575, align 8
  %577 = fcmp olt double %576, %569
  %578 = select i1 %577, double %576, double %569
  %579 = add nuw nsw i64 %570, 1
  %580 = icmp samesign ule i64 %570, %560
  %581 = icmp samesign ult i64 %570, 63
  %582 = and i1 %580, %581
  br i1 %582, label %567, label %562
583:
  %584 = getelementptr inbounds nuw %struct.bg_window, ptr %297, i64 %560
  %585 = getelementptr inbounds nuw i8, ptr %584, i64 16
  %586 = load double, ptr %585, align 8
  %587 = fmul double %565, %565
  %588 = fdiv double %586, %587
  %589 = getelementptr inbounds nuw i8, ptr %584, i64 24
  %590 = load double, ptr %589, align 8
  %591 = fdiv double %590, %565
  %592 = fcmp ogt double %588, %591
  %593 = select i1 %592, double %588, double %591
  br label %594
594:
  %595 = phi double [ %593, %583 ], [ 0.000000e+00, %562 ]
  %596 = load ptr, ptr %63, align 8
  %597 = shl nuw nsw i64 %560, 5
  %598 = getelementptr inbounds nuw i8, ptr %596, i64 %597
  %599 = getelementptr inbounds nuw double, ptr %598, i64 %221
  %600 = load double, ptr %599, align 8
  %601 = fcmp ogt double %595, %600
  br i1 %601, label %602, label %603
602:
  store double %595, ptr %599, align 8
  br label %603
603:
  %604 = icmp eq i64 %563, 64
  br i1 %604, label %555, label %559
605:
  %606 = phi i64 [ %617, %605 ], [ 0, %421 ]
  %607 = load ptr, ptr %63, align 8
  %608 = shl nuw nsw i64 %606, 5
  %609 = getelementptr inbounds nuw i8, ptr %607, i64 %608
  %610 = getelementptr inbounds nuw double, ptr %609, i64 %221
  %611 = load double, ptr %610, align 8
  %612 = fcmp ogt double %611, 0.000000e+00
  %613 = call double @llvm.sqrt.f64(double %611)
  %614 = fdiv double 0x401921FB54442D18, %613
  %615 = fdiv double %614, %296
  %616 = select i1 %612, double %615, double 0x7FF0000000000000
  store double %616, ptr %610, align 8
  %617 = add nuw nsw i64 %606, 1
  %618 = icmp eq i64 %617, 64
  br i1 %618, label %619, label %605
619:
  %620 = fcmp ogt double %271, %269
  %621 = select i1 %620, double %271, double %269
  %622 = fadd double %234, %621
  %623 = call fastcc double @bg_end(ptr noundef readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %221, double noundef %234, double noundef %622) #12
  %624 = fcmp olt double %623, %239
  %625 = select i1 %624, double %623, double %239
  %626 = getelementptr inbounds nuw i8, ptr %222, i64 72
  store double %625, ptr %626, align 8
  %627 = fcmp olt double %234, %239
  br i1 %627, label %629, label %628
628:
  store i64 1, ptr %244, align 8
  br label %629
629:
  %630 = phi i32 [ %220, %219 ], [ %220, %225 ], [ 1, %619 ], [ 1, %628 ]
  %631 = add nuw nsw i64 %221, 1
  %632 = icmp eq i64 %631, 4
  br i1 %632, label %637, label %219
633:
  %634 = icmp slt i64 %643, 0
  br i1 %634, label %1756, label %635
635:
  %636 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %643
  br label %649
637:
  %638 = phi i64 [ %644, %637 ], [ 0, %629 ]
  %639 = phi i64 [ %643, %637 ], [ -1, %629 ]
  %640 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %638
  %641 = load i64, ptr %640, align 8
  %642 = icmp slt i64 %641, 0
  %643 = select i1 %642, i64 %639, i64 %638
  %644 = add nuw nsw i64 %638, 1
  %645 = icmp eq i64 %644, 4
  br i1 %645, label %633, label %637
646:
  %647 = getelementptr inbounds nuw i8, ptr %636, i64 64
  %648 = getelementptr inbounds nuw i8, ptr %636, i64 72
  br label %664
649:
  %650 = phi i64 [ 0, %635 ], [ %660, %659 ]
  %651 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %650
  %652 = load i64, ptr %651, align 8
  %653 = icmp slt i64 %652, 0
  br i1 %653, label %654, label %659
654:
  %655 = load i64, ptr %2, align 8
  %656 = icmp eq i64 %655, 0
  br i1 %656, label %657, label %659
657:
  %658 = load i64, ptr %636, align 8
  call fastcc void @bg_fill(ptr noundef readonly %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %650, i64 noundef %658) #12
  br label %659
659:
  %660 = add nuw nsw i64 %650, 1
  %661 = icmp eq i64 %660, 4
  br i1 %661, label %646, label %649
662:
  store i64 1, ptr %2, align 8
  %663 = icmp eq i32 %630, 0
  br i1 %663, label %713, label %677
664:
  %665 = phi i64 [ 0, %646 ], [ %675, %674 ]
  %666 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %665
  %667 = load i64, ptr %666, align 8
  %668 = icmp slt i64 %667, 0
  br i1 %668, label %669, label %674
669:
  %670 = load double, ptr %647, align 8
  %671 = getelementptr inbounds nuw i8, ptr %666, i64 64
  store double %670, ptr %671, align 8
  %672 = load double, ptr %648, align 8
  %673 = getelementptr inbounds nuw i8, ptr %666, i64 72
  store double %672, ptr %673, align 8
  br label %674
674:
  %675 = add nuw nsw i64 %665, 1
  %676 = icmp eq i64 %675, 4
  br i1 %676, label %662, label %664
677:
  %678 = load ptr, ptr %79, align 8
  %679 = icmp eq ptr %678, null
  br i1 %679, label %713, label %680
680:
  %681 = call fastcc <4 x double> @bg_at(ptr noundef nonnull readonly %2, double noundef 0.000000e+00) #12
  %682 = load ptr, ptr %46, align 8
  %683 = load ptr, ptr %77, align 8
  call fastcc void @bg_run(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %79, ptr noundef nonnull readonly %2, <4 x double> noundef %681, ptr noundef %682, <4 x double> noundef zeroinitializer, ptr noundef %683) #12
  br label %684
684:
  %685 = phi i64 [ 0, %680 ], [ %711, %710 ]
  %686 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %685
  %687 = load i64, ptr %686, align 8
  %688 = icmp sgt i64 %687, -1
  br i1 %688, label %689, label %710
689:
  %690 = getelementptr inbounds nuw i8, ptr %686, i64 40
  %691 = load i64, ptr %690, align 8
  %692 = icmp eq i64 %691, 0
  br i1 %692, label %693, label %710
693:
  %694 = load i64, ptr %37, align 8
  %695 = icmp sgt i64 %694, 0
  br i1 %695, label %696, label %710
696:
  %697 = phi i64 [ %707, %696 ], [ 0, %693 ]
  %698 = load ptr, ptr %77, align 8
  %699 = getelementptr inbounds nuw <4 x double>, ptr %698, i64 %697
  %700 = getelementptr inbounds nuw double, ptr %699, i64 %685
  %701 = load double, ptr %700, align 8
  %702 = load ptr, ptr %46, align 8
  %703 = load i64, ptr %0, align 8
  %704 = getelementptr inbounds <4 x double>, ptr %702, i64 %703
  %705 = getelementptr inbounds nuw <4 x double>, ptr %704, i64 %697
  %706 = getelementptr inbounds nuw double, ptr %705, i64 %685
  store double %701, ptr %706, align 8
  %707 = add nuw nsw i64 %697, 1
  %708 = load i64, ptr %37, align 8
  %709 = icmp slt i64 %707, %708
  br i1 %709, label %696, label %710
710:
  %711 = add nuw nsw i64 %685, 1
  %712 = icmp eq i64 %711, 4
  br i1 %712, label %713, label %684
713:
  %714 = load ptr, ptr %80, align 8
  %715 = icmp eq ptr %714, null
  br i1 %715, label %720, label %716
716:
  %717 = load i64, ptr %33, align 8
  %718 = load i64, ptr %81, align 8
  %719 = icmp slt i64 %717, %718
  br i1 %719, label %720, label %1756
720:
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #13
  %721 = load i64, ptr %0, align 8
  %722 = load i64, ptr %37, align 8
  %723 = load i64, ptr %38, align 8
  %724 = load i64, ptr %39, align 8
  %725 = load i64, ptr %82, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #13
  br label %726
726:
  %727 = phi i64 [ 0, %720 ], [ %735, %726 ]
  %728 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %727
  %729 = getelementptr inbounds nuw i8, ptr %728, i64 72
  %730 = load double, ptr %729, align 8
  %731 = getelementptr inbounds nuw i8, ptr %728, i64 64
  %732 = load double, ptr %731, align 8
  %733 = fsub double %730, %732
  %734 = getelementptr inbounds nuw double, ptr %11, i64 %727
  store double %733, ptr %734, align 8
  %735 = add nuw nsw i64 %727, 1
  %736 = icmp eq i64 %735, 4
  br i1 %736, label %737, label %726
737:
  %738 = load <4 x double>, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #13
  br label %739
739:
  %740 = phi i64 [ 0, %737 ], [ %753, %751 ]
  %741 = phi i32 [ 0, %737 ], [ %752, %751 ]
  %742 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %740
  %743 = load i64, ptr %742, align 8
  %744 = icmp sgt i64 %743, -1
  br i1 %744, label %745, label %751
745:
  %746 = getelementptr inbounds nuw i8, ptr %742, i64 16
  %747 = load i64, ptr %746, align 8
  %748 = icmp ne i64 %747, 0
  %749 = zext i1 %748 to i32
  %750 = or i32 %741, %749
  br label %751
751:
  %752 = phi i32 [ %741, %739 ], [ %750, %745 ]
  %753 = add nuw nsw i64 %740, 1
  %754 = icmp eq i64 %753, 4
  br i1 %754, label %755, label %739
755:
  %756 = add nsw i64 %722, %721
  %757 = shl nsw i64 %723, 1
  %758 = add nsw i64 %756, %757
  %759 = add nsw i64 %758, %724
  %760 = icmp eq i32 %752, 0
  br i1 %760, label %811, label %761
761:
  %762 = call fastcc <4 x double> @bg_at(ptr noundef nonnull %2, double noundef 0.000000e+00) #12
  %763 = load ptr, ptr %46, align 8
  %764 = load ptr, ptr %83, align 8
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef nonnull %2, <4 x double> noundef %762, ptr noundef %763, ptr noundef %764) #12
  %765 = load i64, ptr %0, align 8
  %766 = load i64, ptr %37, align 8
  %767 = add nsw i64 %766, %765
  %768 = load i64, ptr %38, align 8
  %769 = shl nsw i64 %768, 1
  %770 = add nsw i64 %767, %769
  %771 = load i64, ptr %39, align 8
  %772 = add nsw i64 %770, %771
  %773 = icmp sgt i64 %772, 0
  br i1 %773, label %775, label %774
774:
  br label %805
775:
  %776 = phi i64 [ %778, %777 ], [ 0, %761 ]
  br label %788
777:
  %778 = add nuw nsw i64 %776, 1
  %779 = load i64, ptr %0, align 8
  %780 = load i64, ptr %37, align 8
  %781 = add nsw i64 %780, %779
  %782 = load i64, ptr %38, align 8
  %783 = shl nsw i64 %782, 1
  %784 = add nsw i64 %781, %783
  %785 = load i64, ptr %39, align 8
  %786 = add nsw i64 %784, %785
  %787 = icmp slt i64 %778, %786
  br i1 %787, label %775, label %774
788:
  %789 = phi i64 [ 0, %775 ], [ %803, %802 ]
  %790 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %789
  %791 = getelementptr inbounds nuw i8, ptr %790, i64 32
  %792 = load i64, ptr %791, align 8
  %793 = icmp eq i64 %792, 0
  br i1 %793, label %802, label %794
794:
  %795 = load ptr, ptr %83, align 8
  %796 = getelementptr inbounds nuw <4 x double>, ptr %795, i64 %776
  %797 = getelementptr inbounds nuw double, ptr %796, i64 %789
  %798 = load double, ptr %797, align 8
  %799 = load ptr, ptr %84, align 8
  %800 = getelementptr inbounds nuw <4 x double>, ptr %799, i64 %776
  %801 = getelementptr inbounds nuw double, ptr %800, i64 %789
  store double %798, ptr %801, align 8
  br label %802
802:
  %803 = add nuw nsw i64 %789, 1
  %804 = icmp eq i64 %803, 4
  br i1 %804, label %777, label %788
805:
  %806 = phi i64 [ %809, %805 ], [ 0, %774 ]
  %807 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %806
  %808 = getelementptr inbounds nuw i8, ptr %807, i64 32
  store i64 0, ptr %808, align 8
  %809 = add nuw nsw i64 %806, 1
  %810 = icmp eq i64 %809, 4
  br i1 %810, label %811, label %805
811:
  %812 = icmp sgt i64 %725, 1
  br i1 %812, label %813, label %815
813:
  %814 = icmp sgt i64 %759, 0
  br label %887
815:
  %816 = load ptr, ptr %87, align 8
  %817 = load ptr, ptr %46, align 8
  %818 = load ptr, ptr %84, align 8
  %819 = load ptr, ptr %88, align 8
  %820 = icmp sgt i64 %759, 0
  br i1 %820, label %821, label %940
821:
  %822 = icmp sgt i64 %725, 0
  %823 = icmp eq ptr %817, null
  br label %824
824:
  %825 = phi i64 [ 0, %821 ], [ %855, %852 ]
  %826 = getelementptr <4 x double>, ptr %818, i64 %825
  br i1 %822, label %829, label %827
827:
  %828 = phi <4 x double> [ zeroinitializer, %824 ], [ %843, %842 ]
  br i1 %823, label %850, label %846
829:
  %830 = phi i64 [ %844, %842 ], [ 0, %824 ]
  %831 = phi <4 x double> [ %843, %842 ], [ zeroinitializer, %824 ]
  %832 = getelementptr inbounds nuw double, ptr %816, i64 %830
  %833 = load double, ptr %832, align 8
  %834 = fcmp une double %833, 0.000000e+00
  br i1 %834, label %835, label %842
835:
  %836 = insertelement <4 x double> poison, double %833, i64 0
  %837 = shufflevector <4 x double> %836, <4 x double> poison, <4 x i32> zeroinitializer
  %838 = mul nuw nsw i64 %830, %759
  %839 = getelementptr <4 x double>, ptr %826, i64 %838
  %840 = load <4 x double>, ptr %839, align 8
  %841 = call <4 x double> @llvm.fma.v4f64(<4 x double> %837, <4 x double> %840, <4 x double> %831)
  br label %842
842:
  %843 = phi <4 x double> [ %841, %835 ], [ %831, %829 ]
  %844 = add nuw nsw i64 %830, 1
  %845 = icmp eq i64 %844, %725
  br i1 %845, label %827, label %829
846:
  %847 = getelementptr inbounds nuw <4 x double>, ptr %817, i64 %825
  %848 = load <4 x double>, ptr %847, align 8
  %849 = call <4 x double> @llvm.fma.v4f64(<4 x double> %828, <4 x double> %738, <4 x double> %848)
  br label %852
850:
  %851 = fmul <4 x double> %738, %828
  br label %852
852:
  %853 = phi <4 x double> [ %849, %846 ], [ %851, %850 ]
  %854 = getelementptr inbounds nuw <4 x double>, ptr %819, i64 %825
  store <4 x double> %853, ptr %854, align 8
  %855 = add nuw nsw i64 %825, 1
  %856 = icmp eq i64 %855, %759
  br i1 %856, label %857, label %824
857:
  %858 = load ptr, ptr %89, align 8
  %859 = load ptr, ptr %84, align 8
  %860 = load ptr, ptr %90, align 8
  br label %861
861:
  %862 = phi i64 [ 0, %857 ], [ %868, %864 ]
  %863 = getelementptr <4 x double>, ptr %859, i64 %862
  br i1 %822, label %870, label %864
864:
  %865 = phi <4 x double> [ zeroinitializer, %861 ], [ %884, %883 ]
  %866 = fmul <4 x double> %738, %865
  %867 = getelementptr inbounds nuw <4 x double>, ptr %860, i64 %862
  store <4 x double> %866, ptr %867, align 8
  %868 = add nuw nsw i64 %862, 1
  %869 = icmp eq i64 %868, %759
  br i1 %869, label %940, label %861
870:
  %871 = phi i64 [ %885, %883 ], [ 0, %861 ]
  %872 = phi <4 x double> [ %884, %883 ], [ zeroinitializer, %861 ]
  %873 = getelementptr inbounds nuw double, ptr %858, i64 %871
  %874 = load double, ptr %873, align 8
  %875 = fcmp une double %874, 0.000000e+00
  br i1 %875, label %876, label %883
876:
  %877 = insertelement <4 x double> poison, double %874, i64 0
  %878 = shufflevector <4 x double> %877, <4 x double> poison, <4 x i32> zeroinitializer
  %879 = mul nuw nsw i64 %871, %759
  %880 = getelementptr <4 x double>, ptr %863, i64 %879
  %881 = load <4 x double>, ptr %880, align 8
  %882 = call <4 x double> @llvm.fma.v4f64(<4 x double> %878, <4 x double> %881, <4 x double> %872)
  br label %883
883:
  %884 = phi <4 x double> [ %882, %876 ], [ %872, %870 ]
  %885 = add nuw nsw i64 %871, 1
  %886 = icmp eq i64 %885, %725
  br i1 %886, label %864, label %870
887:
  %888 = phi i64 [ 1, %813 ], [ %938, %929 ]
  %889 = load ptr, ptr %85, align 8
  %890 = mul nuw nsw i64 %888, %725
  %891 = getelementptr inbounds nuw double, ptr %889, i64 %890
  %892 = load ptr, ptr %46, align 8
  %893 = load ptr, ptr %84, align 8
  %894 = load ptr, ptr %83, align 8
  br i1 %814, label %895, label %929
895:
  %896 = icmp eq ptr %892, null
  br label %897
897:
  %898 = phi i64 [ 0, %895 ], [ %927, %924 ]
  %899 = getelementptr <4 x double>, ptr %893, i64 %898
  br label %901
900:
  br i1 %896, label %922, label %918
901:
  %902 = phi i64 [ %916, %914 ], [ 0, %897 ]
  %903 = phi <4 x double> [ %915, %914 ], [ zeroinitializer, %897 ]
  %904 = getelementptr inbounds nuw double, ptr %891, i64 %902
  %905 = load double, ptr %904, align 8
  %906 = fcmp une double %905, 0.000000e+00
  br i1 %906, label %907, label %914
907:
  %908 = insertelement <4 x double> poison, double %905, i64 0
  %909 = shufflevector <4 x double> %908, <4 x double> poison, <4 x i32> zeroinitializer
  %910 = mul nuw nsw i64 %902, %759
  %911 = getelementptr <4 x double>, ptr %899, i64 %910
  %912 = load <4 x double>, ptr %911, align 8
  %913 = call <4 x double> @llvm.fma.v4f64(<4 x double> %909, <4 x double> %912, <4 x double> %903)
  br label %914
914:
  %915 = phi <4 x double> [ %913, %907 ], [ %903, %901 ]
  %916 = add nuw nsw i64 %902, 1
  %917 = icmp eq i64 %916, %888
  br i1 %917, label %900, label %901
918:
  %919 = getelementptr inbounds nuw <4 x double>, ptr %892, i64 %898
  %920 = load <4 x double>, ptr %919, align 8
  %921 = call <4 x double> @llvm.fma.v4f64(<4 x double> %915, <4 x double> %738, <4 x double> %920)
  br label %924
922:
  %923 = fmul <4 x double> %738, %915
  br label %924
924:
  %925 = phi <4 x double> [ %921, %918 ], [ %923, %922 ]
  %926 = getelementptr inbounds nuw <4 x double>, ptr %894, i64 %898
  store <4 x double> %925, ptr %926, align 8
  %927 = add nuw nsw i64 %898, 1
  %928 = icmp eq i64 %927, %759
  br i1 %928, label %929, label %897
929:
  %930 = load ptr, ptr %86, align 8
  %931 = getelementptr inbounds nuw double, ptr %930, i64 %888
  %932 = load double, ptr %931, align 8
  %933 = call fastcc <4 x double> @bg_at(ptr noundef %2, double noundef %932) #12
  %934 = load ptr, ptr %83, align 8
  %935 = load ptr, ptr %84, align 8
  %936 = mul nsw i64 %888, %759
  %937 = getelementptr inbounds <4 x double>, ptr %935, i64 %936
  call fastcc void @bg_rates(ptr noundef nonnull readonly %0, ptr noundef %2, <4 x double> noundef %933, ptr noundef %934, ptr noundef %937) #12
  %938 = add nuw nsw i64 %888, 1
  %939 = icmp eq i64 %938, %725
  br i1 %939, label %815, label %887
940:
  %941 = load ptr, ptr %91, align 8
  %942 = icmp eq ptr %941, null
  br i1 %942, label %943, label %947
943:
  %944 = load ptr, ptr %79, align 8
  %945 = icmp eq ptr %944, null
  br i1 %945, label %946, label %947
946:
  br label %1066
947:
  %948 = load i64, ptr %0, align 8
  %949 = load i64, ptr %37, align 8
  %950 = add nsw i64 %949, %948
  %951 = load i64, ptr %38, align 8
  %952 = shl nsw i64 %951, 1
  %953 = add nsw i64 %950, %952
  %954 = load i64, ptr %39, align 8
  %955 = add nsw i64 %953, %954
  %956 = icmp sgt i64 %955, 0
  br i1 %956, label %964, label %957
957:
  %958 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #12
  %959 = load ptr, ptr %88, align 8
  %960 = load ptr, ptr %93, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <4 x double> noundef %958, ptr noundef %959, ptr noundef %960, i64 noundef 0, ptr noundef null) #12
  %961 = load i64, ptr %94, align 8
  %962 = icmp ne i64 %961, 0
  %963 = and i1 %956, %962
  br i1 %963, label %973, label %1002
964:
  %965 = phi i64 [ %971, %964 ], [ 0, %947 ]
  %966 = load ptr, ptr %88, align 8
  %967 = getelementptr inbounds nuw <4 x double>, ptr %966, i64 %965
  %968 = load <4 x double>, ptr %967, align 8
  %969 = load ptr, ptr %92, align 8
  %970 = getelementptr inbounds nuw <4 x double>, ptr %969, i64 %965
  store <4 x double> %968, ptr %970, align 8
  %971 = add nuw nsw i64 %965, 1
  %972 = icmp eq i64 %971, %955
  br i1 %972, label %957, label %964
973:
  %974 = phi i64 [ %1000, %998 ], [ 0, %957 ]
  %975 = load ptr, ptr %90, align 8
  %976 = getelementptr inbounds nuw <4 x double>, ptr %975, i64 %974
  %977 = load <4 x double>, ptr %976, align 8
  %978 = load ptr, ptr %88, align 8
  %979 = getelementptr inbounds nuw <4 x double>, ptr %978, i64 %974
  %980 = load <4 x double>, ptr %979, align 8
  %981 = load ptr, ptr %92, align 8
  %982 = getelementptr inbounds nuw <4 x double>, ptr %981, i64 %974
  %983 = load <4 x double>, ptr %982, align 8
  %984 = fsub <4 x double> %980, %983
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <4 x double> %977, ptr %9, align 8
  store <4 x double> %984, ptr %10, align 8
  br label %985
985:
  %986 = phi i64 [ 0, %973 ], [ %996, %995 ]
  %987 = getelementptr inbounds nuw double, ptr %9, i64 %986
  %988 = getelementptr inbounds nuw double, ptr %10, i64 %986
  %989 = load double, ptr %988, align 8
  %990 = call double @llvm.fabs.f64(double %989)
  %991 = load double, ptr %987, align 8
  %992 = call double @llvm.fabs.f64(double %991)
  %993 = fcmp ogt double %990, %992
  br i1 %993, label %994, label %995
994:
  store double %989, ptr %987, align 8
  br label %995
995:
  %996 = add nuw nsw i64 %986, 1
  %997 = icmp eq i64 %996, 4
  br i1 %997, label %998, label %985
998:
  %999 = load <4 x double>, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  store <4 x double> %999, ptr %976, align 8
  %1000 = add nuw nsw i64 %974, 1
  %1001 = icmp eq i64 %1000, %955
  br i1 %1001, label %1002, label %973
1002:
  %1003 = load ptr, ptr %95, align 8
  %1004 = icmp eq ptr %1003, null
  br i1 %1004, label %1038, label %1005
1005:
  %1006 = load i64, ptr %0, align 8
  %1007 = icmp sgt i64 %1006, 0
  br i1 %1007, label %1008, label %1038
1008:
  %1009 = phi i64 [ %1011, %1010 ], [ 0, %1005 ]
  br label %1014
1010:
  %1011 = add nuw nsw i64 %1009, 1
  %1012 = load i64, ptr %0, align 8
  %1013 = icmp slt i64 %1011, %1012
  br i1 %1013, label %1008, label %1038
1014:
  %1015 = phi i64 [ 0, %1008 ], [ %1036, %1035 ]
  %1016 = load ptr, ptr %96, align 8
  %1017 = getelementptr inbounds nuw <4 x double>, ptr %1016, i64 %1009
  %1018 = getelementptr inbounds nuw double, ptr %1017, i64 %1015
  %1019 = load double, ptr %1018, align 8
  %1020 = fcmp ogt double %1019, 5.000000e-01
  br i1 %1020, label %1021, label %1035
1021:
  %1022 = getelementptr inbounds nuw %struct.bg_lane, ptr %2, i64 %1015
  %1023 = getelementptr inbounds nuw i8, ptr %1022, i64 128
  %1024 = load double, ptr %1023, align 8
  %1025 = fdiv double %1024, 1.000000e-02
  %1026 = fcmp olt double %1025, 1.000000e-03
  %1027 = fcmp ogt double %1025, 1.000000e+00
  %1028 = select i1 %1027, double 1.000000e+00, double %1025
  %1029 = select i1 %1026, double 1.000000e-03, double %1028
  %1030 = load ptr, ptr %90, align 8
  %1031 = getelementptr inbounds nuw <4 x double>, ptr %1030, i64 %1009
  %1032 = getelementptr inbounds nuw double, ptr %1031, i64 %1015
  %1033 = load double, ptr %1032, align 8
  %1034 = fmul double %1033, %1029
  store double %1034, ptr %1032, align 8
  br label %1035
1035:
  %1036 = add nuw nsw i64 %1015, 1
  %1037 = icmp eq i64 %1036, 4
  br i1 %1037, label %1010, label %1014
1038:
  br i1 %956, label %1039, label %946
1039:
  %1040 = phi i64 [ %1062, %1060 ], [ 0, %1038 ]
  %1041 = load ptr, ptr %90, align 8
  %1042 = getelementptr inbounds nuw <4 x double>, ptr %1041, i64 %1040
  %1043 = load <4 x double>, ptr %1042, align 8
  %1044 = load ptr, ptr %93, align 8
  %1045 = getelementptr inbounds nuw <4 x double>, ptr %1044, i64 %1040
  %1046 = load <4 x double>, ptr %1045, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <4 x double> %1043, ptr %7, align 8
  store <4 x double> %1046, ptr %8, align 8
  br label %1047
1047:
  %1048 = phi i64 [ 0, %1039 ], [ %1058, %1057 ]
  %1049 = getelementptr inbounds nuw double, ptr %7, i64 %1048
  %1050 = getelementptr inbounds nuw double, ptr %8, i64 %1048
  %1051 = load double, ptr %1050, align 8
  %1052 = call double @llvm.fabs.f64(double %1051)
  %1053 = load double, ptr %1049, align 8
  %1054 = call double @llvm.fabs.f64(double %1053)
  %1055 = fcmp ogt double %1052, %1054
  br i1 %1055, label %1056, label %1057
1056:
  store double %1051, ptr %1049, align 8
  br label %1057
1057:
  %1058 = add nuw nsw i64 %1048, 1
  %1059 = icmp eq i64 %1058, 4
  br i1 %1059, label %1060, label %1047
1060:
  %1061 = load <4 x double>, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  store <4 x double> %1061, ptr %1042, align 8
  %1062 = add nuw nsw i64 %1040, 1
  %1063 = icmp eq i64 %1062, %955
  br i1 %1063, label %946, label %1039
1064:
  %1065 = icmp eq i32 %1227, 0
  br i1 %1065, label %1504, label %1230
1066:
  %1067 = phi i32 [ %1227, %1224 ], [ 0, %946 ]
  %1068 = phi i64 [ %1228, %1224 ], [ 0, %946 ]
  %1069 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %1068
  %1070 = load i64, ptr %1069, align 8
  %1071 = icmp sgt i64 %1070, -1
  br i1 %1071, label %1072, label %1224
1072:
  %1073 = getelementptr %struct.bg_lane, ptr %2, i64 %1068
  %1074 = getelementptr i8, ptr %1073, i64 128
  %1075 = load double, ptr %1074, align 8
  %1076 = load i64, ptr %0, align 8
  %1077 = load i64, ptr %37, align 8
  %1078 = add nsw i64 %1077, %1076
  %1079 = load i64, ptr %38, align 8
  %1080 = shl nsw i64 %1079, 1
  %1081 = add nsw i64 %1078, %1080
  %1082 = load i64, ptr %39, align 8
  %1083 = add nsw i64 %1081, %1082
  %1084 = icmp sgt i64 %1083, 0
  br i1 %1084, label %1085, label %1090
1085:
  %1086 = load ptr, ptr %88, align 8
  %1087 = getelementptr double, ptr %1086, i64 %1068
  br label %1103
1088:
  %1089 = icmp eq i32 %1110, 0
  br label %1090
1090:
  %1091 = phi i1 [ true, %1072 ], [ %1089, %1088 ]
  %1092 = icmp sgt i64 %1076, 0
  br i1 %1092, label %1093, label %1143
1093:
  %1094 = load ptr, ptr %46, align 8
  %1095 = getelementptr double, ptr %1094, i64 %1068
  %1096 = load ptr, ptr %88, align 8
  %1097 = getelementptr double, ptr %1096, i64 %1068
  %1098 = load ptr, ptr %90, align 8
  %1099 = getelementptr double, ptr %1098, i64 %1068
  %1100 = load ptr, ptr %97, align 8
  %1101 = getelementptr double, ptr %1100, i64 %1068
  %1102 = load ptr, ptr %98, align 8
  br label %1115
1103:
  %1104 = phi i32 [ 0, %1085 ], [ %1110, %1103 ]
  %1105 = phi i64 [ 0, %1085 ], [ %1111, %1103 ]
  %1106 = getelementptr <4 x double>, ptr %1087, i64 %1105
  %1107 = load double, ptr %1106, align 8
  %1108 = fcmp uno double %1107, 0.000000e+00
  %1109 = zext i1 %1108 to i32
  %1110 = or i32 %1104, %1109
  %1111 = add nuw nsw i64 %1105, 1
  %1112 = icmp eq i64 %1111, %1083
  br i1 %1112, label %1088, label %1103
1113:
  %1114 = call double @llvm.sqrt.f64(double %1140)
  br label %1143
1115:
  %1116 = phi double [ 0.000000e+00, %1093 ], [ %1140, %1115 ]
  %1117 = phi i64 [ 0, %1093 ], [ %1141, %1115 ]
  %1118 = getelementptr <4 x double>, ptr %1095, i64 %1117
  %1119 = load double, ptr %1118, align 8
  %1120 = call double @llvm.fabs.f64(double %1119)
  %1121 = getelementptr <4 x double>, ptr %1097, i64 %1117
  %1122 = load double, ptr %1121, align 8
  %1123 = call double @llvm.fabs.f64(double %1122)
  %1124 = getelementptr <4 x double>, ptr %1099, i64 %1117
  %1125 = load double, ptr %1124, align 8
  %1126 = getelementptr <4 x double>, ptr %1101, i64 %1117
  %1127 = load double, ptr %1126, align 8
  %1128 = fcmp uno double %1125, 0.000000e+00
  %1129 = select i1 %1128, double 0x7FF0000000000000, double %1125
  %1130 = fcmp ogt double %1123, %1120
  %1131 = select i1 %1091, i1 %1130, i1 false
  %1132 = select i1 %1131, double %1123, double %1120
  %1133 = getelementptr inbounds nuw double, ptr %1102, i64 %1117
  %1134 = load double, ptr %1133, align 8
  %1135 = fcmp ogt double %1134, 0.000000e+00
  %1136 = call double @llvm.fma.f64(double %1132, double %1075, double %1127)
  %1137 = fdiv double %1129, %1136
  %1138 = fmul double %1137, %1137
  %1139 = call double @llvm.fma.f64(double %1134, double %1138, double %1116)
  %1140 = select i1 %1135, double %1139, double %1116
  %1141 = add nuw nsw i64 %1117, 1
  %1142 = icmp eq i64 %1141, %1076
  br i1 %1142, label %1113, label %1115
1143:
  %1144 = phi double [ 0.000000e+00, %1090 ], [ %1114, %1113 ]
  %1145 = fdiv double 1.000000e+00, %1144
  %1146 = load i64, ptr %99, align 8
  %1147 = sitofp i64 %1146 to double
  %1148 = getelementptr inbounds nuw i8, ptr %1069, i64 72
  %1149 = load double, ptr %1148, align 8
  %1150 = getelementptr inbounds nuw i8, ptr %1069, i64 64
  %1151 = load double, ptr %1150, align 8
  %1152 = fsub double %1149, %1151
  %1153 = fcmp olt double %1144, 1.000000e+00
  br i1 %1153, label %1159, label %1154
1154:
  %1155 = getelementptr inbounds nuw i8, ptr %1069, i64 24
  %1156 = load i64, ptr %1155, align 8
  %1157 = freeze i64 %1156
  %1158 = icmp ne i64 %1157, 0
  br label %1159
1159:
  %1160 = phi i1 [ true, %1143 ], [ %1158, %1154 ]
  %1161 = load double, ptr %100, align 8
  %1162 = load double, ptr %101, align 8
  %1163 = fadd double %1161, %1162
  %1164 = fdiv double %1163, %1147
  %1165 = call double @bg_pow_1(double noundef %1145, double noundef %1164) #11
  %1166 = fmul double %1165, 9.000000e-01
  %1167 = getelementptr inbounds nuw i8, ptr %1069, i64 136
  %1168 = load double, ptr %1167, align 8
  %1169 = load double, ptr %101, align 8
  %1170 = fneg double %1169
  %1171 = fdiv double %1170, %1147
  %1172 = call double @bg_pow_1(double noundef %1168, double noundef %1171) #11
  %1173 = fmul double %1166, %1172
  %1174 = select i1 %1160, double 1.000000e+00, double 2.000000e-01
  %1175 = select i1 %1160, double 1.000000e+01, double 9.000000e-01
  %1176 = fcmp ult double %1173, %1174
  %1177 = fcmp ogt double %1173, %1175
  %1178 = select i1 %1177, double %1175, double %1173
  %1179 = select i1 %1176, double %1174, double %1178
  %1180 = fmul double %1152, %1179
  %1181 = getelementptr inbounds nuw i8, ptr %1069, i64 128
  %1182 = load double, ptr %1181, align 8
  %1183 = fcmp olt double %1180, %1182
  %1184 = getelementptr inbounds nuw i8, ptr %1069, i64 24
  %1185 = load i64, ptr %1184, align 8
  %1186 = icmp ne i64 %1185, 0
  %1187 = fcmp oeq double %1179, 1.000000e+00
  %1188 = select i1 %1186, i1 %1187, i1 false
  %1189 = select i1 %1188, double %1182, double %1180
  %1190 = fcmp ole double %1189, %1182
  %1191 = zext i1 %1190 to i64
  store i64 %1191, ptr %1184, align 8
  %1192 = fcmp olt double %1189, %1182
  %1193 = select i1 %1192, double %1182, double %1189
  br i1 %1160, label %1194, label %1197
1194:
  %1195 = call i1 @llvm.is.fpclass.f64(double %1145, i32 608)
  %1196 = select i1 %1195, double 1.000000e+00, double %1145
  store double %1196, ptr %1167, align 8
  br label %1197
1197:
  %1198 = phi ptr [ %1148, %1194 ], [ %1150, %1159 ]
  %1199 = load double, ptr %1198, align 8
  %1200 = fadd double %1193, %1199
  %1201 = call fastcc double @bg_end(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef nonnull %2, i64 noundef range(i64 -9223372036854775808, 4) %1068, double noundef %1199, double noundef %1200) #12
  %1202 = getelementptr inbounds nuw i8, ptr %1069, i64 80
  store double %1201, ptr %1202, align 8
  br i1 %1183, label %1203, label %1208
1203:
  %1204 = getelementptr inbounds nuw i8, ptr %1069, i64 32
  store i64 3, ptr %1204, align 8
  %1205 = getelementptr inbounds nuw i8, ptr %1069, i64 40
  %1206 = load i64, ptr %1205, align 8
  %1207 = add nsw i64 %1206, 1
  store i64 %1207, ptr %1205, align 8
  br label %1222
1208:
  %1209 = getelementptr inbounds nuw i8, ptr %1069, i64 40
  %1210 = load i64, ptr %1209, align 8
  %1211 = add nsw i64 %1210, 1
  store i64 %1211, ptr %1209, align 8
  %1212 = sitofp i64 %1211 to double
  %1213 = getelementptr inbounds nuw i8, ptr %1069, i64 120
  %1214 = load double, ptr %1213, align 8
  %1215 = fcmp ugt double %1214, %1212
  br i1 %1215, label %1222, label %1216
1216:
  %1217 = getelementptr inbounds nuw i8, ptr %1069, i64 96
  %1218 = load double, ptr %1217, align 8
  %1219 = fcmp olt double %1199, %1218
  br i1 %1219, label %1220, label %1222
1220:
  %1221 = getelementptr inbounds nuw i8, ptr %1069, i64 32
  store i64 2, ptr %1221, align 8
  br label %1222
1222:
  %1223 = zext i1 %1160 to i32
  br label %1224
1224:
  %1225 = phi i32 [ 0, %1066 ], [ %1223, %1222 ]
  %1226 = getelementptr inbounds nuw i32, ptr %12, i64 %1068
  store i32 %1225, ptr %1226, align 4
  %1227 = or i32 %1225, %1067
  %1228 = add nuw nsw i64 %1068, 1
  %1229 = icmp eq i64 %1228, 4
  br i1 %1229, label %1064, label %1066
1230:
  %1231 = load i64, ptr %48, align 8
  %1232 = icmp eq i64 %1231, 0
  br i1 %1232, label %1448, label %1233
1233:
  %1234 = load i64, ptr %0, align 8
  %1235 = load i64, ptr %37, align 8
  %1236 = load i64, ptr %38, align 8
  %1237 = load i64, ptr %39, align 8
  %1238 = load i64, ptr %82, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #13
  br label %1239
1239:
  %1240 = phi i64 [ 0, %1233 ], [ %1248, %1239 ]
  %1241 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %1240
  %1242 = getelementptr inbounds nuw i8, ptr %1241, i64 72
  %1243 = load double, ptr %1242, align 8
  %1244 = getelementptr inbounds nuw i8, ptr %1241, i64 64
  %1245 = load double, ptr %1244, align 8
  %1246 = fsub double %1243, %1245
  %1247 = getelementptr inbounds nuw double, ptr %6, i64 %1240
  store double %1246, ptr %1247, align 8
  %1248 = add nuw nsw i64 %1240, 1
  %1249 = icmp eq i64 %1248, 4
  br i1 %1249, label %1250, label %1239
1250:
  %1251 = add i64 %1235, %1234
  %1252 = shl i64 %1236, 1
  %1253 = add i64 %1251, %1252
  %1254 = add i64 %1253, %1237
  %1255 = load <4 x double>, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #13
  %1256 = icmp sgt i64 %1238, 0
  br i1 %1256, label %1257, label %1261
1257:
  %1258 = icmp sgt i64 %1254, 0
  %1259 = icmp sgt i64 %1231, 0
  %1260 = mul i64 %1254, %1238
  br label %1266
1261:
  %1262 = icmp sgt i64 %1231, 0
  br i1 %1262, label %1263, label %1381
1263:
  %1264 = mul i64 %1254, %1238
  %1265 = icmp sgt i64 %1254, 0
  br label %1386
1266:
  %1267 = phi i64 [ 0, %1257 ], [ %1315, %1314 ]
  %1268 = load ptr, ptr %85, align 8
  %1269 = mul nuw nsw i64 %1267, %1238
  %1270 = getelementptr inbounds nuw double, ptr %1268, i64 %1269
  %1271 = load ptr, ptr %46, align 8
  %1272 = load ptr, ptr %84, align 8
  %1273 = load ptr, ptr %83, align 8
  br i1 %1258, label %1274, label %1310
1274:
  %1275 = icmp eq i64 %1267, 0
  %1276 = icmp eq ptr %1271, null
  br label %1277
1277:
  %1278 = phi i64 [ 0, %1274 ], [ %1308, %1305 ]
  %1279 = getelementptr <4 x double>, ptr %1272, i64 %1278
  br i1 %1275, label %1280, label %1282
1280:
  %1281 = phi <4 x double> [ zeroinitializer, %1277 ], [ %1296, %1295 ]
  br i1 %1276, label %1303, label %1299
1282:
  %1283 = phi i64 [ %1297, %1295 ], [ 0, %1277 ]
  %1284 = phi <4 x double> [ %1296, %1295 ], [ zeroinitializer, %1277 ]
  %1285 = getelementptr inbounds nuw double, ptr %1270, i64 %1283
  %1286 = load double, ptr %1285, align 8
  %1287 = fcmp une double %1286, 0.000000e+00
  br i1 %1287, label %1288, label %1295
1288:
  %1289 = insertelement <4 x double> poison, double %1286, i64 0
  %1290 = shufflevector <4 x double> %1289, <4 x double> poison, <4 x i32> zeroinitializer
  %1291 = mul nuw nsw i64 %1283, %1254
  %1292 = getelementptr <4 x double>, ptr %1279, i64 %1291
  %1293 = load <4 x double>, ptr %1292, align 8
  %1294 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1290, <4 x double> %1293, <4 x double> %1284)
  br label %1295
1295:
  %1296 = phi <4 x double> [ %1294, %1288 ], [ %1284, %1282 ]
  %1297 = add nuw nsw i64 %1283, 1
  %1298 = icmp eq i64 %1297, %1267
  br i1 %1298, label %1280, label %1282
1299:
  %1300 = getelementptr inbounds nuw <4 x double>, ptr %1271, i64 %1278
  %1301 = load <4 x double>, ptr %1300, align 8
  %1302 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1281, <4 x double> %1255, <4 x double> %1301)
  br label %1305
1303:
  %1304 = fmul <4 x double> %1255, %1281
  br label %1305
1305:
  %1306 = phi <4 x double> [ %1302, %1299 ], [ %1304, %1303 ]
  %1307 = getelementptr inbounds nuw <4 x double>, ptr %1273, i64 %1278
  store <4 x double> %1306, ptr %1307, align 8
  %1308 = add nuw nsw i64 %1278, 1
  %1309 = icmp eq i64 %1308, %1254
  br i1 %1309, label %1310, label %1277
1310:
  br i1 %1259, label %1311, label %1314
1311:
  %1312 = icmp eq i64 %1267, 0
  %1313 = mul nsw i64 %1267, %1254
  br label %1317
1314:
  %1315 = add nuw nsw i64 %1267, 1
  %1316 = icmp eq i64 %1315, %1238
  br i1 %1316, label %1261, label %1266
1317:
  %1318 = phi i64 [ 0, %1311 ], [ %1374, %1373 ]
  %1319 = load ptr, ptr %102, align 8
  %1320 = mul i64 %1260, %1318
  %1321 = getelementptr inbounds <4 x double>, ptr %1319, i64 %1320
  %1322 = load ptr, ptr %85, align 8
  %1323 = getelementptr inbounds nuw double, ptr %1322, i64 %1269
  %1324 = load ptr, ptr %49, align 8
  %1325 = mul nsw i64 %1318, %1254
  %1326 = getelementptr inbounds <4 x double>, ptr %1324, i64 %1325
  %1327 = load ptr, ptr %103, align 8
  br i1 %1258, label %1328, label %1363
1328:
  %1329 = icmp eq ptr %1324, null
  br label %1330
1330:
  %1331 = phi i64 [ 0, %1328 ], [ %1361, %1358 ]
  %1332 = getelementptr <4 x double>, ptr %1321, i64 %1331
  br i1 %1312, label %1333, label %1335
1333:
  %1334 = phi <4 x double> [ zeroinitializer, %1330 ], [ %1349, %1348 ]
  br i1 %1329, label %1356, label %1352
1335:
  %1336 = phi i64 [ %1350, %1348 ], [ 0, %1330 ]
  %1337 = phi <4 x double> [ %1349, %1348 ], [ zeroinitializer, %1330 ]
  %1338 = getelementptr inbounds nuw double, ptr %1323, i64 %1336
  %1339 = load double, ptr %1338, align 8
  %1340 = fcmp une double %1339, 0.000000e+00
  br i1 %1340, label %1341, label %1348
1341:
  %1342 = insertelement <4 x double> poison, double %1339, i64 0
  %1343 = shufflevector <4 x double> %1342, <4 x double> poison, <4 x i32> zeroinitializer
  %1344 = mul nuw nsw i64 %1336, %1254
  %1345 = getelementptr <4 x double>, ptr %1332, i64 %1344
  %1346 = load <4 x double>, ptr %1345, align 8
  %1347 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1343, <4 x double> %1346, <4 x double> %1337)
  br label %1348
1348:
  %1349 = phi <4 x double> [ %1347, %1341 ], [ %1337, %1335 ]
  %1350 = add nuw nsw i64 %1336, 1
  %1351 = icmp eq i64 %1350, %1267
  br i1 %1351, label %1333, label %1335
1352:
  %1353 = getelementptr inbounds nuw <4 x double>, ptr %1326, i64 %1331
  %1354 = load <4 x double>, ptr %1353, align 8
  %1355 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1334, <4 x double> %1255, <4 x double> %1354)
  br label %1358
1356:
  %1357 = fmul <4 x double> %1255, %1334
  br label %1358
1358:
  %1359 = phi <4 x double> [ %1355, %1352 ], [ %1357, %1356 ]
  %1360 = getelementptr inbounds nuw <4 x double>, ptr %1327, i64 %1331
  store <4 x double> %1359, ptr %1360, align 8
  %1361 = add nuw nsw i64 %1331, 1
  %1362 = icmp eq i64 %1361, %1254
  br i1 %1362, label %1363, label %1330
1363:
  %1364 = load ptr, ptr %86, align 8
  %1365 = getelementptr inbounds nuw double, ptr %1364, i64 %1267
  %1366 = load double, ptr %1365, align 8
  %1367 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef %1366) #12
  %1368 = load ptr, ptr %83, align 8
  %1369 = load ptr, ptr %103, align 8
  %1370 = getelementptr inbounds <4 x double>, ptr %1321, i64 %1313
  call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %104, ptr noundef readonly %2, <4 x double> noundef %1367, ptr noundef %1368, <4 x double> noundef zeroinitializer, i64 noundef %1318, ptr noundef %1369, ptr noundef %1370) #12
  %1371 = load i64, ptr %0, align 8
  %1372 = icmp slt i64 %1371, %1254
  br i1 %1372, label %1376, label %1373
1373:
  %1374 = add nuw nsw i64 %1318, 1
  %1375 = icmp eq i64 %1374, %1231
  br i1 %1375, label %1314, label %1317
1376:
  %1377 = phi i64 [ %1379, %1376 ], [ %1371, %1363 ]
  %1378 = getelementptr <4 x double>, ptr %1370, i64 %1377
  store <4 x double> zeroinitializer, ptr %1378, align 8
  %1379 = add nsw i64 %1377, 1
  %1380 = icmp slt i64 %1379, %1254
  br i1 %1380, label %1376, label %1373
1381:
  %1382 = load ptr, ptr %91, align 8
  %1383 = icmp eq ptr %1382, null
  br i1 %1383, label %1448, label %1384
1384:
  %1385 = icmp sgt i64 %1254, 0
  br i1 %1385, label %1439, label %1435
1386:
  %1387 = phi i64 [ 0, %1263 ], [ %1433, %1432 ]
  %1388 = load ptr, ptr %87, align 8
  %1389 = load ptr, ptr %49, align 8
  %1390 = mul nsw i64 %1387, %1254
  %1391 = getelementptr inbounds <4 x double>, ptr %1389, i64 %1390
  %1392 = load ptr, ptr %102, align 8
  %1393 = mul i64 %1264, %1387
  %1394 = getelementptr inbounds <4 x double>, ptr %1392, i64 %1393
  %1395 = load ptr, ptr %105, align 8
  %1396 = getelementptr inbounds <4 x double>, ptr %1395, i64 %1390
  br i1 %1265, label %1397, label %1432
1397:
  %1398 = icmp eq ptr %1389, null
  br label %1399
1399:
  %1400 = phi i64 [ 0, %1397 ], [ %1430, %1427 ]
  %1401 = getelementptr <4 x double>, ptr %1394, i64 %1400
  br i1 %1256, label %1404, label %1402
1402:
  %1403 = phi <4 x double> [ zeroinitializer, %1399 ], [ %1418, %1417 ]
  br i1 %1398, label %1425, label %1421
1404:
  %1405 = phi i64 [ %1419, %1417 ], [ 0, %1399 ]
  %1406 = phi <4 x double> [ %1418, %1417 ], [ zeroinitializer, %1399 ]
  %1407 = getelementptr inbounds nuw double, ptr %1388, i64 %1405
  %1408 = load double, ptr %1407, align 8
  %1409 = fcmp une double %1408, 0.000000e+00
  br i1 %1409, label %1410, label %1417
1410:
  %1411 = insertelement <4 x double> poison, double %1408, i64 0
  %1412 = shufflevector <4 x double> %1411, <4 x double> poison, <4 x i32> zeroinitializer
  %1413 = mul nuw nsw i64 %1405, %1254
  %1414 = getelementptr <4 x double>, ptr %1401, i64 %1413
  %1415 = load <4 x double>, ptr %1414, align 8
  %1416 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1412, <4 x double> %1415, <4 x double> %1406)
  br label %1417
1417:
  %1418 = phi <4 x double> [ %1416, %1410 ], [ %1406, %1404 ]
  %1419 = add nuw nsw i64 %1405, 1
  %1420 = icmp eq i64 %1419, %1238
  br i1 %1420, label %1402, label %1404
1421:
  %1422 = getelementptr inbounds nuw <4 x double>, ptr %1391, i64 %1400
  %1423 = load <4 x double>, ptr %1422, align 8
  %1424 = call <4 x double> @llvm.fma.v4f64(<4 x double> %1403, <4 x double> %1255, <4 x double> %1423)
  br label %1427
1425:
  %1426 = fmul <4 x double> %1255, %1403
  br label %1427
1427:
  %1428 = phi <4 x double> [ %1424, %1421 ], [ %1426, %1425 ]
  %1429 = getelementptr inbounds nuw <4 x double>, ptr %1396, i64 %1400
  store <4 x double> %1428, ptr %1429, align 8
  %1430 = add nuw nsw i64 %1400, 1
  %1431 = icmp eq i64 %1430, %1254
  br i1 %1431, label %1432, label %1399
1432:
  %1433 = add nuw nsw i64 %1387, 1
  %1434 = icmp eq i64 %1433, %1231
  br i1 %1434, label %1381, label %1386
1435:
  %1436 = call fastcc <4 x double> @bg_at(ptr noundef readonly %2, double noundef 1.000000e+00) #12
  %1437 = load ptr, ptr %83, align 8
  %1438 = load ptr, ptr %105, align 8
  call fastcc void @bg_project(ptr noundef nonnull readonly %0, ptr noundef readonly %2, <4 x double> noundef %1436, ptr noundef %1437, ptr noundef null, i64 noundef range(i64 1, 0) %1231, ptr noundef %1438) #12
  br label %1448
1439:
  %1440 = phi i64 [ %1446, %1439 ], [ 0, %1384 ]
  %1441 = load ptr, ptr %92, align 8
  %1442 = getelementptr inbounds nuw <4 x double>, ptr %1441, i64 %1440
  %1443 = load <4 x double>, ptr %1442, align 8
  %1444 = load ptr, ptr %83, align 8
  %1445 = getelementptr inbounds nuw <4 x double>, ptr %1444, i64 %1440
  store <4 x double> %1443, ptr %1445, align 8
  %1446 = add nuw nsw i64 %1440, 1
  %1447 = icmp eq i64 %1446, %1254
  br i1 %1447, label %1435, label %1439
1448:
  %1449 = load ptr, ptr %80, align 8
  %1450 = icmp eq ptr %1449, null
  br i1 %1450, label %1504, label %1451
1451:
  %1452 = load i64, ptr %0, align 8
  %1453 = load i64, ptr %37, align 8
  %1454 = add nsw i64 %1453, %1452
  %1455 = load i64, ptr %38, align 8
  %1456 = shl nsw i64 %1455, 1
  %1457 = add nsw i64 %1454, %1456
  %1458 = load i64, ptr %39, align 8
  %1459 = add nsw i64 %1457, %1458
  %1460 = load i64, ptr %82, align 8
  %1461 = load i64, ptr %33, align 8
  %1462 = add nsw i64 %1461, 1
  store i64 %1462, ptr %33, align 8
  %1463 = add nsw i64 %1460, 2
  %1464 = mul nsw i64 %1463, %1459
  %1465 = add nsw i64 %1464, 2
  %1466 = mul nsw i64 %1465, %1461
  %1467 = getelementptr inbounds double, ptr %1449, i64 %1466
  %1468 = load double, ptr %106, align 8
  %1469 = getelementptr inbounds nuw i8, ptr %1467, i64 8
  store double %1468, ptr %1467, align 8
  %1470 = load double, ptr %107, align 8
  %1471 = getelementptr inbounds nuw i8, ptr %1467, i64 16
  store double %1470, ptr %1469, align 8
  %1472 = icmp sgt i64 %1459, 0
  br i1 %1472, label %1473, label %1482
1473:
  %1474 = phi i64 [ %1480, %1473 ], [ 0, %1451 ]
  %1475 = phi ptr [ %1479, %1473 ], [ %1471, %1451 ]
  %1476 = load ptr, ptr %46, align 8
  %1477 = getelementptr inbounds nuw <4 x double>, ptr %1476, i64 %1474
  %1478 = load double, ptr %1477, align 8
  %1479 = getelementptr inbounds nuw i8, ptr %1475, i64 8
  store double %1478, ptr %1475, align 8
  %1480 = add nuw nsw i64 %1474, 1
  %1481 = icmp eq i64 %1480, %1459
  br i1 %1481, label %1486, label %1473
1482:
  %1483 = phi ptr [ %1471, %1451 ], [ %1492, %1486 ]
  %1484 = mul nsw i64 %1459, %1460
  %1485 = icmp sgt i64 %1484, 0
  br i1 %1485, label %1495, label %1504
1486:
  %1487 = phi i64 [ %1493, %1486 ], [ 0, %1473 ]
  %1488 = phi ptr [ %1492, %1486 ], [ %1479, %1473 ]
  %1489 = load ptr, ptr %88, align 8
  %1490 = getelementptr inbounds nuw <4 x double>, ptr %1489, i64 %1487
  %1491 = load double, ptr %1490, align 8
  %1492 = getelementptr inbounds nuw i8, ptr %1488, i64 8
  store double %1491, ptr %1488, align 8
  %1493 = add nuw nsw i64 %1487, 1
  %1494 = icmp eq i64 %1493, %1459
  br i1 %1494, label %1482, label %1486
1495:
  %1496 = phi i64 [ %1502, %1495 ], [ 0, %1482 ]
  %1497 = phi ptr [ %1501, %1495 ], [ %1483, %1482 ]
  %1498 = load ptr, ptr %84, align 8
  %1499 = getelementptr inbounds nuw <4 x double>, ptr %1498, i64 %1496
  %1500 = load double, ptr %1499, align 8
  %1501 = getelementptr inbounds nuw i8, ptr %1497, i64 8
  store double %1500, ptr %1497, align 8
  %1502 = add nuw nsw i64 %1496, 1
  %1503 = icmp eq i64 %1502, %1484
  br i1 %1503, label %1504, label %1495
1504:
  br label %1505
1505:
  %1506 = phi i64 [ %1751, %1750 ], [ 0, %1504 ]
  %1507 = getelementptr inbounds nuw %struct.bg_lane, ptr %36, i64 %1506
  %1508 = load i64, ptr %1507, align 8
  %1509 = icmp slt i64 %1508, 0
  br i1 %1509, label %1750, label %1510
1510:
  %1511 = getelementptr inbounds nuw i32, ptr %12, i64 %1506
  %1512 = load i32, ptr %1511, align 4
  %1513 = icmp eq i32 %1512, 0
  br i1 %1513, label %1730, label %1514
1514:
  %1515 = load i64, ptr %0, align 8
  %1516 = load i64, ptr %37, align 8
  %1517 = add i64 %1516, %1515
  %1518 = load i64, ptr %38, align 8
  %1519 = shl i64 %1518, 1
  %1520 = add i64 %1517, %1519
  %1521 = load i64, ptr %39, align 8
  %1522 = add i64 %1520, %1521
  %1523 = load i64, ptr %82, align 8
  %1524 = add nsw i64 %1523, -1
  %1525 = mul nsw i64 %1524, %1522
  %1526 = load ptr, ptr %108, align 8
  %1527 = load i64, ptr %109, align 8
  %1528 = mul nsw i64 %1527, %1508
  %1529 = getelementptr inbounds double, ptr %1526, i64 %1528
  %1530 = getelementptr inbounds nuw i8, ptr %1507, i64 8
  %1531 = load i64, ptr %1530, align 8
  %1532 = load i64, ptr %110, align 8
  %1533 = icmp slt i64 %1531, %1532
  br i1 %1533, label %1534, label %1657
1534:
  %1535 = getelementptr inbounds nuw i8, ptr %1507, i64 72
  %1536 = getelementptr inbounds nuw i8, ptr %1507, i64 64
  br label %1537
1537:
  %1538 = phi i64 [ %1532, %1534 ], [ %1655, %1652 ]
  %1539 = phi i64 [ %1531, %1534 ], [ %1654, %1652 ]
  %1540 = getelementptr inbounds double, ptr %1529, i64 %1539
  %1541 = load double, ptr %1540, align 8
  %1542 = load double, ptr %1535, align 8
  %1543 = fcmp ugt double %1541, %1542
  br i1 %1543, label %1657, label %1544
1544:
  %1545 = load double, ptr %1536, align 8
  %1546 = fsub double %1541, %1545
  %1547 = fsub double %1542, %1545
  %1548 = fdiv double %1546, %1547
  %1549 = load i64, ptr %0, align 8
  %1550 = load i64, ptr %37, align 8
  %1551 = add i64 %1550, %1549
  %1552 = load i64, ptr %38, align 8
  %1553 = shl nsw i64 %1552, 1
  %1554 = add nsw i64 %1553, %1551
  %1555 = load i64, ptr %39, align 8
  %1556 = add nsw i64 %1554, %1555
  %1557 = load i64, ptr %82, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  %1558 = load i64, ptr %111, align 8
  %1559 = icmp ne i64 %1558, 0
  %1560 = icmp sgt i64 %1557, 0
  %1561 = select i1 %1559, i1 %1560, i1 false
  br i1 %1561, label %1562, label %1566
1562:
  %1563 = icmp sgt i64 %1558, 0
  %1564 = fmul double %1548, 0.000000e+00
  %1565 = getelementptr double, ptr %5, i64 %1557
  br label %1574
1566:
  %1567 = load ptr, ptr %113, align 8
  %1568 = load i64, ptr %1507, align 8
  %1569 = mul nsw i64 %1568, %1538
  %1570 = add nsw i64 %1569, %1539
  %1571 = mul nsw i64 %1570, %1551
  %1572 = getelementptr inbounds double, ptr %1567, i64 %1571
  %1573 = icmp sgt i64 %1551, 0
  br i1 %1573, label %1611, label %1606
1574:
  %1575 = phi i64 [ 0, %1562 ], [ %1604, %1601 ]
  br i1 %1563, label %1576, label %1588
1576:
  %1577 = load ptr, ptr %112, align 8
  %1578 = mul nuw nsw i64 %1575, %1558
  %1579 = getelementptr double, ptr %1577, i64 %1578
  br label %1580
1580:
  %1581 = phi i64 [ %1558, %1576 ], [ %1583, %1580 ]
  %1582 = phi double [ 0.000000e+00, %1576 ], [ %1586, %1580 ]
  %1583 = add nsw i64 %1581, -1
  %1584 = getelementptr double, ptr %1579, i64 %1583
  %1585 = load double, ptr %1584, align 8
  %1586 = call double @llvm.fma.f64(double %1582, double %1548, double %1585)
  %1587 = icmp samesign ugt i64 %1581, 1
  br i1 %1587, label %1580, label %1590
1588:
  %1589 = getelementptr inbounds nuw double, ptr %5, i64 %1575
  store double %1564, ptr %1589, align 8
  br label %1601
1590:
  %1591 = fmul double %1548, %1586
  %1592 = getelementptr inbounds nuw double, ptr %5, i64 %1575
  store double %1591, ptr %1592, align 8
  br label %1593
1593:
  %1594 = phi i64 [ %1558, %1590 ], [ %1596, %1593 ]
  %1595 = phi double [ 0.000000e+00, %1590 ], [ %1599, %1593 ]
  %1596 = add nsw i64 %1594, -1
  %1597 = getelementptr double, ptr %1579, i64 %1596
  %1598 = load double, ptr %1597, align 8
  %1599 = fadd double %1595, %1598
  %1600 = icmp samesign ugt i64 %1594, 1
  br i1 %1600, label %1593, label %1601
1601:
  %1602 = phi double [ 0.000000e+00, %1588 ], [ %1599, %1593 ]
  %1603 = getelementptr double, ptr %1565, i64 %1575
  store double %1602, ptr %1603, align 8
  %1604 = add nuw nsw i64 %1575, 1
  %1605 = icmp eq i64 %1604, %1557
  br i1 %1605, label %1566, label %1574
1606:
  %1607 = load i64, ptr %48, align 8
  %1608 = icmp sgt i64 %1607, 0
  br i1 %1608, label %1609, label %1652
1609:
  %1610 = mul i64 %1556, %1557
  br label %1620
1611:
  %1612 = phi i64 [ %1618, %1611 ], [ 0, %1566 ]
  %1613 = load ptr, ptr %46, align 8
  %1614 = load ptr, ptr %88, align 8
  %1615 = load ptr, ptr %84, align 8
  %1616 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1613, ptr noundef %1614, ptr noundef %1615, ptr noundef %5, double noundef %1548, double noundef %1547, i64 noundef %1612, i64 noundef range(i64 -9223372036854775808, 4) %1506) #12
  %1617 = getelementptr inbounds nuw double, ptr %1572, i64 %1612
  store double %1616, ptr %1617, align 8
  %1618 = add nuw nsw i64 %1612, 1
  %1619 = icmp eq i64 %1618, %1551
  br i1 %1619, label %1606, label %1611
1620:
  %1621 = phi i64 [ %1607, %1609 ], [ %1643, %1642 ]
  %1622 = phi i64 [ 0, %1609 ], [ %1644, %1642 ]
  %1623 = load ptr, ptr %114, align 8
  %1624 = load i64, ptr %1507, align 8
  %1625 = mul nsw i64 %1624, %1621
  %1626 = add nsw i64 %1625, %1622
  %1627 = load i64, ptr %110, align 8
  %1628 = mul nsw i64 %1626, %1627
  %1629 = add nsw i64 %1628, %1539
  %1630 = mul nsw i64 %1629, %1551
  %1631 = getelementptr inbounds double, ptr %1623, i64 %1630
  %1632 = load ptr, ptr %49, align 8
  %1633 = mul nsw i64 %1622, %1556
  %1634 = getelementptr inbounds <4 x double>, ptr %1632, i64 %1633
  %1635 = load ptr, ptr %105, align 8
  %1636 = getelementptr inbounds <4 x double>, ptr %1635, i64 %1633
  %1637 = load ptr, ptr %102, align 8
  %1638 = mul i64 %1610, %1622
  %1639 = getelementptr inbounds <4 x double>, ptr %1637, i64 %1638
  br i1 %1573, label %1646, label %1642
1640:
  %1641 = load i64, ptr %48, align 8
  br label %1642
1642:
  %1643 = phi i64 [ %1641, %1640 ], [ %1621, %1620 ]
  %1644 = add nuw nsw i64 %1622, 1
  %1645 = icmp slt i64 %1644, %1643
  br i1 %1645, label %1620, label %1652
1646:
  %1647 = phi i64 [ %1650, %1646 ], [ 0, %1620 ]
  %1648 = call fastcc double @bg_between(ptr noundef nonnull readonly %0, ptr noundef %1634, ptr noundef %1636, ptr noundef %1639, ptr noundef %5, double noundef %1548, double noundef %1547, i64 noundef %1647, i64 noundef range(i64 -9223372036854775808, 4) %1506) #12
  %1649 = getelementptr inbounds nuw double, ptr %1631, i64 %1647
  store double %1648, ptr %1649, align 8
  %1650 = add nuw nsw i64 %1647, 1
  %1651 = icmp eq i64 %1650, %1551
  br i1 %1651, label %1640, label %1646
1652:
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  %1653 = load i64, ptr %1530, align 8
  %1654 = add nsw i64 %1653, 1
  store i64 %1654, ptr %1530, align 8
  %1655 = load i64, ptr %110, align 8
  %1656 = icmp slt i64 %1654, %1655
  br i1 %1656, label %1537, label %1657
1657:
  %1658 = icmp sgt i64 %1522, 0
  br i1 %1658, label %1662, label %1659
1659:
  %1660 = load i64, ptr %48, align 8
  %1661 = icmp sgt i64 %1660, 0
  br i1 %1661, label %1673, label %1697
1662:
  %1663 = phi i64 [ %1671, %1662 ], [ 0, %1657 ]
  %1664 = load ptr, ptr %88, align 8
  %1665 = getelementptr inbounds nuw <4 x double>, ptr %1664, i64 %1663
  %1666 = getelementptr inbounds nuw double, ptr %1665, i64 %1506
  %1667 = load double, ptr %1666, align 8
  %1668 = load ptr, ptr %46, align 8
  %1669 = getelementptr inbounds nuw <4 x double>, ptr %1668, i64 %1663
  %1670 = getelementptr inbounds nuw double, ptr %1669, i64 %1506
  store double %1667, ptr %1670, align 8
  %1671 = add nuw nsw i64 %1663, 1
  %1672 = icmp eq i64 %1671, %1522
  br i1 %1672, label %1659, label %1662
1673:
  %1674 = phi i64 [ %1681, %1680 ], [ %1660, %1659 ]
  %1675 = phi i64 [ %1682, %1680 ], [ 0, %1659 ]
  br i1 %1658, label %1676, label %1680
1676:
  %1677 = mul nuw nsw i64 %1675, %1522
  br label %1684
1678:
  %1679 = load i64, ptr %48, align 8
  br label %1680
1680:
  %1681 = phi i64 [ %1679, %1678 ], [ %1674, %1673 ]
  %1682 = add nuw nsw i64 %1675, 1
  %1683 = icmp slt i64 %1682, %1681
  br i1 %1683, label %1673, label %1697
1684:
  %1685 = phi i64 [ 0, %1676 ], [ %1695, %1684 ]
  %1686 = load ptr, ptr %105, align 8
  %1687 = getelementptr inbounds nuw <4 x double>, ptr %1686, i64 %1677
  %1688 = getelementptr inbounds nuw <4 x double>, ptr %1687, i64 %1685
  %1689 = getelementptr inbounds nuw double, ptr %1688, i64 %1506
  %1690 = load double, ptr %1689, align 8
  %1691 = load ptr, ptr %49, align 8
  %1692 = getelementptr inbounds nuw <4 x double>, ptr %1691, i64 %1677
  %1693 = getelementptr inbounds nuw <4 x double>, ptr %1692, i64 %1685
  %1694 = getelementptr inbounds nuw double, ptr %1693, i64 %1506
  store double %1690, ptr %1694, align 8
  %1695 = add nuw nsw i64 %1685, 1
  %1696 = icmp eq i64 %1695, %1522
  br i1 %1696, label %1678, label %1684
1697:
  %1698 = load i64, ptr %115, align 8
  %1699 = icmp ne i64 %1698, 0
  %1700 = and i1 %1658, %1699
  br i1 %1700, label %1701, label %1714
1701:
  %1702 = phi i64 [ %1710, %1701 ], [ 0, %1697 ]
  %1703 = load ptr, ptr %84, align 8
  %1704 = getelementptr inbounds <4 x double>, ptr %1703, i64 %1525
  %1705 = getelementptr inbounds nuw <4 x double>, ptr %1704, i64 %1702
  %1706 = getelementptr inbounds nuw double, ptr %1705, i64 %1506
  %1707 = load double, ptr %1706, align 8
  %1708 = getelementptr inbounds nuw <4 x double>, ptr %1703, i64 %1702
  %1709 = getelementptr inbounds nuw double, ptr %1708, i64 %1506
  store double %1707, ptr %1709, align 8
  %1710 = add nuw nsw i64 %1702, 1
  %1711 = icmp eq i64 %1710, %1522
  br i1 %1711, label %1712, label %1701
1712:
  %1713 = load i64, ptr %115, align 8
  br label %1714
1714:
  %1715 = phi i64 [ %1713, %1712 ], [ %1698, %1697 ]
  %1716 = icmp eq i64 %1715, 0
  %1717 = zext i1 %1716 to i64
  %1718 = getelementptr inbounds nuw i8, ptr %1507, i64 16
  store i64 %1717, ptr %1718, align 8
  %1719 = getelementptr inbounds nuw i8, ptr %1507, i64 72
  %1720 = load double, ptr %1719, align 8
  %1721 = getelementptr inbounds nuw i8, ptr %1507, i64 64
  store double %1720, ptr %1721, align 8
  %1722 = getelementptr inbounds nuw i8, ptr %1507, i64 48
  %1723 = load i64, ptr %1722, align 8
  %1724 = add nsw i64 %1723, 1
  store i64 %1724, ptr %1722, align 8
  %1725 = getelementptr inbounds nuw i8, ptr %1507, i64 80
  %1726 = load double, ptr %1725, align 8
  %1727 = getelementptr inbounds nuw i8, ptr %1507, i64 104
  %1728 = load double, ptr %1727, align 8
  %1729 = fcmp ogt double %1726, %1728
  br i1 %1729, label %1744, label %1747
1730:
  %1731 = getelementptr inbounds nuw i8, ptr %1507, i64 80
  %1732 = load double, ptr %1731, align 8
  %1733 = getelementptr inbounds nuw i8, ptr %1507, i64 104
  %1734 = load double, ptr %1733, align 8
  %1735 = fcmp ogt double %1732, %1734
  br i1 %1735, label %1736, label %1747
1736:
  %1737 = getelementptr inbounds nuw i8, ptr %1507, i64 64
  %1738 = load double, ptr %1737, align 8
  %1739 = getelementptr inbounds nuw i8, ptr %1507, i64 96
  %1740 = load double, ptr %1739, align 8
  %1741 = fsub double %1740, %1738
  %1742 = fmul double %1741, 5.000000e-01
  %1743 = fadd double %1738, %1742
  br label %1747
1744:
  %1745 = getelementptr inbounds nuw i8, ptr %1507, i64 96
  %1746 = load double, ptr %1745, align 8
  br label %1747
1747:
  %1748 = phi double [ %1726, %1714 ], [ %1743, %1736 ], [ %1746, %1744 ], [ %1732, %1730 ]
  %1749 = getelementptr inbounds nuw i8, ptr %1507, i64 72
  store double %1748, ptr %1749, align 8
  br label %1750
1750:
  %1751 = add nuw nsw i64 %1506, 1
  %1752 = icmp eq i64 %1751, 4
  br i1 %1752, label %1753, label %1505
1753:
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  %1754 = add nuw nsw i64 %117, 1
  %1755 = icmp eq i64 %1754, %3
  br i1 %1755, label %1756, label %116
1756:
  %1757 = phi i64 [ 1, %32 ], [ 2, %716 ], [ 0, %633 ], [ 1, %1753 ]
  call void @bg_set_float_mode(i32 noundef %18) #11
  ret i64 %1757
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare i32 @bg_float_mode() #2
declare void @bg_set_float_mode(i32 noundef) #2
declare i32 @bg_plain_mode() #2
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define range(i64 -1152921504606846881, 1152921504606847071) i64 @bg_memory_4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #3 {
  %3 = alloca %struct.bg_work, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
  %4 = call fastcc i64 @bg_divide(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef null) #12
  %5 = add nsw i64 %4, 95
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  ret i64 %5
}
define internal fastcc range(i64 -1152921504606846976, 1152921504606846976) i64 @bg_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) initializes((592, 752)) %2, ptr noundef %3) unnamed_addr #4 {
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
  %63 = load i64, ptr %20, align 8
  %64 = shl i64 %19, 5
  %65 = mul i64 %64, %63
  %66 = getelementptr inbounds i8, ptr %61, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 688
  store ptr %61, ptr %67, align 8
  %68 = mul nsw i64 %19, %15
  %69 = shl nsw i64 %68, 5
  %70 = getelementptr inbounds i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 696
  store ptr %66, ptr %71, align 8
  %72 = mul i64 %31, %19
  %73 = getelementptr inbounds i8, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 704
  store ptr %70, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %73, i64 %69
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 712
  store ptr %73, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 %69
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 720
  store ptr %75, ptr %78, align 8
  %79 = load i64, ptr %54, align 8
  %80 = icmp eq i64 %79, 0
  %81 = select i1 %80, i64 0, i64 2048
  %82 = getelementptr inbounds nuw i8, ptr %77, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 728
  store ptr %77, ptr %83, align 8
  %84 = load i64, ptr %54, align 8
  %85 = mul nsw i64 %84, 576
  %86 = load i64, ptr %20, align 8
  %87 = add i64 %86, %15
  %88 = add i64 %87, %85
  %89 = shl i64 %88, 5
  %90 = getelementptr i8, ptr %82, i64 %89
  %91 = getelementptr i8, ptr %90, i64 128
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 736
  store ptr %82, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %94 = load i64, ptr %93, align 8
  %95 = shl nsw i64 %94, 5
  %96 = getelementptr inbounds i8, ptr %91, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 744
  store ptr %91, ptr %97, align 8
  %98 = ptrtoint ptr %96 to i64
  %99 = ptrtoint ptr %3 to i64
  %100 = sub i64 %98, %99
  %101 = ashr exact i64 %100, 3
  ret i64 %101
}
define internal fastcc void @bg_fill(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 4) %3, i64 noundef %4) unnamed_addr #5 {
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
declare double @llvm.fabs.f64(double) #6
define internal fastcc double @bg_end(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef range(i64 -9223372036854775808, 4) %3, double noundef %4, double noundef %5) unnamed_addr #7 {
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
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 728
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
define internal fastcc void @bg_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <4 x double> noundef %3, ptr noundef %4, <4 x double> noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca <4 x double>, align 8
  %9 = alloca <4 x double>, align 8
  %10 = alloca [9 x ptr], align 16
  store <4 x double> %3, ptr %8, align 8
  store <4 x double> %5, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #13
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
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 744
  %33 = load ptr, ptr %32, align 8
  call void %31(ptr noundef nonnull %10, ptr noundef %33, ptr noundef %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #13
  ret void
}
define internal fastcc <4 x double> @bg_at(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr #8 {
  %3 = alloca <4 x double>, align 8
  %4 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #13
  br label %24
5:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #13
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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #13
  ret <4 x double> %23
24:
  %25 = phi i64 [ 0, %2 ], [ %27, %24 ]
  %26 = getelementptr inbounds nuw double, ptr %4, i64 %25
  store double %1, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, 4
  br i1 %28, label %5, label %24
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %4) #12
  br label %83
19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 680
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %17, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %21) #12
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
declare <4 x double> @llvm.fabs.v4f64(<4 x double>) #6
define internal fastcc void @bg_project(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, <4 x double> noundef %2, ptr noundef %3, ptr noundef writeonly captures(address_is_null) %4, i64 noundef %5, ptr noundef %6) unnamed_addr #0 {
  %8 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #13
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
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %39, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %44) #12
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
  %83 = icmp eq i64 %82, 4
  br i1 %83, label %100, label %70
84:
  %85 = phi i64 [ %97, %84 ], [ %67, %70 ]
  %86 = phi i64 [ %98, %84 ], [ 0, %70 ]
  %87 = getelementptr inbounds nuw <4 x double>, ptr %74, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw <4 x double>, ptr %75, i64 %86
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
  %103 = insertelement <4 x double> poison, double %102, i64 0
  %104 = shufflevector <4 x double> %103, <4 x double> poison, <4 x i32> zeroinitializer
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
  %118 = getelementptr inbounds <4 x double>, ptr %6, i64 %117
  %119 = load ptr, ptr %58, align 8
  tail call fastcc void @bg_run_dot(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %46, ptr noundef readonly %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef %104, i64 noundef %116, ptr noundef %118, ptr noundef %119) #12
  %120 = load i64, ptr %0, align 8
  %121 = load ptr, ptr %58, align 8
  %122 = icmp sgt i64 %120, 0
  br i1 %122, label %123, label %146
123:
  %124 = phi i64 [ %128, %127 ], [ 0, %115 ]
  %125 = getelementptr inbounds nuw <4 x double>, ptr %121, i64 %124
  %126 = getelementptr inbounds nuw <4 x double>, ptr %118, i64 %124
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
  %145 = icmp eq i64 %144, 4
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
  %156 = getelementptr inbounds nuw <4 x double>, ptr %155, i64 %154
  store <4 x double> zeroinitializer, ptr %156, align 8
  %157 = add nuw nsw i64 %154, 1
  %158 = load i64, ptr %0, align 8
  %159 = icmp slt i64 %157, %158
  br i1 %159, label %153, label %190
160:
  %161 = load ptr, ptr %52, align 8
  br label %162
162:
  %163 = phi ptr [ %161, %160 ], [ %65, %107 ]
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %46, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef %104, ptr noundef %163) #12
  %164 = load i64, ptr %0, align 8
  %165 = load ptr, ptr %52, align 8
  %166 = icmp sgt i64 %164, 0
  br i1 %166, label %167, label %190
167:
  %168 = phi i64 [ %172, %171 ], [ 0, %162 ]
  %169 = getelementptr inbounds nuw <4 x double>, ptr %165, i64 %168
  %170 = getelementptr inbounds nuw <4 x double>, ptr %3, i64 %168
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
  %189 = icmp eq i64 %188, 4
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
  %199 = getelementptr inbounds nuw <4 x double>, ptr %198, i64 %197
  %200 = load <4 x double>, ptr %199, align 8
  %201 = getelementptr inbounds nuw <4 x double>, ptr %4, i64 %197
  store <4 x double> %200, ptr %201, align 8
  %202 = add nuw nsw i64 %197, 1
  %203 = load i64, ptr %0, align 8
  %204 = icmp slt i64 %202, %203
  br i1 %204, label %196, label %205
205:
  %206 = add nsw i64 %64, 1
  %207 = icmp eq i64 %206, 3
  br i1 %207, label %59, label %63
208:
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 680
  %210 = load ptr, ptr %209, align 8
  tail call fastcc void @bg_run(ptr noundef nonnull %0, ptr noundef nonnull %60, ptr noundef %1, <4 x double> noundef %2, ptr noundef %3, <4 x double> noundef zeroinitializer, ptr noundef %210) #12
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i64 %212, 0
  br i1 %213, label %214, label %225
214:
  %215 = phi i64 [ %222, %214 ], [ 0, %208 ]
  %216 = load ptr, ptr %209, align 8
  %217 = getelementptr inbounds nuw <4 x double>, ptr %216, i64 %215
  %218 = load <4 x double>, ptr %217, align 8
  %219 = load i64, ptr %0, align 8
  %220 = getelementptr <4 x double>, ptr %3, i64 %219
  %221 = getelementptr <4 x double>, ptr %220, i64 %215
  store <4 x double> %218, ptr %221, align 8
  %222 = add nuw nsw i64 %215, 1
  %223 = load i64, ptr %211, align 8
  %224 = icmp slt i64 %222, %223
  br i1 %224, label %214, label %225
225:
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #13
  ret void
}
define internal fastcc void @bg_run_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, <4 x double> noundef %3, ptr noundef %4, <4 x double> noundef %5, i64 noundef range(i64 -9223372036854775808, 9223372036854775807) %6, ptr noundef %7, ptr noundef %8) unnamed_addr #0 {
  %10 = alloca <4 x double>, align 8
  %11 = alloca <4 x double>, align 8
  %12 = alloca <4 x double>, align 8
  %13 = alloca [9 x ptr], align 16
  store <4 x double> %3, ptr %10, align 8
  store <4 x double> %5, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #13
  store <4 x double> zeroinitializer, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 688
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %6
  %19 = getelementptr inbounds <4 x double>, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds <4 x double>, ptr %19, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #13
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
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 744
  %41 = load ptr, ptr %40, align 8
  call void %39(ptr noundef nonnull %13, ptr noundef %41, ptr noundef %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #13
  ret void
}
declare double @bg_pow_1(double noundef, double noundef) #2
define internal fastcc double @bg_between(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull readonly captures(none) %4, double noundef %5, double noundef %6, i64 noundef %7, i64 noundef range(i64 -9223372036854775808, 4) %8) unnamed_addr #9 {
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
declare i64 @llvm.usub.sat.i64(i64, i64) #10
attributes #0 = { nounwind optsize }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { optsize }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin nounwind optsize }
attributes #12 = { nobuiltin optsize }
attributes #13 = { nounwind }
