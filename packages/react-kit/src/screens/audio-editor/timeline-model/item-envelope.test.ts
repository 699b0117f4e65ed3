import { describe, expect, it } from 'vitest';
import { gainAt } from '../../../ui/wave/wave-columns.ts';
import { envelopeWithin, itemEnvelope } from './item-envelope.ts';

const item = { durationMs: 10_000, fadeInMs: 0, fadeOutMs: 0, innerFades: [] };
const whole = { startMs: 0, endMs: 10_000, fadeInMs: 0, fadeOutMs: 0 };
const gains = (envelope: ReturnType<typeof itemEnvelope>, ...at: number[]) =>
  at.map((share) => Number(gainAt(envelope, share).toFixed(2)));

describe('itemEnvelope', () => {
  it('rises and falls by the fades at the ends of the kept part', () => {
    expect(itemEnvelope(item, whole)).toEqual([]);
    const envelope = itemEnvelope(item, { startMs: 1000, endMs: 9000, fadeInMs: 2000, fadeOutMs: 4000 });
    expect(gains(envelope, 0.1001, 0.2, 0.4, 0.7, 0.8999)).toEqual([0, 0.5, 1, 0.5, 0]);
  });

  it('has the fades and levels that a merge kept inside', () => {
    const merged = {
      ...item,
      innerFades: [
        { start: 2000, end: 4000, direction: 'out' as const },
        { start: 6000, end: 8000, direction: 'in' as const },
      ],
      innerLevels: [{ start: 4000, end: 6000, gain: -20 }],
    };
    expect(gains(itemEnvelope(merged, whole), 0.1, 0.3, 0.5, 0.7, 0.9)).toEqual([1, 0.5, 0.1, 0.5, 1]);
  });

  it('has the level of the item, or the one that the user is choosing', () => {
    expect(gains(itemEnvelope({ ...item, gainDb: -20 }, whole), 0.5)).toEqual([0.1]);
    expect(gains(itemEnvelope({ ...item, gainDb: -20 }, { ...whole, gainDb: 0 }), 0.5)).toEqual([1]);
  });
});

describe('envelopeWithin', () => {
  it('is the same gain at the same moment', () => {
    const envelope = itemEnvelope(item, { ...whole, fadeInMs: 4000 });
    const part = envelopeWithin(envelope, 0.2, 0.6);
    expect(gainAt(part, 0.25)).toBeCloseTo(gainAt(envelope, 0.3));
  });
});
