// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const widgetOperations = {
  get: {
    id: 'widgets.get',
    method: 'GET',
    path: '/{station}/playlist/widget.json',
    success: 200,
    responseKind: 'json',
    access: { role: 'public' },
  },
} as unknown as typeof declared.widgetOperations;
