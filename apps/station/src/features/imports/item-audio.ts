import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { finalRefusal } from '../../platform/fetch/final-refusal.ts';
import type { GuardedFetch, GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { audioFault, ingestFile, ingestedFile } from '../uploads/index.ts';
import { credentialHeaders, type FeedCredentials } from './feed-credentials.ts';
import { fail } from './import-errors.ts';
import type { ImportItemRow, ImportRow } from './import-tables.ts';
import { updateItem } from './imports.repository.ts';
import { damageOf, joinWarnings } from './audio-damage.ts';

/** Milliseconds for a whole file; a stalled transfer ends long before. */
const timeoutMs = 3_600_000;
/** Trackers chain redirects. */
const maxRedirects = 10;

export interface ItemAudioDeps {
  readonly audioEvents: AudioEvents;
  readonly guardedFetch: GuardedFetch;
  /** The user name and password of the feed; its own site gets them for its files too. */
  readonly credentialsOf: (of: ImportRow) => FeedCredentials | null;
}

export interface ItemOfImport {
  readonly item: ImportItemRow;
  readonly of: ImportRow;
}

/**
 * Fetches the audio of an item and makes an event of it, streaming both. Returns the event's id; an item with an
 * event keeps it.
 * @throws imports.item if no retry would help; other errors may be temporary
 */
export type FetchItemAudio = (station: Station, row: ItemOfImport, job: Pick<JobContext, 'signal' | 'turn'>) => Promise<number>;

export function createItemAudio(context: StationContext, { audioEvents, guardedFetch, credentialsOf }: ItemAudioDeps): FetchItemAudio {
  const { archive, clock, config, db, quota, storage } = context;

  async function fetchFile(station: Station, key: string, { item, of }: ItemOfImport, signal: AbortSignal): Promise<void> {
    const limit = config.uploadLimitBytes;
    try {
      const headers = { 'accept-encoding': 'identity', ...credentialHeaders(credentialsOf(of), item.enclosure) };
      const request = { limitBytes: limit, timeoutMs: timeoutMs, maxRedirects, signal, headers };
      const response = await guardedFetch(item.enclosure, request);
      await refuseStatus(response);
      const expected = Number(response.headers.get('content-length') ?? 0) || 0;
      await quota.ensure(db, station.id, expected).catch(async (error: unknown) => {
        await response.cancel();
        throw error;
      });
      const hash = createHash('sha256');
      await storage.put(key, Readable.from(hashed(response.body, hash), { objectMode: false }), { limit, expected, signal });
      await updateItem(db, item.id, { file_hash: hash.digest('hex') });
    } catch (error) {
      if (isStationError(error, 'fetch.too-large') || isStationError(error, 'request.too-large')) {
        throw fail('imports.item', { message: 'Its audio file is larger than this station accepts', cause: error });
      }
      if (isStationError(error, 'storage.quota')) {
        throw fail('imports.item', { message: 'The station has used all the space of its quota', cause: error });
      }
      const refusal = finalRefusal(error);
      if (refusal !== null) throw fail('imports.item', { message: refusal.replace(/\.$/, ''), cause: error });
      throw error;
    }
  }

  async function makeEvent(
    station: Station,
    item: ImportItemRow,
    { audio, segments }: Awaited<ReturnType<typeof ingestFile>>,
    damage: string,
  ) {
    return db.transaction(async (transaction) => {
      const [event] = await audioEvents.add(transaction, station, [
        {
          // Hundreds of whole episodes would flood the library.
          type_name: 'SINGLE_USE',
          origin: 'upload',
          title: item.title,
          identifier: `IM-${item.id}`,
          category: 'Talk',
          started_at: Math.floor(clock.now() / 1000),
          loudness: audio.loudness_lufs,
          ranges: [await audioEvents.addAudio(transaction, station.id, segments)],
        },
      ]);
      if (!event) throw new Error('The audio of an item becomes one event.');
      await updateItem(transaction, item.id, { event_id: event.id, warning: joinWarnings(item.warning, damage) });
      return event.id;
    });
  }

  return async (station, row, { signal, turn }) => {
    const { item } = row;
    if (item.event_id !== null) return item.event_id;
    const key = `imports/${item.id}`;
    const stream = `import-${item.id}`;
    try {
      await fetchFile(station, key, row, signal);
      const ingested = await storage.withLocalFile(key, (file) => ingestFile(context, { stream, file, tolerance: 1 }, { signal, turn }));
      const damage = damageOf(ingested.audio, item.seconds);
      if (damage.isTooMuch) {
        await archive.removeFile(ingestedFile(stream));
        throw fail('imports.item', { message: damage.words });
      }
      return await makeEvent(station, item, ingested, damage.words);
    } catch (error) {
      const fault = audioFault(error);
      if (fault === undefined) throw error;
      await archive.removeFile(ingestedFile(stream));
      throw fail('imports.item', { message: fault, cause: error });
    } finally {
      await storage.remove(key);
    }
  };
}

async function* hashed(body: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const part of body) {
    hash.update(part);
    yield part;
  }
}

async function refuseStatus(response: GuardedResponse): Promise<void> {
  const { status } = response;
  if (status === 200) return;
  await response.cancel();
  const message = `The address of its audio responded with status ${status}`;
  throw fail(status >= 500 || status === 429 || status === 408 ? 'imports.unreachable' : 'imports.item', { message });
}
