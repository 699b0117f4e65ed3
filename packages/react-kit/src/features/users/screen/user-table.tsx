import type { User } from '@postkit/sdk/schema';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import { tableRoles } from '../../../ui/table/table-roles.ts';
import { useRovingItems } from '../../../ui/virtual-list/use-roving-items.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { UserRow, type UserRowActions } from './user-row.tsx';
import { usersMessages } from './users.messages.ts';
import '../../../ui/table/table.css';
import type { Words } from '../../../words/define-messages.ts';
import { useWords } from '../../../words/use-words.ts';

export interface UserTableProps extends UserRowActions {
  users: readonly User[];
  focusUserId: number | null;
  onFocused(): void;
}

const columns = (messages: Words<typeof usersMessages>) => Object.entries(messages.columns);
const headPixels = 32;
/** Heights of a row, and of the card that replaces it on narrow screens. */
const rowPixels = { wide: 44, narrow: 108 };

/**
 * A virtualised table of users. One row is in the tab order; arrow keys, Page Up and Down, Home and End move between
 * rows, and Enter edits.
 */
export function UserTable({ users, focusUserId, onFocused, ...actions }: UserTableProps) {
  const messages = useWords(usersMessages);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isNarrow = useIsNarrow(scroller);
  const rowHeight = isNarrow ? rowPixels.narrow : rowPixels.wide;
  // The virtualizer's functions must not be memoised, and nothing here memoises them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: users.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => users[index]?.id ?? `missing-${index}`,
    overscan: 8,
    scrollPaddingStart: headPixels,
    scrollPaddingEnd: headPixels,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const virtualRows = virtualizer.getVirtualItems();
  const roving = useRovingItems({
    scroller,
    count: users.length,
    columns: 1,
    page: virtualizer.range ? Math.max(1, virtualizer.range.endIndex - virtualizer.range.startIndex) : 1,
    isHorizontal: false,
    reveal: (index) => virtualizer.scrollToIndex(index),
    onEnter(index) {
      const user = users[index];
      if (user) actions.onEdit(user);
    },
  });

  const focusIndex = focusUserId === null ? -1 : users.findIndex(({ id }) => id === focusUserId);
  const { move } = roving;
  useEffect(() => {
    if (focusIndex < 0 || !scroller) return;
    onFocused();
    // Runs after the closing dialog has restored the focus.
    requestAnimationFrame(() => move(focusIndex));
  }, [focusIndex, scroller, move, onFocused]);

  const before = virtualRows[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (virtualRows.at(-1)?.end ?? 0);
  return (
    <div ref={setScroller} className="pk-users-scroller" data-narrow={isNarrow || undefined}>
      <table className="pk-table pk-users-table" {...tableRoles.table} aria-label={messages.heading} aria-rowcount={users.length + 1}>
        <thead className="pk-table-head" {...tableRoles.rowgroup}>
          <tr className="pk-table-row" {...tableRoles.row} aria-rowindex={1}>
            {columns(messages).map(([id, header]) => (
              <th key={id} className="pk-table-header" data-column={id} {...tableRoles.columnheader} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="pk-table-body" {...tableRoles.rowgroup} {...roving.handlers}>
          <Space pixels={before} />
          {virtualRows.map(({ index, key }) => {
            const user = users[index];
            if (!user) return null;
            return <UserRow key={key} user={user} index={index} pixels={rowHeight} isTabStop={index === roving.current} {...actions} />;
          })}
          <Space pixels={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Replaces rows that are not rendered. */
function Space({ pixels }: { pixels: number }) {
  return pixels > 0 && <tr className="pk-users-space" aria-hidden="true" style={{ height: pixels }} />;
}
