// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const uploadOperations = {
  create: {
    id: 'uploads.create',
    method: 'POST',
    path: '/{station}/api/v2/upload/',
    success: 202,
    responseKind: 'json',
    bodyKind: 'multipart',
    host: 'media',
  },
  unfinished: { id: 'uploads.unfinished', method: 'GET', path: '/{station}/api/v2/upload/files/', success: 200, responseKind: 'json' },
  cancel: {
    id: 'uploads.cancel',
    method: 'DELETE',
    path: '/{station}/api/v2/upload/files/{uuid}/',
    success: 204,
    responseKind: 'none',
    bodyKind: 'none',
    host: 'media',
  },
  progress: { id: 'uploads.progress', method: 'GET', path: '/encodeprogress/{key}', success: 200, responseKind: 'json', host: 'progress' },
} as unknown as typeof declared.uploadOperations;
