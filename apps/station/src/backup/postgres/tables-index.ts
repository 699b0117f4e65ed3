import { z } from 'zod';

/** Folder of the tables of a PostgreSQL database within a backup. */
export const tablesFolder = 'postgres';
/** The file in that folder that lists them. */
export const indexFile = 'tables.json';

const storedTable = z.object({
  name: z.string().regex(/^\w+$/),
  columns: z.array(z.string()),
  /** Columns that identify a row, and order rows. */
  key: z.array(z.string()),
  /** Highest id that was assigned; null where the database assigns none. */
  newest_id: z.int().nullable(),
  rows: z.int(),
  /** SHA-256 of the rows in the order of their keys, and of the file that has them. */
  checksum: z.string(),
});
export type StoredTable = z.output<typeof storedTable>;

/** The facts that a restore needs besides the rows. */
export const tablesIndex = z.object({
  /** Names of the steps of the schema, which is created by them. */
  migrations: z.array(z.string()),
  /** Each after those that it refers to; the text index is the last. */
  tables: z.array(storedTable),
});
export type TablesIndex = z.output<typeof tablesIndex>;

/** One line a row, in the order of the keys. */
export const rowsFile = (table: string) => `${table}.jsonl`;
