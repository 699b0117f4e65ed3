import { CaptionError, type CaptionFile, type CaptionWord, mostWords } from './caption.ts';
import { readJsonTranscript } from './read-json-transcript.ts';
import { captionWords, readTimeLine } from './read-timed-text.ts';

export type CaptionFormat = 'vtt' | 'srt' | 'json';

/** Reads a transcript. @throws CaptionError that says where and why it cannot be read */
export function readCaptions(format: CaptionFormat, file: string): CaptionFile {
  const text = file.replace(/^\uFEFF/, '');
  const read = format === 'json' ? readJsonTranscript(text) : readBlocks(format, text.split(/\r\n|\r|\n/));
  if (read.words.length === 0) throw new CaptionError('The file has no words.');
  if (read.words.length > mostWords) throw new CaptionError('The file has more than 200,000 words.');
  return { ...read, words: read.words.toSorted((a, b) => a.start - b.start) };
}

function readBlocks(format: 'vtt' | 'srt', lines: readonly string[]): CaptionFile {
  const isVtt = format === 'vtt';
  if (isVtt && !/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw new CaptionError('Line 1: a VTT file starts with WEBVTT.');
  const words: CaptionWord[] = [];
  let isTimed = true;
  for (let at = isVtt ? nextBlank(lines, 0) : 0; at < lines.length;) {
    if ((lines[at] ?? '').trim() === '') {
      at += 1;
      continue;
    }
    const end = nextBlank(lines, at);
    const block = lines.slice(at, end);
    if (!isVtt || !/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0] ?? '')) {
      const read = readBlock(block, at);
      words.push(...read.words);
      if (read.words.length > 0) isTimed &&= read.isTimed;
      if (words.length > mostWords) throw new CaptionError('The file has more than 200,000 words.');
    }
    at = end;
  }
  return { words, timing: isTimed ? 'words' : 'captions', language: '' };
}

function nextBlank(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && (lines[at] ?? '').trim() !== '') at += 1;
  return at;
}

/** A caption with an optional name before its time. */
function readBlock(block: readonly string[], at: number) {
  const time = block.findIndex((line) => line.includes('-->'));
  if (time === -1 || time > 1)
    throw new CaptionError(`Line ${at + 1}: “${(block[0] ?? '').slice(0, 60)}” has no time, such as 00:01:02.000 --> 00:01:04.500.`);
  const times = readTimeLine(block[time] ?? '', at + time + 1);
  return captionWords(block.slice(time + 1).join('\n'), times);
}
