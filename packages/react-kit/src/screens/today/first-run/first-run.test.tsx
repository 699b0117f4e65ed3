import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { LogSource, Today } from '@postkit/sdk/schema';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { fakeLive } from '../../../testing/fake-live.ts';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeLogSource } from '../../../testing/make-log-source.ts';
import { makeRecording } from '../../../testing/make-recording.ts';
import { makeTestedStream } from '../../../testing/make-tested-stream.ts';
import { stores } from '../../../testing/stores.ts';
import { TodayScreen } from '../today-screen.tsx';

const now = Math.floor(Date.now() / 1000);
const log = {
  state: 'off' as const,
  recorded_seconds: 0,
  lost_seconds: 0,
  gaps: [],
  stretches: [],
  inputs: [],
};
const podcasts = { episodes: [], runs: [], planned: [], drafts: [], failed_deliveries: [], missed: [] };
const today: Today = { date: '2026-11-02', now, start: now - 36_000, end: now + 50_400, log, podcasts };
const notRecorded = {
  state: 'off' as const,
  since: null,
  title: '',
  level: null,
  connected_at: null,
  last_segment_at: null,
};
const meta = { limit: 0, offset: 0, total_count: 0, next: null, previous: null };

/** A show as the station sends it. */
function showWith(published: number) {
  const show = makeShow({ id: 4, title: 'Harbour Stories' });
  return { ...show, counters: { ...show.counters, published }, prefix_list: '[]' };
}
type SentShow = ReturnType<typeof showWith>;

interface Scene {
  shows?: SentShow[];
  hasRecorded?: boolean;
  answers?: FakeResponses;
  entry?: { admin?: boolean; podcastOnly?: boolean; showEditor?: boolean };
  stored?: Map<string, string>;
}

function open({ shows = [], hasRecorded = false, answers = {}, entry = {}, stored = new Map() }: Scene = {}) {
  let source: LogSource = makeLogSource({ url: '', active: false, ...(hasRecorded ? {} : notRecorded) });
  const station = fakeStation({
    'settings.get': () => {
      const settings = makeSettings();
      return {
        ...settings,
        company_admin: false,
        station_list: settings.station_list.map((one) => ({ ...one, admin: true, ...entry })),
      };
    },
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'today.get': () => today,
    'drafts.list': () => ({ drafts: [] }),
    'analytics.firstDays': () => ({ episodes: [] }),
    'categories.list': () => ({ meta, objects: [] }),
    'logger.recording': () => makeRecording(hasRecorded ? {} : notRecorded),
    'logger.get': () => source,
    'logger.update': ({ body }) =>
      (source = { ...source, ...(body as Partial<LogSource>), state: 'connecting' }),
    'logger.peaks': ({ query }) => ({
      start: Number(query['start']),
      end: Number(query['end']),
      min: [-40, null],
      max: [40, null],
    }),
    'shows.list': () => shows,
    ...answers,
  });
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const host = { storage, navigate: vi.fn<(to: string) => void>() };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  const live = fakeLive(client);
  const view = render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <TodayScreen />
    </PostKitProvider>,
  );
  const callsOf = (id: string) => station.calls.filter(({ operation }) => operation === id);
  return { user: userEvent.setup(), host, live, stored, callsOf, view };
}

