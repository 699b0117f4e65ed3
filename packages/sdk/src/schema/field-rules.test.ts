import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cloneQuery, peaksQuery } from './audio-events/audio-event-inputs.ts';
import { bulkDownloadInput } from './bulk-downloads/bulk-download.ts';
import { resourceListQuery } from './common/resource-list.ts';
import {
  calendarDate,
  httpAddress,
  languageTag,
  percentage,
  queryBoolean,
  queryInteger,
  resourceReference,
  stationSlug,
  timeOfDay,
  unixSeconds,
  webAddress,
} from './common/scalars.ts';
import { imageAddress } from './common/scalars.ts';
import { connection } from './connections/connection.ts';
import { draft, draftKey } from './drafts/draft.ts';
import { episodeFields } from './episodes/episode-fields.ts';
import { videoFile } from './episodes/episode-inputs.ts';
import { imageOperations } from './images/operations.ts';
import { feedUrl } from './imports/podcast-import.ts';
import { logAlerts } from './logger/log-alerts.ts';
import { logPeaksQuery, logSpanQuery } from './logger/log-peaks.ts';
import { logSourceUpdate } from './logger/log-source.ts';
import { daysOfWeek, schedule } from './schedules/schedule.ts';
import { shareClipInput } from './share-clips/share-clip.ts';
import { itunesCategories } from './shows/itunes-categories.ts';
import { show } from './shows/show.ts';
import { uploadFields } from './uploads/upload.ts';
import { password, userInput } from './users/user.ts';

interface Rule {
  readonly schema: z.ZodType;
  readonly accepts: readonly unknown[];
  readonly rejects: readonly unknown[];
}

const text = (length: number) => 'x'.repeat(length);
const list = (length: number) => Array.from({ length }, (_, index) => index + 1);
const address = (length: number) => `https://a.example/${text(length - 18)}`;
const sdp = (length: number) => `v=0\n${text(length - 4)}`;
const until = (end: number) => ({ start: 0, end });

