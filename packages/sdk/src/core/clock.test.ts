import { describe, expect, it } from 'vitest';
import { pause, systemClock } from './clock.ts';
import type { Clock } from './clock.ts';

/** A clock whose timers end when the test ends them. */
function heldClock() {
  const timers = new Set<() => void>();
  const clock: Clock = {
    now: () => 0,
    after(_milliseconds, run) {
      timers.add(run);
      return () => void timers.delete(run);
    },
  };
  return { clock, timers, end: () => timers.forEach((run) => run()) };
}

describe('pause', () => {
  it('rejects without a timer if the signal has aborted', async () => {
    const { clock, timers } = heldClock();
    await expect(pause(clock, 10, AbortSignal.abort('left'))).rejects.toBe('left');
    expect(timers.size).toBe(0);
  });

  it('cancels its timer when the signal aborts', async () => {
    const { clock, timers } = heldClock();
    const controller = new AbortController();
    const paused = pause(clock, 10, controller.signal);
    expect(timers.size).toBe(1);
    controller.abort('left');
    await expect(paused).rejects.toBe('left');
    expect(timers.size).toBe(0);
  });

  it('ends with or without a signal', async () => {
    const { clock, end } = heldClock();
    const paused = [pause(clock, 10), pause(clock, 10, new AbortController().signal)];
    end();
    await expect(Promise.all(paused)).resolves.toEqual([undefined, undefined]);
  });
});

describe('systemClock', () => {
  it('cancels a callback', async () => {
    let calls = 0;
    const cancel = systemClock.after(0, () => (calls += 1));
    cancel();
    await new Promise<void>((resolve) => void systemClock.after(1, resolve));
    expect(calls).toBe(0);
  });
});
