/** A stereo WAV file of a tone, that many seconds long, at 44.1 kHz by default. */
export function wav(seconds: number, hertz = 330, rate = 44_100): Buffer {
  const samples = Math.round(rate * seconds);
  const file = Buffer.alloc(44 + samples * 4);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + samples * 4, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples * 4, 40);
  for (let n = 0; n < samples; n++) {
    const sample = Math.round(6000 * Math.sin((n * 2 * Math.PI * hertz) / rate));
    file.writeInt16LE(sample, 44 + n * 4);
    file.writeInt16LE(sample, 46 + n * 4);
  }
  return file;
}

/** Two tones of that many seconds with a silence of `silent` seconds between them. */
export function wavWithSilence(seconds: number, silent: number): Buffer {
  const file = wav(2 * seconds + silent);
  const bytesPerSecond = 44_100 * 4;
  return file.fill(0, 44 + seconds * bytesPerSecond, 44 + (seconds + silent) * bytesPerSecond);
}

/** A tone as a file for a file chooser. */
export function wavFile(name: string, seconds: number, hertz?: number) {
  return { name, mimeType: 'audio/wav', buffer: wav(seconds, hertz) };
}
