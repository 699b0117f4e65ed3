import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { repeatedSegment } from '../../testing/encoded-segments.ts';
import { makeShow, startStation, type TestStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { makeLog } from '../../testing/make-log.ts';
import { stationProgram } from '../../testing/station-program.ts';
import type { BackupFile } from '../backup-record.ts';
import { createBackup } from '../create-backup.ts';
import { recordParts } from '../read-record.ts';
import { restoreBackup } from '../restore-backup.ts';

/** The end of the path of an episode's mp3. */
export const mp3Of = ({ media_key }: { media_key: string }) => `${media_key}.mp3`;
/** The last part of an address. */
export const fileName = (address: string) => address.split('/').at(-1) ?? '';

export const onSqlite = { DATABASE_URL: undefined };
/** The hour of the log, whose audio takes two pieces of 8 MB. */
export const hour = '2026-11-20T10';
export const older = '2026-11-26T12-00-00-000Z';
export const newer = '2026-11-27T12-00-00-000Z';

/** A station with two episodes, images, two uploads of the same audio, and nine minutes of log; `newer` and `older` back it up. */
export async function startBackedUpStation() {
  const server = await startStation({ env: onSqlite });
  const home = await mkdtemp(join(tmpdir(), 'postkit-backups-'));
  const content = await makeContent(server);
  const create = (at: string) =>
    createBackup({
      data: server.dataDir,
      databaseUrl: null,
      folder: home,
      version: '1.2.3',
      at: new Date(at),
    });
  await create('2026-11-26T12:00Z');
  await makeShow(server, { title: 'Made since' });
  await create('2026-11-27T12:00Z');
  return {
    server,
    content,
    async close() {
      await server.close();
      await rm(home, { recursive: true });
    },
    copyBackups: () => copyBackups(home),
  };
}

async function makeContent(server: TestStation) {
  const image = await upload(server, '#3f6f8f');
  const cover = await upload(server, '#8f6f3f');
  const show = await makeShow(server, { title: 'Harbour news', square_image: cover });
  const [jingle, twin] = [
    await makeEvent(server, { title: 'Jingle' }),
    await makeEvent(server, { title: 'Twin' }),
  ];
  const audio = await repeatedSegment(server.context, 108);
  const pieces = [
    { title: 'Early', segments: 102 },
    { title: 'Late', segments: 6 },
  ];
  const [early, late] = await makeLog(server, { startedAt: Date.parse(`${hour}:05Z`) / 1000, pieces, audio });
  const publishedAt = Date.parse('2026-11-25T08:00Z') / 1000;
  const one = await makeEpisode(server, {
    name: 'The ferry',
    showId: show.id,
    eventIds: [jingle.id],
    image,
    publishedAt,
  });
  const two = await makeEpisode(server, {
    name: 'The crane',
    showId: show.id,
    eventIds: [late?.id ?? 0],
    publishedAt: publishedAt - 86_400,
  });
  const { rows } = await sql<{
    file_key: string;
  }>`select file_key from episode_id3_files where episode_id = ${one.id}`.execute(server.context.db.tables());
  // Listeners get this mp3, not the one without a tag.
  const tagged = `id3/${server.features.accounts.stations()[0]?.id}/${rows[0]?.file_key}.mp3`;
  return { image, cover, jingle, twin, early, late, one, two, tagged };
}

async function upload(server: TestStation, color: string): Promise<string> {
  const picture = sharp({ create: { width: 1400, height: 1400, channels: 3, background: color } });
  const body = new FormData();
  body.set(
    'image',
    new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' }),
    'cover.jpg',
  );
  const init = { method: 'POST', as: await server.signIn(), body };
  const response = await server.call(`/${server.slug}/api/v1/playlist/upload/image.html`, init);
  return ((await response.json()) as { location: string }).location;
}

/** Backups of a test's own, and ways to damage and restore them. */
export type DamagedBackups = Awaited<ReturnType<typeof copyBackups>>;

async function copyBackups(home: string) {
  const place = await mkdtemp(join(tmpdir(), 'postkit-damaged-'));
  const folder = join(place, 'backups');
  const restored = join(place, 'data');
  await cp(home, folder, { recursive: true });

  async function filesOf(name = newer): Promise<BackupFile[]> {
    const files: BackupFile[] = [];
    for await (const part of recordParts(folder, name)) if ('file' in part) files.push(part.file);
    return files;
  }

  /** A file of a backup by the end of its path. */
  async function fileOf(end: string, name = newer): Promise<BackupFile> {
    const file = (await filesOf(name)).find(({ path }) => path.endsWith(end));
    if (!file) throw new Error(`The backup has no ${end}.`);
    return file;
  }

  return {
    place,
    folder,
    restored,
    filesOf,
    fileOf,
    remove: () => rm(place, { recursive: true, force: true }),
    restore: (withoutDamaged = true, name = newer) =>
      restoreBackup({
        folder,
        name,
        data: restored,
        databaseUrl: null,
        replacedUrl: null,
        replaces: false,
        withoutDamaged,
        at: new Date(),
      }),
    /** Where a piece of a file is stored. */
    async pieceOf(end: string, index = 0): Promise<string> {
      const id = (await fileOf(end)).pieces[index] ?? '';
      const path = join(folder, 'pieces', id.slice(0, 2), id);
      return existsSync(path) ? path : `${path}.zst`;
    },
  };
}

/** Changes one bit of a file. @param at index of its byte, the middle by default */
export async function flip(path: string, at?: number): Promise<void> {
  const bytes = await readFile(path);
  const index = at ?? Math.floor(bytes.length / 2);
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

/** Every file of a folder with the checksum of its bytes. */
export async function checksumsOf(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of (await readdir(root, { recursive: true })).toSorted()) {
    if (!(await stat(join(root, path))).isFile()) continue;
    found.set(
      path,
      createHash('sha256')
        .update(await readFile(join(root, path)))
        .digest('hex'),
    );
  }
  return found;
}

/** Runs the program as an operator does. */
export async function runBackups(
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: '' };
  const child = spawn(process.execPath, [...stationProgram('backup'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  const out = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => void (out.stdout += text));
  child.stderr.on('data', (text) => void (out.stderr += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...out };
}
