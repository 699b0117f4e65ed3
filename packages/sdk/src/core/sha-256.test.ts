import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha-256.ts';

describe('sha256', () => {
  it('matches OpenSSL for every length around the block boundaries', () => {
    for (let length = 0; length <= 260; length += 1) {
      const text = 'aé€𝄞'.repeat(length).slice(0, length);
      expect(Buffer.from(sha256(text)).toString('hex')).toBe(
        createHash('sha256').update(new TextEncoder().encode(text)).digest('hex'),
      );
    }
  });
});
