import type { PodcastImport, PodcastImportDetails, PodcastImportInput, StaticRssInput } from '@postkit/sdk/schema';
import type { Feature } from '../../platform/context.ts';
import type { Station } from '../accounts/index.ts';

/** Podcasts that come from elsewhere: each item of a feed becomes an episode, once. */
export interface Imports extends Feature {
  /**
   * Reads a feed and plans the import of its items. The same feed for the same places while it is under way is the same import.
   * @param by name of who does it
   * @throws imports.rejected for what is no podcast feed, request.invalid naming the field at fault, imports.unreachable,
   * fetch.failed, fetch.timeout
   */
  begin(station: Station, input: PodcastImportInput, by: string): Promise<PodcastImport>;
  /** Has feeds of the station written anew. Answers those that are switched on. @throws request.invalid naming the field at fault */
  publishFeeds(station: Station, input: StaticRssInput): Promise<number[]>;
  /** The latest ones, newest first. */
  list(station: Station): Promise<PodcastImport[]>;
  /** @throws resource.absent */
  get(station: Station, id: number): Promise<PodcastImportDetails>;
  /** Takes up what failed again. @throws resource.absent */
  retry(station: Station, id: number): Promise<PodcastImport>;
}
