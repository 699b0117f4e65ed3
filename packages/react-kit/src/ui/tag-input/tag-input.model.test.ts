import { describe, expect, it } from 'vitest';
import { isOffered, withoutChosen, withTag } from './tag-input.model.ts';

describe('withTag', () => {
  it('adds a trimmed tag once, ignoring case', () => {
    expect(withTag(['Local'], ' news ')).toEqual(['Local', 'news']);
    expect(withTag(['Local'], 'LOCAL')).toBeUndefined();
    expect(withTag([], '  ')).toBeUndefined();
  });
});

describe('withoutChosen', () => {
  it('omits chosen tags', () => {
    expect(withoutChosen(['local', 'news'], ['Local']).map(({ id }) => id)).toEqual(['news']);
  });
});

describe('isOffered', () => {
  it('offers words that contain the text, and none for an empty text', () => {
    expect(isOffered('Weather', ' ea')).toBe(true);
    expect(isOffered('Weather', 'x')).toBe(false);
    expect(isOffered('Weather', ' ')).toBe(false);
  });
});
