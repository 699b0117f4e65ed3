import type { Writable } from 'node:stream';

/** Writes and waits for drain where needed. False once the reader is gone, for whatever reason: its exit code tells which. */
export async function writeTo(stream: Writable, chunk: Uint8Array): Promise<boolean> {
  if (stream.destroyed || stream.writableEnded) return false;
  if (stream.write(chunk)) return true;
  await new Promise<void>((resolve) => {
    function settle(): void {
      stream.off('drain', settle).off('close', settle);
      resolve();
    }
    stream.on('drain', settle).on('close', settle);
  });
  return !stream.destroyed;
}
