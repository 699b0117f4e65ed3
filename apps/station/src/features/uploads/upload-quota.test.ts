import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, describe, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { startStation } from '../../testing/index.ts';
import { wavTone } from '../../testing/wav-tone.ts';
import '../../testing/postgres/also-on-postgres.ts';

const mb = 1024 * 1024;
const tus = { 'tus-resumable': '1.0.0' };

async function openStation(quotaMb: number) {
  const server = await startStation({ env: { POSTKIT_STATION_QUOTA_GB: String(quotaMb / 1024) } });
  onTestFinished(() => server.close());
  const admin = await server.signIn();
  const folder = `/${server.slug}/api/v2/upload/files/`;
  return {
    server,
    admin,
    begin(bytes: number, uuid: string = randomUUID()) {
      const fields = Object.entries({ uuid, title: 'A tone', audio_type: 'UPLOAD-Talk' });
      const metadata = fields
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(',');
      return server.call(folder, {
        method: 'POST',
        as: admin,
        headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata },
      });
    },
    cancel: (uuid: string) => server.call(`${folder}${uuid}/`, { method: 'DELETE', as: admin, headers: tus }),
    async send(audio: Uint8Array<ArrayBuffer>) {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        uuid: randomUUID(),
        title: 'A',
        audio_type: 'UPLOAD-Talk',
      }))
        form.append(name, value);
      form.append('file', new Blob([audio]), 'a.wav');
      return server.call(`/${server.slug}/api/v2/upload/`, { method: 'POST', as: admin, body: form });
    },
  };
}

const messageOf = async (response: Response) =>
  z.object({ error_message: z.string() }).parse(await response.json()).error_message;

describe('POSTKIT_STATION_QUOTA_GB', () => {
  it('counts announced bytes, and refuses an upload beyond the quota with a message that names what is left', async () => {
    const { begin, cancel, send } = await openStation(10);
    const uuid = randomUUID();
    expect((await begin(6 * mb, uuid)).status).toBe(201);
    const refused = await begin(5 * mb);
    expect([refused.status, await messageOf(refused)]).toEqual([
      507,
      "This file needs 5 MB, but 4 MB of the station's 10 MB are left. Delete audio that is no longer needed, or ask an administrator for more space.",
    ]);
    expect((await send(new Uint8Array(5 * mb))).status).toBe(507);
    await cancel(uuid);
    expect((await begin(5 * mb)).status).toBe(201);
  });

  it('counts the archive, which grows with encoded audio, and ignores the audio of other stations', async () => {
    const { server, send } = await openStation(10);
    const { db } = server.context;
    const used = async () => {
      const { rows } = await sql<{ bytes: number }>`select sum(bytes) as bytes from archive_files`.execute(
        db.tables(),
      );
      return rows[0]?.bytes ?? 0;
    };
    expect((await send(wavTone(20))).status).toBe(202);
    await server.context.jobs.idle();
    const { rows } = await sql<{ bytes: number }>`select sum(length) as bytes from segments`.execute(
      db.tables(),
    );
    expect(await used()).toBe(rows[0]?.bytes);
    expect(await used()).toBeGreaterThan(100_000);
    const stationId = server.features.accounts.stations()[0]?.id ?? 0;
    await expect(server.context.quota.ensure(db, stationId, 10 * mb)).rejects.toMatchObject({
      code: 'storage.quota',
    });
    await server.context.quota.ensure(db, stationId + 1, 10 * mb);
  });
});
