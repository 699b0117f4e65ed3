import { afterEach, describe, expect, it } from 'vitest';
import { logSource, type LogSource } from '@postkit/sdk/schema';
import { fakeIcecast, type FakeIcecast } from '../../testing/fake-icecast.ts';
import {
  firstStation,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { signIn } from '../../testing/sign-in.ts';
import type { LoggerTables } from './logger-tables.ts';
import { saveSource } from './logger.repository.ts';
import { settingsOf, toRow } from './source-settings.ts';
import '../../testing/postgres/only-on-sqlite.ts';

const slow = { timeout: 50_000, interval: 20 };
const basic = `Basic ${Buffer.from('ina:p@ss word').toString('base64')}`;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(env: Record<string, string> = {}, dataDir?: string) {
  const server = await startStation({
    env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1', ...env },
    ...(dataDir ? { dataDir } : {}),
  });
  closing.push(() => server.close());
  return { server, admin: await server.signIn() };
}

async function startStream(): Promise<FakeIcecast> {
  const icecast = await fakeIcecast();
  closing.push(async () => icecast[Symbol.asyncDispose]());
  return icecast;
}

const patch = (server: TestStation, as: SignedIn, change: unknown) =>
  server.call(`/${server.slug}/api/v1/logger/`, { method: 'PATCH', as, json: change });

const sourceOf = async (server: TestStation, as: SignedIn): Promise<LogSource> =>
  logSource.parse(await (await server.call(`/${server.slug}/api/v1/logger/`, { as })).json());

const withPassword = ({ url }: FakeIcecast) => url.replace('http://', 'http://ina:p%40ss%20word@');

describe('the address of a stream', { timeout: 60_000 }, () => {
  it('may contain a user name and password, which the stream receives and users cannot read', async () => {
    const { server, admin } = await open();
    const icecast = await startStream();
    icecast.password = 'ina:p@ss word';
    const saved = await patch(server, admin, { url: withPassword(icecast), active: true });
    expect(saved.status).toBe(200);
    const text = await saved.text();
    expect(text).not.toMatch(/ina:|p@ss|p%40ss/);
    expect(logSource.parse(JSON.parse(text))).toMatchObject({ url: icecast.url, has_credentials: true });
    await expect.poll(() => icecast.requests[0]?.authorization, slow).toBe(basic);
    const { username, password } = await makeUser(server);
    const user = await signIn(server.url, username, password);
    expect(await sourceOf(server, user)).toMatchObject({ url: icecast.url, has_credentials: true });
    const rows = await server.context.db
      .tables<LoggerTables>()
      .selectFrom('log_sources')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/ina:|p@ss|p%40ss/);
  });

  it('keeps its password while origin and path stay the same, and can drop it', async () => {
    const { server, admin } = await open();
    const icecast = await startStream();
    const has = async (change: unknown) =>
      logSource.parse(await (await patch(server, admin, change)).json()).has_credentials;
    expect(await has({ url: withPassword(icecast) })).toBe(true);
    expect(await has({ url: `${icecast.url}?fallback=1`, default_category: 'Live' })).toBe(true);
    expect(await has({ url: icecast.url.replace('/live', '/other') })).toBe(false);
    expect(await has({ url: withPassword(icecast) })).toBe(true);
    expect(await has({ url: icecast.url.replace('127.0.0.1', 'localhost') })).toBe(false);
    expect(await has({ url: withPassword(icecast) })).toBe(true);
    expect(await has({ remove_credentials: true })).toBe(false);
  });

  it('may be SRT with a passphrase, which stays while host and port do', async () => {
    const { server, admin } = await open({ POSTKIT_STREAM_PORTS: '9000-9009' });
    const response = await patch(server, admin, {
      url: 'srt://sender.example:4000?streamid=live&passphrase=a-secret-phrase',
    });
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(logSource.parse(JSON.parse(text))).toMatchObject({
      url: 'srt://sender.example:4000?streamid=live',
      has_credentials: true,
    });
    const has = async (url: string) =>
      logSource.parse(await (await patch(server, admin, { url })).json()).has_credentials;
    expect(await has('srt://sender.example:4000?streamid=other')).toBe(true);
    expect(await has('srt://other.example:4000')).toBe(false);
    expect(await has('srt://0.0.0.0:9009?mode=listener')).toBe(false);
  });

  it('has no port that its fallback, or another log that records, receives on', async () => {
    const { server, admin } = await open({ POSTKIT_STREAM_PORTS: '9000-9009' });
    const [url, next] = ['srt://0.0.0.0:9001?mode=listener', 'rtp://0.0.0.0:9002?payload=10'];
    const refusal = async (change: unknown) => (await (await patch(server, admin, change)).json()).errors;
    const taken = 'Enter another port; another stream is received on 9001.';
    expect(await refusal({ url, fallback_url: 'srt://127.0.0.1:9001?mode=listener' })).toEqual({
      fallback_url: [taken],
    });
    await saveSource(
      server.context.db,
      toRow((await makeStation(server)).id, { ...settingsOf(undefined), url, active: true }),
    );
    expect(await refusal({ url })).toBeUndefined();
    expect(await refusal({ active: true })).toEqual({ url: [taken] });
    expect(await refusal({ url: next, fallback_url: url, active: true })).toEqual({ fallback_url: [taken] });
    expect(await refusal({ url: next, fallback_url: '', active: true })).toBeUndefined();
    expect(await refusal({ default_category: 'Live' })).toBeUndefined();
  });

  it('may be the text of an SDP', async () => {
    const { server, admin } = await open({ POSTKIT_STREAM_PORTS: '5004' });
    const sdp = 'v=0\r\nc=IN IP4 239.1.2.3/32\r\nm=audio 5004 RTP/AVP 97\r\na=rtpmap:97 L24/48000/2\r\n';
    const saved = logSource.parse(await (await patch(server, admin, { fallback_url: sdp })).json());
    expect(saved.fallback_url).toBe('rtp://239.1.2.3:5004?payload=97&codec=L24%2F48000%2F2');
    const refused = await patch(server, admin, { url: 'v=0\r\nm=video 5004 RTP/AVP 97' });
    expect((await refused.json()).errors).toEqual({ url: ['Enter an SDP with an audio stream over RTP.'] });
  });

  it('sends the password to no other origin: a redirect is requested without it', async () => {
    const { server, admin } = await open();
    const [icecast, other] = [await startStream(), await startStream()];
    icecast.redirect = other.url;
    await patch(server, admin, { url: withPassword(icecast), active: true });
    await expect.poll(() => other.connections, slow).toBe(1);
    expect(icecast.requests[0]?.authorization).toBe(basic);
    expect(other.requests[0]).not.toHaveProperty('authorization');
  });

  it('loses the password that an older version stored in it', async () => {
    const { server, admin } = await open();
    await patch(server, admin, { url: 'http://radio.example/live' });
    const old = { url: 'http://ina:secret@radio.example/live', credentials: '' };
    await server.context.db.tables<LoggerTables>().updateTable('log_sources').set(old).execute();
    await server.stop();
    const again = await open({}, server.dataDir);
    expect(await sourceOf(again.server, again.admin)).toMatchObject({
      url: 'http://radio.example/live',
      has_credentials: true,
    });
  });

  it('reports that a password can no longer be read, without a request to the stream', async () => {
    const { server, admin } = await open();
    const icecast = await startStream();
    await patch(server, admin, { url: withPassword(icecast) });
    await server.context.db
      .tables<LoggerTables>()
      .updateTable('log_sources')
      .set({ credentials: 'AAAA' })
      .execute();
    await patch(server, admin, { active: true });
    expect(await sourceOf(server, admin)).toMatchObject({
      state: 'lost',
      error: expect.stringContaining('Enter the address with its password'),
    });
    expect(icecast.connections).toBe(0);
  });

  it('records the stream although the password of the fallback can no longer be read, and reports that when the stream fails', async () => {
    const { server, admin } = await open();
    const [icecast, fallback] = [await startStream(), await startStream()];
    await patch(server, admin, { url: icecast.url, fallback_url: withPassword(fallback) });
    await server.context.db
      .tables<LoggerTables>()
      .updateTable('log_sources')
      .set({ fallback_credentials: 'AAAA' })
      .execute();
    await patch(server, admin, { active: true });
    await expect.poll(() => icecast.connections, slow).toBe(1);
    icecast.refusing = true;
    icecast.drop();
    await expect
      .poll(async () => (await sourceOf(server, admin)).error, slow)
      .toBe(
        'The stream answered 503. Fallback: The stored password can no longer be read. Enter the address with its password again.',
      );
    expect(fallback.connections).toBe(0);
  });

  it.each([
    ['http://10.1.2.3/live', /private network/],
    ['http://radio.example/live', /other than the main one/],
  ])('is refused as the fallback %j, and then nothing is saved', async (fallback_url, message) => {
    const { server, admin } = await open({ POSTKIT_ALLOW_PRIVATE_FETCH: '0' });
    const refused = await patch(server, admin, { url: 'http://radio.example/live', fallback_url });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual({ fallback_url: [expect.stringMatching(message)] });
    expect(await sourceOf(server, admin)).toMatchObject({ url: '', fallback_url: '' });
  });

  it.each([
    ['radio.example/live', 'Enter an address that starts with http://, https://, srt:// or rtp://'],
    ['ftp://radio.example/live', 'Enter an address that starts with http://, https://, srt:// or rtp://'],
    ['srt://sender.example:4000?passphrase=short', 'Enter a passphrase of 10 to 79 characters.'],
    ['srt://ina:secret@sender.example:4000', 'Enter an address without a user name and password.'],
    [
      'rtp://0.0.0.0:9000?payload=10',
      'This station receives on no UDP port. Start it with POSTKIT_STREAM_PORTS=9000-9009, for example.',
    ],
    ['http://radio.example:25/live', 'Enter an address with port 80, 443 or a port above 1023.'],
    [
      'http://10.1.2.3/live',
      'This address is in a private network. Start the station with POSTKIT_ALLOW_PRIVATE_FETCH=1 to allow it.',
    ],
  ])('is refused as %j, and then nothing is saved', async (url, words) => {
    const { server, admin } = await open({ POSTKIT_ALLOW_PRIVATE_FETCH: '0' });
    await patch(server, admin, { url: 'http://radio.example/live' });
    const before = await sourceOf(server, admin);
    const refused = await patch(server, admin, {
      url,
      active: true,
      rules: [{ contains: 'a', category: 'A' }],
      default_category: 'Other',
    });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual({ url: [words] });
    expect(await sourceOf(server, admin)).toEqual(before);
    expect(server.features.logger.recording(firstStation(server)).state).toBe('off');
  });
});
