import type { Generated, Selectable } from 'kysely';

export interface ScheduleTables {
  schedules: {
    id: Generated<number>;
    station_id: number;
    show_id: number;
    /** 0 once it is deleted. */
    active: number;
    /** JSON of everything else that a schedule says. */
    details: string;
    /** Hours that had ended by then, milliseconds, are captured no more. */
    since: number;
  };
  schedule_holidays: {
    id: Generated<number>;
    station_id: number;
    show_id: number;
    /** `YYYY-MM-DD`, both included. */
    first_day: string;
    last_day: string;
    active: number;
  };
}

export type StoredSchedule = Selectable<ScheduleTables['schedules']>;
export type HolidayRow = Selectable<ScheduleTables['schedule_holidays']>;
