import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { analyticsOperations } from '../schema/analytics/wire-operations.ts';
import type {
  AverageEpisodesQuery,
  CountryAnalyticsQuery,
  DevicesQuery,
  EpisodeNamesInput,
  ExplanationQuery,
  PlatformAnalyticsQuery,
  RetentionQuery,
  ShowAnalyticsQuery,
  TotalAnalyticsQuery,
} from '../schema/analytics/wire-types.ts';

type Mailed = { readonly email?: string | undefined };

/** Downloads of episodes. `station_names` is the slug of the station. */
export class AnalyticsResource extends Resource {
  /**
   * Downloads by show, or with `dimension: 'episode'` by episode.
   * @example
   * const october = { start_date: '2026-10-01', end_date: '2026-10-31', station_names: 'harbour-fm' };
   * const { data } = await client.analytics.shows({ ...october, dimension: 'episode', sort: 'downloads', order: 'desc' });
   * console.log(data[0]?.downloads);
   */
  shows(query: ShowAnalyticsQuery, options: CallOptions = {}) {
    return this.call(analyticsOperations.shows, { ...options, query });
  }

  /**
   * Total downloads in one row, or with `dimension: 'date'` by day, week or year.
   * @example
   * const october = { start_date: '2026-10-01', end_date: '2026-10-31', station_names: 'harbour-fm' };
   * const { data } = await client.analytics.total({ ...october, dimension: 'date', granularity: 'day' });
   */
  total(query: TotalAnalyticsQuery, options: CallOptions = {}) {
    return this.call(analyticsOperations.total, { ...options, query });
  }

  /**
   * Downloads by country.
   * @example
   * const october = { start_date: '2026-10-01', end_date: '2026-10-31', station_names: 'harbour-fm' };
   * const { data } = await client.analytics.countries(october);
   * for (const { country, downloads } of data) console.log(country, downloads);
   */
  countries(query: CountryAnalyticsQuery, options: CallOptions = {}) {
    return this.call(analyticsOperations.countries, { ...options, query });
  }

  /**
   * Downloads by app or platform.
   * @example
   * const october = { start_date: '2026-10-01', end_date: '2026-10-31', station_names: 'harbour-fm' };
   * const { data } = await client.analytics.platforms({ ...october, show_id: '7' });
   */
  platforms(query: PlatformAnalyticsQuery, options: CallOptions = {}) {
    return this.call(analyticsOperations.platforms, { ...options, query });
  }

  /**
   * Downloads of the newest episodes by hour since publishing, next to the usual ones of their show.
   * @example
   * for (const { name, total, usual } of await client.analytics.firstDays()) console.log(name, total, usual?.at(-1));
   */
  async firstDays(options: CallOptions = {}) {
    return (await this.call(analyticsOperations.firstDays, options)).episodes;
  }

  /**
   * Names of the episodes in ranges of ids, keyed by `episodeKey`.
   * @example
   * const names = await client.analytics.episodeNames([{ station: 'harbour-fm', min: 1, max: 500 }]);
   */
  episodeNames(ranges: EpisodeNamesInput, options: CallOptions = {}) {
    return this.call(analyticsOperations.episodeNames, { ...options, body: ranges });
  }

  /**
   * Names of all shows, keyed by id.
   * @example
   * const names = await client.analytics.showNames();
   * console.log(names['7']);
   */
  showNames(options: CallOptions = {}) {
    return this.call(analyticsOperations.showNames, options);
  }

  /**
   * Downloads of up to 100 episodes on all days, keyed by id. Episodes without downloads are left out.
   * @example
   * const downloads = await client.analytics.episodeDownloads([101, 102]);
   * console.log(downloads['101'] ?? 0);
   */
  episodeDownloads(ids: readonly number[], options: CallOptions = {}) {
    return this.call(analyticsOperations.episodeDownloads, {
      ...options,
      query: { ids: ids.join(',') },
    });
  }

  /**
   * Downloads of each show on each UTC day of a range, keyed by id. Shows without downloads are left out.
   * @example
   * const trends = await client.analytics.showTrends({ start_date: '2026-10-01', end_date: '2026-10-31' });
   * console.log(trends['7']?.at(-1));
   */
  showTrends(range: { start_date: string; end_date: string }, options: CallOptions = {}) {
    return this.call(analyticsOperations.showTrends, { ...options, query: range });
  }

  /**
   * Downloads of the average episode of up to five shows, by days since publishing, of the episodes that were published in the days.
   * @example
   * const shows = await client.analytics.averageEpisodes({ show_id: '7', start_date: '2026-10-01', end_date: '2026-10-31' });
   * for (const { show_id, episodes, days } of shows) console.log(show_id, episodes, days[6]?.downloads);
   */
  async averageEpisodes(query: AverageEpisodesQuery, options: CallOptions = {}) {
    return (await this.call(analyticsOperations.averageEpisodes, { ...options, query })).shows;
  }

