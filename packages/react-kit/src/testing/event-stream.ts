import { expect } from 'vitest';
import type { LiveEventName, LiveMessage } from '@postkit/sdk/schema';

/** A live channel for `fakeStation`: `respond` is its response to `live.stream`; `emit` sends an event once a client listens. */
export function eventStream() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let lastId = 0;
  return {
    respond() {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    async emit<Name extends LiveEventName>(name: Name, message: LiveMessage<Name>): Promise<void> {
      // Unlike `waitFor`, a poll works with fake timers.
      await expect.poll(() => stream !== undefined, { timeout: 30_000 }).toBe(true);
      const event = `id: ${++lastId}\nevent: ${name}\ndata: ${JSON.stringify(message)}\n\n`;
      stream?.enqueue(new TextEncoder().encode(event));
    },
  };
}
