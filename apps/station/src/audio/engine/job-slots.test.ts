import { describe, expect, it } from 'vitest';
import { RaisableTurn } from '../../platform/turns/raisable-turn.ts';
import type { Turn } from '../../platform/turns/turn.ts';
import { JobSlots } from './job-slots.ts';

const user: Turn = { lane: 'interactive', station: 1 };
const background: Turn = { lane: 'background', station: 1 };

/** Slots with jobs that the test ends, and the order in which they started. */
function open(count: number) {
  const slots = new JobSlots(count);
  const started: string[] = [];
  const frees = new Map<string, () => void>();
  return {
    started,
    async add(name: string, turn: Turn, signal?: AbortSignal): Promise<void> {
      const free = await slots.take(turn, signal);
      started.push(name);
      frees.set(name, free);
    },
    async end(name: string): Promise<void> {
      frees.get(name)?.();
      await settled();
    },
  };
}

/** All promises that can settle have settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('JobSlots', () => {
  it('keeps one slot free of background jobs', async () => {
    const { add, started } = open(2);
    for (const name of ['import 1', 'import 2']) void add(name, background);
    await settled();
    expect(started).toEqual(['import 1']);
    await add('user', user);
    expect(started).toEqual(['import 1', 'user']);
  });

  it('delays a user by one job at most when there is one slot', async () => {
    const { add, end, started } = open(1);
    for (let n = 0; n < 40; n += 1) void add(`import ${n}`, background);
    void add('user', user);
    await settled();
    await end('import 0');
    expect(started).toEqual(['import 0', 'user']);
  });

  it('alternates between stations', async () => {
    const { add, end, started } = open(1);
    for (const name of ['a1', 'a2', 'a3']) void add(name, background);
    for (const name of ['b1', 'b2']) void add(name, { lane: 'background', station: 2 });
    await settled();
    for (const name of ['a1', 'b1', 'a2', 'b2']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('starts a waiting background job at once when its lane rises', async () => {
    const { add, started } = open(2);
    void add('video', background);
    const turn = new RaisableTurn(background);
    void add('import', turn);
    await settled();
    expect(started).toEqual(['video']);
    turn.raise();
    await settled();
    expect(started).toEqual(['video', 'import']);
  });

  it('removes a waiting job that is cancelled', async () => {
    const { add, end, started } = open(1);
    await add('first', user);
    const leaves = new AbortController();
    const cancelled = add('second', user, leaves.signal);
    void add('third', user);
    leaves.abort();
    await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' });
    await end('first');
    expect(started).toEqual(['first', 'third']);
  });
});
