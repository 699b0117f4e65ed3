import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import type { FeedFilter } from '../schema/connections/wire-types.ts';
import { feedOperations } from '../schema/feeds/wire-operations.ts';
import { importOperations } from '../schema/imports/wire-operations.ts';
import type { Settings } from '../schema/settings/wire-types.ts';

/** RSS feeds of rss connections. */
export class FeedsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The feed's text.
   * @example
   * const xml = await client.feeds.get(3);
   */
  async get(connectionId: number, options: CallOptions = {}): Promise<string> {
    const response = await this.#transport.open(feedOperations.get, { ...options, params: { id: connectionId } });
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
    return this.#transport.call(feedOperations.check, { ...options, body: { url } });
  }

  /**
   * The number of episodes that a feed would list with a filter, and of those that are published to it.
   * @throws HttpError 404 if the station has no such feed
   * @example
   * const { listed, total } = await client.feeds.count(3, { tags: [], episode_types: ['full'], delay_hours: 24, newest: 0 });
   */
  count(connectionId: number, filter: FeedFilter, options: CallOptions = {}) {
    return this.#transport.call(feedOperations.count, { ...options, body: { connection_id: connectionId, feed_filter: filter } });
  }

  /**
   * Rewrites feeds and notifies their subscribers after their connections were added or edited.
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
    const body = { rss_smcs: [...connectionIds], station: station_name.toLowerCase(), job_type: 'static_rss' as const };
    await this.#transport.call(importOperations.start, { ...options, body });
  }

  /**
   * Address for listeners to subscribe to.
   * @example
   * console.log(client.feeds.address(3));
   */
  address(connectionId: number): string {
    return this.#transport.addressOf(feedOperations.get, { params: { id: connectionId } });
  }
}
