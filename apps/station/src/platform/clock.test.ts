import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { createFakeClock } from './fake-clock.ts';

afterEach(() => void vi.useRealTimers());

describe('systemClock', () => {
  it('waits longer than the maximum delay of setTimeout', () => {
    vi.useFakeTimers();
    const month = 30 * 24 * 3_600_000;
    const call = vi.fn();
    systemClock.after(month, call);
    vi.advanceTimersByTime(month - 1);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledOnce();
  });

  it('does not call back after it is cancelled, even past the first delay', () => {
    vi.useFakeTimers();
    const call = vi.fn();
    const cancel = systemClock.after(2 ** 31 + 5000, call);
    vi.advanceTimersByTime(2 ** 31);
    cancel();
    vi.advanceTimersByTime(10_000);
    expect(call).not.toHaveBeenCalled();
  });
});

describe('createFakeClock', () => {
  it('fires timers in order, each at its due time, including timers set by others', () => {
    const clock = createFakeClock(0);
    const fired: string[] = [];
    clock.after(20, () => fired.push(`b ${clock.now()}`));
    clock.after(10, () => {
      fired.push(`a ${clock.now()}`);
      clock.after(5, () => fired.push(`c ${clock.now()}`));
    });
    const cancel = clock.after(12, () => fired.push('never'));
    cancel();
    clock.advance(30);
    expect(fired).toEqual(['a 10', 'c 15', 'b 20']);
    expect(clock.now()).toBe(30);
  });
});
