import {
  makeDestination,
  makeShow,
  makeTag,
  makeUser,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeLog } from '../../../testing/make-log.ts';

/** Seconds of the log of a furnished station: a past day. */
export const loggedDay = '2026-01-04';
const loggedAt = Date.parse(`${loggedDay}T10:00:00Z`) / 1000;

/** Texts that must not leave the installation. */
const secrets = {
  token: 'token-of-the-platform-4711',
  appSecret: 'secret-of-the-app-4711',
  webhookPath: 'path-of-the-webhook-4711',
  streamPassword: 'password-of-the-stream-4711',
} as const;

export interface FurnishedStation {
  readonly feed: number;
  readonly show: number;
  readonly episodes: readonly number[];
  readonly logged: number;
  /** Texts that no file of an export may contain. */
  readonly secrets: readonly string[];
}

/** Calls an operation of the station, which must succeed. */
function caller(server: TestStation, as: SignedIn) {
  return async (path: string, json: object, method = 'POST'): Promise<Record<string, unknown>> => {
    const response = await server.call(`/${server.slug}/api/v1/${path}`, { method, as, json });
    const text = await response.text();
    if (response.status >= 300) throw new Error(`${path}: ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
}

/** Fills the first station with something of every kind. */
export async function furnishStation(server: TestStation, as: SignedIn): Promise<FurnishedStation> {
  const { slug } = server;
  const call = caller(server, as);
  const tag = await makeTag(server, 'Harbour');
  const feed = await makeDestination(server, {
    title: 'The feed',
    author: 'Harbour FM',
    feed_filter: { tags: [tag.id], episode_types: [], delay_hours: 0, newest: 0 },
  });
  const show = await makeShow(server, {
    title: 'Tides',
    playlist_categories: [`/${slug}/api/v1/playlistcategory/${tag.id}/`],
  });
  await makeDestination(server, {
    type: 'facebook',
    title: 'Page',
    token: secrets.token,
    app_secret: secrets.appSecret,
  });
  const [logged] = await makeLog(server, {
    startedAt: loggedAt,
    pieces: [
      { title: 'The morning', segments: 3, transcript: 'Good morning harbour' },
      { title: 'Noon', segments: 2 },
    ],
  });
  if (!logged) throw new Error('There is no log.');
  const tags = [`/${slug}/api/v1/playlistcategory/${tag.id}/`];
  const common = { showId: show.id, social_media_connections: [feed.id], playlist_categories: tags };
  const first = await makeEpisode(server, {
    ...common,
    name: 'Ebb',
    guid: 'tide-1',
    publishedAt: 1_700_000_000,
    chapter_markers: [{ start: 0, title: 'Opening' }],
  });
  const second = await makeEpisode(server, {
    ...common,
    name: 'Flood',
    guid: 'tide-2',
    publishedAt: 1_700_090_000,
    eventIds: [logged.id],
  });
  const later = await makeEpisode(server, {
    ...common,
    name: 'Later',
    delay_post_until: Math.floor(server.context.clock.now() / 1000) + 86_400,
  });
  const draft = await makeEpisode(server, { ...common, name: 'Not yet', draft: true });
  await call('add_auto_capture/', {
    show_id: show.id,
    title: 'Tides %d',
    start_date: '2026-01-05',
    start_time: '10:00',
    end_time: '11:00',
    day_of_week: 'MonWed',
    social_media_connections: String(feed.id),
    tags: String(tag.id),
  });
  await call('add_auto_capture_holidays/', {
    show_id: show.id,
    first_day: '2026-12-24',
    last_day: '2026-12-26',
  });
  await call('webhook/', {
    title: 'Desk',
    url: `https://hooks.example.com/${secrets.webhookPath}`,
    events: ['episode.published'],
  });
  const source = {
    url: `http://source:${secrets.streamPassword}@stream.example.com/live`,
    active: false,
    rules: [],
    default_category: 'Talk',
  };
  await call('logger/', source, 'PATCH');
  const { password } = await call(
    `feed/${(await makeDestination(server, { title: 'Members', is_private: true })).id}/subscription/`,
    {
      name: 'Maria',
    },
  );
  await makeUser(server, {
    username: 'lara',
    email: 'lara@example.com',
    firstName: 'Lara',
    lastName: 'Lind',
    stations: [{ stationId: 1, admin: true }],
  });
  const draftContent = JSON.stringify({ title: 'Unsaved' });
  await call(`draft/show-${show.id}/`, {
    id: crypto.randomUUID(),
    revision: crypto.randomUUID(),
    base: null,
    content: draftContent,
    events: [logged.id],
  });
  return {
    feed: feed.id,
    show: show.id,
    episodes: [first.id, second.id, later.id, draft.id],
    logged: logged.id,
    secrets: [...Object.values(secrets), String(password)],
  };
}
