import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../fake-clock.ts';
import { connectionLimits } from './connection-limits.ts';
import { listen, openTestHttp } from './open-test-http.ts';

const unreadBytes = 1024 * 1024;
const linger = 5000;
const clock = createFakeClock();
const sockets: Socket[] = [];
/** The station's ends of the connections, by the port of the client. */
const peers = new Map<number, Socket>();
let app: FastifyInstance;
beforeEach(async () => {
  ({ app } = await openTestHttp({}, { clock, limits: { ...connectionLimits, unreadBytes, linger } }));
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.get('/next', () => 'next');
  app.post('/whole', async (request) => {
    let bytes = 0;
    for await (const part of stream(request)) bytes += (part as Buffer).length;
    return `read ${bytes}`;
  });
  for (const [name, read] of Object.entries(readers)) {
    app.post(`/${name}`, async (request, reply) => {
      await read(request);
      return reply.code(409).send('refused');
    });
  }
  app.server.on('connection', (socket: Socket) => peers.set(Number(socket.remotePort), socket));
  await listen(app);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Handlers that refuse a body after they have read none, or a part of it, in each of the ways of a stream. */
const readers: Readonly<Record<string, (request: FastifyRequest) => unknown>> = {
  nothing: () => undefined,
  'one-chunk': (request) => once(stream(request), 'data'),
  readable: async (request) => {
    await once(stream(request), 'readable');
    stream(request).read(10);
  },
  paused: (request) =>
    stream(request)
      .on('data', () => {})
      .pause(),
  'form-file': async (request) => {
    await request.file();
  },
  'form-file-destroyed': async (request) => {
    const part = await request.file();
    part?.file.destroy();
  },
  'form-field': async (request) => {
    for await (const part of request.parts()) if (part.type === 'field') return;
  },
};

function stream({ body }: FastifyRequest): Readable {
  if (!(body instanceof Readable)) throw new Error('The body is a stream.');
  return body;
}

interface Sent {
  readonly path: string;
  readonly bytes: number;
  readonly chunked?: boolean;
  readonly version?: '1.0' | '1.1';
}

const boundary = 'edge';
const formHead = [
  `--${boundary}`,
  'content-disposition: form-data; name="title"',
  '',
  'A title',
  `--${boundary}`,
  'content-disposition: form-data; name="other"; filename="a.bin"',
  'content-type: application/octet-stream',
  '',
  '',
].join('\r\n');
const formEnd = `\r\n--${boundary}--\r\n`;

function requestParts({ path, bytes, chunked = false, version = '1.1' }: Sent): {
  head: string;
  body: Buffer;
  end: string;
} {
  const isForm = path.includes('form');
  const body = Buffer.concat([
    Buffer.from(isForm ? formHead : ''),
    Buffer.alloc(bytes, 'a'),
    Buffer.from(isForm ? formEnd : ''),
  ]);
  const type = isForm ? `multipart/form-data; boundary=${boundary}` : 'application/octet-stream';
  const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
  return {
    head: `POST ${path} HTTP/${version}\r\nhost: a\r\ncontent-type: ${type}\r\n${length}\r\n\r\n${chunked ? `${body.length.toString(16)}\r\n` : ''}`,
    body,
    end: chunked ? '\r\n0\r\n\r\n' : '',
  };
}

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  sockets.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  return socket;
}

/** Everything that arrives until a text does, or the station ends the connection. */
async function read(socket: Socket, until: string): Promise<string> {
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += String(part);
    if (text.includes(until)) break;
  }
  return text;
}

describe('a response before the end of the body', () => {
  it.each(Object.keys(readers))(
    'keeps the connection for the next request when the handler has read: %s',
    async (name) => {
      const socket = await open();
      const { head, body } = requestParts({ path: `/${name}`, bytes: 900_000 });
      socket.write(head);
      socket.write(body);
      const refused = await read(socket, 'refused');
      expect(refused).toContain('HTTP/1.1 409');
      expect(refused).not.toMatch(/connection: close/i);
      socket.write('GET /next HTTP/1.1\r\nhost: a\r\n\r\n');
      expect(await read(socket, 'next')).toContain('HTTP/1.1 200');
    },
  );

  it.each(Object.keys(readers))(
    'serves a request that was sent at once behind the body: %s',
    async (name) => {
      const socket = await open();
      const { head, body } = requestParts({ path: `/${name}`, bytes: 300_000 });
      socket.write(
        Buffer.concat([Buffer.from(head), body, Buffer.from('GET /next HTTP/1.1\r\nhost: a\r\n\r\n')]),
      );
      expect(await read(socket, 'next')).toMatch(/409[^]*HTTP\/1\.1 200/);
    },
  );

  it.each(
    Object.keys(readers).flatMap(
      (name) =>
        [
          [name, 'a body above the limit', { bytes: unreadBytes + 1 }],
          [name, 'a body of unknown length', { bytes: 300_000, chunked: true }],
          [name, 'a body of HTTP 1.0', { bytes: 300_000, version: '1.0' }],
        ] as const,
    ),
  )('%s, then %s: the response ends the connection once the body has arrived', async (name, _what, sent) => {
    const socket = await open();
    const { head, body, end } = requestParts({ path: `/${name}`, ...sent });
    socket.write(head);
    socket.write(body.subarray(0, 200_000));
    const refused = await read(socket, 'refused');
    expect(refused).toMatch(/HTTP\/1\.1 409[^]*connection: close/i);
    const closed = once(socket.resume(), 'close');
    // A connection that was closed at once would reset this, and lose the response of a client that reads later.
    socket.write(body.subarray(200_000));
    socket.end(end);
    expect(await closed).toEqual([false]);
  });

  it('closes the connection of a client that continues to send, or stays silent, after the time to linger', async () => {
    for (const rest of [0, 100_000]) {
      const socket = await open();
      const { head, body } = requestParts({ path: '/one-chunk', bytes: unreadBytes * 2 });
      socket.write(head);
      socket.write(body.subarray(0, 100_000));
      await read(socket, 'refused');
      const peer = peers.get(Number(socket.localPort));
      socket.write(body.subarray(0, rest));
      const closed = once(peer as Socket, 'close');
      clock.advance(linger - 1);
      expect(peer?.destroyed).toBe(false);
      clock.advance(1);
      await closed;
    }
  });

  it('leaves a body alone that its handler has read, however long', async () => {
    const socket = await open();
    const { head, body } = requestParts({ path: '/whole', bytes: unreadBytes * 2 });
    for (let count = 0; count < 2; count += 1) {
      socket.write(head);
      socket.write(body);
      const answer = await read(socket, `read ${unreadBytes * 2}`);
      expect(answer).not.toMatch(/connection: close/i);
      expect(Object.hasOwn(peers.get(Number(socket.localPort)) ?? {}, 'destroySoon')).toBe(false);
    }
  });
});
