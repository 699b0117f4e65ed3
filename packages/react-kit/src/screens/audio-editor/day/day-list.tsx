import type { LogGap } from '@postkit/sdk/schema';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { dayMessages as words, pickMessages } from '../audio-editor.messages.ts';
import type { ShownCard } from './broadcast.controller.ts';
import { cardWidth, dayRows, nextCard } from './day.model.ts';
import { type DayRowProps, DayRowView } from './day-row.tsx';
import { usePicking } from './use-picking.ts';
import { useShownCard } from './use-shown-card.ts';
import { useWidth } from './use-width.ts';
import './day-list.css';

export interface DayListProps extends Omit<DayRowProps, 'row' | 'widths' | 'stop'> {
  holes: readonly LogGap[];
  /** The card to bring into view. */
  shown: ShownCard | null;
}

const gap = 6;
const rowHeight = 76 + gap;
const holeHeight = 28 + gap;
/** Room at the start of each row for the time at which it begins. */
const gutter = 52;

/** A day of events in rows, of which those in view are drawn. One card takes Tab, arrow keys move among all. */
export const DayList = memo(function DayList(props: DayListProps) {
  const { events, holes, shown, onAdd } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [stop, setStop] = useState(0);
  const keysId = useId();
  const available = Math.max(0, useWidth(scroller) - gutter);
  const widths = useMemo(() => events.map((event) => cardWidth(event, available)), [events, available]);
  const rows = useMemo(() => (available > 0 ? dayRows(events, widths, holes, available, gap) : []), [events, widths, holes, available]);
  const cards = useMemo(() => rows.flatMap((row) => (row.cards ? [row.cards] : [])), [rows]);
  // Its functions must not be memoised; nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => (rows[index]?.hole ? holeHeight : rowHeight),
    // Another function when the rows are others, so that heights are taken anew.
    getItemKey: useCallback((index: number) => (rows[index]?.hole ? `hole ${rows[index].hole.start}` : index), [rows]),
    overscan: 3,
    // A row may come a frame later than the scroll: better than a frame that waits for its cards.
    useFlushSync: false,
  });
  const picking = usePicking(events);
  const current = Math.min(stop, events.length - 1);

  function reveal(index: number) {
    virtualizer.scrollToIndex(rows.findIndex((row) => row.cards?.includes(index)));
  }

  function focus(index: number): boolean {
    const card = scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    card?.focus({ preventScroll: true });
    return Boolean(card);
  }

  function go(index: number) {
    flushSync(() => setStop(index));
    reveal(index);
    // A far card is drawn only after the scroll.
    if (!focus(index)) requestAnimationFrame(() => requestAnimationFrame(() => focus(index)));
  }

  useShownCard(shown, events, rows.length > 0, (index, takesFocus) => {
    setStop(index);
    reveal(index);
    return !takesFocus || focus(index);
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = indexOf(event.target);
    // Arrow keys of a card that is picked up choose its place on the timeline.
    if (index === null || isPickedUp(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = events[index];
    const next = nextCard(cards, widths, index, event.key);
    const isPick = picking.onKey(event, chosen, events[next ?? -1]);
    if (event.key === 'Enter' && chosen) onAdd(chosen);
    else if (next !== null) go(next);
    else if (!isPick) return;
    event.preventDefault();
  }

  return (
    <div ref={setScroller} className="pk-day-list">
      {/* Arrow keys move among the cards; each of them takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="list"
        aria-label={words.events}
        aria-describedby={keysId}
        className="pk-day-rows"
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onClick={(event) => picking.onPress(event, events[indexOf(cardOf(event.target)) ?? -1])}
        onFocus={(event) => setStop(indexOf(event.target.closest('[data-index]')) ?? stop)}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div key={key} role="presentation" className="pk-day-row" style={{ transform: `translateY(${start}px)` }}>
            <DayRowView {...props} row={rows[index]} widths={widths} stop={current} />
          </div>
        ))}
      </div>
      <VisuallyHidden id={keysId}>{pickMessages.keys}</VisuallyHidden>
    </div>
  );
});

function indexOf(target: EventTarget | null): number | null {
  const index = target instanceof HTMLElement ? target.dataset['index'] : undefined;
  return index === undefined ? null : Number(index);
}

/** The card that was pressed; null where a press has a meaning of its own. */
function cardOf(target: EventTarget): Element | null {
  return target instanceof Element && !target.closest('button, a') ? target.closest('[data-index]') : null;
}

function isPickedUp(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['dragging'] !== undefined;
}
