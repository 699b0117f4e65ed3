import { expect, it } from 'vitest';
import { logPage } from '../../../data/logger/log-page.ts';
import { dayColumns } from './day-scene.ts';
import { liveFigures } from './live-figures.ts';

it('draws a column for each pixel, in the colour of what aired, and none where nothing was logged', () => {
  const page = logPage({ start: 0, end: 100, min: [-110, -55, null, -11], max: [10, 20, null, 5] });
  const stretches = [
    { start: 0, end: 30, label: 'a' as const },
    { start: 75, end: 80, label: 'b' as const },
  ];
  const columns = dayColumns({ start: 0, end: 100, now: 100, page, stretches, gaps: [] }, 4);
  expect(columns).toEqual([
    { reach: 1, label: 'a' },
    { reach: 0.5, label: null },
    null,
    { reach: 0.1, label: null },
  ]);
  expect(dayColumns({ start: 0, end: 100, now: 100, page: undefined, stretches, gaps: [] }, 2)).toEqual([
    null,
    null,
  ]);
});

it('adds the time since the log was read to what is recorded or lost', () => {
  const log = { recorded_seconds: 100, lost_seconds: 7, stretches: [], inputs: [] };
  const open = [{ start: 0, end: 10, open: true }];
  expect(liveFigures({ ...log, state: 'recording', gaps: [] }, 1000, 1030)).toEqual({
    recorded: 130,
    lost: 7,
  });
  expect(liveFigures({ ...log, state: 'silent', gaps: open }, 1000, 1030)).toEqual({
    recorded: 130,
    lost: 7,
  });
  expect(liveFigures({ ...log, state: 'lost', gaps: open }, 1000, 1030)).toEqual({ recorded: 100, lost: 37 });
  expect(liveFigures({ ...log, state: 'off', gaps: [] }, 1000, 990)).toEqual({ recorded: 100, lost: 7 });
});
