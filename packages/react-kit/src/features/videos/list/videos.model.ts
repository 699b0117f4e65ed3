import type { EpisodeSummary } from '@postkit/sdk/schema';
import { z } from 'zod';
import { formatInZone } from '../../../screen/time/zoned-time.ts';
import { videosMessages as messages } from './videos.messages.ts';

/** Episodes on a page. */
export const pageSize = 10;

/** Seconds: longer episodes are not made into videos. */
export const longestVideo = 1800;

/** Seconds: longer episodes have no advanced video, so nothing is asked. */
const longestAdvanced = 600;

export type VideoType = 'advanced' | 'basic';

/** The connections by which an episode becomes a video. */
export const videoConnections = { advanced: 'v_advanced', basic: 'v_download' } as const satisfies Record<VideoType, string>;

/** What a video is made of and how. */
export const videoRequest = z.object({
  playlist_id: z.int(),
  video_type: z.enum(['advanced', 'basic'], messages.typeRequired),
});

/** The type that goes without saying; null where somebody has to choose. */
export function plainVideoType({ duration }: Pick<EpisodeSummary, 'duration'>): VideoType | null {
  return duration > longestAdvanced ? 'basic' : null;
}

/** `Nov 3, 7:05am`, by the station's clock. */
export function formatVideoDate(seconds: number, zone: string): string {
  return formatInZone(seconds, zone, 'MMM D, h:mma');
}

/** Which episodes are listed. */
export interface VideosFilters {
  /** Null for the first show. */
  showId: number | null;
  search: string;
  /** From 1. */
  page: number;
}

const longestSearch = 200;

/** The filters that an address holds; what is missing or makes no sense is as at first. */
export function readFilters(query: string): VideosFilters {
  const params = new URLSearchParams(query);
  return {
    showId: positive(params.get('show')),
    search: (params.get('search') ?? '').slice(0, longestSearch),
    page: positive(params.get('page')) ?? 1,
  };
}

/** The filters as an address holds them, without what is as at first. */
export function writeFilters({ showId, search, page }: VideosFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (showId !== null) params.set('show', String(showId));
  if (search !== '') params.set('search', search.slice(0, longestSearch));
  if (page !== 1) params.set('page', String(page));
  return params;
}

function positive(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
