import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenLive, makeUser } from '../testing/index.ts';
// The gate runs the statements about sessions and keys in no other test on PostgreSQL.
import '../testing/postgres/also-on-postgres.ts';
import { isOnPostgres } from '../testing/postgres/test-postgres.ts';
import { done, OperatedStation, program, refused } from './testing/operated-station.ts';

let station: OperatedStation;
beforeAll(async () => void (station = await OperatedStation.start()));
afterAll(() => station.server.close());

describe('postkit-station admin', () => {
  it('lists and ends sessions, one or all', async () => {
    const rosa = await makeUser(station.server, { username: 'rosa', firstName: 'Rosa', lastName: 'Roth' });
    const sessions = [await station.signIn(rosa), await station.signIn(rosa), await station.signIn(rosa)];
    await station.atRest(async () => {
      const listed = JSON.parse((await station.run(['sessions', 'rosa', '--json'])).stdout) as {
        id: string;
        created_at: number;
      }[];
      expect(listed).toHaveLength(3);
      expect(Math.abs((listed[0]?.created_at ?? 0) - Date.now() / 1000)).toBeLessThan(600);
      const id = listed[0]?.id ?? '';
      expect((await station.run(['sessions', 'rosa'])).stdout).toMatch(
        new RegExp(String.raw`^SESSION +SIGNED IN \(UTC\) +LAST USED +EXPIRES\n${id} +20\d\d-.*(\n.*){2}\n$`),
      );
      expect(await station.run(['end-sessions', 'rosa', '0123456789abcdef'])).toEqual(
        refused('Rosa Roth (rosa@example.com) has no session 0123456789abcdef.'),
      );
      expect(await station.run(['end-sessions', 'rosa', id])).toEqual(
        done('1 session of Rosa Roth (rosa@example.com) ended.\n'),
      );
      expect((await station.run(['sessions', 'rosa'])).stdout).not.toContain(id);
    });
    expect(
      (await Promise.all(sessions.map((session) => station.statusOf(session)))).toSorted((a, b) => a - b),
    ).toEqual([200, 200, 401]);
    await station.atRest(async () => {
      expect(await station.run(['end-sessions', 'rosa', '--all'])).toEqual(
        done('2 sessions of Rosa Roth (rosa@example.com) ended.\n'),
      );
      expect(await station.run(['end-sessions', 'rosa', '--all'])).toEqual(
        refused('Rosa Roth (rosa@example.com) has no session.'),
      );
      expect(await station.run(['sessions', 'rosa'])).toEqual(done('No session.\n'));
    });
    expect(await Promise.all(sessions.map((session) => station.statusOf(session)))).toEqual([401, 401, 401]);
    expect(await station.statusOf(station.admin)).toBe(200);
    expect(
      (await station.entriesOf(`kind=user&thing=${rosa.id}`)).map(({ actor, changes }) => [actor, changes]),
    ).toMatchObject([
      [program, [{ field: 'sessions', old: '2', new: '0' }]],
      [program, [{ field: 'sessions', old: '3', new: '2' }]],
    ]);
  });

  it('lists and revokes API keys, one or all', async () => {
    const sven = await makeUser(station.server, { username: 'sven', firstName: 'Sven', lastName: 'Salt' });
    const session = await station.signIn(sven);
    const keys = [
      await station.createApiKey(session, 'Archive'),
      await station.createApiKey(session, 'News'),
      await station.createApiKey(session, 'Web'),
    ];
    await station.statusOf(keys[0] ?? session);
    const ids = keys.map(({ id }) => String(id));
    await station.atRest(async () => {
      const listed = JSON.parse((await station.run(['api-keys', 'sven', '--json'])).stdout) as object[];
      expect(listed).toMatchObject([
        { name: 'Web', last_used_at: null },
        { name: 'News' },
        {
          id: keys[0]?.id,
          name: 'Archive',
          prefix: expect.stringMatching(/^pk_/),
          last_used_at: expect.any(Number),
        },
      ]);
      expect((await station.run(['api-keys', 'sven'])).stdout).toMatch(
        /^KEY +NAME +BEGINS WITH .*\n\d+ +Web +pk_\S+ +20\S+ \S+ +–\n/,
      );
      expect(await station.run(['revoke-api-keys', 'sven', '9999'])).toEqual(
        refused('Sven Salt (sven@example.com) has no API key 9999.'),
      );
      expect(await station.run(['revoke-api-keys', 'sven', ids[1] ?? ''])).toEqual(
        done('1 API key of Sven Salt (sven@example.com) revoked.\n'),
      );
    });
    expect(await Promise.all(keys.map((key) => station.statusOf(key)))).toEqual([200, 401, 200]);
    await station.atRest(async () => {
      expect(await station.run(['revoke-api-keys', 'sven', '--all'])).toEqual(
        done('2 API keys of Sven Salt (sven@example.com) revoked.\n'),
      );
      expect(await station.run(['revoke-api-keys', 'sven', '--all'])).toEqual(
        refused('Sven Salt (sven@example.com) has no API key.'),
      );
      expect(await station.run(['api-keys', 'sven'])).toEqual(done('No API key.\n'));
    });
    expect(await Promise.all([...keys, session].map((key) => station.statusOf(key)))).toEqual([
      401, 401, 401, 200,
    ]);
    const revoked = (await station.entriesOf('kind=api_key')).map(
      ({ action, thing }) => `${action} ${thing.name}`,
    );
    expect(revoked).toEqual(['deleted Archive', 'deleted Web', 'deleted News']);
  });

  it.runIf(isOnPostgres)('ends the live streams of a user while the station runs', async () => {
    const theo = await makeUser(station.server, { username: 'theo' });
    const [stream, other] = [
      await listenLive(station.server, await station.signIn(theo)),
      await listenLive(station.server, station.admin),
    ];
    const ended = stream.next('show_changed').catch((error: unknown) => String(error));
    expect((await station.run(['end-sessions', 'theo', '--all'])).code).toBe(0);
    expect(await ended).toContain('The live channel ended.');
    await station.server.call(`/${station.server.slug}/api/v1/show/`, {
      method: 'POST',
      as: station.admin,
      json: { title: 'Still live' },
    });
    expect(await other.next('show_changed')).toMatchObject({ change: 'created' });
    other.close();
  });
});
