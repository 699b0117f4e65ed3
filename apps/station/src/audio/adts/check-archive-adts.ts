import { AudioError } from '../audio-error.ts';
import { isArchiveFrame, parseAdtsFrame } from './adts-frame.ts';

/** Counts the frames of a whole segment. Throws `audio_unsupported` unless every byte belongs to an AAC-LC 44.1 kHz stereo frame. */
export function checkArchiveAdts(bytes: Uint8Array): number {
  let at = 0;
  let frames = 0;
  while (at < bytes.length) {
    const frame = parseAdtsFrame(bytes, at);
    if (!frame || !isArchiveFrame(frame) || at + frame.length > bytes.length) {
      throw new AudioError('audio_unsupported', `byte ${at} is not a whole AAC-LC 44.1 kHz stereo frame`);
    }
    at += frame.length;
    frames += 1;
  }
  return frames;
}
