import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isDatabaseDamage } from '../errors/is-database-damage.ts';
import type { Log } from '../log.ts';

const damageNote = z.object({
  /** Unix seconds. */
  at: z.int(),
  /** As the database said it. */
  text: z.string(),
});
/** The first damage of the database that was found. */
export type DamageNote = z.output<typeof damageNote>;

/** In a file, because a damaged database may take no rows. A dot keeps it out of backups, so a restored folder has none. */
const pathIn = (dataDir: string) => join(dataDir, '.database-damage.json');
/** Characters. */
const longestText = 500;

/** Null if no damage is known. */
export async function readDamageNote(dataDir: string): Promise<DamageNote | null> {
  try {
    return damageNote.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Leaves the damage for all processes to report; an earlier note stays. A folder that is only readable keeps none. */
export async function writeDamageNote(dataDir: string, text: string): Promise<void> {
  const note: DamageNote = { at: Math.floor(Date.now() / 1000), text: text.slice(0, longestText) };
  await writeFile(pathIn(dataDir), `${JSON.stringify(note)}\n`, { flag: 'wx' }).catch(() => {});
}

export async function removeDamageNote(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true }).catch(() => {});
}

/** Returns a function that takes the errors of statements, and logs and notes the first damage. */
export function createDamageWatch(dataDir: string, log: Pick<Log, 'error'>): (error: unknown) => void {
  let isKnown = false;
  return (error) => {
    if (isKnown || !isDatabaseDamage(error)) return;
    isKnown = true;
    log.error({ err: error }, 'the database is damaged: run "postkit-station check", and restore a backup');
    void writeDamageNote(dataDir, error instanceof Error ? error.message : String(error));
  };
}
