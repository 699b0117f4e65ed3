import { sessionOperations } from '../schema/sessions/wire-operations.ts';
import type { Tokens } from '../schema/sessions/wire-types.ts';
import { prepareRequest } from './prepare-request.ts';
import { readResponseBody } from './read-response.ts';
import { sendWithRetries, type Sender } from './send-with-retries.ts';

/** Without a sign-in: the body is the credential. */
const caller = {
  credentials: 'token',
  accessToken: undefined,
  station: undefined,
  stationName: undefined,
} as const;

/**
 * Exchanges a refresh token for new tokens.
 * @throws HttpError 401 or 403 if the session has ended
 */
export function refreshTokens(
  sender: Sender,
  address: string,
  refreshToken: string,
  headers: Readonly<Record<string, string>> | undefined,
): Promise<Tokens> {
  const operation = sessionOperations.refreshToken;
  const input = { body: { refresh_token: refreshToken } };
  const request = prepareRequest(operation, input, { ...caller, headers }, address);
  const quiet = { ...sender, onUnauthorized: undefined };
  return sendWithRetries(
    quiet,
    operation,
    request,
    input,
    async (response) => (await readResponseBody(operation, response, true)) as Tokens,
  );
}
