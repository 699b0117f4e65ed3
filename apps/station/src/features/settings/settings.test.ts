import { describe, expect, it } from 'vitest';
import { installation, settings as settingsSchema } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { utcOffset } from '../../platform/utc-offset.ts';
import {
  listenLive,
  makeShow,
  makeStation,
  makeTag,
  makeUser,
  startStation,
  type TestStation,
} from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server: station } = stationTest(() => ({
  clock: createFakeClock(),
  env: { POSTKIT_ACADEMY_URL: 'https://academy.example/' },
}));

/** The content security policy of the console, by directive. */
async function pagePolicy(of: TestStation): Promise<Map<string, string>> {
  const { headers } = await of.call('/login', { headers: { accept: 'text/html' } });
  const directives = headers.get('content-security-policy')?.split('; ') ?? [];
  return new Map(
    directives.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
}

describe('settings', () => {
  it('EPLIST-009 SHELL-057 SHELL-063 contain every field, for a user of the station', async () => {
    const response = await station.call(`/${station.slug}/api/v1/settings/`, { as: await station.signIn() });
    expect(response.status).toBe(200);
    const answer: unknown = await response.json();
    expect(settingsSchema.parse(answer)).toMatchObject({
      username: 'admin',
      email: 'admin@localhost',
      station: 'station',
      station_name: 'My station',
      media_endpoint: station.url,
      links: { academy: 'https://academy.example/', sales: '' },
    });
    const fields =
      'username apikey email station_name station_list timezone utc_offset widget_domain bitrate twisted_wave_server ap_images_key ' +
      'default_show_id features media_endpoint progress_endpoint events_endpoint rss_import_api_prefix version_blob is_AVESS facebook_app_id orphaned_categories';
    expect(Object.keys(answer as object)).toEqual(expect.arrayContaining(fields.split(' ')));
    expect(answer).toMatchObject({
      station_list: [
        {
          station: 'station',
          admin: true,
          showEditor: true,
          podcastOnly: false,
          browserOnly: false,
          default_image: expect.any(String),
        },
      ],
      version_blob: { date: expect.any(String), hash: expect.any(String) },
    });
  });

  it('EPLIST-009 SHELL-063 contain the values of the station and of its installation', async () => {
    const env = {
      POSTKIT_TWISTED_WAVE_URL: 'https://editor.example/sdk',
      POSTKIT_IMAGE_LIBRARY_URL: 'https://pictures.example/api_request.json',
      POSTKIT_IMAGE_LIBRARY_KEY: 'library-secret',
      POSTKIT_FACEBOOK_CLIENT_ID: '1122',
      POSTKIT_FACEBOOK_CLIENT_SECRET: 'client-secret',
    };
    const other = await startStation({ clock: createFakeClock(), env });
    const kathmandu = await makeStation(other, {
      name: 'Nepal FM',
      timezone: 'Asia/Kathmandu',
      bitrate: 192,
    });
    const show = await makeShow(other, {}, kathmandu);
    await other.features.accounts.setDefaultShow(kathmandu.id, show.id);
    const path = `/${kathmandu.slug}/api/v1/settings/`;
    const answer = await (await other.call(path, { as: await other.signIn() })).json();
    expect(answer).toMatchObject({
      timezone: 'Asia/Kathmandu',
      utc_offset: 5.75,
      widget_domain: other.url,
      bitrate: 192,
      station_name: 'Nepal FM',
      twisted_wave_server: 'https://editor.example/sdk',
      ap_images_key: 'pictures.example',
      default_show_id: show.id,
      facebook_app_id: '1122',
      version_blob: {
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        hash: expect.stringMatching(/^\w+$/),
      },
    });
    const authorization = `ApiKey ${answer.username}:${answer.apikey}`;
    expect((await other.call(path, { headers: { authorization } })).status).toBe(200);
    await other.close();
  });

  it('contain the outside editing server, which is empty by default', async () => {
    const env = { POSTKIT_TWISTED_WAVE_URL: 'https://editor.example:8443/sdk/' };
    const other = await startStation({ env });
    const path = (of: TestStation) => `/${of.slug}/api/v1/settings/`;
    const answer = await other.call(path(other), { as: await other.signIn() });
    expect(settingsSchema.parse(await answer.json()).twisted_wave_server).toBe(
      'https://editor.example:8443/sdk',
    );
    const page = await other.call('/login', { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain(
      "script-src 'self' https://editor.example:8443;",
    );
    await other.close();
    const without = await station.call(path(station), { as: await station.signIn() });
    expect(settingsSchema.parse(await without.json()).twisted_wave_server).toBe('');
  });

  it('SHELL-072 LIVE-028 contain the image origin and the tools, which the page may use; by default there are none', async () => {
    const env = {
      POSTKIT_IMAGE_ORIGIN: 'http://images.example:8080',
      POSTKIT_CHAT_SCRIPT_URL: 'https://chat.example/tool/chat.js',
      POSTKIT_SESSION_RECORDING_SCRIPT_URL: 'http://replay.example/replay.js',
      POSTKIT_TOOL_ORIGINS: 'https://cdn.chat.example',
    };
    const other = await startStation({ env });
    const answer = await other.call(`/${other.slug}/api/v1/settings/`, { as: await other.signIn() });
    const { links, tools } = settingsSchema.parse(await answer.json());
    expect(links.image_origin).toBe('http://images.example:8080');
    expect(tools).toEqual({
      chat: 'https://chat.example/tool/chat.js',
      analytics: '',
      session_recording: 'http://replay.example/replay.js',
    });
    const policy = await pagePolicy(other);
    expect(policy.get('script-src')).toBe(
      "'self' https://chat.example http://replay.example https://cdn.chat.example",
    );
    expect(policy.get('connect-src')?.split(' ')).toEqual(
      expect.arrayContaining(['https://chat.example', 'wss://chat.example']),
    );
    expect(policy.get('img-src')).toContain('http://images.example:8080');
    await other.close();

    const without = await station.call(`/${station.slug}/api/v1/settings/`, { as: await station.signIn() });
    expect(settingsSchema.parse(await without.json())).toMatchObject({
      links: { image_origin: station.url },
      tools: { chat: '', analytics: '', session_recording: '' },
    });
    expect((await pagePolicy(station)).get('script-src')).toBe("'self'");
  });

  it('SHELL-058 contain the versions in their headers', async () => {
    const { headers } = await station.call(`/${station.slug}/api/v1/settings/`, {
      as: await station.signIn(),
    });
    for (const name of ['X-App-Version', 'X-Color', 'X-ChartTag', 'X-ImageTag'])
      expect(headers.get(name)).toMatch(/^[\w.-]+$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('name the newest live event, after which a client misses nothing', async () => {
    const signedIn = await station.signIn();
    const newest = async () =>
      Number(
        (await station.call(`/${station.slug}/api/v1/settings/`, { as: signedIn })).headers.get(
          'X-Live-Event-Id',
        ),
      );
    const before = await newest();
    expect(before).toBeGreaterThanOrEqual(0);
    await station.call(`/${station.slug}/api/v1/playlistcategory/`, {
      method: 'POST',
      as: signedIn,
      json: { name: 'Newest' },
    });
    await expect.poll(newest).toBeGreaterThan(before);
  });

  it('SHELL-063 SHELL-064 contain the features as JSON text', async () => {
    const features = {
      enable_youtube: true,
      allow_megaphone: false,
      allow_omny: false,
      enable_autocapture: true,
    };
    const more = await makeStation(station, { features });
    const response = await station.call(`/${more.slug}/api/v1/settings/`, { as: await station.signIn() });
    const answer = (await response.json()) as { features: string };
    expect(JSON.parse(answer.features)).toEqual(features);
    expect(settingsSchema.parse(answer).features).toEqual(features);
  });

  it("contain the user's role at each of their stations", async () => {
    const podcasts = await makeStation(station);
    const user = await makeUser(station, {
      stations: [{ stationId: podcasts.id, admin: true, licence: 'podcast' }],
    });
    const response = await station.call(`/${podcasts.slug}/api/v1/settings/`, { as: await user.signIn() });
    const answer = settingsSchema.parse(await response.json());
    expect(answer.station_list).toEqual([
      expect.objectContaining({ station: podcasts.slug, admin: true, podcastOnly: true, showEditor: true }),
    ]);
    expect(answer.company_admin).toBe(false);
  });

  it('SHELL-063 contain the station’s own values and the user’s rights at it', async () => {
    const more = await makeStation(station, {
      timezone: 'Asia/Tokyo',
      bitrate: 192,
      defaultImage: '/default.jpg',
    });
    const user = await makeUser(station, { stations: [{ stationId: more.id, licence: 'podcast' }] });
    const response = await station.call(`/${more.slug}/api/v1/settings/`, { as: await user.signIn() });
    expect(await response.json()).toMatchObject({
      username: user.username,
      email: user.email,
      user_id: user.id,
      station: more.slug,
      station_name: more.name,
      timezone: 'Asia/Tokyo',
      utc_offset: 9,
      bitrate: 192,
      default_show_id: null,
      is_AVESS: false,
      station_list: [
        {
          station: more.slug,
          admin: false,
          showEditor: true,
          podcastOnly: true,
          browserOnly: false,
          default_image: '/default.jpg',
        },
      ],
      ...Object.fromEntries(
        [
          'widget_domain',
          'media_endpoint',
          'progress_endpoint',
          'events_endpoint',
          'rss_import_api_prefix',
        ].map((field) => [field, station.url]),
      ),
    });
  });

  it('SHELL-063 list the categories without a group', async () => {
    const signedIn = await station.signIn();
    const path = `/${station.slug}/api/v1/group/`;
    const created = await station.call(path, {
      method: 'POST',
      as: signedIn,
      json: { name: 'Lost', categories: [{ name: 'Stray' }] },
    });
    const { resource_uri } = (await created.json()) as { resource_uri: string };
    await station.call(resource_uri, { method: 'DELETE', as: signedIn });
    const answer = settingsSchema.parse(
      await (await station.call(`/${station.slug}/api/v1/settings/`, { as: signedIn })).json(),
    );
    expect(answer.orphaned_categories).toEqual([expect.objectContaining({ name: 'Stray' })]);
  });

  it('contain a key of this session as apikey, which calls accept', async () => {
    const signedIn = await station.signIn();
    const { apikey } = settingsSchema.parse(
      await (await station.call(`/${station.slug}/api/v1/settings/`, { as: signedIn })).json(),
    );
    const again = { ...signedIn, authorization: `ApiKey admin:${apikey}` };
    expect((await station.call(`/${station.slug}/api/v1/settings/`, { as: again })).status).toBe(200);
  });
});

describe('the installation', () => {
  const read = async (of: TestStation) =>
    installation.parse(await (await of.call('/stations/api/v1/installation.json')).json());

  it('returns its links without a sign-in, and that it mails nothing', async () => {
    expect(await read(station)).toEqual({
      links: {
        password_reset: '',
        academy: 'https://academy.example/',
        sales: '',
        sign_in: '',
        provider_home: '',
        image_origin: station.url,
      },
      mails_password_resets: false,
      single_sign_on: null,
    });
  });

  it('returns an outside form, and that it mails links itself', async () => {
    const env = {
      POSTKIT_PASSWORD_RESET_URL: 'https://sign-in.example/forgot',
      POSTKIT_SMTP_URL: 'smtp://mail.example',
      POSTKIT_MAIL_FROM: 'post@example.com',
    };
    const other = await startStation({ env });
    const answer = await read(other);
    expect([answer.links.password_reset, answer.mails_password_resets]).toEqual([
      'https://sign-in.example/forgot',
      true,
    ]);
    expect(JSON.stringify(answer)).not.toContain('mail.example');
    await other.close();
  });
});

describe('utcOffset', () => {
  it.each([
    ['America/New_York', '2026-01-15', -5],
    ['America/New_York', '2026-07-15', -4],
    ['Asia/Kathmandu', '2026-01-15', 5.75],
    ['UTC', '2026-01-15', 0],
  ])('%s on %s is %d hours', (zone, day, hours) => {
    expect(utcOffset(zone, Date.parse(day))).toBe(hours);
  });
});

describe('the live channel', () => {
  it('SHELL-083 is /sessions/{id of the station name} with format json, and publishes changes', async () => {
    const signedIn = await station.signIn();
    const channel = await listenLive(station, signedIn);
    expect(channel.contentType).toContain('text/event-stream');
    const path = `/${station.slug}/api/v1/show/`;
    const created = (await (
      await station.call(path, { method: 'POST', as: signedIn, json: { title: 'First name' } })
    ).json()) as {
      id: number;
    };
    expect(await channel.next('show_changed')).toEqual({ show_id: created.id, change: 'created' });
    channel.close();
  });

  it('is closed to users of other stations', async () => {
    const other = await makeStation(station);
    const stranger = await (await makeUser(station, { stations: [{ stationId: other.id }] })).signIn();
    await expect(listenLive(station, stranger)).rejects.toThrow('404');
  });

  it('AUTH-049 calls may send the session id header', async () => {
    await makeTag(station);
    const headers = { 'x-session-id': station.features.accounts.stations()[0]?.sessionId ?? '' };
    expect(
      (
        await station.call(`/${station.slug}/api/v1/playlistcategory/`, {
          as: await station.signIn(),
          headers,
        })
      ).status,
    ).toBe(200);
  });
});
