import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resourcePath } from '@postkit/sdk/schema';
import { AudioError, findFfmpeg } from '../../audio/index.ts';
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
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { openClipFonts } from './clip-fonts.ts';
import { clipLayouts } from './clip-layout.ts';
import { clipText } from './clip-text.ts';
import '../../testing/postgres/only-on-sqlite.ts';

const clock = createFakeClock();
let server: TestStation;
let admin: SignedIn;
let episode: { id: number };
let spoken: { id: number };

beforeAll(async () => {
  server = await startStation({ clock });
  admin = await server.signIn();
  const event = await makeEvent(server, { segments: 3 });
  spoken = event;
  episode = await makeEpisode(server, { name: 'Tides', eventIds: [event.id] });
  await server.context.db.transaction((transaction) =>
    server.features.audioEvents.setWords(transaction, firstStation(server), event, {
      words: ['The', 'tide', 'turns', 'at', 'noon'].map((text, index) => ({
        start: 5000 + index * 400,
        end: 5350 + index * 400,
        text,
        speaker: null,
      })),
      timing: 'words',
      language: 'en',
    }),
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** An event with these words. */
async function say(
  words: readonly { start: number; end: number; text: string; speaker: string | null }[],
): Promise<{ id: number }> {
  const event = await makeEvent(server, { segments: 1 });
  await server.context.db.transaction((transaction) =>
    server.features.audioEvents.setWords(transaction, firstStation(server), event, {
      words,
      timing: 'words',
      language: '',
    }),
  );
  return event;
}

const path = () => `/${server.slug}/api/v1/share_clip/`;
const idle = () => server.context.jobs.idle();
const uriOf = (id: number) => resourcePath(server.slug, 'event', id);
const request = (json: object, as = admin) => server.call(path(), { method: 'POST', as, json });
const read = async (guid: string) => (await server.call(`${path()}${guid}/`, { as: admin })).json();
const fileAddress = (guid: string) => `/${server.slug}/share_clip/${guid}.mp4`;
const files = async () =>
  (await readdir(join(server.dataDir, 'files/share-clips'), { recursive: true }).catch(() => [])).filter(
    (name) => name.endsWith('.mp4'),
  );

async function make(json: object) {
  const response = await request(json);
  expect(response.status).toBe(202);
  const { guid } = await response.json();
  await idle();
  return read(guid);
}

let spokenClip: ReturnType<typeof make> | undefined;

/** The clip of four spoken seconds that several tests look at: drawing one takes longer than all of them. */
const sharedClip = () => (spokenClip ??= make({ playlist_id: episode.id, start: 4, end: 8 }));

async function download(guid: string): Promise<string> {
  const file = join(server.dataDir, `${guid}.mp4`);
  await writeFile(
    file,
    Buffer.from(await (await server.call(fileAddress(guid), { as: admin })).arrayBuffer()),
  );
  return file;
}

/** Streams of a file as ffmpeg describes them. */
async function describeFile(file: string): Promise<string> {
  return promisify(execFile)(findFfmpeg(), ['-hide_banner', '-i', file]).then(
    ({ stderr }) => stderr,
    (error: { stderr: string }) => error.stderr,
  );
}

/** Pixels of a part of the frame at a moment. */
async function pixelsAt(
  file: string,
  seconds: number,
  box: { left: number; top: number; width: number; height: number },
) {
  const png = `${file}-${seconds}.png`;
  await promisify(execFile)(findFfmpeg(), [
    '-v',
    'error',
    '-y',
    '-ss',
    String(seconds),
    '-i',
    file,
    '-frames:v',
    '1',
    png,
  ]);
  return sharp(png).extract(box).raw().toBuffer();
}

const differenceOf = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** The place of captions in a tall clip. */
const captionBox = { left: 90, top: 1150, width: 900, height: 200 };

describe('a share clip', () => {
  it('is an mp4 of 1080 × 1920 with H.264 at 30 fps and AAC, as long as the range, that plays before it is loaded', async () => {
    const clip = await sharedClip();
    expect(clip).toMatchObject({
      status: 'complete',
      title: 'Tides',
      playlist_id: episode.id,
      notice: '',
      error: '',
      progress: 100,
    });
    const response = await server.call(fileAddress(clip.guid), { as: admin });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(clip.bytes),
      'content-disposition': expect.stringContaining('Tides.mp4'),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const text = await describeFile(await download(clip.guid));
    expect(text).toMatch(/Video: h264 \(High\).*yuv420p.*1080x1920.*30 fps/);
    expect(text).toMatch(/Audio: aac.*48000 Hz, stereo/);
    expect(text).toMatch(/Duration: 00:00:04\.0/);
  });

  it('shows the words while they are spoken, in the bundled font', async () => {
    const file = await download((await sharedClip()).guid);
    const [silent, first, second] = await Promise.all(
      [0.5, 1.2, 1.6].map((at) => pixelsAt(file, at, captionBox)),
    );
    if (!silent || !first || !second) throw new Error('There are three frames.');
    expect(differenceOf(silent, first)).toBeGreaterThan(5);
    // The same caption with another current word.
    expect(differenceOf(first, second)).toBeGreaterThan(0.5);
    expect(differenceOf(first, second)).toBeLessThan(differenceOf(silent, first));
  });

  it('has a wave that moves', async () => {
    const file = await download((await sharedClip()).guid);
    const wave = { left: 0, top: 1400, width: 1080, height: 160 };
    expect(differenceOf(await pixelsAt(file, 1, wave), await pixelsAt(file, 2, wave))).toBeGreaterThan(3);
  });

  it('of a timeline is square, without captions if none are wanted', async () => {
    const clip = await make({
      events: [uriOf(spoken.id)],
      start: 5,
      end: 7,
      aspect: '1:1',
      captions: false,
      title: 'Noon',
    });
    expect(clip).toMatchObject({ status: 'complete', playlist_id: null, title: 'Noon', notice: '' });
    const file = await download(clip.guid);
    expect(await describeFile(file)).toMatch(/1080x1080/);
    const box = { left: 90, top: 540, width: 900, height: 160 };
    expect(differenceOf(await pixelsAt(file, 0.1, box), await pixelsAt(file, 1, box))).toBeLessThan(1);
  });

  it('says that audio without a transcript has no captions', async () => {
    const { id } = await makeEvent(server);
    const clip = await make({ events: [uriOf(id)], start: 0, end: 1 });
    expect(clip).toMatchObject({
      status: 'complete',
      notice: 'This part has no transcript, so the clip has no captions.',
    });
  });

  it('shows foreign characters, braces and backslashes as text', async () => {
    const title = String.raw`{\fs200\c&H0000FF&}C:\new {Łódź} 'Đà Nẵng'`;
    expect(await make({ events: [uriOf(spoken.id)], start: 0, end: 1, title })).toMatchObject({
      status: 'complete',
      title,
    });
  });

  it('names the letters that it leaves out, in the title and the captions', async () => {
    const { id } = await say(
      ['Ab', '\u{13000}', '\u{13001}\u{13000}'].map((text, index) => ({
        text,
        start: index * 400,
        end: index * 400 + 350,
        speaker: null,
      })),
    );
    expect(await make({ events: [uriOf(id)], start: 0, end: 2, title: 'Tide \u{12000}' })).toMatchObject({
      status: 'complete',
      notice: 'The station has no letters for \u{12000} \u{13000} \u{13001}, so the clip leaves them out.',
    });
    expect(
      await make({ events: [uriOf(id)], start: 0, end: 2, title: '日本語 שלום 👋 Привет', captions: false }),
    ).toMatchObject({
      status: 'complete',
      notice: '',
    });
  });

  it('shows no letter of the fonts that the server has', async () => {
    const folder = await mkdtemp(join(server.dataDir, 'fonts-'));
    const file = (name: string) => join(folder, name);
    await sharp({ create: { width: 1080, height: 1080, channels: 3, background: 'black' } })
      .jpeg()
      .toFile(file('picture.jpg'));
    await promisify(execFile)(findFfmpeg(), [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'anullsrc=r=44100',
      '-t',
      '1',
      file('sound.aac'),
    ]);
    await mkdir(file('fonts'));
    const script = clipText(
      clipLayouts['1:1'],
      {
        station: '',
        title: '',
        words: [{ start: 0, end: 1000, text: 'one' }],
        length: 1000,
        color: '#ffcc00',
      },
      await openClipFonts('one'),
    );
    for (const [name, family] of [
      ['sans', 'DejaVu Sans'],
      ['any', 'No Such Family'],
    ] as const) {
      await writeFile(
        file(`${name}.ass`),
        script.replace(/\\fnClip Sans\\/g, `\\fn${family}\\`).replaceAll('one', 'Жжж HHH 漢'),
      );
      const { engine } = server.context;
      await engine.clipVideo(
        {
          picture: file('picture.jpg'),
          audio: file('sound.aac'),
          from: 0,
          seconds: 1,
          size: { width: 1080, height: 1080 },
          wave: { top: 844, height: 150 },
          color: '#ffcc00',
          text: file(`${name}.ass`),
          fonts: file('fonts'),
          output: file(`${name}.mp4`),
        },
        { signal: new AbortController().signal },
      );
      const pixels = await pixelsAt(file(`${name}.mp4`), 0.5, {
        left: 90,
        top: 540,
        width: 900,
        height: 160,
      });
      expect(differenceOf(pixels, Buffer.alloc(pixels.length))).toBeLessThan(1);
    }
  });

  it('reports its progress and its end', async () => {
    const live = await listenLive(server, admin);
    const { guid } = await make({ events: [uriOf(spoken.id)], start: 0, end: 1 });
    const messages = [];
    do messages.push(await live.next('share_clip_changed'));
    while (messages.at(-1)?.status === 'processing');
    live.close();
    expect(messages.at(-1)).toEqual({ guid, status: 'complete', progress: 100 });
  });

  it('is refused beyond the end of the audio, for unknown audio, and for more than 90 s', async () => {
    const refusal = async (json: object) => {
      const response = await request(json);
      const { errors } = await response.json();
      return [response.status, errors];
    };
    expect(await refusal({ playlist_id: episode.id, start: 10, end: 60 })).toEqual([
      400,
      { end: ['The audio ends at 14.9 s. Choose an earlier end.'] },
    ]);
    expect(await refusal({ playlist_id: episode.id, start: 0, end: 91 })).toEqual([
      400,
      { end: ['A clip has at most 90 seconds. Choose a shorter range.'] },
    ]);
    expect((await request({ playlist_id: 999_999, start: 0, end: 5 })).status).toBe(400);
    expect((await request({ events: [uriOf(999_999)], start: 0, end: 5 })).status).toBe(400);
  });

  it('does not exist for users of another station, nor does their audio', async () => {
    const { guid } = await make({ events: [uriOf(spoken.id)], start: 0, end: 1 });
    const other = await makeStation(server);
    const stranger = await (await makeUser(server, { stations: [{ stationId: other.id }] })).signIn();
    const there = `/${other.slug}/api/v1/share_clip/`;
    for (const address of [
      `${there}${guid}/`,
      fileAddress(guid).replace(server.slug, other.slug),
      fileAddress(guid),
    ])
      expect((await server.call(address, { as: stranger })).status).toBe(404);
    expect((await server.call(`${there}${guid}/`, { method: 'DELETE', as: stranger })).status).toBe(404);
    expect((await (await server.call(there, { as: stranger })).json()).share_clips).toEqual([]);
    const json = { playlist_id: episode.id, start: 0, end: 5 };
    expect((await server.call(there, { method: 'POST', as: stranger, json })).status).toBe(400);
    expect((await read(guid)).status).toBe('complete');
  });

  it('is listed by episode, newest first, and its deletion removes the file', async () => {
    const { id } = await makeEpisode(server, { eventIds: [spoken.id] });
    const older = await make({ playlist_id: id, start: 0, end: 1 });
    const newer = await make({ playlist_id: id, start: 1, end: 2 });
    const list = async () =>
      (await (await server.call(`${path()}?playlist_id=${id}`, { as: admin })).json()).share_clips;
    expect(await list()).toEqual([newer, older]);
    const before = await files();
    expect((await server.call(`${path()}${older.guid}/`, { method: 'DELETE', as: admin })).status).toBe(204);
    await idle();
    expect(await list()).toEqual([newer]);
    expect(before.filter((name) => name.includes(older.guid))).toHaveLength(1);
    expect((await files()).filter((name) => name.includes(older.guid))).toEqual([]);
    expect((await server.call(fileAddress(older.guid), { as: admin })).status).toBe(404);
  });

  it('is kept for 30 days, unless its episode is deleted', async () => {
    const { id } = await makeEpisode(server, { eventIds: [spoken.id] });
    const { guid, expires_at } = await make({ playlist_id: id, start: 0, end: 1 });
    expect(expires_at).toBe(Math.floor(clock.now() / 1000) + 30 * 86_400);
    await server.features.episodes.publishing.setUnpublished(firstStation(server), [id], true, 'Ina');
    expect(
      (await server.call(`/${server.slug}/api/v1/playlist/${id}/`, { method: 'DELETE', as: admin })).status,
    ).toBe(204);
    await idle();
    expect((await server.call(`${path()}${guid}/`, { as: admin })).status).toBe(404);
    expect((await files()).filter((name) => name.includes(guid))).toEqual([]);
  });

  it('that cannot be made says why, and serves no file', async () => {
    vi.spyOn(server.context.engine, 'clipVideo').mockRejectedValue(new AudioError('segment_missing', 'gone'));
    const { guid } = await (await request({ events: [uriOf(spoken.id)], start: 0, end: 1 })).json();
    expect((await server.call(fileAddress(guid), { as: admin })).status).toBe(409);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await idle();
      clock.advance(600_000);
    }
    await idle();
    admin = await server.signIn();
    expect(await read(guid)).toMatchObject({
      status: 'error',
      bytes: 0,
      error: 'Some of this audio was deleted. Choose another part.',
    });
    expect((await server.call(fileAddress(guid), { as: admin })).status).toBe(410);
  });
});
