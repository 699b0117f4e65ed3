import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { podcastUsers } from '../operation-builders.ts';
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
import { firstDays } from './first-day.ts';

export const analyticsOperations = {
  shows: podcastUsers.read('analytics.shows', '/{station}/api/v1/get_analytics_podcast_shows.json', {
    summary: 'Downloads by show, or by episode with dimension=episode',
    query: showAnalyticsQuery,
    response: analyticsResponse,
  }),
  total: podcastUsers.read('analytics.total', '/{station}/api/v1/get_analytics_podcast_total.json', {
    summary: 'Downloads of all shows, or by day, week or year with dimension=date',
    query: totalAnalyticsQuery,
    response: analyticsResponse,
  }),
  countries: podcastUsers.read('analytics.countries', '/{station}/api/v1/get_analytics_podcast_countries.json', {
    summary: 'Downloads by country',
    query: countryAnalyticsQuery,
    response: analyticsResponse,
  }),
  platforms: podcastUsers.read('analytics.platforms', '/{station}/api/v1/get_analytics_podcast_platforms.json', {
    summary: 'Downloads by app, browser or device',
    query: platformAnalyticsQuery,
    response: analyticsResponse,
  }),
  episodeNames: podcastUsers.submit('analytics.episodeNames', '/{station}/api/v1/get_all_episode_names.json', {
    summary: 'Names of the episodes in ranges of ids, deleted ones included',
    body: episodeNamesInput,
    response: episodeNames,
    idempotent: true,
    worksOnFullDisk: true,
  }),
  firstDays: podcastUsers.read('analytics.firstDays', '/{station}/api/v1/get_analytics_first_days.json', {
    summary: 'Downloads of the newest episodes in the 24 hours after publishing, next to the usual ones of their show',
    response: firstDays,
  }),
  showNames: podcastUsers.read('analytics.showNames', '/{station}/api/v1/get_all_show_names.json', {
    summary: 'Names of all shows by their ids',
    response: showNames,
  }),
  episodeDownloads: podcastUsers.read('analytics.episodeDownloads', '/{station}/api/v1/get_episode_downloads.json', {
    summary: 'Count the downloads of several episodes on all days',
    query: episodeDownloadsQuery,
    response: episodeDownloads,
  }),
  showTrends: podcastUsers.read('analytics.showTrends', '/{station}/api/v1/get_show_trends.json', {
    summary: 'Count the downloads of each show on each day',
    query: showTrendsQuery,
    response: showTrends,
  }),
  showsCsv: podcastUsers.read('analytics.showsCsv', '/{station}/api/v1/csv/get_analytics_podcast_shows.json', {
    summary: 'Request a CSV file of downloads by show or episode',
    query: showCsvQuery,
    response: csvRequested,
    success: 202,
    errors: [507],
    effect: true,
  }),
  totalCsv: podcastUsers.read('analytics.totalCsv', '/{station}/api/v1/csv/get_analytics_podcast_total.json', {
    summary: 'Request a CSV file of downloads in total or by day, week or year',
    query: totalCsvQuery,
    response: csvRequested,
    success: 202,
    errors: [507],
    effect: true,
  }),
  countriesCsv: podcastUsers.read('analytics.countriesCsv', '/{station}/api/v1/csv/get_analytics_podcast_countries.json', {
    summary: 'Request a CSV file of downloads by country',
    query: countryCsvQuery,
    response: csvRequested,
    success: 202,
    errors: [507],
    effect: true,
  }),
  platformsCsv: podcastUsers.read('analytics.platformsCsv', '/{station}/api/v1/csv/get_analytics_podcast_platforms.json', {
    summary: 'Request a CSV file of downloads by platform',
    query: platformCsvQuery,
    response: csvRequested,
    success: 202,
    errors: [507],
    effect: true,
  }),
  downloadCsv: podcastUsers.read('analytics.downloadCsv', '/{station}/api/v1/{job}/download_csv.csv', {
    summary: 'Download a requested CSV file; 409 until it is ready',
    params: stationParams.extend({ job: z.uuid() }),
    errors: [409, 410],
    host: 'media',
  }),
} as const;
