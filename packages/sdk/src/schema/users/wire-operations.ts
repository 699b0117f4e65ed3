// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type { InvitationInput, NewInvitation, SignInRules, User, UserInput, UserSave } from './wire-types.ts';

export const userOperations = /* @__PURE__ */ sentOperations('users', {
  list: { path: '/{station}/api/v1/get_employees.json' },
  create: { method: 'POST', path: '/{station}/api/v1/create_new_user/', success: 201 },
  invite: { method: 'POST', path: '/{station}/api/v1/invite_user/', success: 201 },
  renewInvitation: { method: 'POST', path: '/{station}/api/v1/invite_user/{id}/' },
  resetSecondFactor: { method: 'POST', path: '/{station}/api/v1/reset_second_factor/{id}/' },
  signInRules: { path: '/{station}/api/v1/sign_in_rules/' },
  saveSignInRules: { method: 'POST', path: '/{station}/api/v1/sign_in_rules/' },
  save: { method: 'POST', path: '/{station}/api/v1/save_user/' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; response: User[] }>;
  create: WireOperation<{ params: StationParams; body: UserInput; response: User }>;
  invite: WireOperation<{ params: StationParams; body: InvitationInput; response: NewInvitation }>;
  renewInvitation: WireOperation<{ params: StationIdParams; response: NewInvitation }>;
  resetSecondFactor: WireOperation<{ params: StationIdParams; response: User }>;
  signInRules: WireOperation<{ params: StationParams; response: SignInRules }>;
  saveSignInRules: WireOperation<{ params: StationParams; body: SignInRules; response: SignInRules }>;
  save: WireOperation<{ params: StationParams; body: UserSave; response: User }>;
};
