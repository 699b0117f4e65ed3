import { createReadStream } from 'node:fs';
import { type FileHandle, lstat, open, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { CliError } from '../../../core/cli-error.ts';

/** The files of an evidence export, from its zip or from the folder that it was unpacked to. */
export interface EvidenceFiles {
  /** Paths with `/`. */
  readonly names: readonly string[];
  /** @throws CliError failure if the file cannot be read */
  read(name: string): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** @throws CliError failure for a path that is neither a folder nor a zip */
export async function openEvidence(path: string): Promise<EvidenceFiles> {
  const found = await stat(path).catch((error: unknown) => {
    throw new CliError('failure', `${path} cannot be read.`, { cause: error });
  });
  return found.isDirectory() ? openFolder(path) : openZip(path);
}

async function openFolder(root: string): Promise<EvidenceFiles> {
  const names: string[] = [];
  for (const path of await readdir(root, { recursive: true }))
    if (!(await lstat(join(root, path))).isDirectory()) names.push(path.split(sep).join('/'));
  return {
    names: names.toSorted(),
    read: (name) => createReadStream(join(root, ...name.split('/'))),
    close: async () => {},
  };
}

interface Entry {
  readonly offset: number;
  readonly bytes: number;
}

const endBytes = 22;
/** A comment of the zip, which ours has not. */
const longestComment = 65_535;
const mostDirectoryBytes = 64 * 1024 * 1024;
const chunkBytes = 1024 * 1024;

/** Opens a zip whose files are not compressed, as the station makes it. */
async function openZip(path: string): Promise<EvidenceFiles> {
  const file = await open(path, 'r');
  try {
    const entries = await readDirectory(file);
    return {
      names: [...entries.keys()].toSorted(),
      async *read(name) {
        const entry = entries.get(name);
        if (!entry) throw damaged(`it has no file ${name}`);
        const header = await readAt(file, entry.offset, 30);
        if (header.readUInt32LE(0) !== 0x04_03_4b_50) throw damaged(`${name} has no header`);
        let at = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
        const end = at + entry.bytes;
        while (at < end) {
          const chunk = await readAt(file, at, Math.min(chunkBytes, end - at));
          at += chunk.length;
          yield chunk;
        }
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readDirectory(file: FileHandle): Promise<Map<string, Entry>> {
  const { size } = await file.stat();
  const tail = await readAt(
    file,
    Math.max(0, size - endBytes - longestComment),
    Math.min(size, endBytes + longestComment),
  );
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (end === -1 || end + endBytes > tail.length) throw damaged('its end is missing');
  const [count, bytes, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (start === 0xff_ff_ff_ff || bytes > mostDirectoryBytes)
    throw new CliError('failure', 'This zip is too large. Unpack it, and verify the folder.');
  const directory = await readAt(file, start, bytes);
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02_01_4b_50)
      throw damaged('its directory is damaged');
    const [method, packed, whole] = [
      directory.readUInt16LE(at + 10),
      directory.readUInt32LE(at + 20),
      directory.readUInt32LE(at + 24),
    ];
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) =>
      directory.readUInt16LE(at + place),
    );
    const name = directory.toString('utf8', at + 46, at + 46 + (nameBytes ?? 0));
    if (method !== 0 || packed !== whole)
      throw new CliError('failure', `${name} is compressed. Unpack the zip, and verify the folder.`);
    if (entries.has(name)) throw damaged(`it has ${name} twice`);
    entries.set(name, { offset: directory.readUInt32LE(at + 42), bytes: whole });
    at += 46 + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return entries;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead < length) throw damaged('it ends too early');
  return buffer;
}

function damaged(detail: string): CliError {
  return new CliError('failure', `This is no whole zip: ${detail}.`);
}
