import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { BackupError } from './backup-error.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Why a piece cannot be read. */
export type PieceFault = 'missing' | 'damaged';

/** The contents of backups: pieces of files, each stored once under the SHA-256 of its bytes in hexadecimal. */
export interface PieceStore {
  has(id: string): Promise<boolean>;
  /**
   * Stores a piece durably, unless it is there. `isCompressed` compresses it, which serves databases and no audio.
   * @returns its id, and the bytes that it took on the disk: 0 if it was there
   */
  put(piece: Uint8Array, options?: { isCompressed?: boolean }): Promise<{ id: string; stored: number }>;
  /** @throws BackupError if it is missing or damaged */
  read(id: string): Promise<Buffer>;
  /** Reads a piece and compares it with its id. A damaged one is moved to `damaged/`, so that the next backup stores it again. */
  check(id: string): Promise<PieceFault | null>;
  /** Removes all pieces but these, and what a crash left unfinished. */
  sweep(keep: ReadonlySet<string>): Promise<{ pieces: number; bytes: number }>;
}

const COMPRESSED = '.zst';
const NAME = /^(?<id>[\da-f]{64})(?:\.zst)?$/;

const idOf = (piece: Uint8Array) => createHash('sha256').update(piece).digest('hex');

/** The store in a folder of backups, which is created. */
export function createPieceStore(folder: string): PieceStore {
  const root = join(folder, 'pieces');
  const plain = (id: string) => join(root, id.slice(0, 2), id);

  /** The file of a piece, compressed or not; null without one. */
  async function find(id: string): Promise<string | null> {
    for (const path of [plain(id), plain(id) + COMPRESSED]) if (await stat(path).catch(absent)) return path;
    return null;
  }

  async function readAt(path: string): Promise<Buffer> {
    const bytes = await readFile(path);
    return path.endsWith(COMPRESSED) ? decompress(bytes) : bytes;
  }

  /** The bytes of a piece, or what is wrong with it. */
  async function open(id: string): Promise<Buffer | PieceFault> {
    const path = await find(id);
    if (path === null) return 'missing';
    const bytes = await readAt(path).catch(damaged);
    return bytes !== 'damaged' && idOf(bytes) === id ? bytes : 'damaged';
  }

  return {
    has: async (id) => (await find(id)) !== null,
    async put(piece, { isCompressed = false } = {}) {
      const id = idOf(piece);
      if (await find(id)) return { id, stored: 0 };
      const small = isCompressed ? await compress(piece) : piece;
      const [bytes, path] = small.length < piece.length ? [small, plain(id) + COMPRESSED] : [piece, plain(id)];
      await writeDurably(path, bytes);
      return { id, stored: bytes.length };
    },
    async read(id) {
      const piece = await open(id);
      if (piece === 'missing' || piece === 'damaged') throw new BackupError(`The piece ${id} is ${piece}. Verify the backup.`);
      return piece;
    },
    async check(id) {
      const piece = await open(id);
      if (piece !== 'damaged') return piece === 'missing' ? piece : null;
      const path = await find(id);
      await mkdir(join(folder, 'damaged'), { recursive: true });
      if (path) await rename(path, join(folder, 'damaged', id));
      return 'damaged';
    },
    async sweep(keep) {
      const removed = { pieces: 0, bytes: 0 };
      for (const name of (await readdir(root, { recursive: true }).catch(absent)) ?? []) {
        const id = NAME.exec(basename(name))?.groups?.['id'];
        const isUnfinished = name.endsWith('.part');
        if (!isUnfinished && (id === undefined || keep.has(id))) continue;
        const path = join(root, name);
        removed.pieces += 1;
        removed.bytes += (await stat(path)).size;
        await rm(path);
      }
      return removed;
    },
  };
}

/** Writes a file so that after a crash it is there whole or not at all. Its folder is created. */
export async function writeDurably(path: string, bytes: Uint8Array | string): Promise<void> {
  const unfinished = join(dirname(path), `.${randomUUID()}.part`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  const parent = await open(dirname(path), 'r');
  try {
    await parent.sync();
  } finally {
    await parent.close();
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Codes of zlib, such as `ZSTD_error_prefix_unknown`, or `Z_BUF_ERROR` for a stream that ends too early. */
const isZstdError = ({ code }: NodeJS.ErrnoException) => code?.startsWith('Z') === true;

/** The disk cannot read a file, or its compressed bytes are no stream of zstd. */
function damaged(error: NodeJS.ErrnoException): 'damaged' {
  if (error.code === 'EIO' || isZstdError(error)) return 'damaged';
  throw error;
}
