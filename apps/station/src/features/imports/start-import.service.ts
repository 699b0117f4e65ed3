import type { ImportPlanInput, PodcastImport, PodcastImportInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Podcast } from '../../rss/index.ts';
import type { Station } from '../accounts/index.ts';
import type { AddItemJobs } from './add-item-jobs.ts';
import { encodingWarnings } from './audio-encoding.ts';
import { splitCredentials, sealCredentials } from './feed-credentials.ts';
import { fetchPodcast, type PodcastSource } from './fetch-podcast.ts';
import type { ImportDeps } from './import-deps.ts';
import { checkImport, checkPlan } from './import-references.ts';
import type { ImportRow } from './import-tables.ts';
import { presentOne, type ImportProgressPublisher } from './imports.live.ts';
import {
  deletePlans,
  findRunningImport,
  insertImport,
  insertItems,
  type NewImport,
  type NewItem,
} from './imports.repository.ts';
import { knownEpisodes } from './known-episode.ts';
import { pictureWarnings } from './picture-warnings.ts';
import { planItems } from './plan-items.ts';
import { recordImportChange } from './record-import-change.ts';
import { channelOf } from './show-changes.ts';
import { withWarnings } from './with-warnings.ts';

export interface StartDeps extends ImportDeps {
  readonly source: PodcastSource;
  readonly publisher: ImportProgressPublisher;
  readonly addJobs: AddItemJobs;
}

/** Seconds for which a plan that no user applies is kept. */
const keepSeconds = 30 * 86_400;

function lockWarning({ locked, owner }: Podcast): string[] {
  if (!locked) return [];
  const asked = owner.email === '' ? 'its owner, whom the feed does not name,' : `its owner (${owner.email})`;
  return [`This podcast is locked: ${asked} must allow the import by mail when the plan is applied.`];
}

/** Where an import comes from and goes to. */
type Places = Pick<ImportRow, 'station_id' | 'url' | 'show_id' | 'connections'>;

export interface ImportStart {
  /** See Imports. */
  begin(station: Station, input: PodcastImportInput, by: string): Promise<PodcastImport>;
  /** Stores a plan, and returns its id. */
  plan(station: Station, input: ImportPlanInput, by: string): Promise<number>;
}

/** Reads feeds and starts their imports. */
export function createImportStart({ clock, db }: StationContext, deps: StartDeps): ImportStart {
  const { addJobs, box, episodes, owners, publisher, shows, source } = deps;

  async function readFeed(
    { station_id, url, show_id, connections: destinations }: Places,
    { credentials }: ReturnType<typeof splitCredentials>,
  ) {
    const { podcast, warnings, hash } = await fetchPodcast(source, url, credentials);
    const created_at = clock.seconds();
    const guids = podcast.items
      .flatMap(({ guid, enclosure }) => [guid, enclosure ?? ''])
      .filter((guid) => guid !== '');
    const known = await knownEpisodes(episodes, { stationId: station_id, showId: show_id }, [
      ...new Set(guids),
    ]);
    const items = await planItems({ podcast, known, showId: show_id, now: created_at });
    const row = {
      station_id,
      url,
      show_id,
      connections: destinations,
      created_at,
      title: podcast.title || url,
      credentials: sealCredentials(box, credentials),
      warnings: JSON.stringify([...warnings, ...pictureWarnings(podcast)]),
      feed_hash: hash,
      channel: JSON.stringify(channelOf(podcast)),
    };
    return { podcast, items, row };
  }

  /** The response to a second start; a link to the owner that has expired is replaced. */
  async function again(running: ImportRow): Promise<PodcastImport> {
    const isExpired = running.owner_until !== null && running.owner_until * 1000 <= clock.now();
    if (running.state === 'awaiting_owner' && isExpired)
      await db.transaction((transaction) => owners.ask(transaction, running));
    return presentOne(publisher, db, running);
  }

  async function insert(
    station: Station,
    places: Places,
    row: NewImport,
    items: readonly NewItem[],
  ): Promise<PodcastImport> {
    return db.transaction(async (transaction) => {
      const started = await findRunningImport(transaction, places);
      if (started) return presentOne(publisher, transaction, started);
      const inserted = await insertNew(transaction, row, items);
      if (inserted.state === 'awaiting_owner') await owners.ask(transaction, inserted);
      else await addJobs(transaction, inserted);
      return publisher.publish(transaction, station, inserted);
    });
  }

  return {
    async begin(station, input, created_by) {
      const destinations = JSON.stringify(await checkImport(station, input, deps));
      const address = splitCredentials(input.url);
      const places = {
        station_id: station.id,
        url: address.url,
        show_id: input.show_id,
        connections: destinations,
      };
      const running = await findRunningImport(db, places);
      if (running) return again(running);
      const { podcast, items, row } = await readFeed(places, address);
      const owner_email = owners.ownerOf(channelOf(podcast));
      const state = owner_email === '' ? 'applied' : 'awaiting_owner';
      const show = await shows.get(station, input.show_id);
      const warnings = withWarnings(row.warnings, show ? encodingWarnings(items, show) : []);
      return insert(station, places, { ...row, warnings, owner_email, state, created_by }, items);
    },
    async plan(station, input, created_by) {
      const destinations = JSON.stringify(await checkPlan(station, input, deps));
      const address = splitCredentials(input.url);
      const places = {
        station_id: station.id,
        url: address.url,
        show_id: input.show_id,
        connections: destinations,
      };
      const { podcast, items, row } = await readFeed(places, address);
      const warnings = withWarnings(row.warnings, lockWarning(podcast));
      return db.transaction(async (transaction) => {
        await deletePlans(transaction, station.id, row.created_at - keepSeconds);
        return (await insertNew(transaction, { ...row, warnings, state: 'planned', created_by }, items)).id;
      });
    },
  };
}

async function insertNew(
  transaction: Transaction,
  row: NewImport,
  items: readonly NewItem[],
): Promise<ImportRow> {
  const inserted = await insertImport(transaction, row);
  await recordImportChange(transaction, null, inserted);
  await insertItems(transaction, inserted.id, items);
  return inserted;
}
