import { describe, expect, it } from 'vitest';
import { deliveriesOf, platformOf, publishAt, type PlatformType } from '../../testing/deliveries-of.ts';
import { firstStation, makeStation, makeUser } from '../../testing/index.ts';
import { startPlatformStation } from '../../testing/platforms/start-platform-station.ts';

const { clock, platforms, server } = await startPlatformStation();

const seconds = () => Math.floor(clock.now() / 1000);
const path = (id: number, rest = '') => `/${server.slug}/api/v1/playlist/${id}/deliveries/${rest}`;
// The clock advances in these tests by more than a session lasts.
const retry = async (id: number, destination: number) =>
  server.call(path(id, `${destination}/retry/`), { method: 'POST', as: await server.signIn() });

async function receiptOf(id: number, type: PlatformType) {
  const receipt = (await deliveriesOf(server, id))[type];
  if (!receipt) throw new Error('There was to be a receipt.');
  return receipt;
}

/** Advances the clock until a delivery is retried. */
async function untilNextTry(id: number, type: PlatformType): Promise<void> {
  const { retry_at } = await receiptOf(id, type);
  clock.advance(((retry_at ?? 0) - seconds()) * 1000);
  await server.context.jobs.idle();
}

describe('a refused delivery', () => {
  it('is not retried, says why without the key, and is sent again on request', async () => {
    platforms.fail('omny', /POST/, { status: 401, json: { Message: 'The key omny key is not valid.' } });
    const { episode, destinations } = await publishAt(server, ['omny']);
    const asked = platforms.asked('omny').length;
    const refused = {
      status: 'failed',
      attempts: 1,
      retry_at: null,
      can_retry: true,
      received: { status: 401 },
    };
    expect(await receiptOf(episode.id, 'omny')).toMatchObject(refused);
    const text = await (await server.call(path(episode.id), { as: await server.signIn() })).text();
    expect(text).toContain(
      'Omny Studio denied access to the station (401): The key [redacted] is not valid.',
    );
    expect(text).not.toContain('omny key');
    clock.advance(86_400_000);
    await server.context.jobs.idle();
    expect(platforms.asked('omny')).toHaveLength(asked);
    expect((await retry(episode.id, destinations[0]?.id ?? 0)).status).toBe(202);
    await server.context.jobs.idle();
    expect(await receiptOf(episode.id, 'omny')).toMatchObject({
      status: 'delivered',
      message: '',
      can_retry: false,
    });
    expect((await retry(episode.id, destinations[0]?.id ?? 0)).status).toBe(409);
  });

  it('an incomplete destination sends no request', async () => {
    const before = platforms.calls.length;
    const { episode } = await publishAt(server, ['twitter'], {}, { token: '' });
    expect(await receiptOf(episode.id, 'twitter')).toMatchObject({
      status: 'failed',
      sent: null,
      message: 'This destination has no access token. Add it in Setup, then retry.',
    });
    expect(platforms.calls).toHaveLength(before);
  });

  it('a deleted episode is not sent', async () => {
    platforms.fail('facebook', /POST/, { status: 400, json: { error: { message: 'No.' } } });
    const { episode, destinations } = await publishAt(server, ['facebook']);
    await server.features.episodes.publishing.setUnpublished(
      firstStation(server),
      [episode.id],
      true,
      'Some Body',
    );
    expect((await retry(episode.id, destinations[0]?.id ?? 0)).status).toBe(409);
    expect(await receiptOf(episode.id, 'facebook')).toMatchObject({ can_retry: false });
  });
});

