import { expect, it } from 'vitest';
import { backupName } from './backup-record.ts';
import { keptBackups } from './prune-backups.ts';

const at = (text: string) => backupName(new Date(text));
const names = [
  '2026-09-30',
  '2026-10-31',
  '2026-11-16',
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
].map((day) => at(`${day}T02:00Z`));
const kept = (daily: number, weekly: number, monthly: number) =>
  [...keptBackups(names, { daily, weekly, monthly })].toSorted().map((name) => name.slice(5, 10));

it('keeps the newest of each of the newest days, weeks from Monday, and months that have a backup', () => {
  expect(kept(2, 0, 0)).toEqual(['11-24', '11-25']);
  expect(kept(0, 2, 0)).toEqual(['11-22', '11-25']);
  expect(kept(0, 0, 2)).toEqual(['10-31', '11-25']);
  expect(kept(1, 2, 3)).toEqual(['09-30', '10-31', '11-22', '11-25']);
});

it('keeps the newest of a day, and always the newest of all', () => {
  const evening = at('2026-11-25T22:00Z');
  expect([...keptBackups([...names, evening], { daily: 1, weekly: 0, monthly: 0 })]).toEqual([evening]);
  expect(kept(0, 0, 0)).toEqual(['11-25']);
});
