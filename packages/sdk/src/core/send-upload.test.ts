import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '../schema/operation.ts';
import type { UploadProgress } from './call-input.ts';
import type { Clock } from './clock.ts';
import { respondJson, localServer } from './testing/local-server.ts';
import type { Received } from './testing/local-server.ts';
import { LocalXhr } from './testing/local-xhr.ts';
import { tunes } from './testing/operations.ts';
import { createTransport } from './transport.ts';

async function formOf({ headers, body }: Received): Promise<FormData> {
  const sent = new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  });
  return sent.formData();
}

describe('sendUpload', () => {
  it('sends text before files and counts every byte', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postkit-upload-'));
    const path = join(folder, 'tune.mp3');
    const bytes = Buffer.alloc(3_000_000, 'tune');
    await writeFile(path, bytes);
    await using server = await localServer((response) => respondJson(response, { ok: true }, 202));
    const steps: UploadProgress[] = [];
    const file = new File([await openAsBlob(path)], 'Über tune.mp3', { type: 'audio/mpeg' });
    await createTransport({ baseUrl: server.url, station: 'wxyz' }).call(tunes.upload, {
      form: { file, title: 'Tune', single_use: true, left_out: undefined },
      onUploadProgress: (step) => steps.push(step),
    });
    await rm(folder, { recursive: true });

    const [request] = server.received;
    if (!request) throw new Error('Nothing was sent');
    expect(request.headers['content-length']).toBe(String(request.body.length));
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.at(-1)).toEqual({ loaded: request.body.length, total: request.body.length });
    expect(steps.map(({ loaded }) => loaded)).toEqual(
      steps.map(({ loaded }) => loaded).toSorted((a, b) => a - b),
    );
    const form = await formOf(request);
    expect([...form.keys()]).toEqual(['title', 'single_use', 'file']);
    const sent = form.get('file');
    if (!(sent instanceof File)) throw new Error('No file was sent');
    expect([sent.name, sent.type, sent.size]).toEqual(['Über tune.mp3', 'audio/mpeg', bytes.length]);
    expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('sends the same form without progress', async () => {
    await using server = await localServer((response) => respondJson(response, { ok: true }, 202));
    const form = new FormData();
    form.set('title', 'Tune');
    const answer = await createTransport({ baseUrl: server.url, station: 'wxyz' }).call(tunes.upload, {
      form,
    });
    expect(answer).toEqual({ ok: true });
    const [request] = server.received;
    expect(request && (await formOf(request)).get('title')).toBe('Tune');
  });

  it('counts the bytes of a body that is no form', async () => {
    await using server = await localServer((response) =>
      respondJson(response, { id: 1, title: 'Grüße' }, 201),
    );
    const steps: UploadProgress[] = [];
    await createTransport({ baseUrl: server.url, station: 'wxyz' }).call(tunes.create, {
      body: { title: 'Grüße' },
      onUploadProgress: (step) => steps.push(step),
    });
    expect(server.received[0]?.body.toString()).toBe('{"title":"Grüße"}');
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
    expect(steps).toEqual([{ loaded: 19, total: 19 }]);
  });

  it('aborts on the caller’s signal', async () => {
    await using server = await localServer((response) => respondJson(response, { ok: true }, 202));
    const controller = new AbortController();
    const call = createTransport({ baseUrl: server.url, station: 'wxyz' }).call(tunes.upload, {
      form: { file: new Blob([new Uint8Array(20_000_000)]) },
      signal: controller.signal,
      onUploadProgress: () => controller.abort(),
    });
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
    const never = createTransport({ baseUrl: server.url, station: 'wxyz' }).call(tunes.upload, {
      form: { file: new Blob(['x']) },
      signal: AbortSignal.abort(),
    });
    await expect(never).rejects.toMatchObject({ code: 'aborted' });
    expect(server.received).toHaveLength(0);
  });
});

