import type { GuardedFetch, GuardedRequest } from '../../../platform/fetch/guarded-fetch.ts';
import { SignInProblem } from './sign-in-problem.ts';

const limitBytes = 1_000_000;
/** Milliseconds, because a user waits. */
const timeoutMs = 15_000;

/** The part of `fetch` that the libraries use. */
export type ProviderFetch = (
  url: string,
  init: { readonly method?: string; readonly headers?: HeadersInit; readonly body?: unknown },
) => Promise<Response>;

/**
 * Fetches from the provider under the rules for addresses outside the station; never follows a redirect.
 * @throws SignInProblem `unreachable`
 */
export function createProviderFetch(fetch: GuardedFetch): ProviderFetch {
  return async (url, { method = 'GET', headers, body }) => {
    const request: GuardedRequest = {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(body === undefined || body === null ? {} : { body: textOf(body) }),
      limitBytes,
      timeoutMs,
      maxRedirects: 0,
    };
    const { status, headers: received, bytes } = await read(fetch, url, request);
    if (status >= 500) throw new SignInProblem('unreachable', `The provider responded with ${status}.`);
    for (const name of ['content-encoding', 'content-length']) received.delete(name);
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : Buffer.from(bytes), { status, headers: received });
  };
}

async function read(fetch: GuardedFetch, url: string, request: GuardedRequest) {
  try {
    const response = await fetch(url, request);
    return { status: response.status, headers: response.headers, bytes: await response.bytes() };
  } catch (error) {
    throw new SignInProblem('unreachable', 'The provider cannot be reached.', { cause: error });
  }
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('The provider is sent text and forms only.');
}
