import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Connection, Episode } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import { draftOfStored, type EpisodeDraft } from '../../../data/episodes/episode-draft.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stores } from '../../../testing/stores.ts';
import { withResolvers } from '../../../testing/with-resolvers.ts';
import { PublishDialog } from './publish-dialog.tsx';

const zone = 'America/New_York';
const widget = makeDestination({ id: 1, title: 'Site player' });
const feed = makeDestination({ id: 2, type: 'rss', title: 'Main feed' });
const page = makeDestination({ id: 5, type: 'facebook', title: 'Station page' });
const live = makeEpisode({
  playlist_id: 101,
  name: 'Tides',
  version: 3,
  smc_data: [{ id: 2, type: 'rss' }],
  events: [makeEvent({ id: 11, duration: 725 })],
  season_number: 2,
});
const inThreeDays = Math.floor(Date.now() / 86_400_000 + 3) * 86_400 + 15 * 3600;
const scheduled = {
  ...live,
  status: 'scheduled',
  published: inThreeDays,
  delay_post_until: inThreeDays,
} as const;

interface Scene {
  stored?: Episode;
  /** Fields that the editor changed. */
  changes?: Partial<EpisodeDraft['fields']>;
  seconds?: number;
  destinations?: Connection[];
  answers?: FakeResponses;
}

function open({
  stored = live,
  changes = {},
  seconds = 725,
  destinations = [widget, feed],
  answers = {},
}: Scene = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: zone }),
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: destinations.length, next: null, previous: null },
      objects: destinations.map((each) => ({ ...each, historical_items: '{}' })),
    }),
    'shows.list': () => [{ ...makeShow({ id: 4, smcs: [] }), prefix_list: '[]' }],
    'episodes.check': () => ({ findings: [] }),
    'episodes.update': ({ body }) => ({ ...stored, ...statusOf(body, stored), version: stored.version + 1 }),
    ...answers,
  });
  const draft = draftOfStored(stored);
  const callbacks = {
    onDone: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
    onLoadTheirs: vi.fn<() => void>(),
  };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const { unmount } = render(
    <PostKitProvider stores={stores} client={client}>
      <PublishDialog
        isOpen
        draft={{ ...draft, fields: { ...draft.fields, ...changes } }}
        durationSeconds={seconds}
        {...callbacks}
      />
    </PostKitProvider>,
  );
  const updates = () =>
    station.calls.filter(({ operation }) => operation === 'episodes.update').map(({ body }) => Object(body));
  return { ...callbacks, updates, unmount };
}

