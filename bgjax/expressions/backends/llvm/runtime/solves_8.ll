; sources 41f1381ea6bdc77316ee1570c2c499691b1a905f6550873c7195cdddd2c50e00
%struct.bg_table = type { i32, i32, i32, ptr, ptr, ptr }
%struct.bg_damped = type { ptr, ptr, ptr, ptr, double, double, ptr, double, i32, i32, i32 }
%struct.bg_path = type { ptr, ptr, ptr, double, double, double, i32, i32 }
%struct.bg_search = type { ptr, ptr, ptr, ptr, ptr, ptr, double, i32, i32, i32, i32 }
@bg_find_near_root.values = internal unnamed_addr constant [10 x double] [double 0.000000e+00, double 1.000000e-03, double -1.000000e-03, double 1.000000e+00, double -1.000000e+00, double 0.000000e+00, double 5.000000e-01, double -5.000000e-01, double 2.000000e+00, double -2.000000e+00], align 16
@bg_find_root.values = internal unnamed_addr constant [5 x double] [double 0.000000e+00, double 1.000000e-03, double -1.000000e-03, double 1.000000e+00, double -1.000000e+00], align 16
define void @bg_lanes_solve_8(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3) #0 {
  %5 = add i64 %0, 1
  %6 = mul i64 %5, %0
  %7 = getelementptr inbounds double, ptr %3, i64 %6
  %8 = icmp sgt i64 %6, 0
  %9 = trunc i64 %0 to i32
  %10 = mul i64 %0, %0
  %11 = and i64 %10, 4294967293
  %12 = getelementptr inbounds nuw double, ptr %3, i64 %11
  %13 = icmp sgt i64 %0, 0
  br label %15
14:
  ret void
15:
  %16 = phi i64 [ 0, %4 ], [ %37, %36 ]
  %17 = getelementptr double, ptr %1, i64 %16
  br i1 %8, label %18, label %26
18:
  %19 = phi i64 [ %24, %18 ], [ 0, %15 ]
  %20 = shl i64 %19, 6
  %21 = getelementptr i8, ptr %17, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw double, ptr %3, i64 %19
  store double %22, ptr %23, align 8
  %24 = add nuw nsw i64 %19, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %26, label %18
26:
  tail call fastcc void @bg_solve(i32 noundef %9, ptr noundef readonly %3, ptr noundef readonly %12, ptr noundef %7) #10
  %27 = getelementptr double, ptr %2, i64 %16
  br i1 %13, label %28, label %36
28:
  %29 = phi i64 [ %34, %28 ], [ 0, %26 ]
  %30 = getelementptr inbounds nuw double, ptr %7, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = shl i64 %29, 6
  %33 = getelementptr i8, ptr %27, i64 %32
  store double %31, ptr %33, align 8
  %34 = add nuw nsw i64 %29, 1
  %35 = icmp eq i64 %34, %0
  br i1 %35, label %36, label %28
36:
  %37 = add nuw nsw i64 %16, 1
  %38 = icmp eq i64 %37, 8
  br i1 %38, label %14, label %15
}
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
define void @bg_lanes_regular_solve_8(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef captures(none) %5) #0 {
  %7 = add nsw i64 %1, %0
  %8 = getelementptr inbounds double, ptr %5, i64 %7
  %9 = icmp sgt i64 %7, 0
  %10 = trunc i64 %0 to i32
  %11 = trunc i64 %1 to i32
  %12 = icmp sgt i64 %0, 0
  br label %14
13:
  ret void
14:
  %15 = phi i64 [ 0, %6 ], [ %36, %35 ]
  %16 = getelementptr double, ptr %3, i64 %15
  br i1 %9, label %17, label %25
17:
  %18 = phi i64 [ %23, %17 ], [ 0, %14 ]
  %19 = shl i64 %18, 6
  %20 = getelementptr i8, ptr %16, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw double, ptr %5, i64 %18
  store double %21, ptr %22, align 8
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %25, label %17
25:
  tail call fastcc void @bg_call_regular_solve(i32 noundef %10, i32 noundef %11, ptr noundef %2, ptr noundef %5, ptr noundef %8) #10
  %26 = getelementptr double, ptr %4, i64 %15
  br i1 %12, label %27, label %35
27:
  %28 = phi i64 [ %33, %27 ], [ 0, %25 ]
  %29 = getelementptr inbounds nuw double, ptr %8, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = shl i64 %28, 6
  %32 = getelementptr i8, ptr %26, i64 %31
  store double %30, ptr %32, align 8
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %35, label %27
35:
  %36 = add nuw nsw i64 %15, 1
  %37 = icmp eq i64 %36, 8
  br i1 %37, label %13, label %14
}
define internal fastcc void @bg_call_regular_solve(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4) unnamed_addr #0 {
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
  call fastcc void @bg_regular_solve(i32 noundef %0, ptr noundef %8, ptr noundef %35, ptr noundef %4) #10
  ret void
}
define void @bg_lanes_rank_solve_8(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef captures(none) %7) #2 {
  %9 = add nsw i64 %3, %0
  %10 = getelementptr inbounds double, ptr %7, i64 %9
  %11 = icmp sgt i64 %9, 0
  %12 = trunc i64 %0 to i32
  %13 = trunc i64 %1 to i32
  %14 = trunc i64 %2 to i32
  %15 = trunc i64 %3 to i32
  %16 = icmp sgt i64 %1, 0
  br label %18
17:
  ret void
18:
  %19 = phi i64 [ 0, %8 ], [ %40, %39 ]
  %20 = getelementptr double, ptr %5, i64 %19
  br i1 %11, label %21, label %29
21:
  %22 = phi i64 [ %27, %21 ], [ 0, %18 ]
  %23 = shl i64 %22, 6
  %24 = getelementptr i8, ptr %20, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw double, ptr %7, i64 %22
  store double %25, ptr %26, align 8
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %29, label %21
29:
  tail call fastcc void @bg_call_rank_solve(i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, ptr noundef %4, ptr noundef %7, ptr noundef %10) #10
  %30 = getelementptr double, ptr %6, i64 %19
  br i1 %16, label %31, label %39
31:
  %32 = phi i64 [ %37, %31 ], [ 0, %29 ]
  %33 = getelementptr inbounds nuw double, ptr %10, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = shl i64 %32, 6
  %36 = getelementptr i8, ptr %30, i64 %35
  store double %34, ptr %36, align 8
  %37 = add nuw nsw i64 %32, 1
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %39, label %31
39:
  %40 = add nuw nsw i64 %19, 1
  %41 = icmp eq i64 %40, 8
  br i1 %41, label %17, label %18
}
define internal fastcc void @bg_call_rank_solve(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef captures(none) %6) unnamed_addr #2 {
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
  call fastcc void @bg_rank_solve(i32 noundef %0, i32 noundef %1, ptr noundef nonnull %10, ptr noundef %37, i32 noundef %2, ptr noundef %6) #10
  ret void
}
define void @bg_lanes_dependent_columns_8(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef captures(none) %4) #2 {
  %6 = mul nsw i64 %1, %0
  %7 = getelementptr inbounds double, ptr %4, i64 %6
  %8 = icmp sgt i64 %6, 0
  %9 = trunc i64 %0 to i32
  %10 = trunc i64 %1 to i32
  %11 = icmp sgt i64 %1, 0
  br label %13
12:
  ret void
13:
  %14 = phi i64 [ 0, %5 ], [ %35, %34 ]
  %15 = getelementptr double, ptr %2, i64 %14
  br i1 %8, label %16, label %24
16:
  %17 = phi i64 [ %22, %16 ], [ 0, %13 ]
  %18 = shl i64 %17, 6
  %19 = getelementptr i8, ptr %15, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw double, ptr %4, i64 %17
  store double %20, ptr %21, align 8
  %22 = add nuw nsw i64 %17, 1
  %23 = icmp eq i64 %22, %6
  br i1 %23, label %24, label %16
24:
  tail call fastcc void @bg_dependent_columns(i32 noundef %9, i32 noundef %10, ptr noundef %4, ptr noundef %7) #10
  %25 = getelementptr double, ptr %3, i64 %14
  br i1 %11, label %26, label %34
26:
  %27 = phi i64 [ %32, %26 ], [ 0, %24 ]
  %28 = getelementptr inbounds nuw double, ptr %7, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = shl i64 %27, 6
  %31 = getelementptr i8, ptr %25, i64 %30
  store double %29, ptr %31, align 8
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %34, label %26
34:
  %35 = add nuw nsw i64 %14, 1
  %36 = icmp eq i64 %35, 8
  br i1 %36, label %12, label %13
}
define internal fastcc void @bg_dependent_columns(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) unnamed_addr #2 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.bg_table, align 8
  %8 = mul nsw i32 %1, %0
  %9 = zext i32 %8 to i64
  %10 = alloca double, i64 %9, align 16
  %11 = zext i32 %1 to i64
  %12 = alloca i32, i64 %11, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store i32 0, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  store i32 0, ptr %6, align 4
  %13 = zext i32 %0 to i64
  %14 = alloca i8, i64 %13, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  store i32 %0, ptr %7, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %1, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %10, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr %12, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store ptr %14, ptr %20, align 8
  %21 = sext i32 %8 to i64
  %22 = and i64 %21, 2305843009213693951
  %23 = icmp eq i32 %8, 0
  br i1 %23, label %31, label %24
24:
  %25 = phi i64 [ %29, %24 ], [ 0, %4 ]
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw double, ptr %10, i64 %25
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, %22
  br i1 %30, label %31, label %24
31:
  %32 = icmp sgt i32 %0, 0
  br i1 %32, label %35, label %33
33:
  %34 = icmp sgt i32 %1, 0
  br i1 %34, label %41, label %40
35:
  %36 = phi i64 [ %38, %35 ], [ 0, %31 ]
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 %36
  store i8 0, ptr %37, align 1
  %38 = add nuw nsw i64 %36, 1
  %39 = icmp eq i64 %38, %13
  br i1 %39, label %33, label %35
40:
  br i1 %32, label %47, label %46
41:
  %42 = phi i64 [ %44, %41 ], [ 0, %33 ]
  %43 = getelementptr inbounds nuw i32, ptr %12, i64 %42
  store i32 -1, ptr %43, align 4
  %44 = add nuw nsw i64 %42, 1
  %45 = icmp eq i64 %44, %11
  br i1 %45, label %40, label %41
46:
  br i1 %34, label %55, label %54
47:
  %48 = phi i32 [ %52, %47 ], [ 0, %40 ]
  %49 = call fastcc double @bg_best(ptr noundef %7, ptr noundef %5, ptr noundef %6) #10
  %50 = load i32, ptr %5, align 4
  %51 = load i32, ptr %6, align 4
  call fastcc void @bg_eliminate(ptr noundef %7, i32 noundef %50, i32 noundef %51, i32 noundef 0) #10
  %52 = add nuw nsw i32 %48, 1
  %53 = icmp eq i32 %52, %0
  br i1 %53, label %46, label %47
54:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret void
55:
  %56 = phi i64 [ %62, %55 ], [ 0, %46 ]
  %57 = getelementptr inbounds nuw i32, ptr %12, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = icmp sgt i32 %58, -1
  %60 = uitofp i1 %59 to double
  %61 = getelementptr inbounds nuw double, ptr %3, i64 %56
  store double %60, ptr %61, align 8
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %11
  br i1 %63, label %54, label %55
}
define void @bg_lanes_newton_8(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef %4) #3 {
  %6 = getelementptr inbounds double, ptr %4, i64 %1
  %7 = icmp sgt i64 %1, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %12
11:
  ret void
12:
  %13 = phi i64 [ 0, %5 ], [ %73, %72 ]
  %14 = getelementptr double, ptr %2, i64 %13
  br i1 %7, label %15, label %23
15:
  %16 = phi i64 [ %21, %15 ], [ 0, %12 ]
  %17 = shl i64 %16, 6
  %18 = getelementptr i8, ptr %14, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw double, ptr %4, i64 %16
  store double %19, ptr %20, align 8
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, %1
  br i1 %22, label %23, label %15
23:
  %24 = load i32, ptr %8, align 4
  tail call fastcc void @bg_root(ptr noundef readonly %0, ptr noundef %4, ptr noundef %6) #10
  %25 = load i32, ptr %9, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %57, label %27
27:
  %28 = load i32, ptr %10, align 8
  %29 = add nsw i32 %28, %24
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %4, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = icmp sgt i32 %24, 0
  br i1 %33, label %34, label %48
34:
  %35 = zext nneg i32 %24 to i64
  br label %36
36:
  %37 = phi i64 [ 0, %34 ], [ %46, %36 ]
  %38 = phi double [ 0.000000e+00, %34 ], [ %45, %36 ]
  %39 = getelementptr inbounds nuw double, ptr %6, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fabs.f64(double %40)
  %42 = fcmp uno double %38, 0.000000e+00
  %43 = fcmp ogt double %38, %41
  %44 = or i1 %42, %43
  %45 = select i1 %44, double %38, double %41
  %46 = add nuw nsw i64 %37, 1
  %47 = icmp eq i64 %46, %35
  br i1 %47, label %48, label %36
48:
  %49 = phi double [ 0.000000e+00, %27 ], [ %45, %36 ]
  %50 = fcmp uno double %32, 0.000000e+00
  %51 = fcmp ogt double %32, %49
  %52 = or i1 %50, %51
  %53 = select i1 %52, double %32, double %49
  %54 = sext i32 %24 to i64
  %55 = getelementptr inbounds double, ptr %6, i64 %54
  store double %53, ptr %55, align 8
  %56 = load i32, ptr %9, align 4
  br label %57
57:
  %58 = phi i32 [ 0, %23 ], [ %56, %48 ]
  %59 = load i32, ptr %8, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr double, ptr %3, i64 %13
  %63 = icmp sgt i32 %60, 0
  br i1 %63, label %64, label %72
64:
  %65 = phi i64 [ %70, %64 ], [ 0, %57 ]
  %66 = getelementptr inbounds nuw double, ptr %6, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = shl i64 %65, 6
  %69 = getelementptr i8, ptr %62, i64 %68
  store double %67, ptr %69, align 8
  %70 = add nuw nsw i64 %65, 1
  %71 = icmp eq i64 %70, %61
  br i1 %71, label %72, label %64
72:
  %73 = add nuw nsw i64 %13, 1
  %74 = icmp eq i64 %73, 8
  br i1 %74, label %11, label %12
}
define void @bg_lanes_newton_jacobian_8(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef %4) #3 {
  %6 = getelementptr inbounds double, ptr %4, i64 %1
  %7 = icmp sgt i64 %1, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %11
10:
  ret void
11:
  %12 = phi i64 [ 0, %5 ], [ %39, %38 ]
  %13 = getelementptr double, ptr %2, i64 %12
  br i1 %7, label %14, label %22
14:
  %15 = phi i64 [ %20, %14 ], [ 0, %11 ]
  %16 = shl i64 %15, 6
  %17 = getelementptr i8, ptr %13, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw double, ptr %4, i64 %15
  store double %18, ptr %19, align 8
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %22, label %14
22:
  tail call fastcc void @bg_newton_jacobian(ptr noundef %0, ptr noundef %4, ptr noundef %6) #10
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %9, align 4
  %25 = add nsw i32 %24, %23
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %1, %26
  %28 = getelementptr double, ptr %3, i64 %12
  %29 = icmp sgt i64 %27, 0
  br i1 %29, label %30, label %38
30:
  %31 = phi i64 [ %36, %30 ], [ 0, %22 ]
  %32 = getelementptr inbounds nuw double, ptr %6, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = shl i64 %31, 6
  %35 = getelementptr i8, ptr %28, i64 %34
  store double %33, ptr %35, align 8
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %27
  br i1 %37, label %38, label %30
38:
  %39 = add nuw nsw i64 %12, 1
  %40 = icmp eq i64 %39, 8
  br i1 %40, label %10, label %11
}
define internal fastcc void @bg_newton_jacobian(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2) unnamed_addr #3 {
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
  call fastcc void @bg_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %16) #10
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %16, ptr noundef %18, ptr noundef %21, ptr noundef %22) #10
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %35 = load ptr, ptr %34, align 8
  call void %35(ptr noundef %1, ptr noundef nonnull %16, ptr noundef nonnull %27) #12
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
  call fastcc void @bg_solve(i32 noundef %5, ptr noundef nonnull %21, ptr noundef nonnull %28, ptr noundef nonnull %29) #10
  br label %109
