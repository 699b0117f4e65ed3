import { splitWords } from '@postkit/sdk/words';

/** A piece of a text that no line breaks. */
export interface TextPiece {
  readonly text: string;
  /** Whether a space is between it and the piece before it. */
  readonly isSpaced: boolean;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Splits a word where a line may end: between the words of scripts without spaces, and anywhere in a word that is wider than a line.
 * @param width of a text; a line is as wide as 1
 */
export function piecesOfWord(word: string, width: (text: string) => number): string[] {
  return splitWords(word).flatMap((part) => (width(part) <= 1 ? [part] : brokenAnywhere(part, width)));
}

function brokenAnywhere(text: string, width: (text: string) => number): string[] {
  const found: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = found.at(-1);
    if (last !== undefined && width(last + segment) <= 1) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}

/** Pieces in lines; each line gets as many as fit. */
function linesOf<Piece extends TextPiece>(
  pieces: readonly Piece[],
  width: (text: string) => number,
): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && width(textOf([...line, piece])) <= 1) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** The text of a line. */
export function textOf(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text, isSpaced }, index) => (index > 0 && isSpaced ? ` ${text}` : text)).join('');
}

/** A text in lines of a width; the last one ends with `…` if not all fits. */
export function wrapText(text: string, width: (text: string) => number, most: number): string[] {
  const pieces = text
    .split(/\s+/)
    .flatMap((word) =>
      piecesOfWord(word, width).map((piece, index) => ({ text: piece, isSpaced: index === 0 })),
    );
  const lines = linesOf(
    pieces.filter((piece) => piece.text !== ''),
    width,
  );
  const shown = lines.slice(0, most).map(textOf);
  if (lines.length <= most) return shown;
  const letters = [...graphemes.segment(shown.pop() ?? '')].map(({ segment }) => segment);
  while (letters.length > 1 && width(`${letters.join('').trimEnd()}…`) > 1) letters.pop();
  return [...shown, `${letters.join('').trimEnd()}…`];
}
