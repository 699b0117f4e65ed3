import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  firstStation,
  makeStation,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import type { Station } from '../accounts/index.ts';
import { exportZipOf } from '../station-exports/testing/export-calls.ts';
import { type FurnishedStation, furnishStation, loggedDay } from './testing/furnished-station.ts';
import { applyImport, sendZip } from './testing/import-calls.ts';

let source: TestStation;
let target: TestStation;
let made: FurnishedStation;
let there: SignedIn;
let second: Station;
let keepsPaths: boolean | undefined;
beforeAll(async () => {
  source = await startStation();
  const admin = await source.signIn();
  made = await furnishStation(source, admin);
  const zip = await exportZipOf(source, admin, { log: { first_day: loggedDay, last_day: loggedDay } });
  target = await startStation();
  there = await target.signIn();
  // The ids of the export are taken here.
  await makeEpisode(target, { name: 'Of the first station', guid: 'first-1' });
  second = await makeStation(target, { slug: 'moved', name: 'Moved' });
  there = await target.signIn();
  const { guid, plan } = await sendZip(target, there, zip, second.slug);
  keepsPaths = plan?.keeps_paths;
  await applyImport(target, there, guid, second.slug);
}, 120_000);
afterAll(async () => {
  await target.close();
  await source.close();
});

const rows = async (path: string) =>
  JSON.parse(await (await target.call(`/moved/api/v1/${path}`, { as: there })).text());

describe('an import beside another station', () => {
  it('gives new ids and addresses, and the same guids and dates', async () => {
    const { playlists } = await rows('playlist/get_playlists.json?limit=50');
    const own = playlists as { playlist_id: number; guid: string; name: string; published: number }[];
    expect(keepsPaths).toBe(false);
    expect(own.map(({ name }) => name).toSorted()).toEqual(['Ebb', 'Flood']);
    expect(own.map(({ playlist_id: id }) => id).toSorted((a, b) => a - b)).toEqual(
      made.episodes.slice(0, 2).map((id) => id + 1),
    );
    const was = await source.call(`/${source.slug}/rss/${made.feed}.xml`);
    const feeds = (await rows('socialmediaconnection/')).objects as {
      id: number;
      title: string;
      feed_filter: { tags: number[] };
    }[];
    const feed = feeds.find(({ title }) => title === 'The feed');
    const is = await target.call(`/moved/rss/${feed?.id}.xml`);
    const facts = (text: string) =>
      [...text.matchAll(/<(?:guid[^>]*|pubDate|podcast:guid|itunes:duration)>[^<]*/g)].map(([fact]) => fact);
    const [before, after] = [facts(await was.text()), facts(await is.text())];
    expect(before.length).toBeGreaterThan(5);
    expect(after).toEqual(before);
    const tags = (await rows('playlistcategory/')).objects as { id: number }[];
    expect(feed?.feed_filter.tags).toEqual(tags.map(({ id }) => id));
  });

  it('serves its audio at the new addresses, and edits its timelines', async () => {
    const { playlists } = await rows('playlist/get_playlists.json?limit=50');
    const flood = playlists.find(({ name }: { name: string }) => name === 'Flood');
    const [old, now] = await Promise.all([
      source.call(`/${source.slug}/audio/${made.episodes[1]}.mp3`),
      target.call(`/moved/audio/${flood.playlist_id}.mp3`),
    ]);
    expect(Buffer.from(await now.arrayBuffer()).equals(Buffer.from(await old.arrayBuffer()))).toBe(true);
    const whole = await rows(`playlist/${flood.playlist_id}/`);
    expect(JSON.stringify(whole.events)).toContain('The morning');
    expect(JSON.stringify(whole.events)).toContain('/moved/api/v1/event/');
  });

  it('leaves the other station as it is', async () => {
    const first = firstStation(target);
    const { playlists } = JSON.parse(
      await (
        await target.call(`/${first.slug}/api/v1/playlist/get_playlists.json?limit=50`, { as: there })
      ).text(),
    );
    expect(playlists.map(({ name }: { name: string }) => name)).toEqual(['Of the first station']);
  });
});
