import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fail } from '../errors/platform-errors.ts';
import type { AppendOptions } from './storage.ts';

/** Writes a source into a file from an offset on and syncs it. What came before the source broke stays. */
export async function appendToFile(
  path: string,
  source: Readable,
  { from, limit }: AppendOptions,
): Promise<{ bytes: number; fault?: unknown }> {
  const file = await open(path, 'a');
  let bytes = 0;
  let isReading = true;
  try {
    await file.truncate(from);
    for await (const chunk of source) {
      isReading = false;
      const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      if (bytes + part.length > limit) throw fail('request.too-large');
      await file.appendFile(part);
      bytes += part.length;
      isReading = true;
    }
    isReading = false;
    await file.sync();
    return { bytes };
  } catch (fault) {
    source.destroy();
    if (!isReading) throw fault;
    await file.sync();
    return { bytes, fault };
  } finally {
    await file.close();
  }
}
