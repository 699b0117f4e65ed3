import { settingsOperations, type StorageReport } from '@postkit/sdk/schema';
import type { NightlyBackup } from '../backup/nightly-backup.ts';
import type { StationContext } from '../context.ts';
import type { Accounts } from '../features/accounts/index.ts';
import { heldBytes, removedAudioDays } from '../features/audio-events/index.ts';
import { runRetentionDays } from '../features/schedules/index.ts';
import { diskOutlook } from './disk-outlook.ts';
import { registerLogRetention, type LogRetentionDeps } from './register-log-retention.ts';
import { logBytes } from './storage.repository.ts';

export interface StorageReportDeps extends LogRetentionDeps {
  readonly accounts: Pick<Accounts, 'setLogDays' | 'stationAt' | 'stations'>;
  readonly backup: Pick<NightlyBackup, 'state' | 'newest' | 'failure' | 'damage'>;
}

/** The space of a station, how long its audio is kept, and when the disk of the installation is full. */
export function registerStorageReport(context: StationContext, deps: StorageReportDeps): void {
  const { accounts, backup } = deps;
  registerLogRetention(context, deps);
  context.register(settingsOperations.storage, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const { id, logDays } = accounts.stationAt(params.station);
    const outlook = await diskOutlook(context, accounts);
    const newest = await backup.newest();
    return {
      disk: { total_bytes: outlook.total, free_bytes: outlook.free, kept_free_bytes: context.disk.keepFree },
      kinds: await kindsOf(context, id),
      held_bytes: await heldBytes(context.db, id, { now: context.clock.now() }),
      quota_bytes: context.quota.limitOf(id),
      growth: outlook.growth,
      full_at: outlook.fullAt(),
      retention: {
        log_days: logDays,
        removed_upload_days: removedAudioDays,
        audit_days: context.config.auditDays,
        run_days: runRetentionDays,
        next_week_bytes: outlook.nextWeekBytes,
      },
      backup: {
        state: await backup.state(),
        newest_at: newest === null ? null : Math.floor(newest / 1000),
        failure: (await backup.failure())?.text ?? '',
        damaged_files: (await backup.damage())?.faults ?? 0,
      },
    };
  });
}

async function kindsOf({ db, quota }: StationContext, stationId: number): Promise<StorageReport['kinds']> {
  const {
    audio = 0,
    campaigns = 0,
    renditions = 0,
    images = 0,
    share_clips = 0,
    unfinished_uploads = 0,
  } = await quota.usage(db, stationId);
  const log = await logBytes(db, stationId);
  return {
    log,
    uploads: Math.max(0, audio - log),
    renditions: renditions + campaigns,
    images,
    share_clips,
    unfinished_uploads,
  };
}
