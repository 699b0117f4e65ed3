import type { PodcastImport, PodcastImportDetails, PodcastImportInput, StaticRssInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { createFairness } from '../../platform/fairness.ts';
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
import { createImportTeller } from './imports.live.ts';
import { presentItem } from './imports.presenter.ts';
import { awaitFailed, importById, insertImport, insertItems, itemsOf, latestImports, runningLike } from './imports.repository.ts';
import { createItemAudio } from './item-audio.ts';
import { createItemImage } from './item-image.ts';
import { knownEpisode } from './known-episode.ts';
import { planItems } from './plan-items.ts';

/** Podcasts that come from elsewhere: each item of a feed becomes an episode, once. */
export interface Imports {
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

export interface ImportDeps extends ImportReferenceDeps {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly episodes: Episodes;
  readonly feeds: Feeds;
  readonly images: Images;
}

/** Imports that a list shows. */
const latest = 50;

export function createImportService(context: StationContext, deps: ImportDeps): Imports {
  const { clock, config, db, http } = context;
  const { episodes, feeds } = deps;
  const guardedFetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });
  const reader = createFeedReader();
  http.addHook('onClose', async () => void (await Promise.all([guardedFetch.close(), reader.close()])));
  const teller = createImportTeller(context);
  const job = defineImportItem(context, {
    ...deps,
    teller,
    fetchAudio: createItemAudio(context, { ...deps, guardedFetch }),
    fetchImage: createItemImage(context, { ...deps, guardedFetch }),
  });

  async function addJobs(transaction: Transaction, stationId: number, itemIds: readonly number[]): Promise<void> {
    const yieldToOthers = createFairness();
    for (const item_id of itemIds) {
      await job.add(transaction, { item_id }, { station: stationId });
      await yieldToOthers();
    }
  }

  return {
    async begin(station, input, created_by) {
      const connections = JSON.stringify(await checkImport(station, input, deps));
      const places = { station_id: station.id, url: input.url, show_id: input.show_id, connections };
      const running = await runningLike(db, places);
      if (running) return one(await teller.present(db, [running]));
      const podcast = await fetchPodcast({ guardedFetch, reader }, input.url);
      const standingOf = async (guid: string) => (await knownEpisode(episodes, station.id, input.show_id, guid))?.note ?? null;
      const items = await planItems(podcast, standingOf);
      return db.transaction(async (transaction) => {
        const begun = await runningLike(transaction, places);
        if (begun) return one(await teller.present(transaction, [begun]));
        const created_at = Math.floor(clock.now() / 1000);
        const row = await insertImport(transaction, { ...places, title: podcast.title || input.url, created_at, created_by });
        await addJobs(transaction, station.id, await insertItems(transaction, row.id, items));
        return teller.tell(transaction, station, row);
      });
    },
    async publishFeeds(station, input) {
      const ids = await checkFeeds(station, input, deps);
      // A feed that is made ready has told its hubs of what changed.
      for (const id of ids) await feeds.rendered(station, id, { page: 1, all: false, showDeleted: false });
      return ids;
    },
    list: async (station) => teller.present(db, await latestImports(db, station.id, latest)),
    async get(station, id) {
      const row = await importById(db, station.id, id);
      if (!row) throw fail('resource.absent');
      const items = (await itemsOf(db, id)).map(presentItem);
      return { ...one(await teller.present(db, [row])), items };
    },
    retry: (station, id) =>
      db.transaction(async (transaction) => {
        const row = await importById(transaction, station.id, id);
        if (!row) throw fail('resource.absent');
        await addJobs(transaction, station.id, await awaitFailed(transaction, id));
        return teller.tell(transaction, station, row);
      }),
  };
}

function one<Value>([first]: readonly Value[]): Value {
  if (first === undefined) throw new Error('An import is presented as one.');
  return first;
}
