import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../playout/index.ts';
import { httpServer } from './testing/senders.ts';
import { settle, testTransport } from './testing/test-transport.ts';

async function openStream(answer: (response: ServerResponse) => void) {
  const requests: IncomingMessage['headers'][] = [];
  const responses: ServerResponse[] = [];
  const server = await httpServer((request, response) => {
    requests.push(request.headers);
    responses.push(response);
    answer(response);
  });
  const received = testTransport({ type: 'sse', url: `http://127.0.0.1:${server.port}/events?key=hush` });
  return {
    received,
    requests,
    responses,
    async [Symbol.asyncDispose]() {
      await received.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

const begin = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).flushHeaders();

describe('sse', () => {
  it('delivers the state and the changes of AzuraCast as its reader takes them, and no sign of life', async () => {
    await using stream = await openStream(begin);
    const np = (title: string) => ({
      station: { shortcode: 'harbour' },
      is_online: true,
      live: { is_live: false },
      now_playing: {
        sh_id: 7,
        played_at: 1_767_614_400,
        duration: 200,
        song: { title, artist: 'Imogen Tallow' },
      },
    });
    const publication = (title: string) => ({ data: { np: np(title) } });
    const events = [
      { connect: { subs: { 'station:harbour': { publications: [publication('Glasshouse')] } } } },
      {},
      { channel: 'station:harbour', pub: publication('Night Ferry') },
    ];
    await stream.received.until(() => stream.received.state() === 'connected: ');
    for (const event of events) stream.responses[0]?.write(`data: ${JSON.stringify(event)}\n\n`);
    await stream.received.until(() => stream.received.deliveries.length === 2);
    const arrival = { arrived_ms: stream.received.clock.now(), timezone: 'Europe/Berlin' };
    const titles = stream.received.deliveries.map((delivery) =>
      readMessage({ preset: 'azuracast-sse' }, delivery, arrival).messages.map(({ title }) => title),
    );
    expect(titles).toEqual([['Glasshouse'], ['Night Ferry']]);
    expect(stream.requests[0]).toMatchObject({ accept: 'text/event-stream', 'cache-control': 'no-store' });
  });

  it('connects again with the id of the last event, after the time that the server set', async () => {
    await using stream = await openStream(begin);
    const { received } = stream;
    await received.until(() => received.state() === 'connected: ');
    stream.responses[0]?.end('retry: 7000\nid: ünf 5\ndata: <a/>\n\ndata: <unfinished');
    await received.until(() => received.state().startsWith('failed'));
    expect(received.state()).toBe('failed: The server ended the stream of events.');
    received.clock.advance(6999);
    await settle();
    expect(stream.requests.length).toBe(1);
    await received.advanceUntil(() => stream.requests.length === 2);
    expect(stream.requests[1]?.['last-event-id']).toBe('%C3%BCnf%205');
    expect(received.texts()).toEqual(['<a/>']);
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    [
      'a page',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('x'),
      'The address responds with text/html instead of server-sent events.',
    ],
    [
      'no type',
      (response) => void response.writeHead(200).end('x'),
      'The address responds with another content instead of server-sent events.',
    ],
    [
      'an error',
      (response) => void response.writeHead(503).end(),
      'The server responds with the status 503.',
    ],
    [
      'no content',
      (response) => void response.writeHead(204).end(),
      'The server responds with the status 204.',
    ],
    ['a reset', (response) => void response.destroy(), 'This address could not be reached.'],
  ])('says that the server responds with %s, and tries again', async (_fault, answer, reason) => {
    await using stream = await openStream(answer);
    await stream.received.until(() => stream.received.state().startsWith('failed'));
    expect(stream.received.state()).toBe(`failed: ${reason}`);
    await stream.received.advanceUntil(() => stream.requests.length === 3);
  });

  it('drops an event that is too long, says so, and reads the next', async () => {
    await using stream = await openStream(begin);
    await stream.received.until(() => stream.received.state() === 'connected: ');
    stream.responses[0]?.write(`data: ${'x'.repeat(300_000)}\n\ndata: <a/>\n\n`);
    await stream.received.until(() => stream.received.deliveries.length === 1);
    expect(stream.received.texts()).toEqual(['<a/>']);
    expect(stream.received.remarks).toEqual(['An event of more than 262144 characters was dropped.']);
  });
});
