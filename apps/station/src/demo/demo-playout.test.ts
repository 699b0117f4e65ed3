import { beforeAll, describe, expect, it } from 'vitest';
import {
  audioEvent,
  type PlayoutJournalEntry,
  playoutInputs,
  playoutJournalEntry,
  resourceList,
} from '@postkit/sdk/schema';
import { createFakeClock } from '../platform/fake-clock.ts';
import { stationTest } from '../testing/station-test.ts';
import { addDemoClips } from './day/demo-audio.ts';
import { firstDemoClips } from './day/demo-clips.ts';
import { airedStations } from './demo-aired-stations.ts';
import { makeDemoHours } from './demo-day.ts';
import { createDemoFeed, makeDemoPlayout, playedStations } from './demo-playout.ts';
import { insertBeginning } from './demo-progress.repository.ts';
import { demoStations } from './demo-stations.ts';
import '../testing/postgres/only-on-sqlite.ts';

/** A quarter past eleven in the morning at the demo stations. */
const now = Date.UTC(2026, 4, 14, 15, 15);
const clock = createFakeClock(now);
const slug = 'harbour-news';

const { server, admin } = stationTest(() => ({ clock }));
let feed: () => Promise<void>;

beforeAll(async () => {
  const { context, features } = server;
  const { companyId } = features.accounts.stationAt(server.slug);
  for (const one of demoStations) await features.accounts.addStation({ ...one, companyId });
  await insertBeginning(context.db, now);
  const stations = playedStations(features.accounts);
  await makeDemoPlayout(features, stations, { now });
  const options = {
    turn: { lane: 'interactive', station: null },
    signal: new AbortController().signal,
  } as const;
  const [first] = airedStations(features.accounts);
  await addDemoClips(context, features.audioEvents, first.station, { clips: firstDemoClips, ...options });
  await makeDemoHours(context, features, stations, { part: 'latest', now });
  feed = createDemoFeed(context, features);
});

async function get(rest: string): Promise<unknown> {
  const response = await server.call(`/${slug}/api/v1/${rest}`, { as: admin });
  expect([rest, response.status]).toEqual([rest, 200]);
  return response.json();
}

async function logged() {
  const found = resourceList(audioEvent).parse(await get('event/?cart__type_name=LOGGER&limit=0&order=ASC'));
  const station = server.features.accounts.stationAt(slug);
  const carts = await server.features.playout.carts.of(
    station.id,
    found.objects.map(({ id }) => id),
  );
  return found.objects.map((event) => ({ ...event, aired: carts.get(event.id) }));
}

async function journal(): Promise<PlayoutJournalEntry[]> {
  await server.features.playout.settled();
  const [from, to] = [now / 1000 - 12_000, now / 1000 + 40_000];
  const { messages } = (await get(`playout/journal/?start=${from}&end=${to}&limit=500`)) as {
    messages: unknown[];
  };
  return messages.map((message) => playoutJournalEntry.parse(message)).toReversed();
}

const input = async () => playoutInputs.parse(await get('playout/inputs/')).inputs[0];

describe('the talk station of the demo', () => {
  it('has the carts of a playout system, and names live talk by its programme and its time', async () => {
    const events = await logged();
    const talk = events.filter(({ aired }) => aired?.kind === 'talk');
    const spots = events.filter(({ aired }) => aired?.type === 'spot');
    expect(talk.length).toBeGreaterThan(5);
    expect(talk.map(({ cart }) => cart.category.name)).toEqual(talk.map(() => 'Talk'));
    for (const { cart } of talk) expect(cart.title).toMatch(/^(?:Daybreak|The Long View) \d\d:\d\d$/);
    expect(talk.every(({ transcript, cart }) => transcript !== null && cart.identifier === '')).toBe(true);
    expect(spots.length).toBeGreaterThan(2);
    expect(spots.every(({ cart }) => /^COM-\d{6}$/.test(cart.identifier))).toBe(true);
    expect(events.every(({ aired }) => aired !== undefined)).toBe(true);
  });

  it('has a journal of what its system sent, as read', async () => {
    const events = (await logged()).filter(({ aired }) => aired?.kind === 'element');
    const entries = await journal();
    const carts = entries.map(({ elements }) => elements[0]?.cart);
    expect(carts).toEqual(events.map(({ cart }) => cart.identifier));
    expect(entries.every(({ elements }) => elements[0]?.fate === 'logged')).toBe(true);
    expect(entries[0]?.text).toContain('<ZettaLite');
    expect(entries.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('has an input that is connected, and a week of programmes', async () => {
    expect(await input()).toMatchObject({ name: 'Playout (simulated)', system: 'zetta', state: 'waiting' });
    const week = (await get('programme/')) as { programmes: { name: string }[] };
    expect(week.programmes.map(({ name }) => name)).toContain('The Long View');
  });

  it('hears from its system what is on air at once, then each element when it starts, and never twice', async () => {
    const before = (await journal()).length;
    await feed();
    await feed();
    expect((await journal()).length).toBe(before + 1);
    for (let minute = 0; minute < 90; minute += 1) {
      clock.advance(60_000);
      await feed();
    }
    const sent = (await journal()).slice(before);
    expect(sent.length).toBeGreaterThan(8);
    const elements = sent.flatMap(({ elements: [element] }) => (element ? [element] : []));
    expect(new Set(elements.map(({ started_at_ms }) => started_at_ms)).size).toBe(elements.length);
    expect(new Set(elements.slice(1).map(({ fate }) => fate))).toEqual(new Set(['logged']));
    expect(await input()).toMatchObject({ state: 'receiving' });
  });

  it('hears only what is on air after hours without the station', async () => {
    const before = (await journal()).length;
    clock.advance(5 * 3_600_000);
    await feed();
    expect((await journal()).length).toBe(before + 1);
  });

  it('is no longer simulated once it records a stream, and keeps an input that was there before', async () => {
    const call = (rest: string, json: object) =>
      server.call(`/${slug}/api/v1/${rest}`, { method: 'PATCH', as: admin, json });
    const station = server.features.accounts.stationAt(slug);
    const span = { from_ms: clock.now() - 60_000, to_ms: clock.now() };
    const { log } = server.features.playout;
    expect(await log.plan(server.context.db, station.id, span, { isRecorded: true })).toBeNull();
    expect(await log.plan(server.context.db, station.id, span)).not.toBeNull();
    expect((await call('logger/', { url: 'https://radio.example/stream' })).status).toBe(200);
    await feed();
    expect(await input()).toMatchObject({ active: false });
    await makeDemoPlayout(server.features, playedStations(server.features.accounts), { now });
    expect(playoutInputs.parse(await get('playout/inputs/')).inputs).toHaveLength(1);
  });
});
