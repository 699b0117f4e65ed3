import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  audioEvent,
  eventsAired,
  eventsPeaks,
  mergeResponse,
  peaksResponse,
  type AudioEvent,
} from '@postkit/sdk/schema';
import { samplesToMs } from '../../audio/index.ts';
import { decodedSeconds } from '../../testing/decoded-seconds.ts';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { makeLog } from '../../testing/make-log.ts';
import { wholeStation } from '../accounts/index.ts';

const startedAt = 1_790_000_000;
/** Seconds of a number of steps of 214 frames. */
const steps = (count: number): number => (count * 214 * 1024) / 44_100;

describe('createEventAudio', () => {
  let server: TestStation;
  let admin: SignedIn;
  let logged: readonly [AudioEvent, AudioEvent, AudioEvent];

  beforeAll(async () => {
    server = await startStation();
    admin = await server.signIn();
    const pieces = [
      { title: 'Before', segments: 7 },
      { title: 'The piece', segments: 3 },
      { title: 'After', segments: 7 },
    ];
    const [before, piece, after] = server.features.audioEvents.present(
      await makeLog(server, { startedAt, pieces }),
    );
    if (!before || !piece || !after) throw new Error('Three events were to be made.');
    logged = [before, piece, after];
  });
  afterAll(() => server.close());

  const call = (path: string, init: Parameters<TestStation['call']>[1] = {}) =>
    server.call(`/${server.slug}/${path}`, { as: admin, ...init });
  const playlistOf = async ({ id }: { id: number }): Promise<string> =>
    (await call(`event/${id}.m3u8`)).text();
  const heard = ({ id }: { id: number }) =>
    decodedSeconds(`${server.url}/${server.slug}/event/${id}.m3u8`, { authorization: admin.authorization });

  async function clone(id: number, query: Record<string, number> = {}): Promise<AudioEvent> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await call(`event/${id}/clone.html?${search}`);
    expect(response.status).toBe(201);
    const copy = audioEvent.parse(await response.json());
    expect(response.headers.get('location')).toBe(copy.resource_uri);
    return copy;
  }

  async function merge(...events: readonly { id: number }[]): Promise<AudioEvent> {
    const response = await call('event/merge/', {
      method: 'POST',
      json: { events: events.map(({ id }) => id) },
    });
    expect(response.status).toBe(201);
    const { location, id } = mergeResponse.parse(await response.json());
    expect(location).toBe(`/${server.slug}/api/v1/event/${id}/`);
    return audioEvent.parse(await (await server.call(location, { as: admin })).json());
  }

  it('EDITOR-030 the preview is an HLS playlist whose segments contain exactly the event', async () => {
    const [, piece] = logged;
    const response = await call(`event/${piece.id}.m3u8`);
    expect(response.headers.get('content-type')).toContain('application/vnd.apple.mpegurl');
    expect((await response.text()).split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:5',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-MAP:URI="${piece.id}/init.mp4"`,
      ...[0, 1, 2].flatMap((n) => ['#EXTINF:4.969070,', `${piece.id}/${n}.m4s`]),
      '#EXT-X-ENDLIST',
      '',
    ]);
    expect(await heard(piece)).toBeCloseTo(steps(3), 3);
  });

  it('segments can be cached permanently, and one beyond the end is absent', async () => {
    const [, piece] = logged;
    const segment = await call(`event/${piece.id}/2.m4s`);
    expect(segment.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const known = { 'if-none-match': segment.headers.get('etag') ?? '' };
    expect((await call(`event/${piece.id}/2.m4s`, { headers: known })).status).toBe(304);
    expect((await call(`event/${piece.id}/3.m4s`)).status).toBe(404);
    expect((await call(`event/${piece.id}/-1.m4s`)).status).toBe(404);
  });

  it('EDITOR-045 a clone of the whole event has the same audio, is SINGLE_USE, and is named in Location', async () => {
    const [, piece] = logged;
    const copy = await clone(piece.id, { start: 0, end: 999_999, pre_segments: 0, post_segments: 0 });
    expect(copy.id).toBeGreaterThan(piece.id);
    expect(copy.cart).toMatchObject({ title: 'The piece', type_name: 'SINGLE_USE' });
    expect(copy.frame_count).toBe(piece.frame_count);
    expect(await heard(copy)).toBeCloseTo(steps(3), 3);
  });

  it('EDITOR-074 one to six steps add 5.0, 9.9, 14.9, 19.9, 24.8 and 29.8 seconds of the surrounding broadcast on either side', async () => {
    const [, piece] = logged;
    for (const [index, seconds] of [5.0, 9.9, 14.9, 19.9, 24.8, 29.8].entries()) {
      const count = index + 1;
      const earlier = await clone(piece.id, {
        start: 0,
        end: 999_999,
        pre_segments: count,
        post_segments: 0,
      });
      const later = await clone(piece.id, { start: 0, end: 999_999, pre_segments: 0, post_segments: count });
      for (const copy of [earlier, later]) {
        expect(copy.frame_count).toBe((3 + count) * 214);
        expect(copy.duration - piece.duration).toBeCloseTo(seconds, 1);
      }
    }
    const both = await clone(piece.id, { start: 0, end: 999_999, pre_segments: 6, post_segments: 6 });
    expect(await heard(both)).toBeCloseTo(steps(15), 3);
  });

  it('a clone ends at the start of the log', async () => {
    const [before] = logged;
    const copy = await clone(before.id, { pre_segments: 4 });
    expect(copy.frame_count).toBe(before.frame_count);
  });

  it('a clone is cut to the frame, and can be extended again into the cut audio', async () => {
    const [, piece] = logged;
    const cut = await clone(piece.id, { start: 1, end: 7.5 });
    const frames = Math.round((7.5 * 44_100) / 1024) - Math.round(44_100 / 1024);
    expect(cut.frame_count).toBe(frames);
    expect(await heard(cut)).toBeCloseTo((frames * 1024) / 44_100, 1);
    const grown = await clone(cut.id, { pre_segments: 1 });
    expect(grown.frame_count).toBe(frames + 214);
    expect(await playlistOf(grown)).toContain('#EXT-X-DISCONTINUITY');
  });

  it('an empty range between start and end is refused', async () => {
    const [, piece] = logged;
    expect((await call(`event/${piece.id}/clone.html?start=9&end=2`)).status).toBe(400);
    expect((await call(`event/${piece.id}/clone.html?start=999`)).status).toBe(400);
    expect((await call(`event/${piece.id}/clone.html?pre_segments=7`)).status).toBe(400);
  });

  it('EDITOR-057 a merge is one new event with the audio of all, in the given order', async () => {
    const [before, piece, after] = logged;
    const upload = await makeEvent(server, { title: 'An intro', segments: 1 });
    const merged = await merge(after, upload, piece);
    expect(merged).toMatchObject({
      processing: false,
      frame_count: 11 * 214,
      cart: { type_name: 'SINGLE_USE', title: 'After and 2 more' },
    });
    expect(await heard(merged)).toBeCloseTo(steps(11), 3);
    expect((await playlistOf(merged)).match(/DISCONTINUITY/g)).toHaveLength(2);
    const neighbours = await merge(before, piece, after);
    expect(await playlistOf(neighbours)).not.toContain('DISCONTINUITY');
  });

  it('a merge of two cuts restores the whole segment', async () => {
    const [, piece] = logged;
    const head = await clone(piece.id, { end: 7 });
    const tail = await clone(piece.id, { start: 7 });
    const merged = await merge(head, tail);
    expect(merged.frame_count).toBe(piece.frame_count);
    expect((await playlistOf(merged)).replaceAll(`${merged.id}/`, '')).toBe(
      (await playlistOf(piece)).replaceAll(`${piece.id}/`, ''),
    );
  });

  it('EDITOR-061 EDITOR-062 encodeprogress of a finished event returns success and duration at its station, and 404 elsewhere', async () => {
    const [, piece] = logged;
    const merged = await merge(piece, piece);
    const response = await server.call(`/encodeprogress/${server.slug}-${merged.id}`, { as: admin });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: 1,
      failed: 0,
      progress: 100,
      duration: merged.duration,
      location: merged.resource_uri,
    });
    for (const key of [`elsewhere-${merged.id}`, `${server.slug}-1`, 'nothing']) {
      expect((await server.call(`/encodeprogress/${key}`, { as: admin })).status).toBe(404);
    }
  });

  it('peaks of a range are those of its audio, in the requested number of columns', async () => {
    const [, piece] = logged;
    const whole = peaksResponse.parse(
      await (await call(`api/v1/event/${piece.id}/peaks.json?points=300`)).json(),
    );
    expect(whole).toMatchObject({ duration: piece.duration, start: 0, end: 14_907 });
    expect([whole.min.length, whole.max.length]).toEqual([300, 300]);
    expect(Math.max(...whole.max)).toBeGreaterThan(20);
    const twice = await merge(piece, piece);
    const both = peaksResponse.parse(
      await (await call(`api/v1/event/${twice.id}/peaks.json?points=600`)).json(),
    );
    expect(both.max.slice(0, 300)).toEqual(whole.max);
    expect(both.max.slice(300)).toEqual(whole.max);
    const part = peaksResponse.parse(
      await (await call(`api/v1/event/${piece.id}/peaks.json?points=10&start=5000&end=6000`)).json(),
    );
    expect(part).toMatchObject({ start: 5000, end: 6000 });
    expect((await call(`api/v1/event/${piece.id}/peaks.json?start=20000`)).status).toBe(400);
  });

  it('the peaks of several events have the peaks of each and an RMS below them, and leave out unknown events', async () => {
    const [before, piece] = logged;
    const read = async (query: string) =>
      eventsPeaks.parse(await (await call(`api/v1/event/peaks.json?${query}`)).json()).peaks;
    const single = peaksResponse.parse(
      await (await call(`api/v1/event/${piece.id}/peaks.json?points=300`)).json(),
    );
    const both = await read(`events=${piece.id},7,${before.id}&points=300`);
    expect(both.map(({ id }) => id)).toEqual([piece.id, before.id]);
    expect(both[0]).toMatchObject({ min: single.min, max: single.max });
    const rms = both[0]?.rms ?? [];
    expect(rms).toHaveLength(300);
    expect(Math.max(...rms)).toBeGreaterThan(8);
    expect(
      rms.every((value, index) => value <= Math.max(single.max[index] ?? 0, -(single.min[index] ?? 0))),
    ).toBe(true);
    const [part] = await read(`events=${piece.id}&points=10&start=5000&end=6000`);
    const same = peaksResponse.parse(
      await (await call(`api/v1/event/${piece.id}/peaks.json?points=10&start=5000&end=6000`)).json(),
    );
    expect(part?.max).toEqual(same.max);
    expect((await call('api/v1/event/peaks.json?events=7,8&points=10')).status).toBe(404);
    expect((await call('api/v1/event/peaks.json?events=seven&points=10')).status).toBe(400);
  });

  it('the broadcast moment of an event is that of its audio, also of a trimmed copy and its copies; an upload has none', async () => {
    const [before, piece] = logged;
    const trimmed = await clone(piece.id, { start: 4 });
    const twice = await clone(trimmed.id, { start: 3, fade_in: 100 });
    const upload = await makeEvent(server, { title: 'Interview', type_name: 'UPLOAD' });
    const read = async (...ids: number[]) =>
      eventsAired.parse(await (await call(`api/v1/event/aired.json?events=${ids.join(',')}`)).json()).aired;
    expect(await read(twice.id, upload.id, before.id, 7, trimmed.id)).toEqual([
      { id: twice.id, aired_at: expect.closeTo(piece.started_at + 7, -0.5) },
      { id: upload.id, aired_at: null },
      { id: before.id, aired_at: before.started_at },
      { id: trimmed.id, aired_at: expect.closeTo(piece.started_at + 4, -0.5) },
    ]);
    expect((await call('api/v1/event/aired.json?events=7,8')).status).toBe(404);
  });

  it("partsOf returns an event's parts exact to the frame", async () => {
    const [, piece] = logged;
    const cut = await clone(piece.id, { start: 2, end: 9 });
    const stationId = server.features.accounts.stationAt(server.slug).id;
    const [row] = await server.features.audioEvents.byIds(wholeStation(stationId), [cut.id]);
    if (!row) throw new Error('The copy was to be found.');
    const folder = await mkdtemp(join(tmpdir(), 'postkit-render-'));
    const output = join(folder, 'cut.mp3');
    const parts = await server.features.audioEvents.partsOf(row);
    const rendered = await server.context.engine.render({
      archive: server.context.archive,
      parts,
      output,
      format: 'mp3',
    });
    expect(rendered.samples).toBe(cut.frame_count * 1024);
    expect(samplesToMs(rendered.samples) / 1000).toBeCloseTo(cut.duration, 3);
    await rm(folder, { recursive: true });
  });
});
