import { describe, expect, it } from 'vitest';
import { framesToMs } from '../audio-format.ts';
import { WallClockAnchor } from './wall-clock-anchor.ts';

const STEP = framesToMs(214);

describe('WallClockAnchor', () => {
  it('lines segments up, and ignores late packets', () => {
    const anchor = new WallClockAnchor();
    const late = [0, 300, 0, 900, 40];
    const starts = late.map(
      (delay, n) => anchor.place(anchor.see(214, 10_000 + (n + 1) * STEP + delay)).started_at_ms,
    );
    expect(starts).toEqual([0, 1, 2, 3, 4].map((n) => Math.round(10_000 + n * STEP)));
  });

  it('dates an opening burst back to when it was broadcast', () => {
    const anchor = new WallClockAnchor();
    const seen = [1, 2, 3].map(() => anchor.see(214, 60_000));
    expect(seen.map((segment) => anchor.place(segment).started_at_ms)).toEqual(
      [3, 2, 1].map((n) => Math.round(60_000 - n * STEP)),
    );
  });

  it('reports a gap after a reconnect, and its place', () => {
    const anchor = new WallClockAnchor();
    expect(anchor.place(anchor.see(214, 10_000 + STEP)).started_at_ms).toBe(10_000);
    anchor.reconnect();
    const { started_at_ms, gap } = anchor.place(anchor.see(214, 40_000 + STEP));
    expect(started_at_ms).toBe(40_000);
    expect(gap).toEqual({ from: Math.round(10_000 + STEP), to: 40_000 });
  });

  it('uses the first audio of a connection when its first segment arrives late', () => {
    const anchor = new WallClockAnchor();
    anchor.reconnect(10_000);
    expect(anchor.place(anchor.see(214, 12_000 + STEP)).started_at_ms).toBe(10_000);
    anchor.reconnect(10_400 + STEP);
    const { started_at_ms, gap } = anchor.place(anchor.see(214, 13_000 + 2 * STEP));
    expect([started_at_ms, gap]).toEqual([
      Math.round(10_400 + STEP),
      { from: Math.round(10_000 + STEP), to: Math.round(10_400 + STEP) },
    ]);
  });

  it('takes a late arrival at a switch between two working addresses for no gap, but missing audio for one', () => {
    const at = (switchedLateBy: number, isSwitch: boolean) => {
      const anchor = new WallClockAnchor();
      anchor.place(anchor.see(214, 10_000 + STEP));
      anchor.reconnect(10_000 + STEP + switchedLateBy, isSwitch);
      return anchor.place(anchor.see(214, 10_000 + 2 * STEP + switchedLateBy));
    };
    const end = Math.round(10_000 + STEP);
    expect([at(400, true), at(800, true)]).toEqual([
      { started_at_ms: end, gap: undefined },
      { started_at_ms: end + 20, gap: undefined },
    ]);
    expect([at(400, false).gap, at(1001, true).gap]).toEqual([
      { from: end, to: Math.round(10_000 + STEP + 400) },
      { from: end, to: Math.round(10_000 + STEP + 1001) },
    ]);
  });

  it('places no segment before the end of an earlier recording', () => {
    const anchor = new WallClockAnchor(20_000);
    const seen = [1, 2].map(() => anchor.see(214, 22_000));
    expect(anchor.place(seen[0] ?? anchor.see(0, 0)).started_at_ms).toBe(19_980);
  });

  it('never runs backwards when a burst repeats recorded audio, and recovers the time slowly', () => {
    const anchor = new WallClockAnchor();
    anchor.place(anchor.see(214, 10_000 + STEP));
    anchor.reconnect();
    const seen = [1, 2, 3].map(() => anchor.see(214, 10_000 + STEP + 1000));
    const placed = seen.map((segment) => anchor.place(segment));
    expect(placed.map((segment) => segment.gap)).toEqual([undefined, undefined, undefined]);
    expect(placed[0]?.started_at_ms).toBe(Math.round(10_000 + STEP) - 20);
    expect(placed[1]?.started_at_ms).toBeGreaterThan(placed[0]?.started_at_ms ?? Infinity);
  });
});
