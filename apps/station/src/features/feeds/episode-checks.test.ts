import { beforeAll, describe, expect, it } from 'vitest';
import { episodeCheck, noEpisodePodcast } from '@postkit/sdk/schema';
import { makeDestination, makeShow, type SignedIn } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest();
let show: string;
let good: number;
let serial: number;
beforeAll(async () => {
  show = `/${server.slug}/api/v1/show/${(await makeShow(server)).id}/`;
  const feed = {
    description: 'All tides.',
    author: 'Harbour FM',
    email: 'a@harbour.example',
    itunes_categories: 'Arts:Books',
  };
  const links = { podcast_link: 'https://harbour.example', imageurl: 'https://harbour.example/cover.png' };
  good = (await makeDestination(server, { ...feed, ...links, title: 'Tide' })).id;
  serial = (await makeDestination(server, { ...feed, ...links, title: 'Ebb', show_format: 'serial' })).id;
});

const check = (body: object, as: SignedIn | undefined = admin) =>
  server.call(`/${server.slug}/api/v1/playlist/check.json`, {
    method: 'POST',
    ...(as && { as }),
    json: {
      show,
      duration: 60,
      name: 'Monday',
      description: 'News.',
      chapter_markers: [{ start: 0, title: 'A' }],
      ...body,
    },
  });

async function findingsOf(body: object) {
  const response = await check(body);
  expect(response.status).toBe(200);
  return episodeCheck.parse(await response.json()).findings;
}

describe('episodes.check', () => {
  it('finds nothing in a complete episode of a complete feed', async () => {
    expect(await findingsOf({ social_media_connections: [good] })).toEqual([]);
  });

  it('finds a missing episode number only if a chosen feed is serial, once, with its field', async () => {
    const [finding, ...others] = await findingsOf({ social_media_connections: [good, serial] });
    expect(finding).toMatchObject({
      rule: 'I6',
      level: 'error',
      field: 'episode_number',
      connection_id: null,
      sources: ['Apple Podcasts'],
    });
    expect(others).toEqual([]);
    expect(await findingsOf({ social_media_connections: [serial], episode_number: 3 })).toEqual([]);
    expect(await findingsOf({ social_media_connections: [serial], episode_type: 'trailer' })).toEqual([]);
  });

  it('finds a soundbite outside the audio, missing chapters and a long description', async () => {
    const podcast = { ...noEpisodePodcast, soundbites: [{ start: 50, length: 30, title: '' }] };
    const found = await findingsOf({
      social_media_connections: [good],
      podcast,
      chapter_markers: [],
      description: `<p>${'a'.repeat(4100)}</p>`,
    });
    expect(found.map(({ field, level }) => `${field} ${level}`)).toEqual([
      'description warning',
      'chapters warning',
      'soundbites error',
    ]);
  });

  it('names the errors of each feed, after those of the episode', async () => {
    const poor = await makeDestination(server, {
      title: 'Poor',
      description: 'Some.',
      itunes_categories: '',
      email: 'a@b.example',
    });
    const found = await findingsOf({ social_media_connections: [poor.id, good], chapter_markers: [] });
    expect(found[0]).toMatchObject({ field: 'chapters', connection_id: null });
    expect(found.find(({ field }) => field === 'categories')).toMatchObject({
      level: 'error',
      rule: 'C2',
      connection_id: poor.id,
    });
    expect(found.filter(({ connection_id }) => connection_id === good)).toEqual([]);
  });

  it('does not check private and inactive feeds, which no directory reads', async () => {
    const hidden = await makeDestination(server, { show_format: 'serial', is_private: true });
    const off = await makeDestination(server, { show_format: 'serial', status: false });
    expect(await findingsOf({ social_media_connections: [hidden.id, off.id] })).toEqual([]);
  });

  it('refuses shows and destinations that the station does not have, and users who are not signed in', async () => {
    const noShow = await check({ show: `/${server.slug}/api/v1/show/999/`, social_media_connections: [] });
    expect([noShow.status, await noShow.json()]).toMatchObject([
      400,
      { errors: { show: ['This station has no such show.'] } },
    ]);
    const noFeed = await check({ social_media_connections: [999] });
    expect([noFeed.status, await noFeed.json()]).toMatchObject([
      400,
      { errors: { social_media_connections: [expect.any(String)] } },
    ]);
    const visitor = await server.call(`/${server.slug}/api/v1/playlist/check.json`, {
      method: 'POST',
      json: { show },
    });
    expect(visitor.status).toBe(401);
  });
});
