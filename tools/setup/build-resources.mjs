import { availableParallelism, freemem } from 'node:os';

/** Bytes that the largest build needs, with some to spare. */
const OF_A_BUILD = 600 * 1024 ** 2;

/** Megabytes of the heap of Node in a build: types take more than bundles do. @type {Readonly<Record<string, number>>} */
const HEAPS = { 'packages/react-kit': 1500, 'packages/sdk': 1000, 'apps/docs': 320 };
const HEAP = 250;

/**
 * Returns how many builds run side by side: as many as there are cores, and as the memory takes.
 * @param {{ cores: number, memory: number }} [machine] bytes of free memory
 * @returns {number}
 */
export function buildsAtOnce({ cores, memory } = { cores: availableParallelism(), memory: freeMemory() }) {
  return Math.max(1, Math.min(cores, Math.floor(memory / OF_A_BUILD)));
}

/** The free memory of the container or of the machine, in bytes. */
function freeMemory() {
  const available = 'availableMemory' in process ? process.availableMemory() : 0;
  return available > 0 ? Math.min(available, freemem()) : freemem();
}

/**
 * The environment of a build. By default it takes 920 MB for the console: the bundler keeps what it freed and a heap for each
 * thread, and Node collects its garbage late on a machine with free memory. So it takes 460 MB, and as much processor time.
 * @param {string} member
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment(member, env = process.env) {
  return {
    MIMALLOC_PURGE_DELAY: '0',
    MIMALLOC_ARENA_EAGER_COMMIT: '0',
    RAYON_NUM_THREADS: '1',
    TOKIO_WORKER_THREADS: '1',
    NO_COLOR: '1',
    ...env,
    NODE_OPTIONS:
      `--max-old-space-size=${HEAPS[member] ?? HEAP} --max-semi-space-size=8 ${env['NODE_OPTIONS'] ?? ''}`.trim(),
  };
}
