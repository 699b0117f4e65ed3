import { type Caption, CaptionError, type CaptionWord, checkTimes, spreadWords } from './caption.ts';

const clock = /^(?:(\d{1,4}):)?([0-5]\d):([0-5]\d)[.,](\d{3})$/;

/** Milliseconds of `00:01:02.345` or `01:02,345`; null for another text. */
function readClock(text: string): number | null {
  const [, hours = '0', minutes, seconds, thousandths] = clock.exec(text) ?? [];
  if (minutes === undefined) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
}

/** @throws CaptionError naming the line */
export function readTimeLine(line: string, number: number): { start: number; end: number } {
  const [from = '', rest = ''] = line.split('-->', 2).map((part) => part.trim());
  const start = readClock(from);
  // Settings of the caption follow its end.
  const end = readClock(rest.split(/\s/u, 1)[0] ?? '');
  if (start === null || end === null)
    throw new CaptionError(`Line ${number}: “${line.slice(0, 60)}” is not a time such as 00:01:02.000 --> 00:01:04.500.`);
  checkTimes(start, end, `Line ${number}`);
  return { start, end };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', apos: "'", lrm: '', rlm: '' };

/** Text without tags and with entities replaced. */
function plainText(markup: string): string {
  return markup
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
    });
}

/** The words of a caption: times inside it (`<00:01.000>`) and voices (`<v Ann>`) are used. */
export function captionWords(markup: string, { start, end }: { start: number; end: number }): { words: CaptionWord[]; isTimed: boolean } {
  const pieces: Caption[] = [];
  let [at, speaker, text, isTimed] = [start, null as string | null, '', false];
  const close = (until: number): void => {
    if (text.trim() !== '') pieces.push({ start: at, end: until, text: plainText(text), speaker });
    text = '';
  };
  for (const token of markup.split(/(<[^>]*>)/)) {
    const inner = /^<(.*)>$/s.exec(token)?.[1];
    const time = inner === undefined ? null : readClock(inner.trim());
    const voice = inner === undefined ? null : /^v(?:\.[^\s]*)?\s+(.+)$/s.exec(inner)?.[1];
    if (time !== null && time >= at && time <= end) {
      close(time);
      [at, isTimed] = [time, true];
    } else if (voice) {
      // Voices of one caption share its time, so the rest of it is spread over both.
      if (text.trim() !== '') close(at);
      speaker = plainText(voice).trim().slice(0, 100);
    } else if (inner === '/v') {
      if (text.trim() !== '' && isTimed) close(end);
    } else text += inner === undefined || time === null ? token : '';
  }
  close(end);
  const isWordByWord = isTimed && pieces.every((piece) => piece.text.trim().split(/\s+/u).length === 1);
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
    const until = Math.max(...group.map((piece) => piece.end)) > from ? Math.max(...group.map((piece) => piece.end)) : end;
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
