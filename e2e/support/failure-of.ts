import { isHttpError, type HttpError } from '@postkit/sdk';

/** Awaits a call that the station must refuse, and returns its error. */
export async function failureOf(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isHttpError(error)) throw new Error('The station was to refuse this.', { cause: error });
  return error;
}
