import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { failure } from '../../testing/fake-station.ts';
import { makeSchedule } from '../../testing/make-schedule.ts';
import { choose, messages, openScheduleSetup, save, section, type } from './testing/open-schedule-setup.tsx';

const complete = { days: ['Mon', 'Wed'], start_date: '11022026', start_time: '0600', end_time: '0930' };
const list = '/wxyz/automations';
const warning = async () => within(await screen.findByRole('alertdialog', { name: 'Warning' }));
const ready = async () => screen.findByRole('button', { name: 'Save schedule' });

describe('saving a schedule', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('AUTO-061 clears the form', async () => {
    const { host } = openScheduleSetup();
    await ready();
    await choose(complete);
    await save();
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/automations'));
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toContain(
      'Mon',
    );
  });

  it('AUTO-013 AUTO-015 AUTO-067 creates a schedule without the other required fields, and returns to the list', async () => {
    const { requestsTo, host, asksToStay } = openScheduleSetup();
    await ready();
    await choose(complete);
    expect(asksToStay()).toBe('This schedule is not saved. Leave anyway?');
    await save();
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/automations'));
    expect(asksToStay()).toBeNull();
    expect(requestsTo('schedules.create').map(({ body }) => body)).toEqual([
      {
        show_id: 1,
        start_date: '2026-11-02',
        start_time: '06:00',
        end_time: '09:30',
        day_of_week: 'MonWed',
        paused: false,
        episode_type: 'full',
        rating: 0,
        publishWhen: 'saveDraft',
        delayUntilPublish: 0,
        targetedAds: false,
        events_between_ads: 0,
        minutes_between_ads: 0,
        squareCoverArtURL: '/wxyz/images/cover.jpg',
        socialShareImageURL: '/wxyz/images/share.jpg',
        social_media_connections: '7',
      },
    ]);
    expect(requestsTo('schedules.update')).toEqual([]);
  });

  it('AUTO-013 AUTO-014 AUTO-015 updates an existing schedule, and returns to the list on Cancel and once it is saved', async () => {
    const stored = makeSchedule({ id: 12, title: 'Morning %d', description: 'All of it' });
    const { requestsTo, host, user } = openScheduleSetup({
      props: { scheduleId: '12' },
      schedules: [stored],
    });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(host.navigate.mock.calls).toEqual([[list]]);
    await section('Descriptions');
    type(/^Description/, '');
    await save();
    await waitFor(() => expect(requestsTo('schedules.update')).toHaveLength(1));
    await waitFor(() => expect(host.navigate.mock.calls).toEqual([[list], [list]]));
    expect(requestsTo('schedules.create')).toEqual([]);
    expect(requestsTo('schedules.update')[0]).toMatchObject({
      params: { id: '12' },
      body: { capture_id: 12, title: 'Morning %d', description: '' },
    });
  });

  it('saves on Ctrl+Enter on any section, but not on Enter alone', async () => {
    const { requestsTo, user } = openScheduleSetup();
    await ready();
    await choose(complete);
    await section('Descriptions');
    await user.type(screen.getByRole('textbox', { name: /^Title(?! contains)/ }), 'Morning{Enter}');
    expect(requestsTo('schedules.create')).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(requestsTo('schedules.create').map(({ body }) => body)).toMatchObject([{ title: 'Morning' }]),
    );
  });

  it('AUTO-063 warns if no day is selected, and sends nothing', async () => {
    const { requestsTo, user } = openScheduleSetup();
    await section('Publishing');
    await save();
    expect((await warning()).getByText('Please select at least one day of the week')).toBeDefined();
    await user.click((await warning()).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Date & Time' })),
    );
    expect(requestsTo('schedules.create')).toEqual([]);
  });

  it('AUTO-063 warns and sends nothing if only the days are missing, and saves once one is selected', async () => {
    const { requestsTo, user } = openScheduleSetup();
    await ready();
    await choose({ ...complete, days: [] });
    await save();
    expect((await warning()).getByText('Please select at least one day of the week')).toBeDefined();
    expect((await warning()).queryByText('Please select start date, start time and end time')).toBeNull();
    await user.click((await warning()).getByRole('button', { name: 'OK' }));
    expect(requestsTo('schedules.create')).toEqual([]);
    await choose({ days: ['Sun'] });
    await save();
    await waitFor(() =>
      expect(requestsTo('schedules.create').map(({ body }) => body)).toMatchObject([{ day_of_week: 'Sun' }]),
    );
  });

  it('AUTO-063 AUTO-064 shows all errors at once: both warnings, and a message at each missing field', async () => {
    const { user } = openScheduleSetup();
    await ready();
    await save();
    expect((await warning()).getByText('Please select at least one day of the week')).toBeDefined();
    expect((await warning()).getByText('Please select start date, start time and end time')).toBeDefined();
    const errors = [
      'Select at least one day.',
      'Select the start date.',
      'Give the episodes a title.',
      'Enter an address to notify of new episodes.',
    ];
    for (const error of errors) expect(screen.getByText(error)).toBeDefined();
    await user.click((await warning()).getByRole('button', { name: 'OK' }));
    type(/^Title(?! contains)/, 'Morning');
    await waitFor(() => expect(screen.queryByText('Give the episodes a title.')).toBeNull());
    expect(screen.getByText('Select at least one day.')).toBeDefined();
  });

  it.each([
    { days: ['Mon'] },
    { ...complete, start_date: '' },
    { ...complete, start_time: '' },
    { ...complete, end_time: '' },
  ])('AUTO-064 warns of a missing date or time, and sends nothing: %j', async (chosen) => {
    const { requestsTo } = openScheduleSetup();
    await ready();
    await choose(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')));
    await save();
    expect((await warning()).getByText('Please select start date, start time and end time')).toBeDefined();
    expect(requestsTo('schedules.create')).toEqual([]);
  });

  it('AUTO-060 shows Saving... and ignores a second press', async () => {
    let answer = () => {};
    const pending = new Promise<void>((resolve) => (answer = resolve));
    const { requestsTo, host } = openScheduleSetup({
      answers: { 'schedules.create': async () => pending.then(() => makeSchedule({ id: 60 })) },
    });
    await ready();
    await choose(complete);
    await save();
    const button = await screen.findByRole('button', { name: 'Saving...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.click();
    expect(requestsTo('schedules.create')).toHaveLength(1);
    answer();
    await waitFor(() => expect(host.navigate).toHaveBeenCalledOnce());
  });

  it('waits for the network when offline, and says so', async () => {
    const { requestsTo, host } = openScheduleSetup();
    await ready();
    await choose(complete);
    onlineManager.setOnline(false);
    await save();
    expect(await screen.findByText(/^You are offline/)).toBeDefined();
    expect(requestsTo('schedules.create')).toEqual([]);
    onlineManager.setOnline(true);
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/automations'));
    expect(requestsTo('schedules.create')).toHaveLength(1);
  });

  it('AUTO-069 creates new tags before the schedule', async () => {
    const { calls, user } = openScheduleSetup();
    await ready();
    await choose(complete);
    await section('Properties');
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'news,Harbour,');
    await user.type(screen.getByRole('combobox', { name: 'Once-use tags' }), 'Whole show,');
    expect(calls.some(({ operation }) => operation === 'tags.create')).toBe(false);
    await save();
    await waitFor(() => expect(calls.some(({ operation }) => operation === 'schedules.create')).toBe(true));
    const mutations = calls.filter(
      ({ operation }) => operation === 'tags.create' || operation === 'schedules.create',
    );
    expect(mutations.map(({ operation }) => operation)).toEqual(['tags.create', 'schedules.create']);
    expect(mutations[0]?.body).toEqual({ name: 'Harbour' });
    expect(mutations[1]?.body).toMatchObject({ tags: '2,9', onceUseTags: 'Whole show' });
  });

  it('AUTO-085 AUTO-086 AUTO-088 logs and shows that the schedule could not be created, and keeps the input', async () => {
    const { host, asksToStay } = openScheduleSetup({
      answers: { 'schedules.create': () => failure(503, 'Away.') },
    });
    await ready();
    await choose(complete);
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to create new schedule');
    expect(messages()).toMatchObject([{ name: 'Unable to create new schedule', type: 'error' }]);
    expect(console.error).toHaveBeenCalledWith('[postkit] Unable to create new schedule', expect.anything());
    expect(host.navigate).not.toHaveBeenCalled();
    expect(asksToStay()).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Mon' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('AUTO-087 shows the errors of all fields that the station refuses, and focuses the section of the first', async () => {
    const answers = {
      'schedules.update': () =>
        failure(400, 'title: Too long.', { title: ['Too long.'], day_of_week: ['Choose fewer.'] }),
    };
    openScheduleSetup({ props: { scheduleId: '12' }, schedules: [makeSchedule({ id: 12 })], answers });
    await save();
    await waitFor(() =>
      expect(messages()).toMatchObject([{ name: 'Unable to update schedule', type: 'error' }]),
    );
    expect(await screen.findByText('Too long.')).toBeDefined();
    expect(screen.getByText('Choose fewer.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Descriptions' }));
  });
});
