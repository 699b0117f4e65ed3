// Written by `npm run generate`.

import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  AppCode,
  AppSetup,
  NewPasskey,
  Passkey,
  PasskeyName,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactors,
  SignInConfirmation,
} from './wire-types.ts';

export const secondFactorOperations = /* @__PURE__ */ sentOperations('secondFactors', {
  get: { path: '/stations/api/v1/second_factors/' },
  confirm: { method: 'POST', path: '/stations/api/v1/second_factors/confirm/' },
  setUpApp: { method: 'POST', path: '/stations/api/v1/second_factors/app/' },
  confirmApp: { method: 'POST', path: '/stations/api/v1/second_factors/app/confirm/' },
  removeApp: { method: 'DELETE', path: '/stations/api/v1/second_factors/app/' },
  setUpPasskey: { method: 'POST', path: '/stations/api/v1/second_factors/passkeys/options/' },
  addPasskey: { method: 'POST', path: '/stations/api/v1/second_factors/passkeys/', success: 201 },
  renamePasskey: { method: 'PATCH', path: '/stations/api/v1/second_factors/passkeys/{id}/' },
  removePasskey: { method: 'DELETE', path: '/stations/api/v1/second_factors/passkeys/{id}/' },
  makeRecoveryCodes: { method: 'POST', path: '/stations/api/v1/second_factors/recovery_codes/' },
}) as unknown as {
  get: WireOperation<{ response: SecondFactors }>;
  confirm: WireOperation<{ body: SignInConfirmation; response: SecondFactors }>;
  setUpApp: WireOperation<{ response: AppSetup }>;
  confirmApp: WireOperation<{ body: AppCode; response: RecoveryCodes }>;
  removeApp: WireOperation<{}>;
  setUpPasskey: WireOperation<{ response: PasskeyOptions }>;
  addPasskey: WireOperation<{ body: NewPasskey; response: RecoveryCodes }>;
  renamePasskey: WireOperation<{
    params: {
      /** Number that identifies it at the station. */
      id: number;
    };
    body: PasskeyName;
    response: Passkey;
  }>;
  removePasskey: WireOperation<{
    params: {
      /** Number that identifies it at the station. */
      id: number;
    };
  }>;
  makeRecoveryCodes: WireOperation<{ response: RecoveryCodes }>;
};
