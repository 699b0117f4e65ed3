// Written by `npm run generate`.

/** An ad or a trailer that the station inserts into episodes when listeners download them. */
export interface Campaign {
  /** Number that identifies it at the station. */
  id: number;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
  /** Title in the interface. */
  title: string;
  /** Its audio. */
  audio: {
    /** Path of the audio event that it was made from. The campaign has its own copy: the event may be deleted. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
    event: string;
    /** Title of the audio event. */
    title: string;
    /** Length in seconds; 0 until it is ready. */
    seconds: number;
    /** Loudness in LUFS as it is delivered; null until it is ready, and for silence. */
    loudness: number | null;
    /** Decibels by which it was raised or lowered to the loudness of its shows. */
    gain_db: number;
    /** Whether its files are made. */
    status: 'processing' | 'ready' | 'failed';
    /** Why its files could not be made; empty otherwise. */
    error: string;
  };
  /** Ids of the shows whose episodes it plays in; empty for all shows. */
  shows: number[];
  /** Where it plays in an episode. */
  positions: ('pre' | 'mid' | 'post')[];
  /** When it begins. Unix seconds, UTC. */
  starts_at: number;
  /** When it ends; null for no end. Unix seconds, UTC. */
  ends_at: number | null;
  /** Deliveries after which it ends; null for no limit. */
  most_deliveries: number | null;
  /** Deliveries in a UTC day; null for no limit. */
  most_per_day: number | null;
  /** Times that one listener gets it in a UTC day; null for no limit. */
  most_per_listener: number | null;
  /** State of the campaign. */
  state: 'planned' | 'running' | 'paused' | 'ended';
  /** Counted deliveries. */
  deliveries: number;
  /** Counted deliveries of this UTC day. */
  deliveries_today: number;
  /** Name of the user who created it. */
  created_by: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
}

/** Body of the operation `campaigns.create`. */
export interface CampaignInput {
  /** Title in the interface. At most 100 characters. */
  title: string;
  /** The audio event to play: its path, or the object of a response. A resource as clients name it: its path, or the object of a response. */
  event: string;
  /** Ids of the shows whose episodes it plays in; empty or absent for all shows. At most 1,000 entries. */
  shows?: number[] | undefined;
  /** Where it plays in an episode. 1 to 3 entries. */
  positions: ('pre' | 'mid' | 'post')[];
  /** When it begins. Unix seconds, UTC. */
  starts_at: number;
  /** When it ends; null or absent for no end. Unix seconds, UTC. */
  ends_at?: number | null | undefined;
  /** Deliveries after which it ends; null or absent for no limit. 1 to 1,000,000,000. */
  most_deliveries?: number | null | undefined;
  /** Deliveries in a UTC day; null or absent for no limit. 1 to 1,000,000,000. */
  most_per_day?: number | null | undefined;
  /** Times that one listener gets it in a UTC day; null or absent for no limit. 1 to 1,000,000,000. */
  most_per_listener?: number | null | undefined;
}

/** Only given fields change. */
export interface CampaignUpdate {
  /** Title in the interface. At most 100 characters. */
  title?: string | undefined;
  /** The audio event to play: its path, or the object of a response. A resource as clients name it: its path, or the object of a response. */
  event?: string | undefined;
  /** Ids of the shows whose episodes it plays in; empty for all shows. At most 1,000 entries. */
  shows?: number[] | undefined;
  /** Where it plays in an episode. 1 to 3 entries. */
  positions?: ('pre' | 'mid' | 'post')[] | undefined;
  /** When it begins. Unix seconds, UTC. */
  starts_at?: number | undefined;
  /** When it ends; null for no end. Unix seconds, UTC. */
  ends_at?: number | null | undefined;
  /** Deliveries after which it ends; null for no limit. 1 to 1,000,000,000. */
  most_deliveries?: number | null | undefined;
  /** Deliveries in a UTC day; null for no limit. 1 to 1,000,000,000. */
  most_per_day?: number | null | undefined;
  /** Times that one listener gets it in a UTC day; null for no limit. 1 to 1,000,000,000. */
  most_per_listener?: number | null | undefined;
  /** Whether it is paused. */
  paused?: boolean | undefined;
}

/** Whether the station inserts campaigns. Off until an admin switches it on. */
export interface CampaignSettings {
  /** Whether downloads of episodes contain campaigns. */
  enabled: boolean;
}

/** Counted deliveries of a campaign, by the IAB's guidelines: all bytes of the ad were sent as part of a counted download. */
export interface CampaignDeliveries {
  /** By UTC day, oldest first. */
  days: {
    /** The day as `YYYY-MM-DD`. */
    day: string;
    /** Deliveries of the day. */
    deliveries: number;
  }[];
  /** By position. */
  positions: {
    /** Place in the episode. */
    position: 'pre' | 'mid' | 'post';
    /** Deliveries there. */
    deliveries: number;
  }[];
  /** The 50 episodes with the most deliveries. */
  episodes: {
    /** Id of the episode. */
    id: number;
    /** Name of the episode. */
    name: string;
    /** Deliveries in it. */
    deliveries: number;
  }[];
}

/** The places of an episode at which campaigns can play. */
export interface EpisodeBreaks {
  /** Id of the episode. */
  playlist_id: number;
  /** Name of the episode. */
  name: string;
  /** Length in seconds. */
  seconds: number;
  /** Why no campaign can play in it; empty if one can. */
  obstacle: string;
  /** Places, in order. */
  breaks: {
    /** Place in the episode. */
    position: 'pre' | 'mid' | 'post';
    /** Seconds from its start. */
    at: number;
    /** Ids of the running campaigns that can play there, caps aside. */
    campaigns: number[];
  }[];
}

/** A published episode of the shows of a campaign. */
export interface CampaignEpisode {
  /** Id of the episode. */
  playlist_id: number;
  /** Name of the episode. */
  name: string;
  /** Id of its show. */
  show_id: number;
  /** Whether the campaign can play in it. */
  state: 'ready' | 'unread' | 'no-break' | 'unfit' | 'no-audio';
  /** Places at which the campaign can play; null until its audio is read. */
  breaks: number | null;
  /** Counted deliveries of the campaign in it. */
  deliveries: number;
}

/** A page of the published episodes of the shows of a campaign. */
export interface CampaignEpisodes {
  /** Number of episodes on all pages. */
  total_count: number;
  /** The limit that the campaign has reached, `total` for good or `day` until midnight UTC; null for none. */
  reached: 'total' | 'day' | null;
  /** How far the station has read the audio of these episodes; null while it reads none. */
  reading: {
    /** Episodes that are read. */
    read: number;
    /** Episodes with audio. */
    total: number;
  } | null;
  /** Newest first. */
  episodes: CampaignEpisode[];
}

/** Response of the operation `campaigns.list`. */
export interface CampaignsListResponse {
  /** Campaigns of the station. */
  campaigns: Campaign[];
}

/** Query of the operation `campaigns.episodes`. */
export interface CampaignsEpisodesQuery {
  /** From 1. */
  page?: number | undefined;
  /** Episodes on a page, 20 by default. */
  limit?: number | undefined;
}

/** Query of the operation `campaigns.breaks`. */
export interface CampaignsBreaksQuery {
  /** Id of the episode. */
  playlist_id: number;
}
