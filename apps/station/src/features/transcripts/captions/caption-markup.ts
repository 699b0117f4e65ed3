import { splitWords, withoutWraps } from '@postkit/sdk/words';
import { oneLineOfHtml } from '../../../platform/text/one-line.ts';
import { type Caption, type CaptionWord, speakerLabel, spreadWords } from './caption.ts';
import { type CaptionTimes, readClock } from './time-line.ts';

/** A stretch of text, or what is between `<` and `>`, or between `{` and `}` in the tags of SSA that SRT files have. */
interface Token {
  readonly text: string;
  readonly isTag: boolean;
}

/** Splits markup in one pass, however many brackets are never closed. */
function tokensOf(markup: string): Token[] {
  const tokens: Token[] = [];
  let textFrom = 0;
  const [lastAngle, lastBrace] = [markup.lastIndexOf('>'), markup.lastIndexOf('}')];
  const tags = /<(?=[a-z/.>]|\d+:)|\{\\/gi;
  for (let found = tags.exec(markup); found; found = tags.exec(markup)) {
    const [open] = found;
    const close = open === '<' ? '>' : '}';
    if (found.index > (close === '>' ? lastAngle : lastBrace)) continue;
    const end = markup.indexOf(close, found.index);
    if (found.index > textFrom) tokens.push({ text: markup.slice(textFrom, found.index), isTag: false });
    tokens.push({ text: open === '<' ? markup.slice(found.index + 1, end) : '', isTag: true });
    textFrom = end + 1;
    tags.lastIndex = textFrom;
  }
  if (textFrom < markup.length) tokens.push({ text: markup.slice(textFrom), isTag: false });
  return tokens;
}

/** Text without tags and with entities replaced. */
export function plainText(markup: string): string {
  return oneLineOfHtml(
    tokensOf(markup)
      .map(({ text, isTag }) => (isTag ? '' : text))
      .join(''),
  );
}

/** The words of a caption: times inside it (`<00:01.000>`) and voices (`<v Ann>`) are used. */
export function captionWords(
  markup: string,
  { start, end }: CaptionTimes,
): { words: CaptionWord[]; isTimed: boolean } {
  const pieces: Caption[] = [];
  let [at, speaker, text, isTimed] = [start, null as string | null, '', false];
  const close = (until: number): void => {
    if (text.trim() !== '')
      pieces.push({ start: at, end: until, text: oneLineOfHtml(withoutWraps(text)), speaker });
    text = '';
  };
  for (const { text: token, isTag } of tokensOf(markup)) {
    const time = isTag ? readClock(token.trim()) : null;
    const voice = isTag ? /^v(?:\.\S*)?\s(.+)$/s.exec(token)?.[1] : undefined;
    if (time !== null && time >= at && time <= end) {
      close(time);
      [at, isTimed] = [time, true];
    } else if (voice) {
      // Voices of one caption share its time, so the rest of it is spread over both.
      if (text.trim() !== '') close(at);
      speaker = speakerLabel(oneLineOfHtml(voice));
    } else if (isTag && token === '/v') {
      if (text.trim() !== '' && isTimed) close(end);
    } else if (!isTag) text += token;
  }
  close(end);
  const isWordByWord = isTimed && pieces.every((piece) => splitWords(piece.text).length === 1);
  return { words: sharedTime(pieces, end).flatMap(spreadWords), isTimed: isWordByWord };
}

/** Pieces that got no time of their own share the time up to the next one. */
function sharedTime(pieces: readonly Caption[], end: number): Caption[] {
  const spread: Caption[] = [];
  for (let index = 0; index < pieces.length;) {
    const from = pieces[index]?.start ?? 0;
    let last = index;
    while (last < pieces.length && pieces[last]?.start === from) last += 1;
    const group = pieces.slice(index, last);
    const latest = group.reduce((most, piece) => Math.max(most, piece.end), from);
    const until = latest > from ? latest : end;
    const total = group.reduce((sum, piece) => sum + piece.text.length, 0) || 1;
    let at = from;
    for (const piece of group) {
      const length = ((until - from) * piece.text.length) / total;
      spread.push({ ...piece, start: at, end: at + length });
      at += length;
    }
    index = last;
  }
  return spread;
}
