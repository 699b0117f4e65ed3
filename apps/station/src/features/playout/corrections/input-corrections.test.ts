import { beforeEach, describe, expect, it } from 'vitest';
import type { PlayoutCorrection, PlayoutCorrectionPreview, PlayoutInputWithToken } from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { repeatedSegment } from '../../../testing/encoded-segments.ts';
import { makeStation, makeUser } from '../../../testing/index.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { stationTest } from '../../../testing/station-test.ts';
import '../../../testing/postgres/also-on-postgres.ts';
import type { Station } from '../../accounts/index.ts';
import type { AudioEventRow } from '../../audio-events/index.ts';

const begin = Date.UTC(2026, 2, 10, 13, 0) / 1000;
const clock = createFakeClock((begin + 600) * 1000);
const { server, admin } = stationTest(() => ({ clock }));

let station: Station;
let events: AudioEventRow[];
let input: PlayoutInputWithToken;

const path = (rest: string) => `/${station.slug}/api/v1/playout/${rest}`;
const post = (rest: string, json: unknown, as = admin) =>
  server.call(path(rest), { method: 'POST', as, json });

beforeEach(async () => {
  station = await makeStation(server, { timezone: 'Europe/Berlin' });
  const pieces = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title, segments: 24 }));
  const audio = await repeatedSegment(server.context, 120);
  events = await makeLog(server, { startedAt: begin, pieces, audio }, station);
  const created = await post('inputs/', { name: 'Studio', system: 'zetta', transport: { type: 'http-in' } });
  input = (await created.json()) as PlayoutInputWithToken;
  await server.features.playout.settled();
});

/** An element that starts some seconds after the begin of the log. */
async function say(title: string, at: number, seconds: number): Promise<void> {
  const start = new Date((begin + at) * 1000).toISOString();
  const body = `<ZettaLite><LogEvent Type="SONG" Status="CURRENT" StartTime="${start}"><Asset Title="${title}" Artist1="Rook" ThirdPartyId="${title}" AssetTypeName="SONG" TotalLength="${seconds}"/></LogEvent></ZettaLite>`;
  const response = await fetch(`${server.url}/${server.slug}/playout/in/${input.input.id}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${input.token}`, 'content-type': 'text/xml' },
    body,
  });
  expect(response.status).toBeLessThan(300);
  await server.features.playout.settled();
}

async function titles(): Promise<string[]> {
  const rows = await server.features.audioEvents.logged(station.id, { from: begin, to: begin + 3600 }, []);
  return rows.map(({ title, started_at }) => `${title} ${started_at - begin}`);
}

async function corrections(as = admin): Promise<PlayoutCorrection[]> {
  const response = await server.call(path(`corrections/?start=${begin}&end=${begin + 900}`), { as });
  return ((await response.json()) as { corrections: PlayoutCorrection[] }).corrections;
}

const proposals = async () => (await corrections()).filter(({ state }) => state === 'proposed');

/** A proposal, because an episode uses the event. */
async function propose(): Promise<PlayoutCorrection> {
  await server.context.db.transaction((transaction) =>
    server.features.audioEvents.hold(transaction, 'episode:5', [events[4]?.id ?? 0]),
  );
  await say('Late', 520, 70);
  const [proposal] = await proposals();
  if (!proposal) throw new Error('Nothing was proposed.');
  return proposal;
}

/** Corrects the last two minutes by another offset. */
async function move(): Promise<PlayoutCorrection> {
  await say('Glasshouse', 500, 60);
  const source = { start: begin + 480, end: begin + 600, input: input.input.id, offset_ms: 12_000 };
  const { version } = (await (await post('corrections/preview/', source)).json()) as PlayoutCorrectionPreview;
  const response = await post('corrections/', { ...source, version });
  expect(response.status).toBe(201);
  return (await response.json()) as PlayoutCorrection;
}

const dismiss = (id: number, as = admin) => server.call(path(`corrections/${id}/`), { method: 'DELETE', as });

