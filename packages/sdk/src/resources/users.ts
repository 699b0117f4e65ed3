import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { userOperations } from '../schema/users/wire-operations.ts';
import type { InvitationInput, SignInRules, UserInput, UserSave } from '../schema/users/wire-types.ts';

/** Users of the stations that the caller administers. */
export class UsersResource extends Resource {
  /**
   * The users of the stations that the caller administers.
   * @example
   * const active = (await client.users.list()).filter(({ disabled }) => !disabled);
   */
  list(options: CallOptions = {}) {
    return this.call(userOperations.list, options);
  }

  /**
   * Creates a user. The station derives the username from the email.
   * @example
   * await client.users.create({
   *   first_name: 'Ina',
   *   last_name: 'Berg',
   *   email: 'ina@harbour.fm',
   *   username: '',
   *   password: 'a long first password',
   *   isAdmin: false,
   *   accessLevel: 'user',
   *   company_admin: false,
   *   stations: [{ stationTitle: 'Harbour FM', station: 'harbour-fm' }],
   * });
   */
  create(user: UserInput, options: CallOptions = {}) {
    return this.call(userOperations.create, { ...options, body: user });
  }

  /**
   * Creates a user who chooses a password by a link. Only this response contains its token.
   * @example
   * const { token, is_mailed } = await client.users.invite({
   *   first_name: 'Ina',
   *   last_name: 'Berg',
   *   email: 'ina@harbour.fm',
   *   username: '',
   *   isAdmin: false,
   *   accessLevel: 'user',
   *   company_admin: false,
   *   stations: [{ stationTitle: 'Harbour FM', station: 'harbour-fm' }],
   * });
   */
  invite(user: InvitationInput, options: CallOptions = {}) {
    return this.call(userOperations.invite, { ...options, body: user });
  }

  /**
   * A new link for an invited user; the old one is void.
   * @throws HttpError 409 once the user has a password
   * @example
   * const { token, expires_at } = await client.users.renewInvitation(12);
   */
  renewInvitation(id: number, options: CallOptions = {}) {
    return this.call(userOperations.renewInvitation, { ...options, params: { id } });
  }

  /**
   * Removes every second factor of a user who lost them, and ends the user's sessions.
   * @throws HttpError 403 for a user whom the caller may not change
   * @example
   * await client.users.resetSecondFactor(12);
   */
  resetSecondFactor(id: number, options: CallOptions = {}) {
    return this.call(userOperations.resetSecondFactor, { ...options, params: { id } });
  }

  /**
   * The rules for signing in to the station.
   * @example
   * const { second_factor_required } = await client.users.signInRules();
   */
  signInRules(options: CallOptions = {}) {
    return this.call(userOperations.signInRules, options);
  }

  /**
   * Requires a second factor of every user of the station, from their next sign-in on, or no longer.
   * @throws HttpError 409 if the caller has no second factor
   * @example
   * await client.users.saveSignInRules({ second_factor_required: false });
   */
  saveSignInRules(rules: SignInRules, options: CallOptions = {}) {
    return this.call(userOperations.saveSignInRules, { ...options, body: rules });
  }

  /**
   * Saves a user, or without `id` creates one with this username.
   * @throws HttpError 409 if another user saved it since, or the username is taken
   * @example
   * const ina = (await client.users.list()).find(({ email }) => email === 'ina@harbour.fm');
   * if (ina) {
   *   const stations = ina.user_stations.map(({ station, station_name }) => ({ station, stationTitle: station_name }));
   *   const { id, first_name, email, username, version } = ina;
   *   const rights = { isAdmin: false, accessLevel: 'user', company_admin: false } as const;
   *   await client.users.save({ id, first_name, last_name: 'Holm', email, username, version, stations, ...rights });
   * }
   */
  save(user: UserSave, options: CallOptions = {}) {
    return this.call(userOperations.save, { ...options, body: user });
  }
}
