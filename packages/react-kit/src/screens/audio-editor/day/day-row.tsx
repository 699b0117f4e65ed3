import Unplug from 'lucide-react/icons/unplug';
import { memo, useEffect, useState } from 'react';
import type { AudioEvent, LogGap } from '@postkit/sdk/schema';
import type { EventMarks, Repeat } from '../../../data/audio-events/index.ts';
import type { CategoryColors } from '../../../data/categories/index.ts';
import { clockInZone, distinctClock } from '../../../host/time/clock-in-zone.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { ElapsedTime } from '../../../parts/logger/recording/index.ts';
import { useDrawn } from '../../../ui/idle/use-drawn.ts';
import { whenIdle, hasIdleCallback } from '../../../ui/idle/when-idle.ts';
import { useWords } from '../../../words/use-words.ts';
import type { PickedEvents } from '../timeline-model/picked-events.ts';
import { dayMessages } from './day.messages.ts';
import type { DayRow } from './day.model.ts';
import { EventCard } from './event-card.tsx';
import { LiveCard } from './live-card.tsx';

export interface DayRowProps {
  row: DayRow | undefined;
  /** All listed events, and the width of each card in pixels. */
  events: readonly AudioEvent[];
  widths: readonly number[];
  /** Width of the card of the event on air. */
  liveWidth: number;
  colors: CategoryColors;
  zone: string;
  marks: ReadonlyMap<number, EventMarks>;
  playingId: number | null;
  /** The event at the position in the day. */
  currentId: number | null;
  picked: PickedEvents;
  /** Index of the card that is the tab stop. */
  stop: number;
  /** The list is scrolling: new rows are sketched, and drawn when the browser is idle. */
  isMoving: boolean;
  /** The row is in the visible part of the list; the rows around it are sketched first as well. */
  isVisible: boolean;
  /** While the user drags, a row is only drawn in frames with time for it. */
  isDragging: () => boolean;
  onAdd: (event: AudioEvent) => void;
  onPlay: (event: AudioEvent) => void;
  onGoTo: (repeat: Repeat) => void;
  /** The searched words; empty for none. */
  search: string;
  onPlayFrom: (event: AudioEvent, seconds: number) => void;
}

/** A row of cards with the start time of the first, or a gap. */
export const DayRowView = memo(function DayRowView(props: DayRowProps) {
  const { row, events, zone, liveWidth, stop, isMoving, isVisible, isDragging } = props;
  const cards = row?.cards ?? none;
  const shown = cards.map((index) => events[index]?.id).join(' ');
  const isDrawn = useDrawn(shown, isVisible && !isMoving, isDragging) || cards.includes(stop);
  const hasWaves = useWaves(shown, isDrawn && !isMoving, isDragging);
  const start = row?.gap?.start ?? events[cards[0] ?? -1]?.started_at ?? row?.live?.start;
  return (
    <>
      <span className="pk-day-clock" aria-hidden="true">
        {start !== undefined && clockInZone(start, zone).slice(0, 5)}
      </span>
      {row?.gap && (
        <div role="listitem" className="pk-day-gap">
          <Unplug aria-hidden="true" />
          <span className="pk-truncate">
            <GapText gap={row.gap} zone={zone} />
          </span>
        </div>
      )}
      {isDrawn ? <Cards {...props} {...{ cards, hasWaves }} /> : <Sketches {...props} cards={cards} />}
      {row?.live && <LiveCard live={row.live} zone={zone} width={liveWidth} />}
    </>
  );
});

function GapText({ gap: { start, end, open }, zone }: { gap: LogGap; zone: string }) {
  const messages = useWords(dayMessages);
  const from = distinctClock(start, zone);
  if (!open) return messages.gap(from, distinctClock(end, zone), formatClock(end - start));
  return (
    <>
      {messages.openGap(from)} (<ElapsedTime since={start} />)
    </>
  );
}

const none: readonly number[] = [];

type CardsProps = DayRowProps & { cards: readonly number[] };

function Cards(props: CardsProps & { hasWaves: boolean }) {
  const { cards, events, widths, colors, zone, marks, playingId, currentId, picked, stop, hasWaves } = props;
  const { search, onAdd, onPlay, onGoTo, onPlayFrom } = props;
  // Keyed by their places: while a search changes the events, an element that shows another one costs less than a new element.
  return cards.map((index, place) => {
    const event = events[index];
    return (
      event && (
        <EventCard
          key={place}
          {...{ event, index, zone, search, onAdd, onPlay, onGoTo, onPlayFrom }}
          hasWave={hasWaves}
          count={events.length}
          width={widths[index] ?? 0}
          color={colors(event.cart.category.name)}
          marks={marks.get(event.id)}
          isPlaying={event.id === playingId}
          isCurrent={event.id === currentId}
          isPicked={picked.has(event.id)}
          isTabStop={index === stop}
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

/** Whether to load and draw the sound of these events: once it is wanted and the browser is idle. */
function useWaves(shown: string, isWanted: boolean, isDragging: () => boolean): boolean {
  const [loaded, setLoaded] = useState<string | null>(null);
  const isLoaded = loaded === shown;
  const isDue = isWanted && !isLoaded;
  useEffect(
    () => (isDue && hasIdleCallback() ? whenIdle(() => setLoaded(shown), isDragging) : undefined),
    [isDue, shown, isDragging],
  );
  return isLoaded || (isWanted && !hasIdleCallback());
}
