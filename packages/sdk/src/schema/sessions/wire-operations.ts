// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { DownloadQuery } from '../episodes/wire-types.ts';
import type {
  EnterStationQuery,
  LoggedInResponse,
  NewPassword,
  PasswordResetRequest,
  SessionsReadPasswordLinkBody,
  SignInResponse,
  TokenRefresh,
  TokenResponse,
  Tokens,
} from './wire-types.ts';
import type { PasswordLink } from '../users/wire-types.ts';

export const sessionOperations = {
  signIn: { id: 'sessions.signIn', method: 'GET', path: '/stations/api/v1/get_stations.json', success: 200, responseKind: 'json' },
  enterStation: { id: 'sessions.enterStation', method: 'GET', path: '/stations/api/v1/do_login/', success: 302, responseKind: 'redirect' },
  createToken: { id: 'sessions.createToken', method: 'POST', path: '/stations/api/v1/token/', success: 200, responseKind: 'json' },
  refreshToken: {
    id: 'sessions.refreshToken',
    method: 'POST',
    path: '/stations/api/v1/token/refresh/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  postLogin: { id: 'sessions.postLogin', method: 'GET', path: '/{station}/api/v1/post_login.html', success: 204, responseKind: 'none' },
  signOut: { id: 'sessions.signOut', method: 'GET', path: '/stations/api/v1/logout/', success: 204, responseKind: 'none' },
  loggedIn: { id: 'sessions.loggedIn', method: 'GET', path: '/{station}/api/v1/logged_in', success: 200, responseKind: 'json' },
  requestPasswordReset: {
    id: 'sessions.requestPasswordReset',
    method: 'POST',
    path: '/stations/api/v1/password_reset/',
    success: 202,
    responseKind: 'none',
    bodyKind: 'json',
  },
  readPasswordLink: {
    id: 'sessions.readPasswordLink',
    method: 'POST',
    path: '/stations/api/v1/password_reset/read/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  resetPassword: {
    id: 'sessions.resetPassword',
    method: 'POST',
    path: '/stations/api/v1/password_reset/confirm/',
    success: 204,
    responseKind: 'none',
    bodyKind: 'json',
  },
} as unknown as {
  signIn: WireOperation<{ response: SignInResponse }>;
  enterStation: WireOperation<{ query: EnterStationQuery }>;
  createToken: WireOperation<{ response: TokenResponse }>;
  refreshToken: WireOperation<{ body: TokenRefresh; response: Tokens }>;
  postLogin: WireOperation<{ params: StationParams; query: DownloadQuery }>;
  signOut: WireOperation<{}>;
  loggedIn: WireOperation<{ params: StationParams; response: LoggedInResponse }>;
  requestPasswordReset: WireOperation<{ body: PasswordResetRequest }>;
  readPasswordLink: WireOperation<{ body: SessionsReadPasswordLinkBody; response: PasswordLink }>;
  resetPassword: WireOperation<{ body: NewPassword }>;
};
