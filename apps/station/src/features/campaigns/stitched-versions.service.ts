import { randomUUID } from 'node:crypto';
import { canStitch, type FileCuts, stitchFiles } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { createReadCache } from '../../platform/db/read-cache.ts';
import { countedStream } from '../../platform/storage/counted-stream.ts';
import type { Analytics, Listener } from '../analytics/index.ts';
import type { AudioInserts, AudioRequest, Episodes, StitchedAudio } from '../episodes/index.ts';
import { campaignStorageKey, mediaOf } from './campaign-media.ts';
import { playsIn, positionsOf } from './campaign-state.ts';
import type { CampaignRow, VersionRow } from './campaign-tables.ts';
import { campaignsOf, deliveriesOf } from './campaigns.repository.ts';
import { type Candidate, type ChosenAd, chooseAds } from './choose-ads.ts';
import type { EpisodeCutsService } from './episode-cuts.service.ts';
import { bytesOf, contentOf, placed, type StoredPiece } from './stored-pieces.ts';
import { versionSeconds } from './version-seconds.ts';
import {
  insertsFor,
  insertVersion,
  openInserts,
  replaceVersion,
  versionById,
  versionFor,
} from './versions.repository.ts';

export interface StitchedVersionDeps {
  readonly episodes: Pick<Episodes, 'store'>;
  readonly analytics: Pick<Analytics, 'listenerOf'>;
  readonly cuts: EpisodeCutsService;
}

/** Seconds for which an insert that is not counted yet takes part in the caps. */
const openSeconds = 3600;
/** Seconds after midnight for which a listener keeps the version of the day before. */
const overnightSeconds = 6 * 3600;

/** Chooses the campaigns of each download once, and serves it as one file whose bytes never change. */
export function createStitchedVersions(
  context: StationContext,
  { episodes, analytics, cuts }: StitchedVersionDeps,
): AudioInserts {
  const { db, clock, storage } = context;
  const campaigns = createReadCache<CampaignRow[]>(db, 1000);

  function isUsable(row: VersionRow | undefined, asked: AudioRequest): row is VersionRow {
    return (
      row?.station_id === asked.station.id &&
      isSameFile(row, asked) &&
      row.created_at > clock.seconds() - versionSeconds
    );
  }

  function stitched(row: VersionRow, mainBytes: number): StitchedAudio {
    const pieces = placed(JSON.parse(row.pieces) as StoredPiece[]);
    return {
      version: row.id,
      size: row.bytes,
      etag: `"${row.id}"`,
      modifiedAt: row.created_at * 1000,
      contentOf: (range) => contentOf(pieces, range, mainBytes),
      open: (range) => countedStream(bytesOf(pieces, range, row.file_key, storage.open)),
    };
  }

  /** The version that the listener already has; one of the day before shortly after midnight. */
  async function knownVersion(
    asked: AudioRequest,
    { day, hash, hashBefore }: Listener,
  ): Promise<VersionRow | undefined> {
    const { episodeId: episode_id, format } = asked;
    const today = await versionFor(db, { day, episode_id, format, listener: hash });
    if (isUsable(today, asked)) return today;
    const before = await versionFor(db, { day: day - 1, episode_id, format, listener: hashBefore });
    return isUsable(before, asked) && before.created_at > clock.seconds() - overnightSeconds
      ? before
      : undefined;
  }

  async function makeVersion(
    asked: AudioRequest,
    listener: Listener,
    fitting: readonly CampaignRow[],
  ): Promise<VersionRow | null> {
    const { episodeId: episode_id, station, format, file } = asked;
    const episode = await episodes.store.read(db, episode_id);
    if (!episode) return null;
    const { places, cuts: main } = await cuts.of(episode, format, file);
    if (!main) return null;
    const able = fitting.filter((row) => canStitch(main, filesOf(row)[format]));
    return db.transaction(async (transaction) => {
      const key = { day: listener.day, episode_id, format, listener: listener.hash };
      const earlier = await versionFor(transaction, key);
      if (isUsable(earlier, asked)) return earlier;
      if (earlier) await replaceVersion(transaction, earlier);
      const id = randomUUID();
      const candidates = await candidatesFor(transaction, able, listener, clock.seconds());
      const breaks = places.map(({ position }, border) => ({ position, border }));
      const ads = chooseAds(breaks, candidates, `${listener.hash}/${episode_id}`);
      const pieces = assemble(main, ads, able, asked);
      const created_at = clock.seconds();
      const whole = placed(pieces);
      const bytes = whole.at(-1)?.until ?? 0;
      const facts = {
        station_id: station.id,
        file_key: file.key,
        pieces: JSON.stringify(pieces),
        bytes,
        created_at,
      };
      const added = whole.filter(({ piece }) => piece.from === 'file');
      const inserts = ads.map(({ campaign: campaign_id, position }, number) => {
        const { at: first_byte = 0, until: end_byte = 0 } = added[number] ?? {};
        const { day, hash } = listener;
        return {
          version_id: id,
          number,
          campaign_id,
          episode_id,
          position,
          day,
          listener: hash,
          first_byte,
          end_byte,
          created_at,
        };
      });
      const row: VersionRow = { id, ...key, ...facts };
      await insertVersion(transaction, row, inserts);
      return row;
    });
  }

  return async (asked) => {
    const { station, showId, format, request, version } = asked;
    if (version !== undefined) {
      const named = await versionById(db, version);
      if (isUsable(named, asked) && named.bytes > 0) return stitched(named, asked.file.bytes);
    }
    const all = await campaigns.get(String(station.id), () => campaignsOf(db, station.id));
    if (all.length === 0) return null;
    const listener = await analytics.listenerOf(request);
    if (listener.isRobot) return null;
    const known = await knownVersion(asked, listener);
    if (known) return nameOf(known);
    const fitting = all.filter((row) => playsIn(row, showId, clock.seconds()) && mediaOf(row)?.[format]);
    // A client that asks for a later part has the beginning of the episode alone.
    if (fitting.length === 0 || isLaterPart(request.headers.range)) return null;
    const made = await makeVersion(asked, listener, fitting);
    return made && nameOf(made);
  };
}

