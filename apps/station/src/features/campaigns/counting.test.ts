import { describe, expect, it } from 'vitest';
import type { CampaignDeliveries } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { stationTest } from '../../testing/station-test.ts';
import { openCampaignStation } from './testing/campaign-calls.ts';
import '../../testing/postgres/also-on-postgres.ts';

const clock = createFakeClock();
const { server } = stationTest(() => ({ clock, env: { POSTKIT_TRUST_PROXY: '1' } }));

type OpenStation = Awaited<ReturnType<typeof openCampaignStation>>;

async function deliveriesOf(station: OpenStation, id: number): Promise<CampaignDeliveries> {
  return (await (await station.call(`campaign/${id}/deliveries/`)).json()) as CampaignDeliveries;
}

async function downloadsOf({ at, episode }: OpenStation): Promise<number> {
  return (await server.features.analytics.downloadsOf(at.id, [episode.id])).get(episode.id) ?? 0;
}

describe('deliveries', () => {
  it('are ads whose bytes were all sent within a counted download, once for each place', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add({ positions: ['pre', 'mid', 'post'] });
    await station.download();
    await station.download();
    await station.flush();
    const [{ deliveries, deliveries_today }, { days, positions, episodes }] = [
      await station.read(id),
      await deliveriesOf(station, id),
    ];
    expect([deliveries, deliveries_today, await downloadsOf(station)]).toEqual([3, 3, 1]);
    expect(days).toEqual([{ day: '2026-01-05', deliveries: 3 }]);
    expect(positions.toSorted((a, b) => a.position.localeCompare(b.position))).toEqual(
      ['mid', 'post', 'pre'].map((position) => ({ position, deliveries: 1 })),
    );
    expect(episodes).toEqual([{ id: station.episode.id, name: 'The harbour', deliveries: 3 }]);
  });

  it('need the content of a download: the ad alone counts neither as a delivery nor as a download', async () => {
    const station = await openCampaignStation(server);
    const plain = await station.download({ ip: '198.51.100.1' });
    const { id } = await station.add();
    const version = (await station.versionOf()) ?? '';
    const { bytes } = await station
      .open(version, { method: 'HEAD' })
      .then(({ response }) => ({ bytes: Number(response.headers.get('content-length')) }));
    const ad = bytes - plain.length;
    await station.flush();
    const before = await downloadsOf(station);
    await station.open(version, { headers: { range: `bytes=0-${ad + 2000}` } });
    await station.flush();
    expect([(await station.read(id)).deliveries, await downloadsOf(station)]).toEqual([0, before]);
    await station.open(version, { headers: { range: `bytes=${ad + 2001}-` } });
    await station.flush();
    expect([(await station.read(id)).deliveries, await downloadsOf(station)]).toEqual([1, before + 1]);
  });

  it('need every byte of the ad, in any number of ranges', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add({ positions: ['post'] });
    const version = (await station.versionOf()) ?? '';
    const { response } = await station.open(version, { method: 'HEAD' });
    const last = Number(response.headers.get('content-length')) - 1;
    await station.open(version, { headers: { range: `bytes=0-${last - 30_000}` } });
    await station.flush();
    expect([(await station.read(id)).deliveries, await downloadsOf(station)]).toEqual([0, 1]);
    await station.open(version, { headers: { range: `bytes=${last - 29_999}-${last - 1}` } });
    await station.flush();
    expect((await station.read(id)).deliveries).toBe(0);
    await station.open(version, { headers: { range: `bytes=${last}-${last}` } });
    await station.flush();
    expect([(await station.read(id)).deliveries, await downloadsOf(station)]).toEqual([1, 1]);
  });

  it('belong to their campaign, and go with it', async () => {
    const station = await openCampaignStation(server);
    const one = await station.add({ title: 'One', positions: ['pre'] });
    const two = await station.add({ title: 'Two', positions: ['post'] });
    await station.download();
    await station.flush();
    expect([(await station.read(one.id)).deliveries, (await station.read(two.id)).deliveries]).toEqual([
      1, 1,
    ]);
    await station.call(`campaign/${one.id}/`, 'DELETE');
    expect((await station.list()).map(({ id, deliveries }) => [id, deliveries])).toEqual([[two.id, 1]]);
  });
});

describe('caps', () => {
  const listeners = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

  it('end a campaign at its total, which downloads that have begun count towards', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add({ most_deliveries: 2 });
    const [first, second] = [
      await station.versionOf({ ip: listeners[0] ?? '' }),
      await station.versionOf({ ip: listeners[1] ?? '' }),
    ];
    expect(await station.versionOf({ ip: listeners[2] ?? '' })).toBeNull();
    await station.open(first ?? '', { ip: listeners[0] ?? '' });
    await station.open(second ?? '', { ip: listeners[1] ?? '' });
    await station.flush();
    expect(await station.read(id)).toMatchObject({ deliveries: 2, state: 'ended' });
    clock.advance(2 * 3_600_000);
    expect(await station.versionOf({ ip: '203.0.113.4' })).toBeNull();
  });

  it('give an insert back that no download counted within an hour', async () => {
    const station = await openCampaignStation(server);
    await station.add({ most_deliveries: 1 });
    expect(await station.versionOf({ ip: '203.0.113.1' })).not.toBeNull();
    expect(await station.versionOf({ ip: '203.0.113.2' })).toBeNull();
    clock.advance(3_601_000);
    expect(await station.versionOf({ ip: '203.0.113.3' })).not.toBeNull();
  });

  it('limit a day, and begin again the next day', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add({ most_per_day: 1 });
    await station.download({ ip: '203.0.113.1' });
    await station.flush();
    expect(await station.versionOf({ ip: '203.0.113.2' })).toBeNull();
    clock.advance(86_400_000);
    expect(await station.versionOf({ ip: '203.0.113.2' })).not.toBeNull();
    expect(await station.read(id)).toMatchObject({ state: 'running', deliveries: 1, deliveries_today: 0 });
  });

  it('limit a listener in a day, over all places and episodes', async () => {
    const station = await openCampaignStation(server);
    const { audio } = await station.add({ positions: ['pre', 'mid', 'post'], most_per_listener: 1 });
    const [one, other] = [await station.download(), await station.download({ ip: '203.0.113.2' })];
    expect(one.length).toBe(other.length);
    const plain = await (
      await station.ask({ ip: '203.0.113.3', headers: { range: 'bytes=1-' } })
    ).arrayBuffer();
    expect(one.length).toBeGreaterThanOrEqual(plain.byteLength);
    expect(Math.abs(one.length - plain.byteLength - audio.seconds * 16_000)).toBeLessThan(2500);
  });
});
