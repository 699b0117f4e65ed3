import type { HlsPlaylist, HlsSegment } from './read-playlist.ts';

/** How far the times of a playlist may differ from the time at which it was loaded: live streams are late, not early. */
const latestMs = 120_000;
const earliestMs = 5000;
/** Lengths in playlists are rounded, so a clock that adds them up lets later observations win by half a percent. */
const slack = 1.005;
/** Without times, a segment may be listed this many target durations late before audio counts as missing. */
const mostTargets = 2;

/** The wall clock at the beginning of each segment of a stream. */
export class HlsClock {
  #next: { sequence: number; at_ms: number; estimate_ms: number } | undefined;

  /** When the audio so far ends, Unix milliseconds. */
  get end_ms(): number | undefined {
    return this.#next?.at_ms;
  }

  /**
   * When a segment begins, Unix milliseconds: by the times of the playlist, else by counting from its end, which was on
   * air when the playlist was loaded or earlier.
   */
  timeOf(segment: HlsSegment, { segments, targetMs }: HlsPlaylist, loaded_ms: number): number {
    const later = segments.filter(({ sequence }) => sequence >= segment.sequence);
    const counted = loaded_ms - later.reduce((sum, { durationMs }) => sum + durationMs, 0);
    const { dated_ms } = segment;
    if (dated_ms !== undefined && dated_ms - counted < earliestMs && counted - dated_ms < latestMs)
      return dated_ms;
    const next = this.#next;
    const isLate = next !== undefined && counted - next.estimate_ms > mostTargets * targetMs;
    return next?.sequence === segment.sequence && !isLate ? Math.min(counted, next.estimate_ms) : counted;
  }

  /** Continues after a segment. */
  advance({ sequence, durationMs }: HlsSegment, at_ms: number): void {
    this.#next = {
      sequence: sequence + 1,
      at_ms: at_ms + durationMs,
      estimate_ms: at_ms + durationMs * slack,
    };
  }
}
