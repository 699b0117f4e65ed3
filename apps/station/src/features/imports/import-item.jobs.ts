import { z } from 'zod';
import { mediaPause, mediaRetries } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import { runAsAutomation } from '../../platform/audit/audit-scope.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Connections } from '../connections/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { encodeFailure } from '../uploads/index.ts';
import type { ImportItemRow, ImportRow } from './import-tables.ts';
import type { ImportProgressPublisher } from './imports.live.ts';
import { itemById, updateItem } from './imports.repository.ts';
import type { FetchItemAudio } from './item-audio.ts';
import { itemEpisode } from './item-episode.ts';
import type { FetchItemImage } from './item-image.ts';
import { knownEpisode } from './known-episode.ts';

const payload = z.object({ item_id: z.int() });
export type ImportItemJob = Job<z.output<typeof payload>>;

export interface ImportItemDeps {
  readonly accounts: Accounts;
  readonly connections: Connections;
  readonly episodes: Episodes;
  readonly publisher: ImportProgressPublisher;
  readonly fetchAudio: FetchItemAudio;
  readonly fetchImage: FetchItemImage;
}

type End = Pick<ImportItemRow, 'status'> & Partial<Pick<ImportItemRow, 'note' | 'playlist_id'>>;

/**
 * Declares the job that creates an episode from one item of a feed. Each step leaves its result where a retry finds
 * it: the audio as the item's event, the episode by its guid.
 */
export function defineImportItem(context: StationContext, deps: ImportItemDeps): ImportItemJob {
  const { clock, db, jobs, log } = context;
  const { accounts, connections, episodes, publisher, fetchAudio, fetchImage } = deps;

  async function findWaiting(from: Tables, id: number): Promise<{ item: ImportItemRow; of: ImportRow; station: Station } | null> {
    const found = await itemById(from, id);
    const station = found && accounts.stationById(found.of.station_id);
    const isOpen = found?.item.status === 'waiting' && found.of.state === 'applied';
    return found && station && isOpen ? { ...found, station } : null;
  }

  async function end(transaction: Transaction, station: Station, { item, of }: { item: ImportItemRow; of: ImportRow }, change: End) {
    await updateItem(transaction, item.id, { note: '', ...change });
    await publisher.publish(transaction, station, of);
  }

  async function importItem(
    station: Station,
    { item, of }: { item: ImportItemRow; of: ImportRow },
    { signal, turn }: JobContext,
  ): Promise<End> {
    const known = await knownEpisode(episodes, station.id, of.show_id, item.guid);
    // An episode of an item that has its own event was created by an earlier attempt.
    if (known?.id && item.event_id !== null) return { status: 'imported', playlist_id: known.id };
    if (known) return { status: 'skipped', note: known.note, playlist_id: known.id };
    const eventId = await fetchAudio(station, { item, of }, { signal, turn });
    const image = await fetchImage(station, { item, of }, signal);
    const chosen = await connections.byIds(station, JSON.parse(of.connections) as number[]);
    const connectionIds = chosen.map(({ id }) => id);
    const input = itemEpisode(station, item, { showId: of.show_id, eventId, image, connectionIds }, Math.floor(clock.now() / 1000));
    const publishedAt = item.published === null ? {} : { publishedAt: item.published };
    const authorship = { isImport: true, by: of.created_by, guid: item.guid, lane: 'background', ...publishedAt } as const;
    const self = { clock, operation: 'imports.item', kind: 'rss_import', name: of.title, stationId: station.id } as const;
    const { id } = await runAsAutomation(self, () => episodes.create(station, input, authorship));
    return { status: 'imported', playlist_id: id };
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
        log.warn({ err: error, station: station.slug, import_id: row.of.id, item_id }, 'an item of a feed could not be imported');
        return { status: 'failed', note: error.message };
      });
      await job.complete((transaction) => end(transaction, station, row, ended));
    },
    async onFailed({ item_id }, error, transaction) {
      const found = await findWaiting(transaction, item_id);
      if (!found) return;
      const { station, ...row } = found;
      const note = messageOf(error);
      await end(transaction, station, row, { status: 'failed', note });
    },
  });
}

function messageOf(error: Error): string {
  if (isStationError(error)) return error.message;
  return isDiskFull(error) ? encodeFailure(error).message : 'The station could not import it';
}

/** Errors that every retry would repeat. */
function isFinal(error: unknown): error is Error {
  return isStationError(error, 'imports.item') || isStationError(error, 'request.invalid');
}
