import type { DemoAudio, SegmentRecord } from '../../audio/index.ts';
import type { AudioEvents } from '../../features/audio-events/index.ts';
import type { Station } from '../../features/accounts/index.ts';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';

/** An upload of the demo library. */
interface DemoUpload {
  readonly title: string;
  readonly category: string;
  readonly audio: DemoAudio;
}

const uploads: readonly DemoUpload[] = [
  { title: 'Morning Tide intro', category: 'Intro', audio: { kind: 'jingle', seed: 12, seconds: 9 } },
  { title: 'Morning Tide outro', category: 'Outro', audio: { kind: 'jingle', seed: 15, seconds: 7 } },
  { title: 'Brandt & Daughters Boatyard, 20 seconds', category: 'Commercial', audio: { kind: 'promo', seed: 14, seconds: 20 } },
  { title: 'Voice note from the ferry', category: 'Talk', audio: { kind: 'speech', seed: 3, seconds: 24 } },
];

/** An upload as it is stored in the archive. */
export interface EncodedUpload extends DemoUpload {
  readonly segments: SegmentRecord[];
  readonly loudness: number | null;
}

/** Encodes the library of the demo station: intro, outro, an advert and a voice note. */
export function encodeDemoLibrary({ archive, clock, engine }: StationContext): Promise<EncodedUpload[]> {
  return Promise.all(
    uploads.map(async (upload, index) => {
      const stream = `demo-upload-${index + 1}`;
      await archive.removeFile(`${stream}/audio.aac`);
      const segments: SegmentRecord[] = [];
      const { loudness_lufs: loudness } = await engine.ingest(
        { source: { demo: upload.audio } },
        {
          async onSegment({ data, peaks, loudness }) {
            segments.push(
              await archive.append({ stream, hour: 'audio', n: segments.length, started_at_ms: clock.now(), data, peaks, loudness }),
            );
          },
        },
      );
      return { ...upload, segments, loudness };
    }),
  );
}

/** Adds the uploads to a station's library, one per hour up to now. */
export async function addDemoLibrary(
  transaction: Transaction,
  audioEvents: AudioEvents,
  station: Station,
  { encoded, now }: { encoded: readonly EncodedUpload[]; now: number },
): Promise<void> {
  for (const [index, { title, category, segments, loudness }] of encoded.entries()) {
    const ranges = [await audioEvents.addAudio(transaction, station.id, segments)];
    const cart = { type_name: 'UPLOAD', origin: 'upload', title, category, identifier: `UP-${index + 1}` } as const;
    const started_at = Math.floor(now / 1000) - 3600 * (encoded.length - index);
    await audioEvents.add(transaction, station, [{ ...cart, started_at, loudness, ranges }]);
  }
}
