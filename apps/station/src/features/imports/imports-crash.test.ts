import { podcastImport, podcastImportDetails, type PodcastImportDetails } from '@postkit/sdk/schema';
import { afterEach, describe, expect, it } from 'vitest';
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
  it('continue where they stopped, and create one episode for each item', async () => {
    const titles = ['One', 'Two', 'Three', 'Four'];
    const host = await startPodcastHost(titles.map((title) => ({ title })));
    closing.push(async () => host[Symbol.asyncDispose]());
    const held = Promise.withResolvers<void>();
    const audio = await (await fetch(`${host.origin}/audio/One.wav`)).bytes();
    for (const title of ['Three', 'Four'])
      host.answer(`/audio/${title}.wav`, (response) => void held.promise.then(() => response.end(audio)));

    const first = await startStation({ env });
    closing.push(() => first.close());
    const { job } = await importTarget(first, { url: host.feed });
    const { slug } = first;
    await first.stop();
    const child = await startChildStation(first.dataDir, env);
    closing.push(() => child.kill());
    const taken = await child.call(`/${slug}/api/v2/pw/`, {
      method: 'POST',
      body: JSON.stringify(job),
      headers: { 'content-type': 'application/json' },
    });
    expect(taken.status).toBe(202);
    const { id } = podcastImport.parse(await taken.json());
    const read = async (answer: Response): Promise<PodcastImportDetails> => podcastImportDetails.parse(await answer.json());
    await expect.poll(async () => (await read(await child.call(`/${slug}/api/v2/pw/${id}/`))).imported, poll).toBe(2);
    await child.kill();
    held.resolve();

    const server = await startStation({ dataDir: first.dataDir, env });
    closing.push(() => server.stop());
    const as = await server.signIn();
    await server.context.jobs.idle();
    const done = await read(await server.call(`/${slug}/api/v2/pw/${id}/`, { as }));
    expect(done).toMatchObject({ status: 'done', total: 4, imported: 4, skipped: 0, failed: 0 });
    const page = await server.call(`/${slug}/api/v1/playlist/get_playlists.json?type=published`, { as });
    expect(await page.json()).toMatchObject({ total_count: 4 });
    expect(host.asked('/audio/Two.wav')).toBe(1);
  });
});
