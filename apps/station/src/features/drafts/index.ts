export { createDrafts } from './drafts.feature.ts';
export { draftsMigrations } from './draft-tables.ts';
export type { Drafts } from './drafts.service.ts';
