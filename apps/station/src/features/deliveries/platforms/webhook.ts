import { createHash } from 'node:crypto';
import { z } from 'zod';
import { webhookSecretProblem } from '@postkit/sdk/schema';
import { addressProblem } from '../../../platform/fetch/address-problem.ts';
import { newMessageId, signedHeaders } from '../../../platform/fetch/sign-webhook.ts';
import { decimal } from '../../../platform/settings/setting-kinds.ts';
import {
  firstEmpty,
  type Checkpoint,
  type DeliveryRequest,
  type EpisodePayload,
  type WithdrawingAdapter,
} from '../platform-adapter.ts';
import { definePlatform } from './define-platform.ts';
import type { HttpClient, RefusalOf } from './http-client.ts';

type Entry = Omit<DeliveryRequest, 'payload' | 'file'>;
type Access = Pick<DeliveryRequest, 'destination' | 'at'>;

interface WebhookEvent {
  readonly type: 'episode.published' | 'episode.updated' | 'episode.unpublished' | 'webhook.test';
  readonly data: object;
}

/** A message keeps its id and its body over all attempts, so that the receiver recognises a repeated one. */
interface WebhookMessage extends Checkpoint {
  readonly message: string;
  /** The JSON of type and data. */
  readonly digest: string;
  /** Of the event, ISO 8601. */
  readonly timestamp: string;
}

/** A JSON POST to the user's address, signed as Standard Webhooks specifies. */
function createWebhook(timeoutMs: number): WithdrawingAdapter {
  /** The message of an earlier attempt that may not have arrived, else a new one. */
  function messageOf({ checkpoint, unconfirmedSince, at }: Entry, event: WebhookEvent): WebhookMessage {
    const digest = digestOf(event);
    const { message, timestamp, isDelivered } = checkpoint;
    const isPending = isDelivered === undefined || unconfirmedSince !== null;
    if (message !== undefined && timestamp !== undefined && checkpoint.digest === digest && isPending) {
      return { ...checkpoint, message, timestamp, digest };
    }
    return newMessage(digest, at);
  }

  async function deliver(
    { destination: { token, webhook_url }, at }: Access,
    http: HttpClient,
    message: WebhookMessage,
    event: WebhookEvent,
  ) {
    const body = JSON.stringify({ type: event.type, timestamp: message.timestamp, data: event.data });
    const { status } = await http(webhook_url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders([token], { id: message.message, at, body }),
      },
      body,
      timeoutMs,
      maxRedirects: 0,
    });
    return status;
  }

  async function post(request: Entry, http: HttpClient, event: WebhookEvent) {
    const message = messageOf(request, event);
    await request.saveCheckpoint(message);
    return { status: await deliver(request, http, message, event), message };
  }

  async function bring(
    request: DeliveryRequest,
    http: HttpClient,
    type: 'episode.published' | 'episode.updated',
  ) {
    const { status, message } = await post(request, http, { type, data: dataOf(request.payload) });
    await request.saveCheckpoint({ ...message, isDelivered: 'yes' });
    return { status, id: request.episode.guid, url: '' };
  }

  return {
    missingSetting: ({ webhook_url, token }) => firstEmpty({ address: webhook_url, 'signing secret': token }),
    receiptTexts: ({ title, text, audio }) => ({ title, text, url: audio, hasFile: false }),
    refusalOf,
    async check(request, http) {
      const { id, title } = request.destination;
      const event: WebhookEvent = { type: 'webhook.test', data: { id, title } };
      await deliver(request, http, newMessage(digestOf(event), request.at), event);
      return 'The webhook accepted a test event.';
    },
    locate: async ({ episode }) => episode.guid,
    send: (request, http) => bring(request, http, 'episode.published'),
    update: (request, http) => bring(request, http, 'episode.updated'),
    async withdraw(request, http) {
      return (await post(request, http, { type: 'episode.unpublished', data: request.episode })).status;
    },
  };
}

function digestOf({ type, data }: WebhookEvent): string {
  return createHash('sha256')
    .update(JSON.stringify([type, data]))
    .digest('base64url');
}

function newMessage(digest: string, at: number): WebhookMessage {
  return { message: newMessageId(), digest, timestamp: new Date(at * 1000).toISOString() };
}

const refusalOf: RefusalOf = (status) => {
  if (status >= 300 && status < 400)
    return {
      kind: 'refused',
      text: 'The webhook redirects elsewhere. Enter its final address in Setup, then retry',
    };
  if (status === 410)
    return { kind: 'refused', text: 'The webhook is gone. Enter its new address in Setup, then retry' };
  return status === 409 || status === 425
    ? { kind: 'later', text: 'The webhook is not ready for it yet' }
    : undefined;
};

function dataOf({ id, guid, show, title, html, text, page, published, ...more }: EpisodePayload) {
  const { image, audio, audioBytes, duration, explicit, episodeType, season, episode, tags, feeds } = more;
  return {
    id,
    guid,
    title,
    description_html: html,
    description_text: text,
    url: page,
    image_url: image || null,
    published_at: new Date(published * 1000).toISOString(),
    explicit,
    episode_type: episodeType,
    season_number: season,
    episode_number: episode,
    tags,
    audio: { url: audio, type: 'audio/mpeg', bytes: audioBytes, duration },
    show,
    feed_urls: feeds,
  };
}

/** Settings of every request to a webhook. */
export const webhookSettings = z.object({
  POSTKIT_WEBHOOK_TIMEOUT_SECONDS: decimal({ least: 1, most: 60 }).default(20),
});

export const webhook = definePlatform({
  name: 'The webhook',
  fileKind: 'audio',
  canWithdraw: true,
  trackedColumns: ['image'],
  settings: webhookSettings,
  problemsOf({ webhook_url = '', token = '' }, allowPrivate) {
    const isPlain = webhook_url.startsWith('http:') && !allowPrivate;
    const address =
      webhook_url &&
      (addressProblem(webhook_url, allowPrivate) ??
        (isPlain && 'Enter an address that starts with https://.'));
    const secret = webhookSecretProblem(token);
    return { ...(address ? { webhook_url: address } : {}), ...(secret ? { token: secret } : {}) };
  },
  create: ({ POSTKIT_WEBHOOK_TIMEOUT_SECONDS }) => createWebhook(POSTKIT_WEBHOOK_TIMEOUT_SECONDS * 1000),
});
