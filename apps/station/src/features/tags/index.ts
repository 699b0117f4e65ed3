export { createTags } from './tags.feature.ts';
export { tagsMigrations } from './tag-tables.ts';
export type { TagRow, Tags } from './tags.service.ts';