describe('a temporary failure', () => {
  it('waits as long as the platform asks, and shows that it waits', async () => {
    platforms.fail('megaphone', /POST/, {
      status: 429,
      headers: { 'retry-after': '900' },
      json: { error: 'Slow down' },
    });
    const { episode } = await publishAt(server, ['megaphone']);
    expect(await receiptOf(episode.id, 'megaphone')).toMatchObject({
      status: 'waiting',
      message: 'Megaphone asked the station to wait (429): Slow down',
      retry_at: seconds() + 900,
      can_retry: true,
    });
    await untilNextTry(episode.id, 'megaphone');
    expect(await receiptOf(episode.id, 'megaphone')).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('fails after eight attempts, each after a longer wait', async () => {
    for (let number = 1; number <= 8; number++) platforms.fail('spreaker', /POST/, { status: 503 });
    const { episode } = await publishAt(server, ['spreaker']);
    const waits: number[] = [];
    for (let number = 1; number < 8; number++) {
      waits.push(((await receiptOf(episode.id, 'spreaker')).retry_at ?? 0) - seconds());
      await untilNextTry(episode.id, 'spreaker');
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920]);
    expect(await receiptOf(episode.id, 'spreaker')).toMatchObject({
      status: 'failed',
      attempts: 8,
      retry_at: null,
    });
    expect((await receiptOf(episode.id, 'spreaker')).message).toContain(
      'Spreaker reported an error of its own (503).',
    );
  });

  it('is retried at once on request, and not a second time on its own', async () => {
    platforms.fail('facebook', /POST/, { status: 500 });
    const { episode, destinations } = await publishAt(server, ['facebook'], { name: 'Sooner' });
    expect((await retry(episode.id, destinations[0]?.id ?? 0)).status).toBe(202);
    await server.context.jobs.idle();
    expect(await receiptOf(episode.id, 'facebook')).toMatchObject({ status: 'delivered' });
    const asked = platforms.asked('facebook').length;
    clock.advance(3_600_000);
    await server.context.jobs.idle();
    expect(platforms.asked('facebook')).toHaveLength(asked);
  });
});

const breaks = [
  ['omny', 'POST /programs', 'lost'],
  ['omny', 'PUT', 'cut'],
  ['omny', 'POST /clips', 'lost'],
  ['megaphone', 'POST', 'lost'],
  ['spreaker', 'POST', 'lost'],
  ['spreaker', 'POST', 'cut'],
  ['facebook', 'POST', 'lost'],
  ['twitter', 'POST', 'lost'],
  ['v_youtube', 'PUT', 'cut'],
  ['v_youtube', 'PUT', 'lost'],
  ['v_youtube', 'POST /token', 'lost'],
  ['v_facebook', 'POST', 'lost'],
] as const satisfies [PlatformType, string, 'cut' | 'lost'][];

describe('a connection that breaks', () => {
  it.each(breaks)(
    '%s, at %s, %s: the episode is there once after the next attempt',
    async (type, match, fault) => {
      const name = `Broken at ${type} ${match} ${fault}`;
      platforms.fail(platformOf[type], new RegExp(`^${match}`), fault);
      const { episode } = await publishAt(server, [type], { name, social_share_text: name });
      expect(await receiptOf(episode.id, type)).toMatchObject({ status: 'waiting', attempts: 1 });
      await untilNextTry(episode.id, type);
      expect(await receiptOf(episode.id, type)).toMatchObject({ status: 'delivered', attempts: 2 });
      const { posted } = platforms.fakes[platformOf[type]];
      const same = [...posted.values()].filter(({ title, text }) => `${title} ${text}`.includes(name));
      expect(same).toHaveLength(1);
      const { sent } = await receiptOf(episode.id, type);
      expect(same[0]?.bytes).toBe(sent?.bytes);
    },
  );

  it.each(['spreaker', 'facebook', 'twitter'] as const)(
    '%s has the episode once, even if it was renamed meanwhile',
    async (type) => {
      platforms.fail(type, /^POST/, 'lost');
      const { episode } = await publishAt(server, [type], {
        name: `First name at ${type}`,
        social_share_text: '',
      });
      const change = { version: episode.version, name: `Second name at ${type}` };
      await server.features.episodes.publishing.update(firstStation(server), episode.id, change, 'Some Body');
      await untilNextTry(episode.id, type);
      expect(await receiptOf(episode.id, type)).toMatchObject({ status: 'delivered' });
      const same = [...platforms.fakes[type].posted.values()].filter(({ title, text }) =>
        `${title} ${text}`.includes(`name at ${type}`),
      );
      expect(same).toHaveLength(1);
    },
  );

  it('is reported as uncertain if the episode may have arrived', async () => {
    platforms.fail('youtube', /^PUT/, 'lost');
    const { episode } = await publishAt(server, ['v_youtube'], { name: 'Who knows' });
    platforms.fail('youtube', /^PUT/, { status: 404 });
    await untilNextTry(episode.id, 'v_youtube');
    expect(await receiptOf(episode.id, 'v_youtube')).toMatchObject({ status: 'failed', can_retry: true });
    expect((await receiptOf(episode.id, 'v_youtube')).message).toContain('may have been sent');
  });
});

describe('the receipts of an episode', () => {
  it('do not exist for users of another station, under either address', async () => {
    const { episode, destinations } = await publishAt(server, ['facebook'], { name: 'Ours alone' });
    const other = await makeStation(server);
    const stranger = await (
      await makeUser(server, { stations: [{ stationId: other.id, admin: true }] })
    ).signIn();
    for (const slug of [server.slug, other.slug]) {
      const at = (rest: string) => `/${slug}/api/v1/playlist/${episode.id}/deliveries/${rest}`;
      expect((await server.call(at(''), { as: stranger })).status).toBe(404);
      expect(
        (await server.call(at(`${destinations[0]?.id}/retry/`), { method: 'POST', as: stranger })).status,
      ).toBe(404);
    }
  });

  it('say what a draft waits for, and drop a destination that is deleted before its delivery', async () => {
    platforms.fail('twitter', /POST/, { status: 400, json: { detail: 'No.' } });
    const { episode, destinations } = await publishAt(server, ['twitter', 'facebook'], { name: 'Half' });
    for (const { id } of destinations) {
      const deleted = await server.call(`/${server.slug}/api/v1/socialmediaconnection/${id}/`, {
        method: 'DELETE',
        as: await server.signIn(),
      });
      expect(deleted.status).toBe(204);
    }
    const receipts = await deliveriesOf(server, episode.id);
    expect(Object.keys(receipts)).toEqual(['facebook']);
    expect(receipts.facebook).toMatchObject({ status: 'delivered', title: 'Harbour page' });
    const draft = await publishAt(server, ['omny'], { name: 'Not yet', draft: true });
    expect(await receiptOf(draft.episode.id, 'omny')).toMatchObject({
      status: 'waiting',
      message: 'Goes out when the episode is published.',
      can_retry: false,
    });
  });
});
