import type { Readable } from 'node:stream';
import { fail } from '../errors/platform-errors.ts';
import { isStationError } from '../errors/station-error.ts';
import { cutIntoParts } from './objects/cut-into-parts.ts';
import type { ObjectFacts, ObjectStore } from './objects/object-store.ts';

/** Bytes in memory until they are stored as a part. */
const partBytes = 8 * 1024 * 1024;

/** A part of a file that arrives over hours and machines; its name has its first byte. */
interface FilePart extends ObjectFacts {
  readonly offset: number;
}

/** Files that are appended to: one object for each part, which a reader joins. No key of a whole file contains `!`. */
export interface FileParts {
  /** The parts from the first byte without a gap; empty if there is no such file. */
  of(key: string): Promise<FilePart[]>;
  /** Stores a source from an offset. Bytes that arrived before a failure stay. @throws request.too-large */
  append(
    key: string,
    source: Readable,
    from: number,
    limit: number,
  ): Promise<{ bytes: number; fault?: unknown }>;
  read(parts: readonly FilePart[], range: { start: number; end: number }): AsyncGenerator<Uint8Array>;
  remove(key: string): Promise<void>;
}

export function createFileParts(objects: ObjectStore): FileParts {
  async function stored(key: string): Promise<FilePart[]> {
    const found: FilePart[] = [];
    for await (const object of objects.list(`${key}!`))
      found.push({ ...object, offset: Number(object.key.slice(key.length + 1)) });
    return found;
  }

  /** Drops the bytes from an offset on, and turns a whole object into the first part. */
  async function truncate(key: string, from: number): Promise<void> {
    if (from > 0 && (await objects.copy(key, partKey(key, 0)))) await objects.remove(key);
    for (const part of await stored(key)) {
      if (part.offset >= from) await objects.remove(part.key);
      else if (part.offset + part.bytes > from) await shorten(part, from - part.offset);
    }
    if (from === 0) await objects.remove(key);
  }

  async function shorten(part: FilePart, bytes: number): Promise<void> {
    const content = await objects.get(part.key, { start: 0, end: bytes - 1 });
    if (content) await objects.put(part.key, content.body, { bytes });
  }

  const parts: FileParts = {
    async of(key) {
      const chain: FilePart[] = [];
      let at = 0;
      for (const part of await stored(key)) {
        if (part.offset !== at) break;
        chain.push(part);
        at += part.bytes;
      }
      return chain;
    },
    async append(key, source, from, limit) {
      const arriving = untilFault(source, limit);
      let bytes = 0;
      try {
        await truncate(key, from);
        for await (const { part } of cutIntoParts(arriving.chunks(), partBytes)) {
          // An empty file has an empty part.
          if (part.length > 0 || from + bytes === 0) await objects.put(partKey(key, from + bytes), part);
          bytes += part.length;
        }
      } catch (fault) {
        source.destroy();
        return { bytes, fault };
      }
      const fault = arriving.fault();
      if (isStationError(fault, 'request.too-large')) throw fault;
      return fault === undefined ? { bytes } : { bytes, fault };
    },
    async *read(chain, { start, end }) {
      for (const { key, offset, bytes } of chain) {
        const from = Math.max(0, start - offset);
        const to = Math.min(bytes - 1, end - offset);
        if (from > to) continue;
        const content = await objects.get(key, { start: from, end: to });
        if (!content) throw new Error(`${key} was removed while it was read.`);
        yield* content.body;
      }
    },
    async remove(key) {
      for (const part of await stored(key)) await objects.remove(part.key);
    },
  };
  return parts;
}

/** Zeros make the order of the names that of the parts. */
function partKey(key: string, offset: number): string {
  return `${key}!${String(offset).padStart(15, '0')}`;
}

/** The chunks of a source until it fails or is too long, which is no failure of their reader. */
function untilFault(source: Readable, limit: number) {
  let fault: unknown;
  return {
    fault: () => fault,
    async *chunks(): AsyncGenerator<Uint8Array> {
      let bytes = 0;
      try {
        for await (const chunk of source) {
          bytes += chunk.length;
          if (bytes > limit) throw fail('request.too-large');
          yield chunk;
        }
      } catch (error) {
        fault = error;
      }
    },
  };
}
