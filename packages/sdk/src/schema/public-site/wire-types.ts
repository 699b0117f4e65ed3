// Written by `npm run generate`.

/** A station as its listeners see it. */
export interface PublicStation {
  /** First segment of every path of the station. */
  slug: string;
  /** Title. */
  title: string;
  /** Time zone of the station, such as `America/New_York`. */
  timezone: string;
  /** `#rrggbb`; null for none. */
  accent: string | null;
  /** Address of the logo; null for none. */
  logo_url: string | null;
  /** The station's own public page. */
  url: string;
  /** The parts of the log that the station shares. */
  shares: {
    /** Whether the current track is public. */
    now_playing: boolean;
    /** Whether past tracks are public. */
    tracklist: boolean;
  };
}

/** A show with at least one published episode. */
export interface PublicShow extends Pick<PublicEpisode, 'id' | 'title' | 'image_url' | 'url'> {
  /** Description as text. */
  description: string;
  /** Language tag of the feed; empty for none. */
  language: string;
  /** Number of published episodes. */
  episode_count: number;
  /** When the newest episode was published; null without episodes. ISO 8601. */
  latest_at: string | null;
  /** Feeds of the show. */
  feeds: {
    /** Title of the feed. */
    title: string;
    /** Address of the feed. */
    url: string;
  }[];
}

/** A published episode. Its audio address counts downloads. */
export interface PublicEpisode {
  /** Number that identifies it at the station. */
  id: number;
  /** Identifier in feeds; it never changes. */
  guid: string;
  /** Title. */
  title: string;
  /** Description as safe HTML. */
  description_html: string;
  /** Description as text. */
  description_text: string;
  /** When it was published. ISO 8601. */
  published_at: string;
  /** Address of its public page. */
  url: string;
  /** Address of the cover; null for none. */
  image_url: string | null;
  /** Whether its content is explicit. */
  explicit: boolean;
  /** Number of the season; null for none. */
  season: number | null;
  /** Number of the episode in the season; null for none. */
  number: number | null;
  /** Names of its tags. */
  tags: string[];
  /** Chapters in order. */
  chapters: {
    /** Seconds from the start of the episode. */
    start: number;
    /** Title of the chapter. */
    title: string;
  }[];
  /** The mp3; null while it is not rendered. */
  audio: {
    /** Address of the mp3. */
    url: string;
    /** Media type of the file. */
    type: 'audio/mpeg';
    /** Size in bytes. */
    bytes: number;
    /** Length in seconds. */
    duration: number;
  };
  /** Its show; null if the show is gone. */
  show: {
    /** Number that identifies it at the station. */
    id: number;
    /** Title. */
    title: string;
    /** Address of its public page. */
    url: string;
  } | null;
}

/** Hours at which the station records a show; other programmes are unknown to it. */
export interface PublicProgramme {
  /** Of the broadcast, in the time zone of the station. `YYYY-MM-DD`, in the station's time zone. */
  date: string;
  /** When it starts. ISO 8601. */
  start: string;
  /** When it ends. ISO 8601. */
  end: string;
  /** Whether it is on the air now. */
  is_on_air: boolean;
  /** The show. */
  show: {
    /** Number that identifies it at the station. */
    id: number;
    /** Title. */
    title: string;
    /** Address of its public page. */
    url: string;
    /** Address of the cover; null for none. */
    image_url: string | null;
  };
}

/** A title of the log. Data that was stored before a station knew carts lacks the optional fields. */
export interface PublicTrack {
  /** Title; of an open microphone, the name of the programme. */
  title: string;
  /** Artist; empty if none is known. */
  artist: string;
  /** Name of its category. */
  category: string;
  /** When it started. ISO 8601. */
  started_at: string;
  /** Length in seconds; of what is on air, the planned length, or else the length so far. */
  duration: number;
  /** Whether it is music, talk, or anything else, such as the news. */
  kind?: 'music' | 'talk' | 'other' | undefined;
  /** Album; empty if none is known. */
  album?: string | undefined;
  /** Address of the cover that the playout system gives, with https; null for none. */
  image_url?: string | null | undefined;
  /** Name of the public programme in which it started; empty if none was on air. */
  programme?: string | undefined;
}

/** Response of the operation `publicSite.shows`. */
export interface PublicShows {
  /** Shows with published episodes. */
  shows: PublicShow[];
}

/** Response of the operation `publicSite.episodes`. */
export interface PublicEpisodes {
  /** Episodes of the page, newest first. */
  episodes: PublicEpisode[];
  /** Number of entries on all pages. */
  total: number;
  /** Page number, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
}

/** Response of the operation `publicSite.schedule`. */
export interface PublicSchedule {
  /** Time zone of the station, such as `America/New_York`. */
  timezone: string;
  /** Hours of the recorded shows, in order. */
  programmes: PublicProgramme[];
}

/** `track` is null while the station shares no titles, the log is off, or the current item is not for listeners. */
export interface PublicNowPlaying {
  /** Whether the station shares this part of its log. */
  is_shared: boolean;
  /** Null between tracks, and if the station does not share them. */
  track: PublicTrack | null;
  /** Null if no recorded show is on the air. */
  programme: PublicProgramme | null;
}

/** Response of the operation `publicSite.tracklist`. */
export interface PublicTracklist {
  /** Whether the station shares this part of its log. */
  is_shared: boolean;
  /** Time zone of the station, such as `America/New_York`. */
  timezone: string;
  /** Tracks, newest first. */
  tracks: PublicTrack[];
}

/** The parts of the log that the public may see. Both are off until an admin switches them on. */
export interface PublicSiteSettings {
  /** Whether the current track is public. */
  now_playing: boolean;
  /** Whether past tracks are public. */
  tracklist: boolean;
}

/** Query of the operation `publicSite.episodes`. */
export interface PublicSiteEpisodesQuery {
  /** Id of the show. */
  show?: number | undefined;
  /** Words in titles and descriptions. At most 200 characters. */
  q?: string | undefined;
  /** Page number, from 1. 1 to 10,000. */
  page?: number | undefined;
  /** Number of entries on a page. 1 to 100. */
  limit?: number | undefined;
}

/** Query of the operation `publicSite.schedule`. */
export interface PublicSiteScheduleQuery {
  /** Number of days from today. 1 to 14. */
  days?: number | undefined;
}

/** Query of the operation `publicSite.tracklist`. */
export interface PublicSiteTracklistQuery {
  /** Only tracks that started before this, unix seconds. */
  before?: number | undefined;
  /** Number of entries on a page. 1 to 100. */
  limit?: number | undefined;
}

/** Body of the operation `publicSite.update`. */
export interface PublicSiteUpdateBody {
  /** Whether the current track is public. */
  now_playing?: boolean | undefined;
  /** Whether past tracks are public. */
  tracklist?: boolean | undefined;
}
