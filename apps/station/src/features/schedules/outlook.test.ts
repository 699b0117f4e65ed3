import { describe, expect, it } from 'vitest';
import { type OutlookFacts, outlookOf } from './outlook.ts';

const tonight: OutlookFacts = {
  now: 1000,
  hours: { start: 2000, end: 3000 },
  omission: null,
  publishes: true,
  recording: { state: 'recording' },
  check: null,
  hasShow: true,
  destinations: { isOneMissing: false, isAccessOver: false },
};
const running = { ...tonight, now: 2500 } satisfies OutlookFacts;
const over = { ...tonight, now: 3500 } satisfies OutlookFacts;
const of = (facts: Partial<OutlookFacts>, base = tonight) => outlookOf({ ...base, ...facts });

describe('the outlook of a planned run', () => {
  it('is ready while the log is recorded', () => {
    expect(of({})).toEqual({ outlook: 'ready', reasons: [] });
    expect(of({ check: { reason: null } }, running)).toEqual({ outlook: 'ready', reasons: [] });
  });

  it.each(['paused', 'holiday', 'exception'] as const)(
    'is no episode if the schedule does not run: %s',
    (omission) => {
      expect(of({ omission, hasShow: false, recording: { state: 'lost' } })).toEqual({
        outlook: 'none',
        reasons: [omission],
      });
    },
  );

  it('is no episode while the log is off before the hours, and a risk during them', () => {
    expect(of({ recording: { state: 'off' } })).toEqual({ outlook: 'none', reasons: ['log_off'] });
    expect(of({ recording: { state: 'off' }, check: { reason: null } }, running)).toEqual({
      outlook: 'at_risk',
      reasons: ['log_off'],
    });
  });

  it.each(['connecting', 'lost', 'silent', 'disk_full'] as const)(
    'is a risk while the recorder is %s, until the hours are over',
    (state) => {
      expect(of({ recording: { state } })).toEqual({ outlook: 'at_risk', reasons: [state] });
      expect(of({ recording: { state }, check: { reason: null } }, over)).toEqual({
        outlook: 'ready',
        reasons: [],
      });
    },
  );

  it.each(['gaps', 'silence', 'too_little_audio'] as const)(
    'is a draft if the hours so far may not be published: %s',
    (reason) => {
      expect(of({ check: { reason }, recording: { state: 'lost' } }, running)).toEqual({
        outlook: 'draft',
        reasons: [reason, 'lost'],
      });
      expect(of({ check: { reason }, publishes: false }, running)).toEqual({
        outlook: 'at_risk',
        reasons: [reason],
      });
    },
  );

  it('is no episode without its show', () => {
    expect(of({ hasShow: false, check: { reason: 'gaps' } }, running)).toEqual({
      outlook: 'none',
      reasons: ['show_missing', 'gaps'],
    });
  });

  it('is a risk if a destination cannot receive a published episode', () => {
    const destinations = { isOneMissing: true, isAccessOver: true };
    expect(of({ destinations })).toEqual({
      outlook: 'at_risk',
      reasons: ['destination_missing', 'destination_access'],
    });
    expect(of({ destinations, publishes: false })).toEqual({ outlook: 'ready', reasons: [] });
  });
});
