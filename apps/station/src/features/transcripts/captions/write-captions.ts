import type { TranscriptFormat } from '@postkit/sdk/schema';
import { oneLine } from '../../../platform/text/one-line.ts';
import { captionsOf, type NamedWord, paragraphsOf } from './captions-of-words.ts';

/** MIME types of the formats. */
export const captionTypes: Readonly<Record<TranscriptFormat, string>> = {
  vtt: 'text/vtt; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** The words as a file. Names and words become single lines, so that none can add a caption of its own. */
export function writeCaptions(
  format: TranscriptFormat,
  named: readonly NamedWord[],
  language: string,
): string {
  const words = named.map((word) => ({
    ...word,
    text: lineOfWord(word.text),
    speaker: oneLine(word.speaker ?? '') || null,
  }));
  switch (format) {
    case 'vtt':
      return writeVtt(words);
    case 'srt':
      return writeSrt(words);
    case 'json':
      return writeJson(words, language);
    case 'txt':
      return writeText(words);
  }
}

function lineOfWord(text: string): string {
  return oneLine(text) + (/\s$/u.test(text) ? ' ' : '');
}

function writeVtt(words: readonly NamedWord[]): string {
  const captions = captionsOf(words).map(
    ({ start, end, text, speaker }) =>
      `${clock(start, '.')} --> ${clock(end, '.')}\n${speaker === null ? '' : `<v ${escapeVtt(speaker)}>`}${escapeVtt(text)}\n`,
  );
  return `WEBVTT\n\n${captions.join('\n')}`;
}

function writeSrt(words: readonly NamedWord[]): string {
  const captions = captionsOf(words);
  return captions
    .map(({ start, end, text, speaker }, index) => {
      const isNewVoice = speaker !== null && speaker !== captions[index - 1]?.speaker;
      return `${index + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${(isNewVoice ? `${speaker}: ${text}` : text).replaceAll('-->', '→')}\n`;
    })
    .join('\n');
}

/** As the podcast namespace defines it, and each word with its times. */
function writeJson(words: readonly NamedWord[], language: string): string {
  const segments = captionsOf(words).map(({ start, end, text, speaker }) => ({
    ...(speaker === null ? {} : { speaker }),
    startTime: start / 1000,
    endTime: end / 1000,
    body: text,
  }));
  const timed = words.map(({ start, end, text, speaker }) => ({
    word: text,
    start: start / 1000,
    end: end / 1000,
    ...(speaker === null ? {} : { speaker }),
  }));
  return JSON.stringify({
    version: '1.0.0',
    ...(language === '' ? {} : { language }),
    segments,
    words: timed,
  });
}

function writeText(words: readonly NamedWord[]): string {
  return paragraphsOf(words)
    .map(({ text, speaker }) => (speaker === null ? text : `${speaker}: ${text}`))
    .join('\n\n')
    .concat('\n');
}

/** Milliseconds as `00:01:02.345`. */
function clock(ms: number, point: '.' | ','): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${point}${String(Math.floor(ms % 1000)).padStart(3, '0')}`;
}

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
