import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { CliError } from './cli-error.ts';

export interface DownloadedFile {
  path: string;
  bytes: number;
  /** Bytes transferred in this run. */
  fetched: number;
  /** Only if it was asked for. */
  sha256?: string;
}

export interface DownloadOptions {
  onProgress?: (done: number, total: number) => void;
  /** Whether to return the SHA-256 of the file, which costs a processor as much time as the transfer. */
  isHashed?: boolean | undefined;
}

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

/**
 * Downloads to `{path}.part` and renames it when every byte is on the disk. Resumes the part of an earlier run with
 * `Range` and `If-Range`, so that a changed file starts over.
 */
export async function downloadFile(
  path: string,
  request: Request,
  { onProgress, isHashed = false }: DownloadOptions = {},
): Promise<DownloadedFile> {
  const part = `${path}.part`;
  const tagFile = `${part}.etag`;
  const tag = await readFile(tagFile, 'utf8').catch(() => '');
  const have = tag ? await sizeOf(part) : 0;
  const response = await request(have > 0 ? { range: `bytes=${have}-`, 'if-range': tag } : {});
  if (!response.body) throw new CliError('failure', 'The station did not return a file.');
  const resumed = response.status === 206;
  const start = resumed ? have : 0;
  const total = start + Number(response.headers.get('content-length') ?? 0);
  await writeFile(tagFile, response.headers.get('etag') ?? '');

  const hash = isHashed ? await startHash(part, resumed) : null;
  let fetched = 0;
  const file = createWriteStream(part, { flags: resumed ? 'a' : 'w', highWaterMark: 1_048_576, flush: true });
  const written = finished(file);
  // The loop below or the end reports it.
  written.catch(() => {});
  try {
    for await (const chunk of response.body as ReadableStream<Uint8Array>) {
      hash?.update(chunk);
      fetched += chunk.byteLength;
      onProgress?.(start + fetched, total);
      if (!file.write(chunk)) await once(file, 'drain');
    }
  } finally {
    file.end();
    await written;
  }
  const bytes = start + fetched;
  if (bytes !== total)
    throw new CliError('temporary', `The download stopped at ${bytes} of ${total} bytes. Run the command again to resume.`);
  await rename(part, path);
  await rm(tagFile, { force: true });
  return { path, bytes, fetched, ...(hash && { sha256: hash.digest('hex') }) };
}
