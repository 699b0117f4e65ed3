import { describe, expect, it } from 'vitest';
import { makeShow } from '@postkit/sdk/testing';
import { type FirstRunStepId, firstRunSteps, isPastFirstRun } from './first-run.model.ts';

const all: readonly FirstRunStepId[] = ['record', 'show', 'publish'];
const showWith = (published: number) => {
  const show = makeShow();
  return { ...show, counters: { ...show.counters, published } };
};

describe('firstRunSteps', () => {
  it('are done by what the station has', () => {
    const doneOf = (at: number | null, shows: ReturnType<typeof showWith>[]) =>
      firstRunSteps({ recording: { last_segment_at: at }, shows }, all)?.map(({ isDone }) => isDone);
    expect(doneOf(null, [])).toEqual([false, false, false]);
    expect(doneOf(1_800_000_000, [])).toEqual([true, false, false]);
    expect(doneOf(null, [showWith(0)])).toEqual([false, true, false]);
    expect(doneOf(null, [showWith(0), showWith(2)])).toEqual([false, true, true]);
  });

  it('are those that the user may take, and unknown until all of them are known', () => {
    expect(firstRunSteps({ recording: { last_segment_at: null }, shows: undefined }, ['record'])).toEqual([
      { id: 'record', isDone: false },
    ]);
    expect(firstRunSteps({ recording: undefined, shows: [] }, ['show', 'publish'])).toHaveLength(2);
    expect(firstRunSteps({ recording: { last_segment_at: null }, shows: undefined }, all)).toBeNull();
    expect(firstRunSteps({ recording: undefined, shows: [] }, all)).toBeNull();
  });

  it('end with the last one of the user', () => {
    expect(
      isPastFirstRun([
        { id: 'record', isDone: false },
        { id: 'publish', isDone: true },
      ]),
    ).toBe(true);
    expect(
      isPastFirstRun([
        { id: 'record', isDone: true },
        { id: 'show', isDone: false },
      ]),
    ).toBe(false);
    expect(isPastFirstRun([])).toBe(true);
  });
});
