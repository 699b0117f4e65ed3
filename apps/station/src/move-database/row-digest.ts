import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Tables } from '../platform/db/database.ts';
import { pagesOf, type StoredRow } from '../platform/db/table-pages.ts';
import type { DatabaseTable } from './database-table.ts';

/** The content of a table: equal in two databases if, and only if, all rows are. */
export interface TableDigest {
  readonly rows: number;
  /** SHA-256 of the rows in the order of their keys. */
  readonly checksum: string;
}

const storedValues = z.array(z.union([z.string(), z.number(), z.null(), z.object({ bytes: z.string() })]));

export async function digestOf(
  db: Tables,
  table: Pick<DatabaseTable, 'name' | 'columns' | 'key'>,
): Promise<TableDigest> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of pagesOf(db, table)) {
    count += rows.length;
    for (const row of rows) hash.update(lineOf(row, table.columns));
  }
  return { rows: count, checksum: hash.digest('hex') };
}

/** Two rows have the same line only if they are the same. */
export function lineOf(row: StoredRow, columns: readonly string[]): string {
  const values = columns.map((column) => row[column]);
  return `${JSON.stringify(values.map((value) => (value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value)))}\n`;
}

/** The values of a line of `lineOf`, in the order of its columns. */
export function valuesOf(line: string): (string | number | Uint8Array | null)[] {
  const values = storedValues.parse(JSON.parse(line));
  return values.map((value) =>
    typeof value === 'object' && value !== null ? new Uint8Array(Buffer.from(value.bytes, 'base64')) : value,
  );
}
