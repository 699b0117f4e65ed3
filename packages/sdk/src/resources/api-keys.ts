import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { apiKeyOperations } from '../schema/api-keys/wire-operations.ts';

/** The caller's own long-lived keys. */
export class ApiKeysResource extends Resource {
  /**
   * All long-lived keys of the caller, newest first.
   * @example
   * const { objects } = await client.apiKeys.list();
   * for (const { name, last_used_at } of objects) console.log(name, last_used_at);
   */
  list(options: CallOptions = {}) {
    return this.call(apiKeyOperations.list, { ...options, query: { limit: 0 } });
  }

  /**
   * Creates a key. Only this response contains its secret, `api_key`. With `mayDelegate` it may begin sessions of a user with a
   * second factor, and create further keys, which all end with it.
   * @throws HttpError 403 if the request comes by a key that may not create this one
   * @example
   * const key = await client.apiKeys.create('Nightly export');
   * client.configure({ credentials: { username: key.username, apiKey: key.api_key } });
   */
  create(name: string, { mayDelegate, ...options }: CallOptions & { mayDelegate?: boolean } = {}) {
    const body = mayDelegate === undefined ? { name } : { name, may_delegate: mayDelegate };
    return this.call(apiKeyOperations.create, { ...options, body });
  }

  /**
   * Revokes a key at once, with the sessions that it began and the keys that it created.
   * @example
   * const { objects } = await client.apiKeys.list();
   * for (const { id, last_used_at } of objects) if (last_used_at === null) await client.apiKeys.revoke(id);
   */
  revoke(id: number, options: CallOptions = {}) {
    return this.call(apiKeyOperations.revoke, { ...options, params: { id } });
  }
}
