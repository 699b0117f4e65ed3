// Written by `npm run generate`.

import type { StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  CropInput,
  LicensedImageChoice,
  LicensedImageSearch,
  LicensedImages,
  UploadedImage,
} from './wire-types.ts';

export const imageOperations = /* @__PURE__ */ sentOperations('images', {
  upload: { method: 'POST', path: '/{station}/api/v1/playlist/upload/image.html', bodyKind: 'multipart' },
  crop: { method: 'POST', path: '/{station}/api/v1/show/crop_image.json' },
  licensed: { method: 'POST', path: '/{station}/ap_images/api_request.json' },
  keepLicensed: { method: 'POST', path: '/{station}/ap_images/keep.json' },
  file: { path: '/{station}/images/{file}', responseKind: 'file' },
}) as unknown as {
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
