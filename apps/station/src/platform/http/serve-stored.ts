import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors/platform-errors.ts';
import type { Storage } from '../storage/storage.ts';
import { byteRange } from './byte-range.ts';
import { isNotModified } from './preconditions.ts';
import { attachment, fileTag, serveSource, type ServeOptions, type Source } from './serve-file.ts';

/** Seconds for which a client may keep a redirect. Its address works for an hour or longer. */
const keptSeconds = 1800;

/**
 * Serves GET and HEAD for a stored file as `serveFile` does, or redirects a GET to the address of the object store.
 * @throws resource.absent when the file does not exist.
 */
export async function serveStored(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Pick<Storage, 'stat' | 'open' | 'addressOf'>,
  key: string,
  options: ServeOptions,
): Promise<FastifyReply> {
  const found = await storage.stat(key);
  if (!found) throw fail('resource.absent');
  const source: Source = {
    size: found.bytes,
    etag: options.etag ?? fileTag(found.bytes, found.modifiedAt),
    modifiedAt: options.modifiedAt ?? found.modifiedAt,
    open: (range) => storage.open(key, range),
  };
  const { type, cacheControl = 'no-cache', downloadName } = options;
  const address =
    request.method === 'GET' && found.bytes > 0 && !isNotModified(request, source)
      ? await storage.addressOf(key, {
          type,
          cacheControl,
          disposition: downloadName === undefined ? undefined : attachment(downloadName),
        })
      : null;
  if (address === null) return serveSource(request, reply, options, source);
  reportRedirect(request, source, options.onSend);
  return reply
    .header('etag', source.etag)
    .header(
      'cache-control',
      cacheControl.replace(
        /max-age=(\d+)(?:, immutable)?/,
        (_text, seconds) => `max-age=${Math.min(seconds, keptSeconds)}`,
      ),
    )
    .redirect(address, 302);
}

/** The store sends the bytes, so the requested ones count as sent. */
function reportRedirect(request: FastifyRequest, { size }: Source, onSend: ServeOptions['onSend']): void {
  const range = byteRange(request.headers.range, size);
  if (range !== 'unsatisfiable')
    onSend?.(Promise.resolve(range === 'whole' ? { start: 0, end: size - 1 } : range));
}
