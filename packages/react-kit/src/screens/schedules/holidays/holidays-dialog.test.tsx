import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Holiday } from '@postkit/sdk/schema';
import { failure } from '../../../testing/fake-station.ts';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { messages, openSchedules, press, type Scene } from '../testing/open-schedules.tsx';

const holiday: Holiday = { id: 4, show_id: 1, first_day: '2099-12-24', last_day: '2099-12-26', active: 1 };

/** Opens the holidays dialog of the first show. */
async function openHolidays(name: string, holidays: readonly Holiday[], answers: Scene['answers'] = {}) {
  const scene = openSchedules({ schedules: [makeSchedule({ holidays: [...holidays] })], answers });
  await press(name);
  const dialog = within(await screen.findByRole('dialog', { name: 'Holidays of Morning Tide' }));
  return { ...scene, dialog };
}

/** Types a date into the three segments of a date field. */
async function type(field: string, month: string, day: string, year: string): Promise<void> {
  const [first] = screen.getAllByRole('spinbutton', { name: new RegExp(field) });
  if (first) await userEvent.click(first);
  await userEvent.keyboard(`${month}${day}${year}`);
}

describe('HolidaysDialog', () => {
  it('AUTO-078 AUTO-081 adds a holiday once both days are chosen', async () => {
    const { dialog, requestsTo, user } = await openHolidays('Holidays of Morning Tide', []);
    expect(dialog.getByText('No holidays yet')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Add holiday' }));
    expect(dialog.getByText('Choose the first day.')).toBeDefined();
    expect(dialog.getByText('Choose the last day.')).toBeDefined();
    await type('First day', '12', '31', '2099');
    await type('Last day', '12', '30', '2099');
    expect(dialog.getByText('The last day is before the first.')).toBeDefined();
    expect(requestsTo('schedules.createHoliday')).toEqual([]);
    await type('Last day', '12', '31', '2099');
    await user.click(dialog.getByRole('button', { name: 'Add holiday' }));
    expect((await dialog.findByRole('listitem')).textContent).toContain('Dec 31, 2099');
    expect(requestsTo('schedules.createHoliday').map(({ body }) => body)).toEqual([
      { show_id: 1, first_day: '2099-12-31', last_day: '2099-12-31' },
    ]);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(await screen.findByRole('button', { name: '1 holiday of Morning Tide' })).toBeDefined();
  });

  it('AUTO-079 AUTO-080 AUTO-081 changes and deletes holidays', async () => {
    const { dialog, requestsTo, user } = await openHolidays('1 holiday of Morning Tide', [holiday]);
    await user.click(dialog.getByRole('button', { name: 'Edit Dec 24, 2099 to Dec 26, 2099' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: /month.*First day/ })),
    );
    await type('Last day', '12', '24', '2099');
    await user.click(dialog.getByRole('button', { name: 'Save holiday' }));
    const edit = await dialog.findByRole('button', { name: 'Edit Dec 24, 2099' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
    await user.click(dialog.getByRole('button', { name: 'Delete Dec 24, 2099' }));
    expect(await dialog.findByText('No holidays yet')).toBeDefined();
    expect(requestsTo('schedules.updateHoliday').map(({ body }) => body)).toEqual([
      { show_id: 1, first_day: '2099-12-24', last_day: '2099-12-24' },
      { active: 0 },
    ]);
  });

  it('AUTO-089 reports a holiday that could not be added, and keeps the chosen days', async () => {
    const { dialog, user } = await openHolidays('Holidays of Morning Tide', [], {
      'schedules.createHoliday': () => failure(503, 'Away.'),
    });
    await type('First day', '12', '31', '2099');
    await type('Last day', '12', '31', '2099');
    await user.click(dialog.getByRole('button', { name: 'Add holiday' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Unable to add holiday');
    expect(messages()).toMatchObject([{ name: 'Unable to add holiday', type: 'error' }]);
    await waitFor(() => expect(dialog.queryByText('Choose the first day.')).toBeNull());
  });
});
