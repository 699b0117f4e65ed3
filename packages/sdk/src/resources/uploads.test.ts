import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import type { Clock } from '../core/clock.ts';
import { respondJson, localServer } from '../core/testing/local-server.ts';
import type { Received } from '../core/testing/local-server.ts';
import type { AudioUpload } from '../schema/uploads/upload.ts';
import { sendInParts } from './send-in-parts.ts';

const uuid = randomUUID();
const bytes = new Uint8Array(2_500_000).map((_, index) => index % 251);
const fields = { uuid, title: 'Grüße', audio_type: 'UPLOAD-Talk', file: new Blob([bytes]) } as const;
const record: AudioUpload = {
  uuid,
  title: 'Grüße',
  upload_progress: 100,
  encode_progress: 0,
  location: null,
  audio_type: 'UPLOAD-Talk',
  success: 0,
  failed: 0,
  err_msg: '',
  rms: null,
  is_opposite_phase: false,
  duration: 0,
  single_use: false,
  lastUpdated: 1,
};

/** A clock that ends every pause immediately; timeouts never fire. */
const hasty: Clock = {
  now: () => 0,
  after(milliseconds, run) {
    if (milliseconds <= 8000) queueMicrotask(run);
    return () => {};
  },
};

/** A station with tus uploads. `fault` can fail a part by its number: with a status, or by dropping the connection. */
async function tusServer(
  fault: (part: number, request: Received) => number | 'cut' | undefined = () => undefined,
) {
  const got: Buffer[] = [];
  let parts = 0;
  let isBegun = false;
  const arrived = () => Buffer.concat(got);
  const server = await localServer((response, request) => {
    const offset = () => ({ 'Upload-Offset': String(arrived().length) });
    if (request.method === 'POST') {
      isBegun = true;
      return respondJson(response, record, 201, offset());
    }
    if (request.method === 'HEAD') return void response.writeHead(isBegun ? 200 : 404, offset()).end();
    if (request.method === 'GET') return respondJson(response, { ...record, progress: 0, upload: record });
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    const failure = fault(parts++, request);
    if (failure === 'cut') {
      // The station has received some bytes, but the client gets no response.
      got.push(request.body.subarray(0, 1000));
      return void response.destroy();
    }
    if (failure === 404) [got.length, isBegun] = [0, false];
    if (failure !== undefined) return respondJson(response, { error_message: 'No.' }, failure);
    got.push(request.body);
    return void response.writeHead(204, offset()).end();
  });
  return Object.assign(server, { arrived });
}

const clientAt = (url: string) => createClient({ baseUrl: url, station: 'wxyz', log: () => {} });

describe('UploadsResource.create', () => {
  it('LIB-030 accepts a success status other than 202 with a warning', async () => {
    await using server = await localServer((response) => respondJson(response, record, 200));
    const log = vi.fn<(entry: { level: string; message: string }) => void>();
    const client = createClient({ baseUrl: server.url, station: 'wxyz', log });
    expect(await client.uploads.create(fields)).toEqual(record);
    expect(log.mock.calls.map(([entry]) => entry)).toMatchObject([
      { level: 'warn', message: 'expected status 202' },
    ]);
  });
});

