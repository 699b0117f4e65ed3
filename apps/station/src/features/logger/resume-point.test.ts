import { describe, expect, it } from 'vitest';
import { framesToMs } from '../../audio/index.ts';
import { resumePoint } from './resume-point.ts';

const last = { started_at_ms: 100_000, frames: 214 };
const end = 100_000 + framesToMs(214);

describe('resumePoint', () => {
  it.each([end + 3_600_000, end, end - 12_000])(
    'continues where the log ends, seconds ahead of the clock too: %d',
    (now) => {
      expect(resumePoint(last, now)).toBe(end);
    },
  );

  it('does not continue the log when the clock was turned back by more than a minute, or nothing was recorded', () => {
    expect(resumePoint(last, end - 61_000)).toBeUndefined();
    expect(resumePoint(null, end)).toBeUndefined();
  });
});
