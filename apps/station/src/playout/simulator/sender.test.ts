import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import type { Packet } from './play-day.ts';
import { createSender } from './sender.ts';

const packet = (more: Partial<Packet>): Packet => ({
  at_ms: 0,
  bytes: Buffer.from('<Übergang/>'),
  query: '',
  contentType: 'text/xml',
  isEnd: true,
  element: undefined,
  ...more,
});

it('posts a body, and asks with a query beside that of the address', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await using sender = createSender(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/in/1/?token=t`,
  );
  expect(await sender.send(packet({}))).toBe('200');
  expect(await sender.send(packet({ bytes: Buffer.alloc(0), query: 'song=a%20b' }))).toBe('200');
  server.close();
  expect(requests).toEqual([
    'POST /in/1/?token=t text/xml <Übergang/>',
    'GET /in/1/?token=t&song=a%20b undefined ',
  ]);
  expect(await sender.send(packet({}))).toMatch(/fetch failed/);
});

it('sends over TCP and UDP, and writes a file', async () => {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = once(server, 'connection');
  await using tcp = createSender(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await tcp.send(packet({ isEnd: false }))).toBe('sent');
  expect(await tcp.send(packet({}))).toBe('sent');
  const [socket] = (await connection) as [NodeJS.ReadableStream];
  expect(await text(socket)).toBe('<Übergang/><Übergang/>');
  server.close();

  const receiver = createSocket('udp4').bind(0, '127.0.0.1');
  await once(receiver, 'listening');
  const datagram = once(receiver, 'message');
  await using udp = createSender(`udp://127.0.0.1:${receiver.address().port}`);
  await udp.send(packet({}));
  expect(String((await datagram)[0])).toBe('<Übergang/>');
  receiver.close();

  using folder = temporaryFolder();
  const path = folder.file('now.xml');
  await using file = createSender(path);
  expect(await file.send(packet({}))).toBe('written');
  expect(readFileSync(path, 'utf8')).toBe('<Übergang/>');
});
