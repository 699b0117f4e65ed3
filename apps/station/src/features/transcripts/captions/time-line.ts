import { CaptionError, checkTimes } from './caption.ts';

/** Milliseconds. */
export interface CaptionTimes {
  readonly start: number;
  readonly end: number;
}

/** Milliseconds follow a point, comma or semicolon, or a colon if there are three digits: two may be the frames of a video. */
const clock = /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)(?:[.,;](\d{1,9})|:(\d{3}))?$/;
/** SRT files of some programs have another arrow; beside it only whole times are times, and not the text "10:30 -> 11:00". */
const arrow = /^(.{0,60}?)\s*(?:(-->)|(?:->|[–—]>|[→⟶➔➝]))\s*(.{0,140})/u;
const wholeClock = /^\d+:\d+:\d/;

/** Milliseconds of `00:01:02.345`, `1:2:3,4`, `00:01:02:345` or `01:02`; null for another text. */
export function readClock(text: string): number | null {
  const [, hours = '0', minutes, seconds, marked, fraction = marked ?? '0'] = clock.exec(text) ?? [];
  if (minutes === undefined) return null;
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
    Math.round(Number(`0.${fraction}`) * 1000)
  );
}

/** Without the spaces and wide digits that translation programs put into times, such as `00: 00: 01, 000`. */
function closed(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/ ?([:.,;]) ?/g, '$1');
}

/** Whether a line names the times of a caption, readable or not. */
export function isTimeLine(line: string): boolean {
  const [found, from = '', usual, to = ''] = arrow.exec(line) ?? [];
  if (found === undefined || !/^[^\p{L}]*\p{Nd}[^\p{L}]*$/u.test(from)) return false;
  return usual !== undefined || (wholeClock.test(closed(from)) && wholeClock.test(closed(to)));
}

/** @throws CaptionError naming the line */
export function readTimeLine(line: string, number: number): CaptionTimes {
  const [, from = '', , to = ''] = arrow.exec(line) ?? [];
  // A number may stand before the start, and settings behind the end.
  const start = readClock(closed(from).split(' ').at(-1) ?? '');
  const end = readClock(closed(to).split(' ', 1)[0] ?? '');
  if (start === null || end === null)
    throw new CaptionError(
      `Line ${number}: “${line.slice(0, 60)}” is not a time such as 00:01:02.000 --> 00:01:04.500.`,
    );
  checkTimes(start, end, `Line ${number}`);
  return { start, end };
}
