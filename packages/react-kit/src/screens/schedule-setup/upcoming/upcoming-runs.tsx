import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { fillPlaceholders, nextDates } from '@postkit/sdk/schema';
import { upcomingMessages } from '../../../data/schedules/index.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { useToday } from '../../../host/time/use-today.ts';
import { formatCalendarDate, formatInZone } from '../../../host/time/zoned-time.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { ruleOf, saveWarnings, timesOf } from '../schedule-setup.model.ts';
import type { SectionPropsInStation } from '../sections/section-props.ts';
import '../runs/lines.css';
import './upcoming.css';
import { upcomingRows } from './upcoming-rows.model.ts';

const runs = 12;

/** The next runs of the schedule with the form's values, and the dates between them that are left out, with reasons. */
export function UpcomingRuns({ form, setup: { station, holidays } }: SectionPropsInStation) {
  const catalogue = useCatalogue();
  const messages = useWords(upcomingMessages);
  const zone = station.timezone;
  const today = useToday(zone);
  const after = useNow(60_000) * 1000;
  const { control } = form;
  const times = useWatch({ control, compute: timesOf });
  const [name, isPaused] = useWatch({ control, name: ['name', 'paused'] });
  const isComplete = saveWarnings(times).length === 0;
  const dates = useMemo(
    () => (isComplete ? nextDates(ruleOf(times, today), { zone, after, holidays }, runs) : []),
    [isComplete, times, today, zone, after, holidays],
  );
  const dateText = (date: string) => formatCalendarDate(date, 'ddd, MMM D, YYYY', catalogue);
  const time = (ms: number) => formatInZone(ms / 1000, zone, 'HH:mm');
  return (
    <section className="pk-schedule-upcoming" aria-label={messages.heading}>
      <Heading level={2} look={4}>
        {messages.heading}
      </Heading>
      <p className="pk-muted">{isComplete ? messages.help(zone) : messages.incomplete}</p>
      {isPaused && dates.length > 0 && <p className="pk-muted">{messages.paused}</p>}
      {isComplete && dates.length === 0 && <p>{messages.none}</p>}
      {dates.length > 0 && (
        <ol className="pk-schedule-lines pk-schedule-upcoming-list" aria-label={messages.list}>
          {upcomingRows(dates).map(({ date, lastDate, hours, reasons }) => (
            <li key={date} data-left-out={hours === null || undefined}>
              <span>
                {date === lastDate ? dateText(date) : messages.dates(dateText(date), dateText(lastDate))}
              </span>
              <span>{hours ? messages.hours(time(hours.start), time(hours.end)) : messages.leftOut}</span>
              <span className="pk-schedule-upcoming-title">{hours && fillPlaceholders(name, date)}</span>
              <span className="pk-row">
                {reasons.map((reason) => (
                  <Badge key={reason} tone={hours ? 'info' : 'warning'}>
                    {messages.reasons[reason]}
                  </Badge>
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
