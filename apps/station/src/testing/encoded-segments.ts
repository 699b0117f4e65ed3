import { FRAME_SAMPLES, SAMPLE_RATE, SEGMENT_FRAMES, type EncodedSegment } from '../audio/index.ts';
import type { StationContext } from '../context.ts';

/** Real AAC: full segments of 4.969 s of generated speech, with their peaks. */
export async function encodedSegments({ engine }: Pick<StationContext, 'engine'>, segments: number, seed = 1): Promise<EncodedSegment[]> {
  const encoded: EncodedSegment[] = [];
  const seconds = ((segments + 0.1) * SEGMENT_FRAMES * FRAME_SAMPLES) / SAMPLE_RATE;
  const source = { demo: { seconds, kind: 'speech', seed } } as const;
  await engine.ingest({ source }, { onSegment: (segment) => void encoded.push(segment) });
  return encoded.slice(0, segments);
}
