// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const feedOperations = {
  get: { id: 'feeds.get', method: 'GET', path: '/{station}/rss/{id}.xml', success: 200, responseKind: 'file', access: { role: 'public' } },
  chapters: {
    id: 'feeds.chapters',
    method: 'GET',
    path: '/{station}/chapters/{id}.json',
    success: 200,
    responseKind: 'file',
    access: { role: 'public' },
  },
} as unknown as typeof declared.feedOperations;
