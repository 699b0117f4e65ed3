import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StationImport } from '@postkit/sdk/schema';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { exportZipOf } from '../station-exports/testing/export-calls.ts';
import { type FurnishedStation, furnishStation, loggedDay } from './testing/furnished-station.ts';
import { applyImport, importPath, sendZip } from './testing/import-calls.ts';

let source: TestStation;
let admin: SignedIn;
let made: FurnishedStation;
let zip: Buffer;
let target: TestStation;
let there: SignedIn;
let imported: StationImport;
beforeAll(async () => {
  source = await startStation();
  admin = await source.signIn();
  made = await furnishStation(source, admin);
  zip = await exportZipOf(source, admin, { log: { first_day: loggedDay, last_day: loggedDay } });
  target = await startStation();
  there = await target.signIn();
}, 120_000);
afterAll(async () => {
  await target.close();
  await source.close();
});

const md5 = async (response: Response) =>
  createHash('md5')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex');

/** A response of both stations, without what is of the installation. */
async function both(path: string, as: 'signed in' | 'visitor' = 'signed in'): Promise<[string, string]> {
  const texts = await Promise.all(
    [source, target].map(async (server, index) => {
      const caller = index === 0 ? admin : there;
      const response = await server.call(`/${server.slug}/${path}`, as === 'visitor' ? {} : { as: caller });
      expect([path, response.status]).toEqual([path, 200]);
      return (await response.text()).replaceAll(server.context.publicUrl, '').replaceAll(server.url, '');
    }),
  );
  return [texts[0] ?? '', texts[1] ?? ''];
}

describe('an export of a whole station', () => {
  it('contains no secret of the installation', () => {
    for (const secret of made.secrets) {
      expect(secret.length).toBeGreaterThan(10);
      expect([secret, zip.includes(secret)]).toEqual([secret, false]);
    }
  });
});

describe('an import of a station', () => {
  it('is a plan first, which counts everything and changes nothing', async () => {
    const planned = await sendZip(target, there, zip);
    expect(planned).toMatchObject({ status: 'planned', error: '' });
    const counts = Object.fromEntries(planned.plan?.parts.map(({ part, count }) => [part, count]) ?? []);
    expect(counts).toMatchObject({
      shows: 1,
      episodes: 4,
      schedules: 1,
      holidays: 1,
      tags: 1,
      webhooks: 1,
      drafts: 1,
    });
    expect(planned.plan).toMatchObject({ keeps_paths: true, missing: [], log: { first_day: loggedDay } });
    expect(planned.plan?.users).toContainEqual({
      name: 'Lara Lind',
      email: 'lara@example.com',
      admin: true,
      state: 'new',
    });
    expect(
      JSON.parse(
        await (await target.call(`/${target.slug}/api/v1/show/really_all.json`, { as: there })).text(),
      ),
    ).toEqual([]);
    imported = planned;
  });

  it('makes the same station: feeds item by item, audio, shows, schedules, tags, destinations and drafts', async () => {
    imported = await applyImport(target, there, imported.guid);
    expect(imported).toMatchObject({ status: 'complete', error: '' });
    there = await target.signIn();
    const [was, is] = await both(`rss/${made.feed}.xml`, 'visitor');
    const itemsOf = (feed: string) => feed.replace(/<lastBuildDate>[^<]*/, '');
    expect(itemsOf(is)).toBe(itemsOf(was));
    expect(is.match(/<guid[^>]*>tide-/g)).toHaveLength(2);
    for (const path of [
      'api/v1/show/really_all.json',
      'api/v1/playlistcategory/',
      'api/v1/auto_capture_holidays/',
      'api/v1/group/',
    ]) {
      const [a, b] = await both(path);
      expect([path, b]).toEqual([path, a]);
    }
    for (const id of made.episodes) {
      for (const format of ['mp3', 'aac']) {
        const [a, b] = await Promise.all(
          [source, target].map((server, index) =>
            server.call(`/${server.slug}/audio/${id}.${format}`, { as: index === 0 ? admin : there }),
          ),
        );
        expect([id, format, b?.status]).toEqual([id, format, a?.status]);
        expect([id, format, await md5(b!)]).toEqual([id, format, await md5(a!)]);
      }
    }
  });

  it('pauses what would work twice, and leaves out what only the old installation knows', async () => {
    const read = async (path: string) =>
      JSON.parse(await (await target.call(`/${target.slug}/api/v1/${path}`, { as: there })).text());
    expect(JSON.stringify(await read('get_auto_capture_schedule/'))).toContain('"paused":true');
    expect(JSON.stringify(await read('webhook/'))).toContain('"state":"paused"');
    expect(await read('logger/')).toMatchObject({ active: false, has_credentials: false });
    const users = JSON.stringify(await read('get_employees.json'));
    expect(users).toContain('lara@example.com');
    expect(users).toContain('"invited_until"');
  });

  it('plays the log and the timelines, and publishes what is scheduled', async () => {
    const [was, is] = await both(`event/${made.logged}/0.m4s`);
    expect(is).toBe(was);
    const peaks = await both(`api/v1/event/${made.logged}/peaks.json`);
    expect(peaks[1]).toBe(peaks[0]);
    const jobs = target.context.db
      .tables<{ jobs: { name: string; status: string } }>()
      .selectFrom('jobs')
      .select('name')
      .where('name', '=', 'episodes.publish');
    expect(await jobs.execute()).toHaveLength(1);
  });

  it('lists the old and the new address of each feed, page and audio file', async () => {
    const csv = await (
      await target.call(importPath(target, `${imported.guid}/addresses.csv`), { as: there })
    ).text();
    const base = (server: TestStation) => `${server.context.publicUrl}/${server.slug}`;
    expect(csv).toContain(
      `feed,The feed,${base(source)}/rss/${made.feed}.xml,${base(target)}/rss/${made.feed}.xml\r\n`,
    );
    expect(csv).toContain(
      `mp3,Ebb,${base(source)}/audio/${made.episodes[0]}.mp3,${base(target)}/audio/${made.episodes[0]}.mp3\r\n`,
    );
  });

  it('is refused by a station that is not empty, and by users who are no admins', async () => {
    const again = await target.call(importPath(target), { method: 'POST', as: there, json: { bytes: 100 } });
    expect([again.status, (await again.json()).error_message]).toEqual([
      409,
      expect.stringContaining('not empty'),
    ]);
    expect((await target.call(importPath(target), { method: 'POST', json: { bytes: 100 } })).status).toBe(
      401,
    );
  });
});
