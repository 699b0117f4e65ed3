import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { useShowSetup } from '../show-setup.store.ts';
import {
  field,
  listOf,
  messages,
  openShowSetup,
  press,
  wireShow,
  wireTag,
} from '../testing/open-show-setup.tsx';

const draft = () => useShowSetup.in(stores).getState().draft;
const box = async (name: string | RegExp) => screen.findByRole('combobox', { name });
const uriOf = (id: number) => wireTag(id, '').resource_uri;
const upload = (id: number, title: string) => ({
  id,
  resource_uri: `/wxyz/api/v1/event/${id}/`,
  duration: 8,
  frame_count: 344,
  started_at: 1_790_000_000,
  cart: {
    id,
    title,
    artist: '',
    identifier: '',
    category: { name: 'Intro', resource_uri: '/wxyz/api/v1/category/1/' },
    type_name: 'UPLOAD',
    timestamp_created: 1_790_000_000,
    resource_uri: `/wxyz/api/v1/cart/${id}/`,
  },
  transcript: null,
  processing: false,
  loudness: null,
  fade_in: 0,
  fade_out: 0,
  inner_fades: [],
  gain: 0,
  inner_levels: [],
});

describe('BasicInfoStep', () => {
  it('WIZ-039 WIZ-040 counts the description beyond 255 characters, and does not truncate it', async () => {
    openShowSetup();
    const description = await field(/^Description/);
    expect(screen.getByText('0 of 255 characters')).toBeDefined();
    await userEvent.click(description);
    await userEvent.paste('x'.repeat(300));
    expect(screen.getByText('300 of 255 characters')).toBeDefined();
    expect(draft()?.description).toHaveLength(300);
    await press('Next step');
    expect(description.getAttribute('aria-invalid')).toBeNull();
  });

  it('WIZ-037 reports an invalid email address once the field loses focus', async () => {
    openShowSetup();
    await userEvent.type(await field(/^Primary contact email/), 'desk');
    expect(screen.queryByText('This is not an email address.')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('This is not an email address.')).toBeDefined();
    await userEvent.type(await field(/^Primary contact email/), '@example.org');
    await waitFor(() => expect(screen.queryByText('This is not an email address.')).toBeNull());
  });

  it('WIZ-041 WIZ-044 offers order and content rating', async () => {
    openShowSetup();
    expect(await screen.findByRole('radio', { name: 'Episodic', checked: true })).toBeDefined();
    for (const [name, description] of [
      ['Episodic', 'Newest first'],
      ['Serial', 'Oldest first'],
    ] as const)
      expect(screen.getByRole('radio', { name, description })).toBeDefined();
    expect(draft()?.show_format).toBe('episodic');
    await userEvent.click(screen.getByRole('radio', { name: 'Serial' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Explicit' }));
    expect(draft()).toMatchObject({ show_format: 'serial', rss_explicit: true });
    await userEvent.click(screen.getByRole('radio', { name: 'Clean' }));
    expect(draft()?.rss_explicit).toBe(false);
  });

  it('WIZ-045 has order, language, rating, tags and the feed, and the rest under More', async () => {
    openShowSetup();
    await field(/^Title/);
    const details = document.querySelector('details');
    const places = [
      ...['Episode order', 'Content'].map((name) => screen.getByRole('radiogroup', { name })),
      ...['Language', 'Tags'].map((name) => screen.getByRole('combobox', { name })),
      screen.getByRole('checkbox', { name: 'Create an RSS feed' }),
    ];
    for (const place of places) expect(details?.contains(place)).toBe(false);
    await userEvent.click(screen.getByText('More'));
    const under = ['Plays before each episode', 'Plays after each episode', 'Parent show'];
    for (const name of under) expect(details?.contains(await box(name))).toBe(true);
    expect(details?.contains(await field(/^Schedule/))).toBe(true);
  });

  it('WIZ-042 WIZ-043 finds a language by typing, and keeps the previous one if none is chosen', async () => {
    openShowSetup();
    const language = await box('Language');
    expect(language).toHaveProperty('value', 'English');
    await userEvent.clear(language);
    await userEvent.tab();
    expect(draft()?.language_override).toBe('en');
    await userEvent.clear(language);
    await userEvent.type(language, 'brazil');
    await userEvent.click(await screen.findByRole('option', { name: 'Portuguese (Brazil)' }));
    expect(draft()?.language_override).toBe('pt-br');
    expect(await box('Language')).toHaveProperty('value', 'Portuguese (Brazil)');
  });

  it('offers to create a feed for a new show', async () => {
    openShowSetup();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Create an RSS feed/ }));
    expect(draft()?.autoCreateRssFeed).toBe(false);
  });

  it('offers no feed for an existing show', async () => {
    openShowSetup({ props: { showId: 4 } });
    await field(/^Title/);
    expect(screen.queryByRole('checkbox', { name: /Create an RSS feed/ })).toBeNull();
  });
});

