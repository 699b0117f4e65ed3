import { afterEach, describe, expect, it } from 'vitest';
import { podcastImportDetails, type PodcastImportDetails } from '@postkit/sdk/schema';
import { startChildStation } from '../../testing/child-station.ts';
import { importTarget } from '../../testing/import-target.ts';
import { startStation } from '../../testing/index.ts';
import { startPodcastHost } from '../../testing/podcast-host.ts';

const poll = { timeout: 50_000, interval: 20 };
const env = { POSTKIT_ALLOW_PRIVATE_FETCH: '1' };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describe('imports after kill -9', { timeout: 60_000 }, () => {
  it('continue where they stopped, and create one episode for each chosen item of a plan', async () => {
    const titles = ['Aside', 'One', 'Two', 'Three', 'Four'];
    const host = await startPodcastHost(titles.map((title) => ({ title })));
    closing.push(async () => host[Symbol.asyncDispose]());
    const held = Promise.withResolvers<void>();
    const audio = await (await fetch(`${host.origin}/audio/One.wav`)).bytes();
    for (const title of ['Three', 'Four'])
      host.answer(`/audio/${title}.wav`, (response) => void held.promise.then(() => response.end(audio)));

    const first = await startStation({ env });
    closing.push(() => first.close());
    const { job } = await importTarget(first, { url: host.feed });
    const path = `/${first.slug}/api/v2/pw/`;
    await first.stop();
    const child = await startChildStation(first.dataDir, env);
    closing.push(() => child.kill());
    const post = (rest: string, body: unknown) =>
      child.call(`${path}${rest}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const read = async (answer: Response): Promise<PodcastImportDetails> =>
      podcastImportDetails.parse(await answer.json());
    const { url, show_id, social_media_connections } = job;
    const plan = await read(await post('plan/', { url, show_id, social_media_connections }));
    const chosen = plan.items.filter(({ title }) => title !== 'Aside').map(({ id }) => id);
    expect((await post(`${plan.id}/apply/`, { items: chosen, show_fields: [] })).status).toBe(202);
    await expect
      .poll(async () => (await read(await child.call(`${path}${plan.id}/`))).imported, poll)
      .toBe(2);
    await child.kill();
    held.resolve();

    const server = await startStation({ dataDir: first.dataDir, env });
    closing.push(() => server.stop());
    const as = await server.signIn();
    await server.context.jobs.idle();
    const done = await read(await server.call(`${path}${plan.id}/`, { as }));
    expect(done).toMatchObject({ status: 'done', imported: 4, skipped: 1, failed: 0 });
    const page = await server.call(`/${first.slug}/api/v1/playlist/get_playlists.json?type=published`, {
      as,
    });
    expect(await page.json()).toMatchObject({ total_count: 4 });
    expect([host.asked('/audio/Two.wav'), host.asked('/audio/Aside.wav')]).toEqual([1, 0]);
  });
});
