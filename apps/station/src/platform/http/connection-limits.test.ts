import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../fake-clock.ts';
import { connectionLimits } from './connection-limits.ts';
import { listen, openTestHttp } from './open-test-http.ts';

const clock = createFakeClock();
const sockets: Socket[] = [];
let app: FastifyInstance;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** A server with short limits for heads and responses; limits of bodies use the fake clock. */
async function open(limits: Partial<typeof connectionLimits> = {}): Promise<void> {
  const { app: opened } = await openTestHttp({}, { clock, limits: { ...connectionLimits, ...limits } });
  app = opened;
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}

async function send(text = ''): Promise<Socket> {
  const address = new URL(app.listeningOrigin);
  const socket = connect(Number(address.port), '127.0.0.1');
  sockets.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

async function closed(socket: Socket): Promise<boolean> {
  await once(socket.resume(), 'close');
  return socket.destroyed;
}

const post = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/octet-stream\r\ncontent-length: ${bytes}\r\n\r\n`;

/** A route that reads its body; each check waits until that many bytes have arrived. */
function readingRoute() {
  let bytes = 0;
  const came = new EventTarget();
  app.post('/read', async ({ body }) => {
    if (!(body instanceof Readable)) throw new Error('The body is a stream.');
    for await (const part of body) {
      bytes += (part as Buffer).length;
      came.dispatchEvent(new Event('part'));
    }
    return { bytes };
  });
  return async function has(count: number): Promise<void> {
    while (bytes < count) await once(came, 'part');
  };
}

describe('connection limits', () => {
  it('close silent connections within 30 seconds, and keep an idle connection longer than proxies do', async () => {
    await open();
    const { head, headCheck, bodySilence, idle } = connectionLimits;
    expect(Math.max(head + headCheck, bodySilence)).toBeLessThanOrEqual(30_000);
    expect(idle).toBeGreaterThan(60_000);
    expect(app.server).toMatchObject({
      headersTimeout: head,
      keepAliveTimeout: idle,
      timeout: connectionLimits.stalledResponse,
    });
  });

  it.each([
    ['sends nothing', ''],
    ['stops in its first line', 'GET / HT'],
    ['stops in its headers', 'GET / HTTP/1.1\r\nhost: a\r\nx-y: '],
  ])('close a connection that %s', async (_what, text) => {
    await open({ head: 100, headCheck: 20 });
    await listen(app);
    expect(await closed(await send(text))).toBe(true);
  });

  it('close an idle connection after its response', async () => {
    await open({ idle: 100 });
    app.get('/', async () => 'fine');
    await listen(app);
    expect(await closed(await send('GET / HTTP/1.1\r\nhost: a\r\n\r\n'))).toBe(true);
  });

  it.each(['/read', '/unknown'])(
    'close a connection whose body sends no byte for 30 seconds, at %s',
    async (path) => {
      await open();
      const has = readingRoute();
      const asked = new Promise<FastifyRequest>((resolve) =>
        app.addHook('onRequest', async (request) => resolve(request)),
      );
      await listen(app);
      const socket = await send(`${post(path, 1000)}0123456789`);
      // An unknown path gets its response before the body arrives.
      await (path === '/read' ? has(10) : once(socket, 'data'));
      const { raw } = await asked;
      while (raw.readableLength > 0) await new Promise((resolve) => setImmediate(resolve));
      clock.advance(29_000);
      expect(raw.socket.destroyed).toBe(false);
      clock.advance(10_000);
      expect(await closed(socket)).toBe(true);
    },
  );

  it('close a connection whose body is too slow, though it is never silent', async () => {
    await open();
    const has = readingRoute();
    await listen(app);
    const socket = await send(post('/read', 1000));
    const end = closed(socket);
    for (let bytes = 1; bytes <= 60 && !socket.destroyed; bytes += 1) {
      socket.write('x');
      await Promise.race([has(bytes), end]);
      clock.advance(2000);
    }
    expect(await end).toBe(true);
  });

  it('allow a slow upload that makes progress, for any duration', async () => {
    await open();
    const has = readingRoute();
    await listen(app);
    const [parts, size] = [90, 40_000];
    const socket = await send(post('/read', parts * size));
    for (let part = 1; part <= parts; part += 1) {
      clock.advance(20_000);
      socket.write(Buffer.alloc(size));
      await has(part * size);
    }
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain(`{"bytes":${parts * size}}`);
  });

  it('allow a body that the station itself does not read yet', async () => {
    await open();
    const gate = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<FastifyRequest>();
    app.post('/late', async (request) => {
      asked.resolve(request);
      await gate.promise;
      let bytes = 0;
      for await (const part of request.raw) bytes += (part as Buffer).length;
      return { bytes };
    });
    await listen(app);
    const socket = await send(`${post('/late', 20)}0123456789`);
    const { raw } = await asked.promise;
    while (raw.readableLength === 0) await once(raw, 'readable');
    clock.advance(600_000);
    gate.resolve();
    socket.write('0123456789');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('{"bytes":20}');
  });

  it('close a download that the client does not read', async () => {
    await open();
    const begun = Promise.withResolvers<FastifyRequest>();
    app.get('/large', async (request, reply) => {
      request.raw.socket.setTimeout(50);
      begun.resolve(request);
      return reply.type('audio/mpeg').send(Readable.from(endless()));
    });
    await listen(app);
    const socket = await send('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    socket.pause();
    const { raw } = await begun.promise;
    await once(raw.socket, 'close');
    expect(raw.complete).toBe(true);
  });

  it('allow a connection whose handler is working, or whose stream has no events', async () => {
    await open();
    app.get('/news', async ({ raw: { socket } }, reply) => {
      socket.setTimeout(20);
      await once(socket, 'timeout');
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/plain' }).flushHeaders();
      socket.setTimeout(20);
      await once(socket, 'timeout');
      reply.raw.end('news at last');
    });
    await listen(app);
    expect(await (await fetch(new URL('/news', app.listeningOrigin))).text()).toBe('news at last');
  });
});

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(65_536);
}
