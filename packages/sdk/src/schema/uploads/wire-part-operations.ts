// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { AudioUpload, UploadFileParams } from './wire-types.ts';

export const partOperations = /* @__PURE__ */ sentOperations('uploads', {
  begin: {
    method: 'POST',
    path: '/{station}/api/v2/upload/files/',
    success: 201,
    bodyKind: 'none',
    host: 'media',
    idempotent: true,
  },
  terms: {
    method: 'OPTIONS',
    path: '/{station}/api/v2/upload/files/',
    responseKind: 'none',
    bodyKind: 'none',
    host: 'media',
  },
  offset: {
    method: 'HEAD',
    path: '/{station}/api/v2/upload/files/{uuid}/',
    success: 200,
    responseKind: 'none',
    bodyKind: 'none',
    host: 'media',
  },
  append: {
    method: 'PATCH',
    path: '/{station}/api/v2/upload/files/{uuid}/',
    responseKind: 'none',
    bodyKind: 'bytes',
    host: 'media',
  },
}) as unknown as {
  begin: WireOperation<{ params: StationParams; response: AudioUpload }>;
  terms: WireOperation<{ params: StationParams }>;
  offset: WireOperation<{ params: UploadFileParams }>;
  append: WireOperation<{ params: UploadFileParams }>;
};
