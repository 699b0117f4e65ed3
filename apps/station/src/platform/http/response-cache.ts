import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeBody, negotiateEncoding, type ContentEncoding } from './content-encoding.ts';
import { isNotModified } from './preconditions.ts';

/** One JSON answer and its version. */
export interface CacheableResponse {
  /** Tells answers apart that differ at the same address, in letters, digits and dashes. */
  readonly key: string;
  /** Another one whenever the answer is another. Read it before what the answer is made of. */
  readonly version: string | number;
  make(): Promise<unknown>;
}

/** Answers a request with what is kept, with 304 where the client has it, or with what `make` gives. */
export type SendCached = (call: { request: FastifyRequest; reply: FastifyReply }, answer: CacheableResponse) => Promise<FastifyReply>;

interface CacheEntry {
  readonly version: CacheableResponse['version'];
  readonly bytes: Promise<Buffer>;
  size: number;
}

/** Bytes of answers that are kept ready. */
const most = 64 * 1024 * 1024;
/** A list is packed anew with every change, so quickly. */
const effort = 1;

/** Keeps large lists as they go out, packed, for as long as their version stays; the oldest are dropped first. */
export function createResponseCache(): SendCached {
  const entries = new Map<string, CacheEntry>();
  // What an earlier start sent may have had another shape.
  const start = randomBytes(6).toString('base64url');

  function drop(name: string, one: CacheEntry): void {
    if (entries.get(name) === one) entries.delete(name);
  }

  function bytesOf(name: string, { version, make }: CacheableResponse, encoding: ContentEncoding): Promise<Buffer> {
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
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    if (isNotModified(request, { etag, modifiedAt: Number.POSITIVE_INFINITY })) return reply.code(304).send();
    const bytes = await bytesOf(`${answer.key}-${encoding}`, answer, encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.type('application/json; charset=utf-8').header('content-length', bytes.length);
    return reply.send(request.method === 'HEAD' ? undefined : bytes);
  };
}
