import { expect } from 'vitest';
import { idAtLocation, type Made, type SpecifiedCall } from './specified-call.ts';

const guid = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const windowOf = (platform: string, path: (made: Made) => string): SpecifiedCall => ({
  name: `GET the permission window of ${platform}`,
  request: (made) => ({ path: path(made), query: { guid } }),
  status: 302,
});

/** The calls of destinations, feeds and imports. */
export const destinationCalls: readonly SpecifiedCall[] = [
  windowOf('Twitter', () => 'request_twitter_code/'),
  windowOf('Spreaker', () => 'request_spreaker_code/'),
  windowOf('YouTube', ({ station = '' }) => `/${station.toLowerCase()}/api/v1/request_youtube_code`),
  {
    name: 'GET {origin}/set_facebook_code/ without a window that was opened',
    request: ({ station = '' }) => ({ path: '/set_facebook_code/', query: { state: station }, as: 'none' }),
    status: 200,
    type: /^text\/html/,
  },
  {
    name: 'GET {origin}/get_facebook_pages/',
    request: ({ station = '' }) => ({ path: '/get_facebook_pages/', query: { station } }),
    status: 200,
    type: /^text\/html/,
    keep: ({ body }) => {
      if (!String(body).includes('<option value="">Select a page</option>'))
        throw new Error('The pages are no select.');
    },
  },
  {
    name: 'GET {base}/{station}/get_spreaker_shows/{x}/ of an account without an authorization',
    request: () => ({ path: `get_spreaker_shows/${guid}/` }),
    status: 404,
  },
  {
    name: 'POST api/v1/socialmediaconnection/ with a Twitter guid that was not authorized',
    request: () => ({
      path: 'api/v1/socialmediaconnection/',
      method: 'POST',
      json: { type: 'twitter', name: guid, iheart_show_id: '', default_on_post: false },
    }),
    status: 400,
    body: { error_message: expect.stringMatching(/Invalid credentials found\.$/) },
  },
  {
    name: 'POST api/v1/socialmediaconnection/ with Megaphone',
    request: () => ({
      path: 'api/v1/socialmediaconnection/',
      method: 'POST',
      json: {
        type: 'megaphone',
        token: 'token',
        title: 'Tide',
        app_id: 'network',
        app_secret: 'podcast',
        is_mp3: true,
      },
    }),
    status: 201,
    body: { type: 'megaphone', title: 'Tide', app_id: 'network', is_mp3: true },
    keep: (response, made) => void (made['megaphone'] = idAtLocation(response)),
  },
  {
    name: 'POST api/v1/socialmediaconnection/ with Omny',
    request: () => ({
      path: 'api/v1/socialmediaconnection/',
      method: 'POST',
      json: { type: 'omny', token: 'key', app_secret: 'program', title: 'Tide', app_id: 'playlist' },
    }),
    status: 201,
    body: { type: 'omny', title: 'Tide', app_id: 'playlist' },
  },
  {
    name: 'GET api/v1/socialmediaconnection/{id}/',
    request: ({ megaphone }) => ({ path: `api/v1/socialmediaconnection/${megaphone}/` }),
    status: 200,
    body: { has_token: true },
    keep: ({ body }) => {
      if ('token' in Object(body) || 'app_secret' in Object(body))
        throw new Error('The response has a secret.');
    },
  },
  {
    name: 'DELETE api/v1/socialmediaconnection/{id}/',
    request: ({ megaphone }) => ({ path: `api/v1/socialmediaconnection/${megaphone}/`, method: 'DELETE' }),
    status: 204,
  },
  {
    name: 'GET the feed with show_deleted=true',
    request: ({ feedUrl = '' }) => ({
      path: new URL(feedUrl).pathname,
      query: { show_deleted: 'true' },
      as: 'none',
    }),
    status: 200,
    type: /rss\+xml|xml/,
  },
  {
    name: 'POST {rss import prefix}/{station}/api/v2/pw/ with job_type static_rss',
    request: ({ station = '', stationTitle = '', feed }) => ({
      path: `/${station}/api/v2/pw/`,
      method: 'POST',
      json: { job_type: 'static_rss', rss_smcs: [Number(feed)], station: stationTitle.toLowerCase() },
    }),
    status: 202,
  },
  {
    name: 'PATCH api/v1/playlist/{id}/ that adds the feed as a destination',
    request: ({ copy, feed }) => ({
      path: `api/v1/playlist/${copy}/`,
      method: 'PATCH',
      json: { social_media_connections: [Number(feed)] },
    }),
    status: 200,
    body: { smc_data: [{ type: 'rss' }] },
  },
  {
    name: 'GET the feed with the episode',
    request: ({ feedUrl = '' }) => ({ path: new URL(feedUrl).pathname, as: 'none' }),
    status: 200,
    keep: ({ body }) => {
      if (!String(body).includes('<enclosure')) throw new Error('The feed has no audio.');
    },
    repeats: true,
  },
  {
    name: 'POST {rss import prefix}/{station}/api/v2/pw/ with job_type podcast_import',
    request: ({ station = '', stationTitle = '', show, feed, bitrate, podcast }) => ({
      path: `/${station}/api/v2/pw/`,
      method: 'POST',
      json: {
        url: podcast,
        show_id: Number(show),
        social_media_connections: [Number(feed)],
        bitrate: Number(bitrate),
        station: stationTitle.toLowerCase(),
        job_type: 'podcast_import',
      },
    }),
    status: 202,
  },
];
