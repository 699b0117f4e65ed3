import type { AuditAction, LiveMessage } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { createAuditedFields, readJson, readMoment } from '../../platform/audit/audited-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import {
  destinationsByEpisode,
  destinationsOfTag,
  type EpisodeLinks,
  linksOf,
} from './episode-links.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { countersOf } from './episodes.repository.ts';
import { mayBeListed } from './lifecycle-state.ts';
import { pageAddress } from './page-address.ts';

/** Runs in the transaction that changes an episode, its audio or its videos. */
export type EpisodeFollower = (transaction: Transaction, station: Station, row: EpisodeRow) => Promise<void>;

/** Runs in the transaction that changes published content of these destinations. */
export type PublishedChange = (
  transaction: Transaction,
  station: Station,
  destinationIds: readonly number[],
) => Promise<void>;

/** The features that follow changes of episodes, called one after the other in the transaction of a change. */
export interface EpisodeFollowers {
  onChanged(call: EpisodeFollower): void;
  onPublishedChange(call: PublishedChange): void;
  /** Notifies the followers of an episode. */
  episodeChanged: EpisodeFollower;
  /** Notifies the destinations of an episode, and those that it had `before`. */
  destinationsChanged(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    before?: readonly number[],
  ): Promise<void>;
  /** Notifies the destinations of an episode that something changed that is not in its row, such as its transcript. */
  contentChanged: EpisodeFollower;
  /** Notifies the destinations of the episodes with a tag that was renamed or deleted. */
  tagChanged(transaction: Transaction, station: Station, tagId: number): Promise<void>;
}

/** The last steps of every change of an episode, in its transaction. Both act for the station, not for the user. */
export interface EpisodeChanges {
  /** Records a change: the audit log, the counters of its shows, the live event, and whether it was published or unpublished. */
  record(transaction: Transaction, station: Station, change: RecordedChange): Promise<void>;
  /** Updates what follows an episode: its feeds, its videos, and the followers. Returns the row as it is afterwards. */
  follow(transaction: Transaction, station: Station, change: RecordedChange): Promise<EpisodeRow>;
  /** Records a change, and updates what follows the episode. */
  complete(transaction: Transaction, station: Station, change: RecordedChange): Promise<EpisodeRow>;
  /** Publishes that an episode's audio is ready or has failed. */
  audioChanged(transaction: Transaction, station: Station, row: EpisodeRow): Promise<void>;
}

export interface EpisodeChangesDeps {
  readonly shows: Shows;
  readonly videos: {
    /** Updates the videos of a changed episode. Returns the row as it is afterwards. */
    follow(transaction: Transaction, station: Station, row: EpisodeRow): Promise<EpisodeRow>;
  };
  readonly followers: EpisodeFollowers;
}

export function createEpisodeChanges(
  context: StationContext,
  { shows, videos, followers }: EpisodeChangesDeps,
): EpisodeChanges {
  const { announce, stationEvents } = context;

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

  async function record(transaction: Transaction, scope: Station, change: RecordedChange): Promise<void> {
    const station: Station = { ...scope, limit: null };
    const { kind, before, after } = change;
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
  }

  async function follow(
    transaction: Transaction,
    scope: Station,
    { before, after, linksBefore }: RecordedChange,
  ): Promise<EpisodeRow> {
    const station: Station = { ...scope, limit: null };
    if (mayBeListed(after) || (before && mayBeListed(before)))
      await followers.destinationsChanged(transaction, station, after, linksBefore?.destinations);
    const now = await videos.follow(transaction, station, after);
    await followers.episodeChanged(transaction, station, now);
    return now;
  }

  return {
    record,
    follow,
    async complete(transaction, station, change) {
      await record(transaction, station, change);
      return follow(transaction, station, change);
    },
    async audioChanged(transaction, station, row) {
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
      if (isReady && mayBeListed(row)) await followers.destinationsChanged(transaction, station, row);
      await followers.episodeChanged(transaction, station, await videos.follow(transaction, station, row));
    },
  };
}

/** A change of an episode. */
export interface RecordedChange {
  readonly kind: LiveMessage<'playlist_changed'>['change'];
  /** Null for a new episode. */
  readonly before: EpisodeRow | null;
  readonly after: EpisodeRow;
  /** Its destinations and tags before the change; those after it are read from the tables. */
  readonly linksBefore?: EpisodeLinks;
}

