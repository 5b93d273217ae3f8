; sources 73b3067866eacdef3908c2238d3861fbde387928061cf0edb5e44cc2211ef155
@two_over_pi = internal unnamed_addr constant [20 x i64] [i64 0, i64 -6703182060581546711, i64 -277156292786332224, i64 -2638381946312093631, i64 -121206125134887583, i64 -5249950069107600672, i64 452944820249399836, i64 -135693905287338178, i64 -1692731182770600828, i64 -1613291254968254911, i64 4148332274289687028, i64 -7168499653074671557, i64 2303758334597371919, i64 -1211730484530615009, i64 7869616827067468215, i64 5712322887342352941, i64 8441921394348257659, i64 4397547296490951402, i64 7780917995555872008, i64 6197850593633725355], align 16
define noundef double @bg_sign_1(double noundef %0) #0 {
  %2 = fcmp ule double %0, 0.000000e+00
  %3 = fcmp uge double %0, 0.000000e+00
  %4 = fcmp oeq double %0, 0.000000e+00
  %5 = select i1 %4, double 0.000000e+00, double %0
  %6 = select i1 %3, double %5, double -1.000000e+00
  %7 = select i1 %2, double %6, double 1.000000e+00
  ret double %7
}
define noundef double @bg_maximum_1(double noundef %0, double noundef %1) #0 {
  %3 = fcmp ord double %0, 0.000000e+00
  %4 = fcmp ule double %0, %1
  %5 = and i1 %3, %4
  %6 = select i1 %5, double %1, double %0
  ret double %6
}
define noundef double @bg_minimum_1(double noundef %0, double noundef %1) #0 {
  %3 = fcmp ord double %0, 0.000000e+00
  %4 = fcmp uge double %0, %1
  %5 = and i1 %3, %4
  %6 = select i1 %5, double %1, double %0
  ret double %6
}
define double @bg_exp_1(double noundef %0) #0 {
  %2 = fcmp ogt double %0, 7.100000e+02
  %3 = select i1 %2, double 7.100000e+02, double %0
  %4 = fcmp olt double %3, -7.460000e+02
  %5 = select i1 %4, double -7.460000e+02, double %3
  %6 = tail call double @llvm.fma.f64(double %5, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %7 = fadd double %6, 0xC338000000000000
  %8 = fneg double %7
  %9 = tail call double @llvm.fma.f64(double %8, double 0x3FE62E42FEFA39EF, double %5)
  %10 = tail call double @llvm.fma.f64(double %8, double 0x3C7ABC9E3B39803F, double %9)
  %11 = fsub double %9, %10
  %12 = tail call double @llvm.fma.f64(double %8, double 0x3C7ABC9E3B39803F, double %11)
  %13 = fmul double %10, %10
  %14 = fmul double %13, %13
  %15 = fmul double %14, %14
  %16 = tail call double @llvm.fma.f64(double %10, double 0x3E21F922599077E6, double 0x3E5AF5D0BF1C51F8)
  %17 = tail call double @llvm.fma.f64(double %10, double 0x3E927E4C8325A54E, double 0x3EC71DDF9617292B)
  %18 = tail call double @llvm.fma.f64(double %10, double 0x3EFA01A01AF2B068, double 0x3F2A01A01AF6F41F)
  %19 = tail call double @llvm.fma.f64(double %13, double %17, double %18)
  %20 = tail call double @llvm.fma.f64(double %10, double 0x3F56C16C16C14B4B, double 0x3F8111111110F7FF)
  %21 = tail call double @llvm.fma.f64(double %10, double 0x3FA5555555555559, double 0x3FC5555555555559)
  %22 = tail call double @llvm.fma.f64(double %13, double %20, double %21)
  %23 = tail call double @llvm.fma.f64(double %14, double %19, double %22)
  %24 = tail call double @llvm.fma.f64(double %15, double %16, double %23)
  %25 = tail call double @llvm.fma.f64(double %10, double %24, double 5.000000e-01)
  %26 = tail call double @llvm.fma.f64(double %10, double %12, double %12)
  %27 = tail call double @llvm.fma.f64(double %13, double %25, double %26)
  %28 = fadd double %10, 1.000000e+00
  %29 = fsub double 1.000000e+00, %28
  %30 = fadd double %10, %29
  %31 = fadd double %30, %27
  %32 = fadd double %28, %31
  %33 = tail call double @llvm.fma.f64(double %7, double 5.000000e-01, double 0x4338000000000000)
  %34 = fadd double %33, 0xC338000000000000
  %35 = fsub double %7, %34
  %36 = bitcast double %33 to i64
  %37 = shl i64 %36, 52
  %38 = add i64 %37, 4607182418800017408
  %39 = bitcast i64 %38 to double
  %40 = fmul double %32, %39
  %41 = fadd double %35, 0x4338000000000000
  %42 = bitcast double %41 to i64
  %43 = shl i64 %42, 52
  %44 = add i64 %43, 4607182418800017408
  %45 = bitcast i64 %44 to double
  %46 = fmul double %40, %45
  ret double %46
}
define double @bg_log_1(double noundef %0) #0 {
  %2 = fcmp uge double %0, 0x10000000000000
  %3 = fmul double %0, 0x4350000000000000
  %4 = select i1 %2, double %0, double %3
  %5 = bitcast double %4 to i64
  %6 = add i64 %5, 2638147582215219
  %7 = lshr i64 %6, 52
  %8 = or disjoint i64 %7, 4841369599423283200
  %9 = bitcast i64 %8 to double
  %10 = select i1 %2, double 0x43300000000003FF, double 0x4330000000000435
  %11 = fsub double %9, %10
  %12 = and i64 %6, 4503599627370495
  %13 = add nuw nsw i64 %12, 4604544271217802189
  %14 = bitcast i64 %13 to double
  %15 = fadd double %14, -1.000000e+00
  %16 = fadd double %14, 1.000000e+00
  %17 = fdiv double %15, %16
  %18 = fmul double %17, %17
  %19 = fmul double %15, -5.000000e-01
  %20 = tail call double @llvm.fma.f64(double %19, double %15, double %15)
  %21 = fsub double %15, %20
  %22 = tail call double @llvm.fma.f64(double %19, double %15, double %21)
  %23 = fmul double %18, %18
  %24 = fmul double %23, %23
  %25 = tail call double @llvm.fma.f64(double %18, double 0x3FC39A1E94579BA5, double 0x3FC74663CE8C4D54)
  %26 = tail call double @llvm.fma.f64(double %23, double 0x3FC2F03B53A62000, double %25)
  %27 = tail call double @llvm.fma.f64(double %18, double 0x3FCC71C521465E88, double 0x3FD24924941E1402)
  %28 = tail call double @llvm.fma.f64(double %18, double 0x3FD999999997FF1A, double 0x3FE5555555555592)
  %29 = tail call double @llvm.fma.f64(double %23, double %27, double %28)
  %30 = tail call double @llvm.fma.f64(double %24, double %26, double %29)
  %31 = fneg double %15
  %32 = fmul double %19, %31
  %33 = tail call double @llvm.fma.f64(double %18, double %30, double %32)
  %34 = fmul double %11, 0xBD48432A1B0E2634
  %35 = tail call double @llvm.fma.f64(double %17, double %33, double %34)
  %36 = fmul double %11, 0x3FE62E42FEFA4000
  %37 = fadd double %36, %20
  %38 = fsub double %36, %37
  %39 = fadd double %20, %38
  %40 = fadd double %22, %35
  %41 = fadd double %39, %40
  %42 = fadd double %37, %41
  %43 = fcmp ueq double %0, 0x7FF0000000000000
  %44 = select i1 %43, double %0, double %42
  %45 = fcmp ule double %0, 0.000000e+00
  %46 = fcmp une double %0, 0.000000e+00
  %47 = fcmp uge double %0, 0.000000e+00
  %48 = select i1 %47, double %0, double 0x7FF8000000000000
  %49 = select i1 %46, double %48, double 0xFFF0000000000000
  %50 = select i1 %45, double %49, double %44
  ret double %50
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define double @bg_sinh_1(double noundef %0) #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ogt double %2, 7.120000e+02
  %4 = select i1 %3, double 7.120000e+02, double %2
  %5 = tail call double @llvm.fma.f64(double %4, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %6 = fadd double %5, 0xC338000000000000
  %7 = fneg double %6
  %8 = tail call double @llvm.fma.f64(double %7, double 0x3FE62E42FEFA39EF, double %4)
  %9 = tail call double @llvm.fma.f64(double %7, double 0x3C7ABC9E3B39803F, double %8)
  %10 = fsub double %8, %9
  %11 = tail call double @llvm.fma.f64(double %7, double 0x3C7ABC9E3B39803F, double %10)
  %12 = fmul double %9, %9
  %13 = fmul double %12, %12
  %14 = fmul double %13, %13
  %15 = tail call double @llvm.fma.f64(double %9, double 0x3E21F922599077E6, double 0x3E5AF5D0BF1C51F8)
  %16 = tail call double @llvm.fma.f64(double %9, double 0x3E927E4C8325A54E, double 0x3EC71DDF9617292B)
  %17 = tail call double @llvm.fma.f64(double %9, double 0x3EFA01A01AF2B068, double 0x3F2A01A01AF6F41F)
  %18 = tail call double @llvm.fma.f64(double %12, double %16, double %17)
  %19 = tail call double @llvm.fma.f64(double %9, double 0x3F56C16C16C14B4B, double 0x3F8111111110F7FF)
  %20 = tail call double @llvm.fma.f64(double %9, double 0x3FA5555555555559, double 0x3FC5555555555559)
  %21 = tail call double @llvm.fma.f64(double %12, double %19, double %20)
  %22 = tail call double @llvm.fma.f64(double %13, double %18, double %21)
  %23 = tail call double @llvm.fma.f64(double %14, double %15, double %22)
  %24 = tail call double @llvm.fma.f64(double %9, double %23, double 5.000000e-01)
  %25 = tail call double @llvm.fma.f64(double %9, double %11, double %11)
  %26 = tail call double @llvm.fma.f64(double %12, double %24, double %25)
  %27 = fcmp ogt double %6, 6.400000e+01
  %28 = select i1 %27, double 6.400000e+01, double %6
  %29 = fsub double 0x4338000000000000, %28
  %30 = bitcast double %29 to i64
  %31 = shl i64 %30, 52
  %32 = add i64 %31, 4607182418800017408
  %33 = bitcast i64 %32 to double
  %34 = fsub double 1.000000e+00, %33
  %35 = fadd double %9, %26
  %36 = fsub double %9, %35
  %37 = fadd double %26, %36
  %38 = fadd double %37, 0.000000e+00
  %39 = fadd double %35, %38
  %40 = fsub double %35, %39
  %41 = fadd double %38, %40
  %42 = fsub double 1.000000e+00, %34
  %43 = fsub double %42, %33
  %44 = fadd double %43, %41
  %45 = fadd double %34, %39
  %46 = fsub double %34, %45
  %47 = fadd double %39, %46
  %48 = fadd double %47, %44
  %49 = fadd double %45, %48
  %50 = fsub double %45, %49
  %51 = fadd double %48, %50
  %52 = fadd double %9, 1.000000e+00
  %53 = fsub double 1.000000e+00, %52
  %54 = fadd double %9, %53
  %55 = fadd double %54, %26
  %56 = fadd double %52, %55
  %57 = fsub double %52, %56
  %58 = fadd double %55, %57
  %59 = fdiv double 1.000000e+00, %56
  %60 = fmul double %59, %49
  %61 = fneg double %60
  %62 = tail call double @llvm.fma.f64(double %61, double %56, double %49)
  %63 = tail call double @llvm.fma.f64(double %61, double %58, double %51)
  %64 = fadd double %62, %63
  %65 = fmul double %59, %64
  %66 = fmul double %60, %33
  %67 = fadd double %49, %66
  %68 = fsub double %49, %67
  %69 = fadd double %66, %68
  %70 = tail call double @llvm.fma.f64(double %65, double %33, double %51)
  %71 = fadd double %69, %70
  %72 = fadd double %67, %71
  %73 = fadd double %6, -1.000000e+00
  %74 = tail call double @llvm.fma.f64(double %73, double 5.000000e-01, double 0x4338000000000000)
  %75 = fadd double %74, 0xC338000000000000
  %76 = fsub double %73, %75
  %77 = bitcast double %74 to i64
  %78 = shl i64 %77, 52
  %79 = add i64 %78, 4607182418800017408
  %80 = bitcast i64 %79 to double
  %81 = fmul double %72, %80
  %82 = fadd double %76, 0x4338000000000000
  %83 = bitcast double %82 to i64
  %84 = shl i64 %83, 52
  %85 = add i64 %84, 4607182418800017408
  %86 = bitcast i64 %85 to double
  %87 = fmul double %81, %86
  %88 = tail call double @llvm.copysign.f64(double %87, double %0)
  ret double %88
}
define double @bg_cosh_1(double noundef %0) #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ogt double %2, 7.120000e+02
  %4 = select i1 %3, double 7.120000e+02, double %2
  %5 = tail call double @llvm.fma.f64(double %4, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %6 = fadd double %5, 0xC338000000000000
  %7 = fneg double %6
  %8 = tail call double @llvm.fma.f64(double %7, double 0x3FE62E42FEFA39EF, double %4)
  %9 = tail call double @llvm.fma.f64(double %7, double 0x3C7ABC9E3B39803F, double %8)
  %10 = fsub double %8, %9
  %11 = tail call double @llvm.fma.f64(double %7, double 0x3C7ABC9E3B39803F, double %10)
  %12 = fmul double %9, %9
  %13 = fmul double %12, %12
  %14 = fmul double %13, %13
  %15 = tail call double @llvm.fma.f64(double %9, double 0x3E21F922599077E6, double 0x3E5AF5D0BF1C51F8)
  %16 = tail call double @llvm.fma.f64(double %9, double 0x3E927E4C8325A54E, double 0x3EC71DDF9617292B)
  %17 = tail call double @llvm.fma.f64(double %9, double 0x3EFA01A01AF2B068, double 0x3F2A01A01AF6F41F)
  %18 = tail call double @llvm.fma.f64(double %12, double %16, double %17)
  %19 = tail call double @llvm.fma.f64(double %9, double 0x3F56C16C16C14B4B, double 0x3F8111111110F7FF)
  %20 = tail call double @llvm.fma.f64(double %9, double 0x3FA5555555555559, double 0x3FC5555555555559)
  %21 = tail call double @llvm.fma.f64(double %12, double %19, double %20)
  %22 = tail call double @llvm.fma.f64(double %13, double %18, double %21)
  %23 = tail call double @llvm.fma.f64(double %14, double %15, double %22)
  %24 = tail call double @llvm.fma.f64(double %9, double %23, double 5.000000e-01)
  %25 = tail call double @llvm.fma.f64(double %9, double %11, double %11)
  %26 = tail call double @llvm.fma.f64(double %12, double %24, double %25)
  %27 = fcmp ogt double %6, 6.400000e+01
  %28 = select i1 %27, double 6.400000e+01, double %6
  %29 = fsub double 0x4338000000000000, %28
  %30 = bitcast double %29 to i64
  %31 = shl i64 %30, 52
  %32 = add i64 %31, 4607182418800017408
  %33 = bitcast i64 %32 to double
  %34 = fmul double %33, %33
  %35 = fadd double %9, 1.000000e+00
  %36 = fsub double 1.000000e+00, %35
  %37 = fadd double %9, %36
  %38 = fadd double %37, %26
  %39 = fadd double %35, %38
  %40 = fsub double %35, %39
  %41 = fadd double %38, %40
  %42 = fdiv double 1.000000e+00, %39
  %43 = fneg double %42
  %44 = tail call double @llvm.fma.f64(double %43, double %39, double 1.000000e+00)
  %45 = fmul double %42, %41
  %46 = fsub double %44, %45
  %47 = fmul double %42, %46
  %48 = fmul double %34, %42
  %49 = fadd double %39, %48
  %50 = fsub double %39, %49
  %51 = fadd double %48, %50
  %52 = tail call double @llvm.fma.f64(double %47, double %34, double %41)
  %53 = fadd double %51, %52
  %54 = fadd double %49, %53
  %55 = fadd double %6, -1.000000e+00
  %56 = tail call double @llvm.fma.f64(double %55, double 5.000000e-01, double 0x4338000000000000)
  %57 = fadd double %56, 0xC338000000000000
  %58 = fsub double %55, %57
  %59 = bitcast double %56 to i64
  %60 = shl i64 %59, 52
  %61 = add i64 %60, 4607182418800017408
  %62 = bitcast i64 %61 to double
  %63 = fmul double %54, %62
  %64 = fadd double %58, 0x4338000000000000
  %65 = bitcast double %64 to i64
  %66 = shl i64 %65, 52
  %67 = add i64 %66, 4607182418800017408
  %68 = bitcast i64 %67 to double
  %69 = fmul double %63, %68
  ret double %69
}
define double @bg_tanh_1(double noundef %0) #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fmul double %2, 2.000000e+00
  %4 = fcmp ogt double %3, 4.400000e+01
  %5 = select i1 %4, double 4.400000e+01, double %3
  %6 = tail call double @llvm.fma.f64(double %5, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %7 = fadd double %6, 0xC338000000000000
  %8 = fneg double %7
  %9 = tail call double @llvm.fma.f64(double %8, double 0x3FE62E42FEFA39EF, double %5)
  %10 = tail call double @llvm.fma.f64(double %8, double 0x3C7ABC9E3B39803F, double %9)
  %11 = fsub double %9, %10
  %12 = tail call double @llvm.fma.f64(double %8, double 0x3C7ABC9E3B39803F, double %11)
  %13 = fmul double %10, %10
  %14 = fmul double %13, %13
  %15 = fmul double %14, %14
  %16 = tail call double @llvm.fma.f64(double %10, double 0x3E21F922599077E6, double 0x3E5AF5D0BF1C51F8)
  %17 = tail call double @llvm.fma.f64(double %10, double 0x3E927E4C8325A54E, double 0x3EC71DDF9617292B)
  %18 = tail call double @llvm.fma.f64(double %10, double 0x3EFA01A01AF2B068, double 0x3F2A01A01AF6F41F)
  %19 = tail call double @llvm.fma.f64(double %13, double %17, double %18)
  %20 = tail call double @llvm.fma.f64(double %10, double 0x3F56C16C16C14B4B, double 0x3F8111111110F7FF)
  %21 = tail call double @llvm.fma.f64(double %10, double 0x3FA5555555555559, double 0x3FC5555555555559)
  %22 = tail call double @llvm.fma.f64(double %13, double %20, double %21)
  %23 = tail call double @llvm.fma.f64(double %14, double %19, double %22)
  %24 = tail call double @llvm.fma.f64(double %15, double %16, double %23)
  %25 = tail call double @llvm.fma.f64(double %10, double %24, double 5.000000e-01)
  %26 = tail call double @llvm.fma.f64(double %10, double %12, double %12)
  %27 = tail call double @llvm.fma.f64(double %13, double %25, double %26)
  %28 = fcmp ogt double %7, 6.400000e+01
  %29 = select i1 %28, double 6.400000e+01, double %7
  %30 = fsub double 0x4338000000000000, %29
  %31 = bitcast double %30 to i64
  %32 = shl i64 %31, 52
  %33 = add i64 %32, 4607182418800017408
  %34 = bitcast i64 %33 to double
  %35 = fsub double 1.000000e+00, %34
  %36 = fadd double %10, %27
  %37 = fsub double %10, %36
  %38 = fadd double %27, %37
  %39 = fadd double %38, 0.000000e+00
  %40 = fadd double %36, %39
  %41 = fsub double %36, %40
  %42 = fadd double %39, %41
  %43 = fsub double 1.000000e+00, %35
  %44 = fsub double %43, %34
  %45 = fadd double %44, %42
  %46 = fadd double %35, %40
  %47 = fsub double %35, %46
  %48 = fadd double %40, %47
  %49 = fadd double %48, %45
  %50 = fadd double %46, %49
  %51 = fsub double %46, %50
  %52 = fadd double %49, %51
  %53 = fadd double %34, 1.000000e+00
  %54 = fsub double 1.000000e+00, %53
  %55 = fadd double %54, %34
  %56 = fadd double %27, %55
  %57 = fadd double %10, %53
  %58 = fsub double %53, %57
  %59 = fadd double %10, %58
  %60 = fadd double %59, %56
  %61 = fadd double %57, %60
  %62 = fsub double %57, %61
  %63 = fadd double %60, %62
  %64 = fdiv double 1.000000e+00, %61
  %65 = fmul double %64, %50
  %66 = fneg double %65
  %67 = tail call double @llvm.fma.f64(double %66, double %61, double %50)
  %68 = tail call double @llvm.fma.f64(double %66, double %63, double %52)
  %69 = fadd double %67, %68
  %70 = fmul double %64, %69
  %71 = fadd double %65, %70
  %72 = tail call double @llvm.copysign.f64(double %71, double %0)
  ret double %72
}
define double @bg_atan_1(double noundef %0) #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ogt double %2, 0x4630000000000000
  %4 = select i1 %3, double 0x4630000000000000, double %2
  %5 = fcmp ule double %4, 1.000000e+00
  %6 = select i1 %5, double %4, double 1.000000e+00
  %7 = select i1 %5, double 1.000000e+00, double %4
  %8 = fmul double %7, 0x3FDA827999FCEF32
  %9 = fcmp ule double %6, %8
  %10 = fsub double %7, %6
  %11 = fadd double %4, 1.000000e+00
  %12 = fneg double %10
  %13 = select i1 %9, double %6, double %12
  %14 = select i1 %9, double %7, double %11
  %15 = fsub double %7, %10
  %16 = fsub double %15, %6
  %17 = fneg double %16
  %18 = select i1 %9, double 0.000000e+00, double %17
  %19 = fsub double %7, %11
  %20 = fadd double %6, %19
  %21 = select i1 %9, double 0.000000e+00, double %20
  %22 = fdiv double 1.000000e+00, %14
  %23 = fmul double %13, %22
  %24 = fneg double %23
  %25 = tail call double @llvm.fma.f64(double %24, double %14, double %13)
  %26 = tail call double @llvm.fma.f64(double %24, double %21, double %18)
  %27 = fadd double %25, %26
  %28 = fmul double %22, %27
  %29 = fmul double %23, %23
  %30 = fmul double %23, %29
  %31 = fmul double %29, %29
  %32 = fmul double %31, %31
  %33 = fmul double %32, %32
  %34 = tail call double @llvm.fma.f64(double %29, double 0x3F8E807E7C9BAE4A, double 0xBFA0FC4746158C06)
  %35 = tail call double @llvm.fma.f64(double %29, double 0x3FA6FDDCE2A96406, double 0xBFAAB3A400F2356D)
  %36 = tail call double @llvm.fma.f64(double %31, double %34, double %35)
  %37 = tail call double @llvm.fma.f64(double %29, double 0x3FAE1677ADD11A7D, double 0xBFB110BE864AA482)
  %38 = tail call double @llvm.fma.f64(double %29, double 0x3FB3B1364C010ABA, double 0xBFB745D144E71BD6)
  %39 = tail call double @llvm.fma.f64(double %31, double %37, double %38)
  %40 = tail call double @llvm.fma.f64(double %29, double 0x3FBC71C71B44E56F, double 0xBFC249249246F49A)
  %41 = tail call double @llvm.fma.f64(double %29, double 0x3FC9999999999583, double 0xBFD5555555555554)
  %42 = tail call double @llvm.fma.f64(double %31, double %40, double %41)
  %43 = tail call double @llvm.fma.f64(double %32, double %39, double %42)
  %44 = tail call double @llvm.fma.f64(double %33, double %36, double %43)
  %45 = tail call double @llvm.fma.f64(double %30, double %44, double %28)
  %46 = select i1 %9, double 0.000000e+00, double 1.000000e+00
  %47 = fsub double 2.000000e+00, %46
  %48 = select i1 %5, double %46, double %47
  %49 = select i1 %5, double 1.000000e+00, double -1.000000e+00
  %50 = fmul double %48, 0x3FE921FB54442D18
  %51 = fneg double %50
  %52 = tail call double @llvm.fma.f64(double %48, double 0x3FE921FB54442D18, double %51)
  %53 = tail call double @llvm.fma.f64(double %48, double 0x3C81A62633145C07, double %52)
  %54 = fmul double %49, %23
  %55 = fadd double %50, %54
  %56 = fsub double %50, %55
  %57 = fadd double %54, %56
  %58 = tail call double @llvm.fma.f64(double %49, double %45, double %53)
  %59 = fadd double %57, %58
  %60 = fadd double %55, %59
  %61 = tail call double @llvm.copysign.f64(double %60, double %0)
  ret double %61
}
define double @bg_atan2_1(double noundef %0, double noundef %1) #0 {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = tail call double @llvm.fabs.f64(double %1)
  %5 = fcmp ule double %3, %4
  %6 = bitcast double %1 to i64
  %7 = select i1 %5, double %3, double %4
  %8 = select i1 %5, double %4, double %3
  %9 = fcmp une double %8, 0x7FF0000000000000
  %10 = fcmp une double %7, 0x7FF0000000000000
  %11 = select i1 %10, double 0.000000e+00, double 1.000000e+00
  %12 = select i1 %9, double %7, double %11
  %13 = fcmp une double %8, 0.000000e+00
  %14 = and i1 %9, %13
  %15 = select i1 %14, double %8, double 1.000000e+00
  %16 = fcmp olt double %15, 0x1430000000000000
  %17 = fcmp uge double %12, 0x7B0000000000000
  %18 = or i1 %17, %16
  %19 = fcmp ule double %15, 0x5F30000000000000
  %20 = select i1 %16, double 0x6570000000000000, double 1.000000e+00
  %21 = select i1 %19, double %20, double 0x2D30000000000000
  %22 = select i1 %18, double 1.000000e+00, double 0x4950000000000000
  %23 = fmul double %12, %22
  %24 = fmul double %21, %23
  %25 = fmul double %15, %21
  %26 = fmul double %25, 0x3FDA827999FCEF32
  %27 = fcmp ule double %24, %26
  %28 = fsub double %25, %24
  %29 = fadd double %25, %24
  %30 = fneg double %28
  %31 = select i1 %27, double %24, double %30
  %32 = select i1 %27, double %25, double %29
  %33 = fsub double %25, %28
  %34 = fsub double %33, %24
  %35 = fneg double %34
  %36 = select i1 %27, double 0.000000e+00, double %35
  %37 = fsub double %25, %29
  %38 = fadd double %24, %37
  %39 = select i1 %27, double 0.000000e+00, double %38
  %40 = fdiv double 1.000000e+00, %32
  %41 = fmul double %31, %40
  %42 = fneg double %41
  %43 = tail call double @llvm.fma.f64(double %42, double %32, double %31)
  %44 = tail call double @llvm.fma.f64(double %42, double %39, double %36)
  %45 = fadd double %43, %44
  %46 = fmul double %40, %45
  %47 = fmul double %41, %41
  %48 = fmul double %41, %47
  %49 = fmul double %47, %47
  %50 = fmul double %49, %49
  %51 = fmul double %50, %50
  %52 = tail call double @llvm.fma.f64(double %47, double 0x3F8E807E7C9BAE4A, double 0xBFA0FC4746158C06)
  %53 = tail call double @llvm.fma.f64(double %47, double 0x3FA6FDDCE2A96406, double 0xBFAAB3A400F2356D)
  %54 = tail call double @llvm.fma.f64(double %49, double %52, double %53)
  %55 = tail call double @llvm.fma.f64(double %47, double 0x3FAE1677ADD11A7D, double 0xBFB110BE864AA482)
  %56 = tail call double @llvm.fma.f64(double %47, double 0x3FB3B1364C010ABA, double 0xBFB745D144E71BD6)
  %57 = tail call double @llvm.fma.f64(double %49, double %55, double %56)
  %58 = tail call double @llvm.fma.f64(double %47, double 0x3FBC71C71B44E56F, double 0xBFC249249246F49A)
  %59 = tail call double @llvm.fma.f64(double %47, double 0x3FC9999999999583, double 0xBFD5555555555554)
  %60 = tail call double @llvm.fma.f64(double %49, double %58, double %59)
  %61 = tail call double @llvm.fma.f64(double %50, double %57, double %60)
  %62 = tail call double @llvm.fma.f64(double %51, double %54, double %61)
  %63 = tail call double @llvm.fma.f64(double %48, double %62, double %46)
  %64 = select i1 %27, double 0.000000e+00, double 1.000000e+00
  %65 = select i1 %18, double 1.000000e+00, double 0x3690000000000000
  %66 = fsub double 2.000000e+00, %64
  %67 = select i1 %5, double %64, double %66
  %68 = fsub double 4.000000e+00, %67
  %69 = icmp sgt i64 %6, -1
  %70 = select i1 %69, double %67, double %68
  %71 = xor i1 %69, %5
  %72 = select i1 %71, double -1.000000e+00, double 1.000000e+00
  %73 = fmul double %65, %41
  %74 = fmul double %65, %63
  %75 = fmul double %70, 0x3FE921FB54442D18
  %76 = fneg double %75
  %77 = tail call double @llvm.fma.f64(double %70, double 0x3FE921FB54442D18, double %76)
  %78 = tail call double @llvm.fma.f64(double %70, double 0x3C81A62633145C07, double %77)
  %79 = fmul double %72, %73
  %80 = fadd double %79, %75
  %81 = fsub double %75, %80
  %82 = fadd double %79, %81
  %83 = tail call double @llvm.fma.f64(double %72, double %74, double %78)
  %84 = fadd double %82, %83
  %85 = fadd double %80, %84
  %86 = fcmp ord double %1, %0
  %87 = fadd double %0, %1
  %88 = tail call double @llvm.copysign.f64(double %85, double %0)
  %89 = select i1 %86, double %88, double %87
  ret double %89
}
define double @bg_asin_1(double noundef %0) #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ule double %2, 5.000000e-01
  %4 = tail call double @llvm.fma.f64(double %2, double -5.000000e-01, double 5.000000e-01)
  %5 = fmul double %0, %0
  %6 = select i1 %3, double %5, double %4
  %7 = tail call double @llvm.sqrt.f64(double %6)
  %8 = select i1 %3, double %2, double %7
  %9 = fneg double %8
  %10 = tail call double @llvm.fma.f64(double %9, double %8, double %6)
  %11 = tail call double @llvm.fma.f64(double %8, double 2.000000e+00, double 0x170000000000000)
  %12 = fdiv double %10, %11
  %13 = select i1 %3, double 0.000000e+00, double %12
  %14 = fmul double %6, %8
  %15 = fmul double %6, %6
  %16 = fmul double %15, %15
  %17 = fmul double %16, %16
  %18 = tail call double @llvm.fma.f64(double %6, double 0xBF959DC9B8DB6431, double 0x3F964F068EFE6725)
  %19 = tail call double @llvm.fma.f64(double %6, double 0x3F6E192A3442A004, double 0x3F861873D0EC9612)
  %20 = tail call double @llvm.fma.f64(double %15, double %18, double %19)
  %21 = tail call double @llvm.fma.f64(double %16, double 0x3FA0BDC00198E84B, double %20)
  %22 = tail call double @llvm.fma.f64(double %6, double 0x3F8757823EA2967B, double 0x3F8CA213306915A4)
  %23 = tail call double @llvm.fma.f64(double %6, double 0x3F91C49DEAC048EC, double 0x3F96E8BDFDE005BF)
  %24 = tail call double @llvm.fma.f64(double %15, double %22, double %23)
  %25 = tail call double @llvm.fma.f64(double %6, double 0x3F9F1C71A8BE0D33, double 0x3FA6DB6DB722AD16)
  %26 = tail call double @llvm.fma.f64(double %6, double 0x3FB333333332DF1E, double 0x3FC5555555555578)
  %27 = tail call double @llvm.fma.f64(double %15, double %25, double %26)
  %28 = tail call double @llvm.fma.f64(double %16, double %24, double %27)
  %29 = tail call double @llvm.fma.f64(double %17, double %21, double %28)
  %30 = tail call double @llvm.fma.f64(double %14, double %29, double %13)
  %31 = select i1 %3, double 1.000000e+00, double -2.000000e+00
  %32 = select i1 %3, double 0.000000e+00, double 2.000000e+00
  %33 = fmul double %32, 0x3FE921FB54442D18
  %34 = fneg double %33
  %35 = tail call double @llvm.fma.f64(double %32, double 0x3FE921FB54442D18, double %34)
  %36 = tail call double @llvm.fma.f64(double %32, double 0x3C81A62633145C07, double %35)
  %37 = fmul double %31, %8
  %38 = fadd double %33, %37
  %39 = fsub double %33, %38
  %40 = fadd double %37, %39
  %41 = tail call double @llvm.fma.f64(double %31, double %30, double %36)
  %42 = fadd double %40, %41
  %43 = fadd double %38, %42
  %44 = tail call double @llvm.copysign.f64(double %43, double %0)
  ret double %44
}
define double @bg_acos_1(double noundef %0) #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ule double %2, 5.000000e-01
  %4 = bitcast double %0 to i64
  %5 = tail call double @llvm.fma.f64(double %2, double -5.000000e-01, double 5.000000e-01)
  %6 = fmul double %0, %0
  %7 = select i1 %3, double %6, double %5
  %8 = tail call double @llvm.sqrt.f64(double %7)
  %9 = select i1 %3, double %2, double %8
  %10 = fneg double %9
  %11 = tail call double @llvm.fma.f64(double %10, double %9, double %7)
  %12 = tail call double @llvm.fma.f64(double %9, double 2.000000e+00, double 0x170000000000000)
  %13 = fdiv double %11, %12
  %14 = select i1 %3, double 0.000000e+00, double %13
  %15 = fmul double %7, %9
  %16 = fmul double %7, %7
  %17 = fmul double %16, %16
  %18 = fmul double %17, %17
  %19 = tail call double @llvm.fma.f64(double %7, double 0xBF959DC9B8DB6431, double 0x3F964F068EFE6725)
  %20 = tail call double @llvm.fma.f64(double %7, double 0x3F6E192A3442A004, double 0x3F861873D0EC9612)
  %21 = tail call double @llvm.fma.f64(double %16, double %19, double %20)
  %22 = tail call double @llvm.fma.f64(double %17, double 0x3FA0BDC00198E84B, double %21)
  %23 = tail call double @llvm.fma.f64(double %7, double 0x3F8757823EA2967B, double 0x3F8CA213306915A4)
  %24 = tail call double @llvm.fma.f64(double %7, double 0x3F91C49DEAC048EC, double 0x3F96E8BDFDE005BF)
  %25 = tail call double @llvm.fma.f64(double %16, double %23, double %24)
  %26 = tail call double @llvm.fma.f64(double %7, double 0x3F9F1C71A8BE0D33, double 0x3FA6DB6DB722AD16)
  %27 = tail call double @llvm.fma.f64(double %7, double 0x3FB333333332DF1E, double 0x3FC5555555555578)
  %28 = tail call double @llvm.fma.f64(double %16, double %26, double %27)
  %29 = tail call double @llvm.fma.f64(double %17, double %25, double %28)
  %30 = tail call double @llvm.fma.f64(double %18, double %22, double %29)
  %31 = tail call double @llvm.fma.f64(double %15, double %30, double %14)
  %32 = icmp sgt i64 %4, -1
  %33 = select i1 %3, double 2.000000e+00, double 4.000000e+00
  %34 = select i1 %3, double 2.000000e+00, double 0.000000e+00
  %35 = select i1 %32, double 2.000000e+00, double -2.000000e+00
  %36 = select i1 %32, double %34, double %33
  %37 = select i1 %32, double -1.000000e+00, double 1.000000e+00
  %38 = select i1 %3, double %37, double %35
  %39 = fmul double %36, 0x3FE921FB54442D18
  %40 = fneg double %39
  %41 = tail call double @llvm.fma.f64(double %36, double 0x3FE921FB54442D18, double %40)
  %42 = tail call double @llvm.fma.f64(double %36, double 0x3C81A62633145C07, double %41)
  %43 = fmul double %38, %9
  %44 = fadd double %39, %43
  %45 = fsub double %39, %44
  %46 = fadd double %43, %45
  %47 = tail call double @llvm.fma.f64(double %38, double %31, double %42)
  %48 = fadd double %46, %47
  %49 = fadd double %44, %48
  ret double %49
}
define double @bg_pow_1(double noundef %0, double noundef %1) #0 {
  %3 = fcmp uge double %0, 0x10000000000000
  %4 = fmul double %0, 0x4350000000000000
  %5 = select i1 %3, double %0, double %4
  %6 = bitcast double %5 to i64
  %7 = add i64 %6, 2638147582215219
  %8 = lshr i64 %7, 52
  %9 = or disjoint i64 %8, 4841369599423283200
  %10 = bitcast i64 %9 to double
  %11 = select i1 %3, double 0x43300000000003FF, double 0x4330000000000435
  %12 = fsub double %10, %11
  %13 = and i64 %7, 4503599627370495
  %14 = add nuw nsw i64 %13, 4604544271217802189
  %15 = bitcast i64 %14 to double
  %16 = fadd double %15, -1.000000e+00
  %17 = fadd double %15, 1.000000e+00
  %18 = fsub double 1.000000e+00, %17
  %19 = fadd double %18, %15
  %20 = fdiv double 1.000000e+00, %17
  %21 = fmul double %16, %20
  %22 = fneg double %21
  %23 = tail call double @llvm.fma.f64(double %22, double %17, double %16)
  %24 = tail call double @llvm.fma.f64(double %22, double %19, double 0.000000e+00)
  %25 = fadd double %23, %24
  %26 = fmul double %20, %25
  %27 = fmul double %21, %21
  %28 = fneg double %27
  %29 = tail call double @llvm.fma.f64(double %21, double %21, double %28)
  %30 = fmul double %21, 2.000000e+00
  %31 = fmul double %30, %26
  %32 = fadd double %29, %31
  %33 = fmul double %27, %27
  %34 = fmul double %33, %33
  %35 = tail call double @llvm.fma.f64(double %27, double 0x3FBDE9EDB208D2F0, double 0x3FC111DCC748CDA5)
  %36 = tail call double @llvm.fma.f64(double %33, double 0x3FBE7DCD85DFDC2A, double %35)
  %37 = tail call double @llvm.fma.f64(double %27, double 0x3FC3B13783FE1D57, double 0x3FC745D17D73D7D9)
  %38 = tail call double @llvm.fma.f64(double %27, double 0x3FCC71C71C65A483, double 0x3FD24924924927CC)
  %39 = tail call double @llvm.fma.f64(double %33, double %37, double %38)
  %40 = tail call double @llvm.fma.f64(double %34, double %36, double %39)
  %41 = fmul double %27, %40
  %42 = fneg double %41
  %43 = tail call double @llvm.fma.f64(double %27, double %40, double %42)
  %44 = fmul double %40, %32
  %45 = tail call double @llvm.fma.f64(double %27, double 0.000000e+00, double %44)
  %46 = fadd double %43, %45
  %47 = fadd double %41, 4.000000e-01
  %48 = fsub double 4.000000e-01, %47
  %49 = fadd double %41, %48
  %50 = fadd double %46, 0xBC7999999999999A
  %51 = fadd double %49, %50
  %52 = fmul double %27, %47
  %53 = fneg double %52
  %54 = tail call double @llvm.fma.f64(double %27, double %47, double %53)
  %55 = fmul double %32, %47
  %56 = tail call double @llvm.fma.f64(double %27, double %51, double %55)
  %57 = fadd double %54, %56
  %58 = fadd double %52, 0x3FE5555555555555
  %59 = fsub double 0x3FE5555555555555, %58
  %60 = fadd double %52, %59
  %61 = fadd double %57, 0x3C85555555555555
  %62 = fadd double %60, %61
  %63 = fmul double %27, %58
  %64 = fneg double %63
  %65 = tail call double @llvm.fma.f64(double %27, double %58, double %64)
  %66 = fmul double %32, %58
  %67 = tail call double @llvm.fma.f64(double %27, double %62, double %66)
  %68 = fadd double %65, %67
  %69 = fadd double %63, 2.000000e+00
  %70 = fsub double 2.000000e+00, %69
  %71 = fadd double %63, %70
  %72 = fadd double %68, 0.000000e+00
  %73 = fadd double %71, %72
  %74 = fmul double %21, %69
  %75 = fneg double %74
  %76 = tail call double @llvm.fma.f64(double %21, double %69, double %75)
  %77 = fmul double %26, %69
  %78 = tail call double @llvm.fma.f64(double %21, double %73, double %77)
  %79 = fadd double %76, %78
  %80 = fmul double %12, 0x3FE62E42FEFA4000
  %81 = tail call double @llvm.fma.f64(double %12, double 0xBD48432A1B0E2634, double %79)
  %82 = fadd double %80, %74
  %83 = fsub double %80, %82
  %84 = fadd double %74, %83
  %85 = fadd double %84, %81
  %86 = fadd double %82, %85
  %87 = fsub double %82, %86
  %88 = fadd double %85, %87
  %89 = fcmp ueq double %0, 0x7FF0000000000000
  %90 = select i1 %89, double %0, double %86
  %91 = fcmp ule double %0, 0.000000e+00
  %92 = fcmp une double %0, 0.000000e+00
  %93 = fcmp uge double %0, 0.000000e+00
  %94 = select i1 %93, double %0, double 0x7FF8000000000000
  %95 = select i1 %92, double %94, double 0xFFF0000000000000
  %96 = select i1 %91, double %95, double %90
  %97 = fmul double %1, %96
  %98 = tail call double @llvm.fabs.f64(double %97)
  %99 = fcmp uge double %98, 8.000000e+02
  %100 = fneg double %97
  %101 = tail call double @llvm.fma.f64(double %1, double %96, double %100)
  %102 = fmul double %1, %88
  %103 = fadd double %102, %101
  %104 = select i1 %99, double 0.000000e+00, double %103
  %105 = fcmp ogt double %97, 8.000000e+02
  %106 = select i1 %105, double 8.000000e+02, double %97
  %107 = fcmp olt double %106, -8.000000e+02
  %108 = select i1 %107, double -8.000000e+02, double %106
  %109 = tail call double @llvm.fma.f64(double %108, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %110 = fadd double %109, 0xC338000000000000
  %111 = fneg double %110
  %112 = tail call double @llvm.fma.f64(double %111, double 0x3FE62E42FEFA39EF, double %108)
  %113 = tail call double @llvm.fma.f64(double %111, double 0x3C7ABC9E3B39803F, double %104)
  %114 = fadd double %112, %113
  %115 = fsub double %112, %114
  %116 = fadd double %113, %115
  %117 = fmul double %114, %114
  %118 = fmul double %117, %117
  %119 = fmul double %118, %118
  %120 = tail call double @llvm.fma.f64(double %114, double 0x3E21F922599077E6, double 0x3E5AF5D0BF1C51F8)
  %121 = tail call double @llvm.fma.f64(double %114, double 0x3E927E4C8325A54E, double 0x3EC71DDF9617292B)
  %122 = tail call double @llvm.fma.f64(double %114, double 0x3EFA01A01AF2B068, double 0x3F2A01A01AF6F41F)
  %123 = tail call double @llvm.fma.f64(double %117, double %121, double %122)
  %124 = tail call double @llvm.fma.f64(double %114, double 0x3F56C16C16C14B4B, double 0x3F8111111110F7FF)
  %125 = tail call double @llvm.fma.f64(double %114, double 0x3FA5555555555559, double 0x3FC5555555555559)
  %126 = tail call double @llvm.fma.f64(double %117, double %124, double %125)
  %127 = tail call double @llvm.fma.f64(double %118, double %123, double %126)
  %128 = tail call double @llvm.fma.f64(double %119, double %120, double %127)
  %129 = tail call double @llvm.fma.f64(double %114, double %128, double 5.000000e-01)
  %130 = tail call double @llvm.fma.f64(double %114, double %116, double %116)
  %131 = tail call double @llvm.fma.f64(double %117, double %129, double %130)
  %132 = fadd double %114, 1.000000e+00
  %133 = fsub double 1.000000e+00, %132
  %134 = fadd double %114, %133
  %135 = fadd double %134, %131
  %136 = fadd double %132, %135
  %137 = tail call double @llvm.fma.f64(double %110, double 5.000000e-01, double 0x4338000000000000)
  %138 = fadd double %137, 0xC338000000000000
  %139 = fsub double %110, %138
  %140 = bitcast double %137 to i64
  %141 = shl i64 %140, 52
  %142 = add i64 %141, 4607182418800017408
  %143 = bitcast i64 %142 to double
  %144 = fmul double %136, %143
  %145 = fadd double %139, 0x4338000000000000
  %146 = bitcast double %145 to i64
  %147 = shl i64 %146, 52
  %148 = add i64 %147, 4607182418800017408
  %149 = bitcast i64 %148 to double
  %150 = fmul double %144, %149
  %151 = fcmp une double %0, 1.000000e+00
  %152 = fcmp une double %1, 0.000000e+00
  %153 = and i1 %151, %152
  %154 = select i1 %153, double %150, double 1.000000e+00
  ret double %154
}
define double @bg_power_1(double noundef %0, double noundef %1) #0 {
  %3 = fcmp ugt double %0, 0.000000e+00
  %4 = fcmp uge double %0, 0x10000000000000
  %5 = fmul double %0, 0x4350000000000000
  %6 = select i1 %4, double %0, double %5
  %7 = bitcast double %6 to i64
  %8 = add i64 %7, 2638147582215219
  %9 = lshr i64 %8, 52
  %10 = or disjoint i64 %9, 4841369599423283200
  %11 = bitcast i64 %10 to double
  %12 = select i1 %4, double 0x43300000000003FF, double 0x4330000000000435
  %13 = fsub double %11, %12
  %14 = and i64 %8, 4503599627370495
  %15 = add nuw nsw i64 %14, 4604544271217802189
  %16 = bitcast i64 %15 to double
  %17 = fadd double %16, -1.000000e+00
  %18 = fadd double %16, 1.000000e+00
  %19 = fsub double 1.000000e+00, %18
  %20 = fadd double %19, %16
  %21 = fdiv double 1.000000e+00, %18
  %22 = fmul double %17, %21
  %23 = fneg double %22
  %24 = tail call double @llvm.fma.f64(double %23, double %18, double %17)
  %25 = tail call double @llvm.fma.f64(double %23, double %20, double 0.000000e+00)
  %26 = fadd double %24, %25
  %27 = fmul double %21, %26
  %28 = fmul double %22, %22
  %29 = fneg double %28
  %30 = tail call double @llvm.fma.f64(double %22, double %22, double %29)
  %31 = fmul double %22, 2.000000e+00
  %32 = fmul double %31, %27
  %33 = fadd double %30, %32
  %34 = fmul double %28, %28
  %35 = fmul double %34, %34
  %36 = tail call double @llvm.fma.f64(double %28, double 0x3FBDE9EDB208D2F0, double 0x3FC111DCC748CDA5)
  %37 = tail call double @llvm.fma.f64(double %34, double 0x3FBE7DCD85DFDC2A, double %36)
  %38 = tail call double @llvm.fma.f64(double %28, double 0x3FC3B13783FE1D57, double 0x3FC745D17D73D7D9)
  %39 = tail call double @llvm.fma.f64(double %28, double 0x3FCC71C71C65A483, double 0x3FD24924924927CC)
  %40 = tail call double @llvm.fma.f64(double %34, double %38, double %39)
  %41 = tail call double @llvm.fma.f64(double %35, double %37, double %40)
  %42 = fmul double %28, %41
  %43 = fneg double %42
  %44 = tail call double @llvm.fma.f64(double %28, double %41, double %43)
  %45 = fmul double %41, %33
  %46 = tail call double @llvm.fma.f64(double %28, double 0.000000e+00, double %45)
  %47 = fadd double %44, %46
  %48 = fadd double %42, 4.000000e-01
  %49 = fsub double 4.000000e-01, %48
  %50 = fadd double %42, %49
  %51 = fadd double %47, 0xBC7999999999999A
  %52 = fadd double %50, %51
  %53 = fmul double %28, %48
  %54 = fneg double %53
  %55 = tail call double @llvm.fma.f64(double %28, double %48, double %54)
  %56 = fmul double %33, %48
  %57 = tail call double @llvm.fma.f64(double %28, double %52, double %56)
  %58 = fadd double %55, %57
  %59 = fadd double %53, 0x3FE5555555555555
  %60 = fsub double 0x3FE5555555555555, %59
  %61 = fadd double %53, %60
  %62 = fadd double %58, 0x3C85555555555555
  %63 = fadd double %61, %62
  %64 = fmul double %28, %59
  %65 = fneg double %64
  %66 = tail call double @llvm.fma.f64(double %28, double %59, double %65)
  %67 = fmul double %33, %59
  %68 = tail call double @llvm.fma.f64(double %28, double %63, double %67)
  %69 = fadd double %66, %68
  %70 = fadd double %64, 2.000000e+00
  %71 = fsub double 2.000000e+00, %70
  %72 = fadd double %64, %71
  %73 = fadd double %69, 0.000000e+00
  %74 = fadd double %72, %73
  %75 = fmul double %22, %70
  %76 = fneg double %75
  %77 = tail call double @llvm.fma.f64(double %22, double %70, double %76)
  %78 = fmul double %27, %70
  %79 = tail call double @llvm.fma.f64(double %22, double %74, double %78)
  %80 = fadd double %77, %79
  %81 = fmul double %13, 0x3FE62E42FEFA4000
  %82 = tail call double @llvm.fma.f64(double %13, double 0xBD48432A1B0E2634, double %80)
  %83 = fadd double %81, %75
  %84 = fsub double %81, %83
  %85 = fadd double %75, %84
  %86 = fadd double %85, %82
  %87 = fadd double %83, %86
  %88 = fsub double %83, %87
  %89 = fadd double %86, %88
  %90 = fcmp ueq double %0, 0x7FF0000000000000
  %91 = select i1 %90, double %0, double %87
  %92 = fcmp ule double %0, 0.000000e+00
  %93 = fcmp une double %0, 0.000000e+00
  %94 = fcmp uge double %0, 0.000000e+00
  %95 = select i1 %94, double %0, double 0x7FF8000000000000
  %96 = select i1 %93, double %95, double 0xFFF0000000000000
  %97 = select i1 %92, double %96, double %91
  %98 = fmul double %1, %97
  %99 = tail call double @llvm.fabs.f64(double %98)
  %100 = fcmp uge double %99, 8.000000e+02
  %101 = fneg double %98
  %102 = tail call double @llvm.fma.f64(double %1, double %97, double %101)
  %103 = fmul double %1, %89
  %104 = fadd double %103, %102
  %105 = select i1 %100, double 0.000000e+00, double %104
  %106 = fcmp ogt double %98, 8.000000e+02
  %107 = select i1 %106, double 8.000000e+02, double %98
  %108 = fcmp olt double %107, -8.000000e+02
  %109 = select i1 %108, double -8.000000e+02, double %107
  %110 = tail call double @llvm.fma.f64(double %109, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %111 = fadd double %110, 0xC338000000000000
  %112 = fneg double %111
  %113 = tail call double @llvm.fma.f64(double %112, double 0x3FE62E42FEFA39EF, double %109)
  %114 = tail call double @llvm.fma.f64(double %112, double 0x3C7ABC9E3B39803F, double %105)
  %115 = fadd double %113, %114
  %116 = fsub double %113, %115
  %117 = fadd double %114, %116
  %118 = fmul double %115, %115
  %119 = fmul double %118, %118
  %120 = fmul double %119, %119
  %121 = tail call double @llvm.fma.f64(double %115, double 0x3E21F922599077E6, double 0x3E5AF5D0BF1C51F8)
  %122 = tail call double @llvm.fma.f64(double %115, double 0x3E927E4C8325A54E, double 0x3EC71DDF9617292B)
  %123 = tail call double @llvm.fma.f64(double %115, double 0x3EFA01A01AF2B068, double 0x3F2A01A01AF6F41F)
  %124 = tail call double @llvm.fma.f64(double %118, double %122, double %123)
  %125 = tail call double @llvm.fma.f64(double %115, double 0x3F56C16C16C14B4B, double 0x3F8111111110F7FF)
  %126 = tail call double @llvm.fma.f64(double %115, double 0x3FA5555555555559, double 0x3FC5555555555559)
  %127 = tail call double @llvm.fma.f64(double %118, double %125, double %126)
  %128 = tail call double @llvm.fma.f64(double %119, double %124, double %127)
  %129 = tail call double @llvm.fma.f64(double %120, double %121, double %128)
  %130 = tail call double @llvm.fma.f64(double %115, double %129, double 5.000000e-01)
  %131 = tail call double @llvm.fma.f64(double %115, double %117, double %117)
  %132 = tail call double @llvm.fma.f64(double %118, double %130, double %131)
  %133 = fadd double %115, 1.000000e+00
  %134 = fsub double 1.000000e+00, %133
  %135 = fadd double %115, %134
  %136 = fadd double %135, %132
  %137 = fadd double %133, %136
  %138 = tail call double @llvm.fma.f64(double %111, double 5.000000e-01, double 0x4338000000000000)
  %139 = fadd double %138, 0xC338000000000000
  %140 = fsub double %111, %139
  %141 = bitcast double %138 to i64
  %142 = shl i64 %141, 52
  %143 = add i64 %142, 4607182418800017408
  %144 = bitcast i64 %143 to double
  %145 = fmul double %137, %144
  %146 = fadd double %140, 0x4338000000000000
  %147 = bitcast double %146 to i64
  %148 = shl i64 %147, 52
  %149 = add i64 %148, 4607182418800017408
  %150 = bitcast i64 %149 to double
  %151 = fmul double %145, %150
  %152 = fcmp une double %0, 1.000000e+00
  %153 = fcmp une double %1, 0.000000e+00
  %154 = and i1 %152, %153
  %155 = select i1 %154, double %151, double 1.000000e+00
  %156 = select i1 %3, double %155, double 0.000000e+00
  ret double %156
}
define double @bg_sin_1(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  %6 = tail call double @llvm.fma.f64(double %0, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %7 = fadd double %6, 0xC338000000000000
  %8 = fneg double %7
  %9 = tail call double @llvm.fma.f64(double %8, double 0x3FF921FB54442D18, double %0)
  %10 = fmul double %7, 0x3C91A62633145C07
  %11 = fneg double %10
  %12 = tail call double @llvm.fma.f64(double %7, double 0x3C91A62633145C07, double %11)
  %13 = fsub double %9, %10
  %14 = fsub double %9, %13
  %15 = fsub double %14, %10
  %16 = tail call double @llvm.fma.f64(double %7, double 0xB91F1976B7ED8FBC, double %12)
  %17 = fsub double %15, %16
  %18 = bitcast double %6 to i64
  %19 = tail call double @llvm.fabs.f64(double %0)
  %20 = fcmp ugt double %19, 0x41B0000000000000
  br i1 %20, label %21, label %25
21:
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  store double %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store double %13, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store double %17, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store double %6, ptr %5, align 8
  call fastcc void @with_large(ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #9
  %22 = load double, ptr %3, align 8
  %23 = load double, ptr %4, align 8
  %24 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  br label %25
25:
  %26 = phi double [ %22, %21 ], [ %13, %1 ]
  %27 = phi double [ %23, %21 ], [ %17, %1 ]
  %28 = phi i64 [ %24, %21 ], [ %18, %1 ]
  %29 = fmul double %26, %26
  %30 = fmul double %26, %29
  %31 = fmul double %29, %29
  %32 = fmul double %31, %31
  %33 = tail call double @llvm.fma.f64(double %29, double 0x3DE5D93A4BF7654A, double 0xBE5AE5E689FBF07A)
  %34 = tail call double @llvm.fma.f64(double %29, double 0x3EC71DE357B1C81B, double 0xBF2A01A019C161A2)
  %35 = tail call double @llvm.fma.f64(double %29, double 0x3F8111111110F8A6, double 0xBFC5555555555549)
  %36 = tail call double @llvm.fma.f64(double %31, double %34, double %35)
  %37 = tail call double @llvm.fma.f64(double %32, double %33, double %36)
  %38 = fmul double %27, -5.000000e-01
  %39 = tail call double @llvm.fma.f64(double %38, double %29, double %27)
  %40 = tail call double @llvm.fma.f64(double %30, double %37, double %39)
  %41 = fadd double %26, %40
  %42 = fmul double %26, -5.000000e-01
  %43 = tail call double @llvm.fma.f64(double %42, double %26, double 1.000000e+00)
  %44 = fsub double 1.000000e+00, %43
  %45 = tail call double @llvm.fma.f64(double %42, double %26, double %44)
  %46 = tail call double @llvm.fma.f64(double %29, double 0xBDA8F9CAE822533B, double 0x3E21EE9C8098772F)
  %47 = tail call double @llvm.fma.f64(double %29, double 0xBE927E4F7D302E1C, double 0x3EFA01A019C62269)
  %48 = tail call double @llvm.fma.f64(double %29, double 0xBF56C16C16C14E22, double 0x3FA555555555554A)
  %49 = tail call double @llvm.fma.f64(double %31, double %47, double %48)
  %50 = tail call double @llvm.fma.f64(double %32, double %46, double %49)
  %51 = fneg double %26
  %52 = fmul double %27, %51
  %53 = tail call double @llvm.fma.f64(double %31, double %50, double %52)
  %54 = fadd double %45, %53
  %55 = fadd double %43, %54
  %56 = fcmp une double %0, 0.000000e+00
  %57 = and i64 %28, 1
  %58 = icmp eq i64 %57, 0
  %59 = select i1 %58, double %41, double %55
  %60 = bitcast double %59 to i64
  %61 = shl i64 %28, 62
  %62 = and i64 %61, -9223372036854775808
  %63 = xor i64 %62, %60
  %64 = bitcast i64 %63 to double
  %65 = select i1 %56, double %64, double %0
  ret double %65
}
define double @bg_cos_1(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  %6 = tail call double @llvm.fma.f64(double %0, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %7 = fadd double %6, 0xC338000000000000
  %8 = fneg double %7
  %9 = tail call double @llvm.fma.f64(double %8, double 0x3FF921FB54442D18, double %0)
  %10 = fmul double %7, 0x3C91A62633145C07
  %11 = fneg double %10
  %12 = tail call double @llvm.fma.f64(double %7, double 0x3C91A62633145C07, double %11)
  %13 = fsub double %9, %10
  %14 = fsub double %9, %13
  %15 = fsub double %14, %10
  %16 = tail call double @llvm.fma.f64(double %7, double 0xB91F1976B7ED8FBC, double %12)
  %17 = fsub double %15, %16
  %18 = bitcast double %6 to i64
  %19 = tail call double @llvm.fabs.f64(double %0)
  %20 = fcmp ugt double %19, 0x41B0000000000000
  br i1 %20, label %21, label %25
21:
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  store double %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store double %13, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store double %17, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store double %6, ptr %5, align 8
  call fastcc void @with_large(ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #9
  %22 = load double, ptr %3, align 8
  %23 = load double, ptr %4, align 8
  %24 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  br label %25
25:
  %26 = phi double [ %22, %21 ], [ %13, %1 ]
  %27 = phi double [ %23, %21 ], [ %17, %1 ]
  %28 = phi i64 [ %24, %21 ], [ %18, %1 ]
  %29 = fmul double %26, %26
  %30 = fmul double %26, %29
  %31 = fmul double %29, %29
  %32 = fmul double %31, %31
  %33 = tail call double @llvm.fma.f64(double %29, double 0x3DE5D93A4BF7654A, double 0xBE5AE5E689FBF07A)
  %34 = tail call double @llvm.fma.f64(double %29, double 0x3EC71DE357B1C81B, double 0xBF2A01A019C161A2)
  %35 = tail call double @llvm.fma.f64(double %29, double 0x3F8111111110F8A6, double 0xBFC5555555555549)
  %36 = tail call double @llvm.fma.f64(double %31, double %34, double %35)
  %37 = tail call double @llvm.fma.f64(double %32, double %33, double %36)
  %38 = fmul double %27, -5.000000e-01
  %39 = tail call double @llvm.fma.f64(double %38, double %29, double %27)
  %40 = tail call double @llvm.fma.f64(double %30, double %37, double %39)
  %41 = fadd double %26, %40
  %42 = fmul double %26, -5.000000e-01
  %43 = tail call double @llvm.fma.f64(double %42, double %26, double 1.000000e+00)
  %44 = fsub double 1.000000e+00, %43
  %45 = tail call double @llvm.fma.f64(double %42, double %26, double %44)
  %46 = tail call double @llvm.fma.f64(double %29, double 0xBDA8F9CAE822533B, double 0x3E21EE9C8098772F)
  %47 = tail call double @llvm.fma.f64(double %29, double 0xBE927E4F7D302E1C, double 0x3EFA01A019C62269)
  %48 = tail call double @llvm.fma.f64(double %29, double 0xBF56C16C16C14E22, double 0x3FA555555555554A)
  %49 = tail call double @llvm.fma.f64(double %31, double %47, double %48)
  %50 = tail call double @llvm.fma.f64(double %32, double %46, double %49)
  %51 = fneg double %26
  %52 = fmul double %27, %51
  %53 = tail call double @llvm.fma.f64(double %31, double %50, double %52)
  %54 = fadd double %45, %53
  %55 = fadd double %43, %54
  %56 = and i64 %28, 1
  %57 = icmp eq i64 %56, 0
  %58 = select i1 %57, double %55, double %41
  %59 = bitcast double %58 to i64
  %60 = shl i64 %28, 62
  %61 = add i64 %60, 4611686018427387904
  %62 = and i64 %61, -9223372036854775808
  %63 = xor i64 %62, %59
  %64 = bitcast i64 %63 to double
  ret double %64
}
define double @bg_sincos_1(double noundef %0, ptr noundef writeonly captures(none) initializes((0, 8)) %1) #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i64, align 8
  %7 = tail call double @llvm.fma.f64(double %0, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %8 = fadd double %7, 0xC338000000000000
  %9 = fneg double %8
  %10 = tail call double @llvm.fma.f64(double %9, double 0x3FF921FB54442D18, double %0)
  %11 = fmul double %8, 0x3C91A62633145C07
  %12 = fneg double %11
  %13 = tail call double @llvm.fma.f64(double %8, double 0x3C91A62633145C07, double %12)
  %14 = fsub double %10, %11
  %15 = fsub double %10, %14
  %16 = fsub double %15, %11
  %17 = tail call double @llvm.fma.f64(double %8, double 0xB91F1976B7ED8FBC, double %13)
  %18 = fsub double %16, %17
  %19 = bitcast double %7 to i64
  %20 = tail call double @llvm.fabs.f64(double %0)
  %21 = fcmp ugt double %20, 0x41B0000000000000
  br i1 %21, label %22, label %26
22:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store double %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store double %14, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store double %18, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  store double %7, ptr %6, align 8
  call fastcc void @with_large(ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #9
  %23 = load double, ptr %4, align 8
  %24 = load double, ptr %5, align 8
  %25 = load i64, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  br label %26
26:
  %27 = phi double [ %23, %22 ], [ %14, %2 ]
  %28 = phi double [ %24, %22 ], [ %18, %2 ]
  %29 = phi i64 [ %25, %22 ], [ %19, %2 ]
  %30 = fmul double %27, %27
  %31 = fmul double %27, %30
  %32 = fmul double %30, %30
  %33 = fmul double %32, %32
  %34 = tail call double @llvm.fma.f64(double %30, double 0x3DE5D93A4BF7654A, double 0xBE5AE5E689FBF07A)
  %35 = tail call double @llvm.fma.f64(double %30, double 0x3EC71DE357B1C81B, double 0xBF2A01A019C161A2)
  %36 = tail call double @llvm.fma.f64(double %30, double 0x3F8111111110F8A6, double 0xBFC5555555555549)
  %37 = tail call double @llvm.fma.f64(double %32, double %35, double %36)
  %38 = tail call double @llvm.fma.f64(double %33, double %34, double %37)
  %39 = fmul double %28, -5.000000e-01
  %40 = tail call double @llvm.fma.f64(double %39, double %30, double %28)
  %41 = tail call double @llvm.fma.f64(double %31, double %38, double %40)
  %42 = fadd double %27, %41
  %43 = fmul double %27, -5.000000e-01
  %44 = tail call double @llvm.fma.f64(double %43, double %27, double 1.000000e+00)
  %45 = fsub double 1.000000e+00, %44
  %46 = tail call double @llvm.fma.f64(double %43, double %27, double %45)
  %47 = tail call double @llvm.fma.f64(double %30, double 0xBDA8F9CAE822533B, double 0x3E21EE9C8098772F)
  %48 = tail call double @llvm.fma.f64(double %30, double 0xBE927E4F7D302E1C, double 0x3EFA01A019C62269)
  %49 = tail call double @llvm.fma.f64(double %30, double 0xBF56C16C16C14E22, double 0x3FA555555555554A)
  %50 = tail call double @llvm.fma.f64(double %32, double %48, double %49)
  %51 = tail call double @llvm.fma.f64(double %33, double %47, double %50)
  %52 = fneg double %27
  %53 = fmul double %28, %52
  %54 = tail call double @llvm.fma.f64(double %32, double %51, double %53)
  %55 = fadd double %46, %54
  %56 = fadd double %44, %55
  %57 = fcmp une double %0, 0.000000e+00
  %58 = and i64 %29, 1
  %59 = icmp eq i64 %58, 0
  %60 = select i1 %59, double %42, double %56
  %61 = bitcast double %60 to i64
  %62 = shl i64 %29, 62
  %63 = and i64 %62, -9223372036854775808
  %64 = xor i64 %63, %61
  %65 = bitcast i64 %64 to double
  %66 = select i1 %57, double %65, double %0
  %67 = select i1 %59, double %56, double %42
  %68 = bitcast double %67 to i64
  %69 = add i64 %62, 4611686018427387904
  %70 = and i64 %69, -9223372036854775808
  %71 = xor i64 %70, %68
  store i64 %71, ptr %1, align 8
  ret double %66
}
define double @bg_tan_1(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  %6 = tail call double @llvm.fma.f64(double %0, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %7 = fadd double %6, 0xC338000000000000
  %8 = fneg double %7
  %9 = tail call double @llvm.fma.f64(double %8, double 0x3FF921FB54442D18, double %0)
  %10 = fmul double %7, 0x3C91A62633145C07
  %11 = fneg double %10
  %12 = tail call double @llvm.fma.f64(double %7, double 0x3C91A62633145C07, double %11)
  %13 = fsub double %9, %10
  %14 = fsub double %9, %13
  %15 = fsub double %14, %10
  %16 = tail call double @llvm.fma.f64(double %7, double 0xB91F1976B7ED8FBC, double %12)
  %17 = fsub double %15, %16
  %18 = bitcast double %6 to i64
  %19 = tail call double @llvm.fabs.f64(double %0)
  %20 = fcmp ugt double %19, 0x41B0000000000000
  br i1 %20, label %21, label %25
21:
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  store double %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  store double %13, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  store double %17, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store double %6, ptr %5, align 8
  call fastcc void @with_large(ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #9
  %22 = load double, ptr %3, align 8
  %23 = load double, ptr %4, align 8
  %24 = load i64, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  br label %25
25:
  %26 = phi double [ %23, %21 ], [ %17, %1 ]
  %27 = phi double [ %22, %21 ], [ %13, %1 ]
  %28 = phi i64 [ %24, %21 ], [ %18, %1 ]
  %29 = fmul double %27, %27
  %30 = fmul double %27, %29
  %31 = fmul double %29, %29
  %32 = fmul double %31, %31
  %33 = tail call double @llvm.fma.f64(double %29, double 0x3DE5D93A4BF7654A, double 0xBE5AE5E689FBF07A)
  %34 = tail call double @llvm.fma.f64(double %29, double 0x3EC71DE357B1C81B, double 0xBF2A01A019C161A2)
  %35 = tail call double @llvm.fma.f64(double %29, double 0x3F8111111110F8A6, double 0xBFC5555555555549)
  %36 = tail call double @llvm.fma.f64(double %31, double %34, double %35)
  %37 = tail call double @llvm.fma.f64(double %32, double %33, double %36)
  %38 = fmul double %26, -5.000000e-01
  %39 = tail call double @llvm.fma.f64(double %38, double %29, double %26)
  %40 = tail call double @llvm.fma.f64(double %30, double %37, double %39)
  %41 = fadd double %27, %40
  %42 = fsub double %27, %41
  %43 = fadd double %40, %42
  %44 = fmul double %27, -5.000000e-01
  %45 = tail call double @llvm.fma.f64(double %44, double %27, double 1.000000e+00)
  %46 = fsub double 1.000000e+00, %45
  %47 = tail call double @llvm.fma.f64(double %44, double %27, double %46)
  %48 = tail call double @llvm.fma.f64(double %29, double 0xBDA8F9CAE822533B, double 0x3E21EE9C8098772F)
  %49 = tail call double @llvm.fma.f64(double %29, double 0xBE927E4F7D302E1C, double 0x3EFA01A019C62269)
  %50 = tail call double @llvm.fma.f64(double %29, double 0xBF56C16C16C14E22, double 0x3FA555555555554A)
  %51 = tail call double @llvm.fma.f64(double %31, double %49, double %50)
  %52 = tail call double @llvm.fma.f64(double %32, double %48, double %51)
  %53 = fneg double %27
  %54 = fmul double %26, %53
  %55 = tail call double @llvm.fma.f64(double %31, double %52, double %54)
  %56 = fadd double %47, %55
  %57 = fadd double %45, %56
  %58 = fsub double %45, %57
  %59 = fadd double %56, %58
  %60 = fneg double %57
  %61 = and i64 %28, 1
  %62 = icmp eq i64 %61, 0
  %63 = select i1 %62, double %41, double %60
  %64 = fneg double %59
  %65 = select i1 %62, double %43, double %64
  %66 = select i1 %62, double %57, double %41
  %67 = select i1 %62, double %59, double %43
  %68 = fdiv double 1.000000e+00, %66
  %69 = fmul double %63, %68
  %70 = fneg double %69
  %71 = tail call double @llvm.fma.f64(double %70, double %66, double %63)
  %72 = tail call double @llvm.fma.f64(double %70, double %67, double %65)
  %73 = fadd double %71, %72
  %74 = fcmp une double %0, 0.000000e+00
  %75 = tail call double @llvm.fma.f64(double %73, double %68, double %69)
  %76 = select i1 %74, double %75, double %0
  ret double %76
}
declare double @llvm.fma.f64(double, double, double) #3
declare double @llvm.fabs.f64(double) #3
declare double @llvm.copysign.f64(double, double) #3
declare double @llvm.sqrt.f64(double) #3
define internal fastcc void @with_large(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull writeonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #4 {
  %5 = load double, ptr %0, align 8
  %6 = tail call double @llvm.fabs.f64(double %5)
  %7 = fcmp ugt double %6, 0x41B0000000000000
  br i1 %7, label %8, label %10
8:
  %9 = tail call fastcc double @rest_of_large(double noundef %5, ptr noundef %2, ptr noundef %3) #9
  store double %9, ptr %1, align 8
  br label %10
10:
  ret void
}
define internal fastcc double @rest_of_large(double noundef %0, ptr noundef nonnull writeonly captures(none) initializes((0, 8)) %1, ptr noundef nonnull writeonly captures(none) initializes((0, 8)) %2) unnamed_addr #5 {
  %4 = bitcast double %0 to i64
  %5 = lshr i64 %4, 52
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = and i32 %6, 2047
  store double 0.000000e+00, ptr %1, align 8
  store i64 0, ptr %2, align 8
  %8 = icmp eq i32 %7, 2047
  br i1 %8, label %9, label %11
9:
  %10 = fsub double %0, %0
  br label %132
11:
  %12 = and i64 %4, 4503599627370495
  %13 = or disjoint i64 %12, 4503599627370496
  %14 = add nsw i32 %7, -1013
  %15 = add nsw i32 %7, -885
  %16 = ashr i32 %15, 6
  %17 = and i32 %15, 63
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i64, ptr @two_over_pi, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = zext nneg i32 %17 to i64
  %22 = shl i64 %20, %21
  %23 = getelementptr i8, ptr %19, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = lshr i64 %24, 1
  %26 = xor i32 %17, 63
  %27 = zext nneg i32 %26 to i64
  %28 = lshr i64 %25, %27
  %29 = or i64 %28, %22
  %30 = zext i64 %29 to i128
  %31 = zext nneg i64 %13 to i128
  %32 = mul nuw nsw i128 %30, %31
  %33 = trunc i128 %32 to i64
  %34 = lshr i128 %32, 64
  %35 = add nsw i32 %7, -949
  %36 = ashr i32 %35, 6
  %37 = and i32 %35, 63
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds i64, ptr @two_over_pi, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = zext nneg i32 %37 to i64
  %42 = shl i64 %40, %41
  %43 = getelementptr i8, ptr %39, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = lshr i64 %44, 1
  %46 = xor i32 %37, 63
  %47 = zext nneg i32 %46 to i64
  %48 = lshr i64 %45, %47
  %49 = or i64 %48, %42
  %50 = zext i64 %49 to i128
  %51 = mul nuw nsw i128 %50, %31
  %52 = add nuw nsw i128 %51, %34
  %53 = trunc i128 %52 to i64
  %54 = lshr i128 %52, 64
  %55 = trunc nuw nsw i128 %54 to i64
  %56 = ashr i32 %14, 6
  %57 = and i32 %14, 63
  %58 = sext i32 %56 to i64
  %59 = getelementptr inbounds i64, ptr @two_over_pi, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = zext nneg i32 %57 to i64
  %62 = shl i64 %60, %61
  %63 = getelementptr i8, ptr %59, i64 8
  %64 = load i64, ptr %63, align 8
  %65 = lshr i64 %64, 1
  %66 = xor i32 %57, 63
  %67 = zext nneg i32 %66 to i64
  %68 = lshr i64 %65, %67
  %69 = or i64 %68, %62
  %70 = mul i64 %69, %13
  %71 = add i64 %70, %55
  %72 = add i64 %71, 2305843009213693952
  %73 = lshr i64 %72, 62
  %74 = tail call i64 @llvm.fshl.i64(i64 %71, i64 %53, i64 2)
  %75 = tail call i64 @llvm.fshl.i64(i64 %53, i64 %33, i64 2)
  %76 = shl i64 %33, 2
  %77 = and i64 %74, -9223372036854775808
  %78 = ashr i64 %74, 63
  %79 = xor i64 %74, %78
  %80 = xor i64 %75, %78
  %81 = xor i64 %76, %78
  %82 = icmp eq i64 %74, %78
  br i1 %82, label %83, label %84
83:
  br label %84
84:
  %85 = phi i64 [ %80, %83 ], [ %79, %11 ]
  %86 = phi i64 [ %81, %83 ], [ %80, %11 ]
  %87 = phi i64 [ 64, %83 ], [ 0, %11 ]
  %88 = phi i64 [ 0, %83 ], [ %81, %11 ]
  %89 = or i64 %85, 1
  %90 = tail call range(i64 0, 64) i64 @llvm.ctlz.i64(i64 %89, i1 true)
  %91 = shl i64 %85, %90
  %92 = lshr i64 %86, 1
  %93 = xor i64 %90, 63
  %94 = lshr i64 %92, %93
  %95 = or i64 %94, %91
  %96 = shl i64 %86, %90
  %97 = lshr i64 %88, 1
  %98 = lshr i64 %97, %93
  %99 = or i64 %98, %96
  %100 = or disjoint i64 %87, %90
  %101 = shl nuw nsw i64 %100, 52
  %102 = xor i64 %101, 4607182418800017408
  %103 = bitcast i64 %102 to double
  %104 = lshr i64 %95, 11
  %105 = uitofp nneg i64 %104 to double
  %106 = fmul double %105, 0x3CA0000000000000
  %107 = fmul double %106, %103
  %108 = tail call i64 @llvm.fshl.i64(i64 %95, i64 %99, i64 53)
  %109 = uitofp i64 %108 to double
  %110 = fmul double %109, 0x38A0000000000000
  %111 = fmul double %110, %103
  %112 = fmul double %107, 0x3FF921FB54442D18
  %113 = fneg double %112
  %114 = tail call double @llvm.fma.f64(double %107, double 0x3FF921FB54442D18, double %113)
  %115 = fmul double %111, 0x3FF921FB54442D18
  %116 = tail call double @llvm.fma.f64(double %107, double 0x3C91A62633145C07, double %115)
  %117 = fadd double %114, %116
  %118 = fadd double %112, %117
  %119 = fsub double %112, %118
  %120 = fadd double %117, %119
  %121 = and i64 %4, -9223372036854775808
  %122 = bitcast double %120 to i64
  %123 = xor i64 %121, %122
  %124 = xor i64 %123, %77
  store i64 %124, ptr %1, align 8
  %125 = icmp eq i64 %121, 0
  %126 = sub nsw i64 0, %73
  %127 = select i1 %125, i64 %73, i64 %126
  store i64 %127, ptr %2, align 8
  %128 = bitcast double %118 to i64
  %129 = xor i64 %121, %128
  %130 = xor i64 %129, %77
  %131 = bitcast i64 %130 to double
  br label %132
132:
  %133 = phi double [ %10, %9 ], [ %131, %84 ]
  ret double %133
}
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #6
declare i64 @llvm.fshl.i64(i64, i64, i64) #7
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) }
attributes #5 = { cold mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { cold nobuiltin }
