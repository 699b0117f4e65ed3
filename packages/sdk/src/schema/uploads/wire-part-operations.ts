// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { AudioUpload, UploadFileParams } from './wire-types.ts';

export const partOperations = {
  begin: {
    id: 'uploads.begin',
    method: 'POST',
    path: '/{station}/api/v2/upload/files/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'none',
    host: 'media',
    idempotent: true,
  },
  terms: {
    id: 'uploads.terms',
    method: 'OPTIONS',
    path: '/{station}/api/v2/upload/files/',
    success: 204,
    responseKind: 'none',
    bodyKind: 'none',
    host: 'media',
  },
  offset: {
    id: 'uploads.offset',
    method: 'HEAD',
    path: '/{station}/api/v2/upload/files/{uuid}/',
    success: 200,
    responseKind: 'none',
    bodyKind: 'none',
    host: 'media',
  },
  append: {
    id: 'uploads.append',
    method: 'PATCH',
    path: '/{station}/api/v2/upload/files/{uuid}/',
    success: 204,
    responseKind: 'none',
    bodyKind: 'bytes',
    host: 'media',
  },
} as unknown as {
  begin: WireOperation<{ params: StationParams; response: AudioUpload }>;
  terms: WireOperation<{ params: StationParams }>;
  offset: WireOperation<{ params: UploadFileParams }>;
  append: WireOperation<{ params: UploadFileParams }>;
};
