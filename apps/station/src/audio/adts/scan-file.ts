import { open } from 'node:fs/promises';
import { scanFrames, type FrameScan } from './scan-frames.ts';

const CHUNK = 1 << 20;

/** Scans a file of ADTS frames from byte `from` on, reading a MiB at a time; `end` is where a torn tail begins. */
export async function scanAdtsFile(path: string, from = 0): Promise<FrameScan> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let total: FrameScan = { frames: 0, end: from };
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK, total.end);
      const scan = scanFrames(buffer.subarray(0, bytesRead));
      if (scan.frames === 0) return total;
      total = { frames: total.frames + scan.frames, end: total.end + scan.end };
    }
  } finally {
    await file.close();
  }
}
