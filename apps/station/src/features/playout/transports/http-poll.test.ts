import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { httpServer } from './testing/senders.ts';
import { settle, testTransport, type TestTransportOptions } from './testing/test-transport.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A server that gives each request to the answer that is set, and a transport that asks it. */
async function openPoll(
  first: Answer,
  { every_s = 10, ...options }: TestTransportOptions & { every_s?: number } = {},
) {
  const requests: IncomingMessage['headers'][] = [];
  let answer = first;
  const server = await httpServer((request, response) => {
    requests.push(request.headers);
    answer(response, request);
  });
  const url = `http://127.0.0.1:${server.port}/now?key=hush`;
  const received = testTransport({ type: 'http-poll', url, every_s }, options);
  await received.until(() => received.armed() > 0);
  return {
    received,
    requests,
    /** Advances to the next request and waits until it is taken. */
    async next(change?: Answer): Promise<void> {
      answer = change ?? answer;
      const { length } = requests;
      const timers = received.armed();
      await received.advanceUntil(() => requests.length > length, 250);
      await received.until(() => received.armed() > timers);
    },
    async [Symbol.asyncDispose]() {
      await received.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

const send =
  (body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

describe('http-poll', () => {
  it('delivers a body with its content type and its server', async () => {
    await using poll = await openPoll(send('<a/>', { 'content-type': 'text/xml; charset=iso-8859-1' }));
    expect(poll.received.deliveries).toMatchObject([
      { peer: '127.0.0.1', contentType: 'text/xml; charset=iso-8859-1' },
    ]);
    expect(poll.received.state()).toBe('connected: ');
  });

  it('delivers nothing for the same body, and the next one that differs', async () => {
    await using poll = await openPoll(send('<a/>'));
    await poll.next();
    await poll.next(send('<b/>'));
    await poll.next(send(''));
    await poll.next(send('<b/>'));
    expect(poll.received.texts()).toEqual(['<a/>', '<b/>']);
  });

  it('asks for changes by the tag and the date of the last body', async () => {
    const dated = { etag: '"one"', 'last-modified': 'Mon, 05 Jan 2026 12:00:00 GMT' };
    await using poll = await openPoll(send('<a/>', dated));
    await poll.next(send('', {}, 304));
    await poll.next();
    await poll.next(send('<b/>'));
    await poll.next();
    const conditions = poll.requests.map((headers) => [
      headers['if-none-match'],
      headers['if-modified-since'],
    ]);
    const known = ['"one"', 'Mon, 05 Jan 2026 12:00:00 GMT'];
    expect(conditions).toEqual([[undefined, undefined], known, known, known, [undefined, undefined]]);
    expect(poll.received.texts()).toEqual(['<a/>', '<b/>']);
  });

  it.each([
    [0.1, 1000],
    [10, 10_000],
    [9999, 300_000],
  ])('asks every %d s within 1 and 300 s', async (every_s, expected_ms) => {
    await using poll = await openPoll(send('<a/>'), { every_s });
    const before = poll.received.clock.now();
    await poll.next();
    await poll.next();
    const waited_ms = (poll.received.clock.now() - before) / 2;
    expect(Math.abs(waited_ms - expected_ms)).toBeLessThanOrEqual(250);
  });

  it.each([
    [429, '120', 120_000],
    [503, 'Mon, 05 Jan 2026 12:02:00 GMT', 120_000],
    [500, '99999999', 3_600_000],
    [503, 'soon', 10_000],
    [404, undefined, 10_000],
  ])('waits after the status %d as long as "Retry-After: %s" says', async (status, retry, expected_ms) => {
    const headers: Record<string, string> = retry === undefined ? {} : { 'retry-after': retry };
    await using poll = await openPoll(send('', headers, status));
    expect(poll.received.state()).toBe(`failed: The server responds with the status ${status}.`);
    const before = poll.received.clock.now();
    await poll.next(send('<a/>'));
    const waited_ms = poll.received.clock.now() - before;
    expect(waited_ms).toBeGreaterThanOrEqual(expected_ms);
    expect(waited_ms).toBeLessThanOrEqual(expected_ms + 500);
    expect(poll.received.texts()).toEqual(['<a/>']);
    expect(poll.received.state()).toBe('connected: ');
  });

  it.each<[string, Answer, string]>([
    ['is too large', send('x'.repeat(1_100_000)), 'The content at this address is too large.'],
    [
      'is cut',
      (response) =>
        void response.writeHead(200, { 'content-length': '99' }).write('<a', () => response.destroy()),
      'This address could not be reached.',
    ],
    ['breaks off', (response) => void response.destroy(), 'This address could not be reached.'],
    [
      'redirects in a circle',
      send('', { location: '/now' }, 302),
      'The address redirects in a circle, or too often.',
    ],
  ])('says that a response %s, without the address, and asks again', async (_fault, answer, reason) => {
    await using poll = await openPoll(answer);
    expect(poll.received.state()).toBe(`failed: ${reason}`);
    await poll.next(send('<a/>'));
    expect(poll.received.texts()).toEqual(['<a/>']);
  });

  it('does not ask again before the message is stored', async () => {
    const { promise: stored, resolve } = Promise.withResolvers<void>();
    let requests = 0;
    await using server = await httpServer((_request, response) => {
      requests += 1;
      response.end('<a/>');
    });
    await using received = testTransport(
      { type: 'http-poll', url: `http://127.0.0.1:${server.port}/`, every_s: 1 },
      { beforeStore: () => stored },
    );
    await settle(100);
    received.clock.advance(60_000);
    await settle(100);
    expect([requests, received.deliveries]).toEqual([1, []]);
    resolve();
    await received.until(() => received.deliveries.length === 1);
  });

  it('ends a request that runs when it closes', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<unknown>();
    const server = await httpServer((_request, response) => resolve(once(response, 'close')));
    const received = testTransport({
      type: 'http-poll',
      url: `http://127.0.0.1:${server.port}/`,
      every_s: 1,
    });
    await settle(100);
    await received.close();
    await closed;
    expect(received.states).toEqual([]);
    await server[Symbol.asyncDispose]();
  });
});