const region = () => screen.findByRole('region', { name: 'Set up your station' });
const steps = async () =>
  within(await region())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the first steps on Today', () => {
  it('are all that an empty station shows, with the first one open', async () => {
    open();
    expect(await steps()).toEqual(['Record your stream', 'Make a show', 'Publish the first episode']);
    const first = within(await region()).getAllByRole('listitem')[0];
    expect(first?.getAttribute('aria-current')).toBe('step');
    expect(await screen.findByRole('textbox', { name: 'Stream address' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'The log today' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Running order' })).toBeNull();
  });

  it('test and record the stream, and show how the log grows', async () => {
    const { user, live, callsOf } = open({
      answers: { 'logger.test': () => ({ stream: makeTestedStream(), problem: null }) },
    });
    await user.type(
      await screen.findByRole('textbox', { name: 'Stream address' }),
      'https://radio.example.org/live',
    );
    await user.click(screen.getByRole('button', { name: 'Test' }));
    await screen.findByText('This stream can be recorded.');
    expect(screen.getByRole('button', { name: 'Record' }).dataset['variant']).toBe('primary');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(callsOf('logger.update')[0]?.body).toEqual({
        url: 'https://radio.example.org/live',
        active: true,
      }),
    );
    expect(
      await screen.findByRole('img', {
        name: 'Waveform of the last minute: 30 s of the last minute recorded',
      }),
    ).toBeDefined();
    live.send('recording_changed', makeRecording({ last_segment_at: now }));
    await waitFor(async () => {
      const items = within(await region()).getAllByRole('listitem');
      expect(items.map(({ dataset }) => dataset['state'])).toEqual(['done', 'next', 'later']);
    });
    expect(screen.getByRole('link', { name: 'Make a show' }).getAttribute('href')).toBe(
      '/wxyz/shows/edit/new',
    );
    expect(screen.getByRole('img', { name: /Waveform of the last minute/ })).toBeDefined();
    expect(await screen.findByRole('region', { name: 'The log today' })).toBeDefined();
  });

  it('name the reason why the recording does not start, at the field', async () => {
    const { user } = open({
      answers: {
        'logger.update': () => failure(400, 'url: No.', { url: ['This address is in a private network.'] }),
      },
    });
    await user.type(
      await screen.findByRole('textbox', { name: 'Stream address' }),
      'http://10.0.0.7/live{Enter}',
    );
    expect(await screen.findByText('This address is in a private network.')).toBeDefined();
  });

  it('lead to the editor of the first show, which a show that is made meanwhile opens', async () => {
    let shows: SentShow[] = [];
    const { live, host, user } = open({ hasRecorded: true, answers: { 'shows.list': () => shows } });
    expect(await screen.findByRole('link', { name: 'Make a show' })).toBeDefined();
    shows = [showWith(0)];
    live.send('show_changed', { show_id: 4, change: 'created' });
    await user.click(await screen.findByRole('link', { name: 'Open the editor' }));
    expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/4/episodes/0/edit-audio/audio-editor');
  });

  it('say that the station is set up once the episode is out, and then never appear again', async () => {
    let shows: SentShow[] = [showWith(0)];
    const { live, stored, user } = open({ hasRecorded: true, answers: { 'shows.list': () => shows } });
    await region();
    shows = [showWith(1)];
    live.send('playlist_changed', {
      playlist_id: 7,
      show_id: 4,
      change: 'created',
      status: 'published',
      version: 1,
      updated_by: 'Ina',
    });
    expect(await screen.findByRole('region', { name: 'Your station is set up' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show the day' }));
    expect(screen.queryByRole('region', { name: 'Your station is set up' })).toBeNull();
    expect(await screen.findByRole('region', { name: 'Running order' })).toBeDefined();
    expect([...stored]).toEqual([['first-run-wxyz-ada', 'hidden']]);
  });

  it('do not appear at a station with a published episode, nor ask again at the next visit', async () => {
    const { stored, view } = open({ shows: [showWith(3)] });
    await waitFor(() => expect(stored.get('first-run-wxyz-ada')).toBe('taken'));
    expect(screen.queryByRole('region', { name: 'Set up your station' })).toBeNull();
    view.unmount();
    const next = open({ stored });
    expect(await screen.findByRole('region', { name: 'Running order' })).toBeDefined();
    expect(next.callsOf('shows.list')).toEqual([]);
  });

  it('are hidden by their button, for this user at this station', async () => {
    const { user, stored, view } = open();
    await region();
    await user.click(screen.getByRole('button', { name: 'Hide these steps' }));
    expect(await screen.findByRole('region', { name: 'The log today' })).toBeDefined();
    view.unmount();
    open({ stored });
    expect(await screen.findByRole('region', { name: 'Running order' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Set up your station' })).toBeNull();
  });

  it.each([
    ['no admin', { admin: false }, ['Make a show', 'Publish the first episode']],
    ['a licence for podcasts', { podcastOnly: true }, ['Make a show', 'Publish the first episode']],
    ['a licence for the log', { showEditor: false }, ['Record your stream']],
  ])('are those that the user may take, with %s', async (_name, entry, titles) => {
    open({ entry });
    expect(await steps()).toEqual(titles);
  });

  it('open by their titles', async () => {
    const { user } = open();
    await region();
    await user.click(screen.getByRole('button', { name: 'Open the step “Publish the first episode”' }));
    expect(screen.getByText(/Make a show first/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Stream address' })).toBeNull();
  });

  it('say that the log source could not be loaded, and load it again', async () => {
    let isDown = true;
    const { user } = open({
      answers: {
        'logger.get': () => (isDown ? failure(500, 'no') : makeLogSource({ url: '', active: false })),
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load the log source.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Stream address' })).toBeDefined();
  });
});
