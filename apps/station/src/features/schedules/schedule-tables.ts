import type { Generated, Selectable } from 'kysely';

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
}

export type StoredSchedule = Selectable<ScheduleTables['schedules']>;
export type HolidayRow = Selectable<ScheduleTables['schedule_holidays']>;
