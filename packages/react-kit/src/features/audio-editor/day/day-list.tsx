import type { LogGap } from '@postkit/sdk/schema';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useId, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { dayMessages as messages } from './day.messages.ts';
import { pickMessages } from '../picking/picking.messages.ts';
import { nextCard } from '../picking/next-card.ts';
import { useEventList } from '../picking/use-event-list.ts';
import type { ShownCard } from './broadcast.controller.ts';
import { cardWidth, dayRows } from './day.model.ts';
import { type DayRowProps, DayRowView } from './day-row.tsx';
import { useShownCard } from './use-shown-card.ts';
import { useWidth } from './use-width.ts';
import './day-list.css';

export interface DayListProps extends Omit<DayRowProps, 'row' | 'widths' | 'stop' | 'isMoving'> {
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
  const rowsElement = useRef<HTMLDivElement>(null);
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
  const rowOf = (index: number) => rows.findIndex((row) => row.cards?.includes(index));
  const reveal = (index: number) => virtualizer.scrollToIndex(rowOf(index));
  const list = useEventList({ events, list: rowsElement, next: (index, key) => nextCard(cards, widths, index, key), reveal, onAdd });

  useShownCard(shown, events, rows.length > 0, (index, takesFocus) => {
    list.setStop(index);
    // With the gap that follows it.
    const row = rowOf(index);
    virtualizer.scrollToIndex(rows[row + 1]?.hole ? row + 1 : row);
    return !takesFocus || list.focus(index);
  });

  return (
    <div ref={setScroller} className="pk-day-list">
      {/* Arrow keys move among the cards; each of them takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={rowsElement}
        role="list"
        aria-label={messages.events}
        aria-describedby={keysId}
        className="pk-day-rows"
        style={{ height: virtualizer.getTotalSize() }}
        {...list.handlers}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div key={key} role="presentation" className="pk-day-row" style={{ top: start }}>
            <DayRowView {...props} row={rows[index]} widths={widths} stop={list.stop} isMoving={virtualizer.isScrolling} />
          </div>
        ))}
      </div>
      <VisuallyHidden id={keysId}>{pickMessages.keys}</VisuallyHidden>
    </div>
  );
});
