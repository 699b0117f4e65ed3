import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { formatBytes } from './format-bytes.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [840, '840 bytes'],
    [1000, '1.0 kB'],
    [52_340, '52.3 kB'],
    [123_456_789, '123 MB'],
    [5_000_000_000_000, '5000 GB'],
  ])('says %d as %s', (bytes, words) => expect(formatBytes(bytes, english)).toBe(words));
});
