import { z } from 'zod';
import { mediaPause, mediaRetries } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import { runAsAutomation } from '../../platform/audit/audit-scope.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { type Accounts, type Station, wholeStation } from '../accounts/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { encodeFailure } from '../uploads/index.ts';
import { joinWarnings } from './audio-damage.ts';
import type { ItemOfImport } from './fetch-item-file.ts';
import type { ImportItemRow, ImportRow } from './import-tables.ts';
import type { ImportProgressPublisher } from './imports.live.ts';
import { itemById, updateItem } from './imports.repository.ts';
import type { FetchItemAudio } from './item-audio.ts';
import { itemEpisode, itemTexts } from './item-episode.ts';
import type { FetchItemExtras } from './item-extras.ts';
import type { FetchItemImage } from './item-image.ts';
import { knownEpisode } from './known-episode.ts';

const payload = z.object({ item_id: z.int() });
export type ImportItemJob = Job<z.output<typeof payload>>;

export interface ImportItemDeps {
  readonly accounts: Accounts;
  readonly destinations: Destinations;
  readonly episodes: Pick<Episodes, 'store' | 'publishing'>;
  readonly publisher: ImportProgressPublisher;
  readonly fetchAudio: FetchItemAudio;
  readonly fetchImage: FetchItemImage;
  readonly fetchExtras: FetchItemExtras;
}

type End = Pick<ImportItemRow, 'status'> & Partial<Pick<ImportItemRow, 'note' | 'playlist_id' | 'warning'>>;

/**
 * Declares the job that creates an episode from one item of a feed. Each step leaves its result where a retry finds
 * it: the audio as the item's event, the episode by its guid.
 */
export function defineImportItem(context: StationContext, deps: ImportItemDeps): ImportItemJob {
  const { clock, db, jobs, log } = context;
  const { accounts, destinations, episodes, publisher, fetchAudio, fetchImage, fetchExtras } = deps;

  async function findWaiting(
    from: Tables,
    id: number,
  ): Promise<{ item: ImportItemRow; of: ImportRow; station: Station } | null> {
    const found = await itemById(from, id);
    const station = found && accounts.stationById(found.of.station_id);
    const isOpen = found?.item.status === 'waiting' && found.of.state === 'applied';
    return found && station && isOpen ? { ...found, station } : null;
  }

  async function endItem(
    transaction: Transaction,
    station: Station,
    { item, of }: { item: ImportItemRow; of: ImportRow },
    change: End,
  ) {
    await updateItem(transaction, item.id, { note: '', ...change });
    await publisher.publish(transaction, station, of);
  }

  async function importItem(
    station: Station,
    { item, of }: { item: ImportItemRow; of: ImportRow },
    { signal, turn }: JobContext,
  ): Promise<End> {
    const isChosen = item.is_chosen === 1;
    const guid = isChosen && item.clash === 'elsewhere' ? twinGuid(item.guid, of.show_id) : item.guid;
    const known = await knownEpisode(episodes, station.id, of.show_id, guid);
    if (known?.id && isChosen && item.clash === 'changed')
      return takeOverTexts(station, known.id, { item, of });
    // An episode of an item that has its own event was created by an earlier attempt.
    if (known?.id && item.event_id !== null) return { status: 'imported', playlist_id: known.id };
    const returns = isChosen && known?.isDeleted === true;
    if (known && !returns) return { status: 'skipped', note: known.note, playlist_id: known.id };
    const eventId = await fetchAudio(station, { item, of }, { signal, turn });
    const image = await fetchImage(station, { item, of }, signal);
    const chosen = await destinations.byIds(station, JSON.parse(of.connections) as number[]);
    const destinationIds = chosen.map(({ id }) => id);
    const { chapters, warning } = await fetchExtras(station, { item, of }, eventId, signal);
    if (returns) await episodes.publishing.releaseGuid(station.id, guid);
    const input = itemEpisode(
      station,
      item,
      { showId: of.show_id, eventId, image, destinationIds, chapters },
      clock.seconds(),
    );
    const publishedAt = item.published === null ? {} : { publishedAt: item.published };
    const authorship = {
      isImport: true,
      by: of.created_by,
      guid,
      lane: 'background',
      ...publishedAt,
    } as const;
    const { id } = await asImport(of, () => episodes.publishing.create(station, input, authorship));
    const stored = (await itemById(db, item.id))?.item.warning ?? '';
    return { status: 'imported', playlist_id: id, warning: joinWarnings(stored, warning) };
  }

  /** Takes over the title and text of an item that was imported before. */
  async function takeOverTexts(station: Station, id: number, { item, of }: ItemOfImport): Promise<End> {
    const row = await episodes.store.get(wholeStation(station.id), id);
    if (!row) return { status: 'skipped', note: 'Its episode was deleted meanwhile', playlist_id: null };
    const update = { version: row.version, ...itemTexts(item) };
    await asImport(of, () => episodes.publishing.update(station, id, update, of.created_by));
    return { status: 'imported', note: 'Its new title and text were taken over', playlist_id: id };
  }

  function asImport<Result>(of: ImportRow, call: () => Promise<Result>): Promise<Result> {
    const self = {
      clock,
      operation: 'imports.item',
      kind: 'rss_import',
      name: of.title,
      stationId: of.station_id,
    } as const;
    return runAsAutomation(self, call);
  }

  return jobs.define('imports.item', {
    payload,
    concurrency: 2,
    lane: 'background',
    retries: (error) => mediaRetries(error, 3),
    backoff: mediaPause,
    async run({ item_id }, job) {
      const found = await findWaiting(db, item_id);
      if (!found) return;
      const { station, ...row } = found;
      const ended = await importItem(station, row, job).catch((error: unknown): End => {
        if (job.signal.aborted || !isFinal(error)) throw error;
        log.warn(
          { err: error, station: station.slug, import_id: row.of.id, item_id },
          'an item of a feed could not be imported',
        );
        return { status: 'failed', note: error.message };
      });
      await job.complete((transaction) => endItem(transaction, station, row, ended));
    },
    async onFailed({ item_id }, error, transaction) {
      const found = await findWaiting(transaction, item_id);
      if (!found) return;
      const { station, ...row } = found;
      const note = messageOf(error);
      await endItem(transaction, station, row, { status: 'failed', note });
    },
  });
}

/** The guid of an item whose own one belongs to an episode of another show; the same for each attempt. */
function twinGuid(guid: string, showId: number): string {
  return `${guid}#show-${showId}`;
}

function messageOf(error: Error): string {
  if (isStationError(error)) return error.message;
  return isDiskFull(error) ? encodeFailure(error).message : 'The station could not import it';
}

/** Errors that every retry would repeat. */
function isFinal(error: unknown): error is Error {
  return isStationError(error, 'imports.item') || isStationError(error, 'request.invalid');
}
