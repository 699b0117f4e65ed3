import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../testing/make-event.ts';
import { eventAt, eventBeside } from './event-at.ts';

const events = [
  makeEvent({ id: 1, started_at: 100, duration: 50.4 }),
  makeEvent({ id: 2, started_at: 151, duration: 20 }),
  makeEvent({ id: 3, started_at: 400, duration: 10 }),
];

describe('eventAt', () => {
  it('finds the event on air, also in the fraction of a second between two', () => {
    const ids = [99, 100, 150.9, 151, 171.5, 172, 399, 400, 411].map((at) => eventAt(events, at)?.id ?? null);
    expect(ids).toEqual([null, 1, 1, 2, 2, null, null, 3, null]);
    expect(eventAt([], 5)).toBeNull();
  });
});

describe('eventBeside', () => {
  it('finds the start of the event before or after', () => {
    const after = [0, 100, 160, 400].map((at) => eventBeside(events, at, 1)?.id ?? null);
    const before = [500, 400, 160, 151, 100].map((at) => eventBeside(events, at, -1)?.id ?? null);
    expect([after, before]).toEqual([
      [1, 2, 3, null],
      [3, 2, 2, 1, null],
    ]);
  });
});
