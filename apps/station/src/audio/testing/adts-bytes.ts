/** ADTS frames with real headers (AAC-LC, 44.1 kHz, stereo) and a meaningless payload; the first byte numbers each frame. */
export function adtsBytes(frames: number, payload = 40, first = 0): Buffer {
  const length = payload + 7;
  return Buffer.concat(
    Array.from({ length: frames }, (_, index) => {
      const frame = Buffer.alloc(length, (first + index) % 251);
      frame.set([
        0xff,
        0xf1,
        0x50,
        0x80 | (length >> 11),
        (length >> 3) & 0xff,
        ((length & 7) << 5) | 0x1f,
        0xfc,
      ]);
      return frame;
    }),
  );
}
