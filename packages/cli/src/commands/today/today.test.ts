import { describe, expect, it } from 'vitest';
import type { PlannedRun, Today, TodayEpisode, TodayRun } from '@postkit/sdk/schema';
import { fakeStation } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

/** 09:52 in New York. */
const now = Date.UTC(2026, 10, 22, 14, 52) / 1000;
const minute = 60;
const episode: TodayEpisode = {
  playlist_id: 5,
  show_id: 1,
  show: 'Morning',
  name: 'Breakfast',
  status: 'published',
  duration: 60,
  media_status: 'ready',
  media_progress: 100,
  media_error: '',
  failed_deliveries: 0,
  updated_by: 'Ina',
  at: now - 120 * minute,
  destinations: [],
  downloads: 212,
  schedule_id: null,
};
const run: TodayRun = {
  id: 9,
  schedule_id: 3,
  show_id: 1,
  title: 'Early',
  date: '2026-11-22',
  start: now - 90 * minute,
  end: now - 60 * minute,
  publish_at: null,
  outcome: 'skipped',
  reason: 'nothing_logged',
  error: '',
  missing: [],
  missing_seconds: 0,
  episode_id: null,
  finished_at: now,
  can_run_again: true,
};
const planned: PlannedRun = {
  schedule_id: 4,
  show_id: 1,
  show: 'Morning',
  title: 'Tonight',
  date: '2026-11-22',
  start: now + 60 * minute,
  end: now + 120 * minute,
  publish_at: now + 130 * minute,
  outlook: 'at_risk',
  reasons: ['lost'],
  missing_seconds: 0,
  destinations: [],
};
const today: Today = {
  date: '2026-11-22',
  now,
  start: now,
  end: now,
  log: { state: 'lost', recorded_seconds: 35_460, lost_seconds: 58, gaps: [], stretches: [], inputs: [] },
  podcasts: {
    episodes: [
      episode,
      {
        ...episode,
        playlist_id: 6,
        name: 'Keeper',
        status: 'scheduled',
        at: now + minute,
        media_status: 'processing',
        media_progress: 62,
      },
    ],
    runs: [run, { ...run, id: 10, title: 'Breakfast', outcome: 'published', reason: null, episode_id: 5 }],
    planned: [planned],
    drafts: [],
    failed_deliveries: [
      {
        playlist_id: 5,
        connection_id: 2,
        type: 'omny',
        title: 'Omny',
        message: 'No response',
        can_retry: true,
        updated_at: now,
        name: 'Breakfast',
        show_id: 1,
      },
    ],
    missed: [],
  },
};

async function print(answer: Today, ...args: string[]) {
  await using station = await fakeStation({
    'GET /wxyz/api/v1/today.json': () => answer,
    'GET /wxyz/api/v1/settings/': () => makeSettings(),
  });
  return (await runPostkit(['today', ...args], { url: station.url })).out;
}

describe('postkit today', () => {
  it('prints the log, the running order around now, and what needs attention', async () => {
    expect((await print(today)).split('\n').map((line) => line.trimEnd())).toEqual([
      '2026-11-22 (America/New_York)',
      'Log lost, recorded 9:51:00, lost 0:00:58',
      '',
      'TIME   KIND      NAME       STATE',
      '07:52  episode   Breakfast  published, 212 downloads',
      '08:52  run       Early      skipped: nothing_logged',
      '09:52  now',
      '09:53  episode   Keeper     scheduled, making audio, 62%',
      '12:02  schedule  Tonight    at risk: the stream is lost',
      '       delivery  Breakfast  Omny: No response',
      '',
    ]);
  });

  it('leaves out the parts that the licence does not cover', async () => {
    const out = await print({ ...today, log: null, podcasts: null });
    expect(out).toBe('2026-11-22 (America/New_York)\n');
  });

  it('prints everything as JSON', async () => {
    expect(JSON.parse(await print(today, '--json'))).toEqual(today);
  });
});
