import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type Operation } from '@postkit/sdk/schema';
import { createFakeClock } from '../platform/fake-clock.ts';
import { startStation, type TestStation } from '../testing/index.ts';
import { makeTestCallers, type TestCaller } from './make-test-callers.ts';
import { samplePath } from './sample-call.ts';

const table: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));
/** Reads as well: a request may have a body although its operation takes none. */
const rows = table
  .filter(({ responseKind }) => responseKind !== 'stream')
  .map((operation) => [operation.id, operation] as const);

/** Kinds of bodies that handlers read by themselves, or that only few operations take. */
const streamed: readonly unknown[] = ['multipart', 'bytes', 'form'];

/** More than Node and the handlers read ahead of a body that waits. */
const bytes = 1_000_000;
const boundary = 'edge';
const bodies: readonly (readonly [contentType: string, body: Buffer])[] = [
  ['multipart/form-data; boundary=edge', formOf('wrong')],
  ['multipart/form-data; boundary=edge', formOf('file')],
  ['multipart/form-data; boundary=edge', formOf('image')],
  ['application/offset+octet-stream', Buffer.alloc(bytes, 'a')],
  ['application/x-www-form-urlencoded', Buffer.alloc(bytes, 'a')],
  ['application/json', Buffer.from(JSON.stringify({ unknown: 'a'.repeat(bytes) }))],
  ['application/octet-stream', Buffer.alloc(bytes, 'a')],
];

function formOf(field: string): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.bin"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 'a'), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

let server: TestStation;
let admin: TestCaller;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startStation({ clock: createFakeClock() });
  const found = (await makeTestCallers(server)).find(({ name }) => name === 'company admin');
  if (!found) throw new Error('There is no company admin.');
  admin = found;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

async function readUntil(socket: Socket, isEnough: (text: string) => boolean): Promise<string> {
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += String(part);
    if (isEnough(text)) break;
  }
  return text;
}

/** The status lines of a call with a body, and of a read behind it on the same connection; "closed" if the response announces it. */
async function statusesOnOneConnection(
  operation: Operation,
  sent: (typeof bodies)[number],
  authorization: string | null,
): Promise<string[]> {
  const [contentType, body] = sent;
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  const path = samplePath(operation, { station: admin.slug, sessionId: admin.sessionId });
  const headers = [
    `${operation.method} ${path} HTTP/1.1`,
    'host: station.example',
    `content-type: ${contentType}`,
    `content-length: ${body.length}`,
    ...(authorization ? [`authorization: ${authorization}`] : []),
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  socket.write('GET /no-such-page HTTP/1.1\r\nhost: station.example\r\n\r\n');
  const text = await readUntil(socket, (answer) => answer.split('HTTP/1.1 ').length > 2);
  socket.destroy();
  const [first = 'none', second = /connection: close/i.test(text) ? 'closed' : 'broken'] =
    text.match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? [];
  return [first, second];
}

describe('a request that is refused before its body is read', () => {
  it.each(rows)('leaves the connection usable, or closes it: %s', async (_id, operation) => {
    const tried = streamed.includes(operation.bodyKind) ? bodies : bodies.slice(-2);
    const calls = tried.flatMap((body) =>
      [null, admin.authorization].map((authorization) => ({ body, authorization })),
    );
    const results = await Promise.all(
      calls.map(async ({ body, authorization }) => [
        body[0],
        ...(await statusesOnOneConnection(operation, body, authorization)),
      ]),
    );
    expect(results.filter(([, , second]) => second !== '404' && second !== 'closed')).toEqual([]);
  });
});
