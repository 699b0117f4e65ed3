import { describe, expect, it } from 'vitest';
import { resourcePath, transcriptSearch } from '@postkit/sdk/schema';
import { firstStation, makeDestination, makeShow, makeStation } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stationTest } from '../../../testing/station-test.ts';
import { readMarks, searchQuery } from './search-query.ts';

const { server, admin } = stationTest();

const idle = () => server.context.jobs.idle();

/** An event whose words are spoken one per second. */
async function spoken(text: string, speaker?: string): Promise<number> {
  const { id } = await makeEvent(server, { segments: 2 });
  await say(id, text, speaker);
  return id;
}

async function say(id: number, text: string, speaker?: string): Promise<void> {
  const words = text
    .split(' ')
    .map((word, n) => ({ word, start: n + 0.1, end: n + 0.8, ...(speaker ? { speaker } : {}) }));
  const json = { format: 'json', file: JSON.stringify({ words }) };
  const response = await server.call(`/${server.slug}/api/v1/event/${id}/transcript/`, {
    method: 'POST',
    as: admin,
    json,
  });
  expect(response.status).toBe(200);
  await idle();
}

async function search(q: string, more = '', slug = server.slug) {
  const response = await server.call(`/${slug}/transcript-search.json?q=${encodeURIComponent(q)}${more}`);
  expect(response.status).toBe(200);
  return transcriptSearch.parse(await response.json());
}
const file = (id: number, format = 'vtt') => server.call(`/${server.slug}/transcripts/${id}.${format}`);
const feed = async (id: number) => (await server.call(`/${server.slug}/rss/${id}.xml`)).text();
const update = async (id: number, change: object) => {
  const { version } = (await server.features.episodes.store.get(firstStation(server), id)) ?? { version: 0 };
  await server.features.episodes.publishing.update(
    firstStation(server),
    id,
    { version, ...change },
    'Some Body',
  );
  await idle();
};

describe('the search in published transcripts', () => {
  it('finds words without accents and case, with the episode, the second and the marked words', async () => {
    const event = await spoken('Der Hafen brüllt heute Nacht');
    const silence = await makeEvent(server, { segments: 2 });
    const { id } = await makeEpisode(server, { name: 'Hafenradio', eventIds: [silence.id, event] });
    const { hits, total } = await search('HAFEN brul');
    expect(total).toBe(1);
    expect(hits).toEqual([
      {
        playlist_id: id,
        title: 'Hafenradio',
        url: `${server.url}/${server.slug}/listen/${id}`,
        start: expect.closeTo(10.04, 1),
        snippet: expect.stringContaining('Hafen brüllt'),
        marks: [expect.any(Array), expect.any(Array)],
      },
    ]);
    const [hit] = hits;
    expect(hit?.marks.map(([from, to]) => hit.snippet.slice(from, to))).toEqual(['Hafen', 'brüllt']);
  });

  it('never finds drafts, scheduled, unpublished or deleted episodes, nor those of another station', async () => {
    const event = await spoken('quiet lighthouse keeper');
    const draft = await makeEpisode(server, { draft: true, eventIds: [event] });
    expect((await search('lighthouse')).total).toBe(0);
    expect((await file(draft.id)).status).toBe(404);
    await update(draft.id, { draft: false });
    expect((await search('lighthouse')).total).toBe(1);
    const other = await makeStation(server);
    expect((await search('lighthouse', '', other.slug)).total).toBe(0);
    await server.features.episodes.publishing.setUnpublished(
      firstStation(server),
      [draft.id],
      true,
      'Some Body',
    );
    // At once, without a job.
    expect((await search('lighthouse')).total).toBe(0);
    expect((await file(draft.id)).status).toBe(410);
    await server.features.episodes.publishing.setUnpublished(
      firstStation(server),
      [draft.id],
      false,
      'Some Body',
    );
    await idle();
    expect((await search('lighthouse')).total).toBe(1);
    await server.features.episodes.publishing.setUnpublished(
      firstStation(server),
      [draft.id],
      true,
      'Some Body',
    );
    const removed = await server.call(`/${server.slug}/api/v1/playlist/${draft.id}/`, {
      method: 'DELETE',
      as: admin,
    });
    expect(removed.status).toBe(204);
    await idle();
    expect((await search('lighthouse')).total).toBe(0);
  });

  it.each([
    ['Chinese', '我们去公园散步。 今天天气很好', '公园', ['去公', '天气很好', '散步']],
    [
      'Japanese with English',
      '今日の天気予報です。 明日はiPhoneの話',
      '気予報',
      ['天気', 'iphoneの', '明日は'],
    ],
    ['Thai', 'สวัสดีครับ วันนี้อากาศดีมาก', 'อากาศ', ['อากาศดี', 'ครับ', 'นี้อา']],
    ['Khmer', 'ខ្ញុំស្រឡាញ់ភាសាខ្មែរ។', 'ភាសា', ['ស្រឡាញ់', 'ខ្មែរ']],
  ])(
    'finds words of %s, which has no spaces, also where they begin or end in a word',
    async (_name, text, word, others) => {
      const event = await spoken(text);
      const { id } = await makeEpisode(server, { eventIds: [event] });
      const { hits } = await search(word);
      expect(hits.map((hit) => hit.playlist_id)).toEqual([id]);
      const [hit] = hits;
      expect(hit?.marks.map(([from, to]) => hit.snippet.slice(from, to))).toEqual([word]);
      expect(hit?.snippet).not.toContain('\u200b');
      expect(text.replaceAll(/\s/g, '')).toContain(hit?.snippet.replaceAll(/\s/g, ''));
      for (const other of others) expect([other, (await search(other)).total]).toEqual([other, 1]);
      expect((await search(`${word}${word}`)).total).toBe(0);
    },
  );

  it('follows new words, another timeline and the show', async () => {
    const [first, second] = [await spoken('green buoy'), await spoken('red buoy')];
    const show = await makeShow(server);
    const { id } = await makeEpisode(server, { eventIds: [first], showId: show.id });
    expect((await search('"green buoy"')).total).toBe(1);
    await say(first, 'blue buoy');
    expect((await search('"green buoy"')).total).toBe(0);
    expect((await search('blue buoy', `&show=${show.id}`)).total).toBe(1);
    expect((await search('blue buoy', `&show=${show.id + 1000}`)).total).toBe(0);
    await update(id, { events: [resourcePath(server.slug, 'event', second)] });
    expect([(await search('blue buoy')).total, (await search('red buoy')).total]).toEqual([0, 1]);
  });

  it('takes any text as words, and refuses one that is too short', async () => {
    for (const q of ['""', '* OR NEAR(', 'a" AND body:x', '--;']) expect((await search(q)).hits).toEqual([]);
    expect((await server.call(`/${server.slug}/transcript-search.json?q=a`)).status).toBe(400);
    expect((await server.call(`/${server.slug}/transcript-search.json`)).status).toBe(400);
  });

  it('pages through the hits', async () => {
    const event = await spoken('harbour pilot');
    for (let made = 0; made < 3; made += 1) await makeEpisode(server, { eventIds: [event] });
    const [one, rest] = [
      await search('harbour pilot', '&limit=1'),
      await search('harbour pilot', '&limit=5&offset=1'),
    ];
    expect([one.total, one.hits.length, rest.hits.length]).toEqual([3, 1, 2]);
  });
});

