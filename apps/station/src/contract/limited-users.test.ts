import { beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations } from '@postkit/sdk/schema';
import type { EpisodeTables } from '../features/episodes/episode-tables.ts';
import { createFakeClock } from '../platform/fake-clock.ts';
import {
  firstStation,
  listUsers,
  makeDestination,
  makeShow,
  makeUser,
  payloadOf,
  saveUser,
  type SignedIn,
} from '../testing/index.ts';
import { makeEpisode } from '../testing/make-episode.ts';
import { makeEvent } from '../testing/make-event.ts';
import { stationTest } from '../testing/station-test.ts';
import { limitedProbes, type ProbedThings } from './limited-probes.ts';
import type { TestCaller } from './make-test-callers.ts';
import { callOperation, type SentCall } from './sample-call.ts';
import '../testing/postgres/also-on-postgres.ts';

const table: Operation[] = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));
const closed = table
  .filter(({ access }) => access.role !== 'public')
  .map((operation) => [operation.id, operation] as const);
const ofStation = closed.filter(
  ([, { access, path }]) => (access.scope ?? 'station') === 'station' && path.includes('{station}'),
);
const ofShows = closed.filter(([, { access }]) => access.scope === 'show');

const placeholder: ProbedThings = {
  slug: 'station',
  show: '1',
  episode: '1',
  event: '1',
  destination: '1',
  clip: '1',
  upload: '1',
  timeline: '1',
  figures: '1',
  draft: '1',
};

const { server } = stationTest(() => ({
  clock: createFakeClock(),
  env: { POSTKIT_VIDEO_EDITOR_URL: 'https://video.example' },
}));
let limited: TestCaller;
let admin: TestCaller;
/** Of a show that the user does not see. */
let hidden: ProbedThings;
let nowhere: ProbedThings;

beforeAll(async () => {
  const as = await server.signIn();
  const mine = await makeShow(server, { title: 'Morning' });
  await makeEpisode(server, { showId: mine.id, name: 'The harbour' });
  const user = await makeUser(server);
  const worker = await user.signIn();
  hidden = await makeHidden(as, worker);
  nowhere = {
    slug: server.slug,
    show: '987651',
    episode: '987652',
    event: '1767571199000',
    destination: '987654',
    clip: '11111111-1111-4111-8111-111111111111',
    upload: '22222222-2222-4222-8222-222222222222',
    timeline: '33333333-3333-4333-8333-333333333333',
    figures: '44444444-4444-4444-8444-444444444444',
    draft: '55555555-5555-4555-8555-555555555555',
  };
  const listed = (await listUsers(server, as)).find(({ id }) => id === user.id);
  if (!listed) throw new Error('The user is not in the list.');
  const station = { station: server.slug, stationTitle: firstStation(server).title, shows: [mine.id] };
  const saved = await saveUser(server, as, payloadOf(listed, { stations: [station] }));
  if (saved.status !== 200) throw new Error(await saved.text());
  limited = callerOf(worker, false);
  admin = callerOf(as, true);
});

function callerOf({ authorization }: SignedIn, companyAdmin: boolean): TestCaller {
  const { slug, sessionId } = firstStation(server);
  return {
    name: companyAdmin ? 'admin' : 'limited user',
    authorization,
    entry: null,
    companyAdmin,
    slug,
    sessionId,
  };
}

