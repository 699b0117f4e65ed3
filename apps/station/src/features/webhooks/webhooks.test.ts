import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  stationEvents,
  type NewWebhook,
  type Webhook,
  type WebhookEvent,
  type WebhookMessage,
  webhook as webhookSchema,
} from '@postkit/sdk/schema';
import { verifyWebhook, type WebhookError } from '@postkit/sdk/webhooks';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  firstStation,
  listenLive,
  makeDestination,
  makeStation,
  makeUser,
  startMailServer,
  startStation,
  type SignedIn,
  type TestMailServer,
  type TestStation,
} from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import {
  type ReceivedWebhook,
  startWebhookReceiver,
} from '../../testing/platforms/start-webhook-receiver.ts';
import { updateMessage, updateWebhook } from './webhooks.repository.ts';

const day = 86_400_000;
const anySecret = `whsec_${Buffer.from('a signing key of thirty-two bytes').toString('base64')}`;

// Verifiers compare the time of a request with their own.
const clock = createFakeClock(Date.now());
const receiver = await startWebhookReceiver(anySecret);
let mail: TestMailServer;
let server: TestStation;
let admin: SignedIn;

beforeAll(async () => {
  mail = await startMailServer();
  const mailEnv = { POSTKIT_SMTP_URL: mail.url, POSTKIT_MAIL_FROM: 'POST <post@example.com>' };
  server = await startStation({ clock, env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1', ...mailEnv } });
});
afterAll(async () => {
  await receiver[Symbol.asyncDispose]();
  await server.close();
  await mail.close();
});
beforeEach(async () => {
  admin = await server.signIn();
  for (const { id } of await list()) await call(`${id}/`, 'DELETE');
  receiver.received.splice(0);
});

/** The bodies received so far. */
const events = () => receiver.received.map(({ body }) => JSON.parse(body) as WebhookEvent);
const call = (path = '', method = 'GET', json?: object, as = admin) =>
  server.call(`/${server.slug}/api/v1/webhook/${path}`, { method, as, ...(json ? { json } : {}) });
const idle = () => server.context.jobs.idle();

async function list(): Promise<Webhook[]> {
  return ((await (await call()).json()) as { webhooks: Webhook[] }).webhooks.map((each) =>
    webhookSchema.parse(each),
  );
}
async function add(fields: object = {}): Promise<NewWebhook> {
  const response = await call('', 'POST', {
    title: 'Newsroom',
    url: receiver.url,
    events: ['episode.published'],
    ...fields,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as NewWebhook;
}
async function messages(id: number, query = ''): Promise<WebhookMessage[]> {
  return ((await (await call(`${id}/messages/${query}`)).json()) as { messages: WebhookMessage[] }).messages;
}
async function publish(name = 'High water') {
  const episode = await makeEpisode(server, { name });
  await idle();
  return episode;
}
async function untilNextTry(id: number): Promise<void> {
  const [message] = await messages(id);
  clock.advance((message?.retry_at ?? 0) * 1000 - clock.now());
  await idle();
}

async function sendTest(id: number): Promise<void> {
  expect((await call(`${id}/test/`, 'POST')).status).toBe(200);
  await idle();
}

describe('a webhook of the station', () => {
  it('receives an event with a signature that verifyWebhook accepts, and the live channel has the same name and payload', async () => {
    const { secret } = await add();
    const live = await listenLive(server, admin);
    const episode = await publish();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const { id, event } = await verifyWebhook({ secret, headers, body, now: clock.now() });
    expect(id).toMatch(/^msg_[\da-f]{32}$/);
    expect(event).toEqual({
      type: 'episode.published',
      version: 1,
      timestamp: new Date(clock.now()).toISOString(),
      station: server.slug,
      data: {
        id: episode.id,
        guid: episode.guid,
        title: 'High water',
        url: `${server.url}/${server.slug}/listen/${episode.id}`,
        published_at: new Date((episode.published_at ?? 0) * 1000).toISOString(),
        show: { id: episode.show_id, title: expect.any(String) },
      },
    });
    expect(stationEvents['episode.published'].parse(event.data)).toEqual(event.data);
    expect(await live.next('episode.published')).toEqual(event.data);
    live.close();
  });

  it('receives only the chosen events', async () => {
    await add({ events: ['episode.unpublished'] });
    const { id } = await publish();
    expect(receiver.received).toEqual([]);
    await server.features.episodes.publishing.setUnpublished(firstStation(server), [id], true, 'Some Body');
    await idle();
    await server.features.episodes.publishing.setUnpublished(firstStation(server), [id], false, 'Some Body');
    await idle();
    expect(events()).toMatchObject([{ type: 'episode.unpublished', data: { id } }]);
  });

  it('reports a delivery that the station gave up', async () => {
    await add({ events: ['delivery.failed'] });
    receiver.respondWith({ status: 422, body: 'no thanks' });
    const destination = await makeDestination(server, {
      type: 'webhook',
      title: 'Archive',
      token: anySecret,
      webhook_url: receiver.url,
    });
    const episode = await makeEpisode(server, {
      name: 'Low water',
      social_media_connections: [destination.id],
    });
    await idle();
    expect(events().at(-1)).toMatchObject({
      type: 'delivery.failed',
      data: {
        episode: { id: episode.id, title: 'Low water' },
        destination: { id: destination.id, title: 'Archive', type: 'webhook' },
        message: expect.stringContaining('no thanks'),
      },
    });
  });

  it('is tried again with the same id after longer and longer pauses, and the log has every attempt', async () => {
    const { webhook, secret } = await add();
    receiver.respondWith({ status: 503, body: 'busy' }, { status: 500, headers: { 'retry-after': '600' } });
    await publish();
    const [waiting] = await messages(webhook.id);
    const now = Math.floor(clock.now() / 1000);
    expect(waiting).toMatchObject({
      status: 'waiting',
      retry_at: now + 30,
      attempts: [{ at: now, status: 503, excerpt: 'busy' }],
    });
    expect(waiting?.attempts[0]?.error).toBe('The receiver responded 503.');
    expect((await list())[0]?.failing_since).toBe(now);
    await untilNextTry(webhook.id);
    expect((await messages(webhook.id))[0]?.retry_at).toBe(now + 30 + 600);
    await untilNextTry(webhook.id);
    const [done] = await messages(webhook.id);
    expect(done).toMatchObject({ status: 'delivered', retry_at: null });
    expect(done?.attempts.map(({ status }) => status)).toEqual([204, 500, 503]);
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set([done?.message_id]));
    for (const { headers, body, timestamp } of receiver.received)
      await verifyWebhook({ secret, headers, body, now: timestamp * 1000 });
    expect(await list()).toMatchObject([{ failing_since: null, last_success_at: now + 630 }]);
  });

  it('gives up after eight attempts, and staff can redeliver the event with its id', async () => {
    const { webhook } = await add();
    receiver.respondWith(...Array.from({ length: 8 }, () => ({ status: 500 })));
    await publish();
    const [waiting] = await messages(webhook.id);
    expect((await call(`${webhook.id}/messages/${waiting?.id}/redeliver/`, 'POST')).status).toBe(409);
    for (let attempt = 2; attempt <= 8; attempt += 1) await untilNextTry(webhook.id);
    const [failed] = await messages(webhook.id, '?status=failed');
    expect([failed?.attempts.length, failed?.retry_at]).toEqual([8, null]);
    expect((await call(`${webhook.id}/messages/${failed?.id}/redeliver/`, 'POST')).status).toBe(200);
    await idle();
    const [again] = await messages(webhook.id);
    expect([again?.id, again?.status, again?.message_id]).toEqual([
      failed?.id,
      'delivered',
      failed?.message_id,
    ]);
    expect(receiver.received.at(-1)?.id).toBe(failed?.message_id);
  });

  it('is disabled with a notice after five days without a success, and receives events again once it is enabled', async () => {
    const alerts = { after_minutes: 5, emails: ['tech@example.com'], webhook_url: '' };
    const saved = await server.call(`/${server.slug}/api/v1/logger/`, {
      method: 'PATCH',
      as: admin,
      json: { alerts },
    });
    expect(saved.status).toBe(200);
    const { webhook } = await add();
    receiver.respondWith(...Array.from({ length: 8 }, () => ({ status: 500 })));
    const failing_since = Math.floor((clock.now() - 5 * day) / 1000);
    await updateWebhook(server.context.db, webhook.id, { failing_since });
    const live = await listenLive(server, admin);
    await publish('Next week');
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      expect(await list()).toMatchObject([{ state: 'active', failing_since }]);
      await untilNextTry(webhook.id);
    }
    expect(await list()).toMatchObject([
      { state: 'disabled', reason: 'No attempt has succeeded for five days.' },
    ]);
    expect(mail.mails.at(-1)).toMatchObject({ to: ['tech@example.com'] });
    expect(mail.mails.at(-1)?.source).toContain('disabled');
    let changed = await live.next('webhook_changed');
    while (changed.change === 'attempted') changed = await live.next('webhook_changed');
    expect(changed).toEqual({
      webhook_id: webhook.id,
      change: 'disabled',
      title: 'Newsroom',
      state: 'disabled',
    });
    live.close();
    const sent = receiver.received.length;
    await publish('Not sent');
    expect(receiver.received).toHaveLength(sent);
    expect(await (await call(`${webhook.id}/`, 'PATCH', { active: true })).json()).toMatchObject({
      state: 'active',
      reason: '',
      failing_since: null,
    });
    await publish('Sent');
    expect(events().at(-1)?.data).toMatchObject({ title: 'Sent' });
  });

  it('is disabled at once by a response 410, which ends the events that wait', async () => {
    const { webhook } = await add();
    receiver.respondWith({ status: 500 }, { status: 410 });
    await publish('One');
    await publish('Two');
    expect(await list()).toMatchObject([{ state: 'disabled', reason: expect.stringContaining('410') }]);
    expect((await messages(webhook.id)).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  it('never repeats its secret, also when the receiver does, and stores it and the address sealed', async () => {
    const { webhook, secret } = await add();
    receiver.respondWith({ status: 400, body: `${secret} at ${receiver.url}` });
    await publish();
    const log = await messages(webhook.id);
    expect(log[0]?.attempts[0]?.excerpt).toBe('[redacted] at [redacted]');
    expect(JSON.stringify([await list(), log])).not.toContain(secret);
    const rows = await server.context.db
      .tables<{ webhooks: object }>()
      .selectFrom('webhooks')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/whsec_|very-secret-path/);
  });

  it('signs with the old secret too for a day, or ends it at once where it leaked', async () => {
    const { webhook, secret: old } = await add();
    const renew = async (body = {}) =>
      (await (await call(`${webhook.id}/secret/`, 'POST', body)).json()) as NewWebhook;
    const isAccepted = async (secret: string) => {
      const { headers, body } = receiver.received.at(-1) as ReceivedWebhook;
      return verifyWebhook({ secret, headers, body, now: clock.now() }).then(
        ({ event }) => event.type === 'webhook.test',
        ({ reason }: WebhookError) => reason !== 'signature',
      );
    };
    const { secret, webhook: renewed } = await renew();
    expect(renewed.old_secret_until).toBe(Math.floor(clock.now() / 1000) + 86_400);
    await sendTest(webhook.id);
    expect([await isAccepted(secret), await isAccepted(old), await isAccepted(anySecret)]).toEqual([
      true,
      true,
      false,
    ]);
    clock.advance(day);
    admin = await server.signIn();
    await sendTest(webhook.id);
    expect([await isAccepted(secret), await isAccepted(old)]).toEqual([true, false]);
    const { secret: third } = await renew({ old_secret_hours: 0 });
    await sendTest(webhook.id);
    expect([await isAccepted(third), await isAccepted(secret)]).toEqual([true, false]);
    expect((await call(`${webhook.id}/secret/`, 'POST', { old_secret_hours: 169 })).status).toBe(400);
  });

  it('receives nothing while it is paused, except tests', async () => {
    const { webhook } = await add();
    await call(`${webhook.id}/`, 'PATCH', { active: false });
    await publish();
    await sendTest(webhook.id);
    expect(events()).toMatchObject([{ type: 'webhook.test' }]);
  });

  it('follows no redirect and reports a receiver that cannot be reached', async () => {
    const { webhook } = await add();
    receiver.respondWith({ status: 302, headers: { location: `${receiver.url}/elsewhere` } });
    await publish();
    expect((await messages(webhook.id))[0]?.attempts[0]?.error).toContain('redirects elsewhere');
    expect(receiver.received).toHaveLength(1);
    await call(`${webhook.id}/`, 'PATCH', { url: 'http://127.0.0.1:1234/' });
    await sendTest(webhook.id);
    expect((await messages(webhook.id))[0]?.attempts[0]).toMatchObject({
      status: null,
      error: 'The receiver cannot be reached.',
    });
  });

  it('is for admins of its own station', async () => {
    const { webhook } = await add();
    const user = await (await makeUser(server)).signIn();
    expect((await call('', 'GET', undefined, user)).status).toBe(403);
    const other = await makeStation(server);
    const message = (await (await call(`${webhook.id}/test/`, 'POST')).json()) as WebhookMessage;
    await idle();
    for (const path of [`${webhook.id}/`, `${webhook.id}/messages/${message.id}/redeliver/`]) {
      const method = path.endsWith('redeliver/') ? 'POST' : 'DELETE';
      expect((await server.call(`/${other.slug}/api/v1/webhook/${path}`, { method, as: admin })).status).toBe(
        404,
      );
    }
    const second = await add();
    expect((await call(`${second.webhook.id}/messages/${message.id}/redeliver/`, 'POST')).status).toBe(404);
  });

  it('keeps its log for 30 days', async () => {
    const { webhook } = await add();
    await publish();
    await publish('Later');
    const [later, first] = await messages(webhook.id);
    const monthAgo = Math.floor((clock.now() - 30 * day) / 1000);
    await updateMessage(server.context.db, first?.id ?? 0, { created_at: monthAgo });
    clock.advance(day);
    await idle();
    admin = await server.signIn();
    expect((await messages(webhook.id)).map(({ id }) => id)).toEqual([later?.id]);
  });
});

describe('a station that is open to the internet', () => {
  it('refuses addresses in private networks and without https', async () => {
    await using open = await openStation();
    for (const url of [
      'https://127.0.0.1/hook',
      'http://hooks.example/',
      'https://user:pass@hooks.example/',
      'ftp://hooks.example/',
    ]) {
      expect(await open.refused(url)).toMatchObject({ errors: { url: [expect.any(String)] } });
    }
  });
});

async function openStation() {
  const station = await startStation();
  const as = await station.signIn();
  return {
    async refused(url: string): Promise<unknown> {
      const json = { title: 'Hook', url, events: ['stream.lost'] };
      const response = await station.call(`/${station.slug}/api/v1/webhook/`, { method: 'POST', as, json });
      expect(response.status).toBe(400);
      return response.json();
    },
    [Symbol.asyncDispose]: () => station.close(),
  };
}
