import { describe, expect, it } from 'vitest';
import { createClient, type PostKitClient } from './client.ts';

const uuid = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const file = new Blob(['x']);
const days = { start_date: '2026-11-01', end_date: '2026-11-30', station_names: 'wxyz' };
const holiday = { show_id: 7, first_day: '2026-12-24', last_day: '2026-12-26' };
const slot = {
  show_id: 7,
  title: 'Morning',
  start_date: '2026-11-02',
  start_time: '06:00',
  end_time: '09:00',
  day_of_week: 'Mon',
} as const;
const station = { station_name: 'WXYZ', bitrate: 128 };
const entry = {
  station: 'wxyz',
  title: 'WXYZ',
  user_id: 1,
  format: null,
  geo_state: null,
  geo_region: null,
  searchKey: null,
  is_AVESS: false,
  login_host: null,
  login_api_version: 2,
  redirect_domain: null,
  force_redirect_url: null,
};
const signedIn = { username: 'maria', apikey: 'key', host: 'https://post.example.org', stations: [] };

/** Each call of the specification: its method and path as one text, and the method of the client that sends it. */
const calls: Record<string, (client: PostKitClient) => unknown> = {
  'GET /stations/api/v1/get_stations.json': ({ sessions }) => sessions.signIn('maria', 'secret'),
  'GET /wxyz/api/v1/post_login.html': ({ sessions }) => sessions.postLogin(signedIn, 'wxyz'),
  'GET /stations/api/v1/logout/': ({ sessions }) => sessions.signOut(),
  'GET /wxyz/api/v1/logged_in': ({ sessions }) => sessions.loggedIn(),
  'GET /wxyz/api/v1/settings/': ({ settings }) => settings.get(),

  'GET /wxyz/api/v1/show/really_all.json': ({ shows }) => shows.list(),
  'GET /wxyz/api/v1/show/7/': ({ shows }) => shows.get(7),
  'POST /wxyz/api/v1/show/': ({ shows }) => shows.create({ title: 'Morning' }),
  'PATCH /wxyz/api/v1/show/7/': ({ shows }) => shows.update(7, { title: 'Morning' }),
  'POST /wxyz/api/v1/show/crop_image.json': ({ images }) =>
    images.crop({
      image: '/wxyz/images/a.png',
      croppings: { left: 0, top: 0, right: 9, bottom: 9 },
      square: true,
    }),
  'POST /wxyz/api/v1/playlist/upload/image.html': ({ images }) => images.upload(file),
  'POST /wxyz/ap_images/api_request.json': ({ images }) => images.licensed('Entertainment'),

  'GET /wxyz/api/v1/get_employees.json': ({ users }) => users.list(),
  'POST /wxyz/api/v1/create_new_user/': ({ users }) =>
    users.create({
      first_name: 'Maria',
      last_name: 'Berg',
      email: 'maria@example.com',
      username: 'maria',
      password: 'a long password',
      isAdmin: false,
      accessLevel: 'user',
      company_admin: false,
      stations: [],
    }),
  'POST /wxyz/api/v1/save_user/': ({ users }) =>
    users.save({
      id: 1,
      first_name: 'Maria',
      last_name: 'Berg',
      email: 'maria@example.com',
      username: 'maria',
      isAdmin: false,
      accessLevel: 'user',
      company_admin: false,
      stations: [],
    }),

  'GET /wxyz/api/v1/playlist/get_playlists.json': ({ episodes }) =>
    episodes.list({ show_id: 7, type: 'published' }),
  'POST /wxyz/api/v1/playlist/': ({ episodes }) =>
    episodes.create({ name: 'Monday', show: '/wxyz/api/v1/show/7/' }),
  'GET /wxyz/api/v1/playlist/7/': ({ episodes }) => episodes.get(7),
  'PATCH /wxyz/api/v1/playlist/7/': ({ episodes }) => episodes.update(7, { name: 'Monday', version: 1 }),
  'DELETE /wxyz/api/v1/playlist/7/': ({ episodes }) => episodes.delete(7),
  'POST /wxyz/api/v1/playlist/set_playlists.json': ({ episodes }) => episodes.setUnpublished([7], true),
  'GET /wxyz/api/v1/playlist/connections/7.json': ({ episodes }) => episodes.connections(7),
  'POST /wxyz/api/v1/playlist/unpost/7.json': ({ episodes }) => episodes.unpost(7, [3]),
  'GET /wxyz/playlist/dl/7.mp3': ({ episodes }) => episodes.download(7),
  'GET /wxyz/playlist/dl/7.aac': ({ episodes }) => episodes.download(7, 'aac'),
  'POST /wxyz/api/v1/playlistcache/': ({ episodes }) =>
    episodes.cache({ name: 'Monday', events: [], format: 'mp3' }),
  'GET /wxyz/api/v1/advanced_video_edit_url': ({ episodes }) => episodes.advancedVideo(7),

  'GET /wxyz/api/v1/event/': ({ audioEvents }) => audioEvents.list({ cart__type_name: 'UPLOAD' }),
  'GET /wxyz/api/v1/event/7/': ({ audioEvents }) => audioEvents.get(7),
  'GET /wxyz/event/7/clone.html': ({ audioEvents }) => audioEvents.clone(7),
  'GET /wxyz/api/v1/event/edit/7.json': ({ audioEvents }) => audioEvents.edit(7),
  'POST /wxyz/event/merge/': ({ audioEvents }) => audioEvents.merge([7, 8]),
  'POST /wxyz/api/v1/event/bulk_delete.json': ({ audioEvents }) => audioEvents.bulkDelete([7]),
  'PATCH /wxyz/api/v1/cart/7/': ({ audioEvents }) => audioEvents.updateCart(7, { type_name: 'SINGLE_USE' }),
  'GET /encodeprogress/wxyz-7': ({ uploads }) => uploads.eventProgress('wxyz', 7),
  [`GET /encodeprogress/${uuid}`]: ({ uploads }) => uploads.progress(uuid),
  'POST /wxyz/api/v2/upload/': ({ uploads }) =>
    uploads.create({ uuid, title: 'Jingle', audio_type: 'UPLOAD-Talk', file }),

  'GET /wxyz/api/v1/get_auto_capture_schedule/': ({ schedules }) => schedules.list(),
  'POST /wxyz/api/v1/add_auto_capture/': ({ schedules }) => schedules.create(slot),
  'POST /wxyz/api/v1/update_auto_capture/7.json': ({ schedules }) => schedules.update(7, slot),
  'POST /wxyz/api/v1/add_auto_capture_holidays/': ({ schedules }) => schedules.createHoliday(holiday),
  'POST /wxyz/api/v1/update_auto_capture_holidays/7.json': ({ schedules }) =>
    schedules.updateHoliday(7, holiday),

  'GET /wxyz/api/v1/group/': ({ categories }) => categories.list(),
  'POST /wxyz/api/v1/group/': ({ categories }) => categories.create({ name: 'Music', categories: [] }),
  'PATCH /wxyz/api/v1/group/7/': ({ categories }) => categories.update(7, { name: 'Music' }),
  'DELETE /wxyz/api/v1/group/7/': ({ categories }) => categories.delete(7),
  'GET /wxyz/api/v1/playlistcategory/': ({ tags }) => tags.list(),
  'POST /wxyz/api/v1/playlistcategory/': ({ tags }) => tags.create('News'),
  'PATCH /wxyz/api/v1/playlistcategory/7/': ({ tags }) => tags.rename(7, 'News'),
  'DELETE /wxyz/api/v1/playlistcategory/7/': ({ tags }) => tags.delete(7),

  'GET /wxyz/api/v1/socialmediaconnection/': ({ connections }) => connections.list(),
  'POST /wxyz/api/v1/socialmediaconnection/': ({ connections }) =>
    connections.create({ type: 'rss', title: 'Feed' }),
  'GET /wxyz/api/v1/socialmediaconnection/7/': ({ connections }) => connections.get(7),
  'PATCH /wxyz/api/v1/socialmediaconnection/7/': ({ connections }) =>
    connections.update(7, { title: 'Feed' }),
  'DELETE /wxyz/api/v1/socialmediaconnection/7/': ({ connections }) => connections.delete(7),
  'GET /get_facebook_pages/': ({ connections }) => connections.facebookPages('wxyz'),
  [`GET /wxyz/get_spreaker_shows/${uuid}/`]: ({ connections }) => connections.spreakerShows(uuid),

  'GET /wxyz/playlist/widget.json': ({ widgets }) => widgets.get({ zone: 7, page: 1, limit: 10_000 }),
  'POST /wxyz/api/v2/pw/': ({ imports }) =>
    imports.start({ url: 'https://example.org/rss', show_id: 7, social_media_connections: [] }, station),

  'GET /wxyz/api/v1/get_analytics_podcast_shows.json': ({ analytics }) => analytics.shows(days),
  'GET /wxyz/api/v1/get_analytics_podcast_total.json': ({ analytics }) => analytics.total(days),
  'GET /wxyz/api/v1/get_analytics_podcast_countries.json': ({ analytics }) => analytics.countries(days),
  'GET /wxyz/api/v1/get_analytics_podcast_platforms.json': ({ analytics }) => analytics.platforms(days),
  'POST /wxyz/api/v1/get_all_episode_names.json': ({ analytics }) =>
    analytics.episodeNames([{ station: 'wxyz', min: 1, max: 9 }]),
  'GET /wxyz/api/v1/get_all_show_names.json': ({ analytics }) => analytics.showNames(),
  'GET /wxyz/api/v1/csv/get_analytics_podcast_shows.json': ({ analytics }) => analytics.showsCsv(days),
  'GET /wxyz/api/v1/csv/get_analytics_podcast_total.json': ({ analytics }) => analytics.totalCsv(days),
  'GET /wxyz/api/v1/csv/get_analytics_podcast_countries.json': ({ analytics }) =>
    analytics.countriesCsv(days),
  'GET /wxyz/api/v1/csv/get_analytics_podcast_platforms.json': ({ analytics }) =>
    analytics.platformsCsv(days),
  [`GET /wxyz/api/v1/${uuid}/download_csv.csv`]: ({ analytics }) => analytics.downloadCsv(uuid),
};

