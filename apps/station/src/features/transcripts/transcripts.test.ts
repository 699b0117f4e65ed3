import { describe, expect, it } from 'vitest';
import { audioEvent, transcript, type Transcript } from '@postkit/sdk/schema';
import { firstStation, listenLive, makeStation, makeUser } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { makeLog } from '../../testing/make-log.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest();

/** A word per second, from 0.1 s to 0.6 s of it. */
function secondWords(count: number, speaker?: string): string {
  const words = Array.from({ length: count }, (_, n) => ({
    word: `w${n}`,
    start: n + 0.1,
    end: n + 0.6,
    ...(speaker ? { speaker } : {}),
  }));
  return JSON.stringify({ words });
}

const path = (rest: string, slug = server.slug) => `/${slug}/api/v1/${rest}`;
const post = (rest: string, json: object, as = admin) =>
  server.call(path(rest), { method: 'POST', as, json });
const put = (id: number, file: string, fields: object = {}) =>
  post(`event/${id}/transcript/`, { format: 'json', file, ...fields });
async function read(id: number, kind: 'event' | 'playlist' = 'event'): Promise<Transcript> {
  return transcript.parse(await (await server.call(path(`${kind}/${id}/transcript/`), { as: admin })).json());
}
const textOf = async (id: number) =>
  (await read(id)).words.map(({ text, cut }) => (cut ? `-${text}` : text)).join(' ');
async function event(id: number) {
  return audioEvent.parse(await (await server.call(path(`event/${id}/`), { as: admin })).json());
}
async function clone(id: number, query: string): Promise<number> {
  const response = await server.call(`/${server.slug}/event/${id}/clone.html?${query}`, { as: admin });
  expect(response.status).toBe(201);
  return audioEvent.parse(await response.json()).id;
}
async function cut(id: number, keep: { start: number; end: number }[], fade = 15) {
  const response = await server.call(`/${server.slug}/event/${id}/cut/`, {
    method: 'POST',
    as: admin,
    json: { keep, fade },
  });
  expect(response.status).toBe(201);
  return audioEvent.parse(await response.json());
}

