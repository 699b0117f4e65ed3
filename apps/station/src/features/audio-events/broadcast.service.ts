import type { LogPeaks, LogSilence } from '@postkit/sdk/schema';
import { type Archive, framesToMs } from '../../audio/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { airedMs, segmentsAired } from './segments.repository.ts';

/** A station's broadcast by time of day, independent of its events. */
export interface Broadcast {
  /**
   * The waveform of the broadcast in a span.
   * @param span Unix seconds; `to` is exclusive
   */
  broadcastPeaks(stationId: number, span: { from: number; to: number }, points: number): Promise<LogPeaks>;
  /** Stretches of a span (Unix seconds) without recorded audio, of at least a second, in order. */
  gaps(stationId: number, span: { from: number; to: number }): Promise<LogSilence[]>;
  /** Seconds of recorded audio in a span (Unix seconds). */
  recordedSeconds(stationId: number, span: { from: number; to: number }): Promise<number>;
  /** Silences of at least five seconds that overlap a span (Unix seconds), in order. */
  silences(stationId: number, span: { from: number; to: number }): Promise<LogSilence[]>;
}

/** Pauses between words are shorter; a longer silence means a fault. */
const shortestSilenceMs = 5000;
/** Shorter ones come from rounding and short reconnections. */
const shortestGapMs = 1000;

export function createBroadcast({ db, archive }: { db: Database; archive: Archive }): Broadcast {
  return {
    async broadcastPeaks(stationId, { from, to }, points) {
      const range = { count: points, fromMs: from * 1000, toMs: to * 1000 };
      const { pairs, seen } = await archive.timedPeaks(await segmentsAired(db, stationId, range), range);
      const columns = (side: 0 | 1) =>
        Array.from(seen, (known, index) => (known === 1 ? (pairs[2 * index + side] ?? 0) : null));
      return { start: from, end: to, min: columns(0), max: columns(1) };
    },
    async gaps(stationId, { from, to }) {
      const range = { fromMs: from * 1000, toMs: to * 1000 };
      const gaps: LogSilence[] = [];
      let at = range.fromMs;
      for (const { started_at_ms, frames } of await segmentsAired(db, stationId, range)) {
        if (started_at_ms - at >= shortestGapMs)
          gaps.push({ start: Math.round(at / 1000), end: Math.round(started_at_ms / 1000) });
        at = Math.max(at, started_at_ms + framesToMs(frames));
      }
      if (range.toMs - at >= shortestGapMs) gaps.push({ start: Math.round(at / 1000), end: to });
      return gaps;
    },
    recordedSeconds: async (stationId, { from, to }) =>
      Math.round((await airedMs(db, stationId, { fromMs: from * 1000, toMs: to * 1000 })) / 1000),
    async silences(stationId, { from, to }) {
      // Include a silence that starts or ends just outside.
      const range = { fromMs: from * 1000 - shortestSilenceMs, toMs: to * 1000 + shortestSilenceMs };
      const found = await archive.silences(await segmentsAired(db, stationId, range), shortestSilenceMs);
      const silences = found.map(({ fromMs, toMs }) => ({
        start: Math.round(fromMs / 1000),
        end: Math.round(toMs / 1000),
      }));
      return silences.filter(({ start, end }) => start < to && end > from);
    },
  };
}
