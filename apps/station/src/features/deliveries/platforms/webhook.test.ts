import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { createLog } from '../../../platform/log.ts';
import { deliveriesOf } from '../../../testing/deliveries-of.ts';
import { firstStation, listenLive, makeDestination, makeUser, startStation } from '../../../testing/index.ts';
import { makeEpisode, type EpisodeOverrides } from '../../../testing/make-episode.ts';
import { startWebhookReceiver } from '../../../testing/platforms/start-webhook-receiver.ts';

const secret = `whsec_${Buffer.from('a signing key of thirty-two bytes').toString('base64')}`;

// Verifiers compare the time of a request with their own.
const clock = createFakeClock(Date.now());
const receiver = await startWebhookReceiver(secret);
const server = await startStation({
  clock,
  env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1', POSTKIT_WEBHOOK_TIMEOUT_SECONDS: '1' },
});
afterAll(async () => {
  await receiver[Symbol.asyncDispose]();
  await server.close();
});
beforeEach(() => void receiver.received.splice(0));

const entry = { type: 'webhook', title: 'Newsroom', token: secret, webhook_url: receiver.url } as const;
const seconds = () => Math.floor(clock.now() / 1000);

async function publish(overrides: EpisodeOverrides = {}, more: object = {}) {
  const webhook = await makeDestination(server, { ...entry, ...more });
  const feed = await makeDestination(server, { type: 'rss', title: 'Main feed' });
  const episode = await makeEpisode(server, {
    ...overrides,
    social_media_connections: [webhook.id, feed.id],
  });
  return { episode, webhook, feed };
}

async function receiptOf(episodeId: number) {
  const { webhook: receipt } = await deliveriesOf(server, episodeId);
  if (!receipt) throw new Error('The episode has no receipt.');
  return receipt;
}

async function untilNextTry(episodeId: number): Promise<void> {
  const { retry_at } = await receiptOf(episodeId);
  clock.advance(((retry_at ?? 0) - seconds()) * 1000);
  await server.context.jobs.idle();
}

async function save(id: number, change: object): Promise<void> {
  const { version } = (await server.features.episodes.store.get(firstStation(server), id)) ?? { version: 0 };
  await server.features.episodes.publishing.update(
    firstStation(server),
    id,
    { version, ...change },
    'Some Body',
  );
  await server.context.jobs.idle();
}

async function setUnpublished(id: number, isUnpublished: boolean): Promise<void> {
  await server.features.episodes.publishing.setUnpublished(
    firstStation(server),
    [id],
    isUnpublished,
    'Some Body',
  );
  await server.context.jobs.idle();
}

const types = () => receiver.received.map(({ event }) => event?.type);

