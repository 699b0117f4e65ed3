/** A mono wave file of `seconds` at 8 kHz: a quiet tone, so that a browser has real audio to play. */
export function tone(seconds: number): Buffer {
  const rate = 8000;
  const samples = Math.round(rate * seconds);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples * 2, 40);
  for (let n = 0; n < samples; n++)
    file.writeInt16LE(Math.round(2000 * Math.sin((n * 2 * Math.PI * 220) / rate)), 44 + n * 2);
  return file;
}
