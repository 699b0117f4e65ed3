import type { SentOperation } from '../schema/wire-operation.ts';
import { isHttpError } from './errors.ts';
import type { AnyInput, PreparedRequest } from './prepare-request.ts';
import { sendWithRetries, type Sender } from './send-with-retries.ts';
import type { TokenSession } from './token-session.ts';

interface Call<Result> {
  readonly operation: SentOperation;
  readonly input: AnyInput;
  /** The request with the current access token. */
  prepare(): PreparedRequest;
  read(response: Response): Promise<Result>;
}

/** Renews the access token before it expires, and once when the station refuses it. */
export async function sendWithToken<Result>(
  sender: Sender,
  session: TokenSession,
  { operation, input, prepare, read }: Call<Result>,
): Promise<Result> {
  await session.ready();
  const used = session.tokens?.access_token;
  try {
    return await sendWithRetries({ ...sender, onUnauthorized: undefined }, operation, prepare(), input, read);
  } catch (error) {
    if (!isHttpError(error, 401)) throw error;
    if (used !== undefined && (await session.renew(used)))
      return sendWithRetries(sender, operation, prepare(), input, read);
    sender.onUnauthorized?.(error);
    throw error;
  }
}
