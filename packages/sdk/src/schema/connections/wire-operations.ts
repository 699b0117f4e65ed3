// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { ResourceListQuery, StationIdParams, StationParams } from '../common/wire-types.ts';
import type { Connection, ConnectionCheck, ConnectionInput, ConnectionUpdate, ConnectionsListResponse } from './wire-types.ts';

export const connectionOperations = {
  list: {
    id: 'connections.list',
    method: 'GET',
    path: '/{station}/api/v1/socialmediaconnection/',
    success: 200,
    responseKind: 'json',
    jsonText: { response: ['historical_items'] },
  },
  create: {
    id: 'connections.create',
    method: 'POST',
    path: '/{station}/api/v1/socialmediaconnection/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
    jsonText: { body: ['historical_items'], response: ['historical_items'] },
  },
  get: {
    id: 'connections.get',
    method: 'GET',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    success: 200,
    responseKind: 'json',
    jsonText: { response: ['historical_items'] },
  },
  update: {
    id: 'connections.update',
    method: 'PATCH',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    jsonText: { body: ['historical_items'], response: ['historical_items'] },
  },
  test: {
    id: 'connections.test',
    method: 'POST',
    path: '/{station}/api/v1/socialmediaconnection/{id}/test/',
    success: 200,
    responseKind: 'json',
  },
  delete: {
    id: 'connections.delete',
    method: 'DELETE',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    success: 204,
    responseKind: 'none',
  },
} as unknown as {
  list: WireOperation<{ params: StationParams; query: ResourceListQuery; response: ConnectionsListResponse }>;
  create: WireOperation<{ params: StationParams; body: ConnectionInput; response: Connection }>;
  get: WireOperation<{ params: StationIdParams; response: Connection }>;
  update: WireOperation<{ params: StationIdParams; body: ConnectionUpdate; response: Connection }>;
  test: WireOperation<{ params: StationIdParams; response: ConnectionCheck }>;
  delete: WireOperation<{ params: StationIdParams }>;
};
