import { stationParams } from '../common/params.ts';
import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { anyone, signedIn, stationUsers } from '../operation-builders.ts';
import { operation } from '../operation.ts';
import { appSetup, passkeyOptions, recoveryCodes } from '../second-factors/second-factor.ts';
import { passwordLink } from '../users/invitation.ts';
import { appConfirmation, boundTicket, passkeySignIn, signInBinding, signInProof } from './second-step.ts';
import {
  enterStationQuery,
  keyQuery,
  loggedInResponse,
  newPassword,
  passwordResetRequest,
  signInResponse,
  tokenRefresh,
  tokenResponse,
  tokens,
} from './session.ts';
import { userSession, userSessionParams } from './user-session.ts';

export const sessionOperations = {
  signIn: anyone.read('sessions.signIn', '/stations/api/v1/get_stations.json', {
    summary:
      'Check an email or username and password (Basic authorization) and list the stations they open; 403 with `second_step` where a second factor is needed',
    response: signInResponse,
    errors: [400, 401, 403, 429, 503],
    effect: true,
    worksOnFullDisk: true,
  }),
  enterStation: anyone.read('sessions.enterStation', '/stations/api/v1/do_login/', {
    summary:
      'Exchange a sign-in key for the browser’s session cookie and redirect to a station; an API key begins a session that ends with it',
    query: enterStationQuery,
    responseKind: 'redirect',
    success: 302,
    errors: [401, 403, 404],
    effect: true,
    tokens: false,
    worksOnFullDisk: true,
  }),
  createToken: anyone.submit('sessions.createToken', '/stations/api/v1/token/', {
    summary:
      'Sign in from a page on an allowed origin (Basic authorization): a short-lived access token and a refresh token',
    response: tokenResponse,
    errors: [401, 403, 429, 503],
  }),
  confirmSignIn: anyone.submit('sessions.confirmSignIn', '/stations/api/v1/second_step/', {
    summary: 'Complete a sign-in with a second factor, or with a passkey instead of a password',
    body: signInProof,
    response: signInResponse,
    errors: [403, 410, 422, 429],
    worksOnFullDisk: true,
  }),
  confirmToken: anyone.submit('sessions.confirmToken', '/stations/api/v1/token/second_step/', {
    summary: 'Complete a sign-in from a page on an allowed origin with a second factor',
    body: signInProof,
    response: tokenResponse,
    errors: [403, 410, 422, 429],
  }),
  passkeyOptions: anyone.submit('sessions.passkeyOptions', '/stations/api/v1/second_step/passkey/', {
    summary: 'Read the options for completing a sign-in with a passkey',
    body: boundTicket,
    response: passkeyOptions,
    errors: [409, 410],
    worksOnFullDisk: true,
  }),
  startPasskeySignIn: anyone.submit('sessions.startPasskeySignIn', '/stations/api/v1/passkey_sign_in/', {
    summary: 'Begin a sign-in with a passkey instead of a password; 409 where passkeys do not work',
    body: signInBinding,
    response: passkeySignIn,
    errors: [409, 429],
    worksOnFullDisk: true,
  }),
  setUpApp: anyone.submit('sessions.setUpApp', '/stations/api/v1/second_step/app/', {
    summary: 'Make the secret of an app that shows codes (TOTP), for a user who must set one up to sign in',
    body: boundTicket,
    response: appSetup,
    errors: [410],
  }),
  confirmApp: anyone.submit('sessions.confirmApp', '/stations/api/v1/second_step/app/confirm/', {
    summary: 'Turn on that app with its first code; the sign-in then completes without a code',
    body: appConfirmation,
    response: recoveryCodes,
    errors: [410, 422, 429],
  }),
  refreshToken: anyone.submit('sessions.refreshToken', '/stations/api/v1/token/refresh/', {
    summary: 'Exchange a refresh token for new tokens; a second use of the same one ends the session',
    body: tokenRefresh,
    response: tokens,
    errors: [401, 403],
    worksOnFullDisk: true,
  }),
  current: signedIn.read('sessions.current', '/stations/api/v1/session/', {
    scope: 'account',
    summary: 'List the stations of the signed-in user, as the sign-in does',
    response: signInResponse,
    errors: [403],
    tokens: false,
  }),
  postLogin: stationUsers.read('sessions.postLogin', '/{station}/api/v1/post_login.html', {
    scope: 'show',
    summary: 'Record the entry to a station whose sign-in continues at another address',
    query: keyQuery,
    responseKind: 'none',
    success: 204,
    errors: [403],
    effect: true,
    worksOnFullDisk: true,
  }),
  signOut: anyone.read('sessions.signOut', '/stations/api/v1/logout/', {
    summary: 'End the session and its key',
    responseKind: 'none',
    success: 204,
    errors: [403],
    effect: true,
    worksOnFullDisk: true,
  }),
  loggedIn: operation({
    id: 'sessions.loggedIn',
    summary: 'Read whether the caller may work in this station',
    method: 'GET',
    path: '/{station}/api/v1/logged_in',
    params: stationParams,
    response: loggedInResponse,
    responseKind: 'json',
    success: 200,
    errors: [400],
    access: { role: 'public' },
  }),
  list: signedIn.read('sessions.list', '/stations/api/v1/user_session/', {
    scope: 'account',
    summary:
      'List the caller’s own sessions that have not ended, the one of the request first, then the ones used last',
    query: resourceListQuery,
    response: resourceList(userSession),
  }),
  endOthers: signedIn.remove('sessions.endOthers', '/stations/api/v1/user_session/', {
    scope: 'account',
    summary: 'End the caller’s own sessions but the one of the request; API keys stay',
  }),
  end: signedIn.remove('sessions.end', '/stations/api/v1/user_session/{id}/', {
    scope: 'account',
    summary: 'End one of the caller’s own sessions',
    params: userSessionParams,
  }),
  requestPasswordReset: anyone.submit('sessions.requestPasswordReset', '/stations/api/v1/password_reset/', {
    summary:
      'Mail a link that resets a forgotten password; the response does not reveal whether the user exists',
    body: passwordResetRequest,
    success: 202,
    errors: [403, 429, 503],
    worksOnFullDisk: true,
  }),
  readPasswordLink: anyone.submit('sessions.readPasswordLink', '/stations/api/v1/password_reset/read/', {
    summary: 'Read whose password the token of a link sets, and who sent the invitation',
    body: newPassword.pick({ token: true }),
    response: passwordLink,
    errors: [403, 410, 429],
    worksOnFullDisk: true,
  }),
  resetPassword: anyone.submit('sessions.resetPassword', '/stations/api/v1/password_reset/confirm/', {
    summary:
      'Set a new password with the token of a mailed link; ends every session of the user, and on request every API key',
    body: newPassword,
    success: 204,
    errors: [403, 410, 429, 503],
    worksOnFullDisk: true,
  }),
} as const;
