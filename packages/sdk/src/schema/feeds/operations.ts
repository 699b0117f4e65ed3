import { z } from 'zod';
import { queryBoolean, queryInteger } from '../common/scalars.ts';
import { anyone } from '../operation-builders.ts';

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
  chapters: anyone.read('feeds.chapters', '/{station}/chapters/{id}.json', {
    summary: 'The chapters of a published episode, which feeds link to',
    errors: [410],
  }),
} as const;
