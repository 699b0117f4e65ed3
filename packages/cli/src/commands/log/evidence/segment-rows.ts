import type { ListedSegment } from '@postkit/sdk/schema';

/** Takes a difference that was found in a file. */
export type Report = (file: string, detail: string) => void;

/** A segment of `segments.csv`. */
export interface SegmentRow extends ListedSegment {
  readonly link: number | null;
  readonly file: string;
}

/** The segments of `segments.csv`. Lines that are none are reported. */
export function readRows(text: string, report: Report): SegmentRow[] {
  const rows: SegmentRow[] = [];
  for (const line of text.split('\r\n').slice(1, -1)) {
    const [, n, , start, frames, bytes, hash, link, file] =
      /^(\d{1,15}),([^,]{24}),(\d{1,15}),(\d{1,6}),(\d{1,9}),([0-9a-f]{64}|unreadable),(\d{0,9}),([^,]*)$/.exec(
        line,
      ) ?? [];
    if (hash === undefined) report('segments.csv', `It has a line that is no segment: ${line.slice(0, 100)}`);
    else
      rows.push({
        n: Number(n),
        started_at_ms: Number(start),
        frames: Number(frames),
        bytes: Number(bytes),
        sha256: hash === 'unreadable' ? null : hash,
        link: link === '' ? null : Number(link),
        file: file ?? '',
      });
  }
  return rows;
}
