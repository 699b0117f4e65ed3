import { describe, expect, it } from 'vitest';
import { directionOf, visualRuns } from './visual-order.ts';

/** Runs as `text` or `<text` for right to left, and their marks. */
const seen = (parts: readonly string[], direction: 'ltr' | 'rtl') =>
  visualRuns(
    parts.map((text, mark) => ({ text, mark })),
    direction,
  ).map(({ text, direction: own, mark }) => `${own === 'rtl' ? '<' : ''}${text}${mark}`);

describe('visualRuns', () => {
  it.each([
    [['one ', 'two'], 'ltr', ['one 0', 'two1']],
    [['א ', 'ב ', 'ג'], 'rtl', ['<ג2', '<ב 1', '<א 0']],
    // The same order whichever word is marked.
    [['א ב ', 'ג'], 'rtl', ['<ג1', '<א ב 0']],
    [['א ', 'abc ', 'ב'], 'rtl', ['<ב2', '< 1', 'abc1', '<א 0']],
    [['one ', 'א ', 'ב', ' two'], 'ltr', ['one 0', '<ב2', '<א 1', ' two3']],
    [['א ', '12', '-', '34'], 'rtl', ['121', '-2', '343', '<א 0']],
    [['סוף', '.'], 'rtl', ['<.1', '<סוף0']],
    [['سنة ', '٢٠٢٦'], 'rtl', ['٢٠٢٦1', '<سنة 0']],
    [['א ', '👋', '.'], 'rtl', ['<.2', '<👋1', '<א 0']],
    // Letters of two UTF-16 units.
    [['𞤀𞤁 ', '𞤂'], 'rtl', ['<𞤂1', '<𞤀𞤁 0']],
  ] as const)('orders %j from left to right in a line that is %s', (parts, direction, expected) => {
    expect(seen(parts, direction)).toEqual(expected);
  });
});

describe('directionOf', () => {
  it.each([
    ['Hello שלום', 'ltr'],
    ['“שלום” hello', 'rtl'],
    ['2026: مرحبا', 'rtl'],
    ['👋 שלום', 'rtl'],
    ['𝐀 שלום', 'ltr'],
    ['2026', 'ltr'],
    ['', 'ltr'],
  ])('%j is %s', (text, direction) => expect(directionOf(text)).toBe(direction));
});
