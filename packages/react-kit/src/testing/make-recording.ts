import type { Recording } from '@postkit/sdk/schema';

/** A recorder that records. */
export function makeRecording(overrides: Partial<Recording> = {}): Recording {
  return {
    state: 'recording',
    since: 1_800_000_000,
    error: '',
    recorded_address: 'main',
    recorded_kind: 'http',
    main_error: '',
    title: 'Anna Lind – Building boats',
    level: -12,
    is_opposite_phase: false,
    connected_at: 1_800_000_000,
    last_segment_at: 1_800_000_600,
    ...overrides,
  };
}
