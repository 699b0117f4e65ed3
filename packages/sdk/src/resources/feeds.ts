import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import type { FeedFilter } from '../schema/connections/wire-types.ts';
import { feedOperations } from '../schema/feeds/wire-operations.ts';
import { importOperations } from '../schema/imports/wire-operations.ts';
import type { Settings } from '../schema/settings/wire-types.ts';

/** RSS feeds: the destinations of the type `rss`. */
export class FeedsResource extends Resource {
  /**
   * The feed's text.
   * @param options.token Password of a listener, for a private feed
   * @throws HttpError 401 if the feed is private and the password is missing or wrong
   * @example
   * const xml = await client.feeds.get(3);
   */
  async get(
    connectionId: number,
    { token, ...options }: CallOptions & { readonly token?: string } = {},
  ): Promise<string> {
    const query = token === undefined ? {} : { query: { token } };
    const response = await this.transport.open(feedOperations.get, {
      ...options,
      ...query,
      params: { id: connectionId },
    });
    return response.text();
  }

  /**
   * Checks a feed of the station, or of any other host, against the rules of directories.
   * @param url Address of the feed
   * @throws HttpError 400 if the address holds no feed
   * @example
   * const { findings } = await client.feeds.check(client.feeds.address(3));
   * for (const { level, message, fix } of findings) console.log(level, message, fix);
   */
  check(url: string, options: CallOptions = {}) {
    return this.call(feedOperations.check, { ...options, body: { url } });
  }

  /**
   * The number of episodes that a feed would list with a filter, and of those that are published to it.
   * @param options.allShows Whether the feed would list the episodes of all shows; as it is stored by default
   * @throws HttpError 404 if the station has no such feed
   * @example
   * const { listed, total } = await client.feeds.count(3, { tags: [], episode_types: ['full'], delay_hours: 24, newest: 0 });
   */
  count(
    connectionId: number,
    filter: FeedFilter,
    { allShows, ...options }: CallOptions & { readonly allShows?: boolean } = {},
  ) {
    const body = {
      connection_id: connectionId,
      feed_filter: filter,
      ...(allShows === undefined ? {} : { all_shows: allShows }),
    };
    return this.call(feedOperations.count, { ...options, body });
  }

  /**
   * The listeners of a private feed, by name, each with their own address and password, and their counted downloads.
   * @throws HttpError 404 if the station has no such feed
   * @example
   * for (const { name, recent_downloads } of await client.feeds.listSubscriptions(3)) console.log(name, recent_downloads);
   */
  async listSubscriptions(connectionId: number, options: CallOptions = {}) {
    return (
      await this.call(feedOperations.listSubscriptions, {
        ...options,
        params: { id: connectionId },
      })
    ).subscriptions;
  }

  /**
   * Gives a listener access to a private feed, at an address of their own.
   * @param name Name of the listener, such as an email address, up to 200 characters
   * @throws HttpError 409 if the feed has 5,000 listeners
   * @example
   * const { url } = await client.feeds.addSubscription(3, 'maria@example.com');
   */
  addSubscription(connectionId: number, name: string, options: CallOptions = {}) {
    return this.call(feedOperations.addSubscription, {
      ...options,
      params: { id: connectionId },
      body: { name },
    });
  }

  /**
   * Revokes the access of a listener at once: neither the feed nor its audio is served at their address.
   * @throws HttpError 404 if the feed has no such subscription
   * @example
   * const { id } = await client.feeds.addSubscription(3, 'maria@example.com');
   * await client.feeds.revokeSubscription(3, id);
   */
  async revokeSubscription(
    connectionId: number,
    subscriptionId: number,
    options: CallOptions = {},
  ): Promise<void> {
    const params = { id: connectionId, subscription: subscriptionId };
    await this.call(feedOperations.revokeSubscription, { ...options, params });
  }

  /**
   * Rewrites feeds and notifies their subscribers after their destinations were added or edited.
   * @param settings Settings of the station: the job contains its name.
   * @example
   * const { settings } = await client.settings.get();
   * await client.feeds.publish([3], settings);
   */
  async publish(
    connectionIds: readonly number[],
    { station_name }: Pick<Settings, 'station_name'>,
    options: CallOptions = {},
  ): Promise<void> {
    const body = {
      rss_smcs: [...connectionIds],
      station: station_name.toLowerCase(),
      job_type: 'static_rss' as const,
    };
    await this.call(importOperations.start, { ...options, body });
  }

  /**
   * Address for listeners to subscribe to.
   * @example
   * console.log(client.feeds.address(3));
   */
  address(connectionId: number): string {
    return this.transport.addressOf(feedOperations.get, { params: { id: connectionId } });
  }
}
