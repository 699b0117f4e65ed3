import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { CompanyStation } from '@postkit/sdk/schema';
import type { RoleLink } from '../../../supervisor/role-messages.ts';
import { makeUser, startStation, type SignedIn, type TestStation } from '../../../testing/index.ts';
import { startOpenIdProvider } from '../../../testing/openid-provider.ts';
import { isOnPostgres } from '../../../testing/postgres/test-postgres.ts';
import { startProviderBrowser, startStationWith } from '../../../testing/single-sign-on.ts';
import type { TestStationOptions } from '../../../testing/station.ts';
import type { FromRecorder, ToRecorder } from '../../logger/index.ts';
import '../../../testing/postgres/also-on-postgres.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(options: TestStationOptions = {}): Promise<{ server: TestStation; boss: SignedIn }> {
  const server = await startStation(options);
  closing.push(() => server.close());
  return { server, boss: await server.signIn() };
}

async function create(server: TestStation, as: SignedIn, slug = 'lake-fm'): Promise<CompanyStation> {
  const json = { title: `Title of ${slug}`, slug, timezone: 'Europe/Berlin' };
  return (await (
    await server.call(`/${server.slug}/api/v1/station/`, { method: 'POST', as, json })
  ).json()) as CompanyStation;
}

const change = (server: TestStation, as: SignedIn, id: number, json: object) =>
  server.call(`/${server.slug}/api/v1/station/${id}/`, { method: 'PATCH', as, json });

describe('a new station', () => {
  it('has licences, and is entered by the user of one in the session from before', async () => {
    const { server, boss } = await start();
    const user = await makeUser(server);
    const as = await user.signIn();
    const { slug } = await create(server, boss);
    const settings = () => server.call(`/${slug}/api/v1/settings/`, { as });
    expect((await settings()).status).toBe(404);
    const json = { user_id: user.id, licence: 'podcast' };
    expect((await server.call(`/${slug}/api/v1/licence/`, { method: 'POST', as: boss, json })).status).toBe(
      200,
    );
    expect((await settings()).status).toBe(200);
  });

  it('is in the metrics, under its slug of now, until it is archived', async () => {
    const token = 'a-token-of-24-characters';
    const { server, boss } = await start({ env: { POSTKIT_METRICS_TOKEN: token } });
    const metrics = async () =>
      (await server.call('/metrics', { headers: { authorization: `Bearer ${token}` } })).text();
    const { id } = await create(server, boss);
    expect(await metrics()).toContain('postkit_recording{station="lake-fm",state="off"} 1');
    await change(server, boss, id, { slug: 'sea-fm' });
    expect(await metrics()).toContain('postkit_recording{station="sea-fm",state="off"} 1');
    expect(await metrics()).not.toContain('lake-fm');
    await server.call(`/${server.slug}/api/v1/station/${id}/archive/`, { method: 'POST', as: boss });
    expect(await metrics()).not.toContain('sea-fm');
  });

  it('belongs to groups of single sign-on that name it, or all stations', async () => {
    const provider = await startOpenIdProvider();
    closing.push(() => provider.close());
    const groups = { POSTKIT_OIDC_GROUPS: 'it=*:admin; lake=lake-fm:editor', POSTKIT_OIDC_CREATE_USERS: '1' };
    const server = await startStationWith(provider, groups);
    closing.push(() => server.close());
    await create(server, await server.signIn());
    const stationsOf = async (sub: string, group: string) => {
      provider.person = {
        sub,
        email: `${sub}@example.org`,
        email_verified: true,
        given_name: 'Nora',
        family_name: 'Quist',
        groups: [group],
      };
      const browser = startProviderBrowser(server);
      expect(await browser.signIn()).toBe('done');
      return browser.stations();
    };
    expect(await stationsOf('one', 'it')).toEqual(['station', 'lake-fm']);
    expect(await stationsOf('two', 'lake')).toEqual(['lake-fm']);
  });

  it.runIf(isOnPostgres)(
    'is known to the other processes of the installation, as its changes are',
    async () => {
      const { server, boss } = await start();
      const scratch = await mkdtemp(join(tmpdir(), 'postkit-scratch-'));
      closing.push(() => rm(scratch, { recursive: true, force: true }));
      const other = await startStation({ dataDir: server.dataDir, env: { POSTKIT_SCRATCH: scratch } });
      closing.push(() => other.stop());
      const { id } = await create(server, boss);
      const settings = async (slug: string) => {
        const response = await other.call(`/${slug}/api/v1/settings/`, { as: boss });
        return {
          status: response.status,
          body: (await response.json().catch(() => ({}))) as { timezone?: string },
        };
      };
      await expect
        .poll(() => settings('lake-fm'))
        .toMatchObject({ status: 200, body: { timezone: 'Europe/Berlin' } });
      await change(server, boss, id, { slug: 'sea-fm', timezone: 'Asia/Tokyo' });
      await expect
        .poll(() => settings('sea-fm'))
        .toMatchObject({ status: 200, body: { timezone: 'Asia/Tokyo' } });
    },
  );
});

describe('a change of a station', () => {
  it.skipIf(isOnPostgres)('reaches the recorder process that records it', async () => {
    const sent: ToRecorder[] = [];
    let answer: (message: FromRecorder) => void = () => {};
    const link: RoleLink<ToRecorder, FromRecorder> = {
      send(message: ToRecorder) {
        sent.push(message);
        answer({ type: 'applied', id: message.id, error: null });
      },
      onMessage: (listener: typeof answer) => void (answer = listener),
      start: () => {},
      onStart: (started: () => void) => started(),
      onExit: () => {},
      processes: () => [],
    };
    const { server, boss } = await start({ link, env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
    const { id, slug } = await create(server, boss);
    await server.features.logger.update(server.features.accounts.stationAt(slug), {
      url: 'http://198.51.100.7/live',
      active: true,
    });
    const { recording } = server.features.logger;
    answer({
      type: 'recording',
      stationId: id,
      recording: { ...recording(server.features.accounts.stationAt(slug)), state: 'recording' },
    });
    sent.length = 0;
    await change(server, boss, id, { timezone: 'Asia/Tokyo' });
    expect(sent).toEqual([{ type: 'apply', id: expect.any(Number), stationId: id }]);
    sent.length = 0;
    await server.call(`/${server.slug}/api/v1/station/${id}/archive/`, { method: 'POST', as: boss });
    expect(sent).toEqual([{ type: 'apply', id: expect.any(Number), stationId: id }]);
  });
});
