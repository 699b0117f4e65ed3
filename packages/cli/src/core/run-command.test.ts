import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError, TimeoutError } from '@postkit/sdk';
import { fakeStation, refuse, sendJson } from '../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../testing/run-postkit.ts';
import { explainError } from './explain-error.ts';
import { explainRefusal } from './explain-refusal.ts';

const episode = 'GET /wxyz/api/v1/playlist/7/';
const show = ['episodes', 'show', '7'];

/** A station that has ended, so that its address refuses connections. */
async function closedStation(): Promise<{ url: string }> {
  await using station = await fakeStation({});
  return { url: station.url };
}

describe('exit codes', () => {
  it.each([
    [400, 2],
    [401, 4],
    [403, 1],
    [404, 5],
    [409, 6],
    [429, 7],
    [500, 1],
    [503, 7],
  ])('a response of %i ends with %i', async (status, code) => {
    await using station = await fakeStation({ [episode]: refuse(status, 'It is so.') });
    const result = await runPostkit(show, { url: station.url });
    expect(result).toMatchObject({ code, out: '' });
    expect(result.err).toContain('It is so.');
    expect(result.err.includes('postkit login')).toBe(status === 401);
  });

  it('distinguish network failures and timeouts from others', () => {
    expect(explainError(new NetworkError()).reason).toBe('temporary');
    expect(explainError(new TimeoutError(1000)).reason).toBe('temporary');
    expect(explainError(new Error('odd'))).toEqual({ reason: 'failure', code: 'failure', message: 'odd' });
    expect(explainError('odd').message).toBe('odd');
  });

  it('ask for a login where no key is known', async () => {
    await using home = await temporaryHome();
    expect(await runPostkit(show, { home: home.path })).toMatchObject({
      code: 4,
      out: '',
      err: expect.stringContaining('postkit login'),
    });
  });
});

describe('a failure', () => {
  it('is one line of JSON with --json, with the request id', async () => {
    await using station = await fakeStation({
      [episode]: (_call, response) =>
        sendJson(response, { error_message: 'Gone fishing.' }, 404, { 'x-request-id': 'r-1' }),
    });
    const { code, out, err } = await runPostkit([...show, '--json'], { url: station.url });
    expect({ code, out }).toEqual({ code: 5, out: '' });
    expect(err.endsWith('}\n')).toBe(true);
    expect(JSON.parse(err)).toEqual({
      error: { code: 'not_found', message: expect.stringContaining('Gone fishing.'), request_id: 'r-1' },
    });
    expect((await runPostkit(show, { url: station.url })).err).toContain('(request r-1)');
  });

  it('never shows the key', async () => {
    await using station = await fakeStation({ [episode]: refuse(401, 'No.') });
    for (const args of [show, [...show, '--json']])
      expect((await runPostkit(args, { url: station.url })).err).not.toContain('secret-key');
    const refused = new HttpError({
      operation: 'episodes.get',
      status: 401,
      statusText: '',
      body: undefined,
    });
    expect(explainError(refused).message).toContain('Run `postkit login`.');
  });
});

describe('an address that cannot be reached', () => {
  it('is named, at once', async () => {
    const { url } = await closedStation();
    expect(await runPostkit(show, { url })).toMatchObject({
      code: 7,
      err: `The station server at ${url} cannot be reached: the connection was refused.\n`,
    });
    const tries = (await runPostkit([...show, '--verbose'], { url })).err.match(/no response/g);
    expect(tries).toHaveLength(1);
    const { err } = await runPostkit([...show, '--json'], { url });
    expect(JSON.parse(err)).toMatchObject({
      error: { code: 'network', message: expect.stringContaining(url) },
    });
  });

  it('is tried once if its port is blocked', async () => {
    const url = 'http://127.0.0.1:9';
    const result = await runPostkit([...show, '--verbose'], { url });
    expect({ code: result.code, tries: result.err.match(/no response/g)?.length }).toEqual({
      code: 2,
      tries: 1,
    });
    expect(result.err).toContain(`The station server at ${url} cannot be reached: its port is blocked`);
  });

  it('is tried once if it uses HTTP instead of HTTPS', async () => {
    await using station = await fakeStation({});
    const url = station.url.replace('http', 'https');
    const result = await runPostkit([...show, '--verbose'], { url });
    expect({ code: result.code, tries: result.err.match(/no response/g)?.length }).toEqual({
      code: 2,
      tries: 1,
    });
    expect(result.err).toContain(`${url} cannot be reached: it does not use HTTPS.`);
  });

  it.each([
    [{ code: 'ENOTFOUND' }, 'temporary'],
    [{ code: 'EHOSTUNREACH' }, 'temporary'],
    [{ code: 'ENETUNREACH' }, 'temporary'],
    [{ code: 'CERT_HAS_EXPIRED' }, 'failure'],
    [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'failure'],
    [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'failure'],
    [{ code: 'ECONNRESET' }, undefined],
    [{}, undefined],
  ])('is final or not by the cause of the failure: %j', (cause, reason) => {
    const failed = new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), cause) });
    expect(explainRefusal(new NetworkError(undefined, { cause: failed }))?.reason).toBe(reason);
  });

  it('must be an HTTP address', async () => {
    for (const url of ['localhost:4000', 'nowhere']) {
      expect(await runPostkit([...show, '--url', url])).toMatchObject({
        code: 2,
        err: expect.stringContaining(`"${url}" is not the address`),
      });
    }
  });
});

