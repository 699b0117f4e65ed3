import { z } from 'zod';
import { resourceReference, resourceUri, text, unixSeconds } from '../common/scalars.ts';
import { adPositions } from './ad-positions.ts';

/**
 * - `planned`: its dates have not begun
 * - `running`: it plays
 * - `paused`: a user paused it
 * - `ended`: its dates are over, or its total is reached
 */
export const campaignStates = ['planned', 'running', 'paused', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Campaigns of a station at most. */
export const mostCampaigns = 200;

const title = text(100).refine((name) => name.trim() !== '', 'Enter a name.');
const positions = z
  .array(z.enum(adPositions))
  .min(1, 'Choose at least one position.')
  .max(adPositions.length);
const shows = z.array(z.int().positive()).max(1000);
const cap = z.int().min(1).max(1_000_000_000).nullable();

/** An ad or a trailer that the station inserts into episodes when listeners download them. */
export const campaign = z.object({
  id: z.int(),
  resource_uri: resourceUri,
  /** Title in the interface. */
  title: z.string(),
  /** Its audio. */
  audio: z.object({
    /** Path of the audio event that it was made from. The campaign has its own copy: the event may be deleted. */
    event: resourceUri,
    /** Title of the audio event. */
    title: z.string(),
    /** Length in seconds; 0 until it is ready. */
    seconds: z.number(),
    /** Loudness in LUFS as it is delivered; null until it is ready, and for silence. */
    loudness: z.number().nullable(),
    /** Decibels by which it was raised or lowered to the loudness of its shows. */
    gain_db: z.number(),
    /** Whether its files are made. */
    status: z.enum(['processing', 'ready', 'failed']),
    /** Why its files could not be made; empty otherwise. */
    error: z.string(),
  }),
  /** Ids of the shows whose episodes it plays in; empty for all shows. */
  shows: z.array(z.int()),
  /** Where it plays in an episode. */
  positions: z.array(z.enum(adPositions)),
  /** When it begins. */
  starts_at: unixSeconds,
  /** When it ends; null for no end. */
  ends_at: unixSeconds.nullable(),
  /** Deliveries after which it ends; null for no limit. */
  most_deliveries: z.int().nullable(),
  /** Deliveries in a UTC day; null for no limit. */
  most_per_day: z.int().nullable(),
  /** Times that one listener gets it in a UTC day; null for no limit. */
  most_per_listener: z.int().nullable(),
  /** State of the campaign. */
  state: z.enum(campaignStates),
  /** Counted deliveries. */
  deliveries: z.int(),
  /** Counted deliveries of this UTC day. */
  deliveries_today: z.int(),
  created_by: z.string(),
  created_at: unixSeconds,
});
export type Campaign = z.output<typeof campaign>;

const fields = {
  /** Title in the interface. */
  title,
  /** The audio event to play: its path, or the object of a response. */
  event: resourceReference,
  /** Ids of the shows whose episodes it plays in; empty for all shows. */
  shows,
  /** Where it plays in an episode. */
  positions,
  /** When it begins. */
  starts_at: unixSeconds,
  /** When it ends; null for no end. */
  ends_at: unixSeconds.nullable(),
  /** Deliveries after which it ends; null for no limit. */
  most_deliveries: cap,
  /** Deliveries in a UTC day; null for no limit. */
  most_per_day: cap,
  /** Times that one listener gets it in a UTC day; null for no limit. */
  most_per_listener: cap,
};

export const campaignInput = z.object({
  ...fields,
  /** Ids of the shows whose episodes it plays in; empty or absent for all shows. */
  shows: shows.default([]),
  /** When it ends; null or absent for no end. */
  ends_at: fields.ends_at.default(null),
  /** Deliveries after which it ends; null or absent for no limit. */
  most_deliveries: cap.default(null),
  /** Deliveries in a UTC day; null or absent for no limit. */
  most_per_day: cap.default(null),
  /** Times that one listener gets it in a UTC day; null or absent for no limit. */
  most_per_listener: cap.default(null),
});
/** As clients write it: with the path of the event. */
export type CampaignInput = Omit<z.input<typeof campaignInput>, 'event'> &
  Pick<z.output<typeof campaignInput>, 'event'>;

/** Only given fields change. */
export const campaignUpdate = z
  .object({
    ...fields,
    /** Whether it is paused. */
    paused: z.boolean(),
  })
  .partial();
export type CampaignUpdate = z.output<typeof campaignUpdate>;

/** Whether the station inserts campaigns. Off until an admin switches it on. */
export const campaignSettings = z.object({
  /** Whether downloads of episodes contain campaigns. */
  enabled: z.boolean(),
});
export type CampaignSettings = z.output<typeof campaignSettings>;

/** Counted deliveries of a campaign, by the IAB's guidelines: all bytes of the ad were sent as part of a counted download. */
export const campaignDeliveries = z.object({
  /** By UTC day, oldest first. */
  days: z.array(
    z.object({
      /** The day as `YYYY-MM-DD`. */
      day: z.iso.date(),
      /** Deliveries of the day. */
      deliveries: z.int(),
    }),
  ),
  /** By position. */
  positions: z.array(
    z.object({
      /** Place in the episode. */
      position: z.enum(adPositions),
      /** Deliveries there. */
      deliveries: z.int(),
    }),
  ),
  /** The 50 episodes with the most deliveries. */
  episodes: z.array(
    z.object({
      /** Id of the episode. */
      id: z.int(),
      /** Name of the episode. */
      name: z.string(),
      /** Deliveries in it. */
      deliveries: z.int(),
    }),
  ),
});
export type CampaignDeliveries = z.output<typeof campaignDeliveries>;

/** The places of an episode at which campaigns can play. */
export const episodeBreaks = z.object({
  /** Id of the episode. */
  playlist_id: z.int(),
  /** Name of the episode. */
  name: z.string(),
  /** Length in seconds. */
  seconds: z.number(),
  /** Why no campaign can play in it; empty if one can. */
  obstacle: z.string(),
  /** Places, in order. */
  breaks: z.array(
    z.object({
      /** Place in the episode. */
      position: z.enum(adPositions),
      /** Seconds from its start. */
      at: z.number(),
      /** Ids of the running campaigns that can play there, caps aside. */
      campaigns: z.array(z.int()),
    }),
  ),
});
export type EpisodeBreaks = z.output<typeof episodeBreaks>;

/**
 * - `ready`: the station knows its places for the campaign
 * - `unread`: the station has not read its audio yet, and reads it with the first download at the latest
 * - `no-break`: it has no place at the positions of the campaign
 * - `unfit`: the format of its audio cannot contain other audio
 * - `no-audio`: it has no audio yet
 */
export const campaignEpisodeStates = ['ready', 'unread', 'no-break', 'unfit', 'no-audio'] as const;

/** A published episode of the shows of a campaign. */
export const campaignEpisode = z.object({
  /** Id of the episode. */
  playlist_id: z.int(),
  /** Name of the episode. */
  name: z.string(),
  /** Id of its show. */
  show_id: z.int(),
  /** Whether the campaign can play in it. */
  state: z.enum(campaignEpisodeStates),
  /** Places at which the campaign can play; null until its audio is read. */
  breaks: z.int().nullable(),
  /** Counted deliveries of the campaign in it. */
  deliveries: z.int(),
});
export type CampaignEpisode = z.output<typeof campaignEpisode>;

/** A page of the published episodes of the shows of a campaign. */
export const campaignEpisodes = z.object({
  /** Number of episodes on all pages. */
  total_count: z.int(),
  /** The limit that the campaign has reached, `total` for good or `day` until midnight UTC; null for none. */
  reached: z.enum(['total', 'day']).nullable(),
  /** How far the station has read the audio of these episodes; null while it reads none. */
  reading: z
    .object({
      /** Episodes that are read. */
      read: z.int(),
      /** Episodes with audio. */
      total: z.int(),
    })
    .nullable(),
  /** Newest first. */
  episodes: z.array(campaignEpisode),
});
export type CampaignEpisodes = z.output<typeof campaignEpisodes>;
