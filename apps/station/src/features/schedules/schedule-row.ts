import { type Schedule, scheduleDefaults } from '@postkit/sdk/schema';
import type { StoredSchedule } from './schedule-tables.ts';

/** The fields of a schedule without its identity and state. */
export type ScheduleDetails = Omit<
  Schedule,
  'id' | 'show_id' | 'active' | 'on_holiday' | 'holidays' | 'last_run'
>;

/** A schedule as it is stored. */
export interface ScheduleRow extends ScheduleDetails {
  readonly id: number;
  readonly station_id: number;
  readonly show_id: number;
  readonly active: 0 | 1;
  /** Occurrences that ended before this time, in milliseconds, are not captured. */
  readonly since: number;
}

export function toScheduleRow({ details, active, ...row }: StoredSchedule): ScheduleRow {
  const stored: ScheduleDetails = JSON.parse(details);
  return { ...scheduleDefaults, ...stored, ...row, active: active === 1 ? 1 : 0 };
}

/** The fields that a row stores as JSON. */
export function detailsOf({
  id: _id,
  station_id: _station,
  show_id: _show,
  active: _active,
  since: _since,
  ...details
}: ScheduleRow): ScheduleDetails {
  return details;
}
