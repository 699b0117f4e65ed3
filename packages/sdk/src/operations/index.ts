export { type Access, hasRole, isAllowed, type Permissions } from '../schema/access.ts';
export * from './permitted-operations.ts';
