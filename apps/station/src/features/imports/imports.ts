import type {
  ImportApplication,
  ImportPlanInput,
  ImportReport,
  PodcastImport,
  PodcastImportDetails,
  PodcastImportInput,
  StaticRssInput,
} from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { ImportRow } from './import-tables.ts';

/** Imports of podcasts from other hosts: each item of a feed becomes one episode. */
export interface Imports {
  /**
   * Reads a feed and queues the import of its items. Returns the running import of the same feed into the same show
   * and destinations, if there is one.
   * @param by name of the user who starts it
   * @throws imports.rejected if it is not a podcast feed, request.invalid naming the invalid field,
   * imports.unreachable, fetch.failed, fetch.timeout
   */
  begin(station: Station, input: PodcastImportInput, by: string): Promise<PodcastImport>;
  /** Reads a feed and stores the outcome that an import would have; errors as those of `begin`. */
  plan(station: Station, input: ImportPlanInput, by: string): Promise<PodcastImportDetails>;
  /** @throws resource.absent, resource.conflict if the plan was applied or cancelled, imports.rejected if the owner cannot be asked */
  apply(station: Station, id: number, choices: ImportApplication): Promise<PodcastImport>;
  /** @throws resource.absent */
  report(station: Station, id: number): Promise<ImportReport>;
  /** Whether the station signed the report with this hash. */
  verify(station: Station, check: { hash: string; signature: string }): boolean;
  /** Renders feeds of the station again. Returns the enabled ones. @throws request.invalid naming the invalid field */
  publishFeeds(station: Station, input: StaticRssInput): Promise<number[]>;
  /** Ids of all imports of the station, plans included, oldest first. */
  ids(station: Station): Promise<number[]>;
  /** The latest ones, newest first. */
  list(station: Station): Promise<PodcastImport[]>;
  /** @throws resource.absent */
  get(station: Station, id: number): Promise<PodcastImportDetails>;
  /** Retries failed items. @throws resource.absent, resource.conflict while it waits for a user or the owner */
  retry(station: Station, id: number): Promise<PodcastImport>;
  /** Skips the items that wait. @throws resource.absent */
  cancel(station: Station, id: number): Promise<PodcastImport>;
  /** The import that a mailed link asks about. @throws imports.link-void */
  consentRequest(station: Station, token: string): Promise<Pick<ImportRow, 'title' | 'url'>>;
  /** Cancels the import that a mailed link asks about, for the owner of the podcast. @throws imports.link-void */
  decline(station: Station, token: string, network: string): Promise<Pick<ImportRow, 'title' | 'url'>>;
  /** Starts the import that a mailed link asks about. @throws imports.link-void */
  consent(station: Station, token: string, network: string): Promise<Pick<ImportRow, 'title' | 'url'>>;
}
