// Written by `npm run generate`.

import type { ResourceListQuery, StationParams } from '../common/wire-types.ts';
import type { DownloadQuery } from '../episodes/wire-types.ts';
import type { AppSetup, PasskeyOptions, RecoveryCodes } from '../second-factors/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { PasswordLink } from '../users/wire-types.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  AppConfirmation,
  BoundTicket,
  EnterStationQuery,
  LoggedInResponse,
  NewPassword,
  PasskeySignIn,
  PasswordResetRequest,
  SessionsListResponse,
  SessionsReadPasswordLinkBody,
  SignInBinding,
  SignInProof,
  SignInResponse,
  TokenRefresh,
  TokenResponse,
  Tokens,
  UserSessionParams,
} from './wire-types.ts';

export const sessionOperations = /* @__PURE__ */ sentOperations('sessions', {
  signIn: { path: '/stations/api/v1/get_stations.json' },
  enterStation: { path: '/stations/api/v1/do_login/', responseKind: 'redirect' },
  createToken: { method: 'POST', path: '/stations/api/v1/token/' },
  confirmSignIn: { method: 'POST', path: '/stations/api/v1/second_step/' },
  confirmToken: { method: 'POST', path: '/stations/api/v1/token/second_step/' },
  passkeyOptions: { method: 'POST', path: '/stations/api/v1/second_step/passkey/' },
  startPasskeySignIn: { method: 'POST', path: '/stations/api/v1/passkey_sign_in/' },
  setUpApp: { method: 'POST', path: '/stations/api/v1/second_step/app/' },
  confirmApp: { method: 'POST', path: '/stations/api/v1/second_step/app/confirm/' },
  refreshToken: { method: 'POST', path: '/stations/api/v1/token/refresh/' },
  current: { path: '/stations/api/v1/session/' },
  postLogin: { path: '/{station}/api/v1/post_login.html', responseKind: 'none' },
  signOut: { path: '/stations/api/v1/logout/', responseKind: 'none' },
  loggedIn: { path: '/{station}/api/v1/logged_in' },
  list: { path: '/stations/api/v1/user_session/' },
  endOthers: { method: 'DELETE', path: '/stations/api/v1/user_session/' },
  end: { method: 'DELETE', path: '/stations/api/v1/user_session/{id}/' },
  requestPasswordReset: {
    method: 'POST',
    path: '/stations/api/v1/password_reset/',
    success: 202,
    responseKind: 'none',
  },
  readPasswordLink: { method: 'POST', path: '/stations/api/v1/password_reset/read/' },
  resetPassword: { method: 'POST', path: '/stations/api/v1/password_reset/confirm/', responseKind: 'none' },
}) as unknown as {
  signIn: WireOperation<{ response: SignInResponse }>;
  enterStation: WireOperation<{ query: EnterStationQuery }>;
  createToken: WireOperation<{ response: TokenResponse }>;
  confirmSignIn: WireOperation<{ body: SignInProof; response: SignInResponse }>;
  confirmToken: WireOperation<{ body: SignInProof; response: TokenResponse }>;
  passkeyOptions: WireOperation<{ body: BoundTicket; response: PasskeyOptions }>;
  startPasskeySignIn: WireOperation<{ body: SignInBinding; response: PasskeySignIn }>;
  setUpApp: WireOperation<{ body: BoundTicket; response: AppSetup }>;
  confirmApp: WireOperation<{ body: AppConfirmation; response: RecoveryCodes }>;
  refreshToken: WireOperation<{ body: TokenRefresh; response: Tokens }>;
  current: WireOperation<{ response: SignInResponse }>;
  postLogin: WireOperation<{ params: StationParams; query: DownloadQuery }>;
  signOut: WireOperation<{}>;
  loggedIn: WireOperation<{ params: StationParams; response: LoggedInResponse }>;
  list: WireOperation<{ query: ResourceListQuery; response: SessionsListResponse }>;
  endOthers: WireOperation<{}>;
  end: WireOperation<{ params: UserSessionParams }>;
  requestPasswordReset: WireOperation<{ body: PasswordResetRequest }>;
  readPasswordLink: WireOperation<{ body: SessionsReadPasswordLinkBody; response: PasswordLink }>;
  resetPassword: WireOperation<{ body: NewPassword }>;
};
