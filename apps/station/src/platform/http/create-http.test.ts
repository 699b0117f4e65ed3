import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { tooMany } from '../errors/platform-errors.ts';
import { listen, openTestHttp } from './open-test-http.ts';
import { contentPolicy } from './security-headers.ts';

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function open(config: Parameters<typeof openTestHttp>[0] = {}) {
  const opened = await openTestHttp(config);
  app = opened.app;
  return opened;
}

describe('createHttp', () => {
  it('gives each response an id, and accepts the id of a client only when it is harmless', async () => {
    const { app } = await open();
    const idFor = async (id: string) =>
      (await app.inject({ url: '/none', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('request-12345')).toBe('request-12345');
    expect(await idFor('a"}\\n evil line')).toMatch(/^[\w-]{36}$/);
  });

  it('responds to unknown addresses and methods with 404 and a message', async () => {
    const { app } = await open();
    const answer = await app.inject({ method: 'DELETE', url: '/none' });
    expect([answer.statusCode, answer.json()]).toEqual([404, { error_message: 'Not found.' }]);
  });

  it('exposes nothing of an unknown error but the id, and logs it with the stack', async () => {
    const { app, lines } = await open();
    app.get('/broken', async () => {
      throw new Error('secret internals at /data/x');
    });
    const answer = await app.inject('/broken');
    const id = String(answer.headers['x-request-id']);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error_message: `Something went wrong. Quote request ${id}.` },
    ]);
    const logged = lines
      .map((line): { request_id?: string; err?: { stack: string } } => JSON.parse(line))
      .find((line) => line.err);
    expect(logged?.request_id).toBe(id);
    expect(logged?.err?.stack).toContain('secret internals');
  });

  it('responds to a full disk, too many attempts and too large a body with their own status', async () => {
    const { app } = await open();
    app.get('/full', async () => {
      throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    });
    app.get('/sqlite-full', async () => {
      throw new Error('query', {
        cause: Object.assign(new Error('database or disk is full'), { errcode: 13 }),
      });
    });
    app.get('/often', async () => {
      throw tooMany(12.3);
    });
    app.post('/body', async () => 'ok');
    expect((await app.inject('/full')).statusCode).toBe(507);
    expect((await app.inject('/sqlite-full')).json().error_message).toContain('disk is full');
    const often = await app.inject('/often');
    expect([often.statusCode, often.headers['retry-after']]).toEqual([429, '13']);
    const large = await app.inject({
      method: 'POST',
      url: '/body',
      payload: { text: 'x'.repeat(5_000_000) },
    });
    expect([large.statusCode, large.json()]).toEqual([
      413,
      { error_message: 'This is larger than this station accepts.' },
    ]);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/body',
          headers: { 'content-type': 'text/x-odd' },
          payload: 'x',
        })
      ).statusCode,
    ).toBe(415);
  });

  it.each(['gzip', 'br'])('compresses JSON with %s, and leaves audio uncompressed', async (encoding) => {
    const { app } = await open();
    app.get('/list', async () => ({ list: Array.from({ length: 500 }, (_, n) => `entry ${n}`) }));
    app.get('/audio', async (_request, reply) => reply.type('audio/mpeg').send(Buffer.alloc(5000)));
    const headers = { 'accept-encoding': encoding };
    expect((await app.inject({ url: '/list', headers })).headers['content-encoding']).toBe(encoding);
    expect((await app.inject({ url: '/audio', headers })).headers['content-encoding']).toBeUndefined();
  });

  it('restricts the browser, and lets a group of routes set its own policy', async () => {
    const { app } = await open({ publicUrl: 'https://post.example' });
    app.get('/api', async () => 'x');
    await app.register(async (group) => {
      contentPolicy(group, "default-src 'self'; frame-ancestors *");
      group.get('/widget', async () => 'x');
    });
    const api = (await app.inject('/api')).headers;
    expect(api).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(api['strict-transport-security']).toBeTruthy();
    expect(api['referrer-policy']).toBeTruthy();
    expect((await app.inject('/widget')).headers['content-security-policy']).toBe(
      "default-src 'self'; frame-ancestors *",
    );
    expect((await app.inject('/none')).headers['content-security-policy']).toContain("'none'");
  });

  it('closes connections without a request when it closes, as browsers open them ahead', async () => {
    const { app } = await open();
    const { port, hostname } = new URL(await listen(app));
    const socket = connect(Number(port), hostname);
    await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
    const ended = once(socket, 'close');
    await app.close();
    expect(await ended).toEqual([false]);
  });

  it('finishes running requests when it closes', async () => {
    const { app } = await open();
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      begun.resolve();
      await gate.promise;
      return { done: true };
    });
    const answer = fetch(`${await listen(app)}/slow`);
    await begun.promise;
    const closed = app.close();
    gate.resolve();
    expect(await (await answer).json()).toEqual({ done: true });
    await closed;
  });

  it('survives a request that is not HTTP', async () => {
    const { app } = await open();
    app.get('/fine', async () => 'fine');
    const address = new URL(await listen(app));
    const socket = connect(Number(address.port), '127.0.0.1', () =>
      socket.write('\x16\x03\x01 nonsense\r\n\r\n'),
    );
    socket.resume().on('error', () => {});
    await once(socket, 'close');
    expect(await (await fetch(new URL('/fine', address))).text()).toBe('fine');
  });
});
