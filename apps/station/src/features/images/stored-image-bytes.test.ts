import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStoredImageBytes } from './stored-image-bytes.ts';

describe('createStoredImageBytes', () => {
  it('reads a folder once and then adds the stored images', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postkit-images-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'a.jpg'), Buffer.alloc(100));
    const stored = createStoredImageBytes((stationId) => (stationId === 1 ? folder : join(folder, 'none')));
    // The folder has not been read yet, so this file is found there.
    await writeFile(join(folder, 'b.jpg'), Buffer.alloc(10));
    stored.add(1, 10);
    expect([await stored.of(1), await stored.of(2)]).toEqual([110, 0]);
    stored.add(1, 5);
    stored.add(2, 7);
    expect([await stored.of(1), await stored.of(2)]).toEqual([115, 7]);
  });
});
