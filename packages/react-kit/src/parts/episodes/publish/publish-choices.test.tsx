import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { type Connection, type Episode, noEpisodePodcast } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import { draftOfStored, type EpisodeDraft } from '../../../data/episodes/episode-draft.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stores } from '../../../testing/stores.ts';
import { PublishDialog } from './publish-dialog.tsx';

const event = makeEvent({ id: 1_795_521_600_000 });
const newDraft: EpisodeDraft = {
  episodeId: null,
  version: null,
  showId: 4,
  fields: {
    show: '/wxyz/api/v1/show/4/',
    name: 'Monday',
    description: 'News.',
    events: [event.resource_uri],
  },
};
/** Noon at the station, which is 17:00 in UTC. */
const noon = Date.UTC(2031, 0, 15, 17) / 1000;

const widget = makeDestination({ id: 1, title: 'Site player' });
const feed = makeDestination({ id: 2, type: 'rss', title: 'Main feed', default_on_post: true });
const omny = makeDestination({ id: 3, type: 'omny', title: 'Clips' });

interface Scene {
  draft?: EpisodeDraft;
  destinations?: Connection[];
  /** Ids of the destinations of the show. */
  smcs?: number[];
  answers?: FakeResponses;
}

function open({
  draft = newDraft,
  destinations = [widget, feed, omny],
  smcs = [],
  answers = {},
}: Scene = {}) {
  useMessages.in(stores).setState({ messages: [] });
  const wire = destinations.map((each) => ({ ...each, historical_items: '{}' }));
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York' }),
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: wire.length, next: null, previous: null },
      objects: wire,
    }),
    'shows.list': () => [{ ...makeShow({ id: 4, smcs }), prefix_list: '[]' }],
    'episodes.create': () => makeEpisode({ name: 'Monday' }),
    'episodes.update': () => makeEpisode({ name: 'Monday', version: 4 }),
    ...answers,
  });
  const onDone = vi.fn<(episode: Episode) => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <PublishDialog
        isOpen
        draft={draft}
        durationSeconds={600}
        onDone={onDone}
        onClose={() => undefined}
        onLoadTheirs={() => undefined}
      />
    </PostKitProvider>,
  );
  const bodiesOf = (operation: string) =>
    station.calls.filter((call) => call.operation === operation).map(({ body }) => body);
  const writes = () =>
    station.calls
      .map(({ operation }) => operation)
      .filter((operation) => operation === 'episodes.create' || operation === 'episodes.update');
  return { onDone, bodiesOf, writes };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // In happy-dom, a collapse fires the event on which React Aria collapses, which loops forever.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
});

describe('the destinations of the publish dialog', () => {
  it('PUBLISH-011 EPLIST-013 are all of the station, of every type, in their order; an inactive one cannot be chosen', async () => {
    const names = {
      facebook: 'Facebook',
      twitter: 'Twitter',
      spreaker: 'Spreaker',
      v_download: 'Basic video',
      v_advanced: 'Advanced video',
      v_youtube: 'YouTube',
      v_facebook: 'Facebook video',
      rss: 'RSS feed',
      webwidget: 'Web widget',
      omny: 'Omny',
      megaphone: 'Megaphone',
    };
    const types = Object.keys(names) as (keyof typeof names)[];
    const destinations = [
      ...types.map((type, index) => makeDestination({ id: 10 + index, type, title: `@Number ${index}` })),
      makeDestination({ id: 40, type: 'rss', title: 'Old feed', status: false }),
    ];
    open({ destinations, smcs: [10] });
    await screen.findByRole('checkbox', { name: /Old feed/ });
    const rows = screen.getAllByRole<HTMLInputElement>('checkbox');
    const labels = rows.map((row) => row.closest('label')?.querySelector('.pk-destination')?.textContent);
    expect(labels).toEqual([
      ...Object.values(names).map((name, index) => `@Number ${index}${name}`),
      'Old feedRSS feed',
    ]);
    expect(rows.map(({ disabled }) => disabled)).toEqual([...types.map(() => false), true]);
    expect(screen.getByText('This destination is switched off.')).toBeDefined();
  });

  it.each([
    ['those of the show', newDraft, [1, 3], [1, 3]],
    ['the default ones if the show has none', newDraft, [], [2]],
    [
      'those of a stored episode, whatever its show has',
      {
        ...newDraft,
        episodeId: 101,
        version: 3,
        fields: { ...newDraft.fields, social_media_connections: [3] },
      },
      [1],
      [3],
    ],
    [
      'none for a stored episode without any',
      {
        ...newDraft,
        episodeId: 101,
        version: 3,
        fields: { ...newDraft.fields, social_media_connections: [] },
      },
      [1],
      [],
    ],
  ])('PUBLISH-011 PUBLISH-012 are preselected: %s, and sent', async (_what, draft, smcs, expected) => {
    const { onDone, bodiesOf } = open({ draft, smcs });
    await screen.findByRole('checkbox', { name: /Site player/ });
    const checked = screen.getAllByRole<HTMLInputElement>('checkbox').map((row) => row.checked);
    expect(checked).toEqual([1, 2, 3].map((id) => expected.includes(id)));
    await press('Save');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect([...bodiesOf('episodes.create'), ...bodiesOf('episodes.update')]).toEqual([
      expect.objectContaining({ social_media_connections: expected }),
    ]);
  });

  it('PUBLISH-012 are sent as the user leaves them', async () => {
    const { onDone, bodiesOf } = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Main feed/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Clips/ }));
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.create')).toMatchObject([{ social_media_connections: [3] }]);
  });
});

