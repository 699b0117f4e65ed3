import {
  FRAME_SAMPLES,
  SAMPLE_RATE,
  SEGMENT_FRAMES,
  type DemoAudioKind,
  type EncodedSegment,
  type SegmentRecord,
} from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import { demoClips, type DemoClip } from './demo-clips.ts';

/** The encoded clips of each kind, each as its segments in the archive. */
export type DemoAudioByKind = ReadonlyMap<DemoAudioKind, readonly (readonly SegmentRecord[])[]>;

const stream = 'demo';

/** Encodes the clips of the demo broadcast and stores them in one file. Resolves to its segments, in order and by kind. */
export async function makeDemoAudio(context: StationContext): Promise<{ clips: DemoAudioByKind; segments: SegmentRecord[] }> {
  // Left over from an interrupted first start.
  await context.archive.removeFile(`${stream}/sounds.aac`);
  const encoded = await Promise.all(demoClips.map((clip) => encodeClip(context, clip)));
  const clips = new Map<DemoAudioKind, SegmentRecord[][]>();
  const segments: SegmentRecord[] = [];
  for (const [index, clip] of demoClips.entries()) {
    const stored: SegmentRecord[] = [];
    for (const { data, peaks, loudness } of encoded[index] ?? []) {
      const n = segments.length + stored.length;
      stored.push(await context.archive.append({ stream, hour: 'sounds', n, started_at_ms: 0, data, peaks, loudness }));
    }
    segments.push(...stored);
    clips.set(clip.kind, [...(clips.get(clip.kind) ?? []), stored]);
  }
  return { clips, segments };
}

/** Full segments only, because the broadcast is measured in them. */
async function encodeClip({ engine }: StationContext, { kind, seed, segments }: DemoClip): Promise<EncodedSegment[]> {
  const encoded: EncodedSegment[] = [];
  const seconds = ((segments * SEGMENT_FRAMES + 2) * FRAME_SAMPLES) / SAMPLE_RATE;
  await engine.ingest({ source: { demo: { kind, seed, seconds } } }, { onSegment: (segment) => void encoded.push(segment) });
  return encoded.filter(({ frames }) => frames === SEGMENT_FRAMES);
}
