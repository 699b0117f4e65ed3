import { describe, expect, it } from 'vitest';
import { absenceReason, extendOpenGap } from './live-edge.ts';

const closed = { start: 100, end: 200, open: false };
const open = { start: 900, end: 950, open: true };

describe('extendOpenGap', () => {
  it('extends the open gap to now, and keeps the others', () => {
    expect(extendOpenGap([closed, open], 1000)).toEqual([closed, { ...open, end: 1000 }]);
  });

  it('never shortens a gap if the browser’s clock is behind', () => {
    expect(extendOpenGap([open], 920)).toEqual([open]);
  });
});

describe('absenceReason', () => {
  it('distinguishes the future, a gap, and audio that is in no event yet', () => {
    const at = (moment: number) => absenceReason(moment, [closed, open], 1000);
    expect([150, 200, 899, 900, 1000, 1001].map(at)).toEqual([
      'gap',
      'no-event',
      'no-event',
      'gap',
      'gap',
      'future',
    ]);
  });
});
