import type { Socket } from 'node:net';
import { createSplitter, type Framing, type SplitBytes } from '../../../playout/index.ts';
import type { Pace } from './create-pace.ts';
import type { Session } from './keep-open.ts';

/**
 * Milliseconds of silence after which the bytes that are left count as a message. Where its end is always marked, they are a message
 * that was cut, and a slow sender must not be mistaken for one.
 */
const silence_ms: Readonly<Record<Framing, number>> = {
  line: 1000,
  'blank-line': 1000,
  silence: 1000,
  // A connection has no packets: what comes together is one message.
  whole: 250,
  xml: 10_000,
  json: 10_000,
  length: 10_000,
};

export interface ConnectionSettings {
  readonly session: Session;
  /** Shared by the connections of a transport. */
  readonly pace: Pace;
  readonly peer: string;
  /** Called for each part that came. */
  onBytes?(): void;
  /** Called after each message that was stored. */
  onStored?(): void;
}

/**
 * Reads the messages of a connection until it ends. While a message is stored, the connection is not read, so that its sender waits.
 * @throws the error of the connection, after the bytes before it were taken
 */
export async function readConnection(
  socket: Socket,
  { session: { host, deps, intake, signal }, pace, peer, onBytes, onStored }: ConnectionSettings,
): Promise<void> {
  const { framing } = host;
  const splitter = createSplitter(framing === 'whole' ? 'silence' : framing);
  let work = Promise.resolve();
  let cancelSilence = () => {};

  function take(split: SplitBytes): Promise<void> {
    const arrived_ms = deps.clock.now();
    work = work.then(async () => {
      const count = await intake.take(split, { peer, arrived_ms });
      for (let n = 0; n < count; n += 1) onStored?.();
    });
    return work;
  }

  try {
    for await (const chunk of socket as AsyncIterable<Uint8Array>) {
      cancelSilence();
      onBytes?.();
      await take(splitter.push(chunk));
      await pace(chunk.length, signal);
      cancelSilence = deps.clock.after(silence_ms[framing], () => void take(splitter.end()));
    }
  } finally {
    cancelSilence();
    await take(splitter.end());
  }
}

/** The address of a peer, in which an IPv4 address is written as one. */
export function peerOf(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:/i, '');
}
