import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done, OperatedStation, refused } from './testing/operated-station.ts';
import '../testing/postgres/also-on-postgres.ts';

let station: OperatedStation;
beforeAll(async () => void (station = await OperatedStation.start()));
afterAll(() => station.server.close());

const run = (...args: string[]) => station.runStations(...args);
const timezoneOf = async (slug: string) => {
  const response = await station.server.call(`/${slug}/api/v1/settings/`, { as: station.admin });
  return ((await response.json()) as { timezone?: string }).timezone;
};

describe('postkit-station stations', { timeout: 120_000 }, () => {
  it('adds, changes, archives, restores and deletes stations, with entries in the audit log', async () => {
    await station.atRest(async () => {
      const lake = [
        '--title',
        'Lake FM',
        '--slug',
        'lake-fm',
        '--timezone',
        'Europe/Berlin',
        '--quota-gb',
        '2',
      ];
      expect(await run('add', ...lake)).toEqual(
        done('Lake FM is added. Its addresses start with /lake-fm/.\n'),
      );
      expect(await run('set', 'lake-fm', '--timezone', 'Asia/Tokyo', '--city', 'Kyoto')).toEqual(
        done('Lake FM is changed.\n'),
      );
      const listed = JSON.parse((await run('list', '--json')).stdout) as object[];
      const changed = {
        slug: 'lake-fm',
        timezone: 'Asia/Tokyo',
        geo_region: 'Kyoto',
        quota_bytes: 2 * 1024 ** 3,
      };
      expect(listed).toEqual([
        expect.objectContaining(changed),
        expect.objectContaining({ slug: 'station' }),
      ]);
      expect(await run('company', '--name', 'Lake Radio')).toEqual(done('Lake Radio\n'));
      expect(await run('add', '--title', 'Gone', '--slug', 'gone', '--timezone', 'UTC')).toEqual(
        done(/added/),
      );
      expect(await run('delete', 'gone', '--confirm', 'gone')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Archive it first'),
      });
      expect(await run('archive', 'gone')).toEqual(done(/archived/));
      expect(await run('delete', 'gone')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Type “gone”'),
      });
      expect(await run('delete', 'gone', '--confirm', 'gone')).toEqual(done(/being deleted/));
      expect(await run('archive', 'lake-fm')).toEqual(done(/archived/));
      expect(await run('restore', 'lake-fm')).toEqual(done(/active again/));
    });
    await expect.poll(() => timezoneOf('lake-fm')).toBe('Asia/Tokyo');
    expect(await station.entriesOf('kind=station&action=changed', 'lake-fm')).toContainEqual(
      expect.objectContaining({
        operation: 'operator.setStation',
        actor: { kind: 'station', user_id: null, name: 'postkit-station stations', key: '' },
      }),
    );
    // The deletion runs at the station.
    await expect
      .poll(async () => {
        await station.server.context.jobs.idle();
        const response = await station.server.call(`/${station.server.slug}/api/v1/station/?search=gone`, {
          as: station.admin,
        });
        return (await response.json()) as unknown;
      })
      .toMatchObject({ objects: [] });
  });

  it('refuses what is wrong in words, and changes nothing', async () => {
    await station.atRest(async () => {
      expect(await run('add', '--title', 'X', '--slug', 'docs', '--timezone', 'UTC')).toEqual(
        refused('PostKit itself uses this address. Choose another one.'),
      );
      expect(await run('add', '--title', 'X', '--slug', 'x')).toEqual(refused('--timezone is needed.'));
      expect(await run('set', 'nowhere', '--title', 'X')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('no station “nowhere”'),
      });
      expect(await run('set', 'station', '--timezone', 'Mars')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('not a time zone'),
      });
      expect(await run('remove-demo')).toEqual(refused('There is no demo to remove.'));
    });
    for (const args of [
      [],
      ['fly'],
      ['set'],
      ['list', 'more'],
      ['list', '--title', 'X'],
      ['add', '--quota-gb', 'much'],
    ])
      expect(await run(...args)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('postkit-station stations COMMAND'),
      });
    expect(await run('--help')).toEqual(done(/remove-demo/));
  });
});
