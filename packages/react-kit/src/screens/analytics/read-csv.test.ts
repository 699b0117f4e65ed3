import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { fakeLive } from '../../testing/fake-live.ts';
import { failure, fakeStation } from '../../testing/fake-station.ts';
import { readCsv } from './read-csv.ts';

afterEach(() => void vi.useRealTimers());

/** Reads the file of a job while no time passes, so that only a live event reports that it exists. */
function startReading(isMade: () => boolean, refusal = 409) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { fetch, calls } = fakeStation({
    'analytics.downloadCsv': () => (isMade() ? new Response('date,downloads') : failure(refusal, 'Not yet.')),
  });
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch, retries: 0 });
  const live = fakeLive(client);
  const stop = new AbortController();
  return { live, calls, stop, file: readCsv(client, 'job-1', stop.signal) };
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

it('polls for a file whose event was sent before the page listened, until it has the file', async () => {
  let isMade = false;
  const { file, calls, live } = startReading(() => isMade);
  await vi.advanceTimersByTimeAsync(2999);
  expect(calls).toHaveLength(1);
  isMade = true;
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await file).text()).toBe('date,downloads');
  await vi.advanceTimersByTimeAsync(9000);
  live.send('csv_analytics_complete', { job_id: 'job-1', status: 'completed' });
  expect(calls).toHaveLength(2);
});

it('downloads a file at once that exists already', async () => {
  const { file } = startReading(() => true);
  expect(await (await file).text()).toBe('date,downloads');
});

it('fails at once with any refusal but that of a file that is not ready', async () => {
  const { file } = startReading(() => false, 404);
  await expect(file).rejects.toMatchObject({ status: 404 });
});

it('stops polling and fails when it is cancelled', async () => {
  const { file, calls, stop } = startReading(() => false);
  await vi.advanceTimersByTimeAsync(0);
  stop.abort();
  await expect(file).rejects.toThrow('cancelled');
  await vi.advanceTimersByTimeAsync(9000);
  expect(calls).toHaveLength(1);
});
