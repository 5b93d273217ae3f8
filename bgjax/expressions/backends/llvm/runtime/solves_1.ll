
%struct.bg_table = type { i32, i32, i32, ptr, ptr, ptr }
%struct.bg_damped = type { ptr, ptr, ptr, ptr, double, double, ptr, double, i32, i32, i32 }
%struct.bg_path = type { ptr, ptr, ptr, double, double, double, i32, i32 }
%struct.bg_search = type { ptr, ptr, ptr, ptr, ptr, ptr, double, i32, i32, i32, i32 }
@bg_find_near_root.values = internal unnamed_addr constant [10 x double] [double 0.000000e+00, double 1.000000e-03, double -1.000000e-03, double 1.000000e+00, double -1.000000e+00, double 0.000000e+00, double 5.000000e-01, double -5.000000e-01, double 2.000000e+00, double -2.000000e+00], align 16
@bg_find_root.values = internal unnamed_addr constant [5 x double] [double 0.000000e+00, double 1.000000e-03, double -1.000000e-03, double 1.000000e+00, double -1.000000e+00], align 16
define dso_local void @bg_lanes_solve_1(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr nounwind "no-builtins" {
  %5 = add i64 %0, 1
  %6 = mul i64 %5, %0
  %7 = getelementptr inbounds double, ptr %3, i64 %6
  %8 = icmp sgt i64 %6, 0
  %9 = trunc i64 %0 to i32
  %10 = mul i64 %0, %0
  %11 = and i64 %10, 4294967293
  %12 = getelementptr inbounds nuw double, ptr %3, i64 %11
  %13 = icmp sgt i64 %0, 0
  br i1 %8, label %14, label %21
14:
  %15 = phi i64 [ %19, %14 ], [ 0, %4 ]
  %16 = getelementptr inbounds nuw double, ptr %1, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw double, ptr %3, i64 %15
  store double %17, ptr %18, align 8
  %19 = add nuw nsw i64 %15, 1
  %20 = icmp eq i64 %19, %6
  br i1 %20, label %21, label %14
21:
  tail call fastcc void @bg_solve(i32 noundef %9, ptr noundef readonly %3, ptr noundef readonly %12, ptr noundef %7)
  br i1 %13, label %22, label %29
22:
  %23 = phi i64 [ %27, %22 ], [ 0, %21 ]
  %24 = getelementptr inbounds nuw double, ptr %7, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %23
  store double %25, ptr %26, align 8
  %27 = add nuw nsw i64 %23, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %29, label %22
29:
  ret void
}
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
define dso_local void @bg_lanes_regular_solve_1(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef captures(none) %5) local_unnamed_addr nounwind "no-builtins" {
  %7 = add nsw i64 %1, %0
  %8 = getelementptr inbounds double, ptr %5, i64 %7
  %9 = icmp sgt i64 %7, 0
  %10 = trunc i64 %0 to i32
  %11 = trunc i64 %1 to i32
  %12 = icmp sgt i64 %0, 0
  br i1 %9, label %13, label %20
13:
  %14 = phi i64 [ %18, %13 ], [ 0, %6 ]
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw double, ptr %5, i64 %14
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %14, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %20, label %13
20:
  tail call fastcc void @bg_call_regular_solve(i32 noundef %10, i32 noundef %11, ptr noundef %2, ptr noundef %5, ptr noundef %8)
  br i1 %12, label %21, label %28
21:
  %22 = phi i64 [ %26, %21 ], [ 0, %20 ]
  %23 = getelementptr inbounds nuw double, ptr %8, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw double, ptr %4, i64 %22
  store double %24, ptr %25, align 8
  %26 = add nuw nsw i64 %22, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %28, label %21
28:
  ret void
}
define internal fastcc void @bg_call_regular_solve(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4) unnamed_addr nounwind "no-builtins" {
  %6 = mul nsw i32 %0, %0
  %7 = zext nneg i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = icmp eq i32 %0, 0
  br i1 %9, label %15, label %10
10:
  %11 = phi i64 [ %13, %10 ], [ 0, %5 ]
  %12 = getelementptr inbounds nuw double, ptr %8, i64 %11
  store double 0.000000e+00, ptr %12, align 8
  %13 = add nuw nsw i64 %11, 1
  %14 = icmp eq i64 %13, %7
  br i1 %14, label %15, label %10
15:
  %16 = icmp sgt i32 %1, 0
  br i1 %16, label %17, label %33
17:
  %18 = zext nneg i32 %1 to i64
  br label %19
19:
  %20 = phi i64 [ 0, %17 ], [ %31, %19 ]
  %21 = getelementptr inbounds nuw double, ptr %3, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw [2 x i32], ptr %2, i64 %20
  %24 = load i32, ptr %23, align 4
  %25 = mul nsw i32 %24, %0
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %27 = load i32, ptr %26, align 4
  %28 = add nsw i32 %25, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %8, i64 %29
  store double %22, ptr %30, align 8
  %31 = add nuw nsw i64 %20, 1
  %32 = icmp eq i64 %31, %18
  br i1 %32, label %33, label %19
33:
  %34 = sext i32 %1 to i64
  %35 = getelementptr inbounds double, ptr %3, i64 %34
  call fastcc void @bg_regular_solve(i32 noundef %0, ptr noundef %8, ptr noundef %35, ptr noundef %4)
  ret void
}
define dso_local void @bg_lanes_rank_solve_1(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef captures(none) %7) local_unnamed_addr nounwind "no-builtins" {
  %9 = add nsw i64 %3, %0
  %10 = getelementptr inbounds double, ptr %7, i64 %9
  %11 = icmp sgt i64 %9, 0
  %12 = trunc i64 %0 to i32
  %13 = trunc i64 %1 to i32
  %14 = trunc i64 %2 to i32
  %15 = trunc i64 %3 to i32
  %16 = icmp sgt i64 %1, 0
  br i1 %11, label %17, label %24
17:
  %18 = phi i64 [ %22, %17 ], [ 0, %8 ]
  %19 = getelementptr inbounds nuw double, ptr %5, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw double, ptr %7, i64 %18
  store double %20, ptr %21, align 8
  %22 = add nuw nsw i64 %18, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %17
24:
  tail call fastcc void @bg_call_rank_solve(i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef %4, ptr noundef %7, ptr noundef %10)
  br i1 %16, label %25, label %32
25:
  %26 = phi i64 [ %30, %25 ], [ 0, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %10, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw double, ptr %6, i64 %26
  store double %28, ptr %29, align 8
  %30 = add nuw nsw i64 %26, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %32, label %25
32:
  ret void
}
define internal fastcc void @bg_call_rank_solve(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef captures(none) %6) unnamed_addr nounwind "no-builtins" {
  %8 = mul nsw i32 %1, %0
  %9 = zext i32 %8 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = icmp sgt i32 %8, 0
  br i1 %11, label %12, label %17
12:
  %13 = phi i64 [ %15, %12 ], [ 0, %7 ]
  %14 = getelementptr inbounds nuw double, ptr %10, i64 %13
  store double 0.000000e+00, ptr %14, align 8
  %15 = add nuw nsw i64 %13, 1
  %16 = icmp eq i64 %15, %9
  br i1 %16, label %17, label %12
17:
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %19, label %35
19:
  %20 = zext nneg i32 %3 to i64
  br label %21
21:
  %22 = phi i64 [ 0, %19 ], [ %33, %21 ]
  %23 = getelementptr inbounds nuw double, ptr %5, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw [2 x i32], ptr %4, i64 %22
  %26 = load i32, ptr %25, align 4
  %27 = mul nsw i32 %26, %1
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %27, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %10, i64 %31
  store double %24, ptr %32, align 8
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, %20
  br i1 %34, label %35, label %21
35:
  %36 = sext i32 %3 to i64
  %37 = getelementptr inbounds double, ptr %5, i64 %36
  call fastcc void @bg_rank_solve(i32 noundef %0, i32 noundef %1, ptr noundef nonnull %10, ptr noundef %37, i32 noundef %2, ptr noundef %6)
  ret void
}
define dso_local void @bg_lanes_dependent_columns_1(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef captures(none) %4) local_unnamed_addr nounwind "no-builtins" {
  %6 = mul nsw i64 %1, %0
  %7 = getelementptr inbounds double, ptr %4, i64 %6
  %8 = icmp sgt i64 %6, 0
  %9 = trunc i64 %0 to i32
  %10 = trunc i64 %1 to i32
  %11 = icmp sgt i64 %1, 0
  br i1 %8, label %12, label %19
12:
  %13 = phi i64 [ %17, %12 ], [ 0, %5 ]
  %14 = getelementptr inbounds nuw double, ptr %2, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw double, ptr %4, i64 %13
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %19, label %12
19:
  tail call fastcc void @bg_dependent_columns(i32 noundef %9, i32 noundef %10, ptr noundef %4, ptr noundef %7)
  br i1 %11, label %20, label %27
20:
  %21 = phi i64 [ %25, %20 ], [ 0, %19 ]
  %22 = getelementptr inbounds nuw double, ptr %7, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw double, ptr %3, i64 %21
  store double %23, ptr %24, align 8
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %27, label %20
27:
  ret void
}
define internal fastcc void @bg_dependent_columns(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) unnamed_addr nounwind "no-builtins" {
  %5 = alloca %struct.bg_table, align 8
  %6 = mul nsw i32 %1, %0
  %7 = zext i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = zext i32 %1 to i64
  %10 = alloca i32, i64 %9, align 16
  %11 = zext i32 %0 to i64
  %12 = alloca i8, i64 %11, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i32 %0, ptr %5, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %1, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %8, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr %10, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store ptr %12, ptr %18, align 8
  %19 = sext i32 %6 to i64
  %20 = and i64 %19, 2305843009213693951
  %21 = icmp eq i32 %6, 0
  br i1 %21, label %29, label %22
22:
  %23 = phi i64 [ %27, %22 ], [ 0, %4 ]
  %24 = getelementptr inbounds nuw double, ptr %2, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw double, ptr %8, i64 %23
  store double %25, ptr %26, align 8
  %27 = add nuw nsw i64 %23, 1
  %28 = icmp eq i64 %27, %20
  br i1 %28, label %29, label %22
29:
  %30 = icmp sgt i32 %0, 0
  br i1 %30, label %33, label %31
31:
  %32 = icmp sgt i32 %1, 0
  br i1 %32, label %39, label %38
33:
  %34 = phi i64 [ %36, %33 ], [ 0, %29 ]
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 %34
  store i8 0, ptr %35, align 1
  %36 = add nuw nsw i64 %34, 1
  %37 = icmp eq i64 %36, %11
  br i1 %37, label %31, label %33
38:
  br i1 %30, label %45, label %44
39:
  %40 = phi i64 [ %42, %39 ], [ 0, %31 ]
  %41 = getelementptr inbounds nuw i32, ptr %10, i64 %40
  store i32 -1, ptr %41, align 4
  %42 = add nuw nsw i64 %40, 1
  %43 = icmp eq i64 %42, %9
  br i1 %43, label %38, label %39
44:
  br i1 %32, label %108, label %107
45:
  %46 = phi i32 [ %105, %102 ], [ 0, %38 ]
  %47 = phi i32 [ %104, %102 ], [ 0, %38 ]
  %48 = phi i32 [ %103, %102 ], [ 0, %38 ]
  br label %49
49:
  %50 = phi i32 [ %97, %96 ], [ %48, %45 ]
  %51 = phi i32 [ %98, %96 ], [ %47, %45 ]
  %52 = phi i64 [ %100, %96 ], [ 0, %45 ]
  %53 = phi double [ %99, %96 ], [ -2.000000e+00, %45 ]
  br i1 %32, label %54, label %96
54:
  %55 = trunc nuw nsw i64 %52 to i32
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 %52
  %57 = load i8, ptr %56, align 1
  %58 = icmp eq i8 %57, 0
  %59 = mul nsw i32 %1, %55
  br label %68
60:
  %61 = phi i32 [ %81, %77 ], [ %94, %82 ]
  %62 = phi i32 [ %80, %77 ], [ %93, %82 ]
  %63 = phi i1 [ %78, %77 ], [ %89, %82 ]
  %64 = phi double [ -1.000000e+00, %77 ], [ %88, %82 ]
  %65 = select i1 %63, double %64, double %72
  %66 = add nuw nsw i64 %71, 1
  %67 = icmp eq i64 %66, %9
  br i1 %67, label %96, label %68
68:
  %69 = phi i32 [ %50, %54 ], [ %62, %60 ]
  %70 = phi i32 [ %51, %54 ], [ %61, %60 ]
  %71 = phi i64 [ 0, %54 ], [ %66, %60 ]
  %72 = phi double [ %53, %54 ], [ %65, %60 ]
  br i1 %58, label %73, label %77
73:
  %74 = getelementptr inbounds nuw i32, ptr %10, i64 %71
  %75 = load i32, ptr %74, align 4
  %76 = icmp sgt i32 %75, -1
  br i1 %76, label %77, label %82
77:
  %78 = fcmp olt double %72, -1.000000e+00
  %79 = trunc nuw nsw i64 %71 to i32
  %80 = select i1 %78, i32 %55, i32 %69
  %81 = select i1 %78, i32 %79, i32 %70
  br label %60
82:
  %83 = trunc nuw nsw i64 %71 to i32
  %84 = add nsw i32 %59, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %8, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = call double @llvm.fabs.f64(double %87)
  %89 = fcmp ogt double %88, %72
  %90 = fcmp uno double %87, 0.000000e+00
  %91 = or i1 %89, %90
  %92 = trunc nuw nsw i64 %71 to i32
  %93 = select i1 %91, i32 %55, i32 %69
  %94 = select i1 %91, i32 %92, i32 %70
  %95 = fcmp ord double %87, 0.000000e+00
  br i1 %95, label %60, label %102
96:
  %97 = phi i32 [ %50, %49 ], [ %62, %60 ]
  %98 = phi i32 [ %51, %49 ], [ %61, %60 ]
  %99 = phi double [ %53, %49 ], [ %65, %60 ]
  %100 = add nuw nsw i64 %52, 1
  %101 = icmp eq i64 %100, %11
  br i1 %101, label %102, label %49
102:
  %103 = phi i32 [ %93, %82 ], [ %97, %96 ]
  %104 = phi i32 [ %94, %82 ], [ %98, %96 ]
  call fastcc void @bg_eliminate(ptr noundef %5, i32 noundef %103, i32 noundef %104, i32 noundef 0)
  %105 = add nuw nsw i32 %46, 1
  %106 = icmp eq i32 %105, %0
  br i1 %106, label %44, label %45
107:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
108:
  %109 = phi i64 [ %115, %108 ], [ 0, %44 ]
  %110 = getelementptr inbounds nuw i32, ptr %10, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = icmp sgt i32 %111, -1
  %113 = uitofp i1 %112 to double
  %114 = getelementptr inbounds nuw double, ptr %3, i64 %109
  store double %113, ptr %114, align 8
  %115 = add nuw nsw i64 %109, 1
  %116 = icmp eq i64 %115, %9
  br i1 %116, label %107, label %108
}
define dso_local void @bg_lanes_newton_1(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef %4) local_unnamed_addr nounwind "no-builtins" {
  %6 = getelementptr inbounds double, ptr %4, i64 %1
  %7 = icmp sgt i64 %1, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br i1 %7, label %11, label %18
11:
  %12 = phi i64 [ %16, %11 ], [ 0, %5 ]
  %13 = getelementptr inbounds nuw double, ptr %2, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw double, ptr %4, i64 %12
  store double %14, ptr %15, align 8
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %18, label %11
18:
  %19 = load i32, ptr %8, align 4
  tail call fastcc void @bg_root(ptr noundef readonly %0, ptr noundef %4, ptr noundef %6)
  %20 = load i32, ptr %9, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %52, label %22
22:
  %23 = load i32, ptr %10, align 8
  %24 = add nsw i32 %23, %19
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %4, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = icmp sgt i32 %19, 0
  br i1 %28, label %29, label %43
29:
  %30 = zext nneg i32 %19 to i64
  br label %31
31:
  %32 = phi i64 [ 0, %29 ], [ %41, %31 ]
  %33 = phi double [ 0.000000e+00, %29 ], [ %40, %31 ]
  %34 = getelementptr inbounds nuw double, ptr %6, i64 %32
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.fabs.f64(double %35)
  %37 = fcmp uno double %33, 0.000000e+00
  %38 = fcmp ogt double %33, %36
  %39 = or i1 %37, %38
  %40 = select i1 %39, double %33, double %36
  %41 = add nuw nsw i64 %32, 1
  %42 = icmp eq i64 %41, %30
  br i1 %42, label %43, label %31
43:
  %44 = phi double [ 0.000000e+00, %22 ], [ %40, %31 ]
  %45 = fcmp uno double %27, 0.000000e+00
  %46 = fcmp ogt double %27, %44
  %47 = or i1 %45, %46
  %48 = select i1 %47, double %27, double %44
  %49 = sext i32 %19 to i64
  %50 = getelementptr inbounds double, ptr %6, i64 %49
  store double %48, ptr %50, align 8
  %51 = load i32, ptr %9, align 4
  br label %52
52:
  %53 = phi i32 [ 0, %18 ], [ %51, %43 ]
  %54 = load i32, ptr %8, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = icmp sgt i32 %55, 0
  br i1 %57, label %58, label %65
58:
  %59 = phi i64 [ %63, %58 ], [ 0, %52 ]
  %60 = getelementptr inbounds nuw double, ptr %6, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw double, ptr %3, i64 %59
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %59, 1
  %64 = icmp eq i64 %63, %56
  br i1 %64, label %65, label %58
65:
  ret void
}
define dso_local void @bg_lanes_newton_jacobian_1(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef %4) local_unnamed_addr nounwind "no-builtins" {
  %6 = getelementptr inbounds double, ptr %4, i64 %1
  %7 = icmp sgt i64 %1, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br i1 %7, label %10, label %17
10:
  %11 = phi i64 [ %15, %10 ], [ 0, %5 ]
  %12 = getelementptr inbounds nuw double, ptr %2, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw double, ptr %4, i64 %11
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %17, label %10
17:
  tail call fastcc void @bg_newton_jacobian(ptr noundef %0, ptr noundef %4, ptr noundef %6)
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %9, align 4
  %20 = add nsw i32 %19, %18
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %1, %21
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %31
24:
  %25 = phi i64 [ %29, %24 ], [ 0, %17 ]
  %26 = getelementptr inbounds nuw double, ptr %6, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw double, ptr %3, i64 %25
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, %22
  br i1 %30, label %31, label %24
31:
  ret void
}
define internal fastcc void @bg_newton_jacobian(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2) unnamed_addr nounwind "no-builtins" {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = load i32, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  %12 = add nsw i32 %5, 1
  %13 = select i1 %11, i32 0, i32 %12
  %14 = add nsw i32 %13, %8
  %15 = zext i32 %5 to i64
  %16 = alloca double, i64 %15, align 16
  %17 = zext i32 %6 to i64
  %18 = alloca double, i64 %17, align 16
  %19 = mul nsw i32 %6, %5
  %20 = zext i32 %19 to i64
  %21 = alloca double, i64 %20, align 16
  %22 = alloca double, i64 %17, align 16
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load i32, ptr %23, align 8
  %25 = add nsw i32 %24, 1
  %26 = zext i32 %25 to i64
  %27 = alloca double, i64 %26, align 16
  %28 = alloca double, i64 %17, align 16
  %29 = alloca double, i64 %15, align 16
  %30 = mul nsw i32 %8, %6
  %31 = add nsw i32 %30, 1
  %32 = zext i32 %31 to i64
  %33 = alloca double, i64 %32, align 16
  call fastcc void @bg_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %16)
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %16, ptr noundef %18, ptr noundef %21, ptr noundef %22)
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %35 = load ptr, ptr %34, align 8
  call void %35(ptr noundef %1, ptr noundef nonnull %16, ptr noundef nonnull %27)
  %36 = load i32, ptr %23, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %38 = load ptr, ptr %37, align 8
  %39 = load i32, ptr %7, align 8
  %40 = mul nsw i32 %39, %6
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %49
42:
  %43 = zext nneg i32 %40 to i64
  br label %44
44:
  %45 = phi i64 [ 0, %42 ], [ %47, %44 ]
  %46 = getelementptr inbounds nuw double, ptr %33, i64 %45
  store double 0.000000e+00, ptr %46, align 8
  %47 = add nuw nsw i64 %45, 1
  %48 = icmp eq i64 %47, %43
  br i1 %48, label %49, label %44
49:
  %50 = icmp sgt i32 %36, 0
  br i1 %50, label %51, label %67
51:
  %52 = zext nneg i32 %36 to i64
  br label %53
53:
  %54 = phi i64 [ 0, %51 ], [ %65, %53 ]
  %55 = getelementptr inbounds nuw double, ptr %27, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw [2 x i32], ptr %38, i64 %54
  %58 = load i32, ptr %57, align 4
  %59 = mul nsw i32 %58, %39
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %61 = load i32, ptr %60, align 4
  %62 = add nsw i32 %59, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %33, i64 %63
  store double %56, ptr %64, align 8
  %65 = add nuw nsw i64 %54, 1
  %66 = icmp eq i64 %65, %52
  br i1 %66, label %67, label %53
67:
  %68 = load i32, ptr %9, align 4
  %69 = add nsw i32 %68, %5
  %70 = mul nsw i32 %69, %14
  %71 = icmp sgt i32 %70, 0
  br i1 %71, label %72, label %81
72:
  %73 = zext nneg i32 %70 to i64
  br label %74
74:
  %75 = phi i64 [ 0, %72 ], [ %77, %74 ]
  %76 = getelementptr inbounds nuw double, ptr %2, i64 %75
  store double 0.000000e+00, ptr %76, align 8
  %77 = add nuw nsw i64 %75, 1
  %78 = icmp eq i64 %77, %73
  br i1 %78, label %79, label %74
79:
  %80 = load i32, ptr %7, align 8
  br label %81
81:
  %82 = phi i32 [ %80, %79 ], [ %39, %67 ]
  %83 = icmp sgt i32 %82, 0
  br i1 %83, label %84, label %95
84:
  %85 = icmp sgt i32 %6, 0
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %87 = icmp sgt i32 %5, 0
  %88 = sext i32 %14 to i64
  br label %89
89:
  %90 = phi i64 [ 0, %84 ], [ %113, %112 ]
  %91 = phi i32 [ %82, %84 ], [ %114, %112 ]
  br i1 %85, label %92, label %96
92:
  %93 = sext i32 %91 to i64
  %94 = getelementptr double, ptr %33, i64 %90
  br label %99
95:
  ret void
96:
  %97 = load i32, ptr %86, align 4
  %98 = icmp eq i32 %97, -2
  br i1 %98, label %107, label %108
99:
  %100 = phi i64 [ 0, %92 ], [ %105, %99 ]
  %101 = mul nsw i64 %100, %93
  %102 = getelementptr double, ptr %94, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw double, ptr %28, i64 %100
  store double %103, ptr %104, align 8
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %17
  br i1 %106, label %96, label %99
107:
  call fastcc void @bg_solve(i32 noundef %5, ptr noundef nonnull %21, ptr noundef nonnull %28, ptr noundef nonnull %29)
  br label %109
108:
  call fastcc void @bg_rank_solve(i32 noundef %6, i32 noundef %5, ptr noundef nonnull %21, ptr noundef nonnull %28, i32 noundef %97, ptr noundef nonnull %29)
  br label %109
109:
  br i1 %87, label %110, label %112
110:
  %111 = getelementptr double, ptr %2, i64 %90
  br label %117
112:
  %113 = add nuw nsw i64 %90, 1
  %114 = load i32, ptr %7, align 8
  %115 = sext i32 %114 to i64
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %89, label %95
117:
  %118 = phi i64 [ 0, %110 ], [ %124, %117 ]
  %119 = getelementptr inbounds nuw double, ptr %29, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = fneg double %120
  %122 = mul nsw i64 %118, %88
  %123 = getelementptr double, ptr %111, i64 %122
  store double %121, ptr %123, align 8
  %124 = add nuw nsw i64 %118, 1
  %125 = icmp eq i64 %124, %15
  br i1 %125, label %112, label %117
}
define internal fastcc void @bg_solve(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr nounwind "no-builtins" {
  %5 = mul nsw i32 %0, %0
  %6 = zext nneg i32 %5 to i64
  %7 = alloca double, i64 %6, align 16
  %8 = zext i32 %0 to i64
  %9 = alloca i32, i64 %8, align 16
  %10 = icmp eq i32 %0, 0
  br i1 %10, label %32, label %11
11:
  %12 = phi i64 [ %16, %11 ], [ 0, %4 ]
  %13 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw double, ptr %7, i64 %12
  store double %14, ptr %15, align 8
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %18, label %11
18:
  %19 = sext i32 %0 to i64
  %20 = and i64 %19, 2305843009213693951
  br label %21
21:
  %22 = phi i64 [ %26, %21 ], [ 0, %18 ]
  %23 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %22
  store double %24, ptr %25, align 8
  %26 = add nuw nsw i64 %22, 1
  %27 = icmp eq i64 %26, %20
  br i1 %27, label %28, label %21
28:
  %29 = call fastcc i32 @bg_factor(i32 noundef %0, ptr noundef %7, ptr noundef %9)
  %30 = icmp eq i32 %29, 0
  %31 = icmp sgt i32 %0, 0
  br i1 %30, label %104, label %34
32:
  %33 = call fastcc i32 @bg_factor(i32 noundef 0, ptr noundef %7, ptr noundef %9)
  br label %110
34:
  br i1 %31, label %35, label %110
35:
  %36 = phi i64 [ %44, %35 ], [ 0, %34 ]
  %37 = getelementptr inbounds nuw double, ptr %3, i64 %36
  %38 = getelementptr inbounds nuw i32, ptr %9, i64 %36
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %3, i64 %40
  %42 = load double, ptr %37, align 8
  %43 = load double, ptr %41, align 8
  store double %43, ptr %37, align 8
  store double %42, ptr %41, align 8
  %44 = add nuw nsw i64 %36, 1
  %45 = icmp eq i64 %44, %8
  br i1 %45, label %46, label %35
46:
  %47 = phi i64 [ %57, %56 ], [ 0, %35 ]
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %56, label %49
49:
  %50 = mul nuw nsw i64 %47, %8
  %51 = getelementptr inbounds nuw double, ptr %3, i64 %47
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %7, i64 %50
  br label %59
54:
  %55 = add nuw i32 %0, 1
  br label %70
56:
  %57 = add nuw nsw i64 %47, 1
  %58 = icmp eq i64 %57, %8
  br i1 %58, label %54, label %46
59:
  %60 = phi i64 [ 0, %49 ], [ %68, %59 ]
  %61 = phi double [ %52, %49 ], [ %67, %59 ]
  %62 = getelementptr inbounds nuw double, ptr %53, i64 %60
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw double, ptr %3, i64 %60
  %65 = load double, ptr %64, align 8
  %66 = fmul double %63, %65
  %67 = fsub double %61, %66
  store double %67, ptr %51, align 8
  %68 = add nuw nsw i64 %60, 1
  %69 = icmp eq i64 %68, %47
  br i1 %69, label %56, label %59
70:
  %71 = phi i64 [ %8, %54 ], [ %72, %82 ]
  %72 = add nsw i64 %71, -1
  %73 = icmp slt i64 %71, %8
  br i1 %73, label %77, label %74
74:
  %75 = getelementptr inbounds nuw double, ptr %3, i64 %72
  %76 = load double, ptr %75, align 8
  br label %82
77:
  %78 = mul nsw i64 %72, %8
  %79 = getelementptr inbounds nuw double, ptr %3, i64 %72
  %80 = load double, ptr %79, align 8
  %81 = getelementptr double, ptr %7, i64 %78
  br label %92
82:
  %83 = phi double [ %76, %74 ], [ %100, %92 ]
  %84 = trunc nuw nsw i64 %72 to i32
  %85 = mul i32 %55, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %7, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %3, i64 %72
  %90 = fdiv double %83, %88
  store double %90, ptr %89, align 8
  %91 = icmp samesign ugt i64 %71, 1
  br i1 %91, label %70, label %110
92:
  %93 = phi i64 [ %71, %77 ], [ %101, %92 ]
  %94 = phi double [ %80, %77 ], [ %100, %92 ]
  %95 = getelementptr double, ptr %81, i64 %93
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw double, ptr %3, i64 %93
  %98 = load double, ptr %97, align 8
  %99 = fmul double %96, %98
  %100 = fsub double %94, %99
  store double %100, ptr %79, align 8
  %101 = add nuw nsw i64 %93, 1
  %102 = trunc i64 %101 to i32
  %103 = icmp eq i32 %0, %102
  br i1 %103, label %82, label %92
104:
  br i1 %31, label %105, label %110
105:
  %106 = phi i64 [ %108, %105 ], [ 0, %104 ]
  %107 = getelementptr inbounds nuw double, ptr %3, i64 %106
  store double 0x7FF8000000000000, ptr %107, align 8
  %108 = add nuw nsw i64 %106, 1
  %109 = icmp eq i64 %108, %8
  br i1 %109, label %110, label %105
110:
  ret void
}
define internal fastcc range(i32 0, 2) i32 @bg_factor(i32 noundef %0, ptr noundef nonnull captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr nounwind "no-builtins" {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %94
5:
  %6 = zext nneg i32 %0 to i64
  %7 = zext nneg i32 %0 to i64
  br label %11
8:
  %9 = add nuw nsw i64 %13, 1
  %10 = icmp eq i64 %15, %6
  br i1 %10, label %94, label %11
11:
  %12 = phi i64 [ 0, %5 ], [ %15, %8 ]
  %13 = phi i64 [ 1, %5 ], [ %9, %8 ]
  %14 = trunc i64 %12 to i32
  %15 = add nuw nsw i64 %12, 1
  %16 = icmp samesign ult i64 %15, %7
  br i1 %16, label %17, label %19
17:
  %18 = getelementptr inbounds nuw double, ptr %1, i64 %12
  br label %28
19:
  %20 = phi i32 [ %14, %11 ], [ %43, %28 ]
  %21 = getelementptr inbounds nuw i32, ptr %2, i64 %12
  store i32 %20, ptr %21, align 4
  %22 = mul nsw i32 %20, %0
  %23 = add nsw i32 %22, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %1, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fcmp une double %26, 0.000000e+00
  br i1 %27, label %46, label %94
28:
  %29 = phi i64 [ %13, %17 ], [ %44, %28 ]
  %30 = phi i32 [ %14, %17 ], [ %43, %28 ]
  %31 = mul nuw nsw i64 %29, %6
  %32 = getelementptr inbounds nuw double, ptr %18, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = tail call double @llvm.fabs.f64(double %33)
  %35 = mul nsw i32 %30, %0
  %36 = add nsw i32 %35, %14
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = tail call double @llvm.fabs.f64(double %39)
  %41 = fcmp ogt double %34, %40
  %42 = trunc nuw nsw i64 %29 to i32
  %43 = select i1 %41, i32 %42, i32 %30
  %44 = add nuw nsw i64 %29, 1
  %45 = icmp eq i64 %44, %6
  br i1 %45, label %19, label %28
46:
  %47 = zext i32 %20 to i64
  %48 = icmp eq i64 %12, %47
  br i1 %48, label %62, label %49
49:
  %50 = mul nuw nsw i64 %12, %6
  %51 = getelementptr inbounds nuw double, ptr %1, i64 %50
  %52 = sext i32 %22 to i64
  %53 = getelementptr inbounds double, ptr %1, i64 %52
  br label %54
54:
  %55 = phi i64 [ %60, %54 ], [ 0, %49 ]
  %56 = getelementptr inbounds nuw double, ptr %51, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw double, ptr %53, i64 %55
  %59 = load double, ptr %58, align 8
  store double %59, ptr %56, align 8
  store double %57, ptr %58, align 8
  %60 = add nuw nsw i64 %55, 1
  %61 = icmp eq i64 %60, %6
  br i1 %61, label %62, label %54
62:
  br i1 %16, label %63, label %8
63:
  %64 = mul nuw nsw i64 %12, %6
  %65 = mul nuw nsw i32 %0, %14
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %68 = getelementptr inbounds nuw double, ptr %67, i64 %66
  %69 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %70 = getelementptr inbounds nuw double, ptr %1, i64 %64
  br label %71
71:
  %72 = phi i64 [ %13, %63 ], [ %92, %91 ]
  %73 = load double, ptr %68, align 8
  %74 = mul nuw nsw i64 %72, %6
  %75 = getelementptr inbounds nuw double, ptr %69, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fdiv double %76, %73
  store double %77, ptr %75, align 8
  %78 = fcmp une double %77, 0.000000e+00
  br i1 %78, label %79, label %91
79:
  %80 = getelementptr inbounds nuw double, ptr %1, i64 %74
  br label %81
81:
  %82 = phi i64 [ %13, %79 ], [ %89, %81 ]
  %83 = getelementptr inbounds nuw double, ptr %70, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fmul double %77, %84
  %86 = getelementptr inbounds nuw double, ptr %80, i64 %82
  %87 = load double, ptr %86, align 8
  %88 = fsub double %87, %85
  store double %88, ptr %86, align 8
  %89 = add nuw nsw i64 %82, 1
  %90 = icmp eq i64 %89, %6
  br i1 %90, label %91, label %81
91:
  %92 = add nuw nsw i64 %72, 1
  %93 = icmp eq i64 %92, %6
  br i1 %93, label %8, label %71
94:
  %95 = phi i32 [ 1, %3 ], [ 1, %8 ], [ 0, %19 ]
  ret i32 %95
}
declare double @llvm.fabs.f64(double)
define internal fastcc void @bg_regular_solve(i32 noundef %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr nounwind "no-builtins" {
  %5 = mul nsw i32 %0, %0
  %6 = zext nneg i32 %5 to i64
  %7 = alloca double, i64 %6, align 16
  %8 = zext i32 %0 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = alloca i32, i64 %8, align 16
  %11 = icmp eq i32 %0, 0
  br i1 %11, label %39, label %12
12:
  %13 = phi i64 [ %17, %12 ], [ 0, %4 ]
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw double, ptr %7, i64 %13
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %19, label %12
19:
  %20 = icmp sgt i32 %0, 0
  br i1 %20, label %21, label %39
21:
  %22 = add nuw i32 %0, 1
  br label %28
23:
  %24 = uitofp nneg i32 %0 to double
  %25 = fdiv double 1.000000e-08, %24
  %26 = fmul double %25, %36
  %27 = add nuw i32 %0, 1
  br label %56
28:
  %29 = phi i64 [ 0, %21 ], [ %37, %28 ]
  %30 = phi double [ 0.000000e+00, %21 ], [ %36, %28 ]
  %31 = trunc nuw nsw i64 %29 to i32
  %32 = mul i32 %22, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %1, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fadd double %30, %35
  %37 = add nuw nsw i64 %29, 1
  %38 = icmp eq i64 %37, %8
  br i1 %38, label %23, label %28
39:
  %40 = call fastcc i32 @bg_factor(i32 noundef %0, ptr noundef %7, ptr noundef %10)
  br label %50
41:
  %42 = call fastcc i32 @bg_factor(i32 noundef %0, ptr noundef %7, ptr noundef %10)
  %43 = icmp eq i32 %42, 0
  %44 = select i1 %43, double 0x7FF8000000000000, double 0.000000e+00
  br label %45
45:
  %46 = phi i64 [ %48, %45 ], [ 0, %41 ]
  %47 = getelementptr inbounds nuw double, ptr %3, i64 %46
  store double %44, ptr %47, align 8
  %48 = add nuw nsw i64 %46, 1
  %49 = icmp eq i64 %48, %8
  br i1 %49, label %50, label %45
50:
  %51 = phi i1 [ false, %39 ], [ true, %45 ]
  %52 = load double, ptr %3, align 8
  %53 = fcmp uno double %52, 0.000000e+00
  br i1 %53, label %168, label %54
54:
  %55 = add nuw i32 %0, 1
  br label %66
56:
  %57 = phi i64 [ 0, %23 ], [ %64, %56 ]
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = mul i32 %27, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %7, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fadd double %26, %62
  store double %63, ptr %61, align 8
  %64 = add nuw nsw i64 %57, 1
  %65 = icmp eq i64 %64, %8
  br i1 %65, label %41, label %56
66:
  %67 = phi i32 [ 0, %54 ], [ %157, %156 ]
  br i1 %51, label %68, label %156
68:
  %69 = phi i64 [ %76, %75 ], [ 0, %66 ]
  %70 = getelementptr inbounds nuw double, ptr %2, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw double, ptr %9, i64 %69
  %73 = mul nuw nsw i64 %69, %8
  %74 = getelementptr inbounds nuw double, ptr %1, i64 %73
  br label %78
75:
  store double %86, ptr %72, align 8
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp eq i64 %76, %8
  br i1 %77, label %89, label %68
78:
  %79 = phi i64 [ 0, %68 ], [ %87, %78 ]
  %80 = phi double [ %71, %68 ], [ %86, %78 ]
  %81 = getelementptr inbounds nuw double, ptr %74, i64 %79
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw double, ptr %3, i64 %79
  %84 = load double, ptr %83, align 8
  %85 = fmul double %82, %84
  %86 = fsub double %80, %85
  %87 = add nuw nsw i64 %79, 1
  %88 = icmp eq i64 %87, %8
  br i1 %88, label %75, label %78
89:
  %90 = phi i64 [ %98, %89 ], [ 0, %75 ]
  %91 = getelementptr inbounds nuw double, ptr %9, i64 %90
  %92 = getelementptr inbounds nuw i32, ptr %10, i64 %90
  %93 = load i32, ptr %92, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %9, i64 %94
  %96 = load double, ptr %91, align 8
  %97 = load double, ptr %95, align 8
  store double %97, ptr %91, align 8
  store double %96, ptr %95, align 8
  %98 = add nuw nsw i64 %90, 1
  %99 = icmp eq i64 %98, %8
  br i1 %99, label %100, label %89
100:
  %101 = phi i64 [ %109, %108 ], [ 0, %89 ]
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %108, label %103
103:
  %104 = mul nuw nsw i64 %101, %8
  %105 = getelementptr inbounds nuw double, ptr %9, i64 %101
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw double, ptr %7, i64 %104
  br label %111
108:
  %109 = add nuw nsw i64 %101, 1
  %110 = icmp eq i64 %109, %8
  br i1 %110, label %122, label %100
111:
  %112 = phi i64 [ 0, %103 ], [ %120, %111 ]
  %113 = phi double [ %106, %103 ], [ %119, %111 ]
  %114 = getelementptr inbounds nuw double, ptr %107, i64 %112
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds nuw double, ptr %9, i64 %112
  %117 = load double, ptr %116, align 8
  %118 = fmul double %115, %117
  %119 = fsub double %113, %118
  store double %119, ptr %105, align 8
  %120 = add nuw nsw i64 %112, 1
  %121 = icmp eq i64 %120, %101
  br i1 %121, label %108, label %111
122:
  %123 = phi i64 [ %124, %134 ], [ %8, %108 ]
  %124 = add nsw i64 %123, -1
  %125 = icmp slt i64 %123, %8
  br i1 %125, label %129, label %126
126:
  %127 = getelementptr inbounds nuw double, ptr %9, i64 %124
  %128 = load double, ptr %127, align 8
  br label %134
129:
  %130 = mul nsw i64 %124, %8
  %131 = getelementptr inbounds nuw double, ptr %9, i64 %124
  %132 = load double, ptr %131, align 8
  %133 = getelementptr double, ptr %7, i64 %130
  br label %144
134:
  %135 = phi double [ %128, %126 ], [ %152, %144 ]
  %136 = trunc nuw nsw i64 %124 to i32
  %137 = mul i32 %55, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %7, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds nuw double, ptr %9, i64 %124
  %142 = fdiv double %135, %140
  store double %142, ptr %141, align 8
  %143 = icmp samesign ugt i64 %123, 1
  br i1 %143, label %122, label %159
144:
  %145 = phi i64 [ %123, %129 ], [ %153, %144 ]
  %146 = phi double [ %132, %129 ], [ %152, %144 ]
  %147 = getelementptr double, ptr %133, i64 %145
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds nuw double, ptr %9, i64 %145
  %150 = load double, ptr %149, align 8
  %151 = fmul double %148, %150
  %152 = fsub double %146, %151
  store double %152, ptr %131, align 8
  %153 = add nuw nsw i64 %145, 1
  %154 = trunc i64 %153 to i32
  %155 = icmp eq i32 %0, %154
  br i1 %155, label %134, label %144
156:
  %157 = add nuw nsw i32 %67, 1
  %158 = icmp eq i32 %157, 3
  br i1 %158, label %168, label %66
159:
  %160 = phi i64 [ %166, %159 ], [ 0, %134 ]
  %161 = getelementptr inbounds nuw double, ptr %9, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw double, ptr %3, i64 %160
  %164 = load double, ptr %163, align 8
  %165 = fadd double %162, %164
  store double %165, ptr %163, align 8
  %166 = add nuw nsw i64 %160, 1
  %167 = icmp eq i64 %166, %8
  br i1 %167, label %156, label %159
168:
  ret void
}
define internal fastcc void @bg_rank_solve(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5) unnamed_addr nounwind "no-builtins" {
  %7 = mul nsw i32 %1, %0
  %8 = zext i32 %7 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = zext i32 %0 to i64
  %11 = alloca double, i64 %10, align 16
  %12 = zext i32 %1 to i64
  %13 = alloca double, i64 %12, align 16
  %14 = icmp sgt i32 %0, 0
  br i1 %14, label %15, label %18
15:
  %16 = icmp sgt i32 %1, 0
  %17 = sext i32 %1 to i64
  br label %21
18:
  %19 = icmp sgt i32 %1, 0
  br i1 %19, label %59, label %20
20:
  call fastcc void @bg_eliminated(i32 noundef %0, i32 noundef %1, ptr noundef %9, ptr noundef %11, i32 noundef %4, ptr noundef %5)
  br label %93
21:
  %22 = phi i64 [ 0, %15 ], [ %47, %41 ]
  %23 = mul nsw i64 %22, %17
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  br i1 %16, label %25, label %41
25:
  %26 = phi i64 [ %35, %25 ], [ 0, %21 ]
  %27 = phi double [ %34, %25 ], [ 0.000000e+00, %21 ]
  %28 = getelementptr inbounds nuw double, ptr %24, i64 %26
  %29 = load double, ptr %28, align 8
  %30 = tail call double @llvm.fabs.f64(double %29)
  %31 = fcmp uno double %27, 0.000000e+00
  %32 = fcmp ogt double %27, %30
  %33 = or i1 %31, %32
  %34 = select i1 %33, double %27, double %30
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %12
  br i1 %36, label %37, label %25
37:
  %38 = fcmp ogt double %34, 0.000000e+00
  %39 = select i1 %38, double %34, double 1.000000e+00
  %40 = and i64 %23, 4294967295
  br label %49
41:
  %42 = phi double [ 1.000000e+00, %21 ], [ %39, %49 ]
  %43 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %44 = load double, ptr %43, align 8
  %45 = fdiv double %44, %42
  %46 = getelementptr inbounds nuw double, ptr %11, i64 %22
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %22, 1
  %48 = icmp eq i64 %47, %10
  br i1 %48, label %18, label %21
49:
  %50 = phi i64 [ 0, %37 ], [ %56, %49 ]
  %51 = add nuw nsw i64 %50, %40
  %52 = getelementptr inbounds nuw double, ptr %2, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fdiv double %53, %39
  %55 = getelementptr inbounds nuw double, ptr %9, i64 %51
  store double %54, ptr %55, align 8
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, %12
  br i1 %57, label %41, label %49
58:
  call fastcc void @bg_eliminated(i32 noundef %0, i32 noundef %1, ptr noundef %9, ptr noundef %11, i32 noundef %4, ptr noundef %5)
  br label %94
59:
  %60 = phi i64 [ %83, %82 ], [ 0, %18 ]
  %61 = getelementptr inbounds nuw double, ptr %9, i64 %60
  br i1 %14, label %62, label %75
62:
  %63 = phi i64 [ %73, %62 ], [ 0, %59 ]
  %64 = phi double [ %72, %62 ], [ 0.000000e+00, %59 ]
  %65 = mul nuw nsw i64 %63, %12
  %66 = getelementptr inbounds nuw double, ptr %61, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = tail call double @llvm.fabs.f64(double %67)
  %69 = fcmp uno double %64, 0.000000e+00
  %70 = fcmp ogt double %64, %68
  %71 = or i1 %69, %70
  %72 = select i1 %71, double %64, double %68
  %73 = add nuw nsw i64 %63, 1
  %74 = icmp eq i64 %73, %10
  br i1 %74, label %77, label %62
75:
  %76 = getelementptr inbounds nuw double, ptr %13, i64 %60
  store double 1.000000e+00, ptr %76, align 8
  br label %82
77:
  %78 = fcmp ogt double %72, 0.000000e+00
  %79 = select i1 %78, double %72, double 1.000000e+00
  %80 = getelementptr inbounds nuw double, ptr %13, i64 %60
  store double %79, ptr %80, align 8
  %81 = getelementptr inbounds nuw double, ptr %9, i64 %60
  br label %85
82:
  %83 = add nuw nsw i64 %60, 1
  %84 = icmp eq i64 %83, %12
  br i1 %84, label %58, label %59
85:
  %86 = phi i64 [ 0, %77 ], [ %91, %85 ]
  %87 = mul nuw nsw i64 %86, %12
  %88 = getelementptr inbounds nuw double, ptr %81, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fdiv double %89, %79
  store double %90, ptr %88, align 8
  %91 = add nuw nsw i64 %86, 1
  %92 = icmp eq i64 %91, %10
  br i1 %92, label %82, label %85
93:
  ret void
94:
  %95 = phi i64 [ %101, %94 ], [ 0, %58 ]
  %96 = getelementptr inbounds nuw double, ptr %13, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds nuw double, ptr %5, i64 %95
  %99 = load double, ptr %98, align 8
  %100 = fdiv double %99, %97
  store double %100, ptr %98, align 8
  %101 = add nuw nsw i64 %95, 1
  %102 = icmp eq i64 %101, %12
  br i1 %102, label %93, label %94
}
define internal fastcc void @bg_eliminated(i32 noundef %0, i32 noundef %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5) unnamed_addr nounwind "no-builtins" {
  %7 = alloca %struct.bg_table, align 8
  %8 = add nsw i32 %1, %0
  %9 = mul nsw i32 %8, %0
  %10 = zext i32 %9 to i64
  %11 = alloca double, i64 %10, align 16
  %12 = zext i32 %0 to i64
  %13 = alloca double, i64 %12, align 16
  %14 = zext i32 %1 to i64
  %15 = alloca i32, i64 %14, align 16
  %16 = alloca i8, i64 %12, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i32 %0, ptr %7, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %1, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %8, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %11, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %15, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %16, ptr %22, align 8
  %23 = icmp sgt i32 %9, 0
  br i1 %23, label %24, label %29
24:
  %25 = phi i64 [ %27, %24 ], [ 0, %6 ]
  %26 = getelementptr inbounds nuw double, ptr %11, i64 %25
  store double 0.000000e+00, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, %10
  br i1 %28, label %29, label %24
29:
  %30 = icmp sgt i32 %0, 0
  br i1 %30, label %31, label %36
31:
  %32 = sext i32 %1 to i64
  %33 = and i64 %32, 2305843009213693951
  %34 = icmp eq i32 %1, 0
  %35 = sext i32 %8 to i64
  br label %38
36:
  %37 = icmp sgt i32 %1, 0
  br i1 %37, label %280, label %61
38:
  %39 = phi i64 [ 0, %31 ], [ %59, %51 ]
  %40 = mul nsw i64 %39, %32
  %41 = getelementptr inbounds double, ptr %2, i64 %40
  %42 = mul nsw i64 %39, %35
  %43 = getelementptr inbounds double, ptr %11, i64 %42
  br i1 %34, label %51, label %44
44:
  %45 = phi i64 [ %49, %44 ], [ 0, %38 ]
  %46 = getelementptr inbounds nuw double, ptr %41, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw double, ptr %43, i64 %45
  store double %47, ptr %48, align 8
  %49 = add nuw nsw i64 %45, 1
  %50 = icmp eq i64 %49, %33
  br i1 %50, label %51, label %44
51:
  %52 = trunc nuw nsw i64 %39 to i32
  %53 = add i32 %1, %52
  %54 = trunc nsw i64 %42 to i32
  %55 = add i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %11, i64 %56
  store double 1.000000e+00, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 %39
  store i8 0, ptr %58, align 1
  %59 = add nuw nsw i64 %39, 1
  %60 = icmp eq i64 %59, %12
  br i1 %60, label %36, label %38
61:
  br i1 %30, label %62, label %174
62:
  %63 = icmp eq i32 %4, -1
  %64 = call i32 @llvm.smax.i32(i32 %1, i32 0)
  br label %65
65:
  %66 = phi double [ 0x7FF0000000000000, %62 ], [ %135, %131 ]
  %67 = phi i32 [ 0, %62 ], [ %136, %131 ]
  %68 = phi i32 [ 0, %62 ], [ %125, %131 ]
  %69 = phi i32 [ 0, %62 ], [ %124, %131 ]
  %70 = icmp eq i32 %67, %64
  br i1 %70, label %138, label %71
71:
  %72 = phi i32 [ %118, %117 ], [ %69, %65 ]
  %73 = phi i32 [ %119, %117 ], [ %68, %65 ]
  %74 = phi i64 [ %121, %117 ], [ 0, %65 ]
  %75 = phi double [ %120, %117 ], [ -2.000000e+00, %65 ]
  br i1 %37, label %76, label %117
76:
  %77 = trunc nuw nsw i64 %74 to i32
  %78 = getelementptr inbounds nuw i8, ptr %16, i64 %74
  %79 = load i8, ptr %78, align 1
  %80 = icmp eq i8 %79, 0
  %81 = mul nsw i32 %8, %77
  br label %90
82:
  %83 = phi i32 [ %103, %99 ], [ %115, %104 ]
  %84 = phi i32 [ %102, %99 ], [ %114, %104 ]
  %85 = phi i1 [ %100, %99 ], [ %111, %104 ]
  %86 = phi double [ -1.000000e+00, %99 ], [ %110, %104 ]
  %87 = select i1 %85, double %86, double %94
  %88 = add nuw nsw i64 %93, 1
  %89 = icmp eq i64 %88, %14
  br i1 %89, label %117, label %90
90:
  %91 = phi i32 [ %72, %76 ], [ %84, %82 ]
  %92 = phi i32 [ %73, %76 ], [ %83, %82 ]
  %93 = phi i64 [ 0, %76 ], [ %88, %82 ]
  %94 = phi double [ %75, %76 ], [ %87, %82 ]
  br i1 %80, label %95, label %99
95:
  %96 = getelementptr inbounds nuw i32, ptr %15, i64 %93
  %97 = load i32, ptr %96, align 4
  %98 = icmp sgt i32 %97, -1
  br i1 %98, label %99, label %104
99:
  %100 = fcmp olt double %94, -1.000000e+00
  %101 = trunc nuw nsw i64 %93 to i32
  %102 = select i1 %100, i32 %77, i32 %91
  %103 = select i1 %100, i32 %101, i32 %92
  br label %82
104:
  %105 = trunc nuw nsw i64 %93 to i32
  %106 = add nsw i32 %81, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %11, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = call double @llvm.fabs.f64(double %109)
  %111 = fcmp ogt double %110, %94
  %112 = fcmp uno double %109, 0.000000e+00
  %113 = or i1 %112, %111
  %114 = select i1 %113, i32 %77, i32 %91
  %115 = select i1 %113, i32 %105, i32 %92
  %116 = fcmp ord double %109, 0.000000e+00
  br i1 %116, label %82, label %123
117:
  %118 = phi i32 [ %72, %71 ], [ %84, %82 ]
  %119 = phi i32 [ %73, %71 ], [ %83, %82 ]
  %120 = phi double [ %75, %71 ], [ %87, %82 ]
  %121 = add nuw nsw i64 %74, 1
  %122 = icmp eq i64 %121, %12
  br i1 %122, label %123, label %71
123:
  %124 = phi i32 [ %114, %104 ], [ %118, %117 ]
  %125 = phi i32 [ %115, %104 ], [ %119, %117 ]
  %126 = phi double [ %110, %104 ], [ %120, %117 ]
  br i1 %63, label %127, label %129
127:
  %128 = fcmp ogt double %126, 1.000000e-09
  br i1 %128, label %131, label %138
129:
  %130 = icmp slt i32 %67, %4
  br i1 %130, label %131, label %138
131:
  %132 = fcmp uno double %66, 0.000000e+00
  %133 = fcmp olt double %66, %126
  %134 = or i1 %132, %133
  %135 = select i1 %134, double %66, double %126
  call fastcc void @bg_eliminate(ptr noundef nonnull readonly %7, i32 noundef %124, i32 noundef %125, i32 noundef 1)
  %136 = add nuw nsw i32 %67, 1
  %137 = icmp eq i32 %136, %0
  br i1 %137, label %138, label %65
138:
  %139 = phi double [ %66, %65 ], [ %66, %129 ], [ %135, %131 ], [ %66, %127 ]
  br label %140
140:
  %141 = phi i64 [ 0, %138 ], [ %172, %170 ]
  %142 = phi double [ -2.000000e+00, %138 ], [ %171, %170 ]
  br i1 %37, label %143, label %170
143:
  %144 = trunc nuw nsw i64 %141 to i32
  %145 = getelementptr inbounds nuw i8, ptr %16, i64 %141
  %146 = load i8, ptr %145, align 1
  %147 = icmp eq i8 %146, 0
  %148 = mul nsw i32 %8, %144
  br label %155
149:
  %150 = phi double [ %168, %162 ], [ -1.000000e+00, %158 ], [ -1.000000e+00, %155 ]
  %151 = fcmp ogt double %150, %157
  %152 = select i1 %151, double %150, double %157
  %153 = add nuw nsw i64 %156, 1
  %154 = icmp eq i64 %153, %14
  br i1 %154, label %170, label %155
155:
  %156 = phi i64 [ 0, %143 ], [ %153, %149 ]
  %157 = phi double [ %142, %143 ], [ %152, %149 ]
  br i1 %147, label %158, label %149
158:
  %159 = getelementptr inbounds nuw i32, ptr %15, i64 %156
  %160 = load i32, ptr %159, align 4
  %161 = icmp sgt i32 %160, -1
  br i1 %161, label %149, label %162
162:
  %163 = trunc nuw nsw i64 %156 to i32
  %164 = add nsw i32 %148, %163
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %11, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = call double @llvm.fabs.f64(double %167)
  %169 = fcmp ord double %167, 0.000000e+00
  br i1 %169, label %149, label %174
170:
  %171 = phi double [ %142, %140 ], [ %152, %149 ]
  %172 = add nuw nsw i64 %141, 1
  %173 = icmp eq i64 %172, %12
  br i1 %173, label %174, label %140
174:
  %175 = phi double [ %139, %162 ], [ 0x7FF0000000000000, %61 ], [ %139, %170 ]
  %176 = phi double [ %168, %162 ], [ -2.000000e+00, %61 ], [ %171, %170 ]
  %177 = fcmp olt double %176, 0.000000e+00
  %178 = select i1 %177, double 0.000000e+00, double %176
  %179 = icmp eq i32 %4, -1
  %180 = fcmp ogt double %175, 1.000000e-09
  %181 = fcmp olt double %178, 0x3F009456549BE1BD
  %182 = select i1 %180, i1 %181, i1 false
  %183 = select i1 %179, i1 true, i1 %182
  br i1 %37, label %184, label %221
184:
  %185 = phi i64 [ %187, %184 ], [ 0, %174 ]
  %186 = getelementptr inbounds nuw double, ptr %5, i64 %185
  store double 0.000000e+00, ptr %186, align 8
  %187 = add nuw nsw i64 %185, 1
  %188 = icmp eq i64 %187, %14
  br i1 %188, label %189, label %184
189:
  %190 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %191 = zext nneg i32 %190 to i64
  %192 = icmp slt i32 %0, 1
  br label %193
193:
  %194 = phi i64 [ %205, %204 ], [ 0, %189 ]
  %195 = getelementptr inbounds nuw i32, ptr %15, i64 %194
  %196 = load i32, ptr %195, align 4
  %197 = icmp sgt i32 %196, -1
  br i1 %197, label %198, label %204
198:
  %199 = getelementptr inbounds nuw double, ptr %5, i64 %194
  %200 = mul nsw i32 %196, %8
  %201 = add i32 %1, %200
  br i1 %192, label %204, label %202
202:
  %203 = load double, ptr %199, align 8
  br label %207
204:
  %205 = add nuw nsw i64 %194, 1
  %206 = icmp eq i64 %205, %14
  br i1 %206, label %221, label %193
207:
  %208 = phi double [ %218, %207 ], [ %203, %202 ]
  %209 = phi i64 [ %219, %207 ], [ 0, %202 ]
  %210 = trunc nuw nsw i64 %209 to i32
  %211 = add i32 %201, %210
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds double, ptr %11, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds nuw double, ptr %3, i64 %209
  %216 = load double, ptr %215, align 8
  %217 = fmul double %214, %216
  %218 = fadd double %208, %217
  store double %218, ptr %199, align 8
  %219 = add nuw nsw i64 %209, 1
  %220 = icmp eq i64 %219, %191
  br i1 %220, label %204, label %207
221:
  br i1 %30, label %222, label %245
222:
  %223 = phi i64 [ %232, %231 ], [ 0, %221 ]
  %224 = getelementptr inbounds nuw double, ptr %3, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds nuw double, ptr %13, i64 %223
  store double %225, ptr %226, align 8
  br i1 %37, label %227, label %231
227:
  %228 = mul nuw nsw i64 %223, %14
  %229 = getelementptr inbounds nuw double, ptr %2, i64 %228
  br label %234
230:
  store double %242, ptr %226, align 8
  br label %231
231:
  %232 = add nuw nsw i64 %223, 1
  %233 = icmp eq i64 %232, %12
  br i1 %233, label %245, label %222
234:
  %235 = phi i64 [ 0, %227 ], [ %243, %234 ]
  %236 = phi double [ %225, %227 ], [ %242, %234 ]
  %237 = getelementptr inbounds nuw double, ptr %229, i64 %235
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds nuw double, ptr %5, i64 %235
  %240 = load double, ptr %239, align 8
  %241 = fmul double %238, %240
  %242 = fsub double %236, %241
  %243 = add nuw nsw i64 %235, 1
  %244 = icmp eq i64 %243, %14
  br i1 %244, label %230, label %234
245:
  br i1 %37, label %246, label %290
246:
  %247 = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %248 = zext nneg i32 %247 to i64
  %249 = icmp slt i32 %0, 1
  br label %250
250:
  %251 = phi i64 [ %263, %262 ], [ 0, %246 ]
  %252 = getelementptr inbounds nuw i32, ptr %15, i64 %251
  %253 = load i32, ptr %252, align 4
  %254 = icmp sgt i32 %253, -1
  br i1 %254, label %255, label %262
255:
  %256 = getelementptr inbounds nuw double, ptr %5, i64 %251
  %257 = mul nsw i32 %253, %8
  %258 = add i32 %1, %257
  br i1 %249, label %262, label %259
259:
  %260 = load double, ptr %256, align 8
  br label %265
261:
  store double %276, ptr %256, align 8
  br label %262
262:
  %263 = add nuw nsw i64 %251, 1
  %264 = icmp eq i64 %263, %14
  br i1 %264, label %279, label %250
265:
  %266 = phi double [ %276, %265 ], [ %260, %259 ]
  %267 = phi i64 [ %277, %265 ], [ 0, %259 ]
  %268 = trunc nuw nsw i64 %267 to i32
  %269 = add i32 %258, %268
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds double, ptr %11, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = getelementptr inbounds nuw double, ptr %13, i64 %267
  %274 = load double, ptr %273, align 8
  %275 = fmul double %272, %274
  %276 = fadd double %266, %275
  %277 = add nuw nsw i64 %267, 1
  %278 = icmp eq i64 %277, %248
  br i1 %278, label %261, label %265
279:
  br i1 %183, label %290, label %285
280:
  %281 = phi i64 [ %283, %280 ], [ 0, %36 ]
  %282 = getelementptr inbounds nuw i32, ptr %15, i64 %281
  store i32 -1, ptr %282, align 4
  %283 = add nuw nsw i64 %281, 1
  %284 = icmp eq i64 %283, %14
  br i1 %284, label %61, label %280
285:
  %286 = phi i64 [ %288, %285 ], [ 0, %279 ]
  %287 = getelementptr inbounds nuw double, ptr %5, i64 %286
  store double 0x7FF8000000000000, ptr %287, align 8
  %288 = add nuw nsw i64 %286, 1
  %289 = icmp eq i64 %288, %14
  br i1 %289, label %290, label %285
290:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}
define internal fastcc void @bg_eliminate(ptr noundef nonnull readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr nounwind "no-builtins" {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = mul nsw i32 %8, %1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %6, i64 %10
  %12 = zext i32 %8 to i64
  %13 = alloca double, i64 %12, align 16
  %14 = sext i32 %2 to i64
  %15 = getelementptr inbounds double, ptr %11, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fcmp oeq double %16, 0.000000e+00
  %18 = select i1 %17, double 1.000000e+00, double %16
  %19 = icmp sgt i32 %8, 0
  br i1 %19, label %23, label %20
20:
  %21 = load i32, ptr %0, align 8
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %34, label %31
23:
  %24 = phi i64 [ %29, %23 ], [ 0, %4 ]
  %25 = getelementptr inbounds nuw double, ptr %11, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fdiv double %26, %18
  %28 = getelementptr inbounds nuw double, ptr %13, i64 %24
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %20, label %23
31:
  %32 = phi i32 [ %8, %20 ], [ %64, %62 ]
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %79, label %68
34:
  %35 = phi i32 [ %63, %62 ], [ %21, %20 ]
  %36 = phi i32 [ %64, %62 ], [ %8, %20 ]
  %37 = phi i32 [ %65, %62 ], [ %8, %20 ]
  %38 = phi i32 [ %66, %62 ], [ 0, %20 ]
  %39 = load ptr, ptr %5, align 8
  %40 = mul nsw i32 %37, %38
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = getelementptr inbounds double, ptr %42, i64 %14
  %44 = load double, ptr %43, align 8
  %45 = icmp eq i32 %38, %1
  br i1 %45, label %62, label %46
46:
  %47 = icmp sgt i32 %36, 0
  br i1 %47, label %48, label %62
48:
  %49 = phi i64 [ %56, %48 ], [ 0, %46 ]
  %50 = getelementptr inbounds nuw double, ptr %13, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %44, %51
  %53 = getelementptr inbounds nuw double, ptr %42, i64 %49
  %54 = load double, ptr %53, align 8
  %55 = fsub double %54, %52
  store double %55, ptr %53, align 8
  %56 = add nuw nsw i64 %49, 1
  %57 = load i32, ptr %7, align 8
  %58 = sext i32 %57 to i64
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %48, label %60
60:
  %61 = load i32, ptr %0, align 8
  br label %62
62:
  %63 = phi i32 [ %61, %60 ], [ %35, %46 ], [ %35, %34 ]
  %64 = phi i32 [ %57, %60 ], [ %36, %46 ], [ %36, %34 ]
  %65 = phi i32 [ %57, %60 ], [ %36, %46 ], [ %37, %34 ]
  %66 = add nuw nsw i32 %38, 1
  %67 = icmp slt i32 %66, %63
  br i1 %67, label %34, label %31
68:
  %69 = sext i32 %32 to i64
  %70 = and i64 %69, 2305843009213693951
  %71 = icmp eq i32 %32, 0
  br i1 %71, label %79, label %72
72:
  %73 = phi i64 [ %77, %72 ], [ 0, %68 ]
  %74 = getelementptr inbounds nuw double, ptr %13, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw double, ptr %11, i64 %73
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i64 %73, 1
  %78 = icmp eq i64 %77, %70
  br i1 %78, label %79, label %72
79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds i32, ptr %81, i64 %14
  store i32 %1, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %84 = load ptr, ptr %83, align 8
  %85 = sext i32 %1 to i64
  %86 = getelementptr inbounds i8, ptr %84, i64 %85
  store i8 1, ptr %86, align 1
  ret void
}
define internal fastcc void @bg_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) unnamed_addr nounwind "no-builtins" {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = add nsw i32 %5, 1
  %7 = zext i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %17, label %12
12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %1, i64 %15
  br label %17
17:
  %18 = phi ptr [ %16, %12 ], [ %8, %3 ]
  %19 = icmp sgt i32 %5, -1
  br i1 %19, label %20, label %25
20:
  %21 = phi i64 [ %23, %20 ], [ 0, %17 ]
  %22 = getelementptr inbounds nuw double, ptr %8, i64 %21
  store double 0.000000e+00, ptr %22, align 8
  %23 = add nuw nsw i64 %21, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %25, label %20
25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, -2
  br i1 %28, label %30, label %29
29:
  call fastcc void @bg_find_any_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %18, ptr noundef %2)
  br label %36
30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34
34:
  call fastcc void @bg_find_near_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %18, ptr noundef %2)
  br label %36
35:
  tail call fastcc void @bg_find_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2)
  br label %36
36:
  ret void
}
define internal fastcc void @bg_find_any_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef captures(none) %3) unnamed_addr nounwind "no-builtins" {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = tail call fastcc double @bg_find_rank_root(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %10 = fcmp ugt double %9, 1.000000e+00
  br i1 %10, label %11, label %17
11:
  call fastcc void @bg_linear_guess(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %8)
  %12 = call fastcc double @bg_attempt(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %8, i32 noundef 0, double noundef %9, ptr noundef %3)
  %13 = fcmp ugt double %12, 1.000000e+00
  br i1 %13, label %14, label %17
14:
  %15 = call fastcc i32 @bg_damped_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %8)
  %16 = call fastcc double @bg_attempt(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %8, i32 noundef %15, double noundef %12, ptr noundef %3)
  br label %17
17:
  ret void
}
define internal fastcc void @bg_find_near_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr nounwind "no-builtins" {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = mul nsw i32 %6, 12
  %8 = zext i32 %7 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = tail call fastcc i32 @bg_follow_root(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %84
12:
  %13 = icmp sgt i32 %6, 0
  br i1 %13, label %14, label %21
14:
  %15 = phi i64 [ %17, %14 ], [ 0, %12 ]
  %16 = getelementptr inbounds nuw double, ptr %9, i64 %15
  store double 0.000000e+00, ptr %16, align 8
  %17 = add nuw nsw i64 %15, 1
  %18 = icmp eq i64 %17, %8
  br i1 %18, label %19, label %14
19:
  %20 = zext nneg i32 %6 to i64
  br label %25
21:
  %22 = sext i32 %6 to i64
  %23 = and i64 %22, 2305843009213693951
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %35, label %25
25:
  %26 = phi i64 [ %20, %19 ], [ %23, %21 ]
  %27 = phi i64 [ %20, %19 ], [ %22, %21 ]
  br label %28
28:
  %29 = phi i64 [ %33, %28 ], [ 0, %25 ]
  %30 = getelementptr inbounds nuw double, ptr %2, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw double, ptr %9, i64 %29
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %29, 1
  %34 = icmp eq i64 %33, %26
  br i1 %34, label %35, label %28
35:
  %36 = phi i64 [ 0, %21 ], [ %27, %28 ]
  %37 = zext nneg i32 %6 to i64
  br label %66
38:
  call fastcc void @bg_from_starts(ptr noundef %0, ptr noundef %1, i32 noundef 6, i32 noundef 11, ptr noundef %9, ptr noundef %3)
  br label %46
39:
  %40 = getelementptr inbounds nuw double, ptr %2, i64 %36
  %41 = load double, ptr %40, align 8
  %42 = fcmp une double %41, 0.000000e+00
  %43 = fmul double %41, 1.000000e-02
  %44 = fcmp ugt double %58, %43
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %61, label %84
46:
  %47 = phi i64 [ %59, %46 ], [ 0, %38 ]
  %48 = phi double [ %58, %46 ], [ 0.000000e+00, %38 ]
  %49 = getelementptr inbounds nuw double, ptr %3, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw double, ptr %2, i64 %47
  %52 = load double, ptr %51, align 8
  %53 = fsub double %50, %52
  %54 = tail call double @llvm.fabs.f64(double %53)
  %55 = fcmp uno double %48, 0.000000e+00
  %56 = fcmp ogt double %48, %54
  %57 = or i1 %55, %56
  %58 = select i1 %57, double %48, double %54
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %37
  br i1 %60, label %39, label %46
61:
  %62 = phi i64 [ %64, %61 ], [ 0, %39 ]
  %63 = getelementptr inbounds nuw double, ptr %3, i64 %62
  store double 0x7FF8000000000000, ptr %63, align 8
  %64 = add nuw nsw i64 %62, 1
  %65 = icmp eq i64 %64, %37
  br i1 %65, label %84, label %61
66:
  %67 = phi i64 [ 0, %35 ], [ %70, %80 ]
  %68 = getelementptr inbounds nuw double, ptr @bg_find_near_root.values, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = add nuw nsw i64 %67, 1
  %71 = mul nsw i64 %70, %36
  %72 = getelementptr inbounds double, ptr %9, i64 %71
  br i1 %13, label %73, label %81
73:
  %74 = phi i64 [ %76, %73 ], [ 0, %66 ]
  %75 = getelementptr inbounds nuw double, ptr %72, i64 %74
  store double %69, ptr %75, align 8
  %76 = add nuw nsw i64 %74, 1
  %77 = icmp eq i64 %76, %37
  br i1 %77, label %78, label %73
78:
  %79 = icmp eq i64 %70, 10
  br i1 %79, label %38, label %80
80:
  br label %66
81:
  %82 = icmp eq i64 %70, 10
  br i1 %82, label %83, label %80
83:
  call fastcc void @bg_from_starts(ptr noundef %0, ptr noundef %1, i32 noundef 6, i32 noundef 11, ptr noundef %9, ptr noundef %3)
  br label %84
84:
  ret void
}
define internal fastcc void @bg_find_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2) unnamed_addr nounwind "no-builtins" {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = mul nsw i32 %5, 6
  %7 = zext i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = icmp sgt i32 %5, 0
  br i1 %9, label %10, label %15
10:
  %11 = phi i64 [ %13, %10 ], [ 0, %3 ]
  %12 = getelementptr inbounds nuw double, ptr %8, i64 %11
  store double 0.000000e+00, ptr %12, align 8
  %13 = add nuw nsw i64 %11, 1
  %14 = icmp eq i64 %13, %7
  br i1 %14, label %15, label %10
15:
  %16 = zext nneg i32 %5 to i64
  %17 = sext i32 %5 to i64
  br label %19
18:
  call fastcc void @bg_from_starts(ptr noundef %0, ptr noundef %1, i32 noundef 5, i32 noundef 5, ptr noundef %8, ptr noundef %2)
  ret void
19:
  %20 = phi i64 [ 0, %15 ], [ %31, %30 ]
  %21 = getelementptr inbounds nuw double, ptr @bg_find_root.values, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul nsw i64 %20, %17
  %24 = getelementptr inbounds double, ptr %8, i64 %23
  br i1 %9, label %25, label %30
25:
  %26 = phi i64 [ %28, %25 ], [ 0, %19 ]
  %27 = getelementptr inbounds nuw double, ptr %24, i64 %26
  store double %22, ptr %27, align 8
  %28 = add nuw nsw i64 %26, 1
  %29 = icmp eq i64 %28, %16
  br i1 %29, label %30, label %25
30:
  %31 = add nuw nsw i64 %20, 1
  %32 = icmp eq i64 %31, 5
  br i1 %32, label %18, label %19
}
define internal fastcc double @bg_find_rank_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr nounwind "no-builtins" {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = load i32, ptr %0, align 8
  %8 = zext i32 %7 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = mul nsw i32 %7, %6
  %11 = zext i32 %10 to i64
  %12 = alloca double, i64 %11, align 16
  %13 = alloca double, i64 %8, align 16
  %14 = zext i32 %6 to i64
  %15 = alloca double, i64 %14, align 16
  %16 = alloca double, i64 %14, align 16
  %17 = sext i32 %6 to i64
  %18 = and i64 %17, 2305843009213693951
  %19 = icmp eq i32 %6, 0
  br i1 %19, label %20, label %21
20:
  call fastcc void @bg_approach(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %16, ptr noundef %15)
  br label %59
21:
  %22 = phi i64 [ %26, %21 ], [ 0, %4 ]
  %23 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw double, ptr %16, i64 %22
  store double %24, ptr %25, align 8
  %26 = add nuw nsw i64 %22, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %28, label %21
28:
  call fastcc void @bg_approach(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %16, ptr noundef %15)
  %29 = icmp sgt i32 %6, 0
  br i1 %29, label %30, label %59
30:
  %31 = phi i64 [ %40, %30 ], [ 0, %28 ]
  %32 = phi double [ %39, %30 ], [ 0.000000e+00, %28 ]
  %33 = getelementptr inbounds nuw double, ptr %15, i64 %31
  %34 = load double, ptr %33, align 8
  %35 = call double @llvm.fabs.f64(double %34)
  %36 = fcmp uno double %32, 0.000000e+00
  %37 = fcmp ogt double %32, %35
  %38 = or i1 %36, %37
  %39 = select i1 %38, double %32, double %35
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %14
  br i1 %41, label %42, label %30
42:
  %43 = phi i64 [ %52, %42 ], [ 0, %30 ]
  %44 = phi double [ %51, %42 ], [ 0.000000e+00, %30 ]
  %45 = getelementptr inbounds nuw double, ptr %16, i64 %43
  %46 = load double, ptr %45, align 8
  %47 = call double @llvm.fabs.f64(double %46)
  %48 = fcmp uno double %44, 0.000000e+00
  %49 = fcmp ogt double %44, %47
  %50 = or i1 %48, %49
  %51 = select i1 %50, double %44, double %47
  %52 = add nuw nsw i64 %43, 1
  %53 = icmp eq i64 %52, %14
  br i1 %53, label %54, label %42
54:
  %55 = fcmp one double %39, 0x7FF0000000000000
  %56 = select i1 %55, double %39, double 0x7FF0000000000000
  %57 = fadd double %51, 0x3D719799812DEA11
  %58 = fmul double %57, 1.000000e-08
  br label %59
59:
  %60 = phi double [ 0.000000e+00, %20 ], [ 0.000000e+00, %28 ], [ %56, %54 ]
  %61 = phi i1 [ false, %20 ], [ false, %28 ], [ true, %54 ]
  %62 = phi double [ 0x3BC79CA10C924223, %20 ], [ 0x3BC79CA10C924223, %28 ], [ %58, %54 ]
  %63 = fcmp ugt double %60, %62
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %16, ptr noundef %9, ptr noundef %12, ptr noundef %13)
  %64 = load i32, ptr %0, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %66 = load i32, ptr %65, align 4
  call fastcc void @bg_rank_solve(i32 noundef %64, i32 noundef %6, ptr noundef nonnull %12, ptr noundef nonnull %9, i32 noundef %66, ptr noundef nonnull %15)
  %67 = icmp sgt i32 %6, 0
  br i1 %67, label %116, label %68
