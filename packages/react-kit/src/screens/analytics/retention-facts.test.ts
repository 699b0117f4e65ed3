import { expect, it } from 'vitest';
import { formatMinute, minuteTicks, retentionMinutes } from './retention-facts.ts';

it('formats minutes with hours from the first hour on', () => {
  expect([0, 300, 3540, 3600, 7500].map(formatMinute)).toEqual([
    '0:00',
    '5:00',
    '59:00',
    '1:00:00',
    '2:05:00',
  ]);
});

it('has no shares without downloads in ranges', () => {
  const minutes = [{ minute: 1, downloads: 0 }];
  expect(retentionMinutes({ minutes, in_ranges: 0 })).toEqual([{ start: 60, downloads: 0, share: 0 }]);
  expect(retentionMinutes({ minutes: [{ minute: 1, downloads: 1 }], in_ranges: 4 })).toEqual([
    { start: 60, downloads: 1, share: 0.25 },
  ]);
});

it('has at most seven ticks, at round minutes', () => {
  expect(minuteTicks(3)).toEqual([0, 60, 120, 180]);
  expect(minuteTicks(44).map((seconds) => seconds / 60)).toEqual([0, 10, 20, 30, 40]);
  expect(minuteTicks(1440).map((seconds) => seconds / 3600)).toEqual([0, 4, 8, 12, 16, 20, 24]);
});
