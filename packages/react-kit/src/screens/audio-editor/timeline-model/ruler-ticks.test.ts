import { describe, expect, it } from 'vitest';
import { rulerTicks } from './ruler-ticks.ts';
import { trackLayout } from './track-layout.ts';

const minutes = (count: number) => [{ ads: false, durationMs: count * 60_000 }];
const labels = (scale: number, from: number, to: number) =>
  rulerTicks(trackLayout(minutes(20), scale), from, to)
    .map(({ label }) => label)
    .filter(Boolean);

describe('rulerTicks', () => {
  it('labels round times, as many as have room', () => {
    expect(labels(1.2, 0, 400)).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00', '05:00', '06:00']);
    expect(labels(100, 0, 200)).toEqual(['00:00', '00:01', '00:02']);
    expect(labels(400, 0, 190)).toEqual(['00:00.0', '00:00.2', '00:00.4']);
    expect(labels(20_000, 0, 190)).toEqual(['00:00.000', '00:00.005', '00:00.010']);
  });

  it('has a tick between two labels, and none after the end', () => {
    const ticks = rulerTicks(trackLayout(minutes(1), 2), 0, 9999);
    expect(ticks.map(({ at }) => at)).toEqual([0, 30_000, 60_000]);
    expect(ticks.map(({ label }) => label)).toEqual(['00:00', '', '01:00']);
  });

  it('leaves out labels that would touch beside an item that is wider than it is long', () => {
    const layout = trackLayout(
      [...minutes(1), ...Array.from({ length: 40 }, () => ({ ads: false, durationMs: 1000 }))],
      1.3,
    );
    const shown = rulerTicks(layout, 0, layout.width).filter(({ label }) => label);
    const gaps = shown.slice(1).map(({ x }, index) => x - (shown[index]?.x ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(50);
  });
});
