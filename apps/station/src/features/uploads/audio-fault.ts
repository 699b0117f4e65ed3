import { isAudioError, type AudioErrorCode } from '../../audio/index.ts';

/** Words for sound that will not become better by trying again. They stand inside a sentence, so without a full stop. */
const faults: Partial<Record<AudioErrorCode, string>> = {
  not_audio: 'This file has no readable audio',
  audio_truncated: 'This file ends too early; it may be damaged',
  audio_too_long: 'This file is longer than the station accepts',
  audio_unsupported: 'This kind of audio is not supported',
};

/** What is wrong with a file's sound; undefined for anything that another try may mend. */
export function audioFault(error: unknown): string | undefined {
  return isAudioError(error) ? faults[error.code] : undefined;
}