describe('the words of an event', () => {
  it('are imported with their times, and become its transcript on the wire', async () => {
    const { id } = await makeEvent(server, { segments: 2 });
    const response = await put(id, secondWords(9), { language: 'en' });
    expect(response.status).toBe(200);
    expect(transcript.parse(await response.json())).toMatchObject({
      timing: 'words',
      language: 'en',
      speakers: [],
      words: [
        { start: 100, end: 600, text: 'w0', speaker: null, cut: false },
        ...Array.from({ length: 8 }, () => expect.anything()),
      ],
    });
    expect((await event(id)).transcript).toBe('w0 w1 w2 w3 w4 w5 w6 w7 w8');
    const found = await server.call(path('event/?search=w3%20w4'), { as: admin });
    expect(await found.json()).toMatchObject({ objects: [{ id }] });
  });

  it('are exact in every copy: trims, merges and copies of copies, across the borders of segments', async () => {
    const { id } = await makeEvent(server, { segments: 4 });
    await put(id, secondWords(18));
    const trimmed = await clone(id, 'start=4&end=7');
    expect((await read(trimmed)).words.map(({ start, end, text }) => [text, start, end])).toEqual([
      ['w4', expect.closeTo(106, -1), expect.closeTo(606, -1)],
      ['w5', expect.closeTo(1106, -1), expect.closeTo(1606, -1)],
      ['w6', expect.closeTo(2106, -1), expect.closeTo(2606, -1)],
    ]);
    expect((await event(trimmed)).transcript).toBe('w4 w5 w6');
    expect(await textOf(await clone(trimmed, 'start=1'))).toBe('w5 w6');
    const merged = await server.call(`/${server.slug}/event/merge/`, {
      method: 'POST',
      as: admin,
      json: { events: [trimmed, id] },
    });
    const both = (await merged.json()) as { id: number };
    expect(await textOf(both.id)).toMatch(/^w4 w5 w6 w0 w1 .* w17$/);
  });

  it('follow a new file in all copies at once', async () => {
    const { id } = await makeEvent(server, { segments: 3 });
    await put(id, secondWords(14));
    const copy = await clone(id, 'start=5&end=8');
    await put(copy, JSON.stringify({ words: [{ word: 'new', start: 1.2, end: 1.4 }] }));
    expect(await textOf(copy)).toBe('new');
    expect((await event(id)).transcript).toBe('w0 w1 w2 w3 w4 new w8 w9 w10 w11 w12 w13');
  });

  it('are estimated from a text without times, also for a part of it', async () => {
    const [logged] = await makeLog(server, {
      pieces: [{ title: 'News', segments: 2, transcript: 'The ferry is late again today.' }],
    });
    const id = logged?.id ?? 0;
    expect(await read(id)).toMatchObject({
      timing: 'estimated',
      words: expect.arrayContaining([expect.objectContaining({ text: 'ferry' })]),
    });
    const copy = await clone(id, 'start=5');
    const text = (await event(copy)).transcript ?? '';
    expect('The ferry is late again today.'.endsWith(text)).toBe(true);
    expect(text.split(' ').length).toBeLessThan(6);
    expect((await event(id)).transcript).toBe('The ferry is late again today.');
  });

  it('name their speakers wherever the audio is used', async () => {
    const { id } = await makeEvent(server, { segments: 2 });
    await put(id, secondWords(3, 'S1'));
    const copy = await clone(id, 'end=2');
    const named = await post('transcript/speaker/', {
      scope: 'event',
      id: copy,
      label: 'S1',
      name: 'Ruth Dyer',
    });
    expect(named.status).toBe(200);
    expect((await read(id)).speakers).toEqual([{ label: 'S1', name: 'Ruth Dyer' }]);
    expect((await post('transcript/speaker/', { scope: 'event', id, label: 'S9', name: 'x' })).status).toBe(
      404,
    );
  });

  it('report a file that cannot be read with its line, and keep the words', async () => {
    const { id } = await makeEvent(server, { segments: 2 });
    await put(id, secondWords(2));
    const response = await post(`event/${id}/transcript/`, { format: 'srt', file: 'hello' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Line 1: “hello” has no time');
    expect(await textOf(id)).toBe('w0 w1');
    expect(
      (await post(`event/${id}/transcript/`, { format: 'srt', file: 'x'.repeat(2_000_001) })).status,
    ).toBe(400);
  });

  it('are downloaded as VTT, SRT, JSON and text; there is no file without words', async () => {
    const { id } = await makeEvent(server, { segments: 2, title: 'Night boat' });
    await put(id, secondWords(2));
    const file = (format: string) =>
      server.call(`/${server.slug}/event/${id}/transcript.${format}`, { as: admin });
    const vtt = await file('vtt');
    expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(vtt.headers.get('content-disposition')).toContain('Night boat.vtt');
    expect(await vtt.text()).toContain('WEBVTT\n\n00:00:00.100 --> 00:00:01.600\nw0 w1');
    expect(await (await file('srt')).text()).toContain('1\n00:00:00,100 --> 00:00:01,600');
    expect(await (await file('json')).json()).toMatchObject({ version: '1.0.0' });
    expect(await (await file('txt')).text()).toBe('w0 w1\n');
    expect((await file('doc')).status).toBe(400);
    const silent = await makeEvent(server, { segments: 2 });
    expect(
      (await server.call(`/${server.slug}/event/${silent.id}/transcript.vtt`, { as: admin })).status,
    ).toBe(404);
  });

  it('announce their change to open screens', async () => {
    const { id } = await makeEvent(server, { segments: 2 });
    const live = await listenLive(server, admin);
    await put(id, secondWords(1));
    expect(await live.next('events_changed')).toMatchObject({ event_id: id, change: 'updated' });
    live.close();
  });

  it('are absent at another station and for users who may not hear the log', async () => {
    const other = await makeStation(server);
    const { id } = await makeEvent(server, { segments: 2 });
    expect((await server.call(path(`event/${id}/transcript/`, other.slug), { as: admin })).status).toBe(404);
    const [logged] = await makeLog(server, { startedAt: 1_780_000_000 });
    const user = await makeUser(server, {
      stations: [{ stationId: firstStation(server).id, licence: 'podcast' }],
    });
    const pod = await user.signIn();
    expect((await server.call(path(`event/${logged?.id}/transcript/`), { as: pod })).status).toBe(404);
  });
});

describe('a cut', () => {
  it('keeps the parts as one event with fades, and knows the words that were cut out', async () => {
    const { id } = await makeEvent(server, { segments: 4 });
    await put(id, secondWords(18));
    const copy = await cut(id, [
      { start: 0, end: 3 },
      { start: 6, end: 12 },
    ]);
    expect(copy.duration).toBeCloseTo(9, 1);
    expect(copy).toMatchObject({
      fade_in: 0,
      fade_out: 15,
      inner_fades: [{ direction: 'out' }, { direction: 'in' }],
    });
    expect(copy.transcript).toBe('w0 w1 w2 w6 w7 w8 w9 w10 w11');
    expect(await textOf(copy.id)).toBe('w0 w1 w2 -w3 -w4 -w5 w6 w7 w8 w9 w10 w11');
    const { words } = await read(copy.id);
    expect(words.filter((word) => word.cut).map(({ start, end }) => [start, end])).toEqual(
      Array.from({ length: 3 }, () => [expect.closeTo(3000, -2), expect.closeTo(3000, -2)]),
    );
    expect(
      await (await server.call(`/${server.slug}/event/${copy.id}/transcript.txt`, { as: admin })).text(),
    ).not.toContain('w4');
  });

  it('falls on whole frames, also within one segment and of a cut event', async () => {
    const { id } = await makeEvent(server, { segments: 2 });
    await put(id, secondWords(9));
    const once = await cut(id, [
      { start: 0, end: 1 },
      { start: 2, end: 9.9 },
    ]);
    const twice = await cut(once.id, [
      { start: 0, end: 2 },
      { start: 3, end: 4 },
    ]);
    expect(once.frame_count).toBe(43 + Math.round((9.9 * 44_100) / 1024) - Math.round((2 * 44_100) / 1024));
    expect(await textOf(twice.id)).toBe('w0 -w1 w2 -w3 w4');
  });

  it('refuses parts that overlap, are empty, or are none', async () => {
    const { id } = await makeEvent(server, { segments: 2 });
    const wrong = [
      [],
      [{ start: 2, end: 1 }],
      [
        { start: 0, end: 2 },
        { start: 1, end: 3 },
      ],
    ];
    for (const keep of wrong)
      expect(
        (await server.call(`/${server.slug}/event/${id}/cut/`, { method: 'POST', as: admin, json: { keep } }))
          .status,
      ).toBe(400);
    const behind = { keep: [{ start: 100, end: 200 }] };
    expect(
      (await server.call(`/${server.slug}/event/${id}/cut/`, { method: 'POST', as: admin, json: behind }))
        .status,
    ).toBe(400);
  });
});

describe('the transcript of an episode', () => {
  it('is derived from its timeline, and a file for all of it is divided over its events', async () => {
    const [one, two] = [await makeEvent(server, { segments: 2 }), await makeEvent(server, { segments: 2 })];
    const episode = await makeEpisode(server, { eventIds: [one.id, two.id] });
    const response = await post(`playlist/${episode.id}/transcript/`, {
      format: 'json',
      file: secondWords(19),
    });
    expect(response.status).toBe(200);
    expect((await read(episode.id, 'playlist')).words.map(({ text }) => text)).toEqual(
      Array.from({ length: 19 }, (_, n) => `w${n}`),
    );
    expect(await textOf(one.id)).toBe('w0 w1 w2 w3 w4 w5 w6 w7 w8 w9');
    const [first] = (await read(two.id)).words;
    expect(first).toMatchObject({ text: 'w10', start: expect.closeTo(10_100 - 9938, -1) });
  });

  it('is found by the search of the episode list, drafts included', async () => {
    const sound = await makeEvent(server, { segments: 2 });
    await put(
      sound.id,
      JSON.stringify({
        words: [
          { word: 'Bosun’s', start: 1, end: 2 },
          { word: 'whistle', start: 2, end: 3 },
        ],
      }),
    );
    const { id, show_id } = await makeEpisode(server, { eventIds: [sound.id], draft: true });
    const found = async (search: string) => {
      const query = new URLSearchParams({ show_id: String(show_id), type: 'draft', search });
      const response = await server.call(path(`playlist/get_playlists.json?${query.toString()}`), {
        as: admin,
      });
      return ((await response.json()) as { playlists: { playlist_id: number }[] }).playlists.map(
        ({ playlist_id }) => playlist_id,
      );
    };
    expect([await found('BOSUN’s whistle'), await found('bosun drum')]).toEqual([[id], []]);
  });

  it('names a speaker for one episode, or for all of a show', async () => {
    const sound = await makeEvent(server, { segments: 2 });
    await put(sound.id, secondWords(2, 'S1'));
    const first = await makeEpisode(server, { eventIds: [sound.id] });
    const second = await makeEpisode(server, { eventIds: [sound.id], showId: first.show_id });
    await post('transcript/speaker/', { scope: 'show', id: first.show_id, label: 'S1', name: 'The host' });
    await post('transcript/speaker/', { scope: 'episode', id: second.id, label: 'S1', name: 'A guest' });
    expect((await read(first.id, 'playlist')).speakers).toEqual([{ label: 'S1', name: 'The host' }]);
    expect((await read(second.id, 'playlist')).speakers).toEqual([{ label: 'S1', name: 'A guest' }]);
    expect((await read(sound.id)).speakers).toEqual([{ label: 'S1', name: 'S1' }]);
    expect(
      (await post('transcript/speaker/', { scope: 'show', id: 999_999, label: 'S1', name: 'x' })).status,
    ).toBe(404);
  });
});

it('words end with their audio', async () => {
  const { id } = await makeEvent(server, { segments: 2 });
  await put(id, secondWords(4));
  const { db } = server.context;
  type Rows = {
    event_ranges: { event_id: number; stream_id: number };
    segments: { stream_id: number };
    transcript_words: { stream_id: number };
  };
  const tables = db.tables<Rows>();
  const { stream_id } = await tables
    .selectFrom('event_ranges')
    .select('stream_id')
    .where('event_id', '=', id)
    .executeTakeFirstOrThrow();
  const left = () =>
    tables.selectFrom('transcript_words').selectAll().where('stream_id', '=', stream_id).execute();
  expect(await left()).not.toEqual([]);
  await tables.deleteFrom('segments').where('stream_id', '=', stream_id).execute();
  expect(await left()).toEqual([]);
});
