import { describe, expect, it } from 'vitest';
import { liveEvents } from './live-events.ts';

/** The messages that the specification names, by the field that identifies their subject. */
const specified = {
  uuid: ['upload_progress', 'encode_progress', 'upload_error', 'worker_encode'],
  playlist_id: [
    'playlist_complete',
    'playlist_progress',
    'basic_video_status',
    'advanced_video_status',
    'iheart_ingestion_status',
  ],
  event_id: ['event_complete'],
  job_id: ['playlist_download_ready', 'csv_analytics_complete'],
  guid: ['bulk_zip_progress', 'bulk_zip_complete', 'bulk_zip_failed'],
} as const;

const common = ['status', 'progress', 'duration', 'url', 'error'];
/** The record of an upload, which the specification spells like this. */
const uploadRecord = [
  'title',
  'upload_progress',
  'encode_progress',
  'success',
  'failed',
  'err_msg',
  'duration',
  'rms',
  'is_opposite_phase',
  'location',
];

/** The fields by which messages of PostKit's own identify their subject. */
const ownSubjects = {
  playlist_changed: 'playlist_id',
  delivery_changed: 'playlist_id',
  events_changed: 'event_id',
  repeats_changed: 'event_id',
  draft_retired: 'id',
  show_changed: 'show_id',
  tag_changed: 'tag_id',
  categories_changed: 'group_id',
  connection_changed: 'connection_id',
  schedules_changed: 'schedule_id',
  schedule_run_changed: 'id',
  publish_missed: 'schedule_id',
  import_progress: 'id',
  licence_changed: 'user_id',
  transcript_changed: 'event_id',
  share_clip_changed: 'guid',
  station_export_changed: 'guid',
  station_import_changed: 'guid',
  slot_link_changed: 'slot_link_id',
  webhook_changed: 'webhook_id',
  playout_changed: 'input_id',
  'episode.published': 'id',
  'episode.unpublished': 'id',
  'import.done': 'id',
  'delivery.failed': 'episode',
  'publish.missed': 'schedule',
  'stream.lost': null,
  'stream.returned': null,
  'playout.silent': null,
  'playout.returned': null,
  // These have none: a station has one log, one look and one demo, and a reset concerns everything.
  recording_changed: null,
  log_source_changed: null,
  look_changed: null,
  demo_progress: null,
  reset: null,
} as const;

/** Other words for a common field. */
const synonyms = [
  'percent',
  'percentage',
  'seconds',
  'length',
  'address',
  'href',
  'link',
  'err',
  'err_msg',
  'error_message',
];

const names = Object.keys(liveEvents) as (keyof typeof liveEvents)[];
const shapeOf = (
  name: keyof typeof liveEvents,
): Record<string, { safeParse(value: unknown): { success: boolean } }> => liveEvents[name].shape;

describe('liveEvents', () => {
  const all = Object.entries(specified).flatMap(([id, events]) => events.map((name) => [name, id] as const));

  it.each(all)('LIVE-024 %s has %s, then only status, progress, duration, url and error', (name, id) => {
    const [first, ...rest] = Object.keys(shapeOf(name));
    expect(first).toBe(id);
    const allowed = id === 'uuid' ? uploadRecord : common;
    expect(rest.filter((field) => !allowed.includes(field))).toEqual([]);
  });

  it('LIVE-024 every other event has one field for its subject, and no second word for a common field', () => {
    expect(names.filter((name) => !all.some(([of]) => of === name)).toSorted()).toEqual(
      Object.keys(ownSubjects).toSorted(),
    );
    const own = Object.entries(ownSubjects).filter(([, id]) => id !== null);
    expect(
      own.map(([name]) => [name, Object.keys(liveEvents[name as keyof typeof ownSubjects].shape)[0]]),
    ).toEqual(own);
    const fields = Object.keys(ownSubjects).flatMap((name) =>
      Object.keys(liveEvents[name as keyof typeof ownSubjects].shape),
    );
    expect(fields.filter((field) => synonyms.includes(field))).toEqual([]);
  });

  it.each(names)('LIVE-024 the progress of %s is 0 to 100, and its duration at least 0', (name) => {
    const { progress, upload_progress, encode_progress, duration } = shapeOf(name);
    for (const field of [progress, upload_progress, encode_progress]) {
      if (!field) continue;
      for (const value of [0, 33.3, 100]) expect(field.safeParse(value).success).toBe(true);
      for (const value of [-1, 101, '50']) expect(field.safeParse(value).success).toBe(false);
    }
    for (const value of [-1, '60']) expect(duration?.safeParse(value).success ?? false).toBe(false);
  });
});
