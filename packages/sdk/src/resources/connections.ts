import type { CallInput, CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { connectionOperations } from '../schema/connections/operations.ts';

type Fields = CallInput<typeof connectionOperations.create>['body'];
type Changes = CallInput<typeof connectionOperations.update>['body'];

/** Destinations of episodes. */
export class ConnectionsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** All destinations of the station. */
  list(options: CallOptions = {}) {
    return this.#transport.call(connectionOperations.list, { ...options, query: { limit: 0 } });
  }

  get(id: number, options: CallOptions = {}) {
    return this.#transport.call(connectionOperations.get, { ...options, params: { id } });
  }

  create(fields: Fields, options: CallOptions = {}) {
    return this.#transport.call(connectionOperations.create, { ...options, body: fields });
  }

  update(id: number, changes: Changes, options: CallOptions = {}) {
    return this.#transport.call(connectionOperations.update, { ...options, params: { id }, body: changes });
  }

  delete(id: number, options: CallOptions = {}) {
    return this.#transport.call(connectionOperations.delete, { ...options, params: { id } });
  }
}