/** Addresses of the specification that a browser opens itself, and the method of the client that returns them. */
const addresses: Record<string, (client: PostKitClient) => string> = {
  '/stations/api/v1/do_login/': ({ sessions }) => sessions.enterAddress(signedIn, entry, '/wxyz/shows'),
  '/wxyz/playlist/dl/7.mp3': ({ episodes }) => episodes.downloadAddress(7),
  '/wxyz/streamon-perm/wxyz_720_7.mp4': ({ episodes }) => episodes.videoAddress('wxyz_720_7.mp4'),
  '/wxyz/event/7.m3u8': ({ audioEvents }) => audioEvents.playlistAddress(7),
  '/wxyz/request_facebook_code/': ({ connections }) => connections.authorizationAddress('facebook', uuid),
  '/wxyz/request_twitter_code/': ({ connections }) => connections.authorizationAddress('twitter', uuid),
  '/wxyz/request_spreaker_code/': ({ connections }) => connections.authorizationAddress('spreaker', uuid),
  '/wxyz/api/v1/request_youtube_code': ({ connections }) =>
    connections.authorizationAddress('v_youtube', uuid),
};

function makeClient(sent: string[]): PostKitClient {
  return createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    credentials: { username: 'maria', apiKey: 'key' },
    retries: 0,
    fetch: async (address, init) => {
      const { method, url } = new Request(address, init);
      sent.push(`${method} ${new URL(url).pathname}`);
      return new Response(null, { status: 500 });
    },
  });
}

