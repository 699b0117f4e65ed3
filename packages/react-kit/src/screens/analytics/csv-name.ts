import { formatInZone } from '../../host/time/zoned-time.ts';

/** `post_analytics_2026-11-03_14-05-09.csv`: the download time (unix seconds) in the station's zone. */
export function csvName(seconds: number, zone: string): string {
  return `post_analytics_${formatInZone(seconds, zone, 'YYYY-MM-DD_HH-mm-ss')}.csv`;
}
