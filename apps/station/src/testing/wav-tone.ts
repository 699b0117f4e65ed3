const RATE = 22_050;

/** A WAV file with a tone: 16 bit stereo, the same on both sides. */
export function wavTone(seconds: number, hertz = 330): Buffer<ArrayBuffer> {
  const samples = Math.round(seconds * RATE);
  const bytes = Buffer.alloc(44 + 4 * samples);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + 4 * samples, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(4 * RATE, 28);
  bytes.writeUInt16LE(4, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(4 * samples, 40);
  for (let index = 0; index < samples; index += 1) {
    const level = Math.round(12_000 * Math.sin((2 * Math.PI * hertz * index) / RATE));
    bytes.writeInt16LE(level, 44 + 4 * index);
    bytes.writeInt16LE(level, 46 + 4 * index);
  }
  return bytes;
}
