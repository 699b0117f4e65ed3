import {
  framesToMs,
  isPriming,
  type IngestResult,
  type JobOptions,
  type SegmentRecord,
} from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';

/** The archive file that holds the audio of an ingested file, by its stream. */
export function ingestedFile(stream: string): string {
  return `${stream}/audio.aac`;
}

/**
 * Stores the audio of a file under a stream of its own. Removes the output of an earlier attempt first, because no
 * row refers to it.
 * @param from the stream's name in the archive, the file's path, and the share of its length that may be missing
 * @throws an AudioError
 */
export async function ingestFile(
  { archive, engine, clock }: StationContext,
  { stream, file, tolerance }: { stream: string; file: string; tolerance?: number },
  options: JobOptions,
): Promise<{ audio: IngestResult; segments: SegmentRecord[] }> {
  await archive.removeFile(ingestedFile(stream));
  const segments: SegmentRecord[] = [];
  let started_at_ms = clock.now();
  /** Of the last segment. */
  let padding = 0;
  const audio = await engine.ingest(
    { source: { file }, keepsPriming: true, ...(tolerance !== undefined && { tolerance }) },
    {
      ...options,
      async onSegment({ data, peaks, loudness, frames, padding: silence }) {
        const place = { stream, hour: 'audio', n: segments.length, started_at_ms: Math.round(started_at_ms) };
        const record = await archive.append({ ...place, data, peaks, loudness });
        if (segments.length === 0 && isPriming({ frames, padding: silence })) {
          segments.push({ ...record, padding: silence, loudness: undefined });
          return;
        }
        segments.push(record);
        padding = silence;
        started_at_ms += framesToMs(frames);
      },
    },
  );
  const last = segments.pop();
  return { audio, segments: last ? [...segments, { ...last, padding }] : [] };
}
