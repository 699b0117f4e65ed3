import type { StoredRow } from '../../platform/db/table-pages.ts';
import {
  type IdTable,
  joinedIds,
  type MovedTable,
  type Reference,
  type RowTarget,
} from '../station-exports/index.ts';

/** A row as this station stores it, with its ids resolved; null for a row without what it refers to. */
export function importRow(table: MovedTable, row: StoredRow, target: RowTarget): StoredRow | null {
  const { references = {}, needs = [], addresses = [], adapt, key } = table;
  const moved: Record<string, StoredRow[string]> = { ...row };
  if (key[0] === 'id' && typeof row['id'] === 'number') {
    const id = target.newId(table.name as IdTable, row['id']);
    if (id === null) delete moved['id'];
    else moved['id'] = id;
  }
  for (const [column, reference] of Object.entries(references)) {
    if (!(column in row)) continue;
    const value = resolve(row[column] ?? null, reference, target);
    if (value === null && needs.includes(column)) return null;
    moved[column] = value;
  }
  for (const column of addresses) {
    const text = moved[column];
    if (typeof text === 'string') moved[column] = target.readdress(text);
  }
  return adapt ? adapt(moved, target) : moved;
}

function resolve(value: StoredRow[string], reference: Reference, { newId }: RowTarget): StoredRow[string] {
  if (typeof reference === 'string') return typeof value === 'number' ? newId(reference, value) : null;
  if ('joined' in reference) return joinedIds(value, reference.joined, newId);
  const list: unknown = JSON.parse(typeof value === 'string' && value !== '' ? value : '[]');
  const ids = Array.isArray(list) ? list : [];
  return JSON.stringify(
    ids.flatMap((id: unknown) => (typeof id === 'number' ? (newId(reference.list, id) ?? []) : [])),
  );
}

/** Replaces paths of images and resources of one station by those of another. */
export function readdressing(
  from: { readonly address: string; readonly slug: string },
  to: { readonly address: string; readonly slug: string },
) {
  if (from.slug === to.slug && from.address === to.address) return (text: string) => text;
  const path = `/${from.slug}/images/`;
  const own = `/${to.slug}/images/`;
  const origin = from.address.slice(0, Math.max(0, from.address.length - from.slug.length - 1));
  return (text: string): string => {
    const local = text.replaceAll(`${from.address}/`, `${to.address}/`);
    return origin === '' && !local.includes(path)
      ? local
      : local.replaceAll(new RegExp(`(?<![\\w.-])${escaped(path)}`, 'g'), own);
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
