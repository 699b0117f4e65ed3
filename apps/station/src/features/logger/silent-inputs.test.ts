import { afterAll, beforeAll, expect, it } from 'vitest';
import { playoutInputWithToken } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { startHook } from '../../testing/hook-server.ts';
import { startMailServer } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const minute_ms = 60_000;
const clock = createFakeClock(Date.UTC(2026, 2, 10, 13, 0, 0));
let mail: Awaited<ReturnType<typeof startMailServer>>;
let hook: Awaited<ReturnType<typeof startHook>>;

beforeAll(async () => {
  mail = await startMailServer();
  hook = await startHook();
});
afterAll(async () => {
  await mail.close();
  await hook.close();
});

const { server, admin } = stationTest(() => ({
  clock,
  env: {
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
    POSTKIT_SMTP_URL: mail.url,
    POSTKIT_MAIL_FROM: 'POST <post@example.com>',
  },
}));

const call = (rest: string, method: string, json: unknown) =>
  server.call(`/${server.slug}/api/v1/${rest}`, { method, as: admin, json });

/** Runs the repeated jobs of each of these minutes. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.advance(minute_ms);
    await server.context.jobs.idle();
  }
}

it('sends a notice of a silent input, and of its return, to those who are alerted about the log', async () => {
  const alerts = { after_minutes: 5, emails: ['tech@example.com'], webhook_url: hook.url };
  expect((await call('logger/', 'PATCH', { alerts })).status).toBe(200);
  const added = await call('playout/inputs/', 'POST', {
    name: 'Studio 1',
    system: 'updinfo',
    transport: { type: 'http-in' },
    silent_after_minutes: 10,
  });
  const { input, token } = playoutInputWithToken.parse(await added.json());
  const send = async (song: string) => {
    const address = `${server.url}/${server.slug}/playout/in/${input.id}/`;
    await fetch(`${address}?mode=updinfo&song=${song}&token=${token}`);
    await server.features.playout.settled();
  };
  await send('Rook%20-%20Salt');
  await pass(9);
  expect([mail.mails, hook.bodies]).toEqual([[], []]);
  await pass(20);
  expect(mail.mails.map(({ to }) => to[0])).toEqual(['tech@example.com']);
  expect(mail.mails[0]?.source).toContain('Studio 1');
  expect(hook.bodies).toEqual([
    {
      event: 'playout.silent',
      station: server.slug,
      station_title: expect.any(String),
      input: 'Studio 1',
      since: Date.UTC(2026, 2, 10, 13, 0, 0) / 1000,
      until: null,
      text: expect.stringContaining('has had no message since'),
    },
  ]);
  await send('Rook%20-%20Rain');
  await pass(2);
  expect(mail.mails).toHaveLength(2);
  expect(hook.bodies[1]).toMatchObject({
    event: 'playout.returned',
    until: Date.UTC(2026, 2, 10, 13, 29, 0) / 1000,
  });
});
