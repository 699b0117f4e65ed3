import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeBody, negotiateEncoding, type ContentEncoding } from './content-encoding.ts';
import { isNotModified } from './preconditions.ts';

/** A JSON response and its version. */
export interface CacheableResponse {
  /** Distinguishes responses of the same address, in letters, digits and dashes. */
  readonly key: string;
  /** Changes whenever the response changes. Read it before the data of the response. */
  readonly version: string | number;
  make(): Promise<unknown>;
}

/** Sends the cached response, a 304 when the client has it, or the result of `make`. */
export type SendCached = (
  call: { request: FastifyRequest; reply: FastifyReply },
  answer: CacheableResponse,
) => Promise<FastifyReply>;

interface CacheEntry {
  readonly version: CacheableResponse['version'];
  readonly bytes: Promise<Buffer>;
  size: number;
}

/** Bytes of cached responses. */
const most = 64 * 1024 * 1024;
/** A list is compressed again after every change, so quickly. */
const effort = 1;

/** Caches large lists, compressed, while their version stays the same; the oldest are dropped first. */
export function createResponseCache(): SendCached {
  const entries = new Map<string, CacheEntry>();
  // A response of an earlier start may have had another shape.
  const start = randomBytes(6).toString('base64url');

  function drop(name: string, one: CacheEntry): void {
    if (entries.get(name) === one) entries.delete(name);
  }

  function bytesOf(
    name: string,
    { version, make }: CacheableResponse,
    encoding: ContentEncoding,
  ): Promise<Buffer> {
    const known = entries.get(name);
    if (known?.version === version) return known.bytes;
    const bytes = make().then((answer) => encodeBody(Buffer.from(JSON.stringify(answer)), encoding, effort));
    const one: CacheEntry = { version, bytes, size: 0 };
    entries.delete(name);
    entries.set(name, one);
    bytes.then(
      ({ length }) => {
        one.size = length;
        dropOldest();
      },
      () => drop(name, one),
    );
    return bytes;
  }

  function dropOldest(): void {
    let size = [...entries.values()].reduce((sum, one) => sum + one.size, 0);
    for (const [name, one] of entries) {
      if (size <= most) return;
      size -= one.size;
      drop(name, one);
    }
  }

  return async ({ request, reply }, answer) => {
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const etag = `"${start}-${answer.key}-${answer.version}-${encoding}"`;
    reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    if (isNotModified(request, { etag, modifiedAt: Number.POSITIVE_INFINITY })) return reply.code(304).send();
    const bytes = await bytesOf(`${answer.key}-${encoding}`, answer, encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.type('application/json; charset=utf-8').header('content-length', bytes.length);
    return reply.send(request.method === 'HEAD' ? undefined : bytes);
  };
}
