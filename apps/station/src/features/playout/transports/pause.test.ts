import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { pause, untilAborted } from './pause.ts';

const listenersOf = (signal: AbortSignal) => getEventListeners(signal, 'abort').length;

describe('pause', () => {
  it('ends with its time or with the signal, and leaves nothing at the signal', async () => {
    const clock = createFakeClock();
    const controller = new AbortController();
    const { signal } = controller;
    const timed = pause(clock, 1000, signal);
    clock.advance(1000);
    await timed;
    expect(listenersOf(signal)).toBe(0);
    const cut = pause(clock, 1000, signal);
    controller.abort();
    await cut;
    await pause(clock, 1000, signal);
    expect(listenersOf(signal)).toBe(0);
  });
});

describe('untilAborted', () => {
  it('settles as the work does, and leaves nothing at the signal', async () => {
    const { signal } = new AbortController();
    expect(await untilAborted(Promise.resolve(7), signal)).toBe(7);
    await expect(untilAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
    await Promise.resolve();
    expect(listenersOf(signal)).toBe(0);
  });

  it('resolves to null when the signal aborts, and takes no notice of a later failure', async () => {
    const controller = new AbortController();
    const { promise, reject } = Promise.withResolvers<never>();
    const work = untilAborted(promise, controller.signal);
    controller.abort();
    expect(await work).toBeNull();
    reject(new Error('late'));
    expect(
      await untilAborted(
        promise.catch(() => 1),
        controller.signal,
      ),
    ).toBeNull();
  });
});
