import { z } from 'zod';
import { calendarDate } from '../common/scalars.ts';
import { connectionType } from '../connections/connection.ts';
import { missedReasons } from '../schedules/schedule-run.ts';

/** Raised when a field is removed or changes its meaning. New fields do not raise it. */
export const webhookVersion = 1;

const moment = z.iso.datetime();
const named = z.object({ id: z.int(), title: z.string() });

/** An episode with its page. `published_at` is null if it never was published. */
const episode = z.object({
  id: z.int(),
  guid: z.string(),
  title: z.string(),
  url: z.string(),
  published_at: moment.nullable(),
  show: named,
});

const outage = z.object({
  /** `lost`: no audio arrives, `silent`: the stream is silent, `disk_full`: audio cannot be written. */
  state: z.enum(['lost', 'silent', 'disk_full']),
  /** When it began. */
  since: moment,
});

/** Events of a station by name, with the payloads that webhooks and the live channel carry. */
export const stationEvents = {
  'episode.published': episode,
  'episode.unpublished': episode,
  'stream.lost': outage.extend({ error: z.string() }),
  'stream.returned': outage.extend({ until: moment }),
  /** Every item of an imported feed is imported, skipped or failed. */
  'import.done': named.extend({ show_id: z.int(), total: z.int(), imported: z.int(), skipped: z.int(), failed: z.int() }),
  /** The station gave up sending an episode to a destination. */
  'delivery.failed': z.object({
    episode: named,
    destination: named.extend({ type: connectionType }),
    message: z.string(),
  }),
  /** A schedule was due to publish an episode and did not. */
  'publish.missed': z.object({
    schedule: named,
    /** Of the broadcast, in the station's time zone. */
    date: calendarDate,
    due: moment,
    reason: z.enum(missedReasons),
    missing_seconds: z.int(),
    episode_id: z.int().nullable(),
  }),
} as const;

export type StationEventName = keyof typeof stationEvents;
export type StationEvents = { [Name in StationEventName]: z.output<(typeof stationEvents)[Name]> };
export const stationEventNames = Object.keys(stationEvents) as [StationEventName, ...StationEventName[]];

/** Everything that a webhook may receive. */
export const webhookEvents = { ...stationEvents, 'webhook.test': named } as const;
export type WebhookEventName = keyof typeof webhookEvents;
export type WebhookEvents = { [Name in WebhookEventName]: z.output<(typeof webhookEvents)[Name]> };

/** The body of a request to a webhook. */
export type WebhookEvent<Name extends WebhookEventName = WebhookEventName> = {
  [Type in Name]: {
    readonly type: Type;
    readonly version: typeof webhookVersion;
    /** When the event happened, ISO 8601. */
    readonly timestamp: string;
    /** Slug. */
    readonly station: string;
    readonly data: WebhookEvents[Type];
  };
}[Name];
