import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { makeSchedule } from '../../testing/make-schedule.ts';
import { messages, openScheduleSetup } from './testing/open-schedule-setup.tsx';

const stored = makeSchedule({
  id: 12,
  title: 'Morning %d',
  tags: '1',
  capture_groups: 'News',
  intro_event_id: 77,
});

/** The fields of a schedule of a programme. */
const midday = {
  title: 'Midday with Rosa, %d',
  day_of_week: 'MonTue',
  start_time: '12:00',
  end_time: '14:00',
  start_date: '2026-11-02',
};

describe('ScheduleSetupScreen', () => {
  it('AUTO-003 AUTO-004 opens a new schedule of the show in the query', async () => {
    const { requestsTo, host } = openScheduleSetup({ props: { query: 'showId=2' } });
    expect(screen.getByRole('status', { name: 'Loading the schedule' })).toBeDefined();
    expect(await screen.findByText('Evening')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'New schedule' })).toBeDefined();
    expect(requestsTo('shows.get').map(({ params }) => params['id'])).toEqual(['2']);
    expect(requestsTo('tags.list')).toHaveLength(1);
    expect(requestsTo('connections.list')).toHaveLength(1);
    expect(host.setTitle).toHaveBeenLastCalledWith('POST - Automations');
  });

  it('AUTO-005 opens the schedule in the address, with its show', async () => {
    const { requestsTo } = openScheduleSetup({
      props: { scheduleId: '12', query: 'showId=1' },
      schedules: [stored],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit schedule' })).toBeDefined();
    expect(await screen.findByText('Morning Tide')).toBeDefined();
    expect(requestsTo('shows.get').map(({ params }) => params['id'])).toEqual(['1']);
    expect(screen.getByRole('button', { name: 'Mon' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Sun' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('AUTO-006 loads nothing if the id in the address is not a number', async () => {
    const { calls } = openScheduleSetup({
      props: { scheduleId: 'soon', query: 'showId=1' },
      schedules: [stored],
    });
    expect(await screen.findByText('Schedule not found')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save schedule' })).toBeNull();
    expect(
      calls
        .map(({ operation }) => operation)
        .filter((operation) => /^(shows|schedules|tags|connections)\./.test(operation)),
    ).toEqual([]);
  });

  it('says that a schedule was not found', async () => {
    openScheduleSetup({ props: { scheduleId: '99', query: '' }, schedules: [stored] });
    expect((await screen.findByRole('link', { name: 'Go to schedules' })).getAttribute('href')).toBe(
      '/wxyz/automations',
    );
  });

  it('AUTO-008 reports under the title Show Setup that the show could not be loaded, and retries', async () => {
    let works = false;
    const { user } = openScheduleSetup({
      answers: {
        'shows.get': () =>
          works ? { ...makeShow(), prefix_list: '[]' } : Promise.reject(new TypeError('fetch failed')),
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to talk to server');
    expect(messages()).toEqual([{ name: 'Show Setup', details: 'Unable to talk to server', type: 'error' }]);
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Save schedule' })).toBeDefined();
  });

  it('AUTO-008 shows the station’s message if there is one', async () => {
    openScheduleSetup({ answers: { 'shows.get': () => failure(404, 'There is no show 1.') } });
    await waitFor(() =>
      expect(messages()).toMatchObject([{ name: 'Show Setup', details: '404: There is no show 1.' }]),
    );
  });

  it('asks for the show of a programme without one, and keeps the programme', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    const { user } = openScheduleSetup({
      props: { query: 'programme=7', onQueryChange },
      answers: { 'programmes.schedule': () => ({ schedule: midday, show_title: 'Midday with Rosa' }) },
    });
    await user.type(await screen.findByRole('combobox', { name: 'Show' }), 'Even');
    await user.click(await screen.findByRole('option', { name: 'Evening' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onQueryChange).toHaveBeenLastCalledWith('programme=7&showId=2', { replace: true });
  });

  it('opens a new schedule with the hours of the programme in the query', async () => {
    const { requestsTo } = openScheduleSetup({
      props: { query: 'showId=1&programme=7' },
      answers: { 'programmes.schedule': () => ({ schedule: midday, show_title: 'Midday with Rosa' }) },
    });
    expect((await screen.findByRole('button', { name: 'Mon' })).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/^Mon, Tue, 12:00 to 14:00/)).toBeDefined();
    expect(requestsTo('programmes.schedule').map(({ params }) => params['id'])).toEqual(['7']);
  });

  it('says why a programme has no hours for a schedule', async () => {
    openScheduleSetup({
      props: { query: 'showId=1&programme=7' },
      answers: { 'programmes.schedule': () => failure(409, 'This programme does not air.') },
    });
    const text = (await screen.findByRole('alert')).textContent;
    expect(text).toContain('Unable to fetch the hours of the programme');
    expect(text).toContain('This programme does not air.');
  });

  it('AUTO-009 asks for the show of a new schedule without one in the query, and uses that of an existing schedule', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    const { user, requestsTo } = openScheduleSetup({ props: { query: '', onQueryChange } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Choose the show' })).toBeDefined();
    expect(requestsTo('shows.get')).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Show' }));
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Evening', 'Morning Tide']);
    if (options[1]) await user.click(options[1]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onQueryChange).toHaveBeenLastCalledWith('showId=1', { replace: true });

    const edit = openScheduleSetup({ props: { scheduleId: '12', query: '' }, schedules: [stored] });
    await waitFor(() =>
      expect(edit.requestsTo('shows.get').map(({ params }) => params['id'])).toEqual(['1']),
    );
  });

  it('corrects an address with another show than the schedule’s', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    openScheduleSetup({ props: { scheduleId: '12', query: 'showId=2', onQueryChange }, schedules: [stored] });
    await waitFor(() => expect(onQueryChange).toHaveBeenLastCalledWith('showId=1', { replace: true }));
  });

  it('shows the denied state', async () => {
    const { requestsTo } = openScheduleSetup({
      answers: { 'settings.get': () => makeSettings({ features: '{"logger_only":true}' }) },
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(requestsTo('shows.get')).toEqual([]);
  });
});
