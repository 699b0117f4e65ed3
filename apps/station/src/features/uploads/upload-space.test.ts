import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { unfinishedUpload, encodeProgress } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  firstStation,
  listenLive,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { signIn } from '../../testing/sign-in.ts';
import { wavTone } from '../../testing/wav-tone.ts';

const mb = 1024 * 1024;
const tus = { 'tus-resumable': '1.0.0' };

function callsOf(server: TestStation) {
  const folder = `/${server.slug}/api/v2/upload/files/`;
  const at = (uuid: string) => `${folder}${uuid}/`;
  return {
    begin(as: SignedIn, bytes: number, uuid: string = randomUUID()) {
      const fields = Object.entries({ uuid, title: 'A tone', audio_type: 'UPLOAD-Talk' });
      const metadata = fields
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(',');
      return server.call(folder, {
        method: 'POST',
        as,
        headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata },
      });
    },
    append(as: SignedIn, uuid: string, offset: number, body: Uint8Array<ArrayBuffer>) {
      const headers = {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      };
      return server.call(at(uuid), { method: 'PATCH', as, headers, body });
    },
    cancel: (as: SignedIn, uuid: string) => server.call(at(uuid), { method: 'DELETE', as, headers: tus }),
    ask: (as: SignedIn, uuid: string) => server.call(at(uuid), { method: 'HEAD', as, headers: tus }),
    list: async (as: SignedIn) =>
      z.array(unfinishedUpload).parse(await (await server.call(folder, { as })).json()),
  };
}

/** A station with two users and a disk whose free space the test decides. */
async function openStation(freeMb = 10_000, options: Parameters<typeof startStation>[0] = {}) {
  const server = await startStation(options);
  onTestFinished(() => server.close());
  const disk = { free: freeMb * mb };
  vi.spyOn(server.context.disk, 'freeBytes').mockImplementation(async () => disk.free);
  const admin = await server.signIn();
  const { username, password } = await makeUser(server, {
    stations: [{ stationId: firstStation(server).id, admin: false }],
  });
  const user = await signIn(server.url, username, password);
  return { server, disk, admin, user, ...callsOf(server) };
}

const messageOf = async (response: Response) =>
  z.object({ error_message: z.string() }).parse(await response.json()).error_message;

describe('createUploadReservations', () => {
  it('refuses an upload that does not fit beside the announced ones, and names the free space', async () => {
    const { begin, cancel, admin, user } = await openStation(856);
    const uuid = randomUUID();
    expect((await begin(admin, 300 * mb, uuid)).status).toBe(201);
    expect((await begin(user, 200 * mb)).status).toBe(201);
    const refused = await begin(user, 200 * mb);
    expect(refused.status).toBe(507);
    expect(await messageOf(refused)).toBe(
      "This file needs 200 MB, but the station's disk has room for 100 MB. Ask an administrator to free space.",
    );
    // Announcing it again returns the same upload, with the same space.
    expect((await begin(admin, 300 * mb, uuid)).status).toBe(201);
    expect((await begin(user, 200 * mb)).status).toBe(507);
    await cancel(admin, uuid);
    expect((await begin(user, 200 * mb)).status).toBe(201);
  });

  it('reserves once when uploads are announced at the same time', async () => {
    const { begin, user } = await openStation(756);
    const begun = await Promise.all([1, 2, 3].map(() => begin(user, 300 * mb)));
    expect(begun.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 507, 507]);
  });

  it('keeps the announced space reserved after a restart', async () => {
    const { server, begin, append, user } = await openStation(10_000);
    const uuid = randomUUID();
    await begin(user, 300 * mb, uuid);
    await append(user, uuid, 0, new Uint8Array(5 * mb));
    await server.stop();
    const restarted = await startStation({ dataDir: server.dataDir });
    onTestFinished(() => restarted.close());
    vi.spyOn(restarted.context.disk, 'freeBytes').mockResolvedValue(656 * mb);
    expect(await restarted.context.disk.room()).toBe(105 * mb);
  });

  it('releases the space when the upload is complete, and after a day without a byte', async () => {
    const clock = createFakeClock();
    const { server, begin, append, user } = await openStation(656, { clock });
    const uuid = randomUUID();
    const audio = wavTone(1);
    await begin(user, audio.length, uuid);
    await append(user, uuid, 0, audio);
    expect(await server.context.disk.room()).toBe(400 * mb);
    await server.context.jobs.idle();
    await begin(user, 100 * mb);
    expect(await server.context.disk.room()).toBe(300 * mb);
    clock.advance(25 * 3_600_000);
    await server.context.jobs.idle();
    expect(await server.context.disk.room()).toBe(400 * mb);
  });

  it('never writes a part into the reserve of the disk, keeps the bytes that fitted, and accepts the rest once there is space', async () => {
    const { disk, begin, append, ask, user } = await openStation(1000);
    const uuid = randomUUID();
    const audio = wavTone(1);
    await begin(user, audio.length, uuid);
    await append(user, uuid, 0, audio.subarray(0, 1000));
    disk.free = 256 * mb;
    const refused = await append(user, uuid, 1000, audio.subarray(1000));
    expect([refused.status, await messageOf(refused)]).toEqual([
      507,
      "The station's disk is full. Ask an administrator to free space.",
    ]);
    expect((await ask(user, uuid)).headers.get('upload-offset')).toBe('1000');
    disk.free = 1000 * mb;
    expect((await append(user, uuid, 1000, audio.subarray(1000))).status).toBe(204);
  });

  it('reserves the announced length of an upload in one request', async () => {
    const { server, disk, begin, admin } = await openStation(10_000);
    disk.free = 257 * mb;
    await begin(admin, mb / 2);
    const form = new FormData();
    for (const [name, value] of Object.entries({ uuid: randomUUID(), title: 'A', audio_type: 'UPLOAD-Talk' }))
      form.append(name, value);
    form.append('file', new Blob([new Uint8Array(0.6 * mb)]), 'a.wav');
    const refused = await server.call(`/${server.slug}/api/v2/upload/`, {
      method: 'POST',
      as: admin,
      body: form,
    });
    expect([refused.status, await messageOf(refused)]).toEqual([
      507,
      expect.stringMatching(/^This file needs 614\.9 KB, .* room for 512 KB\./),
    ]);
  });
});

