import type { LogGap } from '@postkit/sdk/schema';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { dayMessages as messages } from './day.messages.ts';
import { useEditor } from '../audio-editor.store.ts';
import { type BroadcastState, useBroadcast } from './broadcast.controller.ts';
import type { DayState } from './day.controller.ts';
import { DayList } from './day-list.tsx';
import { gapsBetweenCards, noDayFilters } from './day.model.ts';
import { DayStrip } from './day-strip.tsx';

/** A day with logged events: as a waveform and as cards. */
export function DayBroadcast({ day }: { day: DayState }) {
  const broadcast = useBroadcast(day);
  return (
    <>
      <DayStrip day={day} broadcast={broadcast} />
      <Cards day={day} broadcast={broadcast} />
    </>
  );
}

function Cards({ day, broadcast }: { day: DayState; broadcast: BroadcastState }) {
  const { filters, hours, events, colors, zone, playingId } = day;
  const { gaps, marks, shown, current, goToEvent } = broadcast;
  const picked = useEditor((state) => state.picked);
  const cardGaps = useMemo((): readonly LogGap[] => gapsBetweenCards(gaps, hours, filters), [gaps, hours, filters]);
  if (day.list === 'no-match') {
    return (
      <div className="pk-day-state">
        <EmptyState
          title={messages.noMatch}
          icon={<SearchX aria-hidden="true" />}
          action={<Button onPress={() => day.setFilters(noDayFilters)}>{messages.clearFilters}</Button>}
        />
      </div>
    );
  }
  return (
    <DayList
      {...{ events, colors, zone, playingId, marks, shown }}
      gaps={cardGaps}
      currentId={current?.id ?? null}
      picked={picked}
      onAdd={day.add}
      onPlay={day.play}
      onGoTo={goToEvent}
    />
  );
}
