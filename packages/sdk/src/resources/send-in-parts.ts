import type { UploadProgress } from '../core/call-input.ts';
import { pause, systemClock } from '../core/clock.ts';
import type { Clock } from '../core/clock.ts';
import { AbortError, ResponseError, isHttpError, isPostKitError, PostKitError } from '../core/errors.ts';
import { isTransient, pauseAfter } from '../core/retry-policy.ts';
import type { Transport } from '../core/transport.ts';
import { tusVersion } from '../schema/uploads/tus-version.ts';
import { partOperations } from '../schema/uploads/wire-part-operations.ts';
import type { AudioUpload } from '../schema/uploads/wire-types.ts';
import { createPartSize } from './part-size.ts';
import type { UploadFields } from './uploads.ts';

const usualTries = 10;

export interface SendOptions {
  /** Aborts at once. The bytes that have arrived stay for the next call. */
  readonly signal?: AbortSignal | undefined;
  /** Reports the file's bytes that the station has acknowledged. A later call with the same uuid and file resumes after them. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Called with each failure that is retried, before the pause. */
  readonly onWaiting?: ((error: PostKitError) => void) | undefined;
  /** Failures in a row without progress before the last is thrown. Default 10; `Infinity` never gives up. */
  readonly tries?: number | undefined;
  /** Bytes per request. Default: as many as arrive in about 2 seconds, from 64 kB to 8 MB. */
  readonly partBytes?: number | undefined;
  /** Milliseconds without progress before a request is retried. Default: the client's timeout. */
  readonly timeout?: number | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * Uploads a file in parts (tus 1.0.0). Resumes after a broken connection, and when called again with the same uuid and
 * file, also in another process or after an abort. Resolves when the file has arrived, before encoding. A separate
 * function, so that pages without uploads do not load it.
 * @throws HttpError if the station rejects the file; NetworkError or TimeoutError after too many failures; AbortError
 * @example
 * const file = await (await fetch('https://harbour.fm/interview.wav')).blob();
 * await sendInParts(client, { uuid: crypto.randomUUID(), title: 'Interview', audio_type: 'UPLOAD-Talk', file });
 */
export async function sendInParts(
  { transport }: { readonly transport: Transport },
  fields: UploadFields,
  options: SendOptions = {},
): Promise<AudioUpload> {
  const {
    signal,
    onUploadProgress,
    onWaiting,
    tries = usualTries,
    partBytes,
    timeout,
    clock = systemClock,
  } = options;
  const { uuid, file } = fields;
  const total = file.size;
  const usual = { signal, timeout, retries: 0 };
  const headers = { 'Tus-Resumable': tusVersion };

  const part = createPartSize();
  let record: AudioUpload | undefined;

  /** Starts the upload, or finds an existing one, and resolves to the bytes that the station has. */
  async function startUpload(): Promise<number> {
    const given = { ...headers, 'Upload-Length': String(total), 'Upload-Metadata': metadataOf(fields) };
    const begun = await transport.exchange(partOperations.begin, { ...usual, headers: given });
    record = begun.body;
    return offsetOf(begun);
  }

  async function readOffset(): Promise<number> {
    try {
      return offsetOf(
        await transport.exchange(partOperations.offset, { ...usual, headers, params: { uuid } }),
      );
    } catch (error) {
      if (isHttpError(error, 404)) return startUpload();
      throw error;
    }
  }

  async function sendPart(offset: number): Promise<number> {
    const bytes = file.slice(offset, offset + (partBytes ?? part.bytes));
    const started = clock.now();
    const sent = await transport.exchange(partOperations.append, {
      ...usual,
      headers: { ...headers, 'Upload-Offset': String(offset) },
      params: { uuid },
      bytes,
      // Bytes that left are no progress until the station has them, but they restart the timeout.
      onUploadProgress: () => {},
    });
    part.arrived(bytes.size, clock.now() - started);
    return offsetOf(sent);
  }

  let failures = 0;
  let furthest = -1;
  let nextOffset = startUpload;
  for (;;) {
    try {
      for (let offset = await nextOffset(); ; offset = await sendPart(offset)) {
        if (offset > furthest) failures = 0;
        furthest = Math.max(furthest, offset);
        onUploadProgress?.({ loaded: offset, total });
        if (offset >= total) break;
      }
      if (!record) throw new ResponseError(partOperations.begin.id, 'the upload is missing');
      return { ...record, upload_progress: 100 };
    } catch (error) {
      failures += 1;
      part.failed();
      const wait = canRetry(error) && failures < tries ? pauseAfter(error, failures, Math.random) : undefined;
      if (wait === undefined || !isPostKitError(error)) throw error;
      await checkReadable(file, signal);
      onWaiting?.(error);
      await pause(clock, wait, signal).catch((cause: unknown) => {
        throw new AbortError({ cause });
      });
      nextOffset = furthest < 0 ? startUpload : readOffset;
    }
  }
}

/** Retries transient failures, a different offset on the station, and a station that still holds the broken request. */
function canRetry(error: unknown): boolean {
  return (
    isTransient(error) ||
    (isHttpError(error) &&
      error.operation === partOperations.append.id &&
      [404, 409, 423].includes(error.status))
  );
}

/** Browsers report a file that was moved or changed since it was chosen as a broken connection. */
async function checkReadable(file: Blob, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new PostKitError('input', 'The file can no longer be read. Choose it again', { cause });
    });
}

function offsetOf({ headers }: { headers: Headers }): number {
  const offset = Number(headers.get('Upload-Offset') ?? Number.NaN);
  if (!Number.isInteger(offset))
    throw new ResponseError(partOperations.offset.id, 'the response has no Upload-Offset');
  return offset;
}

function metadataOf({ uuid, title, audio_type, single_use = false }: UploadFields): string {
  return Object.entries({ uuid, title, audio_type, single_use: String(single_use) })
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
