import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export function negotiateEncoding(accepted = ''): ContentEncoding {
  return negotiate<ContentEncoding>(accepted.toLowerCase(), ['br', 'gzip']) ?? 'identity';
}

/** Compresses bytes without blocking the event loop. `effort` is 1 for quick to 9 for small. */
export async function encodeBody(bytes: Buffer, encoding: ContentEncoding, effort: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }) : zip(bytes, { level: effort });
}
