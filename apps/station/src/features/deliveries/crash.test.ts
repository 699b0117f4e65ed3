import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliveriesOf, platformOf, publishAt, type PlatformType } from '../../testing/deliveries-of.ts';
import { startStation } from '../../testing/index.ts';
import { startProgram } from '../../testing/kill-at-hang.ts';
import { startPlatforms, type Platforms } from '../../testing/platforms/start-platforms.ts';

let folder: string;
let platforms: Platforms;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-crash-'));
  platforms = await startPlatforms();
});
afterEach(async () => {
  await platforms[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const small = { POSTKIT_VIDEO_HEIGHT: '90' };

/** Kills the station after a platform received a call and before it responds. */
async function killAfter(type: PlatformType, match: RegExp): Promise<void> {
  const taken = platforms.holdAfter(platformOf[type], match);
  const child = startProgram('crash-delivery', [
    folder,
    type,
    JSON.stringify({ ...platforms.env, ...small }),
  ]);
  await taken;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const moments = [
  ['omny', /^POST \/programs/],
  ['omny', /^PUT/],
  ['megaphone', /^POST/],
  ['spreaker', /^POST/],
  ['facebook', /^POST/],
  ['twitter', /^POST/],
  ['v_youtube', /^PUT/],
  ['v_facebook', /^POST/],
] as const satisfies [PlatformType, RegExp][];

describe('a delivery after kill -9', () => {
  it.each(moments)('is at %s once if the response to %s was never read', async (type, match) => {
    await killAfter(type, match);
    const server = await startStation({ dataDir: folder, env: { ...platforms.env, ...small } });
    await server.context.jobs.idle();
    const [episode] = (
      await (
        await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json`, { as: await server.signIn() })
      ).json()
    ).playlists;
    const { [type]: receipt } = await deliveriesOf(server, episode.playlist_id);
    expect(receipt).toMatchObject({ status: 'delivered', attempts: 2 });
    const { posted } = platforms.fakes[platformOf[type]];
    expect([...posted.values()]).toEqual([expect.objectContaining({ isPublic: true })]);
    await server.stop();
  });
});

describe('a delivery during a stop of the station', () => {
  it.each(['omny', 'spreaker'] as const)(
    'is no failed attempt at %s, and ends after the next start',
    async (type) => {
      const taken = platforms.holdAfter(type, /^POST/);
      const settings = { dataDir: folder, env: platforms.env };
      const server = await startStation(settings);
      const publishing = publishAt(server, [type], { name: 'Sent once' });
      await taken;
      await server.stop();
      const { episode } = await publishing;

      const next = await startStation(settings);
      await next.context.jobs.idle();
      expect(await deliveriesOf(next, episode.id)).toMatchObject({
        [type]: { status: 'delivered', attempts: 2 },
      });
      expect(platforms.fakes[type].posted.size).toBe(1);
      await next.stop();
    },
  );
});
