import { isAudioError } from './audio/index.ts';

/** The message for a failed start; a configuration error needs no stack. */
export function explainStart(error: unknown): string {
  if (isAudioError(error)) return `PostKit needs ffmpeg: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  return error.message;
}
