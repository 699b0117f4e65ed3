import { z } from 'zod';
import { stationIdParams, stationParams } from '../common/params.ts';
import { operation } from '../operation.ts';
import { show, showInput, showUpdate } from './show.ts';

const licences = ['full', 'podcast'] as const;

export const showOperations = {
  list: operation({
    id: 'shows.list',
    summary: 'List all shows of the station; placeholders only for admins',
    method: 'GET',
    path: '/{station}/api/v1/show/really_all.json',
    params: stationParams,
    answer: z.array(show),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  get: operation({
    id: 'shows.get',
    summary: 'Read a show',
    method: 'GET',
    path: '/{station}/api/v1/show/{id}/',
    params: stationIdParams,
    answer: show,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  create: operation({
    id: 'shows.create',
    summary: 'Make a show',
    method: 'POST',
    path: '/{station}/api/v1/show/',
    params: stationParams,
    body: showInput,
    bodyKind: 'json',
    answer: show,
    answerKind: 'json',
    success: 201,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences },
  }),
  update: operation({
    id: 'shows.update',
    summary: 'Change a show; refused when `version` is given and somebody else saved since',
    method: 'PATCH',
    path: '/{station}/api/v1/show/{id}/',
    params: stationIdParams,
    body: showUpdate,
    bodyKind: 'json',
    answer: show,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404, 409],
    access: { role: 'user', licences },
  }),
} as const;
