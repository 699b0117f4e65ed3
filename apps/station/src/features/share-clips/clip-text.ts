import { assColor, assTime, escapeAss, wrapWords } from './ass-text.ts';
import type { ClipLayout, TextPlace } from './clip-layout.ts';

/** A word that is heard in a clip; milliseconds from its start. */
export interface ClipWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
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

/** The text of a clip as an ASS file: station and title all the time, and each caption once for each of its words. */
export function clipText(layout: ClipLayout, { station, title, words, length, color }: ClipText): string {
  const { titleLines, captions, captionCharacters } = layout;
  const titleText = wrapWords(title, titleLines.characters, titleLines.most)
    .map(escapeAss)
    .join(String.raw`\N`);
  const always = { from: 0, to: length };
  return [
    head(layout),
    line('Small', layout.station, always, escapeAss(station.slice(0, 40))),
    line('Bold', layout.title, always, titleText),
    ...captionsOf(words, captionCharacters).flatMap((caption, index, all) => {
      const until = Math.min(length, all[index + 1]?.[0]?.[0]?.start ?? length, (caption.at(-1)?.at(-1)?.end ?? length) + stay);
      return captionLines(caption, until, { place: captions, color });
    }),
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

function line(style: string, { x, y, anchor, size }: TextPlace, { from, to }: { from: number; to: number }, text: string): string {
  return `Dialogue: 0,${assTime(from)},${assTime(to)},${style},,0,0,0,,{\\an${anchor}\\pos(${x},${y})\\fs${size}}${text}`;
}

/** Captions of at most two lines of words. */
function captionsOf(words: readonly ClipWord[], characters: number): ClipWord[][][] {
  const captions: ClipWord[][][] = [];
  let before: ClipWord | undefined;
  for (const word of words) {
    const caption = captions.at(-1);
    const last = caption?.at(-1);
    const isNew = !caption || !last || !before || word.start - before.end > pause || /[.!?…]$/.test(before.text);
    const used = (last ?? []).reduce((sum, { text }) => sum + text.length + 1, 0);
    if (isNew) captions.push([[word]]);
    else if (used + word.text.length <= characters) last.push(word);
    else if (caption.length < mostLines) caption.push([word]);
    else captions.push([[word]]);
    before = word;
  }
  return captions;
}

function captionLines(caption: readonly (readonly ClipWord[])[], until: number, { place, color }: { place: TextPlace; color: string }) {
  const words = caption.flat();
  return words.map((current, index) => {
    const text = caption
      .map((row) =>
        row.map((word) => (word === current ? `{\\c${assColor(color)}}${escapeAss(word.text)}{\\c&HFFFFFF&}` : escapeAss(word.text))),
      )
      .map((row) => row.join(' '))
      .join(String.raw`\N`);
    const from = index === 0 ? current.start : Math.max(current.start, words[0]?.start ?? 0);
    return line('Bold', place, { from, to: words[index + 1]?.start ?? until }, text);
  });
}
