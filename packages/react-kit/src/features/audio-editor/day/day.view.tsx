import Radio from 'lucide-react/icons/radio-tower';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { dayMessages } from './day.messages.ts';
import { type BroadcastState, useBroadcast } from './broadcast.controller.ts';
import { DayCards } from './day-cards.tsx';
import { DayDateView } from './day-date.view.tsx';
import type { DayState } from './day.controller.ts';
import { LogBar } from './log-bar.tsx';
import { useWidth } from './use-width.ts';
import { noDayFilters } from './day.model.ts';
import { DayStrip } from './day-strip.tsx';
import { stripLayout } from './strip-layout.ts';
import './day.css';
import { useWords } from '../../../words/use-words.ts';

export interface DayViewProps {
  day: DayState;
  /** Opens the log source; null for users who may not see it. */
  onLogSource: (() => void) | null;
}

/** Width of the log in pixels up to which it is a list of rows, with its filters behind one button. */
const phoneWidth = 520;

/** The day as a waveform, and below it the filters and the matching events. */
export function DayView({ day, onLogSource }: DayViewProps) {
  const messages = useWords(dayMessages);
  const { date, earliest, today, setDate } = day;
  const broadcast = useBroadcast(day);
  const [log, setLog] = useState<HTMLElement | null>(null);
  const width = useWidth(log);
  const isPhone = width > 0 && width <= phoneWidth;
  const hasEvents = day.list === 'ready' || day.list === 'no-match';
  return (
    <section className="pk-day" aria-label={messages.events}>
      <div className="pk-strip-deck" data-deck>
        <DayDateView {...{ date, earliest, today, setDate }} />
        {hasEvents ? (
          <DayStrip key={day.range.start} {...{ day, broadcast, isPhone }} />
        ) : (
          <EmptyStrip isLoading={day.list === 'loading'} />
        )}
      </div>
      <div ref={setLog} className="pk-log">
        <LogBar {...{ day, isPhone, width, onLogSource }} />
        <DayBody {...{ day, broadcast, isPhone }} />
      </div>
    </section>
  );
}

/** The place of the waveform on a day without events. */
function EmptyStrip({ isLoading }: { isLoading: boolean }) {
  return <div className="pk-strip-empty" style={{ height: stripLayout.height }} data-busy={isLoading || undefined} />;
}

function DayBody({ day, broadcast, isPhone }: { day: DayState; broadcast: BroadcastState; isPhone: boolean }) {
  const messages = useWords(dayMessages);
  switch (day.list) {
    case 'loading':
      return <DaySkeleton />;
    case 'failed':
      return (
        <div className="pk-day-state">
          <ErrorState message={messages.failed} details={day.error} isRetrying={day.isRefreshing} onRetry={day.refresh} />
        </div>
      );
    case 'empty':
      return (
        <div className="pk-day-state">
          <EmptyState title={messages.empty} icon={<Radio aria-hidden="true" />}>
            {messages.emptyHint}
          </EmptyState>
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
