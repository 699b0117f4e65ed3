// Written by `npm run generate`.

import type { AudioEvent } from '../audio-events/wire-types.ts';
import type { Croppings } from '../common/wire-types.ts';
import type { ConnectionType } from '../connections/wire-types.ts';
import type { EpisodeProof } from '../deliveries/wire-types.ts';
import type { FromDraft } from '../drafts/wire-types.ts';
import type { EpisodePodcast, FeedFinding } from '../feeds/wire-types.ts';
import type { Optional } from '../optional.ts';

/** An unsaved episode to check. Absent fields are those of a new episode. */
export interface EpisodeCheckInput extends Optional<
  Pick<
    Episode,
    | 'name'
    | 'description'
    | 'season_number'
    | 'episode_number'
    | 'episode_type'
    | 'chapter_markers'
    | 'podcast'
  >
> {
  /** Path of its show. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  show: string;
  /** Ids of the destinations to publish it to. Only public feeds have rules. At most 1,000 entries. */
  social_media_connections: number[];
  /** Length of the audio in seconds. 0 to 604,800. */
  duration: number;
}

/** A rule of directories that an unsaved episode, or a feed that it will be in, breaks. */
export interface EpisodeFinding extends Omit<FeedFinding, 'guid'> {
  /** Id of the feed with the finding; null for a finding about the episode. */
  connection_id: number | null;
}

/** The findings about an unsaved episode, then the errors of each of its feeds. */
export interface EpisodeCheck {
  /** Broken rules. */
  findings: EpisodeFinding[];
}

/** The start of a chapter in seconds, and its title. */
export interface ChapterMarker {
  /** Seconds from the start of the episode. */
  start: number;
  /** Title of the chapter. At most 200 characters. */
  title: string;
}

/** Query of the operation `episodes.list`. */
export interface EpisodeListQuery extends EpisodeCountsQuery {
  /** Field to order the episodes by; `published` when absent. */
  sort?: 'published' | 'name' | 'duration' | 'updated_at' | undefined;
  /** Direction of the order. */
  order?: 'ASC' | 'DESC' | undefined;
  /** Status of the episodes. */
  type?: EpisodeStatus | undefined;
  /** Page number, from 1. */
  page?: number | undefined;
  /** Number of entries on a page. */
  limit?: number | undefined;
  /** Part of the name, ignoring case. At most 200 characters. */
  name?: string | undefined;
  /** Seconds; longer episodes are left out. */
  max_duration?: number | undefined;
}

/** Response of the operation `episodes.list`. */
export interface EpisodePage {
  /** Episodes of the page. */
  playlists: EpisodeSummary[];
  /** Number of entries on all pages. */
  total_count: number;
  /** Page number, from 1. */
  page: number;
  /** Number of entries on a page. */
  limit: number;
}

/** The filters of a list, except its status. */
export interface EpisodeCountsQuery {
  /** Id of the show. */
  show_id?: number | undefined;
  /** Text in name, description, tags or id, ignoring case. At most 200 characters. */
  search?: string | undefined;
  /** One day in the station's time zone. `YYYY-MM-DD`. */
  date?: string | undefined;
}

/** Number of matching episodes by status. */
export interface EpisodeCounts {
  /** Number of published episodes. */
  published: number;
  /** Number of unpublished episodes. */
  unpublished: number;
  /** Number of scheduled episodes. */
  scheduled: number;
  /** Number of drafts. */
  draft: number;
}

/** Query of the operation `episodes.peaks`. */
export interface EpisodePeaksQuery {
  /** Ids of episodes; unknown ones are left out. One to 100 ids, separated by commas. */
  ids: string;
  /** Number of levels over the whole episode; 64 when absent. */
  points?: number | undefined;
}

/** A coarse waveform of each episode, in equal parts: the loudest sample of each part (`peaks`), and the mean of the peaks within it (`levels`). Deleted audio is 0; an episode without events has no parts. */
export interface EpisodePeaks {
  /** Loudest sample of each part, 0 to 127. */
  peaks: {
    /** Id of the episode. */
    playlist_id: number;
    /** Loudest sample of each part, 0 to 127. */
    peaks: number[];
    /** Mean of the peaks within each part, 0 to 127. */
    levels: number[];
  }[];
}

/** Body of the operation `episodes.setPlaylists`. */
export type SetPlaylistsInput = {
  /** Id of the episode. */
  playlist_id: number;
  /** True unpublishes the episode; false publishes it again. */
  unpublished: boolean;
}[];

