import { gapsBetween, type ListedSegment, readList } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Station } from '../../accounts/index.ts';
import { appendManifest, beginChain, hourMs } from './append-manifest.ts';
import { hashSegments } from './hash-segments.ts';
import {
  countListed,
  countSegments,
  hoursOfLog,
  lastManifest,
  type LogHour,
  manifestAt,
  manifestsOfHour,
  segmentsBetween,
} from './log-chain.repository.ts';
import { storedList } from './read-list.ts';

/** Milliseconds after an hour in which its last segments are still being stored. */
const settleMs = 2 * 60_000;
/** Milliseconds after an hour from which on its segments count as late. */
const lateMs = 2 * hourMs;

export interface SealOptions {
  /** Only hours that start between these moments (Unix milliseconds); default all. */
  readonly from_ms?: number;
  readonly to_ms?: number;
  /** Whether to seal an hour that is not over, as far as it is recorded. */
  readonly isOpen?: boolean;
}

/**
 * Adds links for the hours of a log that are over and have segments without one. The first call begins the chain with the present
 * hour: reading years of audio would take days.
 */
export async function sealHours(
  context: Pick<StationContext, 'db' | 'archive' | 'clock'>,
  station: Station,
  { from_ms = 0, to_ms = Number.MAX_SAFE_INTEGER, isOpen = false }: SealOptions = {},
): Promise<void> {
  const { db, clock } = context;
  if (!(await lastManifest(db, station.id))) {
    if ((await hoursOfLog(db, station.id, { from_ms: 0, to_ms: Number.MAX_SAFE_INTEGER })).length === 0)
      return;
    await db.transaction((transaction) => beginChain(transaction, station, clock.now()));
  }
  const since = (await manifestAt(db, station.id, 0))?.hour_ms ?? 0;
  const hours = await hoursOfLog(db, station.id, { from_ms: Math.max(since, from_ms), to_ms });
  for (const hour of hours) if (isOpen || isOver(hour, clock.now())) await sealHour(context, station, hour);
}

function isOver({ started_at_ms, is_followed }: LogHour, now: number): boolean {
  return is_followed || endOf(started_at_ms) + settleMs < now;
}

function endOf(started_at_ms: number): number {
  return (Math.floor(started_at_ms / hourMs) + 1) * hourMs;
}

async function sealHour(
  context: Pick<StationContext, 'db' | 'archive' | 'clock'>,
  station: Station,
  hour: LogHour,
): Promise<void> {
  const { db, clock } = context;
  if ((await countSegments(db, hour)) <= (await countListed(db, station.id, hour.hour))) return;
  const links = await manifestsOfHour(db, station.id, hour.hour);
  const earlier = links.filter(({ list }) => list !== null);
  const known = new Set(earlier.flatMap(({ list }) => segmentsOfList(list).map(({ n }) => n)));
  const segments = await segmentsBetween(db, hour);
  const fresh = segments.filter(({ n }) => !known.has(n));
  if (fresh.length === 0) return;
  const listed = await hashSegments(context, fresh);
  const isLate = earlier.length > 0 && clock.now() > endOf(hour.started_at_ms) + lateMs;
  await db.transaction(async (transaction) => {
    // While it was read, its audio may have been removed, or hashed for an export.
    if ((await countSegments(transaction, hour)) === 0) return;
    if ((await manifestsOfHour(transaction, station.id, hour.hour)).length !== links.length) return;
    await appendManifest(transaction, station, {
      kind: isLate ? 'late' : 'hour',
      hour: hour.hour,
      hour_ms: hour.started_at_ms,
      list: { segments: listed, gaps: gapsBetween(fresh) },
      at: clock.now(),
    });
  });
}

function segmentsOfList(list: Uint8Array | null): readonly ListedSegment[] {
  const text = storedList({ list });
  return (text === null ? null : readList(text))?.segments ?? [];
}
