import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { analyticsOperations } from '../schema/analytics/wire-operations.ts';
import type {
  CountryAnalyticsQuery,
  EpisodeNamesInput,
  PlatformAnalyticsQuery,
  ShowAnalyticsQuery,
  TotalAnalyticsQuery,
} from '../schema/analytics/wire-types.ts';

type Mailed = { readonly email?: string | undefined };

/** Downloads of episodes. `station_names` is the slug of the station. */
export class AnalyticsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Downloads by show, or with `dimension: 'episode'` by episode. */
  shows(query: ShowAnalyticsQuery, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.shows, { ...options, query });
  }

  /** Total downloads in one row, or with `dimension: 'date'` by day, week or year. */
  total(query: TotalAnalyticsQuery, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.total, { ...options, query });
  }

  countries(query: CountryAnalyticsQuery, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.countries, { ...options, query });
  }

  platforms(query: PlatformAnalyticsQuery, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.platforms, { ...options, query });
  }

  /** Downloads of the newest episodes by hour since publishing, next to the usual ones of their show. */
  async firstDays(options: CallOptions = {}) {
    return (await this.#transport.call(analyticsOperations.firstDays, options)).episodes;
  }

  /** Names of the episodes in ranges of ids, keyed by `episodeKey`. */
  episodeNames(ranges: EpisodeNamesInput, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.episodeNames, { ...options, body: ranges });
  }

  /** Names of all shows, keyed by id. */
  showNames(options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.showNames, options);
  }

  /** Downloads of up to 100 episodes on all days, keyed by id. Episodes without downloads are left out. */
  episodeDownloads(ids: readonly number[], options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.episodeDownloads, { ...options, query: { ids: ids.join(',') } });
  }

  /** Downloads of each show on each UTC day of a range, keyed by id. Shows without downloads are left out. */
  showTrends(range: { start_date: string; end_date: string }, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.showTrends, { ...options, query: range });
  }

  /** Requests the rows of `shows` as CSV. The live event `csv_analytics_complete` announces the file. */
  showsCsv(query: ShowAnalyticsQuery & Mailed, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.showsCsv, { ...options, query });
  }

  totalCsv(query: TotalAnalyticsQuery & Mailed, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.totalCsv, { ...options, query });
  }

  countriesCsv(query: CountryAnalyticsQuery & Mailed, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.countriesCsv, { ...options, query });
  }

  platformsCsv(query: PlatformAnalyticsQuery & Mailed, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.platformsCsv, { ...options, query });
  }

  /**
   * The finished CSV file as a response with an unread body.
   * @throws HttpError 409 until it is ready
   */
  downloadCsv(job: string, options: CallOptions = {}) {
    return this.#transport.open(analyticsOperations.downloadCsv, { ...options, params: { job } });
  }
}
