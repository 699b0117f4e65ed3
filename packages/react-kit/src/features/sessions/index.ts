export { mediaAuthorization, type MediaAuthorization } from './authorization.ts';
export { useSignOut } from './sessions.mutations.ts';
