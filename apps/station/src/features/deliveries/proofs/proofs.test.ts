import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Delivery, episodePage, type PublicationProof, resourcePath } from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import {
  firstStation,
  makeDestination,
  makeShow,
  type SignedIn,
  startStation,
  type TestStation,
} from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { recordStationEvents } from '../../../testing/record-station-events.ts';

type Tamper = (request: IncomingMessage, response: ServerResponse) => boolean;

const clock = createFakeClock();
/** The reverse proxy at the public address, which is a private one here. */
let proxy: Server;
let server: TestStation;
/** Responds itself, and returns whether it did. */
let tamper: Tamper;
let agents: Set<string | undefined>;

beforeAll(async () => {
  proxy = createServer((request, response) => {
    agents.add(request.headers['user-agent']);
    if (tamper(request, response)) return;
    const { host: _host, ...headers } = request.headers;
    const target = ask(
      new URL(request.url ?? '/', server.url),
      { method: request.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(target);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  server = await startStation({
    clock,
    env: { POSTKIT_PROVE_PUBLICATIONS: '1', POSTKIT_PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await server.close();
  proxy.close();
});
beforeEach(() => {
  tamper = () => false;
  agents = new Set();
});

async function pass(seconds: number): Promise<void> {
  clock.advance(seconds * 1000);
  await server.context.jobs.idle();
}

async function deliveryOf(episodeId: number): Promise<Delivery> {
  const [delivery] = await server.features.deliveries.list(firstStation(server), episodeId);
  if (!delivery) throw new Error('The episode has no destination.');
  return delivery;
}

async function proofOf(episodeId: number): Promise<PublicationProof> {
  const { proof } = await deliveryOf(episodeId);
  if (!proof) throw new Error('The episode has no proof.');
  return proof;
}

async function readEpisodes(as: SignedIn) {
  const response = await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json?type=published`, {
    as,
  });
  return episodePage.parse(await response.json());
}

const failuresOf = ({ tries }: PublicationProof) =>
  (tries[0]?.checks ?? []).filter(({ passed }) => passed === false);
const isAudio = ({ url = '' }: IncomingMessage) => url.includes('/audio/');

it('is made on request only where POSTKIT_PROVE_PUBLICATIONS is 0', async () => {
  const quiet = await startStation({ clock, env: { POSTKIT_PROVE_PUBLICATIONS: '0' } });
  onTestFinished(() => quiet.close());
  const { id } = await makeEpisode(quiet);
  const proof = async () => (await quiet.features.deliveries.list(firstStation(quiet), id))[0]?.proof ?? null;
  clock.advance(60_000);
  await quiet.context.jobs.idle();
  expect(await proof()).toBeNull();
  const [delivery] = await quiet.features.deliveries.list(firstStation(quiet), id);
  await quiet.call(`/${quiet.slug}/api/v1/playlist/${id}/deliveries/${delivery?.connection_id}/prove/`, {
    method: 'POST',
    as: await quiet.signIn(),
  });
  await quiet.context.jobs.idle();
  expect(await proof()).toMatchObject({ state: 'passed' });
});

describe('the proof of a publication', () => {
  it('fetches the feed and the audio at the public address, and passes every check', async () => {
    const { id } = await makeEpisode(server);
    expect(await proofOf(id)).toMatchObject({ state: 'waiting', tries: [] });
    await pass(15);
    const proof = await proofOf(id);
    expect(failuresOf(proof)).toEqual([]);
    expect(proof).toMatchObject({ state: 'passed', next_at: null, tries: [{ passed: true }] });
    const checks = ['feed', 'item', 'enclosure', 'head', 'range', 'length', 'type', 'duration'];
    expect(proof.tries[0]?.checks.map(({ check, passed }) => [check, passed])).toEqual(
      checks.map((check) => [check, true]),
    );
    expect([...agents]).toEqual(['PostKitBot/1.0 (proof of publication)']);
  });

  it('is part of lists of episodes, with the reason of a failed one', async () => {
    const { id } = await makeEpisode(server);
    const shown = async () => (await server.features.deliveries.platformAddressesOf([id])).get(id)?.proof;
    expect(await shown()).toEqual({ state: 'waiting', message: '' });
    tamper = (request, response) => isAudio(request) && Boolean(response.writeHead(404).end());
    await pass(15);
    expect(await shown()).toEqual({
      state: 'failed',
      message:
        'The audio file responds to HEAD with status 404 instead of 200. Save the episode again, so that its audio is created.',
    });
    tamper = () => false;
    await pass(60);
    expect(await shown()).toEqual({ state: 'passed', message: '' });
    const { playlists } = await readEpisodes(await server.signIn());
    expect(playlists.find(({ playlist_id }) => playlist_id === id)?.proof).toEqual({
      state: 'passed',
      message: '',
    });
  });

  it('is read for a page of episodes with as many queries as for one', async () => {
    tamper = (request, response) => isAudio(request) && Boolean(response.writeHead(404).end());
    const ids = [
      (await makeEpisode(server)).id,
      (await makeEpisode(server)).id,
      (await makeEpisode(server)).id,
    ];
    await pass(15);
    const reading = new AsyncLocalStorage<{ queries: number }>();
    const { tables } = server.context.db;
    const spied = vi.spyOn(server.context.db, 'tables').mockImplementation(() => {
      // Background work queries too, outside of the reading.
      const count = reading.getStore();
      if (count) count.queries += 1;
      return tables();
    });
    onTestFinished(() => spied.mockRestore());
    const countFor = async (some: number[]) => {
      const count = { queries: 0 };
      const places = await reading.run(count, () => server.features.deliveries.platformAddressesOf(some));
      expect([...places.values()].map(({ proof }) => proof?.state)).toEqual(some.map(() => 'failed'));
      return count.queries;
    };
    const forOne = await countFor(ids.slice(0, 1));
    expect(forOne).toBeGreaterThan(0);
    expect(await countFor(ids)).toBe(forOne);
    tamper = () => false;
    await pass(60);
  });

  it('reads a private feed with a token of the station, which it does not show', async () => {
    const feed = await makeDestination(server, { is_private: true });
    const { id } = await makeEpisode(server, { social_media_connections: [feed.id] });
    await pass(15);
    const proof = await proofOf(id);
    expect(failuresOf(proof)).toEqual([]);
    expect(proof).toMatchObject({ state: 'passed', is_private: true });
    expect(JSON.stringify(proof)).not.toContain('token');
  });

  it('keeps every try, retries after growing pauses, and emits an event after the last one', async () => {
    const emitted = recordStationEvents(server);
    tamper = (_request, response) => Boolean(response.writeHead(403).end());
    const { id } = await makeEpisode(server);
    await pass(15);
    const waits: number[] = [];
    for (let next = await proofOf(id); next.next_at !== null && waits.length < 9; next = await proofOf(id)) {
      const wait = next.next_at - Math.floor(clock.now() / 1000);
      waits.push(wait);
      await pass(wait);
    }
    expect(waits).toEqual([60, 300, 900, 3600, 21_600]);
    const proof = await proofOf(id);
    expect(proof.state).toBe('failed');
    expect(proof.tries).toHaveLength(6);
    expect(failuresOf(proof)).toEqual([
      {
        check: 'feed',
        passed: false,
        message: 'The feed responds with status 403 instead of 200.',
        fix: 'Remove the password or block in front of the station for feeds and audio.',
      },
    ]);
    expect(proof.tries[0]?.checks.filter(({ passed }) => passed === null)).toHaveLength(7);
    const failed = emitted.filter(({ name }) => name === 'delivery.failed');
    expect(failed.map(({ data }) => data)).toMatchObject([{ episode: { id }, destination: { type: 'rss' } }]);
  });

  it('finds a proxy that drops ranges, and another file than the one of the feed', async () => {
    tamper = (request, response) => {
      if (!isAudio(request)) return false;
      const body = Buffer.alloc(5000);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
      return Boolean(response.end(request.method === 'HEAD' ? undefined : body));
    };
    const { id } = await makeEpisode(server);
    await pass(15);
    const failures = failuresOf(await proofOf(id));
    expect(failures.map(({ check }) => check)).toEqual(['range', 'length', 'type']);
    expect(failures[1]?.message).toMatch(/^The audio has 5000 bytes, but the feed says \d+\.$/);
    expect(failures.every(({ fix }) => fix !== '')).toBe(true);
  });

  it('says that the feed of a cache does not list the episode', async () => {
    const feed = await makeDestination(server);
    const old = await (await server.call(`/${server.slug}/rss/${feed.id}.xml`)).text();
    tamper = ({ url = '' }, response) =>
      url.endsWith('.xml') &&
      Boolean(response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(old));
    const { id } = await makeEpisode(server, { social_media_connections: [feed.id] });
    await pass(15);
    expect(failuresOf(await proofOf(id))).toMatchObject([
      { check: 'item', message: 'The feed does not list the episode yet.' },
    ]);
  });

  it('is made for ten episodes of a back catalogue, for others on request, and then for their new audio', async () => {
    const feed = await makeDestination(server);
    const { id: showId } = await makeShow(server);
    const { id: event } = await makeEvent(server);
    const from = Math.floor(clock.now() / 1000) - 30 * 86_400;
    const ids: number[] = [];
    for (let age = 0; age < 12; age += 1) {
      const about = {
        showId,
        eventIds: [event],
        social_media_connections: [feed.id],
        publishedAt: from - age * 86_400,
      };
      ids.push((await makeEpisode(server, about)).id);
    }
    await pass(15);
    const states = async () =>
      Promise.all(ids.map(async (id) => (await deliveryOf(id)).proof?.state ?? null));
    const newest = Array.from({ length: 10 }, () => 'passed');
    expect(await states()).toEqual([...newest, null, null]);
    const row = await server.features.episodes.store.get(firstStation(server), ids[11] ?? 0);
    if (!row) throw new Error('The episode is missing.');
    await server.features.deliveries.prove(firstStation(server), row.id, feed.id);
    await pass(0);
    expect(await states()).toEqual([...newest, null, 'passed']);

    const events = [
      resourcePath(server.slug, 'event', event),
      resourcePath(server.slug, 'event', (await makeEvent(server)).id),
    ];
    const json = { version: row.version, events };
    const path = `/${server.slug}/api/v1/playlist/${row.id}/`;
    expect((await server.call(path, { method: 'PATCH', as: await server.signIn(), json })).status).toBe(200);
    await pass(0);
    expect((await proofOf(row.id)).state).toBe('waiting');
    await pass(15);
    const { state, tries } = await proofOf(row.id);
    expect([state, tries.length]).toEqual(['passed', 2]);
  });

  it('waits until a feed with a delay lists the episode, and checks none that a filter leaves out', async () => {
    const filter = { tags: [], episode_types: [], delay_hours: 2, newest: 0 };
    const late = await makeDestination(server, { feed_filter: filter });
    const trailers = await makeDestination(server, {
      feed_filter: { ...filter, delay_hours: 0, episode_types: ['trailer'] },
    });
    const { id } = await makeEpisode(server, { social_media_connections: [late.id, trailers.id] });
    await pass(15);
    const proofs = async () =>
      (await server.features.deliveries.list(firstStation(server), id)).map(
        ({ proof }) => proof?.state ?? null,
      );
    expect(await proofs()).toEqual(['waiting', null]);
    await pass(2 * 3600);
    expect(await proofs()).toEqual(['passed', null]);
  });

  it('looks for an episode among those of all shows where the feed lists them', async () => {
    const feed_filter = { tags: [], episode_types: [], delay_hours: 0, newest: 1 };
    const [newest, other] = [
      await makeDestination(server, { all_shows: true, feed_filter }),
      await makeDestination(server),
    ];
    const { id } = await makeEpisode(server, { social_media_connections: [newest.id] });
    clock.advance(1000);
    await makeEpisode(server, { social_media_connections: [other.id] });
    await pass(15);
    expect(
      (await server.features.deliveries.list(firstStation(server), id)).map(({ proof }) => proof),
    ).toEqual([null]);
  });

  it('is repeated on request, and ends when the episode is unpublished', async () => {
    const admin = await server.signIn();
    const { id } = await makeEpisode(server);
    await pass(15);
    const { connection_id } = await deliveryOf(id);
    const again = () =>
      server.call(`/${server.slug}/api/v1/playlist/${id}/deliveries/${connection_id}/prove/`, {
        method: 'POST',
        as: admin,
      });
    expect((await again()).status).toBe(202);
    await server.context.jobs.idle();
    expect((await proofOf(id)).tries).toHaveLength(2);
    await server.features.episodes.publishing.setUnpublished(firstStation(server), [id], true, 'Some Body');
    expect((await deliveryOf(id)).proof).toBeNull();
    expect((await again()).status).toBe(409);
  });
});
