// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const todayOperations = {
  get: {
    id: 'today.get',
    method: 'GET',
    path: '/{station}/api/v1/today.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
  },
} as unknown as typeof declared.todayOperations;
