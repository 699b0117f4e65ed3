import type { StorageReport } from '@postkit/sdk/schema';
import type { StationContext } from '../context.ts';
import type { Accounts } from '../features/accounts/index.ts';
import { forecastFull, type ForecastLog, leavingLogs } from './forecast-full.ts';
import { audioSince, logsByAge, oldestAudio, renderedSince } from './storage.repository.ts';

const dayMs = 86_400_000;
const mostDays = 7;

/** Another time for one station's log, and the bytes that it removes at once. */
export interface OtherLogDays {
  readonly stationId: number;
  readonly days: number;
  readonly removedBytes: number;
}

/** The disk of the installation, as it grows at the rate of the last days. */
export interface DiskOutlook {
  readonly free: number;
  readonly total: number;
  readonly growth: StorageReport['growth'];
  /** Bytes of logs that reach the age of their removal in the next seven days. */
  readonly nextWeekBytes: number;
  /** Bytes of a station's log on each day. */
  addedLog(stationId: number): number;
  /** When the disk is full, Unix seconds; null if not within a year. */
  fullAt(other?: OtherLogDays): number | null;
}

export async function diskOutlook(
  { db, clock, disk }: StationContext,
  accounts: Pick<Accounts, 'stations'>,
): Promise<DiskOutlook> {
  const now = clock.now();
  const { free, total } = await disk.size();
  const growth = await growthOf(db, now);
  const ages = await logsByAge(db, now);

  function addedLog(stationId: number): number {
    const recent = [...(ages.get(stationId) ?? [])].filter(([age]) => age < growth.days);
    return growth.days === 0 ? 0 : recent.reduce((sum, [, bytes]) => sum + bytes, 0) / growth.days;
  }

  function logs(other?: OtherLogDays): ForecastLog[] {
    return accounts.stations().map(({ id, logDays }) => ({
      keptDays: other?.stationId === id ? other.days : logDays,
      added: addedLog(id),
      byAge: ages.get(id) ?? new Map(),
    }));
  }

  return {
    free,
    total,
    growth,
    nextWeekBytes: leavingLogs(logs())
      .slice(0, mostDays)
      .reduce((sum, bytes) => sum + bytes, 0),
    addedLog,
    fullAt(other) {
      const room = free - disk.keepFree + (other?.removedBytes ?? 0);
      const days = forecastFull({ room, added: growth.bytes_per_day, leaving: leavingLogs(logs(other)) });
      return days === null ? null : Math.floor((now + days * dayMs) / 1000);
    },
  };
}

/** Measured over the last days with audio, at most seven. */
async function growthOf(db: StationContext['db'], now: number): Promise<StorageReport['growth']> {
  const oldest = await oldestAudio(db);
  if (oldest === null) return { days: 0, bytes_per_day: 0 };
  const days = Math.min(mostDays, Math.max(1, Math.ceil((now - oldest) / dayMs)));
  const since = now - days * dayMs;
  const rendered = await renderedSince(db, Math.floor(since / 1000));
  return { days, bytes_per_day: Math.round(((await audioSince(db, since)) + rendered) / days) };
}
