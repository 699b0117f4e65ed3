import type { AudioType, AudioUpload, LiveMessage } from '@postkit/sdk/schema';

/** An upload of this page. `lastUpdated` is in unix milliseconds of this machine. */
export type UploadRecord = AudioUpload;

/**
 * The state of an upload between page and station. `queued` waits for its turn, `offline` for the network, `no-space` for space
 * on the station's disk (`err_msg` says how much is missing), and `sent` for the station to encode it.
 */
export type UploadPhase = 'queued' | 'sending' | 'offline' | 'paused' | 'file-needed' | 'no-space' | 'sent';

/** Whether updates for an upload are expected; paused and waiting uploads get none. */
export function expectsUpdates(way: UploadPhase): boolean {
  return way === 'sending' || way === 'sent';
}

const stalledAfter = 120_000;
const stalledReason = 'stopped receiving updates from server';

/** The content of each live event about an upload. */
export type UploadProgressMessage = LiveMessage<'upload_progress'>;

/** The initial record of an upload. */
export function startUpload(
  fields: { uuid: string; title: string; audio_type: AudioType; single_use?: boolean },
  now: number,
): UploadRecord {
  return {
    single_use: false,
    ...fields,
    upload_progress: 0,
    encode_progress: 0,
    location: null,
    success: 0,
    failed: 0,
    err_msg: '',
    rms: null,
    is_opposite_phase: false,
    duration: 0,
    lastUpdated: now,
  };
}

/** Merges an update. Progress never decreases and ended uploads stay ended, in whatever order updates arrive. */
export function withProgress(
  record: UploadRecord,
  facts: Partial<UploadProgressMessage>,
  now: number,
): UploadRecord {
  if (hasEnded(record)) return record;
  return {
    ...record,
    ...facts,
    upload_progress: Math.max(record.upload_progress, facts.upload_progress ?? 0),
    encode_progress: Math.max(record.encode_progress, facts.encode_progress ?? 0),
    ...(facts.success === 1 ? { upload_progress: 100, encode_progress: 100 } : {}),
    lastUpdated: now,
  };
}

export function failUpload(record: UploadRecord, reason: string, now: number): UploadRecord {
  return withProgress(record, { failed: 1, err_msg: reason }, now);
}

/** Fails an upload that got no update for 120 s. */
export function failIfStalled(record: UploadRecord, now: number): UploadRecord {
  return !hasEnded(record) && now - record.lastUpdated >= stalledAfter
    ? failUpload(record, stalledReason, now)
    : record;
}

export function hasEnded(record: UploadRecord): boolean {
  return record.success === 1 || record.failed === 1;
}
