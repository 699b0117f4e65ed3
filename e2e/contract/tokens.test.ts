import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient, type ClientOptions, type PostKitClient, sendInParts } from '@postkit/sdk';
import { failureOf } from '../support/failure-of.ts';
import { hear } from '../support/hear.ts';
import { type OwnStation, startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';
import { wav } from '../support/wav.ts';

const origin = 'https://newsroom.example';

let station: OwnStation;
beforeAll(async () => {
  station = await startOwnStation({ POSTKIT_ALLOWED_ORIGINS: origin });
}, 600_000);
afterAll(() => station.close());

/** A `fetch` that adds the origin, as browsers do, and records the calls. */
function browserFetch(from = origin) {
  const paths: string[] = [];
  const send: typeof globalThis.fetch = (input, init) => {
    paths.push(new URL(input instanceof Request ? input.url : input).pathname);
    const headers = new Headers(init?.headers);
    headers.set('origin', from);
    return fetch(input, { ...init, headers });
  };
  return { send, paths };
}

async function signedIn(
  options: ClientOptions = {},
): Promise<{ client: PostKitClient; paths: string[]; clock: { skip(milliseconds: number): void } }> {
  const { send, paths } = browserFetch();
  let skipped = 0;
  const clock = {
    now: () => Date.now() + skipped,
    after(milliseconds: number, run: () => void) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  const client = createClient({
    baseUrl: station.url,
    station: 'harbour-fm',
    credentials: 'token',
    fetch: send,
    clock,
    ...options,
  });
  await client.sessions.signIn(admin.email, admin.password);
  return { client, paths, clock: { skip: (milliseconds) => (skipped += milliseconds) } };
}

const refreshes = (paths: readonly string[]) =>
  paths.filter((path) => path.endsWith('/token/refresh/')).length;

describe('a client with the credentials "token"', () => {
  it('signs in, calls, and signs out', async () => {
    const { client } = await signedIn();
    expect(client.sessions.isSignedIn).toBe(true);
    expect((await client.settings.get()).settings.station).toBe('harbour-fm');
    await client.sessions.signOut();
    expect(client.sessions.isSignedIn).toBe(false);
    expect(await failureOf(client.settings.get())).toMatchObject({ status: 401 });
  });

  it('refreshes once for calls at the same time', async () => {
    const { client, paths, clock } = await signedIn();
    clock.skip(600_000);
    await Promise.all([client.shows.list(), client.settings.get(), client.tags.list()]);
    expect(refreshes(paths)).toBe(1);
    await client.shows.list();
    expect(refreshes(paths)).toBe(1);
  });

  it('reports an ended session once per call and forgets it', async () => {
    const onUnauthorized = vi.fn<() => void>();
    const { client, clock } = await signedIn({ onUnauthorized });
    const other = await signedIn();
    const stolen = other.client.transport.tokens?.tokens;
    if (!stolen) throw new Error('The client is not signed in.');
    client.transport.tokens?.set({ ...stolen, expires_in: 600 });
    await other.client.sessions.signOut();
    clock.skip(600_000);
    expect(await failureOf(client.shows.list())).toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(client.sessions.isSignedIn).toBe(false);
  });

  it('is refused on another origin', async () => {
    const { send } = browserFetch('https://evil.example');
    const client = createClient({
      baseUrl: station.url,
      station: 'harbour-fm',
      credentials: 'token',
      fetch: send,
    });
    expect(await failureOf(client.sessions.signIn(admin.email, admin.password))).toMatchObject({
      status: 403,
    });
    expect(client.sessions.isSignedIn).toBe(false);
  });

  it('hears live events, uploads in parts and downloads by address', async () => {
    const { client } = await signedIn();
    // The live channel is named after the station's name, which the settings contain.
    client.configure({ stationName: (await client.settings.get()).settings.station_name });
    const tags = await hear(client, 'tag_changed');
    const { id } = await client.tags.create('Heard on another origin');
    await tags.until(({ tag_id }) => tag_id === id);
    client.live.close();
    const file = new Blob([Uint8Array.from(wav(2))]);
    const sent = await sendInParts(client, {
      uuid: crypto.randomUUID(),
      title: 'Tone',
      audio_type: 'UPLOAD-Talk',
      file,
    });
    expect(sent.upload_progress).toBe(100);
    const { playlists } = await client.episodes.list({ type: 'published' });
    const address = client.episodes.downloadAddress(playlists[0]?.playlist_id ?? 0, 'mp3', { withKey: true });
    const audio = await fetch(address, { headers: { origin, range: 'bytes=0-99' } });
    expect([audio.status, audio.headers.get('access-control-allow-origin')]).toEqual([206, origin]);
    expect((await audio.arrayBuffer()).byteLength).toBe(100);
  });
});
