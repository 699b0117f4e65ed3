import { describe, expect, it, vi } from 'vitest';
import { isPostKitError } from './errors.ts';
import { sessionId } from './session-id.ts';
import { respondJson, localServer } from './testing/local-server.ts';
import { tunes } from './testing/operations.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

const key = { username: 'ana@wxyz.example', apiKey: 'k-123' };

function respondingServer(status = 200) {
  return localServer((response) => respondJson(response, { id: 1, title: 'x' }, status));
}

async function headersOf(
  options: TransportOptions,
  input: { credentials?: TransportOptions['credentials'] } = {},
) {
  await using server = await respondingServer();
  await createTransport({ baseUrl: server.url, station: 'wxyz', ...options }).call(tunes.get, {
    params: { id: 1 },
    ...input,
  });
  return server.received[0]?.headers ?? {};
}

describe('createTransport: credentials', () => {
  it('AUTH-044 KIT-013 KIT-016 sends Authorization: ApiKey user:key', async () => {
    expect((await headersOf({ credentials: key })).authorization).toBe('ApiKey ana@wxyz.example:k-123');
  });

  it('AUTH-047 KIT-015 sends the literal Custom without a key', async () => {
    expect((await headersOf({})).authorization).toBe('Custom');
    expect((await headersOf({ credentials: 'cookie' })).authorization).toBe('Custom');
  });

  it('sends cookies with Custom and only to its own origin with a key', async () => {
    const modes: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      modes.push(init?.credentials);
      return Response.json({ id: 1, title: 'x' });
    };
    const transport = createTransport({ baseUrl: 'http://a.example', station: 'wxyz', fetch });
    await transport.call(tunes.get, { params: { id: 1 } });
    await transport.call(tunes.get, { params: { id: 1 }, credentials: key });
    expect(modes).toEqual(['include', 'same-origin']);
  });

  it('sends a password for one call, as Basic', async () => {
    const { authorization } = await headersOf(
      { credentials: key },
      { credentials: { username: 'ana', password: 'pässword:1' } },
    );
    expect(authorization).toBe(`Basic ${Buffer.from('ana:pässword:1').toString('base64')}`);
  });

  it('AUTH-046 KIT-014 KIT-016 authorises an address for a browser with username and api_key in the query', async () => {
    await using server = await respondingServer();
    const transport = createTransport({ baseUrl: server.url, station: 'wxyz', credentials: key });
    await fetch(transport.addressOf(tunes.download, { params: { id: 7 } }, { withKey: true }));
    expect(server.received[0]?.url).toBe('/wxyz/tune/7.mp3?username=ana%40wxyz.example&api_key=k-123');
    expect(server.received[0]?.headers.authorization).toBeUndefined();
    expect(transport.addressOf(tunes.download, { params: { id: 7 } })).toBe(`${server.url}/wxyz/tune/7.mp3`);
  });

  it('AUTH-048 never puts the key into the address of a call', async () => {
    await using server = await respondingServer();
    await createTransport({ baseUrl: server.url, station: 'wxyz', credentials: key }).call(tunes.get, {
      params: { id: 1 },
    });
    expect(server.received[0]?.url).toBe('/wxyz/api/v1/tune/1/');
  });

  it('AUTH-049 AUTH-051 LIVE-009 sends the session id of the station name as X-Session-Id', async () => {
    // printf %s 'WXYZ Radio' | openssl dgst -sha256 -binary | base64
    expect((await headersOf({ stationName: 'WXYZ Radio' }))['x-session-id']).toBe(
      'u2Ar6B94V_LrddpViXBPKKiUZeLQR3',
    );
  });

  it('applies credentials, station and hosts that are configured later', async () => {
    await using server = await respondingServer();
    await using media = await localServer((response) => respondJson(response, { ok: true }, 202));
    const transport = createTransport({ baseUrl: server.url });
    await expect(transport.call(tunes.get, { params: { id: 1 } })).rejects.toMatchObject({ code: 'input' });
    expect(() => transport.sessionId()).toThrow('No station');
    transport.configure({ station: 'wxyz', hosts: { media: media.url } });
    transport.configure({ stationName: 'WXYZ Radio', credentials: key });
    await transport.call(tunes.upload, { form: { title: 'x' } });
    expect(media.received[0]).toMatchObject({
      url: '/wxyz/api/v2/upload/',
      headers: { authorization: 'ApiKey ana@wxyz.example:k-123' },
    });
    expect(transport.sessionId()).toBe(sessionId('WXYZ Radio'));
  });

  it('KIT-019 sends paths to the station’s API address, at any base path', async () => {
    await using server = await respondingServer();
    await createTransport({ baseUrl: `${server.url}/post/`, station: 'wxyz' }).call(tunes.get, {
      params: { id: 1 },
    });
    expect(server.received[0]?.url).toBe('/post/wxyz/api/v1/tune/1/');
  });

  it('rejects credentials that no header can carry, without repeating them', async () => {
    const transport = createTransport({
      baseUrl: 'http://a.example',
      station: 'wxyz',
      credentials: { username: 'a', apiKey: 'se\ncret' },
    });
    const error = await transport.call(tunes.get, { params: { id: 1 } }).catch((reason: unknown) => reason);
    expect(isPostKitError(error) && error.code).toBe('input');
    expect(JSON.stringify(error) + String(error)).not.toContain('cret');
  });

  it('fails on a 401 that nothing handles, and reports no other status', async () => {
    await using lost = await respondingServer(401);
    const one = { params: { id: 1 } };
    await expect(
      createTransport({ baseUrl: lost.url, station: 'wxyz' }).call(tunes.get, one),
    ).rejects.toMatchObject({ status: 401 });
    await using forbidding = await respondingServer(403);
    const onUnauthorized = vi.fn<(error: Error) => void>();
    const transport = createTransport({ baseUrl: forbidding.url, station: 'wxyz', onUnauthorized });
    await expect(transport.call(tunes.get, one)).rejects.toMatchObject({ status: 403 });
    const offline = createTransport({
      baseUrl: 'http://127.0.0.1:1',
      station: 'wxyz',
      onUnauthorized,
      retries: 0,
    });
    await expect(offline.call(tunes.get, one)).rejects.toMatchObject({ code: 'network' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('sends no session id without a station, and no key in an address without one', () => {
    const transport = createTransport({ baseUrl: 'http://a.example' });
    const input = { params: { station: 'wxyz', id: 7 } };
    expect(transport.requestOf(tunes.get, input).headers).not.toHaveProperty('X-Session-Id');
    expect(transport.addressOf(tunes.download, input, { withKey: true })).toBe(
      'http://a.example/wxyz/tune/7.mp3',
    );
  });

  it('fails at the first call, and not before, if it has no valid address', async () => {
    for (const [baseUrl, message] of [
      [undefined, /has no baseUrl/],
      ['localhost:4280', /"localhost:4280"/],
    ] as const) {
      const transport = createTransport({ baseUrl, station: 'wxyz' });
      transport.configure({ hosts: { media: 'media.example' } });
      await expect(transport.call(tunes.get, { params: { id: 1 } })).rejects.toMatchObject({
        name: 'PostKitError',
        code: 'input',
        message: expect.stringMatching(message),
      });
    }
  });

  it('takes the page’s origin as the address if the page is known only after its creation', () => {
    const transport = createTransport({ station: 'wxyz' });
    vi.stubGlobal('location', { origin: 'https://page.example' });
    try {
      expect(transport.addressOf(tunes.get, { params: { id: 1 } })).toBe(
        'https://page.example/wxyz/api/v1/tune/1/',
      );
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('adds the address without its query to the error of a response', async () => {
    await using server = await respondingServer(404);
    const call = createTransport({ baseUrl: server.url, station: 'wxyz' }).call(tunes.get, {
      params: { id: 1 },
      query: { search: 'x' },
    });
    await expect(call).rejects.toMatchObject({ status: 404, address: `${server.url}/wxyz/api/v1/tune/1/` });
  });

  it('AUTH-052 AUTH-054 reports a 401, except for a wrong password', async () => {
    await using server = await respondingServer(401);
    const onUnauthorized = vi.fn<(error: Error) => void>();
    const transport = createTransport({ baseUrl: server.url, station: 'wxyz', onUnauthorized });
    const input = { params: { id: 1 } };
    await expect(
      transport.call(tunes.get, { ...input, credentials: { username: 'a', password: 'b' } }),
    ).rejects.toThrow('401');
    expect(onUnauthorized).not.toHaveBeenCalled();
    await expect(transport.call(tunes.get, input)).rejects.toThrow('401');
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unauthorized' }));
  });
});
