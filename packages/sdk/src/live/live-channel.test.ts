import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import type { LogEntry } from '../core/log.ts';
import { lastEventIds, startStream, writeTune } from '../core/testing/event-stream.ts';
import { localServer } from '../core/testing/local-server.ts';
import type { LocalServer } from '../core/testing/local-server.ts';
import { manualClock } from '../core/testing/manual-clock.ts';
import { createTransport } from '../core/transport.ts';
import { operation } from '../schema/operation.ts';
import { createLiveChannel } from './live-channel.ts';
import type { LiveChannelOptions } from './live-channel.ts';
import type { LiveState } from './live-state.ts';

const names = ['tune_played', 'reset'] as const;
const schemas = { tune_played: z.object({ tune_id: z.int() }), reset: z.object({}) } as const;

const stream = operation({
  id: 'live.stream',
  summary: 'The live channel',
  method: 'GET',
  path: '/sessions/{sessionId}',
  params: z.object({ sessionId: z.string() }),
  query: z.object({ format: z.literal('json') }),
  responseKind: 'stream',
  success: 200,
  errors: [401],
  access: { role: 'signed_in' },
  host: 'events',
});

function channelTo(
  server: LocalServer,
  options: Partial<
    LiveChannelOptions<{ tune_played: { tune_id: number }; reset: Record<string, never> }>
  > = {},
) {
  const transport = createTransport({
    baseUrl: 'http://api.invalid',
    station: 'wxyz',
    stationName: 'WXYZ Radio',
    credentials: { username: 'ana', apiKey: 'k' },
    hosts: { events: server.url },
  });
  return createLiveChannel({
    request: () =>
      transport.requestOf(stream, {
        params: { sessionId: transport.sessionId() },
        query: { format: 'json' },
      }),
    names,
    schemas,
    clock: manualClock(60_000),
    ...options,
  });
}

/** Has 30 events, sends those after Last-Event-ID, five per connection, and fails in every way in between. */
function unreliableServer() {
  const failures = [undefined, 401, undefined, 503, 204, undefined, 'destroy', 500, 'html'] as const;
  return localServer((response, { headers }, before) => {
    const failure = failures[before];
    if (failure === 'destroy') response.destroy();
    else if (failure === 'html')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>sign in</p>');
    else if (failure) response.writeHead(failure).end();
    else {
      startStream(response);
      const last = Number(headers['last-event-id'] ?? 0);
      for (let id = last + 1; id <= Math.min(30, last + 5); id += 1) writeTune(response, id);
      // Drops the connection within the next event, which must not be lost.
      if (last + 5 < 30) response.end(`id: ${last + 6}\nevent: tune_played\ndata: {"tune`);
    }
  });
}

/** Milliseconds that a loaded machine may need for something immediate. */
const slow = 10_000;

