// Written by `npm run generate`.

/** Query of files that private feeds link to. */
export interface ListenerQuery {
  /** Password of a listener of a private feed; needed if only private feeds list the episode. */
  token?: string | undefined;
}

/** Params of the operation `analytics.shows`. */
export interface StationParams {
  /** Slug of the station. */
  station: string;
}

/** A resource of a station by its whole-number id. */
export interface StationIdParams {
  /** Slug of the station. */
  station: string;
  /** Number that identifies it at the station. */
  id: number;
}

/** A page of a resource list. `limit` 0 returns all. */
export interface ResourceListQuery {
  /** Number of entries on a page. */
  limit?: number | undefined;
  /** Number of entries before the page. */
  offset?: number | undefined;
}

/** Position of the page in the whole list. */
export interface ResourceListMeta {
  /** Number of entries on a page. */
  limit: number;
  /** Number of entries before the page. */
  offset: number;
  /** Number of entries on all pages. */
  total_count: number;
  /** Path of the next page; null on the last one. */
  next: string | null;
  /** Path of the page before; null on the first one. */
  previous: string | null;
}

/** Rectangle in pixels of the source; all 0 is the whole image. */
export interface Croppings {
  /** Left edge in pixels of the source. */
  left: number;
  /** Top edge in pixels of the source. */
  top: number;
  /** Right edge in pixels of the source. */
  right: number;
  /** Bottom edge in pixels of the source. */
  bottom: number;
}
