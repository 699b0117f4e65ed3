/** Kilobits per second by the index in the header: of MPEG 1 in layers I to III, and of MPEG 2 and 2.5 in layer I and in the other two. */
const bitRates = {
  '1 1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1 2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1 3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2 1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2 2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
/** The index of the highest bit rate. */
export const highestBitRate = 14;
const sampleRates = [44_100, 48_000, 32_000];
/** How much lower sample rates are, by the version in the header: MPEG 2.5, none, 2, 1. */
const divisors = [4, undefined, 2, 1];
const mono = 3;

/** The header of a frame of MPEG audio. */
export interface MpegFrame {
  /** Bytes of the frame. */
  readonly length: number;
  readonly layer: 1 | 2 | 3;
  readonly isMpeg1: boolean;
  /** Hz. */
  readonly sampleRate: number;
  /** Samples of the frame in each channel. */
  readonly samples: number;
  readonly channels: 1 | 2;
  /** Whether a checksum of two bytes follows the header. */
  readonly hasChecksum: boolean;
  /** Version, layer and sample rate, which all frames of a stream have in common. */
  readonly kind: number;
}

/** The frame of MPEG audio of any version and layer whose header is at an offset; undefined for anything else, such as one of free format. */
export function mpegFrame(bytes: Uint8Array, at: number): MpegFrame | undefined {
  const [sync = 0, version = 0, rate = 0, mode = 0] = bytes.subarray(at, at + 4);
  if (sync !== 0xff || (version & 0xe0) !== 0xe0) return undefined;
  const divisor = divisors[(version >> 3) & 3];
  const layer = (4 - ((version >> 1) & 3)) as 1 | 2 | 3 | 4;
  const highRate = sampleRates[(rate >> 2) & 3];
  if (divisor === undefined || layer === 4 || highRate === undefined) return undefined;
  const kilobits = bitRates[divisor === 1 ? (`1 ${layer}` as const) : layer === 1 ? '2 1' : '2 2'][rate >> 4];
  if (!kilobits) return undefined;
  const samples = layer === 1 ? 384 : layer === 3 && divisor > 1 ? 576 : 1152;
  const slotBytes = layer === 1 ? 4 : 1;
  const sampleRate = highRate / divisor;
  const padding = (rate >> 1) & 1;
  return {
    length: (Math.floor((samples * kilobits * 125) / sampleRate / slotBytes) + padding) * slotBytes,
    layer,
    isMpeg1: divisor === 1,
    sampleRate,
    samples,
    channels: mode >> 6 === mono ? 1 : 2,
    hasChecksum: (version & 1) === 0,
    kind: ((version & 0x1e) << 8) | (rate & 0x0c),
  };
}
