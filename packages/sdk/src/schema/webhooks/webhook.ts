import { z } from 'zod';
import { httpAddress, resourceUri, text, unixSeconds } from '../common/scalars.ts';
import { stationEventNames, webhookEvents, type WebhookEventName } from './webhook-event.ts';

/**
 * - `active`: receives events
 * - `paused`: a user switched it off
 * - `disabled`: the station switched it off, because it failed for five days or responded 410
 */
export const webhookStates = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof webhookStates)[number];

const title = text(100).refine((name) => name.trim() !== '', 'Enter a name.');
const events = z
  .array(z.enum(stationEventNames))
  .min(1, 'Choose at least one event.')
  .max(stationEventNames.length);

/** An address that receives events of the station. No response repeats its secret. */
export const webhook = z.object({
  id: z.int(),
  resource_uri: resourceUri,
  /** Title in the interface. */
  title: z.string(),
  /** Address that receives the events. */
  url: z.string(),
  /** The events that it receives. */
  events: z.array(z.enum(stationEventNames)),
  /** State of the webhook. */
  state: z.enum(webhookStates),
  /** Why it is disabled; empty otherwise. */
  reason: z.string(),
  /** Since when every attempt has failed; null after a success. */
  failing_since: unixSeconds.nullable(),
  /** When a message was last accepted; null if none was. */
  last_success_at: unixSeconds.nullable(),
  /** Until when its messages are also signed with the secret before the present one; null if they are not. */
  old_secret_until: unixSeconds.nullable(),
  created_by: z.string(),
  created_at: unixSeconds,
});
export type Webhook = z.output<typeof webhook>;

export const webhookInput = z.object({
  /** Title in the interface. */
  title,
  /** Address that receives the events. */
  url: httpAddress,
  /** Names of the events to receive. */
  events,
});
export type WebhookInput = z.output<typeof webhookInput>;

/** `active` false pauses a webhook; true also enables a disabled one. */
export const webhookUpdate = webhookInput.partial().extend({
  /** Whether the webhook receives events. */
  active: z.boolean().optional(),
});
export type WebhookUpdate = z.output<typeof webhookUpdate>;

/** Hours for which the station signs with the old secret too, unless a call says otherwise. */
const usualOverlap = 24;

export const webhookSecretChange = z.object({
  /** Hours for which messages are also signed with the old secret, so that receivers can change to the new one; 0 ends it at once. */
  old_secret_hours: z.int().min(0).max(168).default(usualOverlap),
});
export type WebhookSecretChange = z.input<typeof webhookSecretChange>;

/** A webhook with its signing secret, which no later response contains. */
export const newWebhook = z.object({
  webhook,
  /** Secret that signs the messages. Only this response contains it. */
  secret: z.string(),
});
export type NewWebhook = z.output<typeof newWebhook>;

export const webhookMessageStatuses = ['waiting', 'delivered', 'failed'] as const;
export type WebhookMessageStatus = (typeof webhookMessageStatuses)[number];

/** One attempt to deliver a message. */
export const webhookAttempt = z.object({
  /** When it was sent. */
  at: unixSeconds,
  /** Of the response; null without one. */
  status: z.int().nullable(),
  /** Milliseconds until the response. */
  latency_ms: z.int().min(0),
  /** Why it failed; empty after a success. */
  error: z.string(),
  /** The start of the response's body, at most 500 characters. */
  excerpt: z.string(),
});
export type WebhookAttempt = z.output<typeof webhookAttempt>;

const eventNames = Object.keys(webhookEvents) as [WebhookEventName, ...WebhookEventName[]];

/** An event that was sent to a webhook, with every attempt, the newest first. */
export const webhookMessage = z.object({
  id: z.int(),
  /** The header `webhook-id`, the same for every attempt. */
  message_id: z.string(),
  /** Name of the event. */
  type: z.enum(eventNames),
  /** State of the message. */
  status: z.enum(webhookMessageStatuses),
  created_at: unixSeconds,
  /** When the station sends it again; null if it does not. */
  retry_at: unixSeconds.nullable(),
  /** The JSON that was sent. */
  body: z.string(),
  /** Attempts to send it, oldest first. */
  attempts: z.array(webhookAttempt),
});
export type WebhookMessage = z.output<typeof webhookMessage>;
