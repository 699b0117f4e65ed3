import { beatMs } from './beat-interval.ts';
import { OwnTime } from './own-time.ts';

/**
 * Calls `work` with the time of this process that counts, once in each interval and after the messages that wait in its
 * channels. Does not keep the process alive. Returns a function that ends it.
 */
export function everyBeat(work: (ms: number) => void, intervalMs: number = beatMs): () => void {
  const time = new OwnTime(intervalMs);
  const timer = setInterval(() => setImmediate(() => work(time.tick())), intervalMs).unref();
  return () => clearInterval(timer);
}
