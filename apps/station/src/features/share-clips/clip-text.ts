import { endsSentence, isSpaced } from '@postkit/sdk/words';
import { oneLine } from '../../platform/text/one-line.ts';
import { assColor, assTime, escapeAss } from './ass-text.ts';
import type { BaseFamily, ClipFonts } from './clip-fonts.ts';
import type { ClipLayout, TextPlace } from './clip-layout.ts';
import { piecesOfWord, type TextPiece, textOf, wrapText } from './text-lines.ts';
import { type Direction, directionOf, visualRuns } from './visual-order.ts';

/** A word that is heard in a clip; milliseconds from its start. */
export interface ClipWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Number of its caption in the transcript, if that overlaps another one. */
  readonly caption?: number | undefined;
}

export interface ClipText {
  readonly station: string;
  readonly title: string;
  readonly words: readonly ClipWord[];
  /** Milliseconds. */
  readonly length: number;
  /** Of the current word, `#rrggbb`. */
  readonly color: string;
}

/** A longer pause between two words starts another caption; milliseconds. */
const pause = 900;
/** Milliseconds that a caption stays after its last word. */
const stay = 600;
const mostLines = 2;
const lineBreak = String.raw`\N`;
const white = '&HFFFFFF&';

/** The fonts of a text, and the family of its own letters. */
interface Drawing {
  readonly fonts: ClipFonts;
  readonly base: BaseFamily;
}

/**
 * The text of a clip as an ASS file: station and title all the time, and each caption once for each of its words.
 * Characters that no font has are left out; `fonts` lists them.
 */
export function clipText(layout: ClipLayout, text: ClipText, fonts: ClipFonts): string {
  const { titleLines, captions } = layout;
  const { words, length, color } = text;
  const [station, title] = [oneLine(text.station), oneLine(text.title)];
  const [bold, small]: [Drawing, Drawing] = [
    { fonts, base: 'Clip Sans' },
    { fonts, base: 'Clip Sans Medium' },
  ];
  const widthIn =
    ({ base }: Drawing, size: number, width: number) =>
    (own: string) =>
      fonts.widthOf(own, base, size) / width;
  const titleText = wrapText(title, widthIn(bold, layout.title.size, titleLines.width), titleLines.most);
  const [name = ''] = wrapText(station, widthIn(small, layout.station.size, titleLines.width), 1);
  const always = { from: 0, to: length };
  const shown = captionsOf(words, widthIn(bold, captions.size, layout.captionWidth), fonts);
  return [
    head(layout),
    line('Small', layout.station, always, plainLine(name, directionOf(station), small)),
    line(
      'Bold',
      layout.title,
      always,
      titleText.map((own) => plainLine(own, directionOf(title), bold)).join(lineBreak),
    ),
    ...captionLines(shown, { place: captions, color, length, drawing: bold }),
    '',
  ].join('\n');
}

