import { describe, expect, it } from 'vitest';
import { makeRecording } from '../../../testing/make-recording.ts';
import { liveEvent } from './live-event.ts';

const recording = makeRecording({ connected_at: 100, title: 'Building boats' });

describe('liveEvent', () => {
  it('begins when the last event ended, when a later gap ended, or when the audio began to arrive', () => {
    expect(liveEvent(recording, [], [])).toEqual({ title: 'Building boats', start: 100 });
    const events = [{ started_at: 150, duration: 60.4 }];
    expect(liveEvent(recording, events, [])?.start).toBe(210);
    const gaps = [
      { start: 215, end: 240, open: false },
      { start: 250, end: 300, open: true },
    ];
    expect(liveEvent(recording, events, gaps)?.start).toBe(240);
    expect(liveEvent({ ...recording, connected_at: 500 }, events, gaps)?.start).toBe(500);
  });

  it('is there while audio arrives, also silent, and only then', () => {
    expect(liveEvent({ ...recording, state: 'silent' }, [], [])).not.toBeNull();
    for (const state of ['off', 'connecting', 'lost', 'disk_full'] as const)
      expect(liveEvent({ ...recording, state }, [], [])).toBeNull();
    expect(liveEvent({ ...recording, connected_at: null }, [], [])).toBeNull();
    expect(liveEvent(null, [], [])).toBeNull();
  });
});
