import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inQuietMoment } from './quiet-moments.ts';

let asked: ((deadline: IdleDeadline) => void)[] = [];
let done: string[] = [];

/** A moment in which the browser has so many milliseconds to spare. */
function moment(left: number) {
  const callbacks = asked;
  asked = [];
  for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => left });
}

beforeEach(() => {
  asked = [];
  done = [];
  vi.stubGlobal('requestIdleCallback', (callback: (deadline: IdleDeadline) => void) => asked.push(callback));
});

afterEach(() => {
  moment(50);
  vi.unstubAllGlobals();
});

describe('quiet moments', () => {
  it('take one task each, in the order in which they came', () => {
    inQuietMoment(() => done.push('first'));
    inQuietMoment(() => done.push('second'));
    expect(done).toEqual([]);
    moment(50);
    expect(done).toEqual(['first']);
    moment(50);
    expect(done).toEqual(['first', 'second']);
    expect(asked).toEqual([]);
  });

  it('leave a task for later when little time is left', () => {
    inQuietMoment(() => done.push('task'));
    moment(4);
    expect(done).toEqual([]);
    moment(12);
    expect(done).toEqual(['task']);
  });

  it('pass over a task that was taken back', () => {
    const takeBack = inQuietMoment(() => done.push('gone'));
    inQuietMoment(() => done.push('stays'));
    takeBack();
    moment(50);
    expect(done).toEqual(['stays']);
  });
});
