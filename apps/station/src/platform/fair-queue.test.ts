import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueueSettings } from './fair-queue.ts';
import { createFakeClock } from './fake-clock.ts';

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

  /** 40 addresses that one network of each size holds, and a caller outside of it. */
  it.each([
    ['an IPv4 /24', (n: number) => `203.0.113.${n}`, '198.51.100.1'],
    ['an IPv4 /24, from the same /16', (n: number) => `203.0.113.${n}`, '203.0.7.1'],
    ['an IPv4 /16', (n: number) => `203.0.${n}.1`, '203.1.0.1'],
    ['an IPv4 /8', (n: number) => `10.${n}.0.${n}`, '11.0.0.1'],
    ['an IPv4 network, written as IPv6', (n: number) => `::ffff:203.0.113.${n}`, '198.51.100.1'],
    [
      'an IPv6 /56',
      (n: number) => `2001:db8:1:10${n.toString(16).padStart(2, '0')}::1`,
      '2001:db8:1:2000::1',
    ],
    ['an IPv6 /48', (n: number) => `2001:db8:1:${n.toString(16)}00::1`, '2001:db8:2::1'],
    ['an IPv6 /40', (n: number) => `2001:db8:1${n.toString(16).padStart(2, '0')}::1`, '2001:db8:200::1'],
    ['an IPv6 /32', (n: number) => `2001:db8:${(n * 256).toString(16)}::1`, '2001:db9::1'],
    [
      'an IPv6 /29',
      (n: number) => `2001:d${n % 8 < 4 ? 'b' : 'c'}${8 + (n % 4)}:${n.toString(16)}::1`,
      '2002::1',
    ],
    ['an IPv6 /16', (n: number) => `2001:${n.toString(16)}::1`, '2a00::1'],
  ])('cannot be filled by %s, and its members do not delay others', async (_network, member, outsider) => {
    const { queue, refused } = open({ running: 1, waiting: 40, waitingPerCaller: 8 });
    const ran: string[] = [];
    const work = (caller: string) =>
      queue.run(caller, async () => void ran.push(caller)).catch(() => refused.push(caller));
    void queue.run('running', () => new Promise<void>((resolve) => void (ends = resolve)));
    for (let n = 1; n <= 45; n += 1) void work(member(n));
    await settle();
    expect(refused).toHaveLength(5);
    void work(outsider);
    await settle();
    expect(refused).toHaveLength(6);
    expect(refused).not.toContain(outsider);
    ends();
    await settle();
    expect(ran.indexOf(outsider)).toBeLessThanOrEqual(8);
    expect(ran).toHaveLength(40);
  });

  it('drops no caller for another of the same network with as many tasks', async () => {
    const { queue, refused } = openFull();
    for (const caller of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5']) {
      void queue.run(caller, async () => {}).catch(() => refused.push(caller));
    }
    await settle();
    expect(refused).toEqual(['10.0.0.5']);
  });

  it('drops, within a network, a task of the caller with the most', async () => {
    const { queue, refused } = openFull();
    for (const caller of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      void queue.run(caller, async () => {}).catch(() => refused.push(caller));
    }
    await settle();
    expect(refused).toEqual(['10.0.0.1']);
  });

  describe('with a caller who goes first', () => {
    const known = (name: string) => ({ name, isFirst: true });

    it('runs its task before all that wait', async () => {
      const { queue, ran, free } = openFull();
      for (const caller of ['10.0.0.1', '11.0.0.1', known('10.0.0.1')])
        void queue.run(caller, async () => void ran.push(caller));
      await free();
      expect(ran).toEqual([known('10.0.0.1'), '10.0.0.1', '11.0.0.1']);
    });

    it.each(['12.0.0.1', '10.0.0.1', '2001:db8::1', 'user 7'])(
      'makes room for it in a full queue of equals: %s',
      async (name) => {
        const { queue, ran, refused, free } = openFull();
        for (const caller of ['10.0.0.1', '10.0.0.2', '11.0.0.1', '2001:db8::1']) {
          void queue.run(caller, async () => void ran.push(caller)).catch(() => refused.push(caller));
        }
        void queue.run(known(name), async () => void ran.push(known(name)));
        await settle();
        expect(refused).toHaveLength(1);
        await free();
        expect(ran[0]).toEqual(known(name));
      },
    );

    it('drops none of them for a caller in turn, and shares the room fairly among them', async () => {
      const { queue, refused } = openFull();
      const run = (caller: string | ReturnType<typeof known>) =>
        queue.run(caller, async () => {}).catch(() => refused.push(caller));
      for (const name of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']) void run(known(name));
      await settle();
      void run('12.0.0.1');
      await settle();
      expect(refused).toEqual(['12.0.0.1']);
      void run(known('12.0.0.1'));
      await settle();
      expect(refused).toEqual(['12.0.0.1', known('10.0.0.4')]);
    });
  });
});

/** A queue for 4 in which one task runs; `free` ends it, and waits for all that follow. */
function openFull() {
  const { queue } = open({ running: 1 });
  const ran: unknown[] = [];
  const refused: unknown[] = [];
  void queue.run('running', () => new Promise<void>((resolve) => void (ends = resolve)));
  async function free(): Promise<void> {
    await settle();
    ends();
    await settle();
  }
  return { queue, ran, refused, free };
}

/** Ends the task that runs. */
let ends: () => void = () => {};
