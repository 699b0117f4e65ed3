import type { Clock } from '../../../platform/clock.ts';
import type { PlayoutFinding, SplitBytes } from '../../../playout/index.ts';
import { pause } from './pause.ts';
import { createThrottle } from './throttle.ts';
import type { Delivery, TransportHost } from './transport.ts';

/** Messages a second that are read, and how many at once after a pause. */
const messages = { perSecond: 50, burst: 200 };
const remarks = { perSecond: 0.5, burst: 30 };
/** Messages that wait until the host has stored others, and their bytes. Only senders that cannot be paused reach these limits. */
const mostWaiting = 200;
const mostWaitingBytes = 4_194_304;
/** Milliseconds after which storing is tried again. */
const retries_ms = [1000, 2000, 4000, 8000, 16_000];

/** Where and when messages came. */
export interface Origin {
  readonly peer: string;
  /** Unix milliseconds. */
  readonly arrived_ms: number;
  readonly contentType?: string | null;
  /** Whether the first message was admitted already. */
  readonly isAdmitted?: boolean;
}

/** Passes the messages of a transport to its host: in order, one at a time, and not faster than may be read. */
export interface Intake {
  /** Whether a message may be read. If not, it is counted as dropped. */
  admit(): boolean;
  /** Passes on the remarks, and the messages that are admitted. Resolves to the number of messages that the host stored. */
  take(split: SplitBytes, origin: Origin): Promise<number>;
  remark(finding: PlayoutFinding): void;
  /** Resolves when nothing waits any more, and reports what was dropped. */
  close(): Promise<void>;
}

/** @param signal aborts when the transport closes, after which storing is not tried again */
export function createIntake(
  host: Pick<TransportHost, 'deliver' | 'remark'>,
  clock: Clock,
  signal: AbortSignal,
): Intake {
  const ignored = (text: string) => host.remark({ level: 'ignored', text });
  const admitted = createThrottle({
    clock,
    ...messages,
    report: (count) => ignored(`${plural(count, 'message')} dropped, because too many came at once.`),
  });
  const remarked = createThrottle({
    clock,
    ...remarks,
    report: (count) => ignored(`${plural(count, 'further remark')} left out.`),
  });
  let last: Promise<unknown> = Promise.resolve();
  const taking = new Set<Promise<number>>();
  let waiting = 0;
  let waitingBytes = 0;

  async function deliver(delivery: Delivery): Promise<boolean> {
    for (const wait_ms of [...retries_ms, null]) {
      try {
        await host.deliver(delivery);
        return true;
      } catch {
        if (wait_ms === null || signal.aborted) break;
        await pause(clock, wait_ms, signal);
      }
    }
    host.remark({ level: 'unreadable', text: 'A message could not be stored, and is lost.' });
    return false;
  }

  async function store(delivery: Delivery): Promise<boolean> {
    const { length } = delivery.bytes;
    if (waiting >= mostWaiting || waitingBytes + length > mostWaitingBytes) {
      admitted.leaveOut();
      return false;
    }
    waiting += 1;
    waitingBytes += length;
    const stored = last.then(() => deliver(delivery));
    last = stored;
    const isStored = await stored;
    waiting -= 1;
    waitingBytes -= length;
    return isStored;
  }

  function remark(finding: PlayoutFinding): void {
    if (remarked.take()) host.remark(finding);
  }

  async function takeSplit(
    { frames, findings }: SplitBytes,
    { peer, arrived_ms, contentType, isAdmitted = false }: Origin,
  ): Promise<number> {
    for (const finding of findings) remark(finding);
    const admittedFrames = frames.filter((_, index) => (isAdmitted && index === 0) || admitted.take());
    const stored = await Promise.all(
      admittedFrames.map((bytes) =>
        store({ bytes, ...(contentType !== undefined && { contentType }), peer, arrived_ms }),
      ),
    );
    return stored.filter(Boolean).length;
  }

  return {
    admit: () => admitted.take(),
    remark,
    take(split, origin) {
      const taken = takeSplit(split, origin);
      taking.add(taken);
      return taken.finally(() => taking.delete(taken));
    },
    async close() {
      await Promise.all(taking);
      admitted.close();
      remarked.close();
    },
  };
}

function plural(count: number, name: string): string {
  return count === 1 ? `1 ${name} was` : `${count} ${name}s were`;
}
