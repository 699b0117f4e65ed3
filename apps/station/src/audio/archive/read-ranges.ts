import { open, type FileHandle } from 'node:fs/promises';
import { AudioError } from '../audio-error.ts';

/** Bytes of a file. */
export interface ByteRange {
  path: string;
  offset: number;
  length: number;
}

const CHUNK = 256 * 1024;

/** Reads byte ranges in order, in chunks of at most 256 kB. Throws `segment_missing` when a file is missing or too short. */
export async function* readRanges(
  ranges: readonly ByteRange[],
  chunkBytes = CHUNK,
): AsyncGenerator<Buffer, void, undefined> {
  let path = '';
  let file: FileHandle | undefined;
  try {
    for (const range of ranges) {
      if (!file || range.path !== path) {
        await file?.close();
        file = undefined;
        path = range.path;
        file = await openRange(path);
      }
      yield* readRange(file, range, chunkBytes);
    }
  } finally {
    await file?.close();
  }
}

async function* readRange(
  file: FileHandle,
  range: ByteRange,
  chunkBytes: number,
): AsyncGenerator<Buffer, void, undefined> {
  for (let done = 0; done < range.length;) {
    const wanted = Math.min(chunkBytes, range.length - done);
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, range.offset + done);
    if (bytesRead === 0) throw new AudioError('segment_missing', 'an archive file ends before its segment');
    done += bytesRead;
    yield bytesRead === wanted ? buffer : buffer.subarray(0, bytesRead);
  }
}

async function openRange(path: string): Promise<FileHandle> {
  return open(path, 'r').catch((error: unknown) => {
    throw new AudioError('segment_missing', 'an archive file is missing', { cause: error });
  });
}
