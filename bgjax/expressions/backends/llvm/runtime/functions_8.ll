; sources 73b3067866eacdef3908c2238d3861fbde387928061cf0edb5e44cc2211ef155
@two_over_pi = internal unnamed_addr constant [20 x i64] [i64 0, i64 -6703182060581546711, i64 -277156292786332224, i64 -2638381946312093631, i64 -121206125134887583, i64 -5249950069107600672, i64 452944820249399836, i64 -135693905287338178, i64 -1692731182770600828, i64 -1613291254968254911, i64 4148332274289687028, i64 -7168499653074671557, i64 2303758334597371919, i64 -1211730484530615009, i64 7869616827067468215, i64 5712322887342352941, i64 8441921394348257659, i64 4397547296490951402, i64 7780917995555872008, i64 6197850593633725355], align 16
define noundef <8 x double> @bg_sign_8(<8 x double> noundef %0) #0 {
  %2 = fcmp ogt <8 x double> %0, zeroinitializer
  %3 = fcmp olt <8 x double> %0, zeroinitializer
  %4 = fcmp oeq <8 x double> %0, zeroinitializer
  %5 = select <8 x i1> %4, <8 x double> zeroinitializer, <8 x double> %0
  %6 = select <8 x i1> %3, <8 x double> splat (double -1.000000e+00), <8 x double> %5
  %7 = select <8 x i1> %2, <8 x double> splat (double 1.000000e+00), <8 x double> %6
  ret <8 x double> %7
}
define noundef <8 x double> @bg_maximum_8(<8 x double> noundef %0, <8 x double> noundef %1) #0 {
  %3 = fcmp uno <8 x double> %0, zeroinitializer
  %4 = fcmp ogt <8 x double> %0, %1
  %5 = or <8 x i1> %3, %4
  %6 = select <8 x i1> %5, <8 x double> %0, <8 x double> %1
  ret <8 x double> %6
}
define noundef <8 x double> @bg_minimum_8(<8 x double> noundef %0, <8 x double> noundef %1) #0 {
  %3 = fcmp uno <8 x double> %0, zeroinitializer
  %4 = fcmp olt <8 x double> %0, %1
  %5 = or <8 x i1> %3, %4
  %6 = select <8 x i1> %5, <8 x double> %0, <8 x double> %1
  ret <8 x double> %6
}
define <8 x double> @bg_exp_8(<8 x double> noundef %0) #0 {
  %2 = fcmp ogt <8 x double> %0, splat (double 7.100000e+02)
  %3 = select <8 x i1> %2, <8 x double> splat (double 7.100000e+02), <8 x double> %0
  %4 = fcmp olt <8 x double> %3, splat (double -7.460000e+02)
  %5 = select <8 x i1> %4, <8 x double> splat (double -7.460000e+02), <8 x double> %3
  %6 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %5, <8 x double> splat (double 0x3FF71547652B82FE), <8 x double> splat (double 0x4338000000000000))
  %7 = fadd <8 x double> %6, splat (double 0xC338000000000000)
  %8 = fneg <8 x double> %7
  %9 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %5)
  %10 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %9)
  %11 = fsub <8 x double> %9, %10
  %12 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %11)
  %13 = fmul <8 x double> %10, %10
  %14 = fmul <8 x double> %13, %13
  %15 = fmul <8 x double> %14, %14
  %16 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3E21F922599077E6), <8 x double> splat (double 0x3E5AF5D0BF1C51F8))
  %17 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3E927E4C8325A54E), <8 x double> splat (double 0x3EC71DDF9617292B))
  %18 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3EFA01A01AF2B068), <8 x double> splat (double 0x3F2A01A01AF6F41F))
  %19 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %13, <8 x double> %17, <8 x double> %18)
  %20 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F56C16C16C14B4B), <8 x double> splat (double 0x3F8111111110F7FF))
  %21 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3FA5555555555559), <8 x double> splat (double 0x3FC5555555555559))
  %22 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %13, <8 x double> %20, <8 x double> %21)
  %23 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %14, <8 x double> %19, <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %15, <8 x double> %16, <8 x double> %23)
  %25 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> %24, <8 x double> splat (double 5.000000e-01))
  %26 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> %12, <8 x double> %12)
  %27 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %13, <8 x double> %25, <8 x double> %26)
  %28 = fadd <8 x double> %10, splat (double 1.000000e+00)
  %29 = fsub <8 x double> splat (double 1.000000e+00), %28
  %30 = fadd <8 x double> %10, %29
  %31 = fadd <8 x double> %30, %27
  %32 = fadd <8 x double> %28, %31
  %33 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 5.000000e-01), <8 x double> splat (double 0x4338000000000000))
  %34 = fadd <8 x double> %33, splat (double 0xC338000000000000)
  %35 = fsub <8 x double> %7, %34
  %36 = bitcast <8 x double> %33 to <8 x i64>
  %37 = shl <8 x i64> %36, splat (i64 52)
  %38 = add <8 x i64> %37, splat (i64 4607182418800017408)
  %39 = bitcast <8 x i64> %38 to <8 x double>
  %40 = fmul <8 x double> %32, %39
  %41 = fadd <8 x double> %35, splat (double 0x4338000000000000)
  %42 = bitcast <8 x double> %41 to <8 x i64>
  %43 = shl <8 x i64> %42, splat (i64 52)
  %44 = add <8 x i64> %43, splat (i64 4607182418800017408)
  %45 = bitcast <8 x i64> %44 to <8 x double>
  %46 = fmul <8 x double> %40, %45
  ret <8 x double> %46
}
define <8 x double> @bg_log_8(<8 x double> noundef %0) #0 {
  %2 = fcmp olt <8 x double> %0, splat (double 0x10000000000000)
  %3 = fmul <8 x double> %0, splat (double 0x4350000000000000)
  %4 = select <8 x i1> %2, <8 x double> %3, <8 x double> %0
  %5 = bitcast <8 x double> %4 to <8 x i64>
  %6 = add <8 x i64> %5, splat (i64 2638147582215219)
  %7 = lshr <8 x i64> %6, splat (i64 52)
  %8 = or disjoint <8 x i64> %7, splat (i64 4841369599423283200)
  %9 = bitcast <8 x i64> %8 to <8 x double>
  %10 = select <8 x i1> %2, <8 x double> splat (double 0x4330000000000435), <8 x double> splat (double 0x43300000000003FF)
  %11 = fsub <8 x double> %9, %10
  %12 = and <8 x i64> %6, splat (i64 4503599627370495)
  %13 = add nuw nsw <8 x i64> %12, splat (i64 4604544271217802189)
  %14 = bitcast <8 x i64> %13 to <8 x double>
  %15 = fadd <8 x double> %14, splat (double -1.000000e+00)
  %16 = fadd <8 x double> %14, splat (double 1.000000e+00)
  %17 = fdiv <8 x double> %15, %16
  %18 = fmul <8 x double> %17, %17
  %19 = fmul <8 x double> %15, splat (double -5.000000e-01)
  %20 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %19, <8 x double> %15, <8 x double> %15)
  %21 = fsub <8 x double> %15, %20
  %22 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %19, <8 x double> %15, <8 x double> %21)
  %23 = fmul <8 x double> %18, %18
  %24 = fmul <8 x double> %23, %23
  %25 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %18, <8 x double> splat (double 0x3FC39A1E94579BA5), <8 x double> splat (double 0x3FC74663CE8C4D54))
  %26 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %23, <8 x double> splat (double 0x3FC2F03B53A62000), <8 x double> %25)
  %27 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %18, <8 x double> splat (double 0x3FCC71C521465E88), <8 x double> splat (double 0x3FD24924941E1402))
  %28 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %18, <8 x double> splat (double 0x3FD999999997FF1A), <8 x double> splat (double 0x3FE5555555555592))
  %29 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %23, <8 x double> %27, <8 x double> %28)
  %30 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %24, <8 x double> %26, <8 x double> %29)
  %31 = fneg <8 x double> %15
  %32 = fmul <8 x double> %19, %31
  %33 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %18, <8 x double> %30, <8 x double> %32)
  %34 = fmul <8 x double> %11, splat (double 0xBD48432A1B0E2634)
  %35 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %17, <8 x double> %33, <8 x double> %34)
  %36 = fmul <8 x double> %11, splat (double 0x3FE62E42FEFA4000)
  %37 = fadd <8 x double> %36, %20
  %38 = fsub <8 x double> %36, %37
  %39 = fadd <8 x double> %20, %38
  %40 = fadd <8 x double> %22, %35
  %41 = fadd <8 x double> %39, %40
  %42 = fadd <8 x double> %37, %41
  %43 = fcmp one <8 x double> %0, splat (double 0x7FF0000000000000)
  %44 = select <8 x i1> %43, <8 x double> %42, <8 x double> %0
  %45 = fcmp ogt <8 x double> %0, zeroinitializer
  %46 = fcmp oeq <8 x double> %0, zeroinitializer
  %47 = fcmp olt <8 x double> %0, zeroinitializer
  %48 = select <8 x i1> %47, <8 x double> splat (double 0x7FF8000000000000), <8 x double> %0
  %49 = select <8 x i1> %46, <8 x double> splat (double 0xFFF0000000000000), <8 x double> %48
  %50 = select <8 x i1> %45, <8 x double> %44, <8 x double> %49
  ret <8 x double> %50
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define <8 x double> @bg_sinh_8(<8 x double> noundef %0) #0 {
  %2 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %3 = fcmp ogt <8 x double> %2, splat (double 7.120000e+02)
  %4 = select <8 x i1> %3, <8 x double> splat (double 7.120000e+02), <8 x double> %2
  %5 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %4, <8 x double> splat (double 0x3FF71547652B82FE), <8 x double> splat (double 0x4338000000000000))
  %6 = fadd <8 x double> %5, splat (double 0xC338000000000000)
  %7 = fneg <8 x double> %6
  %8 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %4)
  %9 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %8)
  %10 = fsub <8 x double> %8, %9
  %11 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %10)
  %12 = fmul <8 x double> %9, %9
  %13 = fmul <8 x double> %12, %12
  %14 = fmul <8 x double> %13, %13
  %15 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3E21F922599077E6), <8 x double> splat (double 0x3E5AF5D0BF1C51F8))
  %16 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3E927E4C8325A54E), <8 x double> splat (double 0x3EC71DDF9617292B))
  %17 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3EFA01A01AF2B068), <8 x double> splat (double 0x3F2A01A01AF6F41F))
  %18 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %12, <8 x double> %16, <8 x double> %17)
  %19 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3F56C16C16C14B4B), <8 x double> splat (double 0x3F8111111110F7FF))
  %20 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3FA5555555555559), <8 x double> splat (double 0x3FC5555555555559))
  %21 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %12, <8 x double> %19, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %13, <8 x double> %18, <8 x double> %21)
  %23 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %14, <8 x double> %15, <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> %23, <8 x double> splat (double 5.000000e-01))
  %25 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> %11, <8 x double> %11)
  %26 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %12, <8 x double> %24, <8 x double> %25)
  %27 = fcmp ogt <8 x double> %6, splat (double 6.400000e+01)
  %28 = select <8 x i1> %27, <8 x double> splat (double 6.400000e+01), <8 x double> %6
  %29 = fsub <8 x double> splat (double 0x4338000000000000), %28
  %30 = bitcast <8 x double> %29 to <8 x i64>
  %31 = shl <8 x i64> %30, splat (i64 52)
  %32 = add <8 x i64> %31, splat (i64 4607182418800017408)
  %33 = bitcast <8 x i64> %32 to <8 x double>
  %34 = fsub <8 x double> splat (double 1.000000e+00), %33
  %35 = fadd <8 x double> %9, %26
  %36 = fsub <8 x double> %9, %35
  %37 = fadd <8 x double> %26, %36
  %38 = fadd <8 x double> %37, zeroinitializer
  %39 = fadd <8 x double> %35, %38
  %40 = fsub <8 x double> %35, %39
  %41 = fadd <8 x double> %38, %40
  %42 = fsub <8 x double> splat (double 1.000000e+00), %34
  %43 = fsub <8 x double> %42, %33
  %44 = fadd <8 x double> %43, %41
  %45 = fadd <8 x double> %34, %39
  %46 = fsub <8 x double> %34, %45
  %47 = fadd <8 x double> %39, %46
  %48 = fadd <8 x double> %47, %44
  %49 = fadd <8 x double> %45, %48
  %50 = fsub <8 x double> %45, %49
  %51 = fadd <8 x double> %48, %50
  %52 = fadd <8 x double> %9, splat (double 1.000000e+00)
  %53 = fsub <8 x double> splat (double 1.000000e+00), %52
  %54 = fadd <8 x double> %9, %53
  %55 = fadd <8 x double> %54, %26
  %56 = fadd <8 x double> %52, %55
  %57 = fsub <8 x double> %52, %56
  %58 = fadd <8 x double> %55, %57
  %59 = fdiv <8 x double> splat (double 1.000000e+00), %56
  %60 = fmul <8 x double> %59, %49
  %61 = fneg <8 x double> %60
  %62 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %61, <8 x double> %56, <8 x double> %49)
  %63 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %61, <8 x double> %58, <8 x double> %51)
  %64 = fadd <8 x double> %62, %63
  %65 = fmul <8 x double> %59, %64
  %66 = fmul <8 x double> %60, %33
  %67 = fadd <8 x double> %49, %66
  %68 = fsub <8 x double> %49, %67
  %69 = fadd <8 x double> %66, %68
  %70 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %65, <8 x double> %33, <8 x double> %51)
  %71 = fadd <8 x double> %69, %70
  %72 = fadd <8 x double> %67, %71
  %73 = fadd <8 x double> %6, splat (double -1.000000e+00)
  %74 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %73, <8 x double> splat (double 5.000000e-01), <8 x double> splat (double 0x4338000000000000))
  %75 = fadd <8 x double> %74, splat (double 0xC338000000000000)
  %76 = fsub <8 x double> %73, %75
  %77 = bitcast <8 x double> %74 to <8 x i64>
  %78 = shl <8 x i64> %77, splat (i64 52)
  %79 = add <8 x i64> %78, splat (i64 4607182418800017408)
  %80 = bitcast <8 x i64> %79 to <8 x double>
  %81 = fmul <8 x double> %72, %80
  %82 = fadd <8 x double> %76, splat (double 0x4338000000000000)
  %83 = bitcast <8 x double> %82 to <8 x i64>
  %84 = shl <8 x i64> %83, splat (i64 52)
  %85 = add <8 x i64> %84, splat (i64 4607182418800017408)
  %86 = bitcast <8 x i64> %85 to <8 x double>
  %87 = fmul <8 x double> %81, %86
  %88 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %87, <8 x double> %0)
  ret <8 x double> %88
}
define <8 x double> @bg_cosh_8(<8 x double> noundef %0) #0 {
  %2 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %3 = fcmp ogt <8 x double> %2, splat (double 7.120000e+02)
  %4 = select <8 x i1> %3, <8 x double> splat (double 7.120000e+02), <8 x double> %2
  %5 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %4, <8 x double> splat (double 0x3FF71547652B82FE), <8 x double> splat (double 0x4338000000000000))
  %6 = fadd <8 x double> %5, splat (double 0xC338000000000000)
  %7 = fneg <8 x double> %6
  %8 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %4)
  %9 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %8)
  %10 = fsub <8 x double> %8, %9
  %11 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %10)
  %12 = fmul <8 x double> %9, %9
  %13 = fmul <8 x double> %12, %12
  %14 = fmul <8 x double> %13, %13
  %15 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3E21F922599077E6), <8 x double> splat (double 0x3E5AF5D0BF1C51F8))
  %16 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3E927E4C8325A54E), <8 x double> splat (double 0x3EC71DDF9617292B))
  %17 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3EFA01A01AF2B068), <8 x double> splat (double 0x3F2A01A01AF6F41F))
  %18 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %12, <8 x double> %16, <8 x double> %17)
  %19 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3F56C16C16C14B4B), <8 x double> splat (double 0x3F8111111110F7FF))
  %20 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3FA5555555555559), <8 x double> splat (double 0x3FC5555555555559))
  %21 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %12, <8 x double> %19, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %13, <8 x double> %18, <8 x double> %21)
  %23 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %14, <8 x double> %15, <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> %23, <8 x double> splat (double 5.000000e-01))
  %25 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> %11, <8 x double> %11)
  %26 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %12, <8 x double> %24, <8 x double> %25)
  %27 = fcmp ogt <8 x double> %6, splat (double 6.400000e+01)
  %28 = select <8 x i1> %27, <8 x double> splat (double 6.400000e+01), <8 x double> %6
  %29 = fsub <8 x double> splat (double 0x4338000000000000), %28
  %30 = bitcast <8 x double> %29 to <8 x i64>
  %31 = shl <8 x i64> %30, splat (i64 52)
  %32 = add <8 x i64> %31, splat (i64 4607182418800017408)
  %33 = bitcast <8 x i64> %32 to <8 x double>
  %34 = fmul <8 x double> %33, %33
  %35 = fadd <8 x double> %9, splat (double 1.000000e+00)
  %36 = fsub <8 x double> splat (double 1.000000e+00), %35
  %37 = fadd <8 x double> %9, %36
  %38 = fadd <8 x double> %37, %26
  %39 = fadd <8 x double> %35, %38
  %40 = fsub <8 x double> %35, %39
  %41 = fadd <8 x double> %38, %40
  %42 = fdiv <8 x double> splat (double 1.000000e+00), %39
  %43 = fneg <8 x double> %42
  %44 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %43, <8 x double> %39, <8 x double> splat (double 1.000000e+00))
  %45 = fmul <8 x double> %42, %41
  %46 = fsub <8 x double> %44, %45
  %47 = fmul <8 x double> %42, %46
  %48 = fmul <8 x double> %34, %42
  %49 = fadd <8 x double> %39, %48
  %50 = fsub <8 x double> %39, %49
  %51 = fadd <8 x double> %48, %50
  %52 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %47, <8 x double> %34, <8 x double> %41)
  %53 = fadd <8 x double> %51, %52
  %54 = fadd <8 x double> %49, %53
  %55 = fadd <8 x double> %6, splat (double -1.000000e+00)
  %56 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %55, <8 x double> splat (double 5.000000e-01), <8 x double> splat (double 0x4338000000000000))
  %57 = fadd <8 x double> %56, splat (double 0xC338000000000000)
  %58 = fsub <8 x double> %55, %57
  %59 = bitcast <8 x double> %56 to <8 x i64>
  %60 = shl <8 x i64> %59, splat (i64 52)
  %61 = add <8 x i64> %60, splat (i64 4607182418800017408)
  %62 = bitcast <8 x i64> %61 to <8 x double>
  %63 = fmul <8 x double> %54, %62
  %64 = fadd <8 x double> %58, splat (double 0x4338000000000000)
  %65 = bitcast <8 x double> %64 to <8 x i64>
  %66 = shl <8 x i64> %65, splat (i64 52)
  %67 = add <8 x i64> %66, splat (i64 4607182418800017408)
  %68 = bitcast <8 x i64> %67 to <8 x double>
  %69 = fmul <8 x double> %63, %68
  ret <8 x double> %69
}
define <8 x double> @bg_tanh_8(<8 x double> noundef %0) #0 {
  %2 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %3 = fmul <8 x double> %2, splat (double 2.000000e+00)
  %4 = fcmp ogt <8 x double> %3, splat (double 4.400000e+01)
  %5 = select <8 x i1> %4, <8 x double> splat (double 4.400000e+01), <8 x double> %3
  %6 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %5, <8 x double> splat (double 0x3FF71547652B82FE), <8 x double> splat (double 0x4338000000000000))
  %7 = fadd <8 x double> %6, splat (double 0xC338000000000000)
  %8 = fneg <8 x double> %7
  %9 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %5)
  %10 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %9)
  %11 = fsub <8 x double> %9, %10
  %12 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %11)
  %13 = fmul <8 x double> %10, %10
  %14 = fmul <8 x double> %13, %13
  %15 = fmul <8 x double> %14, %14
  %16 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3E21F922599077E6), <8 x double> splat (double 0x3E5AF5D0BF1C51F8))
  %17 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3E927E4C8325A54E), <8 x double> splat (double 0x3EC71DDF9617292B))
  %18 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3EFA01A01AF2B068), <8 x double> splat (double 0x3F2A01A01AF6F41F))
  %19 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %13, <8 x double> %17, <8 x double> %18)
  %20 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3F56C16C16C14B4B), <8 x double> splat (double 0x3F8111111110F7FF))
  %21 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> splat (double 0x3FA5555555555559), <8 x double> splat (double 0x3FC5555555555559))
  %22 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %13, <8 x double> %20, <8 x double> %21)
  %23 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %14, <8 x double> %19, <8 x double> %22)
  %24 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %15, <8 x double> %16, <8 x double> %23)
  %25 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> %24, <8 x double> splat (double 5.000000e-01))
  %26 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> %12, <8 x double> %12)
  %27 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %13, <8 x double> %25, <8 x double> %26)
  %28 = fcmp ogt <8 x double> %7, splat (double 6.400000e+01)
  %29 = select <8 x i1> %28, <8 x double> splat (double 6.400000e+01), <8 x double> %7
  %30 = fsub <8 x double> splat (double 0x4338000000000000), %29
  %31 = bitcast <8 x double> %30 to <8 x i64>
  %32 = shl <8 x i64> %31, splat (i64 52)
  %33 = add <8 x i64> %32, splat (i64 4607182418800017408)
  %34 = bitcast <8 x i64> %33 to <8 x double>
  %35 = fsub <8 x double> splat (double 1.000000e+00), %34
  %36 = fadd <8 x double> %10, %27
  %37 = fsub <8 x double> %10, %36
  %38 = fadd <8 x double> %27, %37
  %39 = fadd <8 x double> %38, zeroinitializer
  %40 = fadd <8 x double> %36, %39
  %41 = fsub <8 x double> %36, %40
  %42 = fadd <8 x double> %39, %41
  %43 = fsub <8 x double> splat (double 1.000000e+00), %35
  %44 = fsub <8 x double> %43, %34
  %45 = fadd <8 x double> %44, %42
  %46 = fadd <8 x double> %35, %40
  %47 = fsub <8 x double> %35, %46
  %48 = fadd <8 x double> %40, %47
  %49 = fadd <8 x double> %48, %45
  %50 = fadd <8 x double> %46, %49
  %51 = fsub <8 x double> %46, %50
  %52 = fadd <8 x double> %49, %51
  %53 = fadd <8 x double> %34, splat (double 1.000000e+00)
  %54 = fsub <8 x double> splat (double 1.000000e+00), %53
  %55 = fadd <8 x double> %54, %34
  %56 = fadd <8 x double> %27, %55
  %57 = fadd <8 x double> %10, %53
  %58 = fsub <8 x double> %53, %57
  %59 = fadd <8 x double> %10, %58
  %60 = fadd <8 x double> %59, %56
  %61 = fadd <8 x double> %57, %60
  %62 = fsub <8 x double> %57, %61
  %63 = fadd <8 x double> %60, %62
  %64 = fdiv <8 x double> splat (double 1.000000e+00), %61
  %65 = fmul <8 x double> %64, %50
  %66 = fneg <8 x double> %65
  %67 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %66, <8 x double> %61, <8 x double> %50)
  %68 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %66, <8 x double> %63, <8 x double> %52)
  %69 = fadd <8 x double> %67, %68
  %70 = fmul <8 x double> %64, %69
  %71 = fadd <8 x double> %65, %70
  %72 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %71, <8 x double> %0)
  ret <8 x double> %72
}
define <8 x double> @bg_atan_8(<8 x double> noundef %0) #0 {
  %2 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %3 = fcmp ogt <8 x double> %2, splat (double 0x4630000000000000)
  %4 = select <8 x i1> %3, <8 x double> splat (double 0x4630000000000000), <8 x double> %2
  %5 = fcmp ogt <8 x double> %4, splat (double 1.000000e+00)
  %6 = select <8 x i1> %5, <8 x double> splat (double 1.000000e+00), <8 x double> %4
  %7 = select <8 x i1> %5, <8 x double> %4, <8 x double> splat (double 1.000000e+00)
  %8 = fmul <8 x double> %7, splat (double 0x3FDA827999FCEF32)
  %9 = fcmp ogt <8 x double> %6, %8
  %10 = fsub <8 x double> %7, %6
  %11 = fadd <8 x double> %4, splat (double 1.000000e+00)
  %12 = fneg <8 x double> %10
  %13 = select <8 x i1> %9, <8 x double> %12, <8 x double> %6
  %14 = select <8 x i1> %9, <8 x double> %11, <8 x double> %7
  %15 = fsub <8 x double> %7, %10
  %16 = fsub <8 x double> %15, %6
  %17 = fneg <8 x double> %16
  %18 = select <8 x i1> %9, <8 x double> %17, <8 x double> zeroinitializer
  %19 = fsub <8 x double> %7, %11
  %20 = fadd <8 x double> %6, %19
  %21 = select <8 x i1> %9, <8 x double> %20, <8 x double> zeroinitializer
  %22 = fdiv <8 x double> splat (double 1.000000e+00), %14
  %23 = fmul <8 x double> %13, %22
  %24 = fneg <8 x double> %23
  %25 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %24, <8 x double> %14, <8 x double> %13)
  %26 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %24, <8 x double> %21, <8 x double> %18)
  %27 = fadd <8 x double> %25, %26
  %28 = fmul <8 x double> %22, %27
  %29 = fmul <8 x double> %23, %23
  %30 = fmul <8 x double> %23, %29
  %31 = fmul <8 x double> %29, %29
  %32 = fmul <8 x double> %31, %31
  %33 = fmul <8 x double> %32, %32
  %34 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %29, <8 x double> splat (double 0x3F8E807E7C9BAE4A), <8 x double> splat (double 0xBFA0FC4746158C06))
  %35 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %29, <8 x double> splat (double 0x3FA6FDDCE2A96406), <8 x double> splat (double 0xBFAAB3A400F2356D))
  %36 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> %34, <8 x double> %35)
  %37 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %29, <8 x double> splat (double 0x3FAE1677ADD11A7D), <8 x double> splat (double 0xBFB110BE864AA482))
  %38 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %29, <8 x double> splat (double 0x3FB3B1364C010ABA), <8 x double> splat (double 0xBFB745D144E71BD6))
  %39 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> %37, <8 x double> %38)
  %40 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %29, <8 x double> splat (double 0x3FBC71C71B44E56F), <8 x double> splat (double 0xBFC249249246F49A))
  %41 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %29, <8 x double> splat (double 0x3FC9999999999583), <8 x double> splat (double 0xBFD5555555555554))
  %42 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> %40, <8 x double> %41)
  %43 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> %39, <8 x double> %42)
  %44 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %36, <8 x double> %43)
  %45 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %30, <8 x double> %44, <8 x double> %28)
  %46 = select <8 x i1> %9, <8 x double> splat (double 1.000000e+00), <8 x double> zeroinitializer
  %47 = fsub <8 x double> splat (double 2.000000e+00), %46
  %48 = select <8 x i1> %5, <8 x double> %47, <8 x double> %46
  %49 = select <8 x i1> %5, <8 x double> splat (double -1.000000e+00), <8 x double> splat (double 1.000000e+00)
  %50 = fmul <8 x double> %48, splat (double 0x3FE921FB54442D18)
  %51 = fneg <8 x double> %50
  %52 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %48, <8 x double> splat (double 0x3FE921FB54442D18), <8 x double> %51)
  %53 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %48, <8 x double> splat (double 0x3C81A62633145C07), <8 x double> %52)
  %54 = fmul <8 x double> %49, %23
  %55 = fadd <8 x double> %50, %54
  %56 = fsub <8 x double> %50, %55
  %57 = fadd <8 x double> %54, %56
  %58 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %49, <8 x double> %45, <8 x double> %53)
  %59 = fadd <8 x double> %57, %58
  %60 = fadd <8 x double> %55, %59
  %61 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %60, <8 x double> %0)
  ret <8 x double> %61
}
define <8 x double> @bg_atan2_8(<8 x double> noundef %0, <8 x double> noundef %1) #0 {
  %3 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %4 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %1)
  %5 = fcmp ogt <8 x double> %3, %4
  %6 = bitcast <8 x double> %1 to <8 x i64>
  %7 = select <8 x i1> %5, <8 x double> %4, <8 x double> %3
  %8 = select <8 x i1> %5, <8 x double> %3, <8 x double> %4
  %9 = fcmp oeq <8 x double> %8, splat (double 0x7FF0000000000000)
  %10 = fcmp oeq <8 x double> %7, splat (double 0x7FF0000000000000)
  %11 = select <8 x i1> %10, <8 x double> splat (double 1.000000e+00), <8 x double> zeroinitializer
  %12 = select <8 x i1> %9, <8 x double> %11, <8 x double> %7
  %13 = fcmp oeq <8 x double> %8, zeroinitializer
  %14 = or <8 x i1> %9, %13
  %15 = select <8 x i1> %14, <8 x double> splat (double 1.000000e+00), <8 x double> %8
  %16 = fcmp uge <8 x double> %15, splat (double 0x1430000000000000)
  %17 = fcmp olt <8 x double> %12, splat (double 0x7B0000000000000)
  %18 = and <8 x i1> %17, %16
  %19 = fcmp ogt <8 x double> %15, splat (double 0x5F30000000000000)
  %20 = select <8 x i1> %16, <8 x double> splat (double 1.000000e+00), <8 x double> splat (double 0x6570000000000000)
  %21 = select <8 x i1> %19, <8 x double> splat (double 0x2D30000000000000), <8 x double> %20
  %22 = select <8 x i1> %18, <8 x double> splat (double 0x4950000000000000), <8 x double> splat (double 1.000000e+00)
  %23 = fmul <8 x double> %12, %22
  %24 = fmul <8 x double> %21, %23
  %25 = fmul <8 x double> %15, %21
  %26 = fmul <8 x double> %25, splat (double 0x3FDA827999FCEF32)
  %27 = fcmp ogt <8 x double> %24, %26
  %28 = fsub <8 x double> %25, %24
  %29 = fadd <8 x double> %25, %24
  %30 = fneg <8 x double> %28
  %31 = select <8 x i1> %27, <8 x double> %30, <8 x double> %24
  %32 = select <8 x i1> %27, <8 x double> %29, <8 x double> %25
  %33 = fsub <8 x double> %25, %28
  %34 = fsub <8 x double> %33, %24
  %35 = fneg <8 x double> %34
  %36 = select <8 x i1> %27, <8 x double> %35, <8 x double> zeroinitializer
  %37 = fsub <8 x double> %25, %29
  %38 = fadd <8 x double> %24, %37
  %39 = select <8 x i1> %27, <8 x double> %38, <8 x double> zeroinitializer
  %40 = fdiv <8 x double> splat (double 1.000000e+00), %32
  %41 = fmul <8 x double> %31, %40
  %42 = fneg <8 x double> %41
  %43 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %42, <8 x double> %32, <8 x double> %31)
  %44 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %42, <8 x double> %39, <8 x double> %36)
  %45 = fadd <8 x double> %43, %44
  %46 = fmul <8 x double> %40, %45
  %47 = fmul <8 x double> %41, %41
  %48 = fmul <8 x double> %41, %47
  %49 = fmul <8 x double> %47, %47
  %50 = fmul <8 x double> %49, %49
  %51 = fmul <8 x double> %50, %50
  %52 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %47, <8 x double> splat (double 0x3F8E807E7C9BAE4A), <8 x double> splat (double 0xBFA0FC4746158C06))
  %53 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %47, <8 x double> splat (double 0x3FA6FDDCE2A96406), <8 x double> splat (double 0xBFAAB3A400F2356D))
  %54 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %49, <8 x double> %52, <8 x double> %53)
  %55 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %47, <8 x double> splat (double 0x3FAE1677ADD11A7D), <8 x double> splat (double 0xBFB110BE864AA482))
  %56 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %47, <8 x double> splat (double 0x3FB3B1364C010ABA), <8 x double> splat (double 0xBFB745D144E71BD6))
  %57 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %49, <8 x double> %55, <8 x double> %56)
  %58 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %47, <8 x double> splat (double 0x3FBC71C71B44E56F), <8 x double> splat (double 0xBFC249249246F49A))
  %59 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %47, <8 x double> splat (double 0x3FC9999999999583), <8 x double> splat (double 0xBFD5555555555554))
  %60 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %49, <8 x double> %58, <8 x double> %59)
  %61 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %50, <8 x double> %57, <8 x double> %60)
  %62 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %51, <8 x double> %54, <8 x double> %61)
  %63 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %48, <8 x double> %62, <8 x double> %46)
  %64 = select <8 x i1> %27, <8 x double> splat (double 1.000000e+00), <8 x double> zeroinitializer
  %65 = select <8 x i1> %18, <8 x double> splat (double 0x3690000000000000), <8 x double> splat (double 1.000000e+00)
  %66 = fsub <8 x double> splat (double 2.000000e+00), %64
  %67 = select <8 x i1> %5, <8 x double> %66, <8 x double> %64
  %68 = fsub <8 x double> splat (double 4.000000e+00), %67
  %69 = icmp slt <8 x i64> %6, zeroinitializer
  %70 = select <8 x i1> %69, <8 x double> %68, <8 x double> %67
  %71 = xor <8 x i1> %69, %5
  %72 = select <8 x i1> %71, <8 x double> splat (double -1.000000e+00), <8 x double> splat (double 1.000000e+00)
  %73 = fmul <8 x double> %65, %41
  %74 = fmul <8 x double> %65, %63
  %75 = fmul <8 x double> %70, splat (double 0x3FE921FB54442D18)
  %76 = fneg <8 x double> %75
  %77 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %70, <8 x double> splat (double 0x3FE921FB54442D18), <8 x double> %76)
  %78 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %70, <8 x double> splat (double 0x3C81A62633145C07), <8 x double> %77)
  %79 = fmul <8 x double> %72, %73
  %80 = fadd <8 x double> %79, %75
  %81 = fsub <8 x double> %75, %80
  %82 = fadd <8 x double> %79, %81
  %83 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %72, <8 x double> %74, <8 x double> %78)
  %84 = fadd <8 x double> %82, %83
  %85 = fadd <8 x double> %80, %84
  %86 = fcmp uno <8 x double> %1, %0
  %87 = fadd <8 x double> %0, %1
  %88 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %85, <8 x double> %0)
  %89 = select <8 x i1> %86, <8 x double> %87, <8 x double> %88
  ret <8 x double> %89
}
define <8 x double> @bg_asin_8(<8 x double> noundef %0) #0 {
  %2 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %3 = fcmp ogt <8 x double> %2, splat (double 5.000000e-01)
  %4 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %2, <8 x double> splat (double -5.000000e-01), <8 x double> splat (double 5.000000e-01))
  %5 = fmul <8 x double> %0, %0
  %6 = select <8 x i1> %3, <8 x double> %4, <8 x double> %5
  %7 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %6)
  %8 = select <8 x i1> %3, <8 x double> %7, <8 x double> %2
  %9 = fneg <8 x double> %8
  %10 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> %8, <8 x double> %6)
  %11 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 2.000000e+00), <8 x double> splat (double 0x170000000000000))
  %12 = fdiv <8 x double> %10, %11
  %13 = select <8 x i1> %3, <8 x double> %12, <8 x double> zeroinitializer
  %14 = fmul <8 x double> %6, %8
  %15 = fmul <8 x double> %6, %6
  %16 = fmul <8 x double> %15, %15
  %17 = fmul <8 x double> %16, %16
  %18 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %6, <8 x double> splat (double 0xBF959DC9B8DB6431), <8 x double> splat (double 0x3F964F068EFE6725))
  %19 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %6, <8 x double> splat (double 0x3F6E192A3442A004), <8 x double> splat (double 0x3F861873D0EC9612))
  %20 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %15, <8 x double> %18, <8 x double> %19)
  %21 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %16, <8 x double> splat (double 0x3FA0BDC00198E84B), <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %6, <8 x double> splat (double 0x3F8757823EA2967B), <8 x double> splat (double 0x3F8CA213306915A4))
  %23 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %6, <8 x double> splat (double 0x3F91C49DEAC048EC), <8 x double> splat (double 0x3F96E8BDFDE005BF))
  %24 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %15, <8 x double> %22, <8 x double> %23)
  %25 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %6, <8 x double> splat (double 0x3F9F1C71A8BE0D33), <8 x double> splat (double 0x3FA6DB6DB722AD16))
  %26 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %6, <8 x double> splat (double 0x3FB333333332DF1E), <8 x double> splat (double 0x3FC5555555555578))
  %27 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %15, <8 x double> %25, <8 x double> %26)
  %28 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %16, <8 x double> %24, <8 x double> %27)
  %29 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %17, <8 x double> %21, <8 x double> %28)
  %30 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %14, <8 x double> %29, <8 x double> %13)
  %31 = select <8 x i1> %3, <8 x double> splat (double -2.000000e+00), <8 x double> splat (double 1.000000e+00)
  %32 = select <8 x i1> %3, <8 x double> splat (double 2.000000e+00), <8 x double> zeroinitializer
  %33 = fmul <8 x double> %32, splat (double 0x3FE921FB54442D18)
  %34 = fneg <8 x double> %33
  %35 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> splat (double 0x3FE921FB54442D18), <8 x double> %34)
  %36 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> splat (double 0x3C81A62633145C07), <8 x double> %35)
  %37 = fmul <8 x double> %31, %8
  %38 = fadd <8 x double> %33, %37
  %39 = fsub <8 x double> %33, %38
  %40 = fadd <8 x double> %37, %39
  %41 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> %30, <8 x double> %36)
  %42 = fadd <8 x double> %40, %41
  %43 = fadd <8 x double> %38, %42
  %44 = tail call <8 x double> @llvm.copysign.v8f64(<8 x double> %43, <8 x double> %0)
  ret <8 x double> %44
}
define <8 x double> @bg_acos_8(<8 x double> noundef %0) #0 {
  %2 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %3 = fcmp ogt <8 x double> %2, splat (double 5.000000e-01)
  %4 = bitcast <8 x double> %0 to <8 x i64>
  %5 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %2, <8 x double> splat (double -5.000000e-01), <8 x double> splat (double 5.000000e-01))
  %6 = fmul <8 x double> %0, %0
  %7 = select <8 x i1> %3, <8 x double> %5, <8 x double> %6
  %8 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %7)
  %9 = select <8 x i1> %3, <8 x double> %8, <8 x double> %2
  %10 = fneg <8 x double> %9
  %11 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %10, <8 x double> %9, <8 x double> %7)
  %12 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 2.000000e+00), <8 x double> splat (double 0x170000000000000))
  %13 = fdiv <8 x double> %11, %12
  %14 = select <8 x i1> %3, <8 x double> %13, <8 x double> zeroinitializer
  %15 = fmul <8 x double> %7, %9
  %16 = fmul <8 x double> %7, %7
  %17 = fmul <8 x double> %16, %16
  %18 = fmul <8 x double> %17, %17
  %19 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0xBF959DC9B8DB6431), <8 x double> splat (double 0x3F964F068EFE6725))
  %20 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3F6E192A3442A004), <8 x double> splat (double 0x3F861873D0EC9612))
  %21 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %16, <8 x double> %19, <8 x double> %20)
  %22 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %17, <8 x double> splat (double 0x3FA0BDC00198E84B), <8 x double> %21)
  %23 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3F8757823EA2967B), <8 x double> splat (double 0x3F8CA213306915A4))
  %24 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3F91C49DEAC048EC), <8 x double> splat (double 0x3F96E8BDFDE005BF))
  %25 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %16, <8 x double> %23, <8 x double> %24)
  %26 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3F9F1C71A8BE0D33), <8 x double> splat (double 0x3FA6DB6DB722AD16))
  %27 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3FB333333332DF1E), <8 x double> splat (double 0x3FC5555555555578))
  %28 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %16, <8 x double> %26, <8 x double> %27)
  %29 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %17, <8 x double> %25, <8 x double> %28)
  %30 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %18, <8 x double> %22, <8 x double> %29)
  %31 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %15, <8 x double> %30, <8 x double> %14)
  %32 = icmp slt <8 x i64> %4, zeroinitializer
  %33 = select <8 x i1> %32, <8 x double> splat (double 4.000000e+00), <8 x double> zeroinitializer
  %34 = select <8 x i1> %3, <8 x double> %33, <8 x double> splat (double 2.000000e+00)
  %35 = select <8 x i1> %32, <8 x double> splat (double -2.000000e+00), <8 x double> splat (double 2.000000e+00)
  %36 = select <8 x i1> %32, <8 x double> splat (double 1.000000e+00), <8 x double> splat (double -1.000000e+00)
  %37 = select <8 x i1> %3, <8 x double> %35, <8 x double> %36
  %38 = fmul <8 x double> %34, splat (double 0x3FE921FB54442D18)
  %39 = fneg <8 x double> %38
  %40 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> splat (double 0x3FE921FB54442D18), <8 x double> %39)
  %41 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> splat (double 0x3C81A62633145C07), <8 x double> %40)
  %42 = fmul <8 x double> %37, %9
  %43 = fadd <8 x double> %38, %42
  %44 = fsub <8 x double> %38, %43
  %45 = fadd <8 x double> %42, %44
  %46 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %37, <8 x double> %31, <8 x double> %41)
  %47 = fadd <8 x double> %45, %46
  %48 = fadd <8 x double> %43, %47
  ret <8 x double> %48
}
define <8 x double> @bg_pow_8(<8 x double> noundef %0, <8 x double> noundef %1) #0 {
  %3 = fcmp olt <8 x double> %0, splat (double 0x10000000000000)
  %4 = fmul <8 x double> %0, splat (double 0x4350000000000000)
  %5 = select <8 x i1> %3, <8 x double> %4, <8 x double> %0
  %6 = bitcast <8 x double> %5 to <8 x i64>
  %7 = add <8 x i64> %6, splat (i64 2638147582215219)
  %8 = lshr <8 x i64> %7, splat (i64 52)
  %9 = or disjoint <8 x i64> %8, splat (i64 4841369599423283200)
  %10 = bitcast <8 x i64> %9 to <8 x double>
  %11 = select <8 x i1> %3, <8 x double> splat (double 0x4330000000000435), <8 x double> splat (double 0x43300000000003FF)
  %12 = fsub <8 x double> %10, %11
  %13 = and <8 x i64> %7, splat (i64 4503599627370495)
  %14 = add nuw nsw <8 x i64> %13, splat (i64 4604544271217802189)
  %15 = bitcast <8 x i64> %14 to <8 x double>
  %16 = fadd <8 x double> %15, splat (double -1.000000e+00)
  %17 = fadd <8 x double> %15, splat (double 1.000000e+00)
  %18 = fsub <8 x double> splat (double 1.000000e+00), %17
  %19 = fadd <8 x double> %18, %15
  %20 = fdiv <8 x double> splat (double 1.000000e+00), %17
  %21 = fmul <8 x double> %16, %20
  %22 = fneg <8 x double> %21
  %23 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %22, <8 x double> %17, <8 x double> %16)
  %24 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %22, <8 x double> %19, <8 x double> zeroinitializer)
  %25 = fadd <8 x double> %23, %24
  %26 = fmul <8 x double> %20, %25
  %27 = fmul <8 x double> %21, %21
  %28 = fneg <8 x double> %27
  %29 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %21, <8 x double> %21, <8 x double> %28)
  %30 = fmul <8 x double> %21, splat (double 2.000000e+00)
  %31 = fmul <8 x double> %30, %26
  %32 = fadd <8 x double> %29, %31
  %33 = fmul <8 x double> %27, %27
  %34 = fmul <8 x double> %33, %33
  %35 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %27, <8 x double> splat (double 0x3FBDE9EDB208D2F0), <8 x double> splat (double 0x3FC111DCC748CDA5))
  %36 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> splat (double 0x3FBE7DCD85DFDC2A), <8 x double> %35)
  %37 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %27, <8 x double> splat (double 0x3FC3B13783FE1D57), <8 x double> splat (double 0x3FC745D17D73D7D9))
  %38 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %27, <8 x double> splat (double 0x3FCC71C71C65A483), <8 x double> splat (double 0x3FD24924924927CC))
  %39 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %37, <8 x double> %38)
  %40 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %36, <8 x double> %39)
  %41 = fmul <8 x double> %27, %40
  %42 = fneg <8 x double> %41
  %43 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %27, <8 x double> %40, <8 x double> %42)
  %44 = fmul <8 x double> %40, %32
  %45 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %27, <8 x double> zeroinitializer, <8 x double> %44)
  %46 = fadd <8 x double> %43, %45
  %47 = fadd <8 x double> %41, splat (double 4.000000e-01)
  %48 = fsub <8 x double> splat (double 4.000000e-01), %47
  %49 = fadd <8 x double> %41, %48
  %50 = fadd <8 x double> %46, splat (double 0xBC7999999999999A)
  %51 = fadd <8 x double> %49, %50
  %52 = fmul <8 x double> %27, %47
  %53 = fneg <8 x double> %52
  %54 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %27, <8 x double> %47, <8 x double> %53)
  %55 = fmul <8 x double> %32, %47
  %56 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %27, <8 x double> %51, <8 x double> %55)
  %57 = fadd <8 x double> %54, %56
  %58 = fadd <8 x double> %52, splat (double 0x3FE5555555555555)
  %59 = fsub <8 x double> splat (double 0x3FE5555555555555), %58
  %60 = fadd <8 x double> %52, %59
  %61 = fadd <8 x double> %57, splat (double 0x3C85555555555555)
  %62 = fadd <8 x double> %60, %61
  %63 = fmul <8 x double> %27, %58
  %64 = fneg <8 x double> %63
  %65 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %27, <8 x double> %58, <8 x double> %64)
  %66 = fmul <8 x double> %32, %58
  %67 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %27, <8 x double> %62, <8 x double> %66)
  %68 = fadd <8 x double> %65, %67
  %69 = fadd <8 x double> %63, splat (double 2.000000e+00)
  %70 = fsub <8 x double> splat (double 2.000000e+00), %69
  %71 = fadd <8 x double> %63, %70
  %72 = fadd <8 x double> %68, zeroinitializer
  %73 = fadd <8 x double> %71, %72
  %74 = fmul <8 x double> %21, %69
  %75 = fneg <8 x double> %74
  %76 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %21, <8 x double> %69, <8 x double> %75)
  %77 = fmul <8 x double> %26, %69
  %78 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %21, <8 x double> %73, <8 x double> %77)
  %79 = fadd <8 x double> %76, %78
  %80 = fmul <8 x double> %12, splat (double 0x3FE62E42FEFA4000)
  %81 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %12, <8 x double> splat (double 0xBD48432A1B0E2634), <8 x double> %79)
  %82 = fadd <8 x double> %80, %74
  %83 = fsub <8 x double> %80, %82
  %84 = fadd <8 x double> %74, %83
  %85 = fadd <8 x double> %84, %81
  %86 = fadd <8 x double> %82, %85
  %87 = fsub <8 x double> %82, %86
  %88 = fadd <8 x double> %85, %87
  %89 = fcmp one <8 x double> %0, splat (double 0x7FF0000000000000)
  %90 = select <8 x i1> %89, <8 x double> %86, <8 x double> %0
  %91 = fcmp ogt <8 x double> %0, zeroinitializer
  %92 = fcmp oeq <8 x double> %0, zeroinitializer
  %93 = fcmp olt <8 x double> %0, zeroinitializer
  %94 = select <8 x i1> %93, <8 x double> splat (double 0x7FF8000000000000), <8 x double> %0
  %95 = select <8 x i1> %92, <8 x double> splat (double 0xFFF0000000000000), <8 x double> %94
  %96 = select <8 x i1> %91, <8 x double> %90, <8 x double> %95
  %97 = fmul <8 x double> %1, %96
  %98 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %97)
  %99 = fcmp olt <8 x double> %98, splat (double 8.000000e+02)
  %100 = fneg <8 x double> %97
  %101 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %1, <8 x double> %96, <8 x double> %100)
  %102 = fmul <8 x double> %1, %88
  %103 = fadd <8 x double> %102, %101
  %104 = select <8 x i1> %99, <8 x double> %103, <8 x double> zeroinitializer
  %105 = fcmp ogt <8 x double> %97, splat (double 8.000000e+02)
  %106 = select <8 x i1> %105, <8 x double> splat (double 8.000000e+02), <8 x double> %97
  %107 = fcmp olt <8 x double> %106, splat (double -8.000000e+02)
  %108 = select <8 x i1> %107, <8 x double> splat (double -8.000000e+02), <8 x double> %106
  %109 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %108, <8 x double> splat (double 0x3FF71547652B82FE), <8 x double> splat (double 0x4338000000000000))
  %110 = fadd <8 x double> %109, splat (double 0xC338000000000000)
  %111 = fneg <8 x double> %110
  %112 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %111, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %108)
  %113 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %111, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %104)
  %114 = fadd <8 x double> %112, %113
  %115 = fsub <8 x double> %112, %114
  %116 = fadd <8 x double> %113, %115
  %117 = fmul <8 x double> %114, %114
  %118 = fmul <8 x double> %117, %117
  %119 = fmul <8 x double> %118, %118
  %120 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %114, <8 x double> splat (double 0x3E21F922599077E6), <8 x double> splat (double 0x3E5AF5D0BF1C51F8))
  %121 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %114, <8 x double> splat (double 0x3E927E4C8325A54E), <8 x double> splat (double 0x3EC71DDF9617292B))
  %122 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %114, <8 x double> splat (double 0x3EFA01A01AF2B068), <8 x double> splat (double 0x3F2A01A01AF6F41F))
  %123 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %117, <8 x double> %121, <8 x double> %122)
  %124 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %114, <8 x double> splat (double 0x3F56C16C16C14B4B), <8 x double> splat (double 0x3F8111111110F7FF))
  %125 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %114, <8 x double> splat (double 0x3FA5555555555559), <8 x double> splat (double 0x3FC5555555555559))
  %126 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %117, <8 x double> %124, <8 x double> %125)
  %127 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %118, <8 x double> %123, <8 x double> %126)
  %128 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %119, <8 x double> %120, <8 x double> %127)
  %129 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %114, <8 x double> %128, <8 x double> splat (double 5.000000e-01))
  %130 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %114, <8 x double> %116, <8 x double> %116)
  %131 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %117, <8 x double> %129, <8 x double> %130)
  %132 = fadd <8 x double> %114, splat (double 1.000000e+00)
  %133 = fsub <8 x double> splat (double 1.000000e+00), %132
  %134 = fadd <8 x double> %114, %133
  %135 = fadd <8 x double> %134, %131
  %136 = fadd <8 x double> %132, %135
  %137 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %110, <8 x double> splat (double 5.000000e-01), <8 x double> splat (double 0x4338000000000000))
  %138 = fadd <8 x double> %137, splat (double 0xC338000000000000)
  %139 = fsub <8 x double> %110, %138
  %140 = bitcast <8 x double> %137 to <8 x i64>
  %141 = shl <8 x i64> %140, splat (i64 52)
  %142 = add <8 x i64> %141, splat (i64 4607182418800017408)
  %143 = bitcast <8 x i64> %142 to <8 x double>
  %144 = fmul <8 x double> %136, %143
  %145 = fadd <8 x double> %139, splat (double 0x4338000000000000)
  %146 = bitcast <8 x double> %145 to <8 x i64>
  %147 = shl <8 x i64> %146, splat (i64 52)
  %148 = add <8 x i64> %147, splat (i64 4607182418800017408)
  %149 = bitcast <8 x i64> %148 to <8 x double>
  %150 = fmul <8 x double> %144, %149
  %151 = fcmp oeq <8 x double> %0, splat (double 1.000000e+00)
  %152 = fcmp oeq <8 x double> %1, zeroinitializer
  %153 = or <8 x i1> %151, %152
  %154 = select <8 x i1> %153, <8 x double> splat (double 1.000000e+00), <8 x double> %150
  ret <8 x double> %154
}
define <8 x double> @bg_power_8(<8 x double> noundef %0, <8 x double> noundef %1) #0 {
  %3 = fcmp ole <8 x double> %0, zeroinitializer
  %4 = fcmp olt <8 x double> %0, splat (double 0x10000000000000)
  %5 = fmul <8 x double> %0, splat (double 0x4350000000000000)
  %6 = select <8 x i1> %4, <8 x double> %5, <8 x double> %0
  %7 = bitcast <8 x double> %6 to <8 x i64>
  %8 = add <8 x i64> %7, splat (i64 2638147582215219)
  %9 = lshr <8 x i64> %8, splat (i64 52)
  %10 = or disjoint <8 x i64> %9, splat (i64 4841369599423283200)
  %11 = bitcast <8 x i64> %10 to <8 x double>
  %12 = select <8 x i1> %4, <8 x double> splat (double 0x4330000000000435), <8 x double> splat (double 0x43300000000003FF)
  %13 = fsub <8 x double> %11, %12
  %14 = and <8 x i64> %8, splat (i64 4503599627370495)
  %15 = add nuw nsw <8 x i64> %14, splat (i64 4604544271217802189)
  %16 = bitcast <8 x i64> %15 to <8 x double>
  %17 = fadd <8 x double> %16, splat (double -1.000000e+00)
  %18 = fadd <8 x double> %16, splat (double 1.000000e+00)
  %19 = fsub <8 x double> splat (double 1.000000e+00), %18
  %20 = fadd <8 x double> %19, %16
  %21 = fdiv <8 x double> splat (double 1.000000e+00), %18
  %22 = fmul <8 x double> %17, %21
  %23 = fneg <8 x double> %22
  %24 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %23, <8 x double> %18, <8 x double> %17)
  %25 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %23, <8 x double> %20, <8 x double> zeroinitializer)
  %26 = fadd <8 x double> %24, %25
  %27 = fmul <8 x double> %21, %26
  %28 = fmul <8 x double> %22, %22
  %29 = fneg <8 x double> %28
  %30 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %22, <8 x double> %22, <8 x double> %29)
  %31 = fmul <8 x double> %22, splat (double 2.000000e+00)
  %32 = fmul <8 x double> %31, %27
  %33 = fadd <8 x double> %30, %32
  %34 = fmul <8 x double> %28, %28
  %35 = fmul <8 x double> %34, %34
  %36 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %28, <8 x double> splat (double 0x3FBDE9EDB208D2F0), <8 x double> splat (double 0x3FC111DCC748CDA5))
  %37 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> splat (double 0x3FBE7DCD85DFDC2A), <8 x double> %36)
  %38 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %28, <8 x double> splat (double 0x3FC3B13783FE1D57), <8 x double> splat (double 0x3FC745D17D73D7D9))
  %39 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %28, <8 x double> splat (double 0x3FCC71C71C65A483), <8 x double> splat (double 0x3FD24924924927CC))
  %40 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %38, <8 x double> %39)
  %41 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %35, <8 x double> %37, <8 x double> %40)
  %42 = fmul <8 x double> %28, %41
  %43 = fneg <8 x double> %42
  %44 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %28, <8 x double> %41, <8 x double> %43)
  %45 = fmul <8 x double> %41, %33
  %46 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %28, <8 x double> zeroinitializer, <8 x double> %45)
  %47 = fadd <8 x double> %44, %46
  %48 = fadd <8 x double> %42, splat (double 4.000000e-01)
  %49 = fsub <8 x double> splat (double 4.000000e-01), %48
  %50 = fadd <8 x double> %42, %49
  %51 = fadd <8 x double> %47, splat (double 0xBC7999999999999A)
  %52 = fadd <8 x double> %50, %51
  %53 = fmul <8 x double> %28, %48
  %54 = fneg <8 x double> %53
  %55 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %28, <8 x double> %48, <8 x double> %54)
  %56 = fmul <8 x double> %33, %48
  %57 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %28, <8 x double> %52, <8 x double> %56)
  %58 = fadd <8 x double> %55, %57
  %59 = fadd <8 x double> %53, splat (double 0x3FE5555555555555)
  %60 = fsub <8 x double> splat (double 0x3FE5555555555555), %59
  %61 = fadd <8 x double> %53, %60
  %62 = fadd <8 x double> %58, splat (double 0x3C85555555555555)
  %63 = fadd <8 x double> %61, %62
  %64 = fmul <8 x double> %28, %59
  %65 = fneg <8 x double> %64
  %66 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %28, <8 x double> %59, <8 x double> %65)
  %67 = fmul <8 x double> %33, %59
  %68 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %28, <8 x double> %63, <8 x double> %67)
  %69 = fadd <8 x double> %66, %68
  %70 = fadd <8 x double> %64, splat (double 2.000000e+00)
  %71 = fsub <8 x double> splat (double 2.000000e+00), %70
  %72 = fadd <8 x double> %64, %71
  %73 = fadd <8 x double> %69, zeroinitializer
  %74 = fadd <8 x double> %72, %73
  %75 = fmul <8 x double> %22, %70
  %76 = fneg <8 x double> %75
  %77 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %22, <8 x double> %70, <8 x double> %76)
  %78 = fmul <8 x double> %27, %70
  %79 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %22, <8 x double> %74, <8 x double> %78)
  %80 = fadd <8 x double> %77, %79
  %81 = fmul <8 x double> %13, splat (double 0x3FE62E42FEFA4000)
  %82 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %13, <8 x double> splat (double 0xBD48432A1B0E2634), <8 x double> %80)
  %83 = fadd <8 x double> %81, %75
  %84 = fsub <8 x double> %81, %83
  %85 = fadd <8 x double> %75, %84
  %86 = fadd <8 x double> %85, %82
  %87 = fadd <8 x double> %83, %86
  %88 = fsub <8 x double> %83, %87
  %89 = fadd <8 x double> %86, %88
  %90 = fcmp one <8 x double> %0, splat (double 0x7FF0000000000000)
  %91 = select <8 x i1> %90, <8 x double> %87, <8 x double> %0
  %92 = fcmp ogt <8 x double> %0, zeroinitializer
  %93 = fcmp oeq <8 x double> %0, zeroinitializer
  %94 = fcmp olt <8 x double> %0, zeroinitializer
  %95 = select <8 x i1> %94, <8 x double> splat (double 0x7FF8000000000000), <8 x double> %0
  %96 = select <8 x i1> %93, <8 x double> splat (double 0xFFF0000000000000), <8 x double> %95
  %97 = select <8 x i1> %92, <8 x double> %91, <8 x double> %96
  %98 = fmul <8 x double> %1, %97
  %99 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %98)
  %100 = fcmp olt <8 x double> %99, splat (double 8.000000e+02)
  %101 = fneg <8 x double> %98
  %102 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %1, <8 x double> %97, <8 x double> %101)
  %103 = fmul <8 x double> %1, %89
  %104 = fadd <8 x double> %103, %102
  %105 = select <8 x i1> %100, <8 x double> %104, <8 x double> zeroinitializer
  %106 = fcmp ogt <8 x double> %98, splat (double 8.000000e+02)
  %107 = select <8 x i1> %106, <8 x double> splat (double 8.000000e+02), <8 x double> %98
  %108 = fcmp olt <8 x double> %107, splat (double -8.000000e+02)
  %109 = select <8 x i1> %108, <8 x double> splat (double -8.000000e+02), <8 x double> %107
  %110 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %109, <8 x double> splat (double 0x3FF71547652B82FE), <8 x double> splat (double 0x4338000000000000))
  %111 = fadd <8 x double> %110, splat (double 0xC338000000000000)
  %112 = fneg <8 x double> %111
  %113 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %112, <8 x double> splat (double 0x3FE62E42FEFA39EF), <8 x double> %109)
  %114 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %112, <8 x double> splat (double 0x3C7ABC9E3B39803F), <8 x double> %105)
  %115 = fadd <8 x double> %113, %114
  %116 = fsub <8 x double> %113, %115
  %117 = fadd <8 x double> %114, %116
  %118 = fmul <8 x double> %115, %115
  %119 = fmul <8 x double> %118, %118
  %120 = fmul <8 x double> %119, %119
  %121 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %115, <8 x double> splat (double 0x3E21F922599077E6), <8 x double> splat (double 0x3E5AF5D0BF1C51F8))
  %122 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %115, <8 x double> splat (double 0x3E927E4C8325A54E), <8 x double> splat (double 0x3EC71DDF9617292B))
  %123 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %115, <8 x double> splat (double 0x3EFA01A01AF2B068), <8 x double> splat (double 0x3F2A01A01AF6F41F))
  %124 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %118, <8 x double> %122, <8 x double> %123)
  %125 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %115, <8 x double> splat (double 0x3F56C16C16C14B4B), <8 x double> splat (double 0x3F8111111110F7FF))
  %126 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %115, <8 x double> splat (double 0x3FA5555555555559), <8 x double> splat (double 0x3FC5555555555559))
  %127 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %118, <8 x double> %125, <8 x double> %126)
  %128 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %119, <8 x double> %124, <8 x double> %127)
  %129 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %120, <8 x double> %121, <8 x double> %128)
  %130 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %115, <8 x double> %129, <8 x double> splat (double 5.000000e-01))
  %131 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %115, <8 x double> %117, <8 x double> %117)
  %132 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %118, <8 x double> %130, <8 x double> %131)
  %133 = fadd <8 x double> %115, splat (double 1.000000e+00)
  %134 = fsub <8 x double> splat (double 1.000000e+00), %133
  %135 = fadd <8 x double> %115, %134
  %136 = fadd <8 x double> %135, %132
  %137 = fadd <8 x double> %133, %136
  %138 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %111, <8 x double> splat (double 5.000000e-01), <8 x double> splat (double 0x4338000000000000))
  %139 = fadd <8 x double> %138, splat (double 0xC338000000000000)
  %140 = fsub <8 x double> %111, %139
  %141 = bitcast <8 x double> %138 to <8 x i64>
  %142 = shl <8 x i64> %141, splat (i64 52)
  %143 = add <8 x i64> %142, splat (i64 4607182418800017408)
  %144 = bitcast <8 x i64> %143 to <8 x double>
  %145 = fmul <8 x double> %137, %144
  %146 = fadd <8 x double> %140, splat (double 0x4338000000000000)
  %147 = bitcast <8 x double> %146 to <8 x i64>
  %148 = shl <8 x i64> %147, splat (i64 52)
  %149 = add <8 x i64> %148, splat (i64 4607182418800017408)
  %150 = bitcast <8 x i64> %149 to <8 x double>
  %151 = fmul <8 x double> %145, %150
  %152 = fcmp oeq <8 x double> %0, splat (double 1.000000e+00)
  %153 = fcmp oeq <8 x double> %1, zeroinitializer
  %154 = or <8 x i1> %152, %153
  %155 = select <8 x i1> %154, <8 x double> splat (double 1.000000e+00), <8 x double> %151
  %156 = select <8 x i1> %3, <8 x double> zeroinitializer, <8 x double> %155
  ret <8 x double> %156
}
define <8 x double> @bg_sin_8(<8 x double> noundef %0) #2 {
  %2 = alloca <8 x double>, align 8
  %3 = alloca <8 x double>, align 8
  %4 = alloca <8 x double>, align 8
  %5 = alloca <8 x i64>, align 8
  %6 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %0, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %7 = fadd <8 x double> %6, splat (double 0xC338000000000000)
  %8 = fneg <8 x double> %7
  %9 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3FF921FB54442D18), <8 x double> %0)
  %10 = fmul <8 x double> %7, splat (double 0x3C91A62633145C07)
  %11 = fneg <8 x double> %10
  %12 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3C91A62633145C07), <8 x double> %11)
  %13 = fsub <8 x double> %9, %10
  %14 = fsub <8 x double> %9, %13
  %15 = fsub <8 x double> %14, %10
  %16 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0xB91F1976B7ED8FBC), <8 x double> %12)
  %17 = fsub <8 x double> %15, %16
  %18 = bitcast <8 x double> %6 to <8 x i64>
  %19 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %20 = fcmp ugt <8 x double> %19, splat (double 0x41B0000000000000)
  %21 = bitcast <8 x i1> %20 to i8
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %27, label %23
23:
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  store <8 x double> %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store <8 x double> %13, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store <8 x double> %17, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store <8 x double> %6, ptr %5, align 8
  call fastcc void @with_large(ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  %24 = load <8 x double>, ptr %3, align 8
  %25 = load <8 x double>, ptr %4, align 8
  %26 = load <8 x i64>, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  br label %27
27:
  %28 = phi <8 x double> [ %13, %1 ], [ %24, %23 ]
  %29 = phi <8 x double> [ %17, %1 ], [ %25, %23 ]
  %30 = phi <8 x i64> [ %18, %1 ], [ %26, %23 ]
  %31 = fmul <8 x double> %28, %28
  %32 = fmul <8 x double> %28, %31
  %33 = fmul <8 x double> %31, %31
  %34 = fmul <8 x double> %33, %33
  %35 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0x3DE5D93A4BF7654A), <8 x double> splat (double 0xBE5AE5E689FBF07A))
  %36 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0x3EC71DE357B1C81B), <8 x double> splat (double 0xBF2A01A019C161A2))
  %37 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0x3F8111111110F8A6), <8 x double> splat (double 0xBFC5555555555549))
  %38 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %36, <8 x double> %37)
  %39 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %35, <8 x double> %38)
  %40 = fmul <8 x double> %29, splat (double -5.000000e-01)
  %41 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %40, <8 x double> %31, <8 x double> %29)
  %42 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> %39, <8 x double> %41)
  %43 = fadd <8 x double> %28, %42
  %44 = fmul <8 x double> %28, splat (double -5.000000e-01)
  %45 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %44, <8 x double> %28, <8 x double> splat (double 1.000000e+00))
  %46 = fsub <8 x double> splat (double 1.000000e+00), %45
  %47 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %44, <8 x double> %28, <8 x double> %46)
  %48 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0xBDA8F9CAE822533B), <8 x double> splat (double 0x3E21EE9C8098772F))
  %49 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0xBE927E4F7D302E1C), <8 x double> splat (double 0x3EFA01A019C62269))
  %50 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0xBF56C16C16C14E22), <8 x double> splat (double 0x3FA555555555554A))
  %51 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %49, <8 x double> %50)
  %52 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %48, <8 x double> %51)
  %53 = fneg <8 x double> %28
  %54 = fmul <8 x double> %29, %53
  %55 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %52, <8 x double> %54)
  %56 = fadd <8 x double> %47, %55
  %57 = fadd <8 x double> %45, %56
  %58 = and <8 x i64> %30, splat (i64 1)
  %59 = fcmp oeq <8 x double> %0, zeroinitializer
  %60 = icmp eq <8 x i64> %58, zeroinitializer
  %61 = select <8 x i1> %60, <8 x double> %43, <8 x double> %57
  %62 = bitcast <8 x double> %61 to <8 x i64>
  %63 = shl <8 x i64> %30, splat (i64 62)
  %64 = and <8 x i64> %63, splat (i64 -9223372036854775808)
  %65 = xor <8 x i64> %64, %62
  %66 = bitcast <8 x i64> %65 to <8 x double>
  %67 = select <8 x i1> %59, <8 x double> %0, <8 x double> %66
  ret <8 x double> %67
}
define <8 x double> @bg_cos_8(<8 x double> noundef %0) #2 {
  %2 = alloca <8 x double>, align 8
  %3 = alloca <8 x double>, align 8
  %4 = alloca <8 x double>, align 8
  %5 = alloca <8 x i64>, align 8
  %6 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %0, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %7 = fadd <8 x double> %6, splat (double 0xC338000000000000)
  %8 = fneg <8 x double> %7
  %9 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3FF921FB54442D18), <8 x double> %0)
  %10 = fmul <8 x double> %7, splat (double 0x3C91A62633145C07)
  %11 = fneg <8 x double> %10
  %12 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3C91A62633145C07), <8 x double> %11)
  %13 = fsub <8 x double> %9, %10
  %14 = fsub <8 x double> %9, %13
  %15 = fsub <8 x double> %14, %10
  %16 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0xB91F1976B7ED8FBC), <8 x double> %12)
  %17 = fsub <8 x double> %15, %16
  %18 = bitcast <8 x double> %6 to <8 x i64>
  %19 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %20 = fcmp ugt <8 x double> %19, splat (double 0x41B0000000000000)
  %21 = bitcast <8 x i1> %20 to i8
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %27, label %23
23:
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  store <8 x double> %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store <8 x double> %13, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store <8 x double> %17, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store <8 x double> %6, ptr %5, align 8
  call fastcc void @with_large(ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  %24 = load <8 x double>, ptr %3, align 8
  %25 = load <8 x double>, ptr %4, align 8
  %26 = load <8 x i64>, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  br label %27
27:
  %28 = phi <8 x double> [ %13, %1 ], [ %24, %23 ]
  %29 = phi <8 x double> [ %17, %1 ], [ %25, %23 ]
  %30 = phi <8 x i64> [ %18, %1 ], [ %26, %23 ]
  %31 = fmul <8 x double> %28, %28
  %32 = fmul <8 x double> %28, %31
  %33 = fmul <8 x double> %31, %31
  %34 = fmul <8 x double> %33, %33
  %35 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0x3DE5D93A4BF7654A), <8 x double> splat (double 0xBE5AE5E689FBF07A))
  %36 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0x3EC71DE357B1C81B), <8 x double> splat (double 0xBF2A01A019C161A2))
  %37 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0x3F8111111110F8A6), <8 x double> splat (double 0xBFC5555555555549))
  %38 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %36, <8 x double> %37)
  %39 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %35, <8 x double> %38)
  %40 = fmul <8 x double> %29, splat (double -5.000000e-01)
  %41 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %40, <8 x double> %31, <8 x double> %29)
  %42 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> %39, <8 x double> %41)
  %43 = fadd <8 x double> %28, %42
  %44 = fmul <8 x double> %28, splat (double -5.000000e-01)
  %45 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %44, <8 x double> %28, <8 x double> splat (double 1.000000e+00))
  %46 = fsub <8 x double> splat (double 1.000000e+00), %45
  %47 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %44, <8 x double> %28, <8 x double> %46)
  %48 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0xBDA8F9CAE822533B), <8 x double> splat (double 0x3E21EE9C8098772F))
  %49 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0xBE927E4F7D302E1C), <8 x double> splat (double 0x3EFA01A019C62269))
  %50 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0xBF56C16C16C14E22), <8 x double> splat (double 0x3FA555555555554A))
  %51 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %49, <8 x double> %50)
  %52 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %48, <8 x double> %51)
  %53 = fneg <8 x double> %28
  %54 = fmul <8 x double> %29, %53
  %55 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %52, <8 x double> %54)
  %56 = fadd <8 x double> %47, %55
  %57 = fadd <8 x double> %45, %56
  %58 = and <8 x i64> %30, splat (i64 1)
  %59 = icmp eq <8 x i64> %58, zeroinitializer
  %60 = select <8 x i1> %59, <8 x double> %57, <8 x double> %43
  %61 = bitcast <8 x double> %60 to <8 x i64>
  %62 = shl <8 x i64> %30, splat (i64 62)
  %63 = add <8 x i64> %62, splat (i64 4611686018427387904)
  %64 = and <8 x i64> %63, splat (i64 -9223372036854775808)
  %65 = xor <8 x i64> %64, %61
  %66 = bitcast <8 x i64> %65 to <8 x double>
  ret <8 x double> %66
}
define <8 x double> @bg_sincos_8(<8 x double> noundef %0, ptr noundef writeonly captures(none) initializes((0, 64)) %1) #3 {
  %3 = alloca <8 x double>, align 8
  %4 = alloca <8 x double>, align 8
  %5 = alloca <8 x double>, align 8
  %6 = alloca <8 x i64>, align 8
  %7 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %0, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %8 = fadd <8 x double> %7, splat (double 0xC338000000000000)
  %9 = fneg <8 x double> %8
  %10 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %9, <8 x double> splat (double 0x3FF921FB54442D18), <8 x double> %0)
  %11 = fmul <8 x double> %8, splat (double 0x3C91A62633145C07)
  %12 = fneg <8 x double> %11
  %13 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3C91A62633145C07), <8 x double> %12)
  %14 = fsub <8 x double> %10, %11
  %15 = fsub <8 x double> %10, %14
  %16 = fsub <8 x double> %15, %11
  %17 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0xB91F1976B7ED8FBC), <8 x double> %13)
  %18 = fsub <8 x double> %16, %17
  %19 = bitcast <8 x double> %7 to <8 x i64>
  %20 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %21 = fcmp ugt <8 x double> %20, splat (double 0x41B0000000000000)
  %22 = bitcast <8 x i1> %21 to i8
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %28, label %24
24:
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store <8 x double> %0, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store <8 x double> %14, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store <8 x double> %18, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  store <8 x double> %7, ptr %6, align 8
  call fastcc void @with_large(ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #10
  %25 = load <8 x double>, ptr %4, align 8
  %26 = load <8 x double>, ptr %5, align 8
  %27 = load <8 x i64>, ptr %6, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  br label %28
28:
  %29 = phi <8 x double> [ %14, %2 ], [ %25, %24 ]
  %30 = phi <8 x double> [ %18, %2 ], [ %26, %24 ]
  %31 = phi <8 x i64> [ %19, %2 ], [ %27, %24 ]
  %32 = fmul <8 x double> %29, %29
  %33 = fmul <8 x double> %29, %32
  %34 = fmul <8 x double> %32, %32
  %35 = fmul <8 x double> %34, %34
  %36 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> splat (double 0x3DE5D93A4BF7654A), <8 x double> splat (double 0xBE5AE5E689FBF07A))
  %37 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> splat (double 0x3EC71DE357B1C81B), <8 x double> splat (double 0xBF2A01A019C161A2))
  %38 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> splat (double 0x3F8111111110F8A6), <8 x double> splat (double 0xBFC5555555555549))
  %39 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %37, <8 x double> %38)
  %40 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %35, <8 x double> %36, <8 x double> %39)
  %41 = fmul <8 x double> %30, splat (double -5.000000e-01)
  %42 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %41, <8 x double> %32, <8 x double> %30)
  %43 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %40, <8 x double> %42)
  %44 = fadd <8 x double> %29, %43
  %45 = fmul <8 x double> %29, splat (double -5.000000e-01)
  %46 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %45, <8 x double> %29, <8 x double> splat (double 1.000000e+00))
  %47 = fsub <8 x double> splat (double 1.000000e+00), %46
  %48 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %45, <8 x double> %29, <8 x double> %47)
  %49 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> splat (double 0xBDA8F9CAE822533B), <8 x double> splat (double 0x3E21EE9C8098772F))
  %50 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> splat (double 0xBE927E4F7D302E1C), <8 x double> splat (double 0x3EFA01A019C62269))
  %51 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> splat (double 0xBF56C16C16C14E22), <8 x double> splat (double 0x3FA555555555554A))
  %52 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %50, <8 x double> %51)
  %53 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %35, <8 x double> %49, <8 x double> %52)
  %54 = fneg <8 x double> %29
  %55 = fmul <8 x double> %30, %54
  %56 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %53, <8 x double> %55)
  %57 = fadd <8 x double> %48, %56
  %58 = fadd <8 x double> %46, %57
  %59 = and <8 x i64> %31, splat (i64 1)
  %60 = fcmp oeq <8 x double> %0, zeroinitializer
  %61 = icmp eq <8 x i64> %59, zeroinitializer
  %62 = select <8 x i1> %61, <8 x double> %44, <8 x double> %58
  %63 = bitcast <8 x double> %62 to <8 x i64>
  %64 = shl <8 x i64> %31, splat (i64 62)
  %65 = and <8 x i64> %64, splat (i64 -9223372036854775808)
  %66 = xor <8 x i64> %65, %63
  %67 = bitcast <8 x i64> %66 to <8 x double>
  %68 = select <8 x i1> %60, <8 x double> %0, <8 x double> %67
  %69 = select <8 x i1> %61, <8 x double> %58, <8 x double> %44
  %70 = bitcast <8 x double> %69 to <8 x i64>
  %71 = add <8 x i64> %64, splat (i64 4611686018427387904)
  %72 = and <8 x i64> %71, splat (i64 -9223372036854775808)
  %73 = xor <8 x i64> %72, %70
  store <8 x i64> %73, ptr %1, align 8
  ret <8 x double> %68
}
define <8 x double> @bg_tan_8(<8 x double> noundef %0) #2 {
  %2 = alloca <8 x double>, align 8
  %3 = alloca <8 x double>, align 8
  %4 = alloca <8 x double>, align 8
  %5 = alloca <8 x i64>, align 8
  %6 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %0, <8 x double> splat (double 0x3FE45F306DC9C883), <8 x double> splat (double 0x4338000000000000))
  %7 = fadd <8 x double> %6, splat (double 0xC338000000000000)
  %8 = fneg <8 x double> %7
  %9 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %8, <8 x double> splat (double 0x3FF921FB54442D18), <8 x double> %0)
  %10 = fmul <8 x double> %7, splat (double 0x3C91A62633145C07)
  %11 = fneg <8 x double> %10
  %12 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0x3C91A62633145C07), <8 x double> %11)
  %13 = fsub <8 x double> %9, %10
  %14 = fsub <8 x double> %9, %13
  %15 = fsub <8 x double> %14, %10
  %16 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %7, <8 x double> splat (double 0xB91F1976B7ED8FBC), <8 x double> %12)
  %17 = fsub <8 x double> %15, %16
  %18 = bitcast <8 x double> %6 to <8 x i64>
  %19 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %0)
  %20 = fcmp ugt <8 x double> %19, splat (double 0x41B0000000000000)
  %21 = bitcast <8 x i1> %20 to i8
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %27, label %23
23:
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  store <8 x double> %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store <8 x double> %13, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store <8 x double> %17, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  store <8 x double> %6, ptr %5, align 8
  call fastcc void @with_large(ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #10
  %24 = load <8 x double>, ptr %3, align 8
  %25 = load <8 x double>, ptr %4, align 8
  %26 = load <8 x i64>, ptr %5, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  br label %27
27:
  %28 = phi <8 x double> [ %17, %1 ], [ %25, %23 ]
  %29 = phi <8 x double> [ %13, %1 ], [ %24, %23 ]
  %30 = phi <8 x i64> [ %18, %1 ], [ %26, %23 ]
  %31 = fmul <8 x double> %29, %29
  %32 = fmul <8 x double> %29, %31
  %33 = fmul <8 x double> %31, %31
  %34 = fmul <8 x double> %33, %33
  %35 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0x3DE5D93A4BF7654A), <8 x double> splat (double 0xBE5AE5E689FBF07A))
  %36 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0x3EC71DE357B1C81B), <8 x double> splat (double 0xBF2A01A019C161A2))
  %37 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0x3F8111111110F8A6), <8 x double> splat (double 0xBFC5555555555549))
  %38 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %36, <8 x double> %37)
  %39 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %35, <8 x double> %38)
  %40 = fmul <8 x double> %28, splat (double -5.000000e-01)
  %41 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %40, <8 x double> %31, <8 x double> %28)
  %42 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %32, <8 x double> %39, <8 x double> %41)
  %43 = fadd <8 x double> %29, %42
  %44 = fsub <8 x double> %29, %43
  %45 = fadd <8 x double> %42, %44
  %46 = fmul <8 x double> %29, splat (double -5.000000e-01)
  %47 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %46, <8 x double> %29, <8 x double> splat (double 1.000000e+00))
  %48 = fsub <8 x double> splat (double 1.000000e+00), %47
  %49 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %46, <8 x double> %29, <8 x double> %48)
  %50 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0xBDA8F9CAE822533B), <8 x double> splat (double 0x3E21EE9C8098772F))
  %51 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0xBE927E4F7D302E1C), <8 x double> splat (double 0x3EFA01A019C62269))
  %52 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %31, <8 x double> splat (double 0xBF56C16C16C14E22), <8 x double> splat (double 0x3FA555555555554A))
  %53 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %51, <8 x double> %52)
  %54 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %34, <8 x double> %50, <8 x double> %53)
  %55 = fneg <8 x double> %29
  %56 = fmul <8 x double> %28, %55
  %57 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %33, <8 x double> %54, <8 x double> %56)
  %58 = fadd <8 x double> %49, %57
  %59 = fadd <8 x double> %47, %58
  %60 = fsub <8 x double> %47, %59
  %61 = fadd <8 x double> %58, %60
  %62 = and <8 x i64> %30, splat (i64 1)
  %63 = fneg <8 x double> %59
  %64 = icmp eq <8 x i64> %62, zeroinitializer
  %65 = select <8 x i1> %64, <8 x double> %43, <8 x double> %63
  %66 = fneg <8 x double> %61
  %67 = select <8 x i1> %64, <8 x double> %45, <8 x double> %66
  %68 = select <8 x i1> %64, <8 x double> %59, <8 x double> %43
  %69 = select <8 x i1> %64, <8 x double> %61, <8 x double> %45
  %70 = fdiv <8 x double> splat (double 1.000000e+00), %68
  %71 = fmul <8 x double> %65, %70
  %72 = fneg <8 x double> %71
  %73 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %72, <8 x double> %68, <8 x double> %65)
  %74 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %72, <8 x double> %69, <8 x double> %67)
  %75 = fadd <8 x double> %73, %74
  %76 = fcmp oeq <8 x double> %0, zeroinitializer
  %77 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %75, <8 x double> %70, <8 x double> %71)
  %78 = select <8 x i1> %76, <8 x double> %0, <8 x double> %77
  ret <8 x double> %78
}
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>) #4
declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #4
declare <8 x double> @llvm.copysign.v8f64(<8 x double>, <8 x double>) #4
declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #4
define internal fastcc void @with_large(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull writeonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr #5 {
  br label %6
5:
  ret void
6:
  %7 = phi i64 [ 0, %4 ], [ %18, %17 ]
  %8 = getelementptr inbounds nuw double, ptr %0, i64 %7
  %9 = load double, ptr %8, align 8
  %10 = tail call double @llvm.fabs.f64(double %9)
  %11 = fcmp ugt double %10, 0x41B0000000000000
  br i1 %11, label %12, label %17
12:
  %13 = getelementptr inbounds nuw double, ptr %2, i64 %7
  %14 = getelementptr inbounds nuw i64, ptr %3, i64 %7
  %15 = tail call fastcc double @rest_of_large(double noundef %9, ptr noundef %13, ptr noundef %14) #10
  %16 = getelementptr inbounds nuw double, ptr %1, i64 %7
  store double %15, ptr %16, align 8
  br label %17
17:
  %18 = add nuw nsw i64 %7, 1
  %19 = icmp eq i64 %18, 8
  br i1 %19, label %5, label %6
}
declare double @llvm.fabs.f64(double) #4
define internal fastcc double @rest_of_large(double noundef %0, ptr noundef nonnull writeonly captures(none) initializes((0, 8)) %1, ptr noundef nonnull writeonly captures(none) initializes((0, 8)) %2) unnamed_addr #6 {
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
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #7
declare double @llvm.fma.f64(double, double, double) #4
declare i64 @llvm.fshl.i64(i64, i64, i64) #8
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite) }
attributes #6 = { cold mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { cold nobuiltin }
