export { createImages } from './images.feature.ts';
export type { Images } from './images.service.ts';
