import { z } from 'zod';
import { signedIn, stationUsers } from '../operation-builders.ts';
import { audioUpload, encodeProgress, unfinishedUpload, uploadFileParams } from './upload.ts';

export const uploadOperations = {
  create: stationUsers.submit('uploads.create', '/{station}/api/v2/upload/', {
    scope: 'station',
    summary: 'Upload audio: multipart fields uuid, title, audio_type, single_use, then file',
    bodyKind: 'multipart',
    response: audioUpload,
    success: 202,
    errors: [409, 413, 415, 507],
    host: 'media',
  }),
  unfinished: stationUsers.read('uploads.unfinished', '/{station}/api/v2/upload/files/', {
    scope: 'show',
    summary:
      "List uploads whose file has not arrived, oldest first: administrators see every user's, others their own",
    response: z.array(unfinishedUpload),
  }),
  cancel: stationUsers.remove('uploads.cancel', '/{station}/api/v2/upload/files/{uuid}/', {
    scope: 'show',
    summary: "Cancel an upload that has not arrived (tus 1.0.0): your own, or as an administrator any user's",
    params: uploadFileParams,
    bodyKind: 'none',
    errors: [409, 412, 423],
    host: 'media',
  }),
  progress: signedIn.read('uploads.progress', '/encodeprogress/{key}', {
    scope: 'show',
    summary: 'Read the progress of an upload or of a new event',
    params: z.object({ key: z.string().regex(/^[a-zA-Z0-9-]{1,100}$/) }),
    response: encodeProgress,
    host: 'progress',
  }),
} as const;
