import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Recording } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { fakeLive } from '../../testing/fake-live.ts';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { makeRecording } from '../../testing/make-recording.ts';
import { stores } from '../../testing/stores.ts';
import { Shell } from '../shell.tsx';

/** 22 Nov 2026, 14:52:59 in New York. */
const lostAt = 1_795_377_179;

const [entry] = makeSettings().station_list;
if (!entry) throw new Error('The settings have no station.');
const adminSettings = makeSettings({ station_list: [{ ...entry, admin: true }] });

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(answers: FakeResponses = {}) {
  const station = fakeStation({
    'settings.get': () => adminSettings,
    'logger.recording': () => makeRecording({ since: lostAt - 600, last_segment_at: lostAt - 5 }),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  const live = fakeLive(client);
  render(
    <PostKitProvider stores={stores} client={client}>
      <Shell path="/wxyz/shows">
        <h1>Shows</h1>
      </Shell>
    </PostKitProvider>,
  );
  // First the settings load, then the state of the recording.
  for (let turn = 0; turn < 5; turn += 1) await advance(10);
  return {
    ...station,
    live,
    report: async (recording: Partial<Recording>) => {
      live.send('recording_changed', makeRecording(recording));
      await advance(10);
    },
  };
}

const lost = {
  state: 'lost',
  since: lostAt,
  error: 'The stream answered 404.',
  level: null,
  recorded_address: null,
  recorded_kind: null,
} as const;
const banner = () => within(screen.getByRole('region', { name: 'Notices' })).queryByRole('alert');
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({
    now: lostAt * 1000,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});

describe('the recording indicator in the header', () => {
  it('shows state, station time, level and title on every screen', async () => {
    await open();
    const indicator = screen.getByRole('button', { name: 'Recording. Now: Anna Lind – Building boats' });
    expect(indicator.textContent).toContain('REC14:52:59');
    await advance(2000);
    expect(indicator.textContent).toContain('REC14:53:01');
    fireEvent.click(indicator);
    const meter = within(screen.getByRole('dialog')).getByRole('meter', { name: 'Level' });
    expect(meter.getAttribute('aria-valuetext')).toBe('−12 dBFS');
  });

  it('follows live events, and announces a new state but no level and no second', async () => {
    const { report } = await open();
    expect(announced()).toContain('Recording');
    await report({ since: lostAt - 600, level: -3 });
    await advance(3000);
    expect(announced()).toContain('Recording');
    await report(lost);
    expect(announced()).toContain('Lost: nothing recorded since 14:52:59');
    await advance(4000);
    expect(screen.getByRole('button', { name: /^Lost/ }).textContent).toContain('Lost 00:07');
    expect(announced()).toContain('Lost: nothing recorded since 14:52:59');
  });

  it('shows a title as current only while it is', async () => {
    const { report } = await open();
    await report(lost);
    fireEvent.click(screen.getByRole('button', { name: /^Lost/ }));
    const terms = within(screen.getByRole('dialog')).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Last title', 'Last audio']);
  });

  it.each([
    ['connecting', 'Connecting to the stream'],
    ['silent', 'Silent since 14:52:59'],
    ['disk_full', 'Disk full: nothing recorded since 14:52:59'],
  ] as const)('names the state %s', async (state, name) => {
    const { report } = await open();
    await report({ state, since: lostAt, title: '' });
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('is absent for users if the station never recorded, and says so if it stopped', async () => {
    const { report } = await open({
      'settings.get': () => makeSettings(),
      'logger.recording': () => makeRecording({ state: 'off', since: null, last_segment_at: null }),
    });
    expect(screen.queryByRole('button', { name: /^Off/ })).toBeNull();
    await report({ state: 'off', since: null, last_segment_at: lostAt });
    expect(screen.getByRole('button', { name: 'Off: the broadcast is not being recorded' })).toBeDefined();
  });

  it('says that it reconnects after audio was recorded, and why it has to', async () => {
    const { report } = await open();
    await report({ ...lost, state: 'connecting', last_segment_at: null });
    const indicator = screen.getByRole('button', { name: 'Connecting to the stream' });
    expect(indicator.textContent).toContain('Connecting');
    expect(indicator.textContent).not.toContain('Reconnecting');
    await report({ ...lost, state: 'connecting', last_segment_at: lostAt });
    expect(indicator.textContent).toMatch(/Reconnecting\d.*The stream answered 404\.$/);
  });

  it('leads an admin to the log source while nothing is recorded', async () => {
    await open({
      'logger.recording': () => makeRecording({ state: 'off', since: null, last_segment_at: null }),
    });
    fireEvent.click(
      screen.getByRole('button', { name: 'Off: the broadcast is not being recorded. Set up recording' }),
    );
    // Its code loads on demand.
    await vi.waitFor(() => expect(screen.getByRole('dialog', { name: /Log source/ })).toBeDefined(), 20_000);
  });

  it('is absent for users without access to the log', async () => {
    const { calls } = await open({
      'settings.get': () => makeSettings({ station_list: [{ ...entry, podcastOnly: true }] }),
    });
    expect(screen.getByRole('heading', { name: 'Shows' })).toBeDefined();
    expect(calls.map(({ operation }) => operation)).not.toContain('logger.recording');
  });

  it('is unknown if the station cannot report it, until it can', async () => {
    let works = false;
    const { live } = await open({ 'logger.recording': () => (works ? makeRecording() : failure(500, 'no')) });
    await advance(1000);
    expect(screen.getByRole('button', { name: /^Unknown/ })).toBeDefined();
    works = true;
    live.send('reset', {});
    await advance(10);
    expect(screen.getByRole('button', { name: /^Recording/ })).toBeDefined();
  });

  it('asks the station when no events arrive while it records, and is unknown without a response', async () => {
    let works = true;
    const { calls } = await open({
      'logger.recording': () => (works ? makeRecording() : failure(500, 'no')),
    });
    const requests = () => calls.filter(({ operation }) => operation === 'logger.recording').length;
    expect(requests()).toBe(1);
    await advance(16_000);
    expect(requests()).toBeGreaterThan(1);
    expect(screen.getByRole('button', { name: /^Recording/ })).toBeDefined();
    works = false;
    await advance(16_000);
    expect(screen.getByRole('button', { name: /^Unknown/ })).toBeDefined();
  });

  it('says that live updates are interrupted, and asks the station instead', async () => {
    const { live, report, calls } = await open();
    await report(lost);
    const before = calls.length;
    await advance(16_000);
    expect(calls).toHaveLength(before);
    live.enter('waiting');
    fireEvent.click(screen.getByRole('button', { name: /^Lost/ }));
    expect(within(screen.getByRole('dialog')).getByText(/^Live updates are interrupted/)).toBeDefined();
    await advance(16_000);
    expect(calls.length).toBeGreaterThan(before);
  });
});

describe('the recording banner', () => {
  it('appears after 10 s of a lost stream with the cause, and disappears on recovery', async () => {
    const { report } = await open();
    await report(lost);
    await advance(9000);
    expect(banner()).toBeNull();
    await advance(1000);
    expect(banner()?.textContent).toContain('Stream lost at 14:52:59.');
    expect(banner()?.textContent).toContain(
      'Nothing is being recorded. Reconnecting… The stream answered 404.',
    );
    await report({ since: lostAt + 11 });
    expect(banner()).toBeNull();
    expect(screen.getByText('Recording again since 14:53:10.')).toBeDefined();
    for (let segment = 0; segment < 4; segment += 1) {
      await advance(5000);
      await report({ since: lostAt + 11, level: -segment });
    }
    expect(screen.queryByText('Recording again since 14:53:10.')).toBeNull();
  });

  it('does not appear for a break of under 10 s', async () => {
    const { report } = await open();
    await report(lost);
    await advance(9000);
    await report({ since: lostAt + 9 });
    await advance(2000);
    expect(banner()).toBeNull();
    expect(screen.queryByText(/^Recording again/)).toBeNull();
  });

  it('appears at once for a full disk', async () => {
    const { report } = await open();
    await report({ state: 'disk_full', since: lostAt, error: "The station's disk is full." });
    expect(banner()?.textContent).toContain('Disk full since 14:52:59.');
  });

  it('stays dismissed for this outage', async () => {
    const { report } = await open();
    await report({ ...lost, since: lostAt - 60 });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await report({ ...lost, since: lostAt - 60, error: 'The stream answered 503.' });
    await advance(2000);
    expect(banner()).toBeNull();
    await report({ since: lostAt });
    await report({ ...lost, since: lostAt + 1 });
    await advance(12_000);
    expect(banner()).not.toBeNull();
  });

  it('links only admins to the log source', async () => {
    const { report } = await open();
    await report({ ...lost, since: lostAt - 60 });
    expect(within(banner() ?? document.body).getByRole('button', { name: 'Log source' })).toBeDefined();
    cleanup();
    const other = await open({ 'settings.get': () => makeSettings() });
    await other.report({ ...lost, since: lostAt - 60 });
    expect(within(banner() ?? document.body).queryByRole('button', { name: 'Log source' })).toBeNull();
    expect(within(banner() ?? document.body).getByRole('button', { name: 'Dismiss' })).toBeDefined();
  });
});
