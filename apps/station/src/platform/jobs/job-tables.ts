import type { Generated } from 'kysely';
import type { Lane } from '../turns/turn.ts';

export interface JobTables {
  jobs: {
    id: Generated<number>;
    name: string;
    key: string | null;
    payload: string;
    status: 'pending' | 'running' | 'failed';
    run_at: number;
    /** Attempts begun. */
    attempts: number;
    /** Attempts that the end of the process interrupted. */
    interruptions: number;
    /** Identifies the attempt that holds the job; another attempt can no longer complete it. */
    lease: string | null;
    error: string | null;
    /** Null in a job of an older version until the queue starts. */
    lane: Lane | null;
    /** Null for work of the whole installation. */
    station_id: number | null;
    created_at: number;
    updated_at: number;
  };
}
