import type { PodcastImport, PodcastImportDetails, PodcastImportInput, StaticRssInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Tables } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createFeedReader } from '../../rss/index.ts';
import type { Station } from '../accounts/index.ts';
import { createAddItemJobs } from './add-item-jobs.ts';
import { openCredentials } from './feed-credentials.ts';
import { defineImportItem } from './import-item.jobs.ts';
import type { ImportDeps } from './import-deps.ts';
import { checkFeeds } from './import-references.ts';
import type { ImportRow } from './import-tables.ts';
import { createImportProgressPublisher, presentOne } from './imports.live.ts';
import { presentItem } from './imports.presenter.ts';
import { importById, itemsOf, latestImports, resetFailed, skipWaiting, updateImport, waitingItems } from './imports.repository.ts';
import { createItemAudio } from './item-audio.ts';
import { createItemImage } from './item-image.ts';
import { createImportStart } from './start-import.service.ts';

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
  /** Renders feeds of the station again. Returns the enabled ones. @throws request.invalid naming the invalid field */
  publishFeeds(station: Station, input: StaticRssInput): Promise<number[]>;
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
  /** Starts the import that a mailed link asks about. @throws imports.link-void */
  consent(station: Station, token: string): Promise<Pick<ImportRow, 'title' | 'url'>>;
}

/** Imports in the list. */
const latest = 50;

export function createImportService(context: StationContext, deps: ImportDeps): Imports {
  const { config, db, http } = context;
  const { box, feeds, owners } = deps;
  const guardedFetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });
  const reader = createFeedReader();
  http.addHook('onClose', async () => void (await Promise.all([guardedFetch.close(), reader.close()])));
  const publisher = createImportProgressPublisher(context);
  const credentialsOf = ({ credentials }: ImportRow) => openCredentials(box, credentials);
  const job = defineImportItem(context, {
    ...deps,
    publisher,
    fetchAudio: createItemAudio(context, { ...deps, guardedFetch, credentialsOf }),
    fetchImage: createItemImage(context, { ...deps, guardedFetch, credentialsOf }),
  });
  const addJobs = createAddItemJobs(job);
  const start = createImportStart(context, { ...deps, source: { guardedFetch, reader }, publisher, addJobs });

  async function existing(from: Tables, station: Station, id: number): Promise<ImportRow> {
    const row = await importById(from, station.id, id);
    if (!row) throw fail('resource.absent');
    return row;
  }

  return {
    begin: start.begin,
    async publishFeeds(station, input) {
      const ids = await checkFeeds(station, input, deps);
      // Rendering a feed also notifies its hubs of changes.
      for (const id of ids) await feeds.rendered(station, id, { page: 1, all: false, showDeleted: false });
      return ids;
    },
    list: async (station) => publisher.present(db, await latestImports(db, station.id, latest)),
    async get(station, id) {
      const row = await existing(db, station, id);
      return { ...(await presentOne(publisher, db, row)), items: (await itemsOf(db, id)).map(presentItem) };
    },
    retry: (station, id) =>
      db.transaction(async (transaction) => {
        const { state } = await existing(transaction, station, id);
        if (state !== 'applied' && state !== 'cancelled') throw fail('resource.conflict');
        const row = await updateImport(transaction, id, { state: 'applied' });
        await addJobs(transaction, station.id, await resetFailed(transaction, id));
        return publisher.publish(transaction, station, row);
      }),
    cancel: (station, id) =>
      db.transaction(async (transaction) => {
        const { title } = await existing(transaction, station, id);
        await recordChange(transaction, { id, name: title });
        await skipWaiting(transaction, id, 'The import was cancelled');
        const row = await updateImport(transaction, id, { state: 'cancelled', owner_token: '', owner_until: null });
        return publisher.publish(transaction, station, row);
      }),
    consentRequest: (station, token) => owners.read(db, station.id, token),
    consent: (station, token) =>
      db.transaction(async (transaction) => {
        const { id } = await owners.read(transaction, station.id, token);
        const row = await updateImport(transaction, id, { state: 'applied', owner_token: '', owner_until: null });
        await addJobs(transaction, station.id, await waitingItems(transaction, id));
        await publisher.publish(transaction, station, row);
        return row;
      }),
  };
}
