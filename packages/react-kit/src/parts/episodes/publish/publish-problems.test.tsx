import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { EpisodeFinding } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import type { EpisodeDraft } from '../../../data/episodes/episode-draft.ts';
import type { EditorField, EnteredFields } from '../../../data/episodes/publish-fields.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeCall, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { PublishDialog } from './publish-dialog.tsx';

const event = '/wxyz/api/v1/event/1795521600000/';
const draft: EpisodeDraft = {
  episodeId: null,
  version: null,
  showId: 4,
  fields: { show: '/wxyz/api/v1/show/4/', name: 'Monday', description: 'News.', events: [event] },
};
const number: EpisodeFinding = {
  rule: 'I6',
  level: 'error',
  message: '“Monday” has no episode number, which a serial show needs.',
  reason: 'Why.',
  fix: 'Correct it.',
  field: 'episode_number',
  sources: ['Apple Podcasts', 'Spotify'],
  connection_id: null,
};
const soundbite: EpisodeFinding = {
  ...number,
  rule: 'I7',
  field: 'soundbites',
  message: 'Outside.',
  sources: ['PSP-1'],
};
const noCategory: EpisodeFinding = {
  ...number,
  rule: 'C2',
  field: 'categories',
  message: 'The show has no main category.',
  connection_id: 2,
};
const feed = makeDestination({ id: 2, type: 'rss', title: 'Main feed', default_on_post: true });

type Check = FakeResponses[string];
/** The station, which asks for an episode number. */
const serial: Check = ({ body }) => ({
  findings: (body as { episode_number: number | null }).episode_number === null ? [number] : [],
});

interface Scene {
  check?: Check;
  fields?: Partial<EpisodeDraft['fields']>;
  isAdmin?: boolean;
  onEditorField?: (field: EditorField, fields: EnteredFields) => void;
}

function open({ check = serial, fields = {}, isAdmin = true, onEditorField }: Scene = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York', company_admin: isAdmin }),
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 1, next: null, previous: null },
      objects: [{ ...feed, historical_items: '{}' }],
    }),
    'shows.list': () => [{ ...makeShow({ id: 4, smcs: [] }), prefix_list: '[]' }],
    'episodes.create': () => makeEpisode({ name: 'Monday' }),
    'episodes.check': check,
  });
  const onDone = vi.fn<() => void>();
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
        draft={{ ...draft, fields: { ...draft.fields, ...fields } }}
        durationSeconds={300}
        onClose={() => undefined}
        onDone={onDone}
        onLoadTheirs={() => undefined}
        onEditorField={onEditorField}
      />
    </PostKitProvider>,
  );
  const created = () =>
    station.calls
      .filter(({ operation }) => operation === 'episodes.create')
      .map(({ body }: FakeCall) => body);
  return { created, onDone };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = () => screen.findByRole('alertdialog', { name: '1 problem' });
const text = 'An episode of a serial show needs an episode number.';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('problems in the publish dialog', () => {
  it('shows the problems before the user saves, and counts them at the button', async () => {
    open();
    expect((await screen.findByText(text)).textContent).toBe(`Problem: ${text}`);
    const button = screen.getByRole('button', {
      name: 'Publish now',
      description: /1 problem\. PostKit asks before it publishes\./,
    });
    expect(within(button).getByText('1')).toBeDefined();
  });

  it('asks before it publishes, names the directories, and publishes on request', async () => {
    const { created, onDone } = open();
    await press('Publish now');
    expect((await question()).textContent).toContain('Apple Podcasts and Spotify would refuse this episode.');
    expect(created()).toEqual([]);
    await press('Publish anyway');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(created()).toEqual([expect.objectContaining({ draft: false, episode_number: null })]);
  });

  it('focuses the field of the first problem on Fix first, and publishes without a question once it is filled in', async () => {
    const { created, onDone } = open();
    await userEvent.type(await screen.findByRole('textbox', { name: /Social share text/ }), 'Tides');
    await press('Publish now');
    await question();
    await press('Fix first');
    const field = await screen.findByRole('textbox', { name: 'Episode number' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(field, '7');
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(created()).toEqual([expect.objectContaining({ episode_number: 7, social_share_text: 'Tides' })]);
  });

  it('saves a draft without a question, because no directory gets it', async () => {
    const { created, onDone } = open();
    await screen.findByText(text);
    await press('Save');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(created()).toEqual([expect.objectContaining({ draft: true })]);
  });

  it('asks once: a second try after a failure does not ask about the same problems', async () => {
    const { created, onDone } = open({ check: () => ({ findings: [number] }) });
    await press('Publish now');
    await question();
    await press('Publish anyway');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(created()).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('opens the section that folds the field of a problem', async () => {
    open({ check: () => ({ findings: [soundbite] }) });
    await press('Go to the field: A soundbite lies outside the audio.');
    const add = await screen.findByRole('button', { name: 'Add a soundbite' });
    await waitFor(() => expect(document.activeElement).toBe(add));
  });

  it('leads to the form of a feed that directories refuse, and does not ask about it', async () => {
    const { onDone } = open({ check: () => ({ findings: [noCategory] }) });
    const link = await screen.findByRole<HTMLAnchorElement>('link', {
      name: /^Open the feed in a new tab: Directories refuse the feed “Main feed”/,
    });
    expect(new URL(link.href).search).toBe(
      '?integration=rss&newConnection=rss&connection=2&step=2&overrideDrawerProtection=true',
    );
    expect(link.target).toBe('_blank');
    await press('Publish now');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('does not link the form of a feed for users who may not change it', async () => {
    open({ check: () => ({ findings: [noCategory] }), isAdmin: false });
    expect(await screen.findByText(/Directories refuse the feed/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /Open the feed/ })).toBeNull();
  });

  it('leaves for the editor with everything that was entered', async () => {
    const onEditorField = vi.fn<(field: EditorField, fields: EnteredFields) => void>();
    open({ fields: { description: '' }, onEditorField });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Episode number' }), '7');
    await press('Go to the field: The episode has no description.');
    expect(onEditorField).toHaveBeenCalledWith(
      'description',
      expect.objectContaining({ episode_number: 7, social_media_connections: [2] }),
    );
  });

  it('offers to check again if the station could not check, and publishes all the same', async () => {
    let isBroken = true;
    const { onDone } = open({ check: () => (isBroken ? failure(500, 'No.') : { findings: [number] }) });
    expect(await screen.findByText('The station could not check the rules of directories.')).toBeDefined();
    isBroken = false;
    await press('Check again');
    expect(await screen.findByText(text)).toBeDefined();
    await act(async () => undefined);
    expect(onDone).not.toHaveBeenCalled();
  });
});
