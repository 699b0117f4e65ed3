import { type EpisodeStatus, episodeStatuses } from '@postkit/sdk/schema';

/** Episodes per page. */
export const pageSize = 20;

/** The filters of the list. */
export interface EpisodesFilters {
  status: EpisodeStatus;
  /** Id of one show; null for all shows. */
  showId: number | null;
  search: string;
  /** From 1. */
  page: number;
}

export const firstFilters: EpisodesFilters = { status: 'published', showId: null, search: '', page: 1 };

const maxSearchLength = 200;

/** Reads the filters from an address; missing and invalid ones get their defaults. */
export function readFilters(query: string): EpisodesFilters {
  const params = new URLSearchParams(query);
  const status = episodeStatuses.find((each) => each === params.get('status'));
  return {
    status: status ?? firstFilters.status,
    showId: positive(params.get('show')),
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    page: positive(params.get('page')) ?? firstFilters.page,
  };
}

/** Writes the filters to an address, without defaults. */
export function writeFilters({ status, showId, search, page }: EpisodesFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== firstFilters.status) params.set('status', status);
  if (showId !== null) params.set('show', String(showId));
  if (search !== '') params.set('search', search.slice(0, maxSearchLength));
  if (page !== firstFilters.page) params.set('page', String(page));
  return params;
}

function positive(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
