import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { authorizationOperations } from '../schema/connections/wire-authorization-operations.ts';

import { connectionOperations } from '../schema/connections/wire-operations.ts';
import type { AuthorizedType, ConnectionInput, ConnectionUpdate } from '../schema/connections/wire-types.ts';

const authorizationWindows = {
  facebook: authorizationOperations.requestFacebook,
  v_youtube: authorizationOperations.requestYoutube,
  twitter: authorizationOperations.requestTwitter,
  spreaker: authorizationOperations.requestSpreaker,
} as const satisfies Record<AuthorizedType, unknown>;

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

  create(fields: ConnectionInput, options: CallOptions = {}) {
    return this.#transport.call(connectionOperations.create, { ...options, body: fields });
  }

  update(id: number, changes: ConnectionUpdate, options: CallOptions = {}) {
    return this.#transport.call(connectionOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * Tests whether the platform of a destination accepts the station's access. Publishes nothing; a webhook receives a test event.
   * @throws HttpError 409 for feeds, players and the station's own videos, to which nothing is sent
   */
  test(id: number, options: CallOptions = {}) {
    return this.#transport.call(connectionOperations.test, { ...options, params: { id } });
  }

  delete(id: number, options: CallOptions = {}) {
    return this.#transport.call(connectionOperations.delete, { ...options, params: { id } });
  }

  /**
   * Address of the window in which a user authorizes an account of a platform. Open it from a page of the station, where
   * the user is signed in by cookie.
   * @param guid a new UUID, which `create` receives as the destination's `name`
   */
  authorizationAddress(type: AuthorizedType, guid: string): string {
    return this.#transport.addressOf(authorizationWindows[type], { query: { guid } });
  }

  /** The shows of the Spreaker account that an authorization covers. */
  spreakerShows(guid: string, options: CallOptions = {}) {
    return this.#transport.call(authorizationOperations.spreakerShows, { ...options, params: { guid } });
  }

  /** The pages of the Facebook account that the caller authorized last at a station, as an HTML select. */
  async facebookPages(station: string, options: CallOptions = {}): Promise<string> {
    const response = await this.#transport.open(authorizationOperations.facebookPages, { ...options, query: { station } });
    return response.text();
  }
}