68:
  %69 = load i32, ptr %0, align 8
  %70 = icmp sgt i32 %69, 0
  br i1 %70, label %71, label %105
71:
  %72 = load i32, ptr %5, align 4
  %73 = icmp sgt i32 %72, 0
  %74 = zext i32 %72 to i64
  %75 = zext nneg i32 %69 to i64
  br label %76
76:
  %77 = phi i64 [ 0, %71 ], [ %100, %94 ]
  %78 = phi double [ 0.000000e+00, %71 ], [ %99, %94 ]
  br i1 %73, label %79, label %94
79:
  %80 = mul nuw nsw i64 %77, %74
  %81 = getelementptr double, ptr %12, i64 %80
  br label %82
82:
  %83 = phi i64 [ 0, %79 ], [ %92, %82 ]
  %84 = phi double [ 0.000000e+00, %79 ], [ %91, %82 ]
  %85 = getelementptr double, ptr %81, i64 %83
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw double, ptr %16, i64 %83
  %88 = load double, ptr %87, align 8
  %89 = fmul double %86, %88
  %90 = call double @llvm.fabs.f64(double %89)
  %91 = fadd double %84, %90
  %92 = add nuw nsw i64 %83, 1
  %93 = icmp eq i64 %92, %74
  br i1 %93, label %94, label %82
