import type { EpisodeStatus } from '@postkit/sdk/schema';

/** Episodes on a page. */
export const pageSize = 10;

/** Which episodes are listed. */
export interface TableFilters {
  status: EpisodeStatus;
  search: string;
  /** `YYYY-MM-DD`, one day in the station's time zone. */
  date: string | null;
  /** From 1. */
  page: number;
}

export const firstFilters: TableFilters = { status: 'published', search: '', date: null, page: 1 };

/** A show's id as an address gives it: a whole number above 0, else null. */
export function validShowId(id: number): number | null {
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
