import type { Lane, Turn } from '../turns/turn.ts';
import type { JobRow } from './job-store.ts';

/** How the jobs of one name run. */
export interface JobKind {
  /** At a time. */
  readonly most: number;
  /** Of most of its jobs. */
  readonly lane: Lane;
  /** One try; records how it ended. */
  run(row: JobRow & { lease: string }, turn: Turn, signal: AbortSignal): Promise<void>;
}
