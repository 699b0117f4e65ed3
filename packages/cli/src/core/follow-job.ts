import type { PostKitClient } from '@postkit/sdk';
import type { LiveEventName } from '@postkit/sdk/schema';
import { CliError } from './cli-error.ts';

interface Followed<State, Result> {
  /** Live events after which the state is read at once. */
  readonly events: readonly LiveEventName[];
  read(): Promise<State>;
  /** The result once the job is over, else null. */
  resultOf(state: State): Result | null;
  onState?(state: State): void;
}

/** Milliseconds between two reads without a live event: a network may let no stream through. */
const readEvery = 2000;

/**
 * Reads the state of a job after each live event, and every two seconds, until it is over.
 * @throws CliError interrupted once the signal is aborted
 */
export async function followJob<State, Result>(
  client: PostKitClient,
  signal: AbortSignal | undefined,
  { events, read, resultOf, onState }: Followed<State, Result>,
): Promise<Result> {
  let endWait = () => {};
  const wake = () => endWait();
  signal?.addEventListener('abort', wake);
  const release = openChannel(client, events, wake);
  try {
    for (;;) {
      // Before the read, so that an event during it counts.
      const woken = new Promise<void>((resolve) => {
        endWait = resolve;
      });
      const state = await read();
      onState?.(state);
      const result = resultOf(state);
      if (result !== null) return result;
      const timer = setTimeout(wake, readEvery);
      await woken;
      clearTimeout(timer);
      if (signal?.aborted) throw new CliError('interrupted', 'Interrupted.');
    }
  } finally {
    release();
    signal?.removeEventListener('abort', wake);
  }
}

/** Calls `wake` for each of the events. Returns how to end that. */
function openChannel(
  { live, settings }: PostKitClient,
  events: readonly LiveEventName[],
  wake: () => void,
): () => void {
  let isReleased = false;
  const subscriptions = events.map((name) => live.on(name, wake));
  // The settings name the host of the channel and the session. Without them the reads still come.
  void settings.get().then(
    () => {
      if (!isReleased) live.open();
    },
    () => {},
  );
  return () => {
    isReleased = true;
    for (const unsubscribe of subscriptions) unsubscribe();
    live.close();
  };
}
