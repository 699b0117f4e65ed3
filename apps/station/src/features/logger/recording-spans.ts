import type { RecordedSegment, RecorderChange } from '../../audio/index.ts';
import { framesToMs } from '../../audio/index.ts';
import { recordSpan, traced } from '../../platform/telemetry/tracing.ts';

/** A trace of its own: a recording has no request or job. */
const begins = { origin: undefined };

/** Spans of the connections of a recording, each from its start, or from the end of the one before, to its audio or its failure. */
export class ConnectionSpans {
  readonly #station: string;
  #since_ms: number | null = null;
  /** Whether audio arrived before. */
  #isAgain = false;

  constructor(station: string) {
    this.#station = station;
  }

  started(now: number): void {
    this.#since_ms = now;
    this.#isAgain = false;
  }

  changed({ state, address, cause, arrival }: RecorderChange, now: number): void {
    const facts = {
      name: this.#isAgain ? 'recording reconnect' : 'recording connect',
      attributes: {
        'postkit.station': this.#station,
        'postkit.recording.address': address,
        ...(arrival ? { 'postkit.recording.kind': arrival.kind } : {}),
      },
      begins,
    };
    if (state === 'recording') {
      // A return to the main address follows its connection, which the recorder made beside that of the fallback.
      if (this.#since_ms !== null || arrival?.isSwitch)
        recordSpan(facts, { startMs: this.#since_ms ?? now, endMs: now });
      this.#since_ms = null;
      this.#isAgain = true;
    }
    if (state === 'waiting') {
      // The end of a connection that delivered audio starts the time without one.
      if (this.#since_ms !== null)
        recordSpan(facts, { startMs: this.#since_ms, endMs: now, failure: cause?.code ?? 'ended' });
      this.#since_ms = now;
    }
  }
}

/** Stores a segment within a span, whose attributes say how late the segment is: the time from its end to the begin of the work. */
export function tracedSegment(
  { station, now }: { station: string; now: number },
  segment: RecordedSegment,
  store: () => Promise<void>,
): Promise<void> {
  const lengthMs = framesToMs(segment.frames);
  const attributes = {
    'postkit.station': station,
    'postkit.recording.address': segment.address,
    'postkit.recording.seconds': lengthMs / 1000,
    'postkit.recording.late_ms': Math.round(now - segment.started_at_ms - lengthMs),
    'postkit.recording.bytes': segment.data.byteLength,
  };
  return traced({ name: 'recording segment', attributes, begins }, store);
}
