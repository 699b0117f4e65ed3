import { describe, expect, it } from 'vitest';
import { createPartSize } from './part-size.ts';

const kB = 1024;

describe('createPartSize', () => {
  it('starts with 512 kB and grows at most fourfold, to 8 MB', () => {
    const part = createPartSize();
    const sizes = [part.bytes];
    for (const milliseconds of [1, 0, 1]) {
      part.arrived(part.bytes, milliseconds);
      sizes.push(part.bytes);
    }
    expect(sizes).toEqual([512 * kB, 2048 * kB, 8192 * kB, 8192 * kB]);
  });

  it('fits the bytes that arrive in two seconds, and at least 64 kB', () => {
    const part = createPartSize();
    part.arrived(512 * kB, 1_000);
    expect(part.bytes).toBe(1024 * kB);
    part.arrived(1024 * kB, 8_000);
    expect(part.bytes).toBe(256 * kB);
    part.arrived(256 * kB, 60_000);
    expect(part.bytes).toBe(64 * kB);
  });

  it('halves after a failure', () => {
    const part = createPartSize();
    part.failed();
    expect(part.bytes).toBe(256 * kB);
    for (let failures = 0; failures < 9; failures += 1) part.failed();
    expect(part.bytes).toBe(64 * kB);
  });
});
