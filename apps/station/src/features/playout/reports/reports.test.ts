import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlayoutCorrectionPreview } from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { readAsRun } from '../../../playout/index.ts';
import { repeatedSegment } from '../../../testing/encoded-segments.ts';
import { makeStation, makeUser } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { stationTest } from '../../../testing/station-test.ts';
import type { Station } from '../../accounts/index.ts';

const samples = fileURLToPath(new URL('../../../playout/readers/samples/asrun/', import.meta.url));
const begin = Date.UTC(2026, 2, 10, 13, 0) / 1000;
const end = begin + 3600;
const { server, admin } = stationTest(() => ({ clock: createFakeClock((begin + 1800) * 1000) }));

let station: Station;

const path = (rest: string) => `/${station.slug}/api/v1/playout/${rest}`;
const report = async (name: string, span = `start=${begin}&end=${end}`) => {
  const response = await server.call(path(`reports/${name}.csv?${span}`), { as: admin });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return (await response.text()).split('\r\n');
};

async function correct(file: string): Promise<void> {
  const source = {
    as_run: { file: readFileSync(samples + file).toString('base64'), is_base64: true, date: '2026-03-10' },
  };
  const post = (rest: string, json: unknown) =>
    server.call(path(`corrections/${rest}`), { method: 'POST', as: admin, json });
  const { version } = (await (await post('preview/', source)).json()) as PlayoutCorrectionPreview;
  expect((await post('', { ...source, version })).status).toBe(201);
}

beforeAll(async () => {
  station = await makeStation(server, { timezone: 'Europe/Berlin' });
  const titles = ['One', '=Two', 'Three', 'Four', 'Five', 'Six'];
  const pieces = titles.map((title) => ({ title, segments: 24, category: 'Talk' }));
  const audio = await repeatedSegment(server.context, titles.length * 24);
  await makeLog(server, { startedAt: begin, pieces, audio }, station);
  await correct('suisa-sendemeldung.csv');
  await correct('rcs-v14-traffic-reconciliation.txt');
  const events = await server.features.audioEvents.logged(station.id, { from: begin, to: end }, []);
  const song = events.find(({ title }) => title === 'Glasshouse');
  if (!song) throw new Error('The song is in the log.');
  // A copy of a part, as the editor makes it.
  const copy = await server.features.audioEvents.clone(station, song, { start: 20, end: 60 });
  await makeEpisode(server, { name: 'Harbour, late', eventIds: [copy.id] }, station);
});

describe('playout.report', () => {
  it('lists what was played, with the episodes that contain a part of it, safe for spreadsheets', async () => {
    const [header, ...lines] = await report('played');
    expect(header).toBe(
      'Start (UTC),Start (local),Title,Artist,Album,Label,ISRC,Cart,Category,Type,Seconds,Episodes,Downloads of these episodes',
    );
    const zone = station.timezone;
    const local = new Date((begin + 130) * 1000).toLocaleString('sv-SE', { timeZone: zone });
    expect(lines.find((line) => line.includes('Glasshouse'))).toBe(
      `2026-03-10 13:02:10,${local},Glasshouse,Imogen Tallow,Slow Weather,Paper Lantern,XXPKT2600001,crid://radio.example.org/7/311,Music,song,213,"Harbour, late",0`,
    );
    expect(lines.find((line) => line.includes('Salt & Cedar'))).toMatch(/,121,,$/);
    expect(lines.find((line) => line.includes('Two'))).toContain(",'=Two,");
  });

  it('proves the adverts that aired', async () => {
    const [, line] = await report('spots');
    expect(line).toMatch(/^2026-03-10 13:05:4[23],.*,Brenner Bakery 30,,300417,CM,\d+,30,30,yes,,$/);
  });

  it('writes reports that the readers of their forms understand', async () => {
    const { timezone } = station;
    const suisa = readAsRun(Buffer.from((await report('suisa')).join('\r\n')), { timezone });
    expect([
      suisa.form,
      suisa.rows.map(({ message }) => [message.title, message.isrc, message.played_ms]),
    ]).toEqual([
      'suisa-report',
      [
        ['Glasshouse', 'XXPKT2600001', 213_000],
        ['Salt & Cedar, Part 1', 'XXPKT2600003', 121_000],
      ],
    ]);
    expect(new Date(suisa.rows[0]?.message.started_at_ms ?? 0).toISOString()).toMatch(
      /^2026-03-10T13:02:(09|10)/,
    );
    const lines = await report('sound-exchange', `start=${begin}&end=${end}&tuning_hours=1234`);
    const use = readAsRun(Buffer.from(lines.join('\r\n')), { timezone });
    expect([use.form, use.rows[0]?.message]).toMatchObject([
      'sound-exchange',
      { title: 'Glasshouse', artist: 'Imogen Tallow', isrc: 'XXPKT2600001', fields: { plays: '1' } },
    ]);
    expect(lines[1]).toContain(',B,Imogen Tallow,');
    expect(lines[1]).toContain(',1234,');
  });

  it('refuses spans that are too long, and users of other stations', async () => {
    const long = await server.call(path(`reports/played.csv?start=0&end=${begin}`), { as: admin });
    expect(long.status).toBe(400);
    const other = await (await makeUser(server)).signIn();
    const asked = await server.call(path(`reports/played.csv?start=${begin}&end=${end}`), { as: other });
    expect(asked.status).toBe(404);
    expect((await server.call(path(`reports/played.csv?start=${begin}&end=${end}`))).status).toBe(401);
  });
});
