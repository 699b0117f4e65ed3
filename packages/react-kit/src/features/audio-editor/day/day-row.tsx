import type { AudioEvent, LogGap } from '@postkit/sdk/schema';
import Unplug from 'lucide-react/icons/unplug';
import { memo, useEffect, useState } from 'react';
import type { EventMarks } from '../../audio-events/index.ts';
import { formatClock } from '../../../screen/time/format-duration.ts';
import type { CategoryColors } from '../../categories/index.ts';
import type { PickedEvents } from '../timeline-model/picked-events.ts';
import { Elapsed } from '../../logger/recording/index.ts';
import { dayMessages as messages } from './day.messages.ts';
import { clockInZone } from '../../../screen/time/clock-in-zone.ts';
import type { DayRow } from './day.model.ts';
import { EventCard } from './event-card.tsx';
import { inQuietMoment, tellsQuietMoments } from './quiet-moments.ts';

export interface DayRowProps {
  row: DayRow | undefined;
  /** All events that are listed, and the pixels that each one's card takes. */
  events: readonly AudioEvent[];
  widths: readonly number[];
  colors: CategoryColors;
  zone: string;
  marks: ReadonlyMap<number, EventMarks>;
  playingId: number | null;
  /** The event at the position in the day. */
  currentId: number | null;
  picked: PickedEvents;
  /** Index of the one card that Tab stops at. */
  stop: number;
  /** The list is on the move: what comes into view is sketched, and drawn when there is time. */
  isMoving: boolean;
  onAdd: (event: AudioEvent) => void;
  onPlay: (event: AudioEvent) => void;
  onGoTo: (event: AudioEvent) => void;
}

/** Cards beside each other, with the time at which the first begins; or a gap. */
export const DayRowView = memo(function DayRowView(props: DayRowProps) {
  const { row, events, zone, stop, isMoving } = props;
  const cards = row?.cards ?? none;
  const isDrawn = useDrawn(!isMoving) || cards.includes(stop);
  const first = events[cards[0] ?? -1];
  return (
    <>
      <span className="pk-day-clock" aria-hidden="true">
        {first && clockInZone(first.started_at, zone).slice(0, 5)}
      </span>
      {row?.hole && (
        <div role="listitem" className="pk-day-hole">
          <Unplug aria-hidden="true" />
          <span className="pk-truncate">
            <GapText gap={row.hole} zone={zone} />
          </span>
        </div>
      )}
      {isDrawn ? <Cards {...props} cards={cards} /> : <Sketches {...props} cards={cards} />}
    </>
  );
});

function GapText({ gap: { start, end, open }, zone }: { gap: LogGap; zone: string }) {
  const from = clockInZone(start, zone);
  if (!open) return messages.gap(from, clockInZone(end, zone), formatClock(end - start));
  return (
    <>
      {messages.openGap(from)} (<Elapsed since={start} />)
    </>
  );
}

const none: readonly number[] = [];

type CardsProps = DayRowProps & { cards: readonly number[] };

function Cards({ cards, events, widths, colors, zone, marks, playingId, currentId, picked, stop, onAdd, onPlay, onGoTo }: CardsProps) {
  return cards.map((index) => {
    const event = events[index];
    return (
      event && (
        <EventCard
          key={event.id}
          {...{ event, index, zone, onAdd, onPlay, onGoTo }}
          count={events.length}
          width={widths[index] ?? 0}
          color={colors(event.cart.category.name)}
          marks={marks.get(event.id)}
          isPlaying={event.id === playingId}
          isCurrent={event.id === currentId}
          isPicked={picked.has(event.id)}
          isStop={index === stop}
        />
      )
    );
  });
}

function Sketches({ cards, events, widths, colors }: CardsProps) {
  return cards.map((index) => (
    <div
      key={index}
      className="pk-event-sketch"
      data-color={colors(events[index]?.cart.category.name ?? '')}
      style={{ width: widths[index] }}
    />
  ));
}

/** Whether something is drawn whole: from the start, or else as soon as there is time for it. */
function useDrawn(isFromStart: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isFromStart || !tellsQuietMoments());
  useEffect(() => (isDrawn ? undefined : inQuietMoment(() => setDrawn(true))), [isDrawn]);
  return isDrawn;
}
