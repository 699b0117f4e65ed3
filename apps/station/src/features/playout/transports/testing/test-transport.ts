import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../../../platform/clock.ts';
import { createFakeClock, type FakeClock } from '../../../../platform/fake-clock.ts';
import { createGuardedFetch } from '../../../../platform/fetch/guarded-fetch.ts';
import type { Framing } from '../../../../playout/index.ts';
import {
  type Delivery,
  openTransport,
  type TransportDeps,
  type TransportSetting,
  type TransportState,
} from '../open-transport.ts';

export interface TestTransport extends AsyncDisposable {
  readonly clock: FakeClock;
  readonly deliveries: readonly Delivery[];
  /** The messages that were delivered, as UTF-8. */
  texts(): string[];
  readonly remarks: readonly string[];
  readonly states: readonly TransportState[];
  /** The state that was reported last, with its reason. */
  state(): string;
  /** Resolves when a condition is true, which is asked after each call of the transport. */
  until(condition: () => boolean): Promise<void>;
  /** Number of timers that were set so far, of a duration or of all. */
  armed(ms?: number): number;
  /** Advances by half a second, and waits until a file was looked at. */
  look(): Promise<void>;
  /** Advances the clock in steps until a condition is true. */
  advanceUntil(condition: () => boolean, step_ms?: number): Promise<void>;
  close(): Promise<void>;
}

export interface TestTransportOptions extends Partial<Omit<TransportDeps, 'clock'>> {
  readonly framing?: Framing;
  readonly reply?: string;
  /** Called before each delivery is stored. */
  readonly beforeStore?: (delivery: Delivery) => Promise<void> | void;
}

/** Milliseconds between two looks at a file. */
const look_ms = 500;

/** Lets the sockets of this process pass on what was written. */
export async function settle(rounds = 25): Promise<void> {
  for (let n = 0; n < rounds; n += 1) await setImmediate();
}

/** An open transport with a fake clock, which records what it reports. */
export function testTransport(
  setting: TransportSetting,
  { framing = 'xml', reply = '', beforeStore, ...deps }: TestTransportOptions = {},
): TestTransport {
  const clock = createFakeClock();
  const armed: number[] = [];
  const allowPrivate = deps.allowPrivate ?? true;
  const client = createGuardedFetch({ allowPrivate });
  const deliveries: Delivery[] = [];
  const remarks: string[] = [];
  const states: TransportState[] = [];
  const waiting = new Set<() => void>();
  const notify = () => {
    for (const check of waiting) check();
  };
  const armedOf = (ms?: number) => armed.filter((one) => ms === undefined || one === ms).length;
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!condition()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  const watchedClock: Clock = {
    ...clock,
    after(ms, call) {
      armed.push(ms);
      queueMicrotask(notify);
      return clock.after(ms, call);
    },
  };
  const transport = openTransport(
    setting,
    { clock: watchedClock, fetch: client, ports: [], folders: [], ...deps, allowPrivate },
    {
      framing,
      reply,
      async deliver(delivery) {
        await beforeStore?.(delivery);
        deliveries.push(delivery);
        notify();
      },
      remark({ text }) {
        remarks.push(text);
        notify();
      },
      changed(state) {
        states.push(state);
        notify();
      },
    },
  );
  async function close(): Promise<void> {
    await transport.close();
    await client.close();
  }
  return {
    clock,
    deliveries,
    texts: () => deliveries.map(({ bytes }) => Buffer.from(bytes).toString('utf8')),
    remarks,
    states,
    state: () => Object.values(states.at(-1) ?? {}).join(': '),
    until,
    armed: armedOf,
    async look() {
      const before = armedOf(look_ms);
      clock.advance(look_ms);
      await until(() => armedOf(look_ms) > before);
    },
    async advanceUntil(condition, step_ms = 500) {
      while (!condition()) {
        clock.advance(step_ms);
        await settle();
      }
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
