import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type ContentEncoding = 'br' | 'zstd' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstandard = promisify(zstdCompress);

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export function negotiateEncoding(accepted = ''): ContentEncoding {
  return negotiate<ContentEncoding>(accepted.toLowerCase(), ['br', 'zstd', 'gzip']) ?? 'identity';
}

/** Compresses bytes without blocking the event loop. `effort` is 1 for quick to 9 for small. */
export async function encodeBody(bytes: Buffer, encoding: ContentEncoding, effort: number): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } });
  // Its levels go to 22, of which the last three take far more memory.
  if (encoding === 'zstd')
    return zstandard(bytes, { params: { [constants.ZSTD_c_compressionLevel]: effort * 2 } });
  return encoding === 'gzip' ? zip(bytes, { level: effort }) : bytes;
}
