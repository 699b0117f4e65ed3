import { expect } from 'vitest';
import { solidPng } from '../../support/solid-png.ts';
import { admin } from '../../support/station-process.ts';
import { idAtLocation, type Made, type SpecifiedCall, textOf } from './specified-call.ts';

const loginEntry =
  'station user_id format geo_state geo_region searchKey is_AVESS login_host login_api_version redirect_domain force_redirect_url';
const settingsFields =
  'username apikey email station_name station_list timezone utc_offset widget_domain bitrate twisted_wave_server ap_images_key default_show_id features media_endpoint progress_endpoint events_endpoint rss_import_api_prefix version_blob is_AVESS facebook_app_id orphaned_categories';
export const showFields =
  'id title description square_image rectangle_image last_playlist_date placeholder resource_uri counters social_media_connections prefix_list smcs';
const destinationFields = 'id type title name default_on_post iheart_show_id iHeartMedia app_id shows';

export const list = {
  meta: { limit: expect.any(Number), offset: 0, total_count: expect.any(Number), next: null, previous: null },
};

const image = (side: number) => new File([solidPng(side, side)], 'cover.png', { type: 'image/png' });

/** The draft of a show, with the fields of the wizard and the four that are optional. */
const draftShow = (made: Made, title: string) => ({
  title,
  description: 'The harbour, every morning.',
  show_format: 'episodic',
  language_override: 'en',
  author: 'Maya Ellison',
  email: 'maya@harbour.example',
  podcast_link: 'https://harbour.example/tide',
  autoCreateRssFeed: false,
  itunes_categories: 'News:Daily News,Arts,History',
  square_image: made['cover'],
  rectangle_image: made['image'],
  rss_explicit: false,
  playlist_categories: [made['tagUri']],
  social_media_connections: [made['feedUri']],
  post_bumper: null,
  pre_bumper: null,
  parent: null,
  schedule: 'Weekdays at six',
});

