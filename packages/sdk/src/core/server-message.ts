import { isHttpError, isPostKitError } from './errors.ts';

/** The user's next step after a failed call: sign in again, or read a message. */
export type ServerMessage =
  | { readonly action: 'sign-in' }
  | {
      readonly action: 'show';
      /** `{status}: {message of the server}`, or why there was no response. */
      readonly details: string;
      /** `Server Error: {name}: {details}`, for the whole screen; absent if the call gave no name. */
      readonly global?: string;
    };

/**
 * Describes a failed call to the user.
 * @param name Message for this call, such as "Could not create episode.". A final full stop is replaced by a colon.
 * @example
 * try {
 *   await client.shows.create({ title: 'Night Shift' });
 * } catch (error) {
 *   console.log(serverMessage(error, 'Could not create the show.'));
 * }
 */
export function serverMessage(error: unknown, name?: string): ServerMessage {
  if (isHttpError(error, 401)) return { action: 'sign-in' };
  const details = detailsOf(error);
  return {
    action: 'show',
    details,
    ...(name && { global: `Server Error: ${name.replace(/\.$/, '')}: ${details}` }),
  };
}

/** Without the address that a NetworkError names: a user of a screen knows one station. */
function detailsOf(error: unknown): string {
  if (isPostKitError(error)) return error.code === 'network' ? 'Unable to talk to server' : error.message;
  return error instanceof Error ? error.message : String(error);
}
