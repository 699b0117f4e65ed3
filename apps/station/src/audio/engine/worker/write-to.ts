import type { Writable } from 'node:stream';

/** Writes and waits for drain when necessary. Returns false once the reader has closed; its exit code gives the reason. */
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