describe('the timeout of an upload', () => {
  /** Timeouts that a call starts and has not cancelled, in milliseconds. */
  function countingClock() {
    const started: number[] = [];
    let running = 0;
    const clock: Clock = {
      now: () => 0,
      after(milliseconds) {
        started.push(milliseconds);
        running += 1;
        return () => void (running -= 1);
      },
    };
    return { clock, started, running: () => running };
  }

  it.each([
    ['of a call', tunes.create, { body: { title: 'x' } }, [60_000]],
    ['of an upload', tunes.upload, { form: { title: 'x' } }, []],
    ['of an upload with a timeout', tunes.upload, { form: { title: 'x' }, timeout: 500 }, [500]],
  ] as const)('%s without progress', async (_, operation, input, expected) => {
    await using server = await localServer((response) => respondJson(response, { ok: true }, 202));
    const { clock, started, running } = countingClock();
    await createTransport({ baseUrl: server.url, station: 'wxyz', clock, log: () => {} }).call<Operation>(
      operation,
      input,
    );
    expect(started).toEqual(expected);
    expect(running()).toBe(0);
  });

  it('starts again with each progress', async () => {
    await using server = await localServer((response) => respondJson(response, { ok: true }, 202));
    const { clock, started, running } = countingClock();
    let steps = 0;
    await createTransport({ baseUrl: server.url, station: 'wxyz', clock }).call(tunes.upload, {
      form: { file: new Blob([new Uint8Array(1_000_000)]) },
      onUploadProgress: () => (steps += 1),
    });
    expect(started).toEqual(Array.from({ length: steps + 1 }, () => 60_000));
    expect(running()).toBe(0);
  });
});

describe('sendUpload with XMLHttpRequest', () => {
  beforeEach(() => void vi.stubGlobal('XMLHttpRequest', LocalXhr));
  afterEach(() => void vi.unstubAllGlobals());

  it('sends form and headers, and returns its response', async () => {
    await using server = await localServer((response) =>
      respondJson(response, { ok: true }, 202, { 'X-Request-Id': 'r1' }),
    );
    const steps: UploadProgress[] = [];
    const exchange = await createTransport({ baseUrl: server.url, station: 'wxyz' }).exchange(tunes.upload, {
      form: { file: new Blob(['tune']), title: 'Tune' },
      onUploadProgress: (step) => steps.push(step),
    });
    expect(exchange).toMatchObject({ status: 202, requestId: 'r1', body: { ok: true } });
    const [request] = server.received;
    expect(request?.headers.authorization).toBe('Custom');
    expect(request && [...(await formOf(request)).keys()]).toEqual(['title', 'file']);
    const total = request?.body.length ?? 0;
    expect(total).toBeGreaterThan(0);
    expect(steps).toEqual([
      { loaded: expect.any(Number), total: expect.any(Number) },
      { loaded: expect.closeTo(total, -2), total: expect.closeTo(total, -2) },
    ]);
  });

  it.each([
    ['cookies', 'cookie', true],
    ['no cookies with a key', { username: 'ana', apiKey: 'k' }, false],
  ] as const)('sends %s to another origin', async (_, credentials, expected) => {
    await using server = await localServer((response) => respondJson(response, { ok: true }, 202));
    const modes: boolean[] = [];
    class Watched extends LocalXhr {
      override send(body: FormData): void {
        modes.push(this.withCredentials);
        super.send(body);
      }
    }
    vi.stubGlobal('XMLHttpRequest', Watched);
    await createTransport({ baseUrl: server.url, station: 'wxyz', credentials }).call(tunes.upload, {
      form: { title: 'Tune' },
      onUploadProgress: () => {},
    });
    expect(modes).toEqual([expected]);
  });

  it('reads a response without a body, and every header of it', async () => {
    await using server = await localServer((response) =>
      response.writeHead(204, { 'X-Request-Id': 'r1', 'X-Color': ' a:b ', 'Upload-Offset': '7' }).end(),
    );
    const bytes = { ...tunes.upload, responseKind: 'none', success: 204 } as const;
    const { status, headers, requestId } = await createTransport({
      baseUrl: server.url,
      station: 'wxyz',
    }).exchange(bytes, {
      form: { title: 'Tune' },
      onUploadProgress: () => {},
    });
    expect({
      status,
      requestId,
      color: headers.get('X-Color'),
      offset: headers.get('Upload-Offset'),
    }).toEqual({
      status: 204,
      requestId: 'r1',
      color: 'a:b',
      offset: '7',
    });
  });

  it('fails like any other call: rejected, unreachable or aborted', async () => {
    await using server = await localServer((response) =>
      respondJson(response, { error_message: 'Too big.' }, 413),
    );
    const onUploadProgress = () => {};
    const upload = (baseUrl: string, input: object = {}) =>
      createTransport({ baseUrl, station: 'wxyz', retries: 0 }).call(tunes.upload, {
        form: { title: 'x' },
        onUploadProgress,
        ...input,
      });
    await expect(upload(server.url)).rejects.toMatchObject({ code: 'too_large', message: '413: Too big.' });
    await expect(upload('http://127.0.0.1:1')).rejects.toMatchObject({ code: 'network' });
    await expect(upload(server.url, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
    const controller = new AbortController();
    const during = upload(server.url, {
      signal: controller.signal,
      onUploadProgress: () => controller.abort(),
    });
    await expect(during).rejects.toMatchObject({ code: 'aborted' });
  });
});
