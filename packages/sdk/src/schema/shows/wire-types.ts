// Written by `npm run generate`.

import type { ConnectionType } from '../connections/wire-types.ts';
import type { ShowPodcast } from '../feeds/wire-types.ts';
import type { Optional } from '../optional.ts';

/** Query of the operation `shows.newestAudio`. */
export interface NewestQuery {
  /** Greatest age of the episode in hours. An older one responds 404, so that a playout system does not repeat it. */
  max_age?: number | undefined;
  /** Whether the download is not counted, because a playout system is no listener. */
  playout?: boolean | undefined;
}

/** Number of episodes of a show by status. */
export interface ShowCounters {
  /** Number of published episodes. */
  published: number;
  /** Number of unpublished episodes. */
  unpublished: number;
  /** Number of scheduled episodes. */
  scheduled: number;
  /** Number of drafts. */
  draft: number;
}

/** Response of the operation `shows.get`. */
export interface Show {
  /** Number that identifies it at the station. */
  id: number;
  /** Title. 1 to 200 characters. */
  title: string;
  /** Description as text. At most 8,000 characters. */
  description: string;
  /** Square cover. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  square_image: string;
  /** Wide image. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  rectangle_image: string;
  /** When the latest episode was published; null without one. Unix seconds, UTC. */
  last_playlist_date: number | null;
  /** Whether it is a placeholder, which only admins see. */
  placeholder: boolean;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
  /** Number of episodes of a show by status. */
  counters: ShowCounters;
  /** Default destinations of the show's episodes. */
  social_media_connections: {
    /** Number that identifies it at the station. */
    id: number;
    /** Type of the destination. */
    type: ConnectionType;
    /** Title in the interface. At most 200 characters. */
    title: string;
    /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
    resource_uri: string;
  }[];
  /** Stored for other clients; the station does not use it. */
  prefix_list: string[];
  /** Ids of `social_media_connections`. */
  smcs: number[];
  /** Order of the episodes: `serial` is oldest first. */
  show_format: 'serial' | 'episodic';
  /** Language of the feed; empty for the station’s. At most 20 characters. */
  language_override: string;
  /** Author in feeds. At most 200 characters. */
  author: string;
  /** Email address. Empty for none. */
  email: string;
  /** Web page of the podcast; empty for none. At most 2,048 characters. */
  podcast_link: string;
  /** Up to three `Category` or `Category:Subcategory`, comma-separated. At most 500 characters. */
  itunes_categories: string;
  /** Whether its feeds are explicit. */
  rss_explicit: boolean;
  /** Paths of tags that new episodes start with. At most 1,000 entries. Each: A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  playlist_categories: string[];
  /** Events played before and after each episode. Path of the event before each episode; null for none. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  pre_bumper: string | null;
  /** Path of the event after each episode; null for none. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  post_bumper: string | null;
  /** Id of the show that it belongs to; null for none. */
  parent: number | null;
  /** When it airs, in words. At most 500 characters. */
  schedule: string;
  /** LUFS to which its episodes are brought when they are rendered; null leaves their loudness as it is. */
  loudness_target: -14 | -16 | -18 | -19 | -23 | -24 | null;
  /** Highest true peak of its episodes, in dBTP. -9 to 0. */
  true_peak_limit: number;
  /** Days after their publication at which new episodes expire; null for never. 1 to 3,650. */
  expiry_days: number | null;
  /** Details that only podcast apps read. */
  podcast: ShowPodcast;
  /** Increases with every change. An update states the version it is based on. */
  version: number;
}

/** Body of the operation `shows.create`. */
export interface ShowInput extends Optional<
  Omit<
    Show,
    | 'id'
    | 'title'
    | 'last_playlist_date'
    | 'resource_uri'
    | 'counters'
    | 'social_media_connections'
    | 'smcs'
    | 'language_override'
    | 'podcast_link'
    | 'itunes_categories'
    | 'version'
  >
> {
  /** Title. 1 to 200 characters. */
  title: string;
  /** Language of the feed; empty for the station’s. A language tag such as `en`, `pt-BR` or `zh-Hant-TW`; empty for none. */
  language_override?: string | undefined;
  /** Web page of the podcast; empty for none. An http or https address; empty for none. */
  podcast_link?: string | undefined;
  /** Up to three of Apple’s `Category` or `Category:Subcategory`, comma-separated. At most 500 characters. */
  itunes_categories?: string | undefined;
  /** Destinations that new episodes start with: their paths, or the objects of a response. At most 1,000 entries. Each: A resource as clients name it: its path, or the object of a response. */
  social_media_connections?: string[] | undefined;
}

/** Body of the operation `shows.update`. */
export interface ShowUpdate extends Optional<ShowInput> {
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version?: number | undefined;
}
