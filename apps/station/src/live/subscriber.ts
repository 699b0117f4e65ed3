import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { LiveEvent } from './live-store.ts';

/** Bytes that may be buffered for a stream; a slower client is dropped, and catches up when it reconnects. */
const maxBuffered = 1024 * 1024;

/** Whether the owner of a stream may see an event. */
export type SeesEvent = (event: Pick<LiveEvent, 'name' | 'data'>) => Promise<boolean>;

/** One open stream. */
export interface Subscriber {
  readonly channels: ReadonlySet<string>;
  /** The owner of the stream, if it has one. */
  readonly owner: string | undefined;
  /** Decides for each event whether the stream gets it; undefined for all of its channels. */
  readonly sees: SeesEvent | undefined;
  /** Id of the last event that was written. */
  cursor: number;
  /** Whether missed events are still being sent. */
  replaying: boolean;
  /** Whether an event was published during the replay. */
  behind: boolean;
  readonly closed: boolean;
  /** Writes text, or drops the client when too much is buffered. */
  write(text: string): void;
  /** Resolves when the client has received everything written, or has disconnected. */
  drained(): Promise<void>;
  end(): void;
}

/** Wraps a response whose head has been sent. */
export function createSubscriber(
  response: ServerResponse,
  {
    channels,
    cursor,
    owner,
    sees,
  }: Pick<Subscriber, 'cursor' | 'owner' | 'sees'> & { readonly channels: readonly string[] },
): Subscriber {
  return {
    channels: new Set(channels),
    owner,
    sees,
    cursor,
    replaying: true,
    behind: false,
    get closed() {
      return response.destroyed || response.writableEnded;
    },
    write(text) {
      if (response.destroyed || response.writableEnded) return;
      response.write(text);
      if (response.writableLength > maxBuffered) response.destroy();
    },
    async drained() {
      if (!response.writableNeedDrain || response.destroyed) return;
      const gone = new AbortController();
      const { signal } = gone;
      await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]).finally(
        () => gone.abort(),
      );
    },
    end: () => void response.end(),
  };
}
