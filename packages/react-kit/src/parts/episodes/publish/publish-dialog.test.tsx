import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Connection, Episode } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import type { EpisodeDraft } from '../../../data/episodes/episode-draft.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { formatMoment } from '../../../host/time/format-moment.ts';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { withResolvers } from '../../../testing/with-resolvers.ts';
import { english } from '../../../words/catalogue.ts';
import { PublishDialog } from './publish-dialog.tsx';

const zone = 'America/New_York';
const event = '/wxyz/api/v1/event/1795521600000/';
const newDraft: EpisodeDraft = {
  episodeId: null,
  version: null,
  showId: 4,
  fields: { show: '/wxyz/api/v1/show/4/', name: 'Monday', description: 'News.', events: [event] },
};
const storedDraft: EpisodeDraft = { ...newDraft, episodeId: 101, version: 3 };

const widget = makeDestination({ id: 1, title: 'Site player' });
const feed = makeDestination({ id: 2, type: 'rss', title: 'Main feed', default_on_post: true });
const youtube = makeDestination({ id: 3, type: 'v_youtube', title: 'Channel' });
const video = makeDestination({ id: 4, type: 'v_download', title: 'Video file' });

interface Scene {
  draft?: EpisodeDraft;
  durationSeconds?: number;
  destinations?: Connection[];
  smcs?: number[];
  answers?: FakeResponses;
}

function listOf(destinations: Connection[]) {
  return {
    meta: { limit: 0, offset: 0, total_count: destinations.length, next: null, previous: null },
    objects: destinations.map((each) => ({ ...each, historical_items: '{}' })),
  };
}

function open({
  draft = newDraft,
  durationSeconds = 600,
  destinations = [widget, feed],
  smcs = [],
  answers = {},
}: Scene = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: zone }),
    'connections.list': () => listOf(destinations),
    'shows.list': () => [{ ...makeShow({ id: 4, smcs }), prefix_list: '[]' }],
    'episodes.create': () => makeEpisode({ name: 'Monday' }),
    'episodes.update': () => makeEpisode({ name: 'Monday', version: 4 }),
    ...answers,
  });
  const callbacks = {
    onClose: vi.fn<() => void>(),
    onDone: vi.fn<(episode: Episode) => void>(),
    onLoadTheirs: vi.fn<(episode: Episode) => void>(),
  };
  const track = vi.fn<(name: string, data: object) => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  render(
    <PostKitProvider stores={stores} client={client} host={{ track }}>
      <PublishDialog isOpen draft={draft} durationSeconds={durationSeconds} {...callbacks} />
    </PostKitProvider>,
  );
  const bodiesOf = (operation: string) =>
    station.calls.filter((call) => call.operation === operation).map(({ body }) => body);
  return { ...callbacks, track, bodiesOf, user: userEvent.setup() };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDays = (days: number) => Math.floor(Date.now() / 86_400_000 + days) * 86_400 + 15 * 3600;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const scheduleLine = () => screen.findByText('Schedule', { selector: 'summary *' });