const rules: Record<string, Rule> = {
  unixSeconds: { schema: unixSeconds, accepts: [0, 1], rejects: [-1, 0.5, '0'] },
  percentage: { schema: percentage, accepts: [0, 99.9, 100], rejects: [-0.1, 100.1] },
  calendarDate: {
    schema: calendarDate,
    accepts: ['2028-02-29', '2026-12-31'],
    rejects: ['2026-02-29', '2026-12-32', '2026-1-1', ''],
  },
  timeOfDay: {
    schema: timeOfDay,
    accepts: ['00:00', '09:59', '19:00', '20:00', '23:59'],
    rejects: ['24:00', '23:60', '6:00', '06:00:00', ' 06:00', ''],
  },
  queryInteger: {
    schema: queryInteger,
    accepts: [7, '7', '-7', '1'.repeat(16)],
    rejects: [0.5, '0.5', '', ' 7', '7 ', '1'.repeat(17), '1e3'],
  },
  resourceReference: {
    schema: resourceReference,
    accepts: ['/x/api/v1/event/7/', { resource_uri: '/x/api/v1/event/7/', title: 'Tide' }],
    rejects: [7, null, {}, { resource_uri: 7 }, { id: 7 }, { resource_uri: text(1025) }],
  },
  queryBoolean: { schema: queryBoolean, accepts: [true, 'true', 'false', '0', '1'], rejects: ['yes', '', 1] },
  stationSlug: {
    schema: stationSlug,
    accepts: ['w', 'WXYZ-2', text(63)],
    rejects: ['', '-w', text(64), 'w/x', 'wxyz '],
  },
  httpAddress: {
    schema: httpAddress,
    accepts: [address(2048), 'http://a'],
    rejects: [address(2049), '', 'ftp://a.example', 'xhttp://a'],
  },
  webAddress: { schema: webAddress, accepts: ['', 'https://a.example'], rejects: ['a.example'] },
  languageTag: {
    schema: languageTag,
    accepts: ['', 'en', 'fil', 'pt-BR', 'zh-Hant-TW', 'es-419'],
    rejects: ['e', 'english', 'pt-', 'pt_BR', 'zh-Hant-TWN', 'en-12', ' en', 'en '],
  },
  resourceListQuery: {
    schema: resourceListQuery,
    accepts: [{}, { limit: 0, offset: 0 }, { limit: '10000' }],
    rejects: [{ limit: 10_001 }, { limit: -1 }, { offset: -1 }],
  },
  daysOfWeek: {
    schema: daysOfWeek,
    accepts: ['Sun', 'SunMon', 'MonWedFri', 'SunMonTueWedThuFriSat'],
    rejects: ['', 'WedMon', 'MonSun', 'SatSun', 'MonMon', 'mon', 'xMon', 'Mon,Tue'],
  },
  'tags of a schedule': {
    schema: schedule.shape.tags,
    accepts: ['', '7', '12,345', '1'.repeat(15)],
    rejects: ['1'.repeat(16), ',', '7,', ',7', '7 8', 'x7', '7x'],
  },
  'weeks of a schedule': { schema: schedule.shape.every_weeks, accepts: [1, 52], rejects: [0, 53] },
  'delay of a schedule': {
    schema: schedule.shape.delayUntilPublish,
    accepts: [0, 10_080],
    rejects: [-1, 10_081],
  },
  'longest silence of a schedule': {
    schema: schedule.shape.max_silence_seconds,
    accepts: [5, 86_400],
    rejects: [4, 86_401],
  },
  'title of a show': { schema: show.shape.title, accepts: ['x', text(200)], rejects: ['', '  ', text(201)] },
  'categories of a show': {
    schema: itunesCategories,
    accepts: ['', 'A,B:C,D', 'A,B,C,'],
    rejects: ['A,B,C,D'],
  },
  'email of a destination': {
    schema: connection.shape.email,
    accepts: ['', 'ana@wxyz.example'],
    rejects: ['ana', 'ana@'],
  },
  'season of an episode': {
    schema: episodeFields.publish.season_number,
    accepts: [null, 1, 9999],
    rejects: [0, 10_000],
  },
  'number of an episode': {
    schema: episodeFields.publish.episode_number,
    accepts: [null, 1, 99_999],
    rejects: [0, 100_000],
  },
  'tags of one episode': {
    schema: episodeFields.publish.onceUseTags,
    accepts: [[], ['x', text(100)]],
    rejects: [[' '], [text(101)]],
  },
  videoFile: {
    schema: videoFile,
    accepts: ['x-128-7.mp4', 'x-advanced-7.mp4'],
    rejects: ['x-1234567-7.mp4', 'x-128-7.mp4x', 'x-128-.mp4'],
  },
  draftKey: {
    schema: draftKey,
    accepts: ['new', 'show-7', 'episode-7'],
    rejects: ['show-', 'xnew', 'news', 'episode-7/', 'event-7'],
  },
  'content of a draft': {
    schema: draft.shape.content,
    accepts: [text(2_000_000)],
    rejects: [text(2_000_001)],
  },
  bulkDownloadInput: {
    schema: bulkDownloadInput,
    accepts: [{ audio_playlist_ids: [1] }, { audio_playlist_ids: list(1000), format: 'aac' }],
    rejects: [
      { audio_playlist_ids: [] },
      { audio_playlist_ids: list(1001) },
      { audio_playlist_ids: [7, 7] },
      { audio_playlist_ids: [0] },
    ],
  },
  shareClipInput: {
    schema: shareClipInput,
    accepts: [
      { playlist_id: 7, start: 0, end: 90 },
      {
        events: ['/x/api/v1/event/7/'],
        start: 3.5,
        end: 3.6,
        aspect: '1:1',
        title: 'Tides',
        captions: false,
      },
    ],
    rejects: [
      { playlist_id: 7, start: 0, end: 90.1 },
      { playlist_id: 7, start: 10, end: 10 },
      { playlist_id: 7, start: -1, end: 10 },
      { start: 0, end: 10 },
      { playlist_id: 7, events: ['/x/api/v1/event/7/'], start: 0, end: 10 },
      { playlist_id: 7, start: 0, end: 10, aspect: '16:9' },
      { playlist_id: 7, start: 0, end: 10, title: 'x'.repeat(121) },
    ],
  },
  cloneQuery: {
    schema: cloneQuery,
    accepts: [
      { start: 0.5, end: '12.25' },
      { pre_segments: 6, post_segments: 0 },
      { fade_in: 30_000, fade_out: 0 },
    ],
    rejects: [
      { start: '-1' },
      { end: '1.' },
      { end: '.5' },
      { pre_segments: 7 },
      { post_segments: -1 },
      { fade_in: 30_001 },
      { fade_out: -1 },
    ],
  },
  peaksQuery: {
    schema: peaksQuery,
    accepts: [{ points: 1 }, { points: 8000, start: 0, end: 1 }],
    rejects: [{ points: 0 }, { points: 8001 }, { start: -1 }, { end: 0 }],
  },
  logPeaksQuery: {
    schema: logPeaksQuery,
    accepts: [
      { ...until(1), points: 1 },
      { ...until(93_600), points: 4000 },
    ],
    rejects: [
      { ...until(0), points: 1 },
      { ...until(93_601), points: 1 },
      { ...until(1), points: 0 },
      { ...until(1), points: 4001 },
    ],
  },
  logSpanQuery: {
    schema: logSpanQuery,
    accepts: [until(1), until(93_600)],
    rejects: [until(0), until(93_601)],
  },
  logAlerts: {
    schema: logAlerts.partial(),
    accepts: [
      { after_minutes: 1 },
      { after_minutes: 1440 },
      { emails: Array.from({ length: 20 }, () => 'ana@wxyz.example') },
    ],
    rejects: [
      { after_minutes: 0 },
      { after_minutes: 1441 },
      { emails: Array.from({ length: 21 }, () => 'ana@wxyz.example') },
    ],
  },
  logSourceUpdate: {
    schema: logSourceUpdate,
    accepts: ['', address(2048), 'srt://a:9000', 'rtp://239.0.0.1:5004', 'v=0\r\n', sdp(4096)].map((url) => ({
      url,
    })),
    rejects: [
      address(2049),
      'file:///etc/passwd',
      'xhttp://a',
      'httpx://a',
      'v=0',
      'v=1\n',
      'a v=0\n',
      sdp(4097),
    ].map((url) => ({ url })),
  },
  feedUrl: {
    schema: feedUrl,
    accepts: [address(2048), 'http://a/feed', 'feed://a'],
    rejects: [address(2049), 'ftp://a', 'xhttp://a', 'httpsx://a'],
  },
  'address of an image': {
    schema: imageAddress,
    accepts: [
      '',
      '/wxyz/images/cover.png',
      '/',
      'https://cdn.example/a.png?w=3',
      'HTTP://cdn.example/a%20b.png',
    ],
    rejects: [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,<script>',
      '//evil.example/x.png',
      '/\\\\evil.example/x.png',
      'https:///x.png',
      'https://a b/c.png',
      ' https://cdn.example/a.png',
      '/a b.png',
      'cover.png',
      'ftp://cdn.example/a.png',
      'https:cdn.example',
    ],
  },
  'file of an image': {
    schema: imageOperations.file.params?.shape.file ?? z.never(),
    accepts: [`${text(80)}.jpg`, 'a-1.webp'],
    rejects: [`${text(81)}.jpg`, '.jpg', 'a.svg', 'A.jpg', 'a/b.jpg', 'a.jpg.exe'],
  },
  'title of an upload': {
    schema: uploadFields.shape.title,
    accepts: ['x', text(300)],
    rejects: [' ', text(301)],
  },
  'username of a user': {
    schema: userInput.shape.username,
    accepts: ['', 'ana', text(100)],
    rejects: ['a b', 'a:b', 'a\u0000', text(101)],
  },
  password: { schema: password, accepts: [text(8), text(200)], rejects: [text(7), text(201)] },
};