108:
  call fastcc void @bg_rank_solve(i32 noundef %6, i32 noundef %5, ptr noundef nonnull %21, ptr noundef nonnull %28, i32 noundef %97, ptr noundef nonnull %29) #10
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
define internal fastcc void @bg_solve(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #0 {
  %5 = mul nsw i32 %0, %0
  %6 = zext nneg i32 %5 to i64
  %7 = alloca double, i64 %6, align 16
  %8 = zext i32 %0 to i64
  %9 = alloca i32, i64 %8, align 16
  %10 = icmp eq i32 %0, 0
  br i1 %10, label %31, label %11
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
  %29 = call fastcc i32 @bg_factor(i32 noundef %0, ptr noundef %7, ptr noundef %9) #10
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %34
31:
  %32 = call fastcc i32 @bg_factor(i32 noundef 0, ptr noundef %7, ptr noundef %9) #10
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %42, label %34
34:
  call fastcc void @bg_substitute(i32 noundef %0, ptr noundef %7, ptr noundef %9, ptr noundef %3) #10
  br label %42
35:
  %36 = icmp sgt i32 %0, 0
  br i1 %36, label %37, label %42
37:
  %38 = phi i64 [ %40, %37 ], [ 0, %35 ]
  %39 = getelementptr inbounds nuw double, ptr %3, i64 %38
  store double 0x7FF8000000000000, ptr %39, align 8
  %40 = add nuw nsw i64 %38, 1
  %41 = icmp eq i64 %40, %8
  br i1 %41, label %42, label %37
42:
  ret void
}
define internal fastcc range(i32 0, 2) i32 @bg_factor(i32 noundef %0, ptr noundef nonnull captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #0 {
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
define internal fastcc void @bg_substitute(i32 noundef %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %58
6:
  %7 = zext nneg i32 %0 to i64
  br label %10
8:
  %9 = zext nneg i32 %0 to i64
  br label %21
10:
  %11 = phi i64 [ 0, %6 ], [ %19, %10 ]
  %12 = getelementptr inbounds nuw double, ptr %3, i64 %11
  %13 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %3, i64 %15
  %17 = load double, ptr %12, align 8
  %18 = load double, ptr %16, align 8
  store double %18, ptr %12, align 8
  store double %17, ptr %16, align 8
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %8, label %10
21:
  %22 = phi i64 [ 0, %8 ], [ %33, %32 ]
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %32, label %24
24:
  %25 = mul nuw nsw i64 %22, %9
  %26 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %25
  br label %35
29:
  %30 = add nuw i32 %0, 1
  %31 = zext nneg i32 %0 to i64
  br label %46
32:
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, %9
  br i1 %34, label %29, label %21
35:
  %36 = phi i64 [ 0, %24 ], [ %44, %35 ]
  %37 = phi double [ %27, %24 ], [ %43, %35 ]
  %38 = getelementptr inbounds nuw double, ptr %28, i64 %36
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw double, ptr %3, i64 %36
  %41 = load double, ptr %40, align 8
  %42 = fmul double %39, %41
  %43 = fsub double %37, %42
  store double %43, ptr %26, align 8
  %44 = add nuw nsw i64 %36, 1
  %45 = icmp eq i64 %44, %22
  br i1 %45, label %32, label %35
46:
  %47 = phi i64 [ %31, %29 ], [ %48, %59 ]
  %48 = add nsw i64 %47, -1
  %49 = icmp slt i64 %47, %31
  br i1 %49, label %53, label %50
50:
  %51 = getelementptr inbounds nuw double, ptr %3, i64 %48
  %52 = load double, ptr %51, align 8
  br label %59
53:
  %54 = mul nsw i64 %48, %31
  %55 = getelementptr inbounds nuw double, ptr %3, i64 %48
  %56 = load double, ptr %55, align 8
  %57 = getelementptr double, ptr %1, i64 %54
  br label %69
58:
  ret void
59:
  %60 = phi double [ %52, %50 ], [ %77, %69 ]
  %61 = trunc nuw nsw i64 %48 to i32
  %62 = mul i32 %30, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %1, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %3, i64 %48
  %67 = fdiv double %60, %65
  store double %67, ptr %66, align 8
  %68 = icmp samesign ugt i64 %47, 1
  br i1 %68, label %46, label %58
69:
  %70 = phi i64 [ %47, %53 ], [ %78, %69 ]
  %71 = phi double [ %56, %53 ], [ %77, %69 ]
  %72 = getelementptr double, ptr %57, i64 %70
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw double, ptr %3, i64 %70
  %75 = load double, ptr %74, align 8
  %76 = fmul double %73, %75
  %77 = fsub double %71, %76
  store double %77, ptr %55, align 8
  %78 = add nsw i64 %70, 1
  %79 = trunc i64 %78 to i32
  %80 = icmp eq i32 %0, %79
  br i1 %80, label %59, label %69
}
declare double @llvm.fabs.f64(double) #4
define internal fastcc void @bg_regular_solve(i32 noundef %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #0 {
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
  br label %54
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
  %40 = call fastcc i32 @bg_factor(i32 noundef %0, ptr noundef %7, ptr noundef %10) #10
  br label %50
41:
  %42 = call fastcc i32 @bg_factor(i32 noundef %0, ptr noundef %7, ptr noundef %10) #10
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
  br i1 %53, label %101, label %64
54:
  %55 = phi i64 [ 0, %23 ], [ %62, %54 ]
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = mul i32 %27, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %7, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fadd double %26, %60
  store double %61, ptr %59, align 8
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, %8
  br i1 %63, label %41, label %54
64:
  %65 = phi i32 [ %90, %89 ], [ 0, %50 ]
  br i1 %51, label %67, label %66
66:
  call fastcc void @bg_substitute(i32 noundef %0, ptr noundef %7, ptr noundef %10, ptr noundef nonnull %9) #10
  br label %89
67:
  %68 = phi i64 [ %75, %74 ], [ 0, %64 ]
  %69 = getelementptr inbounds nuw double, ptr %2, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw double, ptr %9, i64 %68
  %72 = mul nuw nsw i64 %68, %8
  %73 = getelementptr inbounds nuw double, ptr %1, i64 %72
  br label %77
74:
  store double %85, ptr %71, align 8
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, %8
  br i1 %76, label %88, label %67
77:
  %78 = phi i64 [ 0, %67 ], [ %86, %77 ]
  %79 = phi double [ %70, %67 ], [ %85, %77 ]
  %80 = getelementptr inbounds nuw double, ptr %73, i64 %78
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw double, ptr %3, i64 %78
  %83 = load double, ptr %82, align 8
  %84 = fmul double %81, %83
  %85 = fsub double %79, %84
  %86 = add nuw nsw i64 %78, 1
  %87 = icmp eq i64 %86, %8
  br i1 %87, label %74, label %77
88:
  call fastcc void @bg_substitute(i32 noundef %0, ptr noundef %7, ptr noundef %10, ptr noundef nonnull %9) #10
  br label %92
89:
  %90 = add nuw nsw i32 %65, 1
  %91 = icmp eq i32 %90, 3
  br i1 %91, label %101, label %64
92:
  %93 = phi i64 [ %99, %92 ], [ 0, %88 ]
  %94 = getelementptr inbounds nuw double, ptr %9, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw double, ptr %3, i64 %93
  %97 = load double, ptr %96, align 8
  %98 = fadd double %95, %97
  store double %98, ptr %96, align 8
  %99 = add nuw nsw i64 %93, 1
  %100 = icmp eq i64 %99, %8
  br i1 %100, label %89, label %92
101:
  ret void
}
define internal fastcc void @bg_rank_solve(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5) unnamed_addr #2 {
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
  call fastcc void @bg_eliminated(i32 noundef %0, i32 noundef %1, ptr noundef %9, ptr noundef %11, i32 noundef %4, ptr noundef %5) #10
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
  call fastcc void @bg_eliminated(i32 noundef %0, i32 noundef %1, ptr noundef %9, ptr noundef %11, i32 noundef %4, ptr noundef %5) #10
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
define internal fastcc void @bg_eliminated(i32 noundef %0, i32 noundef %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull readonly captures(none) %3, i32 noundef %4, ptr noundef captures(none) %5) unnamed_addr #2 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.bg_table, align 8
  %10 = add nsw i32 %1, %0
  %11 = mul nsw i32 %10, %0
  %12 = zext i32 %11 to i64
  %13 = alloca double, i64 %12, align 16
  %14 = zext i32 %0 to i64
  %15 = alloca double, i64 %14, align 16
  %16 = zext i32 %1 to i64
  %17 = alloca i32, i64 %16, align 16
  %18 = alloca i8, i64 %14, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  store i32 %0, ptr %9, align 8
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %1, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %10, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store ptr %13, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %17, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store ptr %18, ptr %24, align 8
  %25 = icmp sgt i32 %11, 0
  br i1 %25, label %26, label %31
26:
  %27 = phi i64 [ %29, %26 ], [ 0, %6 ]
  %28 = getelementptr inbounds nuw double, ptr %13, i64 %27
  store double 0.000000e+00, ptr %28, align 8
  %29 = add nuw nsw i64 %27, 1
  %30 = icmp eq i64 %29, %12
  br i1 %30, label %31, label %26
31:
  %32 = icmp sgt i32 %0, 0
  br i1 %32, label %33, label %38
33:
  %34 = sext i32 %1 to i64
  %35 = and i64 %34, 2305843009213693951
  %36 = icmp eq i32 %1, 0
  %37 = sext i32 %10 to i64
  br label %40
38:
  %39 = icmp sgt i32 %1, 0
  br i1 %39, label %130, label %63
40:
  %41 = phi i64 [ 0, %33 ], [ %61, %53 ]
  %42 = mul nsw i64 %41, %34
  %43 = getelementptr inbounds double, ptr %2, i64 %42
  %44 = mul nsw i64 %41, %37
  %45 = getelementptr inbounds double, ptr %13, i64 %44
  br i1 %36, label %53, label %46
46:
  %47 = phi i64 [ %51, %46 ], [ 0, %40 ]
  %48 = getelementptr inbounds nuw double, ptr %43, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw double, ptr %45, i64 %47
  store double %49, ptr %50, align 8
  %51 = add nuw nsw i64 %47, 1
  %52 = icmp eq i64 %51, %35
  br i1 %52, label %53, label %46
53:
  %54 = trunc nuw nsw i64 %41 to i32
  %55 = add i32 %1, %54
  %56 = trunc nsw i64 %44 to i32
  %57 = add i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %13, i64 %58
  store double 1.000000e+00, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %18, i64 %41
  store i8 0, ptr %60, align 1
  %61 = add nuw nsw i64 %41, 1
  %62 = icmp eq i64 %61, %14
  br i1 %62, label %38, label %40
63:
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  store i32 0, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  store i32 0, ptr %8, align 4
  br i1 %32, label %64, label %89
64:
  %65 = icmp eq i32 %4, -1
  %66 = call i32 @llvm.smax.i32(i32 %1, i32 0)
  br label %67
67:
  %68 = phi double [ 0x7FF0000000000000, %64 ], [ %81, %77 ]
  %69 = phi i32 [ 0, %64 ], [ %84, %77 ]
  %70 = icmp eq i32 %69, %66
  br i1 %70, label %86, label %71
71:
  %72 = call fastcc double @bg_best(ptr noundef nonnull readonly %9, ptr noundef %7, ptr noundef %8) #10
  br i1 %65, label %73, label %75
73:
  %74 = fcmp ogt double %72, 1.000000e-09
  br i1 %74, label %77, label %86
75:
  %76 = icmp slt i32 %69, %4
  br i1 %76, label %77, label %86
77:
  %78 = fcmp uno double %68, 0.000000e+00
  %79 = fcmp olt double %68, %72
  %80 = or i1 %78, %79
  %81 = select i1 %80, double %68, double %72
  %82 = load i32, ptr %7, align 4
  %83 = load i32, ptr %8, align 4
  call fastcc void @bg_eliminate(ptr noundef nonnull readonly %9, i32 noundef %82, i32 noundef %83, i32 noundef 1) #10
  %84 = add nuw nsw i32 %69, 1
  %85 = icmp eq i32 %84, %0
  br i1 %85, label %86, label %67
86:
  %87 = phi double [ %81, %77 ], [ %68, %67 ], [ %68, %75 ], [ %68, %73 ]
  %88 = fcmp ogt double %87, 1.000000e-09
  br label %89
89:
  %90 = phi i1 [ true, %63 ], [ %88, %86 ]
  %91 = call fastcc double @bg_best(ptr noundef nonnull readonly %9, ptr noundef %7, ptr noundef %8) #10
  %92 = fcmp olt double %91, 0.000000e+00
  %93 = select i1 %92, double 0.000000e+00, double %91
  %94 = icmp eq i32 %4, -1
  %95 = fcmp olt double %93, 0x3F009456549BE1BD
  %96 = select i1 %90, i1 %95, i1 false
  %97 = select i1 %94, i1 true, i1 %96
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  %98 = icmp slt i32 %1, 1
  br i1 %98, label %104, label %99
99:
  %100 = phi i64 [ %102, %99 ], [ 0, %89 ]
  %101 = getelementptr inbounds nuw double, ptr %5, i64 %100
  store double 0.000000e+00, ptr %101, align 8
  %102 = add nuw nsw i64 %100, 1
  %103 = icmp eq i64 %102, %16
  br i1 %103, label %104, label %99
104:
  call fastcc void @bg_apply_inverse(ptr noundef %9, ptr noundef %3, ptr noundef %5) #10
  br i1 %32, label %105, label %128
105:
  %106 = phi i64 [ %115, %114 ], [ 0, %104 ]
  %107 = getelementptr inbounds nuw double, ptr %3, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw double, ptr %15, i64 %106
  store double %108, ptr %109, align 8
  br i1 %98, label %114, label %110
110:
  %111 = mul nuw nsw i64 %106, %16
  %112 = getelementptr inbounds nuw double, ptr %2, i64 %111
  br label %117
113:
  store double %125, ptr %109, align 8
  br label %114
114:
  %115 = add nuw nsw i64 %106, 1
  %116 = icmp eq i64 %115, %14
  br i1 %116, label %128, label %105
117:
  %118 = phi i64 [ 0, %110 ], [ %126, %117 ]
  %119 = phi double [ %108, %110 ], [ %125, %117 ]
  %120 = getelementptr inbounds nuw double, ptr %112, i64 %118
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds nuw double, ptr %5, i64 %118
  %123 = load double, ptr %122, align 8
  %124 = fmul double %121, %123
  %125 = fsub double %119, %124
  %126 = add nuw nsw i64 %118, 1
  %127 = icmp eq i64 %126, %16
  br i1 %127, label %113, label %117
128:
  call fastcc void @bg_apply_inverse(ptr noundef %9, ptr noundef %15, ptr noundef %5) #10
  %129 = or i1 %98, %97
  br i1 %129, label %140, label %135
130:
  %131 = phi i64 [ %133, %130 ], [ 0, %38 ]
  %132 = getelementptr inbounds nuw i32, ptr %17, i64 %131
  store i32 -1, ptr %132, align 4
  %133 = add nuw nsw i64 %131, 1
  %134 = icmp eq i64 %133, %16
  br i1 %134, label %63, label %130
135:
  %136 = phi i64 [ %138, %135 ], [ 0, %128 ]
  %137 = getelementptr inbounds nuw double, ptr %5, i64 %136
  store double 0x7FF8000000000000, ptr %137, align 8
  %138 = add nuw nsw i64 %136, 1
  %139 = icmp eq i64 %138, %16
  br i1 %139, label %140, label %135
140:
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  ret void
}
define internal fastcc void @bg_apply_inverse(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef captures(none) %2) unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %24
7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %8, align 8
  br label %12
