import { useDroppable } from '@dnd-kit/core';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Blend from 'lucide-react/icons/blend';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Crop from 'lucide-react/icons/fold-horizontal';
import Scissors from 'lucide-react/icons/scissors';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { dropTarget } from '../drag/drop-target.ts';
import { startsOf } from './starts-of.ts';
import { listMessages } from './timeline-edits.messages.ts';
import './timeline-list.css';
import type { TimelineState } from './timeline.controller.ts';
import { timelineMessages } from './timeline.messages.ts';

const rowsOnPage = 50;

interface Row {
  item: TimelineItem;
  index: number;
  startMs: number;
}

/** The timeline as a table with a button for every action: for screen readers, small screens and exact times. */
export function TimelineList({ timeline }: { timeline: TimelineState }) {
  const catalogue = useCatalogue();
  const timelineWords = useWords(timelineMessages);
  const messages = useWords(listMessages);
  const { items } = timeline;
  const starts = useMemo(() => startsOf(items), [items]);
  const [wantedPage, setPage] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const { setNodeRef, isOver } = useDroppable({ id: dropTarget });
  const pageCount = Math.max(1, Math.ceil(items.length / rowsOnPage));
  const page = Math.min(wantedPage, pageCount);
  const keepFocus = useRowFocus(frame, items);
  const from = (page - 1) * rowsOnPage;
  const rows = items.slice(from, from + rowsOnPage).map((item, offset) => ({
    item,
    index: from + offset,
    startMs: starts[from + offset] ?? 0,
  }));

  function move({ item, index }: Row, by: number) {
    timeline.select(item.timelineId);
    timeline.move(item, by);
    setPage(Math.floor((index + by) / rowsOnPage) + 1);
    keepFocus(item.timelineId, by < 0 ? 'up' : 'down');
  }

  function remove({ item, index }: Row) {
    timeline.select(item.timelineId);
    timeline.remove(item);
    keepFocus((items[index + 1] ?? items[index - 1])?.timelineId ?? null, 'remove');
  }

  const columns: Column<Row>[] = [
    { id: 'number', header: messages.number, cell: ({ index }) => index + 1, width: '48px', align: 'end' },
    { id: 'title', header: messages.title, cell: ({ item }) => <Title item={item} />, isRowHeader: true },
    { id: 'start', header: messages.start, cell: ({ startMs }) => <Time ms={startMs} />, align: 'end' },
    {
      id: 'length',
      header: messages.length,
      cell: ({ item }) => (item.ads ? timelineWords.ad : <Time ms={item.durationMs} />),
      align: 'end',
    },
    { id: 'fades', header: messages.fades, cell: ({ item }) => fadesText(item, catalogue) },
    {
      id: 'actions',
      header: messages.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => <RowActions {...{ row, timeline }} onMove={move} onRemove={remove} />,
    },
  ];

  return (
    <div
      ref={(element) => {
        frame.current = element;
        setNodeRef(element);
      }}
      className="pk-timeline-list"
      data-over={isOver || undefined}
      tabIndex={-1}
    >
      <Table
        label={messages.label}
        columns={columns}
        rows={rows}
        rowKey={({ item }) => item.timelineId}
        empty={timelineWords.empty}
      />
      {pageCount > 1 && (
        <Pagination label={messages.pages} page={page} pageCount={pageCount} onChange={setPage} />
      )}
    </div>
  );
}

function Title({ item }: Pick<Row, 'item'>) {
  const messages = useWords(timelineMessages);
  const isBusy = item.dirty || item.processing;
  return (
    <span className="pk-timeline-list-title">
      {item.name}
      {isBusy && <Spinner size="small" label={messages.processing} isLabelShown />}
    </span>
  );
}

function Time({ ms }: { ms: number }) {
  return <span className="pk-time">{formatTenths(ms)}</span>;
}

function fadesText({ fadeInMs, fadeOutMs }: TimelineItem, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(listMessages);
  const texts = [
    fadeInMs > 0 ? messages.fadeIn(fadeInMs) : [],
    fadeOutMs > 0 ? messages.fadeOut(fadeOutMs) : [],
  ].flat();
  return texts.join(', ') || messages.noFades;
}

interface RowActionsProps {
  row: Row;
  timeline: TimelineState;
  onMove: (row: Row, by: number) => void;
  onRemove: (row: Row) => void;
}

function RowActions({ row, timeline, onMove, onRemove }: RowActionsProps) {
  const timelineWords = useWords(timelineMessages);
  const messages = useWords(listMessages);
  const { item, index } = row;
  const { name, timelineId } = item;
  const isBusy = item.dirty || item.processing;
  const button = (act: string, label: string, icon: ReactNode, onPress: () => void, isDisabled = false) => (
    <span data-item={timelineId} data-act={act}>
      <IconButton size="small" {...{ label, icon, onPress, isDisabled }} />
    </span>
  );
  const ask = (kind: 'split' | 'trim' | 'fades') => () => timeline.ask({ kind, timelineId });
  return (
    <div className="pk-timeline-list-actions">
      {button('up', messages.up(name), <ArrowUp aria-hidden="true" />, () => onMove(row, -1), index === 0)}
      {button(
        'down',
        messages.down(name),
        <ArrowDown aria-hidden="true" />,
        () => onMove(row, 1),
        index === timeline.items.length - 1,
      )}
      {timeline.canEdit && !item.ads && (
        <>
          {button('split', messages.split(name), <Scissors aria-hidden="true" />, ask('split'), isBusy)}
          {button('trim', messages.trim(name), <Crop aria-hidden="true" />, ask('trim'), isBusy)}
          {button('fades', messages.fade(name), <Blend aria-hidden="true" />, ask('fades'), isBusy)}
        </>
      )}
      {button('duplicate', messages.duplicate(name), <CopyPlus aria-hidden="true" />, () => {
        timeline.select(timelineId);
        timeline.duplicate(item);
      })}
      {button('remove', timelineWords.remove(name), <X aria-hidden="true" />, () => onRemove(row))}
    </div>
  );
}

/**
 * Keeps the focus on a row whose button reordered the rows: on the same button at its new place, else on the row's next
 * enabled button, else on the table.
 */
function useRowFocus(frame: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const wanted = useRef<{ id: string | null; act: string }>(null);
  useEffect(() => {
    if (!wanted.current || !frame.current) return;
    const { id, act } = wanted.current;
    wanted.current = null;
    const buttons = [...frame.current.querySelectorAll<HTMLElement>(`[data-item="${id ?? ''}"]`)];
    const own = buttons.find((button) => button.dataset['act'] === act);
    const target = [own, ...buttons]
      .map((button) => button?.querySelector<HTMLElement>('button:enabled'))
      .find(Boolean);
    (target ?? frame.current).focus();
  }, [frame, rows]);
  return (id: string | null, act: string) => {
    wanted.current = { id, act };
  };
}