  /**
   * Downloads by device and operating system, most first. Downloads that were counted before the station stored devices are missing.
   * @example
   * const { devices } = await client.analytics.devices({ start_date: '2026-10-01', end_date: '2026-10-31' });
   * for (const { device, system, downloads } of devices) console.log(device, system, downloads);
   */
  devices(query: DevicesQuery, options: CallOptions = {}) {
    return this.call(analyticsOperations.devices, { ...options, query });
  }

  /**
   * How a number of downloads came about: requests by the reason for which they were counted or not, the rule and the list of robots.
   * Reasons are kept for 90 days.
   * @example
   * const { downloads, reasons } = await client.analytics.explain({ start_date: '2026-11-01', end_date: '2026-11-28' });
   * for (const { reason, requests } of reasons) console.log(reason, requests, downloads);
   */
  explain(query: ExplanationQuery, options: CallOptions = {}) {
    return this.call(analyticsOperations.explain, { ...options, query });
  }

  /**
   * Which minutes of an episode were fetched, by the downloads of players that ask for ranges; each audio version has its own.
   * It is no measure of listening.
   * @throws HttpError 404 for an episode that does not exist
   * @example
   * const { in_ranges, minutes } = await client.analytics.retention({ episode_id: 101 });
   * for (const { minute, downloads } of minutes) console.log(minute, downloads / in_ranges);
   */
  retention(query: RetentionQuery, options: CallOptions = {}) {
    return this.call(analyticsOperations.retention, { ...options, query });
  }

  /**
   * How the installation counts downloads: rule, window, list of robots and apps, and the method in plain words. Needs no sign-in.
   * @example
   * const { counting, list } = await client.analytics.methodology();
   * console.log(counting.name, counting.window, list.date);
   */
  methodology(options: CallOptions = {}) {
    return this.call(analyticsOperations.methodology, options);
  }

  /**
   * The difference that a recount of the last 90 days by the current list of robots and apps would make. For admins.
   * @example
   * const { downloads, downloads_after, changes } = await client.analytics.recountPreview();
   * console.log(downloads_after - downloads, changes.length);
   */
  recountPreview(options: CallOptions = {}) {
    return this.call(analyticsOperations.recountPreview, options);
  }

  /**
   * Starts a recount of the last 90 days. `recountPreview` has its status in `last`. For admins.
   * @example
   * const { changes } = await client.analytics.recountPreview();
   * if (changes.length > 0) await client.analytics.recount();
   */
  recount(options: CallOptions = {}) {
    return this.call(analyticsOperations.recount, options);
  }

  /**
   * Requests the rows of `shows` as CSV. The live event `csv_analytics_complete` announces the file.
   * @example
   * const october = { start_date: '2026-10-01', end_date: '2026-10-31', station_names: 'harbour-fm' };
   * const { job_id } = await client.analytics.showsCsv({ ...october, dimension: 'episode' });
   * client.live.on('csv_analytics_complete', async (done) => {
   *   if (done.job_id === job_id) console.log(await (await client.analytics.downloadCsv(job_id)).text());
   * });
   * client.live.open();
   */
  showsCsv(query: ShowAnalyticsQuery & Mailed, options: CallOptions = {}) {
    return this.call(analyticsOperations.showsCsv, { ...options, query });
  }

  /**
   * Requests the rows of `total` as CSV.
   * @example
   * const october = { start_date: '2026-10-01', end_date: '2026-10-31', station_names: 'harbour-fm' };
   * await client.analytics.totalCsv({ ...october, dimension: 'date', email: 'editor@harbour.fm' });
   */
  totalCsv(query: TotalAnalyticsQuery & Mailed, options: CallOptions = {}) {
    return this.call(analyticsOperations.totalCsv, { ...options, query });
  }

  /**
   * Requests the rows of `countries` as CSV.
   * @example
   * const october = { start_date: '2026-10-01', end_date: '2026-10-31', station_names: 'harbour-fm' };
   * const { job_id } = await client.analytics.countriesCsv(october);
   */
  countriesCsv(query: CountryAnalyticsQuery & Mailed, options: CallOptions = {}) {
    return this.call(analyticsOperations.countriesCsv, { ...options, query });
  }

  /**
   * Requests the rows of `platforms` as CSV.
   * @example
   * const october = { start_date: '2026-10-01', end_date: '2026-10-31', station_names: 'harbour-fm' };
   * const { job_id } = await client.analytics.platformsCsv(october);
   */
  platformsCsv(query: PlatformAnalyticsQuery & Mailed, options: CallOptions = {}) {
    return this.call(analyticsOperations.platformsCsv, { ...options, query });
  }

  /**
   * The finished CSV file as a response with an unread body.
   * @throws HttpError 409 until it is ready
   * @example
   * client.live.on('csv_analytics_complete', async ({ job_id }) => console.log(await (await client.analytics.downloadCsv(job_id)).text()));
   * client.live.open();
   * await client.analytics.totalCsv({ start_date: '2026-10-01', end_date: '2026-10-31', station_names: 'harbour-fm' });
   */
  downloadCsv(job: string, options: CallOptions = {}) {
    return this.transport.open(analyticsOperations.downloadCsv, { ...options, params: { job } });
  }
}
