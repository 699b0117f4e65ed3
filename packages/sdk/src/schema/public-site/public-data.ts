import { z } from 'zod';
import { calendarDate } from '../common/scalars.ts';

const moment = z.iso.datetime();
/** Absolute; null for none. */
const address = z.string().nullable();

/** A station as its listeners see it. */
export const publicStation = z.object({
  /** First segment of every path of the station. */
  slug: z.string(),
  /** Title. */
  title: z.string(),
  timezone: z.string(),
  /** `#rrggbb`; null for none. */
  accent: z.string().nullable(),
  /** Address of the logo; null for none. */
  logo_url: address,
  /** The station's own public page. */
  url: z.string(),
  /** The parts of the log that the station shares. */
  shares: z.object({
    /** Whether the current track is public. */
    now_playing: z.boolean(),
    /** Whether past tracks are public. */
    tracklist: z.boolean(),
  }),
});
export type PublicStation = z.output<typeof publicStation>;

/** A show with at least one published episode. */
export const publicShow = z.object({
  id: z.int(),
  /** Title. */
  title: z.string(),
  /** Description as text. */
  description: z.string(),
  /** Address of the cover; null for none. */
  image_url: address,
  /** Address of its public page. */
  url: z.string(),
  /** Language tag of the feed; empty for none. */
  language: z.string(),
  /** Number of published episodes. */
  episode_count: z.int(),
  /** When the newest episode was published; null without episodes. */
  latest_at: moment.nullable(),
  /** Feeds of the show. */
  feeds: z.array(
    z.object({
      /** Title of the feed. */
      title: z.string(),
      /** Address of the feed. */
      url: z.string(),
    }),
  ),
});
export type PublicShow = z.output<typeof publicShow>;

const showRef = publicShow.pick({ id: true, title: true, url: true });

/** A published episode. Its audio address counts downloads. */
export const publicEpisode = z.object({
  id: z.int(),
  /** Identifier in feeds; it never changes. */
  guid: z.string(),
  /** Title. */
  title: z.string(),
  /** Description as safe HTML. */
  description_html: z.string(),
  /** Description as text. */
  description_text: z.string(),
  published_at: moment,
  /** Address of its public page. */
  url: z.string(),
  /** Address of the cover; null for none. */
  image_url: address,
  /** Whether its content is explicit. */
  explicit: z.boolean(),
  /** Number of the season; null for none. */
  season: z.int().nullable(),
  /** Number of the episode in the season; null for none. */
  number: z.int().nullable(),
  /** Names of its tags. */
  tags: z.array(z.string()),
  /** Chapters in order. */
  chapters: z.array(
    z.object({
      /** Seconds from the start of the episode. */
      start: z.number(),
      /** Title of the chapter. */
      title: z.string(),
    }),
  ),
  /** The mp3; null while it is not rendered. */
  audio: z.object({
    /** Address of the mp3. */
    url: z.string(),
    /** Media type of the file. */
    type: z.literal('audio/mpeg'),
    /** Size in bytes. */
    bytes: z.int(),
    /** Length in seconds. */
    duration: z.number(),
  }),
  /** Its show; null if the show is gone. */
  show: showRef.nullable(),
});
export type PublicEpisode = z.output<typeof publicEpisode>;

/** Hours at which the station records a show; other programmes are unknown to it. */
export const publicProgramme = z.object({
  /** Of the broadcast, in the time zone of the station. */
  date: calendarDate,
  /** When it starts. */
  start: moment,
  /** When it ends. */
  end: moment,
  /** Whether it is on the air now. */
  is_on_air: z.boolean(),
  /** The show. */
  show: showRef.extend({
    /** Address of the cover; null for none. */
    image_url: address,
  }),
});
export type PublicProgramme = z.output<typeof publicProgramme>;

/** A title of the log. Data that was stored before a station knew carts lacks the optional fields. */
export const publicTrack = z.object({
  /** Title; of an open microphone, the name of the programme. */
  title: z.string(),
  /** Artist; empty if none is known. */
  artist: z.string(),
  /** Name of its category. */
  category: z.string(),
  /** When it started. */
  started_at: moment,
  /** Length in seconds; of what is on air, the planned length, or else the length so far. */
  duration: z.number(),
  /** Whether it is music, talk, or anything else, such as the news. */
  kind: z.enum(['music', 'talk', 'other']).optional(),
  /** Album; empty if none is known. */
  album: z.string().optional(),
  /** Address of the cover that the playout system gives, with https; null for none. */
  image_url: address.optional(),
  /** Name of the public programme in which it started; empty if none was on air. */
  programme: z.string().optional(),
});
export type PublicTrack = z.output<typeof publicTrack>;

export const publicShows = z.object({
  /** Shows with published episodes. */
  shows: z.array(publicShow),
});
export const publicEpisodes = z.object({
  /** Episodes of the page, newest first. */
  episodes: z.array(publicEpisode),
  /** Number of entries on all pages. */
  total: z.int(),
  page: z.int(),
  /** Number of pages. */
  pages: z.int(),
});
export type PublicEpisodes = z.output<typeof publicEpisodes>;
export const publicSchedule = z.object({
  timezone: z.string(),
  /** Hours of the recorded shows, in order. */
  programmes: z.array(publicProgramme),
});
export type PublicSchedule = z.output<typeof publicSchedule>;

/** `track` is null while the station shares no titles, the log is off, or the current item is not for listeners. */
export const publicNowPlaying = z.object({
  /** Whether the station shares this part of its log. */
  is_shared: z.boolean(),
  /** Null between tracks, and if the station does not share them. */
  track: publicTrack.nullable(),
  /** Null if no recorded show is on the air. */
  programme: publicProgramme.nullable(),
});
export type PublicNowPlaying = z.output<typeof publicNowPlaying>;

export const publicTracklist = z.object({
  /** Whether the station shares this part of its log. */
  is_shared: z.boolean(),
  timezone: z.string(),
  /** Tracks, newest first. */
  tracks: z.array(publicTrack),
});
export type PublicTracklist = z.output<typeof publicTracklist>;

/** The parts of the log that the public may see. Both are off until an admin switches them on. */
export const publicSiteSettings = z.object({
  /** Whether the current track is public. */
  now_playing: z.boolean(),
  /** Whether past tracks are public. */
  tracklist: z.boolean(),
});
export type PublicSiteSettings = z.output<typeof publicSiteSettings>;
