"""LLVM backend: programs as LLVM IR, compiled in this process by llvmlite, for one run or for several at once."""