describe('the request of the publish dialog', () => {
  const scheduled = { ...newDraft, fields: { ...newDraft.fields, delay_post_until: noon } };

  it.each(['Save', 'Publish now', 'Schedule'])(
    'PUBLISH-020 is a single POST for a new episode on %s',
    async (button) => {
      const { onDone, writes } = open({ draft: scheduled });
      await press(button);
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      expect(writes()).toEqual(['episodes.create']);
    },
  );

  it.each(['Save', 'Publish now'])(
    'PUBLISH-019 is a PATCH with all fields of a stored episode on %s',
    async (button) => {
      const none = { left: 0, top: 0, right: 0, bottom: 0 };
      const fields = {
        name: 'Tuesday',
        description: 'Tides.',
        playlist_categories: ['/wxyz/api/v1/playlistcategory/7/'],
        ad_insert_events: [event.id, 'END' as const],
        image: '/wxyz/images/a.jpg',
        image_croppings: { ...none, right: 900 },
        rss_image: '/wxyz/images/b.jpg',
        rss_image_croppings: { ...none, bottom: 800 },
        season_number: 2,
        episode_number: 14,
        episode_type: 'trailer' as const,
        explicit: 1 as const,
        social_share_text: 'Listen',
        attribution: 'Music by Ana',
        onceUseTags: ['Regatta'],
        chapter_markers: [{ start: 90, title: 'News' }],
        podcast: { ...noEpisodePodcast, author: 'Ana' },
        goto_live: 1 as const,
        restricted: 1 as const,
        permanent: 1 as const,
        external_url: 'https://iheart.example/7',
        selectedShutterstockImage: { id: 'x1', url: 'https://pictures.example/x1' },
      };
      const stored = makeEpisode({
        ...fields,
        status: 'draft',
        draft: true,
        published: null,
        events: [event],
        smc_data: [{ id: 1, type: 'webwidget' }],
      });
      const { onDone, bodiesOf, writes } = open({ draft: draftOfStored(stored) });
      await press(button);
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      expect(writes()).toEqual(['episodes.update']);
      expect(bodiesOf('episodes.update')).toMatchObject([
        {
          ...fields,
          show: '/wxyz/api/v1/show/4/',
          events: [event.resource_uri],
          social_media_connections: [1],
          draft: button === 'Save',
        },
      ]);
    },
  );

  it('EPLIST-095 has the numbers, the type, the rating, the texts, the tags and the chapters as entered', async () => {
    const { onDone, bodiesOf } = open();
    const type = async (name: string, text: string) =>
      userEvent.type(screen.getByRole('textbox', { name }), text);
    await screen.findByRole('textbox', { name: 'Season' });
    await type('Season', '2');
    await type('Episode number', '14');
    await userEvent.click(screen.getByRole('button', { name: /Episode type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bonus' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Explicit' }));
    await type('Social share text', 'Hear the regatta');
    await userEvent.click(screen.getByText('More'));
    await type('Attribution', 'Music by Ana');
    await userEvent.type(screen.getByRole('combobox', { name: 'Once-use tags' }), 'Regatta{Enter}');
    await type('Chapters', '0:00 Welcome{Enter}1:30.5 The start');
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.create')).toMatchObject([
      {
        season_number: 2,
        episode_number: 14,
        episode_type: 'bonus',
        explicit: 1,
        social_share_text: 'Hear the regatta',
        attribution: 'Music by Ana',
        onceUseTags: ['Regatta'],
        chapter_markers: [
          { start: 0, title: 'Welcome' },
          { start: 90.5, title: 'The start' },
        ],
      },
    ]);
  });

  it('EPLIST-094 has the rating as 1 for Explicit and 0 for Clean, which the dialog shows', async () => {
    for (const [stored, chosen, sent] of [
      [0, 'Explicit', 1],
      [1, 'Clean', 0],
    ] as const) {
      const { onDone, bodiesOf } = open({
        draft: { ...newDraft, fields: { ...newDraft.fields, explicit: stored } },
      });
      const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
      await screen.findByRole('radio', { name: 'Clean' });
      expect([radio('Clean').checked, radio('Explicit').checked]).toEqual([stored === 0, stored === 1]);
      await userEvent.click(radio(chosen));
      await press('Save');
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      expect(bodiesOf('episodes.create')).toMatchObject([{ explicit: sent }]);
      cleanup();
    }
  });
});