/** The calls of sign-in, the shell and shows. */
export const shellCalls: readonly SpecifiedCall[] = [
  {
    name: 'GET /stations/api/v1/get_stations.json with a wrong password',
    request: () => ({
      path: '/stations/api/v1/get_stations.json',
      as: { basic: [admin.email, 'not the password'] },
    }),
    status: 401,
    body: { error_message: 'Invalid email or password.' },
  },
  {
    name: 'GET /stations/api/v1/get_stations.json',
    request: () => ({
      path: '/stations/api/v1/get_stations.json',
      as: { basic: [admin.email, admin.password] },
    }),
    status: 200,
    body: {
      host: expect.stringMatching(/^http/),
      stations: [
        Object.fromEntries(
          loginEntry.split(' ').map((name) => [name, expect.toSatisfy((value) => value !== undefined)]),
        ),
      ],
    },
    keep: ({ body }, made) => {
      made['username'] = textOf(body, 'username');
      made['key'] = textOf(body, 'apikey');
      made['station'] = textOf(body, 'stations', 0, 'station');
    },
  },
  {
    name: 'GET /stations/api/v1/do_login/',
    request: ({ username = '', key = '', station = '' }) => ({
      path: '/stations/api/v1/do_login/',
      query: { username, api_key: key, current_station: station, redirect_path: `/${station}/audio-editor` },
      as: 'none',
    }),
    status: 302,
  },
  {
    name: 'GET /{station}/api/v1/post_login.html',
    request: ({ username = '', key = '' }) => ({
      path: 'api/v1/post_login.html',
      query: { username, api_key: key },
    }),
    status: 204,
  },
  {
    name: 'GET /{station}/api/v1/logged_in',
    request: () => ({ path: 'api/v1/logged_in' }),
    status: 200,
    body: { logged_in: true },
  },
  {
    name: 'GET /{station}/api/v1/logged_in with the literal Custom and no session',
    request: () => ({ path: 'api/v1/logged_in', as: 'custom' }),
    status: 200,
    body: { logged_in: false },
  },
  {
    name: 'GET api/v1/settings/',
    request: () => ({ path: 'api/v1/settings/' }),
    status: 200,
    fields: settingsFields,
    body: {
      features: expect.stringMatching(/^\{/),
      station_list: [{ admin: true, showEditor: expect.any(Boolean), podcastOnly: false }],
    },
    keep: ({ body, headers }, made) => {
      for (const name of ['X-App-Version', 'X-Color', 'X-ChartTag', 'X-ImageTag']) {
        if (headers.get(name) === null) throw new Error(`The response has no ${name}.`);
      }
      made['stationTitle'] = textOf(body, 'station_name');
      made['bitrate'] = textOf(body, 'bitrate');
    },
  },
  {
    name: 'GET api/v1/settings/ with the key in its query, which is for addresses that a browser opens by itself',
    request: ({ username = '', key = '' }) => ({
      path: 'api/v1/settings/',
      query: { username, api_key: key },
      as: 'none',
    }),
    status: 401,
    body: { error_message: expect.stringMatching(/does not take username and api_key/) },
  },
  {
    name: 'POST api/v1/playlist/upload/image.html',
    request: () => ({
      path: 'api/v1/playlist/upload/image.html',
      method: 'POST',
      form: [['image', image(1500)]],
    }),
    status: 200,
    body: { location: expect.stringMatching(/\/images\//) },
    keep: ({ body }, made) => void (made['image'] = textOf(body, 'location')),
  },
  {
    name: 'POST api/v1/show/crop_image.json',
    request: ({ image: address }) => ({
      path: 'api/v1/show/crop_image.json',
      method: 'POST',
      json: { image: address, croppings: { left: 50, top: 50, right: 1450, bottom: 1450 }, square: true },
    }),
    status: 200,
    body: { width: 1400, height: 1400 },
    keep: ({ body }, made) => void (made['cover'] = textOf(body, 'location')),
  },
  {
    name: 'POST api/v1/playlistcategory/',
    request: () => ({ path: 'api/v1/playlistcategory/', method: 'POST', json: { name: 'Tides' } }),
    status: 201,
    body: { name: 'Tides' },
    keep: (response, made) => {
      made['tag'] = idAtLocation(response);
      made['tagUri'] = textOf(response.body, 'resource_uri');
    },
  },
  {
    name: 'PATCH api/v1/playlistcategory/{id}/ with id, name and resource_uri',
    request: ({ tag, tagUri }) => ({
      path: `api/v1/playlistcategory/${tag}/`,
      method: 'PATCH',
      json: { id: Number(tag), name: 'Low tides', resource_uri: tagUri },
    }),
    status: 200,
    body: { name: 'Low tides' },
  },
  {
    name: 'GET api/v1/playlistcategory/?limit=0',
    request: () => ({ path: 'api/v1/playlistcategory/', query: { limit: '0' } }),
    status: 200,
    body: {
      ...list,
      objects: [{ id: expect.any(Number), name: 'Low tides', resource_uri: expect.any(String) }],
    },
  },
  {
    name: 'POST api/v1/socialmediaconnection/ with a feed',
    request: ({ cover }) => ({
      path: 'api/v1/socialmediaconnection/',
      method: 'POST',
      json: {
        type: 'rss',
        default_on_post: false,
        itunes_categories: 'News',
        imageurl: cover,
        title: 'The Morning Tide',
        subtitle: 'Every day',
        name: '',
        description: 'The harbour, every morning.',
        show_format: 'episodic',
        language_override: 'en',
        author: 'Maya Ellison',
        email: 'maya@harbour.example',
        podcast_link: 'https://harbour.example/tide',
        rss_explicit: false,
        iheart_show_id: '31',
        is_aggregate: false,
        itunes_auth: '',
        has_live_read: false,
        status: true,
        rss_subtype: { short_name: 'itunes', id: 1, resource_uri: '' },
      },
    }),
    status: 201,
    fields: destinationFields,
    body: { type: 'rss', status: true, iHeartMedia: true, rss_subtype: { short_name: 'itunes' } },
    keep: (response, made) => {
      made['feed'] = idAtLocation(response);
      made['feedUri'] = textOf(response.body, 'resource_uri');
      made['feedUrl'] = textOf(response.body, 'rss_url');
      made['feedBody'] = JSON.stringify(response.body);
    },
  },
  {
    name: 'PATCH api/v1/socialmediaconnection/{id}/ with the feed as a response has it',
    request: ({ feed, feedBody = '' }) => ({
      path: `api/v1/socialmediaconnection/${feed}/`,
      method: 'PATCH',
      json: { ...(JSON.parse(feedBody) as object), iheart_show_id: '' },
    }),
    status: 200,
    body: { iHeartMedia: false, rss_subtype: { short_name: 'itunes' } },
  },
  {
    name: 'GET api/v1/socialmediaconnection/',
    request: () => ({ path: 'api/v1/socialmediaconnection/' }),
    status: 200,
    body: {
      objects: expect.arrayContaining([expect.objectContaining({ type: 'rss', title: 'The Morning Tide' })]),
    },
  },
  ...(['twitter', 'spreaker', 'v_youtube', 'facebook', 'megaphone', 'omny', 'webwidget'] as const).map(
    (type): SpecifiedCall => ({
      name: `POST api/v1/socialmediaconnection/ with a ${type} destination that has neither authorization nor title`,
      request: () => ({ path: 'api/v1/socialmediaconnection/', method: 'POST', json: { type, title: '' } }),
      status: 400,
      body: { errors: expect.any(Object) },
    }),
  ),
  {
    name: 'POST api/v1/show/ with the draft show',
    request: (made) => ({ path: 'api/v1/show/', method: 'POST', json: draftShow(made, 'The Morning Tide') }),
    status: 201,
    fields: showFields,
    body: {
      title: 'The Morning Tide',
      prefix_list: '[]',
      counters: { published: 0 },
      show_format: 'episodic',
    },
    keep: (response, made) => {
      made['show'] = idAtLocation(response);
      made['showUri'] = textOf(response.body, 'resource_uri');
    },
  },
  {
    name: 'PATCH api/v1/show/{id}/ with the draft show',
    request: (made) => ({
      path: `api/v1/show/${made['show']}/`,
      method: 'PATCH',
      json: draftShow(made, 'The Tide'),
    }),
    status: 200,
    fields: showFields,
    body: { title: 'The Tide', schedule: 'Weekdays at six' },
  },
  {
    name: 'GET api/v1/show/really_all.json',
    request: () => ({ path: 'api/v1/show/really_all.json' }),
    status: 200,
    body: [{ title: 'The Tide' }],
  },
  {
    name: 'GET api/v1/show/{id}/',
    request: ({ show }) => ({ path: `api/v1/show/${show}/` }),
    status: 200,
    body: { title: 'The Tide' },
    keep: ({ body }, made) => void (made['showBody'] = JSON.stringify(body)),
  },
  {
    name: 'PATCH api/v1/show/{id}/ with the show as a response has it',
    request: ({ show, showBody = '' }) => ({
      path: `api/v1/show/${show}/`,
      method: 'PATCH',
      json: { ...(JSON.parse(showBody) as object), author: 'Nora Quist' },
    }),
    status: 200,
    body: { author: 'Nora Quist', social_media_connections: [{ type: 'rss' }] },
  },
];
