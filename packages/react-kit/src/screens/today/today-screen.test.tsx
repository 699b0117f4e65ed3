import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Today, TodayPodcasts } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useLogMoment } from '../../data/logger/log-moment.store.ts';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { makeRecording } from '../../testing/make-recording.ts';
import { stores } from '../../testing/stores.ts';
import { TodayScreen } from './today-screen.tsx';

const now = Math.floor(Date.now() / 1000);

const podcasts = (parts: Partial<TodayPodcasts> = {}): TodayPodcasts => ({
  episodes: [],
  runs: [],
  planned: [],
  drafts: [],
  failed_deliveries: [],
  missed: [],
  ...parts,
});

function today(parts: Partial<Today> = {}): Today {
  const log = {
    state: 'recording' as const,
    recorded_seconds: 35_460,
    lost_seconds: 0,
    gaps: [],
    stretches: [],
    inputs: [],
  };
  return {
    date: '2026-11-02',
    now,
    start: now - 36_000,
    end: now + 50_400,
    log,
    podcasts: podcasts(),
    ...parts,
  };
}

const failed = {
  playlist_id: 7,
  show_id: 1,
  connection_id: 3,
  type: 'rss' as const,
  title: 'Main feed',
  name: 'The pilot',
  message: 'The server refused the file.',
  can_retry: true,
  updated_at: now,
};

function open(answers: FakeResponses = {}, entry: { podcastOnly?: boolean; showEditor?: boolean } = {}) {
  const station = fakeStation({
    'settings.get': () => {
      const settings = makeSettings();
      return { ...settings, station_list: settings.station_list.map((one) => ({ ...one, ...entry })) };
    },
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'today.get': () => today(),
    'drafts.list': () => ({ drafts: [] }),
    'analytics.firstDays': () => ({ episodes: [] }),
    'categories.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null },
      objects: [],
    }),
    'logger.recording': () => makeRecording(),
    ...answers,
  });
  const host = { setTitle: vi.fn<(title: string) => void>(), navigate: vi.fn<(to: string) => void>() };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <TodayScreen />
    </PostKitProvider>,
  );
  return {
    host,
    requestsTo: (operation: string) => station.calls.filter((call) => call.operation === operation),
  };
}

const user = userEvent.setup();
const part = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('TodayScreen', () => {
  it('has the date of the station as its heading, and the time recorded', async () => {
    const { host } = open();
    const deck = await part('The log today');
    expect(await within(deck).findByText('9 h 51 min')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^\w+day, \w+ \d+$/);
    expect(host.setTitle).toHaveBeenLastCalledWith('POST - Today');
  });

  it('says that nothing happened and that no draft waits, each with a way on', async () => {
    open();
    expect(
      await within(await part('Running order')).findByText(
        'Nothing was published today, and nothing is due.',
      ),
    ).toBeDefined();
    expect(
      await within(await part('Pick up where you left off')).findByText('No draft waits for you.'),
    ).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Make an episode' })).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  });

  it('shows each playout input with its state, and warns of those that are silent or fail', async () => {
    const input = { id: 3, name: 'Studio 1', state_reason: '', last_message_ms: now * 1000 };
    const { log, ...day } = today();
    const inputs = [
      { ...input, state: 'silent' as const },
      { ...input, id: 4, name: 'Tower', state: 'failed' as const, state_reason: 'The port is in use.' },
      { ...input, id: 5, name: 'Spare', state: 'receiving' as const },
    ];
    open({ 'today.get': () => ({ ...day, log: { ...log, inputs } }) });
    const attention = within(await part('Needs attention'));
    expect(attention.getByText('The playout input “Studio 1” is silent')).toBeDefined();
    expect(attention.getByText('The playout input “Tower” fails')).toBeDefined();
    expect(attention.getByText('The port is in use.')).toBeDefined();
    expect(attention.queryByText(/Spare/)).toBeNull();
    const states = within(screen.getByRole('list', { name: 'Playout inputs' }));
    expect(states.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Studio 1silent',
      'Towerfails',
      'Sparereceives',
    ]);
    expect(attention.getAllByRole('link', { name: 'Open inputs' })[0]?.getAttribute('href')).toBe(
      '/wxyz/playout',
    );
  });

  it('says that the day could not be loaded, and loads it again', async () => {
    let works = false;
    open({ 'today.get': () => (works ? today() : failure(500, 'no')) });
    const order = await part('Running order');
    expect((await within(order).findByRole('alert')).textContent).toContain('Could not load the day.');
    works = true;
    await user.click(within(order).getByRole('button', { name: 'Retry' }));
    expect(await within(order).findByText(/Nothing was published today/)).toBeDefined();
  });

  it('sends an episode again to a destination that did not receive it', async () => {
    let isSent = false;
    const { requestsTo } = open({
      'today.get': () => today({ podcasts: podcasts({ failed_deliveries: isSent ? [] : [failed] }) }),
      'deliveries.retry': () => {
        isSent = true;
        return null;
      },
    });
    const attention = await part('Needs attention');
    expect(attention.textContent).toContain('“The pilot” was not delivered to Main feed');
    expect(attention.textContent).toContain('The server refused the file.');
    await user.click(within(attention).getByRole('button', { name: 'Send The pilot to Main feed again' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull());
    expect(requestsTo('deliveries.retry').map(({ params }) => params)).toEqual([
      expect.objectContaining({ id: '7' }),
    ]);
  });

  it('says so if an episode cannot be sent again', async () => {
    open({
      'today.get': () => today({ podcasts: podcasts({ failed_deliveries: [failed] }) }),
      'deliveries.retry': () => failure(409, 'The destination is switched off.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Send The pilot to Main feed again' }));
    await waitFor(() =>
      expect(
        useMessages
          .in(stores)
          .getState()
          .messages.map(({ details }) => details),
      ).toContainEqual(expect.stringContaining('The destination is switched off.')),
    );
  });

  it('leads to a gap in the log', async () => {
    const gap = { start: now - 600, end: now - 540, open: false };
    const log = {
      ...today().log,
      gaps: [gap],
      state: 'recording' as const,
      recorded_seconds: 0,
      lost_seconds: 60,
      stretches: [],
      inputs: [],
    };
    const { host } = open({ 'today.get': () => today({ log }) });
    const order = await part('Running order');
    expect(await within(order).findByText('Stream lost for 1:00')).toBeDefined();
    await user.click(within(order).getByRole('button', { name: /^Show the gap at / }));
    expect(host.navigate).toHaveBeenCalledWith('/wxyz/audio-editor');
    expect(useLogMoment.in(stores).getState().moment).toBe(gap.start);
    useLogMoment.in(stores).getState().clear();
  });

  it('shows the parts that the licence covers', async () => {
    open({ 'today.get': () => today({ log: null }) }, { podcastOnly: true });
    await part('Running order');
    expect(screen.queryByRole('region', { name: 'The log today' })).toBeNull();
    expect(await part('First day of the last episodes')).toBeDefined();
  });

  it('shows the log alone to a user without podcasts', async () => {
    const { requestsTo } = open({ 'today.get': () => today({ podcasts: null }) }, { showEditor: false });
    expect(
      await within(await part('Running order')).findByText('The recording had no loss today.'),
    ).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Pick up where you left off' })).toBeNull();
    expect(requestsTo('drafts.list')).toEqual([]);
  });
});
