import { isAudioError, type AudioErrorCode } from '../../audio/index.ts';

/** Messages for audio that a retry will not improve. They appear inside a sentence, so without a full stop. */
const faults: Partial<Record<AudioErrorCode, string>> = {
  not_audio: 'This file has no readable audio',
  audio_truncated: 'This file ends too early; it may be damaged',
  audio_too_long: 'This file is longer than the station accepts',
  audio_unsupported: 'This kind of audio is not supported',
};

/** The fault in a file's audio; undefined for any that a retry may fix. */
export function audioFault(error: unknown): string | undefined {
  return isAudioError(error) ? faults[error.code] : undefined;
}
