import type { TodayLog } from '@postkit/sdk/schema';

/** Recorded and lost seconds now, from those at an earlier moment (unix seconds), since time passes between two reads. */
export function liveFigures(
  { state, recorded_seconds, lost_seconds, gaps }: TodayLog,
  readAt: number,
  now: number,
) {
  const since = Math.max(0, now - readAt);
  const isRecording = state === 'recording' || state === 'silent';
  const isLosing = !isRecording && gaps.some(({ open }) => open);
  return {
    recorded: recorded_seconds + (isRecording ? since : 0),
    lost: lost_seconds + (isLosing ? since : 0),
  };
}
