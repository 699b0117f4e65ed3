import type { AdPosition, CampaignState } from '@postkit/sdk/schema';
import type { CampaignRow } from './campaign-tables.ts';

/** @param now unix seconds @param deliveries counted so far */
export function stateOf(row: CampaignRow, now: number, deliveries: number): CampaignState {
  if (row.ends_at !== null && now >= row.ends_at) return 'ended';
  if (row.most_deliveries !== null && deliveries >= row.most_deliveries) return 'ended';
  if (row.paused === 1) return 'paused';
  return now < row.starts_at ? 'planned' : 'running';
}

/** Ids of its shows; empty for all. */
export function showsOf({ shows }: Pick<CampaignRow, 'shows'>): number[] {
  return JSON.parse(shows) as number[];
}

export function positionsOf({ positions }: Pick<CampaignRow, 'positions'>): AdPosition[] {
  return JSON.parse(positions) as AdPosition[];
}

/** Whether a campaign plays, or will, at a moment in unix seconds. */
export function isCurrent({ paused, ends_at }: CampaignRow, now: number): boolean {
  return paused === 0 && (ends_at === null || ends_at > now);
}

/** Whether a campaign plays in the episodes of a show at a moment in unix seconds, caps aside. */
export function playsIn(row: CampaignRow, showId: number, now: number): boolean {
  const shows = showsOf(row);
  const isTime = row.paused === 0 && now >= row.starts_at && (row.ends_at === null || now < row.ends_at);
  return isTime && row.media_status === 'ready' && (shows.length === 0 || shows.includes(showId));
}
