import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { createPace } from './create-pace.ts';

describe('createPace', () => {
  it('lets 4 MB pass at once, and then 1 MB a second', async () => {
    const clock = createFakeClock();
    const { signal } = new AbortController();
    const pace = createPace(clock);
    for (let n = 0; n < 64; n += 1) await pace(65_536, signal);
    const passed: number[] = [];
    const waiting = [1, 2, 3].map((n) => pace(524_288, signal).then(() => passed.push(n)));
    clock.advance(499);
    await Promise.resolve();
    expect(passed).toEqual([]);
    clock.advance(1);
    await waiting[0];
    clock.advance(1000);
    await Promise.all(waiting);
    expect(passed).toEqual([1, 2, 3]);
  });

  it('lets all pass when it is aborted', async () => {
    const controller = new AbortController();
    const waiting = createPace(createFakeClock())(100_000_000, controller.signal);
    controller.abort();
    expect(await waiting).toBeUndefined();
  });
});