async function sentBy(call: ((client: PostKitClient) => unknown) | undefined): Promise<string[]> {
  const sent: string[] = [];
  await Promise.resolve(call?.(makeClient(sent))).catch(() => 'The station fails every call.');
  return sent;
}

describe('createClient', () => {
  it.each(Object.entries(calls))('KIT-018 sends %s', async (name, call) =>
    expect(await sentBy(call)).toEqual([name]),
  );

  // The station serves the paths of the same table, so a test between the two does not notice another path.
  it.each([
    ['AUTH-008', 'GET /stations/api/v1/get_stations.json'],
    ['AUTH-033', 'GET /wxyz/api/v1/post_login.html'],
    ['AUTH-041', 'GET /wxyz/api/v1/logged_in'],
    ['AUTH-042', 'GET /stations/api/v1/logout/'],
    ['SHELL-057', 'GET /wxyz/api/v1/settings/'],
    ['SHOWS-021', 'GET /wxyz/api/v1/show/really_all.json'],
    ['SHOWS-022 WIZ-007', 'GET /wxyz/api/v1/show/7/'],
    ['WIZ-079', 'POST /wxyz/api/v1/show/'],
    ['WIZ-080', 'PATCH /wxyz/api/v1/show/7/'],
    ['WIZ-057 EDITOR-093', 'POST /wxyz/api/v1/show/crop_image.json'],
    ['WIZ-056 EDITOR-091', 'POST /wxyz/api/v1/playlist/upload/image.html'],
    ['EDITOR-096', 'POST /wxyz/ap_images/api_request.json'],
    ['USERS-030', 'GET /wxyz/api/v1/get_employees.json'],
    ['USERS-031', 'POST /wxyz/api/v1/create_new_user/'],
    ['USERS-032', 'POST /wxyz/api/v1/save_user/'],
    ['EPLIST-106', 'GET /wxyz/api/v1/playlist/get_playlists.json'],
    ['EPLIST-109', 'GET /wxyz/api/v1/playlist/7/'],
    ['EPLIST-114', 'DELETE /wxyz/api/v1/playlist/7/'],
    ['EPLIST-121', 'POST /wxyz/api/v1/playlist/set_playlists.json'],
    ['EPLIST-122', 'GET /wxyz/api/v1/playlist/connections/7.json'],
    ['EPLIST-123', 'POST /wxyz/api/v1/playlist/unpost/7.json'],
    ['PUBLISH-015', 'POST /wxyz/api/v1/playlist/'],
    ['PUBLISH-018', 'PATCH /wxyz/api/v1/playlist/7/'],
    ['VIDEO-026', 'GET /wxyz/api/v1/advanced_video_edit_url'],
    ['EDITOR-035 LIB-010 AUTO-082', 'GET /wxyz/api/v1/event/'],
    ['EDITOR-045', 'GET /wxyz/event/7/clone.html'],
    ['EDITOR-057', 'POST /wxyz/event/merge/'],
    ['EDITOR-061', 'GET /encodeprogress/wxyz-7'],
    ['EDITOR-071', 'POST /wxyz/api/v1/playlistcache/'],
    ['EDITOR-075', 'GET /wxyz/api/v1/event/edit/7.json'],
    ['LIB-014', 'PATCH /wxyz/api/v1/cart/7/'],
    ['LIB-015', 'POST /wxyz/api/v1/event/bulk_delete.json'],
    ['LIB-029', 'POST /wxyz/api/v2/upload/'],
    ['AUTO-071', 'POST /wxyz/api/v1/add_auto_capture/'],
    ['AUTO-072', 'POST /wxyz/api/v1/update_auto_capture/7.json'],
    ['AUTO-074', 'GET /wxyz/api/v1/get_auto_capture_schedule/'],
    ['AUTO-078', 'POST /wxyz/api/v1/add_auto_capture_holidays/'],
    ['AUTO-079 AUTO-080', 'POST /wxyz/api/v1/update_auto_capture_holidays/7.json'],
    ['CATS-022 EDITOR-034', 'GET /wxyz/api/v1/group/'],
    ['CATS-023', 'POST /wxyz/api/v1/group/'],
    ['CATS-024', 'PATCH /wxyz/api/v1/group/7/'],
    ['CATS-027', 'DELETE /wxyz/api/v1/group/7/'],
    ['TAGS-013 WIZ-090', 'GET /wxyz/api/v1/playlistcategory/'],
    ['TAGS-014 EDITOR-086', 'POST /wxyz/api/v1/playlistcategory/'],
    ['TAGS-015', 'PATCH /wxyz/api/v1/playlistcategory/7/'],
    ['TAGS-016', 'DELETE /wxyz/api/v1/playlistcategory/7/'],
    ['SETUP-088 WIZ-087', 'GET /wxyz/api/v1/socialmediaconnection/'],
    ['SETUP-089 WIZ-088', 'POST /wxyz/api/v1/socialmediaconnection/'],
    ['SETUP-090', 'GET /wxyz/api/v1/socialmediaconnection/7/'],
    ['SETUP-091 WIZ-089', 'PATCH /wxyz/api/v1/socialmediaconnection/7/'],
    ['SETUP-037', 'DELETE /wxyz/api/v1/socialmediaconnection/7/'],
    ['WIDGET-014', 'GET /wxyz/playlist/widget.json'],
    ['IMPORT-011', 'POST /wxyz/api/v2/pw/'],
    ['ANALYTICS-044', 'GET /wxyz/api/v1/get_analytics_podcast_shows.json'],
    ['ANALYTICS-045', 'GET /wxyz/api/v1/get_analytics_podcast_total.json'],
    ['ANALYTICS-046', 'GET /wxyz/api/v1/get_analytics_podcast_countries.json'],
    ['ANALYTICS-047', 'GET /wxyz/api/v1/get_analytics_podcast_platforms.json'],
    ['ANALYTICS-052', 'POST /wxyz/api/v1/get_all_episode_names.json'],
    ['ANALYTICS-054', 'GET /wxyz/api/v1/get_all_show_names.json'],
  ])('%s sends %s', async (_ids, name) => expect(await sentBy(calls[name])).toEqual([name]));

  it.each(Object.entries(addresses))('KIT-018 knows the address %s', (path, addressOf) =>
    expect(new URL(addressOf(makeClient([]))).pathname).toBe(path),
  );
});
