import type { FormData } from 'undici';
import { isStationError } from '../../../platform/errors/station-error.ts';
import type { GuardedFetch, GuardedRequest, GuardedResponse } from '../../../platform/fetch/guarded-fetch.ts';
import { neverConnected } from '../../../platform/fetch/never-connected.ts';
import { DeliveryFailure, type FailureKind } from '../delivery-failure.ts';
import { refusalText } from './refusal-text.ts';

export interface HttpRequest {
  readonly method?: NonNullable<GuardedRequest['method']>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly body?: string | Blob | FormData;
  /** Milliseconds for the whole exchange; default two hours, for uploads. */
  readonly timeoutMs?: number;
  /** Default 5. With 0, a redirect is an error. */
  readonly maxRedirects?: number;
  /** Statuses other than 2xx that are returned instead of thrown. */
  readonly accepts?: readonly number[];
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or text. */
  readonly data: unknown;
}

/**
 * Sends a request to a platform.
 * @throws DeliveryFailure for any other status
 */
export type HttpClient = (url: string, request: HttpRequest) => Promise<HttpResponse>;

/** The meaning of a status, without a full stop; undefined for the usual meaning. */
export type RefusalOf = (status: number) => { readonly kind: FailureKind; readonly text: string } | undefined;

export interface HttpClientSettings {
  readonly fetch: GuardedFetch;
  /** Name of the platform, for error messages. */
  readonly name: string;
  /** Secrets, which messages never repeat. */
  readonly secrets: readonly string[];
  /** Meanings of statuses that differ from the usual. */
  readonly refusalOf?: RefusalOf | undefined;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const largestResponse = 2_000_000;
/** Milliseconds for a whole upload. */
const patience = 2 * 3_600_000;

export function createHttpClient({
  fetch,
  name,
  secrets,
  refusalOf,
  signal,
  now,
}: HttpClientSettings): HttpClient {
  async function read(
    url: string,
    { method = 'GET', json, body, timeoutMs = patience, maxRedirects = 5, ...request }: HttpRequest,
  ): Promise<HttpResponse> {
    const headers = {
      accept: 'application/json',
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...request.headers,
    };
    const content = json ? JSON.stringify(json) : body;
    const response = await fetch(url, {
      method,
      headers,
      ...(content === undefined ? {} : { body: content }),
      limitBytes: largestResponse,
      timeoutMs,
      maxRedirects,
      signal,
    });
    return { status: response.status, headers: response.headers, data: await dataOf(response) };
  }

  function refusal({ status, headers, data }: HttpResponse): DeliveryFailure {
    const said = refusalText(data, secrets);
    const words = (text: string) => `${text} (${status})${said ? `: ${said}` : '.'}`;
    const wait = secondsToWait(headers, now());
    const own = refusalOf?.(status);
    if (own) return new DeliveryFailure(own.kind, words(own.text), { responseStatus: status, wait });
    if (status === 429)
      return new DeliveryFailure('later', words(`${name} asked the station to wait`), {
        responseStatus: status,
        wait,
      });
    if (status >= 500 || status === 408)
      return new DeliveryFailure('later', words(`${name} reported an error of its own`), {
        responseStatus: status,
        wait,
        isOpen: true,
      });
    const text =
      status === 401 || status === 403 ? `${name} denied access to the station` : `${name} refused it`;
    return new DeliveryFailure('refused', words(text), { responseStatus: status });
  }

  return async (url, request) => {
    const response = await read(url, request).catch((error: unknown): never => {
      if (!isStationError(error)) throw error;
      if (neverConnected(error))
        throw new DeliveryFailure('later', `${name} cannot be reached.`, { cause: error });
      const text =
        error.code === 'fetch.timeout'
          ? `${name} did not respond in time.`
          : `${name} lost the connection before it responded.`;
      throw new DeliveryFailure('later', text, { isOpen: true, cause: error });
    });
    if ((response.status >= 200 && response.status < 300) || request.accepts?.includes(response.status))
      return response;
    throw refusal(response);
  };
}

async function dataOf(response: GuardedResponse): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `Retry-After` in seconds or as a date; else Omny's seconds or X's moment until the rate limit ends. */
function secondsToWait(headers: Headers, now: number): number | null {
  const after = headers.get('retry-after') ?? headers.get('x-ratelimit-reset');
  if (after !== null && /^\d+$/.test(after.trim())) return Number(after);
  const moment =
    after === null ? Number(headers.get('x-rate-limit-reset') ?? Number.NaN) * 1000 : Date.parse(after);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}
