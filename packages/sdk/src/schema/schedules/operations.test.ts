import { describe, expect, it } from 'vitest';
import { scheduleOperations } from './operations.ts';

describe('scheduleOperations', () => {
  it('AUTO-075 has one list, without deleted schedules, and no calls for raw or deleted ones', () => {
    expect(
      Object.values(scheduleOperations).map(
        ({ method, path }) => `${method} ${path.replace('/{station}/api/v1/', '')}`,
      ),
    ).toEqual([
      'GET get_auto_capture_schedule/',
      'POST add_auto_capture/',
      'POST update_auto_capture/{id}.json',
      'GET auto_capture_runs/',
      'POST auto_capture_runs/{id}/again/',
      'POST preview_auto_capture/',
      'GET auto_capture_holidays/',
      'POST add_auto_capture_holidays/',
      'POST update_auto_capture_holidays/{id}.json',
    ]);
  });
});
