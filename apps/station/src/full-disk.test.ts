import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createFakeClock } from './platform/fake-clock.ts';
import type { JobTables } from './platform/jobs/job-tables.ts';
import {
  firstStation,
  listenLive,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from './testing/index.ts';
import { isOnPostgres } from './testing/postgres/test-postgres.ts';
import { signIn } from './testing/sign-in.ts';
import { mountSmallDisk } from './testing/small-disk.ts';

const disk = mountSmallDisk(64);
const full = "The station's disk is full. Ask an administrator to free space.";
const tus = { 'tus-resumable': '1.0.0' };

afterAll(() => disk?.[Symbol.dispose]());

/** One station over its life on a disk that another program fills; the tests depend on each other. */
// The disk of a PostgreSQL server is its own.
describe.skipIf(!disk || isOnPostgres)(
  'a station on a full disk (needs the right to mount a file system)',
  () => {
    const dataDir = join(disk?.path ?? '', 'data');
    const clock = createFakeClock(Date.now());
    const upload = randomUUID();
    let server: TestStation;
    let admin: SignedIn;
    let user: { username: string; password: string };

    beforeAll(async () => {
      server = await startStation({ dataDir, clock });
      admin = await server.signIn();
      user = await makeUser(server, { stations: [{ stationId: firstStation(server).id, admin: false }] });
    });
    afterAll(() => server.stop());

    const freeBytes = async () => (await statfs(dataDir)).bavail;
    const ballast = () => statSync(join(dataDir, 'postkit.ballast'), { throwIfNoEntry: false })?.size ?? 0;
    const files = (uuid = '') => `/${server.slug}/api/v2/upload/files/${uuid && `${uuid}/`}`;
    const tags = (as = admin) => server.call(`/${server.slug}/api/v1/playlistcategory/`, { as });
    const addTag = (name: string, as = admin) =>
      server.call(`/${server.slug}/api/v1/playlistcategory/`, { method: 'POST', as, json: { name } });
    const health = async () => {
      const response = await server.call('/healthz');
      return [response.status, z.object({ disk: z.string() }).parse(await response.json()).disk];
    };
    const words = async (response: Response) => [
      response.status,
      z.object({ error_message: z.string() }).parse(await response.json()).error_message,
    ];

    async function announceHalf() {
      const room = vi.spyOn(server.context.disk, 'freeBytes').mockResolvedValue(1024 ** 3);
      const as = await signIn(server.url, user.username, user.password);
      const fields = Object.entries({ uuid: upload, title: 'Half', audio_type: 'UPLOAD-Talk' });
      const metadata = fields
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(',');
      const begun = await server.call(files(), {
        method: 'POST',
        as,
        headers: { ...tus, 'upload-length': '9000000', 'upload-metadata': metadata },
      });
      const headers = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      const sent = await server.call(files(upload), {
        method: 'PATCH',
        as,
        headers,
        body: new Uint8Array(1_000_000),
      });
      room.mockRestore();
      expect([begun.status, sent.status]).toEqual([201, 204]);
    }

    it('keeps a ballast, and is healthy with little space', async () => {
      await announceHalf();
      clock.advance(65_000);
      await expect.poll(ballast).toBe(8 * 1024 * 1024);
      expect(await health()).toEqual([200, 'low']);
    });

    it('signs in and reads with no byte free, and refuses to write with a clear message', async () => {
      disk?.fill();
      expect(await freeBytes()).toBe(0);
      for (let count = 0; count < 5; count += 1) admin = await server.signIn();
      expect((await tags()).status).toBe(200);
      expect(await words(await addTag('News'))).toEqual([507, full]);
      expect(
        await words(
          await server.call(`/${server.slug}/api/v1/show/`, {
            method: 'POST',
            as: admin,
            json: { title: 'A show' },
          }),
        ),
      ).toEqual([507, full]);
      expect(await health()).toEqual([503, 'full']);
      const live = await listenLive(server, admin);
      live.close();
    });

    it('signs in even when the other program also fills the ballast', async () => {
      disk?.fill();
      expect([await freeBytes(), ballast()]).toEqual([0, 0]);
      for (let count = 0; count < 10; count += 1) {
        disk?.fill();
        admin = await server.signIn();
      }
      expect((await tags()).status).toBe(200);
      expect((await server.call(`/${server.slug}/api/v1/post_login.html`, { as: admin })).status).toBe(204);
    });

    it('lets an administrator cancel the unfinished upload of another user', async () => {
      const cancelled = await server.call(files(upload), { method: 'DELETE', as: admin, headers: tus });
      expect(cancelled.status).toBe(204);
      expect(await freeBytes()).toBeGreaterThan(0);
    });

    it('starts with no byte free, for signing in and reading', async () => {
      await server.context.db.tables<JobTables>().deleteFrom('jobs').execute();
      await server.stop();
      disk?.fill();
      expect(await freeBytes()).toBe(0);
      server = await startStation({ dataDir, clock });
      disk?.fill();
      expect([await freeBytes(), ballast()]).toEqual([0, 0]);
      admin = await server.signIn();
      expect((await tags()).status).toBe(200);
      expect(await words(await addTag('News'))).toEqual([507, full]);
      expect(await health()).toEqual([503, 'full']);
    });

    it('recovers once there is space, and restores its ballast', async () => {
      disk?.free();
      expect((await addTag('News')).status).toBe(201);
      expect(await health()).toEqual([200, 'low']);
      expect(ballast()).toBe(8 * 1024 * 1024);
      const live = await listenLive(server, admin);
      expect((await addTag('Sport')).status).toBe(201);
      expect(await live.next('tag_changed')).toMatchObject({ change: 'created' });
      live.close();
      // The rows that the start could not write are written now.
      const planned = server.context.db
        .tables<JobTables>()
        .selectFrom('jobs')
        .select('name')
        .where('name', '=', 'audio-events.retain');
      await expect.poll(() => planned.execute()).toHaveLength(1);
      await server.context.jobs.idle();
    });
  },
);
