"""Random bond graphs beside an acausal oracle. The matrices are small:
threads of BLAS only wait for each other where jobs run side by side."""

import os


os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
