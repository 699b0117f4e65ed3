import { open } from 'node:fs/promises';

/**
 * Length in milliseconds that the header of a WAV file declares; null when it is no plain WAV or declares none.
 * ffmpeg computes the length of a WAV from the file size, so only the header reveals a truncated file.
 */
export async function declaredWavMs(path: string): Promise<number | null> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') return null;
    let bytesPerSecond = 0;
    for (let at = 12; at + 8 <= bytes.length;) {
      const size = bytes.readUInt32LE(at + 4);
      const type = bytes.toString('latin1', at, at + 4);
      if (type === 'fmt ' && at + 20 <= bytes.length) bytesPerSecond = bytes.readUInt32LE(at + 16);
      // A writer that does not know the length writes 0 or all ones.
      if (type === 'data') return bytesPerSecond > 0 && size > 0 && size < 0xffffff00 ? (size / bytesPerSecond) * 1000 : null;
      at += 8 + size + (size % 2);
    }
    return null;
  } finally {
    await file.close();
  }
}
