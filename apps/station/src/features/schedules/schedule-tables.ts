import type { Generated, Selectable } from 'kysely';
import type { MissedReason, RunReason, ScheduleRun } from '@postkit/sdk/schema';

export interface ScheduleTables {
  schedules: {
    id: Generated<number>;
    station_id: number;
    show_id: number;
    /** 0 once it is deleted. */
    active: number;
    /** JSON of all other fields. */
    details: string;
    /** Occurrences that ended before this time, in milliseconds, are not captured. */
    since: number;
  };
  schedule_holidays: {
    id: Generated<number>;
    station_id: number;
    show_id: number;
    /** `YYYY-MM-DD`, both inclusive. */
    first_day: string;
    last_day: string;
    active: number;
  };
  /** The results of occurrences, one for each schedule and start. */
  schedule_runs: {
    id: Generated<number>;
    station_id: number;
    schedule_id: number;
    /** `YYYY-MM-DD` */
    date: string;
    start_ms: number;
    end_ms: number;
    /** Unix seconds at which the episode is due to be published; null for a draft that was wanted. */
    publish_at: number | null;
    outcome: ScheduleRun['outcome'];
    reason: RunReason | null;
    error: string;
    /** JSON: stretches without audio. */
    missing: string;
    missing_seconds: number;
    episode_id: number | null;
    /** From 1; each further episode of the same hours has its own guid. */
    attempt: number;
    /** Unix seconds. */
    finished_at: number;
  };
  /** Occurrences that were due to be published and were not; users were notified of each once. */
  missed_publishes: { schedule_id: number; start_ms: number; reason: MissedReason };
}

export type ScheduleRunRow = Selectable<ScheduleTables['schedule_runs']>;
export type StoredSchedule = Selectable<ScheduleTables['schedules']>;
export type HolidayRow = Selectable<ScheduleTables['schedule_holidays']>;
