import { describe, expect, it } from 'vitest';
import { piecesOfWord, wrapText } from './text-lines.ts';

/** A line has ten characters. */
const width = (text: string): number => text.length / 10;

describe('wrapText', () => {
  it.each([
    ['the tide turns at noon', 3, ['the tide', 'turns at', 'noon']],
    ['the tide turns at noon', 2, ['the tide', 'turns at…']],
    ['the tide  turns', 2, ['the tide', 'turns']],
    ['Donaudampfschifffahrt', 3, ['Donaudampf', 'schifffahr', 't']],
    ['Donaudampfschifffahrt', 2, ['Donaudampf', 'schifffah…']],
    ['a https://example.org', 3, ['a', 'https://ex', 'ample.org']],
    ['吾輩は猫である。名前はまだ無い。', 2, ['吾輩は猫である。名前', 'はまだ無い。']],
    ['', 2, []],
  ])('puts %j into %i lines', (text, most, lines) => {
    const wrapped = wrapText(text, width, most);
    expect(wrapped.every((line) => width(line) <= 1)).toBe(true);
    expect(wrapped).toEqual(lines);
  });
});

describe('piecesOfWord', () => {
  it('keeps a word that fits', () => expect(piecesOfWord('harbour', width)).toEqual(['harbour']));

  it('never splits what is seen as one character', () => {
    const family = '👨‍👩‍👧';
    expect(piecesOfWord(family.repeat(3), width)).toEqual([family, family, family]);
  });

  it('splits scripts without spaces between their words, and keeps punctuation with them', () => {
    expect(piecesOfWord('「正しく」折る。', width)).toEqual(['「正しく」', '折る。']);
    expect(piecesOfWord('ภาษาไทย', width)).toEqual(['ภาษา', 'ไทย']);
    expect(piecesOfWord('「', width)).toEqual(['「']);
  });
});
