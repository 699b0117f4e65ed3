import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { framesToMs } from '../audio-format.ts';
import type { EncodedSegment } from '../engine/encoded-segment.ts';
import { SegmentPlacer } from './segment-placer.ts';

function segment(overrides: Partial<EncodedSegment>): EncodedSegment {
  return {
    data: new Uint8Array(),
    frames: 214,
    peaks: new Int8Array(),
    loudness: new Uint8Array(),
    loudest: 0,
    isOppositePhase: false,
    padding: 0,
    encoded_at_ms: 0,
    run: 0,
    ...overrides,
  };
}

function createPlacer(settleMs = 0): { placer: SegmentPlacer; calls: string[] } {
  const calls: string[] = [];
  const placer = new SegmentPlacer({
    settleMs,
    onSegment: ({ started_at_ms }) => void calls.push(`segment ${started_at_ms}`),
    onGap: ({ from, to }) => void calls.push(`gap ${from} ${to}`),
    onFailure: (error) => void calls.push(String(error)),
  });
  return { placer, calls };
}

describe('SegmentPlacer', () => {
  it('reports a gap before the segment after it', async () => {
    const { placer, calls } = createPlacer();
    await placer.take(segment({ encoded_at_ms: 10_000 + framesToMs(214) }));
    await placer.take(segment({ encoded_at_ms: 30_000 + framesToMs(214), run: 1 }));
    await placer.idle();
    expect(calls).toEqual(['segment 10000', 'gap 14969 30000', 'segment 30000']);
  });

  it('waits for the opening burst when it is encoded long after the connection', async () => {
    const { placer, calls } = createPlacer(50);
    placer.connected(1, {
      at_ms: undefined,
      arrived_ms: 30_000,
      address: 'main',
      connection: 1,
      isContinued: false,
      isSwitch: false,
    });
    await setTimeout(200);
    for (const n of [0, 1, 2]) await placer.take(segment({ encoded_at_ms: 31_500 + n, run: 1 }));
    await placer.idle();
    const start = 31_502 - framesToMs(3 * 214);
    expect(calls).toEqual([0, 1, 2].map((n) => `segment ${Math.round(start + n * framesToMs(214))}`));
  });

  it('waits for the end of the opening burst before it places segments', async () => {
    const { placer, calls } = createPlacer(60_000);
    placer.connected(1, {
      at_ms: undefined,
      arrived_ms: 30_000,
      address: 'main',
      connection: 1,
      isContinued: false,
      isSwitch: false,
    });
    await placer.take(segment({ encoded_at_ms: 20_000 }));
    await placer.take(segment({ encoded_at_ms: 20_000 }));
    expect(calls).toEqual([]);
    placer.disconnected();
    await placer.idle();
    expect(calls).toEqual([
      `segment ${Math.round(20_000 - framesToMs(428))}`,
      `segment ${Math.round(20_000 - framesToMs(214))}`,
    ]);
  });

  it('reports segments that could not be stored, and the gap they leave', async () => {
    const calls: string[] = [];
    let full = true;
    const placer = new SegmentPlacer({
      settleMs: 0,
      onSegment: ({ started_at_ms }) => {
        if (full) throw new Error('disk full');
        calls.push(`segment ${started_at_ms}`);
      },
      onGap: ({ from, to }) => void calls.push(`gap ${from} ${to}`),
      onFailure: (error) => void calls.push(String(error)),
    });
    for (const n of [1, 2, 3]) {
      full = n < 3;
      await placer.take(segment({ encoded_at_ms: 10_000 + n * framesToMs(214) }));
      await placer.idle();
    }
    expect(calls).toEqual([
      'Error: disk full',
      'gap 10000 14969',
      'Error: disk full',
      'gap 14969 19938',
      'segment 19938',
    ]);
  });
});
