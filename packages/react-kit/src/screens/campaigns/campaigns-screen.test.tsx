import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Campaign } from '@postkit/sdk/schema';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stores } from '../../testing/stores.ts';
import { CampaignsScreen } from './campaigns-screen.tsx';

const at = Date.parse('2026-11-24T00:00Z') / 1000;
const campaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  id: 3,
  resource_uri: '/wxyz/api/v1/campaign/3/',
  title: 'Festival',
  audio: {
    event: '/wxyz/api/v1/event/7/',
    title: 'Festival spot',
    seconds: 20.4,
    loudness: -16,
    gain_db: 4.2,
    status: 'ready',
    error: '',
  },
  shows: [],
  positions: ['pre', 'mid'],
  starts_at: at,
  ends_at: null,
  most_deliveries: 1000,
  most_per_day: null,
  most_per_listener: 2,
  state: 'running',
  deliveries: 412,
  deliveries_today: 8,
  created_by: 'Ina',
  created_at: at,
  ...overrides,
});

const user = userEvent.setup();
const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ details, type }) => ({ details, type }));

function open(campaigns: Campaign[], responses: FakeResponses = {}, { enabled = true, admin = true } = {}) {
  const upload = makeEvent({ id: 7, resource_uri: '/wxyz/api/v1/event/7/' });
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: admin, station_list: [] }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'campaigns.list': () => ({ campaigns }),
    'campaigns.settings': () => ({ enabled }),
    'shows.list': () => [{ ...makeShow({ id: 4 }), prefix_list: '[]' }],
    'audioEvents.list': () => ({
      meta: { limit: 50, offset: 0, total_count: 1, next: null, previous: null },
      objects: [upload],
    }),
    ...responses,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <CampaignsScreen />
    </PostKitProvider>,
  );
  return {
    upload,
    last: (operation: string) => station.calls.findLast((call) => call.operation === operation),
  };
}

