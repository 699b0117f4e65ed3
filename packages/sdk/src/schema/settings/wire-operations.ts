// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { Installation, Settings, StationLook, StationLookUpdate, StorageReport } from './wire-types.ts';

export const settingsOperations = {
  get: {
    id: 'settings.get',
    method: 'GET',
    path: '/{station}/api/v1/settings/',
    success: 200,
    responseKind: 'json',
    jsonText: { response: ['features'] },
  },
  update: {
    id: 'settings.update',
    method: 'PATCH',
    path: '/{station}/api/v1/settings/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
  },
  storage: { id: 'settings.storage', method: 'GET', path: '/{station}/api/v1/storage/', success: 200, responseKind: 'json' },
  installation: {
    id: 'settings.installation',
    method: 'GET',
    path: '/stations/api/v1/installation.json',
    success: 200,
    responseKind: 'json',
  },
} as unknown as {
  get: WireOperation<{ params: StationParams; response: Settings }>;
  update: WireOperation<{ params: StationParams; body: StationLookUpdate; response: StationLook }>;
  storage: WireOperation<{ params: StationParams; response: StorageReport }>;
  installation: WireOperation<{ response: Installation }>;
};
