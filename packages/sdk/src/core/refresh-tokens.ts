import type { Tokens } from '../schema/sessions/wire-types.ts';
import type { SentOperation } from '../schema/wire-operation.ts';
import { prepareRequest } from './prepare-request.ts';
import { readResponseBody } from './read-response.ts';
import { sendWithRetries, type Sender } from './send-with-retries.ts';

/** `sessions.refreshToken` alone: the transport is without the other operations of sessions. */
export const refreshOperation: SentOperation = {
  id: 'sessions.refreshToken',
  method: 'POST',
  path: '/stations/api/v1/token/refresh/',
  responseKind: 'json',
  success: 200,
};

/** Without a sign-in: the body is the credential. */
const caller = { credentials: 'token', accessToken: undefined, station: undefined, stationName: undefined } as const;

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
  const input = { body: { refresh_token: refreshToken } };
  const request = prepareRequest(refreshOperation, input, { ...caller, headers }, address);
  const quiet = { ...sender, onUnauthorized: undefined };
  return sendWithRetries(
    quiet,
    refreshOperation,
    request,
    input,
    async (response) => (await readResponseBody(refreshOperation, response, true)) as Tokens,
  );
}
