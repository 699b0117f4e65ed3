import { CaptionError, type CaptionFile } from '../captions/caption.ts';
import { readInWorker } from '../captions/read-in-worker.ts';
import { SpeechError } from './speech-adapter.ts';

const noWords: CaptionFile = { words: [], timing: 'words', language: '', problems: [] };

/** Reads the response of a speech service: JSON, or VTT. @throws SpeechError */
export async function readSpeech(text: string): Promise<CaptionFile> {
  const format = text.trimStart().startsWith('WEBVTT') ? 'vtt' : 'json';
  try {
    return await readInWorker(format, { file: text.trimStart(), charset: null });
  } catch (error) {
    if (!(error instanceof CaptionError)) throw error;
    // Music has no words, which is no failure.
    if (error.message === 'The file has no words.') return noWords;
    throw new SpeechError(`The speech service did not return words with times. ${error.message}`, {
      isTemporary: false,
      cause: error,
    });
  }
}
