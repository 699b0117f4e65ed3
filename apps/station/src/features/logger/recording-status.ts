import type { LogSource } from '@postkit/sdk/schema';
import type { AudioError, RecorderState } from '../../audio/index.ts';

/** How a recording goes. */
export type RecordingStatus = Pick<LogSource, 'state' | 'error' | 'title' | 'connected_at' | 'last_segment_at'>;

export const notRecording: RecordingStatus = { state: 'off', error: '', title: '', connected_at: null, last_segment_at: null };

export function stateOf(state: RecorderState): LogSource['state'] {
  return state === 'stopped' ? 'off' : state;
}

/** Words for people about a recording that does not go as it should. The address is never in them: it may hold a password. */
export function faultOf(cause: AudioError | undefined): string {
  if (!cause) return '';
  if (isPrivateRefusal(cause)) return privateRefusal;
  if (cause.code === 'disk_full') return "The station's disk is full.";
  if (cause.code === 'audio_unsupported') return 'What comes from that address is no audio stream that can be recorded.';
  const message = cause.message.charAt(0).toUpperCase() + cause.message.slice(1);
  return message.endsWith('.') ? message : `${message}.`;
}

export const privateRefusal =
  'That address is in a private network. Start the station with POSTKIT_ALLOW_PRIVATE_FETCH=1 to record from it.';

function isPrivateRefusal(error: unknown): boolean {
  for (let next: unknown = error; next instanceof Error; next = next.cause) if (/\bprivate address/.test(next.message)) return true;
  return false;
}
