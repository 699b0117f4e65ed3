import type { Tables } from '../../platform/db/database.ts';
import type { ListenRow } from './analytics-tables.ts';
import {
  addToDay,
  addToFirstDay,
  addToReach,
  deleteListen,
  listenAt,
  listenerAt,
  upsertListen,
  upsertListener,
} from './counting.repository.ts';
import { type DownloadedParts, measureDownload } from './download-rule.ts';
import { addToAgentReach, addToDevices } from './explain/explain.repository.ts';
import { createTally, type Tally, type TallySubject } from './explain/tally.ts';
import type { RetentionVisit } from './retention/retention-rule.ts';
import { createRetentionTally, type RetentionTally } from './retention/retention-tally.ts';
import { type Counting, countingKey, isSameVisit } from './rules/counting-rules.ts';
import type { Spans } from './spans.ts';
import { addToSubscriber } from './subscribers/subscribers.repository.ts';
import { addToVersion } from './versions.repository.ts';

/** Bytes of versions with inserted audio that were sent, by the name of the version, as `[from, to]` with `to` exclusive. */
export type SentVersions = ReadonlyMap<string, Spans>;

/** A listener's visit that was sent parts of a version with inserted audio. */
export interface CountedVersion {
  readonly version: string;
  /** Bytes of the version, as in `SentVersions`. */
  readonly sent: Spans;
  /** UTC day since 1970. */
  readonly day: number;
  /** Whether the visit is a counted download by now. */
  readonly isDownload: boolean;
}

/** Called in the transaction that counts a visit. */
export type VersionCall = (transaction: Tables, counted: CountedVersion) => Promise<void>;

/** A part of an episode that a listener downloaded. */
export interface Piece extends Pick<
  ListenRow,
  'day' | 'station_id' | 'show_id' | 'episode_id' | 'listener' | 'country' | 'duration_ms'
> {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The listener's hash of the day before, for windows that span days. */
  readonly listenerBefore: string | null;
  /** The app, or the robot. */
  readonly platform: string;
  readonly isRobot: boolean;
  readonly isSite: boolean;
  readonly agentId: string;
  /** The subscription of a private feed whose address was used; null for none. */
  readonly subscriptionId: number | null;
  readonly device: string;
  /** Hour since the episode was published. */
  readonly hour: number;
  /** Number of the episode's audio version. */
  readonly audioVersion: number;
  readonly spans: Spans;
  readonly versions: SentVersions;
  /** Requests that sent these spans. */
  readonly requests: number;
  /** Those of them that asked for a range of audio. */
  readonly ranges: number;
  /** Whether one of them was sent all of the audio. */
  readonly isWhole: boolean;
  /** Requests that only checked the server. */
  readonly probes: number;
}

/**
 * Adds parts to the listens of their window, new downloads to the figures, and the reasons of all. Robots are measured
 * too, for the reasons and a recount, but are in no figures. Call it in a transaction.
 */
export async function countDownloads(
  transaction: Tables,
  counting: Counting,
  pieces: readonly Piece[],
  onVersion?: VersionCall,
): Promise<void> {
  const tally = createTally();
  const retention = createRetentionTally();
  for (const piece of pieces) {
    if (piece.probes > 0) tally.probe(subjectOf(counting, piece, piece), piece.probes);
    if (piece.requests === 0) continue;
    const isDownload = await countPiece(transaction, counting, piece, { tally, retention });
    for (const [version, sent] of piece.versions) {
      await onVersion?.(transaction, {
        version,
        sent,
        day: piece.day,
        isDownload: isDownload && !piece.isRobot,
      });
    }
  }
  await tally.write(transaction);
  await retention.write(transaction);
}

interface Tallies {
  readonly tally: Tally;
  readonly retention: RetentionTally;
}

/** Returns whether the visit is a download by now. */
async function countPiece(
  transaction: Tables,
  counting: Counting,
  piece: Piece,
  { tally, retention }: Tallies,
): Promise<boolean> {
  const known = await visitOf(transaction, counting, piece);
  const earlier: Spans = known ? JSON.parse(known.spans) : [];
  // The first part determines the country: an address that moves within the day is still one listener.
  const listen = known ?? newListen(piece);
  const measure = (...spans: Spans[]) => measureDownload(counting.rule, listen.duration_ms, ...spans);
  const [before, after] = [measure(earlier), measure(earlier, piece.spans)];
  const isNew = after.isDownload && !before.isDownload;
  const countedDay = after.isDownload ? (isNew ? piece.day : (listen.counted_day ?? listen.day)) : null;
  const next: ListenRow = {
    ...listen,
    spans: JSON.stringify(after.spans),
    touched: piece.at,
    requests: after.isDownload ? 0 : listen.requests + piece.requests,
    counted_day: countedDay,
    ranges: listen.ranges + piece.ranges,
    is_whole: listen.is_whole || piece.isWhole || piece.audioVersion !== listen.audio_version ? 1 : 0,
  };
  await upsertListen(transaction, next);
  if (!piece.isRobot)
    retention.change(piece.episode_id, retentionVisit(listen, before), retentionVisit(next, after));

  const subject = subjectOf(counting, piece, listen);
  if (!after.isDownload) {
    tally.add(subject, { short: piece.requests });
    return false;
  }
  if (!isNew) tally.add(subject, { repeats: piece.requests });
  // Requests that were too short so far turn out to be parts of a download.
  else
    tally.add(subject, {
      downloads: 1,
      repeats: piece.requests - 1 + listen.requests,
      short: -listen.requests,
    });
  const heard = after.share - (isNew ? 0 : before.share);
  if (countedDay === null || (!isNew && heard === 0)) return true;
  tally.add({ ...subject, day: countedDay }, { heard });
  if (!piece.isRobot)
    await addDownload(transaction, { ...listen, day: countedDay }, { downloads: isNew ? 1 : 0, heard });
  if (isNew) await addListener(transaction, piece, listen);
  return true;
}

