import { z } from 'zod';
import { stationParams } from '../common/params.ts';
import { anyone, podcastUsers } from '../operation-builders.ts';
import { cropInput, uploadedImage } from './image.ts';
import { licensedImageChoice, licensedImages, licensedImageSearch } from './licensed-image.ts';

export const imageOperations = {
  upload: podcastUsers.submit('images.upload', '/{station}/api/v1/playlist/upload/image.html', {
    scope: 'show',
    summary: 'Store an image: multipart field `image`, JPEG, PNG, WebP or GIF',
    bodyKind: 'multipart',
    response: uploadedImage,
    errors: [413, 415, 507],
  }),
  crop: podcastUsers.submit('images.crop', '/{station}/api/v1/show/crop_image.json', {
    scope: 'show',
    summary: 'Crop a stored image to a square or to the share image’s shape',
    body: cropInput,
    response: uploadedImage,
    errors: [422, 507],
  }),
  licensed: podcastUsers.submit('images.licensed', '/{station}/ap_images/api_request.json', {
    scope: 'show',
    summary: 'Search the installation’s library of licensed images; 404 if it has none',
    body: licensedImageSearch,
    response: licensedImages,
    errors: [422, 502],
    worksOnFullDisk: true,
  }),
  keepLicensed: podcastUsers.submit('images.keepLicensed', '/{station}/ap_images/keep.json', {
    scope: 'show',
    summary: 'Store a licensed image as one of the station’s own',
    body: licensedImageChoice,
    response: uploadedImage,
    errors: [413, 415, 422, 502, 507],
  }),
  file: anyone.read('images.file', '/{station}/images/{file}', {
    summary: 'Read a stored image',
    params: stationParams.extend({ file: z.string().regex(/^[a-z0-9-]{1,80}\.(jpg|png|webp|gif)$/) }),
    errors: [416],
  }),
} as const;
