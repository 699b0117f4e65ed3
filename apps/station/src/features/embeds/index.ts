export { createEmbeds } from './embeds.feature.ts';
export type { Embeds } from './embeds.service.ts';
