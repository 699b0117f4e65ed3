import type { IngestResult, ProbeResult } from '../../audio/index.ts';

/** Sample rates of MPEG audio that every player knows. */
const sampleRates: ReadonlySet<number> = new Set([22_050, 24_000, 32_000, 44_100, 48_000]);
/** Bits per second of a file that listeners download; a large cover counts too. */
const [leastRate, mostRate] = [24_000, 400_000];
/** Milliseconds by which a file's own length may differ from its audio. */
const tolerance = 1000;

/** Whether a file can be published as it is: a whole mp3 of a usual rate, with the length that it declares. */
export function isFit({ format, codec, sample_rate, has_video, duration_ms }: ProbeResult, audio: IngestResult, bytes: number): boolean {
  const rate = (bytes * 8000) / audio.duration_ms;
  return (
    format === 'mp3' &&
    codec === 'mp3' &&
    !has_video &&
    audio.lost_ms === 0 &&
    sampleRates.has(sample_rate) &&
    rate >= leastRate &&
    rate <= mostRate &&
    (duration_ms === null || Math.abs(duration_ms - audio.duration_ms) <= tolerance)
  );
}
