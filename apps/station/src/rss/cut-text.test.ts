import { describe, expect, it } from 'vitest';
import { beginningOf, cutText } from './cut-text.ts';
import { plainDescription } from './plain-description.ts';

const length = (text: string) => text.length;
const bytes = (text: string) => Buffer.byteLength(text);

describe('cutText', () => {
  it.each([
    ['one two three', 13, 'one two three'],
    ['one two three', 12, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 7, 'one…'],
    ['one two three', 4, 'one…'],
    ['one two three', 3, 'on…'],
    ['onetwothree', 5, 'onet…'],
    ['', 5, ''],
  ])('of %j to %d characters is %j', (text, limit, cut) => {
    expect(cutText(text, limit, length)).toBe(cut);
  });

  it('counts the ellipsis in the size, and keeps graphemes whole', () => {
    expect(cutText('one two three', 10, bytes)).toBe('one two…');
    expect(cutText('one two three', 9, bytes)).toBe('one…');
    expect(cutText('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 30, bytes)).toBe('👩‍👩‍👧‍👦…');
    expect(beginningOf('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 30, bytes)).toBe('👩‍👩‍👧‍👦');
  });
});

describe('plainDescription', () => {
  it.each([
    ['<p>one two</p><p>three</p>', 100, 'one two\n\nthree'],
    ['<p>one two</p><p>three</p>', 14, 'one two\n\nthree'],
    ['<p>one two</p><p>three</p>', 13, 'one two…'],
  ])('of %.40j in %d bytes is %j', (description, limit, text) => {
    expect(plainDescription(description, limit)).toBe(text);
  });

  it('ends with an ellipsis wherever a text is cut', () => {
    const description = `<p>${'word '.repeat(50)}</p><p>${'<b>bold</b> '.repeat(50)}</p><ul>${'<li>item</li>'.repeat(50)}</ul>`;
    for (let limit = 20; limit < 600; limit += 7) {
      const text = plainDescription(description, limit);
      expect(text).toMatch(/…$/);
      expect(bytes(text)).toBeLessThanOrEqual(limit);
    }
  });
});
