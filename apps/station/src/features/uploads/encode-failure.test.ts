import { describe, expect, it } from 'vitest';
import { fail } from '../../platform/errors/platform-errors.ts';
import { encodeFailure } from './encode-failure.ts';

describe('encodeFailure', () => {
  it('waits for a file store that does not respond as long as for space on the disk', () => {
    const { retries, ...words } = encodeFailure(fail('storage.unavailable'));
    expect(retries).toBe(encodeFailure(fail('storage.full')).retries);
    expect(words).toEqual({
      waiting: 'Waiting for the file store',
      message: "The station's file store does not respond",
    });
  });
});
