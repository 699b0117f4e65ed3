import { describe, expect, it } from 'vitest';
import { framesToMs } from '../audio-format.ts';
import type { EncodedSegment } from '../engine/encoded-segment.ts';
import { SegmentPlacer } from './segment-placer.ts';

function segment(overrides: Partial<EncodedSegment>): EncodedSegment {
  return { data: new Uint8Array(), frames: 214, peaks: new Int8Array(), loudest: 0, encoded_at_ms: 0, run: 0, ...overrides };
}

function placer(settleMs = 0): { placer: SegmentPlacer; told: string[] } {
  const told: string[] = [];
  const made = new SegmentPlacer({
    settleMs,
    onSegment: ({ started_at_ms }) => void told.push(`segment ${started_at_ms}`),
    onGap: ({ from, to }) => void told.push(`gap ${from} ${to}`),
    onFailure: (error) => void told.push(String(error)),
  });
  return { placer: made, told };
}

describe('SegmentPlacer', () => {
  it('tells of the gap before the segment behind it', async () => {
    const { placer: made, told } = placer();
    await made.take(segment({ encoded_at_ms: 10_000 + framesToMs(214) }));
    await made.take(segment({ encoded_at_ms: 30_000 + framesToMs(214), run: 1 }));
    await made.idle();
    expect(told).toEqual(['segment 10000', 'gap 14969 30000', 'segment 30000']);
  });

  it('waits for the end of the opening burst before it says when anything was', async () => {
    const { placer: made, told } = placer(60_000);
    made.connected(1, 30_000);
    await made.take(segment({ encoded_at_ms: 20_000 }));
    await made.take(segment({ encoded_at_ms: 20_000 }));
    expect(told).toEqual([]);
    made.disconnected();
    await made.idle();
    expect(told).toEqual([`segment ${Math.round(20_000 - framesToMs(428))}`, `segment ${Math.round(20_000 - framesToMs(214))}`]);
  });

  it('tells of segments that could not be kept, and of the gap they leave', async () => {
    const told: string[] = [];
    let full = true;
    const made = new SegmentPlacer({
      settleMs: 0,
      onSegment: ({ started_at_ms }) => {
        if (full) throw new Error('disk full');
        told.push(`segment ${started_at_ms}`);
      },
      onGap: ({ from, to }) => void told.push(`gap ${from} ${to}`),
      onFailure: (error) => void told.push(String(error)),
    });
    for (const n of [1, 2, 3]) {
      full = n < 3;
      await made.take(segment({ encoded_at_ms: 10_000 + n * framesToMs(214) }));
      await made.idle();
    }
    expect(told).toEqual(['Error: disk full', 'gap 10000 14969', 'Error: disk full', 'gap 14969 19938', 'segment 19938']);
  });
});
