import { z } from 'zod';
import { feedCheck, feedCheckInput } from './feed-check.ts';
import { feedCount, feedCountInput } from './feed-count.ts';
import { queryBoolean, queryInteger } from '../common/scalars.ts';
import { anyone, podcastUsers } from '../operation-builders.ts';

export const feedQuery = z.object({
  page: queryInteger.pipe(z.int().min(1)).optional(),
  /** Returns every episode on one page. */
  all: queryBoolean.optional(),
  /** Includes unpublished and deleted episodes. */
  show_deleted: queryBoolean.optional(),
});

export const feedOperations = {
  get: anyone.read('feeds.get', '/{station}/rss/{id}.xml', {
    summary: 'The RSS feed of an rss connection',
    query: feedQuery,
  }),
  check: podcastUsers.submit('feeds.check', '/{station}/api/v1/feed_check.json', {
    scope: 'station',
    summary: 'Check a feed of this or any other host against the rules of directories',
    body: feedCheckInput,
    response: feedCheck,
    errors: [502, 503],
  }),
  count: podcastUsers.submit('feeds.count', '/{station}/api/v1/feed_count.json', {
    scope: 'station',
    summary: 'Count the episodes that a feed would list with a filter',
    body: feedCountInput,
    response: feedCount,
  }),
  chapters: anyone.read('feeds.chapters', '/{station}/chapters/{id}.json', {
    summary: 'The chapters of a published episode, which feeds link to',
    errors: [410],
  }),
} as const;
