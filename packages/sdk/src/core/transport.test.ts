import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { systemClock } from './clock.ts';
import type { LogEntry } from './log.ts';
import { respondJson, localServer } from './testing/local-server.ts';
import type { LocalServer } from './testing/local-server.ts';
import { tunes } from './testing/operations.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

function transportTo(server: LocalServer, options: TransportOptions = {}) {
  return createTransport({ baseUrl: server.url, station: 'wxyz', ...options });
}

describe('createTransport', () => {
  it('sends params, query and body, and returns a typed response', async () => {
    await using server = await localServer((response, { method }) =>
      respondJson(response, { id: 3, title: 'x' }, method === 'POST' ? 201 : 200),
    );
    const transport = transportTo(server);
    const got = await transport.call(tunes.get, {
      params: { id: 3 },
      query: { tags: ['a', 'b'], search: undefined },
    });
    expectTypeOf(got).toEqualTypeOf<{ id: number; title: string }>();
    expect(got).toEqual({ id: 3, title: 'x' });
    await transport.call(tunes.create, { body: { title: 'Ü' }, params: { station: 'other' } });
    expect(server.received.map(({ method, url, body }) => [method, url, body.toString()])).toEqual([
      ['GET', '/wxyz/api/v1/tune/3/?tags=a&tags=b', ''],
      ['POST', '/other/api/v1/tune/', '{"title":"Ü"}'],
    ]);
    expect(server.received[1]?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
  });

  it('KIT-012 enforces the declared input by types', () => {
    const transport = createTransport({ baseUrl: 'http://a.example' });
    // @ts-expect-error the path needs an id
    void (() => transport.call(tunes.get, { params: {} }));
    // @ts-expect-error the body needs a title
    void (() => transport.call(tunes.create, { body: {} }));
    // @ts-expect-error unknown query parameter
    void (() => transport.call(tunes.list, { query: { page: 1 } }));
    void (() => transport.call(tunes.list));
    const deleted = () => transport.call(tunes.delete, { params: { id: 1 } });
    expectTypeOf(deleted).returns.resolves.toEqualTypeOf<undefined>();
  });

  it('encodes and decodes JSON inside a text, and omits absent fields', async () => {
    await using server = await localServer((response) =>
      respondJson(response, { name: 'x', features: '{"loud":true}' }),
    );
    const answer = await transportTo(server).call(tunes.jukebox, { body: { features: { loud: false } } });
    expect(JSON.parse(String(server.received[0]?.body))).toEqual({ features: '{"loud":false}' });
    expect(answer).toEqual({ name: 'x', features: { loud: true } });
  });

  it('returns status and headers with an exchange', async () => {
    await using server = await localServer((response) =>
      respondJson(response, { id: 1, title: '' }, 200, { 'X-Color': '3', 'X-Request-Id': 'r1' }),
    );
    const exchange = await transportTo(server).exchange(tunes.get, { params: { id: 1 } });
    expect(exchange).toMatchObject({ status: 200, requestId: 'r1', body: { id: 1 } });
    expect(exchange.headers.get('x-color')).toBe('3');
  });

  it('opens responses without JSON: bytes, unchanged files, redirects', async () => {
    await using server = await localServer((response, { url, headers }) => {
      if (url.startsWith('/stations')) response.writeHead(302, { Location: '/away' }).end();
      else if (headers['if-none-match']) response.writeHead(304).end();
      else response.end('bytes');
    });
    const transport = transportTo(server);
    expect(await (await transport.open(tunes.download, { params: { id: 1 } })).text()).toBe('bytes');
    const unchanged = await transport.open(tunes.download, {
      params: { id: 1 },
      headers: { 'If-None-Match': '"a"' },
    });
    expect(unchanged.status).toBe(304);
    const redirect = await transport.open(tunes.enter, { query: { to: 'x' } });
    expect(redirect.headers.get('location')).toBe('/away');
    expect(server.received).toHaveLength(3);
  });

  it('resolves to undefined for an operation without a response body', async () => {
    await using server = await localServer((response) => response.writeHead(204).end());
    expect(await transportTo(server).call(tunes.delete, { params: { id: 1 } })).toBeUndefined();
  });

  it('warns about a success status that is not the declared one', async () => {
    const lines: LogEntry[] = [];
    await using server = await localServer((response) => respondJson(response, { ok: true }, 200));
    await transportTo(server, { log: (line) => lines.push(line) }).call(tunes.upload, {
      form: { title: 'x' },
    });
    expect(lines).toEqual([
      { level: 'warn', message: 'expected status 202', operation: 'tunes.upload', status: 200 },
    ]);
  });

  it('calls hooks for every attempt, and sends the headers that they add', async () => {
    const log: unknown[] = [];
    await using server = await localServer((response, _request, before) =>
      respondJson(response, { id: 1, title: '' }, before === 0 ? 503 : 200, { 'Retry-After': '0' }),
    );
    const transport = transportTo(server, {
      hooks: {
        onRequest(state) {
          state.headers['X-Trace'] = `t${state.attempt}`;
          log.push(`request ${state.operation.id} ${state.attempt}`);
        },
        onResponse: ({ response, attempt }) => void log.push(`response ${attempt} ${response.status}`),
        onError: ({ error, retryIn }) => void log.push(`error ${error.code} ${retryIn}`),
      },
    });
    await transport.call(tunes.get, { params: { id: 1 } });
    expect(log).toEqual([
      'request tunes.get 1',
      'response 1 503',
      'error unavailable 0',
      'request tunes.get 2',
      'response 2 200',
    ]);
    expect(server.received.map(({ headers }) => headers['x-trace'])).toEqual(['t1', 't2']);
  });

  it('logs each response and each failure at its level', async () => {
    const lines: LogEntry[] = [];
    await using server = await localServer((response, _request, before) =>
      respondJson(response, { error_message: 'No.' }, before === 0 ? 503 : 404, { 'Retry-After': '0' }),
    );
    let now = 0;
    const clock = { ...systemClock, now: () => (now += 7) };
    const transport = transportTo(server, { clock, logLevel: 'debug', log: (line) => lines.push(line) });
    await expect(transport.call(tunes.get, { params: { id: 1 } })).rejects.toThrow('404');
    const about = { operation: 'tunes.get', attempt: 1 };
    expect(lines).toEqual([
      { ...about, level: 'debug', message: 'answered', status: 503, milliseconds: 7 },
      {
        ...about,
        level: 'info',
        message: 'call failed, next try in 0 ms',
        error: expect.objectContaining({ status: 503 }),
      },
      { ...about, attempt: 2, level: 'debug', message: 'answered', status: 404, milliseconds: 7 },
      {
        ...about,
        attempt: 2,
        level: 'info',
        message: 'call failed',
        error: expect.objectContaining({ status: 404 }),
      },
    ]);
  });

  it('follows redirects, except of an operation that redirects, and sends a key for writes only', () => {
    const transport = createTransport({ baseUrl: 'http://a.example', station: 'wxyz' });
    expect(transport.requestOf(tunes.enter, { query: { to: 'x' } }).redirect).toBe('manual');
    const read = transport.requestOf({ ...tunes.get, idempotent: true }, { params: { id: 1 } });
    expect(read.redirect).toBe('follow');
    expect(read.headers).not.toHaveProperty('Idempotency-Key');
  });

  it('rethrows the error of a hook unchanged', async () => {
    await using server = await localServer((response) => respondJson(response, {}));
    const own = new TypeError('the host is broken');
    const onError = vi.fn<() => void>();
    const transport = transportTo(server, {
      hooks: {
        onError,
        onResponse() {
          throw own;
        },
      },
    });
    await expect(transport.call(tunes.get, { params: { id: 1 } })).rejects.toBe(own);
    expect(onError).not.toHaveBeenCalled();
  });
});
