import { describe, expect, it } from 'vitest';
import type { Holiday } from '@postkit/sdk/schema';
import { makeSchedule } from '../../testing/make-schedule.ts';
import { findSchedules, schedulesByShow } from './schedules-by-show.ts';

const shows = [
  { id: 1, title: 'Morning Tide' },
  { id: 2, title: 'Evening' },
];
const holiday = (id: number, first_day: string, active: 0 | 1 = 1): Holiday => ({
  id,
  show_id: 1,
  first_day,
  last_day: first_day,
  active,
});

describe('schedulesByShow', () => {
  it('AUTO-011 groups schedules by show, sorts by show title, and leaves out deleted ones', () => {
    const late = makeSchedule({ id: 1, start_time: '18:00' });
    const early = makeSchedule({ id: 2, start_time: '06:00' });
    const evening = makeSchedule({ id: 3, show_id: 2 });
    const deleted = makeSchedule({ id: 4, show_id: 9, active: 0 });
    const sections = schedulesByShow([late, evening, deleted, early], shows);
    expect(sections.map(({ title, schedules }) => [title, schedules.map(({ id }) => id)])).toEqual([
      ['Evening', [3]],
      ['Morning Tide', [2, 1]],
    ]);
    expect(schedulesByShow([evening], []).map(({ title, showId }) => [title, showId])).toEqual([[null, 2]]);
    const untitled = [9, 3, 5].map((show_id, n) => makeSchedule({ id: n + 1, show_id }));
    expect(schedulesByShow(untitled, []).map(({ showId }) => showId)).toEqual([3, 5, 9]);
    const titled = ['Noon', 'Dawn', 'Evening'].map((title, n) => ({ id: untitled[n]!.show_id, title }));
    expect(schedulesByShow(untitled, titled).map(({ title }) => title)).toEqual(['Dawn', 'Evening', 'Noon']);
  });

  it('lists the active holidays of a show in order', () => {
    const holidays = [holiday(1, '2026-12-24'), holiday(2, '2026-11-26'), holiday(3, '2026-10-01', 0)];
    expect(schedulesByShow([makeSchedule({ holidays })], shows)[0]?.holidays.map(({ id }) => id)).toEqual([
      2, 1,
    ]);
    const together = [7, 5, 6].map((id) => holiday(id, '2026-12-24'));
    expect(
      schedulesByShow([makeSchedule({ holidays: together })], shows)[0]?.holidays.map(({ id }) => id),
    ).toEqual([5, 6, 7]);
  });
});

describe('findSchedules', () => {
  it('searches the titles of schedules and shows', () => {
    const schedules = [
      makeSchedule({ id: 1, title: 'Talk only' }),
      makeSchedule({ id: 2, title: 'All' }),
      makeSchedule({ id: 3, show_id: 2 }),
    ];
    const found = (typed: string) =>
      findSchedules(schedulesByShow(schedules, shows), typed).flatMap(({ schedules }) =>
        schedules.map(({ id }) => id),
      );
    expect(found('')).toEqual([3, 1, 2]);
    expect(found(' TALK')).toEqual([1]);
    expect(found('tide')).toEqual([1, 2]);
    expect(findSchedules(schedulesByShow(schedules, shows), 'talk')).toHaveLength(1);
    expect(findSchedules(schedulesByShow(schedules, shows), 'nothing')).toEqual([]);
  });
});
