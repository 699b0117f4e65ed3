import { describe, expect, it } from 'vitest';
import { clockOf, minuteOf } from './print.ts';
import { table } from './table.ts';

describe('clockOf', () => {
  it.each([
    [0, '0:00:00'],
    [59.4, '0:00:59'],
    [59.5, '0:01:00'],
    [3599.5, '1:00:00'],
    [36_000 + 62, '10:01:02'],
  ])('writes %d seconds as %s', (seconds, text) => expect(clockOf(seconds)).toBe(text));
});

describe('minuteOf', () => {
  it('is empty without a time, and not at 1970', () => {
    expect(minuteOf(null)).toBe('');
    expect(minuteOf(0)).toBe('1970-01-01 00:00');
    expect(minuteOf(59.9)).toBe('1970-01-01 00:00');
  });
});

describe('table', () => {
  it('pads every column but the last, and ends lines without spaces', () => {
    const rows = [
      ['1', 'Tide', 'long name'],
      ['12345', '', ''],
      ['7', 'x'],
    ];
    expect(table(['ID', 'SHOW', 'NAME'], rows)).toBe(
      'ID     SHOW  NAME\n1      Tide  long name\n12345\n7      x\n',
    );
  });

  it('replaces characters that could manipulate a terminal', () => {
    expect(table(['NAME'], [['a\u001B[2Jb\nc\u202Ed']])).toBe('NAME\na [2Jb c d\n');
  });
});
