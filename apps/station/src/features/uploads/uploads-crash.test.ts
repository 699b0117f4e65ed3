import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { encodeProgress, type EncodeProgress } from '@postkit/sdk/schema';
import { startChildStation, type ChildStation } from '../../testing/child-station.ts';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { unfinishedFiles } from '../../testing/unfinished-files.ts';
import { wavTone } from '../../testing/wav-tone.ts';

const poll = { timeout: 50_000, interval: 20 };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A station that can be killed, on an existing data folder. */
async function childStation(): Promise<{ child: ChildStation; slug: string; dataDir: string }> {
  const { slug, dataDir, stop, close } = await startStation();
  closing.push(close);
  await stop();
  const child = await startChildStation(dataDir);
  closing.push(() => child.kill());
  return { child, slug, dataDir };
}

async function restart(dataDir: string): Promise<{ server: TestStation; admin: SignedIn }> {
  const server = await startStation({ dataDir });
  closing.push(() => server.stop());
  return { server, admin: await server.signIn() };
}

const fieldsOf = (uuid: string) => ({
  uuid,
  title: 'Through the crash',
  audio_type: 'UPLOAD-Talk',
  single_use: 'false',
});

function formOf(uuid: string, seconds: number): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(uuid))) form.append(name, value);
  form.append('file', new Blob([wavTone(seconds)]), 'tone.wav');
  return form;
}

async function read(response: Response): Promise<EncodeProgress> {
  return encodeProgress.parse(await response.json());
}

describe('createUploads after kill -9', { timeout: 60_000 }, () => {
  it('records an interrupted upload as failed, keeps no part of it, and accepts it again', async () => {
    const { child, slug, dataDir } = await childStation();
    const uuid = randomUUID();
    const socket = connect(Number(new URL(child.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const parts = Object.entries(fieldsOf(uuid)).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = [
      `POST /${slug}/api/v2/upload/ HTTP/1.1`,
      'host: station',
      `authorization: ${child.admin.authorization}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 9000000',
    ];
    socket.write(
      `${head.join('\r\n')}\r\n\r\n${parts.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\n`,
    );
    socket.write(wavTone(5));
    const received = async () => {
      const answer = await child.call(`/encodeprogress/${uuid}`);
      return answer.ok ? ((await read(answer)).upload?.upload_progress ?? 0) : 0;
    };
    await expect.poll(received, poll).toBeGreaterThan(0);
    await child.kill();
    socket.destroy();

    const { server, admin } = await restart(dataDir);
    expect(await read(await server.call(`/encodeprogress/${uuid}`, { as: admin }))).toMatchObject({
      success: 0,
      failed: 1,
      err_msg: 'The station was stopped before the file had arrived',
    });
    expect(await unfinishedFiles(dataDir)).toEqual([]);
    const again = await server.call(`/${slug}/api/v2/upload/`, {
      method: 'POST',
      as: admin,
      body: formOf(uuid, 3),
    });
    expect(again.status).toBe(202);
    await server.context.jobs.idle();
    expect(await read(await server.call(`/encodeprogress/${uuid}`, { as: admin }))).toMatchObject({
      success: 1,
    });
  });

  it('resumes an upload in parts at its offset, and truncates unacknowledged bytes', async () => {
    const { child, slug, dataDir } = await childStation();
    const uuid = randomUUID();
    const audio = wavTone(20);
    const files = `/${slug}/api/v2/upload/files/`;
    const tus = { 'tus-resumable': '1.0.0' };
    const part = (offset: number) => ({
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    });
    const metadata = Object.entries({ uuid, title: 'Through the crash', audio_type: 'UPLOAD-Talk' })
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',');
    const begun = { ...tus, 'upload-length': String(audio.length), 'upload-metadata': metadata };
    expect((await child.call(files, { method: 'POST', headers: begun })).status).toBe(201);
    const acknowledged = 600_000;
    const first = await child.call(`${files}${uuid}/`, {
      method: 'PATCH',
      headers: part(0),
      body: audio.subarray(0, acknowledged),
    });
    expect(first.headers.get('upload-offset')).toBe(String(acknowledged));
    const socket = connect(Number(new URL(child.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const head = Object.entries({
      host: 'station',
      authorization: child.admin.authorization,
      ...part(acknowledged),
    });
    const lines = head.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    socket.write(
      `PATCH ${files}${uuid}/ HTTP/1.1\r\n${lines}\r\ncontent-length: ${audio.length - acknowledged}\r\n\r\n`,
    );
    socket.write(audio.subarray(acknowledged, acknowledged + 400_000));
    const stored = join(dataDir, 'files', 'uploads');
    const bytes = async () => (await stat(join(stored, (await readdir(stored))[0] ?? ''))).size;
    await expect.poll(bytes, poll).toBeGreaterThan(acknowledged);
    await child.kill();
    socket.destroy();

    const { server, admin } = await restart(dataDir);
    const requested = await server.call(`${files}${uuid}/`, { method: 'HEAD', as: admin, headers: tus });
    expect(requested.headers.get('upload-offset')).toBe(String(acknowledged));
    const rest = {
      method: 'PATCH',
      as: admin,
      headers: part(acknowledged),
      body: audio.subarray(acknowledged),
    };
    expect((await server.call(`${files}${uuid}/`, rest)).status).toBe(204);
    await server.context.jobs.idle();
    const done = await read(await server.call(`/encodeprogress/${uuid}`, { as: admin }));
    expect(done).toMatchObject({ success: 1, failed: 0 });
    expect(done.duration).toBeCloseTo(20, 1);
  });

  it('encodes again after an interrupted encode, and makes exactly one event', async () => {
    const { child, slug, dataDir } = await childStation();
    const uuid = randomUUID();
    const taken = await child.call(`/${slug}/api/v2/upload/`, { method: 'POST', body: formOf(uuid, 90) });
    expect(taken.status).toBe(202);
    const progress = async () => (await read(await child.call(`/encodeprogress/${uuid}`))).progress;
    await expect.poll(progress, poll).toBeGreaterThan(0);
    expect(await progress()).toBeLessThan(100);
    await child.kill();

    const { server, admin } = await restart(dataDir);
    await server.context.jobs.idle();
    const done = await read(await server.call(`/encodeprogress/${uuid}`, { as: admin }));
    expect(done).toMatchObject({ success: 1, failed: 0 });
    expect(done.duration).toBeCloseTo(90, 0);
    const list = await server.call(`/${slug}/api/v1/event/?search=through+the+crash`, { as: admin });
    expect(await list.json()).toMatchObject({ meta: { total_count: 1 } });
    // The file is removed after the commit, which the job does not wait for.
    await expect.poll(() => readdir(join(dataDir, 'files', 'uploads')), poll).toEqual([]);
  });
});