describe('a bare 404', () => {
  const show404 = { [episode]: refuse(404, 'Not found.') };

  it('names the command that lists the ids', async () => {
    await using station = await fakeStation(show404);
    const result = await runPostkit(show, { url: station.url });
    expect(result).toMatchObject({
      code: 5,
      err: '404: Not found. "postkit episodes list" shows the ids.\n',
    });
    await using other = await fakeStation({ [episode]: refuse(404, 'It was deleted.') });
    expect((await runPostkit(show, { url: other.url })).err).toBe('404: It was deleted.\n');
  });

  it('of a command without an argument names the station', async () => {
    await using station = await fakeStation({
      'GET /nope/api/v1/show/really_all.json': refuse(404, 'Not found.'),
    });
    const result = await runPostkit(['shows', 'list', '--station', 'nope'], { url: station.url });
    expect(result).toMatchObject({ code: 5, err: '404: Not found. Check the station "nope".\n' });
  });
});

describe('--jq', () => {
  const handlers = { [episode]: () => ({ playlist_id: 7, name: 'Ferry', tags: ['sea', 'news'] }) };

  it('prints the results of the filter, and text without quotes', async () => {
    await using station = await fakeStation(handlers);
    const result = await runPostkit([...show, '--jq', '.name, (.tags | length), {id: .playlist_id}'], {
      url: station.url,
    });
    expect(result).toMatchObject({ code: 0, out: 'Ferry\n2\n{"id":7}\n', err: '' });
    expect(await runPostkit([...show, '--jq', 'empty'], { url: station.url })).toMatchObject({
      code: 0,
      out: '',
    });
  });

  it('refuses a wrong filter before any request', async () => {
    await using station = await fakeStation(handlers);
    const result = await runPostkit([...show, '--jq', '.name |'], { url: station.url });
    expect(result).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('--jq .name |: error: syntax error'),
    });
    expect(station.calls).toEqual([]);
  });

  it('reports a filter that does not fit the value', async () => {
    await using station = await fakeStation(handlers);
    expect(await runPostkit([...show, '--jq', '.name.first'], { url: station.url })).toMatchObject({
      code: 2,
      err: expect.stringContaining('Cannot index string'),
    });
  });
});

describe('--verbose', () => {
  it('logs requests on standard error, without secrets', async () => {
    await using station = await fakeStation({
      [episode]: (_call, response) => sendJson(response, { playlist_id: 7 }, 200, { 'x-request-id': 'r-1' }),
      'GET /wxyz/api/v1/playlist/get_playlists.json': () => ({
        playlists: [],
        total_count: 0,
        page: 1,
        limit: 100,
      }),
    });
    const { out, err } = await runPostkit([...show, '--json', '--verbose'], { url: station.url });
    expect(out).toBe('{"playlist_id":7}\n');
    expect(err).toMatch(
      new RegExp(`^GET ${station.url}/wxyz/api/v1/playlist/7/ → 200 \\(request r-1\\) in \\d+ ms\n$`),
    );
    const listed = await runPostkit(['episodes', 'list', '--search', 'hush', '--verbose'], {
      url: station.url,
    });
    expect(listed.err).toContain('type=published');
    expect(listed.err).not.toContain('hush');
    expect(err + listed.err).not.toContain('secret-key');
  });
});