94:
  %95 = phi double [ 0.000000e+00, %76 ], [ %91, %82 ]
  %96 = fcmp uno double %78, 0.000000e+00
  %97 = fcmp ogt double %78, %95
  %98 = or i1 %96, %97
  %99 = select i1 %98, double %78, double %95
  %100 = add nuw nsw i64 %77, 1
  %101 = icmp eq i64 %100, %75
  br i1 %101, label %102, label %76
102:
  %103 = fmul double %99, 1.000000e-04
  %104 = fadd double %103, 0x3D719799812DEA11
  br label %105
105:
  %106 = phi double [ 0x3D719799812DEA11, %68 ], [ %104, %102 ]
  br i1 %61, label %110, label %129
107:
  %108 = add nuw nsw i64 %111, 1
  %109 = icmp eq i64 %108, %14
  br i1 %109, label %129, label %110
110:
  %111 = phi i64 [ %108, %107 ], [ 0, %105 ]
  %112 = getelementptr inbounds nuw double, ptr %3, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = call double @llvm.fabs.f64(double %113)
  %115 = fcmp ueq double %114, 0x7FF0000000000000
  br i1 %115, label %150, label %107
116:
  %117 = phi i64 [ %127, %124 ], [ 0, %59 ]
  br i1 %63, label %124, label %118
