import type { Catalogue } from '../../words/catalogue.ts';
import { hasEnded, type UploadRecord } from './audio-upload-record.ts';
import { uploadsMessages } from './uploads.messages.ts';

export interface UploadsSummary {
  total: number;
  succeeded: number;
  failed: number;
  /** Some upload has neither succeeded nor failed. */
  isUploading: boolean;
  /** There is an upload, and all have succeeded or failed. */
  isComplete: boolean;
  /** Means over all uploads, 0 to 100; 0 if there are none. */
  uploadProgress: number;
  encodeProgress: number;
}

/** The state of a batch of uploads. */
export function summariseUploads(records: readonly UploadRecord[]): UploadsSummary {
  const total = records.length;
  const isUploading = records.some((record) => !hasEnded(record));
  return {
    total,
    succeeded: records.filter((record) => record.success === 1).length,
    failed: records.filter((record) => record.failed === 1).length,
    isUploading,
    isComplete: total > 0 && !isUploading,
    uploadProgress: mean(records.map((record) => record.upload_progress)),
    encodeProgress: mean(records.map((record) => record.encode_progress)),
  };
}

/** The failures of a batch, one per line; empty if there are none. */
export function uploadFailures(records: readonly UploadRecord[], catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(uploadsMessages);
  return records
    .filter((record) => record.failed === 1)
    .map((record) => messages.failedUpload(record.title, record.err_msg.replace(/\.$/, '')))
    .join('\n');
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
