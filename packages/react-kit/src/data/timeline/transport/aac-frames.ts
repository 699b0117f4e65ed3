/** Samples of an AAC frame. */
export const frameSamples = 1024;

const adtsHeaderLength = 7;

/** Samples of each segment of an HLS playlist. */
export function segmentLengths(playlist: string): number[] {
  return [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(
    ([, seconds]) => Math.round((Number(seconds) * 44_100) / frameSamples) * frameSamples,
  );
}

/** The AAC frames of an fMP4 media segment with one track and one run. */
export function framesOf(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const run = boxAt(segment, ['moof', 'traf', 'trun']);
  const data = boxAt(segment, ['mdat']);
  // After version and flags: the count, the data offset, then one size for each frame.
  const count = run.getUint32(4);
  const frames: Uint8Array<ArrayBuffer>[] = [];
  let at = data.byteOffset;
  for (let index = 0; index < count; index += 1) {
    const length = run.getUint32(12 + 4 * index);
    frames.push(segment.subarray(at - segment.byteOffset, at - segment.byteOffset + length));
    at += length;
  }
  return frames;
}

/** The content of the first box of this path. */
function boxAt(bytes: Uint8Array<ArrayBuffer>, path: readonly string[]): DataView {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [type, ...inner] = path;
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at);
    if (size < 8) break;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === type) {
      const content = bytes.subarray(at + 8, at + size);
      return inner.length > 0
        ? boxAt(content, inner)
        : new DataView(content.buffer, content.byteOffset, content.byteLength);
    }
    at += size;
  }
  throw new Error(`The segment has no ${type} box.`);
}

/** AAC-LC frames of 44.1 kHz stereo as an ADTS stream, which browsers decode without removing samples. */
export function toAdts(frames: readonly Uint8Array[]): ArrayBuffer {
  const bytes = new Uint8Array(frames.reduce((sum, frame) => sum + adtsHeaderLength + frame.length, 0));
  let at = 0;
  for (const frame of frames) {
    const length = adtsHeaderLength + frame.length;
    bytes.set(
      [0xff, 0xf1, 0x50, 0x80 | (length >> 11), (length >> 3) & 0xff, ((length & 7) << 5) | 0x1f, 0xfc],
      at,
    );
    bytes.set(frame, at + adtsHeaderLength);
    at += length;
  }
  return bytes.buffer;
}
