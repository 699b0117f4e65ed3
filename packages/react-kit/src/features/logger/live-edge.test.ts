import { describe, expect, it } from 'vitest';
import { emptinessAt, grownGaps } from './live-edge.ts';

const closed = { start: 100, end: 200, open: false };
const open = { start: 900, end: 950, open: true };

describe('grownGaps', () => {
  it('ends the open gap now, and leaves the others', () => {
    expect(grownGaps([closed, open], 1000)).toEqual([closed, { ...open, end: 1000 }]);
  });

  it('never shortens a gap where the clock of the browser is behind', () => {
    expect(grownGaps([open], 920)).toEqual([open]);
  });
});

describe('emptinessAt', () => {
  it('tells the future from a gap and from audio that is in no event yet', () => {
    const at = (moment: number) => emptinessAt(moment, [closed, open], 1000);
    expect([150, 200, 899, 900, 1000, 1001].map(at)).toEqual(['gap', 'no-event', 'no-event', 'gap', 'gap', 'future']);
  });
});
