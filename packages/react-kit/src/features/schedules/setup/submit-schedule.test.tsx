import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { failure } from '../../../testing/fake-station.ts';
import { choose, messages, openScheduleSetup, save, tab, type } from './testing/open-schedule-setup.tsx';

const whole = { days: ['Mon', 'Wed'], start_date: '11022026', start_time: '0600', end_time: '0930' };
const warning = async () => within(await screen.findByRole('alertdialog', { name: 'Warning' }));
const ready = async () => screen.findByRole('button', { name: 'Save schedule' });

describe('saving a schedule', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('AUTO-061 empties the form', async () => {
    const { host } = openScheduleSetup();
    await ready();
    await choose(whole);
    await save();
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/automations'));
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toContain('Mon');
  });

  it('AUTO-013 AUTO-015 AUTO-067 creates a schedule whose other required fields are empty, and returns to the list', async () => {
    const { asked, host, asksToStay } = openScheduleSetup();
    await ready();
    await choose(whole);
    expect(asksToStay()).toBe('This schedule is not saved. Leave anyway?');
    await save();
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/automations'));
    expect(asksToStay()).toBeNull();
    expect(asked('schedules.create').map(({ body }) => body)).toEqual([
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
    expect(asked('schedules.update')).toEqual([]);
  });

  it('AUTO-013 AUTO-014 changes one that there is; Cancel returns to the list', async () => {
    const stored = makeSchedule({ id: 12, title: 'Morning %d', description: 'All of it' });
    const { asked, host, user } = openScheduleSetup({ props: { scheduleId: '12' }, schedules: [stored] });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(host.navigate).toHaveBeenLastCalledWith('/wxyz/automations');
    await tab('Descriptions');
    type(/^Description/, '');
    await save();
    await waitFor(() => expect(asked('schedules.update')).toHaveLength(1));
    expect(asked('schedules.create')).toEqual([]);
    expect(asked('schedules.update')[0]).toMatchObject({
      params: { id: '12' },
      body: { capture_id: 12, title: 'Morning %d', description: '' },
    });
  });

  it('is saved by Ctrl and Enter on any tab, not by Enter alone', async () => {
    const { asked, user } = openScheduleSetup();
    await ready();
    await choose(whole);
    await tab('Descriptions');
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Morning{Enter}');
    expect(asked('schedules.create')).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(asked('schedules.create').map(({ body }) => body)).toMatchObject([{ title: 'Morning' }]));
  });

  it('AUTO-063 warns that no day is selected, and sends nothing', async () => {
    const { asked, user } = openScheduleSetup();
    await tab('Publishing');
    await save();
    expect((await warning()).getByText('Please select at least one day of the week')).toBeDefined();
    await user.click((await warning()).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Date & Time' }).getAttribute('aria-selected')).toBe('true');
    expect(asked('schedules.create')).toEqual([]);
  });

  it.each([{ days: ['Mon'] }, { ...whole, start_date: '' }, { ...whole, start_time: '' }, { ...whole, end_time: '' }])(
    'AUTO-064 warns of a missing date or time, and sends nothing: %j',
    async (chosen) => {
      const { asked } = openScheduleSetup();
      await ready();
      await choose(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')));
      await save();
      expect((await warning()).getByText('Please select start date, start time and end time')).toBeDefined();
      expect(asked('schedules.create')).toEqual([]);
    },
  );

  it('AUTO-060 shows Saving... and takes no second press', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { asked, host } = openScheduleSetup({
      answers: { 'schedules.create': async () => held.then(() => makeSchedule({ id: 60 })) },
    });
    await ready();
    await choose(whole);
    await save();
    const button = await screen.findByRole('button', { name: 'Saving...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.click();
    expect(asked('schedules.create')).toHaveLength(1);
    answer();
    await waitFor(() => expect(host.navigate).toHaveBeenCalledOnce());
  });

  it('waits for the network where there is none, and says so', async () => {
    const { asked, host } = openScheduleSetup();
    await ready();
    await choose(whole);
    onlineManager.setOnline(false);
    await save();
    expect(await screen.findByText(/^You are offline/)).toBeDefined();
    expect(asked('schedules.create')).toEqual([]);
    onlineManager.setOnline(true);
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/automations'));
    expect(asked('schedules.create')).toHaveLength(1);
  });

  it('AUTO-069 makes text tags that are not known yet before the schedule', async () => {
    const { calls, user } = openScheduleSetup();
    await ready();
    await choose(whole);
    await tab('Properties');
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'news,Harbour,');
    await user.type(screen.getByRole('combobox', { name: 'Once-use tags' }), 'Whole show,');
    expect(calls.some(({ operation }) => operation === 'tags.create')).toBe(false);
    await save();
    await waitFor(() => expect(calls.some(({ operation }) => operation === 'schedules.create')).toBe(true));
    const sent = calls.filter(({ operation }) => operation === 'tags.create' || operation === 'schedules.create');
    expect(sent.map(({ operation }) => operation)).toEqual(['tags.create', 'schedules.create']);
    expect(sent[0]?.body).toEqual({ name: 'Harbour' });
    expect(sent[1]?.body).toMatchObject({ tags: '2,9', onceUseTags: 'Whole show' });
  });

  it('AUTO-085 AUTO-086 AUTO-088 logs and tells that it could not be made, and keeps what was filled in', async () => {
    const { host, asksToStay } = openScheduleSetup({ answers: { 'schedules.create': () => failure(503, 'Away.') } });
    await ready();
    await choose(whole);
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to create new schedule');
    expect(messages()).toMatchObject([{ name: 'Unable to create new schedule', type: 'error' }]);
    expect(console.error).toHaveBeenCalledWith('[postkit] Unable to create new schedule', expect.anything());
    expect(host.navigate).not.toHaveBeenCalled();
    expect(asksToStay()).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Mon' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('AUTO-087 leads to the field that the station refuses', async () => {
    const answers = { 'schedules.update': () => failure(400, 'title: Too long.', { title: ['Too long.'] }) };
    openScheduleSetup({ props: { scheduleId: '12' }, schedules: [makeSchedule({ id: 12 })], answers });
    await save();
    await waitFor(() => expect(messages()).toMatchObject([{ name: 'Unable to update schedule', type: 'error' }]));
    expect(await screen.findByText('Too long.')).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Descriptions' }).getAttribute('aria-selected')).toBe('true');
  });
});
