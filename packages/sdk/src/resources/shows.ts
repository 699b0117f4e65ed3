import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { showOperations } from '../schema/shows/wire-operations.ts';
import type { ShowInput, ShowUpdate } from '../schema/shows/wire-types.ts';

/** Options of the address of a show's newest episode. */
export interface NewestOptions {
  format?: 'mp3' | 'm3u';
  /** Hours. */
  maxAge?: number;
  isCounted?: boolean;
}

/** Shows, to which episodes belong. */
export class ShowsResource extends Resource {
  /**
   * All shows of the station.
   * @example
   * for (const { id, title, counters } of await client.shows.list()) console.log(id, title, counters.published);
   */
  list(options: CallOptions = {}) {
    return this.call(showOperations.list, options);
  }

  /**
   * One show.
   * @example
   * const { title, resource_uri } = await client.shows.get(7);
   */
  get(id: number, options: CallOptions = {}) {
    return this.call(showOperations.get, { ...options, params: { id } });
  }

  /**
   * Creates a show.
   * @example
   * const show = await client.shows.create({ title: 'Night Shift', language_override: 'en', author: 'Harbour FM' });
   */
  create(fields: ShowInput, options: CallOptions = {}) {
    return this.call(showOperations.create, { ...options, body: fields });
  }

  /**
   * Changes a show.
   * @throws HttpError 409 if another user saved it since the given `version`
   * @example
   * const { version } = await client.shows.get(7);
   * await client.shows.update(7, { description: 'The city after midnight.', version });
   */
  update(id: number, changes: ShowUpdate, options: CallOptions = {}) {
    return this.call(showOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * The stable public address of a show's newest episode, for playout systems.
   * @param format `mp3` redirects to the audio; `m3u` is a playlist with it
   * @param maxAge Hours after which an episode is too old, and the address responds 404
   * @param isCounted Whether its downloads count as those of listeners; true by default
   * @example
   * console.log(client.shows.newestAddress(7, { format: 'm3u', maxAge: 24, isCounted: false }));
   */
  newestAddress(id: number, { format = 'mp3', maxAge, isCounted = true }: NewestOptions = {}): string {
    const query = {
      ...(maxAge === undefined ? {} : { max_age: maxAge }),
      ...(isCounted ? {} : { playout: true }),
    };
    const operation = format === 'm3u' ? showOperations.newestPlaylist : showOperations.newestAudio;
    return this.transport.addressOf(operation, { params: { id }, query });
  }
}
