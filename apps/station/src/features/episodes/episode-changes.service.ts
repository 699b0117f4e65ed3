import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import type { EpisodeFollowers } from './episode-followers.ts';
import { connectionsOf, connectionsOfTag } from './episode-links.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { countersOf } from './episodes.repository.ts';
import { pageAddress } from './page-address.ts';
import { recordEpisodeChange } from './record-episode-change.ts';
import type { RecordedChange } from './recorded-change.ts';

/** Runs in the transaction that changes published content of these destinations. */
export type PublishedChange = (
  transaction: Transaction,
  station: Station,
  connectionIds: readonly number[],
) => Promise<void>;

export interface EpisodeChanges {
  onPublishedChange(call: PublishedChange): void;
  /**
   * Records a change in its transaction: the shows' counters, the live event, feeds and videos. Returns the row as it
   * is afterwards.
   */
  record(transaction: Transaction, station: Station, change: RecordedChange): Promise<EpisodeRow>;
  /** Publishes a renamed or deleted tag to the feeds of its episodes. */
  recordTag(transaction: Transaction, station: Station, tagId: number): Promise<void>;
  /** Publishes a change that is not in the row of an episode, such as one of its transcript. */
  recordContent(transaction: Transaction, station: Station, row: EpisodeRow): Promise<void>;
  /** Publishes that an episode's audio is ready or has failed. */
  recordAudio(transaction: Transaction, station: Station, row: EpisodeRow): Promise<void>;
}

export interface EpisodeChangesDeps {
  readonly shows: Shows;
  /** Updates the videos of a changed episode in the transaction of the change. Returns the row as it is afterwards. */
  readonly followVideos: (transaction: Transaction, station: Station, row: EpisodeRow) => Promise<EpisodeRow>;
  readonly followers: EpisodeFollowers;
}

export function createEpisodeChanges(
  context: StationContext,
  { shows, followVideos, followers }: EpisodeChangesDeps,
): EpisodeChanges {
  const { announce, stationEvents } = context;
  const listeners: PublishedChange[] = [];

  async function notifyDestinations(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    before: readonly number[] = [],
  ): Promise<void> {
    const now = (await connectionsOf(transaction, [row.id])).get(row.id) ?? [];
    const ids = [...new Set([...before, ...now.map((connection) => connection.connection_id)])];
    for (const call of listeners) await call(transaction, station, ids);
  }

  /** Emits that an episode was published or unpublished, if the change did that. */
  async function emitPublication(
    transaction: Transaction,
    station: Station,
    before: EpisodeRow | null,
    after: EpisodeRow,
  ): Promise<void> {
    const [wasPublished, isPublished] = [before?.status === 'published', after.status === 'published'];
    if (wasPublished === isPublished) return;
    await stationEvents.emit(
      transaction,
      station,
      isPublished ? 'episode.published' : 'episode.unpublished',
      {
        id: after.id,
        guid: after.guid,
        title: after.name,
        url: pageAddress(context.publicUrl, station.slug, after.id),
        published_at: after.published_at === null ? null : new Date(after.published_at * 1000).toISOString(),
        show: { id: after.show_id, title: await shows.titleOf(transaction, station.id, after.show_id) },
      },
    );
  }

  return {
    onPublishedChange: (call) => void listeners.push(call),
    async record(transaction, scope, change) {
      // Followers act for the station, not for the user.
      const station: Station = { ...scope, limit: null };
      const { kind, before, after, linksBefore } = change;
      await recordEpisodeChange(transaction, station.id, change);
      for (const showId of new Set([after.show_id, before?.show_id ?? after.show_id])) {
        const { counters, lastPublished } = await countersOf(transaction, showId);
        await shows.episodesChanged(transaction, station.id, showId, counters, lastPublished);
      }
      const message = {
        playlist_id: after.id,
        show_id: after.show_id,
        change: kind,
        status: after.status,
        version: after.version,
        updated_by: after.updated_by,
      };
      await announce(station, 'playlist_changed', message, { within: transaction });
      await emitPublication(transaction, station, before, after);
      if (wasOut(after) || (before && wasOut(before)))
        await notifyDestinations(transaction, station, after, linksBefore?.connections);
      const now = await followVideos(transaction, station, after);
      await followers.notify(transaction, station, now);
      return now;
    },
    async recordTag(transaction, station, tagId) {
      const ids = await connectionsOfTag(transaction, station.id, tagId);
      if (ids.length === 0) return;
      for (const call of listeners) await call(transaction, station, ids);
    },
    async recordContent(transaction, station, row) {
      if (wasOut(row)) await notifyDestinations(transaction, { ...station, limit: null }, row);
    },
    async recordAudio(transaction, station, row) {
      const isReady = row.media_status === 'ready';
      const outcome = isReady
        ? ({
            status: 'ready',
            duration: row.duration,
            ...(row.media_error === '' ? {} : { error: row.media_error }),
          } as const)
        : ({ status: 'failed', duration: 0, error: row.media_error } as const);
      await announce(
        station,
        'playlist_complete',
        { playlist_id: row.id, ...outcome },
        { within: transaction },
      );
      if (isReady && wasOut(row)) await notifyDestinations(transaction, station, row);
      await followers.notify(transaction, station, await followVideos(transaction, station, row));
    },
  };
}

/** Whether a feed may list it: published, or unpublished, which appears in the feed of deleted episodes. */
function wasOut({ status, published_at }: EpisodeRow): boolean {
  return published_at !== null && (status === 'published' || status === 'unpublished');
}
