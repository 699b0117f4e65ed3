import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { operation } from '../operation.ts';
import { cropInput, uploadedImage } from './image.ts';
import { licensedImageChoice, licensedImages, licensedImageSearch } from './licensed-image.ts';

const licences = ['full', 'podcast'] as const;

export const imageOperations = {
  upload: operation({
    id: 'images.upload',
    summary: 'Store an image: multipart field `image`, JPEG, PNG, WebP or GIF',
    method: 'POST',
    path: '/{station}/api/v1/playlist/upload/image.html',
    params: stationParams,
    bodyKind: 'multipart',
    answer: uploadedImage,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404, 413, 415, 507],
    access: { role: 'user', licences },
  }),
  crop: operation({
    id: 'images.crop',
    summary: 'Cut a stored image to a square or to the share image’s shape',
    method: 'POST',
    path: '/{station}/api/v1/show/crop_image.json',
    params: stationParams,
    body: cropInput,
    bodyKind: 'json',
    answer: uploadedImage,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404, 422, 507],
    access: { role: 'user', licences },
  }),
  licensed: operation({
    id: 'images.licensed',
    summary: 'Search the installation’s library of licensed images; 404 where it has none',
    method: 'POST',
    path: '/{station}/ap_images/api_request.json',
    params: stationParams,
    body: licensedImageSearch,
    bodyKind: 'json',
    answer: licensedImages,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404, 422, 502],
    access: { role: 'user', licences },
    worksOnFullDisk: true,
  }),
  keepLicensed: operation({
    id: 'images.keepLicensed',
    summary: 'Store a licensed image as one of the station’s own',
    method: 'POST',
    path: '/{station}/ap_images/keep.json',
    params: stationParams,
    body: licensedImageChoice,
    bodyKind: 'json',
    answer: uploadedImage,
    answerKind: 'json',
    success: 200,
    errors: [400, 401, 403, 404, 413, 415, 422, 502, 507],
    access: { role: 'user', licences },
  }),
  file: operation({
    id: 'images.file',
    summary: 'A stored image',
    method: 'GET',
    path: '/{station}/images/{file}',
    params: stationParams.extend({ file: z.string().regex(/^[a-z0-9-]{1,80}\.(jpg|png|webp|gif)$/) }),
    answerKind: 'file',
    success: 200,
    errors: [400, 404, 416],
    access: { role: 'public' },
  }),
} as const;
