import { nextOccurrence, scheduleDefaults, weekdays } from '@postkit/sdk/schema';
import { useToday } from '../../../../screen/time/use-today.ts';
import type { CalendarDate } from '../../../../screen/time/zoned-time.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';

/** Today in the station's time zone, and the next day on which the schedule runs with the form's values; null if there is none. */
export function useNextDate(form: ScheduleFormState, zone: string): { today: CalendarDate; date: CalendarDate | null } {
  const today = useToday(zone);
  const fields = form.watch();
  const rule = {
    ...scheduleDefaults,
    start_date: fields.start_date || today,
    end_date: fields.end_date || null,
    start_time: fields.start_time || '00:00',
    end_time: fields.end_time || '00:00',
    day_of_week: weekdays.filter((day) => fields.days.includes(day)).join(''),
  };
  return { today, date: nextOccurrence(rule, { zone, after: Date.now() })?.date ?? null };
}
