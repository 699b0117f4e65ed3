import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { operation } from '../operation.ts';
import { audioUpload, encodeProgress, unfinishedUpload, uploadFileParams } from './upload.ts';

export const uploadOperations = {
  create: operation({
    id: 'uploads.create',
    summary: 'Upload audio: multipart fields uuid, title, audio_type, single_use, then file',
    method: 'POST',
    path: '/{station}/api/v2/upload/',
    params: stationParams,
    bodyKind: 'multipart',
    answer: audioUpload,
    answerKind: 'json',
    success: 202,
    errors: [400, 401, 404, 409, 413, 415, 507],
    access: { role: 'user' },
    host: 'media',
  }),
  unfinished: operation({
    id: 'uploads.unfinished',
    summary: "List uploads whose file has not arrived, oldest first: administrators see every user's, others their own",
    method: 'GET',
    path: '/{station}/api/v2/upload/files/',
    params: stationParams,
    answer: z.array(unfinishedUpload),
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'user' },
  }),
  cancel: operation({
    id: 'uploads.cancel',
    summary: "Cancel an upload that has not arrived (tus 1.0.0): your own, or as an administrator any user's",
    method: 'DELETE',
    path: '/{station}/api/v2/upload/files/{uuid}/',
    params: uploadFileParams,
    bodyKind: 'none',
    answerKind: 'none',
    success: 204,
    errors: [400, 401, 404, 409, 412, 423],
    access: { role: 'user' },
    host: 'media',
  }),
  progress: operation({
    id: 'uploads.progress',
    summary: 'How far an upload, or an event being made, has come',
    method: 'GET',
    path: '/encodeprogress/{key}',
    params: z.object({ key: z.string().regex(/^[a-zA-Z0-9-]{1,100}$/) }),
    answer: encodeProgress,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 404],
    access: { role: 'person' },
    host: 'progress',
  }),
} as const;
