/**
 * Makes glibc return freed memory to the system. By default each thread has an arena of its own, and blocks of up to 32 MB, such
 * as those of compression, come from it and leave gaps. Other C libraries ignore these variables.
 */
export const memoryEnvironment: NodeJS.ProcessEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
