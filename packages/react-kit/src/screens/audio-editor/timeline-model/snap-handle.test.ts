import { describe, expect, it } from 'vitest';
import { snapHandle } from './snap-handle.ts';

const silence = { ms: 4600, kind: 'silence' as const };

describe('snapHandle', () => {
  it('snaps an end to a silence that is near, or else to a whole second', () => {
    expect(snapHandle('start', 4500, 9500, [silence], 40)).toEqual({ ms: 4600, target: silence });
    expect(snapHandle('start', 6900, 9500, [silence], 40)).toEqual({
      ms: 7000,
      target: { ms: 7000, kind: 'second' },
    });
    expect(snapHandle('end', 6500, 9500, [silence], 400)).toEqual({ ms: 6500, target: null });
  });

  it("snaps an end to the item's end if that is nearer", () => {
    expect(snapHandle('end', 9400, 9500, [], 8)).toEqual({ ms: 9500, target: null });
  });

  it('snaps a fade to tenths of a second', () => {
    expect(snapHandle('fadeIn', 1234, 9500, [{ ms: 1230, kind: 'silence' }], 40)).toEqual({
      ms: 1200,
      target: null,
    });
  });
});
