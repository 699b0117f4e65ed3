import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

let asked: ((deadline: IdleDeadline) => void)[] = [];
let done: string[] = [];

/** An idle period with `left` milliseconds. */
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
  vi.restoreAllMocks();
});

describe('whenIdle', () => {
  it('runs one task per idle period, in the order of the calls', () => {
    whenIdle(() => done.push('first'));
    whenIdle(() => done.push('second'));
    expect(done).toEqual([]);
    moment(50);
    expect(done).toEqual(['first']);
    moment(50);
    expect(done).toEqual(['first', 'second']);
    expect(asked).toEqual([]);
  });

  it('delays a task while little time is left', () => {
    whenIdle(() => done.push('task'));
    moment(4);
    expect(done).toEqual([]);
    moment(12);
    expect(done).toEqual(['task']);
  });

  it('waits for a frame with time for twice what the task before took, while the user scrolls', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let isMoving = true;
    whenIdle(() => (now += 20));
    for (const name of ['second', 'third']) {
      whenIdle(
        () => done.push(name),
        () => isMoving,
      );
    }
    moment(12);
    moment(39);
    expect(done).toEqual([]);
    moment(41);
    expect(done).toEqual(['second']);
    whenIdle(() => (now += 20));
    isMoving = false;
    moment(12);
    expect(done).toEqual(['second', 'third']);
  });

  it('skips a cancelled task', () => {
    const cancel = whenIdle(() => done.push('gone'));
    whenIdle(() => done.push('stays'));
    cancel();
    moment(50);
    expect(done).toEqual(['stays']);
  });
});
