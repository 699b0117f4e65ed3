import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Bytes that may wait in a stream; a client that reads slower is dropped, and catches up when it returns. */
const mostWaiting = 1024 * 1024;

/** One open stream. */
export interface Subscriber {
  readonly channels: ReadonlySet<string>;
  /** Whose stream it is, where somebody said so. */
  readonly owner: string | undefined;
  /** Id of the last event that was written. */
  cursor: number;
  /** Still being given what it missed. */
  replaying: boolean;
  /** Something was published during the replay. */
  behind: boolean;
  readonly closed: boolean;
  /** Writes text, or drops the client when too much waits. */
  write(text: string): void;
  /** Resolves when the client has taken what was written, or has gone. */
  drained(): Promise<void>;
  end(): void;
}

/** Wraps an answer whose head has been sent. */
export function createSubscriber(
  response: ServerResponse,
  { channels, cursor, owner }: { channels: readonly string[]; cursor: number; owner: string | undefined },
): Subscriber {
  return {
    channels: new Set(channels),
    owner,
    cursor,
    replaying: true,
    behind: false,
    get closed() {
      return response.destroyed || response.writableEnded;
    },
    write(text) {
      if (response.destroyed || response.writableEnded) return;
      response.write(text);
      if (response.writableLength > mostWaiting) response.destroy();
    },
    async drained() {
      if (!response.writableNeedDrain || response.destroyed) return;
      const gone = new AbortController();
      const { signal } = gone;
      await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]).finally(() => gone.abort());
    },
    end: () => void response.end(),
  };
}
