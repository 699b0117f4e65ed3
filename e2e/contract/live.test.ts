import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClientOptions, LiveState, PostKitClient } from '@postkit/sdk';
import { startCuttingProxy, type CuttingProxy } from '../support/cutting-proxy.ts';
import { hear } from '../support/hear.ts';
import { startStationProcess, type StationProcess } from '../support/station-process.ts';
import { startTenantStation, type TenantStation } from '../support/tenant-station.ts';
import { clientOf } from '../support/tenants.ts';

let started: TenantStation;
let station: StationProcess;
let editor: PostKitClient;
let proxy: CuttingProxy;
/** Channels to close, whatever state a test leaves them in. */
const listeners: PostKitClient[] = [];

beforeAll(async () => {
  started = await startTenantStation();
  ({ station, client: editor } = started);
}, 90_000);

beforeEach(async () => {
  proxy = await startCuttingProxy();
  proxy.aim(station.url);
});

afterEach(async () => {
  for (const { live } of listeners.splice(0)) live.close();
  await proxy?.close();
});

afterAll(async () => {
  await station?.stop();
  await started?.[Symbol.asyncDispose]();
});

/** The pause of a refused channel is 20 seconds by policy; here it is a moment. All other timers keep their time. */
const hurriedClock: ClientOptions['clock'] = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds === 20_000 ? 20 : milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A user of the station, behind a network that can be cut. */
async function listener(options: ClientOptions = {}): Promise<PostKitClient> {
  const client = await clientOf(proxy.url, started.tenant, {
    clock: hurriedClock,
    log: () => {},
    ...options,
  });
  listeners.push(client);
  return client;
}

/** A client with an open channel, and a function that waits for its next change. */
async function openListener(options: ClientOptions = {}) {
  const states: LiveState[] = [];
  const waiting = new Set<() => void>();
  const client = await listener({
    ...options,
    onLiveState(state) {
      states.push(state);
      for (const look of waiting) look();
    },
  });

  function until(fits: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      function look(): void {
        if (!fits()) return;
        waiting.delete(look);
        resolve();
      }
      waiting.add(look);
      look();
    });
  }

  const shows = await hear(client, 'show_changed');
  const resets = await hear(client, 'reset');
  await until(() => states.at(-1) === 'open');
  return { client, shows, resets, states, until };
}

/** Creates shows and returns their ids, in the order of creation. */
async function makeShows(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push((await editor.shows.create({ title: `Show ${index}` })).id);
  return ids;
}

describe('the live channel', () => {
  it('KIT-020 LIVE-004 delivers a change of one client to another as typed events, from the host in the settings', async () => {
    const { client, shows } = await openListener();
    const tagged = await hear(client, 'connection_changed');
    const episodes = await hear(client, 'playlist_changed');
    const show = await editor.shows.create({ title: 'Harbour Talk' });
    expect(await shows.until(({ show_id }) => show_id === show.id)).toEqual({
      show_id: show.id,
      change: 'created',
    });
    const connection = await editor.connections.create({ type: 'rss', title: 'A feed' });
    expect(await tagged.until(() => true)).toEqual({ connection_id: connection.id, change: 'created' });
    const episode = await editor.episodes.create({ show: show.resource_uri, name: 'News' });
    expect(await episodes.until(() => true)).toEqual({
      playlist_id: episode.playlist_id,
      show_id: show.id,
      change: 'created',
      status: 'draft',
      version: episode.version,
      updated_by: 'Some Body',
    });
    const { settings } = await client.settings.get();
    expect(settings.events_endpoint).toBe(proxy.url);
  });

  it('delivers the events since the settings, also those from before it was opened', async () => {
    const client = await listener();
    const seen: number[] = [];
    client.live.on('show_changed', ({ show_id }) => seen.push(show_id));
    await client.settings.get();
    const made = await makeShows(3);
    client.live.open();
    await expect.poll(() => seen, { timeout: 30_000 }).toEqual(made);
  });

  it('loses and repeats nothing over dropped connections, also in the middle of an event', async () => {
    const { client, shows, resets, states, until } = await openListener();
    const first = await makeShows(3);
    await shows.until(({ show_id }) => show_id === first.at(-1));
    // From now on every connection breaks after some bytes, at any point of an event.
    proxy.cutAfter(700);
    proxy.cut();
    const missed = await makeShows(8);
    await until(() => states.filter((state) => state === 'open').length >= 3);
    proxy.cutAfter(Infinity);
    const last = await makeShows(2);
    await shows.until(({ show_id }) => show_id === last.at(-1));
    expect(shows.messages.map(({ show_id }) => show_id)).toEqual([...first, ...missed, ...last]);
    expect(resets.messages).toEqual([]);
    expect(client.live.state).toBe('open');
  }, 60_000);

  it.each(['stop', 'kill'] as const)(
    'delivers pending events after the station was ended by %s and restarted',
    async (end) => {
      const { shows, resets } = await openListener();
      const first = await makeShows(2);
      await shows.until(({ show_id }) => show_id === first.at(-1));
      proxy.aim('http://127.0.0.1:1');
      proxy.cut();
      const missed = await makeShows(3);
      await station[end]();
      station = await startStationProcess(started.dataDir, { POSTKIT_DEMO: '0' });
      proxy.aim(station.url);
      editor = await clientOf(station.url, started.tenant);
      const [last] = await makeShows(1);
      await shows.until(({ show_id }) => show_id === last);
      expect(shows.messages.map(({ show_id }) => show_id)).toEqual([...first, ...missed, last]);
      expect(resets.messages).toEqual([]);
    },
    60_000,
  );

  it('is refused with an expired key until there is a new one, and then misses nothing', async () => {
    const refused = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let refusals = 0;
    const { client, shows, resets, states } = await openListener({
      log({ status }) {
        if (status === 401) refused[refusals++]?.resolve();
      },
    });
    const [first] = await makeShows(1);
    await shows.until(({ show_id }) => show_id === first);
    await client.sessions.signOut();
    proxy.cut();
    const missed = await makeShows(2);
    await Promise.all(refused.map(({ promise }) => promise));
    expect(states.at(-1)).not.toBe('open');

    const { username, apikey } = await client.sessions.signIn(
      started.tenant.username,
      started.tenant.password,
    );
    client.configure({ credentials: { username, apiKey: apikey } });
    await shows.until(({ show_id }) => show_id === missed.at(-1));
    expect(shows.messages.map(({ show_id }) => show_id)).toEqual([first, ...missed]);
    expect(resets.messages).toEqual([]);
  }, 60_000);
});
