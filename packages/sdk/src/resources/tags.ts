import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { tagOperations } from '../schema/tags/wire-operations.ts';

export class TagsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** All tags of the station, by name. */
  list(options: CallOptions = {}) {
    return this.#transport.call(tagOperations.list, { ...options, query: { limit: 0 } });
  }

  create(name: string, options: CallOptions = {}) {
    return this.#transport.call(tagOperations.create, { ...options, body: { name } });
  }

  rename(id: number, name: string, options: CallOptions = {}) {
    return this.#transport.call(tagOperations.update, { ...options, params: { id }, body: { name } });
  }

  /** Counts the shows and episodes with each tag; unused tags are left out. */
  async usage(options: CallOptions = {}) {
    return (await this.#transport.call(tagOperations.usage, options)).usage;
  }

  delete(id: number, options: CallOptions = {}) {
    return this.#transport.call(tagOperations.delete, { ...options, params: { id } });
  }
}
