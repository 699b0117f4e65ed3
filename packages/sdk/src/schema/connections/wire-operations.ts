// Written by `npm run generate`.

import type { ResourceListQuery, StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  Connection,
  ConnectionCheck,
  ConnectionInput,
  ConnectionUpdate,
  ConnectionsListResponse,
} from './wire-types.ts';

export const connectionOperations = /* @__PURE__ */ sentOperations('connections', {
  list: { path: '/{station}/api/v1/socialmediaconnection/', jsonText: { response: ['historical_items'] } },
  create: {
    method: 'POST',
    path: '/{station}/api/v1/socialmediaconnection/',
    success: 201,
    jsonText: { body: ['historical_items'], response: ['historical_items'] },
  },
  get: {
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    jsonText: { response: ['historical_items'] },
  },
  update: {
    method: 'PATCH',
    path: '/{station}/api/v1/socialmediaconnection/{id}/',
    jsonText: { body: ['historical_items'], response: ['historical_items'] },
  },
  test: { method: 'POST', path: '/{station}/api/v1/socialmediaconnection/{id}/test/' },
  delete: { method: 'DELETE', path: '/{station}/api/v1/socialmediaconnection/{id}/' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; query: ResourceListQuery; response: ConnectionsListResponse }>;
  create: WireOperation<{ params: StationParams; body: ConnectionInput; response: Connection }>;
  get: WireOperation<{ params: StationIdParams; response: Connection }>;
  update: WireOperation<{ params: StationIdParams; body: ConnectionUpdate; response: Connection }>;
  test: WireOperation<{ params: StationIdParams; response: ConnectionCheck }>;
  delete: WireOperation<{ params: StationIdParams }>;
};
