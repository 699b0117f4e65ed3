import { describe, expect, it } from 'vitest';
import type { LogGap, PlannedRun, TodayEpisode, TodayRun } from '@postkit/sdk/schema';
import { makeRun } from '../../../testing/make-run.ts';
import { english } from '../../../words/catalogue.ts';
import { orderText, shortClock } from './order-text.ts';
import { type OrderRow, runningOrder } from './running-order.model.ts';

/** 08:00 in New York. */
const midnight = Date.UTC(2026, 10, 2, 5) / 1000;
const now = Date.UTC(2026, 10, 2, 13) / 1000;
const moment = { now, zone: 'America/New_York' };
const feed = { id: 1, type: 'rss', title: 'Main feed' } as const;
const twitter = { id: 2, type: 'twitter', title: 'harbour' } as const;

function makeTodayEpisode(overrides: Partial<TodayEpisode> = {}): TodayEpisode {
  return {
    playlist_id: 7,
    show_id: 1,
    show: 'The Morning Tide',
    name: 'Bread before five',
    status: 'published',
    duration: 120,
    media_status: 'ready',
    media_progress: 100,
    media_error: '',
    failed_deliveries: 0,
    updated_by: 'Maya',
    at: now - 3600,
    destinations: [feed, twitter],
    downloads: 0,
    schedule_id: null,
    ...overrides,
  };
}

function makePlanned(overrides: Partial<PlannedRun> = {}): PlannedRun {
  return {
    schedule_id: 3,
    show_id: 1,
    show: 'The Morning Tide',
    title: 'The Morning Tide, Monday',
    date: '2026-11-02',
    start: now + 3600,
    end: now + 7200,
    publish_at: now + 8220,
    outlook: 'ready',
    reasons: [],
    missing_seconds: 0,
    destinations: [feed],
    ...overrides,
  };
}

const run = (overrides: Partial<TodayRun> = {}): TodayRun => ({
  ...makeRun({ episode_id: null }),
  show_id: 1,
  title: 'Tide',
  ...overrides,
});
const gap = (start: number, end: number, open = false): LogGap => ({ start, end, open });
const podcastsOf = (parts: { episodes?: TodayEpisode[]; runs?: TodayRun[]; planned?: PlannedRun[] }) => ({
  episodes: [],
  runs: [],
  planned: [],
  drafts: [],
  failed_deliveries: [],
  missed: [],
  ...parts,
});
const logOf = (gaps: LogGap[]) => ({
  state: 'recording' as const,
  recorded_seconds: 0,
  lost_seconds: 0,
  gaps,
  stretches: [],
  inputs: [],
});
const episodeText = (overrides: Partial<TodayEpisode>) =>
  orderText({ id: 'e', at: now, kind: 'episode', episode: makeTodayEpisode(overrides) }, moment, english);
const plannedText = (overrides: Partial<PlannedRun>) =>
  orderText({ id: 'p', at: now, kind: 'planned', planned: makePlanned(overrides) }, moment, english);

describe('runningOrder', () => {
  it('has the published episodes, other runs and losses of the day before now, and the scheduled and planned after it', () => {
    const { past, next } = runningOrder({
      start: midnight,
      podcasts: podcastsOf({
        episodes: [
          makeTodayEpisode({ playlist_id: 8, at: now - 60 }),
          makeTodayEpisode({ playlist_id: 9, status: 'scheduled', at: now + 9000 }),
        ],
        runs: [run({ id: 1, end: now - 120 }), run({ id: 2, end: now - 30, episode_id: 8 })],
        planned: [makePlanned()],
      }),
      log: logOf([gap(now - 90, now - 50)]),
    });
    const ids = (rows: readonly OrderRow[]) => rows.map(({ id }) => id);
    expect(ids(past)).toEqual(['run-1', 'loss-' + (now - 90), 'episode-8']);
    expect(ids(next)).toEqual([`planned-3-${now + 3600}`, 'episode-9']);
  });

  it('omits short reconnections and losses of yesterday, but not a loss that is still open', () => {
    const gaps = [
      gap(midnight - 90, midnight),
      gap(now - 100, now - 96),
      gap(now - 2, now, true),
      gap(midnight - 10, midnight + 8),
    ];
    const { past } = runningOrder({ start: midnight, podcasts: null, log: logOf(gaps) });
    expect(past.map(({ at }) => at)).toEqual([midnight - 10, now - 2]);
  });
});

