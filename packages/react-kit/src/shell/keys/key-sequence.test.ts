import { describe, expect, it } from 'vitest';
import { nextStep } from './key-sequence.ts';

const sequences = new Map([
  ['g s', 'shows'],
  ['g g', 'tags'],
  ['/', 'search'],
]);

describe('nextStep', () => {
  it('ends a single key at once, and a sequence with its second key', () => {
    expect(nextStep(null, { key: '/', at: 0 }, sequences)).toEqual({ pending: null, done: 'search' });
    const { pending } = nextStep(null, { key: 'g', at: 0 }, sequences);
    expect(pending).toEqual({ key: 'g', at: 0 });
    expect(nextStep(pending, { key: 's', at: 900 }, sequences)).toEqual({ pending: null, done: 'shows' });
    expect(nextStep(pending, { key: 'g', at: 900 }, sequences)).toEqual({ pending: null, done: 'tags' });
  });

  it('does nothing for a second key that is late or unknown', () => {
    const pending = { key: 'g', at: 0 };
    expect(nextStep(pending, { key: 's', at: 1501 }, sequences)).toEqual({ pending: null, done: null });
    expect(nextStep(pending, { key: 'q', at: 10 }, sequences)).toEqual({ pending: null, done: null });
  });

  it('starts again with a late first key', () => {
    expect(nextStep({ key: 'g', at: 0 }, { key: 'g', at: 2000 }, sequences)).toEqual({
      pending: { key: 'g', at: 2000 },
      done: null,
    });
  });
});