describe('sendInParts', () => {
  it('starts the upload, sends part by part, and resolves to the record', async () => {
    await using server = await tusServer();
    const steps: number[] = [];
    const sent = await sendInParts(clientAt(server.url), fields, {
      partBytes: 1_000_000,
      onUploadProgress: ({ loaded, total }) => steps.push(loaded / total),
    });
    expect(sent).toEqual(record);
    expect(server.arrived().equals(Buffer.from(bytes))).toBe(true);
    const [begun, ...parts] = server.received.filter(({ method }) => method !== 'GET');
    expect(begun?.headers).toMatchObject({ 'tus-resumable': '1.0.0', 'upload-length': '2500000' });
    const named = String(begun?.headers['upload-metadata'])
      .split(',')
      .map((pair) => pair.split(' '))
      .map(([name, value = '']) => [name, Buffer.from(value, 'base64').toString()]);
    expect(Object.fromEntries(named)).toEqual({
      uuid,
      title: 'Grüße',
      audio_type: 'UPLOAD-Talk',
      single_use: 'false',
    });
    expect(
      parts.map(({ method, headers }) => [method, headers['upload-offset'], headers['content-type']]),
    ).toEqual([
      ['PATCH', '0', 'application/offset+octet-stream'],
      ['PATCH', '1000000', 'application/offset+octet-stream'],
      ['PATCH', '2000000', 'application/offset+octet-stream'],
    ]);
    expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
    expect(steps.at(-1)).toBe(1);
  });

  it('asks for the received bytes after a broken connection, and resumes there', async () => {
    await using server = await tusServer((part) =>
      part === 1 ? 'cut' : part === 2 ? 423 : part === 3 ? 503 : undefined,
    );
    const waited: string[] = [];
    await sendInParts(clientAt(server.url), fields, {
      partBytes: 1_000_000,
      clock: hasty,
      onWaiting: ({ code }) => waited.push(code),
    });
    expect(server.arrived().equals(Buffer.from(bytes))).toBe(true);
    expect(waited).toEqual(['network', 'conflict', 'unavailable']);
    expect(server.received.filter(({ method }) => method === 'HEAD')).toHaveLength(3);
    expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('starts over if the station has discarded the upload', async () => {
    await using server = await tusServer((part) => (part === 1 ? 404 : undefined));
    await sendInParts(clientAt(server.url), fields, { partBytes: 1_000_000, clock: hasty });
    expect(server.arrived().equals(Buffer.from(bytes))).toBe(true);
  });

  it('gives up after `tries` failures without progress, and immediately if the file is rejected', async () => {
    await using away = await tusServer(() => 503);
    const giveUp = sendInParts(clientAt(away.url), fields, { clock: hasty, tries: 4 });
    await expect(giveUp).rejects.toMatchObject({ code: 'unavailable' });
    expect(away.received.filter(({ method }) => method === 'PATCH')).toHaveLength(4);
    await using full = await tusServer(() => 507);
    await expect(sendInParts(clientAt(full.url), fields, { clock: hasty })).rejects.toMatchObject({
      code: 'storage_full',
    });
    expect(full.received.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('pauses when it is aborted, and resumes when it is called again', async () => {
    await using server = await tusServer();
    const pause = new AbortController();
    const paused = sendInParts(clientAt(server.url), fields, {
      partBytes: 1_000_000,
      signal: pause.signal,
      onUploadProgress: ({ loaded }) => loaded > 1_000_000 && pause.abort(),
    });
    await expect(paused).rejects.toMatchObject({ code: 'aborted' });
    const before = server.received.filter(({ method }) => method === 'PATCH').length;
    await sendInParts(clientAt(server.url), fields, { partBytes: 1_000_000 });
    expect(server.arrived().equals(Buffer.from(bytes))).toBe(true);
    expect(server.received.filter(({ method }) => method === 'PATCH').length - before).toBeLessThan(3);
  });

  it('fails when the file can no longer be read', async () => {
    await using server = await tusServer(() => 503);
    const gone = new Blob([bytes]);
    const slice = gone.slice.bind(gone);
    gone.slice = (...given) =>
      Object.assign(slice(...given), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
    await expect(
      sendInParts(clientAt(server.url), { ...fields, file: gone }, { clock: hasty }),
    ).rejects.toMatchObject({ code: 'input' });
  });

  it('cancel deletes the received part', async () => {
    await using server = await tusServer();
    await clientAt(server.url).uploads.cancel(uuid);
    expect(server.received[0]).toMatchObject({ method: 'DELETE', url: `/wxyz/api/v2/upload/files/${uuid}/` });
    expect(server.received[0]?.headers['tus-resumable']).toBe('1.0.0');
  });
});
