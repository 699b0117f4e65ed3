import { expect, it } from 'vitest';
import { playoutInputWithToken, type StationEvents, type Today } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const started_ms = Date.UTC(2026, 2, 10, 13, 0, 0);
const minute_ms = 60_000;
const clock = createFakeClock(started_ms);
const { server, admin } = stationTest(() => ({ clock }));

const path = (rest: string) => `/${server.slug}/api/v1/${rest}`;
const iso = (minutes: number) => new Date(started_ms + minutes * minute_ms).toISOString();

/** Runs the repeated jobs of each of these minutes. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.advance(minute_ms);
    await server.context.jobs.idle();
  }
}

it('reports a silence once, shows it on the day, and reports its end', async () => {
  const found: [string, unknown][] = [];
  server.context.stationEvents.follow(async (_transaction, _station, name, data) => {
    found.push([name, data]);
  });
  const json = {
    name: 'Studio',
    system: 'updinfo',
    transport: { type: 'http-in' },
    silent_after_minutes: 10,
  };
  const added = await server.call(path('playout/inputs/'), { method: 'POST', as: admin, json });
  const { input, token } = playoutInputWithToken.parse(await added.json());
  const send = async (song: string) => {
    const address = `${server.url}/${server.slug}/playout/in/${input.id}/`;
    const sent = await fetch(`${address}?mode=updinfo&song=${song}&token=${token}`);
    expect(sent.status).toBe(200);
    await server.features.playout.settled();
  };
  const stateToday = async () => {
    const { log } = (await (await server.call(path('today.json'), { as: admin })).json()) as Today;
    return log?.inputs.map(({ name, state }) => [name, state]);
  };
  await pass(30);
  expect([found, await stateToday()]).toEqual([[], [['Studio', 'waiting']]]);
  await send('Rook%20-%20Salt');
  await pass(10);
  expect([found, await stateToday()]).toEqual([[], [['Studio', 'receiving']]]);
  await pass(5);
  const of = { id: input.id, title: 'Studio' };
  const silent: StationEvents['playout.silent'] = { input: of, since: iso(30), silent_after_minutes: 10 };
  expect([found, await stateToday()]).toEqual([[['playout.silent', silent]], [['Studio', 'silent']]]);
  await send('Rook%20-%20Rain');
  await pass(2);
  const returned: StationEvents['playout.returned'] = { input: of, since: iso(30), until: iso(45) };
  expect(found.slice(1)).toEqual([['playout.returned', returned]]);
});

it('does not report the end of a silence for an input that was turned off', async () => {
  const found: string[] = [];
  server.context.stationEvents.follow(async (_transaction, _station, name) => void found.push(name));
  const inputs = await server.call(path('playout/inputs/'), { as: admin });
  const {
    inputs: [input],
  } = (await inputs.json()) as { inputs: { id: number }[] };
  await pass(12);
  expect(found).toEqual(['playout.silent']);
  await server.call(path(`playout/inputs/${input?.id}/`), {
    method: 'PATCH',
    as: admin,
    json: { active: false },
  });
  await pass(2);
  expect(found).toEqual(['playout.silent']);
});
