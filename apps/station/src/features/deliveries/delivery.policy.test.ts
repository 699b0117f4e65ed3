import { beforeAll, describe, expect, it } from 'vitest';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { EpisodeRow } from '../episodes/index.ts';
import type { DeliveryRow } from './delivery-tables.ts';
import { canRetry, fingerprintOf, isWanted, waitAfter, waitsFor } from './delivery.policy.ts';

const { server } = stationTest();
let row: EpisodeRow;
beforeAll(async () => {
  row = await makeEpisode(server);
});

describe('isWanted', () => {
  it('is for published episodes at destinations that are still chosen', () => {
    const posted = { state: 'posted' } as const;
    expect([isWanted(row, posted), isWanted(row, { state: 'removed' }), isWanted(row, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
    for (const status of ['draft', 'scheduled', 'unpublished'] as const)
      expect(isWanted({ ...row, status }, posted)).toBe(false);
    expect(isWanted({ ...row, deleted_at: 1_790_000_000 }, posted)).toBe(false);
  });
});

describe('waitsFor', () => {
  it('waits for the audio, and for the video of destinations that take one', () => {
    expect(waitsFor({ ...row, media_status: 'failed' }, 'omny')).toMatch(
      /^The audio could not be processed\./,
    );
    expect(waitsFor({ ...row, media_status: 'processing' }, 'omny')).toBe('Waiting for the audio.');
    expect(waitsFor({ ...row, video_status: 99 }, 'omny')).toBeNull();
    const video = ([2, 1, 99] as const).map((video_status) =>
      waitsFor({ ...row, video_status }, 'v_youtube'),
    );
    expect(video).toEqual([
      null,
      'Waiting for the video.',
      expect.stringMatching(/^The video could not be created\./),
    ]);
  });
});

describe('fingerprintOf', () => {
  it('changes with what a platform receives, and with nothing else', () => {
    const before = fingerprintOf(row);
    expect(before).toMatch(/^[\da-f]{32}$/);
    const said = {
      name: 'Another',
      feed_description: 'x',
      media_key: 'y',
      season_number: 9,
      episode_number: 9,
      explicit: 1,
    } as const;
    for (const [name, value] of Object.entries({ ...said, episode_type: 'bonus', once_use_tags: '["z"]' }))
      expect(fingerprintOf({ ...row, [name]: value })).not.toBe(before);
    const resaved = { ...row, version: row.version + 1, updated_at: 1, image: '/other.jpg' };
    expect(fingerprintOf(resaved)).toBe(before);
    expect(fingerprintOf(resaved, ['image'])).not.toBe(fingerprintOf(row, ['image']));
  });
});

describe('canRetry', () => {
  const failed = { status: 'failed', retry_at: null, remote_id: '', open_since: null };
  const retries = (facts: Partial<DeliveryRow>, isWantedNow: boolean) =>
    canRetry({ ...failed, ...facts } as DeliveryRow, isWantedNow);

  it('is for deliveries that failed or wait for another attempt', () => {
    expect([retries({}, true), retries({ status: 'waiting', retry_at: 1_790_000_000 }, true)]).toEqual([
      true,
      true,
    ]);
    expect([
      retries({ status: 'waiting' }, true),
      retries({ status: 'delivered', retry_at: 1 }, true),
    ]).toEqual([false, false]);
  });

  it('is for unwanted episodes that may still be on the platform', () => {
    const unwanted = [{}, { remote_id: '8' }, { open_since: 1_790_000_000 }].map((facts) =>
      retries(facts, false),
    );
    expect(unwanted).toEqual([false, true, true]);
  });
});

describe('waitAfter', () => {
  it('doubles from half a minute to an hour', () => {
    expect([1, 2, 3, 7, 8, 20].map((attempts) => waitAfter(attempts, null))).toEqual([
      30, 60, 120, 1920, 3600, 3600,
    ]);
  });

  it('waits longer if the platform asks, up to a limit', () => {
    expect(waitAfter(1, 900)).toBe(900);
    expect(waitAfter(3, 5)).toBe(120);
    expect(waitAfter(1, 10_000_000)).toBe(86_400);
  });
});
