import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { type StationScope, wholeStation } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import { draftsSince, type EpisodeDays, episodesWithin, lastPublished } from './episode-days.repository.ts';
import { destinationsByEpisode, countEpisodesByTag, eventIdsOf } from './episode-links.repository.ts';
import type { EpisodeReader } from './episode-reader.service.ts';
import type { EpisodeDestination, EpisodeRow } from './episode-tables.ts';
import {
  anyEpisode,
  episodeById,
  episodeIdByGuid,
  episodesAfter,
  episodesNamed,
  episodesWithGuids,
  type GuidEpisode,
  type IdRange,
  type NamedEpisode,
  titlesOfShow,
} from './episodes.repository.ts';
import { publishedIn, publishedOfShows, publishedWithEvents } from './published.repository.ts';
import { playedIds } from './renditions/index.ts';

/** Reads the rows of episodes, and what they are linked to. */
export interface EpisodeStore extends EpisodeDays, Pick<EpisodeReader, 'summaries' | 'whole'> {
  /** Null for a deleted episode. */
  get(scope: StationScope, id: number): Promise<EpisodeRow | null>;
  /** By id alone, deleted ones included; inside a transaction or outside. */
  read(from: Tables, id: number): Promise<EpisodeRow | undefined>;
  /** The next episodes of a station after an id, in the order of the ids, without deleted ones. */
  after(stationId: number, id: number, limit: number): Promise<EpisodeRow[]>;
  /** Its chosen destinations with their states. */
  destinationsOf(from: Tables, id: number): Promise<readonly EpisodeDestination[]>;
  /** The episode with a guid, deleted ones included; null if there is none. */
  idOfGuid(stationId: number, guid: string): Promise<number | null>;
  /** The episodes with these guids, deleted ones included. */
  withGuids(stationId: number, guids: readonly string[]): Promise<GuidEpisode[]>;
  /** Titles of a show's episodes. */
  titlesOfShow(stationId: number, showId: number): Promise<string[]>;
  /** Names of episodes by id range, deleted ones included. */
  named(scope: StationScope, ranges: readonly IdRange[]): Promise<NamedEpisode[]>;
  /** Number of episodes with each tag, by the tag's id, without deleted ones. */
  countsByTag(stationId: number): Promise<ReadonlyMap<number, number>>;
  /** Ids of the events of its timeline, in order; inside a transaction or outside. */
  eventIdsOf(from: Tables, id: number): Promise<number[]>;
  /** Ids of the events that play, in order: its timeline between the bumpers of its show. */
  playedEvents(row: EpisodeRow): Promise<number[]>;
  /** Published episodes with one of these events on their timeline. */
  publishedWith(from: Tables, eventIds: readonly number[]): Promise<EpisodeRow[]>;
  /** A published episode, or the published episodes of a show, or all of them. */
  publishedIn(
    from: Tables,
    stationId: number,
    scope: { episode: number } | { show: number } | null,
  ): Promise<EpisodeRow[]>;
  /** Some of the published episodes of shows, newest first, and their total number. Without shows, of all of them. */
  publishedOfShows(
    stationId: number,
    page: { showIds: readonly number[]; limit: number; offset: number },
  ): Promise<{ rows: EpisodeRow[]; total: number }>;
}

export interface EpisodeStoreDeps {
  readonly reader: EpisodeReader;
  readonly shows: Pick<Shows, 'get'>;
}

export function createEpisodeStore(
  { db }: Pick<StationContext, 'db'>,
  { reader, shows }: EpisodeStoreDeps,
): EpisodeStore {
  return {
    summaries: reader.summaries,
    whole: reader.whole,
    async get(scope, id) {
      const row = await episodeById(db, scope, id);
      return row?.deleted_at === null ? row : null;
    },
    read: anyEpisode,
    after: (stationId, id, limit) => episodesAfter(db, stationId, id, limit),
    within: (stationId, span) => episodesWithin(db, stationId, span),
    draftsSince: (stationId, since, limit) => draftsSince(db, stationId, since, limit),
    lastPublished: (scope, which) => lastPublished(db, scope, which),
    eventsOf: (id) => eventIdsOf(db, id),
    destinationsOf: async (from, id) => (await destinationsByEpisode(from, [id])).get(id) ?? [],
    idOfGuid: async (stationId, guid) => (await episodeIdByGuid(db, stationId, guid)) ?? null,
    withGuids: (stationId, guids) => episodesWithGuids(db, stationId, guids),
    titlesOfShow: (stationId, showId) => titlesOfShow(db, stationId, showId),
    named: (scope, ranges) => episodesNamed(db, scope, ranges),
    countsByTag: (stationId) => countEpisodesByTag(db, stationId),
    eventIdsOf,
    playedEvents: async (row) =>
      playedIds(await shows.get(wholeStation(row.station_id), row.show_id), await eventIdsOf(db, row.id)),
    publishedWith: publishedWithEvents,
    publishedIn,
    publishedOfShows: (stationId, page) => publishedOfShows(db, stationId, page),
  };
}
