import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { deliveryOperations } from '../schema/deliveries/operations.ts';

/** Where episodes went, and what came back. */
export class DeliveriesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** What became of an episode at each of its destinations, in the order of their ids. `delivery_changed` tells of changes. */
  async list(episodeId: number, options: CallOptions = {}) {
    return (await this.#transport.call(deliveryOperations.list, { ...options, params: { id: episodeId } })).deliveries;
  }

  /**
   * Sends a delivery again. What may have arrived already is looked for at the destination first, where it can be.
   * @throws HttpError 409 unless it failed or waits for its next try
   */
  retry(episodeId: number, connectionId: number, options: CallOptions = {}) {
    return this.#transport.call(deliveryOperations.retry, { ...options, params: { id: episodeId, connection: connectionId } });
  }
}