function statusOf(body: unknown, stored: Episode): Partial<Episode> {
  return Object(body).draft === true ? { status: 'draft', draft: true } : { status: stored.status };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const shown = () => useMessages.in(stores).getState().messages;
const changed = async () =>
  within(await screen.findByRole('region', { name: 'Changes' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the dialog of a published episode', () => {
  it('names what changed, with how it was', async () => {
    const events = ['/wxyz/api/v1/event/12/'];
    open({
      changes: {
        name: 'Spring tides',
        description: 'Corrected.',
        events,
        season_number: 3,
        social_media_connections: [1],
      },
      seconds: 700,
    });
    expect(screen.queryByRole('dialog', { name: 'Publish episode' })).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Update episode' })).toBeDefined();
    expect(await changed()).toEqual([
      'Titlewas “Tides”',
      'Description',
      'Audio12:05 becomes 11:40',
      'Destinationsadded: Site player; removed: Main feed',
      'Seasonwas 2',
    ]);
  });

  it('updates in place, with nothing that changes its state or its date', async () => {
    const { updates, onDone } = open({ changes: { name: 'Spring tides' } });
    await screen.findByText('Updates it at 1 destination. Date and address stay.');
    await press('Update');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [sent] = updates();
    expect(sent).toMatchObject({ version: 3, name: 'Spring tides' });
    for (const field of ['draft', 'unpublished', 'delay_post_until']) expect(sent).not.toHaveProperty(field);
    expect(shown()).toMatchObject([{ name: 'Episode updated.' }]);
  });

  it('stays at a destination that is switched off', async () => {
    const { updates } = open({
      destinations: [widget, { ...feed, status: false }],
      changes: { name: 'Spring tides' },
    });
    expect(await changed()).toEqual(['Titlewas “Tides”']);
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: /Main feed/, checked: true }).disabled,
    ).toBe(true);
    await press('Update');
    await waitFor(() => expect(updates()).toHaveLength(1));
    expect(updates()[0]).toMatchObject({ social_media_connections: [2] });
  });

  it('has no button that takes it down at once, and no date', async () => {
    open({ changes: { name: 'Spring tides' } });
    await screen.findByRole('button', { name: 'Update' });
    for (const name of ['Save', 'Publish now', 'Schedule'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('Schedule', { selector: 'summary *' })).toBeNull();
  });

  it('says that nothing changed, and does not update on a press or on Ctrl+Enter', async () => {
    const { updates } = open();
    await screen.findByText('Nothing changed. Listeners have the episode as it is here.');
    expect(update().disabled).toBe(true);
    (await screen.findByRole('checkbox', { name: /Main feed/ })).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(updates()).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /Site player/ }));
    expect(await changed()).toEqual(['Destinationsadded: Site player']);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(updates()).toHaveLength(1));
  });

  it.each([
    ['whose audio failed', { media_status: 'failed' }],
    ['that listeners cannot fetch', { proof: { state: 'failed', message: 'The audio is missing.' } }],
  ] as const)('repairs an unchanged episode %s', async (_which, facts) => {
    const { updates } = open({ stored: { ...live, ...facts } });
    await screen.findByText(
      'Nothing changed. Update creates the audio again and sends it to the destinations.',
    );
    await press('Update');
    await waitFor(() => expect(updates()).toHaveLength(1));
  });

  it('asks before it becomes a draft, keeps the changes, and says where the episode stays', async () => {
    const { updates, onDone } = open({
      destinations: [feed, page],
      stored: { ...live, smc_data: [...live.smc_data, { id: 5, type: 'facebook' }] },
      changes: { name: 'Spring tides' },
    });
    await press('Unpublish and keep as draft…');
    const question = await screen.findByRole('alertdialog', { name: 'Unpublish this episode?' });
    expect(question.textContent).toContain('“Tides” leaves feeds and players');
    expect(question.textContent).toContain('Station page: what is there stays.');
    expect(question.textContent).toContain('1 change stays in the draft.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(updates()).toEqual([]);
    await press('Unpublish and keep as draft…');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }),
    );
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(updates()).toEqual([expect.objectContaining({ draft: true, name: 'Spring tides' })]);
    expect(shown()).toMatchObject([{ name: 'Episode unpublished.', details: '“Tides” is a draft.' }]);
  });

  it('is put back as it was by Undo, after the dialog is gone', async () => {
    const { updates, onDone, unmount } = open({
      changes: { name: 'Spring tides', social_media_connections: [1] },
    });
    await press('Unpublish and keep as draft…');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }),
    );
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    unmount();
    shown()[0]?.undo?.();
    await waitFor(() =>
      expect(shown().at(-1)).toMatchObject({
        name: 'Undone.',
        details: '“Tides” is published as it was before.',
      }),
    );
    expect(updates()[1]).toMatchObject({
      ...draftOfStored(live).fields,
      version: 4,
      draft: false,
      unpublished: false,
      name: 'Tides',
    });
  });

  it('says that Undo failed because another user saved the episode since', async () => {
    const answers: FakeResponses = {
      'episodes.update': ({ body }) =>
        Object(body).version === 3 ? { ...live, version: 4 } : failure(409, 'Grace saved it.'),
    };
    const { onDone } = open({ changes: { name: 'Spring tides' }, answers });
    await press('Update');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    shown()[0]?.undo?.();
    await waitFor(() =>
      expect(shown().at(-1)).toMatchObject({ type: 'error', name: 'Could not undo the change.' }),
    );
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('fetch failed')), /Could not update playlist\./],
    ['denied', () => failure(403, 'You may not change this show.'), /You may not change this show\./],
    ['failing', () => failure(500, 'Something went wrong.'), /Could not update playlist\./],
  ] as const)('stays open with the changes when the station is %s', async (_state, respond, text) => {
    let isBroken = true;
    const answers: FakeResponses = {
      'episodes.update': () => (isBroken ? respond() : { ...live, version: 4 }),
    };
    const { onDone } = open({ changes: { name: 'Spring tides' }, answers });
    await press('Update');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(await changed()).toEqual(['Titlewas “Tides”']);
    isBroken = false;
    await press('Update');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('cannot be closed, updated again or taken down while it updates', async () => {
    const { promise, resolve } = withResolvers<Episode>();
    const { updates, onDone } = open({
      changes: { name: 'Spring tides' },
      answers: { 'episodes.update': () => promise },
    });
    await press('Update');
    expect(await screen.findByText('Updating...')).toBeDefined();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Unpublish and keep as draft…' }).disabled,
    ).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await press('Updating...');
    resolve({ ...live, version: 4 });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(updates()).toHaveLength(1);
  });

  it('stays down if another user took it down meanwhile', async () => {
    const theirs = makeEpisode({
      ...live,
      version: 7,
      status: 'unpublished',
      unpublished: true,
      updated_by: 'Grace',
    });
    const answers: FakeResponses = {
      'episodes.update': ({ body }) =>
        Object(body).version === 7 ? { ...theirs, version: 8 } : failure(409, 'Another user saved.'),
      'episodes.get': () => theirs,
    };
    const { updates, onDone } = open({ changes: { name: 'Spring tides' }, answers });
    await press('Update');
    const question = await screen.findByRole('alertdialog', { name: 'Another user saved this episode' });
    expect(question.textContent).toContain('Grace took the episode down');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(updates()[1]).not.toHaveProperty('unpublished');
    expect(shown()).toMatchObject([
      { details: '“Tides” is no longer published. Your changes are saved in it.' },
    ]);
  });

  it('says that listeners get the audio from before until the new one is ready', async () => {
    const answers: FakeResponses = {
      'episodes.update': () => ({ ...live, version: 4, media_status: 'processing' }),
    };
    const { onDone } = open({ changes: { events: ['/wxyz/api/v1/event/12/'] }, answers });
    await press('Update');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(shown()[0]?.details).toBe(
      '“Tides” is corrected. Listeners get the audio from before until the new one is ready.',
    );
  });
});

