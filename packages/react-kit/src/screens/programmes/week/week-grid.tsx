import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { type CalendarDate, formatCalendarDate } from '../../../host/time/zoned-time.ts';
import { isElement } from '../../../ui/root/is-element.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { weekMessages } from '../programmes.messages.ts';
import { AiringBlock, type AiringFacts } from './airing-block.tsx';
import { nextAiring } from './next-airing.ts';
import { minuteOfDay, type PlacedAiring } from './place-airings.ts';

export interface WeekGridProps {
  /** The shown dates: a week, or one day where there is no room for more. */
  dates: readonly CalendarDate[];
  /** The airings of each date. */
  days: readonly (readonly PlacedAiring[])[];
  today: CalendarDate;
  zone: string;
  label: string;
  factsOf(this: void, placed: PlacedAiring): AiringFacts;
  onOpen(this: void, placed: PlacedAiring): void;
  /** Shows the week or day that is so many steps later. */
  onStep(this: void, steps: number): void;
  onToday(this: void): void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** Hour at the top while the shown days have no programme and are not today. */
const firstHour = 6;

/** Days as columns and hours as rows, with the programmes in them. One programme is in the tab order; arrow keys move. */
export function WeekGrid(props: WeekGridProps) {
  const { dates, days, today, zone, label, factsOf, onOpen, onStep, onToday } = props;
  const messages = useWords(weekMessages);
  const catalogue = useCatalogue();
  const keysId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow(30_000);
  const nowMinute = minuteOfDay(now * 1000, zone);
  const isToday = dates.includes(today);
  const [lastKey, setLastKey] = useState('');
  const all = days.flat();
  const tabStop = all.find(({ key }) => key === lastKey) ?? onAirOf(all, now) ?? all[0];
  useFirstHour(
    scroller,
    dates,
    isToday
      ? nowMinute - 90
      : all.length === 0
        ? firstHour * 60
        : Math.min(...all.map(({ top }) => top)) - 15,
  );

  function focus(key: string): void {
    setLastKey(key);
    scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const handle = (act: () => void) => {
      event.preventDefault();
      act();
    };
    if (event.key === 'PageDown') handle(() => onStep(1));
    else if (event.key === 'PageUp') handle(() => onStep(-1));
    else if (event.key.toLowerCase() === 't') handle(onToday);
    else {
      const from = isElement(event.target) ? (event.target.getAttribute('data-key') ?? '') : '';
      const next = nextAiring(days, from, event.key);
      if (next) handle(() => focus(next.key));
    }
  }

  return (
    // The keys move between the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={scroller}
      className="pk-week"
      role="group"
      aria-label={label}
      aria-describedby={keysId}
      // Without a programme, the keyboard scrolls the grid itself.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={all.length === 0 ? 0 : -1}
      style={{ '--pk-week-days': dates.length } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <span id={keysId} data-visually-hidden>
        {messages.keys}
      </span>
      <div className="pk-week-head">
        <span />
        {dates.map((date) => (
          <span
            key={date}
            data-today={date === today || undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            {formatCalendarDate(date, dates.length === 1 ? 'dddd, MMMM D' : 'ddd, MMM D', catalogue)}
          </span>
        ))}
      </div>
      <div className="pk-week-body">
        <div className="pk-week-hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{`${String(hour).padStart(2, '0')}:00`}</span>
          ))}
        </div>
        {dates.map((date, index) => (
          <div key={date} className="pk-week-day" data-today={date === today || undefined}>
            <ol aria-label={formatCalendarDate(date, 'dddd, MMMM D', catalogue)}>
              {days[index]?.map((placed) => (
                <AiringBlock
                  key={placed.key}
                  placed={placed}
                  date={date}
                  zone={zone}
                  facts={factsOf(placed)}
                  isOnAir={isOnAir(placed, now)}
                  isTabStop={placed === tabStop}
                  onFocus={() => setLastKey(placed.key)}
                  onOpen={() => onOpen(placed)}
                />
              ))}
            </ol>
            {date === today && (
              <div
                className="pk-week-now"
                style={{ '--pk-week-minute': nowMinute } as CSSProperties}
                role="img"
                aria-label={`${messages.now} ${clockInZone(now, zone).slice(0, 5)}`}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

const isOnAir = ({ airing }: PlacedAiring, now: number) =>
  airing.start_ms <= now * 1000 && airing.end_ms > now * 1000;

function onAirOf(all: readonly PlacedAiring[], now: number): PlacedAiring | undefined {
  return all.find((placed) => isOnAir(placed, now));
}

/** Scrolls to a minute of the day when other dates are shown. */
function useFirstHour(
  scroller: { current: HTMLElement | null },
  dates: readonly CalendarDate[],
  minute: number,
): void {
  const shown = dates.join(' ');
  useEffect(() => {
    const element = scroller.current;
    const body = element?.querySelector<HTMLElement>('.pk-week-day');
    if (element && body) element.scrollTop = (Math.max(0, minute) / 1440) * body.offsetHeight;
    // Follows neither the clock nor a refetch.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scroller, shown]);
}
