import { endsSentence } from '@postkit/sdk/words';
import { isAudioError, PlaylistError, type AudioError } from '../../audio/index.ts';
import { privateRefusal } from '../../platform/fetch/address-problem.ts';

/** Why audio is not recorded, as a message without the address. */
export function recordingFault(cause: AudioError): string {
  if (isPrivateRefusal(cause)) return privateRefusal;
  if (cause.code === 'disk_full') return "The station's disk is full.";
  if (cause.code === 'audio_unsupported')
    return 'There is no audio stream at this address that can be recorded.';
  if (cause instanceof PlaylistError) {
    const first = isAudioError(cause.cause) ? ` The first one: ${recordingFault(cause.cause)}` : '';
    return `None of the addresses in the playlist leads to a stream that can be recorded.${first}`;
  }
  const message = cause.message.charAt(0).toUpperCase() + cause.message.slice(1);
  return endsSentence(message) ? message : `${message}.`;
}

/** Whether an address was refused because it is in a private network. */
export function isPrivateRefusal(error: unknown): boolean {
  for (let next: unknown = error; next instanceof Error; next = next.cause)
    if (/\bprivate address/.test(next.message)) return true;
  return false;
}
