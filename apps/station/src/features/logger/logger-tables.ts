import { sql, type Selectable } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

export interface LoggerTables {
  /** What a station logs; a station without a row logs nothing. */
  log_sources: {
    station_id: number;
    url: string;
    active: number;
    /** JSON: the rules in their order. */
    rules: string;
    default_category: string;
    /** JSON: where the cutting of the log into events stands. */
    cut: string;
  };
  /** Times without audio, Unix milliseconds. */
  log_gaps: { station_id: number; from_ms: number; to_ms: number };
}

export type LogSourceRow = Selectable<LoggerTables['log_sources']>;

export const loggerMigrations: readonly Migration[] = [
  {
    name: '0022_logger',
    async up(db) {
      await sql`create table log_sources (
        station_id integer primary key,
        url text not null,
        active integer not null,
        rules text not null,
        default_category text not null,
        cut text not null
      )`.execute(db);
      await sql`create table log_gaps (
        station_id integer not null,
        from_ms integer not null,
        to_ms integer not null,
        primary key (station_id, from_ms)
      ) without rowid`.execute(db);
    },
  },
];
