import type { SentOperation } from '../schema/wire-operation.ts';
import { ResponseError, HttpError } from './errors.ts';
import { retryAfterSeconds } from './retry-policy.ts';
import { decodeResponse } from './wire-values.ts';

const errorBodyLimit = 64 * 1024;

/** The decoded JSON body; undefined if the operation has no JSON response. */
export async function readResponseBody(
  operation: SentOperation,
  response: Response,
  validate: boolean,
): Promise<unknown> {
  if (operation.responseKind !== 'json') {
    await response.body?.cancel();
    return undefined;
  }
  const written = await response.text();
  let received: unknown;
  try {
    received = JSON.parse(written);
  } catch (cause) {
    throw new ResponseError(operation.id, 'the response is not JSON', { cause });
  }
  return decodeResponse(operation, received, validate);
}

/** Whether a response is a success of the operation. A conditional request for a file may end with 304. */
export function isSuccess(operation: SentOperation, response: Response): boolean {
  if (response.ok) return true;
  if (operation.responseKind === 'file') return response.status === 304;
  // Browsers report a redirect that they did not follow as status 0.
  return (
    operation.responseKind === 'redirect' &&
    (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
  );
}

export async function readError(
  operation: SentOperation,
  response: Response,
  now: number,
): Promise<HttpError> {
  const { status, statusText, headers } = response;
  return new HttpError({
    operation: operation.id,
    status,
    statusText,
    body: parsed(await limitedText(response)),
    requestId: headers.get('X-Request-Id') ?? undefined,
    retryAfter: retryAfterSeconds(headers.get('Retry-After'), now),
  });
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

async function limitedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let written = '';
  while (reader && written.length < errorBodyLimit) {
    const { done, value } = await reader.read();
    if (done) return written;
    written += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return written.slice(0, errorBodyLimit);
}
