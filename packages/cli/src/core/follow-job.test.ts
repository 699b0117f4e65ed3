import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createClient, sessionId } from '@postkit/sdk';
import { fakeStation } from '../testing/fake-station.ts';
import { makeSettings } from '../testing/make-settings.ts';
import { followJob } from './follow-job.ts';

const job = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const complete = `event: csv_analytics_complete\ndata: ${JSON.stringify({ job_id: job, status: 'completed' })}\n\n`;
const credentials = { username: 'ada', apiKey: 'secret-key' };
const events = ['csv_analytics_complete'] as const;

it('KIT-037 reads a job at once after a live event about it', async () => {
  let channel: ServerResponse | undefined;
  await using station = await fakeStation({
    'GET /wxyz/api/v1/settings/': makeSettings,
    [`GET /sessions/${sessionId('WXYZ')}`]: (_call, response: ServerResponse) => {
      channel = response;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    },
  });
  const client = createClient({ baseUrl: station.url, station: 'wxyz', credentials });
  // Without timers, no read comes by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let reads = 0;
    const read = async () => (reads += 1);
    const followed = followJob(client, undefined, {
      events,
      read,
      resultOf: (count) => (count < 2 ? null : 'over'),
    });
    await vi.waitUntil(() => channel, { timeout: 10_000 });
    expect(reads).toBe(1);
    channel?.write(complete);
    expect(await followed).toBe('over');
    expect(client.live.state).toBe('closed');
  } finally {
    vi.useRealTimers();
  }
});

it('KIT-037 reads a job by itself where no live channel opens', async () => {
  await using station = await fakeStation({});
  const client = createClient({ baseUrl: station.url, station: 'wxyz', credentials, retries: 0 });
  let reads = 0;
  const shown: number[] = [];
  const followed = followJob(client, undefined, {
    events,
    read: async () => (reads += 1),
    onState: (count) => shown.push(count),
    resultOf: (count) => (count < 2 ? null : 'over'),
  });
  expect(await followed).toBe('over');
  expect(shown).toEqual([1, 2]);
});

it('ends when the user interrupts it', async () => {
  await using station = await fakeStation({});
  const client = createClient({ baseUrl: station.url, station: 'wxyz', credentials, retries: 0 });
  const interrupt = new AbortController();
  const read = async () => interrupt.abort();
  await expect(followJob(client, interrupt.signal, { events, read, resultOf: () => null })).rejects.toThrow(
    'Interrupted.',
  );
});
