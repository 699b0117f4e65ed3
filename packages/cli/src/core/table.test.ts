import { describe, expect, it } from 'vitest';
import { table } from './table.ts';
import { textWidth } from './text-width.ts';

describe('table', () => {
  it('has columns as wide as their widest cell, and does not pad the last one', () => {
    expect(
      table(
        ['ID', 'NAME'],
        [
          ['1', 'Ferry'],
          ['12', ''],
        ],
      ),
    ).toBe('ID  NAME\n1   Ferry\n12\n');
  });

  it('aligns wide characters, combined ones and emoji', () => {
    const names = ['朝のニュース', 'Cafe\u0301', '뉴스', '⛴ Ferry', '🎙️'];
    const lines = table(
      ['NAME', 'ID'],
      names.map((name) => [name, '7']),
    )
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => textWidth(line.replace(/(ID|7)$/, '')))).toEqual(lines.map(() => 14));
  });
});

describe('textWidth', () => {
  it.each([
    ['Harbour – “FM”', 14],
    ['Cafe\u0301', 4],
    ['朝の', 4],
    ['뉴스', 4],
    ['ニュース', 8],
    ['Привет', 6],
    ['🎙️', 2],
    ['👩‍🚀', 2],
    ['🇩🇪', 2],
  ])('of %j is %i', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });
});
