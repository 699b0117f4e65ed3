import {
  FRAME_SAMPLES,
  SAMPLE_RATE,
  SEGMENT_FRAMES,
  type DemoAudioKind,
  type EncodedSegment,
  type JobOptions,
  type SegmentRecord,
} from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Station } from '../../features/accounts/index.ts';
import type { AudioEvents } from '../../features/audio-events/index.ts';
import type { Tables } from '../../platform/db/database.ts';
import { demoClips, type DemoClip } from './demo-clips.ts';

/** The encoded clips of each kind, each as its segments in the archive. */
export type DemoAudioByKind = ReadonlyMap<DemoAudioKind, readonly (readonly SegmentRecord[])[]>;

/** Encodes those of some clips that the archive does not have, each into a file of its own. May run again after a crash. */
export async function addDemoClips(
  context: StationContext,
  audioEvents: Pick<AudioEvents, 'addAudio' | 'addedAudio'>,
  station: Station,
  { clips, ...options }: Pick<JobOptions, 'signal' | 'turn'> & { readonly clips: readonly DemoClip[] },
): Promise<void> {
  const { archive, db } = context;
  await Promise.all(
    clips.map(async (clip) => {
      const stream = streamOf(clip);
      if ((await audioEvents.addedAudio(db, stream)).length > 0) return;
      const encoded = await encodeClip(context, clip, options);
      // Left over from an interrupted attempt.
      await archive.removeFile(`${stream}/sounds.aac`);
      const segments: SegmentRecord[] = [];
      for (const [n, { data, peaks, loudness }] of encoded.entries()) {
        segments.push(
          await archive.append({ stream, hour: 'sounds', n, started_at_ms: 0, data, peaks, loudness }),
        );
      }
      await db.transaction((transaction) => audioEvents.addAudio(transaction, station.id, segments));
    }),
  );
}

/** The clips that the archive has. */
export async function readDemoClips(
  db: Tables,
  audioEvents: Pick<AudioEvents, 'addedAudio'>,
): Promise<DemoAudioByKind> {
  const clips = new Map<DemoAudioKind, SegmentRecord[][]>();
  for (const clip of demoClips) {
    const segments = await audioEvents.addedAudio(db, streamOf(clip));
    if (segments.length > 0) clips.set(clip.kind, [...(clips.get(clip.kind) ?? []), segments]);
  }
  return clips;
}

function streamOf({ kind, seed }: DemoClip): string {
  return `demo-${kind}-${seed}`;
}

/** Full segments only, because the broadcast is measured in them. */
async function encodeClip(
  { engine }: StationContext,
  { kind, seed, segments }: DemoClip,
  options: Pick<JobOptions, 'signal' | 'turn'>,
): Promise<EncodedSegment[]> {
  const encoded: EncodedSegment[] = [];
  const seconds = ((segments * SEGMENT_FRAMES + 2) * FRAME_SAMPLES) / SAMPLE_RATE;
  await engine.ingest(
    { source: { demo: { kind, seed, seconds } } },
    { ...options, onSegment: (segment) => void encoded.push(segment) },
  );
  return encoded.filter(({ frames }) => frames === SEGMENT_FRAMES);
}
