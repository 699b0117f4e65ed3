import { expect } from 'vitest';
import { eventUri } from './audio-calls.ts';
import { showFields } from './shell-calls.ts';
import { field, idAtLocation, type Made, type SpecifiedCall } from './specified-call.ts';

/** Fields that an episode has, as its entity lists them. */
const episodeFields =
  'playlist_id show_id name description tags duration published playlist_categories short_url unpublished iheart_status external_url video_status advanced_video_status smc_data events ad_insert_events categories rss_image image draft permanent delay_post_until social_share_text attribution chapter_markers goto_live image_croppings rss_image_croppings onceUseTags restricted show post_locations explicit episode_type season_number episode_number selectedShutterstockImage';

/** The fields of a new episode that clients set. */
const newEpisode = (made: Made, changes: object = {}) => ({
  name: 'Untitled Episode',
  description: 'The harbour, every morning.',
  playlist_categories: [made['tagUri']],
  events: [eventUri(made, made['upload0']), eventUri(made, made['upload1'])],
  ad_insert_events: [Number(made['upload1']), 'END'],
  rss_image: made['cover'],
  image: made['image'],
  draft: true,
  permanent: 0,
  unpublished: false,
  social_share_text: 'The harbour, every morning.',
  attribution: '',
  chapter_markers: [],
  goto_live: 0,
  image_croppings: { left: 0, top: 0, right: 0, bottom: 0 },
  rss_image_croppings: { left: 0, top: 0, right: 0, bottom: 0 },
  onceUseTags: ['fog'],
  restricted: 0,
  show: made['showUri'],
  explicit: 0,
  episode_type: 'full',
  season_number: null,
  episode_number: null,
  social_media_connections: [Number(made['feed']), Number(made['zone'])],
  ...changes,
});

