export { createDrafts } from './create-drafts.ts';
export { draftsMigrations } from './draft-tables.ts';
export type { Drafts } from './drafts.service.ts';
