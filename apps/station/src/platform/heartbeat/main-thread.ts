import { readFileSync } from 'node:fs';

/** The main thread of a process, as the kernel describes it. */
export interface MainThread {
  /** Whether it runs, or would if a processor were free. */
  readonly isRunnable: boolean;
  /** Milliseconds that it has run so far. */
  readonly ranMs: number;
}

/** Milliseconds in a tick of the kernel's statistics: `USER_HZ` is 100 on Linux. */
const tickMs = 10;

/** Null if the process has ended, or on a system without `/proc`. */
export function readMainThread(pid: number): MainThread | null {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    // The name before the last bracket may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { isRunnable: fields[0] === 'R', ranMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
  } catch {
    return null;
  }
}
