import type { PodcastImport, PodcastImportDetails, PodcastImportInput, StaticRssInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createFeedReader } from '../../rss/index.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Feeds } from '../feeds/index.ts';
import type { Images } from '../images/index.ts';
import { fetchPodcast } from './fetch-podcast.ts';
import { defineImportItem } from './import-item.jobs.ts';
import { checkFeeds, checkImport, type ImportReferenceDeps } from './import-references.ts';
import { createImportProgressPublisher } from './imports.live.ts';
import { presentItem } from './imports.presenter.ts';
import { resetFailed, importById, insertImport, insertItems, itemsOf, latestImports, findRunningImport } from './imports.repository.ts';
import { createItemAudio } from './item-audio.ts';
import { createItemImage } from './item-image.ts';
import { knownEpisode } from './known-episode.ts';
import { planItems } from './plan-items.ts';

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
  /** Retries failed items. @throws resource.absent */
  retry(station: Station, id: number): Promise<PodcastImport>;
}

export interface ImportDeps extends ImportReferenceDeps {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly episodes: Episodes;
  readonly feeds: Feeds;
  readonly images: Images;
}

/** Imports in the list. */
const latest = 50;

export function createImportService(context: StationContext, deps: ImportDeps): Imports {
  const { clock, config, db, http } = context;
  const { episodes, feeds } = deps;
  const guardedFetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });
  const reader = createFeedReader();
  http.addHook('onClose', async () => void (await Promise.all([guardedFetch.close(), reader.close()])));
  const publisher = createImportProgressPublisher(context);
  const job = defineImportItem(context, {
    ...deps,
    publisher,
    fetchAudio: createItemAudio(context, { ...deps, guardedFetch }),
    fetchImage: createItemImage(context, { ...deps, guardedFetch }),
  });

  async function addJobs(transaction: Transaction, stationId: number, itemIds: readonly number[]): Promise<void> {
    const yieldToOthers = createLoopYield();
    for (const item_id of itemIds) {
      await job.add(transaction, { item_id }, { station: stationId });
      await yieldToOthers();
    }
  }

  return {
    async begin(station, input, created_by) {
      const connections = JSON.stringify(await checkImport(station, input, deps));
      const places = { station_id: station.id, url: input.url, show_id: input.show_id, connections };
      const running = await findRunningImport(db, places);
      if (running) return one(await publisher.present(db, [running]));
      const podcast = await fetchPodcast({ guardedFetch, reader }, input.url);
      const skipReason = async (guid: string) => (await knownEpisode(episodes, station.id, input.show_id, guid))?.note ?? null;
      const items = await planItems(podcast, skipReason);
      return db.transaction(async (transaction) => {
        const started = await findRunningImport(transaction, places);
        if (started) return one(await publisher.present(transaction, [started]));
        const created_at = Math.floor(clock.now() / 1000);
        const row = await insertImport(transaction, { ...places, title: podcast.title || input.url, created_at, created_by });
        await addJobs(transaction, station.id, await insertItems(transaction, row.id, items));
        return publisher.publish(transaction, station, row);
      });
    },
    async publishFeeds(station, input) {
      const ids = await checkFeeds(station, input, deps);
      // Rendering a feed also notifies its hubs of changes.
      for (const id of ids) await feeds.rendered(station, id, { page: 1, all: false, showDeleted: false });
      return ids;
    },
    list: async (station) => publisher.present(db, await latestImports(db, station.id, latest)),
    async get(station, id) {
      const row = await importById(db, station.id, id);
      if (!row) throw fail('resource.absent');
      const items = (await itemsOf(db, id)).map(presentItem);
      return { ...one(await publisher.present(db, [row])), items };
    },
    retry: (station, id) =>
      db.transaction(async (transaction) => {
        const row = await importById(transaction, station.id, id);
        if (!row) throw fail('resource.absent');
        await addJobs(transaction, station.id, await resetFailed(transaction, id));
        return publisher.publish(transaction, station, row);
      }),
  };
}

function one<Value>([first]: readonly Value[]): Value {
  if (first === undefined) throw new Error('An import is presented as one.');
  return first;
}
