import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { admins, anyone, podcastUsers } from '../operation-builders.ts';
import {
  analyticsResponse,
  countryAnalyticsQuery,
  countryCsvQuery,
  csvRequested,
  episodeDownloads,
  episodeDownloadsQuery,
  episodeNames,
  episodeNamesInput,
  platformAnalyticsQuery,
  platformCsvQuery,
  showAnalyticsQuery,
  showCsvQuery,
  showNames,
  showTrends,
  showTrendsQuery,
  totalAnalyticsQuery,
  totalCsvQuery,
} from './analytics.ts';
import { averageEpisodes, averageEpisodesQuery } from './average-episodes.ts';
import {
  deviceFigures,
  devicesQuery,
  explanation,
  explanationQuery,
  methodology,
  recountPreview,
} from './explanation.ts';
import { firstDays } from './first-day.ts';
import { retention, retentionQuery } from './retention.ts';

export const analyticsOperations = {
  shows: podcastUsers.read('analytics.shows', '/{station}/api/v1/get_analytics_podcast_shows.json', {
    scope: 'show',
    summary: 'Downloads by show, or by episode with dimension=episode',
    query: showAnalyticsQuery,
    response: analyticsResponse,
  }),
  total: podcastUsers.read('analytics.total', '/{station}/api/v1/get_analytics_podcast_total.json', {
    scope: 'show',
    summary: 'Downloads of all shows, or by day, week or year with dimension=date',
    query: totalAnalyticsQuery,
    response: analyticsResponse,
  }),
  countries: podcastUsers.read(
    'analytics.countries',
    '/{station}/api/v1/get_analytics_podcast_countries.json',
    {
      scope: 'show',
      summary: 'Downloads by country',
      query: countryAnalyticsQuery,
      response: analyticsResponse,
    },
  ),
  platforms: podcastUsers.read(
    'analytics.platforms',
    '/{station}/api/v1/get_analytics_podcast_platforms.json',
    {
      scope: 'show',
      summary: 'Downloads by app, browser or device',
      query: platformAnalyticsQuery,
      response: analyticsResponse,
    },
  ),
  episodeNames: podcastUsers.submit(
    'analytics.episodeNames',
    '/{station}/api/v1/get_all_episode_names.json',
    {
      scope: 'show',
      summary: 'Names of the episodes in ranges of ids, deleted ones included',
      body: episodeNamesInput,
      response: episodeNames,
      idempotent: true,
      worksOnFullDisk: true,
    },
  ),
  firstDays: podcastUsers.read('analytics.firstDays', '/{station}/api/v1/get_analytics_first_days.json', {
    scope: 'show',
    summary:
      'Downloads of the newest episodes in the 24 hours after publishing, next to the usual ones of their show',
    response: firstDays,
  }),
  showNames: podcastUsers.read('analytics.showNames', '/{station}/api/v1/get_all_show_names.json', {
    scope: 'show',
    summary: 'Names of all shows by their ids',
    response: showNames,
  }),
  episodeDownloads: podcastUsers.read(
    'analytics.episodeDownloads',
    '/{station}/api/v1/get_episode_downloads.json',
    {
      scope: 'show',
      summary: 'Count the downloads of several episodes on all days',
      query: episodeDownloadsQuery,
      response: episodeDownloads,
    },
  ),
  showTrends: podcastUsers.read('analytics.showTrends', '/{station}/api/v1/get_show_trends.json', {
    scope: 'show',
    summary: 'Count the downloads of each show on each day',
    query: showTrendsQuery,
    response: showTrends,
  }),
  averageEpisodes: podcastUsers.read(
    'analytics.averageEpisodes',
    '/{station}/api/v1/get_analytics_average_episodes.json',
    {
      scope: 'show',
      summary: 'Downloads of the average episode of up to five shows, by days since publishing',
      query: averageEpisodesQuery,
      response: averageEpisodes,
    },
  ),
  devices: podcastUsers.read('analytics.devices', '/{station}/api/v1/get_analytics_devices.json', {
    scope: 'show',
    summary: 'Downloads by device and operating system',
    query: devicesQuery,
    response: deviceFigures,
  }),
  explain: podcastUsers.read('analytics.explain', '/{station}/api/v1/get_analytics_explanation.json', {
    scope: 'show',
    summary: 'Requests by the reason for which they were counted or not, of the last 90 days',
    query: explanationQuery,
    response: explanation,
  }),
  retention: podcastUsers.read('analytics.retention', '/{station}/api/v1/get_analytics_retention.json', {
    scope: 'show',
    summary: 'Downloads of an episode by the minutes that players fetched in ranges',
    query: retentionQuery,
    response: retention,
  }),
  methodology: anyone.read('analytics.methodology', '/.well-known/podcast-measurement.json', {
    summary: 'How the installation counts downloads, for anyone',
    response: methodology,
  }),
  recountPreview: admins.read('analytics.recountPreview', '/{station}/api/v1/analytics_recount.json', {
    summary: 'The difference that a recount by the current list of robots and apps would make',
    response: recountPreview,
  }),
  recount: admins.submit('analytics.recount', '/{station}/api/v1/analytics_recount.json', {
    summary: 'Recount the last 90 days by the current list of robots and apps',
    success: 202,
    response: recountPreview,
    idempotent: true,
  }),
  showsCsv: podcastUsers.read(
    'analytics.showsCsv',
    '/{station}/api/v1/csv/get_analytics_podcast_shows.json',
    {
      scope: 'show',
      summary: 'Request a CSV file of downloads by show or episode',
      query: showCsvQuery,
      response: csvRequested,
      success: 202,
      errors: [507],
      effect: true,
    },
  ),
  totalCsv: podcastUsers.read(
    'analytics.totalCsv',
    '/{station}/api/v1/csv/get_analytics_podcast_total.json',
    {
      scope: 'show',
      summary: 'Request a CSV file of downloads in total or by day, week or year',
      query: totalCsvQuery,
      response: csvRequested,
      success: 202,
      errors: [507],
      effect: true,
    },
  ),
  countriesCsv: podcastUsers.read(
    'analytics.countriesCsv',
    '/{station}/api/v1/csv/get_analytics_podcast_countries.json',
    {
      scope: 'show',
      summary: 'Request a CSV file of downloads by country',
      query: countryCsvQuery,
      response: csvRequested,
      success: 202,
      errors: [507],
      effect: true,
    },
  ),
  platformsCsv: podcastUsers.read(
    'analytics.platformsCsv',
    '/{station}/api/v1/csv/get_analytics_podcast_platforms.json',
    {
      scope: 'show',
      summary: 'Request a CSV file of downloads by platform',
      query: platformCsvQuery,
      response: csvRequested,
      success: 202,
      errors: [507],
      effect: true,
    },
  ),
  downloadCsv: podcastUsers.read('analytics.downloadCsv', '/{station}/api/v1/{job}/download_csv.csv', {
    scope: 'show',
    summary: 'Download a requested CSV file; 409 until it is ready',
    params: stationParams.extend({ job: z.uuid() }),
    errors: [409, 410],
    host: 'media',
  }),
} as const;
