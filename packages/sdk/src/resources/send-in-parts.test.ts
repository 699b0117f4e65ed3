import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { localServer, respondJson } from '../core/testing/local-server.ts';
import type { Received } from '../core/testing/local-server.ts';
import { manualClock } from '../core/testing/manual-clock.ts';
import { sendInParts } from './send-in-parts.ts';

const uuid = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const fieldsOf = (size: number) =>
  ({ uuid, title: 'Tide', audio_type: 'UPLOAD-Talk', file: new Blob(['x'.repeat(size)]) }) as const;
const clientAt = (url: string) => createClient({ baseUrl: url, station: 'wxyz', log: () => {} });

type Answer = { readonly status: number; readonly offset?: string };

/** A station that responds to each request with the next answer, and whose last one repeats. */
function scriptedStation(...answers: Answer[]) {
  return localServer((response, _request, before) => {
    const { status, offset } = answers[Math.min(before, answers.length - 1)] ?? { status: 500 };
    const headers: Record<string, string> = offset === undefined ? {} : { 'Upload-Offset': offset };
    if (status === 204 || status === 200) response.writeHead(status, headers).end();
    else respondJson(response, status === 201 ? { uuid } : { error_message: 'No.' }, status, headers);
  });
}

const begun = { status: 201, offset: '0' };
const methodsOf = (received: readonly Received[]) => received.map(({ method }) => method).join(' ');

describe('sendInParts', () => {
  it('starts again if the start failed, and asks for the offset once it has succeeded', async () => {
    await using server = await scriptedStation(
      { status: 503 },
      begun,
      { status: 503 },
      { status: 200, offset: '2' },
      { status: 204, offset: '4' },
    );
    const clock = manualClock(60_000);
    const sent = await sendInParts(clientAt(server.url), fieldsOf(4), { clock });
    expect(sent).toEqual({ uuid, upload_progress: 100 });
    expect(methodsOf(server.received)).toBe('POST POST PATCH HEAD PATCH');
    expect(server.received.at(-1)).toMatchObject({
      headers: { 'upload-offset': '2' },
      body: Buffer.from('xx'),
    });
    expect(clock.waits).toHaveLength(2);
  });

  it('sends no part of an empty file', async () => {
    await using server = await scriptedStation(begun);
    const steps: unknown[] = [];
    await sendInParts(clientAt(server.url), fieldsOf(0), { onUploadProgress: (step) => steps.push(step) });
    expect(methodsOf(server.received)).toBe('POST');
    expect(steps).toEqual([{ loaded: 0, total: 0 }]);
  });

  it.each([409, 404, 423, 507])(
    'does not repeat a start that the station rejects with %i',
    async (status) => {
      await using server = await scriptedStation({ status });
      await expect(
        sendInParts(clientAt(server.url), fieldsOf(4), { clock: manualClock(60_000) }),
      ).rejects.toMatchObject({ status });
      expect(server.received).toHaveLength(1);
    },
  );

  it('counts failures since the last progress', async () => {
    const failed = { status: 503 };
    const at = (offset: string) => ({ status: 200, offset });
    await using server = await scriptedStation(begun, failed, at('1'), failed, at('2'), failed, at('3'), {
      status: 204,
      offset: '4',
    });
    await sendInParts(clientAt(server.url), fieldsOf(4), { clock: manualClock(60_000), tries: 2 });
    await using stuck = await scriptedStation(begun, failed, at('0'), failed, at('0'));
    const call = sendInParts(clientAt(stuck.url), fieldsOf(4), { clock: manualClock(60_000), tries: 2 });
    await expect(call).rejects.toMatchObject({ status: 503 });
    expect(methodsOf(stuck.received)).toBe('POST PATCH HEAD PATCH');
  });

  it.each([undefined, 'four', '1.5'])('fails if the station returns the offset %s', async (offset) => {
    await using server = await scriptedStation({ status: 201, ...(offset !== undefined && { offset }) });
    await expect(sendInParts(clientAt(server.url), fieldsOf(4))).rejects.toMatchObject({ code: 'response' });
    expect(server.received).toHaveLength(1);
  });

  it('ends with AbortError if it is aborted while it waits', async () => {
    await using server = await scriptedStation({ status: 503 });
    const controller = new AbortController();
    const clock = { now: () => 0, after: () => () => {} };
    const call = sendInParts(clientAt(server.url), fieldsOf(4), {
      clock,
      signal: controller.signal,
      onWaiting: () => setImmediate(() => controller.abort('left')),
    });
    await expect(call).rejects.toMatchObject({ name: 'AbortError', cause: 'left' });
    expect(server.received).toHaveLength(1);
  });

  it('sends larger parts while they arrive within two seconds', async () => {
    await using server = await scriptedStation(
      begun,
      { status: 204, offset: '524288' },
      { status: 204, offset: '2621440' },
    );
    await sendInParts(clientAt(server.url), fieldsOf(2_621_440), { clock: manualClock(60_000) });
    expect(server.received.map(({ body }) => body.length)).toEqual([0, 524_288, 2_097_152]);
  });

  it('reports the bytes that the station has acknowledged, and resumes after them when it is aborted in a part', async () => {
    const pausing = new AbortController();
    let offset = 0;
    await using server = await localServer((response, { method, body }, before) => {
      // The third request, a part, has arrived as a whole but is not acknowledged.
      if (before === 2) return pausing.abort();
      offset += method === 'PATCH' ? body.length : 0;
      const headers = { 'Upload-Offset': String(offset) };
      if (method === 'PATCH') response.writeHead(204, headers).end();
      else respondJson(response, { uuid }, 201, headers);
    });
    const loaded: number[] = [];
    const send = (signal?: AbortSignal) =>
      sendInParts(clientAt(server.url), fieldsOf(9), {
        partBytes: 4,
        signal,
        onUploadProgress: (step) => loaded.push(step.loaded),
      });
    await expect(send(pausing.signal)).rejects.toMatchObject({ code: 'aborted' });
    expect(loaded).toEqual([0, 4]);
    await send();
    expect(loaded).toEqual([0, 4, 4, 8, 9]);
    expect(server.received.at(4)?.headers['upload-offset']).toBe('4');
  });
});
