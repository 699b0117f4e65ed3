export { createTags } from './tags.feature.ts';
export type { TagRow } from './tags.repository.ts';
export type { Tags } from './tags.service.ts';
