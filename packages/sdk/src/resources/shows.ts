import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { showOperations } from '../schema/shows/wire-operations.ts';
import type { ShowInput, ShowUpdate } from '../schema/shows/wire-types.ts';

/** Shows, to which episodes belong. */
export class ShowsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * All shows of the station.
   * @example
   * for (const { id, title, counters } of await client.shows.list()) console.log(id, title, counters.published);
   */
  list(options: CallOptions = {}) {
    return this.#transport.call(showOperations.list, options);
  }

  /**
   * One show.
   * @example
   * const { title, resource_uri } = await client.shows.get(7);
   */
  get(id: number, options: CallOptions = {}) {
    return this.#transport.call(showOperations.get, { ...options, params: { id } });
  }

  /**
   * Creates a show.
   * @example
   * const show = await client.shows.create({ title: 'Night Shift', language_override: 'en', author: 'Harbour FM' });
   */
  create(fields: ShowInput, options: CallOptions = {}) {
    return this.#transport.call(showOperations.create, { ...options, body: fields });
  }

  /**
   * Changes a show.
   * @throws HttpError 409 if another user saved it since the given `version`
   * @example
   * const { version } = await client.shows.get(7);
   * await client.shows.update(7, { description: 'The city after midnight.', version });
   */
  update(id: number, changes: ShowUpdate, options: CallOptions = {}) {
    return this.#transport.call(showOperations.update, { ...options, params: { id }, body: changes });
  }
}