/** Response of the operation `episodes.connections`. */
export interface EpisodeConnections {
  /** Destinations that the episode is published to. */
  social_media_connections: {
    /** Number that identifies it at the station. */
    id: number;
    /** Type of the destination. */
    type: ConnectionType;
    /** Title in the interface. At most 200 characters. */
    title: string;
  }[];
}

/** Body of the operation `episodes.unpost`. */
export interface UnpostInput {
  /** Ids of the destinations to remove the episode from. 1 to 100 entries. */
  social_media_connections: number[];
}

/** File format of audio. */
export type MediaFormat = 'mp3' | 'aac';

/** Query of the operation `audioVersions.download`. */
export interface DownloadQuery {
  /** Name that the user signs in with. At most 254 characters. */
  username?: string | undefined;
  /** Key of the user, for addresses that a browser opens. At most 512 characters. */
  api_key?: string | undefined;
}

/** Query of the operation `episodes.media`. */
export interface MediaQuery {
  /** Password of a listener of a private feed; needed if only private feeds list the episode. */
  token?: string | undefined;
  /** Names one stitched version of the audio; the station redirects to it where campaigns play. At most 200 characters. */
  v?: string | undefined;
  /** Whether the download is not counted and gets no ads, because a playout system is no listener. */
  playout?: boolean | undefined;
}

/** Query of the operation `episodes.advancedVideo`. */
export interface AdvancedVideoQuery {
  /** Id of the episode. */
  playlist_id: number;
}

/** The editor for the advanced video of an episode, and the state of that video. */
export interface AdvancedVideo {
  /** Id of the episode. */
  playlist_id: number;
  /** Address of the editor for this episode. */
  url: string;
  /** Whether the advanced video exists. */
  isCreated: boolean;
  /** Whether the latest attempt to create it failed. */
  isFailed: boolean;
}

/** An unsaved timeline to render for download. `playlist_download_ready` announces the file, which is kept for an hour. */
export interface PlaylistCacheInput {
  /** Events in playing order: their paths, or the objects of a response. 1 to 2,000 entries. Each: A resource as clients name it: its path, or the object of a response. */
  events: string[];
  /** Name of the file. At most 300 characters. */
  name?: string | undefined;
  /** Path of the show whose bumpers are added. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  show?: string | undefined;
  /** File format; mp3 when absent. */
  format?: MediaFormat | undefined;
}

/** Response of the operation `episodes.cache`. */
export interface PlaylistCacheResponse {
  /** Id of the job, which its live events carry. */
  job_id: string;
  /** Address of the file once it is rendered. */
  url: string;
}

/** Levels of a rendered episode. */
export interface EpisodeLevels extends Pick<TimelineLevels, 'loudness' | 'true_peak' | 'range'> {
  /** dB by which the render raised the audio to the loudness of its show; below 0 lowered. */
  gain: number;
}

