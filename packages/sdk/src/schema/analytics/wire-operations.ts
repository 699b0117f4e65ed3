// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type {
  AnalyticsResponse,
  CountryAnalyticsQuery,
  CountryCsvQuery,
  CsvRequested,
  EpisodeDownloads,
  EpisodeDownloadsQuery,
  EpisodeNames,
  EpisodeNamesInput,
  FirstDays,
  PlatformAnalyticsQuery,
  PlatformCsvQuery,
  ShowAnalyticsQuery,
  ShowCsvQuery,
  ShowNames,
  ShowTrends,
  ShowTrendsQuery,
  TotalAnalyticsQuery,
  TotalCsvQuery,
} from './wire-types.ts';
import type { StationParams } from '../common/wire-types.ts';

export const analyticsOperations = {
  shows: {
    id: 'analytics.shows',
    method: 'GET',
    path: '/{station}/api/v1/get_analytics_podcast_shows.json',
    success: 200,
    responseKind: 'json',
  },
  total: {
    id: 'analytics.total',
    method: 'GET',
    path: '/{station}/api/v1/get_analytics_podcast_total.json',
    success: 200,
    responseKind: 'json',
  },
  countries: {
    id: 'analytics.countries',
    method: 'GET',
    path: '/{station}/api/v1/get_analytics_podcast_countries.json',
    success: 200,
    responseKind: 'json',
  },
  platforms: {
    id: 'analytics.platforms',
    method: 'GET',
    path: '/{station}/api/v1/get_analytics_podcast_platforms.json',
    success: 200,
    responseKind: 'json',
  },
  episodeNames: {
    id: 'analytics.episodeNames',
    method: 'POST',
    path: '/{station}/api/v1/get_all_episode_names.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
  },
  firstDays: {
    id: 'analytics.firstDays',
    method: 'GET',
    path: '/{station}/api/v1/get_analytics_first_days.json',
    success: 200,
    responseKind: 'json',
  },
  showNames: {
    id: 'analytics.showNames',
    method: 'GET',
    path: '/{station}/api/v1/get_all_show_names.json',
    success: 200,
    responseKind: 'json',
  },
  episodeDownloads: {
    id: 'analytics.episodeDownloads',
    method: 'GET',
    path: '/{station}/api/v1/get_episode_downloads.json',
    success: 200,
    responseKind: 'json',
  },
  showTrends: {
    id: 'analytics.showTrends',
    method: 'GET',
    path: '/{station}/api/v1/get_show_trends.json',
    success: 200,
    responseKind: 'json',
  },
  showsCsv: {
    id: 'analytics.showsCsv',
    method: 'GET',
    path: '/{station}/api/v1/csv/get_analytics_podcast_shows.json',
    success: 202,
    responseKind: 'json',
  },
  totalCsv: {
    id: 'analytics.totalCsv',
    method: 'GET',
    path: '/{station}/api/v1/csv/get_analytics_podcast_total.json',
    success: 202,
    responseKind: 'json',
  },
  countriesCsv: {
    id: 'analytics.countriesCsv',
    method: 'GET',
    path: '/{station}/api/v1/csv/get_analytics_podcast_countries.json',
    success: 202,
    responseKind: 'json',
  },
  platformsCsv: {
    id: 'analytics.platformsCsv',
    method: 'GET',
    path: '/{station}/api/v1/csv/get_analytics_podcast_platforms.json',
    success: 202,
    responseKind: 'json',
  },
  downloadCsv: {
    id: 'analytics.downloadCsv',
    method: 'GET',
    path: '/{station}/api/v1/{job}/download_csv.csv',
    success: 200,
    responseKind: 'file',
    host: 'media',
  },
} as unknown as {
  shows: WireOperation<{ params: StationParams; query: ShowAnalyticsQuery; response: AnalyticsResponse }>;
  total: WireOperation<{ params: StationParams; query: TotalAnalyticsQuery; response: AnalyticsResponse }>;
  countries: WireOperation<{ params: StationParams; query: CountryAnalyticsQuery; response: AnalyticsResponse }>;
  platforms: WireOperation<{ params: StationParams; query: PlatformAnalyticsQuery; response: AnalyticsResponse }>;
  episodeNames: WireOperation<{ params: StationParams; body: EpisodeNamesInput; response: EpisodeNames }>;
  firstDays: WireOperation<{ params: StationParams; response: FirstDays }>;
  showNames: WireOperation<{ params: StationParams; response: ShowNames }>;
  episodeDownloads: WireOperation<{ params: StationParams; query: EpisodeDownloadsQuery; response: EpisodeDownloads }>;
  showTrends: WireOperation<{ params: StationParams; query: ShowTrendsQuery; response: ShowTrends }>;
  showsCsv: WireOperation<{ params: StationParams; query: ShowCsvQuery; response: CsvRequested }>;
  totalCsv: WireOperation<{ params: StationParams; query: TotalCsvQuery; response: CsvRequested }>;
  countriesCsv: WireOperation<{ params: StationParams; query: CountryCsvQuery; response: CsvRequested }>;
  platformsCsv: WireOperation<{ params: StationParams; query: PlatformCsvQuery; response: CsvRequested }>;
  downloadCsv: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      /** A UUID. */
      job: string;
    };
  }>;
};
