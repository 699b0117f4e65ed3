import { Readable } from 'node:stream';
import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { finalRefusal } from '../../platform/fetch/final-refusal.ts';
import type { GuardedFetch, GuardedResponse } from '../../platform/fetch/guarded-fetch.ts';
import type { Station } from '../accounts/index.ts';
import type { OriginalFile } from '../audio-events/index.ts';
import { credentialHeaders, type FeedCredentials } from './feed-credentials.ts';
import { fail } from './import-errors.ts';
import type { ImportItemRow, ImportRow } from './import-tables.ts';
import { updateItem } from './imports.repository.ts';

/** Milliseconds for a whole file; a stalled transfer ends long before. */
const timeoutMs = 3_600_000;

export interface ItemFileDeps {
  readonly guardedFetch: GuardedFetch;
  /** The user name and password of the feed; its own site gets them for its files too. */
  readonly credentialsOf: (of: ImportRow) => FeedCredentials | null;
}

export interface ItemOfImport {
  readonly item: ImportItemRow;
  readonly of: ImportRow;
}

/** A file that was fetched. */
export type FetchedFile = Pick<OriginalFile, 'bytes' | 'sha256'>;

/**
 * Fetches the audio file of an item to `fetchedKey`.
 * @throws imports.item if no retry would help; other errors may be temporary
 */
export type FetchItemFile = (
  station: Station,
  row: ItemOfImport,
  signal: AbortSignal,
) => Promise<FetchedFile>;

export function createItemFile(
  context: StationContext,
  { guardedFetch, credentialsOf }: ItemFileDeps,
): FetchItemFile {
  const { config, db, quota, storage } = context;

  return async (station, { item, of }: ItemOfImport, signal) => {
    const limit = config.uploadLimitBytes;
    try {
      const headers = {
        'accept-encoding': 'identity',
        ...credentialHeaders(credentialsOf(of), item.enclosure),
      };
      const request = { limitBytes: limit, timeoutMs: timeoutMs, signal, headers };
      const response = await guardedFetch(item.enclosure, request);
      await refuseStatus(response);
      const expected = Number(response.headers.get('content-length') ?? 0) || 0;
      await quota.ensure(db, station.id, expected).catch(async (error: unknown) => {
        await response.cancel();
        throw error;
      });
      const stored = await storage.put(
        fetchedKey(item.id),
        Readable.from(response.body, { objectMode: false }),
        {
          limit,
          expected,
          signal,
        },
      );
      await updateItem(db, item.id, { file_hash: stored.sha256 });
      return stored;
    } catch (error) {
      if (isStationError(error, 'fetch.too-large') || isStationError(error, 'request.too-large')) {
        throw fail('imports.item', {
          message: 'Its audio file is larger than this station accepts',
          cause: error,
        });
      }
      if (isStationError(error, 'storage.quota')) {
        throw fail('imports.item', {
          message: 'The station has used all the space of its quota',
          cause: error,
        });
      }
      const refusal = finalRefusal(error);
      if (refusal !== null) throw fail('imports.item', { message: refusal.replace(/\.$/, ''), cause: error });
      throw error;
    }
  };
}

/** Key of the file of an item until its audio is stored. */
export function fetchedKey(itemId: number): string {
  return `imports/${itemId}`;
}

async function refuseStatus(response: GuardedResponse): Promise<void> {
  const { status } = response;
  if (status === 200) return;
  await response.cancel();
  const message = `The address of its audio responded with status ${status}`;
  throw fail(status >= 500 || status === 429 || status === 408 ? 'imports.unreachable' : 'imports.item', {
    message,
  });
}
