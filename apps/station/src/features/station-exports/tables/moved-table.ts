import { type RawBuilder, sql } from 'kysely';
import type { StoredRow } from '../../../platform/db/table-pages.ts';

/** The time of the log that is part of an export, in Unix seconds; the end is excluded. */
export interface LogSpan {
  readonly from: number;
  readonly to: number;
}

/** The rows that an export takes. */
export interface RowChoice {
  readonly stationId: number;
  /** Null for an export without the log. */
  readonly log: LogSpan | null;
}

/** Tables whose rows have an id that others refer to. */
export type IdTable =
  | 'audio_events'
  | 'campaigns'
  | 'categories'
  | 'category_groups'
  | 'connections'
  | 'drafts'
  | 'episodes'
  | 'programmes'
  | 'schedules'
  | 'shows'
  | 'streams'
  | 'tags'
  | 'transcripts'
  | 'users'
  | 'webhooks';

/** A column with ids of another table: one, a JSON list, or a list joined by commas. */
export type Reference = IdTable | { readonly list: IdTable } | { readonly joined: IdTable };

/** Resolves the id of a row of the archive to its id in the station that imports it; null if the archive has no such row. */
export type NewId = (table: IdTable, id: number) => number | null;

/** The station that rows are imported into. */
export interface RowTarget {
  readonly stationId: number;
  readonly newId: NewId;
  /** Replaces the paths of the exporting station's images and resources. */
  readonly readdress: (text: string) => string;
  /** Seals a text with the key of a feature. */
  readonly seal: (text: string) => string;
  /** Unix seconds. */
  readonly now: number;
}

/** A table whose rows of a station are part of its export. */
export interface MovedTable {
  readonly name: string;
  /** Columns that identify a row, and order rows. */
  readonly key: readonly string[];
  /** A condition for the rows of the choice. */
  readonly rows: (choice: RowChoice) => RawBuilder<unknown>;
  /** The columns that move; default all but those without a value elsewhere. */
  readonly columns?: readonly string[];
  /** Columns that are left out, because they hold secrets or only apply to this installation; the import fills them in `adapt`. */
  readonly leftOut?: readonly string[];
  /** Changes a row before it is written into the zip. */
  readonly strip?: (row: StoredRow) => StoredRow;
  readonly references?: Readonly<Record<string, Reference>>;
  /** References without which a row has no use; others become null. */
  readonly needs?: readonly string[];
  /** Columns with addresses of images or resources. */
  readonly addresses?: readonly string[];
  /** Changes a row, whose references are resolved already, before it is imported; null leaves it out. */
  readonly adapt?: (row: StoredRow, target: RowTarget) => StoredRow | null;
  /** Whether the rows are many and of no effect by themselves, so that they are imported before all others. */
  readonly isBulk?: boolean;
}

export const ofStation = ({ stationId }: RowChoice): RawBuilder<unknown> => sql`station_id = ${stationId}`;

/** Rows that belong to rows of another table. */
export function belongingTo(
  column: string,
  { name, rows }: Pick<MovedTable, 'name' | 'rows'>,
): MovedTable['rows'] {
  return (choice) => sql`${sql.ref(column)} in (select id from ${sql.table(name)} where ${rows(choice)})`;
}

/** Changes a column with JSON. */
export function withJson(
  row: StoredRow,
  column: string,
  change: (value: Record<string, unknown>) => object,
): StoredRow {
  const value = row[column];
  const parsed: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : {};
  return {
    ...row,
    [column]: JSON.stringify(change(parsed && typeof parsed === 'object' ? { ...parsed } : {})),
  };
}

/** Resolves a list of ids joined by commas. */
export function joinedIds(list: unknown, table: IdTable, newId: NewId): string {
  const ids = typeof list === 'string' ? list.split(',') : [];
  return ids.flatMap((id) => (/^\d+$/.test(id) ? (newId(table, Number(id)) ?? []) : [])).join(',');
}
