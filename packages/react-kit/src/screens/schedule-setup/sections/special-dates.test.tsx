import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { openScheduleSetup, save } from '../testing/open-schedule-setup.tsx';

async function enter(label: string, first: 'month' | 'hour', keys: string): Promise<void> {
  await userEvent.click(await screen.findByRole('spinbutton', { name: new RegExp(`${first},.*${label}`) }));
  await userEvent.keyboard(keys);
}

describe('the special dates of a schedule', () => {
  it('are added, removed and saved', async () => {
    const stored = makeSchedule({ id: 12, exceptions: ['2026-12-24', '2026-12-31'] });
    const { requestsTo, user } = openScheduleSetup({ props: { scheduleId: '12' }, schedules: [stored] });
    await user.click(await screen.findByRole('button', { name: 'Remove Thu, Dec 31, 2026' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Leave out' }).disabled).toBe(true);
    await enter('Date to leave out', 'month', '11262026');
    await user.click(screen.getByRole('button', { name: 'Leave out' }));
    await enter('Date with other hours', 'month', '12252026');
    await enter('Start on this date', 'hour', '1000');
    await enter('End on this date', 'hour', '1130');
    await user.click(screen.getByRole('button', { name: 'Add hours' }));
    const others = within(screen.getByRole('group', { name: 'Dates with other hours' }));
    expect(others.getByText('Fri, Dec 25, 2026, 10:00 to 11:30')).toBeDefined();
    await save();
    await waitFor(() => expect(requestsTo('schedules.update')).toHaveLength(1));
    expect(requestsTo('schedules.update')[0]?.body).toMatchObject({
      exceptions: ['2026-11-26', '2026-12-24'],
      overrides: [{ date: '2026-12-25', start_time: '10:00', end_time: '11:30' }],
    });
  });
});
