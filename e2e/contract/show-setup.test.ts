import { parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostKitClient } from '@postkit/sdk';
import type { Connection } from '@postkit/sdk/schema';
import {
  draftOfShow,
  newShowDraft,
  showPayload,
  type ShowDraft,
} from '../../packages/react-kit/src/data/shows/show-draft.ts';
import { failureOf } from '../support/failure-of.ts';
import { hear } from '../support/hear.ts';
import { solidPng } from '../support/solid-png.ts';
import { startTenantStation, type TenantStation } from '../support/tenant-station.ts';
import { clientOf } from '../support/tenants.ts';

let started: TenantStation;
let client: PostKitClient;

beforeAll(async () => {
  started = await startTenantStation();
  ({ client } = started);
}, 90_000);

afterAll(async () => started?.[Symbol.asyncDispose]());

const words = {
  title: 'The Morning Tide',
  description: 'What the day brings.',
  author: 'Maya Ellison',
  email: 'maya@harbour.example',
  podcast_link: 'https://harbour.example/tide',
  language_override: 'en-GB',
  itunes_categories: 'News:Daily News,Arts,History',
};

/** The draft of a new show when a user enters the wizard's second step. */
const automatic = {
  type: 'rss',
  default_on_post: true,
  rss_explicit: false,
  is_aggregate: true,
  has_live_read: true,
  status: true,
  ...words,
} as const;

async function readFeed({ rss_url }: Pick<Connection, 'rss_url'>) {
  const response = await fetch(rss_url);
  expect(response.status).toBe(200);
  return parseRssFeed(await response.text());
}

async function fullDraft(): Promise<ShowDraft> {
  const [parent, tag, feed] = [
    await client.shows.create({ title: 'Whole day' }),
    await client.tags.create('Tides'),
    await client.connections.create({ type: 'rss', title: 'Elsewhere' }),
  ];
  const cover = await client.images.upload(new Blob([solidPng(1400, 1400)]));
  return {
    ...newShowDraft,
    ...words,
    show_format: 'serial',
    rss_explicit: true,
    square_image: cover.location,
    rectangle_image: cover.location,
    playlist_categories: [tag.resource_uri],
    social_media_connections: [feed],
    parent: parent.id,
    schedule: 'Weekdays at six',
  };
}

describe('a new show', () => {
  it('WIZ-079 WIZ-080 SETUP-092 is created and changed with the current draft, and every field is returned', async () => {
    const draft = await fullDraft();
    const changes = await hear(client, 'show_changed');
    const made = await client.shows.create(showPayload(draft));
    expect(await changes.until(({ show_id }) => show_id === made.id)).toMatchObject({ change: 'created' });
    const { social_media_connections, ...sent } = showPayload(draft);
    expect(made).toMatchObject(sent);
    expect(made.social_media_connections.map(({ resource_uri }) => resource_uri)).toEqual(
      social_media_connections,
    );

    const again: ShowDraft = {
      ...draftOfShow(await client.shows.get(made.id)),
      title: 'The Evening Tide',
      playlist_categories: [],
      parent: null,
    };
    const changed = await client.shows.update(made.id, { ...showPayload(again), version: made.version });
    const { version, ...fields } = changed;
    expect(fields).toEqual({
      ...made,
      title: 'The Evening Tide',
      playlist_categories: [],
      parent: null,
      version: undefined,
    });
    expect(version).toBe(made.version + 1);
    expect(await client.shows.get(made.id)).toEqual(changed);
  });
});

