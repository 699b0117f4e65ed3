export {
  checkImageSize,
  coverRule,
  episodeCoverRule,
  type ImageRule,
  type ImageSize,
  shareRule,
} from './image-rule.ts';
export { useImageAddress } from './use-image-address.ts';
export {
  type StationOfImage,
  useCropImage,
  useKeepLicensedImage,
  useUploadImage,
} from './images.mutations.ts';
export { imagesQueries } from './images.queries.ts';
