import type { z } from 'zod';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { GuardedFetch, GuardedRequest } from '../../platform/fetch/guarded-fetch.ts';
import { OAuthFailure } from './oauth-failure.ts';

interface OAuthRequest {
  /** Form fields of a POST; without any, a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly authorization?: string;
}

/**
 * Calls a platform's OAuth or account address, and parses the JSON response.
 * @throws OAuthFailure
 */
export type OAuthHttp = <Shape extends z.ZodType>(
  url: string,
  shape: Shape,
  request?: OAuthRequest,
) => Promise<z.output<Shape>>;

const largestResponse = 1_000_000;
/** Milliseconds, because a user waits in the window. */
const timeoutMs = 20_000;

export function createOAuthHttp(fetch: GuardedFetch): OAuthHttp {
  return async (url, shape, { form, authorization } = {}) => {
    const { status, text } = await send(url, {
      method: form ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(authorization === undefined ? {} : { authorization }),
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
      limitBytes: largestResponse,
      timeoutMs,
      maxRedirects: 0,
    });
    if (status === 408 || status === 429 || status >= 500)
      throw new OAuthFailure('unreachable', `It responded with ${status}.`);
    if (status < 200 || status >= 300) throw new OAuthFailure('refused', `It responded with ${status}.`);
    const read = shape.safeParse(jsonOf(text));
    if (!read.success)
      throw new OAuthFailure('refused', 'Its response has another shape than documented.', {
        cause: read.error,
      });
    return read.data;
  };

  async function send(url: string, request: GuardedRequest) {
    try {
      const response = await fetch(url, request);
      return { status: response.status, text: await response.text() };
    } catch (error) {
      if (!isStationError(error)) throw error;
      throw new OAuthFailure('unreachable', 'It could not be reached.', { cause: error });
    }
  }
}

function jsonOf(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
