import { mkdir, open, rm, utimes, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupFile, BackupSummary } from './backup-record.ts';
import { filePieceBytes } from './create-backup.ts';
import { createPieceStore, type PieceFault, type PieceStore } from './piece-store.ts';
import { recordParts } from './read-record.ts';
import { faultsOfRecord, type BackupFault } from './verify-backup.ts';

/** Bytes of a file. */
export interface ByteSpan {
  readonly offset: number;
  readonly length: number;
}

/** A file that was not restored, or not as a whole. */
export interface LostFile extends BackupFault {
  /** Of the whole file; null where the record of the backup does not say. */
  readonly bytes: number | null;
  /** The bytes that are zeros in a file of recorded audio whose other bytes were restored; null for a file that was not. */
  readonly zeros: readonly ByteSpan[] | null;
}

export interface RestoredFiles {
  /** Whole files and their bytes. */
  readonly files: number;
  readonly bytes: number;
  readonly lost: readonly LostFile[];
  /** Null if it is damaged. */
  readonly summary: BackupSummary | null;
}

export interface RestoreFilesOptions {
  readonly folder: string;
  readonly name: string;
  /** Whether to write the files after a damaged one as well; they are read in any case, so that all faults are found. */
  readonly withoutDamaged: boolean;
  readonly onProgress?: (files: number) => void;
}

/** Restores the files of a backup to a new folder, and compares every piece with its checksum. */
export async function restoreFiles(
  { folder, name, withoutDamaged, onProgress }: RestoreFilesOptions,
  to: string,
): Promise<RestoredFiles> {
  const pieces = createPieceStore(folder);
  const lost: LostFile[] = [];
  let summary: BackupSummary | null = null;
  let [files, bytes] = [0, 0];
  await mkdir(to, { recursive: true, mode: 0o700 });
  for await (const part of recordParts(folder, name)) {
    if ('damage' in part)
      lost.push(
        ...faultsOfRecord(name, part.damage).map((fault) => ({ ...fault, bytes: null, zeros: null })),
      );
    else if ('summary' in part) summary = part.summary;
    else {
      const writes = withoutDamaged || lost.length === 0;
      const loss = await restoreFile(pieces, part.file, writes ? join(to, part.file.path) : null);
      if (loss) lost.push(loss);
      else [files, bytes] = [files + 1, bytes + part.file.bytes];
      onProgress?.(files + lost.length);
    }
  }
  return { files, bytes, lost, summary };
}

/** @param to null to read its pieces only */
async function restoreFile(
  pieces: PieceStore,
  entry: BackupFile,
  to: string | null,
): Promise<LostFile | null> {
  if (to === null) return lossOf(entry, await copyPieces(pieces, entry, null));
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const file = await open(to, 'wx', 0o600);
  let loss: LostFile | null;
  try {
    loss = lossOf(entry, await copyPieces(pieces, entry, file));
    if (loss?.zeros) await file.truncate(entry.bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  if (loss?.zeros === null) await rm(to);
  else await utimes(to, entry.modified_ms / 1000, entry.modified_ms / 1000);
  return loss;
}

interface CopiedPieces {
  readonly end: number;
  readonly lost: readonly ByteSpan[];
  readonly fault: PieceFault | null;
}

async function copyPieces(
  pieces: PieceStore,
  entry: BackupFile,
  to: FileHandle | null,
): Promise<CopiedPieces> {
  const lost: ByteSpan[] = [];
  let fault: PieceFault | null = null;
  let end = 0;
  for (const [index, id] of entry.pieces.entries()) {
    const piece = await pieces.read(id);
    if (typeof piece === 'string') {
      fault ??= piece;
      lost.push({ offset: end, length: expectedBytes(entry, index) });
      end += expectedBytes(entry, index);
      continue;
    }
    if (to) await writeAll(to, piece, end);
    end += piece.length;
  }
  return { end, lost, fault };
}

/** Of a piece of a file besides the database. */
function expectedBytes({ bytes, pieces }: BackupFile, index: number): number {
  return index < pieces.length - 1 ? filePieceBytes : Math.max(0, bytes - index * filePieceBytes);
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}

/** Each segment has a checksum, so a station plays those that are whole, and none of the zeros. */
const isRecordedAudio = (path: string) => path.startsWith('archive/') && path.endsWith('.aac');

function lossOf({ path, bytes, pieces }: BackupFile, { end, lost, fault }: CopiedPieces): LostFile | null {
  if (end !== bytes) return { path, bytes, fault: fault ?? 'damaged', zeros: null };
  if (fault === null) return null;
  return { path, bytes, fault, zeros: isRecordedAudio(path) && lost.length < pieces.length ? lost : null };
}
