import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Why a piece cannot be used: it is not there, has other bytes, or the system cannot read it. */
export type PieceFault = 'missing' | 'damaged' | 'unreadable';

/** The contents of backups: pieces of files, each stored once under the SHA-256 of its bytes in hexadecimal. */
export interface PieceStore {
  has(id: string): Promise<boolean>;
  /**
   * Stores a piece durably, unless it is there. `isCompressed` compresses it, which serves databases and no audio.
   * @returns its id, and the bytes that it took on the disk: 0 if it was there
   */
  put(piece: Uint8Array, options?: { isCompressed?: boolean }): Promise<{ id: string; stored: number }>;
  /** The bytes of a piece, compared with its id, or its fault. Changes nothing. */
  read(id: string): Promise<Buffer | PieceFault>;
  /**
   * Reads a piece and compares it with its id. A damaged one is moved to `damaged/`, so that the next backup stores it again;
   * one that this account may not read stays.
   */
  check(id: string): Promise<PieceFault | null>;
  /** Removes all pieces but these, and what a crash left unfinished. */
  sweep(keep: ReadonlySet<string>): Promise<{ pieces: number; bytes: number }>;
}

const COMPRESSED = '.zst';
const NAME = /^(?<id>[\da-f]{64})(?:\.zst)?$/;

const idOf = (piece: Uint8Array) => createHash('sha256').update(piece).digest('hex');

/** The bytes of a piece, or where it is, its fault, and the code of the system. */
type OpenedPiece =
  | { readonly bytes: Buffer }
  | { readonly path: string | null; readonly fault: PieceFault; readonly code: string };

/** The store in a folder of backups, which is created. */
export function createPieceStore(folder: string): PieceStore {
  const root = join(folder, 'pieces');
  const plain = (id: string) => join(root, id.slice(0, 2), id);
  const aside = (id: string) => join(folder, 'damaged', id);

  /** The file of a piece, compressed or not; null without one. */
  async function findPiece(id: string): Promise<string | null> {
    for (const path of [plain(id), plain(id) + COMPRESSED]) if (await stat(path).catch(absent)) return path;
    return null;
  }

  async function openPiece(id: string): Promise<OpenedPiece> {
    let path: string | null = null;
    try {
      path = await findPiece(id);
      if (path === null) return { path, fault: await faultOfAbsent(id), code: 'ENOENT' };
      const stored = await readFile(path);
      const bytes = path.endsWith(COMPRESSED) ? await decompress(stored).catch(() => null) : stored;
      return bytes && idOf(bytes) === id ? { bytes } : { path, fault: 'damaged', code: '' };
    } catch (error) {
      return { path, fault: 'unreadable', code: codeOfDisk(error) };
    }
  }

  /** A piece that `verify` set aside was damaged. */
  const faultOfAbsent = async (id: string) => ((await stat(aside(id)).catch(absent)) ? 'damaged' : 'missing');

  async function setAside(path: string, id: string): Promise<void> {
    await mkdir(dirname(aside(id)), { recursive: true });
    await rename(path, aside(id));
  }

  return {
    has: async (id) => (await findPiece(id)) !== null,
    async put(piece, { isCompressed = false } = {}) {
      const id = idOf(piece);
      if (await findPiece(id)) return { id, stored: 0 };
      const small = isCompressed ? await compress(piece) : piece;
      const [bytes, path] =
        small.length < piece.length ? [small, plain(id) + COMPRESSED] : [piece, plain(id)];
      await writeDurably(path, bytes);
      return { id, stored: bytes.length };
    },
    async read(id) {
      const piece = await openPiece(id);
      return 'bytes' in piece ? piece.bytes : piece.fault;
    },
    async check(id) {
      const piece = await openPiece(id);
      if ('bytes' in piece) return null;
      if (piece.path === null || piece.code === 'EACCES' || piece.code === 'EPERM') return piece.fault;
      await setAside(piece.path, id).catch(codeOfDisk);
      return piece.fault;
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

/** Of this process and not of a file. */
const exhausted = new Set(['EMFILE', 'ENFILE', 'ENOMEM']);

/** The code of an error of the file system, such as `EIO`; throws every other error. */
function codeOfDisk(error: unknown): string {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined || exhausted.has(code)) throw error;
  return code;
}
