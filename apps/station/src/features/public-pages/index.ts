export { createPlayerFallback, type PlayerFallback } from './player-fallback.ts';
export { createPublicPages } from './public-pages.feature.ts';
