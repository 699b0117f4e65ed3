import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { choose, openScheduleSetup, section, type } from '../testing/open-schedule-setup.tsx';

const future = {
  start_date: '2099-11-01',
  end_date: '2099-11-30',
  start_time: '01:00',
  end_time: '04:00',
  day_of_week: 'Sun',
};

describe('UpcomingRuns', () => {
  it('lists the next runs with their titles, and the reason for every other date', async () => {
    const stored = makeSchedule({
      ...future,
      id: 12,
      title: 'Sunday, %d',
      exceptions: ['2099-11-15'],
      overrides: [{ date: '2099-11-18', start_time: '20:00', end_time: '22:00' }],
      holidays: [{ id: 1, show_id: 1, first_day: '2099-11-20', last_day: '2099-11-25', active: 1 }],
    });
    openScheduleSetup({ props: { scheduleId: '12' }, schedules: [stored] });
    const rows = within(
      await screen.findByRole('list', { name: 'Next 12 runs of the schedule' }),
    ).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Sun, Nov 1, 209901:00 to 04:00Sunday, November 1, 2099Clock change',
      'Sun, Nov 8, 209901:00 to 04:00Sunday, November 8, 2099',
      'Sun, Nov 15, 2099Does not runLeft out',
      'Wed, Nov 18, 209920:00 to 22:00Sunday, November 18, 2099Other hours',
      'Sun, Nov 22, 2099Does not runHoliday',
      'Sun, Nov 29, 209901:00 to 04:00Sunday, November 29, 2099',
    ]);
    type(/^Title(?! contains)/, 'New, %w');
    expect(rows[1]?.textContent).toContain('New, Sunday');
  });

  it('of a new schedule leave out the holidays of its show', async () => {
    const other = makeSchedule({
      id: 5,
      holidays: [{ id: 1, show_id: 1, first_day: '2099-11-09', last_day: '2099-11-09', active: 1 }],
    });
    openScheduleSetup({ schedules: [other] });
    await section('Next runs');
    await choose({ days: ['Mon'], start_date: '11022099', start_time: '0600', end_time: '0930' });
    const rows = within(
      await screen.findByRole('list', { name: 'Next 12 runs of the schedule' }),
    ).getAllByRole('listitem');
    expect(rows[1]?.textContent).toBe('Mon, Nov 9, 2099Does not runHoliday');
  });

  it('asks for the missing fields of a new schedule, and says when none is left', async () => {
    openScheduleSetup();
    const upcoming = await section('Next runs');
    expect(
      upcoming.getByText('Select days, a start date and both times to see the next runs.'),
    ).toBeDefined();
    openScheduleSetup({
      props: { scheduleId: '13' },
      schedules: [
        makeSchedule({ ...future, id: 13, start_date: '2020-11-01', end_date: '2020-11-30', paused: true }),
      ],
    });
    expect(await screen.findByText('No upcoming run.')).toBeDefined();
  });
});
