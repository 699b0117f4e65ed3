import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { apiKeyOperations } from '../schema/api-keys/wire-operations.ts';

/** The caller's own long-lived keys. */
export class ApiKeysResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** All long-lived keys of the caller, newest first. */
  list(options: CallOptions = {}) {
    return this.#transport.call(apiKeyOperations.list, { ...options, query: { limit: 0 } });
  }

  /** Creates a key. Only this response contains its secret, `api_key`. */
  create(name: string, options: CallOptions = {}) {
    return this.#transport.call(apiKeyOperations.create, { ...options, body: { name } });
  }

  revoke(id: number, options: CallOptions = {}) {
    return this.#transport.call(apiKeyOperations.revoke, { ...options, params: { id } });
  }
}
