import { beforeAll, describe, expect, it } from 'vitest';
import { connectionCheck, type ConnectionInput, latestDelivery } from '@postkit/sdk/schema';
import { deliveriesOf, platformOf, publishAt, type PlatformType } from '../../testing/deliveries-of.ts';
import { firstStation, makeDestination, makeStation, makeUser, type SignedIn } from '../../testing/index.ts';
import { startPlatformStation } from '../../testing/platforms/start-platform-station.ts';
import { platformEntries } from '../../testing/platforms/start-platforms.ts';

const { clock, platforms, server } = await startPlatformStation();
let admin: SignedIn;
beforeAll(async () => {
  admin = await server.signIn();
});

const ask = (id: number, as = admin, station = server.slug) =>
  server.call(`/${station}/api/v1/socialmediaconnection/${id}/test/`, { method: 'POST', as });

/** Tests a new destination; resolves to the result. */
async function check(type: PlatformType, fields: Partial<ConnectionInput> = {}) {
  const { id } = await makeDestination(server, { ...platformEntries[type], ...fields });
  const response = await ask(id);
  expect(response.status).toBe(200);
  return connectionCheck.parse(await response.json());
}

describe('the test of a destination', () => {
  it.each([
    ['omny', 'The access to the program “Harbour clips” is valid.'],
    ['megaphone', 'The access to the podcast “Harbour stories” is valid.'],
    ['spreaker', 'The access of Harbour FM to the show “Harbour on Spreaker” is valid.'],
    ['facebook', 'The access to the page “Harbour page” is valid.'],
    ['v_facebook', 'The access to the page “Harbour page” is valid.'],
    ['twitter', 'The access to the account @harbour is valid.'],
    ['v_youtube', 'The access to the channel is valid: Google renewed it.'],
  ] as const)('asks %s, names the place there, and publishes nothing', async (type, message) => {
    const { posted } = platforms.fakes[platformOf[type]];
    const before = posted.size;
    expect(await check(type)).toEqual({ success: true, message });
    expect(posted.size).toBe(before);
  });

  it.each(['omny', 'megaphone', 'spreaker', 'facebook', 'v_facebook', 'twitter', 'v_youtube'] as const)(
    'gives the reason of %s for a refusal, without the token',
    async (type) => {
      const token = 'outdated-secret-token';
      const result = await check(type, { token });
      expect(result.success).toBe(false);
      expect(result.message).toMatch(/\((400|401)\)/);
      expect(result.message).not.toContain(token);
    },
  );

  it('fails for a show or a program that is not there', async () => {
    expect(await check('spreaker', { spreaker_show_id: '78' })).toMatchObject({ success: false });
    expect(await check('omny', { app_secret: 'program-2' })).toMatchObject({ success: false });
  });

  it('names a missing field and calls no platform', async () => {
    const before = platforms.calls.length;
    expect(await check('megaphone', { app_secret: '' })).toEqual({
      success: false,
      message: 'This destination has no podcast id.',
    });
    expect(platforms.calls.length).toBe(before);
  });

  it('reports an error of the platform', async () => {
    platforms.fail('omny', /^GET/, { status: 503, json: { Message: 'Maintenance' } });
    expect(await check('omny')).toEqual({
      success: false,
      message: 'Omny Studio reported an error of its own (503): Maintenance',
    });
  });

  it('is refused for destinations that read from the station', async () => {
    for (const type of ['rss', 'webwidget', 'v_download'] as const) {
      const { id } = await makeDestination(server, { type, title: 'Own' });
      expect((await ask(id)).status).toBe(409);
    }
  });

  it('needs an admin of the destination’s station', async () => {
    const { id } = await makeDestination(server, platformEntries.omny);
    const ordinary = await (await makeUser(server)).signIn();
    expect((await ask(id, ordinary)).status).toBe(403);
    const other = await makeStation(server);
    expect((await ask(id, admin, other.slug)).status).toBe(404);
    expect((await ask(999_999)).status).toBe(404);
  });
});

describe('the latest deliveries', () => {
  async function latest(as = admin) {
    const response = await server.call(`/${server.slug}/api/v1/deliveries/latest/`, { as });
    return latestDelivery.array().parse((await response.json()).deliveries);
  }

  it('hold the last of each destination that arrived or failed, with its reason', async () => {
    const { episode, destinations } = await publishAt(server, ['megaphone', 'omny'], { name: 'First' });
    const ids = destinations.map(({ id }) => id);
    const own = async () => (await latest()).filter(({ connection_id }) => ids.includes(connection_id));
    expect(await own()).toMatchObject(
      ids.map((connection_id) => ({ connection_id, status: 'delivered', name: 'First', message: '' })),
    );

    clock.advance(60_000);
    platforms.fail('megaphone', /^PUT/, { status: 422, json: { errors: ['Title is too long'] } });
    const station = firstStation(server);
    await server.features.episodes.publishing.update(
      station,
      episode.id,
      { version: episode.version, name: 'Second' },
      'Some Body',
    );
    await server.context.jobs.idle();
    const failed = (await deliveriesOf(server, episode.id)).megaphone;
    expect(failed?.status).toBe('failed');
    const [first, second] = await own();
    expect(first).toMatchObject({
      connection_id: ids[0],
      status: 'failed',
      name: 'Second',
      message: failed?.message,
    });
    expect(second).toMatchObject({ connection_id: ids[1], status: 'delivered', name: 'Second' });
  });
});
