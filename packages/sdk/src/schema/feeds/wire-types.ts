// Written by `npm run wire-operations`.

/** Query of the operation `feeds.get`. */
export interface FeedQuery {
  /** Page number, from 1. */
  page?: number | undefined;
  /** Returns every episode on one page. */
  all?: boolean | undefined;
  /** Includes unpublished and deleted episodes. */
  show_deleted?: boolean | undefined;
}