describe('the dialog of a scheduled episode', () => {
  it('keeps its date on Update', async () => {
    const { updates, onDone } = open({ stored: scheduled, changes: { name: 'Spring tides' } });
    expect(await changed()).toEqual(['Titlewas “Tides”']);
    await press('Update');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    for (const field of ['draft', 'unpublished', 'delay_post_until'])
      expect(updates()[0]).not.toHaveProperty(field);
    expect(shown()).toMatchObject([{ details: '“Tides” goes out as planned.' }]);
  });

  it('moves on Update once its date is changed', async () => {
    // In happy-dom, a collapse fires the event on which React Aria collapses, which loops forever.
    vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
    const { updates, onDone } = open({ stored: scheduled });
    await userEvent.click(await screen.findByRole('spinbutton', { name: /year,/i }));
    await userEvent.keyboard('{ArrowUp}');
    expect((await changed()).join()).toMatch(/^Date and timewas /);
    await press('Update');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(updates()[0]?.delay_post_until).toBeGreaterThan(inThreeDays);
  });

  it('asks for a date that is no longer valid', async () => {
    vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
    const { updates } = open({ stored: scheduled });
    await userEvent.click(await screen.findByRole('spinbutton', { name: /year,/i }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await press('Update');
    expect(await screen.findByText('This time has passed.')).toBeDefined();
    expect(updates()).toEqual([]);
  });

  it('goes out at once on Publish now', async () => {
    const { updates, onDone } = open({ stored: scheduled });
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(updates()).toEqual([
      expect.objectContaining({ draft: false, unpublished: false, delay_post_until: null }),
    ]);
  });

  it('asks before it loses its date, which Undo gives back', async () => {
    const { updates, onDone } = open({ stored: scheduled });
    await press('Unschedule and keep as draft…');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unschedule' }),
    );
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(shown()).toMatchObject([{ name: 'Episode unscheduled.' }]);
    await act(async () => shown()[0]?.undo?.());
    await waitFor(() =>
      expect(shown().at(-1)).toMatchObject({ details: '“Tides” is scheduled as it was before.' }),
    );
    expect(updates()[1]).toMatchObject({ draft: false, delay_post_until: inThreeDays });
  });

  it('stays out on Keep mine with another date if it went out meanwhile', async () => {
    vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
    const theirs = { ...live, version: 7 };
    const answers: FakeResponses = {
      'episodes.update': ({ body }) =>
        Object(body).version === 7 ? { ...theirs, version: 8 } : failure(409, 'It is published.'),
      'episodes.get': () => theirs,
    };
    const { updates, onDone } = open({ stored: scheduled, answers });
    await userEvent.click(await screen.findByRole('spinbutton', { name: /year,/i }));
    await userEvent.keyboard('{ArrowUp}');
    await press('Update');
    await press('Keep mine');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(updates()[1]).not.toHaveProperty('delay_post_until');
  });
});
