import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ListedSegment } from '@postkit/sdk/schema';
import { framesToMs, isIntact } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import { sha256Of } from '../chain/append-manifest.ts';
import { segmentBytes } from '../chain/hash-segments.ts';
import { hoursOfLog, type LogSegment, segmentsBetween } from '../chain/log-chain.repository.ts';
import type { ZipFile } from './zip-file.ts';

/** A span of time in Unix milliseconds. */
export interface Stretch {
  readonly from_ms: number;
  readonly to_ms: number;
}

export interface CollectedAudio {
  /** All segments of the stretch in the order recorded, those that cannot be read with `sha256` null. */
  readonly segments: readonly ListedSegment[];
  /** A file for each segment, then one with all of them. */
  readonly files: readonly ZipFile[];
}

/** The playable file: the frames of all segments, one after the other. */
const recordingFile = 'recording.aac';

const dayMs = 86_400_000;

export function segmentFile(n: number): string {
  return `segments/${String(n).padStart(10, '0')}.aac`;
}

/** Reads the segments of a stretch once, for their checksums. */
export async function collectAudio(
  context: Pick<StationContext, 'db' | 'archive'>,
  { stationId, stretch }: { readonly stationId: number; readonly stretch: Stretch },
  {
    onSegment,
    signal,
  }: { readonly onSegment: (share: number) => Promise<void>; readonly signal: AbortSignal },
): Promise<CollectedAudio> {
  const rows = await segmentsIn(context, stationId, stretch);
  const segments: ListedSegment[] = [];
  const files: ZipFile[] = [];
  const readable: LogSegment[] = [];
  const whole = { bytes: 0, crc32: 0, hash: createHash('sha256') };
  for (const [index, row] of rows.entries()) {
    signal.throwIfAborted();
    const { n, started_at_ms, frames, length } = row;
    const bytes = await segmentBytes(context, row);
    const sha256 = bytes && isIntact(bytes, row) ? sha256Of(bytes) : null;
    segments.push({ n, started_at_ms, frames, bytes: length, sha256 });
    if (bytes && sha256 !== null) {
      readable.push(row);
      files.push({
        name: segmentFile(n),
        bytes: length,
        crc32: crc32(bytes),
        sha256,
        content: () => read([row]),
      });
      whole.bytes += length;
      whole.crc32 = crc32(bytes, whole.crc32);
      whole.hash.update(bytes);
    }
    await onSegment((index + 1) / rows.length);
  }
  const { bytes, crc32: sum, hash } = whole;
  const recording = {
    name: recordingFile,
    bytes,
    crc32: sum,
    sha256: hash.digest('hex'),
    content: () => read(readable),
  };
  return { segments, files: [...files, recording] };

  async function* read(those: readonly LogSegment[]): AsyncGenerator<Uint8Array> {
    for (const segment of those) {
      signal.throwIfAborted();
      yield await context.archive.readSegment(segment);
    }
  }
}

/** The segments that overlap a stretch, in the order recorded. */
async function segmentsIn(
  { db }: Pick<StationContext, 'db'>,
  stationId: number,
  { from_ms, to_ms }: Stretch,
): Promise<LogSegment[]> {
  const found: LogSegment[] = [];
  // A clock that was set back leaves segments of an earlier time in a later hour.
  for (const hour of await hoursOfLog(db, stationId, { from_ms: from_ms - dayMs, to_ms: to_ms + dayMs }))
    for (const segment of await segmentsBetween(db, hour))
      if (segment.started_at_ms < to_ms && segment.started_at_ms + framesToMs(segment.frames) > from_ms)
        found.push(segment);
  return found;
}