12:
  %13 = phi i32 [ %5, %7 ], [ %32, %31 ]
  %14 = phi ptr [ %11, %7 ], [ %33, %31 ]
  %15 = phi i64 [ 0, %7 ], [ %34, %31 ]
  %16 = getelementptr inbounds nuw i32, ptr %14, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = icmp sgt i32 %17, -1
  br i1 %18, label %19, label %31
19:
  %20 = getelementptr inbounds nuw double, ptr %2, i64 %15
  %21 = load i32, ptr %0, align 8
  %22 = icmp sgt i32 %21, 0
  %23 = load i32, ptr %4, align 4
  br i1 %22, label %37, label %31
24:
  ret void
25:
  %26 = add nuw nsw i64 %40, 1
  %27 = load i32, ptr %0, align 8
  %28 = sext i32 %27 to i64
  %29 = icmp slt i64 %26, %28
  %30 = load i32, ptr %4, align 4
  br i1 %29, label %37, label %31
31:
  %32 = phi i32 [ %13, %12 ], [ %60, %59 ], [ %23, %19 ], [ %30, %25 ]
  %33 = phi ptr [ %14, %12 ], [ %55, %59 ], [ %14, %19 ], [ %55, %25 ]
  %34 = add nuw nsw i64 %15, 1
  %35 = sext i32 %32 to i64
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %12, label %24
37:
  %38 = phi i32 [ %30, %25 ], [ %23, %19 ]
  %39 = phi i32 [ %57, %25 ], [ %17, %19 ]
  %40 = phi i64 [ %26, %25 ], [ 0, %19 ]
  %41 = load ptr, ptr %9, align 8
  %42 = load i32, ptr %10, align 8
  %43 = mul nsw i32 %42, %39
  %44 = trunc nuw nsw i64 %40 to i32
  %45 = add i32 %38, %44
  %46 = add i32 %45, %43
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %41, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw double, ptr %1, i64 %40
  %51 = load double, ptr %50, align 8
  %52 = fmul double %49, %51
  %53 = load double, ptr %20, align 8
  %54 = fadd double %53, %52
  store double %54, ptr %20, align 8
  %55 = load ptr, ptr %8, align 8
  %56 = getelementptr inbounds nuw i32, ptr %55, i64 %15
  %57 = load i32, ptr %56, align 4
  %58 = icmp sgt i32 %57, -1
  br i1 %58, label %25, label %59
59:
  %60 = load i32, ptr %4, align 4
  br label %31
}
define internal fastcc double @bg_best(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull writeonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #5 {
  %4 = load i32, ptr %0, align 8
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %68
6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i32, ptr %7, align 4
  br label %13
13:
  %14 = phi i32 [ %4, %6 ], [ %62, %61 ]
  %15 = phi i32 [ %12, %6 ], [ %63, %61 ]
  %16 = phi i64 [ 0, %6 ], [ %65, %61 ]
  %17 = phi double [ -2.000000e+00, %6 ], [ %64, %61 ]
  %18 = icmp sgt i32 %15, 0
  br i1 %18, label %19, label %61
19:
  %20 = trunc nuw nsw i64 %16 to i32
  %21 = trunc nuw nsw i64 %16 to i32
  br label %27
22:
  %23 = add nuw nsw i64 %28, 1
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %27, label %59
27:
  %28 = phi i64 [ 0, %19 ], [ %23, %22 ]
  %29 = phi double [ %17, %19 ], [ %57, %22 ]
  %30 = load ptr, ptr %8, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 %16
  %32 = load i8, ptr %31, align 1
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %34, label %49
34:
  %35 = load ptr, ptr %9, align 8
  %36 = getelementptr inbounds nuw i32, ptr %35, i64 %28
  %37 = load i32, ptr %36, align 4
  %38 = icmp sgt i32 %37, -1
  br i1 %38, label %49, label %39
39:
  %40 = load ptr, ptr %10, align 8
  %41 = load i32, ptr %11, align 8
  %42 = mul nsw i32 %41, %20
  %43 = trunc nuw nsw i64 %28 to i32
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %40, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = tail call double @llvm.fabs.f64(double %47)
  br label %49
49:
  %50 = phi double [ %48, %39 ], [ -1.000000e+00, %34 ], [ -1.000000e+00, %27 ]
  %51 = fcmp ogt double %50, %29
  %52 = fcmp uno double %50, 0.000000e+00
  %53 = or i1 %51, %52
  br i1 %53, label %54, label %56
54:
  store i32 %21, ptr %1, align 4
  %55 = trunc nuw nsw i64 %28 to i32
  store i32 %55, ptr %2, align 4
  br label %56
56:
  %57 = phi double [ %50, %54 ], [ %29, %49 ]
  %58 = fcmp ord double %50, 0.000000e+00
  br i1 %58, label %22, label %68
59:
  %60 = load i32, ptr %0, align 8
  br label %61
61:
  %62 = phi i32 [ %14, %13 ], [ %60, %59 ]
  %63 = phi i32 [ %15, %13 ], [ %24, %59 ]
  %64 = phi double [ %17, %13 ], [ %57, %59 ]
  %65 = add nuw nsw i64 %16, 1
  %66 = sext i32 %62 to i64
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %13, label %68
68:
  %69 = phi double [ %50, %56 ], [ -2.000000e+00, %3 ], [ %64, %61 ]
  ret double %69
}
define internal fastcc void @bg_eliminate(ptr noundef nonnull readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #2 {
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
define internal fastcc void @bg_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #3 {
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
  call fastcc void @bg_find_any_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %18, ptr noundef %2) #10
  br label %36
30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34
34:
  call fastcc void @bg_find_near_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %18, ptr noundef %2) #10
  br label %36
35:
  tail call fastcc void @bg_find_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2) #10
  br label %36
36:
  ret void
}
define internal fastcc void @bg_find_any_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef captures(none) %3) unnamed_addr #3 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = tail call fastcc double @bg_find_rank_root(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #10
  %10 = fcmp ugt double %9, 1.000000e+00
  br i1 %10, label %11, label %17
11:
  call fastcc void @bg_linear_guess(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %8) #10
  %12 = call fastcc double @bg_attempt(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %8, i32 noundef 0, double noundef %9, ptr noundef %3) #10
  %13 = fcmp ugt double %12, 1.000000e+00
  br i1 %13, label %14, label %17
14:
  %15 = call fastcc i32 @bg_damped_root(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %8) #10
  %16 = call fastcc double @bg_attempt(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %8, i32 noundef %15, double noundef %12, ptr noundef %3) #10
  br label %17
17:
  ret void
}
define internal fastcc void @bg_find_near_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #3 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = mul nsw i32 %6, 12
  %8 = zext i32 %7 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = tail call fastcc i32 @bg_follow_root(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #10
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %53
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
  br label %39
38:
  call fastcc void @bg_from_starts(ptr noundef %0, ptr noundef %1, i32 noundef 6, i32 noundef 11, ptr noundef %9, ptr noundef %3) #10
  tail call fastcc void @bg_near(i32 noundef %6, ptr noundef %2, ptr noundef %3) #10
  br label %53
39:
  %40 = phi i64 [ 0, %35 ], [ %43, %51 ]
  %41 = getelementptr inbounds nuw double, ptr @bg_find_near_root.values, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = add nuw nsw i64 %40, 1
  %44 = mul nsw i64 %43, %36
  %45 = getelementptr inbounds double, ptr %9, i64 %44
  br i1 %13, label %46, label %51
46:
  %47 = phi i64 [ %49, %46 ], [ 0, %39 ]
  %48 = getelementptr inbounds nuw double, ptr %45, i64 %47
  store double %42, ptr %48, align 8
  %49 = add nuw nsw i64 %47, 1
  %50 = icmp eq i64 %49, %37
  br i1 %50, label %51, label %46
51:
  %52 = icmp eq i64 %43, 10
  br i1 %52, label %38, label %39
53:
  ret void
}
define internal fastcc void @bg_find_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2) unnamed_addr #3 {
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
  call fastcc void @bg_from_starts(ptr noundef %0, ptr noundef %1, i32 noundef 5, i32 noundef 5, ptr noundef %8, ptr noundef %2) #10
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
define internal fastcc double @bg_find_rank_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #3 {
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
  call fastcc void @bg_approach(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %16, ptr noundef %15) #10
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
  call fastcc void @bg_approach(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %16, ptr noundef %15) #10
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
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %16, ptr noundef %9, ptr noundef %12, ptr noundef %13) #10
  %64 = load i32, ptr %0, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %66 = load i32, ptr %65, align 4
  call fastcc void @bg_rank_solve(i32 noundef %64, i32 noundef %6, ptr noundef nonnull %12, ptr noundef nonnull %9, i32 noundef %66, ptr noundef nonnull %15) #10
  %67 = icmp sgt i32 %6, 0
  br i1 %67, label %79, label %68
68:
  %69 = call fastcc double @bg_largest_contribution(ptr noundef nonnull %0, ptr noundef nonnull %12, ptr noundef nonnull %16) #10
  br i1 %61, label %73, label %92
70:
  %71 = add nuw nsw i64 %74, 1
  %72 = icmp eq i64 %71, %14
  br i1 %72, label %92, label %73
73:
  %74 = phi i64 [ %71, %70 ], [ 0, %68 ]
  %75 = getelementptr inbounds nuw double, ptr %3, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = call double @llvm.fabs.f64(double %76)
  %78 = fcmp ueq double %77, 0x7FF0000000000000
  br i1 %78, label %117, label %70
79:
  %80 = phi i64 [ %90, %87 ], [ 0, %59 ]
  br i1 %63, label %87, label %81
81:
  %82 = getelementptr inbounds nuw double, ptr %16, i64 %80
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds nuw double, ptr %15, i64 %80
  %85 = load double, ptr %84, align 8
  %86 = fsub double %83, %85
  br label %87
87:
  %88 = phi double [ %86, %81 ], [ 0x7FF8000000000000, %79 ]
  %89 = getelementptr inbounds nuw double, ptr %3, i64 %80
  store double %88, ptr %89, align 8
  %90 = add nuw nsw i64 %80, 1
  %91 = icmp eq i64 %90, %14
  br i1 %91, label %68, label %79
92:
  %93 = fmul double %69, 1.000000e-04
  %94 = fadd double %93, 0x3D719799812DEA11
  %95 = load i32, ptr %0, align 8
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %111
97:
  %98 = zext nneg i32 %95 to i64
  br label %99
