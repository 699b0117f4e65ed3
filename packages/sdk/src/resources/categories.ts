import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { categoryOperations } from '../schema/categories/wire-operations.ts';
import type { CategoryGroupInput, CategoryGroupUpdate } from '../schema/categories/wire-types.ts';

/** Groups of the categories of logged audio. */
export class CategoriesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** All category groups of the station. */
  list(options: CallOptions = {}) {
    return this.#transport.call(categoryOperations.list, { ...options, query: { limit: 0 } });
  }

  create(fields: CategoryGroupInput, options: CallOptions = {}) {
    return this.#transport.call(categoryOperations.create, { ...options, body: fields });
  }

  update(id: number, changes: CategoryGroupUpdate, options: CallOptions = {}) {
    return this.#transport.call(categoryOperations.update, { ...options, params: { id }, body: changes });
  }

  delete(id: number, options: CallOptions = {}) {
    return this.#transport.call(categoryOperations.delete, { ...options, params: { id } });
  }
}
