export { createPublicPages } from './public-pages.feature.ts';
