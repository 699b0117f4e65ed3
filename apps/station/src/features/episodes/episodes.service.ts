import type { EpisodeInput, EpisodeUpdate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { EpisodeChanges, PublishedChange } from './episode-changes.service.ts';
import type { EpisodeFollower, EpisodeFollowers } from './episode-followers.ts';
import { connectionsOf, countEpisodesByTag, markPosted } from './episode-links.repository.ts';
import type { EpisodeConnection, EpisodeRow } from './episode-tables.ts';
import type { EpisodeWithdrawer } from './episode-withdrawer.service.ts';
import type { Authorship, EpisodeWriter } from './episode-writer.service.ts';
import { anyEpisode, episodeById, episodeIdByGuid, episodesNamed, type IdRange, type NamedEpisode } from './episodes.repository.ts';
import type { PublishedEpisodes } from './published-episodes.service.ts';
import type { EpisodeFile, RenditionFiles, ServedAudioListeners, ServedCall } from './renditions/index.ts';
import { videoOf, videoStorageKey } from './videos/index.ts';

/** Episodes from draft to published, their audio, and what of them is public. */
export interface Episodes extends PublishedEpisodes, RenditionFiles {
  /** Not one that is deleted. */
  get(stationId: number, id: number): Promise<EpisodeRow | null>;
  /** By id alone, also one that is deleted; inside a transaction or outside. */
  read(from: Tables, id: number): Promise<EpisodeRow | undefined>;
  /** What was chosen for it, with how it stands there. */
  destinationsOf(from: Tables, id: number): Promise<readonly EpisodeConnection[]>;
  /** It was brought to a destination outside. */
  markPosted(transaction: Transaction, id: number, connectionId: number): Promise<void>;
  /** The episode of a guid, also one that is deleted; null where there is none. */
  idOfGuid(stationId: number, guid: string): Promise<number | null>;
  /** How many episodes carry each tag, by the tag's id; deleted ones do not count. */
  countsByTag(stationId: number): Promise<ReadonlyMap<number, number>>;
  /** @throws request.invalid naming the field at fault, storage.full */
  create(station: Station, input: EpisodeInput, authorship: Authorship): Promise<EpisodeRow>;
  /** @throws resource.absent, episodes.changed, request.invalid, storage.full */
  update(station: Station, id: number, update: EpisodeUpdate, by: string): Promise<EpisodeRow>;
  /** Unpublishes episodes, or publishes them again. @throws resource.absent */
  setUnpublished(station: Station, ids: readonly number[], unpublished: boolean, by: string): Promise<EpisodeRow[]>;
  /** The station's own video; null while there is none. */
  videoOf(stationId: number, id: number): Promise<Pick<EpisodeFile, 'bytes' | 'path'> | null>;
  /** What episodes are called, deleted ones too, where their ids lie in one of the ranges. */
  named(stationId: number, ranges: readonly IdRange[]): Promise<NamedEpisode[]>;
  /** Tells of public audio that goes out. */
  onServed(call: ServedCall): void;
  /** Lets feeds and players know, within the transaction, that what is out at some destinations changed. */
  onPublishedChange(call: PublishedChange): void;
  /** Tells of every change of an episode, its audio or its videos, within the transaction. */
  onChanged(call: EpisodeFollower): void;
}

export interface EpisodeParts {
  readonly writer: EpisodeWriter;
  readonly withdrawer: EpisodeWithdrawer;
  readonly published: PublishedEpisodes;
  readonly files: RenditionFiles;
  readonly changes: Pick<EpisodeChanges, 'onPublishedChange'>;
  readonly followers: Pick<EpisodeFollowers, 'add'>;
  readonly served: Pick<ServedAudioListeners, 'add'>;
}

export function createEpisodeService(
  { db, storage }: Pick<StationContext, 'db' | 'storage'>,
  { writer, withdrawer, published, files, changes, followers, served }: EpisodeParts,
): Episodes {
  return {
    create: writer.create,
    update: writer.update,
    ...published,
    fileOf: files.fileOf,
    async get(stationId, id) {
      const row = await episodeById(db, stationId, id);
      return row?.deleted_at === null ? row : null;
    },
    read: anyEpisode,
    destinationsOf: async (from, id) => (await connectionsOf(from, [id])).get(id) ?? [],
    markPosted,
    idOfGuid: async (stationId, guid) => (await episodeIdByGuid(db, stationId, guid)) ?? null,
    countsByTag: (stationId) => countEpisodesByTag(db, stationId),
    setUnpublished: (station, ids, unpublished, by) =>
      withdrawer.setAll(
        station,
        ids.map((playlist_id) => ({ playlist_id, unpublished })),
        by,
      ),
    async videoOf(stationId, id) {
      const video = await videoOf(db, id, 'basic');
      if (video?.station_id !== stationId) return null;
      return { bytes: video.bytes, path: storage.path(videoStorageKey(stationId, video.file_key)) };
    },
    named: (stationId, ranges) => episodesNamed(db, stationId, ranges),
    onPublishedChange: changes.onPublishedChange,
    onChanged: followers.add,
    onServed: served.add,
  };
}
