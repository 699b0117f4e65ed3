import type { DemoAudio, JobOptions, SegmentRecord } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Station } from '../../features/accounts/index.ts';
import type { AudioEvents } from '../../features/audio-events/index.ts';

/** An upload of the demo library. */
interface DemoUpload {
  readonly title: string;
  readonly category: string;
  readonly audio: DemoAudio;
}

const uploads: readonly DemoUpload[] = [
  { title: 'Morning Tide intro', category: 'Intro', audio: { kind: 'jingle', seed: 12, seconds: 9 } },
  { title: 'Morning Tide outro', category: 'Outro', audio: { kind: 'jingle', seed: 15, seconds: 7 } },
  {
    title: 'Brandt & Daughters Boatyard, 20 seconds',
    category: 'Commercial',
    audio: { kind: 'promo', seed: 14, seconds: 20 },
  },
  { title: 'Voice note from the ferry', category: 'Talk', audio: { kind: 'speech', seed: 3, seconds: 24 } },
];

/**
 * Adds the library of a demo station: intro, outro, an advert and a voice note, uploaded in the last hours up to now. May run
 * again after a crash: existing uploads stay.
 */
export async function addDemoLibrary(
  context: StationContext,
  audioEvents: Pick<AudioEvents, 'add' | 'addAudio' | 'addedAudio'>,
  station: Station,
  { now, ...options }: Pick<JobOptions, 'signal' | 'turn'> & { readonly now: number },
): Promise<void> {
  const { archive, db, engine } = context;
  await Promise.all(
    uploads.map(async ({ title, category, audio }, index) => {
      const stream = `demo-upload-${index + 1}`;
      if ((await audioEvents.addedAudio(db, stream)).length > 0) return;
      // Left over from an interrupted attempt.
      await archive.removeFile(`${stream}/audio.aac`);
      const segments: SegmentRecord[] = [];
      const { loudness_lufs: loudness } = await engine.ingest(
        { source: { demo: audio } },
        {
          ...options,
          async onSegment({ data, peaks, loudness }) {
            segments.push(
              await archive.append({
                stream,
                hour: 'audio',
                n: segments.length,
                started_at_ms: now,
                data,
                peaks,
                loudness,
              }),
            );
          },
        },
      );
      const cart = {
        type_name: 'UPLOAD',
        origin: 'upload',
        title,
        category,
        identifier: `UP-${index + 1}`,
      } as const;
      const started_at = Math.floor(now / 1000) - 3600 * (uploads.length - index);
      await db.transaction(async (transaction) => {
        const ranges = [await audioEvents.addAudio(transaction, station.id, segments)];
        await audioEvents.add(transaction, station, [{ ...cart, started_at, loudness, ranges }]);
      });
    }),
  );
}
