import { describe, expect, it } from 'vitest';
import type { ScheduleRun } from '@postkit/sdk/schema';
import { makeRun } from '../../../testing/make-run.ts';
import { english } from '../../../words/catalogue.ts';
import { missingText, reasonText, toneOf } from './runs.ts';

describe('the texts of a run', () => {
  it('say why it is a draft or has no episode', () => {
    expect(reasonText(makeRun(), english)).toBe('');
    expect(reasonText(makeRun({ reason: 'gaps', missing_seconds: 250 }), english)).toBe(
      '4 minutes of the recording are missing',
    );
    expect(reasonText(makeRun({ reason: 'gaps', missing_seconds: 61 }), english)).toBe(
      '1 minute of the recording is missing',
    );
    expect(reasonText(makeRun({ reason: 'silence', missing_seconds: 31 }), english)).toBe(
      'Silent for 1 minute',
    );
    expect(reasonText(makeRun({ reason: 'error', error: 'No room.' }), english)).toBe(
      'The episode could not be created: No room.',
    );
  });

  it('list the missing stretches in station time, and count those after the fourth', () => {
    const at = (minute: number, kind: 'gap' | 'silence' = 'gap') => {
      const start = Date.UTC(2026, 10, 2, 11, minute) / 1000;
      return { start, end: start + 30, kind };
    };
    const zone = 'America/New_York';
    expect(missingText([], zone, english)).toBe('');
    expect(missingText([at(5), at(9, 'silence')], zone, english)).toBe(
      'Missing: 06:05:00 to 06:05:30, 06:09:00 to 06:09:30 (silent)',
    );
    expect(
      missingText(
        [1, 2, 3, 4, 5, 6].map((minute) => at(minute)),
        zone,
        english,
      ),
    ).toMatch(/06:04:30, 2 more$/);
    expect(
      missingText(
        [1, 2, 3, 4].map((minute) => at(minute)),
        zone,
        english,
      ),
    ).toMatch(/06:04:30$/);
  });

  it('have a tone that separates problems from wanted results', () => {
    const tone = (outcome: ScheduleRun['outcome'], reason: ScheduleRun['reason'] = null) =>
      toneOf({ outcome, reason });
    expect([
      tone('published'),
      tone('draft'),
      tone('draft', 'gaps'),
      tone('skipped', 'holiday'),
      tone('failed'),
    ]).toEqual(['success', 'neutral', 'warning', 'neutral', 'danger']);
    expect([tone('running', 'gaps'), tone('skipped', 'changed')]).toEqual(['info', 'neutral']);
  });
});
