import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { readRanges, type ByteRange } from '../../archive/read-ranges.ts';

const CHUNK = 1 << 20;

/** Copies byte ranges into a new file and hashes them. `onBytes` receives the count so far, and may throw to stop. */
export async function copyRanges(
  ranges: readonly ByteRange[],
  to: string,
  onBytes: (bytes: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const file = await open(to, 'w');
  let bytes = 0;
  try {
    for await (const chunk of readRanges(ranges, CHUNK)) {
      const written = file.writeFile(chunk);
      hash.update(chunk);
      await written;
      bytes += chunk.length;
      onBytes(bytes);
    }
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}
