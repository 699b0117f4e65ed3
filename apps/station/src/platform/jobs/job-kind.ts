import type { Lane, Turn } from '../turns/turn.ts';
import type { JobRow } from './job-store.ts';

/** How the jobs of one name run. */
export interface JobKind {
  /** Maximum number that run at a time. */
  readonly most: number;
  /** The lane of most of its jobs. */
  readonly lane: Lane;
  /** Makes one attempt and records its result. */
  run(row: JobRow & { lease: string }, turn: Turn, signal: AbortSignal): Promise<void>;
}
