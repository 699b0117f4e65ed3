import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, openTestHttp } from './open-test-http.ts';

let app: FastifyInstance;
beforeEach(async () => {
  ({ app } = await openTestHttp({ trustProxy: true }));
  app.get('/host', ({ host }) => host);
  await listen(app);
});
afterEach(() => app.close());

/** The status of a request with these header lines. */
async function statusOf(...lines: string[]): Promise<string | undefined> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  socket.write(['GET /host HTTP/1.1', ...lines, 'connection: close', '', ''].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return /^HTTP\/1\.1 (\d{3})/.exec(String(answer))?.[1];
}

describe('the host of a request', () => {
  it.each([
    'post.example.org',
    'POST.example.org:8443',
    'localhost:4210',
    'xn--bcher-kva.example',
    'my_host',
    '127.0.0.1',
    '[::1]',
    '[2001:db8::1]:4210',
  ])('is accepted: %s', async (host) => {
    expect(await statusOf(`host: ${host}`)).toBe('200');
  });

  it.each([
    'localhost:4210@evil.example',
    'user@evil.example',
    'evil.example/path',
    'evil.example?x',
    'evil.example#x',
    'a b',
    '"><script>',
    'evil.example:port',
    'evil.example:123456',
    '[::1',
    'a,b',
    'a\\b',
  ])('is refused: %s', async (host) => {
    expect(await statusOf(`host: ${host}`)).toBe('400');
    expect(
      await statusOf('host: post.example.org', `x-forwarded-host: ${host === 'a,b' ? 'a@b' : host}`),
    ).toBe('400');
  });

  it.each([
    ['twice the same', 'host: a.example', 'host: a.example'],
    ['two', 'host: a.example', 'Host: evil.example'],
    ['three', 'host: a.example', 'HOST: b.example', 'host: c.example'],
  ])('is refused: %s', async (_how, ...lines) => {
    expect(await statusOf(...lines)).toBe('400');
  });
});