describe('Schedule', () => {
  /** Presses Arrow up in a part of the date or time, which fills an empty one. */
  async function fill(...parts: RegExp[]): Promise<void> {
    for (const name of parts) {
      await userEvent.click(part(name));
      await userEvent.keyboard('{ArrowUp}');
    }
  }

  it.each([
    ['a date', [/^month,/i, /^day,/i, /^year,/i], 'Choose a time.', 'Choose a date.'],
    ['a time', [/^hour,/i, /^minute,/i], 'Choose a date.', 'Choose a time.'],
  ] as const)(
    'PUBLISH-007 PUBLISH-008 names what is missing beside %s, and sends nothing',
    async (_given, parts, missing, given) => {
      const { writes } = open();
      await press('Schedule');
      await screen.findByText(missing);
      await fill(...parts);
      await waitFor(() => expect(screen.queryByText(given)).toBeNull());
      await press('Schedule');
      expect(screen.getByText(missing)).toBeDefined();
      expect(writes()).toEqual([]);
    },
  );

  it('PUBLISH-008 reads and shows the time on the clock of the station', async () => {
    const draft = { ...newDraft, fields: { ...newDraft.fields, delay_post_until: noon } };
    const { onDone, bodiesOf } = open({ draft });
    await screen.findByRole('button', { name: 'Schedule' });
    expect([part(/^hour,/i).textContent, part(/^minute,/i).textContent]).toEqual(['12', '00']);
    await fill(/^hour,/i);
    await press('Schedule');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.create')).toMatchObject([{ delay_post_until: noon + 3600 }]);
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      {
        name: 'Episode scheduled.',
        details: '“Monday” goes out Wed, Jan 15, 2031, 13:00 (America/New_York).',
      },
    ]);
  });
});

describe('a save that the station refuses', () => {
  const stored: EpisodeDraft = { ...newDraft, episodeId: 101, version: 3 };
  const at = (draft: EpisodeDraft) => ({ ...draft, fields: { ...draft.fields, delay_post_until: noon } });

  it.each([
    ['a new episode', 'Save', newDraft, 'Could not create episode.'],
    ['a new episode', 'Publish now', newDraft, 'Could not create episode.'],
    ['a new episode', 'Schedule', at(newDraft), 'Could not create episode.'],
    ['a stored episode', 'Save', stored, 'Could not update playlist.'],
    ['a stored episode', 'Publish now', stored, 'Could not update playlist.'],
    ['a stored episode', 'Schedule', at(stored), 'Could not update playlist.'],
  ])(
    'PUBLISH-023 PUBLISH-024 PUBLISH-025 of %s on %s is shown in the dialog and the message bar with its reasons, and logged',
    async (_what, button, draft, name) => {
      const refuse = () => failure(400, 'The show is gone.', { show: ['Choose another show.'] });
      const { onDone } = open({ draft, answers: { 'episodes.create': refuse, 'episodes.update': refuse } });
      await press(button);
      const alert = await screen.findByRole('alert');
      for (const text of [name, '400: The show is gone.', 'Choose another show.'])
        expect(alert.textContent).toContain(text);
      expect(useMessages.in(stores).getState().messages).toMatchObject([
        { type: 'error', name, details: expect.stringContaining('The show is gone.') },
      ]);
      expect(console.error).toHaveBeenCalledExactlyOnceWith(`[postkit] ${name}`, expect.anything());
      expect(onDone).not.toHaveBeenCalled();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false);
    },
  );

  it('PUBLISH-024 loses nothing that the user entered: another press sends it all again', async () => {
    let isRefused = true;
    const { onDone, bodiesOf } = open({
      answers: {
        'episodes.create': () => (isRefused ? failure(503, 'Away.') : makeEpisode({ name: 'Monday' })),
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Social share text' }), 'Listen');
    await userEvent.click(screen.getByRole('checkbox', { name: /Clips/ }));
    await press('Publish now');
    expect((await screen.findByRole('alert')).textContent).toContain('Away.');
    isRefused = false;
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [first, second] = bodiesOf('episodes.create');
    expect(first).toMatchObject({ social_share_text: 'Listen', social_media_connections: [2, 3] });
    expect(second).toEqual(first);
  });
});
