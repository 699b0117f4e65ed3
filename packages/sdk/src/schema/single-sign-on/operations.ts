import { anyone } from '../operation-builders.ts';
import { beginSingleSignOnQuery, providerLogout, singleSignOnReturn } from './requests.ts';

/** Pages that a browser opens, and a call of the provider. */
export const singleSignOnOperations = {
  begin: anyone.read('singleSignOn.begin', '/stations/api/v1/single_sign_on/', {
    summary: 'Redirect a browser to the provider of single sign-on',
    query: beginSingleSignOnQuery,
    responseKind: 'redirect',
    success: 302,
    errors: [403, 404, 429],
    effect: true,
    worksOnFullDisk: true,
  }),
  finish: anyone.read('singleSignOn.finish', '/stations/api/v1/single_sign_on/return/', {
    summary:
      'Where the provider of single sign-on returns the browser: begins the session and continues at the sign-in page',
    query: singleSignOnReturn,
    errors: [404],
  }),
  end: anyone.read('singleSignOn.end', '/stations/api/v1/single_sign_on/end/', {
    summary: 'End the session here and redirect the browser to the provider, which ends its own',
    responseKind: 'redirect',
    success: 302,
    errors: [403],
    effect: true,
    worksOnFullDisk: true,
  }),
  endByProvider: anyone.submit('singleSignOn.endByProvider', '/stations/api/v1/single_sign_on/logout/', {
    summary:
      'Called by the provider of single sign-on: end the sessions that its logout token names (Back-Channel Logout)',
    body: providerLogout,
    bodyKind: 'form',
    errors: [404, 415, 429],
    worksOnFullDisk: true,
  }),
} as const;
