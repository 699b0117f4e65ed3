import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Milliseconds between two attempts. */
const interval = 100;

/**
 * Runs work while no other process runs work of this name. With SQLite it runs at once: only one process writes.
 * @param timeoutMs milliseconds after which it throws while the other process still works
 */
export async function exclusively<Result>(
  { peers }: Database,
  { name, timeoutMs }: { name: string; timeoutMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  if (!peers) return work();
  const deadline = performance.now() + timeoutMs;
  let release = await peers.tryLock(name);
  while (!release) {
    if (performance.now() >= deadline)
      throw new Error(`Another process of the installation has not finished: ${name}.`);
    await wait(interval);
    release = await peers.tryLock(name);
  }
  try {
    return await work();
  } finally {
    await release().catch(() => undefined);
  }
}