/** Null for a version without ads, which is the episode alone. */
function nameOf({ id, bytes }: VersionRow): string | null {
  return bytes === 0 ? null : id;
}

function isSameFile(row: VersionRow, { episodeId, format, file }: AudioRequest): boolean {
  return row.episode_id === episodeId && row.format === format && row.file_key === file.key;
}

function isLaterPart(range: string | undefined): boolean {
  return range !== undefined && !/^bytes=\s*0+-/i.test(range);
}

function filesOf(row: CampaignRow) {
  const media = mediaOf(row);
  if (!media) throw new Error('The audio of the campaign is not ready.');
  return media;
}

/** The campaigns with what their caps leave, counted deliveries and downloads of the last hour together. */
async function candidatesFor(
  db: Tables,
  rows: readonly CampaignRow[],
  { day, hash }: Listener,
  now: number,
): Promise<Candidate[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counted = await deliveriesOf(db, ids, day);
  const open = await openInserts(db, ids, now - openSeconds);
  const mine = await insertsFor(db, ids, { day, listener: hash });
  return rows.map((row) => {
    const { total = 0, today = 0 } = counted.get(row.id) ?? {};
    const waiting = open.filter(({ campaign_id }) => campaign_id === row.id);
    const sum = (some: typeof waiting) => some.reduce((all, { inserts }) => all + Number(inserts), 0);
    const left = Math.min(
      (row.most_deliveries ?? Infinity) - total - sum(waiting),
      (row.most_per_day ?? Infinity) - today - sum(waiting.filter((each) => each.day === day)),
      (row.most_per_listener ?? Infinity) - (mine.get(row.id) ?? 0),
    );
    return { id: row.id, positions: positionsOf(row), left };
  });
}

/** No pieces without ads. */
function assemble(
  main: FileCuts,
  ads: readonly ChosenAd[],
  rows: readonly CampaignRow[],
  { format, station }: AudioRequest,
): StoredPiece[] {
  if (ads.length === 0) return [];
  const chosen = ads.map(({ campaign, border }) => {
    const row = rows.find(({ id }) => id === campaign);
    if (!row) throw new Error('A campaign that was chosen is missing.');
    return { border, row, cuts: filesOf(row)[format] };
  });
  return stitchFiles(main, chosen).map((piece): StoredPiece => {
    if (piece.from !== 'insert') return piece;
    const key = campaignStorageKey(station.id, chosen[piece.insert]?.row.media_key ?? '', format);
    return { from: 'file', key, start: piece.start, end: piece.end };
  });
}