describe('the transcript of a published episode', () => {
  it('is in the feed as VTT, SRT and JSON, and is served to every site with the names of speakers', async () => {
    const event = await spoken('I do .', 'S1');
    const destination = await makeDestination(server);
    const { id, show_id } = await makeEpisode(server, {
      eventIds: [event],
      social_media_connections: [destination.id],
    });
    const player = await server.call(`/${server.slug}/playlist/widget.json?playlist_id=${id}`);
    expect((await player.json()).playlists[0].transcript_url).toBe(
      `${server.url}/${server.slug}/transcripts/${id}.vtt`,
    );
    const address = `${server.url}/${server.slug}/transcripts/${id}`;
    const xml = await feed(destination.id);
    expect(xml).toContain(`<podcast:transcript url="${address}.vtt" type="text/vtt"`);
    expect(xml).toContain(`<podcast:transcript url="${address}.srt" type="application/x-subrip"`);
    expect(xml).toContain(`<podcast:transcript url="${address}.json" type="application/json"`);
    const json = { scope: 'show', id: show_id, label: 'S1', name: 'Ruth Dyer' };
    await server.call(`/${server.slug}/api/v1/transcript/speaker/`, { method: 'POST', as: admin, json });
    const vtt = await file(id);
    expect(vtt.headers.get('access-control-allow-origin')).toBe('*');
    expect(await vtt.text()).toContain('<v Ruth Dyer>I do');
    const { published } = {
      published: await server.features.transcripts.episodeTranscript(firstStation(server).id, id),
    };
    expect(published).toEqual({
      language: '',
      paragraphs: [{ start: 0.1, end: 2.8, speaker: 'Ruth Dyer', text: 'I do .' }],
    });
  });

  it('reaches the feed when it arrives after the episode was published', async () => {
    const { id: event } = await makeEvent(server, { segments: 2 });
    const destination = await makeDestination(server);
    const { id } = await makeEpisode(server, {
      eventIds: [event],
      social_media_connections: [destination.id],
    });
    expect(await feed(destination.id)).not.toContain('podcast:transcript');
    expect((await file(id)).status).toBe(404);
    expect(await server.features.transcripts.episodeTranscript(firstStation(server).id, id)).toBeNull();
    await say(event, 'late words');
    expect(await feed(destination.id)).toContain(`/transcripts/${id}.vtt`);
    expect(await (await file(id, 'srt')).text()).toContain('late words');
  });
});

describe('searchQuery', () => {
  it('requires every word, keeps phrases, and completes the last word', () => {
    expect(searchQuery('night boat')).toEqual({ phrases: [['night'], ['boat']], isOpen: true });
    expect(searchQuery('"night boat" sails ')).toEqual({
      phrases: [['night', 'boat'], ['sails']],
      isOpen: false,
    });
    expect(searchQuery('boat-house')).toEqual({ phrases: [['boat', 'house']], isOpen: true });
    expect(searchQuery('"" - *')).toBeNull();
  });
});

describe('readMarks', () => {
  it('returns plain text with the places of its marks', () => {
    expect(readMarks('the \uE000night\uE001 boat')).toEqual({ snippet: 'the night boat', marks: [[4, 9]] });
  });
});
