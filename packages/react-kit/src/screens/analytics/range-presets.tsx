import { addDays, formatCalendarDate, formatInZone } from '../../host/time/zoned-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { AnalyticsState } from './analytics.controller.ts';
import { overviewMessages } from './overview.messages.ts';

const lengths = [1, 7, 28, 90] as const;

/** The usual periods, each up to today. */
export function RangePresets({ state }: { state: AnalyticsState }) {
  const { filters, today, setRange } = state;
  const messages = useWords(overviewMessages);
  return (
    <div className="pk-analytics-presets" role="group" aria-label={messages.presets}>
      {lengths.map((days) => {
        const start = addDays(today, 1 - days);
        const isChosen = filters.end_date === today && filters.start_date === start;
        return (
          <Button
            key={days}
            size="small"
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            onPress={() => setRange({ start, end: today })}
          >
            {days === 1 ? messages.today : messages.lastDays(days)}
          </Button>
        );
      })}
      <OtherDayNote state={state} />
    </div>
  );
}

/** While UTC has another date than the station: the time at which its counted day changes. */
function OtherDayNote({ state: { session, today, utcDay } }: { state: AnalyticsState }) {
  const catalogue = useCatalogue();
  const messages = useWords(overviewMessages);
  if (utcDay === today) return null;
  const isLater = utcDay > today;
  const date = isLater ? utcDay : today;
  const time = formatInZone(Date.parse(date) / 1000, session.timezone, 'HH:mm');
  return (
    <p className="pk-muted">
      {(isLater ? messages.laterDay : messages.earlierDay)(
        time,
        formatCalendarDate(date, 'MMM D', catalogue),
      )}
    </p>
  );
}
