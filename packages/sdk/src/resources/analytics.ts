import type { CallInput, CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { analyticsOperations } from '../schema/analytics/operations.ts';

type ShowsQuery = CallInput<typeof analyticsOperations.shows>['query'];
type TotalQuery = CallInput<typeof analyticsOperations.total>['query'];
type CountriesQuery = CallInput<typeof analyticsOperations.countries>['query'];
type PlatformsQuery = CallInput<typeof analyticsOperations.platforms>['query'];
type Mailed = { readonly email?: string | undefined };
type Ranges = CallInput<typeof analyticsOperations.episodeNames>['body'];

/** How often episodes were downloaded. `station_names` is the slug of the station that is asked. */
export class AnalyticsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** By show, or with `dimension: 'episode'` by episode. */
  shows(query: ShowsQuery, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.shows, { ...options, query });
  }

  /** All in one row, or with `dimension: 'date'` by day, week or year. */
  total(query: TotalQuery, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.total, { ...options, query });
  }

  countries(query: CountriesQuery, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.countries, { ...options, query });
  }

  platforms(query: PlatformsQuery, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.platforms, { ...options, query });
  }

  /** Names by `episodeKey`, of episodes whose ids lie in these ranges. */
  episodeNames(ranges: Ranges, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.episodeNames, { ...options, body: ranges });
  }

  /** Names of all shows by their ids. */
  showNames(options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.showNames, options);
  }

  /** Has the rows of `shows` written as CSV; `csv_analytics_complete` on the live channel tells when the file is there. */
  showsCsv(query: ShowsQuery & Mailed, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.showsCsv, { ...options, query });
  }

  totalCsv(query: TotalQuery & Mailed, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.totalCsv, { ...options, query });
  }

  countriesCsv(query: CountriesQuery & Mailed, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.countriesCsv, { ...options, query });
  }

  platformsCsv(query: PlatformsQuery & Mailed, options: CallOptions = {}) {
    return this.#transport.call(analyticsOperations.platformsCsv, { ...options, query });
  }

  /** The finished file as a response whose body is read as it comes. */
  downloadCsv(job: string, options: CallOptions = {}) {
    return this.#transport.open(analyticsOperations.downloadCsv, { ...options, params: { job } });
  }
}
