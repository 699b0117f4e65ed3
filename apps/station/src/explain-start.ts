import { isAudioError } from './audio/index.ts';
import { isDatabaseDamage } from './platform/errors/is-database-damage.ts';

/** The message for a failed start; a configuration error needs no stack. */
export function explainStart(error: unknown): string {
  if (isAudioError(error)) return `PostKit needs ffmpeg: ${error.message}`;
  if (isDatabaseDamage(error)) {
    return `The database is damaged: ${error instanceof Error ? error.message : ''}. Run "postkit-station check", and restore the newest backup whose database is whole.`;
  }
  if (!(error instanceof Error)) return String(error);
  return error.message;
}
