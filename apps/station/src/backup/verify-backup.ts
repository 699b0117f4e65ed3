import { recordFile } from './backup-record.ts';
import { createPieceStore, type PieceFault } from './piece-store.ts';
import { recordParts, type RecordDamage } from './read-record.ts';

/** A file that a backup cannot restore, or a place of its record. */
export interface BackupFault {
  /** In the data folder; that of the record in the folder of backups where no file is known. */
  readonly path: string;
  readonly fault: PieceFault;
  /** The damage of the record that is the cause; its pieces may be whole. */
  readonly record?: string;
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
 * @throws BackupError if the disk cannot read the record
 */
export async function verifyBackup(
  folder: string,
  name: string,
  onProgress: (files: number) => void = () => {},
): Promise<VerifiedBackup> {
  const pieces = createPieceStore(folder);
  const known = new Map<string, PieceFault | null>();
  const faults: BackupFault[] = [];
  let [files, bytes] = [0, 0];

  async function checkPiece(id: string): Promise<PieceFault | null> {
    if (!known.has(id)) known.set(id, await pieces.check(id));
    return known.get(id) ?? null;
  }

  /** The first fault. All pieces are checked, so that all damaged ones are set aside in one run. */
  async function checkAll(ids: readonly string[]): Promise<PieceFault | null> {
    let first: PieceFault | null = null;
    for (const id of ids) {
      const fault = await checkPiece(id);
      first ??= fault;
    }
    return first;
  }

  for await (const part of recordParts(folder, name)) {
    if ('damage' in part) faults.push(...faultsOfRecord(name, part.damage));
    if (!('file' in part)) continue;
    files += 1;
    bytes += part.file.bytes;
    const fault = await checkAll(part.file.pieces);
    if (fault) faults.push({ path: part.file.path, fault });
    onProgress(files);
  }
  return { files, bytes, faults };
}

/** A fault for each file that a damaged line seems to name, or one of the record. */
export function faultsOfRecord(name: string, { paths, reason }: RecordDamage): BackupFault[] {
  return (paths.length > 0 ? paths : [recordFile(name)]).map((path) => ({
    path,
    fault: 'damaged',
    record: reason,
  }));
}
