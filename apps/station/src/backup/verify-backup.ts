import { readRecord, type BackupFile } from './backup-record.ts';
import { createPieceStore, type PieceFault } from './piece-store.ts';

export interface BackupFault {
  readonly path: string;
  readonly fault: PieceFault;
}

export interface VerifiedBackup {
  readonly files: number;
  readonly bytes: number;
  /** Files that cannot be restored. */
  readonly faults: readonly BackupFault[];
}

/**
 * Reads every piece of a backup and compares it with its checksum. Damaged pieces are set aside, so that the next backup
 * stores those of files that are unchanged again.
 * @throws BackupError if the record cannot be read
 */
export async function verifyBackup(folder: string, name: string, onProgress: (files: number) => void = () => {}): Promise<VerifiedBackup> {
  const pieces = createPieceStore(folder);
  const known = new Map<string, PieceFault | null>();
  const faults: BackupFault[] = [];
  let [files, bytes] = [0, 0];

  async function faultOf(file: BackupFile): Promise<PieceFault | null> {
    for (const id of file.pieces) {
      if (!known.has(id)) known.set(id, await pieces.check(id));
      const fault = known.get(id) ?? null;
      if (fault) return fault;
    }
    return null;
  }

  for await (const entry of readRecord(folder, name)) {
    if ('format' in entry) continue;
    files += 1;
    bytes += entry.bytes;
    const fault = await faultOf(entry);
    if (fault) faults.push({ path: entry.path, fault });
    onProgress(files);
  }
  return { files, bytes, faults };
}
