import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { LogGap } from '@postkit/sdk/schema';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { nextCard } from '../picking/next-card.ts';
import { pickMessages } from '../picking/picking.messages.ts';
import { useEventList } from '../picking/use-event-list.ts';
import type { ShownCard } from './broadcast.controller.ts';
import { type DayRowProps, DayRowView } from './day-row.tsx';
import { dayMessages } from './day.messages.ts';
import { cardWidth, dayRows, type LiveEvent } from './day.model.ts';
import { useShownCard } from './use-shown-card.ts';
import './day-list.css';
import { useWidth } from './use-width.ts';

export interface DayListProps extends Omit<
  DayRowProps,
  'row' | 'widths' | 'liveWidth' | 'stop' | 'isMoving' | 'isVisible'
> {
  /** Whether filters leave out events of the day. */
  isFiltered: boolean;
  gaps: readonly LogGap[];
  /** The event on air, as the last card; null for none. */
  live: LiveEvent | null;
  /** Each event is a row as wide as the list, for phones. */
  areRows: boolean;
  /** The card to scroll into view. */
  shown: ShownCard | null;
}

/** Pixels: the space between cards, the heights of a row and of a gap, and the space at the start of a row for its time. */
const cardLayout = { spacing: 6, row: 76, gap: 28, gutter: 52 };
const rowLayout = { spacing: 0, row: 72, gap: 44, gutter: 0 };

/** Pixels of the card of the event on air. */
const liveCardWidth = 240;

/** A virtual list of a day's events in rows. One card is the tab stop; arrow keys move between cards. */
export const DayList = memo(function DayList(props: DayListProps) {
  const messages = useWords(dayMessages);
  const pickWords = useWords(pickMessages);
  const { events, isFiltered, gaps, live, areRows, shown, onAdd } = props;
  const { spacing, row: rowHeight, gap: gapHeight, gutter } = areRows ? rowLayout : cardLayout;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const rowsElement = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const available = Math.max(0, useWidth(scroller) - gutter);
  const widths = useMemo(
    () => events.map((event) => (areRows ? available : cardWidth(event, available))),
    [events, available, areRows],
  );
  const liveWidth = areRows ? available : Math.min(liveCardWidth, available);
  const rows = useMemo(
    () => (available > 0 ? dayRows(events, widths, gaps, live, { available, spacing, live: liveWidth }) : []),
    [events, widths, gaps, live, available, spacing, liveWidth],
  );
  const cards = useMemo(() => rows.flatMap(({ cards }) => (cards?.length ? [cards] : [])), [rows]);
  // The virtualizer's functions must not be memoized, and nothing here memoizes them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => (rows[index]?.gap ? gapHeight : rowHeight) + spacing,
    // A new function whenever the rows change, so that the virtualizer measures them again.
    getItemKey: useCallback(
      (index: number) => (rows[index]?.gap ? `gap ${rows[index].gap.start}` : index),
      [rows],
    ),
    overscan: 3,
    // A row may be drawn one frame after the scroll, which is better than a frame that waits for its cards.
    useFlushSync: false,
  });
  const visible = virtualizer.range;
  const rowOf = (index: number) => rows.findIndex((row) => row.cards?.includes(index));
  const reveal = (index: number) => virtualizer.scrollToIndex(rowOf(index));
  const list = useEventList({
    events,
    list: rowsElement,
    next: (index, key) => nextCard(cards, widths, index, key),
    reveal,
    onAdd,
  });

  useShownCard(shown, { events, isFiltered, isReady: rows.length > 0 }, (index, takesFocus) => {
    list.setStop(index);
    const row = rowOf(index);
    const next = rows[row + 1];
    // Including the gap or the event on air after it.
    virtualizer.scrollToIndex(next && !next.cards?.length ? row + 1 : row, { align: 'center' });
    return !takesFocus || list.focus(index);
  });

  return (
    <div ref={setScroller} className="pk-day-list" data-rows={areRows || undefined}>
      {/* Arrow keys move between the cards; each can be focused. */}
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
            <DayRowView
              {...props}
              row={rows[index]}
              {...{ widths, liveWidth }}
              stop={list.stop}
              isMoving={virtualizer.isScrolling}
              isVisible={visible !== null && index >= visible.startIndex && index <= visible.endIndex}
            />
          </div>
        ))}
      </div>
      <VisuallyHidden id={keysId}>{pickWords.keys}</VisuallyHidden>
    </div>
  );
});