describe('orderText', () => {
  it('names the destinations and downloads of a published episode', () => {
    expect(episodeText({ downloads: 1212 })).toEqual({
      look: 'done',
      title: 'Bread before five',
      facts: ['Published to Main feed and @harbour', '1,212 downloads so far'],
      when: '',
      progress: null,
    });
    expect(episodeText({ downloads: 1, schedule_id: 3, destinations: [] }).facts).toEqual([
      'Made by automation',
      '1 download so far',
    ]);
  });

  it('puts failures first: audio that could not be made, and destinations that did not receive it', () => {
    expect(episodeText({ media_status: 'failed', media_error: 'The disk is full.' })).toMatchObject({
      look: 'failed',
      facts: ['The audio could not be made: The disk is full.'],
    });
    expect(episodeText({ failed_deliveries: 2 })).toMatchObject({
      look: 'failed',
      facts: ['Published to Main feed and @harbour', '2 destinations did not receive it'],
    });
  });

  it('shows the progress of the audio, also of a scheduled episode', () => {
    const busy = { media_status: 'processing', media_progress: 61.7 } as const;
    expect(episodeText(busy)).toMatchObject({ look: 'busy', when: 'Making audio, 62%', progress: 62 });
    expect(episodeText({ ...busy, status: 'scheduled', at: now + 60 })).toMatchObject({
      look: 'busy',
      when: 'Making audio, 62%',
    });
  });

  it('counts down to a scheduled episode, and says who scheduled it for where', () => {
    expect(episodeText({ status: 'scheduled', at: now + 8220 })).toMatchObject({
      look: 'due',
      facts: ['Scheduled by Maya', 'Main feed and @harbour'],
      when: 'in 2 h 17 min',
    });
    const automatic = episodeText({ status: 'scheduled', schedule_id: 3, destinations: [], at: now + 59 });
    expect(automatic).toMatchObject({
      facts: ['Scheduled by Automation', 'No destination'],
      when: 'in less than a minute',
    });
    expect(episodeText({ status: 'scheduled', at: now }).when).toBe('Waits for its audio');
  });

  it('says why a run made a draft or nothing', () => {
    const text = (overrides: Partial<TodayRun>) =>
      orderText({ id: 'r', at: now, kind: 'run', run: run(overrides) }, moment, english);
    expect(text({ outcome: 'draft' })).toMatchObject({ look: 'draft', facts: ['Draft'] });
    expect(text({ outcome: 'draft', reason: 'silence', missing_seconds: 180 })).toMatchObject({
      look: 'warning',
      facts: ['Draft', 'Silent for 3 minutes'],
    });
    expect(text({ outcome: 'failed', reason: 'error' })).toMatchObject({ look: 'failed' });
  });

  it('says how long the stream was lost, also while it is', () => {
    const loss = (given: LogGap) =>
      orderText({ id: 'l', at: now, kind: 'loss', gap: given }, moment, english);
    expect(loss(gap(now - 58, now))).toMatchObject({
      look: 'lost',
      title: 'Stream lost for 0:58',
      facts: ['07:59:02 to 08:00:00, then recorded again'],
    });
    expect(loss(gap(now - 3725, now - 30, true))).toMatchObject({
      title: 'Stream lost, 1:02:05 so far',
      facts: ['Since 06:57:55. The station keeps trying to connect'],
    });
  });

  it('says what a planned run does and whether it can succeed', () => {
    expect(plannedText({})).toMatchObject({
      look: 'due',
      facts: ['09:00 to 10:00', 'Goes out to Main feed by itself'],
      when: 'in 2 h 17 min',
    });
    expect(plannedText({ publish_at: null }).facts).toEqual(['09:00 to 10:00', 'Saves a draft']);
    expect(plannedText({ outlook: 'at_risk', reasons: ['lost', 'gaps'] })).toMatchObject({
      look: 'warning',
      facts: [
        '09:00 to 10:00',
        'Goes out to Main feed by itself',
        'At risk: the stream is lost, too much of the recording is missing',
      ],
    });
    expect(plannedText({ outlook: 'draft', reasons: ['silence'] }).facts).toEqual([
      '09:00 to 10:00',
      'Will be a draft: the recording is silent for too long',
    ]);
    expect(plannedText({ outlook: 'none', reasons: ['holiday'] })).toMatchObject({ look: 'off', when: '' });
    expect(plannedText({ publish_at: now - 1 }).when).toBe('Being made');
  });
});

it('writes a length as minutes, and with hours from one on', () => {
  expect([58, 61.4, 3725, -3].map(shortClock)).toEqual(['0:58', '1:01', '1:02:05', '0:00']);
});
