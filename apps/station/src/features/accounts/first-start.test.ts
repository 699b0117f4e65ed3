import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startStation, type TestStation } from '../../testing/index.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import { namedStation } from './first-start.ts';

const unnamed = {
  companyName: undefined,
  stationName: undefined,
  stationSlug: undefined,
  timezone: undefined,
};

describe('namedStation', () => {
  it('is what the settings say, and needs no name then', () => {
    const first = { ...unnamed, stationName: 'Radio Ä & Friends', timezone: 'Asia/Tokyo' };
    expect(namedStation(first)).toEqual({
      name: first.stationName,
      slug: 'radio-a-friends',
      timezone: 'Asia/Tokyo',
      needsName: false,
    });
    expect(namedStation({ ...first, stationSlug: 'raf' }).slug).toBe('raf');
  });

  it('needs a name without a title or a time zone in the settings', () => {
    expect(namedStation(unnamed)).toEqual({
      name: 'My station',
      slug: 'station',
      timezone: 'UTC',
      needsName: true,
    });
    expect(namedStation({ ...unnamed, stationName: 'Lake FM' }).needsName).toBe(true);
    expect(namedStation({ ...unnamed, timezone: 'Asia/Tokyo' }).needsName).toBe(true);
  });

  it('has an address of its own where the title is one of PostKit, or has no letter', () => {
    expect(namedStation({ ...unnamed, stationName: 'Docs' }).slug).toBe('station');
    expect(namedStation({ ...unnamed, stationName: '電台' }).slug).toBe('station');
  });
});

let server: TestStation | undefined;
let folder = '';
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

// The data folder of other tests on SQLite is a copy of one that was started before.
describe.skipIf(isOnPostgres)('a first start without the demo', () => {
  it('makes the company and the station of the settings, which a later start does not read', async () => {
    folder = await mkdtemp(join(tmpdir(), 'postkit-first-'));
    const env = {
      POSTKIT_COMPANY_NAME: 'Lake Radio',
      POSTKIT_STATION_NAME: 'Lake FM',
      POSTKIT_STATION_SLUG: 'Lake',
      POSTKIT_STATION_TIMEZONE: 'europe/berlin',
    };
    server = await startStation({ dataDir: folder, env });
    const station = {
      slug: 'lake',
      title: 'Lake FM',
      name: 'Lake FM',
      timezone: 'Europe/Berlin',
      needsName: false,
    };
    expect(server.features.accounts.stations()).toEqual([expect.objectContaining(station)]);
    const response = await server.call('/lake/api/v1/company/', { as: await server.signIn() });
    expect(await response.json()).toMatchObject({ name: 'Lake Radio' });
    await server.stop();
    server = await startStation({ dataDir: folder, env: { ...env, POSTKIT_STATION_NAME: 'Other' } });
    expect(server.features.accounts.stations()).toEqual([expect.objectContaining(station)]);
  });

  it.each([
    ['POSTKIT_STATION_SLUG', 'docs', 'is an address of PostKit itself'],
    ['POSTKIT_STATION_SLUG', 'a b', 'must have letters, digits and hyphens only'],
    ['POSTKIT_STATION_TIMEZONE', 'Berlin', 'must be a time zone such as Europe/Berlin'],
    ['POSTKIT_STATION_NAME', 'x'.repeat(101), 'must have at most 100 characters'],
  ])('is refused with %s=%s, in words', async (name, value, words) => {
    folder = await mkdtemp(join(tmpdir(), 'postkit-first-'));
    server = undefined;
    await expect(startStation({ dataDir: folder, env: { [name]: value } })).rejects.toThrow(
      `${name}: ${words}`,
    );
  });
});
