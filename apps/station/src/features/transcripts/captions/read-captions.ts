import { CaptionError, type CaptionFile, mostWords } from './caption.ts';
import { readJsonTranscript } from './read-json-transcript.ts';
import { readTimedFile } from './read-timed-file.ts';

export type CaptionFormat = 'vtt' | 'srt' | 'json';

/**
 * Reads a transcript. A caption that cannot be read is left out and named in `problems`; overlapping captions follow each other.
 * @throws CaptionError that says where and why nothing can be read
 */
export function readCaptions(format: CaptionFormat, file: string): CaptionFile {
  const text = file.replace(/^\uFEFF/, '');
  const read = format === 'json' ? readJsonTranscript(text) : readTimedFile(format, text);
  if (read.words.length === 0) throw new CaptionError(read.problems[0] ?? 'The file has no words.');
  if (read.words.length > mostWords) throw new CaptionError('The file has more than 200,000 words.');
  return read;
}
