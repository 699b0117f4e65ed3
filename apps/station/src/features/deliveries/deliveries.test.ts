import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { deliveriesOf, publishAt } from '../../testing/deliveries-of.ts';
import { firstStation, startStation, type TestStation } from '../../testing/index.ts';
import { startPlatforms, type Platforms } from '../../testing/platforms/start-platforms.ts';

const clock = createFakeClock();
let platforms: Platforms;
let server: TestStation;
beforeAll(async () => {
  platforms = await startPlatforms(clock.now);
  server = await startStation({ clock, env: { ...platforms.env, POSTKIT_VIDEO_HEIGHT: '90' } });
});
afterAll(async () => {
  await server.close();
  await platforms[Symbol.asyncDispose]();
});

describe('deliveries', () => {
  it('brings a published episode to every platform once, with a receipt each', async () => {
    const types = ['omny', 'megaphone', 'spreaker', 'facebook', 'twitter', 'v_youtube', 'v_facebook'] as const;
    const { episode } = await publishAt(server, types, { name: 'Everywhere' });
    const receipts = await deliveriesOf(server, episode.id);
    for (const type of types) expect(receipts[type]).toMatchObject({ type, status: 'delivered', message: '', attempts: 1 });
    const { posted } = platforms.desks.omny;
    expect([...posted.values()]).toEqual([expect.objectContaining({ title: 'Everywhere', isPublic: true, externalId: episode.guid })]);
    const audio = await server.features.episodes.fileOf(firstStation(server).id, episode.id, 'mp3');
    expect([...posted.values()][0]?.bytes).toBe(audio?.bytes);
  });
});
