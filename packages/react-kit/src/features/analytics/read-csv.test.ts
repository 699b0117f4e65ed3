import { createClient } from '@postkit/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeLive } from '../../testing/fake-live.ts';
import { failure, fakeStation } from '../../testing/fake-station.ts';
import { readCsv } from './read-csv.ts';

afterEach(() => void vi.useRealTimers());

/** Reads the file of a job while no time passes, so that only a live event reports that it exists. */
function startReading(isMade: () => boolean) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { fetch } = fakeStation({
    'analytics.downloadCsv': () => (isMade() ? new Response('date,downloads') : failure(409, 'Not yet.')),
  });
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch, retries: 0 });
  const live = fakeLive(client);
  return { live, file: readCsv(client, 'job-1', new AbortController().signal) };
}

it('LIVE-017 downloads the file when csv_analytics_complete reports it, before the next poll', async () => {
  let isMade = false;
  const { file, live } = startReading(() => isMade);
  isMade = true;
  live.send('csv_analytics_complete', { job_id: 'another', status: 'error' });
  live.send('csv_analytics_complete', { job_id: 'job-1', status: 'completed' });
  expect(await (await file).text()).toBe('date,downloads');
});

it('LIVE-016 fails when csv_analytics_complete reports an error', async () => {
  const { file, live } = startReading(() => false);
  live.send('csv_analytics_complete', { job_id: 'job-1', status: 'error' });
  await expect(file).rejects.toThrow('The station could not make the file.');
});
