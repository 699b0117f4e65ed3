import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { operation } from '../operation.ts';
import {
  analyticsAnswer,
  countryAnalyticsQuery,
  countryCsvQuery,
  csvRequested,
  episodeNames,
  episodeNamesInput,
  platformAnalyticsQuery,
  platformCsvQuery,
  showAnalyticsQuery,
  showCsvQuery,
  showNames,
  totalAnalyticsQuery,
  totalCsvQuery,
} from './analytics.ts';

const licences = ['full', 'podcast'] as const;
const access = { role: 'user', licences } as const;

const figures = {
  method: 'GET',
  params: stationParams,
  answer: analyticsAnswer,
  answerKind: 'json',
  success: 200,
  errors: [400, 401, 403, 404],
  access,
} as const;

const csv = {
  method: 'GET',
  params: stationParams,
  answer: csvRequested,
  answerKind: 'json',
  success: 202,
  effect: true,
  errors: [400, 401, 403, 404, 507],
  access,
} as const;

export const analyticsOperations = {
  shows: operation({
    ...figures,
    id: 'analytics.shows',
    summary: 'Downloads by show, or by episode with dimension=episode',
    path: '/{station}/api/v1/get_analytics_podcast_shows.json',
    query: showAnalyticsQuery,
  }),
  total: operation({
    ...figures,
    id: 'analytics.total',
    summary: 'Downloads of all shows, or by day, week or year with dimension=date',
    path: '/{station}/api/v1/get_analytics_podcast_total.json',
    query: totalAnalyticsQuery,
  }),
  countries: operation({
    ...figures,
    id: 'analytics.countries',
    summary: 'Downloads by country',
    path: '/{station}/api/v1/get_analytics_podcast_countries.json',
    query: countryAnalyticsQuery,
  }),
  platforms: operation({
    ...figures,
    id: 'analytics.platforms',
    summary: 'Downloads by the app, browser or device that asked',
    path: '/{station}/api/v1/get_analytics_podcast_platforms.json',
    query: platformAnalyticsQuery,
  }),
  episodeNames: operation({
    id: 'analytics.episodeNames',
    summary: 'Names of episodes by ranges of their ids, deleted ones included',
    method: 'POST',
    path: '/{station}/api/v1/get_all_episode_names.json',
    params: stationParams,
    body: episodeNamesInput,
    bodyKind: 'json',
    answer: episodeNames,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access,
    idempotent: true,
    worksOnFullDisk: true,
  }),
  showNames: operation({
    id: 'analytics.showNames',
    summary: 'Names of all shows by their ids',
    method: 'GET',
    path: '/{station}/api/v1/get_all_show_names.json',
    params: stationParams,
    answer: showNames,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access,
  }),
  showsCsv: operation({
    ...csv,
    id: 'analytics.showsCsv',
    summary: 'Have downloads by show or episode written as CSV',
    path: '/{station}/api/v1/csv/get_analytics_podcast_shows.json',
    query: showCsvQuery,
  }),
  totalCsv: operation({
    ...csv,
    id: 'analytics.totalCsv',
    summary: 'Have downloads in total or by day, week or year written as CSV',
    path: '/{station}/api/v1/csv/get_analytics_podcast_total.json',
    query: totalCsvQuery,
  }),
  countriesCsv: operation({
    ...csv,
    id: 'analytics.countriesCsv',
    summary: 'Have downloads by country written as CSV',
    path: '/{station}/api/v1/csv/get_analytics_podcast_countries.json',
    query: countryCsvQuery,
  }),
  platformsCsv: operation({
    ...csv,
    id: 'analytics.platformsCsv',
    summary: 'Have downloads by platform written as CSV',
    path: '/{station}/api/v1/csv/get_analytics_podcast_platforms.json',
    query: platformCsvQuery,
  }),
  downloadCsv: operation({
    id: 'analytics.downloadCsv',
    summary: 'A CSV file that was asked for and is ready',
    method: 'GET',
    path: '/{station}/api/v1/{job}/download_csv.csv',
    params: stationParams.extend({ job: z.uuid() }),
    answerKind: 'file',
    success: 200,
    errors: [400, 401, 403, 404, 409, 410],
    access,
    host: 'media',
  }),
} as const;
