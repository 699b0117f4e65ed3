// Written by `npm run generate`.

/** How a site embeds a player. */
export type EmbedKind = 'script' | 'element' | 'frame';

/** One page view with players, as they report it. */
export interface EmbedReport {
  /** Origin of the page, if the request does not contain it: for frames. At most 300 characters. */
  site?: string | undefined;
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version: string;
  /** How a site embeds a player. */
  kind: EmbedKind;
  /** Kinds of errors, separated by commas. At most 40 characters. */
  errors?: string | undefined;
}

/** The page views of one site with one version and kind of player. */
export interface Embed {
  /** Origin such as `https://www.example.com`; empty if the browser hides it. */
  site: string;
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version: string;
  /** How a site embeds a player. */
  kind: EmbedKind;
  /** Number of page views. */
  views: number;
  /** Page views with each kind of error. */
  errors: {
    /** Number of times that the list of episodes failed to load. */
    list: number;
    /** Number of times that there was no episode to show. */
    empty: number;
    /** Number of times that audio failed to play. */
    audio: number;
  };
  /** When the page was first seen. Unix seconds, UTC. */
  first_seen: number;
  /** When the page was last seen. Unix seconds, UTC. */
  last_seen: number;
}

/** Response of the operation `embeds.list`. */
export interface EmbedHealth {
  /** Whether players report, and the station counts. */
  enabled: boolean;
  /** The version that the station serves now; empty if the player is not built. */
  current_version: string;
  /** Latest seen first, at most 500. */
  embeds: Embed[];
}

/** Body of the operation `embeds.update`. */
export interface EmbedHealthUpdate {
  /** Whether players report, and the station counts. */
  enabled: boolean;
}
