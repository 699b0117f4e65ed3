import type { StationContext } from '../../context.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createFeedReader } from '../../rss/index.ts';
import { createAddItemJobs } from './add-item-jobs.ts';
import { createApplyPlan } from './apply-plan.service.ts';
import { openCredentials } from './feed-credentials.ts';
import type { ImportDeps } from './import-deps.ts';
import { defineImportItem } from './import-item.jobs.ts';
import { checkFeeds } from './import-references.ts';
import { defineImportShow } from './import-show.jobs.ts';
import type { ImportRow } from './import-tables.ts';
import { createImportChanges } from './imports-changes.service.ts';
import { createImportReader } from './imports-reader.service.ts';
import { createImportProgressPublisher } from './imports.live.ts';
import type { Imports } from './imports.ts';
import { createItemAudio } from './item-audio.ts';
import { createItemExtras } from './item-extras.ts';
import { createItemImage } from './item-image.ts';
import { createImportStart } from './start-import.service.ts';

export function createImportService(context: StationContext, deps: ImportDeps): Imports {
  const { config, db, http } = context;
  const { box, feeds, owners } = deps;
  const guardedFetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });
  const feedReader = createFeedReader();
  http.addHook('onClose', async () => void (await Promise.all([guardedFetch.close(), feedReader.close()])));
  const publisher = createImportProgressPublisher(context);
  const reader = createImportReader(context, { ...deps, publisher });
  const credentialsOf = ({ credentials }: ImportRow) => openCredentials(box, credentials);
  const job = defineImportItem(context, {
    ...deps,
    publisher,
    fetchAudio: createItemAudio(context, { ...deps, guardedFetch, credentialsOf }),
    fetchImage: createItemImage(context, { ...deps, guardedFetch, credentialsOf }),
    fetchExtras: createItemExtras(context, { ...deps, feedReader, guardedFetch, credentialsOf }),
  });
  const addJobs = createAddItemJobs(job, defineImportShow(context, { ...deps, guardedFetch, credentialsOf }));
  const start = createImportStart(context, {
    ...deps,
    source: { guardedFetch, reader: feedReader },
    publisher,
    addJobs,
  });
  const applyPlan = createApplyPlan(context, { ...deps, publisher, addJobs });

  return {
    ...createImportChanges(context, { addJobs, owners, publisher, reader }),
    ids: reader.ids,
    list: reader.list,
    get: reader.get,
    report: reader.report,
    verify: reader.verify,
    begin: start.begin,
    plan: async (station, input, by) => reader.get(station, await start.plan(station, input, by)),
    apply: async (station, id, choices) =>
      applyPlan(station, await reader.existing(db, station, id), choices),
    async publishFeeds(station, input) {
      const ids = await checkFeeds(station, input, deps);
      // Rendering a feed also notifies its hubs of changes.
      for (const id of ids) await feeds.rendered(station, id, { page: 1, all: false, showDeleted: false });
      return ids;
    },
  };
}
