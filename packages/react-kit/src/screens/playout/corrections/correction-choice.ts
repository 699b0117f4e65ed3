import type { PlayoutCorrectionLine } from '@postkit/sdk/schema';

type Kind = PlayoutCorrectionLine['kind'];

const changing: ReadonlySet<Kind> = new Set(['renamed', 'recut', 'added', 'gone']);

/** Whether a line changes the log when it is applied. */
export function isChange({ kind }: Pick<PlayoutCorrectionLine, 'kind'>): boolean {
  return changing.has(kind);
}

/** The changes whose groups are not left out. */
export function chosenChanges(
  lines: readonly PlayoutCorrectionLine[],
  left: ReadonlySet<number>,
): readonly PlayoutCorrectionLine[] {
  return lines.filter((line) => isChange(line) && !left.has(line.group));
}

/** The groups of all changes. */
export function changingGroups(lines: readonly PlayoutCorrectionLine[]): ReadonlySet<number> {
  return new Set(lines.filter(isChange).map(({ group }) => group));
}

/** Number of times that an event of a line is used. */
export function usesOf({ users: { episodes, drafts, others } }: PlayoutCorrectionLine): number {
  return episodes + drafts + others;
}
