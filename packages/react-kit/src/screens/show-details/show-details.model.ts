import type { EpisodeStatus } from '@postkit/sdk/schema';

/** Episodes per page. */
export const pageSize = 10;

/** The filters of the list. */
export interface TableFilters {
  status: EpisodeStatus;
  search: string;
  /** `YYYY-MM-DD`, a day in the station's time zone. */
  date: string | null;
  /** From 1. */
  page: number;
}

export const firstFilters: TableFilters = { status: 'published', search: '', date: null, page: 1 };

/** A show's id from an address: a positive whole number, else null. */
export function validShowId(id: number): number | null {
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