describe('PublishDialog', () => {
  it('PUBLISH-003 PUBLISH-021 creates an episode in one call on Save, as a draft with the paths of its events', async () => {
    const { bodiesOf, onDone } = open();
    await press('Save');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.create')).toEqual([
      expect.objectContaining({ name: 'Monday', draft: true, events: [event] }),
    ]);
    expect(bodiesOf('episodes.update')).toEqual([]);
  });

  it('PUBLISH-004 sends draft false and unpublished false on Publish now, and confirms it', async () => {
    const { bodiesOf, onDone } = open();
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.create')).toEqual([
      expect.objectContaining({
        draft: false,
        unpublished: false,
        delay_post_until: null,
        social_media_connections: [2],
      }),
    ]);
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { type: 'success', name: 'Episode published.' },
    ]);
  });

  it('PUBLISH-005 PUBLISH-006 sends delay_post_until as a unix time, draft false and unpublished false on Schedule', async () => {
    const moment = inDays(3);
    const draft = { ...newDraft, fields: { ...newDraft.fields, delay_post_until: moment } };
    const { bodiesOf, onDone } = open({ draft });
    await press('Schedule');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.create')).toEqual([
      expect.objectContaining({ draft: false, unpublished: false, delay_post_until: moment }),
    ]);
  });

  it('PUBLISH-007 PUBLISH-008 requires a date and a time on Schedule and sends nothing without them', async () => {
    const { bodiesOf } = open();
    await press('Schedule');
    expect(await screen.findByText('Choose a date.')).toBeDefined();
    expect(screen.getByText('Choose a time.')).toBeDefined();
    expect(screen.getByText(`Station time (${zone})`)).toBeDefined();
    expect(bodiesOf('episodes.create')).toEqual([]);
  });

  it('folds date and time behind one line, which Schedule opens and keeps open until they are valid', async () => {
    const { user } = open();
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    expect((await scheduleLine()).closest('details')?.open).toBe(false);
    await press('Schedule');
    expect(await screen.findByRole('spinbutton', { name: /year,/i })).toBeDefined();
    expect(shown.mock.contexts).toEqual([screen.getByRole('group', { name: 'Schedule' })]);
    await user.click(await scheduleLine());
    expect((await scheduleLine()).closest('details')?.open).toBe(true);
  });

  it('opens date and time for a scheduled episode, and names the moment in the line', async () => {
    const moment = inDays(3);
    open({ draft: { ...newDraft, fields: { ...newDraft.fields, delay_post_until: moment } } });
    expect((await scheduleLine()).textContent).toBe(`Schedule${formatMoment(moment, zone, english)}`);
    expect(screen.getByRole('spinbutton', { name: /year,/i })).toBeDefined();
  });

  it.each([
    ['publishes', null],
    ['schedules once a time is filled in', inDays(3)],
  ])('%s on Ctrl+Enter', async (_what, moment) => {
    const { bodiesOf, onDone, user } = open({
      draft: { ...newDraft, fields: { ...newDraft.fields, delay_post_until: moment } },
    });
    (await screen.findByRole('checkbox', { name: /Main feed/ })).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.create')).toEqual([
      expect.objectContaining({ draft: false, delay_post_until: moment }),
    ]);
  });

  it('refuses a time in the past', async () => {
    // In happy-dom, a collapse fires the event on which React Aria collapses, which loops forever.
    vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
    const draft = { ...newDraft, fields: { ...newDraft.fields, delay_post_until: inDays(3) } };
    const { bodiesOf } = open({ draft });
    await userEvent.click(await screen.findByRole('spinbutton', { name: /year,/i }));
    await userEvent.keyboard('{ArrowDown}');
    await press('Schedule');
    expect(await screen.findByText('This time has passed.')).toBeDefined();
    expect(bodiesOf('episodes.create')).toEqual([]);
  });

  it('does not offer a past schedule again', async () => {
    const draft = { ...newDraft, fields: { ...newDraft.fields, delay_post_until: inDays(-3) } };
    open({ draft });
    expect(await screen.findByText(`Choose a date and a time (${zone}).`)).toBeDefined();
  });

  it('preselects the show’s destinations and says what each button does', async () => {
    open({ destinations: [widget, feed], smcs: [1] });
    expect(await screen.findByRole('checkbox', { name: /Site player/, checked: true })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /Main feed/, checked: false })).toBeDefined();
    expect(
      screen.getByRole('button', { name: 'Publish now', description: 'Goes out now to 1 destination.' }),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: /Main feed/ }));
    expect(screen.getByText('Goes out now to 2 destinations.')).toBeDefined();
  });

  it('PUBLISH-013 offers YouTube at 30 minutes and explains why not above', async () => {
    open({ destinations: [youtube, video], durationSeconds: 1800 });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Channel/ })).disabled).toBe(false);
    cleanup();
    open({ destinations: [youtube, video], durationSeconds: 1801 });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Channel/ })).disabled).toBe(true);
    expect(screen.getByText('YouTube takes episodes of 30 minutes or less.')).toBeDefined();
  });

  it('PUBLISH-014 adds the basic video when YouTube is chosen, and shows that', async () => {
    const { bodiesOf, onDone } = open({ destinations: [youtube, video] });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Channel/ }));
    expect(screen.getByRole('checkbox', { name: /Video file/, checked: true })).toBeDefined();
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.create')).toEqual([
      expect.objectContaining({ social_media_connections: [3, 4] }),
    ]);
  });

  it('sends attribution, once-use tags and chapters as entered', async () => {
    const { bodiesOf, onDone, user } = open();
    expect(screen.queryByRole('textbox', { name: 'Attribution' })).toBeNull();
    await user.click(await screen.findByText('More'));
    await user.type(screen.getByRole('textbox', { name: 'Attribution' }), 'Music by Ana');
    await user.type(screen.getByRole('combobox', { name: 'Once-use tags' }), 'Regatta');
    await user.type(screen.getByRole('textbox', { name: 'Chapters' }), '1:30 News{Enter}0:00 Welcome');
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const chapter_markers = [
      { start: 0, title: 'Welcome' },
      { start: 90, title: 'News' },
    ];
    expect(bodiesOf('episodes.create')).toEqual([
      expect.objectContaining({ attribution: 'Music by Ana', onceUseTags: ['Regatta'], chapter_markers }),
    ]);
  });

  it('shows the episode’s chapters, and names an invalid line', async () => {
    const fields = { ...newDraft.fields, chapter_markers: [{ start: 90.5, title: 'News' }] };
    const { bodiesOf, user } = open({ draft: { ...newDraft, fields } });
    const chapters = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Chapters' });
    expect(chapters.value).toBe('01:30.5 News');
    await user.type(chapters, '{Enter}Goodbye');
    await press('Publish now');
    expect(
      await screen.findByText('Line 2 needs a start time and a title, such as 12:30 News.'),
    ).toBeDefined();
    expect(document.activeElement).toBe(chapters);
    expect(bodiesOf('episodes.create')).toEqual([]);
  });

  it('PUBLISH-022 updates an existing episode with a PATCH that has its version, and tracks Update Episode', async () => {
    const { bodiesOf, track, onDone } = open({ draft: storedDraft });
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.update')).toEqual([expect.objectContaining({ version: 3, draft: false })]);
    expect(bodiesOf('episodes.create')).toEqual([]);
    expect(track).toHaveBeenCalledWith('Update Episode', { playlist_id: 101, status: 'published' });
  });

  it('does not track a new episode as an update', async () => {
    const { track, onDone } = open();
    await press('Save');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(track).not.toHaveBeenCalled();
  });

  const refuse = () => failure(400, 'The show is gone.', { show: ['Choose another show.'] });

  it('PUBLISH-024 shows the server’s message after a failed creation, and saves again', async () => {
    const create = vi.fn(refuse);
    open({ answers: { 'episodes.create': create } });
    await press('Publish now');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('400: The show is gone.');
    expect(alert.textContent).toContain('Choose another show.');
    await press('Publish now');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  });

  it('PUBLISH-023 PUBLISH-025 PUBLISH-026 shows and logs a failed creation', async () => {
    const { onDone } = open({ answers: { 'episodes.create': refuse } });
    await press('Publish now');
    expect((await screen.findByRole('alert')).textContent).toContain('Could not create episode.');
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { type: 'error', name: 'Could not create episode.' },
    ]);
    expect(console.error).toHaveBeenCalledWith('[postkit] Could not create episode.', expect.anything());
    expect(onDone).not.toHaveBeenCalled();
  });

  it('PUBLISH-027 names a failed update', async () => {
    open({ draft: storedDraft, answers: { 'episodes.update': () => failure(500, 'Something went wrong.') } });
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Could not update playlist.');
  });
  it('says which user saved in the meantime, and overwrites only on request', async () => {
    const theirs = makeEpisode({
      version: 7,
      updated_by: 'Grace',
      updated_at: Date.UTC(2026, 10, 24, 12) / 1000,
    });
    const answers: FakeResponses = {
      'episodes.update': ({ body }) =>
        JSON.stringify(body).includes('"version":7')
          ? makeEpisode({ version: 8 })
          : failure(409, 'Another user saved.'),
      'episodes.get': () => theirs,
    };
    const { bodiesOf, onDone } = open({ draft: storedDraft, answers });
    await press('Publish now');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Grace saved it Tue, Nov 24, 2026, 07:00 (America/New_York)');
    expect(bodiesOf('episodes.update')).toHaveLength(1);
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.update')[1]).toMatchObject({ version: 7, name: 'Monday' });
  });

  it('loads their version on request and saves nothing', async () => {
    const theirs = makeEpisode({ version: 7, name: 'Theirs' });
    const answers: FakeResponses = {
      'episodes.update': () => failure(409, 'Another user saved.'),
      'episodes.get': () => theirs,
    };
    const { bodiesOf, onLoadTheirs, onClose, onDone } = open({ draft: storedDraft, answers });
    await press('Save');
    await press('Load their version');
    expect(onLoadTheirs).toHaveBeenCalledWith(theirs);
    expect([onClose.mock.calls.length, onDone.mock.calls.length]).toEqual([0, 0]);
    expect(bodiesOf('episodes.update')).toHaveLength(1);
  });

  it('offers to retry after the destinations could not be loaded', async () => {
    let isBroken = true;
    open({
      answers: {
        'connections.list': () => (isBroken ? failure(500, 'Something went wrong.') : listOf([feed])),
      },
    });
    await screen.findByText('Could not load the destinations.');
    isBroken = false;
    await press('Retry');
    expect(await screen.findByRole('checkbox', { name: /Main feed/ })).toBeDefined();
  });

  it('cannot be closed or submitted again while it saves', async () => {
    const { promise, resolve } = withResolvers<Episode>();
    const { bodiesOf, onDone, onClose } = open({ answers: { 'episodes.create': () => promise } });
    await press('Publish now');
    expect(await screen.findByText('Publishing...')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await press('Publishing...');
    resolve(makeEpisode());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(bodiesOf('episodes.create')).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('creates no second episode when the user retries after a lost response', async () => {
    const keys: (string | null)[] = [];
    const create: FakeResponses[string] = ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? Promise.reject(new TypeError('fetch failed')) : makeEpisode();
    };
    const { onDone } = open({ answers: { 'episodes.create': create } });
    await press('Publish now');
    await screen.findByRole('alert');
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});