describe('a webhook', () => {
  it('receives a published episode as JSON with a valid signature', async () => {
    const { episode, feed } = await publish({
      name: 'High water',
      description: '<p>Of the <b>tide</b>.</p>',
      explicit: 1,
    });
    const [{ path, id, event } = { path: '', id: '', event: null }] = receiver.received;
    expect(path).toBe('/hooks/very-secret-path');
    expect(id).toMatch(/^msg_[\da-f]{32}$/);
    const audio = await server.features.episodes.media.fileOf(firstStation(server).id, episode.id, 'mp3');
    const at = `${server.url}/${server.slug}`;
    expect(event).toEqual({
      type: 'episode.published',
      timestamp: new Date(seconds() * 1000).toISOString(),
      data: {
        id: episode.id,
        guid: episode.guid,
        title: 'High water',
        description_html: '<p>Of the <b>tide</b>.</p>',
        description_text: 'Of the tide.',
        url: `${at}/listen/${episode.id}`,
        image_url: null,
        published_at: new Date((episode.published_at ?? 0) * 1000).toISOString(),
        explicit: true,
        episode_type: 'full',
        season_number: null,
        episode_number: null,
        tags: [],
        audio: {
          url: `${at}/audio/${episode.id}.mp3`,
          type: 'audio/mpeg',
          bytes: audio?.bytes,
          duration: expect.any(Number),
        },
        show: { id: episode.show_id, title: expect.any(String) },
        feed_urls: [`${at}/rss/${feed.id}.xml`],
      },
    });
    expect(await receiptOf(episode.id)).toMatchObject({
      status: 'delivered',
      title: 'Newsroom',
      received: { status: 204, id: episode.guid },
    });
  });

  it('receives a test event, and a refusal is the result', async () => {
    const { id } = await makeDestination(server, entry);
    const admin = await server.signIn();
    const test = async () => {
      const response = await server.call(`/${server.slug}/api/v1/socialmediaconnection/${id}/test/`, {
        method: 'POST',
        as: admin,
      });
      return response.json();
    };
    expect(await test()).toEqual({ success: true, message: 'The webhook accepted a test event.' });
    expect(receiver.received[0]?.event).toMatchObject({
      type: 'webhook.test',
      data: { id, title: 'Newsroom' },
    });
    receiver.respondWith({ status: 410 });
    expect(await test()).toEqual({
      success: false,
      message: expect.stringContaining('The webhook is gone.'),
    });
  });

  it('receives changes and the withdrawal of an episode, each as a message of its own, and nothing else', async () => {
    const { episode } = await publish({ name: 'Before' });
    await save(episode.id, { name: 'After' });
    await save(episode.id, { permanent: 1 });
    await save(episode.id, { image: 'https://img.example/after.jpg' });
    await setUnpublished(episode.id, true);
    await setUnpublished(episode.id, false);
    expect(types()).toEqual([
      'episode.published',
      'episode.updated',
      'episode.updated',
      'episode.unpublished',
      'episode.published',
    ]);
    expect(receiver.received[1]?.event?.data).toMatchObject({ guid: episode.guid, title: 'After' });
    expect(receiver.received[2]?.event?.data).toMatchObject({ image_url: 'https://img.example/after.jpg' });
    expect(receiver.received[3]?.event?.data).toEqual({ id: episode.id, guid: episode.guid, title: 'After' });
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(5);
  });

  it('passes the verification of the guide’s sample, which refuses a changed message', async () => {
    const guide = await readFile(
      new URL('../../../../../../docs/guides/webhooks.md', import.meta.url),
      'utf8',
    );
    const [, sample = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? [];
    const { openWebhook } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(sample)}`
    );
    await publish({ name: 'High water' });
    const [{ headers, body, event } = { headers: {}, body: '', event: null }] = receiver.received;
    expect(openWebhook(secret, headers, body)).toEqual(event);
    expect(openWebhook(secret, headers, body.replace('High', 'Low'))).toBeNull();
    expect(openWebhook(secret, { ...headers, 'webhook-timestamp': '1' }, body)).toBeNull();
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect(openWebhook(other, headers, body)).toBeNull();
  });

  it('is notified when the episode is removed from it alone', async () => {
    const { episode, webhook } = await publish();
    const unpost = {
      method: 'POST',
      as: await server.signIn(),
      json: { social_media_connections: [webhook.id] },
    };
    expect(
      (await server.call(`/${server.slug}/api/v1/playlist/unpost/${episode.id}.json`, unpost)).status,
    ).toBe(200);
    await server.context.jobs.idle();
    expect(types()).toEqual(['episode.published', 'episode.unpublished']);
  });
});

describe('a webhook that fails', () => {
  it.each([
    ['an error of its own', { status: 500 }, 'reported an error of its own (500)'],
    [
      'a request to wait',
      { status: 429, headers: { 'retry-after': '60' } },
      'asked the station to wait (429)',
    ],
    ['a conflict', { status: 409 }, 'The webhook is not ready for it yet (409).'],
    ['a request that came too early', { status: 425 }, 'The webhook is not ready for it yet (425).'],
    ['no response', 'silence', 'The webhook did not respond in time.'],
  ] as const)('with %s receives the same message again under a new signature', async (_, answer, message) => {
    receiver.respondWith(answer);
    const { episode } = await publish();
    expect(await receiptOf(episode.id)).toMatchObject({
      status: 'waiting',
      message: expect.stringContaining(message),
    });
    await untilNextTry(episode.id);
    const [first, second] = receiver.received;
    expect(second).toMatchObject({ id: first?.id, body: first?.body, event: { type: 'episode.published' } });
    expect((second?.timestamp ?? 0) - (first?.timestamp ?? 0)).toBe(
      typeof answer === 'object' && 'headers' in answer ? 60 : 30,
    );
    expect(await receiptOf(episode.id)).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('receives another message if the episode changed between the attempts', async () => {
    receiver.respondWith({ status: 503 });
    const { episode } = await publish({ name: 'First name' });
    await save(episode.id, { name: 'Second name' });
    await untilNextTry(episode.id);
    const [first, second] = receiver.received;
    expect(second?.id).not.toBe(first?.id);
    expect(second?.event).toMatchObject({ type: 'episode.published', data: { title: 'Second name' } });
  });

  it('is notified of the withdrawal of an episode that may have arrived', async () => {
    receiver.respondWith('silence');
    const { episode } = await publish();
    await setUnpublished(episode.id, true);
    expect(types()).toEqual(['episode.published', 'episode.unpublished']);
    expect(await receiptOf(episode.id)).toMatchObject({ status: 'withdrawn' });
  });

  it.each([
    ['is gone', { status: 410 }, 'The webhook is gone. Enter its new address in Setup, then retry (410).'],
    [
      'refuses',
      { status: 422, body: '{"message":"No such field."}' },
      'The webhook refused it (422): No such field.',
    ],
    [
      'redirects',
      { status: 307, headers: { location: '/elsewhere' } },
      'The webhook redirects elsewhere. Enter its final address in Setup, then retry (307).',
    ],
  ] as const)('because it %s is not retried', async (_, answer, message) => {
    receiver.respondWith(answer);
    const { episode } = await publish();
    expect(await receiptOf(episode.id)).toMatchObject({
      status: 'failed',
      message,
      attempts: 1,
      can_retry: true,
    });
    clock.advance(120_000);
    await server.context.jobs.idle();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('the fields of a webhook', () => {
  const path = `/${server.slug}/api/v1/socialmediaconnection/`;

  it('stay with admins and out of receipts, logs and live events', async () => {
    const admin = await server.signIn();
    const user = await (await makeUser(server)).signIn();
    const channel = await listenLive(server, user);
    const lines: string[] = [];
    const written = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(server.context.log, level).mockImplementation(written[level].bind(written));
    const made = await server.call(path, { method: 'POST', as: admin, json: entry });
    const destination = await made.clone().json();
    expect(destination).toMatchObject({ has_token: true, webhook_url: receiver.url });
    receiver.respondWith({ status: 400, body: `${secret} ${receiver.url}` });
    const episode = await makeEpisode(server, { social_media_connections: [destination.id] });
    receiver.respondWith('silence');
    await publish();
    const texts = [
      await (await server.call(path, { as: user })).text(),
      await (await server.call(destination.resource_uri, { as: user })).text(),
      await (
        await server.call(`/${server.slug}/api/v1/playlist/${episode.id}/deliveries/`, { as: admin })
      ).text(),
      JSON.stringify([await channel.next('connection_changed'), await channel.next('delivery_changed')]),
      lines.join('\n'),
    ];
    channel.close();
    vi.restoreAllMocks();
    expect(texts[2]).toContain('[redacted]');
    expect(texts[4]).toContain('an episode could not be delivered');
    for (const text of [...texts, await made.text()]) expect(text).not.toContain(secret);
    for (const text of texts) expect(text).not.toContain('very-secret-path');
    const stored = await server.features.destinations.get(destination.id);
    expect(JSON.stringify(stored)).not.toContain('very-secret-path');
  });

  it('can be changed by admins only, and keep the secret unless another is entered', async () => {
    const admin = await server.signIn();
    const user = await (await makeUser(server)).signIn();
    expect((await server.call(path, { method: 'POST', as: user, json: entry })).status).toBe(403);
    const { resource_uri } = await (
      await server.call(path, { method: 'POST', as: admin, json: entry })
    ).json();
    expect(
      (await server.call(resource_uri, { method: 'PATCH', as: user, json: { webhook_url: '' } })).status,
    ).toBe(403);
    const changed = await server.call(resource_uri, {
      method: 'PATCH',
      as: admin,
      json: { webhook_url: `${receiver.url}-2` },
    });
    expect(await changed.json()).toMatchObject({ has_token: true, webhook_url: `${receiver.url}-2` });
  });

  it.each([
    [{ token: 'a password' }, 'token', 'Enter “whsec_” followed by 24 to 64 bytes in base64.'],
    [
      { token: `whsec_${Buffer.alloc(65).toString('base64')}` },
      'token',
      'Enter “whsec_” followed by 24 to 64 bytes in base64.',
    ],
    [{ token: 'whsec_c2hvcnQ=' }, 'token', 'Enter “whsec_” followed by 24 to 64 bytes in base64.'],
    [
      { webhook_url: 'https://user:pass@hook.example/' },
      'webhook_url',
      'Enter an address without a user name and password.',
    ],
    [{ webhook_url: 'ftp://hook.example/' }, 'webhook_url', expect.any(String)],
  ])('refuse %j', async (fields, name, message) => {
    const refused = await server.call(path, {
      method: 'POST',
      as: await server.signIn(),
      json: { ...entry, ...fields },
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: { [name]: [message] } });
  });

  it('are complete before anything is sent', async () => {
    const { episode } = await publish({}, { token: '' });
    const message = 'This destination has no signing secret. Add it in Setup, then retry.';
    expect(await receiptOf(episode.id)).toMatchObject({ status: 'failed', message });
    expect(receiver.received).toEqual([]);
  });
});

describe('a webhook of a station that may not fetch from private networks', () => {
  it('needs a public https address, and receives nothing under a name that resolves to a private one', async () => {
    const strict = await startStation({ clock });
    const path = `/${strict.slug}/api/v1/socialmediaconnection/`;
    const as = await strict.signIn();
    const refusalOf = async (webhook_url: string) => {
      const { errors } = await (
        await strict.call(path, { method: 'POST', as, json: { ...entry, webhook_url } })
      ).json();
      return errors?.webhook_url?.[0];
    };
    expect(await refusalOf('https://10.0.0.1/hook')).toContain('private network');
    expect(await refusalOf('http://hook.example/')).toBe('Enter an address that starts with https://.');
    const { id } = await makeDestination(strict, {
      ...entry,
      webhook_url: `https://localhost:${receiver.port}/`,
    });
    const episode = await makeEpisode(strict, { social_media_connections: [id] });
    const { webhook: receipt } = await deliveriesOf(strict, episode.id);
    expect(receipt).toMatchObject({ status: 'waiting', message: 'The webhook cannot be reached.' });
    expect(receiver.received).toEqual([]);
    await strict.close();
  });
});
