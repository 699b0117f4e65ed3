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
    /** Sealed `user:password` for the stream; empty where it needs none. */
    credentials: string;
    /** JSON: when and to which mail addresses an outage is reported. */
    alerts: string;
    /** Sealed address that outages are posted to; empty where there is none. */
    webhook: string;
  };
  /** The outage of a station that is going on. */
  log_outages: {
    station_id: number;
    since_ms: number;
    state: 'lost' | 'silent' | 'disk_full';
    /** 1 once it was reported. */
    alerted: number;
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
  {
    name: '0048_recording',
    async up(db) {
      await sql`alter table log_sources add column credentials text not null default ''`.execute(db);
      await sql`alter table log_sources add column alerts text not null default '{"after_minutes":5,"emails":[]}'`.execute(db);
      await sql`alter table log_sources add column webhook text not null default ''`.execute(db);
      await sql`create table log_outages (
        station_id integer primary key,
        since_ms integer not null,
        state text not null,
        alerted integer not null default 0
      )`.execute(db);
    },
  },
];
