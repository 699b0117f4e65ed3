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
    /** Tries begun. */
    attempts: number;
    /** Tries that the end of the process cut short. */
    interruptions: number;
    /** Names the try that holds the job; another try of it can no longer end it. */
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
