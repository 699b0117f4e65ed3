import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { secondFactorOperations } from '../schema/second-factors/wire-operations.ts';
import type { NewPasskey, SignInConfirmation } from '../schema/second-factors/wire-types.ts';

/** The caller's own second factors. Changes need a session that `confirm` has confirmed within the last 10 minutes. */
export class SecondFactorsResource extends Resource {
  /**
   * The caller's app and the number of unused recovery codes.
   * @example
   * const { app, recovery_codes } = await client.secondFactors.get();
   * if (app && recovery_codes < 3) console.log('Make new recovery codes.');
   */
  get(options: CallOptions = {}) {
    return this.call(secondFactorOperations.get, options);
  }

  /**
   * Lets this session change second factors for 10 minutes.
   * @param confirmation The password, or a code.
   * @throws HttpError 422 if it is wrong, 429 after too many attempts
   * @example
   * await client.secondFactors.confirm({ password: 'harbour-fm-1234' });
   */
  confirm(confirmation: SignInConfirmation, options: CallOptions = {}) {
    return this.call(secondFactorOperations.confirm, { ...options, body: confirmation });
  }

  /**
   * The secret of a new app that shows codes. It counts once `confirmApp` has got its first code.
   * @throws HttpError 403 before `confirm`
   * @example
   * await client.secondFactors.confirm({ password: 'harbour-fm-1234' });
   * const { address } = await client.secondFactors.setUpApp();
   */
  setUpApp(options: CallOptions = {}) {
    return this.call(secondFactorOperations.setUpApp, options);
  }

  /**
   * Turns the app on. A first factor comes with recovery codes, which only this response contains.
   * @throws HttpError 422 for a wrong code, 410 without `setUpApp`
   * @example
   * const code = prompt('Code of your app') ?? '';
   * const { recovery_codes } = await client.secondFactors.confirmApp(code);
   */
  confirmApp(code: string, options: CallOptions = {}) {
    return this.call(secondFactorOperations.confirmApp, { ...options, body: { code } });
  }

  /**
   * Removes the app.
   * @throws HttpError 409 if it is the last factor and a station requires one
   * @example
   * await client.secondFactors.confirm({ password: 'harbour-fm-1234' });
   * await client.secondFactors.removeApp();
   */
  removeApp(options: CallOptions = {}) {
    return this.call(secondFactorOperations.removeApp, options);
  }

  /**
   * The options for creating a passkey: pass them to `navigator.credentials.create`, and its response to `addPasskey`.
   * @throws HttpError 409 where passkeys do not work: they need https and a domain, or localhost
   * @example
   * await client.secondFactors.confirm({ password: 'harbour-fm-1234' });
   * const { options } = await client.secondFactors.setUpPasskey();
   */
  setUpPasskey(options: CallOptions = {}) {
    return this.call(secondFactorOperations.setUpPasskey, options);
  }

  /**
   * Adds a passkey. A first factor comes with recovery codes, which only this response contains.
   * @throws HttpError 422 if the station does not accept the response, 410 if it comes too late
   * @example
   * const { options } = await client.secondFactors.setUpPasskey();
   * const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as object as PublicKeyCredentialCreationOptionsJSON);
   * const created = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
   * await client.secondFactors.addPasskey({ name: 'Laptop', response: created.toJSON() });
   */
  addPasskey(
    { name, response }: Omit<NewPasskey, 'response'> & { response: object },
    options: CallOptions = {},
  ) {
    return this.call(secondFactorOperations.addPasskey, {
      ...options,
      body: { name, response: { ...response } },
    });
  }

  /**
   * Renames a passkey.
   * @example
   * const [passkey] = (await client.secondFactors.get()).passkeys;
   * if (passkey) await client.secondFactors.renamePasskey(passkey.id, 'Old laptop');
   */
  renamePasskey(id: number, name: string, options: CallOptions = {}) {
    return this.call(secondFactorOperations.renamePasskey, {
      ...options,
      params: { id },
      body: { name },
    });
  }

  /**
   * Removes a passkey.
   * @throws HttpError 409 if it is the last factor and a station requires one
   * @example
   * const [passkey] = (await client.secondFactors.get()).passkeys;
   * if (passkey) await client.secondFactors.removePasskey(passkey.id);
   */
  removePasskey(id: number, options: CallOptions = {}) {
    return this.call(secondFactorOperations.removePasskey, { ...options, params: { id } });
  }

  /**
   * Replaces the recovery codes. Only this response contains them.
   * @throws HttpError 409 without a second factor
   * @example
   * const { recovery_codes } = await client.secondFactors.makeRecoveryCodes();
   */
  makeRecoveryCodes(options: CallOptions = {}) {
    return this.call(secondFactorOperations.makeRecoveryCodes, options);
  }
}