/** The calls of episodes, videos and players, and those that empty the library. */
export const episodeCalls: readonly SpecifiedCall[] = [
  {
    name: 'POST api/v1/socialmediaconnection/ with a web widget',
    request: () => ({
      path: 'api/v1/socialmediaconnection/',
      method: 'POST',
      json: {
        type: 'webwidget',
        title: 'Player',
        iheart_show_id: '',
        historical_items: JSON.stringify({
          colors: { background: '#F1F6FB', play_button: '#4D4DFF', start_remaining: '#7E838B' },
          full: true,
          vertical: false,
        }),
      },
    }),
    status: 201,
    body: { title: 'Player', default_on_post: true, historical_items: expect.stringContaining('#4D4DFF') },
    keep: (response, made) => void (made['zone'] = idAtLocation(response)),
  },
  {
    name: 'POST api/v1/playlist/ with a draft',
    request: (made) => ({ path: 'api/v1/playlist/', method: 'POST', json: newEpisode(made) }),
    status: 201,
    fields: episodeFields,
    body: { draft: true, permanent: 0, unpublished: false, duration: 0, published: null },
    keep: (response, made) => void (made['episode'] = idAtLocation(response)),
  },
  {
    name: 'GET api/v1/playlist/{id}/',
    request: ({ episode }) => ({ path: `api/v1/playlist/${episode}/` }),
    status: 200,
    fields: episodeFields,
    body: {
      name: 'Untitled Episode',
      ad_insert_events: [expect.any(Number), 'END'],
      show: expect.stringMatching(/\/show\/\d+\/$/),
    },
    keep: ({ body }, made) => void (made['episodeBody'] = JSON.stringify(body)),
  },
  {
    name: 'PATCH api/v1/playlist/{id}/ with the episode as a response has it',
    request: ({ episode, episodeBody = '' }) => ({
      path: `api/v1/playlist/${episode}/`,
      method: 'PATCH',
      json: { ...(JSON.parse(episodeBody) as object), name: 'High tide' },
    }),
    status: 200,
    body: { name: 'High tide', events: [{ cart: { title: 'Tone 0' } }, { cart: { title: 'Tone 1' } }] },
  },
  {
    name: 'PATCH api/v1/playlist/{id}/ that renames the draft',
    request: ({ episode }) => ({
      path: `api/v1/playlist/${episode}/`,
      method: 'PATCH',
      json: { name: 'Low tide', draft: true },
    }),
    status: 200,
    body: { name: 'Low tide', draft: true },
  },
  {
    name: 'PATCH api/v1/playlist/{id}/ that schedules',
    request: ({ episode }) => ({
      path: `api/v1/playlist/${episode}/`,
      method: 'PATCH',
      json: { draft: false, unpublished: false, delay_post_until: 4_102_444_800 },
    }),
    status: 200,
    body: { draft: false, delay_post_until: 4_102_444_800, published: 4_102_444_800 },
  },
  {
    name: 'PATCH api/v1/playlist/{id}/ that publishes now',
    request: ({ episode }) => ({
      path: `api/v1/playlist/${episode}/`,
      method: 'PATCH',
      json: { draft: false, unpublished: false, delay_post_until: null },
    }),
    status: 200,
    fields: episodeFields,
    body: {
      draft: false,
      unpublished: false,
      published: expect.any(Number),
      smc_data: expect.arrayContaining([expect.objectContaining({ type: 'rss' })]),
    },
  },
  {
    name: 'GET api/v1/playlist/get_playlists.json of show details',
    request: ({ show = '' }) => ({
      path: 'api/v1/playlist/get_playlists.json',
      query: { show_id: show, sort: 'published', order: 'DESC', type: 'published', page: '1', limit: '10' },
    }),
    status: 200,
    body: { playlists: [{ name: 'Low tide' }], total_count: 1, page: 1, limit: 10 },
  },
  {
    name: 'GET api/v1/playlist/get_playlists.json of all shows',
    request: () => ({
      path: 'api/v1/playlist/get_playlists.json',
      query: { sort: 'published', order: 'DESC', type: 'draft', page: '1', limit: '20' },
    }),
    status: 200,
    body: { playlists: [], total_count: 0, page: 1, limit: 20 },
  },
  ...(['mp3', 'aac'] as const).map((format): SpecifiedCall => ({
    name: `GET /{station}/playlist/dl/{playlist_id}.${format}, opened by a browser`,
    request: ({ episode, username = '', key = '' }) => ({
      path: `playlist/dl/${episode}.${format}`,
      query: { username, api_key: key },
      as: 'none',
    }),
    status: 200,
    type: /^audio\//,
    repeats: true,
  })),
  {
    name: 'GET /{station}/playlist/widget.json',
    request: ({ zone = '' }) => ({
      path: 'playlist/widget.json',
      query: { page: '1', zone, limit: '10000' },
      as: 'none',
    }),
    status: 200,
    body: { playlists: [{ name: 'Low tide', square_image: expect.stringMatching(/\/images\//) }] },
  },
  {
    name: 'POST api/v1/playlist/ with the fields of an episode, for a copy',
    request: ({ episodeBody = '' }) => {
      const { playlist_id: _id, ...copied } = JSON.parse(episodeBody) as { playlist_id: unknown };
      return { path: 'api/v1/playlist/', method: 'POST', json: copied };
    },
    status: 201,
    body: { draft: true },
    keep: (response, made) => void (made['copy'] = idAtLocation(response)),
  },
  {
    name: 'POST api/v1/socialmediaconnection/ with the basic video',
    request: () => ({
      path: 'api/v1/socialmediaconnection/',
      method: 'POST',
      json: { type: 'v_download', title: 'Video' },
    }),
    status: 201,
    keep: (response, made) => void (made['video'] = idAtLocation(response)),
  },
  {
    name: 'PATCH api/v1/playlist/{id}/ that makes a video of the copy',
    request: ({ copy, video }) => ({
      path: `api/v1/playlist/${copy}/`,
      method: 'PATCH',
      json: { permanent: 1, draft: false, unpublished: false, social_media_connections: [Number(video)] },
    }),
    status: 200,
    body: { permanent: 1, draft: false, smc_data: [{ type: 'v_download' }] },
  },
  {
    name: 'GET api/v1/playlist/{id}/ when the video is ready',
    request: ({ copy }) => ({ path: `api/v1/playlist/${copy}/` }),
    status: 200,
    body: { video_status: 2 },
    repeats: true,
  },
  {
    name: 'GET streamon-perm with station name, bitrate and playlist id',
    request: ({ copy, stationTitle, bitrate }) => ({
      path: `streamon-perm/${encodeURIComponent(stationTitle ?? '')}-${bitrate}-${copy}.mp4`,
    }),
    status: 200,
    type: /^video\/mp4/,
  },
  {
    name: 'GET api/v1/advanced_video_edit_url without a video editor',
    request: ({ copy = '' }) => ({ path: 'api/v1/advanced_video_edit_url', query: { playlist_id: copy } }),
    status: 409,
    body: { error_message: expect.any(String) },
  },
  {
    name: 'GET api/v1/playlist/connections/{id}.json',
    request: ({ episode }) => ({ path: `api/v1/playlist/connections/${episode}.json` }),
    status: 200,
    body: {
      social_media_connections: expect.arrayContaining([expect.objectContaining({ type: 'webwidget' })]),
    },
  },
  {
    name: 'DELETE /{station}/api/v1/playlist/{playlist_id}/ of a published episode',
    request: ({ episode }) => ({ path: `api/v1/playlist/${episode}/`, method: 'DELETE' }),
    status: 409,
  },
  {
    name: 'POST /{station}/api/v1/playlist/set_playlists.json',
    request: ({ episode }) => ({
      path: 'api/v1/playlist/set_playlists.json',
      method: 'POST',
      json: [{ playlist_id: Number(episode), unpublished: true }],
    }),
    status: 200,
    body: { playlists: [{ unpublished: true }] },
  },
  {
    name: 'POST /{station}/api/v1/playlist/unpost/{playlist_id}.json',
    request: ({ episode, feed, zone }) => ({
      path: `api/v1/playlist/unpost/${episode}.json`,
      method: 'POST',
      json: { social_media_connections: [Number(feed), Number(zone)] },
    }),
    status: 200,
    keep: ({ body }) => {
      if (JSON.stringify(field(body, 'social_media_connections')) !== '[]')
        throw new Error('The episode is still published somewhere.');
    },
  },
  {
    name: 'DELETE /{station}/api/v1/playlist/{playlist_id}/',
    request: ({ episode }) => ({ path: `api/v1/playlist/${episode}/`, method: 'DELETE' }),
    status: 204,
  },
  {
    name: 'GET api/v1/playlist/{id}/ after it',
    request: ({ episode }) => ({ path: `api/v1/playlist/${episode}/` }),
    status: 404,
  },
  {
    name: 'PATCH api/v1/cart/{id}/',
    request: ({ cart1 }) => ({
      path: `api/v1/cart/${cart1}/`,
      method: 'PATCH',
      json: { type_name: 'SINGLE_USE' },
    }),
    status: 200,
    body: { type_name: 'SINGLE_USE' },
  },
  {
    name: 'POST api/v1/event/bulk_delete.json',
    request: ({ upload0 }) => ({
      path: 'api/v1/event/bulk_delete.json',
      method: 'POST',
      json: { events: [Number(upload0)] },
    }),
    status: 200,
    body: { deleted: [expect.any(Number)] },
  },
  {
    name: 'GET api/v1/event/ after the library is empty',
    request: () => ({ path: 'api/v1/event/', query: { cart__type_name: 'UPLOAD' } }),
    status: 200,
    body: { objects: [] },
  },
  {
    name: 'GET api/v1/show/{id}/ after it',
    request: ({ show }) => ({ path: `api/v1/show/${show}/` }),
    status: 200,
    fields: showFields,
  },
];
