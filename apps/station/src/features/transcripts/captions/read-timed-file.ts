import { captionWords } from './caption-markup.ts';
import { CaptionError, type CaptionFile, mostWords } from './caption.ts';
import { type LinesOfCaption, withoutRolledLines } from './rolled-lines.ts';
import { type CaptionTimes, isTimeLine, readTimeLine } from './time-line.ts';
import { wordsInOrder, type WordsOfCaption } from './words-in-order.ts';

const vttHead = /^WEBVTT(?:[ \t].*)?$/;
const vttBlock = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/**
 * Reads SRT and WebVTT by their lines of time: each starts a caption, with or without an empty line before it, and the number
 * or name above it belongs to it. In WebVTT an empty line ends a caption; in SRT, text may follow it.
 */
export function readTimedFile(format: 'vtt' | 'srt', text: string): CaptionFile {
  // A line ends in CR CR LF where a program converted the ends of the lines twice.
  const lines = text.split(/\r{0,2}\n|\r/);
  // The first line decides: SRT is sent as WebVTT, and the other way round.
  const isVtt = vttHead.test(lines[0] ?? '');
  if (format === 'vtt' && !isVtt && !lines.some(isTimeLine))
    throw new CaptionError('Line 1: a VTT file starts with WEBVTT.');
  const { blocks, problems } = splitLines(lines, isVtt);
  const captions = withoutRolledLines(readTimes(lines, blocks, problems));
  const read: WordsOfCaption[] = [];
  let [count, isTimed] = [0, true];
  for (const { start, end, lines: own } of captions) {
    const { words, isTimed: isWordByWord } = captionWords(own.join('\n'), { start, end });
    if (words.length > 0) isTimed &&= isWordByWord;
    count += words.length;
    if (count > mostWords) throw new CaptionError('The file has more than 200,000 words.');
    read.push({ start, end, words });
  }
  return { words: wordsInOrder(read), timing: isTimed ? 'words' : 'captions', language: '', problems };
}

/** Indexes of the lines of one caption. */
interface Block {
  readonly time: number;
  /** The first line and the end of its text. */
  readonly from: number;
  readonly to: number;
}

function splitLines(lines: readonly string[], isVtt: boolean): { blocks: Block[]; problems: string[] } {
  const times = [...lines.keys()].filter((index) => isTimeLine(lines[index] ?? ''));
  const blocks: Block[] = [];
  const problems: string[] = [];
  const withoutTime = (at: number): void => {
    const shown = (lines[at] ?? '').trim().slice(0, 60);
    problems.push(`Line ${at + 1}: “${shown}” has no time, such as 00:01:02.000 --> 00:01:04.500.`);
  };
  // The head of a VTT file ends at an empty line.
  let from = isVtt ? nextEmpty(lines, 0, times[0] ?? lines.length) : 0;
  let index = 0;
  for (const [position, time] of [...times, lines.length].entries()) {
    const isFirst = blocks.length === 0;
    const head = time === lines.length ? time : headOf(lines, { time, from, next: index + 1, isFirst });
    const before = blocks.at(-1);
    const end = before ? endOfText(lines, { from, to: head, next: index + 1, isVtt }) : from;
    if (before) blocks[blocks.length - 1] = { ...before, to: end };
    const stray = strayBlocks(lines, end, head, isVtt);
    // Empty lines do not end a caption of SRT.
    for (const at of isVtt ? stray : stray.slice(0, 1)) withoutTime(at);
    if (position === times.length) break;
    index = (head < time ? numberOf(lines[head]) : null) ?? index + 1;
    from = time + 1;
    blocks.push({ time, from, to: from });
  }
  return { blocks, problems };
}

/** The line at which a caption starts: the number or name directly above its time, or its number above empty lines. */
function headOf(
  lines: readonly string[],
  { time, from, next, isFirst }: { time: number; from: number; next: number; isFirst: boolean },
): number {
  let at = time - 1;
  while (at >= from && isBlank(lines[at])) at -= 1;
  if (at < from) return time;
  const isNext = numberOf(lines[at]) === next;
  if (at < time - 1) return isNext ? at : time;
  const isAlone = at === from || isBlank(lines[at - 1]);
  // The only line of a caption is its text, unless it is the number that follows.
  const isName = isAlone && (isFirst || at > from);
  return isNext || isName || (numberOf(lines[at]) !== null && at > from) ? at : time;
}

/** Where the text of a caption ends: in WebVTT at an empty line, in SRT before the number of a caption that has no time. */
function endOfText(
  lines: readonly string[],
  { from, to, next, isVtt }: { from: number; to: number; next: number; isVtt: boolean },
): number {
  if (isVtt) return nextEmpty(lines, from, to);
  for (let at = from + 1; at + 1 < to; at += 1)
    if (isBlank(lines[at - 1]) && numberOf(lines[at]) === next) return at;
  return to;
}

/** First lines of the blocks that are no captions; comments and styles of WebVTT are none. */
function strayBlocks(lines: readonly string[], from: number, to: number, isVtt: boolean): number[] {
  const found: number[] = [];
  let isInside = false;
  for (let at = from; at < to; at += 1) {
    const isText = !isBlank(lines[at]);
    if (isText && !isInside && !(isVtt && vttBlock.test(lines[at] ?? ''))) found.push(at);
    isInside = isText;
  }
  return found;
}

function nextEmpty(lines: readonly string[], from: number, to: number): number {
  let at = from;
  while (at < to && lines[at] !== '') at += 1;
  return at;
}

function readTimes(lines: readonly string[], blocks: readonly Block[], problems: string[]): LinesOfCaption[] {
  return blocks.flatMap(({ time, from, to }) => {
    const own = lines.slice(from, to).filter((line) => !isBlank(line));
    const times = timesOf(lines[time] ?? '', time + 1, problems);
    return times ? [{ ...times, lines: own }] : [];
  });
}

function timesOf(line: string, at: number, problems: string[]): CaptionTimes | null {
  try {
    return readTimeLine(line, at);
  } catch (error) {
    if (!(error instanceof CaptionError)) throw error;
    problems.push(error.message);
    return null;
  }
}

function isBlank(line = ''): boolean {
  return line.trim() === '';
}

/** The number that a line consists of; null for another text. */
function numberOf(line = ''): number | null {
  return /^\s*\d{1,9}\s*$/.test(line) ? Number(line) : null;
}
