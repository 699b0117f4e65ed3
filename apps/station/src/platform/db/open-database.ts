import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { Kysely } from 'kysely';
import { isDiskFull } from '../errors/is-disk-full.ts';
import type { DiskBallast } from '../storage/disk-ballast.ts';
import { traceStatements } from '../telemetry/trace-statements.ts';
import type { Database } from './database.ts';
import { NodeSqliteDialect, type SqliteOptions } from './dialects/sqlite/node-sqlite-dialect.ts';
import { sqliteSql } from './dialects/sqlite/sqlite-sql.ts';
import { wrapDatabase } from './wrap-database.ts';

export interface DatabaseOptions {
  /** Opens an existing database, for reading. */
  readonly readOnly?: boolean;
  /**
   * Whether transactions wait for the write lock of another process without blocking the event loop, for up to a minute.
   * Otherwise they block it, for up to 5 seconds.
   */
  readonly waitsForLock?: boolean;
  /** Receives the errors of statements. */
  readonly onError?: (error: unknown) => void;
  /** Frees space for SQLite on a full disk. */
  readonly ballast?: Pick<DiskBallast, 'release' | 'whenSpace'>;
}

/** Opens the database file, or creates it. Use `:memory:` in tests. */
export function openDatabase(
  path: string,
  { readOnly = false, waitsForLock = false, ballast, onError }: DatabaseOptions = {},
): Database {
  if (readOnly) return wrapRaw(openWith(path, 'pragma busy_timeout = 5000', { readOnly }), {}, onError);
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const raw = openRaw(path, ballast);
  if (waitsForLock) raw.exec('pragma busy_timeout = 20');
  return wrapRaw(raw, { lockTimeout: waitsForLock ? lockTimeout : 0, freeSpace: ballast?.release }, onError);
}

function wrapRaw(raw: DatabaseSync, options: SqliteOptions, onError?: (error: unknown) => void): Database {
  const kysely = new Kysely<unknown>({
    dialect: new NodeSqliteDialect(raw, options),
    ...traceStatements('sqlite', onError),
  });
  return wrapDatabase({ kysely, dialect: sqliteSql(raw), peers: null });
}

const settings =
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma temp_store = memory';

function openRaw(path: string, ballast?: Pick<DiskBallast, 'release' | 'whenSpace'>): DatabaseSync {
  try {
    return openWith(path, settings);
  } catch (error) {
    if (!ballast || !isDiskFull(error)) throw error;
    return ballast.release() ? openWith(path, settings) : openAlone(path, ballast);
  }
}

/** Without a single free page SQLite cannot create the index that processes share. Until one is free, the database belongs to this process alone. */
function openAlone(path: string, { whenSpace }: Pick<DiskBallast, 'whenSpace'>): DatabaseSync {
  const raw = openWith(path, `pragma locking_mode = exclusive; ${settings}`);
  whenSpace(() => {
    // The read releases the lock.
    if (raw.isOpen) raw.exec('pragma locking_mode = normal; select count(*) from sqlite_schema');
  });
  return raw;
}

function openWith(path: string, pragmas: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  const raw = new DatabaseSync(path, options);
  try {
    raw.exec(pragmas);
    return raw;
  } catch (error) {
    raw.close();
    throw error;
  }
}

/** Milliseconds. */
const lockTimeout = 60_000;
