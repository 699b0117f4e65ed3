/** Bit rates of MPEG 1 layer III, in kb/s. */
const bitRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const sampleRates = [44_100, 48_000, 32_000];

/** Length of an MP3 file in seconds, counted frame by frame. Throws if a frame does not follow the previous one. */
export function mp3Seconds(file: Uint8Array): number {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let at = afterTag(bytes);
  let seconds = 0;
  while (at + 4 <= bytes.length) {
    const head = bytes.readUInt32BE(at);
    // Sync, MPEG 1, layer III.
    if ((head & 0xfffe0000) >>> 0 !== 0xfffa0000)
      throw new Error(`There is no mp3 frame at byte ${at} of ${bytes.length}.`);
    const bitRate = bitRates[(head >>> 12) & 15] ?? 0;
    const sampleRate = sampleRates[(head >>> 10) & 3] ?? 0;
    const length = Math.floor((144_000 * bitRate) / sampleRate) + ((head >>> 9) & 1);
    // The first frame may hold metadata instead of audio.
    if (!isFacts(bytes.subarray(at, at + length))) seconds += 1152 / sampleRate;
    at += length;
  }
  return seconds;
}

function afterTag(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + [6, 7, 8, 9].reduce((size, index) => size * 128 + (bytes[index] ?? 0), 0);
}

function isFacts(frame: Buffer): boolean {
  const start = frame.toString('latin1', 4, 60);
  return start.includes('Xing') || start.includes('Info');
}
