import { FRAME_SAMPLES, SAMPLE_RATE, SEGMENT_FRAMES, type EncodedSegment } from '../audio/index.ts';
import type { StationContext } from '../context.ts';

/** The longest result of each seed: tests of one worker share it, because encoding takes longer than most of them. */
const encodedBefore = new Map<number, readonly EncodedSegment[]>();

/** Real AAC: one short segment of a second of generated speech, with its peaks. */
export async function shortSegment({ engine }: Pick<StationContext, 'engine'>): Promise<EncodedSegment> {
  short ??= (async () => {
    const encoded: EncodedSegment[] = [];
    await engine.ingest(
      { source: { demo: { seconds: 1, kind: 'speech', seed: 1 } } },
      { onSegment: (segment) => void encoded.push(segment) },
    );
    const [segment] = encoded;
    if (!segment) throw new Error('A second of speech has no segment.');
    return segment;
  })();
  return short;
}

let short: Promise<EncodedSegment> | undefined;

/** Real AAC: full segments of 4.969 s of generated speech, with their peaks. */
export async function encodedSegments(
  { engine }: Pick<StationContext, 'engine'>,
  segments: number,
  seed = 1,
): Promise<readonly EncodedSegment[]> {
  const before = encodedBefore.get(seed) ?? [];
  if (before.length >= segments) return before.slice(0, segments);
  const encoded: EncodedSegment[] = [];
  const seconds = ((segments + 0.1) * SEGMENT_FRAMES * FRAME_SAMPLES) / SAMPLE_RATE;
  const source = { demo: { seconds, kind: 'speech', seed } } as const;
  await engine.ingest({ source }, { onSegment: (segment) => void encoded.push(segment) });
  encodedBefore.set(seed, encoded.slice(0, segments));
  return encoded.slice(0, segments);
}
