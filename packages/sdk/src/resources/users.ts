import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { userOperations } from '../schema/users/wire-operations.ts';
import type { InvitationInput, UserInput, UserSave } from '../schema/users/wire-types.ts';

/** Users of the stations that the caller administers. */
export class UsersResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(options: CallOptions = {}) {
    return this.#transport.call(userOperations.list, options);
  }

  /** Creates a user. The station derives the username from the email. */
  create(user: UserInput, options: CallOptions = {}) {
    return this.#transport.call(userOperations.create, { ...options, body: user });
  }

  /** Creates a user who chooses a password by a link. Only this response contains its token. */
  invite(user: InvitationInput, options: CallOptions = {}) {
    return this.#transport.call(userOperations.invite, { ...options, body: user });
  }

  /**
   * A new link for an invited user; the old one is void.
   * @throws HttpError 409 once the user has a password
   */
  renewInvitation(id: number, options: CallOptions = {}) {
    return this.#transport.call(userOperations.renewInvitation, { ...options, params: { id } });
  }

  /**
   * Saves a user, or without `id` creates one with this username.
   * @throws HttpError 409 if another user saved it since, or the username is taken
   */
  save(user: UserSave, options: CallOptions = {}) {
    return this.#transport.call(userOperations.save, { ...options, body: user });
  }
}