describe('the feed of a new show', () => {
  it('WIZ-087 WIZ-088 RSS-039 is a destination that works before the show is saved, is listed, and ends when it is deleted', async () => {
    const cover = await client.images.upload(new Blob([solidPng(1400, 1400)]));
    const made = await client.connections.create({ ...automatic, imageurl: cover.location });
    expect(made).toMatchObject({ ...automatic, imageurl: cover.location, shows: [] });
    expect((await client.connections.list()).objects).toContainEqual(made);
    const feed = await readFeed(made);
    expect(feed).toMatchObject({
      title: words.title,
      description: words.description,
      link: words.podcast_link,
      language: 'en-GB',
    });
    expect(feed.itunes).toMatchObject({
      author: words.author,
      owner: { name: words.author, email: words.email },
      explicit: false,
      image: new URL(cover.location, started.station.url).href,
      categories: [
        { text: 'News', categories: [{ text: 'Daily News' }] },
        { text: 'Arts' },
        { text: 'History' },
      ],
    });
    await client.connections.delete(made.id);
    expect((await fetch(made.rss_url)).status).toBe(404);
    expect(await failureOf(client.connections.get(made.id))).toMatchObject({ status: 404 });
  });

  it('WIZ-089 follows later choices of category, cover and explicit, and belongs to the show that is saved with it', async () => {
    const { id, resource_uri, rss_url } = await client.connections.create(automatic);
    await readFeed({ rss_url });
    const cover = await client.images.upload(new Blob([solidPng(1400, 1400)]));
    const changes = await hear(client, 'connection_changed');
    const changed = await client.connections.update(id, {
      itunes_categories: 'Sports:Soccer',
      imageurl: cover.location,
      rss_explicit: true,
    });
    expect(changed).toMatchObject({
      ...automatic,
      itunes_categories: 'Sports:Soccer',
      imageurl: cover.location,
      rss_explicit: true,
    });
    expect(await changes.until(({ connection_id }) => connection_id === id)).toMatchObject({
      change: 'updated',
    });
    const { itunes } = await readFeed({ rss_url });
    expect(itunes).toMatchObject({
      explicit: true,
      image: new URL(cover.location, started.station.url).href,
      categories: [{ text: 'Sports', categories: [{ text: 'Soccer' }] }],
    });
    const show = await client.shows.create({ title: words.title, social_media_connections: [resource_uri] });
    expect((await client.connections.get(id)).shows).toEqual([show.id]);
    await client.connections.delete(id);
    expect((await client.shows.get(show.id)).social_media_connections).toEqual([]);
  });
});

describe('the options of a new show', () => {
  it('WIZ-090 WIZ-091 tags are returned all at once by playlistcategory, each with id, name and address', async () => {
    await client.tags.create('Weather');
    const asked: string[] = [];
    const watched = await clientOf(started.station.url, started.tenant, {
      hooks: { onResponse: ({ response }) => void asked.push(response.url) },
    });
    const { objects, meta } = await watched.tags.list();
    expect(asked.at(-1)).toBe(
      `${started.station.url}/${started.tenant.slug}/api/v1/playlistcategory/?limit=0`,
    );
    expect(objects).toHaveLength(meta.total_count);
    const tag = objects.find(({ name }) => name === 'Weather');
    expect(tag).toEqual({
      id: expect.any(Number),
      name: 'Weather',
      resource_uri: `/${started.tenant.slug}/api/v1/playlistcategory/${tag?.id}/`,
    });
  });

  it('WIZ-061 an image is cropped by its sides in source pixels, and returned with its own address and size', async () => {
    const image = await client.images.upload(new Blob([solidPng(1600, 1500)]));
    const croppings = { left: 100, top: 50, right: 1500, bottom: 1450 };
    const cover = await client.images.crop({ image: image.location, croppings, square: true });
    expect(cover).toEqual({
      location: expect.stringMatching(/^\/harbour\/images\/[\w-]+\.png$/),
      width: 1400,
      height: 1400,
    });
    expect(cover.location).not.toBe(image.location);
    const share = await client.images.crop({
      image: image.location,
      croppings: { left: 0, top: 0, right: 1400, bottom: 732 },
      square: false,
    });
    expect(share).toMatchObject({ width: 700, height: 366 });
    const outside = client.images.crop({
      image: image.location,
      croppings: { ...croppings, right: 1601 },
      square: true,
    });
    expect(await failureOf(outside)).toMatchObject({
      status: 422,
      message: expect.stringContaining('1600 × 1500 pixels'),
    });
  });
});
