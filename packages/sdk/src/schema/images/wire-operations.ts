// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const imageOperations = {
  upload: {
    id: 'images.upload',
    method: 'POST',
    path: '/{station}/api/v1/playlist/upload/image.html',
    success: 200,
    responseKind: 'json',
    bodyKind: 'multipart',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  crop: {
    id: 'images.crop',
    method: 'POST',
    path: '/{station}/api/v1/show/crop_image.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  licensed: {
    id: 'images.licensed',
    method: 'POST',
    path: '/{station}/ap_images/api_request.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  keepLicensed: {
    id: 'images.keepLicensed',
    method: 'POST',
    path: '/{station}/ap_images/keep.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    access: { role: 'user', licences: ['full', 'podcast'] },
  },
  file: {
    id: 'images.file',
    method: 'GET',
    path: '/{station}/images/{file}',
    success: 200,
    responseKind: 'file',
    access: { role: 'public' },
  },
} as unknown as typeof declared.imageOperations;
