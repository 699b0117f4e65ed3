/** Kilobits per second by the index in the header: of MPEG 1 in layers I to III, and of MPEG 2 and 2.5 in layer I and in the other two. */
const bitRates = {
  '1 1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1 2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1 3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2 1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2 2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000];
/** How much lower sample rates are, by the version in the header: MPEG 2.5, none, 2, 1. */
const divisors = [4, undefined, 2, 1];

/** The frame of MPEG audio of any version and layer whose header is at an offset; undefined for anything else, such as one of free format. */
export function mpegFrame(bytes: Uint8Array, at: number): { readonly length: number; readonly kind: number } | undefined {
  const [sync = 0, version = 0, rate = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (version & 0xe0) !== 0xe0) return undefined;
  const divisor = divisors[(version >> 3) & 3];
  const layer = 4 - ((version >> 1) & 3);
  const sampleRate = sampleRates[(rate >> 2) & 3];
  if (divisor === undefined || layer === 4 || sampleRate === undefined) return undefined;
  const kilobits = bitRates[divisor === 1 ? (`1 ${layer as 1 | 2 | 3}` as const) : layer === 1 ? '2 1' : '2 2'][rate >> 4];
  if (!kilobits) return undefined;
  const slots = (layer === 1 ? 12_000 : layer === 3 && divisor > 1 ? 72_000 : 144_000) * kilobits;
  const padding = (rate >> 1) & 1;
  const length = (Math.floor(slots / (sampleRate / divisor)) + padding) * (layer === 1 ? 4 : 1);
  // Version, layer and sample rate; the rest may change from frame to frame.
  return { length, kind: ((version & 0x1e) << 8) | (rate & 0x0c) };
}
