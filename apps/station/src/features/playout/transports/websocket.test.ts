import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { frame, httpServer, websocketServer, writeParts } from './testing/senders.ts';
import { settle, testTransport } from './testing/test-transport.ts';

async function openSocket(subscribe = '') {
  const sockets: Socket[] = [];
  const server = await websocketServer((socket) => sockets.push(socket));
  const url = `ws://127.0.0.1:${server.port}/live?key=hush`;
  const received = testTransport({ type: 'websocket', url, subscribe });
  await received.until(() => received.state() === 'connected: ');
  return {
    received,
    sockets,
    socket: sockets[0] as Socket,
    async [Symbol.asyncDispose]() {
      await received.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** The first frame of a client, without its mask (RFC 6455, section 5.3), of at most 125 bytes. */
async function readFrame(socket: Socket): Promise<{ opcode: number; text: string }> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  const mask = bytes.subarray(2, 6);
  const payload = bytes.subarray(6, 6 + ((bytes[1] ?? 0) & 127));
  return {
    opcode: (bytes[0] ?? 0) & 15,
    text: payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)).toString(),
  };
}

const lost = 'The connection was lost, or the server sent a message of more than 262144 bytes.';

describe('websocket', () => {
  it('sends its text after the opening', async () => {
    const { promise: opened, resolve } = Promise.withResolvers<Socket>();
    await using server = await websocketServer(resolve);
    const subscribe = '{"subs":{"station:harbour":{"recover":true}}}';
    const url = `ws://127.0.0.1:${server.port}/`;
    await using received = testTransport({ type: 'websocket', url, subscribe });
    expect(await readFrame(await opened)).toEqual({ opcode: 1, text: subscribe });
    await received.until(() => received.state() === 'connected: ');
  });

  it('responds to a ping, and delivers texts and bytes, but no sign of life', async () => {
    await using live = await openSocket();
    const pong = readFrame(live.socket);
    await writeParts(live.socket, [frame(9, 'still there')]);
    expect(await pong).toEqual({ opcode: 10, text: 'still there' });
    await writeParts(live.socket, [
      frame(1, '{}'),
      frame(1, ''),
      frame(1, '<ü/>'),
      frame(2, Buffer.from([0xfc])),
    ]);
    expect(live.received.deliveries.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))).toEqual([
      Buffer.from('<ü/>').toString('latin1'),
      'ü',
    ]);
    expect(live.received.deliveries[0]?.peer).toBe('127.0.0.1');
  });

  it.each<[string, (socket: Socket) => void, string]>([
    [
      'ends',
      (socket) => void socket.write(frame(8, Buffer.from([0x03, 0xe9]))),
      'The connection ended with the code 1001.',
    ],
    ['breaks off', (socket) => void socket.destroy(), lost],
    ['is no websocket any more', (socket) => void socket.write(Buffer.alloc(100, 0xff)), lost],
    ['sends a message that is too long', (socket) => void socket.write(frame(1, 'x'.repeat(300_000))), lost],
    [
      'sends fragments without an end',
      (socket) => {
        socket.write(frame(1, 'x'.repeat(100_000), false));
        for (let n = 0; n < 3; n += 1) socket.write(frame(0, 'x'.repeat(100_000), false));
      },
      lost,
    ],
  ])('says that a connection %s, and connects again', async (_fault, act, reason) => {
    await using live = await openSocket();
    act(live.socket);
    await live.received.until(() => live.received.state().startsWith('failed'));
    expect(live.received.state()).toContain(`failed: ${reason}`);
    expect(live.received.deliveries).toEqual([]);
    await live.received.advanceUntil(() => live.received.state() === 'connected: ');
    await writeParts(live.sockets[1] as Socket, [frame(1, '<a/>')]);
    expect(live.received.texts()).toEqual(['<a/>']);
  });

  it('says that a server opens no websocket', async () => {
    await using server = await httpServer((_request, response) => void response.writeHead(404).end());
    const url = `ws://127.0.0.1:${server.port}/`;
    await using received = testTransport({ type: 'websocket', url, subscribe: '' });
    await received.until(() => received.state().startsWith('failed'));
    expect(received.state()).toBe('failed: No websocket could be opened at this address.');
  });

  it('closes although the server does not close its side', async () => {
    const live = await openSocket();
    const ended = once(live.socket, 'end');
    live.socket.resume();
    await live.received.close();
    await ended;
    expect(live.received.states.length).toBe(2);
    await live[Symbol.asyncDispose]();
  });

  it('does not read on while a message is stored, and drops nothing then', async () => {
    const { promise: stored, resolve } = Promise.withResolvers<void>();
    const sockets: Socket[] = [];
    await using server = await websocketServer((socket) => sockets.push(socket));
    const setting = { type: 'websocket', url: `ws://127.0.0.1:${server.port}/`, subscribe: '' } as const;
    await using received = testTransport(setting, { beforeStore: () => stored });
    await received.until(() => received.state() === 'connected: ');
    const [socket] = sockets as [Socket];
    await writeParts(socket, [frame(1, 'first')]);
    const total = 320;
    socket.write(
      Buffer.concat(Array.from({ length: total }, (_, n) => frame(1, `${n} ${'x'.repeat(200_000)}`))),
    );
    await settle(200);
    expect(socket.writableLength).toBeGreaterThan((total * 200_000) / 2);
    resolve();
    await received.advanceUntil(() => received.deliveries.length === total + 1, 1000);
    expect(received.texts().map((text) => text.split(' ')[0])).toEqual([
      'first',
      ...Array.from({ length: total }, (_, n) => `${n}`),
    ]);
    expect(received.remarks).toEqual([]);
  });
});
