import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { IdTable, NewId } from '../station-exports/index.ts';

/** The ids of a table in an export, and the number that the import adds to each. */
export interface IdRange {
  readonly min: number;
  readonly max: number;
  readonly offset: number;
}

export type IdRanges = Partial<Record<IdTable, IdRange>>;

/** Tables whose ids the database assigns. */
export const assignedTables = [
  'campaigns',
  'categories',
  'category_groups',
  'connections',
  'drafts',
  'episodes',
  'programmes',
  'schedules',
  'shows',
  'streams',
  'tags',
  'transcripts',
  'webhooks',
] as const satisfies readonly IdTable[];

type Spans = ReadonlyMap<IdTable, { readonly min: number; readonly max: number }>;

/**
 * Reserves ids for the rows of an export. They stay what they were where this installation has assigned none so far, so that
 * addresses stay as well; otherwise all ids of a table rise by the same number. No other row gets an id of the range.
 */
export async function reserveIds(
  transaction: Transaction,
  spans: Spans,
  eventIds: readonly number[],
): Promise<IdRanges> {
  const ranges: IdRanges = {};
  for (const table of assignedTables) {
    const span = spans.get(table);
    if (!span) continue;
    const newest = await transaction.dialect.newestId(transaction, table);
    const offset = newest < span.min ? 0 : newest + 1 - span.min;
    await transaction.dialect.assignIdsAfter(transaction, table, span.max + offset);
    ranges[table] = { ...span, offset };
  }
  const events = spans.get('audio_events');
  if (events) ranges.audio_events = { ...events, offset: await freeOffset(transaction, eventIds, events) };
  return ranges;
}

/** The ids of events begin with their time, so they rise as little as possible. */
async function freeOffset(
  db: Tables,
  ids: readonly number[],
  { min, max }: { min: number; max: number },
): Promise<number> {
  const events = db.tables<{ audio_events: { id: number } }>().selectFrom('audio_events').select('id');
  const taken = new Set<number>();
  for (const { id } of await events
    .where('id', '>=', min)
    .where('id', '<=', max + ids.length)
    .execute())
    taken.add(id);
  let offset = 0;
  while (ids.some((id) => taken.has(id + offset))) offset += 1;
  return offset;
}

interface KnownIds {
  readonly ranges: IdRanges;
  readonly users: ReadonlyMap<number, number>;
  readonly events: ReadonlySet<number>;
}

/** Resolves ids of an export; an id that is not in it has none, so that no row refers to another station. */
export function newIds({ ranges, users, events }: KnownIds): NewId {
  return (table, id) => {
    if (table === 'users') return users.get(id) ?? null;
    const range = ranges[table];
    if (!range || id < range.min || id > range.max || (table === 'audio_events' && !events.has(id)))
      return null;
    return id + range.offset;
  };
}
