import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DayFigures } from '../src/features/analytics/index.ts';

const version = '1.5.6-r.1';
const folder = fileURLToPath(new URL(`../../../node_modules/.cache/duckdb-${version}`, import.meta.url));

/** As much of `@duckdb/node-api` as the benchmark uses. */
interface DuckdbModule {
  readonly DuckDBInstance: {
    create(path: string): Promise<{ connect(): Promise<DuckdbConnection>; closeSync(): void }>;
  };
}
interface DuckdbConnection {
  run(statement: string): Promise<unknown>;
  runAndReadAll(statement: string): Promise<{ getRows(): unknown[][] }>;
  createAppender(table: string): Promise<DuckdbAppender>;
}
interface DuckdbAppender {
  appendInteger(value: number): void;
  appendVarchar(value: string): void;
  endRow(): void;
  closeSync(): void;
}

export interface Duckdb {
  /** Stores one row for each download. */
  fill(figures: readonly DayFigures[]): Promise<void>;
  read(statement: string): Promise<unknown[][]>;
  close(): void;
}

/** Opens DuckDB in memory. It has 70 MB, so it is installed from npm when a benchmark first needs it. */
export async function openDuckdb(): Promise<Duckdb> {
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    const packages = [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--prefix',
      folder,
      `@duckdb/node-api@${version}`,
    ];
    execFileSync('npm', packages, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const { DuckDBInstance }: DuckdbModule = createRequire(join(folder, 'package.json'))('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  return {
    async fill(figures) {
      await connection.run(
        'create table sums (day integer, show_id integer, episode_id integer, country varchar, platform varchar, count integer)',
      );
      const appender = await connection.createAppender('sums');
      for (const row of figures) {
        for (const value of [row.day, row.show_id, row.episode_id]) appender.appendInteger(value);
        for (const value of [row.country, row.platform]) appender.appendVarchar(value);
        appender.appendInteger(row.downloads);
        appender.endRow();
      }
      appender.closeSync();
      await connection.run(
        'create table downloads as select day, show_id, episode_id, country, platform from (select *, unnest(range(count)) from sums) order by day',
      );
    },
    read: async (statement) => (await connection.runAndReadAll(statement)).getRows(),
    close: () => instance.closeSync(),
  };
}
