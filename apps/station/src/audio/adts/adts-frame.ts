/** The fields of an ADTS header. */
export interface AdtsFrame {
  /** Whole frame in bytes, header included. */
  length: number;
  headerLength: number;
  /** MPEG-4 audio object type; 2 is AAC-LC. */
  objectType: number;
  sampleRate: number;
  channels: number;
}

const SAMPLE_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];

/** The shortest header: without a checksum, as ffmpeg writes it. */
export const ADTS_HEADER_LENGTH = 7;

/** Length in bytes of the frame whose header starts at `at`, or 0 when no header is there. Needs 6 readable bytes. */
export function adtsFrameLength(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xf6) !== 0xf0) return 0;
  const length =
    (((bytes[at + 3] ?? 0) & 3) << 11) | ((bytes[at + 4] ?? 0) << 3) | ((bytes[at + 5] ?? 0) >> 5);
  return length > ADTS_HEADER_LENGTH ? length : 0;
}

/** Reads the ADTS header at `at`; undefined when there is none. */
export function parseAdtsFrame(bytes: Uint8Array, at = 0): AdtsFrame | undefined {
  if (bytes.length < at + ADTS_HEADER_LENGTH) return undefined;
  const length = adtsFrameLength(bytes, at);
  const sampleRate = SAMPLE_RATES[((bytes[at + 2] ?? 0) >> 2) & 15];
  if (length === 0 || sampleRate === undefined) return undefined;
  return {
    length,
    headerLength: ((bytes[at + 1] ?? 0) & 1) === 1 ? ADTS_HEADER_LENGTH : ADTS_HEADER_LENGTH + 2,
    objectType: ((bytes[at + 2] ?? 0) >> 6) + 1,
    sampleRate,
    channels: (((bytes[at + 2] ?? 0) & 1) << 2) | ((bytes[at + 3] ?? 0) >> 6),
  };
}

/** True for the only kind of frame that the archive accepts: AAC-LC, 44.1 kHz, stereo, no checksum. */
export function isArchiveFrame(frame: AdtsFrame): boolean {
  return (
    frame.objectType === 2 &&
    frame.sampleRate === 44_100 &&
    frame.channels === 2 &&
    frame.headerLength === ADTS_HEADER_LENGTH
  );
}
