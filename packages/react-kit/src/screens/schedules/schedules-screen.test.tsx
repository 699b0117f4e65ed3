import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { makeRun } from '../../testing/make-run.ts';
import { makeSchedule } from '../../testing/make-schedule.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import { messages, openSchedules, press } from './testing/open-schedules.tsx';

const morning = makeSchedule({
  id: 1,
  title: 'Morning %d',
  end_date: '2027-06-30',
  social_media_connections: '7',
});
const evening = makeSchedule({
  id: 2,
  show_id: 2,
  title: 'Evening %w',
  day_of_week: 'Sun',
  publishWhen: 'rightNow',
});
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('SchedulesScreen', () => {
  it('AUTO-003 AUTO-010 AUTO-012 lists the schedules by show, and loads tags and destinations on entry', async () => {
    const { host, requestsTo } = openSchedules({ schedules: [morning, evening] });
    expect(screen.getByRole('status', { name: 'Loading schedules' })).toBeDefined();
    const row = (await screen.findByRole('list', { name: 'Schedules of Morning Tide' })).textContent;
    for (const text of [
      'Morning %d',
      'Mon to Fri, 06:00 to 09:30',
      'From Nov 2, 2026 until Jun 30, 2027',
      'Save as draft',
    ]) {
      expect(row).toContain(text);
    }
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Schedules of Morning Tide' }).textContent).toContain(
        'To Main feed',
      ),
    );
    expect(screen.getByRole('list', { name: 'Schedules of Evening' }).textContent).toContain(
      'Automatically publish',
    );
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Evening', 'Morning Tide']);
    expect(host.setTitle).toHaveBeenLastCalledWith('POST - Automations');
    expect(requestsTo('tags.list')).toHaveLength(1);
    expect(requestsTo('connections.list')).toHaveLength(1);
    for (const name of ['Pause Morning %d', 'Edit Morning %d', 'Delete Morning %d'])
      expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('AUTO-012 shows the next run, and the last one with its outcome and reason', async () => {
    const last_run = makeRun({ outcome: 'draft', reason: 'gaps', missing_seconds: 250 });
    openSchedules({
      schedules: [makeSchedule({ ...morning, last_run }), makeSchedule({ ...evening, paused: true })],
    });
    const row = (await screen.findByRole('list', { name: 'Schedules of Morning Tide' })).textContent;
    for (const text of ['Next: ', 'Draft', 'Last run on Mon, Nov 2 · 4 minutes of the recording are missing'])
      expect(row).toContain(text);
    const paused = screen.getByRole('list', { name: 'Schedules of Evening' }).textContent;
    for (const text of ['Next: ', 'Last run']) expect(paused).not.toContain(text);
  });

  it('AUTO-009 AUTO-012 links to a new schedule with or without a chosen show, and to each existing one', async () => {
    const { host } = openSchedules({ schedules: [morning] });
    await press('Edit Morning %d');
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/automations/1/edit?showId=1');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('New schedule')).toBe('/wxyz/automations/new');
    expect(href('New schedule for Morning Tide')).toBe('/wxyz/automations/new?showId=1');
    expect(href('Morning %d')).toBe('/wxyz/automations/1/edit?showId=1');
  });

  it('AUTO-041 AUTO-072 AUTO-073 pauses and resumes a schedule', async () => {
    const { requestsTo } = openSchedules({ schedules: [morning] });
    await press('Pause Morning %d');
    expect(await screen.findByText('Paused')).toBeDefined();
    await press('Resume Morning %d');
    await waitFor(() => expect(screen.queryByText('Paused')).toBeNull());
    expect(requestsTo('schedules.update').map(({ body }) => body)).toEqual([
      { capture_id: 1, paused: true },
      { capture_id: 1, paused: false },
    ]);
    expect(messages().map(({ details }) => details)).toEqual(['Morning %d is resumed.']);
  });

  it('sends a press during the save before it afterwards', async () => {
    const { promise, resolve } = withResolvers<typeof morning>();
    const update = vi
      .fn<() => object | Promise<object>>(() => ({ ...morning, paused: false }))
      .mockReturnValueOnce(promise);
    const { requestsTo } = openSchedules({ schedules: [morning], answers: { 'schedules.update': update } });
    await press('Pause Morning %d');
    await press('Resume Morning %d');
    expect(screen.queryByText('Paused')).toBeNull();
    expect(requestsTo('schedules.update')).toHaveLength(1);
    resolve({ ...morning, paused: true });
    await waitFor(() => expect(messages().map(({ details }) => details)).toEqual(['Morning %d is resumed.']));
    expect(requestsTo('schedules.update').map(({ body }) => body)).toMatchObject([
      { paused: true },
      { paused: false },
    ]);
    expect(screen.queryByText('Paused')).toBeNull();
  });

  it('AUTO-087 reports a schedule that could not be paused, and shows it as not paused', async () => {
    openSchedules({ schedules: [morning], answers: { 'schedules.update': () => failure(503, 'Away.') } });
    await press('Pause Morning %d');
    await waitFor(() =>
      expect(messages()).toMatchObject([{ name: 'Unable to update schedule', type: 'error' }]),
    );
    expect(await screen.findByRole('button', { name: 'Pause Morning %d' })).toBeDefined();
  });

  it('AUTO-012 AUTO-076 AUTO-077 confirms before deleting a schedule, and moves the focus to the next one', async () => {
    const { requestsTo, user } = openSchedules({
      schedules: [morning, { ...morning, id: 5, title: 'Later', start_time: '12:00', end_time: '13:00' }],
    });
    await press('Delete Morning %d');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete schedule' }));
    expect(dialog.getByText('Delete the schedule “Morning %d” of Morning Tide?')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Morning %d' })).toBeNull());
    expect(requestsTo('schedules.update').map(({ body }) => body)).toEqual([{ capture_id: 1, active: 0 }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Later' })));
  });

  it('AUTO-090 reports a schedule that could not be deleted', async () => {
    const { user } = openSchedules({
      schedules: [morning],
      answers: { 'schedules.update': () => failure(503, 'Away.') },
    });
    await press('Delete Morning %d');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Unable to delete schedule');
    expect(messages()).toMatchObject([{ name: 'Unable to delete schedule', type: 'error' }]);
  });

  it('AUTO-062 refetches the list one second after a save', async () => {
    const { requestsTo } = openSchedules({ schedules: [morning] });
    const button = await screen.findByRole('button', { name: 'Pause Morning %d' });
    vi.useFakeTimers();
    act(() => button.click());
    await act(async () => vi.advanceTimersByTimeAsync(999));
    expect(requestsTo('schedules.update')).toHaveLength(1);
    expect(requestsTo('schedules.list')).toHaveLength(1);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(requestsTo('schedules.list')).toHaveLength(2);
  });

  it('offers a search for eight or more schedules, and says when nothing matches', async () => {
    const many = Array.from({ length: 9 }, (_, n) => makeSchedule({ id: n + 1, title: `Hour ${n}` }));
    const { user } = openSchedules({ schedules: many });
    await user.type(await screen.findByRole('searchbox', { name: 'Search schedules' }), 'HOUR 8');
    expect(await screen.findByText('1 of 9 schedules')).toBeDefined();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No schedules match')).toBeDefined();
  });

  it('AUTO-091 shows the empty, the failed and the denied state', async () => {
    openSchedules();
    expect(await screen.findByText('No schedules yet')).toBeDefined();
    let works = false;
    openSchedules({ answers: { 'schedules.list': () => (works ? [] : failure(503, 'Away.')) } });
    expect(await screen.findByText('Unable to retrieve schedules')).toBeDefined();
    works = true;
    await press('Retry');
    await waitFor(() => expect(screen.queryByText('Unable to retrieve schedules')).toBeNull());
    const { requestsTo } = openSchedules({
      answers: { 'settings.get': () => makeSettings({ features: '{"logger_only":true}' }) },
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(requestsTo('schedules.list')).toEqual([]);
  });

  it('works without tags and destinations, and reports that they are missing', async () => {
    const answers = {
      'tags.list': () => failure(503, 'Away.'),
      'connections.list': () => failure(503, 'Away.'),
    };
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
