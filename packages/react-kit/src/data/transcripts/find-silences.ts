import type { MsRange } from './kept-parts.ts';

/** Milliseconds of one column of the peaks that silences are found in. */
export const silenceColumnMs = 20;
/** Silence that stays at each end, so that speech keeps its breath. */
const marginMs = 150;
/** A column is silent below this share of the loud columns, and always below the second value (of 128). */
const quietShare = 0.06;
const quietLevel = 2;

/** Stretches of silence of at least so many milliseconds, without a margin at both ends. */
export function findSilences(
  peaks: { min: readonly number[]; max: readonly number[] },
  shortestMs: number,
): MsRange[] {
  const levels = peaks.max.map((max, index) => Math.max(max, -(peaks.min[index] ?? 0)));
  const loud = levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.95)] ?? 0;
  const quiet = Math.max(quietLevel, loud * quietShare);
  const found: MsRange[] = [];
  let from = -1;
  for (let column = 0; column <= levels.length; column += 1) {
    const isSilent = column < levels.length && (levels[column] ?? 0) <= quiet;
    if (isSilent && from === -1) from = column;
    if (isSilent || from === -1) continue;
    const [start, end] = [from * silenceColumnMs, column * silenceColumnMs];
    if (end - start >= shortestMs && end - start > 2 * marginMs)
      found.push({ start: start + marginMs, end: end - marginMs });
    from = -1;
  }
  return found;
}
