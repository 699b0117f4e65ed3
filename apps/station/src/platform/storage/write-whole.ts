import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fail } from '../errors/platform-errors.ts';
import type { SpaceWriter } from './disk-space.ts';
import type { PutOptions } from './storage.ts';

/** Writes a stream to a new file, which it syncs to the disk. The caller removes the file after a failure. */
export async function writeWhole(
  path: string,
  source: Readable,
  { limit = Infinity, signal }: Pick<PutOptions, 'limit' | 'signal'>,
  writer: SpaceWriter,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx');
  const stop = () => source.destroy(signal?.reason instanceof Error ? signal.reason : new Error('Stopped.'));
  signal?.addEventListener('abort', stop, { once: true });
  try {
    if (signal?.aborted) stop();
    for await (const chunk of source) {
      const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      bytes += part.length;
      if (bytes > limit) throw fail('request.too-large');
      hash.update(part);
      await writer.before(part.length);
      await file.writev([part]);
      writer.after(part.length);
    }
    await file.sync();
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    signal?.removeEventListener('abort', stop);
    writer.close();
    await file.close();
  }
}
