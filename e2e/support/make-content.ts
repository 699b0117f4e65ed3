import { expect } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import type { AudioEvent, Episode, Show } from '@postkit/sdk/schema';
import { stationDay } from './station-day.ts';

let made = 0;

/**
 * Creates a show with a feed and a widget that no other journey uses.
 * @param loudness Its target in LUFS; null leaves audio as recorded, since journeys compare the samples of files.
 */
export async function makeShow(
  client: PostKitClient,
  title = `Show of a journey ${++made}`,
  loudness: Show['loudness_target'] = null,
): Promise<Show> {
  const feed = await client.connections.create({
    type: 'rss',
    title: `${title} feed`,
    default_on_post: false,
  });
  const widget = await client.connections.create({
    type: 'webwidget',
    title: `${title} player`,
    default_on_post: false,
  });
  return client.shows.create({
    title,
    description: `All about ${title}.`,
    loudness_target: loudness,
    social_media_connections: [feed.resource_uri, widget.resource_uri],
  });
}

/** Short events of yesterday's log, in the order in which they aired. */
export async function shortEvents(client: PostKitClient, count: number, longest = 60): Promise<AudioEvent[]> {
  const { start, end } = await stationDay(client, -1);
  const { objects } = await client.audioEvents.list({
    startTime: start,
    endTime: end,
    cart__type_name: 'LOGGER',
    order: 'ASC',
    limit: 0,
  });
  const short = objects.filter(({ duration }) => duration > 4 && duration < longest).slice(0, count);
  if (short.length < count)
    throw new Error(`Yesterday's log holds ${short.length} short pieces, not ${count}.`);
  return short;
}

/** Creates an episode of a show: a draft unless the fields say otherwise. */
export async function makeEpisode(
  client: PostKitClient,
  show: Show,
  fields: Partial<Parameters<PostKitClient['episodes']['create']>[0]> = {},
): Promise<Episode> {
  const events = fields.events ?? (await shortEvents(client, 1)).map((event) => event.resource_uri);
  return client.episodes.create({
    show: show.resource_uri,
    description: 'Made for a journey.',
    social_media_connections: show.smcs,
    ...fields,
    events,
  });
}

/** Creates a published episode and waits for its audio. */
export async function makePublished(client: PostKitClient, show: Show, name: string): Promise<Episode> {
  const episode = await makeEpisode(client, show, { name, draft: false });
  return readyEpisode(client, episode.playlist_id);
}

/** Waits until an episode's audio is ready. */
export async function readyEpisode(client: PostKitClient, id: number): Promise<Episode> {
  const isReady = async () => (await client.episodes.get(id)).media_status;
  await expect.poll(isReady, { intervals: [100], timeout: 60_000 }).toBe('ready');
  return client.episodes.get(id);
}