118:
  %119 = getelementptr inbounds nuw double, ptr %16, i64 %117
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds nuw double, ptr %15, i64 %117
  %122 = load double, ptr %121, align 8
  %123 = fsub double %120, %122
  br label %124
124:
  %125 = phi double [ %123, %118 ], [ 0x7FF8000000000000, %116 ]
  %126 = getelementptr inbounds nuw double, ptr %3, i64 %117
  store double %125, ptr %126, align 8
  %127 = add nuw nsw i64 %117, 1
  %128 = icmp eq i64 %127, %14
  br i1 %128, label %68, label %116
129:
  br i1 %70, label %130, label %144
130:
  %131 = zext nneg i32 %69 to i64
  br label %132
132:
  %133 = phi i64 [ 0, %130 ], [ %142, %132 ]
  %134 = phi double [ 0.000000e+00, %130 ], [ %141, %132 ]
  %135 = getelementptr inbounds nuw double, ptr %9, i64 %133
  %136 = load double, ptr %135, align 8
  %137 = call double @llvm.fabs.f64(double %136)
  %138 = fcmp uno double %134, 0.000000e+00
  %139 = fcmp ogt double %134, %137
  %140 = or i1 %138, %139
  %141 = select i1 %140, double %134, double %137
  %142 = add nuw nsw i64 %133, 1
  %143 = icmp eq i64 %142, %131
  br i1 %143, label %144, label %132
144:
  %145 = phi double [ 0.000000e+00, %129 ], [ %141, %132 ]
  %146 = call double @llvm.fabs.f64(double %145)
  %147 = fcmp one double %146, 0x7FF0000000000000
  %148 = select i1 %147, double %145, double 0x7FF0000000000000
  %149 = fdiv double %148, %106
  br label %150
