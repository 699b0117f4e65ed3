import { stationIdParams, stationParams } from '../common/params.ts';
import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { operation } from '../operation.ts';
import { connection, connectionInput, connectionUpdate } from './connection.ts';

const licences = ['full', 'podcast'] as const;

export const connectionOperations = {
  list: operation({
    id: 'connections.list',
    summary: 'List the station’s destinations',
    method: 'GET',
    path: '/{station}/api/v1/socialmediaconnection/',
    params: stationParams,
    query: resourceListQuery,
    answer: resourceList(connection),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  create: operation({
    id: 'connections.create',
    summary: 'Store a destination; everything but feeds and the station’s own videos needs an admin',
    method: 'POST',
    path: '/{station}/api/v1/socialmediaconnection/',
    params: stationParams,
    body: connectionInput,
    bodyKind: 'json',
    answer: connection,
    answerKind: 'json',
    success: 201,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences },
  }),
  get: operation({
    id: 'connections.get',
    summary: 'Read a destination',
    method: 'GET',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    params: stationIdParams,
    answer: connection,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  update: operation({
    id: 'connections.update',
    summary: 'Change a destination; everything but a feed needs an admin',
    method: 'PATCH',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    params: stationIdParams,
    body: connectionUpdate,
    bodyKind: 'json',
    answer: connection,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences },
  }),
  delete: operation({
    id: 'connections.delete',
    summary:
      'Delete a destination, whose feed or widget ends; needs an admin, except for a feed that the caller made and no show ever used',
    method: 'DELETE',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    params: stationIdParams,
    answerKind: 'none',
    success: 204,
    errors: [400, 401, 403, 404],
    access: { role: 'user', licences },
  }),
} as const;
