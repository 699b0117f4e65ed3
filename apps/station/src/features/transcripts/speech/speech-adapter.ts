import type { CaptionFile } from '../captions/caption.ts';

/** One request to transcribe a file of audio. */
export interface SpeechRequest {
  /** Path of an mp3. */
  readonly file: string;
  readonly signal: AbortSignal;
}

/** A program or server that transcribes speech. @throws SpeechError */
export type SpeechAdapter = (request: SpeechRequest) => Promise<CaptionFile>;

/** A transcription failed; the message says why and what to do, and never holds a secret. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
  /** Whether another attempt may succeed. */
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary, cause }: { isTemporary: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isTemporary = isTemporary;
  }
}

/** Bytes of a response. */
export const longestAnswer = 32_000_000;
