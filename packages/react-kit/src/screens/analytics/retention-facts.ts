import type { Retention } from '@postkit/sdk/schema';

/** A minute of an episode, for the chart and the table. */
export interface RetentionMinute {
  /** Seconds from the start of the audio. */
  readonly start: number;
  readonly downloads: number;
  /** Of the downloads that show their minutes, 0 to 1. */
  readonly share: number;
}

export function retentionMinutes({
  minutes,
  in_ranges,
}: Pick<Retention, 'minutes' | 'in_ranges'>): RetentionMinute[] {
  return minutes.map(({ minute, downloads }) => ({
    start: minute * 60,
    downloads,
    share: in_ranges === 0 ? 0 : downloads / in_ranges,
  }));
}

/** `5:00`, or `1:05:00` from an hour on. */
export function formatMinute(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours === 0 ? `${minutes}:00` : `${hours}:${String(minutes).padStart(2, '0')}:00`;
}

/** Downloads by minute as CSV after RFC 4180, with a byte order mark for spreadsheets. */
export function retentionCsv(minutes: readonly RetentionMinute[]): string {
  const lines = [
    ['From', 'Downloads', 'Share'],
    ...minutes.map((row) => [formatMinute(row.start), row.downloads, row.share.toFixed(4)]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

const maxTicks = 6;

/** Seconds of at most seven round minutes. */
export function minuteTicks(minutes: number): number[] {
  const step = [1, 2, 5, 10, 15, 30, 60, 120, 240].find((length) => minutes / length <= maxTicks) ?? 480;
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => index * step * 60);
}
