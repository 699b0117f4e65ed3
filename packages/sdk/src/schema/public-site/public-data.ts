import { z } from 'zod';
import { calendarDate } from '../common/scalars.ts';

const moment = z.iso.datetime();
/** Absolute; null for none. */
const address = z.string().nullable();

/** A station as its listeners see it. */
export const publicStation = z.object({
  slug: z.string(),
  title: z.string(),
  timezone: z.string(),
  /** `#rrggbb`; null for none. */
  accent: z.string().nullable(),
  logo_url: address,
  /** The station's own public page. */
  url: z.string(),
  /** The parts of the log that the station shares. */
  shares: z.object({ now_playing: z.boolean(), tracklist: z.boolean() }),
});
export type PublicStation = z.output<typeof publicStation>;

/** A show with at least one published episode. */
export const publicShow = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  image_url: address,
  url: z.string(),
  language: z.string(),
  episode_count: z.int(),
  latest_at: moment.nullable(),
  feeds: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type PublicShow = z.output<typeof publicShow>;

const showRef = publicShow.pick({ id: true, title: true, url: true });

/** A published episode. Its audio address counts downloads. */
export const publicEpisode = z.object({
  id: z.int(),
  guid: z.string(),
  title: z.string(),
  description_html: z.string(),
  description_text: z.string(),
  published_at: moment,
  url: z.string(),
  image_url: address,
  explicit: z.boolean(),
  season: z.int().nullable(),
  number: z.int().nullable(),
  tags: z.array(z.string()),
  chapters: z.array(z.object({ start: z.number(), title: z.string() })),
  audio: z.object({ url: z.string(), type: z.literal('audio/mpeg'), bytes: z.int(), duration: z.number() }),
  show: showRef.nullable(),
});
export type PublicEpisode = z.output<typeof publicEpisode>;

/** Hours at which the station records a show; other programmes are unknown to it. */
export const publicProgramme = z.object({
  /** Of the broadcast, in the time zone of the station. */
  date: calendarDate,
  start: moment,
  end: moment,
  is_on_air: z.boolean(),
  show: showRef.extend({ image_url: address }),
});
export type PublicProgramme = z.output<typeof publicProgramme>;

/** A title of the log. */
export const publicTrack = z.object({
  title: z.string(),
  artist: z.string(),
  category: z.string(),
  started_at: moment,
  duration: z.number(),
});
export type PublicTrack = z.output<typeof publicTrack>;

export const publicShows = z.object({ shows: z.array(publicShow) });
export const publicEpisodes = z.object({ episodes: z.array(publicEpisode), total: z.int(), page: z.int(), pages: z.int() });
export type PublicEpisodes = z.output<typeof publicEpisodes>;
export const publicSchedule = z.object({ timezone: z.string(), programmes: z.array(publicProgramme) });
export type PublicSchedule = z.output<typeof publicSchedule>;

/** `track` is null while the station shares no titles, the log is off, or the current item is not for listeners. */
export const publicNowPlaying = z.object({
  is_shared: z.boolean(),
  track: publicTrack.nullable(),
  programme: publicProgramme.nullable(),
});
export type PublicNowPlaying = z.output<typeof publicNowPlaying>;

export const publicTracklist = z.object({ is_shared: z.boolean(), timezone: z.string(), tracks: z.array(publicTrack) });
export type PublicTracklist = z.output<typeof publicTracklist>;

/** The parts of the log that the public may see. Both are off until an admin switches them on. */
export const publicSiteSettings = z.object({ now_playing: z.boolean(), tracklist: z.boolean() });
export type PublicSiteSettings = z.output<typeof publicSiteSettings>;
