import { describe, expect, it } from 'vitest';
import { damageOf, joinWarnings } from './audio-damage.ts';

describe('damageOf', () => {
  it('names the lost seconds of a file of which 90 % or more is left', () => {
    expect(damageOf({ duration_ms: 90_000, lost_ms: 10_000 }, null)).toEqual({
      isTooMuch: false,
      words: 'Its audio file is damaged: 10 of 100 seconds are lost',
    });
  });

  it('refuses a file of which less is left', () => {
    expect(damageOf({ duration_ms: 89_000, lost_ms: 11_000 }, 100)).toEqual({
      isTooMuch: true,
      words: 'Its audio file is damaged: only 89 of 100 seconds can be decoded',
    });
  });

  it('ignores a header that promises more than the feed', () => {
    const none = { isTooMuch: false, words: '' };
    expect(damageOf({ duration_ms: 60_000, lost_ms: 600_000 }, 60)).toEqual(none);
    expect(damageOf({ duration_ms: 60_000, lost_ms: 0 }, 600)).toEqual(none);
  });

  it('joins warnings', () => expect(joinWarnings('', 'One', 'Two')).toBe('One. Two'));
});
