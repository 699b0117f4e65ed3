import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { podcastImportDetails } from '@postkit/sdk/schema';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { importTarget } from '../../testing/import-target.ts';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { startPodcastHost } from '../../testing/podcast-host.ts';

let server: TestStation;
let admin: SignedIn;
/** Noise in every container. */
let files: Map<string, Buffer>;

beforeAll(async () => {
  files = await encoded();
  server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
  admin = await server.signIn();
});
afterAll(() => server.close());

/** Wrong bytes cost up to two pages of Ogg, a second each. That must be less than a tenth of a file, so these are longer. */
const kinds: readonly (readonly [name: string, seconds: number, encoder: readonly string[]])[] = [
  ['mp3', 20, ['-c:a', 'libmp3lame']],
  ['m4a', 20, ['-c:a', 'aac', '-movflags', '+faststart']],
  ['aac', 20, ['-c:a', 'aac', '-f', 'adts']],
  ['ogg', 30, ['-c:a', 'libvorbis']],
  ['opus', 30, ['-c:a', 'libopus', '-ar', '48000']],
];

/** To encode it as AAC costs half of what a tone costs. */
const noise = (seconds: number) => ['-f', 'lavfi', '-i', `anoisesrc=d=${seconds}:c=pink:a=0.1:s=1:r=44100`];

/** Imports files as items, and returns the outcome of each. */
async function imported(files: Readonly<Record<string, Buffer>>, more = '') {
  const items = Object.keys(files).map((name) => ({ title: name, audio: `/${name}`, more }));
  await using host = await startPodcastHost(items);
  for (const [name, bytes] of Object.entries(files))
    host.answer(`/${name}`, (response) => response.end(bytes));
  const { job: json } = await importTarget(server, { url: host.feed });
  const begun = await server.call(`/${server.slug}/api/v2/pw/`, { method: 'POST', as: admin, json });
  const { id } = (await begun.json()) as { id: number };
  await server.context.jobs.idle();
  const details = await (await server.call(`/${server.slug}/api/v2/pw/${id}/`, { as: admin })).json();
  return podcastImportDetails
    .parse(details)
    .items.map(({ title, status, note, warning }) => [title, status, note || warning]);
}

async function encoded(): Promise<Map<string, Buffer>> {
  using folder = temporaryFolder();
  const files = new Map<string, Buffer>();
  for (const [name, seconds, encoder] of kinds) {
    await runFfmpeg(...noise(seconds), ...encoder, folder.file(`a.${name}`));
    files.set(name, await readFile(folder.file(`a.${name}`)));
  }
  return files;
}

describe('damaged audio', () => {
  it('is imported if 5 % of the file is missing or some bytes are wrong, in every container', async () => {
    const cut = Object.fromEntries(
      [...files].map(([name, bytes]) => [`cut.${name}`, bytes.subarray(0, bytes.length * 0.95)]),
    );
    const flipped = Object.fromEntries(
      [...files].map(([name, bytes]) => {
        const copy = Buffer.from(bytes);
        for (let at = Math.round(copy.length * 0.5); at < copy.length * 0.51; at += 1)
          copy[at] = (copy[at] ?? 0) ^ 0x55;
        return [`flip.${name}`, copy];
      }),
    );
    const outcomes = await imported({ ...cut, ...flipped });
    expect(outcomes.map(([title, status]) => [title, status])).toEqual(
      outcomes.map(([title]) => [title, 'imported']),
    );
    for (const name of ['cut.mp3', 'cut.m4a']) {
      expect(outcomes.find(([title]) => title === name)?.[2]).toMatch(
        /^Its audio file is damaged: [1-4] of 20 seconds are lost$/,
      );
    }
  });

  it('is refused with its length if less than 90 % can be decoded', async () => {
    const half = Object.fromEntries(
      ['mp3', 'm4a'].map((name) => [
        `half.${name}`,
        files.get(name)?.subarray(0, (files.get(name)?.length ?? 0) / 2) ?? Buffer.of(),
      ]),
    );
    for (const [, status, note] of await imported(half)) {
      expect(status).toBe('failed');
      expect(note).toMatch(/^Its audio file is damaged: only 10 of 2[01] seconds can be decoded$/);
    }
  });

  it('is no damage if the header promises more than the feed', async () => {
    const mp3 = files.get('mp3') ?? Buffer.of();
    const half = mp3.subarray(0, mp3.length / 2);
    expect(await imported({ 'header.mp3': half }, '<itunes:duration>10</itunes:duration>')).toEqual([
      ['header.mp3', 'imported', ''],
    ]);
  });

  it('is no damage if only the header is broken and promises days', async () => {
    const mp3 = Buffer.from(files.get('mp3') ?? '');
    mp3.writeUInt32BE(0xffffff, Math.max(mp3.indexOf('Xing'), mp3.indexOf('Info')) + 8);
    expect(await imported({ 'xing.mp3': mp3 }, '<itunes:duration>20</itunes:duration>')).toEqual([
      ['xing.mp3', 'imported', ''],
    ]);
    expect(await imported({ 'unknown.mp3': mp3 })).toEqual([['unknown.mp3', 'imported', '']]);
  });
});
