import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FRAME_SAMPLES,
  framesToMs,
  SAMPLE_RATE,
  SEGMENT_FRAMES,
  type EncodedSegment,
} from '../audio/index.ts';
import type { AudioEventRow, NewAudioEvent } from '../features/audio-events/index.ts';
import { firstStation } from './builders.ts';
import type { TestStation } from './station.ts';
import { wavTone } from './wav-tone.ts';

/** Creates a log of tones, each an event of `segments` full segments of 4.969 s. Resolves to the events in the order aired. */
export async function makeToneLog(
  server: TestStation,
  tones: readonly number[],
  segments: number,
): Promise<AudioEventRow[]> {
  const { context, features } = server;
  const station = firstStation(server);
  const log = await features.audioEvents.log(station.id);
  const startedAt = context.clock.seconds() - 3600;
  const segmentMs = framesToMs(SEGMENT_FRAMES);
  const events: NewAudioEvent[] = [];
  for (const [index, hertz] of tones.entries()) {
    const first_n = index * segments;
    for (const [n, { data, peaks, loudness }] of (await encodedTone(server, hertz, segments)).entries()) {
      await log.append(
        { started_at_ms: Math.round(startedAt * 1000 + (first_n + n) * segmentMs), data, peaks, loudness },
        async () => {},
      );
    }
    const range = {
      stream_id: log.streamId,
      first_n,
      last_n: first_n + segments - 1,
      skip_frames: 0,
      drop_frames: 0,
    };
    const ranges = [{ ...range, frames: segments * SEGMENT_FRAMES }];
    const started_at = startedAt + Math.floor((first_n * segmentMs) / 1000);
    events.push({
      type_name: 'LOGGER',
      origin: 'log',
      title: `${hertz} Hz`,
      category: 'Talk',
      started_at,
      ranges,
    });
  }
  return context.db.transaction((transaction) => features.audioEvents.add(transaction, station, events));
}

async function encodedTone(
  { context }: TestStation,
  hertz: number,
  segments: number,
): Promise<EncodedSegment[]> {
  const folder = await mkdtemp(join(tmpdir(), 'postkit-tone-'));
  const file = join(folder, 'tone.wav');
  await writeFile(file, wavTone(((segments + 0.1) * SEGMENT_FRAMES * FRAME_SAMPLES) / SAMPLE_RATE, hertz));
  const encoded: EncodedSegment[] = [];
  await context.engine.ingest({ source: { file } }, { onSegment: (segment) => void encoded.push(segment) });
  await rm(folder, { recursive: true });
  return encoded.slice(0, segments);
}
