import { describe, expect, it } from 'vitest';
import type { Recording } from '@postkit/sdk/schema';
import { makeRecording } from '../../testing/make-recording.ts';
import { dismiss, initialNotice, noticeOf, remember } from './recording-notice.ts';

/** Observes recorder states one after another, each at its time. */
function observe(...observations: [now: number, recording: Partial<Recording>][]) {
  let memory = initialNotice;
  for (const [now, recording] of observations) memory = remember(memory, makeRecording(recording), now);
  return memory;
}

const lost = { state: 'lost', since: 1000, error: 'The stream answered 404.' } as const;

describe('recording notice', () => {
  it('appears after 10 s of a lost stream, and not for a shorter break', () => {
    expect(noticeOf(observe([1000, lost], [1009, lost]))).toBeNull();
    expect(noticeOf(observe([1000, lost], [1010, lost]))).toEqual(lost);
    expect(noticeOf(observe([1000, lost], [1009, { since: 1009 }]))).toBeNull();
  });

  it('appears at once for a full disk, and after a minute of silence', () => {
    const full = { state: 'disk_full', since: 1000, error: "The station's disk is full." } as const;
    expect(noticeOf(observe([1000, full]))).toEqual(full);
    const silent = { state: 'silent', since: 1000 } as const;
    expect(noticeOf(observe([1010, silent], [1059, silent]))).toBeNull();
    expect(noticeOf(observe([1010, silent], [1060, silent]))).toMatchObject(silent);
  });

  it('appears even if the browser’s clock is behind the station’s', () => {
    expect(noticeOf(observe([400, lost], [409, lost]))).toBeNull();
    expect(noticeOf(observe([400, lost], [410, lost]))).toEqual(lost);
  });

  it('shows the latest cause, and stays while the recorder connects', () => {
    const newCause = { ...lost, error: 'The stream answered 503.' };
    expect(noticeOf(observe([1000, lost], [1010, lost], [1020, newCause]))).toEqual(newCause);
    expect(noticeOf(observe([1000, lost], [1010, lost], [1020, { state: 'connecting' }]))).toEqual(lost);
  });

  it('announces the recovery from a shown outage for 15 s', () => {
    const back = { since: 1030 };
    expect(noticeOf(observe([1000, lost], [1010, lost], [1030, back]))).toEqual({
      state: 'recovered',
      since: 1030,
    });
    expect(noticeOf(observe([1000, lost], [1010, lost], [1030, back], [1044, back]))).not.toBeNull();
    expect(noticeOf(observe([1000, lost], [1010, lost], [1030, back], [1045, back]))).toBeNull();
  });

  it('hides a dismissed outage, and shows the next one', () => {
    const dismissed = dismiss(observe([1000, lost], [1010, lost]));
    expect(noticeOf(dismissed)).toBeNull();
    const later = remember(dismissed, makeRecording({ ...lost, error: 'The stream answered 503.' }), 1100);
    expect(noticeOf(later)).toBeNull();
    const recovered = remember(later, makeRecording({ since: 1110 }), 1110);
    expect(noticeOf(recovered)).toBeNull();
    const again = remember(recovered, makeRecording({ state: 'lost', since: 1200 }), 1210);
    expect(noticeOf(again)).toMatchObject({ state: 'lost', since: 1200 });
  });

  it('ends when the log is switched off', () => {
    expect(noticeOf(observe([1000, lost], [1010, lost], [1020, { state: 'off', since: null }]))).toBeNull();
  });

  it('keeps the same object while nothing changes', () => {
    const memory = observe([1000, lost], [1010, lost]);
    expect(remember(memory, makeRecording(lost), 1011)).toBe(memory);
  });
});
