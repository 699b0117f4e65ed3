import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { HttpError } from '@postkit/sdk';
import { CliError } from './cli-error.ts';
import { explainError } from './explain-error.ts';

export interface DownloadedFile {
  path: string;
  bytes: number;
  /** Bytes transferred in this run. */
  fetched: number;
  /** Only if it was asked for. */
  sha256?: string;
}

export interface DownloadOptions {
  /** `total` is 0 without a Content-Length. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Called once, when the rest should arrive within two seconds: the time to request the next file. */
  onNearEnd?: (() => void) | undefined;
  /** Whether to return the SHA-256 of the file, which costs a processor as much time as the transfer. */
  isHashed?: boolean | undefined;
}

/** Time before the end of a file at which the next one is requested: longer than any round trip, shorter than a proxy waits. */
const nearEndMs = 2000;

/** Says how to continue after Ctrl+C. */
export const resumeHint = 'Interrupted. Run the same command again to resume.';

type Request = (headers: Record<string, string>) => Promise<Response>;

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  );
}

/** A hash of the bytes that an earlier run downloaded. */
async function startHash(part: string, resumed: boolean): Promise<Hash> {
  const hash = createHash('sha256');
  if (resumed) for await (const chunk of createReadStream(part)) hash.update(chunk as Uint8Array);
  return hash;
}

/** A download whose response has begun. */
export interface OpenDownload {
  readonly path: string;
  readonly response: Response;
  /** Bytes of an earlier run that the response continues. */
  readonly start: number;
}

const partOf = (path: string) => `${path}.part`;
const tagFileOf = (path: string) => `${partOf(path)}.etag`;

/** Requests what is missing of a part. A part that already has every byte, which leaves no range, is loaded again. */
async function requestRest(request: Request, have: number, tag: string): Promise<Response> {
  try {
    return await request({ range: `bytes=${have}-`, 'if-range': tag });
  } catch (error) {
    if (error instanceof HttpError && error.status === 416) return request({});
    throw error;
  }
}

/** Requests a file. Continues the part of an earlier run with `Range` and `If-Range`, so that a changed file starts over. */
export async function openDownload(path: string, request: Request): Promise<OpenDownload> {
  const have = await sizeOf(partOf(path));
  const tag = have > 0 ? await readFile(tagFileOf(path), 'utf8').catch(() => '') : '';
  const response = await (tag ? requestRest(request, have, tag) : request({}));
  return { path, response, start: response.status === 206 ? have : 0 };
}

/** Opens the part of a file and notes the version it is of, which must never name the bytes of an older one. */
function writePart({ path, response, start }: OpenDownload) {
  const file = createWriteStream(partOf(path), {
    flags: start > 0 ? 'a' : 'w',
    highWaterMark: 1_048_576,
    flush: true,
  });
  const tagged = once(file, 'open').then(() =>
    writeFile(tagFileOf(path), response.headers.get('etag') ?? ''),
  );
  const written = Promise.all([tagged, finished(file)]);
  // `receiveDownload` reports it at the end.
  written.catch(() => {});
  return { file, written };
}

/** Whether bytes that are left should arrive within two seconds, at the speed since a moment. */
function isNear(left: number, fetched: number, sinceMs: number): boolean {
  return left >= 0 && left * (performance.now() - sinceMs) <= fetched * nearEndMs;
}

/**
 * Receives a download in `{path}.part`. Resolves once every byte has arrived; `saved` of the result resolves once they are
 * on the disk and the file has its name.
 * @throws CliError temporary if the response ends early, and interrupted after Ctrl+C
 */
export async function receiveDownload(
  download: OpenDownload,
  { onProgress, onNearEnd, isHashed = false }: DownloadOptions = {},
): Promise<{ saved: Promise<DownloadedFile> }> {
  const { path, response, start } = download;
  if (!response.body) throw new CliError('failure', 'The station did not return a file.');
  const length = response.headers.get('content-length');
  const total = length === null ? 0 : start + Number(length);
  const hash = isHashed ? await startHash(partOf(path), start > 0) : null;
  const { file, written } = writePart(download);
  const began = performance.now();
  let fetched = 0;
  let isNearEnd = false;
  try {
    for await (const chunk of response.body as ReadableStream<Uint8Array>) {
      hash?.update(chunk);
      fetched += chunk.byteLength;
      onProgress?.(start + fetched, total);
      if (!isNearEnd && isNear(total - start - fetched, fetched, began)) {
        isNearEnd = true;
        onNearEnd?.();
      }
      if (!file.write(chunk)) await once(file, 'drain');
    }
  } catch (error) {
    file.end();
    await written;
    const canResume = explainError(error).reason === 'interrupted' && response.headers.has('etag');
    throw canResume ? new CliError('interrupted', resumeHint, { cause: error }) : error;
  }
  file.end();
  const bytes = start + fetched;
  if (length !== null && bytes !== total) {
    await written;
    throw new CliError(
      'temporary',
      `The download stopped at ${bytes} of ${total} bytes. Run the command again to resume.`,
    );
  }
  async function save(): Promise<DownloadedFile> {
    await written;
    await rename(partOf(path), path);
    await rm(tagFileOf(path), { force: true });
    return { path, bytes, fetched, ...(hash && { sha256: hash.digest('hex') }) };
  }
  return { saved: save() };
}

/** Downloads to `{path}.part` and renames it when every byte is on the disk. */
export async function downloadFile(
  path: string,
  request: Request,
  options?: DownloadOptions,
): Promise<DownloadedFile> {
  const { saved } = await receiveDownload(await openDownload(path, request), options);
  return saved;
}