99:
  %100 = phi i64 [ 0, %97 ], [ %109, %99 ]
  %101 = phi double [ 0.000000e+00, %97 ], [ %108, %99 ]
  %102 = getelementptr inbounds nuw double, ptr %9, i64 %100
  %103 = load double, ptr %102, align 8
  %104 = call double @llvm.fabs.f64(double %103)
  %105 = fcmp uno double %101, 0.000000e+00
  %106 = fcmp ogt double %101, %104
  %107 = or i1 %105, %106
  %108 = select i1 %107, double %101, double %104
  %109 = add nuw nsw i64 %100, 1
  %110 = icmp eq i64 %109, %98
  br i1 %110, label %111, label %99
111:
  %112 = phi double [ 0.000000e+00, %92 ], [ %108, %99 ]
  %113 = call double @llvm.fabs.f64(double %112)
  %114 = fcmp one double %113, 0x7FF0000000000000
  %115 = select i1 %114, double %112, double 0x7FF0000000000000
  %116 = fdiv double %115, %94
  br label %117
117:
  %118 = phi double [ %116, %111 ], [ 0x7FF0000000000000, %73 ]
  ret double %118
}
define internal fastcc void @bg_linear_guess(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull captures(none) %3) unnamed_addr #3 {
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
  call void %43(ptr noundef %1, ptr noundef %2, ptr noundef nonnull %14) #12
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
  call fastcc void @bg_rank_solve(i32 noundef %47, i32 noundef %53, ptr noundef nonnull %20, ptr noundef nonnull %14, i32 noundef -1, ptr noundef nonnull %23) #10
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
define internal fastcc double @bg_attempt(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull readonly captures(none) %3, i32 noundef %4, double noundef %5, ptr noundef writeonly captures(none) %6) unnamed_addr #3 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = zext i32 %9 to i64
  %11 = alloca double, i64 %10, align 16
  %12 = call fastcc double @bg_find_rank_root(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3, ptr noundef nonnull %11) #10
  %13 = icmp ne i32 %4, 0
  %14 = fcmp ogt double %12, 1.000000e+00
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %16, label %27
16:
  %17 = sext i32 %9 to i64
  %18 = and i64 %17, 2305843009213693951
  %19 = icmp eq i32 %9, 0
  br i1 %19, label %41, label %20
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
  call fastcc void @bg_near(i32 noundef %9, ptr noundef %2, ptr noundef nonnull %11) #10
  %29 = icmp sgt i32 %9, 0
  br i1 %29, label %33, label %39
30:
  %31 = add nuw nsw i64 %34, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %39, label %33
33:
  %34 = phi i64 [ %31, %30 ], [ 0, %27 ]
  %35 = getelementptr inbounds nuw double, ptr %11, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = tail call double @llvm.fabs.f64(double %36)
  %38 = fcmp ueq double %37, 0x7FF0000000000000
  br i1 %38, label %55, label %30
39:
  %40 = fcmp olt double %28, %5
  br i1 %40, label %44, label %55
41:
  call fastcc void @bg_near(i32 noundef 0, ptr noundef %2, ptr noundef nonnull %11) #10
  %42 = fcmp ogt double %5, 1.000000e+00
  br i1 %42, label %43, label %55
43:
  br label %55
44:
  %45 = sext i32 %9 to i64
  %46 = and i64 %45, 2305843009213693951
  %47 = icmp eq i32 %9, 0
  br i1 %47, label %55, label %48
48:
  %49 = phi i64 [ %53, %48 ], [ 0, %44 ]
  %50 = getelementptr inbounds nuw double, ptr %11, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw double, ptr %6, i64 %49
  store double %51, ptr %52, align 8
  %53 = add nuw nsw i64 %49, 1
  %54 = icmp eq i64 %53, %46
  br i1 %54, label %55, label %48
55:
  %56 = phi double [ %5, %41 ], [ %5, %39 ], [ %28, %48 ], [ 1.000000e+00, %43 ], [ %28, %44 ], [ %5, %33 ]
  ret double %56
}
define internal fastcc i32 @bg_damped_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull %3) unnamed_addr #3 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
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
  store i32 0, ptr %25, align 8
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
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %17, ptr noundef %12, ptr noundef %15, ptr noundef %16) #10
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
  call fastcc void @bg_damped_begin(ptr noundef nonnull %0, ptr noundef %2, ptr noundef %5) #10
  %65 = load i32, ptr %27, align 8
  %66 = icmp eq i32 %65, 0
  %67 = load i32, ptr %26, align 4
  %68 = icmp slt i32 %67, 12
  %69 = select i1 %66, i1 %68, i1 false
  br i1 %69, label %70, label %176
70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %72
72:
  call fastcc void @bg_damped_try(ptr noundef nonnull readonly %0, ptr noundef %1, ptr noundef nonnull %5) #10
  %73 = load double, ptr %21, align 8
  %74 = load ptr, ptr %19, align 8
  %75 = load ptr, ptr %5, align 8
  %76 = call fastcc double @bg_largest_contribution(ptr noundef nonnull readonly %0, ptr noundef %74, ptr noundef %75) #10
  %77 = fadd double %73, %76
  %78 = load i32, ptr %0, align 8
  %79 = load ptr, ptr %18, align 8
  %80 = icmp sgt i32 %78, 0
  br i1 %80, label %81, label %95
81:
  %82 = zext nneg i32 %78 to i64
  br label %83
83:
  %84 = phi i64 [ 0, %81 ], [ %93, %83 ]
  %85 = phi double [ 0.000000e+00, %81 ], [ %92, %83 ]
  %86 = getelementptr inbounds nuw double, ptr %79, i64 %84
  %87 = load double, ptr %86, align 8
  %88 = call double @llvm.fabs.f64(double %87)
  %89 = fcmp uno double %85, 0.000000e+00
  %90 = fcmp ogt double %85, %88
  %91 = or i1 %89, %90
  %92 = select i1 %91, double %85, double %88
  %93 = add nuw nsw i64 %84, 1
  %94 = icmp eq i64 %93, %82
  br i1 %94, label %95, label %83
95:
  %96 = phi double [ 0.000000e+00, %72 ], [ %92, %83 ]
  %97 = fmul double %77, 0x3D06849B86A12B9B
  %98 = fcmp ole double %96, %97
  %99 = load i32, ptr %25, align 8
  %100 = icmp sgt i32 %99, 150
  %101 = select i1 %98, i1 true, i1 %100
  br i1 %101, label %105, label %102
102:
  %103 = load double, ptr %22, align 8
  %104 = fcmp ogt double %103, 1.000000e+10
  br label %105
105:
  %106 = phi i1 [ true, %95 ], [ %104, %102 ]
  %107 = fmul double %77, 0x3DA5FD7FE1796495
  %108 = fcmp ole double %96, %107
  %109 = select i1 %106, i1 %108, i1 false
  %110 = zext i1 %109 to i32
  store i32 %110, ptr %27, align 8
  %111 = add nsw i32 %99, 1
  store i32 %111, ptr %25, align 8
  br i1 %106, label %112, label %157
112:
  br i1 %80, label %113, label %129
113:
  %114 = zext nneg i32 %78 to i64
  br label %115
115:
  %116 = phi i64 [ 0, %113 ], [ %122, %115 ]
  %117 = phi double [ 0.000000e+00, %113 ], [ %121, %115 ]
  %118 = getelementptr inbounds nuw double, ptr %79, i64 %116
  %119 = load double, ptr %118, align 8
  %120 = fmul double %119, %119
  %121 = fadd double %117, %120
  %122 = add nuw nsw i64 %116, 1
  %123 = icmp eq i64 %122, %114
  br i1 %123, label %124, label %115
124:
  %125 = fcmp uno double %121, 0.000000e+00
  %126 = select i1 %125, double 0x7FF0000000000000, double %121
  %127 = load double, ptr %24, align 8
  %128 = fcmp olt double %126, %127
  br i1 %128, label %132, label %158
129:
  %130 = load double, ptr %24, align 8
  %131 = fcmp ogt double %130, 0.000000e+00
  br i1 %131, label %141, label %158
132:
  %133 = phi i64 [ %139, %132 ], [ 0, %124 ]
  %134 = phi double [ %138, %132 ], [ 0.000000e+00, %124 ]
  %135 = getelementptr inbounds nuw double, ptr %79, i64 %133
  %136 = load double, ptr %135, align 8
  %137 = fmul double %136, %136
  %138 = fadd double %134, %137
  %139 = add nuw nsw i64 %133, 1
  %140 = icmp eq i64 %139, %114
  br i1 %140, label %141, label %132
141:
  %142 = phi double [ 0.000000e+00, %129 ], [ %138, %132 ]
  %143 = fcmp uno double %142, 0.000000e+00
  %144 = select i1 %143, double 0x7FF0000000000000, double %142
  store double %144, ptr %24, align 8
  %145 = load i32, ptr %6, align 4
  %146 = load ptr, ptr %23, align 8
  %147 = sext i32 %145 to i64
  %148 = and i64 %147, 2305843009213693951
  %149 = icmp eq i32 %145, 0
  br i1 %149, label %158, label %150
150:
  %151 = phi i64 [ %155, %150 ], [ 0, %141 ]
  %152 = getelementptr inbounds nuw double, ptr %75, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds nuw double, ptr %146, i64 %151
  store double %153, ptr %154, align 8
  %155 = add nuw nsw i64 %151, 1
  %156 = icmp eq i64 %155, %148
  br i1 %156, label %158, label %150
157:
  call fastcc void @bg_damped_step(ptr noundef nonnull readonly %0, ptr noundef nonnull %5) #10
  br label %170
158:
  br i1 %108, label %176, label %159
159:
  %160 = load i32, ptr %26, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %26, align 4
  %162 = icmp slt i32 %160, 11
  br i1 %162, label %163, label %170
163:
  %164 = load ptr, ptr %71, align 8
  %165 = load i32, ptr %6, align 4
  %166 = mul nsw i32 %165, %160
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds double, ptr %164, i64 %167
  call fastcc void @bg_damped_begin(ptr noundef nonnull readonly %0, ptr noundef %168, ptr noundef nonnull %5) #10
  %169 = load i32, ptr %27, align 8
  br label %170
170:
  %171 = phi i32 [ %110, %157 ], [ %169, %163 ], [ 0, %159 ]
  %172 = icmp eq i32 %171, 0
  %173 = load i32, ptr %26, align 4
  %174 = icmp slt i32 %173, 12
  %175 = select i1 %172, i1 %174, i1 false
  br i1 %175, label %72, label %176
