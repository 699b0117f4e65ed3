// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { CropInput, LicensedImageChoice, LicensedImageSearch, LicensedImages, UploadedImage } from './wire-types.ts';

export const imageOperations = {
  upload: {
    id: 'images.upload',
    method: 'POST',
    path: '/{station}/api/v1/playlist/upload/image.html',
    success: 200,
    responseKind: 'json',
    bodyKind: 'multipart',
  },
  crop: {
    id: 'images.crop',
    method: 'POST',
    path: '/{station}/api/v1/show/crop_image.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  licensed: {
    id: 'images.licensed',
    method: 'POST',
    path: '/{station}/ap_images/api_request.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  keepLicensed: {
    id: 'images.keepLicensed',
    method: 'POST',
    path: '/{station}/ap_images/keep.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  file: { id: 'images.file', method: 'GET', path: '/{station}/images/{file}', success: 200, responseKind: 'file' },
} as unknown as {
  upload: WireOperation<{ params: StationParams; response: UploadedImage }>;
  crop: WireOperation<{ params: StationParams; body: CropInput; response: UploadedImage }>;
  licensed: WireOperation<{ params: StationParams; body: LicensedImageSearch; response: LicensedImages }>;
  keepLicensed: WireOperation<{ params: StationParams; body: LicensedImageChoice; response: UploadedImage }>;
  file: WireOperation<{
    params: {
      /** Slug of the station. */
      station: string;
      file: string;
    };
  }>;
};
