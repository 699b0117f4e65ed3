import { resourcePath } from '@postkit/sdk/schema';
import type { EpisodeInput } from '@postkit/sdk/schema';
import { type Station, wholeStation } from '../features/accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../features/audio-events/index.ts';
import { stationDay, type Episodes } from '../features/episodes/index.ts';
import type { ShowRow, Shows } from '../features/shows/index.ts';
import type { Tags } from '../features/tags/index.ts';
import type { StationContext } from '../context.ts';
import { podcastGuid } from '../rss/index.ts';
import { morningEpisodes, storyEpisodes, type DemoEpisode } from './demo-episode-content.ts';

export interface DemoEpisodeServices {
  readonly audioEvents: AudioEvents;
  readonly episodes: Episodes;
  readonly shows: Shows;
  readonly tags: Tags;
}

const by = 'Maya Ellison';
const day = 86_400;
/** From six in the morning the demo broadcast has the most talk. */
const morningHours = 4;
/** Target length in seconds: long enough to hear, short enough to render quickly. */
const length = 60;
/** Seconds; longer pieces, such as talks of ten minutes, are skipped. */
const longestPiece = 320;

/**
 * Fills the demo shows with episodes cut from the demo broadcast. Jobs render their audio. May run again after
 * a crash: existing episodes stay.
 * @param now milliseconds since 1970
 */
export async function makeDemoEpisodes(
  context: StationContext,
  services: DemoEpisodeServices,
  station: Station,
  { now }: { now: number },
): Promise<void> {
  const rows = await services.shows.list(station);
  const morning = rows.find((show) => show.showFormat === 'episodic' && !show.placeholder);
  const stories = rows.find((show) => show.showFormat === 'serial' && !show.placeholder);
  const seconds = Math.floor(now / 1000);
  if (morning) await makeAll(services, station, morning, { dated: datedMornings(seconds, station.timezone), now: seconds, firstHour: 0 });
  if (stories) {
    const dated = datedStories(seconds, station.timezone);
    await makeAll(services, station, stories, { dated, now: seconds, firstHour: morningEpisodes.length });
  }
  context.log.info({ station: station.slug }, 'the demo episodes are ready, their audio follows');
}

interface DatedEpisode {
  readonly episode: DemoEpisode;
  /** Unix seconds. */
  readonly at: number;
}

/** Weekdays at ten, newest first. */
function datedMornings(now: number, timezone: string): DatedEpisode[] {
  const days: number[] = [];
  for (let back = 1; days.length < morningEpisodes.length; back += 1) {
    const date = new Date((now - back * day) * 1000).toISOString().slice(0, 10);
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(stationDay(date, timezone).start + 10 * 3600);
  }
  return morningEpisodes.map((episode, index) => ({ episode, at: days[index] ?? now }));
}

/** Every seventh day at eight in the evening, the last one in this week. */
function datedStories(now: number, timezone: string): DatedEpisode[] {
  return storyEpisodes.map((episode, index) => {
    const date = new Date((now - (2 + (storyEpisodes.length - 1 - index) * 7) * day) * 1000).toISOString().slice(0, 10);
    return { episode, at: stationDay(date, timezone).start + 20 * 3600 };
  });
}

async function makeAll(
  services: DemoEpisodeServices,
  station: Station,
  show: ShowRow,
  { dated, now, firstHour }: { dated: readonly DatedEpisode[]; now: number; firstHour: number },
): Promise<void> {
  const plannedFor = stationDay(new Date((now + day) * 1000).toISOString().slice(0, 10), station.timezone).start + 18 * 3600;
  for (const [index, { episode, at }] of dated.entries()) {
    const guid = podcastGuid(`demo/${station.slug}/${show.id}/${index}`);
    if ((await services.episodes.idOfGuid(station.id, guid)) !== null) continue;
    const events = await pieces(services.audioEvents, station.id, hourOfTalk(now, station.timezone, firstHour + index), episode.from);
    if (events.length === 0) continue;
    await makeOne(services, station, show, { episode, at, guid, events, plannedFor });
  }
}

async function makeOne(
  { audioEvents, episodes, tags }: DemoEpisodeServices,
  station: Station,
  show: ShowRow,
  { episode, at, guid, events, plannedFor }: DatedEpisode & { guid: string; events: readonly AudioEventRow[]; plannedFor: number },
): Promise<void> {
  const { name, description, tags: labels, onceUseTags = [], status, from: _from, ...facts } = episode;
  const known = (await tags.list(station.id)).filter((tag) => labels.includes(tag.name));
  const ends = events.map((event) => audioEvents.durationOf(event));
  const input: EpisodeInput = {
    ...facts,
    show: resourcePath(station.slug, 'show', show.id),
    name,
    description,
    social_share_text: description,
    playlist_categories: known.map((tag) => resourcePath(station.slug, 'playlistcategory', tag.id)),
    onceUseTags: [...onceUseTags],
    events: events.map((event) => resourcePath(station.slug, 'event', event.id)),
    chapter_markers: events.map((event, index) => ({
      start: Math.round(ends.slice(0, index).reduce((sum, end) => sum + end, 0)),
      title: event.title,
    })),
    social_media_connections: [...show.connectionIds],
    image: show.rectangleImage,
    draft: status === 'draft',
    unpublished: false,
    ...(status === 'scheduled' ? { delay_post_until: plannedFor } : {}),
  };
  // Episodes that users publish meanwhile go before.
  const row = await episodes.create(station, input, { by, guid, publishedAt: at, lane: 'background' });
  if (status === 'unpublished') await episodes.setUnpublished(station, [row.id], true, by);
}

/** The log is younger than the oldest episodes: their audio comes from the mornings of the last days, a different hour for each. */
function hourOfTalk(now: number, timezone: string, index: number): number {
  const date = new Date((now - (1 + Math.floor(index / morningHours)) * day) * 1000).toISOString().slice(0, 10);
  return stationDay(date, timezone).start + (6 + (index % morningHours)) * 3600;
}

/** Logged events of these categories from a moment on, until their total length suffices. */
async function pieces(audioEvents: AudioEvents, stationId: number, from: number, categories: readonly string[]): Promise<AudioEventRow[]> {
  const found: AudioEventRow[] = [];
  let total = 0;
  // An event's id is the second at which it aired, times 1000.
  const ids = Array.from({ length: 2 * 3600 }, (_, second) => (from + second) * 1000);
  for (const event of await audioEvents.byIds(
    wholeStation(stationId),
    (await audioEvents.known(wholeStation(stationId), ids)).toSorted((a, b) => a - b),
  )) {
    if (total >= length) break;
    if (!categories.includes(event.category) || audioEvents.durationOf(event) > longestPiece) continue;
    found.push(event);
    total += audioEvents.durationOf(event);
  }
  return found;
}
