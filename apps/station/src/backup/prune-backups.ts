import { rm } from 'node:fs/promises';
import { backupNames, backupTime, recordPath } from './backup-record.ts';
import { createPieceStore } from './piece-store.ts';
import { readRecord } from './read-record.ts';

/** The newest backups to keep, one of each day, week and month in UTC. */
export interface KeepRule {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

const day = 86_400_000;

/** The Monday of a moment's week. */
const weekOf = (at: Date) => Math.floor((at.getTime() / day + 3) / 7);

/** The names that a rule keeps: the newest of each of the newest days, weeks and months that have one, and always the newest. */
export function keptBackups(
  names: readonly string[],
  { daily, weekly, monthly }: KeepRule,
): ReadonlySet<string> {
  const newestFirst = names.toSorted().toReversed();
  const kept = new Set(newestFirst.slice(0, 1));
  const keepNewest = (most: number, periodOf: (at: Date) => string | number) => {
    const periods = new Set<string | number>();
    for (const name of newestFirst) {
      const period = periodOf(backupTime(name));
      if (periods.has(period)) continue;
      if (periods.size === most) return;
      periods.add(period);
      kept.add(name);
    }
  };
  keepNewest(daily, (at) => at.toISOString().slice(0, 10));
  keepNewest(weekly, weekOf);
  keepNewest(monthly, (at) => at.toISOString().slice(0, 7));
  return kept;
}

/**
 * Removes the backups that a rule does not keep, and the pieces that no other backup has.
 * @throws BackupError if the record of a kept backup cannot be read; then nothing is removed
 */
export async function pruneBackups(folder: string, rule: KeepRule) {
  const names = await backupNames(folder);
  const kept = keptBackups(names, rule);
  const pieces = new Set<string>();
  for (const name of kept) {
    for await (const entry of readRecord(folder, name))
      if (!('format' in entry)) for (const id of entry.pieces) pieces.add(id);
  }
  const removed = names.filter((name) => !kept.has(name));
  for (const name of removed) await rm(recordPath(folder, name));
  const { bytes } = await createPieceStore(folder).sweep(pieces);
  return { kept: [...kept].toSorted(), removed, bytes };
}
