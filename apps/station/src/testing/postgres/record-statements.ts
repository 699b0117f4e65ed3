import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Where `npm run test:statements` gets the statements of each test file; otherwise nothing is recorded. */
const folder = process.env['POSTKIT_TEST_STATEMENTS'];

/** The test file that asked for each database. */
const files = new Map<string, string>();

/** The test file that runs in this worker, from the station's folder. */
function testFile(): string {
  const worker: unknown = Reflect.get(globalThis, '__vitest_worker__');
  const path = worker && typeof worker === 'object' && 'filepath' in worker ? String(worker.filepath) : '';
  return path.replace(/^.*apps\/station\//, '');
}

/** Lets the server count the statements of each database. */
export async function countStatements(administration: Pool): Promise<void> {
  if (folder) await administration.query('create extension if not exists pg_stat_statements');
}

/** Notes that the running test file uses a database. */
export function recordDatabase(name: string): void {
  if (folder) files.set(name, testFile());
}

/** Appends the statements that a database has run, of all processes, before it is dropped: one JSON line each. */
export async function recordStatements(administration: Pool, name: string): Promise<void> {
  const file = files.get(name);
  if (!folder || file === undefined) return;
  const { rows } = await administration.query<{ query: string; dbid: number }>(
    'select query, dbid from pg_stat_statements join pg_database on pg_database.oid = dbid where datname = $1',
    [name],
  );
  const lines = rows.map(({ query }) => `${JSON.stringify({ file, query })}\n`);
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
  // The next database may get the same number.
  if (rows[0]) await administration.query('select pg_stat_statements_reset(0, $1, 0)', [rows[0].dbid]);
}