150:
  %151 = phi double [ %149, %144 ], [ 0x7FF0000000000000, %110 ]
  ret double %151
}
define internal fastcc void @bg_linear_guess(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull captures(none) %3) unnamed_addr nounwind "no-builtins" {
  %5 = load i32, ptr %0, align 8
  %6 = shl nsw i32 %5, 1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %6, %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = load i32, ptr %10, align 4
  %12 = add nsw i32 %9, %11
  %13 = zext i32 %12 to i64
  %14 = alloca double, i64 %13, align 16
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = mul nsw i32 %16, %5
  %18 = add nsw i32 %17, 1
  %19 = zext i32 %18 to i64
  %20 = alloca double, i64 %19, align 16
  %21 = add nsw i32 %16, 1
  %22 = zext i32 %21 to i64
  %23 = alloca double, i64 %22, align 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = and i64 %26, 2305843009213693951
  %28 = icmp eq i32 %25, 0
  br i1 %28, label %38, label %29
29:
  %30 = phi i64 [ %34, %29 ], [ 0, %4 ]
  %31 = getelementptr inbounds nuw double, ptr %2, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw double, ptr %3, i64 %30
  store double %32, ptr %33, align 8
  %34 = add nuw nsw i64 %30, 1
  %35 = icmp eq i64 %34, %27
  br i1 %35, label %36, label %29
36:
  %37 = load i32, ptr %10, align 4
  br label %38
38:
  %39 = phi i32 [ %37, %36 ], [ %11, %4 ]
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %95, label %41
41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load ptr, ptr %42, align 8
  call void %43(ptr noundef %1, ptr noundef %2, ptr noundef nonnull %14)
  %44 = load i32, ptr %10, align 4
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %46 = load ptr, ptr %45, align 8
  %47 = load i32, ptr %0, align 8
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %14, i64 %48
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %49, i64 %51
  %53 = load i32, ptr %15, align 8
  %54 = mul nsw i32 %53, %47
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %56, label %63
56:
  %57 = zext nneg i32 %54 to i64
  br label %58
58:
  %59 = phi i64 [ 0, %56 ], [ %61, %58 ]
  %60 = getelementptr inbounds nuw double, ptr %20, i64 %59
  store double 0.000000e+00, ptr %60, align 8
  %61 = add nuw nsw i64 %59, 1
  %62 = icmp eq i64 %61, %57
  br i1 %62, label %63, label %58
63:
  %64 = icmp sgt i32 %44, 0
  br i1 %64, label %65, label %81
65:
  %66 = zext nneg i32 %44 to i64
  br label %67
67:
  %68 = phi i64 [ 0, %65 ], [ %79, %67 ]
  %69 = getelementptr inbounds nuw double, ptr %52, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw [2 x i32], ptr %46, i64 %68
  %72 = load i32, ptr %71, align 4
  %73 = mul nsw i32 %72, %53
  %74 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %75 = load i32, ptr %74, align 4
  %76 = add nsw i32 %73, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %20, i64 %77
  store double %70, ptr %78, align 8
  %79 = add nuw nsw i64 %68, 1
  %80 = icmp eq i64 %79, %66
  br i1 %80, label %81, label %67
81:
  call fastcc void @bg_rank_solve(i32 noundef %47, i32 noundef %53, ptr noundef nonnull %20, ptr noundef nonnull %14, i32 noundef -1, ptr noundef nonnull %23)
  %82 = load i32, ptr %24, align 4
  %83 = icmp sgt i32 %82, 0
  br i1 %83, label %84, label %95
84:
  %85 = phi i64 [ %91, %84 ], [ 0, %81 ]
  %86 = getelementptr inbounds nuw double, ptr %23, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds nuw double, ptr %3, i64 %85
  %89 = load double, ptr %88, align 8
  %90 = fsub double %89, %87
  store double %90, ptr %88, align 8
  %91 = add nuw nsw i64 %85, 1
  %92 = load i32, ptr %24, align 4
  %93 = sext i32 %92 to i64
  %94 = icmp slt i64 %91, %93
  br i1 %94, label %84, label %95
95:
  ret void
}
define internal fastcc double @bg_attempt(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull readonly captures(none) %3, i32 noundef %4, double noundef %5, ptr noundef writeonly captures(none) %6) unnamed_addr nounwind "no-builtins" {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = zext i32 %9 to i64
  %11 = alloca double, i64 %10, align 16
  %12 = call fastcc double @bg_find_rank_root(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %11)
  %13 = icmp ne i32 %4, 0
  %14 = fcmp ogt double %12, 1.000000e+00
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %27
16:
  %17 = sext i32 %9 to i64
  %18 = and i64 %17, 2305843009213693951
  %19 = icmp eq i32 %9, 0
  br i1 %19, label %72, label %20
20:
  %21 = phi i64 [ %25, %20 ], [ 0, %16 ]
  %22 = getelementptr inbounds nuw double, ptr %3, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw double, ptr %11, i64 %21
  store double %23, ptr %24, align 8
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, %18
  br i1 %26, label %27, label %20
27:
  %28 = phi double [ %12, %7 ], [ 1.000000e+00, %20 ]
  %29 = icmp sgt i32 %9, 0
  br i1 %29, label %39, label %30
30:
  %31 = sext i32 %9 to i64
  br label %69
32:
  %33 = getelementptr inbounds nuw double, ptr %2, i64 %10
  %34 = load double, ptr %33, align 8
  %35 = fcmp une double %34, 0.000000e+00
  %36 = fmul double %34, 1.000000e-02
  %37 = fcmp ugt double %51, %36
  %38 = select i1 %35, i1 %37, i1 false
  br i1 %38, label %54, label %59
39:
  %40 = phi i64 [ %52, %39 ], [ 0, %27 ]
  %41 = phi double [ %51, %39 ], [ 0.000000e+00, %27 ]
  %42 = getelementptr inbounds nuw double, ptr %11, i64 %40
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw double, ptr %2, i64 %40
  %45 = load double, ptr %44, align 8
  %46 = fsub double %43, %45
  %47 = tail call double @llvm.fabs.f64(double %46)
  %48 = fcmp uno double %41, 0.000000e+00
  %49 = fcmp ogt double %41, %47
  %50 = or i1 %48, %49
  %51 = select i1 %50, double %41, double %47
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, %10
  br i1 %53, label %32, label %39
54:
  %55 = phi i64 [ %57, %54 ], [ 0, %32 ]
  %56 = getelementptr inbounds nuw double, ptr %11, i64 %55
  store double 0x7FF8000000000000, ptr %56, align 8
  %57 = add nuw nsw i64 %55, 1
  %58 = icmp eq i64 %57, %10
  br i1 %58, label %59, label %54
59:
  br label %63
60:
  %61 = add nuw nsw i64 %64, 1
  %62 = icmp eq i64 %61, %10
  br i1 %62, label %69, label %63
63:
  %64 = phi i64 [ %61, %60 ], [ 0, %59 ]
  %65 = getelementptr inbounds nuw double, ptr %11, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = fcmp ueq double %67, 0x7FF0000000000000
  br i1 %68, label %85, label %60
69:
  %70 = phi i64 [ %31, %30 ], [ %10, %60 ]
  %71 = fcmp olt double %28, %5
  br i1 %71, label %75, label %85
72:
  %73 = fcmp ogt double %5, 1.000000e+00
  br i1 %73, label %74, label %85
74:
  br label %85
75:
  %76 = and i64 %70, 2305843009213693951
  %77 = icmp eq i32 %9, 0
  br i1 %77, label %85, label %78
78:
  %79 = phi i64 [ %83, %78 ], [ 0, %75 ]
  %80 = getelementptr inbounds nuw double, ptr %11, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw double, ptr %6, i64 %79
  store double %81, ptr %82, align 8
  %83 = add nuw nsw i64 %79, 1
  %84 = icmp eq i64 %83, %76
  br i1 %84, label %85, label %78
85:
  %86 = phi double [ 1.000000e+00, %74 ], [ %5, %69 ], [ %28, %75 ], [ %28, %78 ], [ %5, %72 ], [ %5, %63 ]
  ret double %86
}
define internal fastcc range(i32 0, 2) i32 @bg_damped_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull %3) unnamed_addr nounwind "no-builtins" {
  %5 = alloca %struct.bg_damped, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = zext i32 %7 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = load i32, ptr %0, align 8
  %11 = zext i32 %10 to i64
  %12 = alloca double, i64 %11, align 16
  %13 = mul nsw i32 %10, %7
  %14 = zext i32 %13 to i64
  %15 = alloca double, i64 %14, align 16
  %16 = alloca double, i64 %11, align 16
  %17 = alloca double, i64 %8, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store ptr %9, ptr %5, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %12, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %15, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr %17, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 1.000000e-03, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store ptr %3, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store double 0x7FF0000000000000, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 68
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 72
  store i32 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 76
  store i32 0, ptr %28, align 4
  %29 = icmp sgt i32 %7, 0
  br i1 %29, label %30, label %35
30:
  %31 = phi i64 [ %33, %30 ], [ 0, %4 ]
  %32 = getelementptr inbounds nuw double, ptr %17, i64 %31
  store double 0.000000e+00, ptr %32, align 8
  %33 = add nuw nsw i64 %31, 1
  %34 = icmp eq i64 %33, %8
  br i1 %34, label %35, label %30
35:
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %17, ptr noundef %12, ptr noundef %15, ptr noundef %16)
  %36 = load i32, ptr %0, align 8
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %52
38:
  %39 = zext nneg i32 %36 to i64
  br label %40
40:
  %41 = phi i64 [ 0, %38 ], [ %50, %40 ]
  %42 = phi double [ 0.000000e+00, %38 ], [ %49, %40 ]
  %43 = getelementptr inbounds nuw double, ptr %12, i64 %41
  %44 = load double, ptr %43, align 8
  %45 = call double @llvm.fabs.f64(double %44)
  %46 = fcmp uno double %42, 0.000000e+00
  %47 = fcmp ogt double %42, %45
  %48 = or i1 %46, %47
  %49 = select i1 %48, double %42, double %45
  %50 = add nuw nsw i64 %41, 1
  %51 = icmp eq i64 %50, %39
  br i1 %51, label %52, label %40
52:
  %53 = phi double [ 0.000000e+00, %35 ], [ %49, %40 ]
  store double %53, ptr %21, align 8
  %54 = sext i32 %7 to i64
  %55 = and i64 %54, 2305843009213693951
  %56 = icmp eq i32 %7, 0
  br i1 %56, label %64, label %57
57:
  %58 = phi i64 [ %62, %57 ], [ 0, %52 ]
  %59 = getelementptr inbounds nuw double, ptr %2, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw double, ptr %3, i64 %58
  store double %60, ptr %61, align 8
  %62 = add nuw nsw i64 %58, 1
  %63 = icmp eq i64 %62, %55
  br i1 %63, label %64, label %57
64:
  %65 = load i32, ptr %6, align 4
  %66 = sext i32 %65 to i64
  %67 = and i64 %66, 2305843009213693951
  %68 = icmp eq i32 %65, 0
  br i1 %68, label %83, label %69
69:
  %70 = phi i64 [ %74, %69 ], [ 0, %64 ]
  %71 = getelementptr inbounds nuw double, ptr %2, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %9, i64 %70
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i64 %70, 1
  %75 = icmp eq i64 %74, %67
  br i1 %75, label %76, label %69
76:
  %77 = phi i64 [ %81, %76 ], [ 0, %69 ]
  %78 = getelementptr inbounds nuw double, ptr %2, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw double, ptr %17, i64 %77
  store double %79, ptr %80, align 8
  %81 = add nuw nsw i64 %77, 1
  %82 = icmp eq i64 %81, %67
  br i1 %82, label %83, label %76
83:
  %84 = load i32, ptr %0, align 8
  %85 = icmp sgt i32 %84, 0
  br i1 %85, label %86, label %93
86:
  %87 = zext nneg i32 %84 to i64
  br label %88
88:
  %89 = phi i64 [ 0, %86 ], [ %91, %88 ]
  %90 = getelementptr inbounds nuw double, ptr %12, i64 %89
  store double 0x7FF0000000000000, ptr %90, align 8
  %91 = add nuw nsw i64 %89, 1
  %92 = icmp eq i64 %91, %87
  br i1 %92, label %93, label %88
93:
  store double 1.000000e-03, ptr %22, align 8
  store i32 0, ptr %25, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %95
95:
  call fastcc void @bg_damped_try(ptr noundef nonnull readonly %0, ptr noundef %1, ptr noundef nonnull %5)
  %96 = load double, ptr %21, align 8
  %97 = load ptr, ptr %19, align 8
  %98 = load ptr, ptr %5, align 8
  %99 = load i32, ptr %0, align 8
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %104, label %101
101:
  %102 = fadd double %96, 0.000000e+00
  %103 = load ptr, ptr %18, align 8
  br label %151
104:
  %105 = load i32, ptr %6, align 4
  %106 = icmp sgt i32 %105, 0
  %107 = zext i32 %105 to i64
  %108 = zext nneg i32 %99 to i64
  br label %109
109:
  %110 = phi i64 [ 0, %104 ], [ %133, %127 ]
  %111 = phi double [ 0.000000e+00, %104 ], [ %132, %127 ]
  br i1 %106, label %112, label %127
112:
  %113 = mul nuw nsw i64 %110, %107
  %114 = getelementptr double, ptr %97, i64 %113
  br label %115
115:
  %116 = phi i64 [ 0, %112 ], [ %125, %115 ]
  %117 = phi double [ 0.000000e+00, %112 ], [ %124, %115 ]
  %118 = getelementptr double, ptr %114, i64 %116
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds nuw double, ptr %98, i64 %116
  %121 = load double, ptr %120, align 8
  %122 = fmul double %119, %121
  %123 = call double @llvm.fabs.f64(double %122)
  %124 = fadd double %117, %123
  %125 = add nuw nsw i64 %116, 1
  %126 = icmp eq i64 %125, %107
  br i1 %126, label %127, label %115
127:
  %128 = phi double [ 0.000000e+00, %109 ], [ %124, %115 ]
  %129 = fcmp uno double %111, 0.000000e+00
  %130 = fcmp ogt double %111, %128
  %131 = or i1 %129, %130
  %132 = select i1 %131, double %111, double %128
  %133 = add nuw nsw i64 %110, 1
  %134 = icmp eq i64 %133, %108
  br i1 %134, label %135, label %109
135:
  %136 = load ptr, ptr %18, align 8
  br label %137
137:
  %138 = phi i64 [ 0, %135 ], [ %147, %137 ]
  %139 = phi double [ 0.000000e+00, %135 ], [ %146, %137 ]
  %140 = getelementptr inbounds nuw double, ptr %136, i64 %138
  %141 = load double, ptr %140, align 8
  %142 = call double @llvm.fabs.f64(double %141)
  %143 = fcmp uno double %139, 0.000000e+00
  %144 = fcmp ogt double %139, %142
  %145 = or i1 %143, %144
  %146 = select i1 %145, double %139, double %142
  %147 = add nuw nsw i64 %138, 1
  %148 = icmp eq i64 %147, %108
  br i1 %148, label %149, label %137
149:
  %150 = fadd double %96, %132
  br label %151
151:
  %152 = phi ptr [ %103, %101 ], [ %136, %149 ]
  %153 = phi double [ %102, %101 ], [ %150, %149 ]
  %154 = phi double [ 0.000000e+00, %101 ], [ %146, %149 ]
  %155 = fmul double %153, 0x3D06849B86A12B9B
  %156 = fcmp ole double %154, %155
  %157 = load i32, ptr %25, align 8
  %158 = icmp sgt i32 %157, 150
  %159 = select i1 %156, i1 true, i1 %158
  br i1 %159, label %163, label %160
160:
  %161 = load double, ptr %22, align 8
  %162 = fcmp ogt double %161, 1.000000e+10
  br label %163
163:
  %164 = phi i1 [ true, %151 ], [ %162, %160 ]
  %165 = fmul double %153, 0x3DA5FD7FE1796495
  %166 = fcmp ole double %154, %165
  %167 = and i1 %166, %164
  %168 = zext i1 %167 to i32
  store i32 %168, ptr %27, align 8
  %169 = add nsw i32 %157, 1
  store i32 %169, ptr %25, align 8
  br i1 %164, label %170, label %215
170:
  br i1 %100, label %171, label %187
171:
  %172 = zext nneg i32 %99 to i64
  br label %173
173:
  %174 = phi i64 [ 0, %171 ], [ %180, %173 ]
  %175 = phi double [ 0.000000e+00, %171 ], [ %179, %173 ]
  %176 = getelementptr inbounds nuw double, ptr %152, i64 %174
  %177 = load double, ptr %176, align 8
  %178 = fmul double %177, %177
  %179 = fadd double %175, %178
  %180 = add nuw nsw i64 %174, 1
  %181 = icmp eq i64 %180, %172
  br i1 %181, label %182, label %173
182:
  %183 = fcmp uno double %179, 0.000000e+00
  %184 = select i1 %183, double 0x7FF0000000000000, double %179
  %185 = load double, ptr %24, align 8
  %186 = fcmp olt double %184, %185
  br i1 %186, label %190, label %217
187:
  %188 = load double, ptr %24, align 8
  %189 = fcmp ogt double %188, 0.000000e+00
  br i1 %189, label %199, label %217
190:
  %191 = phi i64 [ %197, %190 ], [ 0, %182 ]
  %192 = phi double [ %196, %190 ], [ 0.000000e+00, %182 ]
  %193 = getelementptr inbounds nuw double, ptr %152, i64 %191
  %194 = load double, ptr %193, align 8
  %195 = fmul double %194, %194
  %196 = fadd double %192, %195
  %197 = add nuw nsw i64 %191, 1
  %198 = icmp eq i64 %197, %172
  br i1 %198, label %199, label %190
199:
  %200 = phi double [ 0.000000e+00, %187 ], [ %196, %190 ]
  %201 = fcmp uno double %200, 0.000000e+00
  %202 = select i1 %201, double 0x7FF0000000000000, double %200
  store double %202, ptr %24, align 8
  %203 = load i32, ptr %6, align 4
  %204 = load ptr, ptr %23, align 8
  %205 = sext i32 %203 to i64
  %206 = and i64 %205, 2305843009213693951
  %207 = icmp eq i32 %203, 0
  br i1 %207, label %217, label %208
208:
  %209 = phi i64 [ %213, %208 ], [ 0, %199 ]
  %210 = getelementptr inbounds nuw double, ptr %98, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = getelementptr inbounds nuw double, ptr %204, i64 %209
  store double %211, ptr %212, align 8
  %213 = add nuw nsw i64 %209, 1
  %214 = icmp eq i64 %213, %206
  br i1 %214, label %217, label %208
215:
  call fastcc void @bg_damped_step(ptr noundef nonnull readonly %0, ptr noundef nonnull %5)
  %216 = load i32, ptr %26, align 4
  br label %262
217:
  %218 = load i32, ptr %26, align 4
  br i1 %167, label %265, label %219
219:
  %220 = add nsw i32 %218, 1
  store i32 %220, ptr %26, align 4
  %221 = icmp slt i32 %218, 11
  br i1 %221, label %222, label %265
222:
  %223 = load ptr, ptr %94, align 8
  %224 = load i32, ptr %6, align 4
  %225 = mul nsw i32 %224, %218
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds double, ptr %223, i64 %226
  %228 = sext i32 %224 to i64
  %229 = and i64 %228, 2305843009213693951
  %230 = icmp eq i32 %224, 0
  br i1 %230, label %251, label %231
231:
  %232 = phi i64 [ %236, %231 ], [ 0, %222 ]
  %233 = getelementptr inbounds nuw double, ptr %227, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = getelementptr inbounds nuw double, ptr %98, i64 %232
  store double %234, ptr %235, align 8
  %236 = add nuw nsw i64 %232, 1
  %237 = icmp eq i64 %236, %229
  br i1 %237, label %238, label %231
238:
  %239 = load i32, ptr %6, align 4
  %240 = load ptr, ptr %20, align 8
  %241 = sext i32 %239 to i64
  %242 = and i64 %241, 2305843009213693951
  %243 = icmp eq i32 %239, 0
  br i1 %243, label %251, label %244
244:
  %245 = phi i64 [ %249, %244 ], [ 0, %238 ]
  %246 = getelementptr inbounds nuw double, ptr %227, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = getelementptr inbounds nuw double, ptr %240, i64 %245
  store double %247, ptr %248, align 8
  %249 = add nuw nsw i64 %245, 1
  %250 = icmp eq i64 %249, %242
  br i1 %250, label %251, label %244
251:
  %252 = load i32, ptr %0, align 8
  %253 = icmp sgt i32 %252, 0
  br i1 %253, label %254, label %261
254:
  %255 = zext nneg i32 %252 to i64
  br label %256
256:
  %257 = phi i64 [ 0, %254 ], [ %259, %256 ]
  %258 = getelementptr inbounds nuw double, ptr %152, i64 %257
  store double 0x7FF0000000000000, ptr %258, align 8
  %259 = add nuw nsw i64 %257, 1
  %260 = icmp eq i64 %259, %255
  br i1 %260, label %261, label %256
261:
  store double 1.000000e-03, ptr %22, align 8
  store i32 0, ptr %25, align 8
  br label %262
262:
  %263 = phi i32 [ %216, %215 ], [ %220, %261 ]
  %264 = icmp sgt i32 %263, 11
  br i1 %264, label %265, label %95
265:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret i32 %168
}
define internal fastcc void @bg_approach(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull captures(none) %3) unnamed_addr nounwind "no-builtins" {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = alloca double, i64 %7, align 16
  tail call fastcc void @bg_any_step(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %10 = icmp sgt i32 %6, 0
  %11 = sext i32 %6 to i64
  %12 = and i64 %11, 2305843009213693951
  br i1 %10, label %13, label %49
13:
  %14 = phi double [ %116, %115 ], [ 1.000000e+00, %4 ]
  %15 = phi i32 [ %117, %115 ], [ 0, %4 ]
  br label %16
16:
  %17 = phi i64 [ %26, %16 ], [ 0, %13 ]
  %18 = phi double [ %25, %16 ], [ 0.000000e+00, %13 ]
  %19 = getelementptr inbounds nuw double, ptr %3, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = call double @llvm.fabs.f64(double %20)
  %22 = fcmp uno double %18, 0.000000e+00
  %23 = fcmp ogt double %18, %21
  %24 = or i1 %22, %23
  %25 = select i1 %24, double %18, double %21
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %28, label %16
28:
  %29 = phi i64 [ %38, %28 ], [ 0, %16 ]
  %30 = phi double [ %37, %28 ], [ 0.000000e+00, %16 ]
  %31 = getelementptr inbounds nuw double, ptr %2, i64 %29
  %32 = load double, ptr %31, align 8
  %33 = call double @llvm.fabs.f64(double %32)
  %34 = fcmp uno double %30, 0.000000e+00
  %35 = fcmp ogt double %30, %33
  %36 = or i1 %34, %35
  %37 = select i1 %36, double %30, double %33
  %38 = add nuw nsw i64 %29, 1
  %39 = icmp eq i64 %38, %7
  br i1 %39, label %40, label %28
40:
  %41 = fcmp one double %25, 0x7FF0000000000000
  %42 = select i1 %41, double %25, double 0x7FF0000000000000
  %43 = fmul double %37, 0x3D719799812DEA11
  %44 = fcmp ogt double %42, %43
  %45 = icmp samesign ult i32 %15, 60
  %46 = select i1 %44, i1 %45, i1 false
  %47 = fcmp ogt double %14, 0x3E10000000000000
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %85, label %49
49:
  ret void
50:
  call fastcc void @bg_any_step(ptr noundef %0, ptr noundef %1, ptr noundef %8, ptr noundef %9)
  br label %51
51:
  %52 = phi i64 [ %61, %51 ], [ 0, %50 ]
  %53 = phi double [ %60, %51 ], [ 0.000000e+00, %50 ]
  %54 = getelementptr inbounds nuw double, ptr %9, i64 %52
  %55 = load double, ptr %54, align 8
  %56 = call double @llvm.fabs.f64(double %55)
  %57 = fcmp uno double %53, 0.000000e+00
  %58 = fcmp ogt double %53, %56
  %59 = or i1 %57, %58
  %60 = select i1 %59, double %53, double %56
  %61 = add nuw nsw i64 %52, 1
  %62 = icmp eq i64 %61, %7
  br i1 %62, label %63, label %51
63:
  %64 = phi i64 [ %73, %63 ], [ 0, %51 ]
  %65 = phi double [ %72, %63 ], [ 0.000000e+00, %51 ]
  %66 = getelementptr inbounds nuw double, ptr %3, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = call double @llvm.fabs.f64(double %67)
  %69 = fcmp uno double %65, 0.000000e+00
  %70 = fcmp ogt double %65, %68
  %71 = or i1 %69, %70
  %72 = select i1 %71, double %65, double %68
  %73 = add nuw nsw i64 %64, 1
  %74 = icmp eq i64 %73, %7
  br i1 %74, label %75, label %63
75:
  %76 = fcmp one double %60, 0x7FF0000000000000
  %77 = select i1 %76, double %60, double 0x7FF0000000000000
  %78 = fcmp one double %72, 0x7FF0000000000000
  %79 = fmul double %72, 3.000000e+00
  %80 = select i1 %78, double %79, double 0x7FF0000000000000
  %81 = fcmp olt double %77, %80
  %82 = icmp samesign ult i32 %15, 8
  %83 = select i1 %76, i1 %82, i1 false
  %84 = select i1 %81, i1 true, i1 %83
  br i1 %84, label %98, label %96
85:
  %86 = phi i64 [ %94, %85 ], [ 0, %40 ]
  %87 = getelementptr inbounds nuw double, ptr %2, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %3, i64 %86
  %90 = load double, ptr %89, align 8
  %91 = fmul double %14, %90
  %92 = fsub double %88, %91
  %93 = getelementptr inbounds nuw double, ptr %8, i64 %86
  store double %92, ptr %93, align 8
  %94 = add nuw nsw i64 %86, 1
  %95 = icmp eq i64 %94, %7
  br i1 %95, label %50, label %85
96:
  %97 = fmul double %14, 5.000000e-01
  br label %115
98:
  %99 = fmul double %14, 2.000000e+00
  %100 = call double @llvm.minnum.f64(double %99, double 1.000000e+00)
  br label %101
101:
  %102 = phi i64 [ %106, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw double, ptr %8, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds nuw double, ptr %2, i64 %102
  store double %104, ptr %105, align 8
  %106 = add nuw nsw i64 %102, 1
  %107 = icmp eq i64 %106, %12
  br i1 %107, label %108, label %101
108:
  %109 = phi i64 [ %113, %108 ], [ 0, %101 ]
  %110 = getelementptr inbounds nuw double, ptr %9, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw double, ptr %3, i64 %109
  store double %111, ptr %112, align 8
  %113 = add nuw nsw i64 %109, 1
  %114 = icmp eq i64 %113, %12
  br i1 %114, label %115, label %108
115:
  %116 = phi double [ %97, %96 ], [ %100, %108 ]
  %117 = add nuw nsw i32 %15, 1
  br label %13
}
define internal fastcc void @bg_at(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull writeonly captures(none) %3, ptr noundef nonnull writeonly captures(none) %4, ptr noundef nonnull writeonly captures(none) %5) unnamed_addr nounwind "no-builtins" {
  %7 = load i32, ptr %0, align 8
  %8 = shl nsw i32 %7, 1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %8, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %13 = load i32, ptr %12, align 4
  %14 = add nsw i32 %11, %13
  %15 = zext i32 %14 to i64
  %16 = alloca double, i64 %15, align 16
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = load ptr, ptr %17, align 8
  call void %18(ptr noundef %1, ptr noundef %2, ptr noundef nonnull %16)
  %19 = load i32, ptr %0, align 8
  %20 = sext i32 %19 to i64
  %21 = and i64 %20, 2305843009213693951
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %32, label %23
23:
  %24 = phi i64 [ %28, %23 ], [ 0, %6 ]
  %25 = getelementptr inbounds nuw double, ptr %16, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw double, ptr %3, i64 %24
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, %21
  br i1 %29, label %30, label %23
30:
  %31 = load i32, ptr %0, align 8
  br label %32
32:
  %33 = phi i32 [ %31, %30 ], [ 0, %6 ]
  %34 = load i32, ptr %9, align 4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %36 = load ptr, ptr %35, align 8
  %37 = sext i32 %33 to i64
  %38 = getelementptr inbounds double, ptr %16, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %40 = load i32, ptr %39, align 4
  %41 = mul nsw i32 %40, %33
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %50
43:
  %44 = zext nneg i32 %41 to i64
  br label %45
45:
  %46 = phi i64 [ 0, %43 ], [ %48, %45 ]
  %47 = getelementptr inbounds nuw double, ptr %4, i64 %46
  store double 0.000000e+00, ptr %47, align 8
  %48 = add nuw nsw i64 %46, 1
  %49 = icmp eq i64 %48, %44
  br i1 %49, label %50, label %45
50:
  %51 = icmp sgt i32 %34, 0
  br i1 %51, label %52, label %68
52:
  %53 = zext nneg i32 %34 to i64
  br label %54
54:
  %55 = phi i64 [ 0, %52 ], [ %66, %54 ]
  %56 = getelementptr inbounds nuw double, ptr %38, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw [2 x i32], ptr %36, i64 %55
  %59 = load i32, ptr %58, align 4
  %60 = mul nsw i32 %59, %40
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %62 = load i32, ptr %61, align 4
  %63 = add nsw i32 %60, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %4, i64 %64
  store double %57, ptr %65, align 8
  %66 = add nuw nsw i64 %55, 1
  %67 = icmp eq i64 %66, %53
  br i1 %67, label %68, label %54
68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8
  %71 = icmp eq i32 %70, 0
  %72 = load i32, ptr %0, align 8
  br i1 %71, label %88, label %73
73:
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds double, ptr %16, i64 %74
  %76 = load i32, ptr %9, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  %79 = and i64 %74, 2305843009213693951
  %80 = icmp eq i32 %72, 0
  br i1 %80, label %97, label %81
81:
  %82 = phi i64 [ %86, %81 ], [ 0, %73 ]
  %83 = getelementptr inbounds nuw double, ptr %78, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw double, ptr %5, i64 %82
  store double %84, ptr %85, align 8
  %86 = add nuw nsw i64 %82, 1
  %87 = icmp eq i64 %86, %79
  br i1 %87, label %97, label %81
88:
  %89 = icmp sgt i32 %72, 0
  br i1 %89, label %90, label %97
90:
  %91 = zext nneg i32 %72 to i64
  br label %92
92:
  %93 = phi i64 [ 0, %90 ], [ %95, %92 ]
  %94 = getelementptr inbounds nuw double, ptr %5, i64 %93
  store double 0.000000e+00, ptr %94, align 8
  %95 = add nuw nsw i64 %93, 1
  %96 = icmp eq i64 %95, %91
  br i1 %96, label %97, label %92
97:
  ret void
}
define internal fastcc void @bg_any_step(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull captures(none) %3) unnamed_addr nounwind "no-builtins" {
  %5 = load i32, ptr %0, align 8
  %6 = zext i32 %5 to i64
  %7 = alloca double, i64 %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = mul nsw i32 %9, %5
  %11 = zext i32 %10 to i64
  %12 = alloca double, i64 %11, align 16
  %13 = alloca double, i64 %6, align 16
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %7, ptr noundef %12, ptr noundef %13)
  %14 = load i32, ptr %0, align 8
  %15 = load i32, ptr %8, align 4
  call fastcc void @bg_rank_solve(i32 noundef %14, i32 noundef %15, ptr noundef nonnull %12, ptr noundef nonnull %7, i32 noundef -1, ptr noundef nonnull %3)
  ret void
}
declare double @llvm.minnum.f64(double, double)
define internal fastcc void @bg_damped_try(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull captures(none) %2) unnamed_addr nounwind "no-builtins" {
  %4 = load i32, ptr %0, align 8
  %5 = zext i32 %4 to i64
  %6 = alloca double, i64 %5, align 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = mul nsw i32 %8, %4
  %10 = zext i32 %9 to i64
  %11 = alloca double, i64 %10, align 16
  %12 = alloca double, i64 %5, align 16
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %14 = load ptr, ptr %13, align 8
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %14, ptr noundef %6, ptr noundef %11, ptr noundef %12)
  %15 = load i32, ptr %0, align 8
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %28
17:
  %18 = zext nneg i32 %15 to i64
  br label %19
19:
  %20 = phi i64 [ 0, %17 ], [ %26, %19 ]
  %21 = phi double [ 0.000000e+00, %17 ], [ %25, %19 ]
  %22 = getelementptr inbounds nuw double, ptr %6, i64 %20
  %23 = load double, ptr %22, align 8
  %24 = fmul double %23, %23
  %25 = fadd double %21, %24
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, %18
  br i1 %27, label %30, label %19
28:
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %45
30:
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %32 = load ptr, ptr %31, align 8
  br label %33
33:
  %34 = phi i64 [ 0, %30 ], [ %40, %33 ]
  %35 = phi double [ 0.000000e+00, %30 ], [ %39, %33 ]
  %36 = getelementptr inbounds nuw double, ptr %32, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = fmul double %37, %37
  %39 = fadd double %35, %38
  %40 = add nuw nsw i64 %34, 1
  %41 = icmp eq i64 %40, %18
  br i1 %41, label %42, label %33
42:
  %43 = fcmp uno double %25, 0.000000e+00
  %44 = select i1 %43, double 0x7FF0000000000000, double %25
  br label %45
45:
  %46 = phi ptr [ %29, %28 ], [ %31, %42 ]
  %47 = phi double [ 0.000000e+00, %28 ], [ %44, %42 ]
  %48 = phi double [ 0.000000e+00, %28 ], [ %39, %42 ]
  %49 = fcmp uno double %48, 0.000000e+00
  %50 = select i1 %49, double 0x7FF0000000000000, double %48
  %51 = fcmp olt double %47, %50
  %52 = select i1 %51, double 2.000000e-01, double 4.000000e+00
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %54 = load double, ptr %53, align 8
  %55 = fmul double %54, %52
  store double %55, ptr %53, align 8
  br i1 %51, label %56, label %101
56:
  %57 = load i32, ptr %7, align 4
  %58 = load ptr, ptr %13, align 8
  %59 = load ptr, ptr %2, align 8
  %60 = sext i32 %57 to i64
  %61 = and i64 %60, 2305843009213693951
  %62 = icmp eq i32 %57, 0
  br i1 %62, label %70, label %63
63:
  %64 = phi i64 [ %68, %63 ], [ 0, %56 ]
  %65 = getelementptr inbounds nuw double, ptr %58, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw double, ptr %59, i64 %64
  store double %66, ptr %67, align 8
  %68 = add nuw nsw i64 %64, 1
  %69 = icmp eq i64 %68, %61
  br i1 %69, label %70, label %63
70:
  %71 = load i32, ptr %0, align 8
  %72 = load ptr, ptr %46, align 8
  %73 = sext i32 %71 to i64
  %74 = and i64 %73, 2305843009213693951
  %75 = icmp eq i32 %71, 0
  br i1 %75, label %85, label %76
76:
  %77 = phi i64 [ %81, %76 ], [ 0, %70 ]
  %78 = getelementptr inbounds nuw double, ptr %6, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw double, ptr %72, i64 %77
  store double %79, ptr %80, align 8
  %81 = add nuw nsw i64 %77, 1
  %82 = icmp eq i64 %81, %74
  br i1 %82, label %83, label %76
83:
  %84 = load i32, ptr %0, align 8
  br label %85
85:
  %86 = phi i32 [ %84, %83 ], [ 0, %70 ]
  %87 = load i32, ptr %7, align 4
  %88 = mul nsw i32 %87, %86
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %90 = load ptr, ptr %89, align 8
  %91 = sext i32 %88 to i64
  %92 = and i64 %91, 2305843009213693951
  %93 = icmp eq i32 %88, 0
  br i1 %93, label %101, label %94
94:
  %95 = phi i64 [ %99, %94 ], [ 0, %85 ]
  %96 = getelementptr inbounds nuw double, ptr %11, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds nuw double, ptr %90, i64 %95
  store double %97, ptr %98, align 8
  %99 = add nuw nsw i64 %95, 1
  %100 = icmp eq i64 %99, %92
  br i1 %100, label %101, label %94
101:
  ret void
}
define internal fastcc void @bg_damped_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr nounwind "no-builtins" {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = load i32, ptr %3, align 4
  %5 = mul nsw i32 %4, %4
  %6 = zext nneg i32 %5 to i64
  %7 = alloca double, i64 %6, align 16
  %8 = zext i32 %4 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = alloca double, i64 %8, align 16
  %11 = load i32, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq i32 %4, 0
  br i1 %16, label %29, label %17
17:
  %18 = phi i64 [ %20, %17 ], [ 0, %2 ]
  %19 = getelementptr inbounds nuw double, ptr %7, i64 %18
  store double 0.000000e+00, ptr %19, align 8
  %20 = add nuw nsw i64 %18, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %22, label %17
22:
  %23 = icmp sgt i32 %4, 0
  br i1 %23, label %24, label %29
24:
  %25 = phi i64 [ %27, %24 ], [ 0, %22 ]
  %26 = getelementptr inbounds nuw double, ptr %9, i64 %25
  store double 0.000000e+00, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = icmp eq i64 %27, %8
  br i1 %28, label %29, label %24
29:
  %30 = phi i1 [ false, %2 ], [ false, %22 ], [ true, %24 ]
  %31 = icmp sgt i32 %11, 0
  br i1 %31, label %32, label %67
32:
  %33 = zext nneg i32 %11 to i64
  br label %34
34:
  %35 = phi i64 [ 0, %32 ], [ %42, %41 ]
  br i1 %30, label %36, label %41
36:
  %37 = mul nuw nsw i64 %35, %8
  %38 = getelementptr inbounds nuw double, ptr %15, i64 %35
  %39 = getelementptr inbounds nuw double, ptr %13, i64 %37
  %40 = load double, ptr %38, align 8
  br label %44
41:
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %33
  br i1 %43, label %67, label %34
44:
  %45 = phi i64 [ 0, %36 ], [ %55, %54 ]
  %46 = getelementptr inbounds nuw double, ptr %39, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %47, %40
  %49 = getelementptr inbounds nuw double, ptr %9, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = fadd double %50, %48
  store double %51, ptr %49, align 8
  %52 = mul nuw nsw i64 %45, %8
  %53 = getelementptr inbounds nuw double, ptr %7, i64 %52
  br label %57
54:
  %55 = add nuw nsw i64 %45, 1
  %56 = icmp eq i64 %55, %8
  br i1 %56, label %41, label %44
57:
  %58 = phi i64 [ 0, %44 ], [ %65, %57 ]
  %59 = getelementptr inbounds nuw double, ptr %39, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fmul double %47, %60
  %62 = getelementptr inbounds nuw double, ptr %53, i64 %58
  %63 = load double, ptr %62, align 8
  %64 = fadd double %63, %61
  store double %64, ptr %62, align 8
  %65 = add nuw nsw i64 %58, 1
  %66 = icmp eq i64 %65, %8
  br i1 %66, label %54, label %57
67:
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %69 = load double, ptr %68, align 8
  %70 = load double, ptr %7, align 16
  %71 = icmp sgt i32 %4, 1
  br i1 %71, label %72, label %93
72:
  %73 = add nuw i32 %4, 1
  br label %74
74:
  %75 = phi i64 [ 1, %72 ], [ %86, %74 ]
  %76 = phi double [ %70, %72 ], [ %85, %74 ]
  %77 = trunc nuw nsw i64 %75 to i32
  %78 = mul i32 %73, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %7, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = fcmp uno double %76, 0.000000e+00
  %83 = fcmp ogt double %76, %81
  %84 = or i1 %82, %83
  %85 = select i1 %84, double %76, double %81
  %86 = add nuw nsw i64 %75, 1
  %87 = icmp eq i64 %86, %8
  br i1 %87, label %88, label %74
88:
  %89 = fcmp uno double %85, 0.000000e+00
  %90 = fcmp ogt double %85, 1.000000e-300
  %91 = or i1 %89, %90
  %92 = select i1 %91, double %85, double 1.000000e-300
  br label %99
93:
  %94 = fcmp uno double %70, 0.000000e+00
  %95 = fcmp ogt double %70, 1.000000e-300
  %96 = or i1 %94, %95
  %97 = select i1 %96, double %70, double 1.000000e-300
  %98 = icmp eq i32 %4, 1
  br i1 %98, label %99, label %103
99:
  %100 = phi double [ %92, %88 ], [ %97, %93 ]
  %101 = fmul double %69, %100
  %102 = add nuw i32 %4, 1
  br label %106
103:
  %104 = phi i1 [ false, %93 ], [ true, %106 ]
  %105 = fcmp olt double %69, 1.000000e-09
  br i1 %105, label %116, label %117
106:
  %107 = phi i64 [ 0, %99 ], [ %114, %106 ]
  %108 = trunc nuw nsw i64 %107 to i32
  %109 = mul i32 %102, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %7, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = fadd double %101, %112
  store double %113, ptr %111, align 8
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp eq i64 %114, %8
  br i1 %115, label %103, label %106
116:
  call fastcc void @bg_rank_solve(i32 noundef %11, i32 noundef %4, ptr noundef %13, ptr noundef %15, i32 noundef -1, ptr noundef nonnull %10)
  br label %118
117:
  call fastcc void @bg_rank_solve(i32 noundef %4, i32 noundef %4, ptr noundef nonnull %7, ptr noundef nonnull %9, i32 noundef -1, ptr noundef nonnull %10)
  br label %118
118:
  br i1 %104, label %119, label %121
119:
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %122
121:
  ret void
122:
  %123 = phi i64 [ 0, %119 ], [ %132, %122 ]
  %124 = load ptr, ptr %1, align 8
  %125 = getelementptr inbounds nuw double, ptr %124, i64 %123
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw double, ptr %10, i64 %123
  %128 = load double, ptr %127, align 8
  %129 = fsub double %126, %128
  %130 = load ptr, ptr %120, align 8
  %131 = getelementptr inbounds nuw double, ptr %130, i64 %123
  store double %129, ptr %131, align 8
  %132 = add nuw nsw i64 %123, 1
  %133 = icmp eq i64 %132, %8
  br i1 %133, label %121, label %122
}
define internal fastcc i32 @bg_follow_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr nounwind "no-builtins" {
  %5 = alloca %struct.bg_path, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = zext i32 %7 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = alloca double, i64 %8, align 16
  %11 = mul nsw i32 %7, %7
  %12 = zext nneg i32 %11 to i64
  %13 = alloca double, i64 %12, align 16
  %14 = alloca double, i64 %8, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store ptr %9, ptr %5, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %10, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store double 0.000000e+00, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store double 1.000000e+00, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store double 0x7FF0000000000000, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %21, align 4
  %22 = sext i32 %7 to i64
  %23 = and i64 %22, 2305843009213693951
  %24 = icmp eq i32 %7, 0
  br i1 %24, label %39, label %25
25:
  %26 = phi i64 [ %30, %25 ], [ 0, %4 ]
  %27 = getelementptr inbounds nuw double, ptr %2, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw double, ptr %9, i64 %26
  store double %28, ptr %29, align 8
  %30 = add nuw nsw i64 %26, 1
  %31 = icmp eq i64 %30, %23
  br i1 %31, label %32, label %25
32:
  %33 = phi i64 [ %37, %32 ], [ 0, %25 ]
  %34 = getelementptr inbounds nuw double, ptr %2, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw double, ptr %3, i64 %33
  store double %35, ptr %36, align 8
  %37 = add nuw nsw i64 %33, 1
  %38 = icmp eq i64 %37, %23
  br i1 %38, label %39, label %32
39:
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %10, ptr noundef %13, ptr noundef %14)
  br label %40
