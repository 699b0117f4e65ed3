import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { mostBytes } from './split-whole.ts';
import { TransportFault } from './transport-fault.ts';

/** A file that did not change while it was read. */
export interface WholeFile {
  readonly name: string;
  /** Identity, size and times: a file with the same ones has most probably the same content. */
  readonly signature: string;
  /** Unix milliseconds of the last change. */
  readonly changed_ms: number;
  readonly bytes: Uint8Array;
}

/**
 * Reads a file as a whole; null if it has the signature that is known already, or changes while it is read.
 * @param path real, without symbolic links
 */
export async function readWhole(path: string, knownSignature: string): Promise<WholeFile | null> {
  // A pipe or a device must not hold the process up, and a link that was set a moment ago must not lead elsewhere.
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const before = await factsOf(handle);
    if (!before.isFile) throw new TransportFault(`${path} is not a file.`);
    if (before.size > mostBytes) throw new TransportFault(`${path} has more than ${mostBytes} bytes.`);
    if (before.signature === knownSignature) return null;
    const bytes = await readUpTo(handle, before.size + 1);
    const after = await factsOf(handle);
    if (bytes.length !== before.size || after.signature !== before.signature) return null;
    if ((await realpath(path)) !== path) throw new TransportFault(`${path} was replaced by a symbolic link.`);
    return {
      name: basename(path),
      signature: before.signature,
      changed_ms: Math.round(before.changed_ms),
      bytes,
    };
  } finally {
    await handle.close();
  }
}

async function factsOf(handle: FileHandle) {
  const facts = await handle.stat();
  const { dev, ino, size, mtimeMs, ctimeMs } = facts;
  const signature = [dev, ino, size, mtimeMs, ctimeMs].join(':');
  return { isFile: facts.isFile(), size, changed_ms: mtimeMs, signature };
}

async function readUpTo(handle: FileHandle, most: number): Promise<Uint8Array> {
  const buffer = Buffer.alloc(most);
  let length = 0;
  while (length < most) {
    const { bytesRead } = await handle.read(buffer, length, most - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}
