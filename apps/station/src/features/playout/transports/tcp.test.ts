import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Framing, playoutPresets } from '../../../playout/index.ts';
import { freePort } from '../../../testing/free-port.ts';
import { connected, listening, writeParts } from './testing/senders.ts';
import { settle, testTransport, type TestTransportOptions } from './testing/test-transport.ts';

async function openServer(options: TestTransportOptions = {}) {
  const port = await freePort();
  const received = testTransport({ type: 'tcp-server', port }, { ports: [port], ...options });
  await received.until(() => received.states.length > 0);
  return Object.assign(received, { port });
}

/** The text that comes back over a connection until it is ended. */
async function textOf(socket: Socket): Promise<string> {
  const parts = (await socket.toArray()) as Buffer[];
  return Buffer.concat(parts).toString();
}

describe('tcp-server', () => {
  it('says how many are connected, and who sent a message', async () => {
    await using received = await openServer();
    expect(received.state()).toBe(`waiting: No playout system is connected to TCP port ${received.port}.`);
    const socket = await connected(received.port);
    await received.until(() => received.state() === 'connected: ');
    await writeParts(socket, ['<a/>']);
    expect(received.deliveries).toMatchObject([{ peer: '127.0.0.1', arrived_ms: received.clock.now() }]);
    socket.destroy();
    await received.until(() => received.state().startsWith('waiting'));
  });

  it.each([
    ['line', 'one\ntwo', 1000, ['one', 'two']],
    ['blank-line', 'a\n\nb', 1000, ['a\n\n', 'b']],
    ['silence', 'half and half', 1000, ['half and half']],
    ['whole', 'half and half', 250, ['half and half']],
    ['xml', '<a>1</a><a>2', 10_000, ['<a>1</a>', '<a>2']],
    ['json', '{"a":1}{"a":', 10_000, ['{"a":1}', '{"a":']],
    ['length', '\0\0\0\u0001a\0\0\0\u0005b', 10_000, ['a']],
  ] as const)(
    'reads the rest of %s after a silence, and not before',
    async (framing, text, silence_ms, texts) => {
      await using received = await openServer({ framing });
      const socket = await connected(received.port);
      await writeParts(socket, text.split(''));
      received.clock.advance(silence_ms - 1);
      await settle();
      const { length } = received.deliveries;
      received.clock.advance(1);
      await settle();
      expect(received.texts()).toEqual(texts);
      expect(length).toBe(framing === 'length' ? 1 : texts.length - 1);
    },
  );

  it.each(['line', 'silence', 'whole'] as const satisfies Framing[])(
    'reads the rest of %s when its sender closes, and replies to it',
    async (framing) => {
      const { reply } = playoutPresets.playoutone;
      await using received = await openServer({ framing, reply });
      const socket = await connected(received.port);
      const answer = textOf(socket);
      socket.end('without an end');
      expect(await answer).toBe('queued');
      expect(received.texts()).toEqual(['without an end']);
    },
  );

  it('reads the rest when it closes itself', async () => {
    const received = await openServer({ framing: 'line' });
    const socket = await connected(received.port);
    await writeParts(socket, ['without an end']);
    await received.close();
    expect(received.texts()).toEqual(['without an end']);
  });

  it('replies after each stored message, and reads on from a peer that never reads its replies', async () => {
    await using received = await openServer({ framing: 'line', reply: 'x'.repeat(1_000_000) });
    const socket = await connected(received.port);
    socket.pause();
    for (let n = 0; n < 40; n += 1) await writeParts(socket, [`${n}\n`]);
    expect(received.deliveries.length).toBe(40);
    const answer = textOf(socket);
    socket.end();
    const { length } = await answer;
    expect(length).toBeGreaterThanOrEqual(1_000_000);
    expect(length).toBeLessThan(40_000_000);
  });

  it('does not read on while a message is stored', async () => {
    const { promise: stored, resolve } = Promise.withResolvers<void>();
    await using received = await openServer({ framing: 'line', beforeStore: () => stored });
    const socket = await connected(received.port);
    const total = 64_000_000;
    const flood = Buffer.alloc(total, `${'x'.repeat(99)}\n`);
    socket.write(flood);
    await settle(200);
    expect(socket.writableLength).toBeGreaterThan(total / 2);
    expect(received.deliveries).toEqual([]);
    socket.destroy();
    resolve();
  });

  it('reads at most 4 MB at once and then 1 MB a second', async () => {
    await using received = await openServer();
    const socket = await connected(received.port);
    const total = 64_000_000;
    socket.write(Buffer.alloc(total, 'x'));
    await settle(200);
    const { writableLength } = socket;
    expect(writableLength).toBeGreaterThan(total / 2);
    await received.advanceUntil(() => socket.writableLength < writableLength, 1000);
    socket.destroy();
  });

  it('disconnects the one that was silent for longest beyond 16 connections', async () => {
    await using received = await openServer();
    const sockets: Socket[] = [];
    for (let n = 0; n < 16; n += 1) {
      sockets.push(await connected(received.port));
      received.clock.advance(1000);
      await settle();
    }
    await writeParts(sockets[0] as Socket, ['<a/>']);
    const closed = once(sockets[1] as Socket, 'close');
    sockets[1]?.resume();
    const last = await connected(received.port);
    await closed;
    await writeParts(last, ['<b/>']);
    await writeParts(sockets[0] as Socket, ['<c/>']);
    expect(received.texts()).toEqual(['<a/>', '<b/>', '<c/>']);
    expect(received.remarks).toEqual([
      '127.0.0.1 was disconnected, because more than 16 connections were open.',
    ]);
    for (const socket of [...sockets, last]) socket.destroy();
  });

  it('keeps a connection that is silent for a day', async () => {
    await using received = await openServer();
    const socket = await connected(received.port);
    await writeParts(socket, ['<a/>']);
    received.clock.advance(86_400_000);
    await writeParts(socket, ['<b/>']);
    expect(received.texts()).toEqual(['<a/>', '<b/>']);
  });

  it('says that its port is in use, and opens it when it is free', async () => {
    const other = createServer();
    const holder = await listening(other);
    await using received = testTransport({ type: 'tcp-server', port: holder.port }, { ports: [holder.port] });
    await received.until(() => received.states.length > 0);
    expect(received.state()).toBe(
      `failed: TCP port ${holder.port} could not be opened: another program or another input uses it.`,
    );
    await holder[Symbol.asyncDispose]();
    await received.advanceUntil(() => received.state().startsWith('waiting'));
    const socket = await connected(holder.port);
    await writeParts(socket, ['<a/>']);
    expect(received.texts()).toEqual(['<a/>']);
  });

  it('stores a message again after a failure, and gives it up after the sixth', async () => {
    const failing = new Map([
      ['<a/>', 3],
      ['<b/>', 99],
    ]);
    await using received = await openServer({
      beforeStore({ bytes }) {
        const text = Buffer.from(bytes).toString();
        const left = failing.get(text) ?? 0;
        failing.set(text, left - 1);
        if (left > 0) throw new Error('The database is closed.');
      },
    });
    const socket = await connected(received.port);
    await writeParts(socket, ['<a/><b/><c/>']);
    expect(received.texts()).toEqual([]);
    await received.advanceUntil(() => received.deliveries.length === 2);
    expect(received.texts()).toEqual(['<a/>', '<c/>']);
    expect(failing.get('<b/>')).toBe(93);
    expect(received.remarks).toEqual(['A message could not be stored, and is lost.']);
  });
});

