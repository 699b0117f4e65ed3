import { settingsOperations, type StorageReport } from '@postkit/sdk/schema';
import type { NightlyBackup } from '../backup/nightly-backup.ts';
import type { StationContext } from '../context.ts';
import type { Accounts } from '../features/accounts/index.ts';
import { audioRetentionMs } from '../features/audio-events/index.ts';
import { forecastFull } from './forecast-full.ts';
import { audioSince, logByDay, logBytes, oldestAudio, renderedSince } from './storage.repository.ts';

const dayMs = 86_400_000;
const mostDays = 7;

export interface StorageReportDeps {
  readonly accounts: Pick<Accounts, 'stationAt'>;
  readonly backup: Pick<NightlyBackup, 'state' | 'newest'>;
}

/** The space of a station, and when the disk of the installation is full. */
export function registerStorageReport(context: StationContext, { accounts, backup }: StorageReportDeps): void {
  context.register(settingsOperations.storage, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const { id } = accounts.stationAt(params.station);
    const { free, total } = await context.disk.size();
    const { growth, addedLog } = await growthOf(context);
    const retentionDays = Math.round(audioRetentionMs / dayMs);
    const leaving = await logByDay(context.db, context.clock.now() - audioRetentionMs, retentionDays);
    const room = free - context.disk.keepFree;
    const days = forecastFull({ room, added: growth.bytes_per_day, addedLog, leaving });
    const newest = await backup.newest();
    return {
      disk: { total_bytes: total, free_bytes: free, kept_free_bytes: context.disk.keepFree },
      kinds: await kindsOf(context, id),
      quota_bytes: context.config.stationQuotaBytes,
      growth,
      full_at: days === null ? null : Math.floor((context.clock.now() + days * dayMs) / 1000),
      retention: { log_days: retentionDays, next_week_bytes: leaving.slice(0, mostDays).reduce((sum, bytes) => sum + bytes, 0) },
      backup: { state: await backup.state(), newest_at: newest === null ? null : Math.floor(newest / 1000) },
    };
  });
}

async function kindsOf({ db, quota }: StationContext, stationId: number): Promise<StorageReport['kinds']> {
  const { audio = 0, renditions = 0, images = 0, share_clips = 0, unfinished_uploads = 0 } = await quota.usage(db, stationId);
  const log = await logBytes(db, stationId);
  return { log, uploads: Math.max(0, audio - log), renditions, images, share_clips, unfinished_uploads };
}

/** Measured over the last days with audio, at most seven. */
async function growthOf({ db, clock }: StationContext): Promise<{ growth: StorageReport['growth']; addedLog: number }> {
  const now = clock.now();
  const oldest = await oldestAudio(db);
  if (oldest === null) return { growth: { days: 0, bytes_per_day: 0 }, addedLog: 0 };
  const days = Math.min(mostDays, Math.max(1, Math.ceil((now - oldest) / dayMs)));
  const since = now - days * dayMs;
  const { all, log } = await audioSince(db, since);
  const rendered = await renderedSince(db, Math.floor(since / 1000));
  return { growth: { days, bytes_per_day: Math.round((all + rendered) / days) }, addedLog: log / days };
}
