import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { StationContext } from '../context.ts';
import type { Tables } from '../platform/db/database.ts';
import { type InstallationNote, readNote, removeNote, writeNote } from '../platform/installation-notes.ts';
import { createMail } from '../platform/mail/create-mail.ts';
import { noticeMail } from '../platform/mail/notice-mail.ts';
import { programFile } from '../platform/station-files.ts';
import { backupNames, backupTime } from './backup-record.ts';
import { tryBackupFolder } from './try-backup-folder.ts';
import { readVerifiedNote, type VerifiedNote } from './verified-note.ts';

/** `late`: the newest backup is older than two days, or there is none. */
export type BackupState = 'off' | 'ok' | 'late';

export interface NightlyBackup {
  /** Plans the next backup: at once where the newest is older than a day. */
  start(): Promise<void>;
  state(): Promise<BackupState>;
  /** Tries the folder: words about one that cannot be used, which stay a failure until it can; null for one that can, or none. */
  tryFolder(): Promise<string | null>;
  /** When the newest backup was made, milliseconds since 1970; null without one. */
  newest(): Promise<number | null>;
  /** Why the last attempt failed, or the folder could not be used at the start; null if neither. */
  failure(): Promise<InstallationNote | null>;
  /** The newest verification, if it found damage and no backup was made since; null otherwise. */
  damage(): Promise<VerifiedNote | null>;
}

const run = promisify(execFile);
const program = programFile('backup');
const hourMs = 3_600_000;
/** Of the machine's local time. */
const nightHour = 3;
const lateAfterMs = 50 * hourMs;
const failureNote = 'backup.failed';
const folderNote = 'backup.folder';
/** Characters: a program may print much. */
const longestReason = 500;

/** Backs the data folder up each night in a process of its own, and removes old backups. Does nothing without a folder for them. */
export function createNightlyBackup({
  config,
  clock,
  db,
  jobs,
  log,
  publicUrl,
}: StationContext): NightlyBackup {
  const { backupFolder: folder, dataDir, databaseUrl, adminEmail } = config;
  // The settings of this process are complete: the program needs no file of them.
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', POSTKIT_SETTINGS_FILE: '' };
  const mail = config.mail ? createMail(config.mail) : null;

  const notify = jobs.define('backups.notify', {
    payload: z.object({ reason: z.string() }),
    retries: 7,
    async run({ reason }, { signal }) {
      const lines = [
        `The backup of this night failed: ${reason}`,
        'The next one follows tomorrow night. Check its folder and its disk.',
      ];
      const link = { url: `${publicUrl}/`, label: 'Open PostKit' };
      await mail?.send(noticeMail(adminEmail, { subject: 'PostKit: a backup failed', lines, link }), signal);
    },
  });

  const job = jobs.define('backups.create', {
    payload: z.object({ folder: z.string() }),
    lane: 'background',
    retries: 2,
    backoff: () => hourMs / 6,
    async run(payload, { signal, complete }) {
      if (payload.folder === folder) {
        for (const args of [
          ['create', folder, dataDir],
          ['prune', folder],
        ]) {
          const { stdout } = await run(process.execPath, [...process.execArgv, program, ...args], {
            signal,
            env,
          });
          log.info({ outcome: stdout.trim() }, `backup: ${args[0]}`);
        }
      }
      await complete(async (transaction) => {
        await removeNote(transaction, failureNote);
        await removeNote(transaction, folderNote);
        if (folder) await plan(transaction, nextNight(clock.now()));
      });
    },
    async onFailed(_payload, error, transaction) {
      const reason =
        'stderr' in error && typeof error.stderr === 'string' && error.stderr !== ''
          ? error.stderr.trim()
          : error.message;
      log.error({ err: error }, 'the backup of this night failed');
      await writeNote(transaction, failureNote, {
        at: clock.seconds(),
        text: reason.slice(0, longestReason),
      });
      if (mail) await notify.add(transaction, { reason });
      if (folder) await plan(transaction, nextNight(clock.now()));
    },
  });

  const plan = (to: Tables, runAt: number) =>
    job.add(to, { folder: folder ?? '' }, { key: 'nightly', runAt });

  /** Milliseconds since 1970; null without a backup, or where the folder cannot be read, which the next backup reports. */
  async function newestIn(from: string): Promise<number | null> {
    const name = (await backupNames(from).catch(() => [])).at(-1);
    return name === undefined ? null : backupTime(name).getTime();
  }

  return {
    async start() {
      await job.cancel(db, 'nightly');
      if (!folder) return;
      const last = await newestIn(folder);
      await plan(
        db,
        last !== null && clock.now() - last < 24 * hourMs ? nextNight(clock.now()) : clock.now(),
      );
    },
    async tryFolder() {
      if (!folder) return null;
      const fault = await tryBackupFolder(folder);
      if (fault === null) await removeNote(db, folderNote);
      else await writeNote(db, folderNote, { at: clock.seconds(), text: fault.slice(0, longestReason) });
      return fault;
    },
    newest: async () => (folder ? newestIn(folder) : null),
    failure: async () => (folder ? ((await readNote(db, failureNote)) ?? readNote(db, folderNote)) : null),
    async damage() {
      const verified = folder ? await readVerifiedNote(folder) : null;
      if (!folder || !verified || verified.faults === 0) return null;
      const last = await newestIn(folder);
      return last !== null && last > verified.at * 1000 ? null : verified;
    },
    async state() {
      if (!folder) return 'off';
      const last = await newestIn(folder);
      return last !== null && clock.now() - last < lateAfterMs ? 'ok' : 'late';
    },
  };
}

/** The next three o'clock at night after a moment, both in milliseconds since 1970. */
function nextNight(nowMs: number): number {
  const night = new Date(nowMs);
  night.setHours(nightHour, 0, 0, 0);
  if (night.getTime() <= nowMs) night.setDate(night.getDate() + 1);
  return night.getTime();
}
