import { isHttpError } from './errors.ts';

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
 */
export function serverMessage(error: unknown, name?: string): ServerMessage {
  if (isHttpError(error, 401)) return { action: 'sign-in' };
  const details = error instanceof Error || isHttpError(error) ? error.message : String(error);
  return { action: 'show', details, ...(name && { global: `Server Error: ${name.replace(/\.$/, '')}: ${details}` }) };
}
