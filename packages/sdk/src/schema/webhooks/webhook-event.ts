import { z } from 'zod';
import { calendarDate } from '../common/scalars.ts';
import { connectionType } from '../connections/connection.ts';
import { missedReasons } from '../schedules/schedule-run.ts';

/** Raised when a field is removed or changes its meaning. New fields do not raise it. */
export const webhookVersion = 1;

const moment = z.iso.datetime();
const named = z.object({
  id: z.int(),
  /** Title. */
  title: z.string(),
});

/** An episode with its page. `published_at` is null if it never was published. */
const episode = z.object({
  id: z.int(),
  /** Identifier of the episode in feeds; it never changes. */
  guid: z.string(),
  /** Title. */
  title: z.string(),
  /** Address of the episode's public page. */
  url: z.string(),
  /** When it was published, ISO 8601 in UTC; null if it never was. */
  published_at: moment.nullable(),
  /** The show of the episode. */
  show: named,
});

const outage = z.object({
  /** `lost`: no audio arrives, `silent`: the stream is silent, `disk_full`: audio cannot be written. */
  state: z.enum(['lost', 'silent', 'disk_full']),
  /** When it began. */
  since: moment,
});

const playoutSilence = z.object({
  /** The input, with its name as title. */
  input: named,
  /** Its last message before the silence, ISO 8601 in UTC. */
  since: moment,
});

/** Events of a station by name, with the payloads that webhooks and the live channel carry. */
export const stationEvents = {
  /** An episode was published. */
  'episode.published': episode,
  /** An episode was unpublished or deleted. */
  'episode.unpublished': episode,
  /** The recorder lost the stream, the stream fell silent, or the disk is full. */
  'stream.lost': outage.extend({
    /** Why audio is not recorded. */
    error: z.string(),
  }),
  /** The outage of a stream ended. */
  'stream.returned': outage.extend({
    /** When the outage ended, ISO 8601 in UTC. */
    until: moment,
  }),
  /** An input of a playout system had no message for as long as its setting says. */
  'playout.silent': playoutSilence.extend({
    /** The setting, in minutes. */
    silent_after_minutes: z.int(),
  }),
  /** Messages of a silent input arrive again. */
  'playout.returned': playoutSilence.extend({
    /** Its latest message, ISO 8601 in UTC. */
    until: moment,
  }),
  /** Every item of an imported feed is imported, skipped or failed. */
  'import.done': named.extend({
    show_id: z.int(),
    /** Number of items in the feed. */
    total: z.int(),
    /** Number of items that became episodes. */
    imported: z.int(),
    /** Number of items that are left out, with a reason. */
    skipped: z.int(),
    /** Number of items that could not be imported. */
    failed: z.int(),
  }),
  /** The station gave up sending an episode to a destination. */
  'delivery.failed': z.object({
    /** The episode. */
    episode: named,
    /** The destination that it could not be delivered to. */
    destination: named.extend({
      /** Type of the destination. */
      type: connectionType,
    }),
    /** Why it failed, for the user. */
    message: z.string(),
  }),
  /** A schedule was due to publish an episode and did not. */
  'publish.missed': z.object({
    /** The schedule that was due. */
    schedule: named,
    /** Of the broadcast, in the station's time zone. */
    date: calendarDate,
    /** When the episode was due, ISO 8601 in UTC. */
    due: moment,
    /** Why it was not published. */
    reason: z.enum(missedReasons),
    /** Seconds of the hours without audio. */
    missing_seconds: z.int(),
    /** The draft that the schedule left behind; null without one. */
    episode_id: z.int().nullable(),
  }),
} as const;

export type StationEventName = keyof typeof stationEvents;
export type StationEvents = { [Name in keyof typeof stationEvents]: z.output<(typeof stationEvents)[Name]> };
export const stationEventNames = Object.keys(stationEvents) as [StationEventName, ...StationEventName[]];

/** Everything that a webhook may receive. */
export const webhookEvents = {
  ...stationEvents,
  /** A test that a user requested. */
  'webhook.test': named,
} as const;
export type WebhookEventName = keyof typeof webhookEvents;
export type WebhookEvents = { [Name in keyof typeof webhookEvents]: z.output<(typeof webhookEvents)[Name]> };
