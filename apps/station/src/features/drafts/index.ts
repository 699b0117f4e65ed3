export { createDrafts } from './create-drafts.ts';
export { draftsMigrations } from './draft-tables.ts';
