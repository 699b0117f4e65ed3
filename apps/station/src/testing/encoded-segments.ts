import { FRAME_SAMPLES, SAMPLE_RATE, SEGMENT_FRAMES, type EncodedSegment } from '../audio/index.ts';
import type { StationContext } from '../context.ts';

type Encoder = Pick<StationContext, 'engine'>;

/** The longest result of each seed: tests of one worker share it, because encoding takes longer than most of them. */
const encodedBefore = new Map<number, readonly EncodedSegment[]>();
let short: EncodedSegment | undefined;

/** Real AAC: one short segment of a second of generated speech, with its peaks. */
export async function shortSegment(context: Encoder): Promise<EncodedSegment> {
  const [segment] = short ? [short] : await encode(context, 1, 1);
  if (!segment) throw new Error('A second of speech has no segment.');
  return (short = segment);
}

/** Real AAC: full segments of 4.969 s of generated speech, with their peaks. */
export async function encodedSegments(
  context: Encoder,
  segments: number,
  seed = 1,
): Promise<readonly EncodedSegment[]> {
  const before = encodedBefore.get(seed) ?? [];
  if (before.length >= segments) return before.slice(0, segments);
  const seconds = ((segments + 0.1) * SEGMENT_FRAMES * FRAME_SAMPLES) / SAMPLE_RATE;
  const encoded = (await encode(context, seconds, seed)).slice(0, segments);
  encodedBefore.set(seed, encoded);
  return encoded;
}

/** Real AAC that costs no more than one segment: the same full segment of 4.969 s again and again. */
export async function repeatedSegment(context: Encoder, times: number): Promise<readonly EncodedSegment[]> {
  const [segment] = await encodedSegments(context, 1);
  if (!segment) throw new Error('One segment was to be encoded.');
  return Array.from({ length: times }, () => segment);
}

async function encode({ engine }: Encoder, seconds: number, seed: number): Promise<EncodedSegment[]> {
  const encoded: EncodedSegment[] = [];
  const source = { demo: { seconds, kind: 'speech', seed } } as const;
  await engine.ingest({ source }, { onSegment: (segment) => void encoded.push(segment) });
  return encoded;
}
