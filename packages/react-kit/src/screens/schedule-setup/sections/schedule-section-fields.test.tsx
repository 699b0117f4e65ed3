import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { choose, openScheduleSetup, save, section } from '../testing/open-schedule-setup.tsx';

const complete = { days: ['Mon'], start_date: '11022099', start_time: '0600', end_time: '0930' };

/** The fields of each section, by role and name. */
const places: Record<string, readonly (readonly [role: string, name: RegExp])[]> = {
  'Date & Time': [
    ['group', /^Days of the week/],
    ['group', /^Start date/],
    ['group', /^End date/],
    ['group', /^Start time/],
    ['group', /^End time/],
    ['textbox', /^Repeat every … weeks/],
    ['group', /^Date to leave out/],
    ['group', /^Date with other hours/],
    ['checkbox', /^Paused/],
    ['textbox', /^Streaming url/],
  ],
  Descriptions: [
    ['textbox', /^Title(?! contains)/],
    ['textbox', /^Description/],
    ['textbox', /^Social share text/],
  ],
  Images: [
    ['group', /^Square cover art/],
    ['group', /^Social share image/],
  ],
  Categories: [
    ['group', /^Talk/],
    ['group', /^Commercials/],
    ['group', /^Unassigned/],
    ['textbox', /^Title contains/],
  ],
  Properties: [
    ['radiogroup', /^Episode type/],
    ['radiogroup', /^Rating/],
    ['textbox', /^Season number/],
    ['textbox', /^Episode number/],
    ['combobox', /^Tags/],
    ['combobox', /^Once-use tags/],
  ],
  Ads: [
    ['checkbox', /^Targeted ads/],
    ['radiogroup', /^Insert an ad/],
  ],
  'Intro & Outro': [
    ['combobox', /^Intro/],
    ['combobox', /^Outro/],
  ],
  Publishing: [
    ['radiogroup', /^When an episode is created/],
    ['textbox', /^Seconds that may be missing/],
    ['textbox', /^Longest silence in seconds/],
    ['textbox', /^Notification emails/],
    ['checkbox', /^Main feed/],
  ],
};

describe('ScheduleSectionFields', () => {
  it.each(Object.entries(places))(
    'AUTO-017 puts its fields under %s, and nowhere else',
    async (name, fields) => {
      openScheduleSetup({
        answers: {
          'settings.get': () =>
            makeSettings({
              station_type: 'tv',
              orphaned_categories: [{ name: 'Weather', resource_uri: '/wxyz/api/v1/category/Weather/' }],
            }),
        },
      });
      const region = await screen.findByRole('region', { name });
      await screen.findByRole('group', { name: 'Unassigned' });
      await screen.findByRole('checkbox', { name: /^Main feed/ });
      for (const [role, label] of fields) {
        const found = screen.getAllByRole(role, { name: label });
        expect(found.filter((field) => !region.contains(field))).toEqual([]);
      }
    },
  );

  it('AUTO-038 AUTO-039 offer three types of episodes and two ratings, and save the chosen ones', async () => {
    const { requestsTo, user } = openScheduleSetup();
    await section('Properties');
    await choose(complete);
    const optionsOf = (name: RegExp) =>
      within(screen.getByRole('radiogroup', { name })).getAllByRole('radio');
    const namesOf = (options: readonly HTMLElement[]) =>
      options.map((option) => option.closest('label')?.textContent);
    expect(namesOf(optionsOf(/^Episode type/))).toEqual(['Full', 'Bonus', 'Trailer']);
    expect(namesOf(optionsOf(/^Rating/))).toEqual(['Clean', 'Explicit']);
    await user.click(screen.getByRole('radio', { name: 'Trailer' }));
    await user.click(screen.getByRole('radio', { name: 'Explicit' }));
    await save();
    await waitFor(() => expect(requestsTo('schedules.create')).toHaveLength(1));
    expect(requestsTo('schedules.create')[0]?.body).toMatchObject({ episode_type: 'trailer', rating: 1 });
  });

  it('AUTO-055 AUTO-057 the choice None and switching targeted ads off reset both to no ads', async () => {
    const { requestsTo, user } = openScheduleSetup({
      props: { scheduleId: '12' },
      schedules: [makeSchedule({ id: 12, targetedAds: true, events_between_ads: 3 })],
    });
    await section('Ads');
    const targeted = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Targeted ads' });
    const none = screen.getByRole<HTMLInputElement>('radio', { name: 'None' });
    expect([targeted.checked, none.checked]).toEqual([true, false]);
    await user.click(none);
    expect([targeted.checked, none.checked]).toEqual([false, true]);
    await user.click(screen.getByRole('radio', { name: 'Every few events' }));
    const count = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Events between ads' });
    expect([targeted.checked, count().value]).toEqual([true, '0']);
    await user.clear(count());
    await user.type(count(), '5');
    await user.tab();
    await user.click(targeted);
    expect([targeted.checked, none.checked]).toEqual([false, true]);
    await user.click(screen.getByRole('radio', { name: 'Every few events' }));
    expect(count().value).toBe('0');
    await user.click(targeted);
    await save();
    await waitFor(() => expect(requestsTo('schedules.update')).toHaveLength(1));
    expect(requestsTo('schedules.update')[0]?.body).toMatchObject({
      targetedAds: false,
      events_between_ads: 0,
      minutes_between_ads: 0,
    });
  });

  it('AUTO-043 AUTO-044 AUTO-045 have buttons from Sun to Sat, and send times as HH:MM and days in that order', async () => {
    const { requestsTo } = openScheduleSetup();
    await section('Date & Time');
    const days = within(screen.getByRole('group', { name: /^Days of the week/ })).getAllByRole('button');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    await choose({ days: ['Tue', 'Mon'], start_date: '11022099', start_time: '0605', end_time: '2259' });
    await save();
    await waitFor(() => expect(requestsTo('schedules.create')).toHaveLength(1));
    expect(requestsTo('schedules.create')[0]?.body).toMatchObject({
      start_time: '06:05',
      end_time: '22:59',
      day_of_week: 'MonTue',
    });
  });

  it('AUTO-066 mark every required field, and show the error of each that is missing', async () => {
    openScheduleSetup({ answers: { 'shows.get': () => ({ ...makeShow(), prefix_list: '[]' }) } });
    await section('Date & Time');
    await save();
    const missing = {
      'Date & Time': [
        'Select at least one day.',
        'Select the start date.',
        'Select the start time.',
        'Select the end time.',
      ],
      Descriptions: [
        'Give the episodes a title.',
        'Say what the episodes are about.',
        'Enter the text that social networks show with an episode.',
      ],
      Images: ['Add square cover art.', 'Add a social share image.'],
      Publishing: ['Enter an address to notify of new episodes.'],
    };
    for (const [name, errors] of Object.entries(missing)) {
      const region = screen.getByRole('region', { name, hidden: true });
      for (const error of errors) expect(await within(region).findByText(error)).toBeDefined();
    }
    for (const name of [/^Episode type/, /^Rating/, /^When an episode is created/]) {
      const choice = screen.getByRole('radiogroup', { name, hidden: true });
      expect(choice.getAttribute('aria-required')).toBe('true');
    }
    for (const name of [
      /^Title(?! contains)/,
      /^Description/,
      /^Social share text/,
      /^Notification emails/,
    ]) {
      const field = screen.getByRole('textbox', { name, hidden: true });
      expect(field.getAttribute('aria-required')).toBe('true');
    }
  });
});
