import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostKitClient } from '@postkit/sdk';
import { startPodcastHost } from '../../apps/station/src/testing/podcast-host.ts';
import manifest from '../../packages/cli/package.json' with { type: 'json' };
import { olderNodes } from '../older-nodes/index.ts';
import { signedInClient } from '../support/demo-is-ready.ts';
import { type OwnStation, startOwnStation } from '../support/own-station.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { admin } from '../support/station-process.ts';
import { wav } from '../support/wav.ts';

let station: OwnStation;
let client: PostKitClient;

beforeAll(async () => {
  station = await startOwnStation();
  client = await signedInClient(station.url);
}, 600_000);
afterAll(() => station?.close());

/** Runs each command that waits for the station; a test for each would need the content again. */
async function runWaiting(node: string, folder: string): Promise<Record<string, CliResult>> {
  const run = (...args: string[]) => runCli(args, { configHome: folder, node });
  const ran: Record<string, CliResult> = {};
  const login = [
    'login',
    '--url',
    station.url,
    '--username',
    admin.email,
    '--station',
    'harbour-fm',
    '--password-stdin',
  ];
  ran.login = await runCli(login, { configHome: folder, node, input: `${admin.password}\n` });
  const [first, second] = (await client.episodes.list({ type: 'published', limit: 2 })).playlists.map(
    ({ playlist_id: id }) => `${id}`,
  );
  const [show, feed] = [
    await client.shows.create({ title: 'Tides' }),
    await client.connections.create({ type: 'rss' }),
  ];
  await using host = await startPodcastHost([{ title: 'High water' }]);
  await writeFile(join(folder, 'bells.wav'), wav(2));
  ran['uploads send'] = await run('uploads', 'send', 'bells.wav', '--type', 'promo', '--again');
  ran['imports start'] = await run(
    'imports',
    'start',
    host.feed,
    '--show',
    `${show.id}`,
    '--feed',
    `${feed.id}`,
  );
  ran['analytics --csv'] = await run(
    'analytics',
    '--from',
    '2020-01-01',
    '--to',
    '2099-12-31',
    '--by',
    'show',
    '--csv',
  );
  ran['analytics recount'] = await run('analytics', 'recount', '--yes');
  ran['episodes watch'] = await run('episodes', 'watch', first ?? '');
  ran['episodes download'] = await run('episodes', 'download', first ?? '', '-o', 'one.mp3');
  ran['episodes download --zip'] = await run(
    'episodes',
    'download',
    first ?? '',
    second ?? '',
    '--zip',
    'both.zip',
  );
  ran['station export'] = await run('station', 'export', '--no-media', '-o', 'station.zip');
  const events = run('live', '--limit', '1', '--json');
  const changes = setInterval(() => void client.shows.create({ title: 'Ebb' }), 500);
  ran.live = await events.finally(() => clearInterval(changes));
  return ran;
}

describe('postkit', () => {
  it('is tried on the oldest Node that it promises', () => {
    expect(manifest.engines.node).toBe('>=20.3');
    expect(olderNodes[0][0]).toBe('20.3.0');
  });

  it.each(olderNodes)(
    'waits for the station on Node %s',
    async (_version, node) => {
      const folder = await mkdtemp(join(tmpdir(), 'postkit-node-'));
      const ran = await runWaiting(node, folder);
      expect(Object.entries(ran).filter(([, { code }]) => code !== 0)).toEqual([]);
      expect(ran['analytics --csv']?.out).toContain('The Morning Tide,');
      expect(ran['imports start']?.err).toContain('1 of 1: ');
      expect(JSON.parse(ran.live?.out ?? '')).toHaveProperty('event');
      for (const zip of ['both.zip', 'station.zip'])
        expect((await readFile(join(folder, zip))).subarray(0, 2).toString()).toBe('PK');
      await rm(folder, { recursive: true });
    },
    300_000,
  );
});
