import { describe, expect, it } from 'vitest';
import { createFakeClock } from './fake-clock.ts';
import { createFairQueue, type FairQueueSettings } from './fair-queue.ts';

function open(settings: Partial<FairQueueSettings> = {}) {
  const clock = createFakeClock();
  const queue = createFairQueue({ clock, running: 2, waiting: 4, waitingPerCaller: 3, ...settings });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: string[] = [];

  /** Names the task after its caller: `a1` is the first of a. */
  function run(name: string): Promise<unknown> {
    const task = () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    };
    return queue.run(name.charAt(0), task).catch((error: unknown) => {
      refused.push(name);
      return error;
    });
  }

  async function end(name: string): Promise<void> {
    ends.get(name)?.();
    await settle();
  }

  return { clock, queue, started, refused, run, end };
}

/** Waits until every promise that can settle has settled. */
function settle(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

describe('createFairQueue', () => {
  it('limits the number of running tasks', async () => {
    const { started, run, end } = open();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name);
    await settle();
    expect(started).toEqual(['a1', 'a2']);
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    await end('a1');
    await end('a3');
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('alternates between callers', async () => {
    const { started, run, end } = open({ running: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void run(name);
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) {
      await settle();
      await end(name);
    }
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  it('rejects a caller whose share is already waiting, with 503 and the estimated seconds', async () => {
    const { clock, started, refused, run, end } = open({ running: 1 });
    void run('a1');
    await settle();
    clock.advance(2000);
    await end('a1');
    for (const name of ['a2', 'a3', 'a4', 'a5']) void run(name);
    const error = await run('a6');
    expect(error).toMatchObject({ code: 'service.busy', status: 503, headers: { 'retry-after': '8' } });
    expect(error).toMatchObject({ message: 'The station is busy. Try again in 8 seconds.' });
    void run('b1');
    await settle();
    expect(refused).toEqual(['a6']);
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    await end('a3');
    expect(started.at(-1)).toBe('b1');
  });

  it('makes room in a full queue by dropping a task of the caller with the most', async () => {
    const { refused, run } = open({ running: 1 });
    for (const name of ['x1', 'a1', 'a2', 'a3', 'b1']) void run(name);
    await settle();
    void run('c1');
    await settle();
    expect(refused).toEqual(['a3']);
    void run('d1');
    await settle();
    expect(refused).toEqual(['a3', 'a2']);
    void run('e1');
    await settle();
    expect(refused).toEqual(['a3', 'a2', 'e1']);
  });

  it('continues after a failed task', async () => {
    const { queue, run, started } = open({ running: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    void run('b1');
    await settle();
    expect(started).toEqual(['b1']);
  });
});
