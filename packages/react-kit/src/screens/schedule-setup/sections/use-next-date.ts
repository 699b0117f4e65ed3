import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { nextOccurrence } from '@postkit/sdk/schema';
import { useNow } from '../../../host/time/use-now.ts';
import { useToday } from '../../../host/time/use-today.ts';
import type { CalendarDate } from '../../../host/time/zoned-time.ts';
import { ruleOf, timesOf } from '../schedule-setup.model.ts';
import type { SectionPropsInStation } from './section-props.ts';

/** Today in the station's time zone, and the next day on which the schedule runs with the form's values; null if there is none. */
export function useNextDate({ form, setup: { station, holidays } }: SectionPropsInStation): {
  today: CalendarDate;
  date: CalendarDate | null;
} {
  const zone = station.timezone;
  const today = useToday(zone);
  const after = useNow(60_000) * 1000;
  const times = useWatch({ control: form.control, compute: timesOf });
  const next = useMemo(
    () => nextOccurrence(ruleOf(times, today), { zone, after, holidays }),
    [times, today, zone, after, holidays],
  );
  return { today, date: next?.date ?? null };
}
