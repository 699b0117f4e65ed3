import { createIntake, type Intake } from './intake.ts';
import { pause } from './pause.ts';
import { TransportFault } from './transport-fault.ts';
import type { Transport, TransportDeps, TransportHost, TransportState } from './transport.ts';

/** The parts of a transport that each of its attempts uses. */
export interface Session {
  readonly host: TransportHost;
  readonly deps: TransportDeps;
  readonly intake: Intake;
  /** Aborts when the transport closes. */
  readonly signal: AbortSignal;
  /** Reports the state, unless it is the one that was reported last. */
  report(state: TransportState['state'], reason?: string): void;
}

const least_ms = 1000;
const most_ms = 60_000;
/** Milliseconds after which an attempt that lasted has not failed, so that the next one follows soon. */
const lasting_ms = 10_000;

/**
 * Runs an attempt again and again until the transport closes: after 1 second, then after twice the time, up to a minute.
 * @param attempt rejects with a `TransportFault` that says why it ended; it resolves if the other side ended it
 */
export function keepOpen(
  deps: TransportDeps,
  host: TransportHost,
  attempt: (session: Session) => Promise<void>,
): Transport {
  const { clock } = deps;
  const controller = new AbortController();
  const { signal } = controller;
  const intake = createIntake(host, clock, signal);
  const report = createReport(host, signal);
  const session: Session = { host, deps, intake, signal, report };

  async function run(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const began_ms = clock.now();
      const fault = await attempt(session).then(
        () => new TransportFault('The other side closed the connection.'),
        (error: unknown) =>
          error instanceof TransportFault
            ? error
            : new TransportFault('The input failed for an unknown reason.', { cause: error }),
      );
      if (signal.aborted) return;
      report('failed', fault.message);
      if (fault.isFinal) return;
      failures = clock.now() - began_ms >= lasting_ms ? 0 : failures + 1;
      await pause(clock, Math.max(fault.wait_ms, backoffOf(failures)), signal);
    }
  }

  const running = run();
  return {
    async close() {
      controller.abort();
      await running;
      await intake.close();
    },
  };
}

/** Milliseconds until the next attempt; up to a quarter more, so that many inputs do not connect at the same moment. */
function backoffOf(failures: number): number {
  const exact = least_ms * 2 ** Math.min(Math.max(0, failures - 1), 10);
  return Math.min(most_ms, exact * (1 + Math.random() / 4));
}

function createReport(host: TransportHost, signal: AbortSignal): Session['report'] {
  let last = '';
  return (state, reason = '') => {
    const key = `${state} ${reason}`;
    if (signal.aborted || key === last) return;
    last = key;
    host.changed({ state, reason });
  };
}
