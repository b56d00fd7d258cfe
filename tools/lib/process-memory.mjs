// How a process of the product is started so that it stays small; read at the start of a process only. Measured: 510 to 550 MB instead of
// 710 after ten pictures, and an api process under load at 175 MB instead of 230, at the same speed (bench/README.md).
// Runs on any Node from 18 on, without a package.

/** For the C library, which by itself keeps an arena for each thread and hardly ever gives memory back. */
export const memoryEnvironment = {
  // Pictures are large and their threads many.
  MALLOC_ARENA_MAX: '2',
  // Fixed, otherwise it grows with the first large picture that is let go, and all that are smaller stay in the heap for good.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '16777216',
};

/** For V8: its nursery would grow to three times 16 MB and stay there. */
export const memoryFlags = ['--max-semi-space-size=8'];
