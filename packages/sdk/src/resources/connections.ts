import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
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
export class ConnectionsResource extends Resource {
  /**
   * All destinations of the station.
   * @example
   * const { objects } = await client.connections.list();
   * const feeds = objects.filter(({ type }) => type === 'rss');
   */
  list(options: CallOptions = {}) {
    return this.call(connectionOperations.list, { ...options, query: { limit: 0 } });
  }

  /**
   * One destination.
   * @example
   * const { title, shows } = await client.connections.get(3);
   */
  get(id: number, options: CallOptions = {}) {
    return this.call(connectionOperations.get, { ...options, params: { id } });
  }

  /**
   * Creates a destination.
   * @example
   * const feed = await client.connections.create({ type: 'rss', title: 'Harbour Talk', shows: [7], default_on_post: true });
   * console.log(client.feeds.address(feed.id));
   */
  create(fields: ConnectionInput, options: CallOptions = {}) {
    return this.call(connectionOperations.create, { ...options, body: fields });
  }

  /**
   * Changes the given fields of a destination.
   * @example
   * await client.connections.update(3, { title: 'Harbour Talk, every day' });
   */
  update(id: number, changes: ConnectionUpdate, options: CallOptions = {}) {
    return this.call(connectionOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * Tests whether the platform of a destination accepts the station's access. Publishes nothing; a webhook receives a test event.
   * @throws HttpError 409 for feeds, players and the station's own videos, to which nothing is sent
   * @example
   * const { success, message } = await client.connections.test(3);
   * if (!success) console.log(message);
   */
  test(id: number, options: CallOptions = {}) {
    return this.call(connectionOperations.test, { ...options, params: { id } });
  }

  /**
   * Deletes a destination. Its feed or player is gone at once.
   * @example
   * await client.connections.delete(3);
   */
  delete(id: number, options: CallOptions = {}) {
    return this.call(connectionOperations.delete, { ...options, params: { id } });
  }

  /**
   * Address of the window in which a user authorizes an account of a platform. Open it from a page of the station, where
   * the user is signed in by cookie.
   * @param guid a new UUID, which `create` receives as the destination's `name`
   * @example
   * const guid = crypto.randomUUID();
   * open(client.connections.authorizationAddress('v_youtube', guid));
   * // After the user has confirmed:
   * await client.connections.create({ type: 'v_youtube', title: 'Our channel', name: guid, shows: [7] });
   */
  authorizationAddress(type: AuthorizedType, guid: string): string {
    return this.transport.addressOf(authorizationWindows[type], { query: { guid } });
  }

  /**
   * The shows of the Spreaker account that an authorization covers.
   * @example
   * const shows = await client.connections.spreakerShows('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  spreakerShows(guid: string, options: CallOptions = {}) {
    return this.call(authorizationOperations.spreakerShows, { ...options, params: { guid } });
  }

  /**
   * The pages of the Facebook account that the caller authorized last at a station, as an HTML select.
   * @example
   * const select = await client.connections.facebookPages('harbour-fm');
   */
  async facebookPages(station: string, options: CallOptions = {}): Promise<string> {
    const response = await this.transport.open(authorizationOperations.facebookPages, {
      ...options,
      query: { station },
    });
    return response.text();
  }
}
