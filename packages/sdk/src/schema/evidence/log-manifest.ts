import { z } from 'zod';

/** The name of this form of manifests. */
export const manifestFormat = 'postkit-log-manifest/1';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * A link of the chain of a log, as text: one line of JSON without spaces, its fields in this order. The SHA-256 of these bytes is
 * `previous` of the next link.
 */
export const logManifest = z.object({
  /** Name of the form. */
  format: z.literal(manifestFormat),
  /** Random id of the chain, which its first link draws. */
  chain: z.string(),
  /** Slug of the station when the link was made. */
  station: z.string(),
  /** Number of the link, from 0. */
  seq: z.int().min(0),
  /** SHA-256 of the link before; null in the first one. */
  previous: sha256.nullable(),
  /**
   * - `start`: the chain begins; audio before `hour` is not part of it
   * - `hour`: the segments of an hour
   * - `late`: segments of an hour that came after its link was made
   * - `removed`: the station removed the audio of an hour, because the log is kept no longer
   */
  kind: z.enum(['start', 'hour', 'late', 'removed']),
  /** Archive file of the hour, such as `log-1/2026-03-01T14` (UTC). */
  hour: z.string(),
  /** When the link was made, in ISO 8601 with milliseconds, UTC. */
  made_at: z.string(),
  /** Number of segments in the list. */
  segments: z.int().min(0),
  /** Bytes of these segments. */
  bytes: z.int().min(0),
  /** SHA-256 of the list of segments and gaps; null in links without one. */
  list: sha256.nullable(),
});
export type LogManifest = z.output<typeof logManifest>;

/** A segment of a list. */
export interface ListedSegment {
  /** Number in the log. */
  readonly n: number;
  /** Unix milliseconds of the first sample, by the clock of the station. */
  readonly started_at_ms: number;
  /** AAC frames of 1024 samples at 44 100 Hz. */
  readonly frames: number;
  readonly bytes: number;
  /** SHA-256 of the stored bytes; null for a segment that could not be read when the list was made. */
  readonly sha256: string | null;
}

/** A stretch of an hour without audio, Unix milliseconds. */
export interface ListedGap {
  readonly from_ms: number;
  readonly to_ms: number;
}

/** The content of a list. */
export interface SegmentList {
  readonly segments: readonly ListedSegment[];
  readonly gaps: readonly ListedGap[];
}

/** Shorter differences come from rounding. */
const leastGapMs = 1000;
const frameMs = (1024 * 1000) / 44_100;

/** Unix milliseconds at which a segment ends. */
export function segmentEnd({
  started_at_ms,
  frames,
}: Pick<ListedSegment, 'started_at_ms' | 'frames'>): number {
  return started_at_ms + frames * frameMs;
}

/** The stretches of at least a second between segments that follow each other in time. */
export function gapsBetween(
  segments: readonly Pick<ListedSegment, 'started_at_ms' | 'frames'>[],
): ListedGap[] {
  const gaps: ListedGap[] = [];
  let end: number | null = null;
  for (const segment of segments) {
    if (end !== null && segment.started_at_ms - end >= leastGapMs)
      gaps.push({ from_ms: Math.round(end), to_ms: segment.started_at_ms });
    end = Math.max(end ?? 0, segmentEnd(segment));
  }
  return gaps;
}

/** The text of a manifest, without a line break. */
export function manifestText(manifest: LogManifest): string {
  const { format, chain, station, seq, previous, kind, hour, made_at, segments, bytes, list } = manifest;
  return JSON.stringify({
    format,
    chain,
    station,
    seq,
    previous,
    kind,
    hour,
    made_at,
    segments,
    bytes,
    list,
  });
}

/** Reads the text of a manifest; null if it is not exactly in its form. */
export function readManifest(text: string): LogManifest | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = logManifest.safeParse(value);
  return parsed.success && manifestText(parsed.data) === text ? parsed.data : null;
}

/** The text of a list: a line for each segment and for each gap, `unreadable` instead of a hash if there was none. */
export function listText({ segments, gaps }: SegmentList): string {
  const lines = segments.map(
    ({ n, started_at_ms, frames, bytes, sha256: hash }) =>
      `segment ${n} ${started_at_ms} ${frames} ${bytes} ${hash ?? 'unreadable'}\n`,
  );
  return [...lines, ...gaps.map(({ from_ms, to_ms }) => `gap ${from_ms} ${to_ms}\n`)].join('');
}

/** Reads the text of a list; null if it is not exactly in its form. */
export function readList(text: string): SegmentList | null {
  const segments: ListedSegment[] = [];
  const gaps: ListedGap[] = [];
  for (const line of text.split('\n').slice(0, -1)) {
    const [, n, start, frames, bytes, hash] =
      /^segment (\d{1,15}) (\d{1,15}) (\d{1,6}) (\d{1,9}) ([0-9a-f]{64}|unreadable)$/.exec(line) ?? [];
    const [, from, to] = /^gap (\d{1,15}) (\d{1,15})$/.exec(line) ?? [];
    if (hash !== undefined)
      segments.push({
        n: Number(n),
        started_at_ms: Number(start),
        frames: Number(frames),
        bytes: Number(bytes),
        sha256: hash === 'unreadable' ? null : hash,
      });
    else if (to !== undefined) gaps.push({ from_ms: Number(from), to_ms: Number(to) });
    else return null;
  }
  const list = { segments, gaps };
  return listText(list) === text ? list : null;
}