describe('a late message', () => {
  it('corrects the log by itself while its time is near', async () => {
    await say('Late', 520, 30);
    expect(await titles()).toEqual([
      'One 0',
      'Two 119',
      'Three 238',
      'Four 357',
      'Five 477',
      'Late 520',
      'Five 550',
    ]);
    expect(await proposals()).toEqual([]);
  });

  it('proposes a correction for a time that is long ago, and for events that are used', async () => {
    await server.context.db.transaction((transaction) =>
      server.features.audioEvents.hold(transaction, 'episode:5', [events[4]?.id ?? 0]),
    );
    const before = await titles();
    await say('Late', 520, 70);
    expect(await titles()).toEqual(before);
    await say('Older', 130, 40);
    expect(await titles()).toEqual(before);
  });
});

describe('a correction by the inputs', () => {
  it('moves a past span by another offset, keeps used audio, and leaves the setting', async () => {
    const { id } = input.input;
    await say('Glasshouse', 500, 60);
    expect(await titles()).toContain('Glasshouse 499');
    const rows = await server.features.audioEvents.logged(station.id, { from: begin, to: begin + 600 }, []);
    const before = rows.find(({ title }) => title === 'Glasshouse');
    const source = { start: begin + 480, end: begin + 600, input: id, offset_ms: 12_000 };
    const response = await post('corrections/preview/', source);
    const shown = (await response.json()) as PlayoutCorrectionPreview;
    const moved = shown.lines.find(({ after }) => after?.title === 'Glasshouse');
    expect(moved).toMatchObject({ kind: 'recut', event_id: before?.id });
    expect(Math.round(((moved?.after?.start_ms ?? 0) - (moved?.before?.start_ms ?? 0)) / 100)).toBe(120);
    const applied = await post('corrections/', { ...source, version: shown.version });
    expect(applied.status).toBe(201);
    expect(await titles()).toEqual([
      'One 0',
      'Two 119',
      'Three 238',
      'Four 357',
      'Five 477',
      'Glasshouse 511',
      'Talk 14:09 572',
    ]);
    const list = await server.call(path('inputs/'), { as: admin });
    const { inputs } = (await list.json()) as { inputs: { offset_ms: number }[] };
    expect(inputs[0]?.offset_ms).toBe(0);
  });
});

describe('a proposed correction', () => {
  it('is gone after it was dismissed, and the log stays as it is', async () => {
    const before = await titles();
    const { id } = await propose();
    const viewer = await makeUser(server, { stations: [{ stationId: station.id }] });
    expect((await dismiss(id, await viewer.signIn())).status).toBe(403);
    expect((await dismiss(id)).status).toBe(204);
    expect([await proposals(), await titles()]).toEqual([[], before]);
    expect((await dismiss(id)).status).toBe(404);
  });

  it('is not dismissed at another station, and not once it is applied', async () => {
    const { id } = await propose();
    const other = await makeStation(server);
    const elsewhere = `/${other.slug}/api/v1/playout/corrections/${id}/`;
    expect((await server.call(elsewhere, { method: 'DELETE', as: admin })).status).toBe(404);
    expect((await proposals()).map((proposal) => proposal.id)).toEqual([id]);
    const applied = await move();
    const refused = await dismiss(applied.id);
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Undo one')]);
  });
});

describe('a correction of a log that is no longer kept', () => {
  it('stays in the list, cannot be undone, and leaves no proposal', async () => {
    const applied = await move();
    await propose();
    expect((await corrections()).map(({ state, can_undo }) => [state, can_undo])).toEqual([
      ['proposed', false],
      ['applied', true],
    ]);
    clock.advance((station.logDays + 1) * 86_400_000);
    await server.context.jobs.idle();
    const later = await server.signIn();
    expect((await corrections(later)).map(({ id, can_undo }) => [id, can_undo])).toEqual([
      [applied.id, false],
    ]);
    const refused = await post(`corrections/${applied.id}/undo/`, {}, later);
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('no longer has the time'),
    ]);
  });
});
