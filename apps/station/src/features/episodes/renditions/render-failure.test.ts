import { describe, expect, it } from 'vitest';
import { fail } from '../../../platform/errors/platform-errors.ts';
import { renderFailure } from './render-failure.ts';

describe('renderFailure', () => {
  it('waits for a file store that does not respond as long as for space on the disk', () => {
    const failure = renderFailure(fail('storage.unavailable'));
    expect(failure.retries).toBe(renderFailure(fail('storage.full')).retries);
    expect([failure.waiting('10:00'), failure.message]).toEqual([
      'Waiting for the file store.',
      "The station's file store does not respond. Save the episode to try again.",
    ]);
  });
});
