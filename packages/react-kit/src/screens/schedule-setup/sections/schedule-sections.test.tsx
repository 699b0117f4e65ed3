import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { failure } from '../../../testing/fake-station.ts';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { choose, messages, openScheduleSetup, save, section, type } from '../testing/open-schedule-setup.tsx';

const complete = { days: ['Mon'], start_date: '11022099', start_time: '0600', end_time: '0930' };
const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the sections of a schedule', () => {
  it('AUTO-016 are on one page in a fixed order', async () => {
    openScheduleSetup();
    await section('Date & Time');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(names(headings)).toEqual([
      'Date & Time',
      'Descriptions',
      'Images',
      'Categories',
      'Properties',
      'Ads',
      'Intro & Outro',
      'Publishing',
      'Next runs',
      'Try it',
    ]);
  });

  it('AUTO-018 AUTO-019 have a streaming url for TV stations only', async () => {
    openScheduleSetup({ answers: { 'settings.get': () => makeSettings({ station_type: 'tv' }) } });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Streaming url/ })).value).toBe(
      'transmitter',
    );
    openScheduleSetup();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Save schedule' })).toHaveLength(2));
    expect(screen.getAllByRole('textbox', { name: /^Streaming url/ })).toHaveLength(1);
  });

  it('AUTO-041 show the next run, and save a pause, a pattern and a delay', async () => {
    const { requestsTo, user } = openScheduleSetup();
    await section('Date & Time');
    await choose(complete);
    expect(screen.getByText('Next episode: Monday, November 2, 2099')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Paused' }));
    await section('Categories');
    type(/^Title contains/, 'mayor');
    await section('Publishing');
    expect(screen.queryByRole('textbox', { name: /^Minutes until/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Automatically publish' }));
    await user.type(screen.getByRole('textbox', { name: /^Minutes until/ }), '30');
    await save();
    await waitFor(() => expect(requestsTo('schedules.create')).toHaveLength(1));
    expect(requestsTo('schedules.create')[0]?.body).toMatchObject({
      paused: true,
      pattern: 'mayor',
      publishWhen: 'rightNow',
      delayUntilPublish: 30,
    });
  });

  it('AUTO-020 preview title and description with %w and %d replaced', async () => {
    openScheduleSetup();
    await section('Date & Time');
    await choose(complete);
    const descriptions = await section('Descriptions');
    type(/^Title(?! contains)/, 'Morning, %w %d');
    type(/^Description/, 'All of %w.');
    expect(descriptions.getByText('Morning, Monday November 2, 2099')).toBeDefined();
    expect(descriptions.getByText('All of Monday.')).toBeDefined();
    expect(screen.getAllByText('%w becomes the day of the week, %d the date.')).toHaveLength(2);
  });

  it('AUTO-022 AUTO-023 recommend image sizes', async () => {
    openScheduleSetup();
    await section('Images');
    expect(screen.getByRole('group', { name: 'Square cover art' }).textContent).toContain(
      'Recommended between 1400x1400 and 3000x3000',
    );
    expect(screen.getByRole('group', { name: 'Social share image' }).textContent).toContain(
      'Recommended at 700x366',
    );
  });

  it('show a field’s error once it loses focus', async () => {
    const { user } = openScheduleSetup();
    await section('Descriptions');
    await user.click(screen.getByRole('textbox', { name: /^Title(?! contains)/ }));
    await user.tab();
    expect(await screen.findByText('Give the episodes a title.')).toBeDefined();
    expect(screen.queryByText('Say what the episodes are about.')).toBeNull();
  });

  it('AUTO-024 AUTO-025 AUTO-026 offer the uploads of the types Intro and Outro', async () => {
    const { requestsTo, user } = openScheduleSetup({
      props: { scheduleId: '12' },
      schedules: [makeSchedule({ id: 12, intro_event_id: 77 })],
    });
    await section('Intro & Outro');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Intro' }).value).toBe('Old jingle'),
    );
    const queries = requestsTo('audioEvents.list').map(({ query }) => [
      query['cart__type_name'],
      query['cart__category__name__in'],
    ]);
    expect(queries).toEqual([
      ['UPLOAD', 'Intro'],
      ['UPLOAD', 'Outro'],
    ]);
    await user.clear(screen.getByRole('combobox', { name: 'Intro' }));
    await user.type(screen.getByRole('combobox', { name: 'Intro' }), 'one');
    expect(await screen.findByRole('option', { name: /Intro one/ })).toBeDefined();
    await waitFor(() =>
      expect(requestsTo('audioEvents.list').at(-1)?.query).toMatchObject({
        cart__category__name__in: 'Intro',
        frame_count__gt: '0',
        search: 'one',
      }),
    );
    await user.clear(screen.getByRole('combobox', { name: 'Intro' }));
    await user.tab();
    await user.click(screen.getByRole('combobox', { name: 'Outro' }));
    await user.click(await screen.findByRole('option', { name: /Outro one/ }));
    await user.tab();
    await save();
    await waitFor(() => expect(requestsTo('schedules.update')).toHaveLength(1));
    expect(requestsTo('schedules.update')[0]?.body).toMatchObject({
      intro_event_id: null,
      outro_event_id: 501,
    });
  });

  it('AUTO-052 publish automatically or save drafts, with a choice of destinations', async () => {
    const { user } = openScheduleSetup();
    await section('Publishing');
    const choices = within(
      screen.getByRole('radiogroup', { name: /^When an episode is created/ }),
    ).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['rightNow', false],
      ['saveDraft', true],
    ]);
    expect(screen.getByRole('radio', { name: 'Automatically publish' })).toBe(choices[0]);
    expect(screen.getByRole('radio', { name: 'Save as draft' })).toBe(choices[1]);
    const feed = screen.getByRole<HTMLInputElement>('checkbox', { name: /Main feed/ });
    expect(feed.checked).toBe(true);
    await user.click(feed);
    expect(feed.checked).toBe(false);
  });

  it('AUTO-054 insert ads after minutes, after events, or not at all', async () => {
    const { requestsTo, user } = openScheduleSetup();
    await section('Date & Time');
    await choose(complete);
    const ads = await section('Ads');
    const targeted = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Targeted ads' });
    expect(ads.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
      'none',
      'minutes',
      'events',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Every few events' }));
    expect(targeted.checked).toBe(true);
    const count = screen.getByRole<HTMLInputElement>('textbox', { name: 'Events between ads' });
    expect(count.value).toBe('0');
    await user.clear(count);
    await user.type(count, '3');
    await user.tab();
    await user.click(targeted);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'None' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Every few minutes' }));
    await user.clear(screen.getByRole('textbox', { name: 'Minutes between ads' }));
    await user.type(screen.getByRole('textbox', { name: 'Minutes between ads' }), '20');
    await save();
    await waitFor(() => expect(requestsTo('schedules.create')).toHaveLength(1));
    expect(requestsTo('schedules.create')[0]?.body).toMatchObject({
      targetedAds: true,
      events_between_ads: 0,
      minutes_between_ads: 20,
    });
  });

  it('AUTO-092 AUTO-093 offer categories with and without a group', async () => {
    const { requestsTo, user } = openScheduleSetup();
    await section('Categories');
    const talk = within(await screen.findByRole('group', { name: 'Talk' }));
    expect(names(talk.getAllByText(/./, { selector: '.pk-schedule-category' }))).toEqual([
      'News',
      'Interview',
    ]);
    expect(
      within(screen.getByRole('group', { name: 'Unassigned' })).getByRole('checkbox', { name: 'Weather' }),
    ).toBeDefined();
    expect(requestsTo('categories.list').map(({ query }) => query)).toEqual([{ limit: '0' }]);
    await user.click(talk.getByRole('checkbox', { name: 'News' }));
    expect(talk.getByRole<HTMLInputElement>('checkbox', { name: 'News' }).checked).toBe(true);
  });

  it('AUTO-092 report that the categories could not be loaded, and retry', async () => {
    let works = false;
    const none = { meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null }, objects: [] };
    const { user } = openScheduleSetup({
      answers: { 'categories.list': () => (works ? none : failure(503, 'Away.')) },
    });
    await section('Categories');
    expect(await screen.findByText('Unable to retrieve categories')).toBeDefined();
    expect(messages()).toMatchObject([{ name: 'Unable to retrieve categories', type: 'error' }]);
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Weather' })).toBeDefined();
  });
});
