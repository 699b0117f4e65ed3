import type { Command } from '../../host/commands/command.ts';
import { fuzzyScore } from './fuzzy-match.ts';

export interface PaletteSection {
  title: string;
  commands: readonly Command[];
}

/** Rows of each group of a search; a longer list needs another word, not scrolling. */
const rowsOfGroup = 8;

/** The commands that match, best first in each group, and the groups by their best match. */
export function matchingSections(commands: readonly Command[], search: string): PaletteSection[] {
  const groups = new Map<string, { command: Command; score: number }[]>();
  for (const command of commands) {
    const score = bestScore(command, search);
    if (score === null) continue;
    const rows = groups.get(command.group) ?? [];
    rows.push({ command, score });
    groups.set(command.group, rows);
  }
  return [...groups]
    .map(([title, rows]) => ({ title, rows: rows.toSorted((a, b) => b.score - a.score) }))
    .toSorted((a, b) => (b.rows[0]?.score ?? 0) - (a.rows[0]?.score ?? 0))
    .map(({ title, rows }) => ({
      title,
      commands: rows.slice(0, rowsOfGroup).map(({ command }) => command),
    }));
}

/** Words that are not on screen count half, so that a label goes first. */
function bestScore({ label, words }: Command, search: string): number | null {
  const own = fuzzyScore(label, search);
  if (own !== null || !words) return own;
  const other = fuzzyScore(`${label} ${words}`, search);
  return other === null ? null : other / 2;
}

/** Recent commands first, then the others in their groups, without those that only a search lists. */
export function initialSections(
  commands: readonly Command[],
  recent: readonly Command[],
  title: string,
): PaletteSection[] {
  const shown = new Set(recent.map(({ id }) => id));
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    if (shown.has(command.id) || command.to !== undefined) continue;
    groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  }
  const others = [...groups].map(([group, rows]) => ({ title: group, commands: rows }));
  return recent.length > 0 ? [{ title, commands: recent }, ...others] : others;
}
