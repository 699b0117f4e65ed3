import { plainText } from './caption-markup.ts';
import type { CaptionTimes } from './time-line.ts';

/** The lines of a caption, none of them blank. */
export interface LinesOfCaption extends CaptionTimes {
  readonly lines: readonly string[];
}

/** Lines that a caption repeats. */
const mostRolled = 4;
/** Milliseconds between captions that roll. */
const longestPause = 1000;
/** Milliseconds of the captions of YouTube that only hold the lines before they roll. */
const holdMs = 50;
const innerTime = /<\d\d:[\d:]{2,8}\.\d{3}>/;

/**
 * Captions that roll, as the automatic ones of YouTube do, repeat the last lines of the one before above their own.
 * Returns the captions without these lines; captions of another file are returned as they are.
 */
export function withoutRolledLines(captions: readonly LinesOfCaption[]): readonly LinesOfCaption[] {
  const plain = captions.map(({ lines }) => lines.map((line) => plainText(line)));
  const repeated = captions.map((_, index) => (index === 0 ? 0 : repeatedLines(captions, plain, index)));
  const rolls = captions.filter(
    ({ lines }, index) => (repeated[index] ?? 0) > 0 && (repeated[index] ?? 0) < lines.length,
  );
  const holds = captions.some(
    ({ start, end, lines }, index) =>
      lines.length > 0 && repeated[index] === lines.length && end - start <= holdMs,
  );
  const isUsual = rolls.length > 2 && rolls.length * 2 >= captions.length - 1;
  const isRolling =
    rolls.length > 0 &&
    (holds || isUsual || rolls.some(({ lines }) => lines.some((line) => innerTime.test(line))));
  return isRolling
    ? captions.map((caption, index) => ({ ...caption, lines: caption.lines.slice(repeated[index]) }))
    : captions;
}

/** How many lines a caption begins with that the one before ends with. */
function repeatedLines(
  captions: readonly LinesOfCaption[],
  plain: readonly (readonly string[])[],
  index: number,
): number {
  const [before, caption] = [captions[index - 1], captions[index]];
  if (!before || !caption || caption.start < before.start || caption.start - before.end > longestPause)
    return 0;
  const [last = [], own = []] = [plain[index - 1], plain[index]];
  for (let count = Math.min(mostRolled, last.length, own.length); count > 0; count -= 1)
    if (own.slice(0, count).join('\n') === last.slice(-count).join('\n')) return count;
  return 0;
}
