import type { ImageSize } from '../../../data/images/index.ts';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

const pixels = ({ width, height }: ImageSize) => `${width} × ${height}`;

export const imagePickerMessages = defineMessages('images/picker/image-picker', {
  choose: 'Upload images',
  square: 'JPEG or PNG, square',
  wide: 'JPEG or PNG, 700 by 366',
  licensed: 'Licensed images',
  licensedSearch: 'Search the image library',
  licensedLoading: 'Searching the image library',
  licensedFound: (count: number) => counted(count, 'image', 'images'),
  licensedNone: 'No images found',
  licensedNoneText: 'Try fewer or other words.',
  licensedFailed: 'Unable to talk to server to get licensed images',
  licensedKeeping: 'Fetching the image',
  change: 'Replace',
  remove: (label: string) => `Remove ${label.toLowerCase()}`,
  uploading: 'Uploading',
  cropTitle: (label: string) => `Crop: ${label.toLowerCase()}`,
  cropArea: 'Crop area',
  cropKeys: 'Arrow keys move it, with Shift in larger steps. Plus and minus resize it.',
  cropLoading: 'Opening the image',
  kept: (kept: ImageSize, whole: ImageSize) => `${pixels(kept)} px of ${pixels(whole)} px`,
  size: 'Size',
  cancel: 'Cancel',
  use: 'Use image',
  processing: { name: 'Processing image...', details: 'Sending cropping data to the server...' },
  failedName: 'Image',
  failedUpload: 'Unable to talk to server to modify image',
  oneImage: 'Drop a single image.',
  wrongType: 'This file type is not supported. Choose a JPEG, PNG, WebP or GIF.',
  unreadable: 'This file could not be read as an image. Choose a JPEG, PNG, WebP or GIF.',
  tooLargeFile: (bytes: number) =>
    `This file is ${(bytes / 1024 / 1024).toFixed(1)} MB. Choose one of at most 20 MB.`,
  wrongSize: (has: ImageSize, min?: ImageSize, max?: ImageSize) =>
    `This image is ${pixels(has)} px. It must be ${[min && `at least ${pixels(min)}`, max && `at most ${pixels(max)}`].filter(Boolean).join(' and ')} px.`,
  soft: (has: ImageSize, recommended: ImageSize) =>
    `This image is ${pixels(has)} px, smaller than the recommended ${pixels(recommended)} px. You can use it, but it may look blurry.`,
});