40:
  call fastcc void @bg_path_advance(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %5)
  %41 = load i32, ptr %21, align 4
  %42 = icmp eq i32 %41, 0
  %43 = load i32, ptr %20, align 8
  %44 = icmp slt i32 %43, 400
  %45 = select i1 %42, i1 %44, i1 false
  %46 = load double, ptr %18, align 8
  %47 = fcmp ogt double %46, 1.000000e-05
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %40, label %49
49:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret i32 %41
}
define internal fastcc void @bg_from_starts(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef range(i32 5, 7) %2, i32 noundef range(i32 5, 12) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef writeonly captures(none) %5) unnamed_addr nounwind "no-builtins" {
  %7 = alloca %struct.bg_search, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = zext i32 %9 to i64
  %11 = alloca double, i64 %10, align 16
  %12 = alloca double, i64 %10, align 16
  %13 = mul nsw i32 %9, %9
  %14 = zext nneg i32 %13 to i64
  %15 = alloca double, i64 %14, align 16
  %16 = alloca double, i64 %10, align 16
  %17 = alloca double, i64 %10, align 16
  %18 = alloca double, i64 %10, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store ptr %11, ptr %7, align 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %12, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %15, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %16, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %17, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %18, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 68
  store i32 0, ptr %28, align 4
  %29 = icmp sgt i32 %9, 0
  br i1 %29, label %30, label %50
30:
  %31 = phi i64 [ %33, %30 ], [ 0, %6 ]
  %32 = getelementptr inbounds nuw double, ptr %17, i64 %31
  store double 0.000000e+00, ptr %32, align 8
  %33 = add nuw nsw i64 %31, 1
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %35, label %30
35:
  %36 = phi i64 [ %38, %35 ], [ 0, %30 ]
  %37 = getelementptr inbounds nuw double, ptr %18, i64 %36
  store double 0.000000e+00, ptr %37, align 8
  %38 = add nuw nsw i64 %36, 1
  %39 = icmp eq i64 %38, %10
  br i1 %39, label %40, label %35
40:
  %41 = phi i64 [ %43, %40 ], [ 0, %35 ]
  %42 = getelementptr inbounds nuw double, ptr %11, i64 %41
  store double 0.000000e+00, ptr %42, align 8
  %43 = add nuw nsw i64 %41, 1
  %44 = icmp eq i64 %43, %10
  br i1 %44, label %45, label %40
45:
  %46 = phi i64 [ %48, %45 ], [ 0, %40 ]
  %47 = getelementptr inbounds nuw double, ptr %12, i64 %46
  store double 0x7FF0000000000000, ptr %47, align 8
  %48 = add nuw nsw i64 %46, 1
  %49 = icmp eq i64 %48, %10
  br i1 %49, label %52, label %45
50:
  %51 = icmp eq i32 %9, 0
  br i1 %51, label %79, label %52
52:
  br label %53
53:
  %54 = phi i64 [ %56, %53 ], [ 0, %52 ]
  %55 = getelementptr inbounds nuw double, ptr %15, i64 %54
  store double 0.000000e+00, ptr %55, align 8
  %56 = add nuw nsw i64 %54, 1
  %57 = icmp eq i64 %56, %14
  br i1 %57, label %58, label %53
58:
  br i1 %29, label %59, label %61
59:
  %60 = add nuw i32 %9, 1
  br label %71
61:
  %62 = sext i32 %9 to i64
  %63 = and i64 %62, 2305843009213693951
  br label %64
64:
  %65 = phi i64 [ %69, %64 ], [ 0, %61 ]
  %66 = getelementptr inbounds nuw double, ptr %4, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw double, ptr %16, i64 %65
  store double %67, ptr %68, align 8
  %69 = add nuw nsw i64 %65, 1
  %70 = icmp eq i64 %69, %63
  br i1 %70, label %79, label %64
71:
  %72 = phi i64 [ 0, %59 ], [ %77, %71 ]
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = mul i32 %60, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %15, i64 %75
  store double 1.000000e+00, ptr %76, align 8
  %77 = add nuw nsw i64 %72, 1
  %78 = icmp eq i64 %77, %10
  br i1 %78, label %61, label %71
79:
  store double 1.000000e+00, ptr %24, align 8
  store i32 0, ptr %25, align 8
  store i32 1, ptr %27, align 8
  br label %80
80:
  %81 = phi i32 [ %86, %80 ], [ 0, %79 ]
  %82 = icmp slt i32 %81, %2
  %83 = zext i1 %82 to i32
  call fastcc void @bg_advance(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %83, ptr noundef %4, ptr noundef %7)
  %84 = load i32, ptr %28, align 4
  %85 = icmp eq i32 %84, 0
  %86 = load i32, ptr %26, align 4
  %87 = icmp slt i32 %86, %3
  %88 = select i1 %85, i1 %87, i1 false
  br i1 %88, label %80, label %89
89:
  %90 = sext i32 %9 to i64
  %91 = and i64 %90, 2305843009213693951
  %92 = icmp eq i32 %9, 0
  br i1 %92, label %107, label %93
93:
  %94 = phi i64 [ %98, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw double, ptr %11, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw double, ptr %5, i64 %94
  store double %96, ptr %97, align 8
  %98 = add nuw nsw i64 %94, 1
  %99 = icmp eq i64 %98, %91
  br i1 %99, label %100, label %93
100:
  %101 = and i1 %29, %85
  br i1 %101, label %102, label %107
102:
  %103 = phi i64 [ %105, %102 ], [ 0, %100 ]
  %104 = getelementptr inbounds nuw double, ptr %5, i64 %103
  store double 0x7FF8000000000000, ptr %104, align 8
  %105 = add nuw nsw i64 %103, 1
  %106 = icmp eq i64 %105, %10
  br i1 %106, label %107, label %102
107:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}
define internal fastcc void @bg_path_advance(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull captures(none) %2) unnamed_addr nounwind "no-builtins" {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = zext i32 %5 to i64
  %7 = alloca double, i64 %6, align 16
  %8 = mul nsw i32 %5, %5
  %9 = zext nneg i32 %8 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = alloca double, i64 %6, align 16
  %12 = alloca double, i64 %6, align 16
  %13 = alloca double, i64 %6, align 16
  %14 = alloca double, i64 %6, align 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %18 = load double, ptr %17, align 8
  %19 = fadd double %16, %18
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %21 = load ptr, ptr %20, align 8
  call fastcc void @bg_at(ptr noundef %0, ptr noundef %1, ptr noundef %21, ptr noundef %7, ptr noundef %10, ptr noundef %11)
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %40
23:
  %24 = fsub double 1.000000e+00, %19
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8
  br label %29
27:
  call fastcc void @bg_solve(i32 noundef %5, ptr noundef nonnull %10, ptr noundef nonnull %12, ptr noundef nonnull %13)
  %28 = load ptr, ptr %20, align 8
  br label %62
29:
  %30 = phi i64 [ 0, %23 ], [ %38, %29 ]
  %31 = getelementptr inbounds nuw double, ptr %7, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw double, ptr %26, i64 %30
  %34 = load double, ptr %33, align 8
  %35 = fmul double %24, %34
  %36 = fsub double %32, %35
  %37 = getelementptr inbounds nuw double, ptr %12, i64 %30
  store double %36, ptr %37, align 8
  %38 = add nuw nsw i64 %30, 1
  %39 = icmp eq i64 %38, %6
  br i1 %39, label %27, label %29
40:
  call fastcc void @bg_solve(i32 noundef %5, ptr noundef nonnull %10, ptr noundef nonnull %12, ptr noundef nonnull %13)
  br label %53
41:
  %42 = phi i64 [ %51, %41 ], [ 0, %62 ]
  %43 = phi double [ %50, %41 ], [ 0.000000e+00, %62 ]
  %44 = getelementptr inbounds nuw double, ptr %13, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.fabs.f64(double %45)
  %47 = fcmp uno double %43, 0.000000e+00
  %48 = fcmp ogt double %43, %46
  %49 = or i1 %47, %48
  %50 = select i1 %49, double %43, double %46
  %51 = add nuw nsw i64 %42, 1
  %52 = icmp eq i64 %51, %6
  br i1 %52, label %53, label %41
53:
  %54 = phi double [ 0.000000e+00, %40 ], [ %50, %41 ]
  %55 = tail call double @llvm.fabs.f64(double %54)
  %56 = fcmp one double %55, 0x7FF0000000000000
  %57 = select i1 %56, double %54, double 0x7FF0000000000000
  %58 = fcmp oge double %19, 1.000000e+00
  %59 = zext i1 %58 to i32
  %60 = tail call double @llvm.fabs.f64(double %57)
  %61 = fcmp ueq double %60, 0x7FF0000000000000
  br i1 %61, label %77, label %72
62:
  %63 = phi i64 [ 0, %27 ], [ %70, %62 ]
  %64 = getelementptr inbounds nuw double, ptr %28, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %13, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = fsub double %65, %67
  %69 = getelementptr inbounds nuw double, ptr %14, i64 %63
  store double %68, ptr %69, align 8
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, %6
  br i1 %71, label %41, label %62
72:
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %74 = load double, ptr %73, align 8
  %75 = fmul double %74, 5.000000e-01
  %76 = fcmp ole double %57, %75
  br label %77
77:
  %78 = phi i1 [ false, %53 ], [ %76, %72 ]
  %79 = select i1 %58, double 1.000000e-15, double 1.000000e-03
  br i1 %22, label %80, label %92
80:
  %81 = phi i64 [ %90, %80 ], [ 0, %77 ]
  %82 = phi double [ %89, %80 ], [ 0.000000e+00, %77 ]
  %83 = getelementptr inbounds nuw double, ptr %14, i64 %81
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fabs.f64(double %84)
  %86 = fcmp uno double %82, 0.000000e+00
  %87 = fcmp ogt double %82, %85
  %88 = or i1 %86, %87
  %89 = select i1 %88, double %82, double %85
  %90 = add nuw nsw i64 %81, 1
  %91 = icmp eq i64 %90, %6
  br i1 %91, label %92, label %80
92:
  %93 = phi double [ 0.000000e+00, %77 ], [ %89, %80 ]
  %94 = fmul double %79, %93
  %95 = fcmp ole double %57, %94
  br i1 %58, label %96, label %106
96:
  %97 = call fastcc i32 @bg_path_fits(i32 noundef %5, ptr noundef %2, double noundef 1.000000e-15, double noundef 4.000000e+00, ptr noundef %7, ptr noundef %10, ptr noundef %11)
  %98 = icmp ne i32 %97, 0
  br i1 %78, label %106, label %99
99:
  %100 = call fastcc i32 @bg_path_fits(i32 noundef %5, ptr noundef %2, double noundef 1.000000e-09, double noundef 6.400000e+01, ptr noundef %7, ptr noundef %10, ptr noundef %11)
  %101 = icmp ne i32 %100, 0
  %102 = select i1 %98, i1 true, i1 %101
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %104 = load i32, ptr %103, align 8
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %103, align 8
  br i1 %102, label %128, label %151
106:
  %107 = phi i1 [ false, %92 ], [ %98, %96 ]
  %108 = select i1 %78, i1 %95, i1 false
  %109 = select i1 %107, i1 true, i1 %108
  %110 = xor i1 %78, true
  %111 = select i1 %110, i1 true, i1 %107
  br i1 %111, label %124, label %112
112:
  %113 = load ptr, ptr %20, align 8
  %114 = sext i32 %5 to i64
  %115 = and i64 %114, 2305843009213693951
  %116 = icmp eq i32 %5, 0
  br i1 %116, label %124, label %117
117:
  %118 = phi i64 [ %122, %117 ], [ 0, %112 ]
  %119 = getelementptr inbounds nuw double, ptr %14, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds nuw double, ptr %113, i64 %118
  store double %120, ptr %121, align 8
  %122 = add nuw nsw i64 %118, 1
  %123 = icmp eq i64 %122, %115
  br i1 %123, label %124, label %117
124:
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %126 = load i32, ptr %125, align 8
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %125, align 8
  br i1 %109, label %128, label %148
128:
  %129 = load ptr, ptr %20, align 8
  %130 = load ptr, ptr %2, align 8
  %131 = sext i32 %5 to i64
  %132 = and i64 %131, 2305843009213693951
  %133 = icmp eq i32 %5, 0
  br i1 %133, label %141, label %134
134:
  %135 = phi i64 [ %139, %134 ], [ 0, %128 ]
  %136 = getelementptr inbounds nuw double, ptr %129, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw double, ptr %130, i64 %135
  store double %137, ptr %138, align 8
  %139 = add nuw nsw i64 %135, 1
  %140 = icmp eq i64 %139, %132
  br i1 %140, label %141, label %134
141:
  store double %19, ptr %15, align 8
  %142 = load double, ptr %17, align 8
  %143 = fmul double %142, 2.000000e+00
  %144 = fsub double 1.000000e+00, %19
  %145 = tail call double @llvm.minnum.f64(double %143, double %144)
  store double %145, ptr %17, align 8
  %146 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store double 0x7FF0000000000000, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 52
  store i32 %59, ptr %147, align 4
  br label %168
148:
  br i1 %78, label %149, label %151
149:
  %150 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store double %57, ptr %150, align 8
  br label %168
151:
  %152 = load ptr, ptr %2, align 8
  %153 = load ptr, ptr %20, align 8
  %154 = sext i32 %5 to i64
  %155 = and i64 %154, 2305843009213693951
  %156 = icmp eq i32 %5, 0
  br i1 %156, label %164, label %157
157:
  %158 = phi i64 [ %162, %157 ], [ 0, %151 ]
  %159 = getelementptr inbounds nuw double, ptr %152, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds nuw double, ptr %153, i64 %158
  store double %160, ptr %161, align 8
  %162 = add nuw nsw i64 %158, 1
  %163 = icmp eq i64 %162, %155
  br i1 %163, label %164, label %157
164:
  %165 = load double, ptr %17, align 8
  %166 = fmul double %165, 2.500000e-01
  store double %166, ptr %17, align 8
  %167 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store double 0x7FF0000000000000, ptr %167, align 8
  br label %168
168:
  ret void
}
define internal fastcc range(i32 0, 2) i32 @bg_path_fits(i32 noundef %0, ptr noundef nonnull readonly captures(none) %1, double noundef %2, double noundef %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef nonnull readonly captures(none) %5, ptr noundef nonnull readonly captures(none) %6) unnamed_addr nounwind "no-builtins" {
  %8 = zext i32 %0 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %57
11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load ptr, ptr %12, align 8
  br label %59
14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = fmul double %3, 2.300000e-16
  br label %18
18:
  %19 = phi i64 [ %55, %54 ], [ 0, %14 ]
  %20 = mul nuw nsw i64 %19, %8
  %21 = getelementptr double, ptr %5, i64 %20
  br label %22
22:
  %23 = phi i64 [ 0, %18 ], [ %32, %22 ]
  %24 = phi double [ 0.000000e+00, %18 ], [ %31, %22 ]
  %25 = getelementptr double, ptr %21, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw double, ptr %16, i64 %23
  %28 = load double, ptr %27, align 8
  %29 = fmul double %26, %28
  %30 = tail call double @llvm.fabs.f64(double %29)
  %31 = fadd double %24, %30
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %8
  br i1 %33, label %34, label %22
34:
  %35 = getelementptr inbounds nuw double, ptr %4, i64 %19
  %36 = load double, ptr %35, align 8
  %37 = fcmp oeq double %36, 0.000000e+00
  br i1 %37, label %54, label %38
38:
  %39 = getelementptr inbounds nuw double, ptr %9, i64 %19
  %40 = load double, ptr %39, align 8
  %41 = fadd double %31, %40
  %42 = fmul double %2, %41
  %43 = fcmp uno double %42, 0.000000e+00
  %44 = getelementptr inbounds nuw double, ptr %6, i64 %19
  %45 = load double, ptr %44, align 8
  %46 = fmul double %17, %45
  %47 = fcmp ogt double %42, %46
  %48 = or i1 %43, %47
  %49 = select i1 %48, double %42, double %46
  %50 = tail call double @llvm.fabs.f64(double %36)
  %51 = fcmp ugt double %50, %49
  %52 = fcmp ueq double %50, 0x7FF0000000000000
  %53 = or i1 %52, %51
  br i1 %53, label %57, label %54
54:
  %55 = add nuw nsw i64 %19, 1
  %56 = icmp eq i64 %55, %8
  br i1 %56, label %57, label %18
57:
  %58 = phi i32 [ 1, %7 ], [ 0, %38 ], [ 1, %54 ]
  ret i32 %58
59:
  %60 = phi i64 [ 0, %11 ], [ %65, %59 ]
  %61 = getelementptr inbounds nuw double, ptr %13, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.fabs.f64(double %62)
  %64 = getelementptr inbounds nuw double, ptr %9, i64 %60
  store double %63, ptr %64, align 8
  %65 = add nuw nsw i64 %60, 1
  %66 = icmp eq i64 %65, %8
  br i1 %66, label %14, label %59
}
define internal fastcc void @bg_advance(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef range(i32 0, 2) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef nonnull captures(none) %4) unnamed_addr nounwind "no-builtins" {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = tail call fastcc i32 @bg_try(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %4)
  %9 = zext i32 %7 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = alloca double, i64 %9, align 16
  %12 = icmp ne i32 %8, 0
  br i1 %12, label %17, label %13
13:
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %15 = load double, ptr %14, align 8
  %16 = fmul double %15, 5.000000e-01
  br label %24
17:
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %19, label %24
19:
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %21 = load double, ptr %20, align 8
  %22 = fmul double %21, 4.000000e+00
  %23 = tail call double @llvm.minnum.f64(double %22, double 1.000000e+00)
  br label %24
24:
  %25 = phi double [ %16, %13 ], [ %23, %19 ], [ 1.000000e+00, %17 ]
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store double %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load ptr, ptr %29, align 8
  call fastcc void @bg_solve(i32 noundef %7, ptr noundef readonly %28, ptr noundef readonly %30, ptr noundef nonnull %10)
  %31 = icmp sgt i32 %7, 0
  br i1 %31, label %32, label %42
32:
  %33 = phi i64 [ %40, %39 ], [ 0, %24 ]
  %34 = getelementptr inbounds nuw double, ptr %10, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.fabs.f64(double %35)
  %37 = fcmp ueq double %36, 0x7FF0000000000000
  br i1 %37, label %38, label %39
38:
  store double 0.000000e+00, ptr %34, align 8
  br label %39
39:
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, %9
  br i1 %41, label %42, label %32
42:
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %44 = load i32, ptr %43, align 8
  %45 = add nsw i32 %44, %8
  store i32 %45, ptr %43, align 8
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  %49 = or i1 %12, %48
  br i1 %49, label %50, label %113
50:
  %51 = fcmp olt double %25, 0x3E10000000000000
  %52 = icmp sgt i32 %45, 60
  %53 = select i1 %51, i1 true, i1 %52
  br i1 %53, label %113, label %54
54:
  %55 = load ptr, ptr %4, align 8
  br i1 %31, label %59, label %181
56:
  %57 = add nuw nsw i64 %60, 1
  %58 = icmp eq i64 %57, %9
  br i1 %58, label %113, label %59
59:
  %60 = phi i64 [ %57, %56 ], [ 0, %54 ]
  %61 = getelementptr inbounds nuw double, ptr %10, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.fabs.f64(double %62)
  %64 = getelementptr inbounds nuw double, ptr %55, i64 %60
  %65 = load double, ptr %64, align 8
  %66 = tail call double @llvm.fabs.f64(double %65)
  %67 = fmul double %66, 4.000000e-16
  %68 = fcmp ugt double %63, %67
  br i1 %68, label %69, label %56
69:
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %73 = load ptr, ptr %72, align 8
  br label %74
74:
  %75 = phi i64 [ %111, %110 ], [ 0, %69 ]
  %76 = mul nuw nsw i64 %75, %9
  %77 = getelementptr double, ptr %28, i64 %76
  br label %78
78:
  %79 = phi i64 [ 0, %74 ], [ %88, %78 ]
  %80 = phi double [ 0.000000e+00, %74 ], [ %87, %78 ]
  %81 = getelementptr double, ptr %77, i64 %79
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw double, ptr %55, i64 %79
  %84 = load double, ptr %83, align 8
  %85 = fmul double %82, %84
  %86 = tail call double @llvm.fabs.f64(double %85)
  %87 = fadd double %80, %86
  %88 = add nuw nsw i64 %79, 1
  %89 = icmp eq i64 %88, %9
  br i1 %89, label %90, label %78
90:
  %91 = getelementptr inbounds nuw double, ptr %30, i64 %75
  %92 = load double, ptr %91, align 8
  %93 = fcmp oeq double %92, 0.000000e+00
  br i1 %93, label %110, label %94
94:
  %95 = getelementptr inbounds nuw double, ptr %71, i64 %75
  %96 = load double, ptr %95, align 8
  %97 = fadd double %87, %96
  %98 = fmul double %97, 1.000000e-15
  %99 = fcmp uno double %98, 0.000000e+00
  %100 = getelementptr inbounds nuw double, ptr %73, i64 %75
  %101 = load double, ptr %100, align 8
  %102 = fmul double %101, 0x3CD092C04A82E8CC
  %103 = fcmp ogt double %98, %102
  %104 = or i1 %99, %103
  %105 = select i1 %104, double %98, double %102
  %106 = tail call double @llvm.fabs.f64(double %92)
  %107 = fcmp ugt double %106, %105
  %108 = fcmp ueq double %106, 0x7FF0000000000000
  %109 = or i1 %108, %107
  br i1 %109, label %113, label %110
110:
  %111 = add nuw nsw i64 %75, 1
  %112 = icmp eq i64 %111, %9
  br i1 %112, label %113, label %74
113:
  %114 = phi i1 [ false, %42 ], [ false, %50 ], [ false, %110 ], [ true, %94 ], [ false, %56 ]
  %115 = fcmp olt double %25, 0x3E10000000000000
  br i1 %115, label %116, label %134
116:
  %117 = load ptr, ptr %4, align 8
  br i1 %31, label %121, label %132
118:
  %119 = add nuw nsw i64 %122, 1
  %120 = icmp eq i64 %119, %9
  br i1 %120, label %132, label %121
121:
  %122 = phi i64 [ %119, %118 ], [ 0, %116 ]
  %123 = getelementptr inbounds nuw double, ptr %10, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = tail call double @llvm.fabs.f64(double %124)
  %126 = getelementptr inbounds nuw double, ptr %117, i64 %122
  %127 = load double, ptr %126, align 8
  %128 = tail call double @llvm.fabs.f64(double %127)
  %129 = fadd double %128, 1.000000e+00
  %130 = fmul double %129, 0x3D719799812DEA11
  %131 = fcmp ugt double %125, %130
  br i1 %131, label %134, label %118
132:
  %133 = xor i1 %114, true
  br label %183
134:
  %135 = xor i1 %114, true
  br i1 %114, label %183, label %136
136:
  %137 = load ptr, ptr %4, align 8
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %141 = load ptr, ptr %140, align 8
  br i1 %31, label %142, label %181
142:
  %143 = phi i64 [ %179, %178 ], [ 0, %136 ]
  %144 = mul nuw nsw i64 %143, %9
  %145 = getelementptr double, ptr %28, i64 %144
  br label %146
146:
  %147 = phi i64 [ 0, %142 ], [ %156, %146 ]
  %148 = phi double [ 0.000000e+00, %142 ], [ %155, %146 ]
  %149 = getelementptr double, ptr %145, i64 %147
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw double, ptr %137, i64 %147
  %152 = load double, ptr %151, align 8
  %153 = fmul double %150, %152
  %154 = tail call double @llvm.fabs.f64(double %153)
  %155 = fadd double %148, %154
  %156 = add nuw nsw i64 %147, 1
  %157 = icmp eq i64 %156, %9
  br i1 %157, label %158, label %146
158:
  %159 = getelementptr inbounds nuw double, ptr %30, i64 %143
  %160 = load double, ptr %159, align 8
  %161 = fcmp oeq double %160, 0.000000e+00
  br i1 %161, label %178, label %162
162:
  %163 = getelementptr inbounds nuw double, ptr %139, i64 %143
  %164 = load double, ptr %163, align 8
  %165 = fadd double %155, %164
  %166 = fmul double %165, 1.000000e-09
  %167 = fcmp uno double %166, 0.000000e+00
  %168 = getelementptr inbounds nuw double, ptr %141, i64 %143
  %169 = load double, ptr %168, align 8
  %170 = fmul double %169, 1.472000e-14
  %171 = fcmp ogt double %166, %170
  %172 = or i1 %167, %171
  %173 = select i1 %172, double %166, double %170
  %174 = tail call double @llvm.fabs.f64(double %160)
  %175 = fcmp ugt double %174, %173
  %176 = fcmp ueq double %174, 0x7FF0000000000000
  %177 = or i1 %176, %175
  br i1 %177, label %187, label %178
178:
  %179 = add nuw nsw i64 %143, 1
  %180 = icmp eq i64 %179, %9
  br i1 %180, label %183, label %142
181:
  %182 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store i32 1, ptr %182, align 4
  br label %240
183:
  %184 = phi i1 [ %135, %134 ], [ %133, %132 ], [ true, %178 ]
  %185 = zext i1 %184 to i32
  %186 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store i32 %185, ptr %186, align 4
  br i1 %31, label %242, label %240
187:
  %188 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store i32 0, ptr %188, align 4
  %189 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %190 = load i32, ptr %189, align 4
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %189, align 4
  %192 = mul nsw i32 %191, %7
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds double, ptr %3, i64 %193
  %195 = load ptr, ptr %4, align 8
  br label %196
196:
  %197 = phi i64 [ %199, %196 ], [ 0, %187 ]
  %198 = getelementptr inbounds nuw double, ptr %195, i64 %197
  store double 0.000000e+00, ptr %198, align 8
  %199 = add nuw nsw i64 %197, 1
  %200 = icmp eq i64 %199, %9
  br i1 %200, label %201, label %196
201:
  %202 = load ptr, ptr %29, align 8
  br label %203
203:
  %204 = phi i64 [ 0, %201 ], [ %206, %203 ]
  %205 = getelementptr inbounds nuw double, ptr %202, i64 %204
  store double 0x7FF0000000000000, ptr %205, align 8
  %206 = add nuw nsw i64 %204, 1
  %207 = icmp eq i64 %206, %9
  br i1 %207, label %208, label %203
208:
  %209 = load ptr, ptr %27, align 8
  %210 = mul nuw nsw i32 %7, %7
  %211 = zext nneg i32 %210 to i64
  br label %212
212:
  %213 = phi i64 [ 0, %208 ], [ %215, %212 ]
  %214 = getelementptr inbounds nuw double, ptr %209, i64 %213
  store double 0.000000e+00, ptr %214, align 8
  %215 = add nuw nsw i64 %213, 1
  %216 = icmp eq i64 %215, %211
  br i1 %216, label %217, label %212
217:
  %218 = add nuw i32 %7, 1
  br label %230
219:
  %220 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %221 = load ptr, ptr %220, align 8
  %222 = zext nneg i32 %7 to i64
  br label %223
223:
  %224 = phi i64 [ %228, %223 ], [ 0, %219 ]
  %225 = getelementptr inbounds nuw double, ptr %194, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = getelementptr inbounds nuw double, ptr %221, i64 %224
  store double %226, ptr %227, align 8
  %228 = add nuw nsw i64 %224, 1
  %229 = icmp eq i64 %228, %222
  br i1 %229, label %239, label %223
230:
  %231 = phi i64 [ 0, %217 ], [ %237, %230 ]
  %232 = load ptr, ptr %27, align 8
  %233 = trunc nuw nsw i64 %231 to i32
  %234 = mul i32 %218, %233
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds double, ptr %232, i64 %235
  store double 1.000000e+00, ptr %236, align 8
  %237 = add nuw nsw i64 %231, 1
  %238 = icmp eq i64 %237, %9
  br i1 %238, label %219, label %230
239:
  store double 1.000000e+00, ptr %26, align 8
  store i32 0, ptr %43, align 8
  br label %266
240:
  %241 = icmp eq i32 %2, 0
  br i1 %241, label %250, label %251
242:
  %243 = phi i64 [ %248, %242 ], [ 0, %183 ]
  %244 = getelementptr inbounds nuw double, ptr %10, i64 %243
  %245 = load double, ptr %244, align 8
  %246 = fmul double %25, %245
  %247 = getelementptr inbounds nuw double, ptr %11, i64 %243
  store double %246, ptr %247, align 8
  %248 = add nuw nsw i64 %243, 1
  %249 = icmp eq i64 %248, %9
  br i1 %249, label %240, label %242
250:
  call fastcc void @bg_levenberg(i32 noundef %7, ptr noundef %4, ptr noundef %11)
  br label %251
251:
  br i1 %31, label %252, label %266
252:
  %253 = getelementptr inbounds nuw i8, ptr %4, i64 24
  br label %254
254:
  %255 = phi i64 [ 0, %252 ], [ %264, %254 ]
  %256 = load ptr, ptr %4, align 8
  %257 = getelementptr inbounds nuw double, ptr %256, i64 %255
  %258 = load double, ptr %257, align 8
  %259 = getelementptr inbounds nuw double, ptr %11, i64 %255
  %260 = load double, ptr %259, align 8
  %261 = fsub double %258, %260
  %262 = load ptr, ptr %253, align 8
  %263 = getelementptr inbounds nuw double, ptr %262, i64 %255
  store double %261, ptr %263, align 8
  %264 = add nuw nsw i64 %255, 1
  %265 = icmp eq i64 %264, %9
  br i1 %265, label %266, label %254
266:
  %267 = phi i32 [ 1, %239 ], [ 0, %251 ], [ 0, %254 ]
  store i32 %267, ptr %46, align 8
  ret void
}
define internal fastcc range(i32 0, 2) i32 @bg_try(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef range(i32 0, 2) %2, ptr noundef nonnull readonly captures(none) %3) unnamed_addr nounwind "no-builtins" {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = mul nsw i32 %6, %6
  %10 = zext nneg i32 %9 to i64
  %11 = alloca double, i64 %10, align 16
  %12 = alloca double, i64 %7, align 16
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %14 = load ptr, ptr %13, align 8
  call fastcc void @bg_at(ptr noundef %0, ptr noundef %1, ptr noundef %14, ptr noundef %8, ptr noundef %11, ptr noundef %12)
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %37, label %18
18:
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  %22 = icmp sgt i32 %6, 0
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %37
24:
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 32
  br label %26
26:
  %27 = phi i64 [ 0, %24 ], [ %35, %26 ]
  %28 = getelementptr inbounds nuw double, ptr %8, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = tail call double @llvm.fabs.f64(double %29)
  %31 = fcmp ueq double %30, 0x7FF0000000000000
  %32 = select i1 %31, double 0.000000e+00, double %30
  %33 = load ptr, ptr %25, align 8
  %34 = getelementptr inbounds nuw double, ptr %33, i64 %27
  store double %32, ptr %34, align 8
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp eq i64 %35, %7
  br i1 %36, label %37, label %26
37:
  %38 = icmp eq i32 %2, 0
  %39 = icmp sgt i32 %6, 0
  br i1 %38, label %78, label %40
40:
  br i1 %39, label %41, label %71
41:
  %42 = phi i64 [ %51, %41 ], [ 0, %40 ]
  %43 = phi double [ %50, %41 ], [ 0.000000e+00, %40 ]
  %44 = getelementptr inbounds nuw double, ptr %8, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.fabs.f64(double %45)
  %47 = fcmp uno double %43, 0.000000e+00
  %48 = fcmp ogt double %43, %46
  %49 = or i1 %47, %48
  %50 = select i1 %49, double %43, double %46
  %51 = add nuw nsw i64 %42, 1
  %52 = icmp eq i64 %51, %7
  br i1 %52, label %53, label %41
53:
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %55 = load ptr, ptr %54, align 8
  br label %56
56:
  %57 = phi i64 [ 0, %53 ], [ %66, %56 ]
  %58 = phi double [ 0.000000e+00, %53 ], [ %65, %56 ]
  %59 = getelementptr inbounds nuw double, ptr %55, i64 %57
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fabs.f64(double %60)
  %62 = fcmp uno double %58, 0.000000e+00
  %63 = fcmp ogt double %58, %61
  %64 = or i1 %62, %63
  %65 = select i1 %64, double %58, double %61
  %66 = add nuw nsw i64 %57, 1
  %67 = icmp eq i64 %66, %7
  br i1 %67, label %68, label %56
68:
  %69 = fcmp one double %50, 0x7FF0000000000000
  %70 = select i1 %69, double %50, double 0x7FF0000000000000
  br label %71
71:
  %72 = phi double [ 0.000000e+00, %40 ], [ %70, %68 ]
  %73 = phi double [ 0.000000e+00, %40 ], [ %65, %68 ]
  %74 = tail call double @llvm.fabs.f64(double %73)
  %75 = fcmp one double %74, 0x7FF0000000000000
  %76 = select i1 %75, double %73, double 0x7FF0000000000000
  %77 = fcmp olt double %72, %76
  br i1 %77, label %111, label %154
78:
  br i1 %39, label %79, label %104
79:
  %80 = phi i64 [ %86, %79 ], [ 0, %78 ]
  %81 = phi double [ %85, %79 ], [ 0.000000e+00, %78 ]
  %82 = getelementptr inbounds nuw double, ptr %8, i64 %80
  %83 = load double, ptr %82, align 8
  %84 = fmul double %83, %83
  %85 = fadd double %81, %84
  %86 = add nuw nsw i64 %80, 1
  %87 = icmp eq i64 %86, %7
  br i1 %87, label %88, label %79
88:
  %89 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %90 = load ptr, ptr %89, align 8
  br label %91
91:
  %92 = phi i64 [ 0, %88 ], [ %98, %91 ]
  %93 = phi double [ 0.000000e+00, %88 ], [ %97, %91 ]
  %94 = getelementptr inbounds nuw double, ptr %90, i64 %92
  %95 = load double, ptr %94, align 8
  %96 = fmul double %95, %95
  %97 = fadd double %93, %96
  %98 = add nuw nsw i64 %92, 1
  %99 = icmp eq i64 %98, %7
  br i1 %99, label %100, label %91
100:
  %101 = tail call double @llvm.fabs.f64(double %85)
  %102 = fcmp one double %101, 0x7FF0000000000000
  %103 = select i1 %102, double %85, double 0x7FF0000000000000
  br label %104
104:
  %105 = phi double [ 0.000000e+00, %78 ], [ %103, %100 ]
  %106 = phi double [ 0.000000e+00, %78 ], [ %97, %100 ]
  %107 = tail call double @llvm.fabs.f64(double %106)
  %108 = fcmp one double %107, 0x7FF0000000000000
  %109 = select i1 %108, double %106, double 0x7FF0000000000000
  %110 = fcmp olt double %105, %109
  br i1 %110, label %111, label %154
111:
  %112 = load ptr, ptr %13, align 8
  %113 = load ptr, ptr %3, align 8
  %114 = sext i32 %6 to i64
  %115 = and i64 %114, 2305843009213693951
  %116 = icmp eq i32 %6, 0
  br i1 %116, label %154, label %117
117:
  %118 = phi i64 [ %122, %117 ], [ 0, %111 ]
  %119 = getelementptr inbounds nuw double, ptr %112, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds nuw double, ptr %113, i64 %118
  store double %120, ptr %121, align 8
  %122 = add nuw nsw i64 %118, 1
  %123 = icmp eq i64 %122, %115
  br i1 %123, label %124, label %117
124:
  %125 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %126 = load ptr, ptr %125, align 8
  br label %127
127:
  %128 = phi i64 [ %132, %127 ], [ 0, %124 ]
  %129 = getelementptr inbounds nuw double, ptr %8, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds nuw double, ptr %126, i64 %128
  store double %130, ptr %131, align 8
  %132 = add nuw nsw i64 %128, 1
  %133 = icmp eq i64 %132, %115
  br i1 %133, label %134, label %127
134:
  %135 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %136 = load ptr, ptr %135, align 8
  br label %137
137:
  %138 = phi i64 [ %142, %137 ], [ 0, %134 ]
  %139 = getelementptr inbounds nuw double, ptr %11, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds nuw double, ptr %136, i64 %138
  store double %140, ptr %141, align 8
  %142 = add nuw nsw i64 %138, 1
  %143 = icmp eq i64 %142, %10
  br i1 %143, label %144, label %137
144:
  %145 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %146 = load ptr, ptr %145, align 8
  br label %147
147:
  %148 = phi i64 [ %152, %147 ], [ 0, %144 ]
  %149 = getelementptr inbounds nuw double, ptr %12, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw double, ptr %146, i64 %148
  store double %150, ptr %151, align 8
  %152 = add nuw nsw i64 %148, 1
  %153 = icmp eq i64 %152, %115
  br i1 %153, label %154, label %147
154:
  %155 = phi i32 [ 0, %71 ], [ 0, %104 ], [ 1, %111 ], [ 1, %147 ]
  ret i32 %155
}
define internal fastcc void @bg_levenberg(i32 noundef %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr nounwind "no-builtins" {
  %4 = mul nsw i32 %0, %0
  %5 = zext nneg i32 %4 to i64
  %6 = alloca double, i64 %5, align 16
  %7 = zext i32 %0 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq i32 %0, 0
  br i1 %13, label %86, label %14
14:
  %15 = phi i64 [ %17, %14 ], [ 0, %3 ]
  %16 = getelementptr inbounds nuw double, ptr %6, i64 %15
  store double 0.000000e+00, ptr %16, align 8
  %17 = add nuw nsw i64 %15, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %19, label %14
19:
  %20 = icmp sgt i32 %0, 0
  br i1 %20, label %21, label %86
21:
  %22 = phi i64 [ %24, %21 ], [ 0, %19 ]
  %23 = getelementptr inbounds nuw double, ptr %8, i64 %22
  store double 0.000000e+00, ptr %23, align 8
  %24 = add nuw nsw i64 %22, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %26, label %21
26:
  %27 = phi i64 [ %33, %32 ], [ 0, %21 ]
  %28 = mul nuw nsw i64 %27, %7
  %29 = getelementptr inbounds nuw double, ptr %12, i64 %27
  %30 = getelementptr inbounds nuw double, ptr %10, i64 %28
  %31 = load double, ptr %29, align 8
  br label %35
32:
  %33 = add nuw nsw i64 %27, 1
  %34 = icmp eq i64 %33, %7
  br i1 %34, label %58, label %26
35:
  %36 = phi i64 [ 0, %26 ], [ %46, %45 ]
  %37 = getelementptr inbounds nuw double, ptr %30, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fmul double %38, %31
  %40 = getelementptr inbounds nuw double, ptr %8, i64 %36
  %41 = load double, ptr %40, align 8
  %42 = fadd double %41, %39
  store double %42, ptr %40, align 8
  %43 = mul nuw nsw i64 %36, %7
  %44 = getelementptr inbounds nuw double, ptr %6, i64 %43
  br label %48
45:
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, %7
  br i1 %47, label %32, label %35
48:
  %49 = phi i64 [ 0, %35 ], [ %56, %48 ]
  %50 = getelementptr inbounds nuw double, ptr %30, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %38, %51
  %53 = getelementptr inbounds nuw double, ptr %44, i64 %49
  %54 = load double, ptr %53, align 8
  %55 = fadd double %54, %52
  store double %55, ptr %53, align 8
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %56, %7
  br i1 %57, label %45, label %48
58:
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %60 = load double, ptr %59, align 8
  %61 = load double, ptr %6, align 16
  %62 = icmp eq i32 %0, 1
  br i1 %62, label %79, label %63
63:
  %64 = add nuw i32 %0, 1
  br label %65
65:
  %66 = phi i64 [ 1, %63 ], [ %77, %65 ]
  %67 = phi double [ %61, %63 ], [ %76, %65 ]
  %68 = trunc nuw nsw i64 %66 to i32
  %69 = mul i32 %64, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %6, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fcmp uno double %67, 0.000000e+00
  %74 = fcmp ogt double %67, %72
  %75 = or i1 %73, %74
  %76 = select i1 %75, double %67, double %72
  %77 = add nuw nsw i64 %66, 1
  %78 = icmp eq i64 %77, %7
  br i1 %78, label %79, label %65
79:
  %80 = phi double [ %61, %58 ], [ %76, %65 ]
  %81 = fdiv double 1.000000e+00, %60
  %82 = fadd double %81, -1.000000e+00
  %83 = fmul double %82, 1.000000e-03
  %84 = fmul double %80, %83
  %85 = add nuw i32 %0, 1
  br label %99
86:
  call fastcc void @bg_solve(i32 noundef %0, ptr noundef nonnull readonly %6, ptr noundef nonnull readonly %8, ptr noundef nonnull %2)
  br label %98
87:
  call fastcc void @bg_solve(i32 noundef %0, ptr noundef nonnull readonly %6, ptr noundef nonnull readonly %8, ptr noundef nonnull %2)
  br label %88
88:
  %89 = phi i64 [ %96, %95 ], [ 0, %87 ]
  %90 = getelementptr inbounds nuw double, ptr %2, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = tail call double @llvm.fabs.f64(double %91)
  %93 = fcmp ueq double %92, 0x7FF0000000000000
  br i1 %93, label %94, label %95
94:
  store double 0.000000e+00, ptr %90, align 8
  br label %95
95:
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, %7
  br i1 %97, label %98, label %88
98:
  ret void
99:
  %100 = phi i64 [ 0, %79 ], [ %107, %99 ]
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = mul i32 %85, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %6, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fadd double %84, %105
  store double %106, ptr %104, align 8
  %107 = add nuw nsw i64 %100, 1
  %108 = icmp eq i64 %107, %7
  br i1 %108, label %87, label %99
}
declare i32 @llvm.smax.i32(i32, i32)
