import { describe, expect, it } from 'vitest';
import { fail } from '../platform/errors/platform-errors.ts';
import { AudioError, type AudioErrorCode } from './audio-error.ts';
import { mediaPause, mediaRetries } from './media-retries.ts';

const hour = 3_600_000;

/** Hours from the first failure to the last try. */
function hoursOf(error: Error): number {
  const retries = mediaRetries(error, 0);
  return (
    Array.from({ length: retries }, (_, index) => mediaPause(index + 1, error)).reduce(
      (sum, pause) => sum + pause,
      0,
    ) / hour
  );
}

describe('mediaRetries', () => {
  it.each<AudioErrorCode>(['engine_killed', 'engine_died', 'engine_timeout'])(
    'retries for hours after %s',
    (code) => {
      expect(hoursOf(new AudioError(code, ''))).toBeCloseTo(4.4, 0);
    },
  );

  it.each([new AudioError('disk_full', ''), fail('storage.full'), fail('storage.unavailable')])(
    'waits a day for storage after %s',
    (error) => {
      expect(hoursOf(error)).toBeCloseTo(24, 0);
    },
  );

  it.each<AudioErrorCode>(['not_audio', 'audio_unsupported', 'segment_missing', 'engine_failed'])(
    'leaves the number of retries to the caller after %s',
    (code) => {
      expect(mediaRetries(new AudioError(code, ''), 1)).toBe(1);
    },
  );
});

describe('mediaPause', () => {
  it('doubles, starting at ten seconds', () => {
    const error = new AudioError('engine_killed', '');
    expect([1, 2, 3, 12].map((attempt) => mediaPause(attempt, error))).toEqual([
      10_000,
      20_000,
      40_000,
      hour,
    ]);
  });
});
