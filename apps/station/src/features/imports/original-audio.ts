import type { IngestResult, ProbeResult } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { OriginalFile } from '../audio-events/index.ts';
import { type FetchedFile, fetchedKey, type ItemOfImport } from './fetch-item-file.ts';
import { importOptions } from './import-options.ts';

/** Sample rates of MPEG audio that every player knows. */
const sampleRates: ReadonlySet<number> = new Set([22_050, 24_000, 32_000, 44_100, 48_000]);
/** Bits per second of a file that listeners download; a large cover counts too. */
const [leastRate, mostRate] = [24_000, 400_000];
/** Milliseconds by which a file's own length may differ from its audio. */
const tolerance = 1000;

/** @param rate bits per second */
export function isUsualRate(rate: number): boolean {
  return rate >= leastRate && rate <= mostRate;
}

/** Whether a file can be published as it is: a whole mp3 of a usual rate, with the length that it declares. */
function isFit(
  { format, codec, sample_rate, has_video, duration_ms }: ProbeResult,
  audio: IngestResult,
  bytes: number,
): boolean {
  return (
    format === 'mp3' &&
    codec === 'mp3' &&
    !has_video &&
    audio.lost_ms === 0 &&
    sampleRates.has(sample_rate) &&
    isUsualRate((bytes * 8000) / audio.duration_ms) &&
    (duration_ms === null || Math.abs(duration_ms - audio.duration_ms) <= tolerance)
  );
}

/** Keeps the fetched file of an item if it can be published as it is; null for another. */
export async function keepOriginal(
  { engine, storage }: StationContext,
  { item, of }: ItemOfImport,
  { fetched, file, audio }: { fetched: FetchedFile; file: string; audio: IngestResult },
  job: Pick<JobContext, 'signal' | 'turn'>,
): Promise<OriginalFile | null> {
  if (!importOptions(of).keep_audio || !isFit(await engine.probe(file, job), audio, fetched.bytes))
    return null;
  const storage_key = `originals/${of.station_id}/import-${item.id}.mp3`;
  const isKept = await storage.link(fetchedKey(item.id), storage_key);
  return isKept ? { storage_key, ...fetched, duration_ms: audio.duration_ms } : null;
}
