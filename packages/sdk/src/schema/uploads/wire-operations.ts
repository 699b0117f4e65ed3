// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { AudioUpload, EncodeProgress, UnfinishedUpload, UploadFileParams } from './wire-types.ts';

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
} as unknown as {
  create: WireOperation<{ params: StationParams; response: AudioUpload }>;
  unfinished: WireOperation<{ params: StationParams; response: UnfinishedUpload[] }>;
  cancel: WireOperation<{ params: UploadFileParams }>;
  progress: WireOperation<{
    params: {
      key: string;
    };
    response: EncodeProgress;
  }>;
};
