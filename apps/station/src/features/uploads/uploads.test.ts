import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { audioEvent, audioUpload, encodeProgress, liveEvents, type AudioUpload } from '@postkit/sdk/schema';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import {
  listenLive,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { signIn } from '../../testing/sign-in.ts';
import { unfinishedFiles } from '../../testing/unfinished-files.ts';
import { wavTone } from '../../testing/wav-tone.ts';

const fieldsOf = (overrides: Record<string, string> = {}): Record<string, string> => ({
  uuid: randomUUID(),
  title: 'A tone',
  audio_type: 'UPLOAD-Talk',
  single_use: 'false',
  ...overrides,
});

function formOf(fields: Record<string, string>, file: Uint8Array<ArrayBuffer> | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([file], { type: 'audio/wav' }), 'tone.wav');
  return form;
}

describe('createUploads', () => {
  let server: TestStation;
  let admin: SignedIn;

  beforeAll(async () => {
    server = await startStation({ env: { POSTKIT_UPLOAD_LIMIT_MB: '1' } });
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  const post = (body: FormData, as = admin, slug = server.slug) =>
    server.call(`/${slug}/api/v2/upload/`, { method: 'POST', as, body });
  const ask = (key: string, as = admin) => server.call(`/encodeprogress/${key}`, { as });

  async function upload(fields: Record<string, string>, file = wavTone(6)): Promise<AudioUpload> {
    const response = await post(formOf(fields, file));
    expect(response.status).toBe(202);
    return audioUpload.parse(await response.json());
  }

  async function record(uuid: string): Promise<AudioUpload> {
    const { upload: found } = encodeProgress.parse(await (await ask(uuid)).json());
    if (!found) throw new Error('An upload was to be found.');
    return found;
  }

  it('LIB-029 accepts a multipart upload with 202 and makes an event of the library', async () => {
    const live = await listenLive(server, admin);
    const fields = fieldsOf({ title: 'Harbour ad', audio_type: 'UPLOAD-Commercial' });
    const taken = await upload(fields);
    expect(taken).toMatchObject({
      uuid: fields.uuid,
      title: 'Harbour ad',
      audio_type: 'UPLOAD-Commercial',
      upload_progress: 100,
    });
    expect(taken).toMatchObject({ success: 0, failed: 0, location: null, single_use: false, err_msg: '' });

    const done = await live.next('worker_encode');
    live.close();
    expect(done).toMatchObject({
      uuid: fields.uuid,
      success: 1,
      failed: 0,
      encode_progress: 100,
      upload_progress: 100,
    });
    expect(done.duration).toBeCloseTo(6, 1);
    expect(done.rms).toBeCloseTo(20 * Math.log10(12_000 / 32_768 / Math.SQRT2), 0);
    const event = audioEvent.parse(await (await server.call(done.location ?? '', { as: admin })).json());
    expect(event).toMatchObject({
      duration: done.duration,
      cart: { title: 'Harbour ad', type_name: 'UPLOAD', category: { name: 'Commercial' } },
    });
    expect(event.loudness).toBeLessThan(0);
  });

  it.each<[name: string, channels: string, level: number, isOpposite: boolean]>([
    ['mono', '0.25*sin(2765*t)', -15, false],
    ['both channels', '0.25*sin(2765*t)|0.25*sin(2765*t)', -15, false],
    ['the right channel only', '0|0.25*sin(2765*t)', -15, false],
    ['opposite phase', '0.25*sin(2765*t)|-0.25*sin(2765*t)', -15, true],
    ['the centre of 5.1', '0|0|0.25*sin(2765*t)|0|0|0', -18, false],
  ])('reports the level and the phase of %s', async (_name, channels, level, isOpposite) => {
    const live = await listenLive(server, admin);
    const layout = { 1: 'mono', 2: 'stereo', 6: '5.1' }[channels.split('|').length] ?? '';
    const file = await runFfmpeg(
      '-f',
      'lavfi',
      '-i',
      `aevalsrc=${channels}:c=${layout}:s=44100:d=1`,
      '-f',
      'wav',
      'pipe:1',
    );
    const { uuid } = await upload(fieldsOf(), Buffer.from(new Uint8Array(file)));
    const done = await live.next('worker_encode');
    live.close();
    expect(done).toMatchObject({ uuid, is_opposite_phase: isOpposite, rms: expect.closeTo(level, 0) });
    expect(await record(uuid)).toMatchObject({ is_opposite_phase: isOpposite, rms: done.rms });
  });

  it('LIB-027 LIB-029 lists no single-use upload', async () => {
    const fields = fieldsOf({ title: 'Once only', single_use: 'true' });
    await upload(fields);
    await server.context.jobs.idle();
    const done = await record(fields.uuid ?? '');
    expect(done).toMatchObject({ success: 1, single_use: true });
    const list = await server.call(`/${server.slug}/api/v1/event/?search=once+only`, { as: admin });
    expect(await list.json()).toMatchObject({ meta: { total_count: 0 } });
    expect((await server.call(done.location ?? '', { as: admin })).status).toBe(200);
  });

  it('LIB-031 reports progress at encodeprogress, and responds 404 to users of other stations', async () => {
    const fields = fieldsOf();
    const { uuid } = await upload(fields);
    await server.context.jobs.idle();
    const response = encodeProgress.parse(await (await ask(uuid)).json());
    expect(response).toMatchObject({
      success: 1,
      failed: 0,
      progress: 100,
      upload: { uuid, encode_progress: 100 },
    });
    expect(response.duration).toBeCloseTo(6, 1);

    const other = await makeStation(server);
    const stranger = await makeUser(server, { stations: [{ stationId: other.id, admin: true }] });
    const person = await signIn(server.url, stranger.username, stranger.password);
    expect((await ask(uuid, person)).status).toBe(404);
    const eventId = response.location?.match(/(\d+)\/$/)?.[1];
    expect((await ask(`${server.slug}-${eventId}`)).status).toBe(200);
    expect((await ask(`${server.slug}-${eventId}`, person)).status).toBe(404);
    expect((await post(formOf(fieldsOf(), wavTone(1)), person)).status).toBe(404);
  });

  it('LIB-045 publishes progress and the end on the live channel, with the values of encodeprogress', async () => {
    const live = await listenLive(server, admin);
    const fields = fieldsOf();
    await upload(fields, wavTone(10));
    const progress = await live.next('upload_progress');
    expect(progress).toMatchObject({ uuid: fields.uuid, success: 0, failed: 0 });
    expect(progress.upload_progress).toBeGreaterThan(0);
    const event = liveEvents.worker_encode.parse(await live.next('worker_encode'));
    live.close();
    expect(event).toMatchObject({ uuid: fields.uuid, success: 1, failed: 0, err_msg: '' });
    expect(await record(fields.uuid ?? '')).toMatchObject(event);
  });

  it('returns the existing upload for the same uuid, and makes no second event', async () => {
    const fields = fieldsOf({ title: 'Sent twice' });
    await upload(fields);
    await server.context.jobs.idle();
    const again = await upload(fields);
    expect(again).toMatchObject({ success: 1, location: (await record(fields.uuid ?? '')).location });
    await server.context.jobs.idle();
    const list = await server.call(`/${server.slug}/api/v1/event/?search=sent+twice`, { as: admin });
    expect(await list.json()).toMatchObject({ meta: { total_count: 1 } });
  });

  it.each([
    ['between its fields', ['uuid', 'title', 'file', 'audio_type', 'single_use']],
    ['before its fields', ['file', 'uuid', 'title', 'audio_type', 'single_use']],
  ])('LIB-029 accepts a file %s, and keeps nothing of an invalid one', async (_place, order) => {
    const inOrder = (fields: Record<string, string>, bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      for (const name of order) {
        if (name === 'file') form.append(name, new Blob([bytes], { type: 'audio/wav' }), 'tone.wav');
        else form.append(name, fields[name] ?? '');
      }
      return form;
    };
    const fields = fieldsOf();
    expect((await post(inOrder(fields, wavTone(2)))).status).toBe(202);
    await server.context.jobs.idle();
    expect(await record(fields.uuid ?? '')).toMatchObject({
      success: 1,
      failed: 0,
      duration: expect.closeTo(2, 1),
    });
    const invalid = await post(inOrder(fieldsOf({ audio_type: 'UPLOAD-Nonsense' }), wavTone(2)));
    expect([invalid.status, Object.keys(((await invalid.json()) as { errors: object }).errors)]).toEqual([
      400,
      ['audio_type'],
    ]);
    expect((await post(inOrder(fieldsOf(), wavTone(20)))).status).toBe(413);
    expect(
      (await readdir(join(server.dataDir, 'files', '.work'))).filter((name) => name.startsWith('scratch-')),
    ).toEqual([]);
  });

  it('refuses invalid fields, and a file without fields', async () => {
    expect((await post(formOf(fieldsOf({ audio_type: 'UPLOAD-Nonsense' }), wavTone(1)))).status).toBe(400);
    const untitled = await post(formOf(fieldsOf({ title: ' ' }), wavTone(1)));
    expect(await untitled.json()).toMatchObject({ errors: { title: ['Enter a title.'] } });
    const fileless = await post(formOf(fieldsOf(), null));
    expect(await fileless.json()).toMatchObject({ errors: { file: ['Choose a file.'] } });
    const bare = await post(formOf({}, wavTone(1)));
    expect([bare.status, await bare.json()]).toMatchObject([400, { errors: { uuid: expect.anything() } }]);
    expect(
      (await server.call(`/${server.slug}/api/v2/upload/`, { method: 'POST', as: admin, json: {} })).status,
    ).toBe(400);
  });

  it('LIB-045 fails a file that is not audio with the reason, published as upload_error', async () => {
    const live = await listenLive(server, admin);
    const fields = fieldsOf();
    await upload(fields, Buffer.from('<html>not a sound</html>'.repeat(100)));
    const failed = await live.next('upload_error');
    live.close();
    expect(failed).toMatchObject({
      uuid: fields.uuid,
      success: 0,
      failed: 1,
      err_msg: 'This file has no readable audio',
    });
    expect(await record(fields.uuid ?? '')).toMatchObject({ failed: 1, err_msg: failed.err_msg });
  });

  it('refuses a file beyond the limit with 413 and records it as failed; the same uuid may retry', async () => {
    const fields = fieldsOf();
    const response = await post(formOf(fields, wavTone(20)));
    expect(response.status).toBe(413);
    expect(await record(fields.uuid ?? '')).toMatchObject({
      failed: 1,
      err_msg: 'This file is larger than the 1 MB that this station accepts',
    });
    await upload(fields, wavTone(2));
    await server.context.jobs.idle();
    expect(await record(fields.uuid ?? '')).toMatchObject({ success: 1, failed: 0, err_msg: '' });
  });

  it('responds 507 when the disk is full, and records the reason', async () => {
    const fields = fieldsOf();
    const full = vi.spyOn(server.context.disk, 'freeBytes').mockResolvedValue(0);
    const response = await post(formOf(fields, wavTone(2)));
    full.mockRestore();
    expect(response.status).toBe(507);
    expect(await record(fields.uuid ?? '')).toMatchObject({
      failed: 1,
      err_msg: "The station's disk is full. Ask an administrator to free space",
    });
  });

  it('records an interrupted upload as failed and leaves no file', async () => {
    const live = await listenLive(server, admin);
    const fields = fieldsOf();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = [
      `POST /${server.slug}/api/v2/upload/ HTTP/1.1`,
      'host: station',
      `authorization: ${admin.authorization}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 900000',
    ];
    const file =
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\ncontent-type: audio/wav\r\n\r\n';
    socket.write(`${head.join('\r\n')}\r\n\r\n${parts.join('')}${file}`);
    socket.write(wavTone(5));
    await live.next('upload_progress');
    socket.destroy();
    const failed = await live.next('upload_error');
    live.close();
    expect(failed).toMatchObject({
      uuid: fields.uuid,
      failed: 1,
      err_msg: 'The upload was interrupted. Send the file again',
    });
    expect(await unfinishedFiles(server.dataDir)).toEqual([]);
  });
});
