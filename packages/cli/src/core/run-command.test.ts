import { HttpError, NetworkError, TimeoutError } from '@postkit/sdk';
import { describe, expect, it } from 'vitest';
import { fakeStation, refuse, sendJson } from '../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../testing/run-postkit.ts';
import { explainError } from './explain-error.ts';

const episode = 'GET /wxyz/api/v1/playlist/7/';
const show = ['episodes', 'show', '7'];

describe('exit codes', () => {
  it.each([
    [400, 1],
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
    expect(await runPostkit(show, { home: home.path })).toMatchObject({ code: 4, out: '', err: expect.stringContaining('postkit login') });
  });
});

describe('a failure', () => {
  it('is one line of JSON with --json, with the request id', async () => {
    await using station = await fakeStation({
      [episode]: (_call, response) => sendJson(response, { error_message: 'Gone fishing.' }, 404, { 'x-request-id': 'r-1' }),
    });
    const { code, out, err } = await runPostkit([...show, '--json'], { url: station.url });
    expect({ code, out }).toEqual({ code: 5, out: '' });
    expect(err.endsWith('}\n')).toBe(true);
    expect(JSON.parse(err)).toEqual({ error: { code: 'not_found', message: expect.stringContaining('Gone fishing.'), request_id: 'r-1' } });
    expect((await runPostkit(show, { url: station.url })).err).toContain('(request r-1)');
  });

  it('never shows the key', async () => {
    await using station = await fakeStation({ [episode]: refuse(401, 'No.') });
    for (const args of [show, [...show, '--json']]) expect((await runPostkit(args, { url: station.url })).err).not.toContain('secret-key');
    const refused = new HttpError({ operation: 'episodes.get', status: 401, statusText: '', body: undefined });
    expect(explainError(refused).message).toContain('Run `postkit login`.');
  });
});
