import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, readdir, readFile, truncate } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { encodeProgress, type AudioUpload } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  firstStation,
  listenLive,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { signIn } from '../../testing/sign-in.ts';
import { wavTone } from '../../testing/wav-tone.ts';

const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

function metadata(uuid: string, fields: Record<string, string> = {}): string {
  return Object.entries({ uuid, title: 'A tone', audio_type: 'UPLOAD-Talk', ...fields })
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
}

describe('createResumable', () => {
  let server: TestStation;
  let admin: SignedIn;
  let colleague: SignedIn;

  beforeAll(async () => {
    server = await startStation({ env: { POSTKIT_UPLOAD_LIMIT_MB: '20' } });
    admin = await server.signIn();
    const { id } = firstStation(server);
    const user = await makeUser(server, { stations: [{ stationId: id, admin: false }] });
    colleague = await signIn(server.url, user.username, user.password);
  });
  afterAll(() => server.close());

  const pathOf = (uuid: string, slug = server.slug) => `/${slug}/api/v2/upload/files/${uuid}/`;
  const stored = (...names: string[]) => join(server.dataDir, 'files', ...names);

  async function begin(
    uuid: string,
    bytes: number,
    { as = admin, fields = {}, headers = {} } = {},
  ): Promise<Response> {
    const input = {
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': metadata(uuid, fields),
      ...headers,
    };
    return server.call(`/${server.slug}/api/v2/upload/files/`, { method: 'POST', as, headers: input });
  }

  async function append(
    uuid: string,
    offset: number,
    body: Uint8Array<ArrayBuffer>,
    { as = admin, headers = {} } = {},
  ): Promise<Response> {
    const input = {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    };
    return server.call(pathOf(uuid), { method: 'PATCH', as, headers: input, body });
  }

  const ask = (uuid: string, as = admin) => server.call(pathOf(uuid), { method: 'HEAD', as, headers: tus });
  const cancel = (uuid: string, as = admin) =>
    server.call(pathOf(uuid), { method: 'DELETE', as, headers: tus });

  async function record(uuid: string): Promise<AudioUpload> {
    const { upload } = encodeProgress.parse(
      await (await server.call(`/encodeprogress/${uuid}`, { as: admin })).json(),
    );
    if (!upload) throw new Error('An upload was to be found.');
    return upload;
  }

  /** Waits until the station publishes progress of this upload. */
  async function until(live: Awaited<ReturnType<typeof listenLive>>, uuid: string) {
    for (;;) {
      const event = await live.next('upload_progress');
      if (event.uuid === uuid) return event;
    }
  }

  /** Sends half of a part, then stalls. */
  async function sendHalf(uuid: string, offset: number, body: Uint8Array, bytes: number): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const head = [
      `PATCH ${pathOf(uuid)} HTTP/1.1`,
      'host: station',
      `authorization: ${admin.authorization}`,
      'tus-resumable: 1.0.0',
      `upload-offset: ${offset}`,
      'content-type: application/offset+octet-stream',
      `content-length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(body.subarray(0, bytes));
    return socket;
  }

  it('receives a file in parts, reports the offset, and makes an event of exactly these bytes', async () => {
    const live = await listenLive(server, admin);
    const uuid = randomUUID();
    const wav = wavTone(60);
    const begun = await begin(uuid, wav.length, {
      fields: { title: 'Grüße vom Hafen', audio_type: 'UPLOAD-Promo', single_use: 'false' },
    });
    expect([begun.status, begun.headers.get('location'), begun.headers.get('upload-offset')]).toEqual([
      201,
      pathOf(uuid),
      '0',
    ]);
    expect(await begun.json()).toMatchObject({
      uuid,
      title: 'Grüße vom Hafen',
      audio_type: 'UPLOAD-Promo',
      upload_progress: 0,
      failed: 0,
    });

    // One part larger than the limit of other bodies.
    const first = 4_500_000;
    const sent = await append(uuid, 0, wav.subarray(0, first));
    expect([sent.status, sent.headers.get('upload-offset'), sent.headers.get('tus-resumable')]).toEqual([
      204,
      String(first),
      '1.0.0',
    ]);
    const requested = await ask(uuid);
    expect(
      Object.fromEntries(
        ['upload-offset', 'upload-length', 'cache-control'].map((name) => [
          name,
          requested.headers.get(name),
        ]),
      ),
    ).toEqual({
      'upload-offset': String(first),
      'upload-length': String(wav.length),
      'cache-control': 'no-store',
    });
    expect((await record(uuid)).upload_progress).toBe(Math.floor((100 * first) / wav.length));
    const [row] = await readdir(stored('uploads'));
    expect((await readFile(stored('uploads', row ?? ''))).equals(Buffer.from(wav.subarray(0, first)))).toBe(
      true,
    );
    const event = await until(live, uuid);
    expect(event).toMatchObject({ uuid, failed: 0, success: 0 });

    expect((await append(uuid, first, wav.subarray(first))).status).toBe(204);
    let done = await live.next('worker_encode');
    while (done.uuid !== uuid) done = await live.next('worker_encode');
    live.close();
    expect(done).toMatchObject({ uuid, success: 1, failed: 0 });
    expect(done.duration).toBeCloseTo(60, 1);
    await expect.poll(() => readdir(stored('uploads'))).toEqual([]);
    expect((await ask(uuid)).headers.get('upload-offset')).toBe(String(wav.length));
    expect((await append(uuid, wav.length, new Uint8Array(1))).status).toBe(409);
    expect((await cancel(uuid)).status).toBe(409);
  });

  it('returns the same upload for the same uuid, and refuses another length', async () => {
    const uuid = randomUUID();
    const wav = wavTone(1);
    await begin(uuid, wav.length);
    await append(uuid, 0, wav.subarray(0, 1000));
    const again = await begin(uuid, wav.length);
    expect([again.status, again.headers.get('upload-offset')]).toEqual([201, '1000']);
    expect((await begin(uuid, wav.length + 1)).status).toBe(409);
    expect((await begin(uuid, wav.length, { as: colleague })).status).toBe(409);
  });

  it('refuses a wrong offset, more bytes than were announced, and requests without tus', async () => {
    const uuid = randomUUID();
    const wav = wavTone(1);
    await begin(uuid, wav.length);
    expect((await append(uuid, 5, wav)).status).toBe(409);
    expect((await append(uuid, 0, new Uint8Array(wav.length + 1))).status).toBe(413);
    expect((await ask(uuid)).headers.get('upload-offset')).toBe('0');
    const old = await append(uuid, 0, wav, { headers: { 'tus-resumable': '0.2.2' } });
    expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    expect((await append(uuid, 0, wav, { headers: { 'upload-offset': '-1' } })).status).toBe(400);
    expect((await append(uuid, 0, wav, { headers: { 'content-type': 'audio/wav' } })).status).toBe(415);
    expect((await begin(randomUUID(), 10, { headers: { 'upload-length': 'many' } })).status).toBe(400);
    const untitled = await begin(randomUUID(), 10, { fields: { title: ' ' } });
    expect(await untitled.json()).toMatchObject({ errors: { title: ['Enter a title.'] } });
    // Only uploads accept this content type.
    const headers = { 'content-type': 'application/offset+octet-stream' };
    expect(
      (
        await server.call(`/${server.slug}/api/v1/playlistcategory/`, {
          method: 'POST',
          as: admin,
          headers,
          body: wav,
        })
      ).status,
    ).toBe(415);
  });

  it('reports its tus capabilities to users of the station only', async () => {
    const other = await makeStation(server);
    const options = (slug: string, as?: SignedIn) =>
      server.call(`/${slug}/api/v2/upload/files/`, { method: 'OPTIONS', ...(as && { as }) });
    const response = await options(server.slug, colleague);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,termination',
      'tus-max-size': String(20 * 1024 * 1024),
    });
    for (const [refused, status] of [
      [await options(server.slug), 401],
      [await options(other.slug, colleague), 404],
    ] as const) {
      expect([refused.status, refused.headers.has('tus-max-size')]).toEqual([status, false]);
    }
  });

  it('refuses a file beyond the limit, or beyond the disk, before its first byte', async () => {
    const uuid = randomUUID();
    const huge = await begin(uuid, 4 * 1024 ** 3);
    expect(huge.status).toBe(413);
    expect(await huge.json()).toEqual({
      error_message: 'This file is larger than the 20 MB that this station accepts.',
    });
    expect((await ask(uuid)).status).toBe(404);
    const full = vi.spyOn(server.context.disk, 'freeBytes').mockResolvedValue(0);
    expect((await begin(uuid, 1000)).status).toBe(507);
    full.mockRestore();
    expect((await ask(uuid)).status).toBe(404);
  });

  it('hides an upload from other users and other stations', async () => {
    const uuid = randomUUID();
    const wav = wavTone(1);
    await begin(uuid, wav.length);
    const other = await makeStation(server);
    const stranger = await makeUser(server, { stations: [{ stationId: other.id, admin: true }] });
    const person = await signIn(server.url, stranger.username, stranger.password);
    for (const as of [colleague, person]) {
      expect((await ask(uuid, as)).status).toBe(404);
      expect((await append(uuid, 0, wav, { as })).status).toBe(404);
      expect((await cancel(uuid, as)).status).toBe(404);
    }
    const elsewhere = await server.call(pathOf(uuid, other.slug), {
      method: 'HEAD',
      as: person,
      headers: tus,
    });
    expect(elsewhere.status).toBe(404);
    expect((await ask(uuid)).headers.get('upload-offset')).toBe('0');
  });

  it('keeps the bytes from before a connection broke, refuses a second sender, and ends the first when the client asks again', async () => {
    const live = await listenLive(server, admin);
    const uuid = randomUUID();
    const wav = wavTone(10);
    await begin(uuid, wav.length);
    const socket = await sendHalf(uuid, 0, wav, 300_000);
    await until(live, uuid);
    expect((await append(uuid, 0, wav)).status).toBe(423);
    // The client that asks has lost its sending connection, even if the station has not noticed yet.
    const ended = once(socket, 'close');
    const offset = Number((await ask(uuid)).headers.get('upload-offset'));
    await ended;
    live.close();
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(300_000);
    expect((await append(uuid, offset, wav.subarray(offset))).status).toBe(204);
    await server.context.jobs.idle();
    const done = await record(uuid);
    expect(done).toMatchObject({ success: 1, upload_progress: 100 });
    expect(done.duration).toBeCloseTo(10, 1);
  });

  it('truncates bytes that it never acknowledged, and asks again for bytes that are missing', async () => {
    const uuid = randomUUID();
    const wav = wavTone(4);
    await begin(uuid, wav.length);
    await append(uuid, 0, wav.subarray(0, 50_000));
    const names = await readdir(stored('uploads'));
    const file = stored('uploads', names.toSorted((a, b) => Number(b) - Number(a))[0] ?? '');
    await appendFile(file, 'torn');
    expect((await append(uuid, 50_000, wav.subarray(50_000, 60_000))).status).toBe(204);
    expect((await readFile(file)).equals(Buffer.from(wav.subarray(0, 60_000)))).toBe(true);
    await truncate(file, 20_000);
    expect((await append(uuid, 60_000, wav.subarray(60_000))).status).toBe(409);
    expect((await ask(uuid)).headers.get('upload-offset')).toBe('20000');
    expect((await append(uuid, 20_000, wav.subarray(20_000))).status).toBe(204);
    await server.context.jobs.idle();
    expect(await record(uuid)).toMatchObject({ success: 1 });
  });

  it('lets the sender cancel it, also while it is being sent', async () => {
    const live = await listenLive(server, admin);
    const uuid = randomUUID();
    const wav = wavTone(5);
    const before = await readdir(stored('uploads'));
    await begin(uuid, wav.length);
    const socket = await sendHalf(uuid, 0, wav, 100_000);
    await until(live, uuid);
    live.close();
    const own = (await readdir(stored('uploads'))).filter((name) => !before.includes(name));
    expect(own).toHaveLength(1);
    const ended = once(socket, 'close');
    expect((await cancel(uuid)).status).toBe(204);
    await ended;
    expect((await ask(uuid)).status).toBe(404);
    expect(await readdir(stored('uploads'))).not.toContain(own[0]);
    expect((await begin(uuid, 10)).headers.get('upload-offset')).toBe('0');
  });

  it('reports that a file is empty', async () => {
    const uuid = randomUUID();
    expect((await begin(uuid, 0)).headers.get('upload-offset')).toBe('0');
    await server.context.jobs.idle();
    expect(await record(uuid)).toMatchObject({ failed: 1, err_msg: 'This file is empty' });
  });
});

describe('defineDropUnfinished', () => {
  it('discards an upload after a day without a byte, and starts again if it is sent after all', async () => {
    const clock = createFakeClock();
    const server = await startStation({ clock });
    onTestFinished(() => server.close());
    const uuid = randomUUID();
    const wav = wavTone(1);
    const path = `/${server.slug}/api/v2/upload/files/`;

    /** Calls with a new session, because a session does not last for days. */
    async function call(
      method: string,
      to: string,
      headers: Record<string, string>,
      body?: Uint8Array<ArrayBuffer>,
    ): Promise<Response> {
      return server.call(to, {
        method,
        as: await server.signIn(),
        headers: { ...tus, ...headers },
        ...(body ? { body } : {}),
      });
    }
    const begin = () =>
      call('POST', path, { 'upload-length': String(wav.length), 'upload-metadata': metadata(uuid) });
    const append = (offset: number, body: Uint8Array<ArrayBuffer>) =>
      call(
        'PATCH',
        `${path}${uuid}/`,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        body,
      );
    const ask = () => call('HEAD', `${path}${uuid}/`, {});
    const progress = async () =>
      encodeProgress.parse(await (await call('GET', `/encodeprogress/${uuid}`, {})).json());

    await begin();
    clock.advance(20 * 3_600_000);
    expect((await append(0, wav.subarray(0, 1000))).status).toBe(204);
    clock.advance(20 * 3_600_000);
    await server.context.jobs.idle();
    expect((await ask()).headers.get('upload-offset')).toBe('1000');
    clock.advance(5 * 3_600_000);
    await server.context.jobs.idle();
    expect(await progress()).toMatchObject({
      failed: 1,
      err_msg: 'The rest of the file did not arrive within a day',
    });
    expect((await ask()).status).toBe(404);
    expect((await begin()).headers.get('upload-offset')).toBe('0');
    expect((await append(0, wav)).status).toBe(204);
    await server.context.jobs.idle();
    expect(await progress()).toMatchObject({ success: 1, failed: 0, err_msg: '' });
  });
});
