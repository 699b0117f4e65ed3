import { stationUsers } from '../operation-builders.ts';
import { audioUpload, uploadFileParams } from './upload.ts';

/** Operations that upload a file in parts. A separate file, so that pages without uploads do not load them. */
export const partOperations = {
  begin: stationUsers.create('uploads.begin', '/{station}/api/v2/upload/files/', {
    scope: 'show',
    summary: 'Start or find an upload in parts (tus 1.0.0); its fields and length are headers',
    bodyKind: 'none',
    response: audioUpload,
    errors: [409, 410, 412, 413, 507],
    host: 'media',
    idempotent: true,
  }),
  terms: stationUsers.read('uploads.terms', '/{station}/api/v2/upload/files/', {
    scope: 'show',
    summary:
      'Read what the station supports of tus, as headers: Tus-Version, Tus-Extension and Tus-Max-Size in bytes',
    method: 'OPTIONS',
    bodyKind: 'none',
    success: 204,
    host: 'media',
  }),
  offset: stationUsers.read('uploads.offset', '/{station}/api/v2/upload/files/{uuid}/', {
    scope: 'show',
    summary: 'Read how many bytes of an upload have arrived (tus 1.0.0), as the header Upload-Offset',
    method: 'HEAD',
    params: uploadFileParams,
    bodyKind: 'none',
    errors: [412],
    host: 'media',
  }),
  append: stationUsers.update('uploads.append', '/{station}/api/v2/upload/files/{uuid}/', {
    scope: 'show',
    summary: 'Send the next bytes of an upload (tus 1.0.0)',
    params: uploadFileParams,
    bodyKind: 'bytes',
    success: 204,
    errors: [409, 412, 413, 415, 423, 507],
    host: 'media',
  }),
} as const;
