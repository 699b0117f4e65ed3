import { z } from 'zod';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { formatLocally } from '../../host/time/zoned-time.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { videosMessages } from './videos.messages.ts';

/** Episodes per page. */
export const pageSize = 10;

/** Maximum duration of an episode for a video, in seconds. */
export const maxVideoSeconds = 1800;

/** Maximum duration of an episode for an advanced video, in seconds; longer ones get a basic video without a question. */
const maxAdvancedSeconds = 600;

export type VideoType = 'advanced' | 'basic';

/** The destination type that creates each type of video. */
export const videoDestinations = { advanced: 'v_advanced', basic: 'v_download' } as const satisfies Record<
  VideoType,
  string
>;

/** The schema of a request to create a video. */
export const videoRequest = (catalogue: Catalogue) =>
  z.object({
    playlist_id: z.int(),
    video_type: z.enum(['advanced', 'basic'], catalogue.wordsOf(videosMessages).typeRequired),
  });

/** The only possible type; null if the user has to choose. */
export function defaultVideoType({ duration }: Pick<EpisodeSummary, 'duration'>): VideoType | null {
  return duration > maxAdvancedSeconds ? 'basic' : null;
}

/** `Nov 3, 7:05am`, in the station's time zone. */
export function formatVideoDate(seconds: number, zone: string, catalogue: Catalogue): string {
  return formatLocally(seconds, zone, 'MMM D, h:mma', catalogue);
}

/** The filters of the list. */
export interface VideosFilters {
  /** Null for the first show. */
  showId: number | null;
  search: string;
  /** From 1. */
  page: number;
}

const maxSearchLength = 200;

/** Reads the filters from an address; missing and invalid ones get their defaults. */
export function readFilters(query: string): VideosFilters {
  const params = new URLSearchParams(query);
  return {
    showId: positive(params.get('show')),
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    page: positive(params.get('page')) ?? 1,
  };
}

/** Writes the filters to an address, without defaults. */
export function writeFilters({ showId, search, page }: VideosFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (showId !== null) params.set('show', String(showId));
  if (search !== '') params.set('search', search.slice(0, maxSearchLength));
  if (page !== 1) params.set('page', String(page));
  return params;
}

function positive(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
