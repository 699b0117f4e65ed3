import { isDiskFull } from './is-disk-full.ts';
import { fail } from './platform-errors.ts';
import { isStationError, type StationError } from './station-error.ts';

/** An error as it is sent to the client. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly error_message: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  };
}

/** Converts anything thrown to a response that exposes no internals. */
export function errorResponse(error: unknown, requestId: string): ErrorResponse {
  const known = isStationError(error) ? error : knownFault(error);
  if (!known)
    return {
      status: 500,
      headers: {},
      body: { error_message: `Something went wrong. Quote request ${requestId}.` },
    };
  const body = {
    ...known.body,
    error_message: known.message,
    ...(known.fields ? { errors: known.fields } : {}),
  };
  return { status: known.status, headers: known.headers ?? {}, body };
}

function knownFault(error: unknown): StationError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isDiskFull(error)) return fail('storage.full', { cause: error });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return fail('request.too-large', { cause: error });
  if (status === 415) return fail('request.type', { cause: error });
  if (status === 503) return fail('service.unavailable', { cause: error });
  if (isTruncatedForm(error))
    return fail('request.invalid', { message: 'The upload was interrupted. Send it again.', cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return fail('request.invalid', { cause: error });
  return undefined;
}

/** The form parser marks a form that ends in the middle by its message alone. */
function isTruncatedForm({ message }: Error): boolean {
  return /unexpected end of multipart data|^Multipart: Boundary not found/i.test(message);
}
