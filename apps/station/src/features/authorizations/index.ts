export { createAuthorizations } from './authorizations.feature.ts';
export type { Authorizations } from './authorizations.service.ts';
export type { AccountAccess } from './granted-access.ts';
export { OAuthFailure } from './oauth-failure.ts';
export { oauthSettings } from './oauth-platforms.ts';
export { isPageHandle } from './page-handle.ts';
