import { nextOccurrence } from '@postkit/sdk/schema';
import { useNow } from '../../../../screen/time/use-now.ts';
import { useToday } from '../../../../screen/time/use-today.ts';
import type { CalendarDate } from '../../../../screen/time/zoned-time.ts';
import { ruleOf } from '../schedule-setup.model.ts';
import type { SectionPropsInStation } from './section-props.ts';

/** Today in the station's time zone, and the next day on which the schedule runs with the form's values; null if there is none. */
export function useNextDate({ form, setup: { station, holidays } }: SectionPropsInStation): {
  today: CalendarDate;
  date: CalendarDate | null;
} {
  const zone = station.timezone;
  const today = useToday(zone);
  const after = useNow(60_000) * 1000;
  const next = nextOccurrence(ruleOf(form.watch(), today), { zone, after, holidays });
  return { today, date: next?.date ?? null };
}
