// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationParams } from '../common/wire-types.ts';
import type { DownloadQuery } from '../episodes/wire-types.ts';
import type { AppSetup, RecoveryCodes } from '../second-factors/wire-types.ts';
import type {
  AppConfirmation,
  BoundTicket,
  EnterStationQuery,
  LoggedInResponse,
  NewPassword,
  PasswordResetRequest,
  SessionsReadPasswordLinkBody,
  SignInProof,
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
  confirmSignIn: {
    id: 'sessions.confirmSignIn',
    method: 'POST',
    path: '/stations/api/v1/second_step/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  confirmToken: {
    id: 'sessions.confirmToken',
    method: 'POST',
    path: '/stations/api/v1/token/second_step/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  setUpApp: {
    id: 'sessions.setUpApp',
    method: 'POST',
    path: '/stations/api/v1/second_step/app/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  confirmApp: {
    id: 'sessions.confirmApp',
    method: 'POST',
    path: '/stations/api/v1/second_step/app/confirm/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
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
  confirmSignIn: WireOperation<{ body: SignInProof; response: SignInResponse }>;
  confirmToken: WireOperation<{ body: SignInProof; response: TokenResponse }>;
  setUpApp: WireOperation<{ body: BoundTicket; response: AppSetup }>;
  confirmApp: WireOperation<{ body: AppConfirmation; response: RecoveryCodes }>;
  refreshToken: WireOperation<{ body: TokenRefresh; response: Tokens }>;
  postLogin: WireOperation<{ params: StationParams; query: DownloadQuery }>;
  signOut: WireOperation<{}>;
  loggedIn: WireOperation<{ params: StationParams; response: LoggedInResponse }>;
  requestPasswordReset: WireOperation<{ body: PasswordResetRequest }>;
  readPasswordLink: WireOperation<{ body: SessionsReadPasswordLinkBody; response: PasswordLink }>;
  resetPassword: WireOperation<{ body: NewPassword }>;
};