describe('ports', () => {
  it.each([
    [[], /POSTKIT_PLAYOUT_PORTS=9000-9019/],
    [[9001], /may receive playout messages: 9001\./],
  ])('are refused unless they are among %j', async (ports, reason) => {
    for (const type of ['tcp-server', 'udp'] as const) {
      await using received = testTransport({ type, port: 9000 }, { ports });
      await received.until(() => received.states.length > 0);
      received.clock.advance(600_000);
      await settle();
      expect(received.states).toMatchObject([{ state: 'failed', reason: expect.stringMatching(reason) }]);
    }
  });

  it('that UDP cannot open are tried again', async () => {
    const port = await freePort();
    const holder = testTransport({ type: 'udp', port }, { ports: [port] });
    await holder.until(() => holder.states.length > 0);
    await using received = testTransport({ type: 'udp', port }, { ports: [port] });
    await received.until(() => received.states.length > 0);
    expect(received.state()).toContain(`UDP port ${port} could not be opened: another program`);
    await holder.close();
    await received.advanceUntil(() => received.state().startsWith('waiting'));
  });
});

describe('tcp-client', () => {
  it('connects again after 1 s, then after twice the time, up to a minute', async () => {
    const port = await freePort();
    await using received = testTransport({ type: 'tcp-client', host: '127.0.0.1', port });
    const failures: number[] = [];
    const isFailed = () => received.states.filter(({ state }) => state === 'failed').length > failures.length;
    while (failures.length < 9) {
      await received.advanceUntil(isFailed, 250);
      failures.push(received.clock.now());
    }
    expect(received.state()).toBe(`failed: No connection to 127.0.0.1, port ${port} could be opened.`);
    const waits = failures.slice(1).map((at, index) => at - (failures[index] ?? 0));
    for (const [index, least] of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least);
      expect(waits[index]).toBeLessThanOrEqual(Math.min(60_000, least * 1.25) + 500);
    }
  });

  it('connects again to a server that closes, and reads the rest that it sent', async () => {
    const server = createServer();
    await using listener = await listening(server);
    const first = once(server, 'connection');
    await using received = testTransport(
      { type: 'tcp-client', host: 'localhost', port: listener.port },
      { framing: 'blank-line' },
    );
    const [socket] = (await first) as [Socket];
    const second = once(server, 'connection');
    socket.end('{"now":1}');
    await received.until(() => received.state().startsWith('failed'));
    expect(received.state()).toBe('failed: The other side closed the connection.');
    await received.advanceUntil(() => received.state() === 'connected: ');
    const [again] = (await second) as [Socket];
    await writeParts(again, ['{"now":2}\n\n']);
    expect(received.texts()).toEqual(['{"now":1}', '{"now":2}\n\n']);
    expect(received.deliveries[0]?.peer).toBe('localhost');
  });
});
