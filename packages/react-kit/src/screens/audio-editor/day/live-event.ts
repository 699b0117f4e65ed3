import type { AudioEvent, LogGap, Recording } from '@postkit/sdk/schema';
import type { LiveEvent } from './day.model.ts';

/** The event on air while audio is recorded; it began when the last event or gap ended, or when the audio started to arrive. */
export function liveEvent(
  recording: Pick<Recording, 'state' | 'title' | 'connected_at'> | null,
  events: readonly Pick<AudioEvent, 'started_at' | 'duration'>[],
  gaps: readonly LogGap[],
): LiveEvent | null {
  if (
    !recording ||
    recording.connected_at === null ||
    (recording.state !== 'recording' && recording.state !== 'silent')
  )
    return null;
  const last = events.at(-1);
  const ends = gaps.filter(({ open }) => !open).map(({ end }) => end);
  const start = Math.max(
    recording.connected_at,
    last ? Math.round(last.started_at + last.duration) : 0,
    ...ends,
  );
  return { title: recording.title, start };
}
