import { describe, expect, it } from 'vitest';
import { HangWatch } from './hang-watch.ts';
import type { MainThread } from './main-thread.ts';
import { readMainThread } from './main-thread.ts';
import { OwnTime } from './own-time.ts';
import { Silence } from './silence.ts';

function watch() {
  const calls: string[] = [];
  const hang = new HangWatch({
    limits: { report: 6000, kill: 12_000, start: 60_000 },
    pid: () => undefined,
    onSilent: (ms) => calls.push(`silent ${ms}`),
    kill: (ms) => calls.push(`kill ${ms}`),
  });
  return { calls, hang, pass: (seconds: number) => Array.from({ length: seconds }, () => hang.tick(1000)) };
}

describe('HangWatch', () => {
  it('reports a silence once, and kills once', () => {
    const { calls, hang, pass } = watch();
    hang.started();
    pass(20);
    expect(calls).toEqual(['silent 6000', 'kill 12000']);
    expect(hang.isSilent).toBe(true);
  });

  it('counts each silence from its last heartbeat', () => {
    const { calls, hang, pass } = watch();
    hang.started();
    pass(7);
    expect(hang.isSilent).toBe(true);
    hang.beat();
    expect(hang.isSilent).toBe(false);
    pass(7);
    hang.beat();
    pass(11);
    expect(calls).toEqual(['silent 6000', 'silent 6000', 'silent 6000']);
  });

  it('gives a start its own limit', () => {
    const { calls, pass } = watch();
    pass(59);
    expect(calls).toEqual([]);
    pass(1);
    expect(calls).toEqual(['silent 60000', 'kill 60000']);
  });
});

describe('Silence', () => {
  const ofThread = (threads: (MainThread | null)[]) => {
    const silence = new Silence(() => threads.shift() ?? null);
    return (ticks: number) => {
      for (let tick = 0; tick < ticks; tick += 1) silence.add(1000);
      return silence.ms;
    };
  };
  const thread = (isRunnable: boolean, ranMs: number): MainThread => ({ isRunnable, ranMs });

  it('counts of a thread that waits for a processor only the time that it ran', () => {
    expect(ofThread([thread(true, 0), thread(true, 100), thread(true, 150)])(3)).toBe(1150);
  });

  it('counts all the time of a thread that runs all the time, or waits for a disk or a signal', () => {
    expect(ofThread([thread(true, 0), thread(true, 1000), thread(true, 2000)])(3)).toBe(3000);
    expect(ofThread([thread(false, 0), thread(false, 0), null])(3)).toBe(3000);
  });
});

describe('OwnTime', () => {
  it('counts no time in which this process was stopped', () => {
    let now = 0;
    const time = new OwnTime(1000, () => now);
    now = 1000;
    expect(time.tick()).toBe(1000);
    now = 61_000;
    expect(time.tick()).toBe(1500);
    now = 60_000;
    expect(time.tick()).toBe(0);
  });
});

describe('readMainThread', () => {
  it('reads the time that the main thread of a process ran', () => {
    const before = readMainThread(process.pid);
    const until = process.cpuUsage().user + 100_000;
    while (process.cpuUsage().user < until);
    const after = readMainThread(process.pid);
    expect(after?.isRunnable).toBe(true);
    expect((after?.ranMs ?? 0) - (before?.ranMs ?? 0)).toBeGreaterThan(0);
    expect(readMainThread(2 ** 30)).toBeNull();
  });
});
