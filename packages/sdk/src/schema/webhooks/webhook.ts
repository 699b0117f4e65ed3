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
const events = z.array(z.enum(stationEventNames)).min(1, 'Choose at least one event.');

/** An address that receives events of the station. No response repeats its secret. */
export const webhook = z.object({
  id: z.int(),
  resource_uri: resourceUri,
  title: z.string(),
  url: z.string(),
  /** The events that it receives. */
  events: z.array(z.enum(stationEventNames)),
  state: z.enum(webhookStates),
  /** Why it is disabled; empty otherwise. */
  reason: z.string(),
  /** Since when every attempt has failed; null after a success. */
  failing_since: unixSeconds.nullable(),
  last_success_at: unixSeconds.nullable(),
  created_by: z.string(),
  created_at: unixSeconds,
});
export type Webhook = z.output<typeof webhook>;

export const webhookInput = z.object({ title, url: httpAddress, events });
export type WebhookInput = z.output<typeof webhookInput>;

/** `active` false pauses a webhook; true also enables a disabled one. */
export const webhookUpdate = webhookInput.partial().extend({ active: z.boolean().optional() });
export type WebhookUpdate = z.output<typeof webhookUpdate>;

/** A webhook with its signing secret, which no later response contains. */
export const newWebhook = z.object({ webhook, secret: z.string() });
export type NewWebhook = z.output<typeof newWebhook>;

export const webhookMessageStatuses = ['waiting', 'delivered', 'failed'] as const;
export type WebhookMessageStatus = (typeof webhookMessageStatuses)[number];

/** One attempt to deliver a message. */
export const webhookAttempt = z.object({
  at: unixSeconds,
  /** Of the response; null without one. */
  status: z.int().nullable(),
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
  type: z.enum(eventNames),
  status: z.enum(webhookMessageStatuses),
  created_at: unixSeconds,
  retry_at: unixSeconds.nullable(),
  /** The JSON that was sent. */
  body: z.string(),
  attempts: z.array(webhookAttempt),
});
export type WebhookMessage = z.output<typeof webhookMessage>;
