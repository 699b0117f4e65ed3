import { feedCheck } from '@postkit/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConnection, startStation, type SignedIn, type TestStation } from '../../testing/index.ts';

let server: TestStation;
let admin: SignedIn;
beforeAll(async () => {
  server = await startStation();
  admin = await server.signIn();
});
afterAll(() => server.close());

const check = (url: string, as: SignedIn | undefined = admin) =>
  server.call(`/${server.slug}/api/v1/feed_check.json`, { method: 'POST', ...(as && { as }), json: { url } });
const feedAt = (id: number, slug = server.slug) => `${server.url}/${slug}/rss/${id}.xml`;

describe('feeds.check', () => {
  it('checks a feed of the station, with the reason and the fix of each finding', async () => {
    const feed = await makeConnection(server, { title: 'Tide', description: '', email: '' });
    const response = await check(feedAt(feed.id));
    expect(response.status).toBe(200);
    const { title, items, directories, findings } = feedCheck.parse(await response.json());
    expect([title, items]).toEqual(['Tide', 0]);
    const results = directories.map(({ name, passes, errors }) => [name, passes, errors > 0]);
    expect(results.slice(0, 3)).toEqual(['Apple Podcasts', 'Spotify', 'PSP-1'].map((name) => [name, false, true]));
    expect(results.find(([name]) => name === 'RSS 2.0')).toEqual(['RSS 2.0', true, false]);
    expect(findings.find(({ rule }) => rule === 'C4')).toMatchObject({
      level: 'error',
      guid: null,
      fix: 'Upload a square cover of 3000 × 3000 pixels.',
      sources: ['Apple Podcasts', 'Spotify', 'PSP-1'],
    });
  });

  it('refuses an address without a feed, a private one, and users who are not signed in', async () => {
    expect((await check(feedAt(999))).status).toBe(404);
    expect((await check('http://169.254.1.1/feed')).status).toBe(400);
    expect((await check('ftp://a.example/feed')).status).toBe(400);
    const visitor = await server.call(`/${server.slug}/api/v1/feed_check.json`, { method: 'POST', json: { url: feedAt(1) } });
    expect(visitor.status).toBe(401);
  });
});
