import { beforeAll, describe, expect, it } from 'vitest';
import { firstStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { EpisodeDestination, EpisodeRow, RenditionRow } from './episode-tables.ts';
import { type EpisodeRelations, presentSummary, withProgress } from './episodes.presenter.ts';

const publicUrl = 'https://radio.example';

const { server } = stationTest();
let row: EpisodeRow;
beforeAll(async () => {
  row = await makeEpisode(server);
});

const alone: EpisodeRelations = {
  publicUrl,
  tags: [],
  destinations: [],
  media: [],
  places: { locations: [], failed: 0, proof: null },
};

function summaryOf(facts: Partial<EpisodeRow>, relations: Partial<EpisodeRelations> = {}) {
  return presentSummary(firstStation(server), { ...row, ...facts }, { ...alone, ...relations });
}

describe('the summary of an episode', () => {
  it('says of each status whether the episode is a draft or unpublished, and from when it is public', () => {
    const published_at = 1_790_000_000;
    const facts = { published_at, delay_post_until: null };
    const of = (status: EpisodeRow['status'], delay_post_until: number | null = null) => {
      const { draft, unpublished, published } = summaryOf({ ...facts, status, delay_post_until });
      return [draft, unpublished, published];
    };
    expect(of('draft')).toEqual([true, false, null]);
    expect(of('published')).toEqual([false, false, published_at]);
    expect(of('unpublished')).toEqual([false, true, published_at]);
    expect(of('scheduled', 1_799_000_000)).toEqual([false, false, 1_799_000_000]);
  });

  it('has the progress of audio that is rendered, and 100 once it is ready', () => {
    const progressOf = (media_status: EpisodeRow['media_status']) =>
      withProgress(summaryOf({ media_status }), { audio: 42, video: 0 }).media_progress;
    expect([progressOf('processing'), progressOf('ready')]).toEqual([42, 100]);
  });

  it('lists where a published episode is, and what is chosen', () => {
    const at = (
      connection_id: number,
      type: EpisodeDestination['type'],
      state: EpisodeDestination['state'],
    ): EpisodeDestination => ({
      episode_id: row.id,
      connection_id,
      type,
      state,
    });
    const destinations = [
      at(1, 'rss', 'posted'),
      at(2, 'webwidget', 'posted'),
      at(3, 'rss', 'removed'),
      at(4, 'omny', 'posted'),
    ];
    const omny = { id: 4, type: 'omny', url: 'https://omny.example/4' } as const;
    const relations = { destinations, places: { locations: [omny], failed: 1, proof: null } };
    const published = summaryOf({ status: 'published' }, relations);
    expect(published.post_locations).toEqual([
      { id: 1, type: 'rss', url: `${publicUrl}/${server.slug}/rss/1.xml` },
      { id: 2, type: 'webwidget', url: `${publicUrl}/${server.slug}/listen/${row.id}` },
      omny,
    ]);
    expect([published.smc_data.map(({ id }) => id), published.failed_deliveries]).toEqual([[1, 2, 4], 1]);
    const unpublished = summaryOf({ status: 'unpublished' }, relations);
    expect(unpublished.post_locations).toEqual([omny]);
    expect(unpublished.smc_data.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('has the file and the levels of its mp3, in tenths', () => {
    const file: RenditionRow = {
      version: 1,
      episode_id: row.id,
      format: 'aac',
      station_id: 1,
      media_key: 'key',
      bytes: 800,
      sha256: 'ab',
      duration: 60,
      updated_at: 1,
      loudness: -16.04,
      true_peak: -1.26,
      loudness_range: null,
      gain_db: 3.5,
      original: 0,
    };
    const mp3: RenditionRow = { ...file, format: 'mp3', bytes: 900 };
    const { enclosure, levels } = summaryOf({}, { media: [file, mp3] });
    expect(enclosure).toEqual({
      url: `${publicUrl}/${server.slug}/audio/${row.id}.mp3`,
      length: 900,
      type: 'audio/mpeg',
    });
    expect(levels).toEqual({ loudness: -16, true_peak: -1.3, range: null, gain: 3.5 });
    expect(summaryOf({}, { media: [{ ...mp3, gain_db: null }] }).levels).toBeNull();
    expect(summaryOf({}, { media: [file] })).toMatchObject({ enclosure: null, levels: null });
  });
});
