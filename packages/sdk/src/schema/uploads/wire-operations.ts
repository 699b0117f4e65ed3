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
    access: { role: 'user' },
  },
  unfinished: {
    id: 'uploads.unfinished',
    method: 'GET',
    path: '/{station}/api/v2/upload/files/',
    success: 200,
    responseKind: 'json',
    access: { role: 'user' },
  },
  cancel: {
    id: 'uploads.cancel',
    method: 'DELETE',
    path: '/{station}/api/v2/upload/files/{uuid}/',
    success: 204,
    responseKind: 'none',
    bodyKind: 'none',
    host: 'media',
    access: { role: 'user' },
  },
  progress: {
    id: 'uploads.progress',
    method: 'GET',
    path: '/encodeprogress/{key}',
    success: 200,
    responseKind: 'json',
    host: 'progress',
    access: { role: 'signed_in' },
  },
} as unknown as typeof declared.uploadOperations;
