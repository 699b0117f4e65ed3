export { mediaAuthorization, type MediaAuthorization } from './authorization.ts';
export { useIsSigningOut, useSignOut } from './sessions.mutations.ts';
