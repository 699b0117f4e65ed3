import { createParser } from 'eventsource-parser';
import type { ParserCallbacks } from 'eventsource-parser';

export interface EventHandlers extends Pick<ParserCallbacks, 'onEvent' | 'onId' | 'onRetry'> {
  /** Told of everything that comes, comments too, before the events in it. */
  readonly onBytes: () => void;
}

/** Reads a `text/event-stream` until it ends; throws when it breaks. What is cut off in the middle is no event. */
export async function readEvents(body: ReadableStream<Uint8Array>, { onBytes, ...handlers }: EventHandlers): Promise<void> {
  const parser = createParser(handlers);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
