import { weekdays } from '@postkit/sdk/schema';
import { useToday } from '../../../../screen/time/use-today.ts';
import { nextDay } from '../../next-day.ts';
import type { CalendarDate } from '../../../../screen/time/zoned-time.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';

/** Today in the station's time zone, and the next day on which the schedule runs with the form's values; null if there is none. */
export function useNextDate(form: ScheduleFormState, zone: string): { today: CalendarDate; date: CalendarDate | null } {
  const today = useToday(zone);
  const [days, start, end] = form.watch(['days', 'start_date', 'end_date']);
  const day_of_week = weekdays.filter((day) => days.includes(day)).join('');
  const run = { start_date: start || today, end_date: end || null, day_of_week };
  return { today, date: nextDay(run, today) };
}
