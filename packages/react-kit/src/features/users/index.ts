export { useUsers } from './users.queries.ts';
export { userName } from './user-list.ts';
