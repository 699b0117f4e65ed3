import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError } from './cli-error.ts';

export interface DownloadedFile {
  path: string;
  bytes: number;
  /** Bytes transferred in this run. */
  fetched: number;
  sha256: string;
}

type Request = (headers: Record<string, string>) => Promise<Response>;

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  );
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/**
 * Downloads to `{path}.part` and renames it when every byte is on the disk. Resumes the part of an earlier run with
 * `Range` and `If-Range`, so that a changed file starts over.
 */
export async function downloadFile(
  path: string,
  request: Request,
  onProgress?: (done: number, total: number) => void,
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

  let fetched = 0;
  const counted = Readable.from(
    (async function* () {
      for await (const chunk of response.body as ReadableStream<Uint8Array>) {
        fetched += chunk.byteLength;
        onProgress?.(start + fetched, total);
        yield chunk;
      }
    })(),
  );
  await pipeline(counted, createWriteStream(part, { flags: resumed ? 'a' : 'w' }));
  const bytes = await sizeOf(part);
  if (bytes !== total)
    throw new CliError('temporary', `The download stopped at ${bytes} of ${total} bytes. Run the command again to resume.`);
  const file = await open(part, 'r+');
  await file.sync();
  await file.close();
  const sha256 = await hashOf(part);
  await rename(part, path);
  await rm(tagFile, { force: true });
  return { path, bytes, fetched, sha256 };
}
