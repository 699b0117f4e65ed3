import { describe, expect, it } from 'vitest';
import { utcOffset } from './utc-offset.ts';

const at = (moment: string) => Date.parse(moment);

describe('utcOffset', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25T01:00:00Z', 2, 1],
    ['America/Goose_Bay', '2010-11-07T03:01:00Z', -3, -4],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 11, 10.5],
  ])('changes in %s at %s, also if it was asked before', (zone, change, before, after) => {
    for (let time = 0; time < 2; time += 1) {
      expect(utcOffset(zone, at(change) - 1)).toBe(before);
      expect(utcOffset(zone, at(change))).toBe(after);
    }
  });

  it('has quarter hours, and none for UTC', () => {
    expect(utcOffset('Asia/Kathmandu', at('2026-01-01T00:00:00Z'))).toBe(5.75);
    expect(utcOffset('UTC', at('2026-01-01T00:00:00Z'))).toBe(0);
  });
});
