export { createPublicSite } from './public-site.feature.ts';
