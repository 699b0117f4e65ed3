export { createLicensedImages, type LicensedImages } from './create-licensed-images.ts';
export type { Asker, ImageLibrary } from './image-library.ts';
