import type { Clock } from '../core/clock.ts';

/**
 * The same bytes, but a body that stays silent for too long ends in an error.
 *
 * A connection that died without a word (a laptop that slept, a router that forgot) looks like a quiet one for ever;
 * the station sends a comment every 15 seconds, so silence means death.
 */
export function watchedBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  clock: Clock,
  silence: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let cancel = () => {};
  const reader = body.getReader();
  return new ReadableStream({
    start(controller) {
      watch(controller);
    },
    async pull(controller) {
      const { done, value } = await reader.read().finally(() => cancel());
      if (done) {
        controller.close();
      } else {
        watch(controller);
        controller.enqueue(value);
      }
    },
    async cancel(reason) {
      cancel();
      await reader.cancel(reason);
    },
  });

  function watch(controller: ReadableStreamDefaultController): void {
    cancel = clock.after(silence, () => {
      const reason = new Error(`Nothing came for ${silence / 1000} s`);
      controller.error(reason);
      reader.cancel(reason).catch(() => {});
    });
  }
}
