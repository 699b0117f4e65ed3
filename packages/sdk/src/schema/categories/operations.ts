import { stationIdParams, stationParams } from '../common/params.ts';
import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { operation } from '../operation.ts';
import { categoryGroup, categoryGroupInput, categoryGroupUpdate } from './category-group.ts';

const licences = ['full', 'podcast'] as const;

export const categoryOperations = {
  list: operation({
    id: 'categories.list',
    summary: 'List the station’s category groups with their categories',
    method: 'GET',
    path: '/{station}/api/v1/group/',
    params: stationParams,
    query: resourceListQuery,
    answer: resourceList(categoryGroup),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  create: operation({
    id: 'categories.create',
    summary: 'Make a category group',
    method: 'POST',
    path: '/{station}/api/v1/group/',
    params: stationParams,
    body: categoryGroupInput,
    bodyKind: 'json',
    answer: categoryGroup,
    answerKind: 'json',
    success: 201,
    errors: [400, 401, 403, 404, 409],
    access: { role: 'user', licences },
  }),
  update: operation({
    id: 'categories.update',
    summary: 'Change a category group; a category listed here leaves its old group, and an older `version` is refused',
    method: 'PATCH',
    path: '/{station}/api/v1/group/{id}/',
    params: stationIdParams,
    body: categoryGroupUpdate,
    bodyKind: 'json',
    answer: categoryGroup,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404, 409],
    access: { role: 'user', licences },
  }),
  delete: operation({
    id: 'categories.delete',
    summary: 'Delete a category group; its categories become unassigned',
    method: 'DELETE',
    path: '/{station}/api/v1/group/{id}/',
    params: stationIdParams,
    answerKind: 'none',
    success: 204,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences },
  }),
} as const;
