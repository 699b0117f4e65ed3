import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstStation, listUsers, makeShow, makeStation, makeUser } from '../testing/index.ts';
import { emptyPostgres, isOnPostgres } from '../testing/postgres/test-postgres.ts';
import { ownFactors } from '../testing/second-factor.ts';
import { done, OperatedStation, program, refused } from './testing/operated-station.ts';

let station: OperatedStation;
beforeAll(async () => void (station = await OperatedStation.start()));
afterAll(() => station.server.close());

describe('postkit-station admin', () => {
  it.skipIf(isOnPostgres)(
    'refuses to work on the data folder of a station that runs, and leaves it alone',
    async () => {
      const before = await station.server.signIn();
      const running = await station.run(['set-password', 'admin@localhost'], 'grey-harbour-lantern\n');
      expect([running.code, running.stdout]).toEqual([1, '']);
      expect(running.stderr).toMatch(/^Another PostKit uses the data folder .* Stop it first/);
      expect([await station.statusOf(before), await station.statusOf(await station.server.signIn())]).toEqual(
        [200, 200],
      );
    },
  );

  it('lists users with role, state, second factors, last sign-in and stations', async () => {
    const second = await makeStation(station.server, { slug: 'second', name: 'Second' });
    const first = firstStation(station.server).id;
    const stations = [{ stationId: first, admin: true }, { stationId: second.id }];
    const lara = await makeUser(station.server, {
      username: 'lara',
      firstName: 'Lara',
      lastName: 'Lind',
      stations,
    });
    const { codes } = await ownFactors(station.server, await station.signIn(lara)).setUpApp(
      lara.password,
      Date.now(),
    );
    const omar = await makeUser(station.server, { username: 'omar', firstName: 'Omar', lastName: 'Oz' });
    await station.atRest(async () => {
      expect(await station.run(['disable', 'omar'])).toEqual(
        done('Omar Oz (omar@example.com) is disabled. Every session has ended, and API keys are revoked.\n'),
      );
      const { code, stdout, stderr } = await station.run(['users']);
      expect([code, stderr]).toEqual([0, '']);
      const [titles = '', ...rows] = stdout.trimEnd().split('\n');
      const cells = (line: string) => line.split(/ {2,}/);
      expect(cells(titles).join(', ')).toBe(
        'ID, NAME, EMAIL, USERNAME, ROLE, STATE, SECOND FACTORS, LAST SIGN-IN (UTC), STATIONS',
      );
      const time = expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d$/);
      const factors = `app, ${codes.length} recovery codes`;
      expect(rows.map(cells)).toEqual([
        ['1', 'Station Admin', 'admin@localhost', 'admin', 'company admin', 'active', '–', time, 'all'],
        [
          String(lara.id),
          'Lara Lind',
          lara.email,
          'lara',
          'station admin',
          'active',
          factors,
          time,
          `${station.server.slug} (admin), second`,
        ],
        [String(omar.id), 'Omar Oz', omar.email, 'omar', 'user', 'disabled', '–', '–', '–'],
      ]);
      // Columns are aligned: each row has its state at the same place.
      const place = titles.indexOf('STATE');
      expect(rows.map((row) => row.slice(place).split(' ')[0])).toEqual(['active', 'active', 'disabled']);

      const listed = await station.run(['users', '--json']);
      expect(JSON.parse(listed.stdout)).toMatchObject([
        {
          id: 1,
          company_admin: true,
          stations: [{ slug: station.server.slug, admin: true }, { slug: 'second' }],
        },
        {
          email: lara.email,
          username: 'lara',
          name: 'Lara Lind',
          company_admin: false,
          disabled: false,
          invited: false,
          second_factors: { app: true, passkeys: 0, recovery_codes: codes.length },
          api_keys: 0,
          last_sign_in: expect.any(Number),
          stations: [{ admin: true }, { slug: 'second', title: 'Second', admin: false }],
        },
        { username: 'omar', disabled: true, last_sign_in: null, stations: [] },
      ]);
    });
  });

  it('refuses a password that the product refuses, and changes nothing then', async () => {
    const mia = await makeUser(station.server, { username: 'mia', firstName: 'Mia', lastName: 'Moor' });
    await makeShow(station.server, { title: 'Quiet Estuary Breakfast' });
    const session = await station.signIn(mia);
    await station.atRest(async () => {
      expect(await station.run(['set-password', 'mia'], 'short\n')).toEqual(
        refused('A password has at least 8 characters.'),
      );
      for (const easy of ['password1', 'Quiet Estuary Breakfast']) {
        const { code, stdout, stderr } = await station.run(['set-password', 'mia'], `${easy}\n`);
        expect([easy, code, stdout]).toEqual([easy, 1, '']);
        expect(stderr).toMatch(/guess|names/i);
      }
    });
    expect([await station.statusOf(session), await station.statusOf(await station.signIn(mia))]).toEqual([
      200, 200,
    ]);
    expect(await station.entriesOf(`kind=user&thing=${mia.id}`)).toEqual([]);
  });

  it('sets a password, which ends the sessions of that user only', async () => {
    const mara = await makeUser(station.server, { username: 'mara', firstName: 'Mara', lastName: 'Moor' });
    const [session, other, key] = [
      await station.signIn(mara),
      await station.server.signIn(),
      await station.createApiKey(await station.signIn(mara)),
    ];
    await station.atRest(async () => {
      expect(await station.run(['set-password', 'MARA@example.com'], 'grey-harbour-lantern-42\n')).toEqual(
        done(
          'Mara Moor (mara@example.com) has a new password. Every session has ended. ' +
            'API keys still work; --revoke-api-keys revokes them.\n',
        ),
      );
    });
    expect([
      await station.statusOf(session),
      await station.statusOf(other),
      await station.statusOf(key),
    ]).toEqual([401, 200, 200]);
    await expect(station.signIn(mara)).rejects.toThrow('401');
    expect(await station.statusOf(await station.server.signIn('mara', 'grey-harbour-lantern-42'))).toBe(200);
    expect(await station.entriesOf(`kind=user&thing=${mara.id}`)).toMatchObject([
      {
        actor: program,
        action: 'changed',
        operation: 'operator.setPassword',
        thing: { kind: 'user', id: String(mara.id), name: 'Mara Moor' },
        changes: [{ field: 'password', old: null, new: null, secret: true }],
      },
    ]);

    await station.atRest(async () => {
      const env = { POSTKIT_NEW_PASSWORD: 'amber-quay-window-17' };
      const { code, stdout } = await station.run(
        ['set-password', `id:${mara.id}`, '--revoke-api-keys'],
        '',
        env,
      );
      expect([code, stdout]).toEqual([
        0,
        expect.stringContaining('Every session has ended. API keys are revoked.\n'),
      ]);
      expect((await station.run(['disable', 'mara'])).code).toBe(0);
      const disabled = await station.run(['set-password', 'mara'], 'green-kiosk-marble-93');
      expect(disabled).toEqual(done(/The user is still disabled: enable the user too\.\n$/));
    });
    expect(await station.statusOf(key)).toBe(401);
    await expect(station.server.signIn('mara', 'green-kiosk-marble-93')).rejects.toThrow('403');
  });

  it('removes every second factor, so that the password alone signs in', async () => {
    const nils = await makeUser(station.server, { username: 'nils', firstName: 'Nils', lastName: 'Nord' });
    const session = await station.signIn(nils);
    const { codes } = await ownFactors(station.server, session).setUpApp(nils.password, Date.now());
    await expect(station.signIn(nils)).rejects.toThrow('403');
    await station.atRest(async () => {
      expect(await station.run(['remove-second-factors', 'nils'])).toEqual(
        done(
          `Nils Nord (nils@example.com) has no second factor any more. Removed: 1 app, 0 passkeys, ${codes.length} recovery codes. ` +
            'Every session has ended.\n',
        ),
      );
      expect(await station.run(['remove-second-factors', 'nils'])).toEqual(
        refused('Nils Nord (nils@example.com) has no second factor.'),
      );
    });
    expect(await station.statusOf(session)).toBe(401);
    expect(await station.statusOf(await station.signIn(nils))).toBe(200);
    expect(await ownFactors(station.server, await station.signIn(nils)).read()).toMatchObject({
      app: null,
      passkeys: [],
      recovery_codes: 0,
    });
    expect(await station.entriesOf(`kind=user&thing=${nils.id}`)).toMatchObject([
      {
        actor: program,
        operation: 'operator.removeSecondFactors',
        changes: [{ field: 'second_factor', old: 'true', new: 'false' }],
      },
    ]);
  });

  it('makes a user a company admin, who works at every station', async () => {
    const pia = await makeUser(station.server, { username: 'pia', firstName: 'Pia', lastName: 'Pohl' });
    const far = await makeStation(station.server, { slug: 'far', name: 'Far' });
    const session = await station.signIn(pia);
    expect(await station.statusOf(session, far.slug)).toBe(404);
    await station.atRest(async () => {
      expect(await station.run(['make-company-admin', 'Pia Pohl'])).toEqual(
        done('Pia Pohl (pia@example.com) is a company admin, and works at every station.\n'),
      );
      expect(await station.run(['make-company-admin', 'pia'])).toEqual(
        refused('Pia Pohl (pia@example.com) is a company admin already.'),
      );
      const disabled = 'Omar Oz (omar@example.com) is disabled. Enable the user first.';
      expect(await station.run(['make-company-admin', 'omar'])).toEqual(refused(disabled));
    });
    // The session continues with more rights.
    expect(await station.statusOf(session, far.slug)).toBe(200);
    const change = [{ field: 'company_admin', old: 'false', new: 'true', secret: false }];
    for (const slug of [station.server.slug, far.slug]) {
      expect(await station.entriesOf(`kind=user&thing=${pia.id}`, slug)).toMatchObject([
        { actor: program, changes: change },
      ]);
    }
  });

  it('disables and enables a user, who gets the stations again as a user', async () => {
    const { id: stationId } = firstStation(station.server);
    const quin = await makeUser(station.server, {
      username: 'quin',
      stations: [{ stationId, admin: true, licence: 'podcast' }],
    });
    const session = await station.signIn(quin);
    const key = await station.createApiKey(session);
    await station.atRest(async () => {
      expect(await station.run(['enable', 'quin'])).toEqual(
        refused('Some Body (quin@example.com) is not disabled.'),
      );
      expect((await station.run(['disable', 'quin'])).code).toBe(0);
      expect(await station.run(['disable', 'quin'])).toEqual(
        refused('Some Body (quin@example.com) is disabled already.'),
      );
    });
    expect([await station.statusOf(session), await station.statusOf(key)]).toEqual([401, 401]);
    await expect(station.signIn(quin)).rejects.toThrow('403');
    await station.atRest(async () => {
      expect(await station.run(['enable', 'quin'])).toEqual(
        done(
          `Some Body (quin@example.com) may sign in again, with the password from before. Stations: ${station.server.slug}.\n`,
        ),
      );
    });
    expect([
      await station.statusOf(session),
      await station.statusOf(key),
      await station.statusOf(await station.signIn(quin)),
    ]).toEqual([401, 401, 200]);
    const entries = await station.entriesOf(`kind=user&thing=${quin.id}`);
    expect(entries.map(({ operation }) => operation)).toEqual(['operator.enable', 'operator.disable']);
    expect(entries[0]?.changes).toContainEqual({
      field: 'disabled',
      old: 'true',
      new: 'false',
      secret: false,
    });
    expect(entries[0]?.changes).toContainEqual({
      field: 'licence',
      old: null,
      new: 'podcast',
      secret: false,
    });
  });

  it.skipIf(isOnPostgres)('changes nothing if the entry of the audit log cannot be written', async () => {
    const ulla = await makeUser(station.server, { username: 'ulla' });
    const session = await station.signIn(ulla);
    const refuse = sql`create trigger no_entry before insert on audit_entries begin select raise(abort, 'no entry'); end`;
    await refuse.execute(station.server.context.db.tables());
    await station.atRest(async () => {
      for (const command of ['disable', 'make-company-admin']) {
        expect(await station.run([command, 'ulla'])).toMatchObject({
          code: 1,
          stdout: '',
          stderr: expect.stringContaining('no entry'),
        });
      }
      expect((await station.run(['end-sessions', 'ulla', '--all'])).code).toBe(1);
    });
    await sql`drop trigger no_entry`.execute(station.server.context.db.tables());
    expect(await station.statusOf(session)).toBe(200);
    const users = await listUsers(station.server, station.admin);
    expect(users.find(({ id }) => id === ulla.id)).toMatchObject({ disabled: 0, company_admin: 0 });
  });

  it('says which user it does not find, and which users have a name', async () => {
    const [one, two] = [
      await makeUser(station.server, { lastName: 'Twin' }),
      await makeUser(station.server, { lastName: 'Twin' }),
    ];
    await station.atRest(async () => {
      expect(await station.run(['set-password', 'nina'], 'grey-harbour-lantern-42')).toEqual(
        refused('There is no user “nina”. The list of users has their names and ids.'),
      );
      expect((await station.run(['sessions', 'id:4711'])).stderr).toContain('There is no user “id:4711”.');
      expect(await station.run(['disable', 'some twin'])).toEqual(
        refused(
          `Several users have the name “some twin”. Name one by its id: id:${one.id} (${one.email}), id:${two.id} (${two.email}).`,
        ),
      );
    });
    expect(await station.statusOf(await station.signIn(one))).toBe(200);
  });

  it('says what is wrong with the command line, and where no station is', async () => {
    const usage = await station.run(['users', 'mia']);
    expect([usage.code, usage.stdout]).toEqual([2, '']);
    expect(usage.stderr).toMatch(/^users has no argument “mia”\.\n\nManages users/);
    const help = await station.run(['--help']);
    expect([help.code, help.stdout.split('\n')[0]]).toEqual([
      0,
      'Manages users from the machine of the station, without a sign-in.',
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'postkit-none-'));
    const nowhere = await station.run(['users', '--data', folder], '', { DATABASE_URL: '' });
    expect([nowhere.code, nowhere.stderr]).toEqual([
      1,
      expect.stringContaining(`There is no station's data in ${folder}`),
    ]);
    const both = await station.run(['users', '--data', folder], '', {
      DATABASE_URL: 'postgres://postkit@127.0.0.1/postkit',
    });
    expect([both.code, both.stderr]).toEqual([
      2,
      expect.stringContaining('DATABASE_URL is set, so --data names no database.'),
    ]);
    await rm(folder, { recursive: true });
  });

  it.runIf(isOnPostgres)('leaves a database without a station empty', async () => {
    const empty = await emptyPostgres();
    const env = { DATABASE_URL: empty.url };
    const expected = refused("There is no station's data in the database of DATABASE_URL.");
    expect([await station.run(['users'], '', env), await station.run(['users'], '', env)]).toEqual([
      expected,
      expected,
    ]);
    await empty.drop();
  });
});
