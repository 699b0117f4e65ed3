import type { AudioEvent } from '@postkit/sdk/schema';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CategoryColors } from '../../../domain/timeline/category-color.ts';
import { dayMessages as words } from '../audio-editor.messages.ts';
import { clockInZone } from './clock-in-zone.ts';
import { cardWidth, nextCard, packRows } from './day.model.ts';
import { EventCard } from './event-card.tsx';
import { useWidth } from './use-width.ts';
import './day-list.css';

export interface DayListProps {
  events: readonly AudioEvent[];
  colors: CategoryColors;
  zone: string;
  playingId: number | null;
  onAdd: (event: AudioEvent) => void;
  onPlay: (event: AudioEvent) => void;
}

const gap = 6;
const rowHeight = 76 + gap;
/** Room at the start of each row for the time at which it begins. */
const gutter = 52;

/** A day of events in rows, of which those in view are drawn. One card takes Tab, arrow keys move among all. */
export function DayList({ events, colors, zone, playingId, onAdd, onPlay }: DayListProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [stop, setStop] = useState(0);
  const available = Math.max(0, useWidth(scroller) - gutter);
  const widths = useMemo(() => events.map((event) => cardWidth(event, available)), [events, available]);
  const rows = useMemo(() => (available > 0 ? packRows(widths, available, gap) : []), [widths, available]);
  // Its functions must not be memoised; nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 3,
    // A row may come a frame later than the scroll: better than a frame that waits for its cards.
    useFlushSync: false,
  });
  const current = Math.min(stop, events.length - 1);

  function focus(index: number): boolean {
    const card = scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    card?.focus({ preventScroll: true });
    return Boolean(card);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = indexOf(event.target);
    // Arrow keys of a card that is picked up choose its place on the timeline.
    if (index === null || isPickedUp(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = events[index];
    const next = nextCard(rows, widths, index, event.key);
    if (event.key === 'Enter' && chosen) onAdd(chosen);
    else if (next === null) return;
    else {
      flushSync(() => setStop(next));
      virtualizer.scrollToIndex(rows.findIndex((row) => row.includes(next)));
      // A far card is drawn only after the scroll.
      if (!focus(next)) requestAnimationFrame(() => requestAnimationFrame(() => focus(next)));
    }
    event.preventDefault();
  }

  return (
    <div ref={setScroller} className="pk-day-list">
      {/* Arrow keys move among the cards; each of them takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="list"
        aria-label={words.events}
        className="pk-day-rows"
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={(event) => setStop(indexOf(event.target.closest('[data-index]')) ?? stop)}
      >
        {virtualizer.getVirtualItems().map((place) => {
          const row = rows[place.index] ?? [];
          const first = events[row[0] ?? -1];
          return (
            <div key={place.key} role="presentation" className="pk-day-row" style={{ transform: `translateY(${place.start}px)` }}>
              <span className="pk-day-clock" aria-hidden="true">
                {first && clockInZone(first.started_at, zone).slice(0, 5)}
              </span>
              {row.map((index) => {
                const event = events[index];
                return (
                  event && (
                    <EventCard
                      key={event.id}
                      {...{ event, index, zone, onAdd, onPlay }}
                      count={events.length}
                      width={widths[index] ?? 0}
                      color={colors(event.cart.category.name)}
                      isPlaying={event.id === playingId}
                      isStop={index === current}
                    />
                  )
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function indexOf(target: EventTarget | null): number | null {
  const index = target instanceof HTMLElement ? target.dataset['index'] : undefined;
  return index === undefined ? null : Number(index);
}

function isPickedUp(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['dragging'] !== undefined;
}
