import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts } from '../accounts/index.ts';
import type { EpisodeFollower, Episodes } from '../episodes/index.ts';
import { showsOf } from './campaign-state.ts';
import type { CampaignRow } from './campaign-tables.ts';
import type { EpisodeCutsService } from './episode-cuts.service.ts';
import { createUnreadEpisodes } from './unread-episodes.ts';

export interface ReadAheadDeps {
  readonly accounts: Pick<Accounts, 'stationById'>;
  readonly episodes: Pick<Episodes, 'store' | 'media'>;
  readonly cuts: Pick<EpisodeCutsService, 'of'>;
}

/** Reads the places of episodes for ads before their first download. */
export interface ReadAhead {
  /** Reads the unread episodes of the station's current campaigns, newest first. */
  request(transaction: Transaction, stationId: number): Promise<void>;
  /** The same for several stations, without those that do not insert campaigns. */
  requestWhereOn(transaction: Transaction, stationIds: Iterable<number>): Promise<void>;
  /** Reads an episode that was published, or whose audio or ad markers changed. */
  followEpisode: EpisodeFollower;
  /** Episodes of a campaign that are read, and all with audio; null while the station reads none of them. */
  progressOf(campaign: CampaignRow): Promise<{ read: number; total: number } | null>;
}

/** Episodes of one job; a restart reads again at most the one that it interrupted. */
const batch = 20;

export function createReadAhead(
  { db, jobs, clock, log }: StationContext,
  { accounts, episodes, cuts }: ReadAheadDeps,
): ReadAhead {
  const { showsOfCurrent, unreadOf } = createUnreadEpisodes({ db, clock }, { episodes });

  const isOnAt = (stationId: number) => accounts.stationById(stationId)?.features.enable_campaigns === true;

  async function readEpisode(id: number): Promise<void> {
    const row = await episodes.store.read(db, id);
    const file = row && (await episodes.media.fileOf(row.station_id, id, 'mp3'));
    if (row && file) await cuts.of(row, 'mp3', file);
  }

  /** Resolves to whether it was read; its first download tries again. */
  async function tryToRead(id: number, signal: AbortSignal): Promise<boolean> {
    signal.throwIfAborted();
    try {
      await readEpisode(id);
      return true;
    } catch (error) {
      log.warn({ err: error, playlist_id: id }, 'the audio of an episode could not be read for campaigns');
      return false;
    }
  }

  const all = jobs.define('campaigns.read-episodes', {
    payload: z.object({ station: z.int(), failed: z.array(z.int()), isFirst: z.boolean() }),
    concurrency: 1,
    lane: 'background',
    async run({ station, failed, isFirst }, { signal, complete }) {
      // The job that turning campaigns on adds may begin before this process knows of it.
      const isOn = isFirst || isOnAt(station);
      const shows = isOn ? await showsOfCurrent(station) : null;
      if (shows === null) return;
      const unread = (await unreadOf(station, shows)).unread.filter((id) => !failed.includes(id));
      const unreadable = [...failed];
      for (const id of unread.slice(0, batch)) if (!(await tryToRead(id, signal))) unreadable.push(id);
      await complete(async (transaction) => {
        if (unread.length > batch) await add(transaction, { station, failed: unreadable, isFirst: false });
      });
    },
  });

  const one = jobs.define('campaigns.read-episode', {
    payload: z.object({ id: z.int() }),
    concurrency: 1,
    lane: 'background',
    async run({ id }, { signal }) {
      const row = await episodes.store.read(db, id);
      if (row?.status !== 'published' || row.deleted_at !== null) return;
      const shows = await showsOfCurrent(row.station_id);
      if (shows === null || (shows.length > 0 && !shows.includes(row.show_id))) return;
      // The tag is part of the file that is read.
      await episodes.media.ensureId3(id);
      await tryToRead(id, signal);
    },
  });

  async function add(
    transaction: Transaction,
    payload: { station: number; failed: number[]; isFirst: boolean },
  ): Promise<void> {
    await all.add(transaction, payload, { key: String(payload.station), station: payload.station });
  }

  const request = (transaction: Transaction, station: number) =>
    add(transaction, { station, failed: [], isFirst: true });

  return {
    request,
    async requestWhereOn(transaction, stationIds) {
      for (const id of stationIds) if (isOnAt(id)) await request(transaction, id);
    },
    async followEpisode(transaction, { id: station, features }, { id, status, deleted_at }) {
      if (features.enable_campaigns !== true || status !== 'published' || deleted_at !== null) return;
      await one.add(transaction, { id }, { key: String(id), station });
    },
    async progressOf(campaign) {
      if (!(await all.isQueued(db, String(campaign.station_id)))) return null;
      const { unread, total } = await unreadOf(campaign.station_id, showsOf(campaign));
      return unread.length === 0 ? null : { read: total - unread.length, total };
    },
  };
}
