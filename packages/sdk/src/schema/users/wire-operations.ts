// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import type { InvitationInput, NewInvitation, SignInRules, User, UserInput, UserSave } from './wire-types.ts';

export const userOperations = {
  list: { id: 'users.list', method: 'GET', path: '/{station}/api/v1/get_employees.json', success: 200, responseKind: 'json' },
  create: {
    id: 'users.create',
    method: 'POST',
    path: '/{station}/api/v1/create_new_user/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
  },
  invite: {
    id: 'users.invite',
    method: 'POST',
    path: '/{station}/api/v1/invite_user/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
  },
  renewInvitation: {
    id: 'users.renewInvitation',
    method: 'POST',
    path: '/{station}/api/v1/invite_user/{id}/',
    success: 200,
    responseKind: 'json',
  },
  resetSecondFactor: {
    id: 'users.resetSecondFactor',
    method: 'POST',
    path: '/{station}/api/v1/reset_second_factor/{id}/',
    success: 200,
    responseKind: 'json',
  },
  signInRules: { id: 'users.signInRules', method: 'GET', path: '/{station}/api/v1/sign_in_rules/', success: 200, responseKind: 'json' },
  saveSignInRules: {
    id: 'users.saveSignInRules',
    method: 'POST',
    path: '/{station}/api/v1/sign_in_rules/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  save: { id: 'users.save', method: 'POST', path: '/{station}/api/v1/save_user/', success: 200, responseKind: 'json', bodyKind: 'json' },
} as unknown as {
  list: WireOperation<{ params: StationParams; response: User[] }>;
  create: WireOperation<{ params: StationParams; body: UserInput; response: User }>;
  invite: WireOperation<{ params: StationParams; body: InvitationInput; response: NewInvitation }>;
  renewInvitation: WireOperation<{ params: StationIdParams; response: NewInvitation }>;
  resetSecondFactor: WireOperation<{ params: StationIdParams; response: User }>;
  signInRules: WireOperation<{ params: StationParams; response: SignInRules }>;
  saveSignInRules: WireOperation<{ params: StationParams; body: SignInRules; response: SignInRules }>;
  save: WireOperation<{ params: StationParams; body: UserSave; response: User }>;
};
