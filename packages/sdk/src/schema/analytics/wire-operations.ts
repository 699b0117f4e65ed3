// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  AnalyticsResponse,
  AverageEpisodes,
  AverageEpisodesQuery,
  CountryAnalyticsQuery,
  CountryCsvQuery,
  CsvRequested,
  DeviceFigures,
  DevicesQuery,
  EpisodeDownloads,
  EpisodeDownloadsQuery,
  EpisodeNames,
  EpisodeNamesInput,
  Explanation,
  ExplanationQuery,
  FirstDays,
  Methodology,
  PlatformAnalyticsQuery,
  PlatformCsvQuery,
  RecountPreview,
  Retention,
  RetentionQuery,
  ShowAnalyticsQuery,
  ShowCsvQuery,
  ShowNames,
  ShowTrends,
  ShowTrendsQuery,
  TotalAnalyticsQuery,
  TotalCsvQuery,
} from './wire-types.ts';

export const analyticsOperations = /* @__PURE__ */ sentOperations('analytics', {
  shows: { path: '/{station}/api/v1/get_analytics_podcast_shows.json' },
  total: { path: '/{station}/api/v1/get_analytics_podcast_total.json' },
  countries: { path: '/{station}/api/v1/get_analytics_podcast_countries.json' },
  platforms: { path: '/{station}/api/v1/get_analytics_podcast_platforms.json' },
  episodeNames: { method: 'POST', path: '/{station}/api/v1/get_all_episode_names.json', idempotent: true },
  firstDays: { path: '/{station}/api/v1/get_analytics_first_days.json' },
  showNames: { path: '/{station}/api/v1/get_all_show_names.json' },
  episodeDownloads: { path: '/{station}/api/v1/get_episode_downloads.json' },
  showTrends: { path: '/{station}/api/v1/get_show_trends.json' },
  averageEpisodes: { path: '/{station}/api/v1/get_analytics_average_episodes.json' },
  devices: { path: '/{station}/api/v1/get_analytics_devices.json' },
  explain: { path: '/{station}/api/v1/get_analytics_explanation.json' },
  retention: { path: '/{station}/api/v1/get_analytics_retention.json' },
  methodology: { path: '/.well-known/podcast-measurement.json' },
  recountPreview: { path: '/{station}/api/v1/analytics_recount.json' },
  recount: {
    method: 'POST',
    path: '/{station}/api/v1/analytics_recount.json',
    success: 202,
    idempotent: true,
  },
  showsCsv: { path: '/{station}/api/v1/csv/get_analytics_podcast_shows.json', success: 202 },
  totalCsv: { path: '/{station}/api/v1/csv/get_analytics_podcast_total.json', success: 202 },
  countriesCsv: { path: '/{station}/api/v1/csv/get_analytics_podcast_countries.json', success: 202 },
  platformsCsv: { path: '/{station}/api/v1/csv/get_analytics_podcast_platforms.json', success: 202 },
  downloadCsv: { path: '/{station}/api/v1/{job}/download_csv.csv', responseKind: 'file', host: 'media' },
}) as unknown as {
  shows: WireOperation<{ params: StationParams; query: ShowAnalyticsQuery; response: AnalyticsResponse }>;
  total: WireOperation<{ params: StationParams; query: TotalAnalyticsQuery; response: AnalyticsResponse }>;
  countries: WireOperation<{
    params: StationParams;
    query: CountryAnalyticsQuery;
    response: AnalyticsResponse;
  }>;
  platforms: WireOperation<{
    params: StationParams;
    query: PlatformAnalyticsQuery;
    response: AnalyticsResponse;
  }>;
  episodeNames: WireOperation<{ params: StationParams; body: EpisodeNamesInput; response: EpisodeNames }>;
  firstDays: WireOperation<{ params: StationParams; response: FirstDays }>;
  showNames: WireOperation<{ params: StationParams; response: ShowNames }>;
  episodeDownloads: WireOperation<{
    params: StationParams;
    query: EpisodeDownloadsQuery;
    response: EpisodeDownloads;
  }>;
  showTrends: WireOperation<{ params: StationParams; query: ShowTrendsQuery; response: ShowTrends }>;
  averageEpisodes: WireOperation<{
    params: StationParams;
    query: AverageEpisodesQuery;
    response: AverageEpisodes;
  }>;
  devices: WireOperation<{ params: StationParams; query: DevicesQuery; response: DeviceFigures }>;
  explain: WireOperation<{ params: StationParams; query: ExplanationQuery; response: Explanation }>;
  retention: WireOperation<{ params: StationParams; query: RetentionQuery; response: Retention }>;
  methodology: WireOperation<{ response: Methodology }>;
  recountPreview: WireOperation<{ params: StationParams; response: RecountPreview }>;
  recount: WireOperation<{ params: StationParams; response: RecountPreview }>;
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
