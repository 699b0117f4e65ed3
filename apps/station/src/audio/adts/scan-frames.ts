import { ADTS_HEADER_LENGTH, adtsFrameLength } from './adts-frame.ts';

/** How far a run of whole ADTS frames reaches. */
export interface FrameScan {
  frames: number;
  /** Offset behind the last whole frame: where a torn tail begins. */
  end: number;
}

/** Counts whole frames from `start` on; stops at the first byte that is not a header, at a torn frame, or after `limit` frames. */
export function scanFrames(bytes: Uint8Array, start = 0, limit = Number.POSITIVE_INFINITY): FrameScan {
  let end = start;
  let frames = 0;
  while (frames < limit && end + ADTS_HEADER_LENGTH <= bytes.length) {
    const length = adtsFrameLength(bytes, end);
    if (length === 0 || end + length > bytes.length) break;
    end += length;
    frames += 1;
  }
  return { frames, end };
}