describe('Tags of a show', () => {
  it('WIZ-093 adds a known tag in any case, and removes a tag', async () => {
    const { requestsTo } = openShowSetup({
      props: { showId: 4 },
      answers: { 'shows.get': () => wireShow({ playlist_categories: [uriOf(2)] }) },
    });
    await userEvent.type(await box('Tags'), 'breakfast{Enter}');
    await waitFor(() => expect(draft()?.playlist_categories).toEqual([uriOf(2), uriOf(1)]));
    await press('Remove Weather');
    expect(draft()?.playlist_categories).toEqual([uriOf(1)]);
    expect(requestsTo('tags.create')).toEqual([]);
  });

  it('WIZ-093 creates a new tag in place', async () => {
    const { requestsTo } = openShowSetup({ answers: { 'tags.create': () => wireTag(7, 'Harbour') } });
    await userEvent.type(await box('Tags'), 'Harbour,');
    await waitFor(() => expect(draft()?.playlist_categories).toEqual([uriOf(7)]));
    expect(requestsTo('tags.create')).toMatchObject([{ body: { name: 'Harbour' } }]);
  });

  it('WIZ-094 WIZ-098 keeps the name of a tag that could not be created, reports it, and retries', async () => {
    let works = false;
    let tags = [wireTag(1, 'Breakfast')];
    openShowSetup({
      answers: {
        'tags.list': () => listOf(tags),
        'tags.create': () => {
          if (!works) return failure(507, 'Storage is full.');
          tags = [...tags, wireTag(7, 'Harbour')];
          return wireTag(7, 'Harbour');
        },
      },
    });
    await userEvent.type(await box('Tags'), 'Harbour{Enter}');
    expect(await screen.findByText('Unable to talk to server to add, edit or remove a tag')).toBeDefined();
    expect(messages()).toEqual([
      {
        name: 'Show Setup',
        details: 'Unable to talk to server to add, edit or remove a tag. 507: Storage is full.',
        type: 'error',
      },
    ]);
    expect(screen.getByRole('button', { name: 'Remove Harbour' })).toBeDefined();
    works = true;
    await press('Retry');
    await waitFor(() => expect(draft()?.playlist_categories).toEqual([uriOf(7)]));
    expect(screen.queryByText('Unable to talk to server to add, edit or remove a tag')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Remove Harbour' })).toHaveLength(1);
  });
});

describe('Fields under More', () => {
  it('WIZ-045 WIZ-085 set bumpers from the uploads, a parent show, and a schedule text', async () => {
    const { requestsTo } = openShowSetup({
      props: { showId: 4 },
      answers: {
        'audioEvents.list': ({ query }) =>
          listOf(
            [upload(1, 'Sea intro'), upload(2, 'Gulls')].filter(({ cart }) =>
              cart.title.toLowerCase().includes(query['search'] ?? ''),
            ),
          ),
        'audioEvents.get': ({ params }) => upload(Number(params['id']), 'Gulls'),
        'shows.list': () => [wireShow(), wireShow({ id: 5, title: 'Harbour network' })],
      },
    });
    await userEvent.click(await screen.findByText('More'));
    await userEvent.type(await box('Plays before each episode'), 'gulls');
    await userEvent.click(await screen.findByRole('option', { name: /Gulls/ }));
    expect(draft()?.pre_bumper).toBe('/wxyz/api/v1/event/2/');
    expect(
      requestsTo('audioEvents.list').map(({ query }) => [query['cart__type_name'], query['search']]),
    ).toContainEqual(['UPLOAD', 'gulls']);
    await userEvent.type(await box('Parent show'), 'net');
    expect(screen.queryByRole('option', { name: 'Morning Drive' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'Harbour network' }));
    expect(draft()?.parent).toBe(5);
    await userEvent.type(await field(/^Schedule/), 'Weekdays at 6');
    expect(draft()?.schedule).toBe('Weekdays at 6');
    await userEvent.clear(await box('Plays before each episode'));
    expect(draft()?.pre_bumper).toBeNull();
  });

  it('set the highest peak, and keep the last one if the field is emptied', async () => {
    openShowSetup({
      props: { showId: 4 },
      answers: { 'shows.get': () => wireShow({ true_peak_limit: -1 }) },
    });
    await userEvent.click(await screen.findByText('More'));
    const limit = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Highest peak in dBTP' });
    expect(limit.value).toBe('-1');
    await userEvent.clear(limit);
    await userEvent.type(limit, '-2.5');
    await userEvent.tab();
    expect(draft()?.true_peak_limit).toBe(-2.5);
    await userEvent.clear(limit);
    await userEvent.tab();
    expect(draft()?.true_peak_limit).toBe(-2.5);
    expect(limit.value).toBe('-2.5');
  });

  it('are open if one has a value, and show the bumper’s title', async () => {
    openShowSetup({
      props: { showId: 4 },
      answers: {
        'shows.get': () => wireShow({ post_bumper: '/wxyz/api/v1/event/2/', parent: 5 }),
        'audioEvents.get': () => upload(2, 'Gulls'),
        'shows.list': () => [wireShow(), wireShow({ id: 5, title: 'Harbour network' })],
      },
    });
    await waitFor(async () => expect(await box('Plays after each episode')).toHaveProperty('value', 'Gulls'));
    await waitFor(async () => expect(await box('Parent show')).toHaveProperty('value', 'Harbour network'));
    expect(await box('Plays before each episode')).toHaveProperty('value', '');
  });
});
