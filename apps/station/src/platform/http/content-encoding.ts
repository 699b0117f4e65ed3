import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export function negotiateEncoding(accepted: string | undefined): ContentEncoding {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, weight = 'q=1']) => Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

/** Compresses bytes beside the event loop. `effort` is 1 for quick to 9 for small. */
export async function encodeBody(bytes: Buffer, encoding: ContentEncoding, effort: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }) : zip(bytes, { level: effort });
}
