import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as schema from '@postkit/sdk/schema';
import { createStation } from '@postkit/station';
import { hear } from '../support/hear.ts';
import { clientOf, makeTenants } from '../support/tenants.ts';

describe('live events about an episode', () => {
  it('EPLIST-069 name it by playlist_id, and report by status the progress of its audio, its videos and iHeart', async () => {
    const { client } = await startStation();
    const destinations = [];
    for (const type of ['v_download', 'v_advanced'] as const)
      destinations.push((await client.connections.create({ type, title: type })).id);
    const feed = await client.connections.create({ type: 'rss', title: 'Feed', iheart_show_id: '777' });
    destinations.push(feed.id);
    const [event] = (await client.audioEvents.list({ cart__type_name: 'LOGGER' })).objects;
    const show = await client.shows.create({ title: 'Harbour Talk' });
    const audio = await hear(client, 'playlist_complete');
    const basic = await hear(client, 'basic_video_status');
    const advanced = await hear(client, 'advanced_video_status');
    const iheart = await hear(client, 'iheart_ingestion_status');
    const { playlist_id } = await client.episodes.create({
      show: show.resource_uri,
      draft: false,
      events: [event?.resource_uri ?? ''],
      social_media_connections: destinations,
    });

    const { duration } = await audio.until(() => true);
    expect(audio.messages).toEqual([{ playlist_id, status: 'ready', duration }]);
    expect(duration).toBeCloseTo(event?.duration ?? 0, 1);
    await basic.until(({ status }) => status === 2);
    expect(basic.messages.at(0)).toEqual({ playlist_id, status: 1 });
    expect(basic.messages.at(-1)).toEqual({ playlist_id, status: 2 });
    await client.episodes.failVideo(playlist_id);
    await advanced.until(({ status }) => status === 99);
    expect(advanced.messages).toEqual([
      { playlist_id, status: 1 },
      { playlist_id, status: 99 },
    ]);
    await fetch(feed.rss_url ?? '', { headers: { 'user-agent': 'iHeartRadio/1.0' } });
    await iheart.until(({ status }) => status === 2);
    expect(iheart.messages).toEqual([
      { playlist_id, status: 1 },
      { playlist_id, status: 2, url: 'https://www.iheart.com/podcast/777/' },
    ]);
  }, 120_000);

  it.each([
    ['playlist_complete', ['playlist_id', 'status', 'duration', 'error']],
    ['basic_video_status', ['playlist_id', 'status', 'progress']],
    ['advanced_video_status', ['playlist_id', 'status']],
    ['iheart_ingestion_status', ['playlist_id', 'status', 'url']],
  ] as const)('EPLIST-069 %s has exactly these fields', (name, fields) => {
    expect(Object.keys(schema.liveEvents[name].shape)).toEqual(fields);
  });
});

/** A station in this process, so that tests can publish events from outside. */
async function startStation() {
  const dataDir = await mkdtemp(join(tmpdir(), 'postkit-messages-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const [tenant] = await makeTenants(dataDir, ['harbour']);
  if (!tenant) throw new Error('One tenant was to be made.');
  const env = { POSTKIT_DATA: dataDir, POSTKIT_DEMO: '0', POSTKIT_VIDEO_HEIGHT: '90' };
  const server = await createStation({ port: 0, quiet: true, env });
  onTestFinished(() => server.close());
  const client = await clientOf(server.url, tenant, { validate: schema });
  onTestFinished(() => client.live.close());
  return { server, client };
}
