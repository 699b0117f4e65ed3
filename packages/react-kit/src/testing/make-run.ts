import type { ScheduleRun } from '@postkit/sdk/schema';

/** A published run of schedule 1 on a Monday, from 06:00 to 09:30 in New York. */
export function makeRun(overrides: Partial<ScheduleRun> = {}): ScheduleRun {
  return {
    id: 1,
    schedule_id: 1,
    date: '2026-11-02',
    start: Date.UTC(2026, 10, 2, 11) / 1000,
    end: Date.UTC(2026, 10, 2, 14, 30) / 1000,
    publish_at: Date.UTC(2026, 10, 2, 14, 30) / 1000,
    outcome: 'published',
    reason: null,
    error: '',
    missing: [],
    missing_seconds: 0,
    episode_id: 101,
    finished_at: Date.UTC(2026, 10, 2, 14, 36) / 1000,
    can_run_again: false,
    ...overrides,
  };
}
