import { highestBitRate, mpegFrame } from './mpeg-frame.ts';

/** The header of a frame of an mp3 or AAC file. */
export interface AudioFrame {
  /** Bytes of the frame. */
  readonly bytes: number;
  readonly samples: number;
  readonly sampleRate: number;
  readonly channels: number;
  /** Bytes of the frame before its main data: header, checksum and side information. */
  readonly prefix: number;
  /** Bytes of earlier frames in which its main data begins. */
  readonly reservoir: number;
}

/** Reads the header of a frame of MPEG 1 Layer III at an offset, of 6 bytes; null for anything else, such as a tag. */
export function readMp3Frame(data: Uint8Array, at: number): AudioFrame | null {
  const frame = mpegFrame(data, at);
  if (!frame?.isMpeg1 || frame.layer !== 3) return null;
  const { length: bytes, samples, sampleRate, channels } = frame;
  const side = frame.hasChecksum ? 6 : 4;
  const [first = 0, second = 0] = data.subarray(at + side, at + side + 2);
  return {
    bytes,
    samples,
    sampleRate,
    channels,
    prefix: side + sideBytes(channels),
    reservoir: (first << 1) | (second >> 7),
  };
}

/** Bytes of the side information. */
export function sideBytes(channels: number): number {
  return channels === 1 ? 17 : 32;
}

/**
 * A silent frame in the format of another one: without checksum, padding and audio, of at least the given bytes.
 * @param header the first 4 bytes of a frame of MPEG 1
 */
export function silentMp3Frame(header: Uint8Array, atLeast = 0): Uint8Array<ArrayBuffer> {
  const [, version = 0, rate = 0, mode = 0] = header;
  let index = rate >> 4;
  const build = () => Uint8Array.of(0xff, version | 1, (index << 4) | (rate & 0b1100), mode, 0, 0, 0, 0);
  while (index < highestBitRate && (readMp3Frame(build(), 0)?.bytes ?? 0) < atLeast) index += 1;
  const start = build();
  const frame = new Uint8Array(readMp3Frame(start, 0)?.bytes ?? 0);
  frame.set(start.subarray(0, 4));
  return frame;
}

/** Bytes of an ID3v2 tag at the start of a file, of whose first bytes these are 10 or more; 0 for none. */
export function id3Bytes(data: Uint8Array): number {
  if (data.length < 10 || String.fromCodePoint(...data.subarray(0, 3)) !== 'ID3') return 0;
  const size = data.subarray(6, 10).reduce((sum, byte) => (sum << 7) | (byte & 127), 0);
  return 10 + size + ((data[5] ?? 0) & 0x10 ? 10 : 0);
}

/** Whether a frame is the header of a file (Xing, Info or VBRI), which holds no audio. */
export function isMp3Header(data: Uint8Array, at: number, { prefix }: AudioFrame): boolean {
  const text = (from: number) => String.fromCodePoint(...data.subarray(from, from + 4));
  return ['Xing', 'Info'].includes(text(at + prefix)) || text(at + 36) === 'VBRI';
}
