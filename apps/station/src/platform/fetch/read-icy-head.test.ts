import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';
import { httpResponse } from './read-icy-head.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that sends these parts, one after the other, to each request. */
async function serve(
  ...parts: (string | Buffer)[]
): Promise<{ url: string; requests: string[]; server: Server }> {
  const requests: string[] = [];

  async function sendParts(socket: Socket): Promise<void> {
    for (const part of parts) {
      socket.write(Buffer.from(part as string, 'latin1'));
      // Each part is a packet of its own.
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.end();
  }

  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (request) => {
      requests.push(request.toString('latin1'));
      void sendParts(socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(async () => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`, requests, server };
}

function client({ readsIcy = true, allowPrivate = true } = {}) {
  const fetch = createGuardedFetch({ allowPrivate, readsIcy });
  closing.unshift(() => fetch.close());
  return (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { limitBytes: 1_000_000, headers });
}

const audio = Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 1, 2, 13, 10, 13, 10, 3]).toString('latin1');

describe('readIcyHead', () => {
  it.each([
    [
      'SHOUTcast 1',
      ['ICY 200 OK\r\nicy-notice1:<BR>x</BR>\r\nicy-metaint:8192\r\ncontent-type:audio/mpeg\r\n\r\n', audio],
      200,
      { 'icy-metaint': '8192' },
    ],
    [
      'SHOUTcast 1 in pieces',
      ['I', 'CY', ' 200 OK\r', '\nicy-br:64\r\n\r', `\n${audio}`],
      200,
      { 'icy-br': '64' },
    ],
    ['line feeds alone', [`ICY 200 OK\nicy-br: 64\n\n${audio}`], 200, { 'icy-br': '64' }],
    [
      'lines that are no headers',
      [`ICY 200 OK\r\nWelcome\r\n: x\r\nicy-name:Caf\xe9\x07\r\n\r\n${audio}`],
      200,
      { 'icy-name': 'Café' },
    ],
    [
      'a length, which a stream does not have',
      [`ICY 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n${audio}`],
      200,
      {},
    ],
    [
      'HTTP with line feeds alone',
      [`HTTP/1.0 200 OK\ncontent-type: audio/mpeg\n\n${audio}`],
      200,
      { 'content-type': 'audio/mpeg' },
    ],
    [
      'HTTP after an empty line',
      [`\r\nHTTP/1.0 200 OK\r\nicy-br: 1\r\n\r\n${audio}`],
      200,
      { 'icy-br': '1' },
    ],
    [
      'HTTP',
      [`HTTP/1.1 200 OK\r\nContent-Length: ${audio.length}\r\n\r\n${audio}`],
      200,
      { 'content-length': String(audio.length) },
    ],
    [
      'chunked HTTP',
      [`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nc\r\n${audio}\r\n0\r\n\r\n`],
      200,
      {},
    ],
    ['audio without a head', [audio], 200, {}],
    ['no source', [`ICY 401 Service Unavailable\r\n\r\n${audio}`], 503, {}],
    ['a full server', [`ICY 400 Server Full\r\n\r\n${audio}`], 503, {}],
    ['a missing password', [`ICY 401 Unauthorized\r\nWWW-Authenticate: Basic\r\n\r\n${audio}`], 401, {}],
    ['a missing stream', [`ICY 404 Resource Not Found\r\n\r\n${audio}`], 404, {}],
  ])('reads the answer of %s', async (_what, parts, status, headers) => {
    const { url } = await serve(...parts);
    const response = await client()(url);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    expect(Buffer.from(await response.bytes()).toString('latin1')).toBe(audio);
  });

  it('sends a redirect on to another server, without the password', async () => {
    const target = await serve(`ICY 200 OK\r\n\r\n${audio}`);
    const { url, requests } = await serve(`ICY 302 Found\r\nLocation: ${target.url}\r\n\r\n`);
    const response = await client()(url, { authorization: 'Basic eA==' });
    expect(response).toMatchObject({ status: 200, url: target.url });
    await response.cancel();
    expect(requests[0]).toMatch(/authorization: Basic eA==/i);
    expect(target.requests[0]).not.toMatch(/authorization/i);
  });

  it('does not let a redirect leave the guard', async () => {
    const { url } = await serve(`ICY 302 Found\r\nLocation: http://user:secret@127.0.0.1:8000/\r\n\r\n`);
    await expect(client()(url)).rejects.toMatchObject({ code: 'fetch.failed' });
    const guarded = await serve(`ICY 200 OK\r\n\r\n${audio}`);
    for (const address of [guarded.url, guarded.url.replace('127.0.0.1', 'localhost')])
      await expect(client({ allowPrivate: false })(address)).rejects.toMatchObject({ code: 'fetch.failed' });
    expect(guarded.requests).toEqual([]);
  });

  it('is for streams only', async () => {
    const { url } = await serve(`ICY 200 OK\r\n\r\n${audio}`);
    await expect(client({ readsIcy: false })(url)).rejects.toMatchObject({ code: 'fetch.failed' });
  });

  it('reports a server that closes the connection inside the head', async () => {
    const { url } = await serve('ICY 200 OK\r\nicy-br');
    await expect(client()(url)).rejects.toMatchObject({ code: 'fetch.failed' });
  });
});

describe('httpResponse', () => {
  it('needs the whole head', () => {
    for (const text of [
      '',
      'I',
      'ICY',
      'HTTP',
      'HTTP/',
      '\r\n',
      'ICY 200 OK',
      'ICY 200 OK\r\n',
      'HTTP/1.0 200 OK\r\nx: y\r\n',
    ])
      expect([text, httpResponse(Buffer.from(text))]).toEqual([text, undefined]);
  });
});
