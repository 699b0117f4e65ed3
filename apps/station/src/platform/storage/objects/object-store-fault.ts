import { fail } from '../../errors/platform-errors.ts';
import type { StationError } from '../../errors/station-error.ts';

/** Why a request to an object store failed, for operators. It carries nothing of the request, whose headers are signed. */
class ObjectStoreFault extends Error {
  override readonly name = 'ObjectStoreFault';
  /** Code of the store, such as `NoSuchBucket`, or of the network, such as `ECONNREFUSED`. */
  readonly code: string;
  /** HTTP status; undefined where there was no response. */
  readonly status: number | undefined;

  constructor(message: string, code: string, status: number | undefined) {
    super(message);
    this.code = code;
    this.status = status;
  }

  /** Whether the same request may work later: the store did not respond, or failed itself. */
  get isTemporary(): boolean {
    return this.status === undefined ? this.code !== 'CredentialsProviderError' : this.status >= 500 || this.status === 429;
  }
}

/** The error of a failed request. @param action what was tried, such as `store images/1/a.jpg` */
export function unavailable(error: unknown, store: string, action: string): StationError {
  const { code, status } = factsOf(error);
  const details = status === undefined ? code : `${code}, ${status}`;
  const cause = new ObjectStoreFault(`${store}: ${reasonOf(code, status)} (${details}). Could not ${action}.`, code, status);
  return fail('storage.unavailable', { cause, headers: { 'retry-after': '10' } });
}

/** Why a request failed; undefined for an error of another kind. */
export function faultOf(error: unknown): ObjectStoreFault | undefined {
  return error instanceof Error && error.cause instanceof ObjectStoreFault ? error.cause : undefined;
}

/** Whether the store responded that there is no such object. */
export function isMissingObject(error: unknown): boolean {
  const { code, status } = factsOf(error);
  return code === 'NoSuchKey' || (status === 404 && code !== 'NoSuchBucket');
}

function reasonOf(code: string, status: number | undefined): string {
  if (code === 'NoSuchBucket' || status === 404) return 'there is no such bucket';
  if (code === 'InvalidAccessKeyId' || code === 'SignatureDoesNotMatch' || status === 401) return 'the access key or its secret is wrong';
  if (code === 'CredentialsProviderError') return 'there are no credentials';
  if (status === 403) return 'access denied';
  return status === undefined ? 'the server cannot be reached' : 'the server failed';
}

function factsOf(error: unknown): { code: string; status: number | undefined } {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', status: undefined };
  const { name, code, $metadata: metadata } = error as { name?: unknown; code?: unknown; $metadata?: { httpStatusCode?: number } };
  const known = [code, name].find((text) => typeof text === 'string' && /^\w{1,60}$/.test(text));
  return { code: typeof known === 'string' ? known : 'unknown', status: metadata?.httpStatusCode };
}
