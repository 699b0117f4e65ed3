/** Passes bytes through and reports the size of each chunk. */
export function watchStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (count: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}
