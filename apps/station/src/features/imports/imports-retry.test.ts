import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { podcastImport, podcastImportDetails } from '@postkit/sdk/schema';
import { AudioError } from '../../audio/audio-error.ts';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { importTarget } from '../../testing/import-target.ts';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { startPodcastHost, type PodcastHost } from '../../testing/podcast-host.ts';

const clock = createFakeClock();
let server: TestStation;
let admin: SignedIn;
let host: PodcastHost;

beforeAll(async () => {
  server = await startStation({ clock, env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
  admin = await server.signIn();
  host = await startPodcastHost([{ title: 'Late' }, { title: 'Never' }]);
});
afterAll(async () => {
  await server.close();
  await host[Symbol.asyncDispose]();
});

/** Starts an import of a host's feed into a new show, and returns a function that reads it. */
async function startImport(host: PodcastHost) {
  const { job: json } = await importTarget(server, { url: host.feed });
  const begun = await server.call(`/${server.slug}/api/v2/pw/`, { method: 'POST', as: admin, json });
  const { id } = podcastImport.parse(await begun.json());
  await server.context.jobs.idle();
  return async () =>
    podcastImportDetails.parse(
      await (await server.call(`/${server.slug}/api/v2/pw/${id}/`, { as: admin })).json(),
    );
}

describe('an item whose audio cannot be encoded right now', () => {
  it('waits while the disk is full, with at most ten minutes between attempts', async () => {
    const ingest = vi
      .spyOn(server.context.engine, 'ingest')
      .mockRejectedValue(new AudioError('disk_full', 'no space'));
    await using full = await startPodcastHost([{ title: 'One' }, { title: 'Two' }]);
    const read = await startImport(full);
    for (let tries = 0; tries < 9; tries += 1) {
      const before = ingest.mock.calls.length;
      clock.advance(600_000);
      await server.context.jobs.idle();
      expect(ingest.mock.calls.length).toBeGreaterThan(before);
    }
    expect(await read()).toMatchObject({ status: 'running', imported: 0, failed: 0 });
    ingest.mockRestore();
    clock.advance(600_000);
    await server.context.jobs.idle();
    expect(await read()).toMatchObject({ status: 'done', imported: 2, failed: 0 });
  });
});

describe('an item whose host is down', () => {
  it('is retried for a while, and fails alone', async () => {
    for (const title of ['Late', 'Never'])
      host.answer(`/audio/${title}.wav`, (response) => response.writeHead(503).end());
    const read = await startImport(host);
    expect(await read()).toMatchObject({ status: 'running', imported: 0, failed: 0 });

    const audio = await (await fetch(`${host.origin}/audio/Other.wav`)).bytes();
    host.answer('/audio/Late.wav', (response) => response.end(audio));
    for (const seconds of [10, 20, 40]) {
      clock.advance(seconds * 1000);
      await server.context.jobs.idle();
    }
    const { items, ...done } = await read();
    expect(done).toMatchObject({ status: 'done', imported: 1, failed: 1 });
    expect(items.map(({ status, note }) => [status, note])).toEqual([
      ['imported', ''],
      ['failed', 'The address of its audio responded with status 503'],
    ]);
    expect([host.asked('/audio/Late.wav'), host.asked('/audio/Never.wav')]).toEqual([2, 4]);
  });
});