/** One of everything of a show, some of it by the user who later loses the show. */
async function makeHidden(as: SignedIn, worker: SignedIn): Promise<ProbedThings> {
  const { slug } = server;
  const call = async (path: string, json: unknown, by = as): Promise<Record<string, string>> => {
    const response = await server.call(`/${slug}/${path}`, { method: 'POST', as: by, json });
    if (response.status >= 300)
      throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const show = await makeShow(server, { title: 'Hidden show' });
  const feed = await makeDestination(server, { title: 'Hidden feed', shows: [show.id] });
  const event = await makeEvent(server, { title: 'Hidden sound', transcript: 'hidden words', segments: 1 });
  const episode = await makeEpisode(server, {
    showId: show.id,
    name: 'Hidden episode',
    eventIds: [event.id],
    social_media_connections: [feed.id],
  });
  await makeEpisode(server, {
    showId: show.id,
    name: 'Hidden draft',
    draft: true,
    eventIds: [event.id],
    social_media_connections: [feed.id],
  });
  await server.context.db
    .tables<EpisodeTables>()
    .updateTable('episodes')
    .set({ video_status: 1 })
    .where('id', '=', episode.id)
    .execute();
  const uri = `/${slug}/api/v1/event/${event.id}/`;
  const clip = await call('api/v1/share_clip/', {
    playlist_id: episode.id,
    start: 0,
    end: 2,
    aspect: '1:1',
    captions: false,
  });
  const timeline = await call('api/v1/playlistcache/', { events: [uri], format: 'mp3', name: 'Hidden' });
  const range = new URLSearchParams({
    start_date: '2026-01-01',
    end_date: '2026-01-31',
    station_names: slug,
  });
  const figures = await server.call(
    `/${slug}/api/v1/csv/get_analytics_podcast_shows.json?${range.toString()}`,
    { as },
  );
  const draft = {
    revision: '66666666-6666-4666-8666-666666666666',
    content: '{"name":"Hidden work"}',
    events: [event.id],
    base: null,
  };
  for (const key of [`episode-${episode.id}`, `show-${show.id}`])
    await call(`api/v1/draft/${key}/`, draft, worker);
  const upload = '77777777-7777-4777-8777-777777777777';
  const form = new FormData();
  for (const [name, value] of Object.entries({
    uuid: upload,
    title: 'Hidden upload',
    audio_type: 'UPLOAD-Talk',
    single_use: 'false',
  }))
    form.append(name, value);
  form.append('file', new Blob(['no audio']), 'sound.mp3');
  await server.call(`/${slug}/api/v2/upload/`, { method: 'POST', as, body: form });
  const visit = await server.call(`/${slug}/audio/${episode.id}.mp3`, {
    headers: { 'user-agent': 'Overcast/3.0' },
  });
  await visit.arrayBuffer();
  await server.features.analytics.flush();
  await server.context.jobs.idle();
  return {
    slug,
    show: String(show.id),
    episode: String(episode.id),
    event: String(event.id),
    destination: String(feed.id),
    clip: clip.guid ?? '',
    upload,
    timeline: timeline.job_id ?? '',
    figures: ((await figures.json()) as { job_id: string }).job_id,
    draft: '88888888-8888-4888-8888-888888888888',
  };
}

/** Status and text of a response, without what differs between any two calls. */
async function answerTo(
  operation: Operation,
  caller: TestCaller,
  sent: SentCall,
  things: ProbedThings,
): Promise<[number, string]> {
  const response = await callOperation(server, operation, caller, sent);
  if (operation.responseKind === 'stream' && response.status === 200) return [200, ''];
  const text = (await response.text()).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '#');
  // A refusal may repeat the id that it was sent.
  const ids = Object.values(things).filter((value) => value !== things.slug);
  return [
    response.status,
    response.ok ? text : ids.reduce((rest, id) => rest.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#'), text),
  ];
}

describe('a user who is limited to shows', () => {
  it.each(ofStation)('%s responds as if it did not exist', async (_id, operation) => {
    const response = await callOperation(server, operation, limited);
    const absent = await server.call(`/${server.slug}/api/v1/no-such-address/`, {
      method: 'GET',
      headers: { authorization: limited.authorization ?? '' },
    });
    expect(response.status).toBe(404);
    if (operation.method === 'HEAD') return;
    expect(withoutRequest(await response.json())).toEqual(withoutRequest(await absent.json()));
  });

  it('has a probe for each operation of shows, and for no other', () => {
    expect(Object.keys(limitedProbes).toSorted()).toEqual(ofShows.map(([id]) => id).toSorted());
  });

  it.each(ofShows)('%s responds to ids of another show as to ids of nothing', async (id, operation) => {
    const probe = limitedProbes[id] ?? (() => []);
    const [theirs, absent] = [probe(hidden), probe(nowhere)];
    for (const [index, sent] of theirs.entries()) {
      const answer = await answerTo(operation, limited, sent, hidden);
      expect(answer).toEqual(await answerTo(operation, limited, absent[index] ?? {}, nowhere));
      expect(answer[1]).not.toMatch(/hidden/i);
    }
  });

  it.each(ofShows.filter(([, { method }]) => method === 'GET'))(
    '%s shows nothing of another show by itself',
    async (_id, operation) => {
      const [, text] = await answerTo(operation, limited, {}, hidden);
      expect(text).not.toMatch(/hidden/i);
    },
  );

  it('changed nothing of the other show', async () => {
    const row = await server.features.episodes.store.get(firstStation(server), Number(hidden.episode));
    expect(row).toMatchObject({
      name: 'Hidden episode',
      status: 'published',
      version: 1,
      show_id: Number(hidden.show),
    });
  });

  // Those of a user's own drafts, and those that only start a job, show an admin nothing either.
  const isAnswered = ([id, { method, success }]: (typeof ofShows)[number]) =>
    method === 'GET' && success === 200 && !id.startsWith('drafts.');
  const reads = ofShows.filter(
    (row) => isAnswered(row) && (limitedProbes[row[0]]?.(placeholder) ?? []).length > 0,
  );
  it.each(reads)(
    '%s finds the things of the other show for an admin, so that the probe asks for them',
    async (id, operation) => {
      const probe = limitedProbes[id] ?? (() => []);
      const [theirs, absent] = [probe(hidden), probe(nowhere)];
      const differences = await Promise.all(
        theirs.map(async (sent, index) => {
          const [one, other] = [
            await answerTo(operation, admin, sent, hidden),
            await answerTo(operation, admin, absent[index] ?? {}, nowhere),
          ];
          return (
            JSON.stringify(one) !== JSON.stringify(other) ||
            /hidden/i.test(one[1]) ||
            one[1].includes(`"${hidden.show}":`)
          );
        }),
      );
      expect(differences).toContain(true);
    },
  );
});

function withoutRequest(body: unknown): unknown {
  return { ...(body as Record<string, unknown>), request_id: '' };
}
