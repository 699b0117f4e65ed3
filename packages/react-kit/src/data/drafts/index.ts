export { draftsQueries } from './drafts.queries.ts';
