import { Readable } from 'node:stream';
import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { finalRefusal } from '../../platform/fetch/final-refusal.ts';
import type { GuardedFetch, GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents, OriginalFile } from '../audio-events/index.ts';
import type { IngestResult } from '../../audio/index.ts';
import { audioFault, ingestFile, ingestedFile } from '../uploads/index.ts';
import { credentialHeaders, type FeedCredentials } from './feed-credentials.ts';
import { fail } from './import-errors.ts';
import type { ImportItemRow, ImportRow } from './import-tables.ts';
import { importOptions } from './import-options.ts';
import { updateItem } from './imports.repository.ts';
import { isFit } from './original-audio.ts';
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

/** A file that was fetched. */
type StoredAudio = Pick<OriginalFile, 'bytes' | 'sha256'>;

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
  const { archive, clock, config, db, engine, quota, storage } = context;

  async function fetchFile(station: Station, { item, of }: ItemOfImport, signal: AbortSignal): Promise<StoredAudio> {
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
      const stored = await storage.put(downloadKey(item.id), Readable.from(response.body, { objectMode: false }), {
        limit,
        expected,
        signal,
      });
      await updateItem(db, item.id, { file_hash: stored.sha256 });
      return stored;
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

  /** Keeps a file that can be published as it is; null for another. */
  async function keepOriginal(
    { id }: Station,
    { item, of }: ItemOfImport,
    { stored, file, audio }: { stored: StoredAudio; file: string; audio: IngestResult },
    job: Pick<JobContext, 'signal' | 'turn'>,
  ): Promise<OriginalFile | null> {
    if (!importOptions(of).keep_audio || !isFit(await engine.probe(file, job), audio, stored.bytes)) return null;
    const storage_key = originalKey(id, item.id);
    const isKept = await storage.link(downloadKey(item.id), storage_key);
    return isKept ? { storage_key, ...stored, duration_ms: audio.duration_ms } : null;
  }

  async function makeEvent(
    station: Station,
    item: ImportItemRow,
    { audio, segments, original }: Awaited<ReturnType<typeof ingestFile>> & { original: OriginalFile | null },
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
      if (original) await audioEvents.originals.keep(transaction, ingestedFile(`import-${item.id}`), original);
      await updateItem(transaction, item.id, { event_id: event.id, warning: joinWarnings(item.warning, damage) });
      return event.id;
    });
  }

  return async (station, row, { signal, turn }) => {
    const { item } = row;
    if (item.event_id !== null) return item.event_id;
    const key = downloadKey(item.id);
    const stream = `import-${item.id}`;
    try {
      const stored = await fetchFile(station, row, signal);
      const ingested = await storage.withLocalFile(key, async (file) => {
        const made = await ingestFile(context, { stream, file, tolerance: 1 }, { signal, turn });
        return { ...made, original: await keepOriginal(station, row, { stored, file, audio: made.audio }, { signal, turn }) };
      });
      const damage = damageOf(ingested.audio, item.seconds);
      if (damage.isTooMuch) {
        await storage.remove(originalKey(station.id, item.id));
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

/** Key of the file of an item until its audio is stored. */
function downloadKey(itemId: number): string {
  return `imports/${itemId}`;
}

/** Key of the kept file of an item. */
function originalKey(stationId: number, itemId: number): string {
  return `originals/${stationId}/import-${itemId}.mp3`;
}

async function refuseStatus(response: GuardedResponse): Promise<void> {
  const { status } = response;
  if (status === 200) return;
  await response.cancel();
  const message = `The address of its audio responded with status ${status}`;
  throw fail(status >= 500 || status === 429 || status === 408 ? 'imports.unreachable' : 'imports.item', { message });
}