/** Body of the operation `episodes.timelineLevels`. */
export interface TimelineLevelsInput {
  /** Events in playing order: their paths, or the objects of a response. At most 2,000 entries. Each: A resource as clients name it: its path, or the object of a response. */
  events: string[];
  /** The show whose bumpers and target count. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  show?: string | undefined;
}

/** Levels of a timeline before it is rendered, computed from the index without decoding. */
export interface TimelineLevels {
  /** `measuring` while audio of an older installation is measured in the background; ask again. */
  status: 'measured' | 'measuring';
  /** Integrated loudness in LUFS. Null for silence. */
  loudness: number | null;
  /** True peak in dBTP. Null for silence. */
  true_peak: number | null;
  /** Loudness range in LU. Null for silence. */
  range: number | null;
  /** LUFS that the render aims at; null if the show has no target. */
  target: number | null;
  /** dB by which the render raises everything; below 0 it lowers it. */
  gain: number;
  /** Whether the render lowers peaks. */
  is_limited: boolean;
  /** dBTP that the render keeps all peaks below; null if it changes neither loudness nor peaks. */
  limit: number | null;
  /** Short-term loudness (3 s) in LUFS, one value a second; null for silence. */
  curve: (number | null)[];
  /** Silences of 3 s or more. */
  silences: {
    /** Seconds from the start of the timeline. */
    start: number;
    /** Seconds from the start of the timeline. */
    end: number;
  }[];
  /** Audio that is at full scale for several samples. */
  clipped: {
    /** Seconds from the start of the timeline. */
    start: number;
    /** Seconds from the start of the timeline. */
    end: number;
  }[];
  /** Pauses of the recording inside events: their place in the timeline, and how much is missing, in seconds. */
  gaps: {
    /** Seconds from the start of the timeline. */
    at: number;
    /** Length of the missing audio in seconds. */
    seconds: number;
  }[];
}

/** An event of a timeline whose category has a rule for episodes. */
export interface RuledEvent {
  /** Id of the audio event. */
  event_id: number;
  /** Title of the event. */
  title: string;
  /** Artist of the event; empty if none is known. */
  artist: string;
  /** Name of its category. */
  category: string;
  /** Length in seconds. */
  seconds: number;
}

/** A timeline to judge by the rules of its categories. */
export interface TimelineRightsInput {
  /** Events in playing order: their paths, or the objects of a response. At most 2,000 entries. Each: A resource as clients name it: its path, or the object of a response. */
  events: string[];
  /** The episode that it will be; events that were accepted for it need no second acceptance. */
  playlist_id?: number | undefined;
}

/** The effect of the rules when a timeline is published. */
export interface TimelineRights {
  /** Events that the station leaves out. */
  left_out: RuledEvent[];
  /** Events that the user must accept, with `accept_rights` of the request that publishes. */
  to_accept: RuledEvent[];
}

/** An event that a user accepted for an episode. The record is kept when the event leaves the episode. */
export interface AcceptedEvent extends RuledEvent {
  /** Name of the user who accepted it; empty if none has. */
  accepted_by: string;
  /** When it was accepted. Unix seconds, UTC. */
  accepted_at: number;
}

/** Lifecycle state of an episode. */
export type EpisodeStatus = 'published' | 'unpublished' | 'scheduled' | 'draft';

/** A destination that the episode was posted to, and its address there. */
export interface PostLocation {
  /** Number that identifies it at the station. */
  id: number;
  /** Type of the destination. */
  type: ConnectionType;
  /** Address of the post. */
  url: string;
}

/** Response of the operation `audioVersions.restore`. */
export interface Episode extends EpisodeSummary {
  /** Places for ads: ids of the events that an ad plays before, and `END`. At most 2,000 entries. */
  ad_insert_events: (number | 'END')[];
  /** Chapters in order. At most 500 entries. */
  chapter_markers: ChapterMarker[];
  /** Details that only podcast apps read. */
  podcast: EpisodePodcast;
  /** Its audio in playing order. */
  events: AudioEvent[];
  /** Events whose category asks for it, and who accepted them. */
  rights: AcceptedEvent[];
}

/** An episode in a list: without the fields that only an editor needs. */
export interface EpisodeSummary {
  /** Id of the episode. */
  playlist_id: number;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
  /** Id of the show. */
  show_id: number;
  /** Path of the show. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  show: string;
  /** Name of the episode. At most 300 characters. */
  name: string;
  /** Description as HTML. At most 150,000 characters. */
  description: string;
  /** Paths of its tags. At most 1,000 entries. Each: A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  playlist_categories: string[];
  /** Image for social media. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  image: string;
  /** Rectangle in pixels of the source; all 0 is the whole image. */
  image_croppings: Croppings;
  /** Cover in feeds and players. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  rss_image: string;
  /** Rectangle in pixels of the source; all 0 is the whole image. */
  rss_image_croppings: Croppings;
  /** Number of the season; null for none. 1 to 9,999. */
  season_number: number | null;
  /** Number of the episode in the season; null for none. 1 to 99,999. */
  episode_number: number | null;
  /** Kind of episode in feeds. */
  episode_type: 'full' | 'bonus' | 'trailer';
  /** Whether its content is explicit. 1 for yes, 0 for no. */
  explicit: 0 | 1;
  /** Text of posts on social media. At most 2,000 characters. */
  social_share_text: string;
  /** Credits. At most 500 characters. */
  attribution: string;
  /** Tags of this episode only; they are not in the station's list. At most 100 entries. */
  onceUseTags: string[];
  /** Stored for other clients; the station does not use it. 1 for yes, 0 for no. */
  goto_live: 0 | 1;
  /** Stored for other clients; the station does not use it. 1 for yes, 0 for no. */
  restricted: 0 | 1;
  /** Address of the episode at iHeart; null for none. */
  external_url: string | null;
  /** Stock photo that the image is cut from; null for none. */
  selectedShutterstockImage: {
    /** Number that identifies it at the station. */
    id: string;
    /** Address of the photo. */
    url: string;
  } | null;
  /** Whether it is a draft: neither published nor scheduled. `true` takes a published episode out of feeds and players. */
  draft: boolean;
  /** Whether a user has unpublished it. */
  unpublished: boolean;
  /** 1 for a copy that a video was created from; the station only stores it. 1 for yes, 0 for no. */
  permanent: 0 | 1;
  /** When it is due to be published; null to publish it at once. A date takes a published episode out of feeds and players until then. Unix seconds, UTC. */
  delay_post_until: number | null;
  /** When it expires: the station unpublishes it then, and feeds, players and pages drop it; null for never. Unix seconds, UTC. */
  expires_at: number | null;
  /** Names of all tags of the episode. */
  tags: string[];
  /** Seconds; 0 until the audio is rendered. */
  duration: number;
  /** When the episode was or will be published, unix seconds; null for a draft. Unix seconds, UTC, of a publication, which an archive may date before 1970: negative then. */
  published: number | null;
  /** State of the episode. */
  status: EpisodeStatus;
  /** Address of its public page. */
  short_url: string;
  /** State of the delivery to iHeart. */
  iheart_status: 0 | 1 | 2 | 99;
  /** State of the basic video. */
  video_status: 0 | 1 | 2 | 99;
  /** State of the advanced video. */
  advanced_video_status: 0 | 1 | 2 | 99;
  /** 0 to 100 while the basic video renders. */
  video_progress: number;
  /** Destinations chosen for the episode. */
  smc_data: {
    /** Number that identifies it at the station. */
    id: number;
    /** Type of the destination. */
    type: ConnectionType;
  }[];
  /** Names of the categories of the episode's events. */
  categories: string[];
  /** Addresses of the episode's posts on platforms. */
  post_locations: PostLocation[];
  /** Number of destinations that the episode could not be delivered to. */
  failed_deliveries: number;
  /** Whether listeners can fetch it from its feeds. Null if it is in no feed that is checked. */
  proof: EpisodeProof | null;
  /** Identifier in feeds; it never changes. */
  guid: string;
  /** State of the rendered audio. */
  media_status: 'none' | 'processing' | 'ready' | 'failed';
  /** 0 to 100 while the audio is processing. */
  media_progress: number;
  /** A message for the user: why rendering failed, what it waits for, or what a ready file had to leave out. */
  media_error: string;
  /** Levels of the rendered audio; null until it is rendered, and for audio that an older version rendered. */
  levels: EpisodeLevels | null;
  /** The rendered mp3 that feeds and players use, `length` in bytes; null until it is rendered. */
  enclosure: {
    /** Address of the mp3. */
    url: string;
    /** Size in bytes. */
    length: number;
    /** Media type of the file. */
    type: string;
  } | null;
  /** Increases with every change. An update states the version it is based on. */
  version: number;
  /** When it was last changed. Unix seconds, UTC. */
  updated_at: number;
  /** Name of the user who last changed it. */
  updated_by: string;
}

/** Fields of a new episode. Absent ones take their defaults; an episode that is published or scheduled takes its expiry from the days of its show (`expiry_days`), unless `expires_at` is given, null for never. */
export interface EpisodeInput extends Omit<EpisodeUpdate, 'show' | 'version'> {
  /** Path of the show. At most 1,024 characters. */
  show: string;
}

/** Fields to change. `version` is the version that the change is based on; a newer one on the station rejects it (409). Without it the change is made to whatever the episode is. */
export interface EpisodeUpdate extends Optional<
  Pick<
    Episode,
    | 'name'
    | 'description'
    | 'playlist_categories'
    | 'ad_insert_events'
    | 'image'
    | 'image_croppings'
    | 'rss_image'
    | 'rss_image_croppings'
    | 'season_number'
    | 'episode_number'
    | 'episode_type'
    | 'explicit'
    | 'social_share_text'
    | 'attribution'
    | 'onceUseTags'
    | 'chapter_markers'
    | 'podcast'
    | 'goto_live'
    | 'restricted'
    | 'external_url'
    | 'selectedShutterstockImage'
    | 'draft'
    | 'unpublished'
    | 'permanent'
    | 'delay_post_until'
    | 'expires_at'
    | 'show'
  >
> {
  /** Events in playing order: their paths, or the objects of a response. At most 2,000 entries. Each: A resource as clients name it: its path, or the object of a response. */
  events?: string[] | undefined;
  /** Ids of the destinations. At most 100 entries. */
  social_media_connections?: number[] | undefined;
  /** Ids of events that the user has the right to publish, of those in categories that ask for it. At most 2,000 entries. */
  accept_rights?: number[] | undefined;
  /** The editor's draft that this is saved from. A draft that has ended rejects the save (410). */
  from_draft?: FromDraft | undefined;
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version?: number | undefined;
}

/** Response of the operation `episodes.setPlaylists`. */
export interface EpisodesSetPlaylistsResponse {
  /** The changed episodes. */
  playlists: EpisodeSummary[];
}
