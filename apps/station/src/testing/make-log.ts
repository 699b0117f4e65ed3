import { framesToMs, SEGMENT_FRAMES, type EncodedSegment } from '../audio/index.ts';
import type { AudioEventRow } from '../features/audio-events/index.ts';
import { firstStation } from './builders.ts';
import { encodedSegments } from './encoded-segments.ts';
import type { TestStation } from './station.ts';

export interface LogOverrides {
  /** When it begins, Unix seconds; an hour ago by default. */
  readonly startedAt?: number;
  /** Consecutive items on air, in full segments of 4.969 s; events cover all of them. */
  readonly pieces?: readonly {
    readonly title: string;
    readonly segments: number;
    readonly category?: string;
    readonly transcript?: string;
  }[];
  /** The segments of all pieces, instead of generated speech. */
  readonly audio?: readonly EncodedSegment[];
}

/** Creates a station's log with real AAC and an event for each piece. Resolves to the events in the order aired. */
export async function makeLog(
  server: TestStation,
  overrides: LogOverrides = {},
  station = firstStation(server),
): Promise<AudioEventRow[]> {
  const { context, features } = server;
  const {
    startedAt = context.clock.seconds() - 3600,
    pieces = [{ title: 'A piece of the log', segments: 2 }],
  } = overrides;
  const log = await features.audioEvents.log(station.id);
  const count = pieces.reduce((sum, piece) => sum + piece.segments, 0);
  const audio = overrides.audio ?? (await encodedSegments(context, count));
  const first = (log.last?.n ?? -1) + 1;
  const at = (index: number): number => startedAt * 1000 + index * framesToMs(SEGMENT_FRAMES);
  for (const [index, { data, peaks, loudness }] of audio.entries()) {
    await log.append({ started_at_ms: Math.round(at(index)), data, peaks, loudness }, async () => {});
  }
  let before = 0;
  const events = pieces.map(({ segments, category = 'Talk', title, transcript = null }) => {
    const first_n = first + before;
    const started_at = Math.floor(at(before) / 1000);
    before += segments;
    const range = {
      stream_id: log.streamId,
      first_n,
      last_n: first_n + segments - 1,
      skip_frames: 0,
      drop_frames: 0,
    };
    const frames = segments * SEGMENT_FRAMES;
    return {
      type_name: 'LOGGER',
      origin: 'log',
      title,
      category,
      transcript,
      started_at,
      ranges: [{ ...range, frames }],
    } as const;
  });
  return context.db.transaction((transaction) => features.audioEvents.add(transaction, station, events));
}
