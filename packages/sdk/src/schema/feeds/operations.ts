import { z } from 'zod';
import { stationIdParams } from '../common/params.ts';
import { queryBoolean, queryInteger } from '../common/scalars.ts';
import { operation } from '../operation.ts';

export const feedQuery = z.object({
  page: queryInteger.pipe(z.int().min(1)).optional(),
  /** Every episode on one page. */
  all: queryBoolean.optional(),
  /** Also episodes that were unpublished or deleted. */
  show_deleted: queryBoolean.optional(),
});

export const feedOperations = {
  get: operation({
    id: 'feeds.get',
    summary: 'The RSS feed of an rss connection',
    method: 'GET',
    path: '/{station}/rss/{id}.xml',
    params: stationIdParams,
    query: feedQuery,
    answerKind: 'file',
    success: 200,
    errors: [400, 404],
    access: { role: 'public' },
  }),
  chapters: operation({
    id: 'feeds.chapters',
    summary: 'The chapters of a published episode, as feeds link to them',
    method: 'GET',
    path: '/{station}/chapters/{id}.json',
    params: stationIdParams,
    answerKind: 'file',
    success: 200,
    errors: [400, 404, 410],
    access: { role: 'public' },
  }),
} as const;
