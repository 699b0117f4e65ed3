import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeUser,
  startMailServer,
  startStation,
  type SignedIn,
  type TestMailServer,
  type TestStation,
} from '../../testing/index.ts';

let server: TestStation;
let mail: TestMailServer;

beforeAll(async () => {
  mail = await startMailServer();
  const [user, password] = ['mailer', 'not-to-be-shown'];
  const url = mail.url.replace('://', `://${user}:${password}@`);
  server = await startStation({
    env: {
      POSTKIT_SMTP_URL: url,
      POSTKIT_MAIL_FROM: 'POST <post@example.com>',
      POSTKIT_PUBLIC_URL: 'https://post.example.com',
    },
  });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

async function send(
  json: object,
  { on = server, as }: { on?: TestStation; as?: SignedIn } = {},
): Promise<[number, Record<string, unknown>]> {
  const answer = await on.call(`/${on.slug}/api/v1/mail/test/`, {
    method: 'POST',
    json,
    as: as ?? (await on.signIn()),
  });
  return [answer.status, (await answer.json()) as Record<string, unknown>];
}

describe('a test mail', () => {
  it('goes to the caller, or to another address, and says where it comes from', async () => {
    const { host } = new URL(mail.url);
    expect(await send({})).toEqual([
      200,
      { to: 'admin@localhost', from: 'POST <post@example.com>', server: host },
    ]);
    expect(await send({ to: 'ops@example.com' })).toMatchObject([200, { to: 'ops@example.com' }]);
    const mails = [await mail.next(), await mail.next()];
    expect(mails.map(({ to, link }) => [to, link])).toEqual([
      [['admin@localhost'], 'https://post.example.com/'],
      [['ops@example.com'], 'https://post.example.com/'],
    ]);
  });

  it('fails with the words of a server that does not accept it, without its password', async () => {
    mail.refuse('4.7.1 Try later');
    const [status, body] = await send({});
    mail.refuse(null);
    expect([status, body['error_message']]).toEqual([502, expect.stringContaining('4.7.1 Try later')]);
    expect(JSON.stringify(body)).not.toContain('not-to-be-shown');
  });

  it('fails with words where no mail server is set', async () => {
    const other = await startStation();
    const words = 'This installation sends no mail: POSTKIT_SMTP_URL is not set.';
    expect(await send({}, { on: other })).toEqual([409, { error_message: words }]);
    await other.close();
  });

  it('is for company admins, and needs an address', async () => {
    const user = await makeUser(server, {
      stations: [{ stationId: server.features.accounts.stations()[0]?.id ?? 0, admin: true }],
    });
    expect((await send({}, { as: await user.signIn() }))[0]).toBe(403);
    expect(await send({ to: 'no address' })).toMatchObject([
      400,
      { errors: { to: ['This is not an email address.'] } },
    ]);
  });
});
