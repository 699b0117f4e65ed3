import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../fake-clock.ts';
import { openTestHttp } from './open-test-http.ts';
import { createRevalidation } from './revalidation.ts';
import { serveBuffer } from './serve-file.ts';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

/** A text at an address, which the handler remembers, and the number of calls of the handler. */
async function open({ expiresAt = Infinity }: { expiresAt?: number } = {}) {
  const clock = createFakeClock();
  const { app } = await openTestHttp({}, { clock });
  close = () => app.close();
  const state = { text: 'one', version: '1' };
  const version = vi.fn<() => Promise<string>>(async () => state.version);
  const revalidation = createRevalidation({ http: app, clock, version });
  const handler = vi.fn<(address: string) => void>();
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/text',
    handler: async (request, reply) => {
      handler(request.url);
      const remember = await revalidation.begin(request);
      serveBuffer(request, reply, Buffer.from(state.text), {
        type: 'text/plain',
        modifiedAt: 0,
        cacheControl: 'public, max-age=300',
      });
      remember(reply, expiresAt);
      return reply;
    },
  });
  const call = (
    headers: Record<string, string> = {},
    { method = 'GET', url = '/text' }: { method?: 'GET' | 'HEAD' | 'POST'; url?: string } = {},
  ) => app.inject({ method, url, headers });
  const tag = String((await call()).headers.etag);
  const statusOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).statusCode;
  /** Makes the 304 known; the calls of the handler count from here. */
  const remember = async (url?: string) => {
    await call({ 'if-none-match': tag }, url === undefined ? {} : { url });
    handler.mockClear();
  };
  return { clock, state, version, handler, call, statusOf, remember, tag, headers: { 'if-none-match': tag } };
}

describe('revalidation', () => {
  it('repeats a 304 with its headers, and an id of its own, without the handler', async () => {
    const { call, handler, headers } = await open();
    const first = await call(headers);
    handler.mockClear();
    const again = await call({ ...headers, 'x-request-id': 'another-one' });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([304, 304, '']);
    const { 'x-request-id': id, date: _now, ...others } = again.headers;
    const { 'x-request-id': _id, date: _before, ...expected } = first.headers;
    expect([id, others]).toEqual(['another-one', expected]);
    expect(others).toMatchObject({
      etag: headers['if-none-match'],
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    expect(handler).not.toHaveBeenCalled();
  });

  it('calls the handler after a write, and when the response expires', async () => {
    const { clock, state, statusOf, remember, handler, headers } = await open({
      expiresAt: createFakeClock().now() + 1000,
    });
    await remember();
    Object.assign(state, { text: 'two', version: '2' });
    expect(await statusOf(headers)).toBe(200);
    Object.assign(state, { text: 'one', version: '2' });
    await remember();
    clock.advance(999);
    expect([await statusOf(headers), handler.mock.calls.length]).toEqual([304, 0]);
    clock.advance(1);
    expect([await statusOf(headers), handler.mock.calls.length]).toEqual([304, 1]);
  });

  it('keeps a write that came between the read and the response from being missed', async () => {
    const { state, version, statusOf, handler, headers } = await open();
    version.mockImplementationOnce(async () => {
      const before = state.version;
      state.version = '2';
      return before;
    });
    await statusOf(headers);
    handler.mockClear();
    expect([await statusOf(headers), handler.mock.calls.length]).toEqual([304, 1]);
  });

  it.each([
    ['another tag', { 'if-none-match': '"other"' }, 'GET'],
    ['no tag', {}, 'GET'],
    ['other encodings', { 'accept-encoding': 'gzip' }, 'GET'],
    ['a password', { authorization: 'Basic eDp5' }, 'GET'],
    ['a cookie', { cookie: 'a=b' }, 'GET'],
    ['an origin', { origin: 'https://radio.example' }, 'GET'],
    ['a range', { range: 'bytes=0-1' }, 'GET'],
    ['another method', {}, 'POST'],
  ] as const)('calls the handler for a request with %s', async (name, given, method) => {
    const { call, remember, handler, headers } = await open();
    await remember();
    await call(name === 'no tag' ? {} : { ...headers, ...given }, { method });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('remembers no very long address', async () => {
    const { call, remember, handler, headers } = await open();
    const url = `/text?${'x'.repeat(600)}`;
    await remember(url);
    await call(headers, { url });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('asks the database once for the requests of one turn of the event loop', async () => {
    const { call, remember, version, headers } = await open();
    await remember();
    version.mockClear();
    await Promise.all([call(headers), call(headers), call(headers)]);
    expect(version).toHaveBeenCalledTimes(1);
    await setImmediate();
    await call(headers);
    expect(version).toHaveBeenCalledTimes(2);
  });
});
