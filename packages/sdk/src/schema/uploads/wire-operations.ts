// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { AudioUpload, EncodeProgress, UnfinishedUpload, UploadFileParams } from './wire-types.ts';

export const uploadOperations = /* @__PURE__ */ sentOperations('uploads', {
  create: {
    method: 'POST',
    path: '/{station}/api/v2/upload/',
    success: 202,
    bodyKind: 'multipart',
    host: 'media',
  },
  unfinished: { path: '/{station}/api/v2/upload/files/' },
  cancel: {
    method: 'DELETE',
    path: '/{station}/api/v2/upload/files/{uuid}/',
    bodyKind: 'none',
    host: 'media',
  },
  progress: { path: '/encodeprogress/{key}', host: 'progress' },
}) as unknown as {
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
