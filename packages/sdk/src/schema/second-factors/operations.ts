import { z } from 'zod';
import { queryInteger } from '../common/scalars.ts';
import { signedIn } from '../operation-builders.ts';
import {
  appCode,
  appSetup,
  newPasskey,
  passkey,
  passkeyName,
  passkeyOptions,
  recoveryCodes,
  secondFactors,
  signInConfirmation,
} from './second-factor.ts';

const passkeyParams = z.object({ id: queryInteger.pipe(z.int().min(1)) });

export const secondFactorOperations = {
  get: signedIn.read('secondFactors.get', '/stations/api/v1/second_factors/', {
    scope: 'account',
    summary: 'Read the caller’s own second factors',
    response: secondFactors,
  }),
  confirm: signedIn.submit('secondFactors.confirm', '/stations/api/v1/second_factors/confirm/', {
    scope: 'account',
    summary:
      'Confirm the sign-in with the password or a code, so that this session may change second factors for 10 minutes',
    body: signInConfirmation,
    response: secondFactors,
    errors: [403, 422, 429, 503],
    tokens: false,
  }),
  setUpApp: signedIn.submit('secondFactors.setUpApp', '/stations/api/v1/second_factors/app/', {
    scope: 'account',
    summary: 'Make the secret of an app that shows codes (TOTP); it counts once its first code is confirmed',
    response: appSetup,
    errors: [403],
    tokens: false,
  }),
  confirmApp: signedIn.submit('secondFactors.confirmApp', '/stations/api/v1/second_factors/app/confirm/', {
    scope: 'account',
    summary:
      'Turn on the app with its first code; a first factor ends the user’s other sessions and comes with recovery codes',
    body: appCode,
    response: recoveryCodes,
    errors: [403, 410, 422, 429],
    tokens: false,
  }),
  removeApp: signedIn.remove('secondFactors.removeApp', '/stations/api/v1/second_factors/app/', {
    scope: 'account',
    summary: 'Remove the app; 409 if it is the last factor and a station requires one',
    errors: [403, 409],
    tokens: false,
  }),
  setUpPasskey: signedIn.submit(
    'secondFactors.setUpPasskey',
    '/stations/api/v1/second_factors/passkeys/options/',
    {
      scope: 'account',
      summary: 'Read the options for creating a passkey in the browser; 409 where passkeys do not work',
      response: passkeyOptions,
      errors: [403, 409],
      tokens: false,
    },
  ),
  addPasskey: signedIn.create('secondFactors.addPasskey', '/stations/api/v1/second_factors/passkeys/', {
    scope: 'account',
    summary:
      'Add a passkey that the browser created; a first factor ends the user’s other sessions and comes with recovery codes',
    body: newPasskey,
    response: recoveryCodes,
    errors: [403, 409, 410, 422],
    tokens: false,
  }),
  renamePasskey: signedIn.update(
    'secondFactors.renamePasskey',
    '/stations/api/v1/second_factors/passkeys/{id}/',
    {
      scope: 'account',
      summary: 'Rename a passkey',
      params: passkeyParams,
      body: passkeyName,
      response: passkey,
      errors: [403],
      tokens: false,
    },
  ),
  removePasskey: signedIn.remove(
    'secondFactors.removePasskey',
    '/stations/api/v1/second_factors/passkeys/{id}/',
    {
      scope: 'account',
      summary: 'Remove a passkey; 409 if it is the last factor and a station requires one',
      params: passkeyParams,
      errors: [403, 409],
      tokens: false,
    },
  ),
  makeRecoveryCodes: signedIn.submit(
    'secondFactors.makeRecoveryCodes',
    '/stations/api/v1/second_factors/recovery_codes/',
    {
      scope: 'account',
      summary: 'Replace the recovery codes; 409 without a second factor',
      response: recoveryCodes,
      errors: [403, 409],
      tokens: false,
    },
  ),
} as const;
