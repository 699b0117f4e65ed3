import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  importReport,
  podcastImport,
  podcastImportDetails,
  type ImportItem,
  type PodcastImport,
  type PodcastImportDetails,
} from '@postkit/sdk/schema';
import { importTarget } from '../../testing/import-target.ts';
import { firstStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { podcastHosts } from '../../testing/podcast-hosts.ts';
import { stationTest } from '../../testing/station-test.ts';
import { wavTone } from '../../testing/wav-tone.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server, admin } = stationTest({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
const hosted = podcastHosts();

const path = (rest = '') => `/${server.slug}/api/v2/pw/${rest}`;
const post = (rest: string, json: unknown) => server.call(path(rest), { method: 'POST', as: admin, json });

async function planOf(target: Awaited<ReturnType<typeof importTarget>>): Promise<PodcastImportDetails> {
  const { url, show_id, social_media_connections } = target.job;
  const answer = await post('plan/', { url, show_id, social_media_connections });
  expect(answer.status).toBe(201);
  return podcastImportDetails.parse(await answer.json());
}

async function apply(
  id: number,
  items: readonly ImportItem[] | null,
  show_fields: string[] = [],
): Promise<PodcastImport> {
  const answer = await post(`${id}/apply/`, { items: items && items.map((item) => item.id), show_fields });
  expect(answer.status).toBe(202);
  const begun = podcastImport.parse(await answer.json());
  await server.context.jobs.idle();
  return begun;
}

const read = async (rest: string) => (await server.call(rest, { as: admin })).json();
const details = async (id: number) => podcastImportDetails.parse(await read(path(`${id}/`)));
const episode = async (item: ImportItem | undefined) =>
  (await read(`/${server.slug}/api/v1/playlist/${item?.playlist_id}/`)) as Record<string, unknown>;
const count = async (showId: number) =>
  (
    (await read(`/${server.slug}/api/v1/playlist/get_playlists.json?show_id=${showId}`)) as {
      total_count: number;
    }
  ).total_count;

describe('a plan', () => {
  it('says what an import would do, and changes nothing until it is applied', async () => {
    const host = await hosted([
      { title: 'Fog', more: '<itunes:duration>60</itunes:duration><link>/fog</link>' },
      { title: 'Undated', pubDate: 'the other day' },
      { title: 'Letter', audio: null },
    ]);
    const target = await importTarget(server, { url: host.feed });
    const plan = await planOf(target);
    expect(plan).toMatchObject({ status: 'planned', total: 3, imported: 0, disk_free: expect.any(Number) });
    expect(plan.warnings).toEqual([
      '2 items have no date that the station can read, such as “the other day”. The place in the feed decides instead.',
    ]);
    expect(plan.disk_free).toBeGreaterThan(0);
    expect(plan.items.map(({ clash, is_dated, seconds, lost }) => [clash, is_dated, seconds, lost])).toEqual([
      ['', false, 60, ['link']],
      ['', false, null, []],
      ['no_audio', false, null, []],
    ]);
    expect(plan.items[0]?.disk_bytes).toBeGreaterThan(1_000_000);
    await server.context.jobs.idle();
    expect([await count(target.show.id), host.asked('/audio/Fog.wav')]).toEqual([0, 0]);
    await apply(plan.id, null);
    expect(await details(plan.id)).toMatchObject({ status: 'done', imported: 2, skipped: 1 });
    expect((await post(`${plan.id}/apply/`, { items: null, show_fields: [] })).status).toBe(409);
  });

  it('imports the chosen items only', async () => {
    const host = await hosted([{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
    const target = await importTarget(server, { url: host.feed });
    const plan = await planOf(target);
    await apply(plan.id, plan.items.slice(1, 2));
    const { items } = await details(plan.id);
    expect(items.map(({ status, note }) => [status, note])).toEqual([
      ['skipped', 'It was not chosen'],
      ['imported', ''],
      ['skipped', 'It was not chosen'],
    ]);
  });

  it('brings back deleted episodes, and imports those of another show under a guid of their own, if they are chosen', async () => {
    const host = await hosted([
      { title: 'Theirs', guid: 'plan-elsewhere' },
      { title: 'Gone', guid: 'plan-deleted' },
    ]);
    await makeEpisode(server, { guid: 'plan-elsewhere' });
    const gone = await makeEpisode(server, { guid: 'plan-deleted' });
    await server.features.episodes.publishing.setUnpublished(firstStation(server), [gone.id], true, 'Ina');
    await server.call(`/${server.slug}/api/v1/playlist/${gone.id}/`, { method: 'DELETE', as: admin });
    const plan = await planOf(await importTarget(server, { url: host.feed }));
    expect(plan.items.map(({ clash }) => clash)).toEqual(['elsewhere', 'deleted']);
    await apply(plan.id, plan.items);
    const { items } = await details(plan.id);
    expect(items.map(({ status }) => status)).toEqual(['imported', 'imported']);
    expect((await episode(items[0]))['guid']).toMatch(/^plan-elsewhere#show-\d+$/);
    expect(await episode(items[1])).toMatchObject({ guid: 'plan-deleted', name: 'Gone' });
  });

  it('takes over changed titles and texts, if they are chosen', async () => {
    const host = await hosted([{ title: 'Old title', guid: 'texts', audio: '/audio/a.wav' }]);
    const target = await importTarget(server, { url: host.feed });
    await apply((await planOf(target)).id, null);
    host.items = [
      {
        title: 'New title',
        guid: 'texts',
        audio: '/audio/a.wav',
        more: '<description>More about it</description>',
      },
    ];
    const plan = await planOf(target);
    expect(plan.items.map(({ clash, status }) => [clash, status])).toEqual([['changed', 'skipped']]);
    await apply(plan.id, plan.items);
    const { items } = await details(plan.id);
    expect(items[0]).toMatchObject({ status: 'imported', note: 'Its new title and text were taken over' });
    expect(await episode(items[0])).toMatchObject({ name: 'New title', description: 'More about it' });
    expect([host.asked('/audio/a.wav'), await count(target.show.id)]).toEqual([1, 1]);
    expect((await planOf(target)).items[0]?.clash).toBe('here');
  });

  it('warns of an episode with the same title', async () => {
    const host = await hosted([{ title: 'Twin', guid: 'twin-1' }]);
    const target = await importTarget(server, { url: host.feed });
    await apply((await planOf(target)).id, null);
    host.items = [{ title: 'Twin', guid: 'twin-2' }];
    expect((await planOf(target)).items[0]?.warning).toBe('Another episode of this show has the same title');
  });

  it('is hidden from other stations, and can be cancelled', async () => {
    const host = await hosted([{ title: 'Dropped' }]);
    const plan = await planOf(await importTarget(server, { url: host.feed }));
    expect(await (await post(`${plan.id}/cancel/`, undefined)).json()).toMatchObject({ status: 'cancelled' });
    expect((await post(`${plan.id}/apply/`, { items: null, show_fields: [] })).status).toBe(409);
    expect((await post('999999/apply/', { items: null, show_fields: [] })).status).toBe(404);
  });
});

describe('an import', () => {
  it('keeps everything that apps read of an item', async () => {
    const notes = `<p>${'A long note about the harbour. '.repeat(3500)}<a href="https://harbour.example/">More</a></p>`;
    const more = `<itunes:title>Fog, short</itunes:title><itunes:author>Ben</itunes:author><itunes:block>yes</itunes:block><itunes:keywords>fog,sea</itunes:keywords>
      <description><![CDATA[${notes}]]></description><podcast:person role="guest" href="https://ana.example/">Ana</podcast:person>
      <podcast:soundbite startTime="0.5" duration="1">Horn</podcast:soundbite><podcast:location geo="geo:53.35,-6.26">Dublin</podcast:location>
      <podcast:alternateEnclosure type="audio/opus" length="99"><podcast:source uri="https://a.example/1.opus"/></podcast:alternateEnclosure>
      <podcast:value type="lightning" method="keysend"><podcast:valueRecipient type="node" address="02d5" split="100"/></podcast:value>
      <podcast:txt purpose="verify">abc</podcast:txt><podcast:socialInteract protocol="activitypub" uri="https://s.example/1"/>
      <podcast:chapters url="/chapters.json" type="application/json+chapters"/><podcast:transcript url="/1.vtt" type="text/vtt" language="en"/>`;
    const host = await hosted([{ title: 'Whole', more }]);
    host.answer('/chapters.json', (response) =>
      response.end(
        JSON.stringify({
          version: '1.2.0',
          chapters: [
            { startTime: 1, title: 'Horn' },
            { startTime: 0, title: 'Start' },
            { startTime: 0.5, title: 'Advertisement', toc: false },
          ],
        }),
      ),
    );
    host.answer('/1.vtt', (response) =>
      response.end('WEBVTT\n\n00:00.000 --> 00:01.000\nFog over the harbour\n'),
    );
    const plan = await planOf(await importTarget(server, { url: host.feed }));
    expect(plan.items[0]?.lost).toEqual([]);
    await apply(plan.id, null);
    const { items } = await details(plan.id);
    expect(items[0]).toMatchObject({ status: 'imported', warning: '' });
    const made = await episode(items[0]);
    expect(notes.length).toBeGreaterThan(100_000);
    expect(made).toMatchObject({
      description: notes,
      chapter_markers: [
        { start: 0, title: 'Start' },
        { start: 1, title: 'Horn' },
      ],
      podcast: {
        itunes_title: 'Fog, short',
        author: 'Ben',
        block: true,
        keywords: ['fog', 'sea'],
        persons: [{ name: 'Ana', role: 'guest', group: 'cast', href: 'https://ana.example/' }],
        soundbites: [{ start: 0.5, length: 1, title: 'Horn' }],
        location: { name: 'Dublin', geo: 'geo:53.35,-6.26', osm: '' },
        alternate_enclosures: [{ type: 'audio/opus', length: 99, sources: ['https://a.example/1.opus'] }],
        value: { type: 'lightning', recipients: [{ address: '02d5', split: 100 }] },
        txt: [{ purpose: 'verify', text: 'abc' }],
        social_interact: [{ protocol: 'activitypub', uri: 'https://s.example/1' }],
      },
    });
    const words = JSON.stringify(
      await read(`/${server.slug}/api/v1/playlist/${items[0]?.playlist_id}/transcript/`),
    );
    expect(words).toMatch(/Fog.*over.*the.*harbour/);
  });

  it('falls back from a file that cannot be read to the next, and says which are missing', async () => {
    const inline =
      '<psc:chapters><psc:chapter start="00:00:01" title="Buoy"/><psc:chapter start="soon" title="Odd"/></psc:chapters>';
    const broken =
      '<podcast:chapters url="/none.json"/><podcast:transcript url="/none.vtt" type="text/vtt"/>';
    const next = '<podcast:transcript url="/next.srt" type="application/x-subrip"/>';
    const host = await hosted([
      { title: 'Inline', more: inline },
      { title: 'Broken', more: broken },
      { title: 'Next', more: inline + broken + next },
      { title: 'Odd members', more: '<podcast:chapters url="/odd.json"/>' },
    ]);
    host.answer('/odd.json', (response) =>
      response.end('{"chapters":[{"startTime":"1.5","title":"Horn"},{"title":"Never"},7]}'),
    );
    host.answer('/next.srt', (response) => {
      response.setHeader('content-type', 'application/x-subrip; charset=iso-8859-1');
      response.end(Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nSchöne See\n', 'latin1'));
    });
    const plan = await planOf(await importTarget(server, { url: host.feed }));
    await apply(plan.id, null);
    const { items } = await details(plan.id);
    expect(items.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'imported'));
    expect(items.map(({ warning }) => warning)).toEqual([
      '1 of its 2 chapters could not be read',
      'Its chapters could not be read. Its transcript could not be read',
      'Its chapters file could not be read. The chapters in the feed are used instead. 1 of its 2 chapters could not be read. Its first transcript could not be read. The one as SRT is used instead',
      '2 of its 3 chapters could not be read',
    ]);
    expect(await episode(items[0])).toMatchObject({ chapter_markers: [{ start: 1, title: 'Buoy' }] });
    expect(await episode(items[2])).toMatchObject({ chapter_markers: [{ start: 1, title: 'Buoy' }] });
    expect(await episode(items[3])).toMatchObject({ chapter_markers: [{ start: 1.5, title: 'Horn' }] });
    const words = JSON.stringify(
      await read(`/${server.slug}/api/v1/playlist/${items[2]?.playlist_id}/transcript/`),
    );
    expect(words).toMatch(/Schöne.*See/);
  });

  it('takes over the chosen fields of the show, and names the others that differ', async () => {
    const host = await hosted([]);
    const channel = `<title>Tide Tables</title><description>About tides</description><language>en-ie</language><itunes:author>Radio</itunes:author>
      <itunes:type>serial</itunes:type><itunes:category text="Society &amp; Culture"><itunes:category text="Documentary"/></itunes:category>
      <podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid><podcast:funding url="https://give.example/">Give</podcast:funding>
      <podcast:license>cc-by-4.0</podcast:license><copyright>Radio</copyright>`;
    const item = '<item><title>Show fields</title><enclosure url="/audio/f.wav" type="audio/wav"/></item>';
    host.answer('/feed.xml', (response) => response.end(`<rss><channel>${channel}${item}</channel></rss>`));
    const target = await importTarget(server, { url: host.feed });
    const plan = await planOf(target);
    expect(plan.show_fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'title',
        'description',
        'categories',
        'language',
        'author',
        'order',
        'guid',
        'funding',
      ]),
    );
    expect(plan.lost).toEqual(['copyright', 'license']);
    await apply(plan.id, null, ['description', 'categories', 'language', 'order', 'guid', 'funding']);
    const shows = (await read(`/${server.slug}/api/v1/show/really_all.json`)) as { id: number }[];
    const list = Array.isArray(shows) ? shows : (shows as { objects: { id: number }[] }).objects;
    expect(list.find(({ id }) => id === target.show.id)).toMatchObject({
      title: target.show.title,
      description: 'About tides',
      itunes_categories: 'Society & Culture:Documentary',
      language_override: 'en-ie',
      show_format: 'serial',
      podcast: {
        guid: '917393e3-1b1e-5cef-ace4-edaa54e1f810',
        funding: [{ url: 'https://give.example/', text: 'Give' }],
      },
    });
  });
});

describe('the report of an import', () => {
  it('has the outcome and the checksums, and a signature that a change breaks', async () => {
    const host = await hosted([{ title: 'Kept' }, { title: 'Lost', audio: '/lost.wav' }]);
    const plan = await planOf(await importTarget(server, { url: host.feed }));
    await apply(plan.id, null);
    const text = JSON.stringify(await read(path(`${plan.id}/report/`)));
    const { signature, ...report } = importReport.parse(JSON.parse(text));
    expect(report.items.map(({ status, file_hash }) => [status, file_hash])).toEqual([
      ['imported', createHash('sha256').update(wavTone(2)).digest('hex')],
      ['failed', ''],
    ]);
    expect(report.feed_hash).toBe(
      createHash('sha256')
        .update(await (await fetch(host.feed)).bytes())
        .digest('hex'),
    );
    const verdict = async (checked: object) => {
      const hash = createHash('sha256').update(JSON.stringify(checked)).digest('hex');
      return (await post('verify-report/', { hash, signature })).json();
    };
    const { signature: _, ...sent } = JSON.parse(text) as Record<string, unknown>;
    expect(await verdict(sent)).toEqual({ is_genuine: true });
    expect(await verdict({ ...sent, title: 'Another' })).toEqual({ is_genuine: false });
  });
});
