import type { LiveFormat } from '../engine/media-jobs.ts';
import { MatroskaClusters } from './matroska-clusters.ts';
import { OggHeaders } from './ogg-headers.ts';

/** The bytes that a decoder needs to begin in the middle of a stream. */
export interface StreamStart {
  /** Takes audio that is discarded. */
  push(bytes: Uint8Array): void;
  /** The audio with which a decoder can begin. */
  begin(audio: readonly Uint8Array[]): Uint8Array[];
}

/** MP3, AAC and MPEG-TS can be decoded from any place. */
export function streamStart(format: LiveFormat): StreamStart {
  if (format === 'ogg') {
    const headers = new OggHeaders();
    return { push: (bytes) => headers.push(bytes), begin: (audio) => [headers.bytes, ...audio] };
  }
  if (format === 'matroska') {
    const clusters = new MatroskaClusters();
    return {
      push: (bytes) => clusters.push(bytes),
      begin(audio) {
        for (const bytes of audio) clusters.push(bytes);
        return [clusters.bytes];
      },
    };
  }
  return { push: () => undefined, begin: (audio) => [...audio] };
}