const changesOfRow = createAuditedFields<EpisodeRow>({
  id: 'hidden',
  station_id: 'hidden',
  guid: 'hidden',
  version: 'hidden',
  name: 'shown',
  description: 'shown',
  feed_description: 'hidden',
  feed_notes: 'hidden',
  search_text: 'hidden',
  status: 'shown',
  show_id: 'shown',
  published_at: 'hidden',
  delay_post_until: { read: readMoment },
  expires_at: { read: readMoment },
  listed_at: 'hidden',
  explicit: 'shown',
  restricted: 'shown',
  permanent: 'shown',
  goto_live: 'shown',
  external_url: 'shown',
  iheart_status: 'hidden',
  video_status: 'hidden',
  advanced_video_status: 'hidden',
  ad_insert_events: { read: readJson },
  image: 'shown',
  image_croppings: { read: readJson },
  rss_image: 'shown',
  rss_image_croppings: { read: readJson },
  selected_image: { as: 'selectedShutterstockImage', read: readJson },
  social_share_text: 'shown',
  attribution: 'shown',
  episode_type: 'shown',
  season_number: 'shown',
  episode_number: 'shown',
  once_use_tags: { read: readJson },
  podcast: { read: readJson },
  chapter_markers: { read: readJson },
  categories: 'hidden',
  duration: 'hidden',
  media_status: 'hidden',
  media_error: 'hidden',
  media_key: 'hidden',
  media_revision: 'hidden',
  created_at: 'hidden',
  updated_at: 'hidden',
  updated_by: 'hidden',
  deleted_at: 'hidden',
});

const changesOfLinks = createAuditedFields<EpisodeLinks>({
  destinations: { as: 'destinations' },
  tags: { as: 'playlist_categories' },
});

/** Adds a change of an episode to the audit log. */
async function recordEpisodeChange(
  transaction: Transaction,
  stationId: number,
  { kind, before, after, linksBefore }: RecordedChange,
): Promise<void> {
  const changes = changesOfRow(before, after);
  if (before && before.media_key !== after.media_key)
    changes.push({ field: 'timeline', old: null, new: null, secret: false });
  if (linksBefore) changes.push(...changesOfLinks(linksBefore, await linksOf(transaction, after.id)));
  const shown = kind === 'deleted' ? [] : changes;
  const action = actionOf(kind, before, after);
  await recordChange(transaction, {
    kind: 'episode',
    action,
    id: after.id,
    name: after.name,
    changes: shown,
    stationId,
  });
}

function actionOf(kind: RecordedChange['kind'], before: EpisodeRow | null, after: EpisodeRow): AuditAction {
  if (kind === 'deleted') return 'deleted';
  const [was, is] = [before?.status, after.status];
  if (is === 'published' && was !== 'published') return 'published';
  if (is === 'unpublished' && was === 'published') return 'unpublished';
  return kind === 'created' ? 'created' : 'changed';
}

export function createEpisodeFollowers(): EpisodeFollowers {
  const followers: EpisodeFollower[] = [];
  const listeners: PublishedChange[] = [];

  async function destinationsChanged(
    ...[transaction, station, row, before = []]: Parameters<EpisodeFollowers['destinationsChanged']>
  ): Promise<void> {
    const now = (await destinationsByEpisode(transaction, [row.id])).get(row.id) ?? [];
    const ids = [...new Set([...before, ...now.map((destination) => destination.connection_id)])];
    for (const call of listeners) await call(transaction, station, ids);
  }

  return {
    onChanged: (call) => void followers.push(call),
    onPublishedChange: (call) => void listeners.push(call),
    async episodeChanged(transaction, station, row) {
      for (const call of followers) await call(transaction, station, row);
    },
    destinationsChanged,
    async contentChanged(transaction, station, row) {
      if (mayBeListed(row)) await destinationsChanged(transaction, { ...station, limit: null }, row);
    },
    async tagChanged(transaction, station, tagId) {
      const ids = await destinationsOfTag(transaction, station.id, tagId);
      if (ids.length === 0) return;
      for (const call of listeners) await call(transaction, station, ids);
    },
  };
}
