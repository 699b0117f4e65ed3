import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createMail } from './create-mail.ts';

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const message = { to: 'ann@example.com', subject: 'Words', text: 'Plain', html: '<p>Rich</p>' };
const open = new AbortController().signal;
const failureOf = (sent: Promise<void>) => sent.then(() => null).catch((error: unknown) => error);

describe('createMail', () => {
  it('sends a message to the server', async () => {
    await createMail({ smtpUrl: server.url, from: 'Station <post@example.com>' }).send(message, open);
    expect(await server.next()).toMatchObject({ from: 'post@example.com', to: ['ann@example.com'] });
    expect(server.mails[0]?.source).toContain('From: Station <post@example.com>');
  });

  it('reports why a message was rejected', async () => {
    server.refuse('4.3.2 Come back later');
    const mail = createMail({ smtpUrl: server.url, from: 'post@example.com' });
    await expect(mail.send(message, open)).rejects.toThrow('Come back later');
    server.refuse(null);
  });

  it('signs in, and keeps its password out of its errors', async () => {
    const asking = await startMailServer({ user: 'ann@example.com', password: 'hunter 2/3' });
    const as = (password: string) =>
      asking.url.replace('//', `//ann%40example.com:${encodeURIComponent(password)}@`);
    await createMail({ smtpUrl: as('hunter 2/3'), from: 'post@example.com' }).send(message, open);
    expect(asking.mails).toHaveLength(1);
    const error = await failureOf(
      createMail({ smtpUrl: as('hunter 4'), from: 'post@example.com' }).send(message, open),
    );
    expect(String(error)).toContain('No sign-in for ann@example.com');
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/hunter|aHVudGVy/);
    await asking.close();
  });

  it('checks a server without a mail, and says why it cannot be used', async () => {
    await createMail({ smtpUrl: server.url, from: 'post@example.com' }).check(open);
    const closed = createMail({ smtpUrl: 'smtp://ann:hunter2@127.0.0.1:1', from: 'post@example.com' });
    expect(String(await failureOf(closed.check(open)))).toMatch(
      /^Error: The mail server 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    );
    const asking = await startMailServer({ user: 'ann', password: 'hunter2' });
    const wrong = createMail({
      smtpUrl: asking.url.replace('//', '//ann:hunter3@'),
      from: 'post@example.com',
    });
    expect(String(await failureOf(wrong.check(open)))).toMatch(
      /^(?!.*hunter).*cannot be used: .*No sign-in for ann/,
    );
    expect(asking.mails).toEqual([]);
    await asking.close();
  });

  it('stops waiting for a server when the station stops', async () => {
    const stopping = AbortSignal.abort(new Error('The station stops.'));
    await expect(
      createMail({ smtpUrl: server.url, from: 'post@example.com' }).send(message, stopping),
    ).rejects.toThrow('stops');
  });
});
