import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { webhookOperations } from '../schema/webhooks/wire-operations.ts';
import type {
  WebhookInput,
  WebhookSecretChange,
  WebhookUpdate,
  WebhooksMessagesQuery,
} from '../schema/webhooks/wire-types.ts';

/** Addresses that receive events of the station, and the log of what they received. For admins. */
export class WebhooksResource extends Resource {
  /**
   * The webhooks of the station, by name.
   * @example
   * for (const { title, state, reason } of await client.webhooks.list()) console.log(title, state, reason);
   */
  async list(options: CallOptions = {}) {
    return (await this.call(webhookOperations.list, options)).webhooks;
  }

  /**
   * Adds a webhook. Only this response contains its signing secret.
   * @throws HttpError 400 if the address is private or not https, 409 if the station has 50 webhooks
   * @example
   * const { secret } = await client.webhooks.create({
   *   title: 'Newsroom',
   *   url: 'https://news.example/hook',
   *   events: ['episode.published', 'stream.lost'],
   * });
   */
  create(webhook: WebhookInput, options: CallOptions = {}) {
    return this.call(webhookOperations.create, { ...options, body: webhook });
  }

  /**
   * Changes the given fields. `active` pauses it, or enables it again.
   * @example
   * await client.webhooks.update(2, { active: false });
   */
  update(id: number, changes: WebhookUpdate, options: CallOptions = {}) {
    return this.call(webhookOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * Deletes a webhook with its log.
   * @example
   * await client.webhooks.remove(2);
   */
  remove(id: number, options: CallOptions = {}) {
    return this.call(webhookOperations.remove, { ...options, params: { id } });
  }

  /**
   * Replaces the signing secret. Only this response contains the new one. For 24 hours, or `old_secret_hours` up to 168, messages
   * are signed with both, so that receivers can change; 0 ends the old one at once, as after a leak.
   * @example
   * const { secret, webhook } = await client.webhooks.newSecret(2);
   * console.log(secret, webhook.old_secret_until);
   */
  newSecret(id: number, change: WebhookSecretChange = {}, options: CallOptions = {}) {
    return this.call(webhookOperations.newSecret, { ...options, params: { id }, body: change });
  }

  /**
   * Sends an event of the type `webhook.test`; `messages` shows the outcome.
   * @example
   * await client.webhooks.test(2);
   * const [message] = await client.webhooks.messages(2, { limit: 1 });
   */
  test(id: number, options: CallOptions = {}) {
    return this.call(webhookOperations.test, { ...options, params: { id } });
  }

  /**
   * The events that a webhook was sent in the last 30 days, newest first, 25 by default and 100 at most.
   * @example
   * const failed = await client.webhooks.messages(2, { status: 'failed', limit: 100 });
   */
  async messages(id: number, query: WebhooksMessagesQuery = {}, options: CallOptions = {}) {
    return (await this.call(webhookOperations.messages, { ...options, params: { id }, query })).messages;
  }

  /**
   * Sends an event again, with the same `webhook-id`.
   * @throws HttpError 409 if it is still waiting for its next attempt
   * @example
   * for (const { id } of await client.webhooks.messages(2, { status: 'failed' })) await client.webhooks.redeliver(2, id);
   */
  redeliver(id: number, message: number, options: CallOptions = {}) {
    return this.call(webhookOperations.redeliver, { ...options, params: { id, message } });
  }
}
