import { z } from 'zod';
import { queryInteger, unixSeconds } from '../common/scalars.ts';
import { admins, anyone } from '../operation-builders.ts';
import { publicPaths } from './paths.ts';
import {
  publicEpisode,
  publicEpisodes,
  publicNowPlaying,
  publicSchedule,
  publicShow,
  publicShows,
  publicSiteSettings,
  publicStation,
  publicTracklist,
} from './public-data.ts';

const pageQuery = z.coerce.number().int().min(1).max(10_000);

export const publicSiteOperations = {
  station: anyone.read('publicSite.station', publicPaths.station, {
    summary: 'A station for its own site; readable from every site, like all data below public/v1',
    response: publicStation,
  }),
  shows: anyone.read('publicSite.shows', publicPaths.shows, {
    summary: 'The shows that have a published episode, by title',
    response: publicShows,
  }),
  show: anyone.read('publicSite.show', publicPaths.show, {
    summary: 'A show that has a published episode',
    response: publicShow,
  }),
  episodes: anyone.read('publicSite.episodes', publicPaths.episodes, {
    summary:
      'The published episodes, newest first, of the station or of a show; `q` searches titles and descriptions',
    query: z.object({
      /** Id of the show. */
      show: queryInteger.optional(),
      /** Words in titles and descriptions. */
      q: z.string().trim().max(200).optional(),
      page: pageQuery.optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: publicEpisodes,
  }),
  episode: anyone.read('publicSite.episode', publicPaths.episode, {
    summary: 'A published episode',
    response: publicEpisode,
    errors: [410],
  }),
  schedule: anyone.read('publicSite.schedule', publicPaths.schedule, {
    summary: 'The hours at which the station records its public shows, from today for up to 14 days',
    query: z.object({
      /** Number of days from today. */
      days: z.coerce.number().int().min(1).max(14).optional(),
    }),
    response: publicSchedule,
  }),
  nowPlaying: anyone.read('publicSite.nowPlaying', publicPaths.nowPlaying, {
    summary:
      'What is on air: a title, or talk by the name of its programme, and the recorded show; if the station shares them; hidden categories and adverts are left out',
    response: publicNowPlaying,
  }),
  tracklist: anyone.read('publicSite.tracklist', publicPaths.tracklist, {
    summary: 'The music of the log before a moment, newest first, if the station shares it',
    query: z.object({
      /** Only tracks that started before this, unix seconds. */
      before: z.coerce.number().pipe(unixSeconds).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: publicTracklist,
  }),
  settings: admins.read('publicSite.settings', '/{station}/api/v1/public_site/', {
    summary: 'Read what the public may see of the log',
    response: publicSiteSettings,
  }),
  update: admins.update('publicSite.update', '/{station}/api/v1/public_site/', {
    summary: 'Choose what the public may see of the log; only given fields change',
    body: publicSiteSettings.partial(),
    response: publicSiteSettings,
    idempotent: true,
  }),
} as const;
