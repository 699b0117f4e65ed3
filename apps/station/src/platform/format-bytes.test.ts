import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

describe('formatBytes', () => {
  it.each([
    [-5, '0 KB'],
    [0, '0 KB'],
    [1536, '1.5 KB'],
    [20 * 1024 ** 2, '20 MB'],
    [1024 ** 3 - 1, '1 GB'],
    [2048 * 1024 ** 2, '2 GB'],
    [5000 * 1024 ** 4, '5000 TB'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
