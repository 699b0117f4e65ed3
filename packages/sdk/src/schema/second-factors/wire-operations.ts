// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { AppCode, AppSetup, RecoveryCodes, SecondFactors, SignInConfirmation } from './wire-types.ts';

export const secondFactorOperations = {
  get: { id: 'secondFactors.get', method: 'GET', path: '/stations/api/v1/second_factors/', success: 200, responseKind: 'json' },
  confirm: {
    id: 'secondFactors.confirm',
    method: 'POST',
    path: '/stations/api/v1/second_factors/confirm/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  setUpApp: {
    id: 'secondFactors.setUpApp',
    method: 'POST',
    path: '/stations/api/v1/second_factors/app/',
    success: 200,
    responseKind: 'json',
  },
  confirmApp: {
    id: 'secondFactors.confirmApp',
    method: 'POST',
    path: '/stations/api/v1/second_factors/app/confirm/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  removeApp: {
    id: 'secondFactors.removeApp',
    method: 'DELETE',
    path: '/stations/api/v1/second_factors/app/',
    success: 204,
    responseKind: 'none',
  },
  makeRecoveryCodes: {
    id: 'secondFactors.makeRecoveryCodes',
    method: 'POST',
    path: '/stations/api/v1/second_factors/recovery_codes/',
    success: 200,
    responseKind: 'json',
  },
} as unknown as {
  get: WireOperation<{ response: SecondFactors }>;
  confirm: WireOperation<{ body: SignInConfirmation; response: SecondFactors }>;
  setUpApp: WireOperation<{ response: AppSetup }>;
  confirmApp: WireOperation<{ body: AppCode; response: RecoveryCodes }>;
  removeApp: WireOperation<{}>;
  makeRecoveryCodes: WireOperation<{ response: RecoveryCodes }>;
};
