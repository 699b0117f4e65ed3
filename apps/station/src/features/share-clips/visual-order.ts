import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();

/** The library knows the first plane: characters beyond it become two that have the same direction. */
function firstPlane(text: string): string {
  return text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, (character) => {
    if (/[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(character)) return 'אא';
    return /\p{L}/u.test(character) ? 'aa' : '☀☀';
  });
}

/** The direction of a text: that of its first letter. */
export function directionOf(text: string): Direction {
  return (bidi.getEmbeddingLevels(firstPlane(text), 'auto').paragraphs[0]?.level ?? 0) % 2 === 1
    ? 'rtl'
    : 'ltr';
}

/** A stretch of a line from left to right on the screen; its own characters are in the order in which they are read. */
export interface VisualRun<Mark> {
  readonly text: string;
  readonly direction: Direction;
  readonly mark: Mark;
}

/**
 * The parts of a line in the order in which they are seen, by the Unicode Bidirectional Algorithm over the whole line.
 * A part is split where its direction changes.
 */
export function visualRuns<Mark>(
  parts: readonly { text: string; mark: Mark }[],
  direction: Direction,
): VisualRun<Mark>[] {
  const { levels } = bidi.getEmbeddingLevels(firstPlane(parts.map(({ text }) => text).join('')), direction);
  const runs: { text: string; level: number; mark: Mark }[] = [];
  let at = 0;
  for (const { text, mark } of parts) {
    let last: { text: string; level: number; mark: Mark } | undefined;
    for (const character of text) {
      const level = levels[at] ?? 0;
      at += character.length;
      if (last?.level === level) last.text += character;
      else runs.push((last = { text: character, level, mark }));
    }
  }
  // Rule L2: from the highest level to the lowest odd one, reverse each stretch of at least that level.
  const highest = runs.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while ((runs[to]?.level ?? -1) >= level) to += 1;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
      from = to;
    }
  return runs.map(({ text, level, mark }) => ({ text, direction: level % 2 === 1 ? 'rtl' : 'ltr', mark }));
}
