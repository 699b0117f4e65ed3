import type { EpisodeInput, EpisodeUpdate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { type Station, type StationScope, wholeStation } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import type { AudioVersions, VersionDownloads } from './audio-versions/index.ts';
import type { EpisodeChanges, PublishedChange } from './episode-changes.service.ts';
import { draftsSince, type EpisodeDays, episodesWithin, lastPublished } from './episode-days.repository.ts';
import type { EpisodeFollower, EpisodeFollowers } from './episode-followers.ts';
import type { EpisodeIngestion } from './episode-ingestion.service.ts';
import { connectionsOf, countEpisodesByTag, eventIdsOf, markPosted } from './episode-links.repository.ts';
import type { EpisodePeaksReader } from './episode-peaks.service.ts';
import type { EpisodePublisher } from './episode-publisher.service.ts';
import type { EpisodeReader } from './episode-reader.service.ts';
import type { EpisodeConnection, EpisodeRow } from './episode-tables.ts';
import type { EpisodeWithdrawer } from './episode-withdrawer.service.ts';
import type { Authorship, EpisodeWriter } from './episode-writer.service.ts';
import {
  anyEpisode,
  episodeById,
  episodesAfter,
  episodeIdByGuid,
  episodesNamed,
  episodesWithGuids,
  type GuidEpisode,
  type IdRange,
  type NamedEpisode,
  releaseGuid,
  titlesOfShow,
} from './episodes.repository.ts';
import type { Id3Files } from './id3/index.ts';
import type { PublishedEpisodes } from './published-episodes.service.ts';
import { publishedIn, publishedOfShows, publishedWithEvents } from './published.repository.ts';
import { mediaTotals, playedIds } from './renditions/index.ts';
import type {
  AudioInserts,
  AudioInsertsSlot,
  EpisodeFile,
  MediaTotals,
  RenderJobs,
  RenditionFiles,
  ServedAudioListeners,
  ServedCall,
} from './renditions/index.ts';
import { type VideoKind, videoOf, videoStorageKey } from './videos/index.ts';

/** Episodes from draft to published, their audio, and their public data. */
export interface Episodes
  extends PublishedEpisodes, RenditionFiles, EpisodeIngestion, EpisodePeaksReader, EpisodeDays {
  /** Rows in their wire form. */
  summaries: EpisodeReader['summaries'];
  /** A row in its complete wire form. */
  whole: EpisodeReader['whole'];
  /** The next episodes of a station after an id, in the order of the ids, without deleted ones. */
  after(stationId: number, id: number, limit: number): Promise<EpisodeRow[]>;
  /** Null for a deleted episode. */
  get(scope: StationScope, id: number): Promise<EpisodeRow | null>;
  /** By id alone, deleted ones included; inside a transaction or outside. */
  read(from: Tables, id: number): Promise<EpisodeRow | undefined>;
  /** Its chosen destinations with their states. */
  destinationsOf(from: Tables, id: number): Promise<readonly EpisodeConnection[]>;
  /** Marks the episode as posted at an outside destination. */
  markPosted(transaction: Transaction, id: number, connectionId: number): Promise<void>;
  /** The episode with a guid, deleted ones included; null if there is none. */
  idOfGuid(stationId: number, guid: string): Promise<number | null>;
  /** The episodes with these guids, deleted ones included. */
  withGuids(stationId: number, guids: readonly string[]): Promise<GuidEpisode[]>;
  /** Frees the guid of a deleted episode for another one. */
  releaseGuid(stationId: number, guid: string): Promise<void>;
  /** Titles of a show's episodes. */
  titlesOfShow(stationId: number, showId: number): Promise<string[]>;
  /** Number of episodes with each tag, by the tag's id, without deleted ones. */
  countsByTag(stationId: number): Promise<ReadonlyMap<number, number>>;
  /** @throws request.invalid naming the invalid field, storage.full */
  create(station: Station, input: EpisodeInput, authorship: Authorship): Promise<EpisodeRow>;
  /** @throws resource.absent, episodes.changed, request.invalid, storage.full */
  update(station: Station, id: number, update: EpisodeUpdate, by: string): Promise<EpisodeRow>;
  /** Unpublishes episodes, or publishes them again. @throws resource.absent */
  setUnpublished(
    station: Station,
    ids: readonly number[],
    unpublished: boolean,
    by: string,
  ): Promise<EpisodeRow[]>;
  /** Renders the audio of an episode before background work, because a user now waits for it. */
  raiseRender(transaction: Transaction, id: number): Promise<void>;
  /** The station's own video; null if there is none. */
  videoOf(
    stationId: number,
    id: number,
    kind?: VideoKind,
  ): Promise<Pick<EpisodeFile, 'bytes' | 'key'> | null>;
  /** The tag of the encoder at the start of an mp3 that is served with the tag of the station instead; null if it has none. */
  encoderTagOf(stationId: number, id: number): Promise<Buffer | null>;
  /** Number and bytes of the audio and video files of a station's episodes. */
  mediaTotals(stationId: number): Promise<MediaTotals>;
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
  /** Sets the timers of scheduled and expiring episodes that came without them. */
  resumeTimers: EpisodePublisher['resumeTimers'];
  /** Some of the published episodes of shows, newest first, and their total number. Without shows, of all of them. */
  publishedOfShows(
    stationId: number,
    page: { showIds: readonly number[]; limit: number; offset: number },
  ): Promise<{ rows: EpisodeRow[]; total: number }>;
  /** Writes the ID3 tag of an episode now, if it is not up to date, so that its file stays as it is. */
  ensureId3(id: number): Promise<void>;
  /** Publishes to its destinations that something of an episode changed that is not in its row. */
  contentChanged(transaction: Transaction, station: Station, row: EpisodeRow): Promise<void>;
  /** Names of episodes by id range, deleted ones included. */
  named(scope: StationScope, ranges: readonly IdRange[]): Promise<NamedEpisode[]>;
  /** Calls a listener when public audio is served. */
  onServed(call: ServedCall): void;
  /** The audio that a published episode has and had, newest first. @throws resource.absent */
  audioVersionsOf: AudioVersions['list'];
  /** Sets the feature that counts downloads. */
  setVersionDownloads(downloads: VersionDownloads): void;
  /** Sets the feature that inserts audio into downloads of stations that have campaigns. */
  setInserts(inserts: AudioInserts): void;
  /** Calls a listener, in the transaction, when published content of some destinations changed. */
  onPublishedChange(call: PublishedChange): void;
  /** Calls a listener, in the transaction, on every change of an episode, its audio or its videos. */
  onChanged(call: EpisodeFollower): void;
}

export interface EpisodeParts {
  readonly reader: Pick<EpisodeReader, 'summaries' | 'whole'>;
  readonly writer: EpisodeWriter;
  readonly withdrawer: EpisodeWithdrawer;
  readonly published: PublishedEpisodes;
  readonly publisher: Pick<EpisodePublisher, 'resumeTimers'>;
  readonly peaks: EpisodePeaksReader;
  readonly files: RenditionFiles;
  readonly render: Pick<RenderJobs, 'raise'>;
  readonly changes: Pick<EpisodeChanges, 'onPublishedChange' | 'recordContent'>;
  readonly shows: Pick<Shows, 'get'>;
  readonly followers: Pick<EpisodeFollowers, 'add'>;
  readonly id3: Id3Files;
  readonly ingestion: EpisodeIngestion;
  readonly served: Pick<ServedAudioListeners, 'add'>;
  readonly inserts: Pick<AudioInsertsSlot, 'set'>;
  readonly versions: Pick<AudioVersions, 'list' | 'setDownloads'>;
}

export function createEpisodeService(
  { db }: Pick<StationContext, 'db'>,
  {
    reader,
    writer,
    withdrawer,
    published,
    publisher,
    peaks,
    files,
    render,
    changes,
    followers,
    id3,
    ingestion,
    served,
    inserts,
    versions,
    shows,
  }: EpisodeParts,
): Episodes {
  return {
    create: writer.create,
    update: writer.update,
    ...published,
    wavesOf: peaks.wavesOf,
    ...ingestion,
    summaries: reader.summaries,
    whole: reader.whole,
    after: (stationId, id, limit) => episodesAfter(db, stationId, id, limit),
    within: (stationId, span) => episodesWithin(db, stationId, span),
    draftsSince: (stationId, since, limit) => draftsSince(db, stationId, since, limit),
    lastPublished: (scope, which) => lastPublished(db, scope, which),
    eventsOf: (id) => eventIdsOf(db, id),
    fileOf: files.fileOf,
    publishedFiles: files.publishedFiles,
    async get(scope, id) {
      const row = await episodeById(db, scope, id);
      return row?.deleted_at === null ? row : null;
    },
    read: anyEpisode,
    destinationsOf: async (from, id) => (await connectionsOf(from, [id])).get(id) ?? [],
    markPosted,
    idOfGuid: async (stationId, guid) => (await episodeIdByGuid(db, stationId, guid)) ?? null,
    withGuids: (stationId, guids) => episodesWithGuids(db, stationId, guids),
    releaseGuid: (stationId, guid) => releaseGuid(db, stationId, guid),
    titlesOfShow: (stationId, showId) => titlesOfShow(db, stationId, showId),
    countsByTag: (stationId) => countEpisodesByTag(db, stationId),
    setUnpublished: (station, ids, unpublished, by) =>
      withdrawer.setAll(
        station,
        ids.map((playlist_id) => ({ playlist_id, unpublished })),
        by,
      ),
    raiseRender: render.raise,
    encoderTagOf: id3.encoderTagOf,
    async videoOf(stationId, id, kind = 'basic') {
      const video = await videoOf(db, id, kind);
      if (video?.station_id !== stationId) return null;
      return { bytes: video.bytes, key: videoStorageKey(stationId, video.file_key) };
    },
    mediaTotals: (stationId) => mediaTotals(db, stationId),
    eventIdsOf,
    playedEvents: async (row) =>
      playedIds(await shows.get(wholeStation(row.station_id), row.show_id), await eventIdsOf(db, row.id)),
    publishedWith: publishedWithEvents,
    publishedIn,
    resumeTimers: publisher.resumeTimers,
    publishedOfShows: (stationId, page) => publishedOfShows(db, stationId, page),
    ensureId3: id3.ensure,
    contentChanged: changes.recordContent,
    named: (scope, ranges) => episodesNamed(db, scope, ranges),
    onPublishedChange: changes.onPublishedChange,
    onChanged: followers.add,
    onServed: served.add,
    setVersionDownloads: versions.setDownloads,
    audioVersionsOf: versions.list,
    setInserts: inserts.set,
  };
}
