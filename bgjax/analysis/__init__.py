"""Many runs, gradients, linear models, readable equations."""
