import { describe, expect, it } from 'vitest';
import { mp4Box } from '../../../testing/event-messages.ts';
import { readBoxes } from './read-boxes.ts';

const all = (bytes: Uint8Array) => [...readBoxes(bytes)];

const content = Buffer.from('content');
const free = { type: 'free', content };

describe('readBoxes', () => {
  it('reads boxes of 32-bit and 64-bit sizes, and one that reaches to the end', () => {
    const long = Buffer.concat([Buffer.from('\0\0\0\x01free\0\0\0\0\0\0\0\x17', 'latin1'), content]);
    const last = Buffer.concat([Buffer.from('\0\0\0\0free', 'latin1'), content]);
    expect(all(Buffer.concat([mp4Box('free', content), long, mp4Box('skip'), last]))).toEqual([
      free,
      free,
      { type: 'skip', content: Buffer.alloc(0) },
      free,
    ]);
    expect(all(new Uint8Array(0))).toEqual([]);
  });

  it('ends before a truncated box and before an impossible size', () => {
    const box = mp4Box('free', content);
    for (let bytes = 1; bytes < box.length; bytes += 1)
      expect(all(Buffer.concat([box, box.subarray(0, bytes)]))).toEqual([free]);
    for (const size of ['\0\0\0\x07free', '\0\0\0\x01free\0\0\0\0\0\0\0\x0f', '\0\0\0\x01free\0\0\0'])
      expect(all(Buffer.concat([box, Buffer.from(size, 'latin1')]))).toEqual([free]);
  });
});
