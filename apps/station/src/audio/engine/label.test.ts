import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createEngine, type AudioEngine } from './create-engine.ts';
import type { EncodedSegment } from './encoded-segment.ts';

let engine: AudioEngine;
beforeAll(() => {
  engine = createEngine();
});
afterAll(() => engine.close());

describe('engine.label', () => {
  it.each([
    ['speech', 'speech'],
    ['music', 'music'],
    ['promo', 'speech_over_music'],
  ] as const)('decodes archived %s and labels all of it as %s', async (kind, label) => {
    using folder = temporaryFolder();
    const encoded: EncodedSegment[] = [];
    await engine.ingest(
      { source: { demo: { seconds: 6, kind, seed: 2 } } },
      { onSegment: (segment) => void encoded.push(segment) },
    );
    const bytes = Buffer.concat(encoded.map(({ data }) => data));
    await writeFile(folder.file('log.aac'), bytes);
    const frames = encoded.reduce((sum, segment) => sum + segment.frames, 0);
    const ranges = [{ path: folder.file('log.aac'), offset: 0, length: bytes.length }];
    const { stretches } = await engine.label({ ranges, frames });
    expect(stretches.map((stretch) => stretch.kind)).toEqual([label]);
    expect(stretches[0]?.from_ms).toBe(0);
    expect(stretches[0]?.to_ms).toBeCloseTo(6000, -2);
  });

  it('stops when it is cancelled', async () => {
    const signal = AbortSignal.abort();
    await expect(engine.label({ ranges: [], frames: 0 }, { signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});
