import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors/platform-errors.ts';
import type { StoredStream } from '../storage/storage.ts';
import { byteRange, type ByteRange } from './byte-range.ts';
import { isCompressible } from './create-http.ts';
import { entityTag } from './entity-tag.ts';
import { isNotModified, isSameRangeVersion, type Validators } from './preconditions.ts';

export interface ServeOptions {
  /** Content type. */
  readonly type: string;
  /** `Cache-Control`; default `no-cache`, so that clients revalidate each time. */
  readonly cacheControl?: string;
  /** Strong ETag with its quotes; by default from the size and time of a file, or the content of a buffer. */
  readonly etag?: string;
  /** Milliseconds since 1970; default the file's own time. */
  readonly modifiedAt?: number;
  /** Offers a download under this name. */
  readonly downloadName?: string;
  /** Called when the first bytes are sent, with a promise of the range that was sent, null for none; not for a HEAD. */
  readonly onSend?: (sent: Promise<ByteRange | null>) => void;
}

/** Bytes whose size is known before they are read. */
export interface Source extends Validators {
  readonly size: number;
  open(range: ByteRange): Readable | Uint8Array;
}

/**
 * Serves GET and HEAD for a file: conditional requests, single ranges, and bytes as a stream.
 * @throws resource.absent when the file does not exist.
 */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  options: ServeOptions,
): Promise<FastifyReply> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw fail('resource.absent');
  return serveSource(request, reply, options, {
    size: found.size,
    etag: options.etag ?? fileTag(found.size, found.mtimeMs),
    modifiedAt: options.modifiedAt ?? found.mtimeMs,
    open: ({ start, end }) => createReadStream(path, { start, end }),
  });
}

/** The same for bytes in memory. `modifiedAt` is when the content last changed. */
export function serveBuffer(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Uint8Array,
  options: ServeOptions & { readonly modifiedAt: number },
): FastifyReply {
  return serveSource(request, reply, options, {
    size: bytes.byteLength,
    etag: options.etag ?? entityTag(bytes),
    modifiedAt: options.modifiedAt,
    open: ({ start, end }) => bytes.subarray(start, end + 1),
  });
}

/** The same for bytes from any source. */
export function serveSource(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
  source: Source,
): FastifyReply {
  // Text may be sent compressed, and a range of compressed bytes is no range of the text.
  const ranges = !isCompressible(options.type);
  reply
    .header('etag', source.etag)
    .header('last-modified', new Date(source.modifiedAt).toUTCString())
    .header('cache-control', options.cacheControl ?? 'no-cache')
    .header('accept-ranges', ranges ? 'bytes' : 'none');
  if (options.downloadName) reply.header('content-disposition', attachment(options.downloadName));
  if (isNotModified(request, source)) return reply.code(304).send();
  reply.type(options.type);

  const range =
    ranges && isSameRangeVersion(request, source) ? byteRange(request.headers.range, source.size) : 'whole';
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${source.size}`)
      .header('content-length', 0)
      .send();
  if (range !== 'whole')
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${source.size}`);
  else reply.code(200);
  return sendBytes(request, reply, source, {
    range: range === 'whole' ? { start: 0, end: source.size - 1 } : range,
    onSend: options.onSend,
  });
}

interface Sending {
  readonly range: ByteRange;
  readonly onSend: ServeOptions['onSend'];
}

function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  source: Source,
  { range, onSend }: Sending,
): FastifyReply {
  const length = range.end - range.start + 1;
  reply.header('content-length', length);
  if (request.method === 'HEAD' || length === 0) return reply.send();
  const body = source.open(range);
  if (onSend && isCounted(body)) onSend(sentOf(reply, body, range));
  return reply.send(
    body instanceof Readable ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  );
}

/** A client that left has received the bytes that were read, minus those still waiting for it. */
function sentOf(
  { raw }: FastifyReply,
  body: StoredStream,
  { start, end }: ByteRange,
): Promise<ByteRange | null> {
  return new Promise((resolve) => {
    raw.once('close', () => {
      const sent = raw.writableFinished ? end - start + 1 : body.bytesRead - raw.writableLength;
      resolve(sent > 0 ? { start, end: start + sent - 1 } : null);
    });
  });
}

/** Whether a body counts the bytes that were read from it, as those of files do. */
function isCounted(body: Readable | Uint8Array): body is StoredStream {
  return 'bytesRead' in body;
}

/** The ETag of a file from its size and time. @param modifiedAt milliseconds since 1970 */
export function fileTag(bytes: number, modifiedAt: number): string {
  return `"${bytes.toString(36)}-${Math.round(modifiedAt * 1000).toString(36)}"`;
}

/** Drops path separators, control characters and bidi overrides, which could disguise the file's extension. */
export function attachment(name: string): string {
  return contentDisposition(name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim() || 'download');
}
