import { type CalendarDate, momentInZone } from '../../../host/time/zoned-time.ts';

export type ScheduleProblem = 'missing' | 'skipped' | 'past';

export type ScheduleCheck =
  | { isValid: true; moment: number }
  | { isValid: false; date: ScheduleProblem | null; time: ScheduleProblem | null };

interface Schedule {
  /** As the user entered it, in the station's time zone. */
  date: CalendarDate | null;
  /** `HH:mm`. */
  time: string | null;
}

/** The moment (unix seconds) of a date and time in the station's zone, or which of the two is wrong and why. */
export function checkSchedule({ date, time }: Schedule, zone: string, now: number): ScheduleCheck {
  if (date === null || time === null)
    return { isValid: false, date: date ? null : 'missing', time: time ? null : 'missing' };
  const moment = momentInZone(date, time, zone);
  if (moment === null) return { isValid: false, date: null, time: 'skipped' };
  if (moment <= now) return { isValid: false, date: 'past', time: null };
  return { isValid: true, moment };
}
