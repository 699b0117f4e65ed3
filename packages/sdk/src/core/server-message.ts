import { isHttpError } from './errors.ts';

/** What a failed call means for the person: to sign in again, or to read something. */
export type ServerMessage =
  | { readonly action: 'sign-in' }
  | {
      readonly action: 'show';
      /** `{status}: {words of the server}`, or why there was no answer. */
      readonly details: string;
      /** `Server Error: {name}: {details}`, for the whole screen; only where the call gave a name. */
      readonly global?: string;
    };

/**
 * What to do about a failed call.
 * @param name The words for this call, such as "Could not create episode."; a full stop at their end gives way to the colon.
 */
export function serverMessage(error: unknown, name?: string): ServerMessage {
  if (isHttpError(error, 401)) return { action: 'sign-in' };
  const details = error instanceof Error || isHttpError(error) ? error.message : String(error);
  return { action: 'show', details, ...(name && { global: `Server Error: ${name.replace(/\.$/, '')}: ${details}` }) };
}