/** The visit that a piece belongs to; that of the day before moves to this day. */
async function visitOf(
  transaction: Tables,
  counting: Counting,
  piece: Piece,
): Promise<ListenRow | undefined> {
  const today = await listenAt(transaction, piece);
  if (piece.listenerBefore === null) return today;
  if (today) {
    // It may have moved here from the day before, and end today.
    if (isSameVisit(counting, today, piece.at)) return today;
    await deleteListen(transaction, today);
    return undefined;
  }
  const key = { day: piece.day - 1, episode_id: piece.episode_id, listener: piece.listenerBefore };
  const before = await listenAt(transaction, key);
  if (!before || !isSameVisit(counting, before, piece.at)) return undefined;
  await deleteListen(transaction, key);
  return {
    ...before,
    day: piece.day,
    listener: piece.listener,
    requests: 0,
    counted_day: before.counted_day ?? before.day,
  };
}

function newListen(piece: Piece): ListenRow {
  const {
    day,
    station_id,
    show_id,
    episode_id,
    listener,
    country,
    platform,
    duration_ms,
    at,
    audioVersion: audio_version,
  } = piece;
  const facts = {
    day,
    station_id,
    show_id,
    episode_id,
    listener,
    country,
    platform,
    duration_ms,
    audio_version,
  };
  return {
    ...facts,
    spans: '',
    started: at,
    touched: at,
    requests: 0,
    counted_day: null,
    ranges: 0,
    is_whole: 0,
  };
}

function retentionVisit(
  { audio_version, ranges, is_whole, duration_ms }: ListenRow,
  { isDownload, spans }: Pick<DownloadedParts, 'isDownload' | 'spans'>,
): RetentionVisit {
  return {
    isDownload,
    version: audio_version,
    ranges,
    isWhole: is_whole === 1,
    spans,
    durationMs: duration_ms,
  };
}

function subjectOf(
  counting: Counting,
  piece: Piece,
  { country, platform }: { country: string; platform: string },
): TallySubject {
  const { day, station_id, episode_id, show_id, agentId: agent_id, device } = piece;
  const flags = { is_robot: piece.isRobot ? 1 : 0, is_site: piece.isSite ? 1 : 0 } as const;
  return {
    day,
    station_id,
    episode_id,
    show_id,
    agent_id,
    country,
    platform,
    device,
    ...flags,
    rule: countingKey(counting),
  };
}

async function addDownload(
  transaction: Tables,
  listen: ListenRow,
  added: { downloads: number; heard: number },
): Promise<void> {
  const { station_id, day, show_id, episode_id, country, platform } = listen;
  await addToDay(transaction, { station_id, day, show_id, episode_id, country, platform, ...added });
}

/** Counts a new download by subscription, hour, audio version and device, and moves its listener to the group that also has this show. */
async function addListener(transaction: Tables, piece: Piece, listen: ListenRow): Promise<void> {
  const { day, station_id, listener, show_id, device, isRobot, agentId: agent_id, subscriptionId } = piece;
  if (subscriptionId !== null)
    await addToSubscriber(transaction, {
      subscription_id: subscriptionId,
      day,
      agent_id,
      is_robot: isRobot ? 1 : 0,
      station_id,
    });
  if (!isRobot) {
    await addToFirstDay(transaction, piece.episode_id, piece.hour);
    if (piece.audioVersion > 1) await addToVersion(transaction, piece.episode_id, piece.audioVersion);
    const { country, platform } = listen;
    await addToDevices(transaction, { station_id, day, show_id, country, platform, device, downloads: 1 });
  }
  const known = await listenerAt(transaction, { day, station_id, listener });
  const ids = known ? known.shows.split(',').map(Number) : [];
  if (ids.includes(show_id)) return;
  const shows = [...ids, show_id].toSorted((a, b) => a - b).join(',');
  const at = {
    station_id,
    day,
    country: known?.country ?? listen.country,
    platform: known?.platform ?? listen.platform,
  };
  await upsertListener(transaction, { ...at, listener, shows });
  const groups = [...(known ? [{ shows: known.shows, listeners: -1 }] : []), { shows, listeners: 1 }];
  for (const group of groups) {
    if (!isRobot) await addToReach(transaction, { ...at, ...group });
    await addToAgentReach(transaction, { ...at, ...group, agent_id, is_robot: isRobot ? 1 : 0 });
  }
}
