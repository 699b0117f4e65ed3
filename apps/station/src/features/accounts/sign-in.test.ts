import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInResponse } from '@postkit/sdk/schema';
import { busy } from '../../platform/errors/platform-errors.ts';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import {
  adminPassword,
  makeStation,
  makeUser,
  requestSignIn,
  startStation,
  type TestStation,
} from '../../testing/index.ts';
import { updateStation } from './accounts.repository.ts';
import { createBeginSession } from './begin-session.ts';
import { createIdentityCache } from './identity-cache.ts';
import { createSessions } from './sessions.service.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignIn } from './sign-in.service.ts';
import { createStationDirectory } from './station-directory.ts';

let station: TestStation;
let clock: FakeClock;
beforeAll(async () => {
  clock = createFakeClock();
  station = await startStation({ clock });
});
afterAll(() => station.close());

const signInPath = '/stations/api/v1/get_stations.json';

describe('sign-in', () => {
  it("AUTH-008 accepts Basic authorization with email and password, ignoring the email's case", async () => {
    expect((await requestSignIn(station.url, 'Admin@localhost', adminPassword)).status).toBe(200);
    expect((await requestSignIn(station.url, 'admin@localhost', adminPassword.toUpperCase())).status).toBe(
      401,
    );
  });

  it('accepts the username in place of the email', async () => {
    const user = await makeUser(station);
    expect((await user.signIn()).username).toBe(user.username);
  });

  it('AUTH-010 returns stations, apikey, host and username', async () => {
    const answer: unknown = await (await requestSignIn(station.url, 'admin', adminPassword)).json();
    expect(signInResponse.parse(answer)).toMatchObject({ username: 'admin', host: station.url });
    expect(Object.keys(answer as object).toSorted()).toEqual(['apikey', 'host', 'stations', 'username']);
  });

  it('AUTH-011 lists a station with all its fields', async () => {
    const more = await makeStation(station, {
      title: 'News Boston',
      format: 'News',
      geoState: 'Maine',
      geoRegion: 'Portland',
      searchKey: 'Boston 1160',
      forceRedirectUrl: 'https://x.example/',
    });
    await updateStation(station.context.db, more.id, {
      is_avess: 1,
      login_host: 'own.example',
      login_api_version: 3,
      redirect_domain: 'new.example',
    });
    // The change of any setting makes the station read its row again.
    await station.features.accounts.setFeatures(more.id, { enable_campaigns: true }, async () => {});
    const user = await makeUser(station, { stations: [{ stationId: more.id }] });
    expect((await user.signIn()).answer.stations).toEqual([
      {
        station: more.slug,
        title: 'News Boston',
        user_id: user.id,
        format: 'News',
        geo_state: 'Maine',
        geo_region: 'Portland',
        searchKey: 'Boston 1160',
        is_AVESS: true,
        login_host: 'own.example',
        login_api_version: 3,
        redirect_domain: 'new.example',
        force_redirect_url: 'https://x.example/',
      },
    ]);
  });

  it('AUTH-012 responds to a wrong password, an unknown name and a missing header with the same message', async () => {
    const wrong = await Promise.all([
      requestSignIn(station.url, 'admin', 'wrong'),
      requestSignIn(station.url, 'nobody', 'wrong'),
      station.call(signInPath),
    ]);
    for (const response of wrong) {
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error_message: 'Invalid email or password.' });
    }
  });

  it('refuses 300 wrong passwords without ending the session of the real user', async () => {
    const user = await makeUser(station);
    const signedIn = await user.signIn();
    const statuses = new Set<number>();
    const waits = new Set<string | null>();
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const response = await requestSignIn(station.url, user.username, `wrong ${attempt}`);
      statuses.add(response.status);
      waits.add(response.headers.get('retry-after'));
    }
    expect([...statuses]).toEqual([401, 429]);
    expect([...waits]).toEqual([null, '300']);
    expect((await station.call(`/${station.slug}/api/v1/settings/`, { as: signedIn })).status).toBe(200);
    clock.advance(5 * 60_000);
    expect((await user.signIn()).username).toBe(user.username);
  });

  it('counts email and username of an account together, and a name without an account separately', async () => {
    const user = await makeUser(station);
    const statusOf = async (name: string) => (await requestSignIn(station.url, name, 'wrong')).status;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await statusOf(user.username)).toBe(401);
      expect(await statusOf(user.email.toUpperCase())).toBe(401);
    }
    expect(await statusOf(user.email)).toBe(429);
    expect(await statusOf(user.username)).toBe(429);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await statusOf('no.such.user@example.com')).toBe(401);
    expect(await statusOf('No.Such.User@example.com')).toBe(429);
    expect(await statusOf('no.such.user')).toBe(401);
  });

  it('does not count a sign-in that the station was too busy to check', async () => {
    const { db } = station.context;
    const directory = await createStationDirectory(db);
    let isBusy = true;
    const sessions = createSessions({ db, clock });
    const signIn = createSignIn({
      db,
      clock,
      config: { singleSignOn: null },
      limits: createSignInLimits({ clock, db }),
      secondSteps: { require: async () => {} },
      begin: createBeginSession({
        db,
        clock,
        sessions,
        identities: createIdentityCache({ db, directory }),
        directory,
      }),
      passwords: {
        async verify() {
          if (isBusy) throw busy(3);
          return false;
        },
      },
    });
    const attempt = () =>
      signIn({ name: 'admin', secret: 'wrong' }, { address: '203.0.113.1', binding: undefined });
    for (let tries = 0; tries < 20; tries += 1)
      await expect(attempt()).rejects.toMatchObject({ status: 503 });
    isBusy = false;
    for (let tries = 0; tries < 10; tries += 1)
      await expect(attempt()).rejects.toMatchObject({ status: 401 });
    await expect(attempt()).rejects.toMatchObject({ status: 429 });
  });
});
