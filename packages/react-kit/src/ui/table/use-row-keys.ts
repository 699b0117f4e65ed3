import type { KeyboardEvent } from 'react';
import { hasTag, isHtml } from '../root/is-element.ts';
import type { TableSelection } from './toggled-range.ts';

interface RowKeys<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: TableSelection<Row> | undefined;
  toggle: (key: string, isSelected: boolean) => void;
  onRowKey: ((row: Row, key: string) => boolean) | undefined;
}

const controls = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Keys while the focus is on a control of a row: Up, Down, Home and End move to the same control of another row, Space on a
 * link selects the row, and `onRowKey` runs the list's own keys.
 */
export function useRowKeys<Row>({ rows, rowKey, selection, toggle, onRowKey }: RowKeys<Row>) {
  return (event: KeyboardEvent<HTMLTableElement>): void => {
    const target = isHtml(event.target) ? event.target : null;
    const element = target?.closest<HTMLElement>('[data-row]');
    if (!target || !element || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (ownsKeys(target, event.key)) return;
    const row = rows.find((one) => rowKey(one) === element.dataset['row']);
    if (!row) return;
    if (moveFocus(element, target, event.key)) event.preventDefault();
    else if (event.key === ' ' && selection && hasTag(target, 'a')) {
      event.preventDefault();
      toggle(rowKey(row), !selection.keys.has(rowKey(row)));
    } else if (onRowKey?.(row, event.key)) event.preventDefault();
  };
}

/** A menu button opens with the arrows, and a field needs its letters. */
function ownsKeys(target: HTMLElement, key: string): boolean {
  if (target.hasAttribute('aria-haspopup')) return key.startsWith('Arrow');
  return hasTag(target, 'input') && target.type !== 'checkbox';
}

function moveFocus(row: HTMLElement, target: HTMLElement, key: string): boolean {
  const siblings = [...(row.parentElement?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const to =
    siblings[
      {
        ArrowUp: siblings.indexOf(row) - 1,
        ArrowDown: siblings.indexOf(row) + 1,
        Home: 0,
        End: siblings.length - 1,
      }[key] ?? -1
    ];
  const cell = [...row.children].indexOf(target.closest('td, th') ?? row);
  const next =
    to?.children[cell]?.querySelector<HTMLElement>(controls) ?? to?.querySelector<HTMLElement>(controls);
  const place = target.matches('a[href]') ? to?.children[cell]?.querySelector<HTMLElement>('a[href]') : null;
  (place ?? next)?.focus();
  return next !== undefined && next !== null;
}
