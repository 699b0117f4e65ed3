export { createTags } from './tags.feature.ts';
export { tagsMigrations } from './tag-tables.ts';
export type { TagRow } from './tags.repository.ts';
export type { Tags } from './tags.service.ts';