function head({ width, height }: ClipLayout): string {
  const style = (name: string, font: string) =>
    `Style: ${name},${font},40,&H00FFFFFF,&H00FFFFFF,&H00000000,&H80000000,0,0,0,0,100,100,0,0,1,0,2,5,60,60,60,1`;
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${width}
PlayResY: ${height}
WrapStyle: 2
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
${style('Small', 'Clip Sans Medium')}
${style('Bold', 'Clip Sans')}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text`;
}

function line(
  style: string,
  { x, y, anchor, size }: TextPlace,
  { from, to }: { from: number; to: number },
  text: string,
): string {
  return `Dialogue: 0,${assTime(from)},${assTime(to)},${style},,0,0,0,,{\\an${anchor}\\pos(${x},${y})\\fs${size}}${text}`;
}

/** A word of a caption, or a part of a long one. */
interface CaptionPiece extends TextPiece {
  readonly start: number;
  readonly end: number;
  /** Whether its word begins with it. */
  readonly isFirst: boolean;
  /** Number of the caption of the transcript, if that overlaps another one. */
  readonly caption?: number | undefined;
}

/** Words that can be drawn, in pieces that lines may end between; the parts of a word share its time by their lengths. */
function piecesOf(
  words: readonly ClipWord[],
  width: (text: string) => number,
  fonts: ClipFonts,
): CaptionPiece[] {
  return words.flatMap(({ start, end, text, caption }, position) => {
    const isSpacedWord = isSpaced(words[position - 1]?.text ?? '', text);
    const drawn = fonts
      .runsOf(oneLine(text), 'Clip Sans')
      .map((run) => run.text)
      .join('');
    if (drawn.trim() === '') return [];
    const parts = piecesOfWord(drawn, width);
    let at = start;
    return parts.map((part, index) => {
      const from = at;
      at += ((end - start) * part.length) / drawn.length;
      return {
        start: from,
        end: at,
        text: part,
        isSpaced: index === 0 && isSpacedWord,
        isFirst: index === 0,
        caption,
      };
    });
  });
}

/** Captions of at most two lines of words. */
function captionsOf(
  words: readonly ClipWord[],
  width: (text: string) => number,
  fonts: ClipFonts,
): CaptionPiece[][][] {
  const captions: CaptionPiece[][][] = [];
  let before: CaptionPiece | undefined;
  for (const piece of piecesOf(words, width, fonts)) {
    const caption = captions.at(-1);
    const last = caption?.at(-1);
    const isOther =
      !before ||
      piece.start - before.end > pause ||
      piece.caption !== before.caption ||
      endsSentence(before.text);
    if (!caption || !last || (isOther && piece.isFirst)) captions.push([[piece]]);
    else if (width(textOf([...last, piece])) <= 1) last.push(piece);
    else if (caption.length < mostLines) caption.push([piece]);
    else captions.push([[piece]]);
    before = piece;
  }
  return captions;
}

interface CaptionStyle {
  readonly place: TextPlace;
  readonly color: string;
  /** Milliseconds of the clip. */
  readonly length: number;
  readonly drawing: Drawing;
}

/** Caption after caption, also where the words of two speakers are heard at once: each is shown when the one before it ends. */
function captionLines(
  captions: readonly (readonly (readonly CaptionPiece[])[])[],
  { place, color, length, drawing }: CaptionStyle,
): string[] {
  const lines: string[] = [];
  let shownUntil = 0;
  for (const [index, caption] of captions.entries()) {
    const pieces = caption.flat();
    const end = pieces.reduce((most, piece) => Math.max(most, piece.end), shownUntil);
    const next = captions[index + 1]?.[0]?.[0]?.start ?? length;
    // The next caption waits for the words of this one.
    const until = Math.min(length, Math.max(next, pieces.at(-1)?.end ?? 0), end + stay);
    const direction = directionOf(caption.map(textOf).join(' '));
    for (const [position, current] of pieces.entries()) {
      const from = Math.max(current.start, shownUntil);
      const to = Math.max(from, pieces[position + 1]?.start ?? until);
      shownUntil = to;
      if (assTime(from) === assTime(to)) continue;
      const text = caption
        .map((row) => drawnLine(row, { current, color }, direction, drawing))
        .join(lineBreak);
      lines.push(line('Bold', place, { from, to }, text));
    }
  }
  return lines;
}

function plainLine(text: string, direction: Direction, drawing: Drawing): string {
  return drawnLine([{ text, isSpaced: false }], { current: null, color: '' }, direction, drawing);
}

/**
 * A line as runs from left to right, each in one font and one direction. libass arranges the runs of one style by themselves, and
 * these from left to right: if words were in the order of reading, the line would change its order with the current word.
 */
function drawnLine(
  pieces: readonly TextPiece[],
  { current, color }: { current: TextPiece | null; color: string },
  direction: Direction,
  { fonts, base }: Drawing,
): string {
  const parts = pieces.flatMap((piece, index) => {
    const drawn = fonts
      .runsOf(piece.text, base)
      .map(({ text, family }) => ({ text, mark: { family, isCurrent: piece === current } }));
    return index > 0 && piece.isSpaced
      ? [{ text: ' ', mark: { family: base, isCurrent: false } }, ...drawn]
      : drawn;
  });
  const runs = visualRuns(parts, direction).map(
    ({ text, direction: own, mark: { family, isCurrent } }, index) => {
      // The second colour is not seen: it gives each run a style of its own, so that kerning does not depend on the current word.
      const tags = `{\\fn${family}\\c${isCurrent ? assColor(color) : white}\\2c&H${index % 2}&}`;
      const escaped = escapeAss(text);
      // libass drops spaces at the ends of a line, which these may be in its order.
      return tags + (own === 'rtl' ? `\u202e${escaped.replaceAll(' ', '\u00a0')}\u202c` : escaped);
    },
  );
  return runs.join('');
}
