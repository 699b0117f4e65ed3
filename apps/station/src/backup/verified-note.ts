import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const verifiedNote = z.object({
  /** Name of the backup. */
  backup: z.string(),
  /** Unix seconds. */
  at: z.int(),
  /** Files that cannot be restored. */
  faults: z.int(),
});
/** The result of the newest verification of a folder of backups. */
export type VerifiedNote = z.output<typeof verifiedNote>;

const pathIn = (folder: string) => join(folder, 'verified.json');

/** Leaves the result for the station to report. A folder that is only readable keeps none. */
export async function writeVerifiedNote(folder: string, note: VerifiedNote): Promise<void> {
  await writeFile(pathIn(folder), `${JSON.stringify(note)}\n`).catch(() => {});
}

/** Null if no backup was verified. */
export async function readVerifiedNote(folder: string): Promise<VerifiedNote | null> {
  try {
    return verifiedNote.parse(JSON.parse(await readFile(pathIn(folder), 'utf8')));
  } catch {
    return null;
  }
}
