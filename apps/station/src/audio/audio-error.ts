/** Codes of the audio errors. They are stable: callers branch on them, and messages to users are chosen by them. */
export type AudioErrorCode =
  | 'engine_missing'
  | 'engine_died'
  | 'engine_failed'
  | 'engine_killed'
  | 'engine_timeout'
  | 'not_audio'
  | 'audio_truncated'
  | 'audio_too_long'
  | 'audio_unsupported'
  | 'segment_missing'
  | 'stream_unavailable'
  | 'disk_full'
  | 'cancelled';

/** The error class of the audio code. `code` identifies the failure; `message` is for logs and never holds a URL or a secret. */
export class AudioError extends Error {
  override readonly name = 'AudioError';
  readonly code: AudioErrorCode;

  constructor(code: AudioErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** True for an AudioError of any realm (the media worker is another process, and tests may load the module twice). */
export function isAudioError(error: unknown, code?: AudioErrorCode): error is AudioError {
  if (!(error instanceof Error) || error.name !== 'AudioError' || !('code' in error)) return false;
  return code === undefined || error.code === code;
}
