import { episodeStatus, type EpisodeStatus } from '@postkit/sdk/schema';

/** Episodes on a page. */
export const pageSize = 20;

/** Which episodes are listed. */
export interface EpisodesFilters {
  status: EpisodeStatus;
  /** One show, or all of them when null. */
  showId: number | null;
  search: string;
  /** From 1. */
  page: number;
}

export const firstFilters: EpisodesFilters = { status: 'published', showId: null, search: '', page: 1 };

const longestSearch = 200;

/** The filters that an address holds; what is missing or makes no sense is as at first. */
export function readFilters(query: string): EpisodesFilters {
  const params = new URLSearchParams(query);
  const status = episodeStatus.safeParse(params.get('status'));
  return {
    status: status.success ? status.data : firstFilters.status,
    showId: positive(params.get('show')),
    search: (params.get('search') ?? '').slice(0, longestSearch),
    page: positive(params.get('page')) ?? firstFilters.page,
  };
}

/** The filters as an address holds them, without what is as at first. */
export function writeFilters({ status, showId, search, page }: EpisodesFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== firstFilters.status) params.set('status', status);
  if (showId !== null) params.set('show', String(showId));
  if (search !== '') params.set('search', search.slice(0, longestSearch));
  if (page !== firstFilters.page) params.set('page', String(page));
  return params;
}

function positive(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
