export { createLicensedImages, type LicensedImages } from './licensed-images.feature.ts';
export type { Asker, ImageLibrary } from './image-library.ts';
