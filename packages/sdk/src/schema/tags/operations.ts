import { z } from 'zod';
import { stationIdParams, stationParams } from '../common/params.ts';
import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { operation } from '../operation.ts';
import { tag, tagInput, tagUsage } from './tag.ts';

const licences = ['full', 'podcast'] as const;

export const tagOperations = {
  list: operation({
    id: 'tags.list',
    summary: 'List the station’s tags by name, ignoring case',
    method: 'GET',
    path: '/{station}/api/v1/playlistcategory/',
    params: stationParams,
    query: resourceListQuery,
    answer: resourceList(tag),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  create: operation({
    id: 'tags.create',
    summary: 'Make a tag',
    method: 'POST',
    path: '/{station}/api/v1/playlistcategory/',
    params: stationParams,
    body: tagInput,
    bodyKind: 'json',
    answer: tag,
    answerKind: 'json',
    success: 201,
    errors: [400, 401, 403, 404, 409],
    access: { role: 'user', licences },
  }),
  update: operation({
    id: 'tags.update',
    summary: 'Rename a tag',
    method: 'PATCH',
    path: '/{station}/api/v1/playlistcategory/{id}/',
    params: stationIdParams,
    body: tagInput,
    bodyKind: 'json',
    answer: tag,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404, 409],
    access: { role: 'user', licences },
  }),
  usage: operation({
    id: 'tags.usage',
    summary: 'Count the shows and episodes that carry each tag; a tag that nothing carries is left out',
    method: 'GET',
    path: '/{station}/api/v1/playlistcategory/usage/',
    params: stationParams,
    answer: z.object({ usage: z.array(tagUsage) }),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  delete: operation({
    id: 'tags.delete',
    summary: 'Delete a tag everywhere',
    method: 'DELETE',
    path: '/{station}/api/v1/playlistcategory/{id}/',
    params: stationIdParams,
    answerKind: 'none',
    success: 204,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences },
  }),
} as const;
