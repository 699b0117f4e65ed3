import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { makeSettings } from '../../../testing/make-settings.ts';
import { failure } from '../../../testing/fake-station.ts';
import { makeShow } from '../../../testing/make-show.ts';
import { messages, openScheduleSetup } from './testing/open-schedule-setup.tsx';

const stored = makeSchedule({ id: 12, title: 'Morning %d', tags: '1', capture_groups: 'News', intro_event_id: 77 });

describe('ScheduleSetupScreen', () => {
  it('AUTO-003 AUTO-004 is a new schedule of the show that the query names', async () => {
    const { asked, host } = openScheduleSetup({ props: { query: 'showId=2' } });
    expect(screen.getByRole('status', { name: 'Loading the schedule' })).toBeDefined();
    expect(await screen.findByText('Evening')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'New schedule' })).toBeDefined();
    expect(asked('shows.get').map(({ params }) => params['id'])).toEqual(['2']);
    expect(asked('schedules.list')).toEqual([]);
    expect(asked('tags.list')).toHaveLength(1);
    expect(asked('connections.list')).toHaveLength(1);
    expect(host.setTitle).toHaveBeenLastCalledWith('POST - Automations');
  });

  it('AUTO-005 is the schedule that the address names, with its show', async () => {
    const { asked } = openScheduleSetup({ props: { scheduleId: '12', query: 'showId=1' }, schedules: [stored] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit schedule' })).toBeDefined();
    expect(await screen.findByText('Morning Tide')).toBeDefined();
    expect(asked('shows.get').map(({ params }) => params['id'])).toEqual(['1']);
    expect(screen.getByRole('button', { name: 'Mon' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Sun' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('AUTO-006 does nothing where the address names no number', async () => {
    const { calls } = openScheduleSetup({ props: { scheduleId: 'soon', query: 'showId=1' }, schedules: [stored] });
    expect(await screen.findByText('Schedule not found')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save schedule' })).toBeNull();
    expect(calls.map(({ operation }) => operation).filter((operation) => /^(shows|schedules|tags|connections)\./.test(operation))).toEqual(
      [],
    );
  });

  it('says that a schedule is gone', async () => {
    openScheduleSetup({ props: { scheduleId: '99', query: '' }, schedules: [stored] });
    expect((await screen.findByRole('link', { name: 'Go to schedules' })).getAttribute('href')).toBe('/wxyz/automations');
  });

  it('AUTO-008 tells by the title Show Setup that the show cannot be loaded, and tries again', async () => {
    let works = false;
    const { user } = openScheduleSetup({
      answers: { 'shows.get': () => (works ? { ...makeShow(), prefix_list: '[]' } : Promise.reject(new TypeError('fetch failed'))) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to talk to server');
    expect(messages()).toEqual([{ name: 'Show Setup', details: 'Unable to talk to server', type: 'error' }]);
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Save schedule' })).toBeDefined();
  });

  it('AUTO-008 says what the station answered where it did', async () => {
    openScheduleSetup({ answers: { 'shows.get': () => failure(404, 'There is no show 1.') } });
    await waitFor(() => expect(messages()).toMatchObject([{ name: 'Show Setup', details: '404: There is no show 1.' }]));
  });

  it('AUTO-009 asks for the show where the query names none, and takes that of the schedule itself', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    const { user, asked } = openScheduleSetup({ props: { query: '', onQueryChange } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Choose the show' })).toBeDefined();
    expect(asked('shows.get')).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Show' }));
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Evening', 'Morning Tide']);
    if (options[1]) await user.click(options[1]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onQueryChange).toHaveBeenLastCalledWith('showId=1', { replace: true });

    const edit = openScheduleSetup({ props: { scheduleId: '12', query: '' }, schedules: [stored] });
    await waitFor(() => expect(edit.asked('shows.get').map(({ params }) => params['id'])).toEqual(['1']));
  });

  it('puts an address right that names another show than the schedule has', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    openScheduleSetup({ props: { scheduleId: '12', query: 'showId=2', onQueryChange }, schedules: [stored] });
    await waitFor(() => expect(onQueryChange).toHaveBeenLastCalledWith('showId=1', { replace: true }));
  });

  it('tells who may not', async () => {
    const { asked } = openScheduleSetup({ answers: { 'settings.get': () => makeSettings({ features: '{"logger_only":true}' }) } });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(asked('shows.get')).toEqual([]);
  });
});
