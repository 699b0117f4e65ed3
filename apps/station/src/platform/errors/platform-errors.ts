import { defineErrors } from './define-errors.ts';

/** Creates the errors that any part of the station may throw. */
export const fail = defineErrors({
  'request.invalid': { status: 400, message: 'The request is not valid.' },
  'request.too-large': { status: 413, message: 'This is larger than this station accepts.' },
  'request.method': { status: 405, message: 'This address does not take this kind of request.' },
  'request.type': { status: 415, message: 'This kind of content is not accepted here.' },
  'request.too-many': { status: 429, message: 'Too many attempts. Try again later.' },
  'access.sign-in': { status: 401, message: 'Sign in first.' },
  'access.elsewhere': {
    status: 403,
    message: 'This request came from another site. Open the station and do it there.',
  },
  'access.denied': { status: 403, message: 'You do not have permission to do this.' },
  'access.archived': { status: 403, message: 'This station is archived. A company admin can restore it.' },
  'resource.absent': { status: 404, message: 'Not found.' },
  'resource.conflict': {
    status: 409,
    message: 'This conflicts with the current state. Reload and try again.',
  },
  'resource.gone': { status: 410, message: 'This no longer exists.' },
  'storage.full': { status: 507, message: "The station's disk is full. Ask an administrator to free space." },
  'storage.unavailable': {
    status: 503,
    message: "The station's file store does not respond. Try again shortly.",
  },
  'service.unavailable': { status: 503, message: 'The station is busy or stopping. Try again shortly.' },
  'service.busy': { status: 503, message: 'The station is busy. Try again shortly.' },
  'fetch.failed': { status: 502, message: 'This address could not be reached.' },
  'fetch.too-large': { status: 422, message: 'The content at this address is too large.' },
  'fetch.timeout': { status: 502, message: 'This address took too long to respond.' },
});

/** The 503 with `Retry-After`, for work that would wait too long. */
export function busy(retryAfterSeconds: number) {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  const message = `The station is busy. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
  return fail('service.busy', { message, headers: { 'retry-after': String(seconds) } });
}

/** The 429 with `Retry-After`. */
export function tooMany(retryAfterSeconds: number) {
  return fail('request.too-many', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
}