176:
  %177 = phi i32 [ %65, %64 ], [ %110, %158 ], [ %171, %170 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret i32 %177
}
define internal fastcc void @bg_approach(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull captures(none) %3) unnamed_addr #3 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = alloca double, i64 %7, align 16
  tail call fastcc void @bg_any_step(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #10
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
  call fastcc void @bg_any_step(ptr noundef %0, ptr noundef %1, ptr noundef %8, ptr noundef %9) #10
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
define internal fastcc void @bg_at(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull writeonly captures(none) %3, ptr noundef nonnull writeonly captures(none) %4, ptr noundef nonnull writeonly captures(none) %5) unnamed_addr #3 {
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
  call void %18(ptr noundef %1, ptr noundef %2, ptr noundef nonnull %16) #12
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
define internal fastcc double @bg_largest_contribution(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #6 {
  %4 = load i32, ptr %0, align 8
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %12
6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = icmp sgt i32 %8, 0
  %10 = zext i32 %8 to i64
  %11 = zext nneg i32 %4 to i64
  br label %14
12:
  %13 = phi double [ 0.000000e+00, %3 ], [ %37, %32 ]
  ret double %13
14:
  %15 = phi i64 [ 0, %6 ], [ %38, %32 ]
  %16 = phi double [ 0.000000e+00, %6 ], [ %37, %32 ]
  br i1 %9, label %17, label %32
17:
  %18 = mul nuw nsw i64 %15, %10
  %19 = getelementptr double, ptr %1, i64 %18
  br label %20
20:
  %21 = phi i64 [ 0, %17 ], [ %30, %20 ]
  %22 = phi double [ 0.000000e+00, %17 ], [ %29, %20 ]
  %23 = getelementptr double, ptr %19, i64 %21
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw double, ptr %2, i64 %21
  %26 = load double, ptr %25, align 8
  %27 = fmul double %24, %26
  %28 = tail call double @llvm.fabs.f64(double %27)
  %29 = fadd double %22, %28
  %30 = add nuw nsw i64 %21, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %32, label %20
32:
  %33 = phi double [ 0.000000e+00, %14 ], [ %29, %20 ]
  %34 = fcmp uno double %16, 0.000000e+00
  %35 = fcmp ogt double %16, %33
  %36 = or i1 %34, %35
  %37 = select i1 %36, double %16, double %33
  %38 = add nuw nsw i64 %15, 1
  %39 = icmp eq i64 %38, %11
  br i1 %39, label %12, label %14
}
define internal fastcc void @bg_any_step(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull captures(none) %3) unnamed_addr #3 {
  %5 = load i32, ptr %0, align 8
  %6 = zext i32 %5 to i64
  %7 = alloca double, i64 %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = mul nsw i32 %9, %5
  %11 = zext i32 %10 to i64
  %12 = alloca double, i64 %11, align 16
  %13 = alloca double, i64 %6, align 16
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %7, ptr noundef %12, ptr noundef %13) #10
  %14 = load i32, ptr %0, align 8
  %15 = load i32, ptr %8, align 4
  call fastcc void @bg_rank_solve(i32 noundef %14, i32 noundef %15, ptr noundef nonnull %12, ptr noundef nonnull %7, i32 noundef -1, ptr noundef nonnull %3) #10
  ret void
}
declare double @llvm.minnum.f64(double, double) #4
define internal fastcc void @bg_near(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7
5:
  %6 = zext nneg i32 %0 to i64
  br label %17
7:
  %8 = phi double [ 0.000000e+00, %3 ], [ %29, %17 ]
  %9 = sext i32 %0 to i64
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fcmp une double %11, 0.000000e+00
  %13 = fmul double %11, 1.000000e-02
  %14 = fcmp ugt double %8, %13
  %15 = select i1 %12, i1 %14, i1 false
  %16 = and i1 %4, %15
  br i1 %16, label %32, label %39
17:
  %18 = phi i64 [ 0, %5 ], [ %30, %17 ]
  %19 = phi double [ 0.000000e+00, %5 ], [ %29, %17 ]
  %20 = getelementptr inbounds nuw double, ptr %2, i64 %18
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %23 = load double, ptr %22, align 8
  %24 = fsub double %21, %23
  %25 = tail call double @llvm.fabs.f64(double %24)
  %26 = fcmp uno double %19, 0.000000e+00
  %27 = fcmp ogt double %19, %25
  %28 = or i1 %26, %27
  %29 = select i1 %28, double %19, double %25
  %30 = add nuw nsw i64 %18, 1
  %31 = icmp eq i64 %30, %6
  br i1 %31, label %7, label %17
32:
  %33 = zext nneg i32 %0 to i64
  br label %34
34:
  %35 = phi i64 [ 0, %32 ], [ %37, %34 ]
  %36 = getelementptr inbounds nuw double, ptr %2, i64 %35
  store double 0x7FF8000000000000, ptr %36, align 8
  %37 = add nuw nsw i64 %35, 1
  %38 = icmp eq i64 %37, %33
  br i1 %38, label %39, label %34
39:
  ret void
}
define internal fastcc void @bg_damped_begin(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #7 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = load ptr, ptr %2, align 8
  %7 = sext i32 %5 to i64
  %8 = and i64 %7, 2305843009213693951
  %9 = icmp eq i32 %5, 0
  br i1 %9, label %31, label %10
10:
  %11 = phi i64 [ %15, %10 ], [ 0, %3 ]
  %12 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw double, ptr %6, i64 %11
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, %8
  br i1 %16, label %17, label %10
17:
  %18 = load i32, ptr %4, align 4
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = sext i32 %18 to i64
  %22 = and i64 %21, 2305843009213693951
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %31, label %24
24:
  %25 = phi i64 [ %29, %24 ], [ 0, %17 ]
  %26 = getelementptr inbounds nuw double, ptr %1, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw double, ptr %20, i64 %25
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, %22
  br i1 %30, label %31, label %24
31:
  %32 = load i32, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = icmp sgt i32 %32, 0
  br i1 %35, label %36, label %43
36:
  %37 = zext nneg i32 %32 to i64
  br label %38
38:
  %39 = phi i64 [ 0, %36 ], [ %41, %38 ]
  %40 = getelementptr inbounds nuw double, ptr %34, i64 %39
  store double 0x7FF0000000000000, ptr %40, align 8
  %41 = add nuw nsw i64 %39, 1
  %42 = icmp eq i64 %41, %37
  br i1 %42, label %43, label %38
43:
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store double 1.000000e-03, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i32 0, ptr %45, align 8
  ret void
}
define internal fastcc void @bg_damped_try(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull captures(none) %2) unnamed_addr #3 {
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
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %14, ptr noundef %6, ptr noundef %11, ptr noundef %12) #10
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
define internal fastcc void @bg_damped_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #2 {
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
  call fastcc void @bg_normal(i32 noundef %11, i32 noundef %4, ptr noundef %13, ptr noundef %15, ptr noundef %7, ptr noundef %9) #10
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %17 = load double, ptr %16, align 8
  %18 = load double, ptr %7, align 16
  %19 = icmp sgt i32 %4, 1
  br i1 %19, label %20, label %41
20:
  %21 = add nuw i32 %4, 1
  br label %22
22:
  %23 = phi i64 [ 1, %20 ], [ %34, %22 ]
  %24 = phi double [ %18, %20 ], [ %33, %22 ]
  %25 = trunc nuw nsw i64 %23 to i32
  %26 = mul i32 %21, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %7, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fcmp uno double %24, 0.000000e+00
  %31 = fcmp ogt double %24, %29
  %32 = or i1 %30, %31
  %33 = select i1 %32, double %24, double %29
  %34 = add nuw nsw i64 %23, 1
  %35 = icmp eq i64 %34, %8
  br i1 %35, label %36, label %22
36:
  %37 = fcmp uno double %33, 0.000000e+00
  %38 = fcmp ogt double %33, 1.000000e-300
  %39 = or i1 %37, %38
  %40 = select i1 %39, double %33, double 1.000000e-300
  br label %47
41:
  %42 = fcmp uno double %18, 0.000000e+00
  %43 = fcmp ogt double %18, 1.000000e-300
  %44 = or i1 %42, %43
  %45 = select i1 %44, double %18, double 1.000000e-300
  %46 = icmp eq i32 %4, 1
  br i1 %46, label %47, label %51
47:
  %48 = phi double [ %40, %36 ], [ %45, %41 ]
  %49 = fmul double %17, %48
  %50 = add nuw i32 %4, 1
  br label %54
51:
  %52 = phi i1 [ false, %41 ], [ true, %54 ]
  %53 = fcmp olt double %17, 1.000000e-09
  br i1 %53, label %64, label %65
54:
  %55 = phi i64 [ 0, %47 ], [ %62, %54 ]
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = mul i32 %50, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %7, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fadd double %49, %60
  store double %61, ptr %59, align 8
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, %8
  br i1 %63, label %51, label %54
64:
  call fastcc void @bg_rank_solve(i32 noundef %11, i32 noundef %4, ptr noundef %13, ptr noundef %15, i32 noundef -1, ptr noundef nonnull %10) #10
  br label %66
65:
  call fastcc void @bg_rank_solve(i32 noundef %4, i32 noundef %4, ptr noundef nonnull %7, ptr noundef nonnull %9, i32 noundef -1, ptr noundef nonnull %10) #10
  br label %66
66:
  br i1 %52, label %67, label %69
67:
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 24
  br label %70
69:
  ret void
70:
  %71 = phi i64 [ 0, %67 ], [ %80, %70 ]
  %72 = load ptr, ptr %1, align 8
  %73 = getelementptr inbounds nuw double, ptr %72, i64 %71
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw double, ptr %10, i64 %71
  %76 = load double, ptr %75, align 8
  %77 = fsub double %74, %76
  %78 = load ptr, ptr %68, align 8
  %79 = getelementptr inbounds nuw double, ptr %78, i64 %71
  store double %77, ptr %79, align 8
  %80 = add nuw nsw i64 %71, 1
  %81 = icmp eq i64 %80, %8
  br i1 %81, label %69, label %70
}
define internal fastcc void @bg_normal(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef nonnull captures(none) %4, ptr noundef nonnull captures(none) %5) unnamed_addr #0 {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %25, label %8
8:
  %9 = mul nsw i32 %1, %1
  %10 = zext nneg i32 %9 to i64
  br label %11
11:
  %12 = phi i64 [ 0, %8 ], [ %14, %11 ]
  %13 = getelementptr inbounds nuw double, ptr %4, i64 %12
  store double 0.000000e+00, ptr %13, align 8
  %14 = add nuw nsw i64 %12, 1
  %15 = icmp eq i64 %14, %10
  br i1 %15, label %16, label %11
16:
  %17 = icmp sgt i32 %1, 0
  br i1 %17, label %18, label %25
18:
  %19 = zext nneg i32 %1 to i64
  br label %20
20:
  %21 = phi i64 [ 0, %18 ], [ %23, %20 ]
  %22 = getelementptr inbounds nuw double, ptr %5, i64 %21
  store double 0.000000e+00, ptr %22, align 8
  %23 = add nuw nsw i64 %21, 1
  %24 = icmp eq i64 %23, %19
  br i1 %24, label %25, label %20
