import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newWebhook } from '@postkit/sdk/schema';
import { temporaryFolder } from './audio/testing/temporary-folder.ts';
import { stationSessionId } from './features/accounts/station.ts';
import { startChildStation } from './testing/child-station.ts';
import { startCountingStream } from './testing/counting-stream.ts';
import { startHook } from './testing/hook-server.ts';
import { runStation } from './testing/run-station.ts';
import { startTraceCollector, type CollectedSpan } from './testing/trace-collector.ts';
import { wavTone } from './testing/wav-tone.ts';

const slow = { timeout: 60_000, interval: 50 };
const kinds = { internal: 1, server: 2, client: 3, consumer: 5 };

/** Starts a station in processes of its own that sends its traces to a collector. */
async function startTraced(env: Readonly<Record<string, string>> = {}) {
  const collector = await startTraceCollector();
  const folder = temporaryFolder();
  const station = await startChildStation(folder.path, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=key-of-the-collector',
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
    ...env,
  });
  onTestFinished(async () => {
    await station.kill();
    await collector[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });
  const find = (name: string, fits: (span: CollectedSpan) => boolean = () => true) =>
    expect.poll(() => collector.spans.find((span) => span.name === name && fits(span)), slow);
  async function spanOf(name: string, fits?: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
    await find(name, fits).toBeDefined();
    const found = collector.spans.find((span) => span.name === name && (fits?.(span) ?? true));
    if (!found) throw new Error(`There is no span ${name}.`);
    return found;
  }
  return { collector, station, spanOf };
}

