export type { Searcher, ImageLibrary } from './image-library.ts';
export { createImages } from './images.feature.ts';
export type { Images } from './images.service.ts';
export { refuseUnfitCover } from './refuse-unfit-cover.ts';
export { createLicensedImages, type LicensedImages } from './licensed-images.feature.ts';
