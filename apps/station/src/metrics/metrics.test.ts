import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { tagOperations, type Recording } from '@postkit/sdk/schema';
import { notRecording } from '../features/logger/recording-monitor.ts';
import { listenLive, startStation, type TestStation } from '../testing/index.ts';
import '../testing/postgres/also-on-postgres.ts';

const token = 'a-token-of-24-characters';
let server: TestStation;
beforeAll(async () => void (server = await startStation({ env: { POSTKIT_METRICS_TOKEN: token } })));
afterAll(() => server.close());

const read = (authorization?: string) =>
  server.call('/metrics', authorization ? { headers: { authorization } } : {});

/** The values of a metric by its labels, such as `{lane="background"}`. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const lines = (await (await read(`Bearer ${token}`)).text()).split('\n');
  const found = lines.map((line) => /^(\w+)(\{.*\})? (\S+)$/.exec(line));
  return Object.fromEntries(
    found.flatMap((match) => (match?.[1] === name ? [[match[2] ?? '', Number(match[3])]] : [])),
  );
}

describe('GET /metrics', () => {
  it('is for a caller with the token', async () => {
    expect((await read()).status).toBe(401);
    expect((await read('Bearer another-token-of-24-chars')).status).toBe(401);
    const response = await read(`Bearer ${token}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain; version='),
    ]);
  });

  it('counts responses by operation and class of status, and no live stream', async () => {
    const as = await server.signIn();
    const live = await listenLive(server, as);
    const path = tagOperations.list.path.replace('{station}', server.slug);
    for (const caller of [as, as, null]) await server.call(path, { as: caller });
    live.close();
    await expect.poll(() => valuesOf('postkit_live_streams')).toEqual({ '': 0 });
    expect(await valuesOf('postkit_http_request_duration_seconds_count')).toMatchObject({
      '{operation="tags.list",status="2xx"}': 2,
      '{operation="tags.list",status="4xx"}': 1,
    });
    const named = Object.keys(await valuesOf('postkit_http_request_duration_seconds_count'));
    expect(named.filter((labels) => labels.includes('live'))).toEqual([]);
  });

  it('has the jobs by kind, lane and status, and how long the oldest has waited', async () => {
    const { jobs, db, clock } = server.context;
    const job = jobs.define('metrics.test', {
      payload: z.object({}),
      lane: 'background',
      run: async () => {},
    });
    await job.add(db, {}, { runAt: clock.now() + 3_600_000 });
    expect(await valuesOf('postkit_jobs')).toMatchObject({
      '{kind="metrics.test",lane="background",status="pending"}': 1,
    });
    expect(await valuesOf('postkit_jobs_oldest_due_seconds')).toEqual({
      '{lane="interactive"}': 0,
      '{lane="background"}': 0,
    });
  });

  it('has the logs, the live streams, the disk and the backups', async () => {
    const live = await listenLive(server, await server.signIn());
    expect(await valuesOf('postkit_live_streams')).toEqual({ '': 1 });
    live.close();
    expect(await valuesOf('postkit_recording')).toEqual({ [`{station="${server.slug}",state="off"}`]: 1 });
    expect(await valuesOf('postkit_recording_last_segment_seconds')).toEqual({});
    expect((await valuesOf('postkit_disk_free_bytes'))['']).toBeGreaterThan(
      (await valuesOf('postkit_disk_room_bytes'))[''] ?? Infinity,
    );
    expect(await valuesOf('postkit_backup_late')).toEqual({ '': 0 });
    expect(await valuesOf('nodejs_eventloop_lag_p99_seconds')).toHaveProperty('');
  });

  it('has the age of the newest segment of each log that is on, and nothing without one', async () => {
    const now = server.context.clock.now() / 1000;
    const recording = vi.spyOn(server.features.logger, 'recording');
    const on: Recording = { ...notRecording, state: 'lost', since: now - 300, last_segment_at: now - 200 };
    recording.mockReturnValue(on);
    const seconds = async () =>
      (await valuesOf('postkit_recording_last_segment_seconds'))[`{station="${server.slug}"}`];
    expect(await seconds()).toBeCloseTo(200, -2);
    recording.mockReturnValue({ ...on, last_segment_at: null });
    expect(await seconds()).toBeCloseTo(300, -2);
    recording.mockReturnValue({ ...on, since: null, last_segment_at: null });
    expect(await seconds()).toBeUndefined();
    recording.mockRestore();
  });

  it('has every metric that the dashboard and the alerts use', async () => {
    const text = await (await read(`Bearer ${token}`)).text();
    const root = new URL('../../../../integrations/', import.meta.url);
    for (const file of ['prometheus/alerts.yml', 'grafana/station.json']) {
      const used =
        (await readFile(new URL(file, root), 'utf8')).match(/\b(?:postkit|nodejs|process)_[a-z\d_]+\b/g) ??
        [];
      expect(used.length).toBeGreaterThan(5);
      for (const name of new Set(used)) expect(text, `${file}: ${name}`).toContain(name);
    }
  });
});

it('GET /metrics does not exist without a token in the settings', async () => {
  const plain = await startStation();
  try {
    expect((await plain.call('/metrics')).status).toBe(404);
  } finally {
    await plain.close();
  }
});
