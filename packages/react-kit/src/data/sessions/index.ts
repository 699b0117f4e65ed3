export { useIsSigningOut, useSignOut } from './sessions.mutations.ts';
export { mediaAuthorization, type MediaAuthorization } from './authorization.ts';
