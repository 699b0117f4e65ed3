import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { respondJson, localServer } from './testing/local-server.ts';
import type { LocalServer } from './testing/local-server.ts';
import { manualClock } from './testing/manual-clock.ts';
import { tunes } from './testing/operations.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

const one = { params: { id: 1 } };

function transportTo(server: LocalServer | string, options: TransportOptions = {}) {
  return createTransport({
    baseUrl: typeof server === 'string' ? server : server.url,
    station: 'wxyz',
    ...options,
  });
}

/** Responds to the first requests with these statuses, and to later ones with success. */
function recoveringServer(statuses: number[], headers: Record<string, string> = {}) {
  return localServer((response, _request, before) => {
    const status = statuses[before];
    if (status === undefined) respondJson(response, { id: 1, title: 'x' });
    else respondJson(response, { error_message: 'Not now.' }, status, headers);
  });
}

async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

describe('createTransport: failures', () => {
  it('retries twice, with pauses', async () => {
    const clock = manualClock(60_000);
    await using server = await recoveringServer([503, 500]);
    expect(await transportTo(server, { clock }).call(tunes.get, one)).toEqual({ id: 1, title: 'x' });
    expect(clock.waits).toHaveLength(2);
  });

  it('waits as long as Retry-After says', async () => {
    const clock = manualClock(60_000);
    await using server = await recoveringServer([429], { 'Retry-After': '17' });
    await transportTo(server, { clock }).call(tunes.get, one);
    expect(clock.waits).toEqual([17_000]);
  });

  it('throws the last error after all attempts', async () => {
    await using server = await recoveringServer([503, 503, 503], { 'X-Request-Id': 'r9' });
    const call = transportTo(server, { clock: manualClock(60_000) }).call(tunes.get, one);
    await expect(call).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      message: '503: Not now.',
      requestId: 'r9',
      operation: 'tunes.get',
    });
    expect(server.received).toHaveLength(3);
  });

  it('sends a write once, but retries an idempotent one with the same key', async () => {
    const clock = manualClock(60_000);
    await using server = await recoveringServer([503, 503]);
    const transport = transportTo(server, { clock });
    await expect(transport.call(tunes.create, { body: { title: 'x' } })).rejects.toMatchObject({
      status: 503,
    });
    expect(server.received).toHaveLength(1);
    await transport.call(tunes.saveOnce, { body: { id: 1, title: 'x' } });
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([undefined, expect.stringMatching(/^[0-9a-f]{32}$/), keys[1]]);
    await transport.call(tunes.saveOnce, { body: { id: 1, title: 'x' } });
    expect(server.received[3]?.headers['idempotency-key']).not.toBe(keys[1]);
  });

  it('retries after a broken connection, and even a write if the connection was refused', async () => {
    const clock = manualClock(60_000);
    await using server = await localServer((response, _request, before) => {
      if (before === 0) response.destroy();
      else respondJson(response, { id: 1, title: 'x' });
    });
    await transportTo(server, { clock }).call(tunes.get, one);
    expect(server.received).toHaveLength(2);
    const refused = manualClock(60_000);
    const call = transportTo(await freeAddress(), { clock: refused }).call(tunes.create, {
      body: { title: 'x' },
    });
    await expect(call).rejects.toMatchObject({
      name: 'NetworkError',
      code: 'network',
      message: expect.stringMatching(/^Unable to talk to server at http:\/\/127\.0\.0\.1:\d+$/),
      address: expect.stringMatching(/\/wxyz\/api\/v1\/tune\/$/),
      cause: expect.any(TypeError),
    });
    expect(refused.waits).toHaveLength(2);
  });

  it('aborts an attempt that takes too long, including reading the response', async () => {
    await using silent = await localServer(() => {});
    await expect(transportTo(silent, { retries: 0, timeout: 20 }).call(tunes.get, one)).rejects.toMatchObject(
      {
        name: 'TimeoutError',
        code: 'timeout',
      },
    );
    await using slow = await localServer((response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
    );
    const call = transportTo(slow, { retries: 1 }).call(tunes.get, { ...one, timeout: 20 });
    await expect(call).rejects.toMatchObject({ code: 'timeout' });
    expect(slow.received).toHaveLength(2);
  });

  it('sets no timeout for reading an opened body', async () => {
    let release = () => {};
    await using server = await localServer((response) => {
      response.write('first ');
      release = () => response.end('last');
    });
    let runOut = () => {};
    const clock: Clock = {
      now: () => 0,
      after(_milliseconds, run) {
        runOut = run;
        return () => void (runOut = () => {});
      },
    };
    const opened = await transportTo(server, { clock }).open(tunes.download, one);
    runOut();
    release();
    expect(await opened.text()).toBe('first last');
  });

  it('aborts immediately on the caller’s signal: before, during and between attempts', async () => {
    const reason = new Error('left the page');
    await using server = await localServer((_response, _request, before) => {
      if (before === 0) during.abort(reason);
    });
    const during = new AbortController();
    const aborted = { name: 'AbortError', code: 'aborted', cause: reason };
    await expect(
      transportTo(server).call(tunes.get, { ...one, signal: AbortSignal.abort(reason) }),
    ).rejects.toMatchObject(aborted);
    expect(server.received).toHaveLength(0);
    await expect(
      transportTo(server).call(tunes.get, { ...one, signal: during.signal }),
    ).rejects.toMatchObject(aborted);
    expect(server.received).toHaveLength(1);

    const between = new AbortController();
    await using refusing = await recoveringServer([503], { 'Retry-After': '50' });
    const hooks = { onError: () => void setImmediate(() => between.abort(reason)) };
    await expect(
      transportTo(refusing, { hooks }).call(tunes.get, { ...one, signal: between.signal }),
    ).rejects.toMatchObject(aborted);
    expect(refusing.received).toHaveLength(1);
  });

  it('throws ResponseError for a success whose body does not fit', async () => {
    const answers = ['<html>', '{"name":"x","features":"{"}', '{"name":1,"features":"{}"}'];
    await using server = await localServer((response, _request, before) => response.end(answers[before]));
    const transport = transportTo(server);
    for (const _ of answers) {
      const error = await transport.call(tunes.jukebox, { body: {} }).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: 'ResponseError', code: 'response', operation: 'tunes.jukebox' });
    }
  });

  it('validates plain responses only with `validate`', async () => {
    await using server = await localServer((response) => respondJson(response, { id: 'one', title: 'x' }));
    expect(await transportTo(server).call(tunes.get, one)).toEqual({ id: 'one', title: 'x' });
    const error = await transportTo(server, { validate: { operations: {} } })
      .call(tunes.get, one)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'response',
      message: expect.stringContaining('tunes.get: the response does not fit at "id"'),
    });
  });

  it('reads at most 64 kB of an error body', async () => {
    await using server = await localServer((response) => response.writeHead(400).end('x'.repeat(1_000_000)));
    const error = await transportTo(server)
      .call(tunes.get, one)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 400, body: 'x'.repeat(64 * 1024) });
  });
});