async function choose(entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions for Festival' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

beforeEach(() => useMessages.in(stores).setState({ messages: [] }));

describe('CampaignsScreen', () => {
  it('shows what each campaign plays, its state and its counted deliveries, and why one does not play', async () => {
    open([
      campaign(),
      campaign({
        id: 4,
        title: 'Broken',
        audio: { ...campaign().audio, status: 'failed', error: 'Its audio was deleted.' },
      }),
      campaign({
        id: 5,
        title: 'Fresh',
        state: 'planned',
        shows: [4],
        audio: { ...campaign().audio, status: 'processing' },
      }),
    ]);
    const row = async (name: string) =>
      (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr, [role=row]')
        ?.textContent;
    const festival = await row('^Festival');
    for (const text of [
      'Running',
      'All shows',
      'before, at markers',
      '412 of 1,000',
      '8 today',
      '20 s',
      '-16.0 LUFS',
    ])
      expect(festival).toContain(text);
    expect(await row('Fresh')).toContain('Making the audio…');
    expect(await row('Fresh')).toContain('1 show');
    expect(screen.getByText('“Broken” does not play. Its audio was deleted.')).toBeTruthy();
  });

  it('turns campaigns on from the empty state, and reports a failure', async () => {
    let isRefusing = true;
    let isOn = false;
    const { last } = open(
      [],
      {
        'campaigns.settings': () => ({ enabled: isOn }),
        'campaigns.updateSettings': () => {
          if (isRefusing) return failure(500, 'No.');
          isOn = true;
          return { enabled: true };
        },
      },
      { enabled: false },
    );
    const turnOn = await screen.findByRole('button', { name: 'Turn on campaigns' });
    expect(screen.queryByRole('button', { name: 'Add campaign' })).toBeNull();
    await user.click(turnOn);
    await waitFor(() => expect(messages()).toMatchObject([{ type: 'error' }]));
    isRefusing = false;
    await user.click(turnOn);
    expect(await screen.findByText('No campaigns yet')).toBeTruthy();
    expect(last('campaigns.updateSettings')?.body).toEqual({ enabled: true });
    expect(
      (await screen.findByRole('switch', { name: 'Insert campaigns into downloads' })).getAttribute(
        'aria-checked',
      ),
    ).toBe('true');
  });

  it('names the missing fields of a new campaign, and sends nothing', async () => {
    const { last } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Add campaign' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [day] = dialog.getAllByRole('group', { name: /First day/ });
    expect(day?.textContent).toContain(String(new Date().getFullYear()));
    await user.click(dialog.getByRole('checkbox', { name: 'Before the episode' }));
    await user.click(dialog.getByRole('button', { name: 'Add campaign' }));
    for (const text of [
      'Enter a name.',
      'Choose the audio of the campaign.',
      'Choose at least one position.',
    ])
      expect(await dialog.findByText(text)).toBeTruthy();
    expect(last('campaigns.create')).toBeUndefined();
  });

  it('keeps the entered values after the station refused them, and closes after it saved', async () => {
    let isRefusing = true;
    const { last } = open([campaign()], {
      'campaigns.update': () => (isRefusing ? failure(500, 'No.') : campaign()),
    });
    await choose('Edit');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Harbour festival');
    await user.click(dialog.getByRole('checkbox', { name: 'After the episode' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Could not save the campaign/)).toBeTruthy();
    isRefusing = false;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(last('campaigns.update')?.body).toEqual({
      title: 'Harbour festival',
      shows: [],
      positions: ['pre', 'mid', 'post'],
      starts_at: expect.any(Number),
      ends_at: null,
      most_deliveries: 1000,
      most_per_day: null,
      most_per_listener: 2,
    });
  });

  it('pauses a campaign, and deletes it once that is confirmed', async () => {
    const { last } = open([campaign()], {
      'campaigns.update': () => campaign({ state: 'paused' }),
      'campaigns.remove': () => undefined,
    });
    await choose('Pause');
    await waitFor(() => expect(last('campaigns.update')?.body).toEqual({ paused: true }));
    expect(messages()).toEqual([
      { details: '“Festival” is paused. Downloads that have begun stay as they are.', type: 'success' },
    ]);
    await choose('Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete campaign' }));
    await waitFor(() => expect(last('campaigns.remove')?.params).toMatchObject({ id: '3' }));
  });

  it('shows the numbers of a campaign', async () => {
    open([campaign()], {
      'campaigns.deliveries': () => ({
        days: [{ day: '2026-11-24', deliveries: 8 }],
        positions: [{ position: 'mid', deliveries: 8 }],
        episodes: [{ id: 101, name: 'High water', deliveries: 8 }],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Numbers of Festival' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const text of ['Nov 24, 2026', 'At its ad markers', 'High water'])
      expect(await dialog.findByText(text)).toBeTruthy();
  });

  it('lists the episodes of a campaign, page by page, and names the limit that it has reached', async () => {
    const episode = {
      playlist_id: 101,
      name: 'High water',
      show_id: 4,
      state: 'ready',
      breaks: 2,
      deliveries: 8,
    };
    const { last } = open([campaign()], {
      'campaigns.episodes': ({ query }: { query: Record<string, string> }) => ({
        total_count: 21,
        reached: 'day',
        reading: query['page'] === '2' ? null : { read: 5, total: 21 },
        episodes: [
          query['page'] === '2' ? { ...episode, name: 'Low water', state: 'unread', breaks: null } : episode,
        ],
      }),
    });
    await choose('Episodes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Episodes of Festival' }));
    for (const text of ['High water', 'Can play']) expect(await dialog.findByText(text)).toBeTruthy();
    expect(dialog.getByText(/It plays again after midnight UTC/)).toBeTruthy();
    expect(
      dialog
        .getByRole('progressbar', { name: 'Reading the audio of the episodes' })
        .getAttribute('aria-valuetext'),
    ).toBe('5 of 21');
    await user.click(dialog.getByRole('button', { name: /Next/ }));
    expect(await dialog.findByText('Low water')).toBeTruthy();
    expect(dialog.getByText('Not read yet')).toBeTruthy();
    expect(dialog.queryByRole('progressbar')).toBeNull();
    expect(last('campaigns.episodes')?.params).toMatchObject({ id: '3' });
  });

  it('shows that a campaign has no episodes, or that they could not be loaded', async () => {
    let isFailing = true;
    open([campaign()], {
      'campaigns.episodes': () =>
        isFailing ? failure(500, 'No.') : { total_count: 0, reached: null, reading: null, episodes: [] },
    });
    await choose('Episodes');
    expect(await screen.findByText('Unable to fetch the episodes from the server')).toBeTruthy();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No published episodes')).toBeTruthy();
  });

  it('is closed to users who are no admins', async () => {
    const { last } = open([campaign()], {}, { admin: false });
    expect(await screen.findByText('Only admins can open Campaigns')).toBeTruthy();
    expect(last('campaigns.list')).toBeUndefined();
  });
});
