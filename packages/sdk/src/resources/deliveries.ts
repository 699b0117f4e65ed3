import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { deliveryOperations } from '../schema/deliveries/wire-operations.ts';

/** Deliveries of episodes to their destinations. */
export class DeliveriesResource extends Resource {
  /**
   * The deliveries of an episode, ordered by the id of the destination. The live event `delivery_changed` reports changes.
   * @example
   * for (const { title, status, message } of await client.deliveries.list(101)) console.log(title, status, message);
   */
  async list(episodeId: number, options: CallOptions = {}) {
    return (await this.call(deliveryOperations.list, { ...options, params: { id: episodeId } })).deliveries;
  }

  /**
   * The latest delivery to each destination that arrived or failed; none for destinations without one.
   * @example
   * const failed = (await client.deliveries.latest()).filter(({ status }) => status === 'failed');
   */
  async latest(options: CallOptions = {}) {
    return (await this.call(deliveryOperations.latest, options)).deliveries;
  }

  /**
   * Retries a delivery. If the destination allows it, the station first checks whether the episode has arrived.
   * @throws HttpError 409 unless it failed or waits for its next attempt
   * @example
   * for (const { connection_id, can_retry } of await client.deliveries.list(101)) {
   *   if (can_retry) await client.deliveries.retry(101, connection_id);
   * }
   */
  retry(episodeId: number, connectionId: number, options: CallOptions = {}) {
    return this.call(deliveryOperations.retry, {
      ...options,
      params: { id: episodeId, connection: connectionId },
    });
  }

  /**
   * Checks now whether the feed and the audio file of a published episode can be fetched at their public addresses. The
   * result follows as the latest of the `tries` of its `proof`; the live event `delivery_changed` reports it.
   * @throws HttpError 409 unless the destination is a feed in which the episode is published with its audio
   * @example
   * for (const { type, connection_id, proof } of await client.deliveries.list(101)) {
   *   if (type === 'rss' && proof?.state === 'failed') await client.deliveries.prove(101, connection_id);
   * }
   */
  prove(episodeId: number, connectionId: number, options: CallOptions = {}) {
    return this.call(deliveryOperations.prove, {
      ...options,
      params: { id: episodeId, connection: connectionId },
    });
  }
}
