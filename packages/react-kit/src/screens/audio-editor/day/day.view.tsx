import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { UnlessDemo } from '../../../host/demo/unless-demo.tsx';
import type { StationSession } from '../../../host/session/station-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { type BroadcastState, useBroadcast } from './broadcast.controller.ts';
import { DayCards } from './day-cards.tsx';
import { DayDateView } from './day-date.view.tsx';
import { DayStrip } from './day-strip.tsx';
import type { DayState } from './day.controller.ts';
import { dayMessages } from './day.messages.ts';
import { noDayFilters } from './day.model.ts';
import { EmptyDay } from './empty-day.tsx';
import { EmptyStrip } from './empty-strip.tsx';
import { LogBar } from './log-bar.tsx';
import './day.css';
import { useWidth } from './use-width.ts';

export interface DayViewProps {
  day: DayState;
  station: Pick<StationSession, 'slug' | 'permissions'>;
  /** Opens the log source; null for users who may not see it. */
  onLogSource: (() => void) | null;
  /** Opens the messages of playout systems on the day; null for users who may not see them. */
  onJournal: (() => void) | null;
}

/** Width of the log in pixels up to which it is a list of rows, with its filters behind one button. */
const phoneWidth = 520;

/** The day as a waveform, and below it the filters and the matching events. */
export function DayView({ day, station, onLogSource, onJournal }: DayViewProps) {
  const messages = useWords(dayMessages);
  const { date, earliest, today, setDate } = day;
  const broadcast = useBroadcast(day);
  const [log, setLog] = useState<HTMLElement | null>(null);
  const width = useWidth(log);
  const isPhone = width > 0 && width <= phoneWidth;
  // Before the first event of a day ends, it is on air.
  const hasEvents =
    day.list === 'ready' || day.list === 'no-match' || (day.list === 'empty' && broadcast.live !== null);
  return (
    <section className="pk-day" aria-label={messages.events}>
      <div className="pk-strip-deck" data-deck>
        <DayDateView {...{ date, earliest, today, setDate }} />
        {hasEvents ? (
          <DayStrip key={day.range.start} {...{ day, broadcast, isPhone }} />
        ) : (
          <EmptyStrip day={day} />
        )}
      </div>
      <div ref={setLog} className="pk-log">
        <LogBar {...{ day, isPhone, width, onLogSource, onJournal }} />
        <DayBody {...{ day, broadcast, isPhone, station, onLogSource }} />
      </div>
    </section>
  );
}

interface DayBodyProps extends Omit<DayViewProps, 'onJournal'> {
  broadcast: BroadcastState;
  isPhone: boolean;
}

function DayBody({ day, broadcast, isPhone, station, onLogSource }: DayBodyProps) {
  const messages = useWords(dayMessages);
  switch (day.list) {
    case 'loading':
      return <DaySkeleton />;
    case 'failed':
      return (
        <div className="pk-day-state">
          <ErrorState
            message={messages.failed}
            details={day.error}
            isRetrying={day.isRefreshing}
            onRetry={day.refresh}
          />
        </div>
      );
    case 'empty':
      if (broadcast.live) return <DayCards key={day.range.start} {...{ day, broadcast, isPhone }} />;
      return (
        <div className="pk-day-state">
          <UnlessDemo>
            <EmptyDay {...{ day, station, onLogSource }} />
          </UnlessDemo>
        </div>
      );
    case 'no-match':
      return (
        <div className="pk-day-state">
          <EmptyState
            title={messages.noMatch}
            icon={<SearchX aria-hidden="true" />}
            action={<Button onPress={() => day.setFilters(noDayFilters)}>{messages.clearFilters}</Button>}
          />
        </div>
      );
    case 'ready':
      return <DayCards key={day.range.start} {...{ day, broadcast, isPhone }} />;
  }
}

const shapes = [180, 240, 140, 320, 140, 200, 260, 140, 320, 180, 220, 140];

function DaySkeleton() {
  const messages = useWords(dayMessages);
  return (
    <div className="pk-day-skeleton" aria-busy="true" aria-label={messages.loading} role="status">
      {[...shapes, ...shapes.toReversed()].map((width, index) => (
        // The order of the shapes never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={index} width={`${width}px`} height="76px" />
      ))}
    </div>
  );
}
