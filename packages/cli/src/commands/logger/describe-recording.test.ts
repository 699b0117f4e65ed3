import { describe, expect, it } from 'vitest';
import type { LogSource } from '@postkit/sdk/schema';
import { timeIn } from '../../core/station-time.ts';
import { describeRecording } from './describe-recording.ts';

const source: LogSource = {
  url: 'http://radio.example/live',
  fallback_url: '',
  title_encoding: null,
  fallback_title_encoding: null,
  active: true,
  rules: [],
  default_category: 'Talk',
  has_credentials: false,
  has_fallback_credentials: false,
  alerts: { after_minutes: 5, emails: [], webhook_url: '', has_webhook: false, can_mail: false },
  state: 'recording',
  since: Date.parse('2026-11-22T19:52:59Z') / 1000,
  error: '',
  recorded_address: 'main',
  recorded_kind: 'http',
  main_error: '',
  title: 'News at nine',
  level: -12.4,
  is_opposite_phase: false,
  connected_at: 1_790_000_000,
  last_segment_at: 1_790_000_000,
};
const at = source.since ?? 0;
const time = timeIn('America/New_York');

describe('describeRecording', () => {
  it('shows state, since when, title and level', () => {
    expect(describeRecording(source, [], [], time).split('\n')).toEqual([
      'Recording since 2026-11-22 14:52:59 (America/New_York)',
      '  Stream      http://radio.example/live',
      '  Kind        Icecast or HTTP',
      '  Title       News at nine',
      '  Level       -12.4 dBFS',
      '',
    ]);
  });

  it('warns of opposite phase', () => {
    const text = describeRecording({ ...source, is_opposite_phase: true }, [], [], time);
    expect(text).toContain(
      '  Warning     the two channels are in opposite phase: mono players hear nothing\n',
    );
  });

  it('shows the encodings of titles that are set', () => {
    const text = describeRecording(
      { ...source, title_encoding: 'windows-1251', fallback_title_encoding: 'shift_jis' },
      [],
      [],
      time,
    );
    expect(text).toContain('  Titles      in windows-1251\n');
    expect(text).toContain('  Titles      of the fallback in shift_jis\n');
  });

  it('shows why nothing is recorded, the last title as such, and the gaps', () => {
    const lost: LogSource = {
      ...source,
      state: 'lost',
      error: 'The stream answered 404.',
      level: null,
      recorded_kind: null,
      has_credentials: true,
    };
    const gaps = [
      { start: at - 100, end: at - 42, open: false },
      { start: at, end: at + 12, open: true },
    ];
    expect(describeRecording(lost, gaps, [], time).split('\n')).toEqual([
      'Not recording: stream lost since 2026-11-22 14:52:59 (America/New_York)',
      '  Stream      http://radio.example/live (with a stored password)',
      '  Reason      The stream answered 404.',
      '  Last title  News at nine',
      '  Gap         2026-11-22 14:51:19 to 2026-11-22 14:52:17, 58 s',
      '  Gap         2026-11-22 14:52:59 to now, 12 s',
      '',
    ]);
  });

  it('names the fallback while it is recorded, and its times', () => {
    const fallback: LogSource = {
      ...source,
      fallback_url: 'http://other.example/live',
      has_fallback_credentials: true,
      recorded_address: 'fallback',
      main_error: 'The stream answered 503.',
      recorded_kind: 'hls',
    };
    expect(describeRecording(fallback, [], [{ start: at, end: at + 60 }], time).split('\n')).toEqual([
      'Recording since 2026-11-22 14:52:59 (America/New_York)',
      '  Stream      http://radio.example/live',
      '  Fallback    http://other.example/live (with a stored password)',
      '  Address     Fallback. Main address: The stream answered 503.',
      '  Kind        HLS',
      '  Title       News at nine',
      '  Level       -12.4 dBFS',
      '  Fallback    2026-11-22 14:52:59 to 2026-11-22 14:53:59, 60 s',
      '',
    ]);
  });

  it('is off without a stream', () => {
    expect(
      describeRecording(
        { ...source, url: '', state: 'off', since: null, title: '', level: null, recorded_kind: null },
        [],
        [],
        time,
      ),
    ).toBe('The log is off\n');
  });

  it('lets no title steer the terminal', () => {
    expect(describeRecording({ ...source, title: 'A\u001B[2J\nB' }, [], [], time)).toContain(
      'Title       A [2J B\n',
    );
  });
});
