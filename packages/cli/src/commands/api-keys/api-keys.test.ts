import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { resourcePage } from '../../testing/resource-page.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/stations/api/v1/api_key/';
const key = {
  id: 5,
  name: 'nightly',
  prefix: 'pk_ab',
  created_at: 1_793_599_200,
  last_used_at: null,
  may_delegate: false,
  created_by: 4,
  sessions: 2,
};

describe('postkit api-keys', () => {
  it('lists keys without secrets', async () => {
    await using station = await fakeStation({ [`GET ${api}`]: () => resourcePage([key]) });
    expect((await runPostkit(['api-keys', 'list'], { url: station.url })).out.split('\n')).toEqual([
      'ID  KEY     CREATED (UTC)     LAST USED (UTC)  SESSIONS  CREATED BY  NAME',
      '5   pk_ab…  2026-11-02 06:00                   2         key 4       nightly',
      '',
    ]);
  });

  it('prints the secret of a new key alone on standard output', async () => {
    await using station = await fakeStation({
      [`POST ${api}`]: (_call, response) =>
        sendJson(response, { ...key, api_key: 'pk_abcdef', username: 'ada' }, 201),
    });
    const created = await runPostkit(['api-keys', 'create', 'nightly'], { url: station.url });
    expect(created).toMatchObject({
      code: 0,
      out: 'pk_abcdef\n',
      err: expect.stringContaining('API key 5 of ada is created.'),
    });
    expect(bodyOf(station.calls[0])).toEqual({ name: 'nightly', may_delegate: false });
    await runPostkit(['api-keys', 'create', 'agent', '--may-delegate'], { url: station.url });
    expect(bodyOf(station.calls[1])).toEqual({ name: 'agent', may_delegate: true });
  });

  describe('where the stored key creates no keys', () => {
    const createdKey = (response: ServerResponse) =>
      sendJson(response, { ...key, api_key: 'pk_abcdef', username: 'ada' }, 201);
    const noContent = (_call: unknown, response: ServerResponse) => void response.writeHead(204).end();
    /** @param inSession responds to a creation by the key of the session */
    const mayNot = (inSession = createdKey, signOut: Parameters<typeof fakeStation>[0][string] = noContent) =>
      fakeStation({
        [`POST ${api}`]: ({ headers }, response) =>
          headers.authorization === 'ApiKey ada:session-key'
            ? inSession(response)
            : sendJson(response, { error_message: 'This API key cannot create that key.' }, 403),
        'GET /stations/api/v1/get_stations.json': () => ({
          username: 'ada',
          apikey: 'session-key',
          host: '',
          stations: [],
        }),
        'GET /stations/api/v1/logout/': signOut,
      });
    const create = ['api-keys', 'create', 'nightly'];

    it('creates one in a session that the password begins, and ends it', async () => {
      for (const given of [
        { args: ['--password-stdin'], input: 'hunter2' },
        { args: [], answers: ['hunter2'] },
      ]) {
        await using station = await mayNot();
        const { args, ...rest } = given;
        expect(await runPostkit([...create, ...args], { url: station.url, ...rest })).toMatchObject({
          code: 0,
          out: 'pk_abcdef\n',
        });
        expect(station.calls.map(({ path }) => path.split('/').at(-2))).toEqual([
          'api_key',
          'v1',
          'api_key',
          'logout',
        ]);
        expect(station.calls[1]?.headers.authorization).toMatch(/^Basic /);
      }
    });

    it.each([
      ['the station refuses it', () => {}, { code: 1, err: expect.stringContaining('No.') as string }],
      [
        'the user presses Ctrl+C',
        () => void process.emit('SIGINT'),
        { code: 130, err: expect.stringContaining('Interrupted.') as string },
      ],
    ])('ends the session when no key is created because %s', async (_why, happens, result) => {
      await using station = await mayNot((response) => {
        happens();
        sendJson(response, { error_message: 'No.' }, 403);
      });
      expect(
        await runPostkit([...create, '--password-stdin'], { url: station.url, input: 'hunter2' }),
      ).toMatchObject(result);
      const { path, headers } = station.calls.at(-1) ?? {};
      expect([path, headers?.authorization]).toEqual(['/stations/api/v1/logout/', 'ApiKey ada:session-key']);
    });

    it('prints the key although the session does not end, and says so', async () => {
      await using station = await mayNot(undefined, refuse(500, 'No.'));
      expect(
        await runPostkit([...create, '--password-stdin'], { url: station.url, input: 'hunter2' }),
      ).toMatchObject({
        code: 0,
        out: 'pk_abcdef\n',
        err: expect.stringContaining('postkit sessions end'),
      });
    });

    it('asks for the password where no user can be asked', async () => {
      await using station = await mayNot();
      expect(await runPostkit(create, { url: station.url })).toMatchObject({
        code: 2,
        err: expect.stringContaining('--password-stdin'),
      });
    });
  });

  it('asks before it revokes a key', async () => {
    await using station = await fakeStation({
      [`DELETE ${api}5/`]: (_call, response) => void response.writeHead(204).end(),
    });
    const revoked = await runPostkit(['api-keys', 'revoke', '5'], { url: station.url, answers: ['yes'] });
    expect(revoked).toMatchObject({
      code: 0,
      err: expect.stringContaining(
        'Revoke API key 5? Scripts that use it stop working, and what it began ends. [y/N]',
      ),
    });
    expect(revoked.err).toContain('5 is revoked.\n');
    expect((await runPostkit(['api-keys', 'revoke', '5'], { url: station.url })).code).toBe(2);
  });
});
