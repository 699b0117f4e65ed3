import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { programFile } from '../platform/station-files.ts';

const run = promisify(execFile);

/**
 * Whether a SQLite database was not closed in order: its write-ahead log is still there. Call it before the database is opened.
 * PostgreSQL recovers by itself.
 */
export function wasStoppedUnclean({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): boolean {
  const log =
    databaseUrl === null ? statSync(join(dataDir, 'postkit.db-wal'), { throwIfNoEntry: false }) : undefined;
  return (log?.size ?? 0) > 0;
}

/** Checks the database in a process of its own, which leaves what it finds for the station to report. Returns a function that ends it. */
export function checkAfterCrash(
  { dataDir }: Pick<Config, 'dataDir'>,
  log: Pick<Log, 'error' | 'info'>,
): () => void {
  const stop = new AbortController();
  // The settings of this process are complete: the program needs no file of them.
  const env = { ...process.env, POSTKIT_SETTINGS_FILE: '' };
  run(process.execPath, [...process.execArgv, programFile('postkit-station'), 'check', '--quick', dataDir], {
    env,
    signal: stop.signal,
  }).then(
    () => log.info('the database was not closed in order, and is whole'),
    (error: Error & { readonly code?: unknown; readonly stdout?: string }) => {
      if (stop.signal.aborted) return;
      if (error.code === 3)
        log.error(
          { outcome: error.stdout },
          'the database is damaged: run "postkit-station check", and restore a backup',
        );
      else log.error({ err: error }, 'the database could not be checked after a crash');
    },
  );
  return () => stop.abort();
}
