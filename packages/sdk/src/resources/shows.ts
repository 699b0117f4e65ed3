import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { showOperations } from '../schema/shows/wire-operations.ts';
import type { ShowInput, ShowUpdate } from '../schema/shows/wire-types.ts';

export class ShowsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** All shows of the station. */
  list(options: CallOptions = {}) {
    return this.#transport.call(showOperations.list, options);
  }

  get(id: number, options: CallOptions = {}) {
    return this.#transport.call(showOperations.get, { ...options, params: { id } });
  }

  create(fields: ShowInput, options: CallOptions = {}) {
    return this.#transport.call(showOperations.create, { ...options, body: fields });
  }

  /**
   * Changes a show.
   * @throws HttpError 409 if another user saved it since the given `version`
   */
  update(id: number, changes: ShowUpdate, options: CallOptions = {}) {
    return this.#transport.call(showOperations.update, { ...options, params: { id }, body: changes });
  }
}