describe('uploads.begin', () => {
  it('refuses the 51st unfinished upload of a user with a message, and counts each user separately', async () => {
    const { begin, cancel, admin, user } = await openStation();
    const uuids = Array.from({ length: 50 }, () => randomUUID());
    for (const uuid of uuids) expect((await begin(user, 10, uuid)).status).toBe(201);
    const refused = await begin(user, 10);
    expect([refused.status, await messageOf(refused)]).toEqual([
      409,
      'You have 50 unfinished uploads. Finish or cancel some of them first.',
    ]);
    expect((await begin(user, 10, uuids[0])).status).toBe(201);
    expect((await begin(admin, 10)).status).toBe(201);
    await cancel(user, uuids[0] ?? '');
    expect((await begin(user, 10)).status).toBe(201);
  });
});

describe('uploads.unfinished', () => {
  it('lists the unfinished uploads of all users to administrators and their own to others', async () => {
    const { begin, append, list, admin, user } = await openStation();
    const [theirs, own] = [randomUUID(), randomUUID()];
    await begin(user, 5000, theirs);
    await append(user, theirs, 0, new Uint8Array(1000));
    await begin(admin, 7, own);
    const listed = await list(admin);
    expect(listed).toMatchObject([
      { uuid: theirs, title: 'A tone', audio_type: 'UPLOAD-Talk', own: false, bytes: 5000, received: 1000 },
      { uuid: own, own: true, bytes: 7, received: 0 },
    ]);
    expect(listed[0]?.user).not.toBe('');
    expect((listed[0]?.expires_at ?? 0) - (listed[0]?.begun_at ?? 0)).toBeGreaterThanOrEqual(86_400);
    expect((await list(user)).map(({ uuid, own: isOwn }) => [uuid, isOwn])).toEqual([[theirs, true]]);
  });
});

describe('uploads.cancel', () => {
  it('lets an administrator cancel the upload of another user, who is notified and cannot resume it', async () => {
    const { server, begin, append, ask, cancel, list, admin, user } = await openStation();
    const uuid = randomUUID();
    await begin(user, 5000, uuid);
    await append(user, uuid, 0, new Uint8Array(1000));
    const live = await listenLive(server, user);
    expect((await cancel(admin, uuid)).status).toBe(204);
    expect(await live.next('upload_error')).toMatchObject({
      uuid,
      failed: 1,
      err_msg: 'An administrator cancelled this upload',
    });
    live.close();
    expect(await list(admin)).toEqual([]);
    expect((await ask(user, uuid)).status).toBe(404);
    const again = await begin(user, 5000, uuid);
    expect([again.status, await messageOf(again)]).toEqual([
      410,
      'An administrator cancelled this upload. Choose the file again to start a new one.',
    ]);
    const progress = encodeProgress.parse(
      await (await server.call(`/encodeprogress/${uuid}`, { as: user })).json(),
    );
    expect(progress).toMatchObject({ failed: 1, err_msg: 'An administrator cancelled this upload' });
    expect((await cancel(admin, uuid)).status).toBe(404);
  });

  it('hides the uploads of others from a user who is not an administrator', async () => {
    const { begin, cancel, admin, user } = await openStation();
    const uuid = randomUUID();
    await begin(admin, 5000, uuid);
    expect((await cancel(user, uuid)).status).toBe(404);
    expect((await cancel(admin, uuid)).status).toBe(204);
  });
});
