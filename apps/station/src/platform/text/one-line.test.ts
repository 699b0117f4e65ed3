import { describe, expect, it } from 'vitest';
import { oneLine, oneLineOfHtml } from './one-line.ts';

describe('oneLine', () => {
  it.each([
    ['  News \t at\r\nten ', 'News at ten'],
    ['Bell\u0007and\u0000NUL', 'Bell and NUL'],
    ['C1\u0096controls', 'C1 controls'],
    ['line\u2028separator', 'line separator'],
    ['over\u202Eride', 'over ride'],
    ['lone \ud800 surrogate', 'lone surrogate'],
    ['👩‍👩‍👧 שלום', '👩‍👩‍👧 שלום'],
    ['no\u00a0break', 'no break'],
  ])('%j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

describe('oneLineOfHtml', () => {
  it.each([
    ['Caf&eacute;&nbsp;&amp; bar', 'Café & bar'],
    ['it&#146;s &#8212; &#x2014;', 'it’s — —'],
    ['&amp;eacute;', '&eacute;'],
    ['AT&T R&B; a & b', 'AT&T R&B; a & b'],
    ['Town&centre, pros&notes, R&copy', 'Town&centre, pros&notes, R&copy'],
    ['a&#10;b&#0;c', 'a b\uFFFDc'],
  ])('%s', (text, line) => {
    expect(oneLineOfHtml(text)).toBe(line);
  });
});
