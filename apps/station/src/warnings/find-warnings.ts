import type { InstallationWarning, WarningKind } from '@postkit/sdk/schema';
import type { NightlyBackup } from '../backup/nightly-backup.ts';
import type { StationContext } from '../context.ts';
import type { Accounts, Station } from '../features/accounts/index.ts';
import type { Logger } from '../features/logger/index.ts';
import { readDamageNote } from '../platform/db/damage-note.ts';
import type { ProcessHealth } from '../platform/heartbeat/process-health.ts';
import { diskOutlook } from '../storage-report/disk-outlook.ts';

export interface WarningDeps {
  readonly accounts: Pick<Accounts, 'stations' | 'activeStations'>;
  readonly logger: Pick<Logger, 'recording'>;
  readonly backup: Pick<NightlyBackup, 'state' | 'newest' | 'failure' | 'damage'>;
  /** The processes of this machine. */
  readonly processes: () => readonly ProcessHealth[];
}

/** Days before the disk is full from which the station warns. */
const diskDays = 14;

/** Milliseconds for which the station warns of a process that was killed. */
const hungMs = 86_400_000;

/** Warnings about the database, the processes, the disk and the backups, which all stations share. */
export async function installationWarnings(
  context: StationContext,
  { accounts, backup, processes }: Pick<WarningDeps, 'accounts' | 'backup' | 'processes'>,
): Promise<InstallationWarning[]> {
  const warnings: InstallationWarning[] = [];
  const warn = (kind: WarningKind, at: number | null, reason = '') =>
    warnings.push({ kind, at, station: null, title: '', reason });
  const now = context.clock.now();
  const broken = await readDamageNote(context.config.dataDir);
  if (broken) warn('database_damaged', broken.at, broken.text);
  for (const { name, state, silentMs, hungAt } of processes()) {
    const at = state === 'silent' ? now - silentMs : hungAt;
    if (at !== null && now - at < hungMs) warn('process_hung', Math.floor(at / 1000), name);
  }
  const fullAt = (await diskOutlook(context, accounts)).fullAt();
  if (fullAt !== null && fullAt - now / 1000 <= diskDays * 86_400) warn('disk_full', fullAt);
  const [failure, damage, newest] = [await backup.failure(), await backup.damage(), await backup.newest()];
  // Without any backup and any failure, the first one is being made.
  const isLate = newest !== null && (await backup.state()) === 'late';
  if (failure) warn('backup_failed', failure.at, failure.text);
  else if (isLate) warn('backup_late', Math.floor(newest / 1000));
  if (damage) warn('backup_damaged', damage.at);
  return warnings;
}

/** The stations of a company whose log is on and records nothing. */
export function recordingWarnings(
  { accounts, logger }: Pick<WarningDeps, 'accounts' | 'logger'>,
  companyId: number,
): InstallationWarning[] {
  const stopped = (station: Station) => ['lost', 'disk_full'].includes(logger.recording(station).state);
  return accounts
    .activeStations()
    .filter((station) => station.companyId === companyId && stopped(station))
    .map((station) => {
      const { since, error } = logger.recording(station);
      return {
        kind: 'recording_stopped',
        at: since,
        station: station.slug,
        title: station.title,
        reason: error,
      };
    });
}
