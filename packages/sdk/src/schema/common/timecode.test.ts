import { describe, expect, it } from 'vitest';
import { parseTimecode } from './timecode.ts';

describe('parseTimecode', () => {
  it.each([
    ['426', 426],
    ['7.5', 7.5],
    ['7:06', 426],
    ['1:00:05', 3605],
    ['1h2m3s', 3723],
    ['90s', 90],
    ['2h', 7200],
    ['0', 0],
    ['', null],
    ['soon', null],
    ['-5', null],
    ['1e3', null],
    ['7:6', null],
    ['1:2:3:04', null],
    ['99999999', null],
  ])('reads %s as %s', (text, seconds) => {
    expect(parseTimecode(text)).toBe(seconds);
  });
});
