// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

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
} as unknown as typeof declared.sessionOperations;
