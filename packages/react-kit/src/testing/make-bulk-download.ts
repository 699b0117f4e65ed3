import type { BulkDownload } from '@postkit/sdk/schema';

/** A complete zip of the episodes 7 and 8. */
export function makeBulkDownload(overrides: Partial<BulkDownload> = {}): BulkDownload {
  return {
    guid: '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11',
    status: 'complete',
    format: 'mp3',
    audio_playlist_ids: [7, 8],
    mp3_list: [],
    missing: [],
    progress: 100,
    bytes: 5000,
    error: '',
    created_at: 1_780_000_000,
    expires_at: 1_780_172_800,
    ...overrides,
  };
}
