import { describe, expect, it } from 'vitest';
import { browserOf } from './browser-of.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('browserOf', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge'],
    [
      'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari',
    ],
    [
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1',
      'Chrome',
    ],
    ['postkit-cli', 'PostKit CLI'],
    ['curl/8.9.1', 'curl'],
    ['node', 'Node.js'],
    ['Something else', ''],
    [undefined, ''],
  ])('names the family of %s', (userAgent, family) => {
    expect(browserOf(userAgent)).toBe(family);
  });
});
