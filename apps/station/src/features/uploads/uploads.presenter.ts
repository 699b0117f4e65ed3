import {
  type AudioUpload,
  type EncodeProgress,
  resourcePath,
  type UnfinishedUpload,
} from '@postkit/sdk/schema';
import type { UploadRow } from './upload-tables.ts';
import { unfinishedFor } from './uploads.policy.ts';

/** Progress of an upload, 0 to 100 each. */
export interface UploadProgress {
  readonly received: number;
  readonly encoded: number;
}

export function presentUpload(slug: string, row: UploadRow, progress: UploadProgress): AudioUpload {
  const received = row.status === 'receiving' || row.status === 'failed' ? progress.received : 100;
  return {
    uuid: row.uuid,
    title: row.title,
    upload_progress: received,
    encode_progress: row.status === 'ready' ? 100 : progress.encoded,
    location: row.event_id === null ? null : resourcePath(slug, 'event', row.event_id),
    audio_type: row.audio_type,
    success: row.status === 'ready' ? 1 : 0,
    failed: row.status === 'failed' ? 1 : 0,
    err_msg: row.err_msg,
    rms: row.rms,
    is_opposite_phase: row.opposite_phase === 1,
    duration: row.duration,
    single_use: row.single_use === 1,
    lastUpdated: row.changed_at,
  };
}

export function presentProgress(upload: AudioUpload): EncodeProgress {
  const { success, failed, duration, err_msg, location } = upload;
  return { success, failed, progress: upload.encode_progress, duration, err_msg, location, upload };
}

export function presentUnfinished(
  row: UploadRow,
  { user, own }: Pick<UnfinishedUpload, 'user' | 'own'>,
): UnfinishedUpload {
  const { uuid, title, audio_type, bytes, received, begun_at, changed_at } = row;
  return {
    uuid,
    title,
    audio_type,
    user,
    own,
    bytes: bytes ?? 0,
    received,
    begun_at: begun_at ?? changed_at,
    expires_at: changed_at + unfinishedFor / 1000,
  };
}
