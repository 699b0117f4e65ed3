import { afterEach, describe, expect, it } from 'vitest';
import { logSource } from '@postkit/sdk/schema';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { fakeIcecast } from '../../testing/fake-icecast.ts';
import { startHook } from '../../testing/hook-server.ts';
import {
  makeUser,
  startMailServer,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { recordStationEvents } from '../../testing/record-station-events.ts';
import { signIn } from '../../testing/sign-in.ts';
import type { LoggerTables } from './logger-tables.ts';

const minute = 60_000;
const slow = { timeout: 50_000, interval: 20 };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function openHook() {
  const hook = await startHook();
  closing.push(() => hook.close());
  return hook;
}

async function open(env: Record<string, string> = {}) {
  const clock = createFakeClock(Date.now());
  const server = await startStation({ clock, env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1', ...env } });
  closing.push(() => server.close());
  return { clock, server, admin: await server.signIn() };
}

async function startMail() {
  const mail = await startMailServer();
  closing.push(() => mail.close());
  return { mail, env: { POSTKIT_SMTP_URL: mail.url, POSTKIT_MAIL_FROM: 'POST <post@example.com>' } };
}

async function startStream() {
  const icecast = await fakeIcecast();
  closing.push(async () => icecast[Symbol.asyncDispose]());
  return icecast;
}

const patch = (server: TestStation, as: SignedIn, change: unknown) =>
  server.call(`/${server.slug}/api/v1/logger/`, { method: 'PATCH', as, json: change });

const sourceOf = async (server: TestStation, as: SignedIn) =>
  logSource.parse(await (await server.call(`/${server.slug}/api/v1/logger/`, { as })).json());

const outages = async ({ context }: TestStation) =>
  (await context.db.tables<LoggerTables>().selectFrom('log_outages').selectAll().execute()).length;

describe('outage alerts', { timeout: 60_000 }, () => {
  it('report an outage once by mail and webhook after the configured minutes, and its end', async () => {
    const { mail, env } = await startMail();
    const hook = await openHook();
    const icecast = await startStream();
    const { clock, server, admin } = await open(env);
    const events = recordStationEvents(server);
    icecast.refusing = true;
    const alerts = {
      after_minutes: 5,
      emails: ['tech@example.com', 'ina@example.com'],
      webhook_url: hook.url,
    };
    expect((await patch(server, admin, { url: icecast.url, active: true, alerts })).status).toBe(200);
    await expect.poll(() => outages(server), slow).toBe(1);

    clock.advance(4 * minute);
    await server.context.jobs.idle();
    expect([mail.mails.length, hook.bodies.length]).toEqual([0, 0]);
    hook.status = 500;
    clock.advance(minute);
    await server.context.jobs.idle();
    expect(new Set(mail.mails.map(({ to }) => to[0]))).toEqual(
      new Set(['ina@example.com', 'tech@example.com']),
    );
    expect(mail.mails[0]?.source).toContain('The stream answered 503.');
    hook.status = 204;
    clock.advance(minute);
    await server.context.jobs.idle();
    clock.advance(60 * minute);
    await server.context.jobs.idle();
    expect(hook.bodies).toHaveLength(2);
    expect(hook.bodies[1]).toMatchObject({
      event: 'recording.lost',
      station: server.slug,
      until: null,
      error: 'The stream answered 503.',
    });
    expect(mail.mails).toHaveLength(2);

    icecast.refusing = false;
    const refused = icecast.connections;
    await expect.poll(() => icecast.connections, slow).toBeGreaterThan(refused);
    const tone = [
      '-f',
      'lavfi',
      '-i',
      'sine=330:d=6',
      '-c:a',
      'libmp3lame',
      '-b:a',
      '64k',
      '-write_xing',
      '0',
      '-f',
      'mp3',
      'pipe:1',
    ];
    icecast.send(await runFfmpeg(...tone));
    await expect.poll(() => hook.bodies.length, slow).toBe(3);
    expect(hook.bodies[2]).toMatchObject({
      event: 'recording.resumed',
      since: expect.any(Number),
      until: expect.any(Number),
    });
    await expect.poll(() => mail.mails.length, slow).toBe(4);
    expect(mail.mails.at(-1)?.source).toContain('recording again');
    expect(events).toEqual([
      { name: 'stream.lost', data: { state: 'lost', since: expect.any(String), error: expect.any(String) } },
      {
        name: 'stream.returned',
        data: { state: 'lost', since: expect.any(String), until: expect.any(String) },
      },
    ]);
    expect(await outages(server)).toBe(0);
  });

  it('are not sent for an outage that ends, or whose log is turned off, before its time', async () => {
    const hook = await openHook();
    const icecast = await startStream();
    const { clock, server, admin } = await open();
    icecast.refusing = true;
    await patch(server, admin, {
      url: icecast.url,
      active: true,
      alerts: { after_minutes: 1, emails: [], webhook_url: hook.url },
    });
    await expect.poll(() => outages(server), slow).toBe(1);
    await patch(server, admin, { active: false });
    await expect.poll(() => outages(server), slow).toBe(0);
    clock.advance(60 * minute);
    await server.context.jobs.idle();
    expect(hook.bodies).toEqual([]);
  });

  it('apply changed minutes, survive a restart, and reach the webhook without a mail server', async () => {
    const hook = await openHook();
    const icecast = await startStream();
    const { server, admin } = await open();
    icecast.refusing = true;
    const alerts = { after_minutes: 60, emails: ['ina@example.com'], webhook_url: hook.url };
    await patch(server, admin, { url: icecast.url, active: true, alerts });
    await expect.poll(() => outages(server), slow).toBe(1);
    await patch(server, admin, { alerts: { ...alerts, after_minutes: 10 } });
    await server.stop();

    const clock = createFakeClock(Date.now() + 9 * minute);
    const again = await startStation({
      clock,
      dataDir: server.dataDir,
      env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' },
    });
    closing.push(() => again.close());
    await again.context.jobs.idle();
    expect(hook.bodies).toEqual([]);
    clock.advance(2 * minute);
    await again.context.jobs.idle();
    expect(hook.bodies).toMatchObject([{ event: 'recording.lost' }]);
  });

  it('are set by admins; other users see that there is a webhook, but not its address', async () => {
    const { env } = await startMail();
    const { server, admin } = await open(env);
    expect((await sourceOf(server, admin)).alerts).toEqual({
      after_minutes: 5,
      emails: [],
      webhook_url: '',
      has_webhook: false,
      can_mail: true,
    });
    const alerts = {
      after_minutes: 3,
      emails: ['ina@example.com'],
      webhook_url: 'https://chat.example/hook/secret',
    };
    await patch(server, admin, { alerts });
    const { username, password } = await makeUser(server);
    const user = await signIn(server.url, username, password);
    expect((await sourceOf(server, admin)).alerts).toEqual({ ...alerts, has_webhook: true, can_mail: true });
    expect((await sourceOf(server, user)).alerts).toEqual({
      ...alerts,
      webhook_url: '',
      has_webhook: true,
      can_mail: true,
    });
    const stored = await server.context.db
      .tables<LoggerTables>()
      .selectFrom('log_sources')
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toContain('chat.example');
  });

  it.each([
    [{ after_minutes: 0, emails: [], webhook_url: '' }, 'alerts.after_minutes'],
    [{ after_minutes: 5, emails: ['nobody'], webhook_url: '' }, 'alerts.emails.0'],
    [{ after_minutes: 5, emails: [], webhook_url: 'ftp://chat.example/' }, 'alerts.webhook_url'],
    [{ after_minutes: 5, emails: [], webhook_url: 'http://10.0.0.1/hook' }, 'alerts.webhook_url'],
  ])('refuse %j and change nothing', async (alerts, field) => {
    const { server, admin } = await open({ POSTKIT_ALLOW_PRIVATE_FETCH: '0' });
    const answer = await patch(server, admin, { alerts, default_category: 'Music' });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toHaveProperty([field]);
    expect((await sourceOf(server, admin)).default_category).toBe('Talk');
  });
});
