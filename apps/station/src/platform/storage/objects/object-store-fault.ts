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

  /** The next step of an operator, a sentence. */
  get remedy(): string {
    const { remedy } = causeOf(this.code, this.status);
    return remedy;
  }

  /** Whether the same request may work later: the store did not respond, or failed itself. */
  get isTemporary(): boolean {
    return this.status === undefined
      ? this.code !== 'CredentialsProviderError'
      : this.status >= 500 || this.status === 429;
  }
}

/** The error of a failed request. @param action what was tried, such as `store images/1/a.jpg` */
export function unavailable(error: unknown, store: string, action: string): StationError {
  const { code, status } = factsOf(error);
  const details = status === undefined ? code : `${code}, ${status}`;
  const cause = new ObjectStoreFault(
    `${store}: ${causeOf(code, status).reason} (${details}). Could not ${action}.`,
    code,
    status,
  );
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

function causeOf(
  code: string,
  status: number | undefined,
): { readonly reason: string; readonly remedy: string } {
  if (code === 'NoSuchBucket' || status === 404)
    return { reason: 'there is no such bucket', remedy: 'Create it, or name another one.' };
  if (code === 'InvalidAccessKeyId' || code === 'SignatureDoesNotMatch' || status === 401) {
    return {
      reason: 'the access key or its secret is wrong',
      remedy: 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    };
  }
  if (code === 'CredentialsProviderError') {
    return { reason: 'there are no credentials', remedy: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.' };
  }
  if (status === 403)
    return {
      reason: 'access denied',
      remedy: 'Let the key list the bucket, and read, store and delete its objects.',
    };
  const remedy = 'Check its address, and that it runs.';
  return { reason: status === undefined ? 'the server cannot be reached' : 'the server failed', remedy };
}

function factsOf(error: unknown): { code: string; status: number | undefined } {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', status: undefined };
  const {
    name,
    code,
    $metadata: metadata,
  } = error as { name?: unknown; code?: unknown; $metadata?: { httpStatusCode?: number } };
  const known = [code, name].find((text) => typeof text === 'string' && /^\w{1,60}$/.test(text));
  return { code: typeof known === 'string' ? known : 'unknown', status: metadata?.httpStatusCode };
}
