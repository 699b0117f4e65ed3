import { resourcePath } from '@postkit/sdk/schema';
import type { EpisodeInput } from '@postkit/sdk/schema';
import { type Station, wholeStation } from '../features/accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../features/audio-events/index.ts';
import { stationDay, type Episodes } from '../features/episodes/index.ts';
import type { ShowRow, Shows } from '../features/shows/index.ts';
import type { Tags } from '../features/tags/index.ts';
import { podcastGuid } from '../rss/index.ts';
import { morningShow, storyShow } from './catalogue-content.ts';
import { choosePieces } from './choose-pieces.ts';
import { morningEpisodes, storyEpisodes, type DemoEpisode } from './demo-episode-content.ts';

export interface DemoEpisodeServices {
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store' | 'publishing'>;
  readonly shows: Shows;
  readonly tags: Tags;
}

const by = 'Maya Ellison';
const day = 86_400;
/** From six in the morning the demo broadcast has the most talk. */
const [firstHour, morningHours] = [6, 4] as const;

/** A demo station and the time of the demo. */
export interface DemoPlace {
  readonly station: Station;
  readonly timezone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Days of the broadcast that the episodes are cut from, yesterday first. */
export const episodeDays = Math.ceil((morningEpisodes.length + storyEpisodes.length) / morningHours);

/**
 * Fills the demo shows with the episodes that are cut from one day of the demo broadcast. Jobs render their audio. May run again
 * after a crash: existing episodes stay, and deleted ones stay deleted.
 * @param daysBack 1 for yesterday, whose broadcast must exist
 */
export async function makeDemoEpisodes(
  services: DemoEpisodeServices,
  place: DemoPlace,
  daysBack: number,
): Promise<void> {
  const { station, timezone, now } = place;
  for (const planned of await plannedEpisodes(services, place)) {
    if (
      planned.daysBack !== daysBack ||
      (await services.episodes.store.idOfGuid(station.id, planned.guid)) !== null
    )
      continue;
    const from = hourOfTalk(Math.floor(now / 1000), timezone, planned);
    const events = await pieces(services.audioEvents, station.id, from, planned.episode.from);
    if (events.length > 0) await makeOne(services, place, { ...planned, events });
  }
}

/** The ids of the demo's episodes of a station. */
export async function demoEpisodeIds(services: DemoEpisodeServices, place: DemoPlace): Promise<number[]> {
  const planned = await plannedEpisodes(services, place);
  const ids = await Promise.all(
    planned.map(({ guid }) => services.episodes.store.idOfGuid(place.station.id, guid)),
  );
  return ids.filter((id) => id !== null);
}

interface PlannedEpisode extends DatedEpisode {
  readonly show: ShowRow;
  readonly guid: string;
  /** The hour of the broadcast that it is cut from. */
  readonly daysBack: number;
  readonly hour: number;
}

/** The episodes of the demo's own shows: users may have made others meanwhile. */
async function plannedEpisodes(
  { shows }: DemoEpisodeServices,
  { station, timezone, now }: DemoPlace,
): Promise<PlannedEpisode[]> {
  const rows = await shows.list(station);
  const seconds = Math.floor(now / 1000);
  const dated = [
    { title: morningShow, episodes: datedMornings(seconds, timezone) },
    { title: storyShow, episodes: datedStories(seconds, timezone) },
  ];
  const inShows = dated.flatMap(({ title, episodes }) => {
    const show = rows.find((row) => row.title === title);
    const known = episodes.map((one) => ({
      ...one,
      show,
      guid: podcastGuid(`demo/${station.slug}/${show?.id}/${one.index}`),
    }));
    // The newest episodes are cut first, from the newest days.
    return known.toSorted((one, other) => other.at - one.at || one.index - other.index);
  });
  return inShows.flatMap(({ show, ...one }, index) =>
    show
      ? {
          ...one,
          show,
          daysBack: 1 + Math.floor(index / morningHours),
          hour: firstHour + (index % morningHours),
        }
      : [],
  );
}

interface DatedEpisode {
  readonly episode: DemoEpisode;
  /** Place in its list. */
  readonly index: number;
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
  return morningEpisodes.map((episode, index) => ({ episode, index, at: days[index] ?? now }));
}

/** Every seventh day at eight in the evening, the last one in this week. */
function datedStories(now: number, timezone: string): DatedEpisode[] {
  return storyEpisodes.map((episode, index) => {
    const date = new Date((now - (2 + (storyEpisodes.length - 1 - index) * 7) * day) * 1000)
      .toISOString()
      .slice(0, 10);
    return { episode, index, at: stationDay(date, timezone).start + 20 * 3600 };
  });
}

async function makeOne(
  { audioEvents, episodes, tags }: DemoEpisodeServices,
  { station, timezone, now }: DemoPlace,
  { episode, at, guid, show, events }: PlannedEpisode & { readonly events: readonly AudioEventRow[] },
): Promise<void> {
  const tomorrow = new Date(now + day * 1000).toISOString().slice(0, 10);
  const plannedFor = stationDay(tomorrow, timezone).start + 18 * 3600;
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
    social_media_connections: [...show.destinationIds],
    image: show.rectangleImage,
    draft: status === 'draft',
    unpublished: false,
    ...(status === 'scheduled' ? { delay_post_until: plannedFor } : {}),
  };
  // Episodes that users publish meanwhile go before.
  const row = await episodes.publishing.create(station, input, {
    by,
    guid,
    publishedAt: at,
    lane: 'background',
  });
  if (status === 'unpublished') await episodes.publishing.setUnpublished(station, [row.id], true, by);
}

/** The log is younger than the oldest episodes: their audio comes from the mornings of the last days, a different hour for each. */
function hourOfTalk(
  now: number,
  timezone: string,
  { daysBack, hour }: Pick<PlannedEpisode, 'daysBack' | 'hour'>,
): number {
  const date = new Date((now - daysBack * day) * 1000).toISOString().slice(0, 10);
  return stationDay(date, timezone).start + hour * 3600;
}

/** Logged events from a moment on, of these categories if there are any. */
async function pieces(
  audioEvents: AudioEvents,
  stationId: number,
  from: number,
  categories: readonly string[],
): Promise<AudioEventRow[]> {
  // An event's id is the second at which it aired, times 1000.
  const ids = Array.from({ length: 2 * 3600 }, (_, second) => (from + second) * 1000);
  const known = (await audioEvents.known(wholeStation(stationId), ids)).toSorted((a, b) => a - b);
  const events = await audioEvents.byIds(wholeStation(stationId), known);
  const logged = events.filter(({ origin }) => origin === 'log');
  const timed = logged.map((event) => ({
    event,
    category: event.category,
    duration: audioEvents.durationOf(event),
  }));
  return choosePieces(timed, categories).map(({ event }) => event);
}
