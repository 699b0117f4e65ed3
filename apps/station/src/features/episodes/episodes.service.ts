import type { EpisodeInput, EpisodeUpdate, MediaFormat } from '@postkit/sdk/schema';
import type { Feature } from '../../platform/context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { PublishedChange } from './episode-changes.service.ts';
import type { EpisodeFollower } from './episode-followers.ts';
import type { EpisodeConnection, EpisodeRow, MediaRow } from './episode-tables.ts';
import type { PublishedEpisodes } from './published-episodes.service.ts';
import type { ServedCall } from './served-audio.ts';
import type { IdRange, NamedEpisode } from './episodes.repository.ts';
import type { Authorship } from './save-episode.service.ts';

/** A finished file of an episode. */
export interface EpisodeFile extends Pick<MediaRow, 'bytes' | 'sha256' | 'duration' | 'updated_at'> {
  /** Absolute path. */
  readonly path: string;
}

/** Episodes from draft to published, their audio, and what of them is public. */
export interface Episodes extends Feature, PublishedEpisodes {
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
  /** The file that is served now; null while there is none. */
  fileOf(stationId: number, id: number, format: MediaFormat): Promise<EpisodeFile | null>;
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
