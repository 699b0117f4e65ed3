// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const settingsOperations = {
  get: {
    id: 'settings.get',
    method: 'GET',
    path: '/{station}/api/v1/settings/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
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
    access: { role: 'admin' },
  },
  installation: {
    id: 'settings.installation',
    method: 'GET',
    path: '/stations/api/v1/installation.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'public' },
  },
} as unknown as typeof declared.settingsOperations;