describe('createLiveChannel', () => {
  it('opens no connection before open is called', async () => {
    await using server = await localServer((response) => startStream(response));
    const channel = channelTo(server);
    channel.on('tune_played', () => {});
    expect(channel.state).toBe('closed');
    channel.open();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), slow);
    channel.close();
    expect(server.received).toHaveLength(1);
  });

  it('SHELL-083 LIVE-002 LIVE-003 requests the session stream as json from the events host, with the usual headers', async () => {
    await using server = await localServer((response) => startStream(response));
    const channel = channelTo(server);
    channel.open();
    await vi.waitFor(() => expect(channel.state).toBe('open'), slow);
    channel.close();
    const [request] = server.received;
    expect(request?.url).toMatch(/^\/sessions\/[\w-]{30}\?format=json$/);
    expect(request?.headers).toMatchObject({ authorization: 'ApiKey ana:k', accept: 'text/event-stream' });
    expect(request?.url).toContain(String(request?.headers['x-session-id']));
  });

  it('delivers every event once and in order, despite dropped connections, errors and stops', async () => {
    await using server = await unreliableServer();
    const clock = manualClock(60_000);
    const channel = channelTo(server, { clock });
    const played: number[] = [];
    channel.on('tune_played', ({ tune_id }) => played.push(tune_id));
    channel.open();
    await vi.waitFor(() => expect(played).toHaveLength(30), slow);
    channel.close();
    expect(played).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(lastEventIds(server.received)).toEqual([
      undefined,
      '5',
      '5',
      '10',
      '10',
      '10',
      '15',
      '15',
      '15',
      '15',
      '20',
      '25',
    ]);
    // The station refused with 401 and 204. It was away with 503, after the connection that broke twice, with 500 and a wrong type.
    expect(clock.waits.filter((wait) => wait === 20_000)).toHaveLength(2);
    expect(clock.waits.filter((wait) => wait <= 2_000)).toHaveLength(4);
  });

  it('reports a 401, and no other error status', async () => {
    await using server = await localServer((response, _request, before) => {
      if (before === 2) startStream(response);
      else response.writeHead(before === 0 ? 503 : 401).end();
    });
    const onUnauthorized = vi.fn<() => void>();
    const channel = channelTo(server, { onUnauthorized });
    channel.open();
    expect(channel.state).toBe('connecting');
    await vi.waitFor(() => expect(channel.state).toBe('open'), slow);
    channel.close();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('delivers a reset whose id is known, and events whose ids the server assigns again after it', async () => {
    await using server = await localServer((response, _request, before) => {
      startStream(response);
      if (before > 0) response.write('id: 1\nevent: reset\ndata: {}\n\n');
      for (const id of [1, 2, 3]) writeTune(response, id);
      if (before === 0) response.end();
    });
    const channel = channelTo(server);
    const delivered: string[] = [];
    channel.on('tune_played', (_, { id }) => delivered.push(id));
    channel.on('reset', () => delivered.push('reset'));
    channel.open();
    await vi.waitFor(() => expect(delivered).toHaveLength(6), slow);
    channel.close();
    expect(delivered).toEqual(['1', '2', '3', 'reset', '2', '3']);
  });

  it('SHELL-085 LIVE-006 logs each lost connection and retries', async () => {
    await using server = await localServer((response, _request, before) =>
      before < 2 ? response.writeHead(503).end() : startStream(response),
    );
    const lines: LogEntry[] = [];
    const states: LiveState[] = [];
    const channel = channelTo(server, {
      log: (line) => lines.push(line),
      onStateChange: (state) => states.push(state),
    });
    channel.open();
    await vi.waitFor(() => expect(channel.state).toBe('open'), slow);
    channel.close();
    expect(lines.map(({ level, status }) => [level, status])).toEqual([
      ['warn', 503],
      ['warn', 503],
    ]);
    expect(states).toEqual([
      'connecting',
      'waiting',
      'connecting',
      'waiting',
      'connecting',
      'open',
      'closed',
    ]);
  });

  it('notifies every state handler until it unsubscribes', async () => {
    await using server = await localServer((response) => startStream(response));
    const channel = channelTo(server);
    const all: LiveState[] = [];
    const some: LiveState[] = [];
    const add = (state: LiveState) => void all.push(state);
    channel.onState(add);
    const endSecond = channel.onState(add);
    const endSome = channel.onState((state) => void some.push(state));
    channel.open();
    await vi.waitFor(() => expect(channel.state).toBe('open'), slow);
    endSecond();
    endSome();
    channel.close();
    expect(all).toEqual(['connecting', 'connecting', 'open', 'open', 'closed']);
    expect(some).toEqual(['connecting', 'open']);
  });

  it('resumes when it is opened again', async () => {
    await using server = await localServer((response, { headers }) => {
      startStream(response);
      writeTune(response, Number(headers['last-event-id'] ?? 0) + 1);
    });
    const channel = channelTo(server);
    const played: number[] = [];
    channel.on('tune_played', ({ tune_id }) => played.push(tune_id));
    for (const count of [1, 2]) {
      channel.open();
      channel.open();
      await vi.waitFor(() => expect(played).toHaveLength(count), slow);
      channel.close();
    }
    expect(lastEventIds(server.received)).toEqual([undefined, '1']);
  });

  it('starts after the id of the settings, unless it has one of its own', async () => {
    await using server = await localServer((response, { headers }) => {
      startStream(response);
      writeTune(response, Number(headers['last-event-id']) + 1);
    });
    const channel = channelTo(server);
    const played: number[] = [];
    channel.on('tune_played', ({ tune_id }) => played.push(tune_id));
    channel.startAfter('40');
    for (const count of [1, 2]) {
      channel.open();
      await vi.waitFor(() => expect(played).toHaveLength(count), slow);
      channel.close();
      channel.startAfter('70');
    }
    expect(lastEventIds(server.received)).toEqual(['40', '41']);
  });

  it('delivers any JSON without schemas', async () => {
    await using server = await localServer((response) => {
      startStream(response);
      response.write('id: 1\nevent: tune_played\ndata: {"tune_id":"one"}\n\n');
    });
    const channel = channelTo(server, { schemas: undefined });
    const played: unknown[] = [];
    channel.on('tune_played', ({ tune_id }) => played.push(tune_id));
    channel.open();
    await vi.waitFor(() => expect(played).toEqual(['one']), slow);
    channel.close();
  });

  it('skips invalid events and failing handlers, and logs both', async () => {
    await using server = await localServer((response) => {
      startStream(response);
      response.write(
        'id: 1\nevent: tune_played\ndata: {"tune_id":"one"}\n\nid: 2\nevent: tune_played\ndata: {\n\n',
      );
      response.write('id: 3\nevent: of_a_later_version\ndata: {}\n\n');
      writeTune(response, 4);
    });
    const lines: LogEntry[] = [];
    const played: number[] = [];
    const channel = channelTo(server, { log: (line) => lines.push(line) });
    channel.on('tune_played', () => {
      throw new Error('broken handler');
    });
    channel.on('tune_played', ({ tune_id }) => played.push(tune_id));
    channel.open();
    await vi.waitFor(() => expect(played).toEqual([4]), slow);
    channel.close();
    expect(lines.map(({ message }) => message)).toEqual([
      'live event tune_played does not fit',
      'live event tune_played does not fit',
      'a handler of live event tune_played failed',
    ]);
  });

  it('ends a subscription without ending another of the same function', async () => {
    await using server = await localServer((response) => {
      startStream(response);
      writeTune(response, 1);
    });
    const channel = channelTo(server);
    const played: number[] = [];
    const handler = ({ tune_id }: { tune_id: number }) => void played.push(tune_id);
    const end = channel.on('tune_played', handler);
    channel.on('tune_played', handler);
    end();
    channel.open();
    await vi.waitFor(() => expect(played).toEqual([1]), slow);
    channel.close();
  });

  it('types names and payloads', async () => {
    const channel = createLiveChannel({
      request: () => ({ url: 'http://a.example', headers: {}, credentials: 'omit' }),
      names,
      schemas,
    });
    channel.on('tune_played', (payload) => expectTypeOf(payload).toEqualTypeOf<{ tune_id: number }>());
    // @ts-expect-error unknown event
    channel.on('tune_plaid', () => {});
  });
});
