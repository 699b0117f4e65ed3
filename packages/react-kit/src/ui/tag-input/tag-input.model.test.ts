import { describe, expect, it } from 'vitest';
import { isOffered, unchosen, withTag } from './tag-input.model.ts';

describe('withTag', () => {
  it('adds a trimmed tag once, whatever its case', () => {
    expect(withTag(['Local'], ' news ')).toEqual(['Local', 'news']);
    expect(withTag(['Local'], 'LOCAL')).toBeUndefined();
    expect(withTag([], '  ')).toBeUndefined();
  });
});

describe('unchosen', () => {
  it('leaves out what is chosen', () => {
    expect(unchosen(['local', 'news'], ['Local']).map(({ id }) => id)).toEqual(['news']);
  });
});

describe('isOffered', () => {
  it('offers words that hold the text, and none before there is one', () => {
    expect(isOffered('Weather', ' ea')).toBe(true);
    expect(isOffered('Weather', 'x')).toBe(false);
    expect(isOffered('Weather', ' ')).toBe(false);
  });
});
