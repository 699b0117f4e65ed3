import { z } from 'zod';
import { queryBoolean, queryInteger } from '../common/scalars.ts';
import { anyone } from '../operation-builders.ts';

export const feedQuery = z.object({
  page: queryInteger.pipe(z.int().min(1)).optional(),
  /** Every episode on one page. */
  all: queryBoolean.optional(),
  /** Also episodes that were unpublished or deleted. */
  show_deleted: queryBoolean.optional(),
});

export const feedOperations = {
  get: anyone.read('feeds.get', '/{station}/rss/{id}.xml', {
    summary: 'The RSS feed of an rss connection',
    query: feedQuery,
  }),
  chapters: anyone.read('feeds.chapters', '/{station}/chapters/{id}.json', {
    summary: 'The chapters of a published episode, as feeds link to them',
    errors: [410],
  }),
} as const;
