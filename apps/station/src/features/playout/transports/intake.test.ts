import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { createIntake } from './intake.ts';
import type { Delivery } from './transport.ts';

function openIntake(deliver: (delivery: Delivery) => Promise<void> = async () => {}) {
  const clock = createFakeClock();
  const remarks: string[] = [];
  const controller = new AbortController();
  const host = { deliver, remark: ({ text }: { text: string }) => remarks.push(text) };
  const intake = createIntake(host, clock, controller.signal);
  const take = (texts: readonly string[]) =>
    intake.take(
      { frames: texts.map((text) => Buffer.from(text)), findings: [] },
      { peer: '', arrived_ms: clock.now() },
    );
  return { clock, remarks, intake, take, close: () => (controller.abort(), intake.close()) };
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => `${n}`);

describe('createIntake', () => {
  it.each([
    [0, 200],
    [1000, 250],
    [2000, 300],
    [3_600_000, 400],
  ])('takes 200 messages at once and 50 a second: %d ms after the first 200', async (after_ms, expected) => {
    const { clock, take } = openIntake();
    const first = await take(numbers(200));
    clock.advance(after_ms);
    expect(first + (await take(numbers(1000)))).toBe(expected);
  });

  it('takes none more when the clock is set back', async () => {
    const { clock, take } = openIntake();
    await take(numbers(200));
    clock.advance(-3_600_000);
    expect(await take(numbers(10))).toBe(0);
    clock.advance(1000);
    expect(await take(numbers(100))).toBe(50);
  });

  it('reports once a minute how many it dropped, and the last when it closes', async () => {
    const { clock, remarks, take, close } = openIntake();
    await take(numbers(1000));
    clock.advance(30_000);
    await take(numbers(1000));
    expect(remarks).toEqual([]);
    clock.advance(30_000);
    expect(remarks).toEqual(['1600 messages were dropped, because too many came at once.']);
    await take(numbers(201));
    await close();
    expect(remarks.slice(1)).toEqual(['1 message was dropped, because too many came at once.']);
    clock.advance(600_000);
    expect(remarks.length).toBe(2);
  });

  it('passes on 30 remarks at once and one in two seconds, and counts the others', () => {
    const { clock, remarks, intake } = openIntake();
    for (let n = 0; n < 1000; n += 1) intake.remark({ level: 'ignored', text: `remark ${n}` });
    expect(remarks.length).toBe(30);
    clock.advance(60_000);
    expect(remarks.slice(30)).toEqual(['970 further remarks were left out.']);
    for (let n = 0; n < 1000; n += 1) intake.remark({ level: 'ignored', text: 'again' });
    expect(remarks.length).toBe(61);
  });

  it.each([
    ['200 messages', 10, 200],
    ['4 MB', 1_000_000, 4],
  ])('lets at most %s wait, and drops what comes then', async (_limit, size, most) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { remarks, clock, intake, close } = openIntake(() => promise);
    let stored = 0;
    const taking: Promise<void>[] = [];
    for (let n = 0; n < 400; n += 1) {
      clock.advance(100);
      const split = { frames: [Buffer.alloc(size)], findings: [] };
      taking.push(
        intake.take(split, { peer: '', arrived_ms: 0 }).then((count) => {
          stored += count;
        }),
      );
      await Promise.resolve();
    }
    resolve();
    await Promise.all(taking);
    await close();
    expect(stored).toBe(most);
    expect(remarks).toEqual([`${400 - most} messages were dropped, because too many came at once.`]);
  });

  it('stores one message at a time, in the order of their arrival', async () => {
    const log: string[] = [];
    const { take } = openIntake(async ({ bytes }) => {
      log.push(`begin ${Buffer.from(bytes).toString()}`);
      await Promise.resolve();
      log.push('end');
    });
    await Promise.all([take(['a', 'b']), take(['c'])]);
    expect(log).toEqual(['begin a', 'end', 'begin b', 'end', 'begin c', 'end']);
  });

  it('tries once more and not again when it closes', async () => {
    let calls = 0;
    const { take, close, remarks } = openIntake(() => {
      calls += 1;
      return Promise.reject(new Error('The database is closed.'));
    });
    const taken = take(['a']);
    await setImmediate();
    await close();
    expect([await taken, calls]).toEqual([0, 2]);
    expect(remarks).toEqual(['A message could not be stored, and is lost.']);
  });
});
