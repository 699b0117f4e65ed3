import { describe, expect, it } from 'vitest';
import { assColor, assTime, escapeAss } from './ass-text.ts';

describe('escapeAss', () => {
  it('leaves no tag, no escape and no line break', () => {
    expect(escapeAss('  {\\b1}a\nb\\N ')).toBe(' \\{\\\u2060b1\\}a b\\\u2060N ');
  });
});

describe('assTime', () => {
  it.each([
    [0, '0:00:00.00'],
    [1239, '0:00:01.24'],
    [3_725_999, '1:02:06.00'],
  ])('%i ms are %s', (ms, text) => expect(assTime(ms)).toBe(text));
});

describe('assColor', () => {
  it('swaps red and blue', () => expect(assColor('#12abef')).toBe('&HEFAB12&'));
});
