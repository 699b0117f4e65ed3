import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Packing = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best form that a reader takes, by its `Accept-Encoding`. */
export function packingFor(accepted: string | undefined): Packing {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, weight = 'q=1']) => Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

/** Packs bytes beside the event loop. `effort` is 1 for quick to 9 for small. */
export async function pack(bytes: Buffer, packing: Packing, effort: number): Promise<Buffer> {
  if (packing === 'identity') return bytes;
  return packing === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }) : zip(bytes, { level: effort });
}