25:
  %26 = phi i1 [ false, %6 ], [ false, %16 ], [ true, %20 ]
  %27 = icmp sgt i32 %0, 0
  br i1 %27, label %28, label %38
28:
  %29 = zext i32 %1 to i64
  %30 = zext nneg i32 %0 to i64
  br label %31
31:
  %32 = phi i64 [ 0, %28 ], [ %40, %39 ]
  br i1 %26, label %33, label %39
33:
  %34 = mul nuw nsw i64 %32, %29
  %35 = getelementptr inbounds nuw double, ptr %3, i64 %32
  %36 = getelementptr inbounds nuw double, ptr %2, i64 %34
  %37 = getelementptr inbounds nuw double, ptr %2, i64 %34
  br label %42
38:
  ret void
39:
  %40 = add nuw nsw i64 %32, 1
  %41 = icmp eq i64 %40, %30
  br i1 %41, label %38, label %31
42:
  %43 = phi i64 [ 0, %33 ], [ %54, %53 ]
  %44 = getelementptr inbounds nuw double, ptr %36, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = load double, ptr %35, align 8
  %47 = fmul double %45, %46
  %48 = getelementptr inbounds nuw double, ptr %5, i64 %43
  %49 = load double, ptr %48, align 8
  %50 = fadd double %49, %47
  store double %50, ptr %48, align 8
  %51 = mul nuw nsw i64 %43, %29
  %52 = getelementptr inbounds nuw double, ptr %4, i64 %51
  br label %56
53:
  %54 = add nuw nsw i64 %43, 1
  %55 = icmp eq i64 %54, %29
  br i1 %55, label %39, label %42
56:
  %57 = phi i64 [ 0, %42 ], [ %65, %56 ]
  %58 = load double, ptr %44, align 8
  %59 = getelementptr inbounds nuw double, ptr %37, i64 %57
  %60 = load double, ptr %59, align 8
  %61 = fmul double %58, %60
  %62 = getelementptr inbounds nuw double, ptr %52, i64 %57
  %63 = load double, ptr %62, align 8
  %64 = fadd double %63, %61
  store double %64, ptr %62, align 8
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp eq i64 %65, %29
  br i1 %66, label %53, label %56
}
define internal fastcc i32 @bg_follow_root(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #3 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
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
  call fastcc void @bg_at(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %10, ptr noundef %13, ptr noundef %14) #10
  br label %40
40:
  call fastcc void @bg_path_advance(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %5) #10
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
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret i32 %41
}
define internal fastcc void @bg_from_starts(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef range(i32 5, 7) %2, i32 noundef range(i32 5, 12) %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef writeonly captures(none) %5) unnamed_addr #3 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
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
  store double 1.000000e+00, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store i32 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i32 1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 68
  store i32 0, ptr %28, align 4
  %29 = icmp sgt i32 %9, 0
  br i1 %29, label %30, label %40
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
  call fastcc void @bg_begin(i32 noundef %9, ptr noundef %4, ptr noundef %7) #10
  %41 = load i32, ptr %28, align 4
  %42 = icmp eq i32 %41, 0
  %43 = load i32, ptr %26, align 4
  %44 = icmp slt i32 %43, %3
  %45 = select i1 %42, i1 %44, i1 false
  br i1 %45, label %46, label %55
46:
  %47 = phi i32 [ %52, %46 ], [ %43, %40 ]
  %48 = icmp slt i32 %47, %2
  %49 = zext i1 %48 to i32
  call fastcc void @bg_advance(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %49, ptr noundef %4, ptr noundef %7) #10
  %50 = load i32, ptr %28, align 4
  %51 = icmp eq i32 %50, 0
  %52 = load i32, ptr %26, align 4
  %53 = icmp slt i32 %52, %3
  %54 = select i1 %51, i1 %53, i1 false
  br i1 %54, label %46, label %55
55:
  %56 = phi i1 [ %42, %40 ], [ %51, %46 ]
  %57 = sext i32 %9 to i64
  %58 = and i64 %57, 2305843009213693951
  %59 = icmp eq i32 %9, 0
  br i1 %59, label %74, label %60
60:
  %61 = phi i64 [ %65, %60 ], [ 0, %55 ]
  %62 = getelementptr inbounds nuw double, ptr %11, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw double, ptr %5, i64 %61
  store double %63, ptr %64, align 8
  %65 = add nuw nsw i64 %61, 1
  %66 = icmp eq i64 %65, %58
  br i1 %66, label %67, label %60
67:
  %68 = and i1 %29, %56
  br i1 %68, label %69, label %74
69:
  %70 = phi i64 [ %72, %69 ], [ 0, %67 ]
  %71 = getelementptr inbounds nuw double, ptr %5, i64 %70
  store double 0x7FF8000000000000, ptr %71, align 8
  %72 = add nuw nsw i64 %70, 1
  %73 = icmp eq i64 %72, %10
  br i1 %73, label %74, label %69
74:
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  ret void
}
define internal fastcc void @bg_path_advance(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef nonnull captures(none) %2) unnamed_addr #3 {
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
  call fastcc void @bg_at(ptr noundef %0, ptr noundef %1, ptr noundef %21, ptr noundef %7, ptr noundef %10, ptr noundef %11) #10
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %40
23:
  %24 = fsub double 1.000000e+00, %19
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %26 = load ptr, ptr %25, align 8
  br label %29
27:
  call fastcc void @bg_solve(i32 noundef %5, ptr noundef nonnull %10, ptr noundef nonnull %12, ptr noundef nonnull %13) #10
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
  call fastcc void @bg_solve(i32 noundef %5, ptr noundef nonnull %10, ptr noundef nonnull %12, ptr noundef nonnull %13) #10
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
  %97 = call fastcc i32 @bg_path_fits(i32 noundef %5, ptr noundef %2, double noundef 1.000000e-15, double noundef 4.000000e+00, ptr noundef %7, ptr noundef %10, ptr noundef %11) #10
  %98 = icmp ne i32 %97, 0
  br i1 %78, label %106, label %99
99:
  %100 = call fastcc i32 @bg_path_fits(i32 noundef %5, ptr noundef %2, double noundef 1.000000e-09, double noundef 6.400000e+01, ptr noundef %7, ptr noundef %10, ptr noundef %11) #10
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
define internal fastcc range(i32 0, 2) i32 @bg_path_fits(i32 noundef %0, ptr noundef nonnull readonly captures(none) %1, double noundef %2, double noundef %3, ptr noundef nonnull readonly captures(none) %4, ptr noundef nonnull readonly captures(none) %5, ptr noundef nonnull readonly captures(none) %6) unnamed_addr #8 {
  %8 = zext i32 %0 to i64
  %9 = alloca double, i64 %8, align 16
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %14
11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load ptr, ptr %12, align 8
  br label %19
14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = fmul double %3, 2.300000e-16
  %18 = call fastcc i32 @bg_below(i32 noundef %0, double noundef %2, ptr noundef %16, ptr noundef nonnull %4, ptr noundef nonnull %5, ptr noundef nonnull %9, double noundef %17, ptr noundef nonnull %6) #10
  ret i32 %18
19:
  %20 = phi i64 [ 0, %11 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw double, ptr %13, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = tail call double @llvm.fabs.f64(double %22)
  %24 = getelementptr inbounds nuw double, ptr %9, i64 %20
  store double %23, ptr %24, align 8
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %8
  br i1 %26, label %14, label %19
}
define internal fastcc range(i32 0, 2) i32 @bg_below(i32 noundef %0, double noundef %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, double noundef %6, ptr noundef readonly captures(none) %7) unnamed_addr #6 {
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %51
10:
  %11 = zext nneg i32 %0 to i64
  br label %12
12:
  %13 = phi i64 [ 0, %10 ], [ %49, %48 ]
  %14 = mul nuw nsw i64 %13, %11
  %15 = getelementptr double, ptr %4, i64 %14
  br label %16
16:
  %17 = phi i64 [ 0, %12 ], [ %26, %16 ]
  %18 = phi double [ 0.000000e+00, %12 ], [ %25, %16 ]
  %19 = getelementptr double, ptr %15, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %22 = load double, ptr %21, align 8
  %23 = fmul double %20, %22
  %24 = tail call double @llvm.fabs.f64(double %23)
  %25 = fadd double %18, %24
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %11
  br i1 %27, label %28, label %16
28:
  %29 = getelementptr inbounds nuw double, ptr %3, i64 %13
  %30 = load double, ptr %29, align 8
  %31 = fcmp oeq double %30, 0.000000e+00
  br i1 %31, label %48, label %32
32:
  %33 = getelementptr inbounds nuw double, ptr %5, i64 %13
  %34 = load double, ptr %33, align 8
  %35 = fadd double %25, %34
  %36 = fmul double %1, %35
  %37 = fcmp uno double %36, 0.000000e+00
  %38 = getelementptr inbounds nuw double, ptr %7, i64 %13
  %39 = load double, ptr %38, align 8
  %40 = fmul double %6, %39
  %41 = fcmp ogt double %36, %40
  %42 = or i1 %37, %41
  %43 = select i1 %42, double %36, double %40
  %44 = tail call double @llvm.fabs.f64(double %30)
  %45 = fcmp ugt double %44, %43
  %46 = fcmp ueq double %44, 0x7FF0000000000000
  %47 = or i1 %46, %45
  br i1 %47, label %51, label %48
48:
  %49 = add nuw nsw i64 %13, 1
  %50 = icmp eq i64 %49, %11
  br i1 %50, label %51, label %12
