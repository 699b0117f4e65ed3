export { filterUsers, userName } from './user-list.ts';
export { usersQueries, useUsers } from './users.queries.ts';
