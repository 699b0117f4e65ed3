import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

describe('csv', () => {
  it.each([
    ['plain', 'plain'],
    [' a ', ' a '],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
  ])('writes %j as %j', (text, cell) => expect(csv(['text'], [{ text }])).toBe(`text\n${cell}\n`));

  it('writes the named cells in their order, empty without a value', () => {
    expect(csv(['id', 'open', 'name'], [{ name: 'x', id: 0, open: false, more: 1 }, { id: 2 }])).toBe(
      'id,open,name\n0,false,x\n2,,\n',
    );
    expect(csv(['id'], [])).toBe('id\n');
  });
});
