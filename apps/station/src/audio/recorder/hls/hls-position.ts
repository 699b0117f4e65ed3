import { HlsClock } from './hls-clock.ts';
import { HlsCues } from './hls-cues.ts';
import type { HlsPlaylist, HlsSegment } from './read-playlist.ts';

/** Segments that are remembered to recognise an outdated copy of a playlist. */
const mostKnown = 100;
/** Audio that a server still lists and the log lacks is recorded, up to this age. */
const mostMissedMs = 300_000;
/** A segment that ends this shortly after the log has nothing new. */
const leastNewMs = 300;

/** How far a stream has been recorded, across connections: no segment is recorded twice or skipped. */
export class HlsPosition {
  readonly clock = new HlsClock();
  readonly cues = new HlsCues();
  readonly #since_ms: number | undefined;
  readonly #known = new Map<number, string>();
  #last: number | undefined;

  /** @param since_ms where the log ends, Unix milliseconds; undefined to begin with the newest segment */
  constructor(since_ms: number | undefined) {
    this.#since_ms = since_ms;
  }

  /** Whether a segment has been recorded. */
  get hasBegun(): boolean {
    return this.#last !== undefined;
  }

  /** The segments to record next, in order. */
  next(playlist: HlsPlaylist, loaded_ms: number): readonly HlsSegment[] {
    const { segments } = playlist;
    const newest = segments.at(-1);
    if (!newest) return [];
    if (this.#last === undefined) return this.#beginning(playlist, loaded_ms);
    const last = this.#last;
    if (segments.some(({ sequence, url }) => this.#known.get(sequence) === url))
      return segments.filter(({ sequence }) => sequence > last);
    const isRestarted = newest.sequence <= last;
    return isRestarted
      ? this.#after(playlist, loaded_ms, this.clock.end_ms)
      : segments.filter(({ sequence }) => sequence > last);
  }

  /** Lets the next playlist count from anywhere, because a restarted server may list its old names again. */
  forget(): void {
    this.#known.clear();
  }

  /** Counts a segment as recorded, or as unavailable. */
  advance(segment: HlsSegment, at_ms: number): void {
    this.clock.advance(segment, at_ms);
    // A restarted server counts from the beginning.
    if (this.#last !== undefined && segment.sequence <= this.#last) this.#known.clear();
    this.#last = segment.sequence;
    this.#known.set(segment.sequence, segment.url);
    this.#known.delete(segment.sequence - mostKnown);
  }

  #beginning(playlist: HlsPlaylist, loaded_ms: number): readonly HlsSegment[] {
    if (this.#since_ms === undefined) return playlist.segments.slice(-1);
    return this.#after(playlist, loaded_ms, Math.max(this.#since_ms, loaded_ms - mostMissedMs));
  }

  #after(playlist: HlsPlaylist, loaded_ms: number, since_ms = 0): readonly HlsSegment[] {
    const end = (segment: HlsSegment) => this.clock.timeOf(segment, playlist, loaded_ms) + segment.durationMs;
    return playlist.segments.filter((segment) => end(segment) > since_ms + leastNewMs);
  }
}