51:
  %52 = phi i32 [ 1, %8 ], [ 1, %48 ], [ 0, %32 ]
  ret i32 %52
}
define internal fastcc void @bg_begin(i32 noundef %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #7 {
  %4 = load ptr, ptr %2, align 8
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %21
6:
  %7 = zext nneg i32 %0 to i64
  br label %8
8:
  %9 = phi i64 [ 0, %6 ], [ %11, %8 ]
  %10 = getelementptr inbounds nuw double, ptr %4, i64 %9
  store double 0.000000e+00, ptr %10, align 8
  %11 = add nuw nsw i64 %9, 1
  %12 = icmp eq i64 %11, %7
  br i1 %12, label %13, label %8
13:
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load ptr, ptr %14, align 8
  br label %16
16:
  %17 = phi i64 [ 0, %13 ], [ %19, %16 ]
  %18 = getelementptr inbounds nuw double, ptr %15, i64 %17
  store double 0x7FF0000000000000, ptr %18, align 8
  %19 = add nuw nsw i64 %17, 1
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %23, label %16
21:
  %22 = icmp eq i32 %0, 0
  br i1 %22, label %49, label %23
23:
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %25 = load ptr, ptr %24, align 8
  %26 = mul nsw i32 %0, %0
  %27 = zext nneg i32 %26 to i64
  br label %28
28:
  %29 = phi i64 [ 0, %23 ], [ %31, %28 ]
  %30 = getelementptr inbounds nuw double, ptr %25, i64 %29
  store double 0.000000e+00, ptr %30, align 8
  %31 = add nuw nsw i64 %29, 1
  %32 = icmp eq i64 %31, %27
  br i1 %32, label %33, label %28
33:
  br i1 %5, label %34, label %37
34:
  %35 = add nuw i32 %0, 1
  %36 = zext nneg i32 %0 to i64
  br label %53
37:
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = sext i32 %0 to i64
  %41 = and i64 %40, 2305843009213693951
  br label %42
42:
  %43 = phi i64 [ %47, %42 ], [ 0, %37 ]
  %44 = getelementptr inbounds nuw double, ptr %1, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw double, ptr %39, i64 %43
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %43, 1
  %48 = icmp eq i64 %47, %41
  br i1 %48, label %49, label %42
49:
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store double 1.000000e+00, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store i32 0, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i32 1, ptr %52, align 8
  ret void
53:
  %54 = phi i64 [ 0, %34 ], [ %60, %53 ]
  %55 = load ptr, ptr %24, align 8
  %56 = trunc nuw nsw i64 %54 to i32
  %57 = mul i32 %35, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %55, i64 %58
  store double 1.000000e+00, ptr %59, align 8
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp eq i64 %60, %36
  br i1 %61, label %37, label %53
}
define internal fastcc void @bg_advance(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef range(i32 0, 2) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef nonnull captures(none) %4) unnamed_addr #3 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = tail call fastcc i32 @bg_try(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %4) #10
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
  call fastcc void @bg_finite_solve(i32 noundef %7, ptr noundef %28, ptr noundef %30, ptr noundef %10) #10
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %32 = load i32, ptr %31, align 8
  %33 = add nsw i32 %32, %8
  store i32 %33, ptr %31, align 8
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  %37 = or i1 %12, %36
  br i1 %37, label %38, label %65
38:
  %39 = fcmp olt double %25, 0x3E10000000000000
  %40 = icmp sgt i32 %33, 60
  %41 = select i1 %39, i1 true, i1 %40
  br i1 %41, label %65, label %42
42:
  %43 = load ptr, ptr %4, align 8
  %44 = icmp sgt i32 %7, 0
  br i1 %44, label %48, label %65
45:
  %46 = add nuw nsw i64 %49, 1
  %47 = icmp eq i64 %46, %9
  br i1 %47, label %65, label %48
48:
  %49 = phi i64 [ %46, %45 ], [ 0, %42 ]
  %50 = getelementptr inbounds nuw double, ptr %10, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fabs.f64(double %51)
  %53 = getelementptr inbounds nuw double, ptr %43, i64 %49
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fabs.f64(double %54)
  %56 = fmul double %55, 4.000000e-16
  %57 = fcmp ugt double %52, %56
  br i1 %57, label %58, label %45
58:
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %62 = load ptr, ptr %61, align 8
  %63 = tail call fastcc range(i32 0, 2) i32 @bg_below(i32 noundef %7, double noundef 1.000000e-15, ptr noundef nonnull %43, ptr noundef %30, ptr noundef %28, ptr noundef %60, double noundef 0x3CD092C04A82E8CC, ptr noundef %62) #10
  %64 = icmp eq i32 %63, 0
  br label %65
65:
  %66 = phi i1 [ false, %24 ], [ false, %38 ], [ %64, %58 ], [ false, %42 ], [ false, %45 ]
  %67 = fcmp olt double %25, 0x3E10000000000000
  br i1 %67, label %68, label %87
68:
  %69 = load ptr, ptr %4, align 8
  %70 = icmp sgt i32 %7, 0
  br i1 %70, label %74, label %85
71:
  %72 = add nuw nsw i64 %75, 1
  %73 = icmp eq i64 %72, %9
  br i1 %73, label %85, label %74
74:
  %75 = phi i64 [ %72, %71 ], [ 0, %68 ]
  %76 = getelementptr inbounds nuw double, ptr %10, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = tail call double @llvm.fabs.f64(double %77)
  %79 = getelementptr inbounds nuw double, ptr %69, i64 %75
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fabs.f64(double %80)
  %82 = fadd double %81, 1.000000e+00
  %83 = fmul double %82, 0x3D719799812DEA11
  %84 = fcmp ugt double %78, %83
  br i1 %84, label %87, label %71
85:
  %86 = xor i1 %66, true
  br label %97
87:
  %88 = xor i1 %66, true
  br i1 %66, label %97, label %89
89:
  %90 = load ptr, ptr %4, align 8
  %91 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %94 = load ptr, ptr %93, align 8
  %95 = tail call fastcc range(i32 0, 2) i32 @bg_below(i32 noundef %7, double noundef 1.000000e-09, ptr noundef %90, ptr noundef %30, ptr noundef %28, ptr noundef %92, double noundef 1.472000e-14, ptr noundef %94) #10
  %96 = icmp ne i32 %95, 0
  br label %97
97:
  %98 = phi i1 [ %88, %87 ], [ %96, %89 ], [ %86, %85 ]
  %99 = zext i1 %98 to i32
  %100 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store i32 %99, ptr %100, align 4
  %101 = select i1 %66, i1 true, i1 %98
  br i1 %101, label %102, label %104
102:
  %103 = icmp sgt i32 %7, 0
  br i1 %103, label %113, label %111
104:
  %105 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %106 = load i32, ptr %105, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %105, align 4
  %108 = mul nsw i32 %107, %7
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds double, ptr %3, i64 %109
  tail call fastcc void @bg_begin(i32 noundef %7, ptr noundef %110, ptr noundef %4) #10
  br label %138
111:
  %112 = icmp eq i32 %2, 0
  br i1 %112, label %121, label %122
113:
  %114 = phi i64 [ %119, %113 ], [ 0, %102 ]
  %115 = getelementptr inbounds nuw double, ptr %10, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fmul double %25, %116
  %118 = getelementptr inbounds nuw double, ptr %11, i64 %114
  store double %117, ptr %118, align 8
  %119 = add nuw nsw i64 %114, 1
  %120 = icmp eq i64 %119, %9
  br i1 %120, label %111, label %113
121:
  call fastcc void @bg_levenberg(i32 noundef %7, ptr noundef %4, ptr noundef %11) #10
  br label %122
122:
  br i1 %103, label %123, label %125
123:
  %124 = getelementptr inbounds nuw i8, ptr %4, i64 24
  br label %126
125:
  store i32 0, ptr %34, align 8
  br label %138
126:
  %127 = phi i64 [ 0, %123 ], [ %136, %126 ]
  %128 = load ptr, ptr %4, align 8
  %129 = getelementptr inbounds nuw double, ptr %128, i64 %127
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds nuw double, ptr %11, i64 %127
  %132 = load double, ptr %131, align 8
  %133 = fsub double %130, %132
  %134 = load ptr, ptr %124, align 8
  %135 = getelementptr inbounds nuw double, ptr %134, i64 %127
  store double %133, ptr %135, align 8
  %136 = add nuw nsw i64 %127, 1
  %137 = icmp eq i64 %136, %9
  br i1 %137, label %125, label %126
138:
  ret void
}
define internal fastcc range(i32 0, 2) i32 @bg_try(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef range(i32 0, 2) %2, ptr noundef nonnull readonly captures(none) %3) unnamed_addr #3 {
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
  call fastcc void @bg_at(ptr noundef %0, ptr noundef %1, ptr noundef %14, ptr noundef %8, ptr noundef %11, ptr noundef %12) #10
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
define internal fastcc void @bg_finite_solve(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull captures(none) %3) unnamed_addr #0 {
  tail call fastcc void @bg_solve(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %3) #10
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8
6:
  %7 = zext nneg i32 %0 to i64
  br label %9
8:
  ret void
9:
  %10 = phi i64 [ 0, %6 ], [ %17, %16 ]
  %11 = getelementptr inbounds nuw double, ptr %3, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = tail call double @llvm.fabs.f64(double %12)
  %14 = fcmp ueq double %13, 0x7FF0000000000000
  br i1 %14, label %15, label %16
15:
  store double 0.000000e+00, ptr %11, align 8
  br label %16
16:
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %8, label %9
}
define internal fastcc void @bg_levenberg(i32 noundef %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef nonnull captures(none) %2) unnamed_addr #2 {
  %4 = mul nsw i32 %0, %0
  %5 = zext nneg i32 %4 to i64
  %6 = alloca double, i64 %5, align 16
  %7 = zext i32 %0 to i64
  %8 = alloca double, i64 %7, align 16
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8
  call fastcc void @bg_normal(i32 noundef %0, i32 noundef %0, ptr noundef %10, ptr noundef %12, ptr noundef %6, ptr noundef %8) #10
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %14 = load double, ptr %13, align 8
  %15 = fdiv double 1.000000e+00, %14
  %16 = fadd double %15, -1.000000e+00
  %17 = fmul double %16, 1.000000e-03
  %18 = load double, ptr %6, align 16
  %19 = icmp sgt i32 %0, 1
  br i1 %19, label %20, label %36
20:
  %21 = add nuw i32 %0, 1
  br label %22
22:
  %23 = phi i64 [ 1, %20 ], [ %34, %22 ]
  %24 = phi double [ %18, %20 ], [ %33, %22 ]
  %25 = trunc nuw nsw i64 %23 to i32
  %26 = mul i32 %21, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %6, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fcmp uno double %24, 0.000000e+00
  %31 = fcmp ogt double %24, %29
  %32 = or i1 %30, %31
  %33 = select i1 %32, double %24, double %29
  %34 = add nuw nsw i64 %23, 1
  %35 = icmp eq i64 %34, %7
  br i1 %35, label %38, label %22
36:
  %37 = icmp eq i32 %0, 1
  br i1 %37, label %38, label %42
38:
  %39 = phi double [ %18, %36 ], [ %33, %22 ]
  %40 = fmul double %17, %39
  %41 = add nuw i32 %0, 1
  br label %43
42:
  call fastcc void @bg_finite_solve(i32 noundef %0, ptr noundef nonnull %6, ptr noundef nonnull %8, ptr noundef %2) #10
  ret void
43:
  %44 = phi i64 [ 0, %38 ], [ %51, %43 ]
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = mul i32 %41, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %6, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fadd double %40, %49
  store double %50, ptr %48, align 8
  %51 = add nuw nsw i64 %44, 1
  %52 = icmp eq i64 %51, %7
  br i1 %52, label %42, label %43
}
declare i32 @llvm.smax.i32(i32, i32) #9
attributes #0 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { nounwind optsize }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { nofree norecurse nosync nounwind optsize memory(argmem: read) }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nobuiltin optsize }
attributes #11 = { nounwind }
attributes #12 = { nobuiltin nounwind optsize }
