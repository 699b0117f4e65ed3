import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { makeSettings } from '../../../testing/make-settings.ts';
import { failure } from '../../../testing/fake-station.ts';
import { messages, openSchedules, press } from './testing/open-schedules.tsx';

const morning = makeSchedule({ id: 1, title: 'Morning %d', end_date: '2027-06-30', social_media_connections: '7' });
const evening = makeSchedule({ id: 2, show_id: 2, title: 'Evening %w', day_of_week: 'Sun', publishWhen: 'rightNow' });
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('SchedulesScreen', () => {
  it('AUTO-003 AUTO-010 AUTO-012 lists the schedules by show in words, having asked for tags and destinations', async () => {
    const { host, asked } = openSchedules({ schedules: [morning, evening] });
    expect(screen.getByRole('status', { name: 'Loading schedules' })).toBeDefined();
    const row = (await screen.findByRole('list', { name: 'Schedules of Morning Tide' })).textContent;
    for (const text of ['Morning %d', 'Mon to Fri, 06:00 to 09:30', 'From Nov 2, 2026 until Jun 30, 2027', 'Save as draft']) {
      expect(row).toContain(text);
    }
    await waitFor(() => expect(screen.getByRole('list', { name: 'Schedules of Morning Tide' }).textContent).toContain('To Main feed'));
    expect(screen.getByRole('list', { name: 'Schedules of Evening' }).textContent).toContain('Automatically publish');
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Evening', 'Morning Tide']);
    expect(host.setTitle).toHaveBeenLastCalledWith('POST - Automations');
    expect(asked('tags.list')).toHaveLength(1);
    expect(asked('connections.list')).toHaveLength(1);
    for (const name of ['Pause Morning %d', 'Edit Morning %d', 'Delete Morning %d'])
      expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('AUTO-009 leads to a new schedule, whose show is chosen there or said already, and to each that there is', async () => {
    const { host } = openSchedules({ schedules: [morning] });
    await press('Edit Morning %d');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/automations/1/edit?showId=1');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('New schedule')).toBe('/wxyz/automations/new');
    expect(href('New schedule for Morning Tide')).toBe('/wxyz/automations/new?showId=1');
    expect(href('Morning %d')).toBe('/wxyz/automations/1/edit?showId=1');
  });

  it('AUTO-041 pauses a schedule and takes it up again', async () => {
    const { asked } = openSchedules({ schedules: [morning] });
    await press('Pause Morning %d');
    expect(await screen.findByText('Paused')).toBeDefined();
    await press('Resume Morning %d');
    await waitFor(() => expect(screen.queryByText('Paused')).toBeNull());
    expect(asked('schedules.update').map(({ body }) => body)).toEqual([
      { capture_id: 1, paused: true },
      { capture_id: 1, paused: false },
    ]);
    expect(messages().map(({ details }) => details)).toEqual(['Morning %d is resumed.']);
  });

  it('AUTO-087 tells of a schedule that could not be paused, and shows it as it is', async () => {
    openSchedules({ schedules: [morning], answers: { 'schedules.update': () => failure(503, 'Away.') } });
    await press('Pause Morning %d');
    await waitFor(() => expect(messages()).toMatchObject([{ name: 'Unable to update schedule', type: 'error' }]));
    expect(await screen.findByRole('button', { name: 'Pause Morning %d' })).toBeDefined();
  });

  it('asks before it deletes a schedule, and hands the focus on', async () => {
    const { asked, user } = openSchedules({
      schedules: [morning, { ...morning, id: 5, title: 'Later', start_time: '12:00', end_time: '13:00' }],
    });
    await press('Delete Morning %d');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete schedule' }));
    expect(dialog.getByText('Delete the schedule “Morning %d” of Morning Tide?')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Morning %d' })).toBeNull());
    expect(asked('schedules.update').map(({ body }) => body)).toEqual([{ capture_id: 1, active: 0 }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Later' })));
  });

  it('AUTO-090 tells that a schedule could not be deleted', async () => {
    const { user } = openSchedules({ schedules: [morning], answers: { 'schedules.update': () => failure(503, 'Away.') } });
    await press('Delete Morning %d');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Unable to delete schedule');
    expect(messages()).toMatchObject([{ name: 'Unable to delete schedule', type: 'error' }]);
  });

  it('AUTO-062 reads the list anew a second after a save', async () => {
    const { asked } = openSchedules({ schedules: [morning] });
    const button = await screen.findByRole('button', { name: 'Pause Morning %d' });
    vi.useFakeTimers();
    act(() => button.click());
    await act(async () => vi.advanceTimersByTimeAsync(999));
    expect(asked('schedules.update')).toHaveLength(1);
    expect(asked('schedules.list')).toHaveLength(1);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(asked('schedules.list')).toHaveLength(2);
  });

  it('offers a search once there are more than a few, and says when nothing matches', async () => {
    const many = Array.from({ length: 9 }, (_, n) => makeSchedule({ id: n + 1, title: `Hour ${n}` }));
    const { user } = openSchedules({ schedules: many });
    await user.type(await screen.findByRole('searchbox', { name: 'Search schedules' }), 'HOUR 8');
    expect(await screen.findByText('1 of 9 schedules')).toBeDefined();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No schedules match')).toBeDefined();
  });

  it('says that there are none, that they cannot be had, and who may not see them', async () => {
    openSchedules();
    expect(await screen.findByText('No schedules yet')).toBeDefined();
    let works = false;
    openSchedules({ answers: { 'schedules.list': () => (works ? [] : failure(503, 'Away.')) } });
    expect(await screen.findByText('Unable to retrieve schedules')).toBeDefined();
    works = true;
    await press('Retry');
    await waitFor(() => expect(screen.queryByText('Unable to retrieve schedules')).toBeNull());
    const { asked } = openSchedules({ answers: { 'settings.get': () => makeSettings({ features: '{"logger_only":true}' }) } });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(asked('schedules.list')).toEqual([]);
  });

  it('goes on without tags and destinations, and tells that they are missing', async () => {
    const answers = { 'tags.list': () => failure(503, 'Away.'), 'connections.list': () => failure(503, 'Away.') };
    openSchedules({ schedules: [morning], answers });
    expect(await screen.findByRole('link', { name: 'Morning %d' })).toBeDefined();
    await waitFor(() =>
      expect(messages().map(({ name }) => name)).toEqual([
        'Unable to talk to server to get all tags',
        'Unable to fetch social media connections from the server',
      ]),
    );
  });
});