describe('traces', { timeout: 120_000 }, () => {
  it('continue the trace of a caller, with operation, station and status of a request', async () => {
    const { collector, station, spanOf } = await startTraced({ OTEL_SERVICE_NAME: 'harbour' });
    const [traceId, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const headers = { traceparent: `00-${traceId}-${parent}-01` };
    expect(
      (await station.call('/station/api/v1/show/really_all.json?search=secret-search', { headers })).status,
    ).toBe(200);
    expect((await station.call('/station/api/v1/show/404/', { headers })).status).toBe(404);
    const list = await spanOf('shows.list');
    expect(list).toMatchObject({
      traceId,
      parentSpanId: parent,
      kind: kinds.server,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/:station/api/v1/show/really_all.json',
        'http.response.status_code': 200,
        'postkit.station': 'station',
      },
      resource: { 'service.name': 'harbour', 'postkit.role': 'web' },
    });
    expect((await spanOf('shows.get')).attributes).toMatchObject({ 'http.response.status_code': 404 });
    expect(collector.header('x-collector-key')).toEqual(new Set(['key-of-the-collector']));
    expect(collector.spans.filter(({ name }) => /healthz|readyz|live/.test(name))).toEqual([]);
    expect(collector.text()).not.toContain('secret-search');
    expect(collector.text()).not.toContain(station.admin.key);
  });

  it('link a job to the request that added it, and have its media jobs', async () => {
    const { station, spanOf } = await startTraced();
    const form = new FormData();
    const fields = { uuid: randomUUID(), title: 'A tone', audio_type: 'UPLOAD-Talk', single_use: 'false' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([wavTone(3)]), 'tone.wav');
    expect((await station.call('/station/api/v2/upload/', { method: 'POST', body: form })).status).toBe(202);
    const request = await spanOf('uploads.create');
    const job = await spanOf('job uploads.encode');
    expect(job).toMatchObject({
      kind: kinds.consumer,
      parentSpanId: '',
      attributes: { 'postkit.job.attempt': 1, 'postkit.station_id': 1 },
    });
    expect(job.traceId).not.toBe(request.traceId);
    expect(job.links).toEqual([{ traceId: request.traceId, spanId: request.spanId }]);
    expect(await spanOf('media ingest')).toMatchObject({
      traceId: job.traceId,
      parentSpanId: job.spanId,
      kind: kinds.internal,
    });
  });

  it('name the host of another service, and neither its path nor its query', async () => {
    const { collector, station, spanOf } = await startTraced();
    const hook = await startHook();
    onTestFinished(async () => void (await hook.close()));
    const body = JSON.stringify({
      title: 'A hook',
      url: `${hook.url}?token=secret-of-the-hook`,
      events: ['episode.published'],
    });
    const made = await station.call('/station/api/v1/webhook/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(made.status).toBe(201);
    const { id } = newWebhook.parse(await made.json()).webhook;
    expect((await station.call(`/station/api/v1/webhook/${id}/test/`, { method: 'POST' })).status).toBe(200);
    expect(await spanOf('POST 127.0.0.1')).toMatchObject({
      kind: kinds.client,
      attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 204 },
    });
    expect(collector.text()).not.toContain('secret-of-the-hook');
    expect(collector.text()).not.toContain('/hook/secret');
  });

  it('have the opening and the resumption of a live stream, and the events that it missed', async () => {
    const { collector, station, spanOf } = await startTraced();
    const channel = `/sessions/${stationSessionId(station.admin.answer.stations[0]?.title ?? '')}?format=json`;
    async function visit(headers: Readonly<Record<string, string>> = {}): Promise<void> {
      const stop = new AbortController();
      expect((await station.call(channel, { headers, signal: stop.signal })).status).toBe(200);
      stop.abort();
    }
    await visit();
    expect(await spanOf('live open')).toMatchObject({
      kind: kinds.server,
      attributes: { 'postkit.live.channels': 1, 'postkit.live.reset': 0, 'postkit.live.replayed': 0 },
      resource: { 'postkit.role': 'web' },
    });
    const body = JSON.stringify({ name: 'A missed tag' });
    const headers = { 'content-type': 'application/json' };
    expect(
      (await station.call('/station/api/v1/playlistcategory/', { method: 'POST', body, headers })).status,
    ).toBe(201);
    await visit({ 'last-event-id': '0' });
    const resumed = await spanOf('live resume', ({ attributes }) => attributes['postkit.live.reset'] === 0);
    expect(Number(resumed.attributes['postkit.live.replayed'])).toBeGreaterThan(0);
    await visit({ 'last-event-id': '999999' });
    await spanOf('live resume', ({ attributes }) => attributes['postkit.live.reset'] === 1);
    expect(collector.text()).not.toContain('A missed tag');
  });

  it('have the connections and the segments of a recording, without the address of its stream', async () => {
    const { collector, station, spanOf } = await startTraced();
    await using stream = await startCountingStream();
    const body = JSON.stringify({ url: `${stream.url}?token=secret-of-the-stream`, active: true });
    const headers = { 'content-type': 'application/json' };
    expect((await station.call('/station/api/v1/logger/', { method: 'PATCH', body, headers })).status).toBe(
      200,
    );
    const named = { 'postkit.station': 'station', 'postkit.recording.address': 'main' };
    expect(await spanOf('recording connect')).toMatchObject({
      parentSpanId: '',
      attributes: { ...named, 'postkit.recording.kind': 'http' },
      status: { code: 0 },
      resource: { 'postkit.role': 'recorder' },
    });
    const segment = await spanOf('recording segment');
    expect(segment).toMatchObject({ parentSpanId: '', attributes: named });
    expect(Number(segment.attributes['postkit.recording.seconds'])).toBeGreaterThan(1);
    expect(Number(segment.attributes['postkit.recording.bytes'])).toBeGreaterThan(10_000);
    expect(Number(segment.attributes['postkit.recording.late_ms'])).toBeGreaterThan(-1000);
    stream.refuse(503);
    const failed = await spanOf('recording reconnect', ({ status }) => status.code === 2);
    expect(failed.attributes).toMatchObject({ ...named, 'error.type': expect.stringMatching(/^stream_/) });
    stream.refuse(null);
    await spanOf('recording reconnect', ({ status }) => status.code === 0);
    expect(collector.text()).not.toContain('secret-of-the-stream');
  });

  it('are left out by the sampler of the settings', async () => {
    const { collector, station, spanOf } = await startTraced({
      OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    });
    expect((await station.call('/station/api/v1/show/really_all.json')).status).toBe(200);
    const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
    expect((await station.call('/station/api/v1/playlistcategory/', { headers })).status).toBe(200);
    await spanOf('tags.list');
    expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(undefined);
    expect(collector.spans.filter(({ name }) => name === 'shows.list')).toEqual([]);
  });

  it('do not keep a station from working when the collector is down', async () => {
    const down = createServer();
    await once(down.listen(0, '127.0.0.1'), 'listening');
    const { port } = down.address() as AddressInfo;
    await new Promise((resolve) => down.close(resolve));
    const { station } = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    for (let n = 0; n < 3; n += 1)
      expect((await station.call('/station/api/v1/show/really_all.json')).status).toBe(200);
  });

  it('need a known sampler', async () => {
    using folder = temporaryFolder();
    const env = {
      POSTKIT_DATA: folder.path,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_TRACES_SAMPLER: 'sometimes',
    };
    const { code, output } = await runStation(env);
    expect([code, output]).toEqual([1, expect.stringContaining('Wrong setting: OTEL_TRACES_SAMPLER: ')]);
  });
});
