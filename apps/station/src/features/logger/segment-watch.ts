import type { Recording } from '@postkit/sdk/schema';

/** The facts of a recording that receives no audio. */
const noAudio = {
  recorded_address: null,
  recorded_kind: null,
  main_error: '',
  level: null,
  is_opposite_phase: false,
  connected_at: null,
} as const;

/** Milliseconds after which a log whose newest segment stays the same is not recording; a segment takes five seconds. */
const staleMs = 30_000;
/** Milliseconds that a segment may be old when this process learns of it: clocks of machines differ, and HLS is up to two minutes late. */
const oldestMs = 180_000;
/** Seconds of a segment. */
const segmentSeconds = 5;

interface Seen {
  readonly segment: number | null;
  readonly connection: number | null;
  silentMs: number;
}

/** Watches whether segments arrive, because a state that a recorder reported once says nothing of now. */
export class SegmentWatch {
  readonly #seen = new Map<number, Seen>();

  /** Takes the reported state of a station. @param now Unix milliseconds */
  see(
    stationId: number,
    { last_segment_at: segment, connected_at: connection }: Recording,
    now: number,
  ): void {
    const before = this.#seen.get(stationId);
    if (before?.segment === segment && before.connection === connection) return;
    const newest = Math.max(segment ?? 0, connection ?? 0);
    const isOld = now - newest * 1000 > oldestMs;
    this.#seen.set(stationId, { segment, connection, silentMs: isOld ? staleMs : 0 });
  }

  /** @param ms time of this process since the last tick that counts */
  tick(ms: number): void {
    for (const seen of this.#seen.values()) seen.silentMs += ms;
  }

  /** Whether a reported state says that audio is recorded, and no segment confirms it. */
  isStale(stationId: number, { state }: Recording): boolean {
    return (
      (state === 'recording' || state === 'silent') && (this.#seen.get(stationId)?.silentMs ?? 0) >= staleMs
    );
  }
}

/** A recording without audio, since its last segment. @param now Unix seconds */
export function withoutSegments(recording: Recording, error: string, now: number): Recording {
  const { state, since, last_segment_at: segment } = recording;
  const isOutage = state === 'lost' || state === 'disk_full';
  const end = segment === null ? since : Math.max(since ?? 0, Math.min(now, segment + segmentSeconds));
  return { ...recording, ...noAudio, state: 'lost', since: isOutage ? since : end, error };
}
