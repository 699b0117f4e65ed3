import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { resourcePath } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { importTarget } from '../../testing/import-target.ts';
import { makeDestination } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { podcastHosts } from '../../testing/podcast-hosts.ts';
import { stationTest } from '../../testing/station-test.ts';
import { openCampaignStation } from '../campaigns/testing/campaign-calls.ts';
import { type ExportedFiles, exportStation } from './testing/export-calls.ts';

const hosted = podcastHosts();
const { server, admin } = stationTest(() => ({
  clock: createFakeClock(),
  env: { POSTKIT_TRUST_PROXY: '1', POSTKIT_ALLOW_PRIVATE_FETCH: '1' },
}));

const jsonOf = (files: ExportedFiles, path: string) => JSON.parse(files.get(path)?.toString() ?? 'null');

describe('an export of a station', () => {
  it('holds its campaigns: definition, audio, and deliveries as CSV and SQLite', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add({
      title: 'Festival',
      positions: ['pre', 'post'],
      most_deliveries: 1000,
    });
    await station.download();
    await station.flush();
    const files = await exportStation(server, admin, station.at.slug);
    expect(jsonOf(files, 'campaigns.json')).toEqual(await station.list());
    expect(jsonOf(files, 'campaigns.json')).toMatchObject([
      { id, title: 'Festival', most_deliveries: 1000, deliveries: 2 },
    ]);
    for (const format of ['mp3', 'aac'])
      expect(files.get(`campaigns/${id}.${format}`)?.length).toBeGreaterThan(10_000);
    const { episode } = station;
    const rows = ['post', 'pre'].map((position) => `2026-01-05,${id},${episode.id},${position},1\r\n`);
    expect(files.get('numbers/campaigns.csv')?.toString()).toBe(
      `day,campaign_id,episode_id,position,deliveries\r\n${rows.join('')}`,
    );
    const file = join(server.context.config.dataDir, 'campaigns.sqlite');
    await writeFile(file, files.get('numbers/numbers.sqlite') ?? '');
    const db = new DatabaseSync(file, { readOnly: true });
    const sum = db.prepare(
      'select title, sum(deliveries) as deliveries from campaign_deliveries join campaigns on id = campaign_id',
    );
    expect({ ...sum.get() }).toEqual({ title: 'Festival', deliveries: 2 });
    db.close();
  });

  it('holds the listeners of private feeds, and no password or token of them', async () => {
    const { id } = await makeDestination(server, { title: 'Members', is_private: true });
    const address = `/${server.slug}/api/v1/feed/${id}/subscription/`;
    const { password } = await (
      await server.call(address, { method: 'POST', as: admin, json: { name: 'Maria' } })
    ).json();
    await makeEpisode(server, { name: 'For members', social_media_connections: [id] });
    const files = await exportStation(server, admin);
    expect(jsonOf(files, 'private-feeds.json')).toEqual([
      {
        connection_id: id,
        title: 'Members',
        subscriptions: [expect.objectContaining({ name: 'Maria', last_used_at: null })],
      },
    ]);
    expect(password.length).toBeGreaterThan(10);
    for (const [path, bytes] of files) expect([path, bytes.includes(password)]).toEqual([path, false]);
    expect(files.get('private-feeds.json')?.toString()).not.toMatch(/token|password|url/);
  });

  it('holds the versions of the audio of each episode', async () => {
    const short = await makeEvent(server, { segments: 1 });
    const { id, guid, version } = await makeEpisode(server, {
      name: 'Corrected',
      eventIds: [(await makeEvent(server, { segments: 3 })).id],
    });
    const json = { version, events: [resourcePath(server.slug, 'event', short.id)] };
    await server.call(`/${server.slug}/api/v1/playlist/${id}/`, { method: 'PATCH', as: admin, json });
    await server.context.jobs.idle();
    const files = await exportStation(server, admin);
    const { versions } = await (
      await server.call(`/${server.slug}/api/v1/playlist/${id}/versions/`, { as: admin })
    ).json();
    expect(versions).toHaveLength(2);
    expect(jsonOf(files, 'audio-versions.json')).toContainEqual({ playlist_id: id, guid, versions });
  });

  it('holds the signed report of each import, plans included', async () => {
    const host = await hosted([{ title: 'Theirs', guid: 'export-1' }]);
    const { url, show_id, social_media_connections } = (await importTarget(server, { url: host.feed })).job;
    const plan = { method: 'POST', as: admin, json: { url, show_id, social_media_connections } };
    const { id } = await (await server.call(`/${server.slug}/api/v2/pw/plan/`, plan)).json();
    const report = jsonOf(await exportStation(server, admin), `imports/${id}.json`);
    expect(report).toMatchObject({
      import_id: id,
      status: 'planned',
      items: [{ title: 'Theirs', guid: 'export-1' }],
    });
    const { signature, ...signed } = report;

    const hash = createHash('sha256').update(JSON.stringify(signed)).digest('hex');
    const check = await server.call(`/${server.slug}/api/v2/pw/verify-report/`, {
      method: 'POST',
      as: admin,
      json: { hash, signature },
    });
    expect([check.status, await check.json()]).toEqual([200, { is_genuine: true }]);
  });
});
