import { randomUUID } from 'node:crypto';
import { framesToMs, type EncodedSegment, type SegmentRecord } from '../audio/index.ts';
import type { AudioEventRow, NewAudioEvent } from '../features/audio-events/index.ts';
import { firstStation } from './builders.ts';
import { encodedSegments, shortSegment } from './encoded-segments.ts';
import type { TestStation } from './station.ts';

export interface EventOverrides extends Partial<Omit<NewAudioEvent, 'ranges'>> {
  /** Full segments of real AAC, 4.969 s each; by default a short one of a second. */
  readonly segments?: number;
  /** The segments themselves instead. */
  readonly audio?: readonly EncodedSegment[];
}

/** Creates an upload in the library with its own audio. */
export async function makeEvent(
  server: TestStation,
  overrides: EventOverrides = {},
  station = firstStation(server),
): Promise<AudioEventRow> {
  const { context, features } = server;
  const { segments, audio = await encodedAudio(server, segments), ...cart } = overrides;
  const stream = `sound-${randomUUID()}`;
  const started = context.clock.now();
  const records: SegmentRecord[] = [];
  for (const { data, peaks, loudness } of audio) {
    const n = records.length;
    const started_at_ms = Math.round(started + n * framesToMs(214));
    records.push(
      await context.archive.append({ stream, hour: 'audio', n, started_at_ms, data, peaks, loudness }),
    );
  }
  const [event] = await context.db.transaction(async (transaction) =>
    features.audioEvents.add(transaction, station, [
      {
        type_name: 'UPLOAD',
        origin: 'upload',
        title: 'A sound',
        category: 'Talk',
        started_at: Math.floor(started / 1000),
        ...cart,
        ranges: [await features.audioEvents.addAudio(transaction, station.id, records)],
      },
    ]),
  );
  if (!event) throw new Error('No event was created.');
  return event;
}

async function encodedAudio({ context }: TestStation, segments?: number): Promise<readonly EncodedSegment[]> {
  return segments === undefined ? [await shortSegment(context)] : encodedSegments(context, segments);
}
