import { framesToMs, type IngestResult, type JobOptions, type SegmentRecord } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';

/** The archive's file with the sound of a stream that was made of one file. */
export function soundFile(stream: string): string {
  return `${stream}/audio.aac`;
}

/**
 * Stores the sound of a file under a stream of its own. What an earlier try wrote is thrown away first: no row knows of it.
 * @param from the stream's name in the archive, and the file's path
 * @throws an AudioError
 */
export async function ingestFile(
  { archive, engine, clock }: StationContext,
  { stream, file }: { stream: string; file: string },
  options: JobOptions,
): Promise<{ sound: IngestResult; segments: SegmentRecord[] }> {
  await archive.removeFile(soundFile(stream));
  const segments: SegmentRecord[] = [];
  let started_at_ms = clock.now();
  const sound = await engine.ingest(
    { source: { file } },
    {
      ...options,
      async onSegment({ data, peaks, frames }) {
        segments.push(
          await archive.append({ stream, hour: 'audio', n: segments.length, started_at_ms: Math.round(started_at_ms), data, peaks }),
        );
        started_at_ms += framesToMs(frames);
      },
    },
  );
  return { sound, segments };
}
