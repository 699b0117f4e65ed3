import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fail } from '../errors/platform-errors.ts';
import { isStationError } from '../errors/station-error.ts';
import type { DiskSpace } from './disk-space.ts';
import type { AppendOptions } from './storage.ts';

/** Writes a source into a file from an offset and syncs it. Bytes written before the source failed or the disk filled up stay. */
export async function appendToFile(
  path: string,
  source: Readable,
  { from, limit, reservation }: AppendOptions,
  space: DiskSpace,
): Promise<{ bytes: number; fault?: unknown }> {
  const file = await open(path, 'a');
  const writer = space.openWriter(reservation);
  let bytes = 0;
  let isWriting = false;
  try {
    await file.truncate(from);
    for await (const chunk of source) {
      const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      if (bytes + part.length > limit) throw fail('request.too-large');
      await writer.before(part.length);
      isWriting = true;
      await file.appendFile(part);
      isWriting = false;
      writer.after(part.length);
      bytes += part.length;
    }
    await file.sync();
    return { bytes };
  } catch (fault) {
    source.destroy();
    if (isWriting) await file.truncate(from + bytes);
    if (isStationError(fault, 'request.too-large')) throw fault;
    await file.sync();
    return { bytes, fault };
  } finally {
    writer.close();
    await file.close();
  }
}
