import { describe, expect, it } from 'vitest';
import type { Recording } from '@postkit/sdk/schema';
import { RecordingMonitor, type ArrivingAudio } from './recording-monitor.ts';

const start = 1_790_000_000;
const at = (seconds: number) => (start + seconds) * 1000;

function monitor() {
  const reports: Recording[] = [];
  const created = new RecordingMonitor((recording) => reports.push(recording));
  created.started(at(0), { title: 'Earlier', last_segment_ms: null });
  return { made: created, reports };
}

/** Audio of a connection that starts to arrive a number of seconds after the start. */
function audio(from: number, overrides: Partial<ArrivingAudio> = {}): ArrivingAudio {
  return { connection: 1, at_ms: at(from), address: 'main', kind: 'http', isSwitch: false, ...overrides };
}

/** Five seconds, starting a number of seconds after the start. */
function segment(
  from: number,
  loudest = 16_384,
  quietTail = 0,
  { connection = 1, isOppositePhase = false } = {},
) {
  return {
    connection,
    started_at_ms: at(from),
    end_ms: at(from + 5),
    loudest,
    isOppositePhase,
    quiet_from_ms: at(from + 5 - quietTail),
  };
}

describe('RecordingMonitor', () => {
  it('connects, records and reports the level of each segment', () => {
    const { made: created, reports } = monitor();
    created.arrived(audio(1));
    created.announced('News');
    created.stored(segment(1));
    created.stored(segment(6, 32_768));
    expect(reports.map(({ state, since, title, level }) => [state, since, title, level])).toEqual([
      ['connecting', start, 'Earlier', null],
      ['connecting', start, 'News', null],
      ['recording', start + 1, 'News', -6],
      ['recording', start + 1, 'News', 0],
    ]);
    expect(created.recording).toMatchObject({
      connected_at: start + 1,
      last_segment_at: start + 6,
      error: '',
    });
  });

  it('reports opposite phase while the audio is in it and is recorded', () => {
    const { made: created } = monitor();
    created.arrived(audio(1));
    const phases = [created.recording.is_opposite_phase];
    for (const isOpposite of [true, true, false, true]) {
      created.stored(segment(1 + 5 * phases.length, 16_384, 0, { isOppositePhase: isOpposite }));
      phases.push(created.recording.is_opposite_phase);
    }
    expect(phases).toEqual([false, true, true, false, true]);
    expect(created.recording.state).toBe('recording');
    created.lost(at(40), 'The stream ended.', 'main');
    expect(created.recording.is_opposite_phase).toBe(false);
    created.arrived(audio(50));
    expect(created.recording.is_opposite_phase).toBe(false);
  });

  it('is lost since the audio stopped, after any number of failed connections, and keeps the last title', () => {
    const { made: created } = monitor();
    created.arrived(audio(1));
    created.announced('News');
    created.stored(segment(1));
    created.lost(at(7), 'The server ended the stream.', 'main');
    created.lost(at(40), 'The stream answered 404.', 'main');
    expect(created.recording).toEqual({
      state: 'lost',
      since: start + 7,
      error: 'The stream answered 404.',
      recorded_address: null,
      recorded_kind: null,
      main_error: '',
      title: 'News',
      level: null,
      is_opposite_phase: false,
      connected_at: null,
      last_segment_at: start + 1,
    });
    created.arrived(audio(60, { connection: 2 }));
    expect(created.recording).toMatchObject({ state: 'lost', error: 'The stream answered 404.' });
    created.stored(segment(60, 16_384, 0, { connection: 2 }));
    expect(created.recording).toMatchObject({ state: 'recording', since: start + 60, error: '' });
  });

  it('says nothing of audio that arrives until one of its own segments is stored', () => {
    const { made: created, reports } = monitor();
    created.arrived(audio(1));
    created.lost(at(16), 'Data arrives, but no audio can be decoded from it.', 'main');
    created.arrived(audio(20, { connection: 2 }));
    // A segment that an earlier connection left is no proof.
    created.stored(segment(1));
    created.arrived(audio(25, { connection: 3, address: 'fallback' }));
    created.stored(segment(20, 16_384, 0, { connection: 2 }));
    expect(reports.map(({ state, recorded_address }) => [state, recorded_address])).toEqual([
      ['connecting', null],
      ['lost', null],
      ['lost', null],
      ['lost', null],
    ]);
    created.stored(segment(25, 16_384, 0, { connection: 3 }));
    expect(created.recording).toMatchObject({
      state: 'recording',
      recorded_address: 'fallback',
      since: start + 25,
    });
  });

  it('does not confirm audio whose connection was lost or stopped before its segment', () => {
    const { made: created } = monitor();
    created.arrived(audio(1));
    created.lost(at(2), 'The server ended the stream.', 'main');
    created.stored(segment(1));
    expect(created.recording).toMatchObject({ state: 'lost', last_segment_at: start + 1, level: null });
    created.arrived(audio(3, { connection: 2 }));
    created.stopped();
    created.stored(segment(3, 16_384, 0, { connection: 2 }));
    expect(created.recording.state).toBe('off');
  });

  it('is not recording when the first segment of a connection cannot be stored', () => {
    const { made: created } = monitor();
    created.arrived(audio(1));
    created.failed('disk_full', at(1), "The station's disk is full.");
    expect(created.recording).toMatchObject({ state: 'disk_full', since: start + 1, level: null });
  });

  it('is silent from the start of ten seconds of silence, and recording again with the first sound', () => {
    const { made: created } = monitor();
    created.arrived(audio(0));
    created.stored(segment(0, 16_384, 2));
    created.stored(segment(5, 30));
    expect(created.recording.state).toBe('recording');
    created.stored(segment(10, 0));
    expect(created.recording).toMatchObject({ state: 'silent', since: start + 3, level: -96 });
    created.stored(segment(15));
    expect(created.recording).toMatchObject({ state: 'recording', since: start + 15, level: -6 });
  });

  it('does not report quiet program as silent', () => {
    const { made: created } = monitor();
    created.arrived(audio(0));
    for (const from of [0, 5, 10, 15, 20]) created.stored(segment(from, 40, 5));
    expect(created.recording).toMatchObject({ state: 'recording', since: start });
  });

  it('never reports recording while segments are not stored, also across connections, and clears the error with the first stored one', () => {
    const { made: created } = monitor();
    created.arrived(audio(0));
    created.stored(segment(0));
    created.failed('disk_full', at(5), "The station's disk is full.");
    created.failed('disk_full', at(10), "The station's disk is full.");
    expect(created.recording).toMatchObject({
      state: 'disk_full',
      since: start + 5,
      error: "The station's disk is full.",
      level: null,
    });
    created.lost(at(16), 'The server ended the stream.', 'main');
    expect(created.recording).toMatchObject({ state: 'lost', since: start + 5 });
    created.arrived(audio(20, { connection: 2 }));
    expect(created.recording).toMatchObject({ state: 'lost', since: start + 5 });
    created.failed('disk_full', at(20), "The station's disk is full.");
    expect(created.recording).toMatchObject({ state: 'disk_full', since: start + 5 });
    created.stored(segment(20, 16_384, 0, { connection: 2 }));
    expect(created.recording).toMatchObject({ state: 'recording', since: start + 20, error: '' });
  });

  it('names the recorded address and why the main one is not recorded, until it is again', () => {
    const { made: created } = monitor();
    created.arrived(audio(1));
    created.stored(segment(1));
    expect(created.recording).toMatchObject({ recorded_address: 'main', main_error: '' });
    created.lost(at(7), 'The server ended the stream.', 'main');
    expect(created.recording).toMatchObject({ state: 'lost', recorded_address: null, main_error: '' });
    created.arrived(audio(8, { connection: 2, address: 'fallback' }));
    created.stored(segment(8, 16_384, 0, { connection: 2 }));
    expect(created.recording).toMatchObject({
      state: 'recording',
      error: '',
      recorded_address: 'fallback',
      recorded_kind: 'http',
      main_error: 'The server ended the stream.',
    });
    created.arrived(audio(30, { connection: 3, kind: 'hls', isSwitch: true }));
    created.stored(segment(25, 16_384, 0, { connection: 2 }));
    expect(created.recording).toMatchObject({ recorded_address: 'fallback' });
    created.stored(segment(30, 16_384, 0, { connection: 3 }));
    expect(created.recording).toMatchObject({
      since: start + 8,
      connected_at: start + 8,
      recorded_address: 'main',
      recorded_kind: 'hls',
      main_error: '',
    });
  });

  it('gives both reasons while neither address delivers audio', () => {
    const { made: created } = monitor();
    created.lost(at(0), 'The stream answered 404.', 'main');
    created.lost(at(0), 'The stream could not be read.', 'fallback');
    expect(created.recording.error).toBe('The stream answered 404. Fallback: The stream could not be read.');
  });

  it('reports nothing without a change', () => {
    const { made: created, reports } = monitor();
    created.lost(at(0), 'The stream answered 404.', 'main');
    created.lost(at(5), 'The stream answered 404.', 'main');
    created.stopped();
    created.stopped();
    expect(reports.map(({ state }) => state)).toEqual(['connecting', 'lost', 'off']);
  });
});
