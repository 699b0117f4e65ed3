export { createImages } from './create-images.ts';
export type { Images } from './images.service.ts';