describe('the rule of a field', () => {
  it.each(Object.entries(rules))('%s', (_name, { schema, accepts, rejects }) => {
    const accepted = [...accepts, ...rejects].filter((value) => schema.safeParse(value).success);
    expect(accepted).toEqual(accepts);
  });

  it('reads numbers and flags of a query', () => {
    expect(['-7', 7].map((value) => queryInteger.parse(value))).toEqual([-7, 7]);
    expect(['true', '1', true, 'false', '0', false].map((value) => queryBoolean.parse(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(cloneQuery.parse({ start: '1.5', end: '20' })).toEqual({ start: 1.5, end: 20 });
    expect(
      ['true', 'false', true, undefined].map((value) => uploadFields.shape.single_use.parse(value)),
    ).toEqual([true, false, true, false]);
  });

  it('names the end of a range that is too long or backwards', () => {
    const faultsOf = (end: number) =>
      logSpanQuery.safeParse(until(end)).error?.issues.map(({ path, message }) => [path, message]);
    expect(logSpanQuery.safeParse({ start: 1_700_000_000, end: 1_700_093_600 }).success).toBe(true);
    expect(faultsOf(0)).toEqual([[['end'], 'This must be later than the start.']]);
    expect(faultsOf(93_601)).toEqual([[['end'], 'This must be at most 26 hours after the start.']]);
  });
});
